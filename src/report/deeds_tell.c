/* Deeds, told: a sentence each. */
#include "report/deeds.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "report/retold.h"

enum { SENTENCE_MAX = EVENT_WORD_MAX + 3 * WORDS_MAX };

/* ---- words ---- */

/* What an order's word makes of going somewhere. */
static const struct { const char *order, *went; } ways[] = {
	{ "combat", "worked forward" }, { "patrol", "moved up" }, { "march", "marched" },
	{ "run", "ran" }, { "charge", "charged" }, { "retreat", "fell back" },
	{ "rout", "ran for it" }, { "pursue", "gave chase" }, { "fly", "came flying" },
	{ "aid", "carried their wounded" }, { "leave", "made for the edge" },
	{ "concealed", "stole forward" }, { "swim", "swam" }, { "dive", "swam under water" },
	{ "drive", "drove" }, { "double", "raced" }, { "board", "made for the gangway" },
};

static const char *went(const char *order)
{
	for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
		if (strcmp(ways[i].order, order) == 0)
			return ways[i].went;
	return "moved";
}

static bool is_crowd(const struct markdown *q, int unit)
{
	return unit >= 0 && unit < q->g->n_units && q->g->setup->units[unit].count > 1;
}

static struct words capital(struct words w)
{
	w.text[0] = (char)toupper((unsigned char)w.text[0]);
	return w;
}

/* Of whom an event tells: its figure, if he has a name, one of his unit, the unit. */
static struct words subject(const struct markdown *q, const struct event *e)
{
	const int unit = e->figure >= 0 && e->figure < q->g->n_figures ? q->unit[e->figure]
		: e->unit;
	struct words w;

	if (deeds_has_name(q, e->figure))
		return words_of_figure(q, e->figure);
	if (e->figure < 0 || !is_crowd(q, unit))
		return words_the_unit(q, unit, true);
	snprintf(w.text, sizeof w.text, "One of %.380s", words_the_unit(q, unit, false).text);
	return w;
}

static void put_retold(struct pen *p, const char *who, const char *word, bool many)
{
	char room[EVENT_WORD_MAX + 1];
	const char *const told = retold(word, many, room, sizeof room);

	if (told == NULL)
		pen_put(p, "%s: %s. ", who, word);
	else if (told[0] != '\0')
		pen_put(p, "%s %s. ", who, told);
}

/* ---- events by themselves ---- */

static void tell_life(struct pen *p, const struct markdown *q, const struct event *e)
{
	put_retold(p, subject(q, e).text,
		e->word[0] != '\0' ? e->word : "fit again", false);
}

static void tell_state(struct pen *p, const struct markdown *q, const struct event *e)
{
	put_retold(p, subject(q, e).text, e->word, e->figure < 0 && is_crowd(q, e->unit));
}

static void tell_capture(struct pen *p, const struct markdown *q, const struct event *e)
{
	if (e->number >= 0)
		pen_put(p, "%s fell into the hands of %s. ", words_of_figure(q, e->figure).text,
			words_the_unit(q, e->other, false).text);
	else
		pen_put(p, "%s was free again. ", words_of_figure(q, e->figure).text);
}

static void tell_sighted(struct pen *p, const struct markdown *q, const struct event *e)
{
	pen_put(p, "%s came into sight at %s. ", words_the_unit(q, e->unit, true).text,
		words_of_place(q, e->cell).text);
}

static void tell_item(struct pen *p, const struct markdown *q, const struct event *e)
{
	struct words what = { "" };

	snprintf(what.text, sizeof what.text, "%s", e->word);
	if (e->unit >= 0)
		pen_put(p, "%s had %s now. ", words_the_unit(q, e->unit, true).text, e->word);
	else
		pen_put(p, "%s lay at %s. ", capital(what).text, words_of_place(q, e->cell).text);
}

