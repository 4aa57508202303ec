/* Numbers. */
#include "ludeme/ludemes.h"

const Ludeme ints_ludemes[] = {
    // clang-format off
    { "<pathExtent>", "(pathExtent [<int>] [<int> | <sites>])" },
    { "<card.card>", "(card TrumpSuit)" },
    { "<card.card>", "(card <cardSiteType> at:<int> [level:<int>])" },
    { "<ints>",
      "{<int>} | <array> | <intArray.math.difference> | <intArray.math.if> | "
      "<intArray.math.intersection> | <intArray.players.players> | <regions> | <results> | "
      "<rotations> | <sizes> | <team> | <intArray.math.union> | <values.values>" },
    { "<int>",
      "<%> | <dim.math.*> | <ints.math.*> | <dim.math.+> | <ints.math.+> | <dim.math.-> | "
      "<ints.math.-> | <dim.math./> | <ints.math./> | End | Infinity | Off | Undefined | "
      "<dim.math.^> | <ints.math.^> | <dim.math.abs> | <ints.math.abs> | <ahead> | "
      "<amount> | <arrayValue> | <iterator.between> | <card.card> | <centrePoint> | "
      "<column> | <coord> | <cost> | <count.count> | <countSizeBiggestGroup> | <counter> | "
      "<iterator.edge> | <dice.face> | <iterator.from> | <handSite> | <iterator.hint> | "
      "<board.id> | <ints.math.if> | int | <ints.last.last> | <layer> | <level> | "
      "<mapEntry> | <matchScore> | <dim.math.max> | <ints.math.max> | <dim.math.min> | "
      "<ints.math.min> | <mover> | <next> | <nextPhase> | <pathExtent> | <board.phase> | "
      "<pips> | <iterator.player> | <pot> | <prev> | <regionSite> | <rotation> | <row> | "
      "<state.score> | <site> | <size> | <state> | <iterator.to> | <toInt> | <topLevel> | "
      "<iterator.track> | <trackSite> | <value> | <var> | <what> | <where> | <who>" },
    { "<toInt>", "(toInt (<boolean> | <float>))" },
    // clang-format on
    { NULL },
};
