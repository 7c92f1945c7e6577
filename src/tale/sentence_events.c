/* Events, told: a sentence each. */
#include "tale/own.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "tale/retold.h"

enum { SENTENCE_MAX = EVENT_WORD_MAX + 4 * TALE_WORDS_MAX };

/* ---- words ---- */

bool sentence_is_crowd(const struct tale_past *q, int unit)
{
	return unit >= 0 && unit < q->g->n_units && q->g->setup->units[unit].count > 1;
}

/* Of whom an event tells: its figure, if he has a name, one of his unit, the unit. */
static struct tale_words subject(const struct deeds *d, const struct event *e, bool first)
{
	const struct tale_past *const q = &d->past;
	const int unit = e->figure >= 0 && e->figure < q->g->n_figures ? q->unit[e->figure]
		: e->unit;
	struct tale_words w;

	if (deeds_has_name(q, e->figure))
		return words_of_figure(q, e->figure);
	if (e->figure < 0 || !sentence_is_crowd(q, unit))
		return words_the_unit(q, unit, first);
	snprintf(w.text, sizeof w.text, "%s of %.380s", first ? "One" : "one",
		words_the_unit(q, unit, false).text);
	return w;
}

/* All of whom a deed and those that join it tell. */
static bool put_subjects(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	int n = 0, i = 0;

	for (const struct deed *one = deed; one != NULL;
			one = one->next >= 0 ? &d->deed[one->next] : NULL)
		n++;
	if (n == 1) {
		phrase_plain(s, subject(d, deed->e, true).text);
		return deed->e->figure < 0 && sentence_is_crowd(&d->past, deed->e->unit);
	}
	for (const struct deed *one = deed; one != NULL;
			one = one->next >= 0 ? &d->deed[one->next] : NULL, i++) {
		phrase_plain(s, phrase_between(i, n));
		phrase_plain(s, subject(d, one->e, i == 0).text);
	}
	return true;
}

/* ---- what befell somebody ---- */

/* Several forms of what comes often. */
static const struct { const char *word, *forms[8]; } often[] = {
	{ "rout", { "broke and ran", "took to flight", "turned and fled",
		"would stand no longer, and ran", "gave way and ran", "lost heart and ran",
		"ran for it", "threw it up and ran" } },
	{ "suppressed", { "went to ground and stayed there", "kept down", "hugged the ground",
		"would not raise a head", "lay low", "stayed in cover" } },
	{ "rall", { "took heart again", "came to a stand", "got hold of themselves" } },
	{ "must retreat", { "wavered, and looked for the way back", "began to give ground",
		"had had enough, and looked behind" } },
	{ "killed", { "was killed", "fell", "was dead" } },
};

static const char *form_of(const char *word, bool many, int form)
{
	const char *found = NULL;

	if (strcmp(word, "routs no longer") == 0)
		return NULL;
	for (size_t i = 0; found == NULL && i < sizeof often / sizeof often[0]; i++)
		if (strncmp(word, often[i].word, strlen(often[i].word)) == 0
				&& !(i == 4 && (many || strcmp(word, "killed") != 0))) {
			int n = 0;

			while (n < 8 && often[i].forms[n] != NULL)
				n++;
			found = often[i].forms[form % n];
		}
	return found;
}

/* What drove somebody, by the test that he failed; "%s" is the enemy's name. */
static const struct { const char *what, *why, *whose; } causes[] = {
	{ "morale: under fire", " under fire", " under the fire of %s" },
	{ "morale: being charged", " before the charge", " before the charge of %s" },
	{ "morale: charging under fire", " in the fire that met the charge", NULL },
	{ "morale: losses", " after these losses", " after what %s had done to them" },
	{ "morale: after", " when the fight was over", " after the fight with %s" },
	{ "morale: closing", " when it came to closing", " when it came to closing with %s" },
	{ "morale: a frightful sight", " at the frightful sight", NULL },
	{ "morale: a friend runs", ", seeing a friend run", NULL },
	{ "morale: a scream", " at the scream", NULL },
	{ "morale: still afraid", ", still afraid", NULL },
	{ "morale: injured", ", hurt", NULL },
	{ "action test", ", for the risk was too great", NULL },
};

static void put_why(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct event *const why = deed->why;
	const bool whose = why != NULL && why->other >= 0 && why->other != deed->unit;

	for (size_t i = 0; why != NULL && i < sizeof causes / sizeof causes[0]; i++) {
		const char *const name = causes[i].whose ? strstr(causes[i].whose, "%s") : NULL;

		if (strncmp(why->roll.what, causes[i].what, strlen(causes[i].what)) != 0)
			continue;
		if (whose && name != NULL)
			phrase_put(s, "%.*s%s%s", (int)(name - causes[i].whose), causes[i].whose,
				words_the_unit(&d->past, why->other, false).text, name + 2);
		else
			phrase_word(s, causes[i].why);
		return;
	}
}

