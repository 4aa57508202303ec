/* (what ...), (who ...), (state ...), (rotation ...), (value Piece ...): what is on a site. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

#include <string.h>

typedef struct SiteValue {
    Fn fn;
    SiteType type;
    const Fn *site;
    const Fn *level; /* NULL: the top */
    int (*read)(const Context *, int slot, int level);
} SiteValue;

static int site_value_eval(const Fn *fn, Context *c) {
    const SiteValue *f = (const SiteValue *)fn;
    int site = fn_int(f->site, c);
    if (!contents_known(c, f->type, site))
        return 0;
    int slot = contents_slot(c, f->type, site);
    int level = f->level && c->game->layout.height ? fn_int(f->level, c) : OFF;
    if (level == OFF)
        level = contents_top(c, slot);
    return level >= 0 && level < c->game->levels ? f->read(c, slot, level) : 0;
}

typedef struct Reader {
    const char *head;
    int (*read)(const Context *, int slot, int level);
    uint64_t flag; /* what the game needs for it */
} Reader;

static const Reader readers[] = {
    { "what", contents_what_at, 0 },
    { "who", contents_who_at, 0 },
    { "state", contents_state_at, FLAG_SiteState },
    { "rotation", contents_rotation_at, FLAG_Rotation },
    { "value", contents_value_at, FLAG_Value },
};

static Fn *site_value(Build *b, const Bound *n) {
    SiteValue *f = FN_NEW(b, n, SiteValue, FN_INT);
    f->fn.eval.integer = site_value_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    f->level = arg_int(b, n, "level:<int>");
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (!strcmp(readers[i].head, n->sig->head)) {
            f->read = readers[i].read;
            build_flag(b, readers[i].flag);
        }
    return &f->fn;
}

/* ---- (topLevel ...) ---- */

static int top_level_eval(const Fn *fn, Context *c) {
    const SiteValue *f = (const SiteValue *)fn;
    if (!c->game->layout.height)
        return 0;
    int site = fn_int(f->site, c);
    if (site == OFF)
        return 0;
    return contents_known(c, f->type, site) ? contents_top(c, contents_slot(c, f->type, site))
                                            : OFF;
}

static Fn *top_level(Build *b, const Bound *n) {
    SiteValue *f = FN_NEW(b, n, SiteValue, FN_INT);
    f->fn.eval.integer = top_level_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    build_flag(b, FLAG_Stacking);
    return &f->fn;
}

const Ludeme site_values_ludemes[] = {
    // clang-format off
    { "<what>", "(what [<siteType>] at:<int> [level:<int>])", { .fn = site_value } },
    { "<who>", "(who [<siteType>] at:<int> [level:<int>])", { .fn = site_value } },
    { "<state>", "(state [<siteType>] at:<int> [level:<int>])", { .fn = site_value } },
    { "<rotation>", "(rotation [<siteType>] at:<int> [level:<int>])", { .fn = site_value } },
    { "<value>", "(value Piece [<siteType>] at:<int> [level:<int>])", { .fn = site_value } },
    { "<topLevel>", "(topLevel [<siteType>] at:<int>)", { .fn = top_level } },
    // clang-format on
    { NULL },
};
