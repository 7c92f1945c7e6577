/* Facts for the action tests of risk: what a position gives each line of the factors,
 * which table a unit tests by, and who tests.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_field.h"
#include "systems/risk/mind/facts.h"

/* What a line of the factors brings `ours`, and nothing else does. */
static int only(const struct trial *t, const char *rule)
{
	struct forecast f;
	int sum = 0;

	field_forecast(t, "ours", &f);
	for (int i = 0; i < f.n_factors; i++) {
		if (strcmp(f.factors[i].rule, rule) != 0)
			fail_msg("%s counts too: %s", f.factors[i].rule, f.factors[i].name);
		sum += f.factors[i].halves / 2;
	}
	assert_int_equal(f.factor, sum);
	return sum;
}

static void face(struct trial *t, const char *unit, int n, int direction)
{
	for (int i = 1; i <= n; i++)
		game_face(t->game, trial_figure(t, unit, i), direction);
}

/* ---- the lines of the factors (K-1) ---- */

ON_FIELD(test_K_1_nothing_counts_in_the_open, PLAIN)
{
	assert_int_equal(field_factor(&t), 0);
}

TEST(test_K_1_S_K_7_no_enemy_nor_retreating_friends_in_sight)
{
	struct trial t;

	field_begin(&t, PLAIN "unit pals side=west figures=2 at=40,2 facing=E arms=club\n");
	field_kill(&t, "foes", 1, 4);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_unit_in(&t, "pals")->last_deed = DEED_FELL_BACK;	/* in sight, not near */
	assert_int_equal(field_factor(&t), 0);
	risk_end(&t);
	field_begin(&t, PLAIN);	/* there, and not seen */
	game_sight(t.game, trial_unit(&t, "foes"), 0, false);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_end(&t);
}

TEST(test_K_1_a_hero_with_the_unit_or_superior_quality)
{
	struct trial t;

	field_begin(&t, OURS("arms=club") "figure 1 leader hero\n" FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);
	risk_end(&t);
	field_begin(&t, OURS("arms=club quality=superior") FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);
	risk_end(&t);
	field_begin(&t, OURS("arms=club quality=superior") "figure 1 leader hero\n"
		FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);		/* one line, once */
	risk_end(&t);
	field_begin(&t, OURS("arms=club") "figure 1 leader hero quality=regular\n"
		FOES("50,5", "arms=club"));
	assert_int_equal(field_factor(&t), 0);
	risk_end(&t);
}

TEST(test_K_1_S_K_2_S_K_3_cover_or_advancing)
{
	struct trial t;

	field_begin(&t, PLAIN);
	field_ground(&t, "ours", 3, "hedge");
	assert_int_equal(field_factor(&t), 0);	/* not entirely */
	field_ground(&t, "ours", 4, "hedge");
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_unit_in(&t, "ours")->last_deed = DEED_ADVANCED;
	assert_int_equal(only(&t, "factors.cover"), -1);	/* S-K-3 */
	risk_end(&t);
	field_begin(&t, PLAIN);
	risk_unit_in(&t, "ours")->last_deed = DEED_ADVANCED;
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_unit_in(&t, "ours")->last_deed = DEED_STOOD;	/* S-K-2: last turn's deed */
	risk_unit_in(&t, "ours")->deed = DEED_ADVANCED;
	assert_int_equal(field_factor(&t), 0);
	risk_game_of(t.game)->walk.stage = STAGE_FIRE;	/* this turn's is done by now */
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_end(&t);
}

ON_FIELD(test_X_89_cover_behind_a_wall,
	"unit ours side=west figures=1 at=10,5 facing=E uncommanded arms=club\n"
	FOES("50,5", "arms=club"))
{
	table_set_ground(t.game->table, build_cell(t.setup, 11, 5),
		table_find_ground(t.game->table, "wall"));
	assert_int_equal(only(&t, "factors.cover"), -1);	/* from the nearest enemy */
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "foes", i, 2, 3 + i);
	face(&t, "ours", 1, WEST);		/* the wall is at its back now */
	assert_int_equal(field_factor(&t), 1);	/* in reach, and no cover */
	field_kill(&t, "foes", 1, 4);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	face(&t, "ours", 1, EAST);
	assert_int_equal(field_factor(&t), -5);
}

TEST(test_K_1_S_K_4_S_K_5_an_enemy_in_clear_sight_and_range)
{
	struct trial t;

	field_begin(&t, OURS("arms=club") FOES("50,5", "arms=rifle"));
	assert_int_equal(only(&t, "factors.in-range"), 1);
	field_ground(&t, "foes", 4, "hedge");	/* in sight, not clearly */
	assert_int_equal(field_factor(&t), 0);
	risk_end(&t);
	field_begin(&t, OURS("arms=club") FOES("18,5",
		"arms=club"));	/* S-K-4: a charge's reach */
	assert_int_equal(only(&t, "factors.in-range"), 1);
	risk_end(&t);
}

