/* L-GDL positions: the engine's context behind the public interface. */
#include "api/lud.h"
#include "api/lud_play.h"

#include "base/hash.h"
#include "play/choose.h"
#include "play/contents.h"
#include "play/large.h"
#include "play/result.h"
#include "play/state_hash.h"
#include "play/state_text.h"
#include "play/turn.h"

#include <stdlib.h>
#include <string.h>

typedef struct LudPosition {
    Context *c;
    Random before; /* the generator before the legal moves were listed */
    Try tried[LUSOR_DEPTH_MAX];
    Action *last; /* all that the last move did */
    int n_last, cap_last, last_mover;
} LudPosition;

static LudPosition *own_of(const LusorPosition *p) {
    return p->own;
}
static Context *context_of(const LusorPosition *p) {
    return own_of(p)->c;
}
Context *lud_context(const LusorPosition *p) {
    return context_of(p);
}

/* ---- making and copying ---- */

static void close_position(LusorPosition *p) {
    LudPosition *own = p->own;
    context_free(own->c);
    free(own->last);
    free(own);
}

static bool open_position(LusorPosition *p) {
    LudPosition *own = calloc(1, sizeof *own);
    if (!own)
        return false;
    p->own = own;
    own->c = context_make(lud_of(p->game)->game);
    if (own->c)
        return true;
    close_position(p);
    return false;
}

/* What listing the legal moves wrote is taken out of the copy again, which lists its own. */
static void forget_moves(Context *to, const Context *from) {
    memcpy(to->journal, from->journal, sizeof *to->journal * (size_t)from->n_journal);
    to->n_journal = from->n_journal;
    context_undo(to, 0);
}

static bool keep_last(LudPosition *own, const Action *actions, int n, int mover) {
    if (n > own->cap_last) {
        Action *bigger = realloc(own->last, sizeof *bigger * (size_t)n * 2);
        if (!bigger)
            return false;
        own->last = bigger;
        own->cap_last = n * 2;
    }
    if (n)
        memcpy(own->last, actions, sizeof *actions * (size_t)n);
    own->n_last = n;
    own->last_mover = mover;
    return true;
}

static void copy_position(LusorPosition *to, const LusorPosition *from) {
    LudPosition *a = own_of(to);
    const LudPosition *b = own_of(from);
    context_copy(a->c, b->c);
    if (from->n_moves != LUSOR_NONE) {
        forget_moves(a->c, b->c);
        a->c->rng = b->before;
    }
    keep_last(a, b->last, b->n_last, b->last_mover);
}

static void reseed(LusorPosition *p, uint64_t seed) {
    random_seed(&context_of(p)->rng, seed);
    random_seed(&context_of(p)->temp_rng, ~seed);
}

/* ---- moving ---- */

typedef bool Step(LusorPosition *p, void *what);

/* Does something that may meet trouble; then everything is as before. */
static bool guarded(LusorPosition *p, Step *step, void *what) {
    Context *c = context_of(p);
    const Ahead before = context_marks(c);
    const Ahead floor = c->floor;
    const Random rng = c->rng, temp = c->temp_rng;
    jmp_buf escape;
    c->escape = &escape;
    bool fine = false;
    if (!setjmp(escape)) {
        fine = step(p, what);
    } else {
        p->trouble = c->trouble;
        context_restore(c, &before);
        c->floor = floor;
        c->rng = rng;
        c->temp_rng = temp;
        c->offers = NULL;
    }
    c->escape = NULL;
    return fine;
}

static bool start_step(LusorPosition *p, void *what) {
    (void)what;
    turn_start(context_of(p), p->seed);
    own_of(p)->n_last = 0;
    return true;
}

static bool start(LusorPosition *p) {
    return guarded(p, start_step, NULL);
}

static bool moves_step(LusorPosition *p, void *n) {
    own_of(p)->before = context_of(p)->rng;
    *(int *)n = turn_moves(context_of(p));
    return true;
}

static int list_moves(LusorPosition *p) {
    int n;
    return guarded(p, moves_step, &n) ? n : -1;
}

typedef struct Joint {
    const int *moves;
    int n;
} Joint;

