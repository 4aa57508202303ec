/* Expression: a text typed at a prompt as something that can be evaluated in a game. */
#ifndef LUSOR_EXPRESSION_H
#define LUSOR_EXPRESSION_H

#include "api/lud.h"
#include "board/graph.h"
#include "workbench/trace.h"

typedef enum {
    VALUE_INT,
    VALUE_BOOL,
    VALUE_FLOAT,
    VALUE_REGION,
    VALUE_INTS,
    VALUE_DIRECTIONS,
    VALUE_RANGE,
    VALUE_MOVES,
    VALUE_GRAPH,
    VALUE_END,
    N_VALUE_KINDS
} ValueKind;

typedef struct Expression {
    ValueKind kind;
    const Tree *tree;
    const Fn *fn;       /* all but graphs */
    const Graph *graph; /* VALUE_GRAPH: known at once */
    SiteType type;      /* of the sites of a region */
} Expression;

/* Where an expression is to be evaluated. */
typedef struct ExpressionRoom {
    const LudGame *lud;
    const Game *game; /* of a match the one under way */
    Context *blank;   /* of that game, to evaluate constants in */
    Trace *trace;     /* has to outlive the expression */
} ExpressionRoom;

/* Reads `text`, expands the defines of the game's description in it, finds out what it is, and
   builds it for the game, which stays as it is. Everything is in the arena. False after reporting
   what is wrong. */
bool expression_make(Expression *out, const ExpressionRoom *room, Arena *a, Report *report,
                     const char *text);

#endif
