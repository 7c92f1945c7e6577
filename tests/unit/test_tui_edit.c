/* Typing a line: the editor, its history, and what may follow. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "cliffhanger/complete.h"
#include "tui/keys.h"
#include "tui/edit.h"

static void type(struct edit *e, const char *text)
{
	for (; *text != '\0'; text++)
		assert_true(edit_put(e, (unsigned char)*text));
}

TEST(test_letters_are_whole)
{
	struct edit e = { 0 };

	type(&e, "ab");
	assert_true(edit_put(&e, 0xE9));
	assert_true(edit_left(&e));
	assert_int_equal(e.at, 2);
	assert_true(edit_right(&e));
	assert_true(edit_rub(&e));
	assert_string_equal(e.text, "ab");
	edit_left(&e);
	assert_true(edit_remove(&e));
	assert_string_equal(e.text, "a");
}

TEST(test_what_is_no_letter_is_refused)
{
	struct edit e = { 0 };

	assert_false(edit_put(&e, 27));
	assert_false(edit_put(&e, 0x9B));
	assert_false(edit_put(&e, 0x202E));
	assert_false(edit_put(&e, 0xD800));
	assert_false(edit_put(&e, 0x110001));
	edit_set(&e, "a\033b");
	assert_string_equal(e.text, "a");
}

TEST(test_a_full_line_takes_no_more)
{
	struct edit e = { 0 };
	int n = 0;

	while (edit_put(&e, 0x20AC))
		n++;
	assert_int_equal(n, (EDIT_MAX - 1) / 3);
	assert_true(edit_rub(&e) && edit_put(&e, ' '));
	assert_false(edit_complete(&e, "a word that is far too long to find room"));
	assert_int_equal(strlen(e.text), (size_t)n * 3 - 2);
}

TEST(test_words_are_rubbed_out_and_completed)
{
	struct edit e = { 0 };

	type(&e, "order mar now");
	edit_rub_word(&e);
	assert_string_equal(e.text, "order mar ");
	edit_left(&e);
	assert_true(edit_complete(&e, "marines"));
	assert_string_equal(e.text, "order marines ");
}

TEST(test_history_keeps_the_newest)
{
	static struct history h;
	char line[16];

	for (int i = 0; i < HISTORY_MAX + 5; i++) {
		snprintf(line, sizeof line, "line %d", i);
		edit_history_keep(&h, line);
		edit_history_keep(&h, line);
		edit_history_keep(&h, "");
	}
	assert_int_equal(h.n, HISTORY_MAX);
	assert_string_equal(h.lines[HISTORY_MAX - 1], line);
}

/* ---- completion ---- */

static const char yard[] =
	"map\n. . A A\n . B . .\n# # # #\n # # # #\n. . C .\nend\n"
	"side navy\nside gang\n"
	"unit marines sign=A side=navy\n"
	"unit marauders sign=B side=navy\n"
	"unit thugs sign=C side=gang hidden\n";

static void assert_words(const char *line, const char *expected)
{
	char text[512] = "";
	struct trial t;
	struct view *v;
	struct words w;

	trial_begin(&t, &system_null, yard, "");
	v = view_new(t.game, 0);
	complete_words(v, &keys_own_words, line, 2, &w);
	for (int i = 0; i < w.n; i++)
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s",
			i > 0 ? " " : "", w.word[i]);
	assert_string_equal(text, expected);
	view_free(v);
	trial_end(&t);
}

TEST(test_verbs_and_commands_come_first)
{
	assert_words("mo", "move");
	assert_words("do", "done");
	assert_words("obj", "objectives");
}

TEST(test_units_and_cells_follow_their_verb)
{
	assert_words("move ", "marines marauders");
	assert_words("move mari", "marines");
	assert_words("move marines ", "3,1");
	assert_words("why mara", "marauders");
}

TEST(test_what_the_seat_does_not_know_is_not_offered)
{
	assert_words("move th", "");
}

TEST(test_the_common_part_is_typed)
{
	struct words w = { .n = 2, .word = { "marines", "marauders" } };
	char text[WORD_MAX];

	complete_common(&w, text, sizeof text);
	assert_string_equal(text, "mar");
	w.n = 0;
	complete_common(&w, text, sizeof text);
	assert_string_equal(text, "");
}

TEST_MAIN
