/* The chart: what stands where in the buffer, at every scale and place. */
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "as_view.h"
#include "build_setup.h"
#include "hand_system.h"
#include "played.h"
#include "systems/null/null.h"
#include "tui/chart.h"

static const char shore[] =
	"map\n"
	"  . . A A . .\n"
	"   . # . B . .\n"
	"  ~ ~ . . . .\n"
	"   ~ ~ ~ . . .\n"
	"end\n"
	"side navy edges=south\n"
	"side gang edges=north\n"
	"unit marines sign=A side=navy facing=E\n"
	"figure 1 name=\"Jack\" leader\n"
	"unit thugs sign=B side=gang facing=W\n";

struct picture {
	struct trial trial;
	struct chart_look look;
	struct glyph *glyphs;
};

static void begin_system(struct picture *p, const struct game_system *system,
	const char *text, int rows, int cols)
{
	memset(p, 0, sizeof *p);
	trial_begin(&p->trial, system, text, "");
	p->look.rows = rows;
	p->look.cols = cols;
	p->glyphs = calloc((size_t)rows * (size_t)cols, sizeof *p->glyphs);
	assert_non_null(p->glyphs);
}

static void begin(struct picture *p, const char *text, int rows, int cols)
{
	begin_system(p, &system_null, text, rows, cols);
}

static void end(struct picture *p)
{
	free(p->glyphs);
	trial_end(&p->trial);
}

static void draw(struct picture *p, const uint8_t *overlaid)
{
	chart_draw(as_view(p->trial.game), &p->look, overlaid, p->glyphs);
}

/* A row of the picture as text. */
static void assert_row(const struct picture *p, int row, const char *expected)
{
	char text[400] = "";

	for (int col = 0; col < p->look.cols; col++)
		text[col] = (char)p->glyphs[row * p->look.cols + col].sign;
	assert_string_equal(text, expected);
}

TEST(test_hexes_are_two_wide_and_odd_rows_shifted)
{
	struct picture p;

	begin(&p, shore, 4, 13);
	draw(&p, NULL);
	assert_row(&p, 0, ". . A*A . .  ");
	assert_row(&p, 1, " . # . B . . ");
	assert_row(&p, 2, "~~~~. . . .  ");
	assert_row(&p, 3, " ~~~~~~. . . ");
	end(&p);
}

static const char quay[] =
	"open 7x4\n"
	"side navy edges=south\n"
	"side gang edges=north\n"
	"unit launch sign=L side=navy body=4x2 seats=4 at=4,2 facing=E\n"
	"unit thugs sign=B side=gang figures=1 at=1,4\n";

TEST(test_a_hull_is_a_block_with_a_mark_on_its_bow)
{
	uint8_t overlaid[28] = { 0 };
	struct picture p;

	begin(&p, quay, 4, 15);
	draw(&p, NULL);
	assert_row(&p, 1, " . . L L L L>. ");
	assert_row(&p, 2, ". . L L L L .  ");
	assert_int_equal(p.glyphs[15 + 5].back, BACK_SIDE);
	assert_int_equal(p.glyphs[15 + 6].back, BACK_SIDE);
	assert_int_equal(p.glyphs[15 + 3].back, BACK_NONE);
	p.look.unicode = true;
	draw(&p, NULL);
	assert_int_equal(p.glyphs[15 + 12].sign, 0x2192);
	p.look.unicode = false;
	overlaid[7 + 2] = OVERLAID_TARGET;
	overlaid[7 + 5] = OVERLAID_TARGET;	/* the bow: its mark stays */
	draw(&p, overlaid);
	assert_row(&p, 1, " . . L<L L L>. ");
	assert_int_equal(p.glyphs[15 + 5].back, BACK_TARGET);
	p.look.scale = 1;
	p.look.rows = 2;
	p.look.cols = 7;
	draw(&p, NULL);
	assert_row(&p, 0, "..LLLL.");
	end(&p);
}

