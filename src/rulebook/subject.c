/* The list of subjects: their titles and their other names, whatever the book. */
#include "cliffhanger/subject.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

const struct subject subjects[] = {
	{ "beasts", "Beasts", { "animals", "creatures", "beast", "animal", "monsters",
		"monster", "dinosaurs", "dinosaur", "lions", "lion", "tigers", "tiger",
		"snakes", "snake", "sharks", "shark" } },
	{ "bursts", "Grenades, mortars, dynamite and gas", { "grenades", "dynamite", "mortars",
		"gas", "blast", "throwing", "bombs", "shells", "explosives", "explosions",
		"explosion" } },
	{ "captives", "Surrender and captives", { "surrender", "prisoners", "capture",
		"prisoner", "captivity", "yield", "give-up", "hands-up" } },
	{ "charging", "Charging", { "charge", "charges" } },
	{ "cover", "Cover", { "shelter", "walls", "bunker", "sandbags" } },
	{ "dice", "Dice and the Game Master", { "die", "game-master", "gm", "referee",
		"umpire" } },
	{ "distance", "Scale, distance and facing", { "scale", "grid", "facing", "contact" } },
	{ "fear", "Nerve and fright", { "nerve", "fright", "terror" } },
	{ "fighting", "Hand to hand", { "melee", "hand-to-hand", "fight", "fights",
		"close-combat", "brawl", "brawling", "swords" } },
	{ "guns", "Machine guns and artillery", { "artillery", "cannon", "gatling",
		"machine-guns", "machine-gun", "maxim", "mg", "field-guns" } },
	{ "hiding", "Hiding and ambush", { "ambush", "counters", "concealment", "hidden",
		"ambushes", "hide", "sneaking", "sneak", "stealth" } },
	{ "leaders", "Leaders", { "leader", "officers", "officer", "captains", "captain" } },
	{ "loading", "Loading", { "muzzle-loaders", "reloading", "ammunition", "ammo" } },
	{ "luck", "Luck", { "joss", "cliff-hanger" } },
	{ "morale", "Morale", { "courage" } },
	{ "movement", "Movement", { "moving", "move", "running", "marching", "walking",
		"crawling", "crawl" } },
	{ "orders", "Orders and speech", { "speech", "communication", "talking", "order" } },
	{ "rally", "Rallying", { "rallying" } },
	{ "rout", "Rout and retreat", { "retreat", "routing", "flight", "routs", "flee",
		"fleeing", "run-away", "running-away", "withdraw", "withdrawal" } },
	{ "shooting", "Shooting", { "fire", "firing", "shots", "range", "shoot", "ranges",
		"friendly-fire", "point-blank", "overwatch", "opportunity-fire",
		"reaction-fire" } },
	{ "sighting", "Seeing and spotting", { "spotting", "sight", "seeing", "visibility",
		"night", "darkness", "fog" } },
	{ "suppression", "Suppression", { "suppressed", "pinned", "suppress", "pinning" } },
	{ "terrain", "Terrain", { "ground", "woods", "jungle", "obstacles", "bamboo", "hills",
		"hill", "rivers" } },
	{ "traits", "Heroes and their traits", { "heroes", "hero", "cards", "skills", "skill",
		"prp", "prps", "abilities" } },
	{ "turn", "The turn", { "phases", "sequence", "activation", "initiative", "turn-order",
		"who-goes-first" } },
	{ "uncommanded", "Units that nobody commands", { "actions", "natives", "cultists",
		"cultist", "thugs", "thug", "tribesmen", "bandits", "locals" } },
	{ "vehicles", "Vehicles", { "vehicle", "cars", "car", "aeroplanes", "driving", "planes",
		"plane", "airplanes", "airplane", "boats", "boat", "canoes", "canoe", "ships",
		"tanks", "tank" } },
	{ "water", "Swimming and diving", { "swimming", "diving", "drowning", "drown", "swim",
		"dive", "divers", "diver", "under-water", "underwater", "submerged" } },
	{ "winning", "Aims, points and who wins", { "aims", "aim", "objectives", "objective",
		"goals", "goal", "hold", "holding", "points", "score", "victory", "win", "wins" } },
	{ "wounds", "Wounds", { "wound", "injuries", "casualties", "harm", "damage", "injury",
		"wounded", "healing", "doctors", "doctor", "medic", "medicine", "first-aid" } },
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
