/* The scenario, and its spoilers. */
#include "config.h"
#include "story_scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"

const char story_scenario[] =
	"cliffhanger: 1\n"						/* 1 */
	"system: try\n"
	"title: The Landing\n"
	"log-line: >\n"
	"  Marines land where\n"					/* 5 */
	"  somebody waits.\n"
	"briefing: |\n"
	"  Dawn.\n"
	"\n"
	"  The boat is gone.\n"						/* 10 */
	"turns: 8\n"
	"grid: hex\n"
	"scale: 1.5\"\n"
	"legend: {\".\": open, j: jungle, \"=\": river}\n"
	"map: |\n"							/* 15 */
	"  . . . . . . . = . .\n"
	"   . . . j j . . = . .\n"
	"  . . . j j . . = . .\n"
	"   . . . . . . . = . .\n"
	"  . . . . . . . . . .\n"					/* 20 */
	"   . . . . . . = = = =\n"
	"levels: |\n"
	"  ..........\n"
	"  ...11.....\n"
	"  ...1......\n"						/* 25 */
	"  ..........\n"
	"  ..........\n"
	"  ..........\n"
	"zones: |\n"
	"  .........E\n"						/* 30 */
	"  .........E\n"
	"  ..........\n"
	"  ..........\n"
	"  N.........\n"
	"  ..........\n"						/* 35 */
	"areas:\n"
	"  beach: {name: the beach, cells: \"1,1-2,3 1,6\"}\n"
	"  wood: {round: \"4,2\", within: 1.5\"}\n"
	"  east: {zone: E}\n"
	"  corner: {zone: EN, cells: [\"3,1\", [4, 1]]}\n"		/* 40 */
	"sides:\n"
	"  navy:\n"
	"    name: The Navy\n"
	"    goal: Find the gold.\n"
	"    edges: [west, south]\n"					/* 45 */
	"  locals: {name: The locals, edges: east, colour: 4, machine: yes, public: yes, briefing: Hush.}\n"
	"  guests: {name: Guests, edges: [], friends: navy, allies: navy}\n"
	"units:\n"
	"  marines:\n"
	"    name: US Marines\n"					/* 50 */
	"    sign: M\n"
	"    side: navy\n"
	"    figures: 6\n"
	"    at: 2,2\n"
	"    facing: sw\n"						/* 55 */
	"    arms: rifle\n"
	"    troops: soldiers\n"
	"    nerve: 7\n"
	"    note: Fresh from the boat.\n"
	"    leader: {name: Lt. Steele, hero: yes, luck: 7, gifts: [charm, luck]}\n" /* 60 */
	"    second: {name: Sgt. Doyle, arms: [pistol, spear]}\n"
	"    heroes:\n"
	"      - {name: Dr. Li, motto: Patience., arm: pistol, at: \"3,4\", shield: yes}\n"
	"    members:\n"
	"      - {arms: [], count: 2, name: Bearer}\n"			/* 65 */
	"  gang:\n"
	"    name: Waterfront gang\n"
	"    side: locals\n"
	"    figures: 4\n"
	"    at: 5,2\n"							/* 70 */
	"    shield: yes\n"
	"    hidden: yes\n"
	"    uncommanded: yes\n"
	"    die-modifier: -1\n"
	"    brave: yes\n"						/* 75 */
	"  cousins:\n"
	"    name: cousins\n"
	"    side: locals\n"
	"    figures: 3\n"
	"    arrives: {area: east, turn: 3}\n"				/* 80 */
	"  band:\n"
	"    name: The band\n"
	"    side: guests\n"
	"    figures: 1\n"
	"    arrives: {area: corner}\n"					/* 85 */
	"items:\n"
	"  gold: {name: the gold, at: \"9,3\", heft: 4}\n"
	"  map: {name: the map, carried-by: gang}\n"
	"  gong: {name: a gong}\n"
	"flags: [alarm, night, dawn]\n"					/* 90 */
	"events:\n"
	"  ambush:\n"
	"    when: {enters: {side: navy, area: wood}, not: {turn: 6}}\n"
	"    then:\n"
	"      - story: Shadows rise.\n"				/* 95 */
	"        flag: alarm\n"
	"      - reveal: gang\n"
	"  music:\n"
	"    when:\n"
	"      any:\n"							/* 100 */
	"        - all: [{hears: gang}, {hears: {unit: gang, by: navy}}, {flag: alarm}, {flag: dawn}, {turn: 2}]\n"
	"        - spotted: gang\n"
	"        - spotted: {unit: marines, by: locals}\n"
	"        - destroyed: gang\n"
	"        - captured: {unit: marines}\n"				/* 105 */
	"        - routed: gang\n"
	"        - has: {item: gold, side: navy}\n"
	"        - left: {side: navy, figures: 2}\n"
	"    once: no\n"
	"    then:\n"							/* 110 */
	"      - spawn: band\n"
	"      - give: {item: gong, unit: band}\n"
	"      - story: {text: You hear music., side: navy}\n"
	"      - clear: alarm\n"
	"      - flag: night\n"						/* 115 */
	"  last:\n"
	"    when: {fired: music}\n"
	"    then:\n"
	"      points: {side: navy, number: -2, for: noise}\n"
	"      objective: {id: shame, is: failed}\n"			/* 120 */
	"      command: {unit: gang, commanded: yes, side: navy}\n"
	"      end: nobody\n"
	"  found:\n"
	"    when: {left: marines}\n"
	"    then: {objective: shame, spawn: {unit: band, area: beach}, "
	"ground: {area: corner, to: wall}, friends: {a: navy, b: locals, value: no}, draw: [night, dawn]}\n" /* 125 */
	"objectives:\n"
	"  wood: {text: Take it., side: navy, aim: hold, area: wood, points: 3}\n"
	"  shame: {text: No shame., side: navy, aim: script, hidden: yes}\n"
	"  away: {text: Get off., side: navy, aim: exit, edges: west, figures: 4, unit: marines}\n"
	"  gold: {text: Have it., side: navy, aim: item, item: gold}\n"	/* 130 */
	"endings:\n"
	"  - {winner: navy, flag: night, when: {any: [{met: wood}, {stands: marines}]}, goes-on: yes, "
