/* The schema: keys, values and names, each refused in its own words at its place. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "story/schema.h"
#include "story_scenario.h"

TEST(test_keys)
{
	story_spoilt("    figures: 6", "    figurs: 6\n    figures: 6", 53, 5,
		"units.marines.figurs",
		"expected a key of a unit, found \"figurs\"; did you mean \"figures\"?");
	story_spoilt("nerve: 7", "nervs: 7", 58, 5, "units.marines.nervs",
		"expected a key of a unit, found \"nervs\"; did you mean \"nerve\"?");
	story_spoilt("turns: 8\n", "turns: 8\nweather: fair\n", 12, 1, "weather",
		"expected a key of a scenario, found \"weather\"; there are also task, author, version, licence, first, names, "
		"variables, changes, given");
	story_spoilt("gm: {weather: rain}", "gm: {wether: rain}", 134, 6, "gm.wether",
		"expected a key of the Game Master's settings, found \"wether\"; did you mean "
		"\"weather\"?");
	story_spoilt("    name: The Navy\n", "", 42, 3, "sides.navy",
		"expected the key \"name\" of a side, found none");
	story_spoilt("title: The Landing\n", "", 1, 1, "",
		"expected the key \"title\" of a scenario, found none");
	story_spoilt("log-line: >", "log_line: twice\nlog-line: >", 5, 1, "log-line",
		"expected each key once, found \"log-line\" again (first in line 4)");
	story_spoilt("gm: {weather: rain}", "gm: rain", 134, 5, "gm",
		"expected a mapping with the keys of the Game Master's settings, found \"rain\"");
	story_spoilt("turns: 8\n", "turns: 8\nfirst: navy\n", 12, 1, "first",
		"expected no \"first\": by the rules of \"try\" no side is named to move first");
}

TEST(test_cells_between_braces)
{
	story_spoilt("cells: [\"3,1\", [4, 1]]", "cells: [[3, 1]], 4", 40, 39, "areas.corner.4",
		"expected a key of an area, found \"4\"; within { } a cell is written in "
		"quotes: \"12,5\"");
}

TEST(test_texts)
{
	story_spoilt("title: The Landing", "title:", 3, 7, "title",
		"expected a line of text, found nothing");
	story_spoilt("title: The Landing", "title: [The, Landing]", 3, 8, "title",
		"expected a line of text, found a list");
	story_spoilt("title: The Landing", "title: \" \"", 3, 8, "title",
		"expected a text of 1 to 60 bytes, found 0");
	story_spoilt("title: The Landing", "title: The Landing of the Longest Title that was "
		"Ever Given to Any Boat", 3, 8, "title",
		"expected a text of 1 to 60 bytes, found 64");
	story_spoilt("log-line: >\n", "log-line: |\n", 4, 11, "log-line",
		"expected a single line, found several; after > instead of | they become one");
}

TEST(test_numbers)
{
	story_spoilt("turns: 8", "turns: 100", 11, 8, "turns",
		"expected a whole number from 1 to 99, found \"100\"");
	story_spoilt("figures: 3", "figures: three", 79, 14, "units.cousins.figures",
		"expected a whole number from 1 to 60, found \"three\"");
	story_spoilt("die-modifier: -1", "die-modifier: -7", 74, 19, "units.gang.die-modifier",
		"expected a whole number from -6 to 6, found \"-7\"");
	story_spoilt("nerve: 7", "nerve: 7.5", 58, 12, "units.marines.nerve",
		"expected a whole number from 0 to 9, found \"7.5\"");
	story_spoilt("nerve: 7", "nerve: 99999999999999999999", 58, 12, "units.marines.nerve",
		"expected a whole number from 0 to 9, found \"99999999999999999999\"");
	story_spoilt("cliffhanger: 1", "cliffhanger: 2", 1, 14, "cliffhanger",
		"expected 1, the version of the format, found \"2\"");
}

TEST(test_flags_and_signs)
{
	story_spoilt("hidden: yes\n", "hidden: maybe\n", 72, 13, "units.gang.hidden",
		"expected yes or no, found \"maybe\"");
	story_spoilt("brave: yes", "brave: 1", 75, 12, "units.gang.brave",
		"expected yes or no, found \"1\"");
	story_spoilt("sign: M", "sign: MM", 51, 11, "units.marines.sign",
		"expected one letter, digit or sign of ASCII, found \"MM\"");
}

TEST(test_words)
{
	story_spoilt("grid: hex", "grid: hexes", 12, 7, "grid",
		"expected one of hex, square, found \"hexes\"; did you mean \"hex\"?");
	story_spoilt("edges: [west, south]", "edges: [west, sooth]", 45, 19,
		"sides.navy.edges[2]", "expected one of north, east, south, west, found "
		"\"sooth\"; did you mean \"south\"?");
	story_spoilt("edges: [west, south]", "edges: [west, west]", 45, 19,
		"sides.navy.edges[2]", "expected each word once, found \"west\" again");
	story_spoilt("gifts: [charm, luck]", "gifts: [charm, lukc]",
		60, 67, "units.marines.leader.gifts[2]",
		"expected one of luck, charm, strength, found \"lukc\"; did you mean "
		"\"luck\"?");
	story_spoilt("weather: rain", "weather: snow", 134, 15, "gm.weather",
		"expected one of fair, rain, found \"snow\"");
	story_spoilt("facing: sw", "facing: N", 55, 13, "units.marines.facing",
		"expected one of the directions NE, E, SE, SW, W, NW, found \"N\"");
}

TEST(test_names)
{
	story_spoilt("side: navy\n    figures", "side: nvay\n    figures", 52, 11,
		"units.marines.side",
		"expected the id of a side, found \"nvay\"; did you mean \"navy\"?");
	story_spoilt("side: guests", "side: xyz", 83, 11, "units.band.side",
		"expected the id of a side, found \"xyz\"; there are navy, locals, guests");
	story_spoilt("arms: rifle", "arms: rifel", 56, 11, "units.marines.arms",
		"expected a weapon, found \"rifel\"; did you mean \"rifle\"?");
	story_spoilt("troops: soldiers", "troops: soldier", 57, 13, "units.marines.troops",
		"expected a row of the rulebook's table \"troops\", found \"soldier\"; "
		"did you mean \"soldiers\"?");
	story_spoilt("system: try", "system: tryy", 2, 9, "system",
		"expected the id of a rule system, found \"tryy\"; did you mean \"try\"?");
	story_spoilt("{area: corner}", "{area: cornre}", 85, 21, "units.band.arrives.area",
		"expected the id of an area, found \"cornre\"; did you mean \"corner\"?");
	story_spoilt("carried-by: gang", "carried-by: gagn", 88, 36, "items.map.carried-by",
		"expected the id of a unit, found \"gagn\"; did you mean \"gang\"?");
	story_spoilt("flags: [alarm, night, dawn]", "flags: [alarm, night, dawn, alarm]", 90, 29, "flags[4]",
		"expected each flag once, found it again");
	story_spoilt("winner: navy, flag: night", "winner: marines, flag: night", 132, 14,
		"endings[1].winner",
		"expected the id of a side, found \"marines\"; there are navy, locals, guests");
}

TEST(test_ids)
{
	story_spoilt("  wood: {round", "  Deep Wood: {cells: \"4,2\"}\n  wood: {round", 38, 3,
		"areas.Deep Wood", "expected an id of small letters, digits and -, beginning "
		"with a letter, at most 23 long, found \"Deep Wood\"; did you mean \"deep-wood\"?");
	story_spoilt("flags: [alarm, night, dawn]", "flags: {alarm: no}", 90, 8, "flags",
		"expected a list of flags, found a mapping");
	story_spoilt("  cousins:\n    name", "  gang:\n    name", 76, 3, "units.gang",
		"expected each key once, found \"gang\" again (first in line 66)");
}

TEST(test_cells_and_lengths)
{
	story_spoilt("at: 2,2", "at: 2;2", 54, 9, "units.marines.at",
		"expected a cell COLUMN,ROW, found \"2;2\"");
	story_spoilt("cells: \"1,1-2,3 1,6\"", "cells: \"1,1-2,7 1,6\"", 37, 35,
		"areas.beach.cells", "expected a cell on the map, 1,1 to 10,6, found 2,7");
	story_spoilt("cells: \"1,1-2,3 1,6\"", "cells: \"1,1-2,3 1.6\"", 37, 35,
		"areas.beach.cells", "expected a cell COLUMN,ROW, found \"1.6\"");
	story_spoilt("{zone: E}", "{zone: Q}", 39, 16, "areas.east.zone",
		"expected letters of the drawing \"zones\", found \"Q\"");
	story_spoilt(", within: 1.5\"", "", 38, 17, "areas.wood.round",
		"expected \"round\" and \"within\" together, found one alone");
	story_spoilt("scale: 1.5\"", "scale: 1.25\"", 13, 8, "scale",
		"expected a length like 4\", at most 100\", found \"1.25\"\"");
	story_spoilt("scale: 1.5\"", "scale: 3 cm", 13, 8, "scale",
		"expected a length like 4\", at most 100\", found \"3 cm\"");
	story_spoilt("scale: 1.5\"", "scale: 0", 13, 8, "scale",
		"expected a length like 4\", at most 100\", found \"0\"");
}

TEST(test_drawings)
{
	story_spoilt("   . . . j j . . = . .\n", "   . . . j j . . = .\n", 17, 4, "map",
		"expected 10 cells as in most rows, found 9");
	story_spoilt("   . . . j j . . = . .\n", "   . . . j x . . = . .\n", 17, 12, "map",
		"expected signs of the legend, found \"x\"; say there what it means");
	story_spoilt("   . . . j j . . = . .\n", "   . . . j é . . = . .\n", 17, 12, "map",
		"expected signs of ASCII, found another");
	story_spoilt("j: jungle", "j: jungel", 14, 24, "legend.j",
		"expected a kind of ground, found \"jungel\"; did you mean "
		"\"jungle\"?");
	story_spoilt("j: jungle", "j: jungle, w: swamp", 14, 32, "legend.w",
		"expected a sign of the map, found none of this one there");
	story_spoilt("j: jungle", "j: jungle, ww: swamp", 14, 32, "legend.ww",
		"expected one sign of ASCII, found \"ww\"");
	story_spoilt("  ...11.....\n", "  ...1x.....\n", 24, 7, "levels",
		"expected a digit, 0 (or .) to 9");
	story_spoilt("  ...11.....\n", "  ...11.....\n  ...11.....\n", 22, 9, "levels",
		"expected 10 by 6 cells as in the map, found 10 by 7");
	story_spoilt("  N.........\n", "  NQ........\n", 34, 4, "zones",
		"expected letters that areas name in \"zone\", found \"Q\"");
	story_spoilt("briefing: |\n", "grids: |\n", 7, 1, "grids",
		"expected a key of a scenario, found \"grids\"; did you mean \"grid\"?");
}

TEST(test_house_rules)
{
	story_spoilt("long: 50\"", "long: 500\"", 136, 27, "house_rules.weapons.rifle.long",
		"expected a value from 0\" to 99\", found \"500\"\"");
	story_spoilt("long: 50\"", "long: far", 136, 27, "house_rules.weapons.rifle.long",
		"expected a length, found \"far\"");
	story_spoilt("long: 50\"", "length: 50\"", 136, 21, "house_rules.weapons.rifle.length",
		"expected a column of the table \"weapons\", found \"length\"; did you "
		"mean \"long\"?");
	story_spoilt("rifle: {long", "rifl: {long", 136, 13, "house_rules.weapons.rifl",
		"expected a row of the table \"weapons\", found \"rifl\"; did you mean "
		"\"rifle\"?");
	story_spoilt("weapons: {rifle", "weapon: {rifle", 136, 3, "house_rules.weapon",
		"expected a table of the rulebook, found \"weapon\"; did you mean "
		"\"weapons\"?");
	story_spoilt("weapons: {rifle: {long: 50\", dice: 2}}", "weapons: 2",
		136, 12, "house_rules.weapons",
		"expected a mapping of rows, each with its columns, found \"2\"");
	story_spoilt("dice: 2", "dice: \"-\"", 136, 38, "house_rules.weapons.rifle.dice",
		"expected a whole number, found \"-\"");
}

TEST(test_conditions_and_effects)
{
	story_spoilt("fired: music", "fird: music", 117, 12, "events.last.when.fird",
		"expected a key of a condition, found \"fird\"; did you mean \"fired\"?");
	story_spoilt("when: {fired: music}", "when: music", 117, 11, "events.last.when",
		"expected a mapping with the keys of a condition, found \"music\"");
	story_spoilt("when: {fired: music}", "when: {}", 117, 11, "events.last.when",
		"expected a condition, found none");
	story_spoilt("when: {fired: music}", "when: {all: []}", 117, 17, "events.last.when.all",
		"expected a list of conditions (\"- turn: 3\"), found an empty list");
	story_spoilt("has: {item: gold, side: navy}", "has: {item: gold}",
		107, 11, "events.music.when.any[7].has",
		"expected \"unit\" or \"side\", found neither");
	story_spoilt("has: {item: gold, side: navy}", "has: {item: gold, side: navy, unit: gang}",
		107, 11, "events.music.when.any[7].has",
		"expected \"unit\" or \"side\", found both");
	story_spoilt("is: failed", "is: failed, side: navy",
		120, 48, "events.last.then.objective.side",
		"expected a side only where it wins, found one here");
	story_spoilt("commanded: yes, side: navy", "", 121, 7, "events.last.then.command",
		"expected \"commanded\" or \"side\", found neither");
	story_spoilt("spawn: {unit: band, area: beach}", "spawn: gang",
		125, 37, "events.found.then.spawn",
		"expected a unit that is not on the table, found \"gang\", which begins "
		"there");
	story_spoilt("end: nobody", "end: noboddy", 122, 12, "events.last.then.end",
		"expected the id of a side, found \"noboddy\"; did you mean \"nobody\"?");
	story_spoilt("then:\n      points: {side: navy, number: -2, for: noise}\n"
		"      objective: {id: shame, is: failed}\n"
		"      command: {unit: gang, commanded: yes, side: navy}\n"
		"      end: nobody\n", "then: []\n", 118, 11, "events.last.then",
		"expected an effect, found none");
}

/* Every fault of a file in one run, in order of place. */
TEST(test_all_faults_at_once)
{
	static const char text[] =
		"cliffhanger: 1\n"
		"system: try\n"
		"title: The Landing\n"
		"turns: many\n"
		"legend: {\".\": opne}\n"
		"map: |\n"
		"  ....\n"
		"  .x..\n"
		"  ....\n"
		"  ....\n"
		"sides:\n"
		"  navy: {name: The Navy, edge: west}\n"
		"units:\n"
		"  marines: {name: Marines, side: nvy, figures: 2, at: \"9,9\", arms: rifel}\n";
	static const struct { int line, column; } places[] = {
		{ 1, 1 }, { 4, 8 }, { 5, 15 }, { 8, 4 }, { 11, 1 }, { 12, 26 },
		{ 14, 34 }, { 14, 55 }, { 14, 68 },
	};
	struct faults *const f = faults_new("x.yaml");

	assert_null(scenario_read(text, strlen(text), "x.yaml", f));
	assert_int_equal(faults_count(f), sizeof(places) / sizeof(places[0]));
	for (int i = 0; i < faults_count(f); i++) {
		assert_int_equal(faults_at(f, i)->line, places[i].line);
		assert_int_equal(faults_at(f, i)->column, places[i].column);
	}
	faults_free(f);
}

