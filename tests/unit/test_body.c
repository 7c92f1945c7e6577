/* Big figures: their hulls on the table, and getting aboard and out. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "null_games.h"
#include "played.h"

/* Figures: 0 launch, 1 … 4 crew, 5 6 thugs, 7 raft. */
static const char harbour[] =
	"grid square\n"
	"map\n"
	"............\n"
	"............\n"
	"............\n"
	"............\n"
	"......BB....\n"
	"............\n"
	"............\n"
	"............\n"
	"end\n"
	"area pond 10,7\n"
	"side us edges=west\nside them\nside friends friends=us\n"
	"unit launch side=us name=Launch body=4x2 seats=5 at=3,3 facing=E\n"
	"unit crew side=us name=Crew figures=4 aboard=launch\n"
	"figure 1 leader name=\"Jack Steele\"\n"
	"unit thugs sign=B side=them name=Thugs\n"
	"unit raft side=us name=Raft body=2x1 seats=2 arrives=2 area=pond\n";

enum { LAUNCH, CREW, THUG = 5, RAFT = 7, NORTH = 0, EAST = 2 };

static struct trial begin(void)
{
	struct trial t;

	trial_begin(&t, &system_null, harbour, "");
	t.game->out = event_log_sink(t.log);
	return t;
}

static cell_t at(const struct trial *t, int col, int row)
{
	return build_cell(t->setup, col, row);
}

/* G1, G2, G8. */
static void assert_sound(const struct game *g)
{
	int covered = 0, occupied = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];
		cell_t cells[BODY_CELLS_MAX];
		const int n = game_hull(g, f, cells);
		int aboard = 0;

		assert_int_equal(n, p->cell == CELL_NONE ? 0 : body_cells(game_body(g, f)));
		for (int i = 0; i < n; i++)
			assert_int_equal(g->occupant[cells[i]], f);
		covered += n;
		FOR_ABOARD(m, g, f) {
			assert_int_equal(g->figures[m].cell, CELL_NONE);
			aboard++;
		}
		assert_int_equal(p->load, aboard);
		assert_true(aboard <= g->setup->figures[f].seats);
	}
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++)
		occupied += g->occupant[c] != NOBODY;
	assert_int_equal(occupied, covered);
}

static void assert_last(const struct trial *t, enum event_kind kind, const char *text)
{
	char told[200];

	assert_non_null(trial_event(t, kind, -1));
	view_event_text(t->game, trial_event(t, kind, -1), told, sizeof(told));
	assert_string_equal(told, text);
}

TEST(test_a_game_begins_with_hulls_and_crews)
{
	struct trial t = begin();
	const struct game *g = t.game;

	assert_sound(g);
	assert_int_equal(g->occupant[at(&t, 2, 3)], LAUNCH);	/* astern */
	assert_int_equal(g->occupant[at(&t, 5, 4)], LAUNCH);
	assert_int_equal(g->occupant[at(&t, 6, 3)], NOBODY);
	assert_int_equal(g->figures[LAUNCH].load, 4);
	assert_int_equal(game_free_seats(g, LAUNCH), 1);
	assert_int_equal(game_unit_fit(g, trial_unit(&t, "crew")), 0);
	assert_int_equal(game_unit_aboard(g, trial_unit(&t, "crew")), 4);
	assert_int_equal(game_unit_cell(g, trial_unit(&t, "crew")), CELL_NONE);
	assert_int_equal(game_unit_whereabouts(g, trial_unit(&t, "crew")), at(&t, 3, 3));
	assert_int_equal(game_unit_body(g, trial_unit(&t, "launch")), LAUNCH);
	assert_int_equal(game_unit_body(g, trial_unit(&t, "crew")), NOBODY);
	assert_last(&t, EVENT_BOARD, "Crew 4: aboard Launch");
	trial_end(&t);
}

TEST(test_posing_moves_the_whole_hull)
{
	struct trial t = begin();
	struct game *g = t.game;
	const struct event *e;

	assert_true(game_fits(g, LAUNCH, (struct pose){ at(&t, 4, 3), EAST }));
	game_pose(g, LAUNCH, (struct pose){ at(&t, 4, 3), EAST });
	assert_sound(g);
	assert_int_equal(g->occupant[at(&t, 2, 3)], NOBODY);
	e = trial_event(&t, EVENT_MOVE, -1);
	assert_int_equal(e->from, at(&t, 3, 3));
	assert_int_equal(e->cell, at(&t, 4, 3));
	game_pose(g, LAUNCH, (struct pose){ at(&t, 4, 3), NORTH });
	assert_sound(g);
	assert_int_equal(g->occupant[at(&t, 4, 1)], LAUNCH);
	assert_int_equal(trial_event(&t, EVENT_TURN_ABOUT, -1)->number, NORTH);
	game_pose(g, LAUNCH, (struct pose){ at(&t, 5, 3), EAST });
	assert_sound(g);
	assert_int_equal(g->figures[LAUNCH].facing, EAST);
	assert_int_equal(g->figures[LAUNCH].cell, at(&t, 5, 3));
	trial_end(&t);
}

