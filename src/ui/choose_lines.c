/* Choosing a game line by line: words narrow the list, a number picks. */
#include "ui/choose.h"

#include "ui/catalog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 25, ABOUT_COLUMNS = 60 };

static const Chosen nothing = { LUSOR_NONE, LUSOR_NONE };

/* A typed line without its end; false when there is none. To be freed by the caller. */
static bool read_line(char **line) {
    size_t cap = 0;
    *line = NULL;
    fflush(stdout);
    if (getline(line, &cap, stdin) < 0)
        return false;
    (*line)[strcspn(*line, "\r\n")] = '\0';
    return true;
}

/* The number that a line consists of; 0 if it is something else. */
static int number_of(const char *line) {
    char *end;
    long n = strtol(line, &end, 10);
    return end != line && !*end && n > 0 && n < 1000000 ? (int)n : 0;
}

int choose_number(int n) {
    char *line;
    bool typed = read_line(&line);
    int number = typed ? (*line ? number_of(line) : 1) : 0;
    free(line);
    return number <= n ? number : 0;
}

/* Of kinds such as "board/war" the first folder will do. */
static bool same_folder(const char *a, const char *b) {
    size_t n = strcspn(a, "/");
    return n == strcspn(b, "/") && !strncmp(a, b, n);
}

static void tell_kinds(const LusorListing *list) {
    Text t = { 0 };
    const char *kind = NULL;
    for (int i = 0; i < lusor_list_size(list); i++) {
        const LusorEntry *e = lusor_list_entry(list, i);
        if (kind && same_folder(kind, e->kind))
            continue;
        kind = e->kind;
        text_printf(&t, "%s%.*s", t.n ? ", " : "", (int)strcspn(kind, "/"), kind);
    }
    printf("kinds: %s.\n", text_str(&t));
    text_free(&t);
}

static void tell_found(const Offer *o, const int *found, int n) {
    for (int i = 0; i < n && i < SHOWN_MAX; i++) {
        const LusorEntry *e = lusor_list_entry(o->list, found[i]);
        Text t = { 0 };
        catalog_about(o->list, found[i], ABOUT_COLUMNS, &t);
        printf("%d %s, %s%s%s\n", i + 1, e->name, e->kind, t.n ? ": " : ".", text_str(&t));
        text_free(&t);
    }
    if (n > SHOWN_MAX)
        printf("And %d more; add a word.\n", n - SHOWN_MAX);
    if (!n)
        puts("error: No game and no kind is called so.");
    else
        puts("Type a number to play, or other words.");
}

static void tell_beginning(const Offer *o) {
    printf("note: %d games. Type words of a name or kind, then a number; quit ends.\n",
           lusor_list_size(o->list));
    tell_kinds(o->list);
    for (int i = 0; i < o->n_kept; i++) {
        Text t = { 0 };
        keep_describe(o->kept[i], &t);
        printf("%d go on with %s.\n", i + 1, text_str(&t));
        text_free(&t);
    }
}

static bool is_quit(const char *line) {
    return !strcmp(line, "quit") || !strcmp(line, "q") || !strcmp(line, "exit");
}

Chosen choose_in_lines(const Offer *o) {
    int *found = NULL, n = LUSOR_NONE; /* the interrupted games are offered first */
    Chosen chosen = nothing;
    char *line;
    bool open = true;
    tell_beginning(o);
    while (open && (open = read_line(&line)) && (open = !is_quit(line))) {
        int number = number_of(line), offered = n == LUSOR_NONE ? o->n_kept : n;
        if (number && number <= offered && (n == LUSOR_NONE || number <= SHOWN_MAX)) {
            chosen = n == LUSOR_NONE ? (Chosen){ LUSOR_NONE, number - 1 }
                                     : (Chosen){ found[number - 1], LUSOR_NONE };
            open = false;
        } else if (*line) {
            free(found);
            n = catalog_search(o->list, line, CATALOG_BEST_FIRST, &found);
            tell_found(o, found, n);
        }
        free(line);
        line = NULL;
    }
    free(line);
    free(found);
    return chosen;
}
