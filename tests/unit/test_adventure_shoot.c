/* Shooting: numbers, who may fire at whom, and where the hits fall. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"

/* Cells of 5": a short range of 6" is one cell, rifles reach medium to eight,
 * long to twelve. */
static const char open_field[] =
	"cell 50\n"
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" . A . . . . . . . . . . . . . .\n"
	". A . . . . B . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=pistol\n"
	"figure 1 leader\n";

static int need_of(const struct trial *t, const char *unit, int number, const char *target)
{
	struct aim a;
	struct reason why = { "", "" };
	struct roller r;

	if (!adv_aim(t->game, trial_figure(t, unit, number), trial_unit(t, target), &a, &why))
		fail_msg("%s (%s)", why.text, why.rule);
	adv_aim_roller(t->game, &a, trial_unit(t, target), &r);
	return roller_need(&r);
}

static void refuses(const struct trial *t, const char *unit, int number, const char *target,
	const char *rule)
{
	struct aim a;
	struct reason why = { "", "" };

	assert_false(adv_aim(t->game, trial_figure(t, unit, number), trial_unit(t, target),
		&a, &why));
	assert_string_equal(why.rule, rule);
}

static void move_to(const struct trial *t, const char *unit, int number, int col, int row)
{
	game_place(t->game, trial_figure(t, unit, number), build_cell(t->setup, col, row));
}

SKIRMISH(test_like_numbers_roll_together, open_field)
{
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "6 7 10  1");	/* three rifles, one hit of no effect */
	adv_volley(t.game);
	assert_int_equal(trial_count(&t, EVENT_SHOT), 1);
	assert_int_equal(trial_event(&t, EVENT_SHOT, 0)->number, 3);
	expect_roll(trial_roll(&t, "shooting"), 6, 3);	/* 4 + 2 stationary */
	assert_int_equal(trial_roll(&t, "shooting")->roll.successes, 1);
	assert_int_equal(trial_roll(&t, "shooting")->figure, NOBODY);
	assert_true(skirmish_unit(&t, "gang")->shot_at);
	assert_true(skirmish_unit(&t, "gang")->was_hit);
	assert_int_equal(skirmish_unit(&t, "gang")->shot_by, trial_unit(&t, "marines"));
	assert_true(skirmish_unit(&t, "marines")->fired);
}

SKIRMISH(test_every_row_of_the_modifiers, open_field)
{
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);
	skirmish_unit(&t, "marines")->mode = MODE_PATROL;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 4);
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 4);
	skirmish_unit(&t, "gang")->mode = MODE_RUN;
	skirmish_unit(&t, "gang")->routing = true;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 7);
	skirmish_unit(&t, "gang")->routing = false;
	move_to(&t, "gang", 1, 12, 3);	/* 50" and more: long */
	assert_int_equal(need_of(&t, "marines", 3, "gang"), 5);
}

SKIRMISH(test_S_C_1_an_edge_is_in_the_nearer_band, open_field)
{
	move_to(&t, "gang", 1, 10, 3);	/* 40" to the marine in its row */
	assert_int_equal(need_of(&t, "marines", 3, "gang"), 6);
	move_to(&t, "gang", 1, 14, 3);	/* 60" */
	assert_int_equal(need_of(&t, "marines", 3, "gang"), 5);
	move_to(&t, "gang", 1, 15, 3);
	refuses(&t, "marines", 3, "gang", "A-16");
	refuses(&t, "gang", 1, "marines", "A-16");	/* a pistol */
}

SKIRMISH(test_S_A_50_charging_the_shooter_and_nobody_else, open_field)
{
	skirmish_unit(&t, "gang")->mode = MODE_CHARGE;
	skirmish_unit(&t, "gang")->charging = true;
	skirmish_unit(&t, "gang")->target = (int16_t)trial_unit(&t, "marines");
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 7);
	skirmish_unit(&t, "gang")->stopped = true;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);
}

static const char wood[] =
	"cell 20\n"
	"map\n"
	". A . . . . . & & . . . . . . .\n"
	" . A . . . . B B B . . . . . . .\n"
	". A . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=pistol\n"
	"figure 1 leader\n";

