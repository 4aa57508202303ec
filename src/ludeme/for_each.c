/* (forEach ...): moves for each site, value, player, level, team, direction, die, group. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/contents.h"

/* ---- each site of a region ---- */

typedef struct ForEachSite {
    Fn fn;
    const Fn *sites, *moves, *otherwise, *then;
} ForEachSite;

static void for_each_site_eval(const Fn *fn, Context *c) {
    const ForEachSite *f = (const ForEachSite *)fn;
    int first = c->n_moves, to = c->it.to, before = c->it.site;
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->sites, c);
    for (BITS_EACH(site, sites, c->game->region_words)) {
        c->it.to = c->it.site = site;
        fn_moves(f->moves, c);
    }
    context_reset(c, mark);
    if (c->n_moves == first && f->otherwise) {
        fn_moves(f->otherwise, c); /* Ludii leaves (to) and (site) at the last one here */
        return;
    }
    c->it.to = to;
    c->it.site = before;
    context_add_then(c, first, f->then);
}

static Fn *for_each_site(Build *b, const Bound *n) {
    ForEachSite *f = FN_NEW(b, n, ForEachSite, FN_MOVES);
    f->fn.eval.moves = for_each_site_eval;
    f->sites = arg_region(b, n, "<sites>");
    f->moves = arg_moves(b, n, "<moves>");
    f->otherwise = arg_moves(b, n, "noMoveYet:<moves>");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- each value, each player ---- */

typedef struct ForEachInt {
    Fn fn;
    const Fn *list;      /* ints; NULL: from min to max */
    const Fn *min, *max; /* NULL: all players */
    bool players;
    const Fn *moves, *then;
} ForEachInt;

static void for_each_int_eval(const Fn *fn, Context *c) {
    const ForEachInt *f = (const ForEachInt *)fn;
    int first = c->n_moves, *at = f->players ? &c->it.player : &c->it.value, before = *at;
    size_t mark = context_mark(c);
    if (f->list) {
        Ints list = fn_ints(f->list, c);
        for (int i = 0; i < list.n; i++) {
            if (f->players && (list.v[i] < 0 || list.v[i] > c->game->n_players + 1))
                continue;
            *at = list.v[i];
            fn_moves(f->moves, c);
        }
    } else {
        int min = f->min ? fn_int(f->min, c) : 1,
            max = f->max ? fn_int(f->max, c) : c->game->n_players;
        for (int i = min; i <= max; i++) {
            *at = i;
            fn_moves(f->moves, c);
        }
    }
    context_reset(c, mark);
    *at = before;
    context_add_then(c, first, f->then);
}

static ForEachInt *new_for_each_int(Build *b, const Bound *n, bool players) {
    ForEachInt *f = FN_NEW(b, n, ForEachInt, FN_MOVES);
    f->fn.eval.moves = for_each_int_eval;
    f->players = players;
    f->list = bound_has(n, "<ints>") ? arg_ints(b, n, "<ints>") : NULL;
    f->moves = arg_moves(b, n, "<moves>");
    f->then = arg_moves(b, n, "<then>");
    return f;
}

static Fn *for_each_value(Build *b, const Bound *n) {
    return &new_for_each_int(b, n, false)->fn;
}

static Fn *for_each_between(Build *b, const Bound *n) {
    ForEachInt *f = new_for_each_int(b, n, false);
    f->min = arg_int(b, n, "min:<int>");
    f->max = arg_int(b, n, "max:<int>");
    return &f->fn;
}

/* What is to follow is forgotten: Ludii gives it to moves that are not there yet. */
static Fn *for_each_player(Build *b, const Bound *n) {
    ForEachInt *f = new_for_each_int(b, n, true);
    f->then = NULL;
    return &f->fn;
}

/* ---- each level of a stack ---- */

typedef struct ForEachLevel {
    Fn fn;
    SiteType type;
    const Fn *site;
    bool from_top;
    const Fn *moves, *then;
} ForEachLevel;

static void for_each_level_eval(const Fn *fn, Context *c) {
    const ForEachLevel *f = (const ForEachLevel *)fn;
    int first = c->n_moves, site = fn_int(f->site, c);
    if (!contents_known(c, f->type, site))
        return;
    int height = contents_height(c, contents_slot(c, f->type, site));
    for (int i = 0; i < height; i++) {
        c->it.level = f->from_top ? height - 1 - i : i; /* and stays so, as in Ludii */
        fn_moves(f->moves, c);
    }
    context_add_then(c, first, f->then);
}

static Fn *for_each_level(Build *b, const Bound *n) {
    ForEachLevel *f = FN_NEW(b, n, ForEachLevel, FN_MOVES);
    f->fn.eval.moves = for_each_level_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    f->from_top =
        bound_word(n, "<stackDirection>", STACK_DIRECTION_FromTop) == STACK_DIRECTION_FromTop;
    f->moves = arg_moves(b, n, "<moves>");
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Stacking);
    return &f->fn;
}

