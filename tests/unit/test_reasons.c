/* Reasons: what a commander had in mind, thought over again. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/buffer.h"
#include "cliffhanger/reasons.h"
#include "played.h"

enum { US, THEM };	/* sides */
enum { GUARD };		/* units */

/* Two who may tag each other, and a gate behind them. */
static const char yard[] =
	"map\n"
	"A A . . . . . . . .\n"
	" A . . . . . . B B .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side us edges=west\n"
	"side them edges=east\n"
	"unit guard sign=A side=us\n"
	"unit thugs sign=B side=them\n"
	"area gate 8,3 9,3\n";

static const struct setup_objective aims[] = {
	{ "gate", "Be at the gate.", AIM_REACH, US, -1, 0, -1, 0, 0, 5, false },
	{ "plot", "Keep the gate.", AIM_HOLD, THEM, -1, 0, -1, 0, 0, 5, true },
};

struct asked {
	struct trial t;
	struct view *view;
	struct decision d;
	struct choice chosen;
};

static void begin(struct asked *a, const struct mind *m)
{
	struct setup *const s = build_setup(&system_null, yard);

	s->objectives = aims;
	s->n_objectives = 2;
	trial_begin_with(&a->t, s, "");
	a->d = *game_decision(a->t.game, US, NOBODY);
	a->view = view_new(a->t.game, US);
	assert_non_null(a->view);
	assert_true(mind_choose(m, a->view, &a->d, NULL, &a->chosen));
}

static void end(struct asked *a)
{
	view_free(a->view);
	trial_end(&a->t);
}

static void add_line(void *self, const char *text)
{
	buffer_add(self, "%s\n", text);
}

static struct buffer told(const struct asked *a, const struct reasons *r)
{
	struct buffer b = { 0 };

	reasons_tell(a->view, &a->d, r, true, add_line, &b);
	return b;
}

static void assert_says(const struct buffer *b, const char *part)
{
	if (!strstr(buffer_text(b), part))
		fail_msg("'%s' is not in:\n%s", part, buffer_text(b));
}

TEST(test_what_was_chosen_is_chosen_again_and_told)
{
	const struct mind *const captain = mind_find("captain");
	struct asked a;
	struct reasons r;
	struct buffer b;

	begin(&a, captain);
	assert_true(reasons_find(captain, a.view, &a.d, &a.chosen, &r));
	assert_int_equal(r.found, REASONS_SAME);
	assert_memory_equal(&r.chosen.choice.argument, &a.chosen.argument,
		sizeof(a.chosen.argument));
	assert_int_equal(choice_unit(a.t.game, &a.chosen), GUARD);
	assert_true(r.games >= r.chosen.games + (r.has_second ? r.second.games : 0));
	assert_true(r.chosen.games > 0 && r.chosen.games <= r.draws);
	assert_int_equal(r.chosen.began[US], 3 * r.chosen.games);
	assert_true(r.chosen.men[US] <= r.chosen.began[US]);
	assert_true(r.chosen.had[0] <= r.chosen.games);
	assert_true(r.chosen.at[GUARD] != CELL_NONE);
	b = told(&a, &r);
	assert_says(&b, "It meant: ");
	assert_says(&b, "It expected, in ");
	assert_says(&b, "There it saw ");
	assert_says(&b, " second");
	assert_null(strstr(buffer_text(&b), "Keep the gate"));	/* theirs, and hidden */
	buffer_free(&b);
	end(&a);
}

TEST(test_it_changes_nothing_and_comes_to_the_same_twice)
{
	const struct mind *const captain = mind_find("captain");
	struct asked a;
	struct reasons r, again;
	uint64_t before;

	begin(&a, captain);
	before = game_check_value(&a.view->game);
	assert_true(reasons_find(captain, a.view, &a.d, &a.chosen, &r));
	assert_true(reasons_find(captain, a.view, &a.d, &a.chosen, &again));
	assert_int_equal(r.games, again.games);
	assert_int_equal(r.more, again.more);
	assert_memory_equal(r.chosen.men, again.chosen.men, sizeof(r.chosen.men));
	assert_true(game_check_value(&a.view->game) == before);
	end(&a);
}

