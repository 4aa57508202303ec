/* Questions on the graph that claimed edges make: (is Tree ...) and its kin, (is RegularGraph ...),
   (is Path ...), (is Crossing ...). */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct IsGraph {
    Fn fn;
    const Fn *who;
    const Fn *k, *odd, *even;        /* regular graphs; NULL: not said */
    const Fn *from, *range, *closed; /* paths; from NULL: where the last move went */
    int tree;                        /* word of <isTreeType> */
} IsGraph;

/* The graph of the edges that count, in scratch memory. */
typedef struct Graphlet {
    Context *c;
    const SiteLists *ends, *edges_at; /* of an edge its vertices, of a vertex its edges */
    int n_vertices, n_edges;          /* of the board */
    Bits *in;                         /* the edges that count */
    int n_in;
} Graphlet;

static Bits *new_set(Context *c, int n) {
    Bits *set = context_scratch(c, sizeof *set * (size_t)(bits_words(n) + 1));
    bits_clear(set, bits_words(n) + 1);
    return set;
}

static Graphlet new_graphlet(Context *c) {
    const Topology *t = c->game->topology;
    const Sites *edges = &t->sites[SITE_EDGE], *vertices = &t->sites[SITE_VERTEX];
    return (Graphlet){ .c = c,
                       .ends = &edges->incident[SITE_VERTEX],
                       .edges_at = &vertices->incident[SITE_EDGE],
                       .n_vertices = vertices->n,
                       .n_edges = edges->n,
                       .in = new_set(c, edges->n) };
}

static void add_edge(Graphlet *g, int edge) {
    bits_add(g->in, edge);
    g->n_in++;
}

static int what_of(const Context *c, int edge) {
    return contents_what(c, contents_slot(c, SITE_EDGE, edge));
}

static int who_of(const Context *c, int edge) {
    return contents_who(c, contents_slot(c, SITE_EDGE, edge));
}

static int other_end(const Graphlet *g, int edge, int vertex) {
    SiteSpan ends = sitelists_at(g->ends, edge);
    return ends.v[0] == vertex ? ends.v[1] : ends.v[0];
}

/* The edges with one kind of piece: Ludii takes the number of the player for it, and for nobody
   that of the last edge. */
static Graphlet edges_of_kind(const IsGraph *f, Context *c, int last) {
    Graphlet g = new_graphlet(c);
    int kind = fn_int(f->who, c);
    if (!kind)
        kind = last < g.n_edges ? what_of(c, last) : 0;
    for (int edge = 0; edge < g.n_edges; edge++)
        if (what_of(c, edge) == (kind ? kind : 1))
            add_edge(&g, edge);
    return g;
}

static int degree(const Graphlet *g, int vertex) {
    SiteSpan near = sitelists_at(g->edges_at, vertex);
    int n = 0;
    for (int i = 0; i < near.n; i++)
        n += bits_has(g->in, near.v[i]);
    return n;
}

/* ---- regular graphs ---- */

static bool is_regular(const IsGraph *f, Context *c, const Graphlet *g) {
    int k = f->k ? fn_int(f->k, c) : 0;
    for (int i = 0; i < g->n_vertices && !k; i++)
        k = degree(g, i);
    for (int i = 0; i < g->n_vertices; i++)
        if (degree(g, i) != k)
            return false;
    if (f->odd && fn_bool(f->odd, c))
        return k % 2 == 1;
    return !f->even || !fn_bool(f->even, c) || k % 2 == 0;
}

/* ---- trees ---- */

static int root_of(int *parent, int vertex) {
    while (parent[vertex] != vertex)
        vertex = parent[vertex] = parent[parent[vertex]];
    return vertex;
}

/* Joins the ends of all edges. NULL if that closes a circle. */
static int *join_all(const Graphlet *g) {
    int *parent = context_ints(g->c, g->n_vertices);
    for (int i = 0; i < g->n_vertices; i++)
        parent[i] = i;
    for (BITS_EACH(edge, g->in, bits_words(g->n_edges))) {
        SiteSpan ends = sitelists_at(g->ends, edge);
        int a = root_of(parent, ends.v[0]), b = root_of(parent, ends.v[1]);
        if (a == b)
            return NULL;
        parent[a] = b;
    }
    return parent;
}

