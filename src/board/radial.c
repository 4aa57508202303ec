/* Radial: follows steps as straight as the board lets them go.
 *
 * Where a step leads on to depends on nothing but the step. So steps of one direction form chains,
 * and the radial that begins with a step is the rest of its chain: all chains are walked once, from
 * their first steps. Only where chains branch, or come back to a site they have passed, each radial
 * is followed by itself. */
#include "board/radial.h"

#include "board/line_pool.h"
#include "board/plane.h"
#include "board/steps.h"

#include <string.h>

/* A radial being made: its line stands in Maker.lines. */
typedef struct Draft {
    Direction direction;
    int at, n;
    int opposite; /* number of the draft, or -1 */
} Draft;

/* The line that begins with a step. */
typedef struct Line {
    int at, n; /* n 0: is to be followed by itself */
} Line;

/* In place of the number of the step that another leads on to. */
enum { NO_WAY = -1, MANY_WAYS = -2 };

enum { BRANCHES_MAX = 500 }; /* branches within branches */

typedef struct Maker {
    const Sites *s;
    Arena *scratch;
    LinePool lines;
    int32_t *next; /* by number of step */
    Line *rest;    /* by number of step */
    int from;      /* the site whose radials are made */
    Site *path;    /* sites passed */
    int n_path;
    bool *on_path;
    int branches;
    Draft *drafts; /* of the site in work */
    int n_drafts, cap_drafts;
    Radial *radials;
    int n_radials, cap_radials;
    size_t walked;
    bool failed;
} Maker;

/* ---- ways on ---- */

static int step_number(const Maker *m, SiteSpan steps, int which) {
    return (int)(steps.v + which - m->s->steps);
}

static double bend_to(const Maker *m, int from, int at, int to) {
    return plane_bend(m->s->at[from], m->s->at[at], m->s->at[to]);
}

/* Which of the next steps bends least, after one from `from` to `at`: its place among them, NO_WAY
   if all bend too much, MANY_WAYS if several bend by exactly the same angle, to different sides. */
static int straightest(const Maker *m, int from, int at, SiteSpan next, double *least) {
    int way = NO_WAY;
    *least = 0.25534192122103627; /* tan 0.25 is the most it may bend */
    for (int i = 0; i < next.n; i++) {
        double bend = bend_to(m, from, at, next.v[i]);
        if (bend < *least) {
            *least = bend;
            way = i;
        } else if (bend == *least && bend > 0 && way != NO_WAY) {
            way = MANY_WAYS;
        }
    }
    return way;
}

/* Around a pivot the first step goes on, whatever the bend. */
static int32_t find_next(const Maker *m, Direction d, int from, int at) {
    SiteSpan next = topology_steps(m->s, at, d);
    double least;
    int way = direction_kind(d) != KIND_TURNING ? straightest(m, from, at, next, &least)
              : next.n > 0                      ? 0
                                                : NO_WAY;
    return way >= 0 ? step_number(m, next, way) : way;
}

static void find_all_next(Maker *m) {
    for (int from = 0; from < m->s->n; from++)
        for (Direction d = 0; d < N_DIRECTIONS; d++) {
            SiteSpan steps = topology_steps(m->s, from, d);
            for (int i = 0; i < steps.n; i++)
                m->next[step_number(m, steps, i)] = find_next(m, d, from, steps.v[i]);
        }
}

/* ---- paths ---- */

static void path_push(Maker *m, int site) {
    m->path[m->n_path++] = (Site)site;
    m->on_path[site] = true;
    m->failed |= ++m->walked > RADIAL_MAX_STEPS;
}

static void path_cut(Maker *m, int n) {
    while (m->n_path > n)
        m->on_path[m->path[--m->n_path]] = false;
}

/* Walks the chain that begins with a step and gives all its steps the rest of it. */
static void lay_chain(Maker *m, int from, int32_t first) {
    int32_t step = first;
    path_push(m, from);
    for (; step >= 0 && !m->failed && !m->on_path[m->s->steps[step]]; step = m->next[step])
        path_push(m, m->s->steps[step]);
    if (step == NO_WAY) {
        int n = m->n_path - 1, at = line_pool_add(&m->lines, m->path + 1, n);
        for (step = first; step >= 0 && !m->rest[step].n; step = m->next[step])
            m->rest[step] = (Line){ at++, n-- };
    }
    path_cut(m, 0);
}

static void lay_chains(Maker *m) {
    int n_steps = m->s->step_start[m->s->n * m->s->n_columns];
    bool *inner = ARENA_ARRAY(m->scratch, bool, n_steps);
    for (int i = 0; i < n_steps; i++)
        if (m->next[i] >= 0)
            inner[m->next[i]] = true;
    for (int from = 0; from < m->s->n; from++) {
        int first = m->s->step_start[from * m->s->n_columns];
        int last = m->s->step_start[(from + 1) * m->s->n_columns];
        for (int step = first; step < last; step++)
            if (!inner[step])
                lay_chain(m, from, step);
    }
}

/* ---- drafts ---- */

static const Site *line_of(const Maker *m, const Draft *d) {
    return m->lines.sites + d->at;
}

