/* The chances of the toss (M-1): who has the hand, and how long he keeps it.
 *
 * What a side has lost since it last won is all that a toss depends on; so the tosses to
 * come are worked through with the chance of each pair of such numbers (S-M-1 … S-M-3).
 */
#include <stdlib.h>
#include <string.h>

#include "systems/moro/melee/melee.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/odds.h"
#include "systems/moro/orders/toss.h"

enum { LOST, THEIR_LOST, UNITS, THEIR_UNITS, NEXT };
enum { LOST_MOST = 20, UNITS_MOST = 20, NEXT_MOST = 20, TOSSES_LOST = LOST_MOST + NEXT_MOST,
	SIDES = 2 };

static const struct odds_input inputs[] = {
	[LOST] = ODDS_NUMBER("lost", 0, LOST_MOST, "0",
		"tosses we have lost since we last won one"),
	[THEIR_LOST] = ODDS_NUMBER("their-lost", 0, LOST_MOST, "0",
		"tosses they have lost since they last won one"),
	[UNITS] = ODDS_NUMBER("units", 0, UNITS_MOST, "4",
		"our units that have not acted this turn"),
	[THEIR_UNITS] = ODDS_NUMBER("their-units", 0, UNITS_MOST, "4", "theirs"),
	[NEXT] = ODDS_NUMBER("next", 1, NEXT_MOST, "4",
		"of how many activations from now on ours are counted"),
	{ .name = NULL }
};

/* ---- one toss ---- */

static void roller_of(struct game *g, int side, int lost, struct roller *r)
{
	static const char *const what[SIDES] = { "our toss", "their toss" };

	moro_game_of(g)->lost[side] = (uint8_t)lost;
	moro_toss_roller(g, side, what[side], r);
}

/* By what either side has lost: a single throw, tied throws and all (M-1, S-M-1). */
static struct blow_chances throw_of(struct game *g, int ours, int theirs)
{
	struct roller own, foe;

	roller_of(g, 0, ours, &own);
	roller_of(g, 1, theirs, &foe);
	return moro_blow_chances(moro_rules_of(g)->die, (struct blow){ 1, roller_need(&own) },
		(struct blow){ 1, roller_need(&foe) });
}

/* A tie is thrown again: so it goes by what the two others have to each other. */
static chance_t wins(struct game *g, int ours, int theirs)
{
	const struct blow_chances c = throw_of(g, ours, theirs);

	return chance_of(c.given, c.given + c.taken);
}

/* ---- tosses to come ---- */

/* By what we and they have lost, and how many of the activations so far were ours. */
struct hands { chance_t of[TOSSES_LOST + 1][TOSSES_LOST + 1][NEXT_MOST + 1]; };

struct course { struct game *g; int units[SIDES], next; struct hands now, after; };

/* One activation more, of which so many have been: by a toss while both can act (X-42, S-M-3). */
static void activate(struct course *c, int done, int ours, int theirs)
{
	chance_t win = -1;

	for (int n = 0; n <= done && n <= c->units[0]; n++) {
		const chance_t here = c->now.of[ours][theirs][n];
		const bool we_can = n < c->units[0], they_can = done - n < c->units[1];
		chance_t us;

		if (here == 0)
			continue;
		if (win < 0)
			win = wins(c->g, ours, theirs);
		if (!we_can || !they_can) {
			c->after.of[ours][theirs][n + we_can] += here;
			continue;
		}
		us = chance_both(here, win);
		c->after.of[0][theirs + 1][n + 1] += us;
		c->after.of[ours + 1][0][n] += here - us;
	}
}

static void count_ours(struct course *c, int lost, int their_lost, struct tally *ours)
{
	c->now.of[lost][their_lost][0] = CERTAIN;
	for (int done = 0; done < c->next; done++) {
		memset(&c->after, 0, sizeof c->after);
		for (int i = 0; i <= LOST_MOST + done; i++)
			for (int k = 0; k <= LOST_MOST + done; k++)
				activate(c, done, i, k);
		c->now = c->after;
	}
	tally_empty(ours);
	for (int i = 0; i <= TOSSES_LOST; i++)
		for (int k = 0; k <= TOSSES_LOST; k++)
			for (int n = 0; n <= c->next; n++)
				tally_add(ours, n, c->now.of[i][k][n]);
}

