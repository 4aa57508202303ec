/* Reads a recording, a play (.play) or a trial (.trl): what it begins with, then ply by ply. */
#include "cmd/replay_reader.h"

#include "lang/root.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char play_head[] = "play 1\n", trial_head[] = "game=";

static bool ends_with(const char *s, const char *end) {
    size_t n = strlen(s), m = strlen(end);
    return n >= m && !strcmp(s + n - m, end);
}

/* Ludii calls its own trials .txt. */
bool recording_is(const char *path) {
    char start[sizeof trial_head] = "";
    if (ends_with(path, ".play") || ends_with(path, ".trl"))
        return true;
    FILE *f = ends_with(path, ".txt") ? fopen(path, "r") : NULL;
    if (!f)
        return false;
    bool is = fread(start, 1, sizeof start - 1, f) && !strcmp(start, trial_head);
    fclose(f);
    return is;
}

/* ---- the description ---- */

/* The nearest directory above `path` that holds lud/. */
static const char *library_above(Arena *a, const char *path) {
    char *dir = realpath(path, NULL), *slash;
    const char *found = NULL;
    while (dir && !found && (slash = strrchr(dir, '/'))) {
        *slash = '\0';
        char *lud = arena_printf(a, "%s/lud", dir);
        if (!access(lud, F_OK))
            found = arena_strdup(a, dir);
    }
    free(dir);
    return found;
}

static const char *last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The description of that name in another folder of the library, NULL if there is none: games are
   moved, old recordings are not. */
static const char *find_elsewhere(Arena *a, const char *library, const char *path) {
    const char **files, *why;
    Root *root = root_open(a, library, &why);
    int n = root ? root_list(root, a, "lud", ".lud", &files) : 0;
    const char *found = NULL;
    for (int i = 0; i < n && !found; i++)
        if (!strcmp(last_part(files[i]), last_part(path)))
            found = arena_printf(a, "%s/%s", library, files[i]);
    if (root)
        root_close(root);
    return found;
}

/* The part of a path that lies below lud/. */
static const char *below_lud(const char *path) {
    const char *at = path;
    for (const char *s = path; (s = strstr(s, "lud/")); s += 4)
        if (s == path || s[-1] == '/')
            at = s + 4;
    return at;
}

/* Which file or name to load; what cannot be found is left to whoever loads it to complain of. */
static const char *find_description(Recording *r, const char *path, const char *library) {
    const char *said = r->lud, *below = below_lud(said);
    if (!library)
        library = library_above(r->arena, path);
    if (library) {
        const char *file = arena_printf(r->arena, "%s/lud/%s", library, below);
        if (access(file, F_OK))
            file = find_elsewhere(r->arena, library, below);
        if (file)
            return file;
    }
    if (below == said || !access(said, F_OK))
        return said;
    const char *name = last_part(said);
    return arena_strndup(r->arena, name, strlen(name) - (ends_with(name, ".lud") ? 4 : 0));
}

/* ---- lines of a play ---- */

/* The next line, NULL at the end. */
static const char *next_line(Recording *r) {
    if (!*r->at)
        return NULL;
    size_t n = strcspn(r->at, "\n");
    const char *line = arena_strndup(r->arena, r->at, n);
    r->at += n + (r->at[n] == '\n');
    return line;
}

/* Something is wrong with the line that was read last. */
static bool bad_line(Recording *r, const char *line, const char *what) {
    size_t end = (size_t)(r->at - r->source->text), size = line ? strlen(line) : 0;
    bool newline = end && r->source->text[end - 1] == '\n';
    Place place = { r->source, (uint32_t)(end - size - (line && newline)) };
    report_error(r->report, place, "%s", what);
    return false;
}

/* What follows "word " in the line, or NULL. */
static const char *after(const char *line, const char *word) {
    size_t n = strlen(word);
    return !strncmp(line, word, n) && line[n] == ' ' ? line + n + 1 : NULL;
}

/* The text behind " name=" in a line, or NULL. */
static const char *field(const char *line, const char *name) {
    size_t n = strlen(name);
    for (const char *s = strstr(line, name); s; s = strstr(s + 1, name))
        if ((s == line || s[-1] == ' ') && s[n] == '=')
            return s + n + 1;
    return NULL;
}

static int number(const char *line, const char *name, int otherwise) {
    const char *s = field(line, name);
    return s ? (int)strtol(s, NULL, 10) : otherwise;
}

/* Lines that say nothing a replay needs are passed over. */
static bool read_header_line(Recording *r, const char *line) {
    const char *rest;
    if ((rest = after(line, "lud")))
        r->lud = rest;
    else if ((rest = after(line, "ruleset")))
        r->choices.ruleset = rest;
    else if ((rest = after(line, "option")))
        ARENA_PUSH(r->arena, r->option_list, r->n_options, r->cap_options) = rest;
    else if ((rest = after(line, "rng")))
        r->seed = strtoull(rest, NULL, 10);
    else if ((rest = after(line, "S")))
        r->state = rest;
    return !r->state;
}

static bool open_play(Recording *r) {
    const char *line;
    r->at = r->source->text + strlen(play_head);
    while ((line = next_line(r)) && read_header_line(r, line))
        ;
    if (!r->lud)
        return bad_line(r, line, "a line \"lud PATH\" must stand before this");
    if (!r->state)
        return bad_line(r, line, "the recording ends before its start state, a line \"S STATE\"");
    return true;
}

