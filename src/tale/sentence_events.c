/* Events, told: a sentence each. */
#include "tale/own.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "tale/retold.h"

enum { SENTENCE_MAX = EVENT_WORD_MAX + 4 * TALE_WORDS_MAX };

/* ---- events ---- */

static bool is_worth(const char *word)
{
	char room[EVENT_WORD_MAX + 1];
	const char *const told = retold(word, false, room, sizeof room);

	return told == NULL || told[0] != '\0';
}

static struct margin tell_state(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	if (!is_worth(deed->e->word))
		return (struct margin){ TALE_REST, "" };
	return sentence_fate(s, d, deed, form);
}

/* Whom one comes to see in one breath is one sentence; where, where it is one. */
static struct margin tell_sighted(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { "came into sight", "came into view", "showed up",
		"could be seen" };

	sentence_subjects(s, d, deed, true);
	phrase_put(s, " ");
	phrase_verb(s, ways[form % 4]);
	if (deed->next < 0)
		phrase_put(s, " %s", tale_place(&d->past, deed->e->cell).text);
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
		phrase_put(s, form % 2 ? " got hold of %s." : " took up %s.",
			name_within(e->word).text);
	} else {
		snprintf(what.text, sizeof what.text, "%s", e->word);
		what.text[0] = (char)toupper((unsigned char)what.text[0]);
		phrase_put(s, form % 2 ? "%s was left %s." : "%s lay %s.", what.text,
			tale_place(&d->past, e->cell).text);
	}
	return (struct margin){ TALE_WON, "goal" };
}

/* What luck stood between a hero and, by the roll before it; what is not here is not worth a
 * sentence where he had it, and with what else befell him where he had not. */
static const struct { const char *outcome, *spared[2], *denied[2]; } lucks[] = {
	{ "kill", { "By luck the blow that should have killed %s did not",
		"Luck stood between %s and a killing blow" },
		{ "No luck stood between %s and the killing blow",
		"Luck did not turn the killing blow from %s" } },
	{ "wound", { "Luck spared %s a wound", "By luck %s came off without a wound" },
		{ NULL, NULL } },
};

static struct margin tell_luck(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const last[] = { "%s cheated death, but only in the telling",
		"Nobody believed how %s was to have cheated death" };
	static const char *const believed[] = { "The tale of %s was believed",
		"It was believed of %s" };
	const struct roll *const r = &deed->e->roll;
	const bool lucky = r->successes > 0, end = strcmp(r->what, "cliff-hanger") == 0;
	const char *const outcome = deed->dice_of != NULL ? deed->dice_of->roll.outcome : "";
	const char *told = !end ? NULL : (lucky ? believed : last)[form % 2];

	for (size_t i = 0; !end && i < sizeof lucks / sizeof lucks[0]; i++)
		if (strstr(outcome, lucks[i].outcome) != NULL && told == NULL)
			told = (lucky ? lucks[i].spared : lucks[i].denied)[form % 2];
	if (told == NULL && !end && strcmp(r->what, "luck: the wound") != 0)
		told = lucky ? "Luck was with %s" : "Luck was not with %s";
	if (told == NULL)
		return (struct margin){ TALE_REST, "" };
	phrase_put(s, told, name_within(words_of_figure(&d->past, deed->e->figure).text).text);
	phrase_put(s, ".");
	return lucky ? (struct margin){ TALE_WON, "luck" }
		: (struct margin){ TALE_TURNS, "no luck" };
}

/* A hero's luck; of his other rolls the deed is told. */
static struct margin tell_roll(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct roll *const r = &deed->e->roll;

	if (!deeds_is_hero(&d->past, deed->e->figure) || r->reading > ROLL_AT_LEAST
			|| r->n_dice != 1 || (strncmp(r->what, "luck", 4) != 0
			&& strcmp(r->what, "cliff-hanger") != 0))
		return (struct margin){ TALE_REST, "" };
	return tell_luck(s, d, deed, form);
}

static struct margin tell_aboard(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;

	(void)form;
	if (!deeds_has_name(&d->past, e->figure) || (e->kind == EVENT_BOARD
		&& e->from == CELL_NONE))
		return (struct margin){ TALE_REST, "" };
	sentence_subjects(s, d, deed, true);
	phrase_put(s, e->kind == EVENT_BOARD ? " got aboard %s." : " got out of %s.",
		words_the_unit(&d->past, e->other, false).text);
	return (struct margin){ TALE_REST, "moves" };
}

