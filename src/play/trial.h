/* Trial: a whole play in the text format in which Ludii keeps games (.trl). */
#ifndef LUSOR_TRIAL_H
#define LUSOR_TRIAL_H

#include "base/report.h"
#include "play/result.h"

typedef struct TrialMove {
    Move move;
    const Action *actions; /* with all consequences */
    int n_actions;
} TrialMove;

typedef struct Trial {
    Arena *arena;         /* owns everything */
    const char *game;     /* of which description: a path, as whoever wrote it saw it */
    const char **options; /* "Category/Item" */
    int n_options, cap_options;
    uint64_t seed; /* state of the game's generator before the start */

    TrialMove *moves; /* placements at the start included */
    int n_moves, cap_moves;
    int *sizes; /* how many moves were legal, for each ply; none if that was not kept */
    int n_sizes, cap_sizes;
    int n_start; /* of the moves, the placements at the start; OFF: not said */

    bool over;
    int winner;
    const char *end; /* "NaturalEnd", ...; NULL: not said */
    double rank[PLAYERS_MAX + 1];
    int n_ranks; /* from 1 on; rank[0] is not used, but written */
    bool sandbox;
    const char *version; /* of the Ludii that wrote it, or would read it */
} Trial;

/* ---- as text ---- */
/* Reads a trial; NULL after reporting what is wrong and in which line. */
Trial *trial_read(Arena *a, Report *report, const Source *text);
/* Writes what Ludii writes for the same play. */
void trial_write(const Trial *t, Text *out);

/* The text of one move. */
void trial_move_text(const TrialMove *m, Text *out);
/* Whether a move consists of these actions. The level that a piece is added on does not count: some
   versions of Ludii tell it and others do not. */
bool trial_move_is(const TrialMove *m, const Action *actions, int n);

/* ---- as kept while playing ---- */
/* Begins with the placements that turn_start() has just made; `game` and the game itself must
   outlive the trial. */
Trial *trial_begin(Arena *a, const Context *c, const char *game, uint64_t seed);
/* Adds the move that turn_apply() has just made, chosen from so many. */
void trial_add(Trial *t, const Context *c, const Move *m, int n_legal);
/* Adds how it stands. */
void trial_finish(Trial *t, const Context *c);

#endif
