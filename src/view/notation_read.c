/* Reading moves: what somebody typed is compared with the texts of the legal moves, then taken
 * apart into sites and pieces, and at last explained. */
#include "base/report.h"
#include "view/notation.h"
#include "view/notation_state.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { NAMED_MAX = 8 }; /* as many sites are named in an explanation */

/* What somebody typed, and what is known about it. */
typedef struct Reading {
    Notation *n;
    LusorPosition *p;
    int player;       /* whose moves count, 0: anybody's */
    const char *key;  /* as compared with the keys of the moves */
    const char *said; /* as it was typed, without blanks at the ends */
    int *found, n_found;

    LusorSite from, to; /* as far as sites were named */
    int piece;          /* instead of a first site: one of the pieces called so; 0: none */
    const char *rest;   /* what follows the sites, in `key` */
} Reading;

static const LusorSite nowhere = { LUSOR_CELL, LUSOR_NONE };

static bool counts(const Reading *r, int move) {
    return r->player == 0 || lusor_move_info(r->p, move).mover == r->player;
}

/* ---- by the text as a whole ---- */

typedef bool KeyTest(const char *key, const char *said, size_t length);

static bool is_equal(const char *key, const char *said, size_t length) {
    (void)length;
    return !strcmp(key, said);
}

/* E1 begins E1-E2, but not E10-E11. */
static bool begins_whole(const char *key, const char *said, size_t length) {
    return !strncmp(key, said, length) && !isalnum((unsigned char)key[length]);
}

static bool begins(const char *key, const char *said, size_t length) {
    return !strncmp(key, said, length);
}

/* Where all write who they are in front, one need not. */
static const char *without_player(const char *key) {
    const char *colon = strchr(key, ':');
    bool player = key[0] == 'p' && isdigit((unsigned char)key[1]) && colon;
    return player ? colon + 1 : key;
}

static bool match_keys(Reading *r, KeyTest *test) {
    size_t length = strlen(r->key);
    r->n_found = 0;
    for (int i = 0; i < r->n->n_moves; i++) {
        const char *key = r->n->keys[i];
        if (counts(r, i) &&
            (test(key, r->key, length) || test(without_player(key), r->key, length)))
            r->found[r->n_found++] = i;
    }
    return r->n_found > 0;
}

/* ---- by its sites ---- */

static const char *skip_joint(const char *s) {
    static const char *const joints[] = { "-", ">", "to", "x", ":", "/", NULL };
    for (const char *const *j = joints; *j; j++)
        if (!strncmp(s, *j, strlen(*j)))
            return s + strlen(*j);
    return s;
}

/* The piece in whose name the text begins, 0 if none; the longest such name counts. */
static int piece_start(const Reading *r, size_t *used) {
    const LusorGame *game = names_game(r->n->names);
    int best = 0;
    *used = 0;
    for (int i = 1; i < lusor_pieces(game); i++) {
        const char *name = names_key(&r->n->answers, names_piece(r->n->names, i));
        size_t length = strlen(name);
        if (length > *used && begins(r->key, name, length)) {
            best = i;
            *used = length;
        }
    }
    return best;
}

/* Takes the text apart: (site or piece) [level] [joint] [site] rest. */
static void take_apart(Reading *r) {
    size_t used;
    r->to = nowhere;
    r->from = names_find_start(r->n->names, r->key, &used);
    r->piece = r->from.index < 0 ? piece_start(r, &used) : 0;
    r->rest = r->key + used;
    if (used == 0)
        return;
    const char *second = skip_joint(r->rest);
    r->to = names_find_start(r->n->names, second, &used);
    if (r->to.index >= 0)
        r->rest = second + used;
}

/* Whether the moved piece, or the one placed, has the name that was said. */
static bool is_of_piece(const Reading *r, int move) {
    LusorMoveInfo m = lusor_move_info(r->p, move);
    const char *name = names_piece(r->n->names, r->piece);
    int piece = m.piece;
    if (m.kind == LUSOR_MOVE || piece <= 0)
        piece = m.from.index >= 0 ? lusor_top(r->p, m.from, m.mover).piece : 0;
    return piece > 0 && names_equal(name, names_piece(r->n->names, piece));
}

