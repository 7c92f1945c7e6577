/* In the water: the swimming chart, going under and coming up, air, fire, sight
 * and what lies on the sea floor (A-29, X-12, S-A-79, S-A-80, S-C-14), and that
 * minds neither drown nor stall there.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/mind.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/move/items.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/move/water.h"

/* Beach, shallows, deep water 10" wide, shallows, beach. */
#define LAGOON \
	"map\n" \
	". . . w D D D D D D D D D D w . . .\n" \
	" . . . w D D D D D D D D D D w . . .\n" \
	". . . w D D D D D D D D D D w . . .\n" \
	" . . . w D D D D D D D D D D w . . .\n" \
	". . . w D D D D D D D D D D w . . .\n" \
	"end\n" \
	"legend D deep\nlegend w shallows\n" \
	"turns 30\n" \
	"side navy edges=west\n" \
	"side pirates edges=east\n"

static const char frogmen[] = LAGOON
	"unit plain side=navy figures=1 at=5,1 dressed=water\n"
	"unit fins side=navy figures=1 at=5,3 swim=assisted dressed=water arms=rifle\n"
	"unit hat side=navy figures=1 at=5,5 swim=hard-hat\n"
	"unit boots side=navy figures=1 at=3,3\n"
	"unit foe side=pirates figures=1 at=18,1 arms=rifle\n";

static void move(struct trial *t)
{
	t->game->out = event_log_sink(t->log);
	adv_move_all(t->game);
}

static void end_turn(struct trial *t)
{
	t->game->out = event_log_sink(t->log);
	adv_water_turn_end(t->game);
	skirmish_turn(t, t->game->turn + 1);
}

static void stands_at(const struct trial *t, const char *unit, int number, int col, int row)
{
	const cell_t c = skirmish_cell(t, unit, number);

	if (c != build_cell(t->setup, col, row))
		fail_msg("%s.%d stands at %s, expected %d,%d", unit, number,
			grid_cell_text(&t->game->table->grid, c).text, col, row);
}

static bool under(const struct trial *t, const char *unit)
{
	return skirmish_man(t, unit, 1)->submerged;
}

static int rate(const struct trial *t, const char *unit, enum mode mode)
{
	return (int)adv_allowance(t->game, trial_figure(t, unit, 1), mode);
}

/* ---- the chart ---- */

TRIAL(test_A_29_swimmers_go_by_the_chart, skirmish_pacific(&t, frogmen), skirmish_end)
{
	assert_int_equal(rate(&t, "plain", MODE_SWIM), 60);
	assert_int_equal(rate(&t, "plain", MODE_DIVE), 40);
	assert_int_equal(rate(&t, "fins", MODE_SWIM), 80);
	assert_int_equal(rate(&t, "fins", MODE_DIVE), 60);
	assert_int_equal(rate(&t, "hat", MODE_DIVE), 30);
	trial_do(&t, 0, "order plain swim 11,1");
	trial_do(&t, 0, "order fins dive 11,3");
	trial_do(&t, 0, "order hat dive 8,5");
	move(&t);
	stands_at(&t, "plain", 1, 11, 1);
	stands_at(&t, "fins", 1, 11, 3);
	stands_at(&t, "hat", 1, 8, 5);
	assert_true(!under(&t, "plain") && under(&t, "fins") && under(&t, "hat"));
}

TRIAL(test_A_29_beyond_the_chart_nobody_swims, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_falls_short(&t, 0, "order plain swim 12,1");
	trial_falls_short(&t, 0, "order plain dive 10,1");
	trial_refuses(&t, 0, "order hat swim 6,5", "A-29");	/* he walks on the bottom */
}

/* The way over the beach and the shallows is paid too: 1 and 2 of the 3". */
TRIAL(test_X_25_wading_ashore_is_at_half_the_rate, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_do(&t, 0, "order boots patrol 4,3");
	trial_refuses(&t, 0, "order boots patrol 5,3", "C-4");
	trial_falls_short(&t, 0, "order boots swim 6,3");
	trial_do(&t, 0, "order boots swim 4,3");
	trial_put(&t, "plain", 1, 14, 1);	/* next to the far shallows */
	trial_do(&t, 0, "order plain swim 16,2");
	move(&t);
	stands_at(&t, "plain", 1, 16, 2);	/* 2 + 1 + 1 of 6" */
}

