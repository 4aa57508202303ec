/* Layout: an expanded text, which is one long line, laid out for people. */
#include "lang/layout.h"
#include "lang/scan.h"
#include "lang/tree.h"

#include <string.h>

enum { INDENT = 4, INDENT_MAX = 60 };

typedef struct Layout {
    FILE *out;
    const Source *text;
    uint32_t at;
    int width, column;
    int depth; /* of brackets that were opened up */
} Layout;

static char peek(const Layout *l) {
    return scan_peek(l->text, l->at);
}

static void put(Layout *l, uint32_t end) {
    fwrite(l->text->text + l->at, 1, end - l->at, l->out);
    l->column += (int)(end - l->at);
    l->at = end;
}

static void new_line(Layout *l) {
    int indent = l->depth * INDENT;
    l->column = indent < INDENT_MAX ? indent : INDENT_MAX;
    fprintf(l->out, "\n%*s", l->column, "");
}

static bool is_open(char c) {
    return c == '(' || c == '{';
}

static bool is_close(char c) {
    return c == ')' || c == '}';
}

/* Where the word, the string, or the name with its colon ends that the item starts with. */
static uint32_t word_end(const Layout *l) {
    uint32_t at = l->at;
    while (at < l->text->size && !strchr(" (){}\"", l->text->text[at]))
        at++;
    if (scan_peek(l->text, at) == '"')
        at = scan_string(l->text, at);
    return at < l->text->size ? at : l->text->size;
}

/* Where the item ends, if that is within the line; else 0. */
static uint32_t fitting_end(const Layout *l) {
    uint32_t room = l->column < l->width ? (uint32_t)(l->width - l->column) : 0;
    int open = 0;
    bool string = false;
    for (uint32_t at = l->at; at < l->text->size && at - l->at < room; at++) {
        char c = l->text->text[at], next = scan_peek(l->text, at + 1);
        string ^= c == '"';
        if (string)
            continue;
        open += is_open(c) - is_close(c);
        if (open == 0 && (next == ' ' || next == '\0' || is_close(next)))
            return at + 1;
    }
    return 0;
}

static void put_item(Layout *l);

/* The items of a bracket that is opened up. Words stay on the line of the head or of the word
   before them; everything else has a line of its own. */
static void put_items(Layout *l) {
    bool goes_on = l->text->text[l->at - 1] == '(';
    while (l->at < l->text->size && !is_close(peek(l))) {
        bool blank = peek(l) == ' ';
        l->at += blank;
        uint32_t end = word_end(l);
        bool word = end > l->at && !is_open(scan_peek(l->text, end));
        if (!word || !goes_on || l->column + (int)(end - l->at) >= l->width)
            new_line(l);
        else if (blank)
            l->column += fputc(' ', l->out) == ' ';
        put_item(l);
        goes_on = word;
    }
}

static void put_item(Layout *l) {
    uint32_t end = fitting_end(l);
    if (end) {
        put(l, end);
        return;
    }
    put(l, word_end(l));
    if (!is_open(peek(l)))
        return;
    put(l, l->at + 1);
    if (l->depth == TREE_DEPTH_MAX) {
        put(l, l->text->size);
        return;
    }
    l->depth++;
    put_items(l);
    l->depth--;
    new_line(l);
    put(l, l->at + (l->at < l->text->size));
}

void layout_print(FILE *out, const Source *text, int width) {
    Layout l = { .out = out, .text = text, .width = width };
    while (l.at < text->size) {
        put_item(&l);
        if (l.at < text->size) /* a bracket that closes nothing */
            put(&l, l.at + 1);
    }
    fputc('\n', out);
}
