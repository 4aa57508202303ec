/* Direction: the absolute directions of a board, and relative ones made absolute by a facing. */
#ifndef LUSOR_DIRECTION_H
#define LUSOR_DIRECTION_H

#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>

/* The kinds of directions. A direction of the first kind stands for many; the others are specific,
   and a piece or player can face them. */
typedef enum { KIND_GROUP, KIND_COMPASS, KIND_TURNING, KIND_SPATIAL } DirectionKind;

/* Name, kind, and rank among its kind. The order is Ludii's; it decides the order of radials. */
// clang-format off
#define DIRECTIONS(X)                                                                            \
    X(All, GROUP, 0) X(Angled, GROUP, 1) X(Adjacent, GROUP, 2) X(Axial, GROUP, 3)                \
    X(Orthogonal, GROUP, 4) X(Diagonal, GROUP, 5) X(OffDiagonal, GROUP, 6)                       \
    X(SameLayer, GROUP, 7) X(Upward, GROUP, 8) X(Downward, GROUP, 9) X(Rotational, GROUP, 10)    \
    X(Base, GROUP, 11) X(Support, GROUP, 12)                                                     \
    X(N, COMPASS, 0) X(E, COMPASS, 4) X(S, COMPASS, 8) X(W, COMPASS, 12) X(NE, COMPASS, 2)       \
    X(SE, COMPASS, 6) X(NW, COMPASS, 14) X(SW, COMPASS, 10) X(NNW, COMPASS, 15)                  \
    X(WNW, COMPASS, 13) X(WSW, COMPASS, 11) X(SSW, COMPASS, 9) X(SSE, COMPASS, 7)                \
    X(ESE, COMPASS, 5) X(ENE, COMPASS, 3) X(NNE, COMPASS, 1)                                     \
    X(CW, TURNING, 1) X(CCW, TURNING, 3) X(In, TURNING, 2) X(Out, TURNING, 0)                    \
    X(U, SPATIAL, 9) X(UN, SPATIAL, 10) X(UNE, SPATIAL, 11) X(UE, SPATIAL, 12)                   \
    X(USE, SPATIAL, 13) X(US, SPATIAL, 14) X(USW, SPATIAL, 15) X(UW, SPATIAL, 16)                \
    X(UNW, SPATIAL, 17)                                                                          \
    X(D, SPATIAL, 0) X(DN, SPATIAL, 1) X(DNE, SPATIAL, 2) X(DE, SPATIAL, 3) X(DSE, SPATIAL, 4)   \
    X(DS, SPATIAL, 5) X(DSW, SPATIAL, 6) X(DW, SPATIAL, 7) X(DNW, SPATIAL, 8)
// clang-format on

#define DIRECTION_ENUM(name, kind, rank) DIR_##name,
typedef enum { DIR_NONE = -1, DIRECTIONS(DIRECTION_ENUM) N_DIRECTIONS } Direction;
#undef DIRECTION_ENUM

/* A set of directions. */
typedef uint64_t DirectionSet;
#define DIRECTION_BIT(d) ((DirectionSet)1 << (d))

/* The relations between sites, each a group of directions. */
typedef enum {
    RELATION_ORTHOGONAL,
    RELATION_DIAGONAL,
    RELATION_OFF,
    RELATION_ADJACENT,
    RELATION_ALL,
    N_RELATIONS
} Relation;
Direction direction_of_relation(Relation r);

const char *direction_name(Direction d);
/* DIR_NONE if the word names none. */
Direction direction_find(const char *word, size_t n);
DirectionKind direction_kind(Direction d);
static inline bool direction_specific(Direction d) {
    return d >= DIR_N;
}
/* Place among the directions of its kind, clockwise for the compass. */
int direction_rank(Direction d);

/* Turning a facing, which is a specific direction. Left and right go to the next direction of its
   kind, leftward and rightward a quarter round if it is of the compass. */
Direction direction_left(Direction facing);
Direction direction_right(Direction facing);
Direction direction_leftward(Direction facing);
Direction direction_rightward(Direction facing);
Direction direction_opposite(Direction facing);

/* The direction that moves go to when they go where a piece faces: itself, but for DNW. (Ludii
   sends what faces DNW to DSW.) */
static inline Direction direction_ahead(Direction facing) {
    return facing == DIR_DNW ? DIR_DSW : facing;
}

// clang-format off
#define RELATIVE_DIRECTIONS(X) \
    X(Forward) X(Backward) X(Rightward) X(Leftward) \
    X(Forwards) X(Backwards) X(Rightwards) X(Leftwards) \
    X(FL) X(FLL) X(FLLL) X(BL) X(BLL) X(BLLL) X(FR) X(FRR) X(FRRR) X(BR) X(BRR) X(BRRR) \
    X(SameDirection) X(OppositeDirection)
// clang-format on

#define RELATIVE_ENUM(name) REL_##name,
typedef enum { REL_NONE = -1, RELATIVE_DIRECTIONS(RELATIVE_ENUM) N_RELATIVE } RelativeDirection;
#undef RELATIVE_ENUM

const char *direction_relative_name(RelativeDirection r);
RelativeDirection direction_relative_find(const char *word, size_t n);

enum { DIRECTIONS_RELATIVE_MAX = 16 };
/* The directions, in order, that `r` means for what faces `facing` where `supported` directions
   exist; returns how many. SameDirection and OppositeDirection depend on the last move and give
   none here. */
int direction_relative(RelativeDirection r, Direction facing, DirectionSet supported,
                       Direction out[DIRECTIONS_RELATIVE_MAX]);

/* The next supported direction on the right or left; `facing` if there is none. */
Direction direction_turn(Direction facing, bool right, DirectionSet supported);
/* `facing` turned to the right by so many supported directions. */
Direction direction_rotate(Direction facing, int times, DirectionSet supported);

#endif
