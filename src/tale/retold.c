/* Retold: see retold.h. */
#include "tale/retold.h"

#include <stdio.h>
#include <string.h>

/* A word that ends with a blank is a beginning, and what follows is kept; with "..", left. */
static const struct row {
	const char *word, *one;
	const char *many;	/* NULL: as of one */
	bool of_all;
} rows[] = {
	/* units */
	{ "suppressed", "went to ground and stayed there", NULL, false },
	{ "must retreat", "wavered, and looked for the way back", NULL, false },
	{ "retreated", "", NULL, false },	/* its steps are told */
	{ "routing", "broke and ran", NULL, false },
	{ "routs", "broke and ran", NULL, false },
	{ "routs no longer", "stopped running", NULL, false },
	{ "pursuing", "went after the beaten", NULL, false },
	{ "ends its pursuit", "let them run", NULL, false },
	{ "turns at bay", "turned at bay", NULL, false },
	{ "rallied", "took heart again", NULL, false },
	{ "slips out of sight", "slipped out of sight", NULL, false },
	{ "no longer suppressed", "got up again", NULL, false },
	{ "steady", "was steady", "were steady", false },
	{ "surrendered", "gave up", NULL, true },
	{ "surrenders", "gave up", NULL, true },
	{ "in line", "formed line", NULL, false },
	{ "in column", "formed column", NULL, false },
	{ "gun limbered", "limbered the gun", NULL, false },
	{ "gun unlimbered", "unlimbered the gun", NULL, false },
	{ "left to the commander", "was left to the commander", "were left to the commander", false },
	{ "left to the action tables ..", "was left to act as seemed best",
		"were left to act as seemed best", false },
	{ "taken back in hand", "was taken back in hand", "were taken back in hand", false },
	/* spirits */
	{ "steady again", "was steady again", "were steady again", true },
	{ "waits for orders again", "", NULL, false },
	{ "shaken: will not move", "was shaken and would not move",
		"were shaken and would not move", true },
	{ "panics", "panicked", NULL, true },
	{ "terrified", "was terrified", "were terrified", true },
	{ "is enraged", "was enraged", "were enraged", true },
	/* bodies */
	{ "flinches", "", NULL, false },	/* the blow is told */
	{ "has flinched and loses a shot", "", NULL, false },
	{ "staggers", "", NULL, false },
	{ "goes down", "", NULL, false },
	{ "gets up", "", NULL, false },
	{ "lies down", "lay down", NULL, false },
	{ "rises", "rose", NULL, false },
	{ "dives", "dived", NULL, false },
	{ "comes up", "came up", NULL, false },
	{ "wounded, and fights on", "was wounded, and fought on", "were wounded, and fought on",
		false },
	{ "wounded: ", "was wounded: ", "were wounded: ", false },
	{ "lives, badly injured", "lived, badly injured", NULL, true },
	{ "is lightly injured", "was lightly injured", "were lightly injured", false },
	{ "is badly injured", "was badly injured", "were badly injured", false },
	{ "is dangerously injured", "was dangerously injured", "were dangerously injured", false },
	{ "is groggy", "was groggy", "were groggy", false },
	{ "is bandaged", "was bandaged", "were bandaged", false },
	{ "is on his feet again", "was up again", "were up again", true },
	{ "healed", "was healed", "were healed", true },
	/* lives */
	{ "fit again", "was fit again", "were fit again", true },
	{ "wounded", "was wounded", "were wounded", true },
	{ "freed, wounded", "was freed, wounded", "were freed, wounded", true },
	{ "lies as if dead", "lay as if dead", NULL, true },
	{ "falls in a faint", "fell in a faint", NULL, true },
	{ "comes to", "came to", NULL, true },
	{ "is knocked senseless", "was knocked senseless", "were knocked senseless", true },
	{ "breathes the gas and drops senseless", "breathed the gas and dropped senseless", NULL,
		true },
	{ "is brought down, and does not rise", "was brought down, and did not rise",
		"were brought down, and did not rise", true },
	{ "killed", "was killed", "were killed", true },
	{ "killed by another wound", "was killed by another wound",
		"were killed by another wound", true },
	{ "killed by two wounds at once", "was killed by two wounds at once",
		"were killed by two wounds at once", true },
	{ "is dead", "was dead", "were dead", true },
	{ "is tagged", "was tagged", "were tagged", true },
	{ "cheated death", "cheated death", NULL, true },
	{ "comes back", "came back", NULL, true },
	{ "runs again", "ran again", NULL, true },
	{ "destroyed", "was destroyed", "were destroyed", true },
	{ "lost with the wreck", "was lost with the wreck", "were lost with the wreck", true },
	{ "gone", "made off", NULL, true },
	{ "flees the table", "fled the field", NULL, true },
	{ "leaves the table", "left the field", NULL, true },
	{ "is taken off the table", "was taken away", "were taken away", true },
	{ "off the table, and lost", "ran off the field, and was lost",
		"ran off the field, and were lost", true },
	{ "captive", "was taken", "were taken", true },
	/* notes */
	{ "screams", "screamed", NULL, false },
	{ "is thrown aside by ", "was thrown aside by ", "were thrown aside by ", false },
	{ "leaps out of the way of ", "leaped out of the way of ", NULL, false },
	{ "bellows", "bellowed", NULL, false },
	{ "cowers", "cowered", NULL, false },
	{ "crouches out of sight", "crouched out of sight", NULL, false },
	{ "thrown back", "was thrown back", "were thrown back", false },
	{ "thrown back, and so is the enemy", "fell back, and so did the others", NULL, false },
	{ "is strong like an ox: the first killing blow only wounds",
		"was strong like an ox: the first killing blow only wounded", NULL, false },
	{ "moves first", "", NULL, false },
	{ "follows up", "followed up", NULL, false },
	{ "goes over to the attack", "took the offensive", NULL, false },
	{ "breaks off the charge", "broke off the charge", NULL, false },
	{ "does not reach the enemy", "did not get so far", NULL, false },
	{ "has nobody left who could go on with the charge",
		"had nobody left who could go on with the charge", NULL, false },
	{ "stopped short of the enemy", "charged, and fell short", NULL, false },
	{ "stopped short: the enemy stood in the way", "stopped short, with others in the way", NULL,
		false },
	{ "stops short, ambushed by ", "stopped short, ambushed by ", NULL, false },
	{ "stops short, coming upon ", "stopped short, coming upon ", NULL, false },
	{ "stands fast", "stood fast", NULL, false },
	{ "will not give ground", "would not give ground", NULL, false },
	{ "cannot fall back", "could not fall back", NULL, false },
	{ "has no way out", "had no way out", NULL, false },
	{ "locked in melee", "", NULL, false },	/* the fight is told */
	{ "comes upon somebody in hiding", "came upon somebody in hiding", NULL, false },
	{ "gets clear of the lava", "got clear of the lava", NULL, false },
	{ "the counter at ", "found nobody hiding at ", NULL, false },
	{ "understood by ", "was understood by ", "were understood by ", false },
	{ "moves first (Y-2)", "", NULL, false },
	{ "jams on ..", "jammed, and was silent for a time", NULL, false },
	{ "a cloud of gas has blown away", "A cloud of gas blew away", NULL, false },
	{ "nowhere to go back to", "had nowhere to go back to", NULL, false },
};

