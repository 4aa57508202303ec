/* Board: from a bound (board ...), (boardless ...), (mancalaBoard ...) or (surakartaBoard ...) to
   its topology and tracks. */
#ifndef LUSOR_BOARD_H
#define LUSOR_BOARD_H

#include "board/topology.h"
#include "lang/bind.h"

/* What a board ludeme says. */
typedef struct BoardPlan {
    Graph *graph;
    SiteType type;
    bool boardless;
    TrackPlan *tracks;
    const Bound **track_bounds; /* where each of them is described */
    int n_tracks;
    bool surakarta; /* has tracks that follow from its rows */
    int loops;      /* how many; -1: as many as fit */
    int first_loop; /* the row of the first */
} BoardPlan;

/* What the rest of the description wants of the board. */
typedef struct BoardNeeds {
    bool layers;      /* something asks for the layer of a site */
    unsigned radials; /* types besides the default one whose radials are used: 1 << SiteType */
} BoardNeeds;

/* The board in the tree of a whole game, or NULL if it has none, as a match. */
const Tree *board_find(const Tree *game);
/* What a whole game needs, found in its words. */
BoardNeeds board_needs(const Tree *game);

/* NULL after reporting what is wrong. `needs` may be NULL: none. Only the topology is in `a`, what
   it was built from is given back. */
const Topology *board_make(Arena *a, Report *report, const Bound *board, const BoardNeeds *needs);

#endif
