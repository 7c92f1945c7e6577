/* Speech: who hears, who understands, what is told of it and what comes of it (PP:15 to PP:17,
 * S-P-2, S-P-4, S-P-5, X-216, X-217).  Numbers are typed in from the source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "skirmish/menus/menu.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/words.h"

/* All that speak or listen stand in one row, so that columns are inches. */
static const char plain[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" A . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . G .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . B B\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . R R\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . D\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side natives edges=north friends=explorers\n"
	"side wild edges=south\n"
	"unit ada sign=A side=explorers name=\"Ada Finch\" courage=hero arms=rifle\n"
	"figure 1 name=\"Ada Finch\"\n"
	"unit bearers sign=B side=explorers name=Bearers courage=follower arms=knife\n"
	"unit rivals sign=R side=rivals name=Rivals arms=revolver\n"
	"unit guide sign=G side=natives name=Tamo courage=follower arms=spear\n"
	"unit dog sign=D side=wild name=\"The dog\" uncommanded creature=dog arms=jaws\n";

enum { ROW = 2, SPEAKER = 1 };	/* where Ada stands */

static void begin(struct trial *t)
{
	pp_begin(t, plain);
	pp_go_to(t, STAGE_SPEAK, NULL);
}

/* So many inches from the speaker. */
static void put_off(const struct trial *t, const char *unit, int number, int inches)
{
	trial_put(t, unit, number, SPEAKER + inches, ROW);
}

static const struct event *note(const struct trial *t, const char *word)
{
	for (int i = trial_count(t, EVENT_NOTE) - 1; i >= 0; i--)
		if (strstr(trial_event(t, EVENT_NOTE, i)->word, word) != NULL)
			return trial_event(t, EVENT_NOTE, i);
	return NULL;
}

static unsigned side_bit(const struct trial *t, const char *side)
{
	return 1u << setup_find_side(t->setup, side);
}

static bool caused(const struct trial *t, const char *unit, int number, enum cause cause)
{
	return (pp_figure_in(t, unit, number)->causes >> cause & 1) != 0;
}

/* ---- ranges ---- */

TRIAL(test_P_3_every_voice_at_every_range, begin(&t), pp_end)
{
	static const struct { enum voice voice; int understood, heard; } rows[VOICES] = {
		{ VOICE_WHISPER, 1, 2 }, { VOICE_SPEAK, 3, 6 }, { VOICE_SHOUT, 6, 12 },
		{ VOICE_SCREAM, 0, 18 }, { VOICE_SHOT, 0, 18 } };

	for (int i = 0; i < VOICES; i++)
		for (int far = 1; far <= 20; far++) {
			const int ada = trial_figure(&t, "ada", 1), other = trial_figure(&t,
				"rivals", 1);

			put_off(&t, "rivals", 1, far);
			assert_int_equal(pp_understands(t.game, other, ada, rows[i].voice),
				far <= rows[i].understood);
			assert_int_equal(pp_hears(t.game, other, ada, rows[i].voice),
				far <= rows[i].heard);
		}
}

TRIAL(test_S_P_5_walls_do_not_matter, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 6);
	for (int col = SPEAKER + 1; col < SPEAKER + 6; col++)
		trial_ground(&t, col, ROW, "stone");
	assert_true(pp_understands(t.game, trial_figure(&t, "bearers", 1), trial_figure(&t, "ada",
		1),
		VOICE_SHOUT));
}

TRIAL(test_P_3_the_senseless_hear_nothing, begin(&t), pp_end)
{
	int man;

	put_off(&t, "bearers", 1, 1);
	man = trial_figure(&t, "bearers", 1);
	assert_true(pp_hears(t.game, man, trial_figure(&t, "ada", 1), VOICE_WHISPER));
	game_life(t.game, man, LIFE_WOUNDED, "faints");
	assert_false(pp_hears(t.game, man, trial_figure(&t, "ada", 1), VOICE_SCREAM));
	assert_false(pp_hears(t.game, trial_figure(&t, "ada", 1), trial_figure(&t, "ada", 1),
		VOICE_SHOUT));	/* nor does one count oneself */
}

