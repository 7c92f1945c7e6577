/* Dice given beforehand: how lists and files of them are read, what they are held against,
 * and who is told what did not fit (Y-31). */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_setup.h"
#include "cliffhanger/given_dice.h"
#include "cliffhanger/view.h"
#include "folder.h"
#include "played.h"
#include "session/sitting.h"
#include "sessions.h"

/* ---- reading ---- */

static bool read_dice(struct given_dice *d, const char *text, bool in_lines, struct reason *why)
{
	*d = (struct given_dice){ .from = "dice.txt" };
	*why = (struct reason){ "", "" };
	return given_dice_read(d, text, in_lines, why);
}

TEST(test_Y_31_a_list_has_numbers_and_names)
{
	struct given_dice d;
	struct reason why;

	assert_true(read_dice(&d, "3, melee=0,which of them, Ann's gang, die 1 of 2 = 12 , 4 5",
		false, &why));
	assert_int_equal(d.n, 5);
	assert_int_equal(d.dice[0].value, 3);
	assert_string_equal(d.dice[0].name, "");
	assert_int_equal(d.dice[1].value, 0);
	assert_string_equal(d.dice[1].name, "melee");
	assert_int_equal(d.dice[2].value, 12);
	assert_string_equal(d.dice[2].name, "which of them, Ann's gang, die 1 of 2");
	assert_int_equal(d.dice[4].value, 5);
	assert_int_equal(d.dice[4].line, 0);
}

TEST(test_Y_31_a_file_has_lines_and_remarks)
{
	struct given_dice d;
	struct reason why;
	char place[200];

	assert_true(read_dice(&d, "# what falls\n3,1 # ones\n\ntag=5 # high\r\n", true, &why));
	assert_int_equal(d.n, 3);
	assert_int_equal(d.dice[1].line, 2);
	assert_int_equal(d.dice[2].line, 4);
	given_dice_place(&d, 2, place, sizeof place);
	assert_string_equal(place, "dice.txt, line 4");
}

TEST(test_Y_31_what_is_no_die_is_told_with_its_place)
{
	static const struct { const char *text, *found; bool in_lines; } bad[] = {
		{ "3,x", "dice.txt, die 2: expected 0 to 100 (0 is a D10's 10), or a name and such "
			"a number (melee=5), found 'x'", false },
		{ "101", "found '101'", false },
		{ "1,tag=,2", "die 2: ", false },
		{ "=5", "found '=5'", false },
		{ "5x", "found '5x'", false },
		{ "-1", "found '-1'", false },
		{ "1\n\nmelee\n=5", "dice.txt, line 3: ", true },
		{ "a\x1b[31m=5", "die 1: ", false },
		{ "99999999999999999999", "die 1: ", false },
	};
	char many[4 * DICE_SCRIPT_MAX] = "";
	struct given_dice d;
	struct reason why;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		assert_false(read_dice(&d, bad[i].text, bad[i].in_lines, &why));
		if (!strstr(why.text, bad[i].found) || strchr(why.text, '\x1b'))
			fail_msg("%s: %s", bad[i].text, why.text);
	}
	for (int i = 0; i <= DICE_SCRIPT_MAX; i++)
		strcat(many, "1,");
	assert_false(read_dice(&d, many, false, &why));
	assert_non_null(strstr(why.text, "more than 512 dice"));
}

/* ---- what fits ---- */

static bool fits(const char *die, int sides, bool from_zero, const char *told)
{
	const struct roll roll = { .sides = (uint8_t)sides, .from_zero = from_zero };
	char text[400] = "";
	struct given_dice d;
	struct reason why;
	bool good;

	assert_true(read_dice(&d, die, false, &why));
	good = given_dice_fit(&d, 0, &roll, "tag, Ann's gang 1, die 1 of 2", text,
		sizeof text);
	assert_string_equal(text, told);
	return good;
}

#define TOLD(sides, found, counts) "dice.txt, die 1: expected a D" sides " for tag, Ann's gang 1, " \
	"die 1 of 2, found " found "; it counts " counts "."

TEST(test_Y_31_a_die_fits_by_its_number_and_its_name)
{
	assert_true(fits("6", 6, false, ""));
	assert_true(fits("0", 10, false, ""));
	assert_true(fits("0", 6, true, ""));
	assert_true(fits("tag=3", 6, false, ""));
	assert_true(fits("tag, Ann's gang 1=3", 6, false, ""));
	assert_true(fits("tag, Ann's gang 1, die 1 of 2=3", 6, false, ""));
	assert_false(fits("7", 6, false, TOLD("6", "7", "as 6")));
	assert_false(fits("0", 6, false, TOLD("6", "0", "as 6")));
	assert_false(fits("ta=3", 6, false, TOLD("6", "ta=3", "all the same")));
	assert_false(fits("tag, Ann's gang=3", 6, false,
		TOLD("6", "tag, Ann's gang=3", "all the same")));
	assert_false(fits("melee=9", 6, false, TOLD("6", "melee=9", "as 6")));
}

