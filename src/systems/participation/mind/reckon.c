/* Reckoning: see command.h. */
#include <string.h>

#include "systems/participation/mind/command.h"

enum {
	WORTH_HERO = 2500, WORTH_LEADER = 1500, WORTH_BEAST = 1500,
	FIGHT_ROUNDS = 2, HURT_PERCENT = 55,	/* of a man's worth, when a blow injures him */
	BLOW_WOUNDS = 2, SHY = 1, PERCENT = 100
};

/* ---- one unit ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	if (v->setup->figures[figure].hero)
		return WORTH_HERO;
	if (pp_creature(v, figure))
		return WORTH_BEAST;
	return v->units[v->figures[figure].unit].leader == figure ? WORTH_LEADER : MILLI;
}

/* The arm it shoots furthest with; -1. */
static int main_arm(const struct game *v, int figure)
{
	const struct weapon *w = pp_rules_of(v)->weapons;
	const struct setup_figure *s = &v->setup->figures[figure];
	int best = -1;

	for (int i = 0; i < s->n_arms; i++)
		if (w[s->arms[i]].range[BAND_SHORT] > 0 && (best < 0
				|| w[s->arms[i]].range[BAND_LONG] > w[best].range[BAND_LONG]))
			best = s->arms[i];
	return best;
}

static int skill_of(const struct game *v, int figure)
{
	const struct pp_rules *r = pp_rules_of(v);
	const int32_t skill = pp_card(v, figure, CARD_SHOOT);

	return (skill == SKILL_GOOD ? r->shooting[SHOOT_GOOD].value
		: skill == SKILL_POOR ? r->shooting[SHOOT_POOR].value : 0)
		+ r->spirit[pp_figure_of(v, figure)->spirit].modifier;
}

static void add_fire(const struct game *v, int figure, struct force *s)
{
	const struct weapon *w = pp_rules_of(v)->weapons;
	const int arm = main_arm(v, figure), skill = skill_of(v, figure);
	int i = 0;

	if (arm < 0)
		return;
	if (w[arm].range[BAND_LONG] > s->range)
		s->range = w[arm].range[BAND_LONG];
	if (w[arm].range[BAND_MEDIUM] > s->medium)
		s->medium = w[arm].range[BAND_MEDIUM];
	while (i < s->n_volleys && (s->volley[i].arm != arm || s->volley[i].skill != skill))
		i++;
	if (i == VOLLEYS_MAX)
		return;
	if (i == s->n_volleys)
		s->volley[s->n_volleys++] = (struct volley){ (int16_t)arm, (int8_t)skill, 0 };
	s->volley[i].n++;
}

static int32_t wounds_left(const struct game *v, int figure)
{
	const int32_t left = pp_card(v, figure, CARD_WOUND_VALUE)
		- pp_figure_of(v, figure)->wounds;

	return !pp_creature(v, figure) ? 0 : left < 1 ? 1 : left;
}

static void pp_reckon_unit(struct reckoning *r, int unit)
{
	const struct game *v = r->v;
	struct force *s = &r->of[unit];

	s->enemy = !game_same_cause(v, r->side, v->units[unit].side);
	s->beast = v->units[unit].uncommanded && pp_beast(v, unit);
	s->at = CELL_NONE;
	s->guide = (int16_t)pp_guide(v, unit);
	if (s->guide < 0 || v->figures[s->guide].cell == CELL_NONE)
		return;
	s->known = true;
	s->at = v->figures[s->guide].cell;
	s->walk = pp_pace(v, s->guide, GAIT_WALK);
	s->run = pp_pace(v, s->guide, GAIT_RUN);
	s->wounds = wounds_left(v, s->guide);
	s->dumb = !s->enemy && !v->units[unit].uncommanded && !pp_own_will(v, unit)
		&& pp_figure_of(v, s->guide)->spirit == SPIRIT_OBEDIENT;
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f)) {
			s->fit++;
			s->worth += worth_of(v, f);
			if (pp_able(v, f))
				add_fire(v, f, s);
		}
	s->worth /= s->fit > 0 ? s->fit : 1;
	s->n_spots = plan_spots(v, unit, s->at, s->spots);
}

void pp_reckon(struct reckoning *r, const struct game *v, int side)
{
	r->v = v;
	r->side = side;
	memset(r->of, 0, (size_t)v->n_units * sizeof r->of[0]);
	for (int u = 0; u < v->n_units; u++)
		pp_reckon_unit(r, u);
}

