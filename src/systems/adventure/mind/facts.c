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
	const struct adv_rules *r = adv_rules_of(g);
	int32_t longest = r->pace[adv_class(g, unit)][MODE_CHARGE];

	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT)
			continue;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			for (int band = 0; band < 3; band++)
				if (r->weapons[arm].range[band] > longest)
					longest = r->weapons[arm].range[band];
	}
	return longest;
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

static bool hero_or_superior(const struct game *g, int unit)
{
	if (game_unit_setting(g, unit, UNIT_QUALITY) == QUALITY_SUPERIOR)
		return true;
	FOR_MEMBERS(f, g, unit)
		if (adv_hero(g, f) && game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			return true;
	return false;
}

/* K-3, S-K-12. */
static bool shoots(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (adv_rules_of(g)->weapons[arm].missile)
			return true;
	return false;
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

/* Whoever nobody commands tests, a thing does not. */
static bool tests(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && adv_unit_alive(g, unit) && !adv_vehicle(g, unit);
}

static struct action_rank rank(const struct game *g, int unit)
{
	const struct setting *platoon = &g->setup->units[unit].settings[UNIT_PLATOON];

	return (struct action_rank){ platoon->given ? platoon->text : "",
		tests(g, unit) && game_unit_setting(g, unit, UNIT_FORMED) != 0 };
}

static bool native(const struct game *g, int unit)
{
	return !adv_western(g, unit);
}

static void keep_test(struct game *g, const struct action_case *c)
{
	struct adv_unit *a = adv_unit_of(g, c->unit);

	a->test = c->test;
	a->test_turn = g->turn;
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

		if (tests(g, u) && a->test.action == ACTION_ROUT && !a->routing)
			adv_rout(g, u, contact_nearest_enemy(g, u));
	}
}

/* ---- why ---- */

static void why_head(const struct game *v, int unit, char *text, size_t size)
{
	const struct adv_unit *a = adv_unit_of(v, unit);

	if (!v->units[unit].uncommanded)
		snprintf(text, size, "%s: under command; nobody rolls for them.",
			game_unit_name(v, unit));
	else if (a->test_turn == 0)
		snprintf(text, size, "%s have made no action test that you know of.",
			game_unit_name(v, unit));
	else
		action_test_text(&a->test, a->test_turn, false, text, size);
}

static void why_deed(const struct game *v, int unit, char *text, size_t size)
{
	char state[LINE_MAX_BYTES];

	if (adv_unit_of(v, unit)->test_turn < v->turn) {
		snprintf(text, size, "That was in turn %d; they test anew when all orders are given.",
			adv_unit_of(v, unit)->test_turn);
		return;
	}
	sheet_unit_state(v, unit, state, sizeof state);
	snprintf(text, size, "So they: %s.", state[0] == '\0' ? "stand where they are" : state);
}

bool adv_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct adv_unit *a = adv_unit_of(v, unit);
	int past;

	if (line == 0) {
		why_head(v, unit, text, size);
		return true;
	}
	if (!v->units[unit].uncommanded || a->test_turn == 0)
		return false;
	past = action_factor_line(&adv_rules_of(v)->actions, &a->test, line - 1, text, size);
	if (past == 0)
		why_deed(v, unit, text, size);
	return past <= 0;
}

static const struct action_rules *rules_of(const struct game *g)
{
	return &adv_rules_of(g)->actions;
}

const struct uncommanded adv_uncommanded = {
	.rules = rules_of, .tests = tests, .rank = rank, .native = native, .keep = keep_test,
	.knows = knows, .in_line = adv_unit_line, .reach = adv_longest_reach,
	.breaking_in_line = true, .falls_back = breaking, .hero = hero_or_superior,
	.shoots = shoots, .own = own,
};
