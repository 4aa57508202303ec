/* Differences: how what lusor does differs from what was recorded, in words. */
#ifndef LUSOR_DIFFERENCES_H
#define LUSOR_DIFFERENCES_H

#include "play/context.h"

/* Lines about what differs between two state texts, one for each site and each other part, in
   the order of the text: "    C12 (d2): expected Pawn2, found nothing". */
void differences_of_states(const Context *c, const char *expected, const char *found, Text *out);

/* A move's key ("27>35") with the names of its sites: "27>35 (d4-d5)". */
void differences_put_key(const Context *c, const char *key, Text *out);

/* Which entries of two sorted lists have no partner in the other. `only` gets their indices in `a`
   (room for all); returns how many. */
int differences_only(const char *const *a, int na, const char *const *b, int nb, int *only);

#endif
