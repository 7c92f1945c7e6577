#include "unit.h"

#include <string.h>

#include "cli/arguments.h"

enum { SEED, AI, FORMAT, PLAIN };

static const char *const formats[] = { "text", "json", "csv", NULL };
static const struct flag flags[] = {
	[SEED] = { "seed", "N", FLAG_NUMBER, false, 1, 99, NULL, "the dice" },
	[AI] = { "ai", "SIDE", FLAG_TEXT, true, 0, 0, NULL, "a machine's side" },
	[FORMAT] = { "format", "FORMAT", FLAG_WORD, false, 0, 0, formats, "how" },
	[PLAIN] = { "plain", NULL, FLAG_SWITCH, false, 0, 0, NULL, "line by line" },
	{ .name = NULL }
};
static const struct command command = {
	"play", "NAME", "Plays.", "", 1, 2, flags, NULL
};

/* Splits a line at blanks and reads it. */
static bool read_line(struct arguments *a, const char *line, char *complaint)
{
	static char words[400];
	char *argv[64];
	int argc = 0;

	strncpy(words, line, sizeof(words) - 1);
	for (char *w = strtok(words, " "); w; w = strtok(NULL, " "))
		argv[argc++] = w;
	complaint[0] = '\0';
	return arguments_read(a, &command, argc, argv, complaint);
}

static void expect_complaint(const char *line, const char *expected)
{
	struct arguments a;
	char complaint[COMPLAINT_MAX];

	assert_false(read_line(&a, line, complaint));
	assert_string_equal(complaint, expected);
}

TEST(test_options_and_operands_in_any_order)
{
	struct arguments a;
	char complaint[COMPLAINT_MAX];

	assert_true(read_line(&a, "--seed 42 jade --ai natives --format=json --ai=thugs=idle "
		"--plain -- --odd", complaint));
	assert_int_equal(arguments_number(&a, SEED, 0), 42);
	assert_string_equal(arguments_nth(&a, AI, 0), "natives");
	assert_string_equal(arguments_nth(&a, AI, 1), "thugs=idle");
	assert_null(arguments_nth(&a, AI, 2));
	assert_int_equal(arguments_word(&a, FORMAT, 0), 1);
	assert_true(arguments_has(&a, PLAIN));
	assert_int_equal(a.n_operands, 2);
	assert_string_equal(a.operands[0], "jade");
	assert_string_equal(a.operands[1], "--odd");
}

TEST(test_what_is_not_given_has_its_standard)
{
	struct arguments a;
	char complaint[COMPLAINT_MAX];

	assert_true(read_line(&a, "jade", complaint));
	assert_int_equal(arguments_number(&a, SEED, 7), 7);
	assert_int_equal(arguments_word(&a, FORMAT, 2), 2);
	assert_string_equal(arguments_text(&a, AI, "nobody"), "nobody");
	assert_false(arguments_has(&a, PLAIN));
}

TEST(test_each_mistake_has_its_one_line)
{
	expect_complaint("jade --sed 4", "play: unknown option --sed; did you mean --seed?");
	expect_complaint("jade --wobble",
		"play: unknown option --wobble; see cliffhanger play --help");
	expect_complaint("jade -x", "play: unknown option -x; see cliffhanger play --help");
	expect_complaint("jade --seed",	"play: --seed needs N");
	expect_complaint("jade --seed -4",
		"play: --seed is a whole number from 1 to 99, not '-4'");
	expect_complaint("jade --seed 100",
		"play: --seed is a whole number from 1 to 99, not '100'");
	expect_complaint("jade --seed 99999999999999999999999",
		"play: --seed is a whole number from 1 to 99, not '99999999999999999999999'");
	expect_complaint("jade --seed 1 --seed 2", "play: --seed is given twice");
	expect_complaint("jade --format jso",
		"play: --format is text, json or csv, not 'jso'; did you mean json?");
	expect_complaint("jade --plain=yes", "play: --plain takes no value");
	expect_complaint("jade --ai=", "play: --ai needs SIDE, not an empty value");
	expect_complaint("", "play: expected NAME; see cliffhanger play --help");
	expect_complaint("a b c", "play: 'c' is one word too many; expected NAME");
}

TEST(test_control_characters_do_not_come_back)
{
	expect_complaint("jade --seed \033[2J",
		"play: --seed is a whole number from 1 to 99, not '?[2J'");
}

TEST(test_help_wins_over_mistakes_after_it)
{
	struct arguments a;
	char complaint[COMPLAINT_MAX];

	assert_true(read_line(&a, "--help --wobble", complaint));
	assert_true(a.help);
}

TEST(test_whole_numbers_fill_64_bits_and_no_more)
{
	uint64_t n = 0;

	assert_true(arguments_whole("18446744073709551615", &n));
	assert_true(n == UINT64_MAX);
	assert_false(arguments_whole("18446744073709551616", &n));
	assert_false(arguments_whole("", &n));
	assert_false(arguments_whole("1x", &n));
	assert_false(arguments_whole("+1", &n));
}

TEST_MAIN
