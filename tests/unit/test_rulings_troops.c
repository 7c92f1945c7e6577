/* What sets troops of Pacific Adventures apart: camouflage and concealed moves,
 * snipers, elite troops, flintlocks, and the names of its traits.
 */
#include "as_view.h"
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/move/move.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
/* The scouts look at a strip of jungle six inches off. */
#define GROVE \
	"map\n" \
	". . . . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	" . . A . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	". . A A . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . % % % % . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES
#define SCOUTS "unit scouts sign=A side=west troops=soldiers arms=rifle facing=E field-craft=7\n" \
	"figure 1 leader\n"
#define LURKERS "unit lurkers figures=1 at=10,2 side=east class=native troops=warriors" \
	" facing=W arms=rifle "
/* Two men of a side, 6" apart in the open. */
#define MEADOW \
	"map\n. . . . . . . . . . . .\n . . . . . . . . . . . .\n" \
	". . . . . . . . . . . .\n . . . . . . . . . . . .\nend\n" SIDES
#define SHOOTER "unit lone side=west figures=1 at=2,2 facing=E "
#define MARK "unit mark side=east figures=1 at=8,2 troops=soldiers arms=rifle facing=W\n"

static void begin(struct trial *t, const char *text)
{
	skirmish_pacific(t, text);
}

static void begin_unseen(struct trial *t, const char *text)
{
	begin(t, text);
	adv_sight_renew(t->game);
}

static bool spotted(const struct trial *t)
{
	return adv_spotted(t->game, trial_unit(t, "lurkers"), WEST);
}

static const struct event *spotting(struct trial *t)
{
	adv_spotting(t->game);
	return trial_roll(t, "spotting");
}

/* How one figure's fire would be rolled. */
static struct roller aim(const struct trial *t, const char *unit, const char *target)
{
	const int other = trial_unit(t, target);
	struct reason why;
	struct roller r;
	struct aim a;

	if (!adv_aim(t->game, trial_figure(t, unit, 1), other, &a, &why))
		fail_msg("%s: %s", why.rule, why.text);
	adv_aim_roller(t->game, &a, other, &r);
	return r;
}

/* ---- camouflage ---- */

TEST(test_X_2_concealed_moves_are_for_the_camouflaged)
{
	struct trial t;

	begin(&t, GROVE SCOUTS LURKERS "camouflage\n");
	trial_refuses(&t, WEST, "order scouts concealed 4,3", "X-2");
	trial_do(&t, EAST, "order lurkers concealed 11,2");
	trial_do(&t, EAST, "order lurkers concealed");	/* and stays */
	skirmish_end(&t);
	/* A man without gives the others away. */
	begin(&t, GROVE SCOUTS LURKERS "camouflage\n"
		"unit guest side=east figures=1 at=11,2 facing=W arms=rifle\n"
		"figure 1 leader hero luck=5 field-craft=5\n");
	game_join(t.game, trial_figure(&t, "guest", 1), trial_unit(&t, "lurkers"));
	trial_refuses(&t, EAST, "order lurkers concealed", "X-2");
	skirmish_end(&t);
}

/* P:183: two inches or less, in jungle one. */
TRIAL(test_X_2_concealed_moves_are_short,
	begin(&t, GROVE SCOUTS "unit ghosts side=east figures=1 at=20,2 facing=W camouflage\n"
	LURKERS "camouflage\n"), skirmish_end)
{
	trial_do(&t, EAST, "order ghosts concealed 22,2");
	trial_falls_short(&t, EAST, "order ghosts concealed 23,2");
	trial_do(&t, EAST, "order lurkers concealed 11,2");
	trial_falls_short(&t, EAST, "order lurkers concealed 12,2");
}

/* P:193 names stationary and combat alone. */
TRIAL(test_X_1_a_concealed_move_is_no_rest,
	begin(&t, GROVE SCOUTS LURKERS "camouflage\n"), skirmish_end)
{
	skirmish_unit(&t, "lurkers")->must_rest = true;
	trial_refuses(&t, EAST, "order lurkers concealed", "X-1");
	trial_do(&t, EAST, "order lurkers combat");
}

