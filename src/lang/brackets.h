/* Brackets: whether every bracket of a text is closed by its like. */
#ifndef LUSOR_BRACKETS_H
#define LUSOR_BRACKETS_H

#include "base/report.h"

enum { BRACKETS_DEPTH_MAX = 1000 }; /* brackets inside brackets, before defines are expanded */

/* Reports the first that is not, with a guess by the layout at the one that was forgotten. The text
   has no comments, and its strings are closed. */
bool brackets_check(Arena *a, Report *report, const Source *text);

#endif
