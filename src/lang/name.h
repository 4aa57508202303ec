/* Name: finding what a person means by a name: case and punctuation do not matter, and a
   beginning will do if only one name begins so. */
#ifndef LUSOR_NAME_H
#define LUSOR_NAME_H

#include <stdbool.h>

enum { NAME_NONE = -1, NAME_SEVERAL = -2 };

/* The index of the name meant by `word`, NAME_NONE or NAME_SEVERAL. In the last case *exact (may
   be NULL) tells whether the names are alike in full, not only in their beginnings. */
int name_find(const char *word, const char *const *names, int n, bool *exact);

/* The names are alike but for case and punctuation. */
bool name_alike(const char *a, const char *b);
/* `name` begins like `word`, but for case and punctuation. */
bool name_begins(const char *name, const char *word);

#endif
