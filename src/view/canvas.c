/* Canvas: character cells with lines that join, captions, and the places of sites. */
#include "view/canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* In which directions lines leave a cell. */
enum {
    ARM_N = 1,
    ARM_E = 2,
    ARM_S = 4,
    ARM_W = 8,
    ARM_STRAIGHT = 15,
    ARM_RISING = 16,  /* a stroke / through the cell */
    ARM_FALLING = 32, /* a stroke \ */
    ARM_SLANTED = 64  /* a slanted line ends here */
};

void canvas_init(Canvas *c, Arena *a, int rows, int cols) {
    size_t n = (size_t)rows * (size_t)cols;
    c->rows = rows;
    c->cols = cols;
    c->cells = ARENA_ARRAY(a, GridCell, n + 1);
    c->arms = ARENA_ARRAY(a, uint8_t, n + 1);
    c->place = ARENA_ARRAY(a, int, n + 1);
    for (size_t i = 0; i < n; i++) {
        c->cells[i].code = ' ';
        c->place[i] = LUSOR_NONE;
    }
}

static bool is_inside(const Canvas *c, int row, int col) {
    return row >= 0 && row < c->rows && col >= 0 && col < c->cols;
}

bool canvas_is_free(const Canvas *c, int row, int col, int width) {
    if (!is_inside(c, row, col) || !is_inside(c, row, col + width - 1))
        return false;
    for (int i = row * c->cols + col, end = i + width; i < end; i++)
        if (c->cells[i].code != ' ' || c->arms[i] || c->place[i] >= 0)
            return false;
    return true;
}

bool canvas_claim(Canvas *c, GridSpot at, int place) {
    if (!is_inside(c, at.row, at.col) || !is_inside(c, at.row, at.col + at.width - 1))
        return false;
    int first = at.row * c->cols + at.col;
    for (int i = first; i < first + at.width; i++)
        if (c->place[i] >= 0)
            return false;
    for (int i = first; i < first + at.width; i++) {
        c->place[i] = place;
        c->cells[i].flags |= GRID_SITE;
    }
    return true;
}

/* ---- lines ---- */

static void add_arm(Canvas *c, int row, int col, int arm) {
    if (is_inside(c, row, col))
        c->arms[row * c->cols + col] |= (uint8_t)arm;
}

/* The arms with which a line begins, passes and ends, as it leans. */
typedef struct Stroke {
    int begin, middle, end;
} Stroke;

static Stroke stroke_of(CanvasPoint from, CanvasPoint to) {
    double down = to.row - from.row, right = to.col - from.col;
    if (fabs(down) < 0.3)
        return right > 0 ? (Stroke){ ARM_E, ARM_E | ARM_W, ARM_W }
                         : (Stroke){ ARM_W, ARM_E | ARM_W, ARM_E };
    if (fabs(right) < 0.6)
        return down > 0 ? (Stroke){ ARM_S, ARM_N | ARM_S, ARM_N }
                        : (Stroke){ ARM_N, ARM_N | ARM_S, ARM_S };
    return (Stroke){ ARM_SLANTED, down * right < 0 ? ARM_RISING : ARM_FALLING, ARM_SLANTED };
}

void canvas_line(Canvas *c, CanvasPoint from, CanvasPoint to) {
    int row = (int)lround(from.row), col = (int)lround(from.col);
    int end_row = (int)lround(to.row), end_col = (int)lround(to.col);
    int down = abs(end_row - row), right = abs(end_col - col);
    int steps = down > right ? down : right;
    Stroke s = stroke_of(from, to);
    add_arm(c, row, col, s.begin);
    add_arm(c, end_row, end_col, s.end);
    /* A slanted line has one stroke per row that it crosses, or it would look like a row of
       slashes; one in a single row has one in its middle. */
    if (s.middle & (ARM_RISING | ARM_FALLING))
        steps = down > 1 ? down : right > 1 ? 2 : 1;
    for (int i = 1; i < steps; i++) {
        double t = (double)i / steps;
        add_arm(c, (int)lround(row + t * (end_row - row)), (int)lround(col + t * (end_col - col)),
                s.middle);
    }
}

