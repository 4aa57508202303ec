/* Save: files that are either the old or the new one, never half of each. */
#ifndef LUSOR_SAVE_H
#define LUSOR_SAVE_H

#include "base/text.h"

#include <stdbool.h>

/* Writes a new file, which takes the place of the old one only when it is whole and on the disk.
   False with errno set if that fails; then the old one is as it was. */
bool save_file(const char *path, const Text *text);

#endif
