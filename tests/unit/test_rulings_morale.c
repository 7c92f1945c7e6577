/* Morale, rout, pursuit and rally: what the other tests of them leave unsaid. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish/body/loss.h"
#include "skirmish.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
#define PLAIN \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . M . . . . . G . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . M M . . . . . G . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n"
#define MARINES "unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\nfigure 1 leader\n"
#define GANG "unit gang sign=G side=east class=native troops=warriors arms=sword facing=W\nfigure 1 leader\n"

static const char plain[] = PLAIN SIDES MARINES GANG;

static struct roller morale(const struct trial *t, const char *unit, enum morale_cause cause)
{
	struct roller r;

	adv_morale_roller(t->game, trial_unit(t, unit), cause, &r);
	return r;
}

SKIRMISH(test_S_A_93_losses_of_this_turn, plain)
{
	struct roller r;

	skirmish_man(&t, "marines", 3)->lost = true;
	r = morale(&t, "marines", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.lost"), -2);
	skirmish_turn(&t, 2);	/* the next Orders: a rally counts none */
	r = morale(&t, "marines", CAUSE_RALLY);
	assert_int_equal(roller_halves(&r, "morale-modifiers.lost"), 0);
	r = morale(&t, "marines", CAUSE_CHARGED);
	assert_int_equal(roller_halves(&r, "morale-modifiers.lost"), 0);
}