/* By arms to the north (1), east (2), south (4) and west (8). */
static const uint16_t ruled[16] = {
    ' ',    0x2575, 0x2576, 0x2514, 0x2577, 0x2502, 0x250C, 0x251C,
    0x2574, 0x2518, 0x2500, 0x2534, 0x2510, 0x2524, 0x252C, 0x253C,
};

static uint32_t straight(int arms, GlyphSet glyphs) {
    if (glyphs != GLYPHS_ASCII)
        return ruled[arms];
    if (!(arms & (ARM_N | ARM_S)))
        return arms ? '-' : ' ';
    return arms & (ARM_E | ARM_W) ? '+' : '|';
}

static uint32_t line_code(int arms, GlyphSet glyphs) {
    int slanted = arms & (ARM_RISING | ARM_FALLING);
    if (arms & ARM_SLANTED && !slanted)
        return ' ';                            /* corners of hexagons look best without a mark */
    if (slanted == (ARM_RISING | ARM_FALLING)) /* an X might be taken for a piece */
        return glyphs == GLYPHS_ASCII ? '*' : 0x2573;
    if (slanted)
        return slanted == ARM_RISING ? '/' : '\\';
    return straight(arms & ARM_STRAIGHT, glyphs);
}

void canvas_join(Canvas *c, GlyphSet glyphs) {
    for (int i = 0; i < c->rows * c->cols; i++) {
        if (!c->arms[i] || c->place[i] >= 0)
            continue;
        c->cells[i].code = line_code(c->arms[i], glyphs);
        c->cells[i].flags |= GRID_LINE;
    }
}

uint32_t canvas_line_at(const Canvas *c, int row, int col, GlyphSet glyphs) {
    return line_code(c->arms[row * c->cols + col], glyphs);
}

uint32_t canvas_crossing(const Canvas *c, int row, int col, GlyphSet glyphs) {
    int arms = c->arms[row * c->cols + col];
    if (!arms)
        return ' ';
    if (glyphs == GLYPHS_ASCII || !(arms & ARM_STRAIGHT))
        return '+';
    return straight(arms & ARM_STRAIGHT, glyphs);
}

/* ---- captions and borders ---- */

void canvas_text(Canvas *c, int row, int col, const char *text, uint8_t flags) {
    wchar_t wide;
    mbstate_t state = { 0 };
    for (size_t n; *text; text += n, col++) {
        n = mbrtowc(&wide, text, MB_CUR_MAX, &state);
        if (n == 0 || n > MB_CUR_MAX) {
            wide = '?';
            n = 1;
        }
        if (!is_inside(c, row, col))
            continue;
        c->cells[row * c->cols + col].code = wcwidth(wide) == 1 ? (uint32_t)wide : '?';
        c->cells[row * c->cols + col].flags |= flags;
    }
}

static bool is_blank_row(const Canvas *c, int row) {
    for (int i = row * c->cols; i < (row + 1) * c->cols; i++)
        if (c->cells[i].code != ' ' || c->place[i] >= 0)
            return false;
    return true;
}

static bool is_blank_col(const Canvas *c, int col) {
    for (int i = col; i < c->rows * c->cols; i += c->cols)
        if (c->cells[i].code != ' ' || c->place[i] >= 0)
            return false;
    return true;
}

void canvas_trim(Canvas *c, int *top, int *left) {
    int bottom = c->rows, right = c->cols;
    for (*top = 0; *top + 1 < bottom && is_blank_row(c, *top); ++*top)
        ;
    for (; bottom > *top + 1 && is_blank_row(c, bottom - 1); bottom--)
        ;
    for (*left = 0; *left + 1 < right && is_blank_col(c, *left); ++*left)
        ;
    for (; right > *left + 1 && is_blank_col(c, right - 1); right--)
        ;
    int rows = bottom - *top, cols = right - *left;
    for (int r = 0; r < rows; r++) {
        size_t from = (size_t)(r + *top) * (size_t)c->cols + (size_t)*left;
        size_t to = (size_t)r * (size_t)cols, n = (size_t)cols;
        memmove(c->cells + to, c->cells + from, n * sizeof *c->cells);
        memmove(c->arms + to, c->arms + from, n * sizeof *c->arms);
        memmove(c->place + to, c->place + from, n * sizeof *c->place);
    }
    c->rows = rows;
    c->cols = cols;
}