static void read_result(Recording *r, const char *line) {
    const char *over = field(line, "over"), *ranking = field(line, "ranking");
    const char *end = field(line, "end");
    r->over = over && !strncmp(over, "true", 4);
    r->winner = number(line, "winner", OFF);
    r->end = end ? arena_strndup(r->arena, end, strcspn(end, " ")) : NULL;
    while (ranking && r->n_ranking < PLAYERS_MAX) {
        char *rest;
        r->ranking[r->n_ranking] = strtod(ranking, &rest);
        if (rest == ranking)
            break;
        r->n_ranking++;
        ranking = *rest == ',' ? rest + 1 : NULL;
    }
}

static bool read_ply(Recording *r, const char *line, const char *rest) {
    const char *h = field(rest, "h");
    r->ply = (int)strtol(rest, NULL, 10);
    r->mover = number(rest, "mover", OFF);
    r->n_moves = number(rest, "n", OFF);
    r->detail = number(rest, "d", OFF);
    r->draws = number(rest, "rng", OFF);
    r->hash = h ? (uint32_t)strtoul(h, NULL, 16) : 0;
    r->n_lines = 0;
    r->move = r->state = NULL;
    if (r->mover < 0 || r->n_moves < 0 || r->detail < 0 || !h)
        return bad_line(r, line, "expected: P <ply> mover=<m> n=<moves> h=<hash> d=<0|1|2>");
    return true;
}

/* "<key> <a> <r>" */
static bool is_move_line(const char *line) {
    const char *first = strchr(line, ' '), *last = strrchr(line, ' ');
    return first && last > first && last[1];
}

static Recorded end_of_ply(Recording *r, const char *line) {
    if (r->move)
        return RECORDED_PLY;
    bad_line(r, line, "the move, a line \"M [Move:...]\", must stand before this");
    return RECORDED_BAD;
}

static Recorded next_of_play(Recording *r) {
    const char *line, *rest;
    bool in_ply = false;
    while ((line = next_line(r))) {
        if ((rest = after(line, "R"))) {
            read_result(r, rest);
            return RECORDED_END;
        }
        if ((rest = after(line, "P"))) {
            in_ply = true;
            if (!read_ply(r, line, rest))
                return RECORDED_BAD;
            if (r->n_moves == 0)
                return RECORDED_PLY;
        } else if (in_ply && (rest = after(line, "L"))) {
            if (!is_move_line(rest)) {
                bad_line(r, line, "expected: L <key> <text hash> <state hash>");
                return RECORDED_BAD;
            }
            ARENA_PUSH(r->arena, r->lines, r->n_lines, r->cap_lines) = rest;
        } else if (in_ply && (rest = after(line, "M"))) {
            r->move = rest;
        } else if (in_ply && (rest = after(line, "S"))) {
            r->state = rest;
            return end_of_ply(r, line);
        } else if (in_ply && (rest = after(line, "H"))) {
            r->state_hash = (uint32_t)strtoul(rest, NULL, 16);
            return end_of_ply(r, line);
        }
    }
    bad_line(r, NULL, "the recording ends before its result, a line \"R over=...\"");
    return RECORDED_BAD;
}

/* ---- trials ---- */

static bool open_trial(Recording *r) {
    const Trial *t = trial_read(r->arena, r->report, r->source);
    if (!t)
        return false;
    r->trial = t;
    r->lud = t->game;
    r->option_list = t->options;
    r->n_options = t->n_options;
    r->seed = t->seed;
    r->over = t->over;
    r->winner = t->winner;
    r->end = t->end;
    r->n_ranking = t->n_ranks;
    memcpy(r->ranking, t->rank + 1, sizeof *r->ranking * (size_t)t->n_ranks);
    return true;
}

void recording_skip_start(Recording *r, int n) {
    r->next_move = n < r->trial->n_moves ? n : r->trial->n_moves;
}

static Recorded next_of_trial(Recording *r) {
    const Trial *t = r->trial;
    if (r->next_move == t->n_moves)
        return RECORDED_END;
    Text text = { 0 };
    r->trial_move = &t->moves[r->next_move++];
    trial_move_text(r->trial_move, &text);
    r->move = arena_strdup(r->arena, text_str(&text));
    text_free(&text);
    r->n_moves = r->ply < t->n_sizes ? t->sizes[r->ply] : OFF;
    r->ply++;
    return RECORDED_PLY;
}

/* ---- either ---- */

bool recording_open(Recording *r, Arena *a, Report *report, const char *path, const char *library) {
    const char *why = NULL;
    *r = (Recording){ .arena = a, .report = report, .draws = OFF };
    r->source = source_read(a, path, &why);
    if (!r->source) {
        report_error(report, (Place){ 0 }, "%s: %s", path, why);
        return false;
    }
    bool play = !strncmp(r->source->text, play_head, strlen(play_head));
    if (!play && strncmp(r->source->text, trial_head, strlen(trial_head))) {
        Problem *p = report_error(report, (Place){ r->source, 0 }, "this is no recording");
        report_note(report, p, "expected: \"play 1\" (a recorded play) or \"game=\" (a trial)");
        return false;
    }
    if (!(play ? open_play(r) : open_trial(r)))
        return false;
    r->lud = find_description(r, path, library);
    r->choices.options = r->option_list;
    r->choices.n_options = r->n_options;
    return true;
}

Recorded recording_next(Recording *r) {
    return r->trial ? next_of_trial(r) : next_of_play(r);
}