static bool fits_sites(const Reading *r, int move) {
    LusorMoveInfo m = lusor_move_info(r->p, move);
    if (r->piece)
        return is_of_piece(r, move) && (r->to.index < 0 || names_same_site(m.to, r->to));
    if (r->to.index < 0 && names_is_drop(r->n->names, m) && names_same_site(m.to, r->from))
        return true; /* "E4" for "Disc-E4" */
    bool starts = names_same_site(m.from.index >= 0 ? m.from : m.to, r->from);
    return starts && (r->to.index < 0 || names_same_site(m.to, r->to));
}

/* Whether what was said after the sites occurs among all that can be said about the move. */
static bool fits_rest(Reading *r, MoveWords *words, int move) {
    if (!*r->rest)
        return true;
    Text full = { 0 };
    move_words_set(words, move);
    for (Facet f = 0; f < FACETS; f++)
        move_words_facet(words, f, &full);
    bool fits = strstr(names_key(&r->n->answers, text_str(&full)), r->rest) != NULL;
    text_free(&full);
    return fits;
}

static bool match_sites(Reading *r) {
    MoveWords words = { .names = r->n->names,
                        .p = r->p,
                        .piece_names_hand = r->n->piece_names_hand };
    r->n_found = 0;
    if (r->from.index < 0 && !r->piece)
        return false;
    for (int i = 0; i < r->n->n_moves; i++)
        if (counts(r, i) && fits_sites(r, i) && fits_rest(r, &words, i))
            r->found[r->n_found++] = i;
    move_words_free(&words);
    return r->n_found > 0;
}

/* ---- why not ---- */

/* "A3", "A3 or C3", "A3, C3, D2 or 5 more": where the found moves go. */
static void write_targets(const Reading *r, Text *out) {
    const char *names[NAMED_MAX];
    int n = 0, more = 0;
    for (int i = 0; i < r->n_found; i++) {
        const char *name = names_site(r->n->names, lusor_move_info(r->p, r->found[i]).to);
        int k = 0;
        while (k < n && names[k] != name)
            k++;
        if (k < n)
            continue;
        if (n < NAMED_MAX)
            names[n++] = name;
        else
            more++;
    }
    for (int i = 0; i < n; i++)
        text_printf(out, "%s%s", i == 0 ? "" : i == n - 1 && !more ? " or " : ", ", names[i]);
    if (more)
        text_printf(out, " or %d more", more);
}

static int viewer(const Reading *r) {
    return r->player ? r->player : lusor_mover(r->p);
}

static void explain_targets(const Reading *r, Text *out) {
    LusorSite from = lusor_move_info(r->p, r->found[0]).from;
    LusorContent top = lusor_top(r->p, from, viewer(r));
    if (top.piece > 0)
        text_printf(out, "%s on ", names_piece(r->n->names, top.piece));
    text_printf(out, "%s can go to ", names_site(r->n->names, from));
    write_targets(r, out);
}

static bool some_placement(const Reading *r) {
    for (int i = 0; i < r->n->n_moves; i++)
        if (counts(r, i) && lusor_move_info(r->p, i).kind == LUSOR_ADD)
            return true;
    return false;
}

/* Nothing can be done from, or on, the site that was said first. */
static void explain_site(const Reading *r, Text *out) {
    const char *name = names_site(r->n->names, r->from);
    LusorContent top = lusor_top(r->p, r->from, viewer(r));
    if (top.piece > 0 && !top.hidden && top.owner == viewer(r)) {
        text_printf(out, "%s on %s cannot move now", names_piece(r->n->names, top.piece), name);
    } else if (some_placement(r) && r->to.index < 0) {
        text_printf(out, "nothing can be placed on %s now", name);
        if (top.piece > 0 && !top.hidden)
            text_puts(out, ": it is taken");
    } else {
        text_printf(out, "there is no piece of yours on %s", name);
        if (top.piece > 0 && !top.hidden) {
            text_puts(out, " (");
            names_owned_piece(r->n->names, top.piece, out);
            text_putc(out, ')');
        }
    }
}

