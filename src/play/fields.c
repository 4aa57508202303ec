/* Fields: the members of a struct as "name=value,...", written and read by one table. */
#include "play/fields.h"

#include "play/move.h"

#include <stdlib.h>
#include <string.h>

static const char *const type_names[] = { "Cell", "Vertex", "Edge" };

/* ---- writing ---- */

static int int_of(const Field *f, const void *of) {
    const char *member = (const char *)of + f->member;
    switch (f->kind) {
    case FIELD_TYPE:
        return *(const uint8_t *)member;
    case FIELD_BOOL:
        return *(const bool *)member;
    default:
        return *(const int32_t *)member;
    }
}

static int other_of(const Field *f, const void *of) {
    return *(const int32_t *)((const char *)of + f->other);
}

static bool is_known(const Field *f, const void *of) {
    return int_of(f, of) != (f->kind == FIELD_TYPE ? NO_TYPE : -1);
}

static bool is_written(const Field *f, const void *of) {
    switch (f->when) {
    case KNOWN:
        return is_known(f, of);
    case KNOWN_WITH:
        return is_known(f, of) && other_of(f, of) != -1;
    case MANY:
        return int_of(f, of) > 1;
    case SET:
        return int_of(f, of);
    case SET_WITH:
        return int_of(f, of) && other_of(f, of);
    case CLEAR:
        return !int_of(f, of);
    default:
        return true;
    }
}

static void put_value(const Field *f, const void *of, Text *out) {
    const char *text;
    switch (f->kind) {
    case FIELD_TYPE:
        text_puts(out, type_names[int_of(f, of)]);
        break;
    case FIELD_BOOL:
        text_puts(out, int_of(f, of) ? "true" : "false");
        break;
    case FIELD_TEXT:
        memcpy(&text, (const char *)of + f->member, sizeof text);
        text_puts(out, text ? text : "null");
        break;
    case FIELD_ROLE:
        text_printf(out, "P%d", int_of(f, of));
        break;
    case FIELD_INT:
        text_printf(out, "%d", int_of(f, of));
    }
}

void fields_write(const Field *fields, const void *of, Text *out) {
    bool first = true;
    for (const Field *f = fields; f->name; f++) {
        if (!is_written(f, of))
            continue;
        text_printf(out, "%s%s=", first ? "" : ",", f->name);
        put_value(f, of, out);
        first = false;
    }
}

/* ---- reading ---- */

/* A stretch of the text. */
typedef struct Part {
    const char *s;
    size_t n;
} Part;

/* What stands behind "name=" up to the next comma or the end. */
static bool find_value(Part text, const char *name, Part *value) {
    size_t length = strlen(name);
    for (size_t i = 0; i + length < text.n; i++) {
        if ((i && text.s[i - 1] != ',') || strncmp(text.s + i, name, length) ||
            text.s[i + length] != '=')
            continue;
        value->s = text.s + i + length + 1;
        value->n = text.n - i - length - 1;
        const char *comma = memchr(value->s, ',', value->n);
        if (comma)
            value->n = (size_t)(comma - value->s);
        return true;
    }
    return false;
}

static bool is_word(Part p, const char *word) {
    return strlen(word) == p.n && !strncmp(p.s, word, p.n);
}

static bool read_int(Part p, void *to) {
    char digits[16], *end;
    if (p.n == 0 || p.n >= sizeof digits)
        return false;
    memcpy(digits, p.s, p.n);
    digits[p.n] = '\0';
    long value = strtol(digits, &end, 10);
    *(int32_t *)to = (int32_t)value;
    return !*end && value >= INT32_MIN && value <= INT32_MAX;
}

static bool read_type(Part p, void *to) {
    for (int i = 0; i < N_SITE_TYPES; i++)
        if (is_word(p, type_names[i])) {
            *(uint8_t *)to = (uint8_t)i;
            return true;
        }
    return false;
}

static bool read_bool(Part p, void *to) {
    *(bool *)to = is_word(p, "true");
    return is_word(p, "true") || is_word(p, "false");
}

static bool read_value(Arena *arena, const Field *f, Part p, void *to) {
    char *member = (char *)to + f->member;
    const char *text;
    switch (f->kind) {
    case FIELD_TYPE:
        return read_type(p, member);
    case FIELD_BOOL:
        return read_bool(p, member);
    case FIELD_TEXT:
        text = is_word(p, "null") ? NULL : arena_strndup(arena, p.s, p.n);
        memcpy(member, &text, sizeof text);
        return true;
    case FIELD_ROLE:
        return p.n > 1 && *p.s == 'P' && read_int((Part){ p.s + 1, p.n - 1 }, member);
    default:
        return read_int(p, member);
    }
}

bool fields_read(Arena *arena, const Field *fields, const char *s, size_t n, void *to) {
    for (const Field *f = fields; f->name; f++) {
        Part value;
        if (find_value((Part){ s, n }, f->name, &value)) {
            if (!read_value(arena, f, value, to))
                return false;
        } else if (f->when == ALWAYS) {
            return false;
        }
    }
    return true;
}
