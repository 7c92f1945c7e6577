/* The risk room's own state, field by field, for snapshots and check values.  A field
 * that is missing here is forgotten by every save: the tests compare a restored game
 * with the one that was saved.
 */
#include <stddef.h>

#include "skirmish/turn/stages.h"
#include "systems/risk/drawers.h"
#include "systems/risk/risk.h"

#define OF_GAME(kind, name, least, most) FIELD(struct risk_game, kind, name, least, most)
#define OF_UNIT(kind, name, least, most) FIELD(struct risk_unit, kind, name, least, most)
#define OF_FIGURE(kind, name, least, most) FIELD(struct risk_figure, kind, name, least, most)
#define UNIT_FLAG(name) OF_UNIT(FIELD_BOOL, name, 0, 1)
#define FIGURE_FLAG(name) OF_FIGURE(FIELD_BOOL, name, 0, 1)

const struct field risk_game_fields[] = {
	WALK_FIELDS(STAGES),
	FIELDS_END
};

const struct field risk_unit_fields[] = {
	ACTION_TEST_FIELDS(struct risk_unit),
	OF_UNIT(FIELD_I16, test_turn, 0, LAST_TURN),
	OF_UNIT(FIELD_U8, word, 0, ACTIONS - 1),
	OF_UNIT(FIELD_U8, doing, 0, ACTIONS - 1),
	OF_UNIT(FIELD_U8, natives, 0, 20),
	UNIT_FLAG(routing),
	OF_UNIT(FIELD_U8, order, 0, ORDERS - 1),
	UNIT_FLAG(ordered),
	OF_UNIT(FIELD_UNIT, target, -1, LAST_UNIT),
	OF_UNIT(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_UNIT(FIELD_U8, deed, 0, DEEDS - 1),
	OF_UNIT(FIELD_U8, last_deed, 0, DEEDS - 1),
	OF_UNIT(FIELD_I32, far, 0, FIELD_FAR),
	UNIT_FLAG(charged), UNIT_FLAG(fired), UNIT_FLAG(fired_last),
	FIELDS(struct risk_unit, FIELD_U8, see_die, SIDES_MAX, 0, 20),
	OF_UNIT(FIELD_SIDES, found, 0, SIDES_ALL),
	OF_UNIT(FIELD_SIDES, shown, 0, SIDES_ALL),
	OF_UNIT(FIELD_I32, shown_far, 0, FIELD_FAR),
	UNIT_FLAG(fought), UNIT_FLAG(beaten), UNIT_FLAG(beaten_last),
	OF_UNIT(FIELD_U8, wounded, 0, UINT8_MAX),
	OF_UNIT(FIELD_U8, killed, 0, UINT8_MAX),
	OF_UNIT(FIELD_UNITS, foes, 1, 0),
	UNIT_FLAG(may_follow), UNIT_FLAG(follows),
	FIELDS_END
};

const struct field risk_figure_fields[] = {
	OF_FIGURE(FIELD_U8, wounds, 0, 9),
	FIGURE_FLAG(empty),
	OF_FIGURE(FIELD_U8, loading, 0, 9),
	OF_FIGURE(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I32, spent, 0, FIELD_FAR),
	OF_FIGURE(FIELD_UNIT, aim, -1, LAST_UNIT),
	OF_FIGURE(FIELD_FIGURE, mark, -1, LAST_FIGURE),
	FIGURE_FLAG(held), FIGURE_FLAG(fired),
	FIELDS(struct risk_figure, FIELD_U8, hits, 2, 0, UINT8_MAX),
	OF_FIGURE(FIELD_CELL, fell, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I16, found, -1, WEAPONS_MAX - 1),
	FIGURE_FLAG(joined),
	FIGURE_FLAG(came_on),
	FIELDS_END
};

/* Whatever somebody was given is a row of this book's weapons. */
static const struct stage_asks asks_follow = { .kind = ASK_FOLLOW };

bool risk_restored(const struct game *g, struct reason *why)
{
	if (!stages_restored(g, &asks_follow, 1, why))
		return false;
	for (int f = 0; f < g->n_figures; f++)
		if (risk_figure_of(g, f)->found >= risk_rules_of(g)->n_weapons)
			return refuse(why, "",
			"figure %d was given a weapon that this book has not",
				f);
	return true;
}
