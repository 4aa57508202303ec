/* Numbers kept in the state. */
#include "ludeme/ludemes.h"

const Ludeme state_ints_ludemes[] = {
    // clang-format off
    { "<amount>", "(amount (<roleType> | <moves.player>))" },
    { "<prev>", "(prev [<prevType>])" },
    { "<state.score>", "(score (<moves.player> | <roleType>))" },
    { "<var>", "(var [<string>])" },
    { "<value>", "(value Player (<int> | <roleType>))" },
    { "<value>", "(value <valueSimpleType>)" },
    { "<value>", "(value Random <range>)" },
    // clang-format on
    { NULL },
};
