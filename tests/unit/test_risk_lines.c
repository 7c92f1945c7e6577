/* Lines of sight and of fire in risk: through woods, past figures and low things, and those that
 * are kept. */
#include "config.h"
#include "unit.h"
#include "risk_seeing.h"
#include "skirmish/fire/look.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/lines.h"

static bool line(const struct trial *t, const char *from, const char *to)
{
	return risk_line(t->game, trial_figure(t, from, 1), trial_figure(t, to, 1));
}

static bool shot(const struct trial *t, const char *from, const char *to)
{
	return risk_shot_line(t->game, trial_figure(t, from, 1), trial_figure(t, to, 1), NULL);
}

static const char *why_no_shot(const struct trial *t, const char *from, const char *to)
{
	static struct reason why;

	why.rule = "";
	assert_false(risk_shot_line(t->game, trial_figure(t, from, 1),
		trial_figure(t, to, 1), &why));
	assert_int_not_equal(why.text[0], '\0');
	return why.rule;
}

/* ---- depth and woods ---- */

SEEING(test_X_86_depth_is_the_way_to_the_nearest_cell_outside, "forest", SCOUTS)
{
	static const struct { int32_t length; int deepest; } depths[] = {
		{ 20, 1 }, { 25, 1 }, { 50, 2 }, { 100, 4 }, { 150, 6 },
	};

	for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++)
		for (int deep = 1; deep <= 8; deep++)
			assert_int_equal(risk_see_near_edge(t.game,
				build_cell(t.setup, FOREST - 1 + deep, 5), TERRAIN_WOODS,
				depths[i].length), deep <= depths[i].deepest);
	trial_ground(&t, FOREST + 7, 5, "open");	/* a glade */
	assert_true(risk_see_near_edge(t.game, build_cell(t.setup, FOREST + 6, 5), TERRAIN_WOODS,
		50));
}

SEEING(test_K_11_one_looks_out_of_woods_within_5_cm_of_the_edge, "forest", SCOUTS LURKERS)
{
	for (int deep = 1; deep <= 5; deep++) {
		trial_put(&t, "lurkers", 1, FOREST - 1 + deep, 5);
		assert_int_equal(line(&t, "lurkers", "scouts"), deep <= 2);
	}
	assert_string_equal(why_no_shot(&t, "lurkers", "scouts"), "K-11");
}

SEEING(test_X_23_one_is_shot_at_up_to_10_cm_deep, "jungle", SCOUTS LURKERS)
{
	for (int deep = 1; deep <= 6; deep++) {
		trial_put(&t, "lurkers", 1, FOREST - 1 + deep, 5);
		assert_int_equal(line(&t, "scouts", "lurkers"), deep <= 4);
		assert_int_equal(shot(&t, "scouts", "lurkers"), deep <= 4);
	}
	assert_string_equal(why_no_shot(&t, "scouts", "lurkers"), "X-23");
}

SEEING(test_X_23_inside_one_wood_one_sees_15_cm, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "scouts", 1, 26, 5);
	for (int col = 27; col <= 36; col++) {
		trial_put(&t, "lurkers", 1, col, 5);
		assert_int_equal(line(&t, "scouts", "lurkers"), col - 26 <= 6);
		assert_int_equal(line(&t, "lurkers", "scouts"), col - 26 <= 6);
	}
	assert_string_equal(why_no_shot(&t, "scouts", "lurkers"), "C-5");
}

SEEING(test_X_23_no_line_passes_more_than_15_cm_of_wood, "open", SCOUTS LURKERS)
{
	trial_put(&t, "lurkers", 1, 16, 5);
	for (int thick = 1; thick <= 8; thick++) {
		for (int row = 1; row <= ROWS; row++)
			trial_ground(&t, 5 + thick, row, "forest");
		assert_int_equal(line(&t, "scouts", "lurkers"), thick <= 6);
		assert_int_equal(line(&t, "lurkers", "scouts"), thick <= 6);
	}
}

