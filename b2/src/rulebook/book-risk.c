/* Made by compile-rulebook from risk.yaml; change that. */
#include <stddef.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/sheet.h"

/* phases */
static const struct column columns_0[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Phase", COLUMN_TEXT, 0, 0, false, NULL },
	{ "help", "What is done", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_0[] = {
	{ true, 0, "tests" },
	{ true, 0, "Action tests" },
	{ true, 0, "Every unit adds up its risk factor and throws its die, all at the same moment" },
	{ true, 0, "move" },
	{ true, 0, "Movement" },
	{ true, 0, "All who do not charge move, at the same time" },
	{ true, 0, "shoot" },
	{ true, 0, "Shooting" },
	{ true, 0, "All who may shoot do so at once" },
	{ true, 0, "melee" },
	{ true, 0, "Charges and melee" },
	{ true, 0, "Chargers come on, then all in contact fight one round" },
};
static const char *const sources_0[] = {
	"K-10 K:28", "K-10", "K-10", "K-10 K:111"
};

/* commands */
static const char *const words_1_4[] = {
	"nearest", "group", "figure", NULL
};
static const char *const words_1_5[] = {
	"must", "may", NULL
};
static const struct column columns_1[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Who", COLUMN_TEXT, 0, 0, false, NULL },
	{ "plain", "Plain words bind", COLUMN_FLAG, 0, 1, false, NULL },
	{ "blue", "Blue words bind", COLUMN_FLAG, 0, 1, false, NULL },
	{ "target", "Target", COLUMN_TEXT, 0, 0, false, words_1_4 },
	{ "charge", "Charge", COLUMN_TEXT, 0, 0, false, words_1_5 },
};
static const struct entry entries_1[] = {
	{ true, 0, "character" },
	{ true, 0, "Player characters" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 2, "figure" },
	{ true, 1, "may" },
	{ true, 0, "commanded" },
	{ true, 0, "Commanded troops" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 1, "group" },
	{ true, 1, "may" },
	{ true, 0, "uncommanded" },
	{ true, 0, "Uncommanded troops on a player's side" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 0, "nearest" },
	{ true, 0, "must" },
	{ true, 0, "unattended" },
	{ true, 0, "Troops that no player runs" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 0, "nearest" },
	{ true, 0, "must" },
};
static const char *const sources_1[] = {
	"K:30 K:81 K:115", "K:30 K:81 K:115", "K:5 K:111", "K:5 K:111"
};

/* visibility */
static const struct column columns_2[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "automatic", "Always seen", COLUMN_FLAG, 0, 1, false, NULL },
	{ "die", "Die", COLUMN_NUMBER, 2, 20, true, NULL },
	{ "range", "Range", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "depth", "Depth", COLUMN_LENGTH, 0, 990, true, NULL },
};
static const struct entry entries_2[] = {
	{ true, 0, "terrain" },
	{ true, 0, "Figures in terrain are seen" },
	{ true, 0, "no" },
	{ true, 6, "6" },
	{ true, 100, "10 cm" },
	{ true, 50, "5 cm" },
	{ true, 0, "firing" },
	{ true, 0, "Figures that fire" },
	{ true, 1, "yes" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "plain-sight" },
	{ true, 0, "Figures in plain sight" },
	{ true, 1, "yes" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "looking-out" },
	{ true, 0, "From woods one looks and shoots out" },
	{ true, 0, "no" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 50, "5 cm" },
	{ true, 0, "inside" },
	{ true, 0, "Within woods one sees" },
	{ true, 0, "no" },
	{ false, 0, "-" },
	{ true, 150, "15 cm" },
	{ false, 0, "-" },
	{ true, 0, "shot-at" },
	{ true, 0, "In or from woods one is shot at" },
	{ true, 0, "no" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 100, "10 cm" },
	{ true, 0, "over" },
	{ true, 0, "Over an object or person this near one shoots" },
	{ true, 0, "no" },
	{ false, 0, "-" },
	{ true, 20, "2 cm" },
	{ false, 0, "-" },
};
static const char *const sources_2[] = {
	"K:36", "K:36", "K:36", "K:36", "K:36", "K:107", "K:107 X-22"
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
	{ "visibility", "Visibility", COLUMN_LENGTH, 10, 5000, true, NULL },
	{ "works", "Works", COLUMN_FLAG, 0, 1, false, NULL },
	{ "role", "Drawn as", COLUMN_TEXT, 0, 0, false, words_3_11 },
	{ "woods", "Woods", COLUMN_FLAG, 0, 1, false, NULL },
	{ "mounted", "Mounted may enter", COLUMN_FLAG, 0, 1, false, NULL },
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
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "forest" },
	{ true, 0, "forest" },
	{ true, 0, "&" },
	{ true, 24, "24" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ true, 150, "15 cm" },
	{ true, 0, "no" },
	{ true, 3, "forest" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 0, "jungle" },
	{ true, 0, "jungle" },
	{ true, 0, "%" },
	{ true, 24, "24" },
	{ true, 1, "soft" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ true, 150, "15 cm" },
	{ true, 0, "no" },
	{ true, 4, "jungle" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 0, "stream" },
	{ true, 0, "stream" },
	{ true, 0, "~" },
	{ true, 24, "24" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 5, "water" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "ford" },
	{ true, 0, "ford" },
	{ true, 0, "f" },
	{ true, 24, "24" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 5, "water" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "swamp" },
	{ true, 0, "swamp" },
	{ true, 0, ";" },
	{ true, 24, "24" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 7, "swamp" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "mud" },
	{ true, 0, "mud or clay building" },
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
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "stone" },
	{ true, 0, "log or stone building" },
	{ true, 0, "M" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 11, "stone" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "fort" },
	{ true, 0, "fortification" },
	{ true, 0, "F" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 12, "works" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "doorway" },
	{ true, 0, "doorway" },
	{ true, 0, "+" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 14, "door" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "gate" },
	{ true, 0, "doorway of a fort" },
	{ true, 0, "G" },
	{ true, 12, "12" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 14, "door" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "hedge" },
	{ true, 0, "hedge" },
	{ true, 0, "h" },
	{ true, 24, "24" },
	{ true, 1, "soft" },
	{ true, 1, "soft" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 13, "wall" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "fence" },
	{ true, 0, "fence" },
	{ true, 0, "|" },
	{ true, 24, "24" },
	{ true, 1, "soft" },
	{ true, 1, "soft" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 13, "wall" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "crates" },
	{ true, 0, "crates" },
	{ true, 0, "x" },
	{ true, 24, "24" },
	{ true, 1, "soft" },
	{ true, 1, "soft" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 9, "hut" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "wall" },
	{ true, 0, "low wall" },
	{ true, 0, "#" },
	{ true, 24, "24" },
	{ true, 3, "hard" },
	{ true, 3, "hard" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 13, "wall" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "barricade" },
	{ true, 0, "barricade" },
	{ true, 0, "X" },
	{ true, 24, "24" },
	{ true, 3, "hard" },
	{ true, 3, "hard" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 12, "works" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "rock" },
	{ true, 0, "rocks" },
	{ true, 0, "^" },
	{ true, 24, "24" },
	{ true, 3, "hard" },
	{ true, 0, "none" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 15, "rock" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "stairs" },
	{ true, 0, "stairs" },
	{ true, 0, "/" },
	{ true, 24, "24" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "platform" },
	{ true, 0, "platform" },
	{ true, 0, "\"" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "deck" },
	{ true, 0, "ship's deck" },
	{ true, 0, "d" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "pier" },
	{ true, 0, "pier" },
	{ true, 0, "p" },
	{ true, 12, "12" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 8, "road" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
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
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "shallows" },
	{ true, 0, "shallows" },
	{ true, 0, "w" },
	{ true, 24, "24" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 5, "water" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "water" },
	{ true, 0, "open water" },
	{ true, 0, "W" },
	{ true, 0, "0" },
	{ true, 0, "none" },
	{ true, 0, "none" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 6, "deep" },
	{ true, 0, "no" },
	{ true, 0, "no" },
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
	{ true, 0, "no" },
	{ true, 0, "no" },
};
static const char *const sources_3[] = {
	"house", "house", "K:36 K-18 house", "K:36 K-18 house", "K-18 house", "house", "K-18 house", "K-18 house", "house", "house", "house", "house", "S-C-11", "S-C-11", "S-C-11", "S-C-11", "S-C-11 K-18 house", "S-C-11 K-18 house", "S-C-11 K-18 house", "S-C-11 K-18 house", "S-C-11 K-18 house", "S-C-11 K-18 house", "K-18 house", "house", "house", "house", "house", "K-18 house", "house", "house"
};

