/* Hidden: what is said about hiding pieces, or parts of what is known of them, from players. */
#ifndef LUSOR_HIDDEN_H
#define LUSOR_HIDDEN_H

#include "game/build.h"
#include "play/move.h"
#include "play/position.h"

/* What "<hiddenData>" means; all of it when the word is left out. */
Hidden hidden_kind(const Bound *n);

/* What "[<hiddenData> | {<hiddenData>}] ... [level:<int>] [<boolean>] to:..." says. */
typedef struct HiddenChange {
    ActionKind *kinds;
    int n_kinds;
    const Fn *level, *hidden;
    int role;      /* OFF: the player is given as such */
    const Fn *who; /* int */
} HiddenChange;
HiddenChange hidden_change(Build *b, const Bound *n);

/* Makes an action for each kind, site and player, in this order. */
void hidden_each(const HiddenChange *h, Context *c, SiteType type, Ints sites,
                 void (*act)(Context *, const Action *, void *), void *data);

#endif
