/* (set Hidden ...), (sites Hidden ...), (is Hidden ...): what players do not get to see. */
#include "ludeme/hidden.h"

#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/contents.h"

/* By the words of <hiddenData>. */
static const struct {
    Hidden kind;
    ActionKind action;
} data_rows[] = {
    [HIDDEN_DATA_Count] = { HIDDEN_COUNT, ACTION_SET_HIDDEN_COUNT },
    [HIDDEN_DATA_Rotation] = { HIDDEN_ROTATION, ACTION_SET_HIDDEN_ROTATION },
    [HIDDEN_DATA_State] = { HIDDEN_STATE, ACTION_SET_HIDDEN_STATE },
    [HIDDEN_DATA_Value] = { HIDDEN_VALUE, ACTION_SET_HIDDEN_VALUE },
    [HIDDEN_DATA_What] = { HIDDEN_WHAT, ACTION_SET_HIDDEN_WHAT },
    [HIDDEN_DATA_Who] = { HIDDEN_WHO, ACTION_SET_HIDDEN_WHO },
};

Hidden hidden_kind(const Bound *n) {
    const Bound *data = bound_arg(n, "<hiddenData>");
    return data ? data_rows[data->value].kind : HIDDEN_ALL;
}

static const Fn *player_to(Build *b, const Bound *n) {
    return bound_has(n, "to:<moves.player>")
               ? arg_either_player(b, n, "to:<moves.player>", "to:<roleType>")
               : arg_player(b, n, "to:<roleType>");
}

/* ---- (set Hidden ...) ---- */

HiddenChange hidden_change(Build *b, const Bound *n) {
    HiddenChange h = { .level = arg_int_or(b, n, "level:<int>", 0),
                       .hidden = arg_bool_or(b, n, "<boolean>", true),
                       .role = bound_word(n, "to:<roleType>", OFF),
                       .who = player_to(b, n) };
    BoundItems data = load_items(n, "{<hiddenData>}", "<hiddenData>");
    h.n_kinds = data.n ? data.n : 1;
    h.kinds = ARENA_ARRAY(b->arena, ActionKind, h.n_kinds);
    h.kinds[0] = ACTION_SET_HIDDEN;
    for (int i = 0; i < data.n; i++)
        h.kinds[i] = data_rows[load_item(&data, i)->value].action;
    build_flag(b, FLAG_HiddenInfo);
    return h;
}

/* The players that are meant, as far as they are players. */
static int hidden_from(int role, const Fn *who, Context *c, int *players) {
    uint32_t owners = role_owners(c, role, fn_int(who, c));
    int kept = 0;
    for (int player = 1; player <= c->game->n_players; player++)
        if (owners >> player & 1)
            players[kept++] = player;
    return kept;
}

void hidden_each(const HiddenChange *h, Context *c, SiteType type, Ints sites,
                 void (*act)(Context *, const Action *, void *), void *data) {
    int players[PLAYERS_MAX + 2], n = hidden_from(h->role, h->who, c, players);
    for (int k = 0; k < h->n_kinds; k++)
        for (int i = 0; i < sites.n; i++)
            for (int p = 0; p < n && contents_known(c, type, sites.v[i]); p++) {
                Action a = action_make(h->kinds[k]);
                a.type = (uint8_t)type;
                a.to = sites.v[i];
                a.level = fn_int(h->level, c);
                a.what = players[p];
                a.flag = fn_bool(h->hidden, c);
                act(c, &a, data);
            }
}

typedef struct SetHidden {
    Fn fn;
    SiteType type;
    Given sites;
    HiddenChange change;
    const Fn *then;
} SetHidden;

static void add_to_move(Context *c, const Action *a, void *move) {
    context_add_action(c, move, a);
}

static void set_hidden_eval(const Fn *fn, Context *c) {
    const SetHidden *f = (const SetHidden *)fn;
    int first = c->n_moves;
    size_t mark = context_mark(c);
    Ints sites = given_sites(&f->sites, c);
    Move *m = context_empty_move(c);
    hidden_each(&f->change, c, f->type, sites, add_to_move, m);
    context_reset(c, mark);
    context_add_then(c, first, f->then);
}

static Fn *set_hidden(Build *b, const Bound *n) {
    SetHidden *f = FN_NEW(b, n, SetHidden, FN_MOVES);
    f->fn.eval.moves = set_hidden_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "<sites>");
    f->change = hidden_change(b, n);
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- (sites Hidden ...) ---- */

typedef struct SitesHidden {
    Fn fn;
    SiteType type;
    Hidden kind;
    int role;
    const Fn *who;
} SitesHidden;

static const Bits *sites_hidden_eval(const Fn *fn, Context *c) {
    const SitesHidden *f = (const SitesHidden *)fn;
    int players[PLAYERS_MAX + 2], n = hidden_from(f->role, f->who, c, players);
    Bits *out = context_region(c);
    for (int site = 0; site < c->game->n_type_sites[f->type]; site++)
        for (int p = 0; p < n; p++)
            if (contents_hidden(c, contents_slot(c, f->type, site), 0, f->kind, players[p]))
                bits_add(out, site);
    return out;
}

static Fn *sites_hidden(Build *b, const Bound *n) {
    SitesHidden *f = FN_NEW(b, n, SitesHidden, FN_REGION);
    f->fn.eval.region = sites_hidden_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->kind = hidden_kind(n);
    f->role = bound_word(n, "to:<roleType>", OFF);
    f->who = player_to(b, n);
    build_flag(b, FLAG_HiddenInfo);
    return &f->fn;
}

/* ---- (is Hidden ...) ---- */

typedef struct IsHidden {
    Fn fn;
    SiteType type;
    Hidden kind;
    const Fn *site, *level, *player;
} IsHidden;

static bool is_hidden_eval(const Fn *fn, Context *c) {
    const IsHidden *f = (const IsHidden *)fn;
    int site = fn_int(f->site, c), level = fn_int(f->level, c), player = fn_int(f->player, c);
    return contents_known(c, f->type, site) && level >= 0 && level < c->game->levels &&
           player >= 1 && player <= PLAYERS_MAX &&
           contents_hidden(c, contents_slot(c, f->type, site), level, f->kind, player);
}

static Fn *is_hidden(Build *b, const Bound *n) {
    IsHidden *f = FN_NEW(b, n, IsHidden, FN_BOOL);
    f->fn.eval.boolean = is_hidden_eval;
    f->kind = hidden_kind(n);
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    f->level = arg_int_or(b, n, "level:<int>", 0);
    f->player = player_to(b, n);
    build_flag(b, FLAG_HiddenInfo);
    return &f->fn;
}

const Ludeme hidden_ludemes[] = {
    // clang-format off
    { "<effect.set.set>",
      "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) "
      "[level:<int>] [<boolean>] (to:<moves.player> | to:<roleType>) [<then>])", { .fn = set_hidden } },
    { "<sites>", "(sites Hidden [<hiddenData>] [<siteType>] (to:<moves.player> | to:<roleType>))", { .fn = sites_hidden } },
    { "<booleans.is.is>",
      "(is Hidden [<hiddenData>] [<siteType>] at:<int> [level:<int>] (to:<moves.player> | "
      "to:<roleType>))", { .fn = is_hidden } },
    // clang-format on
    { NULL },
};