"text: They had waited.}\n"
	"  - {winner: nobody, text: Night falls.}\n"
	"gm: {weather: rain}\n"
	"house_rules:\n"						/* 135 */
	"  weapons: {rifle: {long: 50\", dice: 2}}\n";

const char story_given[] =
	"variables: {map-found: no, clues: 2}\n"
	"changes:\n"
	"  - if: [map-found, clues >= 2]\n"
	"    turns: 6\n"
	"    briefing: The map was right.\n"
	"    flags: night\n"
	"    arrives: {cousins: 2}\n"
	"given:\n"
	"  variables: {map-found: yes}\n"
	"  heroes:\n"
	"  - unit: gang\n"
	"    as: companion\n"
	"    roster: lo\n"
	"    name: Lo\n"
	"    looks: One eye, and that on you.\n"
	"    notes: Collects clocks.\n"
	"    arms: [rifle]\n"
	"    rolls: [luck 8 of 10]\n"
	"  units:\n"
	"    marines: {figures: 3, roster: crew, leader: Doyle, names: [Finn]}\n"
	"    band: {absent: yes}\n"
	"  items: {gold: marines}\n"
	"  briefing: Last time, on another beach.\n";

const char story_vehicles[] =
	"cliffhanger: 1\n"
	"system: try\n"
	"title: The Ferry\n"
	"log-line: A river.\n"
	"grid: square\n"
	"scale: 1.5\"\n"
	"turns: 8\n"
	"legend: {\".\": open, \"=\": river}\n"
	"map: |\n"
	"  ............\n"
	"  ............\n"
	"  ============\n"
	"  ============\n"
	"  ============\n"
	"  ............\n"
	"areas:\n"
	"  {south: {cells: \"1,6-12,6\"}, stream: {cells: \"8,3-12,6\"}}\n"
	"sides:\n"
	"  navy: {name: The Navy, edges: west}\n"
	"  thugs: {name: Thugs, edges: east}\n"
	"  guests: {name: Guests, edges: west, friends: navy}\n"
	"units:\n"
	"  launch:\n"
	"    name: Launch\n"
	"    side: navy\n"
	"    vehicle: launch\n"
	"    at: 4,4\n"
	"    facing: E\n"
	"    seats: 7\n"
	"  lorry: {name: Truck, side: thugs, vehicle: lorry, size: 3x2, at: \"3,1\", facing: E}\n"
	"  crew:\n"
	"    name: Crew\n"
	"    side: navy\n"
	"    figures: 4\n"
	"    aboard: launch\n"
	"  friends: {name: Friends, side: guests, figures: 2, aboard: launch}\n" 
	"  gang: {name: Gang, side: thugs, figures: 3, at: \"9,1\"}\n"
	"objectives:\n"
	"  cross: {text: Cross., side: navy, aim: reach, area: south}\n";

char *story_replace(const char *text, const char *part, const char *other)
{
	const char *const at = strstr(text, part);
	char *changed;

	if (!at || strstr(at + 1, part))
		fail_msg("\"%s\" is not once in the text", part);
	changed = malloc(strlen(text) + strlen(other) + 1);
	assert_non_null(changed);
	sprintf(changed, "%.*s%s%s", (int)(at - text), text, other, at + strlen(part));
	return changed;
}

struct setup *story_load(const char *text)
{
	struct faults *const f = faults_new("landing.yaml");
	struct setup *s;

	assert_non_null(f);
	s = scenario_read(text, strlen(text), "campaigns/x/the landing.yaml", f);
	if (faults_count(f) > 0) {
		faults_print(f, stderr);
		fail_msg("the scenario has %d faults", faults_count(f));
	}
	assert_non_null(s);
	faults_free(f);
	return s;
}

void story_fault(const char *text, int line, int column, const char *path, const char *words)
{
	struct faults *const f = faults_new("landing.yaml");
	struct setup *const s = scenario_read(text, strlen(text), "landing.yaml", f);
	const struct fault *fault;

	if (faults_count(f) != 1) {
		faults_print(f, stderr);
		fail_msg("%d faults instead of one: %s", faults_count(f), words);
	}
	fault = faults_at(f, 0);
	if (fault->line != line || fault->column != column)
		faults_print(f, stderr);
	assert_string_equal(fault->text, words);
	assert_string_equal(fault->path, path);
	assert_int_equal(fault->line, line);
	assert_int_equal(fault->column, column);
	if (fault->kind == FAULT_ERROR)
		assert_null(s);
	else
		assert_non_null(s);
	setup_free(s);
	faults_free(f);
}

void story_spoilt(const char *part, const char *other, int line, int column,
	const char *path, const char *words)
{
	char *const text = story_replace(story_scenario, part, other);

	story_fault(text, line, column, path, words);
	free(text);
}
