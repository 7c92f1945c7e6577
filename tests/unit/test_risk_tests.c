/* Action tests of risk: what a position gives each line of the factors, what every die
 * makes of every row, whom the words bind, platoons and the natives' die.
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "risk_games.h"

enum { COLS = 64, ROWS = 9 };
enum { NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST };

#define SIDES "side west edges=west\nside east edges=east\n"
/* Far from each other, face to face, out of each other's reach: nothing counts. */
#define OURS(more) "unit ours side=west figures=4 at=10,5 facing=E uncommanded " more "\n"
#define FOES(at, more) "unit foes side=east figures=4 at=" at " facing=W " more "\n"
#define PLAIN OURS("arms=club") FOES("50,5", "arms=club")

static void begin(struct trial *t, const char *units)
{
	char text[ROWS * (2 * COLS + 2) + 1600] = "map\n";
	size_t n = strlen(text);

	for (int row = 0; row < ROWS; row++) {
		for (int col = 0; col < COLS; col++)
			n += (size_t)snprintf(text + n, sizeof text - n, ". ");
		n += (size_t)snprintf(text + n, sizeof text - n, "\n");
	}
	snprintf(text + n, sizeof text - n, "end\n" SIDES "%s", units);
	risk_begin(t, text);
}

static void forecast(const struct trial *t, const char *unit, struct forecast *f)
{
	assert_true(risk_forecast(t->game, trial_unit(t, unit), f));
}

/* What a line of the factors brings `ours`, and nothing else does. */
static int only(const struct trial *t, const char *rule)
{
	struct forecast f;
	int sum = 0;

	forecast(t, "ours", &f);
	for (int i = 0; i < f.n_factors; i++) {
		if (strcmp(f.factors[i].rule, rule) != 0)
			fail_msg("%s counts too: %s", f.factors[i].rule, f.factors[i].name);
		sum += f.factors[i].halves / 2;
	}
	assert_int_equal(f.factor, sum);
	return sum;
}

static int factor(const struct trial *t)
{
	struct forecast f;

	forecast(t, "ours", &f);
	return f.factor;
}

static void kill(struct trial *t, const char *unit, int first, int last)
{
	for (int i = first; i <= last; i++)
		game_life(t->game, risk_figure_in(t, unit, i), LIFE_DEAD, "killed");
}

static void ground_under(struct trial *t, const char *unit, int n, const char *ground)
{
	for (int i = 1; i <= n; i++)
		table_set_ground(t->game->table,
			t->game->figures[risk_figure_in(t, unit, i)].cell,
			table_find_ground(t->game->table, ground));
}

static void face(struct trial *t, const char *unit, int n, int direction)
{
	for (int i = 1; i <= n; i++)
		game_face(t->game, risk_figure_in(t, unit, i), direction);
}

/* ---- the lines of the factors (K-1) ---- */

static void test_K_1_nothing_counts_in_the_open(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN);
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
}

static void test_K_1_S_K_7_no_enemy_nor_retreating_friends_in_sight(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN "unit pals side=west figures=2 at=40,2 facing=E arms=club\n");
	kill(&t, "foes", 1, 4);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_unit_in(&t, "pals")->last_deed = DEED_FELL_BACK;	/* in sight, not near */
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
	begin(&t, PLAIN);	/* there, and not seen */
	game_sight(t.game, trial_unit(&t, "foes"), 0, false);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_end(&t);
}

static void test_K_1_a_hero_with_the_unit_or_superior_quality(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club") "figure 1 leader hero\n" FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);
	risk_end(&t);
	begin(&t, OURS("arms=club quality=superior") FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);
	risk_end(&t);
	begin(&t, OURS("arms=club quality=superior") "figure 1 leader hero\n"
		FOES("50,5", "arms=club"));
	assert_int_equal(only(&t, "factors.hero"), -1);		/* one line, once */
	risk_end(&t);
	begin(&t, OURS("arms=club") "figure 1 leader hero quality=regular\n"
		FOES("50,5", "arms=club"));
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
}

