/* Layout: an expanded text, which is one long line, laid out for people. */
#include "lang/layout.h"
#include "lang/scan.h"
#include "lang/tree.h"

#include <string.h>

enum { INDENT = 4, INDENT_MAX = 60 };

typedef struct Layout {
    Text *out;
    const Source *text;
    uint32_t at;
    int width;
    int column;
    int depth;
} Layout;

static void put(Layout *l, uint32_t end) {
    text_add(l->out, l->text->text + l->at, end - l->at);
    l->column += (int)(end - l->at);
    l->at = end;
}

static void new_line(Layout *l) {
    int indent = l->depth * INDENT;
    l->column = indent < INDENT_MAX ? indent : INDENT_MAX;
    text_printf(l->out, "\n%*s", l->column, "");
}

static bool is_open(char c) {
    return c == '(' || c == '{';
}

static bool is_close(char c) {
    return c == ')' || c == '}';
}

/* Where the item at l->at ends if it is a word or a string, or the bracket that it opens with. */
static uint32_t token_end(const Layout *l) {
    uint32_t at = l->at, end;
    if (is_open(scan_peek(l->text, at)))
        return at + 1;
    while (at < l->text->size && !strchr(" (){}\"", l->text->text[at]))
        at++;
    if (scan_peek(l->text, at) != '"')
        return at > l->at ? at : at + 1;
    end = scan_string(l->text, at);
    return end == SCAN_NONE ? l->text->size : end;
}

/* Where the item at l->at ends, if that is within the line; else 0. */
static uint32_t fitting_end(const Layout *l) {
    uint32_t room = l->column < l->width ? (uint32_t)(l->width - l->column) : 0;
    int open = 0;
    bool string = false;
    for (uint32_t at = l->at; at < l->text->size && at - l->at < room; at++) {
        char c = l->text->text[at];
        if (c == '"')
            string = !string;
        if (string)
            continue;
        open += is_open(c) - is_close(c);
        char next = scan_peek(l->text, at + 1);
        if (open == 0 && c != ':' && (next == ' ' || next == '\0' || is_close(next)))
            return at + 1;
    }
    return 0;
}

static void put_item(Layout *l);

/* The items of a bracket that was opened up, and the bracket that closes it. */
static void put_items(Layout *l) {
    bool words = true; /* words may follow each other on a line, lists may not */
    while (l->at < l->text->size && !is_close(l->text->text[l->at])) {
        bool word = token_end(l) == fitting_end(l);
        if (scan_peek(l->text, l->at) == ' ')
            l->at++;
        word = fitting_end(l) && token_end(l) == fitting_end(l);
        if (word && words && l->text->text[l->at - 1] == ' ')
            text_putc(l->out, ' '), l->column++;
        else if (!word || l->text->text[l->at - 1] != '(')
            new_line(l);
        put_item(l);
        words = word;
    }
}

static void put_item(Layout *l) {
    uint32_t end = fitting_end(l);
    if (end) {
        put(l, end);
        return;
    }
    put(l, token_end(l));
    if (is_open(scan_peek(l->text, l->at)) && l->text->text[l->at - 1] == ':')
        put(l, l->at + 1);
    if (!is_open(l->text->text[l->at - 1]) || l->depth == TREE_DEPTH_MAX)
        return;
    l->depth++;
    put_items(l);
    l->depth--;
    new_line(l);
    put(l, l->at < l->text->size ? l->at + 1 : l->at);
}

void layout_text(Text *out, const Source *s, int width) {
    Layout l = { .out = out, .text = s, .width = width };
    while (l.at < s->size) {
        put_item(&l);
        if (l.at < s->size)
            new_line(&l);
    }
    text_putc(out, '\n');
}
