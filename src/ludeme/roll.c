/* (roll): all dice are thrown. (face ...): what one of them shows. */
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

/* ---- (face ...) ---- */

typedef struct FaceOf {
    Fn fn;
    const Fn *site;
} FaceOf;

static int face_eval(const Fn *fn, Context *c) {
    const Game *g = c->game;
    int site = fn_int(((const FaceOf *)fn)->site, c);
    if (site < 0 || site >= g->n_sites)
        return OFF;
    int slot = contents_slot(c, SITE_CELL, site), what = contents_what(c, slot);
    int state = contents_state_at(c, slot, contents_top(c, slot));
    return state >= 0 && state < g->components[what].n_faces ? g->components[what].faces[state]
                                                             : OFF;
}

static Fn *face_build(Build *b, const Bound *n) {
    FaceOf *f = FN_NEW(b, n, FaceOf, FN_INT);
    f->fn.eval.integer = face_eval;
    f->site = arg_int(b, n, "<int>");
    return &f->fn;
}

const Ludeme roll_ludemes[] = {
    { "<dice.face>", "(face <int>)", { .fn = face_build } },
    { "<roll>", "(roll [<then>])", { .fn = roll_build } },
    { NULL },
};
