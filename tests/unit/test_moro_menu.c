/* Menus and previews of the Moro wars: what is offered in the situations that matter, with
 * which lengths and numbers; and in whole games that offers hold and refusals do.
 */
#include "config.h"
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "menu_rows.h"
#include "moro_games.h"
#include "played.h"
#include "playing.h"
#include "skirmish/menus/sheet.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/odds/expect.h"
#include "systems/moro/words/words.h"

static const struct option *open_row(int n, char key)
{
	const struct option *const o = row(n, key);

	if (o == NULL)
		fail_msg("no row '%c'", key);
	else if (!o->allowed)
		fail_msg("'%c' is shut: %s", key, o->why.text);
	return o;
}

/* The rifles 10" from the spears; a Gatling in battery and one limbered; carriers whom
 * nobody commands. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . . . S . . . . . . . . . . . . . . .\n"
	". . . . A A . . . . . . . . S S . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . . . . . . . . . . . . . . R R . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . G G . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . L L . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . C C . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side us edges=west\n"
	"side moros edges=east\n"
	"unit rifles sign=A side=us arms=rifle troops=regulars facing=E\n"
	"figure 1 leader\n"
	"unit gun sign=G side=us arms=pistol troops=regulars gun=gatling facing=E\n"
	"figure 1 leader\n"
	"unit team sign=L side=us arms=pistol troops=regulars gun=cannon limbered facing=E\n"
	"figure 1 leader\n"
	"unit carriers sign=C side=us arms=blade troops=constabulary uncommanded facing=E\n"
	"unit spears sign=S side=moros arms=spear people=moro troops=warriors facing=W\n"
	"figure 1 leader\n"
	"unit far sign=R side=moros arms=moro-rifle people=moro troops=warriors facing=W\n";

TEST(test_what_an_able_unit_is_offered)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	n = menu(&t, "rifles");
	for (const char *key = "mcohf"; *key != '\0'; key++)
		open_row(n, *key);
	assert_string_equal(row(n, 'm')->line, "move rifles");
	assert_int_equal(row(n, 'm')->need, NEED_NOTHING);
	assert_string_equal(row(n, 'm')->note, " by two dice, 9\" on average");
	assert_string_equal(row(n, 'c')->note, ", 1 in reach");
	assert_string_equal(row(n, 'o')->line, "form rifles column");
	assert_string_equal(row(n, 'f')->note, ", 2 in range");
	assert_string_equal(row(n, '1')->line, "fire rifles spears");
	assert_string_equal(row(n, '3')->line, "charge rifles spears");
	assert_null(row(n, '4'));	/* the others are too far */
	assert_null(row(n, 'l'));
	assert_null(row(n, 'a'));
	moro_end(&t);
}

/* M-7: +1 in the open and +1 for standing: 7 is 5.  Four dice hit twice on the average, but
 * of three spears there are no four to fall. */
TEST(test_targets_come_with_their_numbers)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	n = menu(&t, "rifles");
	assert_string_equal(row(n, '1')->note, " 1.9 down");
	trial_tells(&t, "fire rifles spears",
		"4 dice, 5+ kills (50%), of 7+ in the table");
	moro_end(&t);
}

TEST(test_guns_have_rows_of_their_own)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	n = menu(&t, "gun");
	assert_string_equal(row(n, 'm')->why.rule, "X-41");
	assert_string_equal(open_row(n, 'b')->line, "limber gun");
	assert_null(row(n, 'u'));
	assert_null(row(n, 'o'));
	n = menu(&t, "team");
	assert_string_equal(open_row(n, 'b')->line, "unlimber team");
	assert_string_equal(row(n, 'f')->why.rule, "S-M-28");
	assert_false(row(n, 'f')->allowed);
	assert_null(row(n, 'l'));
	moro_end(&t);
}

