/* Meta: rules about rules, which add to the legal moves or take from them. */
#ifndef LUSOR_META_H
#define LUSOR_META_H

#include "play/context.h"

/* Adds to the legal moves (those above the context's floor) and changes them, in games where turns
   alternate. */
void meta_adjust(Context *c);
/* The players may change seats now. */
bool meta_swap_is_due(const Context *c);

/* Not every move that the rules give is allowed. */
bool meta_forbids(const Context *c);
/* A move is allowed: it repeats no position, and does not lose the game, where that is forbidden.
 */
bool meta_allows(Context *c, const Move *m);
/* Takes the moves that are not allowed from the list. */
void meta_filter(Context *c);

#endif
