/* Y-5: wounded whom no fit friend stands by. */
#include "as_view.h"
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/mind/minds.h"

enum { NAVY, THUGS };	/* seats */

#define SIDES "side navy edges=west\nside thugs edges=east\n"

/* Three marines, and 3" from them three of a gang. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . A . . . . . B . . . . . . .\n"
	". . . . . . A . . . . . B . . . . . . .\n"
	" . . . . . . A . . . . . B . . . . . . .\n"
	"end\n" SIDES
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=club\n";

/* The second marine beside the first of the gang; nobody else is near enough to help. */
static const char pair[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . A . A B . . . B . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n" SIDES
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=club\n";

static void lay_low(const struct trial *t, const char *unit, int number)
{
	game_life(t->game, trial_figure(t, unit, number), LIFE_WOUNDED, "wounded");
}

static void lay_low_all(const struct trial *t, const char *unit)
{
	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		game_life(t->game, f, LIFE_WOUNDED, "wounded");
}

/* On to the question; how many are asked it. */
static int ask(struct trial *t)
{
	int n = 0;

	skirmish_play(t, STAGE_STRIKE);
	assert_int_equal(adv_game_of(t->game)->walk.stage, STAGE_STRIKE);
	for (int i = 0; i < t->game->n_decisions; i++)
		n += t->game->decisions[i].kind == ASK_FALLEN;
	return n;
}

/* ---- charged ---- */

SKIRMISH(test_Y_5_only_wounded_left_are_charged, field)
{
	lay_low_all(&t, "gang");
	trial_do(&t, NAVY, "order marines charge gang");
	trial_refuses(&t, THUGS, "order gang stationary", "A-13");
	trial_do(&t, NAVY, "done");
	skirmish_play(&t, STAGE_PRESS);	/* no die is thrown: they neither stand nor run */
	assert_int_equal(adv_game_of(t.game)->walk.stage, STAGE_PRESS);
	assert_true(skirmish_unit(&t, "gang")->charged);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	for (int i = 1; i <= 3; i++)	/* one cell short of them */
		assert_true(table_distance(t.game->table, skirmish_cell(&t, "marines", i),
			skirmish_cell(&t, "gang", 2)) >= 20);
	trial_do(&t, NAVY, "press marines yes");
	assert_int_equal(adv_game_of(t.game)->walk.stage, STAGE_STRIKE);
	assert_true(adv_meets_fallen(t.game, trial_unit(&t, "marines")) >= 0);
}

SKIRMISH(test_Y_5_who_has_a_man_standing_is_charged_where_he_stands, field)
{
	lay_low(&t, "gang", 1);
	lay_low(&t, "gang", 2);
	assert_false(adv_only_wounded(t.game, trial_unit(&t, "gang")));
	assert_false(adv_charged_at(t.game, trial_figure(&t, "gang", 1)));
	assert_true(adv_charged_at(t.game, trial_figure(&t, "gang", 3)));
}

SKIRMISH(test_Y_5_captives_and_the_dead_are_not_charged, pair)
{
	game_capture(t.game, trial_figure(&t, "gang", 1), trial_figure(&t, "marines", 2));
	game_life(t.game, trial_figure(&t, "gang", 2), LIFE_DEAD, "killed");
	trial_refuses(&t, NAVY, "order marines charge gang", "A-13");
}

/* ---- the question ---- */

SKIRMISH(test_Y_5_who_lies_at_ones_feet_is_taken_unless_one_says_otherwise, pair)
{
	lay_low(&t, "gang", 1);
	assert_int_equal(ask(&t), 1);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
	trial_do(&t, NAVY, "done");
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_CAPTIVE);
	assert_int_equal(trial_event(&t, EVENT_CAPTURE, -1)->number,
		trial_figure(&t, "marines", 2));
}

SKIRMISH(test_Y_5_left_he_lies_there_and_is_asked_about_again, pair)
{
	lay_low(&t, "gang", 1);
	ask(&t);
	trial_do(&t, NAVY, "wounded marines leave");
	skirmish_next_turn(&t);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
	assert_int_equal(ask(&t), 1);
	trial_do(&t, NAVY, "wounded marines take");
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_CAPTIVE);
}

