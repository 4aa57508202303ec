/* Rules about rules. */
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"

#include <string.h>

/* Meta-rules that are on or off. */
static const struct MetaSwitch {
    const char *head;
    size_t member; /* in MetaRules */
    uint64_t flag;
} switches[] = {
    { "automove", offsetof(MetaRules, automove), 0 },
    { "gravity", offsetof(MetaRules, gravity), 0 },
    { "pin", offsetof(MetaRules, pin), 0 },
    { "noStackOn", offsetof(MetaRules, no_stack_on_fallen), 0 },
    { "swap", offsetof(MetaRules, swap), FLAG_UsesSwapRule },
};

static void load_switch(Build *b, const Bound *n) {
    for (size_t i = 0; i < sizeof switches / sizeof *switches; i++)
        if (!strcmp(switches[i].head, n->sig->head)) {
            *(bool *)((char *)&b->game->meta + switches[i].member) = true;
            build_flag(b, switches[i].flag);
        }
}

static void load_no_repeat(Build *b, const Bound *n) {
    static const struct {
        Repetition repetition;
        uint64_t flag;
    } kinds[] = { /* by the words of <repetitionType> */
                  { REPEAT_POSITIONAL, FLAG_RepeatPositionalInGame },
                  { REPEAT_POSITIONAL_IN_TURN, FLAG_RepeatPositionalInTurn },
                  { REPEAT_SITUATIONAL, FLAG_RepeatSituationalInGame },
                  { REPEAT_SITUATIONAL_IN_TURN, FLAG_RepeatSituationalInTurn }
    };
    int word = bound_word(n, "<repetitionType>", REPETITION_TYPE_Positional);
    b->game->meta.no_repeat = kinds[word].repetition;
    build_flag(b, kinds[word].flag);
}

static void load_meta_rule(Build *b, const Bound *n) {
    if (bound_has(n, "<repetitionType>"))
        load_no_repeat(b, n);
    else if (!strcmp(n->sig->head, "no"))
        b->game->meta.no_suicide = true;
    else if (!bound_has(n, "<passEndType>"))
        load_switch(b, n);
    else if (bound_word(n, "<passEndType>", 0) == PASS_END_TYPE_NoEnd)
        build_flag(b, FLAG_NotAllPass);
}

void load_meta(Build *b, const Bound *n) {
    if (!n)
        return;
    BoundItems rules = load_items(n, "{<metaRule>}", "<metaRule>");
    for (int i = 0; i < rules.n; i++)
        load_meta_rule(b, load_item(&rules, i));
}

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
