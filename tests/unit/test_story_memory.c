/* Loading without memory: whichever allocation fails, the loader says so, gives
 * no setup, and (under a leak checker) loses nothing. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "fail_memory.h"
#include "story_scenario.h"

enum { ALLOCATIONS_MOST = 20000 };

/* Whether the load went through although the nth allocation was to fail. */
static bool loads(const char *text, int nth)
{
	struct faults *const f = faults_new("x.yaml");
	struct setup *s;

	assert_non_null(f);
	memory_fail_at(nth);
	s = scenario_read(text, strlen(text), "x.yaml", f);
	memory_fail_at(-1);
	if (!s) {
		assert_true(faults_errors(f) > 0);
		assert_string_equal(faults_at(f, 0)->text, "out of memory");
		if (faults_count(f) != 1)
			faults_print(f, stderr);
		assert_int_equal(faults_count(f), 1);
	}
	setup_free(s);
	faults_free(f);
	return s != NULL;
}

TEST(test_every_allocation_may_fail)
{
	int nth = 0, refused = 0;

	/* The copy that only serves to show lines may be missing. */
	while (nth < ALLOCATIONS_MOST && refused < nth + 2) {
		const bool good = loads(story_scenario, nth++);

		refused += !good;
		if (good && nth - refused > 1)
			break;
	}
	assert_true(refused > 10);
	assert_true(nth < ALLOCATIONS_MOST);
}

TEST(test_faults_need_memory_too)
{
	memory_fail_at(0);
	assert_null(faults_new("x"));
	memory_fail_at(-1);
}

TEST_MAIN
