/* What a scenario is given, and what variables change in it. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/given.h"
#include "story_scenario.h"

/* The scenario with this at its end. */
static char *with(const char *end)
{
	const size_t size = strlen(story_scenario) + strlen(end) + 1;
	char *const text = malloc(size);

	assert_non_null(text);
	snprintf(text, size, "%s%s", story_scenario, end);
	return text;
}

static struct setup *load_with(const char *end)
{
	char *const text = with(end);
	struct setup *const s = story_load(text);

	free(text);
	return s;
}

static int unit(const struct setup *s, const char *id)
{
	for (int i = 0; i < s->n_units; i++)
		if (strcmp(s->units[i].id, id) == 0)
			return i;
	fail_msg("no unit %s", id);
	return -1;
}

static void one_fault(const char *end, const char *path, const char *words)
{
	char *const text = with(end);
	struct faults *const f = faults_new("x.yaml");
	struct setup *const s = scenario_read(text, strlen(text), "x.yaml", f);

	if (faults_count(f) != 1)
		faults_print(f, stderr);
	assert_int_equal(faults_count(f), 1);
	assert_string_equal(faults_at(f, 0)->path, path);
	assert_string_equal(faults_at(f, 0)->text, words);
	assert_null(s);
	faults_free(f);
	free(text);
}

TEST(test_all_that_can_be_given)
{
	struct setup *const s = load_with(story_given);
	const struct setup_unit *const marines = &s->units[unit(s, "marines")];
	const struct setup_unit *const gang = &s->units[unit(s, "gang")];
	int people = 0, heroes = 0;

	assert_int_equal(s->turns, 6);
	assert_non_null(strstr(s->briefing, "Last time, on another beach."));
	assert_non_null(strstr(s->briefing, "The map was right."));
	assert_int_equal(s->flags_set, 2);
	assert_int_equal(s->units[unit(s, "cousins")].arrives, 2);
	assert_true(s->units[unit(s, "band")].absent);
	assert_int_equal(s->items[0].unit, unit(s, "marines"));
	for (int f = marines->first; f < marines->first + marines->count; f++) {
		people += !s->figures[f].hero;
		if (!s->figures[f].hero)
			assert_string_equal(s->figures[f].roster, "crew");
	}
	assert_int_equal(people, 3);
	for (int f = gang->first; f < gang->first + gang->count; f++)
		if (strcmp(s->figures[f].roster, "lo") == 0) {
			heroes++;
			assert_true(s->figures[f].hero);
			assert_string_equal(s->figures[f].name, "Lo");
		}
	assert_int_equal(heroes, 1);
	setup_free(s);
}

TEST(test_variables_as_the_scenario_has_them)
{
	struct setup *const s = load_with("variables: {map-found: no, clues: 2}\n"
		"changes:\n  - {if: map-found, turns: 6, flags: night}\n"
		"  - {if: [not map-found, clues > 1], briefing: Two clues.}\n"
		"  - {if: clues = 1, turns: 2}\n");

	assert_int_equal(s->turns, 8);
	assert_int_equal(s->flags_set, 0);
	assert_non_null(strstr(s->briefing, "Two clues."));
	assert_int_equal(s->n_variables, 2);
	setup_free(s);
}

TEST(test_faults_of_variables)
{
	one_fault("variables: {clues: 1}\nchanges:\n  - {if: clue, turns: 7}\n", "changes[1].if",
		"expected the id of a variable, found \"clue\"; did you mean \"clues\"?");
	one_fault("variables: {clues: 1000}\n", "variables.clues",
		"expected a whole number from 0 to 999, found \"1000\"");
	one_fault("variables: {clues: 1}\nchanges:\n  - {if: clues => 1}\n", "changes[1].if",
		"expected a question to a variable, \"NAME\", \"not NAME\" or \"NAME >= 2\", "
		"found \"clues => 1\"");
	one_fault("variables: {clues: 1}\nchanges:\n  - {if: clues, arrives: {gang: 2}}\n",
		"changes[1].arrives.gang", "expected a unit with \"arrives\", found one that is "
		"there from the beginning");
}

TEST(test_what_is_given_is_checked)
{
	one_fault("given: {units: {marine: {figures: 2}}}\n", "given.units.marine",
		"expected the id of a unit, found \"marine\"; did you mean \"marines\"?");
	one_fault("given: {items: {gold: nobody}}\n", "given.items.gold",
		"expected the id of a unit, found \"nobody\"; there are marines, gang, cousins, "
		"band");
	one_fault("given: {heroes: [{unit: gang}]}\n", "given.heroes[1]",
		"expected the key \"name\" of a given hero, found none");
}

/* Everybody may be away, and then nobody is missed. */
TEST(test_fewer_than_the_scenario_asks)
{
	struct setup *const s = load_with("given:\n  units:\n    marines: {figures: 1}\n"
		"    gang: {figures: 0}\n");

	assert_true(s->units[unit(s, "marines")].count >= 1);
	setup_free(s);
}

TEST(test_written_and_read_again)
{
	struct given *const g = calloc(1, sizeof(*g));
	size_t size;
	char *text;
	struct setup *s;

	assert_non_null(g);
	g->briefing = "Twice \"told\".\n\nA backslash \\ and a long, long line that has to be "
		"folded somewhere, because nobody reads lines as long as this one is.";
	g->n_units = 1;
	g->units[0] = (struct given_unit) { .unit = "marines", .roster = "crew",
		.leader = "Doyle's \"brother\"", .figures = 5, .n_names = 1,
		.names = { "Finn: the #1" } };
	text = given_to(story_scenario, strlen(story_scenario), g, &size);
	assert_non_null(text);
	assert_int_equal(strlen(text), size);
	s = story_load(text);
	assert_memory_equal(s->briefing, g->briefing, strlen(g->briefing));
	setup_free(s);
	free(text);
	g->n_units = 0;
	g->briefing = NULL;
	text = given_to(story_scenario, strlen(story_scenario), g, &size);
	assert_string_equal(text, story_scenario);	/* nothing given, nothing added */
	free(text);
	free(g);
}

TEST(test_names_that_leave_the_folder)
{
	static const char *const bad[] = { "", "/etc/passwd", "../x.yaml", "a/../b.yaml", ".x",
		"a//b", "a/", "a\\b", "./x" };

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		if (library_name_is_safe(bad[i]))
			fail_msg("taken: %s", bad[i]);
	assert_true(library_name_is_safe("heroes/kate.yaml"));
	assert_true(library_name_is_safe("1-docks.yaml"));
}

TEST_MAIN