static void test_K_1_S_K_2_S_K_3_cover_or_advancing(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN);
	ground_under(&t, "ours", 3, "hedge");
	assert_int_equal(factor(&t), 0);	/* not entirely */
	ground_under(&t, "ours", 4, "hedge");
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_unit_in(&t, "ours")->last_deed = DEED_ADVANCED;
	assert_int_equal(only(&t, "factors.cover"), -1);	/* S-K-3 */
	risk_end(&t);
	begin(&t, PLAIN);
	risk_unit_in(&t, "ours")->last_deed = DEED_ADVANCED;
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_unit_in(&t, "ours")->last_deed = DEED_STOOD;	/* S-K-2: last turn's deed */
	risk_unit_in(&t, "ours")->deed = DEED_ADVANCED;
	assert_int_equal(factor(&t), 0);
	risk_game_of(t.game)->stage = STAGE_FIRE;	/* this turn's is done by now */
	assert_int_equal(only(&t, "factors.cover"), -1);
	risk_end(&t);
}

static void test_X_89_cover_behind_a_wall(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit ours side=west figures=1 at=10,5 facing=E uncommanded arms=club\n"
		FOES("50,5", "arms=club"));
	table_set_ground(t.game->table, build_cell(t.setup, 11, 5),
		table_find_ground(t.game->table, "wall"));
	assert_int_equal(only(&t, "factors.cover"), -1);	/* from the nearest enemy */
	for (int i = 1; i <= 4; i++)
		risk_place_man(&t, "foes", i, 2, 3 + i);
	face(&t, "ours", 1, WEST);		/* the wall is at its back now */
	assert_int_equal(factor(&t), 1);	/* in reach, and no cover */
	kill(&t, "foes", 1, 4);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	face(&t, "ours", 1, EAST);
	assert_int_equal(factor(&t), -5);
	risk_end(&t);
}

static void test_K_1_S_K_4_S_K_5_an_enemy_in_clear_sight_and_range(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club") FOES("50,5", "arms=rifle"));
	assert_int_equal(only(&t, "factors.in-range"), 1);
	ground_under(&t, "foes", 4, "hedge");	/* in sight, not clearly */
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
	begin(&t, OURS("arms=club") FOES("18,5", "arms=club"));	/* S-K-4: a charge's reach */
	assert_int_equal(only(&t, "factors.in-range"), 1);
	risk_end(&t);
}

static void test_K_1_S_K_4_raw_and_in_range(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club quality=raw") FOES("50,5", "arms=rifle"));
	assert_int_equal(factor(&t), 2);	/* both lines */
	ground_under(&t, "foes", 4, "hedge");
	assert_int_equal(only(&t, "factors.raw"), 1);	/* any enemy in sight will do */
	risk_end(&t);
	begin(&t, OURS("arms=club") FOES("50,5", "arms=rifle"));
	ground_under(&t, "foes", 4, "hedge");
	risk_man(&t, "ours", 1)->wounds = risk_man(&t, "ours", 2)->wounds = 1;
	assert_int_equal(only(&t, "factors.losses"), 5);	/* half of them: not yet raw */
	risk_man(&t, "ours", 3)->wounds = 1;
	assert_int_equal(factor(&t), 7 + 1);	/* X-89, K-15 */
	risk_end(&t);
}

static void test_K_1_S_K_6_losses_in_full_tenths(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit ours side=west figures=12 at=10,5 facing=E uncommanded arms=club\n"
		FOES("50,5", "arms=club"));
	kill(&t, "ours", 2, 2);
	assert_int_equal(factor(&t), 0);	/* 8 % */
	risk_man(&t, "ours", 3)->wounds = 1;
	assert_int_equal(only(&t, "factors.losses"), 1);	/* 16 % */
	kill(&t, "ours", 3, 3);		/* wounded, then dead: counts once */
	assert_int_equal(only(&t, "factors.losses"), 1);
	kill(&t, "ours", 4, 5);
	assert_int_equal(only(&t, "factors.losses"), 3);	/* 33 % */
	risk_end(&t);
}

