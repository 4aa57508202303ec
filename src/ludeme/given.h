/* Given: the sites that "at:<int>" or "in:<sites>" say. */
#ifndef LUSOR_GIVEN_H
#define LUSOR_GIVEN_H

#include "game/build.h"

/* Neither: the site that the last move went to. */
typedef struct Given {
    const Fn *at, *in;
} Given;

/* The parameters by their texts; a signature may lack `in`. */
Given given_build(Build *b, const Bound *n, const char *at, const char *in);
/* The sites in scratch memory. */
Ints given_sites(const Given *g, Context *c);
/* The first of them, or OFF. */
int given_first(const Given *g, Context *c);

#endif
