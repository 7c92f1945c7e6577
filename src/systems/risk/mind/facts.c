/* What the action tests ask of a unit (K-1 … K-3, uncommanded.h): how it stands in the words
 * of the list of risk factors.
 *
 *  FA1  A unit knows what its own side sees and no more (K5); who is in sight of it is
 *       also in its line.
 *  FA2  Deeds are those of the turn before (S-K-2); once this turn's are done, a
 *       forecast takes those.
 */
#include "skirmish/body/standing.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/way.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/morale/tests.h"
#include "systems/risk/risk.h"
#include "systems/risk/settings.h"

/* ---- deeds ---- */

static enum deed deed_of(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return (enum deed)(risk_game_of(g)->walk.stage > STAGE_MOVE ? u->deed : u->last_deed);
}

static bool beaten(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return risk_game_of(g)->walk.stage > STAGE_MELEE ? u->beaten : u->beaten_last;
}

static bool falls_back(const struct game *g, int unit)	/* S-K-7 */
{
	return risk_unit_of(g, unit)->routing || deed_of(g, unit) == DEED_FELL_BACK;
}

/* ---- enemies ---- */

/* S-K-4. */
static int32_t longest_reach(const struct game *g, int unit)
{
	int32_t longest = arms_of_unit_reach(g, unit);

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && risk_rate(g, f) > longest)
			longest = risk_rate(g, f);
	return longest;
}

/* S-K-5: one of them whom one of the unit sees clearly, and who is near enough to him. */
static bool clear_within(const struct game *g, int unit, int enemy, int32_t range)
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(e, g, enemy)
			if (standing_fit(g, e) && game_distance(g, f, e) <= range
					&& risk_clear_sight(g, f, e))
				return true;
	}
	return false;
}

static bool clear(const struct test_look *l, int enemy)
{
	return clear_within(l->g, l->unit, enemy, longest_reach(l->g, enemy));
}

/* K:17. */
static void dread(struct test_look *l, int enemy, int32_t distance)
{
	if (risk_native(l->g, l->unit) && risk_mounted(l->g, enemy)
			&& distance <= risk_rules_of(l->g)->actions.cavalry_near)
		l->facts->native_near_cavalry = true;
}

/* ---- the unit itself ---- */

/* behind something before it, as it faces. */
static bool covered_in_front(const struct game *g, int figure)
{
	const cell_t at = g->figures[figure].cell;
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, at, around);

	for (int i = 0; i < n; i++)
		if (table_ground(g->table, around[i])->cover_behind != COVER_NONE
				&& grid_in_front(&g->table->grid, at,
					g->figures[figure].facing, around[i]))
			return true;
	return false;
}

/* From the nearest enemy in sight, or as it faces if there is none. */
static bool all_covered(const struct test_look *l)
{
	FOR_MEMBERS(f, l->g, l->unit) {
		const cell_t at = l->g->figures[f].cell;

		if (!standing_fit(l->g, f) || table_ground(l->g->table, at)->cover != COVER_NONE)
			continue;
		if (l->nearest < 0 ? !covered_in_front(l->g, f) : table_cover(l->g->table,
				standing_nearest(l->g, l->nearest, at), at) == COVER_NONE)
			return false;
	}
	return true;
}

static bool is_missile(const struct game *g, int arm)
{
	return risk_rules_of(g)->weapons[arm].missile;
}

static bool is_hurt(const struct game *g, int figure)	/* S-K-6 */
{
	return risk_figure_of(g, figure)->wounds > 0;
}

/* ---- heroes ---- */

/* The group of his side that a character who goes by himself stands nearest to, so near
 * that he makes no test of his own; NOBODY. */
static int group_near(const struct game *g, int unit)
{
	int32_t nearest = risk_rules_of(g)->apart + 1;
	int group = NOBODY;

	for (int u = 0; u < g->n_units; u++) {
		int32_t distance;

		if (u == unit || g->units[u].side != g->units[unit].side
			|| risk_command_of(g, u) == COMMAND_CHARACTER)
			continue;
		distance = standing_apart(g, unit, u);
		if (distance < nearest) {
			nearest = distance;
			group = u;
		}
	}
	return group;
}

