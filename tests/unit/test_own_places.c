/* The places for heroes of one's own: in every scenario of the tree whatever is offered can be
 * taken, and nothing is offered that gives a story away. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "cliffhanger/given.h"
#include "shipped.h"
#include "tui/casting.h"

static const unsigned everybody = (1U << SIDES_MAX) - 1;

static struct own_places places;
static struct given given;

/* One who is of no system's making but its own: a name and what stands where files are silent. */
static struct hero somebody(const struct game_system *system)
{
	struct hero h = { .system = system };

	snprintf(h.name, sizeof h.name, "Nora Vance");
	return h;
}

static const struct setup_figure *leader(const struct setup *s, int unit)
{
	for (int i = 0; i < s->units[unit].count; i++)
		if (s->figures[s->units[unit].first + i].leader)
			return &s->figures[s->units[unit].first + i];
	return NULL;
}

static void take(const char *path, const struct own_place *place, const struct setup *s)
{
	const char *const top = getenv("top_srcdir");
	struct faults *const f = faults_new(path);
	char file[4096], *text = NULL;
	struct setup *with;
	size_t size;

	given = (struct given){ .n_heroes = 1 };
	given.heroes[0].hero = somebody(s->system);
	snprintf(given.heroes[0].unit, sizeof given.heroes[0].unit, "%s", place->id);
	snprintf(file, sizeof file, "%s/%s", top != NULL ? top : ".", path);
	with = scenario_load_given(file, &given, &text, &size, f);
	if (with == NULL)
		fail_msg("%s, %s: %s", path, place->id, faults_at(f, 0)->text);
	assert_string_equal(leader(with, setup_find_unit(with, place->id))->name, "Nora Vance");
	setup_free(with);
	free(text);
	faults_free(f);
}

static void look(const struct setup *s, const void *rules, const char *path, void *with)
{
	(void)rules;
	own_places_of_setup(&places, s, everybody);
	for (int i = 0; i < places.n; i++) {
		const int unit = setup_find_unit(s, places.at[i].id);

		assert_false(s->units[unit].secret || s->units[unit].uncommanded);
		take(path, &places.at[i], s);
	}
	*(int *)with += places.n > 0;
}

TEST(test_every_place_of_every_scenario_takes_a_hero)
{
	int with_places = 0;
	const int n = shipped_campaigns(look, &with_places);

	assert_int_equal(with_places, n);
}

static void look_at_sides(const struct setup *s, const void *rules, const char *path, void *with)
{
	(void)rules;
	(void)path;
	(void)with;
	for (int side = 0; side < s->n_sides; side++) {
		bool heroes = true;

		own_places_of_setup(&places, s, 1U << side);
		for (int i = 0; i < places.n; i++) {
			const int unit = setup_find_unit(s, places.at[i].id);

			assert_int_equal(s->units[unit].side, side);
			assert_true(heroes || !leader(s, unit)->hero);	/* these stand first */
			heroes = leader(s, unit)->hero;
		}
	}
	own_places_of_setup(&places, s, 0);
	assert_int_equal(places.n, 0);
}

TEST(test_places_are_those_of_the_sides_that_are_asked)
{
	assert_true(shipped_campaigns(look_at_sides, NULL) > 0);
}

TEST_MAIN