TEST(test_X_3_when_camouflage_counts)
{
	static const struct { enum mode mode; bool moved; int need, halves; } cases[] = {
		{ MODE_STATIONARY, false, 3, -2 },	/* 7 halved is 4, less 1 */
		{ MODE_CONCEALED, false, 3, -2 },
		{ MODE_CONCEALED, true, 6, -2 },	/* S-A-34: moving, for spotting */
		{ MODE_COMBAT, true, 7, 0 },
		{ MODE_PATROL, true, 7, 0 },
		{ MODE_COMBAT, false, 4, 0 },		/* the order counts */
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;
		const struct event *e;

		begin_unseen(&t, GROVE SCOUTS LURKERS "camouflage\n");
		skirmish_unit(&t, "lurkers")->mode = (uint8_t)cases[i].mode;
		skirmish_unit(&t, "lurkers")->moved = cases[i].moved;
		trial_dice(&t, "10");
		e = spotting(&t);
		expect_roll(e, cases[i].need, 1);
		assert_int_equal(roll_has(e, "spotting-modifiers.camouflage"),
			cases[i].halves != 0);
		if (cases[i].halves)
			assert_int_equal(roll_halves(e, "spotting-modifiers.camouflage"),
				cases[i].halves);
		skirmish_end(&t);
	}
}

TEST(test_S_A_27_snipers_and_camouflage_add)
{
	struct trial t;
	const struct event *e;

	/* 7, halved 4, a sniper: below 2 */
	begin_unseen(&t, GROVE SCOUTS LURKERS "sniper\n");
	trial_dice(&t, "2 1");
	e = spotting(&t);
	expect_roll(e, 2, 1);
	assert_int_equal(e->roll.reading, ROLL_BELOW);
	assert_int_equal(roll_halves(e, "spotting-modifiers.sniper"), -4);
	assert_false(spotted(&t));
	spotting(&t);
	assert_true(spotted(&t));
	skirmish_end(&t);
	/* with camouflage 3: below 1, for which no die is thrown; moving, 4 */
	begin_unseen(&t, GROVE SCOUTS LURKERS "sniper camouflage\n");
	assert_null(spotting(&t));
	skirmish_unit(&t, "lurkers")->moved = true;
	skirmish_unit(&t, "lurkers")->mode = MODE_CONCEALED;
	trial_dice(&t, "5");
	expect_roll(spotting(&t), 4, 1);
	skirmish_end(&t);
	/* a number below 1 throws no die at all */
	begin_unseen(&t, GROVE
		"unit scouts sign=A side=west arms=rifle facing=E field-craft=4\nfigure 1 leader\n"
		LURKERS "sniper camouflage\n");
	assert_null(spotting(&t));
	skirmish_end(&t);
}

TRIAL(test_S_A_34_a_concealed_move_is_a_combat_move_in_a_fire_fight,
	begin_unseen(&t, MEADOW SHOOTER "arms=musket camouflage\n" MARK), skirmish_end)
{
	struct roller r;

	skirmish_unit(&t, "lone")->mode = MODE_CONCEALED;
	skirmish_unit(&t, "lone")->moved = true;
	r = aim(&t, "lone", "mark");	/* muzzle loaders load on it, too */
	assert_int_equal(roller_halves(&r, "shooting.steady"), 4);
	r = aim(&t, "mark", "lone");
	assert_int_equal(roller_halves(&r, "shooting.careful"), -4);
}

