/* Who waits on the way is not asked again before it can go on (skirmish/body/waits.h): all who
 * are on their way together come to the same places, at the same cost and by the same dice, as
 * if everybody were asked whenever anybody has stepped. */
#include "config.h"
#include "unit.h"
#include "anew.h"

#include "skirmish/body/movers.h"

/* Whose headers do not go together. */
extern const struct movement adv_movement, risk_movement, pp_movement;

enum { CROWDS = 3, PACE = 240, LEAPS = 7 };

static const struct movement *movement;	/* of the system that is played */

/* A number that is the same for both games, and another for every figure and crowd. */
static uint32_t drawn(const struct game *g, int crowd, int figure)
{
	const uint32_t n = ((uint32_t)g->turn * 64 + (uint32_t)crowd) * 1024 + (uint32_t)figure;

	return (n * 2654435761u) >> 8;
}

/* All make for a few places, through each other; some charge, some stop for nobody. */
static void crowd_of(const struct game *g, int crowd, struct movers *all)
{
	const uint32_t cells = (uint32_t)grid_cells(&g->table->grid);

	movers_begin(all, movement);
	for (int f = 0; f < g->n_figures; f++) {
		const uint32_t n = drawn(g, crowd, f);
		struct mover *m;

		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT || game_big(g, f))
			continue;
		m = mover_add(g, all, f, (int32_t)(PACE + n % PACE));
		m->passes = n % 5 == 0;
		m->fierce = n % 11 == 0;
		m->halts = n % 3 == 0;
		if (n % 4 == 0)
			m->target = (int16_t)((int)(n % UNITS_MAX) % g->n_units);
		m->home = m->target >= 0 && n % 8 == 0;
		path_find(g, m, NULL, (cell_t)(drawn(g, crowd, g->figures[f].unit % LEAPS)
			% cells));
	}
}

static void run(const struct game *from, int crowd, bool anew, struct game **to,
	struct movers *all)
{
	*to = game_clone(from);
	assert_non_null(*to);
	(*to)->out = (struct sink){ NULL, NULL };
	dice_seed(&(*to)->dice, (uint64_t)crowd);
	crowd_of(*to, crowd, all);
	all->anew = anew;
	movers_run(*to, all);
}

static int steps;

static void same_ways(const struct game *g, const struct game *anew)
{
	static struct movers kept, asked;

	(void)anew;
	for (int crowd = 0; crowd < CROWDS; crowd++) {
		struct game *a, *b;

		run(g, crowd, false, &a, &kept);
		run(g, crowd, true, &b, &asked);
		assert_int_equal(kept.n, asked.n);
		for (int i = 0; i < kept.n; i++) {
			const int f = kept.mover[i].figure;

			steps += kept.mover[i].at;
			assert_int_equal(a->figures[f].cell, b->figures[f].cell);
			assert_int_equal(kept.mover[i].spent, asked.mover[i].spent);
			assert_int_equal(kept.mover[i].met, asked.mover[i].met);
		}
		assert_int_equal(dice_roll(&a->dice, 100), dice_roll(&b->dice, 100));
		game_free(a);
		game_free(b);
	}
}

static void play(const char *scenario, const struct movement *by)
{
	movement = by;
	steps = 0;
	anew_look_at_games(scenario, same_ways);
	assert_true(steps > 1000);
}

TEST(test_who_waits_comes_as_far)
{
	play("tests/bench/field.yaml", &adv_movement);
	play("tests/bench/field-risk.yaml", &risk_movement);
	play("tests/bench/field-participation.yaml", &pp_movement);
}

TEST(test_and_where_there_are_hulls_heroes_and_water)
{
	play("tests/play/skirmish.yaml", &adv_movement);
	play("tests/play/pacific-vehicles.yaml", &adv_movement);
}

TEST_MAIN
