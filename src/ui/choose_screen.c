/* Choosing a game on the screen: what is typed narrows the list, arrows and Enter pick. */
#include "ui/choose.h"

#include "ui/catalog.h"
#include "ui/curses.h"

#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TYPED_MAX = 60, NAME_COLUMNS = 26, LINES_MAX = 1 << 16 };

/* A line of the list: a heading, an interrupted game or a game. */
typedef struct Row {
    const char *heading; /* NULL: none */
    Chosen chosen;
} Row;

typedef struct Chooser {
    const Offer *offer;
    char typed[TYPED_MAX + 1];
    int n_typed;
    Row *rows;
    int n, cap;
    int at, top; /* the row that is picked, the first one shown */
} Chooser;

/* ---- the list ---- */

static void push(Chooser *c, Row row) {
    if (c->n == c->cap) {
        int cap = c->cap * 2 + 256;
        Row *bigger = cap > LINES_MAX ? NULL : realloc(c->rows, sizeof *bigger * (size_t)cap);
        if (!bigger)
            return;
        c->rows = bigger;
        c->cap = cap;
    }
    c->rows[c->n++] = row;
}

static void push_heading(Chooser *c, const char *text) {
    push(c, (Row){ text, { LUSOR_NONE, LUSOR_NONE } });
}

static bool can_be_picked(const Chooser *c, int i) {
    return i >= 0 && i < c->n && !c->rows[i].heading;
}

/* The next row that can be picked, from one that may be a heading. */
static void settle(Chooser *c, int step) {
    int i = c->at < 0 ? 0 : c->at >= c->n ? c->n - 1 : c->at;
    while (i >= 0 && i < c->n && !can_be_picked(c, i))
        i += step;
    if (!can_be_picked(c, i))
        for (i = 0; i < c->n && !can_be_picked(c, i);)
            i++;
    c->at = i;
}

/* The first game whose name begins as typed, if any. */
static int best_row(const Chooser *c) {
    for (int i = 0; i < c->n && c->n_typed; i++) {
        int game = c->rows[i].chosen.game;
        if (game != LUSOR_NONE && !strncasecmp(lusor_list_entry(c->offer->list, game)->name,
                                               c->typed, (size_t)c->n_typed))
            return i;
    }
    return 0;
}

static void search(Chooser *c) {
    int *found;
    const char *kind = NULL;
    int n = catalog_search(c->offer->list, c->typed, CATALOG_BY_KIND, &found);
    c->n = 0;
    if (c->offer->n_kept && !c->n_typed)
        push_heading(c, "interrupted");
    for (int i = 0; i < c->offer->n_kept && !c->n_typed; i++)
        push(c, (Row){ NULL, { LUSOR_NONE, i } });
    for (int i = 0; i < n; i++) {
        const LusorEntry *e = lusor_list_entry(c->offer->list, found[i]);
        if (!kind || strcmp(kind, e->kind))
            push_heading(c, *e->kind ? e->kind : "other");
        kind = e->kind;
        push(c, (Row){ NULL, { found[i], LUSOR_NONE } });
    }
    free(found);
    c->top = 0;
    c->at = best_row(c);
    settle(c, 1);
}

/* ---- drawing ---- */

static void describe(const Chooser *c, const Row *row, int columns, Text *out) {
    if (row->heading) {
        text_puts(out, row->heading);
    } else if (row->chosen.kept != LUSOR_NONE) {
        text_puts(out, "  ");
        keep_describe(c->offer->kept[row->chosen.kept], out);
    } else {
        const LusorEntry *e = lusor_list_entry(c->offer->list, row->chosen.game);
        text_printf(out, "  %-*s ", NAME_COLUMNS, e->name);
        if (columns > (int)out->n + 10)
            catalog_about(c->offer->list, row->chosen.game, columns - (int)out->n - 1, out);
    }
}

