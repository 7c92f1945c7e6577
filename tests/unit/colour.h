/* Colours of terminals as people see them: contrast by the formula of the Web Content
 * Accessibility Guidelines, distance in CIELAB (1976), for normal eyes and for those without
 * red, green or blue cones (Machado, Oliveira and Fernandes, 2009).
 */
#ifndef TESTS_COLOUR_H
#define TESTS_COLOUR_H

enum palette { PALETTE_XTERM, PALETTE_LINUX, PALETTES };
enum eye { EYE_NORMAL, EYE_NO_RED, EYE_NO_GREEN, EYE_NO_BLUE, EYES };

extern const char *const palette_names[PALETTES];
extern const char *const eye_names[EYES];

/* Of two indices into 256 colours, the first sixteen as the palette has them. */
double colour_contrast(enum palette p, int a, int b);
double colour_distance(enum palette p, enum eye eye, int a, int b);

#endif
