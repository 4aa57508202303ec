/* Sentences about moves: who did what, with what, from where to where, and what came of it. */
#include "view/phrase.h"
#include "view/sentence.h"

#include <stdlib.h>
#include <string.h>

enum { ORDINARY_MAX = 96, TAKEN_NAMED = 3, EFFECTS_NAMED = 3 };

struct Sentences {
    const Names *names;
    LusorPosition *before;
    bool remembers;
    LusorAction *actions; /* of the last move */
    int n_actions, cap_actions;
};

/* One move being told. */
typedef struct Telling {
    Sentences *s;
    const LusorPosition *p;
    int viewer;
    LusorMoveInfo info;
    const LusorAction *decision; /* NULL: none */
    Text *out;
} Telling;

Sentences *sentences_new(const Names *names) {
    Sentences *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->names = names;
    s->before = lusor_position_new(names_game(names));
    if (!s->before) {
        free(s);
        return NULL;
    }
    return s;
}

void sentences_free(Sentences *s) {
    if (!s)
        return;
    lusor_position_free(s->before);
    free(s->actions);
    free(s);
}

void sentence_before(Sentences *s, const LusorPosition *p) {
    lusor_copy(s->before, p);
    s->remembers = true;
}

static void fetch_actions(Sentences *s, const LusorPosition *p) {
    s->n_actions = lusor_last_actions(p, s->actions, s->cap_actions);
    if (s->n_actions <= s->cap_actions)
        return;
    LusorAction *more = realloc(s->actions, (size_t)s->n_actions * sizeof *more);
    if (!more) {
        s->n_actions = s->cap_actions;
        return;
    }
    s->actions = more;
    s->cap_actions = s->n_actions;
    lusor_last_actions(p, s->actions, s->cap_actions);
}

static Telling begin(Sentences *s, const LusorPosition *p, int viewer, Text *out) {
    Telling t = { .s = s, .p = p, .viewer = viewer, .info = lusor_last_info(p), .out = out };
    fetch_actions(s, p);
    for (int i = 0; i < s->n_actions && !t.decision; i++)
        if (s->actions[i].decision)
            t.decision = &s->actions[i];
    return t;
}

static const char *site_name(const Telling *t, LusorSite site) {
    return names_site(t->s->names, site);
}

static const char *mover_name(const Telling *t) {
    return names_player(t->s->names, t->info.mover);
}

/* ---- what was taken ---- */

/* What lay on a site before the move, as the viewer knew it. */
static LusorContent lay_on(const Telling *t, LusorSite site, int level) {
    const LusorPosition *before = t->s->before;
    if (level >= 0 && level < lusor_height(before, site))
        return lusor_at(before, site, level, t->viewer);
    return lusor_top(before, site, t->viewer);
}

typedef struct Taken {
    LusorSite sites[TAKEN_NAMED];
    LusorContent contents[TAKEN_NAMED];
    int n; /* all of them */
} Taken;

static void add_taken(const Telling *t, Taken *taken, LusorSite site, int level) {
    LusorContent c = lay_on(t, site, level);
    if (c.piece <= 0 && !c.hidden)
        return;
    for (int i = 0; i < taken->n && i < TAKEN_NAMED; i++)
        if (names_same_site(taken->sites[i], site) && level < 0)
            return;
    if (taken->n < TAKEN_NAMED) {
        taken->sites[taken->n] = site;
        taken->contents[taken->n] = c;
    }
    taken->n++;
}

/* A piece that comes onto another where there are no stacks takes its place. */
static bool replaces(const Telling *t, const LusorAction *a) {
    unsigned traits = lusor_traits(names_game(t->s->names));
    LusorContent c = lay_on(t, a->to, LUSOR_NONE);
    return a->kind == LUSOR_MOVE && !(traits & (LUSOR_STACKS | LUSOR_COUNTS)) && c.piece > 0 &&
           c.owner != t->info.mover;
}

static Taken collect_taken(const Telling *t) {
    Taken taken = { 0 };
    for (int i = 0; t->s->remembers && i < t->s->n_actions; i++) {
        const LusorAction *a = &t->s->actions[i];
        if ((a->kind == LUSOR_REMOVE && !a->decision) || replaces(t, a))
            add_taken(t, &taken, a->to, a->level_to);
    }
    return taken;
}

/* ", takes Black Pawn", ", takes Black Pawn on B2 and Black Man on D4", ", takes 5 pieces" */
static void tell_taken(Telling *t, const Taken *taken) {
    Text full = { 0 }, one = { 0 };
    Phrase list = { .out = &full };
    for (int i = 0; i < taken->n && i < TAKEN_NAMED; i++) {
        text_clear(&one);
        phrase_content(t->s->names, taken->contents[i], &one);
        if (!names_same_site(taken->sites[i], t->info.to))
            text_printf(&one, " on %s", site_name(t, taken->sites[i]));
        phrase_item(&list, text_str(&one));
    }
    phrase_end(&list);
    if (taken->n > TAKEN_NAMED || t->out->n + full.n + 8 > ORDINARY_MAX)
        text_printf(t->out, ", takes %d %s", taken->n, taken->n == 1 ? "piece" : "pieces");
    else if (taken->n > 0)
        text_printf(t->out, ", takes %s", text_str(&full));
    text_free(&one);
    text_free(&full);
}

