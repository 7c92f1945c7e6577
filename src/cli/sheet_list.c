/* Which tables stand on which sheet, and where. */
#include "config.h"
#include "cli/sheet.h"

#include <string.h>

#define BARE(id, width, ...) { id, width, SHEET_BARE, { "name", __VA_ARGS__ } }
#define MODIFIERS(id, width) BARE(id, width, "modifier")

const struct sheet sheets[] = {
	{ "rugged", 70, true, {
		{ 32, {
			BARE("phases", 0, "help"),
			{ "modes", 0, 0, { "name", "shoots", "steady", "careful", "moves", "rests",
				"contact", "divide" } },
			{ "movement", 0, SHEET_NOTED, { "name", "combat", "patrol", "march", "run",
				"charge", "rest" } },
			BARE("run-limits", 42, "runs"),
			BARE("units", 58, "figures"),
			{ "spotting", 0, SHEET_NOTED, { "name", "automatic", "divide", "below",
				"stop" } },
			{ "luck", 40, SHEET_BARE, { "least..most:Die", "name", "luck" } },
			MODIFIERS("field-craft", 60),
			BARE("house", 0, "value/length") } },
		{ 35, {
			{ "weapons", 0, 0, { "name", "short", "medium", "long", "dice", "alone",
				"hit:Hit", "wound>wound-modifiers.modifier:Wound",
				"melee>melee-chart.base:Melee", "after" } },
			{ "shooting", 0, 0, { "name", "modifier", "divide:Divided" } },
			{ "terrain", 0, SHEET_NOTED | SHEET_TWICE, { "name", "pace", "cover",
				"behind:Behind" } } } },
		{ 33, {
			{ "charge", 0, 0, { "name", "passes", "fails" } },
			BARE("melee-chart", 0, "base"),
			MODIFIERS("melee", 0),
			{ "wound", 0, 0, { "least..most:Die", "name", "melee", "effect" } },
			MODIFIERS("wound-modifiers", 0),
			{ "morale-modifiers", 56, 0, { "name", "modifier", "each:Each" } },
			{ "ladder", 44, 0, { "name", "result", "turns" } },
			BARE("morale", 40, "point"),
			{ "melee-morale", 60, 0, { "name", "passes", "fails" } },
			{ "rally", 0, 0, { "name", "turns", "passes", "fails" } },
			{ "numbers", 0, SHEET_BARE | SHEET_TWICE, { "name", "value/length" } } } } } },
	{ "pacific", 65, true, {
		{ 31, {
			{ "phases", 0, SHEET_BARE | SHEET_THRICE, { "name" } },
			{ "modes", 0, 0, { "name", "shoots", "steady", "careful", "rests",
				"contact:Contact", "divide:Craft by", "hides" } },
			{ "movement", 0, 0, { "name", "concealed:Conc.", "combat", "patrol",
				"march", "run", "charge", "rest" } },
			BARE("run-limits", 40, "runs"),
			MODIFIERS("spotting-modifiers", 60),
			{ "spotting", 0, 0, { "name", "automatic", "divide:Craft by", "below",
				"stop:Stop" } },
			{ "vehicles", 0, 0, { "name", "road:Road", "off-road:Off", "water:Water",
				"flight:Flight", "turn", "astern", "seats" } },
			{ "terrain", 0, SHEET_NOTED | SHEET_TWICE, { "name", "pace", "cover",
				"behind:Behind" } } } },
		{ 36, {
			{ "weapons", 0, 0, { "name", "short", "medium", "long", "dice", "alone",
				"hit:Hit", "wound>wound-modifiers.modifier:Wound",
				"vehicle>vehicle-modifiers.modifier:Vehicle",
				"melee>melee-chart.base:Melee", "after" } },
			{ "shooting", 0, 0, { "name", "modifier", "divide:Divided" } },
			{ "blast", 0, 0, { "name", "radius", "hit:Hit", "stands", "sees",
				"nearest:Nearest", "alone:Alone" } },
			{ "charge", 64, 0, { "name", "passes", "fails" } },
			BARE("melee-chart", 36, "base"),
			{ "luck", 0, SHEET_BARE | SHEET_THRICE, { "least..most", "name",
				"luck" } } } },
		{ 32, {
			MODIFIERS("melee", 0),
			{ "wound", 0, 0, { "least..most:Die", "name", "melee", "effect" } },
			MODIFIERS("wound-modifiers", 0),
			{ "swimming", 0, 0, { "name", "movement", "turns" } },
			{ "vehicle-damage", 0, 0, { "least..most:Die", "soft", "soft-aboard",
				"armoured", "armoured-aboard" } },
			MODIFIERS("vehicle-modifiers", 0),
			{ "morale-modifiers", 56, 0, { "name", "modifier", "each:Each" } },
			{ "ladder", 44, 0, { "name", "result", "turns" } },
			BARE("morale", 42, "point"),
			{ "melee-morale", 58, 0, { "name", "passes", "fails" } },
			{ "rally", 0, 0, { "name", "turns", "passes", "fails" } } } } } },
	{ "risk", 68, true, {
		{ 32, {
			BARE("phases", 0, "help"),
			{ "factors", 0, 0, { "name", "factor", "range", "each:Each" } },
			{ "commands", 0, 0, { "name", "plain:Plain", "blue:Blue", "target",
				"charge" } },
			BARE("movement", 40, "rate"),
			BARE("testing", 60, "value/length"),
			{ "visibility", 0, 0, { "name", "automatic:Always", "die", "range",
				"depth" } },
			{ "terrain", 0, SHEET_TWICE, { "name", "pace", "cover",
				"mounted:Mounted" } } } },
		{ 36, {
			{ "missile", 0, 0, { "name", "d1", "d2", "d3", "d4", "d5", "d6" } },
			{ "close", 0, SHEET_NOTED, { "name", "d1", "d2", "d3", "d4", "d5", "d6" } },
			{ "outcomes", 0, 0, { "name", "effect", "bonus", "native-die:Natives",
				"near", "strength" } },
			{ "weapons", 0, 0, { "name", "short", "medium", "long",
				"melee:Melee", "bayonet", "damage", "loader:Loader", "missile",
				"thrown:Thrown" } },
			{ "fire", 0, 0, { "name", "still", "moving", "up-to", "further", "load" } },
			{ "to-hit", 46, 0, { "name", "open", "soft:Soft", "hard:Hard" } },
			MODIFIERS("hit-modifiers", 54) } },
		{ 32, {
			{ "damage", 0, 0, { "name", "d1", "d2", "d3", "d4", "d5", "d6" } },
			MODIFIERS("damage-modifiers", 0),
			{ "casualties", 0, 0, { "name", "near", "effect" } },
			{ "wounds", 0, 0, { "name", "rate", "raw", "effect" } },
			BARE("melee", 0, "effect"),
			{ "melee-modifiers", 0, 0, { "name", "modifier", "each:Each" } },
			{ "melee-harm", 45, SHEET_BARE, { "least..most:Die", "name" } },
			{ "after-melee", 55, 0, { "name", "back:Back", "follows:Follows",
				"wound:Wound" } },
			BARE("house", 0, "value/length") } } } },
	{ "moro", 108, true, {
		{ 33, {
			BARE("phases", 0, "help"),
			MODIFIERS("toss", 0),
			{ "sighting", 38, 0, { "name", "need:≥" } },
			{ "movement", 62, 0, { "name", "clear:Clear", "jungle" } },
			{ "terrain", 0, SHEET_TWICE, { "name", "place" } } } },
		{ 35, {
			{ "weapons", 0, SHEET_NOTED, { "name", "short", "short-need:≥", "long",
				"long-need:≥", "dice", "crew", "thrown" } },
			MODIFIERS("fire", 0),
			BARE("melee-order", 0, "effect"),
			MODIFIERS("melee", 0) } },
		{ 32, {
			BARE("morale", 0, "base"),
			MODIFIERS("morale-modifiers", 0),
			{ "failing", 0, 0, { "name", "above", "back", "effect" } },
			BARE("numbers", 0, "value/length") } } } },
	{ "participation", 65, true, {
		{ 30, {
			{ "phases", 0, SHEET_BARE | SHEET_THRICE, { "name" } },
			{ "movement", 45, 0, { "name", "times", "fires:Fires", "fights:Fights" } },
			{ "loads", 55, 0, { "name", "deducts", "bearers" } },
			BARE("obstacles", 44, "deducts"),
			{ "speech", 56, 0, { "name", "understood:Clear", "heard" } },
			{ "terrain", 0, SHEET_TWICE, { "name", "obstacle", "cover" } },
			{ "shooting", 0, SHEET_BARE | SHEET_TWICE, { "name", "modifier" } },
			{ "morale-causes", 0, SHEET_BARE | SHEET_TWICE, { "name", "within" } },
			{ "morale", 0, 0, { "name", "modifier", "each", "within" } } } },
		{ 38, {
			{ "weapons", 0, 0, { "name", "short", "short-need:≥", "medium",
				"medium-need:≥", "long", "long-need:≥", "dice", "divided:By", "sdd",
				"harm", "factor" } },
			BARE("effect", 50, "least..most:Die"),
			MODIFIERS("effect-modifiers", 50),
			{ "throwing", 60, 0, { "name", "range", "sdd", "half:Half", "full:Full",
				"fails", "comes-of-it:What" } },
			BARE("burst", 40, "sdd"),
			BARE("exploding-point", 50, "least..most:Die"),
			MODIFIERS("exploding-modifiers", 50),
			MODIFIERS("fighting", 40),
			{ "outnumbering", 60, SHEET_BARE | SHEET_TWICE, { "name", "modifier" } },
			BARE("fight-people", 50, "least..most"),
			BARE("fight-creatures", 50, "least..most") } },
		{ 32, {
			{ "piercing", 0, 0, { "effect:Who", "least..most:Die", "name" } },
			{ "bludgeoning", 0, SHEET_TWICE, { "effect:Who", "least..most:Die",
				"name" } },
			{ "injuries", 0, 0, { "name", "deducts", "fight", "bandaged", "die",
				"when", "then", "wounds" } },
			{ "states", 0, 0, { "name", "recovers", "moves", "effect" } },
			{ "courage", 0, 0, { "name", "controlled", "obedient", "shaken",
				"panicked", "terrified", "less" } },
			{ "morale-results", 0, 0, { "name", "may-move:Move", "may-act:Act",
				"modifier:Mod.", "effect" } },
			{ "nerve", 0, SHEET_TWICE, { "name", "modifier:Mod.", "to" } },
			BARE("nerve-results", 0, "least..most:Die") } } } },
	{ .book = NULL }
};

const struct sheet *sheet_find(const char *book)
{
	for (const struct sheet *s = sheets; s->book; s++)
		if (strcmp(s->book, book) == 0)
			return s;
	return NULL;
}