TRIAL(test_S_C_14_water_is_for_swimmers, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_refuses(&t, 0, "order boots march 6,3", "C-4");
	trial_refuses(&t, 0, "order boots run 12,3", "C-4");
	trial_do(&t, 0, "order boots swim 4,3");
	move(&t);
	skirmish_turn(&t, 2);
	trial_do(&t, 0, "order boots swim 7,3");	/* off the shore: 3" */
	move(&t);
	stands_at(&t, "boots", 1, 7, 3);
}

SKIRMISH(test_S_C_14_in_rugged_nobody_swims,
	LAGOON
	"unit boots side=navy figures=1 at=3,3\n"
	"unit foe side=pirates figures=1 at=18,1\n")
{
	trial_refuses(&t, 0, "order boots swim 4,3", "S-C-14");
	trial_refuses(&t, 0, "order boots dive 4,3", "S-C-14");
}

TRIAL(test_X_12_dressed_for_land,
	skirmish_pacific(&t, LAGOON
	"unit boots side=navy figures=1 at=5,1\n"
	"unit vests side=navy figures=1 at=5,3 swim=assisted\n"
	"unit foe side=pirates figures=1 at=18,1\n"), skirmish_end)
{
	assert_int_equal(rate(&t, "boots", MODE_SWIM), 30);
	assert_int_equal(rate(&t, "vests", MODE_SWIM), 40);
	trial_refuses(&t, 0, "order boots dive 6,1", "X-12");
	/* forced under: a wound roll every turn, from the first */
	skirmish_man(&t, "boots", 1)->submerged = true;
	trial_dice(&t, "1");
	end_turn(&t);
	assert_non_null(trial_roll(&t, "wound: out of air"));
}

/* ---- air ---- */

TRIAL(test_S_A_80_one_turn_for_the_unassisted, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_do(&t, 0, "order plain dive 6,1");
	move(&t);
	end_turn(&t);
	assert_int_equal(skirmish_man(&t, "plain", 1)->turns_under, 1);
	trial_refuses(&t, 0, "order plain dive 7,1", "S-A-80");
	trial_do(&t, 0, "order plain stationary");
	move(&t);
	assert_false(under(&t, "plain"));
	end_turn(&t);
	assert_int_equal(skirmish_man(&t, "plain", 1)->turns_under, 0);
	trial_do(&t, 0, "order plain dive 7,1");	/* counted anew */
	move(&t);
	assert_true(under(&t, "plain"));
}

TRIAL(test_S_A_80_ten_turns_with_gear, skirmish_pacific(&t, frogmen), skirmish_end)
{
	for (int turn = 1; turn <= 10; turn++) {
		trial_do(&t, 0, "order fins dive");
		move(&t);
		end_turn(&t);
	}
	trial_refuses(&t, 0, "order fins dive", "S-A-80");
	move(&t);	/* without an order, too, it comes up */
	assert_false(under(&t, "fins"));
}

TRIAL(test_S_A_80_twenty_turns_in_a_hard_hat, skirmish_pacific(&t, frogmen), skirmish_end)
{
	for (int turn = 1; turn <= 20; turn++) {
		move(&t);
		assert_true(under(&t, "hat"));	/* whatever he is told */
		end_turn(&t);
	}
	move(&t);
	trial_dice(&t, "1");	/* unable to come up */
	end_turn(&t);
	assert_non_null(trial_roll(&t, "wound: out of air"));
}

/* Unable to come up: a wound die each turn. */
TRIAL(test_A_29_the_suppressed_stay_under_and_pay, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_do(&t, 0, "order plain dive 6,1");
	move(&t);
	end_turn(&t);
	skirmish_man(&t, "plain", 1)->suppressed_until = 2;
	move(&t);
	assert_true(under(&t, "plain"));
	trial_dice(&t, "10 1");
	end_turn(&t);
	assert_int_equal(skirmish_life(&t, "plain", 1), LIFE_DEAD);
	t.game->dice.script_at = t.game->dice.script_end;
}

TRIAL(test_A_29_the_wounded_need_somebody_to_hold_them,
	skirmish_pacific(&t, LAGOON
	"unit crew side=navy figures=2 at=7,3 dressed=water\n"
	"figure 1 leader\n"
	"unit foe side=pirates figures=1 at=18,1\n"), skirmish_end)
{
	t.game->figures[trial_figure(&t, "crew", 2)].life = LIFE_WOUNDED;
	end_turn(&t);	/* his comrade next to him: no die */
	trial_put(&t, "crew", 1, 7, 5);
	trial_put(&t, "crew", 2, 7, 1);
	trial_dice(&t, "1");
	end_turn(&t);
	assert_non_null(trial_roll(&t, "wound: helpless in deep water"));
}

