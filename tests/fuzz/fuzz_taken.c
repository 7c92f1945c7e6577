/* Mangled scenarios of a real rule system: what the loader takes can be played,
 * and noise is never taken.  (What it says of the others: fuzz_scenario.c.)
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "file.h"
#include "mangle.h"

enum { ROUNDS = 3000, STEPS = 10, ROOM = 1 << 15 };

static void ignore(void *self, const struct event *e)
{
	(void)self;
	(void)e;
}

static bool take_step(struct game *g)
{
	const struct sink deaf = { ignore, NULL };
	struct view *view;
	struct choice c;
	bool found;

	if (g->n_decisions == 0)
		return false;
	view = view_new(g, g->decisions[0].seat);
	assert_non_null(view);
	found = mind_choose(mind_find("random"), view, &g->decisions[0], NULL, &c);
	view_free(view);
	if (!found)
		fail_msg("turn %d: no answer to %s of seat %d about unit %d", g->turn,
			g->system->decisions[g->decisions[0].kind].name, g->decisions[0].seat,
			g->decisions[0].unit);
	game_step(g, &c, deaf);
	return true;
}

static void play_some(const struct setup *s)
{
	const struct sink deaf = { ignore, NULL };
	struct reason why = { "", "" };
	void *const rules = s->system->bind(s->system, s->book, &why);
	struct dice dice;
	struct game *g;

	assert_non_null(rules);
	dice_seed(&dice, 1);
	g = game_new(s, rules, &dice, deaf);
	assert_non_null(g);
	for (int i = 0; i < STEPS && take_step(g); i++)
		;
	game_free(g);
	s->system->unbind(rules);
}

/* Whether it was taken. */
static bool try_scenario(const char *text, size_t size)
{
	struct faults *const f = faults_new("bad.yaml");
	struct setup *s;

	assert_non_null(f);
	s = scenario_read(text, size, "bad", f);
	assert_int_equal(s == NULL, faults_errors(f) > 0);
	faults_free(f);
	if (s)
		play_some(s);
	setup_free(s);
	return s != NULL;
}

static const char *const files[] = { "ford.yaml", "lagoon.yaml", "../terminal/kisoro.yaml",
	"../play/moro-skirmish.yaml", "../play/participation-skirmish.yaml" };
enum { FILES = sizeof(files) / sizeof(files[0]) };

static void assert_good(const char *file)
{
	size_t size;
	char *const text = test_file(file, &size);
	struct faults *const f = faults_new(file);
	struct setup *const s = scenario_read(text, size, file, f);

	if (faults_errors(f) > 0)
		fail_msg("%s:%d:%d: %s", file, faults_at(f, 0)->line, faults_at(f, 0)->column,
			faults_at(f, 0)->text);
	assert_non_null(s);
	setup_free(s);
	faults_free(f);
	free(text);
}

TEST(test_the_whole_scenarios_are_good)
{
	for (int i = 0; i < FILES; i++)
		assert_good(files[i]);
}

static void mangle_and_play(const char *file)
{
	size_t size;
	char *const text = test_file(file, &size), *const bad = malloc(ROOM);
	const long rounds = fuzz_inputs(FUZZ_SCENARIOS, ROUNDS) / FILES + 1;
	long taken = 0;
	struct mangler m;

	assert_non_null(bad);
	mangler_seed(&m, 1);
	for (long i = 0; i < rounds; i++)
		taken += try_scenario(bad, mangle(&m, text, size, bad, ROOM));
	fuzz_tell(FUZZ_SCENARIOS, rounds);
	assert_in_range(taken, 1, rounds - rounds / 2);
	free(bad);
	free(text);
}

TEST(test_a_mangled_scenario_that_is_taken_can_be_played)
{
	for (int i = 0; i < FILES; i++)
		mangle_and_play(files[i]);
}

TEST(test_noise_is_no_scenario)
{
	const long rounds = fuzz_rounds(ROUNDS) / 10;
	struct mangler m;
	char noise[2000];

	mangler_seed(&m, 2);
	for (long i = 0; i < rounds; i++) {
		const size_t n = mangler_below(&m, sizeof(noise));

		for (size_t k = 0; k < n; k++)
			noise[k] = (char)mangler_below(&m, 256);
		assert_false(try_scenario(noise, n));
	}
}

TEST_MAIN
