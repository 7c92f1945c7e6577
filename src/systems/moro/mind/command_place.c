/* Where to: the best of all places that the dice thrown allow.
 *
 *  CP1  All places in reach are looked over for progress, cover and distance; the best few
 *       of each sort are looked at closely.
 *  CP2  What is given is the fire from there now, and in part the next time; what is taken
 *       is the fire and the charges of all who can act before the unit does again.
 */
#include "skirmish/body/movers.h"
#include "skirmish/commander/shelf.h"
#include "systems/moro/mind/board.h"

enum {
	INCH = 10, CHOSEN_MAX = 24,
	COVER_JUNGLE = 60, COVER_BUILDING = 120, COVER_FORT = 260,
	LATER_PERCENT = 55, TAKEN_PERCENT = 60, ACTED_PERCENT = 60, PRESS_PERCENT = 40,
	CAUTION = 2, MOVE_PRICE = 20,
	NEIGHBOUR = 120, NEIGHBOUR_STEPS = 4,
	STRANGER = 250, STRANGER_INCHES = 6,	/* nobody likes to end so near a counter */
	GUARD = 300,				/* guns like infantry near by (M-10) */
	FEAR_INCHES = 40, FEAR_INCH = 15, FRONT_INCH = 100
};

struct chosen {
	cell_t cell;
	int32_t quick;		/* progress and cover */
	int32_t score;
};

struct outlook {
	const struct board *b;
	const struct errand *e;
	struct way way;
	int32_t left;		/* before the move, by the way, in the measure */
	int n;
	struct chosen places[CHOSEN_MAX];	/* the first: where it stands */
};

/* ---- one place ---- */

static int32_t left_at(const struct outlook *o, cell_t cell)
{
	const int32_t left = way_cost(&o->way, cell) / REACH_TWELFTHS;

	return left <= o->e->task.within ? 0 : left - o->e->task.within;
}

static int32_t cover_at(const struct outlook *o, cell_t cell)
{
	static const int32_t worth[PLACES] = { [PLACE_JUNGLE] = COVER_JUNGLE,
		[PLACE_BUILDING] = COVER_BUILDING, [PLACE_FORT] = COVER_FORT };

	return worth[moro_place(o->b->r.v, cell)];
}

static struct chosen place_at(const struct outlook *o, cell_t cell)
{
	return (struct chosen){ .cell = cell,
		.quick = errand_progress(o->e, o->left, left_at(o, cell)) + cover_at(o, cell) };
}

