/* Fog: what a seat's view holds, hears and reads. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/view.h"
#include "null_games.h"
#include "played.h"

/* ---- truces and allies ---- */

/* Whether the first side sees, and knows of, a friend's unit behind a wall. */
static void assert_friend(const char *bond, bool seen, bool after)
{
	char text[600];
	struct view *v;
	struct trial t;

	snprintf(text, sizeof text,
		"map\n"
		"A . . # . . B\n"
		" . . . # . . .\n"
		"A . . # . . B\n"
		" . . . # . . .\n"
		"end\n"
		"side reds edges=west\n"
		"side greens %s\n"
		"unit ann sign=A side=reds\n"
		"unit bob sign=B side=greens\n", bond);
	trial_begin(&t, &system_null, text, "");
	v = view_new(t.game, 0);
	assert_int_equal(game_sees(&v->game, 0, 1), seen);
	assert_int_equal(game_knows(&v->game, 0, 1), seen);
	assert_int_equal(v->game.figures[v->game.setup->units[1].first].cell != CELL_NONE, seen);
	game_friends(t.game, 0, 1, false);
	assert_false(game_sees(t.game, 0, 1));
	assert_int_equal(game_knows(t.game, 0, 1), after);
	game_friends(t.game, 0, 1, true);
	assert_int_equal(game_sees(t.game, 0, 1), seen);
	view_free(v);
	trial_end(&t);
}

TEST(test_Y_32_friends_by_a_truce_share_nothing_allies_see)
{
	assert_friend("friends=reds", false, false);
	assert_friend("allies=reds", true, true);
}

/* ---- goals, and who is awaited ---- */

static const char three_sides[] =
	"map\n"
	"A . . # . . B\n"
	" . . . # . . .\n"
	"C . . # . . .\n"
	" . . . # . . D\n"
	"end\n"
	"side reds edges=west goal=beach\n"
	"side blues edges=east goal=keep\n"
	"side greens allies=reds goal=watch public=yes\n"
	"unit ann sign=A side=reds\n"
	"unit bob sign=B side=blues\n"
	"unit cat sign=C side=greens\n"
	"unit dan sign=D side=blues\n"
	"unit eve side=reds arrives=3\n"
	"unit fay side=reds arrives=3 secret=yes\n"
	"unit gil side=greens arrives=3\n";

TRIAL(test_Y_34_goal_lines_are_told_to_their_own_side_or_publicly,
	trial_begin(&t, &system_null, three_sides, ""), trial_end)
{
	struct view *v;

	v = view_new(t.game, 0);
	assert_string_equal(view_goal(&v->game, 0), "beach");
	assert_string_equal(view_goal(&v->game, 1), "");
	assert_string_equal(view_goal(&v->game, 2), "watch");
	t.game->over = true;
	view_renew(v, t.game, 0);
	assert_string_equal(view_goal(&v->game, 1), "keep");
	t.game->over = false;
	view_renew(v, t.game, 2 * 3);	/* the Game Master */
	assert_string_equal(view_goal(&v->game, 1), "keep");
	view_free(v);
}

TRIAL(test_Y_34_awaited_units_are_known_to_their_own_side_unless_secret,
	trial_begin(&t, &system_null, three_sides, ""), trial_end)
{
	enum { REDS, BLUES, GREENS };
	static const struct { const char *unit; int side; bool known; } rows[] = {
		{ "ann", GREENS, true },
		{ "eve", REDS, true },
		{ "eve", GREENS, false },
		{ "eve", BLUES, false },
		{ "fay", REDS, false },
		{ "fay", NOBODY, true },
		{ "gil", GREENS, true },
		{ "gil", REDS, false },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const int unit = trial_unit(&t, rows[i].unit);

		if (game_knows(t.game, rows[i].side, unit) != rows[i].known)
			fail_msg("%s, side %d", rows[i].unit, rows[i].side);
	}
	game_place(t.game, t.setup->units[trial_unit(&t, "fay")].first,
		build_cell(t.setup, 2, 1));
	assert_true(game_knows(t.game, REDS, trial_unit(&t, "fay")));
	assert_true(game_knows(t.game, GREENS, trial_unit(&t, "fay")));
}

/* ---- invariants of all views, over random games ---- */

