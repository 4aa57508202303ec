/* Surakarta: works out the loops of boards of squares and of triangles. */
#include "board/surakarta.h"

#include <stdlib.h>

/* The sites of one loop; those at the end of a line, where it leaves the board, are negative. */
typedef struct Loop {
    Arena *arena;
    IntList sites;
} Loop;

static void add(Loop *loop, int site, bool at_end) {
    intlist_push(loop->arena, &loop->sites, at_end ? -site : site);
}

/* A line of n sites from `site` on, each farther by `step`. */
static void add_line(Loop *loop, int site, int step, int n) {
    for (int i = 0; i < n; i++)
        add(loop, site + i * step, i == 0 || i == n - 1);
}

static void loop_on_squares(Loop *loop, int rows, int cols, int row) {
    add_line(loop, row * cols, 1, cols);
    add_line(loop, cols - 1 - row, cols, rows);
    add_line(loop, rows * cols - 1 - row * cols, -1, cols);
    add_line(loop, rows * cols - cols + row, -cols, rows);
}

/* Lines are parallel to the three sides; rows get shorter by one site upwards. */
static void loop_on_triangle(Loop *loop, int rows, int row) {
    int n = rows - row, site = 0, length = rows;
    for (int i = 0; i < row; i++)
        site += length--;
    add_line(loop, site, 1, n);
    site = rows - 1 - row;
    length = rows - 1;
    for (int i = 0; i < n; i++) {
        add(loop, site, i == 0 || i >= n - 1);
        site += length--;
    }
    length += 3;
    for (int i = 0; i < n; i++) {
        add(loop, site, i == 0 || i >= n - 1);
        site -= length++;
    }
}

/* Where one line ends and the next begins the track passes through the curve outside the board: the
   site before it counts twice. */
static TrackPlan plan_of(Arena *a, const Loop *loop, const char *name, bool backwards) {
    IntList sites = { 0 };
    int n = loop->sites.n;
    for (int i = 0; i < n; i++) {
        int at = loop->sites.v[backwards ? n - 1 - i : i];
        int next = loop->sites.v[backwards ? (2 * n - 2 - i) % n : (i + 1) % n];
        intlist_push(a, &sites, abs(at));
        if (at < 0 && next < 0)
            intlist_push(a, &sites, abs(at));
    }
    return (TrackPlan){
        .name = name, .loop = true, .directed = true, .sites = sites.v, .n_sites = sites.n
    };
}

static bool all_on_board(const Loop *loop, int n) {
    for (int i = 0; i < loop->sites.n; i++)
        if (abs(loop->sites.v[i]) >= n)
            return false;
    return true;
}

const TrackPlan *surakarta_tracks(Arena *a, const Topology *t, int loops, int from, int *n,
                                  const char **why) {
    const Sites *s = &t->sites[SITE_VERTEX];
    int rows = s->rows.n, cols = s->columns.n, least = rows < cols ? rows : cols;
    bool square = t->basis == BASIS_SQUARE;
    if (!square && t->basis != BASIS_TRIANGULAR) {
        *why = "a Surakarta board is made of squares or triangles";
        return NULL;
    }
    if (loops < 0)
        loops = square ? (least - 2) / 2 : (rows - 1) / 2;
    if (from < 0 || loops < 0 || loops > rows || from > rows - loops) {
        *why = "the board has not enough rows for the loops";
        return NULL;
    }
    TrackPlan *plans = ARENA_ARRAY(a, TrackPlan, 2 * (size_t)loops);
    *n = 0;
    for (int row = from; row < from + loops; row++) {
        Loop loop = { .arena = a };
        if (square)
            loop_on_squares(&loop, rows, cols, row);
        else
            loop_on_triangle(&loop, rows, row);
        if (!all_on_board(&loop, s->n)) {
            *why = "the board has not enough sites for the loops";
            return NULL;
        }
        plans[(*n)++] = plan_of(a, &loop, arena_printf(a, "Track%dF", row), false);
        plans[(*n)++] = plan_of(a, &loop, arena_printf(a, "Track%dB", row), true);
    }
    return plans;
}
