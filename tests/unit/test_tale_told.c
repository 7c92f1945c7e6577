/* What the narrator (tale.h) makes of single events, and of the end of a game. */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "shipped.h"
#include "tale_harness.h"
#include "tale/own.h"

/* Who carries what all want is told with it wherever he goes. */
TEST(test_the_prize_is_named_with_its_bearer)
{
	int carried = 0;

	for (uint64_t seed = 201; seed < 206; seed++) {
		struct session *const s = shipped_session(
			"campaigns/jade-buddha/2-bamboo-jungle.yaml",
			&(struct session_options){ .seed = seed, .save = "", .name = "tale" });
		const struct event_log *const log = session_log(s);
		struct view *view;
		struct tale *t;

		tale_play(s);
		view = view_new(session_truth(s), master_seat(session_truth(s)));
		assert_non_null(view);
		t = tale_new(&view->game, master_seat(session_truth(s)), log, 0,
			event_log_count(log), TALE_PAGE_A_TURN);
		assert_non_null(t);
		carried += tale_says(t, ", with the Jade Buddha, ");
		tale_free(t);
		view_free(view);
		session_free(s);
	}
	assert_true(carried > 0);
}

/* ---- who came upon whom ---- */

static void log_event(struct event_log *log, enum event_kind kind, int unit, int other)
{
	const struct sink sink = event_log_sink(log);
	struct event e = { .kind = kind, .audience = EVENT_ALL, .turn = 1, .unit = (int16_t)unit,
		.figure = -1, .other = (int16_t)other, .from = CELL_NONE, .cell = CELL_NONE,
		.number = 1, .word = "", .roll = { .rule = "", .what = "fight", .outcome = "" } };

	sink.take(sink.self, &e);
}

static void log_step(struct event_log *log, int figure, cell_t from, cell_t to)
{
	const struct sink sink = event_log_sink(log);
	const struct event e = { .kind = EVENT_MOVE, .audience = EVENT_ALL, .turn = 1, .unit = -1,
		.figure = (int16_t)figure, .other = -1, .from = from, .cell = to, .word = "" };

	sink.take(sink.self, &e);
}

/* Of two who fight he is named first who came to the other, whoever threw first; and in the
 * turns after, too. */
TEST(test_a_melee_names_first_who_came)
{
	static const struct { const char *walks, *thrower, *told; } rows[] = {
		{ "hatchets", "marines", "The Red Lantern hatchets " },
		{ "hatchets", "hatchets", "The Red Lantern hatchets " },
		{ "marines", "hatchets", "The Marines " } };
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));

	assert_non_null(view);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct event_log *const log = event_log_new();
		const int marines = setup_find_unit(g->setup, "marines");
		const int hatchets = setup_find_unit(g->setup, "hatchets");
		const int walks = setup_find_unit(g->setup, rows[i].walks);
		const int throws = setup_find_unit(g->setup, rows[i].thrower);
		const int other = throws == marines ? hatchets : marines;

		for (int turn = 1; turn <= 2; turn++) {
			struct tale *t;
			const size_t first = event_log_count(log);

			log_event(log, EVENT_TURN, -1, -1);
			if (turn == 1)
				log_step(log, g->setup->units[walks].first, 30, 31);
			log_event(log, EVENT_ROLL, turn == 1 ? throws : other,
				turn == 1 ? other : throws);
			t = tale_new(&view->game, master_seat(g), log, first,
				event_log_count(log), TALE_PAGE_A_TURN);
			assert_non_null(t);
			assert_int_equal(tale_count(t), 2);
			if (strncmp(tale_line(t, 1)->text, rows[i].told, strlen(rows[i].told)) != 0)
				fail_msg("row %zu, turn %d: \"%s\"", i, turn,
					tale_line(t, 1)->text);
			tale_free(t);
		}
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* ---- whose kill it was ---- */

