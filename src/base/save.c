/* Save: files that are either the old or the new one, never half of each. */
#include "base/save.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static bool write_out(FILE *f, const Text *text) {
    bool fine = fwrite(text_str(text), 1, text->n, f) == text->n && !fflush(f) && !fsync(fileno(f));
    return !fclose(f) && fine;
}

bool save_file(const char *path, const Text *text) {
    Text fresh = { 0 };
    text_printf(&fresh, "%s.new", path);
    FILE *f = fopen(text_str(&fresh), "w");
    bool fine = f && write_out(f, text) && !rename(text_str(&fresh), path);
    int error = errno;
    if (f && !fine)
        unlink(text_str(&fresh));
    text_free(&fresh);
    errno = error;
    return fine;
}