static void assert_hides_unseen_figures(const struct game *g, const struct game *v, int side)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &v->figures[f];

		if (game_sees(g, side, g->figures[f].unit)) {
			assert_int_equal(p->cell, g->figures[f].cell);
			assert_int_equal(p->life, g->figures[f].life);
			continue;
		}
		assert_int_equal(p->cell, CELL_NONE);
		assert_int_equal(p->life, LIFE_AWAITED);
		assert_int_equal(p->facing, 0);
	}
	for (cell_t c = 0; c < grid_cells(&v->table->grid); c++) {
		const int f = g->occupant[c];
		const bool seen = f != NOBODY && game_sees(g, side, g->figures[f].unit);

		assert_int_equal(v->occupant[c], seen ? f : NOBODY);
	}
}

static void assert_hides_secrets(const struct game *v, int seat, int side)
{
	static const struct dice no_dice;

	assert_memory_equal(&v->dice, &no_dice, sizeof(no_dice));
	assert_int_equal(v->viewer, side);
	for (int i = 0; i < v->n_decisions; i++)
		assert_int_equal(v->decisions[i].seat, seat);
	for (int i = 0; i < FLAGS_MAX; i++)
		assert_int_equal(v->flags[i], 0);
	for (int u = 0; u < v->n_units; u++) {
		assert_int_equal(v->units[u].sighted & ~(1 << side), 0);
		for (int s = 0; s < SIDES_MAX; s++)
			assert_true(s == side || v->units[u].last_seen[s] == CELL_NONE);
	}
}

TEST(test_views_never_hold_unseen_units)
{
	for (uint64_t seed = 1; seed <= 10; seed++) {
		struct view *views[SEATS_MAX];
		struct dice random;
		struct trial t;
		int unseen = 0;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		for (int seat = 0; seat < 6; seat++)
			views[seat] = view_new(t.game, seat);
		while (!t.game->over) {
			const struct choice c = null_random_choice(t.game, &random);

			for (int seat = 0; seat < 6; seat++) {
				view_renew(views[seat], t.game, seat);
				assert_hides_unseen_figures(t.game, &views[seat]->game, seat % 3);
				assert_hides_secrets(&views[seat]->game, seat, seat % 3);
			}
			for (int u = 0; u < t.game->n_units; u++)
				unseen += !game_sees(t.game, 0, u);
			game_step(t.game, &c, event_log_sink(t.log));
		}
		assert_true(unseen > 0);	/* or the test shows nothing */
		for (int seat = 0; seat < 6; seat++)
			game_free(&views[seat]->game);
		trial_end(&t);
	}
}

static bool all_know(const struct game *g, int unit)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_knows(g, side, unit))
			return false;
	return true;
}

/* Who has no side sees whom all sides see, knows whom all know, and is asked nothing. */
TEST(test_who_looks_on_sees_what_all_sides_know)
{
	for (uint64_t seed = 1; seed <= 5; seed++) {
		struct dice random;
		struct trial t;
		int seen = 0, unseen = 0;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		while (!t.game->over) {
			const struct choice c = null_random_choice(t.game, &random);
			struct view *const v = view_new_common(t.game);

			assert_non_null(v);
			assert_int_equal(v->game.n_decisions, 0);
			for (int u = 0; u < t.game->n_units; u++)
				assert_int_equal(all_know(&v->game, u), all_know(t.game, u));
			for (int f = 0; f < t.game->n_figures; f++) {
				const int unit = t.game->figures[f].unit;
				bool all = true;

				for (int side = 0; side < t.game->setup->n_sides; side++)
					all = all && game_sees(t.game, side, unit);
				seen += all;
				unseen += !all;
				assert_true(all || v->game.figures[f].cell == CELL_NONE);
			}
			view_free(v);
			game_step(t.game, &c, event_log_sink(t.log));
		}
		assert_true(seen > 0 && unseen > 0);
		trial_end(&t);
	}
}

/* How many questions have been asked of others is theirs. */
TRIAL(test_a_view_does_not_count_what_others_were_asked, null_game_begin(&t, 1), trial_end)
{
	struct view *before, *after;

	before = view_new(t.game, 0);
	t.game->next_decision += 3;
	after = view_new(t.game, 0);
	assert_non_null(before);
	assert_non_null(after);
	assert_true(game_check_value(&before->game) == game_check_value(&after->game));
	view_free(before);
	view_free(after);
}

