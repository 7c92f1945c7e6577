/* Attacks, told: shots, bursts, blows, and what came of them. */
#include "tale/own.h"

#include <string.h>

#include "cliffhanger/system.h"

#define COUNT_OF(list) ((int)(sizeof (list) / sizeof (list)[0]))

static const struct deed *after(const struct deeds *d, const struct deed *deed)
{
	return deed->next >= 0 ? &d->deed[deed->next] : NULL;
}

/* ---- losses ---- */

static bool any_loss(const struct loss *loss)
{
	return loss->killed.n + loss->wounded.n > 0;
}

/* Heroes have sentences of their own. */
static int heroes_in(const struct deeds *d, const struct toll *toll)
{
	int n = 0;

	for (int i = 0; i < toll->n_named; i++)
		n += deeds_is_hero(&d->past, toll->named[i]);
	return n;
}

static bool has_others(const struct deeds *d, const struct toll *toll)
{
	return toll->n > heroes_in(d, toll);
}

static bool any_others(const struct deeds *d, const struct loss *loss)
{
	return has_others(d, &loss->killed) || has_others(d, &loss->wounded);
}

/* "two", "Old Tiburcio and two others". */
static void put_toll(struct phrase *s, const struct deeds *d, const struct toll *toll)
{
	const int heroes = heroes_in(d, toll), rest = toll->n - toll->n_named;
	const int n = toll->n_named - heroes + (rest > 0);
	int i = 0;

	for (int k = 0; k < toll->n_named; k++)
		if (!deeds_is_hero(&d->past, toll->named[k]))
			phrase_name(s, phrase_between(i++, n), name_within(words_of_figure(&d->past,
				toll->named[k]).text).text);
	if (rest == 0)
		return;
	phrase_name(s, phrase_between(i, n), words_of_number(rest).text);
	if (i > 0)
		phrase_put(s, rest == 1 ? " other" : " others");
}

/* What blows, shots and bursts do to men. */
static const struct { const char *kills, *wounds, *also; } harms[] = {
	{ " and killed ", " and wounded ", " and wounded " },
	{ ", killing ", ", wounding ", " and wounding " },
	{ " and struck down ", " and hit ", " and wounded " },
};

/* Who was killed and wounded of a unit, but for heroes. */
static void put_loss(struct phrase *s, const struct deeds *d, const struct loss *loss, int form)
{
	const bool killed = has_others(d, &loss->killed);
	const bool wounded = has_others(d, &loss->wounded);
	const int way = form % COUNT_OF(harms);

	if (killed) {
		phrase_tail(s, harms[way].kills);
		put_toll(s, d, &loss->killed);
	}
	if (wounded && killed)
		phrase_word(s, harms[way].also);
	else if (wounded)
		phrase_tail(s, harms[way].wounds);
	if (wounded)
		put_toll(s, d, &loss->wounded);
}

static const char *of_hero(bool killed, int form)
{
	static const char *const fell[] = { " was killed", " fell", " was dead" };
	static const char *const hurt[] = { " was wounded", " took a wound", " was hit" };

	return (killed ? fell : hurt)[form % 3];
}

/* What was thrown of one of them killed none of the others. */
static bool may_have_killed(const struct deeds *d, const struct event *dice, int figure)
{
	return dice != NULL && (dice->figure == figure
		|| deeds_unit_of(d, dice->figure) != deeds_unit_of(d, figure));
}

/* A hero's fall or wound, in a sentence of his own, where he is none of those told before;
 * his death shows its dice. */
static void put_heroes(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const struct toll *toll, bool killed, int form)
{
	for (int i = 0; i < toll->n_named; i++) {
		if (!deeds_is_hero(&d->past, toll->named[i]))
			continue;
		phrase_name(s, ". ", words_of_figure(&d->past, toll->named[i]).text);
		phrase_word(s, of_hero(killed, form));
		if (has_others(d, toll))
			phrase_word(s, " as well");
		if (killed && may_have_killed(d, deed->dice_of, toll->named[i]))
			sentence_dice(s, deed->dice_of);
	}
}

