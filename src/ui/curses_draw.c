/* The curses face: drawing. Everything is drawn anew into curses' own copy of the screen, which
   sends to the terminal only what has changed, in one go. */
#include "ui/curses_state.h"

#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* ---- areas ---- */

void curses_layout(Curses *c) {
    int talk = LINES / 6;
    talk = talk < MESSAGE_ROWS_MIN ? MESSAGE_ROWS_MIN : talk;
    talk = talk > MESSAGE_ROWS_MAX ? MESSAGE_ROWS_MAX : talk;
    talk = c->tight ? MESSAGE_ROWS_MIN : talk;
    int rows = LINES - 2 - talk, side = COLS >= SIDE_FROM ? SIDE_WIDTH : 0;
    if (rows < 1)
        rows = 1;
    c->board = (Area){ 1, 0, rows, COLS - side };
    c->side = (Area){ 1, COLS - side, rows, side };
    c->talk = (Area){ 1 + rows, 0, talk, COLS };
    c->input_row = LINES - 1;
    grid_free(c->grid);
    c->grid = NULL;
    clearok(stdscr, TRUE);
}

/* Text in an area, cut at its right border. */
static void put_text(int row, int col, int cols, attr_t attributes, short pair, const char *text) {
    wchar_t wide[1024];
    size_t n = mbstowcs(wide, text, 1023);
    if (n == (size_t)-1 || cols <= 0 || row < 0 || row >= LINES)
        return;
    int width = 0, fits = 0;
    for (; fits < (int)n; fits++) {
        int w = wcwidth(wide[fits]);
        if (w < 0 || width + w > cols)
            break;
        width += w;
    }
    attr_set(attributes, pair, NULL);
    mvaddnwstr(row, col, wide, fits);
    attr_set(A_NORMAL, 0, NULL);
}

/* ---- the board ---- */

static void ready_grid(Curses *c, Play *play) {
    if (c->grid && c->grid_glyphs == play->glyphs && c->listing == play->list)
        return;
    grid_free(c->grid);
    c->grid = grid_new(play->names, (GridWindow){ .rows = c->board.rows,
                                                  .cols = c->board.cols,
                                                  .glyphs = play->glyphs,
                                                  .scroll = true,
                                                  .list = play->list });
    c->grid_glyphs = play->glyphs;
    c->listing = play->list;
    c->top = c->left = 0;
}

static attr_t attributes_of(const Curses *c, GridCell cell, short *pair) {
    attr_t a = A_NORMAL;
    *pair = 0;
    if (cell.owner && c->colour && (cell.flags & GRID_SITE))
        *pair = (short)((cell.owner - 1) % OWNER_COLOURS + 1);
    if (cell.owner == 1 && (cell.flags & GRID_SITE))
        a |= A_BOLD;
    if (cell.flags & (GRID_LINE | GRID_LABEL))
        a |= A_DIM;
    if (cell.flags & GRID_LAST)
        a |= A_UNDERLINE;
    if (cell.flags & GRID_TARGET)
        a |= A_BOLD | A_UNDERLINE;
    if (cell.flags & (GRID_SELECTED | GRID_CURSOR))
        a |= A_REVERSE;
    return a;
}

static void draw_cell(const Curses *c, int row, int col, GridCell cell) {
    short pair;
    attr_t a = attributes_of(c, cell, &pair);
    bool bare = cell.code == ' ' && (cell.flags & GRID_TARGET);
    wchar_t ch = bare ? L'.' : cell.code ? (wchar_t)cell.code : L' ';
    attr_set(a, pair, NULL);
    mvaddnwstr(row, col, &ch, 1);
}

/* Moves the view so that the cursor is in it. */
static void follow(Curses *c, const Sheet *sheet) {
    GridSpot spot = grid_spot(c->grid, c->cursor);
    int rows = c->board.rows, cols = c->board.cols;
    if (spot.width) {
        if (spot.row < c->top + 1)
            c->top = spot.row - 1;
        if (spot.row > c->top + rows - 2)
            c->top = spot.row - rows + 2;
        if (spot.col < c->left + 4)
            c->left = spot.col - 4;
        if (spot.col + spot.width > c->left + cols - 4)
            c->left = spot.col + spot.width - cols + 4;
    }
    c->top = c->top > sheet->rows - rows ? sheet->rows - rows : c->top;
    c->left = c->left > sheet->cols - cols ? sheet->cols - cols : c->left;
    c->top = c->top < 0 ? 0 : c->top;
    c->left = c->left < 0 ? 0 : c->left;
}

