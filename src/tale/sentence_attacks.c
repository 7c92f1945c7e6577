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

/* "two killed", "Old Tiburcio and two others killed"; with the unit's name "two of the hands
 * killed", "the cock killed". */
static void put_toll(struct phrase *s, const struct deeds *d, const struct toll *toll,
	const char *what, int unit, bool names)
{
	const int rest = toll->n - toll->n_named;
	const struct tale_words whose = words_the_unit(&d->past, unit, false);
	const bool crowd = sentence_is_crowd(&d->past, unit);

	for (int i = 0; i < toll->n_named; i++)
		phrase_name(s, phrase_between(i, toll->n_named + (rest > 0)),
			name_within(words_of_figure(&d->past, toll->named[i]).text).text);
	if (toll->n_named == 0 && crowd)
		phrase_plain(s, words_of_number(rest).text);
	else if (rest > 0 && crowd)
		phrase_put(s, " and %s %s", words_of_number(rest).text, rest == 1
			? "other" : "others");
	if (names && crowd ? rest > 0 : names && toll->n_named == 0)
		phrase_name(s, crowd ? " of " : "", whose.text);
	phrase_plain(s, crowd || names || toll->n_named > 0 ? " " : "");
	phrase_plain(s, what);
}

static bool any_loss(const struct loss *loss)
{
	return loss->killed.n + loss->wounded.n > 0;
}

