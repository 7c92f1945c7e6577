/* Morale: the number, the D100, and what failing does (M:56 to M:65).  Numbers are typed
 * in from the source; base morale is the ruling's (S-M-30). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/judges.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/turn.h"

/* Ten regulars, twelve warriors, and two of other kinds each. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . B B B . . . .\n"
	". . A A . . . . . . . . . B B B . . . .\n"
	" . . A A . . . . . . . . . B B B . . . .\n"
	". . A A . . . . . . . . . B B B . . . .\n"
	" . . A A . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . C C . . . . . . . . . D D . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit regulars sign=A side=us troops=regulars arms=rifle\n"
	"unit warriors sign=B side=moros people=moro troops=warriors arms=spear\n"
	"unit guard sign=C side=us troops=constabulary arms=rifle\n"
	"unit sworn sign=D side=moros people=moro troops=juramentados arms=blade\n";

static int need(const struct trial *t, const char *unit)
{
	return moro_morale(t->game, trial_unit(t, unit));
}

static enum test_result test(struct trial *t, const char *unit, enum test_cause cause,
	const char *by, const char *die)
{
	trial_dice(t, die);
	return moro_test(t->game, trial_unit(t, unit), cause, trial_unit(t, by));
}

static void lose(const struct trial *t, const char *unit, int n)
{
	moro_unit_in(t, unit)->lost = (uint8_t)n;
}

static void ground_under(const struct trial *t, const char *unit, int from, int to,
	const char *ground)
{
	for (int i = from; i <= to; i++) {
		const cell_t cell = t->game->figures[trial_figure(t, unit, i)].cell;

		table_set_ground(t->game->table, cell, table_find_ground(t->game->table, ground));
	}
}

/* ---- the number ---- */

TEST(test_S_M_30_what_troops_are_worth)
{
	static const struct { const char *troops; int base; } rows[] = {
		{ "regulars", 80 }, { "scouts", 70 }, { "constabulary", 65 }, { "warriors", 70 },
		{ "juramentados", 95 } };
	struct trial t;
	char text[600];

	for (int i = 0; i < 5; i++) {
		snprintf(text, sizeof text,
			"map\n. A . . . B\n. . . . . .\n. . . . . .\n. . . . . .\n"
			"end\nside us edges=west\nside moros edges=east\n"
			"unit men sign=A side=us troops=%s arms=rifle\n"
			"unit foe sign=B side=moros people=moro troops=warriors morale=%d arms=spear\n",
			rows[i].troops, 10 * i);
		moro_begin(&t, text);
		assert_int_equal(need(&t, "men"), rows[i].base);
		assert_int_equal(need(&t, "foe"), 10 * i);	/* the scenario's own word */
		moro_end(&t);
	}
}

MORO_GAME(test_M_11_losses_by_fives_and_threes, field)
{
	struct roller r;

	lose(&t, "regulars", 3);	/* ten at first: 5 each */
	lose(&t, "warriors", 3);	/* twelve: 3 each */
	assert_int_equal(need(&t, "regulars"), 65);
	assert_int_equal(need(&t, "warriors"), 61);
	moro_morale_roller(t.game, trial_unit(&t, "regulars"), TEST_LOSSES, &r);
	assert_int_equal(r.event.roll.n_modifiers, 1);	/* one for them all */
	assert_string_equal(r.modifiers[0].name, "3 losses");
	assert_string_equal(r.modifiers[0].rule, "morale-modifiers.small");
	assert_int_equal(r.modifiers[0].halves, -30);
	lose(&t, "warriors", 1);
	moro_morale_roller(t.game, trial_unit(&t, "warriors"), TEST_LOSSES, &r);
	assert_string_equal(r.modifiers[0].name, "1 loss");
	assert_string_equal(r.modifiers[0].rule, "morale-modifiers.large");
	assert_int_equal(r.modifiers[0].halves, -6);
	lose(&t, "warriors", 11);
	moro_morale_roller(t.game, trial_unit(&t, "warriors"), TEST_LOSSES, &r);
	assert_string_equal(r.modifiers[0].name, "11 losses");
	assert_int_equal(roller_need(&r), 37);
}

MORO_GAME(test_S_M_10_by_what_it_began_with_and_all_so_far, field)
{
	for (int i = 1; i <= 4; i++) {	/* eight of twelve are left: a large unit still */
		moro_kill(t.game, trial_figure(&t, "warriors", i), trial_unit(&t, "regulars"),
			"rifle");
		moro_forget_activation(t.game);	/* each in an activation of its own */
	}
	assert_int_equal(need(&t, "warriors"), 70 - 4 * 3);
}

