/* Phrases: parts of sentences. */
#include "view/phrase.h"

#include <ctype.h>
#include <string.h>

enum { LEVELS_TOLD = 12 };

void phrase_item(Phrase *list, const char *item) {
    if (list->n > 0)
        text_printf(list->out, "%s%s", list->n > 1 ? ", " : "", text_str(&list->last));
    text_clear(&list->last);
    text_puts(&list->last, item);
    list->n++;
}

void phrase_end(Phrase *list) {
    if (list->n > 0)
        text_printf(list->out, "%s%s", list->n > 1 ? " and " : "", text_str(&list->last));
    text_free(&list->last);
}

/* ---- pieces ---- */

static bool ends_in(const char *word, const char *end) {
    size_t n = strlen(word), m = strlen(end);
    return n >= m && !strcasecmp(word + n - m, end);
}

static void add_plural(const char *name, Text *out) {
    size_t n = strlen(name);
    bool vowel = n > 1 && strchr("aeiou", tolower((unsigned char)name[n - 2]));
    if (n == 0 || !islower((unsigned char)name[n - 1]))
        text_puts(out, name); /* a number or a sign has no plural */
    else if (ends_in(name, "man"))
        text_printf(out, "%.*sen", (int)n - 2, name);
    else if (ends_in(name, "y") && !vowel)
        text_printf(out, "%.*sies", (int)n - 1, name);
    else if (ends_in(name, "s") || ends_in(name, "x") || ends_in(name, "ch") || ends_in(name, "sh"))
        text_printf(out, "%ses", name);
    else
        text_printf(out, "%ss", name);
}

void phrase_piece(const Names *names, int piece, int count, Text *out) {
    if (count == 1)
        text_puts(out, names_piece(names, piece));
    else
        add_plural(names_piece(names, piece), out);
}

void phrase_die(const Names *names, LusorContent die, Text *out) {
    text_printf(out, "%d", names_die_face(names, die.piece, die.state));
}

static void add_details(const Names *names, LusorContent c, Text *out) {
    unsigned traits = lusor_traits(names_game(names));
    if (c.state > 0 && traits & LUSOR_STATES)
        text_printf(out, ", state %d", c.state);
    if (c.rotation > 0 && traits & LUSOR_ROTATIONS)
        text_printf(out, ", turned %d", c.rotation);
    if (c.value > 0 && traits & LUSOR_VALUES)
        text_printf(out, ", value %d", c.value);
}

void phrase_content(const Names *names, LusorContent c, Text *out) {
    if (c.piece <= 0) {
        text_puts(out, c.hidden ? "something unknown" : "empty");
        return;
    }
    if (lusor_piece(names_game(names), c.piece)->kind == LUSOR_DIE) {
        text_puts(out, "die showing ");
        phrase_die(names, c, out);
        return;
    }
    if (c.count > 1)
        text_printf(out, "%d ", c.count);
    int owner = lusor_piece(names_game(names), c.piece)->owner;
    if (owner >= 1 && owner <= lusor_players(names_game(names)))
        text_printf(out, "%s ", names_player(names, owner));
    phrase_piece(names, c.piece, c.count > 1 ? c.count : 1, out);
    add_details(names, c, out);
}

static void add_stack(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                      int height, Text *out) {
    text_printf(out, "%d pieces, from below ", height);
    for (int level = 0; level < height && level < LEVELS_TOLD; level++) {
        text_puts(out, level ? ", " : "");
        phrase_content(names, lusor_at(p, site, level, viewer), out);
    }
    if (height > LEVELS_TOLD) {
        text_puts(out, " ... on top ");
        phrase_content(names, lusor_top(p, site, viewer), out);
    }
}

void phrase_contents(const Names *names, const LusorPosition *p, int viewer, LusorSite site,
                     Text *out) {
    LusorSite root = lusor_covered_by(p, site);
    int height = lusor_height(p, root);
    if (lusor_traits(names_game(names)) & LUSOR_PUZZLE) {
        int value = lusor_puzzle_value(p, site);
        if (value >= 0)
            text_printf(out, "%d", value);
        else
            text_puts(out, "open");
    } else if (height > 1) {
        add_stack(names, p, viewer, root, height, out);
    } else {
        phrase_content(names, lusor_top(p, root, viewer), out);
    }
}

bool phrase_is_empty(const LusorPosition *p, int viewer, LusorSite site) {
    LusorContent c = lusor_top(p, lusor_covered_by(p, site), viewer);
    bool puzzle = lusor_traits(lusor_position_game(p)) & LUSOR_PUZZLE;
    return puzzle ? lusor_puzzle_value(p, site) < 0 : c.piece <= 0 && !c.hidden;
}

int phrase_count(const LusorPosition *p, int viewer, LusorSite site, int piece) {
    int n = 0, height = lusor_height(p, site);
    for (int level = 0; level < height; level++) {
        LusorContent c = lusor_at(p, site, level, viewer);
        if (c.piece == piece)
            n += c.count > 1 ? c.count : 1;
    }
    return n;
}

/* ---- directions ---- */

static const struct {
    const char *name, *word;
} directions[] = {
    { "N", "north" },
    { "NE", "northeast" },
    { "E", "east" },
    { "SE", "southeast" },
    { "S", "south" },
    { "SW", "southwest" },
    { "W", "west" },
    { "NW", "northwest" },
    { "NNE", "north-northeast" },
    { "ENE", "east-northeast" },
    { "ESE", "east-southeast" },
    { "SSE", "south-southeast" },
    { "SSW", "south-southwest" },
    { "WSW", "west-southwest" },
    { "WNW", "west-northwest" },
    { "NNW", "north-northwest" },
    { "CW", "clockwise" },
    { "CCW", "counterclockwise" },
    { "In", "inwards" },
    { "Out", "outwards" },
    { "U", "up" },
    { "D", "down" },
};

const char *phrase_direction(int direction) {
    const char *name = lusor_direction_name(direction);
    for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
        if (!strcmp(directions[i].name, name))
            return directions[i].word;
    return name;
}