enum { TARGETS_MAX = 1024 };

static void draw_board(Curses *c, Play *play) {
    LusorSite targets[TARGETS_MAX];
    GridMarks marks = GRID_NO_MARKS;
    ready_grid(c, play);
    if (!c->grid)
        return;
    marks.viewer = play_viewer(play);
    marks.show = play->show == SHOW_NAMES     ? GRID_NAMES
                 : play->show == SHOW_NUMBERS ? GRID_NUMBERS
                                              : GRID_CONTENTS;
    marks.selected = c->selected;
    marks.cursor = c->cursor;
    marks.n_targets = curses_targets(c, play, targets, TARGETS_MAX);
    marks.targets = targets;
    const Sheet *sheet = grid_draw(c->grid, play->p, &marks);
    if (sheet->rows > c->board.rows && !c->tight) {
        c->tight = true;
        curses_layout(c);
        draw_board(c, play);
        return;
    }
    follow(c, sheet);
    for (int r = 0; r < c->board.rows && c->top + r < sheet->rows; r++)
        for (int k = 0; k < c->board.cols && c->left + k < sheet->cols; k++)
            draw_cell(c, c->board.row + r, c->board.col + k,
                      sheet->cells[(c->top + r) * sheet->cols + c->left + k]);
    attr_set(A_NORMAL, 0, NULL);
    if (sheet->why && sheet->why != c->told_why)
        c->face.say(&c->face, SAY_NOTE, sheet->why);
    c->told_why = sheet->why;
}

/* ---- beside it ---- */

static void draw_title(const Curses *c, Play *play) {
    Text t = { 0 };
    (void)c;
    if (lusor_over(play->p))
        sentence_result(play->names, play->p, &t);
    else
        sentence_turn(play->names, play->p, &t);
    char line[512];
    snprintf(line, sizeof line, " %s   %s   move %d   F1 help", lusor_name(play->game),
             text_str(&t), lusor_plies(play->p) + 1);
    text_free(&t);
    attr_set(A_REVERSE, 0, NULL);
    mvhline(0, 0, ' ', COLS);
    put_text(0, 0, COLS, A_REVERSE, 0, line);
}

static int draw_players(const Curses *c, Play *play) {
    int row = c->side.row;
    for (int i = 1; i <= lusor_players(play->game) && row < c->side.row + c->side.rows;
         i++, row++) {
        char line[128], points[32] = "";
        const LusorAgent *agent = play->seats[i].agent;
        if (lusor_traits(play->game) & LUSOR_SCORES)
            snprintf(points, sizeof points, " %d", lusor_score(play->p, i));
        snprintf(line, sizeof line, "%c %s%s%s%s",
                 lusor_mover(play->p) == i && !lusor_over(play->p) ? '>' : ' ',
                 names_player(play->names, i), points, agent ? " " : "",
                 agent ? lusor_agent_text(agent) : "");
        short pair = c->colour ? (short)((i - 1) % OWNER_COLOURS + 1) : 0;
        put_text(row, c->side.col + 1, c->side.cols - 2, A_BOLD, pair, line);
    }
    return row + 1;
}

/* Moves made, the last ones, in two columns. */
static void draw_history(const Curses *c, const Play *play, int row) {
    int rows = c->side.row + c->side.rows - row, width = (c->side.cols - 2) / 2;
    if (rows < 1)
        return;
    int first = play->n_history - 2 * rows;
    first = first < 0 ? 0 : first + (first & 1);
    for (int i = first; i < play->n_history; i++) {
        char line[64];
        snprintf(line, sizeof line, "%d %s", i + 1, play->history[i]);
        put_text(row + (i - first) / 2, c->side.col + 1 + (i - first) % 2 * width, width - 1,
                 i == play->n_history - 1 ? A_BOLD : A_NORMAL, 0, line);
    }
}

/* ---- what is said ---- */

