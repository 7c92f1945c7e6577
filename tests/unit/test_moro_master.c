/* The Game Master in the Moro room: whom he hides, moves, kills and brings back, and which
 * questions an act of his leaves without sense. */
#include "config.h"
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"

enum { MASTER = 4 };

static const char clearing[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . B B . . .\n"
	". . A . . . . . . . . . . . . . B . . .\n"
	" . G G . . . . . . . . . . . . . H H . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit rifles sign=A side=us troops=regulars arms=rifle\n"
	"figure 1 leader\n"
	"figure 2 second\n"
	"unit gatling sign=G side=us troops=regulars arms=pistol gun=gatling limbered\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n"
	"unit spears sign=H side=moros people=moro troops=warriors arms=spear hidden\n"
	"item drum at=9,3\n"
	"item bell at=18,4\n";

static void begin(struct trial *t)
{
	moro_begin(t, clearing);
	trial_do(t, MASTER, "gm-sit yes");
	moro_hand(t, "us");
}

static cell_t at(const struct trial *t, int col, int row)
{
	return build_cell(t->setup, col, row);
}

/* ---- counters ---- */

TRIAL(test_C_12_whom_he_hides_has_a_counter_until_he_shows_it, begin(&t), moro_end)
{
	int kris;

	kris = trial_unit(&t, "kris");
	trial_do(&t, MASTER, "gm-hide kris");
	assert_true(moro_hidden(t.game, kris));
	assert_int_equal(moro_in(&t)->counter_cell[moro_counter_of(t.game, kris)],
		t.game->figures[moro_guide(t.game, kris)].cell);
	assert_false(game_sees(t.game, 0, kris));
	trial_refuses(&t, MASTER, "gm-hide kris", "C-12");
	trial_do(&t, MASTER, "gm-reveal kris");
	assert_false(moro_hidden(t.game, kris));
	trial_do(&t, MASTER, "gm-reveal spears");
	assert_int_equal(moro_in(&t)->n_counters, 0);
}

TRIAL(test_C_12_nobody_is_hidden_before_the_enemys_nose, begin(&t), moro_end)
{
	trial_put(&t, "kris", 1, 5, 2);
	trial_refuses(&t, MASTER, "gm-hide kris", "X-123");
	moro_unit_in(&t, "kris")->bound = 1;
	trial_refuses(&t, MASTER, "gm-hide kris", "S-M-18");
	moro_unit_in(&t, "kris")->bound = 0;
}

TRIAL(test_C_12_a_counter_goes_where_its_unit_is_put, begin(&t), moro_end)
{
	int spears;

	spears = trial_unit(&t, "spears");
	trial_do(&t, MASTER, "gm-move spears 12,3");
	assert_int_equal(moro_in(&t)->counter_cell[moro_counter_of(t.game, spears)],
		t.game->figures[moro_guide(t.game, spears)].cell);
	trial_do(&t, MASTER, "gm-move spears 5,3");	/* */
	assert_false(moro_hidden(t.game, spears));
}

TRIAL(test_C_12_a_limbered_gun_comes_with_its_leader, begin(&t), moro_end)
{
	trial_do(&t, MASTER, "gm-move gatling 8,5");
	assert_true(table_within(t.game->table, moro_unit_in(&t, "gatling")->gun, at(&t, 8, 5),
		moro_rules_of(t.game)->serve));
}

/* ---- figures ---- */

TRIAL(test_C_12_the_dead_count_as_losses_and_come_back_without_theirs, begin(&t), moro_end)
{
	const struct moro_unit *rifles;

	rifles = moro_unit_in(&t, "rifles");
	trial_do(&t, MASTER, "gm-kill rifles.1");
	assert_int_equal(rifles->lost, 1);
	assert_int_equal(t.game->units[trial_unit(&t, "rifles")].leader,
		trial_figure(&t, "rifles", 2));
	trial_do(&t, MASTER, "gm-add rifles.1 4,2");
	assert_int_equal(rifles->lost, 0);
	assert_int_equal(rifles->strength, 3);
	trial_do(&t, MASTER, "gm-remove rifles.3");
	assert_int_equal(rifles->lost, 0);
}

TRIAL(test_C_12_who_ran_is_steadied_as_a_unit_and_may_act, begin(&t), moro_end)
{
	trial_refuses(&t, MASTER, "gm-steady rifles", "C-12");
	moro_unit_in(&t, "rifles")->routed = moro_unit_in(&t, "rifles")->acted = true;
	trial_refuses(&t, MASTER, "gm-steady rifles.1", "C-12");
	trial_do(&t, MASTER, "gm-steady rifles");
	assert_false(moro_unit_in(&t, "rifles")->routed);
	assert_true(moro_may_act(t.game, trial_unit(&t, "rifles")));
}

TRIAL(test_C_12_what_these_rules_do_not_know_is_refused, begin(&t), moro_end)
{
	static const char *const lines[] = { "gm-wound rifles", "gm-heal rifles",
		"gm-suppress rifles", "gm-arm rifles spear", "gm-luck rifles.1 so be it" };

	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
		trial_refuses(&t, MASTER, lines[i], "C-12");
}

/* ---- questions ---- */

TRIAL(test_C_12_a_question_about_the_gone_is_closed, begin(&t), moro_end)
{
	trial_dice(&t, "0 4 5");		/* a look at the counter, the move */
	moro_do(&t, "move rifles");
	assert_int_equal(t.game->decisions[0].kind, ASK_GO);
	trial_dice(&t, "6 2");		/* the next toss */
	trial_do(&t, MASTER, "gm-remove rifles");
	assert_int_equal(t.game->n_decisions, 1);
	assert_int_equal(t.game->decisions[0].kind, ASK_ACTIVATE);
	assert_int_equal(moro_in(&t)->acting, NOBODY);
}

TRIAL(test_C_12_a_side_without_units_is_not_asked, begin(&t), moro_end)
{
	trial_do(&t, MASTER, "gm-remove rifles");
	assert_int_equal(t.game->decisions[0].kind, ASK_ACTIVATE);
	trial_do(&t, MASTER, "gm-remove gatling");	/* no toss: the others have units left */
	assert_int_equal(t.game->n_decisions, 1);
	assert_int_equal(t.game->decisions[0].seat, 1);
}

/* ---- melees and truces ---- */

static void lock(const struct trial *t)
{
	const int rifles = trial_unit(t, "rifles"), kris = trial_unit(t, "kris");

	trial_put(t, "kris", 1, 4, 2);
	moro_unit_of(t->game, rifles)->bound = UINT64_C(1) << kris;
	moro_unit_of(t->game, kris)->bound = UINT64_C(1) << rifles;
}

TRIAL(test_C_12_who_is_taken_out_of_a_melee_is_free, begin(&t), moro_end)
{
	lock(&t);
	trial_do(&t, MASTER, "gm-move kris.1 16,2");
	assert_false(moro_bound(t.game, trial_unit(&t, "kris")));
	assert_false(moro_bound(t.game, trial_unit(&t, "rifles")));
}

TRIAL(test_C_12_Y_32_a_truce_ends_melees_and_shows_nobody_who_hid, begin(&t), moro_end)
{
	lock(&t);
	trial_do(&t, MASTER, "gm-truce us moros yes");
	assert_false(moro_bound(t.game, trial_unit(&t, "kris")));
	assert_true(moro_hidden(t.game, trial_unit(&t, "spears")));
	trial_do(&t, MASTER, "gm-truce us moros no");
	assert_true(moro_hidden(t.game, trial_unit(&t, "spears")));
	assert_false(game_sees(t.game, 0, trial_unit(&t, "spears")));
}

/* ---- things ---- */

TRIAL(test_things_are_taken_by_whoever_stands_there_openly, begin(&t), moro_end)
{
	moro_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
	assert_int_equal(t.game->items[1].unit, NOBODY);	/* the hidden leave it */
	trial_put(&t, "rifles", 3, 9, 3);
	moro_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "rifles"));
	moro_reveal(t.game, trial_unit(&t, "spears"));
	moro_items(t.game);
	assert_int_equal(t.game->items[1].unit, trial_unit(&t, "spears"));
}

TEST_MAIN
