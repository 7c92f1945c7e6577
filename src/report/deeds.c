/* Deeds, gathered: see deeds.h. */
#include "report/deeds.h"

#include <string.h>

#include "report/retold.h"

void deeds_turn(struct deeds *d)
{
	memset(d->order, 0, sizeof d->order);
	memset(d->aimed, -1, sizeof d->aimed);
	memset(d->charged, 0, sizeof d->charged);
}

void deeds_forget(struct deeds *d)
{
	d->n = 0;
	memset(d->moved, -1, sizeof d->moved);
	memset(d->hit, -1, sizeof d->hit);
	memset(d->down, 0, sizeof d->down);
}

static bool is_unit(const struct deeds *d, int unit)
{
	return unit >= 0 && unit < d->q->g->n_units;
}

static int unit_of(const struct deeds *d, int figure)
{
	return figure >= 0 && figure < d->q->g->n_figures ? d->q->unit[figure] : -1;
}

bool deeds_has_name(const struct markdown *q, int figure)
{
	return figure >= 0 && figure < q->g->n_figures
		&& q->g->setup->figures[figure].name[0] != '\0';
}

/* ---- deeds ---- */

static struct deed *begin(struct deeds *d, enum deed_kind kind, const struct event *e, int unit)
{
	if (d->n == DEEDS_MAX)	/* a paragraph may be as long as it likes */
		deeds_tell(d);
	d->deed[d->n] = (struct deed){ .kind = kind, .e = e, .unit = (int16_t)unit,
		.from = CELL_NONE, .to = CELL_NONE, .figure = -1 };
	return &d->deed[d->n++];
}

static struct deed *begin_against(struct deeds *d, enum deed_kind kind, const struct event *e,
	int by, int unit)
{
	struct deed *const deed = begin(d, kind, e, unit);

	deed->by[deed->n_by++] = (int16_t)by;
	return deed;
}

static bool is_by(const struct deed *deed, int unit)
{
	for (int i = 0; i < deed->n_by; i++)
		if (deed->by[i] == unit)
			return true;
	return false;
}

static bool concerns(const struct deed *deed, int unit)
{
	return deed->unit == unit || is_by(deed, unit);
}

static bool is_leaving(const struct deed *deed)
{
	return deed->e->kind == EVENT_LIFE && deed->e->number == LIFE_LEFT;
}

/* The last deed that a unit has part in, if it is of this kind (D2); that some of it leave
 * does not come between the steps of the others. */
static struct deed *last_of(struct deeds *d, int unit, enum deed_kind kind)
{
	for (int i = d->n; i-- > 0; ) {
		struct deed *const deed = &d->deed[i];

		if (concerns(deed, unit) && !(kind == DEED_MOVE && is_leaving(deed)))
			return deed->kind == kind && deed->unit == unit ? deed : NULL;
	}
	return NULL;
}

/* The last deed by which `by` could have hurt somebody of the unit, either way round in a
 * fight. */
static struct deed *attack_of(struct deeds *d, int by, int unit)
{
	for (int i = d->n; i-- > 0; ) {
		struct deed *const deed = &d->deed[i];

		if (deed->kind < DEED_FIRE || deed->kind > DEED_FIGHT)
			continue;
		if ((deed->unit == unit && is_by(deed, by))
				|| (deed->kind == DEED_FIGHT && deed->unit == by
				&& deed->by[0] == unit))
			return deed;
	}
	return NULL;
}

static struct deed *fight_of(struct deeds *d, const struct event *e, int unit, int other)
{
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].kind == DEED_FIGHT && concerns(&d->deed[i], unit)
				&& concerns(&d->deed[i], other))
			return &d->deed[i];
	return begin_against(d, DEED_FIGHT, e, unit, other);
}

/* Who fell upon whom, if one of the two has charged the other: before the first blow. */
static void find_charger(struct deeds *d, struct deed *fight)
{
	const int by = fight->by[0], unit = fight->unit;
	const bool his = d->aimed[by] == unit, theirs = d->aimed[unit] == by;

	if (fight->hits + fight->hits_back > 0)
		return;
	if (theirs && !his) {
		fight->by[0] = (int16_t)unit;
		fight->unit = (int16_t)by;
	}
	fight->fell_upon = his != theirs;
}

