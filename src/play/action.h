/* Action: what each kind of atomic action does and how it is written. */
#ifndef LUSOR_ACTION_H
#define LUSOR_ACTION_H

#include "play/context.h"

/* Does it. Applying may complete the action (a level, a type that was left open), as Ludii does. */
void action_apply(Context *c, Action *a);

/* Reads an action from its trial text, brackets included; texts in it go to the arena. */
bool action_read(Arena *arena, const char *s, size_t n, Action *out);

const char *action_tag(const Action *a);

#endif
