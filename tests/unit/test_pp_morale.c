/* Morale: its causes, every factor, every class, every result (PP:96 to PP:123).  Numbers are
 * typed in from the source and the rulings. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/morale/morale.h"

/* Whoever is wanted is put in the second row; columns are inches there. */
static const char plain[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" A . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . R .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . B B B B B .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . P .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . W\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side wild edges=south\n"
	"unit ada sign=A side=explorers courage=%s %s\n"
	"unit bearers sign=B side=explorers courage=follower arms=club\n"
	"unit rivals sign=R side=rivals arms=revolver\n"
	"unit python sign=P side=wild uncommanded creature=python arms=jaws\n"
	"unit wolf sign=W side=wild uncommanded creature=wolf arms=jaws\n";

enum { ROW = 2, HERE = 1 };

/* Ada's class and the rest of her card. */
static void begin_as(struct trial *t, const char *class, const char *card)
{
	static char text[4000];

	snprintf(text, sizeof text, plain, class, card);
	pp_begin(t, text);
	for (int f = 0; f < t->game->n_figures; f++) {	/* the beasts are nothing new to others */
		if (f != trial_figure(t, "ada", 1))
			pp_figure_of(t->game, f)->scared_by = UINT64_MAX;
		pp_figure_of(t->game, f)->causes = 0;
	}
}

static void begin(struct trial *t)
{
	begin_as(t, "normal", "");
}

static void put_off(const struct trial *t, const char *unit, int number, int inches)
{
	trial_put(t, unit, number, HERE + inches, ROW);
}

static struct pp_figure *ada(const struct trial *t)
{
	return pp_figure_in(t, "ada", 1);
}

static int ada_of(const struct trial *t)
{
	return trial_figure(t, "ada", 1);
}

static int sum(const struct trial *t)
{
	struct roller r;

	pp_morale_roller(t->game, ada_of(t), &r);
	return roller_need(&r);
}

/* What a row gives, whole points. */
static int of_row(const struct trial *t, const char *rule)
{
	struct roller r;

	pp_morale_roller(t->game, ada_of(t), &r);
	return roller_halves(&r, rule) / 2;
}

static bool caused(const struct trial *t, const char *unit, int number, enum cause cause)
{
	return (pp_figure_in(t, unit, number)->causes >> cause & 1) != 0;
}

/* All morale throws of this turn, with these dice. */
static void morale(struct trial *t, const char *dice)
{
	if (*dice)
		trial_dice(t, dice);
	pp_morale(t->game);
}

/* ---- classes (PP:110 to PP:116, P-10) ---- */

TEST(test_P_10_every_class_and_every_sum)
{
	enum { LEAST = -4, SUMS = 15 };
	static const struct { const char *class, *results; } rows[] = {
		/*                   -4…-1   0…10 */
		{ "hero",     "TTTT" "SSSCCCCCCCC" },
		{ "brave",    "TTTT" "PSSSCCCCCCC" },
		{ "normal",   "FFFF" "TPSOOCCCCCC" },
		{ "follower", "FFFF" "FTPSOOOOOOO" },
		{ "cautious", "FFFF" "FTPSOOOOOOO" } };
	static const char letters[SPIRITS + 1] = "COSPTF";
	struct trial t;

	for (int i = 0; i < 5; i++) {
		begin_as(&t, rows[i].class, "");
		for (int k = 0; k < SUMS; k++)
			assert_int_equal(letters[pp_spirit_of(t.game, ada_of(&t), LEAST + k)],
				rows[i].results[k]);
		assert_int_equal(letters[pp_best_spirit(t.game, ada_of(&t))],
			rows[i].results[SUMS - 1]);
		pp_end(&t);
	}
}

/* ---- factors ---- */

TEST(test_P_10_adt_of_the_card)
{
	static const struct { const char *card; int adt; } rows[] = {
		{ "adt=2", 2 }, { "adt=1", 1 }, { "", 0 }, { "adt=-1", -1 }, { "adt=-2", -2 } };
	struct trial t;

	for (int i = 0; i < 5; i++) {
		begin_as(&t, "normal", rows[i].card);
		assert_int_equal(sum(&t), rows[i].adt);
		assert_int_equal(of_row(&t, "cards.adt"), rows[i].adt);
		pp_end(&t);
	}
}

TEST(test_P_10_armed)
{
	static const struct { const char *card; int armed; } rows[] = {
		{ "arms=rifle", 1 }, { "arms=fists", 0 }, { "arms=fists,knife", 1 }, { "", 0 } };
	struct trial t;

	for (int i = 0; i < 4; i++) {
		begin_as(&t, "normal", rows[i].card);
		assert_int_equal(of_row(&t, "morale.armed"), rows[i].armed);
		assert_int_equal(sum(&t), rows[i].armed);
		pp_end(&t);
	}
}

TRIAL(test_S_P_21_armed_comrades_on_their_feet, begin(&t), pp_end)
{
	struct roller r;

	put_off(&t, "bearers", 1, 3);
	assert_int_equal(of_row(&t, "morale.comrade"), 1);
	put_off(&t, "bearers", 2, 2);
	put_off(&t, "bearers", 3, 1);
	put_off(&t, "rivals", 1, 4);
	assert_int_equal(of_row(&t, "morale.comrade"), 3);
	pp_morale_roller(t.game, ada_of(&t), &r);
	assert_string_equal(r.modifiers[0].name, "3 armed comrades on their feet");
	put_off(&t, "bearers", 1, 5);	/* over 3" */
	assert_int_equal(of_row(&t, "morale.comrade"), 2);
	pp_figure_in(&t, "bearers", 2)->down = true;
	assert_int_equal(of_row(&t, "morale.comrade"), 1);
	game_life(t.game, trial_figure(&t, "bearers", 3), LIFE_WOUNDED, "stunned");
	assert_int_equal(of_row(&t, "morale.comrade"), 0);
}

TEST(test_S_P_22_the_better_of_trained_and_elite)
{
	static const struct { const char *card; int elite, trained; } rows[] = {
		{ "trained", 0, 1 }, { "elite", 2, 0 }, { "trained elite", 2, 0 } };
	struct trial t;

	for (int i = 0; i < 3; i++) {
		begin_as(&t, "normal", rows[i].card);
		assert_int_equal(of_row(&t, "morale.elite"), rows[i].elite);
		assert_int_equal(of_row(&t, "morale.trained"), rows[i].trained);
		assert_int_equal(sum(&t), rows[i].elite + rows[i].trained);
		pp_end(&t);
	}
}

TRIAL(test_S_P_16_groggy, begin(&t), pp_end)
{
	ada(&t)->groggy = 1;
	assert_int_equal(of_row(&t, "morale.groggy"), -1);
	assert_int_equal(sum(&t), -1);
}

TEST(test_X_45_injuries_by_the_morale_table_alone)
{
	static const struct { enum injury injury; bool bandaged; int sum; const char *rule; }
	rows[] = {
		{ INJURY_SUPERFICIAL, false, 0, "" }, { INJURY_HURT, false, 0, "" },
		{ INJURY_LIGHT, false, -1, "morale.light" },
		{ INJURY_LIGHT, true, -1, "morale.light" },
		{ INJURY_BAD, false, -3, "morale.bad" }, { INJURY_BAD, true, -2, "morale.bad" },
		{ INJURY_DANGEROUS, false, -3, "morale.dangerous" },
		{ INJURY_DANGEROUS, true, -2, "morale.dangerous" } };
	struct trial t;

	for (int i = 0; i < 8; i++) {
		begin(&t);
		ada(&t)->injury = (uint8_t)rows[i].injury;
		ada(&t)->bandaged = rows[i].bandaged;
		ada(&t)->worse = 2;	/* counts for moves and fights only */
		assert_int_equal(sum(&t), rows[i].sum);
		if (*rows[i].rule)
			assert_int_not_equal(of_row(&t, rows[i].rule), 0);
		assert_int_equal(of_row(&t, "morale.bandaged"),
			rows[i].bandaged && rows[i].injury != INJURY_LIGHT);
		pp_end(&t);
	}
}

TRIAL(test_S_P_21_comrades_downed_this_turn_in_sight, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 12);
	put_off(&t, "bearers", 2, 13);
	for (int i = 1; i <= 2; i++)
		pp_figure_in(&t, "bearers", i)->fell_now = true;
	assert_int_equal(of_row(&t, "morale.downed"), -1);
	assert_int_equal(sum(&t), -1);
	trial_ground(&t, HERE + 6, ROW, "stone");	/* nobody sees through it */
	trial_ground(&t, HERE + 6, ROW - 1, "stone");
	trial_ground(&t, HERE + 6, ROW + 1, "stone");
	assert_int_equal(of_row(&t, "morale.downed"), 0);
	put_off(&t, "bearers", 1, 4);
	assert_int_equal(of_row(&t, "morale.downed"), -1);
	pp_figure_in(&t, "rivals", 1)->fell_now = true;
	put_off(&t, "rivals", 1, 5);	/* no comrade */
	assert_int_equal(of_row(&t, "morale.downed"), -1);
	ada(&t)->fell_now = true;	/* nor is he himself */
	assert_int_equal(of_row(&t, "morale.downed"), -1);
	game_capture(t.game, trial_figure(&t, "bearers", 1), trial_figure(&t, "rivals", 1));
	assert_int_equal(of_row(&t, "morale.downed"), -1);	/* surrendered */
	pp_figure_in(&t, "bearers", 1)->fell_now = false;	/* but not in another turn */
	assert_int_equal(of_row(&t, "morale.downed"), 0);
}

