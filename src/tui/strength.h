/* A unit's strength as a bar: a block a man, the hurt in another ink, the lost as dots. */
#ifndef TUI_STRENGTH_H
#define TUI_STRENGTH_H

#include "cliffhanger/view.h"
#include "tui/pane.h"

/* Of a vehicle: seats taken, none, and seats free.  The hurt may stand or lie: on their feet are
 * the fit, and those of the hurt who are. */
struct strength { int fit, hurt, lost, on_feet; };

/* As the viewer knows it: of others nobody who is not seen is counted as lost. */
struct strength strength_of(const struct view *v, int unit);
/* More men than columns share them, whoever is there at all having one: behind how many are on
 * their feet, "13x===.", or where a number beside it counts them with a sign that it is not all,
 * "=====+". */
void strength_draw(const struct view *v, struct pane *pane, struct rect at, int unit,
	enum back back, bool counted);
/* Columns that the broadest bar of those listed wants, up to so many. */
int strength_cols(const struct view *v, int most);

#endif