TEST(test_steps_are_arrows_and_signs_of_overlays_are_seen_from_afar)
{
	uint8_t overlaid[24] = { 0 };
	struct picture p;

	begin(&p, shore, 4, 13);
	overlaid[1] = OVERLAID_WALK + 1;	/* east */
	overlaid[2] = OVERLAID_WALK;	/* somebody stands there */
	overlaid[6 + 4] = OVERLAID_LINE;
	overlaid[6 + 5] = OVERLAID_MEDIUM;
	draw(&p, overlaid);
	assert_row(&p, 0, ". > A*A . .  ");
	assert_row(&p, 1, " . # . B o .2");
	p.look.scale = 1;
	p.look.rows = 2;
	p.look.cols = 6;
	draw(&p, overlaid);
	assert_row(&p, 0, ".>AAo2");
	p.look.unicode = p.look.shaded = true;
	draw(&p, overlaid);
	assert_int_equal(p.glyphs[1].ink, INKS + BACK_PATH);
	assert_int_equal(p.glyphs[4].back, BACK_PATH);
	assert_int_equal(p.glyphs[5].sign, '2');
	end(&p);
}

TEST(test_what_lies_beyond_an_edge_has_a_place_at_it)
{
	struct picture p;
	struct point at;

	begin(&p, shore, 2, 6);
	p.look.row = 1;
	p.look.col = 2;
	const struct grid *const g = &p.trial.game->table->grid;

	assert_int_equal(chart_beyond(g, &p.look, grid_at(g, 2, 1), &at), BEYOND_NONE);
	assert_int_equal(chart_beyond(g, &p.look, grid_at(g, 5, 1), &at), BEYOND_EAST);
	assert_int_equal(at.row, 0);
	assert_int_equal(at.col, 5);
	assert_int_equal(chart_beyond(g, &p.look, grid_at(g, 0, 3), &at), BEYOND_WEST);
	assert_int_equal(at.row, 1);
	assert_int_equal(at.col, 0);
	assert_int_equal(chart_beyond(g, &p.look, grid_at(g, 2, 0), &at), BEYOND_NORTH);
	assert_int_equal(at.row, 0);
	assert_int_equal(chart_beyond(g, &p.look, grid_at(g, 2, 3), &at), BEYOND_SOUTH);
	assert_int_equal(at.row, 1);
	end(&p);
}

TEST(test_places_and_cells_are_inverse)
{
	struct picture p;

	begin(&p, shore, 4, 13);
	for (int scale = 0; scale < 3; scale++)
		for (cell_t cell = 0; cell < 24; cell++) {
			const struct grid *g = &p.trial.game->table->grid;
			struct point at;
			cell_t back;

			p.look.scale = scale;
			assert_true(chart_where(g, &p.look, cell, &at));
			back = chart_cell(g, &p.look, at);
			if (scale == 0)
				assert_int_equal(back, cell);
			else
				assert_true(back != CELL_NONE && back <= cell);
		}
	end(&p);
}

TEST(test_the_second_column_tells_states_and_overlays)
{
	uint8_t overlaid[24] = { 0 };
	struct picture p;

	begin(&p, shore, 4, 13);
	overlaid[0] = OVERLAID_REACH;
	overlaid[2] = OVERLAID_REACH;		/* the leader: his mark stays */
	overlaid[3] = OVERLAID_REACH;		/* one of the crowd */
	overlaid[5] = OVERLAID_LEVEL + 3;
	overlaid[6] = OVERLAID_ZONE + 1;
	draw(&p, overlaid);
	assert_row(&p, 0, ".\". A*A\". .3 ");
	assert_row(&p, 1, " .b# . B . . ");
	end(&p);
}

TEST(test_an_overview_shows_figures_before_ground)
{
	struct picture p;

	begin(&p, shore, 2, 6);
	p.look.scale = 1;
	draw(&p, NULL);
	assert_row(&p, 0, ".#AA..");
	assert_row(&p, 1, "~~~...");
	end(&p);
}

TEST(test_the_wounded_and_the_taken_are_marked)
{
	struct picture p;

	begin(&p, shore, 4, 13);
	game_life(p.trial.game, 1, LIFE_WOUNDED, "hit");
	assert_int_equal(chart_mark(as_view(p.trial.game), 1), 'w');
	game_capture(p.trial.game, 1, 2);
	assert_int_equal(chart_mark(as_view(p.trial.game), 1), 'c');
	assert_int_equal(chart_mark(as_view(p.trial.game), 0), '*');
	end(&p);
}

