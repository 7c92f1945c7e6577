/* Ways: see cliffhanger/distances.h.
 *
 *  WY1  A slot is known by a hash of its goals and of what has changed on the
 *       table; the one longest not asked for makes room.
 *  WY2  One struct distances serves one table and the copies made of it.
 */
#include "cliffhanger/distances.h"

#include <stdlib.h>

struct slot {
	uint64_t key;		/* 0 = empty */
	uint64_t asked;		/* when it was asked for last */
	int32_t cells;
	uint16_t *cost;
};

struct distances {
	uint64_t clock;
	struct slot slots[DISTANCES_KEPT];
};

struct distances *distances_new(void)
{
	return calloc(1, sizeof(struct distances));
}

void distances_free(struct distances *w)
{
	if (!w)
		return;
	for (int i = 0; i < DISTANCES_KEPT; i++)
		free(w->slots[i].cost);
	free(w);
}

static uint64_t stir(uint64_t hash, uint64_t value)
{
	return (hash ^ value) * UINT64_C(0x100000001b3);	/* FNV's prime */
}

static uint64_t key_of(const struct table *t, const struct destination *to, uint64_t shut)
{
	uint64_t hash = stir(UINT64_C(0xcbf29ce484222325), t->changes);

	hash = stir(stir(hash, to->gait), (uint64_t)to->n);
	for (int i = 0; i < to->n; i++)
		hash = stir(hash, (uint64_t)to->goals[i]);
	hash = stir(hash, shut);
	return hash ? hash : 1;
}

/* The slot of this key, else the one to use for it. */
static struct slot *slot_for(struct distances *w, uint64_t key)
{
	struct slot *oldest = &w->slots[0];

	for (int i = 0; i < DISTANCES_KEPT; i++) {
		if (w->slots[i].key == key)
			return &w->slots[i];
		if (w->slots[i].asked < oldest->asked)
			oldest = &w->slots[i];
	}
	return oldest;
}

static bool make_room(struct slot *s, int32_t cells)
{
	s->key = 0;
	if (s->cells == cells)
		return true;
	free(s->cost);
	s->cost = malloc((size_t)cells * sizeof *s->cost);
	s->cells = s->cost ? cells : 0;
	return s->cost != NULL;
}

static void mark_shut(const struct table *t, uint64_t shut, uint8_t *marks)
{
	for (cell_t c = 0; c < grid_cells(&t->grid); c++)
		marks[c] = (uint8_t)(shut >> t->kind[c] & 1);
}

static void fill(struct slot *s, const struct table *t, struct reach *r,
	const struct destination *to, uint64_t shut)
{
	uint8_t marks[GRID_SIDE_MAX * GRID_SIDE_MAX];
	const struct reach_rule rule = { .gait = to->gait, .marks = shut != 0 ? marks : NULL,
		.closed = 1 };
	int count;
	const cell_t *all;

	if (shut != 0)
		mark_shut(t, shut, marks);
	for (int32_t c = 0; c < s->cells; c++)
		s->cost[c] = DISTANCES_NONE;
	reach_flood_to_any(r, t, &rule, to->goals, to->n, (DISTANCES_NONE - 1) * t->unit);
	all = reach_all(r, &count);
	for (int i = 0; i < count; i++)
		s->cost[all[i]] = (uint16_t)(reach_cost(r, all[i]) / t->unit);
}

const uint16_t *distances_round(struct distances *w, const struct table *t, struct reach *r,
	const struct destination *to, uint64_t shut)
{
	const uint64_t key = key_of(t, to, shut);
	struct slot *s = slot_for(w, key);

	if (to->n == 0)
		return NULL;
	if (s->key != key) {
		if (!make_room(s, grid_cells(&t->grid)))
			return NULL;
		fill(s, t, r, to, shut);
		s->key = key;
	}
	s->asked = ++w->clock;
	return s->cost;
}

const uint16_t *distances_to(struct distances *w, const struct table *t, struct reach *r,
	enum gait gait, const cell_t *goals, int n)
{
	const struct destination to = { gait, goals, n };

	return distances_round(w, t, r, &to, 0);
}
