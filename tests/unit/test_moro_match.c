/* Matching: who fights whom (M:72, S-M-20), on drawings and on heaps thrown together. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/melee/melee.h"
#include "whims.h"
#include "systems/moro/melee/match.h"

/* Draws a map of the unit A of the one side and B (and C) of the other. */
static void draw(struct trial *t, const char *map)
{
	char text[2000];

	snprintf(text, sizeof text, "map\n%send\nside us edges=west\nside moros edges=east\n%s%s%s",
		map, "unit scouts sign=A side=us troops=scouts arms=rifle\n",
		"unit kris sign=B side=moros people=moro troops=warriors arms=blade\n",
		strchr(map, 'C') != NULL
			? "unit spears sign=C side=moros people=moro troops=warriors arms=spear\n"
			: "");
	moro_begin(t, text);
}

static uint64_t foes_of(const struct trial *t)
{
	uint64_t foes = 0;

	for (int u = 0; u < t->game->n_units; u++)
		if (game_enemies(t->game, 0, u))
			foes |= unit_bit(u);
	return foes;
}

static void write_figures(const struct trial *t, const int16_t *figures, int n, char *text,
	size_t size)
{
	for (int i = 0; i < n; i++) {
		const struct setup_unit *u =
			&t->setup->units[t->game->figures[figures[i]].unit];
		const size_t used = strlen(text);

		snprintf(text + used, size - used, "%s%c%d", i > 0 ? "," : "", u->sign,
			figures[i] - u->first + 1);
	}
}

/* The fights as text: "A1:B1 A2,A3:B2", figures by unit and number. */
static void expect_fights(const char *map, const char *expected)
{
	struct moro_fight fights[FIGHTS_MAX];
	struct trial t;
	char text[1000] = "";
	int n;

	draw(&t, map);
	n = moro_match(t.game, trial_unit(&t, "scouts"), foes_of(&t), fights);
	for (int i = 0; i < n; i++) {
		if (i > 0)
			strcat(text, " ");
		write_figures(&t, fights[i].own, fights[i].n_own, text, sizeof text);
		strcat(text, ":");
		write_figures(&t, fights[i].foe, fights[i].n_foe, text, sizeof text);
	}
	assert_string_equal(text, expected);
	moro_end(&t);
}

TEST(test_M_12_one_against_one)
{
	expect_fights(
		". . . . . .\n"
		" . A B . . .\n"
		". . . . . .\n"
		" . A . B . .\n"	/* a gap */
		". . . . . .\n", "A1:B1");
}

TEST(test_S_M_20_pairs_before_two_on_one)
{
	/* A1 touches both, A2 only B1: A1 makes room for him. */
	expect_fights(
		". . . . . .\n"
		" . . A B A .\n"
		". . . B . .\n"
		" . . . . . .\n", "A2:B1 A1:B2");
}

TEST(test_S_M_20_the_larger_side_doubles_up)
{
	expect_fights(
		". . A . . .\n"
		" . A B . . .\n"
		". . A . . .\n"
		" . . . . . .\n", "A1,A2:B1");
	expect_fights(
		". . B . . .\n"
		" . B A . . .\n"
		". . . . . .\n"
		" . . . . . .\n", "A1:B1,B2");
}

TEST(test_M_12_two_on_one_at_most)
{
	expect_fights(
		". . A A . .\n"
		" . A B A . .\n"
		". . A A . .\n"
		" . . . . . .\n", "A1,A2:B1");
	expect_fights(
		". . A A . .\n"
		" . A B A . .\n"
		". . A A B .\n"
		" . . . . . .\n", "A1,A2:B1 A4,A6:B2");
}

TEST(test_S_M_20_the_smaller_side_never_doubles)
{
	/* Two of A on B1; B2 and B3 touch A3 alone: one of them is over. */
	expect_fights(
		". A B A . . . .\n"
		" . A A . A B . .\n"
		". . . . . B . .\n"
		" . . . . . . . .\n", "A1,A2:B1 A5:B2");
}

TEST(test_S_M_20_equal_numbers_double_up_nowhere)
{
	expect_fights(
		". . A . . B .\n"
		" . A B . A B .\n"
		". . . . . . .\n"
		" . . . . . . .\n", "A3:B1 A1:B2");
}

TEST(test_S_M_20_of_two_units_together)
{
	expect_fights(
		". . B . . .\n"
		" . C A C . .\n"
		". . A A . .\n"
		" . . C . . .\n", "A1:B1 A2:C1,C3 A3:C2");
}

/* ---- heaps ---- */

static int contact(const struct trial *t, int unit, uint64_t foes)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, unit) {
		bool touches = false;

		for (int o = 0; o < t->game->n_figures; o++)
			touches = touches || ((foes & unit_bit(t->game->figures[o].unit)) != 0
				&& standing_touching(t->game, f, o));
		n += touches;
	}
	return n;
}

/* Everybody in one fight at most, with somebody he touches, two on one at most, and that
 * only on the larger side. */
static void check_fights(const struct trial *t)
{
	struct moro_fight fights[FIGHTS_MAX];
	bool seen[FIGURES_MAX] = { false };
	const int n = moro_match(t->game, 0, unit_bit(1), fights);
	const int own = contact(t, 0, unit_bit(1)), foe = contact(t, 1, unit_bit(0));
	int fighting = 0;

	for (int i = 0; i < n; i++) {
		assert_in_range(fights[i].n_own, 1, own > foe ? 2 : 1);
		assert_in_range(fights[i].n_foe, 1, foe > own ? 2 : 1);
		for (int k = 0; k < fights[i].n_own; k++)
			for (int j = 0; j < fights[i].n_foe; j++)
				assert_true(standing_touching(t->game, fights[i].own[k],
					fights[i].foe[j]));
		for (int k = 0; k < fights[i].n_own; k++, fighting++) {
			assert_false(seen[fights[i].own[k]]);
			seen[fights[i].own[k]] = true;
		}
		for (int k = 0; k < fights[i].n_foe; k++, fighting++) {
			assert_false(seen[fights[i].foe[k]]);
			seen[fights[i].foe[k]] = true;
		}
	}
	/* Nobody is over who could be paired with somebody who is over, too. */
	FOR_MEMBERS(f, t->game, 0)
		FOR_MEMBERS(o, t->game, 1)
			assert_false(standing_touching(t->game, f, o) && !seen[f] && !seen[o]);
	assert_int_equal(fighting > 0, own > 0);
}

TRIAL(test_S_M_20_in_any_heap,
	draw(&t, "A A A A A A A A\n A A A A A A A A\nB B B B B B B B\n B B B B B B B B\n"
	". . . . . . . .\n . . . . . . . .\n"), moro_end)
{
	struct whims whims = { 1 };

	for (int round = 0; round < 300; round++) {
		for (int f = 0; f < t.game->n_figures; f++)
			game_place(t.game, f, CELL_NONE);
		for (int f = 0; f < t.game->n_figures; f++) {
			cell_t cell;

			cell = pick(&whims, grid_cells(&t.game->table->grid));
			if (t.game->occupant[cell] < 0 && pick(&whims, 16) > round % 8)
				game_place(t.game, f, cell);
		}
		check_fights(&t);
	}
}

TEST_MAIN
