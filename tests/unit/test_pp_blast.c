/* Dynamite and mortar bombs in participation: who is in a blast, where a bomb without a number
 * falls, and how lit sticks are sent away.  The expected numbers are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_throwing.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/melee/harm.h"

#define ADA THROWER("dynamite,mortar", "")
#define FRIEND "unit carl side=finders figures=1 at=1,1 arms=knife\n"
#define ELEPHANT "unit tusker side=keepers figures=1 at=30,5 facing=W arms=horns size=gigantic\n"

/* A stick lies lit in a column of row 5. */
static void light_at(struct trial *t, int col)
{
	pp_light(t->game, hurl_cell(t, col, ROW), trial_figure(t, "ada", 1));
}

static void explode(struct trial *t, const char *dice)
{
	hurl_dice(t, dice);
	pp_explode(t->game);
	assert_int_equal(pp_in(t)->n_sticks, 0);
}

/* ---- who is in it ---- */

TEST(test_S_P_25_every_distance_has_its_sdd)
{
	/* 1" -1; 2" 0; 3" +1; the stick may lie under his feet */
	static const int sdd[] = { -1, -1, 0, 1 };

	for (int inches = 0; inches <= 3; inches++) {
		struct trial t;

		hurl_begin(&t, ADA TARGET(""));
		light_at(&t, 20);
		hurl_put(&t, "bert", 1, 20 + inches, ROW);
		explode(&t, "1 6");
		assert_int_equal(hurl_rolls(&t, "saving throw"), 1);
		assert_int_equal(hurl_modified(&t, "saving throw"), sdd[inches]);
		pp_end(&t);
	}
}

HURL(test_S_P_25_it_does_nothing_further_off, ADA TARGET(""))
{
	light_at(&t, 20);
	hurl_put(&t, "bert", 1, 24, ROW);
	explode(&t, "");
	assert_int_equal(trial_count(&t, EVENT_BURST), 1);
	assert_int_equal(trial_count(&t, EVENT_HIT), 0);
}

/* PP:29 and PP:76 to PP:84, in the middle ring, where the die is bare. */
TEST(test_P_6_the_effect_is_that_of_a_hit_the_save_piercing)
{
	static const int injuries[3][6] = {
		{ INJURY_BAD, INJURY_BAD, INJURY_LIGHT, INJURY_LIGHT, INJURY_SUPERFICIAL,
			INJURY_SUPERFICIAL },
		{ INJURY_DANGEROUS, INJURY_DANGEROUS, INJURY_BAD, INJURY_BAD, INJURY_LIGHT,
			INJURY_LIGHT },
		{ INJURY_DEAD, INJURY_DEAD, INJURY_DANGEROUS, INJURY_DANGEROUS, INJURY_BAD,
			INJURY_BAD },
	};

	for (int effect = 1; effect <= 6; effect++)
		for (int save = 1; save <= 6; save++) {
			char dice[16];
			struct trial t;

			hurl_begin(&t, ADA TARGET(""));
			light_at(&t, 20);
			hurl_put(&t, "bert", 1, 22, ROW);
			snprintf(dice, sizeof dice, "%d %d", effect, save);
			explode(&t, dice);
			assert_int_equal(hurl_state(&t, "bert")->injury,
				injuries[effect >= 5 ? 2 : effect >= 3][save - 1]);
			pp_end(&t);
		}
}

HURL(test_X_194_it_spares_no_friend_nor_who_lies_there, ADA FRIEND TARGET(""))
{
	light_at(&t, 20);
	hurl_put(&t, "ada", 1, 19, ROW);
	hurl_put(&t, "carl", 1, 22, ROW);
	hurl_put(&t, "bert", 1, 21, ROW);
	pp_fall_senseless(t.game, trial_figure(&t, "bert", 1), FATE_STUNNED);
	hurl_state(&t, "carl")->down = true;
	explode(&t, "1 6 1 6 1 6");
	assert_int_equal(hurl_rolls(&t, "saving throw"), 3);
}