TEST(test_a_choice_of_another_hand_is_said_to_be_one)
{
	const struct mind *const captain = mind_find("captain");
	struct choice other = { .seat = US };
	struct asked a;
	struct reasons r;
	struct reason why;
	struct buffer b;

	begin(&a, captain);
	assert_true(choice_read(a.t.game, US, "move guard 1,3", &other, &why));
	assert_true(reasons_find(captain, a.view, &a.d, &other, &r));
	assert_int_equal(r.found, REASONS_OTHERWISE);
	b = told(&a, &r);
	assert_says(&b, "Asked again, it chooses otherwise: ");
	buffer_free(&b);
	end(&a);
}

static bool soon(void *self, int seat)
{
	int *const left = self;

	(void)seat;
	return (*left)-- <= 0;
}

TEST(test_who_was_hurried_is_found_out_or_had_chosen_the_same)
{
	const struct mind *const captain = mind_find("captain");

	for (int draws = 0; draws < 4; draws++) {
		struct mind hasty = *captain;
		int left = draws;
		struct reasons r;
		struct asked a;

		hasty.hurried = soon;
		hasty.self = &left;
		begin(&a, &hasty);
		assert_true(reasons_find(captain, a.view, &a.d, &a.chosen, &r));
		assert_true(r.found == REASONS_SAME || r.found == REASONS_HURRIED);
		assert_true(r.found == REASONS_SAME || r.draws >= draws);
		end(&a);
	}
}

TEST(test_haste_is_told_with_what_time_would_have_brought)
{
	struct asked a;
	struct reasons r = { .found = REASONS_HURRIED, .mind = mind_find("captain"), .draws = 2,
		.draws_in_full = 8, .candidates = 3, .games = 6, .turns = 3 };
	struct buffer b;

	begin(&a, &mind_quick);
	r.chosen.choice = r.in_full = a.chosen;
	b = told(&a, &r);
	assert_says(&b, "its best after 2 of 8 guesses");
	assert_says(&b, "It weighed 3 plans in 6 games, played on for 3 turns");
	buffer_free(&b);
	end(&a);
}

TEST(test_who_does_not_look_ahead_says_so)
{
	struct asked a;
	struct reasons r;
	struct buffer b;

	begin(&a, &mind_quick);
	assert_true(reasons_find(&mind_quick, a.view, &a.d, &a.chosen, &r));
	assert_int_equal(r.found, REASONS_FORMULAS);
	b = told(&a, &r);
	assert_says(&b, "A recruit does not look ahead");
	buffer_free(&b);
	r.mind = mind_find("random");
	b = told(&a, &r);
	assert_says(&b, "random: ");
	buffer_free(&b);
	end(&a);
}

TEST(test_what_came_second_is_told_with_how_far_behind)
{
	struct asked a;
	struct reasons r = { .found = REASONS_SAME, .mind = mind_find("captain"), .draws = 8,
		.games = 16, .has_second = true, .more = 1340 };
	struct buffer b;

	begin(&a, &mind_quick);
	r.chosen.choice = r.second.choice = a.chosen;
	r.chosen.games = r.second.games = 8;
	r.second.began[US] = 24;
	r.second.men[US] = 17;
	r.second.won = 2;
	b = told(&a, &r);
	assert_says(&b, "1.3 men's worth less; in 8 games: ");
	assert_says(&b, " 2.1 (now 3); won in 2.");
	buffer_free(&b);
	r.more = -400;
	r.own = true;
	r.better = 5;
	r.tries = 8;
	b = told(&a, &r);
	assert_says(&b, "0.4 men's worth more, and better in 5 of 8: not sure enough to give up "
		"its first thought");
	buffer_free(&b);
	end(&a);
}

TEST_MAIN
