/* What writing and reading of moves share: see notation.h. */
#ifndef LUSOR_NOTATION_STATE_H
#define LUSOR_NOTATION_STATE_H

#include "base/arena.h"
#include "view/move_words.h"
#include "view/notation.h"

struct Notation {
    const Names *names;
    bool *piece_names_hand; /* by place, see MoveWords */

    Arena arena;        /* all below, for one position; emptied with the next */
    uint64_t print;     /* tells that position from others; 0: none */
    const char **texts; /* of its moves, as they are written */
    const char **keys;  /* the same in lower case without blanks */
    int n_moves;

    Arena answers; /* the last answer's lists and texts */
};

#endif