TEST(test_Y_31_a_die_asked_for_may_be_typed_with_its_name)
{
	static const char label[] = "tag, Ann's gang 1, die 1 of 2";
	struct reason why = { "", "" };

	assert_int_equal(given_dice_typed("5", label, &why), 5);
	assert_int_equal(given_dice_typed(" tag=5 ", label, &why), 5);
	assert_int_equal(given_dice_typed("tag, Ann's gang 1, die 1 of 2=0", label, &why), 0);
	assert_int_equal(given_dice_typed("melee=5", label, &why), -1);
	assert_string_equal(why.text, "expected a die for tag, Ann's gang 1, die 1 of 2, found "
		"one for melee");
	assert_int_equal(given_dice_typed("5,6", label, &why), -1);
	assert_int_equal(given_dice_typed("five", label, &why), -1);
	assert_non_null(strstr(why.text, "found 'five'"));
}

/* ---- who is told ---- */

static const char strip[] =
	"map\n"
	"A A . . . . w . . C\n"
	" A . . . . w . . . C\n"
	". . . . . . . . . .\n"
	" . . w w . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit cat sign=C side=blues\n";

static struct session *start(const char *list, const char *save)
{
	static struct given_dice d;
	struct reason why;

	assert_true(read_dice(&d, list, true, &why));
	return begin_session(&system_null, strip, (struct session_options){ .save = save,
		.dice = &d });
}

/* As if a die had been thrown for an attack of which some sides hear. */
static void add_roll(struct session *s, int first, int sides, int audience)
{
	static const uint8_t shown[] = { 1 };
	const struct sink sink = event_log_sink(s->log);
	struct event e = event_of(EVENT_ROLL);

	e.unit = 0;
	e.audience = (uint16_t)audience;
	e.roll = (struct roll){ .rule = "N-3", .what = "tag", .outcome = "", .n_dice = 1,
		.sides = (uint8_t)sides, .dice = shown, .first = (uint64_t)first };
	sink.take(sink.self, &e);
}

static int misfits(const struct session *s, int seat, bool heard, const char *has)
{
	struct misfit_at at = { 0, 0 };
	char text[400];
	int n = 0;

	while (session_misfit(s, seat, heard, &at, text, sizeof text)) {
		if (!strstr(text, has))
			fail_msg("%s", text);
		n++;
	}
	return n;
}

TEST(test_Y_31_misfits_are_told_to_who_hears_of_the_die)
{
	struct session *const s = start("9,2,melee=3,4", "");

	add_roll(s, 1, 6, 1 << BLUES);
	add_roll(s, 2, 6, EVENT_ALL);
	add_roll(s, 3, 6, EVENT_ALL);
	assert_int_equal(misfits(s, REDS, true, "melee=3"), 1);
	assert_int_equal(misfits(s, REDS, false, "line 1: expected a D6 for tag"), 1);
	assert_int_equal(misfits(s, BLUES, true, "dice.txt, line 1"), 2);
	assert_int_equal(misfits(s, BLUES, false, ""), 0);
	session_free(s);
}

/* What --dice ask prints for a die of which a person hears nothing may be its name, and
 * nobody learns from it what the die was for. */
TEST(test_Y_31_a_die_for_something_unseen_is_named_so)
{
	struct session *const s = start("something unseen=2,something unseen, die 1 of 1=3", "");

	add_roll(s, 1, 6, 1 << BLUES);
	add_roll(s, 2, 6, EVENT_ALL);
	assert_int_equal(misfits(s, REDS, true, "expected a D6 for tag"), 1);
	assert_int_equal(misfits(s, REDS, false, ""), 0);
	session_free(s);
}

TEST(test_Y_31_dice_left_over_are_told_with_their_place)
{
	struct session *const s = start("1,2\n3", "");
	char text[400];

	assert_true(session_dice_left(s, text, sizeof text));
	assert_string_equal(text, "3 of the dice given are left over, the first of them: "
		"dice.txt, line 1.");
	dice_roll(&s->now->dice, 6);
	dice_roll(&s->now->dice, 6);
	assert_true(session_dice_left(s, text, sizeof text));
	assert_string_equal(text, "1 of the dice given is left over, the first of them: "
		"dice.txt, line 2.");
	dice_roll(&s->now->dice, 6);
	assert_false(session_dice_left(s, text, sizeof text));
	session_free(s);
}

TEST_AFTER(test_Y_31_a_save_keeps_places_and_names, clean_folder)
{
	struct session *s = start("1\n\ntag=2,which of them, Ann=5", file);
	enum session_error error;
	struct reason why;

	session_free(s);
	s = session_watch(file, &error, &why);
	assert_non_null(s);
	assert_int_equal(error, SESSION_OK);
	assert_non_null(s->given);
	assert_int_equal(s->given->n, 3);
	assert_string_equal(s->given->from, "dice.txt");
	assert_int_equal(s->given->dice[0].line, 1);
	assert_int_equal(s->given->dice[2].line, 3);
	assert_int_equal(s->given->dice[2].value, 5);
	assert_string_equal(s->given->dice[0].name, "");
	assert_string_equal(s->given->dice[1].name, "tag");
	assert_string_equal(s->given->dice[2].name, "which of them, Ann");
	session_free(s);
}

TEST(test_Y_31_a_forged_name_is_refused)
{
	static const char *const bad[] = { "", "0 1 x", "513 1 x", "1", "1 x", "1 70000 x",
		"1 1 a\x1b", "1 1x" };
	struct reason why;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(sitting_given_key(bad[i], &why));
	assert_true(sitting_given_key("512 65535 melee, Ann's gang", &why));
	assert_true(sitting_given_key("1 0", &why));
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
