/* Odds of melee, exactly: every fall of the dice of a fight is counted.
 *
 *  OD1  The modifiers are those of the roller that the fight would throw (melee.c), the
 *       fights those that would be matched (match.c), with chargers where they would be
 *       placed (place.c).
 *  OD2  A view gives the odds of what its side sees.
 *  OD3  A test, or fire, on the way in is no part of it.
 */
#include <string.h>

#include "systems/moro/melee.h"
#include "systems/moro/moves.h"

enum { THOUSAND = 1000 };

/* One side of a fight: what is added to so many dice. */
struct throw { int n, modifiers; };

/* Ways in which n dice, 0 … sides - 1 each, show a sum. */
static int64_t ways(int n, int sides, int sum)
{
	int64_t all = 0;

	if (n == 1)
		return sum >= 0 && sum < sides;
	for (int die = 0; die < sides; die++)
		all += ways(n - 1, sides, sum - die);
	return all;
}

/* Ways in which the first throws more than the second. */
static int64_t ways_to_beat(const struct throw *a, const struct throw *b, int sides)
{
	int64_t all = 0;

	for (int i = 0; i <= a->n * (sides - 1); i++)
		for (int k = 0; k <= b->n * (sides - 1); k++)
			if (i + a->modifiers > k + b->modifiers)
				all += ways(a->n, sides, i) * ways(b->n, sides, k);
	return all;
}

static int64_t power(int base, int n)
{
	return n == 0 ? 1 : base * power(base, n - 1);
}

static struct throw throw_of(const struct game *g, const int16_t *figures, int n, int against,
	const enum melee_role *role)
{
	struct throw t = { n, 0 };
	struct roller r;

	for (int i = 0; i < n; i++) {
		moro_melee_roller(g, figures[i], against, role != NULL ? *role
			: moro_melee_role(g, g->figures[figures[i]].unit, against), &r);
		t.modifiers += roller_need(&r);
	}
	return t;
}

static void weigh(const struct game *g, const struct moro_fight *f, bool onset,
	struct moro_melee_odds *odds)
{
	static const enum melee_role charges = ROLE_CHARGES, defends = ROLE_DEFENDS;
	const int sides = moro_rules_of(g)->die;
	const struct throw own = throw_of(g, f->own, f->n_own, g->figures[f->foe[0]].unit,
		onset ? &charges : NULL);
	const struct throw foe = throw_of(g, f->foe, f->n_foe, g->figures[f->own[0]].unit,
		onset ? &defends : NULL);
	const int64_t all = power(sides, own.n + foe.n);

	odds->fights++;
	odds->given += (int32_t)((ways_to_beat(&own, &foe, sides) * THOUSAND + all / 2) / all);
	odds->taken += (int32_t)((ways_to_beat(&foe, &own, sides) * THOUSAND + all / 2) / all);
}

/* Where everybody would stand, had the unit come into contact. */
static bool come_on(const struct game *v, int unit, int target, cell_t *at)
{
	const cell_t goal = charge_contact(v, unit, target);
	struct moro_places places;

	if (goal == CELL_NONE)
		return false;
	moro_places(v, unit, goal, target, &places);
	for (int i = 0; i < places.n; i++)
		at[places.figures[i]] = places.cells[i];
	return true;
}

bool moro_melee_odds(const struct game *v, int unit, int target, bool onset,
	struct moro_melee_odds *odds)
{
	const uint64_t foes = target >= 0 ? unit_bit(target) : moro_unit_of(v, unit)->bound;
	struct moro_fight fights[FIGHTS_MAX];
	cell_t at[FIGURES_MAX];
	int n;

	memset(odds, 0, sizeof *odds);
	for (int f = 0; f < v->n_figures; f++)
		at[f] = v->figures[f].cell;
	if (onset && !come_on(v, unit, target, at))
		return false;
	n = moro_match_at(v, at, unit, foes, fights);
	for (int i = 0; i < n; i++)
		weigh(v, &fights[i], onset, odds);
	return n > 0;
}