/* A roll of a fight, by one who may have come charging. */
static void take_blow(struct deeds *d, const struct event *e)
{
	for (int i = 0; i < e->roll.n_modifiers; i++)
		if (strcmp(e->roll.modifiers[i].name, "Charging") == 0)
			d->aimed[e->unit] = e->other;
	find_charger(d, fight_of(d, e, e->unit, e->other));
}

/* A sentence for an event by itself, after what was told of its unit. */
static void tell_by_itself(struct deeds *d, const struct event *e)
{
	begin(d, DEED_TOLD, e, is_unit(d, e->unit) ? e->unit : unit_of(d, e->figure));
}

/* One more of a unit to whom the same has happened. */
static struct deed *count(struct deeds *d, const struct event *e, int unit)
{
	struct deed *deed = last_of(d, unit, DEED_COUNT);

	if (deed == NULL || deed->e->kind != e->kind || strcmp(deed->e->word, e->word) != 0
			|| deed->e->number != e->number || deed->e->other != e->other)
		deed = begin(d, DEED_COUNT, e, unit);
	deed->n++;
	return deed;
}

/* ---- takers ---- */

static void take_move(struct deeds *d, const struct event *e)
{
	const int unit = unit_of(d, e->figure);
	struct deed *deed;

	if (unit < 0 || e->cell == CELL_NONE || d->q->life[e->figure] == LIFE_CAPTIVE)
		return;	/* who leaves, or dies, has a life event too */
	deed = last_of(d, unit, DEED_MOVE);
	if (deed == NULL || (e->from == CELL_NONE) != (deed->from == CELL_NONE))
		deed = begin(d, DEED_MOVE, e, unit);
	if (deed->figure < 0) {
		deed->figure = e->figure;
		deed->from = e->from;
	}
	if (deed->figure == e->figure)
		deed->to = e->cell;
	deed->n += d->moved[e->figure] != deed - d->deed;
	d->moved[e->figure] = (int16_t)(deed - d->deed);
}

static void take_shot(struct deeds *d, const struct event *e)
{
	struct deed *deed = d->n > 0 ? &d->deed[d->n - 1] : NULL;

	if (!is_unit(d, e->unit) || !is_unit(d, e->other))
		return;
	if (deed == NULL || deed->kind != DEED_FIRE || deed->unit != e->other
			|| strcmp(deed->e->word, e->word) != 0
			|| (!is_by(deed, e->unit) && deed->n_by == BY_MAX))
		deed = begin(d, DEED_FIRE, e, e->other);
	deed->dice += e->number;
	if (!is_by(deed, e->unit))
		deed->by[deed->n_by++] = e->unit;
}

/* How a unit that has no shot or blow of this one's in the paragraph came to be hit. */
static enum deed_kind way_of(const struct deeds *d, int by)
{
	enum deed_kind kind = DEED_STRUCK;

	for (int i = 0; i < d->n; i++) {
		const struct deed *const deed = &d->deed[i];

		if (deed->kind == DEED_TOLD && deed->e->kind == EVENT_BURST)
			return DEED_BLAST;
		if (deed->kind == DEED_FIRE && is_by(deed, by))
			kind = DEED_STRAY;
	}
	return kind;
}

static void take_hit(struct deeds *d, const struct event *e)
{
	const int unit = unit_of(d, e->figure);
	struct deed *deed;

	if (unit < 0 || !is_unit(d, e->other))
		return;
	deed = attack_of(d, e->other, unit);
	if (deed == NULL)
		deed = begin_against(d, way_of(d, e->other), e, e->other, unit);
	d->hit[e->figure] = (int16_t)(deed - d->deed);
	d->back[e->figure] = deed->unit != unit;
	deed->hits += deed->unit == unit;
	deed->hits_back += deed->unit != unit;
}

/* Whom a hit has killed or brought down is a loss of that attack; a wound that kills in the
 * end is counted once. */
