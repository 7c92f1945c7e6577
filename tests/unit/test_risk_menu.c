/* Menus and words of risk: what is offered in the situations that matter, with which
 * lengths and numbers.  That offers hold, and refusals do, whole games show
 * (test_risk_games.c).
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "menu_rows.h"
#include "risk_games.h"
#include "skirmish/menus/sheet.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/words/words.h"

/* Whether the row with this letter is there and says so. */
static bool tells(int n, char key, const char *words)
{
	const struct option *const o = row(n, key);

	return o != NULL && (strstr(o->note, words) != NULL || strstr(o->whom, words) != NULL);
}

/* The askaris 15 cm from the swords, 35 cm from the rifles behind a wall. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . H . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . A A . . . . . S S . . . . . . # R . . . . . . . .\n"
	" . . . . . A A . . . . . . . . . . . . . # R . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=musket facing=E\n"
	"figure 1 leader\n"
	"unit carter sign=H side=company arms=rifle,pistol facing=E\n"
	"figure 1 name=Carter hero leader\n"
	"unit swords sign=S side=slavers arms=sword facing=W\n"
	"unit rifles sign=R side=slavers arms=rifle facing=W\n"
	"unit late side=company figures=2 arms=rifle at=1,1 arrives=3\n"
	"item chart unit=askaris\n";

TEST(test_no_charge_is_told_of_the_nearest_enemy)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	n = menu(&t, "rifles");		/* the carter, further off, is the last of the enemies */
	assert_false(row(n, 'c')->allowed);
	assert_non_null(strstr(row(n, 'c')->why.text, "skaris"));
	risk_end(&t);
}

TEST(test_orders_of_an_able_unit)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	n = menu(&t, "askaris");
	for (const char *key = "hmct"; *key != '\0'; key++) {
		assert_non_null(row(n, *key));
		assert_true(row(n, *key)->allowed);
	}
	assert_string_equal(row(n, 'm')->line, "order askaris move");
	assert_string_equal(row(n, 'm')->note, " 20 cm, or 10 cm and shoot");
	assert_int_equal(row(n, 'm')->need, NEED_CELL);
	assert_string_equal(row(n, 'c')->note, ", 1 in reach");
	assert_string_equal(row(n, '1')->line, "order askaris charge swords");
	assert_true(tells(n, '1', "swords"));
	assert_null(row(n, '2'));	/* the rifles are too far */
	assert_null(row(n, 'e'));	/* all are loaded */
	assert_null(row(n, 'l'));	/* nobody asks to leave */
	assert_null(row(n, 'x'));
	assert_null(row(n, 'b'));
	assert_null(row(n, 'j'));	/* no player character */
	assert_true(row(n, 'g')->allowed);
	risk_end(&t);
}

TEST(test_what_is_forbidden_says_by_which_rule)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	risk_word(&t, "askaris", ACTION_HALT, true);
	n = menu(&t, "askaris");
	assert_true(row(n, 'h')->allowed);
	assert_string_equal(row(n, 'm')->why.rule, "K-5");
	assert_string_equal(row(n, 'c')->why.rule, "S-K-32");
	assert_string_equal(row(n, 't')->why.rule, "X-96");
	assert_null(row(n, '1'));
	assert_false(wants(&t, "askaris"));	/* there is nothing to choose */
	risk_man(&t, "askaris", 2)->empty = true;
	n = menu(&t, "askaris");
	assert_true(row(n, 'e')->allowed);
	assert_true(wants(&t, "askaris"));	/* but whether to load */
	risk_end(&t);
}

TEST(test_routers_and_those_who_retreat_have_their_row)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	risk_word(&t, "askaris", ACTION_ROUT, true);
	n = menu(&t, "askaris");
	assert_int_equal(n, 2);		/* and the chart to be saved */
	assert_string_equal(row(n, 'x')->line, "order askaris rout");
	assert_true(row(n, 'x')->passes);
	assert_false(wants(&t, "askaris"));
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	n = menu(&t, "askaris");
	assert_string_equal(row(n, 'b')->line, "order askaris retreat");
	assert_false(row(n, 'h')->allowed);
	assert_false(wants(&t, "askaris"));
	risk_end(&t);
}

/* Who can do nothing is not waited for, and who is not there has no menu. */
TEST(test_who_is_waited_for)
{
	struct trial t;

	risk_begin(&t, field);
	assert_true(wants(&t, "askaris"));
	assert_false(wants(&t, "swords"));	/* not this seat's */
	assert_false(wants(&t, "late"));
	assert_int_equal(menu(&t, "late"), 0);
	trial_do(&t, 0, "order askaris stand");
	assert_false(wants(&t, "askaris"));
	risk_end(&t);
}

