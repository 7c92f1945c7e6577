/* Sampled: see sampled.h. */
#include "config.h"
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

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
