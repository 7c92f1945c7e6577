/* People whom nobody commands (C-14, X-230): what a position gives each line of the factors,
 * the stage of tests, and for each word what a unit makes of it.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_told.h"
#include "systems/participation/mind/facts.h"

enum { INCH = 10 };

/* Rifles and clubs, an enemy to the east of them, a wood in their back. */
#define GROUND \
	"map\n" \
	". & & . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . & & . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". & & . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"side west edges=west\nside east edges=east\n" \
	"unit captain side=west figures=1 at=1,6 arms=rifle\n"
#define RIFLES "unit rifles side=west figures=1 at=8,2 facing=E arms=rifle uncommanded\n"
#define CLUBS "unit clubs side=west figures=1 at=8,5 facing=E arms=club uncommanded\n"
#define FOES(at, more) "unit foes side=east figures=1 at=" at " facing=W arms=rifle " more "\n"

static void expect(const struct trial *t, const char *line)
{
	assert_string_equal(pp_obeyed(t, "west"), line);
}

static void field(struct trial *t, const char *drawing, const char *unit, enum action word)
{
	pp_begin(t, drawing);
	pp_word(t, unit, word);
}

/* ---- words ---- */

TEST(test_C_14_attack_charges_whom_it_can_reach_and_runs_at_others)
{
	struct trial t;
	cell_t to;

	field(&t, GROUND CLUBS FOES("14,5", ""), "clubs", ACTION_ATTACK);
	expect(&t, "charge clubs foes");
	pp_end(&t);
	field(&t, GROUND CLUBS FOES("30,5", ""), "clubs", ACTION_ATTACK);
	assert_memory_equal(pp_obeyed(&t, "west"), "run clubs ", 10);
	to = trial_told_cell(&t, pp_obeyed(&t, "west"));
	assert_int_equal(trial_far(&t, to, "foes"), 12 * INCH);
	pp_end(&t);
}

TEST(test_C_14_advance_walks_to_short_range_and_no_nearer)
{
	struct trial t;
	cell_t to;

	field(&t, GROUND RIFLES FOES("15,2", ""), "rifles", ACTION_ADVANCE);
	expect(&t, "watch rifles");
	pp_end(&t);
	field(&t, GROUND RIFLES FOES("30,2", ""), "rifles", ACTION_ADVANCE);
	assert_memory_equal(pp_obeyed(&t, "west"), "walk rifles ", 12);
	to = trial_told_cell(&t, pp_obeyed(&t, "west"));
	assert_int_equal(trial_far(&t, to, "foes"), 17 * INCH);
	pp_end(&t);
}

TEST(test_C_14_halt_watches_or_stands)
{
	struct trial t;

	field(&t, GROUND RIFLES FOES("20,2", ""), "rifles", ACTION_HALT);
	expect(&t, "watch rifles");
	pp_end(&t);
	field(&t, GROUND CLUBS FOES("11,5", ""), "clubs", ACTION_HALT);
	expect(&t, "stand clubs");
	pp_end(&t);
}

TEST(test_C_14_carry_on_goes_on_with_the_last_word)
{
	struct trial t;

	field(&t, GROUND CLUBS FOES("14,5", ""), "clubs", ACTION_CARRY_ON);
	pp_unit_in(&t, "clubs")->mind = ACTION_HALT;
	expect(&t, "stand clubs");
	pp_unit_in(&t, "clubs")->mind = ACTION_ATTACK;
	expect(&t, "charge clubs foes");
	pp_unit_in(&t, "clubs")->mind = ACTION_ROUT;
	expect(&t, "stand clubs");
	pp_end(&t);
}

TEST(test_C_14_retreat_goes_back_unless_cover_holds_it)
{
	struct trial t;
	const char *line;

	field(&t, GROUND RIFLES FOES("20,2", ""), "rifles", ACTION_RETREAT);
	line = pp_obeyed(&t, "west");
	assert_memory_equal(line, "walk rifles ", 12);
	assert_true(trial_far(&t, trial_told_cell(&t, line), "foes") > 12 * INCH);
	trial_put(&t, "rifles", 1, 3, 2);
	expect(&t, "watch rifles");
	pp_end(&t);
}

TEST(test_C_14_rout_runs)
{
	struct trial t;

	field(&t, GROUND CLUBS FOES("14,5", ""), "clubs", ACTION_ROUT);
	assert_memory_equal(pp_obeyed(&t, "west"), "run clubs ", 10);
	assert_true(trial_far(&t, trial_told_cell(&t, pp_obeyed(&t, "west")), "foes") > 6 * INCH);
	pp_end(&t);
}

TEST(test_C_14_when_all_have_acted_it_is_done)
{
	struct trial t;

	field(&t, GROUND CLUBS RIFLES FOES("14,5", ""), "clubs", ACTION_HALT);
	pp_word(&t, "rifles", ACTION_HALT);
	assert_string_equal(pp_obeys(&t, "west"), "stand clubs");
	assert_string_equal(pp_obeys(&t, "west"), "watch rifles");
	expect(&t, "done");
	pp_end(&t);
}

/* ---- fire ---- */

TEST(test_C_14_fire_is_at_the_nearest)
{
	struct trial t;

	pp_begin(&t, GROUND RIFLES FOES("20,2", "")
		"unit near side=east figures=1 at=17,3 arms=rifle\n");
	pp_go_to(&t, STAGE_FIRE, "west");
	trial_ground(&t, 17, 3, "wall");	/* even behind something */
	expect(&t, "fire rifles.1 near.1");
	pp_obeys(&t, "west");
	expect(&t, "done");
	pp_end(&t);
}

