/* Regions: sets of sites. */
#include "ludeme/ludemes.h"

const Ludeme sites_ludemes[] = {
    // clang-format off
    { "<sites>",
      "(sites Loop [inside:<boolean>] [<siteType>] [surround:<roleType> | {<roleType>}] "
      "[<direction>] [<int>] [<int> | <sites>])" },
    { "<sites>", "(region <equipment.region>)" },
    { "<sites>", "(region)" },
    { "<sites>", "(region int)" },
    { "<sites>", "(region <string> <container.board.board> {<string>})" },
    { "<sites>", "(region {int})" },
    { "<sites>",
      "<region.math.difference> | <expand> | <region.foreach.forEach> | <region.math.if> | "
      "<region.math.intersection> | <region.last.last> | <region.math.union>" },
    // clang-format on
    { NULL },
};