/* S-M-26: of a gun whose crew has fallen, which no cursor could point out. */
TEST(test_S_M_26_a_gun_without_crew_has_a_row)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	assert_null(row(menu(&t, "rifles"), 'g'));
	for (int i = 1; i <= 2; i++)
		game_life(t.game, trial_figure(&t, "gun", i), LIFE_DEAD, "killed");
	n = menu(&t, "rifles");
	assert_false(row(n, 'g')->allowed);
	assert_string_equal(row(n, 'g')->why.rule, "X-133");
	trial_put(&t, "rifles", 2, 2, 7);
	n = menu(&t, "rifles");
	assert_string_equal(open_row(n, 'g')->line, "man rifles gun");
	assert_string_equal(row(n, 'g')->note, " gun");
	trial_tells(&t, "man rifles gun", "2 dice a man");
	moro_end(&t);
}

TEST(test_who_is_waited_for)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	assert_true(wants(&t, "rifles"));
	assert_true(wants(&t, "carriers"));
	assert_false(wants(&t, "spears"));
	n = menu(&t, "carriers");
	assert_int_equal(n, 1);
	assert_string_equal(open_row(n, 'a')->line, "activate carriers");
	moro_unit_in(&t, "rifles")->acted = true;
	assert_false(wants(&t, "rifles"));
	assert_int_equal(menu(&t, NULL), 0);
	moro_end(&t);
}

/* Once it has the hand it is asked like any other, by its own mind. */
TEST(test_a_unit_that_minds_itself_is_asked_for_itself)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	trial_dice(&t, "3");
	moro_do(&t, "activate carriers");
	assert_int_equal(t.game->decisions[0].unit, trial_unit(&t, "carriers"));
	n = menu(&t, "carriers");
	assert_null(row(n, 'a'));
	open_row(n, 'm');
	open_row(n, 'h');
	assert_int_equal(menu(&t, "rifles"), 0);
	assert_false(wants(&t, "rifles"));
	moro_end(&t);
}

TEST(test_the_bound_may_only_fight)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_unit_in(&t, "rifles")->bound = UINT64_C(1) << trial_unit(&t, "spears");
	moro_unit_in(&t, "spears")->bound = UINT64_C(1) << trial_unit(&t, "rifles");
	moro_hand(&t, "us");
	n = menu(&t, "rifles");
	assert_int_equal(n, 3);
	assert_string_equal(open_row(n, 's')->line, "fight rifles");
	assert_string_equal(row(n, 'm')->why.rule, "S-M-18");
	assert_string_equal(row(n, 'h')->why.rule, "S-M-18");
	moro_end(&t);
}

/* 7 and 4: 11" in all, 4" of it in jungle (M-3). */
TEST(test_when_the_dice_lie_the_menu_says_how_far)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	trial_dice(&t, "7 4");
	moro_do(&t, "move rifles");
	assert_int_equal(t.game->decisions[0].kind, ASK_GO);
	n = menu(&t, "rifles");
	assert_string_equal(open_row(n, 'm')->line, "go rifles");
	assert_string_equal(row(n, 'm')->note, " up to 11\", 4\" of it jungle");
	assert_string_equal(open_row(n, 'h')->line, "hold rifles");
	assert_null(row(n, 'l'));	/* nobody asks to leave */
	assert_int_equal(menu(&t, "gun"), 0);
	trial_tells(&t, "go rifles 9,3", "of 11\"");
	trial_tells(&t, "go rifles 9,3", "spears: ");
	moro_end(&t);
}

/* A nought in jungle: it may only form anew, or stay. */
TEST(test_S_M_29_a_nought_in_jungle_leaves_two_rows)
{
	struct trial t;
	int n;

	moro_begin(&t, field);
	for (int row = 2; row <= 4; row++)
		for (int col = 4; col <= 6; col++)
			trial_ground(&t, col, row, "jungle");
	moro_hand(&t, "us");
	assert_string_equal(row(menu(&t, "rifles"), 'm')->note,
		" by two dice, 2.9\" on average");
	trial_dice(&t, "7 0");
	moro_do(&t, "move rifles");
	assert_int_equal(t.game->decisions[0].kind, ASK_GO);
	n = menu(&t, "rifles");
	assert_int_equal(n, 2);
	assert_string_equal(open_row(n, 'o')->line, "form rifles column");
	open_row(n, 'h');
	moro_end(&t);
}

