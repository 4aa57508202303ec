/* Svg: a drawing of a board for people: cells, edges, the sites that are played on, their names. */
#ifndef LUSOR_SVG_H
#define LUSOR_SVG_H

#include "base/text.h"
#include "board/topology.h"

void svg_print(const Topology *t, Text *out);

#endif
