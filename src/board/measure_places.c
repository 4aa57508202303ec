/* Measure: rows, columns and layers of elements, and the labels made from them. */
#include "board/measure.h"

#include "board/plane.h"

#include <stdlib.h>
#include <string.h>

typedef enum { ROWS, COLUMNS, LAYERS } Dimension;

typedef struct Score {
    double value;
    int id;
} Score;

static int compare_scores(const void *a, const void *b) {
    const Score *p = a, *q = b;
    return p->value != q->value ? (p->value < q->value ? -1 : 1) : p->id - q->id;
}

typedef struct Placing {
    Graph *g;
    SiteType type;
    int n;
    Bounds box;
    double unit; /* the expected distance of neighbours */
    Score *scores;
} Placing;

/* Scores are distances from a line outside the box: below it for rows, to the left for columns. */
static void score(Placing *p, Dimension dimension, double angle) {
    double width = p->box.x1 - p->box.x0, height = p->box.y1 - p->box.y0;
    Point a = { p->box.x0 + width / 2, p->box.y0 - height, 0 };
    if (dimension == COLUMNS)
        a = (Point){ p->box.x0 - width, p->box.y0 + height / 2, 0 };
    Point b = { a.x + width * cos(angle), a.y + width * sin(angle), 0 };
    for (int i = 0; i < p->n; i++) {
        Point at = measure_element(p->g, p->type, i)->pt;
        double d = dimension == LAYERS ? at.z : plane_distance_to_line(at, a, b);
        p->scores[i] = (Score){ d, i };
    }
    qsort(p->scores, (size_t)p->n, sizeof *p->scores, compare_scores);
}

static int *place(Element *e, Dimension dimension) {
    return dimension == ROWS ? &e->row : dimension == COLUMNS ? &e->col : &e->layer;
}

/* Gathers elements with near scores and numbers the clusters. Returns how badly they fit: the more
   clusters the worse, and the farther from its mean the last of each cluster is. */
static double cluster(Placing *p, Dimension dimension, double angle) {
    const double margin = 0.6 * p->unit;
    double error = 0;
    int number = 0;
    score(p, dimension, angle);
    for (int start = 0, end; start < p->n; start = end, number++) {
        double total = 0;
        for (end = start; end < p->n; end++) {
            double value = p->scores[end].value;
            if (end > start && fabs(value - total / (end - start)) > margin)
                break;
            total += value;
            *place(measure_element(p->g, p->type, p->scores[end].id), dimension) = number;
        }
        double off = total / (end - start) - p->scores[end - 1].value;
        error += off * off / (end - start);
    }
    return error + 0.01 * number;
}

/* Tries angles in steps of 15 degrees from `base` plus `first` to `last` degrees and keeps the one
   in which the clusters fit best. */
static double best_angle(Placing *p, Dimension dimension, double base, int first, int last) {
    const double good_enough = 0.01;
    double best = 0, best_error = 1000;
    for (int degrees = first; degrees <= last; degrees += 15) {
        double angle = base + degrees / 180.0 * GEOMETRY_PI;
        double error = cluster(p, dimension, angle);
        if (error >= best_error)
            continue;
        best_error = error;
        best = angle;
        if (error < good_enough)
            break;
    }
    return best;
}

/* Number n of a column as letters: A .. Z, AA .. */
static int letters(int n, char out[16]) {
    char reversed[16];
    int size = 0;
    reversed[size++] = (char)('A' + n % 26);
    while (n >= 26) {
        n /= 26;
        reversed[size++] = (char)('A' + n % 26 - 1);
    }
    for (int i = 0; i < size; i++)
        out[i] = reversed[size - 1 - i];
    out[size] = '\0';
    return size;
}

static bool has_layers(const Graph *g, SiteType type) {
    for (int i = 1; i < measure_count(g, type); i++)
        if (measure_element(g, type, i)->layer != measure_element(g, type, 0)->layer)
            return true;
    return false;
}

static void make_labels(Graph *g, SiteType type) {
    bool layers = has_layers(g, type);
    char column[16];
    for (int i = 0; i < measure_count(g, type); i++) {
        Element *e = measure_element(g, type, i);
        letters(e->col, column);
        e->label = layers ? arena_printf(g->arena, "%s%d/%d", column, e->row + 1, e->layer)
                          : arena_printf(g->arena, "%s%d", column, e->row + 1);
    }
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool any_label_twice(const Graph *g, SiteType type) {
    int n = measure_count(g, type);
    const char **labels = ARENA_ARRAY(g->arena, const char *, n);
    for (int i = 0; i < n; i++)
        labels[i] = measure_element(g, type, i)->label;
    qsort(labels, (size_t)n, sizeof *labels, compare_texts);
    for (int i = 1; i < n; i++)
        if (!strcmp(labels[i - 1], labels[i]))
            return true;
    return false;
}

/* The angles of rows and columns, found for vertices, serve for edges too. */
static void measure_places_of(Graph *g, SiteType type, double angles[2]) {
    Placing p = { .g = g, .type = type, .n = measure_count(g, type) };
    if (p.n == 0)
        return;
    p.box = measure_bounds(g, type);
    p.unit = (p.box.x1 - p.box.x0 + p.box.y1 - p.box.y0) / 2 / sqrt(p.n);
    p.scores = ARENA_ARRAY(g->arena, Score, p.n);
    if (type != SITE_EDGE) {
        angles[0] = best_angle(&p, ROWS, 0, 0, 60);
        angles[1] = best_angle(&p, COLUMNS, angles[0], 90, 120);
    }
    cluster(&p, ROWS, angles[0]);
    cluster(&p, COLUMNS, angles[1]);
    cluster(&p, LAYERS, 0);
    make_labels(g, type);
    g->duplicate_labels[type] = any_label_twice(g, type);
}

void measure_places(Graph *g) {
    double angles[2] = { 0, 0.5 };
    measure_places_of(g, SITE_VERTEX, angles);
    measure_places_of(g, SITE_EDGE, angles);
    measure_places_of(g, SITE_CELL, angles);
}
