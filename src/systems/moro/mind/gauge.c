/* Units as one side knows them: see minds.h.  Made afresh for each decision from the seat's
 * view alone, by the rulebook's tables. */
#include <string.h>

#include "systems/moro/mind/minds.h"

enum {
	INCH = 10, WORTH_LEADER = 1500, WORTH_HERO = 3000,
	CREW_PERCENT = 200,	/* of a figure's worth is that of one who serves a piece */
	SHY = 2			/* bearers so few go home with what they carry */
};

/* ---- one figure ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	if (v->setup->figures[figure].hero)
		return WORTH_HERO;
	return v->units[v->figures[figure].unit].leader == figure ? WORTH_LEADER : MILLI;
}

/* The arm that reaches furthest; -1 if none reaches at all. */
static int main_arm(const struct game *v, int figure)
{
	const struct weapon *weapons = moro_rules_of(v)->weapons;
	const struct setup_figure *s = &v->setup->figures[figure];
	int best = -1;

	for (int i = 0; i < s->n_arms; i++) {
		const struct weapon *w = &weapons[s->arms[i]];

		if (w->piece == PIECE_NONE && w->range[BAND_LONG] > 0 && (best < 0
				|| w->range[BAND_LONG] > weapons[best].range[BAND_LONG]))
			best = s->arms[i];
	}
	return best;
}

static void add_volley(struct strength *s, int arm, int dice)
{
	int i = 0;

	while (i < s->n_volleys && s->volleys[i].arm != arm)
		i++;
	if (i == VOLLEYS_MAX)
		return;
	if (i == s->n_volleys)
		s->volleys[s->n_volleys++] = (struct volley){ (int16_t)arm, 0 };
	s->volleys[i].dice = (int16_t)(s->volleys[i].dice + dice);
}

/* ---- one unit ---- */

/* What its piece throws, if it can be fired; its crew fire nothing else then. */
static bool add_piece(const struct game *v, int unit, struct strength *s)
{
	const struct moro_rules *r = moro_rules_of(v);
	const struct moro_unit *u = moro_unit_of(v, unit);
	const int gun = moro_gun(v, unit), crew = gun < 0 ? 0 : moro_crew(v, unit);
	const struct weapon *w = &r->weapons[gun < 0 ? 0 : gun];

	if (gun < 0 || crew < w->crew)
		return false;
	s->piece = w->piece;
	s->worth = s->worth * CREW_PERCENT / 100;
	s->range = w->range[BAND_LONG];
	s->short_range = w->range[BAND_SHORT];
	if (u->limbered || u->jammed)
		return !u->limbered;
	s->at = u->gun;
	add_volley(s, gun, w->piece == PIECE_CANNON ? 1
		: crew * (u->infantry ? r->gatling_infantry : w->dice));
	return true;
}

