/* Tests of board/topology on small graphs built by hand, and on such as nobody would call boards.
 */
#include "board/topology.h"

#include "unity.h"

#include <string.h>

static Arena graph_arena, arena;
static Graph *graph;

void setUp(void) {
    arena_init(&graph_arena, 64 << 20);
    arena_init(&arena, 64 << 20);
    graph = graph_new(&graph_arena);
}

void tearDown(void) {
    arena_free(&graph_arena);
    arena_free(&arena);
}

static Topology *make(SiteType type) {
    const char *why = NULL;
    Topology *t = topology_make(&arena, graph, &(TopologyOptions){ .type = type }, &why);
    TEST_ASSERT_NULL(why);
    TEST_ASSERT_NOT_NULL(t);
    return t;
}

/* A board of n by n squares; vertices and cells numbered row by row from below. */
static void build_square(int n) {
    for (int y = 0; y <= n; y++)
        for (int x = 0; x <= n; x++)
            graph_add_vertex(graph, (Point){ x, y, 0 });
    for (int y = 0; y <= n; y++)
        for (int x = 0; x <= n; x++) {
            int v = y * (n + 1) + x;
            if (x < n)
                graph_add_edge(graph, v, v + 1);
            if (y < n)
                graph_add_edge(graph, v, v + n + 1);
        }
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            int v = y * (n + 1) + x;
            graph_add_face(graph, (int[]){ v, v + n + 1, v + n + 2, v + 1 }, 4);
        }
    graph_set_basis(graph, BASIS_SQUARE);
}

static const char *span_text(SiteSpan span) {
    static char text[1000];
    int n = 0;
    text[0] = '\0';
    for (int i = 0; i < span.n; i++)
        n += snprintf(text + n, sizeof text - (size_t)n, i ? " %d" : "%d", span.v[i]);
    return text;
}

static const char *set_text(const Sites *s, SiteSet set) {
    return span_text(sitelists_at(&s->sets, set));
}

/* The first radial in a direction. */
static const char *line_text(const Sites *s, int site, Direction d) {
    int n;
    const Radial *r = topology_radials(s, site, d, &n);
    return n ? span_text(topology_line(s, r)) : "none";
}

static void test_relations_on_squares(void) {
    build_square(3);
    const Sites *s = &make(SITE_CELL)->sites[SITE_CELL];
    TEST_ASSERT_EQUAL_INT(9, s->n);
    TEST_ASSERT_EQUAL_STRING("7 5 1 3", span_text(topology_steps(s, 4, DIR_Orthogonal)));
    TEST_ASSERT_EQUAL_STRING("8 2 0 6", span_text(topology_steps(s, 4, DIR_Diagonal)));
    TEST_ASSERT_EQUAL_STRING("7 8 5 2 1 0 3 6", span_text(topology_steps(s, 4, DIR_Adjacent)));
    TEST_ASSERT_EQUAL_STRING("3 4 1", span_text(topology_steps(s, 0, DIR_All)));
    TEST_ASSERT_EQUAL_INT(0, topology_steps(s, 4, DIR_OffDiagonal).n);
    TEST_ASSERT_EQUAL_STRING("8", span_text(topology_steps(s, 4, DIR_NE)));
}

static void test_coordinates_and_sets_on_squares(void) {
    build_square(3);
    const Sites *s = &make(SITE_CELL)->sites[SITE_CELL];
    TEST_ASSERT_EQUAL_STRING("B3", s->labels[7]);
    TEST_ASSERT_EQUAL_INT(7, topology_find(s, "B3", 2));
    TEST_ASSERT_EQUAL_INT(-1, topology_find(s, "D9", 2));
    TEST_ASSERT_EQUAL_INT(2, s->row[7]);
    TEST_ASSERT_EQUAL_STRING("0 2 6 8", set_text(s, SET_CORNERS));
    TEST_ASSERT_EQUAL_STRING("4", set_text(s, SET_CENTRE));
    TEST_ASSERT_EQUAL_STRING("4", set_text(s, SET_INNER));
    TEST_ASSERT_EQUAL_STRING("6 7 8", set_text(s, SET_TOP));
    TEST_ASSERT_EQUAL_STRING("", set_text(s, SET_CONCAVE));
    TEST_ASSERT_EQUAL_STRING("0 2 4 6 8", span_text(sitelists_at(&s->phases, 0)));
    TEST_ASSERT_EQUAL_STRING("6 7 8", span_text(sitelists_at(&s->sides, direction_rank(DIR_N))));
    TEST_ASSERT_EQUAL_STRING("1 4 7", span_text(sitelists_at(&s->columns, 1)));
}

