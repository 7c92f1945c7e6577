/* Weighing fates: what befell one and the same is one sentence, and a clause of that of the
 * attack by which it did (W3). */
#include "tale/own.h"

#include <string.h>

enum { ALSO_MAX = 3 };

/* ---- one and the same ---- */

static bool is_understood(const struct deed *deed)
{
	return deed->e->kind == EVENT_NOTE && strncmp(deed->e->word, "understood by ", 14) == 0;
}

/* Whether a deed is something that befell one figure, or one unit. */
static bool befalls(const struct deeds *d, const struct deed *deed)
{
	const enum event_kind kind = deed->e->kind;

	if (deed->weight != DEED_TELLS || deed->e->gm || weigh_is_heros_end(d, deed)
			|| is_understood(deed))
		return false;
	if (deed->kind == DEED_COUNT)
		return deed->n == 1 && deed->e->figure >= 0 && !deed->whole;
	return deed->kind == DEED_TOLD && (kind == EVENT_STATE || kind == EVENT_LIFE
		|| kind == EVENT_CAPTURE || (kind == EVENT_NOTE && deed->e->unit >= 0));
}

/* Of a unit that is one alone figure and unit are the same. */
static bool same_one(const struct deeds *d, const struct deed *a, const struct deed *b)
{
	if (a->unit >= 0 && a->unit == b->unit && !sentence_is_crowd(&d->past, a->unit))
		return true;
	return a->kind == b->kind && a->e->figure == b->e->figure
		&& (a->e->figure >= 0 || a->e->unit == b->e->unit);
}

static bool is_counter(const struct deed *deed)
{
	return strncmp(deed->e->word, "the counter at ", 15) == 0;
}

/* Whether something else has come between for the unit: shots, blows, steps that are told. */
static bool comes_between(const struct deed *deed, int unit)
{
	return deed->kind != DEED_TOLD && deed->kind != DEED_COUNT && deed->kind != DEED_HELD
		&& deed->weight == DEED_TELLS && deed->unit == unit;
}

/* The earlier deed of the same part and one, or -1. */
static int earlier(const struct deeds *d, int at)
{
	const struct deed *const deed = &d->deed[at];

	for (int i = at; i-- > 0 && d->deed[i].part == deed->part; ) {
		const struct deed *const other = &d->deed[i];

		if (comes_between(other, deed->unit))
			return -1;
		if (befalls(d, other) && same_one(d, other, deed))
			return is_counter(other) == is_counter(deed) ? i : -1;
	}
	return -1;
}

/* Whether the later of two leaves nothing to say of the earlier: the same again, a worse hurt. */
static bool outdoes(const struct deed *later, const struct deed *deed)
{
	return strcmp(later->e->word, deed->e->word) == 0
		|| (strstr(later->e->word, "injured") != NULL
		&& strstr(deed->e->word, "injured") != NULL);
}

static bool is_cry(const struct deed *deed)
{
	return deed->e->kind == EVENT_NOTE && (strcmp(deed->e->word, "screams") == 0
		|| strcmp(deed->e->word, "bellows") == 0);
}

/* Who cries out does so for what has just befallen him, which the log has after it. */
static void cry_last(struct deed *cry, struct deed *deed)
{
	const struct deed was = *cry;

	if (!is_cry(cry) || deed->e->kind != EVENT_STATE)
		return;
	cry->e = deed->e;
	cry->why = deed->why;
	cry->dice_of = deed->dice_of;
	deed->e = was.e;
	deed->why = was.why;
	deed->dice_of = was.dice_of;
}

static void follow_up(struct deeds *d, int at, int before)
{
	int n = 1, last = before;

	for (int i = before; i >= 0; i = d->deed[i].also, n += i >= 0) {
		last = i;
		if (outdoes(&d->deed[at], &d->deed[i]) && d->deed[i].e->kind != EVENT_CAPTURE) {
			d->deed[i].e = d->deed[at].e;
			weigh_into(d, at, before);
			return;
		}
	}
	if (n >= ALSO_MAX)
		return;
	weigh_into(d, at, before);
	d->deed[last].also = at;
	cry_last(&d->deed[last], &d->deed[at]);
}

/* Who gives up, and is then led off, is led off. */
static int captured_after(const struct deeds *d, int at)
{
	const struct deed *const deed = &d->deed[at];

	if (deed->e->kind != EVENT_STATE || strncmp(deed->e->word, "surrender", 9) != 0)
		return -1;
	for (int i = at + 1; i < d->n && d->deed[i].part == deed->part; i++)
		if (d->deed[i].e->kind == EVENT_CAPTURE && d->deed[i].e->number >= 0
				&& (same_one(d, &d->deed[i], deed) || (deed->e->figure < 0
				&& d->deed[i].unit == deed->unit)))
			return i;
	return -1;
}

/* That both fell back is told of the first of the two. */
static int other_of_two(const struct deeds *d, int at)
{
	static const char both[] = "thrown back, and so is the enemy";

	for (int i = at; i-- > 0 && d->deed[i].part == d->deed[at].part; )
		if (d->deed[i].kind == DEED_TOLD && d->deed[i].weight == DEED_TELLS
				&& strcmp(d->deed[i].e->word, both) == 0
				&& strcmp(d->deed[at].e->word, both) == 0)
			return i;
	return -1;
}

