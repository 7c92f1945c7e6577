/* The state: copies, the invariants of game.h, and changes with their events. */
#include "config.h"
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "null_games.h"
#include "played.h"

static const char camp[] =
	"map\n"
	". . . . . .\n"
	" . A A . . .\n"
	". . A B . .\n"
	" . . . B . .\n"
	". . . . . .\n"
	"end\n"
	"side us\nside them\n"
	"unit marines sign=A side=us name=Marines\n"
	"figure 2 leader name=\"Jack Steele\"\n"
	"unit thugs sign=B side=them name=Thugs\n"
	"unit later side=us figures=4 arrives=2\n"
	"item idol unit=marines\n"
	"flag seen\n";

static struct trial camp_trial(void)
{
	struct trial t;

	trial_begin(&t, &system_null, camp, "");
	t.game->out = event_log_sink(t.log);	/* for changes made by hand */
	return t;
}

/* ---- G1, G2, G5, G6 ---- */

static void assert_invariants(const struct game *g)
{
	int on_table = 0, occupied = 0, members = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];

		if (p->cell == CELL_NONE)
			continue;
		on_table++;
		assert_int_equal(g->occupant[p->cell], f);
		assert_true(p->life == LIFE_FIT || p->life == LIFE_WOUNDED
			|| p->life == LIFE_CAPTIVE);
	}
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++)
		occupied += g->occupant[c] != NOBODY;
	assert_int_equal(occupied, on_table);
	for (int u = 0; u < g->n_units; u++)
		FOR_MEMBERS(f, g, u) {
			assert_int_equal(g->figures[f].unit, u);
			members++;
		}
	assert_int_equal(members, g->n_figures);
}

/* Whoever stands next to each cell, found the long way. */
static void assert_neighbours(const struct game *g)
{
	const struct grid *grid = &g->table->grid;

	for (cell_t c = 0; c < grid_cells(grid); c++) {
		int16_t near[AROUND_MAX];
		int n = game_around(g, c, near), found = 0;

		for (int d = 0; d < grid_directions(grid); d++) {
			const cell_t next = grid_step(grid, c, d);

			if (next != CELL_NONE && g->occupant[next] != NOBODY)
				assert_int_equal(near[found++], g->occupant[next]);
		}
		assert_int_equal(n, found);
	}
}

TEST(test_G1_G2_G5_G6_hold_at_every_step)
{
	for (uint64_t seed = 1; seed <= 30; seed++) {
		struct dice random;
		struct trial t;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		while (!t.game->over) {
			const struct choice c = null_random_choice(t.game, &random);

			assert_invariants(t.game);
			assert_neighbours(t.game);
			game_step(t.game, &c, event_log_sink(t.log));
		}
		assert_invariants(t.game);
		trial_end(&t);
	}
}

/* ---- E1: events add up to the state ---- */

struct sums {
	struct figure figures[FIGURES_MAX];
	int side[UNITS_MAX], leader[UNITS_MAX], sighted[UNITS_MAX];
	int points[SIDES_MAX], flags[FLAGS_MAX], objectives[OBJECTIVES_MAX];
	struct item items[ITEMS_MAX];
	int turn;
};

static void begin_sums(struct sums *s, const struct setup *setup)
{
	memset(s, 0, sizeof(*s));
	for (int f = 0; f < setup->n_figures; f++)
		s->figures[f] = (struct figure){ .cell = CELL_NONE, .captor = NOBODY,
			.unit = setup->figures[f].unit, .life = LIFE_AWAITED,
			.facing = (uint8_t)setup->units[setup->figures[f].unit].facing };
	for (int u = 0; u < setup->n_units; u++) {
		s->side[u] = setup->units[u].side;
		s->sighted[u] = 1 << s->side[u];
		s->leader[u] = NOBODY;
		for (int f = setup->units[u].first;
		     f < setup->units[u].first + setup->units[u].count; f++)
			if (setup->figures[f].leader && s->leader[u] == NOBODY)
				s->leader[u] = f;
	}
	for (int i = 0; i < setup->n_items; i++)
		s->items[i] = (struct item){ setup->items[i].cell, setup->items[i].unit };
	for (int i = 0; i < setup->n_objectives; i++)
		s->objectives[i] = NOBODY;
}

static int named(const char *word, const struct setup *setup, bool flag)
{
	for (int i = 0; flag && i < setup->n_flags; i++)
		if (strcmp(setup->flags[i], word) == 0)
			return i;
	for (int i = 0; !flag && i < setup->n_objectives; i++)
		if (strcmp(setup->objectives[i].text, word) == 0)
			return i;
	fail_msg("nothing is called '%s'", word);
	return 0;
}