/* From the rifles to the spears there are 9" of open ground to the first of them: any
 * total of 8 or more comes next to one; 64 throws of a hundred do. */
TEST(test_a_charge_tells_its_chances)
{
	struct trial t;
	int good = 0, least;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	for (least = 0; least <= 18; least++) {
		bool contact = false;

		moro_charge_goal(t.game, trial_unit(&t, "rifles"), trial_unit(&t, "spears"),
			(struct moro_pace){ least * 10, 0 }, &contact);
		if (contact)
			break;
	}
	for (int a = 0; a < 10; a++)
		for (int b = 0; b < 10; b++)
			good += a + b >= least;
	assert_in_range(least, 6, 9);
	assert_int_equal(moro_outlook_charge(t.game, trial_unit(&t, "rifles"),
		trial_unit(&t, "spears")), good);
	assert_int_equal(moro_outlook_charge(t.game, trial_unit(&t, "rifles"),
		trial_unit(&t, "far")), 0);
	trial_tells(&t, "charge rifles spears",
		"they test first: hold at 70 or less, 71%");
	trial_tells(&t, "charge rifles spears", "then ours: closes at 80 or less, 81%");
	trial_tells(&t, "charge rifles spears", " of ours touch ");
	trial_tells(&t, "charge rifles spears", "then the side that lost more tests: they hold at ");
	trial_tells(&t, "charge rifles spears", "is locked with them");
	moro_end(&t);
}

/* Two dice from 0 to 9: 0 to 18, 9 on the average; the lower is 0 in 19 of 100 throws. */
TEST(test_a_move_tells_what_its_dice_may_bring)
{
	struct trial t;
	struct outlook o;

	moro_begin(&t, field);
	moro_hand(&t, "us");
	o = moro_outlook_move(t.game, trial_unit(&t, "rifles"), false);
	assert_int_equal(o.least, 0);
	assert_int_equal(o.mean, 90);
	assert_int_equal(o.most, 180);
	o = moro_outlook_move(t.game, trial_unit(&t, "rifles"), true);
	assert_int_equal(o.mean, 29);
	assert_int_equal(o.most, 90);
	assert_int_equal(o.none, 19);
	o = moro_outlook_move(t.game, trial_unit(&t, "spears"), true);
	assert_int_equal(o.mean, 62);
	assert_int_equal(o.none, 1);
	trial_tells(&t, "move rifles", "0\" to 18\", 9\" on average");
	moro_end(&t);
}

static void jams_in(const struct trial *t, int dice, int thousandths)
{
	const struct moro_rules *const rules = moro_rules_of(t->game);

	assert_int_equal(chance_milli(moro_volley_jam_chance(rules, dice)), thousandths);
}

/* M-8: of four dice all must be 0, one throw in ten thousand; of eight at least four,
 * 0.5 %; of twelve 2.6 %. */
TEST(test_M_8_how_likely_a_gatling_jams)
{
	struct trial t;

	moro_begin(&t, field);
	jams_in(&t, 3, 0);
	jams_in(&t, 8, 5);
	jams_in(&t, 12, 26);
	jams_in(&t, 16, 68);
	moro_hand(&t, "us");
	trial_tells(&t, "fire gun spears", "jams on 4 noughts: 0.5%");
	trial_tells(&t, "fire gun spears", "no more than the 3 of them can fall (X-124)");
	moro_end(&t);
}