static void test_edges_know_how_they_lie(void) {
    build_square(1);
    const Sites *s = &make(SITE_EDGE)->sites[SITE_EDGE];
    TEST_ASSERT_EQUAL_STRING("0 3", set_text(s, SET_HORIZONTAL));
    TEST_ASSERT_EQUAL_STRING("1 2", set_text(s, SET_VERTICAL));
    TEST_ASSERT_EQUAL_STRING("", set_text(s, SET_ANGLED));
    TEST_ASSERT_EQUAL_STRING("0 2", span_text(sitelists_at(&s->incident[SITE_VERTEX], 1)));
}

static void test_radials_and_their_opposites(void) {
    build_square(4);
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    TEST_ASSERT_EQUAL_STRING("17 22", line_text(s, 12, DIR_N));
    TEST_ASSERT_EQUAL_STRING("6 12 18 24", line_text(s, 0, DIR_NE));
    TEST_ASSERT_EQUAL_STRING("none", line_text(s, 0, DIR_W));
    int n, distinct = 0;
    const Radial *r = topology_radials(s, 12, DIR_Orthogonal, &n);
    TEST_ASSERT_EQUAL_INT(4, n);
    for (int i = 0; i < n; i++)
        distinct += r[i].distinct;
    TEST_ASSERT_EQUAL_INT(2, distinct);
    TEST_ASSERT_EQUAL_STRING("17 22", span_text(topology_line(s, &r[0])));
    TEST_ASSERT_EQUAL_STRING("7 2", span_text(topology_opposite(s, &r[0])));
    r = topology_radials(s, 0, DIR_N, &n);
    TEST_ASSERT_EQUAL_INT(0, topology_opposite(s, r).n);
}

static void test_tails_of_lines_are_shared(void) {
    build_square(4);
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    int n;
    const Radial *first = topology_radials(s, 0, DIR_E, &n);
    const Radial *second = topology_radials(s, 1, DIR_E, &n);
    TEST_ASSERT_EQUAL_INT(first->at + 1, second->at);
}

static void test_a_line_that_forks_evenly_goes_both_ways(void) {
    const Point at[] = { { 0, 0, 0 }, { 0, 1, 0 }, { -0.2, 2, 0 }, { 0.2, 2, 0 } };
    for (int i = 0; i < 4; i++)
        graph_add_vertex(graph, at[i]);
    graph_add_edge(graph, 0, 1);
    graph_add_edge(graph, 1, 2);
    graph_add_edge(graph, 1, 3);
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    int n;
    const Radial *r = topology_radials(s, 0, DIR_All, &n);
    TEST_ASSERT_EQUAL_INT(2, n);
    TEST_ASSERT_EQUAL_STRING("1 3", span_text(topology_line(s, &r[0])));
    TEST_ASSERT_EQUAL_STRING("1 2", span_text(topology_line(s, &r[1])));
    TEST_ASSERT_EQUAL_STRING("1 0", line_text(s, 2, DIR_All));
}

static void test_a_line_round_a_ring_ends_before_its_start(void) {
    const Point at[] = { { 0, 0, 0 }, { 1, 0, 0 }, { 0, 1, 0 }, { -1, 0, 0 }, { 0, -1, 0 } };
    for (int i = 0; i < 5; i++)
        graph_add_vertex(graph, at[i]);
    for (int i = 1; i < 5; i++) {
        graph->vertices[i].pivot = 0;
        graph_add_curve(graph, i, i % 4 + 1, at[i % 4 + 1], at[i]);
    }
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    TEST_ASSERT_EQUAL_STRING("2 3 4", line_text(s, 1, DIR_CCW));
    TEST_ASSERT_EQUAL_STRING("4 3 2", line_text(s, 1, DIR_CW));
    TEST_ASSERT_EQUAL_STRING("4 1 2", line_text(s, 3, DIR_CCW));
    TEST_ASSERT_EQUAL_STRING("none", line_text(s, 0, DIR_CW));
}

static void test_supported_directions(void) {
    build_square(2);
    const Topology *t = make(SITE_CELL);
    const Sites *s = &t->sites[SITE_CELL];
    Direction out[N_DIRECTIONS];
    TEST_ASSERT_EQUAL_INT(4, s->n_supported[RELATION_ORTHOGONAL]);
    TEST_ASSERT_EQUAL_INT(8, s->n_supported[RELATION_ALL]);
    TEST_ASSERT_EQUAL_INT(DIR_NE, s->supported_order[RELATION_ALL][1]);
    TEST_ASSERT_EQUAL_INT(3, topology_supported(s, 0, RELATION_ADJACENT, out));
    TEST_ASSERT_EQUAL_INT(DIR_N, out[0]);
    TEST_ASSERT_EQUAL_INT(DIR_NE, out[1]);
    TEST_ASSERT_EQUAL_INT(DIR_E, out[2]);
    TEST_ASSERT_EQUAL_INT(4, t->sides_of_cells);
}

