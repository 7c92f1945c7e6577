/* Words of participation games: the states of units, cards line by line, marks of figures, and
 * the panels of the turn. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "skirmish/menus/sheet.h"
#include "systems/participation/words/words.h"

static const char camp[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . F . . P P . . . . . R . . .\n"
	". . . . . . P . . . . . . . . .\n"
	" . . . . . . . . . . . . S . . .\n"
	". . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west name=Explorers\n"
	"side rivals edges=east name=Rivals\n"
	"unit finch sign=F side=explorers arms=rifle,spear,whip courage=hero nerve=named adt=1 "
	"move=6 shoot=good trained\n"
	"figure 1 leader hero name=\"Ada Finch\" training=climb,swim fears=snakes telescope\n"
	"unit bearers sign=P side=explorers arms=axe courage=follower load=heavy\n"
	"unit raptor sign=R side=rivals arms=jaws creature=raptor uncommanded\n"
	"unit slade sign=S side=rivals arms=mortar courage=normal\n";

/* ---- a unit's row ---- */

static void expect_state(const struct trial *t, const char *unit, const char *words)
{
	char text[200];

	sheet_unit_state(t->game, trial_unit(t, unit), text, sizeof text);
	assert_string_equal(text, words);
}

TEST(test_P_10_what_matters_most_of_a_unit_comes_first)
{
	struct trial t;

	pp_begin(&t, camp);
	expect_state(&t, "finch", "watching");
	expect_state(&t, "bearers", "awaits a word, watching, laden");
	pp_figure_in(&t, "bearers", 2)->spirit = SPIRIT_PANICKED;
	expect_state(&t, "bearers", "1 panicked, awaits a word, watching, laden");
	pp_figure_in(&t, "finch", 1)->injury = INJURY_BAD;
	pp_figure_in(&t, "finch", 1)->bandaged = true;
	pp_figure_in(&t, "finch", 1)->down = true;
	expect_state(&t, "finch", "badly injured (bandaged), down, watching");
	pp_figure_in(&t, "finch", 1)->spirit = SPIRIT_SHAKEN;
	pp_unit_in(&t, "finch")->watching = false;
	expect_state(&t, "finch", "shaken, badly injured (bandaged), down");
	pp_do(&t, "explorers", "done");
	pp_end(&t);
}

TEST(test_P_2_a_unit_on_its_way_says_where_to)
{
	struct trial t;

	pp_begin(&t, camp);
	pp_do(&t, "explorers", "walk finch 1,5");
	expect_state(&t, "finch", "walking to 1,5");
	pp_do(&t, "explorers", "charge finch slade");
	expect_state(&t, "finch", "charging slade");
	pp_end(&t);
}

TEST(test_S_P_18_who_lies_there_says_why)
{
	struct trial t;

	pp_begin(&t, camp);
	game_life(t.game, trial_figure(&t, "slade", 1), LIFE_WOUNDED, "down");
	pp_figure_in(&t, "slade", 1)->fate = FATE_FAINT;
	expect_state(&t, "slade", "in a faint");
	pp_figure_in(&t, "slade", 1)->fate = FATE_STUNNED;
	expect_state(&t, "slade", "stunned");
	pp_figure_in(&t, "slade", 1)->fate = FATE_NONE;
	pp_figure_in(&t, "slade", 1)->injury = INJURY_DEAD;
	expect_state(&t, "slade", "apparently dead");
	game_capture(t.game, trial_figure(&t, "bearers", 1), trial_figure(&t, "raptor", 1));
	expect_state(&t, "finch", "watching");
	pp_end(&t);
}

/* ---- cards ---- */

static bool card_says(const struct trial *t, const char *unit, const char *words)
{
	char text[LINE_MAX_BYTES];

	for (int i = 0; sheet_figure(t->game, trial_figure(t, unit, 1), i, text, sizeof text); i++)
		if (strstr(text, words) != NULL)
			return true;
	return false;
}

static void expect_card(const struct trial *t, const char *unit, const char *words)
{
	char text[LINE_MAX_BYTES];

	if (card_says(t, unit, words))
		return;
	for (int i = 0; sheet_figure(t->game, trial_figure(t, unit, 1), i, text, sizeof text); i++)
		print_message("  %s\n", text);
	fail_msg("the card of %s does not say: %s", unit, words);
}

