/* Odds as text: what was asked, and first of all what may come of it; below, how that comes
 * about: each roll with its modifiers, what was taken for granted, notes.
 *
 * Chances of numbers stand in as many lines as leave room on a screen for the first needs:
 * several numbers share a line where they are many, unless all are wanted. */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/odds.h"
#include "cliffhanger/event.h"

enum { NAME_COLS = 22, FIGURE_COLS = 12, LINE_COLS = 5, BAR_MAX = 40, LINE_SIZE = 400 };
/* Lines of a screen; of them those that needs are to have, and numbers at the least. */
enum { SCREEN_LINES = 24, NEED_LINES = 3, NUMBER_LINES_LEAST = 5 };
/* Smaller chances than this are told together. */
static const chance_t tiny = CERTAIN / 20000;

/* ---- figures ---- */

/* "40.00 %"; what is not nothing is never printed as nothing, nor all but certain as certain. */
static void percent(chance_t p, char *text, size_t size)
{
	const int64_t hundredths = chance_in(p, 10000);

	if (p > 0 && hundredths == 0)
		snprintf(text, size, "<0.01 %%");
	else if (p < CERTAIN && hundredths == 10000)
		snprintf(text, size, ">99.99 %%");
	else
		snprintf(text, size, "%d.%02d %%", (int)(hundredths / 100),
			(int)(hundredths % 100));
}

/* "4.000" */
static void mean(int64_t parts, char *text, size_t size)
{
	const int64_t thousandths = chance_in(parts, 1000);

	snprintf(text, size, "%" PRId64 ".%03d", thousandths / 1000, (int)(thousandths % 1000));
}

static void bar(chance_t p, int cols, char *text, size_t size)
{
	const int filled = (int)chance_in(p, cols);
	size_t n = 0;

	*text = '\0';
	for (int i = 0; i < filled && n < size; i++)
		n += (size_t)snprintf(text + n, size - n, "█");
}

static int bar_cols(const struct output *t, int before)
{
	const int width = output_width(t) > 0 ? output_width(t) : 80;
	const int rest = width - before - 1;

	return rest < 0 ? 0 : rest > BAR_MAX ? BAR_MAX : rest;
}

/* ---- the case ---- */

/* A list of words, one after the other. */
struct list { size_t bytes; char text[2000]; };

static void add_word(struct list *l, const char *format, const char *a, const char *b)
	__attribute__((format(printf, 2, 0)));
static void add_word(struct list *l, const char *format, const char *a, const char *b)
{
	const int more = l->bytes < sizeof(l->text)
		? snprintf(l->text + l->bytes, sizeof(l->text) - l->bytes, format, a, b) : 0;

	l->bytes += (size_t)more;
}

static bool is_nothing(const char *value)
{
	return strcmp(value, "no") == 0 || strcmp(value, "none") == 0 || strcmp(value, "0") == 0;
}

static void say_given(struct output *t, const struct odds_case *c)
{
	struct list given = { 0 };
	char value[ODDS_TEXT_MAX];

	for (int i = 0; c->action->inputs[i].name; i++) {
		odds_print(c, i, value, sizeof(value));
		if (c->values[i].given)
			add_word(&given, " %s=%s", c->action->inputs[i].name, value);
	}
	if (given.bytes > 0)
		output_say(t, 4, " %s", given.text);
}

/* What was not given: first what is something, then all that is no, none or 0. */
static void say_granted(struct output *t, const struct odds_case *c)
{
	struct list standard = { 0 }, nothing = { 0 };
	char value[ODDS_TEXT_MAX];

	for (int i = 0; c->action->inputs[i].name; i++) {
		const char *const name = c->action->inputs[i].name;

		odds_print(c, i, value, sizeof(value));
		if (c->values[i].given || !odds_asks(c->action, c->book, i))
			continue;
		if (is_nothing(value))
			add_word(&nothing, " %s%s", name, "");
		else
			add_word(&standard, " %s=%s", name, value);
	}
	if (standard.bytes > 0)
		output_say(t, 4, "  taken for granted:%s", standard.text);
	if (nothing.bytes > 0)
		output_say(t, 4, "  not, as nothing is said:%s", nothing.text);
}

/* ---- rolls ---- */

