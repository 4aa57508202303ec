/* Loads what every recorded game is played with and runs its start rules, and compares both with
   the beginning of the record: players, mode, site type, pieces, containers, and the position. */
#include "board/topology.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "play/state_text.h"
#include "play/turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAME_MEMORY = 256 * 1024 * 1024 };
enum { HEADER, START, N_PARTS };

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

/* What the beginning of a record says. */
typedef struct Record {
    Text header; /* the lines that write_header() writes */
    Text state;
    uint64_t flags, seed;
} Record;

static uint64_t flag_called(const char *name, size_t n) {
#define FLAG_NAME(flag) #flag,
    static const char *const names[] = { GAME_FLAGS(FLAG_NAME) };
    for (int i = 0; i < N_GAME_FLAGS; i++)
        if (strlen(names[i]) == n && !memcmp(names[i], name, n))
            return 1ull << i;
    return 0;
}

static uint64_t read_flags(const char *line, size_t n) {
    uint64_t flags = 0;
    for (const char *end = line + n; line < end;) {
        size_t word = strcspn(line, " \n");
        flags |= flag_called(line, word);
        line += word + 1;
    }
    return flags;
}

static void read_line(Record *r, const char *line, size_t n) {
    if (is_wanted(line))
        text_add(&r->header, line, n);
    else if (!strncmp(line, "flags ", 6))
        r->flags = read_flags(line + 6, n - 6);
    else if (!strncmp(line, "rng ", 4))
        r->seed = strtoull(line + 4, NULL, 10);
    else if (!strncmp(line, "S ", 2))
        text_add(&r->state, line + 2, n - 3);
}

static void read_record(const Source *play, Record *r) {
    for (const char *line = play->text; line && !r->state.n;) {
        const char *end = strchr(line, '\n');
        size_t n = end ? (size_t)(end - line) + 1 : strlen(line);
        read_line(r, line, n);
        line = end ? end + 1 : NULL;
    }
}

static void show_difference(const char *path, const char *what, const char *got,
                            const char *wanted) {
    size_t at = 0, line = 0;
    for (; got[at] && got[at] == wanted[at]; at++)
        if (got[at] == '\n')
            line = at + 1;
    printf("%s\n  recorded %s%.*s\n  loaded   %s%.*s\n", path, what,
           (int)strcspn(wanted + line, "\n"), wanted + line, what, (int)strcspn(got + line, "\n"),
           got + line);
}

typedef enum { AGREES, DIFFERS, NOT_YET } Verdict;

static Verdict judge(const char *path, const char *what, const Text *got, const Text *wanted) {
    if (!strcmp(text_str(got), text_str(wanted)))
        return AGREES;
    show_difference(path, what, text_str(got), text_str(wanted));
    return DIFFERS;
}

static bool is_not_yet(const Report *report) {
    for (int i = 0; i < report->n_problems; i++)
        if (strstr(report->problems[i]->message, "not yet"))
            return true;
    return false;
}

/* What is not known yet is no difference; anything else that is reported is one. */
static Verdict judge_failure(const char *path, const Report *report) {
    Text text = { 0 };
    if (is_not_yet(report))
        return NOT_YET;
    report_print(report, &text);
    printf("%s\n%s", path, text_str(&text));
    text_free(&text);
    return DIFFERS;
}

static Verdict compare_header(Arena *a, const Bound *bound, const char *path, const Record *rec) {
    Report report;
    Text got = { 0 };
    report_init(&report, a);
    const Game *g = load_things(a, &report, ludeme_grammar(), bound);
    if (!g)
        return judge_failure(path, &report);
    write_header(g, &got);
    Verdict v = judge(path, "", &got, &rec->header);
    text_free(&got);
    return v;
}

static Verdict compare_start(Arena *a, const Bound *bound, const char *path, const Record *rec) {
    Report report;
    Text got = { 0 };
    jmp_buf escape;
    report_init(&report, a);
    const Game *g = load_start(a, &report, ludeme_grammar(), bound, rec->flags);
    if (!g)
        return judge_failure(path, &report);
    Context *c = context_make(g);
    c->escape = &escape;
    if (!setjmp(escape)) {
        turn_start(c, rec->seed);
        state_text(c, &got);
    } else {
        text_puts(&got, c->trouble);
    }
    Verdict v = judge(path, "S ", &got, &rec->state);
    text_free(&got);
    context_free(c);
    return v;
}

static const Bound *load_bound(Arena *a, Library *library, const char *lud, Report *report) {
    int n_nodes;
    Description *d = description_load(a, report, library, lud, NULL);
    const Tree *tree = d ? tree_read(a, report, d->game, &n_nodes) : NULL;
    return tree ? bind_tree(a, report, ludeme_grammar(), tree, n_nodes, "<game>") : NULL;
}

static void compare(Arena *a, Library *library, const char *root, const char *path,
                    int counts[N_PARTS][3]) {
    Report report;
    Record rec = { 0 };
    const char *why = "?", *name = path + strlen("plays/");
    report_init(&report, a);
    const Source *play = source_read(a, arena_printf(a, "%s/%s", root, path), &why);
    const char *lud =
        arena_printf(a, "%s/lud/%.*s.lud", root, (int)(strlen(name) - strlen(".play")), name);
    const Bound *bound = load_bound(a, library, lud, &report);
    if (!play || !bound) {
        counts[HEADER][judge_failure(path, &report)]++;
        return;
    }
    read_record(play, &rec);
    counts[HEADER][compare_header(a, bound, path, &rec)]++;
    counts[START][compare_start(a, bound, path, &rec)]++;
    text_free(&rec.header);
    text_free(&rec.state);
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
    int counts[N_PARTS][3] = { 0 };
    Library *library = library_open(&lib_arena, &report);
    for (int i = 0; i < n; i++) {
        compare(&arena, library, root_path, files[i], counts);
        arena_free(&arena);
    }
    library_close(library);
    if (!n)
        printf("no recorded facts in %s: %s\n0 passed, 0 failed, 1 skipped\n", root_path,
               root ? "no plays" : why);
    else
        printf("%d passed, %d failed, %d skipped\n", counts[HEADER][AGREES] + counts[START][AGREES],
               counts[HEADER][DIFFERS] + counts[START][DIFFERS],
               counts[HEADER][NOT_YET] + counts[START][NOT_YET]);
    arena_free(&lib_arena);
    return counts[HEADER][DIFFERS] + counts[START][DIFFERS] > 0;
}
