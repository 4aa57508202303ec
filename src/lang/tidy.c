/* Tidy: what happens to a description's text before and after its defines are expanded. */
#include "lang/tidy.h"
#include "lang/scan.h"
#include "lang/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RANGE_MAX = 1000 }; /* numbers or sites in one range, as in Ludii */

/* ---- comments ---------------------------------------------------------- */

static bool starts_with(const Source *s, const char *mark) {
    return s->size >= strlen(mark) && !memcmp(s->text, mark, strlen(mark));
}

static bool is_text(const Source *s, Report *report) {
    if (starts_with(s, "\xFF\xFE") || starts_with(s, "\xFE\xFF")) {
        report_error(report, (Place){ s, 0 }, "this text is UTF-16; please save it as UTF-8");
        return false;
    }
    for (uint32_t i = 0; i < s->size; i++) {
        unsigned char c = (unsigned char)s->text[i];
        if (c >= 32 || c == '\n' || c == '\t' || c == '\r' || c == '\f')
            continue;
        report_error(report, (Place){ s, i }, "this is not a text: found a byte with value %d", c);
        return false;
    }
    return true;
}

/* The quote that never closes is seldom the one that was forgotten: the first string that goes over
   several lines is a better guess. */
static void report_open_string(const Source *s, uint32_t at, uint32_t suspect, Report *report) {
    if (suspect == SCAN_NONE) {
        report_error(report, (Place){ s, at }, "this string is never closed");
        return;
    }
    Problem *p = report_error(report, (Place){ s, suspect },
                              "a \" is missing, probably at the end of this string");
    LineCol lc = place_line((Place){ s, at });
    report_note(report, p, "or else at the end of the one in line %d, column %d", lc.line, lc.col);
}

bool tidy_comments(Draft *to, const Source *from, Report *report) {
    if (!is_text(from, report))
        return false;
    uint32_t kept = starts_with(from, "\xEF\xBB\xBF") ? 3 : 0; /* a byte order mark */
    uint32_t suspect = SCAN_NONE;
    for (uint32_t i = kept; i < from->size;) {
        if (from->text[i] == '"') {
            uint32_t end = scan_string(from, i);
            if (end == SCAN_NONE) {
                report_open_string(from, i, suspect, report);
                return false;
            }
            if (suspect == SCAN_NONE && memchr(from->text + i, '\n', end - i))
                suspect = i;
            i = end;
        } else if (from->text[i] == '/' && scan_peek(from, i + 1) == '/') {
            draft_copy(to, from, kept, i, NULL);
            while (i < from->size && from->text[i] != '\n')
                i++;
            kept = i;
        } else {
            i++;
        }
    }
    draft_copy(to, from, kept, from->size, NULL);
    return true;
}

/* ---- ranges ------------------------------------------------------------ */

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* A number of at most six digits; -1 if it is not one. */
static int read_number(const char *s, uint32_t n) {
    int value = 0;
    if (n == 0 || n > 6)
        return -1;
    for (uint32_t i = 0; i < n; i++) {
        if (!is_digit(s[i]))
            return -1;
        value = 10 * value + s[i] - '0';
    }
    return value;
}

static void report_range(const Source *s, uint32_t at, Report *report) {
    report_error(report, draft_place(report->arena, s, at), "a range has at most %d elements",
                 RANGE_MAX);
}

/* `dots` stands between two digits, both of which are copied as they are. */
static void add_numbers(Draft *to, const Source *from, uint32_t dots, Report *report) {
    uint32_t a = dots, b = dots + 2;
    while (a > 0 && is_digit(from->text[a - 1]))
        a--;
    while (is_digit(scan_peek(from, b)))
        b++;
    int first = read_number(from->text + a, dots - a);
    int last = read_number(from->text + dots + 2, b - dots - 2);
    if (first < 0 || last < 0 || abs(last - first) > RANGE_MAX) {
        report_range(from, a, report);
        return;
    }
    int step = first <= last ? 1 : -1;
    for (int i = first + step; first != last && i != last && !to->budget->spent; i += step) {
        char text[16];
        int n = snprintf(text, sizeof text, " %d", i);
        draft_put(to, text, (uint32_t)n, from, dots);
    }
    draft_put(to, " ", 1, from, dots);
}

