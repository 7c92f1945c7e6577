/* Odds of shooting in participation: numbers worked out by hand, and every way the dice of
 * small cases can fall, thrown in the game itself. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_range.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/expect.h"

static struct pp_fire_odds odds_of(const struct trial *t, enum shot_kind kind)
{
	struct pp_fire_odds odds;

	assert_true(pp_fire_odds(t->game, trial_figure(t, "shooter", 1), trial_figure(t, "target",
		1),
		kind, &odds));
	return odds;
}

static void begin(struct trial *t, const char *shooter, const char *target, int off)
{
	char units[500];

	snprintf(units, sizeof units, SHOOTER "%s\n"
		"unit target side=them figures=1 at=12,7 courage=hero arms=knife %s\n", shooter,
		target);
	range_begin(t, units);
	range_put_off(t, "target", off);
}

/* ---- by hand ---- */

TRIAL(test_P_4_odds_of_one_arrow, begin(&t, "arms=bow", "", 5), pp_end)
{
	struct pp_fire_odds odds;

	odds = odds_of(&t, SHOT_AIMED);
	assert_int_equal(odds.need, 4);
	assert_int_equal(odds.shots, 1000);
	assert_int_equal(odds.hits, 500);
	assert_int_equal(odds.hurt, 444);	/* half of 8 in 9 */
	assert_int_equal(odds.out, 56);		/* half of 1 in 9 */
	odds = odds_of(&t, SHOT_PASSING);
	assert_int_equal(odds.need, 5);
	assert_int_equal(odds.hits, 333);
}

TEST(test_S_P_6_odds_count_every_number_of_shots)
{
	static const struct { const char *card; int shots, hits; } arms[] = {
		{ "arms=revolver", 2000, 1000 }, { "arms=rifle", 1500, 750 },
		{ "arms=shotgun", 1500, 750 }, { "arms=machine-gun", 7000, 3500 },
		{ "arms=bow", 1000, 500 },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		struct trial t;

		begin(&t, arms[i].card, "", 4);
		assert_int_equal(odds_of(&t, SHOT_AIMED).shots, arms[i].shots);
		assert_int_equal(odds_of(&t, SHOT_AIMED).hits, arms[i].hits);
		pp_end(&t);
	}
}

TRIAL(test_S_P_7_without_a_chance_there_are_no_odds, begin(&t, "arms=bow", "", 19), pp_end)
{
	struct pp_fire_odds odds;

	assert_false(pp_fire_odds(t.game, trial_figure(&t, "shooter", 1), trial_figure(&t, "target",
		1),
		SHOT_PASSING, &odds));
	assert_int_equal(odds.hits, 0);
}

/* ---- all dice, in the game ---- */

enum { DEEP = 12, FACES = 6 };

struct count { int64_t all, hits, hurt, out; };

/* What one way the dice fell has brought, as its events tell. */
struct outcome { int hits; bool hurt; };

static void watch(void *self, const struct event *e)
{
	struct outcome *o = self;

	if (e->kind != EVENT_ROLL)
		return;
	if (strcmp(e->roll.what, "shooting") == 0)
		o->hits = e->roll.successes;
	if (strcmp(e->roll.what, "saving throw") == 0)
		o->hurt = o->hurt || strcmp(e->roll.outcome, "Superficial") != 0;
}

static int64_t sixes(int n)
{
	return n == 0 ? 1 : FACES * sixes(n - 1);
}

/* All ways the dice can fall after these n. */
static void count_all(struct trial *t, const struct game *fresh, const uint8_t *dice, int n,
	struct count *c)
{
	struct outcome o = { 0, false };
	uint8_t more[DEEP];
	struct pp_aim a;

	game_assign(t->game, fresh);
	t->game->out = (struct sink){ watch, &o };
	a = range_aim(t, "shooter", "target", SHOT_AIMED);
	for (int i = 0; i < n; i++)
		assert_true(dice_push(&t->game->dice, dice[i]));
	pp_shoot(t->game, &a);
	if (t->game->dice.starved) {
		assert_true(n < DEEP);
		memcpy(more, dice, (size_t)n);
		for (int face = 1; face <= FACES; face++) {
			more[n] = (uint8_t)face;
			count_all(t, fresh, more, n + 1, c);
		}
		return;
	}
	c->all += sixes(DEEP - n);
	c->hits += sixes(DEEP - n) * o.hits;
	c->hurt += sixes(DEEP - n) * o.hurt;
	c->out += sixes(DEEP - n) * pp_out(t->game, trial_figure(t, "target", 1));
}

static int milli(int64_t part)
{
	return (int)((part * 1000 + sixes(DEEP) / 2) / sixes(DEEP));
}

static void expect_counted(struct trial *t)
{
	const struct pp_fire_odds odds = odds_of(t, SHOT_AIMED);
	struct game *fresh = game_clone(t->game);
	const struct sink out = t->game->out;
	const uint8_t none[DEEP] = { 0 };
	struct count c = { 0, 0, 0, 0 };

	assert_non_null(fresh);
	count_all(t, fresh, none, 0, &c);
	game_assign(t->game, fresh);
	t->game->out = out;
	game_free(fresh);
	assert_true(c.all == sixes(DEEP));
	assert_int_equal(odds.hits, milli(c.hits));
	assert_int_equal(odds.hurt, milli(c.hurt));
	assert_int_equal(odds.out, milli(c.out));
}

TEST(test_P_5_odds_are_those_of_all_dice)
{
	static const struct { const char *shooter, *target; int off; } cases[] = {
		{ "arms=bow", "", 5 }, { "arms=bow", "armour=2", 1 }, { "arms=rifle", "", 20 },
		{ "arms=rifle shoot=good", "", 8 }, { "arms=elephant-gun", "armour=1", 12 },
		{ "arms=shotgun", "size=large", 3 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;

		begin(&t, cases[i].shooter, cases[i].target, cases[i].off);
		expect_counted(&t);
		pp_end(&t);
	}
}

TEST(test_S_P_12_odds_know_injuries_that_are_there)
{
	static const struct { enum injury injury; int injuries; } had[] = {
		{ INJURY_LIGHT, 1 }, { INJURY_BAD, 1 }, { INJURY_DANGEROUS, 1 },
	};

	for (size_t i = 0; i < sizeof had / sizeof had[0]; i++) {
		struct trial t;

		begin(&t, "arms=rifle", "", 12);
		pp_figure_in(&t, "target", 1)->injury = (uint8_t)had[i].injury;
		pp_figure_in(&t, "target", 1)->injuries = (uint8_t)had[i].injuries;
		expect_counted(&t);
		pp_end(&t);
	}
}

TEST(test_P_9_odds_know_wounds_that_are_there)
{
	for (int wounds = 0; wounds < 6; wounds += 2) {
		struct trial t;

		begin(&t, "arms=elephant-gun", "wound-value=6", 6);
		pp_figure_in(&t, "target", 1)->wounds = (uint8_t)wounds;
		expect_counted(&t);
		pp_end(&t);
	}
}

TRIAL(test_S_P_9_odds_of_a_coup_de_grace, begin(&t, "arms=bow", "", 1), pp_end)
{
	pp_figure_in(&t, "target", 1)->down = true;
	assert_int_equal(odds_of(&t, SHOT_AIMED).need, 2);
	expect_counted(&t);
}

TRIAL(test_P_4_odds_of_three_shots_are_those_of_all_dice,
	begin(&t, "arms=revolver", "", 10), pp_end)
{
	expect_counted(&t);
}

TEST_MAIN