static void apparently_dead(const struct trial *t, const char *unit, int number)
{
	game_life(t->game, trial_figure(t, unit, number), LIFE_WOUNDED, "apparently dead");
	pp_figure_in(t, unit, number)->injury = INJURY_DEAD;
}

TRIAL(test_S_P_21_the_apparently_dead_always, begin(&t), pp_end)
{
	for (int i = 1; i <= 3; i++)
		apparently_dead(&t, "bearers", i);
	put_off(&t, "bearers", 1, 12);
	put_off(&t, "bearers", 2, 11);
	put_off(&t, "bearers", 3, 13);
	trial_ground(&t, HERE + 6, ROW, "stone");	/* seen or not */
	assert_int_equal(of_row(&t, "morale.dead"), -2);
	trial_ground(&t, HERE + 6, ROW, "open");
	pp_figure_in(&t, "bearers", 1)->fell_now = true;	/* no longer merely down */
	assert_int_equal(of_row(&t, "morale.downed"), 0);
	assert_int_equal(sum(&t), -2);
}

TRIAL(test_P_12_fright_within_nine_inches, begin(&t), pp_end)
{
	put_off(&t, "python", 1, 9);
	pp_sight_renew(t.game);
	assert_int_equal(of_row(&t, "morale.fright"), -2);
	put_off(&t, "wolf", 1, 8);	/* 1 more */
	assert_int_equal(sum(&t), -3);
	put_off(&t, "python", 1, 10);
	assert_int_equal(sum(&t), -1);
}