TEST(test_what_maps_draw)
{
	struct trial t;
	struct reach *r;
	struct spread spread;
	int32_t bands[3];
	int n = 0, open;

	moro_begin(&t, field);
	r = reach_new(t.game->table);
	moro_hand(&t, "us");
	assert_int_equal(sheet_bands(t.game, trial_unit(&t, "rifles"), bands), 2);
	assert_int_equal(bands[0], 120);
	assert_int_equal(bands[1], 240);
	assert_true(menu_reach(t.game, trial_unit(&t, "rifles"), "move rifles", r));
	reach_all(r, &open);
	assert_false(menu_reach(t.game, trial_unit(&t, "rifles"), "hold rifles", r));
	assert_false(menu_spread(t.game, trial_unit(&t, "rifles"), "fire rifles", &spread));
	assert_false(menu_spread(t.game, trial_unit(&t, "team"), "fire team", &spread));
	moro_unit_in(&t, "team")->limbered = false;
	assert_true(menu_spread(t.game, trial_unit(&t, "team"), "fire team", &spread));
	assert_int_equal(spread.middle, CELL_NONE);
	assert_int_equal(spread.n, 1);
	assert_int_equal(spread.lengths[0], 30);
	trial_dice(&t, "1 2");
	moro_do(&t, "move rifles");
	assert_true(menu_reach(t.game, trial_unit(&t, "rifles"), "go rifles", r));
	reach_all(r, &n);
	assert_in_range(n, 2, open - 1);	/* 3" is less than 9" */
	reach_free(r);
	moro_end(&t);
}

/* A battery of five with riflemen beside it, and a band in front of both. */
static const char battery[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . G G . . . . . . . . S S . . . . . . .\n"
	". G G G . . . . . . . . S S . . . . . .\n"
	" . . A A . . . . . . . . . . . . . . . .\n"
	". . A A . . . . . . . B B . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side us edges=west\n"
	"side moros edges=east\n"
	"unit gun sign=G side=us arms=pistol troops=regulars gun=cannon facing=E\n"
	"figure 1 leader\n"
	"unit rifles sign=A side=us arms=rifle troops=regulars facing=E\n"
	"unit band sign=S side=moros arms=moro-rifle people=moro troops=warriors facing=W\n"
	"figure 1 leader\n"
	"unit far sign=B side=us arms=rifle troops=scouts facing=E\n";

/* M-9, S-M-23: all four stand within 3" of each other; the two riflemen are within it of
 * the nearest. */
TEST(test_S_M_23_a_shell_tells_whom_it_may_kill)
{
	struct trial t;
	int n;

	moro_begin(&t, battery);
	moro_hand(&t, "us");
	n = menu(&t, "gun");
	assert_string_equal(open_row(n, 'a')->line, "fire gun");
	assert_int_equal(row(n, 'a')->need, NEED_FIGURE);
	trial_tells(&t, "fire gun band.3", "4 of theirs there, each falls on 5+");
	trial_tells(&t, "fire gun band.3", "and 2 of OURS");
	trial_tells(&t, "fire gun band.3", "1 die, 5+ hits (50%), of 7+ in the table");
	assert_false(trial_previews(&t, "fire gun band.3", "of hits fall on the crew"));
	moro_end(&t);
}

/* M-10: five of the nine within 5" of the gun serve it: 55 %. */
TEST(test_M_10_fire_at_a_crew_tells_its_share)
{
	struct trial t;

	moro_begin(&t, battery);
	moro_hand(&t, "moros");
	trial_tells(&t, "fire band gun", "55% of hits fall on the crew");
	moro_end(&t);
}

static const char ambush[] =
	"map\n"
	". . . . . . . . . . . . % % % % % . . .\n"
	" . A A . . . . . . . . % % % J J % . . .\n"
	". A A . . . . . . . . % % % J J % . . .\n"
	" . . . . . . . . . . . % % % % % . . . .\n"
	"end\n"
	"side us edges=west\n"
	"side moros edges=east\n"
	"unit rifles sign=A side=us arms=rifle troops=regulars facing=E\n"
	"unit sworn sign=J side=moros arms=blade people=moro troops=juramentados hidden "
		"hides-in=wood blinds=1 facing=W\n"
	"figure 1 leader\n"
	"area wood 13,1 14,1 15,1 13,2 14,2 15,2 16,2 13,3 14,3 15,3 13,4 14,4\n";

/* first the place, then the blind; when all lie they may be taken up again. */
TEST(test_X_137_hiding_has_a_menu)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_moro, ambush, "");
	assert_int_equal(t.game->decisions[0].kind, ASK_DEPLOY);
	assert_true(wants(&t, "sworn"));
	n = menu(&t, "sworn");
	assert_string_equal(open_row(n, 'k')->line, "hide sworn");
	assert_string_equal(open_row(n, 'b')->note, ", 1 left");
	assert_null(row(n, 'c'));
	assert_int_equal(menu(&t, "rifles"), 0);
	trial_tells(&t, "hide sworn 13,1", "the nearest enemy is 10\" off");
	trial_tells(&t, "hide sworn 13,1", "on 7+");
	trial_do(&t, t.game->decisions[0].seat, "hide sworn 13,1");
	n = menu(&t, "sworn");
	assert_null(row(n, 'h'));
	open_row(n, 'b');
	trial_do(&t, t.game->decisions[0].seat, "blind sworn 14,4");
	assert_false(wants(&t, "sworn"));
	n = menu(&t, "sworn");
	assert_string_equal(open_row(n, 't')->line, "clear sworn");
	assert_string_equal(open_row(n, 'k')->label, "Hide it elsewhere");
	trial_end(&t);
}

