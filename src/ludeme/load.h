/* Load: makes a Game from a bound description. */
#ifndef LUSOR_LOAD_H
#define LUSOR_LOAD_H

#include "game/build.h"
#include "lang/description.h"

/* Reads, expands, binds and makes the game meant by a path or by a name; `choices` may be NULL.
   NULL after reporting what is wrong or not known yet. The arena must outlive the game, and so must
   the library. */
Game *load_file(Arena *a, Report *report, Library *library, const char *path_or_name,
                const Choices *choices);

/* The game of a description that has been expanded. */
Game *load_description(Arena *a, Report *report, const Description *d);

/* The same with something in the place of every ludeme that is built (see Build). */
Game *load_wrapped(Arena *a, Report *report, const Description *d,
                   Fn *(*wrap)(struct Build *, Fn *), void *wrap_data);

/* The game that `game` (bound where <game> is expected) describes; everything is in the arena. NULL
   after reporting what is wrong or not known yet. */
Game *load_game(Arena *a, Report *report, const Grammar *g, const Bound *game);
/* The same without regions, maps and rules: players, board, containers and pieces. It cannot be
   played. */
Game *load_things(Arena *a, Report *report, const Grammar *g, const Bound *game);

/* The same with the rules for the start, of a game that has at least these flags: what is known of
   the rules without them. It can be started and no more. */
Game *load_start(Arena *a, Report *report, const Grammar *g, const Bound *game, uint64_t flags);

/* ---- parts of it ---- */
/* What a (mode ...) says, or `otherwise` if it is left out. */
Mode load_mode(const Bound *mode, Mode otherwise);
/* Start rules, phases, end rules, meta-rules. (rules.c) */
void load_rules(Build *b, const Bound *rules);
void load_start_rules(Build *b, const Bound *start);
void load_phase_owners(Build *b, const Bound *rules);
/* The games of a (match ...). (match.c) */
void load_match(Build *b, const Bound *match);
/* (meta.c) */
void load_meta(Build *b, const Bound *meta);

/* Somewhere in the tree stands (head ...) or, with a word, (head word ...). */
bool load_mentions(const Tree *tree, const char *head, const char *word);

/* Items of an array, or the one thing itself where an array may be left out. */
typedef struct BoundItems {
    const Bound *const *v;
    int n;
    const Bound *one;
} BoundItems;
/* `array` and `one` are texts of parameters; either may be NULL. */
BoundItems load_items(const Bound *call, const char *array, const char *one);
static inline const Bound *load_item(const BoundItems *items, int i) {
    return items->one ? items->one : items->v[i];
}

#endif