static const struct row *row_of(const char *word, size_t *begun)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const size_t all = strlen(rows[i].word), dots = rows[i].word[all - 1] == '.' ? 2
			: 0, n = all - dots;
		const bool open = rows[i].word[n - 1] == ' ';

		*begun = dots > 0 ? strlen(word) : n;
		if (open ? strncmp(word, rows[i].word, n) == 0 : strcmp(word, rows[i].word) == 0)
			return &rows[i];
	}
	return NULL;
}

const char *retold(const char *word, bool many, char *room, size_t size)
{
	size_t begun;
	const struct row *const row = row_of(word, &begun);
	const char *const told = row == NULL ? NULL : many && row->many ? row->many : row->one;

	if (told == NULL || word[begun] == '\0')
		return told;
	snprintf(room, size, "%s%s", told, word + begun);
	if (strncmp(word + begun, "The ", 4) == 0 && strlen(told) < size)
		room[strlen(told)] = 't';	/* whose name has an article */
	return room;
}

bool retold_of_all(const char *word)
{
	size_t begun;
	const struct row *const row = row_of(word, &begun);

	return row == NULL || row->of_all;
}

/* ---- other words ---- */

static const struct { const char *now, *past, *many; } verbs[] = {
	{ "is", "was", "were" }, { "has", "had", NULL }, { "does", "did", NULL },
	{ "do", "did", NULL }, { "cannot", "could not", NULL }, { "will", "would", NULL },
	{ "breaks", "broke", NULL }, { "carries", "carried", NULL }, { "circles", "circled", NULL },
	{ "comes", "came", NULL }, { "crashes", "crashed", NULL }, { "drops", "dropped", NULL },
	{ "falls", "fell", NULL }, { "finds", "found", NULL }, { "fizzes", "fizzed", NULL },
	{ "flies", "flew", NULL }, { "gets", "got", NULL }, { "goes", "went", NULL },
	{ "holds", "held", NULL }, { "jams", "jammed", NULL }, { "lands", "landed", NULL },
	{ "lay", "laid", NULL }, { "leaps", "leaped", NULL }, { "leaves", "left", NULL },
	{ "lie", "lay", NULL }, { "loses", "lost", NULL }, { "runs", "ran", NULL },
	{ "says", "said", NULL }, { "shouts", "shouted", NULL }, { "sinks", "sank", NULL },
	{ "stands", "stood", NULL }, { "stops", "stopped", NULL }, { "take", "took", NULL },
	{ "takes", "took", NULL }, { "turns", "turned", NULL }, { "veers", "veered", NULL },
	{ "under", "was under", "were under" }, { "up", "came up", NULL },
	{ "lost", "was lost", "were lost" },
};

/* A verb in the past, or NULL. */
static const char *past_of(const char *verb, size_t n, bool many)
{
	for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
		if (strlen(verbs[i].now) == n && strncmp(verbs[i].now, verb, n) == 0)
			return many && verbs[i].many != NULL ? verbs[i].many : verbs[i].past;
	return NULL;
}

/* The first word is a verb, and those after "and", "that" or "where they" are. */
const char *retold_anyway(const char *word, bool many, char *room, size_t size)
{
	const char *const known = retold(word, many, room, size);
	bool verb = true;
	size_t used = 0;

	if (known != NULL)
		return known;
	room[0] = '\0';
	while (*word != '\0' && used + 1 < size) {
		const size_t n = strcspn(word, " ");
		const char *const past = verb ? past_of(word, n, many) : NULL;

		used += (size_t)snprintf(room + used, size - used, "%.*s%s",
			(int)(past ? strlen(past) : n), past ? past : word, word[n] ? " " : "");
		if (used >= size)
			used = size - 1;
		verb = (n == 3 && strncmp(word, "and", n) == 0)
			|| (n == 4 && strncmp(word, "they", n) == 0)
			|| (n == 2 && strncmp(word, "it", n) == 0);
		word += n + (word[n] != '\0');
	}
	return room;
}