TRIAL(test_X_217_beasts_hear_and_do_not_understand, begin(&t), pp_end)
{
	int dog;

	put_off(&t, "dog", 1, 2);
	dog = trial_figure(&t, "dog", 1);
	assert_true(pp_hears(t.game, dog, trial_figure(&t, "ada", 1), VOICE_SHOUT));
	assert_false(pp_understands(t.game, dog, trial_figure(&t, "ada", 1), VOICE_SHOUT));
}

/* ---- orders ---- */

TEST(test_P_3_an_order_that_does_not_arrive)
{
	struct trial t;
	const int far[] = { 6, 7, 12, 13 };

	for (int i = 0; i < 4; i++) {
		begin(&t);
		put_off(&t, "bearers", 1, far[i]);
		assert_false(pp_own_will(t.game, trial_unit(&t, "bearers")));
		pp_do(&t, "explorers", "say ada.1 shout Follow me, all of you!");
		assert_int_equal(pp_figure_in(&t, "bearers", 1)->told, i == 0);
		assert_int_equal(pp_own_will(t.game, trial_unit(&t, "bearers")), i == 0);
		pp_end(&t);
	}
}

TRIAL(test_S_P_17_the_told_act_the_untold_do_not, begin(&t), pp_end)
{
	int unit;

	unit = trial_unit(&t, "bearers");
	assert_int_equal(pp_figure_in(&t, "bearers", 1)->spirit, SPIRIT_OBEDIENT);
	assert_false(pp_own_will(t.game, unit));
	pp_figure_in(&t, "bearers", 2)->told = true;	/* he does not guide them */
	assert_false(pp_own_will(t.game, unit));
	pp_figure_in(&t, "bearers", 1)->told = true;
	assert_true(pp_own_will(t.game, unit));
	assert_true(pp_own_will(t.game, trial_unit(&t, "ada")));	/* controlled */
}

TRIAL(test_S_P_4_an_order_lasts_to_the_next_turns_speaking, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 2);
	pp_do(&t, "explorers", "say ada.1 speak Wait here.");
	pp_do(&t, "explorers", "done");
	pp_do(&t, "rivals", "done");
	pp_do(&t, "natives", "done");
	assert_int_equal(pp_in(&t)->round, 2);	/* the second round of the same turn */
	assert_true(pp_figure_in(&t, "bearers", 1)->told);
	pp_go_to(&t, STAGE_SPEAK, NULL);	/* … and the next turn's first */
	assert_false(pp_figure_in(&t, "bearers", 1)->told);
}

TEST(test_X_216_who_gives_orders)
{
	static const struct { enum spirit spirit; bool told; } rows[] = {
		{ SPIRIT_CONTROLLED, true }, { SPIRIT_SHAKEN, true }, { SPIRIT_OBEDIENT, false } };
	struct trial t;

	for (int i = 0; i < 3; i++) {
		begin(&t);
		put_off(&t, "bearers", 1, 3);
		put_off(&t, "guide", 1, 2);
		trial_put(&t, "rivals", 1, SPEAKER + 1, ROW + 2);
		pp_figure_in(&t, "ada", 1)->spirit = (uint8_t)rows[i].spirit;
		pp_do(&t, "explorers", "say ada.1 speak Wait here.");
		assert_int_equal(pp_figure_in(&t, "bearers", 1)->told, rows[i].told);
		assert_int_equal(pp_figure_in(&t, "guide", 1)->told,
			rows[i].told);	/* friends */
		assert_false(pp_figure_in(&t, "rivals", 1)->told);
		assert_false(pp_figure_in(&t, "ada", 1)->told);
		pp_end(&t);
	}
}

/* ---- who may say what ---- */

TRIAL(test_P_1_once_a_round_and_two_rounds, begin(&t), pp_end)
{
	assert_int_equal(pp_in(&t)->round, 1);
	pp_do(&t, "explorers", "say ada.1 speak One.");
	pp_refuses(&t, "explorers", "say ada.1 speak Two.", "P-1");
	pp_do(&t, "explorers", "say bearers.1 speak Yes.");
	pp_do(&t, "explorers", "done");
	pp_do(&t, "rivals", "done");
	pp_do(&t, "natives", "done");
	assert_int_equal(pp_in(&t)->walk.stage, STAGE_SPEAK);
	assert_int_equal(pp_in(&t)->round, 2);
	pp_do(&t, "explorers", "say ada.1 speak Two.");
	pp_refuses(&t, "explorers", "say ada.1 speak Three.", "P-1");
}

