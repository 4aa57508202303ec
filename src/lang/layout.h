/* Layout: an expanded text, which is one long line, laid out for people. */
#ifndef LUSOR_LAYOUT_H
#define LUSOR_LAYOUT_H

#include "base/source.h"

#include <stdio.h>

/* Prints the text in lines of `width` columns where that can be; what does not fit on one line is
   opened up, one part per line. */
void layout_print(FILE *out, const Source *text, int width);

#endif
