/* Names: what sites, pieces and players are called, in writing and in speech. */
#include "view/names.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY_MAX = 256 * 1024 * 1024, PLAYER_NUMBER_MAX = 8 };

typedef struct Entry {
    const char *key; /* the name in lower case without blanks */
    int place;
} Entry;

struct Names {
    const LusorGame *game;
    Arena arena;
    LusorSite *places;
    const char **texts; /* by place */
    int n_places, cap_places;
    int *place_of[LUSOR_SITE_TYPES]; /* by index of the site */
    int n_of[LUSOR_SITE_TYPES];
    Entry *entries;      /* sorted by key */
    size_t longest;      /* key */
    const char **pieces; /* names, fit for a terminal */
    const char *players[LUSOR_PLAYERS_MAX + 1];
};

/* ---- keys ---- */

char *names_key(Arena *a, const char *text) {
    char *key = arena_alloc(a, strlen(text) + 1), *k = key;
    for (; *text; text++)
        if (!isspace((unsigned char)*text))
            *k++ = (char)tolower((unsigned char)*text);
    return key;
}

static const char *skip_blanks(const char *s) {
    while (isspace((unsigned char)*s))
        s++;
    return s;
}

/* How many bytes of `text` spell `start` but for case and blanks; 0 if it begins otherwise. */
static size_t spells(const char *text, const char *start) {
    const char *t = text;
    for (start = skip_blanks(start); *start; start = skip_blanks(start + 1), t++) {
        t = skip_blanks(t);
        if (tolower((unsigned char)*t) != tolower((unsigned char)*start))
            return 0;
    }
    return (size_t)(t - text);
}

bool names_equal(const char *a, const char *b) {
    size_t n = spells(a, b);
    return *skip_blanks(a + n) == '\0' && (n > 0 || *skip_blanks(b) == '\0');
}

/* ---- places ---- */

static void add_place(Names *n, LusorSite site) {
    if (n->n_places == n->cap_places)
        n->places =
            arena_grow(&n->arena, n->places, n->n_places, &n->cap_places, sizeof *n->places);
    n->place_of[site.type][site.index] = n->n_places;
    n->places[n->n_places++] = site;
}

/* Tables long enough for the sites of the board and those of hands, dice and decks. */
static void make_room(Names *n) {
    int containers = lusor_containers(n->game);
    for (int t = 0; t < LUSOR_SITE_TYPES; t++)
        n->n_of[t] = lusor_sites(n->game, (LusorSiteType)t);
    for (int i = 1; i < containers; i++) {
        LusorContainer c = lusor_container(n->game, i);
        int end = c.first.index + c.n_sites;
        if (end > n->n_of[c.first.type])
            n->n_of[c.first.type] = end;
    }
    for (int t = 0; t < LUSOR_SITE_TYPES; t++) {
        n->place_of[t] = ARENA_ARRAY(&n->arena, int, n->n_of[t] + 1);
        for (int i = 0; i < n->n_of[t]; i++)
            n->place_of[t][i] = LUSOR_NONE;
    }
}

static void collect_places(Names *n) {
    make_room(n);
    for (int t = 0; t < LUSOR_SITE_TYPES; t++) {
        LusorSiteType type = (LusorSiteType)t;
        int board = lusor_type_used(n->game, type) ? lusor_sites(n->game, type) : 0;
        for (int i = 0; i < board; i++)
            add_place(n, (LusorSite){ type, i });
    }
    int containers = lusor_containers(n->game);
    for (int i = 1; i < containers; i++) {
        LusorContainer c = lusor_container(n->game, i);
        for (int k = 0; k < c.n_sites; k++)
            add_place(n, (LusorSite){ c.first.type, c.first.index + k });
    }
}

int names_places(const Names *n) {
    return n->n_places;
}

LusorSite names_place(const Names *n, int i) {
    return n->places[i];
}

int names_place_of(const Names *n, LusorSite site) {
    if (site.index < 0 || site.index >= n->n_of[site.type])
        return LUSOR_NONE;
    return n->place_of[site.type][site.index];
}

/* ---- what they are called ---- */

static const char *const type_words[LUSOR_SITE_TYPES] = { "cell", "vertex", "edge" };

static const char *board_text(Names *n, LusorSite site, const char *label) {
    if (!*label)
        return arena_printf(&n->arena, "%s.%d", type_words[site.type], site.index);
    if (site.type == lusor_default_type(n->game))
        return arena_strdup(&n->arena, label);
    return arena_printf(&n->arena, "%s%s", type_words[site.type], label);
}

