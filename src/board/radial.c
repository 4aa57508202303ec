/* Radial: follows steps as straight as the board lets them go. */
#include "board/radial.h"

#include "board/plane.h"
#include "board/steps.h"

#include <string.h>

/* A radial being made: its line stands in Maker.lines. */
typedef struct Draft {
    Direction direction;
    int at, n;
    int opposite; /* number of the draft, or -1 */
} Draft;

typedef struct Maker {
    const Sites *s;
    Arena *scratch;
    int from;
    int *path; /* sites passed, `from` first */
    int n_path;
    bool *on_path;
    int32_t *ways; /* by number of step: see way_on */
    Draft *drafts; /* of the site in work */
    int n_drafts, cap_drafts;
    Site *lines; /* of all sites, as often as they occur */
    int n_lines, cap_lines;
    Radial *radials;
    int n_radials, cap_radials;
    bool failed;
} Maker;

/* ---- following ---- */

static const Site *line_of(const Maker *m, const Draft *d) {
    return m->lines + d->at;
}

static bool same_line(const Maker *m, const Draft *a, const Draft *b) {
    return a->n == b->n && !memcmp(line_of(m, a), line_of(m, b), sizeof(Site) * (size_t)a->n);
}

/* Whether they set out in opposite directions. */
static bool set_out_opposite(const Maker *m, const Draft *a, const Draft *b) {
    const double slack = 0.10033467208545055; /* tan 0.1 */
    const Point *at = m->s->at;
    return plane_bend(at[line_of(m, a)[0]], at[m->from], at[line_of(m, b)[0]]) < slack;
}

static bool is_pair(Direction a, Direction b) {
    return (a == DIR_CW && b == DIR_CCW) || (a == DIR_In && b == DIR_Out);
}

static bool are_opposite(const Maker *m, const Draft *a, const Draft *b) {
    if (is_pair(a->direction, b->direction) || is_pair(b->direction, a->direction))
        return true;
    bool comparable = direction_specific(a->direction) && direction_specific(b->direction);
    return (comparable || a->direction == b->direction) && set_out_opposite(m, a, b);
}

/* Each draft keeps the first opposite that is found. */
static void find_opposites(Maker *m, int which) {
    Draft *d = &m->drafts[which];
    for (int i = 0; i < which; i++) {
        Draft *other = &m->drafts[i];
        if ((d->opposite >= 0 && other->opposite >= 0) || !are_opposite(m, d, other))
            continue;
        if (d->opposite < 0)
            d->opposite = i;
        if (other->opposite < 0)
            other->opposite = which;
    }
}

/* The path is complete: it becomes a draft unless there is one like it. */
static void finish(Maker *m, Direction direction) {
    Draft d = { direction, m->n_lines, m->n_path - 1, -1 };
    if (m->n_lines + d.n > RADIAL_MAX_STEPS || m->n_drafts >= RADIAL_MAX_PER_SITE) {
        m->failed = true;
        return;
    }
    for (int i = 1; i < m->n_path; i++)
        ARENA_PUSH(m->scratch, m->lines, m->n_lines, m->cap_lines) = (Site)m->path[i];
    for (int i = 0; i < m->n_drafts; i++)
        if (m->drafts[i].direction == direction && same_line(m, &m->drafts[i], &d)) {
            m->n_lines = d.at;
            return;
        }
    ARENA_PUSH(m->scratch, m->drafts, m->n_drafts, m->cap_drafts) = d;
    find_opposites(m, m->n_drafts - 1);
}

static void path_push(Maker *m, int site) {
    m->path[m->n_path++] = site;
    m->on_path[site] = true;
}

static void path_cut(Maker *m, int n) {
    while (m->n_path > n)
        m->on_path[m->path[--m->n_path]] = false;
}

static double bend_to(const Maker *m, int to) {
    const Point *at = m->s->at;
    return plane_bend(at[m->path[m->n_path - 2]], at[m->path[m->n_path - 1]], at[to]);
}

