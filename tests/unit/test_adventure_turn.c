/* The turn's walk through its stages: what is asked when, what is forgotten, and
 * how a game ends (A-13 … A-22, S-A-12, S-A-31, S-A-36, A-32).
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "skirmish.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"

static struct adv_unit *of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit);
}

static const struct decision *asked(const struct trial *t, enum adv_decision kind)
{
	for (int i = 0; i < t->game->n_decisions; i++)
		if (t->game->decisions[i].kind == kind)
			return &t->game->decisions[i];
	return NULL;
}

/* `done` to all that takes it, no further than to a question that does not, or to
 * the next turn. */
static void pass(struct trial *t)
{
	const int turn = t->game->turn;

	while (!t->game->over && t->game->turn == turn) {
		const struct decision *d = &t->game->decisions[0];

		if (t->game->system->decisions[d->kind].done == NULL)
			return;
		trial_do(t, d->seat, "done");
	}
}

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . . . . . . . . . . . . B B . . . . .\n"
	". . A A . . . . . . . . . . . . . . . . . . . . . . . B B . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle troops=soldiers\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs class=native arms=sword troops=warriors\n"
	"figure 1 leader\n"
	"unit relief side=navy figures=3 at=2,5 arrives=2 arms=rifle\n"
	"figure 1 leader\n";

/* R:386: suppressed in turn 4, all of turn 5, free at the beginning of turn 6. */
TRIAL(test_A_21_R_386_suppressed_in_4_free_in_6,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	while (t.game->turn < 4)
		pass(&t);
	t.game->dice = build_dice("10");
	of(&t, "marines")->shot_at = true;
	skirmish_man(&t, "marines", 2)->lost = true;	/* 10 - 1 */
	t.game->out = event_log_sink(t.log);
	adv_morale_phase(t.game);
	skirmish_man(&t, "marines", 2)->lost = of(&t, "marines")->shot_at = false;
	t.game->dice.strict = false;
	assert_true(adv_unit_suppressed(t.game, 0));
	pass(&t);
	assert_int_equal(t.game->turn, 5);
	trial_refuses(&t, 0, "order marines combat 5,3", "A-21");
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
	pass(&t);
	assert_int_equal(t.game->turn, 6);
	trial_do(&t, 0, "order marines combat 5,3");
	assert_true(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
}

/* A-13 … A-20: six phases, in order, each turn. */
TRIAL(test_six_phases_in_order, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	int last = -1, phases = 0;

	pass(&t);
	for (size_t i = 0; i < event_log_count(t.log); i++) {
		const struct event *e = event_log_at(t.log, i);

		if (e->kind != EVENT_PHASE || e->turn != 1)
			continue;
		assert_int_equal(e->number, last + 1);
		last = (int)e->number;
		phases++;
	}
	assert_int_equal(phases, PHASES);
}

TRIAL(test_reinforcements_come_on, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	trial_refuses(&t, 0, "order relief stationary", "A-13");	/* not there yet */
	pass(&t);
	assert_int_equal(t.game->turn, 2);
	for (int i = 1; i <= 3; i++)
		assert_true(game_on_table(t.game, trial_figure(&t, "relief", i)));
	trial_do(&t, 0, "order relief patrol 5,5");
	pass(&t);
	assert_int_equal(skirmish_cell(&t, "relief", 1), build_cell(t.setup, 5, 5));
}

TRIAL(test_R_299_western_units_reorganise_for_one_turn,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	of(&t, "marines")->reorganise = (uint8_t)adv_rest(t.game, 0);
	of(&t, "gang")->reorganise = (uint8_t)adv_rest(t.game, 1);
	assert_int_equal(of(&t, "gang")->reorganise, 0);	/* natives charge on */
	trial_do(&t, 0, "order marines patrol 5,3");
	pass(&t);
	assert_int_equal(of(&t, "marines")->reorganise, 1);	/* moved: not yet */
	trial_do(&t, 0, "order marines stationary");	/* S-A-31 */
	pass(&t);
	assert_int_equal(of(&t, "marines")->reorganise, 0);
}

/* A pursuer on the run is not reorganising. */
TRIAL(test_running_after_somebody_is_no_rest, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	of(&t, "marines")->reorganise = 1;
	of(&t, "marines")->pursuing = true;
	of(&t, "marines")->target = 1;
	of(&t, "marines")->must_rest = true;
	of(&t, "marines")->runs = 2;
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	while (t.game->turn == 1)
		trial_do(&t, t.game->decisions[0].seat, "done");
	assert_int_equal(of(&t, "marines")->last_mode, MODE_PURSUE);
	assert_int_equal(of(&t, "marines")->reorganise, 1);
	assert_true(of(&t, "marines")->must_rest);
}

/* rolled as orders come out; the unit then stands and does not shoot. */
TRIAL(test_A_22_a_rally, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	of(&t, "marines")->routing = true;
	t.game->dice = build_dice("10");
	trial_do(&t, 0, "rally marines");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_string_equal(trial_roll(&t, "rally")->roll.outcome, "rallies");
	assert_int_equal(trial_roll(&t, "rally")->phase, PHASE_ORDERS);
	assert_false(of(&t, "marines")->routing);
	assert_int_equal(of(&t, "marines")->mode, MODE_RALLY);
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
	pass(&t);
	trial_do(&t, 0, "order marines patrol 6,3");	/* normal again */
}

static const char late[] =
	"map\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . B . .\n"
	". A A . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader hero luck=5 field-craft=5 military traits=tactician\n"
	"unit gang sign=B side=thugs class=native arms=sword\n";

/* S-A-12: asked, diced for, and the way chosen when all others have moved. */
TRIAL(test_S_A_12_a_tacticians_unit_moves_last,
	trial_begin(&t, &system_rugged, late, ""), trial_end)
{
	t.game->dice = build_dice("2");
	trial_do(&t, 0, "order marines patrol 8,3");
	trial_do(&t, 1, "order gang combat 12,2");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_non_null(asked(&t, ASK_TACTICIAN));
	trial_do(&t, 0, "tactic marines.1 yes");
	assert_non_null(asked(&t, ASK_LATE));
	assert_int_equal(skirmish_cell(&t, "gang", 1), build_cell(t.setup, 12, 2));
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 2, 2));
	trial_refuses(&t, 0, "move marines 11,2", "C-3");	/* S-A-45: next to him, and far */
	trial_do(&t, 0, "move marines 9,2");
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 9, 2));
	assert_int_equal(of(&t, "marines")->mode, MODE_PATROL);	/* the order stays */
}

