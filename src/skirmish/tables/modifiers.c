/* Modifiers: see modifiers.h. */
#include "skirmish/tables/modifiers.h"

void modifier_add(struct roller *r, const struct modifier_row *m, int times)
{
	if (times != 0)
		roller_add(r, m->name, m->rule, times * m->value);
}

void modifier_take_off(struct roller *r, const struct modifier_row *m, bool counts)
{
	if (counts)
		roller_add(r, m->name, m->rule, -m->value);
}
