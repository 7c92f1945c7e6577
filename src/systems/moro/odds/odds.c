/* Odds of melee, exactly: every fall of the dice of a fight is counted.
 *
 *  OD1  The modifiers are those of the roller that the fight would throw (melee.c), the
 *       fights those that would be matched (match.c), with chargers where they would be
 *       placed (place.c).
 *  OD2  A view gives the odds of what its side sees.
 *  OD3  A test, or fire, on the way in is no part of it.
 */
#include <string.h>

#include "systems/moro/melee/charge.h"
#include "systems/moro/melee/match.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/place.h"
#include "systems/moro/odds/odds.h"

/* Ways in which one or two dice, 0 … sides - 1 each, show a sum. */
static int64_t ways(int dice, int sides, int sum)
{
	const int most = dice * (sides - 1);

	if (sum < 0 || sum > most)
		return 0;
	if (dice == 1)
		return 1;
	return sum < sides ? sum + 1 : most - sum + 1;
}

static int64_t throws(int sides, int dice)
{
	return dice == 1 ? sides : (int64_t)sides * sides;
}

static int64_t rows_of(int64_t most) { return most * (most + 1) / 2; }

/* Ways in which they show less. */
static int64_t ways_below(int dice, int sides, int sum)
{
	const int most = dice * (sides - 1);

	if (sum <= 0)
		return 0;
	if (sum > most)
		return throws(sides, dice);
	if (dice == 1)
		return sum;
	return sum <= sides ? rows_of(sum) : throws(sides, dice) - rows_of(most - sum + 1);
}

struct blow_chances moro_blow_chances(int sides, struct blow own, struct blow foe)
{
	const int64_t all = throws(sides, own.dice) * throws(sides, foe.dice);
	const int lead = own.bonus - foe.bonus;
	int64_t given = 0, even = 0;

	for (int i = 0; i <= own.dice * (sides - 1); i++) {
		given += ways(own.dice, sides, i) * ways_below(foe.dice, sides, i + lead);
		even += ways(own.dice, sides, i) * ways(foe.dice, sides, i + lead);
	}
	return (struct blow_chances){ chance_of(given, all), chance_of(all - given - even, all),
		chance_of(even, all) };
}

struct throng { const int16_t *figures; int n; };

static struct blow blow_of(const struct game *g, struct throng own, struct throng foe,
	const enum melee_role *role)
{
	const int against = g->figures[foe.figures[0]].unit;
	struct blow b = { own.n, 0 };
	struct roller r;

	for (int i = 0; i < own.n; i++) {
		const int unit = g->figures[own.figures[i]].unit;

		moro_melee_roller(g, own.figures[i], against, role != NULL ? *role
			: moro_melee_role(g, unit, against), &r);
		b.bonus += roller_need(&r);
	}
	return b;
}

struct blow_chances moro_fight_chances(const struct game *g, const struct moro_fight *f,
	const struct melee_roles *roles)
{
	const struct throng own = { f->own, f->n_own }, foe = { f->foe, f->n_foe };

	return moro_blow_chances(moro_rules_of(g)->die,
		blow_of(g, own, foe, roles != NULL ? &roles->own : NULL),
		blow_of(g, foe, own, roles != NULL ? &roles->foe : NULL));
}

bool moro_charge_stand(const struct game *v, int unit, int target, cell_t *at)
{
	const cell_t goal = moro_charge_contact(v, unit, target);
	struct moro_places places;

	for (int f = 0; f < v->n_figures; f++)
		at[f] = v->figures[f].cell;
	if (goal == CELL_NONE)
		return false;
	moro_places(v, unit, goal, target, &places);
	for (int i = 0; i < places.n; i++)
		at[places.figures[i]] = places.cells[i];
	return true;
}

bool moro_melee_odds(const struct game *v, int unit, int target, bool charge,
	struct moro_melee_odds *odds)
{
	const uint64_t foes = target >= 0 ? unit_bit(target) : moro_unit_of(v, unit)->bound;
	static const struct melee_roles contact = { ROLE_CHARGES, ROLE_DEFENDS };
	struct moro_fight fights[FIGHTS_MAX];
	cell_t at[FIGURES_MAX];
	int64_t given = 0, taken = 0;
	chance_t none = CERTAIN;

	memset(odds, 0, sizeof *odds);
	if (charge && !moro_charge_stand(v, unit, target, at))
		return false;
	odds->fights = moro_match_at(v, charge ? at : NULL, unit, foes, fights);
	for (int i = 0; i < odds->fights; i++) {
		const struct blow_chances c = moro_fight_chances(v, &fights[i], charge ? &contact
			: NULL);

		odds->own += fights[i].n_own;
		odds->theirs += fights[i].n_foe;
		given += c.given;
		taken += c.taken;
		none = chance_both(none, chance_not(c.given));
	}
	odds->given = chance_milli(given);
	odds->taken = chance_milli(taken);
	odds->any = chance_not(none);
	return odds->fights > 0;
}
