/* Regular Boardgames behind the public interface. */
#include "api/api.h"

#include "base/hash.h"
#include "board/direction.h"
#include "rbg/rbg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct RbgOwn {
    RbgGame *game;
    const char *comment; /* what stands above the description, for people */
    int *direction;      /* per label: the direction its steps go, DIR_NONE if none in particular */
} RbgOwn;

typedef struct RbgPosition {
    RbgWork *work;
    RbgState *states[LUSOR_DEPTH_MAX + 1]; /* by depth; made when first needed */
    RbgMoves moves[LUSOR_DEPTH_MAX + 1];
    Arena names_arena;
    const char **names; /* of the moves at this depth; NULL: not asked for yet */
    RbgStep *last;      /* the steps of the last move */
    int n_last, cap_last, last_mover;
    bool known[LUSOR_DEPTH_MAX + 1]; /* moves are those of the state */
} RbgPosition;

enum { NAMES_MEMORY = 256 << 20, STEPS_SHOWN = 256 };

static const RbgOwn *game_of(const LusorGame *g) {
    return g->own;
}
static RbgPosition *own_of(const LusorPosition *p) {
    return p->own;
}
static const RbgGame *rules_of(const LusorPosition *p) {
    return game_of(p->game)->game;
}
static RbgState *state_of(const LusorPosition *p) {
    return own_of(p)->states[p->depth];
}

/* ---- loading ---- */

const char *rbg_opening_comment(Arena *a, const char *s) {
    Text t = { 0 };
    while (s[0] == '/' && s[1] == '/') {
        s += 2 + (s[2] == ' ');
        size_t n = strcspn(s, "\r\n");
        text_add_clean(&t, s, n);
        text_putc(&t, '\n');
        s += n;
        s += strspn(s, "\r\n");
    }
    const char *kept = t.n ? arena_strdup(a, text_str(&t)) : NULL;
    text_free(&t);
    return kept;
}

static void fill_pieces(LusorGame *g, const RbgGame *rules) {
    g->n_pieces = rbg_pieces(rules) + 1;
    g->pieces = ARENA_ARRAY(&g->arena, LusorPiece, g->n_pieces);
    g->pieces[0] = (LusorPiece){ .name = "nothing", .label = "nothing" };
    for (int i = 0; i < rbg_pieces(rules); i++) {
        const char *name = rbg_piece_name(rules, i);
        g->pieces[i + 1] = (LusorPiece){ .name = name, .label = name };
        for (int k = 0; k < g->n_players; k++) /* a name tells whose it is: whitePawn */
            if (!strncmp(name, rbg_player_name(rules, k), strlen(rbg_player_name(rules, k))))
                g->pieces[i + 1].owner = k + 1;
    }
}

/* Where a vertex lies: in its row and column, or on a circle. */
static LusorPlace place_of(const RbgGame *rules, int v) {
    const RbgLayout *l = rbg_layout(rules);
    LusorPlace place = { .label = rbg_vertex_name(rules, v) };
    if (!l->spots) {
        double angle = 6.283185307179586 * v / rbg_vertices(rules);
        place.x = sin(angle) * rbg_vertices(rules) / 6;
        place.y = cos(angle) * rbg_vertices(rules) / 6;
        return place;
    }
    const RbgSpot *spot = &l->spots[v];
    place.column = spot->column;
    place.row = l->rows - 1 - spot->row;
    place.layer = spot->layer;
    place.x = place.column + (l->shape == RBG_HEXAGON ? -0.5 * place.row : 0);
    place.y = place.row * (l->shape == RBG_HEXAGON ? 0.866 : 1.0);
    place.z = place.layer;
    return place;
}

static void fill_board(LusorGame *g, const RbgGame *rules) {
    RbgShape shape = rbg_layout(rules)->shape;
    LusorSiteType type = shape == RBG_GRAPH ? LUSOR_VERTEX : LUSOR_CELL;
    int n = rbg_vertices(rules);
    g->default_type = type;
    g->basis = shape == RBG_HEXAGON ? LUSOR_BASIS_HEXAGONAL
               : shape == RBG_GRAPH ? LUSOR_BASIS_OTHER
                                    : LUSOR_BASIS_SQUARE;
    g->used[type] = true;
    g->n_sites[type] = g->n_places[type] = n;
    g->places[type] = ARENA_ARRAY(&g->arena, LusorPlace, n + 1);
    for (int v = 0; v < n; v++)
        g->places[type][v] = place_of(rules, v);
    g->n_containers = 1;
    g->containers = ARENA_NEW(&g->arena, LusorContainer);
    g->containers[0] = (LusorContainer){
        .kind = LUSOR_BOARD, .name = "Board", .first = { type, 0 }, .n_sites = n
    };
    g->traits = shape == RBG_CUBOID ? LUSOR_THREE_D : 0;
}

