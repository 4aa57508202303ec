/* Metadata: what a description tells about its game besides the rules. */
#include "lang/metadata.h"
#include "lang/scan.h"

#include <string.h>

static bool has_head(const Tree *t, const char *head) {
    const char *found = tree_head(t);
    return found && !strcmp(found, head);
}

static void push(Arena *a, Tree *t, Tree *item) {
    ARENA_PUSH(a, t->items, t->n_items, t->cap_items) = item;
}

/* ---- (useFor {"Option/Item" ...} entry ...) ---------------------------- */

static bool all_hold(const Tree *names, const Options *o) {
    if (names->kind == TREE_STRING)
        return options_hold(o, names->text);
    for (int i = 0; i < names->n_items; i++)
        if (!all_hold(names->items[i], o))
            return false;
    return true;
}

/* Puts the entries of every (useFor ...) that holds in its place; the others go. */
static void resolve(Arena *a, Tree *t, const Options *o) {
    Tree kept = { 0 };
    for (int i = 0; i < t->n_items; i++) {
        Tree *item = t->items[i];
        resolve(a, item, o);
        if (!has_head(item, "useFor"))
            push(a, &kept, item);
        else if (item->n_items > 1 && all_hold(item->items[1], o))
            for (int j = 2; j < item->n_items; j++)
                push(a, &kept, item->items[j]);
    }
    t->items = kept.items;
    t->n_items = kept.n_items;
    t->cap_items = kept.cap_items;
}

/* ---- reading ----------------------------------------------------------- */

static void open_arrays(Arena *a, Tree *section) {
    Tree flat = { 0 };
    for (int i = 0; i < section->n_items; i++) {
        Tree *item = section->items[i];
        if (item->kind != TREE_ARRAY || item->name) {
            push(a, &flat, item);
            continue;
        }
        for (int j = 0; j < item->n_items; j++)
            push(a, &flat, item->items[j]);
    }
    section->items = flat.items;
    section->n_items = flat.n_items;
    section->cap_items = flat.cap_items;
}

/* A quote may stand behind several backslashes in Ludii's library; the tree wants one. */
static void copy_with_single_escapes(Draft *to, const Source *from) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i + 2 < from->size; i++)
        if (from->text[i] == '\\' && from->text[i + 1] == '\\' &&
            (from->text[i + 2] == '"' || from->text[i + 2] == '\\')) {
            draft_copy(to, from, kept, i, NULL);
            kept = i + 1;
        }
    draft_copy(to, from, kept, from->size, NULL);
}

/* Reads a text as a tree; what is wrong becomes one warning. */
static Tree *read_leniently(Arena *a, Report *report, const Source *text) {
    Budget budget = { .arena = a };
    Draft draft = draft_make(&budget);
    copy_with_single_escapes(&draft, text);
    Report trouble;
    report_init(&trouble, a);
    Tree *t = tree_read(a, &trouble, draft_view(&draft), NULL);
    if (!t && trouble.n_problems)
        report_warning(report, trouble.problems[0]->place, "the metadata are left aside: %s",
                       trouble.problems[0]->message);
    return t;
}

const Tree *metadata_read(Arena *a, Report *report, const Description *d) {
    Tree *t = d->metadata ? read_leniently(a, report, d->metadata) : NULL;
    if (!t)
        return NULL;
    resolve(a, t, d->options);
    open_arrays(a, t);
    for (int i = 0; i < t->n_items; i++)
        if (t->items[i]->kind == TREE_LIST)
            open_arrays(a, t->items[i]);
    return t;
}

/* ---- asking ------------------------------------------------------------ */

const Tree *metadata_section(const Tree *metadata, const char *name) {
    for (int i = 0; metadata && i < metadata->n_items; i++)
        if (has_head(metadata->items[i], name))
            return metadata->items[i];
    return NULL;
}

/* The list begins with the words. */
static bool begins_with(const Tree *t, const char *words) {
    if (t->kind != TREE_LIST)
        return false;
    for (int i = 0; *words; i++) {
        size_t n = strcspn(words, " ");
        if (i >= t->n_items || t->items[i]->kind != TREE_SYMBOL || t->items[i]->name ||
            strlen(t->items[i]->text) != n || memcmp(t->items[i]->text, words, n))
            return false;
        words += n + (words[n] == ' ');
    }
    return true;
}

const Tree *metadata_next(const Tree *section, const Tree *before, const char *words) {
    bool passed = !before;
    for (int i = 1; section && i < section->n_items; i++) {
        if (passed && begins_with(section->items[i], words))
            return section->items[i];
        passed = passed || section->items[i] == before;
    }
    return NULL;
}

const char *metadata_text(const Tree *metadata, const char *section, const char *name) {
    const Tree *entry = metadata_next(metadata_section(metadata, section), NULL, name);
    return entry && entry->n_items > 1 && entry->items[1]->kind == TREE_STRING
               ? entry->items[1]->text
               : NULL;
}

/* ---- agents ------------------------------------------------------------ */

/* What the define stands for, as one section. */
static Tree *read_ai_define(Arena *a, Report *report, const Define *d) {
    Budget budget = { .arena = a };
    Draft draft = draft_make(&budget);
    draft_put(&draft, "(ai ", 4, d->text, d->from);
    draft_copy(&draft, d->text, d->from, d->to, NULL);
    draft_put(&draft, ")", 1, d->text, d->to);
    return read_leniently(a, report, draft_view(&draft));
}

const Tree *metadata_ai(Arena *a, Report *report, const Description *d, const Tree *metadata,
                        Library *library) {
    const Tree *ai = metadata_section(metadata, "ai");
    for (int i = 1; ai && i < ai->n_items; i++) {
        const Tree *item = ai->items[i];
        const Define *define =
            item->kind == TREE_STRING ? library_ai_define(library, d->home, item->text) : NULL;
        Tree *found = define ? read_ai_define(a, report, define) : NULL;
        if (!found)
            continue;
        resolve(a, found, d->options);
        return found;
    }
    return ai;
}
