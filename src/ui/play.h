/* Play: a game being played by people and agents, whatever it looks like.
 *
 * The session knows the rules of conversation: whose turn it is, what a typed line means, what is
 * said about a move. Faces (curses, plain, a recorder for tests) show it and read lines. */
#ifndef LUSOR_PLAY_H
#define LUSOR_PLAY_H

#include "base/text.h"
#include "lusor/agent.h"
#include "view/glyphs.h"
#include "view/notation.h"
#include "view/sentence.h"

typedef struct Play Play;
typedef struct Face Face;

/* What a line is about; in plain text it begins with the word for it. */
typedef enum {
    SAY_ANSWER, /* to a question; begins as it likes */
    SAY_MOVE,
    SAY_TURN,
    SAY_LEGAL,
    SAY_ERROR,
    SAY_RESULT,
    SAY_HINT,
    SAY_NOTE, /* about the session: saved, loaded, who plays */
    SAY_KINDS
} Say;
/* "move", "turn" ...; "" for an answer. */
const char *say_word(Say kind);

/* A face is filled in by whoever makes it; all functions are called by the session. */
struct Face {
    const char *name;
    /* One line, without its end, of printable text. */
    void (*say)(Face *f, Say kind, const char *line);
    /* Position, marks or settings have changed: show them, if the face shows such things. */
    void (*show)(Face *f, Play *play);
    /* The next line that the user types, on the heap; NULL when there will be none. */
    char *(*ask)(Face *f, Play *play, const char *prompt);
    /* Called again and again while an agent thinks, waits a moment; true if the user wants it to
       move at once. */
    bool (*wait)(Face *f, Play *play);
    /* Hides everything until that player is there to look; false if the input has ended. */
    bool (*curtain)(Face *f, Play *play, int player);
};

typedef enum { LEVEL_TERSE, LEVEL_NORMAL, LEVEL_VERBOSE } Level;

/* Who sits where: a person if there is no agent. */
typedef struct Seat {
    LusorAgent *agent;
} Seat;

/* What the board shows besides pieces. */
typedef enum { SHOW_PIECES, SHOW_NAMES, SHOW_NUMBERS } Show;

struct Play {
    LusorGame *game;
    LusorPosition *p;
    Names *names;
    Notation *notation;
    Sentences *sentences;
    Face *face;
    Seat seats[LUSOR_PLAYERS_MAX + 1]; /* from 1 */
    uint64_t seed;
    LusorAgentSetup setup;

    /* how it is told and shown */
    Level level;
    GlyphSet glyphs;
    Show show;
    bool list; /* the sites are listed instead of drawn */

    /* moves taken back, the last one first to be made again */
    int *undone;
    int n_undone, cap_undone;
    /* texts of the moves made, in notation */
    char **history;
    int n_history, cap_history;
    /* choices offered by the last ambiguous input, to be answered by number */
    int *offered;
    int n_offered, cap_offered;

    char *keep;    /* the file in which the game is kept; NULL: it is not */
    bool not_kept; /* the last attempt to write it failed */
    const char *const *options;
    int n_options;
    const char *ruleset;
    int last_viewer;      /* who looked at the screen last */
    int choosing, choice; /* where all move at once: who is asked (0: nobody), and what they said */
    LusorAgent *thinking; /* the agent that is thinking now, NULL if none */
    bool told;            /* the end of the game was announced */
    const struct PlayCommand *const *commands; /* tables of what can be typed; ends with NULL */
    /* what else may stand at the end of a line, see command_complete(); NULL: nothing */
    void (*complete)(Play *play, const char *line, void (*put)(void *to, const char *word),
                     void *to);
    struct Repl *repl; /* NULL: it is only played; else nothing is hidden */
    bool quit;
};

/* A session for a game, which it owns from then on. NULL if there is no memory or the game cannot
   be started (*why then says why, to be freed). */
Play *play_new(LusorGame *game, uint64_t seed, char **why);
void play_free(Play *play);

/* Who plays for a player: "human" or an agent's text. False after saying what is wrong. */
bool play_seat(Play *play, int player, const char *who);

/* Plays until the user has had enough. */
void play_run(Play *play, Face *face);

/* ---- for commands ---- */
void play_say(Play *play, Say kind, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Text of several lines, one by one. */
void play_say_text(Play *play, Say kind, const Text *text);

/* Makes a legal move and tells about it; where all move at once, it is only noted as the choice of
   whoever is asked. False after saying what went wrong. */
bool play_make(Play *play, int move);
/* Makes one move, or one of each player, known as `text`, without a word. */
bool play_make_quietly(Play *play, const int *moves, int n, const char *text);
/* Takes plies back; returns how many. */
int play_undo(Play *play, int plies);
/* Makes moves that were taken back again; returns how many. */
int play_redo(Play *play, int plies);
void play_restart(Play *play, uint64_t seed);

/* The player whose eyes the screen is for; 0: everything may be seen. */
int play_viewer(const Play *play);
bool play_is_human(const Play *play, int player);
/* Who decides now: the player to move, or of several the one who is asked. */
int play_decider(const Play *play);
/* How many people play. */
int play_humans(const Play *play);
/* Tells whose turn it is, or the result. */
void play_tell_turn(Play *play);
/* What an agent would do now: a move's index, LUSOR_NONE if there is none. The face stays alive. */
int play_think(Play *play, LusorAgent *agent, int player);

#endif
