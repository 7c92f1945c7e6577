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
	{ "rout", "ran" }, { "pursue", "gave chase" }, { "fly", "came flying" },
	{ "aid", "carried their wounded" }, { "leave", "made for the edge" },
	{ "concealed", "stole forward" }, { "swim", "swam" }, { "dive", "swam under water" },
	{ "drive", "drove" }, { "double", "raced" }, { "board", "made for the gangway" },
};

static const char *went(const struct deed *deed, int form)
{
	static const char *const others[] = { "went", "moved", "pushed on", "made their way",
		"drew on", "shifted", "kept going", "came" };

	if (deed->broken)
		return "ran";
	for (int i = 0; i < COUNT_OF(ways); i++)
		if (strcmp(ways[i].order, deed->order) == 0)
			return ways[i].went;
	return others[form % 3];
}

/* "to the godown": where a place is said as one that is gone to. */
static void put_goal(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct setup *const setup = d->past.g->setup;
	const int area = words_area(&d->past, deed->to);
	const int side = setup->units[deed->unit].side;

	phrase_put(s, " to %s", name_within(setup->areas[area].name).text);
	for (int i = 0; i < setup->n_objectives; i++)
		if (setup->objectives[i].area == area && setup->objectives[i].side == side
				&& view_tells_objective(d->past.g, i)) {
			phrase_put(s, " (an objective)");
			return;
		}
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
		&& words_area(&d->past, a->to) >= 0
		&& words_area(&d->past, a->to) == words_area(&d->past, b->to)
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
		phrase_put(s, " %s", words_at(&d->past, deed->to).text);
		return;
	}
	if (!same) {
		phrase_put(s, " ");
		phrase_verb(s, went(deed, form));
	}
	if (words_area(&d->past, deed->to) >= 0)
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
			phrase_name(s, phrase_between(i, count_until(d, one, last)),
				words_the_unit(&d->past, who->unit, who == deed).text);
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

static struct margin tell_charge(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const struct { const char *verb, *to; } ways_in[] = { { "charged", "" },
		{ "went", "for " }, { "came", "at " }, { "set out to charge", "" },
		{ "made", "for " }, { "ran", "at " }, { "went in", "against " },
		{ "bore down", "on " } };
	const char *const to = ways_in[form % COUNT_OF(ways_in)].to;
	const int n = chain_length(d, deed);
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++) {
		phrase_put(s, "%s%s ", phrase_between(i, n),
			words_the_unit(&d->past, one->by[0], i == 0).text);
		if (i == 0) {
			phrase_verb(s, ways_in[form % COUNT_OF(ways_in)].verb);
			phrase_put(s, " ");
		}
		phrase_word(s, to);
		phrase_plain(s, words_the_unit(&d->past, one->unit, false).text);
	}
	phrase_put(s, ".");
	return (struct margin){ TALE_TURNS, "charges" };
}

/* ---- losses ---- */

/* "two killed", "Old Tiburcio and two others killed". */
static void put_toll(struct phrase *s, const struct deeds *d, const struct toll *toll,
	const char *what, bool alone)
{
	const int rest = toll->n - toll->n_named;

	if (alone && toll->n_named == 0) {
		phrase_plain(s, what);
		return;
	}
	for (int i = 0; i < toll->n_named; i++)
		phrase_name(s, phrase_between(i, toll->n_named + (rest > 0)),
			words_of_figure(&d->past, toll->named[i]).text);
	if (toll->n_named == 0)
		phrase_plain(s, words_of_number(rest).text);
	else if (rest > 0)
		phrase_put(s, " and %s %s", words_of_number(rest).text, rest == 1
			? "other" : "others");
	phrase_put(s, " ");
	phrase_plain(s, what);
}

static bool any_loss(const struct loss *loss)
{
	return loss->killed.n + loss->wounded.n > 0;
}

