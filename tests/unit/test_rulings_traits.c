/* The eighteen traits: each in effect, and each named in the audit of a
 * roll that it has to do with; those that meet no die, by what they allow.
 *
 * A hero (unit kate) and one thug (unit koo) stand alone on a table, next to
 * each other or five inches apart.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/orders/impetuous.h"

static const char far_apart[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . A . . . . B . . . . . . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n";
static const char in_contact[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . A B . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n";

/* What is said of the hero: arms, then settings. */
static void begin(struct trial *t, const char *map, const char *arms, const char *traits)
{
	char text[2000];

	snprintf(text, sizeof text, "%sside west edges=west\nside east edges=east\n"
		"unit kate sign=A side=west troops=soldiers facing=E arms=%s\n"
		"figure 1 leader hero luck=5 field-craft=5 %s\n"
		"unit koo sign=B side=east class=native troops=warriors facing=W arms=sword\n"
		"figure 1 leader\n", map, arms, traits);
	skirmish_begin(t, text);
	adv_sight_renew(t->game);
}

static int kate(const struct trial *t)
{
	return trial_figure(t, "kate", 1);
}

static void shoot(const struct trial *t)
{
	skirmish_man(t, "kate", 1)->aim = (int16_t)trial_unit(t, "koo");
	adv_volley(t->game);
}

static const struct event *roll(const struct trial *t, const char *what)
{
	const struct event *e = trial_roll(t, what);

	if (e == NULL)
		fail_msg("no roll for %s", what);
	return e;
}

TEST(test_A_31_ambidextrous)
{
	struct trial t;

	begin(&t, far_apart, "pistol,pistol", "traits=ambidextrous");
	trial_dice(&t, "9 9");
	shoot(&t);
	expect_roll(roll(&t, "shooting"), 8, 2);	/* the number is the same */
	assert_true(roll_has(roll(&t, "shooting"), "traits.ambidextrous"));
	skirmish_end(&t);
	begin(&t, far_apart, "pistol,spear", "traits=ambidextrous");	/* S-A-9: no pair */
	trial_dice(&t, "9");
	shoot(&t);
	expect_roll(roll(&t, "shooting"), 8, 1);
	skirmish_end(&t);
	begin(&t, in_contact, "pistol,sword", "traits=ambidextrous");
	trial_dice(&t, "8 8  8");
	adv_melee(t.game);
	assert_int_equal(trial_event(&t, EVENT_ROLL, 0)->roll.n_dice, 2);
	assert_true(roll_has(trial_event(&t, EVENT_ROLL, 0), "traits.ambidextrous"));
	skirmish_end(&t);
}

/* R:106: "as long as it's with weapons that can be used one-handed". */
TEST(test_A_31_ambidextrous_needs_two_one_handed_arms)
{
	struct trial t;

	begin(&t, in_contact, "bayonet,pistol", "traits=ambidextrous");
	trial_dice(&t, "8  8");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 7, 1);
	assert_false(roll_has(trial_event(&t, EVENT_ROLL, 0), "traits.ambidextrous"));
	skirmish_end(&t);
	/* Two swords promise more than one pair of trained fists. */
	begin(&t, in_contact, "sword,sword",
		"origin=far-eastern traits=ambidextrous,martial-arts,abrasive");
	trial_dice(&t, "8 8  8");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 7, 2);
	assert_false(roll_has(trial_event(&t, EVENT_ROLL, 0), "traits.martial-arts"));
	skirmish_end(&t);
}

TRIAL(test_A_31_sixth_sense, begin(&t, far_apart, "pistol", "traits=sixth-sense"), skirmish_end)
{
	game_sight(t.game, trial_unit(&t, "koo"), 0, false);
	skirmish_unit(&t, "koo")->spotted = 0;
	trial_dice(&t, "5");
	adv_sixth_senses(t.game);
	expect_roll(roll(&t, "sixth sense"), 5, 1);
	assert_int_equal(roll(&t, "sixth sense")->roll.successes, 1);
	assert_true(roll_has(roll(&t, "sixth sense"), "traits.sixth-sense"));
}

TEST(test_A_31_sure_shot)
{
	struct trial t;

	begin(&t, far_apart, "pistol,rifle", "traits=sure-shot weapon-of-choice=rifle");
	skirmish_unit(&t, "kate")->mode = MODE_PATROL;
	trial_dice(&t, "9");
	shoot(&t);
	expect_roll(roll(&t, "shooting"), 8, 1);	/* 6 + 2 short: with the rifle */
	assert_int_equal(roll_halves(roll(&t, "shooting"), "traits.sure-shot"), 4);
	skirmish_end(&t);
}

TEST(test_A_31_excellent_swordsman)
{
	struct trial t;

	begin(&t, in_contact, "pistol,sword", "traits=excellent-swordsman weapon-of-choice=sword");
	trial_dice(&t, "10  8");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 9, 1);
	assert_int_equal(roll_halves(trial_event(&t, EVENT_ROLL, 0),
		"traits.excellent-swordsman"), 4);
	skirmish_end(&t);
}

