/* Every generator and operator of graphs, as Ludii 1.3.14 builds them; and what cannot be built. */
#include "base/hash.h"
#include "board/board.h"
#include "board/graph_build.h"
#include "lang/bind.h"
#include "ludeme/ludemes.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;

void setUp(void) {
    arena_init(&arena, 256 << 20);
    report_init(&report, &arena);
}

void tearDown(void) {
    arena_free(&arena);
}

static Graph *graph_of(const char *text) {
    int n = 0;
    Source *source = source_make(&arena, "board", text, strlen(text));
    Tree *tree = tree_read(&arena, &report, source, &n);
    const Bound *board =
        tree ? bind_tree(&arena, &report, ludeme_grammar(), tree, n, "<container.board.board>")
             : NULL;
    GraphBuild build = { .arena = &arena, .report = &report, .at = { source, 0 } };
    BoardPlan plan = { 0 };
    bool built = board && board->sig->ludeme->meaning.board(&build, board, &plan);
    return built ? plan.graph : NULL;
}

/* Positions in thousandths, ends of edges, corners of faces: all that the numbering decides. */
static uint32_t digest(const Graph *g) {
    Text t = { 0 };
    for (int v = 0; v < g->n_vertices; v++) {
        Point p = g->vertices[v].el.pt;
        text_printf(&t, "v %.0f %.0f %.0f\n", floor(p.x * 1000 + 0.5) + 0.0,
                    floor(p.y * 1000 + 0.5) + 0.0, floor(p.z * 1000 + 0.5) + 0.0);
    }
    for (int e = 0; e < g->n_edges; e++)
        text_printf(&t, "e %d %d\n", g->edges[e].a, g->edges[e].b);
    for (int f = 0; f < g->n_faces; f++) {
        text_puts(&t, "c");
        for (int i = 0; i < g->faces[f].vertices.n; i++)
            text_printf(&t, " %d", g->faces[f].vertices.v[i]);
        text_puts(&t, "\n");
    }
    uint32_t hash = hash_fnv32(text_str(&t), t.n);
    text_free(&t);
    return hash;
}

