/* lusor replay: replays recordings and compares every ply. */
#include "cmd/cmd.h"
#include "cmd/replay_file.h"
#include "cmd/replay_reader.h"

#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS_MAX = 64, WORDS_MAX = 6000, SECONDS_DEFAULT = 120, EXAMPLE_MAX = 120 };

/* ---- which files ---- */

typedef struct Files {
    char **v;
    int n, cap;
} Files;

static Files found; /* filled by add_found, which nftw gives no other place to write to */

static void add_file(Files *f, const char *path) {
    if (f->n == f->cap) {
        f->cap = f->cap ? f->cap * 2 : 256;
        f->v = realloc(f->v, sizeof *f->v * (size_t)f->cap);
    }
    if (f->v)
        f->v[f->n++] = strdup(path);
}

static int add_found(const char *path, const struct stat *st, int type, struct FTW *ftw) {
    (void)st;
    if (type == FTW_F && (ftw->level == 0 || recording_is(path)))
        add_file(&found, path);
    return 0;
}

static int compare_paths(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool find_files(const Args *args) {
    for (int i = 0; i < args->n_words; i++)
        if (nftw(args->words[i], add_found, 32, FTW_PHYS) < 0) {
            fprintf(stderr, "lusor replay: %s: %s\n", args->words[i], strerror(errno));
            return false;
        }
    qsort(found.v, (size_t)found.n, sizeof *found.v, compare_paths);
    if (!found.n)
        fprintf(stderr, "lusor replay: there are no recordings (.play, .trl) there\n");
    return found.n > 0;
}

/* ---- work shared between processes: one that dies takes only its own file with it ---- */

typedef struct Slot {
    ReplayResult result;
    pid_t worker; /* 0: not begun */
    bool done;
    char words[WORDS_MAX];
} Slot;

typedef struct Shared {
    atomic_int next;
    Slot slots[];
} Shared;

/* After so many seconds of the processor's time the process dies of SIGPROF; 0: no more. */
static void set_timer(unsigned seconds) {
    setitimer(ITIMER_PROF, &(struct itimerval){ .it_value.tv_sec = (time_t)seconds }, NULL);
}

static void work(Shared *shared, const ReplayOptions *options, unsigned seconds) {
    int i;
    Text words = { 0 };
    while ((i = atomic_fetch_add(&shared->next, 1)) < found.n) {
        Slot *s = &shared->slots[i];
        s->worker = getpid();
        text_clear(&words);
        set_timer(seconds);
        s->result = replay_file(found.v[i], options, &words);
        set_timer(0);
        snprintf(s->words, sizeof s->words, "%s", text_str(&words));
        s->done = true;
    }
    text_free(&words);
}

static pid_t start_worker(Shared *shared, const ReplayOptions *options, unsigned seconds) {
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) {
        signal(SIGPROF, SIG_DFL);
        work(shared, options, seconds);
        _exit(0);
    }
    return pid;
}

/* The file that a dead worker was at. */
static void bury(Shared *shared, pid_t pid, int status) {
    for (int i = 0; i < found.n; i++) {
        Slot *s = &shared->slots[i];
        if (s->worker != pid || s->done)
            continue;
        bool late = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
        s->result = (ReplayResult){ .cause = late ? REPLAY_TIME : REPLAY_CRASH };
        if (!late)
            snprintf(s->words, sizeof s->words, "the process died of signal %d\n",
                     WIFSIGNALED(status) ? WTERMSIG(status) : 0);
        s->done = true;
    }
}

static void show_progress(const Shared *shared) {
    static time_t last;
    time_t now = time(NULL);
    if (now == last || !isatty(STDERR_FILENO))
        return;
    last = now;
    int done = 0, fine = 0;
    for (int i = 0; i < found.n; i++) {
        done += shared->slots[i].done;
        fine += shared->slots[i].done && shared->slots[i].result.rules;
    }
    fprintf(stderr, "\r%d of %d replayed, %d agree ", done, found.n, fine);
    if (done == found.n)
        fputc('\n', stderr);
}

static void run_workers(Shared *shared, const ReplayOptions *options, int jobs, unsigned seconds) {
    int running = 0;
    while (running < jobs && start_worker(shared, options, seconds) > 0)
        running++;
    if (!running) /* no second process to be had: do it here */
        work(shared, options, seconds);
    while (running > 0) {
        int status;
        pid_t pid = waitpid(-1, &status, WNOHANG);
        show_progress(shared);
        if (pid == 0) {
            nanosleep(&(struct timespec){ .tv_nsec = 20000000 }, NULL);
            continue;
        }
        running--;
        if (pid > 0 && status != 0) {
            bury(shared, pid, status);
            running += start_worker(shared, options, seconds) > 0;
        }
    }
}

/* ---- telling ---- */

static void print_failures(const Shared *shared, bool all_words) {
    for (int i = 0; i < found.n; i++) {
        const Slot *s = &shared->slots[i];
        if (s->result.text)
            continue;
        printf("%s: %s%s%s\n", found.v[i], replay_cause_name(s->result.cause),
               s->result.group[0] ? ": " : "", s->result.group);
        if (all_words)
            printf("%s", s->words);
    }
}

static int compare_groups(const void *a, const void *b) {
    const Slot *x = *(const Slot *const *)a, *y = *(const Slot *const *)b;
    int c = (int)x->result.cause - (int)y->result.cause;
    return c ? c : strcmp(x->result.group, y->result.group);
}

