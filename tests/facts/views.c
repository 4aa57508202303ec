/* Plays recorded games at random for 30 moves and looks at each position as people will: every move
 * has a text of its own that reads back as that move and is announced in a short line, and the
 * board is drawn (or its sites are listed) with every site in a place of its own.
 *
 * views [GAME.lud]...: those games; else every VIEW_EVERY-th of the library (37 unless said). */
#include "lusor/lusor.h"
#include "view/grid.h"
#include "view/notation.h"
#include "view/sentence.h"

#include <dirent.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES = 30, LINE = 100, ORDINARY = 20, WINDOW_ROWS = 24, WINDOW_COLS = 80, SHOWN_MAX = 3 };

typedef struct Tally {
    int games, failed, skipped; /* skipped: cannot be loaded or played yet */
    int drawn, listed;          /* boards */
    int positions, moves;
} Tally;

/* One game while it is being looked at. */
typedef struct Look {
    const char *path;
    Names *names;
    Notation *notation;
    Sentences *sentences;
    Grid *grid;
    LusorPosition *p;
    int problems;
    Tally *tally;
} Look;

static void complain(Look *l, const char *what, const char *which) {
    if (l->problems++ < SHOWN_MAX)
        printf("%s: ply %d: %s %s\n", l->path, lusor_plies(l->p), what, which);
}

/* ---- moves ---- */

static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void check_distinct(Look *l, const char *const *texts, int n) {
    Arena arena;
    arena_init(&arena, 64 * 1024 * 1024);
    char **keys = ARENA_ARRAY(&arena, char *, n + 1);
    for (int i = 0; i < n; i++)
        keys[i] = names_key(&arena, texts[i]);
    qsort(keys, (size_t)n, sizeof *keys, by_text);
    for (int i = 1; i < n; i++)
        if (!strcmp(keys[i], keys[i - 1]))
            complain(l, "two moves are written", keys[i]);
    arena_free(&arena);
}

static bool is_ordinary(LusorActionKind kind) {
    return kind == LUSOR_MOVE || kind == LUSOR_ADD || kind == LUSOR_REMOVE || kind == LUSOR_ASSIGN;
}

static void check_moves(Look *l) {
    int n;
    const char *const *texts = notation_list(l->notation, l->p, &n);
    check_distinct(l, texts, n);
    int step = n > 300 ? n / 300 : 1; /* reading compares with all texts: a sample will do */
    for (int i = 0; i < n; i += step) {
        NotationAnswer a = notation_read(l->notation, l->p, 0, texts[i]);
        if (a.kind != NOTATION_FOUND || a.move != i)
            complain(l, "does not read back:", texts[i]);
    }
    for (int i = 0; i < n; i++)
        if (strlen(texts[i]) > ORDINARY && is_ordinary(lusor_move_info(l->p, i).kind))
            complain(l, "is long for an ordinary move:", texts[i]);
    l->tally->moves += n;
}

/* ---- the board ---- */

static bool shows_something(const Sheet *s, GridSpot at) {
    for (int i = 0; i < at.width; i++)
        if (s->cells[at.row * s->cols + at.col + i].code != ' ')
            return true;
    return false;
}

static void check_site(Look *l, const Sheet *s, LusorSite site) {
    GridSpot at = grid_spot(l->grid, site);
    const char *name = names_site(l->names, site);
    bool occupied = !lusor_empty(l->p, site);
    if (at.width == 0) {
        if (occupied)
            complain(l, "has no spot:", name);
        return;
    }
    if (at.row < 0 || at.col < 0 || at.row >= s->rows || at.col + at.width > s->cols) {
        complain(l, "is off the sheet:", name);
        return;
    }
    for (int i = 0; i < at.width; i++) {
        LusorSite there = grid_site_at(l->grid, at.row, at.col + i);
        if (there.index != site.index || there.type != site.type)
            complain(l, "shares a cell:", name);
    }
    if (occupied && !shows_something(s, at))
        complain(l, "is invisible:", name);
}

static void check_board(Look *l) {
    GridMarks marks = GRID_NO_MARKS;
    const Sheet *s = grid_draw(l->grid, l->p, &marks);
    if (s->list != (s->why != NULL))
        complain(l, "a list needs a reason", "");
    if (!s->list && (s->rows > WINDOW_ROWS || s->cols > WINDOW_COLS))
        complain(l, "the board does not fit", "");
    for (int i = 0; i < names_places(l->names); i++)
        check_site(l, s, names_place(l->names, i));
}

/* ---- playing ---- */

static void check_announcement(Look *l, const char *told, bool ordinary) {
    size_t columns = 0;
    bool printable = true;
    for (const char *s = told; *s; s++) {
        printable &= (unsigned char)*s >= ' ' && *s != 127;
        columns += (*s & 0xC0) != 0x80;
    }
    if (!printable || !*told)
        complain(l, "cannot be read out:", told);
    if (ordinary && columns > LINE)
        complain(l, "is too long:", told);
}