static void add_to_figure(struct sums *s, const struct event *e)
{
	struct figure *f = &s->figures[e->figure];

	switch (e->kind) {
	case EVENT_MOVE:
		assert_int_equal(f->cell, e->from);
		f->cell = e->cell;
		if (f->life == LIFE_AWAITED)
			f->life = LIFE_FIT;
		break;
	case EVENT_TURN_ABOUT:
		f->facing = (uint8_t)e->number;
		break;
	case EVENT_LIFE:
		f->life = (uint8_t)e->number;
		f->captor = NOBODY;
		break;
	case EVENT_JOIN:
		f->unit = e->other;
		break;
	case EVENT_CAPTURE:
		f->captor = (int16_t)e->number;
		f->life = e->number < 0 ? LIFE_FIT : LIFE_CAPTIVE;
		break;
	default:
		break;
	}
}

static void add_up(struct sums *s, const struct setup *setup, const struct event *e)
{
	switch (e->kind) {
	case EVENT_TURN:
		s->turn = e->number;
		break;
	case EVENT_LEADER:
		s->leader[e->unit] = e->figure;
		break;
	case EVENT_SIGHTED:
		s->sighted[e->unit] |= 1 << e->number;
		break;
	case EVENT_HIDDEN:
		s->sighted[e->unit] &= ~(1 << e->number);
		break;
	case EVENT_SIDE:
		s->side[e->unit] = e->number;
		s->sighted[e->unit] |= 1 << e->number;
		break;
	case EVENT_ITEM:
		s->items[e->number] = (struct item){ e->cell, e->unit };
		break;
	case EVENT_FLAG:
		s->flags[named(e->word, setup, true)] = e->number;
		break;
	case EVENT_OBJECTIVE:
		s->objectives[named(e->word, setup, false)] = e->number;
		break;
	case EVENT_POINTS:
		s->points[e->other] += e->number;
		break;
	default:
		if (e->figure >= 0)
			add_to_figure(s, e);
		break;
	}
}

static void assert_sums(const struct sums *s, const struct game *g)
{
	assert_int_equal(s->turn, g->turn);
	for (int f = 0; f < g->n_figures; f++) {
		assert_int_equal(s->figures[f].cell, g->figures[f].cell);
		assert_int_equal(s->figures[f].unit, g->figures[f].unit);
		assert_int_equal(s->figures[f].captor, g->figures[f].captor);
		assert_int_equal(s->figures[f].facing, g->figures[f].facing);
		assert_int_equal(s->figures[f].life, g->figures[f].life);
	}
	for (int u = 0; u < g->n_units; u++) {
		assert_int_equal(s->side[u], g->units[u].side);
		assert_int_equal(s->leader[u], g->units[u].leader);
		assert_int_equal(s->sighted[u], g->units[u].sighted);
	}
	for (int i = 0; i < SIDES_MAX; i++)
		assert_int_equal(s->points[i], g->points[i]);
	for (int i = 0; i < g->setup->n_flags; i++)
		assert_int_equal(s->flags[i], g->flags[i]);
	for (int i = 0; i < g->setup->n_objectives; i++)
		assert_int_equal(s->objectives[i], g->objectives[i]);
	for (int i = 0; i < g->setup->n_items; i++) {
		assert_int_equal(s->items[i].cell, g->items[i].cell);
		assert_int_equal(s->items[i].unit, g->items[i].unit);
	}
}

TEST(test_E1_events_add_up_to_the_state)
{
	static struct sums sums;

	for (uint64_t seed = 1; seed <= 30; seed++) {
		struct dice random;
		struct trial t;
		size_t seen = 0;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		begin_sums(&sums, t.setup);
		for (;;) {
			struct choice c;

			for (; seen < event_log_count(t.log); seen++)
				add_up(&sums, t.setup, event_log_at(t.log, seen));
			assert_sums(&sums, t.game);
			if (t.game->over)
				break;
			c = null_random_choice(t.game, &random);
			game_step(t.game, &c, event_log_sink(t.log));
		}
		trial_end(&t);
	}
}

