/* What a description declares: players, pieces, variables, the board. Constant after reading. */
#ifndef LUSOR_RBG_MODEL_H
#define LUSOR_RBG_MODEL_H

#include "rbg/expand.h"
#include "rbg/rbg.h"

#include <stdint.h>

enum {
    RBG_PIECES_MAX = 64,      /* sets of pieces are words of 64 bits */
    RBG_VARIABLES_MAX = 4096, /* players included */
    RBG_PLAYERS_MAX = 64,
    RBG_VERTICES_MAX = 16000,
    RBG_LABELS_MAX = 1024,
    RBG_BOUND_MAX = 1000000000,
};

typedef uint64_t PieceSet;

typedef enum {
    SYMBOL_PIECE,
    SYMBOL_PLAYER,
    SYMBOL_VARIABLE,
    SYMBOL_LABEL,
    SYMBOL_VERTEX
} SymbolKind;

typedef struct Symbol {
    SymbolKind kind;
    int index; /* of a player: also the index of the variable that holds the score */
    const char *name;
    struct Symbol *other; /* with the same hash */
} Symbol;

enum { SYMBOL_ROWS = 1024 };

typedef struct Model {
    Arena *arena;
    Symbol *symbols[SYMBOL_ROWS]; /* all but vertices */
    Symbol *vertex_symbols[SYMBOL_ROWS];
    int n_players, n_pieces, n_variables, n_labels, n_vertices;
    const char **player_names, **piece_names, **variable_names, **label_names, **vertex_names;
    int cap_players, cap_pieces, cap_variables, cap_labels, cap_vertices;
    int32_t *bounds; /* of variables; players come first */
    int cap_bounds;
    uint8_t *start; /* the piece on each vertex */
    int cap_start;
    int16_t *shifts; /* shifts[label * n_vertices + v]: where the edge leads, -1 if nowhere */
    RbgLayout layout;
} Model;

/* The symbol called as the token says, NULL if there is none. */
const Symbol *model_find(const Model *m, const RbgToken *name);
/* Adds a symbol with the next index of its kind; NULL after reporting that the name is taken or
   that there are too many. */
Symbol *model_add(Model *m, SymbolKind kind, const RbgToken *name, Report *report);
/* "\"x\" is not declared", with the nearest name of one of the kinds (a mask of 1 << kind). */
void model_unknown(const Model *m, const RbgToken *name, unsigned kinds, Report *report);

/* Reads #players, #pieces and #variables; false after reporting errors. */
bool model_declare(Model *m, const RbgSections *sections, Report *report);
/* Reads #board, once the pieces are known. */
bool model_board(Model *m, const RbgSections *sections, Report *report);

#endif
