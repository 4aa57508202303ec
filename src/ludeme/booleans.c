/* Conditions. */
#include "ludeme/ludemes.h"

const Ludeme booleans_ludemes[] = {
    // clang-format off
    { "<booleans.no.no>", "(no Pieces [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>])" },
    { "<booleans.no.no>", "(no Moves <roleType>)" },
    { "<was>", "(was Pass)" },
    { "<booleans.all.all>", "(all <allSitesType> <sites> if:<boolean>)" },
    { "<booleans.all.all>", "(all Values <ints> if:<boolean>)" },
    { "<booleans.all.all>", "(all <allSimpleType>)" },
    { "<booleans.all.all>", "(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)" },
    { "<can>", "(can Move <moves>)" },
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
