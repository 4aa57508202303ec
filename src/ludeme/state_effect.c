/* Effects on scores, turns, memory, control. */
#include "ludeme/ludemes.h"

const Ludeme state_effect_ludemes[] = {
    // clang-format off
    { "<take>",
      "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | "
      "to:<sites>] [<siteType>] [<then>])" },
    { "<take>", "(take Domino [<then>])" },
    { "<remember>", "(remember State [<then>])" },
    { "<remember>", "(remember Value [<string>] <int> [unique:<boolean>] [<then>])" },
    { "<forget>", "(forget Value [<string>] <int> [<then>])" },
    { "<forget>", "(forget Value [<string>] All [<then>])" },
    { "<swap.swap>", "(swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])" },
    { "<swap.swap>", "(swap Pieces [<int>] [<int>] [<then>])" },
    // clang-format on
    { NULL },
};
