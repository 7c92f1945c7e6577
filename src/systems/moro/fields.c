/* The Moro room's own state, field by field, for snapshots and check values.  A field that
 * is missing here is forgotten by every save: the tests compare a restored game with the
 * one that was saved.
 */
#include <stddef.h>

#include "skirmish/turn/stages.h"
#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"

#define OF_GAME(kind, name, least, most) FIELD(struct moro_game, kind, name, least, most)
#define OF_UNIT(kind, name, least, most) FIELD(struct moro_unit, kind, name, least, most)
#define OF_FIGURE(kind, name, least, most) FIELD(struct moro_figure, kind, name, least, most)
#define GAME_FLAG(name) OF_GAME(FIELD_BOOL, name, 0, 1)
#define UNIT_FLAG(name) OF_UNIT(FIELD_BOOL, name, 0, 1)
enum { LAST_DIE = 9, LAST_PERCENT = 99, MORALE_LIMIT = 2000 };

const struct field moro_game_fields[] = {
	WALK_FIELDS(STAGES),
	OF_GAME(FIELD_SIDE, hand, -1, SIDES_MAX - 1),
	FIELDS(struct moro_game, FIELD_U8, lost, SIDES_MAX, 0, UINT8_MAX),
	FIELDS(struct moro_game, FIELD_I8, toss, SIDES_MAX, DIE_NONE, LAST_DIE),
	FIELDS(struct moro_game, FIELD_U8, bonus, SIDES_MAX, 0, UINT8_MAX),
	OF_GAME(FIELD_SIDES, spared, 0, (1 << SIDES_MAX) - 1),
	OF_GAME(FIELD_UNIT, acting, -1, LAST_UNIT),
	OF_GAME(FIELD_U8, intent, 0, INTENTS - 1),
	OF_GAME(FIELD_UNIT, target, -1, LAST_UNIT),
	OF_GAME(FIELD_FIGURE, mark, -1, LAST_FIGURE),
	FIELDS(struct moro_game, FIELD_I8, dice, MOVE_DICE, DIE_NONE, LAST_DIE),
	OF_GAME(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	GAME_FLAG(leaves), GAME_FLAG(contact),
	OF_GAME(FIELD_UNITS, fights, 1, 0),
	OF_GAME(FIELD_U8, n_counters, 0, COUNTERS_MAX),
	FIELDS(struct moro_game, FIELD_CELL, counter_cell, COUNTERS_MAX, CELL_NONE, LAST_CELL),
	FIELDS(struct moro_game, FIELD_I8, counter_side, COUNTERS_MAX, -1, SIDES_MAX - 1),
	FIELDS(struct moro_game, FIELD_I16, counter_unit, COUNTERS_MAX, COUNTER_UNKNOWN,
		LAST_UNIT),
	FIELDS(struct moro_game, FIELD_I16, counter_owner, COUNTERS_MAX, -1, LAST_UNIT),
	FIELDS(struct moro_game, FIELD_U8, lot, SIDES_MAX, 0, UINT8_MAX),
	FIELDS_END
};

const struct field moro_unit_fields[] = {
	UNIT_FLAG(acted), UNIT_FLAG(moved), UNIT_FLAG(routed),
	OF_UNIT(FIELD_U8, formation, 0, FORMATIONS - 1),
	UNIT_FLAG(limbered),
	OF_UNIT(FIELD_CELL, gun, CELL_NONE, LAST_CELL),
	UNIT_FLAG(infantry), UNIT_FLAG(jammed), UNIT_FLAG(jam_passes),
	OF_UNIT(FIELD_U8, strength, 0, UINT8_MAX),
	OF_UNIT(FIELD_U8, lost, 0, UINT8_MAX),
	OF_UNIT(FIELD_U8, hurt, 0, UINT8_MAX),
	OF_UNIT(FIELD_UNITS, bound, 1, 0),
	OF_UNIT(FIELD_UNITS, defends, 1, 0),
	OF_UNIT(FIELD_U8, blinds, 0, BLINDS_MAX),
	UNIT_FLAG(laid),
	OF_UNIT(FIELD_I16, test_need, -MORALE_LIMIT, MORALE_LIMIT),
	OF_UNIT(FIELD_I8, test_die, DIE_NONE, LAST_PERCENT),
	OF_UNIT(FIELD_U8, test_result, 0, TEST_STOPS),
	ACTION_TEST_FIELDS(struct moro_unit),
	OF_UNIT(FIELD_I16, test_turn, 0, LAST_TURN),
	OF_UNIT(FIELD_U8, word, 0, ACTIONS - 1),
	OF_UNIT(FIELD_U8, doing, 0, ACTIONS - 1),
	FIELDS_END
};

const struct field moro_figure_fields[] = {
	OF_FIGURE(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_CELL, fell, CELL_NONE, LAST_CELL),
	FIELDS_END
};

/* ---- what no field can say of itself ---- */

static bool counters_restored(const struct game *g, struct reason *why)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++) {
		const int unit = own->counter_unit[i];

		if (own->counter_cell[i] < 0 || own->counter_cell[i] >= grid_cells(&g->table->grid)
			|| own->counter_side[i] < 0 || own->counter_side[i] >= g->setup->n_sides
			|| unit < COUNTER_BLIND || unit >= g->n_units
			|| own->counter_owner[i] < 0 || own->counter_owner[i] >= g->n_units)
			return refuse(why, "", "counter %d stands for nothing there is", i);
		if (i > 0 && own->counter_cell[i - 1] > own->counter_cell[i])
			return refuse(why, "", "counter %d is out of order", i);
		if (unit >= 0 && moro_counter_of(g, unit) != i)
			return refuse(why, "", "unit %d has two counters", unit);
		if (moro_counters_of(g, own->counter_side[i]) > COUNTERS_OF_SIDE)
			return refuse(why, "", "side %d has too many counters",
				own->counter_side[i]);
	}
	return true;
}

/* M3 */
static bool bonds_restored(const struct game *g, struct reason *why)
{
	for (int u = 0; u < g->n_units; u++)
		for (int other = 0; other < UNITS_MAX; other++) {
			const uint64_t bond = moro_unit_of(g, u)->bound >> other & 1;

			if (bond != 0 && (other >= g->n_units
				|| !(moro_unit_of(g, other)->bound >> u & 1)))
				return refuse(why, "", "unit %d is bound to one that is not to it",
					u);
			if (bond == 0 && (moro_unit_of(g, u)->defends >> other & 1) != 0)
				return refuse(why, "", "unit %d defends against nobody", u);
		}
	return true;
}

/* M5 */
static bool guns_restored(const struct game *g, struct reason *why)
{
	for (int u = 0; u < g->n_units; u++)
		if ((moro_unit_of(g, u)->gun != CELL_NONE) && moro_gun(g, u) < 0)
			return refuse(why, "", "unit %d has a gun that this game has not", u);
	return true;
}

static const struct stage_asks asks[] = { { .kind = ASK_GO }, { .kind = ASK_FIRE } };

/* What a unit is asked in its activation. */
static bool activation_restored(const struct game *g, struct reason *why)
{
	for (int i = 0; i < g->n_decisions; i++)
		if ((g->decisions[i].kind == ASK_GO || g->decisions[i].kind == ASK_FIRE)
				&& moro_game_of(g)->acting < 0)
			return refuse(why, "", "decision %d is of an activation that is none", i);
	return stages_restored(g, asks, 2, why);
}

bool moro_restored(const struct game *g, struct reason *why)
{
	return activation_restored(g, why) && counters_restored(g, why)
		&& bonds_restored(g, why) && guns_restored(g, why);
}
