/* Matching (M:72, S-M-20): who fights whom, of all who stand in contact.
 *
 *  MT1  One to one first, as many pairs as there can be (by augmenting paths).
 *  MT2  Then the side with more figures in contact doubles up on the other, as many as
 *       can, two on one at most: nobody loses his opponent by it.  Whoever is still over
 *       does not fight.
 */
#include <string.h>

#include "skirmish/body/standing.h"
#include "systems/moro/melee/match.h"
#include "systems/moro/melee/melee.h"

struct party {
	int n;
	int16_t figure[FIGURES_MAX];
};

struct match {
	const struct game *g;
	const cell_t *at;
	struct party many, few;
	int16_t foe[FIGURES_MAX];	/* of each of the many: whom of the few, or NOBODY */
	uint8_t load[FIGURES_MAX];	/* of each of the few */
	bool seen[FIGURES_MAX];		/* … by the search under way */
};

static cell_t cell_of(const struct match *m, int figure)
{
	return m->at == NULL ? m->g->figures[figure].cell : m->at[figure];
}

static bool touch(const struct match *m, int figure, int other)
{
	const cell_t a = cell_of(m, figure), b = cell_of(m, other);

	return a != CELL_NONE && b != CELL_NONE && standing_touch(m->g, a, b);
}

/* ---- the parties ---- */

static void gather_unit(const struct match *m, int unit, struct party *to)
{
	FOR_MEMBERS(f, m->g, unit)
		if (standing_fit(m->g, f))
			to->figure[to->n++] = (int16_t)f;
}

static bool touches_any(const struct match *m, int figure, const struct party *foes)
{
	for (int i = 0; i < foes->n; i++)
		if (touch(m, figure, foes->figure[i]))
			return true;
	return false;
}

/* Those of a party who touch one of the other. */
static void keep_touching(const struct match *m, const struct party *of,
	const struct party *foes, struct party *to)
{
	to->n = 0;
	for (int i = 0; i < of->n; i++)
		if (touches_any(m, of->figure[i], foes))
			to->figure[to->n++] = of->figure[i];
}

/* Whether the acting unit's are the many. */
static bool gather(struct match *m, int unit, uint64_t foes)
{
	struct party own = { .n = 0 }, others = { .n = 0 };

	gather_unit(m, unit, &own);
	for (int u = 0; u < m->g->n_units; u++)
		if (u != unit && (foes >> u & 1) != 0)
			gather_unit(m, u, &others);
	keep_touching(m, &own, &others, &m->many);
	keep_touching(m, &others, &own, &m->few);
	if (m->many.n >= m->few.n)
		return true;
	own = m->many;
	m->many = m->few;
	m->few = own;
	return false;
}

/* ---- who takes whom ---- */

static bool find_foe(struct match *m, int one, int most);

/* One of those on a figure finds somebody else. */
static bool make_room(struct match *m, int foe, int most)
{
	for (int i = 0; i < m->many.n; i++)
		if (m->foe[i] == foe && find_foe(m, i, most))
			return true;
	return false;
}

static bool may_take(const struct match *m, int one, int foe)
{
	return !m->seen[foe] && touch(m, m->many.figure[one], m->few.figure[foe]);
}

/* Whoever is free, before anybody has to make room. */
static bool find_foe(struct match *m, int one, int most)
{
	for (int k = 0; k < m->few.n; k++)
		if (m->load[k] < most && may_take(m, one, k)) {
			m->load[k]++;
			m->foe[one] = (int16_t)k;
			return true;
		}
	for (int k = 0; k < m->few.n; k++) {
		if (!may_take(m, one, k))
			continue;
		m->seen[k] = true;
		if (make_room(m, k, most)) {
			m->foe[one] = (int16_t)k;
			return true;
		}
	}
	return false;
}

static void find_foes(struct match *m, int most)
{
	for (int i = 0; i < m->many.n; i++)
		if (m->foe[i] < 0) {
			memset(m->seen, 0, sizeof m->seen);
			find_foe(m, i, most);
		}
}

static int most_on_one(const struct game *g)
{
	const int most = moro_rules_of(g)->on_one;

	return most < MELEE_ON_ONE ? most : MELEE_ON_ONE;
}

/* ---- the fights ---- */

static bool write_fight(const struct match *m, int few, bool own_are_many,
	struct moro_fight *to)
{
	int16_t *const many = own_are_many ? to->own : to->foe;
	int16_t *const lone = own_are_many ? to->foe : to->own;
	uint8_t n = 0;

	for (int i = 0; i < m->many.n; i++)
		if (m->foe[i] == few)
			many[n++] = m->many.figure[i];
	lone[0] = m->few.figure[few];
	to->n_own = own_are_many ? n : 1;
	to->n_foe = own_are_many ? 1 : n;
	return n > 0;
}

int moro_match_at(const struct game *g, const cell_t *at, int unit, uint64_t foes,
	struct moro_fight *fights)
{
	struct match m = { .g = g, .at = at };
	const bool own_are_many = gather(&m, unit, foes);
	int n = 0;

	for (int i = 0; i < m.many.n; i++)
		m.foe[i] = NOBODY;
	find_foes(&m, 1);
	if (m.many.n > m.few.n)
		find_foes(&m, most_on_one(g));
	for (int k = 0; k < m.few.n && n < FIGHTS_MAX; k++)
		n += write_fight(&m, k, own_are_many, &fights[n]);
	return n;
}

int moro_match(const struct game *g, int unit, uint64_t foes, struct moro_fight *fights)
{
	return moro_match_at(g, NULL, unit, foes, fights);
}
