/* REPL: what a typed line means. */
#include "ui/repl.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const PlayCommand *const repl_tables[] = { repl_explains,    repl_looks,
                                                  repl_controls,    command_questions,
                                                  command_controls, NULL };

/* ---- the face: everything that is said goes through it ---- */

static void say(Face *f, Say kind, const char *line) {
    Repl *r = (Repl *)f;
    r->n_errors += kind == SAY_ERROR;
    if (r->quiet)
        return;
    if (!r->json) {
        r->below->say(r->below, kind, line);
        return;
    }
    Text t = { 0 };
    Json json = { .out = &t };
    json_open(&json, NULL, '{');
    json_text(&json, "say", kind == SAY_ANSWER ? "answer" : say_word(kind));
    json_text(&json, "text", line);
    json_close(&json, '}');
    r->below->say(r->below, SAY_ANSWER, text_str(&t));
    text_free(&t);
}

static void show(Face *f, Play *play) {
    Face *below = ((Repl *)f)->below;
    below->show(below, play);
}
static char *ask(Face *f, Play *play, const char *prompt) {
    Face *below = ((Repl *)f)->below;
    return below->ask(below, play, prompt);
}
static bool wait_a_moment(Face *f, Play *play) {
    Face *below = ((Repl *)f)->below;
    return below->wait(below, play);
}
static bool curtain(Face *f, Play *play, int player) {
    (void)f, (void)play, (void)player;
    return true;
}

/* ---- the session ---- */

Repl *repl_new(LusorGame *game, uint64_t seed, Face *face, char **why) {
    Repl *r = calloc(1, sizeof *r);
    *why = NULL;
    if (!r)
        return NULL;
    r->below = face;
    r->face = (Face){ "repl", say, show, ask, wait_a_moment, curtain };
    r->play = play_new(game, seed, why);
    if (!r->play) {
        free(r);
        return NULL;
    }
    r->play->face = &r->face;
    r->play->repl = r;
    r->play->commands = repl_tables;
    r->play->complete = repl_complete;
    r->bench = workbench_new(game);
    r->lets = lets_none();
    return r;
}

void repl_forget_edits(Repl *r) {
    while (r->n_edits)
        free(r->edits[--r->n_edits].line);
    lusor_position_free(r->before);
    r->before = NULL;
}

void repl_free(Repl *r) {
    if (!r)
        return;
    repl_forget_edits(r);
    for (int i = 0; i < r->n_watched; i++)
        free(r->watched[i]);
    free(r->edits);
    free(r->watched);
    free(r->stop);
    workbench_free(r->bench);
    play_free(r->play);
    free(r);
}

/* ---- expressions ---- */

bool repl_can_evaluate(Repl *r) {
    if (r->bench)
        return true;
    play_say(r->play, SAY_ERROR, "Expressions can be evaluated in games of L-GDL only.");
    return false;
}

void repl_report(Repl *r, const Report *report) {
    Text t = { 0 };
    if (r->json) {
        Text line = { 0 };
        Json json = { .out = &line };
        json_open(&json, NULL, '{');
        report_json(report, &json, "problems");
        json_close(&json, '}');
        r->below->say(r->below, SAY_ANSWER, text_str(&line));
        text_free(&line);
    } else {
        report_print(report, &t);
        play_say_text(r->play, SAY_ANSWER, &t);
    }
    r->n_errors++;
    text_free(&t);
}

const Value *repl_evaluate(Repl *r, const char *text, bool trace) {
    Report report;
    if (!repl_can_evaluate(r))
        return NULL;
    const Value *v = workbench_evaluate(r->bench, r->play->p, &r->lets, text, trace, &report);
    if (!v)
        repl_report(r, &report);
    return v;
}

static void tell_json(Repl *r, const char *text, const Value *v) {
    Text t = { 0 };
    Json json = { .out = &t };
    json_open(&json, NULL, '{');
    json_text(&json, "expression", text);
    value_json(v, r->play->names, r->play->notation, &json, "result");
    json_close(&json, '}');
    r->below->say(r->below, SAY_ANSWER, text_str(&t));
    text_free(&t);
}

void repl_tell_value(Repl *r, const char *text) {
    const Value *v = repl_evaluate(r, text, false);
    if (!v)
        return;
    if (r->json) {
        tell_json(r, text, v);
        return;
    }
    Text t = { 0 };
    text_printf(&t, "%s: ", value_kind_name(v));
    value_text(v, r->play->names, r->play->notation, &t);
    play_say_text(r->play, SAY_ANSWER, &t);
    text_free(&t);
}

/* ---- moves ---- */

static void tell_watched(Repl *r) {
    for (int i = 0; i < r->n_watched && !r->quiet; i++) {
        Text t = { 0 };
        const Value *v = repl_evaluate(r, r->watched[i], false);
        if (!v)
            continue;
        text_printf(&t, "watch: %s is ", r->watched[i]);
        value_text(v, r->play->names, r->play->notation, &t);
        play_say_text(r->play, SAY_ANSWER, &t);
        text_free(&t);
    }
}

