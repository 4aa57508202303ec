/* Property: what measuring can find out about a site; each property is a set of sites by name. */
#ifndef LUSOR_PROPERTY_H
#define LUSOR_PROPERTY_H

#include <stdint.h>

/* Name of the constant, name in facts. */
// clang-format off
#define SITE_SETS(X) \
    X(CORNERS, corners) X(CONVEX, convexCorners) X(CONCAVE, concaveCorners) \
    X(OUTER, outer) X(PERIMETER, perimeter) X(INNER, inner) \
    X(TOP, top) X(BOTTOM, bottom) X(LEFT, left) X(RIGHT, right) \
    X(CENTRE, centre) X(MAJOR, major) X(MINOR, minor) \
    X(AXIAL, axial) X(HORIZONTAL, horizontal) X(VERTICAL, vertical) \
    X(ANGLED, angled) X(SLASH, slash) X(SLOSH, slosh)
// clang-format on

#define SITE_SET_ENUM(name, word) SET_##name,
typedef enum { SITE_SETS(SITE_SET_ENUM) N_SITE_SETS } SiteSet;
#undef SITE_SET_ENUM

/* The bits of Element.properties. */
enum { N_PHASES = 6, N_SIDES = 16, PROPERTY_PHASE_SHIFT = 32, PROPERTY_SIDE_SHIFT = 40 };

#define PROPERTY(set)     ((uint64_t)1 << SET_##set)
#define PROPERTY_PHASE(p) ((uint64_t)1 << (PROPERTY_PHASE_SHIFT + (p)))
#define PROPERTY_PHASES   (((uint64_t)(1 << N_PHASES) - 1) << PROPERTY_PHASE_SHIFT)
/* A side lies in a direction of the compass, given by its rank. */
#define PROPERTY_SIDE(rank) ((uint64_t)1 << (PROPERTY_SIDE_SHIFT + (rank)))
#define PROPERTY_SIDES      (((uint64_t)(1 << N_SIDES) - 1) << PROPERTY_SIDE_SHIFT)

#endif
