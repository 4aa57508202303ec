/* Facts: prints a topology line by line, in the format in which Ludii's boards are recorded. */
#include "board/facts.h"

#include <string.h>

static const char *const type_names[N_SITE_TYPES] = { "Cell", "Vertex", "Edge" };
static const char type_letters[N_SITE_TYPES] = { 'c', 'v', 'e' };

#define SITE_SET_NAME(name, word) #word,
static const char *const set_names[N_SITE_SETS] = { SITE_SETS(SITE_SET_NAME) };

static void print_list(Text *out, SiteSpan span) {
    for (int i = 0; i < span.n; i++)
        text_printf(out, i ? ",%d" : "%d", span.v[i]);
    if (span.n == 0)
        text_putc(out, '-');
}

/* Ascending: takes the next larger one again and again, which is quick enough for neighbours. */
static void print_sorted(Text *out, SiteSpan span) {
    int last = -1;
    for (int i = 0; i < span.n; i++) {
        int next = TOPOLOGY_MAX + 1;
        for (int k = 0; k < span.n; k++)
            if (span.v[k] > last && span.v[k] < next)
                next = span.v[k];
        text_printf(out, i ? ",%d" : "%d", next);
        last = next;
    }
    if (span.n == 0)
        text_putc(out, '-');
}

static void print_directions(Text *out, const Sites *s, SiteType type) {
    static const struct {
        const char *word;
        Relation relation;
    } rows[] = {
        { "supported", RELATION_ALL },     { "orthogonal", RELATION_ORTHOGONAL },
        { "adjacent", RELATION_ADJACENT }, { "diagonal", RELATION_DIAGONAL },
        { "off", RELATION_OFF },
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        Relation relation = rows[r].relation;
        text_printf(out, "directions %s %s:", type_names[type], rows[r].word);
        for (int i = 0; i < s->n_supported[relation]; i++)
            text_printf(out, " %s",
                        direction_name(direction_ahead(s->supported_order[relation][i])));
        text_putc(out, '\n');
    }
}

static bool is_flat(const Topology *t) {
    for (int type = 0; type < N_SITE_TYPES; type++)
        for (int i = 0; i < t->sites[type].n; i++)
            if (t->sites[type].at[i].z != 0)
                return false;
    return true;
}

static void print_number(Text *out, double x) {
    text_printf(out, "%.4f", x > -0.00005 && x < 0 ? 0 : x);
}

static void print_place(Text *out, const Sites *s, int site, bool flat) {
    Point p = s->at[site];
    print_number(out, p.x);
    text_putc(out, ',');
    print_number(out, p.y);
    if (!flat) {
        text_putc(out, ',');
        print_number(out, p.z);
    }
}

static void print_label(Text *out, const char *label) {
    if (!*label)
        text_putc(out, '-');
    for (; *label; label++)
        text_putc(out, *label == ' ' ? '_' : *label);
}

static void print_site(Text *out, const Topology *t, SiteType type, int site, bool flat) {
    static const char *const words[N_RELATIONS] = {
        [RELATION_ADJACENT] = "adj", [RELATION_ORTHOGONAL] = "ort", [RELATION_DIAGONAL] = "dia",
        [RELATION_OFF] = "off",      [RELATION_ALL] = "all",
    };
    static const Relation order[N_RELATIONS] = { RELATION_ADJACENT, RELATION_ORTHOGONAL,
                                                 RELATION_DIAGONAL, RELATION_OFF, RELATION_ALL };
    const Sites *s = &t->sites[type];
    text_printf(out, "%c %d ", type_letters[type], site);
    print_label(out, s->labels[site]);
    text_putc(out, ' ');
    print_place(out, s, site, flat);
    for (int i = 0; i < N_RELATIONS; i++) {
        text_printf(out, " %s ", words[order[i]]);
        print_sorted(out, topology_steps(s, site, direction_of_relation(order[i])));
    }
    text_printf(out, " rcl %d,%d,%d", s->row[site], s->col[site], s->layer[site]);
    if (type != SITE_VERTEX) {
        text_puts(out, " v ");
        print_list(out, sitelists_at(&s->incident[SITE_VERTEX], site));
    }
    if (type == SITE_CELL) {
        text_puts(out, " e ");
        print_list(out, sitelists_at(&s->incident[SITE_EDGE], site));
    }
    text_putc(out, '\n');
}

