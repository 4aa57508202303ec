/* Moves as text: the places where they act, shortened to what tells them apart. */
#include "rbg/code.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* How much a name says. Names that are not alone become longer. */
typedef enum {
    NAME_ENDS,   /* "B2-B3": the first and the last place */
    NAME_PLACES, /* "B2-D4-B6": all of them */
    NAME_PIECES, /* "B7-B8=queen": and what is put there last */
    NAME_EXACT,  /* "B7-B8=queen#12.15.16": and the numbers of all modifiers */
} Detail;

typedef struct Name {
    const char *text;
    int move;
    Detail detail;
} Name;

typedef struct Namer {
    const RbgGame *game;
    const RbgMoves *moves;
    Arena *arena;
    Text text;
    RbgStep *steps; /* of the move at hand, in order */
    int n, cap;
} Namer;

int rbg_move_steps(const RbgMoves *moves, int move, RbgStep *steps, int cap) {
    int n = 1;
    for (uint32_t i = moves->last[move].before; i; i = moves->steps[i].before)
        n++;
    if (n > cap)
        return n;
    int at = n - 1;
    steps[at--] = moves->last[move];
    for (uint32_t i = moves->last[move].before; i; i = moves->steps[i].before)
        steps[at--] = moves->steps[i];
    return n;
}

static const Modifier *modifier_of(const Namer *x, int step) {
    return &x->game->modifiers[x->steps[step].modifier];
}

static void load_steps(Namer *x, int move) {
    x->n = rbg_move_steps(x->moves, move, x->steps, x->cap);
    if (x->n <= x->cap)
        return;
    x->cap = x->n * 2;
    x->steps = ARENA_ARRAY(x->arena, RbgStep, x->cap);
    x->n = rbg_move_steps(x->moves, move, x->steps, x->cap);
}

/* Where variables are set says little; pieces put and the end of the move say where it acts. */
static bool has_place(const Namer *x, int step) {
    return modifier_of(x, step)->kind != NODE_ASSIGN;
}

static void add_places(Namer *x, bool all) {
    int last = -1, first = -1;
    for (int i = 0; i < x->n; i++) {
        int v = x->steps[i].vertex;
        if (!has_place(x, i) || v == last)
            continue;
        if (first < 0 || all)
            text_printf(&x->text, "%s%s", first < 0 ? "" : "-", rbg_vertex_name(x->game, v));
        first = first < 0 ? v : first;
        last = v;
    }
    if (!all && last != first)
        text_printf(&x->text, "-%s", rbg_vertex_name(x->game, last));
}

static void add_assignment(Namer *x, const Modifier *m) {
    int players = x->game->model.n_players;
    text_printf(&x->text, "%s%s", x->text.n ? "," : "",
                m->a < players ? rbg_player_name(x->game, m->a)
                               : rbg_variable_name(x->game, m->a - players));
    if (m->value->kind == ARITH_NUMBER)
        text_printf(&x->text, "=%d", (int)m->value->value);
}

/* A move that puts no piece but sets variables is called by these: "pass=1". */
static bool add_assignments(Namer *x) {
    for (int i = 0; i < x->n; i++)
        if (modifier_of(x, i)->kind == NODE_OFF)
            return false;
    for (int i = 0; i < x->n; i++)
        if (modifier_of(x, i)->kind == NODE_ASSIGN)
            add_assignment(x, modifier_of(x, i));
    return x->text.n > 0;
}

static void add_piece(Namer *x) {
    for (int i = x->n - 1; i >= 0; i--)
        if (modifier_of(x, i)->kind == NODE_OFF) {
            text_printf(&x->text, "=%s", rbg_piece_name(x->game, modifier_of(x, i)->a));
            return;
        }
}

static const char *name_move(Namer *x, int move, Detail detail) {
    text_clear(&x->text);
    load_steps(x, move);
    if (add_assignments(x)) {
        if (detail > NAME_ENDS) {
            text_putc(&x->text, '@');
            add_places(x, true);
        }
    } else {
        add_places(x, detail > NAME_ENDS);
    }
    if (detail >= NAME_PIECES)
        add_piece(x);
    for (int i = 0; detail == NAME_EXACT && i < x->n; i++)
        text_printf(&x->text, "%c%d", i ? '.' : '#', x->steps[i].modifier);
    return arena_strdup(x->arena, text_str(&x->text));
}

static int by_text(const void *a, const void *b) {
    const Name *x = a, *y = b;
    int order = strcasecmp(x->text, y->text);
    return order ? order : x->move - y->move;
}

/* Makes the names longer that are not alone; false if all are. */
static bool lengthen(Namer *x, Name *names, int n) {
    bool any = false;
    qsort(names, (size_t)n, sizeof *names, by_text);
    for (int i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && !strcasecmp(names[i].text, names[end].text);)
            end++;
        for (int k = i; end - i > 1 && k < end; k++)
            if (names[k].detail < NAME_EXACT) {
                names[k].text = name_move(x, names[k].move, ++names[k].detail);
                any = true;
            }
    }
    return any;
}

const char **rbg_move_names(const RbgGame *game, const RbgMoves *moves, Arena *arena) {
    Namer x = { .game = game, .moves = moves, .arena = arena };
    Name *names = ARENA_ARRAY(arena, Name, moves->n + 1);
    for (int i = 0; i < moves->n; i++)
        names[i] = (Name){ name_move(&x, i, NAME_ENDS), i, NAME_ENDS };
    while (lengthen(&x, names, moves->n))
        ;
    const char **texts = ARENA_ARRAY(arena, const char *, moves->n + 1);
    for (int i = 0; i < moves->n; i++)
        texts[names[i].move] = names[i].text;
    text_free(&x.text);
    return texts;
}

int rbg_find_move(const char *const *names, int n, const char *text) {
    for (int i = 0; i < n; i++)
        if (!strcasecmp(names[i], text))
            return i;
    return -1;
}
