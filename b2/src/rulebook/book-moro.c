/* Made by compile-rulebook from moro.yaml; change that. */
#include <stddef.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/sheet.h"

/* phases */
static const struct column columns_0[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Part", COLUMN_TEXT, 0, 0, false, NULL },
	{ "help", "What is done", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_0[] = {
	{ true, 0, "toss" },
	{ true, 0, "Activation" },
	{ true, 0, "Each side throws a D10; the higher activates a unit" },
	{ true, 0, "sight" },
	{ true, 0, "Sighting" },
	{ true, 0, "A US unit that will move looks for hidden counters" },
	{ true, 0, "move" },
	{ true, 0, "Movement" },
	{ true, 0, "Two dice for the leader, the figures round him" },
	{ true, 0, "melee" },
	{ true, 0, "Melee" },
	{ true, 0, "If the unit charged and touches an enemy" },
	{ true, 0, "fire" },
	{ true, 0, "Fire" },
	{ true, 0, "If it did not charge" },
	{ true, 0, "morale" },
	{ true, 0, "Morale" },
	{ true, 0, "Of a target that has lost figures" },
};
static const char *const sources_0[] = {
	"M:7", "M:12", "M:13", "M:14", "M:15", "M:16"
};

/* toss */
static const struct column columns_1[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -99, 99, false, NULL },
};
static const struct entry entries_1[] = {
	{ true, 0, "lost" },
	{ true, 0, "Each toss lost since the side last won one" },
	{ true, 1, "+1" },
};
static const char *const sources_1[] = {
	"M:9"
};

/* sighting */
static const struct column columns_2[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Range", COLUMN_TEXT, 0, 0, false, NULL },
	{ "most", "Up to", COLUMN_LENGTH, 0, 990, false, NULL },
	{ "need", "Number", COLUMN_NUMBER, 0, 9, true, NULL },
};
static const struct entry entries_2[] = {
	{ true, 0, "two" },
	{ true, 0, "Up to 2\"" },
	{ true, 20, "2\"" },
	{ false, 0, "-" },
	{ true, 0, "four" },
	{ true, 0, "Up to 4\"" },
	{ true, 40, "4\"" },
	{ true, 3, "3" },
	{ true, 0, "eight" },
	{ true, 0, "Up to 8\"" },
	{ true, 80, "8\"" },
	{ true, 5, "5" },
	{ true, 0, "twelve" },
	{ true, 0, "Up to 12\"" },
	{ true, 120, "12\"" },
	{ true, 7, "7" },
	{ true, 0, "far" },
	{ true, 0, "Up to 24\"" },
	{ true, 240, "24\"" },
	{ true, 8, "8" },
};
static const char *const sources_2[] = {
	"M:18", "M:18", "M:18", "M:18", "M:18"
};

/* terrain */
static const char *const words_3_4[] = {
	"none", "soft", "medium", "hard", NULL
};
static const char *const words_3_5[] = {
	"none", "soft", "medium", "hard", NULL
};
static const char *const words_3_11[] = {
	"open", "crops", "sand", "forest", "jungle", "water", "deep", "swamp", "road", "hut", "mud", "stone", "works", "wall", "door", "rock", "fire", NULL
};
static const char *const words_3_12[] = {
	"clear", "jungle", "building", "fort", "trail", NULL
};
static const struct column columns_3[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Ground", COLUMN_TEXT, 0, 0, false, NULL },
	{ "sign", "Sign", COLUMN_TEXT, 0, 0, false, NULL },
	{ "pace", "Pace", COLUMN_NUMBER, 0, 240, false, NULL },
	{ "cover", "Cover", COLUMN_TEXT, 0, 0, false, words_3_4 },
	{ "behind", "Cover behind it", COLUMN_TEXT, 0, 0, false, words_3_5 },
	{ "conceals", "Conceals", COLUMN_FLAG, 0, 1, false, NULL },
	{ "opaque", "Opaque", COLUMN_FLAG, 0, 1, false, NULL },
	{ "height", "Height", COLUMN_NUMBER, 0, 1, false, NULL },
	{ "visibility", "Visibility", COLUMN_LENGTH, 10, 990, true, NULL },
	{ "works", "Works", COLUMN_FLAG, 0, 1, false, NULL },
	{ "role", "Drawn as", COLUMN_TEXT, 0, 0, false, words_3_11 },
	{ "place", "Place", COLUMN_TEXT, 0, 0, false, words_3_12 },
};
static const struct entry entries_3[] = {
	{ true, 0, "open" },
	{ true, 0, "open ground" },
	{ true, 0, "." },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "open" },
	{ true, 0, "clear" },
	{ true, 0, "crops" },
	{ true, 0, "crops" },
	{ true, 0, "," },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 1, "crops" },
	{ true, 0, "clear" },
	{ true, 0, "road" },
	{ true, 0, "road" },
	{ true, 0, "_" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 4, "trail" },
	{ true, 0, "trail" },
	{ true, 0, "trail" },
	{ true, 0, ":" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 4, "trail" },
	{ true, 0, "jungle" },
	{ true, 0, "jungle" },
	{ true, 0, "%" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 4, "jungle" },
	{ true, 1, "jungle" },
	{ true, 0, "forest" },
	{ true, 0, "forest" },
	{ true, 0, "&" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 3, "forest" },
	{ true, 1, "jungle" },
	{ true, 0, "swamp" },
	{ true, 0, "mangrove swamp" },
	{ true, 0, ";" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 7, "swamp" },
	{ true, 1, "jungle" },
	{ true, 0, "stream" },
	{ true, 0, "stream" },
	{ true, 0, "~" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 5, "water" },
	{ true, 1, "jungle" },
	{ true, 0, "ford" },
	{ true, 0, "ford" },
	{ true, 0, "f" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 5, "water" },
	{ true, 1, "jungle" },
	{ true, 0, "river" },
	{ true, 0, "river" },
	{ true, 0, "=" },
	{ true, 0, "0" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 6, "deep" },
	{ true, 0, "clear" },
	{ true, 0, "deep" },
	{ true, 0, "deep water" },
	{ true, 0, "D" },
	{ true, 0, "0" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 6, "deep" },
	{ true, 0, "clear" },
	{ true, 0, "beach" },
	{ true, 0, "beach" },
	{ true, 0, "s" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 2, "sand" },
	{ true, 0, "clear" },
	{ true, 0, "hut" },
	{ true, 0, "hut" },
	{ true, 0, "n" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 9, "hut" },
	{ true, 2, "building" },
	{ true, 0, "house" },
	{ true, 0, "house" },
	{ true, 0, "m" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 10, "mud" },
	{ true, 2, "building" },
	{ true, 0, "fort" },
	{ true, 0, "cotta" },
	{ true, 0, "F" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 12, "works" },
	{ true, 3, "fort" },
	{ true, 0, "wall" },
	{ true, 0, "wall of a cotta" },
	{ true, 0, "#" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 13, "wall" },
	{ true, 3, "fort" },
	{ true, 0, "trench" },
	{ true, 0, "trench" },
	{ true, 0, "X" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 12, "works" },
	{ true, 3, "fort" },
	{ true, 0, "rock" },
	{ true, 0, "rocks" },
	{ true, 0, "^" },
	{ true, 12, "12" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 15, "rock" },
	{ true, 1, "jungle" },
};
static const char *const sources_3[] = {
	"M:23 M:43", "house", "M:23 M:43", "M:23 M:43", "M:23 S-M-7", "house", "house", "house", "house", "house", "house", "house", "M:65 M:74", "M:65 M:74", "M:44 M:64 M:73", "M:44 M:64 M:73", "M:64 S-M-8", "house"
};

