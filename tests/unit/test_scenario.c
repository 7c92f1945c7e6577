/* Scenarios: a whole one, read into a setup, and its relations spoilt one by one. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "unit.h"
#include "story/schema.h"
#include "story_scenario.h"
#include "story_system.h"

/* ---- a whole scenario ---- */

static int load(void **state)
{
	*state = story_load(story_scenario);
	return 0;
}

static int unload(void **state)
{
	setup_free(*state);
	return 0;
}

static cell_t at(const struct setup *s, int col, int row)
{
	return grid_at(&s->table->grid, col - 1, row - 1);
}

static const struct condition *child(const struct setup *s, const struct condition *c, int i)
{
	assert_in_range(i, 0, c->n - 1);
	return &s->conditions[c->first + i];
}

TEST_BETWEEN(test_story_texts, load, unload)
{
	const struct setup *s = *state;

	assert_string_equal(s->id, "the-landing");
	assert_string_equal(s->title, "The Landing");
	assert_string_equal(s->log_line, "Marines land where somebody waits.");
	assert_string_equal(s->briefing, "Dawn.\n\nThe boat is gone.");
	assert_int_equal(s->turns, 8);
	assert_ptr_equal(s->system, &system_try);
	assert_int_equal(s->gm[TRY_GM_WEATHER].number, 1);
	assert_int_equal(s->n_endings, 2);
	assert_int_equal(s->endings[0].side, 0);
	assert_int_equal(s->endings[0].flag, 1);
	assert_int_equal(s->conditions[s->endings[0].when].kind, WHEN_ANY);
	assert_int_equal(child(s, &s->conditions[s->endings[0].when], 0)->kind, WHEN_MET);
	assert_int_equal(child(s, &s->conditions[s->endings[0].when], 1)->kind, WHEN_STANDS);
	assert_true(s->endings[0].on);
	assert_int_equal(s->endings[1].when, -1);
	assert_false(s->endings[1].on);
	assert_int_equal(s->endings[1].side, -1);
	assert_int_equal(s->endings[1].flag, -1);
	assert_string_equal(s->endings[1].text, "Night falls.");
}

TEST_BETWEEN(test_house_rules_change_a_copy, load, unload)
{
	const struct setup *s = *state;

	assert_ptr_not_equal(s->book, system_try.book);
	assert_int_equal(rulebook_entry(s->book, "weapons", "rifle", "long")->number, 500);
	assert_int_equal(rulebook_entry(system_try.book, "weapons", "rifle", "long")->number, 600);
	assert_int_equal(s->n_house_rules, 2);
	assert_string_equal(s->house_rules[0], "weapons rifle long 50\"");
}

TEST_BETWEEN(test_map_with_levels, load, unload)
{
	const struct setup *s = *state;
	const struct table *t = s->table;

	assert_int_equal(t->grid.kind, GRID_HEX);
	assert_int_equal(t->grid.cols, 10);
	assert_int_equal(t->grid.rows, 6);
	assert_int_equal(t->cell_length, 15);
	assert_string_equal(table_ground(t, at(s, 4, 2))->id, "jungle");
	assert_string_equal(table_ground(t, at(s, 8, 1))->id, "river");
	assert_int_equal(t->level[at(s, 5, 2)], 1);
	assert_int_equal(t->level[at(s, 5, 3)], 0);
}

TEST_BETWEEN(test_areas, load, unload)
{
	const struct setup *s = *state;
	const struct setup_area *const a = s->areas;

	assert_int_equal(s->n_areas, 4);
	assert_string_equal(a[0].name, "the beach");
	assert_int_equal(a[0].n_cells, 7);
	assert_int_equal(a[0].cells[6], at(s, 1, 6));
	assert_string_equal(a[1].name, "wood");
	assert_int_equal(a[1].n_cells, 7);
	assert_int_equal(a[2].n_cells, 2);
	assert_int_equal(a[2].cells[1], at(s, 10, 2));
	assert_int_equal(a[3].n_cells, 5);
	assert_int_equal(a[3].cells[0], at(s, 3, 1));
	assert_int_equal(a[3].cells[4], at(s, 1, 5));
}

