/* Moves joined: and, or, if, seq ... */
#include "ludeme/ludemes.h"

const Ludeme logical_ludemes[] = {
    // clang-format off
    { "<allCombinations>", "(allCombinations <moves> <moves> [<then>])" },
    { "<append>", "(append <nonDecision> [<then>])" },
    { "<logical.and>", "(and {<moves>} [<then>])" },
    { "<logical.and>", "(and <moves> <moves> [<then>])" },
    { "<logical.if>", "(if <boolean> <moves> [<moves>] [<then>])" },
    { "<logical.or>", "(or {<moves>} [<then>])" },
    { "<logical.or>", "(or <moves> <moves> [<then>])" },
    { "<seq>", "(seq {<moves>})" },
    // clang-format on
    { NULL },
};