static void test_K_1_an_enemy_to_flank_or_rear(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN);
	for (int direction = 0; direction < 6; direction++) {
		const bool front = direction >= NORTH_EAST && direction <= SOUTH_EAST;

		face(&t, "ours", 4, direction);
		assert_int_equal(only(&t, "factors.flank"), front ? 0 : 2);
	}
	risk_end(&t);
}

static void test_K_1_S_K_7_friends_who_break_near_by(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN "unit pals side=west figures=1 at=20,5 facing=E arms=club\n");
	assert_int_equal(factor(&t), 0);
	risk_unit_in(&t, "pals")->last_deed = DEED_FELL_BACK;
	assert_true(risk_unit_distance(t.game, 0, trial_unit(&t, "pals")) <= 250);
	assert_int_equal(only(&t, "factors.flank"), 2);
	face(&t, "ours", 4, WEST);		/* one line, once */
	assert_int_equal(only(&t, "factors.flank"), 2);
	face(&t, "ours", 4, EAST);
	risk_unit_in(&t, "pals")->last_deed = DEED_STOOD;
	risk_unit_in(&t, "pals")->routing = true;
	assert_int_equal(only(&t, "factors.flank"), 2);
	risk_place_man(&t, "pals", 1, 30, 5);	/* beyond 25 cm */
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
}

static void test_K_1_S_K_8_natives_and_cavalry(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club native") FOES("31,5", "arms=club mounted"));
	assert_in_range(risk_unit_distance(t.game, 0, trial_unit(&t, "foes")), 401, 500);
	assert_int_equal(only(&t, "factors.cavalry"), 2);
	for (int i = 1; i <= 4; i++)
		risk_place_man(&t, "foes", i, 36, 3 + i);
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
	begin(&t, OURS("arms=club") FOES("31,5", "arms=club mounted"));	/* no natives */
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
	begin(&t, OURS("arms=club native") FOES("31,5", "arms=club mounted"));
	game_sight(t.game, trial_unit(&t, "foes"), 0, false);	/* S-K-8: that they see */
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	risk_end(&t);
}

static void test_K_1_S_K_9_routing_or_beaten(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN);
	risk_unit_in(&t, "ours")->routing = true;
	assert_int_equal(only(&t, "factors.routing"), 3);
	risk_unit_in(&t, "ours")->beaten_last = true;
	assert_int_equal(only(&t, "factors.routing"), 3);
	risk_unit_in(&t, "ours")->routing = false;
	assert_int_equal(only(&t, "factors.routing"), 3);
	risk_end(&t);
}

/* ---- which table (K-3), which die (K-2), who tests (S-K-1, S-K-34) ---- */

static void test_K_3_S_K_12_whose_table(void **state)
{
	static const struct { const char *arms; bool close; } arms[] = {
		{ "rifle", false }, { "musket", false }, { "pistol", false }, { "bow", false },
		{ "sling", false }, { "spear", true }, { "sword", true }, { "club", true },
		{ "hatchet", true }, { "rocks", true },
	};
	struct action_facts f;
	struct trial t;

	(void)state;
	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char text[300];

		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			arms[i].arms);
		begin(&t, text);
		risk_facts(t.game, 0, &f);
		assert_int_equal(f.close_combat_only, arms[i].close);
		risk_end(&t);
	}
	begin(&t, OURS("arms=club") "figure 1 arms=rifle\nfigure 2 arms=rifle\n"
		FOES("50,5", "arms=club"));
	risk_facts(t.game, 0, &f);
	assert_false(f.close_combat_only);	/* a tie */
	kill(&t, "ours", 1, 1);
	risk_facts(t.game, 0, &f);
	assert_true(f.close_combat_only);
	risk_end(&t);
}

static void throw(struct trial *t, const char *dice)
{
	trial_dice(t, dice);
	risk_tests(t->game);
}

