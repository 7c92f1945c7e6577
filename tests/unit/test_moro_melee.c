/* Melee: one round, ties and locks, and the test afterwards (M:70 to M:79).  Numbers are
 * typed in from the source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/morale/morale.h"

/* A man each, who touch; their units' others stand apart.  Guards and clan have more. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . B . . . . . . . . . .\n"
	". . . . . A B . . . . . . . . . . . . .\n"
	" . . A . . . . . . B . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . C . . . . . . . . D . . . . . . .\n"
	" . . . C . . . . . . . D . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=moro-rifle,blade\n"
	"unit guards sign=C side=us troops=regulars arms=rifle\n"
	"figure 1 leader\n"
	"unit clan sign=D side=moros people=moro troops=juramentados arms=blade\n"
	"figure 1 leader\n";

/* Of the scouts and kris those in the middle touch. */
enum { IN_FRONT = 2 };

static int id(const struct trial *t, const char *unit)
{
	return trial_unit(t, unit);
}

static bool bound(const struct trial *t, const char *unit, const char *other)
{
	const bool a = (moro_unit_in(t, unit)->bound & unit_bit(id(t, other))) != 0;

	/* M3 */
	assert_int_equal(a, (moro_unit_in(t, other)->bound & unit_bit(id(t, unit))) != 0);
	return a;
}

static bool lives(const struct trial *t, const char *unit, int number)
{
	return standing_fit(t->game, trial_figure(t, unit, number));
}

/* As if a charge had come home, and both had held. */
static void charge_home(struct trial *t, const char *unit, const char *target, const char *dice)
{
	moro_acting(t, unit, INTENT_CHARGE, target);
	moro_in(t)->contact = true;
	moro_in(t)->fights = unit_bit(id(t, target));
	trial_dice(t, dice);
	moro_melee(t->game);
}

static void fight_on(struct trial *t, const char *unit, const char *dice)
{
	moro_acting(t, unit, INTENT_FIGHT, NULL);
	trial_dice(t, dice);
	moro_melee(t->game);
}

static const struct event *roll_of(const struct trial *t, const char *unit)
{
	for (int i = trial_count(t, EVENT_ROLL) - 1; i >= 0; i--) {
		const struct event *e = trial_event(t, EVENT_ROLL, i);

		if (e->unit == id(t, unit) && strcmp(e->roll.what, "melee") == 0)
			return e;
	}
	return NULL;
}

/* ---- one against one ---- */

TEST(test_M_12_the_higher_total_kills)
{
	struct trial t;
	const struct event *e;

	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "7 4");
	assert_true(lives(&t, "scouts", IN_FRONT));
	assert_false(lives(&t, "kris", IN_FRONT));
	e = roll_of(&t, "scouts");
	assert_string_equal(e->roll.rule, "M-12");
	assert_int_equal(e->roll.reading, ROLL_OPPOSED);
	assert_int_equal(e->roll.dice[0], 7);
	assert_int_equal(e->figure, trial_figure(&t, "scouts", IN_FRONT));
	assert_int_equal(e->other, id(&t, "kris"));
	assert_string_equal(e->roll.outcome, "7 beats 4: kills");
	assert_string_equal(roll_of(&t, "kris")->roll.outcome, "4 against 7: falls");
	assert_false(bound(&t, "scouts", "kris"));
	assert_int_equal(moro_unit_in(&t, "kris")->lost, 1);
	moro_end(&t);
	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "0 1");	/* a 0 is a nought */
	assert_false(lives(&t, "scouts", IN_FRONT));
	moro_end(&t);
}

MORO_GAME(test_M_12_a_tie_locks, field)
{
	charge_home(&t, "scouts", "kris", "5 5");
	assert_true(lives(&t, "scouts", IN_FRONT) && lives(&t, "kris", IN_FRONT));
	assert_true(bound(&t, "scouts", "kris"));
	assert_false(bound(&t, "scouts", "clan"));
	assert_string_equal(roll_of(&t, "kris")->roll.outcome, "5 against 5: locked");
}

/* ---- modifiers ---- */

static int modifier(const struct trial *t, const char *unit, int number, enum melee_role role,
	const char *rule)
{
	struct roller r;
	int halves;

	moro_melee_roller(t->game, trial_figure(t, unit, number), 0, role, &r);
	halves = roller_halves(&r, rule);
	assert_int_equal(r.sum_halves, halves);	/* and no other */
	return halves / 2;
}

