/* The curses face: opening and closing the terminal, and what the session asks of a face. */
#include "ui/curses.h"

#include "ui/curses_state.h"

#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/* ---- the terminal, also after a crash ---- */

/* What gives the terminal back without calling anything that a signal handler may not call. */
static struct termios terminal_before;
static char terminal_reset[256];
static size_t n_terminal_reset;

static void add_reset(const char *s) {
    size_t n = strlen(s);
    if (n_terminal_reset + n > sizeof terminal_reset)
        return;
    memcpy(terminal_reset + n_terminal_reset, s, n);
    n_terminal_reset += n;
}

/* What the terminal calls a capability, "" if it does not have it. */
static const char *capability(const char *name) {
    const char *s = tigetstr(name);
    return s && s != (char *)-1 ? s : "";
}

static void fall(int signal_number) {
    ssize_t ignored = write(STDOUT_FILENO, terminal_reset, n_terminal_reset);
    (void)ignored;
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static const int fatal[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGHUP, SIGQUIT };

static void catch_falls(void) {
    n_terminal_reset = 0;
    if (has_mouse())
        add_reset("\033[?1000l\033[?1006l");
    add_reset(capability("sgr0"));
    add_reset(capability("cnorm"));
    add_reset(capability("rmkx"));
    add_reset(capability("rmcup"));
    struct sigaction action = { .sa_handler = fall };
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        sigaction(fatal[i], &action, NULL);
}

static void release_falls(void) {
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        signal(fatal[i], SIG_DFL);
}

static void set_colours(Curses *c) {
    static const short colours[OWNER_COLOURS] = { COLOR_CYAN,    COLOR_YELLOW, COLOR_GREEN,
                                                  COLOR_MAGENTA, COLOR_RED,    COLOR_BLUE };
    c->colour = c->colour && has_colors() && start_color() == OK && use_default_colors() == OK;
    for (short i = 0; c->colour && i < OWNER_COLOURS; i++)
        init_pair((short)(i + 1), colours[i], -1);
}

/* ---- the face ---- */

static void say(Face *f, Say kind, const char *line) {
    Curses *c = (Curses *)f;
    Message *m = &c->messages[c->n_messages++ % MESSAGES_MAX];
    free(m->text);
    *m = (Message){ kind, strdup(line) };
    c->scrolled = 0;
}

static void show(Face *f, Play *play) {
    curses_draw((Curses *)f, play);
}

static char *ask(Face *f, Play *play, const char *prompt) {
    return curses_read((Curses *)f, play, prompt);
}

/* Any key makes an agent move; a new size is followed. */
static bool wait_a_moment(Face *f, Play *play) {
    Curses *c = (Curses *)f;
    curses_draw_thoughts(c, play);
    timeout(50);
    int key = getch();
    timeout(-1);
    if (key == KEY_RESIZE) {
        curses_layout(c);
        curses_draw(c, play);
    }
    return key != ERR && key != KEY_RESIZE && key != KEY_MOUSE;
}

static void forget_messages(Curses *c) {
    for (int i = 0; i < MESSAGES_MAX; i++) {
        free(c->messages[i].text);
        c->messages[i].text = NULL;
    }
    c->n_messages = c->scrolled = 0;
}

static void draw_curtain(const char *player) {
    erase();
    mvprintw(LINES / 2, 2, "%.*s, press Enter when nobody else looks.", COLS > 50 ? COLS - 45 : 10,
             player);
    refresh();
}

static bool curtain(Face *f, Play *play, int player) {
    Curses *c = (Curses *)f;
    forget_messages(c);
    curses_deselect(c);
    for (int key = KEY_RESIZE; key != '\n' && key != '\r' && key != KEY_ENTER; key = getch()) {
        if (key == ERR || key == ('C' & 31))
            return false;
        if (key == KEY_RESIZE)
            curses_layout(c);
        draw_curtain(names_player(play->names, player));
    }
    return true;
}

/* ---- opening and closing ---- */

static Curses *make(bool colour) {
    Curses *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->face = (Face){ .name = "curses",
                      .say = say,
                      .show = show,
                      .ask = ask,
                      .wait = wait_a_moment,
                      .curtain = curtain };
    c->colour = colour;
    c->shown_plies = LUSOR_NONE;
    curses_deselect(c);
    c->cursor = c->selected;
    return c;
}

Face *curses_open(bool colour, const char **why) {
    SCREEN *screen;
    Curses *c = make(colour);
    *why = "there is not enough memory";
    if (!c)
        return NULL;
    tcgetattr(STDIN_FILENO, &terminal_before);
    screen = newterm(NULL, stdout, stdin);
    if (!screen) {
        *why = "the terminal is not described; try --plain";
        free(c);
        return NULL;
    }
    set_term(screen);
    c->screen = screen;
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON1_RELEASED, NULL);
    mouseinterval(0);
    catch_falls();
    set_colours(c);
    curses_keys_open();
    curses_layout(c);
    return &c->face;
}

void curses_close(Face *f) {
    Curses *c = (Curses *)f;
    if (!c)
        return;
    curses_keys_close();
    endwin();
    release_falls();
    delscreen(c->screen);
    forget_messages(c);
    grid_free(c->grid);
    free(c->line);
    free(c);
}
