/* Facts for the action tests (C-14, K-1 … K-9): how a unit of an adventure
 * stands in the words of the risk-factor rules, and what its last test was.
 *
 * Distances scale by 2.5 cm to the inch: 25 cm are 10", 50 cm are 20".  The
 * unit knows what its own side sees, no more.
 */
#include <stdio.h>

#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* A view does not tell by whom its own side's units are seen: a forecast takes
 * them for seen wherever there is a line. */
static bool knows(const struct game *g, int unit, int other)
{
	const bool own = g->viewer != NOBODY
		&& game_same_cause(g, g->viewer, g->units[other].side);

	return ((g->units[other].sighted >> g->units[unit].side & 1) != 0 || own)
		&& adv_unit_alive(g, other);
}

/* S-K-4: the longest range of its arms; for close combat its charge. */
int32_t adv_longest_reach(const struct game *g, int unit)
{
	const int32_t range = arms_of_unit_reach(g, unit);
	const int32_t charge = adv_rules_of(g)->pace[adv_class(g, unit)][MODE_CHARGE];

	return range > charge ? range : charge;
}

static bool breaking(const struct game *g, int unit)
{
	const struct adv_unit *a = adv_unit_of(g, unit);

	return a->routing || a->retreating || a->doing == ACTION_RETREAT
		|| a->last_mode == MODE_RETREAT || a->last_mode == MODE_ROUT;
}

/* ---- the unit itself ---- */

static bool raw(const struct game *g, int unit)	/* S-K-35 */
{
	const enum quality q = (enum quality)game_unit_setting(g, unit, UNIT_QUALITY);

	return q == QUALITY_RAW || (q == QUALITY_BY_CLASS
		&& game_unit_setting(g, unit, UNIT_CLASS) == CLASS_CIVILIAN);
}

static bool superior(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_QUALITY) == QUALITY_SUPERIOR;
}

static bool is_missile(const struct game *g, int arm)
{
	return adv_rules_of(g)->weapons[arm].missile;
}

static void own(struct test_look *l)
{
	const struct adv_unit *a = adv_unit_of(l->g, l->unit);
	struct action_facts *f = l->facts;

	f->routing = a->routing;
	f->worse_in_melee = a->beaten;
	f->raw = raw(l->g, l->unit);
	f->advancing = !f->falling_back
		&& (a->doing == ACTION_ADVANCE || a->doing == ACTION_ATTACK)
		&& a->last_mode != MODE_NONE && a->last_mode != MODE_STATIONARY
		&& a->last_mode != MODE_CONCEALED;	/* lying low (adv_lies_low()) */
}

/* ---- the tests ---- */

static bool native(const struct game *g, int unit)
{
	return !adv_western(g, unit);
}

static void keep_test(struct game *g, const struct action_case *c)
{
	struct adv_unit *a = adv_unit_of(g, c->unit);

	a->natives = c->natives;
	if (c->test.action != ACTION_CARRY_ON)
		a->doing = (uint8_t)c->test.action;
}

/* K-9: rout is this system's rout. */
void adv_action_tests(struct game *g)
{
	uncommanded_tests(g);
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);

		if (uncommanded_tested(g, u) && a->test.action == ACTION_ROUT && !a->routing)
			adv_rout(g, u, contact_nearest_enemy(g, u));
	}
}

/* ---- why ---- */

static bool why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const int turn = adv_unit_of(v, unit)->test_turn;
	char state[LINE_MAX_BYTES];

	sheet_unit_state(v, unit, state, sizeof state);
	if (turn < v->turn)
		snprintf(text, size, "That was in turn %d; they test anew when all orders are "
			"given.", turn);
	else
		snprintf(text, size, "So they: %s.",
			state[0] == '\0' ? "stand where they are" : state);
	return line == 0;
}

static const struct action_rules *rules_of(const struct game *g)
{
	return &adv_rules_of(g)->actions;
}

static struct action_mind mind(const struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	return (struct action_mind){ &a->test, &a->test_turn, NULL, &a->doing };
}

const struct uncommanded adv_uncommanded = {
	.rules = rules_of, .never = adv_vehicle, .platoon = UNIT_PLATOON, .formed = UNIT_FORMED,
	.native = native, .mind = mind, .keep = keep_test,
	.knows = knows, .in_line = adv_unit_line, .reach = adv_longest_reach,
	.breaking_in_line = true, .falls_back = breaking, .hero = adv_hero,
	.superior = superior, .missile = is_missile, .own = own,
	.none_made = " have made", .why = why,
};
