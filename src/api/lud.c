/* L-GDL games: loading, and what the description tells about itself. */
#include "api/lud.h"

#include "lang/metadata.h"
#include "ludeme/load.h"

#include <string.h>

/* ---- names ---- */

/* The word for a colour that the graphics give to a player, NULL if none or if it is no word. */
static const char *colour_of(const Tree *graphics, int player) {
    char role[8] = { 'P' };
    role[1] = (char)('0' + player % 10);
    for (const Tree *t = NULL; (t = metadata_next(graphics, t, "player Colour"));) {
        if (t->n_items < 4 || !t->items[2]->text || strcmp(t->items[2]->text, role))
            continue;
        const Tree *colour = t->items[3];
        bool word = colour->kind == TREE_LIST && colour->n_items == 2 &&
                    colour->items[1]->kind == TREE_SYMBOL;
        return word ? colour->items[1]->text : NULL;
    }
    return NULL;
}

/* Players are called by their colours if all of them have one of their own. */
static bool name_by_colours(LusorGame *g, const Tree *graphics) {
    for (int i = 1; i <= g->n_players; i++) {
        g->player_names[i] = i < 10 ? colour_of(graphics, i) : NULL;
        if (!g->player_names[i])
            return false;
        for (int k = 1; k < i; k++)
            if (!strcmp(g->player_names[k], g->player_names[i]))
                return false;
    }
    return true;
}

static void name_players(LusorGame *g) {
    const Tree *graphics = metadata_section(lud_of(g)->metadata, "graphics");
    if (!graphics || !name_by_colours(g, graphics))
        for (int i = 1; i <= g->n_players; i++)
            g->player_names[i] = arena_printf(&g->arena, "Player %d", i);
    g->player_names[0] = "Neutral";
    g->player_names[g->n_players + 1] = "Shared";
}

const char *lud_info(const LusorGame *g, const char *what) {
    if (!strcmp(what, "bestAgent"))
        return lud_of(g)->best_agent;
    return metadata_text(lud_of(g)->metadata, "info", what);
}

static const char *find_best_agent(LusorGame *g) {
    const LudGame *own = lud_of(g);
    const Tree *ai =
        metadata_ai(&g->arena, &g->report, own->description, own->metadata, own->library);
    const Tree *entry = ai ? metadata_next(ai, NULL, "bestAgent") : NULL;
    return entry && entry->n_items > 1 ? entry->items[1]->text : NULL;
}

/* ---- options ---- */

static void fill_options(LusorGame *g) {
    const Options *o = lud_of(g)->description->options;
    if (!o)
        return;
    for (int i = 0; i < o->n_categories; i++) {
        const OptionCategory *category = &o->categories[i];
        for (int k = 0; k < category->n_items; k++)
            ARENA_PUSH(&g->arena, g->options, g->n_options, g->cap_options) =
                (LusorOption){ .category = category->heading,
                               .item = category->items[k].heading,
                               .description = category->items[k].description,
                               .full_name = category->items[k].full_name,
                               .category_index = i,
                               .selected = k == category->selected };
    }
    g->n_rulesets = o->n_rulesets;
    g->rulesets = ARENA_ARRAY(&g->arena, const char *, o->n_rulesets + 1);
    for (int i = 0; i < o->n_rulesets; i++)
        g->rulesets[i] = o->rulesets[i].heading;
    g->ruleset = o->ruleset;
}

/* ---- pieces ---- */

static void fill_pieces(LusorGame *g, const Game *game) {
    static const LusorPieceKind kinds[] = { [COMPONENT_PIECE] = LUSOR_PIECE,
                                            [COMPONENT_TILE] = LUSOR_TILE,
                                            [COMPONENT_DIE] = LUSOR_DIE,
                                            [COMPONENT_CARD] = LUSOR_CARD,
                                            [COMPONENT_DOMINO] = LUSOR_DOMINO };
    g->n_pieces = game->n_components > 0 ? game->n_components : 1;
    g->pieces = ARENA_ARRAY(&g->arena, LusorPiece, g->n_pieces);
    g->pieces[0] = (LusorPiece){ .name = "nothing", .label = "nothing" };
    for (int i = 1; i < game->n_components; i++) {
        const Component *from = &game->components[i];
        g->pieces[i] = (LusorPiece){ .name = from->plain ? from->plain : from->name,
                                     .label = from->name,
                                     .kind = kinds[from->kind],
                                     .owner = from->owner,
                                     .n_faces = from->n_faces,
                                     .faces = from->faces,
                                     .suit = from->suit,
                                     .rank = from->rank,
                                     .value = from->value,
                                     .halves = { from->halves[0], from->halves[1] } };
    }
}

/* ---- traits ---- */

static unsigned traits_of(const Game *g) {
    static const struct {
        uint64_t flag;
        unsigned trait;
    } rows[] = {
        { FLAG_Stochastic, LUSOR_CHANCE },
        { FLAG_HiddenInfo, LUSOR_HIDDEN },
        { FLAG_Stacking, LUSOR_STACKS },
        { FLAG_Count, LUSOR_COUNTS },
        { FLAG_Score, LUSOR_SCORES },
        { FLAG_Bet, LUSOR_AMOUNTS },
        { FLAG_DeductionPuzzle, LUSOR_PUZZLE },
        { FLAG_Boardless, LUSOR_BOARDLESS },
        { FLAG_ThreeDimensions, LUSOR_THREE_D },
        { FLAG_LargePiece, LUSOR_LARGE },
        { FLAG_Rotation, LUSOR_ROTATIONS },
        { FLAG_SiteState, LUSOR_STATES },
        { FLAG_Value, LUSOR_VALUES },
        { FLAG_Team, LUSOR_TEAMS },
    };
    unsigned traits = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        traits |= game_has(g, rows[i].flag) ? rows[i].trait : 0;
    traits |= g->mode == MODE_SIMULTANEOUS ? LUSOR_SIMULTANEOUS : 0;
    return traits | (g->mode == MODE_SIMULATION ? LUSOR_SIMULATION : 0);
}

static unsigned all_traits(const Game *g) {
    if (!g->is_match)
        return traits_of(g);
    unsigned traits = LUSOR_MATCH | LUSOR_SCORES;
    for (int i = 0; i < g->n_instances; i++)
        traits |= traits_of(g->instances[i].game);
    return traits;
}

/* ---- loading ---- */

bool lud_load(LusorGame *g, const char *path, const LusorChoices *wanted) {
    Choices choices = { 0 };
    if (wanted)
        choices = (Choices){ wanted->options, wanted->n_options, wanted->ruleset };
    LudGame *own = ARENA_NEW(&g->arena, LudGame);
    g->own = own;
    own->library = library_open(&g->arena, &g->report);
    own->description = description_load(&g->arena, &g->report, own->library, path, &choices);
    if (own->description)
        own->game = load_description(&g->arena, &g->report, own->description);
    if (!own->game)
        return false;
    own->metadata = metadata_read(&g->arena, &g->report, own->description);
    own->best_agent = find_best_agent(g);
    own->first = own->game->is_match ? own->game->instances[0].game : own->game;
    g->name = own->game->name;
    g->n_players = own->game->n_players;
    g->traits = all_traits(own->game);
    name_players(g);
    fill_options(g);
    fill_pieces(g, own->first);
    lud_fill_board(g);
    return true;
}

void lud_unload(LusorGame *g) {
    if (g->own && lud_of(g)->library)
        library_close(lud_of(g)->library);
}
