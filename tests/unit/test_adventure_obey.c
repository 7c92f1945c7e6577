/* Obeying the action tables (K-4 … K-9): what uncommanded units make of each word
 * their tables may give them.
 */
#include "config.h"
#include "unit.h"
#include "answers.h"
#include "systems/adventure/adventure.h"

/* Axes against rifles, near enough to charge. */
static const char near[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . M M . . . . . . . . . . . . . G G . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

/* Muskets far from rifles, a wood in between. */
static const char far[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . N N . & & & & . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . N N . & & & & . . . . . . . . . . . . . . . . . . . . . . . . . M M . . . . .\n"
	" . . N N . & & & & . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	". . . N N . & & & . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side tribe edges=west\n"
	"side navy edges=east\n"
	"unit natives sign=N side=tribe class=native troops=warriors arms=musket\n"
	"figure 1 leader\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n";

/* Behind a barricade, an enemy in long range but not in medium. */
static const char works[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . X . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . X . . . . . . . . . . . . . . . . . . . . . . . . . . . . . M M . . . . .\n"
	" . . . X . . . . . . . . . . . . . . . . . . . . . . . . . . . . . M M . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend X barricade\n"
	"side tribe edges=west\n"
	"side navy edges=east\n"
	"unit natives sign=N figures=3 side=tribe class=native troops=warriors arms=musket\n"
	"figure 1 leader at=4,2\n"
	"figure 2 at=4,3\n"
	"figure 3 at=4,4\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n";

/* Bowmen hidden in the jungle, marines come near. */
static const char ambush[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . M M . . . . . . . % % % % % . . . . . . . . .\n"
	". . . . . . M M . . . . . . % % % % % % . . . . . . . .\n"
	" . . . . . M M . . . . . . . % % % % % . . . . . . . . .\n"
	". . . . . . . . . . . . . . . % % % % . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n"
	"unit hunters sign=H figures=3 side=tribe class=native troops=warriors arms=bow hidden\n"
	"figure 1 leader at=15,3\n"
	"figure 2 at=16,3\n"
	"figure 3 at=16,4\n";

static struct answer order_by_word(struct trial *t, const char *drawing, const char *id,
	enum action word)
{
	begin_uncommanded(t, drawing, id, word);
	return order_of(t, id);
}

/* ---- attack ---- */

TEST(test_K_9_attack_charges_if_it_reaches)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "gang", ACTION_ATTACK);
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

TEST(test_K_9_attack_closes_as_fast_as_it_may)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, far, "natives", ACTION_ATTACK);
	assert_int_equal(a.mode, MODE_RUN);
	assert_true(nearer(&t, &a, "marines") >= 100);
	trial_end(&t);
}

TEST(test_X_1_out_of_breath_it_closes_slowly)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, far, "natives", ACTION_ATTACK);
	state_of(&t, "natives")->must_rest = true;
	a = order_of(&t, "natives");
	assert_int_equal(a.mode, MODE_COMBAT);
	assert_true(nearer(&t, &a, "marines") > 0);
	trial_end(&t);
}

TEST(test_K_4_works_are_not_left_for_an_attack_out_of_reach)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, works, "natives", ACTION_ATTACK);
	expect_stays(&a);
	trial_end(&t);
}

/* ---- advance ---- */

TEST(test_S_K_15_missile_troops_stop_at_medium_range)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, far, "natives", ACTION_ADVANCE);
	assert_int_equal(a.mode, MODE_PATROL);
	assert_true(nearer(&t, &a, "marines") > 0);
	assert_true(table_distance(t.game->table, a.goal, place_of(&t, "marines")) >= 240);
	trial_end(&t);
}

TEST(test_S_K_15_within_medium_range_they_halt)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "marines", ACTION_ADVANCE);
	expect_stays(&a);
	trial_end(&t);
}

TEST(test_K_7_others_attack_once_they_are_near)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "gang", ACTION_ADVANCE);
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

TEST(test_K_4_advance_does_not_leave_works_it_can_shoot_from)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, works, "natives", ACTION_ADVANCE);
	expect_stays(&a);
	trial_end(&t);
}

TEST(test_advance_goes_where_the_enemy_was_last_seen)
{
	struct trial t;
	struct answer a;
	cell_t last;
	int marines;

	begin_uncommanded(&t, near, "gang", ACTION_ADVANCE);
	marines = trial_unit(&t, "marines");
	last = place_of(&t, "marines");
	FOR_MEMBERS(f, t.game, marines)
		game_place(t.game, f, CELL_NONE);
	t.game->units[marines].sighted = 1;
	t.game->units[marines].last_seen[1] = last;
	a = order_of(&t, "gang");
	assert_int_equal(a.mode, MODE_PATROL);
	assert_true(table_distance(t.game->table, a.goal, last)
		< table_distance(t.game->table, a.from, last));
	trial_end(&t);
}

TEST(test_with_nobody_ever_seen_they_stay)
{
	struct trial t;
	struct answer a;
	int marines;

	begin_uncommanded(&t, near, "gang", ACTION_ADVANCE);
	marines = trial_unit(&t, "marines");
	FOR_MEMBERS(f, t.game, marines)
		game_place(t.game, f, CELL_NONE);
	t.game->units[marines].sighted = 1;
	t.game->units[marines].last_seen[1] = CELL_NONE;
	a = order_of(&t, "gang");
	expect_stays(&a);
	trial_end(&t);
}

