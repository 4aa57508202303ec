/* (is ...): conditions on a position. */
#include "ludeme/ludemes.h"

const Ludeme is_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is Crossing <int> <int>)" },
    { "<booleans.is.is>",
      "(is RegularGraph (<moves.player> | <roleType>) [k:<int> | odd:<boolean> | "
      "even:<boolean>])" },
    { "<booleans.is.is>", "(is <isTreeType> (<moves.player> | <roleType>))" },
    { "<booleans.is.is>",
      "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> "
      "[closed:<boolean>])" },
    { "<booleans.is.is>", "(is Freedom [<siteType>] <sites> [<int>])" },
    { "<booleans.is.is>", "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)" },
    // clang-format on
    { NULL },
};
