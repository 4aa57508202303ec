/* Moves that are kept only if something holds. */
#include "ludeme/ludemes.h"

const Ludeme requirement_ludemes[] = {
    // clang-format off
    { "<avoidStoredState>", "(avoidStoredState <moves> [<then>])" },
    { "<do>", "(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])" },
    { "<firstMoveOnTrack>", "(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])" },
    { "<while>", "(while <boolean> <moves> [<then>])" },
    { "<max.max>", "(max Distance [<string>] [<roleType>] <moves> [<then>])" },
    { "<max.max>", "(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])" },
    // clang-format on
    { NULL },
};
