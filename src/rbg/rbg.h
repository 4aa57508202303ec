/* Regular Boardgames: descriptions become games, games have states, states have moves.
 *
 * An RbgGame is constant once loaded and may be shared by threads. An RbgState is one block of
 * memory; copying it is memcpy. An RbgWork is scratch memory: one per thread. */
#ifndef LUSOR_RBG_H
#define LUSOR_RBG_H

#include "base/report.h"
#include "base/source.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct RbgGame RbgGame;
typedef struct RbgState RbgState;
typedef struct RbgWork RbgWork;

/* ---- games ---- */

/* The texts that reports and the game's names refer to live in the report's arena. NULL after
   reporting errors; warnings are reported in either case. */
RbgGame *rbg_load(const Source *source, Report *report);
void rbg_free(RbgGame *game);

/* Writes the description with all macros replaced; false after reporting errors. */
bool rbg_expand_text(const Source *source, Report *report, Text *out);

int rbg_players(const RbgGame *game);
const char *rbg_player_name(const RbgGame *game, int player); /* 0 .. players-1 */
int rbg_player_bound(const RbgGame *game, int player);        /* the highest score */
int rbg_pieces(const RbgGame *game);
const char *rbg_piece_name(const RbgGame *game, int piece);
int rbg_vertices(const RbgGame *game);
const char *rbg_vertex_name(const RbgGame *game, int vertex); /* as players call it: "A1" */
int rbg_variables(const RbgGame *game);                       /* scores not included */
const char *rbg_variable_name(const RbgGame *game, int variable);

/* Where the vertices of a generated board lie. */
typedef enum { RBG_GRAPH, RBG_RECTANGLE, RBG_HEXAGON, RBG_CUBOID } RbgShape;

typedef struct RbgSpot {
    int16_t column, row, layer; /* rows count from the top */
} RbgSpot;

typedef struct RbgLayout {
    RbgShape shape;
    int columns, rows, layers;
    RbgSpot *spots; /* per vertex; NULL for a plain graph */
    int cap_spots;
} RbgLayout;

const RbgLayout *rbg_layout(const RbgGame *game);
int rbg_labels(const RbgGame *game);
const char *rbg_label_name(const RbgGame *game, int label);
int rbg_neighbour(const RbgGame *game, int vertex, int label); /* -1: none */

/* ---- states ---- */

size_t rbg_state_size(const RbgGame *game);
/* The first position in which a player is to move. */
void rbg_start(const RbgGame *game, RbgWork *work, RbgState *state);
int rbg_mover(const RbgState *state); /* -1: the game stands still, the keeper found no move */
int rbg_piece_at(const RbgGame *game, const RbgState *state, int vertex);
int rbg_score(const RbgGame *game, const RbgState *state, int player);
int rbg_variable(const RbgGame *game, const RbgState *state, int variable);
uint64_t rbg_hash(const RbgGame *game, const RbgState *state);

/* ---- moves ---- */

/* One modifier of a move and where it acts. */
typedef struct RbgStep {
    uint32_t before; /* the step before it in RbgMoves.steps, 0 for none */
    uint16_t modifier;
    uint16_t vertex;
} RbgStep;

/* The legal moves of a position: a tree, since moves that begin alike share their beginning. */
typedef struct RbgMoves {
    RbgStep *steps; /* those that another one follows; [0] is not used */
    int n_steps, cap_steps;
    RbgStep *last; /* one per move: its last step */
    int n, cap;
} RbgMoves;

RbgWork *rbg_work_new(const RbgGame *game); /* NULL: no memory */
void rbg_work_free(RbgWork *work);
/* A search that tries more modifiers and patterns than this is given up; the default is some
   hundred million. */
void rbg_set_patience(RbgWork *work, uint32_t tries);
void rbg_moves_free(RbgMoves *moves);

/* What went wrong in the last call that used this scratch memory, NULL if nothing did: the
   description is improper and was followed only up to a limit. */
const char *rbg_trouble(const RbgWork *work);

/* Fills `moves` with the legal moves of the player to move; the number is moves->n. The state is
   the same afterwards. */
void rbg_moves(const RbgGame *game, RbgWork *work, RbgState *state, RbgMoves *moves);
/* Applies a move and everything the keeper does after it. */
void rbg_apply(const RbgGame *game, RbgWork *work, RbgState *state, const RbgMoves *moves,
               int move);

/* The steps of a move in order, the switch last. Returns their number; writes them only if that is
   at most `cap`. */
int rbg_move_steps(const RbgMoves *moves, int move, RbgStep *steps, int cap);

/* A name for each move, in the order of the moves: "B2-B3", "E4". No two are equal, case aside. */
const char **rbg_move_names(const RbgGame *game, const RbgMoves *moves, Arena *arena);
/* The move of that name, in whatever case; -1 if there is none. */
int rbg_find_move(const char *const *names, int n, const char *text);

#endif
