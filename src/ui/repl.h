/* REPL: a prompt at which a position is asked, changed and explained. */
#ifndef LUSOR_REPL_H
#define LUSOR_REPL_H

#include "ui/command.h"
#include "workbench/workbench.h"

#include <stdio.h>

/* Something done to the position by hand, before the move of that ply. */
typedef struct ReplEdit {
    int ply;
    char *line;
} ReplEdit;

typedef struct Repl {
    Face face; /* counts errors and writes JSON; passes the rest on */
    Face *below;
    Play *play;
    Workbench *bench; /* NULL: expressions are not known in this language */
    Lets lets;
    LusorPosition *before; /* the last move; NULL: no move was made here */
    bool json;
    int n_errors; /* what went wrong, assertions that failed */
    ReplEdit *edits;
    int n_edits, cap_edits;
    char **watched;
    int n_watched, cap_watched;
    char *stop; /* a condition that ends `random`; NULL: none */
    bool quiet; /* moves are made again: nothing is said */
} Repl;

/* A session for a game, which it owns from then on; NULL as for play_new(). */
Repl *repl_new(LusorGame *game, uint64_t seed, Face *face, char **why);
void repl_free(Repl *r);

/* Does what one line says. */
void repl_line(Repl *r, const char *line);
/* Reads lines until there are no more. */
void repl_run(Repl *r);

/* ---- for its commands ---- */
extern const PlayCommand repl_controls[], repl_looks[], repl_explains[];

/* False, after saying why, if expressions cannot be evaluated in this game. */
bool repl_can_evaluate(Repl *r);
/* The value of an expression, until the next one; NULL after reporting what is wrong. */
const Value *repl_evaluate(Repl *r, const char *text, bool trace);
/* Tells what a text gives. */
void repl_tell_value(Repl *r, const char *text);
/* An error, its text in one or more lines. */
void repl_report(Repl *r, const Report *report);
/* Makes a legal move, tells about it and about what is watched. */
bool repl_make(Repl *r, int move);
/* Back to, or forward again to, the position after so many moves. */
void repl_goto(Repl *r, int ply);
void repl_forget_edits(Repl *r);
/* Reads a whole number; false if the text is none. */
bool repl_number(const char *text, long *out);

/* (repl_reload.c) */
void repl_reload(Play *play, const char *rest);
void repl_editor(Play *play, const char *rest);
/* (repl_complete.c) */
void repl_complete(Play *play, const char *line, void (*put)(void *to, const char *word), void *to);

#endif
