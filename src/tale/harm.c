/* Harm, gathered: hits, and what they make of men, belong to the attack by which they came. */
#include "tale/own.h"

#include <string.h>

static bool begins(const char *word, const char *with)
{
	return strncmp(word, with, strlen(with)) == 0;
}

/* How a unit that has no shot or blow of this one's in the paragraph came to be hit. */
static enum deed_kind way_of(const struct deeds *d, int by)
{
	enum deed_kind kind = DEED_STRUCK;

	for (int i = d->first; i < d->n; i++) {
		const struct deed *const deed = &d->deed[i];

		if (deed->kind == DEED_TOLD && deed->e->kind == EVENT_BURST)
			return DEED_BLAST;
		if (deed->kind == DEED_FIRE && deeds_is_by(deed, by))
			kind = DEED_STRAY;
	}
	return kind;
}

void harm_hit(struct deeds *d, const struct event *e)
{
	const int unit = deeds_unit_of(d, e->figure);
	struct deed *deed;

	if (unit < 0 || !deeds_is_unit(d, e->other))
		return;
	deed = deeds_attack_of(d, e->other, unit);
	if (deed == NULL)
		deed = deeds_begin_against(d, way_of(d, e->other), e, e->other, unit);
	d->hit[e->figure] = (int)(deed - d->deed);
	d->back[e->figure] = deed->unit != unit;
	deed->hits += deed->unit == unit;
	deed->hits_back += deed->unit != unit;
	deeds_goes_on(d, deed);
}

/* ---- losses ---- */

static struct deed *attack_on(struct deeds *d, int figure)
{
	return d->hit[figure] >= 0 ? &d->deed[d->hit[figure]] : NULL;
}

/* Whether a throw was for what a hit makes of a man, by somebody who is told: his own blow at
 * another may have killed, too. */
static bool is_of_hit(const struct deeds *d, const struct event *e)
{
	return deeds_severity(e) > 0 && e->roll.reading == ROLL_TABLE
		&& deeds_is_unit(d, e->other);
}

/* Of several who have hit one man he is the loss of him whose throw was the worst for him. */
static void find_culprit(struct deeds *d, int figure)
{
	const struct event *const worst = d->thrown[figure];
	const int unit = deeds_unit_of(d, figure);
	const struct deed *const deed = d->hit[figure] >= 0 && is_of_hit(d, worst)
		? deeds_attack_of(d, worst->other, unit) : NULL;

	if (deed == NULL)
		return;
	d->hit[figure] = (int)(deed - d->deed);
	d->back[figure] = deed->unit != unit;
}

static struct loss *loss_of(struct deeds *d, int figure)
{
	struct deed *const deed = attack_on(d, figure);

	return d->back[figure] ? &deed->loss_back : &deed->loss;
}

static void toll_add(const struct deeds *d, struct toll *toll, int figure)
{
	toll->n++;
	if (deeds_has_name(&d->past, figure) && toll->n_named < NAMED_MAX)
		toll->named[toll->n_named++] = (int16_t)figure;
}

static void toll_take(struct toll *toll, int figure)
{
	int kept = 0;

	toll->n--;
	for (int i = 0; i < toll->n_named; i++)
		if (toll->named[i] != figure)
			toll->named[kept++] = toll->named[i];
	toll->n_named = kept;
}

/* The throw of which somebody died, as far as one can say; or NULL. */
static const struct event *deadly_dice(const struct deeds *d, int figure)
{
	if (d->thrown[figure] != NULL)
		return d->thrown[figure];
	return d->attacked != NULL && d->attacked->other == deeds_unit_of(d, figure) ? d->attacked
		: NULL;
}

/* Whom a hit has killed or brought down is a loss of that attack; a wound that kills in the
 * end is counted once. */
static void add_loss(struct deeds *d, int figure, bool killed)
{
	struct deed *const deed = attack_on(d, figure);
	struct loss *const loss = loss_of(d, figure);

	if (killed) {
		toll_add(d, &loss->killed, figure);
		if (d->down[figure])
			toll_take(&loss->wounded, figure);
		d->down[figure] = false;
		if (deeds_is_hero(&d->past, figure))
			deed->dice_of = deadly_dice(d, figure);
	} else if (!d->down[figure]) {
		toll_add(d, &loss->wounded, figure);
		d->down[figure] = true;
	}
	deeds_goes_on(d, deed);
}

static bool is_plain(const char *word)
{
	return word[0] == '\0' || strcmp(word, "killed") == 0 || strcmp(word, "wounded") == 0;
}

/* A fate that is told in other words is nobody's but his who has a name, or is alone: a beast. */
static bool take_loss(struct deeds *d, const struct event *e)
{
	const bool alone = !sentence_is_crowd(&d->past, deeds_unit_of(d, e->figure));

	find_culprit(d, e->figure);
	if (d->hit[e->figure] < 0 || (e->number != LIFE_DEAD && e->number != LIFE_WOUNDED))
		return false;
	if ((alone || deeds_has_name(&d->past, e->figure)) && !is_plain(e->word)) {
		if (d->down[e->figure])
			toll_take(&loss_of(d, e->figure)->wounded, e->figure);
		d->down[e->figure] = false;
		loss_of(d, e->figure)->apart = true;
		return false;
	}
	add_loss(d, e->figure, e->number == LIFE_DEAD);
	return true;
}

/* Whether nobody else of the unit is there any more. */
static bool is_last(const struct deeds *d, int figure)
{
	const struct tale_past *const q = &d->past;

	for (int f = 0; f < q->g->n_figures; f++)
		if (f != figure && q->unit[f] == q->unit[figure]
				&& (q->life[f] == LIFE_FIT || q->life[f] == LIFE_WOUNDED))
			return false;
	return true;
}

/* Who is freed may be told to be wounded still. */
static bool take_freed(struct deeds *d, const struct event *e)
{
	for (int i = d->n; begins(e->word, "freed") && i-- > d->first; ) {
		struct deed *const deed = &d->deed[i];

		if (deed->e->kind == EVENT_CAPTURE && deed->e->number < 0
				&& deed->unit == deeds_unit_of(d, e->figure)) {
			deeds_goes_on(d, deed);
			return true;
		}
	}
	return false;
}

void harm_life(struct deeds *d, const struct event *e)
{
	const int unit = deeds_unit_of(d, e->figure);
	const bool named = deeds_has_name(&d->past, e->figure);
	const bool last = unit >= 0 && e->number == LIFE_LEFT && is_last(d, e->figure);

	if (unit < 0 || e->number == LIFE_AWAITED || take_loss(d, e)
			|| take_freed(d, e))
		return;
	if (named && !(last && d->past.g->setup->units[unit].count == 1))
		deeds_tell(d, e);
	else
		deeds_count(d, e, unit)->whole = last;
}

void harm_capture(struct deeds *d, const struct event *e)
{
	if (deeds_has_name(&d->past, e->figure))
		deeds_tell(d, e);
	else if (deeds_unit_of(d, e->figure) >= 0)
		deeds_count(d, e, deeds_unit_of(d, e->figure));
}

/* What a hit makes of a man belongs to the attack. */
bool harm_effect(struct deeds *d, const struct event *e)
{
	if (!deeds_is_figure(d, e->figure) || d->hit[e->figure] < 0)
		return false;
	if (strcmp(e->word, "suppressed") == 0) {
		loss_of(d, e->figure)->pinned++;
		deeds_goes_on(d, attack_on(d, e->figure));
		return true;
	}
	if (!begins(e->word, "wounded"))
		return false;
	add_loss(d, e->figure, false);
	return true;
}
