/* Nerve: every factor, its memory, and what comes of the throw (PP:109 to PP:122, S-P-24).
 * Numbers are typed in from the source; how deeds are rated is the table's. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/morale/nerve.h"

static const char plain[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A . . . . . . F .\n"
	". . . . . . . . . .\n"
	" . R . . . . P . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side wild edges=south\n"
	"unit ada sign=A side=explorers %s\n"
	"unit men sign=F side=explorers courage=follower\n"
	"unit rivals sign=R side=rivals terror=nothing\n"
	"unit python sign=P side=wild uncommanded creature=python arms=jaws\n";

static void begin_as(struct trial *t, const char *card)
{
	static char text[2000];

	snprintf(text, sizeof text, plain, card);
	pp_begin(t, text);
}

static int ada(const struct trial *t)
{
	return trial_figure(t, "ada", 1);
}

static int factors(const struct trial *t, int deed, int other_unit)
{
	struct roller r;

	pp_nerve_roller(t->game, ada(t), deed, other_unit, &r);
	return roller_need(&r);
}

/* What a row gives, whole points. */
static int of_row(const struct trial *t, int deed, const char *rule)
{
	struct roller r;

	pp_nerve_roller(t->game, ada(t), deed, NOBODY, &r);
	return roller_halves(&r, rule) / 2;
}

static bool dares(struct trial *t, int deed, const char *die)
{
	trial_dice(t, die);
	return pp_nerve(t->game, ada(t), deed, NOBODY);
}

/* ---- factors ---- */

TEST(test_P_11_who_it_is)
{
	static const struct { const char *card; int climb; const char *rule; } rows[] = {
		{ "", 0, "" }, { "nerve=nobody", 0, "" }, { "nerve=named", 2, "nerve.named" },
		{ "nerve=npc", 1, "nerve.npc" }, { "training=climb", 1, "nerve.trained" },
		{ "training=leap,swim", 0, "" },
		{ "fears-nothing", 1, "nerve.fears-nothing" },
		{ "nerve=named training=climb,leap fears-nothing", 4, "nerve.trained" } };
	struct trial t;

	for (int i = 0; i < 8; i++) {
		begin_as(&t, rows[i].card);
		assert_int_equal(factors(&t, DEED_CLIMB, NOBODY), rows[i].climb);
		if (*rows[i].rule)
			assert_true(of_row(&t, DEED_CLIMB, rows[i].rule) > 0);
		pp_end(&t);
	}
}

TRIAL(test_S_P_24_three_times_are_lots, begin_as(&t, ""), pp_end)
{
	static const struct { int times, done, failed; } rows[] = {
		{ 0, 0, 0 }, { 1, 1, -1 }, { 2, 1, -1 }, { 3, 2, -2 }, { 9, 2, -2 } };

	for (int i = 0; i < 5; i++) {
		struct pp_figure *f = pp_figure_in(&t, "ada", 1);

		f->failed[DEED_CLIMB] = 0;
		f->done[DEED_CLIMB] = (uint8_t)rows[i].times;
		assert_int_equal(factors(&t, DEED_CLIMB, NOBODY), rows[i].done);
		f->done[DEED_CLIMB] = 0;
		f->failed[DEED_CLIMB] = (uint8_t)rows[i].times;
		assert_int_equal(factors(&t, DEED_CLIMB, NOBODY), rows[i].failed);
		assert_int_equal(factors(&t, DEED_CROSS, NOBODY), 0);	/* another deed */
	}
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.failed-lots"), -2);
	pp_figure_in(&t, "ada", 1)->failed[DEED_CLIMB] = 1;
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.failed"), -1);
	pp_figure_in(&t, "ada", 1)->done[DEED_CLIMB] = 1;
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.done"), 1);
	pp_figure_in(&t, "ada", 1)->done[DEED_CLIMB] = 3;
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.done-lots"), 2);
}

TRIAL(test_X_168_how_terrible_deeds_are, begin_as(&t, ""), pp_end)
{
	static const struct { enum deed deed; int rated; const char *rule; } rows[DEEDS] = {
		{ DEED_CLIMB, 0, "" }, { DEED_CROSS, 0, "" }, { DEED_LEAP, -2, "nerve.bad" },
		{ DEED_SWIM, -2, "nerve.bad" }, { DEED_FACE, -2, "nerve.bad" },
		{ DEED_HANDLE, -2, "nerve.bad" }, { DEED_ENTER, 0, "" },
		{ DEED_DEFY, -3, "nerve.worse" } };

	for (int i = 0; i < DEEDS; i++) {
		assert_int_equal(factors(&t, (int)rows[i].deed, NOBODY), rows[i].rated);
		if (*rows[i].rule)
			assert_int_equal(of_row(&t, (int)rows[i].deed, rows[i].rule),
				rows[i].rated);
	}
}