/* Makes a move by typing its text, and hears what is said about it. */
static bool make_typed(Look *l, int move) {
    char typed[1024];
    bool ordinary = is_ordinary(lusor_move_info(l->p, move).kind);
    snprintf(typed, sizeof typed, "%s", notation_text(l->notation, l->p, move));
    NotationAnswer a = notation_read(l->notation, l->p, 0, typed);
    sentence_before(l->sentences, l->p);
    if (a.kind != NOTATION_FOUND || !lusor_make(l->p, a.move))
        return false;
    Text told = { 0 };
    sentence_move(l->sentences, l->p, 0, typed, &told);
    check_announcement(l, text_str(&told), ordinary);
    text_free(&told);
    return true;
}

static void play(Look *l) {
    LusorRandom random = { .state = 1 };
    for (int ply = 0; ply <= MOVES; ply++) {
        check_moves(l);
        check_board(l);
        l->tally->positions++;
        int n = lusor_moves(l->p);
        if (n <= 0 || !make_typed(l, lusor_random_below(&random, n)))
            return;
    }
}

static bool open_look(Look *l, const LusorGame *game) {
    GridWindow window = { .rows = WINDOW_ROWS, .cols = WINDOW_COLS, .glyphs = GLYPHS_ASCII };
    l->names = names_new(game);
    l->notation = notation_new(l->names);
    l->sentences = sentences_new(l->names);
    l->grid = grid_new(l->names, window);
    l->p = lusor_position_new(game);
    return l->p && lusor_start(l->p, 1) && lusor_moves(l->p) >= 0;
}

static void close_look(Look *l) {
    lusor_position_free(l->p);
    grid_free(l->grid);
    sentences_free(l->sentences);
    notation_free(l->notation);
    names_free(l->names);
}

static void look_at(const char *path, Tally *tally) {
    LusorGame *game = lusor_load(path, NULL, NULL);
    if (!game) {
        tally->skipped++;
        return;
    }
    Look look = { .path = path, .tally = tally };
    if (open_look(&look, game)) {
        GridMarks marks = GRID_NO_MARKS;
        bool list = grid_draw(look.grid, look.p, &marks)->list;
        tally->listed += list;
        tally->drawn += !list;
        if (getenv("VIEW_VERBOSE"))
            printf("%s %s\n", list ? "list" : "draw", path);
        play(&look);
        tally->games++;
        tally->failed += look.problems > 0;
    } else {
        tally->skipped++;
    }
    close_look(&look);
    lusor_free(game);
}

/* ---- which games ---- */

typedef struct Paths {
    Arena arena;
    const char **items;
    int n, cap;
} Paths;

static void collect(Paths *paths, const char *folder) {
    struct dirent **entries;
    int n = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        const char *name = entries[i]->d_name, *dot = strrchr(name, '.');
        char *path = arena_printf(&paths->arena, "%s/%s", folder, name);
        if (name[0] != '.' && dot && !strcmp(dot, ".play"))
            ARENA_PUSH(&paths->arena, paths->items, paths->n, paths->cap) = path;
        else if (name[0] != '.')
            collect(paths, path);
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
}

/* plays/x/y.play was recorded from lud/x/y.lud. */
static const char *description_of(Paths *paths, const char *root, const char *play) {
    const char *below = play + strlen(root) + strlen("/plays/");
    return arena_printf(&paths->arena, "%s/lud/%.*s.lud", root,
                        (int)(strlen(below) - strlen(".play")), below);
}

static void look_at_library(Tally *tally) {
    const char *shared = getenv("SHARED"), *every = getenv("VIEW_EVERY");
    int step = every ? atoi(every) : 37;
    Paths paths = { 0 };
    arena_init(&paths.arena, 64 * 1024 * 1024);
    const char *root = arena_printf(&paths.arena, "%s/ludii", shared ? shared : "../shared");
    collect(&paths, arena_printf(&paths.arena, "%s/plays", root));
    for (int i = 0; i<paths.n; i += step> 0 ? step : 1)
        look_at(description_of(&paths, root, paths.items[i]), tally);
    arena_free(&paths.arena);
}

int main(int argc, char **argv) {
    Tally t = { 0 };
    setlocale(LC_ALL, "C.UTF-8");
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int i = 1; i < argc; i++)
        look_at(argv[i], &t);
    if (argc == 1)
        look_at_library(&t);
    printf("%d games: %d boards drawn, %d listed; %d positions, %d moves\n", t.games, t.drawn,
           t.listed, t.positions, t.moves);
    printf("%d passed, %d failed, %d skipped\n", t.games - t.failed, t.failed, t.skipped);
    return t.failed > 0;
}
