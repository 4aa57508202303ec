/* Why: which rule generates a move, or what keeps a move from being legal. */
#ifndef LUSOR_WHY_H
#define LUSOR_WHY_H

#include "workbench/workbench.h"

/* Explains the move that `text` means in a position, in lines; false, with a line that says why, if
   the text means nothing. */
bool why_move(Workbench *w, LusorPosition *p, const Names *names, Notation *notation,
              const char *text, Text *out);

#endif
