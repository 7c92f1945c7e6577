/* Expectations: what one figure's shots may be expected to do, for previews and minds.
 *
 *  EX1  The aim, the numbers and the tables are those of the shots; every face of every
 *       die is counted once, and no die is thrown.
 *  EX2  Injuries come on top of each other as they do in play (S-P-12, P-9), so the chance
 *       of each state of the target is taken on from shot to shot.
 */
#include <string.h>

#include "systems/participation/fire.h"
#include "systems/participation/harm.h"

enum { MILLI = 1000, COUNTS = 16, STATES = INJURIES * COUNTS, OUT = STATES - 1 };
/* Six to the eighteenth: shares of dice come out even for many throws. */
static const int64_t certain = INT64_C(101559956668416);

/* ---- the target's states: an injury and how many of it, or a sum of wounds ---- */

static int state_of(struct pp_hurt has)
{
	return (int)has.injury * COUNTS + (has.injuries < COUNTS ? has.injuries : COUNTS - 1);
}

static int first_state(const struct game *g, int target)
{
	const struct pp_figure *f = pp_figure_of(g, target);

	return pp_creature(g, target) ? f->wounds
		: state_of((struct pp_hurt){ (enum injury)f->injury, f->injuries });
}

static int state_after(const struct game *g, int target, int state, enum injury injury)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct pp_hurt has = { (enum injury)(state / COUNTS), state % COUNTS };

	if (pp_creature(g, target)) {
		state += rules->injury[injury].wounds;
		return state >= pp_card(g, target, CARD_WOUND_VALUE) ? OUT : state;
	}
	has = pp_hurt_after(rules, has, injury);
	return has.injury >= INJURY_DEAD ? OUT : state_of(has);
}

/* ---- one hit ---- */

/* In how many of the throws of effect and saving throw each injury comes of it. */
static void count_injuries(const struct game *g, const struct pp_aim *a, int ways[INJURIES])
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct weapon *w = &rules->weapons[a->weapon];
	struct roller effect, save;

	memset(ways, 0, INJURIES * sizeof *ways);
	pp_effect_roller(g, a, &effect);
	for (int die = 1; die <= rules->die; die++) {
		const struct pp_blow blow = pp_shot_blow(w,
			pp_effect_of(rules, die + roller_need(&effect)));

		pp_save_roller(g, a->target, &blow, &save);
		for (int throw = 1; throw <= rules->die; throw++)
			ways[pp_save_row(rules, blow.harm, blow.effect,
				throw + roller_need(&save))->injury]++;
	}
}

/* ---- one shot after the other ---- */

struct chances {
	const struct game *g;
	int target, faces;	/* faces of the die that hit */
	int ways[INJURIES];	/* see count_injuries() */
	int64_t state[STATES], unhurt;
};

static void add_shot(struct chances *c)
{
	const int die = pp_rules_of(c->g)->die;
	int64_t after[STATES] = { 0 };
	int hurting = 0;

	after[OUT] = c->state[OUT];
	for (int s = 0; s < OUT; s++) {
		if (c->state[s] == 0)
			continue;
		after[s] += c->state[s] * (die - c->faces) / die;
		for (int i = 0; i < INJURIES; i++)
			if (c->ways[i] > 0)
				after[state_after(c->g, c->target, s, (enum injury)i)] +=
					c->state[s] * (c->faces * c->ways[i]) / (die * die * die);
	}
	memcpy(c->state, after, sizeof after);
	for (int i = INJURY_LIGHT; i < INJURIES; i++)
		hurting += c->ways[i];
	c->unhurt = c->unhurt * (die * die * die - c->faces * hurting) / (die * die * die);
}

static int32_t milli(int64_t part, int64_t whole)
{
	return (int32_t)((part * MILLI + whole / 2) / whole);
}

static void expect_harm(struct chances *c, const int64_t ways[SHOTS_MAX + 1], int64_t all,
	struct pp_fire_odds *odds)
{
	int64_t hurt = 0, out = 0, left = all;

	for (int n = 0; left > 0; n++) {
		hurt += (certain - c->unhurt) / all * ways[n];
		out += c->state[OUT] / all * ways[n];
		left -= ways[n];
		add_shot(c);
	}
	odds->hurt = milli(hurt, certain);
	odds->out = milli(out, certain);
}

static int hitting_faces(const struct pp_rules *rules, int need)
{
	return need > rules->die ? 0 : need < 1 ? rules->die : rules->die + 1 - need;
}

bool pp_fire_odds(const struct game *v, int figure, int target, enum shot_kind kind,
	struct pp_fire_odds *odds)
{
	const struct pp_rules *rules = pp_rules_of(v);
	struct chances c = { .g = v, .target = target, .unhurt = certain };
	int64_t ways[SHOTS_MAX + 1], all, shots = 0;
	struct pp_aim a;
	struct roller r;

	*odds = (struct pp_fire_odds){ 0 };
	if (!pp_aim_at(v, figure, target, kind, &a, NULL))
		return false;
	pp_hit_roller(v, &a, &r);
	odds->need = roller_need(&r);
	c.faces = hitting_faces(rules, odds->need);
	c.state[first_state(v, target)] = certain;
	count_injuries(v, &a, c.ways);
	all = pp_shots_ways(rules, &rules->weapons[a.weapon], ways);
	for (int n = 1; n <= SHOTS_MAX; n++)
		shots += n * ways[n];
	odds->shots = milli(shots, all);
	odds->hits = milli(shots * c.faces, all * rules->die);
	expect_harm(&c, ways, all, odds);
	return true;
}
