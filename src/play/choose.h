/* Choose: one legal move at random, without generating or testing all of them.
 *
 * Playouts spend most of their time on moves that are not made. A ludeme that can do better than
 * listing its moves has a second function, fn->offer, which offers what to choose from: sites, for
 * one of which a move will be made, or moves of which the chosen one will be tested. Ludemes that
 * look at how many moves another one gives must not pass an offer on. */
#ifndef LUSOR_CHOOSE_H
#define LUSOR_CHOOSE_H

#include "play/context.h"

/* Each legal move is equally likely. NULL when the game is over. The move stays on the stack until
   the next call of this or of turn_moves(), which this takes the place of. */
const Move *choose_move(Context *c, Random *r);

/* ---- for functions that offer ---- */

/* Puts one move for a site on the stack. */
typedef void ChooseMake(const Fn *fn, Context *c, int what, int site);
/* Whether a move is legal. */
typedef bool ChooseTest(const Fn *fn, Context *c, const Move *m);

/* All that a ludeme may give: by its offer if it has one, else its moves. */
void choose_offer(Context *c, const Fn *moves);
/* A move for any of these sites, with a consequence (NULL: none). */
void choose_offer_sites(Context *c, const Fn *fn, ChooseMake *make, int what, const Bits *sites,
                        const Fn *then);
/* The moves of the pieces of one kind on these sites of the board, by a rule that has `draw`, with
   a consequence (NULL: none). Pieces and numbers of moves are drawn until there is such a move. */
void choose_offer_pieces(Context *c, const Fn *rule, int what, const Bits *sites, const Fn *then);
/* The moves on the stack from `first` on, with a consequence (NULL: none). */
void choose_offer_moves(Context *c, int first, const Fn *then);
/* Of all that `prior` may give only what passes a test, with a further consequence (NULL: none). */
void choose_offer_tested(Context *c, const Fn *prior, const Fn *fn, ChooseTest *test,
                         const Fn *then);

#endif
