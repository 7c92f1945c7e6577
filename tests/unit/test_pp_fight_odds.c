/* Odds of fights against the fights themselves: every fall of the dice is fought out on a
 * twin of the game and counted (X-48, S-P-28, S-P-29). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/odds.h"

enum { FACES = 6, DICE_MOST = 5 };

static void draw(struct trial *t, const char *map, const char *own, const char *foes)
{
	char text[2000];

	snprintf(text, sizeof text,
		"map\n"
		". . . . . . . . . .\n"
		"%s"
		". . . . . . . . . .\n"
		" . . . . . . . . . .\n"
		"end\n"
		"side explorers edges=west\nside rivals edges=east\n"
		"unit explorers sign=A side=explorers %s\n"
		"unit rivals sign=B side=rivals %s\n", map, own, foes);
	pp_begin(t, text);
}

/* ---- fighting it out ---- */

struct count { int64_t all, wins, loses, hurts, hurt, outs, out; };

/* Some injury, even if a worse one hides it. */
static bool was_hurt(const struct game *g, int f)
{
	return (pp_figure_of(g, f)->causes >> CAUSE_INJURED & 1) != 0 || !standing_fit(g, f);
}

static void take(const struct game *after, struct count *c)
{
	for (int f = 0; f < after->n_figures; f++) {
		const bool own = after->units[after->figures[f].unit].side == 0;

		/* Whoever is struck has at least lost his blow, or lies there. */
		if (!pp_figure_of(after, f)->lost_blow && standing_fit(after, f))
			continue;
		*(own ? &c->loses : &c->wins) += 1;
		*(own ? &c->hurt : &c->hurts) += was_hurt(after, f);
		*(own ? &c->out : &c->outs) += !standing_fit(after, f);
	}
	c->all++;
}

static void fight_once(const struct trial *t, const int *dice, int n, struct count *c)
{
	struct game *twin = game_clone(t->game);

	assert_non_null(twin);
	twin->out = (struct sink){ NULL, NULL };
	for (int f = 0; f < twin->n_figures; f++)
		pp_figure_of(twin, f)->causes = 0;
	for (int i = 0; i < n; i++)
		dice_push(&twin->dice, dice[i]);
	pp_game_of(twin)->walk.stage = STAGE_BLOWS;
	pp_game_of(twin)->round = 1;
	pp_blows(twin);
	assert_false(twin->dice.starved);
	take(twin, c);
	game_free(twin);
}

/* All falls of n dice: more than are wanted do no harm. */
static struct count fight_all(const struct trial *t, int n)
{
	struct count c = { 0 };
	int dice[DICE_MOST] = { 1, 1, 1, 1, 1 }, at;

	do {
		fight_once(t, dice, n, &c);
		for (at = 0; at < n && dice[at] == FACES; at++)
			dice[at] = 1;
		if (at < n)
			dice[at]++;
	} while (at < n);
	return c;
}

static int32_t milli(int64_t part, int64_t all)
{
	return (int32_t)((part * 1000 + all / 2) / all);
}

static struct pp_fight_odds odds_of(const struct trial *t, bool charge)
{
	struct pp_fight_odds odds;

	assert_true(pp_fight_odds(t->game, trial_unit(t, "explorers"), trial_unit(t, "rivals"),
		charge, &odds));
	return odds;
}

static void expect_all(const struct trial *t, int n)
{
	const struct count c = fight_all(t, n);
	const struct pp_fight_odds odds = odds_of(t, false);

	assert_int_equal(odds.fights, 1);
	assert_int_equal(odds.wins, milli(c.wins, c.all));
	assert_int_equal(odds.loses, milli(c.loses, c.all));
	assert_int_equal(odds.draws, milli(c.all - c.wins - c.loses, c.all));
	assert_int_equal(odds.hurts, milli(c.hurts, c.all));
	assert_int_equal(odds.hurt, milli(c.hurt, c.all));
	assert_int_equal(odds.outs, milli(c.outs, c.all));
	assert_int_equal(odds.out, milli(c.out, c.all));
}

/* ---- what is fought ---- */

#define PAIR " . . . A B . . . . .\n"
#define TWO_ON_ONE " . . . A B A . . . .\n"