TEST(test_X_160_a_card_is_there_to_be_read)
{
	struct trial t;

	pp_begin(&t, camp);
	expect_card(&t, "finch", "State     controlled; unhurt");
	expect_card(&t, "finch", "Move      6\"");
	expect_card(&t, "finch", "running 12\"");
	expect_card(&t, "finch", "fight +0, shot good, ADT +1");
	expect_card(&t, "finch", "Courage   Hero: controlled 3+, shaken 0+, else terrified");
	expect_card(&t, "finch", "Nerve     a named character; trained");
	expect_card(&t, "finch", "Trained   to climb, swim");
	expect_card(&t, "finch", "Fears     snakes (-2)");
	expect_card(&t, "finch", "Rifle: 8\" on 4+, 16\" on 5+, 32\" on 6+; 1D6/3 shots; SDD -1");
	expect_card(&t, "finch", "telescopic sight");
	expect_card(&t, "finch", "Spear; thrown 6\", 3+ up to half of it, else 5+; SDD -2");
	expect_card(&t, "finch", "Whip; SDD +1, blunt");
	assert_false(card_says(&t, "finch", "Size"));
	assert_false(card_says(&t, "finch", "Load"));
	assert_false(card_says(&t, "finch", "Deeds"));
	expect_card(&t, "bearers", "acts when he is told to");
	expect_card(&t, "bearers", "Load      Heavy load: 1\" off");
	expect_card(&t, "slade", "Mortar: lobs bombs up to 24\"");
	expect_card(&t, "raptor", "Size      Standard; wounds 0 of 4");
	expect_card(&t, "raptor", "Fright    -2 to the morale of whoever is within 9\"");
	pp_end(&t);
}

TEST(test_P_11_deeds_done_and_shrunk_from_are_on_it)
{
	struct trial t;

	pp_begin(&t, camp);
	pp_figure_in(&t, "finch", 1)->done[DEED_CLIMB] = 2;
	pp_figure_in(&t, "finch", 1)->failed[DEED_LEAP] = 1;
	expect_card(&t, "finch", "Deeds     dared: climb 2 times  shrank from: leap");
	pp_figure_in(&t, "finch", 1)->injury = INJURY_LIGHT;
	pp_figure_in(&t, "finch", 1)->injuries = 1;
	expect_card(&t, "finch", "Injuries  take 1\" of the move, -1 in fights and shooting");
	expect_card(&t, "finch", "running 10\"");
	pp_figure_in(&t, "raptor", 1)->wounds = 3;
	expect_card(&t, "raptor", "wounds 3 of 4");
	pp_end(&t);
}

/* In a room of 80 columns a line of a card has 76, and breaks only where it lists a class. */
TEST(test_X_160_cards_fit_a_narrow_screen)
{
	struct trial t;
	char text[LINE_MAX_BYTES];

	pp_begin(&t, camp);
	for (int f = 0; f < t.game->n_figures; f++)
		for (int i = 0; sheet_figure(t.game, f, i, text, sizeof text); i++)
			if (strncmp(text, "Courage", 7) != 0 && strlen(text) > 76)
				fail_msg("%d columns: %s", (int)strlen(text), text);
	pp_end(&t);
}

TEST(test_S_P_4_a_units_sheet_says_whether_it_listens)
{
	struct trial t;
	char text[LINE_MAX_BYTES];

	pp_begin(&t, camp);
	assert_true(sheet_unit(t.game, trial_unit(&t, "finch"), 1, text, sizeof text));
	assert_string_equal(text, "Orders    does as you say");
	assert_true(sheet_unit(t.game, trial_unit(&t, "bearers"), 1, text, sizeof text));
	assert_string_equal(text, "Strength  3 of 3 on their feet");
	assert_true(sheet_unit(t.game, trial_unit(&t, "bearers"), 2, text, sizeof text));
	assert_non_null(strstr(text, "till somebody tells it otherwise"));
	assert_true(sheet_unit(t.game, trial_unit(&t, "raptor"), 2, text, sizeof text));
	assert_string_equal(text, "Temper    hungry");
	assert_false(sheet_unit(t.game, trial_unit(&t, "finch"), 9, text, sizeof text));
	pp_end(&t);
}

/* ---- marks ---- */

TEST(test_S_P_10_marks_of_figures)
{
	struct trial t;
	struct pp_figure *f;
	int figure;

	pp_begin(&t, camp);
	figure = trial_figure(&t, "finch", 1);
	f = pp_figure_of(t.game, figure);
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_FIT);
	f->spent = true;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_ACTED);
	f->injury = INJURY_LIGHT;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_WOUNDED);
	assert_true(pp_hurt(t.game, figure));
	f->down = true;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_SUPPRESSED);
	f->spirit = SPIRIT_TERRIFIED;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_ROUTING);
	game_life(t.game, figure, LIFE_WOUNDED, "down");
	f->fate = FATE_STUNNED;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_WOUNDED);
	f->fate = FATE_NONE;
	f->injury = INJURY_DEAD;
	assert_int_equal(sheet_figure_mark(t.game, figure), MARK_DEAD);
	assert_false(pp_hurt(t.game, figure));
	pp_end(&t);
}

