/* Sampled: see sampled.h. */
#include "config.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"
#include "sampled.h"

int sampled_times(void)
{
	const char *const wanted = getenv("ODDS_SAMPLES");
	const int n = wanted ? atoi(wanted) : 0;

	return n > 0 ? n : 1000000;
}

void sampled_agrees(const char *what, chance_t chance, int64_t seen, int64_t n)
{
	const double p = (double)chance / (double)CERTAIN, mean = p * (double)n;
	const double off = (double)seen > mean ? (double)seen - mean : mean - (double)seen;
	const bool sure = chance == 0 || chance == CERTAIN;
	const double more = sure ? off : off > 5 ? off - 5 : 0;

	if (more * more > (sure ? 0 : 25 * mean * (1 - p)))
		fail_msg("%s: reckoned %.6f, seen %" PRId64 " of %" PRId64, what, p, seen, n);
}

void sampled_tally(const char *what, const struct tally *t, const int64_t *seen, int64_t n)
{
	char name[100];

	for (int i = 0; i <= TALLY_MAX; i++) {
		snprintf(name, sizeof name, "%s: %d", what, i);
		sampled_agrees(name, i <= t->most ? t->of[i] : 0, seen[i], n);
	}
}

int32_t odds_asked(const struct odds_case *c, const char *input)
{
	const int i = odds_input_at(c->action, input);

	assert_true(i >= 0);
	return c->values[i].number;
}

chance_t odds_chance(const struct odds *o, const char *outcome)
{
	for (int i = 0; i < o->n_outcomes; i++)
		if (strcmp(o->outcomes[i].name, outcome) == 0)
			return o->outcomes[i].chance;
	fail_msg("no outcome '%s'", outcome);
	return 0;
}

const struct tally *odds_tally(const struct odds *o, const char *count)
{
	for (int i = 0; i < o->n_counts; i++)
		if (strcmp(o->counts[i].name, count) == 0)
			return &o->counts[i].tally;
	fail_msg("no count '%s'", count);
	return NULL;
}

/* ---- cases as they are typed ---- */

static bool reckon(const char *words, struct odds *o, struct reason *why)
{
	const struct game_system *system;
	const struct odds_action *action;
	char text[400], *rest = NULL, *word;
	struct odds_case c;

	snprintf(text, sizeof text, "%s", words);
	word = strtok_r(text, " ", &rest);
	system = word ? system_find(word) : NULL;
	word = strtok_r(NULL, " ", &rest);
	action = system && word ? odds_action(system, word) : NULL;
	if (!action)
		fail_msg("no such action: '%s'", words);
	odds_begin(&c, system, system->book, action);
	while ((word = strtok_r(NULL, " ", &rest)) != NULL)
		if (!odds_set(&c, word, why))
			return false;
	return odds_reckon(&c, o, why);
}

void odds_of(const char *words, struct odds *o)
{
	struct reason why = { "", "" };

	if (!reckon(words, o, &why))
		fail_msg("'%s' is refused: %s (%s)", words, why.text, why.rule);
}

void odds_refused(const char *words, const char *rule, const char *text)
{
	struct reason why = { "", "" };
	struct odds o;

	if (reckon(words, &o, &why))
		fail_msg("'%s' is allowed", words);
	assert_string_equal(why.rule, rule);
	if (!strstr(why.text, text))
		fail_msg("'%s' does not say '%s'", why.text, text);
}

void odds_in_vain(const char *words, const char *rule, const char *text)
{
	struct odds o;

	odds_of(words, &o);
	if (!*rule || !strstr(o.cannot, rule) || !strstr(o.cannot, text))
		fail_msg("'%s': found '%s', expected '%s' (%s)", words, o.cannot, text, rule);
	for (int i = 0; i < o.n_outcomes; i++)
		assert_true(o.outcomes[i].chance == 0 || (i == 0
			&& o.outcomes[i].chance == CERTAIN));
	for (int i = 0; i < o.n_counts; i++)
		assert_int_equal(o.counts[i].tally.of[0], CERTAIN);
}

void odds_by(const struct rulebook *book, const struct game_system *system, const char *action,
	struct odds *o)
{
	struct reason why = { "", "" };
	struct odds_case c;

	odds_begin(&c, system, book, odds_action(system, action));
	if (!odds_reckon(&c, o, &why))
		fail_msg("%s: %s", action, why.text);
}

/* Sums of many roundings are so many of the 2^52nd parts off, at most. */
static void is_about(const char *words, const char *what, chance_t found, chance_t wanted)
{
	if (llabs(found - wanted) > 64)
		fail_msg("%s: %s: expected %.9f, found %.9f", words, what,
			(double)wanted / (double)CERTAIN, (double)found / (double)CERTAIN);
}

void odds_is(const char *words, const char *outcome, int64_t ways, int64_t all)
{
	struct odds o;

	odds_of(words, &o);
	is_about(words, outcome, odds_chance(&o, outcome), chance_of(ways, all));
}

void odds_counts(const char *words, const char *count, int n, int64_t ways, int64_t all)
{
	char what[100];
	struct odds o;

	snprintf(what, sizeof what, "%d %s", n, count);
	odds_of(words, &o);
	is_about(words, what, odds_tally(&o, count)->of[n], chance_of(ways, all));
}

/* ---- rows of modifiers ---- */

const struct modifier *odds_modifier(const struct odds *o, const char *rule)
{
	for (int i = 0; i < o->n_rolls; i++)
		for (int m = 0; m < o->rolls[i].roller.event.roll.n_modifiers; m++)
			if (strcmp(o->rolls[i].roller.modifiers[m].rule, rule) == 0)
				return &o->rolls[i].roller.modifiers[m];
	return NULL;
}

void odds_adds(const struct odds *o, const char *rule, int halves)
{
	const struct modifier *const m = odds_modifier(o, rule);

	if (!m)
		fail_msg("no modifier %s", rule);
	else
		assert_int_equal(m->halves, halves);
}

static bool among(const char *const *list, const char *word)
{
	for (; list && *list; list++)
		if (strcmp(*list, word) == 0)
			return true;
	return false;
}

static bool is_tried(const struct odds_try *tries, int n, const char *rule)
{
	for (int i = 0; i < n; i++)
		if (strcmp(tries[i].rule, rule) == 0)
			return true;
	return false;
}

void odds_try_all(const char *system, const struct odds_try *tries, int n,
	const char *const *tables, const char *const *others)
{
	const struct rulebook *const book = system_find(system)->book;
	char text[400];
	struct odds o;

	for (int i = 0; i < n; i++) {
		snprintf(text, sizeof text, "%s %s", system, tries[i].words);
		odds_of(text, &o);
		if (!odds_modifier(&o, tries[i].rule))
			fail_msg("%s: no %s", text, tries[i].rule);
	}
	for (; *tables; tables++) {
		const struct rule_table *const t = rulebook_table(book, *tables);

		assert_non_null(t);
		for (int row = 0; row < t->n_rows; row++) {
			snprintf(text, sizeof text, "%s.%s", *tables, rule_table_at(t, row, 0)->text);
			if (!is_tried(tries, n, text) && !among(others, text))
				fail_msg("%s: no input is tried for %s", system, text);
		}
	}
}
