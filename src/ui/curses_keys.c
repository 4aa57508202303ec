/* The curses face: keys. Text goes through readline, which edits, remembers and completes; arrows,
   Enter on an empty line and the mouse point at sites. */
#include "ui/curses_state.h"

#include "ui/command.h"

#include <ncurses.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/history.h>
#include <readline/readline.h>

/* Readline calls back without saying for whom: there is one terminal. */
static Curses *typing;
static Play *typing_play;
static const char *typing_prompt;
static int next_byte = -1;
static FILE *nowhere;

/* ---- readline ---- */

static int give_byte(FILE *ignored) {
    (void)ignored;
    int byte = next_byte;
    next_byte = -1;
    return byte;
}

static int byte_waits(void) {
    return next_byte >= 0;
}

static void redisplay(void) {
    if (typing)
        curses_draw_input(typing, typing_prompt, rl_line_buffer ? rl_line_buffer : "", rl_point);
}

static void take_line(char *line) {
    typing->done = true;
    typing->line = line;
    if (line && *line)
        add_history(line);
}

typedef struct Words {
    char **v;
    int n;
} Words;

static void add_word(void *to, const char *word) {
    Words *w = to;
    char **bigger = realloc(w->v, sizeof *bigger * (size_t)(w->n + 2));
    if (!bigger)
        return;
    w->v = bigger;
    w->v[w->n++] = strdup(word);
    w->v[w->n] = NULL;
}

/* How much all words have in common, case aside. */
static size_t common_start(const Words *w) {
    size_t n = w->n ? strlen(w->v[0]) : 0;
    for (int i = 1; i < w->n; i++) {
        size_t k = 0;
        while (k < n && !strncasecmp(w->v[0], w->v[i], k + 1))
            k++;
        n = k;
    }
    return n;
}

static void list_words(const Words *w) {
    Text t = { 0 };
    for (int i = 0; i < w->n && i < 60; i++)
        text_printf(&t, "%s%s", i ? "  " : "", w->v[i]);
    if (w->n > 60)
        text_printf(&t, "  and %d more", w->n - 60);
    typing->face.say(&typing->face, SAY_ANSWER, text_str(&t));
    text_free(&t);
    curses_draw(typing, typing_play);
}

/* Tab: completes the last word as far as it is clear, then lists what it may be. */
static int complete(int count, int key) {
    (void)count, (void)key;
    Words w = { 0 };
    char *typed = strndup(rl_line_buffer, (size_t)rl_point);
    if (!typed)
        return 0;
    command_complete(typing_play, typed, add_word, &w);
    const char *space = strrchr(typed, ' ');
    int start = space ? (int)(space + 1 - typed) : 0;
    size_t n = common_start(&w), have = strlen(typed) - (size_t)start;
    if (n > have || w.n == 1) {
        char *word = strndup(w.v[0], n);
        rl_delete_text(start, rl_point);
        rl_point = start;
        rl_insert_text(word ? word : "");
        free(word);
    } else if (w.n > 1) {
        list_words(&w);
    }
    for (int i = 0; i < w.n; i++)
        free(w.v[i]);
    free(w.v);
    free(typed);
    return 0;
}

static void leave_terminal_alone(int meta) {
    (void)meta;
}
static void leave_terminal(void) {}

void curses_keys_open(void) {
    nowhere = fopen("/dev/null", "w");
    rl_readline_name = "lusor";
    rl_catch_signals = 0;
    rl_catch_sigwinch = 0;
    rl_change_environment = 0;
    rl_prep_term_function = leave_terminal_alone;
    rl_deprep_term_function = leave_terminal;
    rl_getc_function = give_byte;
    rl_input_available_hook = byte_waits;
    rl_redisplay_function = redisplay;
    rl_outstream = nowhere;
    rl_bind_key('\t', complete);
}

void curses_keys_close(void) {
    typing = NULL;
    rl_callback_handler_remove();
    rl_outstream = stdout;
    if (nowhere)
        fclose(nowhere);
    nowhere = NULL;
}

static void type_byte(int byte) {
    next_byte = byte;
    rl_callback_read_char();
}

/* ---- other keys ---- */

static void finish(Curses *c, char *line) {
    if (!line)
        return;
    rl_replace_line("", 1);
    c->done = true;
    c->line = line;
}

static void step(Curses *c, int down, int right) {
    if (c->grid && c->cursor.index != LUSOR_NONE)
        c->cursor = grid_step(c->grid, c->cursor, down, right);
}

static void click(Curses *c, Play *play) {
    MEVENT e;
    if (getmouse(&e) != OK || !(e.bstate & (BUTTON1_CLICKED | BUTTON1_PRESSED)) || !c->grid)
        return;
    int row = e.y - c->board.row, col = e.x - c->board.col;
    if (row < 0 || row >= c->board.rows || col < 0 || col >= c->board.cols)
        return;
    LusorSite site = grid_site_at(c->grid, c->top + row, c->left + col);
    if (site.index != LUSOR_NONE)
        finish(c, curses_pick(c, play, site));
}