/* ---- the decision ---- */

/* "White Knight", or "White moves Ball" when the piece is not the mover's. */
static void tell_mover(Telling *t, LusorContent c, const char *verb) {
    const Names *names = t->s->names;
    const char *piece = c.piece > 0 ? names_piece(names, c.piece) : "a piece";
    bool own = c.piece > 0 && lusor_piece(names_game(names), c.piece)->owner == t->info.mover;
    text_puts(t->out, mover_name(t));
    if (!own)
        text_printf(t->out, " %s", verb);
    if (own || c.owner <= 0 || c.owner > lusor_players(names_game(names)))
        text_printf(t->out, " %s", piece);
    else
        text_printf(t->out, " %s %s", names_player(names, c.owner), piece);
}

static void tell_step(Telling *t) {
    LusorContent moved = { 0 };
    int count = t->decision ? t->decision->count : 1;
    if (t->s->remembers)
        moved = lay_on(t, t->info.from, t->info.level_from);
    if (names_is_drop(t->s->names, t->info)) {
        text_printf(t->out, "%s places %s on %s", mover_name(t),
                    moved.piece > 0 ? names_piece(t->s->names, moved.piece) : "something",
                    site_name(t, t->info.to));
    } else {
        tell_mover(t, moved, "moves");
        text_printf(t->out, " %s to %s", site_name(t, t->info.from), site_name(t, t->info.to));
    }
    if (count > 1)
        text_printf(t->out, ", %d of them", count);
}

static void tell_placement(Telling *t) {
    LusorContent now = lusor_top(t->p, t->info.to, t->viewer);
    int piece = t->decision && t->decision->piece > 0 ? t->decision->piece : now.piece;
    text_printf(t->out, "%s places ", mover_name(t));
    if (now.hidden || piece <= 0)
        text_puts(t->out, "something");
    else if (lusor_piece(names_game(t->s->names), piece)->owner == t->info.mover)
        text_puts(t->out, names_piece(t->s->names, piece));
    else
        names_owned_piece(t->s->names, piece, t->out);
    text_printf(t->out, " on %s", site_name(t, t->info.to));
    if (t->decision && t->decision->count > 1)
        text_printf(t->out, ", %d of them", t->decision->count);
}

static void tell_removal(Telling *t) {
    LusorContent c = t->s->remembers ? lay_on(t, t->info.to, t->info.level_to)
                                     : (LusorContent){ .hidden = true };
    text_printf(t->out, "%s removes ", mover_name(t));
    phrase_content(t->s->names, c, t->out);
    text_printf(t->out, " from %s", site_name(t, t->info.to));
}

/* Choosing a site and emptying it one by one onto others is sowing. */
static void tell_selection(Telling *t) {
    const LusorAction *last = NULL;
    int n = 0;
    for (int i = 0; i < t->s->n_actions; i++) {
        const LusorAction *a = &t->s->actions[i];
        if (a->kind == LUSOR_MOVE && names_same_site(a->from, t->info.from)) {
            last = a;
            n++;
        }
    }
    if (n > 1)
        text_printf(t->out, "%s sows from %s to %s", mover_name(t), site_name(t, t->info.from),
                    site_name(t, last->to));
    else if (n == 1)
        text_printf(t->out, "%s moves %s to %s", mover_name(t), site_name(t, t->info.from),
                    site_name(t, last->to));
    else if (!names_same_site(t->info.from, t->info.to) && t->info.to.index >= 0)
        text_printf(t->out, "%s chooses %s and %s", mover_name(t), site_name(t, t->info.from),
                    site_name(t, t->info.to));
    else
        text_printf(t->out, "%s chooses %s", mover_name(t), site_name(t, t->info.from));
}

static void tell_promotion(Telling *t) {
    int piece = t->info.piece > 0 ? t->info.piece : t->decision ? t->decision->piece : 0;
    text_printf(t->out, "%s promotes %s to %s", mover_name(t), site_name(t, t->info.to),
                piece > 0 ? names_piece(t->s->names, piece) : "something");
}

/* What is said when the decision is on no site. */
static const char *verb_of(LusorActionKind kind) {
    switch (kind) {
    case LUSOR_PASS:
        return "passes";
    case LUSOR_SWAP:
        return "swaps sides";
    case LUSOR_BET:
        return "bets";
    case LUSOR_VOTE:
        return "votes";
    case LUSOR_PROPOSE:
        return "proposes";
    case LUSOR_FORFEIT:
        return "gives up";
    case LUSOR_NEXT_GAME:
        return "goes on to the next game";
    default:
        return NULL;
    }
}

