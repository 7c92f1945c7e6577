/* Odds of a round of fighting, exactly: every fall of the dice is counted.
 *
 *  OD1  The factors are those that the fights would throw with (blows.c), the fights those
 *       that would be matched (match.c).
 *  OD2  A charge is reckoned as if everybody of either unit came up to everybody of the
 *       other, by the nearest way from where he stands.
 *  OD3  A view gives the odds of what its side sees.
 */
#include <assert.h>
#include <string.h>

#include "systems/participation/dice.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/match.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/odds/plight.h"

/* ---- the dice of one fight ---- */

struct reckoning {
	const struct game *g;
	const struct fight *fight;
	int lone, others;	/* factors; of the many their sum */
	int named;		/* of the others whom the lone one strikes at, or NOBODY */
	const struct band_row *rows, *others_rows[MATCH_FOES_MAX];	/* what losing brings */
	chance_t each;		/* that it befalls one of the others, if he has named none */
	struct pp_round_chances *c;
};

static void prepare(struct reckoning *r, enum weighed lone_is, enum weighed others_are)
{
	const struct fight *f = r->fight;
	int others[MATCH_FOES_MAX];

	r->named = NOBODY;
	r->rows = pp_fight_rows(r->g, f->lone);
	r->lone = pp_against_sum(r->g, f->lone,
		&(struct pp_against){ f->others, f->n, 1, lone_is });
	for (int i = 0; i < f->n; i++) {
		others[i] = pp_against_sum(r->g, f->others[i],
			&(struct pp_against){ &f->lone, 1, f->n, others_are });
		r->others_rows[i] = pp_fight_rows(r->g, f->others[i]);
		r->others += others[i];
		if (f->others[i] == pp_figure_of(r->g, f->lone)->foe)
			r->named = i;
	}
	r->c->foremost = f->others[pp_foremost(others, f->n)];
}

static void count_win_of_many(struct reckoning *r, int by, chance_t chance)
{
	const int effect = pp_fight_result(r->rows, by);

	r->c->others_win += chance;
	if (effect >= 0)
		r->c->of_lone[effect] += chance;
}

/* S-P-28, S-P-29: it befalls the named one, or any. */
static void count_win_of_lone(struct reckoning *r, int by, chance_t chance)
{
	const chance_t each = r->named >= 0 ? chance : chance_both(chance, r->each);

	r->c->lone_wins += chance;
	for (int i = 0; r->c->lone_strikes && i < r->fight->n; i++) {
		const int effect = pp_fight_result(r->others_rows[i], by);

		if (effect >= 0 && (r->named < 0 || r->named == i))
			r->c->of_other[i][effect] += each;
	}
}

static void compare_dice(struct reckoning *r)
{
	const int die = pp_rules_of(r->g)->die;
	struct tally sum;

	r->each = chance_of(1, r->fight->n);
	tally_clear(&sum);
	for (int i = 0; i < r->fight->n; i++)
		pp_sum_die(&sum, die);
	for (int n = 0; n <= sum.most; n++) {
		const chance_t chance = chance_both(sum.of[n], chance_of(1, die));

		for (int face = 1; chance > 0 && face <= die; face++) {
			const int by = pp_mean_up(n + r->others, r->fight->n) - (face + r->lone);

			if (by > 0)
				count_win_of_many(r, by, chance);
			else if (by < 0)
				count_win_of_lone(r, -by, chance);
			else
				r->c->draw += chance;
		}
	}
}

/* The others bear losses alike: they are all creatures, or none is. */
static bool alike(const struct reckoning *r)
{
	for (int i = 1; i < r->fight->n; i++)
		if (r->others_rows[i] != r->others_rows[0])
			return false;
	return true;
}

/* What a fight comes to is kept: it follows from the difference of their factors, for the
 * mean of several is rounded up wherever it lies. */
static void compare(struct reckoning *r)
{
	const struct band_row *const creature = pp_rules_of(r->g)->fight[FIGHT_CREATURES];
	const int first = r->named >= 0 ? r->named : 0;
	const struct kept_key key = { { KEPT_ROUND, (int16_t)(r->others - r->fight->n * r->lone),
		r->rows == creature, r->others_rows[0] == creature, r->c->lone_strikes,
		r->fight->n, r->named >= 0 } };
	chance_t *const ends[] = { &r->c->others_win, &r->c->draw, &r->c->lone_wins };
	const size_t effects = sizeof r->c->of_lone;
	bool known;
	int64_t *answer;

	if (!alike(r)) {
		compare_dice(r);
		return;
	}
	answer = kept_answers(pp_rules_of(r->g)->kept, &key, &known);
	if (!known) {
		compare_dice(r);
		for (int i = 0; i < 3; i++)
			answer[i] = *ends[i];
		memcpy(&answer[3], r->c->of_lone, effects);
		memcpy(&answer[3 + EFFECTS], r->c->of_other[first], effects);
		return;
	}
	for (int i = 0; i < 3; i++)
		*ends[i] = answer[i];
	memcpy(r->c->of_lone, &answer[3], effects);
	for (int i = first; i < (r->named >= 0 ? first + 1 : r->fight->n); i++)
		memcpy(r->c->of_other[i], &answer[3 + EFFECTS], effects);
}

