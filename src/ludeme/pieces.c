/* Pieces: tokens, tiles, dice, cards and dominoes. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/equipment.h"
#include "ludeme/load.h"

#include <string.h>

enum { TILE_SIDES_MAX = 16, PIPS_MAX = 16, DICE_FACES_MAX = 100 };

/* What all kinds of components say in the same words. Signatures differ in what they have. */
static void read_common(Build *b, Component *c, const Bound *n) {
    const Bound *facing =
        bound_has(n, "<directionFacing>") ? bound_arg(n, "<directionFacing>") : NULL;
    const Bound *flips = bound_has(n, "<flips>") ? bound_arg(n, "<flips>") : NULL;
    c->bound = n;
    if (facing)
        c->facing = direction_find(facing->tree->text, strlen(facing->tree->text));
    if (flips) {
        c->flips[0] = equipment_int(b, flips, "<int>", 0);
        c->flips[1] = equipment_int(b, flips, "<int>#2", 0);
    }
    if (bound_has(n, "maxState:<int>")) {
        c->max_state = equipment_int(b, n, "maxState:<int>", OFF);
        c->max_count = equipment_int(b, n, "maxCount:<int>", OFF);
        c->max_value = equipment_int(b, n, "maxValue:<int>", OFF);
    }
}

/* One component, or one for each player where the role is Each. */
static void add_for(Build *b, const Bound *n, const Component *model, int role) {
    int players = b->game->n_players;
    int first = role == ROLE_TYPE_Each ? ROLE_TYPE_P1 : role;
    int last = role == ROLE_TYPE_Each ? ROLE_TYPE_P1 + players - 1 : role;
    for (int r = first; r <= last; r++) {
        Component *c = equipment_component(b, n, model->kind);
        *c = *model;
        c->role = r;
        c->owner = equipment_owner(b, r);
    }
}

static Component blank(ComponentKind kind, const char *name) {
    return (Component){ .kind = kind,
                        .plain = name,
                        .name = name,
                        .facing = DIR_NONE,
                        .max_state = OFF,
                        .max_count = OFF,
                        .max_value = OFF };
}

static void add_named(Build *b, const Bound *n, ComponentKind kind, int role) {
    Component c = blank(kind, arg_string(n, "<string>"));
    read_common(b, &c, n);
    add_for(b, n, &c, bound_word(n, "<roleType>", role));
}

void piece_load(Build *b, const Bound *n) {
    add_named(b, n, COMPONENT_PIECE, ROLE_TYPE_Each);
}

void piece_load_default(Build *b) {
    for (int player = 1; player <= b->game->n_players; player++) {
        Component c = blank(COMPONENT_PIECE, arena_printf(b->arena, "Ball%d", player));
        add_for(b, NULL, &c, ROLE_TYPE_Neutral + player);
    }
}

/* ---- large pieces ---- */

static void set_walks(Build *b, Component *c, const Bound *const *walks, int n) {
    c->n_walks = n;
    c->walks = ARENA_ARRAY(b->arena, int *, n + 1);
    c->walk_lengths = ARENA_ARRAY(b->arena, int, n + 1);
    for (int i = 0; i < n; i++) {
        c->walk_lengths[i] = walks[i]->n_items;
        c->walks[i] = ARENA_ARRAY(b->arena, int, walks[i]->n_items + 1);
        for (int j = 0; j < walks[i]->n_items; j++)
            c->walks[i][j] = walks[i]->items[j]->value;
    }
    build_flag(b, FLAG_LargePiece);
}

void component_load(Build *b, const Bound *n) {
    const Bound *walks = bound_arg(n, "{{<stepType>}}");
    Component c = blank(COMPONENT_PIECE, arg_string(n, "<string>"));
    read_common(b, &c, n);
    c.max_state = equipment_int(b, n, "<int>", OFF);
    c.max_count = equipment_int(b, n, "<int>#2", OFF);
    c.max_value = equipment_int(b, n, "<int>#3", OFF);
    set_walks(b, &c, walks->items, walks->n_items);
    add_for(b, n, &c, bound_word(n, "<roleType>", ROLE_TYPE_Each));
}

