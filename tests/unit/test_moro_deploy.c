/* Deploying: who may hide where, what blinds are for, how machines do it, and that nobody
 * else learns of it. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "moro_games.h"
#include "played.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/move/deploy.h"

enum { US, MOROS, US_OBEYS, MOROS_OBEY };

#define WOOD \
	"map\n" \
	". . . . . . % % % % % % . . . . . . . . . . . .\n" \
	" . . . . . . % % % % % . . . . . . . . . . . . .\n" \
	". . . . . . % % % % % % . . . . . . . . . . . .\n" \
	" A A A . . . % % % % % . . . . . = . . . . . . .\n" \
	": : : : : : : : : : : : : : : : : : : : : : : :\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . H H H . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . I I . . . .\n" \
	"end\n" \
	"side us edges=west\n" \
	"side moros edges=east\n" \
	"area wood 7,1 8,1 9,1 10,1 11,1 12,1 7,2 8,2 9,2 10,2 11,2 7,3 8,3 9,3 10,3 11,3 12,3 " \
		"7,4 8,4 9,4 10,4 11,4 17,4 2,3\n" \
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"

static const char wood[] = WOOD
	"unit kris sign=H side=moros people=moro troops=warriors arms=spear hidden hides-in=wood "
		"blinds=2\n"
	"figure 1 leader\n"
	"unit spears sign=I side=moros people=moro troops=warriors arms=spear hidden\n";

static void begin(struct trial *t, const char *text)
{
	trial_begin(t, &system_moro, text, "");
	assert_int_equal(moro_in(t)->walk.stage, STAGE_DEPLOY);
}

static cell_t at(const struct trial *t, int col, int row)
{
	return build_cell(t->setup, col, row);
}

static cell_t counter_cell(const struct trial *t, const char *unit)
{
	const int counter = moro_counter_of(t->game, trial_unit(t, unit));

	assert_true(counter >= 0);
	return moro_in(t)->counter_cell[counter];
}

static int blinds_out(const struct trial *t)
{
	int n = 0;

	for (int i = 0; i < moro_in(t)->n_counters; i++)
		n += moro_in(t)->counter_unit[i] == COUNTER_BLIND;
	return n;
}

/* ---- X-137 ---- */

TRIAL(test_X_137_it_begins_in_its_area_or_where_the_scenario_has_put_it, begin(&t, wood), trial_end)
{
	assert_true(setup_area_has(&t.setup->areas[0], counter_cell(&t, "kris")));
	assert_int_equal(counter_cell(&t, "spears"), at(&t, 19, 8));
	assert_false(game_sees(t.game, US, trial_unit(&t, "kris")));
	assert_false(game_sees(t.game, US, trial_unit(&t, "spears")));
	assert_int_equal(t.game->n_decisions, 1);
	assert_int_equal(t.game->decisions[0].seat, MOROS);
}

TRIAL(test_X_137_hide_lays_the_counter_and_puts_the_figures_round_it, begin(&t, wood), trial_end)
{
	assert_true(moro_deploy_wants(t.game, trial_unit(&t, "kris")));
	trial_do(&t, MOROS, "hide kris 9,2");
	assert_int_equal(counter_cell(&t, "kris"), at(&t, 9, 2));
	assert_int_equal(t.game->figures[trial_figure(&t, "kris", 1)].cell, at(&t, 9, 2));
	for (int i = 2; i <= 3; i++)
		assert_true(table_within(t.game->table, at(&t, 9, 2),
			t.game->figures[trial_figure(&t, "kris", i)].cell,
			moro_rules_of(t.game)->placed));
	trial_do(&t, MOROS, "hide kris 9,3");
	assert_int_equal(counter_cell(&t, "kris"), at(&t, 9, 3));
	assert_int_equal(moro_in(&t)->n_counters, 2);
	trial_do(&t, MOROS, "done");
	assert_int_equal(t.game->turn, 1);
}

TRIAL(test_X_137_only_ones_own_hidden_units_and_only_in_their_area, begin(&t, wood), trial_end)
{
	trial_refuses(&t, MOROS, "hide kris 12,6", "X-137");
	trial_refuses(&t, MOROS, "hide kris 17,4", "X-137");	/* in the river */
	trial_refuses(&t, MOROS, "hide scouts 9,2", "X-137");
	trial_refuses(&t, MOROS, "hide spears 9,2", "X-137");
	trial_refuses(&t, MOROS, "blind spears 9,2", "X-144");
	trial_refuses(&t, MOROS, "hide kris 2,3", "X-123");	/* before the scouts' noses */
	trial_refuses(&t, MOROS, "clear kris", "X-144");
}

