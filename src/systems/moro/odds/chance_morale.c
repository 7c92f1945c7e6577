/* The chances of a test of morale (M-11). */
#include "systems/moro/odds/chance_activation.h"
#include "systems/moro/odds/chance_stand.h"
#include "systems/moro/odds/chances.h"

enum { TROOPS, MORALE, FIGURES, LOST, GROUND, CAUSE };

/* In the order of enum test_cause. */
static const char *const causes[] = { "charged", "closing", "losses", "melee", NULL };

const struct odds_input moro_morale_inputs[] = {
	[TROOPS] = ODDS_ROW("troops", "morale", "regulars", "who they are"),
	[MORALE] = ODDS_NUMBER("morale", -1, 100, "-1",
		"their base, if the scenario gives it; -1 = by the table"),
	[FIGURES] = ODDS_NUMBER("figures", 1, STAND_MOST, "10", "how many they began with"),
	[LOST] = ODDS_NUMBER("lost", 0, STAND_MOST, "1", "how many of them have fallen, in all"),
	[GROUND] = ODDS_ROW("ground", "terrain", "open", "where most of them are"),
	[CAUSE] = ODDS_WORD("cause", causes, "losses", "why they test"),
	{ .name = NULL }
};

bool moro_morale_may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case LOST: return value < STAND_MOST;	/* somebody is left to test */
	case GROUND: return scene_stands(book, value);
	default: return true;
	}
}

static void reckon(struct game *g, enum test_cause cause, struct odds *odds)
{
	const struct test_chances t = moro_stand_test(g, 0, cause, 0);

	moro_stand_test_roll(g, 0, cause, 0, odds);
	odds_note(odds, "All losses of the game count (S-M-10).");
	odds_outcome(odds, cause == TEST_CLOSING ? "closes" : "holds", t.holds);
	if (cause == TEST_CLOSING) {
		odds_outcome(odds, "stops a step short", t.stops);
		return;
	}
	odds_outcome(odds, "runs", t.runs);
	odds_outcome(odds, "is gone", t.gone);
}

bool moro_morale_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	const int lost = q->values[LOST].number, figures = q->values[FIGURES].number - lost;
	const enum test_cause cause = (enum test_cause)q->values[CAUSE].number;
	const struct stand_in in = { .figures = figures, .lost = lost,
		.ground = q->values[GROUND].number, .troops = q->values[TROOPS].number,
		.morale = q->values[MORALE].number, .weapon = NOBODY };
	struct scene *s;
	struct game *g = NULL;

	if (figures < 1)
		return refuse(why, "M-11", "all of them are lost: fewer of %d may have fallen",
			q->values[FIGURES].number);
	if (lost == 0 && (cause == TEST_LOSSES || cause == TEST_MELEE))
		return refuse(why, cause == TEST_LOSSES ? "S-M-12" : "X-150",
			"nobody tests for losses without any: lost=1 or more");
	s = scene_new(q, STAND_COLS, STAND_ROWS, why);
	if (!s)
		return false;
	if (moro_stand_unit(s, 0, &in, grid_at(&s->setup.table->grid, 1, STAND_ROW), ALL_ROUND,
			why) >= 0)
		g = moro_stand_game(s, why);
	if (g) {
		moro_stand_lost(g, 0, &in);
		reckon(g, cause, odds);
	}
	scene_free(s);
	return g != NULL;
}