/* Captives stand where their captors do. */
HURL(test_X_194_it_spares_no_captive, ADA FRIEND TARGET(""))
{
	int bert;

	bert = trial_figure(&t, "bert", 1);
	hurl_put(&t, "carl", 1, 24, ROW);
	hurl_put(&t, "bert", 1, 23, ROW);
	game_capture(t.game, bert, trial_figure(&t, "carl", 1));
	light_at(&t, 20);
	explode(&t, "6 1");	/* down, and even in the outer ring as if dead */
	assert_int_equal(hurl_state(&t, "bert")->injury, INJURY_DEAD);
	assert_int_equal(t.game->figures[bert].life, LIFE_WOUNDED);
	assert_int_equal(t.game->figures[bert].captor, NOBODY);
}

HURL(test_X_194_who_is_out_already_is_left_alone, ADA TARGET(""))
{
	light_at(&t, 20);
	hurl_put(&t, "bert", 1, 21, ROW);
	pp_injure(t.game, trial_figure(&t, "bert", 1), INJURY_DEAD);
	explode(&t, "");
}

TEST(test_X_194_buildings_and_hills_are_shelter)
{
	static const struct { const char *ground; int level; bool safe; } grounds[] = {
		{ "hut", 0, true }, { "open", 1, true }, { "wall", 0, false },
		{ "jungle", 0, false },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++) {
		struct trial t;

		hurl_begin(&t, ADA TARGET(""));
		hurl_ground(&t, 21, ROW, grounds[i].ground, grounds[i].level);
		light_at(&t, 20);
		hurl_put(&t, "bert", 1, 22, ROW);
		explode(&t, grounds[i].safe ? "" : "1 6");
		pp_end(&t);
	}
}

/* Huts are seen into: thin walls are no shelter for those behind them. */
HURL(test_X_194_who_is_in_the_hut_itself_is_in_the_blast, ADA TARGET(""))
{
	hurl_ground(&t, 21, ROW, "hut", 0);
	light_at(&t, 20);
	hurl_put(&t, "bert", 1, 21, ROW);
	explode(&t, "1 6");
}

HURL(test_S_P_25_big_creatures_count_from_their_nearest_part, ADA ELEPHANT)
{
	int bow;

	game_pose(t.game, trial_figure(&t, "tusker", 1), (struct pose){ hurl_cell(&t, 20, ROW),
		4 });
	bow = 18;	/* five inches long, heading west */
	for (int inches = 1; inches <= 4; inches++) {
		light_at(&t, bow - inches);
		explode(&t, inches < 4 ? "1 6" : "");
		if (inches < 4)
			assert_int_equal(hurl_modified(&t, "saving throw"), inches - 2);
	}
	light_at(&t, 20);	/* under its belly */
	explode(&t, "1 6");
	assert_int_equal(hurl_modified(&t, "saving throw"), -1);
}

HURL(test_P_6_each_stick_goes_off_by_itself, ADA TARGET(""))
{
	light_at(&t, 20);
	light_at(&t, 22);
	hurl_put(&t, "bert", 1, 21, ROW);
	explode(&t, "1 6 1 6");
	assert_int_equal(trial_count(&t, EVENT_BURST), 2);
}

HURL(test_X_195_a_blast_is_heard_as_a_shot, ADA FRIEND TARGET(""))
{
	hurl_put(&t, "bert", 1, 32, ROW);	/* twelve inches */
	hurl_put(&t, "carl", 1, 24, ROW);
	pp_in(&t)->n_noises = 0;
	light_at(&t, 20);
	explode(&t, "");
	assert_int_equal(hurl_state(&t, "bert")->causes, 1 << CAUSE_SHOOTING);
	assert_int_equal(hurl_state(&t, "carl")->causes, 0);	/* a friend's bang */
	assert_int_equal(pp_in(&t)->n_noises, 1);
	assert_int_equal(pp_in(&t)->noise[0], hurl_cell(&t, 20, ROW));
	assert_int_equal(pp_in(&t)->noise_cause[0], CAUSE_SHOOTING);
	assert_int_equal(pp_in(&t)->noise_by[0], trial_figure(&t, "ada", 1));
}

