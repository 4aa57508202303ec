/* Bind: finds for every part of a tree the signature it means, by the type expected there. */
#ifndef LUSOR_BIND_H
#define LUSOR_BIND_H

#include "lang/bound.h"
#include "lang/description.h"

/* Binds the tree where `rule` (such as "<game>") is expected. NULL after reporting what is wrong.
 */
const Bound *bind_tree(Arena *a, Report *report, const Grammar *g, const Tree *tree, int n_nodes,
                       const char *rule);

/* Reads and binds the game of a description. */
const Bound *bind_description(Arena *a, Report *report, const Grammar *g, const Description *d);

#endif
