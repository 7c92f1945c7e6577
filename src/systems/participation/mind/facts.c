/* Facts for the action tests (C-14, K-1 … K-3): how an uncommanded unit stands in the words
 * of the list of risk factors.
 *
 *  FA1  A unit knows what its own side sees and no more; who is in sight of it is also in
 *       its line.
 *  FA2  Superior is whoever has a hero or an elite figure among them, raw whoever is mostly
 *       cautious.
 */
#include "skirmish/body/standing.h"
#include "systems/participation/participation.h"

/* ---- arms ---- */

static int32_t longest_range(const struct game *g, int unit)
{
	const struct pp_rules *r = pp_rules_of(g);
	int32_t longest = 0;

	FOR_MEMBERS(f, g, unit) {
		const struct setup_figure *s = &g->setup->figures[f];

		for (int i = 0; standing_fit(g, f) && i < s->n_arms; i++)
			for (int b = 0; b < BANDS; b++)
				if (r->weapons[s->arms[i]].range[b] > longest)
					longest = r->weapons[s->arms[i]].range[b];
	}
	return longest;
}

/* S-K-4: the longest range of its arms, or how far it runs into contact. */
static int32_t longest_reach(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);
	const int32_t range = longest_range(g, unit);
	const int32_t run = guide < 0 ? 0 : pp_pace(g, guide, GAIT_RUN);

	return range > run ? range : run;
}

/* K-3, S-K-12: most of them have nothing to shoot with; a tie shoots. */
static bool close_combat(const struct game *g, int unit)
{
	const struct pp_rules *r = pp_rules_of(g);
	int missile = 0, close = 0;

	FOR_MEMBERS(f, g, unit) {
		const struct setup_figure *s = &g->setup->figures[f];
		bool shoots = false;

		if (!standing_fit(g, f))
			continue;
		for (int i = 0; i < s->n_arms; i++)
			shoots = shoots || r->weapons[s->arms[i]].range[BAND_SHORT] > 0;
		missile += shoots;
		close += !shoots;
	}
	return close > missile;
}

/* ---- others ---- */

static bool in_line(const struct game *g, int unit, int other)
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(o, g, other)
			if (standing_fit(g, o) && pp_sees(g, f, o))
				return true;
	}
	return false;
}

/* A view does not tell what other sides see: a forecast of theirs takes all whom the viewer
 * knows for seen wherever there is a line. */
static bool knows(const struct game *g, int unit, int other)
{
	const bool theirs = g->viewer != NOBODY
		&& !game_allied(g, g->viewer, g->units[unit].side);

	return theirs || game_sees(g, g->units[unit].side, other);
}

static void take_enemy(const struct game *g, int unit, int enemy, struct action_facts *f)
{
	const int guide = pp_guide(g, unit);

	f->enemy_in_sight = true;
	if (standing_apart(g, unit, enemy) <= longest_reach(g, enemy)) {
		f->raw_in_range = true;
		f->clear_enemy_in_own_range |= standing_clear(g, enemy);
	}
	if (guide >= 0 && standing_aside(g, guide, game_unit_cell(g, enemy)))
		f->enemy_flank_or_rear = true;
}

static bool runs(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);

	return guide >= 0 && pp_figure_of(g, guide)->spirit == SPIRIT_TERRIFIED;
}

/* Runs, or was told to go back by its own word. */
static bool falls_back(const struct game *g, int unit)
{
	const uint8_t mind = pp_unit_of(g, unit)->mind;

	return runs(g, unit) || (g->units[unit].uncommanded && !pp_beast(g, unit)
		&& (mind == ACTION_RETREAT || mind == ACTION_ROUT));
}

static void take_friend(const struct game *g, int unit, int friend, struct action_facts *f)
{
	if (friend == unit || !falls_back(g, friend))
		return;
	if (standing_apart(g, unit, friend) <= pp_rules_of(g)->actions.friends_near)
		f->friends_breaking_near = true;
	if (in_line(g, unit, friend))
		f->friends_retreating_in_sight = true;
}

/* ---- the unit itself ---- */

static bool outstanding(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && (g->setup->figures[f].hero || pp_card(g, f, CARD_ELITE)))
			return true;
	return false;
}

static bool mostly_raw(const struct game *g, int unit)
{
	int raw = 0, all = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f)) {
			all++;
			raw += pp_card(g, f, CARD_COURAGE) == COURAGE_CAUTIOUS;
		}
	return 2 * raw > all;
}

static bool is_hurt(const struct game *g, int figure)
{
	const struct pp_figure *own = pp_figure_of(g, figure);
	const uint8_t life = g->figures[figure].life;

	return life == LIFE_WOUNDED || life == LIFE_DEAD || life == LIFE_CAPTIVE
		|| own->wounds > 0 || own->injury >= INJURY_LIGHT;
}

static int tenths_lost(const struct game *g, int unit)
{
	int all = 0, lost = 0;

	FOR_MEMBERS(f, g, unit) {
		all++;
		lost += is_hurt(g, f);
	}
	return standing_tenths(lost, all);
}

static bool near_to_attack(const struct game *g, int unit)	/* K-7 */
{
	const int enemy = contact_nearest_enemy(g, unit);

	return enemy >= 0 && standing_apart(g, unit, enemy)
		<= pp_rules_of(g)->actions.attack_near;
}

void pp_facts(const struct game *g, int unit, struct action_facts *f)
{
	const struct pp_unit *u = pp_unit_of(g, unit);

	*f = (struct action_facts){ .routing = runs(g, unit),
		.blue_binds = g->units[unit].uncommanded,
		.die_modifier = g->setup->units[unit].die_modifier };
	for (int o = 0; o < g->n_units; o++) {
		if (!standing_alive(g, o))
			continue;
		if (!game_enemies(g, unit, o))
			take_friend(g, unit, o, f);
		else if (knows(g, unit, o) && in_line(g, unit, o))
			take_enemy(g, unit, o, f);
	}
	f->in_cover = standing_covered(g, unit);
	f->defending_works = standing_in_works(g, unit);
	f->hero_or_superior = outstanding(g, unit);
	f->raw = mostly_raw(g, unit);
	f->tenths_lost = tenths_lost(g, unit);
	f->close_combat_only = close_combat(g, unit);
	f->near_to_attack = f->close_combat_only && near_to_attack(g, unit);
	f->falling_back = falls_back(g, unit);
	f->advancing = !f->falling_back
		&& (u->mind == ACTION_ADVANCE || u->mind == ACTION_ATTACK);
	f->attacking = !f->defending_works && (u->mind == ACTION_ATTACK
		|| (u->mind == ACTION_ADVANCE && f->near_to_attack));
}
