/* Opportunity shots: those on watch shoot at whoever passes, those attacked at whoever
 * comes on (P-4, X-50, S-P-1).
 *
 *  SN1  A unit is asked about one mover at a time, and once for each in a move: once as it
 *       passes, and once more as it attacks from near.
 *  SN2  Bits of `passing` are units that are asked, or about to be; they are taken away
 *       when the shots are done.
 *  SN3  At one who passes nobody has a chance again before he has come nearer by what the
 *       nearest to it lacked: till then nobody is looked for.
 */
#include "skirmish/body/standing.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/judges.h"

static uint64_t bit(int unit)
{
	return UINT64_C(1) << unit;
}

static bool attacks(const struct game *g, int mover, int unit)
{
	const struct pp_unit *m = pp_unit_of(g, mover);

	return m->doing == DOING_CHARGE && m->target == unit;
}

/* "From less than": at that range it is not near. */
enum shot_kind pp_snap_kind(const struct game *g, int unit, int mover)
{
	return attacks(g, mover, unit)
		&& standing_apart(g, unit, mover) < pp_rules_of(g)->attack_near
		? SHOT_ATTACKED : SHOT_PASSING;
}

int pp_snap_mover(const struct game *g, int unit)
{
	for (int m = 0; m < g->n_units; m++)
		if (pp_unit_of(g, m)->passing & bit(unit))
			return m;
	return NOBODY;
}

/* ---- a step has been made ---- */

enum { UNASKED = INT32_MIN };

void pp_watch_begin(const struct game *g, struct pp_watch *watch)
{
	for (int f = 0; f < g->n_figures; f++) {
		watch->range[f] = UNASKED;
		watch->clear[f].off = 0;
	}
}

static bool may_be_asked(const struct game *g, int unit, int mover, enum shot_kind kind)
{
	const struct pp_unit *m = pp_unit_of(g, mover);

	if (kind == SHOT_ATTACKED)
		return !(m->offered_near & bit(unit));
	return pp_unit_of(g, unit)->watching && !(m->offered & bit(unit));
}

/* How much nearer one who passes must come to be worth asking more; 0: he is near enough. */
static int32_t off_range(const struct game *g, int watcher, int figure, struct pp_watch *watch)
{
	int32_t *const range = &watch->range[watcher];
	int32_t off;

	if (*range == UNASKED)
		*range = pp_shot_range(g, watcher, SHOT_PASSING);
	if (*range < 0)
		return INT32_MAX;
	off = game_distance(g, watcher, figure) - *range;
	return off > 0 ? off : 0;
}

/* Or else no more than so far is he from whom it would be. */
static bool has_chance(const struct game *g, int unit, int figure, enum shot_kind kind,
	struct pp_watch *watch)
{
	const bool near_only = watch != NULL && kind == SHOT_PASSING && !pp_helpless(g, figure);

	FOR_MEMBERS(f, g, unit) {
		const int32_t off = near_only ? off_range(g, f, figure, watch) : 0;

		if (off == 0 && pp_aim(g, f, figure, kind, NULL) >= 0)
			return true;
		if (watch != NULL && off < watch->clear[figure].off)
			watch->clear[figure].off = off;
	}
	return false;
}

static bool gets_chance(const struct game *g, int unit, int figure, struct pp_watch *watch)
{
	const int mover = g->figures[figure].unit;
	enum shot_kind kind;

	if (!game_enemies(g, unit, mover) || !standing_alive(g, unit)
			|| (!may_be_asked(g, unit, mover, SHOT_ATTACKED)
			&& !may_be_asked(g, unit, mover, SHOT_PASSING)))
		return false;	/* however near it is */
	kind = pp_snap_kind(g, unit, mover);
	return may_be_asked(g, unit, mover, kind) && pp_snap_mover(g, unit) == NOBODY
		&& has_chance(g, unit, figure, kind, watch);
}

/* Asked first of all units, at every step. */
static bool minds(const struct pp_unit *own, const struct pp_unit *mover, int unit)
{
	return (own->watching && (mover->offered & bit(unit)) == 0)
		|| (mover->doing == DOING_CHARGE && mover->target == unit);
}

/* SN3: nobody on watch stirs meanwhile, or comes to mind whom he did not; a cell more, as
 * distances are rounded. */
static bool still_clear(const struct game *g, int figure, struct pp_watch *watch)
{
	const cell_t at = g->figures[figure].cell;
	const int32_t off = watch->clear[figure].off - g->table->cell_length;

	if (off > 0 && off > table_distance(g->table, watch->clear[figure].at, at))
		return true;
	watch->clear[figure].at = at;
	watch->clear[figure].off = INT32_MAX;
	return false;
}

static bool charges(const struct pp_unit *own)
{
	return own->doing == DOING_CHARGE;
}

bool pp_passes(struct game *g, int figure, struct pp_watch *watch)
{
	const struct pp_unit *const units = pp_unit_of(g, 0);
	const int mover = g->figures[figure].unit;
	struct pp_unit *m = pp_unit_of(g, mover);
	bool passes = false;

	if (watch != NULL && !charges(m) && still_clear(g, figure, watch))
		return false;
	for (int u = 0; u < g->n_units; u++) {
		if (!minds(&units[u], m, u) || !gets_chance(g, u, figure, watch))
			continue;
		m->passing |= bit(u);
		m->offered |= bit(u);
		if (pp_snap_kind(g, u, mover) == SHOT_ATTACKED)
			m->offered_near |= bit(u);
		passes = true;
	}
	return passes;
}

/* ---- the stages ---- */

void pp_ask_snap(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const int mover = pp_snap_mover(g, u);

		if (mover != NOBODY)
			stages_ask_unit(g, ASK_SNAP, u, mover);
	}
}

void pp_snap_shots(struct game *g)
{
	bool any = false;

	for (int u = 0; u < g->n_units; u++) {
		if (pp_snap_mover(g, u) == NOBODY)
			continue;
		any = true;
		pp_shoot_unit(g, u);
		FOR_MEMBERS(f, g, u)
			pp_figure_of(g, f)->held = false;
	}
	for (int u = 0; u < g->n_units; u++)
		pp_unit_of(g, u)->passing = 0;
	if (!any)
		return;
	pp_sight_renew(g);
	game_script(g);
}