/* Where they would stand, machines lie low: hidden as well, and harder to hit. */
TEST(test_minds_lie_low_in_camouflage)
{
	static const struct { const char *lurkers; enum mode mode; } cases[] = {
		{ "camouflage uncommanded\n", MODE_CONCEALED },
		{ "uncommanded\n", MODE_STATIONARY },
		{ "camouflage stance=ambush\n", MODE_CONCEALED },
		{ "stance=ambush\n", MODE_STATIONARY },
		/* it only fires standing, and has to be made ready */
		{ "camouflage uncommanded arms=maxim\n", MODE_STATIONARY },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		const bool minds_itself = strstr(cases[i].lurkers, "uncommanded") != NULL;
		struct decision d = { .kind = ASK_ORDERS, .unit = NOBODY, .other = NOBODY };
		struct trial t;
		struct choice c;
		char text[1024];

		snprintf(text, sizeof text, "%s%s", GROVE SCOUTS LURKERS "hidden ",
			cases[i].lurkers);
		begin_unseen(&t, text);
		skirmish_unit(&t, "lurkers")->test.action = ACTION_HALT;
		skirmish_unit(&t, "lurkers")->doing = ACTION_HALT;
		d.seat = (int8_t)game_seat_of_unit(t.game, trial_unit(&t, "lurkers"));
		(minds_itself ? decide_obey : decide_command)(as_view(t.game), &d, &c);
		assert_int_equal(c.verb, VERB_ORDER);
		assert_int_equal(c.argument[1].value, cases[i].mode);
		skirmish_end(&t);
	}
}

/* ---- arms and eyes ---- */

TEST(test_S_A_63_a_sniper_shoots_better)
{
	static const struct { const char *troops; bool bonus; } cases[] = {
		{ "sniper arms=rifle\n", true },
		{ "sniper arms=smg\n", true },
		{ "arms=rifle\n", false },
		{ "sniper arms=lewis\n", false },	/* served by a crew */
		{ "arms=bow\nfigure 1 leader hero luck=5 field-craft=5 sniper\n", true },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char text[512];
		struct trial t;
		struct roller r;

		snprintf(text, sizeof text, MEADOW SHOOTER "%s" MARK, cases[i].troops);
		begin_unseen(&t, text);
		r = aim(&t, "lone", "mark");
		assert_int_equal(roller_need(&r), cases[i].bonus ? 10 : 8);	/* 4 + 2 + 2 */
		if (cases[i].bonus)
			assert_int_equal(roller_halves(&r, "shooting.sniper"), 4);
		skirmish_end(&t);
	}
}

/* One volley holds figures of the same number only: a hero sniper shoots apart. */
TRIAL(test_S_A_63_snipers_roll_apart_from_their_unit,
	begin_unseen(&t, MEADOW "unit lone side=west figures=2 at=2,2 facing=E arms=rifle\n"
	"figure 1 leader hero luck=5 field-craft=5 sniper\n" MARK), skirmish_end)
{
	skirmish_aim(&t, "lone", "mark");
	trial_dice(&t, "10 1  9");	/* 10 hits, and its wound die; 9 misses */
	adv_volley(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 3);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 10, 1);
	expect_roll(trial_event(&t, EVENT_ROLL, 2), 8, 1);
}

TRIAL(test_S_A_61_flintlock_pistols_are_no_muskets,
	begin_unseen(&t, MEADOW "unit lone side=west figures=1 at=2,2 facing=E arms=flintlock\n"
	"unit mark side=east figures=1 at=9,2 troops=soldiers arms=rifle facing=W\n"), skirmish_end)
{
	struct roller r;

	skirmish_unit(&t, "lone")->mode = MODE_PATROL;
	skirmish_man(&t, "lone", 1)->unloaded = true;	/* as a musket that has fired */
	r = aim(&t, "lone", "mark");
	assert_int_equal(roller_need(&r), 4);	/* 7": medium */
	skirmish_aim(&t, "lone", "mark");
	trial_dice(&t, "4  7");
	adv_volley(t.game);
	assert_false(roll_has(trial_roll(&t, "wound"), "wound-modifiers.powder"));
}

