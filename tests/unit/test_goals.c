/* Goals: what aims and script events ask of a side, read from its view. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "null_games.h"
#include "played.h"
#include "cliffhanger/view.h"
#include "cliffhanger/goals.h"
#include "systems/null/null.h"

/* Rows say "nothing asked" first, then what they ask. */
#pragma GCC diagnostic ignored "-Woverride-init"

enum { US, THEM };	/* sides */
enum { BEARERS, SCOUTS, THUGS, BOY };	/* units */
enum { NEST, LOG };	/* areas */
enum { POINT = 1000 };

static const char slide[] =
	"map\n"
	". . . . . .\n"
	" . A A . C .\n"
	". . . . B .\n"
	" . . . . B D\n"
	"end\n"
	"turns 4\n"
	"side us edges=west\nside them edges=east,north\n"
	"unit bearers sign=A side=us\nfigure 1 leader\n"
	"unit scouts sign=C side=us\n"
	"unit thugs sign=B side=them\n"
	"unit boy sign=D side=them\n"
	"area nest 2,1 3,1 4,1\n"
	"area log 5,1 6,1\n"
	"item egg at=6,1\n"
	"flag a\nflag b\n";

#define NO_CONDITION .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .script = -1, \
	.objective = -1
#define NO_EFFECT .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .objective = -1, \
	.ground = -1, .other = -1, .text = ""
#define AIM(kind_, side_) .id = "aim", .text = "An aim.", .kind = kind_, .side = side_, \
	.unit = -1, .area = -1, .item = -1, .points = 5
#define POINTS(n) { THEN_POINTS, NO_EFFECT, .side = US, .number = n }

struct story {			/* what is added to the slide */
	const struct condition *conditions;
	int n_conditions;
	const struct effect *effects;
	int n_effects;
	const struct setup_script *scripts;
	int n_scripts;
	const struct setup_objective *aims;
	int n_aims;
};

static void begin(struct trial *t, const struct story *story)
{
	struct setup *s = build_setup(&system_null, slide);

	s->conditions = story->conditions;
	s->n_conditions = (int16_t)story->n_conditions;
	s->effects = story->effects;
	s->n_effects = (int16_t)story->n_effects;
	s->scripts = story->scripts;
	s->n_scripts = (int16_t)story->n_scripts;
	s->objectives = story->aims;
	s->n_objectives = (int16_t)story->n_aims;
	trial_begin_with(t, s, "");
}

static struct goal_list goals_of(const struct trial *t, int side)
{
	struct view *const view = view_new(t->game, side);
	struct goal_list list;

	goals_read(&list, &view->game, side);
	view_free(view);
	return list;
}

static const struct goal *find(const struct goal_list *list, enum goal_kind kind, bool wanted)
{
	for (int i = 0; i < list->n; i++)
		if (list->goal[i].kind == kind && list->goal[i].wanted == wanted)
			return &list->goal[i];
	return NULL;
}

/* ---- aims ---- */

TEST(test_aims_are_goals_and_those_of_others_are_denied)
{
	static const struct setup_objective aims[] = {
		{ AIM(AIM_REACH, US), .unit = BEARERS, .area = NEST },
		{ AIM(AIM_DESTROY, THEM), .unit = SCOUTS },
		{ AIM(AIM_HOLD, THEM), .area = LOG, .hidden = true },
	};
	const struct story story = { .aims = aims, .n_aims = 3 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 2);
	assert_int_equal(find(&list, GOAL_BE, true)->unit, BEARERS);
	assert_int_equal(find(&list, GOAL_BE, true)->worth, 5 * POINT);
	assert_true(find(&list, GOAL_DESTROY, false)->worth < 5 * POINT);
	list = goals_of(&t, THEM);
	assert_non_null(find(&list, GOAL_HOLD, true));
	trial_end(&t);
}

/* What friends by a truce win is neither helped nor foiled; what allies win is one's own. */
TEST(test_O2_friends_aims_are_let_be_and_allies_are_ones_own)
{
	static const struct setup_objective aims[] = {
		{ AIM(AIM_REACH, THEM), .area = NEST },
	};
	static const int wanted[] = { 0, 0, 1 };	/* enemies, friends, allies */
	const struct story story = { .aims = aims, .n_aims = 1 };

	for (int how = 0; how < 3; how++) {
		struct goal_list list;
		struct trial t;

		begin(&t, &story);
		if (how > 0) {
			t.game->friends[US] = 1 << THEM;
			t.game->friends[THEM] = 1 << US;
		}
		((struct setup_side *)t.game->setup->sides)[US].allies = how > 1 ? 1 << THEM : 0;
		list = goals_of(&t, US);
		assert_int_equal(list.n, how == 1 ? 0 : 1);
		if (list.n > 0)
			assert_int_equal(list.goal[0].wanted, wanted[how]);
		trial_end(&t);
	}
}

