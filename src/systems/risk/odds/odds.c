/* Odds of hand to hand, exactly: every fall of the dice of a fight is counted.
 *
 *  OD1  The modifiers are those of the roller that the fight would throw (blows.c), the
 *       fights those that would be matched (match.c), with chargers where they would come
 *       to stand (comers.c).
 *       Two ways of counting, by sums for minds and fall by fall for all that may come
 *       of a fight, are held against each other by a test.
 *  OD2  A view gives the odds of what its side sees.
 *
 * Ways are counted out of sides^dice; of equal lowest figures each takes his share, so
 * ways of harm are kept in parts of SHARES, which all numbers of equals divide.
 */
#include <assert.h>
#include <string.h>

#include "systems/risk/melee/back.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/melee/match.h"
#include "systems/risk/melee/melee.h"
#include "systems/risk/odds/odds.h"

/* More wounds than there can be blows in one round are as good as one more than that. */
enum { SHARES = 840, WOUNDS_MAX = GRID_AROUND_MAX + 1, THOUSAND = 1000 };

struct fighter {
	int modifier;
	bool throws;		/* no router */
	int bears;		/* wounds that put it out of action */
};

struct weighed {
	const struct risk_rules *rules;
	struct fighter lone, others[GRID_AROUND_MAX];
	int n;
};

/* Figures hurt, and out of action, in thousandths. */
struct loss { int32_t hurt, out; };

static enum fate fate_of(const struct weighed *w, int die)
{
	return (enum fate)w->rules->melee_fate[die];
}

/* Whether one who threw so much beats another; who throws nothing is beaten. */
static bool beats(const struct fighter *a, int die, const struct fighter *b, int other)
{
	return a->throws && (!b->throws || a->modifier + die > b->modifier + other);
}

/* ---- what the lone figure takes ---- */

/* Ways in which it has taken so many wounds, the last: is out of action. */
struct wounds { int64_t ways[WOUNDS_MAX + 1]; };

static void take_blow(struct wounds *all, int bears, const int64_t faces[FATES])
{
	struct wounds next = { { 0 } };

	for (int i = 0; i <= bears; i++) {
		next.ways[i] += all->ways[i] * faces[FATE_GRAZE];
		next.ways[i < bears ? i + 1 : bears] += all->ways[i] * faces[FATE_WOUND];
		next.ways[bears] += all->ways[i] * faces[FATE_KILL];
	}
	*all = next;
}

/* For one face of the lone figure's die. */
static struct wounds take_all(const struct weighed *w, int die)
{
	struct wounds all = { { 1 } };

	for (int i = 0; i < w->n; i++) {
		int64_t faces[FATES] = { 0 };

		for (int e = 1; e <= w->rules->melee_die; e++)
			faces[beats(&w->others[i], e, &w->lone, die) ? fate_of(w, e)
				: FATE_GRAZE]++;
		take_blow(&all, w->lone.bears, faces);
	}
	return all;
}

/* ---- what it gives ---- */

static int score_of(const struct fighter *f, int die)
{
	return f->throws ? f->modifier + die : INT16_MIN;
}

/* Ways, in SHARES, in which one with this score is the lowest of the others. */
static int64_t ways_lowest(const struct weighed *w, int one, int score)
{
	int64_t ways[GRID_AROUND_MAX + 1] = { 0, 1 }, sum = 0;	/* by how many are lowest */

	for (int i = 0; i < w->n; i++) {
		int64_t equal = 0, higher = 0;

		if (i == one)
			continue;
		for (int e = 1; e <= w->rules->melee_die; e++) {
			equal += score_of(&w->others[i], e) == score;
			higher += score_of(&w->others[i], e) > score;
		}
		for (int k = w->n; k > 0; k--)
			ways[k] = ways[k] * higher + ways[k - 1] * equal;
	}
	for (int k = 1; k <= w->n; k++)
		sum += ways[k] * (SHARES / k);
	return sum;
}

/* ---- one fight ---- */

static struct loss in_thousandths(int64_t hurt, int64_t out, int64_t all)
{
	return (struct loss){ (int32_t)((hurt * THOUSAND + all / 2) / all),
		(int32_t)((out * THOUSAND + all / 2) / all) };
}