/* As near to the enemy as may be: the others keep out of his sight. */
TRIAL(test_X_137_the_figures_lie_low_round_the_counter, begin(&t, wood), trial_end)
{
	trial_do(&t, MOROS, "hide kris 7,4");
	for (int i = 1; i <= 3; i++)
		assert_false(moro_would_be_found(t.game, MOROS,
			t.game->figures[trial_figure(&t, "kris", i)].cell));
	trial_do(&t, MOROS, "done");
	assert_true(moro_hidden(t.game, trial_unit(&t, "kris")));
}

TEST(test_X_137_a_gun_hides_with_its_crew)
{
	static const char text[] = WOOD
		"unit brass sign=H side=moros people=moro troops=warriors arms=blade "
			"gun=moro-cannon hidden hides-in=wood\n"
		"unit spears sign=I side=moros people=moro troops=warriors arms=spear\n";
	struct trial t;

	begin(&t, text);
	trial_do(&t, MOROS, "hide brass 9,2");
	assert_int_equal(moro_crew(t.game, trial_unit(&t, "brass")), 3);
	assert_true(table_within(t.game->table, moro_unit_in(&t, "brass")->gun, at(&t, 9, 2),
		moro_rules_of(t.game)->serve));
	assert_int_equal(t.game->occupant[moro_unit_in(&t, "brass")->gun], NOBODY);
	trial_end(&t);
}

/* Each seat lays its own, those of nobody's command too. */
TEST(test_X_137_each_seat_is_asked_for_its_own)
{
	static const char text[] = WOOD
		"unit kris sign=H side=moros people=moro troops=warriors arms=spear hidden "
			"hides-in=wood\n"
		"unit spears sign=I side=moros people=moro troops=warriors arms=spear hidden "
			"hides-in=wood uncommanded\n";
	struct trial t;

	begin(&t, text);
	assert_int_equal(t.game->n_decisions, 2);
	trial_refuses(&t, MOROS, "hide spears 9,2", "X-137");
	trial_do(&t, MOROS_OBEY, "hide spears 9,2");
	trial_refuses(&t, MOROS, "hide kris 9,2", "X-144");
	trial_do(&t, MOROS_OBEY, "done");
	trial_do(&t, MOROS, "done");
	assert_int_equal(t.game->turn, 1);
	trial_end(&t);
}

TEST(test_X_137_nobody_is_asked_who_has_nothing_to_choose)
{
	static const char text[] = WOOD
		"unit kris sign=H side=moros people=moro troops=warriors arms=spear hidden\n"
		"unit spears sign=I side=moros people=moro troops=warriors arms=spear\n";
	struct trial t;

	trial_begin(&t, &system_moro, text, "");
	assert_int_equal(t.game->turn, 1);
	assert_true(moro_hidden(t.game, trial_unit(&t, "kris")));
	assert_true(game_sees(t.game, US, trial_unit(&t, "spears")));
	trial_end(&t);
}

/* ---- X-144 ---- */

TRIAL(test_X_144_blinds_lie_where_the_unit_might, begin(&t, wood), trial_end)
{
	trial_do(&t, MOROS, "hide kris 9,2");
	trial_do(&t, MOROS, "blind kris 7,1");
	trial_refuses(&t, MOROS, "blind kris 7,1", "X-144");
	trial_refuses(&t, MOROS, "hide kris 7,1", "X-144");
	trial_refuses(&t, MOROS, "blind kris 12,6", "X-137");
	trial_do(&t, MOROS, "blind kris 12,3");
	trial_refuses(&t, MOROS, "blind kris 8,1", "X-144");
	assert_false(moro_deploy_wants(t.game, trial_unit(&t, "kris")));
	assert_int_equal(blinds_out(&t), 2);
	trial_do(&t, MOROS, "clear kris");
	assert_int_equal(blinds_out(&t), 0);
	assert_int_equal(moro_unit_in(&t, "kris")->blinds, 2);
	trial_do(&t, MOROS, "hide kris 7,1");
}