TEST(test_X_218_whom_a_thing_scares)
{
	struct trial t;
	int python, wolf;

	begin_as(&t, "normal", "fright=2");
	put_off(&t, "python", 1, 3);
	put_off(&t, "wolf", 1, 4);
	pp_sight_renew(t.game);
	assert_int_equal(of_row(&t, "morale.fright"), 0);	/* is no less a fright herself */
	pp_end(&t);
	begin(&t);
	python = trial_unit(&t, "python");
	wolf = trial_unit(&t, "wolf");
	put_off(&t, "python", 1, 3);
	put_off(&t, "wolf", 1, 5);
	put_off(&t, "bearers", 1, 4);
	pp_sight_renew(t.game);
	pp_fright_renew(t.game);
	assert_false(caused(&t, "wolf", 1, CAUSE_FRIGHT));	/* of one side with it */
	assert_int_equal(ada(&t)->scared_by, UINT64_C(1) << python | UINT64_C(1) << wolf);
	game_life(t.game, trial_figure(&t, "python", 1), LIFE_WOUNDED, "a carcass");
	assert_int_equal(sum(&t), 0 + 1 * 0 - 1 + of_row(&t, "morale.comrade"));
	trial_ground(&t, HERE + 2, ROW, "stone");	/* what is out of sight */
	trial_ground(&t, HERE + 2, ROW - 1, "stone");
	trial_ground(&t, HERE + 2, ROW + 1, "stone");
	trial_ground(&t, HERE + 1, ROW - 1, "stone");
	trial_ground(&t, HERE + 1, ROW + 1, "stone");
	assert_int_equal(of_row(&t, "morale.fright"), 0);
	pp_end(&t);
}

/* ---- causes ---- */

TRIAL(test_X_43_no_cause_no_throw, begin(&t), pp_end)
{
	morale(&t, "");
	assert_null(trial_roll(&t, "morale"));
}

TEST(test_X_43_every_cause_makes_him_throw)
{
	static const struct { enum cause cause; const char *what; } rows[CAUSES] = {
		{ CAUSE_INJURED, "morale: injured" }, { CAUSE_HURT, "morale: hurt" },
		{ CAUSE_GROGGY, "morale: coming to" }, { CAUSE_SHOOTING, "morale: first shots" },
		{ CAUSE_SCREAM, "morale: a scream" }, { CAUSE_ROUT, "morale: a friend runs" },
		{ CAUSE_FRIGHT, "morale: a frightful sight" },
		{ CAUSE_PANIC, "morale: still afraid" } };
	struct trial t;
	const struct event *e;

	for (int i = 0; i < CAUSES; i++) {
		begin(&t);
		pp_cause(t.game, ada_of(&t), rows[i].cause);
		morale(&t, "6");
		e = trial_roll(&t, "morale");
		expect_roll(e, 0, 1);
		assert_string_equal(e->roll.what, rows[i].what);
		assert_string_equal(e->roll.rule, "P-10");
		assert_string_equal(e->roll.outcome, "controlled");
		assert_int_equal(ada(&t)->morale_die, 6);
		assert_int_equal(ada(&t)->causes, 0);
		pp_end(&t);
	}
}