TRIAL(test_A_29_the_wounded_are_towed_ashore,
	skirmish_pacific(&t, LAGOON
	"unit crew side=navy figures=2 at=5,3 dressed=water\n"
	"figure 1 leader\n"
	"unit foe side=pirates figures=1 at=18,1\n"), skirmish_end)
{
	t.game->figures[trial_figure(&t, "crew", 2)].life = LIFE_WOUNDED;
	trial_do(&t, 0, "order crew aid 3,3");
	move(&t);
	assert_false(adv_swims(t.game, trial_figure(&t, "crew", 1)));
	assert_false(adv_swims(t.game, trial_figure(&t, "crew", 2)));
}

/* ---- fighting ---- */

TRIAL(test_S_A_79_swimmers_do_not_shoot_march_or_run, skirmish_pacific(&t, frogmen), skirmish_end)
{
	struct reason why = { "", "" };

	trial_refuses(&t, 0, "order fins march 6,3", "S-A-79");
	trial_refuses(&t, 0, "order fins run 6,3", "S-A-79");
	trial_refuses(&t, 0, "order fins patrol 6,3", "S-A-79");
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "fins", 1), &why));
	assert_string_equal(why.rule, "S-A-79");
}

TRIAL(test_S_A_79_swimmers_charge_swimmers_only,
	skirmish_pacific(&t, LAGOON
	"unit fins side=navy figures=1 at=6,3 dressed=water arms=knife\n"
	"unit ashore side=pirates figures=1 at=3,3 arms=knife\n"
	"unit afloat side=pirates figures=1 at=9,3 arms=knife\n"), skirmish_end)
{
	trial_refuses(&t, 0, "order fins charge ashore", "S-A-79");
	trial_do(&t, 0, "order fins charge afloat");
}

TRIAL(test_S_A_79_under_water_wounds_are_two_less, skirmish_pacific(&t, frogmen), skirmish_end)
{
	const struct weapon *rifle;

	rifle = &adv_rules_of(t.game)->weapons[adv_arm(t.game, trial_figure(&t, "foe", 1), 0)];
	skirmish_man(&t, "plain", 1)->submerged = true;
	trial_dice(&t, "1 1");
	t.game->out = event_log_sink(t.log);
	adv_hit(t.game, trial_figure(&t, "plain", 1), trial_unit(&t, "foe"), rifle, false);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.submerged"), -4);
	adv_hit(t.game, trial_figure(&t, "boots", 1), trial_unit(&t, "foe"), rifle, false);
	assert_false(roll_has(trial_roll(&t, "wound"), "wound-modifiers.submerged"));
}

TRIAL(test_S_A_79_who_dives_is_out_of_sight_at_once, skirmish_pacific(&t, frogmen), skirmish_end)
{
	assert_true(adv_spotted(t.game, trial_unit(&t, "plain"), 1));
	trial_do(&t, 0, "order plain dive 8,1");
	move(&t);
	assert_false(game_sees(t.game, 1, trial_unit(&t, "plain")));
	assert_false(adv_line(t.game, trial_figure(&t, "foe", 1),
		trial_figure(&t, "plain", 1)));
	assert_true(trial_count(&t, EVENT_HIDDEN) > 0);
	end_turn(&t);
	trial_do(&t, 0, "order plain swim");
	move(&t);	/* and seen again as soon as he comes up */
	assert_true(adv_spotted(t.game, trial_unit(&t, "plain"), 1));
}

TRIAL(test_S_A_79_under_water_one_is_seen_from_near, skirmish_pacific(&t, frogmen), skirmish_end)
{
	trial_put(&t, "foe", 1, 7, 1);
	trial_do(&t, 0, "order plain dive");
	move(&t);
	assert_true(adv_spotted(t.game, trial_unit(&t, "plain"), 1));	/* 2" */
}

/* ---- routs ---- */

TRIAL(test_A_29_nobody_routs_into_the_sea,
	skirmish_pacific(&t, LAGOON
	"unit boots side=pirates figures=1 at=4,3\n"
	"unit foe side=navy figures=1 at=1,3 arms=rifle\n"), skirmish_end)
{
	skirmish_unit(&t, "boots")->routing = true;
	move(&t);
	assert_false(adv_swims(t.game, trial_figure(&t, "boots", 1)));
	trial_put(&t, "boots", 1, 6, 3);	/* but who is in it swims away */
	skirmish_turn(&t, 2);
	move(&t);
	stands_at(&t, "boots", 1, 9, 3);
}

