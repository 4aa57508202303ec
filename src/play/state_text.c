/* State text: the position as one line, token by token. */
#include "play/state_text.h"

#include "board/topology.h"
#include "play/contents.h"

#include <stdlib.h>
#include <string.h>

/* ---- lists ---- */

static void put_name(const char *name, Text *out) {
    for (; *name; name++)
        text_putc(out, *name == ' ' ? '_' : *name);
}

/* A list of numbers behind "name=", nothing if it is empty. */
static void put_ints(const char *name, const int32_t *v, int n, Text *out) {
    for (int i = 0; i < n; i++)
        if (i)
            text_printf(out, ",%d", v[i]);
        else
            text_printf(out, " %s=%d", name, v[i]);
}

/* One number per player, unless all have the usual one. */
static void put_players(const char *name, const int32_t *v, int n, int usual, Text *out) {
    bool all_usual = true;
    for (int i = 1; i <= n; i++)
        all_usual &= v[i] == usual;
    if (!all_usual)
        put_ints(name, v + 1, n, out);
}

static void put_own_index(const char *name, const int32_t *v, int n, Text *out) {
    bool all_own = true;
    for (int i = 1; i <= n; i++)
        all_own &= v[i] == i;
    if (!all_own)
        put_ints(name, v + 1, n, out);
}

static void put_reals(const char *name, const double *v, int n, Text *out) {
    bool any = false;
    for (int i = 1; i <= n; i++)
        any |= v[i] != 0;
    for (int i = 1; any && i <= n; i++) {
        if (i == 1)
            text_printf(out, " %s=", name);
        text_printf(out, i == 1 ? "%.16g" : ",%.16g", v[i]);
    }
}

static void put_known(const char *name, int value, int usual, Text *out) {
    if (value != usual)
        text_printf(out, " %s=%d", name, value);
}

/* The players whose bits are set. */
static void put_player_bits(const char *name, int bits, Text *out) {
    bool first = true;
    for (int i = 0; i < PLAYERS_MAX; i++)
        if (bits >> i & 1) {
            text_printf(out, first ? " %s=%d" : ",%.0s%d", name, i + 1);
            first = false;
        }
}

static void put_site_bits(const char *name, const Bits *set, int words, Text *out) {
    bool first = true;
    for (BITS_EACH(i, set, words)) {
        text_printf(out, first ? " %s=%d" : ",%.0s%d", name, i);
        first = false;
    }
}

/* ---- contents ---- */

static void put_positive(char letter, int value, Text *out) {
    if (value > 0)
        text_printf(out, "%c%d", letter, value);
}

static void put_hidden(const Context *c, int slot, int level, Text *out) {
    if (!c->game->layout.hidden)
        return;
    for (int player = 1; player <= c->game->n_players; player++) {
        bool first = true;
        for (int kind = 0; kind < N_HIDDEN; kind++)
            if (contents_hidden(c, slot, level, (Hidden)kind, player)) {
                if (first)
                    text_printf(out, "?%d", player);
                text_putc(out, "hwosvrc"[kind]);
                first = false;
            }
    }
}

static void put_piece(const Context *c, int slot, int level, int count, Text *out) {
    int what = contents_what_at(c, slot, level);
    text_printf(out, "%d", what);
    if (count > 1 || (what == 0 && count == 1) || (what != 0 && count <= 0))
        text_printf(out, "*%d", count);
    put_positive('s', contents_state_at(c, slot, level), out);
    put_positive('r', contents_rotation_at(c, slot, level), out);
    put_positive('v', contents_value_at(c, slot, level), out);
    put_hidden(c, slot, level, out);
}

/* Takes back what was written since `start` if it says no more than that nothing is there. */
static void drop_if_plain(size_t start, size_t content, Text *out) {
    if (out->n == content + 1 && out->s[content] == '0') {
        out->n = start;
        out->s[start] = '\0';
    }
}

