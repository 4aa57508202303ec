/* Effects on scores, turns, memory, control. */
#include "ludeme/ludemes.h"

const Ludeme state_effect_ludemes[] = {
    // clang-format off
    { "<take>",
      "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | "
      "to:<sites>] [<siteType>] [<then>])" },
    { "<take>", "(take Domino [<then>])" },
    // clang-format on
    { NULL },
};
