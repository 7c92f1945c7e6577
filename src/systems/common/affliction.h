/* What tables of states (state.h) of several systems ask alike. */
#ifndef COMMON_AFFLICTION_H
#define COMMON_AFFLICTION_H

#include <stddef.h>

#include "cliffhanger/state.h"

/* The beginning of a row: key, label, doc, rule. */
#define OF_UNIT(key, called, says, source) .name = key, .label = called, .doc = says, \
	.rule = source, .of = STATE_OF_UNIT
#define OF_FIGURE(key, called, says, source) .name = key, .label = called, .doc = says, \
	.rule = source, .of = STATE_OF_FIGURE

/* Whether play has begun; what a turn's beginning takes off cannot stand before it. */
bool affliction_in_play(const struct game *g, struct reason *why);
/* Whether a figure is fit, on the table or aboard. */
bool affliction_fit(const struct game *g, int figure, struct reason *why);
/* Whether one may be, or stay, a captive of the other, an enemy who is `able` to take him;
 * `able` is what the system says of the captor. */
bool affliction_taken(const struct game *g, int figure, int captor, bool able,
	struct reason *why);
int32_t affliction_captor(const struct game *g, int figure);
void affliction_tell(struct game *g, int unit, int figure, const char *word);	/* EVENT_STATE */

#endif
