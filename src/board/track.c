/* Track: walks the path of a description over the board. */
#include "board/track.h"

#include "board/topology.h"

#include <stdlib.h>
#include <string.h>

typedef struct Walk {
    Arena *arena;
    const Sites *s;
    IntList sites;
    int at; /* where the walk stands, or -1 */
    const char *why;
} Walk;

static bool refuse(Walk *w, const char *why) {
    w->why = why;
    return false;
}

static bool visit(Walk *w, int site) {
    if (w->sites.n >= TRACK_MAX)
        return refuse(w, "it is too long");
    intlist_push(w->arena, &w->sites, site);
    return true;
}

static size_t count_digits(const char *s, size_t n) {
    size_t digits = 0;
    while (digits < n && s[digits] >= '0' && s[digits] <= '9')
        digits++;
    return digits;
}

/* The number that n digits make, or TRACK_MAX if it is larger. */
static int number_of(const char *s, size_t n) {
    int value = 0;
    for (size_t i = 0; i < n && value < TRACK_MAX; i++)
        value = 10 * value + (s[i] - '0');
    return value < TRACK_MAX ? value : TRACK_MAX;
}

static bool walk_to(Walk *w, int site) {
    w->at = site < w->s->n ? site : -1;
    return visit(w, site);
}

/* Goes along all radials in a direction, one after the other, for at most `steps` each. */
static bool walk_along(Walk *w, Direction d, int steps) {
    int n;
    const Radial *radials = topology_radials(w->s, w->at, d, &n);
    for (int i = 0; i < n; i++) {
        SiteSpan line = topology_line(w->s, &radials[i]);
        for (int k = 0; k < line.n && k < steps; k++)
            if (!walk_to(w, line.v[k]))
                return false;
    }
    return true;
}

/* One part of a path: "12", "End", "NE" or "NE3". */
static bool walk_part(Walk *w, const char *part, size_t n) {
    size_t digits = count_digits(part, n);
    if (n > 0 && digits == n)
        return walk_to(w, number_of(part, n));
    if (n == 3 && !memcmp(part, "End", 3))
        return visit(w, TRACK_END);
    size_t word = n;
    while (word > 0 && part[word - 1] >= '0' && part[word - 1] <= '9')
        word--;
    Direction d = direction_find(part, word);
    if (d == DIR_NONE || !(w->s->supported[RELATION_ALL] & DIRECTION_BIT(d)))
        return refuse(
            w, arena_printf(w->arena, "\"%.*s\" is no direction of this board", (int)word, part));
    if (w->at < 0)
        return refuse(w, arena_printf(w->arena, "\"%.*s\" does not start from a site of the board",
                                      (int)n, part));
    return walk_along(w, direction_ahead(d),
                      word < n ? number_of(part + word, n - word) : TRACK_MAX);
}

static bool walk_path(Walk *w, const char *path) {
    size_t n = strcspn(path, ",");
    if (n == 0 || count_digits(path, n) != n)
        return refuse(w, "it must begin with the number of a site");
    for (;;) {
        if (!walk_part(w, path, n))
            return false;
        path += n;
        if (!path[0] || !path[1])
            return true; /* a comma at the end means nothing */
        path++;
        n = strcspn(path, ",");
    }
}

/* Copies the walk without repeats in a row, which become bumps; returns whether there were any. */
static bool gather_bumps(const IntList *sites, TrackElement *elements, int *n) {
    bool any = false;
    int bumps = 0;
    *n = 0;
    for (int i = 0; i < sites->n; i++) {
        if (i + 1 < sites->n && sites->v[i] == sites->v[i + 1]) {
            bumps++;
            any = true;
            continue;
        }
        elements[(*n)++] = (TrackElement){ .site = sites->v[i], .bump = bumps };
        bumps = 0;
    }
    return any;
}

/* The ends of a directed track still know what is before them, as in Ludii. */
static void link_elements(TrackElement *e, int n, bool loop, bool directed) {
    for (int i = 0; i < n; i++) {
        bool first = i == 0, last = i == n - 1;
        int next = !last ? i + 1 : loop ? 0 : -1;
        int previous = first ? (loop ? n - 1 : -1) : directed && !last ? -1 : i - 1;
        e[i].next_index = next;
        e[i].next = next >= 0 ? e[next].site : -1;
        e[i].previous_index = previous;
        e[i].previous = previous >= 0 ? e[previous].site : -1;
    }
}

static int compare_ints(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static bool any_twice(Arena *a, const IntList *sites) {
    int *sorted = ARENA_ARRAY(a, int, sites->n);
    if (sites->n)
        memcpy(sorted, sites->v, sizeof *sorted * (size_t)sites->n);
    qsort(sorted, (size_t)sites->n, sizeof *sorted, compare_ints);
    for (int i = 1; i < sites->n; i++)
        if (sorted[i] == sorted[i - 1])
            return true;
    return false;
}

bool track_make(Arena *a, const Sites *s, const TrackPlan *plan, Track *out, const char **why) {
    Walk w = { .arena = a, .s = s, .at = -1 };
    bool walked = true;
    if (plan->path)
        walked = walk_path(&w, plan->path);
    for (int i = 0; walked && !plan->path && i < plan->n_sites; i++)
        walked = visit(&w, plan->sites[i]);
    if (!walked) {
        *why = w.why;
        return false;
    }
    TrackElement *elements = ARENA_ARRAY(a, TrackElement, w.sites.n);
    *out = (Track){ plan->name, plan->owner, plan->loop, plan->directed, false, elements, 0 };
    bool bumps = gather_bumps(&w.sites, elements, &out->n);
    link_elements(elements, out->n, plan->loop, plan->directed);
    out->internal_loop = !bumps && any_twice(a, &w.sites);
    return true;
}
