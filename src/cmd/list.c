/* lusor list: the games that can be played. */
#include "cmd/cmd.h"

#include "base/json.h"
#include "ui/catalog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Option options[] = {
    { "json", OPTION_SWITCH, NULL, "an array of objects for scripts" },
    { .name = NULL },
};

enum { NAME_COLUMNS = 24, ABOUT_COLUMNS = 70 };

static void print_lines(LusorListing *list, const int *found, int n) {
    const char *kind = NULL;
    Text t = { 0 };
    for (int i = 0; i < n; i++) {
        const LusorEntry *e = lusor_list_entry(list, found[i]);
        if (!kind || strcmp(kind, e->kind))
            text_printf(&t, "%s%s:\n", i ? "\n" : "", *e->kind ? e->kind : "other");
        kind = e->kind;
        text_printf(&t, "  %-*s ", NAME_COLUMNS, e->name);
        catalog_about(list, found[i], ABOUT_COLUMNS, &t);
        while (t.n && t.s[t.n - 1] == ' ')
            t.s[--t.n] = '\0';
        text_putc(&t, '\n');
    }
    fputs(text_str(&t), stdout);
    text_free(&t);
}

static void print_json(LusorListing *list, const int *found, int n) {
    Text t = { 0 };
    Json j = { .out = &t };
    json_open(&j, NULL, '[');
    for (int i = 0; i < n; i++) {
        const LusorEntry *e = lusor_list_entry(list, found[i]);
        json_open(&j, NULL, '{');
        json_text(&j, "name", e->name);
        json_text(&j, "kind", e->kind);
        json_text(&j, "path", e->path);
        json_text(&j, "about", lusor_list_about(list, found[i]));
        json_close(&j, '}');
    }
    json_close(&j, ']');
    puts(text_str(&t));
    text_free(&t);
}

static int run_list(const Args *args) {
    LusorListing *list = lusor_list();
    Text words = { 0 };
    int *found = NULL;
    for (int i = 0; i < args->n_words; i++)
        text_printf(&words, "%s%s", i ? " " : "", args->words[i]);
    int n = list ? catalog_search(list, text_str(&words), CATALOG_BY_KIND, &found) : 0;
    if (args_given(args, "json"))
        print_json(list, found, n);
    else if (n)
        print_lines(list, found, n);
    else
        fprintf(stderr, "lusor list: no game or kind is called \"%s\"\n", text_str(&words));
    text_free(&words);
    free(found);
    lusor_list_free(list);
    return n ? EXIT_FINE : EXIT_NO;
}

const Command list_command = {
    .name = "list",
    .help = "Lists the games that can be played, or those whose names or kinds contain words",
    .words = "[WORD...]",
    .min_words = 0,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor list\n"
                "  lusor list chess\n"
                "  lusor list --json morris\n",
    .run = run_list,
};
