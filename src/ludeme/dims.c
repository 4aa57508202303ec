/* Dimensions: whole numbers that are known before any game is played (constant.h reckons them). */
#include "ludeme/ludemes.h"

const Ludeme dims_ludemes[] = {
    // clang-format off
    { "<dim>",
      "<dim.math.*> | <dim.math.+> | <dim.math.-> | <dim.math./> | <dim.math.^> | "
      "<dim.math.abs> | int | <dim.math.max> | <dim.math.min>" },
    { "<dim.math.*>", "(* {<dim>})" },
    { "<dim.math.*>", "(* <dim> <dim>)" },
    { "<dim.math.+>", "(+ {<dim>})" },
    { "<dim.math.+>", "(+ <dim> <dim>)" },
    { "<dim.math.->", "(- <dim> <dim>)" },
    { "<dim.math./>", "(/ <dim> <dim>)" },
    { "<dim.math.^>", "(^ <dim> <dim>)" },
    { "<dim.math.abs>", "(abs <dim>)" },
    { "<dim.math.max>", "(max <dim> <dim>)" },
    { "<dim.math.min>", "(min <dim> <dim>)" },
    // clang-format on
    { NULL },
};