/* ---- mortars (PP:44) ---- */

TEST(test_X_46_every_row_of_the_exploding_point)
{
	/* how many cells off by the die, at half range and at full, where it is one less */
	static const int off[2][6] = { { 2, 2, 1, 1, 0, 0 }, { 2, 2, 2, 1, 1, 0 } };

	for (int far = 0; far < 2; far++)
		for (int die = 1; die <= 6; die++) {
			const int col = far ? 25 : 15, cells = off[far][die - 1];
			char line[64], dice[16];
			struct trial t;

			hurl_begin(&t, ADA TARGET(""));
			snprintf(line, sizeof line, "throw ada.1 mortar %d,5", col);
			snprintf(dice, sizeof dice, cells == 0 ? "%d" : "%d 2", die);
			hurl(&t, line, dice);
			assert_int_equal(trial_event(&t, EVENT_BURST, 0)->cell,
				hurl_cell(&t, col + cells, ROW));
			pp_end(&t);
		}
}

HURL(test_X_191_a_mortar_reaches_24_inches_and_wants_no_line, ADA TARGET(""))
{
	hurl_ground(&t, 6, ROW, "stone", 0);
	hurl_refused(&t, "throw ada.1 mortar 30,5", "S-P-37");
	hurl(&t, "throw ada.1 mortar 29,5", "6");
	assert_int_equal(trial_event(&t, EVENT_BURST, 0)->cell, hurl_cell(&t, 29, ROW));
}

/* Half of it is twelve inches. */
HURL(test_S_P_37_half_of_a_mortars_range, ADA TARGET(""))
{
	hurl(&t, "throw ada.1 mortar 17,5", "5");
	assert_int_equal(trial_roll(&t, "where the bomb")->roll.need, 0);
	hurl_state(&t, "ada")->spent = false;
	hurl(&t, "throw ada.1 mortar 18,5", "6");
	assert_int_equal(trial_roll(&t, "where the bomb")->roll.need, -1);
}

HURL(test_X_191_it_does_what_dynamite_does_and_at_once, ADA TARGET(""))
{
	hurl_put(&t, "bert", 1, 18, ROW);
	hurl(&t, "throw ada.1 mortar 15,5", "5 1 6");
	assert_int_equal(hurl_modified(&t, "saving throw"), 1);
	assert_int_equal(pp_in(&t)->n_sticks, 0);
}

HURL(test_X_191_who_has_moved_does_not_serve_it, ADA TARGET(""))
{
	hurl_state(&t, "ada")->moved = INCH;
	hurl_refused(&t, "throw ada.1 mortar 15,5", "X-191");
}

HURL(test_X_193_a_bomb_may_fall_beyond_the_table, ADA TARGET(""))
{
	hurl(&t, "throw ada.1 mortar 1,5", "2 5");
	assert_int_equal(trial_count(&t, EVENT_BURST), 0);
}

/* ---- kicks: the stage (S-P-26) ---- */

/* A stick lies at column 20, bert beside it to the east, and the question is asked. */
static void begin_kick(struct trial *t, const char *more)
{
	char units[600];

	snprintf(units, sizeof units, ADA TARGET("") "%s", more);
	hurl_begin(t, units);
	light_at(t, 20);
	hurl_put(t, "bert", 1, 21, ROW);
}


static bool is_asked(const struct trial *t, int seat)
{
	const struct decision *const d = game_decision(t->game, seat, NOBODY);

	return d != NULL && d->kind == ASK_KICK;
}

static void says_done(struct trial *t, int seat)
{
	assert_true(is_asked(t, seat));
	game_answered(t->game, game_decision(t->game, seat, NOBODY)->id);
}

static void kick(struct trial *t, int seat, const char *line, const char *dice)
{
	const struct choice c = hurl_read(t, seat, line);
	struct reason why = { "", "" };

	assert_true(is_asked(t, seat));
	if (!pp_check_kick(t->game, &c, &why))
		fail_msg("'%s' is refused: %s (%s)", line, why.text, why.rule);
	hurl_dice(t, dice);
	pp_apply_kick(t->game, &c);
}

