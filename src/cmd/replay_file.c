/* Replays one recording, a play (.play) or a trial (.trl), and tells where lusor differs from it.
 */
#include "cmd/replay_file.h"

#include "base/hash.h"
#include "cmd/differences.h"
#include "cmd/replay_reader.h"
#include "ludeme/load.h"
#include "play/invariants.h"
#include "play/state_text.h"
#include "play/trial.h"
#include "play/turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 1 << 30, LISTED_MAX = 8, SHOWN_MAX = 400 };

/* What a legal move of ours would be recorded as, and which one it is. */
typedef struct Own {
    const char *line;
    int move;
} Own;

typedef struct Replay {
    Arena arena;
    Report report;
    const ReplayOptions *options;
    Recording rec;
    Context *c;
    Invariants invariants;
    Trial *trial; /* being written */
    ReplayResult result;
    Text *words;
    Text buffer;
    Own *own; /* of this ply, sorted */
    int n_own, cap_own;
} Replay;

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

/* Notes the first difference. Rules still hold where only the text differs. True if it is to be
   told: what was told of texts gives way to what is told of rules. */
static bool differ(Replay *r, ReplayCause cause) {
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

/* ---- the legal moves of a ply ---- */

static uint32_t fold(uint32_t h) {
    return (h >> 16) ^ (h & 0xffff);
}

static const char *hex_of(const Text *t, char out[8]) {
    snprintf(out, 8, "%04x", fold(hash_fnv32(text_str(t), t->n)));
    return out;
}

/* The decision of the move that was made last. */
static const Action *made_decision(const Context *c) {
    for (int i = 0; i < c->n_applied; i++)
        if (c->applied[i].decision)
            return &c->applied[i];
    return NULL;
}

/* The trial text of the move that was made last. */
static const Text *made_text(Replay *r, const Move *m) {
    text_clear(&r->buffer);
    move_text(m, r->c->applied, r->c->n_applied, &r->buffer);
    return &r->buffer;
}

static const Text *own_state(Replay *r) {
    text_clear(&r->buffer);
    state_text(r->c, &r->buffer);
    return &r->buffer;
}

static void take_back(Replay *r, const Try *tried, const Move *m) {
    turn_take_back(r->c, tried);
    if (is_watched(r))
        invariants_taken_back(&r->invariants, r->c, m);
}

static const char *line_of(Replay *r, const Move *move) {
    Context *c = r->c;
    int detail = r->rec.detail;
    char a[8] = "-", after[8] = "-";
    Move m = *move;
    text_clear(&r->buffer);
    if (!detail) {
        move_key(c, &m, &r->buffer);
        return arena_printf(&r->arena, "%s - -", text_str(&r->buffer));
    }
    Try tried = turn_try(c, &m);
    hex_of(made_text(r, &m), a);
    if (detail == 2) {
        hex_of(own_state(r), after);
        if (is_watched(r))
            invariants_state(&r->invariants, c, &r->buffer);
    }
    text_clear(&r->buffer);
    move_key_of(c, m.mover, made_decision(c), &r->buffer);
    take_back(r, &tried, &m);
    return arena_printf(&r->arena, "%s %s %s", text_str(&r->buffer), a, after);
}

static int compare_own(const void *a, const void *b) {
    return strcmp(((const Own *)a)->line, ((const Own *)b)->line);
}

static void own_lines(Replay *r, int n) {
    r->n_own = 0;
    for (int i = 0; i < n; i++)
        ARENA_PUSH(&r->arena, r->own, r->n_own, r->cap_own) =
            (Own){ line_of(r, turn_move(r->c, i)), i };
    qsort(r->own, (size_t)r->n_own, sizeof *r->own, compare_own);
}

static uint32_t hash_lines(Replay *r) {
    Text *t = &r->buffer;
    text_clear(t);
    for (int i = 0; i < r->n_own; i++) {
        if (i)
            text_putc(t, '\n');
        text_puts(t, r->own[i].line);
    }
    return hash_fnv32(text_str(t), t->n);
}

/* ---- which legal moves differ ---- */

/* Parts of "<key> <a> <r>": the key alone, the key and the state, all of it. */
typedef enum { BY_KEY, BY_STATE, BY_TEXT, N_VIEWS } View;

static const char *part_of(Arena *a, const char *line, View view) {
    size_t key = strcspn(line, " ");
    if (view == BY_TEXT)
        return line;
    return view == BY_KEY ? arena_strndup(a, line, key)
                          : arena_printf(a, "%.*s%s", (int)key, line, strrchr(line, ' '));
}

static void put_move(Replay *r, int i) {
    Move m = *turn_move(r->c, i);
    Try tried = turn_try(r->c, &m);
    text_puts(r->words, " ");
    move_text(&m, r->c->applied, r->c->n_applied, r->words);
    turn_take_back(r->c, &tried);
}

/* Lists moves by their keys; those of ours with the texts they have. */
static void list_moves(Replay *r, const char *head, const Own *moves, const int *only, int n) {
    for (int i = 0; i < n && i < LISTED_MAX; i++) {
        const Own *own = &moves[only[i]];
        text_printf(r->words, "\n    %s ", head);
        differences_put_key(r->c, own->line, r->words);
        if (own->move >= 0)
            put_move(r, own->move);
    }
    if (n > LISTED_MAX)
        text_printf(r->words, "\n    and %d more", n - LISTED_MAX);
}

/* Moves seen in one of the three ways, sorted. */
static Own *view_moves(Replay *r, const Own *moves, int n, View view) {
    Own *out = ARENA_ARRAY(&r->arena, Own, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = (Own){ part_of(&r->arena, moves[i].line, view), moves[i].move };
    qsort(out, (size_t)n, sizeof *out, compare_own);
    return out;
}

static const char **lines_of(Replay *r, const Own *moves, int n) {
    const char **out = ARENA_ARRAY(&r->arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        out[i] = moves[i].line;
    return out;
}

/* Tells which moves differ when seen in this way; false if none do. */
static bool explain_view(Replay *r, const Own *recorded, View view) {
    static const char *const heads[N_VIEWS][2] = {
        { "missing", "extra  " },
        { "expected another state after", "leads to another state" },
        { "expected another text for", "has another text" },
    };
    int n = r->rec.n_lines, m = r->n_own;
    Own *theirs = view_moves(r, recorded, n, view), *ours = view_moves(r, r->own, m, view);
    const char **a = lines_of(r, theirs, n), **b = lines_of(r, ours, m);
    int *missing = ARENA_ARRAY(&r->arena, int, n + 1), *extra = ARENA_ARRAY(&r->arena, int, m + 1);
    int n_missing = differences_only(a, n, b, m, missing);
    int n_extra = differences_only(b, m, a, n, extra);
    if (!n_missing && !n_extra)
        return false;
    if (!differ(r, view == BY_TEXT ? REPLAY_TEXT : REPLAY_MOVES))
        return true;
    text_printf(r->words, "player %d to move, %d legal moves, %d recorded", r->c->pos->mover, m,
                r->rec.n_moves);
    if (view == BY_KEY) /* otherwise the same ones are listed below */
        list_moves(r, heads[view][0], theirs, missing, n_missing);
    list_moves(r, heads[view][1], ours, extra, n_extra);
    text_putc(r->words, '\n');
    return true;
}

/* Compares with the recorded lines; without them only numbers and hashes are known to be wrong. */
static void explain_moves(Replay *r) {
    const Recording *rec = &r->rec;
    if (!rec->n_lines) {
        bool number = rec->n_moves != r->n_own;
        if (differ(r, number ? REPLAY_MOVES : REPLAY_TEXT))
            text_printf(r->words,
                        "player %d to move, %d legal moves, %d recorded\n"
                        "    which ones is not kept for this ply%s\n",
                        r->c->pos->mover, r->n_own, rec->n_moves,
                        number ? "" : ", but their hash differs: texts or states");
        return;
    }
    Own *recorded = ARENA_ARRAY(&r->arena, Own, rec->n_lines);
    for (int i = 0; i < rec->n_lines; i++)
        recorded[i] = (Own){ rec->lines[i], -1 };
    for (int view = 0; view < N_VIEWS && !explain_view(r, recorded, (View)view); view++)
        ;
}

static void check_count(Replay *r, int n) {
    int recorded = r->rec.n_moves;
    if (recorded != OFF && n != recorded && differ(r, REPLAY_MOVES))
        text_printf(r->words, "player %d to move, %d legal moves, %d recorded\n", r->c->pos->mover,
                    n, recorded);
}

static void check_moves(Replay *r, int n) {
    const Recording *rec = &r->rec;
    Context *c = r->c;
    if (is_watched(r)) {
        invariants_moves(&r->invariants, c, n);
        invariants_keep(&r->invariants, c);
    }
    if (rec->trial) {
        check_count(r, n);
        return;
    }
    if (c->pos->mover != rec->mover && differ(r, REPLAY_STATE))
        text_printf(r->words, "player %d is to move, recorded is player %d\n", c->pos->mover,
                    rec->mover);
    own_lines(r, n);
    if (hash_lines(r) != rec->hash)
        explain_moves(r);
    if (rec->draws != OFF && c->rng.draws != (uint64_t)rec->draws && differ(r, REPLAY_RANDOM))
        text_printf(r->words, "%llu random numbers drawn, %d recorded\n",
                    (unsigned long long)c->rng.draws, rec->draws);
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
    if (!strcmp(text_str(made_text(r, &m)), rec->move))
        found = SAME_TEXT;
    else if (rec->trial && trial_move_is(rec->trial_move, c->applied, c->n_applied))
        found = SAME_ACTIONS;
    take_back(r, &tried, &m);
    return found;
}

static bool state_is(Replay *r) {
    const Recording *rec = &r->rec;
    const Text *t = own_state(r);
    if (rec->trial)
        return true;
    return rec->state ? !strcmp(text_str(t), rec->state)
                      : hash_fnv32(text_str(t), t->n) == rec->state_hash;
}

static bool leads_to_state(Replay *r, const Move *move) {
    Move m = *move;
    Try tried = turn_try(r->c, &m);
    bool same = state_is(r);
    take_back(r, &tried, &m);
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
    if (!differ(r, REPLAY_STATE))
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
    const char *text = text_str(made_text(r, m));
    if (strcmp(text, r->rec.move) && differ(r, REPLAY_TEXT))
        text_printf(r->words, "the text of the move differs\n    found    %s\n    expected %s\n",
                    text, r->rec.move);
}

static void check_invariants(Replay *r) {
    if (!r->invariants.broken || !differ(r, REPLAY_BROKEN))
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
    check_moves(r, n);
    if (!r->result.rules)
        return false;
    if (r->rec.n_moves == 0)
        return true; /* a simulation at its end */
    if (find_choice(r, n, &choice))
        make_move(r, n, &choice);
    else if (differ(r, REPLAY_MOVES))
        text_printf(r->words, "the move is not legal: %.*s\n", SHOWN_MAX, r->rec.move);
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
    if (same || !differ(r, REPLAY_RESULT))
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
    if (recorded->n_start != OFF && recorded->n_start != own->n_start && differ(r, REPLAY_STATE))
        text_printf(r->words, "%d placements, %d recorded\n", own->n_start, recorded->n_start);
    for (int i = 0; i < n && i < recorded->n_moves; i++) {
        text_clear(&found);
        text_clear(&expected);
        trial_move_text(&own->moves[i], &found);
        trial_move_text(&recorded->moves[i], &expected);
        if (strcmp(text_str(&found), text_str(&expected)) && differ(r, REPLAY_TEXT))
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

static bool check_start(Replay *r) {
    Trial *own = trial_begin(&r->arena, r->c, trial_game(r), r->rec.seed);
    own->options = r->rec.option_list;
    own->n_options = own->cap_options = r->rec.n_options;
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
    if (!differ(r, REPLAY_FILE))
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
        if (differ(r, REPLAY_TROUBLE))
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
    differ(r, not_yet ? REPLAY_NOT_YET : REPLAY_LOAD);
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
    Game *g = load_file(&r->arena, &r->report, library, r->rec.lud, &r->rec.choices);
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
    else if (differ(r, REPLAY_TROUBLE))
        text_printf(words, "replaying needs more than %d MB\n", MEMORY >> 20);
    ReplayResult result = r->result;
    context_free(r->c);
    invariants_end(&r->invariants);
    text_free(&r->buffer);
    arena_free(&r->arena);
    free(r);
    return result;
}
