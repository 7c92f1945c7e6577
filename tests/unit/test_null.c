/* The null system as a whole: that the interface holds a game together. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/view.h"
#include "build_setup.h"
#include "null_games.h"
#include "played.h"

static const char duel[] =
	"map\n"
	". . . . . .\n"
	" . A B . . .\n"
	". . . . w .\n"
	" . . . . . C\n"
	". . . . . .\n"
	"end\n"
	"turns 3\n"
	"side east\n"
	"side west\n"
	"unit ann sign=A side=east\n"
	"unit bob sign=B side=west\n"
	"unit cat sign=C side=east pace=10\n";

TRIAL(test_sides_move_in_turn_each_unit_once, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	assert_int_equal(t.game->turn, 1);
	assert_non_null(game_decision(t.game, 0, NOBODY));
	assert_null(game_decision(t.game, 1, NOBODY));
	trial_refuses(&t, 1, "done", "");
	trial_do(&t, 0, "move cat 6,5");
	trial_refuses(&t, 0, "move cat 6,4", "N-1");
	trial_do(&t, 0, "done");
	assert_non_null(game_decision(t.game, 1, NOBODY));
	trial_do(&t, 1, "done");
	assert_int_equal(t.game->turn, 2);
}

TRIAL(test_refusals_name_their_rule, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	trial_refuses(&t, 0, "move bob 1,1", "N-1");
	trial_refuses(&t, 0, "move ann 3,2", "N-2");
	trial_refuses(&t, 0, "move cat 1,1", "N-2");
	trial_refuses(&t, 0, "move ann", "");
	trial_refuses(&t, 0, "mvoe ann 1,1", "");
}

TRIAL(test_a_tag_is_one_audited_die, trial_begin(&t, &system_null, duel, "4"), trial_end)
{
	const struct event *e;

	trial_do(&t, 0, "move ann 4,2");
	e = trial_roll(&t, "tag");
	assert_non_null(e);
	assert_string_equal(e->roll.rule, "N-3");
	assert_int_equal(e->roll.need, 4);
	assert_int_equal(e->roll.dice[0], 4);
	assert_string_equal(e->roll.outcome, "tagged");
	assert_int_equal(t.game->figures[1].life, LIFE_DEAD);
	assert_false(game_on_table(t.game, 1));
}

TEST(test_cover_is_a_modifier)
{
	static const char wood[] =
		"map\n"
		". . . . .\n"
		" . A . . .\n"
		". . . . .\n"
		" . . . . .\n"
		"end\n"
		"side east\nside west\nunit ann sign=A side=east\n"
		"unit bob side=west at=4,2\n"
		"legend w wood\n";
	struct setup *s = build_setup(&system_null, wood);
	struct trial t;

	table_set_ground(s->table, build_cell(s, 4, 2), table_find_ground(s->table, "wood"));
	trial_begin_with(&t, s, "4");
	trial_do(&t, 0, "move ann 3,2");
	assert_int_equal(trial_roll(&t, "tag")->roll.need, 5);
	assert_int_equal(trial_roll(&t, "tag")->roll.n_modifiers, 1);
	assert_int_equal(t.game->figures[1].life, LIFE_FIT);
	trial_end(&t);
}

TRIAL(test_the_last_one_standing_wins, trial_begin(&t, &system_null, duel, "6"), trial_end)
{
	trial_do(&t, 0, "move ann 4,2");
	trial_do(&t, 0, "done");
	assert_true(t.game->over);
	assert_int_equal(t.game->winner, 0);
	assert_int_equal(t.game->n_decisions, 0);
	assert_string_equal(trial_event(&t, EVENT_END, -1)->word, "over");
	trial_refuses(&t, 0, "done", "");
}

TRIAL(test_an_undecided_game_ends_with_its_last_turn,
	trial_begin(&t, &system_null, duel, ""), trial_end)
{
	for (int i = 0; i < 3; i++) {
		assert_false(t.game->over);
		trial_do(&t, 0, "done");
		trial_do(&t, 1, "done");
	}
	assert_true(t.game->over);
	assert_int_equal(t.game->winner, NOBODY);
}

TEST(test_a_house_rule_changes_the_need)
{
	char text[sizeof(duel) + 64];
	struct trial t;

	snprintf(text, sizeof(text), "%shouse rates tag value 6\n", duel);
	trial_begin(&t, &system_null, text, "5");
	trial_do(&t, 0, "move ann 4,2");
	assert_int_equal(trial_roll(&t, "tag")->roll.need, 6);
	assert_string_equal(trial_roll(&t, "tag")->roll.outcome, "missed");
	trial_end(&t);
}

TRIAL(test_previews_need_what_is_rolled, trial_begin(&t, &system_null, duel, "4"), trial_end)
{
	struct choice c;
	struct preview p;
	struct reason why;
	struct view *view;

	view = view_new(t.game, 0);
	assert_true(choice_read(&view->game, 0, "move ann 4,2", &c, &why));
	system_null.preview(&view->game, &c, &p);
	assert_true(p.rolls);
	assert_int_equal(p.hits_milli, 500);
	game_step(t.game, &c, event_log_sink(t.log));
	assert_int_equal(p.need, trial_roll(&t, "tag")->roll.need);
	view_free(view);
}

TEST(test_every_game_of_minds_ends)
{
	for (uint64_t seed = 1; seed <= 50; seed++) {
		struct trial t;
		int steps = 0;

		null_game_begin(&t, seed);
		while (!t.game->over) {
			const struct decision *d = &t.game->decisions[0];
			struct view *view = view_new(t.game, d->seat);
			struct choice c;

			system_null.command(view, d, &c);
			assert_true(game_check(&view->game, &c, NULL));
			assert_true(game_check(t.game, &c, NULL));
			game_step(t.game, &c, event_log_sink(t.log));
			view_free(view);
			assert_true(++steps < 2000);
		}
		trial_end(&t);
	}
}

TRIAL(test_sheets_and_menus_say_something, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	char text[LINE_MAX_BYTES];
	struct option options[OPTIONS_MAX];
	int32_t lengths[3];
	struct forecast forecast;

	system_null.unit_state(t.game, 0, text, sizeof(text));
	assert_string_equal(text, "to move");
	assert_true(system_null.unit_sheet(t.game, 0, 0, text, sizeof(text)));
	assert_false(system_null.unit_sheet(t.game, 0, 9, text, sizeof(text)));
	assert_true(system_null.figure_sheet(t.game, 0, 0, text, sizeof(text)));
	assert_string_equal(text, "ann 1, 0 tagged");
	assert_int_equal(system_null.options(t.game, &t.game->decisions[0], 1, options, 8), 1);
	assert_false(options[0].allowed);
	assert_string_equal(options[0].why.rule, "N-1");
	assert_int_equal(system_null.bands(t.game, 0, lengths), 0);
	assert_false(system_null.forecast(t.game, 0, &forecast));
	assert_false(system_null.why(t.game, 0, 0, text, sizeof(text)));
}

TEST(test_the_registry_knows_it)
{
	assert_ptr_equal(system_find("null"), &system_null);
	assert_null(system_find("nul"));
}

TEST_MAIN
