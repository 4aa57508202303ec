/* (is ...): conditions on a position. */
#include "ludeme/is_line.h"
#include "ludeme/ludemes.h"

const Ludeme is_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isSimpleType>)" },
    { "<booleans.is.is>", "(is Crossing <int> <int>)" },
    { "<booleans.is.is>", "(is <isStringType> <string>)" },
    { "<booleans.is.is>", "(is <isGraphType> <siteType>)" },
    { "<booleans.is.is>", "(is <isComponentType> [<int>] [<siteType>] [at:<int> | in:<sites>] [<moves>])" },
    { "<booleans.is.is>",
      "(is Hidden [<hiddenData>] [<siteType>] at:<int> [level:<int>] (to:<moves.player> | "
      "to:<roleType>))" },
    { "<booleans.is.is>", "(is Repeat [<repetitionType>])" },
    { "<booleans.is.is>",
      "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | "
      "whats:{<int>}] [froms:<sites>])" },
    { "<booleans.is.is>", "(is Triggered <string> (<int> | <roleType>))" },
    { "<booleans.is.is>",
      "(is RegularGraph (<moves.player> | <roleType>) [k:<int> | odd:<boolean> | "
      "even:<boolean>])" },
    { "<booleans.is.is>", "(is <isTreeType> (<moves.player> | <roleType>))" },
    { "<booleans.is.is>",
      "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> "
      "[closed:<boolean>])" },
    { "<booleans.is.is>", "(is Freedom [<siteType>] <sites> [<int>])" },
    { "<booleans.is.is>", "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)" },
    { "<booleans.is.is>", "(is Related <relationType> [<siteType>] <int> (<int> | <sites>))" },
    { "<booleans.is.is>", "(is Target [<int> | <string>] {<int>} [<int> | {<int>}])" },
    { "<booleans.is.is>",
      "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] "
      "[<int> | <sites>] [path:<boolean>])" },
    { "<booleans.is.is>",
      "(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | "
      "throughAny:<sites>] [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] "
      "[contiguous:<boolean>] [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] "
      "[throughHowMuch:<int>] [isVisible:<boolean>] [useOpposites:<boolean>])", { .fn = is_line_build } },
    { "<booleans.is.is>",
      "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] ({<sites>} | "
      "<roleType> | <regionTypeStatic>))" },
    // clang-format on
    { NULL },
};
