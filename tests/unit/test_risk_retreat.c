/* Retreats, routs and surrenders (K-7, S-K-17, S-K-18): positions, and what a unit may
 * make of its word there. */
#include "config.h"
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/move/move.h"
#include "systems/risk/move/retreat.h"

/* Two wary men, an enemy to the east and one further off to the south. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . A A . . . . B . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . C . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=rifle\n"
	"figure 1 leader\n"
	"unit porters side=company arms=hatchet figures=2 uncommanded\n"
	"unit gang sign=B side=slavers arms=sword\n"
	"unit band sign=C side=slavers arms=spear\n";

static cell_t at(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].cell;
}

static enum life life(const struct trial *t, const char *unit, int number)
{
	return (enum life)t->game->figures[trial_figure(t, unit, number)].life;
}

static void pave(const struct trial *t, int col, int row, const char *ground)
{
	assert_true(table_find_ground(t->game->table, ground) >= 0);
	table_set_ground(t->game->table, build_cell(t->setup, col, row),
		table_find_ground(t->game->table, ground));
}

static int32_t distance(const struct trial *t, const char *unit, const char *other)
{
	return standing_apart(t->game, trial_unit(t, unit), trial_unit(t, other));
}

static void go_by(struct trial *t, const char *unit, enum order order)
{
	t->game->out = event_log_sink(t->log);
	risk_sight_renew(t->game);
	risk_unit_in(t, unit)->order = (uint8_t)order;
	risk_move_all(t->game);
}

/* ---- where to (S-K-17) ---- */

/* The near wood is further from the gang but nearer to the band; the far one is further
 * from both. */
RISK_GAME(test_S_K_17_to_cover_further_from_every_enemy, field)
{
	cell_t wood;

	pave(&t, 9, 5, "jungle");
	pave(&t, 6, 2, "jungle");
	pave(&t, 5, 2, "jungle");
	wood = build_cell(t.setup, 6, 2);
	risk_sight_renew(t.game);
	assert_int_equal(risk_retreat_goal(t.game, trial_unit(&t, "askaris")), wood);
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_int_equal(at(&t, "askaris", 1), wood);
	assert_true(distance(&t, "askaris", "gang") > 5 * 25);
	assert_true(distance(&t, "askaris", "band") > 8 * 25);
}

/* A wall between them and every enemy is cover as good. */
RISK_GAME(test_S_K_17_behind_a_wall, field)
{
	trial_put(&t, "band", 1, 18, 4);
	for (int row = 1; row <= 6; row++)
		pave(&t, 8, row, "wall");
	pave(&t, 8, 6, "open");
	risk_sight_renew(t.game);
	assert_int_equal(grid_col(&t.game->table->grid,
		risk_retreat_goal(t.game, trial_unit(&t, "askaris"))), 8 - 1);
}

RISK_GAME(test_S_K_17_else_straight_away_at_full_rate, field)
{
	int32_t before;

	trial_put(&t, "band", 1, 25, 12);
	pave(&t, 1, 3, "jungle");	/* cover, but out of this turn's reach */
	before = distance(&t, "askaris", "gang");
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_int_equal(distance(&t, "askaris", "gang"), before + 8 * 25);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 3, 3));
	assert_int_equal(at(&t, "askaris", 2), build_cell(t.setup, 4, 3));
}

/* Nobody in sight: from where the nearest was last seen; nobody known: nowhere. */
RISK_GAME(test_K_7_away_from_the_nearest_known_enemy, field)
{
	cell_t here;

	t.game->out = event_log_sink(t.log);
	here = at(&t, "askaris", 1);
	game_sight(t.game, trial_unit(&t, "gang"), 0, false);
	game_sight(t.game, trial_unit(&t, "band"), 0, false);
	risk_unit_in(&t, "askaris")->order = ORDER_RETREAT;
	risk_move_all(t.game);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 3, 3));
	for (int s = 0; s < SIDES_MAX; s++)
		for (int u = 0; u < t.game->n_units; u++)
			t.game->units[u].last_seen[s] = CELL_NONE;
	game_place(t.game, trial_figure(&t, "askaris", 1), here);
	risk_move_all(t.game);
	assert_int_equal(at(&t, "askaris", 1), here);
}