Move lud_chosen(Context *c, const int *moves, int n) {
    if (n == 1 && c->game->mode != MODE_SIMULTANEOUS)
        return *turn_move(c, moves[0]);
    const Move *parts[LUSOR_PLAYERS_MAX];
    n = n < LUSOR_PLAYERS_MAX ? n : LUSOR_PLAYERS_MAX;
    for (int i = 0; i < n; i++)
        parts[i] = turn_move(c, moves[i]);
    return *turn_combine(c, parts, n);
}

static bool make_step(LusorPosition *p, void *what) {
    Context *c = context_of(p);
    const Joint *j = what;
    Move m = lud_chosen(c, j->moves, j->n);
    turn_apply(c, &m);
    c->n_journal = 0;
    return keep_last(own_of(p), c->applied, c->n_applied, m.mover);
}

static bool make(LusorPosition *p, const int *moves, int n) {
    Joint j = { moves, n };
    return guarded(p, make_step, &j);
}

static bool try_step(LusorPosition *p, void *move) {
    Context *c = context_of(p);
    Move m = *turn_move(c, *(int *)move);
    own_of(p)->tried[p->depth] = turn_try(c, &m);
    return true;
}

static bool try_move(LusorPosition *p, int move) {
    return guarded(p, try_step, &move);
}

static void take_back(LusorPosition *p) {
    turn_take_back(context_of(p), &own_of(p)->tried[p->depth]);
}

/* ---- at random ---- */

typedef struct Playout {
    Random random;
    int max, n;
    LusorNoted *noted;
    int cap;
} Playout;

/* What an action does, dice aside, as one number. */
static uint64_t action_key(const Action *a) {
    uint64_t places = (uint64_t)(uint32_t)a->from << 32 | (uint32_t)a->to;
    uint64_t things = (uint64_t)(uint32_t)a->what << 32 | (uint32_t)(a->level * 31 + a->level_to);
    uint64_t numbers = (uint64_t)(uint32_t)(a->state * 31 + a->rotation) << 32 |
                       (uint32_t)(a->value * 31 + a->count);
    return hash_mix(hash_mix(hash_mix(a->kind, places), things), numbers);
}

static uint64_t move_number(const Context *c, const Move *m) {
    uint64_t key = (uint64_t)m->mover;
    for (int i = 0; i < m->n_actions; i++) {
        const Action *a = &c->actions[m->actions + i];
        if (a->kind == ACTION_NESTED)
            key = hash_mix(key, move_number(c, &c->nested[a->what]));
        else if (a->kind != ACTION_UPDATE_DICE && a->kind != ACTION_DICE_EQUAL)
            key = hash_mix(key, action_key(a));
    }
    return key;
}

static uint64_t key_of(const LusorPosition *p, int move) {
    return move_number(context_of(p), turn_move(context_of(p), move));
}

static void note(Playout *out, const Context *c, const Move *m) {
    if (out->n < out->cap)
        out->noted[out->n] = (LusorNoted){ move_number(c, m), m->mover };
}

/* A random move of each player who has one. */
static const Move *random_joint(Context *c, Random *r) {
    int n = turn_moves(c), n_parts = 0;
    const Move *parts[LUSOR_PLAYERS_MAX];
    for (int i = 0; i < n;) {
        int first = i, mover = turn_move(c, i)->mover;
        while (i < n && turn_move(c, i)->mover == mover)
            i++;
        if (n_parts < LUSOR_PLAYERS_MAX)
            parts[n_parts++] = turn_move(c, first + random_below(r, i - first));
    }
    return n_parts ? turn_combine(c, parts, n_parts) : NULL;
}

static bool playout_step(LusorPosition *p, void *what) {
    Playout *out = what;
    Context *c = context_of(p);
    for (; out->n < out->max; out->n++) {
        const Move *next = c->game->mode == MODE_SIMULTANEOUS && !c->pos->over
                               ? random_joint(c, &out->random)
                               : choose_move(c, &out->random);
        if (!next)
            break;
        Move m = *next;
        note(out, c, &m);
        turn_apply(c, &m);
        c->n_journal = 0;
    }
    return true;
}

