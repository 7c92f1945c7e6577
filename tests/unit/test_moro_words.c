/* What rosters, sheets, maps and panels say of a game of the Moro wars. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "moro_games.h"
#include "skirmish/menus/sheet.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/turn.h"
#include "systems/moro/words/words.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . . . S . . . . . . . . . . . . . . .\n"
	". . . . A A . . . . . . . . S S . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . . . . . . . . . . . . . . R R . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . G G . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . L L . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . C C . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side us name=Column edges=west\n"
	"side moros name=Band edges=east\n"
	"unit rifles name=Rifles sign=A side=us arms=rifle,pistol troops=regulars "
		"formation=column facing=E\n"
	"figure 1 name=Hale leader\n"
	"unit gun sign=G side=us arms=pistol troops=regulars gun=gatling facing=E\n"
	"unit team sign=L side=us arms=pistol troops=regulars gun=cannon limbered facing=E\n"
	"unit carriers sign=C side=us arms=blade troops=constabulary uncommanded facing=E\n"
	"unit spears sign=S side=moros arms=spear people=moro troops=warriors facing=W\n"
	"figure 1 leader\n"
	"unit far sign=R side=moros arms=moro-rifle people=moro troops=warriors hidden "
		"blinds=2 facing=W\n"
	"item chart unit=carriers\n";

static const char *state_of(const struct trial *t, const char *unit)
{
	static char text[LINE_MAX_BYTES];

	sheet_unit_state(t->game, trial_unit(t, unit), text, sizeof text);
	return text;
}

static uint64_t bit_of(const struct trial *t, const char *unit)
{
	return UINT64_C(1) << trial_unit(t, unit);
}

TEST(test_rows_of_the_roster)
{
	struct trial t;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	assert_string_equal(state_of(&t, "rifles"), "column");
	assert_string_equal(state_of(&t, "gun"), "");
	assert_string_equal(state_of(&t, "team"), "limbered");
	assert_memory_equal(state_of(&t, "far"), "hidden at ", 10);
	moro_unit_in(&t, "gun")->jammed = true;
	assert_string_equal(state_of(&t, "gun"), "jammed");
	moro_unit_in(&t, "rifles")->bound = bit_of(&t, "spears");
	assert_string_equal(state_of(&t, "rifles"), "bound to spears, column");
	moro_unit_in(&t, "rifles")->bound |= bit_of(&t, "far");
	assert_string_equal(state_of(&t, "rifles"), "bound to spears and 1 more, column");
	moro_unit_in(&t, "rifles")->bound = 0;
	moro_unit_in(&t, "rifles")->routed = true;
	assert_string_equal(state_of(&t, "rifles"), "ROUTED, column");
	moro_end(&t);
}

TEST(test_who_acts_is_said_to)
{
	struct trial t;

	moro_begin(&t, field);
	moro_acting(&t, "rifles", INTENT_CHARGE, "spears");
	assert_string_equal(state_of(&t, "rifles"), "charging spears");
	assert_string_equal(state_of(&t, "spears"), "");
	moro_acting(&t, "rifles", INTENT_MOVE, NULL);
	assert_string_equal(state_of(&t, "rifles"), "moving");
	moro_end(&t);
}

/* What is hidden its enemy's roster does not tell. */
TEST(test_a_roster_tells_no_secrets)
{
	struct trial t;
	struct view *view;
	char text[LINE_MAX_BYTES];

	moro_begin(&t, field);
	view = view_new(t.game, 0);
	sheet_unit_state(&view->game, trial_unit(&t, "far"), text, sizeof text);
	assert_string_equal(text, "out of sight");
	view_free(view);
	moro_end(&t);
}

TEST(test_marks_of_the_map)
{
	struct trial t;
	int f;

	moro_begin(&t, field);
	f = trial_figure(&t, "rifles", 2);
	assert_int_equal(sheet_figure_mark(t.game, f), MARK_FIT);
	moro_unit_in(&t, "rifles")->acted = true;
	assert_int_equal(sheet_figure_mark(t.game, f), MARK_ACTED);
	moro_unit_in(&t, "rifles")->routed = true;
	assert_int_equal(sheet_figure_mark(t.game, f), MARK_ROUTING);
	game_life(t.game, f, LIFE_DEAD, "killed");
	assert_int_equal(sheet_figure_mark(t.game, f), MARK_DEAD);
	moro_end(&t);
}

/* Regulars have 80 (M-11 house), warriors 70, 5 less a loss. */
TEST(test_the_number_of_the_roster_is_morale)
{
	struct trial t;
	int sum;

	moro_begin(&t, field);
	assert_true(moro_roster_sum(t.game, trial_unit(&t, "rifles"), &sum));
	assert_int_equal(sum, 80);
	moro_unit_in(&t, "rifles")->lost = 2;
	assert_true(moro_roster_sum(t.game, trial_unit(&t, "rifles"), &sum));
	assert_int_equal(sum, 70);
	moro_end(&t);
}

/* ---- sheets ---- */

static bool sheet_says(const struct trial *t, const char *unit, const char *words)
{
	char text[LINE_MAX_BYTES];

	for (int line = 0; sheet_unit(t->game, trial_unit(t, unit), line, text,
			sizeof text); line++) {
		assert_true(text[0] != '\0');
		if (strstr(text, words) != NULL)
			return true;
	}
	return false;
}