/* ---- tiles ---- */

static int sides_of_board(const Build *b) {
    const Sites *cells = &b->game->topology->sites[SITE_CELL];
    return cells->n ? sitelists_at(&cells->incident[SITE_EDGE], 0).n : 0;
}

static void read_slots(Build *b, Component *c, const Bound *n) {
    const Bound *slots = bound_arg(n, "slots:{<int>}");
    int each = equipment_int(b, n, "slotsPerSide:<int>", 1);
    Ints list = slots ? equipment_ints(b, slots) : (Ints){ 0 };
    c->n_slots = slots ? list.n : c->n_sides;
    c->slots = ARENA_ARRAY(b->arena, int, c->n_slots + 1);
    for (int i = 0; i < c->n_slots; i++)
        c->slots[i] = slots ? list.v[i] : each;
}

static void read_paths(Build *b, Component *c, const Bound *paths) {
    c->n_paths = paths ? paths->n_items : 0;
    c->paths = ARENA_ARRAY(b->arena, TilePath, c->n_paths + 1);
    for (int i = 0; i < c->n_paths; i++) {
        const Bound *p = paths->items[i];
        c->paths[i] = (TilePath){ .from = equipment_int(b, p, "from:<int>", 0),
                                  .from_slot = equipment_int(b, p, "slotsFrom:<int>", 0),
                                  .to = equipment_int(b, p, "to:<int>", 0),
                                  .to_slot = equipment_int(b, p, "slotsTo:<int>", 0),
                                  .colour = equipment_int(b, p, "colour:<int>", 0) };
    }
}

void tile_load(Build *b, const Bound *n) {
    const Bound *walk = bound_arg(n, "{<stepType>}"), *walks = bound_arg(n, "{{<stepType>}}");
    Component c = blank(COMPONENT_TILE, arg_string(n, "<string>"));
    read_common(b, &c, n);
    c.n_sides = equipment_int(b, n, "numSides:<int>", OFF);
    if (c.n_sides == OFF)
        c.n_sides = sides_of_board(b);
    if (c.n_sides < 0 || c.n_sides > TILE_SIDES_MAX) {
        build_error(b, n, "a tile has at most %d sides", TILE_SIDES_MAX);
        return;
    }
    read_slots(b, &c, n);
    read_paths(b, &c, bound_arg(n, "{<path>}"));
    if (walk)
        set_walks(b, &c, &walk, 1);
    else if (walks)
        set_walks(b, &c, walks->items, walks->n_items);
    add_for(b, n, &c, bound_word(n, "<roleType>", ROLE_TYPE_Shared));
}

/* ---- dominoes ---- */

static void add_domino(Build *b, const Bound *n, Component c, int role) {
    /* two by four cells, once round */
    static const int walk[] = {
        STEP_TYPE_F, STEP_TYPE_R, STEP_TYPE_F, STEP_TYPE_R, STEP_TYPE_F, STEP_TYPE_L, STEP_TYPE_F,
        STEP_TYPE_L, STEP_TYPE_F, STEP_TYPE_R, STEP_TYPE_F, STEP_TYPE_R, STEP_TYPE_F,
    };
    c.n_walks = 1;
    c.walks = ARENA_NEW(b->arena, int *);
    c.walk_lengths = ARENA_NEW(b->arena, int);
    c.walks[0] = ARENA_ARRAY(b->arena, int, sizeof walk / sizeof *walk);
    memcpy(c.walks[0], walk, sizeof walk);
    c.walk_lengths[0] = sizeof walk / sizeof *walk;
    c.n_sides = 4;
    build_flag(b, FLAG_LargePiece);
    add_for(b, n, &c, role);
}

