/* Sentences about a position: what lies where, whose turn it is, how it stands. What moves do is
 * told in sentence_move.c. */
#include "view/sentence.h"

#include "view/phrase.h"

#include <ctype.h>
#include <string.h>

enum { NEAR_MAX = 64, LINE_MAX_SITES = 512 };

/* ---- turns and results ---- */

static bool everybody_moves(const LusorGame *game) {
    return lusor_traits(game) & LUSOR_SIMULTANEOUS;
}

void sentence_turn(const Names *names, const LusorPosition *p, Text *out) {
    const LusorGame *game = names_game(names);
    int mover = lusor_mover(p);
    if (lusor_over(p) || mover <= 0)
        return;
    if (everybody_moves(game)) {
        Phrase list = { .out = out };
        for (int i = 1; i <= lusor_players(game); i++)
            if (lusor_active(p, i))
                phrase_item(&list, names_player(names, i));
        phrase_end(&list);
        text_puts(out, " to move.");
        return;
    }
    bool again = lusor_plies(p) > 0 && lusor_players(game) > 1 && lusor_last_info(p).mover == mover;
    text_printf(out, "%s %s.", names_player(names, mover), again ? "again" : "to move");
}

static void add_ranks(const Names *names, const LusorPosition *p, Text *out) {
    int players = lusor_players(names_game(names));
    for (int i = 1; i <= players; i++)
        text_printf(out, "%s%s %g", i == 1 ? " Ranks: " : ", ", names_player(names, i),
                    lusor_rank(p, i));
    text_putc(out, '.');
}

void sentence_result(const Names *names, const LusorPosition *p, Text *out) {
    const LusorGame *game = names_game(names);
    int winner = lusor_winner(p), players = lusor_players(game);
    if (!lusor_over(p)) {
        text_puts(out, "The game is not over.");
        return;
    }
    if (players == 1)
        text_printf(out, winner == 1 ? "%s has solved it." : "%s has not solved it.",
                    names_player(names, 1));
    else if (winner >= 1 && winner <= players)
        text_printf(out, "%s has won.", names_player(names, winner));
    else
        text_puts(out, players ? "Nobody has won: a draw." : "It is over.");
    if (players > 2)
        add_ranks(names, p, out);
    if (lusor_traits(game) & LUSOR_SCORES) {
        text_putc(out, ' ');
        sentence_scores(names, p, out);
    }
}

static void add_amounts(const Names *names, const LusorPosition *p, const char *what,
                        int (*of)(const LusorPosition *, int), Text *out) {
    int players = lusor_players(names_game(names));
    for (int i = 1; i <= players; i++)
        text_printf(out, "%s%s%s %d", i == 1 ? what : "", i == 1 ? ": " : ", ",
                    names_player(names, i), of(p, i));
    text_putc(out, '.');
}

void sentence_scores(const Names *names, const LusorPosition *p, Text *out) {
    unsigned traits = lusor_traits(names_game(names));
    if (traits & LUSOR_SCORES)
        add_amounts(names, p, "Scores", lusor_score, out);
    if (traits & LUSOR_AMOUNTS) {
        text_puts(out, traits & LUSOR_SCORES ? " " : "");
        add_amounts(names, p, "Amounts", lusor_amount, out);
    }
    if (lusor_pot(p) > 0)
        text_printf(out, " Pot: %d.", lusor_pot(p));
    if (!(traits & (LUSOR_SCORES | LUSOR_AMOUNTS)))
        text_puts(out, "There are no scores in this game.");
}

void sentence_dice(const Names *names, const LusorPosition *p, int viewer, Text *out) {
    const LusorGame *game = names_game(names);
    int shown = 0;
    for (int i = 1; i < lusor_containers(game); i++) {
        LusorContainer c = lusor_container(game, i);
        for (int k = 0; c.kind == LUSOR_DICE && k < c.n_sites; k++) {
            LusorContent die = lusor_top(p, (LusorSite){ c.first.type, c.first.index + k }, viewer);
            if (die.piece <= 0)
                continue;
            text_puts(out, shown++ ? ", " : "Dice: ");
            phrase_die(names, die, out);
        }
    }
    if (shown)
        text_putc(out, '.');
}

/* ---- what lies where ---- */

void sentence_look(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   Text *out) {
    text_printf(out, "%s: ", names_site(names, site));
    phrase_contents(names, p, viewer, site, out);
    text_putc(out, '.');
}

void sentence_near(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   Text *out) {
    int told[NEAR_MAX], n_told = 0;
    text_printf(out, "Near %s: ", names_site(names, site));
    for (int d = 0; d < lusor_directions(); d++) {
        int around[NEAR_MAX];
        if (!lusor_direction_specific(d))
            continue;
        int n = lusor_neighbours(names_game(names), site, d, around, NEAR_MAX);
        for (int i = 0; i < n && i < NEAR_MAX && n_told < NEAR_MAX; i++) {
            bool before = false; /* some sites lie in several directions at once */
            for (int k = 0; k < n_told; k++)
                before |= told[k] == around[i];
            if (before)
                continue;
            LusorSite there = { site.type, around[i] };
            text_printf(out, "%s%s %s ", n_told ? ", " : "", phrase_direction(d),
                        names_site(names, there));
            phrase_contents(names, p, viewer, there, out);
            told[n_told++] = around[i];
        }
    }
    text_puts(out, n_told ? "." : "nothing.");
}

void sentence_line(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                   int direction, Text *out) {
    int line[LINE_MAX_SITES];
    int n = lusor_line(names_game(names), site, direction, line, LINE_MAX_SITES), told = 0;
    text_printf(out, "From %s %s: ", names_site(names, site), phrase_direction(direction));
    for (int i = 0; i < n && i < LINE_MAX_SITES; i++) {
        LusorSite there = { site.type, line[i] };
        if (there.index == site.index)
            continue;
        text_printf(out, "%s%s ", told++ ? ", " : "", names_site(names, there));
        phrase_contents(names, p, viewer, there, out);
    }
    text_puts(out, told ? "." : "nothing.");
}

