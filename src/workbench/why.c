/* Why: which rule generates a move, or what keeps a move from being legal.
 *
 * The game is built a second time with ludemes that note what they give. Its legal moves are then
 * generated in a copy of the position, and what was noted tells how far the move came: who
 * generated it, who dropped it, or which conditions about its sites did not hold. */
#include "workbench/why.h"

#include "api/lud_play.h"
#include "ludeme/load.h"
#include "play/contents.h"
#include "play/meta.h"
#include "play/turn.h"
#include "workbench/workbench_state.h"

#include <string.h>
#include <strings.h>

enum { SOURCE_COLUMNS = 90, CONDITIONS_TOLD = 4, VALUES_TOLD = 12, DEEPEST = 32 };

/* The move that is looked for: its decision goes from here to there. */
typedef struct Wanted {
    int from, to;
    int mover; /* 0: anybody */
    bool pass;
} Wanted;

typedef struct Why {
    Workbench *w;
    LusorPosition *p; /* as it is asked about */
    const Names *names;
    Notation *notation;
    const Trace *t;
    Context *c; /* of the game that is watched */
    Wanted wanted;
    const char *text;
    Text *out;
    Arena arena;
} Why;

static bool is_wanted(const Context *c, const Move *m, const void *data) {
    const Wanted *w = data;
    const Action *a = turn_decision(c, m);
    if (w->mover && m->mover != w->mover)
        return false;
    if (w->pass)
        return turn_is_pass(c, m);
    return a && a->kind != ACTION_PASS && action_from(a) == w->from && action_to(a) == w->to;
}

/* ---- the game that is watched ---- */

static bool make_twin(Workbench *w) {
    Report report;
    if (w->twin_scratch)
        return true;
    report_init(&report, &w->twin_arena);
    w->twin = *w->game;
    w->twin_lud = *lud_of(w->game);
    w->twin_lud.game =
        load_wrapped(&w->twin_arena, &report, w->twin_lud.description, trace_wrap, &w->trace);
    if (!w->twin_lud.game)
        return false;
    w->twin.own = &w->twin_lud;
    w->twin_scratch = lusor_position_new(&w->twin);
    return w->twin_scratch;
}

/* Generates the legal moves and notes how; false in trouble. */
static bool generate(Why *y) {
    Workbench *w = y->w;
    trace_begin(&w->trace, false);
    w->trace.wants = is_wanted;
    w->trace.wanted = &y->wanted;
    lusor_moves(y->p);
    lusor_copy(w->twin_scratch, y->p);
    y->c = lud_context(w->twin_scratch);
    y->c->game = w->twin_lud.game;
    y->t = &w->trace;
    y->wanted.mover = y->c->game->mode == MODE_ALTERNATING ? y->c->pos->mover : 0;
    w->trace.noting = true;
    bool fine = lusor_moves(w->twin_scratch) >= 0;
    w->trace.noting = false;
    return fine;
}

/* Whether a rule gives the move in the position as it is now in the watched context. */
static bool rule_gives(Why *y, const Fn *play) {
    Context *c = y->c;
    jmp_buf escape;
    volatile bool found = false;
    c->escape = &escape;
    if (!setjmp(escape)) {
        turn_clear(c);
        fn_moves(play, c);
        for (int i = c->floor.moves; i < c->n_moves && !found; i++)
            found = is_wanted(c, &c->moves[i], &y->wanted);
    }
    c->escape = NULL;
    return found;
}

/* ---- telling ---- */

static void tell_place(Why *y, const Tree *t) {
    const Use *use;
    Place at = place_origin(t->place, &use);
    LineCol l = place_line(at);
    text_printf(y->out, " (%s:%d:%d", at.source->name, l.line, l.col);
    if (use)
        text_printf(y->out, ", in \"%s\"", use->define);
    text_puts(y->out, ")");
}

static void tell_ludeme(Why *y, const Fn *fn) {
    if (!fn->tree) {
        text_puts(y->out, "a rule without a text");
        return;
    }
    text_puts(y->out, tree_text(&y->arena, fn->tree, SOURCE_COLUMNS));
    tell_place(y, fn->tree);
}