TEST(test_X_144_who_comes_later_comes_openly)
{
	static const char text[] = WOOD
		"unit kris sign=H side=moros people=moro troops=warriors arms=spear\n"
		"area east 24,1\n"
		"unit late side=moros people=moro troops=warriors arms=spear figures=2 hidden "
			"arrives=1 area=east\n"
		"unit spears sign=I side=moros people=moro troops=warriors arms=spear\n";
	struct trial t;

	trial_begin(&t, &system_moro, text, "");
	assert_true(standing_alive(t.game, trial_unit(&t, "late")));
	assert_true(game_sees(t.game, US, trial_unit(&t, "late")));
	trial_end(&t);
}

/* ---- secrets ---- */

TRIAL(test_M2_nothing_of_it_is_told_or_shown_before_all_is_laid, begin(&t, wood), trial_end)
{
	const struct event *e;
	struct view *v;

	trial_do(&t, MOROS, "hide kris 9,2");
	trial_do(&t, MOROS, "blind kris 12,3");
	for (int i = 0; (e = event_log_at(t.log, (size_t)i)) != NULL
			&& i < (int)event_log_count(t.log); i++)
		assert_false((e->audience >> US & 1) && e->unit == trial_unit(&t, "kris"));
	v = view_new(t.game, US);
	assert_int_equal(moro_game_of(&v->game)->n_counters, 0);
	view_free(v);
	trial_do(&t, MOROS, "done");
	v = view_new(t.game, US);
	assert_int_equal(moro_game_of(&v->game)->n_counters, 3);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(moro_game_of(&v->game)->counter_unit[i], COUNTER_UNKNOWN);
		assert_int_equal(moro_game_of(&v->game)->counter_owner[i], NOBODY);
	}
	assert_int_equal(moro_game_of(&v->game)->lot[MOROS], 0);
	assert_int_equal(moro_unit_of(&v->game, trial_unit(&t, "kris"))->blinds, 0);
	view_free(v);
}

/* However they are laid, the enemy sees three counters in three places. */
TEST(test_M2_the_views_are_equal_whatever_lies_where)
{
	static const char *const layouts[][3] = {
		{ "hide kris 9,2", "blind kris 7,1", "blind kris 12,3" },
		{ "hide kris 7,1", "blind kris 9,2", "blind kris 12,3" },
		{ "hide kris 7,1", "blind kris 12,3", "blind kris 9,2" },
		{ "hide kris 12,3", "blind kris 7,1", "blind kris 9,2" },
	};
	uint64_t first = 0;

	for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
		struct view *v;
		struct trial t;

		begin(&t, wood);
		for (int k = 0; k < 3; k++)
			trial_do(&t, MOROS, layouts[i][k]);
		trial_do(&t, MOROS, "done");
		v = view_new(t.game, US);
		if (i == 0)
			first = game_check_value(&v->game);
		assert_int_equal(game_check_value(&v->game), first);
		view_free(v);
		trial_end(&t);
	}
}

/* ---- machines ---- */

static void answer(struct trial *t, int seat)
{
	struct view *v = view_new(t->game, seat);
	const struct decision *d = game_decision(&v->game, seat, NOBODY);
	char line[CHOICE_LINE_MAX];
	struct choice c;

	decide_command(v, d, &c);
	choice_write(&v->game, &c, line, sizeof line);
	trial_do(t, seat, line);
	view_free(v);
}

/* Where a machine hides by this seed; -1 ends. */
static void machine(uint64_t seed, cell_t cells[4])
{
	struct trial t;

	begin(&t, wood);
	moro_in(&t)->lot[MOROS] = (uint8_t)seed;
	for (int i = 0; t.game->turn == 0; i++) {
		assert_true(i < 8);
		answer(&t, MOROS);
	}
	assert_int_equal(moro_in(&t)->n_counters, 4);
	assert_int_equal(moro_unit_in(&t, "kris")->blinds, 0);
	cells[3] = counter_cell(&t, "kris");
	for (int i = 0, n = 0; i < 4; i++) {
		const cell_t cell = moro_in(&t)->counter_cell[i];

		if (moro_in(&t)->counter_owner[i] != trial_unit(&t, "kris"))
			continue;
		assert_true(setup_area_has(&t.setup->areas[0], cell));
		assert_int_equal(moro_place(t.game, cell), PLACE_JUNGLE);
		for (int k = 0; k < n; k++)
			assert_true(table_distance(t.game->table, cells[k], cell) >= 20);
		cells[n++] = cell;
	}
	trial_end(&t);
}

