/* Harm: effects, saving throws, injuries and wounds (PP:29, PP:58 to PP:93).  Numbers are
 * typed in from the source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/plight.h"

static const char camp[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . B B . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . C . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	EXPLORERS_AND_RIVALS
	"unit ape sign=C side=rivals arms=claws wound-value=4 armour=1\n";

struct lying { struct trial t; int who; };

static void begin(struct lying *l, const char *unit)
{
	pp_begin(&l->t, camp);
	l->who = trial_figure(&l->t, unit, 1);
}

static struct pp_figure *state_of(const struct lying *l)
{
	return pp_figure_of(l->t.game, l->who);
}

static void mend(const struct lying *l)
{
	struct pp_figure *f = state_of(l);

	if (l->t.game->figures[l->who].life != LIFE_FIT)
		game_life(l->t.game, l->who, LIFE_FIT, "mended");
	f->injury = INJURY_SUPERFICIAL;
	f->injuries = f->worse = f->wounds = f->groggy = 0;
	f->bandaged = f->down = f->staggered = f->lost_blow = f->enraged = f->fell_now = false;
	f->fate = FATE_NONE;
	f->causes = 0;
}

/* A blow, with a die for the saving throw. */
static void strike(struct lying *l, enum pp_effect effect, enum harm harm, int sdd, int die)
{
	const struct pp_blow blow = { effect, harm, sdd, "Rifle", "weapons.rifle" };
	char dice[16];

	snprintf(dice, sizeof dice, "%d", die);
	trial_dice(&l->t, dice);
	pp_strike(l->t.game, l->who, &blow, trial_figure(&l->t, "rivals", 1));
}

static bool has_cause(const struct lying *l, enum cause cause)
{
	return (state_of(l)->causes >> cause & 1) != 0;
}

/* ---- saving throws ---- */

struct throw { enum pp_effect effect; int sum; enum injury injury; };

/* Every sum from far below the tables to far above (S-P-38): a D6 of `die` and the rest. */
static void check_table(enum harm harm, const struct throw *rows, size_t n)
{
	struct lying l;

	begin(&l, "explorers");
	for (size_t i = 0; i < n; i++) {
		const int die = rows[i].sum < 1 ? 1 : rows[i].sum > 6 ? 6 : rows[i].sum;

		mend(&l);
		strike(&l, rows[i].effect, harm, rows[i].sum - die, die);
		if (rows[i].injury == INJURY_STUNNED) {
			assert_int_equal(state_of(&l)->fate, FATE_STUNNED);
			assert_int_equal(state_of(&l)->injury, INJURY_SUPERFICIAL);
		} else if (rows[i].injury == INJURY_HURT) {
			assert_int_equal(state_of(&l)->injury, INJURY_SUPERFICIAL);
			assert_true(has_cause(&l, CAUSE_HURT));
		} else {
			assert_int_equal(state_of(&l)->injury, rows[i].injury);
			assert_int_equal(has_cause(&l, CAUSE_INJURED),
				rows[i].injury >= INJURY_LIGHT && rows[i].injury < INJURY_DEAD);
		}
	}
	pp_end(&l.t);
}

static const struct throw piercing[] = {
	{ EFFECT_FLINCH, -3, INJURY_BAD }, { EFFECT_FLINCH, 2, INJURY_BAD },
	{ EFFECT_FLINCH, 3, INJURY_LIGHT }, { EFFECT_FLINCH, 4, INJURY_LIGHT },
	{ EFFECT_FLINCH, 5, INJURY_SUPERFICIAL }, { EFFECT_FLINCH, 9, INJURY_SUPERFICIAL },
	{ EFFECT_STAGGER, -3, INJURY_DANGEROUS }, { EFFECT_STAGGER, 2, INJURY_DANGEROUS },
	{ EFFECT_STAGGER, 3, INJURY_BAD }, { EFFECT_STAGGER, 4, INJURY_BAD },
	{ EFFECT_STAGGER, 5, INJURY_LIGHT }, { EFFECT_STAGGER, 9, INJURY_LIGHT },
	{ EFFECT_DOWN, -3, INJURY_DEAD }, { EFFECT_DOWN, 2, INJURY_DEAD },
	{ EFFECT_DOWN, 3, INJURY_DANGEROUS }, { EFFECT_DOWN, 4, INJURY_DANGEROUS },
	{ EFFECT_DOWN, 5, INJURY_BAD }, { EFFECT_DOWN, 9, INJURY_BAD },
};

