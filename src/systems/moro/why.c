/* Why a unit did what it did: the action test of one that minds itself, line by line; of
 * others that a commander does as he pleases. */
#include <stdio.h>

#include "systems/moro/moro.h"

static void why_head(const struct game *v, int unit, char *text, size_t size)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	if (!v->units[unit].uncommanded)
		snprintf(text, size, "%s obey their commander; nobody rolls for them.",
			game_unit_name(v, unit));
	else if (u->test_turn == 0)
		snprintf(text, size, "%s: no action test that you know of.",
			game_unit_name(v, unit));
	else
		snprintf(text, size, "Turn %d: risk factor %d, die %d, %s table: %s.",
			u->test_turn, u->test.factor, u->test.die,
			u->test.close ? "close combat" : "missile",
			action_name((enum action)u->test.action));
}

/* What the word has come to: an advance so near becomes an attack (K-7), `carry on` goes
 * on with the last one. */
static void why_word(const struct game *v, int unit, char *text, size_t size)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	if (u->word == ACTION_CARRY_ON)
		snprintf(text, size, "They go on as before: %s.",
			action_name((enum action)u->doing));
	else if (u->word != (uint8_t)u->test.action)
		snprintf(text, size, "So near to the enemy that is: %s (K-7).",
			action_name((enum action)u->word));
	else if (u->test_turn < v->turn)
		snprintf(text, size, "That was in turn %d; they test anew when they are activated.",
			u->test_turn);
	else
		snprintf(text, size, "They have acted on it this turn.");
}

bool moro_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct moro_unit *u = moro_unit_of(v, unit);
	const struct action_rules *rules = &moro_rules_of(v)->actions;
	struct modifier m;
	int factors = 0;

	if (line == 0) {
		why_head(v, unit, text, size);
		return true;
	}
	if (!v->units[unit].uncommanded || u->test_turn == 0)
		return false;
	if (action_factor(rules, &u->test, line - 1, &m)) {
		snprintf(text, size, "  %+d  %s (%s)", m.halves / 2, m.name, m.rule);
		return true;
	}
	while (action_factor(rules, &u->test, factors, &m))
		factors++;
	if (line > factors + 1)
		return false;
	why_word(v, unit, text, size);
	return true;
}
