/* What the files of the workbench share: see workbench.h. */
#ifndef LUSOR_WORKBENCH_STATE_H
#define LUSOR_WORKBENCH_STATE_H

#include "workbench/expression.h"
#include "workbench/workbench.h"

/* What an expression gave. */
struct Value {
    ValueKind kind;
    TraceValue got;
    SiteType type;            /* of the sites of a region ... */
    int words;                /* ... which has so many words */
    DirectionList directions; /* VALUE_DIRECTIONS */
    LusorPosition *moves;     /* VALUE_MOVES: a position whose legal moves these are */
    const Graph *graph;       /* VALUE_GRAPH */
    bool ends;                /* VALUE_END: the game is over ... */
    int winner;               /* ... and won by that player, 0: nobody */
    const Game *game;
    const Trace *trace; /* how it came about, if that was asked for */
};

/* What a ludeme gave, as text. */
void value_entry(const TraceEntry *e, const Game *g, const Names *names, Text *out);

struct Workbench {
    const LusorGame *game;
    LusorPosition *scratch; /* a copy of the position that is asked */
    Context *blank;         /* of blank_game, for constants */
    const Game *blank_game;
    Arena arena; /* the last answer ... */
    Value value; /* ... and what it is */
    Arena noted; /* what the trace holds */
    Trace trace;

    /* the same game built once more to be watched, when somebody asks why */
    Arena twin_arena;
    LusorGame twin;
    LudGame twin_lud;
    LusorPosition *twin_scratch; /* NULL: not built yet */
};

#endif