/* A hero's own rolls, but for those of which the deed itself is told. */
static void tell_roll(struct pen *p, const struct markdown *q, const struct event *e)
{
	static const char *const told[] = { "shooting", "throwing", "hand to hand", "looking",
		"fire" };
	const struct roll *const r = &e->roll;
	const struct words who = words_of_figure(q, e->figure);

	if (!deeds_has_name(q, e->figure) || r->reading > ROLL_AT_LEAST || r->outcome[0] == '\0'
			|| !q->g->setup->figures[e->figure].hero || r->n_dice != 1)
		return;
	for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
		if (strncmp(r->what, told[i], strlen(told[i])) == 0)
			return;
	if (strncmp(r->what, "luck", 4) == 0)
		pen_put(p, "Fortune %s %s (%d against %d). ",
			r->successes > 0 ? "was kind to" : "looked away from", who.text, r->dice[0],
			r->need);
	else
		pen_put(p, "%s, %s: %d against %d, %s. ", who.text, r->what, r->dice[0], r->need,
			r->outcome);
}

static void tell_aboard(struct pen *p, const struct markdown *q, const struct event *e)
{
	if (deeds_has_name(q, e->figure))
		pen_put(p, "%s %s %s. ", words_of_figure(q, e->figure).text,
			e->kind == EVENT_BOARD ? "got aboard" : "got out of",
			words_the_unit(q, e->other, false).text);
}

/* Without the rule that a note cites at its end. */
static struct words uncited(const char *word)
{
	const char *const cite = strrchr(word, '(');
	const size_t n = strlen(word);
	const bool cites = cite != NULL && cite > word && cite[-1] == ' ' && word[n - 1] == ')'
		&& strspn(cite + 1, "ACKMNPSXYZ-0123456789") == n - (size_t)(cite - word) - 2;
	struct words w;

	snprintf(w.text, sizeof w.text, "%.*s", cites ? (int)(cite - word - 1) : (int)n, word);
	text_trim(w.text);
	return w;
}

/* A chronicle tells the deed, not how far off it was heard. */
static void tell_note(struct pen *p, const struct markdown *q, const struct event *e)
{
	const struct words word = uncited(e->word);
	const size_t n = strlen(word.text);
	const char *const colon = strstr(word.text, ": ");
	char room[EVENT_WORD_MAX + 1];

	if (e->number != 0)
		return;
	if (e->figure >= 0 || e->unit >= 0)
		put_retold(p, subject(q, e).text, word.text,
			e->figure < 0 && is_crowd(q, e->unit));
	else if (colon != NULL && retold(colon + 2, true, room, sizeof room) != NULL)
		pen_put(p, "%.*s %s. ", (int)(colon - word.text), word.text,
			retold(colon + 2, true, room, sizeof room));
	else
		pen_put(p, "%s%s ", word.text, n > 0 && word.text[n - 1] == '.' ? "" : ".");
}

static void tell_leader(struct pen *p, const struct markdown *q, const struct event *e)
{
	if (e->figure >= 0)
		pen_put(p, "%s took over %s. ", deeds_has_name(q, e->figure)
			? words_of_figure(q, e->figure).text : "The next in line",
			words_the_unit(q, e->unit, false).text);
}

static void tell_side(struct pen *p, const struct markdown *q, const struct event *e)
{
	pen_put(p, "%s went over to %s. ", words_the_unit(q, e->unit, true).text,
		words_of_side(q, e->number).text);
}

static void tell_friends(struct pen *p, const struct markdown *q, const struct event *e)
{
	pen_put(p, "%s and %s were %s from now on. ", report_side(q, e->other),
		words_of_side(q, e->number).text, e->word);
}

/* Other ground than an area's is the Game Master's act, and told as such. */
static void tell_ground(struct pen *p, const struct markdown *q, const struct event *e)
{
	const struct setup *const s = q->g->setup;

	if (e->other >= 0 && e->other < s->n_areas)
		pen_put(p, "Where %s had been there was %s. ", s->areas[e->other].name, e->word);
}

