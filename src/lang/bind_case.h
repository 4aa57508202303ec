/* Case: all that is known about one thing that does not fit. */
#ifndef LUSOR_BIND_CASE_H
#define LUSOR_BIND_CASE_H

#include "lang/binder.h"

/* Texts to choose from or to list. */
typedef struct Names {
    const char **items;
    int n_items, cap_items;
} Names;

typedef struct Case {
    Binder *b;
    Report *report;
    const Tree *culprit;
    const Tree *call; /* the list it stands in, NULL if it stands in none that has signatures */
    int item;         /* its index there; n_items if something is missing at the end */
    Trial *trials;    /* of the signatures that come as far as this, the most likely first */
    int n_trials;
    const Alternative **wanted; /* what may stand in its place */
    int n_wanted, cap_wanted;
} Case;

/* Gathers the case of a failure. */
Case case_make(const Failure *f, Binder *b, Report *report);

/* Reports the culprit with the first advice that applies. */
void advice_give(Case *c);

void case_add_name(const Case *c, Names *names, const char *name);
bool case_has_name(const Names *names, const char *name);
/* All words that may stand where the rule is expected. */
void case_add_words(const Case *c, Names *names, int rule);

/* The item has the alternative's name and could be its value. */
bool case_takes(const Case *c, const Alternative *alt, const Tree *t);
/* The first parameter from `from` on that cannot be left out, -1 if there is none. */
int case_next_needed(const Signature *s, int from);

/* How to call things in messages. */
const char *case_join(const Case *c, Names *names);         /* sorts them: "A, B or C" */
const char *case_shown(const Case *c, const Tree *t);       /* "(count ...)" */
const char *case_call(const Case *c, const Signature *sig); /* "(is Line ...)" */
const char *case_type(const Case *c, Type type);            /* "<int> (a number)" */
const char *case_param(const Case *c, const Param *p);      /* "at:<int> (a number)" */

/* Notes the signatures of the case: all, those that take a word at the culprit's place, those that
   take a value of the rule there. */
void case_note_signatures(const Case *c, Problem *p);
void case_note_signatures_with(const Case *c, Problem *p, const char *word);
void case_note_signatures_for(const Case *c, Problem *p, int rule);
/* Notes one signature. */
void case_note_signature(const Case *c, Problem *p, const Signature *sig);

#endif
