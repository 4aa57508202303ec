/* REPL: commands that change the position, and how expressions are evaluated. */
#include "ui/repl.h"

#include "workbench/edit.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- moves ---- */

static void new_game(Play *play, const char *rest) {
    long seed = (long)play->seed;
    if (*rest && !repl_number(rest, &seed)) {
        play_say(play, SAY_ERROR, "\"%.60s\" is no seed.", rest);
        return;
    }
    repl_forget_edits(play->repl);
    play_restart(play, (uint64_t)seed);
    play_say(play, SAY_NOTE, "A new game, seed %ld.", seed);
}

static void tell_wrong(Play *play, const NotationAnswer *a) {
    Text t = { 0 };
    if (a->kind == NOTATION_WRONG)
        text_printf(&t, "%s.", a->message);
    else
        text_puts(&t, "That may be several moves.");
    for (int i = 0; i < a->n_choices && i < 10; i++)
        text_printf(&t, "%s %s", i ? "," : " Perhaps",
                    notation_text(play->notation, play->p, a->choices[i]));
    play_say_text(play, SAY_ERROR, &t);
    text_free(&t);
}

static void move(Play *play, const char *rest) {
    if (lusor_moves(play->p) <= 0) {
        play_say(play, SAY_ERROR, "There is no legal move.");
        return;
    }
    NotationAnswer a = notation_read(play->notation, play->p, lusor_mover(play->p), rest);
    if (a.kind == NOTATION_FOUND)
        repl_make(play->repl, a.move);
    else
        tell_wrong(play, &a);
}

/* The condition of `break` holds. A condition that cannot be evaluated counts as one that does. */
static bool stops(Repl *r) {
    if (!r->stop)
        return false;
    const Value *v = repl_evaluate(r, r->stop, false);
    if (!v)
        return true;
    if (!value_is_true(v))
        return false;
    play_say(r->play, SAY_NOTE, "Stopped after %d moves: %s.", lusor_plies(r->play->p), r->stop);
    return true;
}

static bool make_quietly(Repl *r, int move) {
    bool quiet = r->quiet;
    r->quiet = true;
    bool fine = repl_make(r, move);
    r->quiet = quiet;
    return fine;
}

static void random_moves(Play *play, const char *rest) {
    Repl *r = play->repl;
    long n = 1;
    if (*rest && (!repl_number(rest, &n) || n < 1)) {
        play_say(play, SAY_ERROR, "\"%.60s\" is no number of moves.", rest);
        return;
    }
    LusorRandom random = { play->seed + (uint64_t)lusor_plies(play->p) * 7919 };
    int made = 0, legal;
    while (made < n && (legal = lusor_moves(play->p)) > 0 &&
           make_quietly(r, lusor_random_below(&random, legal))) {
        made++;
        if (stops(r))
            break;
    }
    play_say(play, SAY_NOTE, "%d random move%s made.", made, made == 1 ? "" : "s");
    play_tell_turn(play);
}

static void undo(Play *play, const char *rest) {
    long n = 1;
    int plies = lusor_plies(play->p);
    if ((*rest && !repl_number(rest, &n)) || n < 1 || n > plies) {
        play_say(play, SAY_ERROR, "%d move%s can be taken back.", plies, plies == 1 ? "" : "s");
        return;
    }
    repl_goto(play->repl, plies - (int)n);
    play_say(play, SAY_NOTE, "Took back %ld move%s.", n, n == 1 ? "" : "s");
}

static void go_to(Play *play, const char *rest) {
    long n;
    int plies = lusor_plies(play->p);
    if (!repl_number(rest, &n) || n < 0 || n > plies) {
        play_say(play, SAY_ERROR, "Which move? So far there are %d.", plies);
        return;
    }
    repl_goto(play->repl, (int)n);
    play_say(play, SAY_NOTE, "After %ld move%s.", n, n == 1 ? "" : "s");
    play_tell_turn(play);
}

/* ---- by hand ---- */