/* What was said aloud in the game, or what a player said to others. */
static void tell_message(struct pen *p, const struct markdown *q, const struct event *e)
{
	static const char *const did[EVENT_VOICES] = { [SAID_WHISPERED] = "whispered",
		[SAID_SPOKEN] = "said", [SAID_SHOUTED] = "shouted", [SAID_SCREAMED] = "screamed" };

	if (e->figure >= 0)
		pen_put(p, "%s %s: \"%s\" ", words_of_figure(q, e->figure).text,
			did[e->other >= 0 && e->other < EVENT_VOICES ? e->other : SAID_SPOKEN],
			e->word);
	else
		pen_put(p, "%s: \"%s\" ", report_side(q, game_seat_side(q->g, e->number)), e->word);
}

/* A person's word, or the rules' where nobody sat in that seat. */
static void tell_ruling(struct pen *p, const struct markdown *q, const struct event *e)
{
	(void)q;
	pen_put(p, "Ruled: %s. ", e->word);
}

static void tell_burst(struct pen *p, const struct markdown *q, const struct event *e)
{
	struct words what = { "" };

	snprintf(what.text, sizeof what.text, "%s", e->word);
	what.text[0] = (char)tolower((unsigned char)what.text[0]);
	pen_put(p, "A %s burst at %s. ", what.text, words_of_place(q, e->cell).text);
}

static void tell_objective(struct pen *p, const struct markdown *q, const struct event *e)
{
	const size_t n = strlen(e->word);

	if (e->number >= 0)
		pen_put(p, "%s had done it: %s%s ", report_side(q, e->number), e->word,
			n > 0 && e->word[n - 1] == '.' ? "" : ".");
}

static void (*const tellers[EVENT_KINDS])(struct pen *p, const struct markdown *q,
	const struct event *e) = {
	[EVENT_ROLL] = tell_roll, [EVENT_LIFE] = tell_life, [EVENT_STATE] = tell_state,
	[EVENT_SIGHTED] = tell_sighted, [EVENT_LEADER] = tell_leader,
	[EVENT_CAPTURE] = tell_capture, [EVENT_ITEM] = tell_item,
	[EVENT_OBJECTIVE] = tell_objective, [EVENT_NOTE] = tell_note,
	[EVENT_MESSAGE] = tell_message, [EVENT_BOARD] = tell_aboard,
	[EVENT_ALIGHT] = tell_aboard, [EVENT_SIDE] = tell_side, [EVENT_FRIENDS] = tell_friends,
	[EVENT_GROUND] = tell_ground, [EVENT_RULING] = tell_ruling, [EVENT_BURST] = tell_burst,
};

bool deeds_has_sentence(const struct deeds *d, const struct event *e)
{
	char text[SENTENCE_MAX];
	struct pen p = pen_at(text, sizeof text);

	if (tellers[e->kind] != NULL)
		tellers[e->kind](&p, d->q, e);
	return p.used > 0;
}

/* ---- deeds of several events ---- */

/* Whether a unit has part in a fight of the paragraph: before this deed, or, by its own
 * charge, after it. */
static bool fights(const struct deeds *d, const struct deed *deed, bool before)
{
	for (const struct deed *other = d->deed; other < d->deed + d->n; other++)
		if (other->kind == DEED_FIGHT && before == (other < deed)
				&& (other->by[0] == deed->unit
				|| (before && other->unit == deed->unit)))
			return true;
	return false;
}

/* Once a turn, and not where the fight it leads to is told in the same breath. */
static void tell_charge(struct pen *p, struct deeds *d, const struct deed *deed)
{
	if (!d->charged[deed->unit] && !fights(d, deed, false))
		pen_put(p, "%s charged %s. ", words_the_unit(d->q, deed->unit, true).text,
			words_the_unit(d->q, d->aimed[deed->unit], false).text);
	d->charged[deed->unit] = true;
}

/* By its order, or as those go who have just broken. */
static const char *went_by(const struct deeds *d, const struct deed *deed)
{
	for (const struct deed *other = d->deed; other < deed; other++)
		if (other->kind == DEED_TOLD && other->unit == deed->unit
				&& other->e->kind == EVENT_STATE
				&& strncmp(other->e->word, "rout", 4) == 0)
			return "ran";
	return went(d->order[deed->unit]);
}

/* Steps are a unit's where half of it goes, and worth a word where they lead elsewhere; those
 * of a charge, and of who is thrown back, belong to the fight. */
