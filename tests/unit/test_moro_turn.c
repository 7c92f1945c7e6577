/* The turn as a walk through activations, and what the engine keeps of it. */
#include "config.h"
#include "unit.h"
#include "cliffhanger/mind.h"
#include "moro_games.h"
#include "systems/moro/moro.h"

static const char clearing[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A A . . . . B B .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n";

MORO_GAME(test_M_2_a_unit_that_has_acted_is_marked, clearing)
{
	moro_hand(&t, "us");
	moro_do(&t, "hold scouts");
	assert_true(moro_unit_in(&t, "scouts")->acted);
	assert_int_equal(moro_in(&t)->hand, 1);
	assert_false(moro_unit_in(&t, "kris")->acted);
}

MORO_GAME(test_M_1_the_turn_ends_when_all_are_marked, clearing)
{
	moro_hand(&t, "us");
	moro_do(&t, "hold scouts");
	trial_dice(&t, "5 3");
	moro_do(&t, "hold kris");
	assert_int_equal(t.game->turn, 2);
	assert_false(moro_unit_in(&t, "scouts")->acted);
}

MORO_GAME(test_M_2_who_is_idle_holds_one_unit_after_the_other, clearing)
{
	const struct mind *const idle = mind_find("idle");
	struct choice c;
	struct view *view;

	moro_hand(&t, "us");
	view = view_new(t.game, 0);
	assert_true(mind_choose(idle, view, &view->game.decisions[0], NULL, &c));
	assert_int_equal(c.verb, VERB_HOLD);
	assert_int_equal(c.argument[0].value, trial_unit(&t, "scouts"));
	view_free(view);
}

/* M-1: whose counter has been marked is seen by all, and nothing else of it. */
MORO_GAME(test_M_1_who_acts_unseen_is_told_of_without_a_name,
	"map\n. . . . . . . . . . . .\n . A A . . . . . . . B B\n"
	". . . . . . . . . . . .\n . . . . . . . . . . . .\nend\n"
	"side us edges=west\nside moros edges=east\n"
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear hidden\n")
{
	const struct event *e;

	moro_hand(&t, "moros");
	moro_do(&t, "hold kris");
	e = trial_event(&t, EVENT_NOTE, -1);
	assert_non_null(e);
	assert_string_equal(e->word, "moros: somebody hidden keeps still");
	assert_int_equal(e->unit, NOBODY);
	assert_true(view_hears(t.game, 0, e));
	assert_false(view_hears(t.game, 1, e));
}

TEST_MAIN
