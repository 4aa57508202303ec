/* (sites Empty), (sites Row 3) ...: regions by an index. */
#ifndef LUSOR_SITES_INDEX_H
#define LUSOR_SITES_INDEX_H

#include "game/build.h"

Fn *sites_index_build(Build *b, const Bound *n);

#endif
