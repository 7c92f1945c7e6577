/* The dice ledger: what each side's dice were worth, and what they gave; and the same turn by
 * turn, with how many were on their feet.
 *
 *  L1  every die of the log that the reader may know is in one line, and in no other.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/roll.h"
#include "cliffhanger/text.h"
#include "report/account.h"
#include "report/atlas.h"
#include "report/plot.h"

enum { LINES_MAX = 160, RESERVE = 2 * (SIDES_MAX + 1), MILLI = 1000 };

struct line {
	int side;		/* or -1 */
	char what[48];
	bool mean;		/* there is no success: the mean of the dice tells */
	int rolls, dice, got;	/* successes, or the sum of the dice */
	int64_t expected;	/* the same, in thousandths */
};

struct ledger { int n; struct line lines[LINES_MAX]; };

static bool is_mean(const struct roll *r)
{
	return r->reading > ROLL_AT_LEAST || r->sides == 0;
}

/* Whose dice they are: of the unit, or the figure, that they were thrown for. */
static int side_of_roll(const struct account *q, const struct event *e)
{
	const struct setup *const s = q->g->setup;

	if (e->unit >= 0 && e->unit < q->g->n_units)
		return s->units[e->unit].side;
	if (e->figure >= 0 && e->figure < q->g->n_figures)
		return s->units[s->figures[e->figure].unit].side;
	return -1;
}

static struct line *find_line(struct ledger *l, int side, const char *what, bool mean)
{
	for (int i = 0; i < l->n; i++)
		if (l->lines[i].side == side && strcmp(l->lines[i].what, what) == 0
				&& l->lines[i].mean == mean)
			return &l->lines[i];
	return NULL;
}

/* "luck: the wound" and "luck: leaping" are both luck.  The last lines are kept for what has
 * no room by name. */
static struct line *line_of(struct ledger *l, int side, const struct roll *r)
{
	const bool mean = is_mean(r);
	char what[sizeof l->lines[0].what];
	struct line *line;

	snprintf(what, sizeof what, "%.*s", (int)strcspn(r->what, ":"), r->what);
	text_trim(what);
	line = find_line(l, side, what, mean);
	if (line == NULL && l->n >= LINES_MAX - RESERVE) {
		snprintf(what, sizeof what, "all other rolls");
		line = find_line(l, side, what, mean);
	}
	if (line != NULL)
		return line;
	l->lines[l->n] = (struct line){ .side = side, .mean = mean };
	memcpy(l->lines[l->n].what, what, sizeof what);
	return &l->lines[l->n++];
}

static void add_roll(struct ledger *l, int side, const struct roll *r)
{
	struct line *const line = line_of(l, side, r);

	line->rolls++;
	line->dice += r->n_dice;
	if (!line->mean) {
		line->got += r->successes;
		line->expected += (int64_t)MILLI * r->n_dice * roll_good_faces(r) / r->sides;
		return;
	}
	for (int i = 0; i < r->n_dice; i++)
		line->got += r->dice[i];
	line->expected += (int64_t)MILLI * r->n_dice
		* (r->from_zero ? r->sides - 1 : r->sides + 1) / 2;
}

/* Thousandths with one decimal. */
struct tenths { char text[24]; };

static struct tenths tenths(int64_t milli)
{
	const int64_t n = (milli + MILLI / 20) / (MILLI / 10);
	struct tenths t;

	snprintf(t.text, sizeof t.text, "%d.%d", (int)(n / 10), (int)(n % 10));
	return t;
}

static void put_line(struct account *q, const struct line *line)
{
	struct doc *const d = q->doc;

	doc_open(d, DOC_ROW, 0, "");
	doc_add(d, DOC_CELL, 0, "%s", line->side < 0 ? "nobody's" : words_side(&q->past,
		line->side));
	doc_add(d, DOC_CELL, 0, "%s", line->what);
	doc_add(d, DOC_CELL, 1, "%d", line->rolls);
	doc_add(d, DOC_CELL, 1, "%d", line->dice);
	if (line->mean) {
		doc_add(d, DOC_CELL, 1, "%s a die", tenths(line->expected / line->dice).text);
		doc_add(d, DOC_CELL, 1, "%s a die", tenths((int64_t)MILLI * line->got
			/ line->dice).text);
	} else {
		doc_add(d, DOC_CELL, 1, "%s successes", tenths(line->expected).text);
		doc_add(d, DOC_CELL, 1, "%d", line->got);
	}
	doc_close(d);
}

