/* Effects that set a part of the state. */
#include "ludeme/ludemes.h"

const Ludeme set_ludemes[] = {
    // clang-format off
    { "<effect.set.set>",
      "(set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] "
      "[<then>])" },
    { "<effect.set.set>", "(set <setPlayerType> (<moves.player> | <roleType>) <int> [<then>])" },
    { "<effect.set.set>", "(set Pending [<int> | <sites>] [<then>])" },
    { "<effect.set.set>", "(set Team <int> {<roleType>} [<then>])" },
    { "<effect.set.set>",
      "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) "
      "[level:<int>] [<boolean>] (to:<moves.player> | to:<roleType>) [<then>])" },
    { "<effect.set.set>", "(set TrumpSuit (<int> | <intArray.math.difference>) [<then>])" },
    { "<effect.set.set>", "(set NextPlayer (<moves.player> | <ints>) [<then>])" },
    { "<effect.set.set>", "(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])" },
    { "<effect.set.set>", "(set Var [<string>] [<int>] [<then>])" },
    { "<effect.set.set>", "(set <setValueType> [<int>] [<then>])" },
    // clang-format on
    { NULL },
};
