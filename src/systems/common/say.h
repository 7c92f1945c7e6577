/* Saying: lines of previews, and numbers for people. */
#ifndef COMMON_SAY_H
#define COMMON_SAY_H

#include "cliffhanger/system.h"

/* Numbers that come in thousandths, for people: "2.5". */
struct tenths { int whole, part; };

struct tenths tenths(int32_t milli);

/* One more line of a preview; what does not fit is not begun. */
void say(struct preview *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