/* The compass directions that generated boards call up, downRight ... */
static int direction_of(const char *label) {
    static const struct {
        const char *label;
        Direction direction;
    } rows[] = { { "up", DIR_N },         { "down", DIR_S },       { "left", DIR_W },
                 { "right", DIR_E },      { "upLeft", DIR_NW },    { "upRight", DIR_NE },
                 { "downLeft", DIR_SW },  { "downRight", DIR_SE }, { "north", DIR_N },
                 { "south", DIR_S },      { "west", DIR_W },       { "east", DIR_E },
                 { "northWest", DIR_NW }, { "northEast", DIR_NE }, { "southWest", DIR_SW },
                 { "southEast", DIR_SE }, { "front", DIR_U },      { "back", DIR_D } };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!strcmp(label, rows[i].label))
            return rows[i].direction;
    return DIR_NONE;
}

static void fill_directions(LusorGame *g, RbgOwn *own) {
    int n = rbg_labels(own->game);
    own->direction = ARENA_ARRAY(&g->arena, int, n + 1);
    for (int i = 0; i < n; i++)
        own->direction[i] = direction_of(rbg_label_name(own->game, i));
}

static const char *name_of_file(Arena *a, const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    return arena_strndup(a, name, strcspn(name, "."));
}

static bool load(LusorGame *g, const char *path, const LusorChoices *choices) {
    const char *why;
    const Source *source = source_read(&g->arena, path, &why);
    if (!source)
        report_error(&g->report, (Place){ 0 }, "%s: %s", path, why);
    if (source && choices && (choices->n_options || choices->ruleset))
        report_error(&g->report, (Place){ 0 }, "%s: games of this language have no options", path);
    if (report_failed(&g->report))
        return false;
    RbgOwn *own = ARENA_NEW(&g->arena, RbgOwn);
    own->game = rbg_load(source, &g->report);
    g->own = own;
    if (!own->game)
        return false;
    own->comment = rbg_opening_comment(&g->arena, source->text);
    g->name = name_of_file(&g->arena, path);
    g->n_players = rbg_players(own->game);
    if (g->n_players > LUSOR_PLAYERS_MAX) {
        report_error(&g->report, (Place){ 0 }, "%s: more than %d players", path, LUSOR_PLAYERS_MAX);
        return false;
    }
    g->player_names[0] = "nobody";
    for (int i = 0; i < g->n_players; i++)
        g->player_names[i + 1] = rbg_player_name(own->game, i);
    fill_pieces(g, own->game);
    fill_board(g, own->game);
    fill_directions(g, own);
    return true;
}

static void unload(LusorGame *g) {
    if (g->own)
        rbg_free(((RbgOwn *)g->own)->game);
}

static const char *info(const LusorGame *g, const char *what) {
    return !strcmp(what, "description") ? game_of(g)->comment : NULL;
}

/* ---- the board ---- */

static bool leads(const RbgOwn *own, int label, int direction) {
    int d = own->direction[label];
    switch (direction) {
    case DIR_All:
    case DIR_Adjacent:
        return true;
    case DIR_Orthogonal:
        return d == DIR_N || d == DIR_S || d == DIR_E || d == DIR_W;
    case DIR_Diagonal:
        return d == DIR_NE || d == DIR_NW || d == DIR_SE || d == DIR_SW;
    default:
        return d == direction;
    }
}

static bool among(const int *v, int n, int x) {
    for (int i = 0; i < n; i++)
        if (v[i] == x)
            return true;
    return false;
}

static int neighbours(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    const RbgOwn *own = game_of(g);
    int n = 0, n_labels = rbg_labels(own->game);
    for (int i = 0; i < n_labels; i++) {
        int to = leads(own, i, direction) ? rbg_neighbour(own->game, s.index, i) : -1;
        if (to < 0 || among(out, n < cap ? n : cap, to))
            continue;
        if (n < cap)
            out[n] = to;
        n++;
    }
    return n;
}

static int line(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    int n = 0, to;
    while (n < g->n_sites[s.type] && neighbours(g, s, direction, &to, 1) == 1) {
        if (n < cap)
            out[n] = to;
        n++;
        s.index = to;
    }
    return n;
}