/* A coordinate such as B12 in the string that starts at `at`. */
static bool read_site(const Source *s, uint32_t at, uint32_t end, char *column, int *row) {
    if (!isalpha((unsigned char)scan_peek(s, at + 1)))
        return false;
    *column = (char)toupper((unsigned char)s->text[at + 1]);
    *row = read_number(s->text + at + 2, end - 1 - (at + 2));
    return *row >= 0;
}

/* `dots` stands between the strings a .. dots-1 and dots+2 .. b-1; `to` ends with the first. */
static void add_sites(Draft *to, const Source *from, uint32_t a, uint32_t dots, uint32_t b,
                      Report *report) {
    char column[2];
    int row[2];
    if (!read_site(from, a, dots, &column[0], &row[0]) ||
        !read_site(from, dots + 2, b, &column[1], &row[1])) {
        report_error(report, draft_place(report->arena, from, a),
                     "a range of sites needs coordinates such as \"A1\"..\"C3\"");
        return;
    }
    if (row[1] - row[0] >= RANGE_MAX / 26) {
        report_range(from, a, report);
        return;
    }
    draft_cut(to, to->size - (dots - a));
    for (char c = column[0]; c <= column[1]; c++)
        for (int r = row[0]; r <= row[1]; r++) {
            char text[16];
            int n = snprintf(text, sizeof text, "\"%c%d\" ", c, r);
            draft_put(to, text, (uint32_t)n, from, a);
        }
}

void tidy_ranges(Draft *to, const Source *from, Report *report) {
    uint32_t kept = 0, string = SCAN_NONE, string_end = 0; /* the string before */
    for (uint32_t i = 0; i < from->size && !to->budget->spent;) {
        if (from->text[i] == '"') {
            string = i;
            string_end = i = scan_string(from, i);
            if (i == SCAN_NONE)
                break;
        } else if (from->text[i] != '.' || scan_peek(from, i + 1) != '.') {
            i++;
        } else if (i > 0 && is_digit(from->text[i - 1]) && is_digit(scan_peek(from, i + 2))) {
            draft_copy(to, from, kept, i, NULL);
            add_numbers(to, from, i, report);
            kept = i = i + 2;
        } else if (i > 0 && string_end == i && string >= kept && scan_peek(from, i + 2) == '"') {
            uint32_t end = scan_string(from, i + 2);
            if (end == SCAN_NONE)
                break;
            draft_copy(to, from, kept, i, NULL);
            add_sites(to, from, string, i, end, report);
            kept = i = end;
        } else {
            i += 2;
        }
    }
    draft_copy(to, from, kept, from->size, NULL);
}

/* ---- blanks ------------------------------------------------------------ */

static char last_of(const Draft *d) {
    return d->size ? d->text[d->size - 1] : '\0';
}

static void cut_blank(Draft *d) {
    if (last_of(d) == ' ')
        draft_cut(d, d->size - 1);
}

/* Before a closing bracket: "name:" has no value, so it goes. */
static void cut_empty_name(Draft *d) {
    if (last_of(d) != ':')
        return;
    uint32_t at = d->size - 1;
    while (at > 0 && scan_is_name(d->text[at - 1]))
        at--;
    draft_cut(d, at);
    cut_blank(d);
}

/* "(word:" is read as "(word ". */
static bool ends_with_head(const Draft *d) {
    uint32_t at = d->size;
    while (at > 0 && scan_is_name(d->text[at - 1]))
        at--;
    return at > 0 && at < d->size && d->text[at - 1] == '(';
}

/* An empty pair goes away. */
static void close_bracket(Draft *to, const Source *from, uint32_t at) {
    cut_blank(to);
    cut_empty_name(to);
    if (from->text[at] == ')' && last_of(to) == '(')
        draft_cut(to, to->size - 1);
    else
        draft_copy(to, from, at, at + 1, NULL);
}

static bool joins(char before) {
    return before == '\0' || before == ' ' || before == '(' || before == '{' || before == ':';
}

static void add_blank(Draft *to, const Source *from, uint32_t at) {
    if (!joins(last_of(to)))
        draft_put(to, " ", 1, from, at);
}

