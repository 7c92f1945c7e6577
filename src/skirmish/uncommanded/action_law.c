/* The law of people whom nobody commands: what their action test has told
 * them to do (C-14), and why, line by line. */
#include <stdio.h>

#include "skirmish/uncommanded/action.h"

enum action action_law_word(const struct action_case *c)
{
	return c->test.action == ACTION_ADVANCE && c->facts.near_to_attack ? ACTION_ATTACK
		: (enum action)c->test.action;
}

static void why_head(const struct game *v, int unit, const struct action_law *law,
	char *text, size_t size)
{
	if (!v->units[unit].uncommanded)
		snprintf(text, size, "%s: under command; nobody rolls for them.",
			game_unit_name(v, unit));
	else if (law->turn == 0)
		snprintf(text, size, "%s: no action test that you know of.",
			game_unit_name(v, unit));
	else
		action_test_text(law->test, law->turn, false, text, size);
}

/* What the word has come to. */
static void why_word(const struct game *v, const struct action_law *law, char *text,
	size_t size)
{
	if (law->word == ACTION_CARRY_ON)
		snprintf(text, size, "They go on as before: %s.", action_name(law->carries_on));
	else if (law->word != (enum action)law->test->action)
		snprintf(text, size, "So near to the enemy that is: %s (K-7).",
			action_name(law->word));
	else if (law->turn < v->turn)
		snprintf(text, size, "That was in turn %d; they test anew %s.", law->turn,
			law->anew);
	else
		snprintf(text, size, "%s", law->now);
}

bool action_law_why(const struct game *v, int unit, const struct action_law *law, int line,
	char *text, size_t size)
{
	int past;

	if (line == 0) {
		why_head(v, unit, law, text, size);
		return true;
	}
	if (!v->units[unit].uncommanded || law->turn == 0)
		return false;
	past = action_factor_line(law->rules, law->test, line - 1, text, size);
	if (past == 0)
		why_word(v, law, text, size);
	return past <= 0;
}