static void say_need(struct output *t, const struct odds_roll *r)
{
	static const char *const readings[] = {
		[ROLL_AT_MOST] = "or less", [ROLL_BELOW] = "less than",
		[ROLL_AT_LEAST] = "or more",
	};
	const struct roll *const roll = &r->roller.event.roll;
	const struct die_name die = roll_die_name(r->sides, roll->from_zero);
	const int need = roller_need(&r->roller);
	char chance[20];

	percent(r->each, chance, sizeof(chance));
	if (roll->reading > ROLL_AT_LEAST)
		output_say(t, 4, "%s (%s): %d %s %+d", roll->what, roll->rule, r->dice, die.text,
			need);
	else if (roll->reading == ROLL_BELOW)
		output_say(t, 4, "%s (%s): %d %s, %s on less than %d: %s%s", roll->what, roll->rule,
			r->dice, die.text, r->success, need, chance, r->dice > 1 ? " each" : "");
	else
		output_say(t, 4, "%s (%s): %d %s, %s on %d %s: %s%s", roll->what, roll->rule,
			r->dice, die.text, r->success, need, readings[roll->reading], chance,
			r->dice > 1 ? " each" : "");
}

static void say_modifiers(struct output *t, const struct odds_roll *r)
{
	const int base = r->roller.event.roll.base_halves;

	output_say(t, 8, "  base %d%s", base / 2, base % 2 ? "½" : "");
	for (int i = 0; i < r->roller.event.roll.n_modifiers; i++) {
		const struct modifier *const m = &r->roller.modifiers[i];
		const int halves = m->halves < 0 ? -m->halves : m->halves;
		char number[16];

		snprintf(number, sizeof(number), "%c%.0d%s", m->halves < 0 ? '-' : '+', halves / 2,
			halves % 2 ? "½" : halves == 0 ? "0" : "");
		output_say(t, 8, "  %s  %s (%s)", number, m->name, m->rule);
	}
}

/* ---- what may come of it ---- */

static void say_outcomes(struct output *t, const struct odds *o)
{
	const int cols = bar_cols(t, 2 + NAME_COLS + FIGURE_COLS);

	for (int i = 0; i < o->n_outcomes; i++) {
		char line[LINE_SIZE], chance[20], strip[4 * BAR_MAX];

		if (o->outcomes[i].chance == 0)
			continue;	/* only programs want to know of it */
		percent(o->outcomes[i].chance, chance, sizeof(chance));
		bar(o->outcomes[i].chance, cols, strip, sizeof(strip));
		snprintf(line, sizeof(line), "  %-*s%*s%s%s", NAME_COLS, o->outcomes[i].name,
			FIGURE_COLS - 1, chance, *strip ? "  " : "", strip);
		output_line(t, line);
	}
}

static int count_outcomes(const struct odds *o)
{
	int n = 0;

	for (int i = 0; i < o->n_outcomes; i++)
		n += o->outcomes[i].chance > 0;
	return n;
}

/* Counts side by side, as many as there is room for; so many numbers to a line, but none at
 * all has its own: whether anybody is hit is what is asked most. */
struct columns { const struct odds_count *counts; int n, step; };

/* The highest number that any count reaches with a chance worth a line of its own. */
static int last_number(const struct columns *o)
{
	int last = 0;

	for (int i = 0; i < o->n; i++)
		for (int n = 0; n <= o->counts[i].tally.most; n++)
			if (o->counts[i].tally.of[n] >= tiny && n > last)
				last = n;
	return last;
}

/* From one number to another, both counted. */
static chance_t chance_within(const struct tally *t, int from, int to)
{
	chance_t p = 0;

	for (int n = from; n <= to && n <= t->most; n++)
		p += t->of[n];
	return p;
}

static void number_line(struct output *t, const struct columns *o, int from, int to,
	const char *name)
{
	char line[LINE_SIZE], chance[20], strip[4 * BAR_MAX] = "";
	size_t used = (size_t)snprintf(line, sizeof(line), "%s", name);

	for (int i = 0; i < o->n; i++) {
		const chance_t p = chance_within(&o->counts[i].tally, from, to);

		percent(p, chance, sizeof(chance));
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS,
			p > 0 ? chance : "-");
		if (i == 0)
			bar(p, bar_cols(t, 8 + o->n * FIGURE_COLS), strip, sizeof(strip));
	}
	snprintf(line + used, sizeof(line) - used, "%s%s", *strip ? "  " : "", strip);
	output_line(t, line);
}