/* Whatever rate a player names, it is the chart's. */
TRIAL(test_A_29_a_retreat_in_the_water_is_swum,
	skirmish_pacific(&t, LAGOON
	"unit boots side=navy figures=1 at=9,3 dressed=water\n"
	"unit foe side=pirates figures=1 at=16,3 arms=rifle\n"), skirmish_end)
{
	skirmish_unit(&t, "boots")->retreating = true;
	trial_do(&t, 0, "order boots run");
	move(&t);
	stands_at(&t, "boots", 1, 4, 3);	/* 4 of deep water and the shallows */
}

/* ---- the sea floor ---- */

TRIAL(test_A_29_what_lies_in_deep_water_is_for_divers,
	skirmish_pacific(&t, LAGOON
	"unit plain side=navy figures=1 at=6,3 dressed=water\n"
	"unit foe side=pirates figures=1 at=18,1\n"
	"item pearl at=6,3\n"), skirmish_end)
{
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
	trial_do(&t, 0, "order plain dive");
	move(&t);
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "plain"));
}

/* ---- hidden from the start ---- */

TRIAL(test_S_A_80_hidden_divers_begin_under_water,
	skirmish_pacific(&t, LAGOON
	"unit fins side=navy figures=1 at=9,3 swim=assisted dressed=water hidden\n"
	"unit boots side=navy figures=1 at=9,5 hidden\n"
	"unit foe side=pirates figures=1 at=18,1\n"), skirmish_end)
{
	assert_true(under(&t, "fins") && !under(&t, "boots"));
	assert_false(game_sees(t.game, 1, trial_unit(&t, "fins")));
	assert_true(game_sees(t.game, 1, trial_unit(&t, "boots")));
}

TRIAL(test_S_A_80_comrades_bring_the_helpless_up,
	skirmish_pacific(&t, LAGOON
	"unit crew side=navy figures=2 at=7,3 dressed=water\n"
	"figure 1 leader\n"
	"unit foe side=pirates figures=1 at=18,1\n"), skirmish_end)
{
	trial_do(&t, 0, "order crew dive");
	move(&t);
	t.game->figures[trial_figure(&t, "crew", 2)].life = LIFE_WOUNDED;
	skirmish_turn(&t, 2);
	trial_do(&t, 0, "order crew swim");
	move(&t);
	assert_false(skirmish_man(&t, "crew", 2)->submerged);
}

/* Over a diver one swims: he is in nobody's way, and not found by it. */
TRIAL(test_S_A_79_divers_are_no_ambush,
	skirmish_pacific(&t, LAGOON
	"unit fins side=navy figures=1 at=9,3 swim=assisted dressed=water hidden\n"
	"unit raft side=pirates figures=1 at=14,3 dressed=water\n"), skirmish_end)
{
	trial_do(&t, 0, "order fins dive");
	trial_do(&t, 1, "order raft swim 10,3");
	assert_int_equal(adv_rules_of(t.game)->ambush_stop, 40);
	move(&t);
	stands_at(&t, "raft", 1, 11, 3);	/* not 4" off: he swims until they touch */
}

/* ---- minds ---- */

/* Plays whole games of a setup with one kind of mind, to its end. */
static void play_out(struct setup *setup, const char *mind, uint64_t seed, struct trial *t)
{
	struct view *view;
	struct patience patience = { .spent = 0 };
	int steps = 0;

	trial_begin_with(t, setup, "");
	dice_seed(&t->game->dice, seed);
	view = view_new(t->game, 0);
	while (!t->game->over) {
		const struct decision d = t->game->decisions[0];
		struct reason why = { "", "" };
		struct choice c;

		assert_true(++steps < 20000);
		view_renew(view, t->game, d.seat);
		assert_true(mind_choose(mind_find(mind), view, &d, &patience, &c));
		if (!game_check(t->game, &c, &why))
			fail_msg("turn %d: %s %s", t->game->turn, why.rule, why.text);
		game_step(t->game, &c, event_log_sink(t->log));
	}
	view_free(view);
}

static struct setup *with_aim(const char *text, struct setup_objective *aim)
{
	struct setup *s = build_setup(&system_pacific, text);

	s->objectives = aim;
	s->n_objectives = 1;
	return s;
}

