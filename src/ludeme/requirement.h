/* Moves that are kept only if something holds after them. */
#ifndef LUSOR_REQUIREMENT_H
#define LUSOR_REQUIREMENT_H

#include "play/context.h"

/* Keeps those moves from `first` on the stack to its top for which `keep` says so. */
void requirement_filter(Context *c, int first, bool (*keep)(Context *, const Move *, const void *),
                        const void *data);

bool requirement_has_dice(const Game *g);

#endif
