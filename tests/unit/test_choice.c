#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "null_games.h"
#include "played.h"

/* A system with every kind of argument; only its words are used. */
static const char *const modes[] = { "walk", "run", "stand", NULL };
static const struct verb verbs[] = {
	{ "order", "order UNIT MODE [CELL|UNIT|FIGURE]", "",
		{ { ARGUMENT_UNIT, false }, { ARGUMENT_WORD, false }, { ARGUMENT_SOME, true } },
		modes },
	{ "place", "place FIGURE CELL", "", { { ARGUMENT_FIGURE, false },
	{ ARGUMENT_CELL, false } },
		NULL },
	{ "fire", "fire UNIT [FIGURE] UNIT [NUMBER]", "",
		{ { ARGUMENT_UNIT, false }, { ARGUMENT_FIGURE, true }, { ARGUMENT_UNIT, false },
			{ ARGUMENT_NUMBER, true } }, NULL },
	{ "say", "say TEXT", "", { { ARGUMENT_TEXT, false } }, NULL },
	{ "name", "name UNIT [TEXT]", "", { { ARGUMENT_UNIT, false }, { ARGUMENT_TEXT, true } },
	NULL },
	{ "done", "done", "", { { ARGUMENT_NONE, false } }, NULL },
	{ NULL, NULL, NULL, { { ARGUMENT_NONE, false } }, NULL }
};

static const char ground[] =
	"map\n. . . . .\n . A A . .\n. . . . .\n . . B . .\n. . . . .\nend\n"
	"side us\nside them\nunit marines sign=A side=us\nunit thugs sign=B side=them\n"
	"unit ghosts side=them\n";

struct world { struct trial trial; struct game_system system; struct view *view; };

static int set_up(void **state)
{
	static struct world w;

	w = (struct world){ .view = NULL };
	trial_begin(&w.trial, &system_null, ground, "");
	w.system = system_null;
	w.system.verbs = verbs;
	w.trial.game->system = &w.system;
	w.view = view_new(w.trial.game, 0);
	*state = &w;
	return 0;
}

static int tear_down(void **state)
{
	struct world *w = *state;

	game_free(&w->view->game);
	w->trial.game->system = &system_null;
	trial_end(&w->trial);
	return 0;
}

static void assert_reads(const struct world *w, const char *line, const char *written)
{
	char again[CHOICE_LINE_MAX];
	struct reason why = { "", "" };
	struct choice c, d;

	if (!choice_read(&w->view->game, 0, line, &c, &why))
		fail_msg("'%s': %s", line, why.text);
	assert_int_equal(c.seat, 0);
	choice_write(&w->view->game, &c, again, sizeof(again));
	assert_string_equal(again, written);
	assert_true(choice_read(&w->view->game, 0, again, &d, &why));
	assert_memory_equal(&c, &d, sizeof(c));
}

static void assert_refuses(const struct world *w, const char *line, const char *text)
{
	struct reason why = { "x", "" };
	struct choice c;

	if (choice_read(&w->view->game, 0, line, &c, &why))
		fail_msg("'%s' was read", line);
	assert_string_equal(why.text, text);
	assert_string_equal(why.rule, "");
}

TEST_BETWEEN(test_lines_round_trip, set_up, tear_down)
{
	static const char *const lines[] = {
		"order marines walk", "order marines run 5,5", "order marines stand thugs",
		"order marines stand marines.2", "place marines.1 1,1", "fire marines thugs",
		"fire marines marines.2 thugs", "fire marines thugs -3",
		"fire marines marines.1 thugs 2147483647", "say hello", "name marines",
		"name marines The Old Guard, ½ strong", "done",
	};

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
		assert_reads(*state, lines[i], lines[i]);
}

TEST_BETWEEN(test_blanks_around_words_do_not_count, set_up, tear_down)
{
	assert_reads(*state, "  order   marines  walk  ", "order marines walk");
	assert_reads(*state, "say   a  b  ", "say a  b");
}

TEST_BETWEEN(test_arguments_mean_what_they_say, set_up, tear_down)
{
	const struct world *w = *state;
	struct reason why;
	struct choice c;

	assert_true(choice_read(&w->view->game, 0, "fire marines thugs 7", &c, &why));
	assert_int_equal(c.verb, 2);
	assert_int_equal(c.n, 4);
	assert_int_equal(c.argument[0].value, 0);
	assert_int_equal(c.argument[1].kind, ARGUMENT_NONE);
	assert_int_equal(c.argument[2].kind, ARGUMENT_UNIT);
	assert_int_equal(c.argument[2].value, 1);
	assert_int_equal(c.argument[3].value, 7);
	assert_true(choice_read(&w->view->game, 0, "place marines.2 3,2", &c, &why));
	assert_int_equal(c.argument[0].value, 1);
	assert_int_equal(c.argument[1].value, 7);
	assert_true(choice_read(&w->view->game, 0, "order marines stand 1,1", &c, &why));
	assert_int_equal(c.argument[1].value, 2);
	assert_int_equal(c.argument[2].kind, ARGUMENT_CELL);
}

