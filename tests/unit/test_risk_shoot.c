/* Shooting in risk: numbers, who may fire, how many dice, and where the hits fall.  The
 * expected numbers are typed in from the source.
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "risk_games.h"
#include "systems/risk/fire.h"

enum { COLS = 80, ROWS = 9, CM = 10, TWELFTHS = 12, ROW = 5 };

#define SIDES "side west edges=west\nside east edges=east\n"
/* One man each, the shooter in column 2 of row 5. */
#define SHOOTER "unit shooter side=west figures=1 at=2,5 "
#define TARGET "unit target side=east figures=1 at=12,5 arms=sword\n"

/* A wide and open field. */
static void begin(struct trial *t, const char *units)
{
	char text[ROWS * (2 * COLS + 2) + 2000] = "cell 25\nmap\n";
	size_t n = strlen(text);

	for (int row = 0; row < ROWS; row++) {
		for (int col = 0; col < COLS; col++)
			n += (size_t)snprintf(text + n, sizeof text - n, ". ");
		n += (size_t)snprintf(text + n, sizeof text - n, "\n");
	}
	snprintf(text + n, sizeof text - n, "end\n" SIDES "%s", units);
	risk_begin(t, text);
	risk_sight_renew(t->game);
}

/* Whoever stands there steps off the table, to be put elsewhere. */
static void put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const int other = t->game->occupant[build_cell(t->setup, col, row)];

	if (other >= 0)
		game_place(t->game, other, CELL_NONE);
	risk_place_man(t, unit, number, col, row);
	risk_sight_renew(t->game);
}

/* Puts the target so many cells east of the shooter. */
static void put_off(const struct trial *t, int cells)
{
	put(t, "target", 1, 2 + cells, ROW);
}

static bool aim(const struct trial *t, const char *unit, int number, const char *target,
	struct risk_aim *a, struct reason *why)
{
	return risk_aim(t->game, risk_figure_in(t, unit, number), trial_unit(t, target), NOBODY,
		a, why);
}

/* The number to throw, all counted. */
static int need(const struct trial *t, const char *unit, int number, const char *target)
{
	struct reason why = { "", "" };
	struct risk_aim a;
	struct roller r;

	if (!aim(t, unit, number, target, &a, &why))
		fail_msg("%s (%s)", why.text, why.rule);
	risk_aim_roller(t->game, &a, trial_unit(t, target), &r);
	assert_int_equal(roller_need(&r), fire_need(t->game, &a));
	return roller_need(&r);
}

static void refuses(const struct trial *t, const char *unit, int number, const char *target,
	const char *rule)
{
	struct reason why = { "", "" };
	struct risk_aim a;

	assert_false(aim(t, unit, number, target, &a, &why));
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

static void volley(struct trial *t, const char *dice)
{
	trial_dice(t, dice);
	t->game->out = event_log_sink(t->log);
	risk_volley(t->game);
}

/* The unit fires at the target with these dice. */
static void fires(struct trial *t, const char *unit, const char *target, const char *dice)
{
	char line[80];

	if (risk_game_of(t->game)->stage < STAGE_FIRE)
		risk_play(t, STAGE_FIRE);
	snprintf(line, sizeof line, "fire %s %s", unit, target);
	trial_do(t, 0, line);
	volley(t, dice);
}

/* As at the next turn's begin. */
static void rested(const struct trial *t, const char *unit)
{
	struct risk_unit *u = risk_unit_in(t, unit);

	u->far = 0;
	u->fired = false;
	u->deed = DEED_STOOD;
	FOR_MEMBERS(f, t->game, trial_unit(t, unit)) {
		risk_figure_of(t->game, f)->fired = false;
		risk_figure_of(t->game, f)->spent = 0;
	}
}

/* Everybody of it has walked so far, in mm. */
static void walked(const struct trial *t, const char *unit, int32_t millimetres)
{
	risk_unit_in(t, unit)->far = millimetres * TWELFTHS;
	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		risk_figure_of(t->game, f)->spent = millimetres * TWELFTHS;
}

static int wounds(const struct trial *t, const char *unit, int number)
{
	return risk_man(t, unit, number)->wounds;
}

static bool dead(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[risk_figure_in(t, unit, number)].life == LIFE_DEAD;
}

static int alive(const struct trial *t, const char *unit)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		n += risk_active(t->game, f);
	return n;
}

/* ---- to hit (K:91) ---- */