/* movement */
static const struct column columns_4[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Who", COLUMN_TEXT, 0, 0, false, NULL },
	{ "rate", "Rate", COLUMN_LENGTH, 0, 5000, false, NULL },
};
static const struct entry entries_4[] = {
	{ true, 0, "foot" },
	{ true, 0, "On foot" },
	{ true, 200, "20 cm" },
	{ true, 0, "mounted" },
	{ true, 0, "Mounted" },
	{ true, 400, "40 cm" },
};
static const char *const sources_4[] = {
	"K-18 house", "K-18 house"
};

/* weapons */
static const char *const words_5_7[] = {
	"gunpowder", "bow-spear", "other", NULL
};
static const struct column columns_5[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Weapon", COLUMN_TEXT, 0, 0, false, NULL },
	{ "short", "Short", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "medium", "Medium", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "long", "Long", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "melee", "Melee factor", COLUMN_NUMBER, 0, 9, false, NULL },
	{ "bayonet", "Bayonet", COLUMN_NUMBER, 0, 9, true, NULL },
	{ "damage", "Damage", COLUMN_TEXT, 0, 0, true, words_5_7 },
	{ "loader", "Muzzle loader", COLUMN_FLAG, 0, 1, false, NULL },
	{ "missile", "Missile", COLUMN_FLAG, 0, 1, false, NULL },
	{ "thrown", "Thrown in an advance", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_5[] = {
	{ true, 0, "rifle" },
	{ true, 0, "Rifle" },
	{ true, 300, "30 cm" },
	{ true, 900, "90 cm" },
	{ true, 1800, "180 cm" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "gunpowder" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "musket" },
	{ true, 0, "Musket" },
	{ true, 200, "20 cm" },
	{ true, 400, "40 cm" },
	{ true, 1200, "120 cm" },
	{ true, 2, "2" },
	{ true, 3, "3" },
	{ true, 0, "gunpowder" },
	{ true, 1, "yes" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "pistol" },
	{ true, 0, "Pistol" },
	{ true, 40, "4 cm" },
	{ true, 80, "8 cm" },
	{ true, 200, "20 cm" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 0, "gunpowder" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "bow" },
	{ true, 0, "Bow" },
	{ true, 300, "30 cm" },
	{ true, 600, "60 cm" },
	{ true, 1000, "100 cm" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 1, "bow-spear" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "spear" },
	{ true, 0, "Spear" },
	{ true, 80, "8 cm" },
	{ true, 120, "12 cm" },
	{ true, 240, "24 cm" },
	{ true, 3, "3" },
	{ false, 0, "-" },
	{ true, 1, "bow-spear" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "sword" },
	{ true, 0, "Sword" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 3, "3" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "club" },
	{ true, 0, "War club" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 3, "3" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "hatchet" },
	{ true, 0, "Hatchet or knife" },
	{ true, 50, "5 cm" },
	{ true, 100, "10 cm" },
	{ true, 200, "20 cm" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 2, "other" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "rocks" },
	{ true, 0, "Rocks and the like" },
	{ true, 40, "4 cm" },
	{ true, 80, "8 cm" },
	{ true, 200, "20 cm" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 2, "other" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "sling" },
	{ true, 0, "Sling" },
	{ true, 80, "8 cm" },
	{ true, 160, "16 cm" },
	{ true, 400, "40 cm" },
	{ true, 1, "1" },
	{ false, 0, "-" },
	{ true, 2, "other" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "unarmed" },
	{ true, 0, "Bare hands" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "0" },
	{ false, 0, "-" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "no" },
};
static const char *const sources_5[] = {
	"K:67", "K:68", "K:69", "K:70", "K:71 K:85", "K:72", "K:73", "K:74", "K:75", "S-K-13 house", "X-84 house"
};

/* fire */
static const struct column columns_6[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Who", COLUMN_TEXT, 0, 0, false, NULL },
	{ "still", "Standing", COLUMN_NUMBER, 1, 99, false, NULL },
	{ "moving", "Moving", COLUMN_NUMBER, 1, 99, false, NULL },
	{ "up-to", "Up to", COLUMN_NUMBER, 0, 100, false, NULL },
	{ "further", "Further", COLUMN_NUMBER, 0, 3, false, NULL },
	{ "load", "Load", COLUMN_NUMBER, 0, 9, false, NULL },
};
static const struct entry entries_6[] = {
	{ true, 0, "character" },
	{ true, 0, "Player characters" },
	{ true, 1, "1" },
	{ true, 1, "1" },
	{ true, 50, "50" },
	{ true, 0, "0" },
	{ true, 1, "1" },
	{ true, 0, "commanded" },
	{ true, 0, "Commanded troops" },
	{ true, 1, "1" },
	{ true, 1, "1" },
	{ true, 50, "50" },
	{ true, 0, "0" },
	{ true, 1, "1" },
	{ true, 0, "uncommanded" },
	{ true, 0, "Uncommanded troops on a player's side" },
	{ true, 2, "2" },
	{ true, 3, "3" },
	{ true, 50, "50" },
	{ true, 1, "1" },
	{ true, 0, "0" },
	{ true, 0, "unattended" },
	{ true, 0, "Troops that no player runs" },
	{ true, 2, "2" },
	{ true, 3, "3" },
	{ true, 100, "100" },
	{ true, 1, "1" },
	{ true, 0, "0" },
};
static const char *const sources_6[] = {
	"K-12 X-80 house", "K:83 K-12 X-80", "K:77 K:85", "K:77 K:85 K:87 X-29"
};

/* to-hit */
static const struct column columns_7[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Range", COLUMN_TEXT, 0, 0, false, NULL },
	{ "open", "Open", COLUMN_NUMBER, 1, 20, false, NULL },
	{ "soft", "Soft cover", COLUMN_NUMBER, 1, 20, false, NULL },
	{ "hard", "Hard cover", COLUMN_NUMBER, 1, 20, false, NULL },
};
static const struct entry entries_7[] = {
	{ true, 0, "short" },
	{ true, 0, "Short" },
	{ true, 2, "2" },
	{ true, 4, "4" },
	{ true, 6, "6" },
	{ true, 0, "medium" },
	{ true, 0, "Medium" },
	{ true, 4, "4" },
	{ true, 6, "6" },
	{ true, 7, "7" },
	{ true, 0, "long" },
	{ true, 0, "Long" },
	{ true, 6, "6" },
	{ true, 7, "7" },
	{ true, 8, "8" },
};
static const char *const sources_7[] = {
	"K:92", "K:93", "K:94"
};

/* hit-modifiers */
static const struct column columns_8[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -9, 9, false, NULL },
};
static const struct entry entries_8[] = {
	{ true, 0, "hero" },
	{ true, 0, "A hero shoots" },
	{ true, 1, "+1" },
	{ true, 0, "raw" },
	{ true, 0, "Raw or wounded troops shoot" },
	{ true, -1, "-1" },
};
static const char *const sources_8[] = {
	"K:89", "K:89"
};

/* damage */
static const char *const words_9_2[] = {
	"graze", "wound", "kill", NULL
};
static const char *const words_9_3[] = {
	"graze", "wound", "kill", NULL
};
static const char *const words_9_4[] = {
	"graze", "wound", "kill", NULL
};
static const char *const words_9_5[] = {
	"graze", "wound", "kill", NULL
};
static const char *const words_9_6[] = {
	"graze", "wound", "kill", NULL
};
static const char *const words_9_7[] = {
	"graze", "wound", "kill", NULL
};
static const struct column columns_9[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Shot by", COLUMN_TEXT, 0, 0, false, NULL },
	{ "d1", "1", COLUMN_TEXT, 0, 0, false, words_9_2 },
	{ "d2", "2", COLUMN_TEXT, 0, 0, false, words_9_3 },
	{ "d3", "3", COLUMN_TEXT, 0, 0, false, words_9_4 },
	{ "d4", "4", COLUMN_TEXT, 0, 0, false, words_9_5 },
	{ "d5", "5", COLUMN_TEXT, 0, 0, false, words_9_6 },
	{ "d6", "6", COLUMN_TEXT, 0, 0, false, words_9_7 },
};
static const struct entry entries_9[] = {
	{ true, 0, "gunpowder" },
	{ true, 0, "Gunpowder weapons" },
	{ true, 0, "graze" },
	{ true, 0, "graze" },
	{ true, 1, "wound" },
	{ true, 1, "wound" },
	{ true, 2, "kill" },
	{ true, 2, "kill" },
	{ true, 0, "bow-spear" },
	{ true, 0, "Bows and spears" },
	{ true, 0, "graze" },
	{ true, 0, "graze" },
	{ true, 1, "wound" },
	{ true, 1, "wound" },
	{ true, 1, "wound" },
	{ true, 2, "kill" },
	{ true, 0, "other" },
	{ true, 0, "Other weapons" },
	{ true, 0, "graze" },
	{ true, 0, "graze" },
	{ true, 0, "graze" },
	{ true, 1, "wound" },
	{ true, 1, "wound" },
	{ true, 2, "kill" },
};
static const char *const sources_9[] = {
	"K:99", "K:100", "K:101"
};

/* damage-modifiers */
static const struct column columns_10[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -9, 9, false, NULL },
};
static const struct entry entries_10[] = {
	{ true, 0, "hero" },
	{ true, 0, "A hero shoots" },
	{ true, 1, "+1" },
	{ true, 0, "raw" },
	{ true, 0, "Raw or wounded troops shoot" },
	{ true, -1, "-1" },
};
static const char *const sources_10[] = {
	"K:96", "K:96"
};

