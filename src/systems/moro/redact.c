/* Fog: what a side's view leaves out of this room's state (M2).
 *
 *  RE1  Of an enemy's counters a view has the places, once they are all laid.
 *  RE2  That somebody hidden acts is not known by whom.
 */
#include <string.h>

#include "skirmish/turn/slate.h"
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

static void blank_unit(struct game *v, int unit)
{
	struct moro_unit *u = moro_unit_of(v, unit);

	memset(u, 0, sizeof *u);
	u->gun = CELL_NONE;
	u->test_die = DIE_NONE;
	u->word = ACTION_CARRY_ON;
	u->doing = ACTION_HALT;
}

static void blank_figure(struct game *v, int figure)
{
	struct moro_figure *f = moro_figure_of(v, figure);

	f->goal = f->fell = CELL_NONE;
}

static void veil_unit(struct game *v, int unit)
{
	moro_unit_of(v, unit)->blinds = 0;
	moro_unit_of(v, unit)->laid = false;
}

static void veil_figure(struct game *v, int figure)
{
	moro_figure_of(v, figure)->goal = CELL_NONE;
}

void moro_redact(struct game *v, int side)
{
	static const struct slate slate = { blank_unit, blank_figure, NULL, NULL, veil_unit,
		veil_figure, .allies_tell = true };
	struct moro_game *own = moro_game_of(v);

	redact_counters(v, side);
	for (int s = 0; s < SIDES_MAX; s++)
		if (s != side)
			own->lot[s] = 0;
	if (own->acting >= 0 && !game_sees(v, side, own->acting))
		moro_forget_activation(v);
	slate_veil(v, side, &slate);
}