static void put_all_heroes(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	put_heroes(s, d, deed, &deed->loss.killed, true, form);
	put_heroes(s, d, deed, &deed->loss.wounded, false, form);
	put_heroes(s, d, deed, &deed->loss_back.killed, true, form + 1);
	put_heroes(s, d, deed, &deed->loss_back.wounded, false, form + 1);
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

/* What an attack made of somebody: of the one whom it was at, "who"; its edge, or the attack's. */
static struct margin put_fate(struct phrase *s, const struct deeds *d, const struct deed *deed,
	struct margin edge, int form)
{
	const struct deed *const fate = deed->fate >= 0 ? &d->deed[deed->fate] : NULL;
	struct margin other;

	if (fate == NULL)
		return edge;
	if (fate->unit == deed->unit && !sentence_is_crowd(&d->past, deed->unit)
			&& !any_loss(&deed->loss) && !any_loss(&deed->loss_back)) {
		phrase_word(s, ", who");
		other = sentence_predicates(s, d, fate, form);
	} else {
		phrase_word(s, ". ");
		other = sentence_clause(s, d, fate, true, form);
	}
	return other.grade < edge.grade ? other : edge;
}

/* Where nobody fell: as one who fires tells it, and as those who were fired at. */
static const char *const grazes[] = { ", but brought nobody down", ", and only scratched them",
	" without bringing anybody down" };
static const char *const grazes_one[] = { ", to little effect", ", and only grazed the mark",
	", and no more than a graze came of it" };
static const char *const spared[] = { ", and nobody was down", ", and came off with a fright" };

/* What is hit has no number, and no name of its own: a beast, a boat. */
static const char *const killed_it[] = { "; that was the end of it", ", and it did not rise again",
	"; it fell" };
static const char *const hurt_it[] = { " and hurt it", " and drew blood", ", who was hit" };
/* The same where the sentence is about whoever was hit. */
static const char *const died_of_it[] = { ", and did not rise again", ", and fell" };
static const char *const bled[] = { ", and bled", ", and was hurt" };

static bool is_nameless(const struct deeds *d, const struct deed *deed)
{
	return !sentence_is_crowd(&d->past, deed->unit)
		&& deed->loss.killed.n_named + deed->loss.wounded.n_named == 0;
}

static const char *unhurt(const struct deeds *d, const struct deed *deed, int form)
{
	if (deed->kind != DEED_FIRE)
		return spared[form % COUNT_OF(spared)];
	return (sentence_is_crowd(&d->past, deed->unit) ? grazes : grazes_one)[form
		% COUNT_OF(grazes)];
}

static void put_harm_of_one(struct phrase *s, const struct deed *deed, int form)
{
	const bool killed = deed->loss.killed.n > 0;

	if (deed->kind == DEED_FIRE)
		phrase_tail(s, killed ? killed_it[form % COUNT_OF(killed_it)]
			: hurt_it[form % COUNT_OF(hurt_it)]);
	else
		phrase_tail(s, (killed ? died_of_it : bled)[form % COUNT_OF(bled)]);
}

/* What came of hits, in one of its forms. */
static struct margin put_result(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const char *else_word, int form)
{
	static const char *const pins[] = { " and made them take cover",
		", who took cover", " and made them keep their heads down" };
	static const char *const struck[] = { ", and it killed ", ", and it cost them " };
	static const char *const hurt[] = { ", and it wounded ", ", and it hurt " };
	const struct loss *const loss = &deed->loss;

	if (any_loss(loss) && is_nameless(d, deed)) {
		put_harm_of_one(s, deed, form);
	} else if (any_others(d, loss) && deed->kind == DEED_FIRE) {
		put_loss(s, d, loss, form);
	} else if (any_others(d, loss)) {
		const bool killed = has_others(d, &loss->killed);

		phrase_tail(s, (killed ? struck : hurt)[form % 2]);
		put_toll(s, d, killed ? &loss->killed : &loss->wounded);
	} else if (loss->pinned > 0 && !any_loss(loss)) {
		phrase_tail(s, deed->kind == DEED_FIRE ? pins[form % COUNT_OF(pins)]
			: ", and took cover");
	} else if (!any_loss(loss) && !loss->apart && deed->fate < 0) {
		phrase_tail(s, unhurt(d, deed, form));
	}
	put_all_heroes(s, d, deed, form);
	return put_fate(s, d, deed, margin_of_loss(loss, &deed->loss_back, else_word), form);
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
		"threw hard at", "let loose at", "threw again at" };

	return (strcmp(deed->e->word, "throw") == 0 ? thrown : deed->dice < 4 ? few : much)
		[form % FIRE_WAYS];
}

