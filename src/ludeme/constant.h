/* Constant: numbers in a description that are known before any game is played. */
#ifndef LUSOR_CONSTANT_H
#define LUSOR_CONSTANT_H

#include "base/report.h"
#include "lang/bind.h"

/* The value of a number or of arithmetic with numbers: <dim>, <float>, or <int>. False, after a
   report, if it depends on the play, or is beyond the range of numbers. */
bool constant_int(Report *report, const Bound *number, int *value);
/* With the 32 bits that Ludii reckons with. */
bool constant_float(Report *report, const Bound *number, double *value);
/* True or False. */
bool constant_flag(Report *report, const Bound *flag, bool *value);

#endif
