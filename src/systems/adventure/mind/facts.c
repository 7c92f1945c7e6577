/* Facts for the action tests (C-14, K-1 … K-9): how a unit of an adventure
 * stands in the words of the risk-factor rules, and what its last test was.
 *
 * Distances scale by 2.5 cm to the inch: 25 cm are 10", 50 cm are 20".  The
 * unit knows what its own side sees, no more.
 */
#include <stdio.h>

#include "systems/adventure/vehicles/vehicles.h"
#include "skirmish/body/standing.h"
#include "skirmish/menus/sheet.h"

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

static bool behind_or_beside(const struct game *g, int unit, int enemy)
{
	const int guide = adv_guide(g, unit);

	return guide >= 0 && standing_aside(g, guide, game_unit_cell(g, enemy));
}

static void enemy_facts(const struct game *g, int unit, int enemy, struct action_facts *f)
{
	const bool in_range = adv_unit_distance(g, unit, enemy) <= adv_longest_reach(g, enemy);

	f->enemy_in_sight = true;
	if (in_range && standing_clear(g, enemy))
		f->clear_enemy_in_own_range = true;
	if (in_range)
		f->raw_in_range = true;
	if (behind_or_beside(g, unit, enemy))
		f->enemy_flank_or_rear = true;
}

static bool breaking(const struct game *g, int unit)
{
	const struct adv_unit *a = adv_unit_of(g, unit);

	return a->routing || a->retreating || a->doing == ACTION_RETREAT
		|| a->last_mode == MODE_RETREAT || a->last_mode == MODE_ROUT;
}

static void friend_facts(const struct game *g, int unit, int friend, struct action_facts *f)
{
	if (friend == unit || !breaking(g, friend) || !adv_unit_line(g, unit, friend))
		return;
	f->friends_retreating_in_sight = true;
	if (adv_unit_distance(g, unit, friend)
			<= adv_rules_of(g)->actions.friends_near)
		f->friends_breaking_near = true;
}

/* ---- the unit itself ---- */

static bool raw(const struct game *g, int unit)	/* S-K-35 */
{
	const enum quality q = (enum quality)adv_unit_setting(g, unit, UNIT_QUALITY);

	return q == QUALITY_RAW || (q == QUALITY_BY_CLASS
		&& adv_unit_setting(g, unit, UNIT_CLASS) == CLASS_CIVILIAN);
}

static bool hero_or_superior(const struct game *g, int unit)
{
	if (adv_unit_setting(g, unit, UNIT_QUALITY) == QUALITY_SUPERIOR)
		return true;
	FOR_MEMBERS(f, g, unit)
		if (adv_hero(g, f) && game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			return true;
	return false;
}

/* S-K-6: of the strength it began with, each figure once. */
static int tenths_lost(const struct game *g, int unit)
{
	int all = 0, lost = 0;

	FOR_MEMBERS(f, g, unit) {
		all++;
		if (g->figures[f].life == LIFE_WOUNDED || g->figures[f].life == LIFE_DEAD
			|| g->figures[f].life == LIFE_CAPTIVE)
			lost++;
	}
	return standing_tenths(lost, all);
}

/* K-3, S-K-12: by the arms of the majority; a tie counts as missile troops. */
bool adv_close_combat(const struct game *g, int unit)
{
	const struct adv_rules *r = adv_rules_of(g);
	int missile = 0, close = 0;

	FOR_MEMBERS(f, g, unit) {
		bool shoots = false;

		if (g->figures[f].life != LIFE_FIT)
			continue;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			shoots = shoots || r->weapons[arm].missile;
		missile += shoots;
		close += !shoots;
	}
	return close > missile;
}

void adv_action_facts(const struct game *g, int unit, struct action_facts *f)
{
	const struct adv_unit *a = adv_unit_of(g, unit);

	*f = (struct action_facts){ .routing = a->routing, .worse_in_melee = a->beaten,
		.blue_binds = g->units[unit].uncommanded };
	for (int u = 0; u < g->n_units; u++) {
		if (!game_enemies(g, unit, u))
			friend_facts(g, unit, u, f);
		else if (knows(g, unit, u) && adv_unit_line(g, unit, u))
			enemy_facts(g, unit, u, f);
	}
	f->in_cover = standing_covered(g, unit);
	f->defending_works = standing_in_works(g, unit);
	f->hero_or_superior = hero_or_superior(g, unit);
	f->raw = raw(g, unit);
	f->tenths_lost = tenths_lost(g, unit);
	f->close_combat_only = adv_close_combat(g, unit);
	f->falling_back = breaking(g, unit);
	f->advancing = !f->falling_back
		&& (a->doing == ACTION_ADVANCE || a->doing == ACTION_ATTACK)
		&& a->last_mode != MODE_NONE && a->last_mode != MODE_STATIONARY
		&& a->last_mode != MODE_CONCEALED;	/* lying low (adv_lies_low()) */
	f->die_modifier = g->setup->units[unit].die_modifier;
}

/* ---- the tests ---- */

/* Whoever nobody commands tests, a thing does not. */
static bool tests(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && adv_unit_alive(g, unit) && !adv_vehicle(g, unit);
}

static void fill_ranks(const struct game *g, struct action_rank *ranks)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct setting *platoon = &g->setup->units[u].settings[UNIT_PLATOON];

		ranks[u] = (struct action_rank){ platoon->given ? platoon->text : "",
			tests(g, u) && adv_unit_setting(g, u, UNIT_FORMED) != 0 };
	}
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

void adv_action_tests(struct game *g)
{
	struct action_case cases[UNITS_MAX];
	struct action_rank ranks[UNITS_MAX];
	int n = 0;

	fill_ranks(g, ranks);
	for (int u = 0; u < g->n_units; u++) {
		if (!tests(g, u))
			continue;
		cases[n].unit = (int16_t)u;
		cases[n].native = !adv_western(g, u);
		adv_action_facts(g, u, &cases[n++].facts);
	}
	action_tests(g, &adv_rules_of(g)->actions, ranks, cases, n);
	for (int i = 0; i < n; i++)
		keep_test(g, &cases[i]);
	for (int i = 0; i < n; i++)	/* K-9: rout is this system's rout */
		if (cases[i].test.action == ACTION_ROUT
				&& !adv_unit_of(g, cases[i].unit)->routing)
			adv_rout(g, cases[i].unit, contact_nearest_enemy(g, cases[i].unit));
}

bool adv_forecast(const struct game *v, int unit, struct forecast *f)
{
	const struct action_rules *rules = &adv_rules_of(v)->actions;
	struct action_rank ranks[UNITS_MAX];
	struct action_platoon platoon;
	struct action_facts facts;

	if (!tests(v, unit))
		return false;
	adv_action_facts(v, unit, &facts);
	action_forecast(rules, &facts, f);
	fill_ranks(v, ranks);
	if (action_platoon(v, rules, ranks, unit, &platoon))
		f->platoon = platoon.word;
	return true;
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
