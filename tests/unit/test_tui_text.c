/* Text for a terminal: nothing unsafe comes out, columns are counted right. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/buffer.h"
#include "tui/wide.h"

TEST(test_controls_become_replacements)
{
	const char *text = "a\033[2J\xC2\x9B" "b\x7F";
	uint32_t c;
	int replaced = 0;

	while ((c = wide_next(&text)) != 0) {
		assert_true(c >= ' ' && (c < 0x7F || c >= 0xA0));
		replaced += c == TEXT_REPLACEMENT;
	}
	assert_int_equal(replaced, 3);
}

TEST(test_broken_bytes_do_not_eat_their_neighbours)
{
	static const char *const broken[] = { "\xC3(", "\xE2\x82(", "\xF0\x9F\x98(", "\x80(",
		"\xC0\xAF(", "\xED\xA0\x80(", "\xF5(" };

	for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
		const char *at = broken[i];
		uint32_t c, last = 0;

		while ((c = wide_next(&at)) != 0) {
			assert_true(c == '(' || c == TEXT_REPLACEMENT);
			last = c;
		}
		assert_int_equal(last, '(');
	}
}

TEST(test_turning_the_writing_direction_is_not_possible)
{
	const char *text = "\xE2\x80\xAE";

	assert_int_equal(wide_next(&text), TEXT_REPLACEMENT);
}

/* By whole words where these fill half of the room, else within one; never without a mark. */
TEST(test_what_is_to_be_done_is_cut_behind_a_word)
{
	char text[60] = "Put somebody at the wheel";

	wide_cut(text, sizeof text, 24, true);
	assert_string_equal(text, "Put somebody at the\xE2\x80\xA6");
	wide_cut(text, sizeof text, 16, false);
	assert_string_equal(text, "Put somebody at>");
}

TEST(test_names_are_shortened_by_words)
{
	static const struct { const char *name; int columns; const char *expected; } cases[] = {
		{ "Marines", 7, "Marines" }, { "The askaris", 9, "Askaris" },
		{ "Second section", 11, "Second sec." }, { "Red Lantern hatchets", 14,
			"Red Lantern\xE2\x80\xA6" },
		{ "Red Lantern hatchets", 11, "Red Lanter." },
		{ "Bluejackets", 8, "Bluejac\xE2\x80\xA6" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char text[80];

		snprintf(text, sizeof text, "%s", cases[i].name);
		wide_shorten(text, sizeof text, cases[i].columns, true);
		assert_string_equal(text, cases[i].expected);
	}
}

TEST(test_columns_of_wide_and_combining_characters)
{
	assert_int_equal(wide_columns("abc"), 3);
	assert_int_equal(wide_columns("\xC3\xA9"), 1);		/* é */
	assert_int_equal(wide_columns("e\xCC\x81"), 1);		/* e and an accent */
	assert_int_equal(wide_columns("\xE9\xBE\x8D"), 2);	/* a dragon */
	assert_int_equal(wide_fit("\xE9\xBE\x8D\xE9\xBE\x8D", 3), 3);
}

TEST(test_every_character_has_an_ascii_stand_in)
{
	for (uint32_t c = ' '; c < 0x3000; c++) {
		const char a = wide_ascii(c);

		assert_true((a >= ' ' && a < 0x7F) || (c >= 0x7F && c < 0xA0));
	}
	assert_int_equal(wide_ascii(0xE9), 'e');
	assert_int_equal(wide_ascii(0x2019), '\'');
}

static void assert_wraps(const char *text, int columns, const char *const *lines)
{
	const char *line;
	size_t bytes;

	for (; *lines != NULL; lines++) {
		line = wide_wrap(&text, columns, &bytes);
		assert_non_null(line);
		assert_int_equal(bytes, strlen(*lines));
		assert_memory_equal(line, *lines, bytes);
	}
	assert_null(wide_wrap(&text, columns, &bytes));
}

TEST(test_wrapping_breaks_at_spaces)
{
	static const char *const poem[] = { "the jade", "buddha", "", "smiles", NULL };
	static const char *const word[] = { "cliff", "hange", "r", NULL };

	assert_wraps("the jade buddha\n\nsmiles", 9, poem);
	assert_wraps("cliffhanger", 5, word);
}

TEST(test_adding_stops_at_whole_characters)
{
	char text[6] = "abc";

	wide_add(text, sizeof text, "%s", "\xE2\x88\x92\xE2\x88\x92");
	assert_string_equal(text, "abc");
}

TEST(test_finding_ignores_case)
{
	assert_true(wide_finds("Jade Buddha", "bud"));
	assert_true(wide_finds("Jade", ""));
	assert_false(wide_finds("Jade", "jaded"));
}

TEST(test_a_buffer_grows)
{
	struct buffer buffer = { 0 };

	assert_string_equal(buffer_text(&buffer), "");
	for (int i = 0; i < 1000; i++)
		buffer_add(&buffer, "%03d ", i);
	assert_false(buffer.failed);
	assert_int_equal(strlen(buffer_text(&buffer)), 4000);
	assert_string_equal(buffer_text(&buffer) + 3996, "999 ");
	buffer_free(&buffer);
}

TEST_MAIN
