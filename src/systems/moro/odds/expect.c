/* Expectations: what fire may be expected to do, for previews, minds and `odds`.
 *
 *  EX1  The aims, dice and numbers are the volley's, every face of a die counted once.
 *  EX2  Every hit falls on one who is not hit yet, so there are never more dead than marks;
 *       the crew's share is that of the first hit.
 */
#include "cliffhanger/odds.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/odds/expect.h"

/* ---- on whom hits fall ---- */

/* More hits than marks kill all of them. */
static void bound(const struct tally *hits, int most, struct tally *killed)
{
	tally_empty(killed);
	for (int n = 0; n <= hits->most; n++)
		tally_add(killed, n < most ? n : most, hits->of[n]);
}

/* One hit more, of which so many have fallen: each is on one of the crew or one of the rest,
 * by the die while there are both (M-10). */
static void next_hit(const struct volley_marks *m, chance_t on_crew, int fallen, struct tally *crew)
{
	for (int n = crew->most < fallen ? crew->most : fallen; n >= 0; n--) {
		const bool crew_left = n < m->n_crew, rest_left = fallen - n < m->n_rest;
		const chance_t up = !crew_left ? 0 : !rest_left ? crew->of[n]
			: chance_both(crew->of[n], on_crew);

		if (up == 0)
			continue;
		crew->of[n] -= up;
		tally_add(crew, n + 1, up);
	}
}

static chance_t chance_on_crew(const struct game *g, const struct volley_marks *m,
	const struct volley_shot *shot)
{
	struct volley_words shares;
	struct roller r;

	moro_volley_crew_roller(m, shot, &shares, &r);
	return odds_of_die(&r, moro_rules_of(g)->percent);
}

/* Who of the two they are that fell. */
static void tell_apart(const struct game *g, const struct volley_marks *m,
	const struct volley_shot *shot, struct volley_chances *c)
{
	const chance_t on_crew = chance_on_crew(g, m, shot);
	struct tally fallen;	/* of the crew, if n have fallen in all */

	tally_clear(&fallen);
	tally_empty(&c->crew);
	tally_empty(&c->rest);
	for (int n = 0; n <= c->killed.most; n++) {
		for (int i = 0; i <= fallen.most; i++) {
			const chance_t so = chance_both(fallen.of[i], c->killed.of[n]);

			if (so == 0)
				continue;
			tally_add(&c->crew, i, so);
			tally_add(&c->rest, n - i, so);
		}
		next_hit(m, on_crew, n, &fallen);
	}
}

/* ---- shells ---- */

static void tally_burst(const struct game *g, const struct volley_shot *shot, int figures,
	chance_t hit, struct tally *killed)
{
	struct roller r;

	moro_volley_burst_roller(g, shot->unit, shot->target, NOBODY, &r);
	tally_clear(killed);
	tally_dice(killed, odds_of_die(&r, moro_rules_of(g)->die), figures);
	tally_if(killed, hit);
}

static void chances_of_shell(const struct game *g, const struct moro_aim *a,
	const struct volley_shot *shot, struct volley_chances *c)
{
	int16_t marks[FIGURES_MAX];
	const int n = moro_volley_burst_marks(g, g->figures[a->nearest].cell, marks);
	int foes = 0;

	for (int i = 0; i < n; i++)
		foes += game_enemies(g, shot->unit, g->figures[marks[i]].unit);
	tally_burst(g, shot, foes, c->hits.of[1], &c->killed);
	tally_burst(g, shot, n - foes, c->hits.of[1], &c->own);
	tally_clear(&c->crew);
	c->rest = c->killed;
}

/* ---- all ---- */

static enum piece piece_of(const struct game *g, const struct volley_party *p)
{
	return (enum piece)moro_rules_of(g)->weapons[p->aims[0].weapon].piece;
}

chance_t moro_volley_jam_chance(const struct moro_rules *rules, int dice)
{
	struct tally zeros;

	tally_clear(&zeros);
	tally_dice(&zeros, chance_of(1, rules->die), dice);
	return tally_least(&zeros, rules->jam);
}

void moro_volley_chances(const struct game *g, const struct volley_party *p,
	const struct volley_marks *m, const struct volley_shot *shot, struct volley_chances *c)
{
	const struct moro_rules *rules = moro_rules_of(g);

	tally_clear(&c->hits);
	for (int i = 0; i < p->n; i++) {
		struct roller r;

		moro_volley_roller(g, &p->aims[i], shot->unit, shot->target, shot->still, &r);
		tally_dice(&c->hits, odds_of_die(&r, rules->die), p->aims[i].dice);
	}
	c->jam = piece_of(g, p) == PIECE_GATLING ? moro_volley_jam_chance(rules,
		moro_volley_dice(p)) : 0;
	if (piece_of(g, p) == PIECE_CANNON) {
		chances_of_shell(g, &p->aims[0], shot, c);
		return;
	}
	bound(&c->hits, m->n_crew + m->n_rest, &c->killed);
	tally_clear(&c->own);
	tally_clear(&c->crew);
	c->rest = c->killed;
	if (m->n_crew > 0 && m->n_rest > 0)
		tell_apart(g, m, shot, c);
}

bool moro_fire_odds(const struct game *v, int unit, int target, int mark, bool still,
	struct moro_fire_odds *odds)
{
	struct volley_chances c;
	struct volley_party p;
	struct volley_marks m;

	*odds = (struct moro_fire_odds){ 0 };
	if (!moro_volley_party(v, unit, target, mark, &p, NULL))
		return false;
	moro_volley_marks(v, &p, unit, target, &m);
	moro_volley_chances(v, &p, &m, &(struct volley_shot){ unit, target, still }, &c);
	odds->dice = moro_volley_dice(&p);
	odds->hits = chance_milli(tally_mean(&c.hits));
	odds->harm = chance_milli(tally_mean(&c.killed));
	odds->own = chance_milli(tally_mean(&c.own));
	odds->any = tally_least(&c.killed, 1);
	return true;
}