TEST(test_E1_holds_for_changes_by_hand)
{
	static struct sums sums;
	struct trial t = camp_trial();
	struct game *g = t.game;

	game_capture(g, 3, 2);
	game_life(g, 0, LIFE_WOUNDED, "is hurt");
	game_join(g, 1, 2);
	game_lead(g, 2, 1);
	game_command(g, 1, 0, false);
	game_item(g, 0, 1, CELL_NONE);
	game_flag(g, 0, 7);
	game_points(g, 1, -3, "shame");
	game_sight(g, 1, 0, false);	/* it is of this side now: nothing happens */
	game_face(g, 0, 4);
	game_capture(g, 3, NOBODY);
	game_life(g, 4, LIFE_LEFT, "runs");
	begin_sums(&sums, t.setup);
	for (size_t i = 0; i < event_log_count(t.log); i++)
		add_up(&sums, t.setup, event_log_at(t.log, i));
	assert_sums(&sums, g);
	assert_invariants(g);
	trial_end(&t);
}

/* ---- copies ---- */

TEST(test_clones_are_equal_and_independent)
{
	struct dice random;
	struct trial t;
	struct game *twin;
	uint64_t before;

	dice_seed(&random, 4);
	null_game_begin(&t, 4);
	twin = game_clone(t.game);
	before = game_check_value(twin);
	assert_int_equal(before, game_check_value(t.game));
	while (!t.game->over) {
		const struct choice c = null_random_choice(t.game, &random);

		game_step(t.game, &c, event_log_sink(t.log));
		assert_int_equal(game_check_value(twin), before);
	}
	assert_int_not_equal(game_check_value(t.game), before);
	assert_invariants(twin);
	game_assign(twin, t.game);
	assert_int_equal(game_check_value(twin), game_check_value(t.game));
	assert_ptr_not_equal(twin->figures, t.game->figures);
	assert_ptr_not_equal(twin->occupant, t.game->occupant);
	assert_ptr_equal(twin->table, t.game->table);
	assert_null(twin->out.take);
	game_free(twin);
	game_free(NULL);
	trial_end(&t);
}

TEST(test_C_10_same_seed_and_choices_same_game)
{
	struct dice random;
	struct trial a, b;

	dice_seed(&random, 9);
	null_game_begin(&a, 9);
	null_game_begin(&b, 9);
	while (!a.game->over) {
		const struct choice c = null_random_choice(a.game, &random);

		game_step(a.game, &c, event_log_sink(a.log));
		game_step(b.game, &c, event_log_sink(b.log));
		assert_int_equal(game_check_value(a.game), game_check_value(b.game));
	}
	assert_int_equal(event_log_count(a.log), event_log_count(b.log));
	trial_end(&a);
	trial_end(&b);
}

TEST(test_the_check_value_sees_every_change)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	uint64_t last = game_check_value(g);
	const struct {
		void *at;
		unsigned char bit;
	} changes[] = {
		{ &g->figures[2].facing, 1 }, { &g->units[1].known, 2 }, { &g->flags[3], 1 },
		{ &g->items[0].unit, 1 }, { &g->dice.state, 1 }, { &g->points[1], 1 },
		{ &g->decisions[0].kind, 1 }, { g->own, 1 }, { g->unit_own, 1 },
		{ g->figure_own, 1 },
		{ &g->turns_done, 1 }, { &g->changed, 1 }, { &g->units[0].last_seen[1], 1 },
	};

	for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
		*(unsigned char *)changes[i].at ^= changes[i].bit;
		assert_int_not_equal(game_check_value(g), last);
		*(unsigned char *)changes[i].at ^= changes[i].bit;
		assert_int_equal(game_check_value(g), last);
	}
	trial_end(&t);
}

/* ---- seats, sides, decisions ---- */

TEST(test_seats_are_sides_then_the_uncommanded_then_the_master)
{
	struct trial t = camp_trial();
	struct game *g = t.game;

	assert_int_equal(game_seat_side(g, 0), 0);
	assert_int_equal(game_seat_side(g, 1), 1);
	assert_int_equal(game_seat_side(g, 2), 0);
	assert_int_equal(game_seat_side(g, 3), 1);
	assert_int_equal(game_seat_side(g, 4), NOBODY);
	assert_int_equal(game_seat_of_unit(g, 1), 1);
	game_command(g, 1, 1, false);
	assert_int_equal(game_seat_of_unit(g, 1), 3);
	trial_end(&t);
}

TRIAL(test_friends_are_of_one_cause_either_way, null_game_begin(&t, 1), trial_end)
{
	assert_true(game_same_cause(t.game, 0, 2));
	assert_true(game_same_cause(t.game, 2, 0));
	assert_false(game_same_cause(t.game, 0, 1));
	assert_true(game_same_cause(t.game, 1, 1));
	assert_false(game_same_cause(t.game, NOBODY, 1));
}

