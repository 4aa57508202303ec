/* Game: what a description becomes. Constant once loaded, shared by threads. */
#ifndef LUSOR_GAME_H
#define LUSOR_GAME_H

#include "base/arena.h"
#include "base/bits.h"
#include "board/direction.h"
#include "board/graph.h"
#include "game/fn.h"

#include <stdbool.h>
#include <stdint.h>

struct Topology;
struct Track;

enum {
    PLAYERS_MAX = 16,
    OFF = -1, /* off the board; undefined */
    END = -2, /* the end of a track */
    INFINITE = 1000000000
};

/* What a game needs: decided while its ludemes are built, named as Ludii names them. */
// clang-format off
#define GAME_FLAGS(F)                                                                              \
    F(UsesFromPositions) F(SiteState) F(Count) F(HiddenInfo) F(Stacking) F(Boardless)              \
    F(Stochastic) F(DeductionPuzzle) F(Score) F(Visited) F(Simultaneous) F(ThreeDimensions)        \
    F(NotAllPass) F(Card) F(LargePiece) F(SequenceCapture) F(Track) F(Rotation) F(Team) F(Bet)     \
    F(HashScores) F(HashAmounts) F(HashPhases) F(Graph) F(Vertex) F(Edge) F(Cell) F(Dominoes)      \
    F(LineOfPlay) F(MoveAgain) F(Value) F(Vote) F(Note) F(Loops) F(StepAdjacentDistance)           \
    F(StepOrthogonalDistance) F(StepDiagonalDistance) F(StepAllDistance) F(StepOffDistance)        \
    F(InternalLoopInTrack) F(UsesSwapRule) F(RepeatPositionalInGame) F(RepeatPositionalInTurn)     \
    F(RepeatSituationalInGame) F(RepeatSituationalInTurn) F(CycleDetection) F(PendingValues)       \
    F(MapValue) F(RememberingValues)
// clang-format on
#define GAME_FLAG_INDEX(name) FLAG_INDEX_##name,
enum { GAME_FLAGS(GAME_FLAG_INDEX) N_GAME_FLAGS };
#define GAME_FLAG_BIT(name) FLAG_##name = 1ull << FLAG_INDEX_##name,
enum GameFlag { GAME_FLAGS(GAME_FLAG_BIT) };

typedef enum { MODE_ALTERNATING, MODE_SIMULTANEOUS, MODE_SIMULATION } Mode;

typedef enum {
    COMPONENT_PIECE,
    COMPONENT_TILE,
    COMPONENT_DIE,
    COMPONENT_CARD,
    COMPONENT_DOMINO
} ComponentKind;

/* A way across a tile: between two of its sides. */
typedef struct TilePath {
    int from, from_slot, to, to_slot, colour;
} TilePath;

typedef struct Component {
    ComponentKind kind;
    const char *name;  /* with its owner, as Ludii names it: "Pawn1" */
    const char *plain; /* as the description says: "Pawn" */
    int role;          /* the word: whose it is */
    int owner;         /* 0: neutral; players + 1: shared */
    Direction facing;  /* DIR_NONE if it faces nowhere */
    const Fn *moves;   /* what it may do, NULL if nothing */
    uint64_t flags;    /* what these moves need: counts when (forEach Piece) asks for them */
    const struct Bound *bound; /* its description; NULL if it has none of its own */
    int flips[2];              /* the two states that flip turns into each other; both 0: none */
    int max_state, max_count, max_value;
    int *faces, n_faces;                            /* die */
    int *biased, n_biased;                          /* die */
    int suit, rank, value, trump_rank, trump_value; /* card */
    int halves[2];                                  /* domino */
    int **walks, *walk_lengths, n_walks;            /* large piece or domino: turtle steps */
    int n_sides;                                    /* tile */
    int *slots, n_slots;                            /* tile */
    TilePath *paths;                                /* tile */
    int n_paths;
} Component;

typedef enum { CONTAINER_BOARD, CONTAINER_HAND, CONTAINER_DICE, CONTAINER_DECK } ContainerKind;

typedef struct Container {
    ContainerKind kind;
    const char *name; /* as Ludii names it: "Board", "Hand1" */
    int owner;
    int first, n_sites; /* sites in global numbers; those of the board are of its default type */
    int n_faces;        /* dice: of each die */
    int first_card, n_cards; /* deck: the components that lie in it at the start */
} Container;

/* Lists of sites that follow from the board: all rows, all corners ... */
typedef struct RegionStatic {
    int kind; /* word of <regionTypeStatic> */
    Ints *lists;
    int n_lists, cap_lists;
} RegionStatic;

/* A named or owned set of sites: (regions ...). */
typedef struct RegionItem {
    const char *name;
    int role;       /* the word, Neutral if none is said */
    int owner;      /* a player, 0 neutral, players + 1 shared */
    const Fn **fns; /* regions whose union it is */
    int n_fns;
    RegionStatic *statics;
    int n_statics;
    bool constant; /* `bits` holds already while the rules are built */
    Bits *bits;    /* the union of the regions as they are on the empty board; else never changes */
} RegionItem;

/* (hint ...): what is known about some sites of a deduction puzzle. */
typedef struct Hint {
    Ints sites;
    int value;
} Hint;

