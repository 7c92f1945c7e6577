/* Paces: how far a unit's leader comes by the dice of a move (M-3).
 *
 * A move has two budgets: so far in all, and of it so far in jungle.  The dearer way may
 * be the one with less jungle, so that a cell has a best way for each amount of jungle
 * that is worth having.  The flood keeps them as labels and settles them in order of
 * what they cost in all:
 *
 *  MP1  A label is kept only if it has less jungle than every one that its cell has got
 *       so far; those cost less, or as much.
 *  MP2  Next to the enemy a way ends; to the one that is charged it may lead.
 *  MP3  The last flood is kept with all that it was asked: minds, checks and the move itself
 *       ask the same, of a view and of the truth.
 *
 * Costs are in units of the table here (table.h, T2).
 */
#include <stddef.h>
#include <string.h>

#include "cliffhanger/sight.h"
#include "skirmish/body/standing.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"

enum { NOTHING = -1, MUCH_BYTE = 0x7f, MUCH = 0x7f7f };	/* more than there ever is */

/* ---- what is closed ---- */

/* All cells from which one could be touched: standing_touch(), of all neighbours at once.  From
 * where the target can be touched one may touch others, too. */
static void shut_round(const struct game *g, cell_t cell, bool home, uint8_t *shut)
{
	cell_t around[GRID_AROUND_MAX];
	int32_t steps[GRID_AROUND_MAX];
	const int n = table_steps(g->table, GAIT_FOOT, cell, around, steps);

	for (int i = 0; i < n; i++)
		if (steps[i] > 0 || table_step_cost(g->table, around[i], cell) > 0)
			shut[around[i]] = (uint8_t)(home
				? (shut[around[i]] | SHUT_HOME) & ~SHUT_CONTACT
				: shut[around[i]] | SHUT_CONTACT);
}

static void shut_unit(const struct game *g, int unit, int other, int target, uint8_t *shut)
{
	const bool foes = game_enemies(g, unit, other);
	const cell_t gun = moro_unit_of(g, other)->gun;

	FOR_MEMBERS(f, g, other) {
		if (!game_on_table(g, f))
			continue;
		shut[g->figures[f].cell] |= foes ? SHUT_ENEMY : SHUT_TAKEN;
		if (foes && standing_fit(g, f))
			shut_round(g, g->figures[f].cell, other == target, shut);
	}
	if (gun != CELL_NONE)
		shut[gun] |= SHUT_TAKEN;
}

void moro_shut(const struct game *g, int unit, int target, uint8_t *shut)
{
	const struct moro_unit *own = moro_unit_of(g, unit);

	memset(shut, 0, (size_t)grid_cells(&g->table->grid));
	for (int u = 0; u < g->n_units; u++)
		if (u != unit && u != target && game_sees(g, g->units[unit].side, u))
			shut_unit(g, unit, u, target, shut);
	if (target != NOBODY && target != unit && game_sees(g, g->units[unit].side, target))
		shut_unit(g, unit, target, target, shut);
	if (own->gun != CELL_NONE && !own->limbered)
		shut[own->gun] |= SHUT_TAKEN;
}

/* ---- ground ---- */

static bool beside_jungle(const struct game *g, cell_t cell)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, cell, around);

	for (int i = 0; i < n; i++)
		if (moro_place(g, around[i]) == PLACE_JUNGLE)
			return true;
	return false;
}

/* A line is wider than a trail. */
static bool wide(const struct game *g, int unit)
{
	return moro_infantry(g, unit) && moro_unit_of(g, unit)->formation == FORMATION_LINE;
}

bool moro_takes_for_jungle(const struct game *g, int unit, cell_t cell)
{
	if (moro_place(g, cell) == PLACE_JUNGLE)
		return true;
	return moro_rules_of(g)->trail[g->table->kind[cell]] && wide(g, unit)
		&& beside_jungle(g, cell);
}

bool moro_in_jungle(const struct game *g, int unit)
{
	const int guide = moro_guide(g, unit);

	return guide >= 0 && moro_takes_for_jungle(g, unit, g->figures[guide].cell);
}

/* ---- the dice ---- */

int moro_counted(enum count count, const int8_t dice[MOVE_DICE])
{
	int total = 0, lowest = INT8_MAX, highest = 0;

	for (int i = 0; i < MOVE_DICE; i++) {
		total += dice[i];
		lowest = dice[i] < lowest ? dice[i] : lowest;
		highest = dice[i] > highest ? dice[i] : highest;
	}
	return count == COUNT_TOTAL ? total : count == COUNT_LOWEST ? lowest : highest;
}

/* Whoever stands in jungle and may go nowhere in it stays (S-M-29). */
struct moro_pace moro_pace_by(const struct game *g, int unit, const int8_t dice[MOVE_DICE])
{
	const uint8_t *counts = moro_rules_of(g)->counts[moro_mover(g, unit)];
	const int32_t inch = game_book(g)->inch;
	struct moro_pace pace;

