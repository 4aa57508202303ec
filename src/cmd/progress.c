/* Progress: one line on the terminal that tells how far a long piece of work is. */
#include "cmd/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE 2.0 /* seconds before anything shows */
#define PERIOD   0.2 /* seconds between two changes of the line */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void progress_begin(Progress *p, const char *doing, int total) {
    *p = (Progress){ .doing = doing, .total = total, .start = now() };
}

void progress_step(Progress *p) {
    p->done++;
    double t = now();
    if (t - p->start < PATIENCE || t - p->shown < PERIOD || !isatty(STDERR_FILENO))
        return;
    double left = (t - p->start) / p->done * (p->total - p->done);
    fprintf(stderr, "\r%s: %d of %d, %d:%02d:%02d left ", p->doing, p->done, p->total,
            (int)(left / 3600), (int)(left / 60) % 60, (int)left % 60);
    p->shown = t;
    p->visible = true;
}

void progress_hide(Progress *p) {
    if (p->visible)
        fprintf(stderr, "\r%*s\r", 60, "");
    p->visible = false;
}
