/* Fog: what a side's view leaves out of this room's state.
 *
 *  RE1  Of enemies in sight it does not know what they mean to do, what they were told and
 *       what weighs on them; a charge is plain as soon as it sets out.
 *  RE2  Which enemies were asked about its units as these passed is not known.
 *  RE3  Whom its own are asked about it knows, though he be out of sight by now.
 */
#include <assert.h>
#include <string.h>

#include "skirmish/turn/slate.h"
#include "systems/participation/drawers.h"
#include "systems/participation/judges.h"
#include "systems/participation/participation.h"

static void blank_unit(struct game *v, int unit)
{
	struct pp_unit *u = pp_unit_of(v, unit);

	memset(u, 0, sizeof *u);
	u->goal = u->alarm = CELL_NONE;
	u->target = NOBODY;
	u->word = ACTION_CARRY_ON;
	u->mind = ACTION_HALT;
}

static void blank_figure(struct game *v, int figure)
{
	struct pp_figure *f = pp_figure_of(v, figure);

	memset(f, 0, sizeof *f);
	f->goal = f->began = f->mark = CELL_NONE;
	f->tends = f->target = f->foe = f->arm = NOBODY;
	f->spirit = (uint8_t)pp_best_spirit(v, figure);
}

/* An enemy who says that he will charge has not done so yet. */
static bool charge_is_plain(const struct game *v, int unit)
{
	return pp_unit_of(v, unit)->doing == DOING_CHARGE
		&& (pp_game_of(v)->walk.stage != STAGE_MOVE
			|| v->units[unit].side != pp_side_now(v));
}

static void veil_figure(struct game *v, int figure)
{
	struct pp_figure *f = pp_figure_of(v, figure);

	f->goal = f->mark = CELL_NONE;
	f->target = f->foe = f->arm = NOBODY;
	f->shot = SHOT_AIMED;
	f->told = f->spares = f->held = f->tried = f->under_fire = false;
	f->causes = 0;
	f->scared_by = 0;
	f->rounds = 0;
	if (!f->busy) {
		f->tends = NOBODY;
		f->wakes = false;
	}
}

static void veil_unit(struct game *v, int unit)
{
	struct pp_unit *u = pp_unit_of(v, unit);

	u->goal = CELL_NONE;	/* what frightened a beast is plain to see */
	u->ordered = u->watching = u->hidden = false;
	if (!charge_is_plain(v, unit)) {
		u->doing = DOING_STAND;
		u->target = NOBODY;
	}
}

/* What friends alone have heard is theirs to know. */
static void forget_noises(struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		pp_figure_of(v, f)->causes = 0;
}

/* RE2 */
static void redact_watchers(struct game *v, int side)
{
	uint64_t allies = 0;

	for (int u = 0; u < v->n_units; u++)
		if (game_allied(v, v->units[u].side, side))
			allies |= UINT64_C(1) << u;
	for (int u = 0; u < v->n_units; u++) {
		pp_unit_of(v, u)->offered &= allies;
		pp_unit_of(v, u)->offered_near &= allies;
		pp_unit_of(v, u)->passing &= allies;
	}
}

/* RE3: the units that pass, as its decisions name them. */
static void keep_asked(struct game *v, int side)
{
	for (int i = 0; i < v->n_decisions; i++) {
		const struct decision *d = &v->decisions[i];

		if (d->kind == ASK_SNAP && v->units[d->unit].side == side)
			pp_unit_of(v, d->other)->passing |= UINT64_C(1) << d->unit;
	}
}

static_assert(CELL_NONE == -1 && NOBODY == -1, "arrays of them are set byte by byte");

void pp_redact(struct game *v, int side)
{
	static const struct slate slate = { blank_unit, blank_figure, NULL, NULL, veil_unit,
		veil_figure, .allies_tell = true };
	struct pp_game *own = pp_game_of(v);

	for (int u = 0; u < v->n_units; u++)
		if (v->units[u].side != side)
			forget_noises(v, u);
	slate_veil(v, side, &slate);
	redact_watchers(v, side);
	keep_asked(v, side);
	own->spoken = false;	/* it may have been a whisper */
	own->n_noises = 0;	/* what was heard has been told */
	memset(own->noise, CELL_NONE, sizeof own->noise);
	memset(own->noise_cause, 0, sizeof own->noise_cause);
	memset(own->noise_by, NOBODY, sizeof own->noise_by);
}