/* Of a unit that is one alone there is nobody to be counted. */
static void put_loss(struct phrase *s, const struct deeds *d, const struct loss *loss, int unit)
{
	const bool alone = !sentence_is_crowd(&d->past, unit);

	if (loss->killed.n > 0)
		put_toll(s, d, &loss->killed, "killed", alone);
	if (loss->killed.n > 0 && loss->wounded.n > 0)
		phrase_put(s, " and ");
	if (loss->wounded.n > 0)
		put_toll(s, d, &loss->wounded, "wounded", alone);
}

static bool kills_hero(const struct deeds *d, const struct toll *toll)
{
	for (int i = 0; i < toll->n_named; i++)
		if (deeds_is_hero(&d->past, toll->named[i]))
			return true;
	return false;
}

/* A hero's death shows its dice. */
static void put_dice(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	const struct event *const e = deed->dice_of;

	if (e == NULL || !(kills_hero(d, &deed->loss.killed)
			|| kills_hero(d, &deed->loss_back.killed)))
		return;
	phrase_put(s, " (%s: rolled", e->roll.what);
	for (int i = 0; i < e->roll.n_dice; i++)
		phrase_put(s, " %d", e->roll.dice[i]);
	phrase_put(s, "%s%s)", e->roll.outcome[0] != '\0' ? ", " : "", e->roll.outcome);
}

static struct margin margin_of_loss(const struct loss *a, const struct loss *b,
	const char *else_word)
{
	if (a->killed.n + b->killed.n > 0)
		return (struct margin){ TALE_LOST, "killed" };
	if (any_loss(a) || any_loss(b))
		return (struct margin){ TALE_TURNS, "wounded" };
	return (struct margin){ TALE_REST, a->pinned > 0 ? "pinned" : else_word };
}

/* What came of hits, in one of its forms. */
static void put_result(struct phrase *s, const struct deeds *d, const struct deed *deed, int form)
{
	static const char *const losses[] = { ": ", ", and it told: ", ", with effect: ",
		", and not in vain: ", "; the count: " };
	static const char *const pins[] = { " and sent %s to ground", ", and %s kept down after it",
		" and pinned %s", ", and %s hugged the ground" };
	static const char *const grazes[] = { ", and brought nobody down",
		": hits, but nobody down",
		", without bringing anybody down", ", and did no lasting harm" };
	const struct loss *const loss = &deed->loss;

	if (any_loss(loss)) {
		phrase_word(s, losses[form % COUNT_OF(losses)]);
		put_loss(s, d, loss, deed->unit);
		if (loss->pinned > 0)
			phrase_put(s, ", %s kept down", words_of_number(loss->pinned).text);
	} else if (loss->pinned > 0) {
		phrase_put(s, pins[form % COUNT_OF(pins)], words_of_number(loss->pinned).text);
	} else if (loss->apart) {
		phrase_word(s, form % 2 ? ", and not in vain" : ", and hit");
	} else {
		phrase_word(s, grazes[form % COUNT_OF(grazes)]);
	}
}

/* ---- fire ---- */

/* "The Marines, the Bluejackets and the launch" */
static void put_units(struct phrase *s, const struct deeds *d, const struct deed *deed, bool first)
{
	for (int i = 0; i < deed->n_by; i++)
		phrase_name(s, phrase_between(i, deed->n_by), words_the_unit(&d->past,
			deed->by[i], first && i == 0).text);
}

enum { FIRE_WAYS = 6 };

static const char *fired(const struct deed *deed, int form)
{
	static const char *const few[FIRE_WAYS] = { "took a shot at", "fired on", "shot at",
		"tried a shot at", "took aim at", "let fly at" };
	static const char *const much[FIRE_WAYS] = { "opened fire on", "fired on", "let fly at",
		"shot at", "sent a volley at", "took aim at" };
	static const char *const thrown[FIRE_WAYS] = { "threw at", "let fly at", "had a throw at",
		"threw hard at", "came within a throw of", "threw again at" };

	return (strcmp(deed->e->word, "throw") == 0 ? thrown : deed->dice < 4 ? few : much)
		[form % FIRE_WAYS];
}

