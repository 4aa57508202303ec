/* The parts of a move: from, to, between, piece, player. */
#include "ludeme/ludemes.h"

const Ludeme parts_ludemes[] = {
    // clang-format off
    { "<flips>", "(flips <int> <int>)" },
    { "<moves.between>",
      "(between [before:<int>] [<range>] [after:<int>] [if:<boolean>] [trail:<int>] "
      "[<apply>])" },
    { "<moves.from>", "(from [<siteType>] [<sites> | <int>] [level:<int>] [if:<boolean>])" },
    { "<moves.piece>", "(piece (<string> | <int> | {<string>} | {<int>}) [state:<int>])" },
    { "<moves.player>", "(player <int>)" },
    { "<moves.to>",
      "(to [<siteType>] [<sites> | <int>] [level:<int>] [<rotations>] [if:<boolean>] "
      "[<apply>])" },
    // clang-format on
    { NULL },
};
