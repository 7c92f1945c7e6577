/* Units as one side knows them, and how its commanders weigh (minds.h): by the rulebook's
 * tables. */

#include "skirmish/commander/stance.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/move/paces.h"

enum {
	INCH = 10, WORTH_HERO = 3000,
	CREW_PERCENT = 200,	/* of a figure's worth is that of one who serves a piece */
	HELD_INCHES = 3, FIGHT_TURNS = 2
};

/* ---- one figure ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	return v->setup->figures[figure].hero ? WORTH_HERO : 0;
}

static bool is_firearm(const struct game *v, int arm)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];

	return w->piece == PIECE_NONE && w->range[BAND_LONG] > 0;
}

/* ---- one unit ---- */

/* What its piece throws, if it can be fired; its crew fire nothing else then. */
static bool add_piece(const struct game *v, int unit, struct force *f)
{
	const struct moro_rules *r = moro_rules_of(v);
	const struct moro_unit *u = moro_unit_of(v, unit);
	const int gun = moro_gun(v, unit), crew = gun < 0 ? 0 : moro_crew(v, unit);
	const struct weapon *w = &r->weapons[gun < 0 ? 0 : gun];

	if (gun < 0 || crew < w->crew)
		return false;
	f->piece = w->piece;
	f->worth = f->worth * CREW_PERCENT / 100;
	f->range = w->range[BAND_LONG];
	f->danger = w->range[BAND_SHORT];
	if (u->limbered || u->jammed)
		return !u->limbered;
	f->at = u->gun;
	muster_volley(f, gun, 0, 0, w->piece == PIECE_CANNON ? 1
		: crew * (u->infantry ? r->gatling_infantry : w->dice));
	return true;
}

static void add_arms(const struct game *v, int unit, struct force *f)
{
	const struct moro_rules *r = moro_rules_of(v);
	const struct weapon *weapons = r->weapons;
	const bool column = moro_infantry(v, unit)
		&& moro_unit_of(v, unit)->formation == FORMATION_COLUMN;
	const int all = column ? r->abreast * r->ranks : f->fit;	/* */
	int most = 0, n = 0;

	FOR_MEMBERS(i, v, unit) {
		const int arm = standing_fit(v, i) ? arms_furthest(v, i, is_firearm) : -1;

		if (arm >= 0 && n++ < all)
			muster_volley(f, arm, 0, weapons[arm].range[BAND_LONG], weapons[arm].dice);
	}
	for (int i = 0; i < f->n_volleys; i++) {
		const struct weapon *w = &weapons[f->volleys[i].arm];

		if (f->volleys[i].n > most) {
			most = f->volleys[i].n;
			f->danger = w->range[BAND_SHORT];
		}
	}
}

/* What an open objective about a unit adds to each of its figures, in parts of what it is
 * worth; 0 if it adds nothing. */
static int aim_parts(const struct setup_objective *o, int fit)
{
	switch (o->kind) {
	case AIM_DESTROY:
	case AIM_CAPTURE:
		return fit;
	case AIM_KEEP:
		return fit < o->number ? 0 : fit - o->number + 1;
	case AIM_REACH:
	case AIM_EXIT:
		return 2 * fit;
	default:
		return 0;
	}
}

static int32_t aimed_at(const struct muster *m, int unit, int fit, int32_t point)
{
	int32_t sum = 0;

	for (int i = 0; i < m->v->setup->n_objectives; i++) {
		const struct setup_objective *o = &m->v->setup->objectives[i];
		const int parts = o->unit == unit && m->v->objectives[i] == NOBODY
			&& (!o->hidden || game_allied(m->v, o->side, m->side))
			? aim_parts(o, fit) : 0;

		if (parts > 0)
			sum += o->points * point / parts;
	}
	return sum;
}

static void gauge_morale(const struct game *v, int unit, struct force *f)
{
	const struct moro_rules *r = moro_rules_of(v);
	const bool small = moro_unit_of(v, unit)->strength <= r->small_unit;

	f->morale = (int16_t)moro_morale(v, unit);
	f->each = (int16_t)-r->morale[small ? MORALE_SMALL : MORALE_LARGE].value;
}

static bool has_arms(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && v->setup->figures[f].n_arms > 0)
			return true;
	return false;
}

static void add_unit(const struct muster *m, struct force *f)
{
	const struct game *v = m->v;
	const struct moro_unit *u = moro_unit_of(v, f->unit);
	const enum mover_row mover = moro_mover(v, f->unit);

	stance_take(f, game_unit_setting(v, f->unit, UNIT_STANCE));
	f->fresh = !u->acted;
	f->bound = u->bound != 0;
	f->hidden = !f->enemy && moro_hidden(v, f->unit);
	f->ground = (uint8_t)moro_unit_place(v, f->unit);
	f->charge = moro_mean_pace(v, mover, PLACE_CLEAR);
	f->walk = moro_in_jungle(v, f->unit) ? moro_mean_pace(v, mover, PLACE_JUNGLE) : f->charge;
	f->worth += aimed_at(m, f->unit, f->fit, wants_point(v, m->side));
	if (!add_piece(v, f->unit, f))
		add_arms(v, f->unit, f);
	f->closes = f->range <= f->walk;
	f->medium = f->range > f->charge ? f->danger : 0;
	f->fights = f->piece != PIECE_NONE || has_arms(v, f->unit);
	gauge_morale(v, f->unit, f);
}

