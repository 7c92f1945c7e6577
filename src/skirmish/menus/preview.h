/* Previews: what a choice would mean, told before it is made.
 *
 * A system has one constant table of them, a row for each verb whose choices come to anything
 * that is worth telling.
 */
#ifndef SKIRMISH_PREVIEW_H
#define SKIRMISH_PREVIEW_H

#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"

/* Says what a whole (checked) choice would mean. */
typedef void preview_put(const struct game *v, const struct choice *c, struct preview *p);

struct preview_row {
	preview_put *put;	/* NULL: nothing, or … */
	const char *says;	/* … the same of every choice */
};

/* system->preview, by skirmish->menus. */
preview_put preview_choice;

/* That dice are thrown for it, so many of so many sides, and their number if it is one. */
void preview_dice(struct preview *p, int sides, int dice, int need);

#endif
