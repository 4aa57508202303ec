/* Games behind the public interface: loading, and what is known of one without a position. */
#include "api/api.h"

#include "board/direction.h"
#include "lang/library.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { MEMORY = 1 << 30 }; /* bytes that a game may take */

const char *lusor_version(void) {
    return "0.1";
}

/* ---- loading ---- */

static bool ends_with(const char *s, const char *end) {
    size_t n = strlen(s), m = strlen(end);
    return n >= m && !strcmp(s + n - m, end);
}

static const Engine *engine_for(const char *path) {
    return ends_with(path, ".rbg") ? &rbg_engine : &lud_engine;
}

/* The path of a game in Regular Boardgames that goes by a name; the name itself if it is anything
   else. What is wrong with a name is told by the language that then gets it. */
static const char *path_for(Arena *a, const char *name) {
    Report nobody_reads;
    if (ends_with(name, ".lud") || ends_with(name, ".rbg") || !access(name, F_OK))
        return name;
    report_init(&nobody_reads, a);
    Library *library = library_open(a, &nobody_reads);
    const LibraryGame *game = library_find_game(library, &nobody_reads, name, NULL);
    if (game && ends_with(game->file, ".rbg"))
        name = arena_printf(a, "%s/%s", root_path(game->root), game->file);
    library_close(library);
    return name;
}

static bool load(LusorGame *g, const char *path, const LusorChoices *choices) {
    if (!ARENA_CATCH(&g->arena)) {
        const char *file = path_for(&g->arena, path);
        g->engine = engine_for(file);
        return g->engine->load(g, file, choices);
    }
    g->arena.limit += 64 * 1024; /* for this last message */
    report_error(&g->report, (Place){ 0 }, "%s: the game needs more than %d MB of memory", path,
                 MEMORY >> 20);
    return false;
}

static void tell(const Report *r, char **problems) {
    if (!problems)
        return;
    Text text = { 0 };
    report_print(r, &text);
    *problems = text.s;
}

LusorGame *lusor_load(const char *path, const LusorChoices *choices, char **problems) {
    if (problems)
        *problems = NULL;
    LusorGame *g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    arena_init(&g->arena, MEMORY);
    report_init(&g->report, &g->arena);
    g->engine = engine_for(path);
    g->ruleset = LUSOR_NONE;
    bool fine = load(g, path, choices) && !report_failed(&g->report);
    tell(&g->report, problems);
    if (fine)
        g->path = arena_strdup(&g->arena, path);
    else
        lusor_free(g);
    return fine ? g : NULL;
}

void lusor_free(LusorGame *g) {
    if (!g)
        return;
    g->engine->unload(g);
    arena_free(&g->arena);
    free(g);
}

/* ---- facts ---- */

const char *lusor_name(const LusorGame *g) {
    return g->name;
}
const char *lusor_path(const LusorGame *g) {
    return g->path;
}
const char *lusor_language(const LusorGame *g) {
    return g->engine->language;
}
const char *lusor_info(const LusorGame *g, const char *what) {
    return g->engine->info(g, what);
}
int lusor_players(const LusorGame *g) {
    return g->n_players;
}
const char *lusor_player_name(const LusorGame *g, int player) {
    bool known = player >= 0 && player <= g->n_players + 1;
    return known && g->player_names[player] ? g->player_names[player] : "nobody";
}
unsigned lusor_traits(const LusorGame *g) {
    return g->traits;
}
int lusor_options(const LusorGame *g) {
    return g->n_options;
}
LusorOption lusor_option(const LusorGame *g, int i) {
    return g->options[i];
}
int lusor_rulesets(const LusorGame *g) {
    return g->n_rulesets;
}
const char *lusor_ruleset(const LusorGame *g, int i) {
    return g->rulesets[i];
}
int lusor_ruleset_chosen(const LusorGame *g) {
    return g->ruleset;
}
int lusor_pieces(const LusorGame *g) {
    return g->n_pieces;
}
const LusorPiece *lusor_piece(const LusorGame *g, int piece) {
    return &g->pieces[piece >= 0 && piece < g->n_pieces ? piece : 0];
}

/* ---- the board ---- */

int lusor_containers(const LusorGame *g) {
    return g->n_containers;
}
LusorContainer lusor_container(const LusorGame *g, int i) {
    return g->containers[i];
}
LusorSiteType lusor_default_type(const LusorGame *g) {
    return g->default_type;
}
int lusor_sites(const LusorGame *g, LusorSiteType type) {
    return g->n_sites[type];
}
bool lusor_type_used(const LusorGame *g, LusorSiteType type) {
    return g->used[type];
}
LusorBasis lusor_basis(const LusorGame *g) {
    return g->basis;
}
LusorPlace lusor_place(const LusorGame *g, LusorSite s) {
    const LusorPlace *place = api_place(g, s);
    return place ? *place : (LusorPlace){ .label = "", .container = LUSOR_NONE };
}

LusorSite lusor_site_labelled(const LusorGame *g, LusorSiteType type, const char *label) {
    for (int i = 0; *label && i < g->n_sites[type]; i++)
        if (!strcasecmp(g->places[type][i].label, label))
            return api_site(type, i);
    return api_site(type, LUSOR_NONE);
}

int lusor_directions(void) {
    return N_DIRECTIONS;
}
const char *lusor_direction_name(int direction) {
    return direction_name((Direction)direction);
}
int lusor_direction_named(const char *name) {
    for (int i = 0; i < N_DIRECTIONS; i++)
        if (!strcasecmp(direction_name((Direction)i), name))
            return i;
    return LUSOR_NONE;
}
bool lusor_direction_specific(int direction) {
    return direction_specific((Direction)direction);
}

static bool on_board(const LusorGame *g, LusorSite s) {
    return (unsigned)s.type < LUSOR_SITE_TYPES && s.index >= 0 && s.index < g->n_sites[s.type];
}

int lusor_neighbours(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    return on_board(g, s) ? g->engine->neighbours(g, s, direction, out, cap) : 0;
}
int lusor_line(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    return on_board(g, s) ? g->engine->line(g, s, direction, out, cap) : 0;
}
int lusor_incident(const LusorGame *g, LusorSite s, LusorSiteType type, int *out, int cap) {
    return on_board(g, s) ? g->engine->incident(g, s, type, out, cap) : 0;
}

int lusor_tracks(const LusorGame *g) {
    return g->engine->n_tracks(g);
}
const char *lusor_track_name(const LusorGame *g, int track) {
    const char *name;
    g->engine->track(g, track, &name, &(int){ 0 }, NULL, 0);
    return name;
}
int lusor_track_owner(const LusorGame *g, int track) {
    int owner;
    g->engine->track(g, track, &(const char *){ NULL }, &owner, NULL, 0);
    return owner;
}
int lusor_track_sites(const LusorGame *g, int track, int *out, int cap) {
    return g->engine->track(g, track, &(const char *){ NULL }, &(int){ 0 }, out, cap);
}
int lusor_regions(const LusorGame *g) {
    return g->engine->n_regions(g);
}
const char *lusor_region_name(const LusorGame *g, int region) {
    const char *name;
    g->engine->region(g, region, &name, &(int){ 0 }, NULL, 0);
    return name;
}
int lusor_region_owner(const LusorGame *g, int region) {
    int owner;
    g->engine->region(g, region, &(const char *){ NULL }, &owner, NULL, 0);
    return owner;
}
int lusor_region_sites(const LusorGame *g, int region, int *out, int cap) {
    return g->engine->region(g, region, &(const char *){ NULL }, &(int){ 0 }, out, cap);
}
