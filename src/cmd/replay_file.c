/* Replays one recording, a play (.play) or a trial (.trl), and tells where lusor differs from it.
 */
#include "base/hash.h"
#include "cmd/differences.h"
#include "cmd/replaying.h"
#include "ludeme/load.h"
#include "play/state_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 1 << 30, SHOWN_MAX = 400 };

const char *replay_cause_name(ReplayCause cause) {
    static const char *const names[N_REPLAY_CAUSES] = {
        "fine",           "recording unreadable", "cannot load",
        "not yet",        "legal moves differ",   "state differs",
        "result differs", "text differs",         "random numbers differ",
        "trouble",        "invariant broken",     "crash",
        "took too long",
    };
    return names[cause];
}

bool replaying_differ(Replay *r, ReplayCause cause) {
    bool first = r->result.text;
    if (cause != REPLAY_TEXT)
        r->result.rules = false;
    r->result.text = false;
    if (!first && (r->result.cause != REPLAY_TEXT || cause == REPLAY_TEXT))
        return false;
    r->result.cause = cause;
    r->result.group[0] = '\0';
    text_clear(r->words);
    if (r->rec.ply)
        text_printf(r->words, "  ply %d: ", r->rec.ply);
    else
        text_puts(r->words, "  at the start: ");
    return true;
}

static void set_group(Replay *r, const char *group) {
    snprintf(r->result.group, sizeof r->result.group, "%.*s", (int)strcspn(group, "\n"), group);
}

static bool is_watched(const Replay *r) {
    return r->options->invariants;
}

const Text *replaying_made(Replay *r, const Move *m) {
    text_clear(&r->buffer);
    move_text(m, r->c->applied, r->c->n_applied, &r->buffer);
    return &r->buffer;
}

const Text *replaying_state(Replay *r) {
    text_clear(&r->buffer);
    state_text(r->c, &r->buffer);
    return &r->buffer;
}

void replaying_take_back(Replay *r, const Try *tried, const Move *m) {
    turn_take_back(r->c, tried);
    if (is_watched(r))
        invariants_taken_back(&r->invariants, r->c, m);
}

/* ---- the chosen move ---- */

/* How much of the recorded move a legal move has. */
typedef enum { UNLIKE, SAME_ACTIONS, SAME_TEXT } Likeness;

static Likeness likeness(Replay *r, const Move *move) {
    const Recording *rec = &r->rec;
    Context *c = r->c;
    Move m = *move;
    Likeness found = UNLIKE;
    Try tried = turn_try(c, &m);
    if (!strcmp(text_str(replaying_made(r, &m)), rec->move))
        found = SAME_TEXT;
    else if (rec->trial && trial_move_is(rec->trial_move, c->applied, c->n_applied))
        found = SAME_ACTIONS;
    replaying_take_back(r, &tried, &m);
    return found;
}

static bool state_is(Replay *r) {
    const Recording *rec = &r->rec;
    const Text *t = replaying_state(r);
    if (rec->trial)
        return true;
    return rec->state ? !strcmp(text_str(t), rec->state)
                      : hash_fnv32(text_str(t), t->n) == rec->state_hash;
}

static bool leads_to_state(Replay *r, const Move *move) {
    Move m = *move;
    Try tried = turn_try(r->c, &m);
    bool same = state_is(r);
    replaying_take_back(r, &tried, &m);
    return same;
}

/* The legal move with the recorded text or, failing that, with the recorded actions or, in a play,
   one that leads to the recorded state. */
static bool find_one(Replay *r, int n, Choice *choice) {
    int best = -1;
    for (int i = 0; i < n; i++) {
        Likeness like = likeness(r, turn_move(r->c, i));
        if (like != UNLIKE && (best < 0 || like == SAME_TEXT))
            best = i;
        if (like == SAME_TEXT)
            break;
    }
    for (int i = 0; i < n && best < 0 && !r->rec.trial; i++)
        if (leads_to_state(r, turn_move(r->c, i)))
            best = i;
    *choice = (Choice){ { best }, 1 };
    return best >= 0;
}

/* Where players move at the same time: the recorded move put together from one of each player who
   has any, from `player` on. */
static bool find_joint(Replay *r, int n, int player, Choice *choice) {
    Context *c = r->c;
    bool any = false;
    if (player > c->game->n_players) {
        Ahead before = context_marks(c);
        Likeness like = likeness(r, invariants_chosen(c, choice));
        context_restore(c, &before);
        return like != UNLIKE;
    }
    for (int i = 0; i < n; i++) {
        if (turn_move(c, i)->mover != player)
            continue;
        any = true;
        choice->moves[choice->n++] = i;
        if (find_joint(r, n, player + 1, choice))
            return true;
        choice->n--;
    }
    return !any && find_joint(r, n, player + 1, choice);
}