SKIRMISH(test_unlike_numbers_roll_apart, wood)
{
	move_to(&t, "marines", 1, 4, 2);	/* 6": short; the others are at medium */
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "9  7 8");
	adv_volley(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 8, 1);
	assert_true(roll_has(trial_event(&t, EVENT_ROLL, 0), "shooting.short"));
	expect_roll(trial_event(&t, EVENT_ROLL, 1), 6, 2);
	assert_int_equal(trial_event(&t, EVENT_SHOT, 0)->number, 3);
}

SKIRMISH(test_A_8_halved_last_and_rounded_up, wood)
{
	move_to(&t, "gang", 1, 8, 1);
	move_to(&t, "gang", 2, 9, 1);	/* both in the forest, the third with them: */
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 3),
		table_find_ground(t.game->table, "forest"));
	skirmish_unit(&t, "gang")->spotted = 2;	/* by its own side alone */
	refuses(&t, "marines", 1, "gang", "S-A-26");
	skirmish_unit(&t, "gang")->fired_last = true;
	/* 4 + 2 - 1 soft = 5, halved to 3 */
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 3);
	skirmish_unit(&t, "gang")->spotted = 3;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 5);
}

SKIRMISH(test_A_10_cover_of_most_and_the_better_on_a_tie, wood)
{
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);
	move_to(&t, "gang", 1, 8, 1);
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);	/* one of three */
	move_to(&t, "gang", 2, 9, 1);
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 5);	/* two of three */
	game_life(t.game, trial_figure(&t, "gang", 2), LIFE_DEAD, "killed");
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 5);	/* one of two */
}

SKIRMISH(test_A_10_hits_fall_at_random_with_replacement, wood)
{
	skirmish_aim(&t, "marines", "gang");
	/* three hits; the D6 picks the third figure twice, then the first; the
	 * third is wounded and suppressed, the first is left alone */
	trial_dice(&t, "1 2 3  3 8  6 2  1 1");
	adv_volley(t.game);
	assert_int_equal(skirmish_life(&t, "gang", 3), LIFE_WOUNDED);
	assert_int_equal(skirmish_man(&t, "gang", 3)->wounds, 1);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_FIT);
	assert_int_equal(trial_count(&t, EVENT_HIT), 3);
}

SKIRMISH(test_A_9_S_A_117_below_one_is_not_fired, open_field)
{
	move_to(&t, "gang", 1, 12, 3);
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 1),
		table_find_ground(t.game->table, "gate"));
	skirmish_unit(&t, "marines")->mode = MODE_PATROL;
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	refuses(&t, "marines", 3, "gang", "A-9");	/* 4 - 1 - 2 - 3 */
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;
	refuses(&t, "marines", 3, "gang", "A-9");	/* 0 */
	skirmish_unit(&t, "gang")->mode = MODE_PATROL;
	assert_int_equal(need_of(&t, "marines", 3, "gang"), 2);
}

SKIRMISH(test_S_A_53_half_suppressed_lose_the_combat_move, wood)
{
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	skirmish_man(&t, "gang", 1)->suppressed_until = 1;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 4);
	skirmish_man(&t, "gang", 2)->suppressed_until = 1;
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 6);
}

SKIRMISH(test_A_16_who_may_not_shoot, open_field)
{
	static const enum mode barred[] = { MODE_MARCH, MODE_RUN, MODE_CHARGE, MODE_FLY,
		MODE_PREPARE, MODE_RALLY, MODE_RETREAT, MODE_ROUT, MODE_PURSUE };

	for (size_t i = 0; i < sizeof barred / sizeof barred[0]; i++) {
		skirmish_unit(&t, "marines")->mode = (uint8_t)barred[i];
		if (adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL))
			fail_msg("fires after %s", adv_mode_name(barred[i]));
	}
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;
	skirmish_man(&t, "marines", 1)->suppressed_until = 1;
	refuses(&t, "marines", 1, "gang", "A-16");
	skirmish_man(&t, "marines", 1)->suppressed_until = 0;
	skirmish_man(&t, "marines", 1)->dropped = true;
	refuses(&t, "marines", 1, "gang", "X-7");
	refuses(&t, "marines", 2, "marines", "A-16");
}

static const char three_units[] =
	"cell 50\n"
	"map\n"
	". A . . . . . . . . C . . . . .\n"
	" . A . . . . . . . . . . . . . .\n"
	". A . . . . B . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=pistol\n"
	"unit snipers sign=C side=thugs arms=rifle\n";

