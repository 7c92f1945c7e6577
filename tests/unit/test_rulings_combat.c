/* Shooting, wounds and melee: what the other tests of them leave unsaid. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/morale/morale.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
/* Two marines and two thugs, ten inches apart. */
#define RANGE \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . M . . . . . . . . . G . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . M . . . . . . . . . G . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES
#define GANG "unit gang sign=G side=east class=native troops=warriors arms=sword facing=W\n" \
	"figure 1 leader\n"

static const char with_rifles[] = RANGE
	"unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\nfigure 1 leader\n"
	GANG;
static const char with_hero[] = RANGE
	"unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\n"
	"figure 1 leader hero luck=5 field-craft=5\n" GANG;

static const struct weapon *weapon(const struct trial *t, const char *id)
{
	return &adv_rules_of(t->game)->weapons[rule_table_row(rulebook_table(&rulebook_rugged,
		"weapons"), id)];
}

static bool aims(const struct trial *t, const char *unit, int number, const char *target,
	struct aim *a, const char *rule)
{
	struct reason why = { "", "" };
	const bool ok = adv_aim(t->game, trial_figure(t, unit, number), trial_unit(t, target), a,
		&why);

	if (!ok)
		assert_string_equal(why.rule, rule);
	return ok;
}

/* ---- dice ---- */

SKIRMISH(test_A_1_ten_is_the_worst_and_its_own_number_succeeds, with_rifles)
{
	struct roller r;

	assert_true(dice_push(&t.game->dice, 0));	/* a printed 0 */
	trial_dice(&t, "7 8 1");
	roller_open(&r, "A-1", "trying", 0, NOBODY, 7);
	assert_int_equal(roller_throw(&r, t.game, adv_rules_of(t.game)->die, 4), 2);
	assert_int_equal(r.dice[0], 10);
	assert_int_equal(r.event.roll.sides, 10);
}

/* The same half both ways: the morale point down, a hit number up. */
SKIRMISH(test_X_10_morale_rounds_down_all_else_up, with_rifles)
{
	struct roller r;
	struct aim a;

	skirmish_man(&t, "marines", 1)->shaken = true;
	adv_morale_roller(t.game, trial_unit(&t, "marines"), CAUSE_FIRE, &r);
	assert_int_equal(roller_need(&r), 9);	/* 10 - 1/2 */
	adv_sight_renew(t.game);
	skirmish_unit(&t, "gang")->spotted = 1u << EAST;
	skirmish_unit(&t, "gang")->fired_last = true;
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 1),
		table_find_ground(t.game->table, "forest"));
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 2),
		table_find_ground(t.game->table, "forest"));
	assert_true(aims(&t, "marines", 1, "gang", &a, ""));
	adv_aim_roller(t.game, &a, trial_unit(&t, "gang"), &r);
	assert_int_equal(roller_need(&r), 2);	/* 4 + 2 - 2 - 1 = 3, halved, up */
}

/* ---- who shoots ---- */

SKIRMISH(test_X_7_who_may_not_shoot, with_hero)
{
	struct adv_unit *u;
	struct adv_figure *m;
	int f;

	u = skirmish_unit(&t, "marines");
	m = skirmish_man(&t, "marines", 1);
	f = trial_figure(&t, "marines", 1);
	assert_true(adv_can_shoot(t.game, f, NULL));
	for (int mode = MODE_MARCH; mode < MODES; mode++) {
		u->mode = (uint8_t)mode;
		assert_int_equal(adv_can_shoot(t.game, f, NULL), mode == MODE_AID);
	}
	u->mode = MODE_PATROL;
#define BARS(flag) (flag) = true, assert_false(adv_can_shoot(t.game, f, NULL)), (flag) = false
	BARS(u->routing);
	BARS(u->pursuing);
	BARS(u->retreating);
	BARS(u->rallying);
	BARS(m->dropped);
	BARS(m->helping);
	u->rallied = 1;
	assert_false(adv_can_shoot(t.game, f, NULL));
	u->rallied = 0;
	m->suppressed_until = 1;
	assert_false(adv_can_shoot(t.game, f, NULL));
	m->suppressed_until = 0;
	assert_true(adv_can_shoot(t.game, f, NULL));
	game_capture(t.game, f, trial_figure(&t, "gang", 1));
	assert_false(adv_can_shoot(t.game, f, NULL));
	game_capture(t.game, f, NOBODY);
	game_life(t.game, f, LIFE_WOUNDED, "wounded");
	assert_false(adv_can_shoot(t.game, f, NULL));
}