static bool find_choice(Replay *r, int n, Choice *choice) {
    *choice = (Choice){ .n = 0 };
    return r->c->game->mode == MODE_SIMULTANEOUS ? find_joint(r, n, 1, choice)
                                                 : find_one(r, n, choice);
}

static void explain_state(Replay *r) {
    if (!replaying_differ(r, REPLAY_STATE))
        return;
    text_printf(r->words, "after %.*s\n", SHOWN_MAX, r->rec.move ? r->rec.move : "the start rules");
    if (r->rec.state)
        differences_of_states(r->c, r->rec.state, text_str(&r->buffer), r->words);
    else
        text_printf(r->words, "    only the hash of the recorded state is kept, and differs\n");
    text_printf(r->words, "    found    %s\n", text_str(&r->buffer));
    if (r->rec.state)
        text_printf(r->words, "    expected %s\n", r->rec.state);
}

static void check_text(Replay *r, const Move *m) {
    const char *text = text_str(replaying_made(r, m));
    if (strcmp(text, r->rec.move) && replaying_differ(r, REPLAY_TEXT))
        text_printf(r->words, "the text of the move differs\n    found    %s\n    expected %s\n",
                    text, r->rec.move);
}

static void check_invariants(Replay *r) {
    if (!r->invariants.broken || !replaying_differ(r, REPLAY_BROKEN))
        return;
    text_printf(r->words, "%s\n", r->invariants.broken);
    set_group(r, r->invariants.broken);
}

/* Makes the move that was chosen, and looks what has become of it. */
static void make_move(Replay *r, int n, const Choice *choice) {
    Context *c = r->c;
    Move m = *invariants_chosen(c, choice);
    turn_apply(c, &m);
    check_text(r, &m);
    if (r->trial)
        trial_add(r->trial, c, &m, n);
    if (is_watched(r))
        invariants_made(&r->invariants, c, choice);
    if (!state_is(r))
        explain_state(r);
}

/* Plays one ply; false when there is no way on. */
static bool replay_ply(Replay *r) {
    int n = turn_moves(r->c);
    Choice choice;
    replaying_check_moves(r, n);
    if (!r->result.rules)
        return false;
    if (r->rec.n_moves == 0)
        return true; /* a simulation at its end */
    if (find_choice(r, n, &choice))
        make_move(r, n, &choice);
    else
        replaying_not_legal(r, n);
    check_invariants(r);
    return r->result.rules;
}

/* ---- the result ---- */

static void put_result(Text *t, bool over, int winner, const double *ranks, int n,
                       const char *end) {
    if (!over) {
        text_puts(t, "not over\n");
        return;
    }
    text_printf(t, "winner %d, ranks ", winner);
    for (int i = 0; i < n; i++)
        text_printf(t, i ? ", %g" : "%g", ranks[i]);
    text_printf(t, ", %s\n", end ? end : "cut");
}

static void check_result(Replay *r) {
    Outcome own = result_outcome(r->c);
    const Recording *rec = &r->rec;
    const char *end = result_end_name(own.end);
    bool same = own.over == rec->over && (!own.over || own.winner == rec->winner);
    for (int i = 0; i < rec->n_ranking && own.over; i++)
        same = same && own.rank[i + 1] == rec->ranking[i];
    if (own.over && rec->end && strcmp(rec->end, "Unknown"))
        same = same && !strcmp(rec->end, end);
    if (same || !replaying_differ(r, REPLAY_RESULT))
        return;
    text_puts(r->words, "the result differs\n    found    ");
    put_result(r->words, own.over, own.winner, own.rank + 1, rec->n_ranking, end);
    text_puts(r->words, "    expected ");
    put_result(r->words, rec->over, rec->winner, rec->ranking, rec->n_ranking, rec->end);
}

/* ---- the start ---- */

/* The placements of a trial are those that our start rules make. */
static void check_placements(Replay *r, const Trial *own) {
    const Trial *recorded = r->rec.trial;
    int n = own->n_start > 0 || !r->c->match ? own->n_start : own->n_moves;
    Text found = { 0 }, expected = { 0 };
    recording_skip_start(&r->rec, n);
    if (recorded->n_start != OFF && recorded->n_start != own->n_start &&
        replaying_differ(r, REPLAY_STATE))
        text_printf(r->words, "%d placements, %d recorded\n", own->n_start, recorded->n_start);
    for (int i = 0; i < n && i < recorded->n_moves; i++) {
        text_clear(&found);
        text_clear(&expected);
        trial_move_text(&own->moves[i], &found);
        trial_move_text(&recorded->moves[i], &expected);
        if (strcmp(text_str(&found), text_str(&expected)) && replaying_differ(r, REPLAY_TEXT))
            text_printf(r->words,
                        "the text of placement %d differs\n    found    %s\n"
                        "    expected %s\n",
                        i + 1, text_str(&found), text_str(&expected));
    }
    text_free(&found);
    text_free(&expected);
}

