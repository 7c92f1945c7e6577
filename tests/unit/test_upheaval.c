/* What a script, or the Game Master, does to the table and to its peace: ground that
 * gives way (S-A-124), truces made and broken (S-A-125).
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"

enum { WEST, EAST, SOUTH, GM = 6 };	/* seats of the commanders; the Game Master's */
enum { BRINK, FIELD, EVERYWHERE };	/* areas */

#define SIDES "side west edges=west\nside east edges=east\nside south edges=south\n"

/* The brink: one row with free ground round it; the field: too wide to run out of. */
static const char slope[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . M M . . . . . . . . . . G G . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\ngrid square\nturns 3\n" SIDES
	"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\n"
	"figure 1 leader\n"
	"unit gang sign=G side=east class=native troops=warriors arms=sword facing=W\n"
	"figure 1 leader\n"
	"unit guests side=south figures=1 at=22,5 troops=warriors arms=sword\n"
	"area brink 5,3 6,3\n"
	"area field 3,1 4,1 5,1 6,1 7,1 8,1 3,2 4,2 5,2 6,2 7,2 8,2 3,3 4,3 5,3 6,3 7,3 8,3 "
	"3,4 4,4 5,4 6,4 7,4 8,4 3,5 4,5 5,5 6,5 7,5 8,5\n";

static int kind(const struct trial *t, const char *ground)
{
	const int found = table_find_ground(t->game->table, ground);

	assert_true(found >= 0);
	return found;
}

static void flood(struct trial *t, int area, const char *ground)
{
	const cell_t first = t->setup->areas[area].cells[0];

	assert_true(game_ground(t->game, first, first, area, kind(t, ground)));
}

static const struct ground *under(const struct trial *t, const char *unit, int number)
{
	return table_ground(t->game->table, skirmish_cell(t, unit, number));
}

/* ---- ground ---- */

SKIRMISH(test_S_A_124_men_run_from_the_lava, slope)
{
	adv_suppress_figure(t.game, trial_figure(&t, "marines", 2), 3);
	flood(&t, BRINK, "lava");
	for (int i = 1; i <= 2; i++) {
		assert_true(under(&t, "marines", i)->pace > 0);
		assert_int_equal(skirmish_life(&t, "marines", i), LIFE_FIT);
	}
	assert_int_equal(trial_count(&t, EVENT_GROUND), 1);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	assert_ptr_not_equal(t.game->table, t.setup->table);
}

SKIRMISH(test_S_A_124_ground_that_carries_moves_nobody, slope)
{
	const struct event *e;
	cell_t before;

	before = skirmish_cell(&t, "marines", 1);
	flood(&t, FIELD, "jungle");
	assert_int_equal(skirmish_cell(&t, "marines", 1), before);
	assert_string_equal(under(&t, "marines", 1)->id, "jungle");
	e = trial_event(&t, EVENT_GROUND, 0);
	assert_int_equal(e->other, FIELD);
	assert_int_equal(e->number, kind(&t, "jungle"));
	assert_false(e->gm);
}

/* The fallen do not run: the second wound kills, no effect leaves him to be dragged out. */
TEST(test_S_A_124_the_wounded_roll)
{
	static const struct { const char *die; enum life then; } rows[] = {
		{ "1", LIFE_WOUNDED }, { "10", LIFE_DEAD }
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct trial t;

		skirmish_begin(&t, slope);
		adv_wound(t.game, trial_figure(&t, "marines", 2));
		trial_dice(&t, rows[i].die);
		flood(&t, FIELD, "lava");
		assert_string_equal(trial_event(&t, EVENT_ROLL, 0)->roll.rule, "S-A-124");
		assert_int_equal(skirmish_life(&t, "marines", 2), rows[i].then);
		if (rows[i].then == LIFE_WOUNDED)
			assert_true(under(&t, "marines", 2)->pace > 0);
		assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
		skirmish_end(&t);
	}
}

/* Walls of rock all round: nowhere to go, and nowhere to be dragged to. */
SKIRMISH(test_S_A_124_without_any_ground_they_are_lost, slope)
{
	for (cell_t c = 0; c < grid_cells(&t.game->table->grid); c++)
		assert_true(c == skirmish_cell(&t, "marines", 1)
			|| c == skirmish_cell(&t, "marines", 2)
			|| t.game->occupant[c] >= 0
			|| game_ground(t.game, c, c, NOBODY, kind(&t, "lava")));
	trial_dice(&t, "1 1");
	flood(&t, BRINK, "lava");
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_DEAD);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_DEAD);
}

