/* Glyphs: the characters that stand for pieces. All are one column wide in every locale that has
 * them, and none can turn into an emoji. */
#ifndef LUSOR_GLYPHS_H
#define LUSOR_GLYPHS_H

#include "view/names.h"

#include <stdint.h>

typedef enum {
    GLYPHS_ASCII,   /* letters, and lines of + - | */
    GLYPHS_LETTERS, /* letters, and ruled lines */
    GLYPHS_UNICODE  /* chessmen and discs where pieces are such, and ruled lines */
} GlyphSet;
enum { GLYPHS_SETS = GLYPHS_UNICODE + 1 };

/* "ascii", "letters", "unicode". */
const char *glyphs_set_name(GlyphSet set);
/* The set that the locale and the terminal can show for certain. */
GlyphSet glyphs_best(void);

typedef struct Glyphs Glyphs;

Glyphs *glyphs_new(const Names *names, GlyphSet set);
void glyphs_free(Glyphs *g);
GlyphSet glyphs_set(const Glyphs *g);

/* The character of a piece. Pieces of different names differ; with two players the second's piece
   of the same name is the lower-case letter of the first's, or X and O, or open and filled. */
uint32_t glyphs_piece(const Glyphs *g, int piece);
/* In games with more kinds of pieces than letters each has two; the second one here, else 0. */
uint32_t glyphs_second(const Glyphs *g, int piece);
/* How many characters the pieces of a game have: 1 or 2. */
int glyphs_width(const Names *names);
/* Whether the owner must be written beside the character to be told without colour. */
bool glyphs_need_owner(const Glyphs *g);
/* What the characters mean, one line per piece: "N White Knight". */
void glyphs_legend(const Glyphs *g, Text *out);

/* UTF-8. */
void glyphs_put(Text *out, uint32_t code);

#endif
