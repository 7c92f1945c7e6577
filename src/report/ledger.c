/* The dice ledger: what each side's dice were worth, and what they gave.
 *
 *  L1  every die of the log that the reader may know is in one line, and in no other.
 */
#include <string.h>

#include "cliffhanger/roll.h"
#include "cliffhanger/text.h"
#include "report/markdown.h"

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
static int side_of_roll(const struct markdown *q, const struct event *e)
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
static void put_tenths(const struct markdown *q, int64_t milli)
{
	const int64_t tenths = (milli + MILLI / 20) / (MILLI / 10);

	fprintf(q->out, "%d.%d", (int)(tenths / 10), (int)(tenths % 10));
}

static void put_line(struct markdown *q, const struct line *line)
{
	fputs("| ", q->out);
	markdown_text(q, line->side < 0 ? "nobody's" : words_side(&q->past, line->side));
	fputs(" | ", q->out);
	markdown_text(q, line->what);
	fprintf(q->out, " | %d | %d | ", line->rolls, line->dice);
	if (line->mean) {
		put_tenths(q, line->expected / line->dice);
		fputs(" a die | ", q->out);
		put_tenths(q, (int64_t)MILLI * line->got / line->dice);
		fputs(" a die |\n", q->out);
		return;
	}
	put_tenths(q, line->expected);
	fprintf(q->out, " successes | %d |\n", line->got);
}

void report_ledger(struct markdown *q)
{
	struct ledger l = { .n = 0 };

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e && e->kind == EVENT_ROLL && e->roll.n_dice > 0)
			add_roll(&l, side_of_roll(q, e), &e->roll);
	}
	if (l.n == 0)
		return;
	markdown_heading(q, 1, "What the dice said");
	fputs("| Side | Roll | Rolls | Dice | Expected | Fell |\n", q->out);
	fputs("| --- | --- | ---: | ---: | ---: | ---: |\n", q->out);
	for (int side = -1; side < q->g->setup->n_sides; side++)
		for (int i = 0; i < l.n; i++)
			if (l.lines[i].side == side)
				put_line(q, &l.lines[i]);
	putc('\n', q->out);
}
