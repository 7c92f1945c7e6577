/* Impetuous heroes (S-A-13, S-A-46): who may have to charge instead of what he was told. */
#include "skirmish/commander/way.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/orders/impetuous.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"

static bool superior_in_sight(const struct game *g, int hero)
{
	if (!game_hero_setting(g, hero, HERO_SUBORDINATE))
		return false;
	for (int f = 0; f < g->n_figures; f++)
		if (f != hero && adv_hero(g, f) && game_on_table(g, f)
			&& g->figures[f].life == LIFE_FIT
			&& g->units[g->figures[f].unit].side == g->units[g->figures[hero].unit].side
			&& !game_hero_setting(g, f, HERO_SUBORDINATE)
			&& (g->figures[f].unit == g->figures[hero].unit || adv_line(g, hero, f)))
			return true;
	return false;
}

static bool could_charge(const struct game *g, int unit, int other)
{
	return adv_spotted(g, other, g->units[unit].side)
		&& adv_may_charge(g, unit, other, NULL);
}

static void impetuous_test(struct game *g, int unit, int hero)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	struct roller r;
	int target;

	if (u->mode == MODE_CHARGE || !adv_may_order(g, unit, MODE_CHARGE, NULL)
		|| superior_in_sight(g, hero))
		return;
	target = contact_nearest(g, unit, could_charge);
	if (target < 0)
		return;
	roller_open(&r, "S-A-13", "impetuous: field craft", unit, hero, adv_field_craft(g, unit));
	roller_other(&r, target);
	adv_note_trait(g, hero, TRAIT_IMPETUOUS, &r);
	adv_note_craft(g, unit, &r);
	if (roller_test(&r, g, adv_rules_of(g)->die, "keeps a cool head", "must charge"))
		return;
	u->mode = MODE_CHARGE;
	u->target = (int16_t)target;
	u->goal = CELL_NONE;
	u->impetuous = u->ordered = true;
	u->offers = false;
}

void adv_impetuous(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const int hero = adv_unit_alive(g, u) ? adv_leading_hero(g, u) : NOBODY;

		if (adv_has(g, hero, TRAIT_IMPETUOUS))
			impetuous_test(g, u, hero);
	}
}
