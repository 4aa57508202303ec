/* Boards and tracks. */
#include "ludeme/ludemes.h"

const Ludeme board_ludemes[] = {
    // clang-format off
    { "<container.board.board>",
      "(board <graph> [<board.track> | {<board.track>}] [<equipment.values> | "
      "{<equipment.values>}] [use:<siteType>] [largeStack:<boolean>])" },
    { "<container.board.board>", "<boardless> | <mancalaBoard> | <surakartaBoard>" },
    { "<board.track>",
      "(track <string> ({<int>} | <string> | {<equipment.trackStep>}) [loop:<boolean>] "
      "[<int> | <roleType>] [directed:<boolean>])" },
    { "<boardless>", "(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])" },
    { "<mancalaBoard>",
      "(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] "
      "[largeStack:<boolean>] [<board.track> | {<board.track>}])" },
    { "<surakartaBoard>", "(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])" },
    { "<equipment.trackStep>", "<dim> | <compassDirection> | Off | End | Repeat" },
    // clang-format on
    { NULL },
};
