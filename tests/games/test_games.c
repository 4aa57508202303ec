/* Tests of the games that come with lusor: each is in games.txt, counts its moves as written there,
 * plays the games written there to the results written there, and plays at random to an end.
 *
 *     test_games [WORD]             those whose paths hold WORD; without it all
 *     test_games --suggest GAME [OPTION]...    prints what could be written about a game: look at
 * it before you keep it
 *     test_games --moves GAME [MOVE]...    prints how the moves are written that may follow those
 *
 * In games.txt a path below games/ stands at the margin, and under it, indented:
 *
 *     option Category/Item        for what follows; several may follow each other
 *     perft 20 400 8902           sequences of one, two, three moves
 *     turns 7 49 302              the same for whole turns, in which a player may move again
 *     seed 7                      for dice and cards in the next play; 1 if not given
 *     play F2-F3 E7-E5            moves by coordinates: from-to, or the only site
 *     result 2                    who has won in the end, 0: nobody
 *     random 2                    at most so many games at random, where each takes long
 *
 * A hundred games are played at random, or as many as the environment's RANDOM_GAMES says.
 *
 * A site without a coordinate is written @number, a move of one without sites by its kind; in
 * puzzles A1=5 settles a number and A1?5 crosses it out. Where several moves would be written
 * alike, ~2 means the second of them. */
#include "board/topology.h"
#include "ludeme/load.h"
#include "play/choose.h"
#include "play/result.h"
#include "play/turn.h"

#include <glob.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEMORY = 256 * 1024 * 1024, OPTIONS_MAX = 8, RANDOM_GAMES = 100, SUGGEST_GAMES = 100 };

typedef struct Tester {
    Arena arena; /* of the game at hand */
    Report report;
    Library *library;
    Context *c;
    jmp_buf escape;
    const char *path; /* as the table has it */
    int line;         /* in the table */
    const char *options[OPTIONS_MAX];
    int n_options;
    bool stale; /* options were given since the game was loaded */
    uint64_t seed;
    int n_random;
    bool played;
    int passed, failed;
} Tester;

__attribute__((format(printf, 3, 4))) static bool check(Tester *t, bool ok, const char *fmt, ...) {
    if (ok) {
        t->passed++;
        return true;
    }
    t->failed++;
    printf("games.txt:%d: %s: ", t->line, t->path);
    va_list ap;
    va_start(ap, fmt);
    vprintf(fmt, ap);
    va_end(ap);
    putchar('\n');
    return false;
}

/* ---- loading ---- */

static void unload(Tester *t) {
    context_free(t->c);
    t->c = NULL;
    if (t->library)
        library_close(t->library);
    t->library = NULL;
    arena_free(&t->arena);
}

static bool load(Tester *t) {
    unload(t);
    arena_init(&t->arena, MEMORY);
    report_init(&t->report, &t->arena);
    t->library = library_open(&t->arena, &t->report);
    t->stale = false;
    const char *file = arena_printf(&t->arena, "games/%s.lud", t->path);
    const Choices choices = { t->options, t->n_options, NULL };
    const Game *g = load_file(&t->arena, &t->report, t->library, file, &choices);
    if (g && t->report.n_problems == 0)
        t->c = context_make(g);
    if (t->c)
        t->c->escape = &t->escape;
    Text words = { 0 };
    report_print(&t->report, &words);
    bool ok = check(t, t->c, "it does not load\n%s", text_str(&words));
    text_free(&words);
    return ok;
}

/* ---- moves by coordinates ---- */

static void put_site(const Context *c, uint8_t type, int site, Text *out) {
    const Topology *top = c->game->topology;
    const Sites *s = type < N_SITE_TYPES ? &top->sites[type] : NULL;
    if (s && site >= 0 && site < s->n && s->labels[site][0])
        text_puts(out, s->labels[site]);
    else
        text_printf(out, "@%d", site);
}

static void put_move(const Context *c, const Move *m, Text *out) {
    const Action *a = turn_decision(c, m);
    int from = a ? action_from(a) : OFF, to = a ? action_to(a) : OFF;
    if (from < 0 && to < 0) {
        move_key(c, m, out);
        return;
    }
    put_site(c, a->type, from, out);
    if (a->kind == ACTION_PUZZLE_SET || a->kind == ACTION_PUZZLE_TOGGLE) {
        text_printf(out, "%c%d", a->kind == ACTION_PUZZLE_SET ? '=' : '?', a->value);
    } else if (from != to) {
        text_putc(out, '-');
        put_site(c, action_to_type(a), to, out);
    }
}

