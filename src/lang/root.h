/* Root: one place where descriptions and known defines lie: a directory, or an archive such as a
   Ludii .jar, in which lud/ and def/ stand side by side. */
#ifndef LUSOR_ROOT_H
#define LUSOR_ROOT_H

#include "base/source.h"

#include <stdbool.h>

typedef struct Root Root;

/* Opens a directory or a .jar or .zip file. NULL with a reason in *why if it cannot. */
Root *root_open(Arena *a, const char *path, const char **why);
void root_close(Root *r);

const char *root_path(const Root *r);

/* The files below folder `dir` whose names end with `ext`, sorted, their names below the root.
   Returns how many; *names is in the arena. */
int root_list(const Root *r, Arena *a, const char *dir, const char *ext, const char ***names);
/* Reads a file named as root_list names it. NULL with a reason in *why if it cannot. */
Source *root_read(const Root *r, Arena *a, const char *name, const char **why);

/* Where the descriptions lie: "lud", or "" in a root that has no such folder. */
const char *root_games_dir(const Root *r);

#endif
