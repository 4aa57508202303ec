/* The context behind a position of an L-GDL game, for other files of this room. */
#ifndef LUSOR_API_LUD_PLAY_H
#define LUSOR_API_LUD_PLAY_H

#include "api/api.h"
#include "play/context.h"

Context *lud_context(const LusorPosition *p);
/* The move to be made: one of the legal ones, or several of them as one. */
Move lud_chosen(Context *c, const int *moves, int n);

#endif
