/* Equipment: what all its parts share while they are loaded. */
#ifndef LUSOR_EQUIPMENT_H
#define LUSOR_EQUIPMENT_H

#include "game/build.h"

/* Board, containers and components; then regions, maps and hints, which are functions and may speak
   of the former. */
void equipment_load_things(Build *b, const Bound *equipment);
void equipment_load_names(Build *b, const Bound *equipment);
/* Once a game can be played: regions that depend on the position are what they are on the empty
   board of `c`. */
void regions_settle(const Game *g, Context *c);

/* A new component or container at the end of the game's list; a scrap one, after a report, if there
   are too many. */
Component *equipment_component(Build *b, const Bound *n, ComponentKind kind);
Container *equipment_container(Build *b, const Bound *n, ContainerKind kind);

/* A number that must be known before any game is played, or `otherwise` if it is left out. */
int equipment_int(Build *b, const Bound *n, const char *param, int otherwise);
/* Likewise a list of them. */
Ints equipment_ints(Build *b, const Bound *list);

/* The owner that a role is: a player, 0 for nobody in particular, players + 1 for all. */
int equipment_owner(const Build *b, int role);

/* ---- pieces.c ---- */
void piece_load(Build *b, const Bound *n);
void tile_load(Build *b, const Bound *n);
void die_load(Build *b, const Bound *n);
void card_load(Build *b, const Bound *n);
void domino_load(Build *b, const Bound *n);
void dominoes_load(Build *b, const Bound *n);
void component_load(Build *b, const Bound *n);
/* A piece for each player, for games that have none. */
void piece_load_default(Build *b);
/* Names them by their owners, as Ludii does, and turns them to where their players face. */
void pieces_finish(Build *b);
/* What pieces may do, once everything is there that this may speak of. */
void pieces_build_moves(Build *b);

/* ---- containers.c ---- */
void hand_load(Build *b, const Bound *n);
void dice_load(Build *b, const Bound *n);
void deck_load(Build *b, const Bound *n);

/* ---- regions.c: these need that functions can be built ---- */
void regions_load(Build *b, const Bound *n);
/* The lists of sites of a kind, `s->kind`; `label` is NULL if the description has none. */
void regions_make_static(Build *b, RegionStatic *s, const Bound *label);
void map_load(Build *b, const Bound *n);
void hints_load(Build *b, const Bound *n);
/* The values that sites of a deduction puzzle can have. */
void values_load(Build *b, const Bound *n);

#endif