static bool same_hands(const struct deed *a, const struct deed *b)
{
	return a != NULL && b != NULL && weigh_same_hands(a, b);
}

/* What stands before a target: nothing, if it is the first; a comma sets off who fires where
 * one before had several targets. */
static const char *between(const struct deeds *d, const struct deed *one,
	const struct deed *before, bool several)
{
	const struct deed *const next = after(d, one);

	if (before == NULL)
		return "";
	if (same_hands(before, one))
		return same_hands(one, next) ? ", " : " and ";
	return next != NULL ? ", " : several ? ", and " : " and ";
}

static bool same_target(const struct deeds *d, const struct deed *deed)
{
	for (const struct deed *one = after(d, deed); one != NULL; one = after(d, one))
		if (one->unit != deed->unit || same_hands(deed, one))
			return false;
	return true;
}

/* All who fired, one after the other, and at whom. */
static void put_all_at(struct phrase *s, const struct deeds *d, const struct deed *deed, int form)
{
	int n = 0, i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one))
		n += one->n_by;
	for (const struct deed *one = deed; one != NULL; one = after(d, one))
		for (int k = 0; k < one->n_by; k++, i++)
			phrase_name(s, phrase_between(i, n), words_the_unit(&d->past, one->by[k],
				i == 0).text);
	phrase_put(s, " ");
	phrase_verb(s, fired(deed, form));
	phrase_put(s, " %s", words_the_unit(&d->past, deed->unit, false).text);
}

/* Shots that hit nobody share a sentence. */
static struct margin tell_misses(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const ends[] = { ", and hit nobody", ", to no effect", ", and missed",
		", and hit nothing", ", and nobody was the worse" };
	const struct deed *before = NULL;
	bool several = false;

	if (deed->next >= 0 && same_target(d, deed)) {
		put_all_at(s, d, deed, form);
		phrase_tail(s, ends[(form + form / FIRE_WAYS) % COUNT_OF(ends)]);
		phrase_put(s, ".");
		return (struct margin){ TALE_REST, "fires" };
	}
	for (const struct deed *one = deed; one != NULL; before = one, one = after(d, one)) {
		several |= same_hands(before, one);
		phrase_put(s, "%s", between(d, one, before, several));
		if (!same_hands(before, one)) {
			put_units(s, d, one, before == NULL);
			phrase_put(s, " ");
			if (before == NULL)
				phrase_verb(s, fired(one, form));
			phrase_word(s, before == NULL ? " " : "at ");
		}
		phrase_plain(s, words_the_unit(&d->past, one->unit, false).text);
	}
	phrase_tail(s, ends[(form + form / FIRE_WAYS) % COUNT_OF(ends)]);
	phrase_put(s, ".");
	return (struct margin){ TALE_REST, "fires" };
}

static bool all_missed(const struct deeds *d, const struct deed *deed)
{
	for (; deed != NULL; deed = after(d, deed))
		if (deed->hits > 0)
			return false;
	return true;
}

/* What the same hands did to others: "They also shot at the pearlers and killed one." */
static struct margin put_also(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const again[] = { "fired on", "shot at", "let fly at" };
	const bool many = deed->n_by > 1 || sentence_is_crowd(&d->past, deed->by[0]);

	phrase_put(s, ". ");
	if (many)
		phrase_put(s, "They");
	else
		put_units(s, d, deed, true);
	phrase_put(s, " also %s %s", again[form % COUNT_OF(again)],
		words_the_unit(&d->past, deed->unit, false).text);
	return put_result(s, d, deed, "fires", form);
}

