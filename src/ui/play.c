/* Play: turns, moves and what is said about them. */
#include "ui/play.h"

#include "ui/command.h"
#include "ui/keep.h"

#include <ctype.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { REPLIES_MAX = 1 << 20 }; /* plies that agents may make without anybody typing */

const char *say_word(Say kind) {
    static const char *const words[SAY_KINDS] = {
        [SAY_ANSWER] = "",     [SAY_MOVE] = "move",     [SAY_TURN] = "turn", [SAY_LEGAL] = "legal",
        [SAY_ERROR] = "error", [SAY_RESULT] = "result", [SAY_HINT] = "hint", [SAY_NOTE] = "note",
    };
    return words[kind];
}

/* ---- making ---- */

Play *play_new(LusorGame *game, uint64_t seed, char **why) {
    *why = NULL;
    Play *play = calloc(1, sizeof *play);
    if (!play)
        return NULL;
    play->game = game;
    play->seed = seed;
    play->level = LEVEL_NORMAL;
    play->commands = command_tables;
    play->setup = (LusorAgentSetup){ .seed = seed };
    play->p = lusor_position_new(game);
    play->names = names_new(game);
    play->notation = play->names ? notation_new(play->names) : NULL;
    play->sentences = play->names ? sentences_new(play->names) : NULL;
    if (play->p && play->notation && play->sentences && lusor_start(play->p, seed))
        return play;
    if (play->p && lusor_trouble(play->p))
        *why = strdup(lusor_trouble(play->p));
    play->game = NULL; /* stays the caller's */
    play_free(play);
    return NULL;
}

void play_free(Play *play) {
    if (!play)
        return;
    for (int i = 1; i <= LUSOR_PLAYERS_MAX; i++)
        lusor_agent_free(play->seats[i].agent);
    for (int i = 0; i < play->n_history; i++)
        free(play->history[i]);
    free(play->history);
    free(play->undone);
    free(play->offered);
    free(play->keep);
    sentences_free(play->sentences);
    notation_free(play->notation);
    names_free(play->names);
    lusor_position_free(play->p);
    lusor_free(play->game);
    free(play);
}

/* ---- saying ---- */

void play_say(Play *play, Say kind, const char *fmt, ...) {
    Text t = { 0 };
    va_list ap;
    va_start(ap, fmt);
    text_vprintf(&t, fmt, ap);
    va_end(ap);
    play_say_text(play, kind, &t);
    text_free(&t);
}

void play_say_text(Play *play, Say kind, const Text *text) {
    Text line = { 0 };
    for (const char *s = text_str(text); *s;) {
        size_t n = strcspn(s, "\n");
        text_clear(&line);
        text_add_clean(&line, s, n);
        play->face->say(play->face, kind, text_str(&line));
        s += n + (s[n] == '\n');
    }
    text_free(&line);
}

/* ---- people and agents ---- */

bool play_is_human(const Play *play, int player) {
    return player >= 1 && player <= lusor_players(play->game) && !play->seats[player].agent;
}

int play_decider(const Play *play) {
    return play->choosing ? play->choosing : lusor_mover(play->p);
}

int play_humans(const Play *play) {
    int n = 0;
    for (int i = 1; i <= lusor_players(play->game); i++)
        n += play_is_human(play, i);
    return n;
}

bool play_seat(Play *play, int player, const char *who) {
    LusorAgent *agent = NULL;
    if (player < 1 || player > lusor_players(play->game)) {
        play_say(play, SAY_ERROR, "There is no player %d.", player);
        return false;
    }
    if (strcasecmp(who, "human")) {
        char *why;
        LusorAgentSetup setup = play->setup;
        setup.seed += (uint64_t)player;
        agent = lusor_agent_new(play->game, who, &setup, &why);
        if (!agent) {
            play_say(play, SAY_ERROR, "%s.", why ? why : "Not enough memory");
            free(why);
            return false;
        }
        if (!lusor_agent_ready(agent)) {
            play_say(play, SAY_ERROR, "%s: %s.", who, lusor_agent_failure(agent));
            lusor_agent_free(agent);
            return false;
        }
    }
    lusor_agent_free(play->seats[player].agent);
    play->seats[player].agent = agent;
    return true;
}

/* With secrets, the screen is for the person to move, or for the only person there is. */
int play_viewer(const Play *play) {
    if (!(lusor_traits(play->game) & LUSOR_HIDDEN) || lusor_over(play->p) || play->repl)
        return 0;
    int mover = lusor_mover(play->p);
    if (play_is_human(play, mover))
        return mover;
    for (int i = 1; play_humans(play) == 1 && i <= lusor_players(play->game); i++)
        if (play_is_human(play, i))
            return i;
    return play->last_viewer;
}

typedef struct Thinking {
    LusorAgent *agent;
    const LusorPosition *p;
    int player, move;
    atomic_bool done;
} Thinking;

static void *think(void *arg) {
    Thinking *t = arg;
    t->move = lusor_agent_choose(t->agent, t->p, t->player);
    atomic_store(&t->done, true);
    return NULL;
}

