/* Action tests of risk: what every die makes of every row, whom the words bind, platoons,
 * the natives' die, and what is told of it.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "risk_field.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/morale/tests.h"

/* ---- every cell by a scripted die in a game ---- */

/* The printed tables: a capital is a plain word, a small letter a blue one. */
static const struct printed { int lost; char missile[7], close[7]; } printed[] = {
	{ 0, "ccccca", "ccccca" },
	{ 1, "haaaat", "haattt" },
	{ 2, "RHhaaa", "haattt" },
	{ 3, "RHhaaa", "RHhatt" },
	{ 5, "RHhaaa", "RHhatt" },
	{ 6, "ORHhha", "RHhatt" },
	{ 7, "ORHhha", "ORrhht" },
	{ 8, "ORHhha", "ORrhht" },
	{ 9, "OOORrh", "OOORrh" },
};

static void expect_cell(const struct risk_unit *u, char cell)
{
	static const char letters[ACTIONS] = { [ACTION_CARRY_ON] = 'c', [ACTION_HALT] = 'h',
		[ACTION_ADVANCE] = 'a', [ACTION_ATTACK] = 't', [ACTION_RETREAT] = 'r',
		[ACTION_ROUT] = 'o' };
	const bool plain = cell >= 'A' && cell <= 'Z';

	assert_int_equal(letters[u->test.action], plain ? cell - 'A' + 'a' : cell);
	assert_int_equal(u->test.plain, plain);
}

static void expect_row(const struct printed *p, const char *arms, const char *cells)
{
	char text[400], dice[20];
	struct trial t;

	snprintf(text, sizeof text, "unit ours side=west figures=10 at=10,5 facing=E "
		"uncommanded arms=%s\n" FOES("50,5", "arms=club"), arms);
	field_begin(&t, text);
	if (p->lost > 0)
		field_kill(&t, "ours", 2, 1 + p->lost);
	for (int die = 1; die <= 6; die++) {
		risk_unit_in(&t, "ours")->routing = false;
		snprintf(dice, sizeof dice, "%d 3", die);
		field_throw(&t, dice);
		assert_int_equal(risk_unit_in(&t, "ours")->test.factor, p->lost);
		assert_int_equal(risk_unit_in(&t, "ours")->test.die, die);
		expect_cell(risk_unit_in(&t, "ours"), cells[die - 1]);
	}
	risk_end(&t);
}

TEST(test_K_5_every_cell_of_both_tables)
{
	for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
		expect_row(&printed[i], "rifle", printed[i].missile);
		expect_row(&printed[i], "spear", printed[i].close);
	}
}

/* Up to 0, works and falling back: die by die. */
TEST(test_K_4_X_32_the_rows_of_little_risk)
{
	static const struct { const char *arms, *works, *back; } rows[] = {
		{ "rifle", "cccccc", "cccchh" }, { "spear", "cccccc", "cccchh" } };
	struct trial t;
	char text[300], dice[20];

	for (int i = 0; i < 4; i++) {
		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			rows[i / 2].arms);
		field_begin(&t, text);
		if (i % 2 == 0)
			field_ground(&t, "ours", 4, "fort");
		for (int die = 1; die <= 6; die++) {
			if (i % 2 == 1)
				risk_unit_in(&t, "ours")->last_deed = DEED_FELL_BACK;
			snprintf(dice, sizeof dice, "%d 3", die);
			field_throw(&t, dice);
			expect_cell(risk_unit_in(&t, "ours"),
				(i % 2 == 0 ? rows[i / 2].works : rows[i / 2].back)[die - 1]);
		}
		risk_end(&t);
	}
}

ON_FIELD(test_Y_19_a_6_with_nobody_to_go_for_is_told_as_carry_on,
	"house factors no-enemy factor -4\n" PLAIN)
{
	const struct event *told = NULL;	/* the last one */

	game_sight(t.game, trial_unit(&t, "foes"), 0, false);
	t.game->units[trial_unit(&t, "foes")].last_seen[0] = CELL_NONE;
	field_throw(&t, "6 3");
	for (size_t i = 0; i < event_log_count(t.log); i++) {
		const struct event *e = event_log_at(t.log, i);

		if (e->kind == EVENT_ROLL && e->unit == trial_unit(&t, "ours")
			&& e->roll.n_dice == 1 && e->roll.dice[0] == 6)
			told = e;
	}
	assert_non_null(told);
	assert_int_equal(strncmp(told->roll.outcome, "carry on", 8), 0);
	assert_int_equal(risk_unit_in(&t, "ours")->word, ACTION_HALT);
}

