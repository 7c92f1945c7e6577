/* Vehicles of a scenario: their size, their place, and who is aboard. */
#include "config.h"
#include <stdlib.h>
#include "unit.h"
#include "story_scenario.h"
#include "story_system.h"

TEST(test_a_vehicle_is_one_big_figure)
{
	struct setup *const s = story_load(story_vehicles);
	const struct setup_unit *const u = s->units;
	const struct setup_figure *const launch = &s->figures[u[0].first];
	const struct setup_figure *const lorry = &s->figures[u[1].first];

	assert_int_equal(u[0].count, 1);
	assert_int_equal(launch->body.length, 4);	/* 6" at 1.5" a cell */
	assert_int_equal(launch->body.width, 2);
	assert_int_equal(launch->seats, 7);
	assert_int_equal(launch->cell, u[0].cell);
	assert_int_equal(lorry->body.length, 2);
	assert_int_equal(lorry->body.width, 1);	/* 2" is a cell and a third */
	assert_int_equal(lorry->seats, 2);
	assert_int_equal(u[2].aboard, 0);
	assert_int_equal(u[2].cell, CELL_NONE);
	assert_int_equal(u[3].aboard, 0);
	assert_int_equal(u[4].aboard, -1);
	assert_int_equal(s->figures[u[4].first].seats, 0);
	setup_free(s);
}

static void spoilt(const char *part, const char *other, int line, int column, const char *path,
	const char *words)
{
	char *const text = story_replace(story_vehicles, part, other);

	story_fault(text, line, column, path, words);
	free(text);
}

static struct setup *loaded(const char *part, const char *other)
{
	char *const text = story_replace(story_vehicles, part, other);
	struct setup *const s = story_load(text);

	free(text);
	return s;
}

TEST(test_sizes_and_seats)
{
	spoilt("size: 3x2", "size: big", 30, 59, "units.lorry.size",
		"expected a size LENGTHxWIDTH like 6x2, found \"big\"");
	spoilt("size: 3x2", "size: 3x0", 30, 59, "units.lorry.size",
		"expected a size LENGTHxWIDTH like 6x2, found \"3x0\"");
	spoilt("size: 3x2", "size: 99x2", 30, 59, "units.lorry.size",
		"expected a size no wider than long, at most 16 by 8 cells and 96 in all, found "
		"66 by 1");
	spoilt("seats: 7", "seats: 61", 29, 12, "units.launch.seats",
		"expected a whole number from 1 to 60, found \"61\"");
	spoilt("    figures: 4\n", "    figures: 4\n    seats: 3\n", 35, 5, "units.crew.seats",
		"expected \"seats\" only in a unit that is a vehicle");
	spoilt("    seats: 7\n", "    seats: 6\n    figures: 2\n", 30, 5, "units.launch.figures",
		"expected no \"figures\" in a unit that is one big body: people are units of "
		"their own, aboard a vehicle or beside a creature");
}

TEST(test_a_table_that_the_rulebook_lacks)
{
	spoilt("vehicle: launch", "vehicle: lunch", 26, 14, "units.launch.vehicle",
		"expected a row of the rulebook's table \"vehicles\", found \"lunch\"; did you mean "
		"\"launch\"?");
	spoilt("    figures: 4\n", "    figures: 4\n    steed: horse\n", 35, 5, "units.crew.steed",
		"expected no \"steed\": the rulebook \"try\" has no table \"steeds\"");
}

TEST(test_room_for_the_hull)
{
	spoilt("at: 4,4", "at: 4,5", 27, 9, "units.launch.at",
		"expected ground that carries it, found open ground at 4,6");
	spoilt("at: 4,4", "at: 11,4", 27, 9, "units.launch.at",
		"expected room for 4 by 2 cells heading E, found the map's edge");
	spoilt("at: \"9,1\"", "at: \"4,1\"", 37, 51, "units.gang.at",
		"expected a free cell, found one of unit \"lorry\" there");
	spoilt("at: \"3,1\", facing: E}", "at: \"3,3\", facing: E}", 30, 68, "units.lorry.at",
		"expected ground that carries it, found river at 3,3");
}

TEST(test_room_where_it_arrives)
{
	spoilt("    at: 4,4\n", "    arrives: {area: south, turn: 2}\n", 27, 21,
		"units.launch.arrives.area",
		"expected an area with room for it heading E, on ground that carries it, found "
		"none in \"south\"");
	setup_free(loaded("    at: 4,4\n", "    arrives: {area: stream, turn: 2}\n"));
}

TEST(test_who_is_aboard)
{
	spoilt("figures: 4", "figures: 6", 36, 62, "units.friends.aboard",
		"expected at most the 7 figures that \"launch\" has seats for, found 8");
	spoilt("    aboard: launch", "    aboard: gang", 35, 13, "units.crew.aboard",
		"expected a vehicle with seats, found unit \"gang\", which has none");
	spoilt("figures: 4\n    aboard: launch", "figures: 2\n    aboard: lorry", 35, 13,
		"units.crew.aboard",
		"expected a vehicle of its own side or of friends, found \"lorry\", which is of "
		"side \"thugs\"");
	spoilt("    aboard: launch", "    aboard: ship", 35, 13, "units.crew.aboard",
		"expected the id of a unit, found \"ship\"; there are launch, lorry, crew, friends, "
		"gang");
	spoilt("    aboard: launch", "    aboard: launch\n    at: 1,1", 35, 13,
		"units.crew.aboard", "expected \"aboard\" alone, found \"at\" beside it");
	spoilt("at: \"3,1\", facing: E}", "aboard: launch}", 30, 72, "units.lorry.aboard",
		"expected people aboard, found a vehicle in a vehicle");
}

TEST_MAIN
