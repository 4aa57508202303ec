/* Real numbers. */
#include "ludeme/ludemes.h"

const Ludeme floats_ludemes[] = {
    // clang-format off
    { "<cos>", "(cos <float>)" },
    { "<exp>", "(exp <float>)" },
    { "<floats.math.*>", "(* {<float>})" },
    { "<floats.math.*>", "(* <float> <float>)" },
    { "<floats.math.+>", "(+ {<float>})" },
    { "<floats.math.+>", "(+ <float> <float>)" },
    { "<floats.math.->", "(- <float> <float>)" },
    { "<floats.math./>", "(/ <float> <float>)" },
    { "<floats.math.^>", "(^ <float> <float>)" },
    { "<floats.math.abs>", "(abs <float>)" },
    { "<floats.math.max>", "(max {<float>})" },
    { "<floats.math.max>", "(max <float> <float>)" },
    { "<floats.math.min>", "(min {<float>})" },
    { "<floats.math.min>", "(min <float> <float>)" },
    { "<log>", "(log <float>)" },
    { "<log10>", "(log10 <float>)" },
    { "<sin>", "(sin <float>)" },
    { "<sqrt>", "(sqrt <float>)" },
    { "<tan>", "(tan <float>)" },
    { "<float>",
      "<floats.math.*> | <floats.math.+> | <floats.math.-> | <floats.math./> | "
      "<floats.math.^> | <floats.math.abs> | <cos> | <exp> | float | <log> | <log10> | "
      "<floats.math.max> | <floats.math.min> | <sin> | <sqrt> | <tan> | <toFloat>" },
    { "<toFloat>", "(toFloat (<boolean> | <int>))" },
    // clang-format on
    { NULL },
};
