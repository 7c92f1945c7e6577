/* Fights: factors, results and what is asked (PP:50 to PP:68).  Numbers are typed in from the
 * source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/match.h"

/* A man each who touch: A to the west of B.  Two more of either stand apart, and an ape that
 * touches the sailor. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . A B . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . A . B . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . S C . . . . . . . . . A . B . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit explorers sign=A side=explorers arms=club\n"
	"unit rivals sign=B side=rivals arms=club\n"
	"unit sailor sign=S side=explorers arms=knife\n"
	"unit ape sign=C side=rivals arms=claws wound-value=16\n";

struct ring { struct trial t; int a, b; };

static void begin(struct ring *r)
{
	pp_begin(&r->t, field);
	r->a = trial_figure(&r->t, "explorers", 1);
	r->b = trial_figure(&r->t, "rivals", 1);
}

static struct pp_figure *state_of(const struct ring *r, int figure)
{
	return pp_figure_of(r->t.game, figure);
}

static void apart(struct ring *r, const char *unit)
{
	trial_put(&r->t, unit, 1, 10, 1);
}

static void fight_round(struct ring *r, int number, const char *dice)
{
	struct pp_game *own = pp_in(&r->t);

	own->walk.stage = STAGE_BLOWS;
	own->round = (uint8_t)number;
	trial_dice(&r->t, dice);
	pp_blows(r->t.game);
}

static int halves(const struct ring *r, int figure, int foe, const char *rule)
{
	struct roller roller;

	pp_fight_roller(r->t.game, figure, foe, &roller);
	return roller_halves(&roller, rule);
}

/* ---- results ---- */

static void expect_effect(const struct pp_figure *f, int effect)
{
	assert_int_equal(f->lost_blow, effect >= EFFECT_FLINCH);
	assert_int_equal(f->staggered, effect == EFFECT_STAGGER);
	assert_int_equal(f->down, effect == EFFECT_DOWN);
}

TEST(test_P_7_every_row_of_results_for_people)
{
	static const struct { const char *dice; int effect; } rows[] = {
		{ "4 4", EFFECT_NONE }, { "5 4 6", EFFECT_FLINCH }, { "5 3 6", EFFECT_STAGGER },
		{ "5 2 6", EFFECT_DOWN }, { "6 1 6", EFFECT_DOWN },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ring r;

		begin(&r);
		apart(&r, "sailor");
		fight_round(&r, 1, rows[i].dice);
		expect_effect(state_of(&r, r.b), rows[i].effect);
		expect_effect(state_of(&r, r.a), EFFECT_NONE);
		pp_end(&r.t);
	}
}

TEST(test_S_P_11_a_draw_does_nothing)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	fight_round(&r, 1, "3 3");
	fight_round(&r, 2, "6 6");
	assert_int_equal(trial_count(&r.t, EVENT_HIT), 0);
	pp_end(&r.t);
}

TEST(test_X_48_every_row_of_results_for_creatures)
{
	static const int effects[] = { EFFECT_NONE, EFFECT_FLINCH, EFFECT_FLINCH, EFFECT_STAGGER,
		EFFECT_STAGGER, EFFECT_DOWN, EFFECT_DOWN };
	struct ring r;
	int ape;

	begin(&r);
	ape = trial_figure(&r.t, "ape", 1);
	for (int by = 0; by < (int)(sizeof effects / sizeof *effects); by++)
		assert_int_equal(pp_fight_result(pp_fight_rows(r.t.game, ape), by), effects[by]);
	apart(&r, "explorers");
	fight_round(&r, 1, "6 4 6");
	expect_effect(state_of(&r, ape), EFFECT_FLINCH);
	pp_end(&r.t);
}

/* The loser's is the table that is read. */
TEST(test_X_48_people_who_lose_to_a_creature_read_their_own)
{
	struct ring r;

	begin(&r);
	apart(&r, "explorers");
	fight_round(&r, 1, "4 6 6");
	expect_effect(state_of(&r, trial_figure(&r.t, "sailor", 1)), EFFECT_STAGGER);
	pp_end(&r.t);
}

/* ---- factors ---- */

enum who { OWN, FOE };

static void set_shaken(struct pp_figure *f) { f->spirit = SPIRIT_SHAKEN; }
static void set_groggy(struct pp_figure *f) { f->groggy = 1; }
static void set_enraged(struct pp_figure *f) { f->enraged = true; }
static void set_charged(struct pp_figure *f) { f->charged = true; }
static void set_rising(struct pp_figure *f) { f->rising = true; }
static void set_down(struct pp_figure *f) { f->down = true; }

