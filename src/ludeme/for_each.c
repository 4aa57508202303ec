/* Moves for each piece, site, value, player ... */
#include "ludeme/ludemes.h"

const Ludeme for_each_ludemes[] = {
    // clang-format off
    { "<operators.foreach.forEach>",
      "(forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | "
      "<moves>) [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Value <ints> <moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Value min:<int> max:<int> <moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Team <moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])" },
    { "<operators.foreach.forEach>",
      "(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] "
      "<moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach <ints> <moves> [<then>])" },
    { "<operators.foreach.forEach>", "(forEach Player <moves> [<then>])" },
    // clang-format on
    { NULL },
};
