/* Trial: a whole play in the text format in which Ludii keeps games (.trl). */
#include "play/trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char default_version[] = "1.3.14";

/* ---- reading ---- */

typedef struct Reader {
    Trial *trial;
    Report *report;
    const Source *source;
    const char *line, *end; /* the line under way, its end not included */
    const char *next;       /* where the one after it begins */
    int kind;               /* of the last line: an index in kinds[] */
    bool sizes_said;
} Reader;

/* What stands behind the head of a line. */
typedef struct Rest {
    const char *s;
    size_t n;
} Rest;

static Problem *wrong(Reader *r, const char *at, const char *what) {
    Place place = { r->source, (uint32_t)(at - r->source->text) };
    return report_error(r->report, place, "%s", what);
}

/* Some of Ludii's files end some of their lines as Windows does. */
static bool next_line(Reader *r) {
    const char *end = r->source->text + r->source->size;
    if (r->next >= end)
        return false;
    r->line = r->next;
    const char *newline = memchr(r->line, '\n', (size_t)(end - r->line));
    r->end = newline ? newline : end;
    r->next = newline ? newline + 1 : end;
    while (r->end > r->line && r->end[-1] == '\r')
        r->end--;
    return true;
}

static bool begins(const Reader *r, const char *head) {
    size_t n = strlen(head);
    return (size_t)(r->end - r->line) >= n && !memcmp(r->line, head, n);
}

static const char *copy(Reader *r, Rest rest) {
    return arena_strndup(r->trial->arena, rest.s, rest.n);
}

/* The number at the start of a text; false unless it is there and within bounds. */
static bool number_at(const char **s, const char *end, long low, long high, long *out) {
    const char *at = *s;
    bool minus = at < end && *at == '-';
    long value = 0;
    if (minus)
        at++;
    const char *digits = at;
    for (; at < end && *at >= '0' && *at <= '9' && at - digits < 10; at++)
        value = value * 10 + (*at - '0');
    *out = minus ? -value : value;
    *s = at;
    return at > digits && *out >= low && *out <= high;
}

/* A line that is one number. */
static bool read_number(Reader *r, Rest rest, int low, int *out) {
    const char *s = rest.s;
    long value;
    if (!number_at(&s, r->end, low, INT32_MAX, &value) || s != r->end) {
        wrong(r, rest.s, "a number was expected here");
        return false;
    }
    *out = (int)value;
    return true;
}

static bool read_game(Reader *r, Rest rest) {
    r->trial->game = copy(r, rest);
    return true;
}

static bool read_options(Reader *r, Rest rest) {
    Trial *t = r->trial;
    const char *start = r->line;
    (void)rest;
    while (next_line(r)) {
        if (begins(r, "END GAME OPTIONS"))
            return true;
        ARENA_PUSH(t->arena, t->options, t->n_options, t->cap_options) =
            copy(r, (Rest){ r->line, (size_t)(r->end - r->line) });
    }
    wrong(r, start, "\"END GAME OPTIONS\" is missing");
    return false;
}

/* The eight bytes of the generator's state, the lowest first, with signs as Java has them. */
static bool read_seed(Reader *r, Rest rest) {
    const char *s = rest.s;
    r->trial->seed = 0;
    for (int i = 0; i < 8; i++) {
        long byte = 0;
        const char *at = s;
        bool fine = number_at(&s, r->end, -128, 127, &byte);
        if (!fine || (i < 7 ? s == r->end || *s++ != ',' : s != r->end)) {
            wrong(r, at, "the state of the generator is 8 numbers from -128 to 127, with commas");
            return false;
        }
        r->trial->seed |= (uint64_t)(uint8_t)byte << (8 * i);
    }
    return true;
}

static int count_of(Rest rest, char wanted) {
    int n = 0;
    for (size_t i = 0; i < rest.n; i++)
        n += rest.s[i] == wanted;
    return n;
}

static bool read_move(Reader *r, Rest rest) {
    Trial *t = r->trial;
    int most = count_of(rest, '[');
    Action *actions = ARENA_ARRAY(t->arena, Action, most + 1);
    TrialMove m = { .actions = actions };
    size_t bad = 0;
    m.n_actions = move_read(t->arena, rest.s, rest.n, &m.move, actions, most, &bad);
    if (m.n_actions < 0) {
        Problem *p = wrong(r, rest.s + bad, bad ? "this is no action" : "this is no move");
        report_note(r->report, p,
                    bad ? "expected: [Tag:name=value,...]"
                        : "expected: [Move:mover=N,from=N,to=N,actions=[Tag:...],...]");
        return false;
    }
    ARENA_PUSH(t->arena, t->moves, t->n_moves, t->cap_moves) = m;
    return true;
}

static bool read_size(Reader *r, Rest rest) {
    Trial *t = r->trial;
    r->sizes_said = true;
    return read_number(r, rest, 0, &ARENA_PUSH(t->arena, t->sizes, t->n_sizes, t->cap_sizes));
}

