/* Glyphs: the characters that stand for pieces. */
#include "view/glyphs.h"

#include <ctype.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { FILLED_DISC = 0x25CF, OPEN_DISC = 0x25CB, LETTERS = 26 };

struct Glyphs {
    const Names *names;
    GlyphSet set;
    bool need_owner;
    int n_pieces;
    bool pairs;       /* there are more kinds of pieces than letters: each has two */
    uint32_t codes[]; /* by piece; then, again by piece, second letters */
};

/* ---- sets ---- */

static const char *const set_names[GLYPHS_SETS] = { "ascii", "letters", "unicode" };

const char *glyphs_set_name(GlyphSet set) {
    return set_names[set];
}

GlyphSet glyphs_best(void) {
    const char *term = getenv("TERM");
    bool utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
    bool simple = !term || !strcmp(term, "dumb") || !strncmp(term, "vt", 2);
    return utf8 && !simple ? GLYPHS_UNICODE : GLYPHS_ASCII;
}

/* ---- conventions ---- */

/* Names that have a letter or a picture everybody knows. The filled pawn of Unicode may turn into
   an emoji, hence the triangle. */
static const struct {
    const char *name;
    char letter;
    uint32_t open, filled; /* 0: none */
} known[] = {
    { "King", 'K', 0x2654, 0x265A },
    { "Queen", 'Q', 0x2655, 0x265B },
    { "Rook", 'R', 0x2656, 0x265C },
    { "Bishop", 'B', 0x2657, 0x265D },
    { "Knight", 'N', 0x2658, 0x265E },
    { "Pawn", 'P', 0x2659, 0x25B2 },
    { "Cross", 'X', 0, 0 },
};
enum { N_KNOWN = sizeof known / sizeof *known };

static const char *const round_names[] = { "Disc",  "Disk",    "Ball", "Marker", "Counter",
                                           "Stone", "Checker", "Man",  NULL };

static int find_known(const char *name) {
    for (int i = 0; i < N_KNOWN; i++)
        if (names_equal(known[i].name, name))
            return i;
    return -1;
}

static bool is_round(const char *name) {
    for (const char *const *r = round_names; *r; r++)
        if (names_equal(*r, name))
            return true;
    return false;
}

/* ---- letters ---- */

/* One letter per name: the pieces of all owners that share a name share the letter. */
typedef struct Letters {
    bool used[LETTERS];
} Letters;

static bool take(Letters *l, int c) {
    if (!isupper(c) || l->used[c - 'A'])
        return false;
    return l->used[c - 'A'] = true;
}

static char choose_letter(Letters *l, const char *name) {
    int k = find_known(name);
    if (k >= 0 && take(l, known[k].letter))
        return known[k].letter;
    for (const char *s = name; *s; s++)
        if (take(l, toupper((unsigned char)*s)))
            return (char)toupper((unsigned char)*s);
    for (int c = 'A'; c <= 'Z'; c++)
        if (take(l, c))
            return (char)c;
    return '?'; /* does not happen: there are pairs then */
}

static bool is_second(const Glyphs *g, int piece) {
    return !g->need_owner && lusor_piece(names_game(g->names), piece)->owner == 2;
}

/* Pairs of letters: the first is that of the name, as far as there are enough. */
typedef struct Pairs {
    Letters second[LETTERS];
} Pairs;

static int first_letter(const char *name) {
    while (*name && !isalpha((unsigned char)*name))
        name++;
    return *name ? toupper((unsigned char)*name) : 'X';
}

static void choose_pair(Pairs *p, const char *name, int *first, int *second) {
    for (int i = 0; i < LETTERS; i++) {
        *first = 'A' + (first_letter(name) - 'A' + i) % LETTERS;
        *second = choose_letter(&p->second[*first - 'A'], *name ? name + 1 : name);
        if (*second != '?')
            return;
    }
}

/* The piece before this one that is called the same and not nobody's when this one is not. */
static int namesake(const Glyphs *g, int piece) {
    const LusorGame *game = names_game(g->names);
    bool nobodys = lusor_piece(game, piece)->owner == 0;
    for (int i = 1; i < piece; i++)
        if (names_equal(names_piece(g->names, i), names_piece(g->names, piece)) &&
            nobodys == (lusor_piece(game, i)->owner == 0))
            return i;
    return 0;
}

static void assign_letters(Glyphs *g) {
    Letters letters = { 0 };
    for (int i = 1; i < g->n_pieces; i++) {
        int same = namesake(g, i);
        int letter =
            same ? toupper((int)g->codes[same]) : choose_letter(&letters, names_piece(g->names, i));
        g->codes[i] = (uint32_t)(is_second(g, i) ? tolower(letter) : letter);
    }
}

static void assign_pairs(Glyphs *g) {
    Pairs pairs = { 0 };
    for (int i = 1; i < g->n_pieces; i++) {
        int same = namesake(g, i), first, second;
        if (same) {
            first = toupper((int)g->codes[same]);
            second = toupper((int)g->codes[g->n_pieces + same]);
        } else {
            choose_pair(&pairs, names_piece(g->names, i), &first, &second);
        }
        g->codes[i] = (uint32_t)(is_second(g, i) ? tolower(first) : first);
        g->codes[g->n_pieces + i] = (uint32_t)(is_second(g, i) ? tolower(second) : second);
    }
}

/* ---- pictures ---- */