static struct loss loss_of_lone(const struct weighed *w, int64_t all)
{
	int64_t hurt = 0, out = 0;

	for (int die = 1; die <= w->rules->melee_die; die++) {
		const struct wounds wounds = take_all(w, die);

		out += wounds.ways[w->lone.bears];
		for (int i = 1; i <= w->lone.bears; i++)
			hurt += wounds.ways[i];
	}
	return in_thousandths(hurt, out, all);
}

static struct loss loss_of_others(const struct weighed *w, int64_t all)
{
	int64_t hurt = 0, out = 0;

	for (int die = 1; die <= w->rules->melee_die; die++)
		for (int i = 0; i < w->n && fate_of(w, die) != FATE_GRAZE; i++)
			for (int e = 1; e <= w->rules->melee_die; e++) {
				const struct fighter *o = &w->others[i];
				int64_t ways;

				if (!beats(&w->lone, die, o, e))
					continue;
				ways = ways_lowest(w, i, score_of(o, e));
				hurt += ways;
				out += fate_of(w, die) == FATE_KILL || o->bears == 1 ? ways : 0;
			}
	return in_thousandths(hurt, out, all * SHARES);
}

static struct fighter fighter_of(const struct game *g, const struct stand *own,
	const struct stand *foes, int n)
{
	const int left = risk_rules_of(g)->wounds_kill - risk_figure_of(g, own->figure)->wounds;
	const int bears = left > 1 ? left : 1;	/* a house rule may have taken the others */
	struct roller r;

	risk_stand_roller(g, own, foes, n, &r);
	return (struct fighter){ roller_need(&r), risk_fights_back(g, own->figure),
		bears < WOUNDS_MAX ? bears : WOUNDS_MAX };
}

/* Who they are in numbers; the ways of all their dice. */
static int64_t prepare(const struct game *g, const struct fight *fight,
	const struct stand *stands, struct weighed *w)
{
	struct stand foes[GRID_AROUND_MAX];
	int64_t all = risk_rules_of(g)->melee_die;
	int fighting = 0;

	*w = (struct weighed){ .rules = risk_rules_of(g), .n = fight->n };
	for (int i = 0; i < fight->n; i++) {
		const struct stand *foe = &stands[fight->others[i]];

		if (risk_fights_back(g, foe->figure))
			foes[fighting++] = *foe;
		w->others[i] = fighter_of(g, foe, &stands[fight->lone],
			risk_fights_back(g, fight->lone));
		all *= w->rules->melee_die;
	}
	w->lone = fighter_of(g, &stands[fight->lone], foes, fighting);
	return all;
}

static void weigh(const struct game *g, const struct fight *fight, const struct stand *stands,
	struct loss *lone, struct loss *others)
{
	struct weighed w;
	const int64_t all = prepare(g, fight, stands, &w);

	*lone = loss_of_lone(&w, all);
	*others = loss_of_others(&w, all);
}

/* ---- one fight, fall by fall ---- */

static enum hurt hurt_of(const struct fighter *f, int wounds, bool killed)
{
	return killed || wounds >= f->bears ? HURT_KILLED : wounds > 0 ? HURT_WOUNDED : HURT_NOT;
}

static enum hurt hurt_of_lone(const struct weighed *w, int die, const int *dice)
{
	bool killed = false;
	int wounds = 0;

	for (int i = 0; i < w->n; i++)
		if (beats(&w->others[i], dice[i], &w->lone, die)) {
			wounds += fate_of(w, dice[i]) == FATE_WOUND;
			killed = killed || fate_of(w, dice[i]) == FATE_KILL;
		}
	return hurt_of(&w->lone, wounds, killed);
}

/* It harms the lowest of those it beats; of equals each takes his share. */
static void count_fall(const struct weighed *w, int die, const int *dice, struct fight_ways *all)
{
	int64_t *const row = all->ways[hurt_of_lone(w, die, dice)];
	int equals = 0, least = INT16_MAX, lowest[GRID_AROUND_MAX];

	for (int i = 0; i < w->n && fate_of(w, die) != FATE_GRAZE; i++) {
		const int score = score_of(&w->others[i], dice[i]);

		if (!beats(&w->lone, die, &w->others[i], dice[i]) || score > least)
			continue;
		equals = score < least ? 0 : equals;
		least = score;
		lowest[equals++] = i;
	}
	if (equals == 0)
		row[HURT_NOT] += SHARES;
	for (int i = 0; i < equals; i++)
		row[hurt_of(&w->others[lowest[i]], 1, fate_of(w, die) == FATE_KILL)] +=
			SHARES / equals;
}