TEST(test_it_needs_all_its_room)
{
	struct trial t = begin();
	const struct game *g = t.game;

	/* a thug, and the table's edges */
	assert_false(game_fits(g, LAUNCH, (struct pose){ at(&t, 5, 4), EAST }));
	assert_false(game_fits(g, LAUNCH, (struct pose){ at(&t, 1, 3), EAST }));
	assert_false(game_fits(g, LAUNCH, (struct pose){ at(&t, 3, 2), NORTH }));
	assert_true(game_fits(g, LAUNCH, (struct pose){ at(&t, 3, 3), NORTH }));
	trial_end(&t);
}

TEST(test_who_is_beside_a_hull)
{
	struct trial t = begin();
	struct game *g = t.game;
	int16_t near[BESIDE_MAX];
	cell_t cells[BESIDE_MAX];
	int n;

	assert_int_equal(game_around(g, at(&t, 6, 3), near), 1);	/* by two of its cells */
	assert_int_equal(near[0], LAUNCH);
	assert_false(game_touching(g, LAUNCH, THUG + 1));
	assert_int_equal(game_distance(g, LAUNCH, THUG), 25);
	assert_int_equal(game_nearest_part(g, LAUNCH, at(&t, 12, 4)), at(&t, 5, 4));
	game_pose(g, LAUNCH, (struct pose){ at(&t, 4, 3), EAST });
	assert_true(game_touching(g, LAUNCH, THUG));
	assert_true(game_touching(g, THUG, LAUNCH));
	assert_int_equal(game_distance(g, THUG, LAUNCH), 15);
	assert_int_equal(game_beside(g, LAUNCH, near, BESIDE_MAX), 1);
	assert_int_equal(game_beside(g, THUG, near, BESIDE_MAX), 2);
	n = game_free_beside(g, LAUNCH, cells, BESIDE_MAX);
	assert_int_equal(n, 16 - 1);
	assert_int_equal(grid_col(&g->table->grid, cells[0]) + 1, 2);	/* astern first */
	for (int i = 0; i < n; i++)
		assert_int_equal(g->occupant[cells[i]], NOBODY);
	trial_end(&t);
}

TEST(test_getting_out_and_aboard_again)
{
	struct trial t = begin();
	struct game *g = t.game;

	game_alight(g, CREW, at(&t, 3, 5));
	assert_sound(g);
	assert_int_equal(g->occupant[at(&t, 3, 5)], CREW);
	assert_int_equal(g->figures[LAUNCH].load, 3);
	assert_int_equal(game_unit_fit(g, trial_unit(&t, "crew")), 1);
	assert_last(&t, EVENT_ALIGHT, "Jack Steele: gets out of Launch at 3,5");
	game_board(g, CREW, LAUNCH);
	assert_sound(g);
	assert_last(&t, EVENT_BOARD, "Jack Steele: gets aboard Launch");
	assert_int_equal(trial_event(&t, EVENT_BOARD, -1)->from, at(&t, 3, 5));
	trial_end(&t);
}

TEST(test_captives_come_along)
{
	struct trial t = begin();
	struct game *g = t.game;

	game_alight(g, CREW, at(&t, 6, 4));
	game_capture(g, THUG, CREW);
	game_board(g, CREW, LAUNCH);
	assert_sound(g);
	assert_int_equal(g->figures[THUG].aboard, LAUNCH);
	assert_int_equal(g->figures[THUG].life, LIFE_CAPTIVE);
	assert_int_equal(game_free_seats(g, LAUNCH), 0);
	game_alight(g, CREW, at(&t, 3, 5));
	assert_sound(g);
	assert_int_equal(g->figures[THUG].aboard, NOBODY);
	assert_true(grid_adjacent(&g->table->grid, at(&t, 3, 5), g->figures[THUG].cell));
	trial_end(&t);
}