/* ---- each team ---- */

static void for_each_team_eval(const Fn *fn, Context *c) {
    const ForEachInt *f = (const ForEachInt *)fn;
    int first = c->n_moves;
    Ints before = c->it.team_list;
    for (int team = 1; team <= c->game->n_players; team++) {
        int players[PLAYERS_MAX], n = 0;
        for (int player = 1; player <= c->game->n_players; player++)
            if (c->pos->team[player] == team)
                players[n++] = player;
        c->it.team_list = (Ints){ players, n };
        if (n)
            fn_moves(f->moves, c);
    }
    c->it.team_list = before;
    context_add_then(c, first, f->then);
}

static Fn *for_each_team(Build *b, const Bound *n) {
    ForEachInt *f = new_for_each_int(b, n, false);
    f->fn.eval.moves = for_each_team_eval;
    build_flag(b, FLAG_Team);
    return &f->fn;
}

/* ---- each site in some directions ---- */

typedef struct ForEachDirection {
    Fn fn;
    PartFrom from;
    PartBetween between;
    PartTo to;
    const Fn *directions;
    const Fn *moves, *then;
} ForEachDirection;

/* The direction of a step from (from) to (to), if it is one: then forward is there. */
static Direction step_taken(const Context *c, const Sites *s) {
    Direction found = DIR_NONE;
    for (int i = 0; c->it.to >= 0 && i < s->n_supported[RELATION_ALL]; i++) {
        Direction d = (Direction)s->supported_order[RELATION_ALL][i];
        SiteSpan steps = topology_steps(s, c->it.from, d);
        for (int j = 0; j < steps.n; j++)
            if (steps.v[j] == c->it.to)
                found = d;
    }
    return found;
}

static void along(const ForEachDirection *f, Context *c, SiteSpan line, Range range) {
    int between = c->it.between;
    for (int i = 1; i <= line.n && i <= range.max; i++) {
        int site = line.v[i - 1];
        if (f->between.test && range.min > 1 && i < range.min) {
            c->it.between = site;
            if (!fn_bool(f->between.test, c))
                return;
            c->it.between = between;
        }
        c->it.to = site;
        if (f->to.test && !fn_bool(f->to.test, c))
            return;
        if (i >= range.min)
            fn_moves(f->moves, c);
    }
}

static void for_each_direction_eval(const Fn *fn, Context *c) {
    const ForEachDirection *f = (const ForEachDirection *)fn;
    const Sites *s = &c->game->topology->sites[f->from.type];
    Iterators before = c->it;
    int first = c->n_moves, from = fn_int(f->from.site, c);
    if (from < 0 || from >= s->n || before.from < 0 || before.from >= s->n)
        return;
    Range range = f->between.range ? fn_range(f->between.range, c) : (Range){ 1, 1 };
    int what = contents_what(c, contents_slot(c, f->from.type, before.from));
    if (!what)
        return;
    int as_what = c->as_what, as_facing = c->as_facing;
    DirectionList directions;
    c->as_what = what;
    c->as_facing = step_taken(c, s);
    fn_directions(f->directions, c, f->from.type, from, &directions);
    c->as_what = as_what;
    c->as_facing = as_facing;
    for (int i = 0; i < directions.n; i++) {
        int n;
        const Radial *r = topology_radials(s, from, (Direction)directions.v[i], &n);
        for (int j = 0; j < n; j++)
            along(f, c, topology_line(s, &r[j]), range);
    }
    c->it.from = before.from;
    c->it.to = before.to;
    c->it.between = before.between;
    context_add_then(c, first, f->then);
}