static void put_site(const Context *c, char letter, int site, int slot, Text *out) {
    int height = c->game->layout.height ? contents_height(c, slot) : 0;
    if (c->game->layout.height && !height)
        return;
    size_t start = out->n;
    text_printf(out, " %c%d:", letter, site);
    size_t content = out->n;
    if (!c->game->layout.height) {
        put_piece(c, slot, 0, contents_count(c, slot), out);
        drop_if_plain(start, content, out);
    }
    for (int level = 0; level < height; level++) {
        if (level)
            text_putc(out, '+');
        put_piece(c, slot, level, 1, out);
    }
}

/* The variables of a deduction puzzle that can have but one value. */
static void put_resolved(const Context *c, Text *out) {
    const Game *g = c->game;
    for (int type = 0; type < N_SITE_TYPES; type++)
        for (int site = 0; g->domains[type].max > 0 && site < g->n_type_sites[type]; site++) {
            Bits domain = *position_domain(g, c->pos, game_slot(g, (SiteType)type, site));
            if (bits_count(&domain, 1) == 1)
                text_printf(out, " %c%d=%d", "CVE"[type], site, __builtin_ctzll(domain));
        }
}

/* Played on vertices only, what is hidden on one is hidden for Ludii on the cell and on the edge of
   the same number as well. */
static void put_hidden_also(const Context *c, int type, Text *out) {
    const Game *g = c->game;
    int n = g->topology->sites[type].n;
    if (!g->layout.hidden || g->layout.height || g->first_slot[SITE_VERTEX] < 0)
        return;
    for (int site = 0; site < n && site < g->n_type_sites[SITE_VERTEX]; site++) {
        size_t start = out->n;
        text_printf(out, " %c%d:0", "CVE"[type], site);
        size_t content = out->n - 1;
        put_hidden(c, game_slot(g, SITE_VERTEX, site), 0, out);
        drop_if_plain(start, content, out);
    }
}

static void put_contents(const Context *c, Text *out) {
    const Game *g = c->game;
    if (g->layout.domains) {
        put_resolved(c, out);
        return;
    }
    for (int type = 0; type < N_SITE_TYPES; type++) {
        for (int site = 0; g->first_slot[type] >= 0 && site < g->n_type_sites[type]; site++)
            put_site(c, "CVE"[type], site, g -> first_slot[type] + site, out);
        if (g->first_slot[type] < 0)
            put_hidden_also(c, type, out);
    }
    for (int i = 1; i < g->n_containers; i++) {
        const Container *box = &g->containers[i];
        for (int site = box->first; site < box->first + box->n_sites; site++)
            put_site(c, 'C', site, game_slot(g, SITE_CELL, site), out);
    }
}

/* ---- the rest, in the order of the format ---- */