/* A name of a list as a sentence has it: "bearers (2 of 3)" is "two of the bearers". */
static void put_listed(struct phrase *s, const struct deeds *d, const char *name, size_t n)
{
	const struct game *const g = d->past.g;

	for (int u = 0; u < g->n_units; u++) {
		const struct name own = name_within(game_unit_name(g, u));
		const size_t bytes = strlen(own.text);
		int some;

		if (bytes > n || strncmp(name, own.text, bytes) != 0
				|| (bytes < n && name[bytes] != ' '))
			continue;
		if (bytes < n && sscanf(name + bytes, " (%2d of ", &some) == 1)
			phrase_name(s, words_of_number(some).text, " of ");
		phrase_plain(s, words_the_unit(&d->past, u, false).text);
		return;
	}
	phrase_put(s, "%.*s", (int)n, name);
}

/* "A, B, C" within a text as "A, B and C". */
static void put_list(struct phrase *s, const struct deeds *d, const char *list, size_t n)
{
	const char *const end = list + n;

	for (bool first = true; list < end; first = false) {
		const char *comma = strstr(list, ", ");
		const bool last = comma == NULL || comma >= end;

		if (last)
			comma = end;
		phrase_plain(s, first ? "" : last ? " and " : ", ");
		put_listed(s, d, list, (size_t)(comma - list));
		list = last ? end : comma + 2;
	}
}

/* Who understood, and who only heard: a list of each, and its length; the second may be none. */
struct hearers { const char *list, *others; size_t n, n_others; };

static struct hearers hearers_of(const char *word)
{
	static const char by[] = "understood by ", heard[] = "; heard, but not understood, by ";
	struct hearers h = { .list = word + strlen(by) };
	const char *const others = strstr(h.list, heard);
	size_t n;

	h.n = others != NULL ? (size_t)(others - h.list) : strlen(h.list);
	if (others == NULL)
		return h;
	h.others = others + strlen(heard);
	n = strcspn(h.others, "(");
	h.n_others = n > 0 && h.others[n] == '(' ? n - 1 : n;
	return h;
}

static void put_understood(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct hearers h = hearers_of(deed->e->word);

	phrase_put(s, "%s was understood by ", sentence_subject(d, deed->e, true).text);
	put_list(s, d, h.list, h.n);
	if (h.others != NULL) {
		phrase_put(s, ", and heard but not understood by ");
		put_list(s, d, h.others, h.n_others);
	}
	phrase_put(s, ".");
}

/* After what was said: "The hands understood; the elder heard, but did not understand." */
static void put_hearers(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct hearers h = hearers_of(deed->e->word);
	const size_t at = s->pen.used + 1;

	phrase_put(s, " ");
	put_list(s, d, h.list, h.n);
	if (s->pen.used > at)
		s->pen.text[at] = (char)toupper((unsigned char)s->pen.text[at]);
	phrase_put(s, " understood");
	if (h.others != NULL) {
		phrase_put(s, "; ");
		put_list(s, d, h.others, h.n_others);
		phrase_put(s, " heard, and did not understand");
	}
	phrase_put(s, ".");
}

/* Told to whom it concerns, and worth no sentence. */
static bool is_idle(const char *word)
{
	return strstr(word, "somebody hidden keeps still") != NULL
		|| strstr(word, "moves first") != NULL || !is_worth(word);
}

/* In whose charge a unit is from then on. */
static bool is_handed_over(const char *word)
{
	return strncmp(word, "left to the ", 12) == 0 || strcmp(word, "taken back in hand") == 0;
}

/* "The counter at the ford hid nobody.": told by nobody who would know who found it. */
static bool put_empty_place(struct phrase *s, const char *word)
{
	static const char begin[] = "The counter ", nobody[] = " hid nobody";
	const char *const end = strstr(word, nobody);

	if (strncmp(word, begin, sizeof begin - 1) != 0 || end == NULL)
		return false;
	phrase_put(s, "Nobody had been hiding %.*s.", (int)(end - word) - (int)sizeof begin + 1,
		word + sizeof begin - 1);
	return true;
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

	if ((e->number != 0 && !is_handed_over(e->word)) || is_idle(e->word))
		return (struct margin){ TALE_REST, "" };
	if (strncmp(e->word, "understood by ", 14) == 0) {
		put_understood(s, d, deed);
		return (struct margin){ TALE_REST, "said" };
	}
	if (e->figure >= 0 || e->unit >= 0)
		return sentence_fate(s, d, deed, form);
	if (put_empty_place(s, word.text))
		return sentence_margin(e);
	if (colon != NULL)
		phrase_put(s, "%.*s %s.", (int)(colon - word.text), word.text,
			retold_anyway(colon + 2, true, room, sizeof room));
	else
		phrase_put(s, "%s%s", retold_anyway(word.text, false, room, sizeof room),
			n > 0 && word.text[n - 1] == '.' ? "" : ".");
	return sentence_margin(e);
}