/* What a deduction puzzle demands, and which sites it is about. */
typedef enum { ABOUT_NOTHING, ABOUT_ALL_SITES, ABOUT_REGIONS, ABOUT_REGION } ConstraintAbout;
typedef struct Constraint {
    const Fn *fn;
    ConstraintAbout about;
    const Fn *region; /* of ABOUT_REGION */
} Constraint;

typedef struct MapItem {
    const char *name;
    int *keys, *values, n;
} MapItem;

typedef struct NextPhase {
    const Fn *who;       /* int; NULL: all players */
    const Fn *condition; /* NULL: always */
    int phase;           /* index of the phase to go to, -1: the next one */
} NextPhase;

typedef struct Phase {
    const char *name;
    int owner; /* role: players + 1 for all */
    Mode mode;
    const Fn *play;
    const Fn *end; /* NULL if none */
    NextPhase *next;
    int n_next;
} Phase;

typedef enum {
    REPEAT_NONE,
    REPEAT_POSITIONAL,
    REPEAT_POSITIONAL_IN_TURN,
    REPEAT_SITUATIONAL,
    REPEAT_SITUATIONAL_IN_TURN
} Repetition;

typedef struct MetaRules {
    bool automove, swap, gravity, pin, no_stack_on_fallen, no_suicide;
    Repetition no_repeat;
} MetaRules;

/* Where things lie in a Position, in bytes from its start. 0: the game does not need it. */
typedef struct Layout {
    uint32_t size;
    uint32_t what, count, state, rotation, value; /* int32 per slot and level */
    uint32_t hidden;   /* int32 per kind, slot and level: bits of players */
    uint32_t height;   /* int32 per slot, stacking games */
    uint32_t empty;    /* Bits per slot */
    uint32_t playable; /* Bits per slot, boardless games */
    uint32_t owned;    /* Bits per slot for each component */
    uint32_t visited;  /* Bits per slot */
    uint32_t order;    /* int32 for each component: how many slots it lies on, then these slots */
    uint32_t start;    /* int32 per site of the default type: the top piece when play began */
    uint32_t pending, remember, to_clear, dice, vars, votes, domains, dominoes, cost, colour,
        on_track; /* see position.h */
} Layout;

/* One game of a match. */
typedef struct Instance {
    const struct Game *game;
    const Fn *next;   /* which comes after it; NULL: the one that follows in the list */
    const Fn *result; /* points of a winner; NULL: by rank */
} Instance;

typedef struct Game {
    Arena *arena; /* owns everything */
    const char *name;
    uint64_t flags;
    Mode mode;
    bool is_match;
    bool asks_counter;           /* a rule reads or sets the counter */
    bool asks_last;              /* a rule asks for all sites of the last move */
    bool asks_start;             /* a rule asks where pieces stood when play began */
    bool sets_cost, sets_colour; /* a start rule sets the cost or phase of sites */
    bool asks_order;             /* pieces have effects one after another: see contents.c */
    int max_count;               /* how many pieces a site may hold; 0: any number */

    int n_players;
    Direction facing[PLAYERS_MAX + 2]; /* of each player, DIR_NONE if not said */

    const struct Topology *topology; /* of the board */
    SiteType default_type;
    const struct Track *const *tracks;
    int n_tracks;

    Component *components; /* from 1; 0 is "nothing" */
    int n_components;      /* nothing included */
    int *owner;            /* per component: its owner */
    Container *containers; /* 0 is the board */
    int n_containers;
    int *container_of; /* per cell site: its container */
    int n_sites;       /* cell sites of all containers together */
    RegionItem *regions;
    int n_regions, cap_regions;
    MapItem *maps;
    int n_maps, cap_maps;
    Hint *hints[N_SITE_TYPES];
    int n_hints[N_SITE_TYPES];
    Range domains[N_SITE_TYPES]; /* values in deduction puzzles; 0 to 0: none */
    const Constraint *constraints;
    int n_constraints;

    /* A slot is a place where something can be. The sites of the board's default type and those of
       the other containers have the slots of their own number; the sites of other types that the
       game uses come behind. */
    int n_slots;
    int first_slot[N_SITE_TYPES];   /* of the board's cells, vertices, edges; -1: not used */
    int n_type_sites[N_SITE_TYPES]; /* of the board */
    int slot_words;                 /* words of a set of slots */
    int region_words;               /* words of a set of sites: enough for any type */
    int levels;                     /* of a slot: 1, or the most that a stack may hold */

    const Fn **start; /* start rules */
    int n_start, cap_start;
    const Fn *end; /* NULL if none */
    Phase *phases;
    int n_phases;
    MetaRules meta;
    int move_limit, turn_limit; /* of moves; of turns for each player */

    const char **vars; /* names of variables */
    int n_vars, cap_vars;
    const char **memories; /* names of remembered lists; NULL: the one without a name */
    int n_memories, cap_memories;
    const char **messages; /* proposals and votes in the order Ludii registers them */
    int n_messages, cap_messages;

    Layout layout;

    /* A match has these, a name and players, and nothing else of the above. */
    Instance *instances;
    int n_instances;
    const Fn **match_ends; /* its end rules */
    int n_match_ends;
} Game;

static inline bool game_has(const Game *g, uint64_t flag) {
    return g->flags & flag;
}

/* The slot of a site. A site beyond those of the board's type is a cell of another container. */
static inline int game_slot(const Game *g, SiteType type, int site) {
    return g->first_slot[type] > 0 && site < g->n_type_sites[type] ? g->first_slot[type] + site
                                                                   : site;
}

#endif
