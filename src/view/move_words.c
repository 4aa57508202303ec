/* Move words: the parts of which the text of a move is made, from the shortest form up. */
#include "view/move_words.h"

#include "view/move_outcome.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_MAX_IN_HAND = 12 }; /* longer piece names give way to "hand1.2" */

void move_words_free(MoveWords *w) {
    free(w->actions);
    w->actions = NULL;
    w->cap_actions = 0;
}

void move_words_set(MoveWords *w, int move) {
    w->move = move;
    w->info = lusor_move_info(w->p, move);
    w->have_actions = false;
}

static void fetch_actions(MoveWords *w) {
    if (w->have_actions)
        return;
    w->have_actions = true;
    w->n_actions = lusor_move_actions(w->p, w->move, w->actions, w->cap_actions);
    if (w->n_actions <= w->cap_actions)
        return;
    LusorAction *more = realloc(w->actions, (size_t)w->n_actions * sizeof *more);
    if (more) {
        w->actions = more;
        w->cap_actions = w->n_actions;
        lusor_move_actions(w->p, w->move, w->actions, w->cap_actions);
    } else {
        w->n_actions = w->cap_actions;
    }
}

/* The decision among the actions, NULL if there is none. */
static const LusorAction *decision(MoveWords *w) {
    fetch_actions(w);
    for (int i = 0; i < w->n_actions; i++)
        if (w->actions[i].decision)
            return &w->actions[i];
    return NULL;
}

/* ---- the shortest form ---- */

static void write_start(MoveWords *w, LusorSite site, Text *out) {
    int place = names_place_of(w->names, site);
    const char *name = NULL;
    if (place >= 0 && w->piece_names_hand[place])
        name = names_piece(w->names, lusor_top(w->p, site, w->info.mover).piece);
    if (name && strlen(name) <= NAME_MAX_IN_HAND)
        text_puts(out, name);
    else
        text_puts(out, names_site(w->names, site));
}

static void write_level(int level, unsigned facets, Text *out) {
    if (facets & 1u << FACET_LEVELS && level != LUSOR_NONE)
        text_printf(out, "/%d", level);
}

static void write_word(const LusorAction *a, const char *word, Text *out) {
    text_puts(out, word);
    if (!a)
        return;
    if (a->kind == LUSOR_BET || a->kind == LUSOR_AMOUNT || a->kind == LUSOR_POT)
        text_printf(out, " %d", a->value);
    else if (a->kind == LUSOR_NEXT_PLAYER || a->kind == LUSOR_FORFEIT)
        text_printf(out, " P%d", a->player);
    else if (a->word && *a->word)
        text_printf(out, " %s", a->word);
}

/* What is said when no site is. */
static const char *kind_word(LusorActionKind kind) {
    switch (kind) {
    case LUSOR_PASS:
        return "pass";
    case LUSOR_SWAP:
        return "swap";
    case LUSOR_PROPOSE:
        return "propose";
    case LUSOR_VOTE:
        return "vote";
    case LUSOR_BET:
        return "bet";
    case LUSOR_POT:
        return "pot";
    case LUSOR_SCORE:
        return "score";
    case LUSOR_AMOUNT:
        return "amount";
    case LUSOR_NEXT_PLAYER:
        return "next";
    case LUSOR_NEXT_GAME:
        return "next game";
    case LUSOR_FORFEIT:
        return "forfeit";
    case LUSOR_ROLL:
    case LUSOR_USE_DIE:
        return "roll";
    case LUSOR_SET:
        return "set";
    default:
        return "go on";
    }
}

static void write_sites(MoveWords *w, unsigned facets, Text *out) {
    LusorSite from = w->info.from, to = w->info.to;
    bool two = from.index >= 0 && to.index >= 0 &&
               (!names_same_site(from, to) || w->info.kind == LUSOR_MOVE);
    if (from.index >= 0) {
        write_start(w, from, out);
        write_level(w->info.level_from, facets, out);
    }
    if (two)
        text_putc(out, '-');
    if (two || from.index < 0) {
        text_puts(out, names_site(w->names, to));
        write_level(w->info.level_to, facets, out);
    }
}

