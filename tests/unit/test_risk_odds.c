/* Odds of hand to hand, against all falls of the dice counted one by one. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/roll.h"
#include "risk_games.h"
#include "systems/risk/melee/back.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/odds/odds.h"

static const char sides[] =
	"side column edges=west\n"
	"side gang edges=east\n";

static void begin(struct trial *t, const char *map, const char *askaris, const char *raiders)
{
	char text[1500];

	snprintf(text, sizeof text, "cell 25\nmap\n%send\n%s"
		"unit askaris sign=A side=column %s\nunit raiders sign=B side=gang %s\n",
		map, sides, askaris, raiders);
	risk_begin(t, text);
}

static struct melee_odds odds_of(const struct trial *t, const char *unit)
{
	struct melee_odds odds;

	assert_true(risk_melee_odds(t->game, trial_unit(t, unit), &odds));
	return odds;
}

static const char pair[] = ". . . . . .\n . A B . . .\n. . . . . .\n . . . . . .\n";

TRIAL(test_S_K_28_the_odds_of_a_pair, begin(&t, pair, "arms=sword", "arms=sword"), risk_end)
{
	struct melee_odds odds;

	odds = odds_of(&t, "askaris");
	assert_int_equal(odds.fights, 1);
	assert_int_equal(odds.given, 139);	/* a 6 against 1 to 5: 5 of 36 */
	assert_int_equal(odds.wounds_given, 250);	/* and a 5 against 1 to 4: 9 of 36 */
	assert_int_equal(odds.taken, 139);
	assert_int_equal(odds.wounds_taken, 250);
	risk_man(&t, "raiders", 1)->wounds = 1;	/* raw, and one more puts it out */
	odds = odds_of(&t, "askaris");
	assert_int_equal(odds.given, 306);	/* 6 and 5 of 36 */
	assert_int_equal(odds.wounds_given, 306);
	assert_int_equal(odds.taken, 111);	/* a 6 against 1 to 4 */
	assert_int_equal(odds.wounds_taken, 194);	/* a 5 against 1 to 3 */
	risk_unit_in(&t, "raiders")->routing = true;
	odds = odds_of(&t, "askaris");	/* */
	assert_int_equal(odds.given, 333);
	assert_int_equal(odds.taken, 0);
}

/* ---- several against one: all dice, one by one ---- */

enum { MEN = 3, DIE = 6, SHARES = 6 };	/* up to three equals */

struct count { int64_t given, hurt, taken, taken_hurt, all; };

static int modifier(const struct trial *t, int figure, const int16_t *foes, int n)
{
	struct roller r;

	risk_melee_roller(t->game, figure, foes, n, &r);
	return roller_need(&r);
}

/* One fall: the lone die and those of the others. */
static void count_fall(struct count *c, int lone, const int *scores, int die, const int *dice,
	const int *wounds)
{
	int least = INT32_MAX, equals = 0, blows = wounds[MEN], kills = 0;

	for (int i = 0; i < MEN; i++) {
		if (scores[i] < least) {
			least = scores[i];
			equals = 0;
		}
		equals += scores[i] == least;
		if (scores[i] > lone) {
			blows += dice[i] == 5;
			kills += dice[i] == 6;
		}
	}
	c->all += SHARES;
	c->taken += kills > 0 || blows >= 2 ? SHARES : 0;
	c->taken_hurt += kills > 0 || blows > wounds[MEN] ? SHARES : 0;
	for (int i = 0; least < lone && die >= 5 && i < MEN; i++)
		if (scores[i] == least) {
			c->hurt += SHARES / equals;
			c->given += die == 6 || wounds[i] == 1 ? SHARES / equals : 0;
		}
}

static struct count count_all(int lone_modifier, const int *modifiers,
	const int *wounds)
{
	struct count c = { 0, 0, 0, 0, 0 };

	for (int fall = 0; fall < DIE * DIE * DIE * DIE; fall++) {
		int dice[MEN], scores[MEN], rest = fall / DIE;
		const int die = fall % DIE + 1;

		for (int i = 0; i < MEN; i++, rest /= DIE) {
			dice[i] = rest % DIE + 1;
			scores[i] = dice[i] + modifiers[i];
		}
		count_fall(&c, die + lone_modifier, scores, die, dice, wounds);
	}
	return c;
}

static void expect_share(int32_t odds, int64_t part, int64_t all)
{
	assert_int_equal(odds, (part * 1000 + all / 2) / all);
}

