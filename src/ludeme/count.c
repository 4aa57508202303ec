/* Counting things. */
#include "ludeme/ludemes.h"

const Ludeme count_ludemes[] = {
    // clang-format off
    { "<size>", "(size Territory [<siteType>] (<roleType> | <moves.player>) [<absoluteDirection>])" },
    { "<size>", "(size LargePiece [<siteType>] (in:<sites> | at:<int>))" },
    { "<size>", "(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])" },
    { "<size>", "(size Stack [<siteType>] [in:<sites> | at:<int>])" },
    { "<size>", "(size Array <ints>)" },
    { "<count.count>", "(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])" },
    { "<count.count>", "(count SizeBiggestLine [<siteType>] [<absoluteDirection>] [if:<boolean>])" },
    { "<count.count>",
      "(count <countGroupsType> [<siteType>] [<direction>] [<sites>] [if:<boolean>] "
      "[min:<int>] [isVisible:<boolean>])" },
    { "<count.count>",
      "(count Stack [<stackDirection>] [<siteType>] (at:<int> | to:<sites>) [if:<boolean>] "
      "[stop:<boolean>])" },
    { "<count.count>", "(count <countSimpleType> [<siteType>])" },
    { "<count.count>",
      "(count [<countSiteType>] [<siteType>] [in:<sites> | at:<int> | <string>] "
      "[who:<roleType>] [what:<int> | whats:{<int>}])" },
    { "<count.count>",
      "(count <countComponentType> [<siteType>] [<roleType> | of:<int>] [<string>] "
      "[in:<sites>] [if:<boolean>])" },
    { "<count.count>", "(count Value <int> in:<ints>)" },
    { "<count.count>", "(count StepsOnTrack [<roleType> | <moves.player> | <string>] [<int>] [<int>])" },
    { "<count.count>",
      "(count Steps [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] <int> "
      "(<int> | <sites>))" },
    { "<countSizeBiggestGroup>",
      "(countSizeBiggestGroup [<siteType>] [<direction>] [<sites>] [if:<boolean> | "
      "isVisible:<boolean>])" },
    // clang-format on
    { NULL },
};