/* What the parts of a condition gave. */
static void tell_values(Why *y, int entry, int depth) {
    const Trace *t = y->t;
    int told = 0;
    for (int i = trace_next(t, entry, entry); i >= 0 && told < VALUES_TOLD;
         i = trace_next(t, entry, i), told++) {
        const TraceEntry *e = &t->entries[i];
        if (!e->fn->tree)
            continue;
        text_printf(y->out, "%*s%s is ", 2 * depth, "",
                    tree_text(&y->arena, e->fn->tree, SOURCE_COLUMNS));
        value_entry(e, y->c->game, y->names, y->out);
        if (e->fn->type == FN_INT && e->got.integer >= 0 &&
            names_place_of(y->names, (LusorSite){ (LusorSiteType)y->c->game->default_type,
                                                  e->got.integer }) != LUSOR_NONE &&
            e->fn->tree->n_items == 1)
            text_printf(y->out, " (%s)",
                        names_site(y->names, (LusorSite){ (LusorSiteType)y->c->game->default_type,
                                                          e->got.integer }));
        text_putc(y->out, '\n');
    }
}

/* The part of a false condition that makes it false: into (and ...), while it is clear which. */
static int culprit(const Trace *t, int entry) {
    for (int depth = 0; depth < DEEPEST; depth++) {
        const char *head =
            t->entries[entry].fn->tree ? tree_head(t->entries[entry].fn->tree) : NULL;
        int found = -1;
        if (!head || strcmp(head, "and"))
            return entry;
        for (int i = trace_next(t, entry, entry); i >= 0; i = trace_next(t, entry, i))
            if (t->entries[i].fn->type == FN_BOOL && t->entries[i].done &&
                !t->entries[i].got.boolean)
                found = i;
        if (found < 0)
            return entry;
        entry = found;
    }
    return entry;
}

static void tell_condition(Why *y, int entry) {
    int part = culprit(y->t, entry);
    text_puts(y->out, "this does not hold: ");
    tell_ludeme(y, y->t->entries[part].fn);
    text_putc(y->out, '\n');
    tell_values(y, part, 1);
}

/* ---- what was noted ---- */

static bool is_false(const TraceEntry *e) {
    return e->fn->type == FN_BOOL && e->done && !e->got.boolean;
}

/* The innermost ludeme that gave the move; -1 if none did. */
static int generator(const Trace *t) {
    int found = -1;
    for (int i = 0; i < t->n_entries; i++)
        if (t->entries[i].fn->type == FN_MOVES && t->entries[i].wanted &&
            (found < 0 || !t->entries[i].ahead))
            found = i;
    return found;
}

static int rule_around(const Trace *t, int entry) {
    do
        entry = t->entries[entry].parent;
    while (entry >= 0 && t->entries[entry].fn->type != FN_MOVES);
    return entry;
}

/* The condition that the n-th move of `child` did not meet afterwards; -1 if there is none. */
static int dropped_by(const Trace *t, int rule, int child) {
    int nth = t->entries[child].nth, seen = 0;
    for (int i = trace_next(t, rule, child); i >= 0; i = trace_next(t, rule, i))
        if (t->entries[i].fn->type == FN_BOOL && seen++ == nth)
            return is_false(&t->entries[i]) ? i : -1;
    return -1;
}

/* The condition is about the sites of the move and decides over a rule for moves. */
static bool is_about(const Why *y, const TraceEntry *e, bool both) {
    const Wanted *m = &y->wanted;
    bool to = e->to == m->to || (m->from == m->to && e->site == m->to);
    bool from = m->from == m->to || e->from == m->from;
    return is_false(e) && !e->ahead && e->parent >= 0 &&
           y->t->entries[e->parent].fn->type == FN_MOVES &&
           (both ? to && from : e->from == OFF && e->to == OFF && e->site == OFF);
}

static int tell_conditions(Why *y, bool both) {
    const Fn *told[CONDITIONS_TOLD];
    int n = 0;
    for (int i = 0; i < y->t->n_entries && n < CONDITIONS_TOLD; i++) {
        const TraceEntry *e = &y->t->entries[i];
        bool again = false;
        if (!is_about(y, e, both))
            continue;
        for (int k = 0; k < n; k++)
            again |= told[k] == e->fn;
        if (again)
            continue;
        told[n++] = e->fn;
        tell_condition(y, i);
    }
    return n;
}

