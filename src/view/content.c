/* Content: what lies on a site in very few characters. */
#include "view/content.h"

#include <stdio.h>

static void add_code(Content *c, uint32_t code) {
    if (c->n < CONTENT_MAX)
        c->codes[c->n++] = code;
}

static void add_number(Content *c, int number) {
    char digits[CONTENT_MAX];
    snprintf(digits, sizeof digits, "%d", number);
    for (const char *d = digits; *d; d++)
        add_code(c, (uint32_t)*d);
}

bool content_is_seeds(const LusorGame *game) {
    int players = lusor_players(game);
    if (!(lusor_traits(game) & LUSOR_COUNTS) || lusor_pieces(game) != 2)
        return false;
    int owner = lusor_piece(game, 1)->owner;
    return owner == 0 || owner > players;
}

static void add_card(Content *c, const LusorPiece *piece) {
    add_number(c, piece->rank);
    add_code(c, (uint32_t) "?shdc?????"[piece->suit >= 0 && piece->suit < 5 ? piece->suit : 0]);
}

static void add_domino(Content *c, const LusorPiece *piece) {
    add_number(c, piece->halves[0]);
    add_code(c, ':');
    add_number(c, piece->halves[1]);
}

static void add_piece(Content *c, const Glyphs *g, const LusorGame *game, LusorContent top,
                      int height) {
    const LusorPiece *piece = lusor_piece(game, top.piece);
    if (content_is_seeds(game)) {
        add_number(c, top.count > height ? top.count : height);
        return;
    }
    bool owned = glyphs_need_owner(g) && piece->owner > 0 && piece->owner <= lusor_players(game);
    int number = height > 1 ? height : top.count;
    if (number <= 1 && lusor_traits(game) & LUSOR_VALUES)
        number = top.value > 0 ? top.value : 0;
    bool numbered = number > 1 || (number == 1 && lusor_traits(game) & LUSOR_VALUES);
    if (owned && numbered) /* in front, or it would be read together with the owner's */
        add_number(c, number);
    add_code(c, glyphs_piece(g, top.piece));
    if (glyphs_second(g, top.piece))
        add_code(c, glyphs_second(g, top.piece));
    if (owned)
        add_number(c, piece->owner);
    else if (numbered)
        add_number(c, number);
}

static void add_top(Content *c, const Glyphs *g, const Names *names, LusorContent top, int height) {
    const LusorGame *game = names_game(names);
    const LusorPiece *piece = lusor_piece(game, top.piece);
    switch (piece->kind) {
    case LUSOR_DIE:
        add_number(c, names_die_face(names, top.piece, top.state));
        break;
    case LUSOR_CARD:
        add_card(c, piece);
        break;
    case LUSOR_DOMINO:
        add_domino(c, piece);
        break;
    default:
        add_piece(c, g, game, top, height);
    }
}

static void cut(Content *c, int width) {
    if (c->n <= width)
        return;
    c->n = width;
    if (width > 1)
        c->codes[width - 1] = '+';
}

static Content puzzle_content(const LusorPosition *p, LusorSite site) {
    Content c = { 0 };
    int value = lusor_puzzle_value(p, site);
    if (value >= 0)
        add_number(&c, value);
    return c;
}

Content content_of(const Glyphs *g, const Names *names, const LusorPosition *p, LusorSite site,
                   int viewer, int width) {
    const LusorGame *game = names_game(names);
    Content c = { 0 };
    if (lusor_traits(game) & LUSOR_PUZZLE) {
        c = puzzle_content(p, site);
    } else {
        LusorSite root = lusor_covered_by(p, site);
        LusorContent top = lusor_top(p, root, viewer);
        c.owner = top.owner;
        c.hidden = top.hidden;
        if (top.piece > 0)
            add_top(&c, g, names, top, lusor_height(p, root));
        else if (top.hidden)
            add_code(&c, '?');
    }
    cut(&c, width);
    return c;
}
