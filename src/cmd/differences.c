/* Differences: how what lusor does differs from what was recorded, in words. */
#include "cmd/differences.h"

#include "board/topology.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 12 }; /* lines about one state */

/* ---- names ---- */

static const char type_letters[] = "CVE";

static int type_of(char letter, int otherwise) {
    const char *at = letter ? strchr(type_letters, letter) : NULL;
    return at ? (int)(at - type_letters) : otherwise;
}

/* What a site is called: by coordinate on the board, elsewhere by its container. */
static const char *site_name(const Context *c, int type, int site) {
    const Game *g = c->game;
    if (site < 0)
        return "";
    if (site < g->n_type_sites[type]) {
        const Sites *s = &g->topology->sites[type];
        return site < s->n && s->labels ? s->labels[site] : "";
    }
    return type == SITE_CELL && site < g->n_sites ? g->containers[g->container_of[site]].name : "";
}

static const char *piece_name(const Context *c, long what) {
    if (what == 0)
        return "nothing";
    return what > 0 && what < c->game->n_components ? c->game->components[what].name
                                                    : "an unknown piece";
}

/* One end of a key: "35", "E12/2", "-"; returns where it ends. */
static const char *put_end(const Context *c, const char *s, Text *out) {
    int type = type_of(*s, (int)c->game->default_type);
    if (type_of(*s, -1) >= 0)
        s++;
    char *end;
    long site = strtol(s, &end, 10);
    const char *name = end > s ? site_name(c, type, (int)site) : "";
    text_puts(out, *name ? name : "-");
    return end > s ? end + strcspn(end, "> ") : s + strcspn(s, "> ");
}

void differences_put_key(const Context *c, const char *key, Text *out) {
    size_t n = strcspn(key, " ");
    const char *colon = memchr(key, ':', n), *ends = colon ? colon + 1 : key;
    text_add(out, key, n);
    if (!memchr(key, '>', n))
        return;
    text_puts(out, " (");
    const char *rest = put_end(c, ends, out);
    size_t first = (size_t)(rest++ - ends);
    if (strncmp(ends, rest, first) || rest[first] > ' ') {
        text_putc(out, '-');
        put_end(c, rest, out);
    }
    text_putc(out, ')');
}

/* ---- lists ---- */

int differences_only(const char *const *a, int na, const char *const *b, int nb, int *only) {
    int count = 0;
    for (int i = 0, j = 0; i < na; i++) {
        while (j < nb && strcmp(b[j], a[i]) < 0)
            j++;
        if (j < nb && !strcmp(b[j], a[i]))
            j++;
        else
            only[count++] = i;
    }
    return count;
}

/* ---- states ---- */

/* A part of a state text: "C12:3s1", "score=1,0", "dicequal". */
typedef struct Token {
    const char *s;
    size_t name, n; /* bytes of the name, and of all; the value stands behind one more */
} Token;

/* The token at *s, which then stands at the next one; false at the end. */
static bool next_token(const char **s, Token *t) {
    *s += strspn(*s, " ");
    if (!**s)
        return false;
    t->s = *s;
    t->n = strcspn(*s, " ");
    t->name = strcspn(*s, "=: ");
    if (!strncmp(*s, "remember:", 9)) /* a list with a name of its own */
        t->name = strcspn(*s, "= ");
    *s += t->n;
    return true;
}

static bool find_token(const char *state, const Token *like, Token *t) {
    while (next_token(&state, t))
        if (t->name == like->name && !memcmp(t->s, like->s, t->name))
            return true;
    *t = (Token){ "", 0, 0 };
    return false;
}

static void put_value(const Token *t, Text *out) {
    if (t->n > t->name)
        text_add(out, t->s + t->name + 1, t->n - t->name - 1);
    else
        text_puts(out, t->n ? "yes" : "none");
}

/* The attributes of a piece that stand behind its number, by their letters. */
static const struct {
    char letter;
    const char *name;
} attributes[] = {
    { '*', "count" }, { 's', "state" }, { 'r', "rotation" }, { 'v', "value" }, { '?', "hidden" }
};

/* One level of a site in words: "Pawn2, count 3, state 1". */
static const char *put_level(const Context *c, const char *s, const char *end, Text *out) {
    char *rest;
    text_puts(out, piece_name(c, strtol(s, &rest, 10)));
    for (s = rest; s < end && *s != '+';) {
        size_t n = 1, i = 0;
        while (s + n < end && !strchr("*srv?+", s[n]))
            n++;
        if (*s == '?') /* letters say what is hidden, and some of them are those above */
            n = strcspn(s + 1, "?+ ") + 1;
        while (i < sizeof attributes / sizeof *attributes && attributes[i].letter != *s)
            i++;
        text_printf(out, ", %s %.*s",
                    i < sizeof attributes / sizeof *attributes ? attributes[i].name : "",
                    (int)n - 1, s + 1);
        s += n;
    }
    return s;
}

static void put_site_contents(const Context *c, const Token *t, Text *out) {
    const char *s = t->s + t->name + 1, *end = t->s + t->n;
    if (!t->n) {
        text_puts(out, "nothing");
        return;
    }
    for (int level = 0; s < end; level++) {
        if (level)
            text_printf(out, "; level %d: ", level);
        s = put_level(c, s, end, out);
        s += s < end;
    }
}

static bool is_site(const Token *t) {
    return t->n > t->name && t->s[t->name] == ':' && type_of(t->s[0], -1) >= 0;
}

/* Either token may be empty: there is none. */
static void put_difference(const Context *c, const Token *expected, const Token *found, Text *out) {
    const Token *known = expected->n ? expected : found;
    bool site = is_site(known);
    text_printf(out, "    %.*s", (int)known->name, known->s);
    if (site)
        text_printf(out, " (%s)", site_name(c, type_of(known->s[0], 0), atoi(known->s + 1)));
    text_puts(out, ": expected ");
    site ? put_site_contents(c, expected, out) : put_value(expected, out);
    text_puts(out, ", found ");
    site ? put_site_contents(c, found, out) : put_value(found, out);
    text_putc(out, '\n');
}

static bool same_token(const Token *a, const Token *b) {
    return a->n == b->n && !memcmp(a->s, b->s, a->n);
}

void differences_of_states(const Context *c, const char *expected, const char *found, Text *out) {
    Token t, other;
    int n = 0;
    for (const char *s = expected; next_token(&s, &t);) {
        find_token(found, &t, &other);
        if (!same_token(&t, &other) && n++ < SHOWN_MAX)
            put_difference(c, &t, &other, out);
    }
    for (const char *s = found; next_token(&s, &t);)
        if (!find_token(expected, &t, &other) && n++ < SHOWN_MAX)
            put_difference(c, &other, &t, out);
    if (n > SHOWN_MAX)
        text_printf(out, "    and %d more\n", n - SHOWN_MAX);
}
