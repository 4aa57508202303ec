/* Glyphs: the characters that stand for pieces. */
#include "view/glyphs.h"

#include <ctype.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { FILLED_DISC = 0x25CF, OPEN_DISC = 0x25CB };

struct Glyphs {
    const Names *names;
    GlyphSet set;
    bool need_owner;
    int n_pieces;
    uint32_t codes[]; /* by piece */
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
    bool used[128]; /* by upper-case letter or sign */
} Letters;

static bool take(Letters *l, int c) {
    if (!isupper(c) || l->used[c])
        return false;
    return l->used[c] = true;
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
    for (const char *s = "0123456789@$%&=~^!"; *s; s++)
        if (!l->used[(int)*s]) {
            l->used[(int)*s] = true;
            return *s;
        }
    return '?'; /* more kinds of pieces than signs */
}

static bool is_second(const Glyphs *g, int piece) {
    return !g->need_owner && lusor_piece(names_game(g->names), piece)->owner == 2;
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

Glyphs *glyphs_new(const Names *names, GlyphSet set) {
    const LusorGame *game = names_game(names);
    int n = lusor_pieces(game);
    Glyphs *g = calloc(1, sizeof *g + (size_t)(n + 1) * sizeof g->codes[0]);
    if (!g)
        return NULL;
    g->names = names;
    g->set = set;
    g->n_pieces = n;
    g->need_owner = owners_beyond_two(game);
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

bool glyphs_need_owner(const Glyphs *g) {
    return g->need_owner;
}

void glyphs_legend(const Glyphs *g, Text *out) {
    for (int i = 1; i < g->n_pieces; i++) {
        glyphs_put(out, g->codes[i]);
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
