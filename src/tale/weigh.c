/* Weighing: which deeds are told, which share a sentence, which are passed over.
 *
 *  W1  steps and nerves are told with what they led to, or bore (weigh_moves.c).
 *  W2  what is alike and of one part is one sentence, where the first of it was.
 *  W3  what befell one and the same is one sentence, or a clause of that of the attack by which
 *      it did (weigh_fates.c).
 */
#include "tale/own.h"

#include <string.h>

enum { CLAUSES_MAX = 4, NAMES_MAX = 8, ACTS_MAX = 32 };

static bool same_words(const struct deed *a, const struct deed *b)
{
	return a->e->kind == b->e->kind && a->e->number == b->e->number
		&& strcmp(a->e->word, b->e->word) == 0;
}

/* Whether both were driven by the same, as far as it is told. */
static bool same_cause(const struct deed *a, const struct deed *b)
{
	const struct event *const x = sentence_cause(a), *const y = sentence_cause(b);

	if (x == NULL || y == NULL)
		return x == y;
	return strcmp(x->roll.what, y->roll.what) == 0 && x->other == y->other;
}

/* A hero is killed or taken in a sentence of his own. */
bool weigh_is_heros_end(const struct deeds *d, const struct deed *deed)
{
	return deeds_is_hero(&d->past, deed->e->figure) && (deed->e->kind == EVENT_CAPTURE
		|| (deed->e->kind == EVENT_LIFE && deed->e->number == LIFE_DEAD));
}

static bool same_capture(const struct deed *a, const struct deed *b)
{
	return a->e->other == b->e->other && a->lay == b->lay
		&& (a->e->number >= 0) == (b->e->number >= 0);
}

/* Whether one thing each is told in the same words. */
static bool same_fate(const struct deed *a, const struct deed *b)
{
	if (a->e->kind != b->e->kind || a->fled_to != b->fled_to)
		return false;
	return a->e->kind == EVENT_CAPTURE ? same_capture(a, b)
		: same_words(a, b) && same_cause(a, b);
}

/* And all that befell them after it. */
static bool same_fates(const struct deeds *d, const struct deed *a, const struct deed *b)
{
	while (a != NULL && b != NULL && same_fate(a, b)) {
		a = a->also >= 0 ? &d->deed[a->also] : NULL;
		b = b->also >= 0 ? &d->deed[b->also] : NULL;
	}
	return a == NULL && b == NULL;
}

/* Whether the fates of two are told in the same words. */
static bool alike(const struct deeds *d, const struct deed *a, const struct deed *b)
{
	const enum event_kind kind = a->e->kind;

	if (a->e->gm || b->e->gm || kind != b->e->kind || weigh_is_heros_end(d, a)
			|| weigh_is_heros_end(d, b))
		return false;
	if (kind == EVENT_OBJECTIVE)
		return a->e->number == b->e->number && a->granted == b->granted
			&& (a->e->number >= 0 || a->e->other == b->e->other);
	if (kind == EVENT_SIGHTED)
		return a->e->number == b->e->number;
	if (kind == EVENT_BOARD || kind == EVENT_ALIGHT)
		return a->e->other == b->e->other;
	if (a->attack >= 0 && b->attack >= 0 && a->attack != b->attack)
		return false;	/* each is told with his own */
	return (kind == EVENT_CAPTURE || kind == EVENT_STATE || kind == EVENT_LIFE
			|| (kind == EVENT_NOTE && a->e->unit >= 0 && b->e->unit >= 0
			&& strncmp(a->e->word, "understood", 10) != 0))
		&& same_fates(d, a, b);
}

static bool is_miss(const struct deed *deed)
{
	return deed->kind == DEED_FIRE && deed->hits == 0;
}

/* Whether two are shots of the same. */
bool weigh_same_hands(const struct deed *a, const struct deed *b)
{
	if (a->n_by != b->n_by)
		return false;
	for (int i = 0; i < a->n_by; i++)
		if (a->by[i] != b->by[i])
			return false;
	return true;
}

/* Shots that hit nobody share a sentence, and so do those of the same hands. */
static bool shots_join(const struct deeds *d, const struct deed *first, const struct deed *deed)
{
	bool misses = is_miss(deed), hands = true;

	if (strcmp(first->e->word, deed->e->word) != 0)
		return false;
	for (const struct deed *one = first; one != NULL;
			one = one->next >= 0 ? &d->deed[one->next] : NULL) {
		misses &= is_miss(one);
		hands &= weigh_same_hands(one, deed);
	}
	return misses || hands;
}

static bool any_toll(const struct loss *loss)
{
	return loss->killed.n + loss->wounded.n > 0 || loss->apart;
}

static bool has_cost(const struct deed *deed)
{
	return any_toll(&deed->loss) || any_toll(&deed->loss_back);
}

/* Who falls upon one and the same does so in one sentence, where one at most has made of it
 * what is to be told. */
static bool fights_join(const struct deeds *d, const struct deed *first, const struct deed *deed)
{
	int costs = has_cost(deed);

	if (first->unit != deed->unit || first->fell_upon != deed->fell_upon
			|| first->goes_on != deed->goes_on)
		return false;
	for (const struct deed *one = first; one != NULL;
			one = one->next >= 0 ? &d->deed[one->next] : NULL)
		costs += has_cost(one);
	return costs < 2;
}

static bool is_told_move(const struct deed *deed)
{
	return deed->kind == DEED_MOVE && deed->weight == DEED_TELLS;
}

static bool is_fate(const struct deed *deed)
{
	return deed->kind == DEED_TOLD || deed->kind == DEED_COUNT;
}