/* The gang charges the marines, who may shoot at nobody else. */
static void begin_charged(struct trial *t)
{
	skirmish_begin(t, three_units);
	skirmish_unit(t, "gang")->mode = MODE_CHARGE;
	skirmish_unit(t, "gang")->charging = true;
	skirmish_unit(t, "gang")->target = (int16_t)trial_unit(t, "marines");
	skirmish_unit(t, "marines")->charged = true;
	refuses(t, "marines", 1, "snipers", "A-16");
}

TRIAL(test_A_16_the_charged_shoot_at_their_chargers_only, begin_charged(&t), skirmish_end)
{
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 7);
	skirmish_unit(&t, "gang")->stopped = true;	/* by an ambush: nobody comes */
	assert_int_equal(need_of(&t, "marines", 1, "snipers"), 5);
}

/* A Game Master may hide who charges: his enemies choose by what they see. */
TRIAL(test_A_16_chargers_out_of_sight_bind_nobody, begin_charged(&t), skirmish_end)
{
	t.game->units[trial_unit(&t, "gang")].sighted = 2;
	assert_int_equal(need_of(&t, "marines", 1, "snipers"), 5);
}

/* The choice of fire, as a seat would type it, once the phase has come. */
static bool fire(struct trial *t, const char *line, struct reason *why)
{
	struct choice c;

	if (!choice_read(t->game, 0, line, &c, why) || !adv_check_fire(t->game, &c, why))
		return false;
	adv_apply_fire(t->game, &c);
	return true;
}

SKIRMISH(test_S_A_48_a_unit_splits_its_fire, three_units)
{
	struct reason why;

	assert_true(fire(&t, "fire marines gang 1", &why));
	assert_true(fire(&t, "fire marines snipers 1", &why));
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, trial_unit(&t, "gang"));
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, trial_unit(&t, "snipers"));
	assert_int_equal(skirmish_man(&t, "marines", 3)->aim, NOBODY);
	assert_true(fire(&t, "fire marines.3 snipers", &why));
	assert_int_equal(skirmish_man(&t, "marines", 3)->aim, trial_unit(&t, "snipers"));
	assert_true(fire(&t, "fire marines gang 2", &why));	/* two in all, not two more */
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, trial_unit(&t, "gang"));
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, trial_unit(&t, "gang"));
	assert_true(fire(&t, "hold marines.2", &why));
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, NOBODY);
	assert_true(fire(&t, "fire marines snipers", &why));
	for (int i = 1; i <= 3; i++)
		assert_int_equal(skirmish_man(&t, "marines", i)->aim, trial_unit(&t, "snipers"));
	assert_false(fire(&t, "fire marines gang 4", &why));
	assert_string_equal(why.rule, "S-A-48");
	assert_false(fire(&t, "fire gang marines", &why));	/* not this seat's */
	trial_dice(&t, "10 10 10");
	adv_volley(t.game);
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, NOBODY);
}

static const char melee_field[] =
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" . A . . . . . B C . . . . . . .\n"
	". A . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit sailors sign=B side=navy arms=club\n"
	"unit gang sign=C side=thugs arms=club\n";

SKIRMISH(test_A_18_S_A_54_misses_are_rolled_again_at_friends, melee_field)
{
	skirmish_aim(&t, "marines", "gang");
	/* one hit on the gang, no effect; of two misses one hits the sailor: dead */
	trial_dice(&t, "6 7 8  1  6 9  10");
	adv_volley(t.game);
	expect_roll(trial_roll(&t, "shooting into a melee"), 6, 2);
	assert_string_equal(trial_roll(&t, "shooting into a melee")->roll.rule, "A-18");
	assert_int_equal(skirmish_life(&t, "sailors", 1), LIFE_DEAD);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_FIT);
}

SKIRMISH(test_A_16_nobody_of_a_unit_in_melee_shoots, melee_field)
{
	move_to(&t, "marines", 1, 9, 3);	/* touches the gang */
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 2), NULL));
}

SKIRMISH(test_A_18_the_fallen_alone_are_no_melee, melee_field)
{
	game_life(t.game, trial_figure(&t, "sailors", 1), LIFE_WOUNDED, "wounded");
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "10 10 10");	/* no dice at friends */
	adv_volley(t.game);
	assert_false(t.game->dice.starved);
	assert_int_equal(t.game->dice.rolled, 3);
}

