/* Catalog: searching in the list of games, and what is told about one in a line. */
#include "ui/catalog.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- searching ---- */

static bool contains(const char *text, const char *word, size_t n) {
    for (; *text; text++)
        if (!strncasecmp(text, word, n))
            return true;
    return !n;
}

static bool matches(const LusorEntry *e, const char *words) {
    for (const char *s = words + strspn(words, " "); *s; s += strspn(s, " ")) {
        size_t n = strcspn(s, " ");
        if (!contains(e->name, s, n) && !contains(e->kind, s, n))
            return false;
        s += n;
    }
    return true;
}

static bool begins(const LusorEntry *e, const char *words) {
    return *words && !strncasecmp(e->name, words, strlen(words));
}

int catalog_search(const LusorListing *list, const char *words, CatalogOrder order, int **out) {
    int n = lusor_list_size(list), count = 0;
    bool in_two = order == CATALOG_BEST_FIRST;
    words += strspn(words, " ");
    *out = malloc(sizeof **out * (size_t)(n + 1));
    for (int part = 0; *out && part <= in_two; part++)
        for (int i = 0; i < n; i++) {
            const LusorEntry *e = lusor_list_entry(list, i);
            if (matches(e, words) && (!in_two || begins(e, words) == (part == 0)))
                (*out)[count++] = i;
        }
    return count;
}

/* ---- telling ---- */

/* The bytes of the first sentence. */
static size_t sentence_length(const char *s) {
    size_t n = 0;
    while (s[n] && !(s[n] == '.' && (!s[n + 1] || s[n + 1] == ' ')))
        n++;
    return n + (s[n] == '.');
}

/* How many bytes of a text in UTF-8 are its first `columns` characters. */
static size_t bytes_of(const char *s, size_t n, int columns) {
    size_t i = 0;
    while (i < n && columns > 0) {
        i++;
        while (i < n && ((unsigned char)s[i] & 0xc0) == 0x80)
            i++;
        columns--;
    }
    return i;
}

void catalog_about(LusorListing *list, int i, int columns, Text *out) {
    Text clean = { 0 };
    const char *about = lusor_list_about(list, i);
    text_add_clean(&clean, about, strlen(about));
    const char *s = text_str(&clean);
    size_t n = sentence_length(s), fits = bytes_of(s, n, columns);
    if (fits < n && columns > 3) {
        fits = bytes_of(s, n, columns - 3);
        while (fits > 0 && s[fits] != ' ' && s[fits - 1] != ' ')
            fits--;
        text_add(out, s, fits);
        text_puts(out, "...");
    } else {
        text_add(out, s, fits);
    }
    text_free(&clean);
}
