/* Plights: what has become of somebody, each way with its chance (see harm.h).
 *
 *  PL1  Injuries come on top of each other as they do in play (S-P-12, P-9): a blow takes
 *       every state on to those that it may lead to.
 *  PL2  Whoever is out, or lies senseless, stays so.
 */
#include <string.h>

#include "systems/participation/fire/shots.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/plight.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/words.h"


/* ---- states: a light to dangerous injury and how many of it, or a sum of wounds ---- */

static int state_of(struct pp_hurt has)
{
	const int count = has.injuries < 1 ? 1
		: has.injuries < PLIGHT_COUNTS ? has.injuries : PLIGHT_COUNTS;

	if (has.injury >= INJURY_DEAD)
		return PLIGHT_OUT;
	return has.injury < INJURY_LIGHT ? PLIGHT_WHOLE
		: 1 + ((int)has.injury - INJURY_LIGHT) * PLIGHT_COUNTS + count - 1;
}

static struct pp_hurt hurt_in(int state)
{
	if (state == PLIGHT_WHOLE)
		return (struct pp_hurt){ INJURY_SUPERFICIAL, 0 };
	return (struct pp_hurt){ (enum injury)(INJURY_LIGHT + (state - 1) / PLIGHT_COUNTS),
		1 + (state - 1) % PLIGHT_COUNTS };
}

static int first_state(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	if (pp_out(g, figure))
		return PLIGHT_OUT;
	if (pp_creature(g, figure))
		return f->wounds;
	return state_of((struct pp_hurt){ (enum injury)f->injury, f->injuries });
}

/* The wounds that take a creature down; 0 of people. */
static int wounds_of(const struct game *g, int figure)
{
	return pp_card(g, figure, CARD_WOUND_VALUE);
}

static int state_after(const struct pp_rules *rules, int wounds_most, int state,
	enum injury injury)
{
	if (injury == INJURY_STUNNED)
		return PLIGHT_SENSELESS;
	if (wounds_most > 0) {
		state += rules->injury[injury].wounds;
		return state >= wounds_most ? PLIGHT_OUT : state;
	}
	return state_of(pp_hurt_after(rules, hurt_in(state), injury));
}

struct pp_frailty pp_frailty(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);
	const int wounds_most = wounds_of(g, figure);
	const bool creature = wounds_most > 0;

	return (struct pp_frailty){ .armour = (int16_t)pp_card(g, figure, CARD_ARMOUR),
		.wounds_most = (int16_t)wounds_most,
		.harm = creature ? f->wounds : f->injury, .count = creature ? 0 : f->injuries };
}

/* ---- blows ---- */

void pp_plight_empty(struct pp_plight *p)
{
	p->end = 0;
	p->of[PLIGHT_OUT] = p->of[PLIGHT_SENSELESS] = 0;
}

static void add(struct pp_plight *p, int state, chance_t chance)
{
	for (; state < PLIGHT_OUT && p->end <= state; p->end++)
		p->of[p->end] = 0;
	p->of[state] += chance;
}

void pp_plight_begin(const struct game *g, int figure, struct pp_plight *p)
{
	pp_plight_empty(p);
	add(p, first_state(g, figure), CERTAIN);
}

void pp_plight_blow(const struct game *g, int figure, const chance_t injuries[INJURIES],
	struct pp_plight *p)
{
	const int wounds_most = wounds_of(g, figure);
	struct pp_plight after;

	pp_plight_empty(&after);
	after.of[PLIGHT_OUT] = p->of[PLIGHT_OUT];
	after.of[PLIGHT_SENSELESS] = p->of[PLIGHT_SENSELESS];
	for (int s = 0; s < p->end; s++)
		for (int i = 0; p->of[s] > 0 && i < INJURIES; i++)
			if (injuries[i] > 0)
				add(&after, state_after(pp_rules_of(g), wounds_most, s,
					(enum injury)i), chance_both(p->of[s], injuries[i]));
	pp_plight_empty(p);
	pp_plight_add(p, &after, CERTAIN);
}

void pp_plight_add(struct pp_plight *to, const struct pp_plight *from, chance_t chance)
{
	for (int s = 0; s < from->end; s++)
		if (from->of[s] > 0)
			add(to, s, chance_both(from->of[s], chance));
	for (int s = PLIGHT_OUT; s < PLIGHTS; s++)
		to->of[s] += chance_both(from->of[s], chance);
}

chance_t pp_plight_of(const struct game *g, int figure, const struct pp_plight *p,
	enum injury injury)
{
	chance_t sum = 0;

	if (injury == INJURY_DEAD || injury == INJURY_STUNNED)
		return p->of[injury == INJURY_DEAD ? PLIGHT_OUT : PLIGHT_SENSELESS];
	for (int s = 0; s < p->end; s++)
		if (p->of[s] > 0 && (pp_creature(g, figure)
				? (s > 0) == (injury == INJURY_LIGHT) && injury <= INJURY_LIGHT
				: hurt_in(s).injury == injury))
			sum += p->of[s];
	return sum;
}

chance_t pp_plight_out(const struct pp_plight *p)
{
	return p->of[PLIGHT_OUT] + p->of[PLIGHT_SENSELESS];
}

/* ---- one blow ---- */

void pp_blow_injuries(const struct game *g, int figure, const struct pp_blow *blow,
	chance_t injuries[INJURIES])
{
	const struct pp_rules *rules = pp_rules_of(g);
	int faces[INJURIES] = { 0 };
	struct roller r;

	memset(injuries, 0, INJURIES * sizeof *injuries);
	if (blow->harm == HARM_NONE) {
		injuries[INJURY_SUPERFICIAL] = CERTAIN;
		return;
	}
	pp_save_roller(g, figure, blow, &r);
	for (int die = 1; die <= rules->die; die++)
		faces[pp_save_row(rules, blow->harm, blow->effect,
			die + roller_need(&r))->injury]++;
	for (int i = 0; i < INJURIES; i++)
		injuries[i] = chance_of(faces[i], rules->die);
}

chance_t pp_effect_chance(const struct pp_rules *rules, enum pp_effect effect, int modifier)
{
	int faces = 0;

	for (int die = 1; die <= rules->die; die++)
		faces += (int)pp_effect_of(rules, die + modifier) == (int)effect;
	return chance_of(faces, rules->die);
}

/* A hit's: the effect die, then the saving throw. */
void pp_hit_injuries(const struct game *g, int figure, struct pp_blow blow, int modifier,
	chance_t injuries[INJURIES])
{
	memset(injuries, 0, INJURIES * sizeof *injuries);
	for (int e = 0; e < EFFECTS; e++) {
		chance_t of_blow[INJURIES];
		const chance_t chance = pp_effect_chance(pp_rules_of(g), (enum pp_effect)e,
			modifier);

		blow.effect = (enum pp_effect)e;
		pp_blow_injuries(g, figure, &blow, of_blow);
		for (int i = 0; i < INJURIES; i++)
			injuries[i] += chance_both(chance, of_blow[i]);
	}
}

struct pp_blow_chances pp_blow_chances(const struct game *g, int figure,
	const chance_t injuries[INJURIES])
{
	struct pp_blow_chances c = { 0, 0 };

	for (int i = 0; i < INJURIES; i++) {
		c.hurt += i >= INJURY_LIGHT ? injuries[i] : 0;
		c.out += pp_puts_out(g, figure, (enum injury)i) ? injuries[i] : 0;
	}
	return c;
}