MORO_GAME(test_M_11_a_fort_gives_twenty_a_building_ten, field)
{
	static const struct { const char *ground; int more; const char *rule; } rows[] = {
		{ "fort", 20, "morale-modifiers.fort" }, { "wall", 20, "morale-modifiers.fort" },
		{ "trench", 20, "morale-modifiers.fort" },
		{ "hut", 10, "morale-modifiers.building" },
		{ "house", 10, "morale-modifiers.building" }, { "jungle", 0, "" },
		{ "trail", 0, "" } };
	struct roller r;

	for (int i = 0; i < 7; i++) {
		ground_under(&t, "regulars", 1, 10, rows[i].ground);
		assert_int_equal(need(&t, "regulars"), 80 + rows[i].more);
		moro_morale_roller(t.game, trial_unit(&t, "regulars"), TEST_CHARGED, &r);
		assert_int_equal(roller_halves(&r, rows[i].rule), 2 * rows[i].more);
	}
}

MORO_GAME(test_X_130_where_most_of_a_unit_are, field)
{
	ground_under(&t, "regulars", 1, 5, "hut");	/* five and five: the building */
	assert_int_equal(need(&t, "regulars"), 90);
	ground_under(&t, "regulars", 5, 5, "open");	/* six in the open */
	assert_int_equal(need(&t, "regulars"), 80);
	ground_under(&t, "regulars", 1, 5, "hut");
	ground_under(&t, "regulars", 6, 10, "trench");	/* five and five: the trench */
	assert_int_equal(need(&t, "regulars"), 100);
	ground_under(&t, "regulars", 1, 3, "jungle");
	ground_under(&t, "regulars", 4, 5, "hut");
	ground_under(&t, "regulars", 6, 7, "fort");
	ground_under(&t, "regulars", 8, 10, "open");	/* 3 jungle, 3 open, 2, 2 */
	assert_int_equal(moro_unit_place(t.game, trial_unit(&t, "regulars")), PLACE_JUNGLE);
	moro_kill(t.game, trial_figure(&t, "regulars", 1), trial_unit(&t, "warriors"), "spear");
	moro_kill(t.game, trial_figure(&t, "regulars", 8), trial_unit(&t, "warriors"), "spear");
	assert_int_equal(moro_unit_place(t.game, trial_unit(&t, "regulars")), PLACE_FORT);
}

/* ---- the dice ---- */

MORO_GAME(test_S_M_9_at_the_number_it_holds, field)
{
	const struct event *e;

	assert_int_equal(test(&t, "regulars", TEST_LOSSES, "warriors", "80"), TEST_HOLDS);
	e = trial_roll(&t, "morale");
	expect_roll(e, 80, 1);
	assert_string_equal(e->roll.rule, "M-11");
	assert_int_equal(e->other, trial_unit(&t, "warriors"));
	assert_string_equal(e->roll.outcome, "holds");
	assert_int_equal(test(&t, "regulars", TEST_LOSSES, "warriors", "81"), TEST_ROUTS);
}

MORO_GAME(test_X_40_two_noughts_are_nought, field)
{
	lose(&t, "sworn", 19);	/* 95 less 19 times 5 */
	assert_int_equal(need(&t, "sworn"), 0);
	assert_int_equal(test(&t, "sworn", TEST_LOSSES, "regulars", "0"), TEST_HOLDS);
	assert_int_equal(trial_roll(&t, "morale")->roll.dice[0], 0);
	assert_int_equal(test(&t, "sworn", TEST_LOSSES, "regulars", "1"), TEST_REMOVED);
}

/* ---- failing ---- */

TEST(test_S_M_11_at_fifty_it_is_gone)
{
	struct trial t;

	moro_begin(&t, field);
	lose(&t, "regulars", 6);	/* 50 */
	assert_int_equal(test(&t, "regulars", TEST_LOSSES, "warriors", "51"), TEST_REMOVED);
	assert_string_equal(trial_roll(&t, "morale")->roll.outcome, "is gone");
	moro_end(&t);
	moro_begin(&t, field);
	lose(&t, "guard", 1);	/* 60 */
	ground_under(&t, "guard", 1, 2, "open");
	assert_int_equal(test(&t, "guard", TEST_LOSSES, "warriors", "61"), TEST_ROUTS);
	assert_string_equal(trial_roll(&t, "morale")->roll.outcome, "runs");
	lose(&t, "warriors", 6);	/* 52: above, by two */
	assert_int_equal(test(&t, "warriors", TEST_LOSSES, "regulars", "53"), TEST_ROUTS);
	moro_end(&t);
}

