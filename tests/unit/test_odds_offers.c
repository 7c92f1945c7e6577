/* One manner for the odds of all systems, held over all their tables of inputs: what is listed
 * and completed can be answered, what is not is refused by a rule; and what is merely too far or
 * too hard to hit is answered with nothing, and the reason (odds.h, OD4, OD5). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"
#include "sampled.h"

enum { VALUES_MAX = 300, RANDOM_TRIES = 2000 };

/* ---- values ---- */

/* Numbers by their ends and their middle; of joined words each by itself. */
static int values_of(const struct odds_case *c, int input, int32_t *values)
{
	const struct odds_input *const in = &c->action->inputs[input];
	const bool none = in->kind == INPUT_ROW && strcmp(in->standard, "none") == 0;
	int n = 0, last = 1;

	if (in->kind == INPUT_NUMBER || in->kind == INPUT_RANGE) {
		for (int32_t v = in->least; v <= in->most; v++)
			if (v < in->least + 4 || v > in->most - 2
				|| v == (in->least + in->most) / 2)
				values[n++] = v;
		return n;
	}
	if (in->kind == INPUT_ROW)
		last = rulebook_table(c->book, in->table)->n_rows - 1;
	for (int i = 0; in->words && in->words[i]; i++)
		last = i + (in->kind == INPUT_WORDS);
	for (int i = none ? -1 : 0; i <= last; i++)
		values[n++] = in->kind == INPUT_WORDS && i > 0 ? 1 << (i - 1) : i;
	return n;
}

static void set(struct odds_case *c, int input, int32_t number)
{
	c->values[input] = (struct odds_value){ true, number };
}

/* Of the tests' own, so that every run tries the same. */
static uint32_t next_random(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 16;
}

/* ---- whether a case is answered ---- */

struct trial_case { struct odds_case c; struct odds odds; struct reason why; };

static bool answered(struct trial_case *t)
{
	return odds_reckon(&t->c, &t->odds, &t->why);
}

static bool with_one_more(struct trial_case *t, int input)
{
	const struct odds_case base = t->c;
	int32_t values[VALUES_MAX];
	bool found = false;

	for (int i = 0; !found && base.action->inputs[i].name; i++) {
		const int n = i == input ? 0 : values_of(&base, i, values);

		for (int k = 0; k < n && !found; k++) {
			t->c = base;
			set(&t->c, i, values[k]);
			found = answered(t);
		}
	}
	return found;
}

/* With several others, drawn. */
static bool with_others(struct trial_case *t, const struct odds_case *base, int input)
{
	int32_t values[VALUES_MAX];
	uint32_t seed = 1;
	bool found = false;

	for (int k = 0; k < RANDOM_TRIES && !found; k++) {
		t->c = *base;
		for (int i = 0; base->action->inputs[i].name; i++) {
			const int n = values_of(base, i, values);
			const int32_t value = values[next_random(&seed) % (unsigned)n];

			if (i != input && next_random(&seed) % 4 == 0
				&& odds_offers(base->action, base->book, i, value))
				set(&t->c, i, value);
		}
		found = answered(t);
	}
	return found;
}

/* With the standard of all the others, with one or several of them otherwise. */
static bool can_be_had(struct trial_case *t, int input, int32_t value)
{
	struct odds_case base = t->c;

	set(&base, input, value);
	t->c = base;
	if (answered(t))
		return true;
	t->c = base;
	return with_one_more(t, input) || with_others(t, &base, input);
}

/* ---- all of them ---- */

typedef void each_value(struct trial_case *t, int input, int32_t value);

static void for_values(const struct game_system *system, const struct odds_action *action,
	each_value *does)
{
	static struct trial_case t;
	int32_t values[VALUES_MAX];

	odds_begin(&t.c, system, system->book, action);
	for (int i = 0; action->inputs[i].name; i++) {
		const int n = values_of(&t.c, i, values);

		for (int k = 0; k < n; k++) {
			odds_begin(&t.c, system, system->book, action);
			does(&t, i, values[k]);
		}
	}
}

static void for_all(each_value *does)
{
	for (int s = 0; systems[s]; s++)
		for (const struct odds_action *const *a = systems[s]->odds; a && *a; a++)
			for_values(systems[s], *a, does);
}

static struct odds_case one_value(const struct trial_case *t, int input, int32_t value)
{
	struct odds_case c;

	odds_begin(&c, t->c.system, t->c.book, t->c.action);
	set(&c, input, value);
	return c;
}

