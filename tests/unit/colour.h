/* Colours of terminals as people see them: distance in CIELAB (1976), for normal eyes and for
 * those without red, green or blue cones (Machado, Oliveira and Fernandes, 2009).
 */
#ifndef TESTS_COLOUR_H
#define TESTS_COLOUR_H

#include "tui/palette.h"

enum eye { EYE_NORMAL, EYE_NO_RED, EYE_NO_GREEN, EYE_NO_BLUE, EYES };

extern const char *const eye_names[EYES];

/* Of two indices into 256 colours, the first sixteen as the palette has them. */
double colour_distance(enum palette p, enum eye eye, int a, int b);

#endif
