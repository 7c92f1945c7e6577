/* Hand to hand: who strikes whom, with what number, and who is hit.
 *
 *  ME1  All dice are thrown against the state at the phase's start; only
 *       routers first bear what their pursuers did to them (S-A-101).
 *  ME2  A figure strikes the unit it was told to, if it touches it, else the
 *       first it touches; the number is that of the easiest figure of it in
 *       contact, the hit falls on any of it in contact with the strikers' unit
 *       (X-18).
 *  ME3  Strikers of one unit against one unit with the same number roll
 *       together.
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/melee/strike.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- contact ---- */

/* S-A-82: enemies that may be struck; the fallen while a friend of theirs stands by, and
 * else only if that was said (Y-5). */
static bool is_struck(const struct game *g, int striker, int figure)
{
	if (!game_enemies(g, g->figures[striker].unit, g->figures[figure].unit)
		|| game_vehicle(g, figure))
		return false;
	if (g->figures[figure].life != LIFE_WOUNDED)
		return g->figures[figure].life == LIFE_FIT;
	return !adv_lies_alone(g, figure)
		|| adv_unit_of(g, g->figures[striker].unit)->fallen == FALLEN_STRIKE;
}

bool adv_melee_ambiguous(const struct game *g, int unit)
{
	if (!contact_unit(g, unit))
		return false;
	FOR_MEMBERS(f, g, unit) {
		int16_t near[AROUND_MAX];
		int first = NOBODY;

		if (!adv_can_fight(g, f))
			continue;
		for (int i = game_around(g, g->figures[f].cell, near) - 1; i >= 0; i--) {
			if (g->figures[near[i]].life != LIFE_FIT || !is_struck(g, f, near[i]))
				continue;
			if (first >= 0 && g->figures[near[i]].unit != first)
				return true;
			first = g->figures[near[i]].unit;
		}
	}
	return false;
}

/* ---- the number ---- */

/* The row of the modifiers that the ground of a figure's cell gives, or -1. */
static int ground_row(const struct game *g, int figure)
{
	return adv_rules_of(g)->ground_melee[g->table->kind[g->figures[figure].cell]];
}

static int level_of(const struct game *g, int figure)
{
	return g->table->level[g->figures[figure].cell];
}

/* S-A-81: which rows of the modifiers count, as bits. */
static unsigned melee_rows(const struct game *g, int figure, int opponent)
{
	const int ground = ground_row(g, opponent);
	unsigned rows = 0;

	if (ground >= 0 && ground != ground_row(g, figure))
		rows |= 1u << ground;
	if (level_of(g, opponent) > level_of(g, figure))
		rows |= 1u << MELEE_HIGHER;
	return rows;
}

/* S-A-10: what the Excellent Swordsman's trait adds to an arm, in halves. */
static int sword_halves(const struct game *g, int figure, int arm)
{
	return adv_has(g, figure, TRAIT_SWORDSMAN) && adv_choice_arm(g, figure) == arm
		? adv_rules_of(g)->trait[TRAIT_SWORDSMAN].halves : 0;
}

/* R:106: two dice for the ambidextrous, if both weapons are for one hand. */
static int dice_with(const struct game *g, int figure, int arm)
{
	const struct adv_rules *rules = adv_rules_of(g);
	int one_handed = 0;

	if (!adv_has(g, figure, TRAIT_AMBIDEXTROUS) || !rules->weapons[arm].one_handed)
		return 1;
	for (int i = 0, other; (other = adv_arm(g, figure, i)) >= 0; i++)
		one_handed += rules->weapons[other].one_handed;
	return one_handed >= 2 ? rules->trait[TRAIT_AMBIDEXTROUS].halves / 2 : 1;
}

/* What an arm promises: its number, for each of its dice. */
static int promise(const struct game *g, int figure, int arm)
{
	return (2 * adv_rules_of(g)->weapons[arm].melee + sword_halves(g, figure, arm))
		* dice_with(g, figure, arm);
}

/* The arm a figure fights with: the one that promises most, of equal ones the
 * first it carries.  Everybody has his bare hands. */
int adv_melee_arm(const struct game *g, int figure)
{
	const struct adv_rules *rules = adv_rules_of(g);
	int best = adv_has(g, figure, TRAIT_MARTIAL_ARTS) ? rules->martial_arts : rules->unarmed;
	int most = promise(g, figure, best);

	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const int this = promise(g, figure, arm);

		if (this > most || (this == most && best == rules->unarmed)) {
			most = this;
			best = arm;
		}
	}
	return best;
}