/* ---- bounds ---- */

/* The scenario with `part` followed by n lines; each gets its number. */
static void assert_too_many(const char *part, const char *line, int n, int at_line, int column,
	const char *path, const char *words)
{
	char *more = malloc(strlen(part) + (size_t)n * (strlen(line) + 8) + 1), *text;
	size_t at = (size_t)sprintf(more, "%s", part);
	struct faults *const f = faults_new("landing.yaml");
	bool told = false;

	assert_non_null(more);
	for (int i = 0; i < n; i++) {
		const size_t before = strcspn(line, "@");

		at += (size_t)sprintf(more + at, "%.*s%d%s", (int)before, line, i,
			line + before + 1);
	}
	text = story_replace(story_scenario, part, more);
	assert_null(scenario_read(text, strlen(text), "landing.yaml", f));
	for (int i = 0; i < faults_count(f); i++) {
		const struct fault *const fault = faults_at(f, i);

		told = told || (strcmp(fault->text, words) == 0 && fault->line == at_line
			&& fault->column == column && strcmp(fault->path, path) == 0);
	}
	if (!told) {
		faults_print(f, stderr);
		fail_msg("not told: %s", words);
	}
	faults_free(f);
	free(text);
	free(more);
}

TEST(test_too_many_of_anything)
{
	assert_too_many("sides:\n", "  s@: {name: S, edges: east}\n", 4, 51, 3, "sides.guests",
		"expected at most 6 sides, found 7");
	assert_too_many("units:\n", "  u@: {name: U, side: navy, figures: 1, arrives: "
		"{area: east, turn: 2}}\n", 61, 142, 3, "units.band",
		"expected at most 64 units, found 65");
	assert_too_many("units:\n", "  u@: {name: U, side: navy, figures: 60, arrives: "
		"{area: east, turn: 2}}\n", 11, 59, 8, "units.u10",
		"expected at most 640 figures in all, found more");
	assert_too_many("endings:\n", "  - {winner: locals, text: T@.}\n", 23, 156, 5,
		"endings[25]", "expected at most 24 endings, found 25");
	assert_too_many("      any:\n", "        - turn: 2 # @\n", 500, 101, 9,
		"events.music.when.any",
		"expected at most 512 conditions in all, found more");
	assert_too_many("    then:\n      - spawn: band\n", "      - flag: night # @\n", 498,
		623, 37, "events.found.then.spawn",
		"expected fewer than 512 effects in all, found more");
}