TEST(test_X_145_machines_hide_in_cover_apart_and_by_their_lot)
{
	enum { LOTS = 20 };
	cell_t first[4], other[4];
	int plans = 0, places = 0;

	machine(0, first);
	for (int i = 1; i < LOTS; i++) {
		machine((uint64_t)i, other);
		plans += memcmp(first, other, 3 * sizeof *first) != 0;
		places += first[3] != other[3];
	}
	assert_true(plans > LOTS / 2 && places > LOTS / 2);
	machine(0, other);
	assert_memory_equal(first, other, sizeof first);
}

/* Not where whoever walks on the trail stumbles on them, nor where they cannot reach it. */
TEST(test_X_145_machines_lie_in_wait_beside_the_trail)
{
	static const char text[] =
		"map\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"%% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		" %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %% %%\n"
		"A A A : : : : : : : : : : : : : : : : :\n"
		" . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		US_AND_MOROS
		"area wood %s\n"
		"unit scouts sign=A side=us troops=scouts arms=rifle\n"
		"unit kris side=moros at=12,3 figures=4 people=moro troops=warriors arms=spear "
			"hidden hides-in=wood blinds=2\n";
	char cells[20 * 12 * 8] = "", all[sizeof text + sizeof cells];

	for (int row = 1; row <= 11; row++)
		for (int col = 4; col <= 16; col += 4)
			sprintf(cells + strlen(cells), "%d,%d ", col, row);
	snprintf(all, sizeof all, text, cells);
	for (int lot = 0; lot < 20; lot++) {
		struct trial t;

		begin(&t, all);
		moro_in(&t)->lot[MOROS] = (uint8_t)lot;
		while (t.game->turn == 0)
			answer(&t, MOROS);
		assert_int_equal(moro_in(&t)->n_counters, 3);
		for (int i = 0; i < 3; i++)	/* rows are an inch each, the trail the 13th */
			assert_in_range(grid_row(&t.game->table->grid,
				moro_in(&t)->counter_cell[i]), 2, 9);
		trial_end(&t);
	}
}

TRIAL(test_X_145_the_lot_is_thrown_once_and_told_nobody, begin(&t, wood), trial_end)
{
	const struct event *e;

	e = trial_roll(&t, "lot");
	assert_non_null(e);
	assert_int_equal(e->audience, 0);
	assert_int_equal(e->roll.dice[0], moro_in(&t)->lot[MOROS]);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
}

/* ---- Y-35 ---- */

static void begin_near(struct trial *t, const char *kris)
{
	char text[1200];

	snprintf(text, sizeof text,
		"open 24x6\n"
		US_AND_MOROS
		"unit rifles side=us figures=8 at=6,2 facing=E arms=rifle formation=column\n"
		"unit gun side=us figures=4 at=6,5 facing=E arms=blade gun=gatling\n"
		"unit kris side=moros figures=16 at=%s people=moro troops=warriors arms=spear "
			"hidden\n", kris);
	trial_begin(t, &system_moro, text, "");
}

/* Columns and guns, too, stand as if nobody lay among them. */
static void assert_stands_alike(const char *kris)
{
	struct trial far, near;

	begin_near(&far, "22,4");
	begin_near(&near, kris);
	for (int f = 0; f < far.setup->units[trial_unit(&far, "kris")].first; f++) {
		assert_int_equal(far.game->figures[f].cell, near.game->figures[f].cell);
		assert_int_equal(far.game->figures[f].facing, near.game->figures[f].facing);
	}
	assert_int_equal(moro_unit_in(&far, "gun")->gun, moro_unit_in(&near, "gun")->gun);
	trial_end(&far);
	trial_end(&near);
}

TEST(test_Y_35_columns_and_guns_stand_as_if_nobody_hid)
{
	assert_stands_alike("6,2");
	assert_stands_alike("5,2");
	assert_stands_alike("3,2");
	assert_stands_alike("6,5");
	assert_stands_alike("7,5");
}

TEST_MAIN
