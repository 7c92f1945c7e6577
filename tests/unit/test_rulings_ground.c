/* The ground: scale, cover, speeds and what nobody wades; and the luck it asks for. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/orders/orders.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
#define PLAIN \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . M . . . . . . . . . . . . . . . . G . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES \
	"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\n" \
	"figure 1 leader hero luck=5 field-craft=4\n" \
	"unit gang sign=G side=east class=native troops=warriors arms=sword facing=W\nfigure 1 leader\n"

static const char plain[] = PLAIN;
static const char coarse[] = "cell 20\n" PLAIN;

static int kind(const struct trial *t, const char *ground)
{
	return table_find_ground(t->game->table, ground);
}

static void pave(const struct trial *t, int col, int row, const char *ground)
{
	assert_true(kind(t, ground) >= 0);
	table_set_ground(t->game->table, build_cell(t->setup, col, row), kind(t, ground));
}

TEST(test_C_1_a_cell_is_an_inch_unless_told)
{
	struct trial t;

	skirmish_begin(&t, plain);
	assert_int_equal(standing_apart(t.game, 0, 1), 170);	/* tenths of an inch */
	trial_put(&t, "gang", 1, 5, 2);
	assert_false(contact_unit(t.game, 0));
	trial_put(&t, "gang", 1, 4, 2);	/* base contact: neighbouring cells */
	assert_true(contact_unit(t.game, 0));
	skirmish_end(&t);
	skirmish_begin(&t, coarse);
	assert_int_equal(standing_apart(t.game, 0, 1), 340);
	trial_falls_short(&t, WEST, "order marines combat 6,2");	/* three cells of 2" */
	trial_do(&t, WEST, "order marines combat 5,2");
	trial_end(&t);
}

/* What each kind costs, at the western patrol of 8". */
TEST(test_X_25_S_C_14_fractions_of_ground)
{
	static const struct { const char *ground; int cells; } grounds[] = {
		{ "open", 8 }, { "forest", 8 }, { "road", 8 }, { "beach", 6 }, { "stream", 4 },
		{ "jungle", 4 }, { "shallows", 4 }, { "swamp", 4 }, { "ford", 2 }, { "river", 0 },
		{ "deep", 0 }, { "water", 0 }, { "lava", 0 },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		struct trial t;
		char line[40];

		skirmish_begin(&t, plain);
		for (int col = 4; col <= 28; col++)
			for (int row = 1; row <= 4; row++)
				pave(&t, col, row, grounds[i].ground);
		snprintf(line, sizeof line, "order marines patrol %d,2", 3 + grounds[i].cells + 1);
		/* Nobody orders a walk on what nobody walks on: C-4. */
		if (grounds[i].cells == 0) {
			trial_refuses(&t, WEST, line, "C-4");
		} else {
			trial_falls_short(&t, WEST, line);
			snprintf(line, sizeof line, "order marines patrol %d,2", 3
				+ grounds[i].cells);
			trial_do(&t, WEST, line);
		}
		trial_end(&t);
	}
}

SKIRMISH(test_S_C_11_cover_of_small_works, plain)
{
	static const struct { const char *ground; enum cover cover; } grounds[] = {
		{ "hedge", COVER_SOFT }, { "fence", COVER_SOFT }, { "crates", COVER_SOFT },
		{ "wall", COVER_MEDIUM }, { "barricade", COVER_MEDIUM }, { "rock", COVER_MEDIUM },
		{ "doorway", COVER_MEDIUM }, { "gate", COVER_HARD }, { "swamp", COVER_NONE },
		{ "ford", COVER_NONE }, { "stream", COVER_NONE }, { "road", COVER_NONE },
		{ "trail", COVER_NONE }, { "hut", COVER_NONE }, { "crops", COVER_NONE },
		{ "mud", COVER_SOFT }, { "stone", COVER_MEDIUM }, { "fort", COVER_HARD },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		pave(&t, 20, 2, grounds[i].ground);
		assert_int_equal(table_cover(t.game->table, skirmish_cell(&t, "marines", 1),
			skirmish_cell(&t, "gang", 1)), grounds[i].cover);
	}
}

/* R:287: contact by charging only; pursuers, and whoever goes up to the helpless,
 * are let through. */
TRIAL(test_S_C_8_stepping_into_contact, skirmish_begin(&t, plain), trial_end)
{
	t.game->dice.strict = false;
	trial_put(&t, "gang", 1, 9, 2);
	trial_refuses(&t, WEST, "order marines patrol 8,2", "C-3");
	trial_refuses(&t, WEST, "order marines run 10,2", "C-3");
	trial_do(&t, WEST, "order marines patrol 7,2");
	trial_do(&t, WEST, "order marines charge gang");
	game_life(t.game, trial_figure(&t, "gang", 1), LIFE_WOUNDED, "wounded");
	trial_do(&t, WEST, "order marines patrol 8,2");
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 8, 2));
}

/* Luck is asked for by nothing but wounds, clumsy hands, last chances and ground
 * that a scenario makes treacherous (S-C-13). */
TRIAL(test_S_A_7_luck_in_other_straits, skirmish_begin(&t, plain), trial_end)
{
	trial_do(&t, WEST, "order marines patrol 8,2");
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	skirmish_next_turn(&t);
	for (int row = 1; row <= 4; row++)
		pave(&t, 10, row, "quicksand");
	trial_do(&t, WEST, "order marines patrol 12,2");
	trial_do(&t, WEST, "done");
	trial_dice(&t, "5");
	skirmish_play(&t, STAGE_SPOT);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 5, 1);
	assert_string_equal(trial_event(&t, EVENT_ROLL, 0)->roll.rule, "S-C-13");
	trial_spent(&t);
}

TEST_MAIN