TEST_BETWEEN(test_refusals_say_what_was_expected_found_and_meant, set_up, tear_down)
{
	assert_refuses(*state, "", "expected a command, found an empty line");
	assert_refuses(*state, "oder marines walk",
		"expected a command, found 'oder'; did you mean 'order'?");
	assert_refuses(*state, "xyzzy", "expected a command, found 'xyzzy'");
	assert_refuses(*state, "walk marines", "'walk' is a word of 'order': order UNIT MODE "
		"[CELL|UNIT|FIGURE]");
	assert_refuses(*state, "order walk", "expected a unit before 'walk': order UNIT MODE "
		"[CELL|UNIT|FIGURE]");
	assert_refuses(*state, "order marinse walk",
		"expected a unit, found 'marinse'; did you mean 'marines'?");
	assert_refuses(*state, "order marines wlak",
		"expected one of walk, run, stand, found 'wlak'; did you mean 'walk'?");
	assert_refuses(*state, "order marines walk 6,1",
		"expected a cell from 1,1 to 5,5, found '6,1'");
	assert_refuses(*state, "order marines walk 1,x",
		"expected a cell (COLUMN,ROW), found '1,x'");
	assert_refuses(*state, "order marines walk marines.3",
		"expected a figure marines.1 to marines.2, found 'marines.3'");
	assert_refuses(*state, "order marines walk tugs",
		"expected a unit, a figure or a cell, found 'tugs'; did you mean 'thugs'?");
	assert_refuses(*state, "order marines",
		"expected a word, found the end of the line: order UNIT MODE [CELL|UNIT|FIGURE]");
	assert_refuses(*state, "done now", "expected the end of the line, found 'now': done");
	assert_refuses(*state, "fire marines thugs two",
		"expected a whole number, found 'two'");
	assert_refuses(*state, "say   ",
		"expected a text, found the end of the line: say TEXT");
	assert_refuses(*state, "place .1 1,1", "expected a figure (UNIT.NUMBER), found '.1'");
}

TEST_BETWEEN(test_numbers_are_whole_and_bounded, set_up, tear_down)
{
	static const char *const bad[] = { "1.5", "2147483648", "-", "1e3", "0x1", "+1",
		"9999999999999999999999" };
	char line[80], text[160];

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		snprintf(line, sizeof(line), "fire marines thugs %s", bad[i]);
		snprintf(text, sizeof(text), "expected a whole number, found '%s'", bad[i]);
		assert_refuses(*state, line, text);
	}
}

TEST_BETWEEN(test_control_characters_and_broken_utf8_are_refused, set_up, tear_down)
{
	static const char *const bad[] = { "say \033[2J", "say a\nb", "say a\tb", "say \x7f",
		"say \xc2\x9b", "say \xff", "say \xe2\x80\xae", "order\x01 marines walk" };

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_refuses(*state, bad[i],
			"the line has control characters or broken UTF-8 in it");
}

TEST_BETWEEN(test_lines_texts_and_words_are_bounded, set_up, tear_down)
{
	char line[2 * CHOICE_LINE_MAX];

	memset(line, 'a', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	assert_refuses(*state, line, "the line has 2399 bytes, at most 1199 are possible");
	line[100] = '\0';
	assert_refuses(*state, line, "expected a command, found a word of more than 63 letters");
	memcpy(line, "say ", 4);
	line[100] = 'a';
	line[4 + CHOICE_TEXT_MAX - 1] = '\0';
	assert_reads(*state, line, line);
	line[4 + CHOICE_TEXT_MAX - 1] = 'a';
	line[4 + CHOICE_TEXT_MAX] = '\0';
	assert_refuses(*state, line, "the text has 1024 bytes, at most 1023 are possible");
}

/* H2: somebody never seen is as unknown as somebody who is not there. */
TEST_BETWEEN(test_unseen_units_have_no_names, set_up, tear_down)
{
	struct world *w = *state;

	assert_refuses(w, "order marines walk ghosts",
		"expected a unit, a figure or a cell, found 'ghosts'");
	assert_refuses(w, "order ghosts walk", "expected a unit, found 'ghosts'");
	assert_refuses(w, "place ghosts.1 1,1",
		"expected a figure (UNIT.NUMBER), found 'ghosts.1'");
	assert_refuses(w, "order marines walk ghost",
		"expected a unit, a figure or a cell, found 'ghost'");
}

TEST_BETWEEN(test_hand_made_choices_are_looked_at, set_up, tear_down)
{
	const struct world *w = *state;
	struct game *g = w->trial.game;
	struct choice c = { .seat = 0, .verb = 0, .n = 2,
		.argument = { { ARGUMENT_UNIT, 99 }, { ARGUMENT_CELL, 1 } } };
	struct reason why;

	assert_false(game_check(g, &c, &why));
	assert_string_equal(why.text, "there is no such unit");
	c.argument[0].value = 2;	/* the ghosts, whom this seat does not know */
	assert_false(game_check(g, &c, &why));
	assert_string_equal(why.text, "there is no such unit");
	c.argument[0].value = 0;
	c.argument[1].value = 25;
	assert_false(game_check(g, &c, &why));
	assert_string_equal(why.text, "there is no such cell");
	c.argument[1] = (struct argument){ ARGUMENT_FIGURE, -1 };
	assert_false(game_check(g, &c, &why));
	assert_false(game_check(g, &c, NULL));
	c.seat = 1;
	assert_false(game_check(g, &c, &why));
	assert_string_equal(why.text, "nothing is asked of you now");
}

TEST(test_random_choices_round_trip)
{
	struct dice random;

	for (uint64_t seed = 1; seed <= 5; seed++) {
		struct trial t;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		while (!t.game->over) {
			const struct choice c = null_random_choice(t.game, &random);
			struct view *view = view_new(t.game, c.seat);
			char line[CHOICE_LINE_MAX];
			struct choice again;

			choice_write(t.game, &c, line, sizeof(line));
			assert_true(choice_read(&view->game, c.seat, line, &again, NULL));
			assert_memory_equal(&c, &again, sizeof(c));
			game_step(t.game, &again, event_log_sink(t.log));
			view_free(view);
		}
		trial_end(&t);
	}
}

TEST_MAIN