SKIRMISH(test_X_5_the_dropped_weapon_is_picked_up_free, with_hero)
{
	skirmish_man(&t, "marines", 1)->dropped = true;
	skirmish_turn(&t, 2);
	assert_false(skirmish_man(&t, "marines", 1)->dropped);
	skirmish_man(&t, "marines", 1)->dropped = true;
	skirmish_man(&t, "marines", 1)->suppressed_until = 3;	/* not able to act */
	skirmish_turn(&t, 3);
	assert_true(skirmish_man(&t, "marines", 1)->dropped);
	skirmish_turn(&t, 4);
	assert_false(skirmish_man(&t, "marines", 1)->dropped);
}

/* As an order, for the weapons of others: it takes the turn. */
TRIAL(test_X_5_to_pick_up_is_an_order, skirmish_begin(&t, with_rifles), trial_end)
{
	t.game->dice.strict = false;
	skirmish_man(&t, "marines", 2)->fell = skirmish_cell(&t, "marines", 2);
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_DEAD, "killed");
	trial_put(&t, "gang", 1, 5, 4);
	trial_put(&t, "gang", 2, 39, 4);
	trial_refuses(&t, EAST, "order gang pick-up marines.1", "X-5");
	trial_put(&t, "marines", 1, 1, 1);
	trial_put(&t, "gang", 1, 6, 4);
	trial_do(&t, EAST, "order gang pick-up marines.2");
	skirmish_next_turn(&t);
	assert_int_equal(adv_arm(t.game, trial_figure(&t, "gang", 1), 1),
		rule_table_row(rulebook_table(&rulebook_rugged, "weapons"), "rifle"));
}

/* ---- weapons ---- */

SKIRMISH(test_S_A_47_every_weapon_begins_at_four, with_rifles)
{
	for (int i = 0; i < adv_rules_of(t.game)->n_weapons; i++)
		assert_in_set(adv_rules_of(t.game)->weapons[i].hit, ((uintmax_t[]){ 0, 4 }), 2);
	assert_int_equal(weapon(&t, "rifle")->hit, 4);
}

SKIRMISH(test_S_A_49_no_die_hits_or_misses_of_itself, with_rifles)
{
	struct roller r;

	trial_dice(&t, "10 10 1 1");
	roller_open(&r, "A-16", "shooting", 0, NOBODY, 10);
	assert_int_equal(roller_throw(&r, t.game, 10, 2), 2);
	roller_open(&r, "A-16", "shooting", 0, NOBODY, 0);
	assert_int_equal(roller_throw(&r, t.game, 10, 2), 0);
}

SKIRMISH(test_S_A_60_S_A_62_moving_guns_and_shared_rows, with_rifles)
{
	static const char *const alike[] = { "jezzail", "musket", "matchlock" };

	assert_false(weapon(&t, "maxim")->fires_combat || weapon(&t, "maxim")->fires_moving);
	assert_true(weapon(&t, "lewis")->fires_combat && !weapon(&t, "lewis")->fires_moving);
	for (size_t i = 1; i < sizeof alike / sizeof alike[0]; i++) {	/* S-A-62 */
		const struct weapon *a = weapon(&t, alike[0]), *b = weapon(&t, alike[i]);

		assert_memory_equal(a->range, b->range, sizeof a->range);
		assert_int_equal(a->dice, b->dice);
		assert_int_equal(a->wound, b->wound);
	}
	assert_memory_equal(weapon(&t, "pistol")->range, weapon(&t, "bow")->range,
		sizeof weapon(&t, "bow")->range);
}

