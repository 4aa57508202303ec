/* Metadata: what a description tells about its game besides the rules: history, colours, names of
   pieces, advice to agents. It is read leniently; nothing in it is checked. */
#ifndef LUSOR_METADATA_H
#define LUSOR_METADATA_H

#include "lang/description.h"
#include "lang/tree.h"

/* The sections, (info ...) (graphics ...) (ai ...), whose entries follow the name of the section
   without brackets { } around them. What is meant for other options or rulesets than those selected
   is left out. NULL if there is no metadata, or, after a warning, if it cannot be read. */
const Tree *metadata_read(Arena *a, Report *report, const Description *d);

/* The section of that name, or NULL. `metadata` may be NULL. */
const Tree *metadata_section(const Tree *metadata, const char *name);
/* The next entry of a section after `before` (NULL: the first) that begins with these words, such
   as "piece Colour"; NULL if there is none. */
const Tree *metadata_next(const Tree *section, const Tree *before, const char *words);
/* The string of the first entry (name "string") of a section; NULL if there is none. */
const char *metadata_text(const Tree *metadata, const char *section, const char *name);

/* The section (ai ...), with what Ludii keeps in a file of its own put in; NULL if there is none.
 */
const Tree *metadata_ai(Arena *a, Report *report, const Description *d, const Tree *metadata,
                        Library *library);

#endif