TEST(test_P_7_the_odds_of_a_pair)
{
	static const struct { const char *own, *foes; } rows[] = {
		{ "arms=club", "arms=club" }, { "arms=knife fight=2", "arms=rifle" },
		{ "arms=long-axe", "arms=sword fight=-1" }, { "arms=axe armour=2", "arms=halberd" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial t;

		draw(&t, PAIR, rows[i].own, rows[i].foes);
		expect_all(&t, 3);
		pp_end(&t);
	}
}

TRIAL(test_X_48_the_odds_against_a_creature,
	draw(&t, PAIR, "arms=spear fight=1", "arms=jaws fight=2 wound-value=6"), pp_end)
{
	pp_figure_in(&t, "rivals", 1)->wounds = 4;
	expect_all(&t, 3);
}

TRIAL(test_X_45_the_odds_of_the_injured, draw(&t, PAIR, "arms=sword", "arms=sword"), pp_end)
{
	pp_injure(t.game, trial_figure(&t, "explorers", 1), INJURY_BAD);
	pp_injure(t.game, trial_figure(&t, "rivals", 1), INJURY_DANGEROUS);
	expect_all(&t, 3);
}

TRIAL(test_X_200_the_odds_of_who_harms_nobody, draw(&t, PAIR, "arms=sword", "arms=sword"), pp_end)
{
	pp_figure_in(&t, "explorers", 1)->down = true;
	/* He lies already, so that only what befalls the other could be counted. */
	assert_int_equal(odds_of(&t, false).wins, 0);
	assert_int_equal(odds_of(&t, false).hurts, 0);
	/* With 1 less he is beaten in 21 of 36 falls. */
	assert_int_equal(odds_of(&t, false).loses, 583);
	pp_figure_in(&t, "rivals", 1)->spares = true;
	{
		struct pp_fight_odds odds;

		assert_false(pp_fight_odds(t.game, trial_unit(&t, "explorers"),
			trial_unit(&t, "rivals"), false, &odds));
	}
}

TRIAL(test_S_P_28_the_odds_of_two_on_one,
	draw(&t, TWO_ON_ONE, "arms=knife", "arms=sword fight=2"), pp_end)
{
	expect_all(&t, 5);	/* with the die that picks */
}

TRIAL(test_S_P_29_the_odds_of_two_on_one_with_a_choice,
	draw(&t, TWO_ON_ONE, "arms=knife", "arms=sword fight=2"), pp_end)
{
	pp_injure(t.game, trial_figure(&t, "explorers", 2), INJURY_DANGEROUS);
	pp_figure_in(&t, "rivals", 1)->foe = (int16_t)trial_figure(&t, "explorers", 2);
	expect_all(&t, 4);
}

/* Two fights that are alike have the odds of one. */
TEST(test_X_209_the_odds_of_several_fights_are_their_mean)
{
	struct trial one, two;
	struct pp_fight_odds a, b;

	draw(&one, PAIR, "arms=club fight=1", "arms=club");
	draw(&two, " A B . . . A B . . .\n", "arms=club fight=1", "arms=club");
	a = odds_of(&one, false);
	b = odds_of(&two, false);
	assert_int_equal(b.fights, 2);
	assert_int_equal(b.own, 2);
	assert_int_equal(b.theirs, 2);
	b.fights = a.fights;
	b.own = a.own;
	b.theirs = a.theirs;
	assert_memory_equal(&a, &b, sizeof a);
	pp_end(&one);
	pp_end(&two);
}

TEST(test_P_7_a_charge_is_weighed_as_if_it_had_come_home)
{
	struct trial near, far;
	struct pp_fight_odds a, b;

	draw(&near, PAIR, "arms=sword mounted", "arms=spear");
	draw(&far, " A . . . . . . B . .\n", "arms=sword mounted", "arms=spear");
	pp_figure_in(&near, "explorers", 1)->charged = true;
	a = odds_of(&near, false);
	b = odds_of(&far, true);
	assert_memory_equal(&a, &b, sizeof a);
	assert_false(pp_fight_odds(far.game, trial_unit(&far, "explorers"),
		trial_unit(&far, "rivals"), false, &b));
	pp_end(&near);
	pp_end(&far);
}

/* What a charge would find there, against what a fight finds when it has come. */
static void expect_as_when_there(const struct trial *far, struct trial *near)
{
	struct pp_fight_odds a, b;
	struct pp_figure *own = pp_figure_in(near, "explorers", 1);

	own->charged = true;
	own->began = far->game->figures[trial_figure(far, "explorers", 1)].cell;
	a = odds_of(near, false);
	b = odds_of(far, true);
	assert_memory_equal(&a, &b, sizeof a);
}

TEST(test_S_P_31_a_charge_knows_whom_it_surprises)
{
	static const struct { const char *far, *near; int facing; int32_t wins; } rows[] = {
		/* Out of sight and from behind: +1 and +2 make it 33 of 36; in the flank
		 * 30, in the face 26. */
		{ " A . M . . B . . . .\n", " . . M . A B . . . .\n", 1, 917 },
		{ " A . M . . B . . . .\n", " . . M . A B . . . .\n", 2, 833 },
		{ " A . M . . B . . . .\n", " . . M . A B . . . .\n", 4, 722 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial far, near;

		draw(&far, rows[i].far, "arms=sword fight=1", "arms=sword");
		draw(&near, rows[i].near, "arms=sword fight=1", "arms=sword");
		game_face(far.game, trial_figure(&far, "rivals", 1), rows[i].facing);
		game_face(near.game, trial_figure(&near, "rivals", 1), rows[i].facing);
		expect_as_when_there(&far, &near);
		assert_int_equal(odds_of(&far, true).wins, rows[i].wins);
		pp_end(&far);
		pp_end(&near);
	}
}

TEST(test_P_7_a_charge_knows_who_stands_higher)
{
	for (int level = -1; level <= 1; level++) {
		struct trial far, near;
		cell_t foe;

		draw(&far, " A . . . . B . . . .\n", "arms=sword", "arms=sword");
		draw(&near, " . . . . A B . . . .\n", "arms=sword", "arms=sword");
		foe = far.game->figures[trial_figure(&far, "rivals", 1)].cell;
		far.game->table->level[foe] = near.game->table->level[foe] = (int8_t)level;
		expect_as_when_there(&far, &near);
		/* With +1 a sword beats another in 21 of 36 falls, with +2 in 26. */
		assert_int_equal(odds_of(&far, true).wins, level < 0 ? 722
			: level == 0 ? 583 : 417);
		pp_end(&far);
		pp_end(&near);
	}
}

/* By hand: a D6 beats another in 15 of 36 falls. */
TRIAL(test_P_7_equals_win_as_often_as_they_lose, draw(&t, PAIR, "arms=club", "arms=club"), pp_end)
{
	struct pp_fight_odds odds;

	odds = odds_of(&t, false);
	assert_int_equal(odds.wins, 417);
	assert_int_equal(odds.draws, 167);
	assert_int_equal(odds.loses, 417);
	assert_int_equal(odds.hurts, odds.hurt);
}

TEST_MAIN