/* With the unit's name, where it would not be plain whose losses these are. */
static void put_loss(struct phrase *s, const struct deeds *d, const struct loss *loss, int unit,
	bool names)
{
	if (loss->killed.n > 0)
		put_toll(s, d, &loss->killed, "killed", unit, names);
	if (loss->killed.n > 0 && loss->wounded.n > 0)
		phrase_put(s, loss->killed.n_named + loss->wounded.n_named > 0 ? ", " : " and ");
	if (loss->wounded.n > 0)
		put_toll(s, d, &loss->wounded, "wounded", unit, names && loss->killed.n == 0);
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
	if (kills_hero(d, &deed->loss.killed) || kills_hero(d, &deed->loss_back.killed))
		sentence_dice(s, deed->dice_of);
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

/* What an attack made of somebody, as a clause of its sentence; its edge, or the attack's. */
static struct margin put_fate(struct phrase *s, const struct deeds *d, const struct deed *deed,
	struct margin edge, int form)
{
	const struct deed *const fate = deed->fate >= 0 ? &d->deed[deed->fate] : NULL;
	struct margin other;

	if (fate == NULL)
		return edge;
	phrase_word(s, any_loss(&deed->loss) || any_loss(&deed->loss_back) ? "; " : ", and ");
	other = sentence_clause(s, d, fate, false, form);
	return other.grade < edge.grade ? other : edge;
}

/* Where nobody fell: as one who fires tells it, and as those who were fired at. */
static const char *const grazes[] = { ", and brought nobody down", ": hits, but nobody down",
	", without bringing anybody down", ", and did no lasting harm" };
static const char *const spared[] = { ", and nobody was down", ", with nobody down for it" };

/* How hits begin to be told, and of those who were not aimed at. */
static const char *const losses[] = { ": ", ", and it told: ", ", with effect: ",
	", and not in vain: ", "; the count: ", ", which left ", ", and found the mark: ",
	"; the toll: ", ", to some purpose: ", ", and aimed well: " };
static const char *const mishaps[] = { ": ", "; the count: ", ", which left ", "; the toll: ",
	", and it cost: ", ", with effect: ", ", and it told: " };

/* What is hit has no number, and no name of its own: a beast, a boat. */
static const char *const killed_it[] = { ", and that was the end", ", and that was enough",
	"; it was a killing shot" };
static const char *const hurt_it[] = { ", and drew blood", ", and hit hard",
	", and the shot went home", ", and left a wound", ", and it told" };

static bool is_nameless(const struct deeds *d, const struct deed *deed)
{
	return !sentence_is_crowd(&d->past, deed->unit)
		&& deed->loss.killed.n_named + deed->loss.wounded.n_named == 0;
}

/* What came of hits, in one of its forms. */
static struct margin put_result(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const char *else_word, int form)
{
	static const char *const pins[] = { " and sent %s to ground", ", and %s kept down",
		" and pinned %s", ", and %s hugged the ground" };
	const struct loss *const loss = &deed->loss;

	if (any_loss(loss) && is_nameless(d, deed)) {
		phrase_tail(s, loss->killed.n > 0 ? killed_it[form % COUNT_OF(killed_it)]
			: hurt_it[form % COUNT_OF(hurt_it)]);
	} else if (any_loss(loss)) {
		phrase_tail(s, deed->kind == DEED_FIRE ? losses[form % COUNT_OF(losses)]
			: mishaps[form % COUNT_OF(mishaps)]);
		put_loss(s, d, loss, deed->unit, false);
		if (loss->pinned > 0)
			phrase_put(s, ", %s kept down", words_of_number(loss->pinned).text);
	} else if (loss->pinned > 0) {
		phrase_put(s, deed->kind == DEED_FIRE ? pins[form % COUNT_OF(pins)]
			: pins[2 * (form % 2) + 1], words_of_number(loss->pinned).text);
	} else if (loss->apart && deed->fate < 0) {
		phrase_word(s, form % 2 ? ", and not in vain" : ", and hit");
	} else if (deed->fate < 0) {
		phrase_tail(s, deed->kind == DEED_FIRE ? grazes[form % COUNT_OF(grazes)]
			: spared[form % COUNT_OF(spared)]);
	}
	put_dice(s, d, deed);
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

/* What the same hands did to others: "; at the pearlers: one killed". */
static struct margin put_also(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const none[] = { ", to no effect", ", and missed", " in vain" };

	phrase_put(s, "; at %s", words_the_unit(&d->past, deed->unit, false).text);
	if (deed->hits > 0)
		return put_result(s, d, deed, "fires", form);
	phrase_word(s, none[form % COUNT_OF(none)]);
	return (struct margin){ TALE_REST, "fires" };
}

struct margin sentence_fire(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const int turn = form + form / FIRE_WAYS;
	struct margin edge = { TALE_REST, "fires" };
	int n = 0;

	if (all_missed(d, deed))
		return tell_misses(s, d, deed, form);
	put_units(s, d, deed, true);
	phrase_put(s, " ");
	phrase_verb(s, fired(deed, form));
	phrase_put(s, " %s", words_the_unit(&d->past, deed->unit, false).text);
	if (deed->hits > 0)
		edge = put_result(s, d, deed, "fires", turn);
	else
		phrase_word(s, turn % 2 ? ", and missed" : ", to no effect");
	for (const struct deed *one = after(d, deed); one != NULL; one = after(d, one)) {
		const struct margin other = put_also(s, d, one, turn + ++n);

		edge = other.grade < edge.grade ? other : edge;
	}
	phrase_put(s, ".");
	return edge;
}

/* How one comes to be hit by shots, bursts, blows that were not at him: "%s" did it. */
static const struct { const char *before, *after; } struck[DEED_KINDS][3] = {
	[DEED_BLAST] = { { "caught the burst of ", "" }, { "stood in the burst of ", "" },
		{ "took the blast of ", "" } },
	[DEED_STRAY] = { { "took shots that ", " had meant for others" },
		{ "stood in the way of ", "" },
		{ "caught what ", " had meant for others" } },
	[DEED_STRUCK] = { { "took it from ", "" }, { "had it from ", "" },
		{ "felt the hand of ", "" } },
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
		phrase_verb(s, struck[deed->kind][form % 3].before);
		put_units(s, d, deed, false);
		phrase_word(s, struck[deed->kind][form % 3].after);
	}
	edge = put_result(s, d, deed, "hit", form / 3);
	phrase_put(s, ".");
	return edge;
}

/* ---- fights ---- */

/* How two met: as one fell upon the other, him alone or many of them; and where neither did. */
enum { FIGHT_WAYS = 5 };

static const char *meeting(const struct deeds *d, const struct deed *deed, int form)
{
	static const char *const upon[2][FIGHT_WAYS] = {
		{ " fell upon ", " charged home on ", " came to blows with ", " closed with ",
			" went hand to hand with " },
		{ " fell upon ", " charged home on ", " came to blows with ", " got in among ",
			" broke in upon " },
	};
	static const char *const hand[FIGHT_WAYS] = { " fought hand to hand with ",
		" came to grips with ", " stood at close quarters with ", " traded blows with ",
		" had it out with " };

	return deed->fell_upon ? upon[sentence_is_crowd(&d->past, deed->unit)][form % FIGHT_WAYS]
		: hand[form % FIGHT_WAYS];
}

struct margin sentence_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	static const char *const nothing[] = { ", and nobody fell", ", with nobody down",
		", and nothing was decided" };
	static const char *const costs[] = { "; the count: ", ", and it cost: ",
		", which left ", "; the toll: ", ", at a price: ", ", and it was paid for: ",
		": " };
	static const char *const gains[] = { ": ", "; the count: ", ", which left ",
		", to some purpose: ", "; the toll: " };
	const bool theirs = any_loss(&deed->loss), ours = any_loss(&deed->loss_back);
	const int turn = form + form / FIGHT_WAYS;
	struct margin edge = margin_of_loss(&deed->loss, &deed->loss_back, "fights");

	if (deed->fell_upon && edge.grade == TALE_REST)
		edge.grade = TALE_TURNS;
	phrase_plain(s, words_the_unit(&d->past, deed->by[0], true).text);
	phrase_verb(s, meeting(d, deed, form));
	phrase_plain(s, words_the_unit(&d->past, deed->unit, false).text);
	if (theirs || ours)
		phrase_tail(s, ours ? costs[turn % COUNT_OF(costs)]
			: gains[turn % COUNT_OF(gains)]);
	if (theirs)
		put_loss(s, d, &deed->loss, deed->unit, true);
	if (theirs && ours)
		phrase_put(s, ", ");
	if (ours)
		put_loss(s, d, &deed->loss_back, deed->by[0], true);
	if (!theirs && !ours && !deed->loss.apart && !deed->loss_back.apart && deed->fate < 0)
		phrase_tail(s, nothing[turn % COUNT_OF(nothing)]);
	put_dice(s, d, deed);
	edge = put_fate(s, d, deed, edge, form);
	phrase_put(s, ".");
	return edge;
}