/* ---- all ---- */

/* Straight away in columns and rows, which is near enough to tell. */
static bool off_beyond(const struct game *v, cell_t from, cell_t at)
{
	const struct grid *g = &v->table->grid;
	const int32_t far = table_distance(v->table, from, at);
	const int32_t back = moro_rules_of(v)->rout;
	const int col = grid_col(g, at), row = grid_row(g, at);

	return far > 0 && grid_at(g, col + (int)((col - grid_col(g, from)) * back / far),
		row + (int)((row - grid_row(g, from)) * back / far)) == CELL_NONE;
}

bool moro_gauge_brink(const struct muster *m, const struct force *f, cell_t at)
{
	int32_t nearest = INT32_MAX;
	cell_t from = CELL_NONE;

	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *o = &m->of[u];
		const int32_t far = o->known && o->enemy != f->enemy
			? table_distance(m->v->table, o->at, at) : INT32_MAX;

		if (far < nearest) {
			nearest = far;
			from = o->at;
		}
	}
	return from != CELL_NONE && off_beyond(m->v, from, at);
}

static bool has_cannon(const struct muster *m)
{
	for (int u = 0; u < m->v->n_units; u++)
		if (m->of[u].known && m->of[u].piece == PIECE_CANNON)
			return true;
	return false;
}

static int crowd_of(const struct muster *m, const struct force *f)
{
	const struct game *v = m->v;
	int n = 0;

	for (int i = 0; i < v->n_figures; i++) {
		const struct force *o = &m->of[v->figures[i].unit];

		n += o->known && o->enemy == f->enemy && standing_fit(v, i)
			&& table_distance(v->table, f->at, v->figures[i].cell)
				<= moro_rules_of(v)->blast;
	}
	return n;
}

static void add_all(struct muster *m)
{
	for (int u = 0; u < m->v->n_units; u++)
		m->of[u].brink = m->of[u].known && moro_gauge_brink(m, &m->of[u], m->of[u].at);
	for (int u = 0; has_cannon(m) && u < m->v->n_units; u++)
		if (m->of[u].known)
			m->of[u].crowd = (int16_t)crowd_of(m, &m->of[u]);
}

bool moro_gauge_line(const struct muster *m, const struct force *f, cell_t cell)
{
	for (int i = 0; i < f->n_spots; i++)
		if (game_cell_in_line(m->v, f->spots[i], cell))
			return true;
	return false;
}

cell_t moro_stranger(const struct muster *m, int i)
{
	const struct moro_game *own = moro_game_of(m->v);

	return game_allied(m->v, m->side, own->counter_side[i]) ? CELL_NONE
		: own->counter_cell[i];
}

/* ---- errands ---- */

/* Works where enemies stand have to be fought for first. */
static bool held_against(const struct errand *e)
{
	const struct game *v = e->m->v;

	if (moro_place(v, e->task.cells[e->task.n / 2]) != PLACE_FORT)
		return false;
	for (int u = 0; u < v->n_units; u++)
		if (e->m->of[u].known && e->m->of[u].enemy && errand_straight(e, e->m->of[u].at)
				<= HELD_INCHES * INCH * REACH_TWELFTHS)
			return true;
	return false;
}

static int delay(const struct errand *e)
{
	const bool there = e->task.kind == TASK_GO || e->task.kind == TASK_HOLD;

	return there && e->left > 0 && e->task.n > 0 && held_against(e) ? FIGHT_TURNS : 0;
}

static struct stakes melee(const struct muster *m, const struct force *by,
	const struct force *to)
{
	return moro_stake_melee(m->v, by, to, false);
}

/* ---- how it weighs ---- */

const struct commander_rules moro_commander = {
	.inch = INCH,
	.shy = 2,
	.guide = moro_guide, .worth = worth_of, .add_unit = add_unit, .add_all = add_all,

	.hurry_least = 12, .hurry_growth = 3, .way_usual = 30, .hold_part = 5,
	.press_at_once = true, .raid_percent = 60, .delay = delay, .straight = true,
	.around = 2,

	.n_paces = 1, .prospects = moro_place_prospects, .cover = moro_place_cover,
	.covered = moro_place_covered,
	.move_price = 20, .doubt = 20, .back_unit = 1, .back_worth = 1, .later_percent = 55,

	.exchange = moro_place_exchange, .settle = moro_place_settle, .melee = melee,
	.shared_percent = 100,

	.fear_inches = 40, .hidden_percent = 100,
	.neighbour = 120, .neighbour_steps = 4, .crowds_standing = true,
	.company = moro_place_company,
};