static void suspend(void) {
    endwin();
    raise(SIGTSTP);
    refresh();
}

/* Keys that mean the same whatever has been typed. */
static bool everywhere(Curses *c, Play *play, int key) {
    switch (key) {
    case KEY_RESIZE:
        c->tight = false;
        curses_layout(c);
        return true;
    case KEY_MOUSE:
        click(c, play);
        return true;
    case KEY_F(1):
        finish(c, strdup("help"));
        return true;
    case KEY_PPAGE:
        c->scrolled += c->talk.rows;
        return true;
    case KEY_NPAGE:
        c->scrolled = c->scrolled > c->talk.rows ? c->scrolled - c->talk.rows : 0;
        return true;
    case 'L' & 31:
        clearok(stdscr, TRUE);
        return true;
    case 'Z' & 31:
        suspend();
        return true;
    case 'C' & 31:
        rl_replace_line("", 1);
        c->face.say(&c->face, SAY_NOTE, "Type quit to leave; the game is kept.");
        curses_deselect(c);
        return true;
    case 27: /* Escape */
        rl_replace_line("", 1);
        curses_deselect(c);
        return true;
    default:
        return false;
    }
}

/* Keys that point at the board while nothing is typed. */
static bool on_board(Curses *c, Play *play, int key) {
    switch (key) {
    case KEY_UP:
        step(c, -1, 0);
        return true;
    case KEY_DOWN:
        step(c, 1, 0);
        return true;
    case KEY_LEFT:
        step(c, 0, -1);
        return true;
    case KEY_RIGHT:
        step(c, 0, 1);
        return true;
    case '\r':
    case '\n':
    case KEY_ENTER:
        if (c->cursor.index != LUSOR_NONE)
            finish(c, curses_pick(c, play, c->cursor));
        return true;
    default:
        return false;
    }
}

/* The same keys while a line is being edited, as readline knows them. */
static int control_for(int key) {
    switch (key) {
    case KEY_UP:
        return 'P' & 31;
    case KEY_DOWN:
        return 'N' & 31;
    case KEY_LEFT:
        return 'B' & 31;
    case KEY_RIGHT:
        return 'F' & 31;
    case KEY_HOME:
        return 'A' & 31;
    case KEY_END:
        return 'E' & 31;
    case KEY_DC:
        return 'D' & 31;
    case KEY_BACKSPACE:
        return 127;
    case KEY_ENTER:
        return '\r';
    default:
        return key < 256 ? key : -1;
    }
}

/* Tells in words where the arrows have come to, for those who hear the screen. */
static void tell_site(Curses *c, Play *play) {
    Text t = { 0 };
    if (c->cursor.index != LUSOR_NONE)
        sentence_look(play->names, play->p, play_viewer(play), c->cursor, &t);
    if (c->selected.index != LUSOR_NONE)
        text_printf(&t, " From %s to?", names_site(play->names, c->selected));
    move(c->input_row, 0);
    clrtoeol();
    char line[256];
    snprintf(line, sizeof line, "%s%s", typing_prompt, text_str(&t));
    mvaddnstr(c->input_row, 0, line, COLS - 1);
    text_free(&t);
}

static void one_key(Curses *c, Play *play, int key) {
    bool empty = !rl_line_buffer || !*rl_line_buffer;
    if (everywhere(c, play, key) || (empty && on_board(c, play, key))) {
        if (!c->done)
            curses_draw(c, play);
        return;
    }
    int byte = control_for(key);
    bool deletes = byte == 127 || key == KEY_DC; /* on an empty line Control-D would end it all */
    if (byte >= 0 && !(empty && deletes))
        type_byte(byte);
}

static void draw_line(Curses *c, Play *play) {
    bool empty = !rl_line_buffer || !*rl_line_buffer;
    if (empty && c->cursor.index != LUSOR_NONE)
        tell_site(c, play);
    else
        curses_draw_input(c, typing_prompt, rl_line_buffer ? rl_line_buffer : "", rl_point);
    curses_put_cursor(c, typing_prompt, rl_line_buffer ? rl_line_buffer : "", rl_point);
    refresh();
}

char *curses_read(Curses *c, Play *play, const char *prompt) {
    typing = c;
    typing_play = play;
    typing_prompt = prompt;
    c->done = false;
    c->line = NULL;
    curses_draw(c, play);
    rl_callback_handler_install("", take_line);
    while (!c->done) {
        draw_line(c, play);
        int key = getch();
        if (key == ERR) /* the terminal is gone */
            break;
        one_key(c, play, key);
    }
    rl_callback_handler_remove();
    char *line = c->line;
    c->line = NULL;
    return line;
}
