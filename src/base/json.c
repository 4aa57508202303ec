/* Json: writes values for scripts to read. */
#include "base/json.h"

#include <inttypes.h>
#include <string.h>

/* Broken UTF-8 and control characters would make the whole unreadable for a script. */
static void quoted(Text *out, const char *s) {
    Text clean = { 0 };
    text_add_clean(&clean, s, strlen(s));
    text_putc(out, '"');
    for (const char *c = text_str(&clean); *c; c++) {
        if (*c == '"' || *c == '\\')
            text_putc(out, '\\');
        if (*c == '\n')
            text_puts(out, "\\n");
        else
            text_putc(out, *c);
    }
    text_putc(out, '"');
    text_free(&clean);
}

static void start(Json *j, const char *key) {
    if (j->comma)
        text_putc(j->out, ',');
    j->comma = true;
    if (key) {
        quoted(j->out, key);
        text_putc(j->out, ':');
    }
}

void json_open(Json *j, const char *key, char bracket) {
    start(j, key);
    text_putc(j->out, bracket);
    j->comma = false;
}

void json_close(Json *j, char bracket) {
    text_putc(j->out, bracket);
    j->comma = true;
}

void json_text(Json *j, const char *key, const char *value) {
    start(j, key);
    if (value)
        quoted(j->out, value);
    else
        text_puts(j->out, "null");
}

void json_integer(Json *j, const char *key, int64_t value) {
    start(j, key);
    text_printf(j->out, "%" PRId64, value);
}

void json_boolean(Json *j, const char *key, bool value) {
    start(j, key);
    text_puts(j->out, value ? "true" : "false");
}

void json_decimal(Json *j, const char *key, double value) {
    start(j, key);
    text_printf(j->out, "%.6g", value);
}