static int incident(const LusorGame *g, LusorSite s, LusorSiteType type, int *out, int cap) {
    (void)g, (void)s, (void)type, (void)out, (void)cap;
    return 0;
}
static int no_list(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap) {
    (void)g, (void)i, (void)out, (void)cap;
    *name = "";
    *owner = 0;
    return 0;
}
static int none(const LusorGame *g) {
    (void)g;
    return 0;
}

/* ---- positions ---- */

static void close_position(LusorPosition *p) {
    RbgPosition *own = p->own;
    rbg_work_free(own->work);
    for (int i = 0; i <= LUSOR_DEPTH_MAX; i++) {
        free(own->states[i]);
        rbg_moves_free(&own->moves[i]);
    }
    arena_free(&own->names_arena);
    free(own->last);
    free(own);
}

static bool open_position(LusorPosition *p) {
    RbgPosition *own = calloc(1, sizeof *own);
    if (!own)
        return false;
    p->own = own;
    arena_init(&own->names_arena, NAMES_MEMORY);
    own->work = rbg_work_new(rules_of(p));
    own->states[0] = calloc(1, rbg_state_size(rules_of(p)));
    if (own->work && own->states[0])
        return true;
    close_position(p);
    return false;
}

static void forget_names(RbgPosition *own) {
    own->names = NULL;
    arena_free(&own->names_arena);
}

static bool troubled(LusorPosition *p) {
    p->trouble = rbg_trouble(own_of(p)->work);
    return p->trouble;
}

/* The game is over when nobody has a move: so the moves are always known. */
static bool find_moves(LusorPosition *p) {
    RbgPosition *own = own_of(p);
    if (!own->known[p->depth]) {
        forget_names(own);
        rbg_moves(rules_of(p), own->work, state_of(p), &own->moves[p->depth]);
        own->known[p->depth] = true;
    }
    return !troubled(p);
}

static bool start(LusorPosition *p) {
    rbg_start(rules_of(p), own_of(p)->work, state_of(p));
    own_of(p)->known[0] = false;
    own_of(p)->n_last = 0;
    return !troubled(p) && find_moves(p);
}

static int list_moves(LusorPosition *p) {
    return find_moves(p) ? own_of(p)->moves[p->depth].n : -1;
}

static void keep_last(LusorPosition *p, int move) {
    RbgPosition *own = own_of(p);
    const RbgMoves *moves = &own->moves[p->depth];
    own->last_mover = rbg_mover(state_of(p)) + 1;
    own->n_last = rbg_move_steps(moves, move, own->last, own->cap_last);
    if (own->n_last <= own->cap_last)
        return;
    RbgStep *bigger = realloc(own->last, sizeof *bigger * (size_t)own->n_last);
    if (!bigger) {
        own->n_last = 0;
        return;
    }
    own->last = bigger;
    own->cap_last = own->n_last;
    rbg_move_steps(moves, move, own->last, own->cap_last);
}

static bool make(LusorPosition *p, const int *moves, int n) {
    RbgPosition *own = own_of(p);
    if (n != 1)
        return false;
    keep_last(p, moves[0]);
    rbg_apply(rules_of(p), own->work, state_of(p), &own->moves[p->depth], moves[0]);
    own->known[p->depth] = false;
    return !troubled(p) && find_moves(p);
}

static bool try_move(LusorPosition *p, int move) {
    RbgPosition *own = own_of(p);
    size_t size = rbg_state_size(rules_of(p));
    RbgState **to = &own->states[p->depth + 1];
    if (!*to)
        *to = malloc(size);
    if (!*to)
        return false;
    memcpy(*to, state_of(p), size);
    rbg_apply(rules_of(p), own->work, *to, &own->moves[p->depth], move);
    own->known[p->depth + 1] = false;
    if (troubled(p))
        return false;
    p->depth++;
    bool fine = find_moves(p);
    p->depth--;
    return fine;
}

static void take_back(LusorPosition *p) {
    forget_names(own_of(p));
}

static void copy_position(LusorPosition *to, const LusorPosition *from) {
    RbgPosition *a = own_of(to);
    const RbgPosition *b = own_of(from);
    memcpy(a->states[0], state_of(from), rbg_state_size(rules_of(from)));
    a->known[0] = false;
    a->n_last = 0;
    a->last_mover = b->last_mover;
    find_moves(to);
}

static void reseed(LusorPosition *p, uint64_t seed) {
    (void)p, (void)seed;
}
static void shuffle(LusorPosition *p, int viewer, LusorRandom *r) {
    (void)p, (void)viewer, (void)r;
}

