/* Forming up: which spots round their guide a unit's figures take.
 *
 *     column   two abreast behind him, the way he came (M-4)
 *     line     across his way, one deep if there is room, else as few deep as it takes; in
 *              such cover as his first
 *     crew     close round the gun
 *     crowd    Moros: near him, on such ground as his, and not shoulder to shoulder
 *     charge   a charge that comes home: as many in contact as can be
 *
 * Each picks spots; who takes which is all the same, so that whoever stands in one stays
 * (PL3) and the others take the nearest.
 */
#include <stdlib.h>

#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/form.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/place.h"

enum {
	LEVEL = 450,			/* so far ahead is still beside him */
	OUTSIDE = 10000000, FAR = 1000000, RANK = 20000, BEYOND = 50000,
	GAP = 3, ELSEWHERE = 12, NEAR = 2, STAYS = 1,
};

/* Spots picked, in order of merit. */
struct picks { int n; int16_t spot[SPOTS_MAX]; };

static void pick(struct stand *s, struct picks *p, int spot)
{
	s->spots[spot].taken = true;
	p->spot[p->n++] = (int16_t)spot;
}

static int lightest(const struct stand *s, const int32_t *weights)
{
	int32_t least = INT32_MAX;
	int best = -1;

	for (int i = 0; i < s->n_spots; i++)
		if (!s->spots[i].taken && weights[i] < least) {
			least = weights[i];
			best = i;
		}
	return best;
}

/* Picks the spots that weigh least, until there are `wanted`; what they weigh follows from the
 * ground, and `picked` (may be NULL) tells what it becomes as one is picked. */
static void pick_least(struct stand *s, struct picks *p, int wanted,
	int32_t (*weight)(const struct stand *s, int spot),
	void (*picked)(const struct stand *s, int spot, int32_t *weights))
{
	int32_t weights[SPOTS_MAX];

	for (int i = 0; p->n < wanted && i < s->n_spots; i++)
		weights[i] = s->spots[i].taken ? INT32_MAX : weight(s, i);
	for (int best; p->n < wanted && (best = lightest(s, weights)) >= 0; ) {
		pick(s, p, best);
		if (picked != NULL)
			picked(s, best, weights);
	}
}

/* Figures that have no place yet. */
static int unplaced(const struct stand *s)
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		n += s->cells[i] == CELL_NONE;
	return n;
}

static int32_t steps(const struct stand *s, cell_t a, cell_t b)
{
	return grid_half_steps(&s->g->table->grid, a, b);
}

static bool own_stands(const struct stand *s, cell_t cell)
{
	const int f = s->g->occupant[cell];

	return f >= 0 && s->g->figures[f].unit == s->unit;
}

/* ---- where a spot lies to the guide ---- */

/* How far before him, and to his right, in thousandths of a cell. */
static void bearing(const struct stand *s, int spot, int32_t *ahead, int32_t *aside)
{
	const struct point here = moro_point(&s->g->table->grid, s->goal);
	const struct point there = s->spots[spot].at;
	const int64_t dx = there.x - here.x, dy = there.y - here.y;

	*ahead = (int32_t)((dx * s->ahead.x + dy * s->ahead.y) / CELL_MILLI);
	*aside = (int32_t)((dy * s->ahead.x - dx * s->ahead.y) / CELL_MILLI);
}

/* ---- line ---- */

/* cover is had before order is kept. */
static int32_t outside(const struct stand *s, int spot)
{
	const enum place place = moro_place(s->g, s->goal);

	return place != PLACE_CLEAR && moro_place(s->g, s->spots[spot].cell) != place ? OUTSIDE : 0;
}

static int32_t weight_of_line(const struct stand *s, int spot)
{
	const struct table *t = s->g->table;
	const int wide = 2 * (moro_rules_of(s->g)->placed / t->cell_length) + 1;
	const int ranks = (s->n + wide - 1) / wide;
	const int32_t half = (s->n + ranks - 1) / ranks * CELL_MILLI / 2;
	int32_t ahead, aside;

	bearing(s, spot, &ahead, &aside);
	if (ahead > LEVEL)
		return FAR + ahead + outside(s, spot);
	return outside(s, spot) + (LEVEL - ahead) / CELL_MILLI * RANK + abs(aside)
		+ (abs(aside) > half ? BEYOND : 0);
}

static void pick_line(struct stand *s, struct picks *p, int wanted)
{
	pick_least(s, p, wanted, weight_of_line, NULL);
}

/* ---- column ---- */