/* Shots that hit nobody share a sentence. */
static struct margin tell_misses(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ends[] = { ", and hit nobody", ", to no effect", ", and missed",
		", and hit nothing", ", and nobody was the worse" };
	const int n = chain_length(d, deed);
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++) {
		phrase_put(s, "%s", phrase_between(i, n));
		put_units(s, d, one, i == 0);
		phrase_put(s, " ");
		if (i == 0) {
			phrase_verb(s, fired(one, form));
			phrase_put(s, " ");
		} else {
			phrase_put(s, "at ");
		}
		phrase_plain(s, words_the_unit(&d->past, one->unit, false).text);
	}
	phrase_word(s, ends[(form + form / FIRE_WAYS) % COUNT_OF(ends)]);
	phrase_put(s, ".");
	return (struct margin){ TALE_REST, "fires" };
}

static struct margin tell_fire(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	if (deed->hits == 0)
		return tell_misses(s, d, deed, form);
	put_units(s, d, deed, true);
	phrase_put(s, " ");
	phrase_verb(s, fired(deed, form));
	phrase_put(s, " %s", words_the_unit(&d->past, deed->unit, false).text);
	put_result(s, d, deed, form + form / FIRE_WAYS);
	put_dice(s, d, deed);
	phrase_put(s, ".");
	return margin_of_loss(&deed->loss, &deed->loss_back, "fires");
}

/* A hit without a shot or a blow at whoever took it. */
static struct margin tell_struck(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const how[DEED_KINDS][3] = {
		[DEED_BLAST] = { "caught the burst, from", "were in the burst of",
			"took the blast from" },
		[DEED_STRAY] = { "had shots meant for others, from", "stood in the way of",
			"got what was not meant for them, from" },
		[DEED_STRUCK] = { "took it from", "had it from", "were hit by" },
	};

	phrase_put(s, "%s ", words_the_unit(&d->past, deed->unit, true).text);
	phrase_verb(s, how[deed->kind][form % 3]);
	phrase_put(s, " ");
	put_units(s, d, deed, false);
	put_result(s, d, deed, form / 3);
	put_dice(s, d, deed);
	phrase_put(s, ".");
	return margin_of_loss(&deed->loss, &deed->loss_back, "hit");
}

/* ---- fights ---- */

enum { FIGHT_WAYS = 5 };

static void put_meeting(struct phrase *s, const struct deeds *d, const struct deed *deed, int form)
{
	static const char *const upon[FIGHT_WAYS] = { " fell upon ", " charged home on ",
		" came to blows with ", " got in among ", " threw themselves at " };
	static const char *const hand[FIGHT_WAYS] = { " fought hand to hand", " came to grips",
		" were at close quarters", " fought on", " had it out" };

	phrase_plain(s, words_the_unit(&d->past, deed->by[0], true).text);
	if (deed->fell_upon) {
		phrase_verb(s, upon[form % (FIGHT_WAYS - 1)]);
		phrase_plain(s, words_the_unit(&d->past, deed->unit, false).text);
	} else {
		phrase_put(s, " and %s", words_the_unit(&d->past, deed->unit, false).text);
		phrase_verb(s, hand[form % FIGHT_WAYS]);
	}
}

/* What one of two had of a fight. */
static void put_side_of_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool back, int form)
{
	static const char *const had[] = { " had ", " counted " };
	const int unit = back ? deed->by[0] : deed->unit;

	if (deed->fell_upon && form % 2 == 0) {
		phrase_word(s, back ? "of the attackers " : "of the attacked ");
	} else {
		phrase_plain(s, words_the_unit(&d->past, unit, false).text);
		phrase_word(s, had[form / 2 % 2]);
	}
	put_loss(s, d, back ? &deed->loss_back : &deed->loss, unit);
}

