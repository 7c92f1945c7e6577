/* Wounds: the table, the worst of a phase, luck, the Ox, and who leads then. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"

static const char field[] =
	"map\n"
	". A . . . . . . . . . B . . . .\n"
	" . A . . . . . . . . . B . . . .\n"
	". A . . . . . . . . . B . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader hero luck=5 field-craft=5\n"
	"figure 2 second\n"
	"unit gang sign=B side=thugs arms=club\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=strong-like-ox\n"
	"figure 2 hero luck=5 field-craft=5 traits=huge-joss origin=far-eastern\n"
	"figure 3 shield\n";

static const struct weapon *arm(const struct trial *t, const char *id)
{
	const struct adv_rules *r = adv_rules_of(t->game);

	for (int i = 0; i < r->n_weapons; i++)
		if (strcmp(r->weapons[i].id, id) == 0)
			return &r->weapons[i];
	fail_msg("no arm '%s'", id);
	return NULL;
}

static void hit(const struct trial *t, const char *unit, int number, const char *with, bool melee)
{
	adv_hit(t->game, trial_figure(t, unit, number), trial_unit(t, "gang"), arm(t, with),
		melee);
}

SKIRMISH(test_A_11_the_table_by_every_die, field)
{
	static const enum fate fates[] = { FATE_NONE, FATE_SUPPRESSED, FATE_SUPPRESSED,
		FATE_SUPPRESSED, FATE_SUPPRESSED, FATE_SUPPRESSED, FATE_SUPPRESSED,
		FATE_WOUNDED, FATE_WOUNDED, FATE_KILLED };

	for (int die = 1; die <= 10; die++) {
		skirmish_man(&t, "marines", 3)->fate = FATE_NONE;
		assert_true(dice_push(&t.game->dice, die));
		hit(&t, "marines", 3, "rifle", false);
		assert_int_equal(skirmish_man(&t, "marines", 3)->fate, fates[die - 1]);
	}
}

SKIRMISH(test_A_11_black_powder_melee_and_shield, field)
{
	trial_dice(&t, "7 9 7 7 1");
	hit(&t, "marines", 3, "shotgun", false);
	assert_int_equal(skirmish_man(&t, "marines", 3)->fate, FATE_WOUNDED);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.powder"), 2);
	hit(&t, "marines", 3, "club", true);
	assert_int_equal(skirmish_man(&t, "marines", 3)->fate, FATE_KILLED);
	hit(&t, "gang", 3, "club", true);	/* +1 - 1 */
	assert_int_equal(skirmish_man(&t, "gang", 3)->fate, FATE_SUPPRESSED);
	assert_string_equal(trial_roll(&t, "wound")->roll.outcome, "forced back");
	skirmish_man(&t, "gang", 3)->suppressed_until = 1;	/* S-A-87: no shield then */
	hit(&t, "gang", 3, "club", true);
	assert_int_equal(skirmish_man(&t, "gang", 3)->fate, FATE_WOUNDED);
	skirmish_man(&t, "gang", 3)->suppressed_until = 0;
	skirmish_man(&t, "gang", 3)->fate = FATE_NONE;
	hit(&t, "gang", 3, "club", true);
	assert_int_equal(skirmish_man(&t, "gang", 3)->fate, FATE_NONE);
}

SKIRMISH(test_S_A_5_the_worst_of_a_phase_is_one_result, field)
{
	trial_dice(&t, "8 9 3");
	for (int i = 0; i < 3; i++)
		hit(&t, "marines", 3, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 3), LIFE_WOUNDED);
	assert_int_equal(skirmish_man(&t, "marines", 3)->wounds, 1);
	assert_true(skirmish_man(&t, "marines", 3)->lost);
	assert_int_equal(skirmish_man(&t, "marines", 3)->fate, FATE_NONE);
	trial_dice(&t, "4");	/* S-A-4: the wounded are not suppressed */
	hit(&t, "marines", 3, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_man(&t, "marines", 3)->suppressed_until, 0);
	trial_dice(&t, "8");	/* another phase: a second wound kills */
	hit(&t, "marines", 3, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 3), LIFE_DEAD);
	assert_int_equal(skirmish_cell(&t, "marines", 3), CELL_NONE);
	assert_int_not_equal(skirmish_man(&t, "marines", 3)->fell, CELL_NONE);
}

SKIRMISH(test_A_21_suppressed_through_the_next_turn, field)
{
	const int turns[] = { 4, 5, 6 };

	skirmish_turn(&t, 4);
	trial_dice(&t, "5");
	hit(&t, "marines", 3, "rifle", false);
	adv_fates(t.game, false);
	for (size_t i = 0; i < sizeof turns / sizeof turns[0]; i++) {
		t.game->turn = (int16_t)turns[i];
		assert_int_equal(adv_suppressed(t.game, trial_figure(&t, "marines", 3)),
			turns[i] < 6);
	}
}

SKIRMISH(test_A_12_luck_lowers_killed_to_wounded, field)
{
	trial_dice(&t, "10 5");
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
	expect_roll(trial_roll(&t, "luck: the wound"), 5, 1);
	trial_dice(&t, "8 5");	/* S-A-4: wounded is lowered to suppressed: he lives */
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
	trial_dice(&t, "8 6");
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_DEAD);
}

SKIRMISH(test_A_12_suppressed_to_nothing_and_no_roll_for_nothing, field)
{
	trial_dice(&t, "1");
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	trial_spent(&t);
	trial_dice(&t, "2 1");
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_false(adv_suppressed(t.game, trial_figure(&t, "marines", 1)));
	assert_false(skirmish_man(&t, "marines", 1)->shaken);
}

SKIRMISH(test_huge_joss_rolls_once_more, field)
{
	trial_dice(&t, "10 6 5");
	hit(&t, "gang", 2, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 2), LIFE_WOUNDED);
	assert_true(roll_has(trial_roll(&t, "luck"), "traits.huge-joss"));
	trial_dice(&t, "10 6 6");
	hit(&t, "gang", 2, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 2), LIFE_DEAD);
}

SKIRMISH(test_S_A_2_S_A_3_the_ox, field)
{
	trial_dice(&t, "10 6");	/* no luck: the first killed is a wound */
	hit(&t, "gang", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
	assert_true(skirmish_man(&t, "gang", 1)->grace_used);
	trial_dice(&t, "8 6");
	hit(&t, "gang", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);	/* two of three */
	trial_dice(&t, "8 6");
	hit(&t, "gang", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
}

SKIRMISH(test_the_second_killed_kills_the_ox, field)
{
	trial_dice(&t, "10 6");
	hit(&t, "gang", 1, "rifle", false);
	adv_fates(t.game, false);
	trial_dice(&t, "10 6");
	hit(&t, "gang", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
}

TRIAL(test_A_23_the_second_takes_over, skirmish_begin(&t, field), trial_end)
{
	trial_dice(&t, "10 6");
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(t.game->units[0].leader, trial_figure(&t, "marines", 2));
	trial_dice(&t, "10");
	hit(&t, "marines", 2, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(t.game->units[0].leader, NOBODY);
	trial_dice(&t, "10 10 10");	/* the gang has a hero left */
	hit(&t, "gang", 1, "rifle", false);
	skirmish_man(&t, "gang", 1)->grace_used = true;
	adv_fates(t.game, false);
	assert_int_equal(t.game->units[1].leader, trial_figure(&t, "gang", 2));
}

TEST_MAIN
