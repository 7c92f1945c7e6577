/* Proof: every die leads to what it made (T2).
 *
 * A roll belongs to the next deed of the two whom it is about, or to the last one; else to the
 * next, or the last, of him for whom it was thrown.  What belongs to none is told of in the
 * page's last sentence, whoever that names.
 */
#include "tale/own.h"

/* Whether a deed is about a unit: as the one to whom, or by whom, it is done. */
static bool is_about(const struct deed *deed, int unit)
{
	for (int i = 0; i < deed->n_by; i++)
		if (deed->by[i] == unit)
			return true;
	return deed->unit == unit;
}

static bool is_between(const struct deed *deed, int unit, int other)
{
	return (deed->kind == DEED_CHARGE || (deed->kind >= DEED_FIRE
		&& deed->kind <= DEED_FIGHT)) && is_about(deed, unit)
		&& is_about(deed, other);
}

/* Whether a deed may have come of a roll: of the figure for whom it was thrown, if it is one
 * that is told of by himself. */
static bool may_come_of(const struct deeds *d, const struct deed *deed, const struct event *e)
{
	const int unit = e->unit >= 0 ? e->unit : e->figure >= 0
		&& e->figure < d->past.g->n_figures ? d->past.unit[e->figure] : -1;

	if (unit < 0 || deed->kind == DEED_STORY || deed->kind == DEED_TURN
		|| deed->kind == DEED_HELD)
		return false;
	if (deed->kind == DEED_TOLD && deed->e->figure >= 0 && e->figure >= 0)
		return deed->e->figure == e->figure;
	return is_about(deed, unit);
}

static bool fits(const struct deeds *d, const struct deed *deed, const struct event *e, bool two)
{
	return two ? is_between(deed, e->unit, e->other) : may_come_of(d, deed, e);
}

/* The nearest deed that fits: of the same part before any other, after it before before it. */
static int find(const struct deeds *d, const struct heard *h, int part, bool two)
{
	int last = -1;

	for (int i = 0; i < d->n; i++) {
		const struct deed *const deed = &d->deed[i];

		if ((part >= 0 && deed->part != part) || !fits(d, deed, h->e, two))
			continue;
		if (deed->at >= h->at)
			return i;
		last = i;
	}
	return last;
}

static int owner(const struct deeds *d, const struct heard *h)
{
	const struct event *const e = h->e;
	const bool two = e->unit >= 0 && e->other >= 0;
	int deed = two ? find(d, h, h->part, true) : -1;

	if (deed < 0)
		deed = find(d, h, h->part, false);
	if (deed < 0 && two)
		deed = find(d, h, -1, true);
	return deed >= 0 ? deed : find(d, h, -1, false);
}

void proof_settle(struct deeds *d)
{
	for (size_t i = 0; i < d->n_heard; i++)
		if (d->heard[i].deed < 0 && d->heard[i].e->kind == EVENT_ROLL)
			d->heard[i].deed = owner(d, &d->heard[i]);
}
