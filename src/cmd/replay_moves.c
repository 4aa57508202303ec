/* Compares the legal moves of a ply with the recorded ones and tells which differ. */
#include "base/hash.h"
#include "cmd/differences.h"
#include "cmd/replaying.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LISTED_MAX = 8 };

/* ---- our own ---- */

static uint32_t fold(uint32_t h) {
    return (h >> 16) ^ (h & 0xffff);
}

static const char *hex_of(const Text *t, char out[8]) {
    snprintf(out, 8, "%04x", fold(hash_fnv32(text_str(t), t->n)));
    return out;
}

/* The decision of the move that was made last. */
static const Action *made_decision(const Context *c) {
    for (int i = 0; i < c->n_applied; i++)
        if (c->applied[i].decision)
            return &c->applied[i];
    return NULL;
}

static const char *line_of(Replay *r, const Move *move) {
    Context *c = r->c;
    int detail = r->rec.detail;
    char a[8] = "-", after[8] = "-";
    Move m = *move;
    text_clear(&r->buffer);
    if (!detail) {
        move_key(c, &m, &r->buffer);
        return arena_printf(&r->arena, "%s - -", text_str(&r->buffer));
    }
    Try tried = turn_try(c, &m);
    hex_of(replaying_made(r, &m), a);
    if (detail == 2) {
        hex_of(replaying_state(r), after);
        if (r->options->invariants)
            invariants_state(&r->invariants, c, &r->buffer);
    }
    text_clear(&r->buffer);
    move_key_of(c, m.mover, made_decision(c), &r->buffer);
    replaying_take_back(r, &tried, &m);
    return arena_printf(&r->arena, "%s %s %s", text_str(&r->buffer), a, after);
}

static int compare_own(const void *a, const void *b) {
    return strcmp(((const Own *)a)->line, ((const Own *)b)->line);
}

static void own_lines(Replay *r, int n) {
    r->n_own = 0;
    for (int i = 0; i < n; i++)
        ARENA_PUSH(&r->arena, r->own, r->n_own, r->cap_own) =
            (Own){ line_of(r, turn_move(r->c, i)), i };
    qsort(r->own, (size_t)r->n_own, sizeof *r->own, compare_own);
}

static uint32_t hash_lines(Replay *r) {
    Text *t = &r->buffer;
    text_clear(t);
    for (int i = 0; i < r->n_own; i++) {
        if (i)
            text_putc(t, '\n');
        text_puts(t, r->own[i].line);
    }
    return hash_fnv32(text_str(t), t->n);
}

/* ---- which legal moves differ ---- */

/* Parts of "<key> <a> <r>": the key alone, the key and the state, all of it. */
typedef enum { BY_KEY, BY_STATE, BY_TEXT, N_VIEWS } View;

static const char *part_of(Arena *a, const char *line, View view) {
    size_t key = strcspn(line, " ");
    if (view == BY_TEXT)
        return line;
    return view == BY_KEY ? arena_strndup(a, line, key)
                          : arena_printf(a, "%.*s%s", (int)key, line, strrchr(line, ' '));
}

static void put_move(Replay *r, int i) {
    Move m = *turn_move(r->c, i);
    Try tried = turn_try(r->c, &m);
    text_puts(r->words, " ");
    move_text(&m, r->c->applied, r->c->n_applied, r->words);
    turn_take_back(r->c, &tried);
}

/* Lists moves by their keys; those of ours with the texts they have. */
static void list_moves(Replay *r, const char *head, const Own *moves, const int *only, int n) {
    for (int i = 0; i < n && i < LISTED_MAX; i++) {
        const Own *own = &moves[only[i]];
        text_printf(r->words, "\n    %s ", head);
        differences_put_key(r->c, own->line, r->words);
        if (own->move >= 0)
            put_move(r, own->move);
    }
    if (n > LISTED_MAX)
        text_printf(r->words, "\n    and %d more", n - LISTED_MAX);
}

