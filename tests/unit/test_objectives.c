/* Objectives: met, failed, open, and met no more. */
#include "config.h"
#include <string.h>
#include "camp.h"
#include "cliffhanger/view.h"
#include "systems/null/null.h"

/* ---- had now, or at the end ---- */

static void edge_leave(struct game *g)	/* by the west */
{
	game_place(g, 0, 6);
	game_life(g, 0, LIFE_LEFT, "");
}
static void hold_hill_together(struct game *g)
{
	game_place(g, 0, 2);
	game_place(g, 6, 3);
}
static void share_hill(struct game *g)
{
	game_place(g, 0, 2);
	game_place(g, 2, 3);
}
static void hurt_hold_hill(struct game *g)
{
	game_place(g, 0, 2);
	game_life(g, 0, LIFE_WOUNDED, "");
}

static const struct aim_row {
	struct setup_objective aim;
	void (*change)(struct game *g);
	int now, at_end;	/* side that has it; -1 open, -2 failed */
} aim_rows[] = {
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), do_nothing, -1, -2 },
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), marine_to_hill, US, US },
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), thug_to_hill, -1, -2 },
	{ AIM(AIM_REACH, US, NOWHERE, .unit = THUGS, .area = HILL), thug_to_hill, US, US },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), kill_one_thug, -1, -2 },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), kill_thugs, US, US },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), capture_thug, US, US },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), friends_capture_thug, -1, -2 },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_WEST), edge_leave, US, US },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_EAST), edge_leave, -1, -2 },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_WEST, .number = 2), edge_leave, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), marine_to_hill, -1, US },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), hold_hill_together, -1, US },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), share_hill, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), hurt_hold_hill, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), do_nothing, -1, -2 },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), do_nothing, -1, THEM },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), kill_one_thug, -1, -2 },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), take_idol, -1, THEM },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), marines_take_idol, -1, -2 },
	{ AIM(AIM_ITEM, US, NOWHERE, .item = 1), letter_to_guests, -1, US },
	{ AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1), do_nothing, -1, -2 },
};

TEST(test_objectives_are_had_now_or_at_the_end)
{
	for (size_t i = 0; i < sizeof(aim_rows) / sizeof(aim_rows[0]); i++) {
		const struct aim_row *row = &aim_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		s->objectives = &row->aim;
		s->n_objectives = 1;
		camp_begin(&t, s);
		t.game->changed = 0;
		row->change(t.game);
		game_script(t.game);
		if (t.game->objectives[0] != row->now)
			fail_msg("aim row %zu: now %d", i, t.game->objectives[0]);
		game_end(t.game);
		if (t.game->objectives[0] != row->at_end)
			fail_msg("aim row %zu: at the end %d", i, t.game->objectives[0]);
		for (int side = 0; side < 3; side++)
			assert_int_equal(t.game->points[side], side == row->at_end ? 5 : 0);
		trial_end(&t);
	}
}

TEST(test_lost_objectives_take_their_points_along)
{
	static const struct setup_objective aim = AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1);
	struct setup *s = camp_setup();
	struct trial t;

	s->objectives = &aim;
	s->n_objectives = 1;
	camp_begin(&t, s);
	game_objective(t.game, 0, US);
	assert_int_equal(t.game->points[US], 5);
	game_objective(t.game, 0, THEM);
	assert_int_equal(t.game->points[US], 0);
	assert_int_equal(t.game->points[THEM], 5);
	game_objective(t.game, 0, -1);
	assert_int_equal(t.game->points[THEM], 0);
	trial_end(&t);
}

/* ---- O3: what cannot be met any more ---- */

static const struct lost_row {
	struct setup_objective aim;
	void (*change)(struct game *g);
	bool lost;
} lost_rows[] = {
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL), all_thugs_die, true },
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL), kill_thugs, false },
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = LATER, .area = HILL), all_thugs_die, false },
	{ AIM(AIM_REACH, THEM, NOWHERE, .area = HILL), all_thugs_die, false },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), all_thugs_die, true },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), kill_one_thug, false },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), kill_one_thug, true },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), do_nothing, false },
	{ AIM(AIM_EXIT, US, NOWHERE, .unit = MARINES, .edge = EDGE_EAST, .number = 2),
		edge_leave, true },
	{ AIM(AIM_EXIT, US, NOWHERE, .unit = MARINES, .edge = EDGE_WEST, .number = 2),
		edge_leave, false },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), do_nothing, false },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), all_thugs_die, false },
	{ AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1), do_nothing, true },
};

static bool told_as_lost(const struct game *g)
{
	char text[200];

	view_objective_text(g, 0, text, sizeof(text));
	return strstr(text, "cannot be met any more") != NULL;
}

