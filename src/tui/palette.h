/* What terminals show for their 256 colours, of which the first sixteen are their own matter, and
 * how well one of them is read on another: the contrast of the Web Content Accessibility
 * Guidelines, 1 for two that are the same, 21 for black on white.
 */
#ifndef TUI_PALETTE_H
#define TUI_PALETTE_H

enum palette { PALETTE_XTERM, PALETTE_LINUX, PALETTES };

extern const char *const palette_names[PALETTES];

/* Of red, green and blue, 0 to 1, as much as there is of them. */
struct light { double c[3]; };

struct light palette_light(enum palette p, int colour);
double palette_contrast(enum palette p, int a, int b);

#endif