static const struct throw bludgeoning[] = {
	{ EFFECT_FLINCH, -3, INJURY_HURT }, { EFFECT_FLINCH, 3, INJURY_HURT },
	{ EFFECT_FLINCH, 4, INJURY_SUPERFICIAL }, { EFFECT_FLINCH, 9, INJURY_SUPERFICIAL },
	{ EFFECT_STAGGER, -3, INJURY_LIGHT }, { EFFECT_STAGGER, 3, INJURY_LIGHT },
	{ EFFECT_STAGGER, 4, INJURY_HURT }, { EFFECT_STAGGER, 9, INJURY_HURT },
	{ EFFECT_DOWN, -3, INJURY_STUNNED }, { EFFECT_DOWN, 3, INJURY_STUNNED },
	{ EFFECT_DOWN, 4, INJURY_LIGHT }, { EFFECT_DOWN, 9, INJURY_LIGHT },
};

TEST(test_P_8_every_row_of_piercing_weapons)
{
	check_table(HARM_PIERCING, piercing, sizeof piercing / sizeof *piercing);
}

TEST(test_P_8_every_row_of_bludgeoning_weapons)
{
	check_table(HARM_BLUDGEONING, bludgeoning, sizeof bludgeoning / sizeof *bludgeoning);
}

TEST(test_S_P_38_beyond_the_tables_counts_as_their_nearest_row)
{
	struct lying l;

	begin(&l, "explorers");
	strike(&l, EFFECT_DOWN, HARM_PIERCING, -9, 1);
	assert_int_equal(state_of(&l)->injury, INJURY_DEAD);
	mend(&l);
	strike(&l, EFFECT_FLINCH, HARM_PIERCING, +9, 6);
	assert_int_equal(state_of(&l)->injury, INJURY_SUPERFICIAL);
	pp_end(&l.t);
}

TEST(test_P_8_the_arms_sdd_is_on_the_throw)
{
	struct lying l;

	begin(&l, "explorers");
	strike(&l, EFFECT_FLINCH, HARM_PIERCING, -2, 5);
	assert_int_equal(roll_halves(trial_roll(&l.t, "saving throw"), "weapons.rifle"), -4);
	assert_int_equal(state_of(&l)->injury, INJURY_LIGHT);
	assert_int_equal(trial_count(&l.t, EVENT_HIT), 1);
	pp_end(&l.t);
}

TEST(test_S_P_39_only_a_cards_armour_helps)
{
	struct lying l;

	begin(&l, "ape");
	strike(&l, EFFECT_FLINCH, HARM_PIERCING, 0, 4);
	assert_int_equal(roll_halves(trial_roll(&l.t, "saving throw"), "S-P-39"), 2);
	assert_int_equal(state_of(&l)->wounds, 0);
	pp_end(&l.t);
	begin(&l, "explorers");
	strike(&l, EFFECT_FLINCH, HARM_PIERCING, 0, 4);
	assert_false(roll_has(trial_roll(&l.t, "saving throw"), "S-P-39"));
	assert_int_equal(state_of(&l)->injury, INJURY_LIGHT);
	pp_end(&l.t);
}

/* ---- effects ---- */

TEST(test_S_P_10_flinching_staggering_falling)
{
	static const struct { enum pp_effect effect; bool staggered, down; } rows[] = {
		{ EFFECT_FLINCH, false, false }, { EFFECT_STAGGER, true, false },
		{ EFFECT_DOWN, false, true },
	};
	struct lying l;

	begin(&l, "explorers");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct pp_blow blow = { rows[i].effect, HARM_NONE, 0, "Push", "P-5" };

		mend(&l);
		pp_strike(l.t.game, l.who, &blow, NOBODY);
		assert_true(state_of(&l)->lost_blow);
		assert_int_equal(state_of(&l)->staggered, rows[i].staggered);
		assert_int_equal(state_of(&l)->down, rows[i].down);
		assert_int_equal(state_of(&l)->fell_now, rows[i].down);
	}
	pp_end(&l.t);
}

TEST(test_S_P_15_superficial_blows_enrage_and_hurt_is_no_injury)
{
	struct lying l;

	begin(&l, "explorers");
	strike(&l, EFFECT_FLINCH, HARM_BLUDGEONING, 0, 4);
	assert_true(state_of(&l)->enraged);
	assert_int_equal(state_of(&l)->causes, 0);
	mend(&l);
	strike(&l, EFFECT_FLINCH, HARM_BLUDGEONING, 0, 3);
	assert_false(state_of(&l)->enraged);
	assert_true(has_cause(&l, CAUSE_HURT));
	assert_false(has_cause(&l, CAUSE_INJURED));
	mend(&l);
	strike(&l, EFFECT_FLINCH, HARM_PIERCING, 0, 5);
	assert_false(state_of(&l)->enraged);
	pp_end(&l.t);
}

/* ---- injuries ---- */

