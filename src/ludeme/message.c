/* What players say: (propose ...), (vote ...), (bet ...), (trigger ...), (note ...). */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/walk.h"
#include "play/context.h"

/* ---- propose, vote ---- */

typedef struct Say {
    Fn fn;
    ActionKind kind;
    const char **texts;
    int *numbers, n;
    bool decision;
    const Fn *then;
} Say;

static void say_eval(const Fn *fn, Context *c) {
    const Say *f = (const Say *)fn;
    int first = c->n_moves;
    for (int i = 0; i < f->n; i++) {
        Action a = action_make(f->kind);
        a.text = f->texts[i];
        a.value = f->numbers[i];
        a.decision = f->decision;
        context_move(c, &a);
    }
    context_add_then(c, first, f->then);
}

static Fn *say(Build *b, const Bound *n, ActionKind kind) {
    Say *f = FN_NEW(b, n, Say, FN_MOVES);
    const Bound *many = bound_arg(n, "{<string>}"), *one = bound_arg(n, "<string>");
    const Bound *const *items = many ? many->items : &one;
    f->fn.eval.moves = say_eval;
    f->kind = kind;
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>"); /* messages in it have the lower numbers */
    f->n = many ? many->n_items : 1;
    f->texts = ARENA_ARRAY(b->arena, const char *, f->n + 1);
    f->numbers = ARENA_ARRAY(b->arena, int, f->n + 1);
    for (int i = 0; i < f->n; i++) {
        f->texts[i] = items[i]->text;
        f->numbers[i] = build_message(b, items[i]->text);
    }
    build_flag(b, FLAG_Vote);
    return &f->fn;
}

static Fn *message_propose(Build *b, const Bound *n) {
    return say(b, n, ACTION_PROPOSE);
}

static Fn *message_vote(Build *b, const Bound *n) {
    return say(b, n, ACTION_VOTE);
}

static Fn *message_move(Build *b, const Bound *n) {
    bool vote = bound_word(n, "<moveMessageType>", 0) == MOVE_MESSAGE_TYPE_Vote;
    return say(b, n, vote ? ACTION_VOTE : ACTION_PROPOSE);
}

/* ---- bet ---- */

typedef struct Bet {
    Fn fn;
    const Fn *player, *range, *then;
} Bet;

static void bet_eval(const Fn *fn, Context *c) {
    const Bet *f = (const Bet *)fn;
    int first = c->n_moves, player = fn_int(f->player, c);
    Range range = fn_range(f->range, c);
    for (int i = range.min; i <= range.max; i++) {
        Action a = action_make(ACTION_BET);
        a.what = player;
        a.value = i;
        a.decision = true; /* everywhere */
        Move *m = context_move(c, &a);
        if (c->game->mode == MODE_SIMULTANEOUS)
            m->mover = player;
    }
    context_add_then(c, first, f->then);
}

static Fn *message_bet(Build *b, const Bound *n) {
    Bet *f = FN_NEW(b, n, Bet, FN_MOVES);
    f->fn.eval.moves = bet_eval;
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->range = arg_range(b, n, "<range>");
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Bet);
    return &f->fn;
}

/* ---- trigger ---- */

typedef struct Trigger {
    Fn fn;
    const char *event;
    const Fn *player;
} Trigger;

static void trigger_eval(const Fn *fn, Context *c) {
    const Trigger *f = (const Trigger *)fn;
    Action a = action_make(ACTION_TRIGGER);
    a.text = f->event;
    a.what = fn_int(f->player, c);
    context_move(c, &a)->mover = 0;
}

static Fn *message_trigger(Build *b, const Bound *n) {
    Trigger *f = FN_NEW(b, n, Trigger, FN_MOVES);
    f->fn.eval.moves = trigger_eval;
    f->event = arg_string(n, "<string>");
    f->player = arg_either_player(b, n, "<int>", "<roleType>");
    arg_moves(b, n, "<then>"); /* Ludii never does it; but it must make sense */
    return &f->fn;
}

/* ---- note ---- */

typedef struct Note {
    Fn fn;
    const char **texts; /* by the player it is about, with his name; [0]: about nobody */
    const Fn *about;    /* NULL: nobody */
    const Fn *to;       /* NULL: to all */
} Note;

static void note_eval(const Fn *fn, Context *c) {
    const Note *f = (const Note *)fn;
    int about = f->about ? fn_int(f->about, c) : 0, to = f->to ? fn_int(f->to, c) : 0;
    int n = c->game->n_players, from = f->to ? to : 1, until = f->to ? to : n;
    if (from < 1 || until > n || about < 0 || about > n)
        return;
    for (int player = from; player <= until; player++) {
        Action a = action_make(ACTION_NOTE);
        a.text = f->texts[about];
        a.what = player;
        context_move(c, &a)->mover = 0;
    }
}

/* A message that is no text but a number, a region ... has no place to live in an
   action, and no game is known to send one. */
static Fn *message_note(Build *b, const Bound *n) {
    Note *f = FN_NEW(b, n, Note, FN_MOVES);
    const char *text = arg_string(n, "<string>");
    f->fn.eval.moves = note_eval;
    f->about = arg_either_player(b, n, "player:<int>", "player:<roleType>");
    if (bound_word(n, "to:<roleType>", ROLE_TYPE_All) != ROLE_TYPE_All ||
        bound_arg(n, "to:<moves.player>"))
        f->to = arg_either_player(b, n, "to:<moves.player>", "to:<roleType>");
    f->texts = ARENA_ARRAY(b->arena, const char *, b->game->n_players + 1);
    f->texts[0] = text;
    for (int i = 1; i <= b->game->n_players && text; i++)
        f->texts[i] = arena_printf(b->arena, "P%d %s", i, text);
    if (!text)
        build_not_yet(b, n);
    build_flag(b, FLAG_Note);
    return &f->fn;
}

const Ludeme message_ludemes[] = {
    // clang-format off
    { "<propose>", "(propose (<string> | {<string>}) [<then>])", { .fn = message_propose } },
    { "<vote>", "(vote (<string> | {<string>}) [<then>])", { .fn = message_vote } },
    { "<move>", "(move <moveMessageType> (<string> | {<string>}) [<then>])", { .fn = message_move } },
    { "<bet>", "(bet (<moves.player> | <roleType>) <range> [<then>])", { .fn = message_bet } },
    { "<move>", "(move Bet (<moves.player> | <roleType>) <range> [<then>])", { .fn = message_bet } },
    { "<trigger>", "(trigger <string> (<int> | <roleType>) [<then>])", { .fn = message_trigger } },
    { "<note>",
      "(note [player:<int> | player:<roleType>] (<string> | <int> | <ints> | <float> | "
      "<boolean> | <sites> | <range> | <direction> | <graph>) [to:<moves.player> | "
      "to:<roleType>])", { .fn = message_note } },
    // clang-format on
    { NULL },
};
