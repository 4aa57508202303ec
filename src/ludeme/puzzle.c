/* Deduction puzzles. */
#include "ludeme/ludemes.h"

const Ludeme puzzle_ludemes[] = {
    // clang-format off
    { "<deductionPuzzle.all.all>", "(all Different [<siteType>] [<sites>] [except:<int> | excepts:{<int>}])" },
    { "<deductionPuzzle.is.is>", "(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)" },
    { "<deductionPuzzle.is.is>", "(is Unique [<siteType>])" },
    { "<deductionPuzzle.is.is>", "(is Solved)" },
    { "<forAll>", "(forAll <puzzleElementType> <boolean>)" },
    // clang-format on
    { NULL },
};
