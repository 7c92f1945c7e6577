/* Matching: who fights whom (K:113), on drawings and on heaps thrown together. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_games.h"
#include "whims.h"
#include "systems/risk/melee/match.h"

/* ---- drawings ---- */

/* The fights as text: "A1:B1 B2:A2,A3", figures by unit and number, the lone one
 * first. */
static void write_figure(const struct trial *t, int figure, char *text, size_t size)
{
	const struct setup_unit *u = &t->setup->units[t->game->figures[figure].unit];

	snprintf(text, size, "%c%d", u->sign, figure - u->first + 1);
}

static void write_fights(const struct trial *t, char *text, size_t size)
{
	struct fights all;
	size_t used = 0;

	risk_match_figures(t->game, NULL, &all);
	text[0] = '\0';
	for (int i = 0; i < all.n; i++) {
		write_figure(t, all.fight[i].lone, text + used, size - used);
		for (int k = 0; k < all.fight[i].n; k++) {
			used = strlen(text);
			snprintf(text + used, size - used, "%s", k == 0 ? ":" : ",");
			used = strlen(text);
			write_figure(t, all.fight[i].others[k], text + used, size - used);
		}
		used = strlen(text);
		if (i < all.n - 1)
			snprintf(text + used, size - used, " ");
		used = strlen(text);
	}
}

static const char sides[] =
	"side navy edges=west\n"
	"side gang edges=east\n";

/* Draws a map of the units A (and D) of the navy and B (and C) of the gang. */
static void draw(struct trial *t, const char *map)
{
	char text[2000];

	snprintf(text, sizeof text, "cell 25\nmap\n%send\n%s%s%s%s%s", map, sides,
		"unit askaris sign=A side=navy arms=musket\n",
		"unit raiders sign=B side=gang arms=sword\n",
		strchr(map, 'C') ? "unit cutthroats sign=C side=gang arms=sword\n" : "",
		strchr(map, 'D') ? "unit sailors sign=D side=navy arms=musket\n" : "");
	risk_begin(t, text);
}

static void expect_fights(const char *map, const char *expected)
{
	struct trial t;
	char text[1000];

	draw(&t, map);
	write_fights(&t, text, sizeof text);
	assert_string_equal(text, expected);
	risk_end(&t);
}

TEST(test_K_17_two_who_touch_fight)
{
	expect_fights(
		". . . . . .\n"
		" . A B . . .\n"
		". . . . . .\n"
		" . . . . . .\n", "A1:B1");
	expect_fights(	/* nobody touches anybody */
		". . . . . .\n"
		" . A . B . .\n"
		". . . . . .\n"
		" . . . . . .\n", "");
}

TEST(test_K_17_lines_are_paired_one_to_one)
{
	/* on hexes two lines touch each other in zigzag */
	expect_fights(
		". . A A A A .\n"
		" . B B B B . .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 A2:B2 A3:B3 A4:B4");
	expect_fights(	/* A2 comes second, A4 overlaps */
		". . A A A A .\n"
		" . . B B . . .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 B2:A3,A2");
}

TEST(test_K_17_no_ganging_up_while_a_comrade_goes_unengaged)
{
	/* A2 could go with A1 against B1, but B2 has nobody else */
	expect_fights(
		". . A B . . .\n"
		" . . A B . . .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 A2:B2");
	/* A1 first takes B1, and gives him up to A2, who touches nobody else */
	expect_fights(
		". B A . . . .\n"
		" . . B A . . .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 A2:B2");
	/* a chain: each has to take the one further on */
	expect_fights(
		". . . . . . .\n"
		" A B A B A B .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 A2:B2 A3:B3");
	expect_fights(
		". . . . . . .\n"
		" B A B A B A .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A1:B1 A2:B2 A3:B3");
}

TEST(test_K_17_those_over_one_join_evenly)
{
	expect_fights(	/* round one man */
		". . A A . . .\n"
		" . A B A . . .\n"
		". . A A . . .\n"
		" . . . . . . .\n", "B1:A2,A4,A6,A5,A3,A1");
	expect_fights(	/* five against two: three and two */
		". A A A . . .\n"
		" . B B . . . .\n"
		". A . A . . .\n"
		" . . . . . . .\n", "B1:A4,A1 B2:A3,A5,A2");
	expect_fights(	/* the one in the middle may go either way, and goes to him alone */
		". A . . . A .\n"
		" A B A . B A .\n"
		". . . B . . .\n"
		" . . . . . . .\n", "A4:B3 B1:A3,A1 B2:A2,A5");
}

TEST(test_S_K_27_several_against_one_on_either_side)
{
	expect_fights(	/* the lone one of the navy in one heap, of the gang in the other */
		". B B . A A .\n"
		" . A . . B . .\n"
		". B . . A . .\n"
		" . . . . . . .\n", "A3:B2,B4,B1 B3:A2,A4,A1");
}

TEST(test_K_17_units_of_a_side_fight_together)
{
	expect_fights(
		". . . . . . .\n"
		" A B D . . . .\n"
		". . . . . . .\n"
		" . C A . . . .\n", "A2:C1 B1:D1,A1");
}

TEST(test_K_17_whoever_touches_nobody_is_left_alone)
{
	expect_fights(
		". A . . . . B\n"
		" . A B . . . .\n"
		". A . . . . B\n"
		" . . . . . . .\n", "A2:B2");
}