static void say_head(struct output *t, const struct columns *o)
{
	char line[LINE_SIZE];
	size_t used = (size_t)snprintf(line, sizeof(line), "%*s", LINE_COLS, "");

	for (int i = 0; i < o->n; i++)
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS,
			o->counts[i].name);
	output_line(t, line);
	used = (size_t)snprintf(line, sizeof(line), "%-*s", LINE_COLS, " mean");
	for (int i = 0; i < o->n; i++) {
		char text[24];

		mean(tally_mean(&o->counts[i].tally), text, sizeof(text));
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS, text);
	}
	output_line(t, line);
}

static int most_of(const struct columns *o)
{
	int most = 0;

	for (int i = 0; i < o->n; i++)
		if (o->counts[i].tally.most > most)
			most = o->counts[i].tally.most;
	return most;
}

static void say_columns(struct output *t, const struct columns *o)
{
	const int last = last_number(o), most = most_of(o);
	char name[32];

	say_head(t, o);
	for (int n = 0, to; n <= last; n = to + 1) {
		to = n == 0 ? 0 : n + o->step - 1 < last ? n + o->step - 1 : last;
		if (n == to)
			snprintf(name, sizeof(name), "  %3d ", n);
		else
			snprintf(name, sizeof(name), " %2d-%-2d", n, to);
		number_line(t, o, n, to, name);
	}
	snprintf(name, sizeof(name), "  %3d+", last + 1);
	if (most > last)
		number_line(t, o, last + 1, most, name);
}

/* How many counts stand side by side, and how many tables of such there are. */
static int count_tables(const struct output *t, const struct odds *o, int *each)
{
	const int room = (output_width(t) > 0 ? output_width(t) : 80) - LINE_COLS;
	const int most = room < FIGURE_COLS ? 1 : room / FIGURE_COLS;
	const int tables = (o->n_counts + most - 1) / most;

	*each = tables > 0 ? (o->n_counts + tables - 1) / tables : 0;
	return tables;
}

/* How many numbers share a line, so that tables of so many lines hold all. */
static int step_for(const struct odds *o, int lines)
{
	static const int steps[] = { 1, 2, 3, 5, 10, 20, 50 };
	const int last = last_number(&(struct columns){ o->counts, o->n_counts, 1 });
	size_t i = 0;

	while (i + 1 < sizeof(steps) / sizeof(steps[0])
			&& (last + steps[i] - 1) / steps[i] + 1 > lines)
		i++;
	return steps[i];
}

/* Lines that each of so many tables may have on a screen. */
static int room_for_numbers(const struct odds *o, int tables)
{
	const int above = 3 + count_outcomes(o), heads = 3 * tables;
	const int each = tables > 0 ? (SCREEN_LINES - NEED_LINES - above - heads) / tables : 0;

	return each > NUMBER_LINES_LEAST ? each : NUMBER_LINES_LEAST;
}

/* How many numbers share a line then. */
static int say_counts(struct output *t, const struct odds *o, bool all)
{
	int each;
	const int tables = count_tables(t, o, &each);
	const int step = all ? 1 : step_for(o, room_for_numbers(o, tables));

	for (int first = 0; first < o->n_counts; first += each) {
		const int left = o->n_counts - first;
		const struct columns columns = { o->counts + first, left < each ? left : each,
			step };

		output_line(t, "");
		say_columns(t, &columns);
	}
	return step;
}

void odds_text(struct output *t, const struct odds_case *c, const struct odds *o, bool all)
{
	int step;

	output_say(t, 0, "%s, by %s (%s)", c->action->title, c->book->title, c->action->rule);
	say_given(t, c);
	if (*o->cannot) {
		output_line(t, "");
		output_say(t, 4, "  Nothing can come of it: %s.", o->cannot);
	}
	if (count_outcomes(o) > 0)
		output_line(t, "");
	say_outcomes(t, o);
	step = say_counts(t, o, all);
	if (o->n_rolls > 0)
		output_line(t, "");
	for (int i = 0; i < o->n_rolls; i++) {
		say_need(t, &o->rolls[i]);
		say_modifiers(t, &o->rolls[i]);
	}
	output_line(t, "");
	say_granted(t, c);
	for (int i = 0; i < o->n_notes; i++)
		output_say(t, 4, "  %s", o->notes[i]);
	if (step > 1)
		output_say(t, 4, "  Several numbers share a line; --all gives each its own.");
}
