/* Effects on pieces. */
#include "ludeme/ludemes.h"

const Ludeme effect_ludemes[] = {
    // clang-format off
    { "<effect>",
      "<effect.add> | <addScore> | <attract> | <avoidStoredState> | <bet> | <claim> | "
      "<custodial> | <effect.deal> | <directional> | <do> | <enclose> | <firstMoveOnTrack> | "
      "<flip> | <operators.foreach.forEach> | <forget> | <fromTo> | <hop> | <intervene> | "
      "<leap> | <max.max> | <moveAgain> | <note> | <pass> | <playCard> | <priority> | "
      "<promote> | <propose> | <push> | <remember> | <effect.remove> | <roll> | <satisfy> | "
      "<select> | <seq> | <effect.set.set> | <shoot> | <slide> | <sow> | <effect.step> | "
      "<surround> | <swap.swap> | <take> | <trigger> | <vote> | <while>" },
    { "<apply>", "(apply if:<boolean>)" },
    { "<apply>", "(apply <nonDecision>)" },
    { "<apply>", "(apply if:<boolean> <nonDecision>)" },
    { "<effect.deal>", "(deal <dealableType> [<int>] [beginWith:<int>] [<then>])" },
    { "<playCard>", "(playCard [<then>])" },
    // clang-format on
    { NULL },
};
