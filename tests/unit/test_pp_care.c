/* Care: the dice of each move of the injured and the senseless (PP:60, PP:62, PP:93), and
 * who draws his last breath.  Numbers are typed in from the source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/harm.h"

static const char camp[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . B B . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . C . . . . . . . . . . . . . . .\n"
	"end\n"
	EXPLORERS_AND_RIVALS
	"unit ape sign=C side=rivals arms=claws wound-value=4\n";

struct ward { struct trial t; int who; };

static void begin(struct ward *w, const char *gm)
{
	char text[2000];

	snprintf(text, sizeof text, "%s%s", camp, gm);
	pp_begin(&w->t, text);
	w->who = trial_figure(&w->t, "explorers", 1);
}

static struct pp_figure *state_of(const struct ward *w)
{
	return pp_figure_of(w->t.game, w->who);
}

static int life(const struct ward *w)
{
	return w->t.game->figures[w->who].life;
}

static void injure(const struct ward *w, enum injury injury)
{
	pp_injure(w->t.game, w->who, injury);
	state_of(w)->causes = 0;
}

static void care(struct ward *w, const char *dice)
{
	trial_dice(&w->t, dice);
	pp_care(w->t.game);
}

/* ---- the injured ---- */

TEST(test_X_44_the_lightly_injured_throw_unbandaged)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_LIGHT);
	care(&w, "2");
	assert_int_equal(state_of(&w)->worse, 0);
	care(&w, "1");
	assert_int_equal(state_of(&w)->worse, 1);
	expect_roll(trial_roll(&w.t, "a light injury"), 1, 1);
	pp_bandage(w.t.game, w.who);
	care(&w, "");
	assert_int_equal(state_of(&w)->worse, 1);
	pp_end(&w.t);
}

TEST(test_S_P_13_getting_worse_adds_up)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_LIGHT);
	assert_int_equal(pp_injury_fight(w.t.game, w.who), -1);
	care(&w, "1");
	assert_int_equal(pp_injury_fight(w.t.game, w.who), -2);
	assert_int_equal(pp_injury_move(w.t.game, w.who), 20);
	care(&w, "1");
	assert_int_equal(pp_injury_fight(w.t.game, w.who), -3);
	assert_int_equal(pp_injury_move(w.t.game, w.who), 30);
	pp_end(&w.t);
}

TEST(test_P_8_the_badly_injured_throw_no_die)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_BAD);
	care(&w, "");
	assert_int_equal(state_of(&w)->injury, INJURY_BAD);
	pp_end(&w.t);
}

TEST(test_X_44_the_dangerously_injured_throw_bandaged_or_not)
{
	for (int bandaged = 0; bandaged < 2; bandaged++) {
		struct ward w;

		begin(&w, "");
		injure(&w, INJURY_DANGEROUS);
		state_of(&w)->bandaged = bandaged;
		care(&w, "3");
		assert_int_equal(state_of(&w)->injury, INJURY_DANGEROUS);
		care(&w, "2");
		assert_int_equal(state_of(&w)->injury, INJURY_DEAD);
		assert_int_equal(life(&w), LIFE_WOUNDED);
		care(&w, "");
		pp_end(&w.t);
	}
}

TEST(test_S_P_13_who_collapses_is_as_if_dead)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_DANGEROUS);
	care(&w, "1");
	assert_true(pp_out(w.t.game, w.who));
	assert_true(game_on_table(w.t.game, w.who));
	pp_end(&w.t);
}

TEST(test_S_P_14_a_bandage_wants_no_die)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_BAD);
	pp_bandage(w.t.game, w.who);
	assert_true(state_of(&w)->bandaged);
	assert_int_equal(pp_injury_fight(w.t.game, w.who), -1);
	pp_end(&w.t);
}

/* ---- the senseless ---- */

TEST(test_S_P_16_the_stunned_come_to_on_a_6_and_are_groggy)
{
	struct ward w;

	begin(&w, "");
	pp_injure(w.t.game, w.who, INJURY_STUNNED);
	assert_int_equal(state_of(&w)->fate, FATE_STUNNED);
	assert_int_equal(life(&w), LIFE_WOUNDED);
	state_of(&w)->causes = 0;
	care(&w, "5");
	assert_int_equal(state_of(&w)->fate, FATE_STUNNED);
	assert_int_equal(state_of(&w)->fate_moves, 1);
	care(&w, "6");
	assert_int_equal(state_of(&w)->fate, FATE_NONE);
	assert_int_equal(life(&w), LIFE_FIT);
	assert_int_equal(state_of(&w)->groggy, 1);
	assert_int_equal(state_of(&w)->causes, 1 << CAUSE_GROGGY);
	care(&w, "");
	assert_int_equal(state_of(&w)->groggy, 0);
	pp_end(&w.t);
}

