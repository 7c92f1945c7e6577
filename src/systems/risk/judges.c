/* Who is what, and who can act: the only judges of command, quality, rates, contact and
 * of being with one's unit.
 *
 * They read the state and change nothing, so they serve the truth and views.
 */
#include "skirmish/body/standing.h"
#include "systems/risk/judges.h"
#include "systems/risk/risk.h"

/* ---- command (X-30) ---- */

bool risk_character(const struct game *g, int figure)
{
	return g->setup->figures[figure].hero;
}

static bool all_characters(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (!risk_character(g, f))
			return false;
	return true;
}

/* A side that commands nobody is run by no player. */
static bool side_commands(const struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && !g->units[u].uncommanded)
			return true;
	return false;
}

enum command risk_command_of(const struct game *g, int unit)
{
	if (g->units[unit].uncommanded)
		return side_commands(g, g->units[unit].side) ? COMMAND_UNCOMMANDED
			: COMMAND_UNATTENDED;
	return all_characters(g, unit) ? COMMAND_CHARACTER : COMMAND_TROOPS;
}

const struct command_row *risk_command_row(const struct game *g, int unit)
{
	return &risk_rules_of(g)->command[risk_command_of(g, unit)];
}

bool risk_bound(const struct game *g, int unit, enum action word)
{
	return risk_unit_of(g, unit)->word == (uint8_t)word;
}

bool risk_held_back(const struct game *g, int unit)
{
	return risk_unit_of(g, unit)->routing || risk_bound(g, unit, ACTION_HALT)
		|| risk_bound(g, unit, ACTION_RETREAT) || risk_bound(g, unit, ACTION_ROUT);
}

/* ---- quality (X-82) ---- */

static enum hero_quality hero_quality(const struct game *g, int figure)
{
	return (enum hero_quality)game_hero_setting(g, figure, HERO_QUALITY);
}

/* By the unit that a figure began in, whomever it is with now. */
static enum quality unit_quality(const struct game *g, int figure)
{
	return (enum quality)game_unit_setting(g, g->setup->figures[figure].unit, UNIT_QUALITY);
}

bool risk_hero(const struct game *g, int figure)
{
	return risk_character(g, figure) && hero_quality(g, figure) == HERO_IS_HERO;
}

bool risk_raw(const struct game *g, int figure)
{
	if (risk_figure_of(g, figure)->wounds > 0 && risk_rules_of(g)->wound_raw[FATE_WOUND])
		return true;
	return risk_character(g, figure) ? hero_quality(g, figure) == HERO_IS_RAW
		: unit_quality(g, figure) == QUALITY_RAW;
}

bool risk_superior(const struct game *g, int figure)
{
	return !risk_character(g, figure) && unit_quality(g, figure) == QUALITY_SUPERIOR;
}

bool risk_native(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_NATIVE) != 0;
}

bool risk_mounted(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_MOUNTED) != 0;
}

/* ---- arms and rates ---- */

/* Whoever carries nothing has his hands. */
int risk_arm(const struct game *g, int figure, int i)
{
	const struct setup_figure *f = &g->setup->figures[figure];

	if (i < f->n_arms)
		return f->arms[i];
	if (i == f->n_arms && risk_figure_of(g, figure)->found >= 0)
		return risk_figure_of(g, figure)->found;
	return i == 0 ? risk_rules_of(g)->unarmed : -1;
}

bool risk_bare_handed(const struct game *g, int unit)
{
	int armed = 0, bare = 0;

	FOR_MEMBERS(f, g, unit) {
		const bool has_arm = risk_arm(g, f, 0) != risk_rules_of(g)->unarmed;

		armed += standing_fit(g, f) && has_arm;
		bare += standing_fit(g, f) && !has_arm;
	}
	return bare > armed;
}

/* K-15, K-18: by the unit it began in: a rider stays one. */
int32_t risk_rate(const struct game *g, int figure)
{
	const struct risk_rules *r = risk_rules_of(g);
	const int32_t rate = r->rate[risk_mounted(g, g->setup->figures[figure].unit) ? 1 : 0];

	return risk_figure_of(g, figure)->wounds > 0 ? rate * r->wound_rate[FATE_WOUND] / 100
		: rate;
}

int risk_percent_moved(const struct game *g, int unit)
{
	const int guide = risk_guide(g, unit);
	const int64_t rate = guide < 0 ? 0
		: (int64_t)risk_rules_of(g)->rate[risk_mounted(g, unit) ? 1 : 0] * REACH_TWELFTHS;

	return rate == 0 ? 0 : (int)((risk_unit_of(g, unit)->far * (int64_t)100 + rate - 1) / rate);
}

/* ---- being with one's unit (C-7, S-C-16) ---- */

bool risk_in_order(const struct game *g, int figure)
{
	return standing_near(g, figure, risk_rules_of(g)->cohesion);
}

int risk_leader(const struct game *g, int unit)
{
	const int leader = g->units[unit].leader;

	return leader >= 0 && standing_fit(g, leader)
		&& standing_near(g, leader, risk_rules_of(g)->leader_reach) ? leader : NOBODY;
}

/* Y-14: whom nobody leads is not held to a slow first man. */
int risk_guide(const struct game *g, int unit)
{
	const struct guiding by = { standing_fit, risk_rate, risk_rules_of(g)->cohesion };

	return standing_guide(g, unit, &by);
}

/* ---- works (K-4) ---- */

bool risk_defends_works(const struct game *g, int unit)
{
	int inside = 0, all = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f)) {
			all++;
			inside += table_ground(g->table, g->figures[f].cell)->works;
		}
	return all > 0 && 2 * inside >= all;
}

/* ---- contact ---- */

/* Of most units nobody is: that is known for the whole of it. */
bool risk_in_contact(const struct game *g, int figure)
{
	return contact_unit(g, g->figures[figure].unit) && contact_figure(g, figure);
}
