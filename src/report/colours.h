/* Colours of pages and maps, by what they are for, in light and in dark; and what must be read on
 * what.
 */
#ifndef REPORT_COLOURS_H
#define REPORT_COLOURS_H

#include <stdio.h>

struct colour { const char *role; unsigned int light, dark; };	/* 0xRRGGBB */
extern const struct colour colours[];			/* role NULL ends */

/* What stands on what, and the contrast that it wants at least, in tenths: of the Web Content
 * Accessibility Guidelines, 45 for words, 30 for what is no word. */
struct colour_pair { const char *ink, *paper; int tenths; };
extern const struct colour_pair colour_pairs[];		/* ink NULL ends */

/* The roles as variables of a style, "--paper", for both schemes. */
void colours_put(FILE *out);

/* A line of a style with its variables as the light colours that they are: not everything that
 * shows drawings knows variables. */
void colours_put_resolved(const char *line, FILE *out);

#endif
