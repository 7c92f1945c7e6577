/* Minds: the registry, and those that need no rules. */
#include "config.h"
#include "as_view.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/contest.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "played.h"

static const char duel[] =
	"map\n"
	". . . . . . . .\n"
	" . A . . . . C .\n"
	". B . . w . . .\n"
	" . . . . . . D .\n"
	"end\n"
	"turns 5\n"
	"side east\n"
	"side west\n"
	"unit ann sign=A side=east\n"
	"unit bob sign=B side=east\n"
	"unit cat sign=C side=west\n"
	"unit dan sign=D side=west uncommanded\n";

enum { EAST };

TEST(test_the_registry)
{
	assert_string_equal(minds[0]->name, "commander");
	for (int i = 0; minds[i]; i++)
		assert_ptr_equal(mind_find(minds[i]->name), minds[i]);
	assert_null(mind_find("genius"));
}

/* Tests play against whom their environment names, and leave it as it was. */
TEST(test_persons_meet_a_captain_unless_the_environment_names_another)
{
	const char *const named = getenv("CLIFFHANGER_OPPONENT");
	char kept[32];

	snprintf(kept, sizeof(kept), "%s", named != NULL ? named : "");
	unsetenv("CLIFFHANGER_OPPONENT");
	assert_string_equal(mind_opponent()->name, "captain");
	setenv("CLIFFHANGER_OPPONENT", "genius", 1);
	assert_string_equal(mind_opponent()->name, "captain");
	setenv("CLIFFHANGER_OPPONENT", "recruit", 1);
	assert_ptr_equal(mind_opponent(), &mind_quick);
	if (named != NULL)
		setenv("CLIFFHANGER_OPPONENT", kept, 1);
	else
		unsetenv("CLIFFHANGER_OPPONENT");
}

static struct choice choose(const char *mind, const struct game *g)
{
	const struct decision d = *game_decision(g, EAST, NOBODY);
	struct view *const view = view_new(g, EAST);
	struct choice c;

	assert_non_null(view);
	assert_true(mind_choose(mind_find(mind), view, &d, NULL, &c));
	assert_true(game_check(g, &c, NULL));
	view_free(view);
	return c;
}

TEST(test_every_mind_answers_lawfully_and_always_alike)
{
	for (int i = 0; minds[i]; i++) {
		struct trial t;
		struct choice once, again;

		trial_begin(&t, &system_null, duel, "");
		once = choose(minds[i]->name, t.game);
		again = choose(minds[i]->name, t.game);
		assert_memory_equal(&once, &again, sizeof(once));
		assert_int_equal(once.seat, EAST);
		trial_end(&t);
	}
}

TRIAL(test_idle_does_as_little_as_it_may, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	char line[CHOICE_LINE_MAX];
	struct choice c;

	c = choose("idle", t.game);
	choice_write(t.game, &c, line, sizeof(line));
	assert_string_equal(line, "done");
}

TRIAL(test_random_does_all_kinds_of_things, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	int32_t goals[64], n = 0;

	for (int turn = 0; turn < 4; turn++) {
		const struct choice c = choose("random", t.game);
		bool known = false;

		for (int i = 0; i < n; i++)
			known = known || goals[i] == c.argument[1].value;
		if (!known)
			goals[n++] = c.argument[1].value;
		trial_do(&t, EAST, "done");
		while (game_decision(t.game, 1, NOBODY))
			trial_do(&t, 1, "done");
		while (game_decision(t.game, 3, NOBODY))
			trial_do(&t, 3, "done");
	}
	assert_true(n >= 2);
}

/* ---- minds that misbehave ---- */

static void answer_nonsense(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	(void)m, (void)view;
	c->seat = d->seat;
	c->verb = 0;
	c->n = 2;
	c->argument[0] = (struct argument){ ARGUMENT_UNIT, 40000 };
	c->argument[1] = (struct argument){ ARGUMENT_CELL, -7 };
}

static const struct mind fool = { "fool", "", 0, answer_nonsense, NULL, NULL };

TRIAL(test_nonsense_is_replaced_by_something_lawful,
	trial_begin(&t, &system_null, duel, ""), trial_end)
{
	struct choice c;

	assert_true(mind_choose(&fool, as_view(t.game), game_decision(t.game, EAST, NOBODY), NULL,
		&c));
	assert_true(game_check(t.game, &c, NULL));
}

TRIAL(test_patience_ends_and_closes_the_decision,
	trial_begin(&t, &system_null, duel, ""), trial_end)
{
	struct patience p = { .spent = 0 };
	struct choice c;
	char line[CHOICE_LINE_MAX];
	int answers = 0;

	do {
		assert_true(mind_choose(mind_find("random"), as_view(t.game),
			game_decision(t.game, EAST, NOBODY), &p, &c));
		choice_write(t.game, &c, line, sizeof(line));
		answers++;
	} while (strcmp(line, "done") != 0 && answers <= PATIENCE + 1);
	assert_int_equal(answers, PATIENCE + 1);
	assert_int_equal(p.spent, 1);
}

TRIAL(test_a_contest_among_fools_ends, trial_begin(&t, &system_null, duel, ""), trial_end)
{
	const struct mind *const mind[SIDES_MAX] = { &fool, &fool };
	struct contest *c;
	struct dice dice;

	c = contest_new(t.setup, t.rules, mind);
	assert_non_null(c);
	dice_seed(&dice, 1);
	assert_int_equal(contest_play(c, &dice, 0, (struct sink){ NULL, NULL }), CONTEST_OVER);
	assert_int_equal(contest_play(c, &dice, 2, (struct sink){ NULL, NULL }), CONTEST_LIMIT);
	assert_int_equal(contest_game(c)->turn, 3);
	contest_free(c);
}

TEST_MAIN