/* Legal moves that were listed may have drawn random numbers: the roll on the table counts. */
static int playout(LusorPosition *p, LusorRandom *r, int max, LusorNoted *noted, int cap) {
    Context *c = context_of(p);
    Playout out = { .random = { .state = r->state }, .max = max, .noted = noted, .cap = cap };
    if (p->n_moves > 0 && max > 0 && c->game->mode != MODE_SIMULTANEOUS) {
        int move = random_below(&out.random, p->n_moves);
        note(&out, c, turn_move(c, move));
        if (!make(p, &move, 1))
            return -1;
        out.n = 1;
    }
    bool fine = guarded(p, playout_step, &out);
    r->state = out.random.state;
    own_of(p)->n_last = 0;
    return fine ? out.n : -1;
}

/* ---- how it stands ---- */

static int mover(const LusorPosition *p) {
    return context_of(p)->pos->mover;
}
static int next(const LusorPosition *p) {
    return context_of(p)->pos->next;
}
static bool over(const LusorPosition *p) {
    return result_outcome(context_of(p)).over;
}
static bool active(const LusorPosition *p, int player) {
    return result_active(context_of(p), player);
}
static double rank(const LusorPosition *p, int player) {
    return result_outcome(context_of(p)).rank[player];
}
static double utility(const LusorPosition *p, int player) {
    return api_rank_utility(rank(p, player), p->game->n_players);
}

static int number(const LusorPosition *p, int what, int player) {
    const Position *pos = context_of(p)->pos;
    switch (what) {
    case POSITION_SCORE:
        return result_outcome(context_of(p)).score[player];
    case POSITION_AMOUNT:
        return pos->amount[player];
    case POSITION_POT:
        return pos->pot;
    case POSITION_TURN:
        return pos->n_turns;
    case POSITION_SEAT:
        return pos->order[player];
    default:
        return 0;
    }
}

static const char *phase(const LusorPosition *p, int player) {
    const Context *c = context_of(p);
    if (!c->game->n_phases || player < 1 || player > c->game->n_players)
        return "";
    const char *name = c->game->phases[c->pos->phase[player]].name;
    return name ? name : "";
}

static uint64_t hash(const LusorPosition *p) {
    return state_hash(context_of(p));
}

static void write_state(const LusorPosition *p, Text *out) {
    state_text(context_of(p), out);
}

/* ---- what lies where ---- */

/* The slot of a site, -1 if nothing can lie there. */
static int slot_of(const Context *c, LusorSite s) {
    bool used = c->game->first_slot[s.type] >= 0 || s.index >= c->game->n_type_sites[s.type];
    if (!used || !contents_known(c, (SiteType)s.type, s.index))
        return -1;
    return contents_slot(c, (SiteType)s.type, s.index);
}

static int height(const LusorPosition *p, LusorSite s) {
    const Context *c = context_of(p);
    int slot = slot_of(c, s);
    return slot < 0 ? 0 : contents_height(c, slot);
}

static LusorContent seen_by(const Context *c, int slot, int level, int viewer, LusorContent all) {
#define HIDES(kind) contents_hidden(c, slot, level, HIDDEN_##kind, viewer)
    if (HIDES(ALL))
        return (LusorContent){ .piece = LUSOR_NONE, .hidden = true };
    LusorContent seen = all;
    if (HIDES(WHAT))
        seen.piece = all.piece ? LUSOR_NONE : 0;
    seen.owner = HIDES(WHO) ? 0 : all.owner;
    seen.state = HIDES(STATE) ? 0 : all.state;
    seen.value = HIDES(VALUE) ? 0 : all.value;
    seen.rotation = HIDES(ROTATION) ? 0 : all.rotation;
    seen.count = HIDES(COUNT) ? 0 : all.count;
    seen.hidden = HIDES(WHAT) || HIDES(WHO) || HIDES(STATE) || HIDES(VALUE) || HIDES(ROTATION) ||
                  HIDES(COUNT);
#undef HIDES
    return seen;
}

