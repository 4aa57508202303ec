/* What goes over the line to a terminal: how soon a key is answered, how much a move costs. */
#include "unity.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { QUIET_MS = 400, KEYS = 21, KEY_MS_MAX = 50, MOVE_BYTES_MAX = 2000 };

typedef struct Session {
    pid_t pid;
    int terminal;
} Session;

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Reads until nothing has come for a while; returns how many bytes. */
static int read_until_quiet(const Session *s, int quiet_ms) {
    char bytes[65536];
    int total = 0;
    struct pollfd in = { .fd = s->terminal, .events = POLLIN };
    while (poll(&in, 1, quiet_ms) > 0) {
        ssize_t n = read(s->terminal, bytes, sizeof bytes);
        if (n <= 0)
            break;
        total += (int)n;
    }
    return total;
}

static Session start(const char *game) {
    Session s;
    struct winsize size = { .ws_row = 50, .ws_col = 100 };
    s.pid = forkpty(&s.terminal, NULL, NULL, &size);
    if (!s.pid) {
        const char *lusor = getenv("LUSOR");
        setenv("TERM", "xterm-256color", 1);
        setenv("XDG_STATE_HOME", "/nonexistent", 1);
        execl(lusor ? lusor : "./lusor", "lusor", "play", game, "--p2", "human", NULL);
        _exit(1);
    }
    TEST_ASSERT_GREATER_THAN(1000, read_until_quiet(&s, 2 * QUIET_MS));
    return s;
}

static void stop(Session *s) {
    kill(s->pid, SIGTERM);
    read_until_quiet(s, QUIET_MS);
    close(s->terminal);
    waitpid(s->pid, NULL, 0);
}

static void type(const Session *s, const char *keys) {
    TEST_ASSERT_EQUAL_INT(strlen(keys), write(s->terminal, keys, strlen(keys)));
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median, as the machine may be busy with something else. */
static void test_a_key_is_answered_at_once(void) {
    double ms[KEYS];
    Session s = start("games/territory/Go.lud");
    for (int i = 0; i < KEYS; i++) {
        struct pollfd in = { .fd = s.terminal, .events = POLLIN };
        double before = now_ms();
        type(&s, i % 2 ? "\033OB" : "\033OA");
        TEST_ASSERT_EQUAL_INT(1, poll(&in, 1, 5000));
        ms[i] = now_ms() - before;
        read_until_quiet(&s, 60);
    }
    stop(&s);
    qsort(ms, KEYS, sizeof *ms, by_value);
    printf("a key on a 19x19 board is answered in %.1f ms\n", ms[KEYS / 2]);
    TEST_ASSERT_LESS_THAN(KEY_MS_MAX, (int)ms[KEYS / 2]);
}

static void test_a_move_costs_few_bytes(void) {
    static const char *const moves[] = { "e2-e4\r", "e7-e5\r", "g1-f3\r", "b8-c6\r", "f1-b5\r" };
    Session s = start("games/chess/Chess.lud");
    for (int i = 0; i < 5; i++) {
        type(&s, moves[i]);
        int n = read_until_quiet(&s, QUIET_MS);
        printf("%.5s takes %d bytes\n", moves[i], n);
        TEST_ASSERT_GREATER_THAN(10, n);
        TEST_ASSERT_LESS_THAN(MOVE_BYTES_MAX, n);
    }
    stop(&s);
}

void setUp(void) {}
void tearDown(void) {}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_a_key_is_answered_at_once);
    RUN_TEST(test_a_move_costs_few_bytes);
    return UNITY_END();
}