/* A blind for which there is no place is not waited for. */
TEST(test_X_137_who_has_no_place_for_a_blind_is_done)
{
	static const char one_place[] =
		"map\n"
		". . . . . . . . . . . . % . . .\n"
		" . A A . . . . . . . . . J J . .\n"
		". . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . .\n"
		"end\n"
		"side us edges=west\n"
		"side moros edges=east\n"
		"unit rifles sign=A side=us arms=rifle troops=regulars facing=E\n"
		"unit sworn sign=J side=moros arms=blade people=moro troops=juramentados hidden "
			"hides-in=wood blinds=1 facing=W\n"
		"figure 1 leader\n"
		"area wood 13,1\n";
	struct trial t;

	trial_begin(&t, &system_moro, one_place, "");
	assert_int_equal(t.game->decisions[0].kind, ASK_DEPLOY);
	assert_true(wants(&t, "sworn"));
	trial_do(&t, t.game->decisions[0].seat, "hide sworn 13,1");
	assert_false(wants(&t, "sworn"));
	trial_end(&t);
}

/* C-9: over the edge it wants a step more than to it. */
TEST(test_C_9_leaving_is_offered_where_it_is_wanted_and_can_be)
{
	static const struct setup_objective away = { .id = "away", .text = "Away",
		.kind = AIM_EXIT, .unit = -1, .area = -1, .item = -1, .edge = EDGE_WEST,
		.number = 1, .points = 1 };
	struct setup *setup = build_setup(&system_moro, battery);
	struct trial t;
	int n;

	setup->objectives = &away;
	setup->n_objectives = 1;
	trial_begin_with(&t, setup, "");
	t.game->dice.strict = true;
	t.game->dice.script_at = t.game->dice.script_end;
	moro_hand(&t, "us");
	trial_dice(&t, "0 1");
	moro_do(&t, "move rifles");
	n = menu(&t, "rifles");
	assert_false(row(n, 'l')->allowed);
	assert_string_equal(row(n, 'l')->why.rule, "C-9");
	moro_hand(&t, "us");
	trial_dice(&t, "4 4");
	moro_do(&t, "move rifles");
	n = menu(&t, "rifles");
	assert_string_equal(open_row(n, 'l')->line, "leave rifles");
	trial_tells(&t, "leave rifles 1,4", "off the table for good");
	trial_end(&t);
}

/* ---- whole games ---- */