TEST(test_A_29_commanders_swim_where_there_is_no_other_way)
{
	struct setup_objective aim = { .kind = AIM_REACH, .side = 0, .area = 0, .points = 5,
		.unit = NOBODY, .item = -1, .number = 1 };
	struct trial t;

	play_out(with_aim(LAGOON
		"unit crew side=navy figures=3 at=2,3 dressed=water arms=knife\n"
		"figure 1 leader\n"
		"unit foe side=pirates figures=1 at=18,1 stance=hold\n"
		"area camp 17,4 18,4 17,5 18,5\n", &aim), "commander", 1, &t);
	assert_int_equal(t.game->objectives[0], 0);
	assert_null(trial_roll(&t, "wound: out of air"));
	trial_end(&t);
}

TEST(test_A_29_a_commander_fetches_what_lies_on_the_sea_floor)
{
	static const char *const gear[] = { "plain", "assisted", "hard-hat" };

	for (int i = 0; i < 3; i++) {
		struct setup_objective aim = { .kind = AIM_ITEM, .side = 0, .area = -1,
			.points = 5, .unit = NOBODY, .item = 0, .number = 1 };
		char text[2000];
		struct trial t;

		snprintf(text, sizeof text, LAGOON
			"unit crew side=navy figures=2 at=2,3 dressed=water swim=%s\n"
			"figure 1 leader\n"
			"unit foe side=pirates figures=1 at=18,1 stance=hold\n"
			"item pearl at=9,3\n", gear[i]);
		play_out(with_aim(text, &aim), "commander", 1, &t);
		assert_int_equal(t.game->items[0].unit, trial_unit(&t, "crew"));
		assert_null(trial_roll(&t, "wound: out of air"));
		assert_false(adv_unit_swims(t.game, trial_unit(&t, "crew")));	/* home again */
		trial_end(&t);
	}
}

TEST(test_A_29_a_commander_fetches_his_wounded_out_of_the_water)
{
	struct setup *setup = build_setup(&system_pacific, LAGOON
		"unit crew side=navy figures=3 at=2,3 dressed=water arms=knife stance=hold\n"
		"figure 1 leader\n"
		"unit foe side=pirates figures=1 at=18,1 stance=hold\n");
	struct choice c;
	struct trial t;
	struct view *view;

	trial_begin_with(&t, setup, "");
	t.game->figures[trial_figure(&t, "crew", 2)].life = LIFE_WOUNDED;
	trial_put(&t, "crew", 2, 6, 3);
	view = view_new(t.game, 0);
	view_renew(view, t.game, 0);
	decide_command(view, &t.game->decisions[0], &c);
	assert_int_equal(c.verb, VERB_ORDER);
	assert_int_equal(c.argument[1].value, MODE_SWIM);
	assert_true(game_check(t.game, &c, NULL));
	view_free(view);
	trial_end(&t);
}

/* Down while their air lasts, then ashore; nobody drowns over it. */
TEST(test_S_A_80_divers_in_ambush_stay_down_while_they_can)
{
	static const char *const whose[] = { "stance=ambush", "uncommanded" };

	for (int i = 0; i < 2; i++) {
		const struct event *up;
		char text[2000];
		struct trial t;
		int n = 0;

		snprintf(text, sizeof text, LAGOON
			"unit fins side=navy figures=2 at=9,3 swim=assisted dressed=water hidden"
			" arms=knife %s\n"
			"unit foe side=pirates figures=1 at=18,1 stance=hold\n", whose[i]);
		play_out(build_setup(&system_pacific, text), "commander", 2, &t);
		do	/* past those who were not asked to shoot (Y-7) */
			up = trial_event(&t, EVENT_NOTE, n++);
		while (up != NULL && strcmp(up->word, "up from under water") != 0);
		assert_non_null(up);
		assert_null(trial_roll(&t, "wound: out of air"));
		assert_false(adv_unit_swims(t.game, trial_unit(&t, "fins")));
		trial_end(&t);
	}
}

/* ---- the settings ---- */

static void count_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	int *n = self;

	(void)figure;
	assert_int_equal(unit, 0);
	assert_true(strcmp(key, "swim") == 0 || strcmp(key, "dressed") == 0);
	assert_non_null(strstr(text, "S-C-14"));
	++*n;
}

TEST(test_S_C_14_rugged_knows_no_swimmers)
{
	struct setup *s = build_setup(&system_rugged, LAGOON
		"unit fins side=navy figures=1 at=3,3 swim=assisted dressed=water\n"
		"unit foe side=pirates figures=1 at=18,1\n");
	int n = 0;

	system_rugged.check_setup(s, count_fault, &n);
	assert_int_equal(n, 2);
	build_free(s);
}

