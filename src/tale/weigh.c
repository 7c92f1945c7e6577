/* Weighing: which deeds are told, which share a sentence, which are passed over.
 *
 *  W1  a movement is worth a sentence if it ends in an area, comes on to the table, or is a
 *      charge; one that leads to a fight or to shots is told with these; of any other only
 *      that there was one.
 *  W2  what is alike and of one part is one sentence, where the first of it was.
 */
#include "tale/own.h"

#include <string.h>

enum { CLAUSES_MAX = 4, NAMES_MAX = 8, ACTS_MAX = 32 };

static bool same_words(const struct deed *a, const struct deed *b)
{
	return a->e->kind == b->e->kind && a->e->number == b->e->number
		&& strcmp(a->e->word, b->e->word) == 0;
}

static const char *cause(const struct deed *deed)
{
	return deed->why != NULL ? deed->why->roll.what : "";
}

static int cause_other(const struct deed *deed)
{
	return deed->why != NULL ? deed->why->other : -1;
}

/* A hero is killed or taken in a sentence of his own. */
static bool is_heros_end(const struct deeds *d, const struct deed *deed)
{
	return deeds_is_hero(&d->past, deed->e->figure) && (deed->e->kind == EVENT_CAPTURE
		|| (deed->e->kind == EVENT_LIFE && deed->e->number == LIFE_DEAD));
}

/* Whether the fates of two are told in the same words. */
static bool alike(const struct deeds *d, const struct deed *a, const struct deed *b)
{
	const enum event_kind kind = a->e->kind;

	if (a->e->gm || b->e->gm || kind != b->e->kind || is_heros_end(d, a)
			|| is_heros_end(d, b))
		return false;
	if (kind == EVENT_OBJECTIVE)
		return a->e->number == b->e->number && (a->e->number >= 0
			|| a->e->other == b->e->other);
	if (kind == EVENT_SIGHTED)
		return a->e->number == b->e->number;
	if (kind == EVENT_BOARD || kind == EVENT_ALIGHT)
		return a->e->other == b->e->other;
	if (kind == EVENT_CAPTURE)
		return a->kind == DEED_COUNT && a->e->other == b->e->other
			&& (a->e->number >= 0) == (b->e->number >= 0);
	return (kind == EVENT_STATE || kind == EVENT_LIFE || (kind == EVENT_NOTE
			&& a->e->unit >= 0 && b->e->unit >= 0
			&& strncmp(a->e->word, "understood", 10) != 0))
		&& same_words(a, b) && strcmp(cause(a), cause(b)) == 0
		&& cause_other(a) == cause_other(b);
}

static bool is_miss(const struct deed *deed)
{
	return deed->kind == DEED_FIRE && deed->hits == 0;
}

static bool is_told_move(const struct deed *deed)
{
	return deed->kind == DEED_MOVE && deed->weight == DEED_TELLS;
}

/* Whether a deed goes into the sentence of an earlier one. */
static bool joins(const struct deeds *d, const struct deed *first, const struct deed *deed)
{
	if (first->e->gm && deed->e->gm)
		return first->kind != DEED_STORY && deed->kind != DEED_STORY;
	if (first->kind != deed->kind || first->e->gm != deed->e->gm)
		return false;
	switch (deed->kind) {
	case DEED_CHARGE: return true;
	case DEED_MOVE: return is_told_move(first) && is_told_move(deed);
	case DEED_FIRE: return is_miss(first) && is_miss(deed)
		&& strcmp(first->e->word, deed->e->word) == 0;
	case DEED_HELD: return strcmp(first->e->roll.what, deed->e->roll.what) == 0
		&& strcmp(first->e->roll.outcome, deed->e->roll.outcome) == 0;
	case DEED_TOLD: case DEED_COUNT: return alike(d, first, deed);
	default: return false;
	}
}

/* ---- steps ---- */

static bool by_unit(const struct deed *deed, int unit)
{
	for (int i = 0; i < deed->n_by; i++)
		if (deed->by[i] == unit)
			return true;
	return false;
}

static bool meets(const struct deed *fight, int unit)
{
	return fight->kind == DEED_FIGHT && (fight->unit == unit || by_unit(fight, unit));
}

static bool is_charge(const struct deed *deed)
{
	return strcmp(deed->order, "charge") == 0 && deed->aimed >= 0 && !deed->broken;
}

/* The deed with which a movement is told: the fight that it is part of or leads to, the rout,
 * the shots, the sight that it brings; or -1. */
static int goes_with(const struct deeds *d, int move)
{
	const struct deed *const deed = &d->deed[move];

	for (int i = move; i-- > 0; ) {
		const struct deed *const other = &d->deed[i];

		if (other->kind == DEED_CHARGE && by_unit(other, deed->unit)
				&& (is_charge(deed) || other->part == deed->part))
			return i;
		if (other->part == deed->part && meets(other, deed->unit))
			return i;
		if (deed->broken && other->kind == DEED_TOLD && other->unit == deed->unit
				&& other->e->kind == EVENT_STATE)
			return i;
	}
	for (int i = move + 1; i < d->n; i++) {
		const struct deed *const other = &d->deed[i];

		if (meets(other, deed->unit) || (other->kind == DEED_CHARGE
				&& by_unit(other, deed->unit)))
			return i;
		if (deed->aimed < 0 && other->kind == DEED_FIRE
				&& (by_unit(other, deed->unit) || other->unit == deed->unit))
			return i;
		if (other->kind == DEED_TOLD && other->e->kind == EVENT_SIGHTED
				&& other->unit == deed->unit && other->part == deed->part)
			return i;
	}
	return -1;
}