/* Notes what was done, so that going back and forth does it again. */
static void note_edit(Repl *r, const char *command, const char *rest) {
    if (r->quiet)
        return;
    if (r->n_edits == r->cap_edits) {
        int cap = r->cap_edits * 2 + 16;
        ReplEdit *bigger = realloc(r->edits, sizeof *bigger * (size_t)cap);
        if (!bigger)
            return;
        r->edits = bigger;
        r->cap_edits = cap;
    }
    Text t = { 0 };
    text_printf(&t, "%s %s", command, rest);
    r->edits[r->n_edits++] = (ReplEdit){ lusor_plies(r->play->p), strdup(text_str(&t)) };
    text_free(&t);
}

static void edited(Play *play, const char *why, const char *command, const char *rest) {
    if (why) {
        play_say(play, SAY_ERROR, "This cannot be done: %s.", why);
        return;
    }
    note_edit(play->repl, command, rest);
    play_say(play, SAY_NOTE, "Done: %s %s.", command, rest);
}

static bool can_edit(Play *play) {
    if (play->repl->bench)
        return true;
    play_say(play, SAY_ERROR, "Only positions of L-GDL games can be changed by hand.");
    return false;
}

static int find_piece(const Play *play, const char *name, size_t n) {
    for (int i = 1; i < lusor_pieces(play->game); i++) {
        const char *label = lusor_piece(play->game, i)->label;
        if (strlen(label) == n && !strncasecmp(label, name, n))
            return i;
    }
    return LUSOR_NONE;
}

static void put(Play *play, const char *rest) {
    size_t n = strcspn(rest, " \t");
    LusorSite site = names_find(play->names, rest + n);
    int piece = find_piece(play, rest, n);
    if (!can_edit(play))
        return;
    if (piece == LUSOR_NONE)
        play_say(play, SAY_ERROR, "There is no piece \"%.*s\"; pieces lists them.", (int)n, rest);
    else if (site.index == LUSOR_NONE)
        play_say(play, SAY_ERROR, "There is no site \"%.60s\".", rest + n);
    else
        edited(play, edit_put(play->p, piece, site), "put", rest);
}

static void clear(Play *play, const char *rest) {
    LusorSite site = names_find(play->names, rest);
    if (!can_edit(play))
        return;
    if (site.index == LUSOR_NONE)
        play_say(play, SAY_ERROR, "There is no site \"%.60s\".", rest);
    else
        edited(play, edit_clear(play->p, site), "clear", rest);
}

static void mover(Play *play, const char *rest) {
    if (can_edit(play))
        edited(play, edit_mover(play->p, names_find_player(play->names, rest)), "mover", rest);
}

static void score(Play *play, const char *rest) {
    Text t = { 0 };
    int player, number;
    if (!*rest)
        sentence_scores(play->names, play->p, &t);
    else if (!can_edit(play))
        ;
    else if (sscanf(rest, "%d %d", &player, &number) != 2)
        play_say(play, SAY_ERROR, "Whose score, and how much? For example: score 1 10.");
    else
        edited(play, edit_score(play->p, player, number), "score", rest);
    play_say_text(play, SAY_ANSWER, &t);
    text_free(&t);
}

static void roll(Play *play, const char *rest) {
    int faces[LUSOR_PLAYERS_MAX], n = 0;
    char *end;
    const char *s = rest;
    if (!can_edit(play))
        return;
    for (long face; n < LUSOR_PLAYERS_MAX && (face = strtol(s, &end, 10), end != s); s = end)
        faces[n++] = (int)face;
    if (*s || !n)
        play_say(play, SAY_ERROR, "What is to be thrown? For example: roll 3 5.");
    else
        edited(play, edit_roll(play->p, faces, n), "roll", rest);
}

static void seed(Play *play, const char *rest) {
    long number;
    if (!can_edit(play))
        return;
    if (!repl_number(rest, &number))
        play_say(play, SAY_ERROR, "\"%.60s\" is no seed.", rest);
    else
        edited(play, edit_seed(play->p, (uint64_t)number), "seed", rest);
}

/* ---- what expressions find ---- */

