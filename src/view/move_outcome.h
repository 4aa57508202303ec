/* Move outcome: what tells two moves apart whose texts are the same and whose consequences are not,
 * found by making the move and looking. */
#ifndef LUSOR_MOVE_OUTCOME_H
#define LUSOR_MOVE_OUTCOME_H

#include "base/text.h"
#include "view/names.h"

/* Adds "xB2" if something vanishes from B2, or ">B2" if something comes there: of several sites the
   one nearest to where the move goes, or begins. Nothing where chance or hidden information would
   be given away. The position is the same afterwards. */
void move_outcome(const Names *names, LusorPosition *p, int move, Text *out);

#endif
