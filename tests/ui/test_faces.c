/* One script typed at every face leads to the same events. */
#include "ui/command.h"
#include "ui/curses.h"
#include "ui/plain.h"
#include "unity.h"

#include <fcntl.h>
#include <locale.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char game_path[] = "games/line/Tic-Tac-Toe.lud";

static const char *const script[] = {
    "b2", "look b2", "moves", "z9", "a1",   "undo",    "redo",  "pieces", "near b2", "where cross",
    "b1", "a2",      "last",  "b3", "turn", "history", "score", "rules",  "quit",
};
enum { SCRIPT = sizeof script / sizeof *script };

/* ---- recording ---- */

/* A face that notes what is said. Lines come from the script, or from the face it stands before. */
typedef struct Recorder {
    Face face;
    Face *behind; /* NULL: none */
    FILE *out;
    int line;
} Recorder;

static void say(Face *f, Say kind, const char *line) {
    Recorder *r = (Recorder *)f;
    fprintf(r->out, "%s: %s\n", say_word(kind), line);
    fflush(r->out);
    if (r->behind)
        r->behind->say(r->behind, kind, line);
}
static void show(Face *f, Play *play) {
    Recorder *r = (Recorder *)f;
    if (r->behind)
        r->behind->show(r->behind, play);
}
static char *ask(Face *f, Play *play, const char *prompt) {
    Recorder *r = (Recorder *)f;
    if (r->behind)
        return r->behind->ask(r->behind, play, prompt);
    return r->line < SCRIPT ? strdup(script[r->line++]) : NULL;
}
static bool wait_for(Face *f, Play *play) {
    Recorder *r = (Recorder *)f;
    return r->behind ? r->behind->wait(r->behind, play) : false;
}
static bool curtain(Face *f, Play *play, int player) {
    Recorder *r = (Recorder *)f;
    fprintf(r->out, "curtain: %d\n", player);
    return r->behind ? r->behind->curtain(r->behind, play, player) : true;
}

static Recorder recorder(FILE *out, Face *behind) {
    return (Recorder){ .face = { "recorder", say, show, ask, wait_for, curtain },
                       .behind = behind,
                       .out = out };
}

/* Plays the game with two people; what happens goes to a file. */
static void play_it(const char *path, const char *events, Face *behind) {
    char *why;
    FILE *out = fopen(events, "w");
    LusorGame *game = lusor_load(path, NULL, NULL);
    Play *play = game && out ? play_new(game, 1, &why) : NULL;
    if (play) {
        Recorder r = recorder(out, behind);
        play_run(play, &r.face);
    }
    play_free(play);
    if (out)
        fclose(out);
}

static char *read_all(const char *path) {
    Text t = { 0 };
    FILE *f = fopen(path, "r");
    for (int c; f && (c = getc(f)) != EOF;)
        text_putc(&t, (char)c);
    if (f)
        fclose(f);
    unlink(path);
    return t.s ? t.s : strdup("");
}

static char *events_of_recorder(const char *path) {
    play_it(path, "faces.events", NULL);
    return read_all("faces.events");
}

/* ---- the faces that people see, in processes of their own ---- */

static char *events_of_plain(void) {
    int in[2], ignored = 0;
    TEST_ASSERT_EQUAL_INT(0, pipe(in));
    pid_t pid = fork();
    if (!pid) {
        dup2(in[0], STDIN_FILENO);
        close(in[1]);
        if (!freopen("/dev/null", "w", stdout))
            _exit(1);
        play_it(game_path, "faces.events", plain_open());
        _exit(0);
    }
    close(in[0]);
    for (int i = 0; i < SCRIPT; i++)
        ignored += dprintf(in[1], "%s\n", script[i]);
    close(in[1]);
    waitpid(pid, &ignored, 0);
    return read_all("faces.events");
}

static void drain(int terminal) {
    char bytes[4096];
    while (read(terminal, bytes, sizeof bytes) > 0)
        continue;
}

static char *events_of_curses(void) {
    int terminal, ignored;
    struct winsize size = { .ws_row = 24, .ws_col = 80 };
    pid_t pid = forkpty(&terminal, NULL, NULL, &size);
    if (!pid) {
        const char *why;
        setenv("TERM", "xterm", 1);
        Face *face = curses_open(true, &why);
        if (!face)
            _exit(1);
        play_it(game_path, "faces.events", face);
        curses_close(face);
        _exit(0);
    }
    for (int i = 0; i < SCRIPT; i++)
        ignored = dprintf(terminal, "%s\r", script[i]);
    drain(terminal);
    waitpid(pid, &ignored, 0);
    return read_all("faces.events");
}

static void test_plain_tells_what_happens(void) {
    char *wanted = events_of_recorder(game_path), *found = events_of_plain();
    TEST_ASSERT_NOT_NULL(strstr(wanted, "result: Player 1 has won."));
    TEST_ASSERT_EQUAL_STRING(wanted, found);
    free(wanted);
    free(found);
}

static void test_curses_tells_the_same(void) {
    char *wanted = events_of_recorder(game_path), *found = events_of_curses();
    TEST_ASSERT_EQUAL_STRING(wanted, found);
    free(wanted);
    free(found);
}

/* ---- secrets ---- */

static const char secret[] = "(game \"Secret\" (players 2)"
                             "  (equipment { (board (square 3)) (piece \"Mine\" Each) })"
                             "  (rules (start (set Hidden What (sites Board) to:P1))"
                             "    (play (move Add (to (sites Empty))"
                             "      (then (set Hidden (sites {(last To)}) to:Next))))"
                             "    (end (if (is Line 3) (result Mover Win)))))";

/* Every change of the player who looks draws a curtain, and the next one is not told what was
   hidden from them. */
static void test_secrets_are_kept_from_the_other_player(void) {
    FILE *f = fopen("faces.lud", "w");
    fputs(secret, f);
    fclose(f);
    char *found = events_of_recorder("faces.lud");
    unlink("faces.lud");
    TEST_ASSERT_NOT_NULL(strstr(found, "curtain: 1\n"));
    const char *second = strstr(found, "curtain: 2\n");
    TEST_ASSERT_NOT_NULL(second);
    TEST_ASSERT_NULL(strstr(found, "Player 1 places Mine on B2"));
    TEST_ASSERT_NULL(strstr(second, "B2: Player 1 Mine"));
    free(found);
}

void setUp(void) {}
void tearDown(void) {}

int main(void) {
    setlocale(LC_ALL, "");
    UNITY_BEGIN();
    RUN_TEST(test_plain_tells_what_happens);
    RUN_TEST(test_curses_tells_the_same);
    RUN_TEST(test_secrets_are_kept_from_the_other_player);
    return UNITY_END();
}