static void test_K_14_each_number_to_hit(void **state)
{
	static const struct { int cells; const char *before; int need; } cells[] = {
		{ 10, "open", 2 }, { 10, "hedge", 4 }, { 10, "wall", 6 },
		{ 30, "open", 4 }, { 30, "fence", 6 }, { 30, "barricade", 7 },
		{ 60, "open", 6 }, { 60, "crates", 7 }, { 60, "wall", 8 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
		struct trial t;
		char dice[40];

		begin(&t, SHOOTER "arms=rifle\n" TARGET);
		put_off(&t, cells[i].cells);
		risk_ground_at(&t, 2 + cells[i].cells - 1, ROW, cells[i].before);
		snprintf(dice, sizeof dice, "%d", cells[i].need - 1);
		fires(&t, "shooter", "target", dice);
		expect_roll(trial_roll(&t, "shooting"), cells[i].need, 1);
		assert_int_equal(trial_roll(&t, "shooting")->roll.sides, 8);
		assert_int_equal(trial_count(&t, EVENT_HIT), 0);
		snprintf(dice, sizeof dice, "%d 1", cells[i].need);
		fires(&t, "shooter", "target", dice);
		assert_int_equal(trial_count(&t, EVENT_HIT), 1);
		risk_end(&t);
	}
}

static void test_K_14_heroes_and_raw_shooters(void **state)
{
	static const struct { const char *shooter; int need; } who[] = {
		{ SHOOTER "arms=rifle\nfigure 1 hero\n", 3 },
		{ SHOOTER "arms=rifle\nfigure 1 hero quality=regular\n", 4 },
		{ SHOOTER "arms=rifle\nfigure 1 hero quality=raw\n", 5 },
		{ SHOOTER "arms=rifle quality=raw\n", 5 },
		{ SHOOTER "arms=rifle\n", 4 },
		{ SHOOTER "arms=rifle quality=superior\n", 4 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof who / sizeof who[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, "%s" TARGET, who[i].shooter);
		begin(&t, units);
		put_off(&t, 30);
		assert_int_equal(need(&t, "shooter", 1, "target"), who[i].need);
		risk_end(&t);
	}
}

static void test_S_K_21_over_and_under_the_die(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle quality=raw\n" TARGET
		"unit ace side=west figures=1 at=2,3 arms=rifle\nfigure 1 hero\n");
	put_off(&t, 60);
	risk_ground_at(&t, 61, ROW, "wall");
	refuses(&t, "shooter", 1, "target", "S-K-21");
	put(&t, "target", 1, 62, 3);
	risk_ground_at(&t, 61, 3, "wall");
	assert_int_equal(need(&t, "ace", 1, "target"), 7);	/* an 8 counts as 9 */
	put(&t, "target", 1, 8, 3);
	assert_int_equal(need(&t, "ace", 1, "target"), 1);
	risk_end(&t);
}

/* ---- ranges (K:66) ---- */

static void test_S_K_13_S_C_1_ranges_of_every_weapon(void **state)
{
	static const struct { const char *arm; int cm[BANDS]; } arms[] = {
		{ "rifle", { 30, 90, 180 } }, { "musket", { 20, 40, 120 } },
		{ "pistol", { 4, 8, 20 } }, { "bow", { 30, 60, 100 } },
		{ "spear", { 8, 12, 24 } }, { "hatchet", { 5, 10, 20 } },
		{ "rocks", { 4, 8, 20 } }, { "sling", { 8, 16, 40 } },
	};
	static const int open[BANDS] = { 2, 4, 6 };

	(void)state;
	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, arms[i].arm);
		begin(&t, units);
		for (int cells = 2; cells <= COLS - 3; cells++) {
			const int tenths = cells * 25;
			int band = 0;

			while (band < BANDS && tenths > arms[i].cm[band] * CM)
				band++;
			put_off(&t, cells);
			if (band == BANDS)
				refuses(&t, "shooter", 1, "target", "S-K-22");
			else
				assert_int_equal(need(&t, "shooter", 1, "target"), open[band]);
		}
		risk_end(&t);
	}
}

static void test_X_84_who_has_no_weapon_throws_nothing(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit shooter side=west figures=1 at=2,5\n" TARGET
		"unit swords side=west figures=1 at=2,3 arms=sword\n");
	put_off(&t, 2);
	refuses(&t, "shooter", 1, "target", "X-84");
	refuses(&t, "swords", 1, "target", "X-84");
	risk_end(&t);
}

/* ---- damage (K:98) ---- */

static void damage(const char *arm, const char *quality, int die, char result)
{
	char units[300], dice[40];
	struct trial t;

	snprintf(units, sizeof units, "unit shooter side=west figures=1 at=2,5 arms=%s %s\n"
		TARGET, arm, quality);
	begin(&t, units);
	put_off(&t, 2);
	snprintf(dice, sizeof dice, "8 %d", die);
	fires(&t, "shooter", "target", dice);
	assert_int_equal(dead(&t, "target", 1), result == 'K');
	assert_int_equal(wounds(&t, "target", 1), result == 'W');
	assert_int_equal(trial_roll(&t, "damage")->roll.sides, 6);
	risk_end(&t);
}