static void fails(const struct trial_case *t, const char *what, int input, int32_t value)
{
	const struct odds_case c = one_value(t, input, value);
	char text[ODDS_TEXT_MAX];

	odds_print(&c, input, text, sizeof text);
	fail_msg("%s %s %s=%s %s: %s (%s)", c.system->id, c.action->name,
		c.action->inputs[input].name, text, what, t->why.text, t->why.rule);
}

static void offered_can_be_had(struct trial_case *t, int input, int32_t value)
{
	if (odds_offers(t->c.action, t->c.book, input, value) && !can_be_had(t, input, value))
		fails(t, "is offered", input, value);
}

TEST(test_what_is_offered_can_be_had)
{
	for_all(offered_can_be_had);
}

/* By a rule, if a rule of the book forbids it; of a number that never is the bounds tell. */
static void others_are_refused(struct trial_case *t, int input, int32_t value)
{
	if (odds_offers(t->c.action, t->c.book, input, value))
		return;
	t->c = one_value(t, input, value);
	if (with_one_more(t, input))
		fails(t, "is not offered, but answered", input, value);
	t->c = one_value(t, input, value);
	if (answered(t) || (!*t->why.rule && t->c.action->inputs[input].kind == INPUT_WORD))
		fails(t, "names no rule", input, value);
}

TEST(test_what_is_not_offered_is_refused_by_a_rule)
{
	for_all(others_are_refused);
}

static void standard_is_offered(struct trial_case *t, int input, int32_t value)
{
	if (value == t->c.values[input].number
		&& !odds_offers(t->c.action, t->c.book, input, value))
		fails(t, "is the standard, and not offered", input, value);
}

TEST(test_every_standard_is_offered_and_answered)
{
	for_all(standard_is_offered);
	for (int s = 0; systems[s]; s++)
		for (const struct odds_action *const *a = systems[s]->odds; a && *a; a++) {
			static struct trial_case t;

			odds_begin(&t.c, systems[s], systems[s]->book, *a);
			if (!answered(&t))
				fail_msg("%s %s: %s", systems[s]->id, (*a)->name, t.why.text);
		}
}

/* The same question of every system: too far, or too hard, and what may not be done at all,
 * though it is too far besides. */
TEST(test_in_vain_is_answered_and_forbidden_is_refused_in_all)
{
	static const struct { const char *words, *rule, *text; } vain[] = {
		{ "rugged shooting range=61", "A-16", "60\"" },
		{ "rugged shooting cover=hard target-move=combat shooter-move=patrol", "A-9", "below 1" },
		{ "rugged spotting ground=jungle range=20 depth=10", "C-5", "no line of sight" },
		{ "pacific shooting range=61", "A-16", "60\"" },
		{ "pacific grenades range=20", "A-26", "12\"" },
		{ "pacific damage range=61", "A-16", "60\"" },
		{ "risk fire range=181", "S-K-22", "180 cm" },
		{ "risk fire range=120 cover=hard quality=raw", "S-K-21", "raw" },
		{ "moro fire range=25", "M-7", "24\"" }, { "moro cannon range=37", "M-7", "36\"" },
		{ "moro sighting range=25", "S-M-6", "24\"" },
		{ "participation shooting range=33", "P-4", "32\"" },
		{ "participation shooting range=32 cover=soft", "S-P-7", "wants 7" },
		{ "participation throwing range=7", "S-P-37", "6\"" },
	}, forbidden[] = {
		{ "rugged shooting range=61 shooter-move=run", "A-16", "after run" },
		{ "rugged charge range=30", "S-A-40", "reach of its charge" },
		{ "pacific grenades range=20 shooter-move=patrol", "A-26", "has moved" },
		{ "risk fire range=181 moved=30", "X-80", "50 percent" },
		{ "moro cannon range=37 limbered=yes", "S-M-28", "limbered" },
		{ "moro fire range=25 weapon=blade", "M-7", "nothing to shoot" },
		{ "participation shooting range=33 ran=yes", "S-P-3", "has run" },
		{ "participation throwing range=7 ran=yes", "S-P-3", "has run" },
	};

	for (size_t i = 0; i < sizeof vain / sizeof *vain; i++)
		odds_in_vain(vain[i].words, vain[i].rule, vain[i].text);
	for (size_t i = 0; i < sizeof forbidden / sizeof *forbidden; i++)
		odds_refused(forbidden[i].words, forbidden[i].rule, forbidden[i].text);
}

TEST_MAIN
