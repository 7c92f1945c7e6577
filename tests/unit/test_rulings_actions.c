/* The action tests of units that nobody commands (C-14): the die, the table, and
 * each line of the list of factors.
 */
#include "as_view.h"
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/mind/minds.h"

#define SIDES "side west edges=west\nside east edges=east\n"
#define PLAIN \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . M M . . . . . . . . . . . . . . G G . . . . . . . . . . . . . . . . . . . .\n" \
	". . M M . . . . . . . . . . . . . . G G G . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES \
	"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\nfigure 1 leader\n"
#define GANG "unit gang sign=G side=east class=native troops=warriors facing=W uncommanded "

static void begin(struct trial *t, const char *text)
{
	struct setup *s = build_setup(&system_rugged, text);

	trial_begin_with(t, s, "6");	/* the gang's die */
	t->game->dice.strict = false;
	t->game->out = event_log_sink(t->log);
}

static struct action_facts facts(const struct trial *t)
{
	struct action_facts f;

	uncommanded_facts(t->game, trial_unit(t, "gang"), &f);
	return f;
}

/* What each die would make of it, and the sum of the factors. */
static int factor(const struct trial *t)
{
	struct forecast f;

	assert_true(uncommanded_forecast(t->game, trial_unit(t, "gang"), &f));
	return f.factor;
}

TRIAL(test_K_2_the_modified_die_is_held_to_one_and_six,
	begin(&t, PLAIN GANG "arms=axe die=3\nfigure 1 leader\n"), trial_end)
{
	const struct action_rules *rules;
	struct action_facts f;
	struct forecast plain, low, high;

	skirmish_play(&t, STAGE_REVEAL);
	assert_int_equal(skirmish_unit(&t, "gang")->test.die, 6);	/* 6 + 3 */
	f = facts(&t);
	rules = &adv_rules_of(t.game)->actions;
	assert_int_equal(f.die_modifier, 3);
	f.enemy_in_sight = true;
	f.die_modifier = 0;
	action_forecast(rules, &f, &plain);
	f.die_modifier = -9;
	action_forecast(rules, &f, &low);
	f.die_modifier = 9;
	action_forecast(rules, &f, &high);
	for (int die = 0; die < 6; die++) {
		assert_string_equal(low.outcome[die].word, plain.outcome[0].word);
		assert_string_equal(high.outcome[die].word, plain.outcome[5].word);
	}
}

TEST(test_K_3_S_K_12_the_majoritys_table_missiles_on_a_tie)
{
	struct trial t;

	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader\nfigure 2 arms=rifle\nfigure 3 arms=rifle\n");
	assert_true(uncommanded_close_combat(t.game, trial_unit(&t, "gang")));
	game_life(t.game, trial_figure(&t, "gang", 1), LIFE_DEAD, "killed");
	assert_false(uncommanded_close_combat(t.game, trial_unit(&t,
		"gang")));	/* two against two */
	trial_end(&t);
	begin(&t, PLAIN GANG "arms=spear\nfigure 1 leader\n");	/* S-K-12: spears are close */
	assert_true(uncommanded_close_combat(t.game, trial_unit(&t, "gang")));
	trial_end(&t);
	begin(&t, PLAIN GANG "arms=bow\nfigure 1 leader\n");
	assert_false(uncommanded_close_combat(t.game, trial_unit(&t, "gang")));
	trial_end(&t);
}

/* Rifles reach 60": sixteen inches away the gang is in range of an enemy in the
 * open: +1, and nothing else. */
TEST(test_K_1_S_K_4_in_range_raw_and_hero)
{
	struct trial t;

	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n");
	assert_int_equal(factor(&t), 1);
	trial_end(&t);
	begin(&t, PLAIN GANG "arms=axe quality=raw\nfigure 1 leader\n");
	assert_int_equal(factor(&t), 2);
	trial_end(&t);
	begin(&t, PLAIN GANG "arms=axe quality=superior\nfigure 1 leader\n");
	assert_int_equal(factor(&t), 0);
	trial_end(&t);
	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader hero luck=5 field-craft=5\n");
	assert_int_equal(factor(&t), 0);
	trial_end(&t);
}