/* How the move `index` among those of one player is written; same[] of n is for counting. */
static void put_unique(const Context *c, int index, Text *out) {
    Text other = { 0 };
    const Move *m = turn_move(c, index);
    int same = 1;
    text_clear(out);
    put_move(c, m, out);
    for (int i = 0; i < index; i++) {
        text_clear(&other);
        put_move(c, turn_move(c, i), &other);
        same += turn_move(c, i)->mover == m->mover && !strcmp(text_str(&other), text_str(out));
    }
    if (same > 1)
        text_printf(out, "~%d", same);
    text_free(&other);
}

/* The move of the mover (0: anybody) that is written so, or NULL. */
static const Move *find_written(const Context *c, int n, int mover, const char *word) {
    const Move *found = NULL;
    Text text = { 0 };
    for (int i = 0; i < n && !found; i++) {
        if (mover && turn_move(c, i)->mover != mover)
            continue;
        put_unique(c, i, &text);
        if (!strcmp(text_str(&text), word))
            found = turn_move(c, i);
    }
    text_free(&text);
    return found;
}

/* "A1+B2": where players move at the same time, a word for each who can. */
static const Move *find_move(Context *c, int n, char *word) {
    if (c->game->mode != MODE_SIMULTANEOUS)
        return find_written(c, n, 0, word);
    const Move *parts[PLAYERS_MAX];
    int n_parts = 0;
    char *rest;
    for (char *part = strtok_r(word, "+", &rest); part; part = strtok_r(NULL, "+", &rest))
        for (int p = 1; p <= c->game->n_players; p++)
            if (n_parts < p && (parts[n_parts] = find_written(c, n, p, part))) {
                n_parts++;
                break;
            }
    return n_parts ? turn_combine(c, parts, n_parts) : NULL;
}

static void make_move(Context *c, const Move *m) {
    Move move = *m;
    turn_apply(c, &move);
    c->n_journal = 0;
}

/* ---- what a line of the table asks for ---- */

static uint64_t count(Context *c, int depth) {
    int n = turn_moves(c);
    if (depth <= 1)
        return (uint64_t)n;
    uint64_t sum = 0;
    for (int i = 0; i < n; i++) {
        Move m = *turn_move(c, i);
        Try tried = turn_try(c, &m);
        sum += count(c, depth - 1);
        turn_take_back(c, &tried);
    }
    return sum;
}

/* A turn ends when the move goes to another player, or the game is over. */
static uint64_t count_turns(Context *c, int depth) {
    uint64_t sum = 0;
    int mover = c->pos->mover, n = turn_moves(c);
    for (int i = 0; i < n; i++) {
        Move m = *turn_move(c, i);
        Try tried = turn_try(c, &m);
        bool over = result_outcome(c).over, ends = over || c->pos->mover != mover;
        if (depth > 1 || !ends)
            sum += over ? 0 : count_turns(c, depth - ends);
        else
            sum++;
        turn_take_back(c, &tried);
    }
    return sum;
}

typedef uint64_t Count(Context *c, int depth);

static void test_counts(Tester *t, char *rest, Count *count_to) {
    int depth = 0;
    for (char *end; *rest; rest = end) {
        uint64_t wanted = strtoull(rest, &end, 10), got;
        if (!check(t, end != rest, "numbers are expected, not \"%s\"", rest))
            return;
        turn_start(t->c, 1);
        got = count_to(t->c, ++depth);
        if (!check(t, got == wanted, "at depth %d there are %llu, not %llu", depth,
                   (unsigned long long)got, (unsigned long long)wanted))
            return;
    }
}

static void test_play(Tester *t, char *rest) {
    char *state;
    int ply = 0;
    t->played = false;
    turn_start(t->c, t->seed);
    for (char *word = strtok_r(rest, " ", &state); word; word = strtok_r(NULL, " ", &state)) {
        char copy[64];
        snprintf(copy, sizeof copy, "%s", word);
        const Move *m = find_move(t->c, turn_moves(t->c), copy);
        ply++;
        if (!check(t, m, "move %d: %s is not legal", ply, word))
            return;
        make_move(t->c, m);
    }
    t->played = true;
    t->seed = 1;
}