/* What a view is made of must not depend on what its side cannot see. */
TEST(test_hidden_moves_leave_a_view_as_it_was)
{
	static const char halves[] =
		"map\nA . # . .\n . # . . .\n. . # B .\n . # . B .\nend\n"
		"side us\nside them\nunit a sign=A side=us\nunit b sign=B side=them\n";
	struct trial t;
	struct view *view;
	uint64_t before;

	trial_begin(&t, &system_null, halves, "");
	view = view_new(t.game, 0);
	before = game_check_value(&view->game);
	game_place(t.game, 1, build_cell(t.setup, 5, 1));
	game_life(t.game, 2, LIFE_DEAD, "");
	game_face(t.game, 1, 3);
	game_heard(t.game, 1, 0);
	((unsigned char *)t.game->unit_own)[1] ^= 1;
	game_flag(t.game, 0, 0);
	view_renew(view, t.game, 0);
	assert_int_equal(game_check_value(&view->game), before);
	view_free(view);
	trial_end(&t);
}

TEST(test_checks_tell_a_seat_only_what_its_view_tells)
{
	for (uint64_t seed = 1; seed <= 10; seed++) {
		struct dice random;
		struct trial t;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		while (!t.game->over) {
			struct choice c = null_random_choice(t.game, &random);
			struct view *view = view_new(t.game, c.seat);

			for (int i = 0; i < 20; i++) {
				struct choice any = { .seat = c.seat, .verb = 0, .n = 2 };

				any.argument[0] = (struct argument){ ARGUMENT_UNIT,
					dice_roll(&random, 100) % t.game->n_units };
				any.argument[1] = (struct argument){ ARGUMENT_CELL,
					dice_roll(&random, 100) };
				assert_int_equal(game_check(t.game, &any, NULL),
					game_check(&view->game, &any, NULL));
			}
			game_step(t.game, &c, event_log_sink(t.log));
			view_free(view);
		}
		trial_end(&t);
	}
}

TRIAL(test_the_master_sees_all_but_the_dice, null_game_begin(&t, 1), trial_end)
{
	struct view *view;

	view = view_new(t.game, 6);
	assert_int_equal(view->game.viewer, NOBODY);
	assert_int_equal(view->game.dice.state, 0);
	view->game.dice = t.game->dice;
	assert_int_equal(game_check_value(&view->game), game_check_value(t.game));
	view_free(view);
}

TEST(test_captives_are_where_their_captor_is_seen)
{
	static const char prison[] =
		"map\nA . # . .\n . # . . .\n. . # B A\n . # . . .\nend\n"
		"side us\nside them\nunit a sign=A side=us\nunit b sign=B side=them\n";
	struct trial t;
	struct view *view;

	trial_begin(&t, &system_null, prison, "");
	game_capture(t.game, 1, 2);
	game_sight(t.game, 1, 0, false);
	game_sight(t.game, 0, 1, false);
	view = view_new(t.game, 0);
	assert_int_equal(view->game.figures[1].life, LIFE_CAPTIVE);	/* known, but not where */
	assert_int_equal(view->game.figures[1].cell, CELL_NONE);
	assert_int_equal(view->game.figures[1].captor, NOBODY);
	view_renew(view, t.game, 1);
	assert_int_equal(view->game.figures[1].cell, t.game->figures[1].cell);
	assert_int_equal(view->game.figures[0].cell, CELL_NONE);
	view_free(view);
	trial_end(&t);
}

TRIAL(test_hidden_objectives_and_their_points_stay_hidden, null_game_begin(&t, 1), trial_end)
{
	struct view *view;

	t.game->out = event_log_sink(t.log);
	game_objective(t.game, 2, 2);	/* "Get Dan", hidden, of the greens */
	assert_int_equal(trial_event(&t, EVENT_OBJECTIVE, -1)->audience, 1 << 0 | 1 << 2);
	assert_int_equal(trial_event(&t, EVENT_POINTS, -1)->audience, 1 << 0 | 1 << 2);
	assert_int_equal(t.game->points[2], 4);
	view = view_new(t.game, 1);
	assert_int_equal(view->game.objectives[2], NOBODY);
	assert_int_equal(view->game.points[2], 0);
	view_renew(view, t.game, 0);	/* friends of the greens are told */
	assert_int_equal(view->game.objectives[2], 2);
	assert_int_equal(view->game.points[2], 4);
	view_free(view);
}

