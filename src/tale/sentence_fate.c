/* Fates, told: what befell somebody – a state, a life, a note, a capture – with what befell him
 * next, and all whom the same befell, in one sentence. */
#include "tale/own.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tale/retold.h"

enum { HEROS_DICE = 4 };	/* so many are named; the rest are in its proof */

#define COUNT_OF(list) ((int)(sizeof (list) / sizeof (list)[0]))

bool sentence_is_crowd(const struct tale_past *q, int unit)
{
	return unit >= 0 && unit < q->g->n_units && q->g->setup->units[unit].count > 1;
}

/* ---- who ---- */

static struct tale_words named(const struct tale_past *q, int figure, bool first)
{
	struct tale_words w = words_of_figure(q, figure);

	if (!first)
		snprintf(w.text, sizeof w.text, "%s", name_within(w.text).text);
	return w;
}

/* Whose name an event goes by: its figure, if he has one, one of his unit, the unit. */
struct tale_words sentence_subject(const struct deeds *d, const struct event *e, bool first)
{
	const struct tale_past *const q = &d->past;
	const int unit = e->figure >= 0 && e->figure < q->g->n_figures ? q->unit[e->figure]
		: e->unit;
	struct tale_words w;

	if (deeds_has_name(q, e->figure))
		return named(q, e->figure, first);
	if (e->figure < 0 || !sentence_is_crowd(q, unit))
		return words_the_unit(q, unit, first);
	snprintf(w.text, sizeof w.text, "%s of %.380s", first ? "One" : "one",
		words_the_unit(q, unit, false).text);
	return w;
}

static bool is_whole(const struct deeds *d, const struct deed *deed)
{
	return deed->whole && deed->n == d->past.g->setup->units[deed->unit].count;
}

/* "Three of the Marines", "all who were left of the Marines". */
static struct tale_words counted(const struct deeds *d, const struct deed *deed, bool first)
{
	const struct tale_words within = words_the_unit(&d->past, deed->unit, false);
	struct tale_words number = words_of_number(deed->n), w;

	if (!sentence_is_crowd(&d->past, deed->unit) || is_whole(d, deed))
		return words_the_unit(&d->past, deed->unit, first);
	if (first)
		number.text[0] = (char)toupper((unsigned char)number.text[0]);
	if (deed->whole)
		snprintf(w.text, sizeof w.text, "%s of %.370s", deed->n == 1
			? first ? "The last" : "the last" : first ? "All who were left"
			: "all who were left", within.text);
	else
		snprintf(w.text, sizeof w.text, "%.12s of %.380s", number.text, within.text);
	return w;
}

static const struct deed *after(const struct deeds *d, const struct deed *deed)
{
	return deed->next >= 0 ? &d->deed[deed->next] : NULL;
}

static int chain_length(const struct deeds *d, const struct deed *deed)
{
	int n = 1;

	for (; deed->next >= 0; deed = &d->deed[deed->next])
		n++;
	return n;
}

/* Whether one deed by itself wants "were". */
static bool is_many(const struct deeds *d, const struct deed *deed)
{
	if (deed->kind == DEED_COUNT)
		return is_whole(d, deed) ? words_is_many(&d->past, deed->unit) : deed->n > 1;
	return deed->e->figure < 0 && words_is_many(&d->past, deed->e->unit);
}

bool sentence_subjects(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool first)
{
	const int n = chain_length(d, deed);
	const bool many = n > 1 || is_many(d, deed);
	int i = 0;

	for (const struct deed *one = deed; one != NULL; one = after(d, one), i++)
		phrase_name(s, phrase_between(i, n), one->kind == DEED_COUNT
			? counted(d, one, first && i == 0).text
			: sentence_subject(d, one->e, first && i == 0).text);
	return many;
}

/* ---- why ---- */

