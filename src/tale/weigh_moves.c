/* Weighing steps and nerves: with which deed they are told, if any (W1).
 *
 *  W1  a movement is worth a sentence if it ends in an area, comes on to the table, is a
 *      charge, or if something is carried that matters; one that leads to a fight or to
 *      shots is told with these; of any other only that there was one.  Nerves that held are
 *      told with what they bore.
 */
#include "tale/own.h"

#include <stdio.h>
#include <string.h>

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

static bool is_forming(const struct deed *deed)
{
	return deed->kind == DEED_TOLD && deed->e->kind == EVENT_STATE
		&& (strcmp(deed->e->word, "in line") == 0
			|| strcmp(deed->e->word, "in column") == 0);
}

/* The new formation into which the steps right after it lead, or -1. */
static int formed_before(const struct deeds *d, int move)
{
	const int i = move - 1;

	return i >= 0 && is_forming(&d->deed[i]) && d->deed[i].unit == d->deed[move].unit
		&& d->deed[i].part == d->deed[move].part ? i : -1;
}

/* That whoever went had charged, and fell short: said after the steps; or -1. */
static int fell_short_after(const struct deeds *d, int move)
{
	for (int i = move + 1; i < d->n && d->deed[i].part == d->deed[move].part; i++)
		if (d->deed[i].unit == d->deed[move].unit && d->deed[i].kind == DEED_TOLD
				&& d->deed[i].e->kind == EVENT_NOTE
				&& strcmp(d->deed[i].e->word, "stopped short of the enemy") == 0)
			return i;
	return -1;
}

/* The formation that the steps made, the charge that they were: or -1. */
static int steps_of(const struct deeds *d, int move)
{
	const int formed = formed_before(d, move);

	return formed >= 0 ? formed : fell_short_after(d, move);
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
	const int there = deeds_area(d, deed);

	return there >= 0 && there != words_area(&d->past, deed->from);
}

/* Who comes on is seen. */
void weigh_sight(struct deeds *d, int sight)
{
	for (int i = sight; i-- > 0; )
		if (d->deed[i].kind == DEED_MOVE && d->deed[i].from == CELL_NONE
				&& d->deed[i].unit == d->deed[sight].unit) {
			weigh_into(d, sight, i);
			return;
		}
}

/* The last deed before another that the unit has part in, of these kinds; or -1. */
static int last_before(const struct deeds *d, int at, int unit, enum deed_kind from,
	enum deed_kind to)
{
	for (int i = at; i-- > 0; ) {
		const struct deed *const other = &d->deed[i];

		if (other->kind >= from && other->kind <= to && (other->unit == unit
				|| (other->kind == DEED_FIGHT && by_unit(other, unit))))
			return i;
	}
	return -1;
}

static int fight_after(const struct deeds *d, int at, int unit)
{
	for (int i = at + 1; i < d->n; i++)
		if (meets(&d->deed[i], unit))
			return i;
	return -1;
}

/* The charge, the shots, the fight that somebody's nerves have borne; or -1. */
static int what_was_borne(const struct deeds *d, int held)
{
	static const struct { const char *what; enum deed_kind from, to; bool fights; } tests[] = {
		{ "morale: being charged", DEED_CHARGE, DEED_CHARGE, true },
		{ "morale: charging under fire", DEED_FIRE, DEED_FIRE, true },
		{ "morale: closing", DEED_FIRE, DEED_FIRE, true },
		{ "morale: under fire", DEED_FIRE, DEED_STRUCK, false },
		{ "morale: losses", DEED_FIRE, DEED_FIGHT, false },
		{ "morale: after", DEED_FIGHT, DEED_FIGHT, false },
	};
	const char *const what = d->deed[held].e->roll.what;
	const int unit = d->deed[held].unit;
	int found = -1;

	for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++) {
		if (strncmp(what, tests[i].what, strlen(tests[i].what)) != 0)
			continue;
		if (i > 0 && tests[i].fights)
			found = fight_after(d, held, unit);
		if (found < 0)
			found = last_before(d, held, unit, tests[i].from, tests[i].to);
		return found >= 0 || !tests[i].fights ? found : fight_after(d, held, unit);
	}
	return -1;
}