bool repl_make(Repl *r, int move) {
    if (!r->before)
        r->before = lusor_position_new(r->play->game);
    if (r->before)
        lusor_copy(r->before, r->play->p);
    if (!play_make(r->play, move))
        return false;
    tell_watched(r);
    return true;
}

/* ---- back and forth ---- */

/* The moves made so far, each with its players' parts. */
typedef struct Way {
    int *moves, n_moves;
    char **texts;
} Way;

static Way remember_way(const Play *play) {
    int n = lusor_plies(play->p);
    Way w = { calloc((size_t)n + 1, sizeof *w.moves), n, calloc((size_t)n + 1, sizeof *w.texts) };
    for (int i = 0; w.moves && w.texts && i < n; i++) {
        w.moves[i] = lusor_played(play->p, i);
        w.texts[i] = strdup(i < play->n_history ? play->history[i] : "?");
    }
    return w;
}

static void forget_way(Way *w) {
    for (int i = 0; w->texts && i < w->n_moves; i++)
        free(w->texts[i]);
    free(w->texts);
    free(w->moves);
}

static void edit_again(Repl *r, int ply) {
    for (int i = 0, n = r->n_edits; i < n; i++)
        if (r->edits[i].ply == ply) {
            const char *line = r->edits[i].line;
            size_t length = strcspn(line, " ");
            bool several;
            const PlayCommand *c = command_find(r->play, line, length, &several);
            if (c)
                c->run(r->play, line + length + strspn(line + length, " "));
        }
}

static void cut_edits(Repl *r, int ply) {
    int kept = 0;
    for (int i = 0; i < r->n_edits; i++)
        if (r->edits[i].ply <= ply)
            r->edits[kept++] = r->edits[i];
        else
            free(r->edits[i].line);
    r->n_edits = kept;
}

void repl_goto(Repl *r, int ply) {
    Play *play = r->play;
    Way way = remember_way(play);
    bool quiet = r->quiet;
    int errors = r->n_errors;
    r->quiet = true;
    play_restart(play, play->seed);
    for (int i = 0; way.moves && way.texts && i <= ply; i++) {
        edit_again(r, i);
        if (i == ply || i == way.n_moves || lusor_moves(play->p) <= 0)
            break;
        if (!r->before)
            r->before = lusor_position_new(play->game);
        if (r->before)
            lusor_copy(r->before, play->p);
        if (!play_make_quietly(play, &way.moves[i], 1, way.texts[i]))
            break;
    }
    cut_edits(r, lusor_plies(play->p));
    r->n_errors = errors;
    r->quiet = quiet;
    forget_way(&way);
}

/* ---- lines ---- */

bool repl_number(const char *text, long *out) {
    char *end;
    *out = strtol(text, &end, 10);
    return end != text && !*end && *out >= -1000000000L && *out <= 1000000000L;
}

static bool is_expression(const char *line) {
    char *end;
    strtod(line, &end);
    return *line == '(' || *line == '{' || (end != line && !*end) || !strcmp(line, "true") ||
           !strcmp(line, "false");
}

static bool is_move(Play *play, const char *line) {
    NotationAnswer a = notation_read(play->notation, play->p, lusor_mover(play->p), line);
    return lusor_moves(play->p) > 0 && a.kind == NOTATION_FOUND;
}

/* A word that is no command and no move may still be a value: Mover, N, Off. */
static bool is_value(Repl *r, const char *line) {
    Report report;
    return r->bench && isupper((unsigned char)*line) && !strchr(line, '-') &&
           workbench_evaluate(r->bench, r->play->p, &r->lets, line, false, &report);
}

static void obey(Repl *r, const char *line) {
    size_t n = strcspn(line, " \t");
    bool several;
    const PlayCommand *c = command_find(r->play, line, n, &several);
    if (is_expression(line))
        repl_tell_value(r, line);
    else if (c)
        c->run(r->play, line + n + strspn(line + n, " \t"));
    else if (is_move(r->play, line))
        repl_make(r,
                  notation_read(r->play->notation, r->play->p, lusor_mover(r->play->p), line).move);
    else if (is_value(r, line))
        repl_tell_value(r, line);
    else
        play_say(r->play, SAY_ERROR,
                 "\"%.60s\" is no command, no legal move and no expression. Type help for a list.",
                 line);
}

void repl_line(Repl *r, const char *typed) {
    while (isspace((unsigned char)*typed))
        typed++;
    char *line = strdup(typed);
    size_t n = line ? strlen(line) : 0;
    while (n && isspace((unsigned char)line[n - 1]))
        line[--n] = '\0';
    if (n && *line != '#')
        obey(r, line);
    free(line);
}

void repl_run(Repl *r) {
    char *line;
    while (!r->play->quit && (line = r->face.ask(&r->face, r->play, "lusor> "))) {
        repl_line(r, line);
        free(line);
    }
}