static const char powder[] =
	"cell 20\n"
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" . A . . . . . . . . . . . . . .\n"
	". . . . . . . . % B % . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=jezzail\n";

SKIRMISH(test_A_24_X_15_a_loaded_musket_may_fire_after_a_move, powder)
{
	skirmish_unit(&t, "gang")->mode = MODE_PATROL;
	assert_int_equal(need_of(&t, "gang", 1, "marines"), 4);
	skirmish_man(&t, "gang", 1)->unloaded = true;
	refuses(&t, "gang", 1, "marines", "A-24");
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	assert_int_equal(need_of(&t, "gang", 1, "marines"), 6);	/* loads and fires in one */
	skirmish_unit(&t, "gang")->mode = MODE_RUN;
	skirmish_man(&t, "gang", 1)->unloaded = false;
	refuses(&t, "gang", 1, "marines", "A-16");
}

SKIRMISH(test_S_A_56_loading_takes_a_quiet_turn, powder)
{
	skirmish_aim(&t, "gang", "marines");
	trial_dice(&t, "10");
	adv_volley(t.game);
	assert_true(skirmish_man(&t, "gang", 1)->unloaded);
	adv_tend_arms(t.game);
	assert_true(skirmish_man(&t, "gang", 1)->unloaded);	/* it fired this turn */
	skirmish_turn(&t, 2);
	skirmish_unit(&t, "gang")->mode = MODE_PATROL;
	adv_tend_arms(t.game);
	assert_true(skirmish_man(&t, "gang", 1)->unloaded);
	skirmish_turn(&t, 3);
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	skirmish_man(&t, "gang", 1)->suppressed_until = 3;
	adv_tend_arms(t.game);
	assert_true(skirmish_man(&t, "gang", 1)->unloaded);
	skirmish_man(&t, "gang", 1)->suppressed_until = 0;
	adv_tend_arms(t.game);
	assert_false(skirmish_man(&t, "gang", 1)->unloaded);
}

SKIRMISH(test_A_24_black_powder_shows_the_unit, powder)
{
	const int gang = 1;

	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 1),
		table_find_ground(t.game->table, "jungle"));
	skirmish_unit(&t, "gang")->spotted = 2;
	skirmish_aim(&t, "gang", "marines");
	trial_dice(&t, "10");
	adv_volley(t.game);
	assert_true(adv_spotted(t.game, gang, 0));
}

static const char guns[] =
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" A A . . . . . . . . . . . . . .\n"
	". . . . . . . . . B . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 arms=maxim\n"
	"unit gang sign=B side=thugs arms=pistol\n";

SKIRMISH(test_A_25_S_A_59_a_maxim_and_its_loader, guns)
{
	struct aim a;

	assert_true(adv_aim(t.game, trial_figure(&t, "marines", 1), 1, &a, NULL));
	assert_int_equal(a.dice, 4);
	assert_int_equal(adv_loader(t.game, trial_figure(&t, "marines", 1)),
		trial_figure(&t, "marines", 2));
	refuses(&t, "marines", 2, "gang", "S-A-59");
	assert_int_equal(need_of(&t, "marines", 3, "gang"), 8 - 0 - 2);	/* medium, steady */
	skirmish_man(&t, "marines", 1)->held = true;	/* the gun rests: he may fire */
	assert_int_equal(need_of(&t, "marines", 2, "gang"), 6);
	skirmish_man(&t, "marines", 1)->held = false;
	skirmish_man(&t, "marines", 2)->suppressed_until = 1;
	skirmish_man(&t, "marines", 3)->suppressed_until = 1;
	assert_true(adv_aim(t.game, trial_figure(&t, "marines", 1), 1, &a, NULL));
	assert_int_equal(a.dice, 2);
}

SKIRMISH(test_A_25_S_A_57_a_moved_maxim_is_set_up_first, guns)
{
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	refuses(&t, "marines", 1, "gang", "A-25");
	adv_tend_arms(t.game);
	assert_true(skirmish_man(&t, "marines", 1)->unprepared);
	skirmish_turn(&t, 2);
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;
	refuses(&t, "marines", 1, "gang", "A-25");
	adv_tend_arms(t.game);
	skirmish_turn(&t, 3);
	assert_int_equal(need_of(&t, "marines", 1, "gang"), 8);	/* its short is 10" */
}

