/* Roles: the players that words such as Mover or P1 stand for. */
#ifndef LUSOR_ROLE_H
#define LUSOR_ROLE_H

#include "game/build.h"

/* An int function for a word of <roleType>: the one player it stands for, players + 1 for all of
   them, -1 for words that stand for several others. */
Fn *role_make(Build *b, const Bound *n, int role);
/* The same as meaning of the row <roleType>. */
Fn *role_build(Build *b, const Bound *n);

/* The players in the game that a word stands for now, as bits 1 << player. */
uint32_t role_players(const Context *c, int role);
/* The owners of pieces that are meant, neutral and shared ones among them, as bits: by a word or,
   if it stands for one (or is OFF), by the number it stands for. */
uint32_t role_owners(const Context *c, int role, int id);
/* Whether a word can stand for several players. */
bool role_is_many(int role);

#endif
