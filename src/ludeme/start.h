/* Start: what the rules before the first move share. */
#ifndef LUSOR_START_H
#define LUSOR_START_H

#include "game/build.h"
#include "play/move.h"

/* Does an action and enters it into the history as a move of its own, made by nobody. */
void start_do(Context *c, const Action *action);

/* What is put down, and where. */
typedef struct StartPiece {
    SiteType type;
    int site, what, count, state, rotation, value;
    bool stack; /* on top of what is there; then one piece, whatever the count */
} StartPiece;
void start_put(Context *c, const StartPiece *p);

/* The sites that a rule names in one of many ways, in its order. */
typedef struct StartSites {
    SiteType type;
    const Fn *region; /* or NULL */
    const Fn *list;   /* ints, or NULL */
} StartSites;
/* By "{<string>}", "<sites>", "{<int>}", "coord:<string>" or "<int>", as far as the signature has
   them; or by the two parameters named. */
StartSites start_sites(Build *b, const Bound *n);
StartSites start_sites_at(Build *b, const Bound *n, const char *site, const char *region);
Ints start_eval_sites(const StartSites *s, Context *c);

/* Notes that so many sites, or these, get so many pieces each (of a function that is constant). */
void start_note_placed(Build *b, int n_sites, const Fn *count);
void start_note_placed_at(Build *b, const StartSites *sites, const Fn *count);
/* How many pieces that is, on the empty board. */
int start_placed(const Build *b, Context *c);

/* The sites whose values are given, if it is a rule that sets variables of a puzzle. */
Ints start_puzzle_sites(const Fn *rule);

/* The component of exactly this name; 0, after a report, if there is none. */
int start_component(Build *b, const Bound *n, const char *name);

/* Rules that no description states and that come before the others: dice lie in their box, cards in
   their deck. */
void start_add_first(Build *b);

#endif
