/* Child: a program at the other end of two pipes. */
#include "agent/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 16 };
#define PATIENCE 0.5 /* seconds to leave by itself */

struct Child {
    pid_t pid;   /* also its group's; 0: it was waited for */
    int status;  /* of waitpid(), once it was waited for */
    bool stayed; /* it had to be made to end */
    int in, out; /* our ends: what it reads, what it writes */
    char buffer[LINE_MAX_BYTES];
    size_t n, used; /* bytes in the buffer, bytes of the line given away last */
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- starting ---- */

extern char **environ;

static bool spawn(Child *c, const char *command, int its_in, int its_out) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t none, usual;
    char *argv[] = { "sh", "-c", (char *)command, NULL };
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, its_in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, its_out, STDOUT_FILENO);
    if (isatty(STDERR_FILENO))
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                              POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    errno = posix_spawn(&c->pid, "/bin/sh", &files, &attributes, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return !errno;
}

static void close_pipe(const int *ends) {
    close(ends[0]);
    close(ends[1]);
}

/* Both pipes close in other children: none of them can keep this one from seeing its end. */
static bool connect_and_spawn(Child *c, const char *command) {
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC))
        return false;
    if (pipe2(from, O_CLOEXEC)) {
        close_pipe(to);
        return false;
    }
    if (!spawn(c, command, to[0], from[1])) {
        int error = errno;
        close_pipe(to);
        close_pipe(from);
        errno = error;
        return false;
    }
    close(to[0]);
    close(from[1]);
    c->in = to[1];
    c->out = from[0];
    fcntl(c->in, F_SETFL, O_NONBLOCK);
    fcntl(c->out, F_SETFL, O_NONBLOCK);
    return true;
}

Child *child_start(const char *command) {
    Child *c = calloc(1, sizeof *c);
    if (!c || connect_and_spawn(c, command))
        return c;
    free(c);
    return NULL;
}

/* ---- talking ---- */

/* Whether a pipe is ready before the deadline. */
static bool wait_for(int fd, short events, double deadline) {
    for (;;) {
        double left = deadline - now();
        struct pollfd poller = { .fd = fd, .events = events };
        int n = poll(&poller, 1, left <= 0 ? 0 : left > 1e6 ? -1 : (int)(left * 1000) + 1);
        if (n > 0)
            return true;
        if (n == 0 || errno != EINTR)
            return false;
    }
}

/* write() to a pipe that nobody reads gives an error and, here, no signal. */
static ssize_t write_quietly(int fd, const char *text, size_t n) {
    sigset_t pipe, pending, before;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    sigpending(&pending);
    bool was_pending = sigismember(&pending, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, &before);
    ssize_t written = write(fd, text, n);
    int error = errno;
    if (written < 0 && error == EPIPE && !was_pending) {
        static const struct timespec at_once = { 0, 0 };
        while (sigtimedwait(&pipe, NULL, &at_once) < 0 && errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

ChildEvent child_write(Child *c, const char *text, double seconds) {
    double deadline = now() + seconds;
    for (size_t n = strlen(text); n;) {
        ssize_t written = write_quietly(c->in, text, n);
        if (written >= 0) {
            text += written;
            n -= (size_t)written;
        } else if (errno == EAGAIN) {
            if (!wait_for(c->in, POLLOUT, deadline))
                return CHILD_SILENT;
        } else if (errno != EINTR) {
            return CHILD_GONE;
        }
    }
    return CHILD_SPOKE;
}

/* The line that stands first in the buffer, if there is a whole one. */
static bool take_line(Child *c, const char **line) {
    char *end = memchr(c->buffer, '\n', c->n);
    if (!end)
        return false;
    *end = '\0';
    c->used = (size_t)(end - c->buffer) + 1;
    if (end > c->buffer && end[-1] == '\r')
        end[-1] = '\0';
    *line = c->buffer;
    return true;
}

ChildEvent child_read(Child *c, double seconds, const char **line) {
    double deadline = now() + seconds;
    memmove(c->buffer, c->buffer + c->used, c->n - c->used);
    c->n -= c->used;
    c->used = 0;
    while (!take_line(c, line)) {
        if (c->n == sizeof c->buffer)
            return CHILD_NOISY;
        if (!wait_for(c->out, POLLIN, deadline))
            return CHILD_SILENT;
        ssize_t n = read(c->out, c->buffer + c->n, sizeof c->buffer - c->n);
        if (n > 0)
            c->n += (size_t)n;
        else if (n == 0 || (errno != EAGAIN && errno != EINTR))
            return CHILD_GONE;
    }
    return CHILD_SPOKE;
}

/* ---- ending ---- */

/* Whether it closes its output soon, which it does at the latest by ending. */
static bool closes(Child *c) {
    char ignored[4096];
    double deadline = now() + PATIENCE;
    while (now() < deadline && wait_for(c->out, POLLIN, deadline))
        if (read(c->out, ignored, sizeof ignored) == 0)
            return true;
    return false;
}

static bool has_ended(Child *c) {
    pid_t pid;
    while ((pid = waitpid(c->pid, &c->status, WNOHANG)) < 0 && errno == EINTR) {
    }
    return pid != 0;
}

/* Waits for its end, which may come a moment after it closed its output, or makes it end. */
static void reap(Child *c, double patience) {
    static const struct timespec moment = { 0, 2000000 };
    if (!c->pid)
        return;
    bool ended = has_ended(c);
    for (double deadline = now() + patience; !ended && now() < deadline; ended = has_ended(c))
        nanosleep(&moment, NULL);
    c->stayed = !ended;
    kill(-c->pid, SIGKILL); /* and whatever it has started */
    while (!ended && waitpid(c->pid, &c->status, 0) < 0 && errno == EINTR) {
    }
    c->pid = 0;
}

void child_epitaph(Child *c, char *out, size_t size) {
    reap(c, PATIENCE);
    int status = WIFSIGNALED(c->status) ? 128 + WTERMSIG(c->status) : WEXITSTATUS(c->status);
    if (c->stayed)
        snprintf(out, size, "it closed its pipe");
    else if (status > 128) /* or so the shell that ran it tells */
        snprintf(out, size, "it was ended by signal %d", status - 128);
    else
        snprintf(out, size, "it ended with status %d", status);
}

void child_end(Child *c) {
    if (!c)
        return;
    close(c->in);
    if (c->pid)
        reap(c, closes(c) ? PATIENCE : 0);
    close(c->out);
    free(c);
}
