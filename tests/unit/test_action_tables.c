/* The tables of `actions`, typed in again from the source: the blue words are
 * those the source's text has in italics.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "cliffhanger/action.h"
#include "rows.h"

static void test_K_1_risk_factors(void **state)
{
	const struct transcript t = { "factors", "id | factor | range | each",
		(const char *const[]) {
			"K:7 | no-enemy | -4 | - | no",
			"K:9 | hero | -1 | - | no",
			"K:10 | cover | -1 | - | no",
			"K:12 | in-range | +1 | - | no",
			"K:13 | raw | +1 | - | no",
			"K:14 | losses | +1 | - | yes",
			"K:16 | flank | +2 | 25 cm | no",
			"K:17 | cavalry | +2 | 50 cm | no",
			"K:19 | routing | +3 | - | no",
			NULL } };

	(void)state;
	assert_rows(&rulebook_actions, &t);
}

#define DICE "id | least | most | d1 | d2 | d3 | d4 | d5 | d6"

static void test_K_5_missile_troops(void **state)
{
	const struct transcript t = { "missile", DICE, (const char *const[]) {
		"K:41 | rf0 | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | carry-on* | advance*",
		"K:41 | works | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | carry-on* | carry-on*",
		"K:42 | falling-back | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | halt* | halt*",
		"K:43 | rf1 | 1 | 1 | halt* | advance* | advance* | advance* | advance* | attack*",
		"K:44 | rf2 | 2 | 5 | retreat | halt | halt* | advance* | advance* | advance*",
		"K:45 | rf6 | 6 | 8 | rout | retreat | halt | halt* | halt* | advance*",
		"K:46 | rf9 | 9 | - | rout | rout | rout | retreat | retreat* | halt*",
		NULL } };

	(void)state;
	assert_rows(&rulebook_actions, &t);
}

static void test_K_5_close_combat_troops(void **state)
{
	const struct transcript t = { "close", DICE, (const char *const[]) {
		"K:51 | rf0 | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | carry-on* | advance*",
		"K:51 | works | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | carry-on* | carry-on*",
		"K:52 | falling-back | - | 0 | carry-on* | carry-on* | carry-on* | carry-on* | halt* | halt*",
		"K:53 | rf1 | 1 | 2 | halt* | advance* | advance* | attack* | attack* | attack*",
		"K:54 | rf3 | 3 | 6 | retreat | halt | halt* | advance* | attack* | attack*",
		"K:55 | rf7 | 7 | 8 | rout | retreat | retreat* | halt* | halt* | attack*",
		"K:56 | rf9 | 9 | - | rout | rout | rout | retreat | retreat* | halt*",
		NULL } };

	(void)state;
	assert_rows(&rulebook_actions, &t);
}

static void test_K_7_outcomes(void **state)
{
	const struct transcript t = { "outcomes", "id | bonus | native-die | near | strength",
		(const char *const[]) {
			"K:58 | attack | - | 6 | - | -",
			"K:59 | advance | - | - | 50 cm | -",
			"K:60 | halt | - | - | - | -",
			"K:61 | retreat | - | - | - | 50",
			"K:62 | rout | 5 cm | - | - | -",
			"K:41 | carry-on | - | - | - | -",
			NULL } };

	(void)state;
	assert_rows(&rulebook_actions, &t);
}

static void test_K_2_K_8_how_a_test_is_thrown(void **state)
{
	const struct transcript t = { "testing", "id | value | length",
		(const char *const[]) {
			"K:21 | action-die | 6 | -",
			"K:32 | platoon | - | 5 cm",
			"K:32 | platoon-officer | - | 5 cm",
			NULL } };

	(void)state;
	assert_rows(&rulebook_actions, &t);
}

/* A cell's number is twice its enum action, and one more if it is blue. */
static void test_words_of_cells_tell_action_and_colour(void **state)
{
	static const char *const names[ACTIONS] = {
		[ACTION_CARRY_ON] = "carry-on", [ACTION_HALT] = "halt",
		[ACTION_ADVANCE] = "advance", [ACTION_ATTACK] = "attack",
		[ACTION_RETREAT] = "retreat", [ACTION_ROUT] = "rout",
	};
	const struct rule_table *t = rulebook_table(&rulebook_actions, "close");

	(void)state;
	for (int i = 0; i < t->n_rows; i++) {
		for (int die = 1; die <= 6; die++) {
			char column[] = { 'd', (char)('0' + die), '\0' };
			const struct entry *e = rule_table_at(t, i, rule_table_column(t, column));
			char word[16];

			assert_true(e->number < 2 * ACTIONS);
			snprintf(word, sizeof word, "%s%s", names[e->number / 2],
				e->number % 2 ? "*" : "");
			assert_string_equal(word, e->text);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_K_1_risk_factors),
		cmocka_unit_test(test_K_5_missile_troops),
		cmocka_unit_test(test_K_5_close_combat_troops),
		cmocka_unit_test(test_K_7_outcomes),
		cmocka_unit_test(test_K_2_K_8_how_a_test_is_thrown),
		cmocka_unit_test(test_words_of_cells_tell_action_and_colour),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
