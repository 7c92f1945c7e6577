/* Irresistibility: who can be asked, what those asked do, who is drawn along. */
#include "as_view.h"
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/orders/charm.h"

enum { WEST, EAST };

#define MEADOW \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . L ?\n" \
	"end\nside west edges=west\nside east edges=east\n"
#define KATE "unit kate side=west figures=1 at=6,3 facing=E arms=pistol\n" \
	"figure 1 leader name=Kate hero luck=5 field-craft=5 traits=irresistibility gender=female\n"
/* Three guards: the first two 3" from her, the third 4". */
#define GUARDS(gender) "unit guards side=east figures=3 at=9,3 facing=W arms=rifle" \
	" troops=soldiers gender=" gender "\nfigure 1 leader at=9,3\nfigure 2 at=8,2\n" \
	"figure 3 at=10,3\n"

static void begin(struct trial *t, const char *text)
{
	skirmish_pacific(t, text);
	adv_sight_renew(t->game);
}

static int kate(const struct trial *t)
{
	return trial_figure(t, "kate", 1);
}

/* On to the Talk of this turn. */
static void to_talk(struct trial *t)
{
	skirmish_play(t, STAGE_TALK);
}

TRIAL(test_X_16_she_asks_within_three_inches, begin(&t, MEADOW KATE GUARDS("male")), skirmish_end)
{
	to_talk(&t);
	trial_refuses(&t, WEST, "charm kate.1 guards.3", "X-16");
	trial_dice(&t, "7");
	trial_do(&t, WEST, "charm kate.1 guards.2");
}

TEST(test_S_A_18_who_is_asked)
{
	struct trial t;

	begin(&t, MEADOW KATE GUARDS("male")
		"unit ally side=west figures=1 at=6,5 facing=E gender=male\n"
		"unit rival side=east figures=1 at=8,4 facing=W\n"
		"figure 1 leader hero luck=5 field-craft=5 gender=male\n");
	to_talk(&t);
	trial_refuses(&t, WEST, "charm ally.1 guards.1", "A-31");
	trial_refuses(&t, EAST, "charm kate.1 guards.1", "A-20");
	trial_refuses(&t, WEST, "charm kate.1 rival.1", "S-A-18");	/* a player's hero */
	trial_refuses(&t, WEST, "charm kate.1 guards.1 23,6", "S-A-18");	/* lava */
	trial_refuses(&t, WEST, "charm kate.1 guards.1 24,6", "S-A-18");	/* quicksand */
	trial_dice(&t, "6");
	trial_do(&t, WEST, "charm kate.1 guards.1");
	trial_refuses(&t, WEST, "charm kate.1 guards.1", "S-A-18");	/* once a phase */
	trial_dice(&t, "10");
	trial_do(&t, WEST, "charm kate.1 ally.1");	/* friends, too */
	skirmish_end(&t);
	/* the same gender, and one that is not said */
	begin(&t, MEADOW KATE GUARDS("female"));
	to_talk(&t);
	trial_refuses(&t, WEST, "charm kate.1 guards.1", "A-31");
	skirmish_end(&t);
	begin(&t, MEADOW KATE GUARDS("unsaid"));
	to_talk(&t);
	trial_refuses(&t, WEST, "charm kate.1 guards.1", "A-31");
	skirmish_end(&t);
}

TRIAL(test_A_31_irresistibility_is_told_in_its_roll,
	begin(&t, MEADOW KATE GUARDS("male")), skirmish_end)
{
	to_talk(&t);
	trial_dice(&t, "7 6");
	trial_do(&t, WEST, "charm kate.1 guards.1");
	expect_roll(trial_roll(&t, "irresistible"), 6, 1);
	assert_true(roll_has(trial_roll(&t, "irresistible"), "traits.irresistibility"));
	assert_string_equal(trial_roll(&t, "irresistible")->roll.outcome, "thinks better of it");
	assert_int_equal(skirmish_man(&t, "guards", 1)->bidden_turn, 0);
	trial_do(&t, WEST, "charm kate.1 guards.2");
	assert_string_equal(trial_roll(&t, "irresistible")->roll.outcome, "does as asked");
	assert_int_equal(skirmish_man(&t, "guards", 2)->bidden_turn, 2);
}

