/* Warnings about descriptions that can be read but make no proper game. */
#ifndef LUSOR_RBG_LINT_H
#define LUSOR_RBG_LINT_H

#include "rbg/analyse.h"

/* Reports what can be told without playing: modifiers that may be repeated for ever, and places
   where what the keeper does is left to chance. */
void lint(const Automaton *a, const Analysis *analysis, Arena *scratch, Report *report);

#endif
