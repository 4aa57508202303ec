/* Expression: a text typed at a prompt as something that can be evaluated in a game. */
#include "workbench/expression.h"

#include "board/topology.h"
#include "lang/bind.h"
#include "lang/words.h"
#include "ludeme/graph_args.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"

#include <string.h>

/* What an expression may be, in the order in which it is tried. */
typedef struct Kind {
    const char *rule;
    ValueKind kind;
    const Fn *(*build)(Build *, const Bound *);
} Kind;

static const Kind kinds[] = {
    { "<int>", VALUE_INT, build_int },
    { "<boolean>", VALUE_BOOL, build_bool },
    { "<sites>", VALUE_REGION, build_region },
    { "<ints>", VALUE_INTS, build_ints },
    { "<float>", VALUE_FLOAT, build_float },
    { "<moves>", VALUE_MOVES, build_moves },
    { "<range>", VALUE_RANGE, build_range },
    { "<direction>", VALUE_DIRECTIONS, build_directions },
    { "<graph>", VALUE_GRAPH, NULL },
    { "<endRule>", VALUE_END, build_rule },
    { "<end>", VALUE_END, build_rule },
    { "<roleType>", VALUE_INT, build_player },
};
enum { N_KINDS = sizeof kinds / sizeof *kinds };

typedef struct Making {
    Arena *arena;
    Report *report;
    const LudGame *lud;
    const Game *game;
    Context *blank;
    Trace *trace;
    const Tree *tree;
    int n_nodes;
} Making;

/* ---- reading and binding ---- */

static bool read_text(Making *m, const char *text) {
    const Source *typed = source_make(m->arena, "(prompt)", text, strlen(text));
    const Source *item = description_item(m->arena, m->report, m->lud->description, typed);
    m->tree = item ? tree_read_item(m->arena, m->report, item, &m->n_nodes) : NULL;
    return m->tree && !report_failed(m->report);
}

/* {1 2 (mover)}: an array of numbers is none of the rules by itself. */
static const Bound *bind_array(Making *m, Report *report) {
    Bound *n = ARENA_NEW(m->arena, Bound);
    n->kind = BOUND_ARRAY;
    n->tree = m->tree;
    n->items = ARENA_ARRAY(m->arena, const Bound *, m->tree->n_items + 1);
    for (int i = 0; i < m->tree->n_items; i++) {
        n->items[i] =
            bind_tree(m->arena, report, ludeme_grammar(), m->tree->items[i], m->n_nodes, "<int>");
        if (!n->items[i])
            return NULL;
    }
    n->n_items = m->tree->n_items;
    return n;
}

static const Bound *bind_as(Making *m, const Kind *k, Report *report) {
    report_init(report, m->arena);
    if (m->tree->kind == TREE_ARRAY && k->kind == VALUE_INTS)
        return bind_array(m, report);
    return bind_tree(m->arena, report, ludeme_grammar(), m->tree, m->n_nodes, k->rule);
}

/* How far into the text everything was understood. */
static uint32_t progress(const Report *r) {
    uint32_t least = UINT32_MAX;
    for (int i = 0; i < r->n_problems; i++) {
        const Problem *p = r->problems[i];
        if (p->severity == SEVERITY_ERROR && p->place.source && p->place.at < least)
            least = p->place.at;
    }
    return least == UINT32_MAX ? 0 : least;
}

/* ---- building ---- */

/* A game that may be changed while something is built for it. */
static Game *copy_game(Arena *a, const Game *g) {
    Game *copy = ARENA_NEW(a, Game);
    *copy = *g;
    copy->arena = a;
    copy->cap_vars = copy->n_vars; /* so that additions do not go into the original's arrays */
    copy->cap_memories = copy->n_memories;
    copy->cap_messages = copy->n_messages;
    copy->cap_regions = copy->n_regions;
    copy->cap_maps = copy->n_maps;
    copy->cap_start = copy->n_start;
    return copy;
}

static unsigned types_used(const Game *g) {
    unsigned types = 0;
    for (int type = 0; type < N_SITE_TYPES; type++)
        types |= g->first_slot[type] >= 0 ? 1u << type : 0;
    return types;
}

static const char *missing_flag(uint64_t flags) {
#define FLAG_NAME(name) #name,
    static const char *const names[] = { GAME_FLAGS(FLAG_NAME) };
#undef FLAG_NAME
    for (int i = 0; i < N_GAME_FLAGS; i++)
        if (flags >> i & 1)
            return names[i];
    return NULL;
}