TEST(test_decisions_open_and_close)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	int id;

	game_ask(g, 1, 0, 1, NOBODY);
	game_ask(g, 1, 0, 0, NOBODY);
	assert_int_equal(g->n_decisions, 3);
	id = game_decision(g, 1, 1)->id;
	assert_int_equal(game_decision(g, 1, NOBODY)->id, id);
	game_answered(g, id);
	game_answered(g, 12345);
	assert_int_equal(g->n_decisions, 2);
	assert_null(game_decision(g, 1, 1));
	assert_int_equal(game_decision(g, 1, 0)->id, id + 1);
	trial_end(&t);
}

/* ---- figures ---- */

TEST(test_who_asks_for_what_is_so_changes_and_tells_nothing)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	const size_t before = event_log_count(t.log);

	game_place(g, 0, g->figures[0].cell);
	game_face(g, 0, g->figures[0].facing);
	game_life(g, 0, LIFE_FIT, "");
	game_capture(g, 0, NOBODY);
	game_lead(g, 0, 1);
	game_join(g, 0, 0);
	game_command(g, 0, 0, true);
	game_item(g, 0, 0, CELL_NONE);
	game_flag(g, 0, 0);
	game_points(g, 0, 0, "");
	game_sight(g, 0, 0, true);
	assert_int_equal(event_log_count(t.log), before);
	trial_end(&t);
}

TEST(test_the_dead_and_the_departed_leave_the_table)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	const cell_t cell = g->figures[0].cell;

	game_life(g, 0, LIFE_DEAD, "is killed");
	assert_int_equal(g->figures[0].cell, CELL_NONE);
	assert_int_equal(g->occupant[cell], NOBODY);
	game_place(g, 2, build_cell(t.setup, 1, 1));
	game_life(g, 2, LIFE_LEFT, "leaves");
	assert_int_equal(g->figures[2].left, EDGE_NORTH | EDGE_WEST);
	assert_int_equal(game_unit_fit(g, 0), 1);
	assert_invariants(g);
	trial_end(&t);
}

TEST(test_captives_keep_a_cell_and_are_brought_along)
{
	struct trial t = camp_trial();
	struct game *g = t.game;

	game_capture(g, 3, 1);
	assert_int_equal(g->figures[3].life, LIFE_CAPTIVE);
	assert_int_equal(g->figures[3].captor, 1);
	assert_true(game_on_table(g, 3));
	game_place(g, 1, build_cell(t.setup, 1, 1));
	game_escort(g, 1);
	assert_true(grid_adjacent(&g->table->grid, g->figures[3].cell, g->figures[1].cell));
	game_escort(g, 1);	/* beside him already */
	assert_invariants(g);
	game_capture(g, 3, NOBODY);
	assert_int_equal(g->figures[3].life, LIFE_FIT);
	assert_int_equal(g->figures[3].captor, NOBODY);
	trial_end(&t);
}

TEST(test_who_joins_another_unit_leads_his_own_no_more)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	char name[NAME_MAX_BYTES];

	assert_int_equal(g->units[0].leader, 1);
	game_join(g, 1, 1);
	assert_int_equal(g->units[0].leader, NOBODY);
	assert_int_equal(game_unit_fit(g, 0), 2);
	assert_int_equal(game_unit_fit(g, 1), 3);
	game_figure_name(g, 1, name, sizeof(name));
	assert_string_equal(name, "Jack Steele");
	game_figure_name(g, 2, name, sizeof(name));
	assert_string_equal(name, "Marines 3");
	trial_end(&t);
}

TEST(test_a_unit_stands_where_its_leader_stands)
{
	struct trial t = camp_trial();
	struct game *g = t.game;

	assert_int_equal(game_unit_cell(g, 0), build_cell(t.setup, 3, 2));
	game_life(g, 1, LIFE_DEAD, "");
	assert_int_equal(game_unit_cell(g, 0), build_cell(t.setup, 2, 2));
	game_life(g, 0, LIFE_DEAD, "");
	game_life(g, 2, LIFE_DEAD, "");
	assert_int_equal(game_unit_cell(g, 0), CELL_NONE);
	trial_end(&t);
}

/* ---- coming on ---- */

TEST(test_units_come_on_round_their_leader)
{
	struct trial t = camp_trial();
	struct game *g = t.game;

	assert_false(g->units[2].arrived);
	assert_true(game_bring_on(g, 2, build_cell(t.setup, 2, 2)));	/* taken: next to it */
	assert_true(g->units[2].arrived);
	for (int f = 5; f < 9; f++) {
		assert_int_equal(g->figures[f].life, LIFE_FIT);
		assert_true(grid_half_steps(&g->table->grid, g->figures[f].cell,
			build_cell(t.setup, 2, 2)) <= 4);
	}
	assert_invariants(g);
	trial_end(&t);
}