static void test_K_14_each_result_of_damage(void **state)
{
	static const struct { const char *arm, *results; } rows[] = {
		{ "rifle", "GGWWKK" }, { "musket", "GGWWKK" }, { "pistol", "GGWWKK" },
		{ "bow", "GGWWWK" }, { "spear", "GGWWWK" },
		{ "hatchet", "GGGWWK" }, { "rocks", "GGGWWK" }, { "sling", "GGGWWK" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		for (int die = 1; die <= 6; die++) {
			damage(rows[i].arm, "", die, rows[i].results[die - 1]);
			damage(rows[i].arm, "quality=raw", die,
				rows[i].results[die > 1 ? die - 2 : 0]);
			damage(rows[i].arm, "\nfigure 1 hero", die,
				rows[i].results[die < 6 ? die : 5]);
		}
}

static void test_S_K_26_a_graze_is_nothing(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET);
	fires(&t, "shooter", "target", "8 1");
	assert_int_equal(trial_count(&t, EVENT_HIT), 1);
	assert_int_equal(trial_count(&t, EVENT_STATE), 0);
	assert_int_equal(trial_count(&t, EVENT_LIFE), 0);
	risk_end(&t);
}

/* ---- wounds (K-15) ---- */

static void test_K_15_a_wounded_figure_is_slow_and_raw_and_fights_on(void **state)
{
	struct trial t;
	int target;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" "unit target side=east figures=1 at=12,5 arms=rifle\n");
	target = risk_figure_in(&t, "target", 1);
	assert_int_equal(need(&t, "target", 1, "shooter"), 2);
	assert_int_equal(risk_rate(t.game, target), 20 * CM);
	fires(&t, "shooter", "target", "8 3");
	assert_int_equal(wounds(&t, "target", 1), 1);
	assert_true(risk_active(t.game, target));
	assert_int_equal(risk_rate(t.game, target), 10 * CM);
	assert_int_equal(need(&t, "target", 1, "shooter"), 3);
	rested(&t, "shooter");
	fires(&t, "shooter", "target", "8 3");
	assert_true(dead(&t, "target", 1));
	risk_end(&t);
}

static void test_K_15_a_wounded_hero_is_a_hero_and_raw(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\nfigure 1 hero\n" TARGET);
	put_off(&t, 30);
	risk_man(&t, "shooter", 1)->wounds = 1;
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);
	fires(&t, "shooter", "target", "4 5");
	assert_int_equal(roll_halves(trial_roll(&t, "damage"), "damage-modifiers.hero"), 2);
	assert_int_equal(roll_halves(trial_roll(&t, "damage"), "damage-modifiers.raw"), -2);
	assert_true(dead(&t, "target", 1));
	risk_end(&t);
}

static void test_K_15_two_wounds_in_one_phase_kill(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit shooter side=west figures=2 at=2,5 arms=rifle\n" TARGET);
	put(&t, "shooter", 2, 2, 4);
	fires(&t, "shooter", "target", "8 8 3 4");
	assert_true(dead(&t, "target", 1));
	assert_int_equal(trial_count(&t, EVENT_LIFE), 1);
	risk_end(&t);
}

/* All fire is at the same time: who is killed has fired (K3). */
static void test_K_10_the_killed_have_fired(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=1 at=12,5 arms=rifle uncommanded\n");
	fires(&t, "shooter", "target", "8 6 8 6");
	assert_true(dead(&t, "shooter", 1) && dead(&t, "target", 1));
	risk_end(&t);
}

/* ---- how many dice (K:77) ---- */

#define TROOP(command) "unit troop side=west figures=5 at=3,5 arms=rifle " command "\n" \
	"unit boss side=west figures=1 at=1,1 arms=sword\n"
#define CROWD "unit target side=east figures=1 at=13,5 arms=sword\n"

static int dice_of(const struct trial *t)
{
	return fire_expected(t->game, trial_unit(t, "troop"), trial_unit(t, "target"), 0).dice;
}

static void troop_in_line(struct trial *t)
{
	for (int i = 1; i <= 5; i++)
		put(t, "troop", i, 3, 2 + i);
}

