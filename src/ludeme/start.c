/* What happens before the first move. */
#include "ludeme/ludemes.h"

const Ludeme start_ludemes[] = {
    // clang-format off
    { "<start>", "(start ({<startRule>} | <startRule>))" },
    { "<start.deal>", "(deal <dealableType> [<int>])" },
    { "<startRule>",
      "<start.deal> | <forEach.forEach> | <place> | <deductionPuzzle.set> | "
      "<start.set.set> | <split>" },
    { "<place>",
      "(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> "
      "[<siteType>])" },
    { "<place>", "(place Random {<math.count>} <int> [<siteType>])" },
    { "<place>",
      "(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] "
      "[<siteType>] [<booleanConstant>])" },
    { "<place>",
      "(place Stack (<string> | items:{<string>}) [<string>] [<siteType>] [<int> | {<int>} | "
      "<sites> | coord:<string> | {<string>}] [count:<int> | counts:{<int>}] [state:<int>] "
      "[rotation:<int>] [value:<int>])" },
    { "<place>",
      "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] "
      "[state:<int>] [rotation:<int>] [value:<int>])" },
    { "<place>",
      "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] "
      "[state:<int>] [rotation:<int>] [value:<int>])" },
    { "<split>", "(split Deck)" },
    { "<forEach.forEach>", "(forEach <ints> <startRule>)" },
    { "<forEach.forEach>", "(forEach Value min:<int> max:<int> <startRule>)" },
    { "<forEach.forEach>", "(forEach Player <startRule>)" },
    { "<forEach.forEach>", "(forEach Site <sites> [if:<boolean>] <startRule>)" },
    { "<forEach.forEach>", "(forEach Team <startRule>)" },
    { "<deductionPuzzle.set>", "(set [<siteType>] {{<int>}})" },
    { "<start.set.set>", "(set <setStartPlayerType> [<roleType>] <int>)" },
    { "<start.set.set>", "(set <setStartSitesType> <int> [<siteType>] (at:<int> | to:<sites>))" },
    { "<start.set.set>", "(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])" },
    { "<start.set.set>", "(set <roleType> [<siteType>] [<int>] [coord:<string>])" },
    { "<start.set.set>",
      "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) "
      "[level:<int>] [<boolean>] to:<roleType>)" },
    { "<start.set.set>", "(set RememberValue [<string>] (<int> | <sites>) [unique:<boolean>])" },
    { "<start.set.set>", "(set Team <int> {<roleType>})" },
    // clang-format on
    { NULL },
};