/* ---- answers ---- */

static bool tell_generated(Why *y, int found) {
    text_printf(y->out, "%s is legal: it comes from ", y->text);
    tell_ludeme(y, y->t->entries[found].fn);
    text_putc(y->out, '\n');
    return true;
}

static void tell_dropped(Why *y, int rule, int child) {
    int condition = dropped_by(y->t, rule, child);
    text_printf(y->out, "%s comes from ", y->text);
    tell_ludeme(y, y->t->entries[child].fn);
    text_puts(y->out, ",\nbut is dropped by ");
    tell_ludeme(y, y->t->entries[rule].fn);
    text_putc(y->out, '\n');
    if (condition >= 0)
        tell_condition(y, condition);
    else if (y->t->entries[rule].n_moves)
        text_printf(y->out, "which gives %d other move%s\n", y->t->entries[rule].n_moves,
                    y->t->entries[rule].n_moves == 1 ? "" : "s");
}

static void tell_meta(Why *y) {
    const MetaRules *m = &y->c->game->meta;
    text_printf(y->out, "the rules give %s, but a (meta ...) rule forbids it: ", y->text);
    text_puts(y->out, m->no_repeat != REPEAT_NONE ? "it would repeat a position\n"
                      : m->no_suicide             ? "it would lose the game\n"
                                                  : "see the meta-rules of the game\n");
}

static void tell_generator(Why *y, int found) {
    for (int rule; (rule = rule_around(y->t, found)) >= 0; found = rule)
        if (!y->t->entries[rule].wanted) {
            tell_dropped(y, rule, found);
            return;
        }
    tell_meta(y);
}

/* It would be legal in another phase, or if it were somebody else's turn. */
static bool tell_elsewhere(Why *y) {
    const Game *g = y->c->game;
    y->wanted.mover = 0;
    int mover = y->c->pos->mover, phase = mover >= 0 ? y->c->pos->phase[mover] : 0;
    for (int i = 0; i < g->n_phases; i++)
        if (i != phase && rule_gives(y, g->phases[i].play)) {
            text_printf(y->out, "%s is a move of phase \"%s\", but the phase is \"%s\"\n", y->text,
                        g->phases[i].name ? g->phases[i].name : "",
                        g->phases[phase].name ? g->phases[phase].name : "");
            return true;
        }
    for (int player = 1; player <= g->n_players; player++) {
        if (player == mover)
            continue;
        turn_set_mover(y->c, player);
        if (rule_gives(y, g->phases[y->c->pos->phase[player]].play)) {
            text_printf(y->out, "%s would be a move of %s, but it is the turn of %s\n", y->text,
                        names_player(y->names, player), names_player(y->names, mover));
            return true;
        }
    }
    turn_set_mover(y->c, mover);
    return false;
}

/* Something stands between the two sites, on a line. */
static bool tell_blocked(Why *y) {
    enum { LONGEST = 128 };
    int line[LONGEST];
    LusorSiteType type = (LusorSiteType)y->c->game->default_type;
    LusorSite from = { type, y->wanted.from };
    for (int d = 0; d < lusor_directions(); d++) {
        int n = lusor_direction_specific(d) ? lusor_line(y->w->game, from, d, line, LONGEST) : 0;
        int at = 0, first = -1;
        for (; at < n && at < LONGEST && line[at] != y->wanted.to; at++)
            if (first < 0 && line[at] != from.index &&
                !lusor_empty(y->p, (LusorSite){ type, line[at] }))
                first = line[at];
        if (at == n || at == LONGEST || first < 0)
            continue;
        LusorSite way = { type, first };
        text_printf(y->out, "%s is in the way: %s\n", names_site(y->names, way),
                    lusor_piece(y->w->game, lusor_top(y->p, way, 0).piece)->label);
        return true;
    }
    return false;
}

