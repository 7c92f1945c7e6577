/* Odds of participation's fights and throws against their dice: a million of each fought out by
 * the code of play, cases worked out by hand, and every row of the book. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "pp_chances.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/odds/chances.h"

/* ---- fights ---- */

enum { OWN, THEM, SIDES };

struct fight_ends {
	int64_t ends[SIDES][INJURIES], hurt[SIDES][TALLY_MAX + 1], out[SIDES][TALLY_MAX + 1];
	int64_t effects[SIDES][EFFECTS];
};

static int worst_of(const struct game *g, int side)
{
	static const int order[] = { INJURY_DEAD, INJURY_STUNNED, INJURY_DANGEROUS, INJURY_BAD,
		INJURY_LIGHT };

	for (size_t i = 0; i < sizeof order / sizeof *order; i++)
		FOR_MEMBERS(f, g, side)
			if (sampled_end(g, f) == order[i])
				return order[i];
	return INJURY_SUPERFICIAL;
}

static bool was_hurt(const struct game *g, int f)
{
	return (pp_figure_of(g, f)->causes >> CAUSE_INJURED & 1) != 0 || !standing_fit(g, f);
}

static void note_fight(const struct game *g, struct fight_ends *ends)
{
	for (int side = 0; side < SIDES; side++) {
		int hurt = 0, out = 0;

		FOR_MEMBERS(f, g, side) {
			hurt += was_hurt(g, f);
			out += !standing_fit(g, f);
		}
		ends->ends[side][worst_of(g, side)]++;
		ends->hurt[side][hurt]++;
		ends->out[side][out]++;
	}
}

static void fight(const struct scene *scene, int n, struct fight_ends *ends)
{
	const int rounds = odds_asked(scene->asked, "rounds");
	struct game *const g = scene->game, *fresh;

	for (int f = 0; f < g->n_figures; f++)
		pp_figure_of(g, f)->causes = 0;
	fresh = sampled_fresh(g);
	for (int i = 0; i < n; i++) {
		sampled_again(g, fresh);
		for (int round = 1; round <= rounds; round++) {
			pp_game_of(g)->round = (uint8_t)round;
			pp_blows(g);
		}
		note_fight(g, ends);
	}
	game_free(fresh);
}

/* Piercing blows injure whom they strike, or are superficial: who was hurt by bludgeoning ones
 * has another cause, which is not asked for here. */
static void expect_fights(const char *words, int n)
{
	static const char *const names[SIDES][INJURIES] = {
		{ [INJURY_SUPERFICIAL] = "unhurt", [INJURY_LIGHT] = "light", [INJURY_BAD] = "bad",
			[INJURY_DANGEROUS] = "dangerous", [INJURY_DEAD] = "dead",
			[INJURY_STUNNED] = "senseless" },
		{ [INJURY_SUPERFICIAL] = "foe unhurt", [INJURY_LIGHT] = "foe light",
			[INJURY_BAD] = "foe bad", [INJURY_DANGEROUS] = "foe dangerous",
			[INJURY_DEAD] = "foe dead", [INJURY_STUNNED] = "foe senseless" } };
	static const char *const hurt[SIDES] = { "hurt", "foes hurt" };
	static const char *const out[SIDES] = { "out", "foes out" };
	struct fight_ends *const ends = calloc(1, sizeof *ends);
	struct scene *scene;
	struct odds_case c;
	struct odds o;

	assert_non_null(ends);
	pp_case(&c, "fighting", words, &o);
	scene = pp_scene(&c);
	fight(scene, n, ends);
	for (int side = 0; side < SIDES; side++) {
		for (int i = 0; i < INJURIES; i++)
			if (names[side][i])
				sampled_agrees(names[side][i], odds_chance(&o, names[side][i]),
					ends->ends[side][i], n);
		sampled_tally(hurt[side], odds_tally(&o, hurt[side]), ends->hurt[side], n);
		sampled_tally(out[side], odds_tally(&o, out[side]), ends->out[side], n);
	}
	scene_free(scene);
	free(ends);
}

TEST(test_P_7_a_million_fights)
{
	expect_fights("weapon=sword foe-weapon=axe rounds=2", sampled_times());
}