/* What was said, and who understood it. */
static int words_of(const struct deeds *d, int at)
{
	if (!is_understood(&d->deed[at]))
		return -1;
	for (int i = at; i-- > 0 && d->deed[i].part == d->deed[at].part; )
		if (d->deed[i].kind == DEED_TOLD && d->deed[i].e->kind == EVENT_MESSAGE
				&& d->deed[i].e->figure == d->deed[at].e->figure)
			return d->deed[i].also < 0 ? i : -1;
	return -1;
}

static bool has_killed(const struct toll *toll, int figure)
{
	for (int i = 0; i < toll->n_named; i++)
		if (toll->named[i] == figure)
			return true;
	return false;
}

/* Who stepped up to lead, and fell in the same breath, fell. */
static int fallen_leader(const struct deeds *d, int at)
{
	const struct event *const e = d->deed[at].e;

	if (e->kind != EVENT_LEADER || d->deed[at].weight != DEED_TELLS)
		return -1;
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].part == d->deed[at].part
				&& (has_killed(&d->deed[i].loss.killed, e->figure)
				|| has_killed(&d->deed[i].loss_back.killed, e->figure)))
			return i;
	return -1;
}

static bool is_luck(const struct deed *deed)
{
	return deed->kind == DEED_TOLD && deed->weight == DEED_TELLS
		&& deed->e->kind == EVENT_ROLL && deed->e->figure >= 0
		&& (strncmp(deed->e->roll.what, "luck", 4) == 0
		|| strcmp(deed->e->roll.what, "cliff-hanger") == 0);
}

/* The last throw that was of the same luck, for the same blow, or -1. */
static int luck_before(const struct deeds *d, int at)
{
	const struct deed *const deed = &d->deed[at];

	for (int i = at; is_luck(deed) && i-- > 0 && d->deed[i].part == deed->part; )
		if (is_luck(&d->deed[i]) && d->deed[i].e->figure == deed->e->figure
				&& d->deed[i].dice_of == deed->dice_of
				&& strcmp(d->deed[i].e->roll.what, deed->e->roll.what) == 0)
			return i;
	return -1;
}

/* Who tries his luck twice is told of by what came of it in the end. */
static void weigh_luck(struct deeds *d)
{
	for (int i = 0; i < d->n; i++) {
		const int before = luck_before(d, i);

		if (before < 0)
			continue;
		d->deed[before].e = d->deed[i].e;
		weigh_into(d, i, before);
	}
}

void weigh_same_ones(struct deeds *d)
{
	weigh_luck(d);
	for (int i = 0; i < d->n; i++) {
		const int two = other_of_two(d, i), said = words_of(d, i);
		const int before = befalls(d, &d->deed[i]) ? earlier(d, i) : -1;
		const int taken = captured_after(d, i), fell = fallen_leader(d, i);

		if (d->deed[i].weight != DEED_TELLS)
			continue;
		if (two >= 0 || taken >= 0 || fell >= 0)
			weigh_into(d, i, two >= 0 ? two : taken >= 0 ? taken : fell);
		else if (said >= 0 || before >= 0)
			follow_up(d, i, said >= 0 ? said : before);
	}
}

/* ---- attacks ---- */

static bool is_told_attack(const struct deed *deed)
{
	return deed->kind >= DEED_FIRE && deed->kind <= DEED_FIGHT
		&& (deed->weight == DEED_TELLS || deed->kind == DEED_FIRE
		|| (deed->kind == DEED_FIGHT && deed->weight == DEED_JOINS));
}

/* What a hit makes of a man: what he is, and what he cries; where he goes is his own. */
static bool is_effect(const struct event *e)
{
	static const char *const cries[] = { "screams", "bellows", "is strong like an ox" };

	for (size_t i = 0; e->kind == EVENT_NOTE && i < sizeof cries / sizeof cries[0]; i++)
		if (strncmp(e->word, cries[i], strlen(cries[i])) == 0)
			return true;
	return e->kind == EVENT_STATE || e->kind == EVENT_LIFE;
}

/* Whether all who share a fate have it of one attack. */
static bool of_one_attack(const struct deeds *d, const struct deed *deed)
{
	for (int i = deed->next; i >= 0; i = d->deed[i].next)
		if (d->deed[i].attack != deed->attack)
			return false;
	return !deed->scattered;
}

/* A fate that an attack brought about is a clause of its sentence: the first of them. */
void weigh_attacks(struct deeds *d)
{
	for (int i = 0; i < d->n; i++) {
		struct deed *const deed = &d->deed[i];
		const int by = deed->attack;

		if (deed->weight != DEED_TELLS || by < 0 || by > i || weigh_is_heros_end(d, deed)
				|| !is_effect(deed->e) || !of_one_attack(d, deed)
				|| !is_told_attack(&d->deed[by])
				|| d->deed[by].fate >= 0 || d->deed[by].part != deed->part)
			continue;
		d->deed[by].fate = i;
		weigh_into(d, i, by);
	}
}