static void add_arms(const struct game *v, int unit, struct strength *s)
{
	const struct moro_rules *r = moro_rules_of(v);
	const struct weapon *weapons = r->weapons;
	const bool column = moro_infantry(v, unit)
		&& moro_unit_of(v, unit)->formation == FORMATION_COLUMN;
	const int all = column ? r->abreast * r->ranks : s->fit;	/* */
	int most = 0, n = 0;

	FOR_MEMBERS(f, v, unit) {
		const int arm = standing_fit(v, f) ? main_arm(v, f) : -1;

		if (arm >= 0 && n++ < all)
			add_volley(s, arm, weapons[arm].dice);
	}
	for (int i = 0; i < s->n_volleys; i++) {
		const struct weapon *w = &weapons[s->volleys[i].arm];

		if (w->range[BAND_LONG] > s->range)
			s->range = w->range[BAND_LONG];
		if (s->volleys[i].dice > most) {
			most = s->volleys[i].dice;
			s->short_range = w->range[BAND_SHORT];
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

static int32_t aimed_at(const struct reckoning *r, int unit, int fit)
{
	int32_t sum = 0;

	for (int i = 0; i < r->v->setup->n_objectives; i++) {
		const struct setup_objective *o = &r->v->setup->objectives[i];
		const int parts = o->unit == unit && r->v->objectives[i] == NOBODY
			&& (!o->hidden || game_allied(r->v, o->side, r->side))
			? aim_parts(o, fit) : 0;

		if (parts > 0)
			sum += o->points * r->point / parts;
	}
	return sum;
}

static void reckon_morale(const struct game *v, int unit, struct strength *s)
{
	const struct moro_rules *r = moro_rules_of(v);
	const bool small = moro_unit_of(v, unit)->strength <= r->small_unit;

	s->morale = (int16_t)moro_morale(v, unit);
	s->each = (int16_t)-r->morale[small ? MORALE_SMALL : MORALE_LARGE].value;
}

static void reckon_unit(struct reckoning *r, int unit)
{
	const struct game *v = r->v;
	const struct moro_unit *u = moro_unit_of(v, unit);
	struct strength *s = &r->of[unit];

	s->enemy = !game_same_cause(v, r->side, v->units[unit].side);
	s->at = CELL_NONE;
	s->guide = (int16_t)moro_guide(v, unit);
	if (s->guide < 0)
		return;
	s->known = true;
	s->fresh = !u->acted;
	s->bound = u->bound != 0;
	s->hidden = !s->enemy && moro_hidden(v, unit);
	s->limbered = u->limbered;
	s->jammed = u->jammed;
	s->moros = moro_moros(v, unit);
	s->place = (uint8_t)moro_unit_place(v, unit);
	s->mover = (uint8_t)moro_mover(v, unit);
	s->stance = (uint8_t)moro_unit_setting(v, unit, UNIT_STANCE);
	s->at = v->figures[s->guide].cell;
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f)) {
			s->fit++;
			s->worth += worth_of(v, f);
		}
	s->worth = s->worth / s->fit + aimed_at(r, unit, s->fit);
	if (!add_piece(v, unit, s))
		add_arms(v, unit, s);
	s->n_spots = plan_spots(v, unit, s->at, s->spots);
	reckon_morale(v, unit, s);
}

/* ---- all ---- */

static void reckon_strangers(struct reckoning *r)
{
	const struct moro_game *own = moro_game_of(r->v);

	r->n_strangers = 0;
	for (int i = 0; i < own->n_counters && r->n_strangers < STRANGERS_MAX; i++)
		if (!game_allied(r->v, r->side, own->counter_side[i]))
			r->stranger[r->n_strangers++] = own->counter_cell[i];
}

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

bool gauge_brink(const struct reckoning *r, const struct strength *s, cell_t at)
{
	int32_t nearest = INT32_MAX;
	cell_t from = CELL_NONE;

	for (int u = 0; u < r->v->n_units; u++) {
		const struct strength *o = &r->of[u];
		const int32_t far = o->known && o->enemy != s->enemy
			? table_distance(r->v->table, o->at, at) : INT32_MAX;

		if (far < nearest) {
			nearest = far;
			from = o->at;
		}
	}
	return from != CELL_NONE && off_beyond(r->v, from, at);
}

static bool has_cannon(const struct reckoning *r)
{
	for (int u = 0; u < r->v->n_units; u++)
		if (r->of[u].known && r->of[u].piece == PIECE_CANNON)
			return true;
	return false;
}

static int crowd_of(const struct reckoning *r, const struct strength *s)
{
	const struct game *v = r->v;
	int n = 0;

	for (int f = 0; f < v->n_figures; f++) {
		const struct strength *o = &r->of[v->figures[f].unit];

		n += o->known && o->enemy == s->enemy && standing_fit(v, f)
			&& table_distance(v->table, s->at, v->figures[f].cell)
				<= moro_rules_of(v)->blast;
	}
	return n;
}

void gauge(struct reckoning *r, const struct game *v, int side)
{
	r->v = v;
	r->side = side;
	r->point = plan_point(v, side);
	memset(r->of, 0, (size_t)v->n_units * sizeof r->of[0]);
	for (int u = 0; u < v->n_units; u++)
		reckon_unit(r, u);
	for (int u = 0; u < v->n_units; u++)
		r->of[u].brink = r->of[u].known && gauge_brink(r, &r->of[u], r->of[u].at);
	for (int u = 0; has_cannon(r) && u < v->n_units; u++)
		if (r->of[u].known)
			r->of[u].crowd = (int16_t)crowd_of(r, &r->of[u]);
	reckon_strangers(r);
}

int32_t gauge_distance(const struct reckoning *r, const struct strength *s, cell_t cell)
{
	return plan_apart(r->v->table, s->spots, s->n_spots, cell);
}

bool gauge_line(const struct reckoning *r, const struct strength *s, cell_t cell)
{
	for (int i = 0; i < s->n_spots; i++)
		if (game_cell_in_line(r->v, s->spots[i], cell))
			return true;
	return false;
}

static bool has_arms(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && v->setup->figures[f].n_arms > 0)
			return true;
	return false;
}

void gauge_council(const struct reckoning *r, struct council *c)
{
	c->v = r->v;
	c->side = r->side;
	c->inch = INCH;
	c->shy = SHY;
	for (int u = 0; u < r->v->n_units; u++) {
		const struct strength *s = &r->of[u];
		const int32_t charge = s->known ? mean_pace(r->v, (enum mover_row)s->mover,
			PLACE_CLEAR) : 0;
		struct party *p = &c->of[u];

		*p = (struct party){
			.known = s->known, .enemy = s->enemy, .willed = true,
			.fights = s->known && (s->piece != PIECE_NONE || has_arms(r->v, u)),
			.holds = s->stance == STANCE_HOLD, .presses = s->stance == STANCE_ADVANCE,
			.n_spots = s->n_spots, .fit = s->fit, .active = s->fit, .at = s->at,
			.range = s->short_range, .charge = charge,
			.medium = s->range > charge ? s->short_range : 0,
		};
		for (int i = 0; i < s->n_spots; i++)
			p->spots[i] = s->spots[i];
	}
}