TEST_BETWEEN(test_sides, load, unload)
{
	const struct setup *s = *state;

	assert_int_equal(s->n_sides, 3);
	assert_string_equal(s->sides[0].goal, "Find the gold.");
	assert_int_equal(s->sides[0].edges, EDGE_WEST | EDGE_SOUTH);
	assert_int_equal(s->sides[0].colour, 0);
	assert_int_equal(s->sides[1].colour, 4);
	assert_int_equal(s->sides[1].edges, EDGE_EAST);
	assert_true(s->sides[1].machine);
	assert_false(s->sides[0].machine);
	assert_string_equal(s->sides[1].goal, "");
	assert_string_equal(s->sides[1].briefing, "Hush.");
	assert_string_equal(s->sides[0].briefing, "");
}

TEST_BETWEEN(test_friendship_is_mutual, load, unload)
{
	const struct setup *s = *state;

	assert_int_equal(s->sides[2].friends, 1 << 0);
	assert_int_equal(s->sides[0].friends, 1 << 2);
	assert_int_equal(s->sides[1].friends, 0);
	assert_int_equal(s->sides[2].allies, 1 << 0);
}

TEST_BETWEEN(test_units, load, unload)
{
	const struct setup *s = *state;
	const struct setup_unit *const u = s->units;

	assert_int_equal(s->n_units, 4);
	assert_string_equal(u[0].id, "marines");
	assert_int_equal(u[0].sign, 'M');
	assert_int_equal(u[0].cell, at(s, 2, 2));
	assert_string_equal(grid_direction_name(&s->table->grid, u[0].facing), "SW");
	assert_int_equal(u[0].settings[TRY_UNIT_TROOPS].number, 0);
	assert_int_equal(u[0].settings[TRY_UNIT_NERVE].number, 7);
	assert_true(u[0].settings[TRY_UNIT_NERVE].given);
	assert_string_equal(u[0].note, "Fresh from the boat.");
	assert_int_equal(u[1].sign, 'W');
	assert_int_equal(u[1].die_modifier, -1);
	assert_true(u[1].hidden && u[1].uncommanded);
	assert_int_equal(u[1].settings[TRY_UNIT_BRAVE].number, 1);
	assert_int_equal(u[1].settings[TRY_UNIT_NERVE].number, 5);
	assert_false(u[1].settings[TRY_UNIT_NERVE].given);
	assert_int_equal(u[1].settings[TRY_UNIT_TROOPS].number, -1);
	assert_int_equal(u[2].arrives, 3);
	assert_int_equal(u[2].arrives_area, 2);
	assert_int_equal(u[2].cell, CELL_NONE);
	assert_int_equal(u[2].sign, 'C');
	assert_int_equal(u[3].arrives, 0);
	assert_int_equal(u[3].arrives_area, 3);
}

TEST_BETWEEN(test_units_look_to_the_middle, load, unload)
{
	const struct setup *s = *state;
	const struct setup_unit *const gang = &s->units[1];

	assert_int_equal(gang->facing, grid_direction(&s->table->grid, gang->cell,
		at(s, 6, 4), 0));
}

