/* Agent text: NAME[,OPTION...][:OPTION,...], or for programs NAME[,OPTION...]:COMMAND. */
#include "agent/agent_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_SECONDS 1.0

void agent_text_say(char **why, const char *fmt, ...) {
    if (!why)
        return;
    char text[512];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    *why = strdup(text);
}

/* ---- names ---- */

static const AgentKind *find_kind(const char *text, size_t n) {
    for (int i = 0; agent_kinds[i]; i++)
        if (strlen(agent_kinds[i]->name) == n && !strncmp(agent_kinds[i]->name, text, n))
            return agent_kinds[i];
    return NULL;
}

static void say_kinds(char **why, const char *text, size_t n) {
    char names[256] = "";
    for (int i = 0; agent_kinds[i]; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i ? ", " : "",
                 agent_kinds[i]->name);
    agent_text_say(why, "there is no agent called \"%.*s\"; there are: %s", (int)n, text, names);
}

/* ---- options ---- */

/* A number from 1 on, then nothing else. */
static bool read_count(const char *s, long max, long *out) {
    char *end;
    *out = strtol(s, &end, 10);
    return end != s && !*end && *out >= 1 && *out <= max;
}

/* "1s", "0.5s", "200ms". */
static bool read_seconds(const char *s, double *out) {
    char *end;
    double number = strtod(s, &end);
    if (end == s || !(number > 0) || number > 1e9)
        return false;
    *out = strcmp(end, "ms") ? number : number / 1000;
    return !strcmp(end, "s") || !strcmp(end, "ms");
}

static bool read_iterations(const char *s, long *out) {
    char *end;
    double number = strtod(s, &end); /* people write 1e6it */
    if (end == s || strcmp(end, "it") || !(number >= 1) || number > 1e15)
        return false;
    *out = (long)number;
    return true;
}

static bool read_option(LusorAgent *a, const char *s) {
    long number;
    if (!strncmp(s, "threads=", 8) && read_count(s + 8, AGENT_THREADS_MAX, &number)) {
        a->threads = (int)number;
        return true;
    }
    if (!strncmp(s, "depth", 5) && read_count(s + 5, LUSOR_DEPTH_MAX - 2, &number)) {
        a->budget.depth = (int)number;
        return true;
    }
    if (!strncmp(s, "timeout=", 8))
        return read_seconds(s + 8, &a->timeout);
    return read_seconds(s, &a->budget.seconds) || read_iterations(s, &a->budget.iterations);
}

/* Options with commas between them. */
static bool read_options(LusorAgent *a, const char *s, size_t n, char **why) {
    const char *end = s + n;
    for (const char *at = s; at <= end;) {
        char word[64];
        size_t length = 0;
        while (at + length < end && at[length] != ',')
            length++;
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        if (length >= sizeof word || !read_option(a, word)) {
            agent_text_say(why,
                           "\"%s\" is no budget; write %s:1s, %s:500ms, %s:1000it, %s:depth4%s",
                           word, a->kind->name, a->kind->name, a->kind->name, a->kind->name,
                           ", perhaps with ,threads=2");
            return false;
        }
        at += length + 1;
    }
    return true;
}

bool agent_text_read(LusorAgent *a, const char *text, char **why) {
    size_t n = strcspn(text, ":,"), options = strcspn(text, ":");
    const char *rest = text[options] ? text + options + 1 : NULL;
    a->kind = find_kind(text, n);
    if (!a->kind) {
        say_kinds(why, text, n);
        return false;
    }
    if (options > n && !read_options(a, text + n + 1, options - n - 1, why))
        return false;
    if (a->kind->runs) {
        a->command = rest && *rest ? strdup(rest) : NULL;
        if (!a->command)
            agent_text_say(why, "%s needs a program: %s:./engine", a->kind->name, a->kind->name);
    } else if (rest && !read_options(a, rest, strlen(rest), why)) {
        return false;
    }
    const Budget *b = &a->budget;
    if (!b->seconds && !b->iterations && !b->depth)
        a->budget.seconds = DEFAULT_SECONDS;
    return !a->kind->runs || a->command;
}