/* Moves that modify the same places in the same way are the same. */
static uint64_t key_of(const LusorPosition *p, int move) {
    RbgStep steps[STEPS_SHOWN];
    int n = rbg_move_steps(&own_of(p)->moves[p->depth], move, steps, STEPS_SHOWN);
    uint64_t key = 0;
    for (int i = 0; i < n && i < STEPS_SHOWN; i++)
        key = hash_mix(key, (uint64_t)steps[i].modifier << 16 | steps[i].vertex);
    return key;
}

static int playout(LusorPosition *p, LusorRandom *r, int max, LusorNoted *out, int cap) {
    RbgPosition *own = own_of(p);
    RbgMoves *moves = &own->moves[p->depth];
    int n = 0;
    for (; n < max; n++) {
        if (!find_moves(p))
            return -1;
        if (!moves->n)
            break;
        int move = lusor_random_below(r, moves->n);
        if (n < cap)
            out[n] = (LusorNoted){ key_of(p, move), rbg_mover(state_of(p)) + 1 };
        rbg_apply(rules_of(p), own->work, state_of(p), moves, move);
        own->known[p->depth] = false;
    }
    own->n_last = 0;
    return find_moves(p) ? n : -1;
}

/* ---- how it stands ---- */

static int mover(const LusorPosition *p) {
    return rbg_mover(state_of(p)) + 1;
}
static int next(const LusorPosition *p) {
    int m = mover(p);
    return m ? m % p->game->n_players + 1 : 0;
}
static bool over(const LusorPosition *p) {
    return own_of(p)->known[p->depth] && own_of(p)->moves[p->depth].n == 0;
}
static bool active(const LusorPosition *p, int player) {
    (void)player;
    return !over(p);
}

static int number(const LusorPosition *p, int what, int player) {
    switch (what) {
    case POSITION_SCORE:
        return player >= 1 && player <= p->game->n_players
                   ? rbg_score(rules_of(p), state_of(p), player - 1)
                   : 0;
    case POSITION_TURN:
        return p->n_plies + 1;
    case POSITION_SEAT:
        return player;
    default:
        return 0;
    }
}

/* The mean of the places that all with the same score share. */
static double rank(const LusorPosition *p, int player) {
    if (!over(p))
        return 0;
    int own_score = number(p, POSITION_SCORE, player), better = 0, equal = 0;
    for (int i = 1; i <= p->game->n_players; i++) {
        int score = number(p, POSITION_SCORE, i);
        better += score > own_score;
        equal += score == own_score;
    }
    return better + (equal + 1) / 2.0;
}

static double utility(const LusorPosition *p, int player) {
    int bound = rbg_player_bound(rules_of(p), player - 1);
    return bound ? 2.0 * number(p, POSITION_SCORE, player) / bound - 1 : 0;
}

static const char *phase(const LusorPosition *p, int player) {
    (void)p, (void)player;
    return "";
}
static uint64_t hash(const LusorPosition *p) {
    return rbg_hash(rules_of(p), state_of(p));
}

static void write_state(const LusorPosition *p, Text *out) {
    const RbgGame *rules = rules_of(p);
    text_printf(out, "mover=%d", mover(p));
    for (int i = 0; i < rbg_players(rules); i++)
        text_printf(out, " %s=%d", rbg_player_name(rules, i), rbg_score(rules, state_of(p), i));
    for (int i = 0; i < rbg_variables(rules); i++)
        text_printf(out, " %s=%d", rbg_variable_name(rules, i),
                    rbg_variable(rules, state_of(p), i));
    for (int v = 0; v < rbg_vertices(rules); v++)
        text_printf(out, " %s:%s", rbg_vertex_name(rules, v),
                    rbg_piece_name(rules, rbg_piece_at(rules, state_of(p), v)));
}

/* ---- what lies where ---- */

/* RBG knows no empty vertex; by custom a piece of such a name stands for it. */
static bool means_empty(const char *name) {
    static const char *const names[] = { "e", "empty", "free", "none", "blank", "noPiece" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i]))
            return true;
    return false;
}

static LusorContent at(const LusorPosition *p, LusorSite s, int level, int viewer) {
    (void)viewer;
    int piece = rbg_piece_at(rules_of(p), state_of(p), s.index);
    if (level || means_empty(rbg_piece_name(rules_of(p), piece)))
        return (LusorContent){ 0 };
    return (
        LusorContent){ .piece = piece + 1, .owner = p->game->pieces[piece + 1].owner, .count = 1 };
}
static int height(const LusorPosition *p, LusorSite s) {
    return at(p, s, 0, 0).piece != 0;
}
static LusorSite covered_by(const LusorPosition *p, LusorSite s) {
    (void)p;
    return s;
}
static int puzzle_value(const LusorPosition *p, LusorSite s) {
    (void)p, (void)s;
    return LUSOR_NONE;
}