typedef struct Group {
    const Slot *slot;
    int count;
} Group;

static int compare_counts(const void *a, const void *b) {
    return ((const Group *)b)->count - ((const Group *)a)->count;
}

/* Failures by what they have in common, the most frequent first, with an example each. */
static void print_groups(const Shared *shared) {
    const Slot **failed = calloc((size_t)found.n + 1, sizeof *failed);
    Group *groups = calloc((size_t)found.n + 1, sizeof *groups);
    int n = 0, n_groups = 0;
    for (int i = 0; failed && i < found.n; i++)
        if (!shared->slots[i].result.text)
            failed[n++] = &shared->slots[i];
    if (n)
        qsort(failed, (size_t)n, sizeof *failed, compare_groups);
    for (int i = 0; groups && i < n; i++) {
        if (!i || compare_groups(&failed[i - 1], &failed[i]))
            groups[n_groups++].slot = failed[i];
        groups[n_groups - 1].count++;
    }
    if (n_groups)
        qsort(groups, (size_t)n_groups, sizeof *groups, compare_counts);
    for (int i = 0; i < n_groups; i++) {
        const ReplayResult *r = &groups[i].slot->result;
        printf("%5d  %s%s%s   (%.*s)\n", groups[i].count, replay_cause_name(r->cause),
               r->group[0] ? ": " : "", r->group, EXAMPLE_MAX,
               found.v[groups[i].slot - shared->slots]);
    }
    free(failed);
    free(groups);
}

static int summary(const Shared *shared, bool by_text) {
    int rules = 0, text = 0;
    for (int i = 0; i < found.n; i++) {
        rules += shared->slots[i].result.rules;
        text += shared->slots[i].result.text;
    }
    printf("rules: %d of %d agree\ntext: %d of %d agree\n", rules, found.n, text, found.n);
    int passed = by_text ? text : rules;
    printf("%d passed, %d failed\n", passed, found.n - passed);
    return passed == found.n ? EXIT_FINE : EXIT_NO;
}

/* Replays one file here and writes its trial. */
static int save_trial(const ReplayOptions *options, const char *path) {
    Text words = { 0 }, trial = { 0 };
    ReplayOptions saving = *options;
    saving.trial = &trial;
    ReplayResult result = replay_file(found.v[0], &saving, &words);
    FILE *f = trial.n ? fopen(path, "w") : NULL;
    bool fine = f && fwrite(trial.s, 1, trial.n, f) == trial.n;
    if (f && fclose(f))
        fine = false;
    if (!result.text)
        printf("%s: %s\n%s", found.v[0], replay_cause_name(result.cause), text_str(&words));
    if (!trial.n)
        fprintf(stderr, "lusor replay: there is no play to be saved\n");
    else if (!fine)
        fprintf(stderr, "lusor replay: %s: %s\n", path, strerror(errno));
    text_free(&words);
    text_free(&trial);
    return fine && result.text ? EXIT_FINE : EXIT_NO;
}

static int run_replay(const Args *args) {
    ReplayOptions options = { .library = args_text(args, "library", NULL),
                              .invariants = args_given(args, "invariants") };
    const char *save = args_text(args, "save-trial", NULL);
    const char *level = args_text(args, "level", "text");
    bool by_text = !strcmp(level, "text");
    if (!by_text && strcmp(level, "rules")) {
        fprintf(stderr, "lusor replay: --level is rules or text, not \"%s\"\n", level);
        return EXIT_USAGE;
    }
    if (!find_files(args))
        return EXIT_NO;
    if (save && found.n > 1) {
        fprintf(stderr, "lusor replay: --save-trial wants one recording, not %d\n", found.n);
        return EXIT_USAGE;
    }
    if (save)
        return save_trial(&options, save);
    size_t size = sizeof(Shared) + sizeof(Slot) * (size_t)found.n;
    Shared *shared = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        fprintf(stderr, "lusor replay: not enough memory\n");
        return EXIT_NO;
    }
    run_workers(shared, &options, (int)args_integer(args, "jobs", 1),
                (unsigned)args_integer(args, "seconds", SECONDS_DEFAULT));
    print_failures(shared, found.n == 1 || args_given(args, "verbose"));
    if (found.n > 1)
        print_groups(shared);
    return summary(shared, by_text);
}

static const Option options[] = {
    { "invariants", OPTION_SWITCH, NULL, "look at every ply whether undo, copies and hashes hold" },
    { "jobs", OPTION_INTEGER, "N", "replay N files at a time", 1, JOBS_MAX, 'j' },
    { "level", OPTION_TEXT, "LEVEL", "what counts: rules, or text (the default) as well" },
    { "library", OPTION_TEXT, "DIR", "the directory with lud/ and def/ that paths start from" },
    { "save-trial", OPTION_TEXT, "FILE", "write the play as a trial that Ludii reads" },
    { "seconds", OPTION_INTEGER, "S", "give up on a file after S seconds of processor time", 1,
      3600 },
    { "verbose", OPTION_SWITCH, NULL, "tell the first difference of every file" },
    { .name = NULL },
};

const Command replay_command = {
    .name = "replay",
    .help = "Replays recordings of Ludii and compares every ply",
    .words = "FILE|DIRECTORY...",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor replay chess.play\n"
                "  lusor replay chess.play --save-trial chess.trl\n"
                "  lusor replay --jobs 4 plays/board/space\n",
    .run = run_replay,
};