/* How many of a side act before the first of the other does. */
static void count_first(struct course *c, int side, const int lost[SIDES], struct tally *first)
{
	chance_t still = CERTAIN;

	tally_empty(first);
	for (int n = 0; n < c->units[side]; n++) {
		const int own = n == 0 ? lost[side] : 0, foe = lost[1 - side] + n;
		const chance_t ours = side == 0 ? wins(c->g, own, foe) : wins(c->g, foe, own);
		const chance_t goes = c->units[1 - side] == 0 ? still
			: chance_both(still, side == 0 ? ours : chance_not(ours));

		tally_add(first, n, still - goes);
		still = goes;
	}
	tally_add(first, c->units[side], still);
}

/* ---- all ---- */

static void tell_toss(struct game *g, const int lost[SIDES], struct odds *odds)
{
	const chance_t win = wins(g, lost[0], lost[1]);
	struct roller r;

	for (int side = 0; side < SIDES; side++) {
		roller_of(g, side, lost[side], &r);
		odds_roll(odds, &r, moro_rules_of(g)->die, 1, "has the hand");
	}
	odds_note(odds, "A tie is thrown again and changes nothing (S-M-1): its chance is of one "
		"throw, not of the toss.");
	odds_outcome(odds, "we have the hand", win);
	odds_outcome(odds, "they have the hand", chance_not(win));
	odds_outcome(odds, "a throw is tied", throw_of(g, lost[0], lost[1]).tied);
}

static void tell(struct course *c, const int lost[SIDES], struct odds *odds)
{

	if (c->units[0] > 0 && c->units[1] > 0) {
		tell_toss(c->g, lost, odds);
	} else {
		odds_note(odds, "With one side out of units nobody tosses (X-42).");
		odds_outcome(odds, "we have the hand", c->units[0] > 0 ? CERTAIN : 0);
		odds_outcome(odds, "they have the hand", c->units[0] > 0 ? 0 : CERTAIN);
	}
	odds_note(odds, "ours: of the next %d activations; we first, they first: how many act "
		"before the other side's first.", c->next);
	count_ours(c, lost[0], lost[1], odds_count(odds, "ours"));
	count_first(c, 0, lost, odds_count(odds, "we first"));
	count_first(c, 1, lost, odds_count(odds, "they first"));
}

static int all_units(const struct odds_value *v)
{
	return v[UNITS].number + v[THEIR_UNITS].number;
}

static bool fits(const struct odds_case *q, struct reason *why)
{
	return all_units(q->values) > 0
		|| refuse(why, "M-1", "the turn is over: some unit must be left to act");
}

static bool put(struct scene *s)
{
	scene_unit(s, 0, 1, 0, 1);
	scene_unit(s, 1, 1, GRID_SIDE_MIN - 1, 1);
	return true;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct odds_value *const v = s->asked->values;
	const int lost[SIDES] = { v[LOST].number, v[THEIR_LOST].number };
	struct course *const c = calloc(1, sizeof *c);

	if (!c)
		return refuse(s->why, "", "out of memory");
	c->g = s->game;
	c->units[0] = v[UNITS].number;
	c->units[1] = v[THEIR_UNITS].number;
	c->next = v[NEXT].number < all_units(v) ? v[NEXT].number : all_units(v);
	tell(c, lost, odds);
	free(c);
	return true;
}

static const struct situation situation = { .cols = GRID_SIDE_MIN, .rows = GRID_SIDE_MIN,
	.fits = fits, .put = put, .set = moro_stand_later, .reckon = reckon };
const struct odds_action moro_odds_activation = { "activation", "Who has the hand", "M-1", inputs,
	scene_reckon, &situation, NULL, NULL };
