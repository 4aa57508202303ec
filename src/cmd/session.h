/* Session: a game of any language lusor reads, opened by a subcommand to be played. */
#ifndef LUSOR_SESSION_H
#define LUSOR_SESSION_H

#include "base/random.h"
#include "base/report.h"
#include "lang/options.h"

/* What is to be played. */
typedef struct Wanted {
    const char *game; /* a path or a name */
    Choices choices;
    uint64_t seed; /* of the game's own random numbers */
    int depth;     /* how many moves will be made before any is taken back, at most */
} Wanted;

/* What random playouts have met so far. */
typedef struct Tally {
    uint64_t playouts, plies;
    uint64_t moves; /* legal moves that were listed; 0 where that was not necessary */
} Tally;

/* A language in which games are written. Each function gets what `open` returned. */
typedef struct Language {
    const char *extension; /* of its files; NULL: any other name is its as well */
    /* The game at its start, or NULL after a report. The arena outlives it. */
    void *(*open)(const Wanted *wanted, Arena *arena, Report *report);
    void (*close)(void *game);
    /* Lists the legal moves and says how many; 0 after trouble and when the game is over. */
    int (*moves)(void *game);
    /* One of the moves listed last, as text, valid until the next call. */
    const char *(*name)(void *game, int move);
    /* Makes one of the moves listed last; taking it back brings their list back. */
    void (*make)(void *game, int move);
    void (*take_back)(void *game);
    /* One random game; false after trouble. */
    bool (*play_out)(void *game, Random *random, Tally *tally);
    /* What stopped the game for good, or NULL. */
    const char *(*trouble)(const void *game);
} Language;

extern const Language session_lud, session_rbg;

typedef struct Session {
    Arena arena;
    Report report;
    const Language *language;
    void *game;
} Session;

/* Opens a game; what is wrong with it is written to standard error. False if it cannot be played.
   Close the session in either case. */
bool session_open(Session *s, const Wanted *wanted);
void session_close(Session *s);

static inline const char *session_trouble(const Session *s) {
    return s->language->trouble(s->game);
}

#endif