static void draw_row(const Chooser *c, int i, int line) {
    Text t = { 0 };
    describe(c, &c->rows[i], COLS, &t);
    attrset(c->rows[i].heading ? A_BOLD : i == c->at ? A_REVERSE : A_NORMAL);
    mvaddnstr(line, 0, text_str(&t), (int)t.n);
    attrset(A_NORMAL);
    text_free(&t);
}

static void draw(Chooser *c) {
    int rows = LINES - 2;
    if (c->at < c->top + 1)
        c->top = c->at > 0 ? c->at - 1 : 0;
    if (c->at >= c->top + rows)
        c->top = c->at - rows + 1;
    erase();
    attrset(A_REVERSE);
    mvhline(0, 0, ' ', COLS);
    mvaddnstr(0, 1, "lusor: type to search, arrows and Enter to choose, Escape to leave", COLS - 2);
    attrset(A_NORMAL);
    for (int i = 0; i < rows && c->top + i < c->n; i++)
        draw_row(c, c->top + i, 1 + i);
    if (!c->n)
        mvaddnstr(1, 2, "No game and no kind is called so.", COLS - 2);
    mvprintw(LINES - 1, 0, "search: %.*s", COLS > 10 ? COLS - 9 : 0, c->typed);
    /* those who hear the screen hear the line of the cursor */
    if (can_be_picked(c, c->at) && rows > 0)
        move(1 + c->at - c->top, 2);
    refresh();
}

/* ---- keys ---- */

static void step(Chooser *c, int by) {
    int before = c->at;
    c->at += by;
    settle(c, by < 0 ? -1 : 1);
    if (by < 0 && c->at > before)
        c->at = before;
}

static void type(Chooser *c, int key) {
    if ((key == KEY_BACKSPACE || key == 127 || key == 8) && c->n_typed)
        c->typed[--c->n_typed] = '\0';
    else if (key == ('U' & 31))
        c->typed[c->n_typed = 0] = '\0';
    else if (key >= ' ' && key < 127 && c->n_typed < TYPED_MAX)
        c->typed[c->n_typed++] = (char)key;
    else
        return;
    c->typed[c->n_typed] = '\0';
    search(c);
}

/* A click on a row picks it; true if that is to be played. */
static bool click(Chooser *c) {
    MEVENT e;
    if (getmouse(&e) != OK || !(e.bstate & (BUTTON1_CLICKED | BUTTON1_PRESSED)))
        return false;
    int i = c->top + e.y - 1;
    bool again = i == c->at;
    if (e.y < 1 || e.y > LINES - 2 || !can_be_picked(c, i))
        return false;
    c->at = i;
    return again;
}

typedef enum { GO_ON, PLAY, LEAVE } Decision;

static Decision obey(Chooser *c, int key) {
    switch (key) {
    case KEY_UP:
        step(c, -1);
        return GO_ON;
    case KEY_DOWN:
        step(c, 1);
        return GO_ON;
    case KEY_PPAGE:
        step(c, -(LINES - 3));
        return GO_ON;
    case KEY_NPAGE:
        step(c, LINES - 3);
        return GO_ON;
    case KEY_HOME:
        step(c, -c->n);
        return GO_ON;
    case KEY_END:
        step(c, c->n);
        return GO_ON;
    case KEY_MOUSE:
        return click(c) ? PLAY : GO_ON;
    case '\r':
    case '\n':
    case KEY_ENTER:
        return can_be_picked(c, c->at) ? PLAY : GO_ON;
    case 27:
    case 'C' & 31:
    case 'D' & 31:
    case ERR:
        return LEAVE;
    default:
        type(c, key);
        return GO_ON;
    }
}

bool choose_on_screen(const Offer *offer, bool colour, Chosen *out, const char **why) {
    Face *screen = curses_open(colour, why);
    if (!screen)
        return false;
    Chooser c = { .offer = offer };
    Decision decision = GO_ON;
    search(&c);
    while (decision == GO_ON) {
        draw(&c);
        decision = obey(&c, getch());
    }
    *out = decision == PLAY ? c.rows[c.at].chosen : (Chosen){ LUSOR_NONE, LUSOR_NONE };
    free(c.rows);
    curses_close(screen);
    return true;
}
