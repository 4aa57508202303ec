/* Matches: games played one after the other. */
#include "lang/bind.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"

#include <string.h>

/* The file of that name in the root that the match itself lies in, or NULL. */
static const char *find_at_home(Build *b, const Root *home, const char *name) {
    const char **files;
    const char *wanted = arena_printf(b->arena, "/%s.lud", name);
    int n = home ? root_list(home, b->arena, root_games_dir(home), ".lud", &files) : 0;
    for (int i = 0; i < n; i++) {
        size_t size = strlen(files[i]), tail = strlen(wanted);
        if (size >= tail && !strcmp(files[i] + size - tail, wanted))
            return files[i];
    }
    return NULL;
}

/* The text of a subgame's description; *home gets the root it lies in. */
static const Source *read_subgame(Build *b, const Bound *n, const Root **home) {
    const Description *match = b->description;
    const char *name = arg_string(n, "<string>"), *why;
    const char *file = find_at_home(b, match->home, name);
    *home = match->home;
    if (!file) {
        const LibraryGame *found = library_find_game(match->library, b->report, name, NULL);
        *home = found ? found->root : NULL;
        file = found ? found->file : NULL;
    }
    const Source *s = file ? root_read(*home, b->arena, file, &why) : NULL;
    if (!s)
        build_error(b, n, "the game \"%s\" of this match cannot be read", name);
    return s;
}

static const Game *load_subgame(Build *b, const Bound *n) {
    const Description *match = b->description;
    const char *option = arg_string(n, "<string>#2");
    const Root *home;
    const Source *file = read_subgame(b, n, &home);
    Choices choices = { .options = &option, .n_options = option != NULL };
    const Description *d =
        file ? description_expand(b->arena, b->report, match->library, file, home, &choices) : NULL;
    Game *g = d ? load_description(b->arena, b->report, d) : NULL;
    if (g && g->is_match)
        build_error(b, n, "a match of matches");
    else if (g && g->n_players != b->game->n_players)
        build_error(b, n, "this game has %d players, the match %d", g->n_players,
                    b->game->n_players);
    return g;
}

static void load_instances(Build *b, const Bound *games) {
    Game *g = b->game;
    BoundItems items = load_items(games, "{<subgame>}", "<subgame>");
    g->instances = ARENA_ARRAY(b->arena, Instance, items.n + 1);
    for (int i = 0; i < items.n && !report_failed(b->report); i++) {
        const Bound *n = load_item(&items, i);
        g->instances[g->n_instances++] = (Instance){ .game = load_subgame(b, n),
                                                     .next = arg_int(b, n, "next:<int>"),
                                                     .result = arg_int(b, n, "result:<int>") };
    }
    if (!g->n_instances)
        build_error(b, games, "a match needs a game");
}

static void load_ends(Build *b, const Bound *end) {
    BoundItems rules = load_items(end, "{<endRule>}", "<endRule>");
    b->game->match_ends = ARENA_ARRAY(b->arena, const Fn *, rules.n + 1);
    for (int i = 0; i < rules.n; i++)
        b->game->match_ends[b->game->n_match_ends++] = build_rule(b, load_item(&rules, i));
}

void load_match(Build *b, const Bound *n) {
    Game *g = b->game;
    g->is_match = true;
    if (!bound_has(n, "<games>") || !b->description || !b->description->library) {
        build_error(b, n, "a match needs games, an end, and a library to find the games in");
        return;
    }
    load_instances(b, bound_arg(n, "<games>"));
    if (report_failed(b->report))
        return;
    const Game *first = g->instances[0].game;
    g->flags = first->flags;
    g->default_type = first->default_type;
    g->topology = first->topology;
    load_ends(b, bound_arg(n, "<end>"));
}

const Ludeme match_ludemes[] = {
    // clang-format off
    { "<match>", "(match <string>)" },
    { "<match>", "(match <string> [<players>] <games> <end>)" },
    { "<games>", "(games (<subgame> | {<subgame>}))" },
    { "<subgame>", "(subgame <string> [<string>] [next:<int>] [result:<int>])" },
    // clang-format on
    { NULL },
};
