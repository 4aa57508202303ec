/* The curses face: the board on the screen, a line to type in, keys and mouse. */
#ifndef LUSOR_CURSES_H
#define LUSOR_CURSES_H

#include "ui/play.h"

/* Takes over the terminal; NULL if it cannot, with a reason in *why (a literal). There is one at a
   time. `colour` false: none, whatever the terminal can do. */
Face *curses_open(bool colour, const char **why);
/* Gives the terminal back. */
void curses_close(Face *f);

#endif
