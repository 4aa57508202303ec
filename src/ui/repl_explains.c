/* REPL: commands that explain: values on the way, conditions, definitions. */
#include "ui/repl.h"

#include "lang/lookup.h"
#include "ludeme/ludemes.h"
#include "workbench/why.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void answer(Play *play, Text *t) {
    play_say_text(play, SAY_ANSWER, t);
    text_free(t);
}

static bool has_words(Play *play, const char *rest) {
    if (!*rest)
        play_say(play, SAY_ERROR, "Of what? Write an expression as well.");
    return *rest;
}

static void trace(Play *play, const char *rest) {
    Repl *r = play->repl;
    Text t = { 0 };
    const Value *v = has_words(play, rest) ? repl_evaluate(r, rest, true) : NULL;
    if (!v)
        return;
    value_trace(v, play->names, &t);
    text_puts(&t, "gives ");
    value_text(v, play->names, play->notation, &t);
    answer(play, &t);
}

static void why(Play *play, const char *rest) {
    Repl *r = play->repl;
    Text t = { 0 };
    if (!*rest)
        play_say(play, SAY_ERROR, "Which move? For example: why E2-E4.");
    else if (repl_can_evaluate(r))
        play_say_text(play,
                      why_move(r->bench, play->p, play->names, play->notation, rest, &t)
                          ? SAY_ANSWER
                          : SAY_ERROR,
                      &t);
    text_free(&t);
}

static void watch(Play *play, const char *rest) {
    Repl *r = play->repl;
    if (!*rest) {
        while (r->n_watched)
            free(r->watched[--r->n_watched]);
        play_say(play, SAY_NOTE, "Nothing is watched.");
        return;
    }
    if (!repl_evaluate(r, rest, false))
        return;
    if (r->n_watched == r->cap_watched) {
        int cap = r->cap_watched * 2 + 8;
        char **bigger = realloc(r->watched, sizeof *bigger * (size_t)cap);
        if (!bigger)
            return;
        r->watched = bigger;
        r->cap_watched = cap;
    }
    r->watched[r->n_watched++] = strdup(rest);
    repl_tell_value(r, rest);
}

static void stop_when(Play *play, const char *rest) {
    Repl *r = play->repl;
    const Value *v = *rest ? repl_evaluate(r, rest, false) : NULL;
    if (*rest && !v)
        return;
    if (v && !value_is_boolean(v)) {
        play_say(play, SAY_ERROR, "This is no condition; it is of the kind: %s.",
                 value_kind_name(v));
        return;
    }
    free(r->stop);
    r->stop = *rest ? strdup(rest) : NULL;
    play_say(play, SAY_NOTE, *rest ? "Random play stops when %s." : "Random play does not stop.%s",
             rest);
}

/* ---- assertions ---- */

/* The = of "EXPRESSION = VALUE", outside of all brackets; NULL if there is none. */
static const char *find_equals(const char *s) {
    int depth = 0;
    for (; *s; s++) {
        depth += (*s == '(' || *s == '{') - (*s == ')' || *s == '}');
        if (!depth && *s == '=')
            return s;
    }
    return NULL;
}

static bool equal_but_for_blanks(const char *a, const char *b) {
    for (;; a++, b++) {
        while (isspace((unsigned char)*a))
            a++;
        while (isspace((unsigned char)*b))
            b++;
        if (*a != *b || !*a)
            return *a == *b;
    }
}

static void assert_value(Play *play, const char *rest) {
    const char *equals = find_equals(rest);
    const char *wanted = equals ? equals + 1 + strspn(equals + 1, " ") : "true";
    char *text = strndup(rest, equals ? (size_t)(equals - rest) : strlen(rest));
    const Value *v = text && has_words(play, text) ? repl_evaluate(play->repl, text, false) : NULL;
    Text t = { 0 };
    if (v) {
        value_text(v, play->names, play->notation, &t);
        if (!equal_but_for_blanks(text_str(&t), wanted))
            play_say(play, SAY_ERROR, "assertion failed: %s is %s, not %s.", text, text_str(&t),
                     wanted);
    }
    text_free(&t);
    free(text);
}

/* ---- definitions ---- */

static void tell_define(Play *play, Arena *a, const char *name) {
    const char *near, *text = workbench_define(play->repl->bench, a, name, &near);
    Text t = { 0 };
    if (text)
        text_add_clean(&t, text, strlen(text));
    else
        play_say(play, SAY_ERROR, "There is no define \"%.60s\"%s%s.", name,
                 near ? "; did you mean " : "", near ? near : "");
    answer(play, &t);
}

static void tell_expanded(Play *play, Arena *a, const char *text) {
    Report report;
    Text t = { 0 };
    report_init(&report, a);
    const char *expanded = workbench_expand(play->repl->bench, a, &report, text);
    if (expanded)
        text_add_clean(&t, expanded, strlen(expanded));
    else
        repl_report(play->repl, &report);
    answer(play, &t);
}

static void expand(Play *play, const char *rest) {
    enum { BYTES_MAX = 128 * 1024 * 1024 };
    Arena arena;
    if (!has_words(play, rest) || !repl_can_evaluate(play->repl))
        return;
    char *name = strdup(*rest == '"' ? rest + 1 : rest);
    if (name && strchr(name, '"'))
        *strchr(name, '"') = '\0';
    arena_init(&arena, BYTES_MAX);
    if (ARENA_CATCH(&arena))
        play_say(play, SAY_ERROR, "This takes too much memory.");
    else if (*rest == '(' || *rest == '{')
        tell_expanded(play, &arena, rest);
    else if (name)
        tell_define(play, &arena, name);
    arena_free(&arena);
    free(name);
}

static void doc(Play *play, const char *rest) {
    Arena arena;
    Text t = { 0 };
    size_t n = strcspn(rest, " ");
    char *name = strndup(rest, n);
    const char *word = rest[n] ? rest + n + strspn(rest + n, " ") : NULL;
    arena_init(&arena, 64 * 1024 * 1024);
    Lookup l = { ludeme_grammar(), &arena, &t, NULL };
    if (name && has_words(play, rest) && !lookup_name(&l, name, word)) {
        const char *near = lookup_nearest(&l, name);
        play_say(play, SAY_ERROR, "There is no ludeme \"%.60s\"%s%s.", rest,
                 near ? "; did you mean " : "", near ? near : "");
    }
    answer(play, &t);
    arena_free(&arena);
    free(name);
}

// clang-format off
const PlayCommand repl_explains[] = {
    { "why", "", "MOVE", "which rule gives a move, or what keeps it from being legal", COMPLETE_NOTHING, why },
    { "trace", "", "EXPRESSION", "what every part of an expression gives", COMPLETE_NOTHING, trace },
    { "watch", "", "[EXPRESSION]", "tells what it gives after each move; alone: no more", COMPLETE_NOTHING, watch },
    { "break", "", "[CONDITION]", "stops random moves when it holds; alone: no more", COMPLETE_NOTHING, stop_when },
    { "assert", "", "EXPRESSION [= VALUE]", "complains unless it is true, or has that value", COMPLETE_NOTHING, assert_value },
    { "expand", "", "NAME or EXPRESSION", "what a define stands for", COMPLETE_NOTHING, expand },
    { "doc", "grammar", "LUDEME [WORD]", "the signatures of a ludeme", COMPLETE_NOTHING, doc },
    { .name = NULL },
};
// clang-format on
