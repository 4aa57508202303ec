/* Commands: what can be typed besides moves. One table serves all faces: dispatch, help, completion
   and the manual come from its rows. */
#ifndef LUSOR_COMMAND_H
#define LUSOR_COMMAND_H

#include "ui/play.h"

/* What the words after a command are, for completion. */
typedef enum {
    COMPLETE_NOTHING,
    COMPLETE_SITE,
    COMPLETE_PIECE,
    COMPLETE_PLAYER,
    COMPLETE_COMMAND,
    COMPLETE_FILE,
    COMPLETE_AGENT,
    COMPLETE_DIRECTION
} Complete;

typedef struct PlayCommand {
    const char *name;
    const char *aliases; /* separated by blanks; "" if none */
    const char *usage;   /* what follows the name; "" if nothing */
    const char *help;    /* one line */
    Complete complete;
    /* `rest` is what follows the name, without blanks at its ends. */
    void (*run)(Play *play, const char *rest);
} PlayCommand;

/* The tables, each ends with a row whose name is NULL. */
extern const PlayCommand command_questions[], command_controls[];
extern const PlayCommand *const command_tables[]; /* ends with NULL */

/* The command of a session that a word means: by name, alias, or the beginning of exactly one name.
   NULL if none; *several tells whether that is because it may mean several. */
const PlayCommand *command_find(const Play *play, const char *word, size_t n, bool *several);

/* Does what a typed line says: a move, a number that answers a list, or a command. */
void command_line(Play *play, const char *line);

/* What may stand instead of the last word of a line that has been typed so far: calls `put` with
   each whole word. */
void command_complete(Play *play, const char *line, void (*put)(void *to, const char *word),
                      void *to);

#endif
