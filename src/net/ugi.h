/* UGI: lusor as a program that others play against, line by line, as lusor(5) tells. */
#ifndef LUSOR_UGI_H
#define LUSOR_UGI_H

#include "lusor/agent.h"

#include <stdio.h>

typedef struct UgiSetup {
    const char *agent; /* which agent thinks: "uct"; what it may spend comes with each question */
    LusorAgentSetup setup;
} UgiSetup;

/* Answers what it is asked until it is told to quit or `in` ends. False without memory. */
bool ugi_serve(const LusorGame *game, const UgiSetup *setup, FILE *in, FILE *out);

#endif
