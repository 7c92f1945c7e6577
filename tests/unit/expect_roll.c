/* What tests expect of rolls: see expect_roll.h. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "expect_roll.h"

void expect_roll(const struct event *e, int need, int dice)
{
	assert_non_null(e);
	assert_int_equal(e->roll.need, need);
	assert_int_equal(e->roll.n_dice, dice);
}

int roll_halves(const struct event *e, const char *rule)
{
	assert_non_null(e);
	for (int i = 0; i < e->roll.n_modifiers; i++)
		if (strcmp(e->roll.modifiers[i].rule, rule) == 0)
			return e->roll.modifiers[i].halves;
	return 0;
}

int roller_halves(const struct roller *r, const char *rule)
{
	for (int i = 0; i < r->event.roll.n_modifiers; i++)
		if (strcmp(r->modifiers[i].rule, rule) == 0)
			return r->modifiers[i].halves;
	return 0;
}

bool roll_has(const struct event *e, const char *rule)
{
	assert_non_null(e);
	for (int i = 0; i < e->roll.n_modifiers; i++)
		if (strcmp(e->roll.modifiers[i].rule, rule) == 0)
			return true;
	return false;
}