static void kick_refused(const struct trial *t, int seat, const char *line, const char *rule)
{
	const struct choice c = hurl_read(t, seat, line);
	struct reason why = { "", "" };

	assert_false(pp_check_kick(t->game, &c, &why));
	assert_string_equal(why.rule, rule);
}

TEST(test_S_P_26_a_d6_less_three_inches)
{
	/* west from column 20; at nought or less it stays */
	static const int goes[] = { 0, 0, 0, 1, 2, 3 };

	for (int die = 1; die <= 6; die++) {
		char dice[16];
		struct trial t;

		begin_kick(&t, "");
		pp_ask_kick(t.game);
		snprintf(dice, sizeof dice, "%d", die);
		kick(&t, KEEPERS, "kick bert.1 2,5", dice);
		assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 20 - goes[die - 1], ROW));
		assert_false(is_asked(&t, KEEPERS));	/* he has had his one try */
		kick_refused(&t, KEEPERS, "kick bert.1 2,5", "S-P-26");
		pp_end(&t);
	}
}

TRIAL(test_S_P_26_only_within_an_inch, begin_kick(&t, ""), pp_end)
{
	pp_ask_kick(t.game);
	assert_true(is_asked(&t, KEEPERS));
	assert_false(is_asked(&t, FINDERS));
	kick_refused(&t, KEEPERS, "kick bert.1 20,5", "S-P-26");
	kick_refused(&t, KEEPERS, "kick ada.1 2,5", "S-P-26");
	hurl_put(&t, "bert", 1, 22, ROW);
	kick_refused(&t, KEEPERS, "kick bert.1 2,5", "S-P-26");
}

TRIAL(test_S_P_26_nobody_near_is_asked_nothing, begin_kick(&t, ""), pp_end)
{
	hurl_put(&t, "bert", 1, 30, ROW);
	pp_ask_kick(t.game);
	assert_int_equal(t.game->n_decisions, 0);
}

/* It goes from hand to hand: each side's man has his one try. */
TRIAL(test_X_196_who_has_it_come_near_has_his_own_try, begin_kick(&t, FRIEND), pp_end)
{
	hurl_put(&t, "carl", 1, 17, ROW);
	pp_ask_kick(t.game);
	assert_false(is_asked(&t, FINDERS));
	kick(&t, KEEPERS, "kick bert.1 2,5", "5");	/* to 18 */
	assert_false(is_asked(&t, KEEPERS));
	assert_true(is_asked(&t, FINDERS));
	kick(&t, FINDERS, "kick carl.1 30,5", "5");	/* back to 20; bert has had his try */
	assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 20, ROW));
	assert_int_equal(t.game->n_decisions, 0);
}

/* Who has said `done` is asked again if another's kick brings it to him. */
TRIAL(test_X_196_a_kick_opens_the_question_anew, begin_kick(&t, FRIEND), pp_end)
{
	hurl_put(&t, "carl", 1, 19, ROW);
	pp_ask_kick(t.game);
	assert_true(is_asked(&t, FINDERS) && is_asked(&t, KEEPERS));
	says_done(&t, FINDERS);
	kick(&t, KEEPERS, "kick bert.1 19,4", "4");	/* still beside carl */
	kick(&t, FINDERS, "kick carl.1 30,1", "6");
	assert_int_equal(t.game->n_decisions, 0);
}

TRIAL(test_X_196_told_or_not_but_no_beasts_and_no_creatures,
	begin_kick(&t, "unit cub side=keepers figures=1 at=2,2 uncommanded arms=claws "
	"beast=hungry\n"), pp_end)
{
	hurl_put(&t, "cub", 1, 19, ROW);
	hurl_state(&t, "bert")->spirit = SPIRIT_OBEDIENT;
	hurl_state(&t, "bert")->told = false;
	assert_true(pp_may_kick(t.game, trial_figure(&t, "bert", 1)));
	assert_false(pp_may_kick(t.game, trial_figure(&t, "cub", 1)));
	hurl_state(&t, "bert")->spirit = SPIRIT_SHAKEN;	/* he need not move */
	assert_true(pp_may_kick(t.game, trial_figure(&t, "bert", 1)));
	hurl_state(&t, "bert")->spirit = SPIRIT_PANICKED;
	assert_false(pp_may_kick(t.game, trial_figure(&t, "bert", 1)));
}

