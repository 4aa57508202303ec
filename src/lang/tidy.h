/* Tidy: what happens to a description's text before and after its defines are expanded. */
#ifndef LUSOR_TIDY_H
#define LUSOR_TIDY_H

#include "base/report.h"
#include "lang/draft.h"

/* All of these add to `to` what becomes of `from`, and report what is wrong with it. */

/* Removes comments. False if the text is not one: binary, or with a string that never ends. */
bool tidy_comments(Draft *to, const Source *from, Report *report);
/* 0..3 becomes 0 1 2 3 and "A1".."B2" becomes "A1" "A2" "B1" "B2". */
void tidy_ranges(Draft *to, const Source *from, Report *report);
/* One blank where white space is needed, none where not; drops what absent parameters of defines
   leave behind: names without a value, empty brackets. Like Ludii, does the same to strings. */
void tidy_blanks(Draft *to, const Source *from);
/* ((x)) becomes (x), as when a define that has brackets of its own is used as ( "Define"). */
void tidy_brackets(Draft *to, const Source *from, Report *report);

#endif
