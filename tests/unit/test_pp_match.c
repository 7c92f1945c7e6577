/* Matching: who fights whom (PP:50, X-209), on drawings. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/match.h"

enum { TEXT = 400 };

static void draw(struct trial *t, const char *map)
{
	char text[2000];

	snprintf(text, sizeof text,
		"map\n%s"
		". . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . .\n"
		"end\n"
		EXPLORERS_AND_RIVALS, map);
	pp_begin(t, text);
}

/* "A1:B1 B2:A2,A3": the fights, the lone one of each first. */
static const char *fights_of(const struct trial *t, char text[TEXT])
{
	struct contacts c;
	struct fights all;
	size_t used = 0;

	pp_contacts(t->game, &c);
	match_contacts(&c, &all);
	text[0] = '\0';
	for (int i = 0; i < all.n; i++)
		for (int k = -1; k < all.fight[i].n; k++) {
			const int f = k < 0 ? all.fight[i].lone : all.fight[i].others[k];
			const struct setup_unit *u = &t->setup->units[t->setup->figures[f].unit];

			used += (size_t)snprintf(text + used, TEXT - used, "%s%c%d",
				k == 0 ? ":" : k > 0 ? "," : i > 0 ? " " : "", u->sign,
				f - u->first + 1);
		}
	return text;
}

static void expect(const struct trial *t, const char *fights)
{
	char text[TEXT];

	assert_string_equal(fights_of(t, text), fights);
}

TEST(test_X_209_pairs_and_groups_against_one)
{
	static const struct { const char *map, *fights; } rows[] = {
		{ ". A . B . . . . . . . . . . .\n", "" },
		{ ". A B . . . . . . . . . . . .\n", "A1:B1" },
		{ ". A B A . . . . . . . . . . .\n", "B1:A1,A2" },
		{ ". B A B . . . . . . . . . . .\n", "A1:B1,B2" },
		{ ". A B A B . . . . . . . . . .\n", "A1:B1 A2:B2" },
		{ ". A B A B A . . . . . . . . .\n", "A1:B1 B2:A2,A3" },
		{ ". A B . A B A . . . . . . . .\n", "A1:B1 B2:A2,A3" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct trial t;

		draw(&t, rows[i].map);
		expect(&t, rows[i].fights);
		pp_end(&t);
	}
}

TEST(test_X_209_a_named_foe_is_left_to_him)
{
	struct trial t;

	draw(&t, ". A B A B A . . . . . . . . .\n");
	pp_figure_in(&t, "explorers", 2)->foe = (int16_t)trial_figure(&t, "rivals", 1);
	expect(&t, "A3:B2 B1:A1,A2");
	pp_end(&t);
	/* Nobody else is there for B1. */
	draw(&t, ". . B A B A . . . . . . . . .\n");
	pp_figure_in(&t, "explorers", 1)->foe = (int16_t)trial_figure(&t, "rivals", 2);
	expect(&t, "A1:B1 A2:B2");
	pp_end(&t);
	/* Both sides name each other crosswise: who has named him keeps him. */
	draw(&t, ". A B A B A . . . . . . . . .\n");
	pp_figure_in(&t, "explorers", 2)->foe = (int16_t)trial_figure(&t, "rivals", 1);
	pp_figure_in(&t, "rivals", 2)->foe = (int16_t)trial_figure(&t, "explorers", 2);
	expect(&t, "A1:B1 B2:A2,A3");
	pp_end(&t);
}

enum ailing { LIES, LOST_BLOW, SPARES, PANICKED, AILINGS };

static void ail(struct pp_figure *f, enum ailing how)
{
	f->down = how == LIES;
	f->lost_blow = how == LOST_BLOW;
	f->spares = how == SPARES;
	if (how == PANICKED)
		f->spirit = SPIRIT_PANICKED;
}

TEST(test_X_200_who_cannot_strike_is_only_fought)
{
	for (int how = 0; how < AILINGS; how++) {
		struct trial t;

		draw(&t, ". A B A . . . . . . . . . . .\n");
		ail(pp_figure_in(&t, "explorers", 1), (enum ailing)how);
		assert_false(pp_strikes(t.game, trial_figure(&t, "explorers", 1)));
		/* B has somebody who can, and lets the other go. */
		expect(&t, "A2:B1");
		ail(pp_figure_in(&t, "explorers", 2), (enum ailing)how);
		expect(&t, "A1:B1");
		ail(pp_figure_in(&t, "rivals", 1), (enum ailing)how);
		expect(&t, "");
		pp_end(&t);
	}
}

/* Two round one, of whom one cannot strike, are one against one: no row of outnumbering. */
TEST(test_Y_27_who_cannot_strike_does_not_outnumber)
{
	for (int how = 0; how < AILINGS; how++) {
		struct trial t;

		draw(&t, ". A B A . . . . . . . . . . .\n");
		expect(&t, "B1:A1,A2");
		ail(pp_figure_in(&t, "explorers", 1), (enum ailing)how);
		expect(&t, "A2:B1");
		pp_go_to(&t, STAGE_FIGHT, "explorers");
		trial_dice(&t, "3 3");
		pp_blows(t.game);
		assert_false(roll_has(trial_roll(&t, "fight"), "outnumbering.two"));
		pp_end(&t);
	}
}

/* The shaken fight on where they stand. */
TRIAL(test_S_P_19_the_shaken_strike, draw(&t, ". A B . . . . . . . . . . . .\n"), pp_end)
{
	pp_figure_in(&t, "explorers", 1)->spirit = SPIRIT_SHAKEN;
	assert_true(pp_strikes(t.game, trial_figure(&t, "explorers", 1)));
}

TRIAL(test_X_209_the_senseless_and_captives_are_in_no_fight,
	draw(&t, ". A B A . . . . . . . . . . .\n"), pp_end)
{
	pp_fall_senseless(t.game, trial_figure(&t, "explorers", 1), FATE_STUNNED);
	expect(&t, "A2:B1");
	game_capture(t.game, trial_figure(&t, "explorers", 2), trial_figure(&t, "rivals", 1));
	expect(&t, "");
}

/* Three by two cells: all round it are in contact, at any part of it. */
PP_GAME(test_X_209_all_round_a_big_creature_are_on_it,
	"map\n"
	". . . . . . . . . . . .\n"
	" . . . . . . . . . . . .\n"
	". . . . . A . . . . . .\n"
	" . . . . . . . . . . . .\n"
	". . . . . . . A . . . .\n"
	" . . . . . . . . . . . .\n"
	". A . . . . . . . . . .\n"
	" . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side plateau edges=east\n"
	"unit explorers sign=A side=explorers arms=spear\n"
	"unit rex sign=X side=plateau figures=1 size=very-large arms=jaws at=6,5 facing=E\n")
{
	assert_true(game_big(t.game, trial_figure(&t, "rex", 1)));
	trial_put(&t, "explorers", 1, 4, 5);	/* astern */
	expect(&t, "X1:A1,A2");
	pp_figure_in(&t, "rex", 1)->lost_blow = true;
	expect(&t, "X1:A1,A2");
	/* It throws one die, and turns to nobody. */
	trial_dice(&t, "6 1 1");
	pp_in(&t)->walk.stage = STAGE_BLOWS;
	pp_in(&t)->round = 1;
	pp_blows(t.game);
	assert_int_equal(t.game->figures[trial_figure(&t, "rex", 1)].facing, 1);
}

TEST_MAIN
