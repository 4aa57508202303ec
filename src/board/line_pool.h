/* Line pool: lines of sites, of which equal ones, and ones that are the tail of another, are stored
   once. */
#ifndef LUSOR_LINE_POOL_H
#define LUSOR_LINE_POOL_H

#include "board/topology.h"

typedef struct LinePool {
    Arena *arena;
    Site *sites; /* all lines, one after the other */
    int n, cap;
    struct Tail *tails; /* hash table of all tails, a power of two in size, less than half full */
    uint32_t mask;
    uint32_t n_tails;
} LinePool;

void line_pool_init(LinePool *p, Arena *a);
/* Where in `sites` the line is; it is added if it is not there yet. */
int32_t line_pool_add(LinePool *p, const Site *line, int n);

#endif