/* Who is aimed at, taken and in flight, too, and where he stood before. */
static void assert_inks_stand(struct picture *p, const uint8_t *overlaid)
{
	for (int how = 0; how < 4; how++) {
		p->look.shaded = (how & 1) != 0;
		p->look.unicode = (how & 2) != 0;
		draw(p, overlaid);
		for (int i = 0; i < p->look.rows * p->look.cols; i++)
			if (!ink_may_stand(p->glyphs[i].ink, p->glyphs[i].back))
				fail_msg("place %d: ink %d on back %d", i, p->glyphs[i].ink,
					p->glyphs[i].back);
	}
}

TEST(test_inks_stand_on_all_that_is_laid_over_figures_and_ground)
{
	struct picture p;

	begin(&p, shore, 4, 13);
	for (int life = LIFE_FIT; life <= LIFE_CAPTIVE; life++)
		for (int overlay = 0; overlay <= OVERLAID_LEVEL; overlay++) {
			uint8_t overlaid[24];

			memset(overlaid, overlay, sizeof(overlaid));
			p.trial.game->figures[1].life = (uint8_t)life;
			p.trial.game->figures[1].captor = life == LIFE_CAPTIVE ? 2 : NOBODY;
			assert_inks_stand(&p, overlaid);
		}
	end(&p);
}

/* Behind what a overlaid has to say, before nothing; in an ink of its own. */
TEST(test_who_has_acted_is_marked)
{
	uint8_t overlaid[24] = { [2] = OVERLAID_TARGET, [3] = OVERLAID_TARGET };
	struct picture p;

	begin_system(&p, hand_system(), shore, 4, 13);
	assert_false(game_unit_acted(p.trial.game, 0));
	null_unit_of(p.trial.game, 0)->moved = true;
	assert_true(game_unit_acted(p.trial.game, 0));
	assert_false(game_unit_acted(p.trial.game, 1));
	draw(&p, NULL);
	assert_row(&p, 0, "f . A:A.. .  ");
	assert_int_equal(p.glyphs[5].ink, INK_ON);
	assert_int_equal(p.glyphs[4].back, BACK_SIDE);
	draw(&p, overlaid);
	assert_row(&p, 0, "f . A<A<. .  ");
	p.trial.game->figures[1].life = LIFE_WOUNDED;
	assert_true(game_unit_acted(p.trial.game, 0));	/* of those who are fit */
	draw(&p, overlaid);
	assert_row(&p, 0, "f . A<Aw. .  ");
	end(&p);
}

TEST(test_marks_with_a_sign_stand_in_a_figures_place)
{
	struct picture p;
	cell_t last;

	begin_system(&p, hand_system(), shore, 4, 13);
	draw(&p, NULL);
	assert_row(&p, 0, "f . A*A . .  ");	/* what is only a mark is the overlaid's */
	assert_row(&p, 2, "~~~~. ! . .  ");
	assert_row(&p, 3, " ~~~~~~. . f ");
	assert_int_equal(p.glyphs[0].back, BACK_SIDE);
	assert_int_equal(p.glyphs[3 * 13 + 11].back, BACK_SIDE + 1);
	assert_int_equal(p.glyphs[2 * 13 + 6].ink, INK_ITEM);
	last = build_cell(p.trial.setup, 6, 4);
	game_place(p.trial.game, 2, last);
	draw(&p, NULL);
	assert_row(&p, 3, " ~~~~~~. . Bf");
	p.trial.game->figures[2].life = LIFE_WOUNDED;
	draw(&p, NULL);
	assert_row(&p, 3, " ~~~~~~. . Bw");
	end(&p);
}

/* Smoke over the middle, and a flag in it. */
static int smoke(const struct game *v, struct map_mark *found, int room)
{
	const struct grid *grid = &v->table->grid;

	if (room < 2)
		return 0;
	found[0] = (struct map_mark){ .cell = grid_at(grid, 3, 1), .what = "smoke", .sign = 'o',
		.side = NOBODY, .radius = v->table->cell_length };
	found[1] = (struct map_mark){ .cell = grid_at(grid, 2, 1), .what = "a flag", .sign = 'f',
		.side = 0 };
	return 2;
}