TEST(test_O3_what_the_dead_were_needed_for_is_lost)
{
	for (size_t i = 0; i < sizeof(lost_rows) / sizeof(lost_rows[0]); i++) {
		const struct lost_row *row = &lost_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		s->objectives = &row->aim;
		s->n_objectives = 1;
		camp_begin(&t, s);
		row->change(t.game);
		if (told_as_lost(t.game) != row->lost)
			fail_msg("lost row %zu: expected %d", i, row->lost);
		trial_end(&t);
	}
}

/* An event that may still give it keeps it open, as long as its people live. */
TEST(test_O3_an_event_to_come_keeps_an_objective_open)
{
	static const struct setup_objective aim = AIM(AIM_REACH, THEM, NOWHERE, .unit = LATER,
		.area = HILL);
	static const struct setup_objective script = AIM(AIM_SCRIPT, THEM, NOWHERE, .unit = -1);
	static const struct condition tree[] = {
		{ WHEN_ALL, 1, 2, NO_CONDITION, .number = 0 },
		{ WHEN_FLAG, NO_CONDITION, .flag = 0 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = THUGS, .area = HILL },
	};
	static const struct effect give = { THEN_OBJECTIVE, NO_EFFECT, .side = THEM,
		.objective = 0 };
	const struct setup_objective *const aims[] = { &aim, &script };

	for (int i = 0; i < 2; i++) {
		struct setup *s = camp_setup();
		struct trial t;

		camp_script(s, tree, 3);
		s->effects = &give;
		s->objectives = aims[i];
		s->n_objectives = 1;
		camp_begin(&t, s);
		assert_false(told_as_lost(t.game));
		all_thugs_die(t.game);
		assert_int_equal(told_as_lost(t.game), i == 1);
		trial_end(&t);
	}
}

/* What a side has not seen does not show in how its aims stand. */
TEST(test_O3_the_unseen_dead_leave_an_objective_open)
{
	static const struct setup_objective aim = AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS);
	struct setup *s = camp_setup();
	struct view *view;
	struct trial t;

	s->objectives = &aim;
	s->n_objectives = 1;
	camp_begin(&t, s);
	all_thugs_die(t.game);
	t.game->units[THUGS].known = t.game->units[THUGS].sighted = (uint8_t)(1u << THEM);
	view = view_new(t.game, 0);
	assert_non_null(view);
	assert_true(told_as_lost(t.game));
	assert_false(told_as_lost(&view->game));
	view_free(view);
	trial_end(&t);
}

/* ---- flight achieves nothing ---- */

static bool thugs_rout;

static enum figure_mark routing_mark(const struct game *v, int figure)
{
	return thugs_rout && v->figures[figure].unit == THUGS ? MARK_ROUTING
		: null_figure_mark(v, figure);
}

static struct setup *routing_setup(void)
{
	static struct game_system system;
	struct setup *const s = camp_setup();

	system = *s->system;
	system.figure_mark = routing_mark;
	s->system = &system;
	return s;
}

/* As systems tell it: the state is another, and an event says so. */
static void set_rout(struct game *g, bool routs)
{
	struct event e = event_of(EVENT_STATE);

	thugs_rout = routs;
	e.unit = THUGS;
	e.word = routs ? "routs" : "routs no longer";
	game_emit(g, &e);
	game_script(g);
}

TEST(test_S6_who_routs_enters_nothing_until_he_stands)
{
	static const struct setup_objective aims[] = {
		AIM(AIM_REACH, THEM, NOWHERE, .area = HILL),
		AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL),
	};
	static const struct condition entered = { WHEN_ENTERS, NO_CONDITION, .side = THEM,
		.area = HILL };
	struct setup *s = routing_setup();
	struct trial t;

	camp_script(s, &entered, 1);
	s->objectives = aims;
	s->n_objectives = 2;
	camp_begin(&t, s);
	set_rout(t.game, true);
	thug_to_hill(t.game);
	game_script(t.game);
	assert_int_equal(t.game->objectives[0], -1);
	assert_int_equal(t.game->objectives[1], -1);
	assert_int_equal(t.game->flags[1], 0);
	set_rout(t.game, false);
	assert_int_equal(t.game->objectives[0], THEM);
	assert_int_equal(t.game->objectives[1], THEM);
	assert_int_equal(t.game->flags[1], 1);
	trial_end(&t);
}

TEST(test_S6_who_routs_neither_holds_nor_keeps_from_holding)
{
	static const struct setup_objective aims[] = {
		AIM(AIM_HOLD, US, NOWHERE, .area = HILL),
		AIM(AIM_HOLD, THEM, NOWHERE, .area = FORD),
	};
	struct setup *s = routing_setup();
	struct trial t;

	s->objectives = aims;
	s->n_objectives = 2;
	camp_begin(&t, s);
	share_hill(t.game);
	game_place(t.game, 3, 28);	/* the other thug, at the ford */
	set_rout(t.game, true);
	game_end(t.game);
	assert_int_equal(t.game->objectives[0], US);
	assert_int_equal(t.game->objectives[1], -2);
	thugs_rout = false;
	trial_end(&t);
}

TEST_MAIN
