/* Why people whom nobody commands do what they do: their action test (C-14), line by line; see
 * uncommanded.h. */
#include <stdio.h>

#include "skirmish/skirmish.h"
#include "skirmish/uncommanded/uncommanded.h"

static const struct uncommanded *asked(const struct game *g)
{
	return skirmish_of(g)->uncommanded;
}

static bool is_told_why(const struct game *v, int unit)
{
	return v->units[unit].uncommanded || asked(v)->everybody;
}

static void why_head(const struct game *v, int unit, const struct action_mind *mind, char *text,
	size_t size)
{
	if (!is_told_why(v, unit))
		snprintf(text, size, "%s: under command; nobody rolls for them.",
			game_unit_name(v, unit));
	else if (*mind->turn == 0)
		snprintf(text, size, "%s%s no action test that you know of.",
			game_unit_name(v, unit), asked(v)->none_made);
	else
		action_test_text(mind->test, *mind->turn, asked(v)->everybody, text, size);
}

/* What the word has come to. */
static void why_word(const struct game *v, const struct action_mind *mind, char *text, size_t size)
{
	if (*mind->word == ACTION_CARRY_ON)
		snprintf(text, size, "They go on as before: %s.",
			action_name((enum action)*mind->doing));
	else if (*mind->word != mind->test->action)
		snprintf(text, size, "So near to the enemy that is: %s (K-7).",
			action_name((enum action)*mind->word));
	else if (*mind->turn < v->turn)
		snprintf(text, size, "That was in turn %d; they test anew %s.", *mind->turn,
			asked(v)->anew);
	else
		snprintf(text, size, "%s", asked(v)->now);
}

bool uncommanded_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct uncommanded *by = asked(v);
	const struct action_mind mind = by->mind(v, unit);
	int past;

	if (line == 0) {
		why_head(v, unit, &mind, text, size);
		return true;
	}
	if (!is_told_why(v, unit))
		return false;
	if (*mind.turn == 0)
		return line == 1 && by->excused != NULL && by->excused(v, unit, text, size);
	past = action_factor_line(by->rules(v), mind.test, line - 1, text, size);
	if (past < 0)
		return true;
	if (by->why != NULL)
		return by->why(v, unit, past, text, size);
	why_word(v, &mind, text, size);
	return past == 0;
}