void domino_load(Build *b, const Bound *n) {
    Component c = blank(COMPONENT_DOMINO, arg_string(n, "<string>"));
    read_common(b, &c, n);
    c.halves[0] = equipment_int(b, n, "value:<int>", 0);
    c.halves[1] = equipment_int(b, n, "value2:<int>", 0);
    add_domino(b, n, c, bound_word(n, "<roleType>", ROLE_TYPE_Shared));
}

void dominoes_load(Build *b, const Bound *n) {
    int most = equipment_int(b, n, "upTo:<int>", 6);
    if (most < 0 || most > PIPS_MAX) {
        build_error(b, n, "half a domino has at most %d pips", PIPS_MAX);
        return;
    }
    for (int i = 0; i <= most; i++)
        for (int j = i; j <= most; j++) {
            Component c = blank(COMPONENT_DOMINO, arena_printf(b->arena, "Domino%d%d", i, j));
            c.halves[0] = i;
            c.halves[1] = j;
            add_domino(b, n, c, ROLE_TYPE_Shared);
        }
}

/* ---- dice and cards ---- */

void die_load(Build *b, const Bound *n) {
    Component c = blank(COMPONENT_DIE, arg_string(n, "<string>"));
    read_common(b, &c, n);
    int faces = equipment_int(b, n, "numFaces:<int>", 6);
    if (faces < 1 || faces > DICE_FACES_MAX) {
        build_error(b, n, "a die has 1 to %d faces", DICE_FACES_MAX);
        return;
    }
    c.n_faces = faces;
    c.faces = ARENA_ARRAY(b->arena, int, faces);
    for (int i = 0; i < faces; i++)
        c.faces[i] = i + 1;
    build_flag(b, FLAG_Stochastic);
    add_for(b, n, &c, bound_word(n, "<roleType>", ROLE_TYPE_Shared));
}

void card_load(Build *b, const Bound *n) {
    Component c = blank(COMPONENT_CARD, arg_string(n, "<string>"));
    read_common(b, &c, n);
    c.rank = equipment_int(b, n, "rank:<int>", 0);
    c.value = equipment_int(b, n, "value:<int>", 0);
    c.trump_rank = equipment_int(b, n, "trumpRank:<int>", 0);
    c.trump_value = equipment_int(b, n, "trumpValue:<int>", 0);
    c.suit = equipment_int(b, n, "suit:<int>", 0);
    add_for(b, n, &c, bound_word(n, "<roleType>", ROLE_TYPE_Shared));
}

/* ---- all of them ---- */

/* The name with the number of its owner: not for dice and dominoes, and in games for one player
   only for what belongs to nobody. */
static const char *owned_name(const Build *b, const Component *c) {
    bool numbered =
        c->role == ROLE_TYPE_Neutral || (c->role <= ROLE_TYPE_Team16 && b->game->n_players != 1);
    if (!numbered || strstr(c->name, "Domino") || strstr(c->name, "Die"))
        return c->name;
    return arena_printf(b->arena, "%s%d", c->name, c->owner);
}

void pieces_finish(Build *b) {
    Game *g = b->game;
    for (int i = 1; i < g->n_components; i++) {
        Component *c = &g->components[i];
        c->name = owned_name(b, c);
        if (c->owner >= 1 && c->owner <= g->n_players && g->facing[c->owner] != DIR_NONE)
            c->facing = g->facing[c->owner];
    }
}

void pieces_build_moves(Build *b) {
    Game *g = b->game;
    uint64_t flags = g->flags;
    const Component *last = NULL; /* those of one description share their moves */
    for (int i = 1; i < g->n_components; i++) {
        Component *c = &g->components[i];
        if (last && c->bound == last->bound) {
            c->moves = last->moves;
            c->flags = last->flags;
        } else if (c->bound && bound_has(c->bound, "<moves>")) {
            g->flags = 0; /* what moves need counts where (forEach Piece) asks for them */
            c->moves = arg_moves(b, c->bound, "<moves>");
            c->flags = g->flags;
        }
        last = c;
    }
    g->flags = flags;
}