/* The legal moves themselves: only their number is kept. */
static bool read_legal_moves(Reader *r, Rest rest) {
    Trial *t = r->trial;
    const char *start = r->line;
    int n = 0;
    (void)rest;
    for (; next_line(r); n++)
        if (begins(r, "END LEGAL MOVES LIST")) {
            if (!r->sizes_said)
                ARENA_PUSH(t->arena, t->sizes, t->n_sizes, t->cap_sizes) = n;
            return true;
        }
    wrong(r, start, "\"END LEGAL MOVES LIST\" is missing");
    return false;
}

static bool read_placements(Reader *r, Rest rest) {
    if (!read_number(r, rest, 0, &r->trial->n_start))
        return false;
    if (r->trial->n_start > r->trial->n_moves) {
        wrong(r, rest.s, "there are not so many moves");
        return false;
    }
    return true;
}

static bool read_winner(Reader *r, Rest rest) {
    r->trial->over = true;
    return read_number(r, rest, -1, &r->trial->winner);
}

static bool read_end_type(Reader *r, Rest rest) {
    r->trial->end = copy(r, rest);
    return true;
}

static bool read_ranks(Reader *r, Rest rest) {
    Trial *t = r->trial;
    const char *s = copy(r, rest), *start = s;
    for (int i = 0; i <= PLAYERS_MAX; i++) {
        char *end;
        t->rank[i] = strtod(s, &end);
        t->n_ranks = i;
        if (end > s && !*end)
            return true;
        if (end == s || *end != ',')
            break;
        s = end + 1;
    }
    wrong(r, rest.s + (s - start), "a rank was expected here: one for each player, with commas");
    return false;
}

static bool read_sandbox(Reader *r, Rest rest) {
    r->trial->sandbox = rest.n == 4 && !memcmp(rest.s, "true", 4);
    return true;
}

static bool read_version(Reader *r, Rest rest) {
    r->trial->version = copy(r, rest);
    return true;
}

/* The lines of a trial, in their order. */
static const struct {
    const char *head;
    bool (*read)(Reader *r, Rest rest);
    bool needed, many;
} kinds[] = {
    { "game=", read_game, true, false },
    { "START GAME OPTIONS", read_options, false, false },
    { "RNG internal state=", read_seed, true, false },
    { "Move=", read_move, false, true },
    { "LEGAL MOVES LIST SIZE = ", read_size, false, true },
    { "NEW LEGAL MOVES LIST", read_legal_moves, false, true },
    { "numInitialPlacementMoves=", read_placements, false, false },
    { "winner=", read_winner, false, false },
    { "endtype=", read_end_type, false, false },
    { "rankings=", read_ranks, false, false },
    { "SANDBOX=", read_sandbox, false, false },
    { "LUDII_VERSION=", read_version, false, false },
};
enum { N_KINDS = sizeof kinds / sizeof *kinds };

/* Tells which lines could have stood here. */
static void note_expected(Reader *r, Problem *p) {
    Text t = { 0 };
    int first = r->kind < 0 ? 0 : kinds[r->kind].many ? r->kind : r->kind + 1;
    for (int i = first; i < N_KINDS; i++) {
        text_printf(&t, "%s\"%s\"", i > first ? ", " : "", kinds[i].head);
        if (kinds[i].needed)
            break;
    }
    report_note(r->report, p, "expected: %s", t.n ? text_str(&t) : "nothing more");
    text_free(&t);
}

/* Whether a line that is needed between the last one and this one was left out. */
static bool skips_needed(const Reader *r, int kind) {
    for (int i = r->kind + 1; i < kind; i++)
        if (kinds[i].needed)
            return true;
    return false;
}

static bool read_line(Reader *r) {
    int kind = 0;
    while (kind < N_KINDS && !begins(r, kinds[kind].head))
        kind++;
    bool in_order = kind > r->kind || (kind == r->kind && kinds[kind].many);
    if (kind == N_KINDS || !in_order || skips_needed(r, kind)) {
        const char *what = kind == N_KINDS   ? "this is no line of a trial"
                           : kind == r->kind ? "there can be only one such line"
                                             : "this line of a trial does not belong here";
        note_expected(r, wrong(r, r->line, r->kind < 0 ? "this is no trial" : what));
        return false;
    }
    r->kind = kind;
    const char *rest = r->line + strlen(kinds[kind].head);
    return kinds[kind].read(r, (Rest){ rest, (size_t)(r->end - rest) });
}

Trial *trial_read(Arena *a, Report *report, const Source *text) {
    Reader r = { .report = report, .source = text, .next = text->text, .line = text->text };
    r.trial = ARENA_NEW(a, Trial);
    *r.trial = (Trial){ .arena = a, .n_start = OFF, .winner = OFF, .version = default_version };
    r.kind = -1;
    while (next_line(&r))
        if (r.line < r.end && !read_line(&r))
            return NULL;
    if (skips_needed(&r, N_KINDS)) {
        note_expected(&r,
                      wrong(&r, r.line, r.kind < 0 ? "this is no trial" : "the trial ends here"));
        return NULL;
    }
    return r.trial;
}

