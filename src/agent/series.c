/* Series: threads that take one game after the other. */
#include "agent/series.h"

#include <pthread.h>

typedef struct Run {
    const Series *series;
    pthread_mutex_t lock; /* guards what follows and the series' wanted() and keep() */
    int next;
    bool failed;
} Run;

/* The number of a game to be played, -1 when there is none left. */
static int take(Run *r) {
    const Series *s = r->series;
    int game = -1;
    pthread_mutex_lock(&r->lock);
    for (; !r->failed && r->next < s->n && game < 0; r->next++)
        if (s->wanted(s->own, r->next))
            game = r->next;
    pthread_mutex_unlock(&r->lock);
    return game;
}

static void keep(Run *r, int game, bool played, const ContestGame *result) {
    const Series *s = r->series;
    pthread_mutex_lock(&r->lock);
    if (!played || !s->keep(s->own, game, result))
        r->failed = true;
    pthread_mutex_unlock(&r->lock);
}

static void *work(void *arg) {
    Run *r = arg;
    ContestGame result;
    for (int game; (game = take(r)) >= 0;)
        keep(r, game, r->series->play(r->series->own, game, &result), &result);
    return NULL;
}

bool series_run(const Series *s, int threads) {
    Run r = { .series = s };
    pthread_t others[SERIES_THREADS_MAX];
    int started = 1;
    pthread_mutex_init(&r.lock, NULL);
    while (started < threads && started < SERIES_THREADS_MAX &&
           !pthread_create(&others[started], NULL, work, &r))
        started++;
    work(&r);
    for (int i = 1; i < started; i++)
        pthread_join(others[i], NULL);
    pthread_mutex_destroy(&r.lock);
    return !r.failed;
}
