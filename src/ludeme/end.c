/* How a game ends, and who has won. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/result.h"

/* ---- results: rules that say who gets what ---- */

typedef struct EndResult {
    Fn fn;
    const Fn *who;
    int result;
    bool team;
} EndResult;

static void end_give(const Fn *fn, Context *c) {
    const EndResult *f = (const EndResult *)fn;
    int who = fn_int(f->who, c);
    if (f->team)
        result_apply_team(c, who, f->result);
    else
        result_apply(c, who, f->result);
}

static Fn *end_result(Build *b, const Bound *n) {
    EndResult *f = FN_NEW(b, n, EndResult, FN_RULE);
    int role = bound_word(n, "<roleType>", 0);
    f->fn.eval.rule = end_give;
    f->who = arg_player(b, n, "<roleType>");
    f->result = bound_word(n, "<resultType>", 0);
    f->team = role >= ROLE_TYPE_Team1 && role <= ROLE_TYPE_TeamMover;
    return &f->fn;
}

/* (byScore ...) and (payoffs ...): numbers given to players, and the ranks that follow. */
typedef struct EndRank {
    Fn fn;
    const Fn **who, **number; /* NULL for no numbers */
    int n;
    const Fn *misere; /* NULL: the highest number is best */
} EndRank;

static void end_by_score(const Fn *fn, Context *c) {
    const EndRank *f = (const EndRank *)fn;
    double score[PLAYERS_MAX + 2];
    bool misere = fn_bool(f->misere, c);
    for (int i = 0; i < f->n; i++) {
        int player = fn_int(f->who[i], c), number = fn_int(f->number[i], c);
        if (player >= 0 && player <= PLAYERS_MAX)
            context_put(c, &c->pos->score[player], number);
    }
    for (int i = 0; i < PLAYERS_MAX + 2; i++)
        score[i] = c->pos->score[i];
    result_rank(c, score, misere);
}

static void end_by_payoff(const Fn *fn, Context *c) {
    const EndRank *f = (const EndRank *)fn;
    for (int i = 0; i < f->n; i++) {
        int player = fn_int(f->who[i], c);
        double number = fn_real(f->number[i], c);
        if (player >= 0 && player <= PLAYERS_MAX)
            context_put_real(c, &c->pos->payoff[player], number);
    }
    result_rank(c, c->pos->payoff, false);
    if (c->game->n_players == 1 && c->pos->payoff[1] <= 0)
        context_put_real(c, &c->pos->rank[1], 0);
}

/* The pairs of a player and a number in `list`. */
static void end_read_pairs(Build *b, EndRank *f, const Bound *list, const char *number) {
    f->n = list ? list->n_items : 0;
    f->who = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    f->number = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++) {
        const Bound *value = bound_arg(list->items[i], number);
        f->who[i] = arg_player(b, list->items[i], "<roleType>");
        f->number[i] =
            f->fn.eval.rule == end_by_score ? build_int(b, value) : build_float(b, value);
    }
}

static Fn *end_scores(Build *b, const Bound *n) {
    EndRank *f = FN_NEW(b, n, EndRank, FN_RULE);
    f->fn.eval.rule = end_by_score;
    build_flag(b, FLAG_Score);
    end_read_pairs(b, f, bound_arg(n, "{<end.score>}"), "<int>");
    f->misere = arg_bool_or(b, n, "misere:<boolean>", false);
    return &f->fn;
}

static Fn *end_payoffs(Build *b, const Bound *n) {
    EndRank *f = FN_NEW(b, n, EndRank, FN_RULE);
    f->fn.eval.rule = end_by_payoff;
    end_read_pairs(b, f, bound_arg(n, "{<payoff>}"), "<float>");
    return &f->fn;
}

/* ---- (if ...) ---- */

typedef struct EndIf {
    Fn fn;
    const Fn *condition;
    const Fn **subs;
    int n_subs;
    const Fn *result; /* NULL if none */
} EndIf;

/* A player who is out of the game already gets no further result. */
static void end_give_active(const Fn *result, Context *c) {
    if (result->eval.rule == end_give) {
        int who = fn_int(((const EndResult *)result)->who, c);
        if (!result_active(c, who) && who != c->game->n_players + 1)
            return;
    }
    fn_rule(result, c);
}

static void end_if_eval(const Fn *fn, Context *c);
static bool end_if_holds(const Fn *fn, Context *c);

static bool end_any_sub(const EndIf *f, Context *c) {
    for (int i = 0; i < f->n_subs; i++)
        if (end_if_holds(f->subs[i], c))
            return true;
    return false;
}

/* When none of its own conditions holds, the result after them counts; but Ludii counts no scores
   there. */
static bool end_if_holds(const Fn *fn, Context *c) {
    const EndIf *f = (const EndIf *)fn;
    if (!fn_bool(f->condition, c))
        return false;
    if (f->n_subs && end_any_sub(f, c))
        return true;
    if (f->result && (!f->n_subs || f->result->eval.rule == end_give))
        end_give_active(f->result, c);
    return true;
}

