/* Surakarta: the loops that lead off one line of a board at its end and back along another. */
#ifndef LUSOR_SURAKARTA_H
#define LUSOR_SURAKARTA_H

#include "board/topology.h"

/* Plans for the tracks of the loops, one each way round, from row `from` on; loops < 0: as many as
   fit. They live in `a`; *n gets their number. NULL, with a reason in *why, if the board cannot
   have them. */
const TrackPlan *surakarta_tracks(Arena *a, const Topology *t, int loops, int from, int *n,
                                  const char **why);

#endif