SKIRMISH(test_Y_5_struck_at_he_may_die_of_it, pair)
{
	lay_low(&t, "gang", 1);
	skirmish_man(&t, "gang", 1)->wounds = 1;
	ask(&t);
	trial_dice(&t, "6 8");	/* a hit, a wound: his second */
	trial_do(&t, NAVY, "wounded marines strike");
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_DEAD);
	assert_int_equal(trial_count(&t, EVENT_CAPTURE), 0);
	/* no fight: nobody tests, nobody reorganises */
	assert_int_equal(skirmish_unit(&t, "marines")->reorganise, 0);
	assert_false(skirmish_unit(&t, "marines")->fought);
}

SKIRMISH(test_Y_5_a_fit_friend_beside_him_spares_the_question, pair)
{
	lay_low(&t, "gang", 1);
	trial_put(&t, "gang", 2, 13, 2);
	trial_dice(&t, "10");	/* the blow at him misses (S-A-82) */
	skirmish_play(&t, STAGE_STRIKE);
	assert_true(adv_game_of(t.game)->walk.stage > STAGE_MELEE);	/* nothing was asked */
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
}

SKIRMISH(test_Y_5_who_cannot_lay_hands_on_him_is_not_asked, pair)
{
	lay_low(&t, "gang", 1);
	adv_suppress_figure(t.game, trial_figure(&t, "marines", 2), 9);
	skirmish_play(&t, STAGE_STRIKE);
	assert_true(adv_game_of(t.game)->walk.stage > STAGE_STRIKE);	/* nothing was asked */
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_WOUNDED);
}

/* After the blows, of whom they felled: there is none to be struck again. */
SKIRMISH(test_Y_5_who_is_felled_now_is_asked_about_now, pair)
{
	/* his club misses, he is hit and falls */
	trial_dice(&t, "6 8  10");
	skirmish_play(&t, STAGE_MELEE);
	assert_int_equal(adv_game_of(t.game)->walk.stage, STAGE_MELEE);
	assert_int_equal(t.game->n_decisions, 1);
	trial_refuses(&t, NAVY, "wounded marines strike", "Y-5");
	trial_dice(&t, "1 1");	/* both units test */
	trial_do(&t, NAVY, "wounded marines take");
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_CAPTIVE);
}

SKIRMISH(test_Y_5_the_menu_has_the_three_answers, pair)
{
	static const char *const lines[] = { "wounded marines take", "wounded marines strike",
		"wounded marines leave" };
	struct option options[OPTIONS_MAX];

	lay_low(&t, "gang", 1);
	ask(&t);
	assert_int_equal(game_options(t.game, &t.game->decisions[0], trial_unit(&t, "marines"),
		options, OPTIONS_MAX), 3);
	for (int i = 0; i < 3; i++) {
		assert_string_equal(options[i].line, lines[i]);
		assert_true(options[i].allowed);
	}
	assert_string_equal(system_rugged.decisions[ASK_FALLEN].done, "done");
}

/* ---- seen ---- */

SKIRMISH(test_Y_5_the_wounded_in_the_open_are_seen_again, field)
{
	lay_low_all(&t, "gang");
	game_sight(t.game, trial_unit(&t, "gang"), NAVY, false);
	skirmish_unit(&t, "gang")->spotted = 1 << THUGS;
	trial_refuses(&t, NAVY, "order marines charge gang", "A-13");
	adv_sight_renew(t.game);
	trial_do(&t, NAVY, "order marines charge gang");
}

/* ---- minds ---- */

TEST(test_Y_5_machines_answer_like_persons)
{
	void (*const minds[])(const struct view *v, const struct decision *d, struct choice *c) = {
		decide_obey, decide_command
	};

	for (int i = 0; i < 2; i++) {
		struct trial t;
		struct choice c;

		skirmish_begin(&t, pair);
		lay_low(&t, "gang", 1);
		ask(&t);
		minds[i](as_view(t.game), &t.game->decisions[0], &c);
		assert_int_equal(c.verb, VERB_WOUNDED);
		assert_true(game_check(t.game, &c, NULL));
		game_step(t.game, &c, event_log_sink(t.log));
		assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_CAPTIVE);
		skirmish_end(&t);
	}
}

TEST_MAIN