TRIAL(test_S_K_27_the_odds_of_one_against_three,
	begin(&t, ". . B . . .\n . A B . . .\n. . B . . .\n . . . . . .\n",
	"arms=sword quality=superior", "arms=spear\nfigure 2 arms=pistol"), risk_end)
{
	for (int hurt = 0; hurt < 1 << (MEN + 1); hurt++) {
		const int16_t lone = (int16_t)trial_figure(&t, "askaris", 1);
		int16_t foes[MEN];
		int modifiers[MEN], wounds[MEN + 1];
		struct melee_odds odds;
		struct count c;

		for (int i = 0; i <= MEN; i++)
			wounds[i] = hurt >> i & 1;
		risk_man(&t, "askaris", 1)->wounds = (uint8_t)wounds[MEN];
		for (int i = 0; i < MEN; i++) {
			foes[i] = (int16_t)trial_figure(&t, "raiders", i + 1);
			risk_man(&t, "raiders", i + 1)->wounds = (uint8_t)wounds[i];
		}
		for (int i = 0; i < MEN; i++)
			modifiers[i] = modifier(&t, foes[i], &lone, 1);
		c = count_all(modifier(&t, lone, foes, MEN), modifiers, wounds);
		odds = odds_of(&t, "askaris");
		expect_share(odds.given, c.given, c.all);
		expect_share(odds.wounds_given, c.hurt, c.all);
		expect_share(odds.taken, c.taken, c.all);
		expect_share(odds.wounds_taken, c.taken_hurt, c.all);
		odds = odds_of(&t, "raiders");
		expect_share(odds.taken, c.given, c.all);
		expect_share(odds.given, c.taken, c.all);
	}
}

/* ---- charges ---- */

static const char open_field[] =
	". . . . . . . . . . . . . .\n"
	" . A . . . . . . B . . . . .\n"
	". A . . . . . . B . . . . .\n"
	" . A . . . . . . . . . . . .\n"
	". A . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . .\n";

TRIAL(test_K_17_the_odds_of_a_charge_are_those_of_its_fights,
	begin(&t, open_field, "arms=musket bayonets", "arms=sword quality=raw"), risk_end)
{
	struct melee_odds before, after;

	assert_true(risk_charge_odds(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "raiders"), &before));
	assert_int_equal(before.fights, 2);
	assert_true(before.given > before.taken);
	risk_unit_in(&t, "askaris")->order = ORDER_CHARGE;
	risk_unit_in(&t, "askaris")->target = (int16_t)trial_unit(&t, "raiders");
	risk_charges(t.game);
	after = odds_of(&t, "askaris");
	assert_memory_equal(&before, &after, sizeof before);
}

TRIAL(test_X_83_the_odds_of_following_up,
	begin(&t, pair, "arms=sword", "arms=sword quality=raw"), risk_end)
{
	struct melee_odds before, after;

	risk_unit_in(&t, "askaris")->foes = (uint64_t)1 << trial_unit(&t, "raiders");
	trial_put(&t, "raiders", 1, 5, 2);
	assert_true(risk_follow_odds(t.game, trial_unit(&t, "askaris"), &before));
	risk_unit_in(&t, "askaris")->follows = true;
	risk_follow_up(t.game);
	after = odds_of(&t, "askaris");
	assert_memory_equal(&before, &after, sizeof before);
}

TRIAL(test_K_17_no_odds_where_nobody_gets_into_contact,
	begin(&t, open_field, "arms=sword", "arms=sword"), risk_end)
{
	struct melee_odds odds;

	for (int i = 1; i <= 2; i++)
		trial_put(&t, "raiders", i, 14, i);
	assert_false(risk_charge_odds(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "raiders"), &odds));
	assert_false(risk_melee_odds(t.game, trial_unit(&t, "askaris"), &odds));
}

TRIAL(test_X_111_the_odds_of_a_charge_know_the_wall,
	begin(&t, open_field, "arms=sword", "arms=sword"), risk_end)
{
	struct melee_odds open, wall;

	assert_true(risk_charge_odds(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "raiders"), &open));
	for (int i = 1; i <= 2; i++)
		table_set_ground(t.game->table,
			t.game->figures[trial_figure(&t, "raiders", i)].cell,
			table_find_ground(t.game->table, "wall"));
	assert_true(risk_charge_odds(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "raiders"), &wall));
	assert_true(wall.given < open.given && wall.taken > open.taken);
}

TEST_MAIN
