/* Sites: what the files on regions share. */
#ifndef LUSOR_SITES_H
#define LUSOR_SITES_H

#include "board/topology.h"
#include "game/build.h"

void sites_add_span(Bits *set, SiteSpan span);

/* The sites with the coordinates that "{<string>}" or "<string>" says; one that no site has is left
   out, as Ludii does. (sites_static.c) */
Fn *sites_coordinates(Build *b, const Bound *n);

/* All sites that the last move went to, or came from. (sites_moves.c) */
Fn *sites_of_last(Build *b, const Bound *n, bool from);

/* Regions that depend on the position, by the first word after "sites". (sites_changing.c) */
Fn *sites_changing(Build *b, const Bound *n, const char *word);

#endif
