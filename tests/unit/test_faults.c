/* Faults: kept in order of place, printed so that a terminal is safe. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "story/faults.h"

static void add(struct faults *f, int line, int column, enum fault_kind kind, const char *text)
{
	struct fault fault = { .kind = kind, .line = line, .column = column };

	faults_add(f, &fault, "%s", text);
}

static char *printed(const struct faults *f)
{
	char *text = NULL, *copy;
	size_t size;
	FILE *const out = open_memstream(&text, &size);

	assert_non_null(out);
	faults_print(f, out);
	fclose(out);
	copy = strdup(text);
	assert_non_null(copy);
	free(text);
	return copy;
}

static void assert_printed(struct faults *f, const char *words)
{
	char *const text = printed(f);

	assert_string_equal(text, words);
	free(text);
	faults_free(f);
}

TEST(test_order_of_place)
{
	struct faults *f = faults_new("x.yaml");

	add(f, 3, 1, FAULT_ERROR, "c");
	add(f, 1, 9, FAULT_WARNING, "b");
	add(f, 3, 1, FAULT_ERROR, "d");
	add(f, 0, 0, FAULT_ERROR, "a");
	assert_int_equal(faults_errors(f), 3);
	assert_int_equal(faults_count(f), 4);
	for (int i = 0; i < 4; i++)
		assert_int_equal(faults_at(f, i)->text[0], "abcd"[i]);
	assert_null(faults_at(f, 4));
	assert_null(faults_at(f, -1));
	faults_free(f);
	faults_free(NULL);
}

static void add_case(struct faults *f, int line, const char *cause, const char *text)
{
	struct fault fault = { .kind = FAULT_ERROR, .line = line, .column = 1 };

	strcpy(fault.cause, cause);
	faults_add(f, &fault, "%s", text);
}

TEST(test_what_follows_from_another_is_counted_there)
{
	struct faults *const f = faults_new("x.yaml");

	add_case(f, 7, "no unit koo", "second");
	add_case(f, 3, "no unit koo", "first");
	add_case(f, 5, "no area hut", "other");
	assert_int_equal(faults_errors(f), 2);
	assert_int_equal(faults_count(f), 2);
	add_case(f, 9, "no unit koo", "third");
	add_case(f, 8, "no area hut", "other again");
	assert_printed(f, "x.yaml:3:1: error: first (2 more follow from it)\n"
		"x.yaml:5:1: error: other (1 more follows from it)\n");
}

TEST(test_printed_with_line_and_caret)
{
	static const char text[] = "a: 1\n  figurs: 10\n";
	struct faults *f = faults_new("docks.yaml");
	struct fault fault = { .kind = FAULT_ERROR, .line = 2, .column = 3,
		.path = "units.marines.figurs" };

	faults_source(f, text, strlen(text));
	faults_add(f, &fault, "expected a key of %s, found \"figurs\"", "a unit");
	add(f, 0, 0, FAULT_WARNING, "all of it");
	assert_printed(f,
		"docks.yaml: warning: all of it\n"
		"docks.yaml:2:3: error: units.marines.figurs: expected a key of a unit, "
		"found \"figurs\"\n"
		"    figurs: 10\n"
		"    ^\n");
}

TEST(test_printed_without_control_characters)
{
	static const char text[] = "a: \x1b[2J\t\xff!\n";
	struct faults *f = faults_new("x\x1b[31m\n.yaml");

	faults_source(f, text, strlen(text));
	add(f, 1, 4, FAULT_ERROR, "no");
	assert_printed(f, "x?[31m?.yaml:1:4: error: no\n  a: ?[2J ?!\n     ^\n");
}

TEST(test_caret_under_wide_and_combining_letters)
{
	static const char text[] = "\xef\xbb\xbf玉e\xcc\x81: x\n";
	struct faults *f = faults_new("x");

	faults_source(f, text, strlen(text));
	add(f, 1, 6, FAULT_ERROR, "no");
	assert_printed(f, "x:1:6: error: no\n  玉e\xcc\x81: x\n       ^\n");
}

TEST(test_long_lines_are_shown_around_the_place)
{
	char text[400], *shown, *line, *below;
	struct faults *f = faults_new("x");

	memset(text, 'a', sizeof(text));
	text[299] = 'B';
	faults_source(f, text, sizeof(text));
	add(f, 1, 300, FAULT_ERROR, "no");
	shown = printed(f);
	line = strchr(shown, '\n') + 1;
	below = strchr(line, '\n') + 1;
	assert_memory_equal(line, "  …aaaa", strlen("  …aaaa"));
	assert_int_equal(strlen(line) - strlen(below), 2 + strlen("…") + 96 + 1);
	assert_int_equal(strcspn(line, "B") - (strlen("…") - 1), strcspn(below, "^"));
	free(shown);
	faults_free(f);
}

TEST(test_more_faults_than_are_shown)
{
	struct faults *f = faults_new("x");
	char *shown;

	for (int i = 0; i < FAULTS_MAX + 3; i++)
		add(f, i + 1, 1, FAULT_ERROR, "no");
	assert_int_equal(faults_count(f), FAULTS_MAX);
	assert_int_equal(faults_errors(f), FAULTS_MAX + 3);
	shown = printed(f);
	assert_non_null(strstr(shown, "x: 3 more faults are not shown; mend these first\n"));
	free(shown);
	faults_free(f);
}

TEST(test_quotes_are_one_short_line)
{
	char quote[QUOTE_MAX];

	assert_string_equal(fault_quote("a\nb\x1b", 4, quote), "\"a b?\"");
	assert_string_equal(fault_quote("", 0, quote), "\"\"");
	assert_string_equal(fault_quote("\xff", 1, quote), "\"?\"");
}

TEST_MAIN
