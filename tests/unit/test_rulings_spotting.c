/* Seeing and being seen: who is concealed, who looks, with what number, and for
 * how long.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/craft.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
/* The scouts look at a strip of jungle six inches off. */
#define GROVE \
	"map\n" \
	". . . . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	" . . A . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	". . A A . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES
#define SCOUTS "unit scouts sign=A side=west troops=soldiers arms=rifle facing=E field-craft=7\n" \
	"figure 1 leader\n"
#define LURKERS "unit lurkers figures=1 at=10,2 side=east class=native troops=warriors hidden" \
	" facing=W "

static void begin(struct trial *t, const char *text)
{
	skirmish_begin(t, text);
	adv_sight_renew(t->game);
}

static int lurkers(const struct trial *t)
{
	return trial_unit(t, "lurkers");
}

static bool spotted(const struct trial *t)
{
	return adv_spotted(t->game, lurkers(t), WEST);
}

TRIAL(test_A_7_below_half_of_the_field_craft,
	begin(&t, GROVE SCOUTS LURKERS "arms=bow\n"), skirmish_end)
{
	trial_dice(&t, "4");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 4, 1);	/* 7 halved, up */
	assert_int_equal(trial_roll(&t, "spotting")->roll.reading, ROLL_BELOW);
	assert_false(spotted(&t));
	trial_dice(&t, "3");
	adv_spotting(t.game);
	assert_true(spotted(&t));
}

TRIAL(test_S_A_28_the_marching_halve_twice,
	begin(&t, GROVE SCOUTS LURKERS "arms=bow\n"), skirmish_end)
{
	skirmish_unit(&t, "scouts")->mode = MODE_MARCH;
	trial_dice(&t, "2 1");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 2, 1);
	assert_false(spotted(&t));
	adv_spotting(t.game);
	assert_true(spotted(&t));
}

/* Firing is judged by the last shooting phase, moving by this turn's move. */
TRIAL(test_S_A_24_moving_firing_still, begin(&t, GROVE SCOUTS LURKERS "arms=bow\n"), skirmish_end)
{
	skirmish_unit(&t, "lurkers")->moved = true;
	trial_dice(&t, "8");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 7, 1);
	skirmish_unit(&t, "lurkers")->fired = true;	/* in this turn, from now on */
	skirmish_turn(&t, 2);
	assert_true(skirmish_unit(&t, "lurkers")->fired_last);
	trial_dice(&t, "7");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 7, 1);
	assert_true(spotted(&t));
	skirmish_turn(&t, 3);
	assert_false(skirmish_unit(&t, "lurkers")->fired_last);
}

TEST(test_S_A_22_concealed_and_in_the_open)
{
	static const struct { const char *ground; bool hides; } grounds[] = {
		{ "crops", true }, { "forest", true }, { "jungle", true }, { "hut", true },
		{ "mud", true }, { "stone", true }, { "fort", true }, { "open", false },
		{ "road", false }, { "stream", false }, { "hedge", false },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		struct trial t;
		struct table *table;

		begin(&t, GROVE SCOUTS LURKERS "arms=bow\n");
		table = t.game->table;
		table_set_ground(table, skirmish_cell(&t, "lurkers", 1),
			table_find_ground(table, grounds[i].ground));
		skirmish_unit(&t, "lurkers")->spotted = 1u << EAST;
		adv_sight_renew(t.game);
		assert_int_equal(spotted(&t), !grounds[i].hides);
		skirmish_end(&t);
	}
}

/* One figure in the open shows the unit. */
TEST(test_S_A_22_every_figure_in_sight_counts)
{
	struct trial t;

	begin(&t, GROVE SCOUTS "unit lurkers figures=2 at=11,2 side=east hidden arms=bow facing=W\n");
	assert_false(spotted(&t));
	trial_put(&t, "lurkers", 2, 8, 2);
	adv_sight_renew(t.game);
	assert_true(spotted(&t));
	skirmish_end(&t);
}

