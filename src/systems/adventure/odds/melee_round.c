/* A round of melee: see melee_round.h. */
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/melee/strike.h"
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/melee_round.h"
#include "systems/adventure/settings.h"

/* ---- hits ---- */

/* All who strike as the first of them does; how many dice they throw. */
static int take_alike(const struct game *g, struct striker *all, int n, int first)
{
	int dice = 0;

	for (int i = first; i < n; i++)
		if (!all[i].rolled && (i == first || adv_same_blow(g, &all[first], &all[i]))) {
			all[i].rolled = true;
			dice += all[i].dice;
		}
	return dice;
}

static void add_blows(const struct game *g, struct striker *all, int n, struct odds *odds,
	struct blows *b)
{
	for (int i = 0; i < n; i++) {
		struct roller r;
		int dice;

		if (all[i].rolled)
			continue;
		dice = take_alike(g, all, n, i);
		adv_melee_roller(g, all[i].figure, all[i].opponent, &r);
		if (odds && odds->n_rolls < ODDS_ROLLS_MAX)
			odds_roll(odds, &r, adv_rules_of(g)->die, dice, "hit");
		tally_dice(&b->hits, odds_of_die(&r, adv_rules_of(g)->die), dice);
		b->dice += dice;
	}
}

/* The first who may drop his weapon, or NOBODY. */
static int strike_all(const struct game *g, int unit, int foe, struct odds *odds,
	struct blows *b)
{
	struct striker all[FIGURES_MAX];
	cell_t from[FIGURES_MAX];
	int n = 0, clumsy = NOBODY;

	b->dice = 0;
	tally_clear(&b->hits);
	FOR_MEMBERS(f, g, unit)
		n += adv_can_fight(g, f) && adv_striker(g, f, &all[n]) && all[n].foe == foe;
	b->striker = n > 0 ? all[0].figure : NOBODY;
	b->n_struck = adv_struck(g, unit, foe, b->struck, from);
	add_blows(g, all, n, odds, b);
	for (int i = n - 1; i >= 0; i--)
		if (adv_has(g, all[i].figure, TRAIT_CLUMSY))
			clumsy = all[i].figure;
	return clumsy;
}

bool adv_attack(const struct game *g, int unit, int foe, struct odds *odds,
	struct attack *all)
{
	const int clumsy = strike_all(g, unit, foe, odds, &all->ways[0]);
	struct game *dropped;

	all->n = 1;
	all->ways[0].chance = CERTAIN;
	if (clumsy < 0)
		return true;
	dropped = game_clone(g);
	if (!dropped)
		return false;
	all->n = 2;
	all->ways[0].chance = adv_lucky(g, clumsy, adv_clumsy_luck, odds);
	all->ways[1].chance = chance_not(all->ways[0].chance);
	adv_figure_of(dropped, clumsy)->dropped = true;
	strike_all(dropped, unit, foe, NULL, &all->ways[1]);
	game_free(dropped);
	return true;
}

void adv_attack_hits(const struct attack *all, struct tally *hits)
{
	tally_empty(hits);
	for (int i = 0; i < all->n; i++)
		tally_mix(hits, &all->ways[i].hits, all->ways[i].chance);
}

/* ---- whom they fall on ---- */

void adv_blow_fates(const struct game *g, const struct blows *b, int figure, struct odds *odds,
	struct fates *one)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	struct roller r;

	adv_wound_roller(g, figure, g->figures[b->striker].unit,
		&rules->weapons[adv_melee_arm(g, b->striker)], true, &r);
	if (odds)
		odds_roll(odds, &r, rules->die, 1, "");
	adv_die_fates(g, &r, one);
}

static int64_t blows_out(const struct game *g, const struct blows *b)
{
	int64_t out = 0;

	for (int i = 0; i < b->n_struck && b->striker >= 0; i++) {
		struct casualties h = { .hits = b->hits, .figures = b->n_struck, .game = g,
			.hero = b->struck[i] };
		struct fates f;

		adv_blow_fates(g, b, b->struck[i], NULL, &h.one);
		adv_casualties_hero(&h, &f);
		out += chance_both(b->chance, adv_fates_least(&f, FATE_WOUNDED));
	}
	return out;
}

int64_t adv_attack_out(const struct game *g, const struct attack *all)
{
	return blows_out(g, &all->ways[0]) + (all->n > 1 ? blows_out(g, &all->ways[1]) : 0);
}

/* ---- who has the better of it ---- */

struct round_end adv_round_end(const struct tally *ours, const struct tally *theirs)
{
	struct round_end end = { 0, 0, 0 };

	for (int n = 0; n <= ours->most; n++) {
		const chance_t more = tally_least(theirs, n + 1);
		const chance_t same = n <= theirs->most ? theirs->of[n] : 0;

		end.lost += chance_both(ours->of[n], more);
		end.drawn += chance_both(ours->of[n], same);
		end.won += chance_both(ours->of[n], CERTAIN - more - same);
	}
	return end;
}