static void test_K_12_dice_of_every_command(void **state)
{
	static const struct { const char *units; int still, moving; } commands[] = {
		{ TROOP("") CROWD, 5, 5 },
		{ TROOP("uncommanded") CROWD, 3, 2 },
		{ "unit troop side=west figures=5 at=3,5 arms=rifle uncommanded\n" CROWD, 3, 2 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
		struct trial t;

		begin(&t, commands[i].units);
		troop_in_line(&t);
		assert_int_equal(dice_of(&t), commands[i].still);
		walked(&t, "troop", 50);
		assert_int_equal(dice_of(&t), commands[i].moving);
		risk_end(&t);
	}
}

static void test_S_K_19_rounded_up_and_the_wounded_count(void **state)
{
	static const int still[] = { 0, 1, 1, 2, 2, 3 }, moving[] = { 0, 1, 1, 1, 2, 2 };

	(void)state;
	for (int men = 5; men >= 1; men--) {
		struct trial t;

		begin(&t, TROOP("uncommanded") CROWD);
		troop_in_line(&t);
		for (int i = 5; i > men; i--)
			risk_die(t.game, risk_figure_in(&t, "troop", i), "killed");
		assert_int_equal(dice_of(&t), still[men]);
		walked(&t, "troop", 50);
		assert_int_equal(dice_of(&t), moving[men]);
		risk_man(&t, "troop", 1)->wounds = 1;
		assert_int_equal(dice_of(&t), moving[men]);
		risk_end(&t);
	}
}

static void test_X_93_those_left_over_share_the_dice(void **state)
{
	struct trial t;
	struct risk_aim aims[5];
	bool throws[5];

	(void)state;
	begin(&t, TROOP("uncommanded") CROWD);
	troop_in_line(&t);
	risk_man(&t, "troop", 1)->wounds = 1;	/* raw: need 3 */
	risk_man(&t, "troop", 2)->wounds = 1;
	risk_man(&t, "troop", 3)->wounds = 1;
	for (int i = 0; i < 5; i++)
		assert_true(aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(fire_throwers(t.game, aims, 5, throws), 3);
	assert_true(throws[0] && throws[3]);	/* one of two raw, one of two others */
	assert_true(throws[2]);			/* the raw one left over */
	risk_man(&t, "troop", 4)->wounds = 1;
	for (int i = 0; i < 5; i++)
		assert_true(aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(fire_throwers(t.game, aims, 5, throws), 3);
	assert_true(throws[0] && throws[2] && throws[4]);
	walked(&t, "troop", 50);		/* one for three: four raw, one not */
	for (int i = 0; i < 5; i++)
		assert_true(aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(fire_throwers(t.game, aims, 5, throws), 2);
	assert_true(throws[0] && throws[4]);	/* the better of those left over throws */
	risk_end(&t);
}

/* ---- having moved (K:83 to K:87) ---- */

static void test_X_80_commanded_troops_up_to_half_their_rate(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET);
	put_off(&t, 30);
	walked(&t, "shooter", 100);
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);	/* no band further */
	walked(&t, "shooter", 101);
	refuses(&t, "shooter", 1, "target", "X-80");
	risk_man(&t, "shooter", 1)->wounds = 1;		/* half of half */
	walked(&t, "shooter", 50);
	assert_int_equal(need(&t, "shooter", 1, "target"), 5);
	walked(&t, "shooter", 51);
	refuses(&t, "shooter", 1, "target", "X-80");
	risk_end(&t);
}

#define BOSS "unit boss side=west figures=1 at=1,1 arms=sword\n"

static void test_S_K_20_uncommanded_troops_up_to_half_their_rate(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle uncommanded\n" TARGET BOSS);
	put_off(&t, 12);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	walked(&t, "shooter", 100);
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);	/* short counts as medium */
	put_off(&t, 36);
	assert_int_equal(need(&t, "shooter", 1, "target"), 6);	/* medium as long */
	put_off(&t, 37);
	refuses(&t, "shooter", 1, "target", "S-K-20");		/* long: no shot */
	put_off(&t, 12);
	walked(&t, "shooter", 101);
	refuses(&t, "shooter", 1, "target", "S-K-20");
	risk_end(&t);
}

static void test_X_29_those_whom_nobody_runs_go_all_the_way(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle uncommanded\n" TARGET);
	put_off(&t, 12);
	walked(&t, "shooter", 200);
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);
	risk_end(&t);
}

static void test_X_28_spears_in_an_advance(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=spear uncommanded\n" TARGET);
	put_off(&t, 3);
	walked(&t, "shooter", 100);
	risk_unit_in(&t, "shooter")->deed = DEED_ADVANCED;
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_unit_in(&t, "shooter")->deed = DEED_FELL_BACK;
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);
	risk_end(&t);
	begin(&t, SHOOTER "arms=rocks uncommanded\n" TARGET);	/* spears alone */
	put_off(&t, 1 + 1);
	walked(&t, "shooter", 100);
	risk_unit_in(&t, "shooter")->deed = DEED_ADVANCED;
	assert_int_equal(need(&t, "shooter", 1, "target"), 6);
	risk_end(&t);
}

