/* Fn: an executable ludeme. */
#include "game/fn.h"

#include "play/context.h"

bool fn_region_has(const Fn *f, Context *c, int site) {
    if (f->contains)
        return f->contains(f, c, site);
    size_t mark = context_mark(c);
    const Bits *set = fn_region(f, c);
    bool has = site < c->game->region_words * 64 && bits_has(set, site);
    context_reset(c, mark);
    return has;
}
