/* Reckoning: see reckon.h. */
#include <string.h>

#include "systems/risk/melee/melee.h"
#include "systems/risk/mind/reckon.h"
#include "systems/risk/fire/see.h"

enum { WORTH_LEADER = 1500, WORTH_HERO = 3000, ALONE_FIT = 2, INCH = 25 };

/* ---- one figure ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	if (risk_character(v, figure))
		return WORTH_HERO;
	return v->units[v->figures[figure].unit].leader == figure ? WORTH_LEADER : MILLI;
}

static enum shooter shooter_of(const struct game *v, int figure)
{
	return risk_hero(v, figure) ? SHOOTER_IS_HERO
		: risk_raw(v, figure) ? SHOOTER_IS_RAW : SHOOTER_PLAIN;
}

/* The arm that reaches furthest; -1 if none does harm from afar. */
static int main_arm(const struct game *v, int figure)
{
	const struct weapon *weapons = risk_rules_of(v)->weapons;
	int best = -1;

	for (int i = 0, arm; (arm = risk_arm(v, figure, i)) >= 0; i++)
		if (weapons[arm].damage >= 0 && (best < 0
				|| weapons[arm].range[BAND_LONG] > weapons[best].range[BAND_LONG]))
			best = arm;
	return best;
}

static void add_fire(const struct game *v, int figure, struct strength *s)
{
	const struct weapon *weapons = risk_rules_of(v)->weapons;
	const int arm = main_arm(v, figure);
	const enum shooter shooter = shooter_of(v, figure);
	int i = 0;

	if (arm < 0)
		return;
	if (weapons[arm].range[BAND_LONG] > s->range)
		s->range = weapons[arm].range[BAND_LONG];
	while (i < s->n_volleys && (s->volleys[i].arm != arm || s->volleys[i].shooter != shooter))
		i++;
	if (i == VOLLEYS_MAX)
		return;
	if (i == s->n_volleys)
		s->volleys[s->n_volleys++] = (struct volley){ .arm = (int16_t)arm,
			.shooter = (uint8_t)shooter };
	s->volleys[i].n++;
	if (s->row->load > 0 && weapons[arm].loader && risk_figure_of(v, figure)->empty)
		s->volleys[i].empty++;
}

static int blow_of(const struct game *v, int figure)
{
	const struct modifier_row *rows = risk_rules_of(v)->melee;

	const bool skilled = risk_hero(v, figure) || risk_superior(v, figure);

	return (risk_raw(v, figure) ? rows[MELEE_RAW].value : 0)
		+ (skilled ? rows[MELEE_SKILLED].value : 0);
}

/* ---- one unit ---- */

/* Where it likes to fight: within medium range of what most of it shoots with. */
static void count_medium(const struct game *v, struct strength *s)
{
	int most = 0;

	for (int i = 0; i < s->n_volleys; i++) {
		const struct weapon *w = &risk_rules_of(v)->weapons[s->volleys[i].arm];

		if (w->missile && s->volleys[i].n > most) {
			most = s->volleys[i].n;
			s->medium = w->range[BAND_MEDIUM];
			s->close_range = w->range[BAND_SHORT];
		}
	}
}

static void reckon_unit(struct reckoning *r, int unit)
{
	const struct game *v = r->v;
	struct strength *s = &r->of[unit];
	int blows = 0, factors = 0, arm;

	s->enemy = !game_same_cause(v, r->side, v->units[unit].side);
	s->at = CELL_NONE;
	s->guide = (int16_t)risk_guide(v, unit);
	if (s->guide < 0)
		return;
	s->known = true;
	s->row = risk_command_row(v, unit);
	s->at = v->figures[s->guide].cell;
	s->rate = risk_rate(v, s->guide);
	s->spent = risk_unit_of(v, unit)->routing || risk_bound(v, unit, ACTION_RETREAT);
	FOR_MEMBERS(f, v, unit) {
		if (!standing_fit(v, f))
			continue;
		s->fit++;
		s->worth += worth_of(v, f);
		blows += blow_of(v, f);
		factors += melee_factor(v, f, &arm);
		add_fire(v, f, s);
	}
	s->worth /= s->fit;
	s->blow = (int8_t)(blows * 2 >= s->fit ? 1 : blows * 2 <= -s->fit ? -1 : 0);
	s->factor = (int8_t)((2 * factors + s->fit) / (2 * s->fit));
	s->alone = s->fit <= ALONE_FIT;
	s->n_spots = plan_spots(v, unit, s->at, s->spots);
	count_medium(v, s);
}

/* ---- all ---- */

int32_t reckon_distance(const struct reckoning *r, const struct strength *s, cell_t cell)
{
	return plan_apart(r->v->table, s->spots, s->n_spots, cell);
}

static void count_preys(struct reckoning *r)
{
	for (int e = 0; e < r->v->n_units; e++) {
		struct strength *s = &r->of[e];

		for (int u = 0; s->known && s->enemy && s->range > 0 && u < r->v->n_units; u++)
			if (r->of[u].known && !r->of[u].enemy
				&& reckon_distance(r, s, r->of[u].at) <= s->range
				&& see_line(r->v, s->at, r->of[u].at, NULL))
				s->preys++;
	}
}

void reckon(struct reckoning *r, const struct game *v, int side)
{
	r->v = v;
	r->side = side;
	memset(r->of, 0, (size_t)v->n_units * sizeof r->of[0]);
	for (int u = 0; u < v->n_units; u++)
		reckon_unit(r, u);
	count_preys(r);
}

void reckon_council(const struct reckoning *r, struct council *c)
{
	c->v = r->v;
	c->side = r->side;
	c->inch = INCH;
	c->shy = ALONE_FIT;
	for (int u = 0; u < r->v->n_units; u++) {
		const enum stance stance = (enum stance)risk_unit_setting(r->v, u, UNIT_STANCE);
		const struct strength *s = &r->of[u];
		struct party *p = &c->of[u];

		*p = (struct party){
			.known = s->known, .enemy = s->enemy, .spent = s->spent,
			.fights = s->range > 0 || s->factor > 0, .willed = true,
			.holds = stance == STANCE_HOLD, .presses = stance == STANCE_ADVANCE,
			.n_spots = s->n_spots, .fit = s->fit, .active = s->fit, .at = s->at,
			.range = s->close_range, .medium = s->medium, .charge = s->rate,
		};
		for (int i = 0; i < s->n_spots; i++)
			p->spots[i] = s->spots[i];
	}
}