TRIAL(test_items_of_the_unseen_are_nowhere, null_game_begin(&t, 1), trial_end)
{
	struct view *view;

	game_sight(t.game, 2, 0, false);
	view = view_new(t.game, 0);
	assert_int_equal(view->game.items[1].unit, NOBODY);	/* Dan's map */
	assert_int_equal(view->game.items[0].cell, t.game->items[0].cell);
	view_free(view);
}

TRIAL(test_seats_hear_what_their_side_may_hear, null_game_begin(&t, 1), trial_end)
{
	struct event e = event_of(EVENT_NOTE);

	e.audience = 1 << 1;
	assert_false(view_hears(t.game, 0, &e));
	assert_true(view_hears(t.game, 1, &e));
	assert_false(view_hears(t.game, 3, &e));
	assert_true(view_hears(t.game, 4, &e));	/* the blues' uncommanded */
	assert_true(view_hears(t.game, 6, &e));	/* the Game Master */
	e.audience = 0;
	assert_false(view_hears(t.game, 1, &e));
	assert_true(view_hears(t.game, 6, &e));
}

/* That one is seen tells that there is somebody to see. */
TRIAL(test_nobody_hears_of_being_seen_by_whom_he_does_not_see,
	trial_begin(&t, &system_null, "map\nA . # . B\n . . # . .\n. . # . .\n . . # . .\nend\n"
	"side reds\nside blues\nunit ann sign=A side=reds\nunit bob sign=B side=blues\n",
	""), trial_end)
{
	t.game->out = event_log_sink(t.log);
	assert_false(game_sees(t.game, 0, 1));
	game_sight(t.game, 0, 1, true);		/* the blues see Ann */
	assert_false(view_hears(t.game, 0, trial_event(&t, EVENT_SIGHTED, -1)));
	assert_true(view_hears(t.game, 1, trial_event(&t, EVENT_SIGHTED, -1)));
	/* the Game Master */
	assert_true(view_hears(t.game, 4, trial_event(&t, EVENT_SIGHTED, -1)));
	game_sight(t.game, 1, 0, true);		/* the reds see Bob, whose side sees Ann */
	assert_true(view_hears(t.game, 0, trial_event(&t, EVENT_SIGHTED, -1)));
	assert_true(view_hears(t.game, 1, trial_event(&t, EVENT_SIGHTED, -1)));
	game_sight(t.game, 0, 1, false);
	game_sight(t.game, 0, 1, true);
	assert_true(view_hears(t.game, 0, trial_event(&t, EVENT_SIGHTED, -1)));
}

/* ---- sentences ---- */

static const char camp[] =
	"map\n. . . . .\n . A A . .\n. . A B .\n . . . B .\n. . . . .\nend\n"
	"turns 9\n"
	"side us name=Navy\nside them name=Rebels\n"
	"unit marines sign=A side=us name=Marines\n"
	"figure 2 leader name=\"Jack Steele\"\n"
	"unit thugs sign=B side=them name=Thugs\n"
	"unit ghosts side=them name=Ghosts\n"
	"item idol at=1,1\n";

static void assert_text(const struct game *v, const struct event *e, const char *expected)
{
	char text[200];
	const size_t n = view_event_text(v, e, text, sizeof(text));

	assert_string_equal(text, expected);
	assert_int_equal(n, strlen(expected));
}