/* A scenario's house rules on factors and tables count. */
ON_FIELD(test_K_5_house_rules_on_factors_and_cells,
	"house factors no-enemy factor -9\nhouse close rf1 d1 attack\n"
	OURS("arms=club") FOES("18,5", "arms=club"))
{
	struct forecast f;

	field_forecast(&t, "ours", &f);
	assert_int_equal(f.factor, 1);
	assert_string_equal(f.outcome[0].word, "attack");
	assert_false(f.outcome[0].blue);
	field_kill(&t, "foes", 1, 4);
	assert_int_equal(field_factor(&t), -9);
}

/* ---- whom words bind, and what comes of them ---- */

TEST(test_X_30_commanded_troops_obey_plain_words_alone)
{
	struct forecast f;
	struct trial t;

	field_begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle\n"
		FOES("50,5", "arms=club"));
	field_kill(&t, "ours", 2, 4);		/* 3: the row 2 to 5 */
	field_forecast(&t, "ours", &f);
	assert_true(f.outcome[0].binds && !f.outcome[0].blue);	/* Retreat */
	assert_true(f.outcome[1].binds && !f.outcome[1].blue);	/* Halt */
	assert_true(!f.outcome[2].binds && f.outcome[2].blue);	/* the blue halt */
	field_throw(&t, "2 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));
	assert_true(risk_unit_in(&t, "ours")->test.plain);
	field_throw(&t, "3 3");
	assert_true(risk_bound(t.game, 0, ACTION_CARRY_ON));	/* nothing binds it */
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_HALT);
	risk_end(&t);
	field_begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle uncommanded\n"
		FOES("50,5", "arms=club"));
	field_kill(&t, "ours", 2, 4);
	field_throw(&t, "3 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));	/* the uncommanded obey it */
	assert_false(risk_unit_in(&t, "ours")->test.plain);
	risk_end(&t);
}

ON_FIELD(test_K_4_carry_on_goes_on_with_the_word_before, PLAIN)
{
	field_throw(&t, "1 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));	/* S-K-11: it did nothing yet */
	field_throw(&t, "6 3");
	assert_true(risk_bound(t.game, 0, ACTION_ADVANCE));
	field_throw(&t, "2 3");
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_CARRY_ON);
	assert_true(risk_bound(t.game, 0, ACTION_ADVANCE));
}

/* Shooters go for whom they see, others also for whom they have seen. */
TEST(test_K_4_a_6_leads_nowhere_without_an_enemy)
{
	static const struct { const char *arms; bool remembered, advances; } rows[] = {
		{ "rifle", false, false }, { "rifle", true, false },
		{ "club", false, false }, { "club", true, true } };
	struct trial t;
	char text[300];

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct unit *foes;

		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			rows[i].arms);
		field_begin(&t, text);
		foes = &t.game->units[trial_unit(&t, "foes")];
		game_sight(t.game, trial_unit(&t, "foes"), 0, false);
		foes->last_seen[0] = rows[i].remembered
			? t.game->figures[trial_figure(&t, "foes", 1)].cell : CELL_NONE;
		field_throw(&t, "6 3");
		assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_ADVANCE);
		assert_int_equal(risk_bound(t.game, 0, ACTION_ADVANCE), rows[i].advances);
		assert_int_equal(risk_bound(t.game, 0, ACTION_HALT), !rows[i].advances);
		risk_end(&t);
	}
}

ON_FIELD(test_S_K_10_a_rout_lasts_until_another_word,
	"unit ours side=west figures=10 at=10,5 facing=E arms=rifle uncommanded\n"
	FOES("50,5", "arms=club"))
{
	field_kill(&t, "ours", 2, 7);
	field_throw(&t, "1 3");
	assert_true(risk_unit_in(&t, "ours")->routing);
	field_throw(&t, "4 3");		/* 6 lost and 3 for routing: 9, Retreat */
	assert_int_equal(risk_unit_in(&t, "ours")->test.factor, 9);
	assert_false(risk_unit_in(&t, "ours")->routing);
	field_kill(&t, "foes", 1, 4);
	risk_unit_in(&t, "ours")->routing = true;	/* 6 + 3 - 4 = 5 */
	risk_unit_in(&t, "ours")->doing = ACTION_ROUT;
	field_throw(&t, "5");
	assert_false(risk_unit_in(&t, "ours")->routing);
}

ON_FIELD(test_S_K_10_any_blue_word_frees_commanded_troops,
	"unit ours side=west figures=10 at=10,5 facing=E arms=rifle\n"
	FOES("50,5", "arms=club"))
{
	field_kill(&t, "ours", 2, 7);
	field_throw(&t, "1 3");
	assert_true(risk_unit_in(&t, "ours")->routing);
	field_throw(&t, "5 3");		/* the blue retreat */
	assert_false(risk_unit_in(&t, "ours")->routing);
	assert_true(risk_bound(t.game, 0, ACTION_CARRY_ON));
}

