/* The participation room's own state, field by field, for snapshots and check values.  A field that
 * is missing here is forgotten by every save: the tests compare a restored game with the
 * one that was saved.
 */
#include <stddef.h>

#include "skirmish/turn/stages.h"
#include "systems/participation/drawers.h"
#include "systems/participation/participation.h"

#define OF_GAME(kind, name, least, most) FIELD(struct pp_game, kind, name, least, most)
#define OF_UNIT(kind, name, least, most) FIELD(struct pp_unit, kind, name, least, most)
#define OF_FIGURE(kind, name, least, most) FIELD(struct pp_figure, kind, name, least, most)
#define GAME_FLAG(name) OF_GAME(FIELD_BOOL, name, 0, 1)
#define UNIT_FLAG(name) OF_UNIT(FIELD_BOOL, name, 0, 1)
#define FIGURE_FLAG(name) OF_FIGURE(FIELD_BOOL, name, 0, 1)
#define GAME_LIST(kind, name, n, least, most) \
	FIELDS(struct pp_game, kind, name, n, least, most)
#define FIGURE_LIST(kind, name, n, least, most) \
	FIELDS(struct pp_figure, kind, name, n, least, most)
enum { DIE_MOST = 6, FAR = 1 << 20 };

const struct field pp_game_fields[] = {
	WALK_FIELDS(STAGES),
	GAME_LIST(FIELD_U8, order, SIDES_MAX, 0, SIDES_MAX - 1),
	OF_GAME(FIELD_U8, at, 0, SIDES_MAX),
	GAME_LIST(FIELD_I8, first_dice, SIDES_MAX, 0, DIE_MOST),
	OF_GAME(FIELD_U8, round, 0, ROUNDS_MOST),
	GAME_FLAG(spoken),
	OF_GAME(FIELD_U8, n_clouds, 0, CLOUDS_MAX),
	GAME_LIST(FIELD_CELL, cloud, CLOUDS_MAX, CELL_NONE, LAST_CELL),
	GAME_LIST(FIELD_U8, cloud_moves, CLOUDS_MAX, 0, UINT8_MAX),
	OF_GAME(FIELD_U8, n_sticks, 0, STICKS_MAX),
	GAME_LIST(FIELD_CELL, stick, STICKS_MAX, CELL_NONE, LAST_CELL),
	GAME_LIST(FIELD_FIGURE, stick_by, STICKS_MAX, -1, LAST_FIGURE),
	OF_GAME(FIELD_U8, n_loads, 0, LOADS_MAX),
	GAME_LIST(FIELD_CELL, load_cell, LOADS_MAX, CELL_NONE, LAST_CELL),
	GAME_LIST(FIELD_U8, load_row, LOADS_MAX, 0, LOADS - 1),
	OF_GAME(FIELD_U8, n_noises, 0, NOISES_MAX),
	GAME_LIST(FIELD_CELL, noise, NOISES_MAX, CELL_NONE, LAST_CELL),
	GAME_LIST(FIELD_U8, noise_cause, NOISES_MAX, 0, CAUSES - 1),
	GAME_LIST(FIELD_FIGURE, noise_by, NOISES_MAX, -1, LAST_FIGURE),
	FIELDS_END
};

