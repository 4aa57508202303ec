/* What stands behind include/lusor/lusor.h: a game, a position, and the engine that plays each
   language. */
#ifndef LUSOR_API_H
#define LUSOR_API_H

#include "base/arena.h"
#include "base/random.h"
#include "base/report.h"
#include "base/text.h"
#include "lusor/lusor.h"

typedef struct Engine Engine;

struct LusorGame {
    const Engine *engine;
    Arena arena; /* owns everything below */
    Report report;
    const char *path;

    /* filled by the engine */
    void *own; /* whatever it needs */
    const char *name;
    int n_players;
    const char *player_names[LUSOR_PLAYERS_MAX + 2];
    unsigned traits;
    LusorPiece *pieces;
    int n_pieces;
    LusorContainer *containers;
    int n_containers;
    LusorSiteType default_type;
    LusorBasis basis;
    int n_sites[LUSOR_SITE_TYPES];  /* of the board */
    int n_places[LUSOR_SITE_TYPES]; /* those of other containers included */
    LusorPlace *places[LUSOR_SITE_TYPES];
    bool used[LUSOR_SITE_TYPES];
    LusorOption *options;
    int n_options, cap_options;
    const char **rulesets;
    int n_rulesets, ruleset;
};

struct LusorPosition {
    const LusorGame *game;
    void *own; /* the engine's */
    uint64_t seed;
    int n_moves;  /* legal ones; LUSOR_NONE: not known yet */
    bool replays; /* seed and moves determine the position: nothing else was done to it */
    const char *trouble;

    int depth;                        /* moves tried and not taken back */
    int tried_moves[LUSOR_DEPTH_MAX]; /* how many legal moves there were before each */

    int *played; /* per ply: how many moves were made at once, then their indices */
    int n_played, cap_played;
    int *plies; /* where each ply begins in `played` */
    int n_plies, cap_plies;
};

/* What can play the games of one language. All functions get a position of such a game. */
struct Engine {
    const char *language;
    /* Fills the game in; false after a report. */
    bool (*load)(LusorGame *g, const char *path_or_name, const LusorChoices *choices);
    void (*unload)(LusorGame *g);
    const char *(*info)(const LusorGame *g, const char *what);

    int (*neighbours)(const LusorGame *g, LusorSite s, int direction, int *out, int cap);
    int (*line)(const LusorGame *g, LusorSite s, int direction, int *out, int cap);
    int (*incident)(const LusorGame *g, LusorSite s, LusorSiteType type, int *out, int cap);
    int (*track)(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap);
    int (*region)(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap);
    int (*n_tracks)(const LusorGame *g);
    int (*n_regions)(const LusorGame *g);

    bool (*open)(LusorPosition *p);
    void (*close)(LusorPosition *p);
    /* These may meet trouble: they set p->trouble, leave the position as it was and return false
       (moves: -1). */
    bool (*start)(LusorPosition *p);
    int (*moves)(LusorPosition *p);
    bool (*make)(LusorPosition *p, const int *moves, int n);
    bool (*try)(LusorPosition *p, int move);
    int (*playout)(LusorPosition *p, LusorRandom *r, int max, LusorNoted *out, int cap);

    void (*back)(LusorPosition *p);
    void (*copy)(LusorPosition *to, const LusorPosition *from);
    void (*reseed)(LusorPosition *p, uint64_t seed);
    void (*shuffle)(LusorPosition *p, int viewer, LusorRandom *r);

    int (*mover)(const LusorPosition *p);
    int (*next)(const LusorPosition *p);
    bool (*over)(const LusorPosition *p);
    bool (*active)(const LusorPosition *p, int player);
    double (*rank)(const LusorPosition *p, int player);
    double (*utility)(const LusorPosition *p, int player);
    int (*number)(const LusorPosition *p, int what, int player); /* a POSITION_ number */
    const char *(*phase)(const LusorPosition *p, int player);
    uint64_t (*hash)(const LusorPosition *p);
    void (*state_text)(const LusorPosition *p, Text *out);

    int (*height)(const LusorPosition *p, LusorSite s);
    LusorContent (*at)(const LusorPosition *p, LusorSite s, int level, int viewer);
    LusorSite (*covered_by)(const LusorPosition *p, LusorSite s);
    int (*puzzle_value)(const LusorPosition *p, LusorSite s);

    LusorMoveInfo (*info_of)(const LusorPosition *p, int move);
    int (*actions_of)(const LusorPosition *p, int move, LusorAction *out, int cap);
    uint64_t (*key_of)(const LusorPosition *p, int move);
    void (*text_of)(const LusorPosition *p, int move, Text *out);
    LusorMoveInfo (*last_info)(const LusorPosition *p);
    int (*last_actions)(const LusorPosition *p, LusorAction *out, int cap);

    bool (*write_trial)(const LusorPosition *p, Text *out);
    /* Starts anew and plays what the source says; returns how many moves, -1 after a report. `why`
       gets a line on why there were not more. */
    int (*read_trial)(LusorPosition *p, const Source *source, Report *report, Text *why);
};

enum { POSITION_SCORE, POSITION_AMOUNT, POSITION_POT, POSITION_TURN, POSITION_SEAT };

extern const Engine lud_engine, rbg_engine;

/* The lines of the comment at the top of a description in Regular Boardgames, without the signs
   that make it one; NULL if there is none. */
const char *rbg_opening_comment(Arena *a, const char *text);

/* How a value from 1 (best) to `n` players (worst) counts: from 1 down to -1. */
double api_rank_utility(double rank, int n_players);
static inline LusorSite api_site(LusorSiteType type, int index) {
    return (LusorSite){ type, index };
}
/* The place of a site, or NULL if there is no such site. */
static inline const LusorPlace *api_place(const LusorGame *g, LusorSite s) {
    bool known =
        (unsigned)s.type < LUSOR_SITE_TYPES && s.index >= 0 && s.index < g->n_places[s.type];
    return known ? &g->places[s.type][s.index] : NULL;
}

#endif