/* Those whom the same hands missed, if they hit somebody. */
static void put_missed(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	int n = 0, i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one))
		n += one->hits == 0;
	if (n > 0)
		phrase_put(s, ", and missed ");
	for (const struct deed *one = deed; n > 0 && one != NULL; one = after(d, one))
		if (one->hits == 0)
			phrase_name(s, phrase_between(i++, n), words_the_unit(&d->past, one->unit,
				false).text);
}

/* Whether nothing came of shots at one who has been told to be shot at already. */
static bool is_more_of_it(const struct deeds *d, const struct deed *first, const struct deed *deed)
{
	if (any_loss(&deed->loss) || deed->fate >= 0)
		return false;
	for (const struct deed *one = first; one != deed; one = after(d, one))
		if (one->unit == deed->unit && one->hits > 0)
			return true;
	return false;
}

struct margin sentence_fire(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const int turn = form + form / FIRE_WAYS;
	struct margin edge = { TALE_REST, "fires" };
	int n = 0;

	if (all_missed(d, deed))
		return tell_misses(s, d, deed, form);
	for (const struct deed *one = deed; one != NULL; one = after(d, one)) {
		struct margin other;

		if (one->hits == 0 || (n > 0 && is_more_of_it(d, deed, one)))
			continue;
		if (n++ == 0) {
			put_units(s, d, one, true);
			phrase_put(s, " ");
			phrase_verb(s, fired(one, form));
			phrase_put(s, " %s", words_the_unit(&d->past, one->unit, false).text);
			other = put_result(s, d, one, "fires", turn);
		} else {
			other = put_also(s, d, one, turn + n);
		}
		edge = other.grade < edge.grade || n == 1 ? other : edge;
	}
	if (edge.grade == TALE_REST)
		put_missed(s, d, deed);
	phrase_put(s, ".");
	return edge;
}

/* How one comes to be hit by shots, bursts, blows that were not at him: "%s" did it. */
struct struck_way { const char *before, *after; };

static const struct struck_way struck[DEED_KINDS][2] = {
	[DEED_BLAST] = { { "was in the burst of what ", " had thrown" }, { "caught the burst of ",
		"" } },
	[DEED_STRAY] = { { "took shots that ", " had meant for others" },
		{ "came under the fire that ", " had meant for others" } },
	[DEED_STRUCK] = { { "was hit by ", "" }, { "took a hit from ", "" } },
};
static const struct struck_way struck_many[DEED_KINDS][2] = {
	[DEED_BLAST] = { { "were in the burst of what ", " had thrown" }, { "caught the burst of ",
		"" } },
	[DEED_STRAY] = { { "took shots that ", " had meant for others" },
		{ "came under the fire that ", " had meant for others" } },
	[DEED_STRUCK] = { { "were hit by ", "" }, { "took a hit from ", "" } },
};

/* A hit without a shot or a blow at whoever took it. */
struct margin sentence_struck(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const own[] = { "came to grief by its own hand",
		"suffered by its own doing", "was struck by its own" };
	struct margin edge;

	phrase_put(s, "%s ", words_the_unit(&d->past, deed->unit, true).text);
	if (deed->by[0] == deed->unit) {
		phrase_verb(s, own[form % 3]);
	} else {
		const struct struck_way *const way = words_is_many(&d->past, deed->unit)
			? &struck_many[deed->kind][form % 2] : &struck[deed->kind][form % 2];

		phrase_verb(s, way->before);
		put_units(s, d, deed, false);
		phrase_word(s, way->after);
	}
	edge = put_result(s, d, deed, "hit", form / 3);
	phrase_put(s, ".");
	return edge;
}

/* ---- fights ---- */

/* How two met: as one fell upon the other, him alone or many of them; as neither did; and where
 * they had not done with each other. */
enum { FIGHT_WAYS = 4 };

