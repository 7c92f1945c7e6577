/* The pager: what $PAGER names is started as it is, and nothing else. */
#include "config.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cli/external_pager.h"

TEST(test_it_gets_what_is_written)
{
	char file[] = "/tmp/cliffhanger-pager-XXXXXX", command[100], text[20] = "";
	const int out = mkstemp(file);
	struct external_pager p;

	assert_true(out >= 0);
	snprintf(command, sizeof(command), " dd\tstatus=none of=%s ", file);
	p = external_pager_start(command);
	assert_true(p.pid > 0);
	assert_int_not_equal(p.output, STDOUT_FILENO);
	assert_int_equal(write(p.output, "cover", 5), 5);
	external_pager_close(&p);
	assert_int_equal(p.pid, 0);
	assert_int_equal(pread(out, text, sizeof(text), 0), 5);
	assert_string_equal(text, "cover");
	close(out);
	unlink(file);
}

/* Whatever was set: less then starts no programs and opens no other files. */
TEST(test_less_is_to_be_secure)
{
	char file[] = "/tmp/cliffhanger-pager-XXXXXX", command[100];
	static char text[1 << 18];
	const int out = mkstemp(file);
	struct external_pager p;

	assert_true(out >= 0);
	setenv("LESSSECURE", "0", 1);
	snprintf(command, sizeof(command), "dd status=none if=/proc/self/environ of=%s", file);
	p = external_pager_start(command);
	assert_true(p.pid > 0);
	external_pager_close(&p);
	assert_in_range(pread(out, text, sizeof(text) - 1, 0), 1, sizeof(text) - 1);
	assert_non_null(memmem(text, sizeof(text), "LESSSECURE=1", sizeof("LESSSECURE=1")));
	assert_string_equal(getenv("LESSSECURE"), "0");	/* only the pager's */
	close(out);
	unlink(file);
}

static void expect_none(const char *command)
{
	struct external_pager p = external_pager_start(command);

	assert_int_equal(p.pid, 0);
	assert_int_equal(p.output, STDOUT_FILENO);
	external_pager_close(&p);
}

TEST(test_without_a_program_there_is_none)
{
	char words[40], longer[400];

	expect_none("");
	expect_none("  ");
	expect_none("no-such-pager-anywhere");
	expect_none("cat>/dev/null");	/* no shell reads it */
	expect_none("cat;true");
	for (size_t i = 0; i < sizeof(words) - 1; i++)
		words[i] = i % 2 ? ' ' : 'a';
	words[sizeof(words) - 1] = '\0';
	expect_none(words);
	memset(longer, 'a', sizeof(longer) - 1);
	longer[sizeof(longer) - 1] = '\0';
	expect_none(longer);
}

TEST_MAIN