/* In the open, but behind a wall, or half hidden by it or by somebody in the way. */
ON_FIELD(test_S_K_5_who_is_partly_hidden_is_not_in_clear_sight,
	"unit ours side=west figures=1 at=10,5 facing=E uncommanded arms=club\n"
	"unit foes side=east figures=1 at=50,5 facing=W arms=rifle\n"
	"unit pals side=west figures=1 at=40,1 facing=E arms=club\n")
{
	assert_int_equal(only(&t, "factors.in-range"), 1);
	for (int col = 30; col < 50; col += 19) {	/* between, and next to the foe */
		trial_ground(&t, col, 5, "hedge");
		assert_int_equal(field_factor(&t), 0);
		trial_ground(&t, col, 5, "open");
	}
	trial_put(&t, "pals", 1, 30, 5);
	assert_int_equal(field_factor(&t), 0);
	trial_put(&t, "pals", 1, 11, 5);	/* near enough to be shot past */
	assert_int_equal(only(&t, "factors.in-range"), 1);
}

ON_FIELD(test_K_4_X_89_half_of_a_unit_in_works_defends_them, PLAIN)
{
	struct forecast f;

	field_ground(&t, "ours", 1, "barricade");
	field_forecast(&t, "ours", &f);
	assert_string_equal(f.row, "Up to 0");
	field_ground(&t, "ours", 2, "barricade");
	field_forecast(&t, "ours", &f);
	assert_string_equal(f.row, "Up to 0, defending works");
}

TEST(test_K_1_S_K_4_raw_and_in_range)
{
	struct trial t;

	field_begin(&t, OURS("arms=club quality=raw") FOES("50,5", "arms=rifle"));
	assert_int_equal(field_factor(&t), 2);	/* both lines */
	field_ground(&t, "foes", 4, "hedge");
	assert_int_equal(only(&t, "factors.raw"), 1);	/* any enemy in sight will do */
	risk_end(&t);
	field_begin(&t, OURS("arms=club") FOES("50,5", "arms=rifle"));
	field_ground(&t, "foes", 4, "hedge");
	risk_man(&t, "ours", 1)->wounds = risk_man(&t, "ours", 2)->wounds = 1;
	assert_int_equal(only(&t, "factors.losses"), 5);	/* half of them: not yet raw */
	risk_man(&t, "ours", 3)->wounds = 1;
	assert_int_equal(field_factor(&t), 7 + 1);	/* X-89, K-15 */
	risk_end(&t);
}

ON_FIELD(test_K_1_S_K_6_losses_in_full_tenths,
	"unit ours side=west figures=12 at=10,5 facing=E uncommanded arms=club\n"
	FOES("50,5", "arms=club"))
{
	field_kill(&t, "ours", 2, 2);
	assert_int_equal(field_factor(&t), 0);	/* 8 % */
	risk_man(&t, "ours", 3)->wounds = 1;
	assert_int_equal(only(&t, "factors.losses"), 1);	/* 16 % */
	field_kill(&t, "ours", 3, 3);		/* wounded, then dead: counts once */
	assert_int_equal(only(&t, "factors.losses"), 1);
	field_kill(&t, "ours", 4, 5);
	assert_int_equal(only(&t, "factors.losses"), 3);	/* 33 % */
}

ON_FIELD(test_K_1_an_enemy_to_flank_or_rear, PLAIN)
{
	for (int direction = 0; direction < 6; direction++) {
		const bool front = direction >= NORTH_EAST && direction <= SOUTH_EAST;

		face(&t, "ours", 4, direction);
		assert_int_equal(only(&t, "factors.flank"), front ? 0 : 2);
	}
}

ON_FIELD(test_K_1_S_K_7_friends_who_break_near_by,
	PLAIN "unit pals side=west figures=1 at=20,5 facing=E arms=club\n")
{
	assert_int_equal(field_factor(&t), 0);
	risk_unit_in(&t, "pals")->last_deed = DEED_FELL_BACK;
	assert_true(standing_apart(t.game, 0, trial_unit(&t, "pals")) <= 250);
	assert_int_equal(only(&t, "factors.flank"), 2);
	face(&t, "ours", 4, WEST);		/* one line, once */
	assert_int_equal(only(&t, "factors.flank"), 2);
	face(&t, "ours", 4, EAST);
	risk_unit_in(&t, "pals")->last_deed = DEED_STOOD;
	risk_unit_in(&t, "pals")->routing = true;
	assert_int_equal(only(&t, "factors.flank"), 2);
	trial_put(&t, "pals", 1, 30, 5);	/* beyond 25 cm */
	assert_int_equal(field_factor(&t), 0);
}