/* The best first: of the swords in the open, and of the rifles behind their wall. */
TEST(test_targets_come_with_their_numbers_the_best_first)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	risk_play(&t, STAGE_FIRE);
	assert_int_equal(t.game->decisions[0].kind, ASK_FIRE);
	n = menu(&t, "askaris");
	assert_true(row(n, 'f')->allowed);
	assert_true(row(n, 'h')->allowed);
	assert_null(row(n, 'a'));
	assert_string_equal(row(n, '1')->line, "fire askaris swords");
	assert_string_equal(row(n, '1')->note, " 4D8 at 2+");
	assert_true(wants(&t, "askaris"));
	trial_do(&t, 0, "hold askaris");
	assert_false(wants(&t, "askaris"));
	risk_end(&t);
}

TEST(test_S_K_25_a_player_character_is_offered_marks)
{
	struct trial t;
	int n;

	risk_begin(&t, field);
	risk_play(&t, STAGE_FIRE);
	n = menu(&t, "carter");
	assert_string_equal(row(n, 'a')->line, "aim carter.1");
	assert_int_equal(row(n, 'a')->need, NEED_FIGURE);
	assert_string_equal(row(n, 'A')->line, "aim carter.1 swords.1");
	assert_string_equal(row(n, 'A')->note, " at 1+");
	trial_do(&t, 0, row(n, 'A')->line);
	assert_false(wants(&t, "carter"));
	risk_end(&t);
}

TEST(test_orders_tell_what_would_stop_a_shot)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	trial_ground(&t, 11, 3, "barricade");
	trial_preview(&t, "order askaris move 9,3", &p);
	assert_string_equal(p.lines[p.n_lines - 1],
		"as things stand no shot from there: the barricade between hides half of them "
		"(X-22)");
	risk_end(&t);
}

TEST(test_orders_tell_who_is_in_range)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	trial_preview(&t, "order askaris move 9,3", &p);
	assert_string_equal(p.lines[p.n_lines - 1],
		"swords: 10 cm off from there, short range");
	trial_preview(&t, "order askaris stand", &p);
	assert_string_equal(p.lines[p.n_lines - 1],
		"swords: 4 of 4 could shoot at them from here, most at 2+");
	risk_end(&t);
}

TEST(test_X_80_a_move_tells_what_fire_it_leaves)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	trial_preview(&t, "order askaris move 9,3", &p);
	assert_string_equal(p.lines[0], "7.5 cm of 20 cm: may shoot after it");
	trial_preview(&t, "order askaris move 6,5", &p);
	assert_string_equal(p.lines[1], "ends on open ground, in the open; 2 known enemy units "
		"see it there");
	trial_preview(&t, "order askaris move 1,3", &p);
	assert_string_equal(p.lines[0], "12.5 cm of 20 cm: no shooting after more than 10 cm");
	trial_preview(&t, "order carter move 6,3", &p);
	assert_true(strstr(p.lines[2], "stand there now") != NULL);
	risk_end(&t);
}

TEST(test_a_charge_tells_its_length_their_fire_and_the_clash)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	trial_preview(&t, "order askaris charge swords", &p);
	assert_true(strncmp(p.lines[0], "contact after 12.5 cm of 20 cm", 29) == 0);
	assert_true(p.rolls);
	assert_true(p.harm_milli > 0 && p.risk_milli > 0);
	assert_int_equal(p.sides, risk_rules_of(t.game)->melee_die);
	assert_non_null(strstr(p.lines[1], " of ours touch "));
	assert_true(strncmp(p.lines[2], "hand to hand: ", 14) == 0);
	assert_string_equal(p.lines[3], "ours throw D6 +0");
	assert_string_equal(p.lines[4], "they throw D6 +1");	/* swords against muskets */
	assert_false(trial_previews(&t, "order askaris charge swords", "they rout"));
	risk_unit_in(&t, "swords")->routing = true;
	assert_true(trial_previews(&t, "order askaris charge swords", "another word at their "
		"next test ends that (S-K-10)"));
	risk_end(&t);
}

