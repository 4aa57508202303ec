/* Phrases: parts of sentences. */
#ifndef LUSOR_PHRASE_H
#define LUSOR_PHRASE_H

#include "view/names.h"

/* An enumeration: "A", "A and B", "A, B and C". Start with all zero but `out`. */
typedef struct Phrase {
    Text *out;
    Text last; /* the item that may turn out to be the last one */
    int n;
} Phrase;
void phrase_item(Phrase *list, const char *item);
void phrase_end(Phrase *list);

/* "Knight", "Knights". */
void phrase_piece(const Names *names, int piece, int count, Text *out);
/* "White Knight", "3 Seeds", "Knight, state 2", "something unknown". */
void phrase_content(const Names *names, LusorContent c, Text *out);
/* The same for all that lies on a site; "empty" if nothing does. */
void phrase_contents(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                     Text *out);
/* What a die shows. */
void phrase_die(const Names *names, LusorContent die, Text *out);
/* "north", "clockwise". */
const char *phrase_direction(int direction);

bool phrase_is_empty(const LusorPosition *p, int viewer, LusorSite site);
/* How many of a piece a viewer sees on a site, at any level. */
int phrase_count(const LusorPosition *p, int viewer, LusorSite site, int piece);

#endif