static const char lewis[] =
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" A . . . . . . . . . . . . . . .\n"
	". . . . . . . . . B . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 arms=lewis\n"
	"unit gang sign=B side=thugs arms=pistol\n";

SKIRMISH(test_A_25_S_A_58_a_lewis_fires_three_turns, lewis)
{
	struct aim a;

	for (int turn = 1; turn <= 3; turn++) {
		skirmish_turn(&t, turn);
		skirmish_unit(&t, "marines")->mode = MODE_COMBAT;	/* S-A-60: may fire */
		skirmish_man(&t, "marines", 1)->aim = 1;
		trial_dice(&t, "10 10 10 10");
		adv_volley(t.game);
		adv_tend_arms(t.game);
	}
	skirmish_turn(&t, 4);
	refuses(&t, "marines", 1, "gang", "A-25");
	skirmish_unit(&t, "marines")->mode = MODE_PREPARE;
	adv_tend_arms(t.game);
	assert_int_equal(skirmish_man(&t, "marines", 1)->fired_turns, 0);
	skirmish_turn(&t, 5);
	skirmish_unit(&t, "marines")->mode = MODE_PATROL;
	refuses(&t, "marines", 1, "gang", "S-A-60");
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;
	skirmish_man(&t, "marines", 2)->suppressed_until = 5;
	assert_true(adv_aim(t.game, trial_figure(&t, "marines", 1), 1, &a, NULL));
	assert_int_equal(a.dice, 4);	/* always four */
}

static const char heroes[] =
	"map\n"
	". A . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". C . . . . . . . B . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit jack sign=A side=navy arms=pistol,pistol\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=ambidextrous,sure-shot,clumsy weapon-of-choice=pistol\n"
	"unit eddie sign=C side=navy arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=ambidextrous\n"
	"unit gang sign=B side=thugs arms=pistol\n";

SKIRMISH(test_S_A_9_two_pistols_of_a_sure_shot, heroes)
{
	skirmish_aim(&t, "jack", "gang");
	trial_dice(&t, "8 9  1");
	adv_volley(t.game);
	expect_roll(trial_roll(&t, "shooting"), 8, 2);	/* 6 + 2 */
	assert_true(roll_has(trial_roll(&t, "shooting"), "traits.sure-shot"));
	skirmish_aim(&t, "eddie", "gang");	/* one pistol, one die */
	trial_dice(&t, "7");
	adv_volley(t.game);
	expect_roll(trial_roll(&t, "shooting"), 6, 1);
}

SKIRMISH(test_S_A_8_the_clumsy_test_luck_before_they_shoot_at_chargers, heroes)
{
	skirmish_unit(&t, "gang")->mode = MODE_CHARGE;
	skirmish_unit(&t, "gang")->charging = true;
	skirmish_unit(&t, "gang")->target = (int16_t)trial_unit(&t, "jack");
	skirmish_aim(&t, "jack", "gang");
	trial_dice(&t, "6");
	adv_volley(t.game);
	assert_true(skirmish_man(&t, "jack", 1)->dropped);
	assert_false(skirmish_unit(&t, "jack")->fired);
	trial_spent(&t);
	skirmish_turn(&t, 2);	/* picked up free */
	assert_false(skirmish_man(&t, "jack", 1)->dropped);
	skirmish_unit(&t, "gang")->charging = true;
	skirmish_unit(&t, "gang")->target = (int16_t)trial_unit(&t, "jack");
	skirmish_aim(&t, "jack", "gang");
	trial_dice(&t, "5  10 10");
	adv_volley(t.game);
	expect_roll(trial_roll(&t, "shooting"), 9, 2);
}