TEST_BETWEEN(test_figures, load, unload)
{
	const struct setup *s = *state;
	const struct setup_figure *const f = s->figures;

	assert_int_equal(s->n_figures, 14);
	assert_int_equal(s->units[0].first, 0);
	assert_int_equal(s->units[0].count, 6);
	assert_true(f[0].leader && f[0].hero && !f[0].second);
	assert_int_equal(f[0].cell, at(s, 2, 2));
	assert_int_equal(f[0].settings[TRY_HERO_LUCK].number, 7);
	assert_int_equal(f[0].settings[TRY_HERO_GIFTS].number, 3);
	assert_int_equal(f[0].n_arms, 1);
	assert_int_equal(f[0].arms[0], 0);
	assert_true(f[1].second && !f[1].leader && !f[1].hero);
	assert_string_equal(f[1].name, "Sgt. Doyle");
	assert_int_equal(f[1].n_arms, 2);
	assert_int_equal(f[1].arms[1], 2);
	assert_int_equal(f[1].cell, CELL_NONE);
	assert_true(f[2].hero && f[2].shield);
	assert_int_equal(f[2].cell, at(s, 3, 4));
	assert_int_equal(f[2].settings[TRY_HERO_LUCK].number, 5);
	assert_string_equal(f[2].settings[TRY_HERO_MOTTO].text, "Patience.");
	assert_int_equal(f[2].settings[TRY_HERO_ARM].number, 1);
	assert_string_equal(f[4].name, "Bearer");
	assert_int_equal(f[4].n_arms, 0);
	assert_string_equal(f[5].name, "");
	assert_int_equal(f[5].n_arms, 1);
	assert_int_equal(s->units[1].first, 6);
	assert_int_equal(f[6].cell, s->units[1].cell);
	assert_true(f[9].shield);
	assert_int_equal(f[9].unit, 1);
	assert_int_equal(f[13].unit, 3);
	assert_int_equal(f[13].cell, CELL_NONE);
}

TEST_BETWEEN(test_items, load, unload)
{
	const struct setup *s = *state;

	assert_int_equal(s->n_items, 3);
	assert_int_equal(s->items[0].cell, at(s, 9, 3));
	assert_int_equal(s->items[0].unit, -1);
	assert_int_equal(s->items[1].unit, 1);
	assert_int_equal(s->items[2].cell, CELL_NONE);
	assert_true(s->items[0].settings[TRY_ITEM_HEFT].given);
	assert_int_equal(s->items[0].settings[TRY_ITEM_HEFT].number, 4);
	assert_false(s->items[1].settings[TRY_ITEM_HEFT].given);
	assert_int_equal(s->items[1].settings[TRY_ITEM_HEFT].number, 1);
}

TEST(test_items_have_the_systems_keys_alone)
{
	story_spoilt("heft: 4", "heft: 12", 87, 43, "items.gold.heft",
		"expected a whole number from 0 to 9, found \"12\"");
	story_spoilt("heft: 4", "heavy: 4", 87, 37, "items.gold.heavy",
		"expected a key of an item, found \"heavy\"; there are also carried-by, if, heft");
}

TEST_BETWEEN(test_conditions, load, unload)
{
	const struct setup *s = *state;
	const struct condition *const ambush = &s->conditions[s->scripts[0].when];
	const struct condition *const music = &s->conditions[s->scripts[1].when];
	static const int kinds[] = { WHEN_ALL, WHEN_SPOTTED, WHEN_SPOTTED, WHEN_DESTROYED,
		WHEN_CAPTURED, WHEN_ROUTED, WHEN_HAS, WHEN_LEFT };

	assert_int_equal(ambush->kind, WHEN_ALL);
	assert_int_equal(ambush->n, 2);
	assert_int_equal(child(s, ambush, 0)->kind, WHEN_ENTERS);
	assert_int_equal(child(s, ambush, 0)->side, 0);
	assert_int_equal(child(s, ambush, 0)->unit, -1);
	assert_int_equal(child(s, ambush, 0)->area, 1);
	assert_int_equal(child(s, ambush, 1)->kind, WHEN_NOT);
	assert_int_equal(child(s, child(s, ambush, 1), 0)->number, 6);
	assert_int_equal(music->kind, WHEN_ANY);
	assert_int_equal(music->n, 8);
	for (int i = 0; i < 8; i++)
		assert_int_equal(child(s, music, i)->kind, kinds[i]);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(child(s, child(s, music, 0), i)->kind, WHEN_HEARS);
		assert_int_equal(child(s, child(s, music, 0), i)->unit, 1);
		assert_int_equal(child(s, child(s, music, 0), i)->side, i == 0 ? -1 : 0);
	}
	assert_int_equal(child(s, child(s, music, 0), 2)->flag, 0);
	assert_int_equal(child(s, music, 1)->side, -1);
	assert_int_equal(child(s, music, 2)->side, 1);
	assert_int_equal(child(s, music, 6)->item, 0);
	assert_int_equal(child(s, music, 7)->number, 2);
	assert_int_equal(s->conditions[s->scripts[2].when].script, 1);
	assert_int_equal(s->conditions[s->scripts[3].when].kind, WHEN_LEFT);
	assert_int_equal(s->conditions[s->scripts[3].when].number, 1);
}