static void test_distances(void) {
    build_square(3);
    const Sites *s = &make(SITE_CELL)->sites[SITE_CELL];
    uint16_t out[9];
    Site queue[9];
    topology_distances(s, 0, RELATION_ORTHOGONAL, out, queue);
    TEST_ASSERT_EQUAL_INT(0, out[0]);
    TEST_ASSERT_EQUAL_INT(4, out[8]);
    topology_distances(s, 0, RELATION_ADJACENT, out, queue);
    TEST_ASSERT_EQUAL_INT(2, out[8]);
    topology_distances(s, 0, RELATION_DIAGONAL, out, queue);
    TEST_ASSERT_EQUAL_INT(0, out[1]);
}

static void test_distances_between_all(void) {
    build_square(3);
    const Sites *s = &make(SITE_CELL)->sites[SITE_CELL];
    const uint16_t *table = topology_distance_table(s, RELATION_ORTHOGONAL, &arena);
    TEST_ASSERT_EQUAL_INT(4, table[2 * 9 + 6]);
    TEST_ASSERT_EQUAL_INT(4, table[6 * 9 + 2]);
    TEST_ASSERT_EQUAL_INT(0, table[4 * 9 + 4]);
}

static void test_edges_that_cross(void) {
    const Point at[] = { { 0, 0, 0 }, { 2, 2, 0 }, { 0, 2, 0 }, { 2, 0, 0 }, { 5, 0, 0 } };
    for (int i = 0; i < 5; i++)
        graph_add_vertex(graph, at[i]);
    graph_add_edge(graph, 0, 1);
    graph_add_edge(graph, 2, 3);
    graph_add_edge(graph, 3, 4);
    const Topology *t = make(SITE_EDGE);
    TEST_ASSERT_TRUE(topology_edges_cross(t, 0, 1));
    TEST_ASSERT_TRUE(topology_edges_cross(t, 1, 0));
    TEST_ASSERT_FALSE(topology_edges_cross(t, 1, 2));
    TEST_ASSERT_FALSE(topology_edges_cross(t, 0, 2));
}

static void test_a_graph_of_nothing(void) {
    for (int type = 0; type < N_SITE_TYPES; type++)
        TEST_ASSERT_EQUAL_INT(0, make(type)->sites[type].n);
}

static void test_vertices_without_edges(void) {
    graph_add_vertex(graph, (Point){ 0, 0, 0 });
    graph_add_vertex(graph, (Point){ 5, 5, 0 });
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    TEST_ASSERT_EQUAL_INT(0, topology_steps(s, 0, DIR_All).n);
    TEST_ASSERT_EQUAL_STRING("none", line_text(s, 0, DIR_All));
    TEST_ASSERT_EQUAL_STRING("0 1", set_text(s, SET_PERIMETER));
}

static void test_all_vertices_in_one_place(void) {
    for (int i = 0; i < 4; i++)
        graph_add_vertex(graph, (Point){ 1, 1, 0 });
    for (int i = 1; i < 4; i++)
        graph_add_edge(graph, 0, i);
    TEST_ASSERT_EQUAL_INT(4, make(SITE_VERTEX)->sites[SITE_VERTEX].n);
}

static void test_an_edge_from_a_vertex_to_itself(void) {
    graph_add_vertex(graph, (Point){ 0, 0, 0 });
    graph_add_edge(graph, 0, 0);
    const Sites *s = &make(SITE_VERTEX)->sites[SITE_VERTEX];
    TEST_ASSERT_EQUAL_STRING("0", line_text(s, 0, DIR_All));
}

static void test_too_many_sites_are_refused(void) {
    for (int i = 0; i <= TOPOLOGY_MAX; i++)
        graph_add_vertex(graph, (Point){ i % 300, i / 300, 0 });
    const char *why = NULL;
    TEST_ASSERT_NULL(topology_make(&arena, graph, &(TopologyOptions){ 0 }, &why));
    TEST_ASSERT_NOT_NULL(strstr(why, "65536 vertices"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_relations_on_squares);
    RUN_TEST(test_coordinates_and_sets_on_squares);
    RUN_TEST(test_edges_know_how_they_lie);
    RUN_TEST(test_radials_and_their_opposites);
    RUN_TEST(test_tails_of_lines_are_shared);
    RUN_TEST(test_a_line_that_forks_evenly_goes_both_ways);
    RUN_TEST(test_a_line_round_a_ring_ends_before_its_start);
    RUN_TEST(test_supported_directions);
    RUN_TEST(test_distances);
    RUN_TEST(test_distances_between_all);
    RUN_TEST(test_edges_that_cross);
    RUN_TEST(test_a_graph_of_nothing);
    RUN_TEST(test_vertices_without_edges);
    RUN_TEST(test_all_vertices_in_one_place);
    RUN_TEST(test_an_edge_from_a_vertex_to_itself);
    RUN_TEST(test_too_many_sites_are_refused);
    return UNITY_END();
}
