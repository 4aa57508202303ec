/* Content: what lies on a site in very few characters. */
#ifndef LUSOR_CONTENT_H
#define LUSOR_CONTENT_H

#include "view/glyphs.h"

enum { CONTENT_MAX = 16 };

typedef struct Content {
    uint32_t codes[CONTENT_MAX];
    int n;       /* characters; 0: nothing lies there */
    int owner;   /* of the topmost piece */
    bool hidden; /* from the viewer */
} Content;

/* At most `width` characters: what does not fit is shown as '+'. */
Content content_of(const Glyphs *g, const Names *names, const LusorPosition *p, LusorSite site,
                   int viewer, int width);

/* Whether there is but one kind of thing, and nobody's, so that its number says it all. */
bool content_is_seeds(const LusorGame *game);

#endif
