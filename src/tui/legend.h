/* The legend: what the colours and signs of the map that is in sight mean.
 *
 * Nothing is in it that is not to be seen: sides, what is told of their figures, what lies about,
 * and the ground, the most of it first.
 */
#ifndef TUI_LEGEND_H
#define TUI_LEGEND_H

#include "tui/play.h"

enum { LEGEND_ROWS = 9 };	/* that it has where it stands beneath a roster */

/* Whether it has the roster's place, since it is wanted and there is no room for both. */
bool legend_instead(const struct play *p);
/* Whether there is room for it beneath the roster. */
bool legend_beneath(const struct play *p);
void legend_draw(const struct play *p, struct pane *pane, struct rect at);
enum reply legend_toggle(struct play *p);

#endif
