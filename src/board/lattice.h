/* Lattice: the tilings whose tiles repeat in two directions, cut to a shape. */
#ifndef LUSOR_LATTICE_H
#define LUSOR_LATTICE_H

#include "board/polygon.h"

typedef enum {
    LATTICE_HEX,
    LATTICE_HEX_ON_END, /* as LATTICE_HEX, turned so that rows run up to the right */
    LATTICE_TRI,
    LATTICE_TRI_ON_END,
    LATTICE_T31212,
    LATTICE_T3464,
    LATTICE_T3464_ON_END,
    LATTICE_T488,
    LATTICE_T33434,
    LATTICE_T33336,
    LATTICE_T33344,
    LATTICE_T3636,
    LATTICE_T4612,
    LATTICE_T333333_33434
} LatticeKind;

/* Which tiles of a lattice belong to a board. */
typedef enum {
    REGION_ALL,       /* rows x cols */
    REGION_HEXAGON,   /* rows on each side */
    REGION_TRIANGLE,  /* rows on each side */
    REGION_RECTANGLE, /* rows x cols, every other row shifted */
    REGION_STAR,      /* rows is the side of a point */
    REGION_PRISM,     /* a hexagon with sides of rows and cols */
    REGION_OUTLINE    /* within a polygon */
} RegionKind;

typedef struct Region {
    RegionKind kind;
    int rows, cols;
    const Polygon *outline;
    int margin; /* how far beyond the outline's bounds tiles are looked for */
} Region;

/* NULL after a report. */
Graph *lattice_make(const GraphBuild *b, LatticeKind kind, Region region);

/* The outline drawn on a lattice by going so many tiles along each side, with a turn before each:
   to the left, or to the right if the number is negative. At least five sides: the numbers are used
   again from the first if there are fewer. */
Polygon lattice_outline(const GraphBuild *b, LatticeKind kind, const int *sides, int n);

#endif
