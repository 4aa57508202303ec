/* Ranges of numbers. */
#include "ludeme/ludemes.h"

const Ludeme ranges_ludemes[] = {
    // clang-format off
    { "<exact>", "(exact <int>)" },
    { "<range.math.max>", "(max <int>)" },
    { "<range.math.min>", "(min <int>)" },
    { "<range>", "(range <int> [<int>])" },
    { "<range>", "<exact> | <range.math.max> | <range.math.min>" },
    // clang-format on
    { NULL },
};
