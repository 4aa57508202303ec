/* Players: all those that a role stands for. */
#ifndef LUSOR_PLAYERS_H
#define LUSOR_PLAYERS_H

#include "play/context.h"

/* Where pieces are asked for: "All" has nobody (0) and everybody's (players + 1) too, "NonMover"
   nobody's. A role that is one player is `id`. Returns how many, at most PLAYERS_MAX + 2. */
int players_of_role(const Context *c, int role, int id, int *out);

/* Where only players can be meant. */
int players_real(const Context *c, int role, int id, int *out);

#endif