/* Which of the next steps bends least: its place among them, WAY_NONE if all bend too much,
   WAY_MANY if several bend by exactly the same angle, to different sides. */
enum { WAY_UNKNOWN = 0, WAY_NONE = -1, WAY_MANY = -2 };

static int straightest(const Maker *m, SiteSpan next, double *least) {
    int way = WAY_NONE;
    *least = 0.25534192122103627; /* tan 0.25 is the most it may bend */
    for (int i = 0; i < next.n; i++) {
        double bend = bend_to(m, next.v[i]);
        if (bend < *least) {
            *least = bend;
            way = i;
        } else if (bend == *least && bend > 0 && way != WAY_NONE) {
            way = WAY_MANY;
        }
    }
    return way;
}

/* The way on from the end of the path, which was reached by the step of number `by`. As it depends
   on nothing but that step it is worked out once. */
static int way_on(Maker *m, Direction direction, SiteSpan next, int by) {
    if (m->ways[by] == WAY_UNKNOWN) {
        double bend;
        int way = direction_kind(direction) != KIND_TURNING ? straightest(m, next, &bend)
                  : next.n > 0                              ? 0 /* whatever the bend */
                                                            : WAY_NONE;
        m->ways[by] = (way >= 0 ? way + 1 : way);
    }
    return m->ways[by] > 0 ? m->ways[by] - 1 : m->ways[by];
}

static void follow(Maker *m, Direction direction, int by);

static int step_number(const Maker *m, SiteSpan steps, int which) {
    return (int)(steps.v + which - m->s->steps);
}

static void follow_each(Maker *m, Direction direction, SiteSpan next) {
    int n = m->n_path;
    double least;
    straightest(m, next, &least);
    for (int i = 0; i < next.n && !m->failed; i++) {
        if (bend_to(m, next.v[i]) != least)
            continue;
        if (m->on_path[next.v[i]]) {
            finish(m, direction);
            continue;
        }
        path_push(m, next.v[i]);
        follow(m, direction, step_number(m, next, i));
        path_cut(m, n);
    }
}

/* Goes on from the end of the path, which was reached by the step of number `by`. */
static void follow(Maker *m, Direction direction, int by) {
    while (!m->failed) {
        SiteSpan next = topology_steps(m->s, m->path[m->n_path - 1], direction);
        int way = way_on(m, direction, next, by);
        if (way == WAY_MANY) {
            follow_each(m, direction, next);
            return;
        }
        if (way == WAY_NONE || m->on_path[next.v[way]]) {
            finish(m, direction);
            return;
        }
        path_push(m, next.v[way]);
        by = step_number(m, next, way);
    }
}

static void follow_all(Maker *m) {
    m->n_drafts = 0;
    for (Direction d = 0; d < N_DIRECTIONS; d++) {
        SiteSpan steps = topology_steps(m->s, m->from, d);
        for (int i = 0; i < steps.n && !m->failed; i++) {
            path_push(m, m->from);
            path_push(m, steps.v[i]);
            follow(m, d, step_number(m, steps, i));
            path_cut(m, 0);
        }
    }
}

/* ---- the lists by direction ---- */

static void list_drafts(const Maker *m, Direction direction, IntList *list) {
    for (int i = 0; i < m->n_drafts; i++)
        if (m->drafts[i].direction == direction)
            intlist_push(m->scratch, list, i);
}

static bool is_beginning_of(const Maker *m, const Draft *a, const Draft *b) {
    return a->n <= b->n && !memcmp(line_of(m, a), line_of(m, b), sizeof(Site) * (size_t)a->n);
}

static bool begins_another(const Maker *m, const IntList *list, int which) {
    for (int i = 0; i < list->n; i++)
        if (i != which && is_beginning_of(m, &m->drafts[list->v[which]], &m->drafts[list->v[i]]))
            return true;
    return false;
}