/* A shot of one unit at another that hits one of them, and what the throw made of it. */
static void log_shot(struct event_log *log, int by, int unit, int figure, const char *outcome)
{
	const struct sink sink = event_log_sink(log);
	struct event e = { .kind = EVENT_SHOT, .audience = EVENT_ALL, .turn = 1,
		.unit = (int16_t)by, .figure = -1, .other = (int16_t)unit, .from = CELL_NONE,
		.cell = CELL_NONE, .number = 3, .word = "Rifle",
		.roll = { .rule = "", .what = "", .outcome = "" } };

	sink.take(sink.self, &e);
	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.other = (int16_t)by;
	e.kind = EVENT_HIT;
	sink.take(sink.self, &e);
	e.kind = EVENT_ROLL;
	e.roll = (struct roll){ .rule = "A-11", .what = "wound", .reading = ROLL_TABLE,
		.outcome = outcome };
	sink.take(sink.self, &e);
}

static bool is_killing(const struct tale *t, const char *name)
{
	for (int i = 0; i < tale_count(t); i++)
		if (strstr(tale_line(t, i)->text, name) != NULL)
			return strcmp(tale_line(t, i)->word, "killed") == 0;
	fail_msg("nothing is told of %s", name);
	return false;
}

/* Losses are told when all have fired: of two who hit one man it was whose throw killed him. */
TEST(test_a_kill_is_of_whose_throw_it_was)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int marines = setup_find_unit(g->setup, "marines");
	const int sailors = setup_find_unit(g->setup, "bluejackets");
	const int hatchets = setup_find_unit(g->setup, "hatchets");
	const int figure = g->setup->units[hatchets].first + 3;

	assert_non_null(view);
	for (int first = 0; first < 2; first++) {
		struct event_log *const log = event_log_new();
		const struct sink sink = event_log_sink(log);
		const struct event dies = { .kind = EVENT_LIFE, .audience = EVENT_ALL, .turn = 1,
			.unit = (int16_t)hatchets, .figure = (int16_t)figure, .other = -1,
			.from = CELL_NONE, .cell = 40, .number = LIFE_DEAD, .word = "killed",
			.roll = { .rule = "", .what = "", .outcome = "" } };
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_shot(log, marines, hatchets, figure, first ? "killed" : "suppressed");
		log_shot(log, sailors, hatchets, figure, first ? "suppressed" : "killed");
		sink.take(sink.self, &dies);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_int_equal(is_killing(t, "Marines"), first != 0);
		assert_int_equal(is_killing(t, "Bluejackets"), first == 0);
		tale_free(t);
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* He is hit, throws, against `other` or alone, and dies. */
static void log_end(struct event_log *log, int figure, int unit, int hit_by, int other,
	struct roll thrown)
{
	static const uint8_t die[] = { 1 };
	const struct sink sink = event_log_sink(log);
	struct event e = { .audience = EVENT_ALL, .turn = 1, .unit = (int16_t)unit,
		.figure = (int16_t)figure, .other = (int16_t)hit_by, .from = CELL_NONE,
		.cell = CELL_NONE, .word = "", .kind = EVENT_HIT,
		.roll = { .rule = "", .what = "", .outcome = "" } };

	sink.take(sink.self, &e);
	e.kind = EVENT_ROLL;
	e.other = (int16_t)other;
	e.roll = thrown;
	e.roll.rule = "";
	e.roll.dice = die;
	e.roll.n_dice = 1;
	e.roll.sides = 6;
	sink.take(sink.self, &e);
	e.kind = EVENT_LIFE;
	e.number = LIFE_DEAD;
	e.word = "killed";
	sink.take(sink.self, &e);
}

/* What a hero has thrown himself is not told as the throw that killed him: of a fight both sums
 * are, and what he threw to be spared is his. */
TEST(test_a_death_tells_whose_dice_they_were)
{
	static const struct { struct roll own; bool duel; const char *told; } rows[] = {
		{ { .what = "melee", .outcome = "2 against 6: beaten" }, true,
			"; it was 2 against 6." },
		{ { .what = "melee", .outcome = "6 beats 2: a kill" }, true, NULL },
		{ { .what = "shooting", .outcome = "1 hit" }, true, NULL },
		{ { .what = "saving throw", .outcome = "Apparently dead",
			.reading = ROLL_TABLE }, false,
			"; thrown for dear life, the die said 1." } };
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int marines = setup_find_unit(g->setup, "marines");
	const int hatchets = setup_find_unit(g->setup, "hatchets");
	const int hero = g->setup->units[marines].first;

	assert_non_null(view);
	assert_true(g->setup->figures[hero].hero);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct event_log *const log = event_log_new();
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_event(log, EVENT_ROLL, hatchets, marines);
		log_end(log, hero, marines, hatchets, rows[i].duel ? hatchets : -1, rows[i].own);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_true(tale_says(t, "Jack Hart"));
		if (rows[i].told != NULL ? !tale_says(t, rows[i].told)
				: tale_says(t, "said") || tale_says(t, "against"))
			fail_msg("row %zu: \"%s\"", i, tale_line(t, 1)->text);
		tale_free(t);
		event_log_free(log);
	}
	view_free(view);
	session_free(s);
}