static void test_S_K_16_the_bound_shoot_but_routers_do_not(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET);
	risk_word(&t, "shooter", ACTION_HALT, true);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_word(&t, "shooter", ACTION_RETREAT, true);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_word(&t, "shooter", ACTION_ROUT, true);
	refuses(&t, "shooter", 1, "target", "S-K-16");
	risk_end(&t);
}

static void test_X_81_chargers_do_not_shoot(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET);
	risk_unit_in(&t, "shooter")->order = ORDER_CHARGE;
	refuses(&t, "shooter", 1, "target", "X-81");
	risk_end(&t);
}

static void test_X_92_nobody_shoots_in_contact_or_at_those_in_contact(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET
		"unit swords side=west figures=1 at=2,1 arms=sword\n");
	put_off(&t, 1);
	refuses(&t, "shooter", 1, "target", "X-92");
	put_off(&t, 10);
	put(&t, "swords", 1, 13, ROW);
	refuses(&t, "shooter", 1, "target", "X-92");
	put(&t, "swords", 1, 14, ROW);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_end(&t);
}

static void test_X_92_the_uncommanded_are_judged_by_who_went_furthest(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, TROOP("uncommanded") CROWD);
	troop_in_line(&t);
	risk_man(&t, "troop", 1)->spent = 101 * TWELFTHS;
	risk_unit_in(&t, "troop")->far = 101 * TWELFTHS;
	refuses(&t, "troop", 2, "target", "S-K-20");
	t.game->units[trial_unit(&t, "troop")].uncommanded = false;
	refuses(&t, "troop", 1, "target", "X-80");
	assert_int_equal(need(&t, "troop", 2, "target"), 2);
	risk_end(&t);
}

/* ---- loading (K:83) ---- */

static void test_K_13_a_halted_turn_loads_a_musket(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=musket\n" TARGET);
	put_off(&t, 4);
	fires(&t, "shooter", "target", "1");
	risk_load(t.game);	/* it has fired this turn */
	rested(&t, "shooter");
	refuses(&t, "shooter", 1, "target", "K-13");
	walked(&t, "shooter", 25);
	risk_load(t.game);	/* it has moved */
	rested(&t, "shooter");
	refuses(&t, "shooter", 1, "target", "K-13");
	risk_load(t.game);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	walked(&t, "shooter", 100);	/* once loaded, up to half */
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_unit_in(&t, "shooter")->order = ORDER_LOAD;
	refuses(&t, "shooter", 1, "target", "K-13");
	risk_end(&t);
}

static void test_S_K_33_loaded_at_the_start_and_until_fired(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=musket\n" TARGET);
	put_off(&t, 4);
	for (int turn = 1; turn <= 3; turn++) {
		assert_int_equal(need(&t, "shooter", 1, "target"), 2);
		walked(&t, "shooter", 100);
		risk_load(t.game);
	}
	risk_end(&t);
}

static void test_K_13_uncommanded_troops_need_no_loading(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=musket uncommanded\n" TARGET BOSS);
	put_off(&t, 4);
	for (int turn = 1; turn <= 3; turn++) {
		volley(&t, "1");
		assert_true(risk_unit_in(&t, "shooter")->fired);
		risk_load(t.game);
		rested(&t, "shooter");
	}
	assert_int_equal(trial_count(&t, EVENT_SHOT), 3);
	risk_end(&t);
}

/* ---- which arm (X-93) ---- */

static void test_X_93_the_loaded_arm_that_hits_most_easily(void **state)
{
	struct trial t;
	struct risk_aim a;

	(void)state;
	begin(&t, SHOOTER "arms=pistol,musket,hatchet\n" TARGET);
	put_off(&t, 2);		/* 5 cm: medium for the pistol, short for the others */
	assert_true(aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "musket");
	risk_man(&t, "shooter", 1)->empty = true;
	assert_true(aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "hatchet");
	put_off(&t, 3);		/* medium for both: the first carried */
	assert_true(aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "pistol");
	put_off(&t, 9);
	refuses(&t, "shooter", 1, "target", "S-K-22");
	risk_end(&t);
}

/* ---- at whom ---- */

static void test_K_6_the_uncommanded_shoot_at_the_nearest(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle uncommanded\n" TARGET
		"unit near side=east figures=1 at=8,3 arms=sword\n");
	volley(&t, "8 6");
	assert_true(dead(&t, "near", 1));
	assert_false(dead(&t, "target", 1));
	rested(&t, "shooter");
	volley(&t, "8 6");
	assert_true(dead(&t, "target", 1));
	risk_end(&t);
}

static void test_S_K_23_whom_nobody_sees_nobody_shoots_at(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET);
	game_sight(t.game, trial_unit(&t, "target"), 0, false);
	refuses(&t, "shooter", 1, "target", "S-K-23");
	risk_end(&t);
}

