/* Loads what every recorded game is played with, and compares it with the header of the record:
   players, mode, site type, pieces and containers. */
#include "board/topology.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 20, GAME_MEMORY = 256 * 1024 * 1024 };

static const char *mode_name(const Game *g) {
    static const char *const names[] = { "Alternating", "Simultaneous", "Simulation" };
    return g->is_match ? "Match" : names[g->mode];
}

static const char *type_name(const Game *g) {
    static const char *const names[] = { "Cell", "Vertex", "Edge" };
    return names[g->default_type];
}

/* The lines that the header of a record of this game must have. */
static void write_header(const Game *g, Text *out) {
    text_printf(out, "players %d\nmode %s\ndefault %s\n", g->n_players, mode_name(g), type_name(g));
    for (int i = 1; i < g->n_components; i++)
        text_printf(out, "component %d %s %d\n", i, g->components[i].name, g->components[i].owner);
    for (int i = 0; i < g->n_containers; i++)
        text_printf(out, "container %d %s %d %d\n", i, g->containers[i].name,
                    g->containers[i].first, g->containers[i].n_sites);
}

static bool is_wanted(const char *line) {
    static const char *const heads[] = { "players ", "mode ", "default ", "component ",
                                         "container " };
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (!strncmp(line, heads[i], strlen(heads[i])))
            return true;
    return false;
}

/* Those lines as they were recorded. */
static void read_header(const Source *play, Text *out) {
    for (const char *line = play->text; line && strncmp(line, "rng ", 4);) {
        const char *end = strchr(line, '\n');
        size_t n = end ? (size_t)(end - line) + 1 : strlen(line);
        if (is_wanted(line))
            text_add(out, line, n);
        line = end ? end + 1 : NULL;
    }
}

static void show_difference(const char *path, const char *got, const char *wanted) {
    size_t at = 0, line = 0;
    for (; got[at] && got[at] == wanted[at]; at++)
        if (got[at] == '\n')
            line = at + 1;
    printf("%s\n  recorded %.*s\n  loaded   %.*s\n", path, (int)strcspn(wanted + line, "\n"),
           wanted + line, (int)strcspn(got + line, "\n"), got + line);
}

typedef enum { AGREES, DIFFERS, NOT_YET } Verdict;

static bool is_not_yet(const Report *report) {
    return report->n_problems && strstr(report->problems[0]->message, "not yet");
}

static Verdict compare(Arena *a, Library *library, const char *root, const char *path, bool shown) {
    Report report;
    Text got = { 0 }, wanted = { 0 };
    const char *why = "?";
    int n_nodes;
    report_init(&report, a);
    const Source *play = source_read(a, arena_printf(a, "%s/%s", root, path), &why);
    Description *d = description_load(a, &report, library,
                                      arena_printf(a, "%s/lud/%.*s.lud", root,
                                                   (int)(strlen(path) - strlen("plays/.play")),
                                                   path + strlen("plays/")),
                                      NULL);
    const Tree *tree = d ? tree_read(a, &report, d->game, &n_nodes) : NULL;
    const Bound *bound =
        tree ? bind_tree(a, &report, ludeme_grammar(), tree, n_nodes, "<game>") : NULL;
    const Game *g = bound ? load_things(a, &report, ludeme_grammar(), bound) : NULL;
    if (g)
        write_header(g, &got);
    if (play)
        read_header(play, &wanted);
    bool same = g && play && !strcmp(text_str(&got), text_str(&wanted));
    if (!same && shown && g) {
        show_difference(path, text_str(&got), text_str(&wanted));
    } else if (!same && shown) {
        text_clear(&got);
        report_print(&report, &got);
        printf("%s\n%s", path, text_str(&got));
    }
    text_free(&got);
    text_free(&wanted);
    return same ? AGREES : is_not_yet(&report) ? NOT_YET : DIFFERS;
}

int main(void) {
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared";
    Arena lib_arena, arena;
    Report report;
    arena_init(&lib_arena, GAME_MEMORY);
    arena_init(&arena, GAME_MEMORY);
    report_init(&report, &lib_arena);
    const char *root_path = arena_printf(&lib_arena, "%s/ludii", shared), *why;
    Root *root = root_open(&lib_arena, root_path, &why);
    const char **files;
    int n = root ? root_list(root, &lib_arena, "plays", ".play", &files) : 0;
    int counts[3] = { 0 };
    Library *library = library_open(&lib_arena, &report);
    for (int i = 0; i < n; i++) {
        counts[compare(&arena, library, root_path, files[i], counts[DIFFERS] < SHOWN_MAX)]++;
        arena_free(&arena);
    }
    library_close(library);
    if (!n)
        printf("no recorded facts in %s: %s\n0 passed, 0 failed, 1 skipped\n", root_path,
               root ? "no plays" : why);
    else
        printf("%d passed, %d failed, %d skipped\n", counts[AGREES], counts[DIFFERS],
               counts[NOT_YET]);
    arena_free(&lib_arena);
    return counts[DIFFERS] > 0;
}
