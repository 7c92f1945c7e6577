/* Odds of melee: numbers worked out by hand, and all dice of a fight thrown in turn. */
#include "config.h"
#include <stdio.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/odds/odds.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . A . . . B . . . . . . . . C . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . A . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=blade\n"
	"unit captain sign=C side=us troops=regulars arms=pistol\n"
	"figure 1 leader\n";

static void expect(const struct trial *t, const char *unit, const char *target, bool charge,
	int given, int taken)
{
	struct moro_melee_odds odds;

	assert_true(moro_melee_odds(t->game, trial_unit(t, unit), trial_unit(t, target), charge,
		&odds));
	assert_int_equal(odds.fights, 1);
	assert_int_equal(odds.given, given);
	assert_int_equal(odds.taken, taken);
}

MORO_GAME(test_M_12_odds_of_one_against_one, field)
{
	struct moro_melee_odds odds;

	assert_false(moro_melee_odds(t.game, 0, 1, false, &odds));	/* they are apart */
	trial_put(&t, "kris", 1, 4, 3);
	expect(&t, "scouts", "kris", false, 450, 450);
	expect(&t, "kris", "captain", true, 450, 450);	/* 1 for charging, 1 for leading */
	trial_ground(&t, 16, 3, "trench");
	expect(&t, "kris", "captain", true, 280, 640);	/* 1 against 3 */
	trial_ground(&t, 16, 3, "hut");
	expect(&t, "kris", "captain", true, 360, 550);
}

MORO_GAME(test_S_M_19_odds_of_two_against_one, field)
{
	expect(&t, "scouts", "kris", true, 780, 165);	/* both come on */
	expect(&t, "kris", "scouts", true, 550, 360);	/* at the nearer one */
	trial_ground(&t, 7, 3, "fort");
	expect(&t, "scouts", "kris", true, 648, 283);
}

/* All dice of two on one, thrown in the game itself. */
MORO_GAME(test_S_M_19_odds_are_those_of_the_fight, field)
{
	struct game *fresh;
	struct moro_melee_odds odds;
	int given = 0, taken = 0;

	trial_put(&t, "kris", 1, 4, 3);
	trial_put(&t, "scouts", 2, 5, 3);
	moro_acting(&t, "kris", INTENT_CHARGE, "scouts");
	moro_in(&t)->contact = true;
	moro_in(&t)->fights = unit_bit(trial_unit(&t, "scouts"));
	fresh = game_clone(t.game);
	assert_non_null(fresh);
	for (int all = 0; all < 1000; all++) {
		char dice[24];

		game_assign(t.game, fresh);
		snprintf(dice, sizeof dice, "%d %d %d 1", all % 10, all / 10 % 10, all / 100);
		trial_dice(&t, dice);
		moro_melee(t.game);
		given += moro_unit_in(&t, "scouts")->lost;
		taken += moro_unit_in(&t, "kris")->lost;
	}
	game_assign(t.game, fresh);
	game_free(fresh);
	assert_true(moro_melee_odds(t.game, trial_unit(&t, "kris"), trial_unit(&t, "scouts"),
		true, &odds));
	assert_int_equal(odds.given, given);
	assert_int_equal(odds.taken, taken);
}

MORO_GAME(test_X_143_odds_of_a_locked_melee, field)
{
	struct moro_melee_odds odds;

	trial_put(&t, "kris", 1, 4, 3);
	trial_ground(&t, 3, 3, "fort");
	moro_acting(&t, "kris", INTENT_CHARGE, "scouts");
	moro_in(&t)->contact = true;
	moro_in(&t)->fights = unit_bit(trial_unit(&t, "scouts"));
	trial_dice(&t, "4 3");
	moro_melee(t.game);		/* 4 + 1 and 3 + 2 */
	expect(&t, "kris", "scouts", false, 280, 640);
	expect(&t, "scouts", "kris", false, 640, 280);
	assert_true(moro_melee_odds(t.game, trial_unit(&t, "kris"), NOBODY, false, &odds));
	assert_int_equal(odds.given, 280);	/* with all it is bound to */
}

TEST_MAIN
