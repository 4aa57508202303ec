/* lusor ugi: lusor as an engine for other programs. */
#include "cmd/cmd.h"
#include "cmd/opened.h"
#include "net/ugi.h"

#include <stdio.h>
#include <stdlib.h>

static const Option options[] = {
    { "agent", OPTION_TEXT, "AGENT", "which agent thinks, such as uct; ai if not given" },
    OPENED_OPTIONS,
    { "threads", OPTION_INTEGER, "T", "of the agent; 1 if not given", 1, 64 },
    { "memory", OPTION_INTEGER, "MB", "for the agent; 256 if not given", 1, 1 << 20 },
    { .name = NULL },
};

/* Whether the agent can be made; else says what is wrong. */
static bool agent_exists(const LusorGame *game, const UgiSetup *setup) {
    char *why;
    LusorAgent *a = lusor_agent_new(game, setup->agent, &setup->setup, &why);
    if (!a)
        fprintf(stderr, "lusor ugi: --agent: %s\n", why ? why : "not enough memory");
    free(why);
    lusor_agent_free(a);
    return a;
}

static int run_ugi(const Args *args) {
    Opened o;
    LusorChoices choices = opened_choices(args);
    UgiSetup setup = { .agent = args_text(args, "agent", "ai") };
    setup.setup = (LusorAgentSetup){ .seed = opened_seed(args),
                                     .threads = (int)args_integer(args, "threads", 1),
                                     .memory = (size_t)args_integer(args, "memory", 256) << 20 };
    bool fine = opened_open(&o, args->words[0], &choices, setup.setup.seed) &&
                agent_exists(o.game, &setup) && ugi_serve(o.game, &setup, stdin, stdout);
    opened_close(&o);
    return fine ? EXIT_FINE : EXIT_NO;
}

const Command ugi_command = {
    .name = "ugi",
    .help = "Plays a game with another program, line by line (Universal Game Interface)",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .options = options,
    .examples = "  lusor ugi hex --agent uct\n"
                "  lusor match hex --p1 uct:1s --p2 'cmd:lusor ugi hex'\n",
    .run = run_ugi,
};