/* Koo stands still in the jungle; his place is in sight, he is not. */
static void hide_koo(const struct trial *t)
{
	table_set_ground(t->game->table, skirmish_cell(t, "koo", 1),
		table_find_ground(t->game->table, "jungle"));
	game_sight(t->game, trial_unit(t, "koo"), 0, false);
	skirmish_unit(t, "koo")->spotted = 2;
}

TRIAL(test_A_31_eagle_eye, begin(&t, far_apart, "pistol", "traits=eagle-eye"), skirmish_end)
{
	hide_koo(&t);
	skirmish_unit(&t, "koo")->moved = true;
	trial_dice(&t, "10");
	adv_spotting(t.game);
	expect_roll(roll(&t, "spotting"), 9, 1);
	assert_true(roll_has(roll(&t, "spotting"), "traits.eagle-eye"));
}

TRIAL(test_A_31_near_sighted,
	begin(&t, far_apart, "pistol", "traits=eagle-eye,near-sighted"), skirmish_end)
{
	hide_koo(&t);
	skirmish_unit(&t, "koo")->moved = true;
	trial_dice(&t, "7");
	adv_spotting(t.game);
	expect_roll(roll(&t, "spotting"), 6, 1);
	assert_true(roll_has(roll(&t, "spotting"), "traits.near-sighted"));
}

TRIAL(test_A_31_strong_like_ox,
	begin(&t, far_apart, "pistol", "traits=strong-like-ox"), skirmish_end)
{
	trial_dice(&t, "10  6");	/* killed, and no luck */
	adv_hit(t.game, kate(&t), trial_unit(&t, "koo"),
		&adv_rules_of(t.game)->weapons[0], false);
	adv_fates(t.game, false);
	assert_true(roll_has(roll(&t, "wound"), "traits.strong-like-ox"));
	assert_int_equal(skirmish_life(&t, "kate", 1), LIFE_WOUNDED);
}

static int morale_halves(const struct trial *t, enum morale_cause cause, const char *rule,
	int *need)
{
	struct roller r;

	adv_morale_roller(t->game, trial_unit(t, "kate"), cause, &r);
	*need = roller_need(&r);
	return roller_halves(&r, rule);
}

TEST(test_A_31_inspired_leadership_and_abrasive)
{
	struct trial t;
	int need;

	begin(&t, far_apart, "pistol", "morale=7 traits=inspired-leadership,abrasive");
	assert_int_equal(morale_halves(&t, CAUSE_FIRE, "traits.inspired-leadership", &need), 4);
	assert_int_equal(morale_halves(&t, CAUSE_FIRE, "traits.abrasive", &need), -4);
	assert_int_equal(need, 7);
	skirmish_end(&t);
}

TEST(test_A_31_extremely_arrogant)
{
	static const char porters[] =
		"map\n. . . .\n . A A B\n. . . .\n . . . .\nend\n"
		"side west edges=west\nside east edges=east\n"
		"unit porters sign=A side=west class=native role=porter troops=warriors arms=axe\n"
		"figure 1 leader hero luck=5 field-craft=5 traits=extremely-arrogant\n"
		"unit koo sign=B side=east arms=sword\n";
	struct trial t;
	struct roller r;

	skirmish_begin(&t, porters);
	adv_morale_roller(t.game, trial_unit(&t, "porters"), CAUSE_FIRE, &r);
	assert_int_equal(roller_halves(&r, "traits.extremely-arrogant"), 0);
	adv_morale_roller(t.game, trial_unit(&t, "porters"), CAUSE_RALLY, &r);
	assert_int_equal(roller_halves(&r, "traits.extremely-arrogant"), -4);
	skirmish_end(&t);
}

TRIAL(test_A_31_tactician,
	begin(&t, far_apart, "pistol", "military traits=tactician"), skirmish_end)
{
	trial_dice(&t, "2");
	adv_tacticians(t.game, kate(&t));
	expect_roll(roll(&t, "tactician"), 2, 1);
	assert_true(roll_has(roll(&t, "tactician"), "traits.tactician"));
	assert_true(skirmish_unit(&t, "kate")->late);
}

TRIAL(test_A_31_huge_joss,
	begin(&t, far_apart, "pistol", "origin=far-eastern traits=huge-joss"), skirmish_end)
{
	trial_dice(&t, "6 5");
	assert_true(adv_luck_roll(t.game, kate(&t), "A-12", "luck: the wound"));
	assert_true(roll_has(roll(&t, "luck: the wound"), "traits.huge-joss"));
	assert_false(roll_has(trial_event(&t, EVENT_ROLL, 0), "traits.huge-joss"));
	trial_dice(&t, "6 6");	/* the second stands */
	assert_false(adv_luck_roll(t.game, kate(&t), "A-12", "luck: the wound"));
}

