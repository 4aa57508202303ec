/* Choose: picking a game from the list of all. */
#ifndef LUSOR_CHOOSE_H
#define LUSOR_CHOOSE_H

#include "lusor/lusor.h"
#include "ui/keep.h"

/* What is chosen: a game of the list or an interrupted one; both LUSOR_NONE: nothing. */
typedef struct Chosen {
    int game, kept;
} Chosen;

/* What there is to choose from. */
typedef struct Offer {
    LusorListing *list;
    Kept **kept;
    int n_kept;
} Offer;

/* On the whole screen, by typing, arrows and Enter. False if the terminal cannot, with the reason
   (a literal) in *why. */
bool choose_on_screen(const Offer *offer, bool colour, Chosen *out, const char **why);
/* Line by line, by words and numbers, on standard input and output. */
Chosen choose_in_lines(const Offer *offer);

/* A number from 1 to n typed as an answer, an empty line meaning 1; 0 if the input ended or said
   something else. */
int choose_number(int n);

#endif
