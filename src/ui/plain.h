/* The plain face: lines of text, appended one after the other. */
#ifndef LUSOR_PLAIN_H
#define LUSOR_PLAIN_H

#include "ui/play.h"

/* The face reads from standard input and writes to standard output; with readline where both are a
   terminal. There is one at a time. */
Face *plain_open(void);
void plain_close(Face *f);

#endif
