/* Made by compile-rulebook from actions.yaml; change that. */
#include <stddef.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/sheet.h"

/* factors */
static const struct column columns_0[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Situation", COLUMN_TEXT, 0, 0, false, NULL },
	{ "factor", "Factor", COLUMN_NUMBER, -9, 9, false, NULL },
	{ "range", "Within", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "each", "For each tenth", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_0[] = {
	{ true, 0, "no-enemy" },
	{ true, 0, "No enemy in sight, nor friends retreating in sight" },
	{ true, -4, "-4" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "hero" },
	{ true, 0, "Hero with the unit or superior quality" },
	{ true, -1, "-1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "cover" },
	{ true, 0, "Entirely in cover or advancing" },
	{ true, -1, "-1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "in-range" },
	{ true, 0, "An enemy in clear sight, within whose range it is" },
	{ true, 1, "+1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "raw" },
	{ true, 0, "Raw and within range of any enemy in sight" },
	{ true, 1, "+1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "losses" },
	{ true, 0, "Each 10 % of the group wounded or killed" },
	{ true, 1, "+1" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 0, "flank" },
	{ true, 0, "Enemy in sight to flank or rear, or friends retreating or routing near" },
	{ true, 2, "+2" },
	{ true, 250, "25 cm" },
	{ true, 0, "no" },
	{ true, 0, "cavalry" },
	{ true, 0, "Natives near enemy cavalry" },
	{ true, 2, "+2" },
	{ true, 500, "50 cm" },
	{ true, 0, "no" },
	{ true, 0, "routing" },
	{ true, 0, "Routing, or suffering more casualties in melee" },
	{ true, 3, "+3" },
	{ false, 0, "-" },
	{ true, 0, "no" },
};
static const char *const sources_0[] = {
	"K:7", "K:9", "K:10", "K:12", "K:13", "K:14", "K:16", "K:17", "K:19"
};

/* missile */
static const char *const words_1_4[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_1_5[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_1_6[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_1_7[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_1_8[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_1_9[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const struct column columns_1[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Risk factor", COLUMN_TEXT, 0, 0, false, NULL },
	{ "least", "From", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "most", "To", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "d1", "1", COLUMN_TEXT, 0, 0, false, words_1_4 },
	{ "d2", "2", COLUMN_TEXT, 0, 0, false, words_1_5 },
	{ "d3", "3", COLUMN_TEXT, 0, 0, false, words_1_6 },
	{ "d4", "4", COLUMN_TEXT, 0, 0, false, words_1_7 },
	{ "d5", "5", COLUMN_TEXT, 0, 0, false, words_1_8 },
	{ "d6", "6", COLUMN_TEXT, 0, 0, false, words_1_9 },
};
static const struct entry entries_1[] = {
	{ true, 0, "rf0" },
	{ true, 0, "Up to 0" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 5, "advance*" },
	{ true, 0, "works" },
	{ true, 0, "Up to 0, defending works" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 0, "falling-back" },
	{ true, 0, "Up to 0, falling back" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 3, "halt*" },
	{ true, 3, "halt*" },
	{ true, 0, "rf1" },
	{ true, 0, "Just 1" },
	{ true, 1, "1" },
	{ true, 1, "1" },
	{ true, 3, "halt*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 7, "attack*" },
	{ true, 0, "rf2" },
	{ true, 0, "2 to 5" },
	{ true, 2, "2" },
	{ true, 5, "5" },
	{ true, 8, "retreat" },
	{ true, 2, "halt" },
	{ true, 3, "halt*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 0, "rf6" },
	{ true, 0, "6 to 8" },
	{ true, 6, "6" },
	{ true, 8, "8" },
	{ true, 10, "rout" },
	{ true, 8, "retreat" },
	{ true, 2, "halt" },
	{ true, 3, "halt*" },
	{ true, 3, "halt*" },
	{ true, 5, "advance*" },
	{ true, 0, "rf9" },
	{ true, 0, "9 and more" },
	{ true, 9, "9" },
	{ false, 0, "-" },
	{ true, 10, "rout" },
	{ true, 10, "rout" },
	{ true, 10, "rout" },
	{ true, 8, "retreat" },
	{ true, 9, "retreat*" },
	{ true, 3, "halt*" },
};
static const char *const sources_1[] = {
	"K:41", "K:41", "K:42", "K:43", "K:44", "K:45", "K:46"
};

/* close */
static const char *const words_2_4[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_2_5[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_2_6[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_2_7[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_2_8[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_2_9[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const struct column columns_2[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Risk factor", COLUMN_TEXT, 0, 0, false, NULL },
	{ "least", "From", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "most", "To", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "d1", "1", COLUMN_TEXT, 0, 0, false, words_2_4 },
	{ "d2", "2", COLUMN_TEXT, 0, 0, false, words_2_5 },
	{ "d3", "3", COLUMN_TEXT, 0, 0, false, words_2_6 },
	{ "d4", "4", COLUMN_TEXT, 0, 0, false, words_2_7 },
	{ "d5", "5", COLUMN_TEXT, 0, 0, false, words_2_8 },
	{ "d6", "6", COLUMN_TEXT, 0, 0, false, words_2_9 },
};
static const struct entry entries_2[] = {
	{ true, 0, "rf0" },
	{ true, 0, "Up to 0" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 5, "advance*" },
	{ true, 0, "works" },
	{ true, 0, "Up to 0, defending works" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 0, "falling-back" },
	{ true, 0, "Up to 0, falling back" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 1, "carry-on*" },
	{ true, 3, "halt*" },
	{ true, 3, "halt*" },
	{ true, 0, "rf1" },
	{ true, 0, "1 to 2" },
	{ true, 1, "1" },
	{ true, 2, "2" },
	{ true, 3, "halt*" },
	{ true, 5, "advance*" },
	{ true, 5, "advance*" },
	{ true, 7, "attack*" },
	{ true, 7, "attack*" },
	{ true, 7, "attack*" },
	{ true, 0, "rf3" },
	{ true, 0, "3 to 6" },
	{ true, 3, "3" },
	{ true, 6, "6" },
	{ true, 8, "retreat" },
	{ true, 2, "halt" },
	{ true, 3, "halt*" },
	{ true, 5, "advance*" },
	{ true, 7, "attack*" },
	{ true, 7, "attack*" },
	{ true, 0, "rf7" },
	{ true, 0, "7 to 8" },
	{ true, 7, "7" },
	{ true, 8, "8" },
	{ true, 10, "rout" },
	{ true, 8, "retreat" },
	{ true, 9, "retreat*" },
	{ true, 3, "halt*" },
	{ true, 3, "halt*" },
	{ true, 7, "attack*" },
	{ true, 0, "rf9" },
	{ true, 0, "9 and more" },
	{ true, 9, "9" },
	{ false, 0, "-" },
	{ true, 10, "rout" },
	{ true, 10, "rout" },
	{ true, 10, "rout" },
	{ true, 8, "retreat" },
	{ true, 9, "retreat*" },
	{ true, 3, "halt*" },
};
static const char *const sources_2[] = {
	"K:51", "K:51", "K:52", "K:53", "K:54", "K:55", "K:56"
};

/* outcomes */
static const struct column columns_3[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Word", COLUMN_TEXT, 0, 0, false, NULL },
	{ "bonus", "Further", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "native-die", "Natives' die in cm", COLUMN_NUMBER, 2, 20, true, NULL },
	{ "near", "Near", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "strength", "Strength", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "effect", "What the unit does", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_3[] = {
	{ true, 0, "attack" },
	{ true, 0, "Attack" },
	{ false, 0, "-" },
	{ true, 6, "6" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Closes with the nearest enemy unit and charges it if in reach" },
	{ true, 0, "advance" },
	{ true, 0, "Advance" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 500, "50 cm" },
	{ false, 0, "-" },
	{ true, 0, "Goes towards the nearest enemy; missile troops stop at medium range, others attack once near" },
	{ true, 0, "halt" },
	{ true, 0, "Halt" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Stays where it is and may turn to face the nearest enemy" },
	{ true, 0, "retreat" },
	{ true, 0, "Retreat" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 50, "50" },
	{ true, 0, "Goes away from the nearest known enemy or to cover further from all; strong enough and in cover it may stay" },
	{ true, 0, "rout" },
	{ true, 0, "Rout" },
	{ true, 50, "5 cm" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Runs away from the nearest enemies, neither fights nor shoots; surrenders if surrounded" },
	{ true, 0, "carry-on" },
	{ true, 0, "Carry on" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Goes on with what it is doing" },
};
static const char *const sources_3[] = {
	"K:58", "K:59", "K:60", "K:61", "K:62", "K:41"
};

/* testing */
static const struct column columns_4[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "value", "Number", COLUMN_NUMBER, 2, 20, true, NULL },
	{ "length", "Length", COLUMN_LENGTH, 0, 5000, true, NULL },
};
static const struct entry entries_4[] = {
	{ true, 0, "action-die" },
	{ true, 0, "Sides of the die for action tests" },
	{ true, 6, "6" },
	{ false, 0, "-" },
	{ true, 0, "platoon" },
	{ true, 0, "Units of a platoon that test together, from each other" },
	{ false, 0, "-" },
	{ true, 50, "5 cm" },
	{ true, 0, "platoon-officer" },
	{ true, 0, "Officer or NCO from his platoon" },
	{ false, 0, "-" },
	{ true, 50, "5 cm" },
};
static const char *const sources_4[] = {
	"K:21", "K:32", "K:32"
};

static const struct rule_table tables[] = {
	{ "factors", "Risk factors", "Risk Factors (K:5)", "K-1", "Every line that fits counts; the line of losses once for each full tenth.",
		5, 9, columns_0, entries_0, sources_0 },
	{ "missile", "Actions of missile troops", "Actions Table: gunpowder weapons, bows, slings and the like (K:38)", "K-5", "A star marks a blue word, which commanded units and heroes ignore. Up to 0 defenders of works and units falling back have rows of their own.",
		10, 7, columns_1, entries_1, sources_1 },
	{ "close", "Actions of close combat troops", "Actions Table: close combat weapons only (K:48)", "K-5", "A star marks a blue word, which commanded units and heroes ignore. Up to 0 defenders of works and units falling back have rows of their own.",
		10, 7, columns_2, entries_2, sources_2 },
	{ "outcomes", "What the words mean", "Actions (K:58)", "K-7", "Strength is the part of the original unit, in percent.",
		7, 6, columns_3, entries_3, sources_3 },
	{ "testing", "How a test is thrown", "Risk Factors (K:21, K:32)", "K-8", "",
		4, 3, columns_4, entries_4, sources_4 },
};

static const struct rule rules[] = {
	{ "K-1", "Adding up the risk", "A unit's risk factor is the sum of all lines of the list that fit it, each counted on its own and once; losses count +1 for each full 10 % of the group wounded or killed. A hero or superior quality is one line of -1, cover or advancing another.", "K:5, K:14, ruling" },
	{ "K-2", "The action die", "A unit throws one D6. It has no modifier unless the scenario gives the unit one, and the result is held to 1 to 6.", "K:21, K:23, ruling" },
	{ "K-3", "Which action table", "Troops with gunpowder weapons, bows, slings and the like use one table, troops with close combat weapons only (spears and hatchets too) the other. A mixed unit follows the majority, and the missile table on a tie.", "K:38, K:48, ruling" },
	{ "K-4", "Little risk", "Up to a factor of 0 a unit carries on; on a 6 it moves towards the nearest enemy it sees (close combat troops: or where one was last seen), unless it defends works. A unit falling back halts on a 5 or 6 in the nearest cover, facing the last known enemy, and else goes on falling back.", "K:41, K:42, ruling" },
	{ "K-5", "The action tables", "Find the row of the factor and the column of the die. Words printed blue bind uncommanded units alone; plain words bind everybody who tests.", "K:38, K:48" },
	{ "K-6", "All test at once", "All units that test do so at the same moment and act at once. Uncommanded units shoot at the nearest enemy only, measured from their nearest figure.", "K:5, K:28, ruling" },
	{ "K-7", "What the words mean", "Attack closes with the nearest enemy and charges if in reach; natives move a D6 in cm further. Advance goes towards the nearest enemy; missile troops stop at medium range, others attack once within 50 cm (20\"). Halt stays and may turn to face. Retreat goes away from the nearest known enemy or to the nearest cover further from all; in cover with at least half its strength a unit may stay. Rout runs from the enemy at its move and 5 cm (2\") more, neither fights nor shoots, and surrenders if surrounded.", "K:58" },
	{ "K-8", "Platoons test together", "Formed troops of one platoon whom nobody commands, within 5 cm (2\") of each other and with an officer or NCO as near, throw one die. If each unit's own result is blue, all do that of the officer's unit; otherwise each obeys its own.", "K:32, ruling" },
	{ "X-32", "Falling back has its own line", "For a unit that is falling back, up to a factor of 0, only the line for it holds: 1 to 4 it goes on, 5 and 6 it halts in the nearest cover.", "K:42, ruling" },
	{ "X-31", "One die for a platoon", "A platoon throws one D6 and each of its units reads it by its own risk factor. If all words are blue, all do that of the officer's unit; a unit whose word is plain obeys that, and the others their own.", "K:32, ruling" },
	{ "X-34", "The natives' die", "Natives told to attack add a D6 in cm to the whole of that turn's movement, whether they reach the enemy or not. The die is thrown once for the unit.", "K:58, ruling" },
	{ "X-90", "A platoon and its officer", "A platoon is together when each of its units is within 5 cm (2\") of another and all hang together; if one has strayed each throws its own die. Its officers are the leaders of all units of its name, commanded or not; the first of the roster counts, and where somebody commands his unit the nearest other is the officer's.", "K:32, house" },
	{ "S-K-2", "Advancing and falling back", "Whether a unit advances or falls back is told by what it did in the turn before; in the first turn it does neither.", "ruling" },
	{ "S-K-3", "Cover and advance", "A unit that is both entirely in cover and advancing counts that line once.", "K:10" },
	{ "S-K-4", "Raw and in range", "The lines for being in range and for being raw in range can both count. Range is the longest of the enemy's weapons, for close combat arms the reach of a charge.", "K:12, K:13, ruling" },
	{ "S-K-5", "Clear sight", "An enemy in clear sight stands neither in cover nor where he could hide, and nothing hides a part of him; in sight is whoever can be seen at all.", "K:12, K:13, ruling" },
	{ "S-K-6", "Counting losses", "Losses are counted against the strength at the game's start, the dead, wounded and captive each once, in full tenths.", "K:14, ruling" },
	{ "S-K-7", "Friends who retreat", "Friends retreat or rout by what they did last turn. With such friends in sight the line for seeing no enemy does not count.", "K:7, K:16, ruling" },
	{ "S-K-9", "Routing or beaten", "Routing and having come off worse in last turn's melee are one line and count once.", "K:19, ruling" },
	{ "S-K-11", "Carrying on at first", "A unit told to carry on before it has done anything halts; to move towards the enemy is a full move of an advance.", "K:41, ruling" },
	{ "S-K-12", "Whose table", "Spears, hatchets and rocks are close combat weapons although they are thrown. A unit with as many shooters as others uses the missile table.", "K:71, ruling" },
	{ "S-K-15", "Advancing shooters", "Missile troops advance to the outermost place from which the nearest enemy is within medium range; those who are nearer halt.", "ruling" },
	{ "Y-19", "What a word comes to", "A test is told with what the unit will do by it: a 6 at little risk with nobody to go for is told as carry on.", "K:41, ruling" },
	{ "C-14", "Uncommanded units", "Units that nobody commands are driven by the risk-factor action tables (K-1 to K-9), whose result becomes an order of the system in play. Centimetres of those tables are converted at 2.5 to the inch.", "ruling" },
	{ "K-9", "Words as orders", "Attack is a charge if it reaches, else the fastest lawful move to close. Advance is a patrol move, with which missile troops stop at medium range and shoot. Halt is stationary, retreat the fastest lawful move away that may still shoot, rout the system's own rout. What the system forbids or forces comes first.", "ruling" },
	{ "S-K-1", "Who tests, and when", "Every unit that nobody commands tests in every turn, even with no enemy near.", "ruling" },
	{ "S-K-14", "Attacking shooters", "Missile troops told to attack charge if they reach the enemy, and else close with him at their fastest lawful move.", "ruling" },
	{ "S-K-17", "Which way to retreat", "A retreat goes to the nearest cover in reach that is further from every enemy in sight, else straight away. Those in cover who have half their strength stay.", "K:61, ruling" },
};

static const char *const pieces_0[] = {
	"factors", "missile", "close", "outcomes", "testing", NULL
};
static const struct subject_part subjects[] = {
	{ "uncommanded", pieces_0 },
	{ NULL, NULL }
};

const struct rulebook rulebook_actions = {
	"actions", "Action tables", "K", "untitled risk factor rules for uncommanded troops",
	10, 10, " cm",
	5, 28, tables, rules, subjects, NULL
};
