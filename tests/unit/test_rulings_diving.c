/* Y-9: divers and boats. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/adventure.h"

enum { NAVY, PIRATES };	/* seats */

/* A deep bay with a launch in its middle, heading east. */
#define BAY \
	"map\n" \
	"D D D D D D D D D D D D D D D D D D D D\n" \
	" D D D D D D D D D D D D D D D D D D D D\n" \
	"D D D D D D D D D D D D D D D D D D D D\n" \
	" D D D D D D D D D D D D D D D D D D D D\n" \
	"D D D D D D D D D D D D D D D D D D D D\n" \
	" . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"legend D deep\n" \
	"turns 30\n" \
	"side navy edges=west\n" \
	"side pirates edges=east\n" \
	"unit launch side=navy vehicle=watercraft at=8,3 facing=E\n" \
	"unit crew side=navy figures=2 aboard=launch\n"

static const char bay[] = BAY
	"unit frog side=navy figures=1 at=4,3 swim=assisted dressed=water\n"
	"unit foe side=pirates figures=1 at=18,1\n";

static bool under(const struct trial *t, const char *unit)
{
	return skirmish_man(t, unit, 1)->submerged;
}

/* What lies over him; NOBODY. */
static int above(const struct trial *t, const char *unit)
{
	return game_above(t->game, trial_figure(t, unit, 1));
}

static int launch(const struct trial *t)
{
	return trial_figure(t, "launch", 1);
}

/* All that is asked of both, and this first: to the next Orders. */
static void turn_with(struct trial *t, const char *order)
{
	trial_do(t, NAVY, order);
	skirmish_next_turn(t);
}

/* The frogman under water in the very middle of the launch. */
static void put_below(struct trial *t)
{
	game_place(t->game, trial_figure(t, "frog", 1), build_cell(t->setup, 4, 3));
	skirmish_man(t, "frog", 1)->submerged = true;
	game_place(t->game, trial_figure(t, "frog", 1), build_cell(t->setup, 8, 3));
	assert_int_equal(above(t, "frog"), launch(t));
}

static int notes(const struct trial *t, const char *text)
{
	int n = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *e = event_log_at(t->log, i);

		n += e->kind == EVENT_NOTE && strstr(e->word, text) != NULL;
	}
	return n;
}

TRIAL(test_Y_9_a_diver_goes_under_a_boat_and_stays_there, skirmish_pacific(&t, bay), skirmish_end)
{
	const cell_t at = 2 * 20 + 7;

	turn_with(&t, "order frog dive 8,3");
	assert_int_equal(skirmish_cell(&t, "frog", 1), at);
	assert_true(under(&t, "frog"));
	assert_int_equal(above(&t, "frog"), launch(&t));
	assert_int_equal(t.game->occupant[at], launch(&t));
	assert_int_equal(t.game->beneath[at], trial_figure(&t, "frog", 1));
	turn_with(&t, "order frog dive 13,3");	/* and out at the other side */
	assert_int_equal(above(&t, "frog"), NOBODY);
	assert_int_equal(t.game->occupant[at], launch(&t));
	assert_int_equal(t.game->beneath[at], NOBODY);
}

TRIAL(test_Y_9_swimmers_go_round_it, skirmish_pacific(&t, bay), skirmish_end)
{
	trial_refuses(&t, NAVY, "order frog swim 8,3", "Y-9");
	turn_with(&t, "order frog swim 5,3");
	assert_false(under(&t, "frog"));
}

TRIAL(test_Y_9_a_boat_comes_over_a_diver, skirmish_pacific(&t, bay), skirmish_end)
{
	game_place(t.game, trial_figure(&t, "frog", 1), build_cell(t.setup, 14, 3));
	trial_do(&t, NAVY, "order frog dive");
	skirmish_next_turn(&t);
	assert_true(under(&t, "frog"));
	trial_do(&t, NAVY, "order frog dive");
	turn_with(&t, "order launch drive 14,3");
	assert_int_equal(skirmish_cell(&t, "launch", 1), skirmish_cell(&t, "frog", 1));
	assert_int_equal(above(&t, "frog"), launch(&t));
}

/* It neither stops before him nor finds him. */
TEST(test_Y_9_an_unseen_diver_is_not_found_by_the_boat_over_him)
{
	static const char lurker[] = BAY
		"unit foe side=pirates figures=1 at=14,3 swim=hard-hat\n";
	struct trial t;

	skirmish_pacific(&t, lurker);
	game_sight(t.game, trial_unit(&t, "foe"), NAVY, false);
	skirmish_unit(&t, "foe")->spotted = 1 << PIRATES;
	trial_do(&t, NAVY, "order launch drive 14,3");
	skirmish_play(&t, STAGE_FIRE);
	assert_int_equal(above(&t, "foe"), launch(&t));
	assert_int_equal(notes(&t, "lying in wait"), 0);
	skirmish_end(&t);
}

TRIAL(test_Y_9_who_must_come_up_under_one_cannot, skirmish_pacific(&t, bay), skirmish_end)
{
	put_below(&t);
	skirmish_man(&t, "frog", 1)->turns_under = 10;	/* all that the chart gives him */
	trial_refuses(&t, NAVY, "order frog dive", "S-A-80");
	trial_dice(&t, "1");	/* he holds out */
	turn_with(&t, "order frog stationary");
	assert_true(under(&t, "frog"));
	assert_int_equal(notes(&t, "cannot come up under"), 1);
	assert_int_equal(skirmish_man(&t, "frog", 1)->turns_under, 11);
	expect_roll(trial_roll(&t, "wound: out of air"), 0, 1);
}

