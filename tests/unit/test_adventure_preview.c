/* Previews: that what is shown beforehand is what is rolled against, exactly. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "sampled.h"
#include "skirmish.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/menus/menu.h"

static bool says(const struct preview *p, const char *text)
{
	for (int i = 0; i < p->n_lines; i++)
		if (strstr(p->lines[i], text) != NULL)
			return true;
	return false;
}

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . B B . . . . . . . . .\n"
	". . A A . . . . . . . . . B B . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy arms=rifle troops=soldiers\n"
	"figure 1 leader\n"
	"figure 5 arms=shotgun\n"
	"unit gang sign=B side=thugs class=native arms=pistol,sword troops=warriors\n";

static void to_fire(struct trial *t)
{
	trial_begin(t, &system_rugged, field, "");
	trial_do(t, 0, "order marines combat");
	trial_do(t, 0, "done");
	trial_do(t, 1, "done");
	assert_int_equal(t->game->decisions[0].kind, ASK_FIRE);
}

/* The need shown is the need rolled, and the expectation what the tables give. */
TEST(test_fire_as_it_will_be_rolled)
{
	struct trial t;
	struct preview p;

	to_fire(&t);
	trial_preview(&t, "fire marines gang", &p);
	/* four rifles at medium range, steady: 6; the shotgun does not reach */
	assert_true(p.rolls);
	assert_int_equal(p.need, 6);
	assert_int_equal(p.dice, 4);
	assert_int_equal(p.hits_milli, 2400);
	/* 8, 9 and 10 of ten: each of four is spared by each die with 1 - 0.6 × 0.3 / 4 */
	assert_int_equal(p.harm_milli, 673);
	assert_int_equal(p.risk_milli, 0);
	assert_true(says(&p, "4 shooters, 4 dice: 2.4 hits, 0.7 out of action expected"));
	assert_true(says(&p, "one hit in 97 of 100, at least one out of action in 55"));
	assert_true(says(&p, "4 dice on 6 or less of 10, 60 in 100; base 4"));
	assert_true(says(&p, "shooting.steady"));
	trial_do(&t, 0, "fire marines gang");
	trial_do(&t, 0, "done");
	while (trial_roll(&t, "shooting") == NULL)
		trial_do(&t, t.game->decisions[0].seat, "done");
	expect_roll(trial_roll(&t, "shooting"), p.need, p.dice);
	trial_end(&t);
}

TEST(test_fire_by_some_or_one)
{
	struct preview p;
	struct trial t;

	to_fire(&t);
	trial_preview(&t, "fire marines gang 2", &p);
	assert_int_equal(p.dice, 2);
	trial_preview(&t, "fire marines.1 gang", &p);
	assert_int_equal(p.dice, 1);
	trial_end(&t);
}

/* Different arms are shown apart. */
TEST(test_arms_in_groups)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, field, "");
	game_place(t.game, trial_figure(&t, "marines", 5), build_cell(t.setup, 6, 4));
	trial_do(&t, 0, "order marines combat");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_preview(&t, "fire marines gang", &p);
	assert_int_equal(p.dice, 6);	/* two of the shotgun's */
	assert_true(says(&p, "1 × Shotgun"));
	assert_true(says(&p, "4 × Bolt action rifle"));
	trial_end(&t);
}

/* misses fall on the friends in the melee. */
TEST(test_A_18_fire_into_a_melee)
{
	static const char brawl[] =
		"map\n"
		". . . . . . . . . . . .\n"
		" . A . . . . . C B . . .\n"
		". . . . . . . . . . . .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=A side=navy arms=rifle\n"
		"unit guards sign=C side=navy arms=club\n"
		"unit gang sign=B side=thugs arms=sword\n";
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, brawl, "");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_preview(&t, "fire marines gang", &p);	/* medium, steady: 6 */
	assert_int_equal(p.hits_milli, 600);
	assert_int_equal(p.risk_milli, 400 * 600 / 1000 * 300 / 1000);
	assert_true(says(&p, "0.1 out of action expected, at least one in 7 of 100 (A-18)"));
	trial_end(&t);
}

/* A charge: way, the target's test, its fire, blows. */
TEST(test_a_charge)
{
	struct trial t;
	struct preview p;
	char text[100];
	struct odds o;

	trial_begin(&t, &system_rugged, field, "");
	trial_preview(&t, "order marines charge gang", &p);
	assert_int_equal(p.need, 6);	/* 8, charged, without a leader */
	assert_true(says(&p, "contact at 9\" of a 20\" charge"));
	assert_true(says(&p, "stand on 6 or less (60 in 100)"));
	assert_true(says(&p, "morale-modifiers.leaderless"));
	/* four pistols: 4 + 2 short + 1 charging + 2 standing; if they stand, so 6 of 10 times */
	assert_true(says(&p, "their fire: 2.2 hits, 0.6 of ours out, one at least in"));
	odds_of("rugged charge figures=5 foes=4 foe-weapon=pistol foe-troops=warriors "
		"foe-leader=none", &o);
	assert_int_equal(p.risk_milli, chance_milli(tally_mean(odds_tally(&o, "out"))));
	snprintf(text, sizeof text, "contact in %d of 100; they break in 40, we fail in %d",
		(int)chance_in(odds_chance(&o, "contact"), 100),
		(int)chance_in(odds_chance(&o, "charge fails"), 100));
	assert_true(says(&p, text));
	assert_true(says(&p, "we hit on 6 or less (60 in 100), they on 7 or less (70)"));
	trial_end(&t);
}