TEST_BETWEEN(test_effects, load, unload)
{
	const struct setup *s = *state;
	const struct effect *const e = s->effects;
	static const int kinds[] = { THEN_STORY, THEN_FLAG, THEN_REVEAL,
		THEN_SPAWN, THEN_GIVE, THEN_STORY, THEN_FLAG, THEN_FLAG,
		THEN_POINTS, THEN_OBJECTIVE, THEN_COMMAND, THEN_END,
		THEN_OBJECTIVE, THEN_SPAWN, THEN_GROUND, THEN_FRIENDS, THEN_DRAW };

	assert_int_equal(s->n_effects, 17);
	for (int i = 0; i < 17; i++)
		assert_int_equal(e[i].kind, kinds[i]);
	assert_true(s->scripts[0].once && !s->scripts[1].once);
	assert_int_equal(s->scripts[1].first, 3);
	assert_int_equal(s->scripts[1].n, 5);
	assert_string_equal(e[0].text, "Shadows rise.");
	assert_int_equal(e[0].side, -1);
	assert_int_equal(e[1].number, 1);
	assert_int_equal(e[3].area, 3);	/* of the unit's arrival */
	assert_int_equal(e[5].side, 0);
	assert_int_equal(e[6].number, 0);
	assert_int_equal(e[8].number, -2);
	assert_string_equal(e[8].text, "noise");
	assert_int_equal(e[9].side, -2);	/* failed */
	assert_int_equal(e[10].number, 1);
	assert_int_equal(e[10].side, 0);
	assert_int_equal(e[11].side, -1);
	assert_int_equal(e[12].side, 0);	/* whose aim it is */
	assert_int_equal(e[13].area, 0);
	assert_int_equal(e[14].area, 3);
	assert_string_equal(s->table->grounds[e[14].ground].id, "wall");
	assert_int_equal(e[15].side, 0);
	assert_int_equal(e[15].other, 1);
	assert_int_equal(e[15].number, 0);
	assert_true(e[16].flags == 6);
}

TEST_BETWEEN(test_objectives, load, unload)
{
	const struct setup *s = *state;
	const struct setup_objective *const o = s->objectives;

	assert_int_equal(s->n_objectives, 4);
	assert_int_equal(o[0].kind, AIM_HOLD);
	assert_int_equal(o[0].points, 3);
	assert_int_equal(o[0].area, 1);
	assert_true(o[1].hidden);
	assert_int_equal(o[1].points, 1);
	assert_int_equal(o[2].edge, EDGE_WEST);
	assert_int_equal(o[2].number, 4);
	assert_int_equal(o[2].unit, 0);
	assert_int_equal(o[3].item, 0);
}

TEST(test_whose_work_it_is_may_be_said)
{
	char *const text = story_replace(story_scenario, "turns: 8\n",
		"turns: 8\nauthor: Ada Vane\nversion: 1.2\nlicence: CC BY 4.0\n");
	struct setup *const s = story_load(text), *const other = story_load(story_scenario);
	char words[CREDITS_BYTES];

	assert_true(scenario_credits(&s->credits, words, sizeof(words)));
	assert_string_equal(words, "by Ada Vane; version 1.2; licence CC BY 4.0");
	assert_false(scenario_credits(&other->credits, words, sizeof(words)));
	assert_string_equal(words, "");
	setup_free(s);
	setup_free(other);
	free(text);
	story_spoilt("turns: 8\n", "turns: 8\nversion: a very long one with words\n", 12, 10,
		"version", "expected a text of 1 to 20 bytes, found 26");
}