static void write_base(MoveWords *w, unsigned facets, Text *out) {
    if (facets & 1u << FACET_PLAYER)
        text_printf(out, "P%d:", w->info.mover);
    if (w->info.name)
        text_puts(out, w->info.name);
    else if (w->info.from.index < 0 && w->info.to.index < 0)
        write_word(decision(w), kind_word(w->info.kind), out);
    else
        write_sites(w, facets, out);
}

/* ---- facets ---- */

static void facet_player(MoveWords *w, Text *out) {
    text_printf(out, "P%d:", w->info.mover);
}

static void facet_levels(MoveWords *w, Text *out) {
    text_printf(out, "%d/%d", w->info.level_from, w->info.level_to);
}

static void facet_piece(MoveWords *w, Text *out) {
    const LusorAction *d = decision(w);
    if (d && d->kind == LUSOR_ADD && d->piece > 0)
        text_printf(out, "+%s", names_piece(w->names, d->piece));
}

static void facet_owner(MoveWords *w, Text *out) {
    const LusorAction *d = decision(w);
    if (d && d->kind == LUSOR_ADD && d->piece > 0)
        text_printf(out, "%d", lusor_piece(names_game(w->names), d->piece)->owner);
}

static void facet_count(MoveWords *w, Text *out) {
    const LusorAction *d = decision(w);
    if (d && d->count > 1)
        text_printf(out, "*%d", d->count);
}

static void facet_becomes(MoveWords *w, Text *out) {
    const LusorAction *d = decision(w);
    if (d && (d->kind == LUSOR_ASSIGN || d->kind == LUSOR_SET)) {
        text_printf(out, "=%d", d->value);
        return;
    }
    for (int i = 0; i < w->n_actions; i++)
        if (w->actions[i].kind == LUSOR_PROMOTE && names_same_site(w->actions[i].to, w->info.to) &&
            w->actions[i].piece > 0) {
            text_printf(out, "=%s", names_piece(w->names, w->actions[i].piece));
            return;
        }
}

static void facet_state(MoveWords *w, Text *out) {
    const LusorAction *d = decision(w);
    if (!d || (d->kind != LUSOR_ADD && d->kind != LUSOR_MOVE))
        return;
    if (d->state > 0)
        text_printf(out, "s%d", d->state);
    if (d->rotation > 0)
        text_printf(out, "r%d", d->rotation);
    if (d->value > 0)
        text_printf(out, "v%d", d->value);
}

/* What a die will show when the move is made: moves of a new turn bring their throw with them. */
static int die_shows(MoveWords *w, LusorSite die) {
    LusorContent c = lusor_top(w->p, die, w->info.mover);
    int state = c.state;
    for (int i = 0; i < w->n_actions; i++)
        if (w->actions[i].kind == LUSOR_ROLL && names_same_site(w->actions[i].to, die))
            state = w->actions[i].value;
    return c.piece > 0 ? names_die_face(w->names, c.piece, state) : state;
}

static void facet_dice(MoveWords *w, Text *out) {
    fetch_actions(w);
    for (int i = 0; i < w->n_actions; i++)
        if (w->actions[i].kind == LUSOR_USE_DIE && w->actions[i].to.index >= 0)
            text_printf(out, "(%d)", die_shows(w, w->actions[i].to));
}

static void facet_captures(MoveWords *w, Text *out) {
    fetch_actions(w);
    bool any = false;
    for (int i = 0; i < w->n_actions; i++) {
        const LusorAction *a = &w->actions[i];
        if (a->kind != LUSOR_REMOVE || a->decision)
            continue;
        text_printf(out, "%c%s", any ? ',' : 'x', names_site(w->names, a->to));
        if (a->level_to > 0)
            text_printf(out, "/%d", a->level_to);
        any = true;
    }
}

static bool same_addition(const LusorAction *a, const LusorAction *b) {
    return b->kind == LUSOR_ADD && !b->decision && names_same_site(a->to, b->to) &&
           a->piece == b->piece;
}