void risk_fight_ways(const struct game *g, const struct fight *fight, const struct stand *stands,
	struct fight_ways *all)
{
	const int sides = risk_rules_of(g)->melee_die;
	struct weighed w;
	int dice[GRID_AROUND_MAX];
	int64_t falls;

	assert(fight->n <= FIGHT_WAYS_MOST);
	memset(all, 0, sizeof *all);
	falls = prepare(g, fight, stands, &w);
	all->all = falls * SHARES;
	for (int64_t fall = 0; fall < falls; fall++) {
		int64_t rest = fall / sides;

		for (int i = 0; i < fight->n; i++, rest /= sides)
			dice[i] = 1 + (int)(rest % sides);
		count_fall(&w, 1 + (int)(fall % sides), dice, all);
	}
}

/* ---- all of a unit's ---- */

static bool takes_part(const struct game *g, const struct fight *fight, int unit)
{
	bool part = g->figures[fight->lone].unit == unit;

	for (int i = 0; i < fight->n; i++)
		part = part || g->figures[fight->others[i]].unit == unit;
	return part;
}

static void add_losses(struct melee_odds *odds, struct loss ours, struct loss theirs)
{
	odds->wounds_taken += ours.hurt;
	odds->taken += ours.out;
	odds->wounds_given += theirs.hurt;
	odds->given += theirs.out;
}

static bool weigh_all(const struct game *g, int unit, const struct stand *stands,
	struct melee_odds *odds)
{
	struct fights all;
	cell_t at[FIGURES_MAX];

	for (int f = 0; f < g->n_figures; f++)
		at[f] = stands[f].cell;
	risk_match_figures(g, at, &all);
	memset(odds, 0, sizeof *odds);
	for (int i = 0; i < all.n; i++) {
		const struct fight *fight = &all.fight[i];
		struct loss lone, others;
		bool theirs;

		if (!takes_part(g, fight, unit))
			continue;
		theirs = game_enemies(g, unit, g->figures[fight->lone].unit);
		weigh(g, fight, stands, &lone, &others);
		if (theirs)
			add_losses(odds, others, lone);
		else
			add_losses(odds, lone, others);
		odds->own += theirs ? fight->n : 1;
		odds->theirs += theirs ? 1 : fight->n;
		odds->fights++;
	}
	return odds->fights > 0;
}

static void all_as_they_stand(const struct game *g, struct stand *stands)
{
	for (int f = 0; f < g->n_figures; f++)
		stands[f] = risk_stand_of(g, f);
}

bool risk_melee_odds(const struct game *v, int unit, struct melee_odds *odds)
{
	struct stand stands[FIGURES_MAX];

	all_as_they_stand(v, stands);
	return weigh_all(v, unit, stands, odds);
}

/* As if these had come on. */
static bool weigh_comers(const struct game *v, int unit, struct comers *all,
	struct melee_odds *odds)
{
	struct stand stands[FIGURES_MAX];

	all_as_they_stand(v, stands);
	risk_comers_place(v, all);
	for (int i = 0; i < all->n; i++)
		if (all->comer[i].place != CELL_NONE) {
			stands[all->comer[i].figure].cell = all->comer[i].place;
			stands[all->comer[i].figure].came_on = true;
		}
	return weigh_all(v, unit, stands, odds);
}

bool risk_charge_odds(const struct game *v, int unit, int target, struct melee_odds *odds)
{
	struct comers all;

	all.n = 0;
	risk_charge_comers(v, unit, target, &all);
	return weigh_comers(v, unit, &all, odds);
}

bool risk_follow_odds(const struct game *v, int unit, struct melee_odds *odds)
{
	struct comers all;

	all.n = 0;
	risk_follow_comers(v, unit, &all);
	return weigh_comers(v, unit, &all, odds);
}