TEST(test_P_6_what_lies_about_is_on_the_map)
{
	struct trial t;
	struct map_mark marks[MAP_MARKS_MAX];

	pp_begin(&t, camp);
	assert_int_equal(pp_marks(t.game, marks, MAP_MARKS_MAX), 0);
	pp_in(&t)->n_sticks = 1;
	pp_in(&t)->stick[0] = build_cell(t.setup, 8, 3);
	pp_in(&t)->n_loads = 1;
	pp_in(&t)->load_cell[0] = build_cell(t.setup, 5, 5);
	pp_in(&t)->load_row[0] = LOAD_REALLY_HEAVY;
	pp_in(&t)->n_clouds = 1;
	pp_in(&t)->cloud[0] = build_cell(t.setup, 10, 3);
	assert_in_range(pp_marks(t.game, marks, MAP_MARKS_MAX), 3, MAP_MARKS_MAX);
	assert_string_equal(marks[0].what, "lit dynamite");
	assert_int_equal(marks[0].cell, build_cell(t.setup, 8, 3));
	assert_string_equal(marks[1].what, "a really heavy load");
	assert_int_equal(marks[2].cell, build_cell(t.setup, 10, 3));
	assert_int_equal(pp_marks(t.game, marks, 1), 1);
	pp_end(&t);
}

/* ---- panels ---- */

TEST(test_S_P_1_the_panel_tells_who_goes_first)
{
	struct trial t;
	struct phase_line l;

	pp_begin(&t, camp);
	pp_in(&t)->first_dice[0] = 2;
	pp_in(&t)->first_dice[1] = 5;
	pp_in(&t)->order[0] = 1;
	pp_in(&t)->order[1] = 0;
	assert_true(pp_phase_line(t.game, 0, &l));
	assert_int_equal(l.unit, NOBODY);
	assert_string_equal(l.text, "First: Rivals 5 v Explorers 2");
	pp_in(&t)->first_dice[0] = 5;	/* and thrown again */
	assert_true(pp_phase_line(t.game, 0, &l));
	assert_string_equal(l.text, "First: Rivals 5 before Explorers 5");
	assert_false(pp_phase_line(t.game, 1, &l));
	pp_figure_in(&t, "bearers", 1)->morale_die = 6;
	pp_figure_in(&t, "bearers", 2)->morale_die = 2;
	pp_figure_in(&t, "bearers", 2)->spirit = SPIRIT_PANICKED;
	assert_true(pp_phase_line(t.game, 1, &l));
	assert_int_equal(l.unit, trial_unit(&t, "bearers"));
	assert_string_equal(l.text, " 2 panicked +1");
	assert_true(l.binds);
	t.game->phase = PHASE_FIRE;
	assert_false(pp_phase_line(t.game, 0, &l));
	pp_end(&t);
}

/* No side is cut off, whatever they are called. */
TEST(test_S_P_1_long_names_take_another_line)
{
	static const char crowd[] =
		"map\n"
		". . . . .\n"
		" . F . R .\n"
		". . . . .\n"
		" . . . . .\n"
		"end\n"
		"side second edges=west name=\"The gentlemen of the second expedition\"\n"
		"side first edges=east name=\"The gentlemen of the first expedition\"\n"
		"unit finch sign=F side=second arms=axe courage=normal\n"
		"unit slade sign=R side=first arms=axe courage=normal\n";
	struct trial t;
	struct phase_line l;

	pp_begin(&t, crowd);
	pp_in(&t)->first_dice[0] = 2;
	pp_in(&t)->first_dice[1] = 5;
	pp_in(&t)->order[0] = 1;
	pp_in(&t)->order[1] = 0;
	assert_true(pp_phase_line(t.game, 0, &l));
	assert_string_equal(l.text, "First: The gentlemen of the first expedition 5");
	assert_true(pp_phase_line(t.game, 1, &l));
	assert_int_equal(l.unit, NOBODY);
	assert_true(l.binds);
	assert_string_equal(l.text, " v The gentlemen of the second expedition 2");
	assert_false(pp_phase_line(t.game, 2, &l));
	pp_end(&t);
}

TEST(test_P_1_the_line_of_the_turn)
{
	struct trial t;
	char text[80];

	pp_begin(&t, camp);
	pp_turn_line(t.game, text, sizeof text);
	assert_string_equal(text, "moving: Explorers");
	pp_go_to(&t, STAGE_SPEAK, "explorers");
	pp_turn_line(t.game, text, sizeof text);
	assert_string_equal(text, "speaking, round 1 of 2");
	pp_go_to(&t, STAGE_FIRE, "rivals");
	pp_turn_line(t.game, text, sizeof text);
	assert_string_equal(text, "firing: Rivals");
	pp_end(&t);
}

TEST_MAIN
