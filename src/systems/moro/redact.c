/* Fog: what a side's view leaves out of this room's state (M2).
 *
 *  RE1  Of an enemy's counters a view has the places, once they are all laid.
 *  RE2  Units that the side does not see are as if nothing had ever happened to them.
 *  RE3  That somebody hidden acts is not known by whom.
 */
#include <string.h>

#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/moro.h"
#include "systems/moro/turn.h"

static void redact_counter(struct game *v, int counter)
{
	struct moro_game *own = moro_game_of(v);

	own->counter_unit[counter] = COUNTER_UNKNOWN;
	own->counter_owner[counter] = NOBODY;
}

/* While they are laid out nobody looks. */
static void redact_counters(struct game *v, int side)
{
	const struct moro_game *own = moro_game_of(v);

	for (int i = own->n_counters - 1; i >= 0; i--) {
		if (game_allied(v, own->counter_side[i], side))
			continue;
		if (own->walk.stage == STAGE_DEPLOY)
			moro_counter_take(v, i);
		else
			redact_counter(v, i);
	}
}

static void redact_unit(struct game *v, int unit)
{
	struct moro_unit *u = moro_unit_of(v, unit);

	memset(u, 0, sizeof *u);
	u->gun = CELL_NONE;
	u->test_die = DIE_NONE;
	u->word = ACTION_CARRY_ON;
	u->doing = ACTION_HALT;
}

static void redact_figure(struct game *v, int figure)
{
	struct moro_figure *f = moro_figure_of(v, figure);

	f->goal = f->fell = CELL_NONE;
}

void moro_redact(struct game *v, int side)
{
	struct moro_game *own = moro_game_of(v);

	redact_counters(v, side);
	for (int s = 0; s < SIDES_MAX; s++)
		if (s != side)
			own->lot[s] = 0;
	if (own->acting >= 0 && !game_sees(v, side, own->acting))
		moro_forget_activation(v);
	for (int u = 0; u < v->n_units; u++) {
		if (game_allied(v, v->units[u].side, side))
			continue;
		if (!game_sees(v, side, u))
			redact_unit(v, u);
		moro_unit_of(v, u)->blinds = 0;
		moro_unit_of(v, u)->laid = false;
	}
	for (int f = 0; f < v->n_figures; f++) {
		const int unit = v->figures[f].unit;

		if (!game_sees(v, side, unit))
			redact_figure(v, f);
		else if (!game_allied(v, v->units[unit].side, side))
			moro_figure_of(v, f)->goal = CELL_NONE;
	}
}