/* Where the enemies are whom it does not see changes nothing. */
TEST(test_K_7_the_unseen_change_nothing)
{
	cell_t ends[3];

	for (int i = 0; i < 3; i++) {
		struct trial t;

		risk_begin(&t, field);
		t.game->out = event_log_sink(t.log);
		game_sight(t.game, trial_unit(&t, "band"), 0, false);
		t.game->units[trial_unit(&t, "band")].last_seen[0] = CELL_NONE;
		trial_put(&t, "band", 1, 10 - 3 * i, 11 - 4 * i);
		game_sight(t.game, trial_unit(&t, "band"), 0, false);
		t.game->units[trial_unit(&t, "band")].last_seen[0] = CELL_NONE;
		ends[i] = risk_retreat_goal(t.game, trial_unit(&t, "askaris"));
		risk_end(&t);
	}
	assert_int_equal(ends[0], ends[1]);
	assert_int_equal(ends[0], ends[2]);
}

/* In their cover, half of them left: the uncommanded stay, a player may choose. */
RISK_GAME(test_S_K_17_who_stays_in_cover, field)
{
	int askaris, porters;

	askaris = trial_unit(&t, "askaris");
	porters = trial_unit(&t, "porters");
	pave(&t, 11, 3, "jungle");
	assert_false(risk_may_stay(t.game, askaris));	/* one of them stands in the open */
	pave(&t, 12, 3, "jungle");
	pave(&t, 14, 7, "rock");
	pave(&t, 15, 7, "rock");
	trial_put(&t, "porters", 1, 14, 7);
	trial_put(&t, "porters", 2, 15, 7);
	trial_dice(&t, "6");	/* S-K-23 */
	risk_sight_renew(t.game);
	assert_true(risk_may_stay(t.game, askaris) && risk_may_stay(t.game, porters));
	assert_int_equal(risk_retreat_goal(t.game, porters), CELL_NONE);
	assert_true(risk_retreat_goal(t.game, askaris) != CELL_NONE);
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	trial_do(&t, 0, "order askaris stand");
	trial_do(&t, 0, "order askaris retreat");
	game_life(t.game, trial_figure(&t, "askaris", 2), LIFE_DEAD, "killed");
	assert_true(risk_may_stay(t.game, askaris));	/* one of two is half */
}

/* A quarter left: it must go, cover or not. */
RISK_GAME(test_K_7_the_weak_do_not_stay,
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . A A . . . . . . . . B . . . . . .\n"
	". . . . . . . . . . A A . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=rifle uncommanded\n"
	"unit carter side=company arms=rifle figures=1 at=1,1\n"
	"unit gang sign=B side=slavers arms=sword\n")
{
	cell_t before;

	for (int f = 1; f <= 4; f++) {
		const cell_t c = at(&t, "askaris", f);

		table_set_ground(t.game->table, c, table_find_ground(t.game->table, "rock"));
	}
	assert_true(risk_may_stay(t.game, trial_unit(&t, "askaris")));
	for (int f = 2; f <= 4; f++)
		risk_die(t.game, trial_figure(&t, "askaris", f), "killed");
	assert_false(risk_may_stay(t.game, trial_unit(&t, "askaris")));
	before = at(&t, "askaris", 1);
	trial_dice(&t, "6");
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_true(at(&t, "askaris", 1) != before);
}

/* Nobody comes nearer to the enemy on his way to cover, wherever that lies. */
TEST(test_K_7_a_retreat_leads_nobody_nearer)
{
	for (int col = 2; col <= 9; col++)
		for (int row = 1; row <= 12; row += 3) {
			struct trial t;
			int32_t before;

			risk_begin(&t, field);
			pave(&t, col, row, "rock");
			before = distance(&t, "askaris", "gang");
			go_by(&t, "askaris", ORDER_RETREAT);
			assert_true(distance(&t, "askaris", "gang") >= before);
			assert_false(contact_unit(t.game, trial_unit(&t, "askaris")));
			risk_end(&t);
		}
}

/* ---- routs (K-7, S-K-18) ---- */

RISK_GAME(test_K_7_routers_run_further_than_they_walk, field)
{
	int32_t before;

	trial_put(&t, "band", 1, 25, 12);
	trial_put(&t, "askaris", 1, 14, 3);
	trial_put(&t, "askaris", 2, 15, 3);
	before = distance(&t, "askaris", "gang");
	go_by(&t, "askaris", ORDER_ROUT);
	assert_int_equal(distance(&t, "askaris", "gang"), before + 10 * 25);
	assert_int_equal(risk_unit_in(&t, "askaris")->deed, DEED_FELL_BACK);
}