static const char *container_stem(Names *n, int container) {
    static const char *const words[] = { "board", "hand", "dice", "deck" };
    LusorContainer c = lusor_container(n->game, container);
    bool owned = c.owner >= 1 && c.owner <= lusor_players(n->game);
    int same = 0;
    for (int i = 1; i < container; i++) {
        LusorContainer before = lusor_container(n->game, i);
        same += before.kind == c.kind && before.owner == c.owner;
    }
    Text t = { 0 };
    text_puts(&t, words[c.kind]);
    if (owned)
        text_printf(&t, "%d", c.owner);
    if (same)
        text_putc(&t, (char)('a' + same % 26));
    const char *stem = arena_strdup(&n->arena, text_str(&t));
    text_free(&t);
    return stem;
}

static void name_container(Names *n, int container) {
    LusorContainer c = lusor_container(n->game, container);
    const char *stem = container_stem(n, container);
    for (int k = 0; k < c.n_sites; k++) {
        LusorSite site = { c.first.type, c.first.index + k };
        int place = names_place_of(n, site);
        n->texts[place] = c.n_sites == 1 ? stem : arena_printf(&n->arena, "%s.%d", stem, k + 1);
    }
}

static int compare_entries(const void *a, const void *b) {
    const Entry *x = a, *y = b;
    int by_key = strcmp(x->key, y->key);
    return by_key ? by_key : x->place - y->place;
}

static void sort_entries(Names *n) {
    for (int i = 0; i < n->n_places; i++) {
        n->entries[i] = (Entry){ names_key(&n->arena, n->texts[i]), i };
        size_t length = strlen(n->entries[i].key);
        if (length > n->longest)
            n->longest = length;
    }
    qsort(n->entries, (size_t)n->n_places, sizeof *n->entries, compare_entries);
}

/* Names that several sites share give way to numbers, which no coordinate looks like. */
static bool number_shared(Names *n) {
    bool any = false;
    for (int i = 0; i < n->n_places; i++) {
        bool shared = (i > 0 && !strcmp(n->entries[i].key, n->entries[i - 1].key)) ||
                      (i + 1 < n->n_places && !strcmp(n->entries[i].key, n->entries[i + 1].key));
        if (!shared)
            continue;
        LusorSite site = n->places[n->entries[i].place];
        n->texts[n->entries[i].place] =
            arena_printf(&n->arena, "%s.%d", type_words[site.type], site.index);
        any = true;
    }
    return any;
}

static void name_places(Names *n) {
    n->texts = ARENA_ARRAY(&n->arena, const char *, n->n_places + 1);
    n->entries = ARENA_ARRAY(&n->arena, Entry, n->n_places + 1);
    for (int i = 0; i < n->n_places; i++)
        n->texts[i] = board_text(n, n->places[i], lusor_place(n->game, n->places[i]).label);
    int containers = lusor_containers(n->game);
    for (int i = 1; i < containers; i++)
        name_container(n, i);
    sort_entries(n);
    if (number_shared(n))
        sort_entries(n);
}

const char *names_site(const Names *n, LusorSite site) {
    int place = names_place_of(n, site);
    return place < 0 ? "nowhere" : n->texts[place];
}

