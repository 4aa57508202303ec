/* Plane: the formulas of geometry that boards are measured with. Points are seen flat. */
#ifndef LUSOR_PLANE_H
#define LUSOR_PLANE_H

#include "board/angle.h"
#include "board/geometry.h"

/* -pi .. pi */
static inline double plane_angle(Point a, Point b) {
    return angle_of(b.y - a.y, b.x - a.x);
}

/* From p to the endless line through a and b; to a if these coincide. */
static inline double plane_distance_to_line(Point p, Point a, Point b) {
    double dx = b.x - a.x, dy = b.y - a.y;
    if (fabs(dx) + fabs(dy) < GEOMETRY_SMALL)
        return point_distance_flat(p, a);
    double area = (p.y - a.y) * dx - (p.x - a.x) * dy;
    return sqrt(area * area / (dx * dx + dy * dy));
}

/* Twice the area of the triangle; positive if a, b, c turn to the left. */
static inline double plane_area2(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

/* A straight line counts as a right turn. */
static inline bool plane_clockwise(Point a, Point b, Point c) {
    return plane_area2(a, b, c) < GEOMETRY_SMALL;
}

/* In space: tangent of the angle by which a way from a over b to c bends; infinite from 90 degrees
   on. Smaller is straighter, 0 is straight. */
static inline double plane_bend(Point a, Point b, Point c) {
    Point v = point_minus(b, a), u = point_minus(c, b);
    double dot = u.x * v.x + u.y * v.y + u.z * v.z;
    if (dot <= 0)
        return INFINITY;
    double x = v.y * u.z - v.z * u.y, y = v.z * u.x - v.x * u.z, z = v.x * u.y - v.y * u.x;
    return fabs(sqrt(x * x + y * y + z * z) / dot);
}

#endif
