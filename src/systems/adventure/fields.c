/* The adventure room's own state, field by field, for snapshots and check
 * values.  A field that is missing here is forgotten by every save: the
 * tests compare a restored game with the one that was saved.
 */
#include <stddef.h>

#include "skirmish/menus/say.h"
#include "skirmish/turn/stages.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

#define OF_GAME(kind, name, least, most) FIELD(struct adv_game, kind, name, least, most)
#define OF_UNIT(kind, name, least, most) FIELD(struct adv_unit, kind, name, least, most)
#define OF_FIGURE(kind, name, least, most) FIELD(struct adv_figure, kind, name, least, most)
#define UNIT_FLAG(name) OF_UNIT(FIELD_BOOL, name, 0, 1)
#define FIGURE_FLAG(name) OF_FIGURE(FIELD_BOOL, name, 0, 1)
enum { HITS_MAX = 32000, SIDE_BITS = (1 << SIDES_MAX) - 1 };

const struct field adv_game_fields[] = {
	WALK_FIELDS(STAGES),
	FIELDS_END
};

const struct field adv_unit_fields[] = {
	OF_UNIT(FIELD_U8, mode, 0, MODES - 1),
	OF_UNIT(FIELD_UNIT, target, -1, LAST_UNIT),
	OF_UNIT(FIELD_FIGURE, figure, -1, LAST_FIGURE),
	OF_UNIT(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_UNIT(FIELD_U8, pace, 0, MODES - 1),
	UNIT_FLAG(ordered), UNIT_FLAG(rallying), UNIT_FLAG(offers), UNIT_FLAG(shows),
	UNIT_FLAG(impetuous),
	OF_UNIT(FIELD_U8, last_mode, 0, MODES - 1),
	OF_UNIT(FIELD_U8, runs, 0, 99),
	UNIT_FLAG(must_rest),
	OF_UNIT(FIELD_U8, reorganise, 0, 9),
	UNIT_FLAG(moved),
	UNIT_FLAG(fired), UNIT_FLAG(fired_last),
	OF_UNIT(FIELD_U8, ladder, 0, LADDER_RETREAT),
	OF_UNIT(FIELD_I16, suppressed_until, 0, LAST_TURN),
	OF_UNIT(FIELD_I16, retreat_turn, 0, LAST_TURN),
	OF_UNIT(FIELD_UNIT, threat, -1, LAST_UNIT),
	UNIT_FLAG(retreating), UNIT_FLAG(routing), UNIT_FLAG(pursuing),
	UNIT_FLAG(hemmed),
	OF_UNIT(FIELD_I16, chose_pursuit, 0, LAST_TURN),
	OF_UNIT(FIELD_I16, rallied, 0, LAST_TURN),
	UNIT_FLAG(rally_tried),
	UNIT_FLAG(shot_at), UNIT_FLAG(charged), UNIT_FLAG(charging), UNIT_FLAG(stopped),
	UNIT_FLAG(broke), UNIT_FLAG(late),
	UNIT_FLAG(fought), UNIT_FLAG(completion_tested), UNIT_FLAG(was_hit),
	OF_UNIT(FIELD_UNIT, shot_by, -1, LAST_UNIT),
	OF_UNIT(FIELD_I16, hits_given, 0, HITS_MAX),
	OF_UNIT(FIELD_I16, hits_taken, 0, HITS_MAX),
	OF_UNIT(FIELD_UNITS, foes, 1, 0),
	OF_UNIT(FIELD_UNIT, strike, -1, LAST_UNIT),
	OF_UNIT(FIELD_U8, fallen, 0, FALLEN_WILLS - 1),
	UNIT_FLAG(won), UNIT_FLAG(may_pursue),
	OF_UNIT(FIELD_U8, crossing, 0, RULING_ANSWERS - 1),
	OF_UNIT(FIELD_SIDES, spotted, 0, SIDE_BITS),
	OF_UNIT(FIELD_SIDES, warned, 0, SIDE_BITS),
	FIELD(struct adv_unit, FIELD_I8, test.factor, -99, 99),
	FIELD(struct adv_unit, FIELD_I8, test.die, 0, 6),
	FIELD(struct adv_unit, FIELD_I8, test.action, 0, ACTIONS - 1),
	FIELD(struct adv_unit, FIELD_BOOL, test.plain, 0, 1),
	FIELD(struct adv_unit, FIELD_BOOL, test.close, 0, 1),
	FIELD(struct adv_unit, FIELD_U8, test.tenths, 0, 10),
	FIELD(struct adv_unit, FIELD_U16, test.factors, 0, 0xFFFF),
	UNIT_FLAG(beaten),
	OF_UNIT(FIELD_I16, test_turn, 0, LAST_TURN),
	FIELD(struct adv_unit, FIELD_BOOL, test.platoon, 0, 1),
	FIELD(struct adv_unit, FIELD_I8, test.own, 0, ACTIONS - 1),
	OF_UNIT(FIELD_U8, natives, 0, 20),
	OF_UNIT(FIELD_U8, doing, 0, ACTIONS - 1),
	FIELD(struct adv_unit, FIELD_FIGURE, vehicle.wheel, -1, LAST_FIGURE),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.handed, 0, 1),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.damaged, 0, 1),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.flying, 0, 1),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.submerged, 0, 1),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.doubled, 0, 1),
	FIELD(struct adv_unit, FIELD_U8, vehicle.harm, 0, HARM_DESTROYED),
	FIELD(struct adv_unit, FIELD_U8, vehicle.toll, 0, TOLL_KILLED),
	FIELD(struct adv_unit, FIELD_U8, vehicle.mending, 0, 9),
	FIELD(struct adv_unit, FIELD_BOOL, vehicle.mended, 0, 1),
	FIELDS_END
};