/* Of two who fall upon one unit the one whose blow it was not is not told to have had no part in
 * it: "and neither gave way", of those who have just lost a man. */
TEST(test_nothing_came_of_no_fight_in_which_others_fell)
{
	static const char *const nothing[] = { "nobody fell", "nobody down", "neither gave way" };
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	struct event_log *const log = event_log_new();
	const int marines = setup_find_unit(g->setup, "marines");
	const int sailors = setup_find_unit(g->setup, "bluejackets");
	const int hatchets = setup_find_unit(g->setup, "hatchets");
	struct tale *t;

	assert_non_null(view);
	log_event(log, EVENT_TURN, -1, -1);
	log_step(log, g->setup->units[hatchets].first, 30, 31);
	log_event(log, EVENT_ROLL, hatchets, marines);
	log_step(log, g->setup->units[sailors].first, 60, 61);
	log_event(log, EVENT_ROLL, sailors, hatchets);
	log_end(log, g->setup->units[hatchets].first + 3, hatchets, marines, marines,
		(struct roll){ .what = "melee", .outcome = "2 against 6: beaten" });
	t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log), TALE_PAGE_A_TURN);
	assert_non_null(t);
	assert_true(tale_says(t, "luejackets"));
	for (int i = 0; i < 3; i++)
		assert_false(tale_says(t, nothing[i]));
	tale_free(t);
	event_log_free(log);
	view_free(view);
	session_free(s);
}

/* Who steps about where he was is not told to be there by now. */
TEST(test_who_has_not_left_is_nowhere_by_now)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int figure = g->setup->units[setup_find_unit(g->setup, "marines")].first;
	int left = 0, stayed = 0;

	assert_non_null(view);
	for (cell_t from = 0; from < 40; from++) {
		const struct tale_past q = { .g = &view->game };
		const bool leaves = strcmp(tale_place(&q, from).text,
			tale_place(&q, from + 1).text) != 0;
		struct event_log *const log = event_log_new();
		struct tale *t;

		log_event(log, EVENT_TURN, -1, -1);
		log_step(log, figure, from, from + 1);
		t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
			TALE_PAGE_A_TURN);
		assert_non_null(t);
		assert_true(leaves || tale_says(t, "moved about"));
		left += leaves && tale_says(t, "by now");
		stayed += !leaves;
		tale_free(t);
		event_log_free(log);
	}
	assert_true(left > 0 && stayed > 0);
	view_free(view);
	session_free(s);
}

/* ---- what steps were for, and what an aim was met by ---- */

