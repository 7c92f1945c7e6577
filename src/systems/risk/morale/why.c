/* Why a unit does what it does: its test of this turn or the last, line by line, and all
 * tests of the phase under way.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/morale/tests.h"
#include "systems/risk/words/words.h"

bool risk_why_excused(const struct game *v, int unit, char *text, size_t size)
{
	if (!standing_alive(v, unit) || risk_tests_alone(v, unit))
		return false;
	snprintf(text, size, "Near a group of the same side a player character makes no test "
		"(S-K-34).");
	return true;
}

/* Whom the word binds. */
static void why_bound(const struct game *v, int unit, char *text, size_t size)
{
	const struct risk_unit *u = risk_unit_of(v, unit);

	if (u->test.plain)
		snprintf(text, size, "A plain word: it binds everybody (X-30).");
	else if (risk_command_row(v, unit)->blue)
		snprintf(text, size, "A blue word: it binds those whom nobody commands (X-30).");
	else
		snprintf(text, size, "A blue word: their commander does as he pleases (X-30).");
}

static bool why_deed(const struct game *v, int unit, char *text, size_t size)
{
	const struct risk_unit *u = risk_unit_of(v, unit);
	char state[LINE_MAX_BYTES] = "";

	if (u->test_turn < v->turn) {
		snprintf(text, size, "That was in turn %d.%s", u->test_turn,
			risk_tests_alone(v, unit) ? "" : " Near a group of the same side a player "
			"character makes no test (S-K-34).");
		return true;
	}
	if ((enum action)u->word == ACTION_HALT && u->test.action != ACTION_HALT
			&& risk_bare_handed(v, unit)) {
		snprintf(text, size, "With bare hands they go for nobody: they halt (X-101).");
		return true;
	}
	if (u->natives > 0) {
		snprintf(text, size, "The natives' die takes them %s further (X-34).",
			say_cm(action_further(&risk_rules_of(v)->actions,
			u->natives)).text);
		return true;
	}
	sheet_unit_state(v, unit, state, sizeof state);
	snprintf(text, size, "Now: %s.", state);
	return state[0] != '\0';
}

bool risk_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	if (line > 0)
		return line == 1 && why_deed(v, unit, text, size);
	why_bound(v, unit, text, size);
	return true;
}

/* ---- all tests of the turn ---- */

bool risk_phase_line(const struct game *v, int line, struct phase_line *l)
{
	if (v->phase != PHASE_TESTS)
		return false;
	for (int unit = 0; unit < v->n_units; unit++) {
		const struct risk_unit *u = risk_unit_of(v, unit);
		const struct command_row *row = risk_command_row(v, unit);

		if (u->test_turn == 0 || u->test_turn != v->turn || line-- > 0)
			continue;
		l->unit = unit;
		l->blue = !u->test.plain;
		l->binds = u->test.plain ? row->plain : row->blue;
		snprintf(l->text, sizeof l->text, "%2d %d %s%s", u->test.factor, u->test.die,
			action_name((enum action)u->test.action), l->blue ? "*" : "");
		return true;
	}
	return false;
}
