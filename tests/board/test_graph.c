/* Tests of the graph core: order round vertices, finding, faces, numbering, removing. */
#include "board/faces.h"
#include "board/graph.h"
#include "board/grid.h"
#include "board/prune.h"

#include "unity.h"

static Arena arena;
static Graph *g;

void setUp(void) {
    arena_init(&arena, 64 << 20);
    g = graph_new(&arena);
}

void tearDown(void) {
    arena_free(&arena);
}

static void assert_list(const int *expected, int n, IntList list) {
    TEST_ASSERT_EQUAL(n, list.n);
    if (n)
        TEST_ASSERT_EQUAL_INT_ARRAY(expected, list.v, n);
}

#define ASSERT_LIST(list, ...)                \
    assert_list((const int[]){ __VA_ARGS__ }, \
                (int)(sizeof((const int[]){ __VA_ARGS__ }) / sizeof(int)), list)

/* A ring of vertices with edges from each to the next. */
static void add_ring(int n, double radius, double z) {
    int first = g->n_vertices;
    for (int i = 0; i < n; i++) {
        double angle = 2 * GEOMETRY_PI * i / n;
        graph_add_vertex(g, (Point){ radius * cos(angle), radius * sin(angle), z });
    }
    for (int i = 0; i < n; i++)
        graph_add_edge(g, first + i, first + (i + 1) % n);
}

/* Two squares side by side: vertices 0 1 2 below, 3 4 5 above. */
static void add_domino(void) {
    for (int i = 0; i < 6; i++)
        graph_add_vertex(g, (Point){ i % 3, (double)(i / 3), 0 });
    static const int ends[7][2] = { { 0, 1 }, { 1, 2 }, { 3, 4 }, { 4, 5 },
                                    { 0, 3 }, { 1, 4 }, { 2, 5 } };
    for (int i = 0; i < 7; i++)
        graph_add_edge(g, ends[i][0], ends[i][1]);
    faces_make(g, false);
}

static void test_edges_stand_anticlockwise_from_the_west(void) {
    graph_add_vertex(g, (Point){ 0, 0, 0 });
    static const Point around[] = { { 1, 0, 0 }, { 0, 1, 0 }, { -1, -1, 0 }, { 0, -1, 0 } };
    for (int i = 0; i < 4; i++)
        graph_add_edge(g, 0, graph_add_vertex(g, around[i]));
    ASSERT_LIST(g->vertices[0].edges, 2, 3, 0, 1);
}

static void test_edges_in_one_direction_keep_their_order(void) {
    for (int i = 0; i < 4; i++)
        graph_add_vertex(g, (Point){ i, i, 0 });
    graph_add_edge(g, 0, 3);
    graph_add_edge(g, 0, 1);
    graph_add_edge(g, 0, 2);
    ASSERT_LIST(g->vertices[0].edges, 0, 1, 2);
}

static void test_join_finds_edges_either_way_and_the_first_of_several(void) {
    add_domino();
    TEST_ASSERT_EQUAL(4, graph_join(g, 3, 0));
    int twin = graph_add_edge(g, 3, 0);
    TEST_ASSERT_EQUAL(7, twin);
    TEST_ASSERT_EQUAL(4, graph_find_edge(g, 0, 3));
    TEST_ASSERT_EQUAL(-1, graph_find_edge(g, 0, 5));
}

static void test_faces_go_clockwise_from_their_lowest_vertex(void) {
    add_domino();
    TEST_ASSERT_EQUAL(2, g->n_faces);
    ASSERT_LIST(g->faces[0].vertices, 0, 3, 4, 1);
    ASSERT_LIST(g->faces[1].vertices, 1, 4, 5, 2);
    ASSERT_LIST(g->faces[0].edges, 4, 2, 5, 0);
    TEST_ASSERT_EQUAL_DOUBLE(1.5, g->faces[1].el.pt.x);
    TEST_ASSERT_EQUAL(0, g->edges[5].left);
    TEST_ASSERT_EQUAL(1, g->edges[5].right);
    TEST_ASSERT_EQUAL(-1, g->edges[0].right);
}

