/* Who is what in `risk`, and who can act. */
#include "config.h"
#include "unit.h"
#include "played.h"
#include "risk_games.h"
#include "systems/risk/judges.h"

/* Two sides: one with a player, one that nobody runs.  A stranger rides. */
static const char camp[] =
	"map\n"
	"  . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"   H . A A . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"  . . . A . . . . R . . C . . . . . . . . . . . . . . . . . B B\n"
	"   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\n"
	"side river edges=east\n"
	"unit captain sign=H side=column arms=pistol\n"
	"figure 1 hero leader\n"
	"unit askaris sign=A side=column arms=rifle quality=superior\n"
	"figure 1 leader\n"
	"unit scouts sign=R side=column arms=rifle mounted uncommanded\n"
	"unit clerk sign=C side=column quality=raw\n"
	"figure 1 hero quality=regular\n"
	"unit spears sign=B side=river arms=spear native uncommanded quality=raw\n";

TRIAL(test_X_30_who_commands_whom, trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	assert_int_equal(risk_command_of(t.game, trial_unit(&t, "captain")), COMMAND_CHARACTER);
	assert_int_equal(risk_command_of(t.game, trial_unit(&t, "askaris")), COMMAND_TROOPS);
	assert_int_equal(risk_command_of(t.game, trial_unit(&t, "scouts")), COMMAND_UNCOMMANDED);
	assert_int_equal(risk_command_of(t.game, trial_unit(&t, "spears")), COMMAND_UNATTENDED);
	assert_true(risk_command_row(t.game, trial_unit(&t, "askaris"))->plain);
	assert_false(risk_command_row(t.game, trial_unit(&t, "askaris"))->blue);
	assert_true(risk_command_row(t.game, trial_unit(&t, "scouts"))->blue);
}

TRIAL(test_X_82_characters_are_heroes_unless_told_otherwise,
	trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	assert_true(risk_hero(t.game, trial_figure(&t, "captain", 1)));
	assert_false(risk_raw(t.game, trial_figure(&t, "captain", 1)));
	assert_false(risk_hero(t.game, trial_figure(&t, "clerk", 1)));
	/* His own word counts, not that of the unit. */
	assert_false(risk_raw(t.game, trial_figure(&t, "clerk", 1)));
	assert_true(risk_superior(t.game, trial_figure(&t, "askaris", 2)));
	assert_false(risk_hero(t.game, trial_figure(&t, "askaris", 1)));
	assert_true(risk_raw(t.game, trial_figure(&t, "spears", 1)));
}

TRIAL(test_K_18_rates_on_foot_and_mounted, trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	assert_int_equal(risk_rate(t.game, trial_figure(&t, "askaris", 1)), 200);
	assert_int_equal(risk_rate(t.game, trial_figure(&t, "scouts", 1)), 400);
}

TRIAL(test_K_15_a_wounded_figure_is_slow_and_raw,
	trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	risk_man(&t, "askaris", 2)->wounds = 1;
	risk_man(&t, "captain", 1)->wounds = 1;
	assert_int_equal(risk_rate(t.game, trial_figure(&t, "askaris", 2)), 100);
	assert_true(risk_raw(t.game, trial_figure(&t, "askaris", 2)));
	assert_false(risk_raw(t.game, trial_figure(&t, "askaris", 1)));
	assert_true(risk_raw(t.game, trial_figure(&t, "captain", 1)));
	assert_true(risk_hero(t.game, trial_figure(&t, "captain", 1)));
	assert_true(standing_fit(t.game, trial_figure(&t, "captain", 1)));
}

TRIAL(test_X_84_whoever_carries_nothing_has_his_hands,
	trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	int arm;

	arm = risk_arm(t.game, trial_figure(&t, "clerk", 1), 0);
	assert_int_equal(arm, risk_rules_of(t.game)->unarmed);
	assert_int_equal(risk_rules_of(t.game)->weapons[arm].melee, 0);
	assert_int_equal(risk_rules_of(t.game)->weapons[arm].range[BAND_LONG], 0);
	assert_int_equal(risk_arm(t.game, trial_figure(&t, "clerk", 1), 1), -1);
	assert_int_equal(risk_arm(t.game, trial_figure(&t, "captain", 1), 1), -1);
}

TRIAL(test_C_7_in_order_within_fifteen_centimetres,
	trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	trial_put(&t, "askaris", 1, 3, 1);
	trial_put(&t, "askaris", 2, 3, 2);
	trial_put(&t, "askaris", 3, 9, 1);	/* six cells of 25 mm are 15 cm */
	assert_true(risk_in_order(t.game, trial_figure(&t, "askaris", 3)));
	trial_put(&t, "askaris", 3, 10, 1);
	assert_false(risk_in_order(t.game, trial_figure(&t, "askaris", 3)));
	assert_true(risk_in_order(t.game, trial_figure(&t, "captain", 1)));
}

TRIAL(test_S_C_16_a_leader_too_far_off_is_not_with_his_men,
	trial_begin(&t, &system_risk, camp, ""), trial_end)
{
	assert_int_equal(risk_leader(t.game, trial_unit(&t, "askaris")),
		trial_figure(&t, "askaris", 1));
	trial_put(&t, "askaris", 1, 31, 1);
	assert_int_equal(risk_leader(t.game, trial_unit(&t, "askaris")), NOBODY);
	/* He is still the one by whom their orders are measured. */
	assert_int_equal(risk_guide(t.game, trial_unit(&t, "askaris")),
		trial_figure(&t, "askaris", 1));
}

TEST_MAIN