static void reckon(struct reckoning *r, enum weighed lone_is, bool lone_strikes)
{
	const enum weighed others_are = lone_is == WEIGHED_CHARGING ? WEIGHED_CHARGED
		: lone_is == WEIGHED_CHARGED ? WEIGHED_CHARGING : FOUGHT;

	memset(r->c, 0, sizeof *r->c);
	r->c->lone_strikes = lone_strikes;
	prepare(r, lone_is, others_are);
	compare(r);
}

void pp_round_chances(const struct game *g, const struct fight *f, bool lone_strikes,
	struct pp_round_chances *c)
{
	reckon(&(struct reckoning){ .g = g, .fight = f, .c = c }, FOUGHT, lone_strikes);
}

/* ---- what comes of it ---- */

/* Of each effect of a blow that it hurts, and that it puts the victim out. */
static const int64_t *losses_by(const struct game *g, int victim, struct pp_blow blow)
{
	const struct pp_frailty is = pp_frailty(g, victim);
	const struct kept_key key = { { KEPT_LOSS, (int16_t)blow.harm, (int16_t)blow.sdd,
		is.armour, is.wounds_most, is.harm, is.count } };
	bool known;
	int64_t *const answer = kept_answers(pp_rules_of(g)->kept, &key, &known);

	for (int e = 0; !known && e < EFFECTS; e++) {
		chance_t injuries[INJURIES];
		struct pp_blow_chances one;

		blow.effect = (enum pp_effect)e;
		pp_blow_injuries(g, victim, &blow, injuries);
		one = pp_blow_chances(g, victim, injuries);
		answer[2 * e] = one.hurt;
		answer[2 * e + 1] = one.out;
	}
	return answer;
}

static struct pp_blow_chances loss_of(const struct game *g, int victim, int winner,
	const chance_t effects[EFFECTS])
{
	const int64_t *const each = losses_by(g, victim, pp_blow_of(g, winner, EFFECT_FLINCH));
	struct pp_blow_chances loss = { 0, 0 };

	for (int e = 0; e < EFFECTS; e++) {
		loss.hurt += chance_both(effects[e], each[2 * e]);
		loss.out += chance_both(effects[e], each[2 * e + 1]);
	}
	return loss;
}

static struct pp_blow_chances loss_of_many(const struct reckoning *r)
{
	struct pp_blow_chances sum = { 0, 0 };

	for (int i = 0; i < r->fight->n; i++) {
		const struct pp_blow_chances one = loss_of(r->g, r->fight->others[i],
			r->fight->lone, r->c->of_other[i]);

		sum.hurt += one.hurt;
		sum.out += one.out;
	}
	return sum;
}