/* Whether a deed goes into the sentence of an earlier one. */
static bool joins(const struct deeds *d, const struct deed *first, const struct deed *deed)
{
	if (first->e->gm && deed->e->gm)
		return first->kind != DEED_STORY && deed->kind != DEED_STORY;
	if (first->e->gm != deed->e->gm || (first->kind != deed->kind
			&& !(is_fate(first) && is_fate(deed))))
		return false;
	switch (deed->kind) {
	case DEED_CHARGE: return first->fell_short == deed->fell_short;
	case DEED_MOVE: return is_told_move(first) && is_told_move(deed) && first->item < 0
		&& deed->item < 0;
	case DEED_FIRE: return shots_join(d, first, deed);
	case DEED_FIGHT: return fights_join(d, first, deed);
	case DEED_HELD: return strcmp(first->e->roll.what, deed->e->roll.what) == 0
		&& strcmp(first->e->roll.outcome, deed->e->roll.outcome) == 0;
	case DEED_TOLD: case DEED_COUNT: return alike(d, first, deed);
	default: return false;
	}
}

/* ---- all ---- */

void weigh_into(struct deeds *d, int deed, int into)
{
	d->deed[deed].weight = DEED_JOINS;
	d->deed[deed].head = into;
}


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

/* Whether two words are the same news: he who will not give ground stands fast. */
static bool same_news(const char *a, const char *b)
{
	static const char *const stands[] = { "will not give ground", "stands fast" };
	int n = 0;

	for (size_t i = 0; i < sizeof stands / sizeof stands[0]; i++)
		n += (strcmp(a, stands[i]) == 0) + (strcmp(b, stands[i]) == 0);
	return n == 2 || strcmp(a, b) == 0;
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
				&& d->deed[i].e->kind == deed->e->kind
				&& same_news(d->deed[i].e->word, deed->e->word)
				&& d->deed[i].unit == deed->unit
				&& d->deed[i].e->figure == deed->e->figure)
			return d->deed[i].weight == DEED_TELLS ? i : d->deed[i].head;
	return -1;
}

/* Those of one unit who share a fate are counted together. */
static bool adds_to(const struct deed *first, const struct deed *deed)
{
	return first->kind == DEED_COUNT && deed->kind == DEED_COUNT && first->unit == deed->unit;
}

/* Whether the sentence has a shot of the same hands at the same already, and this one hit
 * nobody. */
static bool is_told_shot(const struct deeds *d, int at, int into)
{
	const struct deed *const deed = &d->deed[at];

	for (int i = into; is_miss(deed) && i >= 0; i = d->deed[i].next)
		if (d->deed[i].unit == deed->unit && weigh_same_hands(&d->deed[i], deed))
			return true;
	return false;
}

/* Whether the sentence has steps of the same unit: it went that much farther. */
static bool has_gone_on(struct deeds *d, int at, int into)
{
	const struct deed *const deed = &d->deed[at];

	for (int i = into; deed->kind == DEED_MOVE && i >= 0; i = d->deed[i].next)
		if (d->deed[i].unit == deed->unit) {
			d->deed[i].to = deed->to;
			d->deed[i].reached = deed->reached >= 0 ? deed->reached
				: d->deed[i].reached;
			return true;
		}
	return false;
}

static void join(struct deeds *d, int at, int into)
{
	int last = into;

	if (is_told_shot(d, at, into) || has_gone_on(d, at, into)) {
		weigh_into(d, at, into);
		return;
	}
	while (!adds_to(&d->deed[last], &d->deed[at]) && d->deed[last].next >= 0)
		last = d->deed[last].next;
	weigh_into(d, at, into);
	if (adds_to(&d->deed[last], &d->deed[at])) {
		d->deed[last].n += d->deed[at].n;
		d->deed[last].whole |= d->deed[at].whole;
		d->deed[last].scattered |= d->deed[at].attack != d->deed[last].attack;
	} else {
		d->deed[last].next = at;
	}
}

/* One by one, what each is told with. */
static void weigh_each(struct deeds *d)
{
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].kind == DEED_MOVE && !d->deed[i].e->gm)
			weigh_move(d, i);
		else if (d->deed[i].kind == DEED_TOLD && d->deed[i].e->kind == EVENT_SIGHTED)
			weigh_sight(d, i);
		else if (d->deed[i].kind == DEED_HELD)
			weigh_held(d, i);
		else if (d->deed[i].kind == DEED_CHARGE)
			weigh_charge(d, i);
}

static void weigh_alike(struct deeds *d)
{
	for (int i = 0; i < d->n; i++) {
		const int before = told_before(d, i);
		int into;

		if (d->deed[i].weight != DEED_TELLS)
			continue;
		if (before >= 0) {
			weigh_into(d, i, before);
			continue;
		}
		into = sentence_for(d, i);
		if (into >= 0)
			join(d, i, into);
	}
}

/* What nobody came to any more is told where all is told that anybody wanted: as it ends. */
static void weigh_failures(struct deeds *d)
{
	int end = -1;

	for (int i = 0; i < d->n; i++)
		if (d->deed[i].e->kind == EVENT_END && strcmp(d->deed[i].e->word, "over") != 0)
			end = i;
	for (int i = 0; end >= 0 && i < d->n; i++)
		if (d->deed[i].kind == DEED_TOLD && d->deed[i].e->kind == EVENT_OBJECTIVE
				&& d->deed[i].e->number < NOBODY)
			weigh_into(d, i, end);
}

void weigh_deeds(struct deeds *d)
{
	weigh_each(d);
	weigh_failures(d);
	weigh_same_ones(d);
	weigh_alike(d);
	weigh_attacks(d);
}