int32_t pp_reckon_distance(const struct reckoning *r, const struct force *f, cell_t cell)
{
	return plan_apart(r->v->table, f->spots, f->n_spots, cell);
}

/* ---- the plan's half ---- */

/* Beasts are let alone that nobody's aim is about. */
static bool is_aim(const struct game *v, int unit)
{
	for (int i = 0; i < v->setup->n_objectives; i++)
		if (v->setup->objectives[i].unit == unit && v->objectives[i] == NOBODY)
			return true;
	return false;
}

void pp_reckon_council(const struct reckoning *r, struct council *c)
{
	c->v = r->v;
	c->side = r->side;
	c->inch = r->v->setup->book->inch;
	c->shy = SHY;
	for (int u = 0; u < r->v->n_units; u++) {
		const struct force *s = &r->of[u];
		const enum stance stance = (enum stance)pp_unit_card(r->v, u, CARD_STANCE);
		struct party *p = &c->of[u];

		*p = (struct party){
			.known = s->known, .enemy = s->enemy && (!s->beast || is_aim(r->v, u)),
			.fights = !s->beast, .willed = !r->v->units[u].uncommanded,
			.holds = stance == STANCE_HOLD, .presses = stance == STANCE_ADVANCE,
			.waits = pp_unit_of(r->v, u)->hidden, .n_spots = s->n_spots,
			.fit = s->fit, .active = s->fit, .at = s->at, .range = s->medium,
			.medium = s->medium, .charge = s->run,
		};
		memcpy(p->spots, s->spots, sizeof p->spots);
	}
}

/* ---- fire ---- */

/* The mean number of shots, in thousandths. */
static int32_t shots_of(const struct pp_rules *r, const struct weapon *w)
{
	int32_t sum = 0;

	if (w->dice == 0)
		return MILLI;
	if (w->dice > 1)
		return w->dice * (r->die + 1) * MILLI / 2 / w->divided;
	for (int die = 1; die <= r->die; die++)
		sum += (die + w->divided - 1) / w->divided;
	return sum * MILLI / r->die;
}

static int32_t chance_to_hit(const struct pp_rules *r, int need)
{
	const int good = r->die + 1 - need;

	return (good < 0 ? 0 : good > r->die ? r->die : good) * MILLI / r->die;
}

static int32_t volley_value(const struct reckoning *r, const struct volley *volley,
	const struct force *to, const struct volley_at *at)
{
	const struct pp_rules *rules = pp_rules_of(r->v);
	const struct weapon *w = &rules->weapons[volley->arm];
	int band = BAND_SHORT, need;
	int64_t hits, harm;

	while (band < BANDS && at->distance > w->range[band])
		band++;
	if (band == BANDS)
		return 0;
	need = w->need[band] - volley->skill
		- (at->covered ? rules->shooting[SHOOT_COVER].value : 0)
		- (at->moved ? rules->shooting[SHOOT_MOVED].value : 0);
	hits = (int64_t)shots_of(rules, w) * chance_to_hit(rules, need) / MILLI * volley->n;
	harm = pp_shoot_harm(r->v, (enum harm)w->harm, w->sdd, to->wounds > 0);
	harm = harm * to->worth / MILLI / (to->wounds > 0 ? to->wounds : 1);
	return (int32_t)(hits * harm / MILLI);
}

int32_t pp_reckon_fire(const struct reckoning *r, const struct force *by, const struct force *to,
	const struct volley_at *at)
{
	int32_t sum = 0;

	for (int i = 0; i < by->n_volleys; i++)
		sum += volley_value(r, &by->volley[i], to, at);
	return sum;
}

/* ---- blows ---- */

static int32_t harm_of_blow(const struct force *to)
{
	return to->wounds > 0 ? to->worth * BLOW_WOUNDS / (to->wounds > BLOW_WOUNDS
		? to->wounds : BLOW_WOUNDS) : to->worth * HURT_PERCENT / PERCENT;
}

bool pp_reckon_fight(const struct reckoning *r, int unit, int target, bool charge, struct stakes *o)
{
	struct pp_fight_odds odds;

	if (!pp_fight_odds(r->v, unit, target, charge, &odds))
		return false;
	o->gain = odds.hurts * harm_of_blow(&r->of[target]) / MILLI * FIGHT_ROUNDS
		* odds.fights;
	o->loss = odds.hurt * harm_of_blow(&r->of[unit]) / MILLI * FIGHT_ROUNDS
		* odds.fights;
	return true;
}