static struct margin tell_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const nothing[] = { ", and nobody fell", ", with nobody down",
		" and neither gave way" };
	const bool theirs = any_loss(&deed->loss), ours = any_loss(&deed->loss_back);
	const int turn = form + form / FIGHT_WAYS;

	put_meeting(s, d, deed, form);
	if (theirs || ours)
		phrase_put(s, turn % 2 ? "; " : ": ");
	if (theirs)
		put_side_of_fight(s, d, deed, false, turn);
	if (theirs && ours)
		phrase_put(s, ", ");
	if (ours)
		put_side_of_fight(s, d, deed, true, turn);
	if (!theirs && !ours && !deed->loss.apart && !deed->loss_back.apart)
		phrase_word(s, nothing[turn % 2]);
	put_dice(s, d, deed);
	phrase_put(s, ".");
	return theirs || ours ? margin_of_loss(&deed->loss, &deed->loss_back, "fights")
		: (struct margin){ deed->fell_upon ? TALE_TURNS : TALE_REST, "fights" };
}

/* ---- tests of nerves ---- */

static struct margin tell_held(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const struct { const char *what, *forms[4]; } held[] = {
		{ "morale: under fire", { "held under fire", "stood the fire", "bore it",
			"were not shaken by the fire" } },
		{ "morale: being charged", { "stood to meet the charge", "waited for the charge",
			"stood their ground", "did not give way to the charge" } },
		{ "morale: charging under fire", { "pressed on with the charge",
			"came on through the fire", "did not let the fire stop them",
			"charged on" } },
		{ "morale: losses", { "held, losses and all", "closed up and stood",
			"kept their places", "stood it" } },
		{ "morale: after", { "held when it was over", "kept together after the fight",
			"had not had enough", "were ready for more" } },
		{ "morale: closing", { "closed without flinching", "went on to close",
			"came to close quarters", "did not shrink from it" } },
		{ "does not close", { "would not close", "stopped short of the enemy",
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

/* ---- many alike ---- */

static struct tale_words counted(const struct deeds *d, const struct deed *deed, bool first)
{
	const struct tale_past *const q = &d->past;
	const bool crowd = sentence_is_crowd(q, deed->unit);
	const struct tale_words the = words_the_unit(q, deed->unit, first);
	const struct tale_words within = words_the_unit(q, deed->unit, false);
	struct tale_words number = words_of_number(deed->n), w;

	if (!crowd || (deed->whole && deed->n == q->g->setup->units[deed->unit].count))
		return the;
	if (first)
		number.text[0] = (char)toupper((unsigned char)number.text[0]);
	if (deed->whole)
		snprintf(w.text, sizeof w.text, "%s last of %.380s", first ? "The" : "the",
			within.text);
	else
		snprintf(w.text, sizeof w.text, "%.12s of %.380s", number.text, within.text);
	return w;
}

static struct margin tell_count(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const int n = chain_length(d, deed);
	const struct event *const e = deed->e;
	const bool many = n > 1 || deed->n > 1;
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++)
		phrase_name(s, phrase_between(i, n), counted(d, one, i == 0).text);
	if (e->kind == EVENT_CAPTURE) {
		if (e->number >= 0)
			phrase_put(s, form % 2 ? " gave up to %s." : " fell into the hands of %s.",
				words_the_unit(&d->past, e->other, false).text);
		else
			phrase_put(s, many ? " were free again." : " was free again.");
		return e->number >= 0 ? (struct margin){ TALE_LOST, "taken" }
			: (struct margin){ TALE_WON, "free" };
	}
	sentence_befell(s, d, deed, many, form);
	phrase_put(s, ".");
	return sentence_margin(e);
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
	[DEED_FIRE] = tell_fire, [DEED_BLAST] = tell_struck, [DEED_STRAY] = tell_struck,
	[DEED_STRUCK] = tell_struck, [DEED_FIGHT] = tell_fight, [DEED_COUNT] = tell_count,
};

struct margin sentence_deed(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	return deed->e->gm ? tell_acts(s, d, deed) : tellers[deed->kind](s, d, deed, form);
}