TRIAL(test_S_P_2_three_words_in_a_fight, begin(&t), pp_end)
{
	put_off(&t, "rivals", 1, 1);
	pp_refuses(&t, "explorers", "say ada.1 speak Help!", "S-P-2");
	pp_refuses(&t, "explorers", "say ada.1 whisper Help!", "S-P-2");
	pp_refuses(&t, "explorers", "say ada.1 scream Help!", "S-P-2");
	pp_refuses(&t, "explorers", "say ada.1 shout Come and help me!", "S-P-2");
	pp_do(&t, "explorers", "say ada.1 shout Come, help me!");
	put_off(&t, "rivals", 2, 3);	/* who touches nobody may say what he likes */
	pp_do(&t, "rivals", "say rivals.2 speak They are only one against the two of us.");
}

TEST(test_X_217_who_speaks)
{
	static const struct { enum spirit spirit; bool may; } rows[] = {
		{ SPIRIT_CONTROLLED, true }, { SPIRIT_OBEDIENT, true }, { SPIRIT_SHAKEN, true },
		{ SPIRIT_PANICKED, false }, { SPIRIT_TERRIFIED, false } };
	struct trial t;

	for (int i = 0; i < 5; i++) {
		begin(&t);
		pp_figure_in(&t, "ada", 1)->spirit = (uint8_t)rows[i].spirit;
		if (rows[i].may)
			pp_do(&t, "explorers", "say ada.1 speak Well.");
		else
			pp_refuses(&t, "explorers", "say ada.1 speak Well.", "X-217");
		pp_end(&t);
	}
	begin(&t);
	game_life(t.game, trial_figure(&t, "ada", 1), LIFE_WOUNDED, "stunned");
	pp_refuses(&t, "explorers", "say ada.1 speak Well.", "X-217");
	pp_refuses(&t, "explorers", "say rivals.1 speak Well.", "P-3");
	pp_end(&t);
}

TRIAL(test_X_217_who_is_asked, begin(&t), pp_end)
{
	assert_int_equal(t.game->n_decisions, 3);	/* not the beasts */
	for (int i = 1; i <= 2; i++)
		pp_figure_in(&t, "rivals", i)->spirit = SPIRIT_PANICKED;
	pp_go_to(&t, STAGE_SPEAK, NULL);
	assert_int_equal(t.game->n_decisions, 2);
}

/* ---- what is told ---- */

TRIAL(test_P_3_words_go_to_those_who_understand, begin(&t), pp_end)
{
	const struct event *e;
	char text[200];

	put_off(&t, "bearers", 1, 6);
	put_off(&t, "rivals", 1, 5);
	put_off(&t, "guide", 1, 9);
	pp_do(&t, "explorers", "say ada.1 shout To the boats!");
	e = trial_event(&t, EVENT_MESSAGE, -1);
	assert_string_equal(e->word, "To the boats!");
	assert_int_equal(e->audience, side_bit(&t, "explorers") | side_bit(&t, "rivals"));
	assert_int_equal(e->figure, trial_figure(&t, "ada", 1));
	assert_int_equal(e->other, SAID_SHOUTED);
	assert_int_equal(e->cell, build_cell(t.setup, SPEAKER, ROW));
	view_event_text(t.game, e, text, sizeof text);
	assert_string_equal(text, "Ada Finch shouts: \"To the boats!\"");
	/* The natives, who see their friend, hear that she shouts. */
	e = note(&t, "shouts, too far off");
	assert_non_null(e);
	assert_int_equal(e->audience, side_bit(&t, "natives"));
	assert_int_equal(e->figure, trial_figure(&t, "ada", 1));
}