/* Whether a label such as "E4" has the letters, or the number, that was said. */
static bool is_in_row(const char *label, const char *word) {
    size_t letters = 0, digits = 0, n = strlen(word);
    while (isalpha((unsigned char)label[letters]))
        letters++;
    digits = strspn(label + letters, "0123456789");
    if (letters == 0 || digits == 0)
        return false;
    if (isdigit((unsigned char)word[0]))
        return n == digits && !strncmp(label + letters, word, n);
    return n == letters && !strncasecmp(label, word, n);
}

bool sentence_row(const Names *names, const LusorPosition *p, int viewer, const char *word,
                  Text *out) {
    const LusorGame *game = names_game(names);
    LusorSiteType type = lusor_default_type(game);
    int n = 0, empty = 0;
    bool row = isdigit((unsigned char)word[0]);
    Text told = { 0 };
    for (int i = 0; i < lusor_sites(game, type); i++) {
        LusorSite site = { type, i };
        if (!is_in_row(lusor_place(game, site).label, word))
            continue;
        n++;
        if (phrase_is_empty(p, viewer, site)) {
            empty++;
            continue;
        }
        text_printf(&told, "%s%s ", told.n ? ", " : "", names_site(names, site));
        phrase_contents(names, p, viewer, site, &told);
    }
    if (n > 0) {
        text_printf(out, "%s %s: %s", row ? "Row" : "Column", word, text_str(&told));
        if (empty == n)
            text_printf(out, "all %d empty", n);
        else if (empty)
            text_printf(out, ", the other %d empty", empty);
        text_putc(out, '.');
    }
    text_free(&told);
    return n > 0;
}

/* ---- pieces ---- */

/* The sites at which a piece lies, with how many: "A1, B2 (3)"; returns on how many sites. */
static int add_sites_of(const Names *names, const LusorPosition *p, int viewer, int piece,
                        Text *out) {
    int n = 0;
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        int count = phrase_count(p, viewer, site, piece);
        if (count == 0)
            continue;
        text_printf(out, "%s%s", n++ ? ", " : "", names_site(names, site));
        if (count > 1)
            text_printf(out, " (%d)", count);
    }
    return n;
}

static void add_hidden(const Names *names, const LusorPosition *p, int viewer, Text *out) {
    int n = 0;
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        LusorContent c = lusor_top(p, site, viewer);
        if (c.hidden && c.piece <= 0)
            text_printf(out, "%s%s", n++ ? ", " : " Unknown: ", names_site(names, site));
    }
    if (n)
        text_putc(out, '.');
}

static bool add_owner(const Names *names, const LusorPosition *p, int viewer, int owner,
                      Text *out) {
    const LusorGame *game = names_game(names);
    bool any = false;
    Text sites = { 0 };
    for (int i = 1; i < lusor_pieces(game); i++) {
        const LusorPiece *piece = lusor_piece(game, i);
        text_clear(&sites);
        if (piece->owner != owner || piece->kind == LUSOR_DIE)
            continue;
        int n = add_sites_of(names, p, viewer, i, &sites);
        if (n == 0)
            continue;
        if (!any)
            text_printf(out, "%s%s.", out->n ? " " : "",
                        owner == 0 ? "Nobody's" : names_player(names, owner));
        any = true;
        text_putc(out, ' ');
        phrase_piece(names, i, n, out);
        text_printf(out, ": %s.", text_str(&sites));
    }
    text_free(&sites);
    return any;
}

static void add_values(const Names *names, const LusorPosition *p, Text *out) {
    int n = 0;
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        int value = lusor_puzzle_value(p, site);
        if (value >= 0)
            text_printf(out, "%s%s=%d", n++ ? ", " : "Values: ", names_site(names, site), value);
    }
    text_puts(out, n ? "." : "No value is known yet.");
}

void sentence_pieces(const Names *names, const LusorPosition *p, int viewer, int player,
                     Text *out) {
    const LusorGame *game = names_game(names);
    int players = lusor_players(game);
    bool any = false;
    if (lusor_traits(game) & LUSOR_PUZZLE) {
        add_values(names, p, out);
        return;
    }
    if (player != LUSOR_NONE) {
        any = add_owner(names, p, viewer, player, out);
    } else {
        for (int owner = 1; owner <= players; owner++)
            any |= add_owner(names, p, viewer, owner, out);
        any |= add_owner(names, p, viewer, players + 1, out);
        any |= add_owner(names, p, viewer, 0, out);
        add_hidden(names, p, viewer, out);
    }
    if (!any && player > 0)
        text_printf(out, "%s has no pieces.", names_player(names, player));
    else if (!any)
        text_puts(out, "There are no pieces.");
}

bool sentence_where(const Names *names, const LusorPosition *p, int viewer, const char *piece,
                    Text *out) {
    const LusorGame *game = names_game(names);
    bool known = false, found = false;
    Text sites = { 0 };
    for (int i = 1; i < lusor_pieces(game); i++) {
        if (!names_piece_is(names, i, piece))
            continue;
        known = true;
        text_clear(&sites);
        if (!add_sites_of(names, p, viewer, i, &sites))
            continue;
        text_puts(out, found ? " " : "");
        names_owned_piece(names, i, out);
        text_printf(out, ": %s.", text_str(&sites));
        found = true;
    }
    text_free(&sites);
    if (known && !found)
        text_printf(out, "There is no %s.", piece);
    return known;
}
