/* Directions. */
#include "ludeme/ludemes.h"

const Ludeme directions_ludemes[] = {
    // clang-format off
    { "<directions>", "(directions (<absoluteDirection> | {<absoluteDirection>}))" },
    { "<directions>",
      "(directions [<relativeDirection> | {<relativeDirection>}] [of:<relationType>] "
      "[bySite:<boolean>])" },
    { "<directions>", "(directions <siteType> from:<int> to:<int>)" },
    { "<directions>", "(directions Random <direction> num:<int>)" },
    { "<directions.difference>", "(difference <direction> <direction>)" },
    { "<directions.if>", "(if <boolean> <direction> <direction>)" },
    { "<directions.union>", "(union <direction> <direction>)" },
    { "<direction>",
      "<absoluteDirection> | <directions.difference> | <directions> | <directions.if> | "
      "<relativeDirection> | <directions.union>" },
    { "<directionFacing>", "<compassDirection> | <rotationalDirection> | <spatialDirection>" },
    // clang-format on
    { NULL },
};