TRIAL(test_S_P_20_all_causes_make_one_throw, begin(&t), pp_end)
{
	const struct event *e;

	ada(&t)->causes = (1u << CAUSES) - 1;
	morale(&t, "6");
	e = trial_roll(&t, "morale");
	assert_string_equal(e->roll.what, "morale: injured");
	assert_true(roll_has(e, "morale-causes.hurt"));
	assert_true(roll_has(e, "morale-causes.panic"));
	assert_int_equal(e->roll.n_modifiers, CAUSES - 1);
	assert_int_equal(e->roll.need, 0);
}

TRIAL(test_S_P_23_the_first_time_within_nine_inches, begin(&t), pp_end)
{
	put_off(&t, "python", 1, 10);
	pp_sight_renew(t.game);
	pp_fright_renew(t.game);
	assert_false(caused(&t, "ada", 1, CAUSE_FRIGHT));
	put_off(&t, "python", 1, 9);
	pp_fright_renew(t.game);
	assert_true(caused(&t, "ada", 1, CAUSE_FRIGHT));
	ada(&t)->causes = 0;
	put_off(&t, "python", 1, 10);
	pp_fright_renew(t.game);
	put_off(&t, "python", 1, 5);
	pp_fright_renew(t.game);
	assert_false(caused(&t, "ada", 1, CAUSE_FRIGHT));	/* once for each thing */
	put_off(&t, "wolf", 1, 9);
	pp_fright_renew(t.game);
	assert_true(caused(&t, "ada", 1, CAUSE_FRIGHT));
}

TEST(test_X_43_a_rout_shakes_friends_within_six_inches)
{
	struct trial t;

	begin(&t);	/* terrified on a 0: of a normal one */
	put_off(&t, "bearers", 1, 6);
	put_off(&t, "bearers", 2, 7);
	put_off(&t, "rivals", 1, 2);
	ada(&t)->groggy = 1;
	pp_cause(t.game, ada_of(&t), CAUSE_HURT);
	morale(&t, "1 6");	/* she runs, and then the bearer throws */
	assert_int_equal(ada(&t)->spirit, SPIRIT_TERRIFIED);
	assert_int_equal(pp_figure_in(&t, "bearers", 1)->morale_die, 6);
	assert_string_equal(trial_roll(&t, "morale")->roll.what, "morale: a friend runs");
	assert_int_equal(pp_figure_in(&t, "bearers", 2)->morale_die, DIE_NONE);
	assert_int_equal(pp_figure_in(&t, "rivals", 1)->morale_die, DIE_NONE);
	pp_end(&t);
}

/* ---- results ---- */

TEST(test_P_10_every_result)
{
	static const struct { const char *die; int groggy; enum spirit spirit;
		bool may_move, may_act; const char *outcome; } rows[] = {
		{ "5", 0, SPIRIT_CONTROLLED, true, true, "controlled" },
		{ "4", 0, SPIRIT_OBEDIENT, true, true, "obedient" },
		{ "2", 0, SPIRIT_SHAKEN, false, true, "shaken" },
		{ "1", 0, SPIRIT_PANICKED, false, false, "panicked" },
		{ "1", 1, SPIRIT_TERRIFIED, false, false, "terrified" } };
	struct trial t;

	for (int i = 0; i < 5; i++) {
		begin(&t);
		ada(&t)->groggy = (uint8_t)rows[i].groggy;
		pp_cause(t.game, ada_of(&t), CAUSE_HURT);
		morale(&t, rows[i].die);
		assert_int_equal(ada(&t)->spirit, rows[i].spirit);
		assert_int_equal(pp_mobile(t.game, ada_of(&t)), rows[i].may_move);
		assert_int_equal(pp_able(t.game, ada_of(&t)), rows[i].may_act);
		assert_string_equal(trial_roll(&t, "morale")->roll.outcome, rows[i].outcome);
		pp_end(&t);
	}
}

