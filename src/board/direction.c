/* Direction: names, kinds, and turning. */
#include "board/direction.h"

#include <string.h>

typedef struct Row {
    const char *name;
    DirectionKind kind;
    int rank;
} Row;

#define DIRECTION_ROW(name, kind, rank) { #name, KIND_##kind, rank },
static const Row rows[N_DIRECTIONS] = { DIRECTIONS(DIRECTION_ROW) };

#define RELATIVE_ROW(name) #name,
static const char *const relative_names[N_RELATIVE] = { RELATIVE_DIRECTIONS(RELATIVE_ROW) };

Direction direction_of_relation(Relation r) {
    static const Direction groups[N_RELATIONS] = {
        [RELATION_ORTHOGONAL] = DIR_Orthogonal,
        [RELATION_DIAGONAL] = DIR_Diagonal,
        [RELATION_OFF] = DIR_OffDiagonal,
        [RELATION_ADJACENT] = DIR_Adjacent,
        [RELATION_ALL] = DIR_All,
    };
    return groups[r];
}

const char *direction_name(Direction d) {
    return rows[d].name;
}

DirectionKind direction_kind(Direction d) {
    return rows[d].kind;
}

int direction_rank(Direction d) {
    return rows[d].rank;
}

static bool is_word(const char *name, const char *word, size_t n) {
    return strlen(name) == n && !memcmp(name, word, n);
}

Direction direction_find(const char *word, size_t n) {
    for (Direction d = 0; d < N_DIRECTIONS; d++)
        if (is_word(rows[d].name, word, n))
            return d;
    return DIR_NONE;
}

const char *direction_relative_name(RelativeDirection r) {
    return relative_names[r];
}

RelativeDirection direction_relative_find(const char *word, size_t n) {
    for (RelativeDirection r = 0; r < N_RELATIVE; r++)
        if (is_word(relative_names[r], word, n))
            return r;
    return REL_NONE;
}

static const Direction compass[16] = {
    DIR_N, DIR_NNE, DIR_NE, DIR_ENE, DIR_E, DIR_ESE, DIR_SE, DIR_SSE,
    DIR_S, DIR_SSW, DIR_SW, DIR_WSW, DIR_W, DIR_WNW, DIR_NW, DIR_NNW,
};

/* U and D stay as they are; the rings above and below turn by eighths. */
static Direction turn_spatial(Direction d, int eighths) {
    Direction straight = d >= DIR_D ? DIR_D : DIR_U;
    if (d == straight)
        return d;
    return straight + 1 + ((d - straight - 1 + eighths) & 7);
}

static Direction turn(Direction d, int sixteenths, int eighths, const Direction turning[4]) {
    switch (rows[d].kind) {
    case KIND_COMPASS:
        return compass[(rows[d].rank + sixteenths) & 15];
    case KIND_TURNING:
        return turning[rows[d].rank];
    case KIND_SPATIAL:
        return turn_spatial(d, eighths);
    default:
        return d;
    }
}

/* By rank: Out, CW, In, CCW. Ludii's rings are not inverse to each other. */
static const Direction turning_left[4] = { DIR_CCW, DIR_In, DIR_CW, DIR_Out };
static const Direction turning_right[4] = { DIR_CW, DIR_In, DIR_CCW, DIR_Out };
static const Direction turning_opposite[4] = { DIR_In, DIR_CCW, DIR_Out, DIR_CW };

Direction direction_left(Direction facing) {
    return turn(facing, -1, -1, turning_left);
}

Direction direction_right(Direction facing) {
    return turn(facing, 1, 1, turning_right);
}

Direction direction_leftward(Direction facing) {
    return turn(facing, -4, -1, turning_left);
}

Direction direction_rightward(Direction facing) {
    return turn(facing, 4, 1, turning_right);
}

Direction direction_opposite(Direction facing) {
    if (rows[facing].kind != KIND_SPATIAL)
        return turn(facing, 8, 0, turning_opposite);
    Direction other = facing >= DIR_D ? facing - DIR_D + DIR_U : facing - DIR_U + DIR_D;
    return turn_spatial(other, 4);
}

typedef struct Found {
    DirectionSet supported;
    Direction *out;
    int n;
} Found;