/* What drove somebody, by the test that he failed; "%s" is the enemy's name. */
static const struct { const char *what, *why[3], *whose[3]; } causes[] = {
	{ "morale: under fire", { " under fire" }, { " under the fire of %s",
		", with %s firing" } },
	{ "morale: being charged", { " before the charge" }, { " before the charge of %s",
		" as %s came on" } },
	{ "morale: charging under fire", { " in the fire that met the charge" }, { NULL } },
	{ "morale: losses", { " after these losses" }, { " after the losses that %s had dealt",
		", having had enough of %s", ", thinned out by %s" } },
	{ "morale: after", { " when the fight was over", " after the fight" },
		{ " after the fight with %s" } },
	{ "morale: closing", { " when it came to closing" }, { " when it came to closing with %s",
		" at the last steps towards %s" } },
	{ "morale: a frightful sight", { " at the frightful sight", ", seeing what was coming",
		" at so frightful a sight" }, { NULL } },
	{ "morale: a friend runs", { ", seeing a friend run", " when a friend ran" }, { NULL } },
	{ "morale: a scream", { " at the scream", ", hearing the scream" }, { NULL } },
	{ "morale: still afraid", { ", still afraid", ", for the fright was not over" },
		{ NULL } },
	{ "morale: first shots", { " at the first shots" }, { NULL } },
	{ "morale: coming to", { " again, on coming round" }, { NULL } },
	{ "morale: hurt", { ", hurt", ", overcome by the pain" }, { NULL } },
	{ "morale: injured", { ", overcome by the pain", ", with the wound still fresh" },
		{ NULL } },
	{ "action test", { ", for the risk was too great", ", liking the odds no longer",
		", seeing no good end to it" }, { NULL } },
};

static bool has_cause(const char *word)
{
	return (strncmp(word, "rout", 4) == 0 && strcmp(word, "routs no longer") != 0)
		|| strcmp(word, "suppressed") == 0 || strcmp(word, "must retreat") == 0
		|| strcmp(word, "panics") == 0 || strcmp(word, "terrified") == 0
		|| strcmp(word, "gone") == 0 || strcmp(word, "falls in a faint") == 0
		|| strcmp(word, "shaken: will not move") == 0;
}

const struct event *sentence_cause(const struct deed *deed)
{
	return has_cause(deed->e->word) ? deed->why : NULL;
}

static int cause_of(const struct event *why)
{
	for (int i = 0; why != NULL && i < COUNT_OF(causes); i++)
		if (strncmp(why->roll.what, causes[i].what, strlen(causes[i].what)) == 0)
			return i;
	return -1;
}

/* One of up to three, or NULL. */
static const char *one_of(const char *const forms[3], int form)
{
	int n = 0;

	while (n < 3 && forms[n] != NULL)
		n++;
	return n > 0 ? forms[form % n] : NULL;
}

/* With whom the unit of a deed has fought last on the page, or -1. */
static int last_fought(const struct deeds *d, const struct deed *deed)
{
	for (int i = (int)(deed - d->deed); i-- > 0; )
		if (d->deed[i].kind == DEED_FIGHT && deeds_concerns(&d->deed[i], deed->unit))
			return d->deed[i].unit == deed->unit ? d->deed[i].by[0] : d->deed[i].unit;
	return -1;
}

static void put_why(struct phrase *s, const struct deeds *d, const struct deed *deed, int form)
{
	const struct event *const why = sentence_cause(deed);
	const int cause = cause_of(why);
	const char *whose, *name;
	int other;

	if (cause < 0)
		return;
	other = why->other >= 0 || strncmp(why->roll.what, "morale: after", 13) != 0 ? why->other
		: last_fought(d, deed);
	whose = one_of(causes[cause].whose, form);
	name = whose != NULL ? strstr(whose, "%s") : NULL;
	if (name != NULL && other >= 0 && other != deed->unit) {
		phrase_put(s, "%.*s%s%s", (int)(name - whose), whose,
			words_the_unit(&d->past, other, false).text, name + 2);
		return;
	}
	phrase_word(s, one_of(causes[cause].why, form));
}

/* ---- what ---- */

/* Several forms of what comes often. */
static const struct { const char *word, *forms[8]; } often[] = {
	{ "rout", { "broke and ran", "took to flight", "turned and fled", "fled headlong",
		"gave way and ran", "lost heart and ran", "ran for it", "gave it up and ran" } },
	{ "suppressed", { "went to ground", "kept down", "hugged the ground",
		"would not raise a head", "lay low", "stayed in cover" } },
	{ "rall", { "took heart again", "came to a stand", "steadied" } },
	{ "must retreat", { "wavered", "began to give ground", "looked for the way back" } },
	{ "gone", { "made off", "slipped away", "left the field" } },
};

