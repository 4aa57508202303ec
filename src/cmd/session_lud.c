/* Session: games in Ludii's language. */
#include "cmd/session.h"

#include "ludeme/load.h"
#include "play/playout.h"
#include "play/turn.h"

typedef struct LudSession {
    Library *library;
    Context *c;
    Try *tries; /* moves made and not yet taken back */
    int n_tries;
    Text text;
    jmp_buf escape;
} LudSession;

static void lud_close(void *game) {
    LudSession *s = game;
    context_free(s->c);
    library_close(s->library);
    text_free(&s->text);
}

/* What follows runs until it ends or is in trouble. */
#define LUD_GUARD(s) ((s)->c->escape = &(s)->escape, !setjmp((s)->escape))

static bool start(LudSession *s, const Game *g, const Wanted *wanted, Report *report) {
    s->c = context_make(g);
    if (!s->c) {
        report_error(report, (Place){ 0 }, "%s: not enough memory to play", wanted->game);
        return false;
    }
    if (LUD_GUARD(s)) {
        turn_start(s->c, wanted->seed);
        return true;
    }
    report_error(report, (Place){ 0 }, "%s: at the start: %s", wanted->game, s->c->trouble);
    return false;
}

static void *lud_open(const Wanted *wanted, Arena *arena, Report *report) {
    LudSession *s = ARENA_NEW(arena, LudSession);
    s->library = library_open(arena, report);
    s->tries = ARENA_ARRAY(arena, Try, wanted->depth + 1);
    const Game *g = load_file(arena, report, s->library, wanted->game, &wanted->choices);
    if (g && start(s, g, wanted, report))
        return s;
    lud_close(s);
    return NULL;
}

static int lud_moves(void *game) {
    LudSession *s = game;
    return LUD_GUARD(s) ? turn_moves(s->c) : 0;
}

static void lud_make(void *game, int move) {
    LudSession *s = game;
    Move m = *turn_move(s->c, move);
    if (LUD_GUARD(s))
        s->tries[s->n_tries++] = turn_try(s->c, &m);
}

static void lud_take_back(void *game) {
    LudSession *s = game;
    if (!s->c->trouble)
        turn_take_back(s->c, &s->tries[--s->n_tries]);
}

/* The trial text, with all that follows from the move. */
static const char *lud_name(void *game, int move) {
    LudSession *s = game;
    Move m = *turn_move(s->c, move);
    lud_make(s, move);
    text_clear(&s->text);
    move_text(&m, s->c->applied, s->c->n_applied, &s->text);
    lud_take_back(s);
    return text_str(&s->text);
}

static bool lud_play_out(void *game, Random *random, Tally *tally) {
    LudSession *s = game;
    if (!LUD_GUARD(s))
        return false;
    tally->plies += (uint64_t)playout_run(s->c, random);
    tally->playouts++;
    return true;
}

static const char *lud_trouble(const void *game) {
    return ((const LudSession *)game)->c->trouble;
}

const Language session_lud = {
    .open = lud_open,
    .close = lud_close,
    .moves = lud_moves,
    .name = lud_name,
    .make = lud_make,
    .take_back = lud_take_back,
    .play_out = lud_play_out,
    .trouble = lud_trouble,
};