/* ---- moves ---- */

/* The steps of a move act on vertices; the last one, the switch, says nothing unless it is the only
   one: then the keeper does what the player chose by going there. */
static LusorMoveInfo describe(const LusorPosition *p, int by, const RbgStep *steps, int n) {
    LusorSiteType type = p->game->default_type;
    LusorMoveInfo info = { .mover = by, .kind = LUSOR_OTHER, .piece = LUSOR_NONE };
    info.from = info.to = api_site(type, LUSOR_NONE);
    info.level_from = info.level_to = LUSOR_NONE;
    if (n == 1)
        info.from.index = info.to.index = steps[0].vertex;
    if (n < 2)
        return info;
    info.from.index = steps[0].vertex;
    info.to.index = steps[n - 2].vertex;
    info.kind = info.from.index == info.to.index ? LUSOR_ADD : LUSOR_MOVE;
    return info;
}

/* Without memory for names the moves have none. */
static const char *name_of(const LusorPosition *p, int move) {
    RbgPosition *own = own_of(p);
    if (!own->names && !ARENA_CATCH(&own->names_arena))
        own->names = rbg_move_names(rules_of(p), &own->moves[p->depth], &own->names_arena);
    return own->names ? own->names[move] : NULL;
}

static LusorMoveInfo info_of(const LusorPosition *p, int move) {
    RbgStep steps[STEPS_SHOWN];
    int n = rbg_move_steps(&own_of(p)->moves[p->depth], move, steps, STEPS_SHOWN);
    LusorMoveInfo info = describe(p, mover(p), steps, n <= STEPS_SHOWN ? n : 0);
    info.name = name_of(p, move);
    return info;
}

/* What a move did is seen by comparing positions, not told. */
static int actions_of(const LusorPosition *p, int move, LusorAction *out, int cap) {
    (void)p, (void)move, (void)out, (void)cap;
    return 0;
}
static void text_of(const LusorPosition *p, int move, Text *out) {
    text_puts(out, name_of(p, move) ? name_of(p, move) : "");
}
static LusorMoveInfo last_info(const LusorPosition *p) {
    const RbgPosition *own = own_of(p);
    return describe(p, own->last_mover, own->last, own->n_last);
}
static int last_actions(const LusorPosition *p, LusorAction *out, int cap) {
    (void)p, (void)out, (void)cap;
    return 0;
}

/* ---- trials ---- */

static const char moves_of_game[] = "rbg moves";

/* The names of the moves, one on each line. */
static bool write_trial(const LusorPosition *from, Text *out) {
    LusorPosition *p = lusor_position_new(from->game);
    bool fine = p && lusor_start(p, from->seed);
    text_printf(out, "%s of %s\n", moves_of_game, from->game->path);
    for (int i = 0; fine && i < from->n_plies; i++) {
        int move = lusor_played(from, i);
        const char *name = lusor_moves(p) > move ? name_of(p, move) : NULL;
        fine = name && (text_printf(out, "%s\n", name), lusor_make(p, move));
    }
    lusor_position_free(p);
    return fine;
}

static int find_move(LusorPosition *p, const char *name) {
    int n = lusor_moves(p);
    return n > 0 && name_of(p, 0) ? rbg_find_move(own_of(p)->names, n, name) : -1;
}

static int read_trial(LusorPosition *p, const Source *source, Report *report, Text *why) {
    const char *s = source->text;
    if (strncmp(s, moves_of_game, strlen(moves_of_game))) {
        report_error(report, (Place){ source, 0 }, "this is no list of moves of such a game");
        return -1;
    }
    lusor_start(p, 0);
    int made = 0;
    for (s += strcspn(s, "\n"); *s && *++s; made++) {
        size_t n = strcspn(s, "\n");
        const char *name = arena_strndup(report->arena, s, n);
        int move = find_move(p, name);
        if (move < 0 || !lusor_make(p, move)) {
            text_printf(why, "move %d, %s, is not legal here\n", made + 1, name);
            break;
        }
        s += n;
    }
    return made;
}

const Engine rbg_engine = {
    .language = "RBG",
    .load = load,
    .unload = unload,
    .info = info,
    .neighbours = neighbours,
    .line = line,
    .incident = incident,
    .track = no_list,
    .region = no_list,
    .n_tracks = none,
    .n_regions = none,
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
    .write_trial = write_trial,
    .read_trial = read_trial,
};