/* Two woods: whoever is deep in his own neither looks out nor is seen from the other. */
SEEING(test_X_23_a_line_that_leaves_the_wood_counts_either_depth, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "scouts", 1, 21, 5);
	trial_put(&t, "lurkers", 1, 24, 5);
	assert_true(line(&t, "scouts", "lurkers"));
	for (int row = 1; row <= ROWS; row++)
		for (int col = 22; col <= 23; col++)
			trial_ground(&t, col, row, "open");
	trial_put(&t, "scouts", 1, 21, 5);
	assert_true(line(&t, "scouts", "lurkers"));
	trial_put(&t, "lurkers", 1, 27, 5);
	assert_true(line(&t, "scouts", "lurkers"));	/* 10 cm deep */
	assert_false(line(&t, "lurkers", "scouts"));
	trial_put(&t, "lurkers", 1, 28, 5);
	assert_false(line(&t, "scouts", "lurkers"));
}

/* Neighbours see each other however deep they stand. */
SEEING(test_C_5_neighbours_always_see_each_other, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "scouts", 1, 32, 5);
	trial_put(&t, "lurkers", 1, 33, 5);
	assert_true(line(&t, "scouts", "lurkers") && shot(&t, "lurkers", "scouts"));
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
}

SEEING(test_X_24_seeing_may_be_one_sided, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "lurkers", 1, 21, 5);
	trial_dice(&t, "1");
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	assert_true(seeing_sees(&t, EAST, "scouts"));
}

/* ---- the whole base ---- */

#define COMRADE "unit porters side=west figures=1 at=12,5 arms=sword\nfigure 1 leader\n"

SEEING(test_X_22_figures_block_unless_next_to_shooter_or_target, "open", SCOUTS LURKERS COMRADE)
{
	risk_sight_renew(t.game);
	for (int col = 5; col < 20; col++) {
		trial_put(&t, "porters", 1, col, 5);
		assert_int_equal(shot(&t, "scouts", "lurkers"), col == 5 || col == 19);
		assert_int_equal(shot(&t, "lurkers", "scouts"), col == 5 || col == 19);
		assert_true(line(&t, "scouts", "lurkers"));
	}
	trial_put(&t, "porters", 1, 12, 5);
	assert_string_equal(why_no_shot(&t, "scouts", "lurkers"), "X-22");
}

SEEING(test_X_21_on_the_usual_table_next_to_him_is_within_2_cm, "open", SCOUTS LURKERS COMRADE)
{
	trial_put(&t, "porters", 1, 5, 5);
	assert_true(table_distance(t.game->table, build_cell(t.setup, 4, 5),
		build_cell(t.setup, 5, 5)) > risk_rules_of(t.game)->over_reach);
	assert_true(shot(&t, "scouts", "lurkers"));
}

TEST(test_X_22_low_walls_block_unless_near_either_end)
{
	static const char *const low[] = { "wall", "hedge", "fence", "crates", "barricade" };
	struct trial t;

	for (size_t i = 0; i < sizeof low / sizeof low[0]; i++) {
		seeing_begin(&t, "open", SCOUTS LURKERS);
		trial_ground(&t, 5, 5, low[i]);
		assert_true(shot(&t, "scouts", "lurkers"));
		trial_ground(&t, 19, 5, low[i]);
		assert_true(shot(&t, "scouts", "lurkers"));
		assert_false(risk_clear_sight(t.game, trial_figure(&t, "scouts", 1),
			trial_figure(&t, "lurkers", 1)));
		trial_ground(&t, 12, 5, low[i]);
		assert_string_equal(why_no_shot(&t, "scouts", "lurkers"), "X-22");
		assert_true(line(&t, "scouts", "lurkers"));
		risk_end(&t);
	}
}

SEEING(test_X_22_from_a_level_up_one_shoots_over_them, "open", SCOUTS LURKERS COMRADE)
{
	risk_sight_renew(t.game);
	assert_false(shot(&t, "scouts", "lurkers"));
	table_draw(t.game->table, build_cell(t.setup, 4, 5), 0, 1);
	table_finish(t.game->table);
	assert_true(shot(&t, "scouts", "lurkers") && shot(&t, "lurkers", "scouts"));
}