TEST(test_nobody_comes_on_where_there_is_no_room)
{
	static const char full[] =
		"map\nA A A A\nA A A A\nA A A A\nA A A A\nend\n"
		"side us\nside them\nunit a sign=A side=us\nunit b side=them arrives=9\n";
	struct trial t;

	trial_begin(&t, &system_null, full, "");
	assert_false(game_bring_on(t.game, 1, 5));
	assert_false(t.game->units[1].arrived);
	trial_end(&t);
}

TEST(test_walls_do_not_keep_reinforcements_away)
{
	static const char walled[] =
		"map\nA # . .\n # # . .\n. . . .\n . . . .\nend\n"
		"side us\nside them\nunit a sign=A side=us\nunit b figures=3 side=them arrives=9\n";
	struct trial t;

	trial_begin(&t, &system_null, walled, "");
	assert_true(game_bring_on(t.game, 1, 0));	/* one cell, taken, all walled in */
	for (int f = 1; f < 4; f++)
		assert_int_not_equal(table_ground(t.game->table, t.game->figures[f].cell)->pace, 0);
	assert_invariants(t.game);
	trial_end(&t);
}

TRIAL(test_reinforcements_come_in_their_turn, null_game_begin(&t, 1), trial_end)
{
	while (t.game->turn < 3 && !t.game->over) {
		const struct choice done = { .seat = t.game->decisions[0].seat, .verb = 1 };

		assert_false(t.game->units[4].arrived);
		game_step(t.game, &done, event_log_sink(t.log));
	}
	assert_true(t.game->units[4].arrived);
	assert_true(setup_area_has(&t.setup->areas[0],
		t.game->figures[t.setup->units[4].first].cell));
}

/* ---- events' audiences ---- */

TEST(test_events_about_a_unit_go_to_who_sees_it)
{
	struct trial t = camp_trial();
	struct game *g = t.game;

	game_note(g, 0, NOBODY, "seen by all");
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->audience, 3);
	game_sight(g, 0, 1, false);
	assert_int_equal(trial_event(&t, EVENT_HIDDEN, -1)->audience, 3);
	game_note(g, 0, NOBODY, "alone");
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->audience, 1);
	game_note(g, NOBODY, 0, "a figure's, too");
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->audience, 1);
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->unit, 0);
	game_note(g, NOBODY, NOBODY, "of the table");
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->audience, EVENT_ALL);
	game_flag(g, 0, 1);
	assert_int_equal(trial_event(&t, EVENT_FLAG, -1)->audience, 0);
	trial_end(&t);
}

/* Its leader's place as long as he stands, then that of who does; of those who all lie, his. */
TEST(test_a_unit_is_where_somebody_of_it_stands)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	const int leader = trial_figure(&t, "marines", 2), other = trial_figure(&t, "marines", 1);
	const cell_t led = g->figures[leader].cell;

	assert_int_equal(game_unit_cell(g, 0), led);
	game_life(g, leader, LIFE_WOUNDED, "wounded");
	assert_int_equal(game_unit_cell(g, 0), g->figures[other].cell);
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].unit == 0 && f != leader)
			game_life(g, f, LIFE_WOUNDED, "wounded");
	assert_int_equal(game_unit_cell(g, 0), g->figures[g->units[0].leader >= 0
		? g->units[0].leader : other].cell);
	trial_end(&t);
}

TEST(test_sight_is_remembered)
{
	struct trial t = camp_trial();
	struct game *g = t.game;
	const cell_t there = game_unit_cell(g, 0);

	assert_true(game_sees(g, 1, 0));
	game_sight(g, 0, 1, false);
	assert_false(game_sees(g, 1, 0));
	assert_true(game_knows(g, 1, 0));
	assert_int_equal(g->units[0].last_seen[1], there);
	assert_int_equal(game_watchers(g, 0), 1);
	assert_false(game_knows(g, 1, 2));	/* never seen, not yet there */
	trial_end(&t);
}

TEST(test_long_notes_are_cut_between_characters)
{
	struct trial t = camp_trial();
	const char *word;

	game_note(t.game, 0, NOBODY, "%0238d½", 0);
	word = trial_event(&t, EVENT_NOTE, -1)->word;
	assert_int_equal(strlen(word), 238);
	trial_end(&t);
}

TEST_MAIN