/* What the piece there may do instead. */
static void tell_reach(Why *y) {
    const Game *g = y->c->game;
    LusorSite from = { (LusorSiteType)g->default_type, y->wanted.from };
    int moves[DEEPEST], n = notation_from(y->notation, y->p, from, moves, DEEPEST);
    const char *name = names_site(y->names, from);
    if (y->wanted.pass) {
        text_puts(y->out, "no rule gives a pass\n");
        return;
    }
    if (y->wanted.from != y->wanted.to && lusor_empty(y->p, from)) {
        text_printf(y->out, "there is nothing on %s\n", name);
        return;
    }
    text_printf(y->out, "no rule gives a move like %s", y->text);
    int what = lusor_top(y->p, from, 0).piece;
    if (y->wanted.from != y->wanted.to && what > 0 && g->components[what].moves) {
        text_printf(y->out, "; %s moves by ", lusor_piece(y->w->game, what)->label);
        tell_ludeme(y, g->components[what].moves);
    }
    text_putc(y->out, '\n');
    if (y->wanted.from != y->wanted.to)
        tell_blocked(y);
    if (!n)
        text_printf(y->out, "there is no legal move from %s\n", name);
    for (int i = 0; i < n && i < DEEPEST; i++)
        text_printf(y->out, "%s %s%s",
                    i ? "" : "legal from there:", notation_text(y->notation, y->p, moves[i]),
                    i + 1 < n && i + 1 < DEEPEST ? "," : "\n");
}

static void tell_illegal(Why *y) {
    int found = generator(y->t);
    if (found >= 0)
        tell_generator(y, found);
    else if (tell_conditions(y, true) || tell_elsewhere(y))
        ;
    else {
        tell_reach(y);
        tell_conditions(y, false);
    }
}

/* ---- asking ---- */

/* "E2-E4", "E4" or "pass". */
static bool read_wanted(Why *y) {
    size_t used = 0;
    LusorSite from = names_find_start(y->names, y->text, &used);
    y->wanted.pass = !strcasecmp(y->text, "pass");
    if (y->wanted.pass)
        return true;
    if (from.index == LUSOR_NONE)
        return false;
    const char *rest = y->text + used + strspn(y->text + used, " -");
    LusorSite to = *rest ? names_find_start(y->names, rest, &used) : from;
    y->wanted.from = from.index;
    y->wanted.to = to.index;
    return to.index != LUSOR_NONE;
}

static bool is_legal(const Why *y) {
    for (int i = 0, n = lusor_moves(y->p); i < n; i++) {
        LusorMoveInfo m = lusor_move_info(y->p, i);
        bool pass = m.kind == LUSOR_PASS;
        if (pass == y->wanted.pass &&
            (pass || (m.from.index == y->wanted.from && m.to.index == y->wanted.to)))
            return true;
    }
    return false;
}

static bool explain(Why *y) {
    if (lusor_over(y->p)) {
        text_puts(y->out, "the game is over\n");
        return true;
    }
    if (lud_of(y->w->game)->game->is_match || !make_twin(y->w) || !generate(y)) {
        const char *why = y->w->twin_scratch ? lusor_trouble(y->w->twin_scratch) : NULL;
        text_printf(y->out, "the rules of this game cannot be watched%s%s\n", why ? ": " : "",
                    why ? why : "");
        return false;
    }
    int found = generator(y->t);
    bool legal = is_legal(y);
    if (legal && found >= 0)
        return tell_generated(y, found);
    if (legal)
        text_printf(y->out, "%s is legal without a rule: nothing else can be done\n", y->text);
    else
        tell_illegal(y);
    return true;
}

bool why_move(Workbench *w, LusorPosition *p, const Names *names, Notation *notation,
              const char *text, Text *out) {
    Why y = { .w = w, .p = p, .names = names, .notation = notation, .text = text, .out = out };
    if (!read_wanted(&y)) {
        text_printf(out, "\"%.60s\" names no sites; write a move such as E2-E4\n", text);
        return false;
    }
    if (ARENA_CATCH(&w->noted)) {
        text_puts(out, "this takes too much memory\n");
        return false;
    }
    arena_init(&y.arena, SIZE_MAX);
    bool fine = explain(&y);
    arena_free(&y.arena);
    return fine;
}
