/* Odds as text: the case, each roll with its modifiers, then what may come of it. */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/odds.h"
#include "cliffhanger/event.h"

enum { NAME_COLS = 22, FIGURE_COLS = 12, LINE_COLS = 5, BAR_MAX = 40, LINE_SIZE = 400 };
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

static int bar_cols(const struct tape *t, int before)
{
	const int width = tape_width(t) > 0 ? tape_width(t) : 80;
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

/* What was given; what was not, first what is something, then all that is no, none or 0. */
static void say_values(struct tape *t, const struct odds_case *c)
{
	struct list given = { 0 }, standard = { 0 }, nothing = { 0 };
	char value[ODDS_TEXT_MAX];

	for (int i = 0; c->action->inputs[i].name; i++) {
		const char *const name = c->action->inputs[i].name;
		bool is_something;

		odds_print(c, i, value, sizeof(value));
		is_something = strcmp(value, "no") != 0 && strcmp(value, "none") != 0
			&& strcmp(value, "0") != 0;
		if (c->values[i].given)
			add_word(&given, " %s=%s", name, value);
		else if (is_something)
			add_word(&standard, " %s=%s", name, value);
		else
			add_word(&nothing, " %s%s", name, "");
	}
	if (given.bytes > 0)
		tape_say(t, 4, " %s", given.text);
	if (standard.bytes > 0)
		tape_say(t, 4, "  taken for granted:%s", standard.text);
	if (nothing.bytes > 0)
		tape_say(t, 4, "  not, as nothing is said:%s", nothing.text);
}

/* ---- rolls ---- */

static void say_need(struct tape *t, const struct odds_roll *r)
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
		tape_say(t, 4, "%s (%s): %d %s %+d", roll->what, roll->rule, r->dice, die.text,
			need);
	else if (roll->reading == ROLL_BELOW)
		tape_say(t, 4, "%s (%s): %d %s, %s on less than %d: %s%s", roll->what, roll->rule,
			r->dice, die.text, r->success, need, chance, r->dice > 1 ? " each" : "");
	else
		tape_say(t, 4, "%s (%s): %d %s, %s on %d %s: %s%s", roll->what, roll->rule,
			r->dice, die.text, r->success, need, readings[roll->reading], chance,
			r->dice > 1 ? " each" : "");
}

static void say_modifiers(struct tape *t, const struct odds_roll *r)
{
	const int base = r->roller.event.roll.base_halves;

	tape_say(t, 8, "  base %d%s", base / 2, base % 2 ? "½" : "");
	for (int i = 0; i < r->roller.event.roll.n_modifiers; i++) {
		const struct modifier *const m = &r->roller.modifiers[i];
		const int halves = m->halves < 0 ? -m->halves : m->halves;
		char number[16];

		snprintf(number, sizeof(number), "%c%.0d%s", m->halves < 0 ? '-' : '+', halves / 2,
			halves % 2 ? "½" : halves == 0 ? "0" : "");
		tape_say(t, 8, "  %s  %s (%s)", number, m->name, m->rule);
	}
}

/* ---- what may come of it ---- */

static void say_outcomes(struct tape *t, const struct odds *o)
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
		tape_line(t, line);
	}
}

/* Counts side by side, as many as there is room for. */
struct columns { const struct odds_count *counts; int n; };

/* The highest number that any count reaches with a chance worth a line of its own. */
static int last_line(const struct columns *o)
{
	int last = 0;

	for (int i = 0; i < o->n; i++)
		for (int n = 0; n <= o->counts[i].tally.most; n++)
			if (o->counts[i].tally.of[n] >= tiny && n > last)
				last = n;
	return last;
}

static void count_line(struct tape *t, const struct columns *o, int n, bool rest)
{
	char line[LINE_SIZE], chance[20], strip[4 * BAR_MAX];
	size_t used = (size_t)snprintf(line, sizeof(line), "  %3d%c", n, rest ? '+' : ' ');

	for (int i = 0; i < o->n; i++) {
		const struct tally *const tally = &o->counts[i].tally;
		const chance_t p = rest ? tally_least(tally, n)
			: n <= tally->most ? tally->of[n] : 0;

		percent(p, chance, sizeof(chance));
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS,
			p > 0 ? chance : "-");
		if (i == 0)
			bar(p, bar_cols(t, 8 + o->n * FIGURE_COLS), strip, sizeof(strip));
	}
	snprintf(line + used, sizeof(line) - used, "%s%s", *strip ? "  " : "", strip);
	tape_line(t, line);
}

static void say_head(struct tape *t, const struct columns *o)
{
	char line[LINE_SIZE];
	size_t used = (size_t)snprintf(line, sizeof(line), "     ");

	for (int i = 0; i < o->n; i++)
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS,
			o->counts[i].name);
	tape_line(t, line);
	used = (size_t)snprintf(line, sizeof(line), " mean");
	for (int i = 0; i < o->n; i++) {
		char text[24];

		mean(tally_mean(&o->counts[i].tally), text, sizeof(text));
		used += (size_t)snprintf(line + used, sizeof(line) - used, "%*s", FIGURE_COLS, text);
	}
	tape_line(t, line);
}

static bool more_than(const struct columns *o, int n)
{
	for (int i = 0; i < o->n; i++)
		if (o->counts[i].tally.most > n)
			return true;
	return false;
}

static void say_columns(struct tape *t, const struct columns *o)
{
	const int last = last_line(o);

	say_head(t, o);
	for (int n = 0; n <= last; n++)
		count_line(t, o, n, false);
	if (more_than(o, last))
		count_line(t, o, last + 1, true);
}

/* In as many tables of the same width as it takes. */
static void say_counts(struct tape *t, const struct odds *o)
{
	const int room = (tape_width(t) > 0 ? tape_width(t) : 80) - LINE_COLS;
	const int most = room < FIGURE_COLS ? 1 : room / FIGURE_COLS;
	const int tables = (o->n_counts + most - 1) / most;
	const int each = tables > 0 ? (o->n_counts + tables - 1) / tables : 0;

	for (int first = 0; first < o->n_counts; first += each) {
		const int left = o->n_counts - first;
		const struct columns columns = { o->counts + first, left < each ? left : each };

		tape_line(t, "");
		say_columns(t, &columns);
	}
}

void odds_text(struct tape *t, const struct odds_case *c, const struct odds *o)
{
	tape_say(t, 0, "%s, by %s (%s)", c->action->title, c->book->title, c->action->rule);
	say_values(t, c);
	for (int i = 0; i < o->n_notes; i++)
		tape_say(t, 4, "  %s", o->notes[i]);
	tape_line(t, "");
	for (int i = 0; i < o->n_rolls; i++) {
		say_need(t, &o->rolls[i]);
		say_modifiers(t, &o->rolls[i]);
	}
	if (o->n_outcomes > 0)
		tape_line(t, "");
	say_outcomes(t, o);
	say_counts(t, o);
}