/* How a walk stands: the edge it came over and the vertex it is at. Two states for each edge. */
static int walk_state(const Graphlet *g, int edge, int at) {
    return 2 * edge + (sitelists_at(g->ends, edge).v[1] == at);
}

/* All ways to go on from the states of `now`, never back over the same edge. */
static bool walk_on(const Graphlet *g, const Bits *now, Bits *next, Bits *met) {
    bool any = false;
    for (BITS_EACH(state, now, bits_words(2 * g->n_edges))) {
        int at = sitelists_at(g->ends, state / 2).v[state % 2];
        SiteSpan near = sitelists_at(g->edges_at, at);
        for (int i = 0; i < near.n; i++) {
            if (near.v[i] == state / 2 || !bits_has(g->in, near.v[i]))
                continue;
            bits_add(next, walk_state(g, near.v[i], other_end(g, near.v[i], at)));
            bits_add(met, near.v[i]);
            any = true;
        }
    }
    return any;
}

/* How far one can walk from an end of an edge, away from it: at most 2 * limit - 1. The edges that
   are met are added. */
static int longest_walk(const Graphlet *g, int edge, int at, int limit, Bits *met) {
    size_t mark = context_mark(g->c);
    int words = bits_words(2 * g->n_edges), length = 0;
    Bits *now = new_set(g->c, 2 * g->n_edges), *next = new_set(g->c, 2 * g->n_edges);
    bits_add(now, walk_state(g, edge, at));
    while (length < 2 * limit && walk_on(g, now, next, met)) {
        Bits *done = now;
        now = next;
        next = done;
        bits_clear(next, words);
        length++;
    }
    context_reset(g->c, mark);
    return length < 2 * limit ? length : 2 * limit - 1;
}

/* The longest path through an edge; the edges met on the way are added. */
static int path_through(const Graphlet *g, int edge, int limit, Bits *met) {
    SiteSpan ends = sitelists_at(g->ends, edge);
    return longest_walk(g, edge, ends.v[0], limit, met) +
           longest_walk(g, edge, ends.v[1], limit, met) + 1;
}

/* What is left of a tree without its leaves is one path. */
static bool is_caterpillar(const Graphlet *tree) {
    Graphlet spine = new_graphlet(tree->c);
    for (BITS_EACH(edge, tree->in, bits_words(tree->n_edges))) {
        SiteSpan ends = sitelists_at(tree->ends, edge);
        if (degree(tree, ends.v[0]) > 1 && degree(tree, ends.v[1]) > 1)
            add_edge(&spine, edge);
    }
    if (!spine.n_in)
        return false;
    int first = bits_next(spine.in, bits_words(spine.n_edges), 0);
    return path_through(&spine, first, spine.n_vertices, new_set(spine.c, spine.n_edges)) ==
           spine.n_in;
}

/* ---- the centre of a tree ---- */

/* How many vertices hang on `vertex` when one comes from `from`. Trees are as deep as they are, but
   a visit takes the stack no deeper than this. */
enum { DEPTH_MAX = 4096 };

static int n_behind(const Graphlet *g, int vertex, int from, int depth) {
    SiteSpan near = sitelists_at(g->edges_at, vertex);
    int n = 1;
    for (int i = 0; i < near.n && depth < DEPTH_MAX; i++) {
        int to = other_end(g, near.v[i], vertex);
        if (bits_has(g->in, near.v[i]) && to != from)
            n += n_behind(g, to, vertex, depth + 1);
    }
    return n;
}

static int lowest_neighbour(const Graphlet *g, int vertex, const Bits *gone, int more_than) {
    SiteSpan near = sitelists_at(g->edges_at, vertex);
    int best = OFF;
    for (int i = 0; i < near.n; i++) {
        int to = other_end(g, near.v[i], vertex);
        if (bits_has(g->in, near.v[i]) && !bits_has(gone, to) && (best == OFF || to < best) &&
            (!more_than || n_behind(g, to, vertex, 0) > more_than))
            best = to;
    }
    return best;
}

