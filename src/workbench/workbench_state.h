/* What the files of the workbench share: see workbench.h. */
#ifndef LUSOR_WORKBENCH_STATE_H
#define LUSOR_WORKBENCH_STATE_H

#include "workbench/workbench.h"

struct Workbench {
    const LusorGame *game;
    LusorPosition *scratch; /* a copy of the position that is asked */
    Context *blank;         /* of blank_game, for constants */
    const Game *blank_game;
    Arena arena; /* the last answer */
    Arena noted; /* what the trace holds */
    Trace trace;

    /* the same game built once more to be watched, when somebody asks why */
    Arena twin_arena;
    LusorGame twin;
    LudGame twin_lud;
    LusorPosition *twin_scratch; /* NULL: not built yet */
};

#endif