void adv_melee_roller(const struct game *g, int figure, int opponent, struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);
	const unsigned rows = melee_rows(g, figure, opponent);
	const int arm = adv_melee_arm(g, figure);
	const struct halves_row *sword = &rules->trait[TRAIT_SWORDSMAN];

	roller_open(r, "A-17", "hand to hand", g->figures[figure].unit, figure,
		rules->weapons[arm].melee);
	roller_other(r, g->figures[opponent].unit);
	if (arm == rules->martial_arts)
		adv_note_trait(g, figure, TRAIT_MARTIAL_ARTS, r);
	if (dice_with(g, figure, arm) > 1)
		adv_note_trait(g, figure, TRAIT_AMBIDEXTROUS, r);
	if (sword_halves(g, figure, arm) != 0)
		roller_add_halves(r, sword->name, sword->rule, sword->halves);
	for (int row = 0; row < MELEE_ROWS; row++)
		if (rows & 1u << row)
			roller_add_halves(r, rules->melee[row].name, rules->melee[row].rule,
				rules->melee[row].halves);
	if (roller_need(r) < rules->melee_least)
		roller_set(r, "never below 1", "A-9", rules->melee_least);
}

/* ---- strikers ---- */

struct melee {
	int n;
	struct striker strikers[FIGURES_MAX];
};

/* Of two enemies in contact the one to strike: of the unit it was told to, else
 * one who stands. */
static bool is_better(const struct game *g, int figure, int other, int wanted)
{
	const struct figure *a = &g->figures[figure], *b = &g->figures[other];

	if ((a->unit == wanted) != (b->unit == wanted))
		return a->unit == wanted;
	return a->life == LIFE_FIT && b->life != LIFE_FIT;
}

/* ME2: whom a figure strikes; false if it touches nobody. */
bool adv_striker(const struct game *g, int figure, struct striker *s)
{
	const int wanted = adv_unit_of(g, g->figures[figure].unit)->strike;
	int16_t near[AROUND_MAX];
	const int n = game_around(g, g->figures[figure].cell, near);
	int first = NOBODY, foe;

	for (int i = 0; i < n; i++)
		if (is_struck(g, figure, near[i])
			&& (first < 0 || is_better(g, near[i], first, wanted)))
			first = near[i];
	if (first < 0)
		return false;
	foe = g->figures[first].unit;
	*s = (struct striker){ .figure = (int16_t)figure, .opponent = NOBODY,
		.foe = (int16_t)foe,
		.dice = (uint8_t)dice_with(g, figure, adv_melee_arm(g, figure)) };
	for (int i = 0; i < n; i++) {
		struct roller r;

		if (g->figures[near[i]].unit != foe || !is_struck(g, figure, near[i]))
			continue;
		adv_melee_roller(g, figure, near[i], &r);
		if (s->opponent < 0 || roller_need(&r) > s->need) {
			s->opponent = near[i];
			s->need = (int8_t)roller_need(&r);
		}
	}
	return true;
}

/* Who may have somebody to strike; others need not look about them. */
static bool meets_any(const struct game *g, int figure, uint64_t beside_fallen)
{
	const int unit = g->figures[figure].unit;

	return contact_unit(g, unit) || (beside_fallen >> unit & 1) != 0;
}

static void gather_strikers(struct game *g, struct melee *m, bool routers)
{
	const uint64_t beside_fallen = adv_beside_fallen(g);

	m->n = 0;
	for (int f = 0; f < g->n_figures; f++) {
		if (!meets_any(g, f, beside_fallen) || adv_runs(g, f) != routers
			|| !adv_can_fight(g, f) || !adv_striker(g, f, &m->strikers[m->n]))
			continue;
		if (adv_has(g, f, TRAIT_CLUMSY) && !adv_keeps_hold(g, f))
			continue;
		movers_face(g, f, g->figures[m->strikers[m->n++].opponent].cell);	/* C-6 */
	}
}

/* ---- blows ---- */

bool adv_same_blow(const struct game *g, const struct striker *a, const struct striker *b)
{
	return g->figures[a->figure].unit == g->figures[b->figure].unit && a->foe == b->foe
		&& a->need == b->need && adv_melee_arm(g, a->figure) == adv_melee_arm(g, b->figure)
		&& !adv_hero(g, a->figure) && !adv_hero(g, b->figure)
		&& melee_rows(g, a->figure, a->opponent) == melee_rows(g, b->figure, b->opponent);
}

