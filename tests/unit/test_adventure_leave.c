/* Leaving the table by order (C-9): who gets off, who does not, and the aim that
 * asks for it.
 */
#include "config.h"
#include "unit.h"
#include "build_setup.h"
#include "played.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/judges.h"

static const char field[] =
	"map\n"
	". . . A A . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . A . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . B .\n"
	" . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=club stance=hold\n"
	"figure 1 leader\n";

static int left(const struct trial *t, const char *id)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, id))
		n += t->game->figures[f].life == LIFE_LEFT;
	return n;
}

TRIAL(test_C_9_who_reaches_the_edge_is_gone, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	trial_do(&t, 0, "order marines leave 1,1");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_int_equal(left(&t, "marines"), 3);
	assert_int_equal(game_unit_fit(t.game, trial_unit(&t, "marines")), 1);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "marines"))
		if (t.game->figures[f].life == LIFE_LEFT)
			assert_int_equal(t.game->figures[f].left & EDGE_WEST, EDGE_WEST);
}

TRIAL(test_C_9_only_over_the_edge, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	trial_refuses(&t, 0, "order marines leave 2,2", "C-9");
	trial_refuses(&t, 0, "order marines leave 22,3", "C-3");
	trial_refuses(&t, 0, "order marines leave", "");
}

TRIAL(test_C_9_nobody_shoots_on_leaving, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	struct reason why;

	trial_do(&t, 0, "order marines leave 1,1");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "marines"))
		assert_false(adv_can_shoot(t.game, f, &why));
}

TEST(test_an_exit_meets_its_aim)
{
	static const struct setup_objective out = { .id = "out", .text = "Get out.",
		.kind = AIM_EXIT, .side = 0, .unit = 0, .area = -1, .item = -1,
		.edge = EDGE_WEST, .number = 3, .points = 5 };
	struct setup *s = build_setup(&system_rugged, field);
	struct trial t;

	s->objectives = &out;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	trial_do(&t, 0, "order marines leave 1,1");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_int_equal(t.game->objectives[0], 0);
	trial_end(&t);
}

TEST_MAIN