TRIAL(test_S_P_18_who_faints_lies_senseless, begin(&t), pp_end)
{
	ada(&t)->groggy = 1;
	ada(&t)->injury = INJURY_LIGHT;
	pp_cause(t.game, ada_of(&t), CAUSE_INJURED);
	morale(&t, "1");
	assert_int_equal(ada(&t)->fate, FATE_FAINT);
	assert_int_equal(t.game->figures[ada_of(&t)].life, LIFE_WOUNDED);
	assert_string_equal(trial_roll(&t, "morale")->roll.outcome, "faints");
	assert_false(pp_able(t.game, ada_of(&t)));
}

TRIAL(test_S_P_19_a_panic_screams_one_link_of_the_chain, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 6);
	put_off(&t, "bearers", 2, 12);
	put_off(&t, "bearers", 3, 18);
	for (int i = 1; i <= 3; i++)	/* unarmed by no means: +1 */
		assert_int_equal(t.setup->figures[trial_figure(&t, "bearers", i)].n_arms, 1);
	pp_cause(t.game, ada_of(&t), CAUSE_HURT);
	morale(&t, "1 1");	/* she panics; so does he, who has 2 with his club */
	assert_int_equal(ada(&t)->spirit, SPIRIT_PANICKED);
	assert_int_equal(pp_figure_in(&t, "bearers", 1)->spirit, SPIRIT_PANICKED);
	/* The next link waits. */
	assert_int_equal(pp_figure_in(&t, "bearers", 2)->morale_die, DIE_NONE);
	assert_true(caused(&t, "bearers", 2, CAUSE_SCREAM));
	assert_false(caused(&t, "bearers", 3, CAUSE_SCREAM));
	assert_int_equal(ada(&t)->causes, 0);	/* who has thrown has thrown */
}

TRIAL(test_X_219_the_next_link_in_the_next_turn, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 6);
	put_off(&t, "bearers", 2, 12);
	pp_cause(t.game, ada_of(&t), CAUSE_HURT);
	morale(&t, "1 1");
	pp_figure_in(&t, "bearers", 1)->morale_die = ada(&t)->morale_die = DIE_NONE;
	/* Panic again for two, and the third has heard the second. */
	morale(&t, "6 6 6");
	assert_int_equal(ada(&t)->spirit, SPIRIT_CONTROLLED);
	assert_int_equal(pp_figure_in(&t, "bearers", 1)->spirit, SPIRIT_OBEDIENT);
	assert_int_equal(pp_figure_in(&t, "bearers", 2)->morale_die, 6);
	assert_string_equal(trial_roll(&t, "morale: a scream")->roll.outcome, "obedient");
}

TEST(test_P_10_without_a_cause_he_is_himself_again)
{
	static const struct { const char *class; enum spirit spirit; } rows[] = {
		{ "hero", SPIRIT_CONTROLLED }, { "brave", SPIRIT_CONTROLLED },
		{ "normal", SPIRIT_CONTROLLED }, { "follower", SPIRIT_OBEDIENT },
		{ "cautious", SPIRIT_OBEDIENT } };
	struct trial t;

	for (int i = 0; i < 5; i++) {
		begin_as(&t, rows[i].class, "");
		ada(&t)->spirit = SPIRIT_SHAKEN;
		morale(&t, "");
		assert_int_equal(ada(&t)->spirit, rows[i].spirit);
		pp_end(&t);
	}
}

TEST(test_X_220_panic_and_terror_throw_again)
{
	struct trial t;

	for (int i = SPIRIT_PANICKED; i <= SPIRIT_TERRIFIED; i++) {
		begin(&t);
		ada(&t)->spirit = (uint8_t)i;
		morale(&t, "3");
		assert_string_equal(trial_roll(&t, "morale")->roll.what, "morale: still afraid");
		assert_int_equal(ada(&t)->spirit, SPIRIT_OBEDIENT);
		pp_end(&t);
	}
}

TRIAL(test_X_218_creatures_throw_by_their_class, begin(&t), pp_end)
{
	put_off(&t, "wolf", 1, 20);
	pp_cause(t.game, trial_figure(&t, "wolf", 1), CAUSE_INJURED);
	morale(&t, "1");	/* with jaws 2 */
	assert_int_equal(pp_figure_in(&t, "wolf", 1)->spirit, SPIRIT_SHAKEN);
}

TRIAL(test_S_P_20_the_senseless_do_not_throw, begin(&t), pp_end)
{
	pp_cause(t.game, ada_of(&t), CAUSE_HURT);
	game_life(t.game, ada_of(&t), LIFE_WOUNDED, "stunned");
	morale(&t, "");
	assert_int_equal(ada(&t)->causes, 0);
}

TEST_MAIN