TEST(test_P_8_every_row_of_injuries)
{
	static const struct { enum injury injury; int fight, inches, fight_bandaged, bandaged; }
		rows[] = {
		{ INJURY_LIGHT, -1, 1, -1, 1 }, { INJURY_BAD, -2, 2, -1, 1 },
		{ INJURY_DANGEROUS, -3, 3, -2, 2 },
	};
	struct lying l;

	begin(&l, "explorers");
	assert_int_equal(pp_injury_fight(l.t.game, l.who), 0);
	assert_int_equal(pp_injury_move(l.t.game, l.who), 0);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		mend(&l);
		pp_injure(l.t.game, l.who, rows[i].injury);
		assert_int_equal(pp_injury_fight(l.t.game, l.who), rows[i].fight);
		assert_int_equal(pp_injury_move(l.t.game, l.who), rows[i].inches * 10);
		pp_bandage(l.t.game, l.who);
		assert_int_equal(pp_injury_fight(l.t.game, l.who), rows[i].fight_bandaged);
		assert_int_equal(pp_injury_move(l.t.game, l.who), rows[i].bandaged * 10);
	}
	pp_end(&l.t);
}

TEST(test_P_8_superficial_and_hurt_leave_nothing)
{
	struct lying l;

	begin(&l, "explorers");
	pp_injure(l.t.game, l.who, INJURY_SUPERFICIAL);
	pp_injure(l.t.game, l.who, INJURY_HURT);
	assert_int_equal(state_of(&l)->injury, INJURY_SUPERFICIAL);
	assert_int_equal(pp_injury_fight(l.t.game, l.who), 0);
	pp_end(&l.t);
}

TEST(test_S_P_12_the_worst_counts_and_two_make_the_next)
{
	struct lying l;

	begin(&l, "explorers");
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	assert_int_equal(state_of(&l)->injury, INJURY_BAD);
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	assert_int_equal(state_of(&l)->injury, INJURY_BAD);
	pp_injure(l.t.game, l.who, INJURY_BAD);
	assert_int_equal(state_of(&l)->injury, INJURY_DANGEROUS);
	pp_injure(l.t.game, l.who, INJURY_DANGEROUS);
	assert_int_equal(state_of(&l)->injury, INJURY_DEAD);
	assert_int_equal(l.t.game->figures[l.who].life, LIFE_WOUNDED);
	assert_true(pp_out(l.t.game, l.who));
	pp_end(&l.t);
}

TEST(test_S_P_33_the_apparently_dead_lie_there)
{
	struct lying l;

	begin(&l, "explorers");
	strike(&l, EFFECT_DOWN, HARM_PIERCING, 0, 1);
	assert_int_equal(l.t.game->figures[l.who].life, LIFE_WOUNDED);
	assert_true(game_on_table(l.t.game, l.who));
	assert_int_equal(state_of(&l)->fate, FATE_NONE);
	assert_false(state_of(&l)->down);
	assert_false(state_of(&l)->fell_now);
	/* Nobody strikes him again: no die is thrown. */
	pp_strike(l.t.game, l.who, &(struct pp_blow){ EFFECT_DOWN, HARM_PIERCING, 0, "Rifle",
		"weapons.rifle" }, NOBODY);
	pp_end(&l.t);
}

/* ---- screams ---- */

TEST(test_X_49_every_bad_injury_is_a_scream)
{
	static const struct { enum injury injury; bool screams; } rows[] = {
		{ INJURY_LIGHT, false }, { INJURY_BAD, true }, { INJURY_DANGEROUS, false },
		{ INJURY_DEAD, false },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct lying l;

		begin(&l, "explorers");
		pp_injure(l.t.game, l.who, rows[i].injury);
		assert_int_equal(pp_in(&l.t)->n_noises, rows[i].screams);
		if (rows[i].screams) {
			assert_int_equal(pp_in(&l.t)->noise_cause[0], CAUSE_SCREAM);
			assert_int_equal(pp_in(&l.t)->noise_by[0], l.who);
		}
		pp_end(&l.t);
	}
}

/* One that makes an older one dangerous is a scream, too. */
TEST(test_X_49_the_second_bad_injury_screams)
{
	struct lying l;

	begin(&l, "explorers");
	pp_injure(l.t.game, l.who, INJURY_BAD);
	pp_injure(l.t.game, l.who, INJURY_BAD);
	assert_int_equal(state_of(&l)->injury, INJURY_DANGEROUS);
	assert_int_equal(pp_in(&l.t)->n_noises, 2);
	pp_end(&l.t);
}

/* ---- creatures ---- */