static void test_faces_are_found_from_any_corner_either_way_round(void) {
    add_domino();
    TEST_ASSERT_EQUAL(0, graph_find_face(g, (const int[]){ 4, 1, 0, 3 }, 4));
    TEST_ASSERT_EQUAL(0, graph_find_face(g, (const int[]){ 1, 4, 3, 0 }, 4));
    TEST_ASSERT_EQUAL(-1, graph_find_face(g, (const int[]){ 1, 3, 4, 0 }, 4));
    TEST_ASSERT_EQUAL(-1, graph_add_face(g, (const int[]){ 0, 4, 5 }, 3));
    TEST_ASSERT_EQUAL(2, g->n_faces);
}

static void test_faces_have_at_most_32_sides(void) {
    add_ring(FACE_MAX_SIDES, 5, 0);
    faces_make(g, false);
    TEST_ASSERT_EQUAL(1, g->n_faces);
    g = graph_new(&arena);
    add_ring(FACE_MAX_SIDES + 1, 5, 0);
    faces_make(g, false);
    TEST_ASSERT_EQUAL(0, g->n_faces);
}

static void test_faces_stay_on_their_level(void) {
    add_ring(4, 1, 0);
    add_ring(4, 1, 1);
    for (int i = 0; i < 4; i++)
        graph_add_edge(g, i, i + 4);
    faces_make(g, false);
    TEST_ASSERT_EQUAL(2, g->n_faces);
    TEST_ASSERT_EQUAL_DOUBLE(1, g->faces[1].el.pt.z);
}

static void test_a_crossing_edge_bounds_no_face_if_crossings_matter(void) {
    add_ring(4, 1, 0);
    graph_add_edge(g, 0, 2);
    graph_add_edge(g, 1, 3);
    faces_make(g, true);
    TEST_ASSERT_EQUAL(2, g->n_faces); /* on either side of the edge 0-2 */
}

static void test_numbers_run_row_by_row_from_below(void) {
    static const Point at[] = { { 1, 1, 0 }, { 0, 1, 0 }, { 1, 0, 0 }, { 0, 0, 0 } };
    for (int i = 0; i < 4; i++)
        graph_add_vertex(g, at[i]);
    for (int i = 0; i < 4; i++)
        g->vertices[i].pivot = 0;
    graph_add_edge(g, 0, 1);
    graph_add_edge(g, 3, 0);
    graph_reorder_all(g);
    TEST_ASSERT_EQUAL_DOUBLE(0, g->vertices[0].el.pt.x);
    TEST_ASSERT_EQUAL_DOUBLE(0, g->vertices[0].el.pt.y);
    TEST_ASSERT_EQUAL(3, g->vertices[0].pivot);
    TEST_ASSERT_EQUAL(0, g->edges[0].a);
    TEST_ASSERT_EQUAL(3, g->edges[0].b);
    TEST_ASSERT_EQUAL(3, g->edges[1].a);
    ASSERT_LIST(g->vertices[3].edges, 0, 1);
}

static void test_what_lies_in_one_place_keeps_its_order(void) {
    for (int i = 0; i < 40; i++)
        graph_add_vertex(g, (Point){ 0, 0, 40 - i });
    graph_reorder(g, SITE_VERTEX);
    for (int i = 0; i < 40; i++)
        TEST_ASSERT_EQUAL_DOUBLE(40 - i, g->vertices[i].el.pt.z);
}

static void test_a_vertex_takes_its_edges_and_faces_with_it(void) {
    add_domino();
    Prune p = prune_begin(g);
    p.vertices[0] = true;
    prune_end(&p);
    TEST_ASSERT_EQUAL(5, g->n_vertices);
    TEST_ASSERT_EQUAL(5, g->n_edges);
    TEST_ASSERT_EQUAL(1, g->n_faces);
    ASSERT_LIST(g->faces[0].vertices, 0, 3, 4, 1);
    TEST_ASSERT_EQUAL(-1, g->edges[3].left);
    TEST_ASSERT_EQUAL(0, g->edges[3].right);
}

static void test_a_face_takes_edges_that_only_it_had_if_asked(void) {
    add_domino();
    Prune p = prune_begin(g);
    prune_face(&p, 1, true);
    prune_end(&p);
    TEST_ASSERT_EQUAL(6, g->n_vertices);
    TEST_ASSERT_EQUAL(4, g->n_edges);
    TEST_ASSERT_EQUAL(0, g->vertices[5].edges.n);
    ASSERT_LIST(g->vertices[4].faces, 0);
}

