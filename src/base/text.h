/* Text: a growing string on the heap, always terminated. */
#ifndef LUSOR_TEXT_H
#define LUSOR_TEXT_H

#include <stdarg.h>
#include <stddef.h>

typedef struct Text {
    char *s; /* NULL while empty */
    size_t n, cap;
} Text;

/* All of these end the program with a message if the machine has no memory. */
void text_add(Text *t, const char *s, size_t n);
void text_puts(Text *t, const char *s);
void text_putc(Text *t, char c);
/* Adds bytes that came from somebody else's file: what a terminal might take for an order (control
   characters, broken UTF-8) is shown as '?', a tab as a blank; line ends stay. */
void text_add_clean(Text *t, const char *s, size_t n);
void text_printf(Text *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(Text *t, const char *fmt, va_list ap);
/* Empties the text and keeps its memory. */
void text_clear(Text *t);
void text_free(Text *t);
/* The content, "" while empty. */
const char *text_str(const Text *t);

#endif