/* ";E4+Seed*3": what is placed besides; returns how many actions that tells. */
static int write_addition(MoveWords *w, int i, Text *out) {
    const LusorAction *a = &w->actions[i];
    int n = 1;
    while (i + n < w->n_actions && same_addition(a, a + n))
        n++;
    text_printf(out, ";%s+%s", names_site(w->names, a->to),
                names_piece(w->names, a->piece > 0 ? a->piece : 0));
    if (n > 1)
        text_printf(out, "*%d", n);
    return n;
}

static void write_change(MoveWords *w, const LusorAction *a, Text *out) {
    if (a->kind == LUSOR_MOVE)
        text_printf(out, ";%s-%s", names_site(w->names, a->from), names_site(w->names, a->to));
    else if (a->kind == LUSOR_PROMOTE && a->piece > 0)
        text_printf(out, ";%s=%s", names_site(w->names, a->to), names_piece(w->names, a->piece));
    else if (a->kind == LUSOR_SELECT)
        text_printf(out, ";%s", names_site(w->names, a->from));
}

static void facet_more(MoveWords *w, Text *out) {
    fetch_actions(w);
    for (int i = 0, told = 1; i < w->n_actions; i += told, told = 1) {
        const LusorAction *a = &w->actions[i];
        if (a->decision)
            continue;
        if (a->kind == LUSOR_ADD)
            told = write_addition(w, i, out);
        else
            write_change(w, a, out);
    }
}

static void facet_settings(MoveWords *w, Text *out) {
    fetch_actions(w);
    for (int i = 0; i < w->n_actions; i++) {
        const LusorAction *a = &w->actions[i];
        if (a->kind == LUSOR_SET)
            text_printf(out, ";%s=%d", a->word ? a->word : "", a->value);
        else if (a->kind == LUSOR_NEXT_PLAYER)
            text_printf(out, ";P%d", a->player);
        else if (a->kind == LUSOR_SCORE || a->kind == LUSOR_AMOUNT || a->kind == LUSOR_BET)
            text_printf(out, ";P%d=%d", a->player, a->value);
        else if (a->kind == LUSOR_OTHER && a->word)
            text_printf(out, ";%s", a->word);
    }
}

static void facet_outcome(MoveWords *w, Text *out) {
    move_outcome(w->names, w->p, w->move, out);
    w->info = lusor_move_info(w->p, w->move);
    w->have_actions = false;
}

static void (*const writers[FACETS])(MoveWords *, Text *) = {
    [FACET_PLAYER] = facet_player,     [FACET_LEVELS] = facet_levels,
    [FACET_PIECE] = facet_piece,       [FACET_OWNER] = facet_owner,
    [FACET_COUNT] = facet_count,       [FACET_BECOMES] = facet_becomes,
    [FACET_STATE] = facet_state,       [FACET_DICE] = facet_dice,
    [FACET_CAPTURES] = facet_captures, [FACET_MORE] = facet_more,
    [FACET_SETTINGS] = facet_settings, [FACET_OUTCOME] = facet_outcome,
};

void move_words_facet(MoveWords *w, Facet facet, Text *out) {
    if (facet == FACET_PLAYER || !w->info.name)
        writers[facet](w, out);
}

/* An owner's number alone would stand there without its piece. */
static unsigned completed(unsigned facets) {
    return facets & 1u << FACET_OWNER ? facets | 1u << FACET_PIECE : facets;
}

void move_words_write(MoveWords *w, unsigned facets, Text *out) {
    facets = completed(facets);
    write_base(w, facets, out);
    for (Facet f = FACET_PIECE; f < FACETS; f++)
        if (facets & 1u << f)
            move_words_facet(w, f, out);
}

unsigned move_words_needed(MoveWords *w) {
    switch (w->info.kind) {
    case LUSOR_MOVE:
    case LUSOR_PROMOTE:
    case LUSOR_SET:
    case LUSOR_ASSIGN:
        return 1u << FACET_BECOMES;
    default:
        return 0;
    }
}
