/* The engine for L-GDL: what its two files share. */
#ifndef LUSOR_API_LUD_H
#define LUSOR_API_LUD_H

#include "api/api.h"
#include "game/game.h"
#include "lang/description.h"

typedef struct LudGame {
    const Game *game;  /* of a match: the whole */
    const Game *first; /* of a match: the first one, whose board and pieces are shown */
    const Description *description;
    const Tree *metadata;
    Library *library;
    const char *best_agent; /* NULL if the description recommends none */
} LudGame;

static inline const LudGame *lud_of(const LusorGame *g) {
    return g->own;
}

/* lud.c */
bool lud_load(LusorGame *g, const char *path_or_name, const LusorChoices *choices);
void lud_unload(LusorGame *g);
const char *lud_info(const LusorGame *g, const char *what);

/* lud_board.c */
void lud_fill_board(LusorGame *g);
int lud_neighbours(const LusorGame *g, LusorSite s, int direction, int *out, int cap);
int lud_line(const LusorGame *g, LusorSite s, int direction, int *out, int cap);
int lud_incident(const LusorGame *g, LusorSite s, LusorSiteType type, int *out, int cap);
int lud_n_tracks(const LusorGame *g);
int lud_track(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap);
int lud_n_regions(const LusorGame *g);
int lud_region(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap);

/* lud_trial.c */
bool lud_write_trial(const LusorPosition *p, Text *out);
int lud_read_trial(LusorPosition *p, const Source *source, Report *report, Text *why);

/* lud_action.c */
struct Action;
LusorAction lud_action(const struct Action *a);

#endif
