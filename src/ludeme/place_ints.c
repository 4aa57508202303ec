/* Sites and their coordinates as numbers: (centrePoint), (handSite ...), (row of:...), (id ...) ...
 */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/role.h"
#include "play/contents.h"

#include <string.h>

/* ---- (row of:...), (column of:...), (layer of:...), (phase of:...) ---- */

typedef struct PlaceOf {
    Fn fn;
    SiteType type;
    const Fn *site;
} PlaceOf;

#define PLACE_OF(name, value, flags)                           \
    static int place_##name##_eval(const Fn *fn, Context *c) { \
        const PlaceOf *f = (const PlaceOf *)fn;                \
        const Sites *s = &c->game->topology->sites[f->type];   \
        int site = fn_int(f->site, c);                         \
        return site >= 0 && site < s->n ? value : OFF;         \
    }                                                          \
    static Fn *place_##name(Build *b, const Bound *n) {        \
        PlaceOf *f = FN_NEW(b, n, PlaceOf, FN_INT);            \
        f->fn.eval.integer = place_##name##_eval;              \
        f->fn.pure = true;                                     \
        f->type = arg_type(b, n, "<siteType>");                \
        f->site = arg_int(b, n, "of:<int>");                   \
        build_flag(b, flags);                                  \
        return &f->fn;                                         \
    }
PLACE_OF(row, s->row[site], 0)
PLACE_OF(column, s->col[site], 0)
PLACE_OF(layer, s->layer[site], FLAG_ThreeDimensions)
PLACE_OF(phase, s->phase[site], 0)

/* ---- (centrePoint), (coord ...) ---- */

static Fn *place_centre(Build *b, const Bound *n) {
    SiteSpan centre =
        sitelists_at(&b->game->topology->sites[arg_type(b, n, "<siteType>")].sets, SET_CENTRE);
    if (!centre.n)
        build_error(b, n, "this board has no centre");
    return (Fn *)build_constant(b, centre.n ? centre.v[0] : OFF);
}

static Fn *place_label(Build *b, const Bound *n) {
    const char *label = arg_string(n, "<string>");
    const Sites *s = &b->game->topology->sites[arg_type(b, n, "<siteType>")];
    return (Fn *)build_constant(b, topology_find(s, label, strlen(label)));
}

typedef struct PlaceCoord {
    Fn fn;
    SiteType type;
    const Fn *row, *column;
} PlaceCoord;