static void test_K_2_a_die_that_the_scenario_modifies(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club die=2") FOES("50,5", "arms=club"));
	throw(&t, "5 1");
	assert_int_equal(risk_unit_in(&t, "ours")->test.die, 6);	/* held */
	throw(&t, "1 1");
	assert_int_equal(risk_unit_in(&t, "ours")->test.die, 3);
	risk_end(&t);
}

static void test_S_K_1_S_K_34_who_tests(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=club")
		"unit troops side=west figures=2 at=10,8 facing=E arms=rifle\n"
		"unit near side=west figures=1 at=12,8 facing=E arms=pistol\nfigure 1 hero leader\n"
		"unit far side=west figures=1 at=30,2 facing=E arms=pistol\nfigure 1 hero leader\n"
		FOES("50,5", "arms=club"));
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "ours")));
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "troops")));
	assert_true(risk_unit_distance(t.game, trial_unit(&t, "near"),
		trial_unit(&t, "troops")) <= 50);
	assert_false(risk_tests_alone(t.game, trial_unit(&t, "near")));
	assert_true(risk_tests_alone(t.game, trial_unit(&t, "far")));
	throw(&t, "2 3 4 5");	/* ours, troops, far, foes */
	assert_int_equal(risk_unit_in(&t, "far")->test.die, 4);
	assert_int_equal(risk_unit_in(&t, "near")->test_turn, 0);
	risk_end(&t);
}

static void test_X_89_a_character_near_is_the_groups_hero(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN "unit near side=west figures=1 at=12,5 facing=E arms=pistol\nfigure 1 hero leader\n");
	assert_int_equal(only(&t, "factors.hero"), -1);
	risk_place_man(&t, "near", 1, 20, 5);
	assert_int_equal(factor(&t), 0);
	risk_end(&t);
}

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
	char text[400], dice[8];
	struct trial t;

	snprintf(text, sizeof text, "unit ours side=west figures=10 at=10,5 facing=E "
		"uncommanded arms=%s\n" FOES("50,5", "arms=club"), arms);
	begin(&t, text);
	if (p->lost > 0)
		kill(&t, "ours", 2, 1 + p->lost);
	for (int die = 1; die <= 6; die++) {
		risk_unit_in(&t, "ours")->routing = false;
		snprintf(dice, sizeof dice, "%d 3", die);
		throw(&t, dice);
		assert_int_equal(risk_unit_in(&t, "ours")->test.factor, p->lost);
		assert_int_equal(risk_unit_in(&t, "ours")->test.die, die);
		expect_cell(risk_unit_in(&t, "ours"), cells[die - 1]);
	}
	risk_end(&t);
}

static void test_K_5_every_cell_of_both_tables(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
		expect_row(&printed[i], "rifle", printed[i].missile);
		expect_row(&printed[i], "spear", printed[i].close);
	}
}

/* Up to 0, works and falling back: die by die. */
static void test_K_4_X_32_the_rows_of_little_risk(void **state)
{
	static const struct { const char *arms, *works, *back; } rows[] = {
		{ "rifle", "cccccc", "cccchh" }, { "spear", "cccccc", "cccchh" } };
	struct trial t;
	char text[300], dice[8];

	(void)state;
	for (int i = 0; i < 4; i++) {
		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			rows[i / 2].arms);
		begin(&t, text);
		if (i % 2 == 0)
			ground_under(&t, "ours", 4, "fort");
		for (int die = 1; die <= 6; die++) {
			if (i % 2 == 1)
				risk_unit_in(&t, "ours")->last_deed = DEED_FELL_BACK;
			snprintf(dice, sizeof dice, "%d 3", die);
			throw(&t, dice);
			expect_cell(risk_unit_in(&t, "ours"),
				(i % 2 == 0 ? rows[i / 2].works : rows[i / 2].back)[die - 1]);
		}
		risk_end(&t);
	}
}