TEST(test_S_A_12_who_fails_or_declines_moves_with_the_others)
{
	struct trial t;

	for (int i = 0; i < 2; i++) {
		trial_begin(&t, &system_rugged, late, "");
		t.game->dice = build_dice(i == 0 ? "3" : "1");
		trial_do(&t, 0, "order marines patrol 8,3");
		trial_do(&t, 0, "done");
		trial_do(&t, 1, "done");
		trial_do(&t, 0, i == 0 ? "tactic marines.1 yes" : "tactic marines.1 no");
		assert_null(asked(&t, ASK_LATE));
		assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 8, 3));
		trial_end(&t);
	}
}

/* S-A-12: not for chargers, nor for who stands. */
TEST(test_S_A_12_not_asked_of_chargers)
{
	struct trial t;

	trial_begin(&t, &system_rugged, late, "");
	trial_do(&t, 0, "order marines charge gang");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_null(asked(&t, ASK_TACTICIAN));
	trial_end(&t);
	trial_begin(&t, &system_rugged, late, "");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_null(asked(&t, ASK_TACTICIAN));
	trial_end(&t);
}

/* A Maxim is set up by a stationary turn, a Lewis changes its canister in one. */
TEST(test_A_25_preparing_is_a_stationary_turn)
{
	static const char gun[] =
		"map\n. . . . . . . .\n . A A . . . B .\n. . . . . . . .\n . . . . . . . .\nend\n"
		"side navy\nside thugs\n"
		"unit marines sign=A side=navy arms=rifle\nfigure 1 leader arms=maxim\n"
		"unit gang sign=B side=thugs arms=sword\n";
	struct trial t;

	trial_begin(&t, &system_rugged, gun, "");
	trial_refuses(&t, 0, "order marines prepare", "A-25");	/* it is set up */
	trial_do(&t, 0, "order marines combat 3,3");
	pass(&t);
	assert_true(skirmish_man(&t, "marines", 1)->unprepared > 0);
	trial_do(&t, 0, "order marines prepare");
	pass(&t);
	assert_int_equal(skirmish_man(&t, "marines", 1)->unprepared, 0);
	trial_end(&t);
}