TRIAL(test_S_P_4_who_only_hears_knows_that_somebody_called, begin(&t), pp_end)
{
	const struct event *e;
	const int unit = 0;

	put_off(&t, "rivals", 1, 12);
	game_sight(t.game, unit, setup_find_side(t.setup, "rivals"), false);
	pp_do(&t, "explorers", "say ada.1 shout To the boats!");
	e = note(&t, "Somebody shouts");
	assert_non_null(e);
	assert_string_equal(e->word, "Somebody shouts, too far off to understand, at 1,2");
	assert_int_equal(e->audience, side_bit(&t, "rivals"));
	assert_int_equal(e->figure, NOBODY);
	assert_int_equal(e->unit, NOBODY);
	assert_int_equal(e->cell, build_cell(t.setup, SPEAKER, ROW));
	assert_int_equal(trial_event(&t, EVENT_MESSAGE, -1)->audience, side_bit(&t, "explorers"));
}

TRIAL(test_P_3_out_of_earshot_nothing_is_told, begin(&t), pp_end)
{
	put_off(&t, "rivals", 1, 13);
	pp_do(&t, "explorers", "say ada.1 shout To the boats!");
	assert_null(note(&t, "too far off"));
	assert_string_equal(trial_event(&t, EVENT_NOTE, -1)->word,
		"no friend is near enough to hear");
}

TRIAL(test_P_3_the_speakers_side_learns_whom_it_reached, begin(&t), pp_end)
{
	const struct event *e;

	put_off(&t, "bearers", 1, 6);
	put_off(&t, "guide", 1, 9);
	put_off(&t, "rivals", 1, 4);
	pp_do(&t, "explorers", "say ada.1 shout To the boats!");
	e = trial_event(&t, EVENT_NOTE, -1);
	assert_string_equal(e->word,
		"understood by Bearers (1 of 2); heard, but not understood, by Tamo");
	assert_int_equal(e->audience, side_bit(&t, "explorers"));
	put_off(&t, "bearers", 2, 2);
	pp_do(&t, "explorers", "say bearers.2 speak Aye!");
	assert_string_equal(trial_event(&t, EVENT_NOTE, -1)->word,
		"understood by Ada Finch; heard, but not understood, by Bearers");
}

TEST(test_X_164_the_hidden_who_are_heard_are_found)
{
	struct trial t;

	for (int far = 2; far <= 3; far++) {	/* of a whisper 2" is heard */
		begin(&t);
		pp_unit_in(&t, "ada")->hidden = true;
		put_off(&t, "rivals", 1, far);
		pp_do(&t, "explorers", "say ada.1 whisper Hush.");
		assert_int_equal(pp_unit_in(&t, "ada")->hidden, far == 3);
		pp_end(&t);
	}
	begin(&t);
	pp_unit_in(&t, "ada")->hidden = true;
	put_off(&t, "guide", 1, 1);	/* a friend tells nobody */
	pp_do(&t, "explorers", "say ada.1 whisper Hush.");
	assert_true(pp_unit_in(&t, "ada")->hidden);
	pp_end(&t);
}

/* ---- screams and shots ---- */

TRIAL(test_X_43_a_scream_shakes_its_friends_near, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 6);
	put_off(&t, "bearers", 2, 7);
	put_off(&t, "rivals", 1, 1);
	put_off(&t, "guide", 1, 5);
	pp_scream(t.game, trial_figure(&t, "ada", 1));
	assert_true(caused(&t, "bearers", 1, CAUSE_SCREAM));
	assert_false(caused(&t, "bearers", 2, CAUSE_SCREAM));
	assert_true(caused(&t, "guide", 1, CAUSE_SCREAM));	/* no enemy */
	assert_false(caused(&t, "rivals", 1, CAUSE_SCREAM));
	assert_false(caused(&t, "ada", 1, CAUSE_SCREAM));
	assert_int_equal(pp_in(&t)->n_noises, 1);
	assert_int_equal(pp_in(&t)->noise_cause[0], CAUSE_SCREAM);
	assert_non_null(note(&t, "screams"));
}

TRIAL(test_X_49_a_scream_of_ones_own_will_is_one, begin(&t), pp_end)
{
	put_off(&t, "bearers", 1, 1);
	pp_do(&t, "explorers", "say ada.1 scream Aaah!");
	assert_true(caused(&t, "bearers", 1, CAUSE_SCREAM));
	assert_false(pp_figure_in(&t, "bearers", 1)->told);	/* nobody understands it */
}

