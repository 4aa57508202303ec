/* Edit: changing a position by hand, outside of the rules. */
#include "workbench/edit.h"

#include "api/lud_play.h"
#include "play/contents.h"
#include "play/turn.h"

#include <string.h>

typedef struct Change {
    LusorSite site;
    int what, number;
} Change;
typedef void Edit(Context *c, const Change *change);

/* What was written is there to stay, and the moves that were legal before are forgotten. */
static void settle(LusorPosition *p, Context *c) {
    c->n_journal = 0;
    c->floor = (Ahead){ 0 };
    turn_clear(c);
    p->n_moves = LUSOR_NONE;
}

static const char *change(LusorPosition *p, Edit *edit, Change what) {
    if (strcmp(lusor_language(p->game), "L-GDL"))
        return "positions of this language cannot be changed by hand";
    Context *c = lud_context(p);
    jmp_buf escape;
    const char *why = NULL;
    c->escape = &escape;
    if (!setjmp(escape))
        edit(c, &what);
    else
        why = c->trouble;
    c->escape = NULL;
    if (!why)
        settle(p, c);
    return why;
}

static int slot_of(const Context *c, LusorSite s) {
    return contents_slot(c, (SiteType)s.type, s.index);
}

static void empty_site(Context *c, const Change *e) {
    int slot = slot_of(c, e->site);
    if (c->game->layout.height)
        contents_clear(c, slot);
    else
        contents_remove(c, slot);
}

static void put_piece(Context *c, const Change *e) {
    Contents to = { .what = e->what, .count = 1, .state = OFF, .rotation = OFF, .value = OFF };
    int slot = slot_of(c, e->site);
    if (c->game->layout.height) {
        contents_push(c, slot, to);
        return;
    }
    empty_site(c, e);
    contents_put(c, slot, to);
}

static void set_mover(Context *c, const Change *e) {
    turn_set_mover(c, e->what);
}

static void set_score(Context *c, const Change *e) {
    context_put(c, &c->pos->score[e->what], e->number);
}

static bool can_hold(const LusorPosition *p, LusorSite s) {
    return lusor_type_used(p->game, s.type) || s.index >= lusor_sites(p->game, s.type);
}

const char *edit_put(LusorPosition *p, int piece, LusorSite site) {
    if (!can_hold(p, site))
        return "nothing can lie there";
    if (lusor_traits(p->game) & LUSOR_LARGE)
        return "pieces that cover several sites cannot be put by hand";
    return change(p, put_piece, (Change){ .site = site, .what = piece });
}

const char *edit_clear(LusorPosition *p, LusorSite site) {
    if (!can_hold(p, site))
        return "nothing can lie there";
    return change(p, empty_site, (Change){ .site = site });
}

const char *edit_mover(LusorPosition *p, int player) {
    if (player < 1 || player > lusor_players(p->game))
        return "there is no such player";
    if (lusor_over(p))
        return "the game is over";
    return change(p, set_mover, (Change){ .what = player });
}

const char *edit_score(LusorPosition *p, int player, int score) {
    if (player < 1 || player > lusor_players(p->game))
        return "there is no such player";
    if (!(lusor_traits(p->game) & LUSOR_SCORES))
        return "there are no scores in this game";
    return change(p, set_score, (Change){ .what = player, .number = score });
}

/* ---- chance ---- */

const char *edit_seed(LusorPosition *p, uint64_t seed) {
    Context *c = lud_context(p);
    random_seed(&c->rng, seed);
    settle(p, c);
    return NULL;
}

enum { ROLLS_TRIED = 200000 };

/* Whether the dice show these faces, in any order. */
static bool dice_show(const LusorPosition *p, const int *wanted, int n) {
    int seen = 0;
    bool taken[LUSOR_PLAYERS_MAX] = { false };
    for (int i = 0; i < lusor_containers(p->game); i++) {
        LusorContainer box = lusor_container(p->game, i);
        for (int k = 0; box.kind == LUSOR_DICE && k < box.n_sites; k++) {
            LusorContent die = lusor_top(p, (LusorSite){ box.first.type, box.first.index + k }, 0);
            const LusorPiece *piece = lusor_piece(p->game, die.piece);
            int face = die.state < piece->n_faces ? piece->faces[die.state] : -1;
            for (int j = 0; j < n; j++)
                if (!taken[j] && wanted[j] == face) {
                    taken[j] = true;
                    seen++;
                    break;
                }
        }
    }
    return seen == n;
}

const char *edit_roll(LusorPosition *p, const int *faces, int n) {
    if (!(lusor_traits(p->game) & LUSOR_CHANCE) || n < 1 || n > LUSOR_PLAYERS_MAX)
        return "there are no such dice in this game";
    LusorPosition *trial = lusor_position_new(p->game);
    const char *why = "the dice cannot fall like that here";
    for (uint64_t seed = 1; trial && why && seed <= ROLLS_TRIED; seed++) {
        lusor_copy(trial, p);
        edit_seed(trial, seed);
        if (lusor_moves(trial) < 0 || !dice_show(trial, faces, n))
            continue;
        lusor_copy(p, trial); /* before its moves were listed: the next listing throws them so */
        edit_seed(p, seed);
        why = NULL;
    }
    lusor_position_free(trial);
    return why;
}