static int compare_ints(const void *a, const void *b) {
    int x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static void put_pending(const Context *c, Text *out) {
    int32_t sorted[PENDING_MAX];
    int n = c->pos->n_pending;
    memcpy(sorted, POSITION_ARRAY(c->pos, c->game->layout.pending, int32_t),
           sizeof *sorted * (size_t)n);
    qsort(sorted, (size_t)n, sizeof *sorted, compare_ints);
    put_ints("pending", sorted, n, out);
}

/* The next name of a list in alphabetical order after `last` (NULL at first), -1 at the end. */
static int next_by_name(const char *const *names, int n, const char *last) {
    int best = -1;
    for (int i = 0; i < n; i++)
        if (names[i] && (!last || strcmp(names[i], last) > 0) &&
            (best < 0 || strcmp(names[i], names[best]) < 0))
            best = i;
    return best;
}

static void put_vars(const Context *c, Text *out) {
    const Game *g = c->game;
    const int32_t *vars = POSITION_ARRAY(c->pos, g->layout.vars, int32_t);
    bool first = true;
    int i;
    for (const char *last = NULL; (i = next_by_name(g->vars, g->n_vars, last)) >= 0;
         last = g->vars[i]) {
        if (vars[i] == UNSET)
            continue;
        text_puts(out, first ? " var=" : ",");
        put_name(g->vars[i], out);
        text_printf(out, ":%d", vars[i]);
        first = false;
    }
}

static void put_memory(const Context *c, int i, Text *out) {
    const int32_t *memory = position_memory(c->game, c->pos, i);
    const char *name = c->game->memories[i];
    for (int k = 0; k < memory[0]; k++) {
        if (k == 0) {
            text_puts(out, name ? " remember:" : " remember");
            put_name(name ? name : "", out);
        }
        text_printf(out, "%c%d", k ? ',' : '=', memory[1 + k]);
    }
}

static void put_memories(const Context *c, Text *out) {
    const Game *g = c->game;
    for (int i = 0; i < g->n_memories; i++)
        if (!g->memories[i])
            put_memory(c, i, out);
    int i;
    for (const char *last = NULL; (i = next_by_name(g->memories, g->n_memories, last)) >= 0;
         last = g->memories[i])
        put_memory(c, i, out);
}

static void put_dice(const Context *c, Text *out) {
    const int32_t *dice = POSITION_ARRAY(c->pos, c->game->layout.dice, int32_t);
    bool any = false;
    for (int i = 1; i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        if (box->kind != CONTAINER_DICE)
            continue;
        text_puts(out, any ? "/" : " dice=");
        any = true;
        for (int k = 0; k < box->n_sites; k++)
            text_printf(out, k ? ",%d" : "%d", dice[box->first + k]);
    }
    if (any && c->pos->dice_equal)
        text_puts(out, " dicequal");
}

static void put_active(const Context *c, Text *out) {
    int all = (int)((1u << c->game->n_players) - 1);
    if (c->pos->active == 0 && all)
        text_puts(out, " active=-");
    else if (c->pos->active != all)
        put_player_bits("active", c->pos->active, out);
}

static void put_values(const Context *c, Text *out) {
    const Position *p = c->pos;
    int n = c->game->n_players;
    put_players("score", p->score, n, 0, out);
    put_reals("payoff", p->payoff, n, out);
    put_players("amount", p->amount, n, 0, out);
    put_known("pot", p->pot, 0, out);
    if (c->game->asks_counter)
        put_known("counter", p->counter, OFF, out);
    put_known("temp", p->temp, OFF, out);
    put_pending(c, out);
    put_vars(c, out);
    put_memories(c, out);
}

static void put_table(const Context *c, Text *out) {
    const Game *g = c->game;
    const Position *p = c->pos;
    const int32_t *votes = POSITION_ARRAY(p, g->layout.votes, int32_t);
    put_players("phase", p->phase, g->n_players, 0, out);
    put_own_index("team", p->team, g->n_players, out);
    put_known("trump", p->trump, OFF, out);
    put_players("value", p->value, g->n_players, OFF, out);
    if (g->layout.visited)
        put_site_bits("visited", POSITION_ARRAY(p, g->layout.visited, Bits), g->slot_words, out);
    if (g->layout.to_clear)
        put_ints("toClear", POSITION_ARRAY(p, g->layout.to_clear, int32_t), p->n_to_clear, out);
    put_player_bits("triggered", p->triggered, out);
    if (g->layout.votes) {
        put_ints("proposed", votes, p->n_proposed, out);
        put_ints("votes", votes + VOTES_MAX, p->n_votes, out);
    }
    put_known("decided", p->decided, OFF, out);
    if (g->layout.dominoes)
        text_printf(out, " dominoes=%d", *POSITION_ARRAY(p, g->layout.dominoes, int32_t));
}

static void put_match(const Context *c, Text *out) {
    const MatchState *match = &c->pos->match;
    int n = c->match->n_players;
    text_printf(out, " game=%d", match->instance);
    put_players("mscore", match->score, n, 0, out);
    if (match->over) {
        put_reals("mrank", match->rank, n, out);
        text_printf(out, " mwinner=%d", match->winner);
    }
}

void state_text(const Context *c, Text *out) {
    const Position *p = c->pos;
    int n = c->game->n_players;
    text_printf(out, "mover=%d next=%d prev=%d", p->mover, p->next, p->prev);
    put_contents(c, out);
    put_values(c, out);
    put_dice(c, out);
    put_table(c, out);
    put_own_index("order", p->order, n, out);
    put_active(c, out);
    put_reals("rank", p->rank, n, out);
    if (p->over)
        text_printf(out, " over=%d", p->winner);
    if (c->match)
        put_match(c, out);
}