/* The same of whole words. */
static const struct { const char *word, *forms[8]; } exactly[] = {
	{ "shaken: will not move", { "froze", "stood rooted to the spot",
		"would not take another step", "stood shaken and would not move" } },
	{ "terrified", { "shook with fear", "lost all courage", "had eyes only for a way out",
		"thought of nothing but flight" } },
	{ "steady again", { "found courage again", "breathed again", "got over it",
		"stood steady again" } },
	{ "falls in a faint", { "fell in a faint", "fainted", "sank down in a faint" } },
	{ "screams", { "screamed", "cried out", "gave a scream" } },
	{ "comes to", { "came to", "woke again", "came round" } },
	{ "breathes the gas and drops senseless", { "breathed the gas and dropped senseless",
		"went down senseless in the gas", "choked on the gas and fell senseless" } },
	{ "thrown back", { "had to fall back", "gave ground", "had to give way" } },
	{ "stopped short of the enemy", { "charged, and fell short",
		"charged, but did not get so far", "charged, and halted half-way" } },
	{ "does not reach the enemy", { "did not get so far", "had too far to go" } },
	{ "thrown back, and so is the enemy", { "fell back, and so did the others" } },
	{ "cheated death", { "cheated death", "was not dead after all", "came back to tell it" } },
	{ "lies as if dead", { "lay as if dead", "dropped as if dead", "sank down as if dead" } },
};

static const char *const kills[] = { "was killed", "fell", "was dead" };

static const char *pick(const char *const forms[8], int form)
{
	int n = 0;

	while (n < 8 && forms[n] != NULL)
		n++;
	return forms[form % n];
}

static const char *form_of(const char *word, bool many, int form)
{
	if (strcmp(word, "routs no longer") == 0)
		return NULL;
	if (!many && strcmp(word, "killed") == 0)
		return kills[form % COUNT_OF(kills)];
	for (int i = 0; i < COUNT_OF(exactly); i++)
		if (strcmp(word, exactly[i].word) == 0)
			return pick(exactly[i].forms, form);
	for (int i = 0; i < COUNT_OF(often); i++)
		if (strncmp(word, often[i].word, strlen(often[i].word)) == 0)
			return pick(often[i].forms, form);
	return NULL;
}

/* How one who can still run comes to be taken, and one who lies there. */
static void put_capture(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool many, int form)
{
	static const char *const ways[] = { "fell into the hands of", "was overpowered by",
		"had to yield to" };
	static const char *const all[] = { "fell into the hands of", "were overpowered by",
		"had to yield to" };
	static const char *const found[2] = { " lay wounded, and was taken by",
		" was found lying wounded, and taken by" };
	static const char *const all_found[2] = { " lay wounded, and were taken by",
		" were found lying wounded, and taken by" };

	if (deed->e->number < 0) {
		phrase_word(s, form % 2 ? " got free" : many ? " were free again"
			: " was free again");
		return;
	}
	if (strstr(words_the_unit(&d->past, deed->e->other, false).text, "hands") != NULL)
		form += form % COUNT_OF(ways) == 0;	/* the hands of the hands */
	if (deed->lay) {
		phrase_verb(s, (many ? all_found : found)[form % 2]);
	} else {
		phrase_put(s, " ");
		phrase_verb(s, (many ? all : ways)[form % COUNT_OF(ways)]);
	}
	phrase_put(s, " %s", words_the_unit(&d->past, deed->e->other, false).text);
}

static const char counter[] = "the counter at ";

static bool is_counter(const struct deed *deed)
{
	return deed != NULL && strncmp(deed->e->word, counter, sizeof counter - 1) == 0;
}

/* That nobody was hiding in a place, or in another one besides. */
static void put_empty(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const struct deed *before, int form)
{
	static const char nobody[] = " hid nobody";
	static const char *const ways[] = { " found nobody hiding ", " came upon nobody ",
		" searched in vain " };	/* the last alone */
	const char *const word = deed->e->word, *const end = strstr(word, nobody);
	char place[EVENT_WORD_MAX + 1];

	snprintf(place, sizeof place, "%.*s", (int)(end != NULL ? (size_t)(end - word)
		: strlen(word)) - (int)strlen("the counter "), word + strlen("the counter "));
	if (!is_counter(before))
		phrase_verb(s, ways[form % (COUNT_OF(ways) - (deed->also >= 0))]);
	else if (strcmp(words_placed(&d->past, before->e->word).text,
			words_placed(&d->past, word).text) == 0) {
		phrase_word(s, " nobody elsewhere there");
		return;
	} else {
		phrase_word(s, " nobody ");
	}
	phrase_placed(s, &d->past, place);
}

