/* Agent text: "uct:1s,threads=2" taken apart. */
#ifndef LUSOR_AGENT_TEXT_H
#define LUSOR_AGENT_TEXT_H

#include "agent/agent.h"

/* Fills in kind, budget and whatever else the text says; false with a reason in *why (may be NULL),
   to be freed. */
bool agent_text_read(LusorAgent *a, const char *text, char **why);

/* Gives a reason away, if anybody wants it. */
void agent_text_say(char **why, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
