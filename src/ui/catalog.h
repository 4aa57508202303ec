/* Catalog: searching in the list of games, and what is told about one in a line. */
#ifndef LUSOR_CATALOG_H
#define LUSOR_CATALOG_H

#include "base/text.h"
#include "lusor/lusor.h"

typedef enum {
    CATALOG_BY_KIND,
    CATALOG_BEST_FIRST /* those first whose names begin so */
} CatalogOrder;

/* The games whose name or kind contains every one of the words (separated by blanks; case does not
   matter). Returns how many; *out, to be freed, gets their numbers in the list. */
int catalog_search(const LusorListing *list, const char *words, CatalogOrder order, int **out);

/* What a game is about, in at most `columns` columns: its first sentence, or the beginning of it.
 */
void catalog_about(LusorListing *list, int i, int columns, Text *out);

#endif