TEST(test_P_7_every_row_of_factors_that_is_a_state)
{
	static const struct { void (*set)(struct pp_figure *f); const char *rule; int value; }
		rows[] = {
		{ set_shaken, "fighting.shaken", -1 }, { set_groggy, "fighting.groggy", -1 },
		{ set_enraged, "fighting.enraged", +1 }, { set_charged, "fighting.charging", +1 },
		{ set_rising, "fighting.rising", -1 }, { set_down, "fighting.rising", -1 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ring r;
		struct roller roller;

		begin(&r);
		assert_int_equal(halves(&r, r.a, r.b, rows[i].rule), 0);
		rows[i].set(state_of(&r, r.a));
		pp_fight_roller(r.t.game, r.a, r.b, &roller);
		assert_int_equal(roller_halves(&roller, rows[i].rule), 2 * rows[i].value);
		assert_int_equal(roller_need(&roller), rows[i].value);
		assert_int_equal(halves(&r, r.b, r.a, rows[i].rule), 0);
		pp_end(&r.t);
	}
}

TEST(test_P_7_height_advantage)
{
	struct ring r;

	begin(&r);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.height"), 0);
	r.t.game->table->level[r.t.game->figures[r.a].cell] = 1;
	assert_int_equal(halves(&r, r.a, r.b, "fighting.height"), 2);
	assert_int_equal(halves(&r, r.b, r.a, "fighting.height"), 0);
	pp_end(&r.t);
}

/* One pair whose first has this on its card. */
static void begin_card(struct ring *r, const char *card)
{
	char text[2000];

	snprintf(text, sizeof text,
		"map\n"
		". . . . . . . . . .\n"
		" . . A B . . . . . .\n"
		". . . . . . . . . .\n"
		" . . . . . . . . . .\n"
		"end\n"
		"side explorers edges=west\nside rivals edges=east\n"
		"unit explorers sign=A side=explorers %s\n"
		"unit rivals sign=B side=rivals arms=club\n", card);
	pp_begin(&r->t, text);
	r->a = trial_figure(&r->t, "explorers", 1);
	r->b = trial_figure(&r->t, "rivals", 1);
}

TEST(test_P_7_the_fighting_value)
{
	struct ring r;

	begin_card(&r, "arms=club fight=2");
	assert_int_equal(halves(&r, r.a, r.b, "X-160"), 4);
	fight_round(&r, 1, "3 4 6");	/* 5 against 4 */
	expect_effect(state_of(&r, r.b), EFFECT_FLINCH);
	pp_end(&r.t);
}

TEST(test_S_P_30_mounted_charges_and_long_axes)
{
	struct ring r;

	begin_card(&r, "arms=sword mounted");
	assert_int_equal(halves(&r, r.a, r.b, "fighting.mounted"), 4);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.mounted-charge"), 0);
	state_of(&r, r.a)->charged = true;
	assert_int_equal(halves(&r, r.a, r.b, "fighting.mounted"), 4);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.mounted-charge"), 4);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.charging"), 0);
	pp_end(&r.t);
	begin_card(&r, "arms=long-axe");
	assert_int_equal(halves(&r, r.a, r.b, "weapons.long-axe"), -4);
	pp_in(&r.t)->walk.stage = STAGE_BLOWS;
	pp_in(&r.t)->round = 2;
	assert_int_equal(halves(&r, r.a, r.b, "weapons.long-axe"), -4);
	pp_end(&r.t);
}

TEST(test_X_45_injuries_take_their_own_lines_in_fights)
{
	static const struct { enum injury injury; const char *rule; int takes, bandaged; }
		rows[] = {
		{ INJURY_LIGHT, "injuries.light", -1, -1 }, { INJURY_BAD, "injuries.bad", -2, -1 },
		{ INJURY_DANGEROUS, "injuries.dangerous", -3, -2 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ring r;

		begin(&r);
		pp_injure(r.t.game, r.a, rows[i].injury);
		assert_int_equal(halves(&r, r.a, r.b, rows[i].rule), 2 * rows[i].takes);
		pp_bandage(r.t.game, r.a);
		assert_int_equal(halves(&r, r.a, r.b, rows[i].rule), 2 * rows[i].bandaged);
		pp_end(&r.t);
	}
}

/* ---- surprise ---- */

/* A stands to the west of B, who faces so. */
TEST(test_S_P_31_full_from_the_rear_half_from_the_flank)
{
	static const struct { int faces, full, half; } rows[] = {
		{ 4, 0, 0 }, { 5, 0, 0 }, { 3, 0, 0 }, { 0, 0, 2 }, { 2, 0, 2 }, { 1, 4, 0 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ring r;

		begin(&r);
		game_face(r.t.game, r.b, rows[i].faces);
		assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 0);
		assert_int_equal(halves(&r, r.a, r.b, "fighting.half-surprise"), 0);
		state_of(&r, r.a)->began = CELL_NONE;	/* came out of nowhere */
		assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), rows[i].full);
		assert_int_equal(halves(&r, r.a, r.b, "fighting.half-surprise"), rows[i].half);
		pp_end(&r.t);
	}
}

