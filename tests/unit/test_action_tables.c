/* The tables of `actions`: what must hold of them; their cells are tests/rules/risk.txt. */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish/uncommanded/action.h"

/* A cell's number is twice its enum action, and one more if it is blue. */
TEST(test_words_of_cells_tell_action_and_colour)
{
	static const char *const names[ACTIONS] = {
		[ACTION_CARRY_ON] = "carry-on", [ACTION_HALT] = "halt",
		[ACTION_ADVANCE] = "advance", [ACTION_ATTACK] = "attack",
		[ACTION_RETREAT] = "retreat", [ACTION_ROUT] = "rout",
	};
	const struct rule_table *t = rulebook_table(&rulebook_actions, "close");

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

TEST_MAIN
