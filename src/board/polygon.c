/* Outlines: drawing them from sides, widening them, asking what lies inside. */
#include "board/polygon.h"

#include <stdlib.h>

enum { MOST_CORNERS = 1000 };

void polygon_add(Arena *a, Polygon *p, Point pt) {
    ARENA_PUSH(a, p->points, p->n, p->cap) = pt;
}

void polygon_rotate(Arena *a, Polygon *p, int rotations) {
    int n = p->n;
    for (int i = 0; rotations < 0 && i < n / 2; i++) {
        Point swap = p->points[i];
        p->points[i] = p->points[n - 1 - i];
        p->points[n - 1 - i] = swap;
    }
    double angle = 0;
    for (int r = 1; r < abs(rotations); r++) {
        angle += 2 * GEOMETRY_PI / rotations;
        for (int i = 0; i < n; i++)
            polygon_add(a, p, point_turned(p->points[i], angle));
    }
}

Polygon polygon_from_sides(Arena *a, const int *sides, int n, const Point steps[4]) {
    Polygon p = { 0 };
    Point at = { 0 };
    polygon_add(a, &p, at);
    for (int i = 0, step = 3; i < n; i++) {
        step = (step + (sides[i] < 0 ? 3 : 1)) % 4;
        at = point_plus(at, point_times(sides[i], steps[step]));
        polygon_add(a, &p, at);
    }
    return p;
}

static Point flat_normal(Point from, Point to) {
    return point_normal((Point){ to.x - from.x, to.y - from.y, 0 });
}

Polygon polygon_inflated(Arena *a, const Polygon *p, double amount) {
    Polygon wide = { 0 };
    for (int i = 0; i < p->n; i++) {
        Point before = p->points[(i + p->n - 1) % p->n], at = p->points[i];
        Point after = p->points[(i + 1) % p->n];
        double turn =
            (at.x - before.x) * (after.y - before.y) - (after.x - before.x) * (at.y - before.y);
        double outwards = turn < GEOMETRY_SMALL ? 0.5 * amount : -0.5 * amount;
        Point sum = point_plus(flat_normal(before, at), flat_normal(after, at));
        polygon_add(a, &wide, point_plus(at, point_times(outwards, sum)));
    }
    return wide;
}

bool polygon_contains(const Polygon *p, Point at) {
    bool odd = false;
    for (int i = 0, j = p->n - 1; i < p->n; j = i++) {
        Point a = p->points[i], b = p->points[j];
        bool spans = (a.y < at.y && b.y >= at.y) || (b.y < at.y && a.y >= at.y);
        if (spans && (a.x <= at.x || b.x <= at.x))
            odd ^= a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x) < at.x;
    }
    return odd;
}

Bounds polygon_bounds(const Polygon *p) {
    if (p->n == 0)
        return (Bounds){ 0 };
    Bounds b = { p->points[0].x, p->points[0].y, p->points[0].x, p->points[0].y };
    for (int i = 1; i < p->n; i++) {
        Point q = p->points[i];
        b = (Bounds){ fmin(b.x0, q.x), fmin(b.y0, q.y), fmax(b.x1, q.x), fmax(b.y1, q.y) };
    }
    return b;
}

static bool sides_cross(const Polygon *p, int i, int j) {
    double s, t;
    return line_meeting(p->points[i], p->points[(i + 1) % p->n], p->points[j],
                        p->points[(j + 1) % p->n], &s, &t) &&
           s > GEOMETRY_SMALL && s < 1 - GEOMETRY_SMALL && t > GEOMETRY_SMALL &&
           t < 1 - GEOMETRY_SMALL;
}

bool polygon_check(const GraphBuild *b, const Polygon *p) {
    if (p->n < 3 || p->n > MOST_CORNERS) {
        graph_build_refuse(b, "this polygon has %d corners; it needs 3 to %d", p->n, MOST_CORNERS);
        return false;
    }
    for (int i = 0; i < p->n; i++)
        for (int j = i + 1; j < p->n; j++)
            if (sides_cross(p, i, j)) {
                graph_build_refuse(b, "sides %d and %d of this polygon cross each other", i + 1,
                                   j + 1);
                return false;
            }
    return true;
}
