/* How a game ends, and who has won. */
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "play/result.h"

typedef struct End {
    Fn fn;
    const Fn **rules;
    int n;
} End;

static void end_eval(const Fn *fn, Context *c) {
    const End *f = (const End *)fn;
    for (int i = 0; i < f->n; i++)
        fn_rule(f->rules[i], c);
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

typedef struct EndIf {
    Fn fn;
    const Fn *condition, *result;
} EndIf;

static void end_if_eval(const Fn *fn, Context *c) {
    const EndIf *f = (const EndIf *)fn;
    if (fn_bool(f->condition, c) && f->result)
        fn_rule(f->result, c);
}

static Fn *end_if_build(Build *b, const Bound *n) {
    EndIf *f = FN_NEW(b, n, EndIf, FN_RULE);
    f->fn.eval.rule = end_if_eval;
    f->condition = arg_bool(b, n, "<boolean>");
    f->result = build_rule(b, bound_arg(n, "<result>"));
    return &f->fn;
}

typedef struct EndResult {
    Fn fn;
    const Fn *who;
    int result;
} EndResult;

static void end_result_eval(const Fn *fn, Context *c) {
    const EndResult *f = (const EndResult *)fn;
    int who = fn_int(f->who, c);
    bool all = who == c->game->n_players + 1;
    if (all || (who > 0 && c->pos->active >> (who - 1) & 1))
        result_apply(c, who, f->result);
}

static Fn *end_result_build(Build *b, const Bound *n) {
    EndResult *f = FN_NEW(b, n, EndResult, FN_RULE);
    f->fn.eval.rule = end_result_eval;
    f->who = arg_player(b, n, "<roleType>");
    f->result = bound_word(n, "<resultType>", 0);
    return &f->fn;
}

const Ludeme end_ludemes[] = {
    // clang-format off
    { "<end>", "(end (<endRule> | {<endRule>}))", { .fn = end_build } },
    { "<byScore>", "(byScore [{<end.score>}] [misere:<boolean>])" },
    { "<end.forEach>", "(forEach [<roleType> | Track] if:<boolean> <result>)" },
    { "<end.if>", "(if <boolean> [<end.if> | {<end.if>}] [<result>])", { .fn = end_if_build } },
    { "<endRule>", "<end.forEach> | <end.if>" },
    { "<payoffs>", "(payoffs {<payoff>})" },
    { "<result>", "(result <roleType> <resultType>)", { .fn = end_result_build } },
    { "<result>", "<byScore> | <payoffs>" },
    { "<end.score>", "(score <roleType> <int>)" },
    { "<payoff>", "(payoff <roleType> <float>)" },
    // clang-format on
    { NULL },
};
