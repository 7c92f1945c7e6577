/* Rolls: prepared, modified, thrown, told. */
#include <assert.h>
#include <stdio.h>

#include "cliffhanger/game.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/system.h"
#include "game/room.h"

void roller_open(struct roller *r, const char *rule, const char *what,
	int unit, int figure, int base)
{
	r->event = event_of(EVENT_ROLL);
	r->event.unit = (int16_t)unit;
	r->event.figure = (int16_t)figure;
	r->event.roll = (struct roll){ .rule = rule, .what = what, .outcome = "",
		.base_halves = (int16_t)(2 * base), .reading = ROLL_AT_MOST };
	r->sum_halves = 2 * base;
}

void roller_other(struct roller *r, int other)
{
	r->event.other = (int16_t)other;
}

void roller_audience(struct roller *r, int sides)
{
	r->event.audience = (uint16_t)sides;
}

void roller_add_halves(struct roller *r, const char *name, const char *rule, int halves)
{
	struct roll *roll = &r->event.roll;

	assert(roll->n_modifiers < ROLL_MODIFIERS_MAX);
	r->modifiers[roll->n_modifiers++] = (struct modifier){ name, rule, (int16_t)halves };
	r->sum_halves += halves;
}

void roller_add(struct roller *r, const char *name, const char *rule, int value)
{
	roller_add_halves(r, name, rule, 2 * value);
}

void roller_set(struct roller *r, const char *name, const char *rule, int value)
{
	roller_add_halves(r, name, rule, 2 * value - r->sum_halves);
}

int roller_need(const struct roller *r)
{
	return r->sum_halves >= 0 ? r->sum_halves / 2 : -((1 - r->sum_halves) / 2);
}

void roller_read(struct roller *r, enum roll_reading reading)
{
	r->event.roll.reading = reading;
}

void roller_from_zero(struct roller *r)
{
	r->event.roll.from_zero = true;
}

static bool succeeds(enum roll_reading reading, int die, int need)
{
	switch (reading) {
	case ROLL_AT_MOST:
		return die <= need;
	case ROLL_BELOW:
		return die < need;
	case ROLL_AT_LEAST:
		return die >= need;
	case ROLL_TABLE:
	case ROLL_PICK:
	case ROLL_OPPOSED:
	case ROLL_ROW:
		break;
	}
	return false;
}

int roller_throw(struct roller *r, struct game *g, int sides, int n)
{
	struct roll *roll = &r->event.roll;

	assert(n >= 1 && n <= ROLL_DICE_MAX);
	roll->first = g->dice.rolled + 1;
	roll->sides = (uint8_t)sides;
	roll->n_dice = (uint8_t)n;
	roll->need = (int16_t)roller_need(r);
	roll->successes = 0;
	for (int i = 0; i < n; i++) {
		r->event.gm |= dice_next_is_set(&g->dice);
		r->dice[i] = (uint8_t)dice_roll(&g->dice, sides);
		if (roll->from_zero)
			r->dice[i] = (uint8_t)(r->dice[i] % sides);
		roll->successes = (uint8_t)(roll->successes
			+ succeeds(roll->reading, r->dice[i], roll->need));
	}
	return roll->successes;
}

void roller_tell(struct roller *r, struct game *g, const char *outcome)
{
	r->event.roll.outcome = outcome;
	r->event.roll.modifiers = r->modifiers;
	r->event.roll.dice = r->dice;
	game_emit(g, &r->event);
}

bool roller_test(struct roller *r, struct game *g, int sides,
	const char *success, const char *failure)
{
	const bool passed = roller_throw(r, g, sides, 1) > 0;

	roller_tell(r, g, passed ? success : failure);
	return passed;
}

/* ---- what dice can show ---- */

int roll_good_faces(const struct roll *r)
{
	const int least = r->from_zero ? 0 : 1, most = least + r->sides - 1;
	const int good = r->reading == ROLL_AT_MOST ? r->need - least + 1
		: r->reading == ROLL_BELOW ? r->need - least
		: r->reading == ROLL_AT_LEAST ? most - r->need + 1 : 0;

	return good < 0 ? 0 : good > r->sides ? r->sides : good;
}

struct die_name roll_die_name(int sides, bool from_zero)
{
	struct die_name name;

	if (from_zero)
		snprintf(name.text, sizeof name.text, "D%d of 0-%d", sides, sides - 1);
	else
		snprintf(name.text, sizeof name.text, "D%d", sides);
	return name;
}

/* ---- picking at random (S-C-17) ---- */

struct pick_dice { int sides, count, faces; };	/* thrown together, read as one */

static struct pick_dice pick_dice(const struct game_system *system, int n)
{
	static const uint8_t usual[] = { 6, 10, 0 };
	struct pick_dice p = { 10, 2, 100 };

	for (const uint8_t *die = system->pick_dice ? system->pick_dice : usual; *die; die++)
		if (n <= *die)
			return (struct pick_dice){ *die, 1, *die };
	while (p.faces < n) {
		p.count++;
		p.faces *= 10;
	}
	return p;
}

/* One throw, 1 … faces; several D10 are digits, all of them 0 is the highest. */
static int throw_pick(struct roller *r, struct game *g, const struct pick_dice *p)
{
	struct roll *roll = &r->event.roll;
	int value = 0;

	for (int i = 0; i < p->count; i++) {
		const bool set = dice_next_is_set(&g->dice);
		const int die = dice_roll(&g->dice, p->sides);

		r->event.gm |= set;
		r->dice[roll->n_dice++] = (uint8_t)die;
		value = p->count == 1 ? die : 10 * value + die % 10;
	}
	return value ? value : p->faces;
}

int roll_pick(struct game *g, int n, const char *rule, const char *what,
	int unit, int other)
{
	const struct pick_dice p = pick_dice(g->system, n);
	const int highest = p.faces - p.faces % n;
	struct roller r;
	char outcome[48] = "";
	int value;

	assert(n >= 1);
	if (n == 1)
		return 0;
	roller_open(&r, rule, what, unit, NOBODY, 0);
	roller_other(&r, other);
	roller_read(&r, ROLL_PICK);
	r.event.roll.sides = (uint8_t)p.sides;
	r.event.roll.first = g->dice.rolled + 1;
	do
		value = throw_pick(&r, g, &p);
	while (value > highest && r.event.roll.n_dice + p.count <= ROLL_DICE_MAX);
	value = (value - 1) % n + 1;
	r.event.roll.need = (int16_t)value;
	if (game_listened(g))
		snprintf(outcome, sizeof(outcome), "number %d of %d", value, n);
	roller_tell(&r, g, outcome);
	return value - 1;
}