static bool ends_in_area(const struct deeds *d, const struct deed *deed)
{
	const int there = words_area(&d->past, deed->to);

	return there >= 0 && there != words_area(&d->past, deed->from);
}

static void absorb(struct deeds *d, int deed, int into)
{
	d->deed[deed].weight = DEED_JOINS;
	d->deed[deed].head = into;
}

/* Who comes on is seen. */
static void weigh_sight(struct deeds *d, int sight)
{
	for (int i = sight; i-- > 0; )
		if (d->deed[i].kind == DEED_MOVE && d->deed[i].from == CELL_NONE
				&& d->deed[i].unit == d->deed[sight].unit) {
			absorb(d, sight, i);
			return;
		}
}

/* Who held, and then did not, did not. */
static void weigh_held(struct deeds *d, int held)
{
	for (int i = held + 1; i < d->n && d->deed[i].part == d->deed[held].part; i++) {
		const struct deed *const other = &d->deed[i];

		if (other->kind == DEED_TOLD && other->e->kind == EVENT_STATE
				&& other->e->figure < 0 && other->unit == d->deed[held].unit) {
			absorb(d, held, i);
			return;
		}
	}
}

static void weigh_move(struct deeds *d, int move)
{
	struct deed *const deed = &d->deed[move];
	const int with = goes_with(d, move);

	if (deed->from == CELL_NONE)
		return;
	if (!is_charge(deed) && deed->from != deed->to && deed->n * 2 >= deed->heads
			&& ends_in_area(d, deed) && (with < 0 || d->deed[with].kind != DEED_FIGHT))
		return;
	if (with >= 0)
		absorb(d, move, with);
	else
		deed->weight = DEED_QUIET;
}

/* ---- all ---- */

/* How much a sentence may take. */
static int most(const struct deed *deed)
{
	if (deed->e->gm)
		return ACTS_MAX;
	return deed->kind == DEED_MOVE || deed->kind == DEED_FIRE ? CLAUSES_MAX : NAMES_MAX;
}

/* The deed, of the same part, whose sentence it goes into, or -1. */
static int sentence_for(const struct deeds *d, int at)
{
	const struct deed *const deed = &d->deed[at];

	for (int i = at; i-- > 0 && d->deed[i].part == deed->part; ) {
		int n = 1;

		if (d->deed[i].kind == DEED_STORY || d->deed[i].kind == DEED_TURN)
			return -1;
		if (d->deed[i].weight != DEED_TELLS)
			continue;
		if (!joins(d, &d->deed[i], deed)) {
			if (deed->e->gm)
				return -1;	/* what others did lies between */
			continue;
		}
		for (int next = d->deed[i].next; next >= 0; next = d->deed[next].next)
			n++;
		return n < most(deed) ? i : -1;
	}
	return -1;
}

/* Whether just this has been told of the same on this page. */
static int told_before(const struct deeds *d, int at)
{
	const struct deed *const deed = &d->deed[at];

	if (deed->kind != DEED_TOLD || deed->e->gm || (deed->e->kind != EVENT_NOTE
			&& deed->e->kind != EVENT_STATE))
		return -1;
	for (int i = at; i-- > 0; )
		if (d->deed[i].kind == DEED_TOLD && !d->deed[i].e->gm
				&& same_words(&d->deed[i], deed) && d->deed[i].unit == deed->unit
				&& d->deed[i].e->figure == deed->e->figure)
			return d->deed[i].weight == DEED_TELLS ? i : d->deed[i].head;
	return -1;
}

/* Those of one unit who share a fate are counted together. */
static bool adds_to(const struct deed *first, const struct deed *deed)
{
	return first->kind == DEED_COUNT && deed->kind == DEED_COUNT && first->unit == deed->unit;
}

static void join(struct deeds *d, int at, int into)
{
	int last = into;

	while (!adds_to(&d->deed[last], &d->deed[at]) && d->deed[last].next >= 0)
		last = d->deed[last].next;
	absorb(d, at, into);
	if (adds_to(&d->deed[last], &d->deed[at])) {
		d->deed[last].n += d->deed[at].n;
		d->deed[last].whole |= d->deed[at].whole;
	} else {
		d->deed[last].next = at;
	}
}

void weigh_deeds(struct deeds *d)
{
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].kind == DEED_MOVE && !d->deed[i].e->gm)
			weigh_move(d, i);
		else if (d->deed[i].kind == DEED_TOLD && d->deed[i].e->kind == EVENT_SIGHTED)
			weigh_sight(d, i);
		else if (d->deed[i].kind == DEED_HELD)
			weigh_held(d, i);
	for (int i = 0; i < d->n; i++) {
		const int before = told_before(d, i);
		int into;

		if (d->deed[i].weight != DEED_TELLS)
			continue;
		if (before >= 0) {
			absorb(d, i, before);
			continue;
		}
		into = sentence_for(d, i);
		if (into >= 0)
			join(d, i, into);
	}
}
