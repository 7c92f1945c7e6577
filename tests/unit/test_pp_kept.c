/* What is kept is what it comes to anew: odds (skirmish/odds/kept.h), how near those on watch let
 * others pass (struct pp_watch), and who is in sight (struct touch).  And ways flooded no further
 * than one needs are those flooded all over (way_begin_near()). */
#include "config.h"
#include "unit.h"

#include "anew.h"
#include "skirmish/body/movers.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/odds/odds.h"

static void same_shots(const struct game *g, const struct game *anew, int figure, int target)
{
	struct pp_fire_odds kept, new;
	const bool can = pp_fire_odds(g, figure, target, SHOT_PASSING, &kept);

	assert_int_equal(pp_fire_odds(anew, figure, target, SHOT_PASSING, &new), can);
	assert_memory_equal(&kept, &new, sizeof kept);
}

static void same_fights(const struct game *g, const struct game *anew, int unit, int target)
{
	struct pp_fight_odds kept, new;

	assert_int_equal(pp_fight_odds(g, unit, target, true, &kept),
		pp_fight_odds(anew, unit, target, true, &new));
	assert_memory_equal(&kept, &new, sizeof kept);
}

static void same_odds(const struct game *g, const struct game *anew)
{
	for (int f = 0; f < g->n_figures; f++)
		for (int t = f % 3; t < g->n_figures; t += 3)
			if (game_enemies(g, g->figures[f].unit, g->figures[t].unit))
				same_shots(g, anew, f, t);
	for (int u = 0; u < g->n_units; u++)
		for (int t = 0; t < g->n_units; t++)
			if (game_enemies(g, u, t))
				same_fights(g, anew, u, t);
}

TEST(test_what_shots_and_fights_come_to_is_what_it_was)
{
	anew_look_at_games("tests/bench/field-participation.yaml", same_odds);
}

/* ---- on watch ---- */

static void step(struct game *g, int figure)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, g->figures[figure].cell, around);

	for (int i = 0; i < n; i++)
		if (g->occupant[around[i]] < 0) {
			game_place(g, figure, around[i]);
			return;
		}
}

static void nobody_passes(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		pp_unit_of(g, u)->passing = 0;
}

static void same_chances(struct game *kept, struct game *new, int figure, struct pp_watch *watch)
{
	step(kept, figure);
	step(new, figure);
	assert_int_equal(pp_passes(kept, figure, watch), pp_passes(new, figure, NULL));
	assert_memory_equal(kept->unit_own, new->unit_own,
		(size_t)kept->n_units * sizeof(struct pp_unit));
	nobody_passes(kept);
	nobody_passes(new);
}

/* All of a side make some steps, as in one run of movers. */
enum { STEPS = 5 };

static void side_passes(const struct game *g, int side)
{
	struct game *const kept = game_clone(g), *const new = game_clone(g);
	struct pp_watch watch;

	assert_non_null(kept);
	assert_non_null(new);
	pp_watch_begin(kept, &watch);
	for (int i = 0; i < STEPS; i++)
		for (int f = 0; f < g->n_figures; f++)
			if (g->units[g->figures[f].unit].side == side && standing_fit(g, f))
				same_chances(kept, new, f, &watch);
	game_free(kept);
	game_free(new);
}

static void same_watch(const struct game *g, const struct game *anew)
{
	(void)anew;
	for (int side = 0; side < g->setup->n_sides; side++)
		side_passes(g, side);
}

TEST(test_whom_those_on_watch_let_pass_is_whom_they_would)
{
	anew_look_at_games("tests/bench/field-participation.yaml", same_watch);
}

/* ---- sight ---- */

/* Who is in sight is who is found by looking again. */
static void same_sight(const struct game *g, const struct game *anew)
{
	struct game *const new = game_clone(g);

	(void)anew;
	assert_non_null(new);
	new->touch->looked = false;
	pp_sight_renew(new);
	for (int u = 0; g->touch->looked && u < g->n_units; u++)
		assert_int_equal(g->units[u].sighted, new->units[u].sighted);
	game_free(new);
}

TEST(test_who_is_in_sight_is_whom_another_look_finds)
{
	anew_look_at_games("tests/bench/field-participation.yaml", same_sight);
}

/* ---- ways ---- */

static void same_costs(const struct game *g, cell_t from, const struct goals *goals)
{
	struct way all, near;
	int32_t most;

	way_begin(&all, g, GAIT_FOOT, from, INT32_MAX, goals);
	way_begin_near(&near, g, GAIT_FOOT, from, INT32_MAX, goals);
	most = way_cost(&all, from);
	for (cell_t cell = 0; cell < grid_cells(&g->table->grid); cell++)
		if (way_cost(&all, cell) <= most)
			assert_int_equal(way_cost(&near, cell), way_cost(&all, cell));
		else
			assert_true(way_cost(&near, cell) > most);
}

static void same_ways(const struct game *g, const struct game *anew)
{
	(void)anew;
	for (int u = 0; u < g->n_units; u++) {
		const cell_t from = game_unit_cell(g, u);
		const cell_t to = game_unit_cell(g, (u + 1) % g->n_units);

		if (from != CELL_NONE && to != CELL_NONE)
			same_costs(g, from, &(struct goals){ &to, 1, false });
	}
}

TEST(test_a_way_flooded_for_those_near_is_the_one_flooded_for_all)
{
	anew_look_at_games("tests/bench/field-participation.yaml", same_ways);
}

/* Of all cells within the allowance the one nearest to the place, the cheapest of equals. */
static cell_t nearest_of_all(const struct game *g, const struct mover *m, const uint8_t *marks,
	cell_t to)
{
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY };
	cell_t best = CELL_NONE;
	int least = INT32_MAX, n;
	const cell_t *all;

	reach_flood(g->reach, g->table, &rule, g->figures[m->figure].cell, m->allowance);
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)
		if (grid_half_steps(&g->table->grid, all[i], to) < least) {
			least = grid_half_steps(&g->table->grid, all[i], to);
			best = all[i];
		}
	return best;
}

static void same_end(const struct game *g, int figure, cell_t to)
{
	uint8_t marks[MARK_CELLS];
	cell_t found[PATH_STEPS + 1], flooded[PATH_STEPS + 1];
	struct movers all;
	struct mover *m;
	cell_t end;
	int n;

	movers_begin(&all, &pp_movement);
	m = mover_add(g, &all, figure, pp_pace(g, figure, GAIT_RUN));
	marks_build(&pp_movement, g, m->unit, true, marks);
	path_find(g, m, marks, to);
	n = path_cells(g, m, found);
	end = nearest_of_all(g, m, marks, to);
	assert_int_equal(m->end, end);
	if ((marks[to] & MARK_ENEMY) == 0)	/* it may have gone straight on */
		return;
	assert_int_equal(reach_path(g->reach, end, flooded, PATH_STEPS + 1), n);
	assert_memory_equal(found, flooded, (size_t)n * sizeof found[0]);
}

static void same_ends(const struct game *g, const struct game *anew)
{
	(void)anew;
	for (int f = 0; f < g->n_figures; f++)
		for (int to = 0; to < g->n_figures; to += 3)
			if (standing_fit(g, f) && standing_fit(g, to) && f != to)
				same_end(g, f, g->figures[to].cell);
}

TEST(test_as_near_as_one_can_come_is_nearest_of_all_that_one_can_come_to)
{
	anew_look_at_games("tests/bench/field-participation.yaml", same_ends);
}

TEST_MAIN
