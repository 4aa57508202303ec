/* Layout of hands, dice and decks: one after another, beside the board or below it. */
#include "view/layout_state.h"

#include <stdio.h>
#include <string.h>

enum { SIDE_MIN = 14, CAPTION_MAX = 10, HAND_WIDTH = 3 };

/* The box that holds everything drawn so far. */
typedef struct Box {
    int top, left, bottom, right; /* the last two are the first cells outside */
} Box;

static Box drawn_box(const Canvas *c) {
    Box b = { c->rows, c->cols, 0, 0 };
    for (int i = 0; i < c->rows * c->cols; i++) {
        if (c->cells[i].code == ' ' && c->place[i] < 0)
            continue;
        int row = i / c->cols, col = i % c->cols;
        b.top = row < b.top ? row : b.top;
        b.left = col < b.left ? col : b.left;
        b.bottom = row >= b.bottom ? row + 1 : b.bottom;
        b.right = col >= b.right ? col + 1 : b.right;
    }
    if (b.bottom == 0)
        b = (Box){ 1, 1, 1, 1 };
    return b;
}

static void caption(const Names *names, LusorContainer c, char *out, size_t size) {
    bool owned = c.owner >= 1 && c.owner <= lusor_players(names_game(names));
    const char *kind = c.kind == LUSOR_DICE ? "dice" : c.kind == LUSOR_DECK ? "deck" : "hand";
    if (owned && c.kind == LUSOR_HAND)
        snprintf(out, size, "%.*s:", CAPTION_MAX, names_player(names, c.owner));
    else if (owned)
        snprintf(out, size, "%.*s %s:", CAPTION_MAX, names_player(names, c.owner), kind);
    else
        snprintf(out, size, "%s:", kind);
}

/* Writes a container into columns `left` to `right`, starting at *row, which moves on. */
static bool place_container(Attempt *t, LusorContainer c, int *row, int left, int right) {
    char text[2 * CAPTION_MAX + 8];
    Layout *l = t->layout;
    int width = l->width > HAND_WIDTH ? l->width : HAND_WIDTH;
    caption(t->names, c, text, sizeof text);
    canvas_text(&l->canvas, *row, left, text, GRID_LABEL);
    int col = left + (int)strlen(text) + 1;
    for (int k = 0; k < c.n_sites; k++) {
        if (col + width > right && col > left + 1) {
            ++*row;
            col = left + 1;
        }
        LusorSite site = { c.first.type, c.first.index + k };
        int place = names_place_of(t->names, site);
        l->spots[place] = (GridSpot){ *row, col, width };
        if (!canvas_claim(&l->canvas, l->spots[place], place))
            return false;
        col += width + 1;
    }
    ++*row;
    return true;
}

bool layout_containers(Attempt *t, bool below) {
    const LusorGame *game = names_game(t->names);
    int n = lusor_containers(game);
    Box box = drawn_box(&t->layout->canvas);
    int row = below ? box.bottom + 1 : box.top;
    int left = below ? box.left : box.right + 2;
    int right = box.left + t->window->cols;
    if (n <= 1)
        return !below;
    if (right - left < SIDE_MIN)
        return false;
    for (int i = 1; i < n; i++)
        if (!place_container(t, lusor_container(game, i), &row, left, right))
            return false;
    return true;
}
