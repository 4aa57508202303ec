/* Version: which lusor this is, and what it runs on. */
#include "cmd/cmd.h"

#include "lusor/lusor.h"

#include <locale.h>
#include <ncurses.h>
#include <readline/readline.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/utsname.h>
#include <term.h>
#include <unistd.h>
#include <zip.h>

static const char *environment(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : "(not set)";
}

static void print_terminal(void) {
    struct winsize size;
    int error;
    printf("terminal:  TERM=%s, output %s\n", environment("TERM"),
           isatty(STDOUT_FILENO) ? "is a terminal" : "is no terminal");
    if (!ioctl(STDOUT_FILENO, TIOCGWINSZ, &size))
        printf("size:      %d columns, %d lines\n", size.ws_col, size.ws_row);
    if (setupterm(NULL, STDOUT_FILENO, &error) == OK)
        printf("colours:   %d%s\n", tigetnum("colors") < 0 ? 0 : tigetnum("colors"),
               getenv("NO_COLOR") ? " (NO_COLOR is set)" : "");
    else
        printf("colours:   unknown, the terminal is not described\n");
}

void version_print(bool verbose) {
    printf("lusor %s\n", lusor_version());
    if (!verbose)
        return;
    struct utsname system;
    print_terminal();
    printf("locale:    %s\n", setlocale(LC_CTYPE, NULL));
    if (!uname(&system))
        printf("system:    %s %s %s\n", system.sysname, system.release, system.machine);
    printf("compiler:  %s\n", __VERSION__);
    printf("libraries: %s, readline %s, libzip %s\n", curses_version(), rl_library_version,
           zip_libzip_version());
}
