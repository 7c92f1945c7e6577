/* Obeying the action tables (K-4, K-7): for each word the set of acceptable executions,
 * and what may not be done by it.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "risk_told.h"
#include "systems/risk/risk.h"

enum { CELL = 25 };

static struct told by_word(struct trial *t, const char *drawing, const char *id,
	enum action word)
{
	risk_begin(t, drawing);
	risk_word(t, id, word, false);
	risk_unit_in(t, id)->test.factor = 1;
	risk_unit_in(t, id)->test.close = strcmp(id, "clubs") == 0;
	return told_to(t, id);
}

static void expect_stands(const struct told *told)
{
	assert_int_equal(told->order, ORDER_STAND);
	assert_int_equal(told->goal, told->from);
}

static void expect_closes(const struct trial *t, const struct told *told, const char *id,
	int32_t least)
{
	assert_int_equal(told->order, ORDER_MOVE);
	assert_in_range(trial_far(t, told->from, id) - trial_far(t, told->goal, id), least, 200);
}

/* Muskets (medium range 16 cells) and clubs, an enemy twenty cells off, a wood between. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M . . . . . . . . . . . . . . . . . . . . B . . . .\n"
	". . M M . . . . . . . . . . . . . . . . . . . . B . . .\n"
	" . . M . . . . . . . . . . . . . . . . . . . . B . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . C C . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . C C . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"figure 1 leader\n"
	"unit clubs sign=C side=village arms=club uncommanded\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

/* The same, nine cells off. */
static const char near[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . . M . . . . . . . . B . . . . . .\n"
	". . M M . . . . . . . . B . . . . .\n"
	" . . M . . . . . . . . B . . . . . .\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . C C . . . . . . . . . . . . . . .\n"
	". . C C . . . . . . . . . . . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"figure 1 leader\n"
	"unit clubs sign=C side=village arms=club uncommanded\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

/* The same, five cells off, a second enemy behind a river. */
static const char reach[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . . M . . . . B . . . . . . . . . .\n"
	". . M M . . . . B . . . . . . . . .\n"
	" . . M . . . . B . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . C C . . . . . . . . . . . . . . .\n"
	". . C C . . . . . . . . . . . . . .\n"
	" = = = = = = = = = = = = = = = = = =\n"
	". . D D . . . . . . . . . . . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"figure 1 leader\n"
	"unit clubs sign=C side=village arms=club uncommanded\n"
	"unit thugs sign=B side=slavers arms=rifle\n"
	"unit boats sign=D side=slavers arms=rifle\n";

/* ---- attack ---- */

TEST(test_K_7_attack_charges_whom_it_reaches)
{
	struct trial t;
	struct told told;

	told = by_word(&t, reach, "muskets", ACTION_ATTACK);
	assert_int_equal(told.order, ORDER_CHARGE);
	assert_int_equal(told.target, trial_unit(&t, "thugs"));
	trial_end(&t);
}

TEST(test_K_7_whom_it_cannot_get_at_it_leaves_for_the_next)
{
	struct trial t;
	struct told told;

	told = by_word(&t, reach, "clubs", ACTION_ATTACK);
	assert_int_equal(told.order, ORDER_CHARGE);
	assert_int_equal(told.target, trial_unit(&t, "thugs"));
	trial_end(&t);
}

TEST(test_K_7_near_enough_an_advance_is_an_attack)
{
	struct trial t;
	struct told told;

	told = by_word(&t, reach, "clubs", ACTION_ADVANCE);
	assert_int_equal(told.order, ORDER_CHARGE);
	trial_end(&t);
	told = by_word(&t, near, "clubs", ACTION_ADVANCE);
	assert_true(told.order == ORDER_CHARGE || told.order == ORDER_MOVE);
	trial_end(&t);
}

TEST(test_K_7_attack_closes_at_full_rate_when_nobody_is_in_reach)
{
	struct trial t;
	struct told told;

	told = by_word(&t, field, "clubs", ACTION_ATTACK);
	expect_closes(&t, &told, "thugs", 7 * CELL);
	trial_end(&t);
}

TEST(test_S_K_14_shooters_who_attack_do_not_stop_at_medium_range)
{
	struct trial t;
	struct told told;

	told = by_word(&t, field, "muskets", ACTION_ATTACK);
	expect_closes(&t, &told, "thugs", 7 * CELL);
	assert_true(trial_far(&t, told.goal, "thugs") < 15 * CELL);
	trial_end(&t);
}

/* ---- advance ---- */

TEST(test_S_K_15_an_advance_stops_at_the_edge_of_medium_range)
{
	struct trial t;
	struct told told;

	told = by_word(&t, field, "muskets", ACTION_ADVANCE);
	assert_int_equal(told.order, ORDER_MOVE);
	assert_int_equal(trial_far(&t, told.goal, "thugs"), 16 * CELL);
	trial_end(&t);
}

/* A comrade stands where they would stop: they stop short of him, not beyond. */
TEST(test_S_K_15_an_advance_never_goes_past_medium_range)
{
	static const char lane[] =
		"cell 25\n"
		"map\n"
		"= = = = = = = = = = = = = = = =\n"
		" . . R . . . . . P . . B . . . .\n"
		"= = = = = = = = = = = = = = = =\n"
		" = = = = = = = = = = = = = = = =\n"
		"end\n"
		"side village edges=west\n"
		"side slavers edges=east\n"
		"unit riders sign=R side=village arms=pistol mounted uncommanded\n"
		"unit pals sign=P side=village arms=pistol uncommanded\n"
		"unit thugs sign=B side=slavers arms=club\n";
	struct trial t;
	struct told told;

	told = by_word(&t, lane, "riders", ACTION_ADVANCE);
	assert_int_equal(told.order, ORDER_MOVE);
	assert_int_equal(trial_far(&t, told.goal, "thugs"), 4 * CELL);
	trial_end(&t);
}

TEST(test_S_K_15_within_medium_range_an_advance_halts)
{
	struct trial t;
	struct told told;

	told = by_word(&t, near, "muskets", ACTION_ADVANCE);
	expect_stands(&told);
	trial_end(&t);
}

TEST(test_K_7_close_combat_troops_advance_towards_the_nearest)
{
	struct trial t;
	struct told told;

	told = by_word(&t, field, "clubs", ACTION_ADVANCE);
	expect_closes(&t, &told, "thugs", 6 * CELL);
	trial_end(&t);
}

TEST(test_advance_prefers_cover_at_the_same_price)
{
	struct trial t;
	struct told told;
	struct setup *s = build_setup(&system_risk, field);

	for (int col = 9; col <= 10; col++)
		for (int row = 6; row <= 7; row++)
			table_draw(s->table, build_cell(s, col, row),
				table_find_ground(s->table, "rock"), 0);
	table_finish(s->table);
	trial_begin_with(&t, s, "");
	risk_word(&t, "clubs", ACTION_ADVANCE, false);
	risk_unit_in(&t, "clubs")->test.factor = 1;
	told = told_to(&t, "clubs");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_int_equal(table_ground(t.game->table, told.goal)->cover, COVER_HARD);
	trial_end(&t);
}

TEST(test_two_units_make_for_different_places)
{
	struct trial t;
	cell_t first;

	risk_begin(&t, near);
	for (int i = 0; i < 2; i++) {
		const char *const id = i == 0 ? "muskets" : "clubs";

		risk_word(&t, id, ACTION_ATTACK, false);
		risk_unit_in(&t, id)->test.factor = 1;
	}
	first = told_to(&t, "muskets").goal;
	assert_true(grid_half_steps(&t.game->table->grid, first, told_to(&t, "clubs").goal) > 2);
	trial_end(&t);
}

/* ---- little risk (K-4) ---- */

static struct told carry_on(struct trial *t, const char *drawing, const char *id,
	enum action doing)
{
	risk_begin(t, drawing);
	risk_word(t, id, doing, false);	/* which its test made of `carry on` */
	risk_unit_in(t, id)->test.action = ACTION_CARRY_ON;
	return told_to(t, id);
}

TEST(test_K_4_carrying_on_goes_on_with_the_last_word)
{
	struct trial t;
	struct told told;

	told = carry_on(&t, field, "clubs", ACTION_HALT);
	expect_stands(&told);
	trial_end(&t);
	told = carry_on(&t, field, "clubs", ACTION_ADVANCE);
	expect_closes(&t, &told, "thugs", 6 * CELL);
	trial_end(&t);
	told = carry_on(&t, field, "clubs", ACTION_RETREAT);
	assert_int_equal(told.order, ORDER_RETREAT);
	trial_end(&t);
}

TEST(test_K_4_a_stance_says_what_the_first_turn_carries_on_with)
{
	struct trial t;

	risk_begin(&t,
		"map\n. C . . . . . . . . . . . . . . . . . . . . . B .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . D . . . . . . . . . . . . . . . . . . . . . . .\nend\n"
		"side village edges=west\nside slavers edges=east\n"
		"unit clubs sign=C side=village arms=club uncommanded stance=advance\n"
		"unit staves sign=D side=village arms=club uncommanded stance=hold\n"
		"unit thugs sign=B side=slavers arms=rifle\n");
	assert_int_equal(told_to(&t, "clubs").order, ORDER_MOVE);
	assert_int_equal(told_to(&t, "staves").order, ORDER_STAND);
	trial_end(&t);
}

TEST(test_K_4_defenders_may_not_leave_the_fortified_line)
{
	static const char works[] =
		"cell 25\n"
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . X . . . . . . . . . . . . . . . . . . . . B . . . .\n"
		". . X . . . . . . . . . . . . . . . . . . . . . B . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"legend X barricade\n"
		"side village edges=west\n"
		"side slavers edges=east\n"
		"unit clubs sign=N figures=2 side=village arms=club uncommanded\n"
		"figure 1 leader at=3,2\n"
		"figure 2 at=3,3\n"
		"unit thugs sign=B side=slavers arms=rifle\n";
	struct trial t;
	struct told told;

	told = carry_on(&t, works, "clubs", ACTION_ADVANCE);
	expect_stands(&told);
	trial_end(&t);
	told = carry_on(&t, works, "clubs", ACTION_ATTACK);
	expect_stands(&told);
	trial_end(&t);
}

/* A wall of huts hides the slavers. */
static const char hidden[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . m . . . . . . . . . . . . . . . .\n"
	" . . M . . . . . . . . m . . . . . . . . . . . B . . . .\n"
	". . M M . . . . . . . m . . . . . . . . . . . . B . . .\n"
	" . C C . . . . . . . . m . . . . . . . . . . . B . . . .\n"
	". . C . . . . . . . . m . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"unit clubs sign=C side=village arms=club uncommanded\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

static void hide_thugs(struct trial *t, bool remembered)
{
	const int thugs = trial_unit(t, "thugs");
	const cell_t at = game_unit_cell(t->game, thugs);

	game_sight(t->game, thugs, 0, false);
	t->game->units[thugs].sighted &= 2;
	t->game->units[thugs].last_seen[0] = remembered ? at : CELL_NONE;
}

TEST(test_K_4_the_6_of_others_goes_where_he_was_last_seen)
{
	struct trial t;
	struct told told;

	risk_begin(&t, hidden);
	hide_thugs(&t, true);
	risk_word(&t, "clubs", ACTION_ADVANCE, false);
	risk_unit_in(&t, "clubs")->test.factor = -4;
	told = told_to(&t, "clubs");
	expect_closes(&t, &told, "thugs", 5 * CELL);
	trial_end(&t);
}

TEST(test_whoever_knows_of_nobody_goes_on_as_it_faces)
{
	struct trial t;
	struct told told;

	risk_begin(&t, hidden);
	hide_thugs(&t, false);
	risk_word(&t, "clubs", ACTION_CARRY_ON, false);
	risk_unit_in(&t, "clubs")->doing = ACTION_ADVANCE;
	FOR_MEMBERS(f, t.game, trial_unit(&t, "clubs"))
		t.game->figures[f].facing = 0;
	told = told_to(&t, "clubs");
	assert_int_equal(told.order, ORDER_MOVE);
	trial_end(&t);
}

/* ---- no way there ---- */

static const char river[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . = . .\n"
	" . C C . . . . . . . . . . = . .\n"
	". . C C . . . . . . . . . = . B\n"
	" . . . . . . . . . . . . . = . B\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit clubs sign=C side=village arms=club uncommanded\n"
	"figure 1 leader\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

TEST(test_Y_16_with_no_way_to_him_it_goes_as_near_as_it_can)
{
	struct trial t;
	struct told told;

	told = by_word(&t, river, "clubs", ACTION_ATTACK);
	expect_closes(&t, &told, "thugs", 6 * CELL);
	trial_end(&t);
}

/* ---- falling back ---- */

/* A wall of rocks to the rear, another towards the enemy. */
static const char rocks[] =
	"cell 25\n"
	"map\n"
	". ^ . . . . . ^ . . . . . . . . . . . . . . . . . . . .\n"
	" . ^ . . . M . ^ . . . . . . . . . . . . . . . B . . . .\n"
	". ^ . . . M M . ^ . . . . . . . . . . . . . . . B . . .\n"
	" . ^ . . . M . ^ . . . . . . . . . . . . . . . B . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"figure 1 leader\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

TEST(test_K_4_falling_back_it_halts_in_cover_further_from_the_enemy)
{
	struct trial t;
	struct told told;

	risk_begin(&t, rocks);
	risk_word(&t, "muskets", ACTION_HALT, false);
	risk_unit_in(&t, "muskets")->test.factor = -1;
	risk_unit_in(&t, "muskets")->last_deed = DEED_FELL_BACK;
	told = told_to(&t, "muskets");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_int_equal(table_ground(t.game->table, told.goal)->cover, COVER_HARD);
	assert_true(trial_far(&t, told.goal, "thugs") > trial_far(&t, told.from, "thugs"));
	trial_end(&t);
}

TEST(test_K_7_any_other_halt_stays_where_it_is)
{
	struct trial t;
	struct told told;

	told = by_word(&t, rocks, "muskets", ACTION_HALT);
	expect_stands(&told);
	trial_end(&t);
}

TEST(test_K_7_retreat_and_rout_are_what_the_word_says)
{
	struct trial t;

	assert_int_equal(by_word(&t, field, "muskets", ACTION_RETREAT).order, ORDER_RETREAT);
	trial_end(&t);
	assert_int_equal(by_word(&t, field, "muskets", ACTION_ROUT).order, ORDER_ROUT);
	trial_end(&t);
}

TEST_MAIN
