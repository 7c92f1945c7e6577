/* Grenades and mortars in the hands of minds, and what players are shown of them. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "answers.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/words/words.h"

enum { NAVY, THUGS };

/* A mortar that sees nobody, a lookout who does, and a huddle to shell. */
static const char hill[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". L . . . M . . . . . . . . . . . . . . . . . . . . . G G . . . . .\n"
	" . L . . . M . . . . . . . . . . . . . . . . . . . . G G . . . . . .\n"
	". . . . . M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 10\n"
	"legend M stone\n"
	NAVY_AND_THUGS
	"unit mortar sign=L side=navy arms=rifle\n"
	"figure 1 leader arms=mortar\n"
	"unit lookout side=navy arms=pistol figures=1 at=12,1 stance=hold\n"
	"unit gang sign=G side=thugs arms=club stance=hold\n"
	"figure 1 leader\n";

static void begin(struct trial *t, const char *drawing)
{
	trial_begin(t, &system_pacific, drawing, "");
}

/* Whether a burst at the answer's place would strike somebody of a unit. */
static bool strikes(const struct trial *t, const struct answer *a, const char *arm,
	const char *unit)
{
	const int row = rule_table_row(rulebook_table(t->setup->book, "weapons"), arm);
	int16_t marks[FIGURES_MAX];
	const int n = adv_burst_marks(t->game, a->goal, &adv_rules_of(t->game)->weapons[row],
		marks);

	for (int i = 0; i < n; i++)
		if (t->game->figures[marks[i]].unit == trial_unit(t, unit))
			return true;
	return false;
}

TEST(test_a_mortar_stays_and_shells_whom_others_see)
{
	struct trial t;
	struct answer a;

	begin(&t, hill);
	a = order_of(&t, "mortar");
	assert_true(a.given && a.verb == VERB_ORDER);
	assert_int_equal(a.mode, MODE_STATIONARY);
	trial_end(&t);

	begin(&t, hill);
	answer_until(&t, STAGE_FIRE);
	a = answer_for(&t, "mortar");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_LOB);
	assert_true(strikes(&t, &a, "mortar", "gang"));
	trial_end(&t);
}

/* A save that was tampered with has nothing in the air that no arm threw. */
TRIAL(test_a_lob_without_an_arm_is_not_restored, begin(&t, hill), trial_end)
{
	struct reason why = { "", "" };

	assert_true(adv_restored(t.game, &why));
	adv_figure_of(t.game, 0)->lob = 0;
	adv_figure_of(t.game, 0)->lob_arm = -1;
	assert_false(adv_restored(t.game, &why));
}

static void refuses_to_ask(int kind, int unit, int other)
{
	struct reason why = { "", "" };
	struct trial t;

	begin(&t, hill);
	t.game->n_decisions = 1;
	t.game->decisions[0] = (struct decision){ .kind = (uint8_t)kind, .unit = 0, .other = 1 };
	assert_true(adv_restored(t.game, &why));
	t.game->decisions[0].unit = (int16_t)unit;
	t.game->decisions[0].other = (int16_t)other;
	assert_false(adv_restored(t.game, &why));
	assert_string_equal(why.text, "decision 0 is about nobody");
	trial_end(&t);
}

/* Nor is anybody asked about nobody. */
TEST(test_decisions_about_nobody_are_not_restored)
{
	refuses_to_ask(ASK_STRIKE, NOBODY, NOBODY);
	refuses_to_ask(ASK_ACCEPT, 0, NOBODY);
	refuses_to_ask(ASK_ACCEPT, 0, FIGURES_MAX - 1);
	refuses_to_ask(ASK_CLIFFHANGER, 0, NOBODY);
	refuses_to_ask(DECISION_RULING + RULE_REPAIR, 0, NOBODY);
}

TRIAL(test_a_charge_at_nobody_is_not_restored, begin(&t, hill), trial_end)
{
	struct reason why = { "", "" };

	adv_unit_of(t.game, 0)->charging = true;
	adv_unit_of(t.game, 0)->target = 1;
	assert_true(adv_restored(t.game, &why));
	adv_unit_of(t.game, 0)->target = NOBODY;
	assert_false(adv_restored(t.game, &why));
}

