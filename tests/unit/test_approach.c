/* Ways into contact: whom a flood finds that goes no further than it must (AP2), and by which
 * way, is whom one finds that goes everywhere; in every scenario of the tree, between all units
 * that begin on its table. */
#include "config.h"
#include "unit.h"

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"
#include "shipped.h"
#include "skirmish/body/approach.h"

enum { NEAR = 12, FAR = INT32_MAX / 2 };	/* cells, and anywhere */

static struct approach way;

/* Everybody but those who charge and are charged is in the way. */
static bool set_up(const struct game *g, int unit, int target)
{
	approach_clear(&way, g, GAIT_FOOT);
	for (int f = 0; f < g->n_figures; f++)
		if (game_on_table(g, f) && g->figures[f].unit != unit)
			way.marks[g->figures[f].cell] |= MARK_ENEMY;
	FOR_MEMBERS(f, g, target)
		if (game_on_table(g, f))
			approach_add(&way, g, f);
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].aboard == NOBODY)
			approach_seek(&way, g->figures[f].cell);
	return way.n > 0 && way.n_sought > 0;
}

static struct reach *everywhere(const struct game *g, int32_t far)
{
	struct reach *const r = reach_new(g->table);
	const struct reach_rule rule = { .marks = way.marks, .closed = MARK_ENEMY,
		.gait = way.gait };

	assert_non_null(r);
	reach_flood_to_any(r, g->table, &rule, way.cells, way.n, far);
	return r;
}

static void compare_ways(const struct game *g, const struct reach *all, cell_t from)
{
	static cell_t one[MARK_CELLS], other[MARK_CELLS];
	const int n = reach_path(all, from, one, MARK_CELLS);

	assert_int_equal(reach_path(g->reach, from, other, MARK_CELLS), n);
	for (int i = 0; i < n; i++)
		assert_int_equal(one[i], other[i]);
}

/* How many are found. */
static int compare(const struct game *g, int32_t far)
{
	struct reach *const all = everywhere(g, far);
	int32_t least = REACH_FAR, nearest = REACH_FAR;
	int found = 0;

	approach_flood(&way, g, way.n_sought, far);
	for (int i = 0; i < way.n_sought; i++) {
		const int32_t cost = reach_cost(all, way.sought[i]);

		assert_int_equal(reach_cost(g->reach, way.sought[i]), cost);
		compare_ways(g, all, way.sought[i]);
		least = cost < least ? cost : least;
		found += cost != REACH_FAR;
	}
	approach_flood(&way, g, 1, far);
	for (int i = 0; i < way.n_sought; i++)
		if (reach_cost(g->reach, way.sought[i]) < nearest)
			nearest = reach_cost(g->reach, way.sought[i]);
	assert_int_equal(nearest, least);
	reach_free(all);
	return found;
}

/* Beside those whom nobody can stand next to there is no place. */
static void find_none(const struct game *g)
{
	way.n = 0;
	way.cells[0] = INT32_MAX;	/* not to be looked at */
	approach_flood(&way, g, way.n_sought, FAR);
	assert_int_equal(approach_cost(&way, g), REACH_FAR);
}

struct tally { int found, missed; };

static void look(const struct setup *s, const void *rules, const char *path, void *with)
{
	struct tally *const sum = with;
	struct dice dice;
	struct game *g;

	(void)path;
	dice_seed(&dice, 1);
	g = game_new(s, rules, &dice, (struct sink){ NULL, NULL });
	assert_non_null(g);
	for (int u = 0; u < g->n_units; u++)
		for (int t = 0; t < g->n_units; t++)
			if (u != t && set_up(g, u, t)) {
				const int near = compare(g, NEAR * g->table->cell_length
					* REACH_TWELFTHS);
				const int far = compare(g, FAR);

				assert_true(near <= far);
				sum->found += far;
				sum->missed += way.n_sought - near;
				find_none(g);
			}
	game_free(g);
}

TEST(test_bounded_floods_find_the_same_ways)
{
	struct tally sum = { 0, 0 };

	assert_true(shipped_campaigns(look, &sum) > 0);
	assert_true(sum.found > 1000 && sum.missed > 1000);
}

TEST_MAIN