static int find_key(const Names *n, const char *key) {
    int low = 0, high = n->n_places;
    while (low < high) {
        int middle = (low + high) / 2, order = strcmp(key, n->entries[middle].key);
        if (order == 0)
            return n->entries[middle].place;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return LUSOR_NONE;
}

static const LusorSite nowhere = { LUSOR_CELL, LUSOR_NONE };

LusorSite names_find_start(const Names *n, const char *text, size_t *used) {
    LusorSite best = nowhere;
    char *key = calloc(n->longest + 1, 1);
    size_t length = 0;
    *used = 0;
    for (const char *t = text; key && *t && length < n->longest; t++) {
        if (isspace((unsigned char)*t))
            continue;
        key[length++] = (char)tolower((unsigned char)*t);
        int place = find_key(n, key);
        if (place >= 0) {
            best = n->places[place];
            *used = (size_t)(t + 1 - text);
        }
    }
    free(key);
    return best;
}

static LusorSite site_numbered(const Names *n, const char *text) {
    char *end;
    long index = strtol(text, &end, 10);
    if (end == text || *skip_blanks(end) || index < 0 || index > 1000000)
        return nowhere;
    LusorSite site = { lusor_default_type(n->game), (int)index };
    return names_place_of(n, site) < 0 ? nowhere : site;
}

LusorSite names_find(const Names *n, const char *text) {
    size_t used;
    LusorSite site = names_find_start(n, text, &used);
    if (site.index >= 0 && !*skip_blanks(text + used))
        return site;
    return site_numbered(n, text);
}

bool names_is_drop(const Names *n, LusorMoveInfo m) {
    if (m.from.index < 0 || m.to.index < 0 || lusor_place(n->game, m.to).container != 0)
        return false;
    int from = lusor_place(n->game, m.from).container;
    return from > 0 && lusor_container(n->game, from).kind == LUSOR_HAND;
}

/* ---- pieces and players ---- */

int names_die_face(const Names *n, int die, int state) {
    const LusorPiece *piece = lusor_piece(n->game, die);
    return piece->faces && state >= 0 && state < piece->n_faces ? piece->faces[state] : state;
}

/* A name from somebody's file, in one line and without anything a terminal might take for an
   order. */
static const char *clean_name(Names *n, const char *name) {
    Text t = { 0 };
    text_add_clean(&t, name, strcspn(name, "\n"));
    const char *copy = arena_strdup(&n->arena, text_str(&t));
    text_free(&t);
    return copy;
}

/* "Pawn" for "whitePawn" of the player called white. */
static const char *without_owner(const Names *n, const char *name, int owner) {
    if (owner < 1 || owner > lusor_players(n->game))
        return name;
    size_t used = spells(name, n->players[owner]);
    return used && isupper((unsigned char)name[used]) ? name + used : name;
}

static void clean_names(Names *n) {
    int pieces = lusor_pieces(n->game), players = lusor_players(n->game);
    n->pieces = ARENA_ARRAY(&n->arena, const char *, pieces + 1);
    for (int i = 1; i <= players && i <= LUSOR_PLAYERS_MAX; i++)
        n->players[i] = clean_name(n, lusor_player_name(n->game, i));
    for (int i = 0; i < pieces; i++) {
        const LusorPiece *p = lusor_piece(n->game, i);
        n->pieces[i] = clean_name(n, without_owner(n, p->name, p->owner));
    }
}

static bool is_piece(const Names *n, int piece) {
    return piece >= 0 && piece < lusor_pieces(n->game);
}

const char *names_piece(const Names *n, int piece) {
    return is_piece(n, piece) ? n->pieces[piece] : "something";
}

const char *names_player(const Names *n, int player) {
    if (player <= 0)
        return "nobody";
    if (player > lusor_players(n->game))
        return "everybody";
    return n->players[player];
}

void names_owned_piece(const Names *n, int piece, Text *out) {
    int owner = is_piece(n, piece) ? lusor_piece(n->game, piece)->owner : 0;
    if (owner >= 1 && owner <= lusor_players(n->game))
        text_printf(out, "%s ", names_player(n, owner));
    text_puts(out, names_piece(n, piece));
}

bool names_piece_is(const Names *n, int piece, const char *text) {
    const LusorPiece *p = lusor_piece(n->game, piece);
    if (!*skip_blanks(text))
        return false;
    if (spells(p->name, text) || names_equal(p->label, text))
        return true;
    size_t used = spells(text, p->name); /* a plural: Pawns, Foxes */
    const char *rest = text + used;
    return used && (names_equal(rest, "s") || names_equal(rest, "es"));
}

int names_find_player(const Names *n, const char *text) {
    int players = lusor_players(n->game), found = 0, matches = 0;
    for (int p = 1; p <= players; p++) {
        char number[PLAYER_NUMBER_MAX + 4];
        const char *name = names_player(n, p);
        snprintf(number, sizeof number, "P%d", p);
        if (names_equal(name, text) || names_equal(number, text) || names_equal(number + 1, text))
            return p;
        if (*skip_blanks(text) && spells(name, text)) {
            found = p;
            matches++;
        }
    }
    return matches == 1 ? found : 0;
}

/* ---- making ---- */

Names *names_new(const LusorGame *game) {
    Names *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->game = game;
    arena_init(&n->arena, MEMORY_MAX);
    clean_names(n);
    collect_places(n);
    name_places(n);
    return n;
}

void names_free(Names *n) {
    if (!n)
        return;
    arena_free(&n->arena);
    free(n);
}

const LusorGame *names_game(const Names *n) {
    return n->game;
}