MORO_GAME(test_S_M_11_it_is_the_modified_number, field)
{
	lose(&t, "regulars", 6);
	ground_under(&t, "regulars", 1, 10, "hut");	/* 60 */
	assert_int_equal(test(&t, "regulars", TEST_LOSSES, "warriors", "61"), TEST_ROUTS);
}

MORO_GAME(test_X_39_only_who_closes_fails_without_harm, field)
{
	lose(&t, "regulars", 8);	/* 40 */
	assert_int_equal(test(&t, "regulars", TEST_CLOSING, "warriors", "99"), TEST_STOPS);
	assert_string_equal(trial_roll(&t, "morale")->roll.outcome, "does not close");
	assert_int_equal(standing_strength(t.game, trial_unit(&t, "regulars")), 10);
	assert_int_equal(test(&t, "regulars", TEST_CHARGED, "warriors", "99"), TEST_REMOVED);
	lose(&t, "warriors", 2);	/* 64 */
	assert_int_equal(test(&t, "warriors", TEST_CLOSING, "regulars", "65"), TEST_STOPS);
	assert_int_equal(test(&t, "warriors", TEST_CHARGED, "regulars", "65"), TEST_ROUTS);
}

MORO_GAME(test_M_11_panels_have_the_last_test, field)
{
	struct moro_unit *u;

	u = moro_unit_in(&t, "regulars");
	assert_int_equal(u->test_die, DIE_NONE);
	lose(&t, "regulars", 1);
	test(&t, "regulars", TEST_CLOSING, "warriors", "76");
	assert_int_equal(u->test_need, 75);
	assert_int_equal(u->test_die, 76);
	assert_int_equal(u->test_result, TEST_STOPS);
}

/* ---- after fire ---- */

MORO_GAME(test_S_M_12_no_loss_no_test, field)
{
	moro_acting(&t, "regulars", INTENT_FIRE, "warriors");
	lose(&t, "warriors", 4);	/* of other activations */
	moro_after_fire(t.game);
	assert_null(trial_roll(&t, "morale"));
	moro_kill(t.game, trial_figure(&t, "warriors", 1), trial_unit(&t, "regulars"), "rifle");
	trial_dice(&t, "0");
	moro_after_fire(t.game);
	expect_roll(trial_roll(&t, "morale: losses"), 70 - 5 * 3, 1);
}

MORO_GAME(test_X_129_the_target_first_then_all_who_lost, field)
{
	static const char *const order[] = { "sworn", "regulars", "guard" };
	int n = 0;

	moro_acting(&t, "guard", INTENT_FIRE, "sworn");
	moro_kill(t.game, trial_figure(&t, "guard", 1), trial_unit(&t, "guard"), "shell");
	moro_kill(t.game, trial_figure(&t, "regulars", 1), trial_unit(&t, "guard"), "shell");
	moro_kill(t.game, trial_figure(&t, "sworn", 1), trial_unit(&t, "guard"), "shell");
	trial_dice(&t, "0 0 0");
	moro_after_fire(t.game);
	for (int i = 0; i < trial_count(&t, EVENT_ROLL); i++) {
		const struct event *e = trial_event(&t, EVENT_ROLL, i);

		if (strcmp(e->roll.what, "morale: losses") != 0)
			continue;
		assert_int_equal(e->unit, trial_unit(&t, order[n]));
		/* Friends fear the enemy, not the gun that fell short. */
		assert_int_equal(e->other, trial_unit(&t, n == 0 ? "guard" : "sworn"));
		n++;
	}
	assert_int_equal(n, 3);
}

MORO_GAME(test_X_129_who_is_wiped_out_does_not_test, field)
{
	moro_acting(&t, "regulars", INTENT_FIRE, "sworn");
	for (int i = 1; i <= 2; i++)
		moro_kill(t.game, trial_figure(&t, "sworn", i), trial_unit(&t, "regulars"),
		"rifle");
	moro_after_fire(t.game);
	assert_null(trial_roll(&t, "morale"));
}

TEST_MAIN