int play_think(Play *play, LusorAgent *agent, int player) {
    Thinking t = { .agent = agent, .p = play->p, .player = player, .move = LUSOR_NONE };
    pthread_t thread;
    if (lusor_moves(play->p) <= 0)
        return LUSOR_NONE;
    if (pthread_create(&thread, NULL, think, &t))
        return lusor_agent_choose(agent, play->p, player);
    play->thinking = agent;
    while (!atomic_load(&t.done))
        if (play->face->wait(play->face, play))
            lusor_agent_stop(agent);
    play->thinking = NULL;
    pthread_join(thread, NULL);
    return t.move;
}

/* ---- moves ---- */

static bool push_int(int **v, int *n, int *cap, int value) {
    if (*n == *cap) {
        int new_cap = *cap * 2 + 64;
        int *bigger = realloc(*v, sizeof **v * (size_t)new_cap);
        if (!bigger)
            return false;
        *v = bigger;
        *cap = new_cap;
    }
    (*v)[(*n)++] = value;
    return true;
}

static void push_history(Play *play, const char *text) {
    if (play->n_history == play->cap_history) {
        int cap = play->cap_history * 2 + 64;
        char **bigger = realloc(play->history, sizeof *bigger * (size_t)cap);
        if (!bigger)
            return;
        play->history = bigger;
        play->cap_history = cap;
    }
    play->history[play->n_history++] = strdup(text);
}

static void cut_history(Play *play, int n) {
    while (play->n_history > n)
        free(play->history[--play->n_history]);
}

static void tell_move(Play *play, const char *text) {
    Text t = { 0 };
    sentence_move(play->sentences, play->p, play_viewer(play), text, &t);
    if (play->level == LEVEL_VERBOSE) {
        Text more = { 0 };
        sentence_effects(play->sentences, play->p, play_viewer(play), &more);
        if (more.n)
            text_printf(&t, " %s", text_str(&more));
        text_free(&more);
    }
    play_say_text(play, SAY_MOVE, &t);
    text_free(&t);
}

bool play_make_quietly(Play *play, const int *moves, int n, const char *text) {
    sentence_before(play->sentences, play->p);
    if (!lusor_make_joint(play->p, moves, n))
        return false;
    push_history(play, text);
    play->n_offered = 0;
    return true;
}

/* Several people at one terminal do not see each other's secrets. */
static bool curtain_is_due(const Play *play) {
    int viewer = play_viewer(play);
    return viewer && viewer != play->last_viewer && play_humans(play) > 1;
}

static bool apply(Play *play, const int *moves, int n, const char *text) {
    if (!play_make_quietly(play, moves, n, text)) {
        const char *why = lusor_trouble(play->p);
        play_say(play, SAY_ERROR, "The move cannot be made%s%s.", why ? ": " : "", why ? why : "");
        return false;
    }
    keep_write(play);
    lusor_moves(play->p); /* only now it is known who moves */
    if (!curtain_is_due(play))
        tell_move(play, text);
    return true;
}

bool play_make(Play *play, int move) {
    if (play->choosing) {
        play->choice = move;
        return true;
    }
    char *text = strdup(notation_text(play->notation, play->p, move));
    bool fine = text && apply(play, &move, 1, text);
    free(text);
    if (fine)
        play->n_undone = 0;
    return fine;
}

int play_undo(Play *play, int plies) {
    int before = lusor_plies(play->p);
    bool one_by_one = !(lusor_traits(play->game) & LUSOR_SIMULTANEOUS);
    for (int i = 0; one_by_one && i < plies && i < before; i++)
        push_int(&play->undone, &play->n_undone, &play->cap_undone,
                 lusor_played(play->p, before - 1 - i));
    int n = lusor_undo(play->p, plies);
    cut_history(play, lusor_plies(play->p));
    play->told = false;
    play->n_offered = 0;
    keep_write(play);
    return n;
}

int play_redo(Play *play, int plies) {
    int n = 0;
    for (; n < plies && play->n_undone; n++) {
        int move = play->undone[--play->n_undone];
        int kept = play->n_undone;
        if (lusor_moves(play->p) <= move || !play_make(play, move))
            break;
        play->n_undone = kept;
    }
    return n;
}

void play_restart(Play *play, uint64_t seed) {
    play->seed = seed;
    play->n_undone = play->n_offered = 0;
    play->told = false;
    play->last_viewer = 0;
    lusor_start(play->p, seed);
    cut_history(play, 0);
    keep_write(play);
}

/* ---- turns ---- */

void play_tell_turn(Play *play) {
    Text t = { 0 };
    if (lusor_over(play->p))
        sentence_result(play->names, play->p, &t);
    else
        sentence_turn(play->names, play->p, &t);
    if (!lusor_over(play->p)) {
        Text dice = { 0 };
        sentence_dice(play->names, play->p, play_viewer(play), &dice);
        if (dice.n)
            text_printf(&t, " %s", text_str(&dice));
        text_free(&dice);
    }
    play_say_text(play, lusor_over(play->p) ? SAY_RESULT : SAY_TURN, &t);
    text_free(&t);
}