TEST(test_clouds_lie_behind_what_is_there)
{
	struct game_system smoky = system_null;
	struct picture p;

	smoky.marks = smoke;
	begin_system(&p, &smoky, shore, 4, 13);
	draw(&p, NULL);
	assert_row(&p, 0, ". . A*Ao.o.  ");	/* who leads keeps his mark */
	assert_row(&p, 1, " . # foBo.o. ");
	assert_row(&p, 2, "~~~~. .o.o.  ");
	assert_int_equal(p.glyphs[9].ink, INK_CLOUD);
	p.trial.game->figures[2].life = LIFE_WOUNDED;
	draw(&p, NULL);
	assert_row(&p, 1, " . # foBw.o. ");
	end(&p);
}

TEST(test_following_keeps_the_cursor_in_sight)
{
	const struct grid g = { GRID_HEX, 200, 150 };
	struct chart_look look = { .rows = 14, .cols = 49 };
	uint32_t chance = 7;

	for (int i = 0; i < 20000; i++) {
		struct point at;
		cell_t cell;

		chance = chance * 1664525u + 1013904223u;
		cell = (cell_t)((chance >> 8) % (uint32_t)grid_cells(&g));
		look.scale = i % 7 == 0 ? 3 : 0;
		look.rulers = i % 5 == 0;
		if (i % 11 == 0)
			chart_centre(&g, &look, cell);
		chart_follow(&g, &look, cell);
		assert_true(chart_where(&g, &look, cell, &at));
		assert_true(look.col >= 0 && look.row >= 0);
		assert_true(look.col < g.cols && look.row < g.rows);
	}
}

TEST(test_drawing_never_leaves_the_table)
{
	struct picture p;

	begin(&p, shore, 30, 90);
	for (int scale = 0; scale <= CHART_SCALE_MAX; scale += 3)
		for (int row = 0; row < 4; row++)
			for (int col = 0; col < 6; col++) {
				p.look.scale = scale;
				p.look.row = row;
				p.look.col = col;
				p.look.rulers = col & 1;
				draw(&p, NULL);
			}
	end(&p);
}

TEST(test_zooming_out_ends_with_the_whole_table)
{
	const struct grid g = { GRID_HEX, 72, 48 };
	struct chart_look look = { .rows = 14, .cols = 49 };
	int steps = 0;

	do {
		look.scale = chart_next_scale(&g, &look);
		steps++;
	} while (look.scale != 0 && steps < 20);
	assert_in_range(steps, 2, 4);
}

TEST(test_squares_are_not_shifted)
{
	static const char yard[] =
		"grid square\n"
		"map\n. . . A\n. # . .\n. . . .\n. . . .\nend\n"
		"side navy\nunit marines sign=A side=navy\n";
	struct picture p;

	begin(&p, yard, 4, 9);
	draw(&p, NULL);
	assert_row(&p, 1, ". # . .  ");
	end(&p);
}

enum picturing { TINTED, FLAT, ASCII, PICTURINGS };

static struct ink_ground_sign sign_in(const struct ink_ground *g, enum picturing how)
{
	return how == TINTED ? g->tinted : how == FLAT ? g->pretty : g->plain;
}

static void assert_grounds_differ(const struct table *t, enum picturing how)
{
	for (int i = 0; i < t->n_grounds; i++) {
		const struct ink_ground a = ink_ground(t, i);
		const struct ink_ground_sign mine = sign_in(&a, how);

		if (mine.first < 128 && isalnum((int)mine.first))
			fail_msg("%s is drawn as a figure", t->grounds[i].name);
		for (int k = 0; k < i; k++) {
			const struct ink_ground b = ink_ground(t, k);
			const struct ink_ground_sign other = sign_in(&b, how);

			if (mine.first == other.first && mine.second == other.second
					&& (how != TINTED || a.back == b.back))
				fail_msg("%s looks like %s", t->grounds[i].name,
					t->grounds[k].name);
		}
	}
}

TEST(test_no_two_grounds_look_alike)
{
	struct table *const t = calloc(1, sizeof *t);

	assert_non_null(t);
	for (int i = 0; systems[i] != NULL; i++) {
		t->n_grounds = systems[i]->grounds(systems[i]->book, t->grounds, GROUNDS_MAX);
		assert_true(t->n_grounds > 1);
		for (enum picturing how = TINTED; how < PICTURINGS; how++)
			assert_grounds_differ(t, how);
	}
	free(t);
}