/* The only piece of a player, 0 if there are several or none. */
static int only_piece(const Glyphs *g, int player) {
    int found = 0;
    for (int i = 1; i < g->n_pieces; i++)
        if (lusor_piece(names_game(g->names), i)->owner == player) {
            if (found)
                return 0;
            found = i;
        }
    return found;
}

static bool code_free(const Glyphs *g, uint32_t code) {
    for (int i = 1; i < g->n_pieces; i++)
        if (g->codes[i] == code)
            return false;
    return true;
}

/* Two sides with one kind of piece each are crosses and noughts to everybody. */
static void cross_and_nought(Glyphs *g) {
    int first = only_piece(g, 1), second = only_piece(g, 2);
    if (!first || !second || g->need_owner)
        return;
    bool alike = names_equal(names_piece(g->names, first), names_piece(g->names, second)) ||
                 g->codes[first] == 'X' || g->codes[second] == 'X';
    if (!alike)
        return;
    bool crossed = g->codes[second] == 'X' || g->codes[second] == 'x';
    g->codes[first] = g->codes[second] = 0;
    if (code_free(g, 'X') && code_free(g, 'O')) {
        g->codes[first] = crossed ? 'O' : 'X';
        g->codes[second] = crossed ? 'X' : 'O';
    } else {
        assign_letters(g);
    }
}

/* White men are drawn open, black ones filled; else the first player's are open. */
static bool is_filled(const Glyphs *g, int owner) {
    const char *name = names_player(g->names, owner);
    if (names_equal(name, "Black"))
        return true;
    return owner == 2 && !names_equal(name, "White");
}

static bool can_show(uint32_t code) {
    return wcwidth((wchar_t)code) == 1;
}

static uint32_t picture(const Glyphs *g, int piece) {
    const LusorPiece *p = lusor_piece(names_game(g->names), piece);
    if (g->need_owner || p->owner < 1 || p->owner > 2)
        return 0;
    bool filled = is_filled(g, p->owner);
    int k = find_known(p->name);
    if (k >= 0)
        return filled ? known[k].filled : known[k].open;
    if (is_round(p->name) && only_piece(g, p->owner) == piece)
        return filled ? FILLED_DISC : OPEN_DISC;
    return 0;
}

static void assign_pictures(Glyphs *g) {
    for (int i = 1; i < g->n_pieces; i++) {
        uint32_t code = picture(g, i);
        if (code && can_show(code) && code_free(g, code))
            g->codes[i] = code;
    }
}

/* ---- making and asking ---- */

static bool owners_beyond_two(const LusorGame *game) {
    for (int i = 1; i < lusor_pieces(game); i++)
        if (lusor_piece(game, i)->owner > 2 && lusor_piece(game, i)->owner <= lusor_players(game))
            return true;
    return false;
}

int glyphs_width(const Names *names) {
    const LusorGame *game = names_game(names);
    int kinds = 0;
    for (int i = 1; i < lusor_pieces(game) && kinds <= LETTERS; i++) {
        int k = 1;
        while (k < i && !names_equal(names_piece(names, k), names_piece(names, i)))
            k++;
        LusorPieceKind kind = lusor_piece(game, i)->kind;
        kinds += k == i && (kind == LUSOR_PIECE || kind == LUSOR_TILE);
    }
    return kinds > LETTERS ? 2 : 1;
}

Glyphs *glyphs_new(const Names *names, GlyphSet set) {
    const LusorGame *game = names_game(names);
    int n = lusor_pieces(game);
    Glyphs *g = calloc(1, sizeof *g + 2 * (size_t)n * sizeof g->codes[0]);
    if (!g)
        return NULL;
    g->names = names;
    g->set = set;
    g->n_pieces = n;
    g->need_owner = owners_beyond_two(game);
    g->pairs = glyphs_width(names) > 1;
    if (g->pairs) {
        assign_pairs(g);
        return g;
    }
    assign_letters(g);
    cross_and_nought(g);
    if (set == GLYPHS_UNICODE)
        assign_pictures(g);
    return g;
}

void glyphs_free(Glyphs *g) {
    free(g);
}

GlyphSet glyphs_set(const Glyphs *g) {
    return g->set;
}

uint32_t glyphs_piece(const Glyphs *g, int piece) {
    return piece > 0 && piece < g->n_pieces ? g->codes[piece] : '?';
}

uint32_t glyphs_second(const Glyphs *g, int piece) {
    return g->pairs && piece > 0 && piece < g->n_pieces ? g->codes[g->n_pieces + piece] : 0;
}

bool glyphs_need_owner(const Glyphs *g) {
    return g->need_owner;
}

void glyphs_legend(const Glyphs *g, Text *out) {
    for (int i = 1; i < g->n_pieces; i++) {
        glyphs_put(out, g->codes[i]);
        if (g->pairs)
            glyphs_put(out, glyphs_second(g, i));
        text_putc(out, ' ');
        names_owned_piece(g->names, i, out);
        text_putc(out, '\n');
    }
}

void glyphs_put(Text *out, uint32_t code) {
    if (code < 0x80) {
        text_putc(out, (char)code);
    } else if (code < 0x800) {
        text_putc(out, (char)(0xC0 | code >> 6));
        text_putc(out, (char)(0x80 | (code & 0x3F)));
    } else {
        text_putc(out, (char)(0xE0 | code >> 12));
        text_putc(out, (char)(0x80 | (code >> 6 & 0x3F)));
        text_putc(out, (char)(0x80 | (code & 0x3F)));
    }
}