/* Rotational stands for all four of its directions, and keeps only the longest ways. */
static void list_rotational(const Maker *m, IntList *list) {
    list_drafts(m, DIR_In, list);
    list_drafts(m, DIR_Out, list);
    list_drafts(m, DIR_CW, list);
    list_drafts(m, DIR_CCW, list);
    for (int i = list->n - 1; i >= 0; i--)
        if (begins_another(m, list, i)) {
            memmove(list->v + i, list->v + i + 1, sizeof *list->v * (size_t)(list->n - i - 1));
            list->n--;
        }
}

/* Whether none of the first n that are distinct has this as its opposite. */
static bool is_distinct(const Maker *m, const IntList *list, const bool *distinct, int which) {
    const Draft *d = &m->drafts[list->v[which]];
    for (int i = 0; i < which; i++) {
        int opposite = m->drafts[list->v[i]].opposite;
        if (distinct[i] && opposite >= 0 && same_line(m, d, &m->drafts[opposite]))
            return false;
    }
    return true;
}

static void add_radial(Maker *m, const Draft *d, bool distinct) {
    Radial r = { .at = d->at, .n = (uint16_t)d->n, .distinct = distinct };
    if (d->opposite >= 0) {
        const Draft *opposite = &m->drafts[d->opposite];
        r.opposite_at = opposite->at;
        r.opposite_n = (uint16_t)opposite->n;
    }
    ARENA_PUSH(m->scratch, m->radials, m->n_radials, m->cap_radials) = r;
}

/* Room to sort the radials of one direction at a time. */
typedef struct Sorter {
    IntList list;
    Bearing *order;
    bool *distinct;
} Sorter;

static void add_direction(Maker *m, Direction direction, Sorter *s) {
    s->list.n = 0;
    list_drafts(m, direction, &s->list);
    if (direction == DIR_Rotational)
        list_rotational(m, &s->list);
    for (int i = 0; i < s->list.n; i++) {
        const Draft *d = &m->drafts[s->list.v[i]];
        s->distinct[i] = is_distinct(m, &s->list, s->distinct, i);
        steps_bearing(&s->order[i], i, m->s->at[m->from], m->s->at[line_of(m, d)[0]]);
    }
    steps_sort(s->order, s->list.n);
    for (int i = 0; i < s->list.n; i++) {
        int id = s->order[i].id;
        add_radial(m, &m->drafts[s->list.v[id]], s->distinct[id]);
    }
}

/* ---- packing: equal lines, and tails of lines, are stored once ---- */

typedef struct Tail {
    uint32_t hash;
    int32_t at; /* in the packed array */
    int32_t n;  /* 0: nothing here */
} Tail;

typedef struct Packer {
    Arena *scratch;
    const Site *from;
    Site *packed;
    int n_packed, cap_packed;
    Tail *tails; /* hash table of a power of two, less than half full */
    uint32_t mask;
    uint32_t n_tails;
} Packer;

/* Goes from the end, so that the hash of a line passes through those of its tails. */
static uint32_t hash_more(uint32_t hash, Site site) {
    return (hash ^ site ^ hash >> 15) * 0x9E3779B1u;
}

static void put_tail(Tail *tails, uint32_t mask, Tail tail) {
    uint32_t i = tail.hash & mask;
    while (tails[i].n)
        i = (i + 1) & mask;
    tails[i] = tail;
}

static void grow_table(Packer *p) {
    uint32_t mask = p->mask ? 2 * p->mask + 1 : 1023;
    Tail *tails = ARENA_ARRAY(p->scratch, Tail, (size_t)mask + 1);
    for (uint32_t i = 0; p->tails && i <= p->mask; i++)
        if (p->tails[i].n)
            put_tail(tails, mask, p->tails[i]);
    p->tails = tails;
    p->mask = mask;
}