TRIAL(test_S_A_18_who_stays_as_asked_does_not_shoot,
	begin(&t, MEADOW KATE GUARDS("male")), skirmish_end)
{
	struct reason why;
	cell_t before;

	to_talk(&t);
	trial_dice(&t, "1");
	trial_do(&t, WEST, "charm kate.1 guards.1");
	skirmish_next_turn(&t);
	before = skirmish_cell(&t, "guards", 1);
	trial_do(&t, EAST, "order guards patrol 14,3");
	adv_move_all(t.game);
	assert_int_equal(skirmish_cell(&t, "guards", 1), before);
	assert_int_not_equal(skirmish_cell(&t, "guards", 3), build_cell(t.setup, 10, 3));
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "guards", 1), &why));
	assert_string_equal(why.rule, "S-A-18");
	assert_true(adv_can_fight(t.game, trial_figure(&t, "guards", 1)));	/* CH1 */
	assert_true(adv_can_shoot(t.game, trial_figure(&t, "guards", 2), &why));
	t.game->turn++;		/* one order, of one turn */
	assert_false(adv_bidden(t.game, trial_figure(&t, "guards", 1)));
}

TRIAL(test_S_A_18_who_is_sent_goes, begin(&t, MEADOW KATE GUARDS("male")), skirmish_end)
{
	to_talk(&t);
	trial_dice(&t, "1");
	trial_do(&t, WEST, "charm kate.1 guards.2 12,1");
	skirmish_next_turn(&t);
	adv_move_all(t.game);
	assert_int_equal(skirmish_cell(&t, "guards", 2), build_cell(t.setup, 12, 1));
	assert_int_equal(skirmish_cell(&t, "guards", 1), build_cell(t.setup, 9, 3));
}

/* The retreat of X-16: towards her within 6", away from her beyond. */
static void retreat(struct trial *t, const char *gender, int column)
{
	char text[1024];

	snprintf(text, sizeof text, MEADOW KATE
		"unit guard side=east figures=1 at=%d,3 facing=W arms=rifle troops=soldiers"
		" gender=%s\n", column, gender);
	begin(t, text);
	skirmish_unit(t, "guard")->retreating = true;
	skirmish_unit(t, "guard")->threat = (int16_t)trial_unit(t, "kate");
	skirmish_unit(t, "guard")->pace = MODE_PATROL;
	adv_move_all(t->game);
}

static int column_of(const struct trial *t)
{
	return grid_col(&t->setup->table->grid, skirmish_cell(t, "guard", 1)) + 1;
}

TEST(test_X_16_retreats_are_drawn_within_six_inches)
{
	struct trial t;

	retreat(&t, "male", 12);
	assert_in_range(column_of(&t), 7, 9);	/* towards her, into no contact */
	assert_false(grid_adjacent(&t.setup->table->grid, skirmish_cell(&t, "guard", 1),
		t.game->figures[kate(&t)].cell));
	skirmish_end(&t);
	retreat(&t, "male", 13);	/* 7" */
	assert_true(column_of(&t) > 13);
	skirmish_end(&t);
	retreat(&t, "female", 12);
	assert_true(column_of(&t) > 12);
	skirmish_end(&t);
}

/* A machine's hero asks the leader, if he is near. */
TRIAL(test_minds_ask_the_leader, begin(&t, MEADOW KATE GUARDS("male")), skirmish_end)
{
	struct choice c;

	assert_int_equal(adv_charm_whom(t.game, kate(&t)), trial_figure(&t, "guards", 1));
	to_talk(&t);
	for (int i = 0; i < t.game->n_decisions; i++)
		if (t.game->decisions[i].seat == WEST)
			decide_command(as_view(t.game), &t.game->decisions[i], &c);
	assert_int_equal(c.verb, VERB_CHARM);
	assert_true(game_check(t.game, &c, NULL));
}

TEST_MAIN
