/* Replays one recorded play (.play) and tells where lusor differs from it. */
#include "cmd/replay_file.h"

#include "base/hash.h"
#include "cmd/replay_reader.h"
#include "ludeme/load.h"
#include "play/result.h"
#include "play/state_text.h"
#include "play/turn.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 1 << 30, LISTED_MAX = 8, SHOWN_MAX = 400 };

typedef struct Replay {
    Arena arena;
    Report report;
    Recording rec;
    Context *c;
    ReplayResult result;
    Text *words;
    Text buffer;
    char *kept; /* a position to compare with */
    uint32_t kept_size;
    const char **own; /* our own L lines of this ply, sorted */
    int n_own, cap_own;
} Replay;

const char *replay_cause_name(ReplayCause cause) {
    static const char *const names[N_REPLAY_CAUSES] = {
        "fine",           "recording unreadable", "cannot load",
        "not yet",        "legal moves differ",   "state differs",
        "result differs", "text differs",         "random numbers differ",
        "trouble",        "undo is not exact",    "crash",
        "took too long",
    };
    return names[cause];
}

/* Notes the first difference. Rules still hold where only the text differs. */
static void differ(Replay *r, ReplayCause cause, const char *fmt, ...) {
    if (cause != REPLAY_TEXT)
        r->result.rules = false;
    bool first = r->result.text;
    r->result.text = false;
    if (!first && (r->result.cause != REPLAY_TEXT || cause == REPLAY_TEXT))
        return;
    r->result.cause = cause;
    text_clear(r->words);
    text_printf(r->words, "ply %d: ", r->rec.ply);
    va_list ap;
    va_start(ap, fmt);
    text_vprintf(r->words, fmt, ap);
    va_end(ap);
    text_putc(r->words, '\n');
}

/* ---- the legal moves of a ply ---- */

static uint32_t fold(uint32_t h) {
    return (h >> 16) ^ (h & 0xffff);
}

/* Keeps the position to compare with. */
static void keep_position(Replay *r) {
    uint32_t size = r->c->game->layout.size;
    if (r->kept_size < size)
        r->kept = arena_alloc(&r->arena, r->kept_size = size);
    memcpy(r->kept, r->c->pos, size);
}

/* Takes back a move that was tried; everything must be as it was. */
static void take_back(Replay *r, const Try *t, const char *key) {
    turn_take_back(r->c, t);
    if (memcmp(r->kept, r->c->pos, r->c->game->layout.size))
        differ(r, REPLAY_UNDO, "taking back %s left another position", key);
}

/* The decision of the move that was made last. */
static const Action *made_decision(const Context *c) {
    for (int i = 0; i < c->n_applied; i++)
        if (c->applied[i].decision)
            return &c->applied[i];
    return NULL;
}

static const char *line_of(Replay *r, const Move *move, int detail) {
    Context *c = r->c;
    Text *t = &r->buffer;
    char a[8] = "-", after[8] = "-";
    Move m = *move;
    text_clear(t);
    if (!detail) {
        move_key(c, &m, t);
        return arena_printf(&r->arena, "%s - -", text_str(t));
    }
    Try tried = turn_try(c, &m);
    move_text(&m, c->applied, c->n_applied, t);
    snprintf(a, sizeof a, "%04x", fold(hash_fnv32(t->s, t->n)));
    if (detail == 2) {
        text_clear(t);
        state_text(c, t);
        snprintf(after, sizeof after, "%04x", fold(hash_fnv32(t->s, t->n)));
    }
    text_clear(t);
    move_key_of(c, m.mover, made_decision(c), t);
    const char *line = arena_printf(&r->arena, "%s %s %s", text_str(t), a, after);
    take_back(r, &tried, line);
    return line;
}