/* ---- halt, carry on ---- */

TEST(test_K_9_halt_stands)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "gang", ACTION_HALT);
	expect_stays(&a);
	assert_int_equal(a.mode, MODE_STATIONARY);
	trial_end(&t);
}

TEST(test_K_7_halts_face_the_enemy)
{
	struct trial t;
	int leader;

	begin_uncommanded(&t, near, "gang", ACTION_HALT);
	leader = t.game->units[trial_unit(&t, "gang")].leader;
	t.game->figures[leader].facing = 1;
	answer_until(&t, STAGE_FIRE);
	assert_int_equal(t.game->figures[leader].facing, 4);	/* west */
	trial_end(&t);
}

TEST(test_K_4_carry_on_goes_on_with_the_word_before)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, near, "gang", ACTION_ADVANCE);
	state_of(&t, "gang")->test.action = ACTION_CARRY_ON;
	a = order_of(&t, "gang");
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

TEST(test_S_K_11_carry_on_at_first_is_a_halt)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "gang", ACTION_CARRY_ON);
	expect_stays(&a);
	trial_end(&t);
}

TEST(test_after_a_rout_they_do_not_carry_on_running)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, near, "gang", ACTION_ROUT);
	state_of(&t, "gang")->test.action = ACTION_CARRY_ON;
	a = order_of(&t, "gang");
	expect_stays(&a);
	trial_end(&t);
}

/* ---- retreat, rout ---- */

TEST(test_S_K_17_retreat_in_the_open_goes_away)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, near, "gang", ACTION_RETREAT);
	assert_int_equal(a.mode, MODE_PATROL);
	assert_true(nearer(&t, &a, "marines") <= -80);
	trial_end(&t);
}

TEST(test_S_K_17_retreat_prefers_cover_further_from_all)
{
	static const char wood_behind[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . M M . . . . . . G G . . . & & . . . . . . .\n"
		". . . M M . . . . . . G G . . & & & . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	a = order_by_word(&t, wood_behind, "gang", ACTION_RETREAT);
	assert_true(covered(&t, a.goal));
	assert_true(nearer(&t, &a, "marines") < 0);
	trial_end(&t);
}

TEST(test_K_7_in_cover_and_strong_they_may_stay)
{
	struct trial t;
	struct answer a;

	a = order_by_word(&t, works, "natives", ACTION_RETREAT);
	expect_stays(&a);
	trial_end(&t);
}

TEST(test_A_22_their_leader_rallies_them)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, near, "gang", ACTION_ROUT);
	state_of(&t, "gang")->routing = true;
	a = order_of(&t, "gang");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_RALLY);
	trial_end(&t);
}

TEST(test_A_33_hemmed_in_they_give_up)
{
	static const char corner[] =
		"map\n"
		". . = = = = . . . .\n"
		" . = = G = = . . . .\n"
		". . = = = = . M . .\n"
		" . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, corner, "gang", ACTION_ROUT);
	state_of(&t, "gang")->routing = true;
	a = order_of(&t, "gang");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_OFFER);
	trial_end(&t);
}

/* ---- ambushes ---- */

TEST(test_OB4_hidden_men_lie_still)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, ambush, "hunters", ACTION_ADVANCE);
	state_of(&t, "hunters")->test.action = ACTION_CARRY_ON;
	a = order_of(&t, "hunters");
	expect_stays(&a);
	a = fire_of(&t, "hunters");
	assert_false(a.given);
	trial_end(&t);
}

TEST(test_OB4_their_table_lets_them_shoot)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, ambush, "hunters", ACTION_ADVANCE);
	a = fire_of(&t, "hunters");
	assert_true(a.given);
	assert_int_equal(a.target, trial_unit(&t, "marines"));
	trial_end(&t);
}

TEST(test_OB4_so_does_an_enemy_in_short_range)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, ambush, "hunters", ACTION_HALT);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "marines"))
		game_place(t.game, f, t.game->figures[f].cell + 4);
	a = fire_of(&t, "hunters");
	assert_true(a.given);
	trial_end(&t);
}

/* ---- fire ---- */

static const char two_near[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . B . . . . A A . . . . . . . . . .\n"
	". . . M M . . . . . . . . . . . . A A . . . . . . . . .\n"
	" . . M M . . . . . . . . . . . . A A . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n"
	"unit axes sign=A side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n"
	"unit scout sign=B side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n";

TEST(test_K_6_only_the_nearest_is_shot_at)
{
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, two_near, "marines", ACTION_HALT);
	a = fire_of(&t, "marines");
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "scout"));
	trial_end(&t);
}

TEST(test_OB3_no_fire_into_a_fight)
{
	static const char brawl[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		". . . M M . . . . F G . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet\n"
		"figure 1 leader\n"
		"unit friends sign=F side=navy arms=sword\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	begin_uncommanded(&t, brawl, "marines", ACTION_HALT);
	a = fire_of(&t, "marines");
	assert_false(a.given);
	trial_end(&t);
}

TEST_MAIN