TEST(test_P_9_creatures_sum_their_wounds)
{
	static const struct { enum injury injury; int wounds; } rows[] = {
		{ INJURY_SUPERFICIAL, 0 }, { INJURY_HURT, 0 }, { INJURY_LIGHT, 1 },
		{ INJURY_BAD, 2 }, { INJURY_DANGEROUS, 3 }, { INJURY_DEAD, 4 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct lying l;

		begin(&l, "ape");
		pp_injure(l.t.game, l.who, rows[i].injury);
		assert_int_equal(state_of(&l)->wounds, rows[i].wounds);
		assert_int_equal(pp_out(l.t.game, l.who), rows[i].wounds == 4);
		pp_end(&l.t);
	}
}

TEST(test_P_9_it_is_out_when_the_sum_reaches_its_value)
{
	struct lying l;

	begin(&l, "ape");
	pp_injure(l.t.game, l.who, INJURY_DANGEROUS);
	assert_true(standing_fit(l.t.game, l.who));
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	assert_int_equal(state_of(&l)->wounds, 4);
	assert_int_equal(l.t.game->figures[l.who].life, LIFE_WOUNDED);
	assert_true(game_on_table(l.t.game, l.who));
	pp_end(&l.t);
}

TEST(test_X_201_wounds_cost_a_creature_nothing_else)
{
	struct lying l;

	begin(&l, "ape");
	pp_injure(l.t.game, l.who, INJURY_DANGEROUS);
	assert_int_equal(state_of(&l)->injury, INJURY_SUPERFICIAL);
	assert_int_equal(pp_injury_fight(l.t.game, l.who), 0);
	assert_int_equal(pp_injury_move(l.t.game, l.who), 0);
	pp_care(l.t.game);	/* no die */
	pp_end(&l.t);
}

/* ---- what has got worse ---- */

TEST(test_X_202_what_has_got_worse_stays)
{
	struct lying l;

	begin(&l, "explorers");
	pp_injure(l.t.game, l.who, INJURY_LIGHT);
	state_of(&l)->worse = 2;
	pp_bandage(l.t.game, l.who);
	assert_int_equal(pp_injury_fight(l.t.game, l.who), -3);
	assert_int_equal(pp_injury_move(l.t.game, l.who), 30);
	pp_injure(l.t.game, l.who, INJURY_BAD);
	assert_false(state_of(&l)->bandaged);
	assert_int_equal(pp_injury_fight(l.t.game, l.who), -3);
	state_of(&l)->worse = 0;
	assert_int_equal(pp_injury_fight(l.t.game, l.who), -2);
	pp_end(&l.t);
}

TEST(test_X_204_a_bandage_gives_back_an_inch)
{
	struct lying l;

	begin(&l, "explorers");
	pp_injure(l.t.game, l.who, INJURY_DANGEROUS);
	pp_bandage(l.t.game, l.who);
	assert_int_equal(pp_injury_move(l.t.game, l.who), 20);
	pp_end(&l.t);
}

/* ---- odds ---- */

/* Every blow's odds are what comes of its six dice. */
static void check_odds(const char *unit, enum injury before, enum harm harm, int sdd)
{
	struct lying l;

	begin(&l, unit);
	for (int effect = 0; effect < EFFECTS; effect++) {
		const struct pp_blow blow = { (enum pp_effect)effect, harm, sdd, "Rifle",
			"weapons.rifle" };
		chance_t injuries[INJURIES];
		struct pp_blow_chances odds = { 0, 0 };
		int hurt = 0, out = 0;

		for (int die = 1; die <= 6; die++) {
			mend(&l);
			pp_injure(l.t.game, l.who, before);
			state_of(&l)->causes = 0;
			pp_blow_injuries(l.t.game, l.who, &blow, injuries);
			odds = pp_blow_chances(l.t.game, l.who, injuries);
			strike(&l, (enum pp_effect)effect, harm, sdd, die);
			hurt += has_cause(&l, CAUSE_INJURED) || !standing_fit(l.t.game, l.who);
			out += !standing_fit(l.t.game, l.who);
		}
		assert_int_equal(chance_in(odds.hurt, 6), hurt);
		assert_int_equal(chance_in(odds.out, 6), out);
	}
	pp_end(&l.t);
}

TEST(test_P_8_odds_are_those_of_the_six_faces)
{
	check_odds("explorers", INJURY_SUPERFICIAL, HARM_PIERCING, 0);
	check_odds("explorers", INJURY_BAD, HARM_PIERCING, -1);
	check_odds("explorers", INJURY_DANGEROUS, HARM_PIERCING, -3);
	check_odds("explorers", INJURY_LIGHT, HARM_BLUDGEONING, -2);
	check_odds("ape", INJURY_BAD, HARM_PIERCING, -1);
}

TEST_MAIN