TEST(test_P_11_particular_fears)
{
	static const struct { const char *fears; enum deed deed; } rows[] = {
		{ "heights", DEED_CLIMB }, { "heights", DEED_CROSS }, { "heights", DEED_LEAP },
		{ "water", DEED_SWIM }, { "beasts", DEED_FACE }, { "fire", DEED_HANDLE },
		{ "dark", DEED_ENTER }, { "spirits", DEED_DEFY } };
	struct trial t;
	char card[60];

	for (int i = 0; i < 8; i++) {
		snprintf(card, sizeof card, "fears=%s fear-value=-3", rows[i].fears);
		begin_as(&t, card);
		for (int deed = 0; deed < DEEDS; deed++) {
			bool feared = false;

			for (int k = 0; k < 8; k++)
				feared = feared || ((int)rows[k].deed == deed
					&& strcmp(rows[k].fears, rows[i].fears) == 0);
			assert_int_equal(of_row(&t, deed, "nerve.fear"),
				feared ? -3 : 0);
		}
		pp_end(&t);
	}
}

TRIAL(test_Y_26_fearing_nothing_and_one_thing_both_count,
	begin_as(&t, "fears-nothing fears=heights fear-value=-3"), pp_end)
{
	assert_int_equal(factors(&t, DEED_CLIMB, NOBODY), -2);
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.fears-nothing"), 1);
	assert_int_equal(of_row(&t, DEED_CLIMB, "nerve.fear"), -3);
	assert_int_equal(of_row(&t, DEED_SWIM, "nerve.fear"), 0);
}

TEST(test_P_11_a_particular_fear_is_from_one_to_four)
{
	struct trial t;
	char card[60];

	for (int value = -4; value <= -1; value++) {
		snprintf(card, sizeof card, "fears=heights fear-value=%d", value);
		begin_as(&t, card);
		assert_int_equal(factors(&t, DEED_CLIMB, NOBODY), value);
		pp_end(&t);
	}
}

TRIAL(test_S_P_24_the_fear_of_what_it_is_done_to,
	begin_as(&t, "fears=snakes,beasts fear-value=-1"), pp_end)
{
	assert_int_equal(factors(&t, DEED_HANDLE, NOBODY), -2);
	assert_int_equal(factors(&t, DEED_HANDLE, trial_unit(&t, "python")), -3);
	assert_int_equal(factors(&t, DEED_FACE, trial_unit(&t, "python")), -3);	/* once */
	assert_int_equal(factors(&t, DEED_CLIMB, trial_unit(&t, "rivals")), 0);	/* no terror */
}

/* ---- the throw ---- */

TEST(test_P_11_five_or_more)
{
	struct trial t;
	char die[4];
	const struct event *e;

	for (int d = 1; d <= 6; d++) {
		begin_as(&t, "nerve=npc");
		snprintf(die, sizeof die, "%d", d);
		assert_int_equal(dares(&t, DEED_CLIMB, die), d + 1 >= 5);
		e = trial_roll(&t, "nerve: to climb");
		expect_roll(e, 1, 1);
		assert_string_equal(e->roll.rule, "P-11");
		assert_string_equal(e->roll.outcome, d + 1 >= 5 ? "does it" : "does not dare");
		pp_end(&t);
	}
}

TEST(test_S_P_24_no_die_decides_by_itself)
{
	struct trial t;

	begin_as(&t, "nerve=named training=climb fears-nothing");	/* +4 */
	assert_true(dares(&t, DEED_CLIMB, "1"));
	pp_end(&t);
	begin_as(&t, "");
	assert_false(dares(&t, DEED_DEFY, "6"));	/* -3 */
	pp_end(&t);
}

TRIAL(test_P_11_it_is_remembered, begin_as(&t, ""), pp_end)
{
	const struct pp_figure *f;

	f = pp_figure_in(&t, "ada", 1);
	assert_false(dares(&t, DEED_CLIMB, "4"));
	assert_int_equal(f->failed[DEED_CLIMB], 1);
	assert_false(dares(&t, DEED_CLIMB, "5"));	/* it would have done before */
	assert_int_equal(f->failed[DEED_CLIMB], 2);
	assert_true(dares(&t, DEED_CLIMB, "6"));
	assert_int_equal(f->done[DEED_CLIMB], 1);
	assert_int_equal(f->failed[DEED_CLIMB], 2);
	assert_true(dares(&t, DEED_CLIMB, "5"));	/* +1 -1 */
	assert_int_equal(f->done[DEED_CROSS], 0);
}

/* ---- by word of its player ---- */

TRIAL(test_X_223_once_a_turn, begin_as(&t, ""), pp_end)
{
	trial_dice(&t, "6");
	pp_do(&t, "explorers", "dare ada.1 swim");
	assert_int_equal(pp_figure_in(&t, "ada", 1)->failed[DEED_SWIM], 1);
	pp_refuses(&t, "explorers", "dare ada.1 climb", "P-11");
}

TRIAL(test_X_223_who_may_dare, begin_as(&t, ""), pp_end)
{
	pp_refuses(&t, "explorers", "dare rivals.1 climb", "P-11");
	pp_refuses(&t, "explorers", "dare men.1 climb", "S-P-17");
	pp_figure_in(&t, "men", 1)->told = true;
	trial_dice(&t, "6");
	pp_do(&t, "explorers", "dare men.1 climb");
	pp_figure_in(&t, "ada", 1)->spirit = SPIRIT_PANICKED;
	pp_refuses(&t, "explorers", "dare ada.1 climb", "P-11");
}

TEST_MAIN