static struct margin tell_leader(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ways[] = { " took over %s.", " took the lead of %s.",
		" stepped up to lead %s." };
	const struct event *const e = deed->e;

	if (e->figure < 0 || !deeds_has_name(&d->past, e->figure))
		return (struct margin){ TALE_REST, "" };
	phrase_plain(s, words_of_figure(&d->past, e->figure).text);
	phrase_put(s, ways[form % 3], words_the_unit(&d->past, e->unit, false).text);
	return (struct margin){ TALE_TURNS, "leads" };
}

/* Who stays with his own has only been given, or left without, somebody to command him. */
static struct margin tell_side(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const char *const own[] = { "%s acted for themselves from then on.",
		"%s took orders from nobody now." };
	const bool left = strcmp(deed->e->word, "uncommanded") == 0;
	const char *const who = words_the_unit(&d->past, deed->e->unit, true).text;

	if (!deed->turns_coat)
		phrase_put(s, left ? own[form % 2] : "%s took orders from then on.", who);
	else
		phrase_put(s, form % 2 ? "%s went over to %s." : "%s threw in with %s.", who,
			words_of_side(&d->past, deed->e->number).text);
	return (struct margin){ TALE_TURNS, deed->turns_coat ? "turns" : "" };
}

static struct margin tell_friends(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	(void)form;
	phrase_put(s, "%s and %s were %s from then on.",
		words_first_side(&d->past, deed->e->other).text,
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
	phrase_put(s, "The ground at %s changed to %s.", setup->areas[e->other].name, e->word);
	return (struct margin){ TALE_TURNS, "ground" };
}

/* What was said aloud in the game, or what a player said to others. */
static struct margin tell_message(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const did[EVENT_VOICES] = { [SAID_WHISPERED] = "whispered",
		[SAID_SPOKEN] = "said", [SAID_SHOUTED] = "shouted", [SAID_SCREAMED] = "screamed" };
	const struct event *const e = deed->e;
	const size_t n = strlen(e->word);

	(void)form;
	if (e->figure >= 0) {
		phrase_put(s, "%s ", sentence_subject(d, e, true).text);
		phrase_word(s, did[e->other >= 0 && e->other < EVENT_VOICES ? e->other
			: SAID_SPOKEN]);
		phrase_put(s, ": \"%s%s\"", e->word, n > 0 && strchr(".!?", e->word[n - 1])
			!= NULL ? "" : ".");
		if (deed->also >= 0)
			put_hearers(s, d, &d->deed[deed->also]);
	} else {
		phrase_put(s, "%s: \"%s\"", words_side(&d->past, game_seat_side(d->past.g,
			e->number)), e->word);
	}
	return (struct margin){ TALE_REST, "said" };
}

/* A person's word, or the rules' where nobody sat in that seat: an answer, to a question. */
static struct margin tell_ruling(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct tale_words word = words_placed(&d->past, deed->e->word);
	const char *const cite = strstr(word.text, " (");	/* by which rule, or by nobody's */
	const int n = (int)(cite != NULL ? (size_t)(cite - word.text) : strlen(word.text));
	const char *const asked = strstr(word.text, "? ");
	static const char escape[] = "What is the story of cheating death worth?";
	const int question = asked != NULL && asked - word.text < n ? (int)(asked - word.text) + 1
		: 0;
	const bool ends = n > 0 && word.text[n - 1] == '.';

	if (strncmp(word.text, escape, sizeof escape - 1) == 0)
		return (struct margin){ TALE_REST, "" };	/* what came of it is told */
	if (question > 0)
		phrase_put(s, form % 2 ? "It was asked: \"%.*s\" The ruling was: %.*s%s"
			: "To the question \"%.*s\" the answer was: %.*s%s", question,
			word.text, n - question - 1, word.text + question + 1, ends ? "" : ".");
	else
		phrase_put(s, form % 2 ? "By ruling: %.*s%s" : "Ruled: %.*s%s", n, word.text,
			ends ? "" : ".");
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
	phrase_put(s, ways[form % 3], what.text, tale_place(&d->past, deed->e->cell).text);
	return (struct margin){ TALE_TURNS, "bursts" };
}

/* By whom, where it is met by being somewhere. */
static void put_thanks(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const int n = deed->n_there;

	if (n == 0)
		return;
	phrase_put(s, ", thanks to ");
	for (int i = 0; i < n; i++)
		phrase_name(s, phrase_between(i, n), words_the_unit(&d->past, deed->there[i],
			false).text);
}

/* What a side has without having done it: that nothing keeps it from it any more. */
static struct margin tell_granted(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form)
{
	static const char *const settled[] = { "Now it was settled that ",
		"By then it was settled that ", "It was as good as done: " };

	phrase_verb(s, settled[form % 3]);
	phrase_put(s, "%s would ", words_the_side(d->past.g, deed->e->number).text);
	for (const struct deed *one = deed; one != NULL; one = one->next >= 0
			? &d->deed[one->next] : NULL)
		phrase_put(s, "%s%s", one == deed ? "" : one->next < 0 ? " and " : ", ",
			tale_aim(one->e->word).text);
	phrase_put(s, ".");
	return (struct margin){ TALE_WON, "goal" };
}

/* What one side has met, or has not, in one breath. */
static struct margin tell_objective(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form)
{
	static const char *const done[] = { "", "And ", "Now ", "By then " };
	static const char *const undone[] = { " had once more to " };
	static const char *const failed[] = { " failed to ", " did not manage to " };
	const struct event *const e = deed->e;
	const int side = e->number >= 0 ? e->number : e->other;
	int n = 0, i = 0;

	if (deed->granted)
		return tell_granted(s, d, deed, form);
	for (const struct deed *one = deed; one != NULL; one = one->next >= 0
			? &d->deed[one->next] : NULL)
		n++;
	if (e->number >= 0)
		phrase_verb(s, done[form % 4]);
	phrase_plain(s, side < 0 ? "Somebody" : e->number >= 0 && form % 4 > 0
		? words_the_side(d->past.g, side).text : words_first_side(&d->past, side).text);
	if (e->number < 0)
		phrase_verb(s, e->number == NOBODY ? undone[0] : failed[form % 2]);
	for (const struct deed *one = deed; one != NULL; i++) {
		phrase_plain(s, i == 0 ? "" : i == n - 1 ? ", and" : ",");
		phrase_plain(s, e->number >= 0 ? " " : i == 0 ? "" : " to ");
		phrase_plain(s, e->number >= 0 ? tale_done(one->e->word, i == 0).text
			: tale_aim(one->e->word).text);
		one = one->next >= 0 ? &d->deed[one->next] : NULL;
	}
	put_thanks(s, d, deed);
	phrase_put(s, ".");
	return e->number >= 0 ? (struct margin){ TALE_WON, "goal" }
		: (struct margin){ TALE_TURNS, e->number == NOBODY ? "open" : "lost goal" };
}

static struct margin tell_points(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;
	const int n = e->number < 0 ? -e->number : e->number;
	const size_t end = strlen(e->word);

	static const char *const more[] = { "That was %s %s more for %s",
		"It brought %s %s more to %s" };
	const struct name side = words_of_side(&d->past, e->other);

	if (e->number < 0)
		phrase_put(s, "That cost %s %s %s", side.text, words_of_number(n).text,
			n == 1 ? "point" : "points");
	else
		phrase_put(s, more[form % 2], words_of_number(n).text,
			n == 1 ? "point" : "points", side.text);
	if (end > 0)
		phrase_put(s, ": %s", e->word);
	phrase_put(s, "%s", end > 0 && e->word[end - 1] == '.' ? "" : ".");
	return (struct margin){ e->number < 0 ? TALE_TURNS : TALE_WON, "points" };
}

/* Whether the turn in which it is decided has more to tell than what became of people. */
static bool goes_on(const struct deeds *d, const struct deed *deed)
{
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].at > deed->at && d->deed[i].weight == DEED_TELLS
				&& (d->deed[i].kind == DEED_MOVE || (d->deed[i].kind >= DEED_FIRE
				&& d->deed[i].kind <= DEED_FIGHT) || (d->deed[i].kind == DEED_TOLD
				&& d->deed[i].e->kind == EVENT_OBJECTIVE)))
			return true;
	return false;
}