const struct field pp_unit_fields[] = {
	OF_UNIT(FIELD_U8, doing, 0, DOINGS - 1),
	OF_UNIT(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_UNIT(FIELD_UNIT, target, -1, LAST_UNIT),
	UNIT_FLAG(hidden), UNIT_FLAG(ordered), UNIT_FLAG(watching),
	OF_UNIT(FIELD_U8, load, 0, LOADS - 1),
	OF_UNIT(FIELD_UNITS, offered, 1, 0),
	OF_UNIT(FIELD_UNITS, offered_near, 1, 0),
	OF_UNIT(FIELD_UNITS, passing, 1, 0),
	ACTION_TEST_FIELDS(struct pp_unit),
	OF_UNIT(FIELD_I16, test_turn, 0, LAST_TURN),
	OF_UNIT(FIELD_U8, word, 0, ACTIONS - 1),
	OF_UNIT(FIELD_U8, mind, 0, ACTIONS - 1),
	OF_UNIT(FIELD_CELL, alarm, CELL_NONE, LAST_CELL),
	FIELDS_END
};

const struct field pp_figure_fields[] = {
	OF_FIGURE(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_CELL, began, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I32, left, 0, FAR),
	OF_FIGURE(FIELD_I32, moved, 0, FAR),
	FIGURE_FLAG(going), FIGURE_FLAG(busy), FIGURE_FLAG(ran), FIGURE_FLAG(charged),
	OF_FIGURE(FIELD_FIGURE, tends, -1, LAST_FIGURE), FIGURE_FLAG(wakes),
	OF_FIGURE(FIELD_U16, dared, 0, (1 << DEEDS) - 1),
	OF_FIGURE(FIELD_U16, shrank, 0, (1 << DEEDS) - 1),
	OF_FIGURE(FIELD_U8, thrown, 0, UINT8_MAX),
	FIGURE_FLAG(spent),
	FIGURE_FLAG(kicked),
	OF_FIGURE(FIELD_FIGURE, target, -1, LAST_FIGURE),
	OF_FIGURE(FIELD_CELL, mark, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I8, arm, -1, WEAPONS_MAX - 1),
	OF_FIGURE(FIELD_U8, shot, 0, SHOT_ATTACKED),
	FIGURE_FLAG(held),
	OF_FIGURE(FIELD_FIGURE, foe, -1, LAST_FIGURE),
	FIGURE_FLAG(spares), FIGURE_FLAG(lost_blow), FIGURE_FLAG(enraged),
	OF_FIGURE(FIELD_U8, injury, 0, INJURIES - 1),
	OF_FIGURE(FIELD_U8, injuries, 0, UINT8_MAX),
	FIGURE_FLAG(bandaged),
	OF_FIGURE(FIELD_U8, worse, 0, UINT8_MAX),
	OF_FIGURE(FIELD_U8, wounds, 0, UINT8_MAX),
	FIGURE_FLAG(down), FIGURE_FLAG(staggered), FIGURE_FLAG(rising),
	OF_FIGURE(FIELD_U8, fate, 0, FATES - 1),
	OF_FIGURE(FIELD_U8, fate_moves, 0, UINT8_MAX),
	OF_FIGURE(FIELD_U8, groggy, 0, UINT8_MAX),
	FIGURE_FLAG(fell_now),
	OF_FIGURE(FIELD_U8, spirit, 0, SPIRITS - 1),
	OF_FIGURE(FIELD_I8, morale_die, 0, DIE_MOST),
	OF_FIGURE(FIELD_U16, causes, 0, (1 << CAUSES) - 1),
	OF_FIGURE(FIELD_UNITS, scared_by, 1, 0),
	FIGURE_FLAG(under_fire), FIGURE_FLAG(told),
	FIGURE_FLAG(tried),
	OF_FIGURE(FIELD_U8, rounds, 0, (1 << ROUNDS_MOST) - 1),
	FIGURE_LIST(FIELD_U8, done, DEEDS, 0, UINT8_MAX),
	FIGURE_LIST(FIELD_U8, failed, DEEDS, 0, UINT8_MAX),
	FIELDS_END
};

/* ---- what no field can say of itself ---- */

static bool on_grid(const struct game *g, cell_t cell)
{
	return cell >= 0 && cell < grid_cells(&g->table->grid);
}

static bool order_restored(const struct game *g, struct reason *why)
{
	const struct pp_game *own = pp_game_of(g);
	int seen = 0;

	for (int i = 0; i < g->setup->n_sides; i++)
		seen |= 1 << own->order[i];
	return seen == (1 << g->setup->n_sides) - 1
		|| refuse(why, "", "the order of sides leaves one out");
}

/* P5 */
static bool lists_restored(const struct game *g, struct reason *why)
{
	const struct pp_game *own = pp_game_of(g);

	for (int i = 0; i < own->n_clouds; i++)
		if (!on_grid(g, own->cloud[i]))
			return refuse(why, "", "cloud %d is nowhere", i);
	for (int i = 0; i < own->n_sticks; i++)
		if (!on_grid(g, own->stick[i]))
			return refuse(why, "", "stick %d lies nowhere", i);
	for (int i = 0; i < own->n_loads; i++)
		if (!on_grid(g, own->load_cell[i]))
			return refuse(why, "", "load %d lies nowhere", i);
	for (int i = 0; i < own->n_noises; i++)
		if (!on_grid(g, own->noise[i]))
			return refuse(why, "", "noise %d is nowhere", i);
	return true;
}

/* P1 */
static bool fates_restored(const struct game *g, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++)
		if (pp_figure_of(g, f)->fate != FATE_NONE && g->figures[f].life != LIFE_WOUNDED)
			return refuse(why, "", "figure %d is senseless on its feet", f);
	return true;
}

static const struct stage_asks asks_snap = { .kind = ASK_SNAP, .other_unit = true };

bool pp_restored(const struct game *g, struct reason *why)
{
	return stages_restored(g, &asks_snap, 1, why) && order_restored(g, why)
		&& lists_restored(g, why) && fates_restored(g, why);
}
