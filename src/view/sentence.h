/* Sentences: a position and what happens in it, told in words. Each function adds to `out` complete
 * sentences in one line without a line end, told as `viewer` (0: everybody) may know it. Nothing
 * but printable characters is written. */
#ifndef LUSOR_SENTENCE_H
#define LUSOR_SENTENCE_H

#include "base/text.h"
#include "view/names.h"

typedef struct Sentences Sentences;

/* The names must outlive it. */
Sentences *sentences_new(const Names *names);
void sentences_free(Sentences *s);

/* Before a move is made: remembers the position, so that what is taken can be named. */
void sentence_before(Sentences *s, const LusorPosition *p);
/* After it: "White Knight B1 to C3, takes Black Pawn." `text` is the move in notation, used when
   there is nothing better to say; at most 100 columns for ordinary moves, and it says "and more"
   rather than going on for ever. */
void sentence_move(Sentences *s, const LusorPosition *p, int viewer, const char *text, Text *out);
/* A second sentence with all that the move did further: scores, promotions, pieces that changed
   sides. "" if there is nothing. */
void sentence_effects(Sentences *s, const LusorPosition *p, int viewer, Text *out);

/* "White to move.", "White again.", "White and Black to move." */
void sentence_turn(const Names *names, const LusorPosition *p, Text *out);
/* "White has won.", "A draw." with ranks and scores where there are more than two. */
void sentence_result(const Names *names, const LusorPosition *p, Text *out);
/* "Scores: White 3, Black 5. Pot 10." "There are no scores in this game." */
void sentence_scores(const Names *names, const LusorPosition *p, Text *out);
/* "Dice: 3, 5." "" if there are none. */
void sentence_dice(const Names *names, const LusorPosition *p, int viewer, Text *out);

/* "White. Pawns: A2, C5. King: G4." of a player (0 nobody's pieces, LUSOR_NONE: everybody's one
   after another, then hands). */
void sentence_pieces(const Names *names, const LusorPosition *p, int viewer, int player, Text *out);
/* "E4: White Knight.", "E4: empty.", "E4: 3 pieces; from below White Disc, Black Disc, ..." */
void sentence_look(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   Text *out);
/* "Near E4: north E5 Black Pawn, east F4 empty ..." */
void sentence_near(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   Text *out);
/* "From E4 north: E5 empty, E6 Black Pawn, E7 empty." */
void sentence_line(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   int direction, Text *out);
/* "Row 4: A4 White Pawn, ..., the rest empty." `word` is what the labels of those sites share:
   digits for a row, letters for a column. False if there is no such row. */
bool sentence_row(const Names *names, const LusorPosition *p, int viewer, const char *word,
                  Text *out);
/* "White Knight: B1, G1. Black Knight: B8." False if no piece is called so. */
bool sentence_where(const Names *names, const LusorPosition *p, int viewer, const char *piece,
                    Text *out);

#endif
