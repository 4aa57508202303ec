/* Brackets: whether every bracket of a text is closed by its like. */
#include "lang/brackets.h"
#include "lang/draft.h"
#include "lang/scan.h"

#include <string.h>

enum { INDENT_MAX = 100 }; /* deeper lines tell nothing */

typedef struct Open {
    uint32_t at;
    int indent; /* of its line */
    bool first; /* on its line */
} Open;

/* Where the layout of the text, by which a bracket that begins a line closes one of a line that is
   indented as much, speaks against its brackets for the first time. */
typedef struct Check {
    Arena *arena;
    Report *report;
    const Source *text;
    Open open[BRACKETS_DEPTH_MAX];
    int depth;
    uint32_t line;                /* where the line begins */
    uint32_t text_line, text_at;  /* a line and where its text begins, worked out only once */
    uint32_t unclosed;            /* a bracket that should have been closed before; or SCAN_NONE */
    uint32_t surplus;             /* one that closes too much; or SCAN_NONE */
    uint32_t closers[INDENT_MAX]; /* the last inside a line that closed one of such a line */
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
    if (c->unclosed == SCAN_NONE || c->unclosed == at)
        return report_error(c->report, place_at(c, at), "this %c is never closed", found);
    char guess = c->text->text[c->unclosed];
    Problem *p =
        report_error(c->report, place_at(c, c->unclosed),
                     "a %c is missing, by the layout that of this %c", closing(guess), guess);
    return note_place(c, p, "or else that of the %c in line %d, column %d", at);
}

/* The closing bracket at `at` is one too many. */
static void report_surplus(const Check *c, uint32_t at) {
    char found = c->text->text[at];
    if (c->surplus == SCAN_NONE) {
        Problem *p = report_error(c->report, place_at(c, at), "this %c closes nothing", found);
        if (c->depth)
            note_place(c, p, "open is the %c in line %d, column %d", c->open[c->depth - 1].at);
        return;
    }
    char guess = c->text->text[c->surplus];
    Problem *p = report_error(c->report, place_at(c, c->surplus),
                              "a %c is too much, by the layout this one", guess);
    note_place(c, p, "nothing is left to close for the %c in line %d, column %d", at);
}

/* Where the text of the line begins. */
static uint32_t line_text(Check *c) {
    if (c->text_line != c->line) {
        c->text_line = c->line;
        c->text_at = scan_blanks(c->text, c->line);
    }
    return c->text_at;
}

static bool begins_line(Check *c, uint32_t at) {
    return line_text(c) == at;
}

static int indent_of(Check *c) {
    return (int)(line_text(c) - c->line);
}

/* A line that begins to the left of an open bracket that began a line itself, or right below it;
   what stands in { } may do the latter. */
static void look_at_opener(Check *c, uint32_t at) {
    if (c->unclosed != SCAN_NONE || !c->depth || !begins_line(c, at))
        return;
    const Open *last = &c->open[c->depth - 1];
    bool below = last->indent == indent_of(c) && c->text->text[last->at] == '(';
    if (last->first && (below || last->indent > indent_of(c)))
        c->unclosed = last->at;
}

/* The bracket that closed too early what one at the beginning of this line should close. */
static void suspect_surplus(Check *c, char close) {
    int indent = indent_of(c);
    uint32_t early = indent < INDENT_MAX ? c->closers[indent] : 0;
    if (c->surplus == SCAN_NONE && early && c->text->text[early] == close)
        c->surplus = early;
}

/* What a closing bracket is about to close should be on a line indented as its own, if it begins
   that line. */
static void look_at_closer(Check *c, uint32_t at) {
    const Open *last = &c->open[c->depth - 1];
    int indent = indent_of(c);
    if (!begins_line(c, at)) {
        if (last->at < c->line && last->indent < INDENT_MAX)
            c->closers[last->indent] = at;
    } else if (last->indent > indent && c->unclosed == SCAN_NONE) {
        c->unclosed = last->at;
    } else if (last->indent < indent) {
        suspect_surplus(c, c->text->text[at]);
    }
}

static bool open_bracket(Check *c, uint32_t at) {
    if (c->depth == BRACKETS_DEPTH_MAX) {
        report_error(c->report, place_at(c, at), "more than %d brackets inside each other",
                     BRACKETS_DEPTH_MAX);
        return false;
    }
    c->open[c->depth++] = (Open){ at, indent_of(c), begins_line(c, at) };
    return true;
}

/* A bracket of the other kind further out that this one may be meant to close. */
static int find_outer(const Check *c, char close) {
    int i = c->depth - 1;
    while (i >= 0 && closing(c->text->text[c->open[i].at]) != close)
        i--;
    return i;
}

/* The closing bracket at `at` does not go with the last that is open. */
static void report_mismatch(Check *c, uint32_t at, bool outer) {
    uint32_t last = c->depth ? c->open[c->depth - 1].at : 0;
    bool first = begins_line(c, at);
    if (first && (!outer || c->open[c->depth - 1].indent < indent_of(c)))
        suspect_surplus(c, c->text->text[at]);
    if (!outer || c->surplus != SCAN_NONE) {
        report_surplus(c, at);
    } else if (last < c->line && !first && c->unclosed == SCAN_NONE) {
        Problem *p =
            report_error(c->report, place_at(c, at), "this %c is too much", c->text->text[at]);
        note_place(c, p, "or else the %c in line %d, column %d is not closed", last);
    } else {
        note_place(c, report_open(c, last), "found instead: the %c in line %d, column %d", at);
    }
}

static bool close_bracket(Check *c, uint32_t at) {
    int i = find_outer(c, c->text->text[at]);
    if (i < 0 || i < c->depth - 1) {
        report_mismatch(c, at, i >= 0);
        return false;
    }
    look_at_closer(c, at);
    c->depth--;
    return true;
}

bool brackets_check(Arena *a, Report *report, const Source *text) {
    Check *c = ARENA_NEW(a, Check);
    *c = (Check){
        .arena = a, .report = report, .text = text, .unclosed = SCAN_NONE, .surplus = SCAN_NONE
    };
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
            look_at_opener(c, at);
            if (!open_bracket(c, at))
                return false;
        }
    }
    if (c->depth)
        report_open(c, c->open[c->depth - 1].at);
    return !c->depth;
}
