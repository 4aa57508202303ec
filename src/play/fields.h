/* Fields: the members of a struct as "name=value,...", written and read by one table. */
#ifndef LUSOR_FIELDS_H
#define LUSOR_FIELDS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    FIELD_INT,
    FIELD_TYPE, /* a SiteType in a byte, or NO_TYPE */
    FIELD_BOOL,
    FIELD_TEXT, /* NULL is written "null" */
    FIELD_ROLE  /* the number of a player, written "P1" */
} FieldKind;

/* When a field is written; otherwise it keeps what the struct was made with. */
typedef enum {
    ALWAYS,
    KNOWN,      /* unless it is -1, or NO_TYPE */
    KNOWN_WITH, /* the same, and the other member is not -1 either */
    MANY,       /* if it is more than 1 */
    SET,        /* if it is not 0 */
    SET_WITH,   /* the same, and the other member is not 0 either */
    CLEAR       /* if it is 0 */
} When;

typedef struct Field {
    const char *name; /* NULL ends a list */
    FieldKind kind;
    When when;
    size_t member, other; /* offsets in the struct; all numbers are int32 */
} Field;

void fields_write(const Field *fields, const void *of, Text *out);
/* Reads from s[0 .. n) into the struct, which holds the usual values before; texts go to the arena.
   False if a field that is always written is missing, or one is not understood. */
bool fields_read(Arena *arena, const Field *fields, const char *s, size_t n, void *to);

#endif
