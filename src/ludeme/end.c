/* How a game ends, and who has won. */
#include "ludeme/ludemes.h"

const Ludeme end_ludemes[] = {
    // clang-format off
    { "<end>", "(end (<endRule> | {<endRule>}))" },
    { "<byScore>", "(byScore [{<end.score>}] [misere:<boolean>])" },
    { "<end.forEach>", "(forEach [<roleType> | Track] if:<boolean> <result>)" },
    { "<end.if>", "(if <boolean> [<end.if> | {<end.if>}] [<result>])" },
    { "<endRule>", "<end.forEach> | <end.if>" },
    { "<payoffs>", "(payoffs {<payoff>})" },
    { "<result>", "(result <roleType> <resultType>)" },
    { "<result>", "<byScore> | <payoffs>" },
    { "<end.score>", "(score <roleType> <int>)" },
    { "<payoff>", "(payoff <roleType> <float>)" },
    // clang-format on
    { NULL },
};
