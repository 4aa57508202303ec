/* The sections of a description with all macros replaced. */
#ifndef LUSOR_RBG_EXPAND_H
#define LUSOR_RBG_EXPAND_H

#include "rbg/scan.h"

typedef enum {
    RBG_PLAYERS,
    RBG_PIECES,
    RBG_VARIABLES,
    RBG_BOARD,
    RBG_RULES,
    RBG_SECTIONS,
} RbgSectionName;

typedef struct RbgSections {
    const Source *source;            /* the expanded text, a description without macros */
    RbgTokens section[RBG_SECTIONS]; /* each ends with an RBG_END token */
} RbgSections;

enum {
    RBG_TOKENS_MAX = 1 << 20, /* in the expanded text */
    RBG_NESTING_MAX = 500,    /* macros within macros, brackets within brackets */
};

/* Splits the description into its sections and expands them. False after reporting errors. */
bool rbg_expand(Arena *arena, const Source *source, Report *report, RbgSections *out);

#endif
