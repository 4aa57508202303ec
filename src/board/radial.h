/* Radial: the lines of sites that lead away from each site and bend with the board. */
#ifndef LUSOR_RADIAL_H
#define LUSOR_RADIAL_H

#include "board/topology.h"

enum {
    RADIAL_MAX_STEPS = 1 << 26,  /* of all radials together */
    RADIAL_MAX_PER_SITE = 10000, /* a board that branches without end is refused */
};

/* Fills in the radials of sites whose positions and steps are known. Works in `scratch`, leaves the
   result in `a`. False if a limit was met. */
bool radial_find(Sites *s, Arena *a, Arena *scratch);

#endif
