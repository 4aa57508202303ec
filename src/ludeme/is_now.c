/* (is Full), (is Pending), (is Repeat ...), (is Hidden ...), (is Triggered ...) ...: how the game
 * stands. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"
#include "play/result.h"

/* ---- (is Full), (is Pending), (is Cycle) ---- */

static bool is_full_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Game *g = c->game;
    int first = contents_slot(c, g->default_type, 0);
    int slot = bits_next(position_empty(g, c->pos), g->slot_words, first);
    return slot < 0 || slot >= first + g->n_type_sites[g->default_type];
}

static bool is_pending_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->n_pending > 0;
}

static bool is_cycle_eval(const Fn *fn, Context *c) {
    (void)fn;
    return history_cycles(c);
}

static Fn *is_simple(Build *b, const Bound *n) {
    static bool (*const evals[])(const Fn *, Context *) = {
        [IS_SIMPLE_TYPE_Cycle] = is_cycle_eval,
        [IS_SIMPLE_TYPE_Full] = is_full_eval,
        [IS_SIMPLE_TYPE_Pending] = is_pending_eval,
    };
    Fn *f = FN_NEW(b, n, Fn, FN_BOOL);
    int word = bound_word(n, "<isSimpleType>", 0);
    f->eval.boolean = evals[word];
    build_flag(b, word == IS_SIMPLE_TYPE_Cycle ? FLAG_CycleDetection : 0);
    return f;
}

/* ---- (is Repeat ...) ---- */

typedef struct IsRepeat {
    Fn fn;
    Repetition kind;
} IsRepeat;

static bool is_repeat_eval(const Fn *fn, Context *c) {
    return history_was_met(c, ((const IsRepeat *)fn)->kind);
}

static Fn *is_repeat(Build *b, const Bound *n) {
    static const struct {
        Repetition kind;
        uint64_t flag;
    } rows[] = {
        [REPETITION_TYPE_Positional] = { REPEAT_POSITIONAL, FLAG_RepeatPositionalInGame },
        [REPETITION_TYPE_PositionalInTurn] = { REPEAT_POSITIONAL_IN_TURN,
                                               FLAG_RepeatPositionalInTurn },
        [REPETITION_TYPE_Situational] = { REPEAT_SITUATIONAL, FLAG_RepeatSituationalInGame },
        [REPETITION_TYPE_SituationalInTurn] = { REPEAT_SITUATIONAL_IN_TURN,
                                                FLAG_RepeatSituationalInTurn },
    };
    IsRepeat *f = FN_NEW(b, n, IsRepeat, FN_BOOL);
    int word = bound_word(n, "<repetitionType>", REPETITION_TYPE_Positional);
    f->fn.eval.boolean = is_repeat_eval;
    f->kind = rows[word].kind;
    build_flag(b, rows[word].flag);
    return &f->fn;
}

/* ---- (is Proposed ...), (is Decided ...), (is Triggered ...) ---- */

typedef struct IsMessage {
    Fn fn;
    int message;
    const Fn *player;
} IsMessage;

static bool is_decided_eval(const Fn *fn, Context *c) {
    return c->pos->decided == ((const IsMessage *)fn)->message;
}

static bool is_proposed_eval(const Fn *fn, Context *c) {
    const int32_t *proposed = POSITION_ARRAY(c->pos, c->game->layout.votes, int32_t);
    for (int i = 0; i < c->pos->n_proposed; i++)
        if (proposed[i] == ((const IsMessage *)fn)->message)
            return true;
    return false;
}

static Fn *is_string(Build *b, const Bound *n) {
    IsMessage *f = FN_NEW(b, n, IsMessage, FN_BOOL);
    bool decided = bound_word(n, "<isStringType>", 0) == IS_STRING_TYPE_Decided;
    f->fn.eval.boolean = decided ? is_decided_eval : is_proposed_eval;
    f->message = build_message(b, arg_string(n, "<string>"));
    build_flag(b, FLAG_Vote);
    return &f->fn;
}

/* Ludii keeps one trigger for each player, whatever the event. */
static bool is_triggered_eval(const Fn *fn, Context *c) {
    int player = fn_int(((const IsMessage *)fn)->player, c);
    return result_active(c, player) && c->pos->triggered >> (player - 1) & 1;
}

static Fn *is_triggered(Build *b, const Bound *n) {
    IsMessage *f = FN_NEW(b, n, IsMessage, FN_BOOL);
    f->fn.eval.boolean = is_triggered_eval;
    f->player = arg_int(b, n, "<int>");
    if (!f->player)
        f->player = arg_player(b, n, "<roleType>");
    return &f->fn;
}

/* ---- (is LastTo ...), (is LastFrom ...) ---- */

typedef struct IsLast {
    Fn fn;
    SiteType type;
} IsLast;

static bool is_last_to_eval(const Fn *fn, Context *c) {
    const Made *last = history_last(c);
    return last && last->to_type == ((const IsLast *)fn)->type;
}

static bool is_last_from_eval(const Fn *fn, Context *c) {
    const Made *last = history_last(c);
    return last && last->from_type == ((const IsLast *)fn)->type;
}

static Fn *is_last(Build *b, const Bound *n) {
    IsLast *f = FN_NEW(b, n, IsLast, FN_BOOL);
    bool to = bound_word(n, "<isGraphType>", 0) == IS_GRAPH_TYPE_LastTo;
    f->fn.eval.boolean = to ? is_last_to_eval : is_last_from_eval;
    f->type = arg_type(b, n, "<siteType>");
    return &f->fn;
}

