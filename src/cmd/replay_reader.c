/* Reads a recorded play (.play): its header, then ply by ply. */
#include "cmd/replay_reader.h"

#include "base/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The next line, terminated in place; NULL at the end. */
static char *next_line(Recording *r) {
    char *line = r->at;
    if (!*line)
        return NULL;
    char *end = strchr(line, '\n');
    r->at = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    return line;
}

/* What follows "word " in the line, or NULL. */
static char *after(char *line, const char *word) {
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
    return s ? atoi(s) : otherwise;
}

/* The nearest directory above `path` that holds lud/, as a prefix for paths below it. */
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

static bool read_header_line(Recording *r, char *line) {
    char *rest;
    if ((rest = after(line, "lud")))
        r->lud = rest;
    else if ((rest = after(line, "ruleset")))
        r->choices.ruleset = rest;
    else if ((rest = after(line, "option")))
        ARENA_PUSH(r->arena, r->option_list, r->n_options, r->cap_options) = rest;
    else if ((rest = after(line, "players")))
        r->n_players = atoi(rest);
    else if ((rest = after(line, "rng")))
        r->seed = strtoull(rest, NULL, 10);
    else if ((rest = after(line, "S")))
        r->state = rest;
    return !r->state;
}

bool recording_open(Recording *r, Arena *a, const char *path, const char *library,
                    const char **why) {
    *r = (Recording){ .arena = a };
    Source *s = source_read(a, path, why);
    if (!s)
        return false;
    r->at = arena_strndup(a, s->text, s->size);
    char *line = next_line(r);
    if (!line || strcmp(line, "play 1")) {
        *why = "this is no recorded play: the first line is not \"play 1\"";
        return false;
    }
    while ((line = next_line(r)) && read_header_line(r, line))
        ;
    if (!r->lud || !r->state) {
        *why = "the recording has no game or no start state";
        return false;
    }
    if (!library)
        library = library_above(a, path);
    if (library)
        r->lud = arena_printf(a, "%s/lud/%s", library, r->lud);
    r->choices.options = r->option_list;
    r->choices.n_options = r->n_options;
    return true;
}

static void read_result(Recording *r, const char *line) {
    r->result = line;
    const char *over = field(line, "over"), *ranking = field(line, "ranking");
    const char *end = field(line, "end");
    r->over = over && !strncmp(over, "true", 4);
    r->winner = number(line, "winner", -1);
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

static void read_ply(Recording *r, const char *rest) {
    r->ply = atoi(rest);
    r->mover = number(rest, "mover", 0);
    r->n_moves = number(rest, "n", 0);
    r->detail = number(rest, "d", 0);
    r->draws = number(rest, "rng", -1);
    const char *h = field(rest, "h");
    r->hash = h ? (uint32_t)strtoul(h, NULL, 16) : 0;
    r->n_lines = 0;
    r->move = r->state = NULL;
}

bool recording_next(Recording *r) {
    char *line, *rest;
    bool in_ply = false;
    while ((line = next_line(r))) {
        if ((rest = after(line, "R"))) {
            read_result(r, rest);
            return false;
        }
        if ((rest = after(line, "P"))) {
            read_ply(r, rest);
            in_ply = true;
            if (r->n_moves == 0)
                return true;
        } else if (in_ply && (rest = after(line, "L"))) {
            ARENA_PUSH(r->arena, r->lines, r->n_lines, r->cap_lines) = rest;
        } else if (in_ply && (rest = after(line, "M"))) {
            r->move = rest;
        } else if (in_ply && (rest = after(line, "S"))) {
            r->state = rest;
            return true;
        } else if (in_ply && (rest = after(line, "H"))) {
            r->state_hash = (uint32_t)strtoul(rest, NULL, 16);
            return true;
        }
    }
    return false;
}