/* movement */
static const char *const words_4_2[] = {
	"total", "lowest", "highest", NULL
};
static const char *const words_4_3[] = {
	"total", "lowest", "highest", NULL
};
static const struct column columns_4[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Unit type", COLUMN_TEXT, 0, 0, false, NULL },
	{ "clear", "Clear and trail", COLUMN_TEXT, 0, 0, false, words_4_2 },
	{ "jungle", "Jungle", COLUMN_TEXT, 0, 0, false, words_4_3 },
};
static const struct entry entries_4[] = {
	{ true, 0, "infantry" },
	{ true, 0, "US infantry" },
	{ true, 0, "total" },
	{ true, 1, "lowest" },
	{ true, 0, "moros" },
	{ true, 0, "Moros" },
	{ true, 0, "total" },
	{ true, 2, "highest" },
	{ true, 0, "gun" },
	{ true, 0, "Gatling or cannon limbered" },
	{ true, 0, "total" },
	{ true, 1, "lowest" },
};
static const char *const sources_4[] = {
	"M:24", "M:25", "M:26"
};

/* weapons */
static const char *const words_5_7[] = {
	"none", "gatling", "cannon", NULL
};
static const struct column columns_5[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Weapon", COLUMN_TEXT, 0, 0, false, NULL },
	{ "short", "Short", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "short-need", "Number", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "long", "Long", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "long-need", "Number", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "dice", "Dice", COLUMN_NUMBER, 0, 9, false, NULL },
	{ "piece", "Piece", COLUMN_TEXT, 0, 0, false, words_5_7 },
	{ "crew", "Crew", COLUMN_NUMBER, 0, 9, false, NULL },
	{ "thrown", "Thrown", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_5[] = {
	{ true, 0, "rifle" },
	{ true, 0, "US rifle" },
	{ true, 120, "12\"" },
	{ true, 7, "7" },
	{ true, 240, "24\"" },
	{ true, 8, "8" },
	{ true, 1, "1" },
	{ true, 0, "none" },
	{ true, 1, "1" },
	{ true, 0, "no" },
	{ true, 0, "pistol" },
	{ true, 0, "US pistol" },
	{ true, 40, "4\"" },
	{ true, 7, "7" },
	{ true, 80, "8\"" },
	{ true, 8, "8" },
	{ true, 1, "1" },
	{ true, 0, "none" },
	{ true, 1, "1" },
	{ true, 0, "no" },
	{ true, 0, "spear" },
	{ true, 0, "Moro spear" },
	{ true, 40, "4\"" },
	{ true, 8, "8" },
	{ true, 80, "8\"" },
	{ true, 9, "9" },
	{ true, 1, "1" },
	{ true, 0, "none" },
	{ true, 1, "1" },
	{ true, 1, "yes" },
	{ true, 0, "moro-rifle" },
	{ true, 0, "Moro rifle" },
	{ true, 80, "8\"" },
	{ true, 8, "8" },
	{ true, 160, "16\"" },
	{ true, 9, "9" },
	{ true, 1, "1" },
	{ true, 0, "none" },
	{ true, 1, "1" },
	{ true, 0, "no" },
	{ true, 0, "gatling" },
	{ true, 0, "Gatling gun" },
	{ true, 120, "12\"" },
	{ true, 7, "7" },
	{ true, 240, "24\"" },
	{ true, 8, "8" },
	{ true, 4, "4" },
	{ true, 1, "gatling" },
	{ true, 1, "1" },
	{ true, 0, "no" },
	{ true, 0, "moro-cannon" },
	{ true, 0, "Moro cannon" },
	{ true, 120, "12\"" },
	{ true, 8, "8" },
	{ true, 240, "24\"" },
	{ true, 9, "9" },
	{ true, 0, "0" },
	{ true, 2, "cannon" },
	{ true, 4, "4" },
	{ true, 0, "no" },
	{ true, 0, "cannon" },
	{ true, 0, "US cannon" },
	{ true, 180, "18\"" },
	{ true, 7, "7" },
	{ true, 360, "36\"" },
	{ true, 8, "8" },
	{ true, 0, "0" },
	{ true, 2, "cannon" },
	{ true, 4, "4" },
	{ true, 0, "no" },
	{ true, 0, "blade" },
	{ true, 0, "Blade" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ true, 0, "none" },
	{ true, 1, "1" },
	{ true, 0, "no" },
};
static const char *const sources_5[] = {
	"M:31", "M:32", "M:33", "M:34", "M:35 M:39 S-M-24", "M:36 M:41", "M:37 M:41", "house"
};

/* fire */
static const struct column columns_6[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -99, 99, false, NULL },
};
static const struct entry entries_6[] = {
	{ true, 0, "open" },
	{ true, 0, "Target in the open, on a trail" },
	{ true, 1, "+1" },
	{ true, 0, "fort" },
	{ true, 0, "Target in a fort or trench" },
	{ true, -1, "-1" },
	{ true, 0, "still" },
	{ true, 0, "The unit did not move (never before melee)" },
	{ true, 1, "+1" },
	{ true, 0, "grapeshot" },
	{ true, 0, "A cannon at under 6\"" },
	{ true, 4, "+4" },
};
static const char *const sources_6[] = {
	"M:43", "M:44 S-M-8", "M:45", "M:46 X-36"
};

/* morale */
static const struct column columns_7[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Troops", COLUMN_TEXT, 0, 0, false, NULL },
	{ "base", "Base", COLUMN_NUMBER, 0, 100, false, NULL },
};
static const struct entry entries_7[] = {
	{ true, 0, "regulars" },
	{ true, 0, "Regulars" },
	{ true, 80, "80" },
	{ true, 0, "scouts" },
	{ true, 0, "Scouts and volunteers" },
	{ true, 70, "70" },
	{ true, 0, "constabulary" },
	{ true, 0, "Constabulary" },
	{ true, 65, "65" },
	{ true, 0, "warriors" },
	{ true, 0, "Moro warriors" },
	{ true, 70, "70" },
	{ true, 0, "juramentados" },
	{ true, 0, "Juramentados" },
	{ true, 95, "95" },
};
static const char *const sources_7[] = {
	"M-11 house", "M-11 house", "M-11 house", "M-11 house", "M-11 house"
};

/* morale-modifiers */
static const struct column columns_8[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -99, 99, false, NULL },
};
static const struct entry entries_8[] = {
	{ true, 0, "small" },
	{ true, 0, "Each loss of a unit of up to ten" },
	{ true, -5, "-5" },
	{ true, 0, "large" },
	{ true, 0, "Each loss of a larger unit" },
	{ true, -3, "-3" },
	{ true, 0, "fort" },
	{ true, 0, "In a fort or trench" },
	{ true, 20, "+20" },
	{ true, 0, "building" },
	{ true, 0, "In a building" },
	{ true, 10, "+10" },
};
static const char *const sources_8[] = {
	"M:62 S-M-10", "M:63 S-M-10", "M:64", "M:65"
};