TEST(test_X_205_unseen_is_who_had_no_line_when_the_turn_began)
{
	struct ring r;

	begin(&r);
	game_face(r.t.game, r.b, 1);
	state_of(&r, r.a)->began = build_cell(r.t.setup, 2, 3);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 0);
	trial_ground(&r.t, 3, 3, "stone");
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 4);
	pp_end(&r.t);
}

/* B has charged A, and stands before him so that A is behind B. */
TEST(test_S_P_31_whom_the_foe_has_charged_surprises_nobody)
{
	struct ring r;

	begin(&r);
	game_face(r.t.game, r.b, 1);
	state_of(&r, r.a)->began = CELL_NONE;
	state_of(&r, r.b)->charged = true;
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 0);
	state_of(&r, r.a)->charged = true;	/* both have */
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 4);
	pp_end(&r.t);
}

TEST(test_X_206_surprise_and_charges_count_in_the_first_round)
{
	struct ring r;

	begin(&r);
	game_face(r.t.game, r.b, 1);
	state_of(&r, r.a)->began = CELL_NONE;
	state_of(&r, r.a)->charged = true;
	pp_in(&r.t)->walk.stage = STAGE_BLOWS;
	pp_in(&r.t)->round = 1;
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 4);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.charging"), 2);
	pp_in(&r.t)->round = 2;
	assert_int_equal(halves(&r, r.a, r.b, "fighting.surprise"), 0);
	assert_int_equal(halves(&r, r.a, r.b, "fighting.charging"), 0);
	pp_end(&r.t);
}

/* ---- arms ---- */

TEST(test_X_207_the_best_arm_for_the_hand)
{
	static const struct { const char *arms, *rule; } rows[] = {
		{ "arms=rifle", "weapons.club" }, { "arms=revolver", "weapons.fists" },
		{ "arms=bow", "weapons.fists" }, { "arms=rifle,knife", "weapons.knife" },
		{ "arms=rifle,bayonet,knife", "weapons.bayonet" },
		{ "arms=dynamite,whip", "weapons.whip" },
		{ "arms=whip,handbag", "weapons.handbag" },
		{ "arms=jaws,claws,tail", "weapons.jaws" },
		{ "arms=long-axe,knife", "weapons.long-axe" },
		{ "arms=spear", "weapons.spear" }, { "", "weapons.fists" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct ring r;

		begin_card(&r, rows[i].arms);
		assert_string_equal(pp_rules_of(r.t.game)->weapons[pp_hand_arm(r.t.game, r.a)].rule,
			rows[i].rule);
		pp_end(&r.t);
	}
}

TEST(test_P_7_the_saving_throw_is_against_the_winners_arm)
{
	struct ring r;
	const struct event *save;

	begin_card(&r, "arms=halberd");
	fight_round(&r, 1, "6 2 6");
	save = trial_roll(&r.t, "saving throw");
	assert_int_equal(roll_halves(save, "weapons.halberd"), -8);
	assert_int_equal(state_of(&r, r.b)->injury, INJURY_DEAD);
	pp_end(&r.t);
}

/* ---- many against one ---- */

TEST(test_P_7_every_row_of_outnumbering)
{
	static const struct { int together; const char *rule; int value; } rows[] = {
		{ 2, "outnumbering.two", 2 }, { 3, "outnumbering.three", 3 },
		{ 4, "outnumbering.four", 4 }, { 5, "outnumbering.five", 5 },
		{ 6, "outnumbering.six", 6 }, { 7, "outnumbering.seven", 7 },
		{ 8, "outnumbering.eight", 8 }, { 12, "outnumbering.eight", 8 },
	};
	struct ring r;

	begin(&r);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const int16_t foes[] = { (int16_t)r.b };
		struct roller roller;

		pp_against_roller(r.t.game, r.a,
			&(struct pp_against){ foes, 1, rows[i].together, false }, &roller);
		assert_int_equal(roller_halves(&roller, rows[i].rule), 2 * rows[i].value);
		assert_int_equal(roller_need(&roller), rows[i].value);
	}
	pp_end(&r.t);
}