TEST(test_S_A_23_each_unit_once_and_one_success_for_the_side)
{
	static const char two[] = GROVE SCOUTS
		"unit pickets figures=1 at=3,4 side=west troops=soldiers arms=rifle facing=E field-craft=5\n"
		"figure 1 leader\n"
		LURKERS "arms=bow\n";
	struct trial t;

	begin(&t, two);
	trial_dice(&t, "10 10");	/* both fail */
	adv_spotting(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	trial_dice(&t, "1");
	adv_spotting(t.game);	/* the first sees: the second need not look */
	assert_true(spotted(&t));
	assert_int_equal(trial_count(&t, EVENT_ROLL), 3);
	skirmish_end(&t);
}

/* Within visibility: eight inches of jungle. */
TEST(test_S_A_23_no_line_no_roll)
{
	static const char deep[] =
		"map\n"
		". . . . % % % % % % % % % % . . . . . . . . . . . . . .\n"
		" . . A . % % % % % % % % % % . . . . . . . . . . . . . .\n"
		". . A A % % % % % % % % % % . . . . . . . . . . . . . .\n"
		" . . . . % % % % % % % % % % . . . . . . . . . . . . . .\n"
		"end\n" SIDES SCOUTS
		"unit lurkers figures=1 at=14,2 side=east hidden arms=bow facing=W\n";
	struct trial t;

	begin(&t, deep);
	adv_spotting(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	trial_put(&t, "lurkers", 1, 13, 2);	/* eight cells between him and the edge */
	adv_sight_renew(t.game);
	trial_dice(&t, "10");
	adv_spotting(t.game);
	skirmish_end(&t);
}

TRIAL(test_S_A_25_until_a_turn_ends_out_of_sight,
	begin(&t, GROVE SCOUTS LURKERS "arms=bow\n"), skirmish_end)
{
	adv_reveal(t.game, lurkers(&t));
	adv_sight_turn_end(t.game);	/* hidden by nothing but leaves: still in line */
	assert_true(spotted(&t));
	trial_put(&t, "lurkers", 1, 27, 4);
	for (int row = 1; row <= 4; row++)
		table_set_ground(t.game->table, build_cell(t.setup, 20, row),
			table_find_ground(t.game->table, "stone"));
	assert_true(spotted(&t));	/* to the turn's end */
	adv_sight_turn_end(t.game);
	assert_false(spotted(&t));
	assert_false(game_sees(t.game, WEST, lurkers(&t)));
	assert_int_equal(trial_event(&t, EVENT_HIDDEN, -1)->unit, lurkers(&t));
}

TRIAL(test_S_A_26_flashes_are_shot_at, begin(&t, GROVE SCOUTS LURKERS "arms=rifle\n"), skirmish_end)
{
	struct aim a;
	struct reason why = { "", "" };

	assert_false(adv_aim(t.game, trial_figure(&t, "scouts", 1), lurkers(&t), &a, &why));
	assert_string_equal(why.rule, "S-A-26");
	skirmish_unit(&t, "lurkers")->fired = true;
	adv_fire_seen(t.game, lurkers(&t), false);
	assert_false(adv_aim(t.game, trial_figure(&t, "scouts", 1), lurkers(&t), &a, &why));
	skirmish_turn(&t, 2);
	assert_true(adv_aim(t.game, trial_figure(&t, "scouts", 1), lurkers(&t), &a, &why));
	assert_false(spotted(&t));
	skirmish_turn(&t, 3);	/* silent for a whole phase */
	assert_false(adv_aim(t.game, trial_figure(&t, "scouts", 1), lurkers(&t), &a, &why));
}

/* A line holds both ways; being seen does not. */
TRIAL(test_X_24_lines_are_mutual_spotting_is_not,
	begin(&t, GROVE SCOUTS LURKERS "arms=rifle\n"), skirmish_end)
{
	assert_true(adv_line(t.game, trial_figure(&t, "scouts", 1),
		trial_figure(&t, "lurkers", 1)));
	assert_true(adv_line(t.game, trial_figure(&t, "lurkers", 1),
		trial_figure(&t, "scouts", 1)));
	assert_true(adv_spotted(t.game, trial_unit(&t, "scouts"), EAST));
	assert_false(spotted(&t));
}

TRIAL(test_S_A_30_hidden_units_have_orders_and_fire,
	begin(&t, GROVE SCOUTS LURKERS "arms=rifle\n"), trial_end)
{
	t.game->dice.strict = false;
	trial_do(&t, EAST, "order lurkers combat");	/* no move, no showing */
	skirmish_play(&t, STAGE_FIRE);
	skirmish_unit(&t, "lurkers")->spotted = 1u << EAST;
	trial_do(&t, EAST, "fire lurkers scouts");
	skirmish_next_turn(&t);
	assert_true(game_sees(t.game, WEST, lurkers(&t)));	/* its place */
	trial_do(&t, EAST, "order lurkers patrol 8,2");
	skirmish_play(&t, STAGE_SPOT);
	assert_true(spotted(&t));	/* it moved into the open */
}

TRIAL(test_S_A_30_they_show_themselves_by_choice,
	begin(&t, GROVE SCOUTS LURKERS "arms=rifle\n"), trial_end)
{
	t.game->dice.strict = false;
	trial_do(&t, EAST, "order lurkers stationary");
	trial_do(&t, EAST, "show lurkers");
	trial_do(&t, WEST, "done");
	assert_false(spotted(&t));	/* */
	trial_do(&t, EAST, "done");
	assert_true(spotted(&t));
	assert_string_equal(trial_event(&t, EVENT_ORDER, 0)->word, "stationary");
}

/* ---- Sixth Sense ---- */

#define SEER "unit scouts sign=A side=west troops=soldiers arms=rifle facing=E\n" \
	"figure 1 leader hero luck=5 field-craft=5 traits=sixth-sense\n"

TRIAL(test_S_A_11_once_each_and_in_secret, begin(&t, GROVE SEER LURKERS "arms=bow\n"), skirmish_end)
{
	struct view *view;

	trial_dice(&t, "6");
	adv_sixth_senses(t.game);
	assert_int_equal(trial_roll(&t, "sixth sense")->audience, 0);	/* feels nothing */
	adv_sixth_senses(t.game);	/* once for each hidden enemy */
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	skirmish_unit(&t, "lurkers")->warned = 0;
	trial_dice(&t, "5");
	adv_sixth_senses(t.game);
	assert_int_equal(trial_roll(&t, "sixth sense")->audience, 1u << WEST);
	view = view_new(t.game, WEST);
	assert_false(view_hears(t.game, EAST, trial_roll(&t, "sixth sense")));
	assert_false(game_sees(&view->game, WEST, lurkers(&t)));	/* and not told where */
	view_free(view);
}

TRIAL(test_S_A_11_within_twelve_inches, begin(&t, GROVE SEER LURKERS "arms=bow\n"), skirmish_end)
{
	trial_put(&t, "lurkers", 1, 16, 2);	/* thirteen from the hero at 3,2 */
	game_sight(t.game, lurkers(&t), WEST, false);
	adv_sixth_senses(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	trial_put(&t, "lurkers", 1, 15, 2);
	trial_dice(&t, "1");
	adv_sixth_senses(t.game);
}

/* ---- field craft ---- */

static int craft(const struct trial *t, const char *unit)
{
	return adv_field_craft(t->game, trial_unit(t, unit));
}

TEST(test_S_A_19_S_A_20_field_craft_of_units)
{
	static const char many[] =
		"map\n. A B C D E . . . .\n . F F . . . . . . .\n. . . . . . . . . .\n . . . . . . . . . .\nend\n"
		SIDES
		"unit given sign=A side=west arms=rifle field-craft=8\nfigure 1 leader\n"
		"unit plain sign=B side=west arms=rifle\nfigure 1 leader\n"
		"unit home sign=C side=west arms=rifle territory=home military\nfigure 1 leader\n"
		"unit foreign sign=D side=west arms=rifle territory=foreign\nfigure 1 leader\n"
		"unit headless sign=E side=west arms=rifle field-craft=8\n"
		"unit joined sign=F side=west arms=rifle field-craft=2\nfigure 1 leader\n"
		"figure 2 hero luck=5 field-craft=7\n";
	struct trial t;

	skirmish_begin(&t, many);
	assert_int_equal(craft(&t, "given"), 8);
	assert_int_equal(craft(&t, "plain"), 4);
	assert_int_equal(craft(&t, "home"), 4 + 2 + 1);
	assert_int_equal(craft(&t, "foreign"), 4 + 1);
	assert_int_equal(craft(&t, "headless"), 4);
	assert_int_equal(craft(&t, "joined"), 7);	/* its PRP's before its leader's */
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);	/* S-A-19: no die */
	skirmish_end(&t);
}

TEST_MAIN