static void tell_lets(Repl *r) {
    Text t = { 0 };
    for (int i = 0; i < N_LETS; i++)
        if (r->lets.v[i] != LUSOR_NONE)
            text_printf(&t, "%s%s = %d", t.n ? ", " : "", workbench_lets[i], r->lets.v[i]);
    if (r->lets.mover)
        text_printf(&t, "%sas %s", t.n ? ", " : "", names_player(r->play->names, r->lets.mover));
    play_say(r->play, SAY_ANSWER, "%s.", t.n ? text_str(&t) : "Nothing is set");
    text_free(&t);
}

/* The number a let is to have: a site by its name, or any expression that gives a number. */
static bool read_let(Repl *r, const char *text, int *out) {
    LusorSite site = names_find(r->play->names, text);
    long number;
    if (repl_number(text, &number)) {
        *out = (int)number;
        return true;
    }
    if (*text != '(' && site.index != LUSOR_NONE) {
        *out = site.index;
        return true;
    }
    const Value *v = repl_evaluate(r, text, false);
    if (!v)
        return false;
    if (value_integer(v, out))
        return true;
    play_say(r->play, SAY_ERROR, "\"%.60s\" is no site and no number.", text);
    return false;
}

static void let(Play *play, const char *rest) {
    Repl *r = play->repl;
    size_t n = strcspn(rest, " =\t");
    const char *value = rest + n + strspn(rest + n, " =\t");
    int *place = lets_named(&r->lets, rest, n);
    if (!*rest)
        tell_lets(r);
    else if (!place)
        play_say(play, SAY_ERROR,
                 "\"%.*s\" cannot be set; from, to, site, between, level, player, "
                 "value, track, edge, hint and pips can.",
                 (int)n, rest);
    else if (!*value)
        *place = LUSOR_NONE;
    else if (repl_can_evaluate(r) && read_let(r, value, place))
        play_say(play, SAY_NOTE, "%.*s is %d.", (int)n, rest, *place);
}

static void as(Play *play, const char *rest) {
    Repl *r = play->repl;
    const char *word =
        (*rest == 'P' || *rest == 'p') && rest[1] >= '1' && rest[1] <= '9' ? rest + 1 : rest;
    int player = *rest ? names_find_player(play->names, word) : 0;
    if (*rest && !player) {
        play_say(play, SAY_ERROR, "There is no player \"%.60s\".", rest);
        return;
    }
    r->lets.mover = player;
    play_say(play, SAY_NOTE, "Expressions are evaluated as if it were %s turn.",
             player ? names_player(play->names, player) : "nobody else's");
}

// clang-format off
const PlayCommand repl_controls[] = {
    { "new", "restart", "[SEED]", "begins anew", COMPLETE_NOTHING, new_game },
    { "move", "", "MOVE", "makes a move; its text alone will do", COMPLETE_NOTHING, move },
    { "random", "", "[NUMBER]", "makes random moves, until the condition of break holds", COMPLETE_NOTHING, random_moves },
    { "undo", "u", "[NUMBER]", "takes moves back", COMPLETE_NOTHING, undo },
    { "goto", "", "NUMBER", "back to the position after so many moves", COMPLETE_NOTHING, go_to },
    { "put", "", "PIECE SITE", "puts a piece, such as Knight1, on a site", COMPLETE_SITE, put },
    { "clear", "", "SITE", "takes all there is from a site", COMPLETE_SITE, clear },
    { "mover", "", "PLAYER", "gives the turn to a player", COMPLETE_PLAYER, mover },
    { "score", "scores", "[PLAYER NUMBER]", "tells the scores, or sets one", COMPLETE_NOTHING, score },
    { "roll", "", "FACE...", "lets the dice fall like this", COMPLETE_NOTHING, roll },
    { "seed", "", "NUMBER", "where random numbers go on from", COMPLETE_NOTHING, seed },
    { "let", "", "[NAME = VALUE]", "what (from), (to), (site) ... give in expressions", COMPLETE_SITE, let },
    { "as", "", "[PLAYER]", "whose turn it is in expressions", COMPLETE_PLAYER, as },
    { "edit", "", "", "opens $EDITOR on the description, then reloads it", COMPLETE_NOTHING, repl_editor },
    { "reload", "", "", "reads the description again and makes the moves so far again", COMPLETE_NOTHING, repl_reload },
    { .name = NULL },
};
// clang-format on