/* A scenario's house rules on factors and tables count. */
static void test_K_5_house_rules_on_factors_and_cells(void **state)
{
	struct forecast f;
	struct trial t;

	(void)state;
	begin(&t, "house factors no-enemy factor -9\nhouse close rf1 d1 attack\n"
		OURS("arms=club") FOES("18,5", "arms=club"));
	forecast(&t, "ours", &f);
	assert_int_equal(f.factor, 1);
	assert_string_equal(f.outcome[0].word, "attack");
	assert_false(f.outcome[0].blue);
	kill(&t, "foes", 1, 4);
	assert_int_equal(factor(&t), -9);
	risk_end(&t);
}

/* ---- whom words bind, and what comes of them ---- */

static void test_X_30_commanded_troops_obey_plain_words_alone(void **state)
{
	struct forecast f;
	struct trial t;

	(void)state;
	begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle\n"
		FOES("50,5", "arms=club"));
	kill(&t, "ours", 2, 4);		/* 3: the row 2 to 5 */
	forecast(&t, "ours", &f);
	assert_true(f.outcome[0].binds && !f.outcome[0].blue);	/* Retreat */
	assert_true(f.outcome[1].binds && !f.outcome[1].blue);	/* Halt */
	assert_true(!f.outcome[2].binds && f.outcome[2].blue);	/* the blue halt */
	throw(&t, "2 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));
	assert_true(risk_unit_in(&t, "ours")->word_plain);
	throw(&t, "3 3");
	assert_true(risk_bound(t.game, 0, ACTION_CARRY_ON));	/* nothing binds it */
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_HALT);
	risk_end(&t);
	begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle uncommanded\n"
		FOES("50,5", "arms=club"));
	kill(&t, "ours", 2, 4);
	throw(&t, "3 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));	/* the uncommanded obey it */
	assert_false(risk_unit_in(&t, "ours")->word_plain);
	risk_end(&t);
}

static void test_K_4_carry_on_goes_on_with_the_word_before(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, PLAIN);
	throw(&t, "1 3");
	assert_true(risk_bound(t.game, 0, ACTION_HALT));	/* S-K-11: it did nothing yet */
	throw(&t, "6 3");
	assert_true(risk_bound(t.game, 0, ACTION_ADVANCE));
	throw(&t, "2 3");
	assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_CARRY_ON);
	assert_true(risk_bound(t.game, 0, ACTION_ADVANCE));
	risk_end(&t);
}

/* Shooters go for whom they see, others also for whom they have seen. */
static void test_K_4_a_6_leads_nowhere_without_an_enemy(void **state)
{
	static const struct { const char *arms; bool remembered, advances; } rows[] = {
		{ "rifle", false, false }, { "rifle", true, false },
		{ "club", false, false }, { "club", true, true } };
	struct trial t;
	char text[300];

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct unit *foes;

		snprintf(text, sizeof text, OURS("arms=%s") FOES("50,5", "arms=club"),
			rows[i].arms);
		begin(&t, text);
		foes = &t.game->units[trial_unit(&t, "foes")];
		game_sight(t.game, trial_unit(&t, "foes"), 0, false);
		foes->last_seen[0] = rows[i].remembered
			? t.game->figures[risk_figure_in(&t, "foes", 1)].cell : CELL_NONE;
		throw(&t, "6 3");
		assert_int_equal(risk_unit_in(&t, "ours")->test.action, ACTION_ADVANCE);
		assert_int_equal(risk_bound(t.game, 0, ACTION_ADVANCE), rows[i].advances);
		assert_int_equal(risk_bound(t.game, 0, ACTION_HALT), !rows[i].advances);
		risk_end(&t);
	}
}

static void test_S_K_10_a_rout_lasts_until_another_word(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle uncommanded\n"
		FOES("50,5", "arms=club"));
	kill(&t, "ours", 2, 7);
	throw(&t, "1 3");
	assert_true(risk_unit_in(&t, "ours")->routing);
	throw(&t, "4 3");		/* 6 lost and 3 for routing: 9, Retreat */
	assert_int_equal(risk_unit_in(&t, "ours")->test.factor, 9);
	assert_false(risk_unit_in(&t, "ours")->routing);
	kill(&t, "foes", 1, 4);
	risk_unit_in(&t, "ours")->routing = true;	/* 6 + 3 - 4 = 5 */
	risk_unit_in(&t, "ours")->doing = ACTION_ROUT;
	throw(&t, "5");
	assert_false(risk_unit_in(&t, "ours")->routing);
	risk_end(&t);
}