static Fn *for_each_direction(Build *b, const Bound *n) {
    ForEachDirection *f = FN_NEW(b, n, ForEachDirection, FN_MOVES);
    f->fn.eval.moves = for_each_direction_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->moves = f->to.apply.effect ? f->to.apply.effect : arg_moves(b, n, "<moves>");
    f->then = arg_moves(b, n, "<then>");
    if (!f->moves)
        build_error(b, n, "(forEach Direction ...) needs moves, or a (to (apply ...))");
    return &f->fn;
}

/* ---- each die ---- */

typedef struct ForEachDie {
    Fn fn;
    const Fn *hand, *combined, *replay_double, *test, *moves, *then;
} ForEachDie;

enum { DICE_MAX = 16 };

/* The moves with so many pips, each followed by the use of the dice in `used`. */
static bool moves_with(const ForEachDie *f, Context *c, int hand, const Container *box, int pips,
                       unsigned used, int *first) {
    *first = c->n_moves;
    c->it.pips = pips;
    if (!fn_bool(f->test, c))
        return false;
    fn_moves(f->moves, c);
    for (int i = *first; i < c->n_moves; i++)
        for (int die = 0; die < box->n_sites && die < DICE_MAX; die++)
            if (used >> die & 1) {
                Action a = action_make(ACTION_USE_DIE);
                a.what = hand;
                a.value = die;
                a.to = box->first + die;
                context_add_action(c, &c->moves[i], &a);
            }
    return true;
}

static void add_to_each(Context *c, int first, const Action *a) {
    for (int i = first; i < c->n_moves; i++)
        context_add_action(c, &c->moves[i], a);
}

/* After a double the dice are thrown as if for a second time. */
static void add_double(Context *c, int first, bool doubled, int pips) {
    int temp = c->pos->temp;
    if (doubled) {
        Action a = action_make(ACTION_SET_TEMP);
        a.value = temp == OFF ? pips : OFF;
        add_to_each(c, first, &a);
        return;
    }
    for (int i = 0; temp != OFF && i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        if (box->kind != CONTAINER_DICE || temp - 1 >= box->n_faces)
            continue;
        for (int site = box->first; site < box->first + box->n_sites; site++) {
            Action a = action_make(ACTION_UPDATE_DICE);
            a.to = site;
            a.state = temp - 1;
            add_to_each(c, first, &a);
        }
    }
}

/* Two or three dice used as one. */
static void combined_moves(const ForEachDie *f, Context *c, int hand, const Container *box,
                           const int32_t *dice) {
    int n = box->n_sites, first;
    bool all = true;
    int sum = 0;
    for (int i = 0; i < n; i++) {
        all &= dice[i] != 0;
        sum += dice[i];
    }
    if (n != 2 && n != 3)
        return;
    if (all)
        moves_with(f, c, hand, box, sum, (1u << n) - 1, &first);
    for (int i = 0; n == 3 && i < 2; i++)
        for (int j = i + 1; j < 3; j++)
            if (dice[i] && dice[j])
                moves_with(f, c, hand, box, dice[i] + dice[j], 1u << i | 1u << j, &first);
}

static void for_each_die_eval(const Fn *fn, Context *c) {
    const ForEachDie *f = (const ForEachDie *)fn;
    const Game *g = c->game;
    int hand = fn_int(f->hand, c), pips = c->it.pips, first = c->n_moves, seen = 0, start;
    const Container *box = NULL;
    for (int i = 0; i < g->n_containers && !box; i++)
        if (g->containers[i].kind == CONTAINER_DICE && seen++ == hand)
            box = &g->containers[i];
    if (!box)
        return;
    const int32_t *dice = POSITION_ARRAY(c->pos, g->layout.dice, int32_t) + box->first;
    bool doubled = fn_bool(f->replay_double, c);
    for (int i = 1; i < box->n_sites; i++)
        doubled &= dice[i] == dice[0];
    for (int i = 0; i < box->n_sites; i++)
        if (moves_with(f, c, hand, box, dice[i], 1u << i, &start))
            add_double(c, start, doubled, dice[i]);
    if (fn_bool(f->combined, c))
        combined_moves(f, c, hand, box, dice);
    c->it.pips = pips;
    context_add_then(c, first, f->then);
}

