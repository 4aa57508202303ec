/* One recording being replayed: what the files of `lusor replay` share. */
#ifndef LUSOR_REPLAYING_H
#define LUSOR_REPLAYING_H

#include "cmd/replay_file.h"
#include "cmd/replay_reader.h"
#include "play/invariants.h"
#include "play/trial.h"
#include "play/turn.h"

/* What a legal move of ours would be recorded as, and which one it is. */
typedef struct Own {
    const char *line;
    int move;
} Own;

typedef struct Replay {
    Arena arena;
    Report report;
    const ReplayOptions *options;
    Recording rec;
    const Options *chosen; /* of the description */
    Context *c;
    Invariants invariants;
    Trial *trial; /* being written */
    ReplayResult result;
    Text *words;
    Text buffer;
    Own *own; /* of this ply, sorted */
    int n_own, cap_own;
} Replay;

/* Notes the first difference. Rules still hold where only the text differs. True if it is to be
   told (in r->words, which begins with the ply): what was told of texts gives way to what is told
   of rules. */
bool replaying_differ(Replay *r, ReplayCause cause);

/* Takes back a move that was tried, and looks whether it left a trace. */
void replaying_take_back(Replay *r, const Try *tried, const Move *m);

/* The trial text of the move that was made last, and our state text: both in r->buffer. */
const Text *replaying_made(Replay *r, const Move *m);
const Text *replaying_state(Replay *r);

/* Compares the `n` legal moves, which lie on the stack, with the recorded ones. (replay_moves.c) */
void replaying_check_moves(Replay *r, int n);
/* Tells that the recorded move is not among them, and which come near to it. */
void replaying_not_legal(Replay *r, int n);

#endif