TEST(test_an_aim_that_is_had_is_no_goal)
{
	static const struct setup_objective aims[] = {
		{ AIM(AIM_REACH, US), .unit = BEARERS, .area = NEST },
	};
	const struct story story = { .aims = aims, .n_aims = 1 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	game_objective(t.game, 0, US);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 0);
	trial_end(&t);
}

/* ---- events ---- */

static const struct condition carried[] = {
	{ WHEN_ALL, NO_CONDITION, .first = 1, .n = 2 },
	{ WHEN_HAS, NO_CONDITION, .item = 0, .side = US },
	{ WHEN_ENTERS, NO_CONDITION, .unit = BEARERS, .area = NEST },
};
static const struct effect four[] = { POINTS(4) };
static const struct setup_script once[] = { { "event", true, 0, 0, 1 } };
static const struct story carry = { carried, 3, four, 1, once, 1, NULL, 0 };

TRIAL(test_GO2_a_thing_comes_before_the_place_where_it_must_be, begin(&t, &carry), trial_end)
{
	struct goal_list list;

	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);
	assert_int_equal(find(&list, GOAL_HAVE, true)->by, BEARERS);
	assert_int_equal(find(&list, GOAL_HAVE, true)->worth, 2 * POINT);
	game_item(t.game, 0, BEARERS, CELL_NONE);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);
	assert_int_equal(find(&list, GOAL_BE, true)->unit, BEARERS);
	assert_int_equal(find(&list, GOAL_BE, true)->worth, 4 * POINT);
}

TRIAL(test_what_rewards_one_side_the_other_would_foil, begin(&t, &carry), trial_end)
{
	struct goal_list list;

	list = goals_of(&t, THEM);
	assert_int_equal(list.n, 1);
	assert_int_equal(find(&list, GOAL_HAVE, false)->item, 0);
	game_item(t.game, 0, BEARERS, CELL_NONE);
	list = goals_of(&t, THEM);
	assert_int_equal(find(&list, GOAL_BE, false)->unit, BEARERS);
}

TRIAL(test_an_event_that_was_told_and_is_over_is_no_goal, begin(&t, &carry), trial_end)
{
	struct goal_list list;

	game_item(t.game, 0, BEARERS, CELL_NONE);
	game_place(t.game, 0, build_cell(t.setup, 3, 1));
	game_script(t.game);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 0);
}

TEST(test_GO2_of_several_ways_one_is_enough)
{
	static const struct condition any[] = {
		{ WHEN_ANY, NO_CONDITION, .first = 1, .n = 2 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = SCOUTS, .area = LOG },
		{ WHEN_HEARS, NO_CONDITION, .unit = BOY, .side = US },
	};
	const struct story story = { any, 3, four, 1, once, 1, NULL, 0 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 2);
	assert_int_equal(find(&list, GOAL_BE, true)->worth, 4 * POINT);
	assert_int_equal(find(&list, GOAL_TELL, true)->worth, 4 * POINT);
	assert_true(list.goal[0].one_of > 0);
	assert_int_equal(list.goal[0].one_of, list.goal[1].one_of);
	assert_true(goals_spared(&list, BOY) > 0);
	assert_int_equal(goals_spared(&list, THUGS), 0);
	trial_end(&t);
}

/* ---- reading back ---- */

/* Flag b wants flag a and the log; flag a wants b or the nest; b gives points. */
static const struct condition round_about[] = {
	{ WHEN_ALL, NO_CONDITION, .first = 1, .n = 2 },
	{ WHEN_FLAG, NO_CONDITION, .flag = 0 },
	{ WHEN_ENTERS, NO_CONDITION, .unit = SCOUTS, .area = LOG },
	{ WHEN_ANY, NO_CONDITION, .first = 4, .n = 2 },
	{ WHEN_FLAG, NO_CONDITION, .flag = 1 },
	{ WHEN_ENTERS, NO_CONDITION, .unit = BEARERS, .area = NEST },
};
static const struct effect flags[] = {
	POINTS(4),
	{ THEN_FLAG, NO_EFFECT, .flag = 1, .number = 1 },
	{ THEN_FLAG, NO_EFFECT, .flag = 0, .number = 1 },
	{ THEN_STORY, NO_EFFECT, .text = "A boy waves." },
};
static const struct setup_script in_a_circle[] = {
	{ "b", true, 0, 0, 2 }, { "a", true, 3, 2, 2 },
};

