/* Harm: whoever is hit dies at once, and somebody else may lead (M-7, X-131). */
#include "skirmish/body/loss.h"
#include "skirmish/body/tell.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

/* M1, M3: what is gone is neither hidden nor locked. */
static void unit_fallen(struct game *g, int unit)
{
	const int counter = moro_counter_of(g, unit);

	moro_unbind(g, unit);
	if (counter >= 0)
		moro_counter_lift(g, counter);
}

static void count(uint8_t *n)
{
	if (*n < UINT8_MAX)
		++*n;
}

void moro_kill(struct game *g, int figure, int by_unit, const char *arm)
{
	const int unit = g->figures[figure].unit;
	struct moro_unit *u = moro_unit_of(g, unit);

	tell_hit(g, figure, by_unit, arm);
	moro_figure_of(g, figure)->fell = g->figures[figure].cell;
	game_life(g, figure, LIFE_DEAD, "killed");
	count(&u->lost);
	count(&u->hurt);
	if (!standing_alive(g, unit))
		unit_fallen(g, unit);
	else if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
}
