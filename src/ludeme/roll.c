/* (roll): all dice are thrown. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

typedef struct Roll {
    Fn fn;
    const Fn *then;
} Roll;

static void add(Context *c, Move **m, const Action *a) {
    if (*m) {
        context_add_action(c, *m, a);
        return;
    }
    *m = context_move(c, a);
    (*m)->mover = 0;
    (*m)->from = (*m)->to = 0; /* as in every move that Ludii makes of a list of actions */
}

static void roll_eval(const Fn *fn, Context *c) {
    const Game *g = c->game;
    int first = c->n_moves, seen = OFF;
    bool equal = true;
    Move *m = NULL;
    for (int i = 0; i < g->n_containers; i++) {
        const Container *box = &g->containers[i];
        for (int site = box->first; box->kind == CONTAINER_DICE && site < box->first + box->n_sites;
             site++) {
            const Component *die =
                &g->components[contents_what(c, contents_slot(c, SITE_CELL, site))];
            Action a = action_make(ACTION_UPDATE_DICE);
            a.to = site;
            a.state = die->n_faces ? random_below(context_random(c), die->n_faces) : 0;
            if (seen == OFF)
                seen = a.state;
            equal &= seen == a.state;
            add(c, &m, &a);
        }
    }
    Action all = action_make(ACTION_DICE_EQUAL);
    all.flag = equal;
    add(c, &m, &all);
    context_add_then(c, first, ((const Roll *)fn)->then);
}

static Fn *roll_build(Build *b, const Bound *n) {
    Roll *f = FN_NEW(b, n, Roll, FN_MOVES);
    f->fn.eval.moves = roll_eval;
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Stochastic | FLAG_SiteState);
    return &f->fn;
}

const Ludeme roll_ludemes[] = {
    { "<roll>", "(roll [<then>])", { .fn = roll_build } },
    { NULL },
};
