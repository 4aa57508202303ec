/* Arithmetic. */
#include "ludeme/ludemes.h"

const Ludeme math_ludemes[] = {
    // clang-format off
    { "<%>", "(% <int> <int>)" },
    { "<ints.math.*>", "(* ({<int>} | <ints>))" },
    { "<ints.math.*>", "(* <int> <int>)" },
    { "<ints.math.+>", "(+ ({<int>} | <ints>))" },
    { "<ints.math.+>", "(+ <int> <int>)" },
    { "<ints.math.->", "(- [<int>] <int>)" },
    { "<ints.math./>", "(/ <int> <int>)" },
    { "<ints.math.^>", "(^ <int> <int>)" },
    { "<ints.math.abs>", "(abs <int>)" },
    { "<ints.math.if>", "(if <boolean> <int> <int>)" },
    { "<ints.math.max>", "(max <ints>)" },
    { "<ints.math.max>", "(max <int> <int>)" },
    { "<ints.math.min>", "(min <ints>)" },
    { "<ints.math.min>", "(min <int> <int>)" },
    // clang-format on
    { NULL },
};
