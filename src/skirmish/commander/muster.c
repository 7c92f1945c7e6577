/* The muster: see muster.h. */
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/commander/commander.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/notes.h"

enum { WORTH_LEADER = 1500 };

static int32_t worth_of(const struct muster *m, int figure)
{
	const int32_t own = m->by->worth(m->v, figure);

	if (own > 0)
		return own;
	return m->v->units[m->v->figures[figure].unit].leader == figure ? WORTH_LEADER : MILLI;
}

int32_t muster_wasted(int32_t some, int32_t most)
{
	return some >= 2 * most ? most : some - (int32_t)((int64_t)some * some / (4 * most));
}

void muster_figure(const struct muster *m, int figure, struct force *f)
{
	f->fit++;
	f->worth += worth_of(m, figure);
	if (m->by->add_figure != NULL)
		m->by->add_figure(m->v, figure, f);
}

struct volley *muster_volley(struct force *f, int arm, int skill, int32_t range, int n)
{
	int i = 0;

	if (range > f->range)
		f->range = range;
	while (i < f->n_volleys && (f->volleys[i].arm != arm || f->volleys[i].skill != skill))
		i++;
	if (i == VOLLEYS_MAX)
		return NULL;
	if (i == f->n_volleys)
		f->volleys[f->n_volleys++] = (struct volley){ .arm = (int16_t)arm,
			.skill = (int16_t)skill };
	f->volleys[i].n = (int16_t)(f->volleys[i].n + n);
	return &f->volleys[i];
}

/* Its place, and of its fit figures that furthest from it. */
static void find_spots(const struct game *v, struct force *f)
{
	int32_t furthest = 0;

	f->n_spots = 1;
	f->spots[0] = f->at;
	FOR_MEMBERS(i, v, f->unit) {
		const int32_t far = standing_fit(v, i)
			? table_distance(v->table, f->at, v->figures[i].cell) : 0;

		if (far > furthest) {
			furthest = far;
			f->spots[1] = v->figures[i].cell;
			f->n_spots = 2;
		}
	}
}

void muster_alone(const struct muster *m, int unit, struct force *f)
{
	const struct game *v = m->v;

	memset(f, 0, sizeof *f);
	f->unit = (int16_t)unit;
	f->enemy = !game_same_cause(v, m->side, v->units[unit].side);
	f->at = CELL_NONE;
	f->willed = !v->units[unit].uncommanded;
	if (m->by->stance != NULL)
		m->by->stance(m, f);
	f->guide = (int16_t)m->by->guide(v, unit);
	if (f->guide < 0 || v->figures[f->guide].cell == CELL_NONE)
		return;
	f->known = true;
	f->at = v->figures[f->guide].cell;
	FOR_MEMBERS(i, v, unit)
		if (standing_fit(v, i))
			muster_figure(m, i, f);
	f->active = f->fit;
	f->led = v->units[unit].leader >= 0;
	f->worth /= f->fit > 0 ? f->fit : 1;
	f->small = f->fit <= m->by->few;
	m->by->add_unit(m, f);
	find_spots(v, f);
}

bool muster_line(const struct muster *m, cell_t from, cell_t to)
{
	return m->by->line != NULL ? m->by->line(m->v, from, to)
		: game_cell_in_line(m->v, from, to);
}

int32_t muster_distance(const struct muster *m, const struct force *f, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	for (int i = 0; i < f->n_spots; i++) {
		const int32_t far = table_distance(m->v->table, cell, f->spots[i]);

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

int32_t muster_nearest(const struct muster *m, cell_t cell, int32_t useless)
{
	int32_t nearest = INT32_MAX;

	for (int i = 0; i < m->n_foes && nearest > useless; i++) {
		const int32_t far = table_distance(m->v->table, cell, m->foes[i]);

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

bool muster_aim(const struct muster *m, int unit, bool open)
{
	for (int i = 0; i < m->v->setup->n_objectives; i++)
		if (m->v->setup->objectives[i].unit == unit
				&& (!open || m->v->objectives[i] == NOBODY))
			return true;
	return false;
}

/* Of some units, those in range and sight of an enemy. */
static uint64_t preys_among(const struct muster *m, const struct force *f, uint64_t some)
{
	uint64_t preys = 0;

	for (int u = 0; f->known && f->enemy && f->range > 0 && u < m->v->n_units; u++)
		if ((some >> u & 1) != 0 && m->of[u].known && !m->of[u].enemy
			&& muster_distance(m, f, m->of[u].at) <= f->range
			&& muster_line(m, f->at, m->of[u].at))
			preys |= UINT64_C(1) << u;
	return preys;
}

/* Pairs of which neither has changed are as they were. */
static void count_preys(struct muster *m, uint64_t changed)
{
	for (int u = 0; u < m->v->n_units; u++) {
		const uint64_t some = changed >> u & 1 ? UINT64_MAX : changed;

		m->preys[u] = (m->preys[u] & ~some) | preys_among(m, &m->of[u], some);
		m->of[u].preys = 0;
		for (uint64_t left = m->preys[u]; left != 0; left &= left - 1)
			m->of[u].preys++;
	}
}

static void list_foes(struct muster *m)
{
	m->n_foes = 0;
	for (int u = 0; u < m->v->n_units; u++)
		for (int i = 0; m->of[u].enemy && m->of[u].known && i < m->of[u].n_spots; i++)
			m->foes[m->n_foes++] = m->of[u].spots[i];
}

void muster_together(struct muster *m, uint64_t changed)
{
	for (int u = 0; u < m->v->n_units; u++) {
		m->of[u].spared = m->of[u].enemy && goals_spared(&m->goals, u) > 0;
		m->of[u].alive = m->of[u].enemy && goals_alive(&m->goals, u) > 0;
	}
	if (m->by->shared_percent == 0)
		count_preys(m, changed);
	if (m->by->add_all != NULL)
		m->by->add_all(m);
	m->shelled = false;
	for (int u = 0; u < m->v->n_units; u++)
		m->shelled |= m->of[u].shells && !m->of[u].enemy;
	list_foes(m);
}

void muster_afresh(struct muster *m, const struct game *v, int side,
	const struct commander_rules *by)
{
	m->v = v;
	m->by = by;
	m->side = side;
	m->number = 0;
	goals_read(&m->goals, v, side);
	for (int u = 0; u < v->n_units; u++)
		muster_alone(m, u, &m->of[u]);
	muster_together(m, UINT64_MAX);
}

/* It is large: only what is in it is copied. */
void muster(struct muster *m, const struct game *v, int side, const struct commander_rules *by)
{
	const struct muster *const kept = notes_muster(v, side, by);

	m->v = v;
	m->by = by;
	m->side = side;
	m->number = kept->number;
	m->shelled = kept->shelled;
	m->goals.n = kept->goals.n;
	memcpy(m->goals.goal, kept->goals.goal, (size_t)m->goals.n * sizeof m->goals.goal[0]);
	memcpy(m->of, kept->of, (size_t)v->n_units * sizeof m->of[0]);
	m->n_foes = kept->n_foes;
	memcpy(m->foes, kept->foes, (size_t)m->n_foes * sizeof m->foes[0]);
}