static const char talk[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A A . . . C C . .\n"
	". K . . . . . . . .\n"
	" . . . . . . . . . .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . B .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit guards sign=C side=navy arms=rifle\n"
	"unit kate sign=K side=navy arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=5\n"
	"unit gang sign=B side=thugs arms=sword\n"
	"item idol unit=marines\n";

static void to_talk(struct trial *t)
{
	while (asked(t, ASK_TALK) == NULL)
		trial_do(t, t->game->decisions[0].seat, "done");
}

TRIAL(test_A_20_things_are_handed_over, trial_begin(&t, &system_rugged, talk, ""), trial_end)
{
	to_talk(&t);
	trial_refuses(&t, 0, "hand kate marines", "A-20");	/* has nothing */
	trial_refuses(&t, 0, "hand marines gang", "A-20");	/* an enemy */
	trial_refuses(&t, 1, "hand marines gang", "A-20");	/* not his */
	trial_do(&t, 0, "hand marines kate");
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "kate"));
	trial_do(&t, 0, "say over to you");
	assert_string_equal(trial_event(&t, EVENT_MESSAGE, 0)->word, "over to you");
}

static const char straggler[] =
	"map\n"
	". . . . . . . . . . . .\n"
	" A . . . . . . . . A K .\n"
	". . . . . . . . . . . .\n"
	" . . . . . . . . . B . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit kate sign=K side=navy arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=5\n"
	"unit gang sign=B side=thugs arms=sword\n"
	"item idol unit=marines\n";

/* A straggler of either unit is no bridge to what its leader has, far away. */
TRIAL(test_X_236_what_a_leader_has_goes_no_way_by_stragglers,
	trial_begin(&t, &system_rugged, straggler, ""), trial_end)
{
	to_talk(&t);
	game_place(t.game, trial_figure(&t, "marines", 2), build_cell(t.setup, 10, 2));
	trial_refuses(&t, 0, "hand marines kate", "A-20");
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 9, 2));
	trial_do(&t, 0, "hand marines kate");
}

/* Every line of it can be read. */
static void sheet_of_nobody(const struct trial *t, const char *unit)
{
	char text[LINE_MAX_BYTES], all[20 * LINE_MAX_BYTES] = "";
	const int u = trial_unit(t, unit);

	assert_int_equal(t->game->units[u].head, NOBODY);
	for (int line = 0; sheet_unit(t->game, u, line, text, sizeof text); line++)
		strcat(all, text);
	assert_non_null(strstr(all, "Moves     nobody"));
	assert_true(!adv_swimming(t->game) || strstr(all, "Swims     nobody"));
}

/* S-C-16: a hero attaches himself; a unit without a leader is his. */
TRIAL(test_S_C_16_heroes_join_units, trial_begin(&t, &system_rugged, talk, ""), trial_end)
{
	int kate;

	kate = trial_figure(&t, "kate", 1);
	to_talk(&t);
	trial_refuses(&t, 0, "join marines.2 guards", "S-C-16");	/* no hero */
	trial_do(&t, 0, "join kate.1 marines");
	sheet_of_nobody(&t, "kate");
	assert_int_equal(t.game->figures[kate].unit, trial_unit(&t, "marines"));
	assert_int_equal(t.game->units[trial_unit(&t, "marines")].leader,
		trial_figure(&t, "marines", 1));
	trial_do(&t, 0, "join kate.1 guards");	/* 5" away */
	assert_int_equal(t.game->units[trial_unit(&t, "guards")].leader, kate);
	trial_do(&t, 0, "join kate.1 kate");	/* alone again */
	assert_int_equal(t.game->figures[kate].unit, trial_unit(&t, "kate"));
	assert_int_equal(t.game->units[trial_unit(&t, "guards")].leader, NOBODY);
}