/* "stops short, ambushed by X": the unit X is told with its article. */
static bool put_stopped(struct phrase *s, const struct deeds *d, const char *word)
{
	static const char *const whys[] = { "stops short, ambushed by ",
		"stops short, coming upon " };
	const struct game *const g = d->past.g;

	for (size_t i = 0; i < COUNT_OF(whys); i++) {
		const size_t n = strlen(whys[i]);

		for (int u = 0; strncmp(word, whys[i], n) == 0 && u < g->n_units; u++) {
			if (strcmp(name_within(game_unit_name(g, u)).text, word + n) != 0)
				continue;
			phrase_put(s, "stopped%s%s", whys[i] + strlen("stops"),
				words_the_unit(&d->past, u, false).text);
			return true;
		}
	}
	return false;
}

static void put_what(struct phrase *s, const struct deeds *d, const struct deed *deed,
	const struct deed *before, bool many, int form)
{
	const char *const word = deed->e->word[0] != '\0' ? deed->e->word : "fit again";
	const char *const often_said = form_of(word, many, form);
	char room[EVENT_WORD_MAX + 1];

	if (deed->e->kind == EVENT_CAPTURE) {
		put_capture(s, d, deed, many, form);
		return;
	}
	if (is_counter(deed)) {
		put_empty(s, d, deed, before, form);
		return;
	}
	phrase_word(s, " ");
	if (often_said != NULL)
		phrase_verb(s, often_said);
	else if (!put_stopped(s, d, word))
		phrase_placed(s, &d->past, retold_anyway(word, many, room, sizeof room));
	if (deed->attack < 0 && strcmp(word, "lies as if dead") == 0)
		phrase_word(s, ", of the wounds taken before");
}

/* "…, as far as the woods" */
static void put_goal(struct phrase *s, const struct deeds *d, const struct deed *deed)
{
	if (deed->fled_to >= 0)
		phrase_put(s, ", as far as %s", name_within(
			d->past.g->setup->areas[deed->fled_to].name).text);
}

static bool has_comma(const struct phrase *s, size_t from)
{
	return strchr(s->pen.text + from, ',') != NULL;
}

/* The edge of what befell somebody: who goes to ground under the fire that met his charge has
 * not only kept his head down. */
static struct margin margin_of(const struct deed *deed)
{
	static const char under_fire[] = "morale: charging under fire";
	const struct event *const why = sentence_cause(deed);

	if (deed->e->kind == EVENT_STATE && why != NULL && strncmp(why->roll.what, under_fire,
			sizeof under_fire - 1) == 0)
		return (struct margin){ TALE_TURNS, "stops" };
	return sentence_margin(deed->e);
}

/* All that befell those who have been named, one after the other. */
static struct margin put_predicates(struct phrase *s, const struct deeds *d,
	const struct deed *deed, bool many, int form)
{
	struct margin worst = margin_of(deed);
	const size_t from = s->pen.used;

	for (const struct deed *one = deed, *before = NULL; one != NULL; ) {
		const struct deed *const next = one->also >= 0 ? &d->deed[one->also] : NULL;
		const struct margin edge = margin_of(one);

		if (edge.grade < worst.grade)
			worst = edge;
		put_what(s, d, one, before, many, form);
		if (next == NULL || sentence_cause(next) != sentence_cause(one))
			put_why(s, d, one, form);
		put_goal(s, d, one);
		if (next != NULL)
			phrase_word(s, next->also >= 0 ? "," : has_comma(s, from) ? ", and"
				: " and");
		before = one;
		one = next;
	}
	return worst;
}

struct margin sentence_predicates(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	return put_predicates(s, d, deed, chain_length(d, deed) > 1 || is_many(d, deed), form);
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
	{ "coming upon", { TALE_TURNS, "stops" } },
	{ "left to the", { TALE_TURNS, "handed" } }, { "back in hand", { TALE_TURNS, "handed" } },
	{ "again", { TALE_WON, "up again" } }, { "on with the charge", { TALE_TURNS, "stops" } },
	{ "stopped short", { TALE_TURNS, "stops" } },
	{ "not reach the enemy", { TALE_TURNS, "stops" } },
};