static void explain_piece(const Reading *r, Text *out) {
    const char *name = names_piece(r->n->names, r->piece);
    if (r->to.index >= 0)
        text_printf(out, "no %s can go to %s now", name, names_site(r->n->names, r->to));
    else
        text_printf(out, "no %s can move now", name);
}

/* A word that is no site and no piece: perhaps mistyped. */
static void explain_word(Reading *r, Text *out) {
    static const char *const words[] = { "pass", "swap", "bet", "vote", "propose", NULL };
    for (const char *const *w = words; *w; w++)
        if (begins(r->key, *w, strlen(*w))) {
            text_printf(out, "you cannot %s now", *w);
            return;
        }
    text_printf(out, "there is no site and no move called \"%s\" here", r->said);
    const char *near = report_nearest(r->said, r->n->texts, r->n->n_moves);
    for (int i = 0; near && i < r->n->n_moves; i++)
        if (r->n->texts[i] == near)
            r->found[r->n_found++] = i;
}

/* The sites make sense, what follows them does not. */
static bool explain_rest(Reading *r, Text *out) {
    const char *rest = r->rest;
    r->rest = "";
    if (!*rest || !match_sites(r))
        return false;
    text_printf(out, "\"%s\" makes no sense after %.*s", rest, (int)(rest - r->key), r->key);
    return true;
}

/* A second site that cannot be reached: where else the piece could go. */
static bool explain_goal(Reading *r, Text *out) {
    if (r->to.index < 0)
        return false;
    r->to = nowhere;
    if (!match_sites(r) || lusor_move_info(r->p, r->found[0]).from.index < 0)
        return false;
    explain_targets(r, out);
    return true;
}

static void explain(Reading *r, Text *out) {
    r->n_found = 0;
    if (r->n->n_moves == 0)
        text_puts(out, lusor_over(r->p) ? "the game is over" : "there is no legal move");
    else if (r->from.index < 0 && !r->piece)
        explain_word(r, out);
    else if (explain_rest(r, out))
        return;
    else if (r->piece)
        explain_piece(r, out);
    else if (!explain_goal(r, out))
        explain_site(r, out);
}

/* ---- all together ---- */

static bool match(Reading *r) {
    if (!*r->key)
        return false;
    if (match_keys(r, is_equal) || match_keys(r, begins_whole) || match_keys(r, begins))
        return true;
    take_apart(r);
    return match_sites(r);
}

static const char *trimmed(Arena *a, const char *text) {
    while (isspace((unsigned char)*text))
        text++;
    size_t n = strlen(text);
    while (n > 0 && isspace((unsigned char)text[n - 1]))
        n--;
    Text clean = { 0 };
    text_add_clean(&clean, text, n);
    const char *copy = arena_strdup(a, text_str(&clean));
    text_free(&clean);
    return copy;
}

static NotationAnswer wrong(Reading *r) {
    Text message = { 0 };
    if (*r->key)
        explain(r, &message);
    else
        text_puts(&message, "nothing was said");
    NotationAnswer answer = { .kind = NOTATION_WRONG,
                              .move = LUSOR_NONE,
                              .choices = r->found,
                              .n_choices = r->n_found,
                              .message = arena_strdup(&r->n->answers, text_str(&message)) };
    text_free(&message);
    return answer;
}

NotationAnswer notation_read(Notation *n, LusorPosition *p, int player, const char *text) {
    int count;
    notation_list(n, p, &count);
    arena_free(&n->answers);
    Reading r = { .n = n, .p = p, .player = player, .from = nowhere, .to = nowhere, .rest = "" };
    r.found = ARENA_ARRAY(&n->answers, int, count + 1);
    r.said = trimmed(&n->answers, text);
    r.key = names_key(&n->answers, r.said);
    if (!match(&r))
        return wrong(&r);
    return (NotationAnswer){ .kind = r.n_found == 1 ? NOTATION_FOUND : NOTATION_SEVERAL,
                             .move = r.found[0],
                             .choices = r.found,
                             .n_choices = r.n_found };
}
