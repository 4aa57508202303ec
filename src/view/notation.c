/* Notation: legal moves as short texts. The reading of them is in notation_read.c. */
#include "view/notation.h"

#include "view/notation_state.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY_MAX = 512 * 1024 * 1024, ORDINARY_MAX = 20 };

/* ---- has the position changed? ---- */

static uint64_t mix(uint64_t h, uint64_t x) {
    h ^= x + 0x9e3779b97f4a7c15u + (h << 6) + (h >> 2);
    return h * 0xbf58476d1ce4e5b9u;
}

/* A number that changes with the position or its moves: the same board may have other dice. */
static uint64_t fingerprint(const LusorPosition *p, int n_moves) {
    int plies = lusor_plies(p);
    uint64_t h = mix((uintptr_t)p, lusor_hash(p));
    h = mix(mix(h, lusor_seed(p)), (uint64_t)plies);
    if (plies > 0)
        h = mix(h, (uint64_t)lusor_played(p, plies - 1));
    h = mix(h, (uint64_t)n_moves);
    for (int i = 0; i < n_moves; i++) {
        LusorMoveInfo m = lusor_move_info(p, i);
        h = mix(h, (uint64_t)m.from.index << 32 ^ (uint64_t)m.to.index << 8 ^ (uint64_t)m.kind);
        h = mix(h, (uint64_t)m.level_from << 16 ^ (uint64_t)m.level_to ^ (uint64_t)m.piece << 32);
    }
    return h ? h : 1;
}

/* ---- hands ---- */

/* Two pieces of one name in a container have to be told apart by their places. */
static bool only_one_in_hand(const Names *names, const LusorPosition *p, LusorContainer c, int at,
                             int piece) {
    for (int k = 0; k < c.n_sites; k++) {
        LusorSite other = { c.first.type, c.first.index + k };
        LusorContent o = lusor_top(p, other, c.owner);
        if (other.index != at && o.piece > 0 &&
            names_equal(names_piece(names, o.piece), names_piece(names, piece)))
            return false;
    }
    return true;
}

static void name_hands(Notation *n, const LusorPosition *p) {
    const LusorGame *game = names_game(n->names);
    int containers = lusor_containers(game);
    for (int i = 1; i < containers; i++) {
        LusorContainer c = lusor_container(game, i);
        for (int k = 0; k < c.n_sites; k++) {
            LusorSite site = { c.first.type, c.first.index + k };
            LusorContent top = lusor_top(p, site, c.owner);
            n->piece_names_hand[names_place_of(n->names, site)] =
                c.kind == LUSOR_HAND && top.piece > 0 && !top.hidden && c.owner == lusor_mover(p) &&
                names_find(n->names, names_piece(n->names, top.piece)).index < 0 &&
                only_one_in_hand(n->names, p, c, site.index, top.piece);
        }
    }
}

/* ---- writing ---- */

/* The work of telling all moves of a position apart. */
typedef struct Telling {
    Notation *n;
    MoveWords words;
    unsigned *facets;  /* by move: what its text has to say */
    bool *settled;     /* by move: no other has its text, or a number makes it so */
    const char **keys; /* by move */
    int *order;        /* moves sorted by key */
    Text text;
} Telling;

static void write_move(Telling *t, int move) {
    move_words_set(&t->words, move);
    text_clear(&t->text);
    move_words_write(&t->words, t->facets[move], &t->text);
    t->n->texts[move] = arena_strdup(&t->n->arena, text_str(&t->text));
    t->n->keys[move] = names_key(&t->n->arena, text_str(&t->text));
}

static int by_key(const void *a, const void *b, void *keys) {
    int x = *(const int *)a, y = *(const int *)b;
    int order = strcmp(((const char **)keys)[x], ((const char **)keys)[y]);
    return order ? order : x - y;
}

static const char *facet_text(Telling *t, int move, Facet facet) {
    move_words_set(&t->words, move);
    text_clear(&t->text);
    move_words_facet(&t->words, facet, &t->text);
    return text_str(&t->text);
}

/* Whether a facet is not the same for all moves of a group that share a text. */
static bool facet_tells(Telling *t, const int *group, int size, Facet facet) {
    if (t->facets[group[0]] & 1u << facet)
        return false;
    char *first = arena_strdup(&t->n->arena, facet_text(t, group[0], facet));
    for (int i = 1; i < size; i++)
        if (strcmp(first, facet_text(t, group[i], facet)) != 0)
            return true;
    return false;
}

static void number_group(Telling *t, const int *group, int size) {
    for (int i = 0; i < size; i++) {
        int move = group[i];
        if (i > 0) {
            t->n->texts[move] = arena_printf(&t->n->arena, "%s#%d", t->n->texts[move], i + 1);
            t->n->keys[move] = arena_printf(&t->n->arena, "%s#%d", t->n->keys[move], i + 1);
        }
        t->settled[move] = true;
    }
}