MORO_GAME(test_M_12_a_fort_two_a_building_one, field)
{
	static const struct { const char *ground, *rule; int more; } rows[] = {
		{ "fort", "melee.fort", 2 }, { "wall", "melee.fort", 2 },
		{ "trench", "melee.fort", 2 }, { "hut", "melee.building", 1 },
		{ "house", "melee.building", 1 }, { "jungle", "", 0 }, { "open", "", 0 } };

	for (int i = 0; i < 7; i++) {
		const cell_t cell = t.game->figures[trial_figure(&t, "scouts", IN_FRONT)].cell;

		table_set_ground(t.game->table, cell,
			table_find_ground(t.game->table, rows[i].ground));
		assert_int_equal(modifier(&t, "scouts", IN_FRONT, ROLE_DEFENDS, rows[i].rule),
			rows[i].more);
		/* His own place, and only if he defends. */
		assert_int_equal(modifier(&t, "scouts", 1, ROLE_DEFENDS, rows[i].rule), 0);
		assert_int_equal(modifier(&t, "scouts", IN_FRONT, ROLE_CHARGES, rows[i].rule), 0);
		assert_int_equal(modifier(&t, "scouts", IN_FRONT, ROLE_LOCKED, rows[i].rule), 0);
	}
}

MORO_GAME(test_S_M_21_moros_charge_in_the_round_of_contact, field)
{
	assert_int_equal(modifier(&t, "kris", 1, ROLE_CHARGES, "melee.charging"), 1);
	assert_int_equal(modifier(&t, "kris", 1, ROLE_DEFENDS, "melee.charging"), 0);
	assert_int_equal(modifier(&t, "kris", 1, ROLE_LOCKED, "melee.charging"), 0);
	assert_int_equal(modifier(&t, "scouts", 1, ROLE_CHARGES, "melee.charging"), 0);
	charge_home(&t, "kris", "scouts", "4 5");
	assert_int_equal(roll_halves(roll_of(&t, "kris"), "melee.charging"), 2);
	assert_true(bound(&t, "kris", "scouts"));	/* 4 + 1 and 5 */
	fight_on(&t, "kris", "4 5");
	assert_false(roll_has(roll_of(&t, "kris"), "melee.charging"));
	assert_false(lives(&t, "kris", IN_FRONT));
}

MORO_GAME(test_S_M_21_a_leader_adds_to_his_own_die, field)
{
	assert_int_equal(modifier(&t, "guards", 1, ROLE_LOCKED, "melee.leader"), 1);
	assert_int_equal(modifier(&t, "guards", 2, ROLE_LOCKED, "melee.leader"), 0);
	assert_int_equal(modifier(&t, "scouts", 1, ROLE_LOCKED, "melee.leader"), 0);
}

MORO_GAME(test_X_143_whoever_was_charged_defends_while_it_lasts, field)
{
	for (int col = 6; col <= 7; col++)
		trial_ground(&t, col, 3, "fort");	/* both stand in it */
	charge_home(&t, "kris", "scouts", "6 5");		/* 6 + 1 and 5 + 2 */
	assert_int_equal(roll_halves(roll_of(&t, "scouts"), "melee.fort"), 4);
	assert_false(roll_has(roll_of(&t, "kris"), "melee.fort"));
	assert_true(bound(&t, "kris", "scouts"));
	fight_on(&t, "scouts", "4 6");
	assert_int_equal(roll_halves(roll_of(&t, "scouts"), "melee.fort"), 4);
	fight_on(&t, "kris", "5 3");
	assert_int_equal(roll_halves(roll_of(&t, "scouts"), "melee.fort"), 4);
	assert_false(roll_has(roll_of(&t, "kris"), "melee.fort"));
	assert_true(bound(&t, "kris", "scouts"));	/* 6 and 6, 5 and 5 */
	moro_unbind(t.game, id(&t, "kris"));
	assert_int_equal(moro_unit_in(&t, "scouts")->defends, 0);
	charge_home(&t, "kris", "scouts", "6 5");
	moro_unbind(t.game, id(&t, "scouts"));
	assert_int_equal(moro_unit_in(&t, "scouts")->defends, 0);
}

/* ---- two against one ---- */

static void two_scouts_on_one(struct trial *t)
{
	moro_begin(t, field);
	trial_put(t, "scouts", 1, 7, 2);	/* beside the man in front of them */
}

TEST(test_S_M_19_two_add_their_dice)
{
	struct trial t;

	two_scouts_on_one(&t);
	charge_home(&t, "scouts", "kris", "3 5 7");	/* 8 and 7 */
	assert_false(lives(&t, "kris", IN_FRONT));
	assert_true(lives(&t, "scouts", 1) && lives(&t, "scouts", IN_FRONT));
	assert_string_equal(roll_of(&t, "scouts")->roll.outcome, "8 together beats 7: kills");
	assert_string_equal(roll_of(&t, "kris")->roll.outcome, "7 against 8 together: falls");
	moro_end(&t);
	two_scouts_on_one(&t);
	charge_home(&t, "scouts", "kris", "3 4 7");
	assert_true(bound(&t, "scouts", "kris"));
	moro_end(&t);
}