TEST(test_every_key_is_in_the_scenario)
{
	/* test_name_lists.c; above; test_story_bodies.c; Y-34 in test_view.c; Y-21 in
	 * test_first_hand.c; errand.play */
	static const char elsewhere[] = "names: author: version: licence: aboard: size: seats: secret: first: task: does: what: "
		"lesson:";
	char key[64];

	for (int i = 0; schemas[i]; i++)
		for (int k = 0; k < schemas[i]->n_keys; k++) {
			snprintf(key, sizeof(key), "%s:", schemas[i]->keys[k].name);
			if (!strstr(story_scenario, key) && !strstr(elsewhere, key)
			    && !strstr(story_given, key))
				fail_msg("the scenario does not use %s of %s", key,
					schemas[i]->what);
		}
}

/* ---- positions ---- */

TEST(test_places)
{
	story_spoilt("at: 2,2", "at: 11,2", 54, 9, "units.marines.at",
		"expected a cell on the map, 1,1 to 10,6, found 11,2");
	story_spoilt("at: 2,2", "at: 8,1", 54, 9, "units.marines.at",
		"expected ground one can stand on, found river");
	story_spoilt("at: 2,2", "at: 5,2", 70, 9, "units.gang.at",
		"expected a free cell, found one of unit \"marines\" there");
	story_spoilt("at: \"3,4\"", "at: \"5,2\"", 70, 9, "units.gang.at",
		"expected a free cell, found one of unit \"marines\" there");
	story_spoilt("at: \"9,3\"", "at: \"8,3\"", 87, 30, "items.gold.at",
		"expected ground one can stand on, found river");
	story_spoilt("{area: east, turn: 3}", "{area: east, turn: 9}", 80, 33,
		"units.cousins.arrives.turn", "expected a turn up to the last, 8, found 9");
}

TEST(test_room_for_all)
{
	story_spoilt("    figures: 4\n    at: 5,2\n", "    figures: 50\n    at: 5,2\n", 70, 9,
		"units.gang.at",
		"expected room for 49 figures round the unit's cell, found room for 45");
}

TEST(test_ambush_in_the_open)
{
	story_spoilt("at: 5,2", "at: 6,2", 72, 13, "units.gang.hidden",
		"expected ground that conceals for an ambush, found open ground: whoever has a "
		"line of sight sees the unit (S-A-22)");
}

TEST(test_K_18_nobody_begins_mounted_where_he_may_not_ride)
{
	story_spoilt("brave: yes", "mounted: yes", 70, 9, "units.gang.at",
		"expected ground that the mounted may enter, found jungle");
}

TEST(test_areas_nobody_can_enter)
{
	story_spoilt("cells: \"1,1-2,3 1,6\"", "cells: \"8,1\"", 37, 3, "areas.beach",
		"expected a cell one can stand on in area \"beach\", found none");
}

/* ---- the cast ---- */

TEST(test_sides_and_units)
{
	story_spoilt("guests: {name: Guests, edges: [], friends: navy, allies: navy}",
		"guests: {name: Guests, edges: [], friends: navy, allies: navy}\n  idle: {name: Idle}",
		48, 3, "sides.idle", "expected at least one unit of side \"idle\", found none");
	story_spoilt("edges: east, ", "", 46, 3, "sides.locals",
		"expected \"edges\" of side \"locals\", found none: its routers run to the "
		"edge that is nearest at set-up (S-C-15)");
	story_spoilt("edges: east, ", "edges: east, friends: locals, ", 46, 52,
		"sides.locals.friends", "expected other sides, found \"locals\" itself");
	story_spoilt("edges: east, ", "edges: east, allies: locals, ", 46, 51,
		"sides.locals.allies", "expected other sides, found \"locals\" itself");
	story_spoilt("    arrives: {area: east, turn: 3}\n", "", 76, 3, "units.cousins",
		"expected \"at\", \"arrives\" with a turn, or an event that spawns the unit, "
		"found none");
	story_spoilt("    arrives: {area: east, turn: 3}\n", "    arrives: {area: east}\n",
		76, 3, "units.cousins",
		"expected \"at\", \"arrives\" with a turn, or an event that spawns the unit, "
		"found none");
	story_spoilt("    arrives: {area: east, turn: 3}\n",
		"    arrives: {area: east, turn: 3}\n    at: 9,1\n", 80, 14,
		"units.cousins.arrives", "expected \"at\" or \"arrives\", found both");
	story_spoilt("    figures: 3\n", "", 76, 3, "units.cousins",
		"expected \"figures\" or figures named, found a unit of none");
	story_spoilt("figures: 6", "figures: 4", 53, 14, "units.marines.figures",
		"expected at least the 5 figures named, found 4");
	story_spoilt("  gong: {name: a gong}", "  gong: {name: a gong}\n  drum: {name: a drum}",
		90, 3, "items.drum",
		"expected \"at\", \"carried-by\" or an event that gives the item, found none");
	story_spoilt("carried-by: gang", "carried-by: gang, at: \"1,1\"", 88, 36,
		"items.map.carried-by", "expected \"at\" or \"carried-by\", found both");
}