TEST(test_A_29_uncommanded_swimmers_come_ashore)
{
	struct trial t;

	play_out(build_setup(&system_pacific, LAGOON
		"unit wreck side=navy figures=3 at=9,3 class=native uncommanded\n"
		"unit divers side=navy figures=2 at=9,5 swim=hard-hat uncommanded\n"
		"unit foe side=pirates figures=1 at=18,1 stance=hold\n"), "commander", 3, &t);
	assert_null(trial_roll(&t, "wound: out of air"));
	assert_false(adv_unit_swims(t.game, trial_unit(&t, "wreck")));
	trial_end(&t);
}

/* ---- what decides ---- */

/* The commander's order to the one unit of the navy. */
static struct choice order_by_machine(struct trial *t)
{
	struct view *view = view_new(t->game, 0);
	struct choice c;

	view_renew(view, t->game, 0);
	decide_command(view, &t->game->decisions[0], &c);
	assert_int_equal(c.verb, VERB_ORDER);
	assert_true(game_check(t->game, &c, NULL));
	view_free(view);
	return c;
}

/* Three turns' air to spare: the fourth brings him a step further to what he wants. */
TEST(test_S_A_80_a_diver_turns_back_with_air_to_spare)
{
	enum { FULL = 20, TURNS_HOME = 2, SPARE = 3 };
	const int further = 1;

	for (int left = TURNS_HOME + SPARE - 1; left <= TURNS_HOME + SPARE; left++) {
		struct setup_objective aim = { .kind = AIM_ITEM, .side = 0, .area = -1,
			.points = 5, .unit = NOBODY, .item = 0, .number = 1 };
		struct trial t;
		struct choice c;
		int col;

		trial_begin_with(&t, with_aim(LAGOON
			"unit hat side=navy figures=1 at=8,3 swim=hard-hat\n"
			"unit foe side=pirates figures=1 at=18,1 stance=hold\n"
			"item pearl at=13,3\n", &aim), "");
		skirmish_man(&t, "hat", 1)->submerged = true;
		skirmish_man(&t, "hat", 1)->turns_under = (uint8_t)(FULL - left);
		c = order_by_machine(&t);
		assert_int_equal(c.argument[1].value, MODE_DIVE);
		col = grid_col(&t.game->table->grid, c.argument[2].value)
			- grid_col(&t.game->table->grid, skirmish_cell(&t, "hat", 1));
		assert_true(left == TURNS_HOME + SPARE ? col >= further : col <= -further);
		trial_end(&t);
	}
}

/* Across takes more turns than are left. */
TEST(test_A_29_nobody_swims_for_what_he_cannot_reach_in_time)
{
	struct setup_objective aim = { .kind = AIM_REACH, .side = 0, .area = 0, .points = 5,
		.unit = NOBODY, .item = -1, .number = 1 };
	struct trial t;

	for (int turns = 1; turns <= 3; turns += 2) {
		struct choice c;

		trial_begin_with(&t, with_aim(LAGOON
			"unit crew side=navy figures=1 at=3,3 dressed=water arms=knife\n"
			"unit foe side=pirates figures=1 at=18,1 stance=hold\n"
			"area camp 15,2 16,2 15,3 16,3 15,4 16,4\n", &aim), "");
		t.game->turn = (int16_t)(t.setup->turns - turns + 1);
		c = order_by_machine(&t);
		assert_int_equal(c.argument[1].value == MODE_SWIM, turns == 3);
		trial_end(&t);
	}
}

/* In the water they fight whom they outnumber, by those who can act. */
TEST(test_A_29_swimmers_charge_whom_they_outnumber)
{
	for (int down = 0; down <= 2; down += 2) {
		struct trial t;
		struct choice c;

		trial_begin_with(&t, build_setup(&system_pacific, LAGOON
			"unit crew side=navy figures=3 at=7,3 dressed=water arms=knife\n"
			"figure 1 leader\n"
			"unit foe side=pirates figures=1 at=9,3 dressed=water arms=knife\n"), "");
		for (int i = 0; i < down; i++)
			skirmish_man(&t, "crew", 3 - i)->suppressed_until = 1;
		c = order_by_machine(&t);
		assert_int_equal(c.argument[1].value == MODE_CHARGE, down == 0);
		trial_end(&t);
	}
}

TEST_MAIN
