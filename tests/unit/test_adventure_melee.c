/* Hand to hand: numbers, who strikes whom, where the hits fall. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/melee/melee.h"

/* The first marine touches both thugs, the second only the second. */
static const char brawl[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . A B . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . A B . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=club\n"
	"figure 1 leader\n";

static int need_of(const struct trial *t, const char *unit, int number,
	const char *opponent, int other)
{
	struct roller r;

	adv_melee_roller(t->game, trial_figure(t, unit, number),
		trial_figure(t, opponent, other), &r);
	return roller_need(&r);
}

SKIRMISH(test_A_17_one_die_each_at_the_same_time, brawl)
{
	/* marines by the bayonet 7: one hit, on the first thug, killed (9 + 1);
	 * the gang by clubs 6: one hit, on the second marine, forced back (6 + 1) */
	trial_dice(&t, "7 8  1 9  6 7  2 6");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 7, 2);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
	assert_int_equal(skirmish_unit(&t, "marines")->hits_given, 1);
	assert_int_equal(skirmish_unit(&t, "marines")->hits_taken, 1);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_taken, 1);
	assert_true(skirmish_unit(&t, "marines")->fought && skirmish_unit(&t, "gang")->fought);
	assert_true(skirmish_unit(&t, "marines")->reorganise);
	assert_true(skirmish_man(&t, "marines", 2)->shaken);
	assert_int_equal(table_distance(t.game->table, skirmish_cell(&t, "marines", 2),
		build_cell(t.setup, 14, 3)), 100);
}

SKIRMISH(test_X_18_a_hit_falls_on_any_in_contact_with_the_unit, brawl)
{
	skirmish_man(&t, "marines", 1)->suppressed_until = 1;
	/* only the second marine strikes, and touches the second thug alone; the first thug is
	 * in contact with the other marine, who is of the striking unit */
	trial_dice(&t, "7 1 1  7 7");
	adv_melee(t.game);
	assert_int_equal(trial_event(&t, EVENT_HIT, 0)->figure, trial_figure(&t, "gang", 1));
}

SKIRMISH(test_S_A_82_S_A_119_the_suppressed_are_struck_and_have_fought, brawl)
{
	skirmish_unit(&t, "gang")->suppressed_until = 1;
	trial_dice(&t, "7 8  1 1");
	adv_melee(t.game);
	assert_true(skirmish_unit(&t, "gang")->fought);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_taken, 1);
}

SKIRMISH(test_S_A_81_walls_doors_and_stairs, brawl)
{
	struct table *table;
	int wall, door;

	table = t.game->table;
	wall = table_find_ground(table, "wall");
	door = table_find_ground(table, "doorway");
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 7);
	table_set_ground(table, skirmish_cell(&t, "gang", 1), wall);
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 4);
	table_set_ground(table, skirmish_cell(&t, "marines", 1), wall);
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 7);
	table_set_ground(table, skirmish_cell(&t, "gang", 1), door);
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 5);
	table->level[skirmish_cell(&t, "gang", 1)] = 1;
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 4);	/* they add */
	assert_int_equal(need_of(&t, "gang", 1, "marines", 1), 3);	/* 6 - 3 wall */
}

TEST(test_A_9_never_below_one)
{
	static const char yard[] =
		"house melee wall modifier -9\n"
		"map\n"
		". . . . . .\n"
		" . A B . . .\n"
		". . . . . .\n"
		" . . . . . .\n"
		"end\n"
		"side navy\n"
		"side thugs\n"
		"unit marines sign=A side=navy arms=club\n"
		"unit gang sign=B side=thugs arms=club\n";
	struct trial t;

	skirmish_begin(&t, yard);
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 1),
		table_find_ground(t.game->table, "wall"));
	assert_int_equal(need_of(&t, "marines", 1, "gang", 1), 1);
	skirmish_end(&t);
}