	pace.total = moro_counted((enum count)counts[0], dice) * inch;
	pace.jungle = moro_counted((enum count)counts[1], dice) * inch;
	if (pace.jungle == 0 && moro_in_jungle(g, unit))
		pace.total = 0;
	return pace;
}

struct moro_pace moro_pace(const struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < MOVE_DICE; i++)
		if (own->dice[i] == DIE_NONE)
			return (struct moro_pace){ 0, 0 };
	return moro_pace_by(g, unit, own->dice);
}

/* ---- the flood ---- */

static int16_t in_units(const struct game *g, int32_t length, int32_t most)
{
	const int64_t units = (int64_t)length * REACH_TWELFTHS / g->table->unit;

	return (int16_t)(units < most ? units : most);
}

static void ask(const struct game *g, int unit, struct moro_pace pace, int target,
	struct flood_asked *a)
{
	a->drawn = g->table->drawn;
	a->changes = g->table->changes;
	a->from = g->figures[moro_guide(g, unit)].cell;
	a->most = in_units(g, pace.total, FLOOD_COSTS - 1);
	a->most_jungle = in_units(g, pace.jungle, FLOOD_COSTS - 1);
	a->in_line = wide(g, unit);
	moro_shut(g, unit, target, a->shut);
}

static bool same(const struct flood_asked *a, const struct flood_asked *b, int32_t cells)
{
	return a->drawn == b->drawn && a->changes == b->changes && a->from == b->from
		&& a->most == b->most && a->most_jungle == b->most_jungle
		&& a->in_line == b->in_line && memcmp(a->shut, b->shut, (size_t)cells) == 0;
}

static void flood_begin(struct moro_flood *f, const struct flood_asked *asked, int32_t cells)
{
	if (f->asked.from == CELL_NONE)
		memset(f->least, MUCH_BYTE, sizeof f->least);
	for (int l = 0; l < f->n; l++)
		f->least[f->labels[l].cell] = MUCH;
	memcpy(&f->asked, asked, offsetof(struct flood_asked, shut) + (size_t)cells);
	f->n = 0;
	for (int i = 0; i <= asked->most; i++)
		f->waiting[i] = NOTHING;
}

static void offer(struct moro_flood *f, cell_t cell, int from, int cost, int jungle)
{
	f->labels[f->n] = (struct flood_label){ cell, from, f->waiting[cost], (int16_t)cost,
		(int16_t)jungle, false };
	f->waiting[cost] = f->n++;
}

/* Whether a way may lead into a cell at all. */
static bool enters(const struct moro_flood *f, cell_t cell)
{
	return (f->asked.shut[cell] & (SHUT_ENEMY | SHUT_CONTACT)) == 0;
}

/* moro_takes_for_jungle(), of what is known of the unit. */
static bool thick(const struct game *g, bool in_line, cell_t cell)
{
	return moro_place(g, cell) == PLACE_JUNGLE || (in_line
		&& moro_rules_of(g)->trail[g->table->kind[cell]] && beside_jungle(g, cell));
}

/* Most neighbours have been reached before, or are too far off. */
static void spread(struct moro_flood *f, int label)
{
	const struct flood_label l = f->labels[label];
	const struct game *const g = f->g;
	const int most = f->asked.most, most_jungle = f->asked.most_jungle;
	cell_t around[GRID_AROUND_MAX];
	int32_t steps[GRID_AROUND_MAX];
	int n;

	if (l.cost > 0 && (f->asked.shut[l.cell] & SHUT_HOME))
		return;
	n = table_steps(g->table, GAIT_FOOT, l.cell, around, steps);
	for (int i = 0; i < n; i++) {
		const cell_t cell = around[i];
		const int least = f->least[cell], cost = l.cost + steps[i];
		int jungle = l.jungle;

		if (steps[i] == 0 || cost > most || jungle >= least || !enters(f, cell))
			continue;
		if (thick(g, f->asked.in_line, cell))
			jungle += steps[i];
		if (jungle <= most_jungle && jungle < least && f->n < FLOOD_LABELS)
			offer(f, cell, label, cost, jungle);
	}
}

static void flood_run(struct moro_flood *f)
{
	offer(f, f->asked.from, NOTHING, 0, 0);
	for (int cost = 0; cost <= f->asked.most; cost++)
		for (int l = f->waiting[cost]; l != NOTHING; l = f->labels[l].next) {
			struct flood_label *label = &f->labels[l];

			if (label->jungle >= f->least[label->cell])
				continue;	/* MP1 */
			f->least[label->cell] = label->jungle;
			label->settled = true;
			spread(f, l);
		}
}