/* Of two lines along the border of cells one that is free will do. */
SEEING(test_S_K_24_of_two_lines_one_that_is_free_will_do,
	"open", SCOUTS LURKERS COMRADE "figure 1 at=12,5\n"
	"unit cooks side=west figures=1 at=12,8 arms=sword\nfigure 1 leader\n")
{
	risk_sight_renew(t.game);
	trial_put(&t, "scouts", 1, 20, 1);
	trial_put(&t, "lurkers", 1, 20, 9);	/* straight south, along borders */
	trial_put(&t, "porters", 1, 20, 4);
	assert_true(shot(&t, "scouts", "lurkers"));
	trial_put(&t, "cooks", 1, 19, 4);
	assert_string_equal(why_no_shot(&t, "scouts", "lurkers"), "X-22");
	assert_string_equal(why_no_shot(&t, "lurkers", "scouts"), "X-22");
}

/* A view must not be told that somebody unseen stands in the way. */
SEEING(test_X_22_the_unseen_betray_themselves_by_nothing,
	"open", SCOUTS LURKERS
	"unit snake side=east figures=1 at=12,5 arms=sword\nfigure 1 leader\n")
{
	game_sight(t.game, trial_unit(&t, "lurkers"), WEST, true);
	assert_true(shot(&t, "scouts", "lurkers"));
	game_sight(t.game, trial_unit(&t, "snake"), WEST, true);
	assert_false(shot(&t, "scouts", "lurkers"));
}

SEEING(test_S_K_5_clear_sight_is_in_the_open, "open", SCOUTS LURKERS COMRADE)
{
	static const struct { const char *ground; bool clear; } grounds[] = {
		{ "open", true }, { "road", true }, { "stream", true }, { "crops", false },
		{ "forest", false }, { "hut", false }, { "wall", false }, { "rock", false },
	};

	risk_sight_renew(t.game);
	trial_put(&t, "porters", 1, 1, 1);
	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		trial_ground(&t, 20, 5, grounds[i].ground);
		assert_int_equal(risk_clear_sight(t.game, trial_figure(&t, "scouts", 1),
			trial_figure(&t, "lurkers", 1)), grounds[i].clear);
	}
	trial_ground(&t, 20, 5, "open");
	trial_put(&t, "porters", 1, 12, 5);	/* partly blocked */
	assert_false(risk_clear_sight(t.game, trial_figure(&t, "scouts", 1),
		trial_figure(&t, "lurkers", 1)));
}

/* What a viewer asks of two cells: where a line is stopped, and by which rule. */
SEEING(test_X_22_lines_between_cells_tell_what_stops_them, "forest", SCOUTS COMRADE)
{
	static const struct {
		int from, to;
		bool shot, clear;
		int at;
		const char *rule;
	} asked[] = {
		{ 4, 12, false, true, 0, "" }, { 4, 14, false, true, 0, "" },
		{ 4, 14, true, false, 12, "X-22" }, { 21, 4, false, true, 0, "" },
		{ 22, 4, false, false, 22, "K-11" }, { 4, 23, true, false, 12, "X-22" },
		{ 4, 24, true, false, 24, "X-23" }, { 30, 31, true, true, 0, "" },
		{ 4, 4, true, true, 0, "" }, { 26, 34, false, false, 33, "C-5" },
	};

	for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
		struct reason why = { "", "" };
		cell_t at;

		assert_int_equal(risk_cell_line(t.game, build_cell(t.setup, asked[i].from, 5),
			build_cell(t.setup, asked[i].to, 5), asked[i].shot, &why, &at),
			asked[i].clear);
		if (asked[i].clear)
			continue;
		assert_string_equal(why.rule, asked[i].rule);
		assert_int_equal(at, build_cell(t.setup, asked[i].at, 5));
	}
	assert_true(game_cell_in_line(t.game, build_cell(t.setup, 4, 5),
		build_cell(t.setup, 14, 5)));
	assert_false(game_cell_in_line(t.game, build_cell(t.setup, 4, 5),
		build_cell(t.setup, 24, 5)));
}

/* ---- what is kept ---- */

static uint32_t next_of(uint32_t *state, uint32_t below)
{
	*state = *state * 1664525u + 1013904223u;
	return (*state >> 16) % below;
}

static struct look look_at_all(const struct game *g, int figure, int target)
{
	struct look l;

