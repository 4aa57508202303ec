/* Commands: from a typed line to what it means. */
#include "ui/command.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const PlayCommand *const command_tables[] = { command_questions, command_controls, NULL };

/* ---- finding ---- */

static bool is_alias(const PlayCommand *c, const char *word, size_t n) {
    for (const char *s = c->aliases; *s; s += strspn(s, " ")) {
        size_t length = strcspn(s, " ");
        if (length == n && !strncasecmp(s, word, n))
            return true;
        s += length;
    }
    return false;
}

const PlayCommand *command_find(const Play *play, const char *word, size_t n, bool *several) {
    const PlayCommand *found = NULL;
    int count = 0;
    for (int t = 0; play->commands[t]; t++)
        for (const PlayCommand *c = play->commands[t]; c->name; c++) {
            bool whole = strlen(c->name) == n && !strncasecmp(c->name, word, n);
            if (n && (whole || is_alias(c, word, n))) {
                *several = false;
                return c;
            }
            if (n >= 2 && !strncasecmp(c->name, word, n)) {
                found = c;
                count++;
            }
        }
    *several = count > 1;
    return count == 1 ? found : NULL;
}

/* ---- moves ---- */

static bool offer(Play *play, const int *moves, int n) {
    if (n > play->cap_offered) {
        int *bigger = realloc(play->offered, sizeof *bigger * (size_t)n);
        if (!bigger)
            return false;
        play->offered = bigger;
        play->cap_offered = n;
    }
    memcpy(play->offered, moves, sizeof *moves * (size_t)n);
    play->n_offered = n;
    return true;
}

enum { CHOICES_SHOWN = 20 };

static void tell_choices(Play *play, const char *before, const int *moves, int n) {
    Text t = { 0 };
    text_puts(&t, before);
    int shown = n < CHOICES_SHOWN ? n : CHOICES_SHOWN;
    for (int i = 0; i < shown; i++)
        text_printf(&t, "%s %d %s", i ? "," : "", i + 1,
                    notation_text(play->notation, play->p, moves[i]));
    if (n > shown)
        text_printf(&t, " and %d more", n - shown);
    text_puts(&t, ".");
    play_say_text(play, SAY_LEGAL, &t);
    text_free(&t);
}

/* The number of a choice that was just offered; LUSOR_NONE if the line is none. */
static int answer_by_number(const Play *play, const char *line) {
    char *end;
    long number = strtol(line, &end, 10);
    bool is = end != line && !*end && number >= 1 && number <= play->n_offered;
    return is ? play->offered[number - 1] : LUSOR_NONE;
}

static void tell_answer(Play *play, const NotationAnswer *a) {
    if (a->kind == NOTATION_SEVERAL && offer(play, a->choices, a->n_choices))
        tell_choices(play, "Which one?", a->choices, a->n_choices);
    else if (a->kind == NOTATION_WRONG) {
        play_say(play, SAY_ERROR, "%s.", a->message);
        if (a->n_choices && offer(play, a->choices, a->n_choices))
            tell_choices(play, "Perhaps", a->choices, a->n_choices);
    }
}

static void try_move(Play *play, const char *line) {
    if (lusor_moves(play->p) <= 0) {
        play_say(play, SAY_ERROR, "The game is over; \"%s\" is no command. Type help for a list.",
                 line);
        return;
    }
    NotationAnswer a = notation_read(play->notation, play->p, play_decider(play), line);
    if (a.kind == NOTATION_FOUND)
        play_make(play, a.move);
    else
        tell_answer(play, &a);
}

/* Whether the line is exactly the text of a legal move, which then comes before any command. */
static bool is_move(Play *play, const char *line) {
    int n;
    const char *const *texts = notation_list(play->notation, play->p, &n);
    for (int i = 0; i < n; i++)
        if (names_equal(texts[i], line))
            return true;
    return false;
}

/* ---- lines ---- */

static char *trimmed(const char *line) {
    while (isspace((unsigned char)*line))
        line++;
    size_t n = strlen(line);
    while (n && isspace((unsigned char)line[n - 1]))
        n--;
    return strndup(line, n);
}

static void obey(Play *play, const char *line) {
    size_t n = strcspn(line, " \t");
    bool several;
    int chosen = answer_by_number(play, line);
    const PlayCommand *c = command_find(play, line, n, &several);
    if (chosen != LUSOR_NONE) {
        play_make(play, chosen);
    } else if (c && !is_move(play, line)) {
        play->n_offered = 0;
        c->run(play, line + n + strspn(line + n, " \t"));
    } else {
        try_move(play, line);
    }
}

void command_line(Play *play, const char *typed) {
    char *line = trimmed(typed);
    if (line && *line)
        obey(play, line);
    free(line);
}

/* ---- completion ---- */

typedef struct Completer {
    void (*put)(void *to, const char *word);
    void *to;
    const char *start;
} Completer;

static void propose(const Completer *c, const char *word) {
    if (!strncasecmp(word, c->start, strlen(c->start)))
        c->put(c->to, word);
}

static void propose_commands(const Completer *c, const Play *play) {
    for (int t = 0; play->commands[t]; t++)
        for (const PlayCommand *row = play->commands[t]; row->name; row++)
            propose(c, row->name);
}

static void propose_sites(const Completer *c, const Play *play) {
    for (int i = 0; i < names_places(play->names); i++)
        propose(c, names_site(play->names, names_place(play->names, i)));
}

static void propose_things(const Completer *c, Play *play, Complete what) {
    switch (what) {
    case COMPLETE_SITE:
        propose_sites(c, play);
        break;
    case COMPLETE_PIECE:
        for (int i = 1; i < lusor_pieces(play->game); i++)
            propose(c, names_piece(play->names, i));
        break;
    case COMPLETE_PLAYER:
        for (int i = 1; i <= lusor_players(play->game); i++)
            propose(c, names_player(play->names, i));
        break;
    case COMPLETE_COMMAND:
        propose_commands(c, play);
        break;
    case COMPLETE_AGENT:
        propose(c, "human");
        for (int i = 0; i < lusor_agent_kinds(); i++)
            propose(c, lusor_agent_kind(i).name);
        break;
    case COMPLETE_DIRECTION:
        for (int i = 0; i < lusor_directions(); i++)
            if (lusor_direction_specific(i))
                propose(c, lusor_direction_name(i));
        break;
    default:
        break;
    }
}

void command_complete(Play *play, const char *line, void (*put)(void *to, const char *word),
                      void *to) {
    const char *space = strrchr(line, ' ');
    Completer c = { put, to, space ? space + 1 : line };
    bool several;
    int n;
    const char *const *texts = notation_list(play->notation, play->p, &n);
    if (play->complete)
        play->complete(play, line, put, to);
    const PlayCommand *command = command_find(play, line, strcspn(line, " "), &several);
    if (space && command) {
        /* the second word of "line E4 N" is a direction */
        bool second = strchr(line, ' ') != space;
        propose_things(&c, play,
                       second && !strcmp(command->name, "line") ? COMPLETE_DIRECTION
                                                                : command->complete);
        return;
    }
    for (int i = 0; i < n; i++)
        propose(&c, texts[i]);
    if (!space)
        propose_commands(&c, play);
}