/* How Ludii names a description: by its path below the library. */
static const char *trial_game(Replay *r) {
    const char *lud = strstr(r->rec.lud, "/lud/");
    return lud ? lud : r->rec.lud;
}

/* Ludii has no word for a ruleset in a trial: it is told by its options. */
static void add_options(const Replay *r, Trial *t) {
    const Options *o = r->chosen;
    bool ruleset = r->rec.choices.ruleset && o->ruleset >= 0;
    for (int i = 0; ruleset && i < o->rulesets[o->ruleset].n_settings; i++)
        ARENA_PUSH(t->arena, t->options, t->n_options, t->cap_options) =
            o->rulesets[o->ruleset].settings[i];
    for (int i = 0; i < r->rec.n_options; i++)
        ARENA_PUSH(t->arena, t->options, t->n_options, t->cap_options) = r->rec.option_list[i];
}

static bool check_start(Replay *r) {
    Trial *own = trial_begin(&r->arena, r->c, trial_game(r), r->rec.seed);
    add_options(r, own);
    if (r->rec.trial)
        check_placements(r, own);
    else if (!state_is(r)) {
        explain_state(r);
        set_group(r, "start state");
    }
    if (r->options->trial)
        r->trial = own;
    if (is_watched(r) && !invariants_begin(&r->invariants, &r->arena, r->c))
        context_trouble(r->c, "not enough memory");
    return r->result.rules;
}

/* ---- one file ---- */

static void bad_recording(Replay *r) {
    if (!replaying_differ(r, REPLAY_FILE))
        return;
    text_clear(r->words);
    report_print(&r->report, r->words);
}

static void write_trial(Replay *r) {
    trial_finish(r->trial, r->c);
    trial_write(r->trial, r->options->trial);
}

static void play_plies(Replay *r) {
    Recorded next;
    while ((next = recording_next(&r->rec)) == RECORDED_PLY) {
        if (!replay_ply(r))
            return;
        r->result.plies = r->rec.ply;
    }
    if (next == RECORDED_BAD)
        bad_recording(r);
    else
        check_result(r);
    if (r->trial)
        write_trial(r);
}

static void play(Replay *r) {
    Context *c = r->c;
    jmp_buf escape;
    c->escape = &escape;
    if (setjmp(escape)) {
        if (replaying_differ(r, REPLAY_TROUBLE))
            text_printf(r->words, "%s\n", c->trouble);
        set_group(r, c->trouble);
        return;
    }
    turn_start(c, r->rec.seed);
    if (check_start(r))
        play_plies(r);
}

static const char *first_error(const Report *r) {
    for (int i = 0; i < r->n_problems; i++)
        if (r->problems[i]->severity == SEVERITY_ERROR)
            return r->problems[i]->message;
    return "no reason given";
}

/* The first error is the cause; a ludeme that is not known yet is told by its first two words. */
static void cannot_load(Replay *r) {
    const char *message = first_error(&r->report);
    bool not_yet = !strncmp(message, "not yet: ", 9);
    const char *cut = not_yet ? message + 9 : message;
    size_t n = strcspn(cut, not_yet ? " )" : "\n");
    if (not_yet && cut[n] == ' ')
        n += 1 + strcspn(cut + n + 1, " )");
    replaying_differ(r, not_yet ? REPLAY_NOT_YET : REPLAY_LOAD);
    set_group(r, arena_strndup(&r->arena, cut, n));
    text_clear(r->words);
    report_print(&r->report, r->words);
}

static void run(Replay *r, const char *path) {
    if (!recording_open(&r->rec, &r->arena, &r->report, path, r->options->library)) {
        bad_recording(r);
        return;
    }
    Library *library = library_open(&r->arena, &r->report);
    const Description *d =
        description_load(&r->arena, &r->report, library, r->rec.lud, &r->rec.choices);
    Game *g = d ? load_description(&r->arena, &r->report, d) : NULL;
    if (d)
        r->chosen = d->options;
    if (g && !(r->c = context_make(g)))
        report_error(&r->report, (Place){ 0 }, "not enough memory");
    if (r->c)
        play(r);
    else
        cannot_load(r);
    library_close(library);
}

ReplayResult replay_file(const char *path, const ReplayOptions *options, Text *words) {
    Replay *r = calloc(1, sizeof *r);
    if (!r)
        return (ReplayResult){ .cause = REPLAY_TROUBLE };
    r->words = words;
    r->options = options;
    r->result = (ReplayResult){ .rules = true, .text = true };
    arena_init(&r->arena, MEMORY);
    report_init(&r->report, &r->arena);
    if (!ARENA_CATCH(&r->arena))
        run(r, path);
    else if (replaying_differ(r, REPLAY_TROUBLE))
        text_printf(words, "replaying needs more than %d MB\n", MEMORY >> 20);
    ReplayResult result = r->result;
    context_free(r->c);
    invariants_end(&r->invariants);
    text_free(&r->buffer);
    arena_free(&r->arena);
    free(r);
    return result;
}