	look_begin(&l);
	FOR_MEMBERS(o, g, target)
		if (risk_shot_line(g, figure, o, NULL))
			look_add(&l, o, game_distance(g, figure, o), table_cover(g->table,
				g->figures[figure].cell, g->figures[o].cell));
	return l;
}

/* Who aims looks for the nearest alone, where that will do, and no further than he shoots. */
static void assert_aims_as_all_are_seen(const struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		for (int u = 0; u < g->n_units; u++) {
			const struct look l = look_at_all(g, f, u);
			struct risk_quarry q;
			struct risk_aim a;
			struct reason why;

			if (!risk_quarry(g, g->figures[f].unit, u, NOBODY, &q, NULL))
				continue;
			if (!risk_aim_at(g, f, &q, &a, NULL)) {
				assert_false(risk_aim_at(g, f, &q, &a, &why));
				continue;
			}
			assert_int_equal(a.nearest, l.nearest);
			assert_int_equal(a.cover, look_cover(&l));
		}
}

/* Somebody goes elsewhere, comes in sight or out of it, or the ground becomes another. */
static void change_something(struct trial *t, uint32_t *state)
{
	struct game *const g = t->game;
	const int figure = (int)next_of(state, (uint32_t)g->n_figures);
	const cell_t cell = (cell_t)next_of(state, COLS * ROWS);

	switch (next_of(state, 8)) {
	case 0:
		game_sight(g, (int)next_of(state, (uint32_t)g->n_units), WEST,
			next_of(state, 2) != 0);
		break;
	case 1:
		trial_ground(t, cell % COLS + 1, cell / COLS + 1, "wall");
		break;
	default:
		if (g->occupant[cell] < 0)
			game_place(g, figure, cell);
	}
}

TRIAL(test_who_aims_has_the_nearest_whom_he_has_a_line_to,
	seeing_begin(&t, "forest",
	"unit scouts side=west figures=4 at=12,5 arms=rifle\nfigure 1 leader\n"
	"unit others side=west figures=3 at=16,5 arms=rifle\nfigure 1 leader\n"
	"unit lurkers side=east figures=5 at=20,5 arms=bow\nfigure 1 leader\n"), trial_end)
{
	enum { CHANGES = 300 };
	uint32_t dice = 7;

	for (int i = 0; i < CHANGES; i++) {
		change_something(&t, &dice);
		assert_aims_as_all_are_seen(t.game);
	}
}

/* Somebody's own state is another. */
static void change_own(const struct game *g, uint32_t *state)
{
	struct risk_figure *const f = risk_figure_of(g, (int)next_of(state,
		(uint32_t)g->n_figures));
	struct risk_unit *const u = risk_unit_of(g, (int)next_of(state, (uint32_t)g->n_units));
	const uint32_t some = next_of(state, 9);	/* mostly it can shoot */

	switch (next_of(state, 9)) {
	case 0:
		f->wounds = (uint8_t)(some < 2);
		break;
	case 1:
		f->empty = some < 2;
		break;
	case 2:
		f->found = (int16_t)(some < 3 ? (int)some : NOBODY);
		break;
	case 3:
		f->spent = some < 3 ? (int32_t)some * 600 : 0;
		break;
	case 4:
		u->far = some < 3 ? (int32_t)some * 600 : 0;
		break;
	case 5:
		u->deed = (uint8_t)(some % DEEDS);
		break;
	case 6:
		u->order = (uint8_t)(some == 0 ? ORDER_CHARGE
			: some == 1 ? ORDER_LOAD : ORDER_MOVE);
		break;
	case 7:
		u->routing = some == 0;
		break;
	default:
		u->word = (uint8_t)(some == 0 ? ACTION_ROUT : ACTION_CARRY_ON);
	}
}

/* Somebody goes elsewhere, falls, gets up or joins others; a unit comes in sight or out of it. */
static void stir_somebody(struct game *g, uint32_t *state)
{
	const int figure = (int)next_of(state, (uint32_t)g->n_figures);
	const int unit = (int)next_of(state, (uint32_t)g->n_units);
	const cell_t cell = (cell_t)next_of(state, COLS * ROWS);

	switch (next_of(state, 8)) {
	case 0:
		game_join(g, figure, unit);
		break;
	case 1:
		game_life(g, figure, next_of(state, 4) == 0 ? LIFE_WOUNDED : LIFE_FIT, NULL);
		break;
	case 2:
		game_sight(g, unit, (int)next_of(state, 2), next_of(state, 4) != 0);
		break;
	default:
		if (g->occupant[cell] < 0)
			game_place(g, figure, cell);
	}
}