static int gather_dice(const struct game *g, struct melee *m, int first, bool *several)
{
	int dice = 0;

	*several = false;
	for (int i = first; i < m->n; i++) {
		struct striker *s = &m->strikers[i];

		if (s->rolled || dice + s->dice > ROLL_DICE_MAX
			|| (i > first && !adv_same_blow(g, &m->strikers[first], s)))
			continue;
		s->rolled = true;
		dice += s->dice;
		*several = *several || i > first;
	}
	return dice;
}

/* those of the struck unit in contact with any of the striking unit, and
 * the place each would be pushed from. */
int adv_struck(const struct game *g, int unit, int foe, int16_t *struck, cell_t *from)
{
	int n = 0;

	FOR_MEMBERS(f, g, foe) {
		int16_t near[AROUND_MAX];
		const int all = game_on_table(g, f) ? game_around(g, g->figures[f].cell, near) : 0;

		for (int i = 0; i < all; i++) {
			if (g->figures[near[i]].unit != unit || g->figures[near[i]].life != LIFE_FIT
				|| !is_struck(g, near[i], f))
				continue;
			struck[n] = (int16_t)f;
			from[n++] = g->figures[near[i]].cell;
			break;
		}
	}
	return n;
}

static void allot_hits(struct game *g, const struct striker *s, int hits)
{
	const int unit = g->figures[s->figure].unit;
	const struct weapon *w = &adv_rules_of(g)->weapons[adv_melee_arm(g, s->figure)];
	int16_t struck[FIGURES_MAX];
	cell_t from[FIGURES_MAX];
	const int n = adv_struck(g, unit, s->foe, struck, from);

	while (hits-- > 0) {
		const int hit = roll_pick(g, n, "X-18", "who is hit", s->foe, unit);

		adv_figure_of(g, struck[hit])->pushed_from = from[hit];
		adv_hit(g, struck[hit], unit, w, true);
	}
}

static void strike_group(struct game *g, struct melee *m, int first)
{
	const struct striker *s = &m->strikers[first];
	const int unit = g->figures[s->figure].unit;
	struct roller r;
	bool several;
	const int dice = gather_dice(g, m, first, &several);
	int hits;

	adv_melee_roller(g, s->figure, s->opponent, &r);
	if (several)
		r.event.figure = NOBODY;
	hits = roller_throw(&r, g, adv_rules_of(g)->die, dice);
	tell_hits(g, &r, hits, "no hit");
	adv_unit_of(g, unit)->hits_given = (int16_t)(adv_unit_of(g, unit)->hits_given + hits);
	adv_unit_of(g, s->foe)->hits_taken = (int16_t)(adv_unit_of(g, s->foe)->hits_taken + hits);
	allot_hits(g, s, hits);
}

static void strike_all(struct game *g, struct melee *m, bool routers)
{
	gather_strikers(g, m, routers);
	for (int i = 0; i < m->n; i++)
		if (!m->strikers[i].rolled)
			strike_group(g, m, i);
}

/* ---- the phase ---- */

/* Who fights (S-A-119: the suppressed too), and with whom. */
static void mark_fights(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct adv_unit *u = adv_unit_of(g, g->figures[f].unit);
		int16_t near[AROUND_MAX];
		int n;

		adv_figure_of(g, f)->engaged = g->figures[f].life == LIFE_FIT
			&& contact_unit(g, g->figures[f].unit) && contact_figure(g, f);
		n = adv_figure_of(g, f)->engaged ? game_around(g, g->figures[f].cell, near) : 0;
		for (int i = 0; i < n; i++) {
			const int other = g->figures[near[i]].unit;

			if (adv_afoot(g, near[i])
				&& game_enemies(g, g->figures[f].unit, other))
				u->foes |= (uint64_t)1 << other;
		}
		/* S-A-14: who stands alone fights on for himself, not for the routers. */
		if (adv_figure_of(g, f)->engaged && !adv_figure_of(g, f)->alone)
			u->fought = true;
	}
}

static bool any_router_fights(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->routing && adv_unit_of(g, u)->fought)
			return true;
	return false;
}

void adv_melee(struct game *g)
{
	struct melee m;

	mark_fights(g);
	strike_all(g, &m, false);
	if (any_router_fights(g)) {
		adv_fates_of_routers(g);
		strike_all(g, &m, true);
	}
	adv_fates(g, true);
	adv_captures(g);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->fought)
			adv_unit_of(g, u)->reorganise = (uint8_t)adv_rest(g, u);
}
