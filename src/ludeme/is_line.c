/* (is Line ...): enough pieces in a row. */
#include "ludeme/is_line.h"

#include "board/topology.h"
#include "play/contents.h"

typedef struct IsLine {
    Fn fn;
    SiteType type;
    Direction direction;
    const Fn *length;
} IsLine;

static int run(const IsLine *f, Context *c, SiteSpan line, int what) {
    int n = 0;
    while (n < line.n && contents_what(c, contents_slot(c, f->type, line.v[n])) == what)
        n++;
    return n;
}

static bool is_line_eval(const Fn *fn, Context *c) {
    const IsLine *f = (const IsLine *)fn;
    const Sites *sites = &c->game->topology->sites[f->type];
    int pivot = c->pos->n_moves ? c->made[c->pos->n_moves - 1].own_to : OFF;
    if (pivot < 0 || pivot >= sites->n)
        return false;
    int what = contents_what(c, contents_slot(c, f->type, pivot)), length = fn_int(f->length, c);
    if (!what)
        return false;
    int n;
    const Radial *r = topology_radials(sites, pivot, f->direction, &n);
    for (int i = 0; i < n; i++)
        if (r[i].distinct && 1 + run(f, c, topology_line(sites, &r[i]), what) +
                                     run(f, c, topology_opposite(sites, &r[i]), what) >=
                                 length)
            return true;
    return false;
}

Fn *is_line_build(Build *b, const Bound *n) {
    IsLine *f = FN_NEW(b, n, IsLine, FN_BOOL);
    f->fn.eval.boolean = is_line_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->length = arg_int(b, n, "<int>");
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    return &f->fn;
}