/* Near him, and near the one before. */
static void pick_tail(struct stand *s, struct picks *p, int wanted)
{
	while (p->n < wanted) {
		const cell_t tail = p->n > 0 ? s->spots[p->spot[p->n - 1]].cell : s->goal;
		int32_t weights[SPOTS_MAX];
		int best;

		for (int i = 0; i < s->n_spots; i++)
			weights[i] = s->spots[i].taken ? INT32_MAX
				: steps(s, s->spots[i].cell, tail)
					+ steps(s, s->spots[i].cell, s->goal);
		best = lightest(s, weights);
		if (best < 0)
			return;
		pick(s, p, best);
	}
}

static bool on_track(const cell_t *track, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (track[i] == cell)
			return true;
	return false;
}

/* Where a track goes on behind its end: along a trail, else straight back. */
static cell_t track_on(const struct stand *s, const cell_t *track, int n)
{
	const struct game *g = s->g;
	const struct moro_rules *r = moro_rules_of(g);
	const struct grid *grid = &g->table->grid;
	const cell_t end = track[n - 1];
	const int half = grid_directions(grid) / 2;
	const int back = n > 1 ? grid_direction(grid, track[n - 2], end, 0)
		: (g->figures[s->figures[0]].facing + half) % (2 * half);
	const cell_t straight = grid_step(grid, end, back);
	cell_t around[GRID_AROUND_MAX], best = straight;
	const int n_around = r->trail[g->table->kind[end]] ? grid_around(grid, end, around) : 0;
	int least = INT32_MAX;

	for (int i = 0; i < n_around; i++) {
		const int from_straight = straight == CELL_NONE ? 0 : steps(s, around[i], straight);

		if (r->trail[g->table->kind[around[i]]] && !on_track(track, n, around[i])
				&& steps(s, around[i], s->goal) >= steps(s, end, s->goal)
				&& from_straight < least) {
			least = from_straight;
			best = around[i];
		}
	}
	return best;
}

/* The way he came, from his place backwards, and on behind where he began. */
static int make_track(const struct stand *s, cell_t track[WAY_CELLS], int most)
{
	int n = 0;

	if (s->way == NULL)
		track[n++] = s->goal;
	for (int i = s->n_way - 1; i >= 0 && n < most; i--)
		track[n++] = s->way[i];
	while (n < most) {
		const cell_t next = track_on(s, track, n);

		if (next == CELL_NONE)
			break;
		track[n++] = next;
	}
	return n;
}

/* A spot to the right of a cell of the track. */
static int spot_beside(const struct stand *s, const cell_t *track, int n, int at)
{
	const struct grid *grid = &s->g->table->grid;
	const int directions = grid_directions(grid);
	const int ahead = at > 0 ? grid_direction(grid, track[at], track[at - 1], 0)
		: n > 1 ? grid_direction(grid, track[1], track[0], 0) : 0;
	const int turn[] = { directions / 3, directions / 6 };

	for (size_t i = 0; i < sizeof turn / sizeof *turn; i++) {
		const cell_t cell = grid_step(grid, track[at], (ahead + turn[i]) % directions);
		const int spot = cell == CELL_NONE || on_track(track, n, cell) ? -1
			: moro_spot_at(s, cell);

		if (spot >= 0)
			return spot;
	}
	return -1;
}

static void pick_column(struct stand *s, struct picks *p, int wanted)
{
	const int abreast = moro_rules_of(s->g)->abreast;
	cell_t track[WAY_CELLS];
	const int n = make_track(s, track, wanted / abreast + 2);

	for (int i = 0; i < n && p->n < wanted; i++) {
		const int on = moro_spot_at(s, track[i]);
		int beside = on;

		if (on >= 0)
			pick(s, p, on);
		for (int k = 1; k < abreast && p->n < wanted && (k == 1 || beside >= 0); k++) {
			beside = spot_beside(s, track, n, i);
			if (beside >= 0)
				pick(s, p, beside);
		}
	}
	pick_tail(s, p, wanted);
}

/* ---- crew and crowd ---- */

static int32_t weight_of_crew(const struct stand *s, int spot)
{
	const cell_t cell = s->spots[spot].cell;

	return NEAR * steps(s, cell, moro_unit_of(s->g, s->unit)->gun)
		- (own_stands(s, cell) ? STAYS : 0);
}

static void pick_crew(struct stand *s, struct picks *p, int wanted)
{
	pick_least(s, p, wanted, weight_of_crew, NULL);
}

static int32_t weight_of_crowd(const struct stand *s, int spot)
{
	const cell_t cell = s->spots[spot].cell;

	return NEAR * steps(s, cell, s->goal) - (own_stands(s, cell) ? STAYS : 0)
		+ (grid_adjacent(&s->g->table->grid, cell, s->goal) ? GAP : 0)
		+ (moro_place(s->g, cell) == moro_place(s->g, s->goal) ? 0 : ELSEWHERE);
}

