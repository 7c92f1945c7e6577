/* The field for tests of facts and words: see risk_field.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_field.h"

enum { COLS = 64, ROWS = 9 };

void field_begin(struct trial *t, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "open %dx%d\nside west edges=west\nside east edges=east\n%s",
		COLS, ROWS, units);
	risk_begin(t, text);
}

void field_forecast(const struct trial *t, const char *unit, struct forecast *f)
{
	assert_true(uncommanded_forecast(t->game, trial_unit(t, unit), f));
}

int field_factor(const struct trial *t)
{
	struct forecast f;

	field_forecast(t, "ours", &f);
	return f.factor;
}

void field_kill(struct trial *t, const char *unit, int first, int last)
{
	for (int i = first; i <= last; i++)
		game_life(t->game, trial_figure(t, unit, i), LIFE_DEAD, "killed");
}

void field_ground(struct trial *t, const char *unit, int n, const char *ground)
{
	for (int i = 1; i <= n; i++)
		table_set_ground(t->game->table,
			t->game->figures[trial_figure(t, unit, i)].cell,
			table_find_ground(t->game->table, ground));
}

void field_throw(struct trial *t, const char *dice)
{
	trial_dice(t, dice);
	uncommanded_tests(t->game);
}
