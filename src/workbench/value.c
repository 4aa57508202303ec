/* Values of expressions as text. */
#include "workbench/workbench_state.h"

#include <math.h>

const char *value_kind_name(const Value *v) {
    static const char *const names[] = {
        [VALUE_INT] = "integer",           [VALUE_BOOL] = "boolean",
        [VALUE_FLOAT] = "float",           [VALUE_REGION] = "region",
        [VALUE_INTS] = "integers",         [VALUE_RANGE] = "range",
        [VALUE_DIRECTIONS] = "directions", [VALUE_MOVES] = "moves",
        [VALUE_GRAPH] = "graph",           [VALUE_END] = "end",
    };
    return names[v->kind];
}

bool value_is_boolean(const Value *v) {
    return v->kind == VALUE_BOOL;
}

bool value_is_true(const Value *v) {
    return v->kind == VALUE_BOOL && v->got.boolean;
}

bool value_integer(const Value *v, int *out) {
    if (v->kind == VALUE_INT)
        *out = v->got.integer;
    return v->kind == VALUE_INT;
}

int value_sites(const Value *v, LusorSite *out, int cap) {
    int n = 0;
    if (v->kind != VALUE_REGION)
        return LUSOR_NONE;
    for (int site = 0; site < v->words * 64; site++)
        if (bits_has(v->got.region, site) && n++ < cap)
            out[n - 1] = (LusorSite){ (LusorSiteType)v->type, site };
    return n;
}

static LusorSite site_of(SiteType type, int index) {
    return (LusorSite){ (LusorSiteType)type, index };
}

/* The name of a site; those of a type that is not played on have a number only. */
static void write_site(const Names *names, SiteType type, int index, Text *out) {
    static const char *const types[] = { "cell", "vertex", "edge" };
    if (index >= lusor_sites(names_game(names), (LusorSiteType)type))
        type = SITE_CELL; /* in a hand, among the dice */
    if (names_place_of(names, site_of(type, index)) != LUSOR_NONE)
        text_puts(out, names_site(names, site_of(type, index)));
    else
        text_printf(out, "%s%d", types[type], index);
}

static void write_region(const Names *names, const Bits *set, int words, SiteType type, Text *out) {
    int n = 0;
    for (int site = 0; site < words * 64; site++)
        if (bits_has(set, site)) {
            text_puts(out, n++ ? " " : "");
            write_site(names, type, site, out);
        }
    if (!n)
        text_puts(out, "nothing");
}

static void write_number(int n, Text *out) {
    if (n == OFF)
        text_puts(out, "Off");
    else if (n == END)
        text_puts(out, "End");
    else if (n == INFINITE)
        text_puts(out, "Infinity");
    else
        text_printf(out, "%d", n);
}

static void write_ints(Ints list, Text *out) {
    text_putc(out, '{');
    for (int i = 0; i < list.n; i++) {
        text_puts(out, i ? " " : "");
        write_number(list.v[i], out);
    }
    text_putc(out, '}');
}

static void write_moves(LusorPosition *p, Notation *notation, Text *out) {
    int n;
    const char *const *texts = notation_list(notation, p, &n);
    for (int i = 0; i < n; i++)
        text_printf(out, "%s%s", i ? ", " : "", texts[i]);
    if (!n)
        text_puts(out, "no moves");
}

static void write_end(const Value *v, const Names *names, Text *out) {
    if (!v->ends)
        text_puts(out, "the game goes on");
    else if (v->winner > 0)
        text_printf(out, "the game is over, %s wins", names_player(names, v->winner));
    else
        text_puts(out, "the game is over, nobody wins");
}

void value_text(const Value *v, const Names *names, Notation *notation, Text *out) {
    switch (v->kind) {
    case VALUE_INT:
        write_number(v->got.integer, out);
        break;
    case VALUE_BOOL:
        text_puts(out, v->got.boolean ? "true" : "false");
        break;
    case VALUE_FLOAT:
        text_printf(out, "%g", v->got.real);
        break;
    case VALUE_REGION:
        write_region(names, v->got.region, v->words, v->type, out);
        break;
    case VALUE_INTS:
        write_ints(v->got.ints, out);
        break;
    case VALUE_RANGE:
        write_number(v->got.range.min, out);
        text_puts(out, "..");
        write_number(v->got.range.max, out);
        break;
    case VALUE_DIRECTIONS:
        for (int i = 0; i < v->directions.n; i++)
            text_printf(out, "%s%s", i ? " " : "", lusor_direction_name(v->directions.v[i]));
        break;
    case VALUE_MOVES:
        write_moves(v->moves, notation, out);
        break;
    case VALUE_GRAPH:
        text_printf(out, "%d vertices, %d edges, %d faces", v->graph->n_vertices, v->graph->n_edges,
                    v->graph->n_faces);
        break;
    case VALUE_END:
        write_end(v, names, out);
        break;
    case N_VALUE_KINDS:
        break;
    }
}