static struct margin tell_end(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct event *const e = deed->e;
	const bool last = !goes_on(d, deed);

	(void)form;
	if (strcmp(e->word, "over") == 0)	/* it has been decided before */
		return (struct margin){ TALE_REST, "" };
	if (e->number < 0)
		phrase_put(s, last ? "With that it was over, and nobody had won."
			: "With that it was decided, and for nobody.");
	else
		phrase_put(s, last ? "With that %s had won." : "With that it was decided for %s.",
			words_of_side(&d->past, e->number).text);
	return (struct margin){ TALE_WON, "the end" };
}

static struct margin (*const tellers[EVENT_KINDS])(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form) = {
	[EVENT_ROLL] = tell_roll, [EVENT_LIFE] = sentence_fate, [EVENT_STATE] = tell_state,
	[EVENT_SIGHTED] = tell_sighted, [EVENT_LEADER] = tell_leader,
	[EVENT_CAPTURE] = sentence_fate, [EVENT_ITEM] = tell_item,
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
	const struct deed alone = { .kind = DEED_TOLD, .e = e, .unit = -1, .next = -1,
		.dice_of = deeds_is_figure(d, e->figure) ? d->thrown[e->figure] : NULL };
	char text[SENTENCE_MAX];
	struct phrase s = phrase_at(text, sizeof text);

	if (tellers[e->kind] != NULL)
		tellers[e->kind](&s, d, &alone, 0);
	return s.pen.used > 0;
}