/* Warriors who rout: 8/10 that they are rallied, 7/10 that they then stand; else they run on. */
TEST(test_A_22_a_charge_at_routers_counts_their_rally)
{
	struct trial t;
	struct preview p;
	int16_t *leader;

	trial_begin(&t, &system_rugged, field, "");
	leader = &t.game->units[trial_unit(&t, "gang")].leader;
	skirmish_unit(&t, "gang")->routing = true;
	trial_preview(&t, "order marines charge gang", &p);
	assert_true(says(&p, "contact in 0 of 100; they rout on in 100, break in 0"));
	*leader = (int16_t)trial_figure(&t, "gang", 1);
	trial_preview(&t, "order marines charge gang", &p);
	assert_true(says(&p, "may rally first on 8 or less (80 in 100)"));
	assert_true(says(&p, "contact in 56 of 100; they rout on in 20, break in 24"));
	assert_true(says(&p, "their fire: 0.0 hits"));
	trial_end(&t);
}

/* Whom the gang has not seen it sees as soon as he charges: as many hits. */
TEST(test_Y_11_a_charge_out_of_hiding_is_fired_at)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, field, "");
	skirmish_unit(&t, "marines")->spotted &= 1;
	trial_preview(&t, "order marines charge gang", &p);
	assert_true(says(&p, "their fire: 2.2 hits, 0.6 of ours out, one at least in"));
	trial_end(&t);
}

/* Those charged fire what they could in play: a Maxim with its loader four dice on 4 + 2 short + 2
 * steady + 1 charging, 9 of ten, and the loader nothing; moved and not set up it is silent, and
 * the loader fires his pistol. */
TEST(test_Y_11_chargers_are_fired_at_with_what_is_ready)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged,
		"map\n"
		". . . . . . . . . . . . . .\n"
		" . A . . . . . B . . . . . .\n"
		". . . . . . . B . . . . . .\n"
		" . . . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\nside thugs edges=east\n"
		"unit marines sign=A side=navy arms=bayonet troops=soldiers\n"
		"unit gang sign=B side=thugs arms=pistol troops=soldiers morale=11\n"
		"figure 1 leader arms=maxim\n", "");
	trial_preview(&t, "order marines charge gang", &p);
	assert_true(says(&p, "their fire: 3.6 hits"));
	skirmish_man(&t, "gang", 1)->unprepared = 1;
	trial_preview(&t, "order marines charge gang", &p);
	assert_true(says(&p, "their fire: 0.9 hits"));
	trial_end(&t);
}

/* Three with rifles, whom two with swords touch: the same as `odds` says of them. */
TEST(test_a_blow)
{
	struct trial t;
	struct preview p;
	struct choice c = { .verb = VERB_STRIKE, .n = 2,
		.argument = { { ARGUMENT_UNIT, 0 }, { ARGUMENT_UNIT, 1 } } };
	char text[100];
	struct odds o;

	trial_begin(&t, &system_rugged,
		"map\n"
		". . . . . .\n"
		" . A A A . .\n"
		". . B B . .\n"
		" . . . . . .\n"
		"end\n"
		"side navy edges=west\nside thugs edges=east\n"
		"unit marines sign=A side=navy arms=rifle\n"
		"unit gang sign=B side=thugs arms=sword\n", "");
	game_preview(t.game, &c, &p);
	odds_of("rugged melee figures=3 weapon=rifle foes=2 foe-weapon=sword", &o);
	assert_int_equal(p.need, 6);
	assert_int_equal(p.dice, 3);
	assert_int_equal(p.hits_milli, chance_milli(tally_mean(odds_tally(&o, "hits"))));
	assert_int_equal(p.harm_milli, chance_milli(tally_mean(odds_tally(&o, "wounded"))
		+ tally_mean(odds_tally(&o, "killed"))));
	assert_int_equal(p.risk_milli, chance_milli(tally_mean(odds_tally(&o, "our wounded"))
		+ tally_mean(odds_tally(&o, "our killed"))));
	snprintf(text, sizeof text, "we score more hits in %d of 100, as many in %d, they in %d",
		(int)chance_in(odds_chance(&o, "we win"), 100),
		(int)chance_in(odds_chance(&o, "drawn"), 100),
		(int)chance_in(odds_chance(&o, "they win"), 100));
	assert_true(says(&p, text));
	trial_end(&t);
}