static bool is_beginning_of(const Maker *m, const Draft *a, const Draft *b) {
    return a->n <= b->n && !memcmp(line_of(m, a), line_of(m, b), sizeof(Site) * (size_t)a->n);
}

static bool same_line(const Maker *m, const Draft *a, const Draft *b) {
    return a->n == b->n && (a->at == b->at || is_beginning_of(m, a, b));
}

/* Whether they set out in opposite directions. */
static bool set_out_opposite(const Maker *m, const Draft *a, const Draft *b) {
    const double slack = 0.10033467208545055; /* tan 0.1 */
    return bend_to(m, line_of(m, a)[0], m->from, line_of(m, b)[0]) < slack;
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

/* A line becomes a draft unless there is one like it. */
static void add_draft(Maker *m, Direction direction, Line line) {
    Draft d = { direction, line.at, line.n, -1 };
    for (int i = 0; i < m->n_drafts; i++)
        if (m->drafts[i].direction == direction && same_line(m, &m->drafts[i], &d))
            return;
    m->failed |= m->n_drafts >= RADIAL_MAX_PER_SITE;
    if (m->failed)
        return;
    ARENA_PUSH(m->scratch, m->drafts, m->n_drafts, m->cap_drafts) = d;
    find_opposites(m, m->n_drafts - 1);
}

/* ---- following one by one ---- */

static void finish(Maker *m, Direction direction) {
    int n = m->n_path - 1;
    add_draft(m, direction, (Line){ line_pool_add(&m->lines, m->path + 1, n), n });
}

static void follow(Maker *m, Direction direction, int32_t step);

/* Goes all the ways on from the end of the path that bend least. */
static void branch(Maker *m, Direction direction) {
    int n = m->n_path, from = m->path[n - 2], at = m->path[n - 1];
    SiteSpan next = topology_steps(m->s, at, direction);
    double least;
    straightest(m, from, at, next, &least);
    m->failed |= ++m->branches > BRANCHES_MAX;
    for (int i = 0; i < next.n && !m->failed; i++)
        if (bend_to(m, from, at, next.v[i]) == least) {
            follow(m, direction, step_number(m, next, i));
            path_cut(m, n);
        }
    m->branches--;
}

static void follow(Maker *m, Direction direction, int32_t step) {
    for (; step >= 0 && !m->failed && !m->on_path[m->s->steps[step]]; step = m->next[step])
        path_push(m, m->s->steps[step]);
    if (m->failed)
        return;
    if (step == MANY_WAYS)
        branch(m, direction);
    else
        finish(m, direction);
}

static void draft_all(Maker *m) {
    m->n_drafts = 0;
    for (Direction d = 0; d < N_DIRECTIONS; d++) {
        SiteSpan steps = topology_steps(m->s, m->from, d);
        for (int i = 0; i < steps.n && !m->failed; i++) {
            int step = step_number(m, steps, i);
            if (m->rest[step].n) {
                add_draft(m, d, m->rest[step]);
                continue;
            }
            path_push(m, m->from);
            path_push(m, steps.v[i]); /* even if that is the same site */
            follow(m, d, m->next[step]);
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

/* Whether no earlier one that is distinct has this as its opposite. */
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

static void keep(const Maker *m, Sites *s, Arena *a) {
    Site *lines = ARENA_ARRAY(a, Site, m->lines.n);
    Radial *radials = ARENA_ARRAY(a, Radial, m->n_radials);
    if (m->lines.n)
        memcpy(lines, m->lines.sites, sizeof *lines * (size_t)m->lines.n);
    if (m->n_radials)
        memcpy(radials, m->radials, sizeof *radials * (size_t)m->n_radials);
    s->lines = lines;
    s->radials = radials;
}

bool radial_find(Sites *s, Arena *a, Arena *scratch) {
    int n_steps = s->step_start[s->n * s->n_columns], n_start = 0;
    Maker m = { .s = s, .scratch = scratch };
    Sorter sorter = { .order = ARENA_ARRAY(scratch, Bearing, 2 * RADIAL_MAX_PER_SITE),
                      .distinct = ARENA_ARRAY(scratch, bool, 2 * RADIAL_MAX_PER_SITE) };
    line_pool_init(&m.lines, scratch);
    m.next = ARENA_ARRAY(scratch, int32_t, n_steps);
    m.rest = ARENA_ARRAY(scratch, Line, n_steps);
    m.path = ARENA_ARRAY(scratch, Site, s->n + 2);
    m.on_path = ARENA_ARRAY(scratch, bool, s->n);
    int32_t *start = ARENA_ARRAY(a, int32_t, s->n * s->n_columns + 1);
    find_all_next(&m);
    lay_chains(&m);
    for (m.from = 0; m.from < s->n && !m.failed; m.from++) {
        draft_all(&m);
        for (Direction d = 0; d < N_DIRECTIONS; d++)
            if (s->column[d] >= 0) {
                start[n_start++] = m.n_radials;
                add_direction(&m, d, &sorter);
            }
    }
    start[n_start] = m.n_radials;
    s->radial_start = start;
    keep(&m, s, a);
    return !m.failed;
}