/* ---- writing ---- */

/* A number as Java writes it: with a point, and so that it can be told from all others. */
static void put_real(double x, Text *out) {
    char s[32];
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(s, sizeof s, "%.*g", digits, x);
        if (strtod(s, NULL) == x)
            break;
    }
    text_printf(out, strchr(s, '.') ? "%s" : "%s.0", s);
}

void trial_move_text(const TrialMove *m, Text *out) {
    move_text(&m->move, m->actions, m->n_actions, out);
}

static void put_action(Action a, Text *out) {
    if (a.kind == ACTION_ADD)
        a.level = OFF;
    text_clear(out);
    action_text(&a, out);
}

bool trial_move_is(const TrialMove *m, const Action *actions, int n) {
    Text a = { 0 }, b = { 0 };
    bool same = m->n_actions == n;
    for (int i = 0; same && i < n; i++) {
        put_action(m->actions[i], &a);
        put_action(actions[i], &b);
        same = !strcmp(text_str(&a), text_str(&b));
    }
    text_free(&a);
    text_free(&b);
    return same;
}

static void put_options(const Trial *t, Text *out) {
    text_puts(out, "START GAME OPTIONS\n");
    for (int i = 0; i < t->n_options; i++)
        text_printf(out, "%s\n", t->options[i]);
    text_puts(out, "END GAME OPTIONS\n");
}

static void put_seed(const Trial *t, Text *out) {
    text_puts(out, "RNG internal state=");
    for (int i = 0; i < 8; i++)
        text_printf(out, i ? ",%d" : "%d", (int8_t)(t->seed >> (8 * i)));
    text_putc(out, '\n');
}

static void put_ranks(const Trial *t, Text *out) {
    text_puts(out, "rankings=");
    for (int i = 0; i <= t->n_ranks; i++) {
        if (i)
            text_putc(out, ',');
        put_real(t->rank[i], out);
    }
    text_putc(out, '\n');
}

void trial_write(const Trial *t, Text *out) {
    text_printf(out, "game=%s\n", t->game);
    put_options(t, out);
    put_seed(t, out);
    for (int i = 0; i < t->n_moves; i++) {
        text_puts(out, "Move=");
        trial_move_text(&t->moves[i], out);
        text_putc(out, '\n');
    }
    for (int i = 0; i < t->n_sizes; i++)
        text_printf(out, "LEGAL MOVES LIST SIZE = %d\n", t->sizes[i]);
    if (t->n_start >= 0)
        text_printf(out, "numInitialPlacementMoves=%d\n", t->n_start);
    if (t->over)
        text_printf(out, "winner=%d\n", t->winner);
    if (t->end)
        text_printf(out, "endtype=%s\n", t->end);
    put_ranks(t, out);
    text_printf(out, "SANDBOX=%s\nLUDII_VERSION=%s\n", t->sandbox ? "true" : "false", t->version);
}

/* ---- keeping ---- */

static void add(Trial *t, const Move *m, const Action *actions, int n) {
    Action *own = ARENA_ARRAY(t->arena, Action, n + 1);
    memcpy(own, actions, sizeof *own * (size_t)n);
    ARENA_PUSH(t->arena, t->moves, t->n_moves, t->cap_moves) = (TrialMove){ *m, own, n };
}

/* What start rules did lies on the stack, move by move and action by action. In a match Ludii lists
   it from behind, and does not call it placements. */
static void add_placements(Trial *t, const Context *c) {
    int n = c->pos->n_start < c->n_moves ? c->pos->n_start : c->n_moves, at = 0;
    for (int i = 0; i < n; at += c->moves[i++].n_actions)
        add(t, &c->moves[i], c->applied + at, c->moves[i].n_actions);
    t->n_start = c->match ? 0 : n;
    for (int i = 0, k = n - 1; c->match && i < k; i++, k--) {
        TrialMove m = t->moves[i];
        t->moves[i] = t->moves[k];
        t->moves[k] = m;
    }
}

Trial *trial_begin(Arena *a, const Context *c, const char *game, uint64_t seed) {
    Trial *t = ARENA_NEW(a, Trial);
    *t = (Trial){ .arena = a, .game = game, .seed = seed, .version = default_version };
    add_placements(t, c);
    return t;
}

void trial_add(Trial *t, const Context *c, const Move *m, int n_legal) {
    add(t, m, c->applied, c->n_applied);
    ARENA_PUSH(t->arena, t->sizes, t->n_sizes, t->cap_sizes) = n_legal;
}

void trial_finish(Trial *t, const Context *c) {
    Outcome o = result_outcome(c);
    t->over = o.over;
    t->winner = o.winner;
    t->end = o.over ? result_end_name(o.end) : NULL;
    t->n_ranks = c->match ? c->match->n_players : c->game->n_players;
    for (int i = 1; i <= t->n_ranks; i++)
        t->rank[i] = o.rank[i];
}
