/* (flip ...), (set Rotation ...): a piece is turned over or round. */
#include "board/topology.h"
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/contents.h"

/* ---- (flip ...) ---- */

typedef struct Flip {
    Fn fn;
    SiteType type;
    const Fn *site;
    const Fn *then;
} Flip;

static int flipped(const Component *piece, int state) {
    return state == piece->flips[0]   ? piece->flips[1]
           : state == piece->flips[1] ? piece->flips[0]
                                      : state;
}

static Action at_site(ActionKind kind, SiteType type, int site) {
    Action a = action_make(kind);
    a.type = (uint8_t)type;
    a.to = site;
    return a;
}

static void flip_piece(Context *c, SiteType type, int site, int slot) {
    const Component *piece = &c->game->components[contents_what(c, slot)];
    if (piece->flips[0] == piece->flips[1])
        return;
    Action a = at_site(ACTION_SET_STATE, type, site);
    a.state = flipped(piece, contents_state_at(c, slot, contents_top(c, slot)));
    context_move(c, &a);
}

/* All pieces are taken off, and put back with the top one first. */
static void flip_stack(Context *c, SiteType type, int site, int slot, int height) {
    Move *m = context_empty_move(c);
    for (int level = 0; level < height; level++) {
        Action a = at_site(ACTION_REMOVE, type, site);
        a.level = level;
        context_add_action(c, m, &a);
    }
    for (int level = height - 1; level >= 0; level--) {
        Contents piece = contents_at(c, slot, level);
        Action a = at_site(ACTION_ADD, type, site);
        a.what = piece.what;
        a.state = flipped(&c->game->components[piece.what], piece.state);
        a.rotation = piece.rotation;
        a.value = piece.value;
        a.flag = true;
        context_add_action(c, m, &a);
    }
}

static void flip_eval(const Fn *fn, Context *c) {
    const Flip *f = (const Flip *)fn;
    int first = c->n_moves, site = fn_int(f->site, c);
    if (!contents_known(c, f->type, site))
        return;
    int slot = contents_slot(c, f->type, site), height = contents_height(c, slot);
    SiteType type = site < c->game->n_type_sites[f->type] ? f->type : SITE_CELL;
    if (height > 1)
        flip_stack(c, type, site, slot, height);
    else if (height == 1)
        flip_piece(c, type, site, slot);
    context_add_then(c, first, f->then);
}

static Fn *flip_build(Build *b, const Bound *n) {
    Flip *f = FN_NEW(b, n, Flip, FN_MOVES);
    f->fn.eval.moves = flip_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = bound_arg(n, "<int>") ? arg_int(b, n, "<int>") : part_to(b, NULL).site;
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_SiteState);
    return &f->fn;
}

/* ---- (set Rotation ...) ---- */

typedef struct Rotate {
    Fn fn;
    SiteType type;
    const Fn *site;
    const Fn **rotations; /* ints */
    int n_rotations;
    const Fn *previous, *next; /* one step on either way */
    bool decision;
    const Fn *then;
} Rotate;

static void rotate_to(const Rotate *f, Context *c, int site, int rotation) {
    Action a = at_site(ACTION_SET_ROTATION, f->type, site);
    a.rotation = rotation;
    a.decision = f->decision;
    context_move(c, &a);
}

static int most_directions(const Game *g) {
    int cells = g->topology->sites[SITE_CELL].n_supported[RELATION_ALL];
    int vertices = g->topology->sites[SITE_VERTEX].n_supported[RELATION_ALL];
    return cells > vertices ? cells : vertices;
}

static void rotate_eval(const Fn *fn, Context *c) {
    const Rotate *f = (const Rotate *)fn;
    int first = c->n_moves, site = fn_int(f->site, c), last = most_directions(c->game) - 1;
    if (!contents_known(c, f->type, site))
        return;
    for (int i = 0; i < f->n_rotations; i++)
        rotate_to(f, c, site, fn_int(f->rotations[i], c));
    int slot = contents_slot(c, f->type, site);
    int now = contents_rotation_at(c, slot, contents_top(c, slot));
    if (fn_bool(f->previous, c))
        rotate_to(f, c, site, now > 0 ? now - 1 : last);
    if (fn_bool(f->next, c))
        rotate_to(f, c, site, now < last ? now + 1 : 0);
    context_add_then(c, first, f->then);
}

static Fn *rotate_build(Build *b, const Bound *n) {
    Rotate *f = FN_NEW(b, n, Rotate, FN_MOVES);
    const Bound *one = bound_arg(n, "<int>"), *many = bound_arg(n, "{<int>}");
    PartTo to = part_to(b, bound_arg(n, "<moves.to>"));
    f->fn.eval.moves = rotate_eval;
    f->type = to.type;
    f->site = to.given && !to.sites ? to.site : part_from(b, NULL).site;
    f->n_rotations = one ? 1 : many ? many->n_items : 0;
    f->rotations = ARENA_ARRAY(b->arena, const Fn *, f->n_rotations + 1);
    for (int i = 0; i < f->n_rotations; i++)
        f->rotations[i] = build_int(b, one ? one : many->items[i]);
    f->previous = arg_bool_or(b, n, "previous:<boolean>", true);
    f->next = arg_bool_or(b, n, "next:<boolean>", true);
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Rotation);
    return &f->fn;
}

const Ludeme rotate_ludemes[] = {
    // clang-format off
    { "<flip>", "(flip [<siteType>] [<int>] [<then>])", { .fn = flip_build } },
    { "<effect.set.set>",
      "(set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] "
      "[<then>])", { .fn = rotate_build } },
    { "<move>",
      "(move Set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] "
      "[next:<boolean>] [<then>])", { .fn = rotate_build } },
    // clang-format on
    { NULL },
};
