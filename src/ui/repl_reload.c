/* REPL: editing a description and going on with what it has become. */
#include "ui/repl.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Exchanges the game and all that hangs on it. */
static void exchange(Play *a, Play *b) {
#define EXCHANGE(member)                     \
    do {                                     \
        __typeof__(a->member) m = a->member; \
        a->member = b->member;               \
        b->member = m;                       \
    } while (0)
    EXCHANGE(game);
    EXCHANGE(p);
    EXCHANGE(names);
    EXCHANGE(notation);
    EXCHANGE(sentences);
    EXCHANGE(history);
    EXCHANGE(n_history);
    EXCHANGE(cap_history);
#undef EXCHANGE
    a->n_undone = a->n_offered = 0;
    a->told = false;
}

/* Makes the moves of `old` in the new game as far as they are legal. */
static void make_again(Play *play, const Play *old) {
    int made = 0;
    NotationAnswer a = { .kind = NOTATION_WRONG };
    for (; made < old->n_history && lusor_moves(play->p) > 0; made++) {
        a = notation_read(play->notation, play->p, lusor_mover(play->p), old->history[made]);
        if (a.kind != NOTATION_FOUND || !play_make_quietly(play, &a.move, 1, old->history[made]))
            break;
    }
    play_say(play, SAY_NOTE, "Reloaded; %d of %d moves made again.", made, old->n_history);
    if (made < old->n_history)
        play_say(play, SAY_ERROR, "Move %d, %s, is not legal any more.", made + 1,
                 old->history[made]);
}

void repl_reload(Play *play, const char *rest) {
    (void)rest;
    Repl *r = play->repl;
    LusorChoices choices = { play->options, play->n_options, play->ruleset };
    char *problems, *why = NULL;
    LusorGame *game = lusor_load(lusor_path(play->game), &choices, &problems);
    if (problems) {
        Text t = { 0 };
        text_puts(&t, problems);
        play_say_text(play, SAY_ANSWER, &t);
        text_free(&t);
        free(problems);
    }
    Play *fresh = game ? play_new(game, play->seed, &why) : NULL;
    if (!fresh) {
        play_say(play, SAY_ERROR, "Not reloaded; the game is as before%s%s.", why ? ": " : "",
                 why ? why : "");
        lusor_free(game);
        free(why);
        return;
    }
    exchange(play, fresh);
    repl_forget_edits(r);
    workbench_free(r->bench);
    r->bench = workbench_new(game);
    make_again(play, fresh);
    play_free(fresh);
}

static const char *path_of(const Play *play) {
    const Workbench *bench = play->repl->bench;
    return bench ? workbench_file(bench) : lusor_path(play->game);
}

void repl_editor(Play *play, const char *rest) {
    const char *editor = getenv("VISUAL") ? getenv("VISUAL") : getenv("EDITOR");
    if (!editor || !*editor) {
        play_say(play, SAY_ERROR, "Set EDITOR to the editor that you like.");
        return;
    }
    pid_t child = fork();
    if (!child) {
        /* the shell splits what EDITOR says into words, and the path stays one */
        execl("/bin/sh", "sh", "-c", "exec $0 \"$1\"", editor, path_of(play), (char *)NULL);
        _exit(127);
    }
    int status = 1;
    if (child < 0 || waitpid(child, &status, 0) < 0 || status)
        play_say(play, SAY_ERROR, "The editor failed.");
    else
        repl_reload(play, rest);
}
