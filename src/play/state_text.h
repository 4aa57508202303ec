/* State text: the position as one line, in the order and spelling of Ludii's recorded plays. */
#ifndef LUSOR_STATE_TEXT_H
#define LUSOR_STATE_TEXT_H

#include "base/text.h"
#include "play/context.h"

/* Two positions of a game have the same text when a player could not tell them apart, whatever led
   to them: history and counters of turns are not in it. */
void state_text(const Context *c, Text *out);

#endif
