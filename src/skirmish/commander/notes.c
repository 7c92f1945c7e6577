/* Notes: see notes.h. */
#include <stddef.h>
#include <string.h>

#include "skirmish/commander/commander.h"
#include "skirmish/commander/notes.h"

/* The part of the state that is all units' together, and not the system's of one of them. */
static size_t shared_bytes(const struct game *v)
{
	return (size_t)((unsigned char *)v->unit_own - (unsigned char *)v->units);
}

static bool same_frame(const struct game *a, const struct game *b)
{
	const size_t from = offsetof(struct game, points);

	return a->turn == b->turn && a->phase == b->phase && a->viewer == b->viewer
		&& a->decided == b->decided && a->over == b->over && a->table == b->table
		&& a->house == b->house
		&& memcmp((const char *)a + from, (const char *)b + from,
			offsetof(struct game, acting) - from) == 0;
}

/* NT2: whether all but units' and figures' own is as it was. */
static bool holds(const struct notes *n, const struct game *v, int side,
	const struct commander_rules *by)
{
	return n->made && n->m.side == side && n->m.by == by && same_frame(&n->of, v)
		&& memcmp(n->state, v->units, v->course == NULL ? shared_bytes(v)
			: v->state_bytes) == 0;
}

/* Whether lines of sight follow from the ground alone, and that is as it was: then units that
 * come out as they did have whom they had before them, whatever else differs. */
static bool same_lines(const struct notes *n, const struct game *v, int side,
	const struct commander_rules *by)
{
	return n->made && n->m.side == side && n->m.by == by && n->of.table == v->table
		&& by->line == NULL && v->system->line == NULL;
}

/* Whether a unit's own, or a figure's, of then and now may make another force. */
static bool other(const void *then, const void *now, size_t size,
	bool (*same)(const void *then, const void *now))
{
	return memcmp(then, now, size) != 0 && (same == NULL || !same(then, now));
}

/* Where in the state what the system knows of a unit stands, and of figures that the scenario
 * has in it. */
struct own { ptrdiff_t unit, figures; size_t each; int n; };

static struct own own_of(const struct game *v, int unit)
{
	const struct game_system *const s = v->system;
	const struct setup_unit *const u = &v->setup->units[unit];
	const unsigned char *const from = (unsigned char *)v->units;

	return (struct own){
		(unsigned char *)v->unit_own - from + (ptrdiff_t)s->unit_size * unit,
		(unsigned char *)v->figure_own - from + (ptrdiff_t)s->figure_size * u->first,
		s->figure_size, u->count };
}

/* Whether that differs. */
static bool differs(const struct notes *n, const struct game *v, int unit)
{
	const struct own o = own_of(v, unit);
	const unsigned char *const then = n->state, *const now = (unsigned char *)v->units;

	if (other(then + o.unit, now + o.unit, v->system->unit_size, n->m.by->same_unit))
		return true;
	if (memcmp(then + o.figures, now + o.figures, o.each * (size_t)o.n) == 0)
		return false;
	for (int f = 0; f < o.n; f++) {
		const ptrdiff_t at = o.figures + (ptrdiff_t)o.each * f;

		if (other(then + at, now + at, o.each, n->m.by->same_figure))
			return true;
	}
	return false;
}

/* Where nothing else does. */
static void keep_own(struct notes *n, const struct game *v, int unit)
{
	const struct own o = own_of(v, unit);
	const unsigned char *const now = (unsigned char *)v->units;

	memcpy(n->state + o.unit, now + o.unit, v->system->unit_size);
	memcpy(n->state + o.figures, now + o.figures, o.each * (size_t)o.n);
}

/* Of these, the units in which the figures are now; they are kept as they are now. */
static uint64_t changed_units(struct notes *n, const struct game *v)
{
	uint64_t changed = 0;

	for (int u = 0; u < v->n_units; u++) {
		const struct setup_unit *const s = &v->setup->units[u];

		if (!differs(n, v, u))
			continue;
		keep_own(n, v, u);
		changed |= UINT64_C(1) << u;
		for (int f = s->first; f < s->first + s->count; f++)
			changed |= UINT64_C(1) << v->figures[f].unit;
	}
	return changed;
}

/* Musters some units again; those that come out otherwise. */
static uint64_t renew(struct notes *n, uint64_t units)
{
	uint64_t otherwise = 0;

	for (int u = 0; u < n->m.v->n_units; u++) {
		struct force now;

		if ((units >> u & 1) == 0)
			continue;
		muster_alone(&n->m, u, &now);
		if (memcmp(&now, &n->alone[u], sizeof now) == 0)
			continue;
		otherwise |= UINT64_C(1) << u;
		n->alone[u] = now;
	}
	return otherwise;
}

static void make(struct notes *n, uint64_t otherwise)
{
	memcpy(n->m.of, n->alone, (size_t)n->m.v->n_units * sizeof n->m.of[0]);
	muster_together(&n->m, otherwise);
	n->m.number++;
	n->plan.made = false;
}

static void keep(struct notes *n, const struct game *v)
{
	n->made = true;
	n->of = *v;
	memcpy(n->state, v->units, v->state_bytes);
}

struct agenda *notes_plan(const struct muster *m)
{
	struct notes *const n = m->v->notes;

	return n->made && m->number == n->m.number ? &n->plan : NULL;
}

const struct muster *notes_muster(const struct game *v, int side, const struct commander_rules *by)
{
	struct notes *const n = v->notes;
	const bool held = holds(n, v, side, by), lines = held || same_lines(n, v, side, by);
	const uint64_t changed = held ? changed_units(n, v) : UINT64_MAX;
	uint64_t otherwise;

	n->m.v = v;
	n->m.by = by;
	n->m.side = side;
	if (!held)
		goals_read(&n->m.goals, v, side);
	otherwise = changed == 0 ? 0 : renew(n, changed);
	if (otherwise != 0 || !held)
		make(n, lines ? otherwise : UINT64_MAX);
	if (changed != 0 && (by->voice != NULL || by->lifts != NULL))
		n->plan.made = false;	/* which ask more of a unit than its force tells */
	if (!held)
		keep(n, v);
	return &n->m;
}