static const char *meeting(const struct deeds *d, const struct deed *deed, int form)
{
	static const char *const upon[2][FIGHT_WAYS] = {
		{ " fell upon ", " charged home on ", " closed with ", " went hand to hand with " },
		{ " fell upon ", " charged home on ", " got in among ", " broke in upon " },
	};
	static const char *const hand[FIGHT_WAYS] = { " fought hand to hand with ",
		" came to grips with ", " traded blows with ", " were at blows with " };
	static const char *const on[FIGHT_WAYS] = { " fought on with ", " had not done with ",
		" pressed ", " kept at " };
	const int way = form % FIGHT_WAYS;

	if (deed->fell_upon)
		return upon[sentence_is_crowd(&d->past, deed->unit)][way];
	return deed->goes_on ? on[way] : hand[way % (FIGHT_WAYS - 1)];
}

/* Of those who share a fight with one the deed of which there is most to tell. */
static const struct deed *telling(const struct deeds *d, const struct deed *deed)
{
	for (const struct deed *one = deed; one != NULL; one = after(d, one))
		if (any_loss(&one->loss) || any_loss(&one->loss_back) || one->fate >= 0)
			return one;
	return deed;
}

/* "They lost": of whom, and what. */
static void put_price(struct phrase *s, const struct deeds *d, const struct deed *deed, int form)
{
	static const char *const costs[] = { ", at the cost of ", ", and lost ",
		", and paid for it with " };
	const struct loss *const back = &deed->loss_back;

	if (!any_others(d, back))
		return;
	phrase_tail(s, costs[form % COUNT_OF(costs)]);
	if (has_others(d, &back->killed)) {
		put_toll(s, d, &back->killed);
		phrase_word(s, has_others(d, &back->wounded) ? " killed and " : " killed");
	}
	if (has_others(d, &back->wounded)) {
		put_toll(s, d, &back->wounded);
		phrase_word(s, " wounded");
	}
}

/* Whether another attack of the page has cost one that fought in this somebody: then it is not told
 * that nothing came of it. */
static bool fell_elsewhere(const struct deeds *d, const struct deed *deed)
{
	for (int i = 0; i < d->n; i++) {
		const struct deed *const other = &d->deed[i];

		if (other != deed && other->part == deed->part
				&& ((other->unit == deed->unit && any_loss(&other->loss))
				|| (deeds_is_by(other, deed->unit)
					&& any_loss(&other->loss_back))))
			return true;
	}
	return false;
}

static struct margin tell_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const nothing[] = { ", and nobody fell", ", with nobody down",
		", and neither gave way" };
	const bool theirs = any_loss(&deed->loss), ours = any_loss(&deed->loss_back);
	const int turn = form + form / FIGHT_WAYS;
	const struct margin edge = margin_of_loss(&deed->loss, &deed->loss_back, "fights");

	if (theirs && is_nameless(d, deed))
		phrase_tail(s, deed->loss.killed.n > 0 ? killed_it[turn % COUNT_OF(killed_it)]
			: hurt_it[turn % COUNT_OF(hurt_it)]);
	else if (theirs)
		put_loss(s, d, &deed->loss, turn);
	if (ours)
		put_price(s, d, deed, turn);
	if (!theirs && !ours && !deed->loss.apart && !deed->loss_back.apart && deed->fate < 0
			&& !fell_elsewhere(d, deed))
		phrase_tail(s, nothing[turn % COUNT_OF(nothing)]);
	put_all_heroes(s, d, deed, form);
	return put_fate(s, d, deed, edge, form);
}

struct margin sentence_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct deed *const main = telling(d, deed);
	struct margin edge;
	int n = 0, i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one))
		n++;
	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++)
		phrase_name(s, phrase_between(i, n), words_the_unit(&d->past, one->by[0],
			i == 0).text);
	phrase_verb(s, meeting(d, deed, form));
	phrase_plain(s, words_the_unit(&d->past, deed->unit, false).text);
	edge = tell_fight(s, d, main, form);
	if (deed->fell_upon && edge.grade == TALE_REST)
		edge.grade = TALE_TURNS;
	phrase_put(s, ".");
	return edge;
}