static void print_radials(Text *out, const Topology *t, int site, Direction d) {
    const Sites *s = &t->sites[t->type];
    int n;
    const Radial *radials = topology_radials(s, site, d, &n);
    for (int i = 0; i < n; i++) {
        text_printf(out, "r %c %d %s ", type_letters[t->type], site, direction_name(d));
        print_list(out, topology_line(s, &radials[i]));
        text_putc(out, '\n');
    }
}

static void add_once(Direction d, Direction *order, int *n, DirectionSet *listed) {
    if (*listed & DIRECTION_BIT(d))
        return;
    *listed |= DIRECTION_BIT(d);
    order[(*n)++] = d;
}

static void print_all_radials(Text *out, const Topology *t) {
    static const Direction turning[] = { DIR_CW, DIR_CCW, DIR_In, DIR_Out };
    const Sites *s = &t->sites[t->type];
    if (s->n > FACTS_MAX_RADIALS)
        return;
    DirectionSet listed = 0;
    Direction order[2 * N_DIRECTIONS];
    int n = 0;
    for (int i = 0; i < s->n_supported[RELATION_ALL]; i++)
        add_once(direction_ahead(s->supported_order[RELATION_ALL][i]), order, &n, &listed);
    for (int i = 0; i < 4; i++)
        add_once(turning[i], order, &n, &listed);
    for (int site = 0; site < s->n; site++)
        for (int i = 0; i < n; i++)
            print_radials(out, t, site, order[i]);
}

static void print_set(Text *out, const char *name, SiteSpan span) {
    if (span.n == 0)
        return;
    text_printf(out, "set %s ", name);
    print_list(out, span);
    text_putc(out, '\n');
}

static void print_numbered_sets(Text *out, const char *name, const SiteLists *lists) {
    for (int i = 0; i < lists->n; i++)
        if (sitelists_at(lists, i).n) {
            text_printf(out, "set %s %d ", name, i);
            print_list(out, sitelists_at(lists, i));
            text_putc(out, '\n');
        }
}

static void print_sets(Text *out, const Topology *t) {
    const Sites *s = &t->sites[t->type];
    for (int i = 0; i < N_SITE_SETS; i++)
        print_set(out, set_names[i], sitelists_at(&s->sets, i));
    print_numbered_sets(out, "column", &s->columns);
    print_numbered_sets(out, "row", &s->rows);
    print_numbered_sets(out, "phase", &s->phases);
    print_numbered_sets(out, "layer", &s->layers);
}

/* Only these eight can be sides; by name. */
static void print_sides(Text *out, const Topology *t) {
    static const Direction sides[] = { DIR_E, DIR_N, DIR_NE, DIR_NW, DIR_S, DIR_SE, DIR_SW, DIR_W };
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        SiteSpan side = sitelists_at(&t->sites[t->type].sides, direction_rank(sides[i]));
        if (side.n == 0)
            continue;
        text_printf(out, "side %s ", direction_name(sides[i]));
        print_list(out, side);
        text_putc(out, '\n');
    }
}

static void print_track(Text *out, const Track *track) {
    text_printf(out, "track %s owner %d %s%s : ", track->name, track->owner,
                track->loop ? "loop" : "noloop", track->internal_loop ? " internal" : "");
    for (int i = 0; i < track->n; i++) {
        const TrackElement *e = &track->elements[i];
        text_printf(out, i ? ",%d" : "%d", e->site);
        if (e->bump > 0)
            text_printf(out, "b%d", e->bump);
    }
    text_putc(out, '\n');
}

void facts_print(const Topology *t, Text *out) {
    bool flat = is_flat(t);
    text_printf(out, "board cells %d vertices %d edges %d default %s\n", t->sites[SITE_CELL].n,
                t->sites[SITE_VERTEX].n, t->sites[SITE_EDGE].n, type_names[t->type]);
    for (int type = 0; type < N_SITE_TYPES; type++)
        if (t->sites[type].n)
            print_directions(out, &t->sites[type], type);
    for (int type = 0; type < N_SITE_TYPES; type++)
        for (int i = 0; i < t->sites[type].n; i++)
            print_site(out, t, type, i, flat);
    print_all_radials(out, t);
    print_sets(out, t);
    print_sides(out, t);
    for (int i = 0; i < t->n_tracks; i++)
        print_track(out, &t->tracks[i]);
}
