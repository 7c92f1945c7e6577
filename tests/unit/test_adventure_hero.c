/* Heroes: what is rolled as the game begins, Tacticians, Cliff-Hangers. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/settings.h"

static const char cast[] =
	"map\n"
	". A B C D . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . E . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit jack sign=A side=navy arms=pistol\n"
	"figure 1 leader hero traits=sixth-sense,abrasive territory=home military\n"
	"unit ann sign=B side=navy arms=pistol\n"
	"figure 1 leader hero luck=8 traits=eagle-eye,near-sighted\n"
	"unit bob sign=C side=navy arms=pistol\n"
	"figure 1 leader hero luck=3 field-craft=8 traits=tactician,clumsy military\n"
	"unit lee sign=D side=navy arms=pistol\n"
	"figure 1 leader hero luck=4 traits=eagle-eye,huge-joss,clumsy origin=far-eastern\n"
	"unit gang sign=E side=thugs arms=club\n";

/* The heroes' dice as the game begins: Jack's luck and his craft. */
static void begin(struct trial *t, const char *dice)
{
	skirmish_begin(t, cast);
	trial_dice(t, dice);
	adv_heroes_start(t->game);
}

SKIRMISH(test_A_2_luck_by_the_die, cast)
{
	static const int luck[] = { 3, 4, 4, 5, 5, 5, 5, 7, 7, 8 };

	for (int die = 1; die <= 10; die++) {
		assert_true(dice_push(&t.game->dice, die) && dice_push(&t.game->dice, 1));
		adv_heroes_start(t.game);
		assert_int_equal(adv_luck(t.game, trial_figure(&t, "jack", 1)), luck[die - 1]);
	}
	assert_int_equal(adv_luck(t.game, trial_figure(&t, "gang", 1)), 0);
}

TRIAL(test_A_6_X_11_field_craft,
	begin(&t, "5 3");	/* D6 of 3, + 2 home, + 1 trained, + 1 sixth sense */
	assert_int_equal(skirmish_man(&t, "jack", 1)->craft, 7), skirmish_end)
{
	assert_int_equal(skirmish_man(&t, "ann", 1)->craft, 6);	/* eagle eye, but near sighted */
	assert_int_equal(skirmish_man(&t, "bob", 1)->craft, 8);
	assert_int_equal(skirmish_man(&t, "lee", 1)->craft, 9);
	trial_dice(&t, "5 6");
	adv_heroes_start(t.game);
	assert_int_equal(skirmish_man(&t, "jack", 1)->craft, 9);	/* not ten */
}

TRIAL(test_the_heroes_numbers_are_their_sides_secret, begin(&t, "5 3"), skirmish_end)
{
	assert_int_equal(trial_roll(&t, "luck")->audience, 1);
	assert_int_equal(trial_roll(&t, "field craft")->audience, 1);
}

TRIAL(test_S_A_12_a_tactician_moves_last_on_a_two, begin(&t, "5 3"), skirmish_end)
{
	int bob;

	bob = trial_figure(&t, "bob", 1);
	trial_dice(&t, "3");
	adv_tacticians(t.game, bob);
	assert_false(skirmish_unit(&t, "bob")->late);
	trial_dice(&t, "2");
	adv_tacticians(t.game, bob);
	assert_true(skirmish_unit(&t, "bob")->late);
}

TRIAL(test_A_32_the_story_then_one_last_luck_roll, begin(&t, "5 3"), skirmish_end)
{
	int ann, bob;

	ann = trial_figure(&t, "ann", 1);
	bob = trial_figure(&t, "bob", 1);
	game_life(t.game, ann, LIFE_DEAD, "killed");
	game_life(t.game, bob, LIFE_DEAD, "killed");
	trial_dice(&t, "8 4");
	adv_cliffhanger(t.game, ann, "A branch broke her fall.");
	assert_string_equal(trial_event(&t, EVENT_STORY, -1)->word, "A branch broke her fall.");
	assert_int_equal(skirmish_life(&t, "ann", 1), LIFE_LEFT);
	adv_cliffhanger(t.game, bob, "It was his twin.");
	assert_int_equal(skirmish_life(&t, "bob", 1), LIFE_DEAD);
}

TRIAL(test_X_4_huge_joss_counts_in_the_cliffhanger_once, begin(&t, "5 3"), skirmish_end)
{
	int lee;

	lee = trial_figure(&t, "lee", 1);
	game_life(t.game, lee, LIFE_DEAD, "killed");
	trial_dice(&t, "5 5");
	adv_cliffhanger(t.game, lee, "He had been a statue all along.");
	assert_int_equal(skirmish_life(&t, "lee", 1), LIFE_DEAD);
	trial_dice(&t, "5 4");
	adv_cliffhanger(t.game, lee, "No, really.");
	assert_int_equal(skirmish_life(&t, "lee", 1), LIFE_LEFT);
}

TRIAL(test_S_A_8_the_clumsy_keep_hold_by_luck, begin(&t, "5 3"), skirmish_end)
{
	trial_dice(&t, "3 4  5 4");
	assert_true(adv_keeps_hold(t.game, trial_figure(&t, "bob", 1)));
	assert_false(adv_keeps_hold(t.game, trial_figure(&t, "bob", 1)));
	assert_true(skirmish_man(&t, "bob", 1)->dropped);
	assert_true(adv_keeps_hold(t.game, trial_figure(&t, "lee", 1)));	/* joss */
}

TEST_MAIN
