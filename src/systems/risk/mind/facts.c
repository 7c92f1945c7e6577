/* Facts for the action tests (K-1 … K-3): how a unit stands in the words of the list of
 * risk factors.
 *
 *  FA1  A unit knows what its own side sees and no more (K5); who is in sight of it is
 *       also in its line.
 *  FA2  Deeds are those of the turn before (S-K-2); once this turn's are done, a
 *       forecast takes those.
 */
#include "skirmish/commander/lookout.h"
#include "skirmish/body/standing.h"
#include "systems/risk/risk.h"

/* One unit, and whom it has found nearest. */
struct look {
	const struct game *g;
	int unit;
	struct action_facts *f;
	int nearest;
	int32_t distance;
};

/* ---- deeds ---- */

static enum deed deed_of(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return (enum deed)(risk_game_of(g)->stage > STAGE_MOVE ? u->deed : u->last_deed);
}

static bool beaten(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return risk_game_of(g)->stage > STAGE_MELEE ? u->beaten : u->beaten_last;
}

static bool falls_back(const struct game *g, int unit)	/* S-K-7 */
{
	return risk_unit_of(g, unit)->routing || deed_of(g, unit) == DEED_FELL_BACK;
}

/* ---- enemies ---- */

/* A view does not tell what other sides see: a forecast of theirs takes all whom the
 * viewer knows for seen wherever there is a line. */
static bool knows(const struct game *g, int unit, int other)
{
	const bool theirs = g->viewer != NOBODY
		&& !game_allied(g, g->viewer, g->units[unit].side);

	return standing_alive(g, other) && (theirs || risk_sees(g, g->units[unit].side, other));
}

/* S-K-4. */
static int32_t longest_reach(const struct game *g, int unit)
{
	const struct risk_rules *r = risk_rules_of(g);
	int32_t longest = 0;

	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		if (risk_rate(g, f) > longest)
			longest = risk_rate(g, f);
		for (int i = 0, arm; (arm = risk_arm(g, f, i)) >= 0; i++)
			for (int band = 0; band < BANDS; band++)
				if (r->weapons[arm].range[band] > longest)
					longest = r->weapons[arm].range[band];
	}
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

static void take_enemy(struct look *l, int enemy)
{
	const struct game *g = l->g;
	const int32_t distance = standing_apart(g, l->unit, enemy);
	const int32_t range = longest_reach(g, enemy);
	const bool in_range = distance <= range;
	const int guide = risk_guide(g, l->unit);

	l->f->enemy_in_sight = true;
	if (in_range && !l->f->clear_enemy_in_own_range)
		l->f->clear_enemy_in_own_range = clear_within(g, l->unit, enemy, range);
	if (in_range)
		l->f->raw_in_range = true;
	if (guide >= 0 && standing_aside(g, guide, game_unit_cell(g, enemy)))
		l->f->enemy_flank_or_rear = true;
	if (risk_native(g, l->unit) && risk_mounted(g, enemy)
			&& distance <= risk_rules_of(g)->actions.cavalry_near)
		l->f->native_near_cavalry = true;
	if (distance < l->distance) {
		l->distance = distance;
		l->nearest = enemy;
	}
}

static void take_friend(struct look *l, int friend)
{
	if (friend == l->unit || !standing_alive(l->g, friend) || !falls_back(l->g, friend))
		return;
	if (standing_apart(l->g, l->unit, friend) <= risk_rules_of(l->g)->actions.friends_near)
		l->f->friends_breaking_near = true;
	if (risk_unit_line(l->g, l->unit, friend))
		l->f->friends_retreating_in_sight = true;
}

/* ---- the unit itself ---- */

static cell_t nearest_figure(const struct game *g, int unit, int figure)
{
	int32_t nearest = INT32_MAX;
	cell_t at = CELL_NONE;

	FOR_MEMBERS(f, g, unit) {
		const int32_t d = standing_fit(g, f) ? game_distance(g, figure, f) : INT32_MAX;

		if (d < nearest) {
			nearest = d;
			at = g->figures[f].cell;
		}
	}
	return at;
}

/* behind something before it, as it faces. */
static bool covered_in_front(const struct game *g, int figure)
{
	const cell_t at = g->figures[figure].cell;
	cell_t around[GRID_AROUND_MAX];
	const int n = grid_around(&g->table->grid, at, around);

	for (int i = 0; i < n; i++)
		if (table_ground(g->table, around[i])->cover_behind != COVER_NONE
				&& grid_in_front(&g->table->grid, at,
					g->figures[figure].facing, around[i]))
			return true;
	return false;
}