static const struct { struct event e; const char *text; } sentences[] = {
	{ { .kind = EVENT_TURN, .number = 3 }, "Turn 3 of 9" },
	{ { .kind = EVENT_PHASE, .number = 0, .word = "move" }, "Moves" },
	{ { .kind = EVENT_PHASE, .number = 9, .word = "tea" }, "tea" },
	{ { .kind = EVENT_ORDER, .unit = 0, .word = "charge", .other = 1 },
		"Marines: charge Thugs" },
	{ { .kind = EVENT_ORDER, .unit = 0, .word = "patrol", .other = -1, .cell = 7 },
		"Marines: patrol to 3,2" },
	{ { .kind = EVENT_MOVE, .figure = 0, .from = 6, .cell = 0 },
		"Marines 1: 2,2 to 1,1" },
	{ { .kind = EVENT_MOVE, .figure = 1, .from = -1, .cell = 0 },
		"Jack Steele: comes on at 1,1" },
	{ { .kind = EVENT_MOVE, .figure = 1, .from = 0, .cell = -1 },
		"Jack Steele: goes off the table at 1,1" },
	{ { .kind = EVENT_TURN_ABOUT, .figure = 1, .number = 4 }, "Jack Steele: faces W" },
	{ { .kind = EVENT_SHOT, .figure = -1, .unit = 0, .other = 1, .number = 1 },
		"Marines: fire at Thugs, 1 die" },
	{ { .kind = EVENT_HIT, .figure = 3, .other = 0, .word = "rifle" },
		"Thugs 1: hit by Marines (rifle)" },
	{ { .kind = EVENT_LIFE, .figure = 3, .number = LIFE_WOUNDED },
		"Thugs 1: is wounded" },
	{ { .kind = EVENT_LIFE, .figure = 3, .number = 0, .word = "is saved by luck" },
		"Thugs 1: is saved by luck" },
	{ { .kind = EVENT_STATE, .unit = 1, .figure = -1, .word = "suppressed",
		.number = 5 },
		"Thugs: suppressed to the end of turn 5" },
	{ { .kind = EVENT_SIGHTED, .unit = 1, .number = 0, .cell = 12 },
		"Thugs: spotted by Navy at 3,3" },
	{ { .kind = EVENT_HIDDEN, .unit = 1, .number = 0 },
		"Thugs: out of the sight of Navy" },
	{ { .kind = EVENT_LEADER, .unit = 0, .figure = 2 },
		"Marines: led by Marines 3 now" },
	{ { .kind = EVENT_LEADER, .unit = 0, .figure = -1 }, "Marines: without a leader" },
	{ { .kind = EVENT_JOIN, .figure = 1, .other = 1 }, "Jack Steele: joins Thugs" },
	{ { .kind = EVENT_CAPTURE, .figure = 1, .other = 1, .number = 3 },
		"Jack Steele: taken captive by Thugs" },
	{ { .kind = EVENT_CAPTURE, .figure = 1, .number = -1 }, "Jack Steele: free again" },
	{ { .kind = EVENT_ITEM, .unit = 0, .word = "the idol" },
		"the idol: Marines has it now" },
	{ { .kind = EVENT_ITEM, .unit = -1, .cell = 0, .word = "the idol" },
		"the idol: lies at 1,1" },
	{ { .kind = EVENT_STORY, .word = "Night falls." }, "Night falls." },
	{ { .kind = EVENT_FLAG, .word = "alarm", .number = 1 }, "Flag alarm: 1" },
	{ { .kind = EVENT_OBJECTIVE, .word = "Hold it", .number = 1 },
		"Objective met by Rebels: Hold it" },
	{ { .kind = EVENT_OBJECTIVE, .other = 0, .word = "Hold it", .number = -2 },
		"Objective failed by Navy: Hold it" },
	{ { .kind = EVENT_OBJECTIVE, .other = 1, .word = "Hold it", .number = -1 },
		"Objective open again for Rebels: Hold it" },
	{ { .kind = EVENT_OBJECTIVE, .other = -1, .word = "Hold it", .number = -2 },
		"Objective failed: Hold it" },
	{ { .kind = EVENT_POINTS, .other = 0, .number = 5, .word = "the idol" },
		"Navy: +5 points (the idol)" },
	{ { .kind = EVENT_POINTS, .other = 1, .number = -1 }, "Rebels: -1 point" },
	{ { .kind = EVENT_NOTE, .unit = 0, .figure = -1, .word = "no way out" },
		"Marines: no way out" },
	{ { .kind = EVENT_NOTE, .unit = -1, .figure = -1, .word = "It rains." },
		"It rains." },
	{ { .kind = EVENT_MESSAGE, .number = 1, .figure = -1, .word = "Surrender!" },
		"Rebels: \"Surrender!\"" },
	{ { .kind = EVENT_MESSAGE, .unit = 0, .figure = 1, .other = SAID_WHISPERED,
		.cell = 7, .word = "Hush." }, "Jack Steele whispers: \"Hush.\"" },
	{ { .kind = EVENT_MESSAGE, .unit = 0, .figure = 1, .other = SAID_SPOKEN,
		.cell = 7, .word = "This way." }, "Jack Steele says: \"This way.\"" },
	{ { .kind = EVENT_MESSAGE, .unit = 0, .figure = 0, .other = SAID_SHOUTED,
		.cell = 6, .word = "Run!" }, "Marines 1 shouts: \"Run!\"" },
	{ { .kind = EVENT_MESSAGE, .unit = 0, .figure = 1, .other = SAID_SCREAMED,
		.cell = 7, .word = "Aah!" }, "Jack Steele screams: \"Aah!\"" },
	{ { .kind = EVENT_SIDE, .unit = 1, .number = 0, .word = "commanded" },
		"Thugs: with Navy from now on, commanded" },
	{ { .kind = EVENT_FRIENDS, .other = 0, .number = 1, .word = "friends" },
		"Navy and Rebels are friends now" },
	{ { .kind = EVENT_END, .number = 1, .word = "decided" },
		"The game is decided for: Rebels" },
	{ { .kind = EVENT_END, .number = 0, .word = "over" },
		"The game is over, won by: Navy" },
	{ { .kind = EVENT_END, .number = -1, .word = "over" }, "The game is over: a draw" },
};