TEST(test_A_16_only_who_was_hit_tests)
{
	const struct choice c = { .verb = VERB_PRESS, .n = 2,
		.argument = { { ARGUMENT_UNIT, 0 }, { ARGUMENT_WORD, 0 } } };
	struct preview p;
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	game_preview(t.game, &c, &p);
	assert_false(p.rolls);
	assert_true(says(&p, "they go on without a test (A-16)"));
	skirmish_unit(&t, "marines")->was_hit = true;
	skirmish_man(&t, "marines", 2)->lost = true;
	game_preview(t.game, &c, &p);
	assert_int_equal(p.need, 9);
	assert_true(says(&p, "press home on 9 or less (90 in 100)"));
	assert_true(says(&p, "who fails is suppressed where it is, its charge over (A-16)"));
	trial_end(&t);
}

TEST(test_S_C_3_a_move_that_moves_nothing)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, field, "");
	trial_preview(&t, "order marines combat 3,2", &p);
	assert_true(says(&p, "it moves nothing"));
	trial_preview(&t, "order marines combat 4,4", &p);
	assert_true(says(&p, "combat up to 4\""));
	assert_false(says(&p, "it moves nothing"));
	trial_end(&t);
}

TEST(test_X_1_the_last_run_before_a_rest_says_so)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, field, "");
	trial_preview(&t, "order marines run 4,4", &p);
	assert_false(says(&p, "X-1"));
	skirmish_unit(&t, "marines")->runs = 1;
	trial_preview(&t, "order marines run 4,4", &p);
	assert_true(says(&p, "only stationary or combat (X-1)"));
	trial_end(&t);
}

TEST(test_X_236_a_move_onto_a_thing_says_who_has_it)
{
	char with_idol[sizeof field + 40];
	struct trial t;
	struct preview p;

	snprintf(with_idol, sizeof with_idol, "%sitem idol at=4,4\n", field);
	trial_begin(&t, &system_rugged, with_idol, "");
	trial_preview(&t, "order marines combat 4,3", &p);
	assert_false(says(&p, "X-236"));
	trial_preview(&t, "order marines combat 4,4", &p);
	assert_true(says(&p, "not suppressed, has it (X-236)"));
	trial_end(&t);
}

TEST(test_a_half_is_shown_as_one)
{
	struct trial t;
	struct preview p;

	trial_begin(&t, &system_rugged, field, "");
	skirmish_man(&t, "gang", 1)->shaken = true;
	trial_preview(&t, "order marines charge gang", &p);
	assert_int_equal(p.need, 5);	/* 5½ */
	assert_true(says(&p, "-½"));
	assert_true(says(&p, "-1 "));
	trial_end(&t);
}

TEST(test_range_bands_of_the_main_arm)
{
	struct trial t;
	int32_t bands[3];

	trial_begin(&t, &system_rugged, field, "");
	assert_int_equal(sheet_bands(t.game, trial_unit(&t, "marines"), bands), 3);
	assert_int_equal(bands[2], 600);
	assert_int_equal(sheet_bands(t.game, trial_unit(&t, "gang"), bands), 2);
	assert_int_equal(bands[1], 150);
	trial_end(&t);
}

TEST(test_the_reach_of_an_option)
{
	struct trial t;
	const int marines = 0;

	trial_begin(&t, &system_rugged, field, "");
	assert_true(menu_reach(t.game, marines, "order marines patrol", t.game->reach));
	assert_int_equal(reach_cost(t.game->reach, build_cell(t.setup, 11, 2)),
		80 * REACH_TWELFTHS);
	assert_int_equal(reach_cost(t.game->reach, build_cell(t.setup, 12, 2)), REACH_FAR);
	assert_false(menu_reach(t.game, marines, "rally marines", t.game->reach));
	trial_end(&t);
}

static const char squad[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 6 leader\n"
	"unit gang side=thugs figures=1 at=24,5\n";

/* What an order makes of the wounded is told before it is given. */
TEST(test_A_30_S_C_10_a_preview_tells_who_of_the_wounded_stays)
{
	static const struct { const char *order, *says, *not; } cases[] = {
		{ "order marines patrol 6,4", "leaves 3 of its wounded behind", "takes" },
		{ "order marines aid 6,4", "takes 2 of its wounded along", "leaves 2" },
		{ "order marines aid 6,4", "leaves 1 of its wounded behind, whom nobody",
			"leaves 2" },
	};
	struct trial t;

	skirmish_begin(&t, squad);
	for (int i = 1; i <= 3; i++)
		game_life(t.game, trial_figure(&t, "marines", i), LIFE_WOUNDED, "wounded");
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 20, 1));
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct preview p;

		trial_preview(&t, cases[i].order, &p);
		assert_true(says(&p, cases[i].says));
		assert_false(says(&p, cases[i].not));
	}
	skirmish_end(&t);
}

TEST_MAIN