/* Moves seen in one of the three ways, sorted. */
static Own *view_moves(Replay *r, const Own *moves, int n, View view) {
    Own *out = ARENA_ARRAY(&r->arena, Own, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = (Own){ part_of(&r->arena, moves[i].line, view), moves[i].move };
    qsort(out, (size_t)n, sizeof *out, compare_own);
    return out;
}

static const char **lines_of(Replay *r, const Own *moves, int n) {
    const char **out = ARENA_ARRAY(&r->arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = moves[i].line;
    return out;
}

/* Tells which moves differ when seen in this way; false if none do. */
static bool explain_view(Replay *r, const Own *recorded, View view) {
    static const char *const heads[N_VIEWS][2] = {
        { "missing", "extra  " },
        { "expected another state after", "leads to another state" },
        { "expected another text for", "has another text" },
    };
    int n = r->rec.n_lines, m = r->n_own;
    Own *theirs = view_moves(r, recorded, n, view), *ours = view_moves(r, r->own, m, view);
    const char **a = lines_of(r, theirs, n), **b = lines_of(r, ours, m);
    int *missing = ARENA_ARRAY(&r->arena, int, n + 1), *extra = ARENA_ARRAY(&r->arena, int, m + 1);
    int n_missing = differences_only(a, n, b, m, missing);
    int n_extra = differences_only(b, m, a, n, extra);
    if (!n_missing && !n_extra)
        return false;
    if (!replaying_differ(r, view == BY_TEXT ? REPLAY_TEXT : REPLAY_MOVES))
        return true;
    text_printf(r->words, "player %d to move, %d legal moves, %d recorded", r->c->pos->mover, m,
                r->rec.n_moves);
    if (view == BY_KEY) /* otherwise the same ones are listed below */
        list_moves(r, heads[view][0], theirs, missing, n_missing);
    list_moves(r, heads[view][1], ours, extra, n_extra);
    text_putc(r->words, '\n');
    return true;
}

/* Compares with the recorded lines; without them only numbers and hashes are known to be wrong. */
static void explain_moves(Replay *r) {
    const Recording *rec = &r->rec;
    if (!rec->n_lines) {
        /* without details the hash is one of the keys alone, which rules decide */
        bool rules = rec->n_moves != r->n_own || rec->detail == 0;
        if (replaying_differ(r, rules ? REPLAY_MOVES : REPLAY_TEXT))
            text_printf(r->words,
                        "player %d to move, %d legal moves, %d recorded\n"
                        "    which ones is not kept for this ply%s\n",
                        r->c->pos->mover, r->n_own, rec->n_moves,
                        rules ? "" : ", but their hash differs: texts or states");
        return;
    }
    Own *recorded = ARENA_ARRAY(&r->arena, Own, rec->n_lines);
    for (int i = 0; i < rec->n_lines; i++)
        recorded[i] = (Own){ rec->lines[i], -1 };
    for (int view = 0; view < N_VIEWS; view++)
        if (explain_view(r, recorded, (View)view))
            return;
    if (replaying_differ(r, REPLAY_FILE))
        text_puts(r->words, "the number of moves or their hash is not that of the moves listed\n");
}

/* ---- a recorded move that is not legal ---- */

/* The part of a move's text that says what was decided: from the decision's bracket to its end. */
static const char *decision_in(const char *text, size_t *n) {
    const char *end = strstr(text, ",decision=true"), *start = end;
    while (start && start > text && *start != '[')
        start--;
    *n = end ? (size_t)(end - start) : 0;
    return start;
}

static bool same_decision(const char *a, const char *b) {
    size_t n, m;
    const char *x = decision_in(a, &n), *y = decision_in(b, &m);
    return x && y && n == m && !memcmp(x, y, n);
}

void replaying_not_legal(Replay *r, int n) {
    int shown = 0;
    if (!replaying_differ(r, REPLAY_MOVES))
        return;
    text_printf(r->words, "the recorded move is not legal\n    expected %s\n", r->rec.move);
    for (int i = 0; i < n && shown < LISTED_MAX; i++) {
        Move m = *turn_move(r->c, i);
        Try tried = turn_try(r->c, &m);
        const char *text = text_str(replaying_made(r, &m));
        if (same_decision(text, r->rec.move) && shown++ < LISTED_MAX)
            text_printf(r->words, "    found    %s\n", text);
        turn_take_back(r->c, &tried);
    }
    if (!shown)
        text_printf(r->words, "    none of the %d legal moves decides the same\n", n);
}

/* ---- all of it ---- */

static void check_count(Replay *r, int n) {
    int recorded = r->rec.n_moves;
    if (recorded != OFF && n != recorded && replaying_differ(r, REPLAY_MOVES))
        text_printf(r->words, "player %d to move, %d legal moves, %d recorded\n", r->c->pos->mover,
                    n, recorded);
}

void replaying_check_moves(Replay *r, int n) {
    const Recording *rec = &r->rec;
    Context *c = r->c;
    if (r->options->invariants) {
        invariants_moves(&r->invariants, c, n);
        invariants_keep(&r->invariants, c);
    }
    if (rec->trial) {
        check_count(r, n);
        return;
    }
    if (c->pos->mover != rec->mover && replaying_differ(r, REPLAY_STATE))
        text_printf(r->words, "player %d is to move, recorded is player %d\n", c->pos->mover,
                    rec->mover);
    own_lines(r, n);
    if (n != rec->n_moves || hash_lines(r) != rec->hash)
        explain_moves(r);
    if (rec->draws != OFF && c->rng.draws != (uint64_t)rec->draws &&
        replaying_differ(r, REPLAY_RANDOM))
        text_printf(r->words, "%llu random numbers drawn, %d recorded\n",
                    (unsigned long long)c->rng.draws, rec->draws);
}
