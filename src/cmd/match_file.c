/* Match file: "lusor match 1", "game NAME", "agent TEXT"..., then per game "INDEX PLIES
 * UTILITY...".
 */
#include "cmd/match_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char first_line[] = "lusor match 1";

bool match_file_has(const MatchFile *m, int index) {
    for (int i = 0; i < m->n; i++)
        if (m->games[i].index == index)
            return true;
    return false;
}

static bool push(MatchFile *m, const ContestGame *game) {
    if (m->n == m->cap) {
        int cap = m->cap * 2 + 64;
        ContestGame *bigger = realloc(m->games, sizeof *bigger * (size_t)cap);
        if (!bigger)
            return false;
        m->games = bigger;
        m->cap = cap;
    }
    m->games[m->n++] = *game;
    return true;
}

/* ---- reading ---- */

/* A line that was cut off when the program was stopped is no result. */
static bool read_game(const MatchFile *m, const char *line, ContestGame *out) {
    char *end;
    *out = (ContestGame){ .loser = LUSOR_NONE };
    out->index = (int)strtol(line, &end, 10);
    if (end == line || *end != ' ')
        return false;
    out->plies = (int)strtol(end, &end, 10);
    for (int i = 0; i < m->n_agents; i++) {
        const char *before = end;
        out->utility[i] = strtod(before, &end);
        if (end == before)
            return false;
    }
    return *end == '\n';
}

/* The lines that say which match it is: they fill in what is not known yet, and must agree else. */
static bool read_heading(MatchFile *m, char *line, int *agent) {
    line[strcspn(line, "\n")] = '\0';
    if (!strncmp(line, "game ", 5)) {
        if (!m->game)
            m->game = strdup(line + 5);
        return m->game && !strcmp(m->game, line + 5);
    }
    if (strncmp(line, "agent ", 6) || *agent >= LUSOR_PLAYERS_MAX)
        return false;
    if (*agent == m->n_agents)
        m->agents[m->n_agents++] = strdup(line + 6);
    return !strcmp(m->agents[(*agent)++], line + 6);
}

static bool is_heading(const char *line) {
    return !strncmp(line, "game ", 5) || !strncmp(line, "agent ", 6);
}

static bool read_lines(MatchFile *m, FILE *f, const char *path, Text *why) {
    char *line = NULL;
    size_t cap = 0;
    int agent = 0;
    bool fine = getline(&line, &cap, f) > 0 && !strncmp(line, first_line, strlen(first_line));
    if (!fine)
        text_printf(why, "%s: these are no results of a match", path);
    while (fine && getline(&line, &cap, f) > 0) {
        ContestGame game;
        if (is_heading(line)) {
            fine = read_heading(m, line, &agent);
            if (!fine)
                text_printf(why, "%s: these are results of another match", path);
        } else if (read_game(m, line, &game) && !match_file_has(m, game.index)) {
            fine = push(m, &game);
        }
    }
    free(line);
    return fine;
}

bool match_file_merge(MatchFile *m, const char *path, Text *why) {
    FILE *f = fopen(path, "r");
    if (!f) {
        text_printf(why, "%s: %s", path, strerror(errno));
        return false;
    }
    bool fine = read_lines(m, f, path, why);
    fclose(f);
    return fine;
}

/* ---- writing ---- */

static bool write_heading(MatchFile *m) {
    fprintf(m->f, "%s\ngame %s\n", first_line, m->game);
    for (int i = 0; i < m->n_agents; i++)
        fprintf(m->f, "agent %s\n", m->agents[i]);
    return !fflush(m->f);
}

/* The last byte of a file, EOF if it is empty or not there. */
static int last_byte(const char *path) {
    FILE *f = fopen(path, "r");
    int last = f && !fseek(f, -1, SEEK_END) ? getc(f) : EOF;
    if (f)
        fclose(f);
    return last;
}

/* A line that was cut off is ended, so that the next one stands for itself. */
static bool begin_line(FILE *f, int last) {
    return last == '\n' || fputc('\n', f) != EOF;
}

bool match_file_open(MatchFile *m, const char *path, const char *game, const char *const *agents,
                     int n_agents, Text *why) {
    m->game = strdup(game);
    m->n_agents = n_agents;
    for (int i = 0; i < n_agents; i++)
        m->agents[i] = strdup(agents[i]);
    int last = path ? last_byte(path) : EOF;
    bool old = last != EOF;
    if (old && !match_file_merge(m, path, why))
        return false;
    m->f = path ? fopen(path, "a") : NULL;
    if (!path || (m->f && (old ? begin_line(m->f, last) : write_heading(m))))
        return true;
    text_printf(why, "%s: %s", path, strerror(errno));
    return false;
}

bool match_file_add(MatchFile *m, const ContestGame *game) {
    if (!push(m, game))
        return false;
    if (!m->f)
        return true;
    fprintf(m->f, "%d %d", game->index, game->plies);
    for (int i = 0; i < m->n_agents; i++)
        fprintf(m->f, " %g", game->utility[i]);
    fputc('\n', m->f);
    return !fflush(m->f) && !ferror(m->f);
}

void match_file_free(MatchFile *m) {
    free(m->game);
    for (int i = 0; i < m->n_agents; i++)
        free(m->agents[i]);
    free(m->games);
    if (m->f)
        fclose(m->f);
}
