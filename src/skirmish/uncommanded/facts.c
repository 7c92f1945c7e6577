/* Facts for the action tests (K-1 … K-3): see uncommanded.h. */
#include "skirmish/body/contact.h"
#include "skirmish/body/standing.h"
#include "skirmish/skirmish.h"
#include "skirmish/uncommanded/uncommanded.h"

static const struct uncommanded *asked(const struct game *g)
{
	return skirmish_of(g)->uncommanded;
}

bool uncommanded_knows(const struct game *g, int unit, int enemy)
{
	const struct skirmish *of = skirmish_of(g);
	const int side = g->units[unit].side;

	if (g->viewer != NOBODY && !game_allied(g, g->viewer, side))
		return true;
	return of->sees != NULL ? of->sees(g, side, enemy) : game_sees(g, side, enemy);
}

static bool in_line(const struct game *g, int unit, int other)
{
	return asked(g)->in_line != NULL ? asked(g)->in_line(g, unit, other)
		: standing_in_line(g, unit, other, game_in_line);
}

/* ---- others ---- */

static bool clear(const struct test_look *l, int enemy)
{
	return asked(l->g)->clear != NULL ? asked(l->g)->clear(l, enemy)
		: standing_clear(l->g, enemy);
}

static void take_enemy(struct test_look *l, int enemy)
{
	const struct uncommanded *by = asked(l->g);
	const int32_t distance = standing_apart(l->g, l->unit, enemy);
	const int guide = skirmish_of(l->g)->guide(l->g, l->unit);
	struct action_facts *f = l->facts;

	f->enemy_in_sight = true;
	if (by->threatens != NULL ? by->threatens(l->g, enemy, l->unit)
			: distance <= by->reach(l->g, enemy)) {
		f->raw_in_range = true;
		if (!f->clear_enemy_in_own_range)
			f->clear_enemy_in_own_range = clear(l, enemy);
	}
	if (guide >= 0 && standing_aside(l->g, guide, game_unit_cell(l->g, enemy)))
		f->enemy_flank_or_rear = true;
	if (by->enemy != NULL)
		by->enemy(l, enemy, distance);
	if (distance < l->distance) {
		l->distance = distance;
		l->nearest = enemy;
	}
}

static void take_friend(struct test_look *l, int friend)
{
	const struct uncommanded *by = asked(l->g);
	bool seen;

	if (friend == l->unit || !by->falls_back(l->g, friend))
		return;
	seen = in_line(l->g, l->unit, friend);
	if (seen)
		l->facts->friends_retreating_in_sight = true;
	if ((seen || !by->breaking_in_line)
		&& standing_apart(l->g, l->unit, friend) <= by->rules(l->g)->friends_near)
		l->facts->friends_breaking_near = true;
}

/* ---- the unit itself ---- */

bool uncommanded_mostly(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure))
{
	int they = 0, all = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f)) {
			all++;
			they += is(g, f);
		}
	return 2 * they > all;
}

static bool is_shooter(const struct game *g, int figure)
{
	const struct uncommanded *by = asked(g);

	return arms_any(g, figure, by->missile)
		|| (by->gunners != NULL && by->gunners(g, g->figures[figure].unit));
}

bool uncommanded_close_combat(const struct game *g, int unit)
{
	int missile = 0, close = 0;

	FOR_MEMBERS(f, g, unit) {
		const bool here = standing_fit(g, f)
			|| (g->figures[f].aboard >= 0 && g->figures[f].life == LIFE_FIT);
		const bool shoots = here && is_shooter(g, f);

		missile += shoots;
		close += here && !shoots;
	}
	return close > missile;
}

static bool is_superior(const struct game *g, int unit)
{
	if (asked(g)->superior != NULL && asked(g)->superior(g, unit))
		return true;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && asked(g)->hero(g, f))
			return true;
	return false;
}

static bool is_hurt(const struct game *g, int figure)
{
	const uint8_t life = g->figures[figure].life;

	return life == LIFE_WOUNDED || life == LIFE_DEAD || life == LIFE_CAPTIVE
		|| (asked(g)->hurt != NULL && asked(g)->hurt(g, figure));
}

static int tenths_lost(const struct game *g, int unit)	/* S-K-6 */
{
	int all = 0, lost = 0;

	FOR_MEMBERS(f, g, unit) {
		all++;
		lost += is_hurt(g, f);
	}
	return standing_tenths(lost, all);
}

void uncommanded_by_doing(struct test_look *l, enum action doing)
{
	struct action_facts *f = l->facts;
	const int enemy = contact_nearest_enemy(l->g, l->unit);

	f->near_to_attack = f->close_combat_only && enemy >= 0
		&& standing_apart(l->g, l->unit, enemy) <= asked(l->g)->rules(l->g)->attack_near;
	f->advancing = !f->falling_back && (doing == ACTION_ADVANCE || doing == ACTION_ATTACK);
	f->attacking = !f->defending_works && (doing == ACTION_ATTACK
		|| (doing == ACTION_ADVANCE && f->near_to_attack));
}

void uncommanded_facts(const struct game *g, int unit, struct action_facts *f)
{
	const struct uncommanded *by = asked(g);
	struct test_look l = { g, unit, f, NOBODY, INT32_MAX };

	*f = (struct action_facts){ .blue_binds = g->units[unit].uncommanded,
		.die_modifier = g->setup->units[unit].die_modifier };
	for (int u = 0; u < g->n_units; u++) {
		if (!skirmish_alive(g, u))
			continue;
		if (!game_enemies(g, unit, u))
			take_friend(&l, u);
		else if (by->knows(g, unit, u) && in_line(g, unit, u))
			take_enemy(&l, u);
	}
	f->in_cover = standing_covered(g, unit);
	f->defending_works = standing_in_works(g, unit);
	f->hero_or_superior = is_superior(g, unit);
	f->tenths_lost = tenths_lost(g, unit);
	f->close_combat_only = uncommanded_close_combat(g, unit);
	f->falling_back = by->falls_back(g, unit);
	by->own(&l);
}

bool uncommanded_may_stay(const struct game *g, int unit)
{
	struct action_facts f;

	uncommanded_facts(g, unit, &f);
	return f.in_cover && (10 - f.tenths_lost) * 10
		>= skirmish_of(g)->uncommanded->rules(g)->stay_strength;
}
