/* Odds of a round of fighting, exactly: every fall of the dice is counted.
 *
 *  OD1  The factors are those of the rollers that the fights would throw (blows.c), the
 *       fights those that would be matched (match.c).
 *  OD2  A charge is reckoned as if everybody of either unit came up to everybody of the
 *       other; what height and surprise would add there is left out.
 *  OD3  A view gives the odds of what its side sees.
 *
 * Ways are counted out of sides^dice, times what saves and victims divide them by; so that
 * they fit their numbers more than DICE_MOST on one are taken for so many.
 */
#include <string.h>

#include "systems/participation/fight.h"

enum { DICE_MOST = 14, FACES_MOST = 6, SUMS = DICE_MOST * FACES_MOST + 1, THOUSAND = 1000 };

struct reckoning {
	const struct game *g;
	int n;			/* of the many, at most DICE_MOST */
	const struct fight *fight;
	bool lone_strikes;
	int lone, others;	/* factors; of the many their sum */
	int foremost;		/* figure */
	int64_t ways[SUMS];	/* the many's dice */
	int64_t all;		/* of all dice together */
	/* ways in which the lone one, and each of the many, gets each effect */
	int64_t of_lone[EFFECTS], of_other[DICE_MOST][EFFECTS];
	int64_t lone_wins, others_win;
};

/* ---- the dice ---- */

static int sides_of(const struct game *g)
{
	const int die = pp_rules_of(g)->die;

	return die < FACES_MOST ? die : FACES_MOST;	/* a house rule's may have more */
}

static void add_die(int64_t *ways, int sides, int64_t *all)
{
	int64_t next[SUMS] = { 0 };

	for (int sum = 0; sum < SUMS; sum++)
		for (int die = 1; die <= sides && sum + die < SUMS; die++)
			next[sum + die] += ways[sum];
	memcpy(ways, next, sizeof next);
	*all *= sides;
}

static void throw_all(struct reckoning *r)
{
	const int sides = sides_of(r->g);

	r->ways[0] = 1;
	r->all = sides;		/* the lone one's */
	for (int i = 0; i < r->n; i++)
		add_die(r->ways, sides, &r->all);
}

/* ---- who beats whom ---- */

static void count_win_of_many(struct reckoning *r, int by, int64_t ways)
{
	const int effect = pp_fight_result(r->g, r->fight->lone, by);

	r->others_win += ways;
	if (effect >= 0)
		r->of_lone[effect] += ways;
}

static void count_win_of_lone(struct reckoning *r, int by, int64_t ways)
{
	if (!r->lone_strikes)
		return;
	r->lone_wins += ways;
	for (int i = 0; i < r->n; i++) {
		const int effect = pp_fight_result(r->g, r->fight->others[i], by);

		if (effect >= 0)
			r->of_other[i][effect] += ways;
	}
}

static void compare(struct reckoning *r)
{
	for (int die = 1; die <= sides_of(r->g); die++)
		for (int sum = 0; sum < SUMS; sum++) {
			const int by = pp_mean_up(sum + r->others, r->n) - (die + r->lone);

			if (r->ways[sum] == 0)
				continue;
			if (by > 0)
				count_win_of_many(r, by, r->ways[sum]);
			else if (by < 0)
				count_win_of_lone(r, -by, r->ways[sum]);
		}
}

/* ---- what comes of it ---- */

struct loss { int64_t hurt, out; };

/* In ways of all dice and the saving throw's. */
static struct loss loss_of(const struct game *g, int victim, int winner,
	const int64_t effects[EFFECTS])
{
	struct loss loss = { 0, 0 };

	for (int e = 0; e < EFFECTS; e++) {
		const struct pp_blow blow = pp_blow_of(g, winner, (enum pp_effect)e);
		const struct pp_save_odds faces = pp_save_odds(g, victim, &blow);

		loss.hurt += effects[e] * faces.hurt;
		loss.out += effects[e] * faces.out;
	}
	return loss;
}

/* S-P-28, S-P-29: of the named one, or of any. */
static struct loss loss_of_many(const struct reckoning *r, int *divided)
{
	const int foe = pp_figure_of(r->g, r->fight->lone)->foe;
	struct loss sum = { 0, 0 };

	*divided = r->n;
	for (int i = 0; i < r->n; i++) {
		const int victim = r->fight->others[i];
		const struct loss one = loss_of(r->g, victim, r->fight->lone, r->of_other[i]);

		if (victim == foe) {
			*divided = 1;
			return one;
		}
		sum.hurt += one.hurt;
		sum.out += one.out;
	}
	return sum;
}