TEST(test_fire_tells_dice_need_and_what_to_expect)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	risk_play(&t, STAGE_FIRE);
	trial_preview(&t, "fire askaris swords", &p);
	assert_int_equal(p.dice, 4);
	assert_int_equal(p.need, 2);
	assert_int_equal(p.sides, 8);
	assert_int_equal(p.hits_milli, 4 * 875);
	assert_true(p.harm_milli > 0 && p.harm_milli < p.hits_milli);
	trial_preview(&t, "fire askaris swords 2", &p);
	assert_int_equal(p.dice, 2);
	trial_preview(&t, "aim carter.1 swords.1", &p);
	assert_int_equal(p.dice, 1);
	assert_int_equal(p.need, 1);	/* a hero's +1 */
	risk_end(&t);
}

TEST(test_K_13_loading_tells_how_long_it_takes)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	risk_man(&t, "askaris", 2)->empty = true;
	risk_man(&t, "askaris", 3)->empty = true;
	trial_preview(&t, "order askaris load", &p);
	assert_string_equal(p.lines[0], "2 load; all ready after 1 turn of standing (K-13)");
	risk_end(&t);
}

TEST(test_K_13_who_holds_his_fire_and_stood_loads)
{
	struct preview p;
	struct trial t;

	risk_begin(&t, field);
	risk_play(&t, STAGE_FIRE);
	trial_preview(&t, "hold askaris", &p);
	assert_int_equal(p.n_lines, 1);
	risk_man(&t, "askaris", 2)->empty = true;
	trial_preview(&t, "hold askaris", &p);
	assert_string_equal(p.lines[1], "1 who stood all turn loads (K-13)");
	risk_end(&t);
}

/* ---- words ---- */

static const char *state_of(const struct trial *t, const char *unit)
{
	static char text[LINE_MAX_BYTES];

	sheet_unit_state(t->game, trial_unit(t, unit), text, sizeof text);
	return text;
}

TEST(test_a_roster_row_tells_order_word_and_plight)
{
	struct trial t;

	risk_begin(&t, field);
	assert_string_equal(state_of(&t, "askaris"), "");
	assert_string_equal(state_of(&t, "late"), "awaited");
	risk_man(&t, "askaris", 2)->empty = true;
	assert_string_equal(state_of(&t, "askaris"), "1 unloaded");
	risk_word(&t, "askaris", ACTION_HALT, true);
	assert_string_equal(state_of(&t, "askaris"), "must halt");
	risk_word(&t, "askaris", ACTION_HALT, false);
	trial_do(&t, 0, "order askaris charge swords");
	assert_string_equal(state_of(&t, "askaris"), "charge swords");
	trial_do(&t, 0, "order askaris move 9,3");
	assert_string_equal(state_of(&t, "askaris"), "move 9,3");
	risk_word(&t, "askaris", ACTION_ROUT, true);
	assert_string_equal(state_of(&t, "askaris"), "ROUTING");
	risk_end(&t);
}

static bool sheet_has(const struct trial *t, int figure, const char *unit, const char *words)
{
	char text[LINE_MAX_BYTES];

	for (int line = 0; figure >= 0 ? sheet_figure(t->game, figure, line, text, sizeof text)
			: sheet_unit(t->game, trial_unit(t, unit), line, text, sizeof text);
			line++)
		if (strstr(text, words) != NULL)
			return true;
	return false;
}

TEST(test_sheets_tell_arms_wounds_and_command)
{
	struct trial t;
	int f;

	risk_begin(&t, field);
	f = trial_figure(&t, "askaris", 2);
	assert_true(sheet_has(&t, NOBODY, "askaris", "4 unhurt"));
	assert_true(sheet_has(&t, NOBODY, "askaris", "its commander; the plain words"));
	assert_true(sheet_has(&t, NOBODY, "askaris", "20 cm, and shoots after 10 cm at most"));
	assert_true(sheet_has(&t, NOBODY, "carter", "Quality   a hero"));
	assert_true(sheet_has(&t, NOBODY, "askaris", "carries chart"));
	assert_true(sheet_has(&t, f, NULL,
		"Musket: 20 cm, 40 cm, 120 cm, loaded by the muzzle; melee factor 2"));
	risk_wound(t.game, f);
	risk_man(&t, "askaris", 2)->empty = true;
	assert_true(sheet_has(&t, f, NULL, "wounded: moves 10 cm, counts as raw"));
	assert_true(sheet_has(&t, f, NULL, "not loaded"));
	assert_int_equal(sheet_figure_mark(t.game, f), MARK_WOUNDED);
	risk_end(&t);
}

TEST_MAIN