TEST(test_GO3_flags_are_read_back_and_never_in_a_circle)
{
	const struct story story = { round_about, 6, flags, 4, in_a_circle, 2, NULL, 0 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);	/* the log comes after what lasts */
	assert_int_equal(list.goal[0].area, NEST);
	game_place(t.game, 0, build_cell(t.setup, 3, 1));
	game_script(t.game);
	game_place(t.game, 0, build_cell(t.setup, 3, 3));
	list = goals_of(&t, US);	/* V6: its story was told */
	assert_int_equal(list.n, 1);
	assert_int_equal(list.goal[0].area, LOG);
	trial_end(&t);
}

TEST(test_GO3_who_must_be_won_over_first)
{
	static const struct condition won[] = {
		{ WHEN_HEARS, NO_CONDITION, .unit = BOY, .side = US },
	};
	static const struct effect over[] = {
		{ THEN_COMMAND, NO_EFFECT, .unit = BOY, .side = US, .number = 1 },
	};
	static const struct setup_objective aims[] = {
		{ AIM(AIM_REACH, US), .unit = BOY, .area = NEST },
	};
	const struct story story = { won, 1, over, 1, once, 1, aims, 1 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);
	assert_int_equal(find(&list, GOAL_TELL, true)->unit, BOY);
	game_command(t.game, BOY, US, true);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);
	assert_int_equal(find(&list, GOAL_BE, true)->unit, BOY);
	trial_end(&t);
}

/* ---- what must not be ---- */

TEST(test_GO4_where_ones_own_had_better_not_set_foot)
{
	static const struct condition tread[] = {
		{ WHEN_ENTERS, NO_CONDITION, .side = US, .area = LOG },
	};
	static const struct effect dear[] = { POINTS(-3) };
	const struct story story = { tread, 1, dear, 1, once, 1, NULL, 0 };
	struct goal_list ours, theirs;
	struct trial t;

	begin(&t, &story);
	ours = goals_of(&t, US);
	theirs = goals_of(&t, THEM);
	assert_true(goals_shunned(&ours, t.game, SCOUTS, build_cell(t.setup, 5, 1)) > 0);
	assert_int_equal(goals_shunned(&ours, t.game, SCOUTS, build_cell(t.setup, 4, 1)), 0);
	assert_int_equal(goals_shunned(&theirs, t.game, THUGS, build_cell(t.setup, 5, 1)), 0);
	trial_end(&t);
}

TEST(test_GO4_who_must_live_is_spared)
{
	static const struct condition alive[] = {
		{ WHEN_ALL, NO_CONDITION, .first = 1, .n = 2 },
		{ WHEN_TURN, NO_CONDITION, .number = 3 },
		{ WHEN_NOT, NO_CONDITION, .first = 3, .n = 1 },
		{ WHEN_DESTROYED, NO_CONDITION, .unit = THUGS },
	};
	const struct story story = { alive, 4, four, 1, once, 1, NULL, 0 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_true(goals_spared(&list, THUGS) > 0);
	trial_end(&t);
}

TEST(test_GO1_a_flag_that_nothing_sets_is_as_the_scenario_has_it)
{
	static const struct condition guide[] = {
		{ WHEN_ALL, NO_CONDITION, .first = 1, .n = 2 },
		{ WHEN_FLAG, NO_CONDITION, .flag = 0 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = SCOUTS, .area = LOG },
	};
	const struct story story = { guide, 3, four, 1, once, 1, NULL, 0 };
	struct goal_list list;
	struct trial t;

	begin(&t, &story);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 0);
	t.setup->flags_set = 1;
	list = goals_of(&t, US);
	assert_int_equal(list.n, 1);
	assert_int_equal(list.goal[0].worth, 4 * POINT);
	trial_end(&t);
}

TEST(test_who_leaves_by_an_event_leaves_as_his_aim_says)
{
	static const struct condition left[] = {
		{ WHEN_LEFT, NO_CONDITION, .side = US, .number = 2 },
	};
	static const struct effect won[] = { { THEN_END, NO_EFFECT, .side = US } };
	static const struct setup_objective aims[] = {
		{ AIM(AIM_EXIT, US), .edge = EDGE_EAST, .number = 1 },
	};
	const struct story alone = { left, 1, won, 1, once, 1, NULL, 0 };
	const struct story with = { left, 1, won, 1, once, 1, aims, 1 };
	struct goal_list list;
	struct trial t;

	begin(&t, &alone);
	list = goals_of(&t, US);
	assert_int_equal(find(&list, GOAL_LEAVE, true)->edge, EDGE_WEST);
	trial_end(&t);
	begin(&t, &with);
	list = goals_of(&t, US);
	assert_int_equal(list.n, 2);
	assert_int_equal(list.goal[0].edge, EDGE_EAST);
	assert_int_equal(list.goal[1].edge, EDGE_EAST);
	trial_end(&t);
}

TEST_MAIN
