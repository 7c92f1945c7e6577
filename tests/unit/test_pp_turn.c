/* The turn as a walk through its parts, who goes first in them, and who is seen. */
#include "config.h"
#include "unit.h"
#include "cliffhanger/mind.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"

static const char clearing[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A A . . . . B B .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n" EXPLORERS_AND_RIVALS;

static void begin_order(struct trial *t, const char *dice)
{
	trial_dice(t, dice);
	pp_go_to(t, STAGE_FIRST, "explorers");
}

TEST(test_S_P_1_the_higher_die_goes_first)
{
	struct trial t;

	pp_begin(&t, clearing);
	begin_order(&t, "2 5");
	assert_int_equal(pp_in(&t)->order[0], 1);
	assert_int_equal(pp_in(&t)->order[1], 0);
	assert_int_equal(pp_side_now(t.game), 1);
	assert_int_equal(pp_in(&t)->first_dice[0], 2);
	begin_order(&t, "4 3");
	assert_int_equal(pp_side_now(t.game), 0);
	pp_end(&t);
}

TEST(test_X_165_who_ties_throws_again)
{
	struct trial t;

	pp_begin(&t, clearing);
	begin_order(&t, "3 3 6 6 1 2");
	assert_int_equal(pp_side_now(t.game), 1);
	assert_int_equal(pp_in(&t)->first_dice[0], 3);
	pp_end(&t);
}

PP_GAME(test_P_1_each_side_moves_then_all_speak_then_each_fires, clearing)
{
	assert_int_equal(t.game->decisions[0].kind, ASK_MOVE);
	pp_do(&t, "explorers", "done");
	assert_int_equal(pp_side_now(t.game), 1);
	pp_do(&t, "rivals", "done");
	assert_int_equal(t.game->phase, PHASE_SPEAK);
	pp_do(&t, "explorers", "done");
	pp_do(&t, "rivals", "done");
	assert_int_equal(t.game->phase, PHASE_FIRE);
	assert_int_equal(pp_in(&t)->round, 1);
}

/* ---- who is seen (X-164) ---- */

static bool explorers_see(const struct trial *t)
{
	return game_sees(t->game, 0, trial_unit(t, "rivals"));
}

PP_GAME(test_X_164_a_line_shows_whoever_is_there, clearing)
{
	assert_true(explorers_see(&t));
	for (int row = 1; row <= 4; row++)
		trial_ground(&t, 5, row, "stone");
	pp_sight_renew(t.game);
	assert_false(explorers_see(&t));
	trial_put(&t, "explorers", 1, 7, 2);
	pp_sight_renew(t.game);
	assert_true(explorers_see(&t));
}

static void hide_rivals(struct trial *t)
{
	pp_unit_in(t, "rivals")->hidden = true;
	game_sight(t->game, trial_unit(t, "rivals"), 0, false);
}

PP_GAME(test_X_164_the_hidden_are_seen_when_they_move_or_somebody_is_near, clearing)
{
	hide_rivals(&t);
	pp_sight_renew(t.game);
	assert_false(explorers_see(&t));
	pp_figure_in(&t, "rivals", 2)->moved = 10;
	pp_sight_renew(t.game);
	assert_true(explorers_see(&t));
	pp_figure_in(&t, "rivals", 2)->moved = 0;
	hide_rivals(&t);
	trial_put(&t, "explorers", 1, 4, 2);	/* 4" */
	pp_sight_renew(t.game);
	assert_false(explorers_see(&t));
	trial_put(&t, "explorers", 1, 5, 2);	/* 3" */
	pp_sight_renew(t.game);
	assert_true(explorers_see(&t));
}

PP_GAME(test_X_164_who_gives_himself_away_is_seen_by_whoever_has_a_line, clearing)
{
	hide_rivals(&t);
	pp_reveal(t.game, trial_unit(&t, "rivals"));
	assert_true(explorers_see(&t));
}

/* ---- wills (X-166) ---- */

PP_GAME(test_X_166_the_obedient_have_a_will_while_they_are_told,
	"map\n. . . . . . . . . .\n . A A . . . . B B .\n. . . . . . . . . .\n"
	" . . . . . . . . . .\nend\nside explorers edges=west\nside rivals edges=east\n"
	"unit explorers sign=A side=explorers arms=rifle courage=follower\n"
	"unit rivals sign=B side=rivals arms=revolver\n")
{
	assert_int_equal(pp_figure_in(&t, "explorers", 1)->spirit, SPIRIT_OBEDIENT);
	assert_false(pp_own_will(t.game, trial_unit(&t, "explorers")));
	pp_figure_in(&t, "explorers", 1)->told = true;
	assert_true(pp_own_will(t.game, trial_unit(&t, "explorers")));
	assert_true(pp_own_will(t.game, trial_unit(&t, "rivals")));
	pp_figure_in(&t, "rivals", 1)->spirit = SPIRIT_SHAKEN;
	assert_true(pp_own_will(t.game, trial_unit(&t, "rivals")));
	pp_figure_in(&t, "rivals", 1)->spirit = SPIRIT_PANICKED;
	assert_false(pp_own_will(t.game, trial_unit(&t, "rivals")));
}

TEST_MAIN
