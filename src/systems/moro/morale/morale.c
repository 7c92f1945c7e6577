/* Morale (M-11): a D100 against what a unit is worth after its losses, where it stands.
 *
 *  MM1  What failing does follows from the number alone, before the dice are thrown: so
 *       the audit can name it, and a preview could.
 *  MM2  A unit tests once for all that one firing, one charge or one round of melee has
 *       done to it (X-129, S-M-17).
 */
#include "cliffhanger/odds.h"
#include "systems/moro/dice.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/moro.h"
#include "systems/moro/move/rout.h"

/* ---- the number ---- */

/* What the scenario says, else what such troops are worth (S-M-30). */
static int base_of(const struct game *g, int unit)
{
	const int given = game_unit_setting(g, unit, UNIT_MORALE);
	const int row = game_unit_setting(g, unit, UNIT_TROOPS);

	return given >= 0 || row < 0 ? given : moro_rules_of(g)->base[row];
}

/* The row names one loss; the audit says how many there were. */
#define TEN(tens) tens "0 losses", tens "1 losses", tens "2 losses", tens "3 losses", \
	tens "4 losses", tens "5 losses", tens "6 losses", tens "7 losses", tens "8 losses", \
	tens "9 losses"
static const char *const counted[] = { "", "1 loss", "2 losses", "3 losses", "4 losses",
	"5 losses", "6 losses", "7 losses", "8 losses", "9 losses", TEN("1"), TEN("2"),
	TEN("3"), TEN("4"), TEN("5") };
#undef TEN

static void add_losses(const struct game *g, int unit, struct roller *r)
{
	const struct moro_rules *rules = moro_rules_of(g);
	const struct moro_unit *u = moro_unit_of(g, unit);
	const struct modifier_row *m = &rules->morale[u->strength <= rules->small_unit
		? MORALE_SMALL : MORALE_LARGE];
	const int n = u->lost;

	if (n > 0)
		roller_add(r, n < (int)(sizeof counted / sizeof *counted) ? counted[n] : m->name,
			m->rule, n * m->value);
}

static void add_place(const struct game *g, int unit, struct roller *r)
{
	const enum place place = moro_unit_place(g, unit);
	const struct modifier_row *rows = moro_rules_of(g)->morale;

	if (place == PLACE_FORT)
		roller_add(r, rows[MORALE_FORT].name, rows[MORALE_FORT].rule,
			rows[MORALE_FORT].value);
	else if (place == PLACE_BUILDING)
		roller_add(r, rows[MORALE_BUILDING].name, rows[MORALE_BUILDING].rule,
			rows[MORALE_BUILDING].value);
}

void moro_morale_roller(const struct game *g, int unit, enum test_cause cause, struct roller *r)
{
	static const char *const what[] = {
		[TEST_CHARGED] = "morale: being charged",
		[TEST_CLOSING] = "morale: closing",
		[TEST_LOSSES] = "morale: losses",
		[TEST_MELEE] = "morale: after melee",
	};

	roller_open(r, "M-11", what[cause], unit, NOBODY, base_of(g, unit));
	roller_from_zero(r);
	add_losses(g, unit, r);
	add_place(g, unit, r);
}

int moro_morale(const struct game *g, int unit)
{
	struct roller r;

	moro_morale_roller(g, unit, TEST_LOSSES, &r);
	return roller_need(&r);
}

chance_t moro_holds(const struct game *g, int need)
{
	struct roller r;

	roller_open(&r, "M-11", "morale", NOBODY, NOBODY, need);
	roller_from_zero(&r);
	return odds_of_die(&r, moro_rules_of(g)->percent);
}

/* ---- the test ---- */

/* M:58 to M:60, S-M-11. */
enum test_result moro_failing(const struct game *g, enum test_cause cause, int need)
{
	if (cause == TEST_CLOSING)
		return TEST_STOPS;
	return need > moro_rules_of(g)->rout_above ? TEST_ROUTS : TEST_REMOVED;
}

static void keep(struct moro_unit *u, const struct roller *r, enum test_result result)
{
	u->test_need = (int16_t)roller_need(r);
	u->test_die = (int8_t)r->dice[0];
	u->test_result = (uint8_t)result;
}

enum test_result moro_test(struct game *g, int unit, enum test_cause cause, int by_unit)
{
	static const char *const words[] = { [TEST_HOLDS] = "holds", [TEST_ROUTS] = "runs",
		[TEST_REMOVED] = "is gone", [TEST_STOPS] = "does not close" };
	struct roller r;
	enum test_result result;

	moro_morale_roller(g, unit, cause, &r);
	roller_other(&r, by_unit);
	result = moro_failing(g, cause, roller_need(&r));
	if (moro_percent(&r, g, words[TEST_HOLDS], words[result]))
		result = TEST_HOLDS;
	keep(moro_unit_of(g, unit), &r, result);
	if (result != TEST_ROUTS && result != TEST_REMOVED)
		return result;
	moro_unbind(g, unit);
	if (result == TEST_ROUTS)
		moro_rout(g, unit, by_unit);
	else
		moro_remove(g, unit);
	return result;
}

/* ---- after fire ---- */

/* From whom a unit runs that has lost figures to the fire of another: from friends who
 * shelled it nobody does, but from the enemy. */
static int feared(const struct game *g, int unit, int shooter, int target)
{
	const int nearest = contact_nearest_enemy(g, unit);

	if (game_enemies(g, unit, shooter))
		return shooter;
	if (target >= 0 && game_enemies(g, unit, target))
		return target;
	return nearest >= 0 ? nearest : shooter;
}

void moro_test_hurt(struct game *g, int shooter, int target, int spared)
{
	if (target >= 0 && target != spared && moro_unit_of(g, target)->hurt > 0
			&& standing_alive(g, target))
		moro_test(g, target, TEST_LOSSES, feared(g, target, shooter, target));
	for (int u = 0; u < g->n_units; u++)
		if (u != target && u != spared && moro_unit_of(g, u)->hurt > 0
				&& standing_alive(g, u))
			moro_test(g, u, TEST_LOSSES, feared(g, u, shooter, target));
}

static bool anybody_hurt(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (moro_unit_of(g, u)->hurt > 0 && standing_alive(g, u))
			return true;
	return false;
}

void moro_after_fire(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->acting < 0 || !anybody_hurt(g))
		return;
	game_phase(g, PHASE_MORALE);
	moro_test_hurt(g, own->acting, own->target, NOBODY);
}