SKIRMISH(test_S_A_94_S_A_116_counted_once_and_by_wounds_alone, plain)
{
	struct roller r;

	skirmish_man(&t, "marines", 2)->shaken = true;	/* first suppressed, then wounded */
	skirmish_man(&t, "marines", 2)->lost = true;
	r = morale(&t, "marines", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.suppressed"), 0);
	assert_int_equal(roller_halves(&r, "morale-modifiers.lost"), -2);
	adv_suppress_unit(t.game, trial_unit(&t, "gang"), 2);	/* a failed test, no wounds */
	r = morale(&t, "gang", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.suppressed"), 0);
	skirmish_man(&t, "gang", 1)->shaken = true;
	r = morale(&t, "gang", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.suppressed"), -1);
}

/* Forced back counts as suppressed. */
SKIRMISH(test_S_A_94_forced_back_is_suppressed, plain)
{
	skirmish_man(&t, "marines", 1)->pushed_from = build_cell(t.setup, 10, 2);
	trial_put(&t, "gang", 1, 10, 2);
	trial_dice(&t, "2");
	adv_hit(t.game, trial_figure(&t, "marines", 1), trial_unit(&t, "gang"),
		&adv_rules_of(t.game)->weapons[0], true);
	adv_fates(t.game, true);
	assert_true(skirmish_man(&t, "marines", 1)->shaken);
	assert_false(skirmish_man(&t, "marines", 1)->lost);
}

TEST(test_S_A_109_lone_heroes)
{
	static const char heroes[] = PLAIN SIDES MARINES GANG
		"unit kate figures=1 at=2,2 side=west troops=civilians arms=pistol\n"
		"figure 1 leader hero luck=5 field-craft=5\n"
		"unit bob figures=1 at=2,4 side=west troops=civilians arms=pistol\n"
		"figure 1 leader hero luck=5 field-craft=5 morale=7\n"
		"unit folk figures=2 at=4,4 side=west class=civilian role=non-combatant troops=civilians"
		" arms=improvised\nfigure 1 leader\n";
	struct trial t;

	skirmish_begin(&t, heroes);
	assert_int_equal(adv_morale_base(t.game, trial_unit(&t, "kate")), 10);
	assert_int_equal(adv_morale_base(t.game, trial_unit(&t, "bob")), 7);
	skirmish_unit(&t, "kate")->shot_at = true;	/* a unit of one tests like any, */
	skirmish_unit(&t, "folk")->shot_at = true;	/* and so do non-combatants */
	trial_dice(&t, "1 1");
	adv_morale_phase(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	skirmish_end(&t);
}

/* A hero among his men does not change what most of them are. */
TEST(test_S_A_111_the_majority_has_the_point)
{
	static const char led[] = PLAIN SIDES
		"unit marines sign=M side=west troops=warriors arms=rifle facing=E\n"
		"figure 1 leader hero luck=5 field-craft=5 morale=10\n" GANG;
	struct trial t;

	skirmish_begin(&t, led);
	assert_int_equal(adv_morale_base(t.game, trial_unit(&t, "marines")), 8);
	skirmish_end(&t);
}

SKIRMISH(test_S_C_16_with_the_unit_is_within_six_inches, plain)
{
	struct roller r;

	trial_put(&t, "marines", 1, 3, 3);	/* six from the man at 9,3 */
	r = morale(&t, "marines", CAUSE_RALLY);
	assert_int_equal(roller_halves(&r, "morale-modifiers.leaderless"), 0);
	trial_put(&t, "marines", 1, 2, 3);
	r = morale(&t, "marines", CAUSE_RALLY);
	assert_int_equal(roller_halves(&r, "morale-modifiers.leaderless"), -2);
}

/* R:377: no leader *or PRP*: a hero who has joined serves. */
TEST(test_S_A_95_a_hero_who_joined_leads)
{
	static const char joined[] = PLAIN SIDES MARINES GANG
		"unit kate figures=1 at=8,2 side=west troops=soldiers arms=pistol\n"
		"figure 1 leader hero luck=5 field-craft=9 traits=inspired-leadership\n";
	struct trial t;
	struct roller r;

	skirmish_begin(&t, joined);
	t.game->dice.strict = false;
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_DEAD, "killed");
	loss_of_leader(t.game, trial_unit(&t, "marines"));
	r = morale(&t, "marines", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.leaderless"), -2);
	skirmish_play(&t, STAGE_TALK);
	trial_do(&t, WEST, "join kate.1 marines");
	r = morale(&t, "marines", CAUSE_FIRE);
	assert_int_equal(roller_halves(&r, "morale-modifiers.leaderless"), 0);
	assert_int_equal(roller_halves(&r, "traits.inspired-leadership"), 4);
	trial_end(&t);
}

/* ---- rout, pursuit ---- */

/* Marked in the Morale phase, they run in the next Movement, the pursuers after
 * them; who is caught fights in that turn. */
TRIAL(test_S_A_98_routers_and_pursuers_run_next_turn, skirmish_begin(&t, plain), trial_end)
{
	cell_t stood, chased;

	t.game->dice.strict = false;
	stood = skirmish_cell(&t, "gang", 1);
	chased = skirmish_cell(&t, "marines", 1);
	skirmish_unit(&t, "gang")->routing = true;
	skirmish_unit(&t, "marines")->pursuing = true;
	skirmish_unit(&t, "marines")->target = (int16_t)trial_unit(&t, "gang");
	skirmish_play(&t, STAGE_SPOT);
	/* 18" for the natives, 15" for those who were six behind: not caught. */
	assert_int_equal(table_distance(t.game->table, stood, skirmish_cell(&t, "gang", 1)), 180);
	assert_in_range(table_distance(t.game->table, chased, skirmish_cell(&t, "marines", 1)),
		140, 150);
	assert_true(skirmish_unit(&t, "marines")->pursuing);
}

TEST(test_S_A_98_who_is_caught_fights_that_turn)
{
	static const char cripples[] = PLAIN SIDES MARINES
		"unit gang sign=G side=east class=civilian troops=civilians arms=sword facing=W\nfigure 1 leader\n";
	struct trial t;

	skirmish_begin(&t, cripples);
	t.game->dice.strict = false;
	for (int row = 1; row <= 4; row++)	/* they wade */
		for (int col = 15; col <= 40; col++)
			table_set_ground(t.game->table, build_cell(t.setup, col, row),
				table_find_ground(t.game->table, "stream"));
	trial_put(&t, "marines", 1, 14, 2);
	trial_put(&t, "marines", 2, 14, 3);
	trial_put(&t, "marines", 3, 13, 3);
	skirmish_unit(&t, "gang")->routing = true;
	skirmish_unit(&t, "marines")->pursuing = true;
	skirmish_unit(&t, "marines")->target = (int16_t)trial_unit(&t, "gang");
	skirmish_play(&t, STAGE_MORALE);
	assert_true(skirmish_unit(&t, "gang")->fought && skirmish_unit(&t, "marines")->fought);
	/* The pursuers' blows come first. */
	assert_int_equal(trial_roll(&t, "hand to hand") == NULL, false);
	for (size_t i = 0; i < event_log_count(t.log); i++) {
		const struct event *e = event_log_at(t.log, i);

		if (e->kind == EVENT_ROLL && strcmp(e->roll.what, "hand to hand") == 0) {
			assert_int_equal(e->unit, trial_unit(&t, "marines"));
			break;
		}
	}
	trial_end(&t);
}

/* R:299: natives charge on if their opponents were routed or eliminated; else they
 * reorganise like westerners. */
TEST(test_S_A_31_natives_whose_foes_hold_reorganise)
{
	struct trial t;

	for (int runs = 0; runs < 2; runs++) {
		skirmish_begin(&t, plain);
		skirmish_unit(&t, "gang")->fought = skirmish_unit(&t, "marines")->fought = true;
		skirmish_unit(&t, "gang")->foes = (uint64_t)1 << trial_unit(&t, "marines");
		skirmish_unit(&t, "marines")->foes = (uint64_t)1 << trial_unit(&t, "gang");
		skirmish_unit(&t, "gang")->hits_given = 1;
		skirmish_unit(&t, "marines")->hits_taken = 1;
		for (int i = 1; i <= 3; i++)	/* so that they may fail */
			skirmish_man(&t, "marines", i)->shaken = true;
		trial_dice(&t, runs ? "10 1" : "8 1");
		adv_morale_phase(t.game);
		assert_int_equal(skirmish_unit(&t, "marines")->routing, runs);
		assert_int_equal(skirmish_unit(&t, "gang")->reorganise, !runs);
		skirmish_end(&t);
	}
}

TEST(test_S_A_103_leaderless_pursuers_are_not_rallied)
{
	static const char headless[] = PLAIN SIDES
		"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\n" GANG;
	struct trial t;

	skirmish_begin(&t, headless);
	skirmish_unit(&t, "marines")->pursuing = true;
	trial_refuses(&t, WEST, "rally marines", "S-A-105");
	trial_refuses(&t, WEST, "order marines stationary", "X-6");
	adv_end_pursuits(t.game);	/* S-A-102: no routing enemy in sight */
	assert_false(skirmish_unit(&t, "marines")->pursuing);
	assert_int_equal(skirmish_unit(&t, "marines")->reorganise, 1);
	skirmish_end(&t);
}

TRIAL(test_S_A_104_the_suppressed_run_the_wounded_stay, skirmish_begin(&t, plain), trial_end)
{
	cell_t lies, crouched;

	t.game->dice.strict = false;
	lies = skirmish_cell(&t, "marines", 3);
	crouched = skirmish_cell(&t, "marines", 2);
	game_life(t.game, trial_figure(&t, "marines", 3), LIFE_WOUNDED, "wounded");
	skirmish_man(&t, "marines", 2)->suppressed_until = 2;
	skirmish_unit(&t, "marines")->routing = true;
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(skirmish_cell(&t, "marines", 3), lies);
	assert_int_not_equal(skirmish_cell(&t, "marines", 2), crouched);
}

/* ---- table edges ---- */

TRIAL(test_C_9_over_their_own_edge_and_gone, skirmish_begin(&t, plain), trial_end)
{
	t.game->dice.strict = false;
	skirmish_unit(&t, "marines")->routing = true;
	skirmish_next_turn(&t);	/* 15", eight to the western edge */
	for (int i = 1; i <= 3; i++) {
		assert_int_equal(skirmish_life(&t, "marines", i), LIFE_LEFT);
		assert_int_equal(skirmish_cell(&t, "marines", i), CELL_NONE);
		assert_true(t.game->figures[trial_figure(&t, "marines", i)].left & EDGE_WEST);
	}
}

/* A side that owns no edge makes for the one that was nearest at set-up. */
TEST(test_S_C_15_the_edge_nearest_at_set_up)
{
	static const char homeless[] = PLAIN "side west\nside east edges=north\n" MARINES GANG;
	struct trial t;

	skirmish_begin(&t, homeless);
	t.game->dice.strict = false;
	trial_put(&t, "gang", 1, 2, 1);	/* out of the way */
	trial_put(&t, "gang", 2, 3, 1);
	trial_put(&t, "marines", 1, 36, 3);	/* by now the east is nearest but for … */
	trial_put(&t, "marines", 2, 36, 4);
	trial_put(&t, "marines", 3, 37, 3);
	skirmish_unit(&t, "marines")->routing = true;
	skirmish_next_turn(&t);
	/* … the north, two rows from where the unit was set up. */
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_LEFT);
	assert_int_equal(t.game->figures[trial_figure(&t, "marines", 1)].left, EDGE_NORTH);
	trial_end(&t);
}

/* ---- talk ---- */

TRIAL(test_A_20_X_19_talk_rolls_nothing, skirmish_begin(&t, plain), trial_end)
{
	int rolls;

	t.game->dice.strict = false;
	skirmish_play(&t, STAGE_TALK);
	rolls = trial_count(&t, EVENT_ROLL);
	trial_do(&t, WEST, "say I did find the chest after all. What happened was this.");
	trial_do(&t, WEST, "done");
	trial_do(&t, EAST, "say No, I did.");
	assert_int_equal(trial_count(&t, EVENT_ROLL), rolls);
	assert_string_equal(trial_event(&t, EVENT_MESSAGE, -1)->word, "No, I did.");
	/* nobody is dead, so the Cliff-Hanger asks for no die. */
	trial_refuses(&t, EAST, "cliffhanger gang.1 It was a dream.", "A-13");
}

TEST_MAIN
