/* The dice ledger: what each side's dice were worth, and what they gave. */
#include <string.h>

#include "cliffhanger/roll.h"
#include "report/quill.h"

enum { LINES_MAX = 160, MILLI = 1000 };

struct line {
	int side;		/* or -1 */
	char what[48];
	bool table;		/* looked up: the mean of the dice tells */
	int rolls, dice, got;	/* successes, or the sum of the dice */
	int64_t expected;	/* the same, in thousandths */
};

struct ledger { int n; struct line lines[LINES_MAX]; };

static bool is_looked_up(const struct roll *r)
{
	return r->reading == ROLL_TABLE || r->reading == ROLL_ROW;
}

/* "luck: the wound" and "luck: leaping" are both luck. */
static struct line *line_of(struct ledger *l, int side, const struct roll *r)
{
	char what[sizeof l->lines[0].what];

	snprintf(what, sizeof what, "%.*s", (int)strcspn(r->what, ":"), r->what);
	for (int i = 0; i < l->n; i++)
		if (l->lines[i].side == side && strcmp(l->lines[i].what, what) == 0
				&& l->lines[i].table == is_looked_up(r))
			return &l->lines[i];
	if (l->n == LINES_MAX)
		return NULL;
	l->lines[l->n] = (struct line){ .side = side, .table = is_looked_up(r) };
	memcpy(l->lines[l->n].what, what, sizeof what);
	return &l->lines[l->n++];
}

static void add_roll(struct ledger *l, int side, const struct roll *r)
{
	const bool counts = r->reading <= ROLL_TABLE || r->reading == ROLL_ROW;
	struct line *const line = !counts || r->sides == 0 ? NULL : line_of(l, side, r);

	if (line == NULL)
		return;
	line->rolls++;
	line->dice += r->n_dice;
	if (!line->table) {
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
static void put_tenths(const struct quill *q, int64_t milli)
{
	const int64_t tenths = (milli + MILLI / 20) / (MILLI / 10);

	fprintf(q->out, "%d.%d", (int)(tenths / 10), (int)(tenths % 10));
}

static void put_line(struct quill *q, const struct line *line)
{
	fputs("| ", q->out);
	quill_text(q, line->side < 0 ? "nobody's" : side_of(q, line->side));
	fputs(" | ", q->out);
	quill_text(q, line->what);
	fprintf(q->out, " | %d | %d | ", line->rolls, line->dice);
	if (line->table) {
		put_tenths(q, line->expected / line->dice);
		fputs(" a die | ", q->out);
		put_tenths(q, (int64_t)MILLI * line->got / line->dice);
		fputs(" a die |\n", q->out);
		return;
	}
	put_tenths(q, line->expected);
	fprintf(q->out, " successes | %d |\n", line->got);
}

void report_ledger(struct quill *q)
{
	struct ledger l = { .n = 0 };

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = quill_event(q, i);
		const bool known = e && e->unit >= 0 && e->unit < q->g->n_units;

		if (e && e->kind == EVENT_ROLL && e->roll.n_dice > 0)
			add_roll(&l, known ? q->g->setup->units[e->unit].side : -1, &e->roll);
	}
	if (l.n == 0)
		return;
	quill_heading(q, 1, "What the dice said");
	fputs("| Side | Roll | Rolls | Dice | Expected | Fell |\n", q->out);
	fputs("| --- | --- | ---: | ---: | ---: | ---: |\n", q->out);
	for (int side = -1; side < q->g->setup->n_sides; side++)
		for (int i = 0; i < l.n; i++)
			if (l.lines[i].side == side)
				put_line(q, &l.lines[i]);
	putc('\n', q->out);
}
