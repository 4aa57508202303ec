/* (remove ...), (move Remove ...): pieces leave the board. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/walk.h"
#include "play/contents.h"

typedef struct Remove {
    Fn fn;
    SiteType type;
    const Fn *site, *sites; /* one of them */
    const Fn *level;        /* NULL: the top */
    const Fn *count;
    bool at_end; /* only when the sequence of captures is over */
    bool decision;
    const Fn *then;
} Remove;

/* OFF stands for the top, also where a level is given that is the top. */
static int level_at(const Remove *f, Context *c, int slot) {
    int height = contents_height(c, slot);
    int level = f->level ? fn_int(f->level, c) : height - 1;
    if (level < 0)
        level = 0;
    return !c->game->layout.height || height == level + 1 ? OFF : level;
}

static void remove_at(const Remove *f, Context *c, int site, int count) {
    if (!contents_known(c, f->type, site))
        return;
    int slot = contents_slot(c, f->type, site);
    if (!contents_what(c, slot))
        return;
    Action a = action_make(ACTION_REMOVE);
    a.type = (uint8_t)(site < c->game->n_type_sites[f->type] ? f->type : SITE_CELL);
    a.to = site;
    a.level = f->at_end ? OFF : level_at(f, c, slot);
    a.flag = !f->at_end;
    a.decision = f->decision;
    Move *m = context_move(c, &a);
    a.decision = false;
    for (int i = 1; i < count; i++)
        context_add_action(c, m, &a);
}

static void remove_eval(const Fn *fn, Context *c) {
    const Remove *f = (const Remove *)fn;
    int first = c->n_moves;
    size_t mark = context_mark(c);
    if (f->sites) {
        const Bits *sites = fn_region(f->sites, c);
        int count = fn_int(f->count, c);
        for (BITS_EACH(site, sites, c->game->region_words))
            remove_at(f, c, site, count);
    } else {
        int site = fn_int(f->site, c);
        remove_at(f, c, site, fn_int(f->count, c));
    }
    context_reset(c, mark);
    context_add_then(c, first, f->then);
}

static Fn *remove_build(Build *b, const Bound *n) {
    Remove *f = FN_NEW(b, n, Remove, FN_MOVES);
    const Bound *when = bound_arg(n, "at:<whenType>");
    f->fn.eval.moves = remove_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    f->sites = arg_region(b, n, "<sites>");
    f->level = arg_int(b, n, "level:<int>");
    f->count = arg_int_or(b, n, "count:<int>", 1);
    f->at_end = when && when->value == WHEN_TYPE_EndOfTurn;
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    if (when)
        build_flag(b, FLAG_SequenceCapture);
    return &f->fn;
}

const Ludeme remove_ludemes[] = {
    // clang-format off
    { "<effect.remove>",
      "(remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] "
      "[<then>])", { .fn = remove_build } },
    { "<move>",
      "(move Remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] "
      "[count:<int>] [<then>])", { .fn = remove_build } },
    // clang-format on
    { NULL },
};
