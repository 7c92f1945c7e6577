/* Where machines hide: ambushes beside the ways that the enemy will want to
 * take, in cover, not all in one heap, and blinds that look as likely.
 *
 *  CD1  All counters of an area, blinds among them, are planned together; which place is
 *       whose is drawn by the side's lot.  So a good place is no better sign of a unit than
 *       a poor one.
 *  CD2  The plan follows from the lot, the ground and the enemies in sight, not from what
 *       lies already: each answer carries out one piece of the same plan.
 */
#include <stdlib.h>

#include "skirmish/commander/choose.h"
#include "skirmish/commander/way.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/moro.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/settings.h"

enum {
	INCH = 10,
	CLOSE = 3 * INCH,	/* nearer to a way whoever walks there stumbles on one */
	REACH_LEAST = 6 * INCH,	/* who has no better arm charges so far, on the average */
	APART = 6 * INCH,	/* counters closer than this are a heap */
	/* What things are worth against each other. */
	WORTH_NEAR = 300, WORTH_TOO_CLOSE = -300, WORTH_INCH_FAR = 40,
	WORTH_WHIM = 120, PRICE_HEAP_INCH = 120, NO_WORTH = INT32_MIN
};

struct lay { int16_t unit; bool blind; };

struct plan {
	const struct game *v;
	int seat, area;
	int32_t reach;		/* how far off a way they can strike at it */
	int n;
	struct lay lays[COUNTERS_OF_SIDE];
	cell_t places[COUNTERS_OF_SIDE];	/* CELL_NONE: there is none left */
	uint64_t stream;
};

/* ---- chance ---- */

