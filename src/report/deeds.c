/* Deeds: see deeds.h.
 *
 *  D1  Steps, dice, hits and losses are counted over a phase and told in one
 *      sentence a unit; whatever has a name of its own is told by itself.
 */
#include "report/deeds.h"

#include <stdarg.h>
#include <string.h>

#include "cliffhanger/text.h"

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

/* What becomes of a unit as a whole, by the word of its state; NULL word: silence. */
static const struct { const char *state, *told; } states[] = {
	{ "suppressed", "went to ground and stayed there" },
	{ "must retreat", "wavered, and looked over their shoulders" },
	{ "retreated", NULL },
	{ "routing", "broke and ran" },
	{ "pursuing", "went after the beaten" },
	{ "ends its pursuit", "let them run" },
	{ "turns at bay", "turned at bay" },
	{ "rallied", "were brought to their senses" },
	{ "surrendered", "laid down their arms" },
};

/* A unit as a sentence says it: crowds have an article, but for those who are called
 * after somebody ("Koo's guard", "Vidal and his spotter"). */
static struct words the_unit(const struct quill *q, int unit, bool first)
{
	struct words w = words_of_unit(q, unit), text;
	const bool crowd = unit >= 0 && unit < q->g->n_units
		&& q->g->setup->units[unit].count > 1;

	if (strncmp(w.text, "The ", 4) == 0 && !first)
		w.text[0] = 't';
	if (!crowd || strchr(w.text, '\'') != NULL || strstr(w.text, " and ") != NULL
			|| strncmp(w.text + 1, "he ", 3) == 0)
		return w;
	snprintf(text.text, sizeof text.text, "%s %.380s", first ? "The" : "the", w.text);
	return text;
}