static void refuses_line(struct trial *t, const char *line, const char *rule)
{
	struct reason why = { "", "" };

	assert_false(fire(t, line, &why));
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

SKIRMISH(test_what_cannot_be_told_to_fire, three_units)
{
	refuses_line(&t, "fire marines gang 0", "");
	refuses_line(&t, "fire marines.1 gang 2", "");
	refuses_line(&t, "fire snipers marines", "A-16");
	skirmish_unit(&t, "marines")->mode = MODE_RUN;
	refuses_line(&t, "fire marines gang", "A-16");
	for (int i = 1; i <= 3; i++)
		game_life(t.game, trial_figure(&t, "marines", i), LIFE_DEAD, "killed");
	refuses_line(&t, "fire marines gang", "A-16");
}

/* The reason is one of those who could, not that the first of them lies wounded. */
SKIRMISH(test_why_not_is_told_of_the_fit, three_units)
{
	struct reason why = { "", "" };

	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "hit");
	skirmish_unit(&t, "marines")->mode = MODE_RUN;
	assert_false(fire(&t, "fire marines gang", &why));
	assert_non_null(strstr(why.text, "no shooting after"));
}

/* Any name of a weapon follows, with whatever letter it begins. */
TEST(test_what_does_not_shoot_is_told_with_its_article)
{
	static const char *const arms[] = { "improvised", "sword" };
	static const char *const told[] = { "the Improvised weapon does", "the Sword does" };

	for (int i = 0; i < 2; i++) {
		struct reason why = { "", "" };
		char drawing[1024];
		struct trial t;

		snprintf(drawing, sizeof drawing, "%.*s arms=%s\n%s",
			(int)(strstr(open_field, " arms=rifle") - open_field), open_field,
			arms[i], strstr(open_field, "unit gang"));
		skirmish_begin(&t, drawing);
		assert_false(fire(&t, "fire marines gang", &why));
		assert_memory_equal(why.text, told[i], strlen(told[i]));
		skirmish_end(&t);
	}
}

static const char houses[] =
	"cell 10\n"
	"map\n"
	". A . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". C . . . . M . B . . . . . . . . . . .\n"
	" . D . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit club sign=A side=navy arms=club\n"
	"unit rifle sign=C side=navy arms=rifle\n"
	"unit nobody sign=D side=navy\n"
	"unit gang sign=B side=thugs arms=pistol\n";

SKIRMISH(test_arms_lines_and_ranges_are_asked_for, houses)
{
	refuses(&t, "club", 1, "gang", "A-16");
	refuses(&t, "nobody", 1, "gang", "A-16");
	refuses(&t, "rifle", 1, "gang", "C-5");	/* the house is between */
	assert_false(adv_unit_may_fire(t.game, trial_unit(&t, "rifle"), NULL));
	move_to(&t, "gang", 1, 10, 1);
	assert_int_equal(need_of(&t, "rifle", 1, "gang"), 6);
	assert_true(adv_unit_may_fire(t.game, trial_unit(&t, "rifle"), NULL));
	assert_false(adv_unit_may_fire(t.game, trial_unit(&t, "club"), NULL));
	skirmish_unit(&t, "rifle")->mode = MODE_RUN;
	assert_false(adv_unit_may_fire(t.game, trial_unit(&t, "rifle"), NULL));
}

TEST(test_A_10_range_is_to_the_nearest_in_sight)
{
	static const char hidden_by_a_house[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . B . . . . . . . . . . . . . . . . . A . M . B . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		NAVY_AND_THUGS
		"unit jack sign=A side=navy arms=pistol\n"
		"unit gang sign=B side=thugs arms=pistol\n";
	struct trial t;

	skirmish_begin(&t, hidden_by_a_house);
	refuses(&t, "jack", 1, "gang", "A-10");	/* the near one is hidden, the other too far */
	move_to(&t, "gang", 1, 10, 2);
	assert_int_equal(need_of(&t, "jack", 1, "gang"), 6);
	skirmish_end(&t);
}

SKIRMISH(test_S_A_59_a_gun_that_is_told_to_fire_takes_its_loader, guns)
{
	struct reason why;

	assert_true(fire(&t, "hold marines.1", &why));
	assert_true(fire(&t, "fire marines.2 gang", &why));
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, trial_unit(&t, "gang"));
	assert_true(fire(&t, "fire marines.1 gang", &why));
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, NOBODY);
}

SKIRMISH(test_simultaneous_fire_kills_both, heroes)
{
	skirmish_aim(&t, "eddie", "gang");
	skirmish_aim(&t, "gang", "eddie");
	trial_dice(&t, "1 10  1 10  10");	/* both hit and kill; no luck */
	adv_volley(t.game);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
	assert_int_equal(skirmish_life(&t, "eddie", 1), LIFE_DEAD);
}

TEST_MAIN
