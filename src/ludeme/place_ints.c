/* Sites and their coordinates as numbers. */
#include "ludeme/ludemes.h"

const Ludeme place_ints_ludemes[] = {
    // clang-format off
    { "<where>", "(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])" },
    { "<where>",
      "(where Level <string> (<int> | <roleType>) [state:<int>] [<siteType>] at:<int> "
      "[fromTop:<boolean>])" },
    { "<where>", "(where <string> (<int> | <roleType>) [state:<int>] [<siteType>])" },
    { "<where>", "(where <int> [<siteType>])" },
    { "<ahead>", "(ahead [<siteType>] <int> [steps:<int>] [<direction>])" },
    { "<arrayValue>", "(arrayValue <ints> index:<int>)" },
    { "<board.id>", "(id <string>)" },
    { "<board.id>", "(id [<string>] <roleType>)" },
    { "<board.phase>", "(phase [<siteType>] of:<int>)" },
    { "<centrePoint>", "(centrePoint [<siteType>])" },
    { "<column>", "(column [<siteType>] of:<int>)" },
    { "<coord>", "(coord [<siteType>] row:<int> column:<int>)" },
    { "<coord>", "(coord [<siteType>] <string>)" },
    { "<cost>", "(cost [<siteType>] (at:<int> | in:<sites>))" },
    { "<handSite>", "(handSite (<int> | <roleType>) [<int>])" },
    { "<layer>", "(layer of:<int> [<siteType>])" },
    { "<mapEntry>", "(mapEntry [<string>] (<int> | <roleType>))" },
    { "<regionSite>", "(regionSite <sites> index:<int>)" },
    { "<row>", "(row [<siteType>] of:<int>)" },
    // clang-format on
    { NULL },
};