TEST(test_K_1_S_K_8_natives_and_cavalry)
{
	struct trial t;

	field_begin(&t, OURS("arms=club native") FOES("31,5", "arms=club mounted"));
	assert_in_range(standing_apart(t.game, 0, trial_unit(&t, "foes")), 401, 500);
	assert_int_equal(only(&t, "factors.cavalry"), 2);
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "foes", i, 36, 3 + i);
	assert_int_equal(field_factor(&t), 0);
	risk_end(&t);
	field_begin(&t, OURS("arms=club") FOES("31,5", "arms=club mounted"));	/* no natives */
	assert_int_equal(field_factor(&t), 0);
	risk_end(&t);
	field_begin(&t, OURS("arms=club native") FOES("31,5", "arms=club mounted"));
	game_sight(t.game, trial_unit(&t, "foes"), 0, false);	/* S-K-8: that they see */
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_end(&t);
}

ON_FIELD(test_K_1_S_K_9_routing_or_beaten, PLAIN)
{
	risk_unit_in(&t, "ours")->routing = true;
	assert_int_equal(only(&t, "factors.routing"), 3);
	risk_unit_in(&t, "ours")->beaten_last = true;
	assert_int_equal(only(&t, "factors.routing"), 3);
	risk_unit_in(&t, "ours")->routing = false;
	assert_int_equal(only(&t, "factors.routing"), 3);
}

/* ---- which table (K-3), which die (K-2), who tests (S-K-1, S-K-34) ---- */

TEST(test_K_3_S_K_12_whose_table)
{
	static const struct { const char *arms; bool close; } arms[] = {
		{ "rifle", false }, { "musket", false }, { "pistol", false }, { "bow", false },
		{ "sling", false }, { "spear", true }, { "sword", true }, { "club", true },
		{ "hatchet", true }, { "rocks", true },
	};
	struct action_facts f;
	struct trial t;

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char text[300];

		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			arms[i].arms);
		field_begin(&t, text);
		uncommanded_facts(t.game, 0, &f);
		assert_int_equal(f.close_combat_only, arms[i].close);
		risk_end(&t);
	}
	field_begin(&t, OURS("arms=club") "figure 1 arms=rifle\nfigure 2 arms=rifle\n"
		FOES("50,5", "arms=club"));
	uncommanded_facts(t.game, 0, &f);
	assert_false(f.close_combat_only);	/* a tie */
	field_kill(&t, "ours", 1, 1);
	uncommanded_facts(t.game, 0, &f);
	assert_true(f.close_combat_only);
	risk_end(&t);
}

ON_FIELD(test_K_2_a_die_that_the_scenario_modifies,
	OURS("arms=club die=2") FOES("50,5", "arms=club"))
{
	field_throw(&t, "5 1");
	assert_int_equal(risk_unit_in(&t, "ours")->test.die, 6);	/* held */
	field_throw(&t, "1 1");
	assert_int_equal(risk_unit_in(&t, "ours")->test.die, 3);
}

ON_FIELD(test_S_K_1_S_K_34_who_tests,
	OURS("arms=club")
	"unit troops side=west figures=2 at=10,8 facing=E arms=rifle\n"
	"unit near side=west figures=1 at=12,8 facing=E arms=pistol\nfigure 1 hero leader\n"
	"unit far side=west figures=1 at=30,2 facing=E arms=pistol\nfigure 1 hero leader\n"
	FOES("50,5", "arms=club"))
{
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "ours")));
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "troops")));
	assert_true(standing_apart(t.game, trial_unit(&t, "near"),
		trial_unit(&t, "troops")) <= 50);
	assert_false(risk_tests_alone(t.game, trial_unit(&t, "near")));
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "far")));
	field_throw(&t, "2 3 4 5");	/* ours, troops, far, foes */
	assert_int_equal(risk_unit_in(&t, "far")->test.die, 4);
	assert_int_equal(risk_unit_in(&t, "near")->test_turn, 0);
}

ON_FIELD(test_X_89_a_character_near_is_the_groups_hero,
	PLAIN
	"unit near side=west figures=1 at=12,5 facing=E arms=pistol\n"
	"figure 1 hero leader\n")
{
	assert_int_equal(only(&t, "factors.hero"), -1);
	trial_put(&t, "near", 1, 20, 5);
	assert_int_equal(field_factor(&t), 0);
}

TEST_MAIN