TRIAL(test_every_kind_is_a_sentence, trial_begin(&t, &system_null, camp, ""), trial_end)
{
	for (size_t i = 0; i < sizeof(sentences) / sizeof(sentences[0]); i++) {
		struct event e = sentences[i].e;

		/* what a row leaves out is 0: make it "none" where that is meant */
		e.word = e.word ? e.word : "";
		if (e.kind == EVENT_ORDER && e.other >= 0)
			e.cell = CELL_NONE;
		assert_text(t.game, &e, sentences[i].text);
	}
}

/* Who is heard and not seen is told by the place alone. */
TRIAL(test_speech_of_the_unseen, trial_begin(&t, &system_null, camp, ""), trial_end)
{
	const struct event e = { .kind = EVENT_MESSAGE, .unit = 0, .figure = 1,
		.other = SAID_SHOUTED, .cell = 7, .word = "Run!" };

	t.game->units[0].sighted = t.game->units[0].known = 1;
	t.game->viewer = 1;
	assert_text(t.game, &e, "Somebody unseen shouts, at 3,2: \"Run!\"");
	t.game->units[0].known = 3;
	assert_text(t.game, &e, "Jack Steele shouts, at 3,2: \"Run!\"");
	t.game->units[0].sighted = 3;
	assert_text(t.game, &e, "Jack Steele shouts: \"Run!\"");
	t.game->viewer = NOBODY;
}

TRIAL(test_names_of_the_unseen_are_not_told, trial_begin(&t, &system_null, camp, ""), trial_end)
{
	struct event e = event_of(EVENT_NOTE);
	struct view *view;

	view = view_new(t.game, 0);
	e.unit = 2;
	e.word = "lurks";
	assert_text(&view->game, &e, "somebody unseen: lurks");
	e.figure = 5;
	assert_text(&view->game, &e, "somebody unseen: lurks");
	assert_text(t.game, &e, "Ghosts 1: lurks");
	view_free(view);
}

TRIAL(test_indices_from_a_bad_save_are_harmless, trial_begin(&t, &system_null, camp, ""), trial_end)
{
	for (int kind = 0; kind < EVENT_KINDS; kind++) {
		char text[80];
		struct event e = event_of((enum event_kind)kind);

		e.unit = 63;
		e.figure = 639;
		e.other = 639;
		e.cell = e.from = 89999;
		e.number = 2147483647;
		e.roll.sides = 6;
		view_event_text(t.game, &e, text, sizeof(text));
		e.figure = NOBODY;
		e.number = -2147483647;
		view_event_text(t.game, &e, text, sizeof(text));
	}
}

TRIAL(test_long_sentences_are_cut_between_characters,
	trial_begin(&t, &system_null, camp, ""), trial_end)
{
	struct event e = event_of(EVENT_NOTE);
	char text[12];

	e.word = "½½½½½½½½";
	assert_int_equal(view_event_text(t.game, &e, text, sizeof(text)), 10);
	assert_string_equal(text, "½½½½½");
}

/* ---- rolls opened up ---- */