static void test_a_pivot_that_is_removed_is_remembered(void) {
    add_domino();
    for (int v = 0; v < 6; v++)
        g->vertices[v].pivot = 4;
    Prune p = prune_begin(g);
    p.vertices[4] = true;
    prune_end(&p);
    TEST_ASSERT_TRUE(g->vertices[0].pivot_gone);
    TEST_ASSERT_EQUAL(4, g->vertices[0].pivot);
    Point was = graph_pivot_point(g, 0);
    TEST_ASSERT_EQUAL_DOUBLE(1, was.x);
    TEST_ASSERT_EQUAL_DOUBLE(1, was.y);
}

static void test_a_basis_is_kept_once_it_is_set(void) {
    add_domino();
    TEST_ASSERT_FALSE(graph_is_regular(g));
    graph_set_basis(g, BASIS_BRICK);
    TEST_ASSERT_TRUE(graph_is_regular(g));
    graph_set_basis(g, BASIS_NONE);
    TEST_ASSERT_EQUAL(BASIS_BRICK, g->faces[0].el.basis);
    TEST_ASSERT_TRUE(graph_is_regular(g));
    graph_add_vertex(g, (Point){ 9, 9, 0 });
    TEST_ASSERT_FALSE(graph_is_regular(g));
}

static void test_a_grid_finds_the_first_vertex_near(void) {
    for (int i = 0; i < 1000; i++)
        graph_add_vertex(g, (Point){ i % 10, (double)(i / 10 % 10), 0 });
    Grid grid = grid_of_vertices(g, 0.3);
    TEST_ASSERT_EQUAL(57,
                      grid_find_vertex(&grid, g, (Point){ 7.0004, 4.9995, 0 }, GRAPH_TOLERANCE));
    TEST_ASSERT_EQUAL(-1,
                      grid_find_vertex(&grid, g, (Point){ 7.0006, 4.9995, 0 }, GRAPH_TOLERANCE));
    TEST_ASSERT_EQUAL(-1, grid_find_vertex(&grid, g, (Point){ 7, 5, 1 }, GRAPH_TOLERANCE));
}

static void test_a_grid_knows_what_covers_much_and_what_is_far_away(void) {
    Grid grid = grid_make(&arena, 0.001);
    grid_add(&grid, 1, (Bounds){ -1000, -1000, 1000, 1000 });
    grid_add_point(&grid, 0, (Point){ 999999, -999999, 0 });
    IntList found = { 0 };
    grid_query(&grid, (Bounds){ 5, 5, 5, 5 }, &found);
    ASSERT_LIST(found, 1);
    grid_query(&grid, (Bounds){ -1e6, -1e6, 1e6, 1e6 }, &found);
    ASSERT_LIST(found, 0, 1);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_edges_stand_anticlockwise_from_the_west);
    RUN_TEST(test_edges_in_one_direction_keep_their_order);
    RUN_TEST(test_join_finds_edges_either_way_and_the_first_of_several);
    RUN_TEST(test_faces_go_clockwise_from_their_lowest_vertex);
    RUN_TEST(test_faces_are_found_from_any_corner_either_way_round);
    RUN_TEST(test_faces_have_at_most_32_sides);
    RUN_TEST(test_faces_stay_on_their_level);
    RUN_TEST(test_a_crossing_edge_bounds_no_face_if_crossings_matter);
    RUN_TEST(test_numbers_run_row_by_row_from_below);
    RUN_TEST(test_what_lies_in_one_place_keeps_its_order);
    RUN_TEST(test_a_vertex_takes_its_edges_and_faces_with_it);
    RUN_TEST(test_a_face_takes_edges_that_only_it_had_if_asked);
    RUN_TEST(test_a_pivot_that_is_removed_is_remembered);
    RUN_TEST(test_a_basis_is_kept_once_it_is_set);
    RUN_TEST(test_a_grid_finds_the_first_vertex_near);
    RUN_TEST(test_a_grid_knows_what_covers_much_and_what_is_far_away);
    return UNITY_END();
}
