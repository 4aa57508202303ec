/* L-GDL games as trials that Ludii reads and writes. */
#include "api/lud.h"

#include "api/lud_play.h"
#include "play/trial.h"
#include "play/turn.h"

enum { MEMORY = 256 << 20 };

/* Plays the game again and writes down what happens. */
static void write_moves(Trial *t, LusorPosition *p, const LusorPosition *from) {
    Context *c = lud_context(p);
    for (int i = 0; i < from->n_plies; i++) {
        const int *ply = from->played + from->plies[i];
        int n = lusor_moves(p);
        Move m = lud_chosen(c, ply + 1, ply[0]);
        turn_apply(c, &m);
        c->n_journal = 0;
        p->n_moves = LUSOR_NONE;
        trial_add(t, c, &m, n);
    }
    trial_finish(t, c);
}

bool lud_write_trial(const LusorPosition *from, Text *out) {
    LusorPosition *p = lusor_position_new(from->game);
    if (!p)
        return false;
    Arena arena;
    arena_init(&arena, MEMORY);
    bool fine = false;
    jmp_buf escape;
    if (!ARENA_CATCH(&arena) && lusor_start(p, from->seed)) {
        lud_context(p)->escape = &escape;
        if (!setjmp(escape)) {
            Trial *t = trial_begin(&arena, lud_context(p), from->game->path, from->seed);
            for (int i = 0; i < from->game->n_options; i++)
                if (from->game->options[i].selected)
                    ARENA_PUSH(&arena, t->options, t->n_options, t->cap_options) =
                        from->game->options[i].full_name;
            write_moves(t, p, from);
            trial_write(t, out);
            fine = true;
        }
    }
    arena_free(&arena);
    lusor_position_free(p);
    return fine;
}

/* The legal move that does what the trial says, LUSOR_NONE if none does. */
static int find(LusorPosition *p, const TrialMove *wanted) {
    Context *c = lud_context(p);
    int n = lusor_moves(p);
    for (int i = 0; i < n; i++) {
        if (!lusor_try(p, i))
            continue;
        bool same = trial_move_is(wanted, c->applied, c->n_applied);
        lusor_back(p);
        if (same)
            return i;
    }
    return LUSOR_NONE;
}

static int play(LusorPosition *p, const Trial *t, Text *why) {
    int first = t->n_start >= 0 ? t->n_start : lud_context(p)->pos->n_start, made = 0;
    for (int i = first; i < t->n_moves; i++, made++) {
        int move = find(p, &t->moves[i]);
        if (move != LUSOR_NONE && lusor_make(p, move))
            continue;
        Text text = { 0 };
        trial_move_text(&t->moves[i], &text);
        text_printf(why, "move %d of the trial is not legal here: %s\n", made + 1, text_str(&text));
        text_free(&text);
        break;
    }
    return made;
}

int lud_read_trial(LusorPosition *p, const Source *source, Report *report, Text *why) {
    const Trial *t = trial_read(report->arena, report, source);
    if (!t)
        return -1;
    if (!lusor_start(p, t->seed)) {
        text_printf(why, "%s\n", p->trouble);
        return 0;
    }
    return play(p, t, why);
}