/* ---- platoons and natives ---- */

#define SECTIONS "unit ours side=west figures=3 at=10,3 facing=E uncommanded arms=club " \
	"platoon=first formed\nfigure 1 leader\n" \
	"unit others side=west figures=3 at=10,6 facing=E uncommanded arms=club " \
	"platoon=first formed\n" FOES("50,5", "arms=club")

ON_FIELD(test_K_8_X_31_a_platoon_throws_one_die, SECTIONS)
{
	const struct event *e;

	assert_in_range(standing_apart(t.game, 0, 1), 0, 50);
	risk_unit_in(&t, "others")->beaten_last = true;
	field_throw(&t, "1 3");	/* the platoon, then the enemy */
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 1);
	assert_true(risk_bound(t.game, trial_unit(&t, "others"), ACTION_RETREAT));	/* plain */
	assert_true(risk_bound(t.game, trial_unit(&t, "ours"), ACTION_HALT));	/* goes on */
	field_throw(&t, "6 3");	/* advance* and attack*: both do the officer's */
	assert_int_equal(risk_unit_in(&t, "others")->test.own, ACTION_ATTACK);
	assert_true(risk_bound(t.game, trial_unit(&t, "others"), ACTION_ADVANCE));
	e = trial_event(&t, EVENT_ROLL, -2);
	assert_int_equal(e->unit, trial_unit(&t, "others"));
	assert_int_equal(e->roll.n_dice, 0);
	assert_non_null(strstr(e->roll.outcome, "its platoon's 6: attack"));
	assert_non_null(strstr(e->roll.outcome, "with its officer: advance"));
}

ON_FIELD(test_X_90_a_strayed_section_or_no_officer, SECTIONS)
{
	game_lead(t.game, 0, NOBODY);
	field_throw(&t, "1 2 3");
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 2);
	game_lead(t.game, 0, trial_figure(&t, "ours", 1));
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "others", i, 20, 4 + i);
	field_throw(&t, "1 2 3");
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 2);
	assert_false(risk_unit_in(&t, "others")->test.platoon);
}

ON_FIELD(test_X_34_the_natives_die, OURS("arms=spear native") FOES("40,5", "arms=rifle"))
{
	const struct event *e;

	field_throw(&t, "6 3 4");	/* their tests, then the die of the attack */
	assert_true(risk_bound(t.game, 0, ACTION_ATTACK));
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 4);
	e = trial_roll(&t, "natives' die");
	assert_string_equal(e->roll.rule, "X-34");
	assert_string_equal(e->roll.outcome, "they move 4 cm further this turn");
	field_throw(&t, "2 3");	/* advance: none */
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 0);
}

/* K:59: "otherwise go to Attack if within 50cms of enemy". */
TEST(test_K_7_an_advance_near_the_enemy_becomes_an_attack)
{
	static const struct { const char *ours, *at; enum action word; } cases[] = {
		{ OURS("arms=spear"), "30,5", ACTION_ATTACK },
		{ OURS("arms=spear"), "34,5", ACTION_ADVANCE },	/* too far */
		{ OURS("arms=rifle"), "30,5", ACTION_ADVANCE },	/* they shoot */
	};
	char text[300];
	struct trial t;

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		snprintf(text, sizeof text, "%sunit foes side=east figures=4 at=%s facing=W "
			"arms=rifle\n", cases[i].ours, cases[i].at);
		field_begin(&t, text);
		field_throw(&t, "2 3");
		assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_ADVANCE);
		assert_int_equal(risk_unit_in(&t, "ours")->word, cases[i].word);
		risk_end(&t);
	}
}

TEST(test_X_119_natives_who_go_on_attacking_throw_their_die)
{
	struct trial t;

	field_begin(&t, OURS("arms=spear native") FOES("30,5", "arms=rifle"));
	field_throw(&t, "2 3 5");	/* an advance, so near that it is an attack */
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 5);
	risk_end(&t);
	field_begin(&t, OURS("arms=spear native quality=superior") FOES("40,5", "arms=rifle"));
	risk_unit_in(&t, "ours")->doing = ACTION_ATTACK;
	field_throw(&t, "2 3 6");	/* carries on with one */
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_CARRY_ON);
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 6);
	risk_end(&t);
}

/* C-11: a die that the scenario modifies tells as what it counts. */
ON_FIELD(test_K_2_a_modified_die_is_told, OURS("arms=club") FOES("50,5", "arms=club die=-1"))
{
	field_throw(&t, "3 6");
	assert_int_equal(risk_unit_in(&t, "foes")->test.die, 5);
	assert_string_equal(trial_roll(&t, "action test")->roll.outcome,
		"carry on* (close table, Up to 0; the die counts as 5)");
}

