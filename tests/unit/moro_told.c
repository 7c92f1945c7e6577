/* What the minds of the Moro room answer: see moro_told.h. */
#include "config.h"
#include <stdio.h>
#include "unit.h"
#include "moro_told.h"
#include "told.h"

static struct choice answer(const struct trial *t)
{
	assert_true(t->game->n_decisions > 0);
	return told_choice(t, &t->game->decisions[0]);
}

const char *moro_told(const struct trial *t)
{
	const struct choice c = answer(t);

	return told_line(t, &c);
}

const char *moro_tells(struct trial *t)
{
	const struct choice c = answer(t);

	return told_and_done(t, &c);
}

void moro_word(struct trial *t, const char *side, const char *unit, enum action word)
{
	char line[64];
	struct moro_unit *u = moro_unit_in(t, unit);

	moro_hand(t, side);
	trial_dice(t, "1");
	snprintf(line, sizeof line, "activate %s", unit);
	moro_do(t, line);
	u->test.action = (int8_t)word;
	u->word = (uint8_t)word;
	if (word != ACTION_CARRY_ON)
		u->doing = (uint8_t)word;
}
