/* Deeds of several events, told: a sentence each, in forms that do not come twice. */
#include "tale/own.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

#define COUNT_OF(list) ((int)(sizeof (list) / sizeof (list)[0]))

/* ---- steps ---- */

/* What an order's word makes of going somewhere. */
static const struct { const char *order, *went; } ways[] = {
	{ "combat", "worked forward" }, { "patrol", "moved up" }, { "march", "marched" },
	{ "run", "ran" }, { "charge", "charged" }, { "retreat", "fell back" },
	{ "rout", "ran" }, { "pursue", "chased on" }, { "fly", "came flying" },
	{ "aid", "carried the wounded" }, { "leave", "withdrew" },
	{ "concealed", "stole forward" }, { "swim", "swam" }, { "dive", "swam under water" },
	{ "drive", "drove" }, { "double", "raced" }, { "board", "hurried" },
};

static const char *went(const struct deed *deed, int form)
{
	static const char *const others[] = { "went", "moved", "pushed on" };

	if (deed->broken)
		return "ran";
	for (int i = 0; i < COUNT_OF(ways); i++)
		if (strcmp(ways[i].order, deed->order) == 0)
			return ways[i].went;
	return others[form % COUNT_OF(others)];
}

/* "to the godown": where a place is said as one that is gone to. */
static void put_goal(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const int area = deeds_area(d, deed);

	if (area >= 0)
		phrase_put(s, " to %s", name_within(d->past.g->setup->areas[area].name).text);
	else if (deed->item >= 0)
		phrase_put(s, " as far as %s", words_as_far(&d->past, deed->to).text);
}

/* Who goes, and what he has with him. */
static void put_goer(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const char *between, bool first)
{
	phrase_name(s, between, words_the_unit(&d->past, deed->unit, first).text);
	if (deed->item >= 0)
		phrase_name(s, ", with ", name_within(d->past.g->setup->items[deed->item].name).text);
	phrase_plain(s, deed->item >= 0 ? "," : "");
}

static int chain_length(const struct deeds *d, const struct deed *deed)
{
	int n = 1;

	for (; deed->next >= 0; deed = &d->deed[deed->next])
		n++;
	return n;
}

static const struct deed *after(const struct deeds *d, const struct deed *deed)
{
	return deed->next >= 0 ? &d->deed[deed->next] : NULL;
}

/* Whether two go the same way to the same place. */
static bool same_way(const struct deeds *d, const struct deed *a, const struct deed *b, int form)
{
	return (a->from == CELL_NONE) == (b->from == CELL_NONE)
		&& deeds_area(d, a) >= 0 && deeds_area(d, a) == deeds_area(d, b)
		&& strcmp(went(a, form), went(b, form)) == 0;
}

/* Where those of a clause went; the verb only if it is another than before. */
static void put_way(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const struct deed *before, int form)
{
	const bool same = before != NULL && before->from != CELL_NONE
		&& strcmp(went(before, form), went(deed, form)) == 0;

	if (deed->from == CELL_NONE) {
		if (before == NULL || before->from != CELL_NONE)
			phrase_verb(s, " came on");
		phrase_put(s, " %s", tale_place(&d->past, deed->to).text);
		return;
	}
	if (!same) {
		phrase_put(s, " ");
		phrase_verb(s, went(deed, form));
	}
	put_goal(s, d, deed);
}

/* The last of those who go with the first to one place. */
static const struct deed *last_of_clause(const struct deeds *d, const struct deed *deed, int form)
{
	while (deed->next >= 0 && same_way(d, deed, &d->deed[deed->next], form))
		deed = &d->deed[deed->next];
	return deed;
}

static int count_until(const struct deeds *d, const struct deed *deed, const struct deed *last)
{
	int n = 1;

	for (; deed != last; deed = &d->deed[deed->next])
		n++;
	return n;
}

static struct margin tell_move(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct deed *before = NULL;
	bool broken = true;

	for (const struct deed *one = deed, *last; one != NULL; one = after(d, last)) {
		int i = 0;

		last = last_of_clause(d, one, form);
		phrase_put(s, "%s", before == NULL ? "" : last->next < 0 ? " and " : ", ");
		for (const struct deed *who = one; ; who = &d->deed[who->next], i++) {
			put_goer(s, d, who, phrase_between(i, count_until(d, one, last)),
				who == deed);
			broken &= who->broken;
			if (who == last)
				break;
		}
		put_way(s, d, last, before, form);
		before = last;
	}
	phrase_put(s, ".");
	return broken ? (struct margin){ TALE_TURNS, "runs" }
		: (struct margin){ TALE_REST, deed->from == CELL_NONE ? "comes on" : "moves" };
}

/* Whether all of a chain charge the same one. */
static bool same_goal(const struct deeds *d, const struct deed *deed)
{
	for (const struct deed *one = after(d, deed); one != NULL; one = after(d, one))
		if (one->unit != deed->unit)
			return false;
	return true;
}

/* Whether two charge each other. */
static bool mutual(const struct deeds *d, const struct deed *deed)
{
	const struct deed *const other = after(d, deed);

	return other != NULL && other->next < 0 && other->unit == deed->by[0]
		&& other->by[0] == deed->unit;
}

/* "charged", and the word between it and whom; */
struct way_in { const char *verb, *to; };