TEST(test_X_14_three_turns_of_fire_not_in_a_row)
{
	static const char lewis[] = RANGE
		"unit marines sign=M side=west troops=soldiers arms=lewis facing=E\nfigure 1 leader\n"
		GANG;
	struct trial t;
	struct adv_figure *gunner;
	struct aim a;

	skirmish_begin(&t, lewis);
	adv_sight_renew(t.game);
	gunner = skirmish_man(&t, "marines", 1);
	for (int turn = 2; turn <= 6; turn++) {	/* fires in 2, moves in 3, fires in 4, 5 moves, 6 */
		const bool fires = turn % 2 == 0;

		skirmish_turn(&t, turn);
		skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
		assert_true(aims(&t, "marines", 1, "gang", &a, ""));
		gunner->fired = fires;
		gunner->fired_turns = (uint8_t)(gunner->fired_turns + fires);
		adv_tend_arms(t.game);
	}
	skirmish_turn(&t, 7);
	assert_false(aims(&t, "marines", 1, "gang", &a, "A-25"));
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;	/* the turn of the change */
	assert_false(aims(&t, "marines", 1, "gang", &a, "A-25"));
	adv_tend_arms(t.game);
	skirmish_turn(&t, 8);
	assert_true(aims(&t, "marines", 1, "gang", &a, ""));
	skirmish_end(&t);
}

/* ---- where hits fall ---- */

TEST(test_S_A_51_any_in_sight_within_the_longest_range)
{
	static const char pistols[] = RANGE
		"unit marines sign=M side=west troops=soldiers arms=pistol facing=E\nfigure 1 leader\n"
		GANG;
	struct trial t;
	struct aim a;
	int16_t marks[FIGURES_MAX];

	skirmish_begin(&t, pistols);
	adv_sight_renew(t.game);
	trial_put(&t, "gang", 1, 11, 2);	/* six inches: short */
	trial_put(&t, "gang", 2, 20, 2);	/* fifteen: still within the weapon's range */
	assert_true(aims(&t, "marines", 1, "gang", &a, ""));
	assert_int_equal(a.nearest, trial_figure(&t, "gang", 1));
	assert_int_equal(a.band, 0);
	assert_int_equal(adv_aim_marks(t.game, &a, trial_unit(&t, "gang"), marks), 2);
	trial_put(&t, "gang", 2, 21, 2);
	assert_int_equal(adv_aim_marks(t.game, &a, trial_unit(&t, "gang"), marks), 1);
	skirmish_end(&t);
}

SKIRMISH(test_S_A_52_the_wounded_and_suppressed_may_be_picked_not_the_dead, with_rifles)
{
	struct aim a;
	int16_t marks[FIGURES_MAX];

	adv_sight_renew(t.game);
	skirmish_man(&t, "gang", 1)->suppressed_until = 1;
	game_life(t.game, trial_figure(&t, "gang", 2), LIFE_WOUNDED, "wounded");
	assert_true(aims(&t, "marines", 1, "gang", &a, ""));
	assert_int_equal(adv_aim_marks(t.game, &a, trial_unit(&t, "gang"), marks), 2);
	game_life(t.game, trial_figure(&t, "gang", 2), LIFE_DEAD, "killed");
	assert_int_equal(adv_aim_marks(t.game, &a, trial_unit(&t, "gang"), marks), 1);
}