static bool has_cause(const char *word)
{
	return strncmp(word, "rout", 4) == 0 || strcmp(word, "suppressed") == 0
		|| strcmp(word, "must retreat") == 0 || strcmp(word, "panics") == 0
		|| strcmp(word, "terrified") == 0 || strcmp(word, "falls in a faint") == 0;
}

void sentence_befell(struct phrase *s, const struct deeds *d, const struct deed *deed, bool many,
	int form)
{
	const char *const word = deed->e->word[0] != '\0' ? deed->e->word : "fit again";
	const char *const often_said = form_of(word, many, form);
	char room[EVENT_WORD_MAX + 1];

	phrase_word(s, " ");
	if (often_said != NULL)
		phrase_verb(s, often_said);
	else
		phrase_placed(s, &d->past, retold_anyway(word, many, room, sizeof room));
	if (has_cause(word) && strcmp(word, "routs no longer") != 0)
		put_why(s, d, deed);
}

static bool is_worth(const char *word)
{
	char room[EVENT_WORD_MAX + 1];
	const char *const told = retold(word, false, room, sizeof room);

	return told == NULL || told[0] != '\0';
}

/* ---- edges ---- */

static const struct { const char *part; struct margin edge; } word_edges[] = {
	{ "killed", { TALE_LOST, "killed" } }, { "captive", { TALE_LOST, "taken" } },
	{ "surrender", { TALE_LOST, "yields" } }, { "destroyed", { TALE_LOST, "destroyed" } },
	{ "wreck", { TALE_LOST, "wrecked" } }, { "dead", { TALE_LOST, "down" } },
	{ "no longer", { TALE_WON, "stands" } }, { "rall", { TALE_WON, "rallied" } },
	{ "rout", { TALE_TURNS, "routs" } }, { "suppress", { TALE_TURNS, "pinned" } },
	{ "retreat", { TALE_TURNS, "wavers" } }, { "breaks off", { TALE_TURNS, "breaks off" } },
	{ "bay", { TALE_TURNS, "at bay" } }, { "panic", { TALE_TURNS, "panics" } },
	{ "terrified", { TALE_TURNS, "afraid" } }, { "faint", { TALE_TURNS, "down" } },
	{ "senseless", { TALE_TURNS, "down" } }, { "wounded", { TALE_TURNS, "wounded" } },
	{ "injured", { TALE_TURNS, "wounded" } }, { "shaken", { TALE_TURNS, "shaken" } },
	{ "flees", { TALE_TURNS, "fled" } }, { "gone", { TALE_TURNS, "fled" } },
	{ "lost", { TALE_LOST, "lost" } }, { "ambush", { TALE_TURNS, "ambush" } },
	{ "again", { TALE_WON, "up again" } },
};

static const struct margin life_edges[LIVES] = {
	[LIFE_FIT] = { TALE_WON, "up again" }, [LIFE_WOUNDED] = { TALE_TURNS, "wounded" },
	[LIFE_DEAD] = { TALE_LOST, "killed" }, [LIFE_CAPTIVE] = { TALE_LOST, "taken" },
	[LIFE_LEFT] = { TALE_REST, "left" }, [LIFE_AWAITED] = { TALE_REST, "" },
};

struct margin sentence_margin(const struct event *e)
{
	if (e->kind == EVENT_LIFE && e->number >= LIFE_FIT && e->number < LIVES
			&& e->number != LIFE_LEFT)
		return life_edges[e->number];
	for (size_t i = 0; i < sizeof word_edges / sizeof word_edges[0]; i++)
		if (strstr(e->word, word_edges[i].part) != NULL)
			return word_edges[i].edge;
	return e->kind == EVENT_LIFE ? life_edges[LIFE_LEFT] : (struct margin){ TALE_REST, "" };
}

/* ---- events ---- */

/* A hero's death shows its dice. */
static void put_dice(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct event *const e = deed->dice_of;

	if (e == NULL || deed->e->number != LIFE_DEAD || !deeds_is_hero(&d->past, deed->e->figure))
		return;
	phrase_put(s, " (%s: rolled", e->roll.what);
	for (int i = 0; i < e->roll.n_dice; i++)
		phrase_put(s, " %d", e->roll.dice[i]);
	phrase_put(s, "%s%s)", e->roll.outcome[0] != '\0' ? ", " : "", e->roll.outcome);
}