static void put_chargers(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const int n = chain_length(d, deed);
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++)
		phrase_name(s, phrase_between(i, n), words_the_unit(&d->past, one->by[0],
			i == 0).text);
}

/* Each with his own. */
static void put_charges(struct phrase *s, const struct deeds *d, const struct deed *deed,
	struct way_in way)
{
	const int n = chain_length(d, deed);
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++) {
		phrase_put(s, "%s%s ", phrase_between(i, n),
			words_the_unit(&d->past, one->by[0], i == 0).text);
		if (i == 0) {
			phrase_verb(s, way.verb);
			phrase_put(s, " ");
		}
		phrase_word(s, way.to);
		phrase_plain(s, words_the_unit(&d->past, one->unit, false).text);
	}
}

static struct margin tell_charge(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const struct way_in ways_in[] = { { "charged", "" }, { "went", "for " },
		{ "came", "at " }, { "set out to charge", "" }, { "made", "for " },
		{ "ran", "at " }, { "went in", "against " }, { "bore down", "on " } };
	static const struct way_in each[] = { { "charged", "" }, { "ran", "at " },
		{ "set out to charge", "" }, { "went in", "against " } };
	const struct way_in way = mutual(d, deed) ? each[form % COUNT_OF(each)]
		: ways_in[form % COUNT_OF(ways_in)];
	static const char *const short_of_it[] = { ", but did not get so far",
		", but fell short of it", ", and had too far to go" };

	if (!same_goal(d, deed) && !mutual(d, deed)) {
		put_charges(s, d, deed, way);
	} else {
		put_chargers(s, d, deed);
		phrase_put(s, " ");
		phrase_verb(s, way.verb);
		phrase_put(s, " ");
		phrase_word(s, way.to);
		phrase_plain(s, mutual(d, deed) ? "each other"
			: words_the_unit(&d->past, deed->unit, false).text);
		if (deed->stood && !mutual(d, deed))
			phrase_word(s, deed->fell_short ? ", who waited for it in vain" : form % 2
				? ", who waited for it" : ", who stood to meet it");
	}
	if (deed->fell_short && (!deed->stood || mutual(d, deed) || !same_goal(d, deed)))
		phrase_word(s, short_of_it[form % COUNT_OF(short_of_it)]);
	phrase_put(s, ".");
	return (struct margin){ TALE_TURNS, "charges" };
}

/* ---- tests of nerves ---- */

static struct margin tell_held(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const struct { const char *what, *forms[4]; } held[] = {
		{ "morale: under fire", { "held under fire", "stood the fire", "bore it",
			"took the fire calmly" } },
		{ "morale: being charged", { "stood to meet the charge", "waited for the charge",
			"stood to the charge", "did not give way to the charge" } },
		{ "morale: charging under fire", { "pressed on with the charge",
			"came on through the fire", "would not be stopped by the fire",
			"charged on" } },
		{ "morale: losses", { "held, losses and all", "closed up and stood",
			"kept in place", "stood it" } },
		{ "morale: after", { "held when it was over", "kept together after the fight",
			"had not had enough", "looked ready for more" } },
		{ "morale: closing", { "closed without flinching", "went on to close",
			"came to close quarters", "did not shrink from it" } },
		{ "does not close", { "would not close", "stopped short of it",
			"hung back at the last", "came no nearer" } },
		{ "", { "held", "kept steady", "stood firm", "held on" } },
	};
	const bool back = strcmp(deed->e->roll.outcome, "does not close") == 0;
	const char *const what = back ? deed->e->roll.outcome : deed->e->roll.what;
	const int n = chain_length(d, deed);
	int i = 0, row = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++)
		phrase_name(s, phrase_between(i, n), words_the_unit(&d->past, one->unit,
			i == 0).text);
	while (strncmp(what, held[row].what, strlen(held[row].what)) != 0)
		row++;
	phrase_put(s, " ");
	phrase_verb(s, held[row].forms[form % 4]);
	phrase_put(s, ".");
	return back ? (struct margin){ TALE_TURNS, "stops" } : (struct margin){ TALE_REST,
		"holds" };
}

/* ---- the Game Master ---- */

/* His acts that follow each other, in one pair of brackets. */
static struct margin tell_acts(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const char *between = "";

	phrase_put(s, "(By the Game Master's word: ");
	for (; deed != NULL; deed = after(d, deed)) {
		char text[LINE_MAX_BYTES];

		phrase_name(s, between, words_placed(&d->past, words_of_act(&d->past, deed->e,
			text, sizeof text)).text);
		between = "; ";
	}
	phrase_put(s, ".)");
	return (struct margin){ TALE_TURNS, "ruled" };
}

static struct margin (*const tellers[DEED_KINDS])(struct phrase *s, const struct deeds *d,
	const struct deed *deed, int form) = {
	[DEED_TOLD] = sentence_event, [DEED_CHARGE] = tell_charge, [DEED_MOVE] = tell_move,
		[DEED_HELD] = tell_held,
	[DEED_FIRE] = sentence_fire, [DEED_BLAST] = sentence_struck,
	[DEED_STRAY] = sentence_struck, [DEED_STRUCK] = sentence_struck,
	[DEED_FIGHT] = sentence_fight, [DEED_COUNT] = sentence_fate,
};

struct margin sentence_deed(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	return deed->e->gm ? tell_acts(s, d, deed) : tellers[deed->kind](s, d, deed, form);
}
