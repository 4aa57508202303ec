/* A Regular Boardgames description read by a subcommand. */
#include "cmd/rbg_session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Session {
    RbgGame *game; /* NULL if it could not be loaded */
    RbgWork *work;
    RbgState *start;
} Session;

bool rbg_session_takes(const char *path) {
    const char *dot = strrchr(path, '.');
    return dot && !strcmp(dot, ".rbg");
}

const Source *rbg_session_read(Arena *arena, Report *report, const char *path) {
    const char *why;
    const Source *source = source_read(arena, path, &why);
    if (!source)
        report_error(report, (Place){ 0 }, "%s: %s", path, why);
    return source;
}

static void make_start(Session *s, Report *report) {
    s->work = rbg_work_new(s->game);
    s->start = malloc(rbg_state_size(s->game));
    if (!s->work || !s->start) {
        report_error(report, (Place){ 0 }, "not enough memory to play");
        return;
    }
    rbg_start(s->game, s->work, s->start);
    if (rbg_trouble(s->work))
        report_error(report, (Place){ 0 }, "before the first move: %s", rbg_trouble(s->work));
}

static void load(Session *s, Arena *arena, Report *report, const char *path) {
    const Source *source = rbg_session_read(arena, report, path);
    if (source)
        s->game = rbg_load(source, report);
    if (s->game)
        make_start(s, report);
}

static void give_back(Session *s) {
    rbg_work_free(s->work);
    free(s->start);
    rbg_free(s->game);
}

static void check_first_moves(Session *s, Report *report) {
    RbgMoves moves = { 0 };
    rbg_moves(s->game, s->work, s->start, &moves);
    if (rbg_trouble(s->work))
        report_error(report, (Place){ 0 }, "at the first move: %s", rbg_trouble(s->work));
    else if (!moves.n)
        report_warning(report, (Place){ 0 }, "the game is over before the first move");
    rbg_moves_free(&moves);
}

void rbg_session_check(Arena *arena, Report *report, const char *path) {
    Session s = { 0 };
    load(&s, arena, report, path);
    if (s.start && !report_failed(report))
        check_first_moves(&s, report);
    give_back(&s);
}