TEST(test_all_aboard_leave_over_its_edge)
{
	struct trial t = begin();
	struct game *g = t.game;

	game_pose(g, LAUNCH, (struct pose){ at(&t, 2, 3), EAST });	/* its stern at column 1 */
	game_life(g, LAUNCH, LIFE_LEFT, "sails away");
	assert_sound(g);
	for (int f = LAUNCH; f <= CREW + 3; f++) {
		assert_int_equal(g->figures[f].life, LIFE_LEFT);
		assert_int_equal(g->figures[f].left, EDGE_WEST);
		assert_int_equal(g->figures[f].aboard, NOBODY);
	}
	assert_int_equal(g->figures[LAUNCH].load, 0);
	trial_end(&t);
}

TEST(test_the_dead_give_up_their_seats)
{
	struct trial t = begin();
	struct game *g = t.game;

	game_life(g, CREW + 1, LIFE_WOUNDED, "");
	assert_int_equal(g->figures[CREW + 1].aboard, LAUNCH);
	assert_int_equal(game_unit_aboard(g, trial_unit(&t, "crew")), 3);
	game_life(g, CREW + 1, LIFE_DEAD, "");
	assert_sound(g);
	assert_int_equal(g->figures[CREW + 1].aboard, NOBODY);
	assert_int_equal(g->figures[LAUNCH].load, 3);
	trial_end(&t);
}

TEST(test_bodies_are_brought_on_where_there_is_room)
{
	struct trial t = begin();
	struct game *g = t.game;

	assert_true(game_bring_on(g, trial_unit(&t, "raft"), at(&t, 12, 7)));
	assert_sound(g);
	assert_int_equal(g->figures[RAFT].cell, at(&t, 12, 7));	/* north: two rows */
	assert_int_equal(g->figures[RAFT].life, LIFE_FIT);
	trial_end(&t);
}

/* ---- the script's eyes ---- */

static struct setup *with_aims(struct setup_objective *aims, int n)
{
	struct setup *s = build_setup(&system_null, harbour);

	s->objectives = aims;
	s->n_objectives = (int16_t)n;
	return s;
}

static struct setup_objective aim(enum objective_kind kind, int unit, int area)
{
	return (struct setup_objective){ .id = "aim", .text = "aim", .kind = kind, .side = 0,
		.unit = (int16_t)unit, .area = (int16_t)area, .item = -1, .points = 1 };
}

TEST(test_areas_are_entered_with_any_part)
{
	struct setup_objective aims[] = { aim(AIM_REACH, -1, 0), aim(AIM_REACH, 0, 0) };
	struct trial t;

	trial_begin_with(&t, with_aims(aims, 2), "");
	t.game->out = event_log_sink(t.log);
	game_pose(t.game, LAUNCH, (struct pose){ at(&t, 8, 7), EAST });	/* bow at 10,7 */
	game_script(t.game);
	assert_int_equal(t.game->objectives[0], 0);	/* by its crew */
	assert_int_equal(t.game->objectives[1], 0);	/* by itself */
	trial_end(&t);
}

TEST(test_an_empty_vehicle_holds_nothing)
{
	struct setup_objective aims[] = { aim(AIM_REACH, -1, 0), aim(AIM_KEEP, 1, -1),
		aim(AIM_DESTROY, 1, -1) };
	struct trial t;

	trial_begin_with(&t, with_aims(aims, 3), "");
	t.game->out = event_log_sink(t.log);
	for (int f = CREW; f < CREW + 4; f++)
		game_alight(t.game, f, at(&t, 2 + f, 6));
	game_pose(t.game, LAUNCH, (struct pose){ at(&t, 8, 7), EAST });
	game_script(t.game);
	assert_int_equal(t.game->objectives[0], NOBODY);
	for (int f = CREW; f < CREW + 4; f++)
		game_board(t.game, f, LAUNCH);
	game_script(t.game);
	assert_int_equal(t.game->objectives[0], 0);
	assert_int_equal(t.game->objectives[2], NOBODY);	/* aboard is not destroyed */
	game_end(t.game);
	assert_int_equal(t.game->objectives[1], 0);		/* and kept */
	trial_end(&t);
}

/* ---- copies, snapshots, views ---- */

struct lines { char text[200][1100]; int n; };

static void take_line(void *self, const char *text)
{
	struct lines *l = self;

	snprintf(l->text[l->n++], sizeof(l->text[0]), "%s", text);
}