TEST(test_sheets_of_units)
{
	struct trial t;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	assert_true(sheet_says(&t, "rifles", "ready to act; column"));
	assert_true(sheet_says(&t, "rifles", "4 of 4; each loss -5 morale"));
	assert_true(sheet_says(&t, "rifles", "Hale, +1 in melee"));
	assert_true(sheet_says(&t, "rifles", "Morale    80; if it fails, it runs 12\""));
	assert_true(sheet_says(&t, "rifles", "in column: its first two ranks fire"));
	assert_true(sheet_says(&t, "rifles", "US rifle: 12\" on 7+, 24\" on 8+"));
	assert_true(sheet_says(&t, "rifles", "in clear the total, in jungle the lower"));
	assert_true(sheet_says(&t, "spears", "in jungle the higher"));
	assert_true(sheet_says(&t, "gun", "not with its gun: that is down"));
	assert_true(sheet_says(&t, "gun", "4 dice a man"));
	assert_true(sheet_says(&t, "team", "wants a crew of 4"));
	assert_true(sheet_says(&t, "carriers", "nobody commands it"));
	assert_true(sheet_says(&t, "carriers", "carries chart"));
	assert_false(sheet_says(&t, "carriers", "Gun "));
	moro_unit_in(&t, "rifles")->lost = 6;
	assert_true(sheet_says(&t, "rifles", "50: 80, -30"));
	assert_true(sheet_says(&t, "rifles", "if it fails, it is gone"));
	moro_unit_in(&t, "rifles")->bound = bit_of(&t, "spears");
	assert_true(sheet_says(&t, "rifles", "Locked    in melee with spears"));
	moro_end(&t);
}

TEST(test_a_test_stays_on_the_sheet)
{
	struct trial t;

	moro_begin(&t, field);
	moro_acting(&t, "spears", INTENT_FIRE, "rifles");
	trial_dice(&t, "54");
	moro_unit_in(&t, "rifles")->hurt = 1;
	moro_unit_in(&t, "rifles")->lost = 1;
	moro_after_fire(t.game);
	assert_true(sheet_says(&t, "rifles", "54 against 75: holds; 1 lost just now"));
	moro_end(&t);
}

TEST(test_sheets_of_figures)
{
	struct trial t;
	char text[LINE_MAX_BYTES];
	const int f = 0;

	moro_begin(&t, field);
	assert_true(sheet_figure(t.game, f, 0, text, sizeof text));
	assert_string_equal(text, "State     fit, in the open; leads: +1 in melee");
	assert_true(sheet_figure(t.game, f, 1, text, sizeof text));
	assert_string_equal(text, "Arms      US rifle: 12\" on 7+, 24\" on 8+");
	assert_true(sheet_figure(t.game, f, 2, text, sizeof text));
	assert_false(sheet_figure(t.game, f, 3, text, sizeof text));
	moro_end(&t);
}

/* ---- who has the hand ---- */

static const char *phase_line(const struct trial *t, int i)
{
	static struct phase_line l;

	return moro_phase_line(t->game, i, &l) ? l.text : "";
}

TEST(test_the_panel_tells_the_toss_and_the_last_tests)
{
	struct trial t;
	struct moro_game *own;
	char text[LINE_MAX_BYTES];

	moro_begin(&t, field);
	moro_hand(&t, "us");
	own = moro_in(&t);
	own->toss[0] = 7;
	own->bonus[0] = 1;
	own->toss[1] = 4;
	own->bonus[1] = 0;
	t.game->phase = PHASE_TOSS;
	assert_string_equal(phase_line(&t, 0), "The hand: Column 7+1=8 v Band 4");
	assert_string_equal(phase_line(&t, 1), "");
	moro_unit_in(&t, "spears")->test_die = 54;
	moro_unit_in(&t, "spears")->test_need = 75;
	assert_string_equal(phase_line(&t, 1), "54 of 75 holds");
	assert_string_equal(phase_line(&t, 2), "");
	own->toss[0] = own->toss[1] = DIE_NONE;
	assert_string_equal(phase_line(&t, 0), "The hand: Column, who move first: no toss");
	t.game->turn = 2;
	assert_string_equal(phase_line(&t, 0),
		"The hand: Column, who alone have units left: no toss");
	moro_turn_line(t.game, text, sizeof text);
	assert_string_equal(text, "hand: Column");
	t.game->phase = PHASE_MOVE;	/* then the dice are told as they fall */
	assert_string_equal(phase_line(&t, 0), "");
	moro_end(&t);
}

/* Of the others he may see nobody at all. */
TEST(test_Y_21_who_moves_first_is_told_so_though_the_others_hide)
{
	struct trial t;
	struct view *v;
	struct phase_line l;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	t.game->phase = PHASE_TOSS;
	moro_in(&t)->toss[0] = moro_in(&t)->toss[1] = DIE_NONE;
	t.game->units[trial_unit(&t, "spears")].sighted = 0;
	v = view_new(t.game, 0);
	assert_non_null(v);
	assert_true(moro_phase_line(&v->game, 0, &l));
	assert_string_equal(l.text, "The hand: Column, who move first: no toss");
	view_free(v);
	moro_unit_in(&t, "rifles")->acted = true;
	assert_string_equal(phase_line(&t, 0),
		"The hand: Column, who alone have units left: no toss");
	moro_end(&t);
}

/* What the last activation did is told while the next hand is given, and forgotten when
 * that is used. */
TEST(test_tests_are_told_until_somebody_acts)
{
	struct trial t;

	moro_begin(&t, field);
	moro_unit_in(&t, "spears")->test_die = 54;
	moro_hand(&t, "us");
	assert_int_equal(moro_unit_in(&t, "spears")->test_die, 54);
	moro_activate(t.game, trial_unit(&t, "rifles"), INTENT_HOLD, NOBODY);
	assert_int_equal(moro_unit_in(&t, "spears")->test_die, DIE_NONE);
	moro_end(&t);
}

TEST_MAIN