static const struct game_table tables[] = {
	{ &system_moro,
	"map\n"
	". . . A A . % % % % % . . . . . . . # # # # . .\n"
	" . . A A A . % % % % % . . . . . . # F W W F # .\n"
	". . . A A . . % % % % . . . . . . # F W W W # .\n"
	" . . . . . . . J J J % . . . . . . . # F L L # .\n"
	": : : : : : : : : : : : : : : : : : : : : : : :\n"
	" . G G G . . % % % % . . . . . n n . . . . . . .\n"
	". . G . . % % P P P % % . . . n V V . . . . . .\n"
	" . C C . . % P P P % % . . . . . . . . . . . . .\n"
	". . C M M M . % % % . . . . . . . . . . . . . .\n"
	" . . M M . . . % % . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side us edges=west\n"
	"side moros edges=east\n"
	"unit rifles sign=A side=us arms=rifle troops=regulars formation=column facing=E\n"
	"figure 1 name=Hale leader\n"
	"unit gatling sign=G side=us arms=pistol troops=regulars gun=gatling limbered facing=E\n"
	"figure 1 leader\n"
	"unit carriers sign=C side=us arms=blade troops=constabulary uncommanded facing=E\n"
	"unit mountain sign=M side=us arms=pistol troops=regulars gun=cannon facing=E\n"
	"figure 1 leader\n"
	"unit sworn sign=J side=moros arms=blade people=moro troops=juramentados hidden "
		"hides-in=wood blinds=2 facing=W\n"
	"figure 1 leader\n"
	"unit spears sign=P side=moros arms=spear,blade people=moro troops=warriors hidden "
		"hides-in=south blinds=1 facing=W\n"
	"figure 1 leader\n"
	"unit warriors sign=W side=moros arms=moro-rifle,blade people=moro troops=warriors "
		"facing=W\n"
	"figure 1 name=Uli leader\n"
	"unit lantaka sign=L side=moros arms=blade people=moro troops=warriors "
		"gun=moro-cannon facing=W\n"
	"unit villagers sign=V side=moros arms=blade people=moro troops=warriors uncommanded "
		"facing=W\n"
	"area wood 7,2 8,2 9,2 10,2 8,3 9,3 8,4 9,4 10,4\n"
	"area south 7,6 8,6 9,6 8,7 9,7 10,7 7,8 8,8 9,8\n"
	"item shells unit=carriers\n" },

	/* Close together: charges, melees and routs from the start. */
	{ &system_moro,
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . . A A A . . . S S S . . .\n"
	". . A A A . . . S S S S . .\n"
	" . . . G . . X X . S S . . .\n"
	". . . G G . X . . . . . . .\n"
	" . . . . . . . . % % . . . .\n"
	". . B B . . . % % T T T . .\n"
	" . . B B . . . % T T T . . .\n"
	". . . . . . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	"side us edges=west\n"
	"side moros edges=east\n"
	"unit a sign=A side=us arms=rifle troops=scouts facing=E\n"
	"figure 1 leader\n"
	"unit g sign=G side=us arms=pistol troops=regulars gun=gatling facing=E\n"
	"unit b sign=B side=us arms=rifle,pistol troops=constabulary facing=E\n"
	"figure 1 leader\n"
	"unit s sign=S side=moros arms=blade people=moro troops=juramentados facing=W\n"
	"figure 1 leader\n"
	"unit t sign=T side=moros arms=spear people=moro troops=warriors facing=W\n"
	"figure 1 leader\n" },
};

static void play(int first, int games, const char *mind, int every, look_fn *look)
{
	const struct games all = { tables, sizeof tables / sizeof tables[0], first, games, mind,
		every, look };

	play_games(&all);
}

TEST(test_menus_offer_what_may_be_chosen_and_nothing_else)
{
	play(300, 30, "random", 5, menus_keep_their_word);
}

/* Every row that is shut says what the refusal of its choice says (MU1, MU2). */
static void shut_rows_speak_like_refusals(struct playing *p, struct game *view,
	const struct decision *d)
{
	(void)p;
	for (int u = 0; u < view->n_units; u++) {
		const int n = menu_wanted(view, d, u)
			? menu_options(view, d, u, options, OPTIONS_MAX) : 0;

		for (int i = 0; i < n; i++) {
			struct reason why = { "", "" };
			struct choice c;

			if (options[i].allowed || options[i].need != NEED_NOTHING)
				continue;
			assert_true(choice_read(view, d->seat, options[i].line, &c, &why));
			assert_false(game_check(view, &c, &why));
			assert_string_equal(why.text, options[i].why.text);
			assert_string_equal(why.rule, options[i].why.rule);
		}
	}
}

TEST(test_shut_rows_say_what_refusals_say)
{
	play(400, 40, "random", 2, shut_rows_speak_like_refusals);
}

TEST_MAIN
