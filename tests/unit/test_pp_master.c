/* The Game Master's acts in participation games (C-12), truces, and ground that changes. */
#include "config.h"
#include "unit.h"
#include "cliffhanger/master.h"
#include "pp_games.h"
#include "systems/participation/drawers.h"
#include "systems/participation/melee/harm.h"

static const char clearing[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A A . . . . B B .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n" EXPLORERS_AND_RIVALS;

static void gm(struct trial *t, const char *line)
{
	trial_do(t, master_seat(t->game), line);
}

static void gm_may_not(struct trial *t, const char *line, const char *rule)
{
	trial_refuses(t, master_seat(t->game), line, rule);
}

static void begin(struct trial *t)
{
	pp_begin(t, clearing);
	gm(t, "gm-sit yes");
}

TRIAL(test_C_12_he_heals_whatever_ails_somebody, begin(&t), pp_end)
{
	int man;

	man = trial_figure(&t, "explorers", 1);
	pp_injure(t.game, man, INJURY_BAD);
	pp_figure_of(t.game, man)->down = true;
	gm(&t, "gm-heal explorers.1");
	assert_int_equal(pp_figure_of(t.game, man)->injury, INJURY_SUPERFICIAL);
	assert_false(pp_figure_of(t.game, man)->down);
	pp_injure(t.game, man, INJURY_DEAD);
	assert_int_equal(t.game->figures[man].life, LIFE_WOUNDED);
	gm(&t, "gm-heal explorers.1");
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
	assert_false(pp_out(t.game, man));
	pp_fall_senseless(t.game, man, FATE_FAINT);
	gm(&t, "gm-heal explorers.1");
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
	assert_int_equal(pp_figure_of(t.game, man)->fate, FATE_NONE);
}

TRIAL(test_C_12_he_wounds_kills_and_brings_back_unhurt, begin(&t), pp_end)
{
	int man;

	man = trial_figure(&t, "rivals", 2);
	gm(&t, "gm-wound rivals.2");
	assert_int_equal(pp_figure_of(t.game, man)->injury, INJURY_BAD);
	pp_figure_of(t.game, man)->failed[DEED_LEAP] = 2;
	gm(&t, "gm-kill rivals.2");
	assert_int_equal(t.game->figures[man].life, LIFE_DEAD);
	gm(&t, "gm-add rivals.2 8,3");
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
	assert_int_equal(pp_figure_of(t.game, man)->injury, INJURY_SUPERFICIAL);
	assert_int_equal(pp_figure_of(t.game, man)->failed[DEED_LEAP], 0);
}

TRIAL(test_C_12_whom_he_takes_away_lies_senseless_no_more, begin(&t), pp_end)
{
	struct reason why;
	int man;

	man = trial_figure(&t, "rivals", 2);
	pp_fall_senseless(t.game, man, FATE_STUNNED);
	gm(&t, "gm-remove rivals.2");
	assert_int_equal(pp_figure_of(t.game, man)->fate, FATE_NONE);
	assert_true(pp_restored(t.game, &why));
	t.game->n_decisions = 1;
	t.game->decisions[0] = (struct decision){ .kind = ASK_SNAP, .unit = 0, .other = NOBODY };
	assert_false(pp_restored(t.game, &why));
	assert_string_equal(why.text, "decision 0 is about nobody");
	t.game->n_decisions = 0;
}

TRIAL(test_C_12_he_steadies_who_is_afraid, begin(&t), pp_end)
{
	gm_may_not(&t, "gm-steady explorers.1", "C-12");
	pp_figure_in(&t, "explorers", 1)->spirit = SPIRIT_PANICKED;
	gm(&t, "gm-steady explorers.1");
	assert_int_equal(pp_figure_in(&t, "explorers", 1)->spirit, SPIRIT_CONTROLLED);
}

TRIAL(test_C_12_what_these_rules_do_not_know_he_is_told, begin(&t), pp_end)
{
	gm_may_not(&t, "gm-suppress explorers", "C-12");
	gm_may_not(&t, "gm-arm explorers club", "C-12");
}

TRIAL(test_X_164_he_hides_whom_nobody_stands_before, begin(&t), pp_end)
{
	gm(&t, "gm-hide rivals");
	assert_false(game_sees(t.game, 0, trial_unit(&t, "rivals")));
	gm(&t, "gm-reveal rivals");
	assert_true(game_sees(t.game, 0, trial_unit(&t, "rivals")));
	trial_put(&t, "explorers", 1, 6, 2);
	gm_may_not(&t, "gm-hide rivals", "X-164");
}

TRIAL(test_C_12_a_truce_ends_what_was_meant, begin(&t), pp_end)
{
	int man, foe;

	man = trial_figure(&t, "explorers", 1);
	foe = trial_figure(&t, "rivals", 1);
	pp_unit_in(&t, "explorers")->doing = DOING_CHARGE;
	pp_unit_in(&t, "explorers")->target = (int16_t)trial_unit(&t, "rivals");
	pp_figure_of(t.game, man)->target = (int16_t)foe;
	trial_put(&t, "rivals", 2, 4, 2);
	game_capture(t.game, trial_figure(&t, "rivals", 2), man);
	gm(&t, "gm-truce explorers rivals yes");
	assert_int_equal(pp_unit_in(&t, "explorers")->doing, DOING_STAND);
	assert_int_equal(pp_figure_of(t.game, man)->target, NOBODY);
	assert_int_equal(t.game->figures[trial_figure(&t, "rivals", 2)].life, LIFE_FIT);
}

TRIAL(test_X_169_who_stands_where_nobody_can_scrambles_out, begin(&t), pp_end)
{
	int man;

	man = trial_figure(&t, "explorers", 1);
	gm(&t, "gm-ground 3,2 3,2 lava");
	assert_true(t.game->figures[man].cell != build_cell(t.setup, 3, 2));
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
}

TEST_MAIN