static int assert_aims_as_now(const struct game *g, int unit, int target)
{
	struct risk_aim aims[FIGURES_MAX], a;
	const int n = risk_aims(g, unit, target, FIGURES_MAX, aims);
	int found = 0;

	FOR_MEMBERS(f, g, unit)
		if (risk_aim(g, f, target, NOBODY, &a, NULL)) {
			assert_true(found < n);
			assert_memory_equal(&a, &aims[found++], sizeof a);
		}
	assert_int_equal(found, n);
	return n;
}

TEST(test_aims_that_are_kept_are_those_of_now)
{
	enum { CHANGES = 12000 };
	uint32_t dice = 5;
	struct trial t;
	int aims = 0;

	seeing_begin(&t, "open", "unit scouts side=west figures=4 at=12,5 arms=rifle\nfigure 1 leader\n"
		"unit others side=west figures=3 at=16,5 arms=musket\nfigure 1 leader\n"
		"unit spears side=west figures=3 at=14,7 arms=spear uncommanded\n"
		"unit lurkers side=east figures=5 at=20,5 arms=bow\nfigure 1 leader\n");
	for (int i = 0; i < CHANGES; i++) {
		if (next_of(&dice, 3) == 0)
			stir_somebody(t.game, &dice);
		else
			change_own(t.game, &dice);
		for (int u = 0; u < t.game->n_units; u++)
			for (int o = 0; o < t.game->n_units; o++)
				aims += assert_aims_as_now(t.game, u, o);
	}
	assert_true(aims > CHANGES);
	trial_end(&t);
}

/* All that a look follows from, as a number. */
static struct risk_look all_of_it(const struct game *g, int side, int unit)
{
	uint32_t sum = (uint32_t)(g->table->drawn ^ g->table->changes);

	for (int f = 0; f < g->n_figures; f++) {
		const int own = g->figures[f].unit;

		if (standing_fit(g, f) && (own == unit || g->units[own].side == side))
			sum = (sum ^ (uint32_t)(g->figures[f].cell * FIGURES_MAX + f)) * 2654435761u
				+ (uint32_t)own;
	}
	return (struct risk_look){ (int)(sum >> 1), unit };
}

/* Somebody falls, goes over to another unit, or a unit to another side. */
static void part_with_somebody(struct trial *t, uint32_t *state)
{
	struct game *const g = t->game;
	const int figure = (int)next_of(state, (uint32_t)g->n_figures);
	const int unit = (int)next_of(state, (uint32_t)g->n_units);

	switch (next_of(state, 4)) {
	case 0:
		game_life(g, figure, next_of(state, 2) != 0 ? LIFE_WOUNDED : LIFE_FIT, NULL);
		break;
	case 1:
		game_join(g, figure, unit);
		break;
	case 2:
		g->units[unit].side = (int16_t)next_of(state, 2);
		break;
	default:
		change_something(t, state);
	}
}

TRIAL(test_looks_that_are_kept_are_those_of_now,
	seeing_begin(&t, "forest",
	"unit scouts side=west figures=4 at=12,5 arms=rifle\nfigure 1 leader\n"
	"unit others side=west figures=3 at=16,5 arms=rifle\nfigure 1 leader\n"
	"unit lurkers side=east figures=5 at=20,5 arms=bow\nfigure 1 leader\n"), trial_end)
{
	enum { CHANGES = 1000 };
	uint32_t dice = 11;
	struct risk_looks *l;

	l = risk_rules_of(t.game)->looks;
	for (int i = 0; i < CHANGES; i++) {
		part_with_somebody(&t, &dice);
		risk_looks_notice(l, t.game);
		for (int u = 0; u < t.game->n_units; u++)
			for (int side = 0; side < 2; side++)
				assert_int_equal(risk_looks_of(l, t.game, side, u, all_of_it).die,
					all_of_it(t.game, side, u).die);
	}
}

TEST_MAIN
