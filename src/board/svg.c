/* Svg: draws a topology with the shortest edge at a readable size. */
#include "board/svg.h"

#include "board/plane.h"

typedef struct Sheet {
    const Topology *t;
    Text *out;
    double scale, margin, left, top;
} Sheet;

/* The y of boards points up, that of drawings down; what is higher is drawn a little higher up. */
static Point on_sheet(const Sheet *s, Point p) {
    const double lift = 0.35;
    return (Point){ s->margin + (p.x - s->left) * s->scale,
                    s->margin + (s->top - p.y - lift * p.z) * s->scale, 0 };
}

static Point vertex_at(const Sheet *s, int vertex) {
    return on_sheet(s, s->t->sites[SITE_VERTEX].at[vertex]);
}

static double shortest_edge(const Topology *t) {
    const Sites *edges = &t->sites[SITE_EDGE], *vertices = &t->sites[SITE_VERTEX];
    double shortest = INFINITY;
    for (int i = 0; i < edges->n; i++) {
        SiteSpan ends = sitelists_at(&edges->incident[SITE_VERTEX], i);
        double length = point_distance_flat(vertices->at[ends.v[0]], vertices->at[ends.v[1]]);
        if (length > 0.1)
            shortest = fmin(shortest, length);
    }
    return isfinite(shortest) ? shortest : 1;
}

static void print_cells(const Sheet *s) {
    const Sites *cells = &s->t->sites[SITE_CELL];
    for (int i = 0; i < cells->n; i++) {
        SiteSpan corners = sitelists_at(&cells->incident[SITE_VERTEX], i);
        text_printf(s->out, "<polygon class=\"%s\" points=\"", cells->phase[i] % 2 ? "b" : "a");
        for (int k = 0; k < corners.n; k++) {
            Point p = vertex_at(s, corners.v[k]);
            text_printf(s->out, "%s%.1f,%.1f", k ? " " : "", p.x, p.y);
        }
        text_puts(s->out, "\"/>\n");
    }
}

static void print_curve(const Sheet *s, const Edge *e, Point a, Point b) {
    const double reach = 0.4 * point_distance_flat(a, b); /* near enough to an arc */
    Point ta = point_normal(e->tangent_a), tb = point_normal(e->tangent_b);
    text_printf(s->out, "<path d=\"M%.1f,%.1f C%.1f,%.1f %.1f,%.1f %.1f,%.1f\"/>\n", a.x, a.y,
                a.x + reach * ta.x, a.y - reach * ta.y, b.x + reach * tb.x, b.y - reach * tb.y, b.x,
                b.y);
}

static void print_edges(const Sheet *s) {
    const Sites *edges = &s->t->sites[SITE_EDGE];
    for (int i = 0; i < edges->n; i++) {
        SiteSpan ends = sitelists_at(&edges->incident[SITE_VERTEX], i);
        Point a = vertex_at(s, ends.v[0]), b = vertex_at(s, ends.v[1]);
        if (s->t->curves[i])
            print_curve(s, s->t->curves[i], a, b);
        else
            text_printf(s->out, "<path d=\"M%.1f,%.1f L%.1f,%.1f\"/>\n", a.x, a.y, b.x, b.y);
    }
}

static void print_sites(const Sheet *s) {
    const Sites *sites = &s->t->sites[s->t->type];
    for (int i = 0; i < sites->n; i++) {
        Point p = on_sheet(s, sites->at[i]);
        if (s->t->type != SITE_CELL)
            text_printf(s->out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\"/>\n", p.x, p.y);
        text_printf(s->out, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", p.x, p.y - 5,
                    sites->labels[i]);
        text_printf(s->out, "<text class=\"n\" x=\"%.1f\" y=\"%.1f\">%d</text>\n", p.x, p.y + 12,
                    i);
    }
}

void svg_print(const Topology *t, Text *out) {
    const Sites *vertices = &t->sites[SITE_VERTEX];
    double right = -INFINITY, bottom = INFINITY;
    Sheet s = { t, out, 48 / shortest_edge(t), 30, INFINITY, -INFINITY };
    for (int i = 0; i < vertices->n; i++) {
        Point p = vertices->at[i];
        s.left = fmin(s.left, p.x);
        s.top = fmax(s.top, p.y);
        right = fmax(right, p.x);
        bottom = fmin(bottom, p.y);
    }
    if (vertices->n == 0)
        s.left = s.top = right = bottom = 0;
    double width = (right - s.left) * s.scale + 2 * s.margin;
    double height = (s.top - bottom) * s.scale + 2 * s.margin;
    text_printf(out,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" "
                "font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">\n"
                "<style>.a{fill:#f6efdc}.b{fill:#e4d5b0}path{stroke:#444;fill:none}"
                ".n{fill:#888;font-size:8px}</style>\n",
                width, height);
    print_cells(&s);
    print_edges(&s);
    print_sites(&s);
    text_puts(out, "</svg>\n");
}