TEST(test_S_P_18_who_has_fainted_comes_to_on_a_6)
{
	struct ward w;

	begin(&w, "");
	pp_fall_senseless(w.t.game, w.who, FATE_FAINT);
	care(&w, "5");
	assert_int_equal(life(&w), LIFE_WOUNDED);
	care(&w, "6");
	assert_int_equal(life(&w), LIFE_FIT);
	assert_int_equal(state_of(&w)->groggy, 0);
	assert_int_equal(state_of(&w)->causes, 0);
	pp_fall_senseless(w.t.game, w.who, FATE_FAINT);
	pp_wake(w.t.game, w.who);
	assert_int_equal(life(&w), LIFE_FIT);
	pp_end(&w.t);
}

TEST(test_S_P_27_nobody_comes_to_inside_the_cloud)
{
	struct ward w;

	begin(&w, "");
	pp_fall_senseless(w.t.game, w.who, FATE_GASSED);
	pp_in(&w.t)->n_clouds = 1;
	pp_in(&w.t)->cloud[0] = w.t.game->figures[w.who].cell;
	pp_in(&w.t)->cloud_moves[0] = 1;
	care(&w, "");
	assert_int_equal(life(&w), LIFE_WOUNDED);
	pp_in(&w.t)->cloud[0] = build_cell(w.t.setup, 12, 6);
	care(&w, "6");
	assert_int_equal(life(&w), LIFE_FIT);
	assert_int_equal(state_of(&w)->groggy, 0);
	pp_end(&w.t);
}

TEST(test_X_203_who_comes_to_lies_there)
{
	struct ward w;

	begin(&w, "");
	pp_fall_senseless(w.t.game, w.who, FATE_STUNNED);
	assert_true(state_of(&w)->fell_now);
	assert_false(state_of(&w)->down);	/* P2 */
	pp_wake(w.t.game, w.who);
	assert_true(state_of(&w)->down);
	pp_end(&w.t);
}

TEST(test_X_44_the_senseless_bleed_as_well)
{
	struct ward w;

	begin(&w, "");
	injure(&w, INJURY_DANGEROUS);
	pp_fall_senseless(w.t.game, w.who, FATE_STUNNED);
	care(&w, "4 3");	/* holds; lies senseless */
	assert_int_equal(state_of(&w)->fate, FATE_STUNNED);
	care(&w, "2");		/* collapses, and throws no more */
	assert_int_equal(state_of(&w)->fate, FATE_NONE);
	assert_true(pp_out(w.t.game, w.who));
	pp_end(&w.t);
}

/* P2, and whom he held is free. */
TEST(test_S_P_16_who_falls_lets_go)
{
	struct ward w;
	int captive;

	begin(&w, "");
	captive = trial_figure(&w.t, "rivals", 1);
	game_capture(w.t.game, captive, w.who);
	state_of(&w)->enraged = state_of(&w)->told = state_of(&w)->staggered = true;
	pp_fall_senseless(w.t.game, w.who, FATE_STUNNED);
	assert_int_equal(w.t.game->figures[captive].life, LIFE_FIT);
	assert_false(state_of(&w)->enraged || state_of(&w)->told || state_of(&w)->staggered);
	pp_end(&w.t);
}

/* ---- the end ---- */

TEST(test_S_P_33_the_apparently_dead_are_dead_at_the_end)
{
	struct ward w;
	int ape;

	begin(&w, "");
	ape = trial_figure(&w.t, "ape", 1);
	pp_injure(w.t.game, w.who, INJURY_DEAD);
	pp_injure(w.t.game, ape, INJURY_DEAD);
	pp_fall_senseless(w.t.game, trial_figure(&w.t, "explorers", 2), FATE_STUNNED);
	pp_last_breath(w.t.game);
	assert_int_equal(life(&w), LIFE_DEAD);
	assert_int_equal(w.t.game->figures[ape].life, LIFE_DEAD);
	assert_int_equal(w.t.game->figures[trial_figure(&w.t, "explorers", 2)].life, LIFE_WOUNDED);
	pp_end(&w.t);
}

TEST(test_S_P_33_unless_the_scenario_throws_for_them)
{
	struct ward w;
	int other;

	begin(&w, "gm last-breath=4\n");
	other = trial_figure(&w.t, "explorers", 2);
	pp_injure(w.t.game, w.who, INJURY_DEAD);
	pp_injure(w.t.game, other, INJURY_DEAD);
	trial_dice(&w.t, "4 3");
	pp_last_breath(w.t.game);
	assert_int_equal(life(&w), LIFE_WOUNDED);
	assert_int_equal(state_of(&w)->injury, INJURY_BAD);
	assert_int_equal(w.t.game->figures[other].life, LIFE_DEAD);
	pp_end(&w.t);
}

TEST_MAIN