/* Goes from a vertex always to the branch with more than half of all vertices. */
static int find_centre(const Graphlet *g, int vertex) {
    int half = n_behind(g, vertex, OFF, 0) / 2;
    Bits *gone = new_set(g->c, g->n_vertices);
    for (int next = vertex; next != OFF;) {
        vertex = next;
        bits_add(gone, vertex);
        next = half ? lowest_neighbour(g, vertex, gone, half) : OFF;
    }
    return vertex;
}

/* The vertices on the way from one, always to the first neighbour that is new. */
static int first_way(const Graphlet *g, int vertex) {
    Bits *gone = new_set(g->c, g->n_vertices);
    int n = 0;
    for (; vertex != OFF; vertex = lowest_neighbour(g, vertex, gone, 0)) {
        bits_add(gone, vertex);
        n++;
    }
    return n;
}

static bool are_joined(const Graphlet *g, int a, int b) {
    SiteSpan near = sitelists_at(g->edges_at, a);
    for (int i = 0; i < near.n; i++)
        if (bits_has(g->in, near.v[i]) && other_end(g, near.v[i], a) == b)
            return true;
    return false;
}

static bool is_centre(const Graphlet *g, int vertex) {
    int *parent = join_all(g);
    if (!parent || vertex >= g->n_vertices)
        return false;
    int first = 0, centre = 0;
    if (degree(g, vertex)) {
        while (root_of(parent, first) != root_of(parent, vertex))
            first++;
        centre = find_centre(g, first);
    }
    if (vertex == centre || (degree(g, vertex) == 1 && degree(g, centre) == 1))
        return true;
    return are_joined(g, vertex, centre) && first_way(g, vertex) == first_way(g, centre);
}

static Graphlet edges_of_player(const IsGraph *f, Context *c) {
    Graphlet g = new_graphlet(c);
    int who = fn_int(f->who, c);
    for (int edge = 0; edge < g.n_edges; edge++)
        if (who > c->game->n_players ? what_of(c, edge) != 0 : who_of(c, edge) == who)
            add_edge(&g, edge);
    return g;
}

/* ---- paths ---- */

/* The vertices that hang together with one by more than single edges: lowlink numbers by depth, as
   in Tarjan's algorithm, without recursion. */
typedef struct Search {
    int *depth, *low, *came; /* per vertex; depth 0: not met */
    int *edge;               /* per vertex: which of its edges is looked at next */
    int *stack, n;           /* vertices of parts that are not complete */
} Search;

static void search_edge(const Graphlet *g, Search *s, int *at) {
    SiteSpan near = sitelists_at(g->edges_at, *at);
    int edge = near.v[s->edge[*at]++], to = other_end(g, edge, *at);
    if (!bits_has(g->in, edge) || to == s->came[*at])
        return;
    if (!s->depth[to]) {
        s->came[to] = *at;
        s->depth[to] = s->low[to] = s->depth[*at] + 1;
        s->stack[s->n++] = to;
        *at = to;
    } else if (s->depth[to] > 0 && s->depth[to] < s->low[*at]) {
        s->low[*at] = s->depth[to];
    }
}

/* Back from a vertex whose edges are done; what hangs on a single edge is cut off. */
static int search_back(Search *s, int at) {
    int from = s->came[at], cut = OFF;
    if (s->low[at] == s->depth[at])
        while (cut != at) {
            cut = s->stack[--s->n];
            s->depth[cut] = -1;
        }
    else if (s->low[at] < s->low[from])
        s->low[from] = s->low[at];
    return from;
}

/* The vertices joined to `from` by rings, `from` included. */
static Bits *ring_part(const Graphlet *g, int from) {
    int n = g->n_vertices;
    Search s = { context_ints(g->c, n), context_ints(g->c, n), context_ints(g->c, n),
                 context_ints(g->c, n), context_ints(g->c, n), 0 };
    for (int i = 0; i < n; i++)
        s.depth[i] = s.edge[i] = 0;
    s.depth[from] = s.low[from] = 1;
    s.came[from] = OFF;
    s.stack[s.n++] = from;
    for (int at = from; at != OFF;) {
        if (s.edge[at] < sitelists_at(g->edges_at, at).n)
            search_edge(g, &s, &at);
        else
            at = at == from ? OFF : search_back(&s, at);
    }
    Bits *part = new_set(g->c, n);
    for (int i = 0; i < s.n; i++)
        bits_add(part, s.stack[i]);
    return part;
}