static int32_t in_thousandths(int64_t ways, int64_t all)
{
	return (int32_t)((ways * THOUSAND + all / 2) / all);
}

/* ---- one fight ---- */

static void prepare(struct reckoning *r, const struct contacts *c, bool charge, bool lone_charges)
{
	const struct fight *f = r->fight;
	struct roller lone, others[DICE_MOST];

	r->lone_strikes = c->able[f->lone];
	pp_bout_roller(r->g, f->lone, &(struct pp_bout){ f->others, f->n, 1,
		charge && lone_charges }, &lone);
	r->lone = roller_need(&lone);
	for (int i = 0; i < r->n; i++) {
		pp_bout_roller(r->g, f->others[i], &(struct pp_bout){ &f->lone, 1, f->n,
			charge && !lone_charges }, &others[i]);
		r->others += roller_need(&others[i]);
	}
	r->foremost = f->others[pp_foremost(others, r->n)];
}

static void weigh(const struct game *g, const struct fight *f, const struct contacts *c,
	int unit, bool charge, struct pp_fight_odds *odds)
{
	const bool ours = g->figures[f->lone].unit == unit
		|| !pp_enemies(g, unit, g->figures[f->lone].unit);
	struct reckoning r = { .g = g, .fight = f,
		.n = f->n < DICE_MOST ? f->n : DICE_MOST };
	const int sides = pp_rules_of(g)->die;
	struct loss lone, many;
	int divided;

	prepare(&r, c, charge, ours);
	throw_all(&r);
	compare(&r);
	lone = loss_of(g, f->lone, r.foremost, r.of_lone);
	many = loss_of_many(&r, &divided);
	odds->wins += in_thousandths(ours ? r.lone_wins : r.others_win, r.all);
	odds->loses += in_thousandths(ours ? r.others_win : r.lone_wins, r.all);
	odds->draws += in_thousandths(r.all - r.lone_wins - r.others_win, r.all);
	*(ours ? &odds->hurt : &odds->hurts) += in_thousandths(lone.hurt, r.all * sides);
	*(ours ? &odds->out : &odds->outs) += in_thousandths(lone.out, r.all * sides);
	*(ours ? &odds->hurts : &odds->hurt) += in_thousandths(many.hurt,
		r.all * sides * divided);
	*(ours ? &odds->outs : &odds->out) += in_thousandths(many.out,
		r.all * sides * divided);
}

/* ---- all of two units' ---- */

static bool between(const struct game *g, const struct fight *f, int unit, int target)
{
	const int lone = g->figures[f->lone].unit;

	if (lone != unit && lone != target)
		return false;
	for (int i = 0; i < f->n; i++)
		if (g->figures[f->others[i]].unit == (lone == unit ? target : unit))
			return true;
	return false;
}

/* OD2. */
static void come_on(const struct game *g, int unit, int target, struct contacts *c)
{
	contacts_begin(c, g->n_figures);
	for (int f = 0; f < g->n_figures; f++)
		c->able[f] = pp_strikes(g, f);
	FOR_MEMBERS(f, g, unit)
		FOR_MEMBERS(e, g, target)
			if (c->able[f] && pp_active(g, e)) {
				contacts_add(c, f, e);
				contacts_add(c, e, f);
			}
}

static void take_mean(struct pp_fight_odds *odds)
{
	int32_t *const sums[] = { &odds->wins, &odds->draws, &odds->loses, &odds->hurts,
		&odds->hurt, &odds->outs, &odds->out };

	for (size_t i = 0; odds->fights > 1 && i < sizeof sums / sizeof *sums; i++)
		*sums[i] = (*sums[i] + odds->fights / 2) / odds->fights;
}

bool pp_fight_odds(const struct game *v, int unit, int target, bool charge,
	struct pp_fight_odds *odds)
{
	struct contacts c;
	struct fights all;

	memset(odds, 0, sizeof *odds);
	if (charge)
		come_on(v, unit, target, &c);
	else
		pp_contacts(v, &c);
	match_contacts(&c, &all);
	for (int i = 0; i < all.n; i++)
		if (between(v, &all.fight[i], unit, target)) {
			weigh(v, &all.fight[i], &c, unit, charge, odds);
			odds->fights++;
		}
	take_mean(odds);
	return odds->fights > 0;
}
