/* Effects on pieces. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/reach.h"

/* ---- (apply ...) as an effect of its own, not as part of a (from ...) or (to ...) ---- */

typedef struct Apply {
    Fn fn;
    const Fn *condition; /* NULL: always */
    const Fn *effect;    /* NULL: nothing happens */
} Apply;

static bool applies(const Apply *f, Context *c) {
    return f->effect && (!f->condition || fn_bool(f->condition, c));
}

static void apply_eval(const Fn *fn, Context *c) {
    const Apply *f = (const Apply *)fn;
    if (applies(f, c))
        fn_moves(f->effect, c);
}

static bool apply_reaches(const Fn *fn, Context *c, int site) {
    const Apply *f = (const Apply *)fn;
    return applies(f, c) && reach_any(f->effect, c, site);
}

static Fn *effect_apply(Build *b, const Bound *n) {
    Apply *f = FN_NEW(b, n, Apply, FN_MOVES);
    f->fn.eval.moves = apply_eval;
    f->fn.reaches = apply_reaches;
    f->condition = bound_has(n, "if:<boolean>") ? arg_bool(b, n, "if:<boolean>") : NULL;
    f->effect = bound_has(n, "<nonDecision>") ? arg_moves(b, n, "<nonDecision>") : NULL;
    return &f->fn;
}

const Ludeme effect_ludemes[] = {
    // clang-format off
    { "<effect>",
      "<effect.add> | <addScore> | <attract> | <avoidStoredState> | <bet> | <claim> | "
      "<custodial> | <effect.deal> | <directional> | <do> | <enclose> | <firstMoveOnTrack> | "
      "<flip> | <operators.foreach.forEach> | <forget> | <fromTo> | <hop> | <intervene> | "
      "<leap> | <max.max> | <moveAgain> | <note> | <pass> | <playCard> | <priority> | "
      "<promote> | <propose> | <push> | <remember> | <effect.remove> | <roll> | <satisfy> | "
      "<select> | <seq> | <effect.set.set> | <shoot> | <slide> | <sow> | <effect.step> | "
      "<surround> | <swap.swap> | <take> | <trigger> | <vote> | <while>" },
    { "<apply>", "(apply if:<boolean>)", { .fn = effect_apply } },
    { "<apply>", "(apply <nonDecision>)", { .fn = effect_apply } },
    { "<apply>", "(apply if:<boolean> <nonDecision>)", { .fn = effect_apply } },
    { "<effect.deal>", "(deal <dealableType> [<int>] [beginWith:<int>] [<then>])" },
    { "<playCard>", "(playCard [<then>])" },
    // clang-format on
    { NULL },
};
