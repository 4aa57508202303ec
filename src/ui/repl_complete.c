/* REPL: what may stand at the end of a line: ludemes, names of arguments, words, defines, pieces,
   regions. */
#include "ui/repl.h"

#include "ludeme/ludemes.h"

#include <string.h>

typedef struct Proposal {
    void (*put)(void *to, const char *word);
    void *to;
    const char *before; /* brackets and the like that stand before the word */
    int n_before;
    const char *start;
} Proposal;

static void propose(const Proposal *c, const char *word, const char *behind) {
    if (!word || strncmp(word, c->start, strlen(c->start)))
        return;
    Text t = { 0 };
    text_add(&t, c->before, (size_t)c->n_before);
    text_printf(&t, "%s%s", word, behind);
    c->put(c->to, text_str(&t));
    text_free(&t);
}

static void propose_heads(const Proposal *c, const Grammar *g) {
    const char *last = "";
    for (int i = 0; i < g->n_signatures; i++) {
        const char *head = g->signatures[g->by_head[i]].head;
        if (strcmp(head, last))
            propose(c, head, "");
        last = head;
    }
}

/* Names of arguments and words that the ludeme of that head takes. */
static void propose_arguments(const Proposal *c, const Grammar *g, const char *head) {
    int first, n = grammar_by_head(g, head, &first);
    for (int i = 0; i < n; i++) {
        const Signature *s = &g->signatures[g->by_head[first + i]];
        for (int k = 0; k < s->n_params; k++)
            for (int j = 0; j < s->params[k].n_alternatives; j++) {
                const Alternative *a = &s->params[k].alternatives[j];
                propose(c, a->name, ":");
                propose(c, a->word, "");
            }
    }
}

static void propose_words(const Proposal *c, const Grammar *g) {
    const char *last = "";
    for (int i = 0; *c->start && i < g->n_words; i++) {
        const char *word = g->words[g->by_word[i]].text;
        if (strcmp(word, last))
            propose(c, word, "");
        last = word;
    }
}

static void propose_names(const Proposal *c, const Play *play) {
    Arena arena;
    const char **names;
    arena_init(&arena, SIZE_MAX);
    int n = workbench_defines(play->repl->bench, &arena, &names);
    for (int i = 0; i < n; i++)
        propose(c, names[i], "\"");
    for (int i = 1; i < lusor_pieces(play->game); i++)
        propose(c, lusor_piece(play->game, i)->label, "\"");
    for (int i = 0; i < lusor_regions(play->game); i++)
        propose(c, lusor_region_name(play->game, i), "\"");
    arena_free(&arena);
}

/* The head of the innermost list that is open at the end of the line, in `out`. */
static void open_head(const char *line, char *out, size_t size) {
    int depth = 0;
    *out = '\0';
    for (const char *s = line + strlen(line); s-- > line;) {
        depth += (*s == ')') - (*s == '(');
        if (depth < 0) {
            size_t n = strcspn(s + 1, " (){}");
            memcpy(out, s + 1, n < size ? n : size - 1);
            out[n < size ? n : size - 1] = '\0';
            return;
        }
    }
}

void repl_complete(Play *play, const char *line, void (*put)(void *to, const char *word),
                   void *to) {
    if (!play->repl->bench)
        return;
    const char *word = strrchr(line, ' ') ? strrchr(line, ' ') + 1 : line, *start = word;
    for (const char *s = word; *s; s++)
        if (strchr("(){}\":", *s))
            start = s + 1;
    Proposal c = { put, to, word, (int)(start - word), start };
    char head[64], mark = start > word ? start[-1] : ' ';
    open_head(line, head, sizeof head);
    if (mark == '(')
        propose_heads(&c, ludeme_grammar());
    else if (mark == '"')
        propose_names(&c, play);
    else if (*head) {
        propose_arguments(&c, ludeme_grammar(), head);
        propose_words(&c, ludeme_grammar());
    }
}