TEST(test_figures_of_units)
{
	story_spoilt("count: 2, name", "count: 2, at: \"1,4\", name", 65, 27,
		"units.marines.members[1].count", "expected one figure in a cell, found 2");
	story_spoilt("    figures: 3\n", "    members: [{at: \"1,4\"}]\n", 79, 20,
		"units.cousins.members[1].at", "expected a cell only in a unit that is on the "
		"table (\"at\"), found one here");
	story_spoilt("heroes:\n      - {", "heroes:\n        {", 63, 9, "units.marines.heroes",
		"expected a list of mappings (\"- name: …\"), found a mapping");
	story_spoilt("arms: [pistol, spear]", "arms: [pistol, spear, rifle, pistol]", 61, 61,
		"units.marines.second.arms[4]",
		"expected at most 3 weapons a figure, found more");
	story_spoilt("hero: yes, luck: 7, gifts: [charm, luck]", "luck: 7", 60, 32,
		"units.marines.leader.luck",
		"expected \"hero: yes\" beside what only heroes have, found none");
}

TEST(test_the_system_has_its_say)
{
	story_spoilt("luck: 7", "luck: 1", 60, 49, "units.marines.leader.luck",
		"expected a hero with more luck than 1");
	story_spoilt("nerve: 7", "nerve: 0", 58, 12, "units.marines.nerve",
		"expected some nerve");
}

/* ---- goals ---- */

static void story_load_free(const char *text)
{
	setup_free(story_load(text));
}

TEST(test_what_cannot_be_reached)
{
	char *const cut = story_replace(story_scenario, "  . . . . . . . . . .\n",
		"  . . . . . . . = . .\n");
	char *reach = story_replace(cut, "aim: item, item: gold", "aim: reach, area: beach");
	char *other;

	story_fault(cut, 130, 55, "objectives.gold.item",
		"expected a goal that side \"navy\" can walk to, found no way");
	story_load_free(reach);
	other = story_replace(reach, "aim: reach, area: beach",
		"aim: reach, unit: marines, area: east");
	story_fault(other, 130, 71, "objectives.gold.area",
		"expected a goal that unit \"marines\" can walk to, found no way");
	free(other);
	other = story_replace(reach, "edges: west, figures: 4, unit: marines",
		"edges: east, figures: 4");
	story_fault(other, 129, 56, "objectives.away.edges",
		"expected a goal that side \"navy\" can walk to, found no way");
	free(other);
	other = story_replace(reach, "aim: reach, area: beach", "aim: capture, unit: gang");
	story_load_free(other);
	free(other);
	other = story_replace(reach, "{enters: {side: navy, area: wood}, not: {turn: 6}}",
		"{any: [{turn: 2}, {enters: {unit: marines, area: east}}]}");
	story_fault(other, 93, 60, "events.ambush.when.any[2].enters.area",
		"expected somebody who can walk to area \"east\", found no way");
	free(other);
	free(reach);
	free(cut);
}

TEST(test_objectives_ask_for_what_they_need)
{
	story_spoilt("aim: hold, area: wood", "aim: hold", 127, 43, "objectives.wood.aim",
		"expected the key \"area\" beside \"aim: hold\", found none");
	story_spoilt("aim: hold, area: wood", "aim: hold, area: wood, unit: gang", 127, 61,
		"objectives.wood.unit", "expected no \"unit\" beside \"aim: hold\", found one");
	story_spoilt("figures: 4, unit: marines", "figures: 7, unit: marines", 129, 71,
		"objectives.away.figures", "expected at most the 6 figures there are, found 7");
	story_spoilt("aim: exit, edges: west, figures: 4, unit: marines", "aim: script", 129, 43,
		"objectives.away.aim",
		"expected an event that decides the objective \"away\", found none");
}

