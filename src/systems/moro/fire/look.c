/* Looking: a US unit that is about to move throws for the counters of its enemies (M-6,
 * X-38, S-M-6).
 *
 *  LO1  Counters are looked for in order of distance, then of place: never in an order
 *       that tells one from another (CO1).
 *  LO2  No die is thrown where none is needed, nor for what no line leads to.
 */
#include <stdio.h>
#include <stdlib.h>

#include "systems/moro/dice.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/look.h"
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"

enum { WHAT_BYTES = 80, NO_ROW = -1 };

struct spot { int32_t distance; cell_t cell; };

/* only US units look, and only those that are about to move. */
static bool looks(const struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	return own->acting >= 0 && !moro_moros(g, own->acting)
		&& (own->intent == INTENT_MOVE || own->intent == INTENT_CHARGE);
}

/* The row of `sighting` for a distance; an edge is the nearer band's. */
static int row_for(const struct moro_rules *r, int32_t distance)
{
	for (int i = 0; i < r->n_sightings; i++)
		if (distance <= r->sighting[i].most)
			return i;
	return NO_ROW;
}

static int by_distance(const void *a, const void *b)
{
	const struct spot *p = a, *q = b;

	if (p->distance != q->distance)
		return p->distance < q->distance ? -1 : 1;
	return (p->cell > q->cell) - (p->cell < q->cell);
}

/* What can be looked for from a cell; how much. */
static int spots_from(const struct game *g, int side, cell_t from, struct spot spots[COUNTERS_MAX])
{
	const struct moro_game *own = moro_game_of(g);
	const struct moro_rules *r = moro_rules_of(g);
	int n = 0;

	for (int i = 0; i < own->n_counters; i++) {
		const cell_t at = own->counter_cell[i];
		const int32_t distance = table_distance(g->table, from, at);

		if (game_allied(g, side, own->counter_side[i])
			|| row_for(r, distance) == NO_ROW || !game_cell_in_line(g, from, at))
			continue;
		spots[n++] = (struct spot){ distance, at };
	}
	qsort(spots, (size_t)n, sizeof *spots, by_distance);
	return n;
}

/* The enemy's counter in a cell, if it still lies there. */
static int counter_in(const struct game *g, int side, cell_t cell)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_cell[i] == cell && !game_allied(g, side, own->counter_side[i]))
			return i;
	return NOBODY;
}

enum look moro_look_roller(const struct game *g, int unit, int32_t distance, const char *what,
	struct roller *r)
{
	const struct moro_rules *rules = moro_rules_of(g);
	const int row = row_for(rules, distance);

	if (row == NO_ROW)
		return LOOK_FAR;
	if (rules->sighting[row].need < 0)
		return LOOK_PLAIN;
	roller_open(r, "M-6", what, unit, moro_guide(g, unit), rules->sighting[row].need);
	roller_add(r, "range", rules->sighting[row].rule, 0);
	roller_read(r, ROLL_AT_LEAST);
	roller_from_zero(r);
	return LOOK_DIE;
}

/* Whether the die, or the distance alone, shows what it is. */
static bool sees(struct game *g, int unit, const struct spot *s)
{
	char what[WHAT_BYTES];
	struct roller r;
	bool found;

	snprintf(what, sizeof what, "looking: the counter at %s",
		grid_cell_text(&g->table->grid, s->cell).text);
	if (moro_look_roller(g, unit, s->distance, what, &r) != LOOK_DIE)
		return true;
	r.event.cell = s->cell;
	found = moro_throw(&r, g, 1) > 0;
	roller_tell(&r, g, found ? "found" : "nothing stirs");
	return found;
}

void moro_look(struct game *g)
{
	struct spot spots[COUNTERS_MAX];
	const int unit = moro_game_of(g)->acting;
	int n, side;

	if (!looks(g) || moro_guide(g, unit) < 0)
		return;
	side = g->units[unit].side;
	n = spots_from(g, side, g->figures[moro_guide(g, unit)].cell, spots);
	if (n > 0)
		game_phase(g, PHASE_SIGHT);
	for (int i = 0; i < n; i++) {
		const int counter = counter_in(g, side, spots[i].cell);

		if (counter >= 0 && sees(g, unit, &spots[i]))
			moro_found(g, counter, unit);
	}
}
