/* A game, its players and phases. */
#include "ludeme/ludemes.h"

const Ludeme game_ludemes[] = {
    // clang-format off
    { "<game>", "(game <string>)" },
    { "<game>", "(game <string> <players> [<mode>] <equipment> <rules.rules>)" },
    { "<game>", "<match>" },
    { "<players>", "(players <int>)" },
    { "<players>", "(players {<players.player>})" },
    { "<players.player>", "(player <directionFacing>)" },
    { "<mode>", "(mode <modeType>)" },
    { "<phase.phase>", "(phase <string> [<roleType>] [<mode>] <play> [<end>] [<nextPhase> | {<nextPhase>}])" },
    { "<nextPhase>", "(nextPhase [<roleType> | <moves.player>] [<boolean>] [<string>])" },
    { "<rules.rules>", "(rules [<meta>] [<start>] [<play>] phases:{<phase.phase>} [<end>])" },
    { "<rules.rules>", "(rules [<meta>] [<start>] <play> <end>)" },
    { "<play>", "(play <moves>)" },
    { "<string>", "string" },
    // clang-format on
    { NULL },
};
