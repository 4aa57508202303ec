/* Child: a program that is talked to line by line over pipes. It may crash, fall silent or write
   without end; whoever talks to it neither hangs nor gets a signal. */
#ifndef LUSOR_CHILD_H
#define LUSOR_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct Child Child;

/* Runs a command of the shell; NULL with errno if that fails. What it writes to standard error is
   seen unless that is a terminal, which may be showing a board. */
Child *child_start(const char *command);
/* Asks it to leave by closing its input, ends it and all it has started if it stays. */
void child_end(Child *c);

typedef enum {
    CHILD_SPOKE,
    CHILD_SILENT, /* for as long as it was waited */
    CHILD_GONE,   /* it has closed its pipe or ended */
    CHILD_NOISY   /* a line without end */
} ChildEvent;

/* Writes a whole text within so many seconds. */
ChildEvent child_write(Child *c, const char *text, double seconds);
/* The next line without its end, in *line until the next call; waits at most so many seconds. */
ChildEvent child_read(Child *c, double seconds, const char **line);

/* How a child that is gone has ended: "it ended with status 1". */
void child_epitaph(Child *c, char *out, size_t size);

#endif
