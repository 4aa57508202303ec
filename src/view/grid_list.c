/* Grid list: the sites of a game line by line, for boards that cannot be drawn. */
#include "view/grid_list.h"

#include "view/sentence.h"

#include <stdlib.h>
#include <string.h>

enum { NEIGHBOURS_MAX = 64 };

static bool is_target(const GridMarks *marks, LusorSite site) {
    for (int i = 0; i < marks->n_targets; i++)
        if (names_same_site(marks->targets[i], site))
            return true;
    return false;
}

static bool is_listed(const Names *names, const LusorPosition *p, const GridMarks *marks, int i) {
    LusorSite site = names_place(names, i);
    return names_places(names) <= GRID_LIST_EMPTY_MAX || !lusor_empty(p, site) ||
           is_target(marks, site);
}

static void write_neighbours(const Names *names, LusorSite site, Text *out) {
    int around[NEIGHBOURS_MAX];
    int direction = lusor_direction_named("Adjacent");
    if (lusor_place(names_game(names), site).container != 0)
        return;
    int n = lusor_neighbours(names_game(names), site, direction, around, NEIGHBOURS_MAX);
    for (int i = 0; i < n && i < NEIGHBOURS_MAX; i++)
        text_printf(out, "%s%s",
                    i ? ", " : " Near: ", names_site(names, (LusorSite){ site.type, around[i] }));
    if (n > 0)
        text_putc(out, '.');
}

void grid_list_draw(Canvas *c, Arena *a, const Names *names, const LusorPosition *p,
                    const GridMarks *marks, int cols, GridSpot *spots) {
    int n = 0, row = 0;
    for (int i = 0; i < names_places(names); i++)
        n += is_listed(names, p, marks, i);
    canvas_init(c, a, n > 0 ? n : 1, cols);
    Text line = { 0 };
    for (int i = 0; i < names_places(names); i++) {
        spots[i] = (GridSpot){ 0 };
        if (!is_listed(names, p, marks, i))
            continue;
        LusorSite site = names_place(names, i);
        int width = (int)strlen(names_site(names, site));
        spots[i] = (GridSpot){ row, 0, width < cols ? width : cols };
        text_clear(&line);
        sentence_look(names, p, marks->viewer, site, &line);
        write_neighbours(names, site, &line);
        canvas_text(c, row, 0, text_str(&line), 0);
        canvas_claim(c, spots[i], i);
        row++;
    }
    text_free(&line);
}