static void test_result(Tester *t, char *rest) {
    if (!t->played)
        return;
    Outcome o = result_outcome(t->c);
    check(t, o.over && o.winner == atoi(rest), "the result is %s, not %s",
          !o.over         ? "still open"
          : o.winner == 0 ? "0"
                          : arena_printf(&t->arena, "%d", o.winner),
          rest);
}

/* A move of each player who can, put together. */
static const Move *choose_joint(Context *c, Random *random) {
    const Move *parts[PLAYERS_MAX];
    int n = turn_moves(c), n_parts = 0;
    for (int p = 1; p <= c->game->n_players; p++) {
        int of_player = 0;
        for (int i = 0; i < n; i++)
            of_player += turn_move(c, i)->mover == p;
        if (!of_player)
            continue;
        int k = random_below(random, of_player), i = 0;
        while (turn_move(c, i)->mover != p || k-- > 0)
            i++;
        parts[n_parts++] = turn_move(c, i);
    }
    return n_parts ? turn_combine(c, parts, n_parts) : NULL;
}

static const Move *choose(Context *c, Random *random) {
    return c->game->mode == MODE_SIMULTANEOUS ? choose_joint(c, random) : choose_move(c, random);
}

static void test_random(Tester *t) {
    for (int seed = 1; seed <= t->n_random; seed++) {
        Random random;
        random_seed(&random, (uint64_t)seed);
        turn_start(t->c, (uint64_t)seed);
        for (const Move *m; (m = choose(t->c, &random));)
            make_move(t->c, m);
        if (!check(t, result_outcome(t->c).over, "at random with seed %d it does not end", seed))
            return;
    }
}

static void test_line(Tester *t, const char *word, char *rest) {
    if (!strcmp(word, "option")) {
        if (check(t, t->n_options < OPTIONS_MAX, "too many options"))
            t->options[t->n_options++] = strdup(rest);
        t->stale = true;
        return;
    }
    if (t->stale && !load(t))
        return;
    if (!t->c)
        return;
    if (setjmp(t->escape)) {
        check(t, false, "trouble: %s", t->c->trouble);
        return;
    }
    if (!strcmp(word, "perft"))
        test_counts(t, rest, count);
    else if (!strcmp(word, "turns"))
        test_counts(t, rest, count_turns);
    else if (!strcmp(word, "seed"))
        t->seed = strtoull(rest, NULL, 10);
    else if (!strcmp(word, "play"))
        test_play(t, rest);
    else if (!strcmp(word, "result"))
        test_result(t, rest);
    else if (!strcmp(word, "random"))
        t->n_random = t->n_random < atoi(rest) ? t->n_random : atoi(rest);
    else
        check(t, false, "what is \"%s\"?", word);
}

/* ---- the table ---- */

static void drop_options(Tester *t) {
    while (t->n_options)
        free((char *)t->options[--t->n_options]);
}

static void end_game(Tester *t) {
    if (t->c && !setjmp(t->escape))
        test_random(t);
    else if (t->c)
        check(t, false, "trouble in random play: %s", t->c->trouble);
    drop_options(t);
    unload(t);
}

static void begin_game(Tester *t, const char *path) {
    const char *random = getenv("RANDOM_GAMES");
    t->path = path;
    t->seed = 1;
    t->n_random = random ? atoi(random) : RANDOM_GAMES;
    load(t);
}

/* Takes a line apart where it stands. */
static void read_line(Tester *t, char *line, const char *only, bool *wanted) {
    line[strcspn(line, "\n")] = '\0';
    if (!*line || *line == '#')
        return;
    if (*line != ' ') {
        if (*wanted)
            end_game(t);
        *wanted = !only || strstr(line, only);
        if (*wanted)
            begin_game(t, strdup(line));
        return;
    }
    char *word = line + strspn(line, " "), *rest = word + strcspn(word, " ");
    if (*rest)
        *rest++ = '\0';
    if (*wanted)
        test_line(t, word, rest);
}

