/* Conditions. */
#include "ludeme/ludemes.h"

const Ludeme booleans_ludemes[] = {
    // clang-format off
    { "<boolean>",
      "<!=> | <<> | <<=> | <=> | <>> | <>=> | <booleans.all.all> | "
      "<deductionPuzzle.all.all> | <math.and> | boolean | <can> | <forAll> | "
      "<booleans.math.if> | <booleans.is.is> | <deductionPuzzle.is.is> | <booleans.no.no> | "
      "<not> | <math.or> | <toBool> | <was> | <xor>" },
    { "<toBool>", "(toBool (<int> | <float>))" },
    { "<booleanConstant>", "boolean" },
    // clang-format on
    { NULL },
};
