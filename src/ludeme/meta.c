/* Rules about rules. */
#include "ludeme/ludemes.h"

const Ludeme meta_ludemes[] = {
    // clang-format off
    { "<meta>", "(meta ({<metaRule>} | <metaRule>))" },
    { "<automove>", "(automove)" },
    { "<gravity>", "(gravity [PyramidalDrop])" },
    { "<meta.swap>", "(swap)" },
    { "<metaRule>",
      "<automove> | <gravity> | <meta.no.no> | <noStackOn> | <passEnd> | <pin> | <meta.swap>" },
    { "<noStackOn>", "(noStackOn Fallen)" },
    { "<passEnd>", "(passEnd <passEndType>)" },
    { "<pin>", "(pin SupportMultiple)" },
    { "<meta.no.no>", "(no Repeat [<repetitionType>])" },
    { "<meta.no.no>", "(no Suicide)" },
    // clang-format on
    { NULL },
};