/* Who held, and then did not, did not; who did is told in the sentence of what he bore. */
void weigh_held(struct deeds *d, int held)
{
	struct deed *const deed = &d->deed[held];
	int borne;

	for (int i = held + 1; i < d->n && d->deed[i].part == deed->part; i++) {
		const struct deed *const other = &d->deed[i];

		if (other->kind == DEED_TOLD && other->e->kind == EVENT_STATE
				&& other->e->figure < 0 && other->unit == deed->unit) {
			weigh_into(d, held, i);
			return;
		}
	}
	borne = strcmp(deed->e->roll.outcome, "does not close") == 0 ? -1
		: what_was_borne(d, held);
	if (borne < 0)
		return;
	d->deed[borne].stood |= d->deed[borne].kind == DEED_CHARGE;
	weigh_into(d, held, borne);
}

/* Whether a deed after a charge tells what became of it. */
static bool ends_charge(const struct deed *deed, int by, int unit)
{
	const bool state = deed->kind == DEED_TOLD && deed->e->figure < 0
		&& (deed->e->kind == EVENT_STATE || deed->e->kind == EVENT_NOTE);

	if (deed->kind == DEED_FIGHT)
		return meets(deed, by) && meets(deed, unit);
	if (deed->unit == unit && deed->e->kind == EVENT_LIFE && deed->e->number == LIFE_LEFT)
		return true;
	if (deed->unit == by)
		return state || deed->e->kind == EVENT_CAPTURE || (deed->kind == DEED_HELD
			&& strcmp(deed->e->roll.outcome, "does not close") == 0);
	return deed->unit == unit && state && strncmp(deed->e->word, "rout", 4) == 0;
}

/* Who set out, and of whom nothing more is told in the turn, did not get there. */
void weigh_charge(struct deeds *d, int charge)
{
	struct deed *const deed = &d->deed[charge];
	int i = charge + 1;

	for (; i < d->n && d->deed[i].kind != DEED_TURN; i++)
		if (ends_charge(&d->deed[i], deed->by[0], deed->unit))
			return;
	deed->fell_short = i < d->n || d->closed;
}

/* Whether a movement is the flight of those of whom the deed tells that they broke. */
static bool is_flight(const struct deed *move, const struct deed *with)
{
	return move->broken && with->kind == DEED_TOLD && with->e->kind == EVENT_STATE
		&& strncmp(with->e->word, "rout", 4) == 0;
}

/* Where something is carried to, that was told to be carried just there before, is no news. */
static bool is_old(struct deeds *d, const struct deed *deed)
{
	const struct tale_words place = words_as_far(&d->past, deed->to);
	char *const told = deed->item >= 0 ? d->told_at[deed->item] : NULL;

	if (told == NULL)
		return false;
	if (strncmp(told, place.text, sizeof d->told_at[0] - 1) == 0)
		return true;
	snprintf(told, sizeof d->told_at[0], "%.*s", (int)sizeof d->told_at[0] - 1, place.text);
	return false;
}

void weigh_move(struct deeds *d, int move)
{
	struct deed *const deed = &d->deed[move];
	const int part_of = steps_of(d, move);
	const int with = part_of >= 0 ? part_of : goes_with(d, move);
	const enum deed_kind kind = with >= 0 ? d->deed[with].kind : DEED_TOLD;
	const bool shows = with >= 0 && kind == DEED_TOLD
		&& d->deed[with].e->kind == EVENT_SIGHTED;
	const bool arrives = part_of < 0 && !is_charge(deed) && deed->from != deed->to
		&& deed->n * 2 >= deed->heads && ends_in_area(d, deed);

	if (deed->from == CELL_NONE)
		return;
	if (arrives && with >= 0 && is_flight(deed, &d->deed[with]))
		d->deed[with].fled_to = deeds_area(d, deed);
	else if (arrives && !shows && kind != DEED_FIGHT && kind != DEED_CHARGE
			&& !is_old(d, deed))
		return;
	if (with >= 0)
		weigh_into(d, move, with);
	else if (deed->item < 0 || deed->from == deed->to || (!arrives && is_old(d, deed)))
		deed->weight = DEED_QUIET;
}