EndGiven result_of_rule(const Fn *rule, Context *c) {
    const EndIf *f = (const EndIf *)rule;
    EndGiven none = { .who = OFF, .result = OFF };
    if (rule->eval.rule != end_if_eval || !fn_bool(f->condition, c))
        return none;
    for (int i = 0; i < f->n_subs; i++) {
        EndGiven given = result_of_rule(f->subs[i], c);
        if (given.result >= 0)
            return given;
    }
    if (!f->result || f->result->eval.rule != end_give)
        return none;
    const EndResult *r = (const EndResult *)f->result;
    return (EndGiven){ fn_int(r->who, c), r->result };
}

static void end_if_eval(const Fn *fn, Context *c) {
    end_if_holds(fn, c);
}

static Fn *end_if(Build *b, const Bound *n) {
    EndIf *f = FN_NEW(b, n, EndIf, FN_RULE);
    BoundItems subs = load_items(n, "{<end.if>}", "<end.if>");
    f->fn.eval.rule = end_if_eval;
    f->condition = arg_bool(b, n, "<boolean>");
    f->n_subs = subs.n;
    f->subs = ARENA_ARRAY(b->arena, const Fn *, subs.n + 1);
    for (int i = 0; i < subs.n; i++)
        f->subs[i] = build_rule(b, load_item(&subs, i));
    f->result = build_rule(b, bound_arg(n, "<result>"));
    return &f->fn;
}

/* ---- (forEach ...) ---- */

typedef struct EndForEach {
    Fn fn;
    const Fn *condition, *result;
    bool tracks; /* through tracks, not players */
    bool not_the_mover;
} EndForEach;

static void end_each_track(const EndForEach *f, Context *c) {
    int track = c->it.track;
    for (int i = 0; i < c->game->topology->n_tracks && c->pos->active; i++) {
        c->it.track = i;
        if (fn_bool(f->condition, c))
            fn_rule(f->result, c);
    }
    c->it.track = track;
}

static void end_each_player(const EndForEach *f, Context *c) {
    int player = c->it.player;
    for (int i = 1; i <= c->game->n_players; i++) {
        if ((f->not_the_mover && i == c->pos->mover) || !result_active(c, i))
            continue;
        c->it.player = i;
        if (fn_bool(f->condition, c))
            fn_rule(f->result, c);
    }
    c->it.player = player;
}

static void end_for_each_eval(const Fn *fn, Context *c) {
    const EndForEach *f = (const EndForEach *)fn;
    if (f->tracks)
        end_each_track(f, c);
    else
        end_each_player(f, c);
}

static Fn *end_for_each(Build *b, const Bound *n) {
    EndForEach *f = FN_NEW(b, n, EndForEach, FN_RULE);
    f->fn.eval.rule = end_for_each_eval;
    f->condition = arg_bool(b, n, "if:<boolean>");
    f->result = build_rule(b, bound_arg(n, "<result>"));
    f->tracks = bound_arg(n, "Track") != NULL;
    f->not_the_mover = bound_word(n, "<roleType>", ROLE_TYPE_Shared) == ROLE_TYPE_NonMover;
    return &f->fn;
}

/* ---- (end ...) ---- */

typedef struct End {
    Fn fn;
    const Fn **rules;
    int n;
} End;

static void end_eval(const Fn *fn, Context *c) {
    const End *f = (const End *)fn;
    for (int i = 0; i < f->n; i++)
        fn_rule(f->rules[i], c);
    result_after_rules(c);
}

static Fn *end_build(Build *b, const Bound *n) {
    End *f = FN_NEW(b, n, End, FN_RULE);
    BoundItems rules = load_items(n, "{<endRule>}", "<endRule>");
    f->fn.eval.rule = end_eval;
    f->n = rules.n;
    f->rules = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++)
        f->rules[i] = build_rule(b, load_item(&rules, i));
    return &f->fn;
}

const Ludeme end_ludemes[] = {
    // clang-format off
    { "<end>", "(end (<endRule> | {<endRule>}))", { .fn = end_build } },
    { "<byScore>", "(byScore [{<end.score>}] [misere:<boolean>])", { .fn = end_scores } },
    { "<end.forEach>", "(forEach [<roleType> | Track] if:<boolean> <result>)", { .fn = end_for_each } },
    { "<end.if>", "(if <boolean> [<end.if> | {<end.if>}] [<result>])", { .fn = end_if } },
    { "<endRule>", "<end.forEach> | <end.if>" },
    { "<payoffs>", "(payoffs {<payoff>})", { .fn = end_payoffs } },
    { "<result>", "(result <roleType> <resultType>)", { .fn = end_result } },
    { "<result>", "<byScore> | <payoffs>" },
    { "<end.score>", "(score <roleType> <int>)" },
    { "<payoff>", "(payoff <roleType> <float>)" },
    // clang-format on
    { NULL },
};