static LusorContent at(const LusorPosition *p, LusorSite s, int level, int viewer) {
    const Context *c = context_of(p);
    int slot = slot_of(c, s);
    if (slot < 0 || level >= c->game->levels)
        return (LusorContent){ 0 };
    Contents in = contents_at(c, slot, level);
    LusorContent all = { .piece = in.what,
                         .owner = c->game->owner[in.what],
                         .count = c->game->levels > 1 ? in.what != 0 : contents_count(c, slot),
                         .state = in.state,
                         .rotation = in.rotation,
                         .value = in.value };
    bool partly = viewer > 0 && c->game->layout.hidden;
    return partly ? seen_by(c, slot, level, viewer, all) : all;
}

static LusorSite covered_by(const LusorPosition *p, LusorSite s) {
    const Context *c = context_of(p);
    if (!game_has(c->game, FLAG_LargePiece) || s.type != LUSOR_CELL)
        return s;
    for (int site = 0; site < c->game->n_type_sites[SITE_CELL]; site++) {
        int slot = contents_slot(c, SITE_CELL, site), what = contents_what(c, slot);
        if (!large_is(c->game, what))
            continue;
        int sites[LARGE_MAX], state = contents_state_at(c, slot, 0);
        for (int n = large_sites(c->game, what, site, state, sites); n > 0; n--)
            if (sites[n - 1] == s.index)
                return api_site(LUSOR_CELL, site);
    }
    return s;
}

static int puzzle_value(const LusorPosition *p, LusorSite s) {
    const Context *c = context_of(p);
    int slot = slot_of(c, s);
    if (slot < 0 || !c->game->layout.domains)
        return LUSOR_NONE;
    Bits domain = *position_domain(c->game, c->pos, slot);
    return domain && !(domain & (domain - 1)) ? __builtin_ctzll(domain) : LUSOR_NONE;
}

/* ---- what is hidden ---- */

/* A piece that the viewer does not know, and where it lies. */
typedef struct Unknown {
    int slot, level;
    Contents in;
} Unknown;

/* The pieces that a viewer does not know, up to `max`. */
static int find_unknown(const Context *c, int viewer, Unknown *out, int max) {
    int n = 0;
    for (int slot = 0; slot < c->game->n_slots; slot++)
        for (int level = 0; level < contents_height(c, slot) && n < max; level++)
            if (contents_hidden(c, slot, level, HIDDEN_ALL, viewer) ||
                contents_hidden(c, slot, level, HIDDEN_WHAT, viewer))
                out[n++] = (Unknown){ slot, level, contents_at(c, slot, level) };
    return n;
}

static void put_unknown(Context *c, const Unknown *to, Contents in) {
    in.count = to->in.count;
    if (c->game->layout.height)
        contents_put_level(c, to->slot, to->level, in);
    else
        contents_put(c, to->slot, in);
}

/* Whose a piece is can be seen, or cannot: then it may be anybody's. */
static int visible_owner(const Context *c, int viewer, const Unknown *u) {
    bool secret = contents_hidden(c, u->slot, u->level, HIDDEN_ALL, viewer) ||
                  contents_hidden(c, u->slot, u->level, HIDDEN_WHO, viewer);
    return secret ? OFF : c->game->owner[u->in.what];
}

static void exchange(Unknown *a, Unknown *b) {
    Contents in = a->in;
    a->in = b->in;
    b->in = in;
}

static bool comes_before(const Contents *a, const Contents *b) {
    return a->what != b->what     ? a->what < b->what
           : a->state != b->state ? a->state < b->state
                                  : a->value < b->value;
}

/* Pieces of which the same is seen change places. They are put in order first: nothing of how they
   lay shows in how they lie afterwards. */
static void deal_anew(Context *c, int viewer, Unknown *v, int n, LusorRandom *r) {
    int *group = context_ints(c, n + 1);
    for (int i = 0; i < n; i++)
        group[i] = visible_owner(c, viewer, &v[i]);
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            if (group[i] == group[k] && comes_before(&v[k].in, &v[i].in))
                exchange(&v[i], &v[k]);
    for (int i = n - 1; i > 0; i--) {
        int k = lusor_random_below(r, i + 1);
        if (group[i] == group[k])
            exchange(&v[i], &v[k]);
    }
}

