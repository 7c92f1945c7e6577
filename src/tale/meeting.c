/* Meetings, gathered: who fought whom hand to hand, and which of the two came upon the other. */
#include "tale/own.h"

#include <string.h>

static struct deed *fight_of(struct deeds *d, const struct event *e, int unit, int other)
{
	for (int i = d->first; i < d->n; i++)
		if (d->deed[i].kind == DEED_FIGHT && deeds_concerns(&d->deed[i], unit)
				&& deeds_concerns(&d->deed[i], other))
			return deeds_goes_on(d, &d->deed[i]);
	return deeds_begin_against(d, DEED_FIGHT, e, unit, other);
}

static bool has_moved(const struct deeds *d, int unit)
{
	return d->moved_at[unit] > d->turn_at;
}

/* Who fell upon whom, before the first blow: who has charged the other, else who came to where
 * the other was; where both stand it is he who came there last. */
static void find_charger(struct deeds *d, struct deed *fight)
{
	const int by = fight->by[0], unit = fight->unit;
	const bool his = d->aimed[by] == unit, theirs = d->aimed[unit] == by;
	const bool later = fight->goes_on ? d->came[unit][by]
		: d->moved_at[unit] > d->moved_at[by];

	if (fight->hits + fight->hits_back > 0)
		return;
	if (his != theirs ? theirs : later) {
		fight->by[0] = (int16_t)unit;
		fight->unit = (int16_t)by;
	}
	fight->fell_upon = his != theirs || (!fight->goes_on && has_moved(d, fight->by[0]));
}

static void note_meeting(struct deeds *d, const struct deed *fight)
{
	const int by = fight->by[0], unit = fight->unit;

	d->met[by][unit] = d->met[unit][by] = d->past.turn;
	d->came[by][unit] = true;
	d->came[unit][by] = false;
}

/* A roll of a fight, by one who may have come charging. */
void meeting_blow(struct deeds *d, const struct event *e)
{
	const int n = d->n;
	struct deed *fight;

	for (int i = 0; i < e->roll.n_modifiers; i++)
		if (strcmp(e->roll.modifiers[i].name, "Charging") == 0)
			d->aimed[e->unit] = e->other;
	fight = fight_of(d, e, e->unit, e->other);
	if (d->n != n)	/* it has just begun */
		fight->goes_on = d->met[e->unit][e->other] > 0
			&& d->met[e->unit][e->other] + 1 >= d->past.turn;
	find_charger(d, fight);
	note_meeting(d, fight);
}