/* P:265: carried by one man, they fire every turn and after a patrol move. */
TEST(test_automatic_arms_move_like_small_arms)
{
	static const char *const arms[] = { "smg", "bar" };

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char text[512];
		struct trial t;
		struct roller r;

		snprintf(text, sizeof text, MEADOW SHOOTER "arms=%s\n" MARK, arms[i]);
		begin_unseen(&t, text);
		skirmish_unit(&t, "lone")->mode = MODE_PATROL;
		r = aim(&t, "lone", "mark");
		assert_int_equal(roller_need(&r), 6);
		skirmish_end(&t);
	}
}

/* ---- morale ---- */

TEST(test_S_A_110_elite_and_inspired_add)
{
	struct trial t;
	struct roller r;

	begin(&t, MEADOW SHOOTER "arms=rifle troops=warriors elite inspiring\nfigure 1 leader\n" MARK);
	adv_morale_roller(t.game, trial_unit(&t, "lone"), CAUSE_FIRE, &r);
	assert_int_equal(roller_halves(&r, "morale-modifiers.elite"), 2);
	assert_int_equal(roller_halves(&r, "morale-modifiers.inspired"), 2);
	assert_int_equal(roller_need(&r), 10);
	skirmish_end(&t);
}

/* ---- traits by their names here ---- */

TRIAL(test_A_31_marksman,
	begin_unseen(&t, MEADOW SHOOTER "arms=bow\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=marksman weapon-of-choice=bow\n"
	MARK), skirmish_end)
{
	struct roller r;

	skirmish_unit(&t, "lone")->mode = MODE_PATROL;
	r = aim(&t, "lone", "mark");
	assert_int_equal(roller_need(&r), 8);	/* 6 + 2 */
	assert_int_equal(roller_halves(&r, "traits.marksman"), 4);
}

TRIAL(test_A_31_lua,
	begin(&t, MEADOW SHOOTER "arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=martial-arts origin=islander\n"
	"unit mark side=east figures=1 at=3,2 arms=lua facing=W\n"), skirmish_end)
{
	struct roller r;

	adv_melee_roller(t.game, trial_figure(&t, "lone", 1),
		trial_figure(&t, "mark", 1), &r);
	assert_int_equal(roller_need(&r), 8);
	assert_true(roller_halves(&r, "traits.martial-arts") == 0);
	adv_melee_roller(t.game, trial_figure(&t, "mark", 1),
		trial_figure(&t, "lone", 1), &r);
	assert_int_equal(roller_need(&r), 8);	/* trained in it without being a hero */
}

/* ---- ground ---- */

/* P:167, P:171: by a quarter less on sand, half as fast ashore through the shallows. */
TEST(test_X_26_beaches_and_wading)
{
	static const struct { const char *ground; enum mode mode; int cells; } cases[] = {
		{ "s", MODE_CONCEALED, 1 }, { "s", MODE_COMBAT, 3 }, { "s", MODE_PATROL, 6 },
		{ "s", MODE_MARCH, 9 }, { "s", MODE_RUN, 11 }, { "s", MODE_CHARGE, 15 },
		{ "w", MODE_COMBAT, 2 }, { "w", MODE_PATROL, 4 }, { "w", MODE_RUN, 7 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;
		char text[512] = "map\n";
		struct reach *reach;
		int furthest = 0;

		for (int c = 0; c < 4 * 26; c++)
			strcat(strcat(text, cases[i].ground), c % 26 == 25 ? "\n" : " ");
		strcat(text, "end\n" SIDES "unit lone side=west figures=1 at=1,1 facing=E"
			" camouflage\n");
		begin(&t, text);
		reach = t.game->reach;
		assert_true(adv_reach(t.game, 0, cases[i].mode, reach));
		for (int c = 1; c < 26; c++)
			if (reach_cost(reach, build_cell(t.setup, c + 1, 1)) != REACH_FAR)
				furthest = c;
		assert_int_equal(furthest, cases[i].cells);
		skirmish_end(&t);
	}
}

/* ---- house rules, and the other book ---- */

/* What play reads of the new rows may be changed (TA2). */
TEST(test_house_rules_on_what_only_pacific_has)
{
	static const char *const played[][3] = {
		{ "spotting-modifiers", "sniper", "modifier" },
		{ "spotting-modifiers", "camouflage", "modifier" },
		{ "shooting", "sniper", "modifier" }, { "morale-modifiers", "elite", "modifier" },
		{ "modes", "concealed", "hides" }, { "modes", "concealed", "camouflage" },
		{ "movement", "western", "concealed" }, { "traits", "marksman", "value" },
		{ "traits", "irresistibility", "value" }, { "traits", "irresistibility", "range" },
		{ "numbers", "allure", "length" },
	};

	for (size_t i = 0; i < sizeof played / sizeof played[0]; i++)
		if (!system_pacific.plays(&system_pacific, &rulebook_pacific, played[i][0],
		played[i][1], played[i][2]))
			fail_msg("%s %s %s", played[i][0], played[i][1], played[i][2]);
}

struct fault { char key[24], text[200]; int n; };

static void keep_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	struct fault *f = self;

	(void)unit;
	(void)figure;
	f->n++;
	snprintf(f->key, sizeof f->key, "%s", key);
	snprintf(f->text, sizeof f->text, "%s", text);
}