TEST(test_S_P_28_the_mean_goes_up)
{
	static const struct { int sum, n, mean; } rows[] = {
		{ 7, 2, 4 }, { 8, 2, 4 }, { 10, 3, 4 }, { 9, 3, 3 }, { 0, 3, 0 }, { -1, 2, 0 },
		{ -2, 2, -1 }, { -4, 3, -1 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(pp_mean_up(rows[i].sum, rows[i].n), rows[i].mean);
}

/* A second explorer joins the first against the rival. */
static void begin_two_on_one(struct ring *r, int *second)
{
	begin(r);
	apart(r, "sailor");
	trial_put(&r->t, "explorers", 2, 7, 3);
	*second = trial_figure(&r->t, "explorers", 2);
}

TEST(test_S_P_28_two_on_one)
{
	struct ring r;
	int second;

	begin_two_on_one(&r, &second);
	/* 6 against 1 + 2 and 4 + 2: 9 halved, upwards, 5; with 2 each it is the mean of 3, 6. */
	fight_round(&r, 1, "6 1 4 3 6");	/* the lone one wins: number 1 of 2 by a 3 */
	assert_int_equal(roll_halves(trial_roll(&r.t, "fight"), "outnumbering.two"), 4);
	expect_effect(state_of(&r, r.a), EFFECT_FLINCH);
	expect_effect(state_of(&r, second), EFFECT_NONE);
	pp_end(&r.t);
	begin_two_on_one(&r, &second);
	fight_round(&r, 1, "4 2 3 6");	/* 4 against 4 and 5: 5 */
	expect_effect(state_of(&r, r.b), EFFECT_FLINCH);
	pp_end(&r.t);
}

TEST(test_S_P_29_the_lone_one_chooses_whom_it_befalls)
{
	struct ring r;
	int second;

	begin_two_on_one(&r, &second);
	state_of(&r, r.b)->foe = (int16_t)second;
	fight_round(&r, 1, "6 1 1 6");	/* no die picks; 6 against 3 */
	expect_effect(state_of(&r, second), EFFECT_DOWN);
	expect_effect(state_of(&r, r.a), EFFECT_NONE);
	pp_end(&r.t);
}

TEST(test_X_208_the_blow_is_of_the_one_with_the_highest_factors)
{
	struct ring r;
	int sailor;

	begin(&r);
	sailor = trial_figure(&r.t, "sailor", 1);
	trial_put(&r.t, "sailor", 1, 7, 3);
	state_of(&r, sailor)->enraged = true;
	fight_round(&r, 1, "1 6 6 1");
	assert_true(roll_has(trial_roll(&r.t, "saving throw"), "weapons.knife"));
	pp_end(&r.t);
	begin(&r);
	trial_put(&r.t, "sailor", 1, 7, 3);
	fight_round(&r, 1, "1 6 6 6");
	assert_true(roll_has(trial_roll(&r.t, "saving throw"), "weapons.club"));
	pp_end(&r.t);
}

/* ---- who harms nobody ---- */

TEST(test_X_200_who_lies_defends_himself_and_no_more)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	state_of(&r, r.b)->down = true;
	fight_round(&r, 1, "6 1");	/* B1, lone: 6 - 1 against 1 */
	assert_int_equal(trial_count(&r.t, EVENT_HIT), 0);
	fight_round(&r, 2, "1 3 6");
	assert_int_equal(trial_count(&r.t, EVENT_HIT), 1);
	pp_end(&r.t);
}

TEST(test_S_P_10_a_lost_blow_is_lost_once)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	state_of(&r, r.b)->lost_blow = true;
	fight_round(&r, 1, "6 1");	/* B1 holds A1 off */
	assert_false(state_of(&r, r.b)->lost_blow);
	fight_round(&r, 2, "1 6 6");
	assert_int_equal(trial_count(&r.t, EVENT_HIT), 1);
	expect_effect(state_of(&r, r.a), EFFECT_DOWN);
	pp_end(&r.t);
}

TEST(test_X_210_who_flinches_in_the_first_round_loses_the_second)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	fight_round(&r, 1, "5 4 6");	/* B1 flinches, superficial */
	assert_true(state_of(&r, r.b)->lost_blow);
	fight_round(&r, 2, "6 1");
	assert_int_equal(trial_count(&r.t, EVENT_HIT), 1);
	pp_end(&r.t);
}