static bool take_loss(struct deeds *d, const struct event *e)
{
	struct deed *const deed = d->hit[e->figure] >= 0 ? &d->deed[d->hit[e->figure]] : NULL;
	struct loss *loss;

	if (deed == NULL || (e->number != LIFE_DEAD && e->number != LIFE_WOUNDED))
		return false;
	loss = d->back[e->figure] ? &deed->loss_back : &deed->loss;
	if (e->number == LIFE_DEAD) {
		loss->killed++;
		loss->wounded -= d->down[e->figure];
		d->down[e->figure] = false;
	} else if (!d->down[e->figure]) {
		loss->wounded++;
		d->down[e->figure] = true;
	}
	return true;
}

/* Whether nobody else of the unit is there any more. */
static bool is_last(const struct deeds *d, int figure)
{
	const struct markdown *const q = d->q;

	for (int f = 0; f < q->g->n_figures; f++)
		if (f != figure && q->unit[f] == q->unit[figure]
				&& (q->life[f] == LIFE_FIT || q->life[f] == LIFE_WOUNDED))
			return false;
	return true;
}

static void take_life(struct deeds *d, const struct event *e)
{
	const int unit = unit_of(d, e->figure);
	const bool named = deeds_has_name(d->q, e->figure);
	const bool last = unit >= 0 && e->number == LIFE_LEFT && is_last(d, e->figure);

	if (unit < 0 || e->number == LIFE_AWAITED)
		return;
	if (take_loss(d, e) && !named)
		return;
	if (named && !(last && d->q->g->setup->units[unit].count == 1))
		tell_by_itself(d, e);
	else
		count(d, e, unit)->whole = last;
}

static void take_capture(struct deeds *d, const struct event *e)
{
	if (deeds_has_name(d->q, e->figure))
		tell_by_itself(d, e);
	else if (unit_of(d, e->figure) >= 0)
		count(d, e, unit_of(d, e->figure));
}

static void take_state(struct deeds *d, const struct event *e)
{
	if (e->figure < 0 || deeds_has_name(d->q, e->figure))
		tell_by_itself(d, e);
	else if (unit_of(d, e->figure) >= 0 && retold_of_all(e->word))
		count(d, e, unit_of(d, e->figure));
}

/* Whom one sees as it begins is no news. */
static void take_sighted(struct deeds *d, const struct event *e)
{
	if (!is_unit(d, e->unit) || d->seen[e->unit])
		return;
	d->seen[e->unit] = true;
	if (d->q->turn > 1 || e->phase > 0)
		tell_by_itself(d, e);
}

static void take_order(struct deeds *d, const struct event *e)
{
	if (!is_unit(d, e->unit))
		return;
	snprintf(d->order[e->unit], sizeof d->order[e->unit], "%s", e->word);
	if (strcmp(e->word, "charge") == 0)
		d->aimed[e->unit] = e->other;
}

static void take_roll(struct deeds *d, const struct event *e)
{
	static const char *const blows[] = { "hand to hand", "melee", "fight" };
	const char *const what = e->roll.what;
	const bool two = is_unit(d, e->unit) && is_unit(d, e->other) && e->unit != e->other;

	for (size_t i = 0; two && i < sizeof blows / sizeof blows[0]; i++)
		if (strcmp(what, blows[i]) == 0) {
			take_blow(d, e);
			return;
		}
	/* Where nobody has orders, whoever is charged says so. */
	if (two && strcmp(what, "morale: being charged") == 0)
		d->aimed[e->other] = e->unit;
	if (deeds_has_sentence(d, e))
		tell_by_itself(d, e);
}

static void take_sentence(struct deeds *d, const struct event *e)
{
	if (deeds_has_sentence(d, e))
		tell_by_itself(d, e);
}

static void (*const takers[EVENT_KINDS])(struct deeds *d, const struct event *e) = {
	[EVENT_ROLL] = take_roll, [EVENT_ORDER] = take_order, [EVENT_MOVE] = take_move,
	[EVENT_SHOT] = take_shot, [EVENT_HIT] = take_hit, [EVENT_LIFE] = take_life,
	[EVENT_STATE] = take_state, [EVENT_SIGHTED] = take_sighted,
	[EVENT_CAPTURE] = take_capture,
};

void deeds_take(struct deeds *d, const struct event *e)
{
	if (report_act(e))
		tell_by_itself(d, e);
	else if (!e->gm)
		(takers[e->kind] != NULL ? takers[e->kind] : take_sentence)(d, e);
}