static void tell_other(Telling *t, const char *text) {
    const char *verb = verb_of(t->info.kind);
    if (t->info.kind == LUSOR_ASSIGN) {
        text_printf(t->out, "%s is %d", site_name(t, t->info.to),
                    t->decision ? t->decision->value : 0);
        return;
    }
    text_printf(t->out, "%s%s ", mover_name(t), verb ? "" : ":");
    text_puts(t->out, verb ? verb : text);
    if (t->info.kind == LUSOR_BET && t->decision)
        text_printf(t->out, " %d", t->decision->value);
    else if (verb && t->decision && t->decision->word && *t->decision->word)
        text_printf(t->out, " %s", t->decision->word);
}

static void tell_becoming(Telling *t) {
    for (int i = 0; i < t->s->n_actions; i++) {
        const LusorAction *a = &t->s->actions[i];
        if (a->kind == LUSOR_PROMOTE && !a->decision && a->piece > 0 &&
            names_same_site(a->to, t->info.to)) {
            text_printf(t->out, ", becomes %s", names_piece(t->s->names, a->piece));
            return;
        }
    }
}

/* Some moves of several steps go from where nothing lay at first. */
static bool started_somewhere(const Telling *t) {
    if (t->info.from.index < 0 || t->info.to.index < 0)
        return false;
    return !t->s->remembers || !lusor_empty(t->s->before, t->info.from);
}

/* Whatever the move is called: something lies now where nothing lay. */
static bool was_filled(const Telling *t) {
    LusorSite to = t->info.to;
    return t->info.kind == LUSOR_OTHER && to.index >= 0 && t->s->remembers &&
           lusor_empty(t->s->before, to) && lusor_top(t->p, to, t->viewer).piece > 0;
}

static void tell_decision(Telling *t, const char *text) {
    bool both = started_somewhere(t);
    if (t->info.kind == LUSOR_MOVE && both)
        tell_step(t);
    else if (t->info.kind == LUSOR_ADD && t->info.to.index >= 0)
        tell_placement(t);
    else if (t->info.kind == LUSOR_REMOVE && t->info.to.index >= 0)
        tell_removal(t);
    else if (t->info.kind == LUSOR_SELECT && t->info.from.index >= 0)
        tell_selection(t);
    else if (t->info.kind == LUSOR_PROMOTE && t->info.to.index >= 0)
        tell_promotion(t);
    else if (was_filled(t))
        tell_placement(t);
    else
        tell_other(t, text);
}

void sentence_move(Sentences *s, const LusorPosition *p, int viewer, const char *text, Text *out) {
    Text told = { 0 };
    Telling t = begin(s, p, viewer, &told);
    if (lusor_traits(names_game(s->names)) & LUSOR_SIMULTANEOUS) {
        text_puts(out, text);
        return;
    }
    tell_decision(&t, text);
    tell_becoming(&t);
    Taken taken = collect_taken(&t);
    tell_taken(&t, &taken);
    text_printf(out, "%s.", text_str(&told));
    text_free(&told);
}

/* ---- what else came of it ---- */

static void tell_scores(Telling *t) {
    int players = lusor_players(names_game(t->s->names));
    bool counted = lusor_traits(names_game(t->s->names)) & LUSOR_SCORES;
    for (int i = 1; counted && t->s->remembers && i <= players; i++) {
        int was = lusor_score(t->s->before, i), is = lusor_score(t->p, i);
        if (was != is)
            text_printf(t->out, "%s%s has %d.", t->out->n ? " " : "", names_player(t->s->names, i),
                        is);
    }
}

/* Other pieces that move, come or change: castling rooks, turned discs. */
static void tell_changes(Telling *t) {
    int n = 0;
    for (int i = 0; i < t->s->n_actions; i++) {
        const LusorAction *a = &t->s->actions[i];
        bool elsewhere = !names_same_site(a->to, t->info.to);
        bool told = a->kind == LUSOR_MOVE || a->kind == LUSOR_ADD || a->kind == LUSOR_PROMOTE;
        if (a->decision || !told || !elsewhere || names_same_site(a->from, t->info.from) ||
            n++ >= EFFECTS_NAMED)
            continue;
        LusorContent c = lusor_top(t->p, a->to, t->viewer);
        text_puts(t->out, t->out->n ? " " : "");
        if (a->kind == LUSOR_MOVE)
            text_printf(t->out, "%s to %s.", site_name(t, a->from), site_name(t, a->to));
        else {
            text_printf(t->out, "%s: ", site_name(t, a->to));
            phrase_content(t->s->names, c, t->out);
            text_putc(t->out, '.');
        }
    }
    if (n > EFFECTS_NAMED)
        text_printf(t->out, " And %d more changes.", n - EFFECTS_NAMED);
}

void sentence_effects(Sentences *s, const LusorPosition *p, int viewer, Text *out) {
    Text told = { 0 };
    Telling t = begin(s, p, viewer, &told);
    tell_changes(&t);
    tell_scores(&t);
    text_puts(out, text_str(&told));
    text_free(&told);
}