static const char heroes[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . A B . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit jack sign=A side=navy arms=sword,pistol\n"
	"figure 1 leader hero luck=5 field-craft=5 "
	"traits=excellent-swordsman,ambidextrous,clumsy weapon-of-choice=sword\n"
	"unit koo sign=B side=thugs\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=martial-arts origin=far-eastern\n";

SKIRMISH(test_S_A_10_swordsmen_and_martial_arts, heroes)
{
	assert_int_equal(need_of(&t, "jack", 1, "koo", 1), 9);	/* 7 + 2 */
	assert_int_equal(need_of(&t, "koo", 1, "jack", 1), 8);
	/* holds his sword; two dice, two misses; Koo misses, too */
	trial_dice(&t, "5  10 10  9");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 1), 9, 2);
	assert_true(roll_has(trial_event(&t, EVENT_ROLL, 1), "traits.excellent-swordsman"));
	expect_roll(trial_event(&t, EVENT_ROLL, 2), 8, 1);
}

SKIRMISH(test_S_A_8_the_clumsy_may_drop_it_before_each_melee, heroes)
{
	trial_dice(&t, "6  9");	/* drops it: no blow of his */
	adv_melee(t.game);
	assert_true(skirmish_man(&t, "jack", 1)->dropped);
	assert_int_equal(skirmish_unit(&t, "jack")->hits_given, 0);
	assert_true(skirmish_unit(&t, "jack")->fought);
}

SKIRMISH(test_S_A_101_routers_bear_the_blows_first, brawl)
{
	skirmish_unit(&t, "marines")->routing = true;
	skirmish_unit(&t, "gang")->pursuing = true;
	/* the gang: one hit, the first marine, killed; the second strikes back */
	trial_dice(&t, "6 7  1 10  8");
	adv_melee(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_DEAD);
	expect_roll(trial_event(&t, EVENT_ROLL, -1), 7, 1);
}

static const char crowd[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . C A B . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=bayonet\n"
	"unit gang sign=B side=thugs arms=club\n"
	"unit mob sign=C side=thugs arms=improvised\n";

SKIRMISH(test_S_A_83_the_player_picks_whom_to_strike, crowd)
{
	assert_true(adv_melee_ambiguous(t.game, trial_unit(&t, "marines")));
	assert_false(adv_melee_ambiguous(t.game, trial_unit(&t, "gang")));
	assert_true(contact_units(t.game, trial_unit(&t, "marines"), trial_unit(&t, "mob")));
	skirmish_unit(&t, "marines")->strike = (int16_t)trial_unit(&t, "mob");
	trial_dice(&t, "7 1  10  10");
	adv_melee(t.game);
	assert_int_equal(trial_event(&t, EVENT_HIT, 0)->unit, trial_unit(&t, "mob"));
	/* S-A-85: against all it dealt and took */
	assert_int_equal(skirmish_unit(&t, "marines")->hits_given, 1);
	assert_int_equal(skirmish_unit(&t, "mob")->hits_taken, 1);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_taken, 0);
}

SKIRMISH(test_S_C_5_who_is_in_contact_is_seen, crowd)
{
	skirmish_unit(&t, "mob")->spotted = 2;
	skirmish_unit(&t, "marines")->spotted = 1;
	adv_sight_renew(t.game);
	assert_true(adv_spotted(t.game, trial_unit(&t, "mob"), 0));
	assert_true(adv_spotted(t.game, trial_unit(&t, "marines"), 1));
}

SKIRMISH(test_S_A_82_the_fallen_with_a_friend_by_may_be_hit, brawl)
{
	game_life(t.game, trial_figure(&t, "gang", 1), LIFE_WOUNDED, "wounded");
	/* the first marine touches both; a friend stands by the fallen, who may be hit */
	trial_dice(&t, "7 8  1 1  10");
	adv_melee(t.game);
	assert_int_equal(trial_event(&t, EVENT_HIT, 0)->figure, trial_figure(&t, "gang", 1));
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
}

SKIRMISH(test_A_30_the_fallen_without_a_friend_are_taken_not_struck, crowd)
{
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "wounded");
	skirmish_unit(&t, "gang")->fallen = FALLEN_TAKE;
	adv_melee(t.game);	/* no dice */
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	assert_false(skirmish_unit(&t, "gang")->fought);
}

SKIRMISH(test_S_A_115_helpers_do_not_fight, brawl)
{
	skirmish_man(&t, "marines", 1)->helping = true;
	trial_dice(&t, "10  10 10");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 7, 1);
}

TEST_MAIN