static void test_S_K_10_any_blue_word_frees_commanded_troops(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit ours side=west figures=10 at=10,5 facing=E arms=rifle\n"
		FOES("50,5", "arms=club"));
	kill(&t, "ours", 2, 7);
	throw(&t, "1 3");
	assert_true(risk_unit_in(&t, "ours")->routing);
	throw(&t, "5 3");		/* the blue retreat */
	assert_false(risk_unit_in(&t, "ours")->routing);
	assert_true(risk_bound(t.game, 0, ACTION_CARRY_ON));
	risk_end(&t);
}

/* ---- platoons and natives ---- */

#define SECTIONS "unit ours side=west figures=3 at=10,3 facing=E uncommanded arms=club " \
	"platoon=first formed\nfigure 1 leader\n" \
	"unit others side=west figures=3 at=10,6 facing=E uncommanded arms=club " \
	"platoon=first formed\n" FOES("50,5", "arms=club")

static void test_K_8_X_31_a_platoon_throws_one_die(void **state)
{
	const struct event *e;
	struct trial t;

	(void)state;
	begin(&t, SECTIONS);
	assert_in_range(risk_unit_distance(t.game, 0, 1), 0, 50);
	risk_unit_in(&t, "others")->beaten_last = true;
	throw(&t, "1 3");	/* the platoon, then the enemy */
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 1);
	assert_true(risk_bound(t.game, trial_unit(&t, "others"), ACTION_RETREAT));	/* plain */
	assert_true(risk_bound(t.game, trial_unit(&t, "ours"), ACTION_HALT));	/* goes on */
	throw(&t, "6 3");	/* advance* and attack*: both do the officer's */
	assert_int_equal(risk_unit_in(&t, "others")->test.own, ACTION_ATTACK);
	assert_true(risk_bound(t.game, trial_unit(&t, "others"), ACTION_ADVANCE));
	e = trial_event(&t, EVENT_ROLL, -2);
	assert_int_equal(e->unit, trial_unit(&t, "others"));
	assert_int_equal(e->roll.n_dice, 0);
	assert_non_null(strstr(e->roll.outcome, "its platoon's 6: attack"));
	assert_non_null(strstr(e->roll.outcome, "with its officer: advance"));
	risk_end(&t);
}

static void test_X_90_a_strayed_section_or_no_officer(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SECTIONS);
	game_lead(t.game, 0, NOBODY);
	throw(&t, "1 2 3");
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 2);
	game_lead(t.game, 0, risk_figure_in(&t, "ours", 1));
	for (int i = 1; i <= 3; i++)
		risk_place_man(&t, "others", i, 20, 4 + i);
	throw(&t, "1 2 3");
	assert_int_equal(risk_unit_in(&t, "others")->test.die, 2);
	assert_false(risk_unit_in(&t, "others")->test.platoon);
	risk_end(&t);
}

static void test_X_34_the_natives_die(void **state)
{
	const struct event *e;
	struct trial t;

	(void)state;
	begin(&t, OURS("arms=spear native") FOES("30,5", "arms=rifle"));
	throw(&t, "6 3 4");	/* their tests, then the die of the attack */
	assert_true(risk_bound(t.game, 0, ACTION_ATTACK));
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 4);
	e = trial_roll(&t, "natives' die");
	assert_string_equal(e->roll.rule, "X-34");
	assert_string_equal(e->roll.outcome, "they move 4 cm further this turn");
	throw(&t, "2 3");	/* advance: none */
	assert_int_equal(risk_unit_in(&t, "ours")->natives, 0);
	risk_end(&t);
}

/* ---- what is told ---- */

