/* Pieces, hands, dice, decks, maps, hints. */
#include "ludeme/ludemes.h"

const Ludeme equipment_ludemes[] = {
    // clang-format off
    { "<equipment>", "(equipment {<item>})" },
    { "<item>", "<component> | <container> | <dominoes> | <hints> | <map> | <regions>" },
    { "<component>",
      "(component <string> <roleType> {{<stepType>}} <directionFacing> <moves> <int> <int> "
      "<int>)" },
    { "<component>", "<component.card> | <die> | <domino> | <component.piece> | <tile>" },
    { "<component.card>",
      "(card <string> <roleType> <cardType> rank:<int> value:<int> trumpRank:<int> "
      "trumpValue:<int> suit:<int> [<moves>] [maxState:<int>] [maxCount:<int>] "
      "[maxValue:<int>])" },
    { "<component.piece>",
      "(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] "
      "[maxCount:<int>] [maxValue:<int>])" },
    { "<die>", "(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])" },
    { "<dominoes>", "(dominoes [upTo:<int>])" },
    { "<hints>", "(hints [<string>] {<equipment.hint>} [<siteType>])" },
    { "<map>", "(map [<string>] {<int>} {<int>})" },
    { "<map>", "(map [<string>] {<math.pair>})" },
    { "<regions>",
      "(regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> "
      "| {<regionTypeStatic>}) [<string>])" },
    { "<tile>",
      "(tile <string> [<roleType>] [{<stepType>} | {{<stepType>}}] [numSides:<int>] "
      "[slots:{<int>} | slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] [maxState:<int>] "
      "[maxCount:<int>] [maxValue:<int>])" },
    { "<domino>", "(domino <string> <roleType> value:<int> value2:<int> [<moves>])" },
    { "<path>", "(path from:<int> [slotsFrom:<int>] to:<int> [slotsTo:<int>] colour:<int>)" },
    { "<container>", "<container.board.board> | <deck> | <dice> | <other.hand>" },
    { "<deck>", "(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<equipment.card>}])" },
    { "<dice>",
      "(dice [d:<int>] [faces:{<int>} | facesByDie:{{<int>}} | from:<int>] [<roleType>] "
      "num:<int> [biased:{<int>}])" },
    { "<other.hand>", "(hand <roleType> [size:<int>])" },
    { "<math.count>", "(count <string> <int>)" },
    { "<math.pair>", "(pair <string> <string>)" },
    { "<math.pair>", "(pair <roleType> <roleType>)" },
    { "<math.pair>", "(pair <roleType> <int>)" },
    { "<math.pair>", "(pair <int> <int>)" },
    { "<math.pair>", "(pair <string> <roleType>)" },
    { "<math.pair>", "(pair <roleType> <landmarkType>)" },
    { "<math.pair>", "(pair <roleType> <string>)" },
    { "<math.pair>", "(pair <int> <string>)" },
    { "<equipment.card>",
      "(card <cardType> rank:<int> value:<int> [trumpRank:<int>] [trumpValue:<int>] "
      "[biased:<int>])" },
    { "<equipment.hint>", "(hint <int> [<int>])" },
    { "<equipment.hint>", "(hint {<int>} [<int>])" },
    { "<equipment.values>", "(values <siteType> <range>)" },
    { "<equipment.region>", "<sites>" },
    // clang-format on
    { NULL },
};