TEST(test_P_7_fights_of_other_kinds)
{
	static const char *const cases[] = {
		"weapon=club foe-weapon=whip rounds=2",
		"fighters=3 weapon=spear foe-weapon=claws foe-creature=sabre-tooth rounds=2",
		"foe-fighters=4 foe-weapon=knife weapon=sword fight=2 named=yes rounds=2",
		"foe-fighters=2 foe-weapon=fists weapon=club rounds=2 foe-state=groggy",
		"state=charging,surprise weapon=sword foe-weapon=sword foe-injury=light rounds=2",
		"state=down weapon=knife foe-weapon=bayonet rounds=2 injury=bad",
		"foe-state=flinched weapon=knife foe-weapon=bayonet rounds=2",
		"weapon=jaws creature=tyrannosaur fighters=1 foe-fighters=6 foe-weapon=spear",
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		expect_fights(cases[i], sampled_times() / 20);
}

/* ---- one round, as it is told ---- */

struct told { const struct game *g; int64_t effects[SIDES][EFFECTS], wins, draws; };

static void listen(void *self, const struct event *e)
{
	static const char *const words[EFFECTS] = { "flinches", "staggers", "goes down" };
	struct told *const t = self;

	for (int i = 0; e->kind == EVENT_STATE && i < EFFECTS; i++)
		if (strcmp(e->word, words[i]) == 0)
			t->effects[t->g->units[t->g->figures[e->figure].unit].side][i]++;
	if (e->kind == EVENT_ROLL && strcmp(e->roll.what, "fight") == 0
			&& e->figure == t->g->units[OWN].head) {
		t->wins += strstr(e->roll.outcome, ": wins") != NULL;
		t->draws += strstr(e->roll.outcome, ": a draw") != NULL;
	}
}

static void expect_round(const char *words, int n)
{
	static const char *const names[SIDES][EFFECTS] = { { "flinches", "staggers", "downed" },
		{ "foe flinches", "foe staggers", "foe downed" } };
	struct told told = { NULL, { { 0 } }, 0, 0 };
	struct scene *scene;
	struct odds_case c;
	struct odds o;
	struct game *fresh;

	pp_case(&c, "fighting", words, &o);
	scene = pp_scene(&c);
	told.g = scene->game;
	fresh = sampled_fresh(scene->game);
	for (int i = 0; i < n; i++) {
		sampled_again(scene->game, fresh);
		scene->game->out = (struct sink){ listen, &told };
		pp_blows(scene->game);
	}
	for (int side = 0; side < SIDES; side++)
		for (int e = 0; e < EFFECTS; e++)
			sampled_agrees(names[side][e], odds_chance(&o, names[side][e]),
				told.effects[side][e], n);
	sampled_agrees("wins", odds_chance(&o, "wins"), told.wins, n);
	sampled_agrees("draws", odds_chance(&o, "draws"), told.draws, n);
	game_free(fresh);
	scene_free(scene);
}

TEST(test_P_7_a_round_as_it_is_told)
{
	expect_round("weapon=sword fight=1 foe-weapon=axe", sampled_times() / 4);
	expect_round("fighters=3 weapon=spear foe-creature=raptor foe-weapon=claws",
		sampled_times() / 20);
	expect_round("foe-fighters=5 weapon=sword fight=2 foe-weapon=knife state=higher,enraged",
		sampled_times() / 20);
	expect_round("state=down weapon=knife foe-weapon=sword", sampled_times() / 20);
}

/* Two clubs: 15 of 36 falls win; by one 5, by two 4, by three or more 6.  SDD -2: 4 or more
 * from 6 alone, so that of those who stagger 5 in 6 are lightly injured, of those downed 5
 * in 6 stunned and the others lightly injured. */
TEST(test_P_7_two_clubs_by_hand)
{
	struct odds o;

	odds_of("participation fighting", &o);
	assert_int_equal(chance_in(odds_chance(&o, "wins"), 36), 15);
	assert_int_equal(chance_in(odds_chance(&o, "draws"), 36), 6);
	assert_int_equal(chance_in(odds_chance(&o, "loses"), 36), 15);
	assert_int_equal(chance_in(odds_chance(&o, "holds out"), 36), 0);
	assert_int_equal(chance_in(odds_chance(&o, "foe flinches"), 36), 5);
	assert_int_equal(chance_in(odds_chance(&o, "foe staggers"), 36), 4);
	assert_int_equal(chance_in(odds_chance(&o, "downed"), 36), 6);
	assert_int_equal(chance_in(odds_chance(&o, "senseless"), 216), 30);
	assert_int_equal(chance_in(odds_chance(&o, "foe light"), 216), 26);
}

/* Two on one: +2 each, and the mean of both dice rounded up.  Of 216 falls the one of a 1 loses
 * always, of a 6 against means of 4 and more (27 of 36 pairs), a draw to 3 … */
TEST(test_S_P_28_two_on_one_by_hand)
{
	struct odds o;
	int wins = 0, draws = 0;

	odds_of("participation fighting fighters=2", &o);
	for (int a = 1; a <= 6; a++)
		for (int b = 1; b <= 6; b++)
			for (int foe = 1; foe <= 6; foe++) {
				const int mean = (a + 2 + b + 2 + 1) / 2;

				wins += mean > foe;
				draws += mean == foe;
			}
	assert_int_equal(chance_in(odds_chance(&o, "wins"), 216), wins);
	assert_int_equal(chance_in(odds_chance(&o, "draws"), 216), draws);
	assert_int_equal(chance_in(odds_chance(&o, "loses"), 216), 216 - wins - draws);
}

TEST(test_X_200_who_lies_holds_out_at_most)
{
	struct odds o;

	odds_of("participation fighting state=down", &o);
	assert_int_equal(odds_chance(&o, "wins"), 0);
	assert_int_equal(chance_in(odds_chance(&o, "holds out"), 36), 10);
	assert_int_equal(odds_chance(&o, "foe unhurt"), CERTAIN);
}

TEST(test_P_7_every_row_of_fighting_can_be_asked_for)
{
	static const struct { const char *words, *row; int value; } rows[] = {
		{ "state=surprise", "fighting.surprise", 2 },
		{ "foe-state=surprise", "fighting.surprise", 2 },
		{ "state=half-surprise", "fighting.half-surprise", 1 },
		{ "state=surprise foe-creature=mammoth foe-weapon=trample", "fighting.surprise",
			2 },
		{ "state=higher", "fighting.height", 1 },
		{ "foe-state=higher", "fighting.height", 1 },
		{ "state=higher fighters=4", "fighting.height", 1 },
		{ "state=shaken", "fighting.shaken", -1 },
		{ "state=groggy", "fighting.groggy", -1 },
		{ "state=enraged", "fighting.enraged", 1 },
		{ "state=mounted", "fighting.mounted", 2 },
		{ "state=charging", "fighting.charging", 1 },
		{ "state=charging,mounted", "fighting.mounted-charge", 2 },
		{ "state=rising", "fighting.rising", -1 }, { "state=down", "fighting.rising", -1 },
		{ "fight=-2", "X-160", -2 }, { "foe-creature=tyrannosaur", "X-160", 5 },
		{ "foe-creature=tyrannosaur foe-fight=1", "X-160", 6 },
		{ "weapon=long-axe", "weapons.long-axe", -2 },
		{ "injury=light", "injuries.light", -1 }, { "injury=bad", "injuries.bad", -2 },
		{ "injury=dangerous state=bandaged", "injuries.dangerous", -2 },
		{ "injury=light worse=1", "injuries.light", -2 },
		{ "foe-armour=3", "S-P-39", 3 }, { "fighters=2", "outnumbering.two", 2 },
		{ "fighters=3", "outnumbering.three", 3 }, { "fighters=4", "outnumbering.four", 4 },
		{ "fighters=5", "outnumbering.five", 5 },
		{ "foe-fighters=6", "outnumbering.six", 6 },
		{ "fighters=7 foe-creature=mammoth", "outnumbering.seven", 7 },
		{ "fighters=9 foe-creature=tyrannosaur", "outnumbering.eight", 8 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect_row("fighting", rows[i].words, rows[i].row, rows[i].value);
	expect_no_row("fighting", "state=mounted,charging", "fighting.charging");
}

TEST(test_P_7_every_weapon_strikes)
{
	const struct rule_table *const t = rulebook_table(&rulebook_participation, "weapons");

	for (int i = 0; i < t->n_rows; i++) {
		char words[100];
		struct odds o;

		snprintf(words, sizeof words, "participation fighting weapon=%s rounds=2",
			rule_table_at(t, i, 0)->text);
		odds_of(words, &o);
		assert_int_equal(chance_in(odds_chance(&o, "wins") + odds_chance(&o, "draws")
			+ odds_chance(&o, "loses"), 1000000), 1000000);
		assert_int_equal(chance_in(tally_least(odds_tally(&o, "foes hurt"), 0), 1000000),
			1000000);
	}
}

TEST(test_P_7_what_is_no_fight_is_refused)
{
	static const struct { const char *words, *rule, *text; } bad[] = {
		{ "fighters=2 foe-fighters=3", "X-209", "several on one" },
		{ "fighters=7", "X-209", "no room" },
		{ "state=surprise foe-state=charging", "S-P-31", "charged" },
		{ "state=surprise,half-surprise", "S-P-31", "one of the two" },
		{ "state=higher foe-state=higher", "P-7", "higher" },
		{ "state=down foe-state=spares", "S-P-10", "no fight" },
		{ "state=panicked foe-state=terrified", "S-P-10", "no fight" },
		{ "state=bandaged", "S-P-13", "injured" }, { "wounds=3", "P-9", "people" },
		{ "foe-creature=dog foe-injury=bad", "P-9", "no injuries" },
		{ "foe-creature=wolf foe-wounds=3", "P-9", "up to 2" },
	};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		char words[200];

		snprintf(words, sizeof words, "participation fighting %s", bad[i].words);
		odds_refused(words, bad[i].rule, bad[i].text);
	}
}

/* ---- throws ---- */

enum { TALLIES = 4 };	/* hurt, out, own hurt, own out */

static void note_throw(const struct game *g, int64_t seen[TALLIES][TALLY_MAX + 1])
{
	int n[TALLIES] = { 0 };

	for (int f = 0; f < g->n_figures; f++) {
		const int own = g->units[g->figures[f].unit].side == 0 ? 2 : 0;

		n[own] += was_hurt(g, f) && pp_figure_of(g, f)->fate != FATE_GASSED;
		n[own + 1] += !standing_fit(g, f);
	}
	for (int i = 0; i < TALLIES; i++)
		seen[i][n[i]]++;
}

/* Told as a choice is, then thrown; what was lit goes off. */
static void throw_once(struct game *g, const struct pitch *p)
{
	struct pp_figure *const f = pp_figure_of(g, p->figure);

	f->arm = (int8_t)p->weapon;
	if (p->thrown && p->thrown->comes == COMES_BLOW)
		f->target = (int16_t)p->target;
	else
		f->mark = p->mark;
	pp_throws(g);
	pp_explode(g);
}

static void expect_throws(const char *words, int n)
{
	static const char *const names[TALLIES] = { "hurt", "out", "own hurt", "own out" };
	int64_t (*const seen)[TALLY_MAX + 1] = calloc(TALLIES, sizeof *seen);
	const struct argument at = { ARGUMENT_FIGURE, 1 };
	struct scene *scene;
	struct pitch pitch;
	struct odds_case c;
	struct odds o;
	struct game *fresh;

	assert_non_null(seen);
	pp_case(&c, "throwing", words, &o);
	scene = pp_scene(&c);
	assert_true(pp_pitch(scene->game, 0, odds_asked(&c, "weapon"), &at, &pitch, NULL));
	pp_game_of(scene->game)->at = pp_game_of(scene->game)->order[0] == 0 ? 0 : 1;
	for (int f = 0; f < scene->game->n_figures; f++)
		pp_figure_of(scene->game, f)->causes = 0;
	fresh = sampled_fresh(scene->game);
	for (int i = 0; i < n; i++) {
		sampled_again(scene->game, fresh);
		throw_once(scene->game, &pitch);
		note_throw(scene->game, seen);
	}
	for (int i = 0; i < TALLIES; i++)
		sampled_tally(names[i], odds_tally(&o, names[i]), seen[i], n);
	game_free(fresh);
	scene_free(scene);
	free(seen);
}

TEST(test_P_6_a_million_throws)
{
	expect_throws("weapon=dynamite range=3", sampled_times());
}

TEST(test_P_6_throws_of_other_kinds)
{
	static const char *const cases[] = {
		"weapon=dynamite range=6 enemies-1=2 enemies-2=5 friends-1=1 friends-2=2 armour=1",
		"weapon=stone range=8", "weapon=spear range=3 target-injury=bad spirit=shaken",
		"weapon=gas-bomb range=5 enemies-1=3 enemies-3=4 friends-2=2",
		"weapon=gas-bomb range=6 size=large",
			"weapon=mortar range=20 enemies-1=4 enemies-2=4",
		"weapon=mortar range=6 friends-1=2",
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		expect_throws(cases[i], sampled_times() / 20);
}

/* The printed numbers of half and full range, and duds. */
TEST(test_P_6_numbers_to_throw_by_hand)
{
	static const struct { const char *words; int there, dud; } rows[] = {
		{ "weapon=stone range=4", 3, 0 }, { "weapon=stone range=5", 2, 0 },
		{ "weapon=spear range=3", 4, 0 }, { "weapon=spear range=6", 2, 0 },
		{ "weapon=dynamite range=3", 3, 1 }, { "weapon=dynamite range=4", 2, 1 },
		{ "weapon=gas-bomb range=3", 5, 1 }, { "weapon=gas-bomb range=6", 3, 1 },
		{ "weapon=dynamite range=4 fight=2", 3, 1 }, { "weapon=stone range=4 injury=light",
			2, 0 },
		{ "weapon=stone range=4 spirit=shaken", 2, 0 }, { "weapon=mortar range=12", 2, 0 },
		{ "weapon=mortar range=13", 1, 0 },
			{ "weapon=stone range=4 injury=bad bandaged=yes",
			2, 0 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char words[200];
		struct odds o;

		snprintf(words, sizeof words, "participation throwing %s", rows[i].words);
		odds_of(words, &o);
		assert_int_equal(chance_in(odds_chance(&o, "there"), 6), rows[i].there);
		assert_int_equal(chance_in(odds_chance(&o, "dud"), 6), rows[i].dud);
		assert_int_equal(odds_chance(&o, "there") + odds_chance(&o, "astray")
			+ odds_chance(&o, "dud"), CERTAIN);
	}
}

/* Dynamite at 6": 2 of 6 there, 3 astray, by 1, 2 or 3 inches.  Superficial are of those who
 * flinch, a third, within 1" 1 in 6, within 2" 2, within 3" 3: 2/6 × 17/18 there, and astray
 * 3/6 × (17/18 + 16/18 + 15/18) / 3. */
TEST(test_S_P_40_a_stick_that_strays_by_hand)
{
	struct odds o;

	odds_of("participation throwing range=6", &o);
	assert_int_equal(chance_in(odds_tally(&o, "hurt")->of[1], 108), 34 + 48);
	/* 3" back it is 3" from himself: 1/2 × 1/3 × 1/6 × 15/18. */
	assert_int_equal(chance_in(odds_tally(&o, "own hurt")->of[1], 216), 5);
}

TEST(test_P_6_every_row_of_throwing_can_be_asked_for)
{
	static const struct { const char *words, *row; int value; } rows[] = {
		{ "", "burst.near", -1 }, { "", "burst.middle", 0 }, { "", "burst.far", 1 },
		{ "weapon=mortar range=20", "exploding-modifiers.full-range", -1 },
		{ "weapon=gas-bomb size=small", "sizes.small", 1 },
		{ "weapon=gas-bomb", "sizes.standard", 0 },
		{ "weapon=gas-bomb size=large", "sizes.large", -1 },
		{ "weapon=gas-bomb size=very-large", "sizes.very-large", -2 },
		{ "weapon=gas-bomb size=gigantic", "sizes.gigantic", -3 },
		{ "spirit=shaken", "morale-results.shaken", 1 }, { "injury=light worse=1", "X-192",
			2 },
		{ "weapon=stone", "throwing.stone", 0 }, { "weapon=spear armour=4", "S-P-39", 4 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect_row("throwing", rows[i].words, rows[i].row, rows[i].value);
	expect_no_row("throwing", "weapon=mortar range=12", "exploding-modifiers.full-range");
}

TEST(test_P_6_what_is_no_throw_is_refused)
{
	static const struct { const char *words, *rule, *text; } bad[] = {
		{ "weapon=rifle", "P-6", "nobody throws that" },
		{ "weapon=mortar range=9 moved=1", "X-191", "moved" }, { "bombs=0", "X-190",
			"none left" },
		{ "ran=yes", "S-P-3", "has run" }, { "state=down", "X-183", "down" },
		{ "state=flinched", "S-P-10", "flinches" },
		{ "spirit=terrified", "P-10", "no state" },
		{ "spirit=obedient", "X-185", "no order" },
		{ "engaged=yes", "X-180", "arm's length" },
		{ "weapon=stone scuffle=yes", "X-181", "scuffle" },
		{ "enemies-1=5 friends-1=2", "S-P-25", "no more than" },
	};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		char words[200];

		snprintf(words, sizeof words, "participation throwing %s", bad[i].words);
		odds_refused(words, bad[i].rule, bad[i].text);
	}
	odds_in_vain("participation throwing weapon=spear range=7", "S-P-37", "6\"");
	odds_in_vain("participation throwing range=6 fight=-1", "S-P-37", "5\"");
	odds_in_vain("participation throwing weapon=mortar range=25", "S-P-37", "24\"");
}

TEST_MAIN