static void weigh(const struct game *g, const struct fight *f, bool lone_strikes, int unit,
	bool charge, struct pp_fight_odds *odds)
{
	const bool ours = g->figures[f->lone].unit == unit
		|| !game_enemies(g, unit, g->figures[f->lone].unit);
	struct pp_round_chances round;
	struct reckoning r = { .g = g, .fight = f, .c = &round };
	struct pp_blow_chances lone, many;

	reckon(&r, !charge ? FOUGHT : ours ? WEIGHED_CHARGING : WEIGHED_CHARGED, lone_strikes);
	if (!round.lone_strikes) {	/* what he wins is as good as a draw */
		round.draw += round.lone_wins;
		round.lone_wins = 0;
	}
	lone = loss_of(g, f->lone, round.foremost, round.of_lone);
	many = loss_of_many(&r);
	odds->wins += chance_milli(ours ? round.lone_wins : round.others_win);
	odds->loses += chance_milli(ours ? round.others_win : round.lone_wins);
	odds->draws += chance_milli(round.draw);
	*(ours ? &odds->hurt : &odds->hurts) += chance_milli(lone.hurt);
	*(ours ? &odds->out : &odds->outs) += chance_milli(lone.out);
	*(ours ? &odds->hurts : &odds->hurt) += chance_milli(many.hurt);
	*(ours ? &odds->outs : &odds->out) += chance_milli(many.out);
	odds->own += ours ? 1 : f->n;
	odds->theirs += ours ? f->n : 1;
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

/* Those of two units, in the order of the roster: they are matched by their places in it. */
struct both { int n; int16_t figure[FIGURES_MAX]; };

static void gather(const struct game *g, int unit, int target, struct both *of)
{
	int f = g->units[unit].head, e = unit == target ? NOBODY : g->units[target].head;

	of->n = 0;
	while (f >= 0 || e >= 0) {
		int *const next = e < 0 || (f >= 0 && f < e) ? &f : &e;

		of->figure[of->n++] = (int16_t)*next;
		*next = g->figures[*next].next;
	}
}

/* OD2. */
static void come_on(const struct game *g, int unit, const struct both *of,
	struct contacts *c)
{
	int16_t beset[FIGURES_MAX];
	int n = 0;

	match_contacts_begin(c, of->n);
	for (int i = 0; i < of->n; i++) {
		c->able[i] = pp_strikes(g, of->figure[i]);
		if (g->figures[of->figure[i]].unit != unit && standing_fit(g, of->figure[i]))
			beset[n++] = (int16_t)i;
	}
	for (int i = 0; i < of->n; i++) {
		if (!c->able[i] || g->figures[of->figure[i]].unit != unit)
			continue;
		for (int k = 0; k < n; k++) {
			match_contacts_add(c, i, beset[k]);
			match_contacts_add(c, beset[k], i);
		}
	}
}

/* ---- who fights whom in a charge ---- */

enum { LINED_UP_MOST = 32 };

/* A bit a figure: whose it is, whether it can strike, whether it stands. */
static struct kept_key lined_up(const struct game *g, int unit, const struct both *of)
{
	uint32_t own = 0, strikes = 0, stands = 0;

	for (int i = 0; i < of->n; i++) {
		const int f = of->figure[i];

		own |= (uint32_t)(g->figures[f].unit == unit) << i;
		strikes |= (uint32_t)pp_strikes(g, f) << i;
		stands |= (uint32_t)standing_fit(g, f) << i;
	}
	return (struct kept_key){ { KEPT_MATCH, (int16_t)of->n, (int16_t)own, (int16_t)(own >> 16),
		(int16_t)strikes, (int16_t)(strikes >> 16), (int16_t)stands,
		(int16_t)(stands >> 16) } };
}

/* Fights, each its lone one, how many others, and these. */
static void put_fights(const struct fights *all, uint8_t *to)
{
	*to++ = (uint8_t)all->n;
	for (int i = 0; i < all->n; i++) {
		*to++ = (uint8_t)all->fight[i].lone;
		*to++ = all->fight[i].n;
		for (int k = 0; k < all->fight[i].n; k++)
			*to++ = (uint8_t)all->fight[i].others[k];
	}
}

static void get_fights(const uint8_t *from, struct fights *all)
{
	all->n = *from++;
	for (int i = 0; i < all->n; i++) {
		all->fight[i].lone = *from++;
		all->fight[i].n = *from++;
		for (int k = 0; k < all->fight[i].n; k++)
			all->fight[i].others[k] = *from++;
	}
}

static_assert(1 + 2 * LINED_UP_MOST <= KEPT_ANSWERS * sizeof(int64_t), "its fights are kept");

/* Where all come up to all, that follows from a few bits of each, and is kept (kept.h). */
static void match_charge(const struct game *g, int unit, const struct both *of,
	struct fights *all)
{
	struct contacts c;
	bool known = false;
	int64_t *kept = NULL;

	if (of->n <= LINED_UP_MOST) {
		const struct kept_key key = lined_up(g, unit, of);

		kept = kept_answers(pp_rules_of(g)->kept, &key, &known);
	}
	if (known) {
		get_fights((const uint8_t *)kept, all);
		return;
	}
	come_on(g, unit, of, &c);
	match_contacts(&c, all);
	if (kept != NULL)
		put_fights(all, (uint8_t *)kept);
}

static void name_figures(const struct both *of, struct fight *f)
{
	f->lone = of->figure[f->lone];
	for (int i = 0; i < f->n; i++)
		f->others[i] = of->figure[f->others[i]];
}

static void charge_fights(const struct game *g, int unit, int target, struct fights *all)
{
	struct both of;

	gather(g, unit, target, &of);
	match_charge(g, unit, &of, all);
	for (int i = 0; i < all->n; i++)
		name_figures(&of, &all->fight[i]);
}

static void contact_fights(const struct game *g, struct fights *all)
{
	struct contacts c;

	pp_contacts(g, &c);
	match_contacts(&c, all);
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
	struct fights all;

	memset(odds, 0, sizeof *odds);
	if (charge)
		charge_fights(v, unit, target, &all);
	else
		contact_fights(v, &all);
	for (int i = 0; i < all.n; i++) {
		struct fight *const f = &all.fight[i];

		if (!between(v, f, unit, target))
			continue;
		weigh(v, f, pp_strikes(v, f->lone), unit, charge, odds);
		odds->fights++;
	}
	take_mean(odds);
	return odds->fights > 0;
}
