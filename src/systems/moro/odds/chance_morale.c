/* The chances of a test of morale (M-11). */
#include "systems/moro/odds/chances.h"

enum { TROOPS, MORALE, FIGURES, LOST, GROUND, CAUSE };

/* In the order of enum test_cause. */
static const char *const causes[] = { "charged", "closing", "losses", "melee", NULL };

static const struct odds_input inputs[] = {
	[TROOPS] = ODDS_ROW("troops", "morale", "regulars", "who they are"),
	[MORALE] = ODDS_NUMBER("morale", -1, 100, "-1",
		"their base, if the scenario gives it; -1 = by the table"),
	[FIGURES] = ODDS_NUMBER("figures", 1, STAND_MOST, "10", "how many they began with"),
	[LOST] = ODDS_NUMBER("lost", 0, STAND_MOST, "1", "how many of them have fallen, in all"),
	[GROUND] = ODDS_ROW("ground", "terrain", "open", "where most of them are"),
	[CAUSE] = ODDS_WORD("cause", causes, "losses", "why they test"),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case LOST: return value < STAND_MOST;	/* somebody is left to test */
	case GROUND: return scene_stands(book, value);
	default: return true;
	}
}

static bool fits(const struct odds_case *q, struct reason *why)
{
	const struct odds_value *const v = q->values;
	const int cause = v[CAUSE].number;

	if (v[LOST].number >= v[FIGURES].number)
		return refuse(why, "M-11", "all of them are lost: fewer of %d may have fallen",
			v[FIGURES].number);
	if (v[LOST].number == 0 && (cause == TEST_LOSSES || cause == TEST_MELEE))
		return refuse(why, cause == TEST_LOSSES ? "S-M-12" : "X-150",
			"nobody tests for losses without any: lost=1 or more");
	return true;
}

static struct stand_in unit_of(const struct odds_value *v)
{
	return (struct stand_in){ .figures = v[FIGURES].number - v[LOST].number,
		.lost = v[LOST].number, .ground = v[GROUND].number, .troops = v[TROOPS].number,
		.morale = v[MORALE].number, .weapon = NOBODY };
}

static bool put(struct scene *s)
{
	const struct stand_in in = unit_of(s->asked->values);

	return moro_stand_unit(s, 0, &in, moro_stand_at(s, 1), ALL_ROUND) >= 0;
}

static bool set(struct scene *s)
{
	const struct stand_in in = unit_of(s->asked->values);

	moro_stand_lost(s->game, 0, &in);
	return moro_stand_later(s);
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const enum test_cause cause = (enum test_cause)scene_input(s, CAUSE);
	const struct test_chances t = moro_stand_test(s->game, 0, cause, 0);

	moro_stand_test_roll(s->game, 0, cause, 0, odds);
	odds_note(odds, "All losses of the game count (S-M-10).");
	odds_outcome(odds, cause == TEST_CLOSING ? "closes" : "holds", t.holds);
	if (cause == TEST_CLOSING) {
		odds_outcome(odds, "stops a step short", t.stops);
		return true;
	}
	odds_outcome(odds, "runs", t.runs);
	odds_outcome(odds, "is gone", t.gone);
	return true;
}

static const struct situation situation = { .cols = STAND_COLS, .rows = STAND_ROWS, .fits = fits,
	.put = put, .set = set, .reckon = reckon };
const struct odds_action moro_odds_morale = { "morale", "A test of morale", "M-11", inputs,
	scene_reckon, &situation, may_be, NULL };