static int compare_lines(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void own_lines(Replay *r, int n) {
    r->n_own = 0;
    keep_position(r);
    for (int i = 0; i < n; i++)
        ARENA_PUSH(&r->arena, r->own, r->n_own, r->cap_own) =
            line_of(r, &r->c->moves[i], r->rec.detail);
    qsort(r->own, (size_t)r->n_own, sizeof *r->own, compare_lines);
}

static uint32_t hash_lines(Replay *r) {
    Text *t = &r->buffer;
    text_clear(t);
    for (int i = 0; i < r->n_own; i++) {
        if (i)
            text_putc(t, '\n');
        text_puts(t, r->own[i]);
    }
    return hash_fnv32(text_str(t), t->n);
}

/* "<key> <a> <r>" without the <a>: what the rules decide. */
static const char *without_text(Arena *a, const char *line) {
    const char *space = strchr(line, ' '), *last = strrchr(line, ' ');
    return arena_printf(a, "%.*s%s", (int)(space - line), line, last);
}

static const char **rule_lines(Replay *r, const char *const *lines, int n) {
    const char **out = ARENA_ARRAY(&r->arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = without_text(&r->arena, lines[i]);
    qsort(out, (size_t)n, sizeof *out, compare_lines);
    return out;
}

/* Lists what of `a` is not in `b`, both sorted; returns how many. */
static int list_only(const char *const *a, int na, const char *const *b, int nb, Text *out) {
    int count = 0;
    for (int i = 0, j = 0; i < na; i++) {
        while (j < nb && strcmp(b[j], a[i]) < 0)
            j++;
        if (j < nb && !strcmp(b[j], a[i])) {
            j++;
            continue;
        }
        if (count++ < LISTED_MAX)
            text_printf(out, " [%s]", a[i]);
    }
    if (count > LISTED_MAX)
        text_printf(out, " and %d more", count - LISTED_MAX);
    return count;
}

/* Compares with the recorded L lines; without them only the number of moves is known to be wrong.
 */
static void explain_moves(Replay *r) {
    const Recording *rec = &r->rec;
    if (!rec->n_lines) {
        if (rec->n_moves != r->n_own)
            differ(r, REPLAY_MOVES, "%d legal moves, recorded %d", r->n_own, rec->n_moves);
        else
            differ(r, REPLAY_TEXT, "the %d legal moves have another hash", r->n_own);
        return;
    }
    const char **own = rule_lines(r, r->own, r->n_own);
    const char **theirs = rule_lines(r, rec->lines, rec->n_lines);
    Text missing = { 0 }, extra = { 0 };
    int n = list_only(theirs, rec->n_lines, own, r->n_own, &missing);
    int m = list_only(own, r->n_own, theirs, rec->n_lines, &extra);
    if (n || m)
        differ(r, REPLAY_MOVES, "mover %d, %d legal moves, recorded %d\n  missing:%s\n  extra:%s",
               r->c->pos->mover, r->n_own, rec->n_moves, text_str(&missing), text_str(&extra));
    else {
        list_only(rec->lines, rec->n_lines, r->own, r->n_own, &missing);
        differ(r, REPLAY_TEXT, "the text of moves differs:%s", text_str(&missing));
    }
    text_free(&missing);
    text_free(&extra);
}

static void check_moves(Replay *r, int n) {
    const Recording *rec = &r->rec;
    if (r->c->pos->mover != rec->mover)
        differ(r, REPLAY_STATE, "player %d is to move, recorded %d", r->c->pos->mover, rec->mover);
    own_lines(r, n);
    if (hash_lines(r) != rec->hash)
        explain_moves(r);
    if (rec->draws >= 0 && r->c->rng.draws != (uint64_t)rec->draws)
        differ(r, REPLAY_RANDOM, "%llu random numbers drawn, recorded %d",
               (unsigned long long)r->c->rng.draws, rec->draws);
}

/* ---- the chosen move ---- */

static bool state_is(Replay *r) {
    const Recording *rec = &r->rec;
    text_clear(&r->buffer);
    state_text(r->c, &r->buffer);
    if (rec->state)
        return !strcmp(text_str(&r->buffer), rec->state);
    return hash_fnv32(text_str(&r->buffer), r->buffer.n) == rec->state_hash;
}

static bool has_recorded_text(Replay *r, const Move *move) {
    Move m = *move;
    Try tried = turn_try(r->c, &m);
    text_clear(&r->buffer);
    move_text(&m, r->c->applied, r->c->n_applied, &r->buffer);
    bool same = !strcmp(text_str(&r->buffer), r->rec.move);
    turn_take_back(r->c, &tried);
    return same;
}

/* The legal move with the recorded text or, failing that, one that leads to the recorded state. */
static int find_chosen(Replay *r, int n) {
    Context *c = r->c;
    for (int i = 0; i < n; i++)
        if (has_recorded_text(r, &c->moves[i]))
            return i;
    for (int i = 0; i < n; i++) {
        Move m = c->moves[i];
        Try tried = turn_try(c, &m);
        bool same = state_is(r);
        turn_take_back(c, &tried);
        if (same)
            return i;
    }
    return -1;
}

/* Where players move at the same time: the recorded move put together from one of each player who
   has any, from `player` on; NULL if none gives its text. */
static const Move *find_joint(Replay *r, const Move **parts, int n_parts, int player, int n) {
    Context *c = r->c;
    bool any = false;
    if (player > c->game->n_players) {
        Ahead before = context_marks(c);
        const Move *m = turn_combine(c, parts, n_parts);
        if (has_recorded_text(r, m))
            return m;
        context_restore(c, &before);
        return NULL;
    }
    for (int i = 0; i < n; i++) {
        if (c->moves[i].mover != player)
            continue;
        any = true;
        parts[n_parts] = &c->moves[i];
        const Move *m = find_joint(r, parts, n_parts + 1, player + 1, n);
        if (m)
            return m;
    }
    return any ? NULL : find_joint(r, parts, n_parts, player + 1, n);
}

static const Move *find_move(Replay *r, int n) {
    const Move *parts[PLAYERS_MAX];
    if (r->c->game->mode == MODE_SIMULTANEOUS)
        return find_joint(r, parts, 0, 1, n);
    int chosen = find_chosen(r, n);
    return chosen < 0 ? NULL : &r->c->moves[chosen];
}

static void explain_state(Replay *r) {
    if (r->rec.state)
        differ(r, REPLAY_STATE, "after %.*s\n  state    %s\n  recorded %s", SHOWN_MAX, r->rec.move,
               text_str(&r->buffer), r->rec.state);
    else
        differ(r, REPLAY_STATE, "after %.*s\n  state    %s\n  recorded has another hash", SHOWN_MAX,
               r->rec.move, text_str(&r->buffer));
}

/* Plays one ply; false when there is no way on. */
static bool replay_ply(Replay *r) {
    Context *c = r->c;
    int n = turn_moves(c);
    check_moves(r, n);
    if (!r->result.rules)
        return false;
    if (r->rec.n_moves == 0)
        return true; /* a simulation at its end */
    const Move *chosen = find_move(r, n);
    if (!chosen) {
        differ(r, REPLAY_MOVES, "the move is not legal: %.*s", SHOWN_MAX, r->rec.move);
        return false;
    }
    Move m = *chosen;
    turn_apply(c, &m);
    if (!state_is(r))
        explain_state(r);
    return r->result.rules;
}

/* ---- the result ---- */

static void put_number(Text *t, double x) {
    text_printf(t, x == (int)x ? "%.1f" : "%g", x);
}

static const char *const end_names[] = { "NaturalEnd", "MoveLimit", "TurnLimit" };

static void own_result(const Replay *r, Text *t) {
    Outcome own = result_outcome(r->c);
    text_printf(t, "over=%s winner=%d ranking=", own.over ? "true" : "false", own.winner);
    for (int i = 1; i <= r->c->game->n_players; i++) {
        if (i > 1)
            text_putc(t, ',');
        put_number(t, own.rank[i]);
    }
    text_printf(t, " end=%s", own.over ? end_names[own.end] : "-");
}

/* Compares what the R line says field by field: rankings as numbers, since 1 and 1.0 are one. */
static void check_result(Replay *r) {
    Outcome own = result_outcome(r->c);
    const Recording *rec = &r->rec;
    bool same = own.over == rec->over && (!own.over || own.winner == rec->winner);
    for (int i = 0; i < rec->n_ranking && own.over; i++)
        same = same && own.rank[i + 1] == rec->ranking[i];
    if (same && own.over && rec->end)
        same = !strcmp(rec->end, end_names[own.end]);
    if (same)
        return;
    Text t = { 0 };
    own_result(r, &t);
    differ(r, REPLAY_RESULT, "result %s\n  recorded %s", text_str(&t), rec->result);
    text_free(&t);
}

/* ---- one file ---- */

static void play_on(Replay *r) {
    Context *c = r->c;
    jmp_buf escape;
    c->escape = &escape;
    if (setjmp(escape)) {
        differ(r, REPLAY_TROUBLE, "%s", c->trouble);
        snprintf(r->result.group, sizeof r->result.group, "%s", c->trouble);
        return;
    }
    turn_start(c, r->rec.seed);
    if (!state_is(r)) {
        differ(r, REPLAY_STATE, "start state %s\n  recorded %s", text_str(&r->buffer),
               r->rec.state);
        snprintf(r->result.group, sizeof r->result.group, "start state");
        return;
    }
    while (recording_next(&r->rec)) {
        if (!replay_ply(r))
            return;
        r->result.plies = r->rec.ply;
    }
    check_result(r);
}

static const char *first_error(const Report *r) {
    for (int i = 0; i < r->n_problems; i++)
        if (r->problems[i]->severity == SEVERITY_ERROR)
            return r->problems[i]->message;
    return "no reason given";
}

/* The first error is the cause; a ludeme that is not known yet is told by its first two words. */
static void cannot_load(Replay *r) {
    const char *message = first_error(&r->report);
    bool not_yet = !strncmp(message, "not yet: ", 9);
    r->result.rules = r->result.text = false;
    r->result.cause = not_yet ? REPLAY_NOT_YET : REPLAY_LOAD;
    const char *cut = not_yet ? message + 9 : message;
    size_t n = strcspn(cut, not_yet ? " )" : "\n");
    if (not_yet && cut[n] == ' ')
        n += 1 + strcspn(cut + n + 1, " )");
    snprintf(r->result.group, sizeof r->result.group, "%.*s", (int)n, cut);
    text_clear(r->words);
    report_print(&r->report, r->words);
}

static void run(Replay *r, const char *path, const ReplayOptions *options) {
    const char *why = NULL;
    if (!recording_open(&r->rec, &r->arena, path, options->library, &why)) {
        differ(r, REPLAY_FILE, "%s", why);
        return;
    }
    Library *library = library_open(&r->arena, &r->report);
    Game *g = load_file(&r->arena, &r->report, library, r->rec.lud, &r->rec.choices);
    if (g && !(r->c = context_make(g)))
        report_error(&r->report, (Place){ 0 }, "not enough memory");
    if (r->c)
        play_on(r);
    else
        cannot_load(r);
    context_free(r->c);
    library_close(library);
}

ReplayResult replay_file(const char *path, const ReplayOptions *options, Text *words) {
    Replay *r = calloc(1, sizeof *r);
    if (!r)
        return (ReplayResult){ .cause = REPLAY_TROUBLE };
    r->words = words;
    r->result = (ReplayResult){ .rules = true, .text = true };
    arena_init(&r->arena, MEMORY);
    report_init(&r->report, &r->arena);
    if (!ARENA_CATCH(&r->arena))
        run(r, path, options);
    else
        differ(r, REPLAY_TROUBLE, "replaying needs more than %d MB", MEMORY >> 20);
    ReplayResult result = r->result;
    text_free(&r->buffer);
    arena_free(&r->arena);
    free(r);
    return result;
}
