/* Facts: a topology as text, to be looked at and compared. */
#ifndef LUSOR_FACTS_H
#define LUSOR_FACTS_H

#include "base/text.h"
#include "board/topology.h"

enum { FACTS_MAX_RADIALS = 700 }; /* larger boards are printed without their radials */

void facts_print(const Topology *t, Text *out);

#endif