TEST(test_S_M_19_the_lone_one_kills_one_at_random)
{
	struct trial t;

	for (int pick = 1; pick <= 2; pick++) {
		two_scouts_on_one(&t);
		charge_home(&t, "scouts", "kris", pick == 1 ? "3 4 8 1" : "3 4 8 2");
		assert_true(lives(&t, "kris", IN_FRONT));
		assert_int_equal(lives(&t, "scouts", 1), pick == 2);
		assert_int_equal(lives(&t, "scouts", IN_FRONT), pick == 1);
		assert_string_equal(roll_of(&t, "kris")->roll.outcome,
			"8 beats 7 together: kills one");
		assert_string_equal(trial_roll(&t, "which of the two")->roll.rule, "S-M-19");
		moro_end(&t);
	}
}

MORO_GAME(test_S_M_19_each_of_two_has_his_modifiers_the_one_his_once, field)
{
	trial_put(&t, "kris", 1, 6, 2);
	trial_ground(&t, 6, 3, "trench");
	charge_home(&t, "kris", "scouts", "3 4 7");	/* 3 + 1 + 4 + 1 and 7 + 2 */
	assert_true(bound(&t, "kris", "scouts"));
}

/* ---- locked ---- */

TRIAL(test_S_M_18_a_round_without_a_tie_frees_them, two_scouts_on_one(&t), moro_end)
{
	charge_home(&t, "scouts", "kris", "3 4 7");
	assert_true(bound(&t, "scouts", "kris"));
	fight_on(&t, "scouts", "3 4 8 1");	/* one falls, the other still touches him */
	assert_true(contact_units(t.game, id(&t, "scouts"), id(&t, "kris")));
	assert_false(bound(&t, "scouts", "kris"));
}

MORO_GAME(test_S_M_18_it_goes_on_by_either_and_nothing_else, field)
{
	static const char *const refused[] = { "move scouts", "charge scouts kris",
		"charge scouts clan", "fire scouts clan", "hold scouts" };

	moro_hand(&t, "us");
	moro_refuses(&t, "fight scouts", "S-M-18");	/* with nobody yet */
	charge_home(&t, "scouts", "kris", "5 5");
	moro_hand(&t, "us");
	for (int i = 0; i < 5; i++)
		moro_refuses(&t, refused[i], "S-M-18");
	trial_dice(&t, "2 2 0 0");	/* a tie again; then the toss, tied at first */
	trial_dice(&t, "4 3");
	moro_do(&t, "fight scouts");
	assert_true(bound(&t, "scouts", "kris"));
	assert_true(moro_unit_in(&t, "scouts")->acted);
	moro_hand(&t, "moros");
	moro_refuses(&t, "move kris", "S-M-18");
	trial_dice(&t, "2 1 0 9 3");	/* a scout falls, they hold, the next toss */
	moro_do(&t, "fight kris");
	assert_false(lives(&t, "scouts", IN_FRONT));
	assert_false(bound(&t, "scouts", "kris"));
	moro_hand(&t, "moros");
	assert_true(moro_unit_in(&t, "kris")->acted);
}

MORO_GAME(test_S_M_18_all_who_are_bound_to_it_fight, field)
{
	charge_home(&t, "scouts", "kris", "5 5");
	trial_put(&t, "guards", 2, 8, 3);	/* on the other side of him */
	charge_home(&t, "guards", "kris", "5 5");
	assert_true(bound(&t, "scouts", "kris") && bound(&t, "guards", "kris"));
	fight_on(&t, "scouts", "5 5");		/* the guards look on */
	assert_true(bound(&t, "guards", "kris"));
	fight_on(&t, "kris", "9 4 5");		/* one against both */
	assert_int_equal(trial_roll(&t, "melee")->roll.dice[0], 5);
	assert_true(bound(&t, "scouts", "kris") && bound(&t, "guards", "kris"));
}

TEST(test_S_M_18_the_bond_ends_with_the_contact)
{
	struct trial t;

	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "5 5");
	trial_put(&t, "kris", IN_FRONT, 9, 3);
	moro_renew_bonds(t.game);
	assert_false(bound(&t, "scouts", "kris"));
	trial_put(&t, "kris", IN_FRONT, 7, 3);
	charge_home(&t, "scouts", "kris", "5 5");
	for (int i = 1; i <= 3; i++)
		moro_kill(t.game, trial_figure(&t, "kris", i), id(&t, "guards"), "rifle");
	assert_false(bound(&t, "scouts", "kris"));
	moro_end(&t);
	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "5 5");
	game_friends(t.game, 0, 1, true);	/* the Game Master makes peace */
	moro_renew_bonds(t.game);
	assert_false(bound(&t, "scouts", "kris"));
	moro_end(&t);
}