static void json_region(const Value *v, const Names *names, Json *out) {
    Text t = { 0 };
    json_open(out, "value", '[');
    for (int site = 0; site < v->words * 64; site++)
        if (bits_has(v->got.region, site)) {
            text_clear(&t);
            write_site(names, v->type, site, &t);
            json_text(out, NULL, text_str(&t));
        }
    json_close(out, ']');
    text_free(&t);
}

static void json_moves(const Value *v, Notation *notation, Json *out) {
    int n;
    const char *const *texts = notation_list(notation, v->moves, &n);
    json_open(out, "value", '[');
    for (int i = 0; i < n; i++)
        json_text(out, NULL, texts[i]);
    json_close(out, ']');
}

static void json_ints(Ints list, Json *out) {
    json_open(out, "value", '[');
    for (int i = 0; i < list.n; i++)
        json_integer(out, NULL, list.v[i]);
    json_close(out, ']');
}

void value_json(const Value *v, const Names *names, Notation *notation, Json *out,
                const char *key) {
    Text t = { 0 };
    json_open(out, key, '{');
    json_text(out, "kind", value_kind_name(v));
    switch (v->kind) {
    case VALUE_INT:
        json_integer(out, "value", v->got.integer);
        break;
    case VALUE_BOOL:
        json_boolean(out, "value", v->got.boolean);
        break;
    case VALUE_REGION:
        json_region(v, names, out);
        break;
    case VALUE_INTS:
        json_ints(v->got.ints, out);
        break;
    case VALUE_MOVES:
        json_moves(v, notation, out);
        break;
    case VALUE_FLOAT:
        if (isfinite(v->got.real)) {
            json_decimal(out, "value", v->got.real);
            break;
        } /* else as text */
        __attribute__((fallthrough));
    default:
        value_text(v, names, notation, &t);
        json_text(out, "value", text_str(&t));
    }
    json_close(out, '}');
    text_free(&t);
}

/* ---- how it came about ---- */

enum { LINES_MAX = 300, SOURCE_COLUMNS = 70 };

void value_entry(const TraceEntry *e, const Game *g, const Names *names, Text *out) {
    Value v = { .got = e->got, .type = g->default_type, .words = g->region_words };
    static const ValueKind kinds[] = {
        [FN_INT] = VALUE_INT,       [FN_BOOL] = VALUE_BOOL, [FN_FLOAT] = VALUE_FLOAT,
        [FN_REGION] = VALUE_REGION, [FN_INTS] = VALUE_INTS, [FN_RANGE] = VALUE_RANGE
    };
    if (!e->done) {
        text_puts(out, "never came to an end");
    } else if (e->fn->type == FN_MOVES) {
        text_printf(out, "%d move%s", e->n_moves, e->n_moves == 1 ? "" : "s");
    } else {
        v.kind = kinds[e->fn->type];
        value_text(&v, names, NULL, out);
    }
}

static int depth_of(const Trace *t, int i) {
    int depth = 0;
    while ((i = t->entries[i].parent) >= 0)
        depth++;
    return depth;
}

void value_trace(const Value *v, const Names *names, Text *out) {
    const Trace *t = v->trace;
    Arena arena;
    arena_init(&arena, SIZE_MAX);
    for (int i = 0; i < t->n_entries && i < LINES_MAX; i++) {
        const TraceEntry *e = &t->entries[i];
        const char *text = e->fn->tree ? tree_text(&arena, e->fn->tree, SOURCE_COLUMNS) : "?";
        text_printf(out, "%*s%s: ", 2 * depth_of(t, i), "", text);
        value_entry(e, v->game, names, out);
        text_putc(out, '\n');
    }
    int left = t->n_entries - LINES_MAX + t->n_left_out;
    if (t->n_entries > LINES_MAX)
        text_printf(out, "and %d more\n", left);
    arena_free(&arena);
}