/* ---- (is Target ...) ---- */

typedef struct IsTarget {
    Fn fn;
    const Fn *target; /* ints: what is to lie where */
    const Fn *sites;  /* ints; NULL: on all sites of the board */
    const Fn *site;   /* int: the only one; NULL: those of `sites` */
} IsTarget;

static bool holds(const Context *c, int site, int what) {
    SiteType type = c->game->default_type;
    return contents_known(c, type, site) && contents_what(c, contents_slot(c, type, site)) == what;
}

static bool stack_is(const Context *c, int slot, Ints target) {
    bool same = contents_height(c, slot) == target.n;
    for (int level = 0; level < target.n && same; level++)
        same = contents_what_at(c, slot, level) == target.v[level];
    return same;
}

/* With stacks it is enough if one of them is as wanted, from the bottom up. Among all stacks of the
   board Ludii looks no further than the first of another height. */
static bool any_stack_is(const IsTarget *f, const Context *c, Ints sites, Ints target) {
    bool all = !f->sites && !f->site;
    int n = all ? c->game->n_type_sites[SITE_CELL] : sites.n;
    for (int i = 0; i < n; i++) {
        int site = all ? i : sites.v[i];
        if (!contents_known(c, SITE_CELL, site))
            continue;
        int slot = contents_slot(c, SITE_CELL, site);
        if (stack_is(c, slot, target))
            return true;
        if (all && contents_height(c, slot) != target.n)
            return false;
    }
    return false;
}

static bool is_target_eval(const Fn *fn, Context *c) {
    const IsTarget *f = (const IsTarget *)fn;
    size_t mark = context_mark(c);
    Ints target = fn_ints(f->target, c), sites = { 0 };
    int one = f->site ? fn_int(f->site, c) : OFF;
    if (f->sites)
        sites = fn_ints(f->sites, c);
    else if (f->site)
        sites = (Ints){ &one, 1 };
    bool all = !f->sites && !f->site;
    bool met = (all ? c->game->topology->sites[SITE_CELL].n : sites.n) == target.n;
    if (c->game->layout.height)
        met = any_stack_is(f, c, sites, target);
    else
        for (int i = 0; i < target.n && met; i++)
            met = holds(c, all ? i : sites.v[i], target.v[i]);
    context_reset(c, mark);
    return met;
}

static Fn *is_target(Build *b, const Bound *n) {
    IsTarget *f = FN_NEW(b, n, IsTarget, FN_BOOL);
    f->fn.eval.boolean = is_target_eval;
    f->target = arg_ints(b, n, "{<int>}");
    f->sites = arg_ints(b, n, "{<int>}#2");
    f->site = arg_int(b, n, "<int>#2");
    if (bound_arg(n, "<int>") || bound_arg(n, "<string>"))
        build_not_yet(b, n); /* a container: only the board can be meant */
    return &f->fn;
}

/* ---- (is Related ...) ---- */

typedef struct IsRelated {
    Fn fn;
    SiteType type;
    Direction direction;
    const Fn *site;
    Given to;
} IsRelated;

static bool is_related_eval(const Fn *fn, Context *c) {
    const IsRelated *f = (const IsRelated *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    size_t mark = context_mark(c);
    int site = fn_int(f->site, c);
    Ints to = given_sites(&f->to, c);
    bool related = false;
    if (site >= 0 && site < s->n) {
        SiteSpan near = topology_steps(s, site, f->direction);
        for (int i = 0; i < to.n && !related; i++)
            for (int k = 0; k < near.n && !related; k++)
                related = near.v[k] == to.v[i];
    }
    context_reset(c, mark);
    return related;
}

static Fn *is_related(Build *b, const Bound *n) {
    static const Direction directions[] = {
        [RELATION_TYPE_Adjacent] = DIR_Adjacent,     [RELATION_TYPE_All] = DIR_All,
        [RELATION_TYPE_Diagonal] = DIR_Diagonal,     [RELATION_TYPE_OffDiagonal] = DIR_OffDiagonal,
        [RELATION_TYPE_Orthogonal] = DIR_Orthogonal,
    };
    IsRelated *f = FN_NEW(b, n, IsRelated, FN_BOOL);
    f->fn.eval.boolean = is_related_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->direction = directions[bound_word(n, "<relationType>", 0)];
    f->site = arg_int(b, n, "<int>");
    f->to = given_build(b, n, "<int>#2", "<sites>");
    return &f->fn;
}

const Ludeme is_now_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isSimpleType>)", { .fn = is_simple } },
    { "<booleans.is.is>", "(is <isStringType> <string>)", { .fn = is_string } },
    { "<booleans.is.is>", "(is <isGraphType> <siteType>)", { .fn = is_last } },
    { "<booleans.is.is>", "(is Repeat [<repetitionType>])", { .fn = is_repeat } },
    { "<booleans.is.is>", "(is Triggered <string> (<int> | <roleType>))", { .fn = is_triggered } },
    { "<booleans.is.is>",
      "(is Related <relationType> [<siteType>] <int> (<int> | <sites>))", { .fn = is_related } },
    { "<booleans.is.is>", "(is Target [<int> | <string>] {<int>} [<int> | {<int>}])", { .fn = is_target } },
    // clang-format on
    { NULL },
};