/* failing */
static const struct column columns_9[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Failing", COLUMN_TEXT, 0, 0, false, NULL },
	{ "above", "Above", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "back", "Runs", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "effect", "Effect", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_9[] = {
	{ true, 0, "rout" },
	{ true, 0, "Modified morale above it" },
	{ true, 50, "50" },
	{ true, 120, "12\"" },
	{ true, 0, "Runs straight away and has had its action" },
	{ true, 0, "removed" },
	{ true, 0, "Modified morale of so much or less" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Is taken off the table" },
	{ true, 0, "closing" },
	{ true, 0, "An attacker about to close" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "Stops one step short; nothing more" },
};
static const char *const sources_9[] = {
	"M:58", "M:59", "M:60 X-39"
};

/* melee-order */
static const struct column columns_10[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Step", COLUMN_TEXT, 0, 0, false, NULL },
	{ "effect", "What is done", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_10[] = {
	{ true, 0, "defender" },
	{ true, 0, "Defender" },
	{ true, 0, "Tests morale" },
	{ true, 0, "fire" },
	{ true, 0, "Defensive fire" },
	{ true, 0, "If it holds, without the bonus for not having moved" },
	{ true, 0, "attacker" },
	{ true, 0, "Attacker" },
	{ true, 0, "Tests morale" },
	{ true, 0, "fight" },
	{ true, 0, "Melee" },
	{ true, 0, "If it passes, all in contact fight" },
	{ true, 0, "after" },
	{ true, 0, "Afterwards" },
	{ true, 0, "The side with more casualties tests morale" },
};
static const char *const sources_10[] = {
	"M:67", "M:68", "M:69", "M:70", "M:71"
};

/* melee */
static const struct column columns_11[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -99, 99, false, NULL },
};
static const struct entry entries_11[] = {
	{ true, 0, "fort" },
	{ true, 0, "Defending a fort" },
	{ true, 2, "+2" },
	{ true, 0, "building" },
	{ true, 0, "Defending a building" },
	{ true, 1, "+1" },
	{ true, 0, "charging" },
	{ true, 0, "Moros charging" },
	{ true, 1, "+1" },
	{ true, 0, "leader" },
	{ true, 0, "A leader" },
	{ true, 1, "+1" },
};
static const char *const sources_11[] = {
	"M:73", "M:74", "M:75", "M:76"
};

/* numbers */
static const struct column columns_12[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "value", "Number", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "length", "Length", COLUMN_LENGTH, 0, 990, true, NULL },
};
static const struct entry entries_12[] = {
	{ true, 0, "die" },
	{ true, 0, "Sides of the die, read from 0" },
	{ true, 10, "10" },
	{ false, 0, "-" },
	{ true, 0, "move-dice" },
	{ true, 0, "Dice of a move" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "placed" },
	{ true, 0, "Figures are placed so near to their leader" },
	{ false, 0, "-" },
	{ true, 60, "6\"" },
	{ true, 0, "jam" },
	{ true, 0, "Zeros in one firing that jam a Gatling" },
	{ true, 4, "4" },
	{ false, 0, "-" },
	{ true, 0, "blast" },
	{ true, 0, "A shell's radius" },
	{ false, 0, "-" },
	{ true, 30, "3\"" },
	{ true, 0, "blast-need" },
	{ true, 0, "Number that kills whoever is in it" },
	{ true, 5, "5" },
	{ false, 0, "-" },
	{ true, 0, "grapeshot" },
	{ true, 0, "Grapeshot under" },
	{ false, 0, "-" },
	{ true, 60, "6\"" },
	{ true, 0, "crew-near" },
	{ true, 0, "Infantry so near shields a gun's crew" },
	{ false, 0, "-" },
	{ true, 50, "5\"" },
	{ true, 0, "gatling-infantry" },
	{ true, 0, "Dice of infantry at a Gatling" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "small-unit" },
	{ true, 0, "A small unit has so many figures at most" },
	{ true, 10, "10" },
	{ false, 0, "-" },
	{ true, 0, "on-one" },
	{ true, 0, "Figures that may fight one" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "abreast" },
	{ true, 0, "Figures abreast in a column" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "ranks" },
	{ true, 0, "Its ranks that fire" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "serve" },
	{ true, 0, "Crew so near serve their gun" },
	{ false, 0, "-" },
	{ true, 20, "2\"" },
};
static const char *const sources_12[] = {
	"M:1", "M:22", "M:22", "M:39", "M:40", "M:40", "M:46", "M:47", "M:55", "M:62", "M:72", "X-121 house", "X-121 house", "X-132 house"
};

static const struct rule_table tables[] = {
	{ "phases", "The parts of an activation", "Turn Sequence (M:2), Unit Activation (M:10)", "M-2", "",
		3, 6, columns_0, entries_0, sources_0 },
	{ "toss", "Modifiers of the toss", "Activation (M:6)", "M-1", "",
		3, 1, columns_1, entries_1, sources_1 },
	{ "sighting", "Sighting", "Sighting (M:17)", "M-6", "A D10 at the number or more finds the counter. A blank number needs no die.",
		4, 5, columns_2, entries_2, sources_2 },
	{ "terrain", "Terrain", "Movement (M:21), modifiers of fire, morale and melee (M:42, M:61, M:72)", "M-3", "Place is what the tables of movement, fire, morale and melee take the ground for; a trail is clear (X-122 tells when not). Pace 12 can be walked on, 0 cannot; what a move costs is the dice's affair.",
		13, 18, columns_3, entries_3, sources_3 },
	{ "movement", "Movement", "Movement (M:21)", "M-3", "Two D10; which of them counts where.",
		4, 3, columns_4, entries_4, sources_4 },
	{ "weapons", "Weapons", "Fire Combat (M:29)", "M-7", "Short and Long are the bands' far ends, the numbers what a D10 must show or beat. Dice is dice for each figure, or 0 where the piece throws one for itself (M-9) or does not fire; Crew the fewest who can fire it.",
		10, 8, columns_5, entries_5, sources_5 },
	{ "fire", "Modifiers of fire", "Modifiers (M:42)", "M-7", "",
		3, 4, columns_6, entries_6, sources_6 },
	{ "morale", "Base morale", "no source gives these", "S-M-30", "In percent; a scenario may say otherwise.",
		3, 5, columns_7, entries_7, sources_7 },
	{ "morale-modifiers", "Modifiers of morale", "Modifiers (M:61)", "M-11", "In percent; the losses for each figure lost so far.",
		3, 4, columns_8, entries_8, sources_8 },
	{ "failing", "What failing morale does", "Morale (M:56)", "M-11", "",
		5, 3, columns_9, entries_9, sources_9 },
	{ "melee-order", "The order of a melee", "Melee Sequence (M:66)", "M-12", "",
		3, 5, columns_10, entries_10, sources_10 },
	{ "melee", "Modifiers in melee", "Melee (M:72)", "M-12", "",
		3, 4, columns_11, entries_11, sources_11 },
	{ "numbers", "Numbers of the text", "throughout", "M-1", "",
		4, 14, columns_12, entries_12, sources_12 },
};

static const struct rule rules[] = {
	{ "M-1", "Activation", "Each side throws a D10, and the higher activates one of its units that has not acted this turn. A side adds 1 for each toss that it has lost since it last won one. The turn ends when every unit is marked. The first hand of a game is Y-21's.", "M:7, M:9, ruling" },
	{ "M-2", "What a unit does", "An activated unit looks for hidden enemies, moves or stands, fights if it charged, else fires; a target that lost figures tests its morale.", "M:11, ruling" },
	{ "M-3", "Moving by dice", "Two D10 are thrown. In clear ground and on trails a leader goes their total in inches; in jungle US infantry and limbered guns go the lower die, Moros the higher. A move through both goes no further in all than the total and in jungle than its die. The figures are placed within 6\" of him.", "M:22, M:23, ruling" },
	{ "M-4", "Formations", "US units are in column or in line. In column only the first two ranks fire, and a unit that keeps to a trail is in column. Changing costs the move; in jungle it wants a 0 on the die.", "M:28, house" },
	{ "M-5", "Unlimbering", "A gun takes one full move to unlimber.", "M:27" },
	{ "M-6", "Sighting", "A hidden counter is found by a D10 at the number of its range or more. Whoever fires or moves is seen.", "M:17, M:20" },
	{ "M-7", "Fire", "A unit throws a D10 for each figure that fires, adds the modifiers, and hits at the number of its weapon and band or more. A range on the edge is in the nearer band. A hit kills.", "M:29, M:42, ruling" },
	{ "M-8", "The Gatling", "A Gatling throws four dice for each of its crew, two for each of infantry who man it. Four zeros in one firing jam it for its next turn.", "M:39, M:55" },
	{ "M-9", "Cannon", "A cannon with four or more of a crew throws one die. A hit bursts 3\" round where it fell, and each figure there dies on 5 or more. Under 6\" it fires grapeshot.", "M:40, M:41, M:46" },
	{ "M-10", "Hitting the crew", "With infantry within 5\" of a gun each hit throws a D100: under the crew's share of all figures there, in percent rounded down, it falls on the crew.", "M:47, M:48, M:51, ruling" },
	{ "M-11", "Morale", "A D100 at or under the base with its modifiers passes. Failing, a unit whose modified morale is above 50 runs 12\" and has had its action; at 50 or less it is gone. An attacker who will not close just stops.", "M:56, M:58, M:60, ruling" },
	{ "M-12", "Melee", "The defender tests and, if he holds, fires; then the attacker tests and, if he passes, all in contact throw a D10, at most two against one. The higher total kills, a tie locks them. Afterwards the side that lost more tests.", "M:66, M:72, ruling" },
	{ "X-36", "Grapeshot", "Under 6\" a cannon adds 4 to its one die, and a hit bursts as always.", "M:39, M:46, ruling" },
	{ "X-37", "Moving and firing", "A unit may move and then fire; it only loses the bonus for not having moved.", "M:12, M:15, ruling" },
	{ "X-38", "Who looks", "Only US units that are about to move throw to sight, before they do.", "M:12, ruling" },
	{ "X-39", "Not closing", "Only the attacker may fail without harm before a melee; the defender who fails runs or is gone.", "M:60, M:67, ruling" },
	{ "X-40", "The D100", "Two D10 read from 0 to 99: two zeros are 0.", "M:1, ruling" },
	{ "X-41", "Guns that are down", "Limbered guns move like US infantry; unlimbered they stay where they are.", "M:26, M:27, ruling" },
	{ "X-42", "The last units", "With one side out of units nobody tosses: the other activates all it has.", "M:5, ruling" },
	{ "S-M-1", "Ties in the toss", "A tie is thrown again and changes nothing. What a side has lost is carried into the next turn.", "M:9, ruling" },
	{ "S-M-2", "More than nine", "What is added to the toss may carry it above 9.", "M:9, ruling" },
	{ "S-M-3", "No toss, no bonus", "While only one side has units left no bonus grows or goes.", "M:9, ruling" },
	{ "S-M-4", "Running before one's turn", "A unit that runs is marked and acts no more this turn.", "M:58, ruling" },
	{ "S-M-5", "Two zeros", "A unit that threw for a move and got nowhere has moved all the same.", "M:22, M:45, ruling" },
	{ "S-M-6", "Looking for counters", "A US unit throws for each hidden counter within 24\" of where its leader stands before he moves.", "M:12, M:18, ruling" },
	{ "S-M-7", "Seen and shot at", "Hidden units cannot be fired at. All others are seen at any range; jungle takes away the bonus for the open and no more.", "M:17, M:43, ruling" },
	{ "S-M-8", "What is cover", "A target in the open or on a trail gives 1, in jungle or in a building nothing, in a fort or a trench it takes 1 away.", "M:43, M:44, M:64, ruling" },
	{ "S-M-9", "Reading percentages", "Morale passes at its number or below. A crew is hit below its percentage.", "M:51, M:57, ruling" },
	{ "S-M-10", "Counting losses", "All losses of the game count, by 5 for units that began with ten figures or fewer and by 3 for larger ones.", "M:62, M:63, ruling" },
	{ "S-M-11", "Above fifty", "It is the modified number that is above 50 or not; at exactly 50 the unit is gone.", "M:58, M:59, ruling" },
	{ "S-M-12", "Fire without losses", "Whoever is shot at without loss does not test.", "M:16, ruling" },
	{ "S-M-13", "Which way to run", "Straight away from whoever caused it, 12\" over any ground; off the table is lost.", "M:58, ruling" },
	{ "S-M-14", "Declaring a charge", "A charge is declared before the dice. If they fall short the unit stops there, without melee and without fire.", "M:14, M:22, ruling" },
	{ "S-M-15", "Stopping short", "An attacker who fails to close stands one step short, and his activation is over.", "M:60, ruling" },
	{ "S-M-16", "A defender who runs", "The attacker stays where he met him, without pursuit or fire.", "M:67, ruling" },
	{ "S-M-17", "Losses on the way in", "The attacker's one test counts what the defensive fire has cost him.", "M:68, M:69, ruling" },
	{ "S-M-18", "Locked", "A locked melee goes on at the next activation of either; they can do nothing else.", "M:78, ruling" },
	{ "S-M-19", "Two against one", "Each of two adds his modifiers to his own die, and their total meets the one's. The higher kills; if that is the lone figure, one of the two at random.", "M:77, M:79, ruling" },
	{ "S-M-20", "Who is left over", "The side with more figures doubles up on the other, two on one at most; whoever is still over does not fight.", "M:72, ruling" },
	{ "S-M-21", "Whose bonus", "A leader adds to his own die alone. Moros charge in the round of contact only.", "M:75, M:76, ruling" },
	{ "S-M-22", "Equal losses", "After equal losses nobody tests.", "M:71, ruling" },
	{ "S-M-23", "The burst", "A shell bursts round the figure aimed at and spares no friends; each die there is bare. A miss does nothing, and the burst asks nothing of crews.", "M:40, ruling" },
	{ "S-M-24", "Too few for the gun", "A cannon with fewer than four cannot fire; a Gatling can with one.", "M:41, ruling" },
	{ "S-M-25", "Jams", "Four zeros or more among all dice of a firing jam the gun for its next activation; what hit has hit.", "M:39, ruling" },
	{ "S-M-26", "Infantry at the gun", "Any infantry of its side may man a Gatling whose crew is gone, after a full action at it without firing. Captured guns stay silent.", "M:52, M:54, ruling" },
	{ "S-M-27", "Who stands near the gun", "Living figures of the gun's own side within 5\" of it count, its crew with them; a hit that spares the crew falls on one of the others at random.", "M:48, ruling" },
	{ "S-M-28", "Limbering", "Limbering takes a full move as unlimbering does, and limbered guns do not fire.", "M:27, ruling" },
	{ "S-M-29", "A nought in the jungle", "A US unit whose jungle die is 0 stays, may change formation, and then fires as one that moved.", "M:28, ruling" },
	{ "S-M-30", "Morale nobody wrote down", "No source gives base morale: the table's are house values, which a scenario should state.", "house" },
	{ "X-120", "Who acts where nobody commands", "A side that commands nobody activates the unit nearest to an enemy first. Where somebody commands, he also names when the units act that mind themselves.", "house" },
	{ "X-121", "The column's fire", "A column marches two abreast. Its first two ranks fire: the four figures nearest to the target.", "house" },
	{ "X-122", "A line on a trail", "US infantry in line takes a trail beside jungle for jungle; in column for clear.", "house" },
	{ "X-123", "Stumbling on counters", "A counter with an enemy figure within 2\" of it or of somebody under it, and a line between them, is found without a die, by either people and also on the way. A move that finds one ends there.", "house" },
	{ "X-124", "Whom a hit kills", "A hit falls at random among the target's figures that some shooter could hit; one hit kills one figure.", "house" },
	{ "X-125", "Keeping clear of the enemy", "Who does not charge goes into no contact with enemies whom his side sees.", "house" },
	{ "X-126", "How a charge comes home", "The leader goes the shortest way into contact, and of the figures placed within 6\" of him as many as can be stand in contact, too.", "house" },
	{ "X-127", "No fire into a melee", "Nobody fires at a unit locked in melee, and no unit locked in melee fires.", "house" },
	{ "X-128", "Where a shell is aimed", "A shell is aimed at a figure. Where only a unit is named, at the one whose burst holds most enemies less own figures.", "house" },
	{ "X-129", "Who tests after fire", "Every unit that lost figures to one firing tests, friend or foe: the target first, then the others in the order of the roster.", "house" },
	{ "X-130", "Where a unit is", "A unit is where most of its figures are; of equal numbers in a fort before a building before jungle before clear ground.", "house" },
	{ "X-131", "A fallen leader", "The second takes a fallen leader's place. Without one the unit goes by one of those who are together, and nobody has a leader's bonus.", "house" },
	{ "X-132", "A gun's place", "A gun stands in a cell of its own, and crew within 2\" of it serve it. Limbered it goes with its leader. Crew away from their gun move as infantry; a crew that runs leaves it behind.", "house" },
	{ "X-133", "Infantry at a Gatling", "US infantry within 2\" of a US Gatling whose crew is gone may man it: as many as the crew was, the nearest, join its unit, whose losses are counted anew; it acts no more this turn.", "house" },
	{ "X-134", "Two sides", "Tosses are between two sides; a scenario has no third.", "house" },
	{ "X-135", "Where a rout goes", "The guide runs straight away from the nearest figure of the cause, over whatever somebody could enter, but enemies bar his way; the others are placed round him. Over the edge the unit is lost.", "house" },
	{ "X-136", "Which arm", "A figure fires with that of its arms that needs least at the range.", "house" },
	{ "X-137", "Laying out counters", "Before turn 1 each side lays the counters of its hidden units, and their blinds, in the areas where these may hide; neither sees what the other's are. The figures lie low round theirs.", "house" },
	{ "X-138", "Firing after work", "Unlimbering and changing formation are the unit's move: it may then fire, as one that moved.", "house" },
	{ "X-139", "Hands for the gun", "A unit whose gun is down and has its crew beside it fires the gun alone, and nothing while that is jammed. If the gun is limbered, or has too few beside it, they fire whatever arms they carry.", "house" },
	{ "X-140", "Near misses on the hidden", "Whoever is hidden does not count beside a gun, but a shell kills whomever it reaches.", "house" },
	{ "X-141", "One hit after another", "The hits of a firing fall one by one, each on somebody not yet hit. The crew's share is counted once, before the first; no D100 is thrown when only crew or only others are left.", "house" },
	{ "X-142", "Guns do not charge", "A crew that has limbered its gun charges nobody.", "house" },
	{ "X-143", "Who defends", "A unit that was charged defends, with the bonus of a fort or building to each figure in one, then and as long as that melee lasts.", "house" },
	{ "X-146", "In jungle", "For its move, and for changing formation, a unit is in jungle if its leader is: by his cell, or in line on a trail beside jungle.", "house" },
	{ "X-147", "Where a gun comes to stand", "A gun that comes on the table stands by its leader, as near to all of its crew as can be; a limbered one ends its move behind him. Nobody ends a move where a gun stands.", "house" },
	{ "X-148", "What a charge reaches", "For the action tests a charge reaches the mean of its two dice, 9\". Whoever it or an arm would reach is in range; those whose arms reach no further are close combat troops. Natives throw no die for a longer way.", "house" },
	{ "X-149", "Neither raw nor superior", "For the action tests nobody is raw, and only a hero among them makes a unit superior.", "house" },
	{ "X-150", "Who tests after a melee", "Of the side that lost more, every unit that lost figures in the round tests once. What fell to defensive fire is no loss of the round.", "house" },
	{ "X-144", "Where counters lie", "Only what a line leads to is looked at. A side lays no two counters in one place, and none where an enemy in sight would find it at once. Whoever comes on later comes openly.", "house" },
	{ "X-145", "Lots for hiding", "Before a side hides it throws a D100 that nobody is shown: by it a machine draws its places.", "house" },
	{ "Y-20", "Where a gun stands", "A scenario may say in which cell a gun begins: a free one that its crew serve from their places; whoever came to stand there steps aside. Else it begins beside its leader. Whatever is said of its range is measured from the gun, as its shots are.", "ruling" },
	{ "Y-21", "Who moves first", "The side that the scenario names has the first hand of the game without a toss; where it names none, the one that is attacked: who alone faces hidden enemies, else who has more to lose by the goals, in points for breaking or taking its units and for keeping them. Where both have as much it is tossed for. In that first activation of the game nobody of the other side is fired at or charged, so that nobody falls in it who has had no choice.", "ruling" },
	{ "C-1", "Scale and base contact", "One figure fills one cell, and base contact means neighbouring cells. A cell is one inch (2.5 cm in systems that measure in centimetres) unless the scenario gives another scale; lengths are whole tenths of an inch or millimetres.", "ruling" },
	{ "C-2", "Grid and distance", "The table is a grid of hexes, or of squares where the scenario says so. Distance is counted in steps: hex steps, or on squares 1 for a straight and 1\302\275 for a diagonal step. Movement walks round obstacles; ranges are counted on the bare grid (X-20).", "ruling" },
	{ "C-4", "Kinds of ground", "Every cell has one kind of ground and a level. The terrain table tells what a kind does to speed, cover, concealment and sight. A road or trail cell puts its own speed and cover in place of those of the ground it crosses.", "ruling" },
	{ "C-6", "Facing", "A figure faces one of the grid's directions and turns towards where it moves, shoots or fights. Whatever is not in its front is its flank or rear (X-27).", "ruling" },
	{ "C-8", "Simultaneous movement", "All moves go forward together in small equal shares of each mover's allowance. If two figures want one cell, the one with more allowance left has it; a tie is diced for (S-C-9).", "ruling" },
	{ "C-9", "Table edges", "The scenario says which edges belong to which side. Whoever leaves the table is out of the game unless the scenario or the Game Master brings him back.", "ruling" },
	{ "C-10", "One stream of dice", "All dice come from one seeded stream, or are scripted or typed in. The same scenario, seed and decisions give the same game on every machine.", "ruling" },
	{ "C-11", "Every die is told", "Each roll tells what it was for and who made it, the number needed, each modifier by name and value, the dice, the result, and the rule that called for it. Nothing random happens without that.", "ruling" },
	{ "C-12", "The Game Master's hand", "The Game Master may change any die, figure, unit, ground or rule at any time; each such change is told and marked as his.", "ruling" },
	{ "C-13", "Nobody plays Game Master", "Where the source leaves something to the Game Master and nobody plays him, the scenario decides by its events and gm settings; where it is silent, these rules do.", "ruling" },
	{ "Y-32", "Truces and allies", "A truce ends hostility and nothing else: friends by a truce share no sight, no roster, no orders and no words, and find each other as they would find anybody. Sides that the scenario declares allied see for each other as long as they are friends.", "ruling" },
	{ "Y-33", "Taking back", "A player may take back his own last choice, and do it again, as long as nobody has chosen after him and his side has been told nothing since that it did not know: no die, no figure come into sight, no act of others, not that its own figures met nobody on their way, nor that the game went on. The Game Master may take back whatever anybody chose, and everybody is told that he did.", "ruling" },
	{ "S-C-1", "On the edge of a band", "A range that ends exactly on the edge of two range bands is in the nearer one. Within a distance means at that distance or less.", "ruling" },
	{ "S-C-2", "Cost of a step", "A step costs what the ground of the cell entered costs. A diagonal step on squares costs one and a half times as much.", "ruling" },
	{ "S-C-3", "No free step", "A figure whose allowance does not reach for one step stays where it is. Its order is lawful all the same, and the player is told that it moves nothing.", "ruling" },
	{ "S-C-4", "Mixed soft ground", "On a line through several kinds of soft ground add up, for each kind, the length inside it divided by its visibility. Sight ends once the sum is more than 1.", "ruling" },
	{ "S-C-5", "Ends of a line", "For soft ground the target's cell counts and the viewer's own does not; both ways are tried and the kinder holds. Neighbouring figures therefore always see each other.", "ruling" },
	{ "S-C-6", "Direction of a target", "A target lies in the direction whose sector holds the centre of its cell. On the border of two sectors it lies in the one nearer to the front.", "ruling" },
	{ "S-C-9", "Two want one cell", "Those who tie for a cell roll one die each; the highest takes it, and ties roll again.", "ruling" },
	{ "S-C-12", "Where cover counts", "A cover cell shelters the figure in it from every side. A wall or barricade also shelters a figure next to it, against lines that pass through the wall's cell.", "ruling" },
	{ "X-20", "Ranges ignore obstacles", "Ranges and radii are counted on the bare grid as if the table were empty. Only movement walks round obstacles.", "ruling" },
	{ "X-21", "Neighbours are within", "A neighbouring cell counts as within any distance, even one shorter than a cell.", "ruling" },
	{ "X-24", "Lines and spotting", "That lines of sight are mutual is about lines alone. Being spotted comes on top of that, and may hold for one side and not for the other.", "ruling" },
	{ "X-27", "Front, flank and rear", "The front is the direction faced and one direction to either side on hexes, two to either side on squares. Everything else is flank or rear.", "ruling" },
	{ "Y-28", "Orders out of reach", "A unit that is told to go further than one move takes it goes as far as it can on the way there. Its player is told so before and after. An order that would move it nowhere, to leave the table from afar, or to stop beside an enemy, is refused.", "ruling" },
	{ "Y-7", "Who is not asked, and why", "Who could answer where others do, and may not, is told by which rule: units of a side that is asked, and all units of a side that is not, because none of it may. So it is of those who may not shoot.", "ruling" },
	{ "Y-29", "Any state, set or begun with", "The Game Master can put any figure or unit into any state that the rules in play know, and out of it. A scenario can begin with it, by a key of the same name. What the rules could never bring about is refused.", "ruling" },
	{ "Y-30", "Facing is told", "Where a rule reads which way somebody faces, everybody who sees him is told it: with his unit, with himself, where one looks, and on the map.", "ruling" },
	{ "Y-34", "Goals and who is awaited", "What a side is here for is told to that side alone, as its briefing is, unless the scenario makes it public; when the game is over everybody is told. A side knows which of its own units are still to come, unless the scenario keeps them secret; who is to come for others, friends and allies among them, it does not know.", "ruling" },
	{ "Y-35", "The hidden make room", "How a unit stands as it comes on the table tells nothing of anybody who hides there: all who are not hidden are placed first, as if nobody hid, and whoever lies hidden where they are to stand goes to the nearest place that is left. A big figure makes room for nobody.", "ruling" },
	{ "Y-31", "Given beforehand", "Done with a phase, named by its word, closes the question of that phase alone: at once if it is asked, else the next time it comes. If its turn, or the game, ends without it, that is told. Dice given beforehand may bear the names by which dice are asked for. One that is no number of its die, or for something else, is told as it falls: where it was given, what was expected and what it counts as. What a player hears nothing of is told when the game is over, and dice left over at the end.", "ruling" },
};

static const char *const pieces_0[] = {
	"S-M-14", "S-M-15", "S-M-16", "S-M-17", "X-126", "X-142", "X-148", NULL
};
static const char *const pieces_1[] = {
	"terrain", "fire", "C-4", "S-M-8", NULL
};
static const char *const pieces_2[] = {
	"C-10", "C-11", "C-12", "C-13", NULL
};
static const char *const pieces_3[] = {
	"C-1", "C-2", "C-6", "C-9", "X-20", "X-21", "X-27", NULL
};
static const char *const pieces_4[] = {
	"melee-order", "melee", "M-12", "S-M-18", "S-M-19", "S-M-20", "S-M-22", "X-143", NULL
};
static const char *const pieces_5[] = {
	"M-5", "M-8", "M-9", "M-10", "X-36", "X-41", "S-M-23", "S-M-24", "S-M-25", "S-M-26", "S-M-28", "X-128", "X-132", "X-133", "X-139", "Y-20", NULL
};
static const char *const pieces_6[] = {
	"S-M-6", "X-123", "X-137", "X-140", "X-144", "X-145", NULL
};
static const char *const pieces_7[] = {
	"X-131", NULL
};
static const char *const pieces_8[] = {
	"morale", "morale-modifiers", "failing", "M-11", "S-M-10", "S-M-11", "S-M-30", "X-129", "X-150", NULL
};
static const char *const pieces_9[] = {
	"movement", "M-3", "M-4", "X-122", "X-125", "S-M-2", "S-M-5", NULL
};
static const char *const pieces_10[] = {
	"toss", "M-1", "M-2", NULL
};
static const char *const pieces_11[] = {
	"failing", "S-M-4", "S-M-13", "X-135", NULL
};
static const char *const pieces_12[] = {
	"weapons", "fire", "M-7", "X-37", "S-M-7", "S-M-9", "X-121", "X-127", "X-138", NULL
};
static const char *const pieces_13[] = {
	"sighting", "M-6", "X-24", "X-38", "S-M-6", NULL
};
static const char *const pieces_14[] = {
	"terrain", "C-4", "S-M-29", "X-146", NULL
};
static const char *const pieces_15[] = {
	"phases", "toss", "M-1", "M-2", "S-M-1", "S-M-3", NULL
};
static const char *const pieces_16[] = {
	"X-120", NULL
};
static const char *const pieces_17[] = {
	"X-124", "M-10", "X-141", NULL
};
static const struct subject_part subjects[] = {
	{ "charging", pieces_0 },
	{ "cover", pieces_1 },
	{ "dice", pieces_2 },
	{ "distance", pieces_3 },
	{ "fighting", pieces_4 },
	{ "guns", pieces_5 },
	{ "hiding", pieces_6 },
	{ "leaders", pieces_7 },
	{ "morale", pieces_8 },
	{ "movement", pieces_9 },
	{ "orders", pieces_10 },
	{ "rout", pieces_11 },
	{ "shooting", pieces_12 },
	{ "sighting", pieces_13 },
	{ "terrain", pieces_14 },
	{ "turn", pieces_15 },
	{ "uncommanded", pieces_16 },
	{ "wounds", pieces_17 },
	{ NULL, NULL }
};

static const struct sheet sheet = {
	108, true, {
		{ 33, {
			{ "phases", 0, 1, true, false, { "name", "help", NULL
} },
			{ "toss", 0, 1, true, false, { "name", "modifier", NULL
} },
			{ "sighting", 38, 1, false, false, { "name", "need:\342\211\245", NULL
} },
			{ "movement", 62, 1, false, false, { "name", "clear:Clear", "jungle", NULL
} },
			{ "terrain", 0, 2, false, false, { "name", "place", NULL
} },
			{ .id = NULL } } },
		{ 35, {
			{ "weapons", 0, 1, false, true, { "name", "short", "short-need:\342\211\245", "long", "long-need:\342\211\245", "dice", "crew", "thrown", NULL
} },
			{ "fire", 0, 1, true, false, { "name", "modifier", NULL
} },
			{ "melee-order", 0, 1, true, false, { "name", "effect", NULL
} },
			{ "melee", 0, 1, true, false, { "name", "modifier", NULL
} },
			{ .id = NULL } } },
		{ 32, {
			{ "morale", 0, 1, true, false, { "name", "base", NULL
} },
			{ "morale-modifiers", 0, 1, true, false, { "name", "modifier", NULL
} },
			{ "failing", 0, 1, false, false, { "name", "above", "back", "effect", NULL
} },
			{ "numbers", 0, 1, true, false, { "name", "value/length", NULL
} },
			{ .id = NULL } } },
		{ .width = 0 } }
};

const struct rulebook rulebook_moro = {
	"moro", "Moro Wars", "M", "Richard Brooks",
	10, 10, "\"",
	13, 113, tables, rules, subjects, &sheet
};