bool risk_tests_alone(const struct game *g, int unit)
{
	return standing_alive(g, unit) && (risk_command_of(g, unit) != COMMAND_CHARACTER
		|| group_near(g, unit) == NOBODY);
}

static bool leads(const struct game *g, int figure)
{
	return risk_hero(g, figure) && risk_in_order(g, figure);
}

static bool has_hero(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && leads(g, f))
			return true;
	return false;
}

/* S-C-16: a hero is attached; X-89: or by himself near it, and so not testing for himself. */
static bool superior(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (risk_command_of(g, u) == COMMAND_CHARACTER && has_hero(g, u)
				&& group_near(g, u) == unit)
			return true;
	return game_unit_setting(g, unit, UNIT_QUALITY) == QUALITY_SUPERIOR;
}

/* Nobody leaves works to carry on (K-4). */
static bool carries_on_attacking(const struct game *g, int unit, const struct action_facts *f)
{
	const uint8_t doing = risk_unit_of(g, unit)->doing;

	return !f->defending_works && !risk_bare_handed(g, unit) && (doing == ACTION_ATTACK
		|| (doing == ACTION_ADVANCE && f->near_to_attack));
}

static bool nobody_known(const struct game *g, int unit, int seen, bool close)
{
	return (close ? lookout_nearest(g, unit, seen) : seen) < 0;
}

bool risk_nobody_to_go_for(const struct game *g, int unit, bool close)
{
	return nobody_known(g, unit, contact_nearest_enemy(g, unit), close);
}

/* The nearest in sight is known by now, but for those whom a forecast takes to be seen. */
static bool nobody_to_go_for(const struct test_look *l)
{
	const bool close = l->facts->close_combat_only;

	return l->g->viewer == NOBODY ? nobody_known(l->g, l->unit, l->nearest, close)
		: risk_nobody_to_go_for(l->g, l->unit, close);
}

static void own(struct test_look *l)
{
	const struct game *g = l->g;
	const int unit = l->unit;
	struct action_facts *f = l->facts;

	f->raw = uncommanded_mostly(g, unit, risk_raw);
	f->in_cover = all_covered(l);
	f->defending_works = risk_defends_works(g, unit);
	f->routing = risk_unit_of(g, unit)->routing;
	f->worse_in_melee = beaten(g, unit);
	f->advancing = !f->falling_back && deed_of(g, unit) == DEED_ADVANCED;
	f->nobody_to_go_for = nobody_to_go_for(l);
	f->near_to_attack = f->close_combat_only && !risk_bare_handed(g, unit)
		&& l->nearest != NOBODY
		&& l->distance <= risk_rules_of(g)->actions.attack_near;
	f->attacking = carries_on_attacking(g, unit, f);
	f->blue_binds = risk_command_row(g, unit)->blue;
}

/* ---- the test ---- */

static const struct action_rules *rules_of(const struct game *g)
{
	return &risk_rules_of(g)->actions;
}

static struct action_mind mind(const struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	return (struct action_mind){ &u->test, &u->test_turn, &u->word, &u->doing };
}

const struct uncommanded risk_uncommanded = {
	.rules = rules_of, .tests = risk_tests_alone, .untested = risk_steadied,
	.platoon = UNIT_PLATOON, .formed = UNIT_FORMED, .native = risk_native,
	.mind = mind, .keep = risk_keep_test,
	.knows = uncommanded_knows, .in_line = risk_unit_line, .reach = longest_reach,
	.clear = clear, .enemy = dread, .falls_back = falls_back, .hero = leads,
	.superior = superior, .missile = is_missile, .hurt = is_hurt, .own = own,
	.everybody = true, .none_made = ":", .excused = risk_why_excused, .why = risk_why,
};
