/* What the minds of the participation room answer: see pp_told.h. */
#include "config.h"
#include "unit.h"
#include "pp_told.h"
#include "told.h"

static struct choice answer(const struct trial *t, const char *side, bool commanded)
{
	const int seat = setup_find_side(t->setup, side) + (commanded ? 0 : t->setup->n_sides);
	const struct decision *d = game_decision(t->game, seat, NOBODY);

	if (!d)
		fail_msg("%s are not asked", side);
	return told_choice(t, d);
}

const char *pp_told(const struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, true);

	return told_line(t, &c);
}

const char *pp_obeyed(const struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, false);

	return told_line(t, &c);
}

const char *pp_tells(struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, true);

	return told_and_done(t, &c);
}

const char *pp_obeys(struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, false);

	return told_and_done(t, &c);
}

void pp_word(struct trial *t, const char *unit, enum action word)
{
	struct pp_unit *u = pp_unit_in(t, unit);

	u->test_turn = t->game->turn;
	u->test.action = (int8_t)word;
	u->word = (uint8_t)word;
	if (word != ACTION_CARRY_ON)
		u->mind = (uint8_t)word;
}
