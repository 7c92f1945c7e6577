/* Text: what may be shown, and what is said of things from outside. */
#include "config.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/text.h"

/* Everything a terminal obeys, and whatever turns, hides or breaks what is read. */
TEST(test_no_character_that_does_anything_is_shown)
{
	static const int32_t hidden[] = { 0, 7, 9, 10, 0x1B, 0x1F, 0x7F, 0x80, 0x9B, 0x9F, 0xAD,
		0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C,
		0x202D, 0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x206F, 0xD800, 0xDFFF,
		0xFEFF, 0xFFF9, 0xFFFE, 0xFFFF, 0xE0000, 0xE0001, 0xE0020, 0xE007F, 0x10FFFF,
		0x110000, TEXT_BROKEN };
	static const int32_t shown[] = { ' ', 'A', '~', 0xA0, 0xE9, 0x2013, 0x2026, 0x2500,
		0x4E2D, 0xFFFD, 0x1F600 };

	for (size_t i = 0; i < sizeof(hidden) / sizeof(hidden[0]); i++)
		assert_false(text_shows(hidden[i]));
	for (size_t i = 0; i < sizeof(shown) / sizeof(shown[0]); i++)
		assert_true(text_shows(shown[i]));
	assert_false(text_plain("a\u061Cb", strlen("a\u061Cb")));
	assert_false(text_plain("a\U000E0041b", strlen("a\U000E0041b")));
}

static void expect(const char *wanted, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void expect(const char *wanted, const char *format, ...)
{
	char text[80];
	va_list list;

	va_start(list, format);
	text_format(text, sizeof(text), format, list);
	va_end(list);
	assert_string_equal(text, wanted);
}

TEST(test_numbers_and_texts_are_written_as_by_printf)
{
	expect("a 7 -3 +2 08 ff 9 10 100 % x", "a %d %i %+d %02d %x %llu %zu %ld %% %c", 7, -3, 2,
		8, 0xffu, 9ULL, (size_t)10, 100L, 'x');
	expect("[  ab][ab  ][  7][7  ]", "[%4s][%-4s][%*d][%-3d]", "ab", "ab", 3, 7, 7);
	expect("18446744073709551615 -9223372036854775807", "%llu %lld", ~0ULL,
		-9223372036854775807LL);
}

TEST(test_words_are_cut_between_letters_and_say_so)
{
	expect("'caf\u00E9' is no unit", "'%.5s' is no unit", "caf\u00E9");
	expect("'caf\u2026' is no unit", "'%.4s' is no unit", "caf\u00E9");
	expect("'caf\u00E9\u2026' is no unit", "'%.5s' is no unit", "caf\u00E9s");
	expect("'\u2026'", "'%.2s'", "\u4E2D\u4E2D");
	expect("'sli'", "'%.*s'", 3, "slice");	/* all that was meant */
}

static void kept(const char *wanted, size_t size, const char *text)
{
	char out[16];

	memset(out, 'x', sizeof(out));
	text_keep(out, size, text, strlen(text));
	assert_string_equal(out, wanted);
	assert_true(strlen(out) < size);
}

TEST(test_what_is_kept_is_whole_letters_and_says_what_is_not)
{
	kept("", 4, "");
	kept("1234567", 8, "1234567");
	kept("1234\u2026", 8, "12345678");
	kept("123\u2026", 8, "123\u00E9\u00E9\u00E9");
	kept("\u4E2D\u2026", 8, "\u4E2D\u4E2D\u4E2D");
}

TEST(test_what_is_not_shown_becomes_question_marks)
{
	expect("'a?[31m'", "'%s'", "a\033[31m");
	expect("'a???b'", "'%.40s'", "a\u202Eb");
	expect("'caf?.yaml'", "'%s'", "caf\xE9.yaml");
	expect("'a????b'", "'%s'", "a\U000E0041b");
}

TEST_MAIN
