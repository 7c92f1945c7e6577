/* The list of subjects.  The two adventure books stand on one procedure: what both have
 * is written once. */
#include "cliffhanger/subject.h"

#include <ctype.h>
#include <string.h>

#define BOTH_ADVENTURES(...) \
	{ "rugged", { __VA_ARGS__ } }, { "pacific", { __VA_ARGS__ } }
#define ALL_BOOKS(...) \
	BOTH_ADVENTURES(__VA_ARGS__), { "risk", { __VA_ARGS__ } }, \
	{ "moro", { __VA_ARGS__ } }, { "participation", { __VA_ARGS__ } }

const struct subject subjects[] = {
	{ "beasts", "Beasts", { "animals", "creatures", "beast", "animal",
		"monsters", "monster", "dinosaurs", "dinosaur", "lions", "lion", "tigers", "tiger",
		"snakes", "snake", "sharks", "shark" }, {
		{ "participation", { "creatures", "beasts", "fight-creatures", "P-12", "S-P-15",
			"X-48", "X-167", "X-179", "X-201", "X-231", "X-232", "X-233", "X-234",
			"X-235" } } } },
	{ "bursts", "Grenades, mortars, dynamite and gas",
		{ "grenades", "dynamite", "mortars", "gas", "blast", "throwing", "bombs",
			"shells", "explosives", "explosions", "explosion" }, {
		{ "pacific", { "blast", "A-26", "A-27", "X-13", "Y-1", "S-A-64", "S-A-65", "S-A-66",
			"S-A-67", "S-A-69", "S-A-70", "S-A-77" } },
		{ "participation", { "throwing", "burst", "exploding-point",
			"exploding-modifiers", "P-6", "X-46", "X-51", "S-P-25", "S-P-26", "S-P-27",
			"X-190", "X-191", "X-193", "X-194", "X-198" } } } },
	{ "captives", "Surrender and captives", { "surrender", "prisoners", "capture",
		"prisoner", "captivity", "yield", "give-up", "hands-up" }, {
		BOTH_ADVENTURES("A-30", "A-33", "S-A-82", "S-A-88", "S-A-113", "S-A-114",
			"S-A-122"),
		{ "risk", { "X-115" } },
		{ "participation", { "X-221", "X-222" } } } },
	{ "charging", "Charging", { "charge", "charges" }, {
		BOTH_ADVENTURES("charge", "A-15", "X-8", "X-9", "S-A-37", "S-A-38", "S-A-39",
			"S-A-40", "S-A-41", "S-A-42", "S-A-43", "Y-3", "Y-4", "Y-11", "S-A-44",
			"S-A-50", "S-A-108", "S-A-118"),
		{ "risk", { "X-81", "X-98", "S-K-32" } },
		{ "moro", { "S-M-14", "S-M-15", "S-M-16", "S-M-17", "X-126", "X-142", "X-148" } },
		{ "participation", { "X-173", "X-50" } } } },
	{ "cover", "Cover", { "shelter", "walls", "bunker", "sandbags" }, {
		{ "rugged", { "terrain", "shooting", "C-4", "S-A-81", "S-A-87" } },
		{ "pacific", { "terrain", "shooting", "C-4", "X-13", "S-A-81", "S-A-87" } },
		{ "risk", { "terrain", "to-hit", "C-4", "S-K-3", "X-111" } },
		{ "moro", { "terrain", "fire", "C-4", "S-M-8" } },
		{ "participation", { "terrain", "shooting", "C-4", "X-194" } } } },
	{ "dice", "Dice and the Game Master", { "die", "game-master", "gm", "referee",
		"umpire" }, {
		ALL_BOOKS("C-10", "C-11", "C-12", "C-13") } },
	{ "distance", "Scale, distance and facing", { "scale", "grid", "facing", "contact" }, {
		ALL_BOOKS("C-1", "C-2", "C-6", "C-9", "X-20", "X-21", "X-27") } },
	{ "fear", "Nerve and fright", { "nerve", "fright", "terror" }, {
		{ "participation", { "courage", "nerve", "nerve-results", "deeds", "P-11", "P-12",
			"S-P-23", "S-P-24", "X-168", "X-174", "X-218", "X-220", "X-223" } } } },
	{ "fighting", "Hand to hand", { "melee", "hand-to-hand", "fight",
		"fights", "close-combat", "brawl", "brawling", "swords" }, {
		BOTH_ADVENTURES("melee-chart", "melee", "A-17", "X-18", "S-A-82", "S-A-83",
			"S-A-84", "S-A-85", "S-A-86", "S-A-89", "S-A-91"),
		{ "risk", { "melee", "melee-modifiers", "melee-harm", "after-melee", "K-17",
			"X-33", "X-112", "X-116", "S-K-27", "S-K-28", "S-K-31" } },
		{ "moro", { "melee-order", "melee", "M-12", "S-M-18", "S-M-19", "S-M-20",
			"S-M-22", "X-143" } },
		{ "participation", { "fighting", "outnumbering", "fight-people",
			"fight-creatures", "P-7", "S-P-11", "S-P-21", "S-P-28", "S-P-29", "S-P-30",
			"X-209" } } } },
	{ "guns", "Machine guns and artillery", { "artillery", "cannon", "gatling",
		"machine-guns", "machine-gun", "maxim", "mg", "field-guns" }, {
		{ "rugged", { "weapons", "A-25", "X-14", "S-A-57", "S-A-58", "S-A-59", "S-A-60" } },
		{ "pacific", { "weapons", "A-25", "A-27", "X-14", "S-A-57", "S-A-58", "S-A-59",
			"S-A-60", "S-A-77" } },
		{ "moro", { "M-5", "M-8", "M-9", "M-10", "X-36", "X-41", "S-M-23", "S-M-24",
			"S-M-25", "S-M-26", "S-M-28", "X-128", "X-132", "X-133", "X-139",
			"Y-20" } } } },
	{ "hiding", "Hiding and ambush", { "ambush", "counters", "concealment", "hidden",
		"ambushes", "hide", "sneaking", "sneak", "stealth" }, {
		{ "rugged", { "field-craft", "A-6", "S-A-22", "S-A-29", "S-A-30" } },
		{ "pacific", { "field-craft", "A-6", "X-2", "X-3", "S-A-22", "S-A-27", "S-A-29",
			"S-A-30", "S-A-34" } },
		{ "moro", { "S-M-6", "X-123", "X-137", "X-140", "X-144", "X-145" } },
		{ "participation", { "X-164", "X-205" } } } },
	{ "leaders", "Leaders", { "leader", "officers", "officer", "captains", "captain" }, {
		BOTH_ADVENTURES("A-4", "A-23", "S-A-19", "S-A-95", "Y-2", "S-A-103", "S-A-112"),
		{ "risk", { "commands", "X-90", "S-K-34" } },
		{ "moro", { "X-131" } },
		{ "participation", { "X-216" } } } },
	{ "loading", "Loading", { "muzzle-loaders", "reloading", "ammunition",
		"ammo" }, {
		BOTH_ADVENTURES("A-24", "X-15", "S-A-56", "S-A-58"),
		{ "risk", { "K-13", "S-K-33" } } } },
	{ "luck", "Luck", { "joss", "cliff-hanger" }, {
		BOTH_ADVENTURES("luck", "A-2", "A-12", "A-32", "X-4", "Y-10", "X-19", "S-A-1",
			"S-A-2",
			"S-A-7", "S-A-120") } },
	{ "morale", "Morale", { "courage" }, {
		BOTH_ADVENTURES("morale", "morale-modifiers", "ladder", "melee-morale", "A-5",
			"A-19", "X-10", "S-A-92", "S-A-93", "Y-8", "S-A-94", "S-A-96", "S-A-107",
			"S-A-109"),
		{ "risk", { "factors", "testing", "outcomes", "K-1", "K-6", "K-7", "X-30" } },
		{ "moro", { "morale", "morale-modifiers", "failing", "M-11", "S-M-10", "S-M-11",
			"S-M-30", "X-129", "X-150" } },
		{ "participation", { "morale-causes", "morale", "courage", "morale-results",
			"P-10", "X-43", "X-45", "S-P-17", "S-P-19", "X-206", "X-219" } } } },
	{ "movement", "Movement", { "moving", "move", "running", "marching", "walking",
		"crawling", "crawl" }, {
		BOTH_ADVENTURES("modes", "movement", "run-limits", "X-1", "X-25", "S-A-21",
			"S-A-31", "S-A-32", "S-A-33", "S-A-123", "C-7", "C-8"),
		{ "risk", { "movement", "K-18", "X-80", "X-85", "X-97", "C-7", "C-8" } },
		{ "moro", { "movement", "M-3", "M-4", "X-122", "X-125", "S-M-2", "S-M-5" } },
		{ "participation", { "movement", "loads", "obstacles", "P-2", "S-P-3", "S-P-36",
			"X-161", "X-170", "X-171", "X-172", "X-176" } } } },
	{ "orders", "Orders and speech", { "speech", "communication", "talking", "order" }, {
		BOTH_ADVENTURES("A-13", "A-14", "A-20", "S-A-36"),
		{ "risk", { "commands" } },
		{ "moro", { "toss", "M-1", "M-2" } },
		{ "participation", { "speech", "P-3", "S-P-2", "S-P-4", "S-P-5", "X-49", "X-166",
			"X-216", "X-217" } } } },
	{ "rally", "Rallying", { "rallying" }, {
		BOTH_ADVENTURES("rally", "A-22", "A-21", "X-6", "S-A-105", "S-A-106") } },
	{ "rout", "Rout and retreat", { "retreat", "routing", "flight", "routs",
		"flee", "fleeing", "run-away", "running-away", "withdraw", "withdrawal" }, {
		BOTH_ADVENTURES("ladder", "S-A-90", "S-A-97", "S-A-98", "S-A-99", "S-A-100",
			"S-A-101", "S-A-102", "S-A-104", "S-A-121"),
		{ "risk", { "outcomes", "S-K-7", "S-K-9", "S-K-10", "S-K-17", "S-K-18", "X-100",
			"X-113" } },
		{ "moro", { "failing", "S-M-4", "S-M-13", "X-135" } },
		{ "participation", { "morale-results", "S-P-19", "X-178", "X-220" } } } },
	{ "shooting", "Shooting", { "fire", "firing", "shots", "range", "shoot",
		"ranges", "friendly-fire", "point-blank", "overwatch", "opportunity-fire",
		"reaction-fire" }, {
		BOTH_ADVENTURES("weapons", "shooting", "A-9", "A-10", "A-16", "A-18", "X-7",
			"S-A-47", "S-A-48", "S-A-49", "S-A-51", "S-A-52", "S-A-55"),
		{ "risk", { "weapons", "fire", "to-hit", "hit-modifiers", "damage",
			"damage-modifiers", "K-12", "K-14", "K-16", "X-22", "X-92", "X-93",
			"S-K-20", "S-K-22" } },
		{ "moro", { "weapons", "fire", "M-7", "X-37", "S-M-7", "S-M-9", "X-121", "X-127",
			"X-138" } },
		{ "participation", { "weapons", "shooting", "effect", "effect-modifiers", "P-4",
			"P-5", "X-47", "S-P-6", "S-P-7", "S-P-37", "X-180", "X-185",
			"X-186" } } } },
	{ "sighting", "Seeing and spotting", { "spotting", "sight", "seeing", "visibility",
		"night", "darkness", "fog" }, {
		{ "rugged", { "spotting", "C-5", "A-7", "A-8", "X-24", "S-A-16", "S-A-23",
			"S-A-25", "S-A-26", "S-A-28" } },
		{ "pacific", { "spotting", "spotting-modifiers", "C-5", "A-7", "A-8", "X-24",
			"S-A-16", "S-A-23", "S-A-25", "S-A-26", "S-A-28" } },
		{ "risk", { "visibility", "C-5", "K-11", "X-23", "X-24", "X-86", "X-91", "X-99",
			"S-K-23" } },
		{ "moro", { "sighting", "M-6", "X-24", "X-38", "S-M-6" } },
		{ "participation", { "X-24", "X-164", "S-P-23" } } } },
	{ "suppression", "Suppression", { "suppressed", "pinned", "suppress", "pinning" }, {
		BOTH_ADVENTURES("wound", "ladder", "A-21", "S-A-53", "S-A-96", "S-A-107",
			"S-A-116", "S-A-119") } },
	{ "terrain", "Terrain", { "ground", "woods", "jungle", "obstacles",
		"bamboo", "hills", "hill", "rivers" }, {
		BOTH_ADVENTURES("terrain", "C-4", "X-25", "X-26", "S-A-44", "S-A-124"),
		{ "risk", { "terrain", "C-4", "X-23", "X-85", "X-112" } },
		{ "moro", { "terrain", "C-4", "S-M-29", "X-146" } },
		{ "participation", { "terrain", "obstacles", "C-4", "X-161", "X-169",
			"X-174" } } } },
	{ "traits", "Heroes and their traits", { "heroes", "hero", "cards", "skills", "skill",
		"prp", "prps",
		"abilities" }, {
		BOTH_ADVENTURES("trait-numbers", "traits", "A-3", "A-31", "X-17", "S-A-13",
			"S-A-46", "S-A-109"),
		{ "risk", { "X-82", "S-K-34" } },
		{ "participation", { "cards", "X-160", "S-P-22" } } } },
	{ "turn", "The turn", { "phases", "sequence", "activation",
		"initiative", "turn-order", "who-goes-first" }, {
		BOTH_ADVENTURES("phases", "A-14", "C-8"),
		{ "risk", { "phases", "K-10" } },
		{ "moro", { "phases", "toss", "M-1", "M-2", "S-M-1", "S-M-3" } },
		{ "participation", { "phases", "P-1", "S-P-1", "X-165" } } } },
	{ "uncommanded", "Units that nobody commands", { "actions", "natives", "cultists",
		"cultist", "thugs", "thug", "tribesmen", "bandits", "locals" }, {
		BOTH_ADVENTURES("K-1", "K-3", "K-5", "K-7", "K-8", "X-34"),
		{ "risk", { "commands", "factors", "missile", "close", "outcomes", "K-1", "K-3",
			"K-5", "K-7", "K-8", "X-34" } },
		{ "moro", { "X-120" } },
		{ "participation", { "X-230", "X-231" } },
		{ "actions", { "factors", "missile", "close", "outcomes", "testing" } } } },
	{ "vehicles", "Vehicles", { "vehicle", "cars", "car", "aeroplanes", "driving",
		"planes", "plane", "airplanes", "airplane", "boats", "boat", "canoes", "canoe",
		"ships", "tanks", "tank" }, {
		{ "pacific", { "vehicles", "vehicle-damage", "vehicle-modifiers", "A-28",
			"S-A-71", "S-A-72", "S-A-75", "S-A-76", "S-A-78", "X-61", "X-62", "X-63",
			"X-65", "X-66", "X-68" } } } },
	{ "water", "Swimming and diving", { "swimming", "diving", "drowning", "drown",
		"swim", "dive", "divers", "diver", "under-water", "underwater", "submerged" }, {
		{ "pacific", { "swimming", "swum", "A-29", "X-12", "S-A-79", "S-A-80",
			"X-26" } } } },
	{ "wounds", "Wounds", { "wound", "injuries", "casualties", "harm", "damage",
		"injury", "wounded", "healing", "doctors", "doctor", "medic", "medicine",
		"first-aid" }, {
		BOTH_ADVENTURES("wound", "wound-modifiers", "A-10", "A-11", "A-12", "A-30", "S-A-3",
			"S-A-4", "S-A-5", "S-A-6", "S-A-115"),
		{ "risk", { "damage", "wounds", "casualties", "K-15", "K-16", "S-K-26", "X-94" } },
		{ "moro", { "X-124", "M-10", "X-141" } },
		{ "participation", { "injuries", "states", "piercing", "bludgeoning", "P-5", "P-8",
			"P-9", "X-44", "S-P-12", "S-P-13", "S-P-14", "S-P-33", "X-202", "X-203",
			"X-204" } } } },
	{ .id = NULL }
};

static char letter(char c)
{
	return c == '-' ? ' ' : (char)tolower((unsigned char)c);
}

static bool same(const char *name, const char *word)
{
	while (*name && letter(*name) == letter(*word)) {
		name++;
		word++;
	}
	return *name == *word;
}

static bool is_called(const struct subject *s, const char *word)
{
	if (same(s->id, word))
		return true;
	for (int i = 0; i < SUBJECT_WORDS_MAX && s->words[i]; i++)
		if (same(s->words[i], word))
			return true;
	return false;
}

const struct subject *subject_find(const char *word)
{
	for (const struct subject *s = subjects; s->id; s++)
		if (is_called(s, word))
			return s;
	return NULL;
}

const char *subject_what(const struct subject *s)
{
	static const struct { const char *id, *what; } told[] = {
		{ "traits", "PRP is short for Player Represented Personality (R:33, P:29): the one "
			"figure that stands for the player himself, with Luck, character traits and "
			"field craft, here called a hero. He may command several units." },
	};

	for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
		if (strcmp(told[i].id, s->id) == 0)
			return told[i].what;
	return NULL;
}