static struct margin tell_befallen(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const bool many = put_subjects(s, d, deed);

	sentence_befell(s, d, deed, many, form);
	if (deed->e->kind == EVENT_LIFE)
		put_dice(s, d, deed);
	phrase_put(s, ".");
	return sentence_margin(deed->e);
}

static struct margin tell_state(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	if (!is_worth(deed->e->word))
		return (struct margin){ TALE_REST, "" };
	return tell_befallen(s, d, deed, form);
}

static struct margin tell_capture(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { "fell into the hands of", "was taken by",
		"was led off by", "had to give himself up to" };
	const struct event *const e = deed->e;

	phrase_plain(s, words_of_figure(&d->past, e->figure).text);
	if (e->number < 0) {
		phrase_put(s, form % 2 ? " got free." : " was free again.");
		return (struct margin){ TALE_WON, "free" };
	}
	phrase_put(s, " ");
	phrase_verb(s, ways[form % 3]);
	phrase_put(s, " %s.", words_the_unit(&d->past, e->other, false).text);
	return (struct margin){ TALE_LOST, "taken" };
}

/* Whom one comes to see in one breath is one sentence; where, where it is one. */
static struct margin tell_sighted(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { "came into sight", "came into view", "showed up",
		"could be seen" };

	put_subjects(s, d, deed);
	phrase_put(s, " ");
	phrase_verb(s, ways[form % 4]);
	if (deed->next < 0)
		phrase_put(s, " %s", words_at(&d->past, deed->e->cell).text);
	phrase_put(s, ".");
	return (struct margin){ TALE_WON, "seen" };
}

static struct margin tell_item(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;
	struct tale_words what = { "" };

	if (e->unit >= 0) {
		phrase_plain(s, words_the_unit(&d->past, e->unit, true).text);
		phrase_put(s, form % 2 ? " got hold of %s." : " had %s now.",
			name_within(e->word).text);
	} else {
		snprintf(what.text, sizeof what.text, "%s", e->word);
		what.text[0] = (char)toupper((unsigned char)what.text[0]);
		phrase_put(s, form % 2 ? "%s was left %s." : "%s lay %s.", what.text,
			words_at(&d->past, e->cell).text);
	}
	return (struct margin){ TALE_WON, "goal" };
}

/* A hero's luck; of his other rolls the deed is told. */
static struct margin tell_roll(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const kind[] = { "Fortune was kind to %s", "Luck stood by %s" };
	static const char *const unkind[] = { "Fortune looked away from %s", "Luck forsook %s" };
	const struct roll *const r = &deed->e->roll;

	if (!deeds_is_hero(&d->past, deed->e->figure) || r->reading > ROLL_AT_LEAST
			|| r->n_dice != 1 || strncmp(r->what, "luck", 4) != 0)
		return (struct margin){ TALE_REST, "" };
	phrase_put(s, r->successes > 0 ? kind[form % 2] : unkind[form % 2],
		words_of_figure(&d->past, deed->e->figure).text);
	phrase_put(s, " (%d against %d).", r->dice[0], r->need);
	return r->successes > 0 ? (struct margin){ TALE_WON, "luck" }
		: (struct margin){ TALE_TURNS, "no luck" };
}

static struct margin tell_aboard(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;

	(void)form;
	if (!deeds_has_name(&d->past, e->figure) || (e->kind == EVENT_BOARD
		&& e->from == CELL_NONE))
		return (struct margin){ TALE_REST, "" };
	put_subjects(s, d, deed);
	phrase_put(s, e->kind == EVENT_BOARD ? " got aboard %s." : " got out of %s.",
		words_the_unit(&d->past, e->other, false).text);
	return (struct margin){ TALE_REST, "moves" };
}

/* "A, B, C" within a text as "A, B and C". */
static void put_list(struct phrase *s, const char *list, size_t n)
{
	const char *last = NULL;

	for (size_t i = 0; i + 1 < n; i++)
		if (list[i] == ',' && list[i + 1] == ' ')
			last = list + i;
	if (last == NULL)
		phrase_put(s, "%.*s", (int)n, list);
	else
		phrase_put(s, "%.*s and %.*s", (int)(last - list), list,
			(int)(n - (size_t)(last - list) - 2), last + 2);
}

