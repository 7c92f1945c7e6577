/* Lists of names: drawn by a seed, each once, and by nobody who has one; NL1, NL2. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "story_scenario.h"

static const char lists[] =
	"names:\n"
	"  crew: [Abbott, Bevan, Carmody, Doyle, Evans, Fitch, Lt. Steele]\n"
	"  few: [\"Kiri\"]\n";

/* The story's scenario with lists; `unit` is a line of the marines, `side` of the locals. */
static char *with_names(const char *unit, const char *side)
{
	char units[400], sides[400], *first, *second, *whole;

	snprintf(units, sizeof(units), "    note: Fresh from the boat.\n%s", unit);
	snprintf(sides, sizeof(sides), "edges: east, %scolour: 4,", side);
	first = story_replace(story_scenario, "    note: Fresh from the boat.\n", units);
	second = story_replace(first, "edges: east, colour: 4,", sides);
	whole = malloc(strlen(second) + sizeof(lists));
	assert_non_null(whole);
	strcpy(whole, second);
	strcat(whole, lists);
	free(first);
	free(second);
	return whole;
}

static struct setup *load(const char *unit, const char *side)
{
	char *const text = with_names(unit, side);
	struct faults *const f = faults_new("named.yaml");
	struct setup *const s = scenario_read(text, strlen(text), "named.yaml", f);

	if (!s)
		faults_print(f, stderr);
	assert_non_null(s);
	faults_free(f);
	free(text);
	return s;
}

static const char *called(const struct setup *s, int figure)
{
	return s->figures[figure].called ? s->figures[figure].called : "";
}

static bool same_names(const struct setup *a, const struct setup *b)
{
	for (int f = 0; f < a->n_figures; f++)
		if (strcmp(called(a, f), called(b, f)) != 0)
			return false;
	return true;
}

/* NL1 */
TEST(test_nobody_is_called_as_another)
{
	struct setup *const s = load("", "names: crew, ");

	for (uint64_t seed = 0; seed < 200; seed++) {
		int drawn = 0;

		scenario_draw_names(s, seed);
		for (int f = 0; f < s->n_figures; f++) {
			drawn += *called(s, f) != '\0';
			assert_true(!*s->figures[f].name || !*called(s, f));
			assert_string_not_equal(called(s, f), "Lt. Steele");
			for (int g = 0; g < f; g++)
				assert_true(!*called(s, f)
					|| strcmp(called(s, f), called(s, g)) != 0);
		}
		assert_int_equal(drawn, 6);	/* of seven, all but Steele's */
	}
	setup_free(s);
}

/* NL2 */
TEST(test_the_seed_alone_says_who_is_called_what)
{
	struct setup *const a = load("", "names: crew, "), *const b = load("", "names: crew, ");
	int others = 0;

	for (uint64_t seed = 0; seed < 50; seed++) {
		scenario_draw_names(a, seed);
		scenario_draw_names(b, seed);
		assert_true(same_names(a, b));
		scenario_draw_names(a, seed);	/* and again */
		assert_true(same_names(a, b));
		scenario_draw_names(b, seed + 1);
		others += !same_names(a, b);
	}
	assert_true(others > 40);
	setup_free(a);
	setup_free(b);
}

TEST(test_a_side_s_list_is_its_units)
{
	struct setup *const s = load("", "names: few, ");
	int drawn = 0;

	scenario_draw_names(s, 3);
	for (int f = 0; f < s->n_figures; f++)
		if (*called(s, f)) {
			const struct setup_unit *const u = &s->units[s->figures[f].unit];

			assert_string_equal(s->sides[u->side].id, "locals");
			assert_string_equal(called(s, f), "Kiri");
			drawn++;
		}
	assert_int_equal(drawn, 1);	/* the list has one, the others are numbered */
	setup_free(s);
}

static void expect_fault(const char *lists_of, const char *words)
{
	char *const text = malloc(strlen(story_scenario) + strlen(lists_of) + 1);
	struct faults *const f = faults_new("named.yaml");
	bool found = false;

	assert_non_null(text);
	strcpy(text, story_scenario);
	strcat(text, lists_of);
	setup_free(scenario_read(text, strlen(text), "named.yaml", f));
	for (int i = 0; i < faults_count(f); i++)
		found = found || strstr(faults_at(f, i)->text, words);
	if (!found)
		faults_print(f, stderr);
	assert_true(found);
	assert_int_equal(faults_count(f), 1);
	faults_free(f);
	free(text);
}

TEST(test_bad_lists_are_told_of)
{
	expect_fault("names: [Abbott]\n", "expected a mapping of ids");
	expect_fault("names: {crew: Abbott}\n", "expected a list of names, found \"Abbott\"");
	expect_fault("names: {crew: []}\n", "expected a list of names");
	expect_fault("names: {crew: [Abbott, Abbott]}\n", "found \"Abbott\" again");
	expect_fault("names: {crew: [Abbott, {a: b}]}\n", "expected");
	expect_fault("names: {crew: [Abbott]}\n", "nobody draws");
	expect_fault("names: {crew: [an endless name an endless name an endless name an endless "
		"name endless]}\n", "63");
}

TEST(test_too_short_a_list_and_an_unknown_one_are_told_of)
{
	char *text = story_replace(story_scenario, "    note: Fresh from the boat.\n",
		"    note: Fresh from the boat.\n    names: crw\n");
	struct faults *const f = faults_new("named.yaml");
	char *const whole = malloc(strlen(text) + 200);

	assert_non_null(whole);
	sprintf(whole, "%snames: {crew: [Abbott]}\n", text);
	assert_null(scenario_read(whole, strlen(whole), "named.yaml", f));
	assert_non_null(strstr(faults_at(f, 0)->text, "did you mean \"crew\"?"));
	faults_free(f);
	free(text);
	free(whole);
	text = with_names("    names: few\n", "names: crew, ");
	{
		struct faults *const g = faults_new("named.yaml");
		struct setup *const s = scenario_read(text, strlen(text), "named.yaml", g);

		assert_non_null(s);
		assert_int_equal(faults_count(g), 1);
		assert_non_null(strstr(faults_at(g, 0)->text, "the others are numbered"));
		faults_free(g);
		setup_free(s);
	}
	free(text);
}

TEST_MAIN