static const struct margin life_edges[LIVES] = {
	[LIFE_FIT] = { TALE_WON, "up again" }, [LIFE_WOUNDED] = { TALE_TURNS, "wounded" },
	[LIFE_DEAD] = { TALE_LOST, "killed" }, [LIFE_CAPTIVE] = { TALE_LOST, "taken" },
	[LIFE_LEFT] = { TALE_REST, "left" }, [LIFE_AWAITED] = { TALE_REST, "" },
};

/* Who lies in a faint, or senseless with gas or a blow, is not wounded. */
static bool is_senseless(const char *word)
{
	return strstr(word, "faint") != NULL || strstr(word, "senseless") != NULL;
}

struct margin sentence_margin(const struct event *e)
{
	static const struct margin down = { TALE_TURNS, "down" };

	if (e->kind == EVENT_CAPTURE)
		return e->number >= 0 ? (struct margin){ TALE_LOST, "taken" }
			: (struct margin){ TALE_WON, "free" };
	if (e->kind == EVENT_LIFE && e->number >= LIFE_FIT && e->number < LIVES
			&& e->number != LIFE_LEFT)
		return e->number == LIFE_WOUNDED && is_senseless(e->word) ? down
			: life_edges[e->number];
	for (int i = 0; i < COUNT_OF(word_edges); i++)
		if (strstr(e->word, word_edges[i].part) != NULL)
			return word_edges[i].edge;
	return e->kind == EVENT_LIFE ? life_edges[LIFE_LEFT] : (struct margin){ TALE_REST, "" };
}

enum tale_grade tale_grade_of(const struct event *e)
{
	static const enum tale_grade grades[EVENT_KINDS] = { [EVENT_OBJECTIVE] = TALE_WON,
		[EVENT_POINTS] = TALE_WON, [EVENT_END] = TALE_WON, [EVENT_SIGHTED] = TALE_WON,
		[EVENT_LIFE] = TALE_REST, [EVENT_BURST] = TALE_TURNS, [EVENT_SIDE] = TALE_TURNS };

	if (e->kind == EVENT_LIFE || e->kind == EVENT_CAPTURE || e->kind == EVENT_STATE)
		return sentence_margin(e).grade;
	return grades[e->kind] != TALE_LOST ? grades[e->kind] : TALE_REST;
}

/* ---- sentences ---- */

static bool succeeds(const struct roll *r, int die)
{
	switch (r->reading) {
	case ROLL_AT_MOST: return die <= r->need;
	case ROLL_BELOW: return die < r->need;
	case ROLL_AT_LEAST: return die >= r->need;
	default: return true;
	}
}

/* A hero's death shows its dice: of a volley those that hit, of a fight what both came to, and
 * what he threw to be spared as his own. */
void sentence_dice(struct phrase *s, const struct event *e)
{
	const char *const own = e != NULL && e->figure >= 0 && e->other < 0
		? "thrown for dear life, " : "";
	const int thrown = e != NULL ? e->roll.n_dice : 0;
	const bool volley = thrown > HEROS_DICE;
	int said[HEROS_DICE], n = 0;

	for (int i = 0; i < thrown && n < HEROS_DICE; i++)
		if (!volley || succeeds(&e->roll, e->roll.dice[i]))
			said[n++] = e->roll.dice[i];
	if (n == 0)
		return;
	if (deeds_was_beaten(&e->roll)) {
		phrase_put(s, "; it was %.*s", (int)strcspn(e->roll.outcome, ":"), e->roll.outcome);
		return;
	}
	if (volley)
		phrase_put(s, n == 1 ? "; of %s dice one said " : "; of %s dice those that told "
			"said ", words_of_number(thrown).text);
	else
		phrase_put(s, n == 1 ? "; %sthe die said " : "; %sthe dice said ", own);
	for (int i = 0; i < n; i++)
		phrase_put(s, "%s%d", phrase_between(i, n), said[i]);
}

static bool is_heros_death(const struct deeds *d, const struct deed *deed)
{
	return deed->kind == DEED_TOLD && deed->e->kind == EVENT_LIFE
		&& deed->e->number == LIFE_DEAD && deeds_is_hero(&d->past, deed->e->figure);
}

struct margin sentence_clause(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool first, int form)
{
	const bool many = sentence_subjects(s, d, deed, first);

	return put_predicates(s, d, deed, many, form);
}

struct margin sentence_fate(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form)
{
	const struct margin edge = sentence_clause(s, d, deed, true, form);

	if (is_heros_death(d, deed))
		sentence_dice(s, deed->dice_of);
	phrase_put(s, ".");
	return edge;
}