TRIAL(test_C_11_a_roll_opens_line_by_line, trial_begin(&t, &system_null, camp, "3 10 5"), trial_end)
{
	static const char *const lines[] = { "base 4", "+2 short range (shooting.short)",
		"-1½ three suppressed (morale.suppressed)", "+½ lucky day", "±0 noted (S-A-37)",
		"need 5 or less on a D10", "dice 3 10 5, 2 of 3: two hits", "rule N-3: Tag" };
	struct roller r;
	char text[200];

	t.game->out = event_log_sink(t.log);
	roller_open(&r, "N-3", "shooting", 0, NOBODY, 4);
	roller_other(&r, 1);
	roller_add(&r, "short range", "shooting.short", 2);
	roller_add_halves(&r, "three suppressed", "morale.suppressed", -3);
	roller_add_halves(&r, "lucky day", "", 1);
	roller_add(&r, "noted", "S-A-37", 0);
	roller_throw(&r, t.game, 10, 3);
	roller_tell(&r, t.game, "two hits");
	assert_text(t.game, trial_event(&t, EVENT_ROLL, -1),
		"Marines: shooting (Thugs): need 5 or less on a D10; rolled 3 10 5: two hits");
	for (int i = 0; i < 8; i++) {
		assert_true(view_roll_line(t.game, trial_event(&t, EVENT_ROLL, -1), i, text,
			sizeof(text)));
		assert_string_equal(text, lines[i]);
	}
	assert_false(view_roll_line(t.game, trial_event(&t, EVENT_ROLL, -1), 8, text,
		sizeof(text)));
	assert_false(view_roll_line(t.game, trial_event(&t, EVENT_TURN, 0), 0, text, sizeof(text)));
}

TRIAL(test_other_readings_have_their_words, trial_begin(&t, &system_null, camp, ""), trial_end)
{
	static const struct { enum roll_reading reading; int need; const char *text; } rows[] = {
		{ ROLL_AT_LEAST, 4, "luck: need 4 or more on a D6; rolled 5" },
		{ ROLL_BELOW, 4, "luck: need less than 4 on a D6; rolled 5" },
		{ ROLL_TABLE, 2, "luck: D6 +2; rolled 5" }, { ROLL_TABLE, 0, "luck: D6; rolled 5" },
		{ ROLL_PICK, 4, "luck: D6; rolled 5" },
		{ ROLL_OPPOSED, -1, "luck: D6 -1; rolled 5" },
		{ ROLL_OPPOSED, 0, "luck: D6; rolled 5" },
	};
	static const uint8_t dice[] = { 5 };

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct event e = event_of(EVENT_ROLL);

		e.roll.what = "luck";
		e.roll.reading = rows[i].reading;
		e.roll.need = (int16_t)rows[i].need;
		e.roll.sides = 6;
		e.roll.n_dice = 1;
		e.roll.dice = dice;
		assert_text(t.game, &e, rows[i].text);
	}
}

static void assert_objective(const struct game *v, const char *expected)
{
	char text[200];

	assert_int_equal(view_objective_text(v, 0, text, sizeof(text)), strlen(expected));
	assert_string_equal(text, expected);
}

TEST(test_an_objective_says_where_as_far_as_is_known)
{
	static const struct setup_objective idol = { .id = "idol", .text = "Have it.",
		.kind = AIM_ITEM, .side = 0, .unit = -1, .area = -1, .item = 0, .points = 1 };
	struct setup *const s = build_setup(&system_null, camp);
	struct trial t;

	s->objectives = &idol;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	assert_objective(t.game, "Have it. (1 point, at 1,1): open");
	game_item(t.game, 0, trial_unit(&t, "thugs"), CELL_NONE);
	assert_objective(t.game, "Have it. (1 point, with Thugs): open");
	t.game->items[0].unit = NOBODY;	/* as a view has it that does not know */
	assert_objective(t.game, "Have it. (1 point): open");
	t.game->objectives[0] = 0;
	assert_objective(t.game, "Have it. (1 point): done");
	t.game->objectives[0] = 1;
	assert_objective(t.game, "Have it. (1 point): Rebels");
	t.game->objectives[0] = -2;
	assert_objective(t.game, "Have it. (1 point): failed");
	trial_end(&t);
}

TEST_MAIN
