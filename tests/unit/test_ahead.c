/* Looking ahead: guesses of positions, what is tried, and what comes of it. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/appraisal.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/system.h"
#include "mind/ahead.h"
#include "mind/guess.h"
#include "mind/surmise.h"
#include "mind/portfolio.h"
#include "played.h"
#include "systems/adventure/fire/spot.h"

/* Rows say "nothing asked" first, then what they ask. */
#pragma GCC diagnostic ignored "-Woverride-init"

enum { US, THEM };	/* sides */
enum { GUARD, THUGS, LURKERS, RELIEF };	/* units */
enum { GATE };		/* areas */

static const char yard[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . C .\n"
	"end\n"
	"turns 3\n"
	"side us edges=west\n"
	"side them edges=east\n"
	"unit guard sign=A side=us figures=6 arms=rifle troops=soldiers\n"
	"unit thugs sign=B side=them at=20,1 figures=2 arms=club\n"
	"unit lurkers sign=C side=them figures=5 arms=club\n"
	"unit relief sign=D side=them at=22,2 arrives=2 figures=8 arms=rifle\n"
	"area gate 5,1 6,1 5,2 6,2\n"
	"flag rung\n";

#define NOTHING .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1
static const struct condition conditions[] = {
	{ WHEN_ENTERS, .script = -1, .objective = -1, NOTHING, .side = US, .area = GATE },
	{ WHEN_TURN, .script = -1, .objective = -1, NOTHING, .number = 1 },
};
static const struct effect effects[] = {
	{ THEN_POINTS, NOTHING, .objective = -1, .side = US, .number = 5, .text = "The gate" },
	{ THEN_SPAWN, NOTHING, .objective = -1, .unit = RELIEF, .text = "" },
	{ THEN_FLAG, NOTHING, .objective = -1, .flag = 0, .number = 1, .text = "" },
};
static const struct setup_script scripts[] = {
	{ "gate", true, 0, 0, 1 }, { "surprise", true, 1, 1, 2 },
};

static const struct setup_objective aims[] = {
	{ "gate", "Be at the gate.", AIM_REACH, US, -1, GATE, -1, 0, 0, 5, false },
};

static void begin(struct trial *t)
{
	struct setup *const s = build_setup(&system_rugged, yard);

	s->conditions = conditions;
	s->n_conditions = 2;
	s->effects = effects;
	s->n_effects = 3;
	s->scripts = scripts;
	s->n_scripts = 2;
	s->objectives = aims;
	s->n_objectives = 1;
	trial_begin_with(t, s, "");
}

/* One guess of a seat, and the view it is made of. */
struct made { struct view *view; struct guess *guess; const struct game *game; };

static struct made guess_of(const struct trial *t, int seat)
{
	const struct decision d = *game_decision(t->game, seat, NOBODY);
	struct made m = { .view = view_new(t->game, seat) };
	struct whim w;

	assert_non_null(m.view);
	whim_seed(&w, m.view, &d);
	m.guess = guess_new(m.view, &d);
	assert_non_null(m.guess);
	m.game = guess_draw(m.guess, &w);
	return m;
}

static void drop(struct made *m)
{
	guess_free(m->guess);
	view_free(m->view);
}

TEST(test_the_unseen_stand_somewhere_and_the_seen_see_back)
{
	struct trial t;
	struct made m;

	begin(&t);
	game_sight(t.game, LURKERS, US, false);
	m = guess_of(&t, US);
	assert_true(game_unit_cell(&m.view->game, LURKERS) == CELL_NONE);
	assert_int_equal(game_unit_fit(m.game, LURKERS), 5);
	assert_int_equal(m.game->viewer, NOBODY);
	assert_true(game_sees(m.game, THEM, GUARD));
	drop(&m);
	trial_end(&t);
}

/* Through jungle a line joins nobody; but who has once found somebody in it knows where he is, and
 * answers him when he offers to give himself up. */
TEST(test_who_has_found_somebody_sees_him_in_a_guess)
{
	struct trial t;
	struct made m;

	begin(&t);
	for (int cell = 0; cell < 6 * 24; cell++)
		if (cell % 24 > 7 && cell % 24 < 19)
			table_set_ground(t.game->table, cell,
				table_find_ground(t.game->table, "jungle"));
	m = guess_of(&t, US);
	assert_true(adv_spotted(&m.view->game, GUARD, THEM));
	assert_false(game_sees(&m.view->game, THEM, GUARD));
	assert_true(game_sees(m.game, THEM, GUARD));
	drop(&m);
	trial_end(&t);
}

TEST(test_others_are_asked_what_they_are_asked_at_the_same_time)
{
	struct trial t;
	struct made m;

	begin(&t);
	m = guess_of(&t, US);
	assert_null(game_decision(&m.view->game, THEM, NOBODY));
	assert_non_null(game_decision(m.game, THEM, NOBODY));
	drop(&m);
	trial_end(&t);
}

TEST(test_surprises_stay_surprises)
{
	struct trial t;
	struct made m;

	begin(&t);
	m = guess_of(&t, US);
	assert_int_equal(m.game->setup->scripts[0].n, 1);
	assert_int_equal(m.game->setup->scripts[1].n, 1);	/* its flag, and nobody comes */
	assert_int_equal(m.game->setup->effects[1].kind, THEN_FLAG);
	assert_int_equal(t.game->setup->effects[1].kind, THEN_SPAWN);
	assert_int_equal(m.game->setup->units[RELIEF].arrives, 0);
	assert_int_equal(m.game->setup->units[GUARD].arrives, 0);
	assert_int_equal(t.game->setup->units[RELIEF].arrives, 2);
	drop(&m);
	trial_end(&t);
}

TEST(test_what_others_are_after_without_a_word_is_not_known_in_a_guess)
{
	static const struct setup_objective secret[] = {
		{ "gate", "Be at the gate.", AIM_REACH, US, -1, GATE, -1, 0, 0, 5, true },
	};
	struct trial t;
	struct made m;

	begin(&t);
	t.setup->objectives = secret;
	m = guess_of(&t, THEM);
	assert_int_equal(m.game->setup->objectives[0].points, 0);
	assert_int_equal(m.game->setup->objectives[0].kind, AIM_SCRIPT);
	drop(&m);
	m = guess_of(&t, US);
	assert_int_equal(m.game->setup->objectives[0].points, 5);
	drop(&m);
	trial_end(&t);
}

static bool same_meant(const struct mission *a, const struct mission *b)
{
	return memcmp(a, b, (RELIEF + 1) * sizeof(*a)) == 0;
}

TEST(test_OM1_others_do_as_they_would_and_then_mean_something_else)
{
	struct mission meant[UNITS_MAX], before[UNITS_MAX];
	struct whim w, again;
	struct trial t;
	struct made m;
	int differ = 0;

	begin(&t);
	m = guess_of(&t, US);
	whim_seed(&w, m.view, game_decision(t.game, US, NOBODY));
	for (int draw = 0; draw < 8; draw++) {
		again = w;
		assert_int_equal(surmise_meant(m.game, US, draw, &w, meant), draw % 2);
		assert_int_equal(meant[GUARD].kind, MISSION_NONE);
		assert_int_equal(meant[RELIEF].kind, MISSION_NONE);	/* nobody knows of it */
		assert_true((meant[THUGS].kind != MISSION_NONE) == draw % 2);
		differ += draw > 1 && draw % 2 != 0 && !same_meant(meant, before);
		surmise_meant(m.game, US, draw, &again, before);
		assert_true(same_meant(meant, before));
	}
	assert_true(differ > 0);
	drop(&m);
	trial_end(&t);
}

/* What they are taken to mean, who are after something and have lurkers where nobody sees them. */
static void meant_with(bool secret, int column, struct mission meant[UNITS_MAX])
{
	static const struct setup_objective told[] = {
		{ "out", "Get out.", AIM_EXIT, THEM, -1, -1, -1, EDGE_WEST, 5, 5, false },
	}, untold[] = {
		{ "out", "Get out.", AIM_EXIT, THEM, -1, -1, -1, EDGE_WEST, 5, 5, true },
	};
	struct whim w = { .state = 7 };
	struct trial t;
	struct made m;

	begin(&t);
	t.setup->objectives = secret ? untold : told;
	game_sight(t.game, LURKERS, US, false);
	FOR_MEMBERS(f, t.game, LURKERS)
		game_place(t.game, f, grid_at(&t.game->table->grid, column++, 4));
	m = guess_of(&t, US);
	for (int i = 0, found = 0; i < 50 && !found; i++) {
		surmise_meant(m.game, US, 1, &w, meant);
		found = meant[THUGS].kind == MISSION_LEAVE;
	}
	drop(&m);
	trial_end(&t);
}

TEST(test_OM2_what_surmise_meant_is_told_by_the_guess_alone)
{
	struct mission here[UNITS_MAX], there[UNITS_MAX];

	meant_with(false, 8, here);
	assert_int_equal(here[THUGS].kind, MISSION_LEAVE);
	meant_with(true, 8, here);
	assert_int_not_equal(here[THUGS].kind, MISSION_LEAVE);
	meant_with(true, 18, there);
	assert_true(same_meant(here, there));
}

/* How far the thugs get in the turn under way, whose enemies do as they would. */
struct where { const struct candidate *own; int n; int32_t way[DRAWS_MAX]; };

static void see_thugs(void *self, const struct candidate *of, const struct game *from,
	const struct game *end)
{
	struct where *const at = self;

	if (at->n == 0)
		at->own = of;
	if (of == at->own)
		at->way[at->n++] = table_distance(end->table,
			game_unit_whereabouts(from, THUGS), game_unit_whereabouts(end, THUGS));
}

TEST(test_OM3_what_surmise_meant_is_done)
{
	static const struct effort effort = { .candidates = 4, .draws = 16 };
	static const struct thinker by = { .by = &effort };
	struct where at = { .n = 0 };
	const struct listener ear = { see_thugs, &at };
	struct comparison c;
	struct trial t;
	struct view *view;
	int as_they_would = 0, otherwise = 0;

	begin(&t);
	view = view_new(t.game, US);
	assert_true(ahead_try_before(&ear, &by, view, game_decision(t.game, US, NOBODY), &c));
	assert_true(at.n > 4);
	for (int i = 2; i < at.n; i += 2)	/* but for what is shot at them */
		as_they_would += at.way[i] == at.way[0];
	for (int i = 1; i < at.n; i += 2)
		otherwise += at.way[i] != at.way[0];
	assert_true(as_they_would >= at.n / 4 && otherwise >= at.n / 4);
	view_free(view);
	trial_end(&t);
}

TEST(test_a_position_is_worth_more_the_nearer_the_prize)
{
	struct trial t;
	int32_t far, near, there;

	begin(&t);
	far = appraisal_of(t.game, US);
	assert_true(appraisal_of(t.game, THEM) == -far);
	for (int f = 0; f < 6; f++)
		game_place(t.game, f, grid_at(&t.game->table->grid, 4 + f, 3));
	near = appraisal_of(t.game, US);
	assert_true(near >= far);
	game_points(t.game, US, 5, "");
	there = appraisal_of(t.game, US);
	assert_true(there > near);
	game_life(t.game, 0, LIFE_DEAD, "");
	assert_true(appraisal_of(t.game, US) < there);
	trial_end(&t);
}

/* O2: who is a friend by a truce and has more has won all the same. */
TEST(test_AP4_what_friends_by_a_truce_win_is_not_ones_own)
{
	struct trial t;
	int32_t before, won;

	begin(&t);
	t.game->friends[US] = 1 << THEM;
	t.game->friends[THEM] = 1 << US;
	before = appraisal_of(t.game, US);
	game_points(t.game, THEM, 5, "");
	assert_true(appraisal_of(t.game, US) < before);
	game_life(t.game, 0, LIFE_DEAD, "");
	before = appraisal_of(t.game, THEM);
	game_life(t.game, 1, LIFE_DEAD, "");
	assert_int_equal(appraisal_of(t.game, THEM), before);
	game_decide(t.game, THEM);
	won = appraisal_of(t.game, THEM);
	assert_true(won > 0 && appraisal_of(t.game, US) < won);
	trial_end(&t);
}

TEST(test_what_is_tried_begins_with_the_commanders_own_and_is_lawful)
{
	struct choice own = { .seat = US };
	struct comparison c;
	struct trial t;
	struct view *view;

	begin(&t);
	view = view_new(t.game, US);
	portfolio_fill(view, game_decision(t.game, US, NOBODY), CANDIDATES_MAX, &c);
	assert_true(c.n > 2);
	view->game.system->command(view, game_decision(t.game, US, NOBODY), &own);
	assert_int_equal(c.list[0].choice.verb, own.verb);
	assert_int_equal(c.list[0].mission.kind, MISSION_NONE);
	for (int i = 0; i < c.n; i++)
		assert_true(game_check(t.game, &c.list[i].choice, NULL));
	view_free(view);
	trial_end(&t);
}

/* A line as one of the yard would say it. */
static struct choice said(const struct trial *t, const char *line)
{
	struct reason why = { "", "" };
	struct choice c;

	if (!choice_read(t->game, US, line, &c, &why))
		fail_msg("%s: %s", line, why.text);
	return c;
}

TEST(test_a_shot_at_another_is_the_same_deed_and_a_charge_is_none)
{
	struct trial t;

	begin(&t);
	{
		const struct choice fire = said(&t, "fire guard thugs");
		const struct choice others[] = { said(&t, "fire guard lurkers"),
			said(&t, "fire lurkers thugs"), said(&t, "hold guard"),
			said(&t, "order guard charge thugs") };

		assert_true(portfolio_same_deed(&fire, &others[0]));
		for (int i = 1; i < 4; i++)
			assert_false(portfolio_same_deed(&fire, &others[i]));
	}
	trial_end(&t);
}

static bool gives_up(const struct game *g, const struct choice *c)
{
	char line[CHOICE_LINE_MAX];

	choice_write(g, c, line, sizeof(line));
	return strcmp(line, "offer guard") == 0;
}

TEST(test_what_gives_up_is_seen_to_do_worse_and_twice_the_same)
{
	static const struct effort effort = { 8, 4, 2, 0 };
	static const struct thinker by = { .by = &effort };
	struct comparison c, again;
	struct trial t;
	struct view *view;
	int tried = 0;

	begin(&t);
	view = view_new(t.game, US);
	assert_true(ahead_try(&by, view, game_decision(t.game, US, NOBODY), &c));
	assert_true(ahead_try(&by, view, game_decision(t.game, US, NOBODY), &again));
	assert_int_equal(c.best, again.best);
	for (int i = 0; i < c.n; i++) {
		assert_true(c.list[i].draws > 0);
		assert_memory_equal(c.list[i].worth, again.list[i].worth,
			(size_t)c.list[i].draws * sizeof(c.list[i].worth[0]));
		if (gives_up(t.game, &c.list[i].choice)) {
			tried++;
			assert_true(ahead_more(&c, i) < 0);
		}
	}
	assert_int_equal(tried, 1);
	view_free(view);
	trial_end(&t);
}

static bool in_a_hurry(void *self, int seat)
{
	int *const asked = self;

	assert_int_equal(seat, US);
	return ++*asked > 1;
}

TEST(test_who_is_in_a_hurry_gets_the_best_so_far)
{
	struct trial t;
	struct view *view;
	struct mind captain = *mind_find("captain");
	int asked = 0;
	struct choice c;

	begin(&t);
	view = view_new(t.game, US);
	captain.hurried = in_a_hurry;
	captain.self = &asked;
	assert_true(mind_choose(&captain, view, game_decision(t.game, US, NOBODY), NULL, &c));
	assert_true(game_check(t.game, &c, NULL));
	assert_int_equal(asked, 2);
	view_free(view);
	trial_end(&t);
}

/* Of three units two stand together: what those two might do is tried for one of them, too. */
TEST(test_neighbours_are_a_party_of_their_own)
{
	const uint64_t near = UINT64_C(1) << THUGS | UINT64_C(1) << LURKERS;
	int tried[PARTY_EVERYBODY + 1] = { 0 };
	struct comparison c;
	struct trial t;
	struct view *view;

	begin(&t);
	game_bring_on(t.game, RELIEF, grid_at(&t.game->table->grid, 2, 4));
	view = view_new(t.game, THEM);
	portfolio_fill(view, game_decision(t.game, THEM, NOBODY), CANDIDATES_MAX, &c);
	for (int i = 0; i < c.n; i++) {
		tried[c.list[i].party]++;
		if (c.list[i].party == PARTY_ALONE)
			assert_true(c.list[i].goers == UINT64_C(1) << c.list[i].unit);
		else if (c.list[i].party == PARTY_NEIGHBOURS)
			assert_true(c.list[i].goers == near);
		else
			assert_true(c.list[i].goers == (near | UINT64_C(1) << RELIEF));
	}
	assert_true(tried[PARTY_ALONE] > 1 && tried[PARTY_NEIGHBOURS] > 0
		&& tried[PARTY_EVERYBODY] > 0);
	view_free(view);
	trial_end(&t);
}

/* AP1: who is gone counts in part, but for more if it is by where he was to go. */
TEST(test_who_left_where_he_was_to_leave_is_not_lost)
{
	static const struct setup_objective out[] = {
		{ "out", "Leave.", AIM_EXIT, US, GUARD, -1, -1, EDGE_WEST, 6, 0, false },
	};
	int32_t before, fled, left;
	struct trial t;

	begin(&t);
	before = appraisal_of(t.game, US);
	game_life(t.game, 0, LIFE_LEFT, "flees the table");
	t.game->figures[0].left = EDGE_EAST;
	fled = appraisal_of(t.game, US);
	t.setup->objectives = out;
	t.game->figures[0].left = EDGE_WEST;
	left = appraisal_of(t.game, US);
	t.game->figures[0].left = EDGE_EAST;
	assert_true(fled < before && left > appraisal_of(t.game, US));
	trial_end(&t);
}

TEST(test_commanders_by_strength)
{
	assert_ptr_equal(mind_find("commander:1"), mind_find("commander"));
	assert_ptr_equal(mind_find("recruit"), mind_find("commander"));
	assert_ptr_equal(mind_find("commander:5"), mind_find("captain"));
	assert_ptr_equal(mind_find("commander:9"), mind_find("old-hand"));
	assert_int_equal(mind_find("commander:7")->strength, 7);
	assert_null(mind_find("commander:0"));
	assert_null(mind_find("commander:10"));
	assert_null(mind_find("commander:"));
}

TEST(test_advice_is_three_plans_of_which_the_first_is_chosen)
{
	const char *text = NULL;
	struct advice a;
	struct trial t;
	struct view *view;

	begin(&t);
	view = view_new(t.game, US);
	mind_advise(view, game_decision(t.game, US, NOBODY), NOBODY, &a);
	assert_int_equal(a.n, ADVICE_MAX);
	for (int i = 0; i < a.n; i++) {
		assert_true(game_check(t.game, &a.of[i].choice, NULL));
		assert_true(a.of[i].tried > 1);
		text = a.of[i].plan;
		assert_true(*text != '\0');
	}
	view_free(view);
	trial_end(&t);
}

static int about(const struct game *g, const struct choice *c)
{
	assert_true(c->n > 0 && c->argument[0].kind == ARGUMENT_UNIT);
	assert_true(game_check(g, c, NULL));
	return c->argument[0].value;
}

TEST(test_advice_is_for_the_unit_that_is_meant)
{
	static const int meant[] = { LURKERS, THUGS, GUARD /* of others */, NOBODY };
	struct trial t;
	struct view *view;

	begin(&t);
	view = view_new(t.game, THEM);
	for (size_t i = 0; i < sizeof(meant) / sizeof(meant[0]); i++) {
		struct advice a;

		mind_advise(view, game_decision(t.game, THEM, NOBODY), meant[i], &a);
		assert_true(a.n > 0);
		for (int k = 0; k < a.n; k++)
			assert_int_equal(about(t.game, &a.of[k].choice), meant[i] == LURKERS
				? LURKERS : THUGS);
	}
	view_free(view);
	trial_end(&t);
}

TEST(test_advice_says_what_it_is_worth)
{
	struct advice a = { .n = 3 };
	char text[ADVICE_WORDS];

	a.of[0].tried = a.of[1].tried = 32;
	a.of[0].more = 15500;
	a.of[1].own = true;
	a.of[2].tried = 2;
	a.of[2].more = -300;
	mind_advice_worth(&a, 0, text, sizeof(text));
	assert_string_equal(text, "better than what a commander would do, by the worth of "
		"15.5 men, tried 32 times");
	mind_advice_worth(&a, 1, text, sizeof(text));
	assert_string_equal(text, "the others are measured by it, tried 32 times");
	mind_advice_worth(&a, 2, text, sizeof(text));
	assert_string_equal(text, "worse than what a commander would do, by the worth of 0.3 men, "
		"given up after 2 tries");
	a.of[2].more = 20;
	mind_advice_worth(&a, 2, text, sizeof(text));
	assert_string_equal(text, "as good as what a commander would do, given up after 2 tries");
	a.of[0] = a.of[1];
	a.of[2] = a.of[0];
	a.of[2].own = false;
	a.of[2].more = 3100;
	a.of[2].better = 19;
	mind_advice_worth(&a, 2, text, sizeof(text));
	assert_string_equal(text, "better than the first by the worth of 3.1 men, in 19 of 32 tries: "
		"not surely enough");
	a.n = 1;
	mind_advice_worth(&a, 0, text, sizeof(text));
	assert_string_equal(text, "of all that was tried beside it nothing came to anything else");
	a.of[0].tried = 0;
	mind_advice_worth(&a, 0, text, sizeof(text));
	assert_string_equal(text, "nothing else came to mind that could be tried beside it");
}

TEST_MAIN