/* SplitMix64 (Steele, Lea, Flood). */
static uint64_t stirred(uint64_t z)
{
	z += 0x9e3779b97f4a7c15u;
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static int draw(struct plan *p, int n)
{
	p->stream = stirred(p->stream);
	return (int)(p->stream % (uint64_t)n);
}

/* ---- what is planned together ---- */

static bool of_plan(const struct plan *p, int unit)
{
	return game_seat_of_unit(p->v, unit) == p->seat && standing_alive(p->v, unit)
		&& moro_hidden(p->v, unit) && moro_hides_in(p->v->setup, unit) == p->area;
}

static int32_t strikes_at(const struct game *v, int unit)
{
	const struct moro_rules *r = moro_rules_of(v);
	int32_t range = REACH_LEAST;

	FOR_MEMBERS(f, v, unit) {
		const struct setup_figure *s = &v->setup->figures[f];

		for (int i = 0; i < s->n_arms; i++)
			if (r->weapons[s->arms[i]].range[BAND_SHORT] > range)
				range = r->weapons[s->arms[i]].range[BAND_SHORT];
	}
	return range;
}

static void add_piece(struct plan *p, int unit, bool blind)
{
	if (p->n < COUNTERS_OF_SIDE)
		p->lays[p->n++] = (struct lay){ (int16_t)unit, blind };
}

static void gather(struct plan *p)
{
	p->reach = INT32_MAX;
	for (int u = 0; u < p->v->n_units; u++) {
		const int blinds = of_plan(p, u) ? game_unit_setting(p->v, u, UNIT_BLINDS) : 0;
		const int32_t range = of_plan(p, u) ? strikes_at(p->v, u) : INT32_MAX;

		if (!of_plan(p, u))
			continue;
		add_piece(p, u, false);
		for (int i = 0; i < blinds; i++)
			add_piece(p, u, true);
		p->reach = range < p->reach ? range : p->reach;
	}
}

/* ---- where the enemy will want to go ---- */

enum { WAY = 1, AREA = 2 };	/* marks: of a way, of the area to hide in */

static void mark_area(const struct game *v, int area, uint8_t *marks)
{
	const struct setup_area *a = &v->setup->areas[area];

	for (int32_t i = 0; i < a->n_cells; i++)
		marks[a->cells[i]] = WAY;
}

/* Trails, and the places of aims that the seat knows of. */
static void mark_ways(const struct plan *p, uint8_t *marks)
{
	const struct game *v = p->v;
	const int side = game_seat_side(v, p->seat);
	const int32_t cells = grid_cells(&v->table->grid);

	for (cell_t c = 0; c < cells; c++)
		marks[c] = moro_rules_of(v)->trail[v->table->kind[c]] ? WAY : 0;
	for (int i = 0; i < v->setup->n_objectives; i++) {
		const struct setup_objective *o = &v->setup->objectives[i];

		if (o->area >= 0 && (!o->hidden || game_allied(v, o->side, side)))
			mark_area(v, o->area, marks);
	}
}

/* Floods the scratch reach with how far each cell of its area is from them, as the crow flies, as
 * long as that is worth anything. */
static bool flood_from_ways(const struct plan *p)
{
	const struct setup_area *a = &p->v->setup->areas[p->area];
	const struct table *t = p->v->table;
	const int32_t cells = grid_cells(&t->grid);
	const int32_t far = p->reach + (WORTH_NEAR / WORTH_INCH_FAR + 1) * INCH;
	uint8_t *const marks = malloc((size_t)cells);
	cell_t *const goals = malloc((size_t)cells * sizeof *goals);
	int n = 0;

	if (marks != NULL && goals != NULL) {
		mark_ways(p, marks);
		for (cell_t c = 0; c < cells; c++)
			if (marks[c] != 0)
				goals[n++] = c;
		for (int32_t i = 0; i < a->n_cells; i++)
			marks[a->cells[i]] |= AREA;
	}
	if (n > 0)
		reach_flood_to_any(p->v->reach, t, &(struct reach_rule){ .flying = true,
				.marks = marks, .sought = AREA, .n_sought = a->n_cells },
			goals, n, far * REACH_TWELFTHS);
	free(marks);
	free(goals);
	return n > 0;
}

/* ---- what a place is worth ---- */

static int32_t worth_of_cover(const struct game *v, cell_t cell)
{
	static const int32_t worth[PLACES] = { [PLACE_CLEAR] = 0, [PLACE_JUNGLE] = 150,
		[PLACE_BUILDING] = 120, [PLACE_FORT] = 220 };

	return worth[moro_place(v, cell)];
}

static int32_t worth_of_way(const struct plan *p, cell_t cell)
{
	const int32_t cost = reach_cost(p->v->reach, cell);
	const int32_t far = cost == REACH_FAR ? INT32_MAX : cost / REACH_TWELFTHS;
	int32_t worth;

	if (far == INT32_MAX)
		return 0;
	if (far < CLOSE)
		return WORTH_TOO_CLOSE;
	worth = WORTH_NEAR - (far > p->reach ? (far - p->reach) / INCH * WORTH_INCH_FAR : 0);
	return worth > 0 ? worth : 0;
}

static int32_t whim_for(const struct plan *p, cell_t cell)
{
	return (int32_t)(stirred(p->stream ^ (uint64_t)cell) % WORTH_WHIM);
}

/* The nearest neighbour is the one that counts. */
static int32_t price_of_heap(const struct plan *p, int chosen, cell_t cell)
{
	int32_t nearest = APART;

	for (int i = 0; i < chosen; i++) {
		const int32_t far = table_distance(p->v->table, p->places[i], cell);

		nearest = far < nearest ? far : nearest;
	}
	return (APART - nearest) * PRICE_HEAP_INCH / INCH;
}

static void weigh(const struct plan *p, bool ways, int32_t *worth)
{
	const struct setup_area *a = &p->v->setup->areas[p->area];
	struct reason why;

	for (int32_t i = 0; i < a->n_cells; i++) {
		const cell_t cell = a->cells[i];

		worth[i] = moro_may_hide_at(p->v, p->lays[0].unit, cell, &why)
			? worth_of_cover(p->v, cell) + (ways ? worth_of_way(p, cell) : 0)
				+ whim_for(p, cell)
			: NO_WORTH;
	}
}

/* ---- the plan ---- */

static void choose_places(struct plan *p, int32_t *worth)
{
	const struct setup_area *a = &p->v->setup->areas[p->area];

	for (int k = 0; k < p->n; k++) {
		int32_t best = NO_WORTH, at = -1;

		for (int32_t i = 0; i < a->n_cells; i++) {
			const int32_t w = worth[i] == NO_WORTH ? NO_WORTH
				: worth[i] - price_of_heap(p, k, a->cells[i]);

			if (w > best) {
				best = w;
				at = i;
			}
		}
		p->places[k] = at < 0 ? CELL_NONE : a->cells[at];
		if (at >= 0)
			worth[at] = NO_WORTH;
	}
}

/* CD1 */
static void shuffle(struct plan *p)
{
	for (int i = p->n - 1; i > 0; i--) {
		const int j = draw(p, i + 1);
		const cell_t cell = p->places[i];

		p->places[i] = p->places[j];
		p->places[j] = cell;
	}
}

static bool make(struct plan *p, const struct game *v, int seat, int area)
{
	const size_t cells = (size_t)v->setup->areas[area].n_cells;
	int32_t *const worth = malloc(cells * sizeof *worth);

	*p = (struct plan){ .v = v, .seat = seat, .area = area };
	p->stream = stirred(((uint64_t)area << 8) + moro_game_of(v)->lot[game_seat_side(v, seat)]);
	gather(p);
	if (worth != NULL && p->n > 0) {
		weigh(p, flood_from_ways(p), worth);
		choose_places(p, worth);
		shuffle(p);
	}
	free(worth);
	return worth != NULL && p->n > 0;
}

/* ---- one piece of it ---- */

/* The place of a unit, or of its so-manieth blind. */
static cell_t place_of(const struct plan *p, int unit, bool blind, int nth)
{
	for (int i = 0; i < p->n; i++)
		if (p->lays[i].unit == unit && p->lays[i].blind == blind && nth-- == 0)
			return p->places[i];
	return CELL_NONE;
}

/* There, or as near to it as can be. */
static bool put_near(const struct proposer *by, const struct plan *p, int unit, bool blind,
	cell_t cell)
{
	const struct setup_area *a = &p->v->setup->areas[p->area];
	const int verb = blind ? VERB_BLIND : VERB_HIDE;
	cell_t best = CELL_NONE;

	if (cell != CELL_NONE && propose_unit_cell(by, verb, unit, cell))
		return true;
	for (int32_t i = 0; i < a->n_cells; i++)
		if ((best == CELL_NONE || (cell != CELL_NONE
				&& grid_half_steps(&p->v->table->grid, cell, a->cells[i])
				< grid_half_steps(&p->v->table->grid, cell, best)))
			&& propose_unit_cell(by, verb, unit, a->cells[i]))
			best = a->cells[i];
	return best != CELL_NONE && propose_unit_cell(by, verb, unit, best);
}

static bool deploy(const struct proposer *by, int unit)
{
	const struct game *v = by->v;
	const struct moro_unit *u = moro_unit_of(v, unit);
	const bool blind = u->laid;
	const int nth = blind ? game_unit_setting(v, unit, UNIT_BLINDS) - u->blinds : 0;
	struct plan p;

	return make(&p, v, by->seat, moro_hides_in(v->setup, unit))
		&& put_near(by, &p, unit, blind, place_of(&p, unit, blind, nth));
}

bool moro_command_deploy(const struct proposer *p)
{
	for (int u = 0; u < p->v->n_units; u++)
		if (game_seat_of_unit(p->v, u) == p->seat && moro_deploy_wants(p->v, u)
			&& deploy(p, u))
			return true;
	return false;
}