static void shuffle(LusorPosition *p, int viewer, LusorRandom *r) {
    Context *c = context_of(p);
    if (!c->game->layout.hidden)
        return;
    size_t mark = context_mark(c);
    int max = c->game->n_slots * c->game->levels;
    Unknown *unknown = context_scratch(c, sizeof *unknown * (size_t)max);
    int n = find_unknown(c, viewer, unknown, max);
    deal_anew(c, viewer, unknown, n, r);
    for (int i = 0; i < n; i++)
        put_unknown(c, &unknown[i], unknown[i].in);
    c->n_journal = 0;
    context_reset(c, mark);
}

/* ---- moves ---- */

static LusorMoveInfo describe(int mover, const Action *decision, int n_actions) {
    LusorMoveInfo info = { .mover = mover,
                           .from = { .index = LUSOR_NONE },
                           .to = { .index = LUSOR_NONE },
                           .kind = LUSOR_OTHER,
                           .piece = LUSOR_NONE,
                           .n_actions = n_actions };
    if (!decision)
        return info;
    LusorAction a = lud_action(decision);
    info.from = a.from;
    info.to = a.to;
    info.level_from = a.level_from;
    info.level_to = a.level_to;
    info.kind = a.kind;
    info.piece = a.piece;
    return info;
}

typedef struct Shelf {
    LusorAction *out;
    int n, cap;
} Shelf;

static void put(Shelf *s, const Action *a) {
    if (s->n < s->cap)
        s->out[s->n] = lud_action(a);
    s->n++;
}

static void put_all(const Context *c, const Move *m, Shelf *s) {
    for (int i = 0; i < m->n_actions; i++) {
        const Action *a = &c->actions[m->actions + i];
        if (a->kind == ACTION_NESTED)
            put_all(c, &c->nested[a->what], s);
        else
            put(s, a);
    }
}

static int actions_of(const LusorPosition *p, int move, LusorAction *out, int cap) {
    Shelf s = { out, 0, cap };
    put_all(context_of(p), turn_move(context_of(p), move), &s);
    return s.n;
}

static LusorMoveInfo info_of(const LusorPosition *p, int move) {
    const Context *c = context_of(p);
    const Move *m = turn_move(c, move);
    return describe(m->mover, turn_decision(c, m), actions_of(p, move, NULL, 0));
}

static void text_of(const LusorPosition *p, int move, Text *out) {
    const Context *c = context_of(p);
    const Move *m = turn_move(c, move);
    move_text(m, c->actions + m->actions, m->n_actions, out);
}

static LusorMoveInfo last_info(const LusorPosition *p) {
    const LudPosition *own = own_of(p);
    const Action *decision = NULL;
    for (int i = own->n_last - 1; i >= 0; i--)
        if (own->last[i].decision)
            decision = &own->last[i];
    return describe(own->last_mover, decision, own->n_last);
}

static int last_actions(const LusorPosition *p, LusorAction *out, int cap) {
    const LudPosition *own = own_of(p);
    Shelf s = { out, 0, cap };
    for (int i = 0; i < own->n_last; i++)
        put(&s, &own->last[i]);
    return s.n;
}

const Engine lud_engine = {
    .language = "L-GDL",
    .load = lud_load,
    .unload = lud_unload,
    .info = lud_info,
    .neighbours = lud_neighbours,
    .line = lud_line,
    .incident = lud_incident,
    .track = lud_track,
    .region = lud_region,
    .n_tracks = lud_n_tracks,
    .n_regions = lud_n_regions,
    .open = open_position,
    .close = close_position,
    .start = start,
    .moves = list_moves,
    .make = make,
    .try = try_move,
    .playout = playout,
    .back = take_back,
    .copy = copy_position,
    .reseed = reseed,
    .shuffle = shuffle,
    .mover = mover,
    .next = next,
    .over = over,
    .active = active,
    .rank = rank,
    .utility = utility,
    .number = number,
    .phase = phase,
    .hash = hash,
    .state_text = write_state,
    .height = height,
    .at = at,
    .covered_by = covered_by,
    .puzzle_value = puzzle_value,
    .info_of = info_of,
    .actions_of = actions_of,
    .key_of = key_of,
    .text_of = text_of,
    .last_info = last_info,
    .last_actions = last_actions,
    .write_trial = lud_write_trial,
    .read_trial = lud_read_trial,
};