/* Both hits of one phase may fall on one who is dead by the first. */
SKIRMISH(test_S_A_52_killed_in_this_phase_may_be_picked_again, with_rifles)
{
	adv_sight_renew(t.game);
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "1 1  1 10  1 10");	/* two hits, each on the first, each deadly */
	adv_volley(t.game);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
	assert_int_equal(skirmish_life(&t, "gang", 2), LIFE_FIT);
	assert_int_equal(trial_count(&t, EVENT_HIT), 2);
}

TEST(test_S_A_55_only_a_melee_that_stands_as_the_phase_begins)
{
	static const char third[] = RANGE
		"unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\nfigure 1 leader\n"
		"unit sailors figures=1 at=6,4 side=west troops=soldiers arms=sword facing=E\nfigure 1 leader\n"
		GANG;
	struct trial t;

	skirmish_begin(&t, third);
	adv_sight_renew(t.game);
	skirmish_unit(&t, "sailors")->charging = true;	/* one cell short of contact */
	skirmish_unit(&t, "sailors")->target = (int16_t)trial_unit(&t, "gang");
	trial_put(&t, "sailors", 1, 13, 2);
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "10 10");	/* misses, and nobody rolls them again */
	adv_volley(t.game);
	assert_null(trial_roll(&t, "shooting into a melee"));
	trial_put(&t, "sailors", 1, 14, 2);
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "10 10  10 10");
	adv_volley(t.game);
	assert_non_null(trial_roll(&t, "shooting into a melee"));
	skirmish_end(&t);
}

/* ---- wounds ---- */

static void hit(struct trial *t, const char *unit, int number, const char *arm, bool melee)
{
	adv_hit(t->game, trial_figure(t, unit, number), trial_unit(t, "gang"),
		weapon(t, arm), melee);
}

SKIRMISH(test_S_A_1_S_A_120_luck_rolls_itself, with_hero)
{
	trial_dice(&t, "2  5");	/* suppressed; lucky */
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	expect_roll(trial_roll(&t, "luck"), 5, 1);
	assert_false(adv_suppressed(t.game, trial_figure(&t, "marines", 1)));
	trial_dice(&t, "1");	/* no effect asks for no luck */
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	for (int i = 0; i < t.game->n_decisions; i++)	/* and nobody is asked */
		assert_int_equal(t.game->decisions[i].kind, ASK_ORDERS);
}

SKIRMISH(test_S_A_4_hitting_the_wounded, with_hero)
{
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_WOUNDED, "wounded");
	skirmish_man(&t, "marines", 2)->wounds = 1;
	trial_dice(&t, "7");	/* suppressed: no worse */
	hit(&t, "marines", 2, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_WOUNDED);
	trial_dice(&t, "8");	/* wounded again: killed */
	hit(&t, "marines", 2, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_DEAD);
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "wounded");
	skirmish_man(&t, "marines", 1)->wounds = 1;
	trial_dice(&t, "8  5");	/* his luck meets "wounded", so he lives */
	hit(&t, "marines", 1, "rifle", false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
}

SKIRMISH(test_S_A_6_a_die_for_each_hit_and_one_luck_roll, with_hero)
{
	trial_dice(&t, "7 7  5");	/* a rifle's 7, a musket's 7 + 1: wounded; luck: suppressed */
	hit(&t, "marines", 1, "rifle", false);
	hit(&t, "marines", 1, "musket", false);
	adv_fates(t.game, false);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 3);
	assert_int_equal(roll_halves(trial_event(&t, EVENT_ROLL, 0), "wound-modifiers.powder"), 0);
	assert_int_equal(roll_halves(trial_event(&t, EVENT_ROLL, 1), "wound-modifiers.powder"), 2);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
	assert_true(adv_suppressed(t.game, trial_figure(&t, "marines", 1)));
}