/* The length of a ring that an edge closes. Ludii looks for the way round through vertices by their
   numbers, so it is not always the shortest. */
static int ring_length(const Graphlet *g, int edge) {
    int n = g->n_vertices, words = bits_words(n);
    int from = sitelists_at(g->ends, edge).v[0], to = sitelists_at(g->ends, edge).v[1];
    int *distance = context_ints(g->c, n), *came = context_ints(g->c, n), length = 1;
    Bits *todo = new_set(g->c, n), *done = new_set(g->c, n);
    for (int i = 0; i < n; i++) {
        distance[i] = INFINITE;
        came[i] = 0;
    }
    distance[from] = 0;
    came[from] = from;
    bits_add(todo, from);
    for (int at = from; at >= 0 && at != to; at = bits_next(todo, words, 0)) {
        SiteSpan near = sitelists_at(g->edges_at, at);
        bits_remove(todo, at);
        bits_add(done, at);
        for (int i = 0; i < near.n; i++) {
            int next = other_end(g, near.v[i], at);
            if (near.v[i] == edge || !bits_has(g->in, near.v[i]) ||
                distance[next] <= distance[at] + 1)
                continue;
            distance[next] = distance[at] + 1;
            came[next] = at;
            if (!bits_has(done, next))
                bits_add(todo, next);
        }
    }
    for (int at = to; came[at] != at && length <= n; at = came[at])
        length++;
    return length;
}

static bool is_ring(const Graphlet *g, int edge, Range range, const Bits *part, int size) {
    int n_edges = 0;
    for (BITS_EACH(i, g->in, bits_words(g->n_edges))) {
        SiteSpan ends = sitelists_at(g->ends, i);
        n_edges += bits_has(part, ends.v[0]) && bits_has(part, ends.v[1]);
    }
    if (!size)
        n_edges = 0;
    bool exact = range.min == range.max;
    if (size == n_edges && (exact ? size == range.min : size > 2 && size <= range.max))
        return true;
    if (n_edges <= size)
        return false;
    int length = ring_length(g, edge);
    return (exact && length == range.min) || (range.max > 2 && length <= range.max);
}

static bool is_open_path(const Graphlet *g, int edge, Range range) {
    bool exact = range.min == range.max;
    Bits *met = new_set(g->c, g->n_edges);
    int length = path_through(g, edge, range.max, met);
    if (bits_count(met, bits_words(g->n_edges)) + 1 != length)
        return false;
    return exact ? length == range.min : range.max > range.min && length <= range.max;
}

static bool is_path_at(const IsGraph *f, Context *c, int edge) {
    Graphlet g = new_graphlet(c);
    int who = fn_int(f->who, c);
    if (edge >= g.n_edges)
        return false;
    for (int i = 0; i < g.n_edges; i++)
        if (who_of(c, i) == who)
            add_edge(&g, i);
    Range range = fn_range(f->range, c);
    SiteSpan ends = sitelists_at(g.ends, edge);
    Bits *part = ring_part(&g, ends.v[0]);
    int size = bits_has(part, ends.v[1]) ? bits_count(part, bits_words(g.n_vertices)) : 0;
    if (f->closed && fn_bool(f->closed, c))
        return is_ring(&g, edge, range, part, size);
    return !size && is_open_path(&g, edge, range);
}

/* ---- all of them ---- */

static int last_to(const Context *c) {
    const Made *last = history_last(c);
    return last ? last->own_to : OFF;
}

static bool is_path_eval(const Fn *fn, Context *c) {
    const IsGraph *f = (const IsGraph *)fn;
    int edge = f->from ? fn_int(f->from, c) : last_to(c);
    size_t mark = context_mark(c);
    bool found = edge >= 0 && is_path_at(f, c, edge);
    context_reset(c, mark);
    return found;
}

