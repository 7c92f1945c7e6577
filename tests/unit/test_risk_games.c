/* Whole risk-factor games between minds that do anything they may: what must hold of
 * every game at every step.
 */
#include "config.h"
#include "unit.h"
#include "whims.h"
#include "played.h"
#include "playing.h"
#include "systems/risk/judges.h"
#include "systems/risk/risk.h"

enum { GAMES = 120 };

static const struct game_table tables[] = {
	/* A column at a river: every sort of command, woods, a wall, a platoon, riders. */
	{ &system_risk, "cell 25\n"
	"map\n"
	". . A A A A . . . . . . & & & . . . . . . . . .\n"
	" . . A A . . . . . . & & & & . . . B B B . . . .\n"
	". . . . . . . . . . . & & . . . . B B B . . . .\n"
	" . . H . . . # # # + # # # . . . . . . . . . . .\n"
	". . D D D . . . . . . . . . . . . ~ . . . . . .\n"
	" . . D D . . . . . . . . . . . . ~ . . . . . . .\n"
	". , , , . . . . . . . . . . . ~ ~ . . . . . . .\n"
	" , , , , . . C C . . . . . . = . . . . . . . . .\n"
	". . , . . . C C . . . & & . f . . . . . R R . .\n"
	" . . . . . . . . . . & N N & = . . . . . R R . .\n"
	". . . . . . . . . . & N N N = . . . . . . . . .\n"
	" . . V V V . . . . . . . . . = . . S S S . . . .\n"
	". . V V . . . . . . . . . . f . . S S . . . . .\n"
	" . . . . . . . . . . . . . . = . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	"side column edges=west\n"
	"side slavers edges=east\n"
	"side folk edges=south\n"
	"unit askaris sign=A side=column arms=musket bayonets facing=E formed platoon=one\n"
	"figure 1 name=Juma leader\n"
	"unit detail sign=D side=column arms=rifle facing=E formed platoon=one\n"
	"figure 1 leader\n"
	"unit harrow sign=H side=column arms=rifle,pistol facing=E\n"
	"figure 1 name=Harrow leader hero\n"
	"unit carriers sign=C side=column arms=hatchet quality=raw uncommanded facing=E\n"
	"unit thugs sign=B side=slavers arms=musket quality=superior facing=W\n"
	"figure 1 name=Hook leader hero quality=regular\n"
	"unit swords sign=S side=slavers arms=sword uncommanded facing=W\n"
	"unit riders sign=R side=slavers arms=spear mounted facing=W\n"
	"figure 1 leader\n"
	"unit ambush sign=N side=folk arms=bow,club native uncommanded\n"
	"unit villagers sign=V side=folk arms=rocks uncommanded quality=raw\n"
	"unit relief side=column figures=4 arms=rifle at=2,2 arrives=3\n"
	"figure 1 leader\n"
	"item chart unit=carriers\n"
	"item idol at=8,8\n" },

	/* Close together: charges and melees from the start. */
	{ &system_risk, "cell 25\n"
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . . A A A . . . . B B B . .\n"
	". . A A A A . . . B B B B .\n"
	" . . A A A . # # . B B B . .\n"
	". . . . . . h h . . . . . .\n"
	" . . C C C C . . . D D D D .\n"
	". . . C C H . . . . D D . .\n"
	" . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 12\n"
	"side red\n"
	"side blue edges=east\n"
	"unit a sign=A side=red arms=spear native\n"
	"figure 1 leader\n"
	"unit kate sign=H side=red arms=pistol,sword\n"
	"figure 1 name=Kate leader hero\n"
	"unit b sign=B side=blue arms=musket bayonets\n"
	"figure 1 name=Steele leader hero\n"
	"unit c sign=C side=red arms=club native uncommanded\n"
	"figure 1 leader\n"
	"unit d sign=D side=blue arms=sword quality=raw\n"
	"figure 1 leader\n"
	"figure 2 arms=sling\n"
	"item idol at=8,1\n" },
};
enum { TABLES = sizeof tables / sizeof tables[0] };

static void play(int first, int games, const char *mind, int every, look_fn *look)
{
	const struct games all = { tables, TABLES, first, games, mind, every, look };

	play_games(&all);
}

TEST(test_random_games_keep_every_invariant_and_end)
{
	play(0, games_wanted(GAMES), "random", 1, NULL);
}

TEST(test_commanders_games_keep_every_invariant_and_end)
{
	play(1000, games_wanted(GAMES / 10), "commander", 1, NULL);
}

TEST(test_snapshots_hold_everything)
{
	play(200, 10, "random", 5, restored_is_equal);
}

TEST(test_menus_offer_what_may_be_chosen_and_nothing_else)
{
	play(300, 24, "random", 5, menus_keep_their_word);
}

/* K2: what a unit does this turn is what its word left it, whoever answered for it. */
static void words_are_kept(struct playing *p, struct game *view, const struct decision *d)
{
	const struct game *g = p->g;

	(void)view;
	(void)d;
	for (int u = 0; u < g->n_units && risk_game_of(g)->walk.stage > STAGE_REVEAL; u++) {
		const enum order order = (enum order)risk_unit_of(g, u)->order;

		if (order == ORDER_NONE)
			continue;
		if (risk_bound(g, u, ACTION_HALT))
			assert_true(order == ORDER_STAND || order == ORDER_LOAD);
		if (risk_bound(g, u, ACTION_RETREAT))
			assert_true(order == ORDER_STAND || order == ORDER_LOAD
				|| order == ORDER_RETREAT);
		if (risk_bound(g, u, ACTION_ROUT))
			assert_int_equal(order, ORDER_ROUT);
		if (order == ORDER_RETREAT)
			assert_true(risk_bound(g, u, ACTION_RETREAT));
	}
}

TEST(test_K_5_words_are_kept_by_everybody)
{
	play(400, 20, "random", 3, words_are_kept);
	play(420, 6, "commander", 3, words_are_kept);
}

TEST_MAIN