TEST(test_ids_are_short_and_apart)
{
	story_spoilt("  wood: {round", "  abcdefghijklmnopqrstuvwx: {cells: \"4,2\"}\n"
		"  wood: {round", 38, 3, "areas.abcdefghijklmnopqrstuvwx",
		"expected an id of small letters, digits and -, beginning with a letter, "
		"at most 23 long, found \"abcdefghijklmnopqrstuvwx\"");
	story_spoilt("  cousins:\n    name", "  locals:\n    name", 76, 3, "units.locals",
		"expected an id no side has, found the side's \"locals\"");
	story_spoilt("troops: soldiers", "troops: [soldiers]", 57, 13, "units.marines.troops",
		"expected the name of a row of the rulebook, found a list");
	story_spoilt("side: guests", "side: {a: b}", 83, 11, "units.band.side",
		"expected the id of a side, found a mapping");
	story_spoilt("hidden: yes\n", "hidden:\n", 72, 12, "units.gang.hidden",
		"expected yes or no, found nothing");
	story_spoilt("cells: \"1,1-2,3 1,6\"", "cells: {a: b}", 37, 35, "areas.beach.cells",
		"expected cells COLUMN,ROW and rectangles COLUMN,ROW-COLUMN,ROW, found a "
		"mapping");
	story_spoilt("long: 50\"", "long:", 136, 25, "",
		"expected a blank after \":\" within { }, found none");
	story_spoilt("rifle: {long: 50\", dice: 2}", "rifle: 2", 136, 20,
		"house_rules.weapons.rifle",
		"expected a mapping of columns, each with its value, found \"2\"");
	story_spoilt("name: the beach, cells: \"1,1-2,3 1,6\"", "name: X", 37, 3, "areas.beach",
		"expected \"zone\", \"cells\" or \"round\", found none");
	story_spoilt("when: {fired: music}", "when: {not: {}}", 117, 17, "events.last.when.not",
		"expected a condition, found none");
	story_spoilt("endings:\n", "gong: no\nendings:\n", 131, 1, "gong",
		"expected a key of a scenario, found \"gong\"; there are also task, author, version, licence, first, names, "
		"variables, changes, given");
}

TEST_MAIN
