/* Json: writes values for scripts to read; commas and escapes take care of themselves. */
#ifndef LUSOR_JSON_H
#define LUSOR_JSON_H

#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Json {
    Text *out;
    bool comma; /* something stands before, on the same level */
} Json;

/* Everywhere `key` is NULL for a value of an array, or for the outermost one. */
void json_open(Json *j, const char *key, char bracket);      /* '{' or '[' */
void json_close(Json *j, char bracket);                      /* '}' or ']' */
void json_text(Json *j, const char *key, const char *value); /* NULL gives null */
void json_integer(Json *j, const char *key, int64_t value);
void json_boolean(Json *j, const char *key, bool value);
void json_decimal(Json *j, const char *key, double value); /* finite */

#endif