static struct fault fault_of(const struct game_system *system, const char *lone)
{
	struct fault f = { .n = 0 };
	struct setup *s;
	char text[512];

	snprintf(text, sizeof text, MEADOW SHOOTER "%s\n" MARK, lone);
	s = build_setup(system, text);
	adv_check_setup(s, keep_fault, &f);
	build_free(s);
	return f;
}

#define HERO "\nfigure 1 leader hero luck=5 field-craft=5 "

TEST(test_a_book_refuses_what_it_has_no_row_for)
{
	static const struct { const char *lone, *key; } cases[] = {
		{ "camouflage", "camouflage" }, { "sniper", "sniper" }, { "elite", "elite" },
		{ "gender=female", "gender" }, { HERO "sniper", "sniper" },
		{ HERO "traits=marksman weapon-of-choice=rifle", "traits" },
		{ HERO "traits=irresistibility", "traits" },
	};
	struct trial t;

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		const struct fault f = fault_of(&system_rugged, cases[i].lone);

		assert_int_equal(f.n, 1);
		assert_string_equal(f.key, cases[i].key);
		assert_int_equal(fault_of(&system_pacific, cases[i].lone).n, 0);
	}
	assert_string_equal(fault_of(&system_rugged, "elite").text,
		"Rugged Adventures has no elite: its table morale-modifiers has no row \"elite\"");
	assert_string_equal(fault_of(&system_pacific,
		HERO "traits=sure-shot weapon-of-choice=rifle").text,
		"Pacific Adventures has no trait \"sure-shot\"");
	skirmish_begin(&t, MEADOW SHOOTER "\n" MARK);
	trial_refuses(&t, WEST, "order lone concealed", "A-13");
	skirmish_end(&t);
}

TEST(test_nationality_limits_of_traits)
{
	static const struct { const char *hero; int faults; } cases[] = {
		{ "traits=martial-arts origin=far-eastern", 0 },
		{ "traits=martial-arts origin=islander", 0 },
		{ "traits=martial-arts", 1 },
		{ "traits=huge-joss origin=islander", 1 },
		{ "traits=ancient-training origin=far-eastern", 0 },
		{ "traits=extremely-arrogant origin=islander", 1 },
		{ "traits=extremely-arrogant", 0 },
		{ "traits=tactician", 1 },
		{ "traits=tactician military", 0 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char lone[160];

		snprintf(lone, sizeof lone, HERO "%s", cases[i].hero);
		if (fault_of(&system_pacific, lone).n != cases[i].faults)
			fail_msg("%s", cases[i].hero);
	}
	assert_string_equal(fault_of(&system_pacific, HERO "traits=martial-arts").text,
		"Martial Arts is for heroes whose origin is far-eastern or islander (A-31)");
}

TEST_MAIN