/* It meets no die: a flight goes where feet do not. */
TRIAL(test_A_31_ancient_training,
	begin(&t, far_apart, "sword", "origin=far-eastern traits=ancient-training"), trial_end)
{
	t.game->dice.strict = false;
	table_set_ground(t.game->table, build_cell(t.setup, 2, 4),
		table_find_ground(t.game->table, "fort"));
	for (int i = 0; i < t.game->table->grid.cols; i++)
		table_set_ground(t.game->table, build_cell(t.setup, i + 1, 3),
			table_find_ground(t.game->table, "lava"));
	trial_refuses(&t, 0, "order kate patrol 2,4", "C-3");
	trial_do(&t, 0, "order kate fly 2,4");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_int_equal(skirmish_cell(&t, "kate", 1), build_cell(t.setup, 2, 4));
	assert_int_equal(skirmish_man(&t, "kate", 1)->flights, 1);
	assert_false(adv_can_shoot(t.game, kate(&t), NULL));
}

TRIAL(test_A_31_martial_arts,
	begin(&t, in_contact, "sword", "origin=far-eastern traits=martial-arts"), skirmish_end)
{
	trial_dice(&t, "9  8");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 8, 1);
	assert_true(roll_has(trial_event(&t, EVENT_ROLL, 0), "traits.martial-arts"));
}

/* It meets no die: what lies on the blind side is neither seen nor shot at. */
TEST(test_A_31_S_A_16_blind_eye)
{
	static const struct { const char *traits; int facing; bool sees; } eyes[] = {
		{ "traits=blind-eye-left", 0, true }, { "traits=blind-eye-left", 1, false },
		{ "traits=blind-eye-left", 5, true }, { "traits=blind-eye-left", 4, false },
		{ "traits=blind-eye-right", 0, true }, { "traits=blind-eye-right", 1, true },
		{ "traits=blind-eye-right", 5, false }, { "traits=blind-eye-right", 3, false },
	};

	for (size_t i = 0; i < sizeof eyes / sizeof eyes[0]; i++) {
		struct trial t;
		struct reason why = { "", "" };
		struct aim a;

		begin(&t, far_apart, "rifle", eyes[i].traits);
		/* Koo is due east; she faces so many sectors clockwise of it. */
		game_face(t.game, kate(&t),
			(t.game->figures[kate(&t)].facing + eyes[i].facing) % 6);
		assert_int_equal(adv_line(t.game, kate(&t), trial_figure(&t, "koo", 1)),
			eyes[i].sees);
		assert_int_equal(adv_aim(t.game, kate(&t), trial_unit(&t, "koo"), &a, &why),
			eyes[i].sees);
		skirmish_end(&t);
	}
}

TRIAL(test_A_31_clumsy, begin(&t, in_contact, "sword", "traits=clumsy"), skirmish_end)
{
	trial_dice(&t, "6  8");	/* she drops it; only Koo strikes */
	adv_melee(t.game);
	expect_roll(roll(&t, "clumsy"), 5, 1);
	assert_true(roll_has(roll(&t, "clumsy"), "traits.clumsy"));
}

TEST(test_A_31_brave_and_dashing)
{
	static const char band[] =
		"map\n. . . .\n . A A B\n. . . .\n . . . .\nend\n"
		"side west edges=west\nside east edges=east\n"
		"unit band sign=A side=west arms=rifle\n"
		"figure 2 leader hero luck=5 field-craft=5 morale=6 traits=brave-and-dashing\n"
		"unit koo sign=B side=east arms=sword\n";
	struct trial t;

	skirmish_begin(&t, band);
	adv_rout(t.game, trial_unit(&t, "band"), trial_unit(&t, "koo"));
	assert_true(adv_stays(t.game, trial_figure(&t, "band", 2)));
	assert_false(adv_stays(t.game, trial_figure(&t, "band", 1)));
	skirmish_unit(&t, "band")->shot_at = true;
	trial_dice(&t, "6");
	adv_morale_phase(t.game);
	expect_roll(roll(&t, "morale: alone"), 6, 1);
	assert_true(roll_has(roll(&t, "morale: alone"), "traits.brave-and-dashing"));
	skirmish_end(&t);
}

TRIAL(test_A_31_impetuous, begin(&t, far_apart, "sword", "traits=impetuous"), skirmish_end)
{
	skirmish_unit(&t, "kate")->offers = true;
	trial_dice(&t, "6");
	adv_impetuous(t.game);
	expect_roll(roll(&t, "impetuous"), 5, 1);
	assert_true(roll_has(roll(&t, "impetuous"), "traits.impetuous"));
	assert_int_equal(skirmish_unit(&t, "kate")->mode, MODE_CHARGE);
	assert_false(skirmish_unit(&t, "kate")->offers);	/* all of his order is replaced */
}

TEST_MAIN