static void refuse(const Making *m, const char *what) {
    Problem *p = report_error(m->report, m->tree->place,
                              "a position of this game does not keep what this asks for");
    if (what)
        report_note(m->report, p, "no rule of the game needs it: %s", what);
}

/* Whether a position of the game has all that the expression looks at. */
static bool is_kept(const Making *m, Game *built) {
    const Game *g = m->game;
    uint64_t flags = built->flags & ~g->flags;
    const char *what = missing_flag(flags);
    position_layout(built);
    if (load_mentions(m->tree, "counter", NULL) && !g->asks_counter)
        what = "the counter";
    else if (load_mentions(m->tree, "layer", NULL) && !g->topology->sites[g->default_type].layers.n)
        what = "layers of the board";
    else if (built->asks_last && !g->asks_last)
        what = "all sites of the last move";
    else if (!memcmp(&built->layout, &g->layout, sizeof g->layout) &&
             !(flags & (FLAG_Stacking | FLAG_Card)))
        return true;
    refuse(m, what);
    return false;
}

static SiteType type_said(const Making *m, const Bound *n) {
    const char *const words[] = { "Cell", "Vertex", "Edge" };
    if (n->kind == BOUND_CALL)
        for (int i = 0; i < n->tree->n_items; i++)
            for (int type = 0; n->tree->items[i]->text && type < N_SITE_TYPES; type++)
                if (!strcmp(n->tree->items[i]->text, words[type]))
                    return (SiteType)type;
    return m->game->default_type;
}

static const Fn *build_fn(Making *m, const Kind *k, const Bound *n) {
    Game *g = copy_game(m->arena, m->game);
    Build b = { .arena = m->arena,
                .report = m->report,
                .grammar = ludeme_grammar(),
                .game = g,
                .type = g->default_type,
                .types = types_used(g),
                .description = m->lud->description,
                .wrap = trace_wrap,
                .wrap_data = m->trace };
    b.puzzle = game_has(g, FLAG_DeductionPuzzle);
    b.blank = m->blank;
    const Fn *fn = NULL;
    jmp_buf escape;
    b.blank->escape = &escape;
    if (!setjmp(escape))
        fn = k->build(&b, n);
    else
        report_error(m->report, m->tree->place, "%s", b.blank->trouble);
    b.blank->escape = NULL;
    return !report_failed(m->report) && is_kept(m, g) ? fn : NULL;
}

static bool build_graph(Making *m, const Bound *n, Expression *out) {
    GraphBuild b = { m->arena, m->report, m->tree->place, SITE_CELL };
    out->graph = graph_from(&b, n);
    return out->graph != NULL;
}

typedef enum { DOES_NOT_FIT, CANNOT_BE_BUILT, MADE } Outcome;

static Outcome make_as(Making *m, const Kind *k, Report *report, Expression *out) {
    const Bound *n = bind_as(m, k, report);
    m->report = report;
    if (!n || report_failed(report))
        return DOES_NOT_FIT;
    *out = (Expression){ .kind = k->kind, .tree = m->tree, .type = type_said(m, n) };
    if (k->kind == VALUE_GRAPH)
        return build_graph(m, n, out) ? MADE : CANNOT_BE_BUILT;
    out->fn = build_fn(m, k, n);
    return out->fn ? MADE : CANNOT_BE_BUILT;
}

static bool is_known(const Tree *t) {
    const char *head = tree_head(t);
    int first;
    return head && grammar_by_head(ludeme_grammar(), head, &first);
}

bool expression_make(Expression *out, const ExpressionRoom *room, Arena *a, Report *report,
                     const char *text) {
    Making m = { .arena = a,
                 .report = report,
                 .lud = room->lud,
                 .game = room->game,
                 .blank = room->blank,
                 .trace = room->trace };
    Report reports[N_KINDS];
    int best = 0, fits = -1;
    if (!read_text(&m, text))
        return false;
    for (int i = 0; i < N_KINDS; i++) {
        Outcome outcome = make_as(&m, &kinds[i], &reports[i], out);
        if (outcome == MADE)
            return true;
        fits = fits < 0 && outcome == CANNOT_BE_BUILT ? i : fits;
        if (progress(&reports[i]) > progress(&reports[best]))
            best = i;
    }
    /* the kind that it is, or came nearest to, tells what is wrong */
    if (fits < 0 && !progress(&reports[best]) && is_known(m.tree))
        report_error(report, m.tree->place, "(%s ...) is nothing that has a value",
                     tree_head(m.tree));
    else
        *report = reports[fits >= 0 ? fits : best];
    return false;
}
