/* Keep: games in progress, one file each, named after the game and the process that plays it. */
#include "ui/keep.h"

#include "base/save.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char first_line[] = "lusor game 1";
static const char ending[] = ".game";

/* ---- where ---- */

static bool make_folders(char *path) {
    for (char *s = path + 1; *s; s++)
        if (*s == '/') {
            *s = '\0';
            mkdir(path, 0777);
            *s = '/';
        }
    return !mkdir(path, 0700) || errno == EEXIST;
}

char *keep_folder(const char **why) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    Text t = { 0 };
    if (state && state[0] == '/')
        text_printf(&t, "%s/lusor", state);
    else if (home && home[0] == '/')
        text_printf(&t, "%s/.local/state/lusor", home);
    else {
        *why = "HOME is not set";
        return NULL;
    }
    if (make_folders(t.s))
        return t.s;
    *why = strerror(errno);
    text_free(&t);
    return NULL;
}

void keep_begin(Play *play) {
    const char *why;
    char *folder = keep_folder(&why);
    if (!folder) {
        play_say(play, SAY_ERROR, "The game cannot be kept on disk: %s.", why);
        return;
    }
    Text t = { 0 };
    text_printf(&t, "%s/", folder);
    for (const char *s = lusor_name(play->game); *s; s++)
        text_putc(&t, strchr("/ \t", *s) ? '-' : *s);
    text_printf(&t, "-%ld%s", (long)getpid(), ending);
    free(folder);
    play->keep = t.s;
}

/* ---- writing ---- */

static void write_text(const Play *play, Text *out) {
    text_printf(out, "%s\ngame %s\n", first_line, lusor_path(play->game));
    for (int i = 0; i < play->n_options; i++)
        text_printf(out, "option %s\n", play->options[i]);
    if (play->ruleset)
        text_printf(out, "ruleset %s\n", play->ruleset);
    text_printf(out, "seed %llu\n", (unsigned long long)play->seed);
    for (int i = 1; i <= lusor_players(play->game); i++) {
        const LusorAgent *agent = play->seats[i].agent;
        text_printf(out, "seat %s\n", agent ? lusor_agent_text(agent) : "human");
    }
    for (int i = 0; i < play->n_history; i++)
        text_printf(out, "move %s\n", play->history[i]);
}

void keep_write(Play *play) {
    if (!play->keep)
        return;
    Text t = { 0 };
    write_text(play, &t);
    bool kept = save_file(play->keep, &t);
    if (!kept && !play->not_kept)
        play_say(play, SAY_ERROR, "The game can no longer be kept on disk: %s.", strerror(errno));
    if (kept && play->not_kept)
        play_say(play, SAY_NOTE, "The game is kept on disk again.");
    play->not_kept = !kept;
    text_free(&t);
}

void keep_finish(Play *play) {
    if (play->keep && (lusor_over(play->p) || !play->n_history))
        unlink(play->keep);
}

/* ---- reading ---- */

static char *rest_of(const char *line, const char *word) {
    size_t n = strlen(word);
    return !strncmp(line, word, n) && line[n] == ' ' ? strdup(line + n + 1) : NULL;
}

static void push(char ***v, int *n, char *s) {
    char **bigger = realloc(*v, sizeof **v * (size_t)(*n + 1));
    if (!bigger) {
        free(s);
        return;
    }
    *v = bigger;
    (*v)[(*n)++] = s;
}

static void read_line(Kept *k, const char *line) {
    char *s;
    if ((s = rest_of(line, "move")))
        push(&k->moves, &k->n_moves, s);
    else if ((s = rest_of(line, "seat")))
        push(&k->seats, &k->n_seats, s);
    else if ((s = rest_of(line, "option")))
        push(&k->options, &k->n_options, s);
    else if (!k->ruleset && (s = rest_of(line, "ruleset")))
        k->ruleset = s;
    else if (!k->game && (s = rest_of(line, "game")))
        k->game = s;
    else if ((s = rest_of(line, "seed"))) {
        k->seed = strtoull(s, NULL, 10);
        free(s);
    }
}

static char *explain(const char *path, const char *what) {
    Text t = { 0 };
    text_printf(&t, "%s: %s", path, what);
    return t.s;
}

