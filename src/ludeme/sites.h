/* Sites: what the files on regions share. */
#ifndef LUSOR_SITES_H
#define LUSOR_SITES_H

#include "board/topology.h"
#include "game/build.h"

void sites_add_span(Bits *set, SiteSpan span);

/* Regions that depend on the position, by the first word after "sites". (sites_changing.c) */
Fn *sites_changing(Build *b, const Bound *n, const char *word);

#endif