static const struct {
    const char *text;
    int vertices, edges, faces;
    uint32_t digest;
} graphs[] = {
    // clang-format off
    { "(board (square 3))", 16, 24, 9, 0x6104d33d },
    { "(board (square 3) use:Vertex)", 9, 12, 4, 0x4d6af763 },
    { "(board (square Limping 2 diagonals:Alternating) use:Vertex)", 6, 9, 4, 0xce012650 },
    { "(board (square Diamond 3))", 24, 36, 13, 0x76080ec2 },
    { "(board (square {2 1 -1 2 3 3} diagonals:Solid))", 25, 56, 32, 0x38fa74d1 },
    { "(board (square (poly {{0 0}{0 3}{3 3}{4 0}}) diagonals:SolidNoSplit))",
      17, 43, 36, 0x480dc5be },
    { "(board (square 3 pyramidal:True) use:Vertex)", 14, 36, 5, 0x298dab47 },
    { "(board (rectangle 3 5 diagonals:Radiating) use:Vertex)", 15, 25, 11, 0x3d632861 },
    { "(board (rectangle 4 5 diagonals:Concentric))", 30, 69, 40, 0x490780ce },
    { "(board (rectangle 1 4) use:Vertex)", 4, 3, 0, 0x51f57c7f },
    { "(board (hex 3))", 54, 72, 19, 0xe6ffb374 },
    { "(board (hex 3 4))", 73, 99, 27, 0x7bbca927 },
    { "(board (hex Triangle 3))", 22, 27, 6, 0x126c3863 },
    { "(board (hex Diamond 3))", 30, 38, 9, 0x459d68e6 },
    { "(board (hex Prism 2 3))", 32, 41, 10, 0xc8160b78 },
    { "(board (hex Star 1))", 42, 54, 13, 0xe21787ec },
    { "(board (hex Limping 3))", 73, 99, 27, 0x7bbca927 },
    { "(board (hex Rectangle 3 4))", 36, 46, 11, 0x8a8dddd9 },
    { "(board (hex {3 4 3 2}))", 53, 70, 18, 0x97ba8856 },
    { "(board (hex (poly {{0 0}{0 4}{5 4}{5 0}})))", 30, 38, 9, 0x99664395 },
    { "(board (tri 3))", 10, 18, 9, 0x0c86aa37 },
    { "(board (tri Hexagon 2))", 19, 42, 24, 0x60075d0f },
    { "(board (tri Diamond 3) use:Vertex)", 9, 16, 8, 0xa43b0071 },
    { "(board (tri Prism 2 3))", 24, 55, 32, 0xab9cd0c1 },
    { "(board (tri Star 1))", 13, 24, 12, 0x20ecc3ef },
    { "(board (tri Limping 3) use:Vertex)", 27, 63, 37, 0x5ff30b05 },
    { "(board (tri Square 3))", 14, 28, 15, 0x6666d375 },
    { "(board (tri Rectangle 2 3))", 11, 20, 10, 0x8c9b79b2 },
    { "(board (tri {2 3 2 -1 2}))", 6, 7, 2, 0x0ea49864 },
    { "(board (tiling T31212 2))", 60, 78, 19, 0xed08d86a },
    { "(board (tiling T3464 2))", 72, 132, 61, 0x9478b139 },
    { "(board (tiling T3464 2 3))", 66, 120, 55, 0xff40dfff },
    { "(board (tiling T3464 {2 3}))", 111, 207, 97, 0x5f55be5d },
    { "(board (tiling T488 2 3))", 34, 41, 8, 0xe2f5b2bc },
    { "(board (tiling T488 {3 2 3 2}))", 8, 8, 1, 0x68554814 },
    { "(board (tiling T33434 2))", 34, 69, 36, 0x3f8bb20d },
    { "(board (tiling T33434 (poly {{-3 1}{-3 6}{3 6}{3 1}})))", 34, 66, 33, 0xe381970e },
    { "(board (tiling T33336 2))", 72, 162, 91, 0x23264e02 },
    { "(board (tiling T33344 2 3))", 16, 27, 12, 0xe6834e9b },
    { "(board (tiling T3636 2))", 30, 48, 19, 0x294c0175 },
    { "(board (tiling T3636 2 2))", 38, 62, 25, 0xf5298d08 },
    { "(board (tiling T3636 {2 3}))", 48, 81, 34, 0x3a41f01e },
    { "(board (tiling T4612 2))", 84, 108, 25, 0xb1203b7d },
    { "(board (tiling T333333_33434 2))", 102, 204, 103, 0x391f4189 },
    { "(board (brick 3 2))", 28, 35, 8, 0x8979a40a },
    { "(board (brick 3 2 trim:True))", 20, 27, 8, 0xd6f6de14 },
    { "(board (brick Diamond 3))", 30, 38, 9, 0xeca1b212 },
    { "(board (brick Prism 2 3))", 16, 19, 4, 0xc81e2aa6 },
    { "(board (brick Spiral 3))", 36, 48, 13, 0xfd6f8136 },
    { "(board (brick Limping 2))", 25, 31, 7, 0xa3e635d6 },
    { "(board (celtic 3))", 28, 52, 25, 0x971d6bd1 },
    { "(board (celtic 2 3) use:Vertex)", 21, 38, 18, 0xedbf9104 },
    { "(board (celtic {2 1 -1 2 3 3}))", 16, 28, 13, 0xbc6d3d14 },
    { "(board (quadhex 2))", 37, 60, 24, 0x7c880186 },
    { "(board (quadhex 3 thirds:True))", 84, 141, 58, 0x6eb822ba },
    { "(board (concentric Square rings:3) use:Vertex)", 24, 32, 0, 0x13c4558d },
    { "(board (concentric Triangle rings:3 joinMidpoints:False joinCorners:True))",
      18, 24, 7, 0xe70f1bf8 },
    { "(board (concentric sides:5 rings:2 midpoints:False joinCorners:True) use:Vertex)",
      10, 19, 0, 0xb43602a0 },
    { "(board (concentric Target rings:3))", 24, 24, 3, 0xc0d1132a },
    { "(board (concentric Target rings:3 steps:6))", 19, 36, 18, 0x9680c0d9 },
    { "(board (concentric {0 6 12}))", 31, 48, 19, 0x7bcaed3b },
    { "(board (concentric {1 6 12} stagger:True))", 31, 48, 19, 0x0724d547 },
    { "(board (concentric {1 8}) use:Vertex)", 9, 16, 0, 0xd4f24697 },
    { "(board (concentric {6 -6 6}) use:Vertex)", 18, 24, 0, 0x83fd153e },
    { "(board (concentric {7}) use:Vertex)", 7, 7, 0, 0x4c4793f0 },
    { "(board (regular 5))", 5, 5, 1, 0xfc9f16b1 },
    { "(board (regular Star 7) use:Vertex)", 7, 7, 0, 0x60d122f0 },
    { "(board (repeat 2 3 step:{{2 0}{.5 2}} "
      "{(poly {{0 0}{0 1}{1 1}{1 0}}) (poly {{1 0}{1 1}{2 .5}})}))",
      30, 36, 12, 0x8b4034d3 },
    { "(board (spiral turns:3 sites:20) use:Vertex)", 20, 19, 0, 0xf998f010 },
    { "(board (wedge 3) use:Vertex)", 7, 10, 0, 0xa9a9e017 },
    { "(board (wedge 4 2) use:Vertex)", 7, 9, 0, 0x233b9a3a },
    { "(board (graph vertices:{{0 0}{1 0}{1 1}{0 1}{2 2}} edges:{{0 1}{1 2}{2 3}{3 0}{2 4}}))",
      5, 5, 1, 0xb5482021 },
    { "(board (shift 1.5 -0.25 (square 2)))", 9, 12, 4, 0x56b37d2b },
    { "(board (scale 2 0.5 (rotate 45 (square 2))))", 9, 12, 4, 0xe5a5ffbb },
    { "(board (skew 0.5 (concentric {1 4})) use:Vertex)", 5, 8, 0, 0xd3e97aac },
    { "(board (merge (shift 0 2 (square 5 diagonals:Alternating)) (wedge 3)) use:Vertex)",
      31, 66, 36, 0xc41e39c8 },
    { "(board (merge {(hex 2) (shift 6 0 (hex 2)) (shift 3 1 (square 1))} connect:True))",
      52, 76, 17, 0x9cb04a8b },
    { "(board (merge (concentric {4 4}) (shift 3 0 (concentric {1 4}))) use:Vertex)",
      12, 20, 9, 0xbf8fbd0e },
    { "(board (union (square 2) (shift 3 0 (tri 2)) connect:True))", 15, 22, 8, 0x04533a96 },
    { "(board (intersect (square 3) (shift 1 1 (square 3))))", 9, 12, 4, 0xe75c352d },
    { "(board (clip (square 4) (poly {{1 1}{1 2}{2 2}{2 1}})))", 21, 28, 8, 0x36f7a74e },
    { "(board (keep (hex 4) (poly {{0 0}{0 6}{6 6}{6 0}})))", 28, 35, 8, 0x02adbf65 },
    { "(board (hole (square 5) (poly {{1 1}{1 4}{4 4}{4 1}})))", 36, 48, 16, 0xfc98ad5b },
    { "(board (remove (square 3) cells:{4 0 0}))", 16, 19, 6, 0x830708c1 },
    { "(board (remove (square 3) cells:{4 7} trimEdges:False))", 16, 24, 7, 0x4324c1b1 },
    { "(board (remove (square 3) vertices:{5 0 6}) use:Vertex)", 6, 5, 0, 0x9265d412 },
    { "(board (remove (square 3) edges:{{{2 2}{2 3}}} vertices:{{0 0}{1 1}}))",
      14, 17, 3, 0x20494d98 },
    { "(board (remove (square 3) edges:{{0 1}{5 6}}))", 16, 22, 6, 0xf33f49c1 },
    { "(board (remove (hex 3) (poly {{0 0}{0 3}{4 3}{4 0}})))", 46, 56, 10, 0x95a2f81c },
    { "(board (remove (concentric {1 6}) vertices:{0}) use:Vertex)", 6, 6, 0, 0x23319e1e },
    { "(board (trim (remove (square 3) edges:{{5 6}{5 9}{1 5}})))", 15, 20, 5, 0x2c59ec8a },
    { "(board (add (square 2) vertices:{{3 1}{1 3}} connect:True))", 11, 14, 4, 0xc63bf739 },
    { "(board (add (square 2) edges:{{{0 0}{-1 -1}}} cells:{{{2 2}{3 2}{3 3}{2 3}}}))",
      13, 17, 5, 0x64c27c02 },
    { "(board (add (square 2) edges:{{0 4}{4 8}} edgesCurved:{{{2 0}{2 2}{1 0}{1 0}}}))",
      9, 15, 4, 0xd9bea55e },
    { "(board (complete (regular 6)) use:Edge)", 6, 15, 2, 0xaca6caf4 },
    { "(board (complete (square 2) eachCell:True))", 9, 20, 4, 0x6b781e0f },
    { "(board (dual (hex 3)))", 19, 42, 24, 0x53146cc7 },
    { "(board (subdivide (hex 2) min:4))", 31, 72, 42, 0x2271975f },
    { "(board (subdivide (square 2)) use:Vertex)", 5, 8, 0, 0x100f1d69 },
    { "(board (layers 3 (square 2)))", 27, 54, 12, 0x8e4bc515 },
    { "(board (splitCrossings (merge (square 3) (shift 0.5 0.5 (rotate 45 (square 2))))))",
      33, 56, 24, 0xd4fe9374 },
    { "(board (splitCrossings (regular Star 8)) use:Vertex)", 24, 40, 17, 0xdf17a6d7 },
    { "(board (makeFaces (square 3 diagonals:SolidNoSplit)))", 16, 42, 18, 0xc8c02325 },
    { "(board (renumber (rotate 90 (rectangle 2 3))))", 12, 17, 6, 0x43d6379b },
    { "(board (renumber Vertex (rotate 180 (hex 2))))", 24, 30, 7, 0xa0a05585 },
    { "(board (recoordinate Cell (rotate 180 (hex 2))))", 24, 30, 7, 0xe844c74f },
    // clang-format on
};