Kept *keep_read(const char *path, char **why) {
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    struct stat st;
    *why = NULL;
    FILE *f = fopen(path, "r");
    Kept *k = f ? calloc(1, sizeof *k) : NULL;
    if (!k) {
        *why = explain(path, strerror(errno));
        if (f)
            fclose(f);
        return NULL;
    }
    k->path = strdup(path);
    if (!fstat(fileno(f), &st))
        k->changed = st.st_mtim;
    bool ours = (n = getline(&line, &cap, f)) > 0 && !strncmp(line, first_line, strlen(first_line));
    while (ours && (n = getline(&line, &cap, f)) > 0) {
        if (line[n - 1] == '\n')
            line[n - 1] = '\0';
        read_line(k, line);
    }
    free(line);
    fclose(f);
    if (ours && k->game)
        return k;
    *why = explain(path, "this is no kept game");
    keep_free(k);
    return NULL;
}

static void free_all(char **v, int n) {
    for (int i = 0; i < n; i++)
        free(v[i]);
    free(v);
}

void keep_free(Kept *k) {
    if (!k)
        return;
    free_all(k->options, k->n_options);
    free_all(k->seats, k->n_seats);
    free_all(k->moves, k->n_moves);
    free(k->path);
    free(k->game);
    free(k->ruleset);
    free(k);
}

/* The process in the name of a file still runs. */
static bool is_played(const char *name) {
    const char *dash = strrchr(name, '-');
    long pid = dash ? strtol(dash + 1, NULL, 10) : 0;
    return pid > 0 && pid != (long)getpid() && (!kill((pid_t)pid, 0) || errno == EPERM);
}

static bool is_kept(const char *name) {
    size_t n = strlen(name), e = strlen(ending);
    return n > e && !strcmp(name + n - e, ending) && !is_played(name);
}

static int newest_first(const void *a, const void *b) {
    struct timespec x = (*(Kept *const *)a)->changed, y = (*(Kept *const *)b)->changed;
    if (x.tv_sec != y.tv_sec)
        return x.tv_sec < y.tv_sec ? 1 : -1;
    return (x.tv_nsec < y.tv_nsec) - (x.tv_nsec > y.tv_nsec);
}

static Kept *read_in(const char *folder, const char *name) {
    Text path = { 0 };
    char *problem;
    text_printf(&path, "%s/%s", folder, name);
    Kept *k = keep_read(text_str(&path), &problem);
    free(problem);
    text_free(&path);
    return k;
}

int keep_all(Kept ***out) {
    const char *why;
    char *folder = keep_folder(&why);
    DIR *dir = folder ? opendir(folder) : NULL;
    int n = 0;
    *out = NULL;
    for (struct dirent *e; dir && (e = readdir(dir));) {
        Kept *k = is_kept(e->d_name) ? read_in(folder, e->d_name) : NULL;
        Kept **bigger = k ? realloc(*out, sizeof **out * (size_t)(n + 1)) : NULL;
        if (bigger) {
            *out = bigger;
            bigger[n++] = k;
        } else {
            keep_free(k);
        }
    }
    if (dir)
        closedir(dir);
    free(folder);
    if (n)
        qsort(*out, (size_t)n, sizeof **out, newest_first);
    return n;
}

void keep_free_all(Kept **kept, int n) {
    for (int i = 0; i < n; i++)
        keep_free(kept[i]);
    free(kept);
}

void keep_describe(const Kept *k, Text *out) {
    const char *slash = strrchr(k->game, '/'), *name = slash ? slash + 1 : k->game;
    const char *dot = strrchr(name, '.');
    struct tm when;
    char date[64] = "";
    if (localtime_r(&k->changed.tv_sec, &when))
        strftime(date, sizeof date, ", %d %b %H:%M", &when);
    text_printf(out, "%.*s, %d move%s%s", dot ? (int)(dot - name) : (int)strlen(name), name,
                k->n_moves, k->n_moves == 1 ? "" : "s", date);
}

/* A joint move is kept as "A & B", one part for each player. */
static int read_parts(Play *play, const char *text, int *moves, int max) {
    char *copy = strdup(text), *next = copy;
    int n = 0;
    for (char *part = copy; part && n < max; part = next) {
        next = strstr(part, " & ");
        if (next) {
            *next = '\0';
            next += 3;
        }
        NotationAnswer answer = notation_read(play->notation, play->p, 0, part);
        if (answer.kind != NOTATION_FOUND) {
            n = 0;
            break;
        }
        moves[n++] = answer.move;
    }
    free(copy);
    return n;
}

int keep_replay(Play *play, const Kept *kept) {
    int made = 0;
    for (; made < kept->n_moves; made++) {
        int moves[LUSOR_PLAYERS_MAX];
        int n = read_parts(play, kept->moves[made], moves, LUSOR_PLAYERS_MAX);
        if (!n || !play_make_quietly(play, moves, n, kept->moves[made]))
            break;
    }
    return made;
}