static void tell_move(struct pen *p, struct deeds *d, const struct deed *deed)
{
	const struct markdown *const q = d->q;
	const int unit = deed->unit;
	const struct words who = words_the_unit(q, unit, true);
	const struct words there = words_of_place(q, deed->to);
	int heads = 0;

	for (int f = 0; f < q->g->n_figures; f++)
		heads += q->unit[f] == unit && q->cell[f] != CELL_NONE;
	if (deed->from == CELL_NONE)
		pen_put(p, "%s came on at %s. ", who.text, there.text);
	else if (deed->from == deed->to || deed->n * 2 < heads || fights(d, deed, true))
		return;
	else if (strcmp(d->order[unit], "charge") == 0 && d->aimed[unit] >= 0)
		tell_charge(p, d, deed);
	else if (strcmp(words_of_place(q, deed->from).text, there.text) == 0)
		pen_put(p, "%s %s %s. ", who.text, went_by(d, deed),
			words_of_course(q, deed->from, deed->to));
	else
		pen_put(p, "%s %s %s to %s. ", who.text, went_by(d, deed),
			words_of_course(q, deed->from, deed->to), there.text);
}

/* "The Marines, the Bluejackets and the launch" */
static void put_units(struct pen *p, const struct markdown *q, const struct deed *deed, bool first)
{
	for (int i = 0; i < deed->n_by; i++)
		pen_put(p, "%s%s", i == 0 ? "" : i == deed->n_by - 1 ? " and " : ", ",
			words_the_unit(q, deed->by[i], first && i == 0).text);
}

/* "two hits, one killed", "one hit, nobody down". */
static void put_hits(struct pen *p, int hits, const struct loss *loss)
{
	pen_put(p, "%s %s", words_of_number(hits).text, hits == 1 ? "hit" : "hits");
	if (loss->killed > 0)
		pen_put(p, ", %s killed", words_of_number(loss->killed).text);
	if (loss->wounded > 0)
		pen_put(p, ", %s wounded", words_of_number(loss->wounded).text);
	if (loss->killed + loss->wounded == 0)
		pen_put(p, ", nobody down");
}

static const char *fired(const struct deed *deed)
{
	static const char *const few[] = { "fired on", "took a shot at" };
	static const char *const some[] = { "opened fire on", "let fly at", "fired on" };
	static const char *const much[] = { "poured it into", "let fly at" };
	const int pick = deed->unit + deed->e->turn;

	if (strcmp(deed->e->word, "throw") == 0)
		return "threw at";
	return deed->dice < 2 ? few[pick % 2] : deed->dice < 8 ? some[pick % 3] : much[pick % 2];
}

static void tell_fire(struct pen *p, struct deeds *d, const struct deed *deed)
{
	put_units(p, d->q, deed, true);
	pen_put(p, " %s %s: %d %s, ", fired(deed), words_the_unit(d->q, deed->unit, false).text,
		deed->dice, deed->dice == 1 ? "die" : "dice");
	if (deed->hits == 0)
		pen_put(p, "and hit nobody");
	else
		put_hits(p, deed->hits, &deed->loss);
	pen_put(p, ". ");
}

/* A hit without a shot or a blow at whoever took it. */
static void tell_struck(struct pen *p, struct deeds *d, const struct deed *deed)
{
	static const char *const how[] = { [DEED_BLAST] = "caught it, from",
		[DEED_STRAY] = "had shots meant for others, from", [DEED_STRUCK] = "took it from" };

	pen_put(p, "%s %s ", words_the_unit(d->q, deed->unit, true).text, how[deed->kind]);
	put_units(p, d->q, deed, false);
	pen_put(p, ": ");
	put_hits(p, deed->hits, &deed->loss);
	pen_put(p, ". ");
}

