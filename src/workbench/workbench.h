/* Workbench: asking a position of an L-GDL game what expressions give in it, without changing it.
 */
#ifndef LUSOR_WORKBENCH_H
#define LUSOR_WORKBENCH_H

#include "view/notation.h"
#include "workbench/expression.h"

typedef struct Workbench Workbench;

/* Values that the iterators of expressions have; what is not said is undefined. */
typedef struct Lets {
    Iterators it;
    int mover; /* 0: the one whose turn it is */
} Lets;

/* What an expression gave. */
typedef struct Value {
    ValueKind kind;
    TraceValue got;
    SiteType type;            /* of the sites of a region */
    DirectionList directions; /* VALUE_DIRECTIONS */
    LusorPosition *moves;     /* VALUE_MOVES: a position whose legal moves these are */
    const Graph *graph;       /* VALUE_GRAPH */
    bool ends;                /* VALUE_END: the game is over ... */
    int winner;               /* ... and won by that player, 0: nobody */
    const Trace *trace;       /* how it came about, if that was asked for */
} Value;

/* For a game in L-GDL, which must outlive it; NULL if there is no memory. */
Workbench *workbench_new(const LusorGame *game);
void workbench_free(Workbench *w);

/* No iterator has a value. */
Lets workbench_no_lets(const LusorGame *game);
/* The member of an iterator by its name ("from", "to", "site" ...), NULL if there is none. */
int *workbench_let(Lets *lets, const char *name, size_t n);
/* Their names, the last one NULL. */
extern const char *const workbench_lets[];

/* What `text` gives in a position. The value and what it points to stay until the next question;
   so do the texts of the report, which is started here. False after a report. */
bool workbench_evaluate(Workbench *w, LusorPosition *p, const Lets *lets, const char *text,
                        bool trace, Value *out, Report *report);

/* The value as text: "3", "true", "A1 B2", moves in notation. `notation` is the game's. */
void value_text(const Value *v, const Names *names, Notation *notation, Text *out);
void value_json(const Value *v, const Names *names, Notation *notation, Json *out, const char *key);
/* What a ludeme gave, likewise. */
void value_traced(const TraceEntry *e, const Workbench *w, const Names *names, Text *out);
/* The evaluation as an indented tree, one ludeme a line. */
void value_trace(const Value *v, const Workbench *w, const Names *names, Text *out);

/* The game that is being played, of a match the one under way. */
const Game *workbench_game(const Workbench *w, const LusorPosition *p);

#endif