/* A reading without a die of its own is kept and told as it is. */
TEST(test_X_31_a_reading_is_kept_and_told_without_a_die)
{
	struct event_log *again = event_log_new();
	char line[EVENT_LINE_MAX], text[LINE_MAX_BYTES];
	const struct event *e;
	struct trial t;
	int die = 0;

	assert_non_null(again);
	field_begin(&t, SECTIONS);
	field_throw(&t, "5 3");
	e = trial_event(&t, EVENT_ROLL, -2);
	assert_int_equal(e->roll.n_dice, 0);
	assert_true(event_write(e, line, sizeof line) > 0);
	assert_true(event_read(again, line));
	e = event_log_at(again, 0);
	assert_int_equal(e->roll.n_dice, 0);
	view_event_text(t.game, e, text, sizeof text);
	assert_non_null(strstr(text, "; rolled its platoon's 5: carry on*"));
	for (int i = 0; view_roll_line(t.game, e, i, text, sizeof text); i++)
		die += strstr(text, "no die of its own: its platoon's 5") != NULL;
	assert_int_equal(die, 1);
	event_log_free(again);
	risk_end(&t);
}

/* ---- dice of this system ---- */

ON_FIELD(test_S_C_17_picks_by_a_D6_a_D8_and_two_D10, PLAIN)
{
	static const struct { int n, sides, count; } picks[] = {
		{ 2, 6, 1 }, { 6, 6, 1 }, { 7, 8, 1 }, { 8, 8, 1 }, { 9, 10, 2 }, { 40, 10, 2 } };

	for (size_t i = 0; i < sizeof picks / sizeof picks[0]; i++) {
		const struct event *e;

		trial_dice(&t, picks[i].count == 1 ? "2" : "10 2");
		assert_int_equal(roll_pick(t.game, picks[i].n, "S-C-17", "who", 0, NOBODY), 1);
		e = trial_event(&t, EVENT_ROLL, -1);
		assert_int_equal(e->roll.sides, picks[i].sides);
		assert_int_equal(e->roll.n_dice, picks[i].count);
	}
}

/* ---- what is told ---- */

ON_FIELD(test_why_tells_factors_word_and_whom_it_binds,
	OURS("arms=club quality=raw") FOES("50,5", "arms=rifle"))
{
	char text[LINE_MAX_BYTES], all[1200] = "";
	size_t n = 0;

	field_throw(&t, "2 3");
	for (int i = 0; uncommanded_why(t.game, 0, i, text, sizeof text); i++)
		n += (size_t)snprintf(all + n, sizeof all - n, "%s\n", text);
	assert_non_null(strstr(all, "risk factor 2, die 2, close combat table: advance"));
	assert_non_null(strstr(all, "+1  Raw and within range"));
	assert_non_null(strstr(all, "A blue word: it binds those whom nobody commands"));
}

ON_FIELD(test_the_phase_tells_all_its_tests, PLAIN)
{
	struct phase_line l;
	int sum;

	field_throw(&t, "6 3");
	assert_true(risk_phase_line(t.game, 0, &l));
	assert_int_equal(l.unit, 0);
	assert_string_equal(l.text, " 0 6 advance*");
	assert_true(l.blue && l.binds);
	assert_true(risk_phase_line(t.game, 1, &l));
	assert_string_equal(l.text, " 0 3 carry on*");
	assert_false(l.binds);		/* somebody commands them */
	assert_false(risk_phase_line(t.game, 2, &l));
	assert_true(uncommanded_factor(t.game, 0, &sum));
	assert_int_equal(sum, 0);
	t.game->phase = PHASE_MOVE;
	assert_false(risk_phase_line(t.game, 0, &l));
}

/* A pupil's courage is not in his fists. */
static void word_of_six(const char *arms, int losses, enum action word)
{
	char text[400];
	struct trial t;

	snprintf(text, sizeof text, "unit ours side=west figures=10 at=10,5 facing=E "
		"uncommanded %s\n" FOES("50,5", "arms=club"), arms);
	field_begin(&t, text);
	field_kill(&t, "ours", 2, 1 + losses);
	field_throw(&t, "6 3");
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_ATTACK);
	assert_int_equal(risk_unit_in(&t, "ours")->word, word);
	risk_end(&t);
}

TEST(test_X_101_with_bare_hands_they_go_for_nobody)
{
	word_of_six("", 1, ACTION_HALT);
	word_of_six("arms=unarmed", 2, ACTION_HALT);
	word_of_six("arms=club", 1, ACTION_ATTACK);
}

TEST_MAIN
