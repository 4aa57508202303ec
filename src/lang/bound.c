/* Bound: asks a bound ludeme for its arguments. */
#include "lang/bound.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Finds the parameter and alternative with this text; `param` may end in #n. */
static bool find_param(const Signature *sig, const char *param, int *index, int *alternative) {
    const char *hash = strrchr(param, '#');
    size_t length = hash ? (size_t)(hash - param) : strlen(param);
    int skip = hash ? atoi(hash + 1) - 1 : 0;
    for (int i = 0; i < sig->n_params; i++)
        for (int j = 0; j < sig->params[i].n_alternatives; j++) {
            const char *text = sig->params[i].alternatives[j].text;
            if (strncmp(text, param, length) || text[length] || skip-- > 0)
                continue;
            *index = i;
            *alternative = j;
            return true;
        }
    return false;
}

bool bound_has(const Bound *call, const char *param) {
    int i, j;
    return find_param(call->sig, param, &i, &j);
}

const Bound *bound_arg(const Bound *call, const char *param) {
    int i = 0, j = 0;
    bool found = find_param(call->sig, param, &i, &j);
    assert(found && "no such parameter in the signature");
    (void)found;
    return call->args[i] && call->chosen[i] == j ? call->args[i] : NULL;
}

int bound_word(const Bound *call, const char *param, int otherwise) {
    const Bound *b = bound_arg(call, param);
    return b ? b->value : otherwise;
}
