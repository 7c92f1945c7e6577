/* A program of unit tests: cmocka, with the headers that it wants before it.
 *
 *     TEST(test_A_16_who_moved_does_not_aim)
 *     {
 *             assert_true(…);
 *     }
 *
 *     TEST_MAIN
 *
 * A test stands in the program's list by being written; they run in the order in which they
 * stand in the file; `state` is cmocka's, for fixtures.
 */
#ifndef UNIT_H
#define UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdlib.h>

struct unit_test { struct CMUnitTest test; int line; };

/* Between fixtures of its own; NULL: none. */
#define TEST_BETWEEN(name, setup, teardown) \
	static void name(void **state); \
	static const struct unit_test row_of_##name = { { #name, name, setup, teardown, NULL }, \
		__LINE__ }; \
	static const struct unit_test *const listed_##name \
		__attribute__((used, section("unit_tests"))) = &row_of_##name; \
	static void name(__attribute__((unused)) void **state)
#define TEST_AFTER(name, teardown) TEST_BETWEEN(name, NULL, teardown)
#define TEST(name) TEST_BETWEEN(name, NULL, NULL)

/* The linker's: where the list begins and ends. */
extern const struct unit_test *const __start_unit_tests[], *const __stop_unit_tests[];

static inline int unit_by_line(const void *a, const void *b)
{
	return (*(const struct unit_test *const *)a)->line
		- (*(const struct unit_test *const *)b)->line;
}

static inline int unit_run(CMFixtureFunction setup, CMFixtureFunction teardown)
{
	const size_t n = (size_t)(__stop_unit_tests - __start_unit_tests);
	const struct unit_test **rows = calloc(n, sizeof *rows);
	struct CMUnitTest *tests = calloc(n, sizeof *tests);
	int status = EXIT_FAILURE;

	for (size_t i = 0; rows != NULL && i < n; i++)
		rows[i] = __start_unit_tests[i];
	if (rows != NULL)
		qsort(rows, n, sizeof *rows, unit_by_line);
	for (size_t i = 0; rows != NULL && tests != NULL && i < n; i++)
		tests[i] = rows[i]->test;
	if (rows != NULL && tests != NULL)
		status = _cmocka_run_group_tests("tests", tests, n, setup, teardown);
	free(tests);
	free(rows);
	return status;
}

/* Fixtures of all of them together; NULL: none. */
#define TEST_MAIN_BETWEEN(setup, teardown) \
	int main(void) { return unit_run(setup, teardown); }
#define TEST_MAIN TEST_MAIN_BETWEEN(NULL, NULL)

#endif