static bool is_regular_eval(const Fn *fn, Context *c) {
    const IsGraph *f = (const IsGraph *)fn;
    size_t mark = context_mark(c);
    if (last_to(c) < 0)
        return false;
    Graphlet g = edges_of_kind(f, c, last_to(c));
    bool found = is_regular(f, c, &g);
    context_reset(c, mark);
    return found;
}

static bool is_tree(const IsGraph *f, Context *c, int last) {
    if (f->tree == IS_TREE_TYPE_TreeCentre) {
        Graphlet g = edges_of_player(f, c);
        return is_centre(&g, last);
    }
    Graphlet g = edges_of_kind(f, c, last);
    if (!join_all(&g))
        return false;
    if (f->tree == IS_TREE_TYPE_Tree)
        return true;
    return g.n_in == g.n_vertices - 1 &&
           (f->tree == IS_TREE_TYPE_SpanningTree || is_caterpillar(&g));
}

static bool is_tree_eval(const Fn *fn, Context *c) {
    size_t mark = context_mark(c);
    bool found = last_to(c) >= 0 && is_tree((const IsGraph *)fn, c, last_to(c));
    context_reset(c, mark);
    return found;
}

static bool is_crossing_eval(const Fn *fn, Context *c) {
    const IsGraph *f = (const IsGraph *)fn;
    const Topology *t = c->game->topology;
    int a = fn_int(f->from, c), b = fn_int(f->k, c), n = t->sites[SITE_EDGE].n;
    return a >= 0 && a < n && b >= 0 && b < n && topology_edges_cross(t, a, b);
}

/* ---- building ---- */

static IsGraph *new_is_graph(Build *b, const Bound *n, bool (*eval)(const Fn *, Context *)) {
    IsGraph *f = FN_NEW(b, n, IsGraph, FN_BOOL);
    f->fn.eval.boolean = eval;
    f->who = arg_either_player(b, n, "<moves.player>", "<roleType>");
    build_flag(b, FLAG_Graph);
    return f;
}

static Fn *is_regular_graph(Build *b, const Bound *n) {
    IsGraph *f = new_is_graph(b, n, is_regular_eval);
    f->k = arg_int(b, n, "k:<int>");
    f->odd = arg_bool(b, n, "odd:<boolean>");
    f->even = arg_bool(b, n, "even:<boolean>");
    return &f->fn;
}

static Fn *is_tree_of(Build *b, const Bound *n) {
    IsGraph *f = new_is_graph(b, n, is_tree_eval);
    f->tree = bound_word(n, "<isTreeType>", 0);
    return &f->fn;
}

static Fn *is_path(Build *b, const Bound *n) {
    IsGraph *f = new_is_graph(b, n, is_path_eval);
    f->from = arg_int(b, n, "from:<int>");
    f->range = arg_range(b, n, "length:<range>");
    f->closed = arg_bool(b, n, "closed:<boolean>");
    if (bound_word(n, "<siteType>", 0) != SITE_TYPE_Edge)
        build_not_yet(b, n);
    return &f->fn;
}

static Fn *is_crossing(Build *b, const Bound *n) {
    IsGraph *f = FN_NEW(b, n, IsGraph, FN_BOOL);
    f->fn.eval.boolean = is_crossing_eval;
    f->from = arg_int(b, n, "<int>");
    f->k = arg_int(b, n, "<int>#2");
    return &f->fn;
}

const Ludeme is_graph_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is Crossing <int> <int>)", { .fn = is_crossing } },
    { "<booleans.is.is>",
      "(is RegularGraph (<moves.player> | <roleType>) [k:<int> | odd:<boolean> | "
      "even:<boolean>])", { .fn = is_regular_graph } },
    { "<booleans.is.is>", "(is <isTreeType> (<moves.player> | <roleType>))", { .fn = is_tree_of } },
    { "<booleans.is.is>",
      "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> "
      "[closed:<boolean>])", { .fn = is_path } },
    // clang-format on
    { NULL },
};
