/* Numbers kept in the state. */
#include "ludeme/ludemes.h"

const Ludeme state_ints_ludemes[] = {
    // clang-format off
    { "<state>", "(state [<siteType>] at:<int> [level:<int>])" },
    { "<amount>", "(amount (<roleType> | <moves.player>))" },
    { "<counter>", "(counter)" },
    { "<mover>", "(mover)" },
    { "<next>", "(next)" },
    { "<pot>", "(pot)" },
    { "<prev>", "(prev [<prevType>])" },
    { "<rotation>", "(rotation [<siteType>] at:<int> [level:<int>])" },
    { "<state.score>", "(score (<moves.player> | <roleType>))" },
    { "<var>", "(var [<string>])" },
    { "<what>", "(what [<siteType>] at:<int> [level:<int>])" },
    { "<who>", "(who [<siteType>] at:<int> [level:<int>])" },
    { "<value>", "(value)" },
    { "<value>", "(value Player (<int> | <roleType>))" },
    { "<value>", "(value Piece [<siteType>] at:<int> [level:<int>])" },
    { "<value>", "(value <valueSimpleType>)" },
    { "<value>", "(value Random <range>)" },
    // clang-format on
    { NULL },
};
