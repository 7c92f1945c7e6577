/* The steps down and up again: suppressed, retreating, routing, pursuing,
 * rallied.  Here they are marked; src/systems/adventure/move/move.c moves them.
 */

#include "skirmish/body/affliction.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- down ---- */

static void call_off_charge(struct adv_unit *u)
{
	if (u->charging)
		u->stopped = true;
	u->charging = false;
}

void adv_suppress_unit(struct game *g, int unit, int until)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	call_off_charge(u);
	u->pursuing = false;
	if (u->suppressed_until >= until || adv_vehicle(g, unit))
		return;
	u->suppressed_until = (int16_t)until;
	affliction_tell_until(g, unit, NOBODY, "suppressed", until);
}

/* S-A-97: forced in this turn, made in the next turn's Movement, and then
 * suppressed through all of the turn after it. */
static void retreat(struct game *g, int unit, int by_unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->ladder = LADDER_RETREAT;
	u->retreating = true;
	u->retreat_turn = (int16_t)(g->turn + 1);
	u->threat = (int16_t)by_unit;
	adv_suppress_unit(g, unit, g->turn + 1 + adv_rules_of(g)->retreat_turns);
	affliction_tell_until(g, unit, NOBODY, "must retreat", g->turn + 1);
}

static void suppress_under_fire(struct game *g, int unit)
{
	adv_unit_of(g, unit)->ladder = LADDER_SUPPRESSED;
	adv_suppress_unit(g, unit, adv_suppressed_through(g));
}

/* The ladder (R:384): suppressed, retreat while suppressed, rout in the turn of
 * the retreat; after a clean turn it begins anew (S-A-107). */
void adv_fail_under_fire(struct game *g, int unit, int by_unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	const bool shaken = u->ladder != LADDER_NONE && adv_unit_suppressed(g, unit);

	call_off_charge(u);
	if (u->retreat_turn == g->turn) {
		adv_rout(g, unit, by_unit);
		if (!u->routing)
			suppress_under_fire(g, unit);
	} else if (shaken) {
		retreat(g, unit, by_unit);
	} else {
		suppress_under_fire(g, unit);
	}
}

/* S-A-14: the Brave and Dashing stand fast; whether anybody else is left to run. */
static bool part_with_the_brave(struct game *g, int unit)
{
	bool runs = false;

	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].life == LIFE_FIT && game_on_table(g, f)
			&& !adv_has(g, f, TRAIT_BRAVE))
			runs = true;
	FOR_MEMBERS(f, g, unit) {
		if (g->figures[f].life != LIFE_FIT || !game_on_table(g, f)
			|| !adv_has(g, f, TRAIT_BRAVE) || adv_figure_of(g, f)->alone)
			continue;
		adv_figure_of(g, f)->alone = runs;
		game_note(g, unit, f, "stands fast");
	}
	return runs;
}

bool adv_stays(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->alone;
}

bool adv_runs(const struct game *g, int figure)
{
	return adv_unit_of(g, g->figures[figure].unit)->routing && !adv_stays(g, figure);
}

void adv_rout(struct game *g, int unit, int threat)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	call_off_charge(u);
	u->pursuing = u->retreating = u->may_pursue = false;
	u->threat = (int16_t)threat;
	if (u->routing || !part_with_the_brave(g, unit))
		return;
	u->routing = true;
	u->ladder = LADDER_NONE;
	affliction_tell(g, unit, NOBODY, "routing");
}

/* ---- pursuit ---- */

void adv_begin_pursuit(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->may_pursue = false;
	if (u->pursuing)
		return;
	u->pursuing = true;
	affliction_tell(g, unit, NOBODY, "pursuing");
}

static bool sees_run(const struct game *g, int unit, int other)
{
	return adv_unit_of(g, other)->routing && adv_unit_alive(g, other)
		&& adv_unit_line(g, unit, other);
}

static bool locked(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && !adv_unit_of(g, u)->routing
			&& contact_units(g, unit, u))
			return true;
	return false;
}

/* S-A-102: no routing enemy in sight, or one at bay in contact: it stops, and
 * needs a stationary turn to reorganise. */
void adv_end_pursuits(struct game *g)
{
	for (int unit = 0; unit < g->n_units; unit++) {
		struct adv_unit *u = adv_unit_of(g, unit);
		const int prey = u->pursuing ? contact_nearest(g, unit, sees_run) : NOBODY;

		if (!u->pursuing)
			continue;
		u->target = (int16_t)prey;
		if (prey >= 0 && !locked(g, unit))
			continue;
		u->pursuing = false;
		u->reorganise = 1;
		affliction_tell(g, unit, NOBODY, "ends its pursuit");
	}
}

/* ---- up ---- */

static void recover(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->routing = u->pursuing = u->retreating = u->hemmed = false;
	u->ladder = LADDER_NONE;
	u->suppressed_until = 0;
	u->retreat_turn = 0;
	u->threat = NOBODY;
}

void adv_turn_at_bay(struct game *g, int unit)
{
	recover(g, unit);
	affliction_tell(g, unit, NOBODY, "turns at bay");
}

/* S-A-105: the leader, or a hero who is with the unit. */
int adv_rallier(const struct game *g, int unit)
{
	const int leader = adv_leader(g, unit);

	if (leader >= 0 && !adv_figure_of(g, leader)->alone)
		return leader;
	FOR_MEMBERS(f, g, unit)
		if (adv_hero(g, f) && g->figures[f].life == LIFE_FIT && adv_in_order(g, f)
			&& !adv_figure_of(g, f)->alone)
			return f;
	return NOBODY;
}

/* S-A-106. */
void adv_rallied(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	const uint8_t turns = adv_rules_of(g)->rally_turns[u->pursuing];

	recover(g, unit);
	u->rallied = (int16_t)(g->turn - 1 + turns);
	u->mode = MODE_RALLY;
	affliction_tell_until(g, unit, NOBODY, "rallied", u->rallied);
}

void adv_rally(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->rally_tried = true;
	u->rallying = false;
	if (adv_rallier(g, unit) >= 0 && adv_morale_test(g, unit, CAUSE_RALLY))
		adv_rallied(g, unit);
}

/* S-A-14: alone only while the others run; once they are gone he is the unit. */
void adv_end_standing_alone(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int unit = g->figures[f].unit;
		bool others = false;

		if (!adv_figure_of(g, f)->alone)
			continue;
		FOR_MEMBERS(m, g, unit)
			others = others || (g->figures[m].life == LIFE_FIT && game_on_table(g, m)
				&& !adv_figure_of(g, m)->alone);
		if (others && adv_unit_of(g, unit)->routing)
			continue;
		if (!others && adv_unit_of(g, unit)->routing)
			recover(g, unit);
		adv_figure_of(g, f)->alone = false;
		if (!others && g->figures[f].life == LIFE_FIT && game_on_table(g, f))
			game_lead(g, unit, f);
	}
}