TEST(test_S_A_87_shields_of_the_unsuppressed)
{
	static const char shields[] = RANGE
		"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\nfigure 1 leader shield\n"
		GANG;
	struct trial t;

	skirmish_begin(&t, shields);
	trial_dice(&t, "1 1 1");
	hit(&t, "marines", 1, "sword", true);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.shield"), -2);
	hit(&t, "marines", 1, "rifle", false);	/* hand to hand only */
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.shield"), 0);
	skirmish_man(&t, "marines", 1)->suppressed_until = 1;
	hit(&t, "marines", 1, "sword", true);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.shield"), 0);
	skirmish_end(&t);
}

/* ---- melee ---- */

#define BRAWL \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . M G . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES \
	"unit marines sign=M side=west troops=soldiers arms=sword facing=E\nfigure 1 leader\n" GANG

static const char duel[] = BRAWL;
static const char two_to_one[] = BRAWL
	"unit sailors figures=1 at=15,3 side=west troops=soldiers arms=sword facing=E\nfigure 1 leader\n";

/* Dice that hit count, not what comes of them, nor what fire did earlier. */
SKIRMISH(test_S_A_84_hits_of_this_melee_count, duel)
{
	skirmish_man(&t, "gang", 1)->shaken = true;	/* by fire, in this turn */
	trial_dice(&t, "8  7 1");	/* only the gang hits */
	adv_melee(t.game);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_given, 1);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_taken, 0);
	assert_int_equal(skirmish_unit(&t, "marines")->hits_taken, 1);
}

/* One against two: each compares what it dealt with all that it took. */
TRIAL(test_S_A_85_several_units, skirmish_begin(&t, two_to_one), trial_end)
{
	skirmish_unit(&t, "gang")->strike = (int16_t)trial_unit(&t, "marines");
	trial_dice(&t, "1 1  1 1  1 1");	/* marines, gang, sailors: each hits and forces back */
	adv_melee(t.game);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_taken, 2);
	assert_int_equal(skirmish_unit(&t, "gang")->hits_given, 1);
	assert_int_equal(skirmish_unit(&t, "sailors")->hits_given, 1);
	assert_int_equal(skirmish_unit(&t, "sailors")->hits_taken, 0);
	trial_spent(&t);
}

SKIRMISH(test_S_A_88_captives_count_as_lost, with_rifles)
{
	struct roller r;

	adv_take(t.game, trial_figure(&t, "marines", 2), trial_figure(&t, "gang", 1));
	adv_morale_roller(t.game, trial_unit(&t, "marines"), CAUSE_MELEE, &r);
	assert_int_equal(roller_halves(&r, "morale-modifiers.lost"), -2);
}

TRIAL(test_S_A_91_in_contact_one_stays, skirmish_begin(&t, duel), trial_end)
{
	trial_refuses(&t, WEST, "order marines patrol 4,2", "S-A-91");
	trial_refuses(&t, WEST, "order marines charge gang", "S-A-91");
	trial_refuses(&t, WEST, "order marines combat", "S-A-91");
	trial_do(&t, WEST, "order marines stationary");
}

TEST(test_C_6_one_faces_whom_one_fights_and_shoots)
{
	struct trial t;
	int f;

	skirmish_begin(&t, duel);
	f = trial_figure(&t, "marines", 1);
	game_face(t.game, f, 3);
	trial_dice(&t, "8  8");
	adv_melee(t.game);
	assert_int_equal(t.game->figures[f].facing, grid_direction(&t.game->table->grid,
		skirmish_cell(&t, "marines", 1), skirmish_cell(&t, "gang", 1), 0));
	skirmish_end(&t);
	skirmish_begin(&t, with_rifles);
	adv_sight_renew(t.game);
	f = trial_figure(&t, "marines", 1);
	game_face(t.game, f, 3);
	skirmish_aim(&t, "marines", "gang");
	trial_dice(&t, "10 10");
	adv_volley(t.game);
	assert_int_equal(t.game->figures[f].facing, grid_direction(&t.game->table->grid,
		skirmish_cell(&t, "marines", 1), skirmish_cell(&t, "gang", 1), 0));
	skirmish_end(&t);
}

TEST_MAIN