static void add(char *text, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void add(char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list list;

	va_start(list, format);
	vsnprintf(text + used, size - used, format, list);
	va_end(list);
	text_trim(text);
}

/* ---- gathering ---- */

void deeds_turn(struct deeds *d)
{
	memset(d->order, 0, sizeof d->order);
	memset(d->aimed, -1, sizeof d->aimed);
	memset(d->went, 0, sizeof d->went);
}

static void forget(struct deeds *d)
{
	for (int u = 0; u < UNITS_MAX; u++)
		d->deed[u] = (struct deed){ .from = CELL_NONE, .to = CELL_NONE, .figure = -1 };
	d->tail[0] = '\0';
	d->bursts[0] = '\0';
	d->acts[0] = '\0';
	d->open = true;
}

static struct deed *deed_of(struct deeds *d, int unit)
{
	return unit >= 0 && unit < d->q->g->n_units ? &d->deed[unit] : NULL;
}

static int unit_of(const struct deeds *d, int figure)
{
	return figure >= 0 && figure < d->q->g->n_figures ? d->q->unit[figure] : -1;
}

static void take_move(struct deeds *d, const struct event *e)
{
	struct deed *const deed = deed_of(d, unit_of(d, e->figure));

	if (deed == NULL || e->cell == CELL_NONE || d->q->life[e->figure] == LIFE_CAPTIVE)
		return;	/* who leaves, or dies, has a life event too */
	if (deed->figure < 0) {
		deed->figure = e->figure;
		deed->from = e->from;
		deed->came = e->from == CELL_NONE;
	}
	if (deed->figure == e->figure)
		deed->to = e->cell;
}

static void strike(struct deed *deed, int unit)
{
	for (int i = 0; i < deed->n_by; i++)
		if (deed->by[i] == unit)
			return;
	if (deed->n_by < BY_MAX)
		deed->by[deed->n_by++] = (int16_t)unit;
}

static void take_shot(struct deeds *d, const struct event *e)
{
	struct deed *const deed = deed_of(d, e->other);

	if (deed == NULL)
		return;
	deed->dice += e->number;
	strike(deed, e->unit);
}

static void take_hit(struct deeds *d, const struct event *e)
{
	struct deed *const deed = deed_of(d, unit_of(d, e->figure));

	if (deed == NULL)
		return;
	deed->hits++;
	strike(deed, e->other);
}

static bool has_name(const struct quill *q, int figure)
{
	return figure >= 0 && figure < q->g->n_figures
		&& q->g->setup->figures[figure].name[0] != '\0';
}

static void take_life(struct deeds *d, const struct event *e)
{
	struct deed *const deed = deed_of(d, unit_of(d, e->figure));

	if (deed == NULL)
		return;
	deed->loss.killed += e->number == LIFE_DEAD;
	deed->loss.wounded += e->number == LIFE_WOUNDED;
	deed->loss.left += e->number == LIFE_LEFT && d->q->life[e->figure] != LIFE_DEAD;
	if (has_name(d->q, e->figure) && e->number != LIFE_AWAITED)
		add(d->tail, sizeof d->tail, "%s%s %s. ", words_of_figure(d->q, e->figure).text,
			e->number == LIFE_DEAD || e->number == LIFE_WOUNDED ? " was" : ":",
			e->word[0] != '\0' ? e->word : "fit again");
}

static void take_capture(struct deeds *d, const struct event *e)
{
	struct deed *const deed = deed_of(d, unit_of(d, e->figure));

	if (deed == NULL)
		return;
	deed->loss.taken += e->number >= 0;
	if (has_name(d->q, e->figure))
		add(d->tail, sizeof d->tail, e->number >= 0 ? "%s fell into the hands of %s. "
			: "%s was free again%s. ", words_of_figure(d->q, e->figure).text,
			e->number >= 0 ? the_unit(d->q, e->other, false).text : "");
}

static void take_state(struct deeds *d, const struct event *e)
{
	if (e->figure >= 0)
		return;
	for (size_t i = 0; i < sizeof states / sizeof states[0]; i++)
		if (strcmp(states[i].state, e->word) == 0) {
			if (states[i].told != NULL)
				add(d->tail, sizeof d->tail, "%s %s. ",
					the_unit(d->q, e->unit, true).text, states[i].told);
			return;
		}
	add(d->tail, sizeof d->tail, "%s: %s. ", the_unit(d->q, e->unit, true).text, e->word);
}

static void take_sighted(struct deeds *d, const struct event *e)
{
	if (e->unit < 0 || e->unit >= d->q->g->n_units || d->seen[e->unit])
		return;
	d->seen[e->unit] = true;
	if (d->q->turn > 0)
		add(d->tail, sizeof d->tail, "%s came into sight at %s. ",
			the_unit(d->q, e->unit, true).text, words_of_place(d->q, e->cell).text);
}

static void take_item(struct deeds *d, const struct event *e)
{
	if (e->unit >= 0)
		add(d->tail, sizeof d->tail, "%s had %s now. ",
			the_unit(d->q, e->unit, true).text, e->word);
	else
		add(d->tail, sizeof d->tail, "%s lay at %s. ", e->word,
			words_of_place(d->q, e->cell).text);
}

static void take_order(struct deeds *d, const struct event *e)
{
	if (e->unit < 0 || e->unit >= d->q->g->n_units)
		return;
	snprintf(d->order[e->unit], sizeof d->order[e->unit], "%s", e->word);
	d->aimed[e->unit] = e->other;
}

/* A hero's own rolls, but for those of the fighting. */
static void take_roll(struct deeds *d, const struct event *e)
{
	const struct roll *const r = &e->roll;

	if (!has_name(d->q, e->figure) || r->reading > ROLL_AT_LEAST || r->outcome[0] == '\0'
			|| !d->q->g->setup->figures[e->figure].hero || r->n_dice != 1)
		return;
	if (strcmp(r->what, "shooting") == 0 || strcmp(r->what, "throwing") == 0
		|| strcmp(r->what, "hand to hand") == 0)
		return;
	if (strncmp(r->what, "luck", 4) == 0)
		add(d->tail, sizeof d->tail, "Fortune %s %s (%d against %d). ",
			r->successes > 0 ? "was kind to" : "looked away from",
			words_of_figure(d->q, e->figure).text, r->dice[0], r->need);
	else
		add(d->tail, sizeof d->tail, "%s, %s: %d against %d, %s. ",
			words_of_figure(d->q, e->figure).text, r->what, r->dice[0], r->need,
			r->outcome);
}

static void take_aboard(struct deeds *d, const struct event *e)
{
	if (has_name(d->q, e->figure))
		add(d->tail, sizeof d->tail, e->kind == EVENT_BOARD ? "%s got aboard %s. "
			: "%s got out of %s. ", words_of_figure(d->q, e->figure).text,
			the_unit(d->q, e->other, false).text);
}

/* A chronicle tells the deed, not how far off it was heard. */
static void take_note(struct deeds *d, const struct event *e)
{
	if (e->number != 0)
		return;
	if (e->figure >= 0)
		add(d->tail, sizeof d->tail, "%s: ", words_of_figure(d->q, e->figure).text);
	else if (e->unit >= 0)
		add(d->tail, sizeof d->tail, "%s: ", words_of_unit(d->q, e->unit).text);
	add(d->tail, sizeof d->tail, "%s. ", e->word);
}

static void take_leader(struct deeds *d, const struct event *e)
{
	if (e->figure >= 0)
		add(d->tail, sizeof d->tail, "%s took over %s. ", has_name(d->q, e->figure)
			? words_of_figure(d->q, e->figure).text : "The next in line",
			the_unit(d->q, e->unit, false).text);
}

static void take_side(struct deeds *d, const struct event *e)
{
	add(d->tail, sizeof d->tail, "%s: on the side of %s from now on. ",
		words_of_unit(d->q, e->unit).text, side_of(d->q, e->number));
}

static void take_friends(struct deeds *d, const struct event *e)
{
	add(d->tail, sizeof d->tail, "%s and %s were %s from now on. ", side_of(d->q, e->other),
		side_of(d->q, e->number), e->word);
}

/* Other ground than an area's is the Game Master's act, and told as such. */
static void take_ground(struct deeds *d, const struct event *e)
{
	const struct setup *const s = d->q->g->setup;

	if (e->other >= 0 && e->other < s->n_areas)
		add(d->tail, sizeof d->tail, "Where %s had been there was %s. ",
			s->areas[e->other].name, e->word);
}

/* What was said aloud in the game, or what a player said to others. */
static void take_message(struct deeds *d, const struct event *e)
{
	static const char *const did[EVENT_VOICES] = { [SAID_WHISPERED] = "whispered",
		[SAID_SPOKEN] = "said", [SAID_SHOUTED] = "shouted", [SAID_SCREAMED] = "screamed" };

	if (e->figure >= 0) {
		add(d->tail, sizeof d->tail, "%s %s: \"%s\" ", words_of_figure(d->q, e->figure).text,
			did[e->other >= 0 && e->other < EVENT_VOICES ? e->other : SAID_SPOKEN],
			e->word);
		return;
	}
	add(d->tail, sizeof d->tail, "%s: \"%s\" ",
		side_of(d->q, game_seat_side(d->q->g, e->number)), e->word);
}

/* A person's word, or the rules' where nobody sat in that seat. */
static void take_ruling(struct deeds *d, const struct event *e)
{
	add(d->tail, sizeof d->tail, "Ruled: %s. ", e->word);
}

static void take_burst(struct deeds *d, const struct event *e)
{
	add(d->bursts, sizeof d->bursts, "%s burst at %s. ", e->word,
		words_of_place(d->q, e->cell).text);
}

static void take_objective(struct deeds *d, const struct event *e)
{
	if (e->number >= 0)
		add(d->tail, sizeof d->tail, "%s had done it: %s ", side_of(d->q, e->number),
			e->word);
}

static void (*const takers[EVENT_KINDS])(struct deeds *d, const struct event *e) = {
	[EVENT_ROLL] = take_roll, [EVENT_ORDER] = take_order, [EVENT_MOVE] = take_move,
	[EVENT_SHOT] = take_shot, [EVENT_HIT] = take_hit, [EVENT_LIFE] = take_life,
	[EVENT_STATE] = take_state, [EVENT_SIGHTED] = take_sighted,
	[EVENT_LEADER] = take_leader, [EVENT_CAPTURE] = take_capture, [EVENT_ITEM] = take_item,
	[EVENT_OBJECTIVE] = take_objective, [EVENT_NOTE] = take_note,
	[EVENT_MESSAGE] = take_message, [EVENT_BOARD] = take_aboard,
	[EVENT_ALIGHT] = take_aboard, [EVENT_SIDE] = take_side,
	[EVENT_FRIENDS] = take_friends, [EVENT_GROUND] = take_ground,
	[EVENT_RULING] = take_ruling, [EVENT_BURST] = take_burst,
};

void deeds_take(struct deeds *d, const struct event *e)
{
	if (!d->open)
		forget(d);
	if (quill_act(e)) {
		char text[LINE_MAX_BYTES];

		add(d->acts, sizeof d->acts, "%s%s", d->acts[0] != '\0' ? "; " : "",
			words_of_act(d->q, e, text, sizeof text));
	} else if (e->gm) {
		return;
	} else if (takers[e->kind] != NULL) {
		takers[e->kind](d, e);
	}
}

/* ---- telling ---- */

static void tell_moves(struct deeds *d, char *text, size_t size)
{
	struct quill *const q = d->q;

	for (int u = 0; u < q->g->n_units; u++) {
		const struct deed *const deed = &d->deed[u];
		const char *const who = the_unit(q, u, true).text;
		const struct words there = words_of_place(q, deed->to);

		if (deed->loss.left > 0 && game_unit_fit(q->g, u) == 0)
			add(text, size, "%s left over the edge. ", who);
		/* Whoever was hit while going may have been driven back. */
		if (deed->figure < 0 || deed->from == deed->to || d->went[u] || deed->hits > 0)
			continue;
		d->went[u] = true;
		if (deed->came)
			add(text, size, "%s came on at %s. ", who, there.text);
		else if (strcmp(d->order[u], "charge") == 0 && d->aimed[u] >= 0)
			add(text, size, "%s charged %s. ", who,
				the_unit(q, d->aimed[u], false).text);
		else if (strcmp(words_of_place(q, deed->from).text, there.text) == 0)
			add(text, size, "%s %s %s. ", who, went(d->order[u]),
				words_of_course(q, deed->from, deed->to));
		else
			add(text, size, "%s %s %s to %s. ", who, went(d->order[u]),
				words_of_course(q, deed->from, deed->to), there.text);
	}
}

/* "the Marines, the Bluejackets and the launch" */
static void list_units(const struct quill *q, const struct deed *deed, bool first,
	struct words *w)
{
	w->text[0] = '\0';
	for (int i = 0; i < deed->n_by; i++)
		add(w->text, sizeof w->text, "%s%s", i == 0 ? "" : i == deed->n_by - 1 ? " and "
			: ", ", the_unit(q, deed->by[i], first && i == 0).text);
}

/* "two killed, one wounded", or "nobody hurt". */
static void list_losses(const struct loss *loss, struct words *w)
{
	const struct { int n; const char *word; } parts[] = {
		{ loss->killed, "killed" }, { loss->wounded, "wounded" },
		{ loss->taken, "taken" },
	};

	w->text[0] = '\0';
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
		if (parts[i].n > 0)
			add(w->text, sizeof w->text, "%s%s %s", w->text[0] != '\0' ? ", " : "",
				words_of_number(parts[i].n).text, parts[i].word);
	if (w->text[0] == '\0')
		add(w->text, sizeof w->text, "nobody down");
}

static void tell_fights(struct deeds *d, char *text, size_t size)
{
	static const char *const fired[] = { "opened fire on", "let fly at", "fired on",
		"poured it into" };
	struct quill *const q = d->q;

	for (int u = 0; u < q->g->n_units; u++) {
		const struct deed *const deed = &d->deed[u];
		const bool burst = deed->dice == 0 && d->bursts[0] != '\0';
		struct words by, losses;

		if (deed->n_by == 0)
			continue;
		list_units(q, deed, !burst, &by);
		list_losses(&deed->loss, &losses);
		if (deed->dice > 0)
			add(text, size, "%s %s %s: %d %s, ", by.text,
				fired[(u + q->turn) % 4], the_unit(q, u, false).text, deed->dice,
				deed->dice == 1 ? "die" : "dice");
		else if (burst)
			add(text, size, "%s caught it, by %s: ", the_unit(q, u, true).text, by.text);
		else
			add(text, size, "%s fell upon %s: ", by.text,
				the_unit(q, u, false).text);
		if (deed->hits == 0)
			add(text, size, "and hit nobody. ");
		else
			add(text, size, "%s %s, %s. ", words_of_number(deed->hits).text,
				deed->hits == 1 ? "hit" : "hits", losses.text);
	}
}

void deeds_tell(struct deeds *d)
{
	char text[3 * TAIL_MAX] = "";

	if (d->open) {
		tell_moves(d, text, sizeof text);
		add(text, sizeof text, "%s", d->bursts);
		tell_fights(d, text, sizeof text);
		add(text, sizeof text, "%s", d->tail);
		if (d->acts[0] != '\0')
			add(text, sizeof text, "(By the Game Master's word: %s.) ", d->acts);
	}
	d->open = false;
	if (text[0] == '\0')
		return;
	text[strlen(text) - 1] = '\0';	/* each sentence ends with a blank */
	quill_text(d->q, text);
	fputs("\n\n", d->q->out);
}
