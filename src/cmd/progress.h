/* Progress: one line on the terminal that tells how far a long piece of work is. */
#ifndef LUSOR_PROGRESS_H
#define LUSOR_PROGRESS_H

#include <stdbool.h>

typedef struct Progress {
    const char *doing; /* "checking" */
    int total;
    int done;
    double start, shown; /* seconds; when it began, when the line was last written */
    bool visible;
} Progress;

/* Work that is done within two seconds never shows; nor does any if standard error is no terminal.
 */
void progress_begin(Progress *p, const char *doing, int total);
void progress_step(Progress *p);
/* Takes the line away, so that something else can be written; it comes back by itself. */
void progress_hide(Progress *p);

#endif
