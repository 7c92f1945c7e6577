/* Troops: snipers, those in full camouflage, and whom Irresistibility draws.
 *
 * What a scenario says of a unit it says of the people who begin in it: a hero
 * who joins snipers is none, and one without camouflage gives away those in it.
 */
#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"

static bool began_with(const struct game *g, int figure, int key)
{
	return game_unit_setting(g, g->setup->figures[figure].unit, key) != 0;
}

bool adv_sniper(const struct game *g, int figure)
{
	return began_with(g, figure, UNIT_SNIPER)
		|| (adv_hero(g, figure) && game_hero_setting(g, figure, HERO_SNIPER) != 0);
}

static bool wears_camouflage(const struct game *g, int figure)
{
	return began_with(g, figure, UNIT_CAMOUFLAGE);
}

/* Whether there are figures of the unit to be seen, and all are of a kind. */
static bool all_are(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure))
{
	bool any = false;

	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT)
			continue;
		if (!is(g, f))
			return false;
		any = true;
	}
	return any;
}

bool adv_hides_as_sniper(const struct game *g, int unit)
{
	return all_are(g, unit, adv_sniper);
}

bool adv_camouflaged(const struct game *g, int unit)
{
	return all_are(g, unit, wears_camouflage);
}

static bool has_to_stand(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *w = &adv_rules_of(g)->weapons[arm];

		if (w->range[1] > 0 && !w->fires_combat)
			return true;
	}
	return false;
}

bool adv_lies_low(const struct game *g, int unit)
{
	if (!adv_may_order(g, unit, MODE_CONCEALED, NULL)
		|| adv_unit_of(g, unit)->reorganise != 0 || adv_may_prepare(g, unit))
		return false;
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && has_to_stand(g, f))
			return false;
	return true;
}

enum gender adv_gender(const struct game *g, int figure)
{
	const int32_t own = adv_hero(g, figure) ? game_hero_setting(g, figure, HERO_GENDER)
		: GENDER_UNSAID;

	return (enum gender)(own != GENDER_UNSAID ? own
		: game_unit_setting(g, g->setup->figures[figure].unit, UNIT_GENDER));
}
