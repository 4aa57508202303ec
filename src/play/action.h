/* Action: what each kind of atomic action does and how it is written. */
#ifndef LUSOR_ACTION_H
#define LUSOR_ACTION_H

#include "play/context.h"

/* Does it. Applying may complete the action (a level, a type that was left open), as Ludii does. */
void action_apply(Context *c, Action *a);

#endif