static void test_X_22_the_line_of_fire_is_refused_by_name(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" TARGET BOSS);
	put(&t, "boss", 1, 7, ROW);
	refuses(&t, "shooter", 1, "target", "X-22");
	risk_end(&t);
}

static void test_S_K_22_the_nearest_that_can_be_shot_at_and_the_cover_of_most(void **state)
{
	struct trial t;
	struct risk_aim a;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=3 at=12,5 arms=sword\n");
	put(&t, "target", 1, 14, 5);	/* 12 cells: 30 cm, short */
	put(&t, "target", 2, 15, 3);
	put(&t, "target", 3, 15, 7);
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);
	risk_ground_at(&t, 15, 3, "hedge");
	assert_int_equal(need(&t, "shooter", 1, "target"), 2);	/* one of three */
	risk_ground_at(&t, 15, 7, "hedge");
	assert_int_equal(need(&t, "shooter", 1, "target"), 4);	/* two of three */
	risk_ground_at(&t, 8, 5, "wall");	/* the nearest cannot be shot at */
	assert_true(aim(&t, "shooter", 1, "target", &a, NULL));
	assert_int_not_equal(a.nearest, risk_figure_in(&t, "target", 1));
	assert_int_equal(a.band, BAND_MEDIUM);
	risk_end(&t);
}

static void test_K_16_player_characters_name_their_figure(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\nfigure 1 hero\n"
		"unit troop side=west figures=1 at=2,1 arms=rifle\n"
		"unit target side=east figures=3 at=12,5 arms=sword\n");
	for (int i = 1; i <= 3; i++)
		put(&t, "target", i, 12, 3 + 2 * (i - 1));
	risk_play(&t, STAGE_FIRE);
	trial_refuses(&t, 0, "aim troop.1 target.2", "K-16");
	trial_do(&t, 0, "aim shooter.1 target.3");
	volley(&t, "8 6");	/* nobody is picked by a die */
	assert_true(dead(&t, "target", 3));
	assert_int_equal(alive(&t, "target"), 2);
	risk_end(&t);
}

static void test_S_K_25_the_figure_is_named_before_the_die_and_in_clear_sight(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\nfigure 1 hero\n"
		"unit target side=east figures=2 at=12,5 arms=sword\n");
	put(&t, "target", 1, 12, 3);
	put(&t, "target", 2, 12, 7);
	risk_ground_at(&t, 12, 7, "hedge");
	risk_play(&t, STAGE_FIRE);
	trial_refuses(&t, 0, "aim shooter.1 target.2", "K-16");
	trial_do(&t, 0, "aim shooter.1 target.1");
	assert_int_equal(risk_man(&t, "shooter", 1)->mark, risk_figure_in(&t, "target", 1));
	trial_do(&t, 0, "fire shooter target");	/* at the group after all */
	assert_int_equal(risk_man(&t, "shooter", 1)->mark, NOBODY);
	trial_do(&t, 0, "hold shooter");
	volley(&t, "");
	assert_int_equal(trial_count(&t, EVENT_SHOT), 0);
	risk_end(&t);
}

static void test_K_12_some_of_a_unit_fire_elsewhere(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, "unit troop side=west figures=5 at=3,5 arms=rifle\n" CROWD
		"unit other side=east figures=1 at=13,2 arms=sword\n");
	troop_in_line(&t);
	risk_play(&t, STAGE_FIRE);
	trial_do(&t, 0, "fire troop target");
	trial_do(&t, 0, "fire troop other 2");
	trial_refuses(&t, 0, "fire troop other 6", "K-12");
	trial_refuses(&t, 0, "fire troop other 0", "");
	trial_refuses(&t, 0, "fire troop.1 other 1", "");
	trial_refuses(&t, 0, "fire troop troop", "K-12");
	trial_refuses(&t, 0, "fire target troop", "K-12");
	volley(&t, "1 1 1 1 1");
	assert_int_equal(trial_event(&t, EVENT_SHOT, 0)->number
		+ trial_event(&t, EVENT_SHOT, 1)->number, 5);
	expect_roll(trial_roll(&t, "shooting"), 2, 3);	/* the other three, last */
	risk_end(&t);
}

/* ---- whom a hit strikes ---- */