static int place_coord_eval(const Fn *fn, Context *c) {
    const PlaceCoord *f = (const PlaceCoord *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int row = fn_int(f->row, c), column = fn_int(f->column, c);
    for (int i = 0; i < s->n; i++)
        if (s->row[i] == row && s->col[i] == column)
            return i;
    return OFF;
}

static Fn *place_coord(Build *b, const Bound *n) {
    PlaceCoord *f = FN_NEW(b, n, PlaceCoord, FN_INT);
    f->fn.eval.integer = place_coord_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->row = arg_int(b, n, "row:<int>");
    f->column = arg_int(b, n, "column:<int>");
    return &f->fn;
}

/* ---- (handSite ...) ---- */

typedef struct HandSite {
    Fn fn;
    const Fn *player, *index;
} HandSite;

static int hand_site_eval(const Fn *fn, Context *c) {
    const HandSite *f = (const HandSite *)fn;
    int player = fn_int(f->player, c), index = fn_int(f->index, c);
    for (int i = 0; i < c->game->n_containers; i++) {
        const Container *k = &c->game->containers[i];
        if (k->kind == CONTAINER_HAND && k->owner == player)
            return k->first + index;
    }
    return OFF;
}

/* The player that an <int> or a <roleType> says. */
static const Fn *int_or_role(Build *b, const Bound *n) {
    const Fn *f = arg_int(b, n, "<int>");
    return f ? f : arg_player(b, n, "<roleType>");
}

static Fn *hand_site(Build *b, const Bound *n) {
    HandSite *f = FN_NEW(b, n, HandSite, FN_INT);
    f->fn.eval.integer = hand_site_eval;
    f->fn.pure = true;
    f->player = int_or_role(b, n);
    f->index = arg_int_or(b, n, "<int>#2", 0);
    build_flag(b, FLAG_Count);
    return &f->fn;
}

/* ---- (mapEntry ...) ---- */

typedef struct MapEntry {
    Fn fn;
    const MapItem **maps; /* those of the name that is asked for */
    int n_maps;
    const Fn *key;
} MapEntry;

static int map_entry_eval(const Fn *fn, Context *c) {
    const MapEntry *f = (const MapEntry *)fn;
    int key = fn_int(f->key, c);
    for (int i = 0; i < f->n_maps; i++) {
        const MapItem *m = f->maps[i];
        for (int j = m->n - 1; j >= 0; j--) /* of two pairs with the same key the last holds */
            if (m->keys[j] == key) {
                if (m->values[j] != OFF)
                    return m->values[j];
                break;
            }
    }
    return key;
}

static Fn *map_entry(Build *b, const Bound *n) {
    MapEntry *f = FN_NEW(b, n, MapEntry, FN_INT);
    f->fn.eval.integer = map_entry_eval;
    f->fn.pure = true;
    f->key = int_or_role(b, n);
    const char *name = arg_string(n, "<string>");
    f->maps = ARENA_ARRAY(b->arena, const MapItem *, b->game->n_maps + 1);
    for (int i = 0; i < b->game->n_maps; i++) {
        const MapItem *m = &b->game->maps[i];
        if (!name || (m->name && !strcmp(m->name, name)))
            f->maps[f->n_maps++] = m;
    }
    return &f->fn;
}

/* ---- (id "Pawn"), (id "Pawn" Mover), (id Mover) ---- */

static Fn *id_name(Build *b, const Bound *n) {
    return (Fn *)build_constant(b, part_named(b->game, arg_string(n, "<string>")));
}

typedef struct IdOf {
    Fn fn;
    const Fn *player;
    int *what; /* per player: the component of the name */
} IdOf;

static int id_of_eval(const Fn *fn, Context *c) {
    const IdOf *f = (const IdOf *)fn;
    int player = fn_int(f->player, c);
    return player >= 0 && player <= c->game->n_players + 1 ? f->what[player] : OFF;
}

static Fn *id_of(Build *b, const Bound *n) {
    const char *name = arg_string(n, "<string>");
    if (!name)
        return role_make(b, n, bound_arg(n, "<roleType>")->value);
    IdOf *f = FN_NEW(b, n, IdOf, FN_INT);
    const Game *g = b->game;
    f->fn.eval.integer = id_of_eval;
    f->fn.pure = true;
    f->player = arg_player(b, n, "<roleType>");
    f->what = ARENA_ARRAY(b->arena, int, g->n_players + 2);
    for (int player = 0; player <= g->n_players + 1; player++) {
        f->what[player] = OFF;
        for (int i = 1; i < g->n_components && f->what[player] == OFF; i++)
            if (g->components[i].owner == player && strstr(g->components[i].name, name))
                f->what[player] = i;
    }
    return &f->fn;
}

/* ---- (regionSite ...), (arrayValue ...) ---- */

typedef struct Member {
    Fn fn;
    const Fn *of, *index;
} Member;

static int region_site_eval(const Fn *fn, Context *c) {
    const Member *f = (const Member *)fn;
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->of, c);
    int index = fn_int(f->index, c), found = OFF;
    for (BITS_EACH(site, sites, c->game->region_words))
        if (index-- == 0) {
            found = site;
            break;
        }
    context_reset(c, mark);
    return found;
}

static int array_value_eval(const Fn *fn, Context *c) {
    const Member *f = (const Member *)fn;
    size_t mark = context_mark(c);
    Ints list = fn_ints(f->of, c);
    int index = fn_int(f->index, c);
    int value = index >= 0 && index < list.n ? list.v[index] : OFF;
    context_reset(c, mark);
    return value;
}

static Fn *region_site(Build *b, const Bound *n) {
    Member *f = FN_NEW(b, n, Member, FN_INT);
    f->fn.eval.integer = region_site_eval;
    f->fn.pure = true;
    f->of = arg_region(b, n, "<sites>");
    f->index = arg_int(b, n, "index:<int>");
    return &f->fn;
}

static Fn *array_value(Build *b, const Bound *n) {
    Member *f = FN_NEW(b, n, Member, FN_INT);
    f->fn.eval.integer = array_value_eval;
    f->fn.pure = true;
    f->of = arg_ints(b, n, "<ints>");
    f->index = arg_int(b, n, "index:<int>");
    return &f->fn;
}

const Ludeme place_ints_ludemes[] = {
    // clang-format off
    { "<arrayValue>", "(arrayValue <ints> index:<int>)", { .fn = array_value } },
    { "<board.id>", "(id <string>)", { .fn = id_name } },
    { "<board.id>", "(id [<string>] <roleType>)", { .fn = id_of } },
    { "<board.phase>", "(phase [<siteType>] of:<int>)", { .fn = place_phase } },
    { "<centrePoint>", "(centrePoint [<siteType>])", { .fn = place_centre } },
    { "<column>", "(column [<siteType>] of:<int>)", { .fn = place_column } },
    { "<coord>", "(coord [<siteType>] row:<int> column:<int>)", { .fn = place_coord } },
    { "<coord>", "(coord [<siteType>] <string>)", { .fn = place_label } },
    { "<handSite>", "(handSite (<int> | <roleType>) [<int>])", { .fn = hand_site } },
    { "<layer>", "(layer of:<int> [<siteType>])", { .fn = place_layer } },
    { "<mapEntry>", "(mapEntry [<string>] (<int> | <roleType>))", { .fn = map_entry } },
    { "<regionSite>", "(regionSite <sites> index:<int>)", { .fn = region_site } },
    { "<row>", "(row [<siteType>] of:<int>)", { .fn = place_row } },
    // clang-format on
    { NULL },
};