TEST(test_S_P_15_the_enraged_are_so_until_their_fight_is_over)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	state_of(&r, r.a)->enraged = true;
	fight_round(&r, 1, "1 2");
	assert_true(state_of(&r, r.a)->enraged);
	trial_put(&r.t, "rivals", 1, 12, 1);
	fight_round(&r, 2, "");
	assert_false(state_of(&r, r.a)->enraged);
	pp_end(&r.t);
}

/* C-6: they turn to each other. */
TEST(test_P_7_fighters_face_each_other)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	game_face(r.t.game, r.a, 4);
	game_face(r.t.game, r.b, 1);
	fight_round(&r, 1, "3 3");
	assert_int_equal(r.t.game->figures[r.a].facing, 1);
	assert_int_equal(r.t.game->figures[r.b].facing, 4);
	pp_end(&r.t);
}

/* ---- what is asked ---- */

static int asked(const struct trial *t)
{
	int n = 0;

	for (int i = 0; i < t->game->n_decisions; i++)
		n += t->game->decisions[i].kind == ASK_FIGHT;
	return n;
}

TEST(test_P_7_two_rounds_are_asked_of_those_with_a_choice)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	pp_go_to(&r.t, STAGE_FIGHT, NULL);
	assert_int_equal(asked(&r.t), 2);
	pp_do(&r.t, "explorers", "done");
	/* One foe each: the second round asks nobody, and the next turn throws for the first
	 * move. */
	trial_dice(&r.t, "3 3 4 4 6 1");
	pp_do(&r.t, "rivals", "done");
	assert_int_equal(asked(&r.t), 0);
	trial_end(&r.t);
}

TEST(test_S_P_29_the_second_round_asks_who_has_several)
{
	struct ring r;
	int second;

	begin_two_on_one(&r, &second);
	pp_go_to(&r.t, STAGE_FIGHT, NULL);
	pp_do(&r.t, "explorers", "done");
	pp_do(&r.t, "rivals", "fight rivals.1 explorers.2");
	assert_int_equal(state_of(&r, r.b)->foe, second);
	trial_dice(&r.t, "5 2 3");	/* 5 against 4 and 5: 5 */
	pp_do(&r.t, "rivals", "done");
	assert_int_equal(asked(&r.t), 1);
	assert_int_equal(pp_in(&r.t)->round, 2);
	trial_end(&r.t);
}

TEST(test_P_7_sparing_and_striking_again)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	pp_go_to(&r.t, STAGE_FIGHT, NULL);
	pp_do(&r.t, "explorers", "spare explorers");
	assert_true(state_of(&r, r.a)->spares);
	assert_false(pp_strikes(r.t.game, r.a));
	pp_do(&r.t, "explorers", "fight explorers.1 rivals.1");
	assert_true(pp_strikes(r.t.game, r.a));
	trial_end(&r.t);
}

TEST(test_P_7_refusals_name_their_rule)
{
	struct ring r;

	begin(&r);
	apart(&r, "sailor");
	pp_go_to(&r.t, STAGE_FIGHT, NULL);
	pp_refuses(&r.t, "explorers", "fight rivals.1 explorers.1", "P-7");
	pp_refuses(&r.t, "explorers", "fight explorers.1 explorers.2", "P-7");
	pp_refuses(&r.t, "explorers", "fight explorers.1 rivals.2", "S-P-29");
	pp_refuses(&r.t, "explorers", "spare sailor", "P-7");
	state_of(&r, r.a)->down = true;
	pp_refuses(&r.t, "explorers", "fight explorers.1 rivals.1", "S-P-10");
	state_of(&r, r.a)->down = false;
	for (int i = 1; i <= 3; i++)
		pp_figure_in(&r.t, "explorers", i)->spirit = SPIRIT_OBEDIENT;
	pp_refuses(&r.t, "explorers", "fight explorers.1 rivals.1", "P-10");
	trial_end(&r.t);
}

/* Everybody who fights has given himself away. */
TEST(test_X_164_who_fights_is_revealed)
{
	static const char *const units[] = { "explorers", "rivals" };

	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		struct ring r;

		begin(&r);
		apart(&r, "sailor");
		pp_unit_in(&r.t, units[i])->hidden = true;
		fight_round(&r, 1, "3 3");
		assert_false(pp_unit_in(&r.t, units[i])->hidden);
		pp_end(&r.t);
	}
}

TEST_MAIN
