/* (remember ...), (forget ...): numbers and positions that are kept for later. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

typedef struct Memory {
    Fn fn;
    const char *name; /* of the list; NULL: the one without a name */
    int list;
    const Fn *value, *unique;
    const Fn *then;
} Memory;

static Memory *new_memory(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Memory *f = FN_NEW(b, n, Memory, FN_MOVES);
    f->fn.eval.moves = eval;
    f->then = arg_moves(b, n, "<then>");
    return f;
}

static Memory *new_list(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Memory *f = new_memory(b, n, eval);
    f->name = arg_string(n, "<string>");
    f->list = build_memory(b, f->name);
    build_flag(b, FLAG_RememberingValues);
    return f;
}

static void put_value(const Memory *f, Context *c, ActionKind kind, int value) {
    Action a = action_make(kind);
    a.text = f->name;
    a.value = value;
    int first = c->n_moves;
    context_move(c, &a)->mover = 0;
    context_add_then(c, first, f->then);
}

static bool is_remembered(const Memory *f, const Context *c, int value) {
    const int32_t *list = position_memory(c->game, c->pos, f->list);
    for (int i = 1; i <= list[0]; i++)
        if (list[i] == value)
            return true;
    return false;
}

static void remember_value_eval(const Fn *fn, Context *c) {
    const Memory *f = (const Memory *)fn;
    int value = fn_int(f->value, c);
    if (!fn_bool(f->unique, c) || !is_remembered(f, c, value))
        put_value(f, c, ACTION_REMEMBER, value);
}

static Fn *remember_value(Build *b, const Bound *n) {
    Memory *f = new_list(b, n, remember_value_eval);
    f->value = arg_int(b, n, "<int>");
    f->unique = arg_bool_or(b, n, "unique:<boolean>", false);
    return &f->fn;
}

static void remember_state_eval(const Fn *fn, Context *c) {
    int first = c->n_moves;
    Action a = action_make(ACTION_STORE_STATE);
    context_move(c, &a)->mover = 0;
    context_add_then(c, first, ((const Memory *)fn)->then);
}

static Fn *remember_state(Build *b, const Bound *n) {
    return &new_memory(b, n, remember_state_eval)->fn;
}

static void forget_value_eval(const Fn *fn, Context *c) {
    const Memory *f = (const Memory *)fn;
    put_value(f, c, ACTION_FORGET, fn_int(f->value, c));
}

static Fn *forget_value(Build *b, const Bound *n) {
    Memory *f = new_list(b, n, forget_value_eval);
    f->value = arg_int(b, n, "<int>");
    return &f->fn;
}

static void forget_list(Context *c, Move *m, int i) {
    const int32_t *list = position_memory(c->game, c->pos, i);
    Action a = action_make(ACTION_FORGET);
    a.text = c->game->memories[i];
    for (int k = 1; k <= list[0]; k++) {
        a.value = list[k];
        context_add_action(c, m, &a);
    }
}

/* One move forgets everything, or nothing is to be done: then there is none. The list without a
   name stands for all lists, itself first. */
static void forget_all_eval(const Fn *fn, Context *c) {
    const Memory *f = (const Memory *)fn;
    int first = c->n_moves;
    Move *m = context_empty_move(c);
    forget_list(c, m, f->list);
    for (int i = 0; i < c->game->n_memories && !f->name; i++)
        if (i != f->list)
            forget_list(c, m, i);
    if (m->n_actions)
        context_add_then(c, first, f->then);
    else
        context_cut(c, first);
}

static Fn *forget_all(Build *b, const Bound *n) {
    return &new_list(b, n, forget_all_eval)->fn;
}

const Ludeme memory_ludemes[] = {
    // clang-format off
    { "<remember>", "(remember State [<then>])", { .fn = remember_state } },
    { "<remember>", "(remember Value [<string>] <int> [unique:<boolean>] [<then>])", { .fn = remember_value } },
    { "<forget>", "(forget Value [<string>] <int> [<then>])", { .fn = forget_value } },
    { "<forget>", "(forget Value [<string>] All [<then>])", { .fn = forget_all } },
    // clang-format on
    { NULL },
};
