/* Lists of numbers. */
#include "ludeme/ludemes.h"

const Ludeme arrays_ludemes[] = {
    // clang-format off
    { "<rotations>", "(rotations (<absoluteDirection> | {<absoluteDirection>}))" },
    { "<team>", "(team)" },
    { "<values.values>", "(values Remembered [<string>])" },
    { "<intArray.players.players>", "(players <playersTeamType> [if:<boolean>])" },
    { "<intArray.players.players>", "(players <playersManyType> [of:<int>] [if:<boolean>])" },
    { "<intArray.math.difference>", "(difference <ints> (<ints> | <int>))" },
    { "<intArray.math.if>", "(if <boolean> <ints> [<ints>])" },
    { "<intArray.math.intersection>", "(intersection {<ints>})" },
    { "<intArray.math.intersection>", "(intersection <ints> <ints>)" },
    { "<intArray.math.union>", "(union {<ints>})" },
    { "<intArray.math.union>", "(union <ints> <ints>)" },
    { "<results>", "(results (from:<int> | from:<sites>) (to:<int> | to:<sites>) <int>)" },
    { "<array>", "(array {<int>})" },
    { "<array>", "(array <sites>)" },
    // clang-format on
    { NULL },
};