RISK_GAME(test_S_K_18_off_the_table_is_lost, field)
{
	trial_put(&t, "band", 1, 25, 12);
	trial_put(&t, "askaris", 1, 3, 3);
	go_by(&t, "askaris", ORDER_ROUT);
	assert_int_equal(life(&t, "askaris", 1), LIFE_LEFT);
	assert_int_equal(life(&t, "askaris", 2), LIFE_FIT);
}

/* A retreat ends at the edge. */
RISK_GAME(test_S_K_17_a_retreat_stays_on_the_table, field)
{
	trial_put(&t, "band", 1, 25, 12);
	trial_put(&t, "askaris", 1, 3, 3);
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_int_equal(life(&t, "askaris", 1), LIFE_FIT);
	assert_int_equal(grid_col(&t.game->table->grid, at(&t, "askaris", 1)), 0);
}

/* One man in a nook: rock behind, the gang before. */
static void nook(struct trial *t)
{
	risk_begin(t, field);
	trial_put(t, "askaris", 2, 1, 12);
	risk_die(t->game, trial_figure(t, "askaris", 2), "killed");
	trial_put(t, "gang", 1, 12, 3);
	for (int row = 2; row <= 4; row++)
		for (int col = 9; col <= 10; col++)
			pave(t, col, row, "river");
	pave(t, 11, 2, "river");
	pave(t, 11, 4, "river");
	risk_sight_renew(t->game);
}

/* Who can go nowhere stands, and that is told. */
TRIAL(test_S_K_17_nowhere_to_go_back_to, nook(&t), risk_end)
{
	cell_t before;

	before = at(&t, "askaris", 1);
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_int_equal(at(&t, "askaris", 1), before);
	assert_int_equal(life(&t, "askaris", 1), LIFE_FIT);
	assert_string_equal(trial_event(&t, EVENT_NOTE, -1)->word, "nowhere to go back to");
}

TRIAL(test_S_K_18_the_surrounded_surrender, nook(&t), risk_end)
{
	const struct figure *f;

	f = &t.game->figures[trial_figure(&t, "askaris", 1)];
	assert_true(risk_surrounded(t.game, trial_unit(&t, "askaris")));
	go_by(&t, "askaris", ORDER_ROUT);
	assert_int_equal(f->life, LIFE_CAPTIVE);
	assert_int_equal(f->captor, trial_figure(&t, "gang", 1));
	assert_false(standing_alive(t.game, trial_unit(&t, "askaris")));
	assert_int_equal(trial_count(&t, EVENT_CAPTURE), 1);
}

TRIAL(test_S_K_18_one_way_out_is_enough, nook(&t), risk_end)
{
	pave(&t, 10, 3, "open");
	assert_false(risk_surrounded(t.game, trial_unit(&t, "askaris")));
	go_by(&t, "askaris", ORDER_ROUT);
	assert_int_equal(life(&t, "askaris", 1), LIFE_FIT);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 10, 3));
}

TRIAL(test_X_100_the_cornered_cower_until_somebody_comes, nook(&t), risk_end)
{
	trial_put(&t, "band", 1, 25, 12);
	trial_put(&t, "gang", 1, 20, 3);	/* nine cells, and it goes eight */
	assert_false(risk_surrounded(t.game, trial_unit(&t, "askaris")));
	go_by(&t, "askaris", ORDER_ROUT);
	assert_int_equal(life(&t, "askaris", 1), LIFE_FIT);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 11, 3));
	trial_put(&t, "gang", 1, 19, 3);
	risk_unit_in(&t, "gang")->routing = true;
	assert_false(risk_surrounded(t.game, trial_unit(&t, "askaris")));
	risk_unit_in(&t, "gang")->routing = false;
	assert_true(risk_surrounded(t.game, trial_unit(&t, "askaris")));
}

/* Whoever only retreats does not surrender, and stays where he cannot go. */
TRIAL(test_S_K_18_only_routers_surrender, nook(&t), risk_end)
{
	go_by(&t, "askaris", ORDER_RETREAT);
	assert_int_equal(life(&t, "askaris", 1), LIFE_FIT);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 11, 3));
}

TEST_MAIN