static void put_heads(struct doc *d)
{
	static const char *const heads[] = { "Side", "Roll", "Rolls", "Dice", "Expected", "Fell" };

	doc_open(d, DOC_ROW, 0, "");
	for (int i = 0; i < (int)(sizeof heads / sizeof heads[0]); i++)
		doc_add(d, DOC_CELL, i > 1, "%s", heads[i]);
	doc_close(d);
}

/* ---- turn by turn ---- */

static void free_plot(void *plot)
{
	free(plot);
}

/* A plot with a curve for every side that the reader knows all of. */
static struct plot *new_plot(struct account *q, const char *title, const char *words)
{
	const struct setup *const s = q->g->setup;
	struct plot *const p = calloc(1, sizeof *p);

	doc_keep(q->doc, p, free_plot);
	if (p == NULL)
		return NULL;
	snprintf(p->title, sizeof p->title, "%s", title);
	snprintf(p->words, sizeof p->words, "%s", words);
	p->n = q->atlas->n_maps;
	for (int side = 0; side < s->n_sides; side++)
		if (report_is_readers(q, side) || q->g->over) {
			struct plot_curve *const c = &p->curve[p->n_curves++];

			c->side = side;
			c->colour = s->sides[side].colour % SIDES_MAX;
			snprintf(c->name, sizeof c->name, "%.60s", words_side(&q->past, side));
		}
	return p;
}

static void add_plot(struct account *q, const struct plot *p)
{
	if (p != NULL && p->n > 1)
		doc_add(q->doc, DOC_PLOT, 0, "%s", p->title)->plot = p;
}

void report_strength(struct account *q)
{
	struct plot *const p = new_plot(q, "On their feet at the end of each turn",
		"A curve for each side: how many of its people are neither down, dead, taken nor "
		"gone. The table that follows has the same numbers.");

	for (int c = 0; p != NULL && c < p->n_curves; c++)
		for (int i = 0; i < p->n; i++)
			p->curve[c].value[i] = 10 * atlas_strength(q->atlas, &q->atlas->map[i],
				p->curve[c].side);
	add_plot(q, p);
}

/* Successes above what was to be expected, in thousandths. */
static int64_t luck_of(const struct roll *r)
{
	return (int64_t)MILLI * r->successes - (int64_t)MILLI * r->n_dice * roll_good_faces(r)
		/ r->sides;
}

static void put_luck(struct account *q)
{
	struct plot *const p = new_plot(q, "Successes above what was to be expected, added up",
		"A curve for each side: above nought its dice have been kinder than chance, below "
		"nought less kind. The table that follows has the same numbers.");
	int64_t luck[SIDES_MAX] = { 0 };
	int turn = 0;

	if (p == NULL)
		return;
	p->tenths = true;
	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);
		const int side = e != NULL ? side_of_roll(q, e) : -1;

		if (e == NULL)
			continue;
		turn += e->kind == EVENT_TURN && turn + 1 < p->n;
		if (e->kind == EVENT_ROLL && e->roll.n_dice > 0 && !is_mean(&e->roll) && side >= 0)
			luck[side] += luck_of(&e->roll);
		for (int c = 0; c < p->n_curves; c++)
			p->curve[c].value[turn] = (int)(luck[p->curve[c].side] / (MILLI / 10));
	}
	add_plot(q, p);
}

/* ---- the ledger ---- */

void report_ledger(struct account *q)
{
	struct ledger l = { .n = 0 };

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e && e->kind == EVENT_ROLL && e->roll.n_dice > 0)
			add_roll(&l, side_of_roll(q, e), &e->roll);
	}
	if (l.n == 0)
		return;
	report_heading(q, 1, "What the dice said");
	doc_open(q->doc, DOC_TABLE, 0, "What each side rolled, what was to be expected of it, and "
		"what fell");
	put_heads(q->doc);
	for (int side = -1; side < q->g->setup->n_sides; side++)
		for (int i = 0; i < l.n; i++)
			if (l.lines[i].side == side)
				put_line(q, &l.lines[i]);
	doc_close(q->doc);
	put_luck(q);
}