TEST(test_X_113_who_has_a_fighter_before_him_lets_routers_go)
{
	struct trial t;
	char text[200];

	/* A1 touches the router B and the fighter C; A2 the router alone */
	draw(&t,
		". C A . . . .\n"
		" . . B . . . .\n"
		". . A . . . .\n"
		" . . . . . . .\n");
	risk_unit_in(&t, "raiders")->routing = true;
	write_fights(&t, text, sizeof text);
	assert_string_equal(text, "A1:C1 B1:A2");
	risk_unit_in(&t, "cutthroats")->routing = true;
	write_fights(&t, text, sizeof text);
	assert_string_equal(text, "B1:A2 C1:A1");
	risk_unit_in(&t, "askaris")->routing = true;
	write_fights(&t, text, sizeof text);
	assert_string_equal(text, "");
	risk_end(&t);
}

/* ---- heaps thrown together: the invariants ---- */

enum { SIDE = 5, MEN = 9 };

/* The most pairs that there can be, by trying all: bit masks of figures that are free. */
static int most_pairs(const struct game *g, uint32_t left)
{
	int best = 0, first = -1;

	for (int f = 0; f < g->n_figures && first < 0; f++)
		if (left & 1u << f)
			first = f;
	if (first < 0)
		return 0;
	left &= ~(1u << first);
	best = most_pairs(g, left);
	for (int f = 0; f < g->n_figures; f++) {
		int n;

		if (!(left & 1u << f) || !standing_touching(g, first, f)
			|| !game_enemies(g, g->figures[first].unit, g->figures[f].unit))
			continue;
		n = 1 + most_pairs(g, left & ~(1u << f));
		if (n > best)
			best = n;
	}
	return best;
}

static bool touches(const struct game *g, int a, int b)
{
	return game_enemies(g, g->figures[a].unit, g->figures[b].unit)
		&& standing_touching(g, a, b);
}

/* MA1, MA2, and that the pairs are the most (n pairs and their joiners: n fights). */
static void check_heap(const struct game *g, const struct fights *all)
{
	int in[2 * MEN] = { 0 };

	for (int i = 0; i < all->n; i++) {
		in[all->fight[i].lone]++;
		for (int k = 0; k < all->fight[i].n; k++) {
			in[all->fight[i].others[k]]++;
			assert_true(touches(g, all->fight[i].lone, all->fight[i].others[k]));
		}
	}
	for (int f = 0; f < g->n_figures; f++)
		assert_int_equal(in[f], contact_figure(g, f) ? 1 : 0);
	assert_int_equal(all->n, most_pairs(g, (1u << g->n_figures) - 1));
}

static const struct fight *fight_of(const struct fights *all, int figure)
{
	for (int i = 0; i < all->n; i++) {
		if (all->fight[i].lone == figure)
			return &all->fight[i];
		for (int k = 0; k < all->fight[i].n; k++)
			if (all->fight[i].others[k] == figure)
				return &all->fight[i];
	}
	return NULL;
}

/* MA3, one change at a time. */
static void check_even(const struct game *g, const struct fights *all)
{
	for (int i = 0; i < all->n; i++)
		for (int k = 0; all->fight[i].n > 2 && k < all->fight[i].n; k++)
			for (int f = 0; f < g->n_figures; f++)
				if (f != all->fight[i].lone
					&& touches(g, all->fight[i].others[k], f))
					assert_true(fight_of(all, f)->n >= all->fight[i].n - 1);
}

RISK_GAME(test_K_17_any_heap_is_matched_evenly,
	"cell 25\n"
	"map\n. . . . .\n . . . . .\n. . . . .\n . . . . .\n. . . . .\nend\n"
	"side navy edges=west\n"
	"side gang edges=east\n"
	"unit askaris sign=A side=navy arms=musket figures=9\n"
	"unit raiders sign=B side=gang arms=sword figures=9\n")
{
	struct whims whims = { 7 };

	for (int round = 0; round < 400; round++) {
		struct fights all;

		for (int f = 0; f < 2 * MEN; f++)
			game_place(t.game, f, CELL_NONE);
		for (int f = 0; f < 2 * MEN; f++) {
			const cell_t c = pick(&whims, SIDE * SIDE);

			if (t.game->occupant[c] < 0)
				game_place(t.game, f, c);
		}
		risk_match_figures(t.game, NULL, &all);
		check_heap(t.game, &all);
		check_even(t.game, &all);
	}
}

/* Three causes in one heap: all fight, one against some. */
RISK_GAME(test_K_17_three_causes_in_one_heap,
	"cell 25\n"
	"map\n. . . . .\n . . . . .\n. . . . .\n . . . . .\n. . . . .\nend\n"
	"side navy edges=west\n"
	"side gang edges=east\n"
	"side river edges=north\n"
	"unit askaris sign=A side=navy arms=musket figures=6\n"
	"unit raiders sign=B side=gang arms=sword figures=6\n"
	"unit fishers sign=C side=river arms=spear figures=6\n")
{
	struct whims whims = { 11 };

	for (int round = 0; round < 400; round++) {
		struct fights all;
		int in[2 * MEN] = { 0 };

		for (int f = 0; f < 2 * MEN; f++)
			game_place(t.game, f, CELL_NONE);
		for (int f = 0; f < 2 * MEN; f++) {
			const cell_t c = pick(&whims, SIDE * SIDE);

			if (t.game->occupant[c] < 0)
				game_place(t.game, f, c);
		}
		risk_match_figures(t.game, NULL, &all);
		for (int i = 0; i < all.n; i++) {
			in[all.fight[i].lone]++;
			for (int k = 0; k < all.fight[i].n; k++)
				in[all.fight[i].others[k]]++;
		}
		for (int f = 0; f < 2 * MEN; f++)
			assert_int_equal(in[f], contact_figure(t.game, f) ? 1 : 0);
	}
}

TEST_MAIN