TRIAL(test_nothing_is_thrown_in_the_last_turn, begin(&t, hill), trial_end)
{
	t.game->turn = t.setup->turns;
	answer_until(&t, STAGE_FIRE);
	assert_false(answer_for(&t, "mortar").given);
}

TRIAL(test_no_shell_falls_among_friends, begin(&t, hill), trial_end)
{
	answer_until(&t, STAGE_FIRE);
	/* Whatever it aims at among them, he would be in it. */
	game_place(t.game, t.setup->units[trial_unit(&t, "lookout")].first,
		build_cell(t.setup, 26, 3));
	assert_false(answer_for(&t, "mortar").given);
}

/* Grenades against men who are held down, at 8". */
static const char ditch[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . # . . . . . . . . .\n"
	". . A . . . . . . . # B B . . . . . . .\n"
	" . . A . . . . . . . # B . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 10\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=pistol,grenade stance=hold\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=club stance=hold\n"
	"figure 1 leader\n";

TRIAL(test_the_pinned_are_worth_a_grenade, begin(&t, ditch), trial_end)
{
	struct answer a;

	answer_until(&t, STAGE_FIRE);
	state_of(&t, "marines")->mode = MODE_STATIONARY;
	for (int f = 0; f < 3; f++)	/* they held their place */
		adv_figure_of(t.game, f)->spent = 0;
	suppress(&t, "gang");
	a = answer_for(&t, "marines");
	assert_int_equal(a.verb, VERB_LOB);
	assert_true(strikes(&t, &a, "grenade", "gang"));
	assert_false(strikes(&t, &a, "grenade", "marines"));
}

TEST(test_the_last_ones_are_kept_for_better)
{
	struct trial t;
	char drawing[sizeof ditch + 100];

	snprintf(drawing, sizeof drawing, "%s", ditch);
	strcpy(strstr(drawing, "stance=hold"), "grenades=2\nfigure 1 leader\n"
		"unit gang sign=B side=thugs arms=club\n");
	begin(&t, drawing);
	answer_until(&t, STAGE_FIRE);
	state_of(&t, "gang")->mode = MODE_RUN;	/* nobody will be there */
	state_of(&t, "gang")->moved = true;
	assert_true(answer_for(&t, "marines").verb != VERB_LOB);
	trial_end(&t);
}

/* A charge that would be made is not made into a shell of one's own. */
static const char rush[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . B . . . . . . . . .\n"
	". A A . . . . . . . . B . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 10\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=sword\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=improvised stance=hold\n"
	"figure 1 leader\n";

TRIAL(test_nobody_charges_into_his_own_shell, begin(&t, rush), trial_end)
{
	struct answer a;

	a = order_of(&t, "marines");
	expect_charges(&t, &a, "gang");
	adv_figure_of(t.game, 0)->shell = place_of(&t, "gang");
	adv_figure_of(t.game, 0)->shell_arm = (int16_t)rule_table_row(
		rulebook_table(t.setup->book, "weapons"), "grenade");
	a = order_of(&t, "marines");
	assert_true(a.mode != MODE_CHARGE);
	assert_false(strikes(&t, &a, "grenade", "marines")
		&& table_within(t.setup->table, a.goal, place_of(&t, "gang"), 30));
}

static void begin_alone(struct trial *t)
{
	char drawing[sizeof ditch + 100];

	snprintf(drawing, sizeof drawing, "%s", ditch);
	memcpy(strstr(drawing, "stance=hold"), "uncommanded", strlen("uncommanded"));
	begin(t, drawing);
	answer_until(t, STAGE_FIRE);
	state_of(t, "marines")->mode = MODE_STATIONARY;
	for (int f = 0; f < 3; f++)
		adv_figure_of(t->game, f)->spent = 0;
}

TEST(test_C_14_one_grenade_a_turn_at_who_stands)
{
	struct trial t;
	struct answer a;

	begin_alone(&t);
	a = answer_for(&t, "marines");
	assert_int_equal(a.verb, VERB_LOB);
	assert_true(strikes(&t, &a, "grenade", "gang"));
	adv_figure_of(t.game, 1)->lob = a.goal;	/* another of them has */
	assert_true(answer_for(&t, "marines").verb != VERB_LOB);
	trial_end(&t);

	begin_alone(&t);
	state_of(&t, "gang")->moved = true;
	assert_true(answer_for(&t, "marines").verb != VERB_LOB);
	trial_end(&t);
}

/* ---- what players are shown ---- */

TRIAL(test_a_preview_tells_who_stands_there, begin(&t, ditch), trial_end)
{
	struct view *view;
	struct choice c;
	struct preview p;
	struct reason why;

	answer_until(&t, STAGE_FIRE);
	for (int f = 0; f < 3; f++)
		adv_figure_of(t.game, f)->spent = 0;
	state_of(&t, "marines")->mode = MODE_STATIONARY;
	view = view_new(t.game, NAVY);
	assert_true(choice_read(&view->game, NAVY, "lob marines 11,3", &c, &why));
	game_preview(&view->game, &c, &p);
	assert_true(p.rolls);
	assert_int_equal(p.dice, 2);
	assert_true(p.harm_milli > 0);
	assert_int_equal(p.risk_milli, 0);
	assert_non_null(strstr(p.lines[0], "Hand grenade"));
	assert_non_null(strstr(p.lines[1], "if they stay, theirs: "));
	assert_true(choice_read(&view->game, NAVY, "lob marines 4,4", &c, &why));
	game_preview(&view->game, &c, &p);
	assert_int_equal(p.harm_milli, 0);
	assert_true(p.risk_milli > 0);
	assert_non_null(strstr(p.lines[1], "OURS"));
	view_free(view);
}

TRIAL(test_maps_mark_ones_own_aims, begin(&t, ditch), trial_end)
{
	struct spread spread;
	struct map_mark marks[4];
	struct reach *reach;

	answer_until(&t, STAGE_FIRE);
	for (int f = 0; f < 3; f++)
		adv_figure_of(t.game, f)->spent = 0;
	state_of(&t, "marines")->mode = MODE_STATIONARY;
	assert_int_equal(adv_marks(t.game, marks, 4), 0);
	trial_do(&t, NAVY, "lob marines 11,3");
	assert_int_equal(adv_marks(t.game, marks, 4), 1);
	assert_int_equal(marks[0].cell, build_cell(t.setup, 11, 3));
	assert_true(menu_spread(t.game, trial_unit(&t, "marines"), "lob marines", &spread));
	assert_int_equal(spread.middle, CELL_NONE);
	assert_int_equal(spread.n, 1);
	assert_int_equal(spread.lengths[0], 30);
	assert_false(menu_spread(t.game, trial_unit(&t, "marines"), "fire marines", &spread));
	reach = reach_new(t.setup->table);
	assert_true(menu_reach(t.game, trial_unit(&t, "marines"), "lob marines", reach));
	assert_true(reach_cost(reach, build_cell(t.setup, 14, 2)) != REACH_FAR);
	assert_true(reach_cost(reach, build_cell(t.setup, 18, 2)) == REACH_FAR);
	reach_free(reach);
}

TRIAL(test_a_menu_offers_it_to_those_who_can, begin(&t, ditch), trial_end)
{
	struct option options[OPTIONS_MAX];
	const struct decision *d;
	int n, found = -1;

	answer_until(&t, STAGE_FIRE);
	d = game_decision(t.game, NAVY, NOBODY);
	n = menu_options(t.game, d, trial_unit(&t, "marines"), options, OPTIONS_MAX);
	for (int i = 0; i < n; i++)
		if (strcmp(options[i].line, "lob marines") == 0)
			found = i;
	assert_true(found >= 0);
	assert_int_equal(options[found].need, NEED_CELL);
	n = menu_options(t.game, d, trial_unit(&t, "gang"), options, OPTIONS_MAX);
	for (int i = 0; i < n; i++)
		assert_string_not_equal(options[i].line, "lob gang");
}

/* Grenades counted for somebody who has none are a mistake of the scenario's. */
static int faults;

static void count_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	(void)self;
	(void)unit;
	(void)figure;
	(void)text;
	faults += strcmp(key, "grenades") == 0;
}

TEST(test_S_A_69_counting_what_nobody_has_is_a_fault)
{
	struct setup *s;

	faults = 0;
	s = build_setup(&system_pacific, "map\n. . . .\n . A . .\n. . . .\n . . . .\nend\n"
		"side navy\nunit marines sign=A side=navy arms=rifle grenades=3\n");
	adv_check_setup(s, count_fault, NULL);
	assert_int_equal(faults, 1);
	build_free(s);
	s = build_setup(&system_pacific, "map\n. . . .\n . A . .\n. . . .\n . . . .\nend\n"
		"side navy\nunit marines sign=A side=navy arms=rifle,grenade grenades=3\n");
	adv_check_setup(s, count_fault, NULL);
	assert_int_equal(faults, 1);
	build_free(s);
}

/* ---- what decides ---- */

/* Not the first whom he sees, but where most is to be had. */
TEST(test_a_crowd_is_shelled_before_the_man_in_front)
{
	static const char hill_and_scout[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". L . . . . . . . . . . . . . . . . . . . . . . . . . G G . . . . .\n"
		" . L . . . . . . . . . . . . . . . . . . . . . . . . G G . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 10\n"
		NAVY_AND_THUGS
		"unit mortar sign=L side=navy arms=rifle\n"
		"figure 1 leader arms=mortar\n"
		"unit scout side=thugs arms=club figures=1 at=18,5 stance=hold\n"
		"unit gang sign=G side=thugs arms=club stance=hold\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	begin(&t, hill_and_scout);
	answer_until(&t, STAGE_FIRE);
	a = answer_for(&t, "mortar");
	assert_int_equal(a.verb, VERB_LOB);
	assert_true(strikes(&t, &a, "mortar", "gang"));
	trial_end(&t);
}

static void begin_field(struct trial *t, const char *arms, int col, int figures)
{
	char drawing[1200];

	snprintf(drawing, sizeof drawing, "map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". A A A . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 10\n"
		NAVY_AND_THUGS
		"unit marines sign=A side=navy arms=%s stance=hold\n"
		"figure 1 leader\n"
		"unit gang side=thugs at=%d,3 arms=club figures=%d stance=hold\n"
		"figure 1 leader\n", arms, col, figures);
	begin(t, drawing);
	answer_until(t, STAGE_FIRE);
	state_of(t, "marines")->mode = MODE_STATIONARY;
	for (int f = 0; f < 3; f++)
		adv_figure_of(t->game, f)->spent = 0;
}

/* Of those on the move who will hardly be there still, and whom it would more likely shake
 * than hurt, three are worth a rifle grenade and two are not. */
TEST(test_a_few_on_the_move_are_not_worth_a_shell)
{
	struct trial t;

	for (int men = 2; men <= 3; men++) {
		begin_field(&t, "rifle-grenade", 20, men);
		state_of(&t, "gang")->mode = MODE_PATROL;
		state_of(&t, "gang")->moved = true;
		assert_int_equal(answer_for(&t, "marines").verb == VERB_LOB, men == 3);
		trial_end(&t);
	}
}

/* Of a multitude every other is looked at, for the sake of time. */
TEST(test_of_a_multitude_every_other_is_looked_at)
{
	struct trial t;

	for (int men = 47; men <= 49; men += 2) {
		int i = 0;

		begin_field(&t, "rifle,grenade", 28, men);
		FOR_MEMBERS(f, t.game, trial_unit(&t, "gang"))
			if (i++ % 2 == 1 && i < 8)
				game_place(t.game, f, build_cell(t.setup, 9 + i / 3, 2
				+ i / 2 % 3));
		assert_int_equal(answer_for(&t, "marines").verb == VERB_LOB, men == 47);
		trial_end(&t);
	}
}

TEST_MAIN
