#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "cliffhanger/grid.h"

static void test_cells_off_the_edge_are_none(void **state)
{
	const struct grid g = { GRID_HEX, 5, 4 };

	(void)state;
	assert_int_equal(grid_at(&g, 4, 3), 19);
	assert_int_equal(grid_at(&g, 5, 3), CELL_NONE);
	assert_int_equal(grid_at(&g, -1, 0), CELL_NONE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cells_off_the_edge_are_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
