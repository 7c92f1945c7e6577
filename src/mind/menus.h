/* Menus as a mind reads them: from an option to a whole choice. */
#ifndef MIND_MENUS_H
#define MIND_MENUS_H

#include "cliffhanger/mind.h"

/* A stream of numbers of a mind's own: seeded by the view and the decision, it
 * has nothing to do with the dice. */
struct whim { uint64_t state; };
void whim_seed(struct whim *w, const struct view *view, const struct decision *d);
int whim_pick(struct whim *w, int n);	/* 0 … n-1 */

/* The word that closes the decision, or does nothing for a unit of it, if the view accepts
 * it. */
bool menus_close(const struct view *view, const struct decision *d, struct choice *c);
/* The units the decision waits for; at least d->unit if it is about one. */
int menus_units(const struct view *view, const struct decision *d, int units[UNITS_MAX]);
/* One allowed row of a unit's menu, completed by whim; false if what came of it
 * is not accepted. */
bool menus_choose(const struct view *view, const struct decision *d, int unit,
	struct whim *w, struct choice *c);

/* A seat's view as if nobody commanded its other units; NULL without memory. */
struct view *menus_alone(const struct view *view, const struct decision *d,
	const bool units[UNITS_MAX]);

#endif