static int32_t find_line(const Packer *p, const Site *line, int n) {
    uint32_t hash = 0;
    for (int i = n - 1; i >= 0; i--)
        hash = hash_more(hash, line[i]);
    for (uint32_t i = hash & p->mask; p->tails[i].n; i = (i + 1) & p->mask) {
        const Tail *t = &p->tails[i];
        if (t->hash == hash && t->n == n &&
            !memcmp(p->packed + t->at, line, sizeof *line * (size_t)n))
            return t->at;
    }
    return -1;
}

static int32_t pack_line(Packer *p, int at, int n) {
    const Site *line = p->from + at;
    int32_t found = find_line(p, line, n);
    if (found >= 0)
        return found;
    found = p->n_packed;
    for (int i = 0; i < n; i++)
        ARENA_PUSH(p->scratch, p->packed, p->n_packed, p->cap_packed) = line[i];
    uint32_t hash = 0;
    for (int i = n - 1; i >= 0; i--) {
        hash = hash_more(hash, line[i]);
        if (2 * ++p->n_tails > p->mask)
            grow_table(p);
        put_tail(p->tails, p->mask, (Tail){ hash, found + i, n - i });
    }
    return found;
}

/* The numbers of radials, longest lines first. */
static int *by_length(const Maker *m, int longest) {
    int *start = ARENA_ARRAY(m->scratch, int, longest + 2);
    int *order = ARENA_ARRAY(m->scratch, int, m->n_radials);
    for (int i = 0; i < m->n_radials; i++)
        start[longest - m->radials[i].n + 1]++;
    for (int i = 0; i <= longest; i++)
        start[i + 1] += start[i];
    for (int i = 0; i < m->n_radials; i++)
        order[start[longest - m->radials[i].n]++] = i;
    return order;
}

static const Site *pack(Maker *m, Arena *a) {
    Packer p = { .scratch = m->scratch, .from = m->lines };
    int longest = 0;
    for (int i = 0; i < m->n_radials; i++)
        if (m->radials[i].n > longest)
            longest = m->radials[i].n;
    const int *order = by_length(m, longest);
    grow_table(&p);
    for (int i = 0; i < m->n_radials; i++) {
        Radial *r = &m->radials[order[i]];
        r->at = pack_line(&p, r->at, r->n);
    }
    for (int i = 0; i < m->n_radials; i++) {
        Radial *r = &m->radials[i];
        r->opposite_at = r->opposite_n ? pack_line(&p, r->opposite_at, r->opposite_n) : 0;
    }
    Site *lines = ARENA_ARRAY(a, Site, p.n_packed);
    if (p.n_packed)
        memcpy(lines, p.packed, sizeof *lines * (size_t)p.n_packed);
    return lines;
}

bool radial_find(Sites *s, Arena *a, Arena *scratch) {
    Maker m = { .s = s, .scratch = scratch };
    Sorter sorter = { .order = ARENA_ARRAY(scratch, Bearing, RADIAL_MAX_PER_SITE),
                      .distinct = ARENA_ARRAY(scratch, bool, RADIAL_MAX_PER_SITE) };
    m.path = ARENA_ARRAY(scratch, int, s->n + 1);
    m.on_path = ARENA_ARRAY(scratch, bool, s->n);
    m.ways = ARENA_ARRAY(scratch, int32_t, s->step_start[s->n * s->n_columns]);
    int32_t *start = ARENA_ARRAY(a, int32_t, s->n * s->n_columns + 1);
    int n_start = 0;
    for (m.from = 0; m.from < s->n; m.from++) {
        follow_all(&m);
        if (m.failed)
            return false;
        for (Direction d = 0; d < N_DIRECTIONS; d++)
            if (s->column[d] >= 0) {
                start[n_start++] = m.n_radials;
                add_direction(&m, d, &sorter);
            }
    }
    start[n_start] = m.n_radials;
    s->lines = pack(&m, a);
    Radial *radials = ARENA_ARRAY(a, Radial, m.n_radials);
    if (m.n_radials)
        memcpy(radials, m.radials, sizeof *radials * (size_t)m.n_radials);
    s->radials = radials;
    s->radial_start = start;
    return true;
}
