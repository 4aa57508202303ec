/* Names: what sites, pieces and players are called, in writing and in speech. */
#ifndef LUSOR_NAMES_H
#define LUSOR_NAMES_H

#include "base/arena.h"
#include "base/text.h"
#include "lusor/lusor.h"

#include <stdbool.h>

typedef struct Names Names;

/* The names of a game, which must outlive them; NULL if there is no memory. */
Names *names_new(const LusorGame *game);
void names_free(Names *names);
const LusorGame *names_game(const Names *names);

/* What a site is called. On the board: its coordinate, "E4"; where that is missing, shared or of
   another type than the board's own, "vertexE4" or, with its number, "edge12". Elsewhere:
   "hand1.2" (second place of the hand of player 1), "dice.1", "deck.3". No two sites of a game
   share a name, letters of either case being equal. Belongs to `names`. */
const char *names_site(const Names *names, LusorSite site);
/* The site of that name; case and blanks do not matter, and numbers alone ("12") are taken for the
   site with that number if nothing is called so. Index LUSOR_NONE if there is none. */
LusorSite names_find(const Names *names, const char *text);
/* The longest name of a site that `text` begins with (blanks, case as above), and in *used how many
   of its bytes that takes. */
LusorSite names_find_start(const Names *names, const char *text, size_t *used);

static inline bool names_same_site(LusorSite a, LusorSite b) {
    return a.index == b.index && a.type == b.type;
}
/* Whether a move leads from a hand onto the board. */
bool names_is_drop(const Names *names, LusorMoveInfo move);
/* What a die shows in a state. */
int names_die_face(const Names *names, int die, int state);

/* "Knight" for "Knight1": without the number of its owner. */
const char *names_piece(const Names *names, int piece);
/* "White Knight"; only "Knight" when it is nobody's. */
void names_owned_piece(const Names *names, int piece, Text *out);
/* "White"; "nobody" for 0, "everybody" beyond the players. */
const char *names_player(const Names *names, int player);
/* The player of that name or number or of an unambiguous start of it; 0 if there is none. */
int names_find_player(const Names *names, const char *text);
/* Whether a piece goes by that name: "knight", "Knights", "Knight1", or a start of them. */
bool names_piece_is(const Names *names, int piece, const char *text);

/* The text in lower case without blanks: what names are compared by. */
char *names_key(Arena *a, const char *text);
/* Equal but for case and blanks. */
bool names_equal(const char *a, const char *b);

/* Every place of a game, board first, then hands, dice and decks: sites of the types that are
   played on, numbered from 0 so that tables can be kept of them. */
int names_places(const Names *names);
LusorSite names_place(const Names *names, int i);
/* The number of a site among them, LUSOR_NONE if pieces cannot lie there. */
int names_place_of(const Names *names, LusorSite site);

#endif
