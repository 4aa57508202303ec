/* A Regular Boardgames description opened by a subcommand. */
#include "cmd/rbg_session.h"

#include <stdio.h>
#include <stdlib.h>

enum { MEMORY = 128 * 1024 * 1024 };

static void load(RbgSession *s, const char *path) {
    const char *why;
    Source *source = source_read(&s->arena, path, &why);
    if (!source)
        report_error(&s->report, (Place){ 0 }, "%s: %s", path, why);
    else
        s->game = rbg_load(source, &s->report);
}

/* The report stays readable after the memory is used up: it lies in the same arena. */
static void load_within_limits(RbgSession *s, const char *path) {
    if (!ARENA_CATCH(&s->arena)) {
        load(s, path);
        return;
    }
    s->arena.limit += 64 * 1024; /* for this last message */
    report_error(&s->report, (Place){ 0 }, "the description needs more than %d MB of memory",
                 MEMORY >> 20);
}

static void make_start(RbgSession *s) {
    s->work = rbg_work_new(s->game);
    s->start = malloc(rbg_state_size(s->game));
    if (!s->work || !s->start) {
        report_error(&s->report, (Place){ 0 }, "not enough memory to play");
        return;
    }
    rbg_start(s->game, s->work, s->start);
    if (rbg_trouble(s->work))
        report_error(&s->report, (Place){ 0 }, "at the start: %s", rbg_trouble(s->work));
}

bool rbg_session_open(RbgSession *s, const char *path) {
    *s = (RbgSession){ 0 };
    arena_init(&s->arena, MEMORY);
    report_init(&s->report, &s->arena);
    load_within_limits(s, path);
    if (s->game)
        make_start(s);
    Text text = { 0 };
    report_print(&s->report, &text);
    fputs(text_str(&text), stderr);
    text_free(&text);
    return s->game && !report_failed(&s->report);
}

void rbg_session_close(RbgSession *s) {
    rbg_work_free(s->work);
    free(s->start);
    rbg_free(s->game);
    arena_free(&s->arena);
}