/* OB3. */
TEST(test_C_14_the_hidden_wait_for_short_range)
{
	struct trial t;

	pp_begin(&t, GROUND RIFLES FOES("20,2", ""));
	pp_unit_in(&t, "rifles")->hidden = true;
	pp_go_to(&t, STAGE_FIRE, "west");
	expect(&t, "done");
	trial_put(&t, "foes", 1, 15, 2);
	expect(&t, "fire rifles.1 foes.1");
	pp_end(&t);
}

/* ---- the rest ---- */

TEST(test_C_14_they_kick_dynamite_away)
{
	struct trial t;

	pp_begin(&t, GROUND CLUBS FOES("12,5", ""));
	pp_in(&t)->n_sticks = 1;
	pp_in(&t)->stick[0] = build_cell(t.setup, 9, 5);
	pp_in(&t)->stick_by[0] = (int16_t)trial_figure(&t, "foes", 1);
	pp_go_to(&t, STAGE_KICK, NULL);
	expect(&t, "kick clubs.1 11,5");
	pp_end(&t);
}

TEST(test_S_P_1_they_shoot_at_whoever_comes_at_them)
{
	struct trial t;

	pp_begin(&t, GROUND "unit rifles side=west figures=1 at=20,4 facing=E arms=rifle "
		"uncommanded\n" FOES("29,4", "move=6"));
	pp_go_to(&t, STAGE_MOVE, "east");
	pp_do(&t, "east", "charge foes rifles");
	pp_do(&t, "east", "done");
	expect(&t, "fire rifles foes");
	pp_end(&t);
}

/* ---- facts (X-230) ---- */

static void facts(const struct trial *t, const char *unit, struct action_facts *f)
{
	uncommanded_facts(t->game, trial_unit(t, unit), f);
}

TEST(test_X_230_who_is_superior_and_who_is_raw)
{
	struct action_facts f;
	struct trial t;

	pp_begin(&t, GROUND RIFLES FOES("20,2", "")
		"unit guard side=west figures=2 at=8,4 arms=rifle elite uncommanded\n"
		"unit porters side=west figures=2 at=4,5 arms=club courage=cautious uncommanded\n");
	facts(&t, "rifles", &f);
	assert_false(f.hero_or_superior || f.raw || f.close_combat_only);
	assert_true(f.blue_binds && f.enemy_in_sight && f.clear_enemy_in_own_range);
	facts(&t, "guard", &f);
	assert_true(f.hero_or_superior);
	facts(&t, "porters", &f);
	assert_true(f.raw && f.close_combat_only);
	pp_end(&t);
}

TEST(test_X_230_losses_cover_and_friends_who_run)
{
	struct action_facts f;
	struct trial t;

	pp_begin(&t, GROUND "unit rifles side=west figures=4 at=10,3 arms=rifle uncommanded\n"
		"unit others side=west figures=1 at=12,5 arms=rifle\n" FOES("20,2", ""));
	facts(&t, "rifles", &f);
	assert_int_equal(f.tenths_lost, 0);
	assert_false(f.in_cover || f.friends_breaking_near || f.friends_retreating_in_sight);
	pp_figure_in(&t, "rifles", 2)->injury = INJURY_LIGHT;
	pp_figure_in(&t, "others", 1)->spirit = SPIRIT_TERRIFIED;
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "rifles", i, 2 + i % 2, 1 + i / 2);
	facts(&t, "rifles", &f);
	assert_int_equal(f.tenths_lost, 2);
	assert_true(f.in_cover);
	assert_true(f.friends_retreating_in_sight);
	pp_end(&t);
}

/* ---- the stage ---- */

TEST(test_X_230_everybody_uncommanded_throws_for_himself)
{
	struct trial t;
	struct forecast f;
	struct pp_unit *u;

	pp_begin(&t, GROUND RIFLES CLUBS FOES("30,2", ""));
	assert_true(uncommanded_forecast(t.game, trial_unit(&t, "rifles"), &f));
	assert_false(uncommanded_forecast(t.game, trial_unit(&t, "captain"), &f));
	trial_dice(&t, "6 1");
	uncommanded_tests(t.game);
	u = pp_unit_in(&t, "rifles");
	assert_int_equal(u->test_turn, t.game->turn);
	assert_int_equal(u->test.die, 6);
	assert_string_equal(action_name((enum action)u->word), f.outcome[5].word);
	if (u->word != ACTION_CARRY_ON)
		assert_int_equal(u->mind, u->word);
	u->mind = ACTION_CARRY_ON;
	for (int die = 1; die <= 6; die++) {	/* TE1 */
		char dice[8];

		snprintf(dice, sizeof dice, "%d 1", die);
		trial_dice(&t, dice);
		uncommanded_tests(t.game);
		if (u->word != ACTION_CARRY_ON)
			assert_int_equal(u->mind, u->word);
	}
	trial_dice(&t, "6 1");
	uncommanded_tests(t.game);
	assert_int_equal(pp_unit_in(&t, "clubs")->test.die, 1);
	assert_int_equal(pp_unit_in(&t, "captain")->test_turn, 0);
	pp_end(&t);
}

TEST(test_X_230_why_tells_the_test)
{
	struct trial t;
	char text[240];
	int line = 0;
	bool law = false;

	pp_begin(&t, GROUND RIFLES FOES("30,2", ""));
	assert_true(pp_why(t.game, trial_unit(&t, "captain"), 0, text, sizeof text));
	assert_non_null(strstr(text, "under command"));
	trial_dice(&t, "6");
	uncommanded_tests(t.game);
	for (; pp_why(t.game, trial_unit(&t, "rifles"), line, text, sizeof text); line++)
		law = law || strstr(text, "law for this turn") || strstr(text, "go on as before");
	assert_true(law && line > 1);
	pp_end(&t);
}

TEST_MAIN
