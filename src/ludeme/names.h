/* Names: whether the names that a description uses are names of something. */
#ifndef LUSOR_NAMES_H
#define LUSOR_NAMES_H

#include "lang/bound.h"

/* Reports pieces, regions, tracks, phases and maps that are used but not there, names given twice,
   and players that do not take part: errors where the game could not be played, else warnings. */
void names_check(Arena *a, Report *report, const Grammar *g, const Bound *game);

#endif
