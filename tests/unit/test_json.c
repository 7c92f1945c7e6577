/* Strings in JSON: what may not be shown is spelled out, the rest stands as it is. */
#include "config.h"

#include <stdint.h>
#include <stdio.h>
#include <unistd.h>
#include "unit.h"
#include "cli/json.h"

enum { ROOM = 200 };

/* What json_text() writes. */
static void written(const char *text, char *json)
{
	FILE *const file = tmpfile();
	const int out = dup(STDOUT_FILENO);
	size_t n;

	assert_non_null(file);
	assert_true(out >= 0);
	fflush(stdout);
	assert_true(dup2(fileno(file), STDOUT_FILENO) >= 0);
	json_text(text);
	fflush(stdout);
	assert_true(dup2(out, STDOUT_FILENO) >= 0);
	close(out);
	rewind(file);
	n = fread(json, 1, ROOM - 1, file);
	json[n] = '\0';
	fclose(file);
}

static void expect(const char *text, const char *json)
{
	char found[ROOM];

	written(text, found);
	assert_string_equal(found, json);
}

TEST(test_what_is_shown_stands_as_it_is)
{
	expect("", "\"\"");
	expect("Kanda, 3\" \\ off", "\"Kanda, 3\\\" \\\\ off\"");
	expect("Bul\u00e1wan \u2014 \U0001F5FA", "\"Bul\u00e1wan \u2014 \U0001F5FA\"");
}

TEST(test_what_commands_a_terminal_is_spelled_out)
{
	expect("a\x1b[31m\n\x7f", "\"a\\u001b[31m\\u000a\\u007f\"");
	expect("\xc2\x9b" "31m", "\"\\u009b31m\"");	/* CSI as one character */
	expect("\xe2\x80\xae" "kcaj", "\"\\u202ekcaj\"");	/* from right to left */
	expect("\xd8\x9c", "\"\\u061c\"");
	expect("\xf3\xa0\x80\x81", "\"\\udb40\\udc01\"");	/* a tag */
}

TEST(test_what_is_no_text_is_said_to_be_none)
{
	expect("a\xff", "\"a\\ufffd\"");
	expect("\xe2\x80", "\"\\ufffd\"");
	expect("\xed\xa0\x80", "\"\\ufffd\"");	/* half a pair */
	expect("\xf4\x90\x80\x80", "\"\\ufffd\"");	/* beyond the last */
}

TEST_MAIN
