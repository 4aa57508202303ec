/* (is Line ...): enough pieces in a row. */
#ifndef LUSOR_IS_LINE_H
#define LUSOR_IS_LINE_H

#include "game/build.h"

Fn *is_line_build(Build *b, const Bound *n);

#endif