TRIAL(test_Y_9_clear_of_it_he_comes_up, skirmish_pacific(&t, bay), skirmish_end)
{
	put_below(&t);
	turn_with(&t, "order frog swim 13,3");
	assert_int_equal(above(&t, "frog"), NOBODY);
	assert_false(under(&t, "frog"));
	assert_int_equal(skirmish_man(&t, "frog", 1)->turns_under, 0);
}

TRIAL(test_Y_9_when_the_boat_has_gone_he_comes_up, skirmish_pacific(&t, bay), skirmish_end)
{
	put_below(&t);
	trial_do(&t, NAVY, "order frog stationary");
	turn_with(&t, "order launch drive 16,3");
	assert_int_equal(above(&t, "frog"), NOBODY);
	assert_false(under(&t, "frog"));
	assert_int_equal(t.game->occupant[skirmish_cell(&t, "frog", 1)],
		trial_figure(&t, "frog", 1));
}

TRIAL(test_Y_9_the_game_master_does_not_bring_him_up_either,
	skirmish_pacific(&t, bay), skirmish_end)
{
	const int gm = 2 * 2;

	put_below(&t);
	trial_do(&t, gm, "gm-sit yes");
	trial_refuses(&t, gm, "gm-state frog.1 under-water no", "Y-9");
	trial_do(&t, gm, "gm-move frog.1 4,3");
	trial_do(&t, gm, "gm-move frog.1 8,3");	/* there and back */
	assert_int_equal(above(&t, "frog"), launch(&t));
	trial_do(&t, gm, "gm-move frog.1 4,3");
	trial_do(&t, gm, "gm-state frog.1 under-water no");
	trial_refuses(&t, gm, "gm-move frog.1 8,3", "C-12");
}

TEST(test_Y_9_a_submarine_is_in_his_way)
{
	static const char boats[] =
		"map\n"
		"D D D D D D D D D D D D D D\n D D D D D D D D D D D D D D\n"
		"D D D D D D D D D D D D D D\n D D D D D D D D D D D D D D\n"
		"end\nlegend D deep\nside navy edges=west\nside pirates edges=east\n"
		"unit boat side=navy vehicle=submarine at=9,2 facing=E\n"
		"unit crew side=navy figures=2 aboard=boat\n"
		"unit frog side=navy figures=1 at=2,2 swim=assisted dressed=water\n"
		"unit foe side=pirates figures=1 at=14,4\n";
	struct trial t;

	skirmish_pacific(&t, boats);
	trial_refuses(&t, NAVY, "order frog dive 7,2", "C-3");
	skirmish_end(&t);
}

/* Divers fight under it as elsewhere. */
TEST(test_Y_9_contact_is_the_same_under_a_boat)
{
	static const char duel[] = BAY
		"unit frog side=navy figures=1 at=4,3 swim=assisted dressed=water arms=knife\n"
		"unit foe side=pirates figures=1 at=7,5 swim=hard-hat arms=knife\n";
	struct trial t;

	skirmish_pacific(&t, duel);
	put_below(&t);
	game_place(t.game, trial_figure(&t, "foe", 1), build_cell(t.setup, 9, 3));
	assert_int_equal(above(&t, "foe"), launch(&t));
	assert_true(contact_figure(t.game, trial_figure(&t, "frog", 1)));
	assert_true(contact_figure(t.game, trial_figure(&t, "foe", 1)));
	skirmish_end(&t);
}

TEST(test_Y_9_a_hard_hat_is_hauled_up_by_the_boat_above)
{
	static const char salvage[] = BAY
		"unit frog side=navy figures=1 at=4,3 swim=hard-hat\n"
		"unit foe side=pirates figures=1 at=18,1\n";
	struct trial t;

	skirmish_pacific(&t, salvage);
	put_below(&t);
	turn_with(&t, "order frog board launch");
	assert_int_equal(t.game->figures[trial_figure(&t, "frog", 1)].aboard, launch(&t));
	skirmish_end(&t);
}

/* ---- kept ---- */

struct lines { int n; char text[600][1000]; };

static void keep(void *self, const char *text)
{
	struct lines *l = self;

	assert_true(l->n < 600);
	strcpy(l->text[l->n++], text);
}

TRIAL(test_Y_9_snapshots_keep_who_is_under_what, skirmish_pacific(&t, bay), skirmish_end)
{
	static struct lines lines;
	struct game *g;
	struct reason why;

	put_below(&t);
	lines.n = 0;
	game_snapshot(t.game, keep, &lines);
	g = game_clone(t.game);
	game_pose(g, launch(&t), (struct pose){ build_cell(t.setup, 15, 3), 0 });
	for (int i = 0; i < lines.n; i++)
		assert_true(game_restore_line(g, lines.text[i], &why));
	assert_true(game_restored(g, &why));
	assert_int_equal(g->beneath[build_cell(t.setup, 8, 3)], trial_figure(&t, "frog", 1));
	assert_int_equal(g->occupant[build_cell(t.setup, 8, 3)], launch(&t));
	game_free(g);
}

TEST_MAIN