static const char bay[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ D D D D D D D D D D D D\n"
	"~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ D D D D D D D D D D D D\n"
	"~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ D D D D D D D D D D D D\n"
	"end\nlegend D deep\nlegend ~ stream\n" SIDES
	"unit launch side=west vehicle=watercraft at=17,5 facing=E\n"
	"unit crew side=west figures=2 arms=pistol aboard=launch troops=soldiers\n"
	"unit truck side=west vehicle=truck at=9,2 facing=E\n"
	"unit drivers side=west figures=2 arms=pistol aboard=truck troops=soldiers\n"
	"unit swimmer side=west figures=1 at=3,5 dressed=water arms=knife troops=soldiers\n"
	"unit foes side=east figures=1 at=22,1 arms=rifle troops=soldiers\n"
	"unit guests side=south figures=1 at=20,1 arms=rifle troops=soldiers\n"
	"area brink 9,2\narea field 17,5 16,5 18,5\n";

TRIAL(test_S_A_124_vehicles, skirmish_pacific(&t, bay), skirmish_end)
{
	int truck, launch;

	truck = adv_hull(t.game, trial_unit(&t, "truck"));
	launch = adv_hull(t.game, trial_unit(&t, "launch"));
	flood(&t, BRINK, "lava");
	assert_true(adv_wreck(t.game, truck));
	for (int i = 1; i <= 2; i++) {
		assert_int_equal(skirmish_life(&t, "drivers", i), LIFE_FIT);
		assert_true(under(&t, "drivers", i)->pace > 0);
	}
	flood(&t, FIELD, "beach");	/* aground */
	assert_int_equal(t.game->figures[launch].life, LIFE_FIT);
	assert_int_equal(t.game->figures[launch].load, 2);
	flood(&t, FIELD, "lava");
	assert_true(adv_wreck(t.game, launch));
}

TRIAL(test_S_A_124_in_deep_water_one_swims, skirmish_pacific(&t, bay), skirmish_end)
{
	const cell_t last = 6 * 24 - 1;

	assert_true(game_ground(t.game, 0, last, NOBODY, kind(&t, "deep")));
	assert_int_equal(skirmish_life(&t, "swimmer", 1), LIFE_FIT);
	assert_true(adv_swims(t.game, trial_figure(&t, "swimmer", 1)));
}

/* ---- scripts ---- */

#define NO_EFFECT .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .objective = -1, \
	.ground = -1, .other = -1, .text = ""

/* Row by row, not to override what NO_EFFECT says. */
static struct setup *scripted(void)
{
	static struct condition when = { WHEN_TURN, .unit = -1, .side = -1, .area = -1,
		.item = -1, .flag = -1, .script = -1, .number = 1 };
	static struct effect then[2];
	static const struct setup_script script = { "upheaval", true, 0, 0, 2 };
	struct setup *const s = build_setup(&system_rugged, slope);

	then[0] = then[1] = (struct effect){ THEN_GROUND, NO_EFFECT };
	then[0].area = BRINK;
	then[0].ground = (int16_t)table_find_ground(s->table, "lava");
	then[1].kind = THEN_FRIENDS;
	then[1].side = WEST;
	then[1].other = SOUTH;
	then[1].number = 1;
	s->conditions = &when;
	s->effects = then;
	s->scripts = &script;
	s->n_conditions = s->n_scripts = 1;
	s->n_effects = 2;
	return s;
}

struct copy { struct game *game; };

static void take_line(void *self, const char *line)
{
	struct reason why;

	assert_true(game_restore_line(((struct copy *)self)->game, line, &why));
}

TRIAL(test_a_script_does_both_and_snapshots_know_it,
	trial_begin_with(&t, scripted(), ""), trial_end)
{
	const struct dice dice = build_dice("");
	struct copy copy;
	struct reason why;

	assert_false(game_same_cause(t.game, WEST, SOUTH));
	skirmish_next_turn(&t);
	assert_true(game_same_cause(t.game, WEST, SOUTH));
	assert_true(game_same_cause(t.game, SOUTH, WEST));
	assert_int_equal(t.game->table->kind[build_cell(t.setup, 5, 3)], kind(&t, "lava"));
	assert_true(under(&t, "marines", 1)->pace > 0);
	assert_string_equal(trial_event(&t, EVENT_FRIENDS, 0)->word, "friends");
	copy.game = game_new(t.setup, t.rules, &dice, (struct sink){ NULL, NULL });
	assert_non_null(copy.game);
	assert_true(game_check_value(copy.game) != game_check_value(t.game));
	game_snapshot(t.game, take_line, &copy);
	assert_true(game_restored(copy.game, &why));
	assert_int_equal(game_check_value(copy.game), game_check_value(t.game));
	assert_true(game_same_cause(copy.game, WEST, SOUTH));
	game_free(copy.game);
}

/* ---- truces ---- */

SKIRMISH(test_S_A_125_what_ends, slope)
{
	int unit;

	trial_put(&t, "gang", 1, 8, 3);
	trial_put(&t, "gang", 2, 7, 3);
	skirmish_aim(&t, "marines", "gang");
	unit = trial_unit(&t, "gang");
	skirmish_unit(&t, "gang")->mode = MODE_CHARGE;
	skirmish_unit(&t, "gang")->charging = true;
	skirmish_unit(&t, "gang")->target = (int16_t)trial_unit(&t, "marines");
	assert_true(contact_unit(t.game, unit));
	game_friends(t.game, EAST, WEST, true);
	assert_false(contact_unit(t.game, unit));
	assert_false(skirmish_unit(&t, "gang")->charging);
	assert_int_equal(skirmish_unit(&t, "gang")->target, NOBODY);
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, NOBODY);
	assert_true(game_sees(t.game, WEST, unit));
	assert_int_equal(trial_count(&t, EVENT_FRIENDS), 1);
	game_friends(t.game, EAST, WEST, true);	/* is so already: nothing is told */
	assert_int_equal(trial_count(&t, EVENT_FRIENDS), 1);
	game_friends(t.game, WEST, EAST, false);
	assert_true(contact_unit(t.game, unit));
	assert_true(adv_spotted(t.game, unit, WEST));
	assert_string_equal(trial_event(&t, EVENT_FRIENDS, -1)->word, "enemies");
}

