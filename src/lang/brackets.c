/* Brackets: whether every bracket of a text is closed by its like. */
#include "lang/brackets.h"
#include "lang/draft.h"
#include "lang/scan.h"

#include <string.h>

typedef struct Open {
    uint32_t at;
    int indent; /* of its line, if it begins the line; else -1 */
} Open;

typedef struct Check {
    Arena *arena;
    Report *report;
    const Source *text;
    Open open[BRACKETS_DEPTH_MAX];
    int depth;
    uint32_t line;    /* where the line begins */
    uint32_t suspect; /* a bracket still open when a line came that is indented no further */
} Check;

static Place place_at(const Check *c, uint32_t at) {
    return draft_place(c->arena, c->text, at);
}

static char closing(char open) {
    return open == '(' ? ')' : '}';
}

static Problem *note_place(const Check *c, Problem *p, const char *fmt, uint32_t at) {
    LineCol lc = place_line(place_origin(place_at(c, at), NULL));
    report_note(c->report, p, fmt, c->text->text[at], lc.line, lc.col);
    return p;
}

/* The bracket at `at` stays open. If the layout speaks of another one, that is the better guess. */
static Problem *report_open(const Check *c, uint32_t at) {
    char found = c->text->text[at];
    if (c->suspect == SCAN_NONE || c->suspect == at)
        return report_error(c->report, place_at(c, at), "this %c is never closed", found);
    char guess = c->text->text[c->suspect];
    Problem *p =
        report_error(c->report, place_at(c, c->suspect),
                     "a %c is missing, by the layout that of this %c", closing(guess), guess);
    return note_place(c, p, "or else that of the %c in line %d, column %d", at);
}

static bool begins_line(const Check *c, uint32_t at) {
    return scan_blanks(c->text, c->line) == at;
}

/* A line that begins to the left of, or right below, an open bracket that began a line itself. */
static void look_at_layout(Check *c, uint32_t at) {
    if (c->suspect != SCAN_NONE || !c->depth || !begins_line(c, at))
        return;
    const Open *last = &c->open[c->depth - 1];
    if (last->indent >= (int)(at - c->line))
        c->suspect = last->at;
}

static bool open_bracket(Check *c, uint32_t at) {
    if (c->depth == BRACKETS_DEPTH_MAX) {
        report_error(c->report, place_at(c, at), "more than %d brackets inside each other",
                     BRACKETS_DEPTH_MAX);
        return false;
    }
    c->open[c->depth++] = (Open){ at, begins_line(c, at) ? (int)(at - c->line) : -1 };
    return true;
}

/* A bracket of the other kind further out that this one may be meant to close. */
static int find_outer(const Check *c, char close) {
    int i = c->depth - 1;
    while (i >= 0 && closing(c->text->text[c->open[i].at]) != close)
        i--;
    return i;
}

static bool close_bracket(Check *c, uint32_t at) {
    char close = c->text->text[at];
    int i = find_outer(c, close);
    if (i >= 0 && i == c->depth - 1) {
        c->depth--;
        return true;
    }
    if (i < 0)
        report_error(c->report, place_at(c, at), "this %c closes nothing", close);
    else
        note_place(c, report_open(c, c->open[c->depth - 1].at),
                   "found instead: the %c in line %d, column %d", at);
    return false;
}

bool brackets_check(Arena *a, Report *report, const Source *text) {
    Check *c = ARENA_NEW(a, Check);
    *c = (Check){ .arena = a, .report = report, .text = text, .suspect = SCAN_NONE };
    for (uint32_t at = 0; at < text->size; at++) {
        char found = text->text[at];
        if (found == '\n')
            c->line = at + 1;
        else if (found == '"')
            at = scan_string(text, at) - 1;
        else if (found == ')' || found == '}') {
            if (!close_bracket(c, at))
                return false;
        } else if (found == '(' || found == '{') {
            look_at_layout(c, at);
            if (!open_bracket(c, at))
                return false;
        }
    }
    if (c->depth)
        report_open(c, c->open[c->depth - 1].at);
    return !c->depth;
}