static void test_graphs_are_built_as_ludii_does(void) {
    for (size_t i = 0; i < sizeof graphs / sizeof graphs[0]; i++) {
        Graph *g = graph_of(graphs[i].text);
        TEST_ASSERT_NOT_NULL_MESSAGE(g, graphs[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(graphs[i].vertices, g->n_vertices, graphs[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(graphs[i].edges, g->n_edges, graphs[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(graphs[i].faces, g->n_faces, graphs[i].text);
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(graphs[i].digest, digest(g), graphs[i].text);
    }
}

/* Descriptions that cannot be built, and what is said of them. */
static const struct {
    const char *text, *message;
} refused[] = {
    // clang-format off
    { "(board (square 0))", "the number of rows is 0, but must be at least 1" },
    { "(board (square -3))", "the number of rows is -3, but must be at least 1" },
    { "(board (square 100000))", "the number of rows is 100000, but may be at most 65535" },
    { "(board (square 1000))",
      "this graph would have 1002001 vertices, but may have at most 65535" },
    { "(board (square (/ 3 0)))", "this cannot be reckoned: it has no result, or one too large" },
    { "(board (square (* 100000 100000)))",
      "this cannot be reckoned: it has no result, or one too large" },
    { "(board (hex 2000))", "this board is too large: 3999 rows and 3999 columns" },
    { "(board (tri 0))", "the first dimension is 0, but must be at least 1" },
    { "(board (hex NoShape 3))", "this shape is not known for hexagons" },
    { "(board (square (poly {{0 0}{2 2}{0 2}{2 0}})))",
      "sides 1 and 3 of this polygon cross each other" },
    { "(board (square (poly {{0 0}{2 2}})))", "this polygon has 2 corners; it needs 3 to 1000" },
    { "(board (square (poly {{0}{2}{1}})))", "a point needs two or three coordinates" },
    { "(board (square (poly {{0 0}{0 900000}{900000 900000}})))",
      "this board is too large: 900005 rows and 900005 columns" },
    { "(board (concentric Square))", "the number of rings is missing; give it with rings:" },
    { "(board (concentric sides:2 rings:3))", "the number of sides is 2, but must be at least 3" },
    { "(board (concentric Target rings:3) use:Vertex)",
      "a target has cells only; it cannot be used with use:Vertex" },
    { "(board (spiral turns:2 sites:5000) use:Vertex)",
      "a spiral has at most 1000 sites, not 5000" },
    { "(board (wedge 3 1) use:Vertex)", "the number of columns is 1, but must be at least 2" },
    { "(board (graph vertices:{{0 0}{1 0}} edges:{{0 2}}))",
      "edge 0 joins vertices 0 and 2, but they count from 0 to 1" },
    { "(board (graph vertices:{{0 0}{1 0}} edges:{{0 1 1}}))",
      "an edge needs the numbers of two vertices" },
    { "(board (add (square 2) edges:{{0 9}}))",
      "an edge names vertex 9, but vertices count from 0 to 8" },
    { "(board (add (square 2) cells:{{0 1 -1}}))",
      "a cell names vertex -1, but vertices count from 0 to 8" },
    { "(board (scale 100000000 (square 3)))",
      "vertex 1 would lie at 1e+08,0,0, more than 1000000 from the origin" },
    { "(board (layers 60000 (square 3)))",
      "this graph would have 960000 vertices, but may have at most 65535" },
    { "(board (complete (square 30)))",
      "a graph of 961 vertices is too large to be completed; 300 may be" },
    { "(board (repeat 2 2 step:{{1 0}} (poly {{0 0}{0 1}{1 1}})))",
      "two steps are needed here: from column to column and from row to row" },
    { "(mancalaBoard 7 4)", "a mancala board has at most 6 rows, not 7" },
    // clang-format on
};

static void test_what_cannot_be_built_is_refused_with_a_reason(void) {
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        report_init(&report, &arena);
        TEST_ASSERT_NULL_MESSAGE(graph_of(refused[i].text), refused[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(1, report.n_errors, refused[i].text);
        TEST_ASSERT_EQUAL_STRING(refused[i].message, report.problems[0]->message);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_graphs_are_built_as_ludii_does);
    RUN_TEST(test_what_cannot_be_built_is_refused_with_a_reason);
    return UNITY_END();
}