/* A word about a unit, or an aim that a side has. */
static void log_word(struct event_log *log, enum event_kind kind, int unit, int number,
	const char *word)
{
	const struct sink sink = event_log_sink(log);
	const struct event e = { .kind = kind, .audience = EVENT_ALL, .turn = 1,
		.unit = (int16_t)unit, .figure = -1, .other = -1, .from = CELL_NONE,
		.cell = CELL_NONE, .number = number, .word = word,
		.roll = { .rule = "", .what = "", .outcome = "" } };

	sink.take(sink.self, &e);
}

/* What is told of a turn of the trail in which the first section takes a step into the garden, or
 * as it stands, between two words about it ("" = none); and then has its side the boxes there. */
static void expect_on_trail(const char *before, const char *after, bool boxes, const char *told,
	const char *never)
{
	struct session *const s = shipped_session("campaigns/cotta/1-trail-to-bulawan.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	struct view *const view = view_new(g, master_seat(g));
	const int unit = setup_find_unit(g->setup, "first");
	const struct grid *const grid = &g->table->grid;
	struct event_log *const log = event_log_new();
	struct tale *t;

	assert_non_null(view);
	log_event(log, EVENT_TURN, -1, -1);
	if (before[0] != '\0')
		log_word(log, EVENT_STATE, unit, 0, before);
	FOR_MEMBERS(f, g, unit)
		log_step(log, f, g->figures[f].cell, grid_at(grid, 21 + f % 5, 21 + f / 5));
	if (after[0] != '\0')
		log_word(log, EVENT_NOTE, unit, 0, after);
	if (boxes)
		log_word(log, EVENT_OBJECTIVE, -1, 0, g->setup->objectives[0].text);
	t = tale_new(&view->game, master_seat(g), log, 0, event_log_count(log),
		TALE_PAGE_A_TURN);
	assert_non_null(t);
	if (!tale_says(t, told) || tale_says(t, never))
		fail_msg("\"%s\"", tale_line(t, tale_count(t) - 1)->text);
	tale_free(t);
	event_log_free(log);
	view_free(view);
	session_free(s);
}

TEST(test_to_form_up_is_not_to_march)
{
	expect_on_trail("in line", "", false, "The first section formed line.", "garden");
	expect_on_trail("in column", "", false, "The first section formed column.", "garden");
	expect_on_trail("", "", false, "garden", "formed");
}

TEST(test_who_charged_and_fell_short_is_said_to_have_charged)
{
	expect_on_trail("", "stopped short of the enemy", false, "The first section charged",
		"garden");
}

/* The boxes are still in the camp. */
TEST(test_an_aim_that_an_event_gives_is_not_told_as_done)
{
	expect_on_trail("", "", true, "the column would bring the boxes to the fields of Bulawan",
		"had brought");
}

/* Who lies in a faint has no wound. */
TEST(test_who_faints_is_down_and_not_wounded)
{
	static const struct { const char *word, *edge; } rows[] = {
		{ "falls in a faint", "down" }, { "is knocked senseless", "down" },
		{ "lies there", "wounded" }, { "badly injured", "wounded" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct event e = { .kind = EVENT_LIFE, .number = LIFE_WOUNDED,
			.word = rows[i].word };

		assert_string_equal(sentence_margin(&e).word, rows[i].edge);
	}
}

/* Everybody is counted once at the end, and why it was won is said. */
TEST(test_the_end_counts_truly)
{
	struct session *const s = shipped_session("campaigns/jade-buddha/1-china-station.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	const struct game *const g = session_truth(s);
	char why[TALE_WORDS_MAX];
	int n = 0;

	tale_play(s);
	for (int side = 0; side < g->setup->n_sides; side++) {
		const struct tale_losses l = tale_losses(g, side);

		n += l.fit + l.wounded + l.dead + l.captive + l.gone + l.awaited;
	}
	assert_int_equal(n, g->n_figures);
	assert_true(g->over);
	assert_true(tale_why_won(g, why, sizeof why) > 0);
	assert_non_null(strstr(why, "point"));
	session_free(s);
}

static bool is_always(const struct game *g, int figure)
{
	(void)figure;
	return g != NULL;
}

/* A vehicle is none of its people, and who is wounded and fights on is not fit. */
TEST(test_the_end_counts_people_and_their_wounds)
{
	struct session *const s = shipped_session(
		"campaigns/jade-chrysanthemum/2-reef-of-teeth.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	struct game *const g = game_clone(session_truth(s));
	struct game_system wounding = *g->system;
	int n = 0, vehicles = 0;

	for (int f = 0; f < g->n_figures; f++)
		vehicles += game_vehicle(g, f);
	assert_true(vehicles > 0);
	wounding.hurt = is_always;
	g->system = &wounding;
	for (int side = 0; side < g->setup->n_sides; side++) {
		const struct tale_losses l = tale_losses(g, side);

		assert_int_equal(l.fit, 0);
		assert_int_equal(l.wounded, l.hurt);
		n += l.fit + l.wounded + l.dead + l.captive + l.gone + l.awaited;
	}
	assert_int_equal(n, g->n_figures - vehicles);
	game_free(g);
	session_free(s);
}

/* Points are told as those of all whose they are: of who lost, too. */
TEST(test_the_end_names_whose_points_it_adds_up)
{
	struct session *const s = shipped_session("campaigns/upriver/1-landing-at-kanda.yaml",
		&(struct session_options){ .seed = 5, .save = "", .name = "tale" });
	struct game *const g = game_clone(session_truth(s));
	char why[TALE_WORDS_MAX];

	assert_non_null(g);
	assert_true(g->setup->n_sides > 2);
	g->over = true;
	g->winner = 0;
	for (int side = 0; side < g->setup->n_sides; side++) {
		g->points[side] = 0;
		g->friends[side] = 0;
	}
	g->points[0] = 5;
	g->points[1] = 2;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 2 for "));
	assert_null(strstr(why, " of them of "));
	g->points[2] = 1;
	g->friends[1] = 1 << 2;
	g->friends[2] = 1 << 1;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 2 for "));	/* a mere truce */
	((struct setup_side *)g->setup->sides)[1].allies = 1 << 2;
	tale_why_won(g, why, sizeof why);
	assert_non_null(strstr(why, "5 points against 3 for "));
	assert_non_null(strstr(why, ", 1 of them of "));
	game_free(g);
	session_free(s);
}

/* What a side wants and what it has met are told of others, whatever verb they begin with. */
TEST(test_aims_are_told_as_prose)
{
	static const struct { const char *goal, *told; } goals[] = {
		{ "Have your people home. Bring the book.",
			"Their aim is to have their people home, and to bring the book." },
		{ "Have the leaf. The rest is detail.",
			"Their aim is to have the leaf. The rest is detail." },
		{ "The flower. Everything else here is geology.",
			"What they say of it: \"The flower. Everything else here is geology.\"" },
		{ "", "" },
	};

	for (size_t i = 0; i < sizeof goals / sizeof goals[0]; i++)
		assert_string_equal(tale_wish(goals[i].goal).text, goals[i].told);
	assert_string_equal(tale_done("Find the hollow.", true).text, "had found the hollow");
	assert_string_equal(tale_done("Find the hollow.", false).text, "found the hollow");
	assert_string_equal(tale_done("Have it to yourselves at the end.", true).text,
		"had it to themselves at the end");
	assert_string_equal(tale_done("Bewitch it.", true).text, "had managed to bewitch it");
	assert_string_equal(tale_aim("See her to your camp.").text, "see her to their camp");
}

static void look_at_aims(const struct setup *s, const void *rules, const char *path, void *with)
{
	(void)rules;
	(void)path;
	(void)with;
	for (int i = 0; i < s->n_objectives; i++)
		assert_null(strstr(tale_done(s->objectives[i].text, true).text, "managed"));
}

/* No aim of a scenario that comes with the program begins with a word that is not known. */
TEST(test_aims_of_scenarios_are_known)
{
	assert_true(shipped_campaigns(look_at_aims, NULL) >= 22);
}

TEST_MAIN
