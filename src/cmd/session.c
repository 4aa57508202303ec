/* Session: a game of any language lusor reads, opened by a subcommand to be played. */
#include "cmd/session.h"

#include "base/text.h"

#include <stdio.h>
#include <string.h>

enum { MEMORY = 512 * 1024 * 1024 };

/* The last one takes what no other does. */
static const Language *const languages[] = { &session_rbg, &session_lud };

static const Language *language_of(const char *game) {
    const char *dot = strrchr(game, '.');
    const Language *const *l = languages;
    while ((*l)->extension && (!dot || strcmp(dot, (*l)->extension)))
        l++;
    return *l;
}

/* The report stays readable after the memory is used up: it lies in the same arena. */
static void open_within_limits(Session *s, const Wanted *wanted) {
    if (!ARENA_CATCH(&s->arena)) {
        s->game = s->language->open(wanted, &s->arena, &s->report);
        return;
    }
    s->arena.limit += 64 * 1024; /* for this last message */
    report_error(&s->report, (Place){ 0 }, "%s: needs more than %d MB of memory", wanted->game,
                 MEMORY >> 20);
}

bool session_open(Session *s, const Wanted *wanted) {
    *s = (Session){ .language = language_of(wanted->game) };
    arena_init(&s->arena, MEMORY);
    report_init(&s->report, &s->arena);
    open_within_limits(s, wanted);
    Text text = { 0 };
    report_print(&s->report, &text);
    fputs(text_str(&text), stderr);
    text_free(&text);
    return s->game != NULL;
}

void session_close(Session *s) {
    if (s->game)
        s->language->close(s->game);
    arena_free(&s->arena);
}
