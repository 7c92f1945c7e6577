/* Outlooks: see outlook.h.
 *
 *  OU1  Whoever comes home with a pace does so with every better one; so the lowest total
 *       that will do falls, or stays, as the jungle's die grows.
 */
#include "skirmish/commander/way.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/paces.h"

enum { DIE_MAX = 20, PERCENT = 100 };

static int sides(const struct game *v)
{
	return moro_rules_of(v)->die < DIE_MAX ? moro_rules_of(v)->die : DIE_MAX;
}

/* The i-th of all throws of two dice. */
static struct moro_pace throw_pace(const struct game *v, int unit, int i)
{
	const int8_t dice[MOVE_DICE] = { (int8_t)(i / sides(v)), (int8_t)(i % sides(v)) };

	return moro_pace_by(v, unit, dice);
}

struct outlook moro_outlook_move(const struct game *v, int unit, bool jungle)
{
	const int n = sides(v) * sides(v);
	struct outlook o = { INT32_MAX, 0, 0, 0 };
	int64_t sum = 0;
	int none = 0;

	for (int i = 0; i < n; i++) {
		const struct moro_pace pace = throw_pace(v, unit, i);
		const int32_t far = jungle ? pace.jungle : pace.total;

		o.least = far < o.least ? far : o.least;
		o.most = far > o.most ? far : o.most;
		none += far == 0;
		sum += far;
	}
	o.mean = (int32_t)((sum + n / 2) / n);
	o.none = none * PERCENT / n;
	return o;
}

struct moro_pace moro_outlook_mean(const struct game *v, int unit)
{
	return (struct moro_pace){ moro_outlook_move(v, unit, false).mean,
		moro_outlook_move(v, unit, true).mean };
}

/* ---- charges ---- */

static bool comes_home(const struct game *v, int unit, int target, struct moro_pace pace)
{
	bool contact = false;

	moro_charge_goal(v, unit, target, pace, &contact);
	return contact;
}

/* For each throw of the jungle's number the lowest total that will do, in inches (OU1);
 * `most` + 1 if none will. */
static void lowest_totals(const struct game *v, int unit, int target, int most, int *lowest)
{
	const int32_t inch = game_book(v)->inch;
	int total = most;

	for (int jungle = 0; jungle <= most; jungle++) {
		while (total >= 0 && comes_home(v, unit, target,
				(struct moro_pace){ total * inch, jungle * inch }))
			total--;
		lowest[jungle] = total + 1;
	}
}

int moro_outlook_charge(const struct game *v, int unit, int target)
{
	const int32_t inch = game_book(v)->inch;
	const int most = MOVE_DICE * (sides(v) - 1), n = sides(v) * sides(v);
	int lowest[MOVE_DICE * DIE_MAX], home = 0;

	if (!comes_home(v, unit, target, (struct moro_pace){ most * inch, most * inch }))
		return 0;
	lowest_totals(v, unit, target, most, lowest);
	for (int i = 0; i < n; i++) {
		const struct moro_pace pace = throw_pace(v, unit, i);

		home += pace.total / inch >= lowest[pace.jungle / inch];
	}
	return home * PERCENT / n;
}
