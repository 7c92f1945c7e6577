/* Field craft and morale bases: what the scenario's settings come to. */

#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static int chart(const struct adv_rules *r, enum territory territory, bool trained)
{
	int halves = 0;

	if (territory == TERRITORY_FOREIGN)
		halves += r->craft[CRAFT_FOREIGN].halves;
	if (territory == TERRITORY_HOME)
		halves += r->craft[CRAFT_HOME].halves;
	if (trained)
		halves += r->craft[CRAFT_TRAINED].halves;
	return halves / 2;
}

/* A-6, S-A-19: its hero's, else its leader's as given, else the plain number
 * with the chart's modifiers; X-11: the total is held to the cap. */
int adv_field_craft(const struct game *g, int unit)
{
	const struct adv_rules *r = adv_rules_of(g);
	const int hero = adv_hero_with(g, unit);
	const int driver = adv_vehicle(g, unit) ? adv_driver(g, unit) : NOBODY;
	int craft = (int)game_unit_setting(g, unit, UNIT_FIELD_CRAFT);

	if (driver >= 0)	/* the eyes of a vehicle are its driver's */
		return adv_field_craft(g, g->figures[driver].unit);
	if (hero >= 0)
		return adv_figure_of(g, hero)->craft;
	if (craft == 0 || adv_leader(g, unit) < 0)
		craft = r->field_craft_plain + chart(r,
			(enum territory)game_unit_setting(g, unit, UNIT_TERRITORY),
			game_unit_setting(g, unit, UNIT_MILITARY) != 0);
	return craft > r->field_craft_cap ? r->field_craft_cap : craft;
}

int adv_hero_morale(const struct game *g, int figure)
{
	const int32_t own = game_hero_setting(g, figure, HERO_MORALE);

	return own > 0 ? (int)own : adv_rules_of(g)->hero_morale;
}

/* S-A-109: a hero apart from any unit tests by his own number. */
int adv_morale_base(const struct game *g, int unit)
{
	const int head = g->units[unit].head;
	const int own = (int)game_unit_setting(g, unit, UNIT_MORALE);

	if (head >= 0 && g->figures[head].next < 0 && adv_hero(g, head))
		return adv_hero_morale(g, head);
	if (own > 0)
		return own;
	return adv_rules_of(g)->morale_point[game_unit_setting(g, unit, UNIT_TROOPS)];
}
