/* Truces: what ends when two sides become friends, and what begins when they part
 * (S-A-125).
 *
 *  TR1  Contact needs nothing: it is between enemies (judges.c).
 *  TR2  What already flies, flies: only fire that is still an intention is held.
 *  TR3  Who runs goes on running: fear is no matter of treaties.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/master/acts.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/truce.h"

/* What a unit means to do to another. */
static bool hostile_mode(const struct adv_unit *u)
{
	return u->mode == MODE_CHARGE || u->mode == MODE_RAM || u->mode == MODE_PURSUE
		|| u->mode == MODE_FLY;
}

static void stop_pursuit(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->may_pursue = false;
	if (!u->pursuing)
		return;
	u->pursuing = false;
	affliction_tell(g, unit, NOBODY, "ends its pursuit");
}

void adv_hold_back(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (acts_forgiven(g, unit, u->target) && (hostile_mode(u) || u->pursuing || u->charging)) {
		stop_pursuit(g, unit);
		if (u->charging || hostile_mode(u))
			game_note(g, unit, NOBODY, "holds back");
		u->charging = false;
		u->mode = MODE_NONE;
		u->target = NOBODY;
	}
	if (acts_forgiven(g, unit, u->strike))
		u->strike = NOBODY;
	u->foes = acts_foes(g, unit, u->foes);
	FOR_MEMBERS(f, g, unit)
		if (acts_forgiven(g, unit, adv_figure_of(g, f)->aim))
			adv_figure_of(g, f)->aim = NOBODY;
}

/* A fit one aboard of the vehicle's own cause, or NOBODY. */
static int host(const struct game *g, int vehicle)
{
	FOR_ABOARD(f, g, vehicle)
		if (g->figures[f].life == LIFE_FIT
			&& !game_enemies(g, g->figures[f].unit, g->figures[vehicle].unit))
			return f;
	return NOBODY;
}

/* V1: nobody rides with his enemies.  Nobody gets out of the sky either: there he is
 * their prisoner. */
static void get_out(struct game *g, int vehicle)
{
	const int unit = g->figures[vehicle].unit, captor = host(g, vehicle);
	const bool flying = adv_unit_of(g, unit)->vehicle.flying;

	FOR_ABOARD(f, g, vehicle) {
		cell_t cell;

		if (g->figures[f].life == LIFE_CAPTIVE
			|| !game_enemies(g, g->figures[f].unit, unit))
			continue;
		if (!flying && game_free_cells(g, g->figures[vehicle].cell, 1, &cell) == 1)
			game_alight(g, f, cell);
		else if (captor >= 0)
			adv_take(g, f, captor);
	}
}

void adv_part(struct game *g, int side, int other)
{
	if (game_sworn(g, side, other))
		adv_sight_parted(g, side, other);
	for (int f = 0; f < g->n_figures; f++)
		if (game_vehicle(g, f) && game_on_table(g, f))
			get_out(g, f);
}