static void test_K_16_hits_fall_at_random_on_the_group(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" "unit target side=east figures=7 at=12,5 arms=sword\n");
	for (int i = 1; i <= 7; i++)
		put(&t, "target", i, 12, 1 + i);
	fires(&t, "shooter", "target", "8 5 6");	/* a D8 among seven (S-C-17) */
	assert_true(dead(&t, "target", 5));
	assert_int_equal(alive(&t, "target"), 6);
	assert_int_equal(trial_roll(&t, "who is hit")->roll.sides, 8);
	rested(&t, "shooter");
	fires(&t, "shooter", "target", "8 5 6");	/* now a D6 among six: the fifth left */
	assert_true(dead(&t, "target", 6));
	assert_int_equal(trial_roll(&t, "who is hit")->roll.sides, 6);
	risk_end(&t);
}

#define SQUAD "unit target side=east figures=3 at=20,5 arms=sword\n" \
	"unit chief side=east figures=1 at=30,5 arms=sword\nfigure 1 leader\n"

static int casualties(const struct trial *t, const char *unit)
{
	int16_t figures[FIGURES_MAX];

	return risk_casualties(t->game, trial_unit(t, unit), figures);
}

static void test_K_16_leaders_within_5_cm_are_of_the_group(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" SQUAD);
	for (int i = 1; i <= 3; i++)
		put(&t, "target", i, 20, 4 + i);
	put(&t, "chief", 1, 22, 6);	/* two cells: 5 cm */
	assert_int_equal(casualties(&t, "target"), 4);
	assert_int_equal(casualties(&t, "chief"), 4);
	put(&t, "chief", 1, 23, 6);	/* 7.5 cm */
	assert_int_equal(casualties(&t, "target"), 3);
	assert_int_equal(casualties(&t, "chief"), 1);
	put(&t, "chief", 1, 22, 6);
	fires(&t, "shooter", "target", "8 4 6");
	assert_true(dead(&t, "chief", 1));
	risk_end(&t);
}

static void test_K_16_a_units_own_leader_too_far_off_stands_alone(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n");
	put(&t, "target", 1, 22, 6);
	put(&t, "target", 2, 20, 5);
	put(&t, "target", 3, 20, 6);
	assert_int_equal(casualties(&t, "target"), 3);
	put(&t, "target", 1, 23, 6);
	assert_int_equal(casualties(&t, "target"), 2);
	risk_end(&t);
}

static void test_X_35_the_nearest_of_several_groups(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n" SQUAD
		"unit others side=east figures=2 at=24,5 arms=sword\n");
	for (int i = 1; i <= 3; i++)
		put(&t, "target", i, 20, 4 + i);
	put(&t, "others", 1, 23, 6);
	put(&t, "others", 2, 23, 7);
	put(&t, "chief", 1, 22, 6);	/* next to the others, 5 cm from the target */
	assert_int_equal(casualties(&t, "target"), 3);
	assert_int_equal(casualties(&t, "others"), 3);
	assert_int_equal(casualties(&t, "chief"), 3);
	risk_end(&t);
}

static void test_X_94_only_those_whom_the_ground_lets_be_reached(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=3 at=20,5 arms=sword\n");
	put(&t, "target", 1, 16, 5);
	put(&t, "target", 2, 16, 4);
	put(&t, "target", 3, 18, 5);
	risk_ground_at(&t, 17, 5, "stone");	/* hides the third */
	fires(&t, "shooter", "target", "8 3 6");	/* a three: the first of two again */
	assert_int_equal(trial_roll(&t, "who is hit")->roll.need, 1);
	assert_true(dead(&t, "target", 1));
	risk_end(&t);
}

static void test_X_94_a_character_near_a_group_is_one_of_it(void **state)
{
	struct trial t;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=3 at=20,5 arms=sword\n"
		"unit lady side=east figures=1 at=30,5 arms=pistol\nfigure 1 hero\n");
	for (int i = 1; i <= 3; i++)
		put(&t, "target", i, 20, 4 + i);
	put(&t, "lady", 1, 21, 6);
	assert_int_equal(casualties(&t, "lady"), 4);
	put(&t, "lady", 1, 30, 6);
	assert_int_equal(casualties(&t, "lady"), 1);
	risk_end(&t);
}

static void test_a_second_takes_over_and_items_know_where_he_fell(void **state)
{
	struct trial t;
	cell_t at;

	(void)state;
	begin(&t, SHOOTER "arms=rifle\n"
		"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n"
		"figure 3 second\n");
	at = t.game->figures[risk_figure_in(&t, "target", 1)].cell;
	risk_hit(t.game, risk_figure_in(&t, "target", 1), trial_unit(&t, "shooter"), FATE_KILL,
		"rifle");
	assert_false(dead(&t, "target", 1));
	risk_fates(t.game);
	assert_true(dead(&t, "target", 1));
	assert_int_equal(risk_man(&t, "target", 1)->fell, at);
	assert_int_equal(t.game->units[trial_unit(&t, "target")].leader,
		risk_figure_in(&t, "target", 3));
	risk_end(&t);
}

