/* Moves that a player decides on. */
#include "ludeme/ludemes.h"

const Ludeme move_ludemes[] = {
    // clang-format off
    { "<moves>",
      "<effect.add> | <addScore> | <allCombinations> | <logical.and> | <append> | <apply> | "
      "<attract> | <avoidStoredState> | <bet> | <claim> | <custodial> | <effect.deal> | "
      "<decision> | <directional> | <do> | <effect> | <enclose> | <firstMoveOnTrack> | "
      "<flip> | <operators.foreach.forEach> | <forget> | <fromTo> | <hop> | <logical.if> | "
      "<intervene> | <leap> | <max.max> | <move> | <moveAgain> | <nonDecision> | <note> | "
      "<operator> | <logical.or> | <pass> | <playCard> | <priority> | <promote> | "
      "<propose> | <push> | <random> | <remember> | <effect.remove> | <roll> | <satisfy> | "
      "<select> | <seq> | <effect.set.set> | <shoot> | <slide> | <sow> | <effect.step> | "
      "<surround> | <swap.swap> | <take> | <trigger> | <vote> | <while>" },
    { "<decision>", "<move>" },
    { "<nonDecision>", "<effect> | <operator>" },
    { "<operator>", "<allCombinations> | <logical.and> | <append> | <logical.if> | <logical.or>" },
    // clang-format on
    { NULL },
};
