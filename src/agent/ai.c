/* The agent that picks a good one for the game. */
#include "agent/agent.h"

#include <string.h>

/* What the description itself recommends counts; without chance and secrets few moves are searched
   best by looking ahead, everything else by playouts. */
static const AgentKind *pick(const LusorGame *g) {
    unsigned traits = lusor_traits(g);
    const char *advice = lusor_info(g, "bestAgent");
    bool open = !(traits & (LUSOR_CHANCE | LUSOR_HIDDEN | LUSOR_SIMULTANEOUS));
    if (open && lusor_players(g) == 2 && advice && strstr(advice, "Alpha-Beta"))
        return &agent_ab;
    if (advice && strstr(advice, "GRAVE"))
        return &agent_grave;
    return &agent_uct;
}

static bool open_ai(LusorAgent *a) {
    return pick(a->game)->open(a);
}
static void close_ai(LusorAgent *a) {
    pick(a->game)->close(a);
}
static int choose(LusorAgent *a, const LusorPosition *p, int player) {
    return pick(a->game)->choose(a, p, player);
}

const AgentKind agent_ai = {
    .name = "ai",
    .help = "whichever of the others plays this game best",
    .open = open_ai,
    .close = close_ai,
    .choose = choose,
};