/* Neighbours never share a tone of open ground, so that each cell is seen. */
TEST(test_no_two_neighbours_share_a_tone)
{
	struct picture p;

	begin(&p, "open 9x8\nside navy edges=south\nside gang edges=north\n"
		"unit marines sign=A side=navy figures=1 at=1,1\n", 8, 19);
	p.look.unicode = p.look.shaded = p.look.tinted = true;
	draw(&p, NULL);
	for (cell_t cell = 1; cell < 72; cell++) {
		const struct grid *const g = &p.trial.game->table->grid;

		for (int i = 0; i < grid_directions(g); i++) {
			const cell_t next = grid_step(g, cell, i);
			struct point here, there;

			if (next <= 0 || !chart_where(g, &p.look, cell, &here)
					|| !chart_where(g, &p.look, next, &there))
				continue;
			assert_int_not_equal(p.glyphs[here.row * 19 + here.col].back,
				p.glyphs[there.row * 19 + there.col].back);
		}
	}
	end(&p);
}

/* Where there are colours states have a back of their own, what cannot be reached lies in
 * shade, and from afar a sign shows two cells. */
TEST(test_colours_tell_states_shade_and_halves)
{
	uint8_t overlaid[24] = { [0] = OVERLAID_SHADE, [4] = OVERLAID_PATH };
	struct picture p;

	begin(&p, shore, 4, 13);
	p.look.unicode = p.look.shaded = p.look.tinted = true;
	game_life(p.trial.game, 1, LIFE_WOUNDED, "hit");
	draw(&p, overlaid);
	assert_int_equal(p.glyphs[0].back, BACK_SHADED);
	assert_int_equal(p.glyphs[4].back, BACK_SIDE);
	assert_int_equal(p.glyphs[7].sign, 'w');
	assert_int_equal(p.glyphs[7].back, BACK_HURT);
	assert_int_equal(p.glyphs[8].sign, 0x25CF);
	assert_int_equal(p.glyphs[8].ink, INK_PATH);
	p.look.scale = 1;
	p.look.cols = 6;
	p.look.rows = 2;
	draw(&p, NULL);
	assert_int_equal(p.glyphs[0].sign, 0x2580);
	assert_int_equal(p.glyphs[2].sign, 'A');	/* who guides them */
	assert_true(p.glyphs[6].ink > INKS);
	end(&p);
}

TEST(test_near_a_cell_has_room_for_numbers)
{
	struct picture p;

	begin(&p, shore, 8, 26);
	p.look.scale = CHART_SCALE_IN;
	draw(&p, NULL);
	assert_row(&p, 0, ". . . . A*1 A 2 . . . .   ");
	assert_row(&p, 1, ". . . . == 2    . . . .   ");
	assert_row(&p, 2, "  . . # # . . B 1 . . . . ");
	end(&p);
}

/* By rules that read it: an arrow, or a digit as on a number pad; the null system's read none. */
TEST(test_Y_30_the_map_tells_where_each_figure_faces)
{
	static const char camp[] =
		"map\n"
		"  . . A . .\n"
		"   . . . B .\n"
		"  . . . . .\n"
		"   . . . . .\n"
		"end\n"
		"side navy edges=south\n"
		"side gang edges=north\n"
		"unit marines sign=A side=navy facing=E\n"
		"unit thugs sign=B side=gang facing=NW\n";
	struct picture p;
	struct point at;

	begin_system(&p, &system_risk, camp, 4, 12);
	for (int unicode = 0; unicode < 2; unicode++) {
		p.look.facing = true;
		p.look.unicode = unicode;
		draw(&p, NULL);
		assert_true(chart_where(&p.trial.game->table->grid, &p.look,
			p.trial.game->figures[0].cell, &at));
		assert_int_equal(p.glyphs[at.row * 12 + at.col + 1].sign, unicode ? 0x2192 : '6');
		assert_true(chart_where(&p.trial.game->table->grid, &p.look,
			p.trial.game->figures[1].cell, &at));
		assert_int_equal(p.glyphs[at.row * 12 + at.col + 1].sign, unicode ? 0x2196 : '7');
	}
	p.look.facing = false;
	draw(&p, NULL);
	assert_int_equal(p.glyphs[at.row * 12 + at.col + 1].sign, ' ');
	end(&p);
	begin(&p, camp, 4, 12);
	p.look.facing = true;
	draw(&p, NULL);
	assert_int_equal(p.glyphs[at.row * 12 + at.col + 1].sign, ' ');
	end(&p);
}

TEST_MAIN
