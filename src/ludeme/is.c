/* (is ...): conditions on a position. */
#include "ludeme/ludemes.h"

const Ludeme is_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)" },
    // clang-format on
    { NULL },
};