/* wounds */
static const struct column columns_11[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Result", COLUMN_TEXT, 0, 0, false, NULL },
	{ "rate", "Rate", COLUMN_NUMBER, 0, 100, false, NULL },
	{ "raw", "Counts as raw", COLUMN_FLAG, 0, 1, false, NULL },
	{ "effect", "Effect", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_11[] = {
	{ true, 0, "graze" },
	{ true, 0, "Graze" },
	{ true, 100, "100" },
	{ true, 0, "no" },
	{ true, 0, "Nothing that lasts, and no casualty" },
	{ true, 0, "wound" },
	{ true, 0, "Wound" },
	{ true, 50, "50" },
	{ true, 1, "yes" },
	{ true, 0, "Fights on, slower; another wound kills" },
	{ true, 0, "kill" },
	{ true, 0, "Kill" },
	{ true, 0, "0" },
	{ true, 0, "no" },
	{ true, 0, "Out of the game" },
};
static const char *const sources_11[] = {
	"K-15 S-K-26 house", "K-15 house", "K-15 house"
};

/* casualties */
static const struct column columns_12[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Figure", COLUMN_TEXT, 0, 0, false, NULL },
	{ "near", "Within", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "effect", "Who is hit", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_12[] = {
	{ true, 0, "group" },
	{ true, 0, "In the target group" },
	{ false, 0, "-" },
	{ true, 0, "Any of it, at random" },
	{ true, 0, "chosen" },
	{ true, 0, "A player character's target" },
	{ false, 0, "-" },
	{ true, 0, "The figure in clear sight that he names" },
	{ true, 0, "leader" },
	{ true, 0, "Officer, NCO or leader near a group" },
	{ true, 50, "5 cm" },
	{ true, 0, "Counts as one of the nearest group" },
	{ true, 0, "apart" },
	{ true, 0, "Officer, NCO or leader further away" },
	{ false, 0, "-" },
	{ true, 0, "A unit of his own" },
};
static const char *const sources_12[] = {
	"K:103", "K:103", "K:105", "K:105"
};

/* melee */
static const struct column columns_13[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Step", COLUMN_TEXT, 0, 0, false, NULL },
	{ "effect", "What is done", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_13[] = {
	{ true, 0, "charge" },
	{ true, 0, "Charge" },
	{ true, 0, "Chargers come into contact with the nearest enemies in reach" },
	{ true, 0, "match" },
	{ true, 0, "Match" },
	{ true, 0, "Figures are paired as evenly as can be; nobody is ganged up on while a comrade of his goes unengaged" },
	{ true, 0, "throw" },
	{ true, 0, "Throw" },
	{ true, 0, "Each figure throws a D6 and adds its modifiers" },
	{ true, 0, "compare" },
	{ true, 0, "Compare" },
	{ true, 0, "The better score wins the pair; equal scores do nothing" },
	{ true, 0, "harm" },
	{ true, 0, "Harm" },
	{ true, 0, "The winner's die as it fell tells what he has done" },
	{ true, 0, "back" },
	{ true, 0, "Fall back" },
	{ true, 0, "Whoever came off worse goes back, both if equal" },
	{ true, 0, "follow" },
	{ true, 0, "Follow up" },
	{ true, 0, "The winner may come after them" },
};
static const char *const sources_13[] = {
	"K:111", "K:113", "K:117", "K:127", "K:129", "K:131", "K:131"
};

/* melee-modifiers */
static const struct column columns_14[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Condition", COLUMN_TEXT, 0, 0, false, NULL },
	{ "modifier", "Modifier", COLUMN_NUMBER, -9, 9, false, NULL },
	{ "each", "For each", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_14[] = {
	{ true, 0, "raw" },
	{ true, 0, "Raw" },
	{ true, -1, "-1" },
	{ true, 0, "no" },
	{ true, 0, "outnumbered" },
	{ true, 0, "Each enemy in contact over one" },
	{ true, -1, "-1" },
	{ true, 1, "yes" },
	{ true, 0, "wall" },
	{ true, 0, "Fights to cross a defended wall, fence or the like" },
	{ true, -1, "-1" },
	{ true, 0, "no" },
	{ true, 0, "skilled" },
	{ true, 0, "Hero or superior melee troops" },
	{ true, 1, "+1" },
	{ true, 0, "no" },
	{ true, 0, "weapon" },
	{ true, 0, "A better melee factor than all his opponents" },
	{ true, 1, "+1" },
	{ true, 0, "no" },
};
static const char *const sources_14[] = {
	"K:119", "K:119", "K:121", "K:123", "K:125"
};

/* melee-harm */
static const struct column columns_15[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Result", COLUMN_TEXT, 0, 0, false, NULL },
	{ "least", "From", COLUMN_NUMBER, 1, 6, false, NULL },
	{ "most", "To", COLUMN_NUMBER, 1, 6, false, NULL },
};
static const struct entry entries_15[] = {
	{ true, 0, "nothing" },
	{ true, 0, "Nothing" },
	{ true, 1, "1" },
	{ true, 4, "4" },
	{ true, 0, "wound" },
	{ true, 0, "Wounds" },
	{ true, 5, "5" },
	{ true, 5, "5" },
	{ true, 0, "kill" },
	{ true, 0, "Kills" },
	{ true, 6, "6" },
	{ true, 6, "6" },
};
static const char *const sources_15[] = {
	"K:129 S-K-28", "K:129", "K:129"
};

/* after-melee */
static const struct column columns_16[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Group", COLUMN_TEXT, 0, 0, false, NULL },
	{ "back", "Moved back", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "follows", "May follow up", COLUMN_FLAG, 0, 1, false, NULL },
	{ "wound", "Takes a wound", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_16[] = {
	{ true, 0, "worse" },
	{ true, 0, "Had the worst results" },
	{ true, 50, "5 cm" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "drawn" },
	{ true, 0, "Drawn, both groups" },
	{ true, 50, "5 cm" },
	{ true, 0, "no" },
	{ true, 0, "no" },
	{ true, 0, "better" },
	{ true, 0, "Came off better" },
	{ false, 0, "-" },
	{ true, 1, "yes" },
	{ true, 0, "no" },
	{ true, 0, "stuck" },
	{ true, 0, "Each figure that cannot go back" },
	{ false, 0, "-" },
	{ true, 0, "no" },
	{ true, 1, "yes" },
};
static const char *const sources_16[] = {
	"K:131", "K:131", "K:131", "K:131"
};

/* numbers */
static const struct column columns_17[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "value", "Number", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "length", "Length", COLUMN_LENGTH, 0, 5000, true, NULL },
};
static const struct entry entries_17[] = {
	{ true, 0, "hit-die" },
	{ true, 0, "Sides of the die to hit" },
	{ true, 8, "8" },
	{ false, 0, "-" },
	{ true, 0, "damage-die" },
	{ true, 0, "Sides of the die for damage" },
	{ true, 6, "6" },
	{ false, 0, "-" },
	{ true, 0, "melee-die" },
	{ true, 0, "Sides of the die in melee" },
	{ true, 6, "6" },
	{ false, 0, "-" },
};
static const char *const sources_17[] = {
	"K:91", "K:98", "K:117"
};

/* house */
static const struct column columns_18[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "value", "Number", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "length", "Length", COLUMN_LENGTH, 0, 5000, true, NULL },
};
static const struct entry entries_18[] = {
	{ true, 0, "cohesion" },
	{ true, 0, "A unit keeps within this of its leader or nearest comrade" },
	{ false, 0, "-" },
	{ true, 150, "15 cm" },
	{ true, 0, "leader-reach" },
	{ true, 0, "A leader or hero within this is with the unit" },
	{ false, 0, "-" },
	{ true, 150, "15 cm" },
	{ true, 0, "apart" },
	{ true, 0, "A player character further from any group tests alone" },
	{ false, 0, "-" },
	{ true, 50, "5 cm" },
	{ true, 0, "wounds" },
	{ true, 0, "Wounds that kill" },
	{ true, 2, "2" },
	{ false, 0, "-" },
	{ true, 0, "follow-up" },
	{ true, 0, "Following up goes as far as" },
	{ false, 0, "-" },
	{ true, 50, "5 cm" },
};
static const char *const sources_18[] = {
	"C-7 house", "S-C-16 house", "S-K-34 house", "K-15 house", "X-83 house"
};

/* factors */
static const struct column columns_19[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Situation", COLUMN_TEXT, 0, 0, false, NULL },
	{ "factor", "Factor", COLUMN_NUMBER, -9, 9, false, NULL },
	{ "range", "Within", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "each", "For each tenth", COLUMN_FLAG, 0, 1, false, NULL },
};
static const struct entry entries_19[] = {
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
static const char *const sources_19[] = {
	"K:7", "K:9", "K:10", "K:12", "K:13", "K:14", "K:16", "K:17", "K:19"
};

/* missile */
static const char *const words_20_4[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_20_5[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_20_6[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_20_7[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_20_8[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_20_9[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const struct column columns_20[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Risk factor", COLUMN_TEXT, 0, 0, false, NULL },
	{ "least", "From", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "most", "To", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "d1", "1", COLUMN_TEXT, 0, 0, false, words_20_4 },
	{ "d2", "2", COLUMN_TEXT, 0, 0, false, words_20_5 },
	{ "d3", "3", COLUMN_TEXT, 0, 0, false, words_20_6 },
	{ "d4", "4", COLUMN_TEXT, 0, 0, false, words_20_7 },
	{ "d5", "5", COLUMN_TEXT, 0, 0, false, words_20_8 },
	{ "d6", "6", COLUMN_TEXT, 0, 0, false, words_20_9 },
};
static const struct entry entries_20[] = {
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
static const char *const sources_20[] = {
	"K:41", "K:41", "K:42", "K:43", "K:44", "K:45", "K:46"
};

/* close */
static const char *const words_21_4[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_21_5[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_21_6[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_21_7[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_21_8[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const char *const words_21_9[] = {
	"carry-on", "carry-on*", "halt", "halt*", "advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout", "rout*", NULL
};
static const struct column columns_21[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Risk factor", COLUMN_TEXT, 0, 0, false, NULL },
	{ "least", "From", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "most", "To", COLUMN_NUMBER, 0, 99, true, NULL },
	{ "d1", "1", COLUMN_TEXT, 0, 0, false, words_21_4 },
	{ "d2", "2", COLUMN_TEXT, 0, 0, false, words_21_5 },
	{ "d3", "3", COLUMN_TEXT, 0, 0, false, words_21_6 },
	{ "d4", "4", COLUMN_TEXT, 0, 0, false, words_21_7 },
	{ "d5", "5", COLUMN_TEXT, 0, 0, false, words_21_8 },
	{ "d6", "6", COLUMN_TEXT, 0, 0, false, words_21_9 },
};
static const struct entry entries_21[] = {
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
static const char *const sources_21[] = {
	"K:51", "K:51", "K:52", "K:53", "K:54", "K:55", "K:56"
};

/* outcomes */
static const struct column columns_22[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "Word", COLUMN_TEXT, 0, 0, false, NULL },
	{ "bonus", "Further", COLUMN_LENGTH, 0, 990, true, NULL },
	{ "native-die", "Natives' die in cm", COLUMN_NUMBER, 2, 20, true, NULL },
	{ "near", "Near", COLUMN_LENGTH, 0, 5000, true, NULL },
	{ "strength", "Strength", COLUMN_NUMBER, 0, 100, true, NULL },
	{ "effect", "What the unit does", COLUMN_TEXT, 0, 0, false, NULL },
};
static const struct entry entries_22[] = {
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
static const char *const sources_22[] = {
	"K:58", "K:59", "K:60", "K:61", "K:62", "K:41"
};

/* testing */
static const struct column columns_23[] = {
	{ "id", "Row", COLUMN_TEXT, 0, 0, false, NULL },
	{ "name", "What", COLUMN_TEXT, 0, 0, false, NULL },
	{ "value", "Number", COLUMN_NUMBER, 2, 20, true, NULL },
	{ "length", "Length", COLUMN_LENGTH, 0, 5000, true, NULL },
};
static const struct entry entries_23[] = {
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
static const char *const sources_23[] = {
	"K:21", "K:32", "K:32"
};

static const struct rule_table tables[] = {
	{ "phases", "Phases of a turn", "no source gives the order", "K-10", "",
		3, 4, columns_0, entries_0, sources_0 },
	{ "commands", "Who obeys what", "Risk Factors (K:5, K:30), Shooting (K:81), Charging (K:115)", "X-30", "Plain and blue words of the action tables: whom they bind. Target: what its fire may be aimed at. A unit that must charge does so when its word is attack.",
		6, 4, columns_1, entries_1, sources_1 },
	{ "visibility", "Visibility", "Visibility (K:34), Shooting (K:107)", "K-11", "Depth is how far from the edge of the ground. With a die the range is for each point of it.",
		6, 7, columns_2, entries_2, sources_2 },
	{ "terrain", "Terrain", "Visibility (K:34), To Hit (K:91)", "X-85", "Pace is the cost of entering a cell in twelfths of open ground: 12 full rate, 24 half, 0 no way. The source names woods and soft and hard cover, no more.",
		14, 30, columns_3, entries_3, sources_3 },
	{ "movement", "Movement rates", "no source gives these", "K-18", "Attack, rout and natives add to these as the outcomes say.",
		3, 2, columns_4, entries_4, sources_4 },
	{ "weapons", "Weapons", "Shooting (K:66)", "S-K-12", "Bayonet is the melee factor with one fixed. A loader is loaded by the muzzle, missile arms test by the missile troops' table, and thrown ones lose no band in an advance.",
		11, 11, columns_5, entries_5, sources_5 },
	{ "fire", "Fire", "Shooting (K:77 to K:87)", "K-12", "Figures for one die, standing and moving. Up to is how much of the rate may be moved before shooting, in percent; further is how many range bands further away a target counts after moving. Load is turns halted to load by the muzzle.",
		7, 4, columns_6, entries_6, sources_6 },
	{ "to-hit", "To hit", "To Hit (K:91)", "K-14", "A D8 hits at this number or more, by the target's cover and its range band.",
		5, 3, columns_7, entries_7, sources_7 },
	{ "hit-modifiers", "Modifiers of the hit", "To hit (K:89)", "K-14", "",
		3, 2, columns_8, entries_8, sources_8 },
	{ "damage", "Damage", "Shooting Damage Caused (K:98)", "K-14", "A modified die over the last column counts as that, below the first as the first.",
		8, 3, columns_9, entries_9, sources_9 },
	{ "damage-modifiers", "Modifiers of the damage", "Shooting Damage Caused (K:96)", "K-14", "",
		3, 2, columns_10, entries_10, sources_10 },
	{ "wounds", "Grazes and wounds", "no source tells", "K-15", "Rate is what is left of the rate of movement, in percent.",
		5, 3, columns_11, entries_11, sources_11 },
	{ "casualties", "Who is hit", "Shooting (K:103, K:105)", "K-16", "",
		4, 4, columns_12, entries_12, sources_12 },
	{ "melee", "How a melee goes", "Charging and Melee (K:109)", "K-17", "",
		3, 7, columns_13, entries_13, sources_13 },
	{ "melee-modifiers", "Modifiers in melee", "Charging and Melee (K:119)", "X-33", "",
		4, 5, columns_14, entries_14, sources_14 },
	{ "melee-harm", "What the winner does", "Charging and Melee (K:129)", "S-K-28", "The die is read as it fell, without modifiers.",
		4, 3, columns_15, entries_15, sources_15 },
	{ "after-melee", "After the melee", "Charging and Melee (K:131)", "K-17", "",
		5, 4, columns_16, entries_16, sources_16 },
	{ "numbers", "Numbers of the text", "throughout", "K-10", "",
		4, 3, columns_17, entries_17, sources_17 },
	{ "house", "House values", "no source gives these", "C-7", "",
		4, 5, columns_18, entries_18, sources_18 },
	{ "factors", "Risk factors", "Risk Factors (K:5)", "K-1", "Every line that fits counts; the line of losses once for each full tenth.",
		5, 9, columns_19, entries_19, sources_19 },
	{ "missile", "Actions of missile troops", "Actions Table: gunpowder weapons, bows, slings and the like (K:38)", "K-5", "A star marks a blue word, which commanded units and heroes ignore. Up to 0 defenders of works and units falling back have rows of their own.",
		10, 7, columns_20, entries_20, sources_20 },
	{ "close", "Actions of close combat troops", "Actions Table: close combat weapons only (K:48)", "K-5", "A star marks a blue word, which commanded units and heroes ignore. Up to 0 defenders of works and units falling back have rows of their own.",
		10, 7, columns_21, entries_21, sources_21 },
	{ "outcomes", "What the words mean", "Actions (K:58)", "K-7", "Strength is the part of the original unit, in percent.",
		7, 6, columns_22, entries_22, sources_22 },
	{ "testing", "How a test is thrown", "Risk Factors (K:21, K:32)", "K-8", "",
		4, 3, columns_23, entries_23, sources_23 },
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
	{ "K-10", "The turn", "A turn has action tests, movement, shooting, then charges and melee. In each of them all units act at the same moment.", "K:28, ruling, house" },
	{ "K-11", "Seeing", "A figure in terrain, within 5 cm of its edge, is seen from as many times 10 cm as a D6 shows; always if it fires or stands in plain sight. Troops look and shoot out of woods within 5 cm of the edge, can be shot up to 10 cm deep, and see 15 cm inside.", "K:36, K:107, ruling" },
	{ "K-12", "How many dice", "Commanded troops and player characters throw one die for each figure that shoots; uncommanded troops one for each two figures that stand and one for each three that moved, rounded up. Uncommanded troops of a player shoot only if they moved no further than half their rate, those that no player runs after any move. Either sort counts its target one range band further after moving, save spears thrown in an advance.", "K:77, K:85, K:87, ruling" },
	{ "K-13", "Loading by the muzzle", "Commanded troops load a muzzle loader by standing halted for a turn without firing. Once loaded they may move up to half their rate and shoot in any later turn. While the unit moves nobody of it loads (Y-15).", "K:83, ruling" },
	{ "K-14", "Hits and damage", "A D8 hits at the number of the range band and the cover or more; each hit throws a D6 on the damage table. Heroes add 1 to both dice, raw shooters take 1 off. A damage die over the table counts as its last column, below it as its first.", "K:89, K:91, K:96, K:98, ruling" },
	{ "K-15", "Grazes and wounds", "A graze has no lasting effect. A wounded figure moves at half rate and counts as raw; a second wound kills it. A wounded hero counts as a hero and as raw. What hits one figure in a phase adds up when the phase ends: two wounds kill.", "house" },
	{ "K-16", "Whom a hit strikes", "Hits fall at random among the target group; player characters shoot at the figure they name. Officers, NCOs and leaders within 5 cm are of the nearest group for this, others stand alone.", "K:103, K:105, ruling" },
	{ "K-17", "Melee", "Chargers come into contact and figures are paired as evenly as can be. Each throws a D6 with its modifiers; the better score wins, and the winner wounds if his own die fell on 5, kills if it fell on 6. The side with more casualties then goes back 5 cm, both if equal; whoever cannot takes a wound, and the other may follow up.", "K:111, K:113, K:117, K:127, K:129, K:131, ruling" },
	{ "K-18", "Rates of movement", "Troops on foot move 20 cm a turn and mounted troops 40 cm, half of that in difficult ground.", "house" },
	{ "X-22", "Shooting past others", "A figure or a low object blocks fire unless the shooter or the target is within 2 cm of it. A wall next to the shooter therefore does not stop him.", "K:107, ruling, house" },
	{ "X-23", "Depth of woods", "Where one end of a line is outside the wood, what counts is how deep the other stands; where both are inside, the 15 cm of sight do. No line passes through more than 15 cm of wood.", "K:36, K:107, ruling" },
	{ "X-28", "Spears in an advance", "Spears thrown by troops that advance lose no range band for having moved.", "K:85" },
	{ "X-29", "The further band", "All uncommanded troops that move and shoot count one range band further. Being run by no player frees them from the limit of half a move alone.", "K:85, K:87, ruling" },
	{ "X-30", "Everybody tests", "All units make action tests. Plain words bind everybody; blue words bind uncommanded troops alone, and player characters and commanded troops do as they please.", "K:30, ruling" },
	{ "X-33", "What counts in melee", "A charge needs an enemy in reach and no word that forces the unit elsewhere. In melee raw figures take 1 off, as does each enemy in contact over one and crossing a defended obstacle; heroes and superior troops add 1, and so does a weapon of a better melee factor than those of all opponents.", "K:115, K:119, K:121, K:123, K:125" },
	{ "X-35", "The nearest group", "A leader near several groups counts as one of the nearest, if that is within 5 cm.", "K:105" },
	{ "C-3", "Fractions", "Fractions of a movement rate are kept, and a figure stops when its next step costs more than it has left. All other halves round up.", "ruling" },
	{ "C-5", "Line of sight", "Lines of sight are mutual. A building can be seen but not seen through; ground higher than both ends blocks, and what lies a full level lower is looked over. Woods end a line as X-23 says. Figures in between block the whole base of whoever stands behind them, unless they are near enough to be shot over (X-22).", "K:107, ruling" },
	{ "C-7", "Units move as bodies", "A player says where the leader goes and the other figures take places round him, each within its own allowance; single figures may be placed by hand. A unit is in order while each figure is within 15 cm of the leader or of its nearest comrade. A unit that nobody leads goes by one who is with the others.", "ruling" },
	{ "S-C-7", "Passing through figures", "Figures may pass through friends that stand still but not stop on them, and never through enemies. Passing next to an enemy is allowed.", "ruling" },
	{ "S-C-11", "Soft and hard cover", "There is no medium cover. Hedges, fences, crates, huts, mud walls and woods are soft cover; stone walls, barricades, rocks, stone buildings, works and doorways are hard.", "K:91, ruling, house" },
	{ "S-C-16", "With the unit", "A leader or hero counts as with a unit when he is attached to it and within 15 cm of it in order (C-7).", "ruling" },
	{ "S-C-17", "Picking at random", "One of several things is picked by a die that is told like any other: no die for one, a D6 for up to six, a D8 for up to eight, two D10 as a D100 for more. It counts round the list in order; only values above the largest multiple of the number of things are rolled again.", "ruling" },
	{ "S-K-1", "Who tests, and when", "Every unit tests at the start of every turn, even with no enemy near. For commanded troops and player characters the result matters only if its word is plain.", "K:28, K:30, ruling" },
	{ "S-K-8", "Natives and cavalry", "Natives count enemy cavalry within 50 cm wherever on the table they see it. The scenario says who is native; whoever is mounted is cavalry.", "K:17, ruling" },
	{ "S-K-10", "How long a rout lasts", "A unit routs until a later test gives it another word; the 3 for routing counts in each of those. There is no other rally. Commanded troops are in hand again with any blue word.", "K:19, K:62, ruling" },
	{ "S-K-14", "Attacking shooters", "Missile troops told to attack charge if the enemy is within their whole move, and else close with him at full rate. Unless they come into contact they shoot as troops that move.", "K:58, ruling" },
	{ "S-K-16", "Fire of those who are bound", "Commanded troops who must halt shoot as standing, those who must retreat as moving. Nobody who routs shoots.", "K:60, K:61, K:62, ruling" },
	{ "S-K-17", "Which way to retreat", "A retreat goes to the nearest cover within this turn's move that is further from every enemy in sight, else straight away at full rate. In cover and with half its strength an uncommanded unit stays; a commanded one may choose.", "K:61, ruling" },
	{ "S-K-18", "Nowhere to run", "A routing unit is surrounded if none of its figures has a free cell that leads away from the enemy; it surrenders. Whoever runs off the table is lost.", "K:62, ruling" },
	{ "S-K-34", "Player characters who test", "A player character tests for himself, as a unit of one, only when no group of his side is within 5 cm of him.", "K:30, ruling" },
	{ "S-K-13", "Slings", "Slings, which the weapon list lacks, reach twice as far as rocks: 8, 16 and 40 cm, with a melee factor of 1 and the damage of other weapons.", "K:38, house" },
	{ "S-K-19", "Rounding the dice", "The dice of uncommanded troops are rounded up for each unit and each target. Wounded figures count among those that shoot, as raw.", "K:77, ruling" },
	{ "S-K-20", "Beyond the furthest band", "Counting one band further makes short medium and medium long; at long range there is then no shot. A player's uncommanded troops that moved over half their rate do not fire.", "K:85, ruling" },
	{ "S-K-21", "Over and under the die", "A modified D8 of 9 hits whatever an 8 hits. Raw shooters, whose best is a 7, cannot hit what needs an 8.", "K:89, K:94, ruling" },
	{ "S-K-22", "Mixed targets", "The range of a group is that to its nearest figure that can be shot at, and its cover that of most of its figures.", "ruling" },
	{ "S-K-23", "One die to be seen", "The die for being seen in terrain is thrown once a turn for each unit and the side that looks, when first needed. Who is not seen cannot be shot at and is not in sight.", "K:36, ruling" },
	{ "S-K-24", "The entire base", "A figure partly hidden is no target. A low wall before the target is cover and does not hide its base.", "K:107, ruling" },
	{ "S-K-25", "Naming the figure", "A player character names his figure before the die to hit is thrown.", "K:103, ruling" },
	{ "S-K-26", "Grazes are no casualties", "A graze counts neither among the losses of the risk factor nor in the results of a melee.", "K:14, K:131, ruling" },
	{ "S-K-33", "Loaded at the start", "Muzzle loaders begin the game loaded and stay loaded until fired, however many turns that takes.", "K:83, ruling" },
	{ "S-K-27", "One against several", "A lone figure throws one die, compared with that of each opponent. It can harm one of them at most, the lowest; each who beats it harms by his own die.", "K:117, K:119, ruling" },
	{ "S-K-28", "Only the winner harms", "A 5 or 6 harms only on the die of him who won the comparison, read without modifiers. A winner who threw 1 to 4 does nothing.", "K:127, K:129, ruling" },
	{ "S-K-29", "Which results are worse", "The side with more casualties, wounded and killed together, came off worse; of equal ones the side with more killed; still equal, both go back.", "K:131, ruling" },
	{ "S-K-30", "Going back", "Figures go back 5 cm, two cells of the usual scale, with their faces to the enemy. Each that cannot takes a wound.", "K:131, ruling" },
	{ "S-K-31", "One round a turn", "A melee has one round each turn. Shooting comes before charges, so those who are charged have fired already.", "ruling" },
	{ "S-K-32", "Who may not charge", "Commanded troops and player characters do not charge while a plain halt, retreat or rout binds them.", "K:115, ruling" },
	{ "X-80", "Commanded troops on the move", "Player characters and commanded troops shoot after moving up to half their rate, with whatever weapon, and lose no range band for it. Having gone further they do not shoot that turn. Player characters load by the muzzle as commanded troops do.", "K:83, house" },
	{ "X-81", "A charge is the turn's move", "Whoever charges does not move in Movement nor shoot; he comes on in the phase of charges as far as his whole rate lets him walk, and a charge that falls short stops there.", "K:111, house" },
	{ "X-82", "Player characters are heroes", "A player character is a hero in every table unless the scenario calls him regular or raw. Other troops are regular unless it calls them superior or raw.", "K:9, K:89, house" },
	{ "X-83", "Following up", "Who follows up goes up to 5 cm, back into contact if that reaches, and fights again next turn. Troops that nobody commands follow up if their word was attack, and else stand.", "K:131, house" },
	{ "X-84", "Bare hands", "A figure without any weapon fights with a melee factor of 0 and throws nothing.", "house" },
	{ "X-85", "Difficult ground", "Woods, swamp, streams, fords, shallows, hedges, fences, crates, walls, barricades, rocks and stairs are difficult. Rivers and deep water are not crossed. Mounted figures keep out of buildings, works and rocks and do not cross walls, barricades or crates.", "house" },
	{ "X-86", "Depth and edge", "How deep a figure stands in woods or other terrain is the distance to the nearest cell outside it. Deeper than 5 cm it is not seen from outside unless it fires. In other terrain than woods, too, one sees 15 cm inside it without a die.", "K:36, house" },
	{ "X-91", "Seen to fire", "Whoever fires is seen by all who have a line to him, and stays in their sight to the end of the next turn as long as a line leads to him, whatever their dice show.", "K:36, house" },
	{ "X-89", "How a unit stands", "A unit is raw if most of its figures are, and defends works if half of them stand in some. It is in cover behind whatever covers it from the nearest enemy in sight, or, with none in sight, in the way it faces. A player character near a group of his side, who makes no test of his own, is that group's hero in its line of the list; its word does not bind him.", "house" },
	{ "X-92", "Who may shoot", "Commanded troops are judged figure by figure by how far each has gone, uncommanded ones as a unit by whoever went furthest, and a wounded man of theirs by his own rate as well. Nobody shoots while an enemy is in contact with him, nor at a unit with which friends are in contact, nor loads in a melee.", "house" },
	{ "X-93", "Arms and shared dice", "A figure fires whichever loaded arm that reaches hits most easily, of equal ones the first it carries, one shot a turn. Where several uncommanded figures share a die, those who shoot alike are counted first; those left over of each kind share the rest, and the one who hits most easily throws.", "K:77, house" },
	{ "X-94", "Where a hit can fall", "A hit falls among those of the group to whom the ground leaves its shooter a line, whoever stands between. An officer near a group of his friends, or a player character who goes alone, counts as one of that group whichever of the two is shot at.", "K:103, K:105, house" },
	{ "X-95", "In contact", "A unit that begins its turn in contact with an enemy stays and fights, whatever its player would have it do; only a retreat or a rout takes it away. Those of it who touch nobody may charge the enemies that their comrades fight.", "house" },
	{ "X-96", "Turning about", "Whoever stands turns to the place that his player names, else to the nearest enemy in sight. Under a plain halt there is only the enemy to turn to.", "K:60, house" },
	{ "X-97", "Changing company", "Player characters join a unit within 15 cm, and things are handed over as far, while orders are given. A character does so once a turn, and not while a plain word binds his own unit or the one he would join.", "house" },
	{ "X-98", "Contact is for chargers", "In Movement nobody stops next to an enemy, save those who rout past him; going by is no contact. Of two enemies who would come to stand side by side only one goes on.", "K:111, house" },
	{ "X-99", "Pointed out", "Whom the scenario or the Game Master points out to a side, and who was its friend a moment ago, it keeps in sight until he moves, wherever he stands.", "house" },
	{ "X-100", "Cornered", "Routers who have nowhere to run surrender once an enemy in sight, who does not rout himself, could be with them in one turn's move. Until then they cower where they are.", "K:62, house" },
	{ "X-101", "Those who carry nothing", "A unit most of whose figures have bare hands goes for nobody of its own accord: where its word is advance or attack it halts.", "house" },
	{ "X-110", "Where the enemy stood", "A charge whose target has fallen, left or gone out of sight falls upon the nearest enemy in sight and reach, and if there is none ends where its side last saw the target.", "K:111, house" },
	{ "X-111", "A defended wall", "Hedges, fences, crates, walls, barricades and works are defended by who was there first. Whoever came into contact by his own feet takes 1 off while one of the two, and only one, stands on such a thing; who waited for him never does.", "K:121, house" },
	{ "X-112", "Hand to hand across ground", "Men side by side are in contact whatever ground they stand on, but not from the top of a cliff to its foot: two levels at one step. Riders have no advantage over men on foot but their rate, since the source gives them none.", "K:113, house" },
	{ "X-113", "Routers in melee", "Routers throw no die. Whoever fights one has won, and harms him by his own die; enemies who fight back are taken on first, and routers do not count among those in contact.", "K:62, house" },
	{ "X-114", "Bayonets", "Troops with bayonets have them fixed from the start, and use the better melee factor where the weapon has one. Whoever carries several weapons fights with that of the best factor.", "K:68, house" },
	{ "X-115", "Captives", "Each man of a unit that surrenders is the captive of the nearest enemy who does not rout, and goes with him. He is free again when his captor falls, is taken himself or leaves the table.", "K:62, house" },
	{ "X-116", "Several units in one melee", "Units that fought each other or the same enemies are in one melee. All units of a cause in it are judged together: casualties of all count, and all go back or none.", "K:131, house" },
	{ "X-117", "Thrown back", "All of a group goes back as far as it can, up to 5 cm whatever the ground, to where it touches no enemy. Whoever touches one and finds no such place takes the wound. To be thrown back is neither an advance nor a retreat.", "K:131, house" },
	{ "X-118", "Enemies in contact", "Once figures are matched, those in contact with a man are the enemies matched against him; a neighbour who fights somebody else does not count.", "K:113, K:119, house" },
	{ "X-119", "Natives who go on attacking", "The natives' die is thrown as well for natives who carry on with an attack, and for those so near the enemy that their advance becomes one.", "K:58, K:59, house" },
	{ "Y-12", "Falling back into cover", "Who falls back and halts in cover turns to the enemy, where he is or was last seen. With no cover within one move the unit goes on towards the nearest, turn after turn, until a test gives it another word.", "K:42, ruling" },
	{ "Y-13", "No shot into contact", "It stands that nobody shoots at a unit with which friends are in contact (X-92), whatever figures of it are free.", "house" },
	{ "Y-14", "Whom nobody leads", "In a unit without a leader each figure goes as far as its own rate lets it. The slow lag behind and hold nobody: the fastest show how far the unit goes.", "ruling" },
	{ "Y-15", "Loading is the unit's halt", "A muzzle loader is loaded while the whole unit halts. While any of it moves, no figure of it loads, not even one that stood still.", "K:83, ruling" },
	{ "Y-16", "No way to the enemy", "Told to attack an enemy to whom no way leads, a unit goes as near to him as it can get.", "K:58, ruling" },
	{ "Y-17", "Straight back", "Of places that are equally far from the enemy, whoever is thrown back takes the one straight away from him.", "K:131, ruling" },
	{ "Y-18", "Heroes in the odds", "A player character of whom odds are asked is a hero, unless the question calls him regular or raw.", "K:9, ruling" },
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
	"X-115", NULL
};
static const char *const pieces_1[] = {
	"X-81", "X-98", "S-K-32", NULL
};
static const char *const pieces_2[] = {
	"terrain", "to-hit", "C-4", "S-K-3", "X-111", NULL
};
static const char *const pieces_3[] = {
	"C-10", "C-11", "C-12", "C-13", NULL
};
static const char *const pieces_4[] = {
	"C-1", "C-2", "C-6", "C-9", "X-20", "X-21", "X-27", NULL
};
static const char *const pieces_5[] = {
	"melee", "melee-modifiers", "melee-harm", "after-melee", "K-17", "X-33", "X-112", "X-116", "S-K-27", "S-K-28", "S-K-31", NULL
};
static const char *const pieces_6[] = {
	"commands", "X-90", "S-K-34", NULL
};
static const char *const pieces_7[] = {
	"K-13", "S-K-33", NULL
};
static const char *const pieces_8[] = {
	"factors", "testing", "outcomes", "K-1", "K-6", "K-7", "X-30", NULL
};
static const char *const pieces_9[] = {
	"movement", "K-18", "X-80", "X-85", "X-97", "C-7", "C-8", NULL
};
static const char *const pieces_10[] = {
	"commands", NULL
};
static const char *const pieces_11[] = {
	"outcomes", "S-K-7", "S-K-9", "S-K-10", "S-K-17", "S-K-18", "X-100", "X-113", NULL
};
static const char *const pieces_12[] = {
	"weapons", "fire", "to-hit", "hit-modifiers", "damage", "damage-modifiers", "K-12", "K-14", "K-16", "X-22", "X-92", "X-93", "S-K-20", "S-K-22", NULL
};
static const char *const pieces_13[] = {
	"visibility", "C-5", "K-11", "X-23", "X-24", "X-86", "X-91", "X-99", "S-K-23", NULL
};
static const char *const pieces_14[] = {
	"terrain", "C-4", "X-23", "X-85", "X-112", NULL
};
static const char *const pieces_15[] = {
	"X-82", "S-K-34", NULL
};
static const char *const pieces_16[] = {
	"phases", "K-10", NULL
};
static const char *const pieces_17[] = {
	"commands", "factors", "missile", "close", "outcomes", "K-1", "K-3", "K-5", "K-7", "K-8", "X-34", NULL
};
static const char *const pieces_18[] = {
	"damage", "wounds", "casualties", "K-15", "K-16", "S-K-26", "X-94", NULL
};
static const struct subject_part subjects[] = {
	{ "captives", pieces_0 },
	{ "charging", pieces_1 },
	{ "cover", pieces_2 },
	{ "dice", pieces_3 },
	{ "distance", pieces_4 },
	{ "fighting", pieces_5 },
	{ "leaders", pieces_6 },
	{ "loading", pieces_7 },
	{ "morale", pieces_8 },
	{ "movement", pieces_9 },
	{ "orders", pieces_10 },
	{ "rout", pieces_11 },
	{ "shooting", pieces_12 },
	{ "sighting", pieces_13 },
	{ "terrain", pieces_14 },
	{ "traits", pieces_15 },
	{ "turn", pieces_16 },
	{ "uncommanded", pieces_17 },
	{ "wounds", pieces_18 },
	{ NULL, NULL }
};

static const struct sheet sheet = {
	68, true, {
		{ 32, {
			{ "phases", 0, 1, true, false, { "name", "help", NULL
} },
			{ "factors", 0, 1, false, false, { "name", "factor", "range", "each:Each", NULL
} },
			{ "commands", 0, 1, false, false, { "name", "plain:Plain", "blue:Blue", "target", "charge", NULL
} },
			{ "movement", 40, 1, true, false, { "name", "rate", NULL
} },
			{ "testing", 60, 1, true, false, { "name", "value/length", NULL
} },
			{ "visibility", 0, 1, false, false, { "name", "automatic:Always", "die", "range", "depth", NULL
} },
			{ "terrain", 0, 2, false, false, { "name", "pace", "cover", "mounted:Mounted", NULL
} },
			{ .id = NULL } } },
		{ 36, {
			{ "missile", 0, 1, false, false, { "name", "d1", "d2", "d3", "d4", "d5", "d6", NULL
} },
			{ "close", 0, 1, false, true, { "name", "d1", "d2", "d3", "d4", "d5", "d6", NULL
} },
			{ "outcomes", 0, 1, false, false, { "name", "effect", "bonus", "native-die:Natives", "near", "strength", NULL
} },
			{ "weapons", 0, 1, false, false, { "name", "short", "medium", "long", "melee:Melee", "bayonet", "damage", "loader:Loader", "missile", "thrown:Thrown", NULL
} },
			{ "fire", 0, 1, false, false, { "name", "still", "moving", "up-to", "further", "load", NULL
} },
			{ "to-hit", 46, 1, false, false, { "name", "open", "soft:Soft", "hard:Hard", NULL
} },
			{ "hit-modifiers", 54, 1, true, false, { "name", "modifier", NULL
} },
			{ .id = NULL } } },
		{ 32, {
			{ "damage", 0, 1, false, false, { "name", "d1", "d2", "d3", "d4", "d5", "d6", NULL
} },
			{ "damage-modifiers", 0, 1, true, false, { "name", "modifier", NULL
} },
			{ "casualties", 0, 1, false, false, { "name", "near", "effect", NULL
} },
			{ "wounds", 0, 1, false, false, { "name", "rate", "raw", "effect", NULL
} },
			{ "melee", 0, 1, true, false, { "name", "effect", NULL
} },
			{ "melee-modifiers", 0, 1, false, false, { "name", "modifier", "each:Each", NULL
} },
			{ "melee-harm", 45, 1, true, false, { "least..most:Die", "name", NULL
} },
			{ "after-melee", 55, 1, false, false, { "name", "back:Back", "follows:Follows", "wound:Wound", NULL
} },
			{ "house", 0, 1, true, false, { "name", "value/length", NULL
} },
			{ .id = NULL } } },
		{ .width = 0 } }
};

const struct rulebook rulebook_risk = {
	"risk", "Risk Factors", "K", "an unnamed hand",
	10, 25, " cm",
	24, 137, tables, rules, subjects, &sheet
};