/* Every game that comes with lusor stands in the table. */
static void test_complete(Tester *t) {
    static const char table_path[] = "tests/games/games.txt";
    Arena arena;
    const char *why;
    glob_t files;
    arena_init(&arena, MEMORY);
    const Source *table = source_read(&arena, table_path, &why);
    if (glob("games/*/*.lud", 0, NULL, &files) != 0 || !table)
        check(t, false, "no games, or no table");
    for (size_t i = 0; table && i < files.gl_pathc; i++) {
        t->path = files.gl_pathv[i] + strlen("games/");
        int length = (int)(strlen(t->path) - strlen(".lud"));
        const char *row = arena_printf(&arena, "\n%.*s\n", length, t->path);
        check(t, strstr(table->text, row), "it is not in the table");
    }
    globfree(&files);
    arena_free(&arena);
}

static int test_table(const char *only) {
    Tester t = { .n_random = RANDOM_GAMES };
    FILE *table = fopen("tests/games/games.txt", "r");
    test_complete(&t);
    char *line = NULL;
    size_t size = 0;
    bool wanted = false;
    while (table && getline(&line, &size, table) > 0) {
        t.line++;
        read_line(&t, line, only, &wanted);
    }
    if (wanted)
        end_game(&t);
    printf("%d passed, %d failed\n", t.passed, t.failed);
    free(line);
    if (table)
        fclose(table);
    return t.failed > 0;
}

/* ---- suggestions ---- */

/* Plays a game at random and writes it down; returns its length. */
static int write_random(Tester *t, int seed, Text *out) {
    Random random;
    int plies = 0;
    Text word = { 0 };
    random_seed(&random, (uint64_t)seed);
    turn_start(t->c, 1);
    text_clear(out);
    for (int n; (n = turn_moves(t->c)) > 0; plies++) {
        int i = random_below(&random, n);
        put_unique(t->c, i, &word);
        text_printf(out, " %s", text_str(&word));
        make_move(t->c, turn_move(t->c, i));
    }
    text_free(&word);
    return plies;
}

static void suggest_perft(Tester *t) {
    printf("  perft");
    turn_start(t->c, 1);
    uint64_t before = 1, now = 1;
    for (int depth = 1; depth < 9 && now && now * now / before < 300000; depth++) {
        before = now;
        now = count(t->c, depth);
        printf(" %llu", (unsigned long long)now);
        turn_start(t->c, 1);
    }
    printf("\n");
}

static void suggest_play(Tester *t, int games) {
    Text shortest = { 0 }, text = { 0 };
    int best = 0, winner = 0;
    long total = 0;
    for (int seed = 1; seed <= games; seed++) {
        int plies = write_random(t, seed, &text);
        total += plies;
        if (best && plies >= best)
            continue;
        best = plies;
        winner = result_outcome(t->c).winner;
        text_clear(&shortest);
        text_puts(&shortest, text_str(&text));
    }
    printf("  play%s\n  result %d\n# %d plies, on average %ld\n", text_str(&shortest), winner, best,
           total / games);
    text_free(&shortest);
    text_free(&text);
}

static int suggest(const char *path, char **options, int n_options) {
    Tester t = { .path = path };
    for (int i = 0; i < n_options && i < OPTIONS_MAX; i++)
        t.options[t.n_options++] = options[i];
    if (load(&t) && !setjmp(t.escape)) {
        printf("%s\n", path);
        suggest_perft(&t);
        fflush(stdout);
        suggest_play(&t, SUGGEST_GAMES);
    } else if (t.c)
        printf("trouble: %s\n", t.c->trouble);
    unload(&t);
    return 0;
}

static int show_moves(const char *path, char **words, int n_words) {
    Tester t = { .path = path };
    Text text = { 0 };
    if (!load(&t) || setjmp(t.escape))
        return 1;
    turn_start(t.c, 1);
    for (int i = 0; i < n_words; i++) {
        const Move *m = find_move(t.c, turn_moves(t.c), words[i]);
        if (!m)
            printf("%s is not legal; ", words[i]);
        else
            make_move(t.c, m);
    }
    int n = turn_moves(t.c);
    for (int i = 0; i < n; i++) {
        put_unique(t.c, i, &text);
        printf("%s ", text_str(&text));
    }
    puts(result_outcome(t.c).over ? "the game is over" : "");
    text_free(&text);
    unload(&t);
    return 0;
}

int main(int argc, char **argv) {
    if (argc > 2 && !strcmp(argv[1], "--moves"))
        return show_moves(argv[2], argv + 3, argc - 3);
    if (argc > 2 && !strcmp(argv[1], "--suggest"))
        return suggest(argv[2], argv + 3, argc - 3);
    return test_table(argc > 1 ? argv[1] : NULL);
}
