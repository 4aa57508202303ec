/* Geometry: points and lines in the plane of a board. "flat" means that z is not looked at. */
#ifndef LUSOR_GEOMETRY_H
#define LUSOR_GEOMETRY_H

#include "board/angle.h"

#include <math.h>
#include <stdbool.h>

typedef struct Point {
    double x, y, z;
} Point;

#define GEOMETRY_PI     3.14159265358979323846
#define GEOMETRY_DEGREE 0.017453292519943295
#define GEOMETRY_SQRT2  1.41421356237309504880
#define GEOMETRY_SQRT3  1.73205080756887729353
#define GEOMETRY_SMALL  0.0000001 /* less than this is nothing, or parallel */

static inline double point_distance(Point a, Point b) {
    double dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z;
    return sqrt(dx * dx + dy * dy + dz * dz);
}

static inline double point_distance_flat(Point a, Point b) {
    double dx = b.x - a.x, dy = b.y - a.y;
    return sqrt(dx * dx + dy * dy);
}

/* The measure by which two points are the same when it is below a tolerance. */
static inline double point_manhattan(Point a, Point b) {
    return fabs(a.x - b.x) + fabs(a.y - b.y) + fabs(a.z - b.z);
}

static inline Point point_minus(Point a, Point b) {
    return (Point){ a.x - b.x, a.y - b.y, a.z - b.z };
}

static inline Point point_plus(Point a, Point b) {
    return (Point){ a.x + b.x, a.y + b.y, a.z + b.z };
}

static inline Point point_times(double k, Point a) {
    return (Point){ k * a.x, k * a.y, k * a.z };
}

static inline Point point_lerp(double t, Point a, Point b) {
    return (Point){ a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), a.z + t * (b.z - a.z) };
}

/* Length 1, unless it is too short to have a direction. */
static inline Point point_normal(Point a) {
    double length = sqrt(a.x * a.x + a.y * a.y + a.z * a.z);
    return length < GEOMETRY_SMALL ? a : (Point){ a.x / length, a.y / length, a.z / length };
}

/* Turned anticlockwise about the origin, seen flat. */
static inline Point point_turned(Point a, double angle) {
    return (Point){ a.x * cos(angle) - a.y * sin(angle), a.y * cos(angle) + a.x * sin(angle), a.z };
}

/* How far the way from a over b to c turns at b: -pi .. pi, left is positive, seen flat. */
static inline double point_turn_at(Point a, Point b, Point c) {
    double vx = b.x - a.x, vy = b.y - a.y, ux = c.x - b.x, uy = c.y - b.y;
    return angle_of(ux * -vy + uy * vx, ux * vx + uy * vy);
}

/* Where two lines a-b and c-d meet, as fractions of the way along each; false if parallel. Flat. */
static inline bool line_meeting(Point a, Point b, Point c, Point d, double *on_ab, double *on_cd) {
    double abx = b.x - a.x, aby = b.y - a.y, cdx = d.x - c.x, cdy = d.y - c.y;
    double acx = c.x - a.x, acy = c.y - a.y, det = cdx * aby - cdy * abx;
    if (fabs(det) < GEOMETRY_SMALL)
        return false;
    *on_ab = (cdx * acy - cdy * acx) * (1 / det);
    *on_cd = (abx * acy - aby * acx) * (1 / det);
    return true;
}

/* Distance of p from the stretch a-b. */
static inline double line_distance(Point p, Point a, Point b) {
    Point ab = point_minus(b, a), pa = point_minus(a, p);
    double length2 = ab.x * ab.x + ab.y * ab.y + ab.z * ab.z;
    if (length2 < GEOMETRY_SMALL)
        return point_distance(p, a);
    double t = -(pa.x * ab.x + pa.y * ab.y + pa.z * ab.z) / length2;
    return t <= 0   ? point_distance(p, a)
           : t >= 1 ? point_distance(p, b)
                    : point_distance(p, point_lerp(t, a, b));
}

#endif