static int32_t nearest_enemy(const struct outlook *o, cell_t cell)
{
	const struct reckoning *r = &o->b->r;
	int32_t nearest = INT32_MAX;

	for (int u = 0; u < r->v->n_units; u++) {
		const int32_t far = r->of[u].known && r->of[u].enemy
			? gauge_distance(r, &r->of[u], cell) : INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest == INT32_MAX ? 0 : nearest;
}

/* ---- looking closely ---- */

/* Percent of what an enemy could do counts: less, if he has acted already. */
static int counts(const struct outlook *o, const struct strength *enemy)
{
	return (enemy->fresh ? TAKEN_PERCENT : TAKEN_PERCENT * ACTED_PERCENT / 100)
		* (o->e->self->stance == STANCE_ADVANCE ? PRESS_PERCENT : 100) / 100;
}

/* What an enemy's charge at the unit would cost it, net of what it costs him. */
static int32_t charge_at(const struct outlook *o, const struct strength *enemy,
	const struct strength *there, int32_t far)
{
	const struct game *v = o->b->r.v;
	const struct stretch way = { moro_place(v, there->at) == PLACE_JUNGLE ? 0 : far,
		moro_place(v, there->at) == PLACE_JUNGLE ? far : 0 };
	int chance;
	struct stakes s;

	if (enemy->piece != PIECE_NONE || enemy->bound
		|| far > 2 * mean_pace(v, (enum mover_row)enemy->mover, PLACE_CLEAR))
		return 0;
	chance = chance_to_go(v, (enum mover_row)enemy->mover, &way);
	s = stake_melee(v, enemy, there, false);
	return s.gain > s.loss ? chance * (s.gain - s.loss) / 100 : 0;
}

struct exchange { int32_t given, later, taken; };

static struct exchange exchange_with(const struct outlook *o, const struct strength *enemy,
	const struct strength *there)
{
	const struct reckoning *r = &o->b->r;
	struct shot shot = { .distance = gauge_distance(r, enemy, there->at),
		.place = (enum place)enemy->place };
	struct exchange x = { 0, 0, 0 };

	if ((shot.distance <= there->range || shot.distance <= enemy->range)
			&& gauge_line(r, enemy, there->at)) {
		if (!enemy->bound) {
			x.given = stake_fire(r->v, there, enemy, &shot);
			shot.still = true;
			x.later = stake_fire(r->v, there, enemy, &shot);
		}
		shot.still = true;
		shot.place = (enum place)there->place;
		x.taken = enemy->bound ? 0 : stake_fire(r->v, enemy, there, &shot);
	}
	x.taken += charge_at(o, enemy, there, shot.distance);
	x.taken = (int32_t)((int64_t)x.taken * counts(o, enemy) / 100);
	return x;
}

/* Inches by which a cell is nearer to an enemy's than any comrade's place. */
static int32_t foremost(const struct outlook *o, cell_t cell, cell_t enemy)
{
	const struct reckoning *r = &o->b->r;
	const int32_t far = table_distance(r->v->table, cell, enemy);
	int32_t nearest = INT32_MAX;

	for (int u = 0; u < r->v->n_units; u++) {
		const int32_t d = u != o->e->unit && r->of[u].known && !r->of[u].enemy
			? table_distance(r->v->table, r->of[u].at, enemy) : INT32_MAX;

		nearest = d < nearest ? d : nearest;
	}
	return nearest == INT32_MAX || nearest <= far ? 0 : (nearest - far) / INCH;
}

/* Who has to be kept keeps behind the others, of strangers too. */
static int32_t shyness(const struct outlook *o, cell_t cell)
{
	const struct reckoning *r = &o->b->r;
	int32_t most = 0;

	if (!o->e->task.cautious)
		return 0;
	for (int u = 0; u < r->v->n_units; u++)
		if (r->of[u].known && r->of[u].enemy) {
			const int32_t ahead = foremost(o, cell, r->of[u].at);

			most = ahead > most ? ahead : most;
		}
	for (int i = 0; i < r->n_strangers; i++) {
		const int32_t ahead = foremost(o, cell, r->stranger[i]);

		most = ahead > most ? ahead : most;
	}
	return most * FRONT_INCH;
}

/* Who is afraid wants to be far, whoever it is. */
static int32_t fear(const struct outlook *o, const struct strength *enemy, cell_t cell)
{
	const int32_t inches = gauge_distance(&o->b->r, enemy, cell) / INCH;

	return o->e->task.kind != TASK_AVOID || inches >= FEAR_INCHES ? 0
		: (FEAR_INCHES - inches) * FEAR_INCH;
}

static int32_t strangers(const struct outlook *o, cell_t cell)
{
	const struct reckoning *r = &o->b->r;
	int32_t sum = 0;

	for (int i = 0; i < r->n_strangers; i++) {
		const int32_t inches = table_distance(r->v->table, r->stranger[i], cell) / INCH;

		if (inches < STRANGER_INCHES && !o->e->self->moros)
			sum += STRANGER * (STRANGER_INCHES - inches) / STRANGER_INCHES;
	}
	return sum;
}

/* Comrades: not in each other's way, but guns want infantry near them, who want a gun. */
static int32_t company(const struct outlook *o, cell_t cell)
{
	const struct reckoning *r = &o->b->r;
	const bool piece = o->e->self->piece != PIECE_NONE;
	int32_t sum = 0;

	for (int u = 0; u < r->v->n_units; u++) {
		const struct strength *f = &r->of[u];

		if (u == o->e->unit || !f->known || f->enemy)
			continue;
		if (grid_half_steps(&r->v->table->grid, f->at, cell) <= NEIGHBOUR_STEPS)
			sum -= NEIGHBOUR;
		if (piece != (f->piece != PIECE_NONE)
			&& table_distance(r->v->table, f->at, cell)
				<= moro_rules_of(r->v)->crew_near)
			sum += GUARD;
	}
	return sum;
}

/* The unit as it would be there. */
static struct strength moved_to(const struct outlook *o, cell_t cell)
{
	struct strength s = *o->e->self;

	s.at = cell;
	s.n_spots = 1;
	s.spots[0] = cell;
	s.place = (uint8_t)moro_place(o->b->r.v, cell);
	s.brink = gauge_brink(&o->b->r, &s, cell);
	return s;
}

static void weigh(const struct outlook *o, struct chosen *p)
{
	const struct reckoning *r = &o->b->r;
	const struct strength there = moved_to(o, p->cell);
	const int care = o->e->task.cautious || o->e->task.kind == TASK_AVOID ? CAUTION : 1;
	int32_t given = 0, later = 0, taken = 0;

	for (int u = 0; u < r->v->n_units; u++) {
		struct exchange x;

		if (!r->of[u].known || !r->of[u].enemy)
			continue;
		x = exchange_with(o, &r->of[u], &there);
		given = x.given > given ? x.given : given;
		later = x.later > later ? x.later : later;
		taken += x.taken + fear(o, &r->of[u], p->cell);
	}
	p->score = p->quick + given + later * LATER_PERCENT / 100 - taken * care
		- strangers(o, p->cell) - shyness(o, p->cell) + company(o, p->cell)
		- (p->cell == o->places[0].cell ? 0 : MOVE_PRICE);
}

/* ---- looking over ---- */

/* Sorts of places of which the best few are looked at (CP1). */
enum sort { SORT_FORWARD, SORT_COVERED, SORT_BACK, SORTS };

static void look_over(struct outlook *o, const cell_t *cells, int n)
{
	const struct game *v = o->b->r.v;
	struct shelf shelves[SORTS] = { { .n = 0 } };

	for (int i = 0; i < n; i++) {
		const int other = v->occupant[cells[i]];
		struct chosen p;

		if (cells[i] == o->places[0].cell
			|| (other >= 0 && v->figures[other].unit != o->e->unit))
			continue;
		p = place_at(o, cells[i]);
		shelf_keep(&shelves[SORT_FORWARD], p.cell, p.quick);
		if (moro_place(v, p.cell) != PLACE_CLEAR)
			shelf_keep(&shelves[SORT_COVERED], p.cell, p.quick);
		shelf_keep(&shelves[SORT_BACK], p.cell, nearest_enemy(o, p.cell) + p.quick / 2);
	}
	for (int k = 0; k < SORTS; k++)
		for (int i = 0; i < shelves[k].n && o->n < CHOSEN_MAX; i++)
			o->places[o->n++] = place_at(o, shelves[k].item[i]);
}

/* ---- the answer ---- */

static void tell(struct choice *c, int seat, int verb, int unit, cell_t cell)
{
	choose_unit(c, seat, verb, unit);
	choose_with(c, ARGUMENT_CELL, cell);
}

/* Whether the unit's task lies over an edge that it can reach now. */
static bool leaves(const struct outlook *o, const cell_t *cells, int n, int seat,
	struct choice *c)
{
	for (int i = 0; o->e->task.leave != EDGE_NONE && i < n; i++) {
		if ((edges_at(&o->b->r.v->table->grid, cells[i]) & o->e->task.leave) == 0)
			continue;
		tell(c, seat, VERB_LEAVE, o->e->unit, cells[i]);
		if (game_check(o->b->r.v, c, NULL))
			return true;
	}
	return false;
}

/* The best place that the check lets it go to. */
static bool goes(struct outlook *o, int seat, struct choice *c)
{
	while (o->n > 0) {
		int best = 0;

		for (int i = 1; i < o->n; i++)
			if (o->places[i].score > o->places[best].score)
				best = i;
		tell(c, seat, VERB_GO, o->e->unit, o->places[best].cell);
		if (game_check(o->b->r.v, c, NULL))
			return true;
		o->places[best] = o->places[--o->n];
	}
	return false;
}

/* A nought in the jungle (S-M-29): who cannot get anywhere falls into line if there is
 * somebody to fight, and into column where there is a trail to go on. */
static bool forms(const struct outlook *o, int seat, struct choice *c)
{
	const struct game *v = o->b->r.v;
	const bool column = moro_unit_of(v, o->e->unit)->formation == FORMATION_COLUMN;
	const bool near = nearest_enemy(o, o->e->self->at) <= o->e->self->range;

	if (column ? !near : near || !moro_rules_of(v)->trail[v->table->kind[o->e->self->at]])
		return false;
	choose_unit(c, seat, VERB_FORM, o->e->unit);
	choose_with(c, ARGUMENT_WORD, column ? FORMATION_LINE : FORMATION_COLUMN);
	return game_check(v, c, NULL);
}

static void think(struct outlook *o, const cell_t *cells, int n)
{
	const struct strength *self = o->e->self;
	const struct goals goals = { o->e->task.cells, o->e->task.n, o->e->task.lasting };

	way_begin(&o->way, o->b->r.v, GAIT_FOOT, self->at, 2 * o->e->pace, &goals);
	o->left = left_at(o, self->at);
	o->n = 0;
	o->places[o->n++] = place_at(o, self->at);
	look_over(o, cells, n);
	for (int i = 0; i < o->n; i++)
		weigh(o, &o->places[i]);
}

void moro_command_go(const struct game *v, const struct decision *d, struct choice *c)
{
	cell_t cells[PLACES_MAX];
	struct board b;
	struct errand e;
	struct outlook o = { .b = &b, .e = &e };
	const int n = moro_prospects(v, d->unit, cells, PLACES_MAX);

	gauge(&b.r, v, game_seat_side(v, d->seat));
	gauge_council(&b.r, &b.council);
	if (b.r.of[d->unit].known) {
		errand_begin(&e, &b.r, &b.council, d->unit);
		if (leaves(&o, cells, n, d->seat, c) || forms(&o, d->seat, c))
			return;
		think(&o, cells, n);
		if (goes(&o, d->seat, c))
			return;
	}
	choose_unit(c, d->seat, VERB_HOLD, d->unit);
}