/* Who understood, and who did not: a list of each. */
static void put_understood(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	static const char by[] = "understood by ", heard[] = "; heard, but not understood, by ";
	const char *const list = deed->e->word + strlen(by);
	const char *const others = strstr(list, heard);
	const char *const end = list + strlen(list);

	phrase_put(s, "%s was understood by ", subject(d, deed->e, true).text);
	put_list(s, list, (size_t)((others != NULL ? others : end) - list));
	if (others != NULL) {
		const char *const names = others + strlen(heard);
		const size_t n = strcspn(names, "(");

		phrase_put(s, ", and heard but not understood by ");
		put_list(s, names, n > 0 && names[n] == '(' ? n - 1 : n);
	}
	phrase_put(s, ".");
}

/* Told to whom it concerns, and worth no sentence. */
static bool is_idle(const char *word)
{
	return strstr(word, "somebody hidden keeps still") != NULL
		|| strstr(word, "moves first") != NULL || !is_worth(word);
}

/* A tale has the deed, not how far off it was heard. */
static struct margin tell_note(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;
	const struct tale_words word = words_placed(&d->past, e->word);
	const size_t n = strlen(word.text);
	const char *const colon = strstr(word.text, ": ");
	char room[EVENT_WORD_MAX + 1];

	if (e->number != 0 || is_idle(e->word))
		return (struct margin){ TALE_REST, "" };
	if (strncmp(e->word, "understood by ", 14) == 0) {
		put_understood(s, d, deed);
		return (struct margin){ TALE_REST, "said" };
	}
	if (e->figure >= 0 || e->unit >= 0)
		return tell_befallen(s, d, deed, form);
	if (colon != NULL)
		phrase_put(s, "%.*s %s.", (int)(colon - word.text), word.text,
			retold_anyway(colon + 2, true, room, sizeof room));
	else
		phrase_put(s, "%s%s", word.text, n > 0 && word.text[n - 1] == '.' ? "" : ".");
	return sentence_margin(e);
}

static struct margin tell_leader(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { " took over %s.", " led %s now.",
		" stepped up to lead %s." };
	const struct event *const e = deed->e;

	if (e->figure < 0 || !deeds_has_name(&d->past, e->figure))
		return (struct margin){ TALE_REST, "" };
	phrase_plain(s, words_of_figure(&d->past, e->figure).text);
	phrase_put(s, ways[form % 3], words_the_unit(&d->past, e->unit, false).text);
	return (struct margin){ TALE_TURNS, "leads" };
}

static struct margin tell_side(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	phrase_put(s, form % 2 ? "%s changed over to %s." : "%s went over to %s.",
		words_the_unit(&d->past, deed->e->unit, true).text,
		words_of_side(&d->past, deed->e->number).text);
	return (struct margin){ TALE_TURNS, "turns" };
}

static struct margin tell_friends(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	(void)form;
	phrase_put(s, "%s and %s were %s from now on.", words_side(&d->past, deed->e->other),
		words_of_side(&d->past, deed->e->number).text, deed->e->word);
	return (struct margin){ TALE_TURNS, deed->e->word };
}

/* Other ground than an area's is the Game Master's act, and told as such. */
static struct margin tell_ground(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct setup *const setup = d->past.g->setup;
	const struct event *const e = deed->e;

	(void)form;
	if (e->other < 0 || e->other >= setup->n_areas)
		return (struct margin){ TALE_REST, "" };
	phrase_put(s, "Where %s had been there was %s.", setup->areas[e->other].name, e->word);
	return (struct margin){ TALE_TURNS, "ground" };
}

/* What was said aloud in the game, or what a player said to others. */
static struct margin tell_message(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const did[EVENT_VOICES] = { [SAID_WHISPERED] = "whispered",
		[SAID_SPOKEN] = "said", [SAID_SHOUTED] = "shouted", [SAID_SCREAMED] = "screamed" };
	const struct event *const e = deed->e;

	(void)form;
	if (e->figure >= 0) {
		phrase_put(s, "%s ", words_of_figure(&d->past, e->figure).text);
		phrase_word(s, did[e->other >= 0 && e->other < EVENT_VOICES ? e->other
			: SAID_SPOKEN]);
		phrase_put(s, ": \"%s\"", e->word);
	} else {
		phrase_put(s, "%s: \"%s\"", words_side(&d->past, game_seat_side(d->past.g,
			e->number)), e->word);
	}
	return (struct margin){ TALE_REST, "said" };
}

/* A person's word, or the rules' where nobody sat in that seat. */
static struct margin tell_ruling(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct tale_words word = words_placed(&d->past, deed->e->word);
	const char *const cite = strstr(word.text, " (");	/* by which rule, or by nobody's */

	phrase_put(s, form % 2 ? "By ruling: %.*s." : "Ruled: %.*s.",
		(int)(cite != NULL ? (size_t)(cite - word.text) : strlen(word.text)), word.text);
	return (struct margin){ TALE_REST, "ruled" };
}

