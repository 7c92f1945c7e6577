/* The scenario itself: its title and texts, its system, the Game Master's word. */
#include "config.h"
#include "story/given.h"
#include "story/read.h"

#include <string.h>

enum { FORMAT = 1, TITLE_BYTES = 60, LOG_LINE_BYTES = 400, BRIEFING_BYTES = 4000 };

static void part_version(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	if (n->kind != NODE_TEXT || strcmp(n->text, "1") != 0)
		fault_expected(l, n, NULL, "%d, the version of the format", FORMAT);
}

static const struct key scenario_keys[] = {
	{ "cliffhanger", KEY_PART, true, .read = part_version, .form = "1",
		.doc = "Says that this is a scenario, and in which version of the format." },
	{ "system", KEY_PART, true, .form = "SYSTEM",
		.doc = "The rule system, as `cliffhanger list` names it." },
	{ "title", KEY_LINE, true, TO(struct setup, title), .most = TITLE_BYTES,
		.doc = "The title." },
	{ "task", KEY_LINE, TO(struct setup, task), .most = TASK_MAX_BYTES,
		.doc = "What there is to do first, on the screen until an event has another task." },
	{ "log-line", KEY_LINE, true, TO(struct setup, log_line), .most = LOG_LINE_BYTES,
		.doc = "The situation in a sentence or two, for lists." },
	CREDITS_KEYS(struct setup),
	{ "briefing", KEY_TEXT, TO(struct setup, briefing), .most = BRIEFING_BYTES,
		.doc = "What all players are told before the first turn." },
	{ "turns", KEY_NUMBER, true, TO(struct setup, turns), .least = 1, .most = TURNS_MAX,
		.doc = "The last turn." },
	{ "first", KEY_PART, .form = "the id of a side",
		.doc = "The side that moves first, where sides act one after the other." },
	{ "grid", KEY_PART, .form = "hex | square",
		.doc = "The kind of grid; without it, hex." },
	{ "scale", KEY_PART, .form = "LENGTH",
		.doc = "The length of a cell; without it, what the rulebook has: 1\", or 2.5 cm in `risk`." },
	{ "legend", KEY_PART, true, .form = "{SIGN: GROUND, …}",
		.doc = "What the map's signs mean: rows of the rulebook's table `terrain`." },
	{ "map", KEY_PART, true, .form = "DRAWING",
		.doc = "The ground, one sign a cell.  Blanks are no cells: hex rows may be spread "
			"and shifted as they lie." },
	{ "levels", KEY_PART, .form = "DRAWING",
		.doc = "Heights, a digit a cell, drawn like the map; `.` is 0." },
	{ "zones", KEY_PART, .form = "DRAWING",
		.doc = "Letters that areas name, drawn like the map; `.` is none." },
	{ "areas", KEY_PART, .form = "{ID: AREA, …}", .doc = "Named sets of cells." },
	{ "sides", KEY_PART, true, .form = "{ID: SIDE, …}", .doc = "Who plays." },
	{ "units", KEY_PART, true, .form = "{ID: UNIT, …}", .doc = "The cast." },
	{ "names", KEY_PART, .form = "{ID: [NAME, …]}",
		.doc = "Lists of names, of a people or a ship's company, that units and sides name in "
			"`names`.  People without a name of their own draw one by the game's seed, "
			"each another; when a list has no more, the others are numbered." },
	{ "items", KEY_PART, .form = "{ID: ITEM, …}", .doc = "Things to find and carry." },
	{ "flags", KEY_PART, .form = "[ID, …]",
		.doc = "Names of what events remember; all are unset at the beginning." },
	{ "events", KEY_PART, .form = "{ID: EVENT, …}", .doc = "What happens when." },
	{ "objectives", KEY_PART, .form = "{ID: OBJECTIVE, …}", .doc = "What the sides want." },
	{ "endings", KEY_PART, .form = "[ENDING, …]", .doc = "Epilogues." },
	{ "variables", KEY_PART, .form = "{ID: VALUE, …}",
		.doc = "What a campaign tells the scenario, by names the campaign has, too: "
			"numbers 0 to 999, `no` is 0, `yes` is 1.  The values here hold where it "
			"is played by itself." },
	{ "changes", KEY_PART, .form = "[CHANGE, …]",
		.doc = "What is otherwise when variables say so." },
	{ "given", KEY_PART, .form = "{…}", .program = true,
		.doc = "What comes from outside; written by the program." },
	{ "gm", KEY_PART, .form = "{KEY: VALUE, …}",
		.doc = "What the Game Master decides, where the system asks." },
	{ "house_rules", KEY_PART, .form = "{TABLE: {ROW: {COLUMN: VALUE}}}",
		.doc = "Entries of the rulebook that differ in this scenario.  Values are written "
			"as `cliffhanger rules` prints them; `-` is none." },
};
const struct schema schema_scenario = {
	"", "a scenario", "The file is one mapping.", KEYS_OF(scenario_keys), OWN_NONE
};

static const struct schema schema_gm = {
	"gm", "the Game Master's settings", "Keys of the system in play only.",
	.keys = NULL, .n_keys = 0, .own = OWN_GM
};

const struct schema *const schemas[] = {
	&schema_scenario, &schema_area, &schema_side, &schema_unit, &schema_arrives,
	&schema_leader, &schema_second, &schema_hero, &schema_member, &schema_item,
	&schema_event, &schema_condition, &schema_enters, &schema_by, &schema_deed,
	&schema_has, &schema_left,
	&schema_effect, &schema_story, &schema_task, &schema_spawn, &schema_outcome, &schema_points,
	&schema_give, &schema_command, &schema_ground,
	&schema_friends, &schema_objective, &schema_ending, &schema_change,
	&schema_gm, &schema_given, &schema_given_hero, &schema_given_unit, NULL
};

/* ---- the system ---- */

void read_system(struct loader *l)
{
	const struct node *const n = yaml_node_find(l->root, "system");
	struct nearest near;

	if (!n || !yaml_value_is_text(l, n, "the id of a rule system"))
		return;
	l->system = system_find(n->text);
	if (l->system) {
		l->book = l->system->book;
		return;
	}
	nearest_to(&near, n->text);
	for (int i = 0; systems[i]; i++)
		nearest_try(&near, systems[i]->id);
	fault_expected(l, n, nearest_word(&near), "the id of a rule system");
}

/* A setting of the system's that may stand at the head of the file, too. */
static void read_first(struct loader *l, const struct node *first, const struct node *gm)
{
	if (!first || !l->system)
		return;
	if (gm && gm->kind == NODE_MAPPING && yaml_node_find(gm, "first"))
		fault_wrong(l, first->key, "expected the side that moves first once, found it "
			"under \"gm\" as well");
	else if (!schema_setting_take(l, OWN_GM, first, l->setup->gm))
		fault_wrong(l, first->key, "expected no \"first\": by the rules of \"%s\" no side "
			"is named to move first", l->system->id);
}

void read_gm(struct loader *l)
{
	const struct node *const gm = yaml_node_find(l->root, "gm");

	schema_settings_standard(schema_own_specs(l->system, OWN_GM), l->setup->gm);
	if (gm)
		schema_read(l, &schema_gm, gm, NULL, l->setup->gm);
	read_first(l, yaml_node_find(l->root, "first"), gm);
}