static void add(Found *f, Direction facing) {
    if (f->supported & DIRECTION_BIT(facing) && f->n < DIRECTIONS_RELATIVE_MAX)
        f->out[f->n++] = direction_ahead(facing);
}

typedef Direction Turn(Direction facing);

/* The supported directions from `d` up to, not including, `end`. */
static void add_range(Found *f, Direction d, Direction end, Turn *next) {
    for (int i = 0; d != end && i < DIRECTIONS_RELATIVE_MAX; i++, d = next(d))
        add(f, d);
}

/* The first supported direction after `d`; DIR_NONE if no turning reaches one. */
static Direction first_after(Direction d, DirectionSet supported, Turn *next) {
    for (int i = 0; i < DIRECTIONS_RELATIVE_MAX; i++) {
        d = next(d);
        if (supported & DIRECTION_BIT(d))
            return d;
    }
    return DIR_NONE;
}

static void add_first_after(Found *f, Direction d, Turn *next) {
    Direction found = first_after(d, f->supported, next);
    if (found != DIR_NONE)
        add(f, found);
}

/* How a relative direction is found from the facing, or from its opposite. */
typedef enum {
    HOW_NOT,   /* depends on more than that */
    HOW_TURN,  /* turn, if there is a turn */
    HOW_HALF,  /* all in the half around it */
    HOW_SIDE,  /* all from it to the opposite, by turns */
    HOW_FIRST, /* the first supported one, by turns */
} How;

// clang-format off
static const struct {
    How how;
    bool back;
    Turn *turn;
} relatives[N_RELATIVE] = {
    [REL_Forward]    = { HOW_TURN, false, NULL },
    [REL_Backward]   = { HOW_TURN, true, NULL },
    [REL_Rightward]  = { HOW_TURN, false, direction_rightward },
    [REL_Leftward]   = { HOW_TURN, false, direction_leftward },
    [REL_Forwards]   = { HOW_HALF, false, direction_right },
    [REL_Backwards]  = { HOW_HALF, true, direction_right },
    [REL_Rightwards] = { HOW_SIDE, false, direction_right },
    [REL_Leftwards]  = { HOW_SIDE, false, direction_left },
    /* However many times left or right is said, Ludii goes to the first one supported. */
    [REL_FL] = { HOW_FIRST, false, direction_left },  [REL_FLL] = { HOW_FIRST, false, direction_left },
    [REL_FLLL] = { HOW_FIRST, false, direction_left },
    [REL_BL] = { HOW_FIRST, true, direction_left },   [REL_BLL] = { HOW_FIRST, true, direction_left },
    [REL_BLLL] = { HOW_FIRST, true, direction_left },
    [REL_FR] = { HOW_FIRST, false, direction_right }, [REL_FRR] = { HOW_FIRST, false, direction_right },
    [REL_FRRR] = { HOW_FIRST, false, direction_right },
    [REL_BR] = { HOW_FIRST, true, direction_right },  [REL_BRR] = { HOW_FIRST, true, direction_right },
    [REL_BRRR] = { HOW_FIRST, true, direction_right },
};
// clang-format on

int direction_relative(RelativeDirection r, Direction facing, DirectionSet supported,
                       Direction out[DIRECTIONS_RELATIVE_MAX]) {
    Found f = { supported, out, 0 };
    Direction base = relatives[r].back ? direction_opposite(facing) : facing;
    Turn *turn = relatives[r].turn;
    switch (relatives[r].how) {
    case HOW_NOT:
        break;
    case HOW_TURN:
        add(&f, turn ? turn(base) : base);
        break;
    case HOW_HALF:
        add_range(&f, turn(direction_leftward(base)), direction_rightward(base), turn);
        break;
    case HOW_SIDE:
        add_range(&f, turn(base), direction_opposite(base), turn);
        break;
    case HOW_FIRST:
        add_first_after(&f, base, turn);
        break;
    }
    return f.n;
}

Direction direction_turn(Direction facing, bool right, DirectionSet supported) {
    Direction next = first_after(facing, supported, right ? direction_right : direction_left);
    return next == DIR_NONE ? facing : next;
}

Direction direction_rotate(Direction facing, int times, DirectionSet supported) {
    while (times-- > 0)
        facing = direction_turn(facing, true, supported);
    return facing;
}