/* Reads a snapshot with one line changed; the reason, "" if it is taken. */
static void restore(const struct trial *t, const struct lines *l, const char *part,
	const char *other, struct reason *why)
{
	struct game *g = game_clone(t->game);
	bool good = true;

	for (int i = 0; i < l->n && good; i++) {
		char line[1200];
		const char *found = part ? strstr(l->text[i], part) : NULL;

		if (found)
			snprintf(line, sizeof(line), "%.*s%s%s", (int)(found - l->text[i]),
				l->text[i], other, found + strlen(part));
		else
			snprintf(line, sizeof(line), "%s", l->text[i]);
		good = game_restore_line(g, line, why);
	}
	if (good && game_restored(g, why)) {
		why->text[0] = '\0';
		assert_sound(g);
		assert_int_equal(game_check_value(g), game_check_value(t->game));
	}
	game_free(g);
}

TEST(test_snapshots_keep_hulls_and_seats)
{
	struct trial t = begin();
	struct lines *l = calloc(1, sizeof(*l));
	struct reason why;

	game_snapshot(t.game, take_line, l);
	restore(&t, l, NULL, NULL, &why);
	assert_string_equal(why.text, "");
	restore(&t, l, "figure 0 cell=26", "figure 0 cell=24", &why);
	assert_string_equal(why.text, "snapshot: figure 0 hangs over the edge");
	restore(&t, l, "figure 0 cell=26", "figure 0 cell=52", &why);
	assert_string_equal(why.text, "snapshot: figure 5 stands where another does");
	restore(&t, l, "figure 2 cell=-1 unit=1 captor=-1 aboard=0",
		"figure 2 cell=-1 unit=1 captor=-1 aboard=5", &why);
	assert_string_equal(why.text, "snapshot: figure 2 is aboard of nothing");
	restore(&t, l, "figure 2 cell=-1 unit=1 captor=-1 aboard=0",
		"figure 2 cell=-1 unit=1 captor=-1 aboard=7", &why);
	assert_string_equal(why.text, "snapshot: figure 2 is aboard of nothing");
	restore(&t, l, "figure 2 cell=-1 unit=1", "figure 2 cell=9 unit=1", &why);
	assert_string_equal(why.text, "snapshot: figure 2 is aboard and not there");
	free(l);
	trial_end(&t);
}

TEST(test_copies_have_a_course_of_their_own)
{
	struct trial t = begin();
	struct game *twin = game_clone(t.game);

	assert_non_null(t.game->course);
	assert_non_null(twin->course);
	assert_ptr_not_equal(twin->course, t.game->course);
	assert_int_equal(game_check_value(twin), game_check_value(t.game));
	assert_sound(twin);
	game_free(twin);
	trial_end(&t);
}

TEST(test_who_is_aboard_of_the_unseen_is_unseen)
{
	struct trial t = begin();
	const int launch = trial_unit(&t, "launch"), crew = trial_unit(&t, "crew");
	struct view *v;

	game_sight(t.game, launch, 1, false);
	game_sight(t.game, crew, 1, true);
	v = view_new(t.game, 1);
	assert_sound(&v->game);
	assert_false(game_on_table(&v->game, LAUNCH));
	assert_int_equal(v->game.figures[CREW].aboard, NOBODY);
	assert_int_equal(v->game.figures[CREW].life, LIFE_AWAITED);
	view_free(v);
	trial_end(&t);
}

TEST(test_of_the_seen_it_is_known_how_many_are_aboard)
{
	struct trial t = begin();
	const int launch = trial_unit(&t, "launch"), crew = trial_unit(&t, "crew");
	struct view *v;

	game_sight(t.game, launch, 1, true);
	game_sight(t.game, crew, 1, false);
	v = view_new(t.game, 1);
	assert_true(game_on_table(&v->game, LAUNCH));
	assert_int_equal(v->game.figures[LAUNCH].load, 4);
	assert_int_equal(game_next_aboard(&v->game, LAUNCH, 0), NOBODY);
	view_free(v);
	trial_end(&t);
}

TEST(test_those_who_board_together_are_told_together)
{
	struct trial t = begin();
	const struct event *first = trial_event(&t, EVENT_BOARD, 0);
	char text[200];

	assert_true(view_together(first, trial_event(&t, EVENT_BOARD, 1)));
	assert_false(view_together(first, trial_event(&t, EVENT_MOVE, 0)));
	view_together_text(t.game, first, 4, text, sizeof(text));
	assert_string_equal(text, "Crew (4 figures): aboard Launch");
	view_together_text(t.game, first, 1, text, sizeof(text));
	assert_string_equal(text, "Jack Steele: aboard Launch");
	trial_end(&t);
}

TEST_MAIN
