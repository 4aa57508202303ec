/* Playout: a game played to its end at random. */
#include "play/playout.h"

#include "play/choose.h"
#include "play/turn.h"

int playout_run(Context *c, Random *r) {
    int n = 0;
    turn_start(c, random_next(r));
    for (const Move *m; (m = choose_move(c, r)); n++) {
        turn_apply(c, m);
        c->n_journal = 0; /* nothing is ever taken back */
    }
    return n;
}