/* Nobody wants to stand beside him. */
static void keep_gap(const struct stand *s, int spot, int32_t *weights)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = grid_around(&s->g->table->grid, s->spots[spot].cell, around);

	for (int i = 0; i < n; i++) {
		const int beside = moro_spot_at(s, around[i]);

		if (beside >= 0)
			weights[beside] += GAP;
	}
}

static void pick_crowd(struct stand *s, struct picks *p, int wanted)
{
	pick_least(s, p, wanted, weight_of_crowd, keep_gap);
}

/* ---- a charge that comes home ---- */

/* By how many each figure of the target is faced so far. */
struct facing_them { uint8_t by[FIGURES_MAX]; };

/* Of the target's figures next to a cell the one that the fewest face; -1. */
static int least_faced(const struct stand *s, const struct facing_them *faced, cell_t cell)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(s->g, cell, near);
	int best = -1;

	for (int i = 0; i < n; i++)
		if (s->g->figures[near[i]].unit == s->target && standing_fit(s->g, near[i])
				&& standing_touch(s->g, cell, s->g->figures[near[i]].cell)
				&& (best < 0 || faced->by[near[i]] < faced->by[best]))
			best = near[i];
	return best;
}

static int32_t nearest_of_target(const struct stand *s, cell_t cell)
{
	int32_t least = FAR;

	FOR_MEMBERS(f, s->g, s->target)
		if (standing_fit(s->g, f) && steps(s, cell, s->g->figures[f].cell) < least)
			least = steps(s, cell, s->g->figures[f].cell);
	return least;
}

static int32_t weight_of_follower(const struct stand *s, int spot)
{
	const cell_t cell = s->spots[spot].cell;

	return NEAR * nearest_of_target(s, cell) + steps(s, cell, s->goal);
}

static void pick_charge(struct stand *s, struct picks *p, int wanted)
{
	const int on_one = moro_rules_of(s->g)->on_one;
	struct facing_them faced = { { 0 } };
	const int first = least_faced(s, &faced, s->goal);

	if (first >= 0)
		faced.by[first]++;
	while (p->n < wanted) {
		int32_t least = INT32_MAX;
		int best = -1, whom = -1;

		for (int i = 0; i < s->n_spots; i++) {
			const int foe = s->spots[i].taken ? -1
				: least_faced(s, &faced, s->spots[i].cell);
			const int32_t weight = foe < 0 || faced.by[foe] >= on_one ? INT32_MAX
				: faced.by[foe] * RANK + steps(s, s->spots[i].cell, s->goal);

			if (weight < least) {
				least = weight;
				best = i;
				whom = foe;
			}
		}
		if (best < 0)
			break;
		faced.by[whom]++;
		pick(s, p, best);
	}
	pick_least(s, p, wanted, weight_of_follower, NULL);
}

/* ---- who takes which ---- */

static void stay_put(struct stand *s, struct picks *p)
{
	for (int k = 0; k < p->n; k++)
		for (int i = 1; i < s->n && p->spot[k] >= 0; i++)
			if (s->cells[i] == CELL_NONE && s->spots[p->spot[k]].cell
					== s->g->figures[s->figures[i]].cell) {
				s->cells[i] = s->spots[p->spot[k]].cell;
				p->spot[k] = -1;
			}
}

static void take_nearest(struct stand *s, cell_t cell)
{
	int32_t least = INT32_MAX;
	int best = -1;

	for (int i = 1; i < s->n; i++) {
		const int32_t far = s->cells[i] != CELL_NONE ? INT32_MAX
			: steps(s, s->g->figures[s->figures[i]].cell, cell);

		if (far < least) {
			least = far;
			best = i;
		}
	}
	if (best >= 0)
		s->cells[best] = cell;
}

typedef void pick_function(struct stand *s, struct picks *p, int wanted);

/* The crew of a gun that stands by the goal keeps to it. */
static bool round_gun(const struct stand *s)
{
	const struct moro_unit *u = moro_unit_of(s->g, s->unit);

	return u->gun != CELL_NONE && !u->routed
		&& table_within(s->g->table, s->goal, u->gun, moro_rules_of(s->g)->placed);
}

static pick_function *order_of(const struct stand *s)
{
	if (s->target >= 0)
		return pick_charge;
	if (round_gun(s))
		return pick_crew;
	if (!moro_infantry(s->g, s->unit))
		return pick_crowd;
	return moro_unit_of(s->g, s->unit)->formation == FORMATION_COLUMN ? pick_column
		: pick_line;
}

void moro_form_up(struct stand *s)
{
	struct picks picks = { .n = 0 };

	order_of(s)(s, &picks, unplaced(s));
	stay_put(s, &picks);
	for (int k = 0; k < picks.n; k++)
		if (picks.spot[k] >= 0)
			take_nearest(s, s->spots[picks.spot[k]].cell);
}