TRIAL(test_X_215_first_shots_shake_once_in_the_game, begin(&t), pp_end)
{
	put_off(&t, "rivals", 1, 12);
	put_off(&t, "rivals", 2, 13);
	put_off(&t, "bearers", 1, 2);
	pp_bang(t.game, trial_figure(&t, "ada", 1));
	assert_true(caused(&t, "rivals", 1, CAUSE_SHOOTING));
	assert_false(caused(&t, "rivals", 2, CAUSE_SHOOTING));
	assert_false(caused(&t, "bearers", 1, CAUSE_SHOOTING));	/* his own side's */
	assert_true(pp_figure_in(&t, "rivals", 1)->under_fire);
	assert_false(pp_figure_in(&t, "bearers", 1)->under_fire);
	pp_figure_in(&t, "rivals", 1)->causes = 0;
	pp_bang(t.game, trial_figure(&t, "ada", 1));
	assert_false(caused(&t, "rivals", 1, CAUSE_SHOOTING));
	assert_int_equal(pp_in(&t)->n_noises, 2);
}

TRIAL(test_X_195_a_blast_shakes_as_first_shots_do, begin(&t), pp_end)
{
	put_off(&t, "rivals", 1, 20);
	put_off(&t, "rivals", 2, 21);
	put_off(&t, "bearers", 1, 9);
	pp_boom(t.game, build_cell(t.setup, SPEAKER + 8, ROW), trial_figure(&t, "ada", 1));
	assert_true(caused(&t, "rivals", 1, CAUSE_SHOOTING));	/* 12" from the burst */
	assert_false(caused(&t, "rivals", 2, CAUSE_SHOOTING));
	assert_false(caused(&t, "bearers", 1, CAUSE_SHOOTING));	/* her friends */
	pp_boom(t.game, build_cell(t.setup, SPEAKER + 8, ROW), NOBODY);	/* nobody's */
	assert_true(caused(&t, "bearers", 1, CAUSE_SHOOTING));
}

TRIAL(test_P_3_a_shot_is_heard_from_afar, begin(&t), pp_end)
{
	const struct event *e;

	put_off(&t, "rivals", 1, 18);
	game_sight(t.game, trial_unit(&t, "ada"), setup_find_side(t.setup, "rivals"), false);
	game_sight(t.game, trial_unit(&t, "ada"), setup_find_side(t.setup, "wild"), false);
	pp_bang(t.game, trial_figure(&t, "ada", 1));
	e = note(&t, "A shot");
	assert_non_null(e);
	assert_string_equal(e->word, "A shot, at 1,2");
	assert_int_equal(e->audience, side_bit(&t, "rivals"));	/* the dog is out of earshot */
}

TRIAL(test_P_3_the_script_knows_who_has_understood_whom, begin(&t), pp_end)
{
	put_off(&t, "rivals", 1, 3);
	put_off(&t, "guide", 1, 4);
	pp_do(&t, "explorers", "say ada.1 speak We mean no harm");
	assert_int_equal(t.game->units[trial_unit(&t, "rivals")].understood, side_bit(&t,
		"explorers"));
	assert_int_equal(t.game->units[trial_unit(&t, "guide")].understood, 0);
	assert_true((t.game->changed >> WHEN_HEARS & 1) != 0);
}

TRIAL(test_P_3_rings_show_where_words_carry, begin(&t), pp_end)
{
	struct spread s;

	assert_true(menu_spread(t.game, trial_unit(&t, "ada"), "say ada.1 shout", &s));
	assert_int_equal(s.middle, build_cell(t.setup, SPEAKER, ROW));
	assert_int_equal(s.n, 2);
	assert_int_equal(s.lengths[0], 60);
	assert_int_equal(s.lengths[1], 120);
	assert_true(menu_spread(t.game, trial_unit(&t, "ada"), "say ada.1 scream", &s));
	assert_int_equal(s.n, 1);
	assert_int_equal(s.lengths[0], 180);
	assert_false(menu_spread(t.game, trial_unit(&t, "ada"), "walk ada", &s));
}

TEST_MAIN