enum { WIDE_MAX = 2048 };

/* How many characters of a text go into one row: as many whole words as fit. */
static int row_length(const wchar_t *text, int n, int cols) {
    if (n <= cols)
        return n;
    for (int i = cols; i > cols / 2; i--)
        if (text[i] == L' ')
            return i + 1;
    return cols;
}

/* Draws a text in rows of `cols` columns, those from `first` to `last`; returns how many there are.
 */
static int draw_wrapped(int row, int first, int last, int cols, attr_t a, const char *text) {
    wchar_t wide[WIDE_MAX];
    size_t length = mbstowcs(wide, text, WIDE_MAX - 1);
    int n = length == (size_t)-1 ? 0 : (int)length, rows = 0;
    attr_set(a, 0, NULL);
    for (int at = 0, taken; at < n || !rows; at += taken, rows++) {
        taken = row_length(wide + at, n - at, cols);
        if (row + rows >= first && row + rows <= last)
            mvaddnwstr(row + rows, 0, wide + at, taken < cols ? taken : cols);
    }
    attr_set(A_NORMAL, 0, NULL);
    return rows;
}

/* The newest at the bottom. */
static void draw_messages(const Curses *c) {
    int bottom = c->talk.row + c->talk.rows - 1, row = bottom + 1 + c->scrolled;
    int oldest = c->n_messages > MESSAGES_MAX ? c->n_messages - MESSAGES_MAX : 0;
    for (int i = c->n_messages - 1; i >= oldest && row > c->talk.row; i--) {
        const Message *m = &c->messages[i % MESSAGES_MAX];
        if (!m->text)
            continue;
        row -= draw_wrapped(0, 1, 0, c->talk.cols, A_NORMAL, m->text);
        attr_t a = m->kind == SAY_ERROR || m->kind == SAY_RESULT ? A_BOLD : A_NORMAL;
        draw_wrapped(row, c->talk.row, bottom, c->talk.cols, a, m->text);
    }
}

void curses_draw(Curses *c, Play *play) {
    if (c->shown_plies != lusor_plies(play->p)) {
        curses_deselect(c);
        c->shown_plies = lusor_plies(play->p);
    }
    if (c->cursor.index == LUSOR_NONE && names_places(play->names))
        c->cursor = names_place(play->names, 0);
    erase();
    draw_title(c, play);
    draw_board(c, play);
    if (c->side.cols)
        draw_history(c, play, draw_players(c, play));
    draw_messages(c);
}

/* ---- the line to type in ---- */

void curses_draw_input(Curses *c, const char *prompt, const char *line, int point) {
    char text[1024];
    int room = COLS - (int)strlen(prompt) - 1, skip = point > room ? point - room : 0;
    snprintf(text, sizeof text, "%s%s", prompt, line + skip);
    move(c->input_row, 0);
    clrtoeol();
    put_text(c->input_row, 0, COLS, A_NORMAL, 0, text);
}

/* With nothing typed the cursor stands on the site that the arrows have reached. */
void curses_put_cursor(const Curses *c, const char *prompt, const char *line, int point) {
    GridSpot spot = c->grid ? grid_spot(c->grid, c->cursor) : (GridSpot){ 0 };
    int row = spot.row - c->top, col = spot.col - c->left;
    bool visible = spot.width && row >= 0 && row < c->board.rows && col >= 0 && col < c->board.cols;
    if (!*line && visible)
        move(c->board.row + row, c->board.col + col);
    else
        move(c->input_row,
             (int)strlen(prompt) + point < COLS ? (int)strlen(prompt) + point : COLS - 1);
}

void curses_draw_thoughts(Curses *c, Play *play) {
    int mover = lusor_mover(play->p);
    LusorAgent *agent = play->thinking;
    char line[256] = "";
    if (agent) {
        LusorThoughts t = lusor_agent_thoughts(agent);
        snprintf(line, sizeof line, "%s thinks: %ld looked at, value %+.2f. Any key: move now.",
                 names_player(play->names, mover), t.iterations, t.value);
    }
    move(c->input_row, 0);
    clrtoeol();
    put_text(c->input_row, 0, COLS, A_DIM, 0, line);
    refresh();
}