static struct margin tell_burst(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { "A %s burst %s.", "A %s went off %s.",
		"There was the crash of a %s %s." };
	struct tale_words what = { "" };

	snprintf(what.text, sizeof what.text, "%s", deed->e->word);
	what.text[0] = (char)tolower((unsigned char)what.text[0]);
	phrase_put(s, ways[form % 3], what.text, words_at(&d->past, deed->e->cell).text);
	return (struct margin){ TALE_TURNS, "bursts" };
}

/* What one side has met, or has not, in one breath. */
static struct margin tell_objective(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form)
{
	static const char *const done[] = { " had done it", " had what they came for",
		" got their way", " could call it theirs" };
	static const char *const undone[] = { "Open again for ", "Not yet settled for " };
	static const char *const failed[] = { "Lost to ", "Out of reach for " };
	const struct event *const e = deed->e;

	if (e->number >= 0) {
		phrase_plain(s, words_side(&d->past, e->number));
		phrase_verb(s, done[form % 4]);
	} else if (e->other >= 0) {
		phrase_verb(s, (e->number == NOBODY ? undone : failed)[form % 2]);
		phrase_plain(s, words_of_side(&d->past, e->other).text);
	} else {
		phrase_put(s, e->number == NOBODY ? "Open again" : "Failed");
	}
	phrase_put(s, ":");
	for (; deed != NULL; deed = deed->next >= 0 ? &d->deed[deed->next] : NULL) {
		const size_t n = strlen(deed->e->word);

		phrase_put(s, " %s%s", deed->e->word, n > 0 && deed->e->word[n - 1] == '.'
			? "" : ".");
	}
	return e->number >= 0 ? (struct margin){ TALE_WON, "goal" }
		: (struct margin){ TALE_TURNS, e->number == NOBODY ? "open" : "lost goal" };
}

static struct margin tell_points(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;
	const int n = e->number < 0 ? -e->number : e->number;
	const size_t end = strlen(e->word);

	static const char *const more[] = { "For %s that was %s %s more",
		"To the score of %s it added %s %s" };

	phrase_put(s, e->number < 0 ? "That cost %s %s %s" : more[form % 2],
		words_of_side(&d->past, e->other).text, words_of_number(n).text,
		n == 1 ? "point" : "points");
	if (end > 0)
		phrase_put(s, ": %s", e->word);
	phrase_put(s, "%s", end > 0 && e->word[end - 1] == '.' ? "" : ".");
	return (struct margin){ e->number < 0 ? TALE_TURNS : TALE_WON, "points" };
}

static struct margin tell_end(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;

	(void)form;
	if (strcmp(e->word, "over") == 0)	/* it has been decided before */
		return (struct margin){ TALE_REST, "" };
	if (e->number < 0)
		phrase_put(s, "With that it was decided: nobody would win.");
	else
		phrase_put(s, "With that the matter was decided, for %s.",
			words_of_side(&d->past, e->number).text);
	return (struct margin){ TALE_WON, "the end" };
}

static struct margin (*const tellers[EVENT_KINDS])(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form) = {
	[EVENT_ROLL] = tell_roll, [EVENT_LIFE] = tell_befallen, [EVENT_STATE] = tell_state,
	[EVENT_SIGHTED] = tell_sighted, [EVENT_LEADER] = tell_leader,
	[EVENT_CAPTURE] = tell_capture, [EVENT_ITEM] = tell_item,
	[EVENT_OBJECTIVE] = tell_objective, [EVENT_POINTS] = tell_points,
	[EVENT_NOTE] = tell_note, [EVENT_MESSAGE] = tell_message, [EVENT_BOARD] = tell_aboard,
	[EVENT_ALIGHT] = tell_aboard, [EVENT_SIDE] = tell_side, [EVENT_FRIENDS] = tell_friends,
	[EVENT_GROUND] = tell_ground, [EVENT_RULING] = tell_ruling, [EVENT_BURST] = tell_burst,
	[EVENT_END] = tell_end,
};

struct margin sentence_event(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	if (tellers[deed->e->kind] == NULL)
		return (struct margin){ TALE_REST, "" };
	return tellers[deed->e->kind](s, d, deed, form);
}

bool sentence_has(const struct deeds *d, const struct event *e)
{
	const struct deed alone = { .kind = DEED_TOLD, .e = e, .unit = -1, .next = -1 };
	char text[SENTENCE_MAX];
	struct phrase s = phrase_at(text, sizeof text);

	if (tellers[e->kind] != NULL)
		tellers[e->kind](&s, d, &alone, 0);
	return s.pen.used > 0;
}