static Fn *for_each_die(Build *b, const Bound *n) {
    ForEachDie *f = FN_NEW(b, n, ForEachDie, FN_MOVES);
    f->fn.eval.moves = for_each_die_eval;
    f->hand = arg_int_or(b, n, "<int>", 0);
    f->combined = arg_bool_or(b, n, "combined:<boolean>", false);
    f->replay_double = arg_bool_or(b, n, "replayDouble:<boolean>", false);
    f->test = arg_bool_or(b, n, "if:<boolean>", true);
    f->moves = arg_moves(b, n, "<moves>");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- each group ---- */

typedef struct ForEachGroup {
    Fn fn;
    GroupWays ways;
    const Fn *test; /* which sites belong; NULL: those of the mover */
    const Fn *moves, *then;
} ForEachGroup;

static bool belongs(Context *c, const void *rule, int site) {
    const ForEachGroup *f = rule;
    c->it.to = site;
    return f->test ? fn_bool(f->test, c)
                   : contents_who(c, contents_slot(c, f->ways.type, site)) == c->pos->mover;
}

static void for_each_group_eval(const Fn *fn, Context *c) {
    const ForEachGroup *f = (const ForEachGroup *)fn;
    int first = c->n_moves, from = c->it.from, to = c->it.to;
    size_t mark = context_mark(c);
    const Bits *region = c->it.region;
    Bits *done = context_region(c);
    Ints seeds = group_seeds(c, f->ways.type, f->test ? OFF : c->pos->mover, 0);
    for (int i = 0; i < seeds.n; i++) {
        int site = seeds.v[i];
        if (bits_has(done, site))
            continue;
        size_t inner = context_mark(c);
        c->it.from = site;
        Group group = group_fill(c, &f->ways, site, belongs, f);
        bits_or(done, group.in, c->game->region_words);
        c->it.region = group.in;
        if (group.n)
            fn_moves(f->moves, c);
        context_reset(c, inner);
    }
    context_reset(c, mark);
    c->it.from = from;
    c->it.to = to;
    c->it.region = region;
    context_add_then(c, first, f->then);
}

static Fn *for_each_group(Build *b, const Bound *n) {
    ForEachGroup *f = FN_NEW(b, n, ForEachGroup, FN_MOVES);
    f->fn.eval.moves = for_each_group_eval;
    f->ways = group_ways(b, n);
    f->test = arg_bool(b, n, "if:<boolean>");
    f->moves = arg_moves(b, n, "<moves>");
    b->game->asks_order = true;
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

const Ludeme for_each_ludemes[] = {
    // clang-format off
    { "<operators.foreach.forEach>",
      "(forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | "
      "<moves>) [<then>])", { .fn = for_each_direction } },
    { "<operators.foreach.forEach>", "(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])", { .fn = for_each_site } },
    { "<operators.foreach.forEach>", "(forEach Value <ints> <moves> [<then>])", { .fn = for_each_value } },
    { "<operators.foreach.forEach>", "(forEach Value min:<int> max:<int> <moves> [<then>])", { .fn = for_each_between } },
    { "<operators.foreach.forEach>", "(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])", { .fn = for_each_level } },
    { "<operators.foreach.forEach>", "(forEach Team <moves> [<then>])", { .fn = for_each_team } },
    { "<operators.foreach.forEach>", "(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])", { .fn = for_each_group } },
    { "<operators.foreach.forEach>",
      "(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] "
      "<moves> [<then>])", { .fn = for_each_die } },
    { "<operators.foreach.forEach>", "(forEach <ints> <moves> [<then>])", { .fn = for_each_player } },
    { "<operators.foreach.forEach>", "(forEach Player <moves> [<then>])", { .fn = for_each_player } },
    // clang-format on
    { NULL },
};
