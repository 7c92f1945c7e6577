/* People who look for each other: see risk_seeing.h. */
#include "config.h"
#include "risk_seeing.h"

#include <stdio.h>

#include "systems/risk/fire/see.h"

void seeing_begin_with(struct trial *t, const char *ground, const char *sides, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "cell 25\nopen %dx%d\n%s%s", COLS, ROWS, sides, units);
	risk_begin(t, text);
	for (int row = 1; row <= ROWS; row++)
		for (int col = FOREST; col <= COLS; col++)
			trial_ground(t, col, row, ground);
	risk_unseen(t);
}

void seeing_begin(struct trial *t, const char *ground, const char *units)
{
	seeing_begin_with(t, ground, SIDES, units);
}

bool seeing_sees(const struct trial *t, int side, const char *unit)
{
	return risk_sees(t->game, side, trial_unit(t, unit));
}