/* From the guide over all that the pace can pay; NULL: there is nobody to go.  MP3. */
static struct moro_flood *flood_of(const struct game *g, int unit, struct moro_pace pace,
	int target)
{
	const int guide = moro_guide(g, unit);
	const int32_t cells = grid_cells(&g->table->grid);
	struct moro_flood *const f = moro_rules_of(g)->flood;
	struct flood_asked asked;

	if (guide < 0 || g->figures[guide].cell == CELL_NONE)
		return NULL;
	ask(g, unit, pace, target, &asked);
	f->g = g;
	f->unit = unit;
	if (!same(&f->asked, &asked, cells)) {
		flood_begin(f, &asked, cells);
		flood_run(f);
	}
	return f;
}

static bool may_end(const struct moro_flood *f, cell_t cell)
{
	return f->least[cell] != MUCH && (f->asked.shut[cell] & SHUT_TAKEN) == 0;
}

bool moro_comes_to(const struct game *g, int unit, struct moro_pace pace, int target, cell_t cell)
{
	const struct moro_flood *const f = flood_of(g, unit, pace, target);

	return f != NULL && (cell == f->asked.from || may_end(f, cell));
}

void moro_paces(const struct game *g, int unit, struct moro_pace pace, int target,
	uint8_t *marks)
{
	const int32_t cells = grid_cells(&g->table->grid);
	const struct moro_flood *const f = flood_of(g, unit, pace, target);

	memset(marks, 0, (size_t)cells);
	if (f == NULL)
		return;
	for (int l = 0; l < f->n; l++)
		if (may_end(f, f->labels[l].cell))
			marks[f->labels[l].cell] = 1;
	marks[f->asked.from] = 1;
}

bool moro_reach(const struct game *g, int unit, struct moro_pace pace, struct reach *r)
{
	enum { CLOSED = 1 };
	const int32_t cells = grid_cells(&g->table->grid);
	const struct moro_flood *const f = flood_of(g, unit, pace, NOBODY);
	uint8_t marks[MORO_CELLS];
	const struct reach_rule rule = { .marks = marks, .closed = CLOSED };

	if (f == NULL)
		return false;
	memset(marks, CLOSED, (size_t)cells);
	for (int l = 0; l < f->n; l++)
		if (f->labels[l].settled)
			marks[f->labels[l].cell] = 0;
	reach_flood(r, g->table, &rule, f->asked.from, pace.total * REACH_TWELFTHS);
	return true;
}

/* ---- ways ---- */

/* The cheapest label of a cell, of equals that with the least jungle. */
static int best_label(const struct moro_flood *f, cell_t cell)
{
	int best = NOTHING;

	for (int i = 0; i < f->n; i++) {
		const struct flood_label *l = &f->labels[i];

		if (l->cell == cell && l->settled && (best == NOTHING
				|| l->cost < f->labels[best].cost
				|| (l->cost == f->labels[best].cost
					&& l->jungle < f->labels[best].jungle)))
			best = i;
	}
	return best;
}

/* The straight line, where it is as good as the best way: it looks better. */
static int straight_way(const struct moro_flood *f, const struct flood_label *goal,
	cell_t way[WAY_CELLS])
{
	const struct table *t = f->g->table;
	const int n = sight_cells(t, f->asked.from, goal->cell, way, WAY_CELLS);
	int cost = 0, jungle = 0;

	for (int i = 1; i < n; i++) {
		const int step = table_step_cost(t, way[i - 1], way[i]) / t->unit;

		if (step == 0 || !enters(f, way[i])
				|| (i < n - 1 && (f->asked.shut[way[i]] & SHUT_HOME)))
			return 0;
		cost += step;
		jungle += moro_takes_for_jungle(f->g, f->unit, way[i]) ? step : 0;
	}
	return n > 0 && way[n - 1] == goal->cell && cost <= goal->cost && jungle <= goal->jungle
		? n : 0;
}

static int label_way(const struct moro_flood *f, int label, cell_t way[WAY_CELLS])
{
	int n = 0;

	for (int l = label; l != NOTHING; l = f->labels[l].from)
		n++;
	if (n > WAY_CELLS)
		return 0;
	for (int l = label, i = n; l != NOTHING; l = f->labels[l].from)
		way[--i] = f->labels[l].cell;
	return n;
}

int moro_way(const struct game *g, int unit, struct moro_pace pace, int target, cell_t goal,
	struct moro_way *way)
{
	const struct moro_flood *const f = flood_of(g, unit, pace, target);
	int label;

	way->n = 0;
	label = f == NULL ? NOTHING : best_label(f, goal);
	if (label == NOTHING || (!may_end(f, goal) && goal != f->asked.from))
		return 0;
	way->spent.total = f->labels[label].cost * g->table->unit / REACH_TWELFTHS;
	way->spent.jungle = f->labels[label].jungle * g->table->unit / REACH_TWELFTHS;
	way->n = straight_way(f, &f->labels[label], way->cells);
	if (way->n == 0)
		way->n = label_way(f, label, way->cells);
	return way->n;
}