const struct field adv_figure_fields[] = {
	OF_FIGURE(FIELD_I16, suppressed_until, 0, LAST_TURN),
	OF_FIGURE(FIELD_U8, wounds, 0, 9),
	FIGURE_FLAG(grace_used), FIGURE_FLAG(dropped), FIGURE_FLAG(unloaded),
	OF_FIGURE(FIELD_U8, unprepared, 0, 9),
	OF_FIGURE(FIELD_U8, fired_turns, 0, 99),
	OF_FIGURE(FIELD_U8, reloading, 0, 9),
	OF_FIGURE(FIELD_U8, flights, 0, 99),
	OF_FIGURE(FIELD_CELL, goal, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I32, spent, 0, FIELD_FAR),
	OF_FIGURE(FIELD_UNIT, aim, -1, LAST_UNIT),
	OF_FIGURE(FIELD_CELL, lob, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I16, lob_arm, -1, WEAPONS_MAX - 1),
	OF_FIGURE(FIELD_CELL, shell, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I16, shell_arm, -1, WEAPONS_MAX - 1),
	OF_FIGURE(FIELD_I16, lob_turn, 0, LAST_TURN),
	OF_FIGURE(FIELD_U8, lobbed, 0, UINT8_MAX),
	FIGURE_FLAG(held),
	OF_FIGURE(FIELD_FIGURE, helper, -1, LAST_FIGURE),
	FIGURE_FLAG(helping), FIGURE_FLAG(disarmed),
	OF_FIGURE(FIELD_CELL, fell, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_I16, found, -1, WEAPONS_MAX - 1),
	FIGURE_FLAG(fired),
	OF_FIGURE(FIELD_U8, fate, 0, FATES - 1),
	OF_FIGURE(FIELD_CELL, pushed_from, CELL_NONE, LAST_CELL),
	FIGURE_FLAG(alone),
	FIGURE_FLAG(engaged), FIGURE_FLAG(lost), FIGURE_FLAG(shaken),
	FIGURE_FLAG(submerged),
	OF_FIGURE(FIELD_U8, turns_under, 0, 99),
	OF_FIGURE(FIELD_I16, asked_turn, 0, LAST_TURN),
	OF_FIGURE(FIELD_I16, bidden_turn, 0, LAST_TURN),
	OF_FIGURE(FIELD_CELL, bidden, CELL_NONE, LAST_CELL),
	OF_FIGURE(FIELD_U8, luck, 0, 9),
	OF_FIGURE(FIELD_U8, craft, 0, 9),
	OF_FIGURE(FIELD_U8, thrown, 0, (1 << ARM_SLOTS) - 1),
	FIELDS(struct adv_figure, FIELD_CELL, lies, ARM_SLOTS, CELL_NONE, LAST_CELL),
	FIELDS_END
};

/* Whatever is lobbed, or was found, is a row of this book's weapons. */
static bool arm_is_known(const struct game *g, cell_t lobbed_at, int arm)
{
	return arm < adv_rules_of(g)->n_weapons && (lobbed_at == CELL_NONE || arm >= 0);
}

/* Y-6: what is out of a hand was in it. */
static bool thrown_was_carried(const struct game *g, int figure)
{
	const struct adv_figure *a = adv_figure_of(g, figure);
	const unsigned given = (1u << g->setup->figures[figure].n_arms) - 1;

	return (a->thrown & ~(given | (a->found >= 0 ? 1u << SLOT_FOUND : 0))) == 0;
}

static const struct stage_asks asks[] = {
	{ .kind = ASK_ACCEPT, .other_unit = true }, { .kind = ASK_TACTICIAN, .other_figure = true },
	{ .kind = ASK_LATE }, { .kind = ASK_PRESS, .other_unit = true }, { .kind = ASK_STRIKE },
	{ .kind = ASK_PURSUE }, { .kind = ASK_CLIFFHANGER, .other_figure = true },
	{ .kind = ASK_FALLEN, .other_unit = true }, { .kind = DECISION_RULING + RULE_CROSSING },
	{ .kind = DECISION_RULING + RULE_QUARTER, .other_unit = true },
	{ .kind = DECISION_RULING + RULE_REPAIR, .other_unit = true },
	{ .kind = DECISION_RULING + RULE_MERIT, .other_figure = true },
	{ .kind = DECISION_RULING + RULE_BIDDING, .other_figure = true },
};
enum { ASKS_OF_UNITS = sizeof asks / sizeof asks[0] };

static bool charges_restored(const struct game *g, struct reason *why)
{
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->charging && adv_unit_of(g, u)->target < 0)
			return refuse(why, "", "unit %d charges nobody", u);
	return true;
}

/* A vehicle is a unit of its own, and nobody else is of it. */
static bool hulls_restored(const struct game *g, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int unit = g->figures[f].unit, hull = g->setup->units[unit].first;

		if (game_vehicle(g, f) ? g->setup->figures[f].unit != unit : game_vehicle(g, hull))
			return refuse(why, "", "figure %d is of a unit that it cannot be of", f);
	}
	return true;
}

static bool arms_restored(const struct game *g, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(g, f);

		if (!arm_is_known(g, a->lob, a->lob_arm)
			|| !arm_is_known(g, a->shell, a->shell_arm)
			|| !arm_is_known(g, CELL_NONE, a->found))
			return refuse(why, "", "figure %d lobs, or found, a weapon that this book "
				"has not", f);
		if (!thrown_was_carried(g, f))
			return refuse(why, "", "figure %d has thrown a weapon that it never had",
			f);
	}
	return true;
}

bool adv_restored(const struct game *g, struct reason *why)
{
	return stages_restored(g, asks, ASKS_OF_UNITS, why) && charges_restored(g, why)
		&& hulls_restored(g, why) && arms_restored(g, why);
}
