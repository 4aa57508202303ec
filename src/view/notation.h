/* Notation: legal moves as short texts, and texts back to moves.
 *
 *     E2-E4      from - to                     A7-A8=Queen   with promotion
 *     E4         a placement, a removal ...    E4+Knight     of one piece out of several
 *     hand1.2-E4 or Pawn-E4, from a hand       C5=7          a puzzle's value
 *     A1/2-B3    from level 2 of a stack       A1-E5xB2,D4   by its captures
 *     pass, swap, bet 5, vote yes, propose Draw, ...         E4#2, when nothing else tells apart
 *
 * The shortest form that no other legal move of the position has is the move's text. */
#ifndef LUSOR_NOTATION_H
#define LUSOR_NOTATION_H

#include "lusor/lusor.h"
#include "view/names.h"

typedef struct Notation Notation;

/* Writes and reads moves of the game of `names`, which must outlive it. */
Notation *notation_new(const Names *names);
void notation_free(Notation *n);

/* The texts of all legal moves, in the order of the moves: no two alike, not even but for case and
   blanks. *count gets how many, 0 when the game is over or in trouble. They belong to the notation
   and stay until it is asked about another position; asking again about the same one costs
   nothing. */
const char *const *notation_list(Notation *n, LusorPosition *p, int *count);
/* One of them. */
const char *notation_text(Notation *n, LusorPosition *p, int move);

typedef enum { NOTATION_FOUND, NOTATION_SEVERAL, NOTATION_WRONG } NotationKind;

typedef struct NotationAnswer {
    NotationKind kind;
    int move;            /* NOTATION_FOUND */
    const int *choices;  /* NOTATION_SEVERAL: the moves that may be meant, to be numbered from 1 */
    int n_choices;       /* also NOTATION_WRONG: moves nearest to what was meant, perhaps none */
    const char *message; /* NOTATION_WRONG: why, one sentence without its full stop */
} NotationAnswer;

/* The move somebody means. Case and blanks do not matter, and an unambiguous start is enough; where
   several players move at once, only moves of `player` count (0: of anybody). The answer's lists
   and texts belong to the notation and stay until it is asked again. */
NotationAnswer notation_read(Notation *n, LusorPosition *p, int player, const char *text);

/* The moves whose texts begin with `text`, for completion and to show what a piece may do; returns
   how many, writes at most `cap`. */
int notation_starting(Notation *n, LusorPosition *p, const char *text, int *out, int cap);
/* The moves that begin at, or happen on, a site. */
int notation_from(Notation *n, LusorPosition *p, LusorSite site, int *out, int cap);

#endif