/* ---- what may be expected ---- */

static void test_expectations_are_the_tables_counted_out(void **state)
{
	struct fire_expected e;
	struct trial t;
	int troop, target;

	(void)state;
	begin(&t, "unit troop side=west figures=5 at=3,5 arms=rifle\n" CROWD);
	troop_in_line(&t);
	troop = trial_unit(&t, "troop");
	target = trial_unit(&t, "target");
	e = fire_expected(t.game, troop, target, 4);
	assert_int_equal(e.shooters, 4);
	assert_int_equal(e.dice, 4);
	assert_int_equal(e.need, 2);
	assert_int_equal(e.hits, 3500);		/* seven eighths each */
	assert_in_range(e.harm, 1740, 1750);	/* two kills and two halves of six */
	e = fire_expected_of(t.game, risk_figure_in(&t, "troop", 1), target, NOBODY);
	assert_int_equal(e.hits, 875);
	risk_unit_in(&t, "troop")->order = ORDER_CHARGE;
	assert_int_equal(fire_expected(t.game, troop, target, 0).dice, 0);
	risk_end(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_K_14_each_number_to_hit),
		cmocka_unit_test(test_K_14_heroes_and_raw_shooters),
		cmocka_unit_test(test_S_K_21_over_and_under_the_die),
		cmocka_unit_test(test_S_K_13_S_C_1_ranges_of_every_weapon),
		cmocka_unit_test(test_X_84_who_has_no_weapon_throws_nothing),
		cmocka_unit_test(test_K_14_each_result_of_damage),
		cmocka_unit_test(test_S_K_26_a_graze_is_nothing),
		cmocka_unit_test(test_K_15_a_wounded_figure_is_slow_and_raw_and_fights_on),
		cmocka_unit_test(test_K_15_a_wounded_hero_is_a_hero_and_raw),
		cmocka_unit_test(test_K_15_two_wounds_in_one_phase_kill),
		cmocka_unit_test(test_K_10_the_killed_have_fired),
		cmocka_unit_test(test_K_12_dice_of_every_command),
		cmocka_unit_test(test_S_K_19_rounded_up_and_the_wounded_count),
		cmocka_unit_test(test_X_93_those_left_over_share_the_dice),
		cmocka_unit_test(test_X_80_commanded_troops_up_to_half_their_rate),
		cmocka_unit_test(test_S_K_20_uncommanded_troops_up_to_half_their_rate),
		cmocka_unit_test(test_X_29_those_whom_nobody_runs_go_all_the_way),
		cmocka_unit_test(test_X_28_spears_in_an_advance),
		cmocka_unit_test(test_S_K_16_the_bound_shoot_but_routers_do_not),
		cmocka_unit_test(test_X_81_chargers_do_not_shoot),
		cmocka_unit_test(test_X_92_nobody_shoots_in_contact_or_at_those_in_contact),
		cmocka_unit_test(test_X_92_the_uncommanded_are_judged_by_who_went_furthest),
		cmocka_unit_test(test_K_13_a_halted_turn_loads_a_musket),
		cmocka_unit_test(test_S_K_33_loaded_at_the_start_and_until_fired),
		cmocka_unit_test(test_K_13_uncommanded_troops_need_no_loading),
		cmocka_unit_test(test_X_93_the_loaded_arm_that_hits_most_easily),
		cmocka_unit_test(test_K_6_the_uncommanded_shoot_at_the_nearest),
		cmocka_unit_test(test_S_K_23_whom_nobody_sees_nobody_shoots_at),
		cmocka_unit_test(test_X_22_the_line_of_fire_is_refused_by_name),
		cmocka_unit_test(test_S_K_22_the_nearest_that_can_be_shot_at_and_the_cover_of_most),
		cmocka_unit_test(test_K_16_player_characters_name_their_figure),
		cmocka_unit_test(test_S_K_25_the_figure_is_named_before_the_die_and_in_clear_sight),
		cmocka_unit_test(test_K_12_some_of_a_unit_fire_elsewhere),
		cmocka_unit_test(test_K_16_hits_fall_at_random_on_the_group),
		cmocka_unit_test(test_K_16_leaders_within_5_cm_are_of_the_group),
		cmocka_unit_test(test_K_16_a_units_own_leader_too_far_off_stands_alone),
		cmocka_unit_test(test_X_35_the_nearest_of_several_groups),
		cmocka_unit_test(test_X_94_only_those_whom_the_ground_lets_be_reached),
		cmocka_unit_test(test_X_94_a_character_near_a_group_is_one_of_it),
		cmocka_unit_test(test_a_second_takes_over_and_items_know_where_he_fell),
		cmocka_unit_test(test_expectations_are_the_tables_counted_out),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