/* From the nearest enemy in sight, or as it faces if there is none. */
static bool all_covered(const struct look *l)
{
	FOR_MEMBERS(f, l->g, l->unit) {
		const cell_t at = l->g->figures[f].cell;

		if (!standing_fit(l->g, f) || table_ground(l->g->table, at)->cover != COVER_NONE)
			continue;
		if (l->nearest < 0 ? !covered_in_front(l->g, f) : table_cover(l->g->table,
				nearest_figure(l->g, l->nearest, f), at) == COVER_NONE)
			return false;
	}
	return true;
}

/* A unit is what most of its active figures are. */
static bool mostly_raw(const struct game *g, int unit)
{
	int raw = 0, all = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f)) {
			all++;
			raw += risk_raw(g, f);
		}
	return 2 * raw > all;
}

static bool shoots(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = risk_arm(g, figure, i)) >= 0; i++)
		if (risk_rules_of(g)->weapons[arm].missile)
			return true;
	return false;
}

static bool close_combat_only(const struct game *g, int unit)	/* S-K-12: a tie shoots */
{
	int missile = 0, close = 0;

	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		if (shoots(g, f))
			missile++;
		else
			close++;
	}
	return close > missile;
}

static int tenths_lost(const struct game *g, int unit)	/* S-K-6 */
{
	int all = 0, lost = 0;

	FOR_MEMBERS(f, g, unit) {
		all++;
		lost += risk_figure_of(g, f)->wounds > 0 || g->figures[f].life == LIFE_WOUNDED
			|| g->figures[f].life == LIFE_DEAD || g->figures[f].life == LIFE_CAPTIVE;
	}
	return standing_tenths(lost, all);
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

static bool has_hero(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && risk_hero(g, f) && risk_in_order(g, f))
			return true;
	return false;
}

/* S-C-16: attached; X-89: or by himself near it, and so not testing for himself. */
static bool hero_with(const struct game *g, int unit)
{
	if (has_hero(g, unit))
		return true;
	for (int u = 0; u < g->n_units; u++)
		if (risk_command_of(g, u) == COMMAND_CHARACTER && has_hero(g, u)
				&& group_near(g, u) == unit)
			return true;
	return false;
}

/* Nobody leaves works to carry on (K-4). */
static bool carries_on_attacking(const struct game *g, int unit, const struct action_facts *f)
{
	const uint8_t doing = risk_unit_of(g, unit)->doing;

	return !f->defending_works && !risk_bare_handed(g, unit) && (doing == ACTION_ATTACK
		|| (doing == ACTION_ADVANCE && f->near_to_attack));
}

/* K-4: missile troops go for an enemy in sight, others for one seen before, too. */
static bool nobody_to_go_for(const struct game *g, int unit, bool close)
{
	const int seen = contact_nearest_enemy(g, unit);

	return (close ? lookout_nearest(g, unit, seen) : seen) < 0;
}

void risk_facts(const struct game *g, int unit, struct action_facts *f)
{
	struct look l = { g, unit, f, NOBODY, INT32_MAX };

	*f = (struct action_facts){ .die_modifier = g->setup->units[unit].die_modifier };
	for (int u = 0; u < g->n_units; u++) {
		if (!game_enemies(g, unit, u))
			take_friend(&l, u);
		else if (knows(g, unit, u) && risk_unit_line(g, unit, u))
			take_enemy(&l, u);
	}
	f->hero_or_superior = hero_with(g, unit)
		|| risk_unit_setting(g, unit, UNIT_QUALITY) == QUALITY_SUPERIOR;
	f->raw = mostly_raw(g, unit);
	f->in_cover = all_covered(&l);
	f->defending_works = risk_defends_works(g, unit);
	f->tenths_lost = tenths_lost(g, unit);
	f->routing = risk_unit_of(g, unit)->routing;
	f->worse_in_melee = beaten(g, unit);
	f->falling_back = falls_back(g, unit);
	f->advancing = !f->falling_back && deed_of(g, unit) == DEED_ADVANCED;
	f->close_combat_only = close_combat_only(g, unit);
	f->nobody_to_go_for = nobody_to_go_for(g, unit, f->close_combat_only);
	f->near_to_attack = f->close_combat_only && !risk_bare_handed(g, unit)
		&& l.nearest != NOBODY
		&& l.distance <= risk_rules_of(g)->actions.attack_near;
	f->attacking = carries_on_attacking(g, unit, f);
	f->blue_binds = risk_command_row(g, unit)->blue;
}