/* ---- the script ---- */

TEST(test_S_A_124_S_A_125_effects_on_the_table_and_the_peace)
{
	story_spoilt("area: corner, to: wall", "area: corner, to: lavva", 125, 91,
		"events.found.then.ground.to", "expected a kind of ground, found "
		"\"lavva\"; there are open, jungle, swamp, river, wall");
	story_spoilt("area: corner, to: wall", "area: korner, to: wall", 125, 79,
		"events.found.then.ground.area", "expected the id of an area, found \"korner\"; "
		"did you mean \"corner\"?");
	story_spoilt("area: corner, to: wall", "area: corner", 125, 64,
		"events.found.then.ground",
		"expected the key \"to\" of an effect \"ground\", found none");
	story_spoilt("a: navy, b: locals", "a: navy, b: navy", 125, 120,
		"events.found.then.friends.b", "expected another side than \"navy\", found it again");
}

TEST(test_what_a_die_decides)
{
	story_spoilt("draw: [night, dawn]", "draw: [night, dawn, night]", 125, 160,
		"events.found.then.draw[3]", "expected each flag once, found \"night\" again");
	story_spoilt("draw: [night, dawn]", "flag: dawn, draw: [night]", 125, 158,
		"events.found.then.draw", "expected a list of flags, two at least "
		"(\"[left, right]\"), found a list");
}

TEST(test_events_that_cannot_happen)
{
	story_spoilt("{turn: 2}]", "{turn: 9}]", 101, 101, "events.music.when.any[1].all[5].turn",
		"expected a turn up to the last, 8, found 9");
	story_spoilt("        flag: alarm\n", "        flag: night\n", 101, 72,
		"events.music.when.any[1].all[3].flag",
		"expected a flag that an event sets, found \"alarm\", which none does");
	story_spoilt("figures: 2}", "figures: 12}", 108, 39,
		"events.music.when.any[8].left.figures",
		"expected at most the 10 figures there are, found 12");
	story_spoilt("fired: music", "fired: last", 117, 11, "events.last.when",
		"expected an event that can happen, found one that waits for what only itself "
		"or other such events bring about");
	story_spoilt("{fired: music}", "{fired: music, not: {fired: music}}", 117, 11,
		"events.last.when", "expected conditions that can hold together, found some "
		"that exclude each other");
	story_spoilt("not: {turn: 6}", "turn: 7, not: {turn: 6}", 93, 11, "events.ambush.when",
		"expected conditions that can hold together, found some that exclude each other");
}

TEST(test_spawns)
{
	story_spoilt("spawn: {unit: band, area: beach}", "spawn: {unit: gang, area: beach}", 125,
		37, "events.found.then.spawn", "expected a unit that is not on the table, found "
		"\"gang\", which begins there");
	story_spoilt("spawn: {unit: band, area: beach}", "spawn: cousins", 125, 37,
		"events.found.then.spawn", "expected a unit that does not come by itself, found "
		"\"cousins\", which arrives in turn 3");
}

TEST(test_endings_that_cannot_be_told)
{
	story_spoilt("stands: marines", "stands: band", 132, 68, "endings[1].when.any[2].stands",
		"expected a unit with a leader, found \"band\", which has none");
	story_spoilt("met: wood", "met: woods", 132, 52, "endings[1].when.any[1].met",
		"expected the id of an objective, found \"woods\"; did you mean \"wood\"?");
	story_spoilt("  - {winner: nobody, text: Night falls.}\n",
		"  - {winner: nobody, text: Night falls.}\n  - {winner: nobody, text: Or so.}\n",
		134, 5, "endings[3]", "expected an ending that can be told, found one that an "
		"earlier one always precedes: give that of line 133 a condition, or put it last");
}

TEST_MAIN
