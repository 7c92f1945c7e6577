/* Odds that are kept (skirmish/odds/kept.h) are what they come to anew. */
#include "config.h"
#include "unit.h"

#include "anew.h"
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

TEST_MAIN