TRIAL(test_K_1_S_K_6_S_K_9_no_enemy_losses_routing_and_beaten,
	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n"), trial_end)
{
	skirmish_unit(&t, "gang")->routing = true;
	skirmish_unit(&t, "gang")->beaten = true;	/* one line, once (S-K-9) */
	assert_int_equal(factor(&t), 1 + 3);
	skirmish_unit(&t, "gang")->routing = skirmish_unit(&t, "gang")->beaten = false;
	game_life(t.game, trial_figure(&t, "gang", 5), LIFE_DEAD, "killed");
	assert_int_equal(factor(&t), 1 + 2);	/* one of five: two tenths */
	for (int i = 1; i <= 4; i++)
		game_life(t.game, trial_figure(&t, "marines", i), LIFE_DEAD, "killed");
	assert_int_equal(factor(&t), -4 + 2);
}

TEST(test_K_1_flank_and_breaking_friends)
{
	static const char friends[] = PLAIN
		GANG "arms=axe\nfigure 1 leader\n"
		"unit boys figures=2 at=27,2 side=east class=native troops=warriors arms=axe facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, friends);
	assert_int_equal(factor(&t), 1);
	game_face(t.game, trial_figure(&t, "gang", 1), 0);	/* away from the marines */
	assert_int_equal(factor(&t), 1 + 2);
	skirmish_unit(&t, "boys")->routing = true;	/* seven inches: the same line, once */
	assert_int_equal(factor(&t), 1 + 2);
	game_face(t.game, trial_figure(&t, "gang", 1), 3);
	assert_int_equal(factor(&t), 1 + 2);
	trial_put(&t, "boys", 1, 39, 2);	/* beyond ten */
	trial_put(&t, "boys", 2, 39, 3);
	assert_int_equal(factor(&t), 1);
	trial_end(&t);
}

TRIAL(test_K_1_S_K_3_cover_or_advancing_is_one_line,
	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n"), trial_end)
{
	for (int i = 1; i <= 5; i++)
		table_set_ground(t.game->table, skirmish_cell(&t, "gang", i),
			table_find_ground(t.game->table, "wall"));
	assert_int_equal(factor(&t), 1 - 1);
	skirmish_unit(&t, "gang")->test.action = ACTION_ADVANCE;
	skirmish_unit(&t, "gang")->last_mode = MODE_PATROL;
	assert_int_equal(factor(&t), 1 - 1);	/* S-K-3 */
}

/* The marines do not see whoever stands in leaves clearly; in sight he is. */
TRIAL(test_S_K_5_clear_sight,
	begin(&t, PLAIN GANG "arms=axe quality=raw\nfigure 1 leader\n"), trial_end)
{
	for (int i = 1; i <= 4; i++)
		table_set_ground(t.game->table, skirmish_cell(&t, "marines", i),
			table_find_ground(t.game->table, "forest"));
	assert_int_equal(factor(&t), 1);	/* raw in range alone */
}

TRIAL(test_S_K_1_S_K_2_every_turn_by_what_was_done_before,
	begin(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n"), trial_end)
{
	struct action_facts f;

	f = facts(&t);
	assert_false(f.advancing || f.falling_back);
	for (int row = 1; row <= 4; row++)	/* nobody in sight: they test all the same */
		table_set_ground(t.game->table, build_cell(t.setup, 10, row),
			table_find_ground(t.game->table, "stone"));
	for (int turn = 1; turn <= 3; turn++) {
		skirmish_next_turn(&t);
		assert_int_equal(skirmish_unit(&t, "gang")->test_turn, turn);
	}
	skirmish_unit(&t, "gang")->last_mode = MODE_RETREAT;
	f = facts(&t);
	assert_true(f.falling_back);
}

TEST(test_S_K_7_friends_who_retreat)
{
	static const char friends[] = PLAIN
		GANG "arms=axe\nfigure 1 leader\n"
		"unit boys figures=2 at=39,2 side=east class=native troops=warriors arms=axe facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, friends);
	for (int i = 1; i <= 4; i++)
		game_life(t.game, trial_figure(&t, "marines", i), LIFE_DEAD, "killed");
	assert_int_equal(factor(&t), -4);
	skirmish_unit(&t, "boys")->last_mode = MODE_RETREAT;	/* in sight, not near */
	assert_int_equal(factor(&t), 0);
	trial_end(&t);
}

/* Attack: a charge if it reaches, else the fastest lawful move. */
TEST(test_S_K_14_attacking_shooters)
{
	struct trial t;
	struct choice c;

	begin(&t, PLAIN GANG "arms=bow\nfigure 1 leader\n");
	skirmish_play(&t, STAGE_REVEAL);
	trial_end(&t);
	for (int near = 0; near < 2; near++) {
		const struct decision d = { .seat = 3, .kind = ASK_ORDERS, .unit = NOBODY,
			.other = NOBODY };

		begin(&t, PLAIN GANG "arms=bow\nfigure 1 leader\n");
		trial_do(&t, 0, "done");
		for (int i = 1; near == 0 && i <= 4; i++)	/* beyond 22" */
			trial_put(&t, "marines", i, 1, i);
		for (int i = 1; near == 0 && i <= 5; i++)
			trial_put(&t, "gang", i, 30 + i % 2, i <= 4 ? i : 1 + i % 4);
		skirmish_unit(&t, "gang")->test.action = ACTION_ATTACK;
		decide_obey(as_view(t.game), &d, &c);
		assert_int_equal(c.verb, VERB_ORDER);
		assert_int_equal(c.argument[1].value, near ? MODE_CHARGE : MODE_RUN);
		trial_end(&t);
	}
}

/* ---- platoons (K-8, X-31, X-90) and the natives' die (X-34) ---- */

/* Two sections two inches apart, by a wall that hides all but the left from view. */
#define SECTIONS(settings) PLAIN \
	"unit left figures=3 at=30,2 side=east troops=soldiers arms=rifle facing=W uncommanded " \
	settings "\nfigure 1 leader\n" \
	"unit right figures=3 at=32,2 side=east troops=soldiers arms=rifle facing=W uncommanded " \
	settings "\n"

static void begin_tests(struct trial *t, const char *text, const char *dice)
{
	struct setup *s = build_setup(&system_rugged, text);

	trial_begin_with(t, s, "");
	t->game->dice.strict = false;
	t->game->out = event_log_sink(t->log);
	trial_dice(t, dice);
}

static const struct action_test *test_of(const struct trial *t, const char *unit)
{
	return &skirmish_unit(t, unit)->test;
}

static uint64_t dice_thrown(const struct trial *t)
{
	const uint64_t before = t->game->dice.rolled;

	adv_action_tests(t->game);
	return t->game->dice.rolled - before;
}

TRIAL(test_K_8_X_31_a_platoon_throws_one_die,
	begin_tests(&t, SECTIONS("platoon=first formed"), "2"), trial_end)
{
	const struct event *e;

	skirmish_unit(&t, "right")->beaten = true;	/* S-K-9: 3 more for the right */
	assert_int_equal(dice_thrown(&t), 1);
	assert_int_equal(test_of(&t, "left")->die, 2);
	assert_int_equal(test_of(&t, "right")->die, 2);
	assert_int_equal(test_of(&t, "left")->factor, 1);
	assert_int_equal(test_of(&t, "right")->factor, 1 + 3);
	assert_int_equal(test_of(&t, "left")->action, ACTION_ADVANCE);	/* blue */
	assert_int_equal(test_of(&t, "right")->action, ACTION_HALT);	/* plain: its own */
	e = trial_roll(&t, "action test");	/* the last: right's, without a die */
	assert_int_equal(e->unit, trial_unit(&t, "right"));
	assert_int_equal(e->roll.n_dice, 0);
	assert_string_equal(e->roll.rule, "X-31");
	assert_int_equal(roll_halves(e, "factors.routing"), 6);
	assert_non_null(strstr(e->roll.outcome, "its platoon's 2: halt"));
}

TRIAL(test_X_31_all_blue_is_the_officers_word,
	begin_tests(&t, SECTIONS("platoon=first formed"), "3"), trial_end)
{
	struct forecast f;

	skirmish_unit(&t, "right")->beaten = true;
	assert_true(uncommanded_forecast(t.game, trial_unit(&t, "right"), &f));
	assert_int_equal(f.platoon, trial_unit(&t, "left"));
	assert_int_equal(dice_thrown(&t), 1);
	assert_int_equal(test_of(&t, "right")->own, ACTION_HALT);	/* blue */
	assert_int_equal(test_of(&t, "right")->action, ACTION_ADVANCE);	/* the left's */
}

/* Not formed, strayed, of another side or without an officer: each for itself. */
TEST(test_K_8_X_90_who_tests_alone)
{
	static const char *const alone[] = { SECTIONS("platoon=first"),
		SECTIONS("platoon=first formed"), SECTIONS("platoon=first formed") };
	struct trial t;

	for (size_t i = 0; i < sizeof alone / sizeof alone[0]; i++) {
		begin_tests(&t, alone[i], "4 4");
		for (int man = 1; i == 1 && man <= 3; man++)
			trial_put(&t, "right", man, 37, man);	/* 2\" and more away */
		if (i == 2)
			game_lead(t.game, trial_unit(&t, "left"), NOBODY);
		assert_int_equal(dice_thrown(&t), 2);
		assert_false(test_of(&t, "left")->platoon);
		trial_end(&t);
	}
}

TRIAL(test_X_34_natives_who_attack_go_further,
	begin_tests(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n", "6 5"), trial_end)
{
	const struct event *e;
	int32_t run;

	run = adv_allowance(t.game, trial_figure(&t, "gang", 1), MODE_CHARGE);
	assert_int_equal(dice_thrown(&t), 2);
	e = trial_roll(&t, "natives' die");
	assert_string_equal(e->roll.rule, "X-34");
	assert_string_equal(e->roll.outcome, "they move 2\" further this turn");
	assert_int_equal(adv_allowance(t.game, trial_figure(&t, "gang", 1), MODE_CHARGE),
		run + 20);	/* 5 cm */
	skirmish_turn(&t, 2);
	assert_int_equal(adv_allowance(t.game, trial_figure(&t, "gang", 1), MODE_CHARGE), run);
}

/* Those who are no natives throw none, nor natives with another word. */
TEST(test_X_34_nobody_else_throws_it)
{
	struct trial t;

	begin_tests(&t, PLAIN GANG "arms=axe\nfigure 1 leader\n", "2");
	assert_int_equal(dice_thrown(&t), 1);
	trial_end(&t);
	begin_tests(&t, PLAIN "unit gang sign=G side=east troops=warriors facing=W uncommanded "
		"arms=axe\nfigure 1 leader\n", "6");
	assert_int_equal(dice_thrown(&t), 1);
	assert_int_equal(test_of(&t, "gang")->action, ACTION_ATTACK);
	trial_end(&t);
}

static void count_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	(void)unit;
	(void)figure;
	assert_non_null(strstr(text, "K-8"));
	assert_true(strcmp(key, "platoon") == 0 || strcmp(key, "formed") == 0);
	++*(int *)self;
}

TEST(test_K_8_platoons_that_make_no_sense)
{
	static const struct { const char *text; int faults; } setups[] = {
		{ SECTIONS("platoon=first formed"), 0 },
		{ SECTIONS("formed"), 2 },
		{ PLAIN GANG "arms=axe platoon=first\nfigure 1 leader\n", 1 },
	};

	for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
		struct setup *s = build_setup(&system_rugged, setups[i].text);
		int faults = 0;

		system_rugged.check_setup(s, count_fault, &faults);
		assert_int_equal(faults, setups[i].faults);
		build_free(s);
	}
}

TEST_MAIN