/* Decided and over are different things: who wins may play on. */
TEST(test_a_decided_game_may_be_played_on)
{
	struct trial t;

	for (int on = 0; on < 2; on++) {
		trial_begin(&t, &system_rugged, talk, "");
		to_talk(&t);
		t.game->decided = true;
		t.game->winner = 0;
		trial_do(&t, 0, "done");
		trial_do(&t, 1, "done");
		assert_non_null(asked(&t, ASK_PLAY_ON));
		trial_do(&t, 0, "play-on yes");
		trial_do(&t, 1, on ? "play-on yes" : "play-on no");
		assert_int_equal(t.game->over, !on);
		if (on) {
			assert_int_equal(t.game->turn, 2);
			to_talk(&t);
			trial_do(&t, 0, "done");
			trial_do(&t, 1, "done");	/* not asked again */
			assert_int_equal(t.game->turn, 3);
		}
		trial_end(&t);
	}
}

TRIAL(test_A_32_the_dead_hero_is_asked_at_the_end,
	trial_begin(&t, &system_rugged, talk, ""), trial_end)
{
	t.game->turn = t.setup->turns;
	to_talk(&t);
	game_life(t.game, trial_figure(&t, "kate", 1), LIFE_DEAD, "killed");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_non_null(asked(&t, ASK_CLIFFHANGER));
	assert_int_equal(asked(&t, ASK_CLIFFHANGER)->seat, 0);
	trial_refuses(&t, 0, "done", "");
	trial_do(&t, 0, "cliffhanger kate.1 a crocodile broke the fall");
	assert_true(t.game->over);
	assert_non_null(trial_roll(&t, "cliff-hanger"));
}

/* C-14, K-6: the uncommanded test as the turn begins, all against the same state. */
TEST(test_C_14_K_6_action_tests_open_the_turn)
{
	static const char mob[] =
		"map\n. . . . . . . .\n . A A . . B B .\n. . . . . . . .\n . . . . . . . .\nend\n"
		"side mob\nside police\n"
		"unit mob sign=A side=mob arms=club uncommanded\n"
		"unit police sign=B side=police arms=club uncommanded\n";
	struct trial t;

	trial_begin(&t, &system_rugged, mob, "");
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	assert_int_equal(trial_event(&t, EVENT_ROLL, 0)->phase, PHASE_ORDERS);
	assert_string_equal(trial_event(&t, EVENT_ROLL, 1)->roll.rule, "K-5");
	assert_int_equal(of(&t, "mob")->test_turn, 1);
	assert_non_null(game_decision(t.game, 2, NOBODY));	/* their seats give orders */
	assert_null(game_decision(t.game, 0, NOBODY));
	trial_end(&t);
}

/* Views: what a side sees of a unit's state, and what it does not. */
TRIAL(test_views_strip_what_is_secret, trial_begin(&t, &system_rugged, talk, ""), trial_end)
{
	struct view *view;

	trial_do(&t, 0, "order kate patrol 5,4");
	skirmish_man(&t, "kate", 1)->held = true;
	of(&t, "kate")->warned = 3;
	view = view_new(t.game, 1);
	assert_int_equal(adv_figure_of(&view->game, trial_figure(&t, "kate", 1))->luck, 0);
	assert_int_equal(adv_figure_of(&view->game, trial_figure(&t, "kate", 1))->craft, 0);
	assert_false(adv_figure_of(&view->game, trial_figure(&t, "kate", 1))->held);
	assert_int_equal(adv_unit_of(&view->game, trial_unit(&t, "kate"))->warned, 0);
	assert_int_equal(adv_unit_of(&view->game, trial_unit(&t, "kate"))->spotted & ~2, 0);
	view_free(view);
}

/* Nothing in its view changes when its side next looks about it. */
TRIAL(test_S_A_22_who_comes_over_is_known_to_his_side_at_once,
	trial_begin(&t, &system_rugged, talk, ""), trial_end)
{
	struct view *view;
	uint64_t before;

	t.game->units[trial_unit(&t, "gang")].side = 0;
	of(&t, "gang")->spotted = 2;
	view = view_new(t.game, 0);
	before = game_check_value(&view->game);
	view_free(view);
	adv_sight_renew(t.game);
	assert_int_equal(of(&t, "gang")->spotted, 3);
	view = view_new(t.game, 0);
	assert_true(game_check_value(&view->game) == before);
	view_free(view);
}

TEST_MAIN
