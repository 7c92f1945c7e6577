/* Running: retreats, routs, pursuit, the table's edges (S-A-97 … S-A-104, C-9,
 * S-C-15, A-33).
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/orders/orders.h"

static struct adv_unit *of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit);
}

static int col(const struct trial *t, const char *unit, int number)
{
	return grid_col(&t->game->table->grid, skirmish_cell(t, unit, number)) + 1;
}

static int row(const struct trial *t, const char *unit, int number)
{
	return grid_row(&t->game->table->grid, skirmish_cell(t, unit, number)) + 1;
}

static int between(const struct trial *t, const char *a, const char *b)
{
	return (int)standing_apart(t->game, trial_unit(t, a), trial_unit(t, b));
}

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . A A . . . . . . . . B B . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . A A . . . . . . . . B B . . . . . . . .\n"
	". . . . . . . . . . . . . . . . A . . . . . . . . . B . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle troops=soldiers\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs class=native arms=sword troops=warriors\n"
	"figure 1 leader\n";

/* S-A-97: away from the enemy that caused it, at the rate its player chose. */
SKIRMISH(test_S_A_97_a_retreat, field)
{
	int before;

	before = between(&t, "marines", "gang");
	of(&t, "marines")->retreating = true;
	of(&t, "marines")->threat = (int16_t)trial_unit(&t, "gang");
	of(&t, "marines")->suppressed_until = 2;
	trial_do(&t, 0, "order marines combat");
	adv_move_all(t.game);
	assert_int_equal(between(&t, "marines", "gang"), before + 40);
	assert_false(of(&t, "marines")->retreating);
	assert_int_equal(of(&t, "marines")->retreat_turn, 1);
	assert_int_equal(of(&t, "marines")->mode, MODE_RETREAT);
	assert_int_equal(of(&t, "marines")->suppressed_until, 2);	/* all of the next turn */
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
}

SKIRMISH(test_R_394_a_rout_runs_to_the_closest_own_edge, field)
{
	of(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_int_equal(col(&t, "marines", 1), 17 - 15);	/* run rate, straight west */
	assert_int_equal(of(&t, "marines")->mode, MODE_ROUT);
	assert_true(between(&t, "marines", "gang") > 200);
	skirmish_turn(&t, 2);
	adv_move_all(t.game);	/* and over the edge (R:416) */
	for (int i = 1; i <= 5; i++) {
		assert_int_equal(skirmish_life(&t, "marines", i), LIFE_LEFT);
		assert_int_equal(t.game->figures[trial_figure(&t, "marines", i)].left & EDGE_WEST,
			EDGE_WEST);
	}
}

/* A unit that breaks where it stands at its own edge does not turn along it. */
TEST(test_R_394_the_broken_leave_over_their_own_edge)
{
	static const char shore[] =
		"map\n"
		". . . . . . . . . . . .\n"
		" A . . . . . . B . . . .\n"
		"A . . . . . . . B . . .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		NAVY_AND_THUGS
		"unit marines sign=A side=navy arms=rifle troops=soldiers\n"
		"unit gang sign=B side=thugs class=native arms=sword troops=warriors\n";
	struct trial t;

	skirmish_begin(&t, shore);
	of(&t, "marines")->routing = of(&t, "marines")->broke = true;
	of(&t, "marines")->threat = (int16_t)trial_unit(&t, "gang");
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_LEFT);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_LEFT);
	skirmish_end(&t);
}

static const char between_edge[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". . . . B . . . A . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=sword\n";

/* S-A-99: with the enemy between it and its edge never a step nearer to him. */
SKIRMISH(test_S_A_99_never_nearer_to_the_enemy, between_edge)
{
	const struct event *e;
	int last;

	of(&t, "marines")->routing = true;
	last = between(&t, "marines", "gang");
	adv_move_all(t.game);
	for (int i = 0; (e = trial_event(&t, EVENT_MOVE, i)) != NULL; i++) {
		int now;

		if (e->from == CELL_NONE || e->cell == CELL_NONE || e->unit != 0)
			continue;
		now = (int)table_distance(t.game->table, e->cell, skirmish_cell(&t, "gang", 1));
		assert_true(now >= last);
		last = now;
	}
	assert_true(last > 40);
}

/* S-C-15: a side without an edge runs to the one nearest to where it began. */
TEST(test_S_C_15_no_edge_of_ones_own)
{
	static const char orphans[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . A . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"side navy\n"
		"side thugs edges=east\n"
		"unit marines sign=A side=navy arms=rifle\n"
		"unit gang side=thugs figures=1 at=25,6 arms=sword\n";
	struct trial t;

	skirmish_begin(&t, orphans);	/* begins by the north edge */
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 3, 5));
	of(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_LEFT);
	assert_int_equal(t.game->figures[0].left, EDGE_NORTH);
	skirmish_end(&t);
}

/* S-A-104: the suppressed run with the rest, the wounded stay. */
SKIRMISH(test_S_A_104_who_routs_along, field)
{
	of(&t, "marines")->routing = true;
	skirmish_man(&t, "marines", 2)->suppressed_until = 2;
	game_life(t.game, trial_figure(&t, "marines", 3), LIFE_WOUNDED, "wounded");
	adv_move_all(t.game);
	assert_true(col(&t, "marines", 2) < 5);
	assert_int_equal(col(&t, "marines", 3), 17);
}

/* S-A-98: pursuers move after the routers, at run rate, and stop at the first. */
SKIRMISH(test_S_A_98_pursuers_run_last, field)
{
	of(&t, "marines")->routing = true;
	of(&t, "gang")->pursuing = true;
	of(&t, "gang")->target = (int16_t)trial_unit(&t, "marines");
	adv_move_all(t.game);
	assert_int_equal(col(&t, "marines", 1), 2);
	assert_in_range(col(&t, "gang", 1), 8, 10);	/* 18" of native feet */
	assert_int_equal(of(&t, "gang")->mode, MODE_PURSUE);
	skirmish_turn(&t, 2);
	of(&t, "marines")->routing = false;	/* he stands now */
	adv_move_all(t.game);
	assert_true(between(&t, "marines", "gang") == 10);
	assert_true(contact_unit(t.game, trial_unit(&t, "gang")));
}

SKIRMISH(test_S_A_98_pursuers_go_round_what_is_in_the_way, between_edge)
{
	of(&t, "marines")->routing = of(&t, "gang")->pursuing = true;
	of(&t, "gang")->target = 0;
	adv_move_all(t.game);
	assert_true(between(&t, "marines", "gang") <= 40 || row(&t, "marines", 1) >= 1);
}

static const char corner[] =
	"map\n"
	"A W . . . .\n"
	" W W . . . .\n"
	". . B . . .\n"
	" . . . . . .\n"
	"end\n"
	"side navy edges=south\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=sword\n";

/* S-A-99: no way at all and nobody in contact: it stays. */
SKIRMISH(test_S_A_99_no_way_at_all, corner)
{
	of(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_int_equal(col(&t, "marines", 1), 1);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
}

/* A retreat keeps off other enemies (S-C-7 lets routers past, not it). */
SKIRMISH(test_S_C_7_a_retreat_does_not_pass_within_contact, field)
{
	game_place(t.game, trial_figure(&t, "gang", 5), build_cell(t.setup, 12, 4));
	of(&t, "marines")->retreating = true;
	of(&t, "marines")->threat = (int16_t)trial_unit(&t, "gang");
	adv_move_all(t.game);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "marines"))
		assert_false(contact_figure(t.game, f));
}

TEST_MAIN