static void tell_group(Telling *t, const int *group, int size) {
    for (Facet f = 0; f < FACETS; f++) {
        if (!facet_tells(t, group, size, f))
            continue;
        for (int i = 0; i < size; i++) {
            t->facets[group[i]] |= 1u << f;
            write_move(t, group[i]);
        }
        return;
    }
    number_group(t, group, size);
}

static bool all_settled(const Telling *t, const int *group, int size) {
    for (int i = 0; i < size; i++)
        if (!t->settled[group[i]])
            return false;
    return true;
}

/* One round over the groups of moves that share a text; false if there was none. */
static bool tell_round(Telling *t) {
    int n = t->n->n_moves;
    bool any = false;
    for (int i = 0; i < n; i++)
        t->order[i] = i;
    /* The keys of this round: those that change now must not confuse the order of the others. */
    memcpy(t->keys, t->n->keys, (size_t)n * sizeof *t->keys);
    qsort_r(t->order, (size_t)n, sizeof *t->order, by_key, t->keys);
    for (int i = 0, size; i < n; i += size) {
        const char *key = t->keys[t->order[i]];
        for (size = 1; i + size < n && !strcmp(key, t->keys[t->order[i + size]]); size++)
            ;
        if (size > 1 && !all_settled(t, t->order + i, size)) {
            tell_group(t, t->order + i, size);
            any = true;
        }
    }
    return any;
}

/* What a text has to say beyond its sites, unless that makes it long for nothing. */
static void write_first(Telling *t, int move) {
    bool together = lusor_traits(names_game(t->n->names)) & LUSOR_SIMULTANEOUS;
    unsigned always = together ? 1u << FACET_PLAYER : 0;
    move_words_set(&t->words, move);
    t->facets[move] = always | move_words_needed(&t->words);
    write_move(t, move);
    if (strlen(t->n->texts[move]) > ORDINARY_MAX && t->facets[move] != always) {
        t->facets[move] = always;
        write_move(t, move);
    }
}

static void write_all(Notation *n, LusorPosition *p) {
    Telling t = {
        .n = n,
        .words = { .names = n->names, .p = p, .piece_names_hand = n->piece_names_hand },
        .facets = ARENA_ARRAY(&n->arena, unsigned, n->n_moves),
        .settled = ARENA_ARRAY(&n->arena, bool, n->n_moves),
        .keys = ARENA_ARRAY(&n->arena, const char *, n->n_moves),
        .order = ARENA_ARRAY(&n->arena, int, n->n_moves),
    };
    name_hands(n, p);
    for (int i = 0; i < n->n_moves; i++)
        write_first(&t, i);
    while (tell_round(&t))
        ;
    move_words_free(&t.words);
    text_free(&t.text);
}

const char *const *notation_list(Notation *n, LusorPosition *p, int *count) {
    int moves = lusor_moves(p);
    if (moves < 0)
        moves = 0;
    uint64_t print = fingerprint(p, moves);
    if (print != n->print) {
        arena_free(&n->arena);
        n->print = print;
        n->n_moves = moves;
        n->texts = ARENA_ARRAY(&n->arena, const char *, moves + 1);
        n->keys = ARENA_ARRAY(&n->arena, const char *, moves + 1);
        write_all(n, p);
    }
    *count = n->n_moves;
    return n->texts;
}

const char *notation_text(Notation *n, LusorPosition *p, int move) {
    int count;
    const char *const *texts = notation_list(n, p, &count);
    return move >= 0 && move < count ? texts[move] : "";
}

/* ---- choosing among them ---- */

int notation_starting(Notation *n, LusorPosition *p, const char *text, int *out, int cap) {
    int count, found = 0;
    notation_list(n, p, &count);
    Arena arena;
    arena_init(&arena, MEMORY_MAX);
    const char *key = names_key(&arena, text);
    size_t length = strlen(key);
    for (int i = 0; i < count; i++)
        if (!strncmp(n->keys[i], key, length) && found++ < cap)
            out[found - 1] = i;
    arena_free(&arena);
    return found;
}

int notation_from(Notation *n, LusorPosition *p, LusorSite site, int *out, int cap) {
    int count, found = 0;
    notation_list(n, p, &count);
    for (int i = 0; i < count; i++) {
        LusorMoveInfo m = lusor_move_info(p, i);
        LusorSite at = m.from.index >= 0 ? m.from : m.to;
        if (names_same_site(at, site) && found++ < cap)
            out[found - 1] = i;
    }
    return found;
}

Notation *notation_new(const Names *names) {
    Notation *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->names = names;
    n->piece_names_hand = calloc((size_t)names_places(names) + 1, sizeof *n->piece_names_hand);
    arena_init(&n->arena, MEMORY_MAX);
    arena_init(&n->answers, MEMORY_MAX);
    if (!n->piece_names_hand) {
        free(n);
        return NULL;
    }
    return n;
}

void notation_free(Notation *n) {
    if (!n)
        return;
    arena_free(&n->arena);
    arena_free(&n->answers);
    free(n->piece_names_hand);
    free(n);
}
