/* Lookup: what the grammar says about a name, for a person or a script. */
#ifndef LUSOR_LOOKUP_H
#define LUSOR_LOOKUP_H

#include "base/json.h"
#include "lang/grammar.h"

/* Writes for a person, or to `json` if that is not NULL. */
typedef struct Lookup {
    const Grammar *g;
    Arena *arena;
    Text *out;
    Json *json;
} Lookup;

/* All rules with all that may stand for them, in the order of their names. */
void lookup_all(const Lookup *l);

/* Everything called `name`: ludemes with this head ("slide"), a rule ("<int>" or "int"), a word
   ("Orthogonal"). Of the ludemes those are told whose first argument may be `word`, unless that is
   NULL. Returns false and writes nothing if there is nothing of that name. */
bool lookup_name(const Lookup *l, const char *name, const char *word);

/* The name nearest to one that is not known, or NULL. */
const char *lookup_nearest(const Lookup *l, const char *name);

#endif
