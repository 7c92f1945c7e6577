/* All chance of this room: D10s read 0 … 9, and two of them read as one of percent (M:1,
 * */
#include "systems/moro/dice.h"
#include "systems/moro/moro.h"

int moro_throw(struct roller *r, struct game *g, int n)
{
	roller_from_zero(r);
	return roller_throw(r, g, moro_rules_of(g)->die, n);
}

bool moro_percent(struct roller *r, struct game *g, const char *success, const char *failure)
{
	roller_from_zero(r);
	return roller_test(r, g, moro_rules_of(g)->percent, success, failure);
}
