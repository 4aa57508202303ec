/* What the parts of the curses face share: see curses.h. */
#ifndef LUSOR_CURSES_STATE_H
#define LUSOR_CURSES_STATE_H

#include "ui/play.h"
#include "view/grid.h"

enum {
    MESSAGES_MAX = 500,
    MESSAGE_ROWS_MIN = 2,
    MESSAGE_ROWS_MAX = 7,
    SIDE_WIDTH = 26, /* of the column with players and moves */
    SIDE_FROM = 72,  /* columns of a screen that has one */
    OWNER_COLOURS = 6
};

typedef struct Message {
    Say kind;
    char *text;
} Message;

/* A part of the screen. */
typedef struct Area {
    int row, col, rows, cols;
} Area;

typedef struct Curses {
    Face face;
    void *screen; /* curses' own */
    bool colour;
    const char *told_why; /* why the board is not drawn, as far as it was told */

    Message messages[MESSAGES_MAX]; /* a ring */
    int n_messages;                 /* ever said */
    int scrolled;                   /* lines that the messages are scrolled back */

    Area board, side, talk; /* side.cols 0: there is none */
    int input_row;
    bool tight; /* the board is larger than its area: few messages are shown */

    Grid *grid; /* for `grid_rows` by `grid_cols`; NULL: to be made */
    int grid_rows, grid_cols;
    GlyphSet grid_glyphs;
    int top, left; /* of the sheet in the board's area */
    bool listing;  /* the sites are listed, the board is not drawn */

    LusorSite cursor, selected; /* index LUSOR_NONE: none */
    int shown_plies;            /* the position that these belong to */

    bool done;  /* a line has been typed or picked */
    char *line; /* NULL with `done`: the input has ended */
} Curses;

/* ---- drawing (curses_draw.c) ---- */
void curses_layout(Curses *c);
void curses_draw(Curses *c, Play *play);
/* The line that is being typed, after a prompt; `point` is where the cursor is in it. */
void curses_draw_input(Curses *c, const char *prompt, const char *line, int point);
void curses_put_cursor(const Curses *c, const char *prompt, const char *line, int point);
/* What an agent considers, in place of the line to type in. */
void curses_draw_thoughts(Curses *c, Play *play);

/* ---- picking sites (curses_pick.c) ---- */
/* The legal moves that go on from what is selected: their targets; returns how many. */
int curses_targets(const Curses *c, Play *play, LusorSite *out, int max);
/* Picks a site: selects it or completes a move, whose text it then returns (to be freed). */
char *curses_pick(Curses *c, Play *play, LusorSite site);
void curses_deselect(Curses *c);

/* ---- keys (curses_keys.c) ---- */
void curses_keys_open(void);
void curses_keys_close(void);
/* Reads until a line is typed or a move is picked; NULL at the end of input. */
char *curses_read(Curses *c, Play *play, const char *prompt);

#endif
