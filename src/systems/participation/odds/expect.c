/* Expectations: what may come of one figure's shots, for odds, previews and minds.
 *
 *  EX1  The aim, the numbers and the tables are those of the shots; every face of every
 *       die is counted once, and no die is thrown.
 *  EX2  Injuries come on top of each other as they do in play (S-P-12, P-9): plight.c.
 *  EX3  Minds ask again and again for what follows from eight numbers: it is kept (kept.h).
 */
#include <string.h>

#include "cliffhanger/odds.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/odds/plight.h"

void pp_shot_injuries(const struct game *g, const struct pp_aim *a, enum pp_effect worst,
	chance_t injuries[INJURIES])
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;

	memset(injuries, 0, INJURIES * sizeof *injuries);
	pp_effect_roller(g, a, &r);
	for (int e = 0; e <= (int)worst; e++) {
		const struct pp_blow blow = pp_shot_blow(&rules->weapons[a->weapon],
			(enum pp_effect)e);
		const chance_t chance = pp_effect_chance(rules, (enum pp_effect)e,
			roller_need(&r));
		chance_t of_blow[INJURIES];

		pp_blow_injuries(g, a->target, &blow, of_blow);
		for (int i = 0; i < INJURIES; i++)
			injuries[i] += chance_both(chance, of_blow[i]);
	}
}

/* Of so many shots each number of hits. */
static void count_hits(struct pp_fire_chances *c)
{
	struct tally hits;

	tally_clear(&hits);
	tally_empty(&c->hits);
	for (int n = 0; n <= c->shots.most; n++) {
		for (int k = 0; c->shots.of[n] > 0 && k <= hits.most; k++)
			tally_add(&c->hits, k, chance_both(c->shots.of[n], hits.of[k]));
		tally_die(&hits, c->each);
	}
	tally_settle(&c->hits);
}

static void count_harm(const struct game *g, const struct pp_aim *a, struct pp_fire_chances *c)
{
	struct pp_plight plight;
	chance_t injuries[INJURIES], harmless = 0, unhurt = CERTAIN;

	pp_shot_injuries(g, a, EFFECT_DOWN, injuries);
	for (int i = 0; i < INJURY_LIGHT; i++)
		harmless += injuries[i];
	pp_plight_begin(g, a->target, &plight);
	pp_plight_empty(&c->plight);
	c->hurt = 0;
	for (int k = 0; k <= c->hits.most; k++) {
		pp_plight_add(&c->plight, &plight, c->hits.of[k]);
		c->hurt += chance_both(c->hits.of[k], chance_not(unhurt));
		pp_plight_blow(g, a->target, injuries, &plight);
		unhurt = chance_both(unhurt, harmless);
	}
}

void pp_fire_chances(const struct game *g, const struct pp_aim *a, struct pp_fire_chances *c)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;

	pp_hit_roller(g, a, &r);
	c->need = roller_need(&r);
	c->each = odds_of_die(&r, rules->die);
	pp_shots_tally(rules, &rules->weapons[a->weapon], &c->shots);
	count_hits(c);
	count_harm(g, a, c);
}

/* What the odds of an aim follow from: who aims, and how, counts only for the number wanted. */
static struct kept_key key_of(const struct game *g, const struct pp_aim *a)
{
	const struct pp_frailty is = pp_frailty(g, a->target);

	return (struct kept_key){ { KEPT_FIRE, a->weapon, a->need, a->coup, is.armour,
		is.wounds_most, is.harm, is.count } };
}

static void reckon(const struct game *g, const struct pp_aim *a, int64_t *answer)
{
	struct pp_fire_chances c;

	pp_fire_chances(g, a, &c);
	answer[0] = chance_milli(c.each);
	answer[1] = chance_milli(tally_mean(&c.shots));
	answer[2] = chance_milli(tally_mean(&c.hits));
	answer[3] = chance_milli(c.hurt);
	answer[4] = chance_milli(pp_plight_out(&c.plight));
}

void pp_aim_odds(const struct game *v, const struct pp_aim *a, struct pp_fire_odds *odds)
{
	const struct kept_key key = key_of(v, a);
	bool known;
	int64_t *const answer = kept_answers(pp_rules_of(v)->kept, &key, &known);

	if (!known)
		reckon(v, a, answer);
	*odds = (struct pp_fire_odds){ a->need, (int32_t)answer[0], (int32_t)answer[1],
		(int32_t)answer[2], (int32_t)answer[3], (int32_t)answer[4] };
}

bool pp_fire_odds(const struct game *v, int figure, int target, enum shot_kind kind,
	struct pp_fire_odds *odds)
{
	struct pp_aim a;

	*odds = (struct pp_fire_odds){ 0 };
	if (!pp_aim_at(v, figure, target, kind, &a, NULL))
		return false;
	pp_aim_odds(v, &a, odds);
	return true;
}