HURL(test_X_196_creatures_do_not_kick, ADA ELEPHANT)
{
	game_pose(t.game, trial_figure(&t, "tusker", 1), (struct pose){ hurl_cell(&t, 20, ROW),
		4 });
	light_at(&t, 18);
	assert_false(pp_may_kick(t.game, trial_figure(&t, "tusker", 1)));
}

TRIAL(test_S_P_26_who_lies_there_throws_it, begin_kick(&t, ""), pp_end)
{
	hurl_state(&t, "bert")->down = true;
	pp_ask_kick(t.game);
	kick(&t, KEEPERS, "kick bert.1 2,5", "6");
	assert_int_equal(hurl_rolls(&t, "throwing the dynamite away"), 1);
}

HURL(test_X_193_it_may_be_kicked_over_the_edge, ADA TARGET(""))
{
	light_at(&t, 2);
	hurl_put(&t, "ada", 1, 3, ROW);
	pp_ask_kick(t.game);
	kick(&t, FINDERS, "kick ada.1 1,5", "5");
	assert_int_equal(pp_in(&t)->n_sticks, 0);
	assert_int_equal(t.game->n_decisions, 0);
}

TRIAL(test_X_199_it_goes_on_beyond_the_cell_named, begin_kick(&t, ""), pp_end)
{
	assert_int_equal(pp_fly_towards(t.game, hurl_cell(&t, 20, ROW), hurl_cell(&t, 19, ROW),
		300), hurl_cell(&t, 17, ROW));
	/* two lines between the same cells: it keeps to one of them */
	assert_int_equal(table_distance(t.game->table, hurl_cell(&t, 20, ROW), pp_fly_towards(
		t.game, hurl_cell(&t, 20, ROW), hurl_cell(&t, 30, 1), 300)), 3 * INCH);
	assert_int_equal(pp_fly_towards(t.game, hurl_cell(&t, 20, ROW), hurl_cell(&t, 19, ROW),
		0), hurl_cell(&t, 20, ROW));
	explode(&t, "1 6");
}

TRIAL(test_X_193_walls_stop_a_kick, begin_kick(&t, ""), pp_end)
{
	hurl_ground(&t, 18, ROW, "hut", 0);
	assert_int_equal(pp_fly_towards(t.game, hurl_cell(&t, 20, ROW), hurl_cell(&t, 2, ROW),
		300), hurl_cell(&t, 19, ROW));
	explode(&t, "1 6");
}

/* The whole of it: a throw in the part for firing, and the bang after everybody's fire. */
HURL(test_S_P_26_it_goes_off_at_the_end_of_firing, ADA TARGET(""))
{
	hurl_put(&t, "bert", 1, 8, ROW);
	pp_go_to(&t, STAGE_FIRE, "finders");
	trial_do(&t, FINDERS, "throw ada.1 dynamite 9,5");
	hurl_dice(&t, "5");
	trial_do(&t, FINDERS, "done");
	while (!is_asked(&t, KEEPERS)) {	/* their own fire, first */
		assert_int_equal(pp_in(&t)->n_sticks, 1);
		assert_int_equal(trial_count(&t, EVENT_BURST), 0);
		trial_do(&t, t.game->decisions[0].seat, "done");
	}
	hurl_dice(&t, "6");
	t.game->dice.strict = false;	/* what fights and fears may want afterwards */
	trial_do(&t, KEEPERS, "kick bert.1 40,5");
	assert_int_equal(trial_event(&t, EVENT_BURST, 0)->cell, hurl_cell(&t, 12, ROW));
	assert_int_equal(trial_count(&t, EVENT_HIT), 0);
	assert_int_equal(pp_in(&t)->n_sticks, 0);
}

TEST_MAIN