/* Copies what needs no care, up to white space or one of `special`; returns where it ends. */
static uint32_t add_plain(Draft *to, const Source *from, uint32_t at, uint32_t end,
                          const char *special) {
    uint32_t start = at;
    while (at < end && !scan_is_blank(from->text[at]) && !strchr(special, from->text[at]))
        at++;
    draft_copy(to, from, start, at, NULL);
    return at;
}

/* What needs care inside a string, one byte or an escaped quote. */
static uint32_t add_string_byte(Draft *to, const Source *from, uint32_t at) {
    char c = from->text[at];
    if (c == '\\' && scan_peek(from, at + 1) == '"') {
        draft_put(to, "'", 1, from, at); /* Ludii has no quotes in strings */
        return at + 2;
    }
    if (scan_is_blank(c)) {
        add_blank(to, from, at);
        return at + 1;
    }
    if (c != '\\')
        cut_blank(to);
    draft_copy(to, from, at, at + 1, NULL);
    return at + 1;
}

static uint32_t add_string(Draft *to, const Source *from, uint32_t at) {
    uint32_t end = scan_string(from, at);
    if (end == SCAN_NONE)
        end = from->size;
    draft_copy(to, from, at, at + 1, NULL);
    for (at++; at + 1 < end;) {
        at = add_plain(to, from, at, end - 1, "\\)}");
        if (at + 1 < end)
            at = add_string_byte(to, from, at);
    }
    draft_copy(to, from, at, end, NULL);
    return end;
}

void tidy_blanks(Draft *to, const Source *from) {
    for (uint32_t i = 0; i < from->size && !to->budget->spent;) {
        char c = from->text[i];
        if (c == '"')
            i = add_string(to, from, i);
        else if (scan_is_blank(c))
            add_blank(to, from, i++);
        else if (c == ')' || c == '}')
            close_bracket(to, from, i++);
        else if (c == ':' && ends_with_head(to))
            add_blank(to, from, i++);
        else
            i = add_plain(to, from, i, from->size, c == ':' ? "\")}" : "\")}:");
    }
    cut_blank(to);
}

/* ---- double brackets --------------------------------------------------- */

typedef struct Doubles {
    const Source *text;
    Report *report;
    uint32_t open[TREE_DEPTH_MAX]; /* a stack */
    int n_open;
    bool *drop; /* per byte of the text */
} Doubles;

static void close_double(Doubles *d, uint32_t at) {
    const char *text = d->text->text;
    uint32_t open = d->n_open ? d->open[--d->n_open] : at;
    if (open == at || text[open + 1] != '(')
        return;
    if (text[at - 1] == ')') /* be it the partner of the inner one or not: Ludii does not look */
        d->drop[open] = d->drop[at] = true;
    else
        report_error(d->report, draft_place(d->report->arena, d->text, open),
                     "a bracket must begin with a word, not with another bracket");
}

/* Finds the outer ones of all double brackets, in one go from left to right. */
static void find_doubles(Doubles *d) {
    for (uint32_t i = 0; i < d->text->size; i++) {
        char c = d->text->text[i];
        if (c == '"') {
            i = scan_string(d->text, i);
            if (i == SCAN_NONE)
                return;
            i--;
        } else if (c == '(') {
            if (d->n_open == TREE_DEPTH_MAX)
                return; /* reading the tree will refuse it */
            d->open[d->n_open++] = i;
        } else if (c == ')') {
            close_double(d, i);
        }
    }
}

void tidy_brackets(Draft *to, const Source *from, Report *report) {
    Doubles d = { .text = from, .report = report };
    uint32_t kept = 0;
    if (strstr(from->text, "((")) {
        d.drop = calloc(from->size + 1u, sizeof *d.drop);
        if (d.drop)
            find_doubles(&d);
        else
            to->budget->spent = true;
        for (uint32_t i = 0; d.drop && i < from->size; i++)
            if (d.drop[i]) {
                draft_copy(to, from, kept, i, NULL);
                kept = i + 1;
            }
    }
    draft_copy(to, from, kept, from->size, NULL);
    free(d.drop);
}