static void tell_fight(struct pen *p, struct deeds *d, const struct deed *deed)
{
	const struct words by = words_the_unit(d->q, deed->by[0], false);
	const struct words unit = words_the_unit(d->q, deed->unit, false);

	pen_put(p, deed->fell_upon ? "%s fell upon %s" : "%s and %s fought hand to hand",
		words_the_unit(d->q, deed->by[0], true).text, unit.text);
	if (deed->hits + deed->hits_back == 0)
		pen_put(p, ", and nobody was hit");
	else if (deed->fell_upon)
		pen_put(p, deed->hits > 0 ? ", who took " : " and took ");
	else
		pen_put(p, ": %s took ", deed->hits > 0 ? unit.text : by.text);
	if (deed->hits > 0)
		put_hits(p, deed->hits, &deed->loss);
	if (deed->hits > 0 && deed->hits_back > 0)
		pen_put(p, "; %s ", by.text);
	if (deed->hits_back > 0)
		put_hits(p, deed->hits_back, &deed->loss_back);
	pen_put(p, ". ");
}

static void tell_count(struct pen *p, struct deeds *d, const struct deed *deed)
{
	const struct markdown *const q = d->q;
	const bool crowd = is_crowd(q, deed->unit);
	const struct words all = words_the_unit(q, deed->unit, !deed->whole || !crowd);
	struct words who;

	if (!crowd || (deed->whole && deed->n == q->g->setup->units[deed->unit].count))
		who = words_the_unit(q, deed->unit, true);
	else if (deed->whole)
		snprintf(who.text, sizeof who.text, "The last of %.380s", all.text);
	else
		snprintf(who.text, sizeof who.text, "%.12s of %.380s",
			capital(words_of_number(deed->n)).text,
			words_the_unit(q, deed->unit, false).text);
	if (deed->e->kind != EVENT_CAPTURE)
		put_retold(p, who.text, deed->e->word[0] != '\0' ? deed->e->word : "fit again",
			deed->n > 1);
	else if (deed->e->number >= 0)
		pen_put(p, "%s fell into the hands of %s. ", who.text,
			words_the_unit(q, deed->e->other, false).text);
	else
		pen_put(p, "%s %s free again. ", who.text, deed->n > 1 ? "were" : "was");
}

static void tell_told(struct pen *p, struct deeds *d, const struct deed *deed)
{
	tellers[deed->e->kind](p, d->q, deed->e);
}

static void (*const sentences[])(struct pen *p, struct deeds *d, const struct deed *deed) = {
	[DEED_TOLD] = tell_told, [DEED_MOVE] = tell_move, [DEED_FIRE] = tell_fire,
	[DEED_BLAST] = tell_struck, [DEED_STRAY] = tell_struck, [DEED_STRUCK] = tell_struck,
	[DEED_FIGHT] = tell_fight, [DEED_COUNT] = tell_count,
};

/* The Game Master's acts from one on, in one pair of brackets; how many. */
static int tell_acts(struct pen *p, const struct deeds *d, int first)
{
	int i = first;

	pen_put(p, "(By the Game Master's word: ");
	for (; i < d->n && d->deed[i].e->gm; i++) {
		char text[LINE_MAX_BYTES];

		if (i > first && p->used + sizeof text + 4 > p->size)
			break;
		pen_put(p, "%s%s", i > first ? "; " : "",
			words_of_act(d->q, d->deed[i].e, text, sizeof text));
	}
	pen_put(p, ".) ");
	return i - first;
}

void deeds_tell(struct deeds *d)
{
	char before[SENTENCE_MAX] = "";
	bool any = false;

	for (int i = 0; i < d->n; ) {
		char text[SENTENCE_MAX];
		struct pen p = pen_at(text, sizeof text);

		if (d->deed[i].e->gm) {
			i += tell_acts(&p, d, i);
		} else {
			sentences[d->deed[i].kind](&p, d, &d->deed[i]);
			i++;
		}
		if (p.used == 0 || strcmp(text, before) == 0)
			continue;	/* said once is enough */
		memcpy(before, text, sizeof before);
		text[p.used - 1] = '\0';	/* each sentence ends with a blank */
		markdown_text(d->q, any ? " " : "");
		markdown_text(d->q, text);
		any = true;
	}
	if (any)
		fputs("\n\n", d->q->out);
	deeds_forget(d);
}
