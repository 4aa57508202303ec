/* Builds every board of Ludii's library and compares all facts about it with the recorded ones. */
#include "board/board.h"
#include "board/facts.h"
#include "ludeme/ludemes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MEMORY = 512 * 1024 * 1024, SHOWN = 160 };

/* A line of the index: the game, the file with the facts, the board's description. */
typedef struct Row {
    const char *path, *file, *ludeme;
} Row;

typedef struct Boards {
    Arena arena;
    const char *root;
    Row *rows;
    int n_rows, cap_rows;
    int passed, failed;
    double slowest; /* seconds */
    const char *slowest_path;
} Boards;

static char *next_part(char **at, char end) {
    char *part = *at, *stop = strchr(part, end);
    if (stop)
        *stop++ = '\0';
    *at = stop ? stop : part + strlen(part);
    return part;
}

static bool read_index(Boards *b) {
    const char *why;
    Source *s = source_read(&b->arena, arena_printf(&b->arena, "%s/boards/INDEX", b->root), &why);
    if (!s)
        return false;
    char *at = arena_strndup(&b->arena, s->text, s->size);
    while (*at) {
        char *line = next_part(&at, '\n');
        Row row = { .path = next_part(&line, '\t') };
        row.file = next_part(&line, '\t');
        row.ludeme = line;
        ARENA_PUSH(&b->arena, b->rows, b->n_rows, b->cap_rows) = row;
    }
    return true;
}

/* Several games have the same board. */
static bool is_repeated(const Boards *b, int which) {
    const Row *row = &b->rows[which];
    for (int i = 0; i < which; i++)
        if (!strcmp(b->rows[i].file, row->file) && !strcmp(b->rows[i].ludeme, row->ludeme))
            return true;
    return false;
}

/* The board's own text, and whether the game asks for layers, stand in the expanded description;
   that of a match has none. */
static const Topology *build(const Boards *b, const Row *row, Arena *a, Report *report) {
    const char *why;
    const char *file =
        arena_printf(a, "%s/expanded/%.*s.txt", b->root, (int)strlen(row->path) - 4, row->path);
    Source *game = source_read(a, file, &why);
    Source *text = source_make(a, row->path, row->ludeme, strlen(row->ludeme));
    int n_nodes;
    const Tree *whole = game ? tree_read(a, report, game, NULL) : NULL;
    const Tree *tree = tree_read(a, report, text, &n_nodes);
    const Bound *bound =
        tree ? bind_tree(a, report, ludeme_grammar(), tree, n_nodes, "<container.board.board>")
             : NULL;
    BoardNeeds needs = { 0 };
    if (whole)
        needs = board_needs(whole);
    return bound ? board_make(a, report, bound, &needs) : NULL;
}

static bool near_numbers(const char *a, const char *b) {
    for (;;) {
        char *end_a, *end_b;
        double x = strtod(a, &end_a), y = strtod(b, &end_b);
        if (end_a == a || end_b == b || fabs(x - y) > 0.0006 || *end_a != *end_b)
            return false;
        if (!*end_a)
            return true;
        a = end_a + 1;
        b = end_b + 1;
    }
}

/* Whether two lines about a site differ in nothing but the last digits of where it is. */
static bool same_site(char *a, char *b) {
    enum { POSITION = 3 };
    for (int part = 0; *a || *b; part++) {
        const char *x = next_part(&a, ' '), *y = next_part(&b, ' ');
        if (strcmp(x, y) && !(part == POSITION && near_numbers(x, y)))
            return false;
    }
    return true;
}

static bool same_line(Arena *a, const char *x, const char *y) {
    if (!strcmp(x, y))
        return true;
    bool sites = x[0] && strchr("cve", x[0]) && x[1] == ' ';
    return sites && same_site(arena_strdup(a, x), arena_strdup(a, y));
}

/* Compares line by line and shows the first difference. */
static bool same_facts(Arena *a, const Row *row, char *wanted, char *got) {
    while (*wanted || *got) {
        const char *x = next_part(&wanted, '\n'), *y = next_part(&got, '\n');
        if (same_line(a, x, y))
            continue;
        printf("%s  %.*s\n  recorded %.*s\n  built    %.*s\n", row->path, SHOWN, row->ludeme, SHOWN,
               x, SHOWN, y);
        return false;
    }
    return true;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool agrees(Boards *b, const Row *row, Arena *a) {
    const char *why = "?";
    Report report;
    report_init(&report, a);
    Source *wanted = source_read(a, arena_printf(a, "%s/boards/%s", b->root, row->file), &why);
    double start = seconds();
    const Topology *t = build(b, row, a, &report);
    double took = seconds() - start;
    if (took > b->slowest) {
        b->slowest = took;
        b->slowest_path = row->path;
    }
    if (!t || !wanted) {
        Text text = { 0 };
        report_print(&report, &text);
        printf("%s  %.*s\n%s%s\n", row->path, SHOWN, row->ludeme, text_str(&text),
               wanted ? "" : why);
        text_free(&text);
        return false;
    }
    Text facts = { 0 };
    facts_print(t, &facts);
    bool same = same_facts(a, row, arena_strndup(a, wanted->text, wanted->size), facts.s);
    text_free(&facts);
    return same;
}

int main(void) {
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared";
    Boards b = { 0 };
    Arena arena;
    arena_init(&b.arena, MEMORY);
    arena_init(&arena, MEMORY);
    b.root = arena_printf(&b.arena, "%s/ludii", shared);
    if (!read_index(&b)) {
        printf("no recorded boards in %s\n0 passed, 0 failed, 1 skipped\n", b.root);
        return 0;
    }
    for (int i = 0; i < b.n_rows; i++) {
        if (is_repeated(&b, i))
            continue;
        if (agrees(&b, &b.rows[i], &arena))
            b.passed++;
        else
            b.failed++;
        arena_free(&arena);
    }
    printf("slowest board: %.0f ms, %s\n", 1000 * b.slowest, b.slowest_path);
    printf("%d passed, %d failed\n", b.passed, b.failed);
    arena_free(&b.arena);
    return b.failed > 0;
}