TEST(test_S_M_18_who_runs_or_is_gone_is_free)
{
	struct trial t;

	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "5 5");
	trial_dice(&t, "71");
	assert_int_equal(moro_test(t.game, id(&t, "kris"), TEST_LOSSES, id(&t, "guards")),
		TEST_ROUTS);
	assert_false(bound(&t, "scouts", "kris"));
	moro_end(&t);
	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "5 5");
	moro_unit_in(&t, "kris")->lost = 4;
	trial_dice(&t, "51");
	assert_int_equal(moro_test(t.game, id(&t, "kris"), TEST_LOSSES, id(&t, "guards")),
		TEST_REMOVED);
	assert_false(bound(&t, "scouts", "kris"));
	moro_end(&t);
}

MORO_GAME(test_X_127_nobody_fires_into_it_or_out_of_it, field)
{
	struct reason why = { "", "" };

	assert_true(moro_can_fire(t.game, id(&t, "guards"), id(&t, "kris"), &why));
	assert_true(moro_can_fire(t.game, id(&t, "kris"), id(&t, "guards"), &why));
	charge_home(&t, "scouts", "kris", "5 5");
	assert_false(moro_can_fire(t.game, id(&t, "guards"), id(&t, "kris"), &why));
	assert_string_equal(why.rule, "X-127");
	assert_false(moro_can_fire(t.game, id(&t, "kris"), id(&t, "guards"), &why));
	assert_string_equal(why.rule, "X-127");
}

/* ---- afterwards ---- */

TEST(test_M_12_who_lost_more_tests)
{
	struct trial t;

	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "7 4");
	trial_dice(&t, "65");
	moro_after_melee(t.game);
	expect_roll(trial_roll(&t, "morale: after melee"), 65, 1);	/* 70 less 5 */
	assert_int_equal(trial_roll(&t, "morale")->unit, id(&t, "kris"));
	assert_int_equal(trial_roll(&t, "morale")->other, id(&t, "scouts"));
	moro_end(&t);
	moro_begin(&t, field);
	charge_home(&t, "scouts", "kris", "4 7");
	trial_dice(&t, "66");
	moro_after_melee(t.game);
	assert_int_equal(trial_roll(&t, "morale")->unit, id(&t, "scouts"));
	assert_true(moro_unit_in(&t, "scouts")->routed);
	moro_end(&t);
}

MORO_GAME(test_S_M_22_after_equal_losses_nobody_tests, field)
{
	charge_home(&t, "scouts", "kris", "5 5");
	moro_after_melee(t.game);
	assert_null(trial_roll(&t, "morale"));
	trial_put(&t, "scouts", 1, 6, 5);
	trial_put(&t, "kris", 1, 7, 5);	/* a second pair */
	charge_home(&t, "scouts", "kris", "8 3 2 4");	/* one each */
	assert_int_equal(standing_strength(t.game, id(&t, "scouts")), 2);
	assert_int_equal(standing_strength(t.game, id(&t, "kris")), 2);
	moro_after_melee(t.game);
	assert_null(trial_roll(&t, "morale"));
}

MORO_GAME(test_X_150_what_fell_to_fire_is_not_counted, field)
{
	moro_acting(&t, "scouts", INTENT_CHARGE, "kris");
	moro_kill(t.game, trial_figure(&t, "scouts", 1), id(&t, "kris"), "moro-rifle");
	moro_in(&t)->contact = true;
	moro_in(&t)->fights = unit_bit(id(&t, "kris"));
	trial_dice(&t, "5 5");
	moro_melee(t.game);
	moro_after_melee(t.game);
	assert_null(trial_roll(&t, "morale"));
}

MORO_GAME(test_X_150_all_of_the_losing_side_who_lost, field)
{
	charge_home(&t, "scouts", "kris", "5 5");
	trial_put(&t, "guards", 2, 9, 4);	/* by the third man of the kris */
	charge_home(&t, "guards", "kris", "5 5");
	moro_kill(t.game, trial_figure(&t, "kris", 1), id(&t, "guards"), "rifle");
	fight_on(&t, "kris", "9 3 9 3");
	assert_int_equal(moro_unit_in(&t, "scouts")->hurt, 1);
	assert_int_equal(moro_unit_in(&t, "guards")->hurt, 1);
	assert_int_equal(moro_unit_in(&t, "kris")->hurt, 0);	/* not of this round */
	trial_dice(&t, "0 0");
	moro_after_melee(t.game);
	assert_int_equal(trial_event(&t, EVENT_ROLL, -2)->unit, id(&t, "scouts"));
	assert_int_equal(trial_event(&t, EVENT_ROLL, -1)->unit, id(&t, "guards"));
	assert_string_equal(trial_event(&t, EVENT_ROLL, -1)->roll.what, "morale: after melee");
}

TEST_MAIN