/* An agent's turn, or one that was given to a machine for a while. */
static void machine_move(Play *play, LusorAgent *agent, int player) {
    int move = play_think(play, agent, player);
    const char *why = lusor_agent_failure(agent);
    if (move != LUSOR_NONE && play_make(play, move))
        return;
    play_say(play, SAY_ERROR, "%s cannot move%s%s; a person takes the seat.",
             lusor_agent_text(agent), why ? ": " : "", why ? why : "");
    play_seat(play, player, "human");
}

/* The last move is told to those who come to look, as they may know it. */
static bool draw_curtain(Play *play) {
    int viewer = play_viewer(play);
    bool due = curtain_is_due(play);
    if (due && !play->face->curtain(play->face, play, viewer))
        return false;
    if (viewer)
        play->last_viewer = viewer;
    if (due && play->n_history)
        tell_move(play, play->history[play->n_history - 1]);
    return true;
}

static void human_line(Play *play) {
    play->face->show(play->face, play);
    char *line = play->face->ask(play->face, play, "> ");
    if (!line)
        play->quit = true;
    else
        command_line(play, line);
    free(line);
}

/* Where all move at once, everybody is asked; nothing happens before all have answered. */
static bool chosen_by(Play *play, int player, int *move) {
    if (!play_is_human(play, player)) {
        *move = play_think(play, play->seats[player].agent, player);
        return *move != LUSOR_NONE;
    }
    if (play_humans(play) > 1 && !play->face->curtain(play->face, play, player))
        return false;
    int plies = lusor_plies(play->p);
    play->choice = LUSOR_NONE;
    while (play->choice == LUSOR_NONE && !play->quit && plies == lusor_plies(play->p)) {
        play->choosing = player;
        play_say(play, SAY_TURN, "%s to choose.", names_player(play->names, player));
        human_line(play);
        play->choosing = 0;
    }
    *move = play->choice;
    return play->choice != LUSOR_NONE;
}

static bool has_moves(Play *play, int player) {
    int n = lusor_moves(play->p);
    for (int i = 0; i < n; i++)
        if (lusor_move_info(play->p, i).mover == player)
            return true;
    return false;
}

static void joint_turn(Play *play) {
    int moves[LUSOR_PLAYERS_MAX], n = 0, plies = lusor_plies(play->p);
    Text text = { 0 };
    for (int i = 1; i <= lusor_players(play->game); i++) {
        if (!has_moves(play, i))
            continue;
        if (!chosen_by(play, i, &moves[n])) {
            play->quit |= plies == lusor_plies(play->p);
            text_free(&text);
            return;
        }
        text_printf(&text, "%s%s", n ? " & " : "",
                    notation_text(play->notation, play->p, moves[n]));
        n++;
    }
    if (n && apply(play, moves, n, text_str(&text)))
        play->n_undone = 0;
    text_free(&text);
}

/* The agent whose turn it is; NULL if a person is to type something. */
static LusorAgent *agent_to_move(Play *play, int mover) {
    if (mover >= 1 && mover <= lusor_players(play->game))
        return play->seats[mover].agent;
    return NULL;
}

/* The rules move by themselves, or there is nothing to choose for anybody. */
static bool nobody_chooses(const Play *play) {
    return (lusor_traits(play->game) & LUSOR_SIMULATION) || lusor_mover(play->p) == 0;
}

static void one_turn(Play *play) {
    bool over = lusor_moves(play->p) <= 0;
    int mover = lusor_mover(play->p);
    if (over) {
        const char *trouble = lusor_trouble(play->p);
        if (trouble)
            play_say(play, SAY_ERROR, "The game cannot go on: %s.", trouble);
        else if (!play->told)
            play_tell_turn(play);
        play->told = true;
        human_line(play);
    } else if (lusor_traits(play->game) & LUSOR_SIMULTANEOUS) {
        joint_turn(play);
    } else if (agent_to_move(play, mover)) {
        play->face->show(play->face, play);
        machine_move(play, play->seats[mover].agent, mover);
    } else {
        human_line(play);
    }
}

/* Whether somebody else's turn has come since it was last told. */
static bool turn_changed(const Play *play, int plies) {
    return plies != lusor_plies(play->p);
}

void play_run(Play *play, Face *face) {
    play->face = face;
    keep_write(play);
    int told_at = -1, replies = 0;
    while (!play->quit && replies < REPLIES_MAX) {
        lusor_moves(play->p);
        if (!draw_curtain(play))
            break;
        bool silent = lusor_over(play->p) || agent_to_move(play, lusor_mover(play->p)) ||
                      nobody_chooses(play) || (lusor_traits(play->game) & LUSOR_SIMULTANEOUS);
        if (turn_changed(play, told_at) && !silent) {
            play_tell_turn(play);
            told_at = lusor_plies(play->p);
        }
        int plies = lusor_plies(play->p);
        one_turn(play);
        replies = plies == lusor_plies(play->p) ? 0 : replies + 1;
    }
    keep_finish(play);
}