static void test_why_tells_factors_word_and_whom_it_binds(void **state)
{
	struct trial t;
	char text[LINE_MAX_BYTES], all[1200] = "";
	size_t n = 0;

	(void)state;
	begin(&t, OURS("arms=club quality=raw") FOES("50,5", "arms=rifle"));
	throw(&t, "2 3");
	for (int i = 0; risk_why(t.game, 0, i, text, sizeof text); i++)
		n += (size_t)snprintf(all + n, sizeof all - n, "%s\n", text);
	assert_non_null(strstr(all, "risk factor 2, die 2, close combat table: advance"));
	assert_non_null(strstr(all, "+1  Raw and within range"));
	assert_non_null(strstr(all, "A blue word: it binds those whom nobody commands"));
	risk_end(&t);
}

static void test_the_phase_tells_all_its_tests(void **state)
{
	struct phase_line l;
	struct trial t;
	int sum;

	(void)state;
	begin(&t, PLAIN);
	throw(&t, "6 3");
	assert_true(risk_phase_line(t.game, 0, &l));
	assert_int_equal(l.unit, 0);
	assert_string_equal(l.text, " 0 6 advance*");
	assert_true(l.blue && l.binds);
	assert_true(risk_phase_line(t.game, 1, &l));
	assert_string_equal(l.text, " 0 3 carry on*");
	assert_false(l.binds);		/* somebody commands them */
	assert_false(risk_phase_line(t.game, 2, &l));
	assert_true(risk_roster_sum(t.game, 0, &sum));
	assert_int_equal(sum, 0);
	t.game->phase = PHASE_MOVE;
	assert_false(risk_phase_line(t.game, 0, &l));
	risk_end(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_K_1_nothing_counts_in_the_open),
		cmocka_unit_test(test_K_1_S_K_7_no_enemy_nor_retreating_friends_in_sight),
		cmocka_unit_test(test_K_1_a_hero_with_the_unit_or_superior_quality),
		cmocka_unit_test(test_K_1_S_K_2_S_K_3_cover_or_advancing),
		cmocka_unit_test(test_X_89_cover_behind_a_wall),
		cmocka_unit_test(test_K_1_S_K_4_S_K_5_an_enemy_in_clear_sight_and_range),
		cmocka_unit_test(test_K_1_S_K_4_raw_and_in_range),
		cmocka_unit_test(test_K_1_S_K_6_losses_in_full_tenths),
		cmocka_unit_test(test_K_1_an_enemy_to_flank_or_rear),
		cmocka_unit_test(test_K_1_S_K_7_friends_who_break_near_by),
		cmocka_unit_test(test_K_1_S_K_8_natives_and_cavalry),
		cmocka_unit_test(test_K_1_S_K_9_routing_or_beaten),
		cmocka_unit_test(test_K_3_S_K_12_whose_table),
		cmocka_unit_test(test_K_2_a_die_that_the_scenario_modifies),
		cmocka_unit_test(test_S_K_1_S_K_34_who_tests),
		cmocka_unit_test(test_X_89_a_character_near_is_the_groups_hero),
		cmocka_unit_test(test_K_5_every_cell_of_both_tables),
		cmocka_unit_test(test_K_4_X_32_the_rows_of_little_risk),
		cmocka_unit_test(test_K_5_house_rules_on_factors_and_cells),
		cmocka_unit_test(test_X_30_commanded_troops_obey_plain_words_alone),
		cmocka_unit_test(test_K_4_carry_on_goes_on_with_the_word_before),
		cmocka_unit_test(test_K_4_a_6_leads_nowhere_without_an_enemy),
		cmocka_unit_test(test_S_K_10_a_rout_lasts_until_another_word),
		cmocka_unit_test(test_S_K_10_any_blue_word_frees_commanded_troops),
		cmocka_unit_test(test_K_8_X_31_a_platoon_throws_one_die),
		cmocka_unit_test(test_X_90_a_strayed_section_or_no_officer),
		cmocka_unit_test(test_X_34_the_natives_die),
		cmocka_unit_test(test_why_tells_factors_word_and_whom_it_binds),
		cmocka_unit_test(test_the_phase_tells_all_its_tests),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