SKIRMISH(test_S_A_125_prisoners_are_free, slope)
{
	int prisoner;

	prisoner = trial_figure(&t, "marines", 2);
	trial_put(&t, "gang", 1, 7, 3);
	adv_take(t.game, prisoner, trial_figure(&t, "gang", 1));
	game_friends(t.game, SOUTH, WEST, true);	/* none of his captor's business */
	assert_int_equal(t.game->figures[prisoner].life, LIFE_CAPTIVE);
	game_friends(t.game, EAST, WEST, true);
	assert_int_equal(t.game->figures[prisoner].life, LIFE_FIT);
}

TRIAL(test_S_A_125_nobody_rides_with_enemies, skirmish_pacific(&t, bay), skirmish_end)
{
	int launch, guest;

	launch = adv_hull(t.game, trial_unit(&t, "launch"));
	guest = trial_figure(&t, "guests", 1);
	game_friends(t.game, WEST, SOUTH, true);
	game_board(t.game, guest, launch);
	game_friends(t.game, WEST, SOUTH, false);
	assert_int_equal(t.game->figures[guest].aboard, NOBODY);
	assert_int_equal(t.game->figures[launch].load, 2);
}

SKIRMISH(test_C_12_the_game_master_makes_and_breaks_peace, slope)
{
	trial_refuses(&t, GM, "gm-truce west east yes", "C-12");	/* nobody sits there */
	trial_do(&t, GM, "gm-sit yes");
	trial_refuses(&t, GM, "gm-truce west west yes", "C-12");
	trial_refuses(&t, GM, "gm-truce west east no", "C-12");
	trial_do(&t, GM, "gm-truce west east yes");
	assert_true(game_same_cause(t.game, WEST, EAST));
	assert_true(trial_event(&t, EVENT_FRIENDS, 0)->gm);
	trial_refuses(&t, GM, "gm-truce east west yes", "C-12");
	trial_do(&t, GM, "gm-truce east west no");
	assert_false(game_same_cause(t.game, WEST, EAST));
	trial_do(&t, GM, "gm-ground-area brink lava");
	assert_true(under(&t, "marines", 1)->pace > 0);
	assert_false(trial_event(&t, EVENT_MOVE, -1)->gm);	/* the rules' doing */
}

TEST_MAIN
