/* Facts for the action tests (C-14, K-1 … K-3): how a unit of the Moro wars stands in the
 * words of the list of risk factors.
 *
 *  FA1  Everybody but the hidden is seen by all (S-M-7, M1), so that a unit knows of all
 *       to whom it has a line, and a view can say so of other sides' units, too.
 *  FA2  These rules have no quality of troops: nobody is raw, and superior is whoever has
 *       a hero among them.
 */
#include "skirmish/body/standing.h"
#include "systems/moro/mind/minds.h"

/* ---- arms ---- */

/* K-3, S-K-12, X-148: arms that reach no further than a charge are for close combat. */
bool moro_close_combat(const struct game *g, int unit)
{
	const struct moro_rules *r = moro_rules_of(g);
	const int32_t charge = moro_usual_charge(g);
	int missile = 0, close = 0;

	if (moro_gun(g, unit) >= 0)
		return false;
	FOR_MEMBERS(f, g, unit) {
		const struct setup_figure *s = &g->setup->figures[f];
		bool shoots = false;

		if (!standing_fit(g, f))
			continue;
		for (int i = 0; i < s->n_arms; i++)
			shoots = shoots || r->weapons[s->arms[i]].range[BAND_LONG] > charge;
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
			if (standing_fit(g, o) && game_in_line(g, f, o))
				return true;
	}
	return false;
}

static void take_enemy(const struct game *g, int unit, int enemy, struct action_facts *f)
{
	const bool in_range = moro_threatens(g, enemy, unit);
	const int guide = moro_guide(g, unit);

	f->enemy_in_sight = true;
	if (in_range) {
		f->raw_in_range = true;
		f->clear_enemy_in_own_range |= standing_clear(g, enemy);
	}
	if (guide >= 0 && standing_aside(g, guide, game_unit_cell(g, enemy)))
		f->enemy_flank_or_rear = true;
}

/* Runs, or was told to go back by its own word. */
static bool falls_back(const struct game *g, int unit)
{
	const struct moro_unit *u = moro_unit_of(g, unit);

	return u->routed || (g->units[unit].uncommanded && u->doing == ACTION_RETREAT);
}

static void take_friend(const struct game *g, int unit, int friend, struct action_facts *f)
{
	if (friend == unit || !falls_back(g, friend))
		return;
	if (standing_apart(g, unit, friend) <= moro_rules_of(g)->actions.friends_near)
		f->friends_breaking_near = true;
	if (in_line(g, unit, friend))
		f->friends_retreating_in_sight = true;
}

/* ---- the unit itself ---- */

static bool has_hero(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && g->setup->figures[f].hero)
			return true;
	return false;
}

static bool near_to_attack(const struct game *g, int unit)	/* K-7 */
{
	const int enemy = contact_nearest_enemy(g, unit);

	return enemy >= 0 && standing_apart(g, unit, enemy)
		<= moro_rules_of(g)->actions.attack_near;
}

void moro_facts(const struct game *g, int unit, struct action_facts *f)
{
	const struct moro_unit *u = moro_unit_of(g, unit);

	*f = (struct action_facts){ .routing = u->routed,
		.blue_binds = g->units[unit].uncommanded,
		.die_modifier = g->setup->units[unit].die_modifier };
	for (int o = 0; o < g->n_units; o++) {
		if (!standing_alive(g, o))
			continue;
		if (!game_enemies(g, unit, o))
			take_friend(g, unit, o, f);
		else if (!moro_hidden(g, o) && in_line(g, unit, o))
			take_enemy(g, unit, o, f);
	}
	f->in_cover = standing_covered(g, unit);
	f->defending_works = standing_in_works(g, unit);
	f->hero_or_superior = has_hero(g, unit);
	f->tenths_lost = standing_tenths(u->lost, u->strength);
	f->close_combat_only = moro_close_combat(g, unit);
	f->near_to_attack = f->close_combat_only && near_to_attack(g, unit);
	f->falling_back = falls_back(g, unit);
	f->advancing = !f->falling_back
		&& (u->doing == ACTION_ADVANCE || u->doing == ACTION_ATTACK);
	f->attacking = !f->defending_works && (u->doing == ACTION_ATTACK
		|| (u->doing == ACTION_ADVANCE && f->near_to_attack));
}
