/* Matching (K:113): who fights whom, of all who stand in contact.
 *
 * Pairs come first, as many as there can be, so that nobody is ganged up on while a
 * comrade of his goes free whom the same enemies could have fought.  Whoever is left
 * over joins a fight of an enemy whom he touches, and those who join are spread evenly.
 *
 *  MA1  Whoever can fight and touches an enemy is in exactly one fight.
 *  MA2  A fight has one figure on one of its sides (S-K-27): the lone one.  No pair has
 *       more to join it on both sides, or it could have been two.
 *  MA3  Of the figures that those of a fight could fight as well none has two fewer on
 *       him than its lone figure has, nor would a chain of changes find one.
 *  MA4  Routers do not fight (K:62): they are in a fight only as its lone figure, for
 *       those who find nobody better.
 *
 * Among two causes the pairs are the most that there can be (by augmenting paths); where
 * enemies of three causes stand in one heap, none can be added by a simple change.
 */
#include <assert.h>
#include <string.h>

#include "systems/risk/melee.h"

struct match {
	const struct game *g;
	const cell_t *at;	/* where they would stand, or NULL: as they do */
	bool able[FIGURES_MAX];		/* fights: no router */
	uint8_t n_foes[FIGURES_MAX];
	int16_t foes[FIGURES_MAX][GRID_AROUND_MAX];	/* whom each touches */
	int16_t mate[FIGURES_MAX];	/* the other of its pair, or NOBODY */
	int16_t joins[FIGURES_MAX];	/* whom it fights without being his mate, or NOBODY */
	bool seen[FIGURES_MAX];		/* of the search under way */
	bool routers;			/* they are matched too, by now */
};

/* Those in the cells round a figure, or who would be. */
static int find_near(const struct match *m, int figure, int16_t near[GRID_AROUND_MAX])
{
	int n = 0;

	if (m->at == NULL)
		return game_around(m->g, m->g->figures[figure].cell, near);
	for (int f = 0; f < m->g->n_figures; f++)
		if (risk_active(m->g, f)
			&& risk_cells_touch(m->g, m->at[figure], m->at[f]))
			near[n++] = (int16_t)f;
	return n;
}

static cell_t cell_of(const struct match *m, int figure)
{
	return m->at == NULL ? m->g->figures[figure].cell : m->at[figure];
}

static void find_foes(struct match *m, int figure)
{
	const struct game *g = m->g;
	int16_t near[GRID_AROUND_MAX];
	const int n = risk_active(g, figure) ? find_near(m, figure, near) : 0;

	for (int i = 0; i < n; i++)
		if (risk_enemies(g, g->figures[figure].unit, g->figures[near[i]].unit)
			&& risk_active(g, near[i])
			&& risk_cells_touch(g, cell_of(m, figure), cell_of(m, near[i]))
			&& (m->able[figure] || m->able[near[i]]))
			m->foes[figure][m->n_foes[figure]++] = near[i];
}

static void begin(struct match *m, const struct game *g, const cell_t *at)
{
	m->g = g;
	m->at = at;
	m->routers = false;
	for (int f = 0; f < g->n_figures; f++) {
		m->able[f] = !risk_unit_of(g, g->figures[f].unit)->routing;
		m->n_foes[f] = 0;
		m->mate[f] = m->joins[f] = NOBODY;
	}
	for (int f = 0; f < g->n_figures; f++)
		find_foes(m, f);
}

/* ---- pairs ---- */

/* Finds a mate for a figure, if need be by finding another one for the mate's own. */
static bool pair_up(struct match *m, int figure)
{
	m->seen[figure] = true;
	for (int i = 0; i < m->n_foes[figure]; i++) {
		const int foe = m->foes[figure][i];

		if (m->seen[foe] || !(m->routers || m->able[foe]))
			continue;
		m->seen[foe] = true;
		if (m->mate[foe] < 0 || (!m->seen[m->mate[foe]] && pair_up(m, m->mate[foe]))) {
			m->mate[foe] = (int16_t)figure;
			m->mate[figure] = (int16_t)foe;
			return true;
		}
	}
	return false;
}

static void pair_all(struct match *m, bool routers)
{
	m->routers = routers;
	for (int f = 0; f < m->g->n_figures; f++)
		if (m->able[f] && m->mate[f] < 0 && m->n_foes[f] > 0) {
			memset(m->seen, 0, sizeof m->seen);
			pair_up(m, f);
		}
}

/* ---- those left over ---- */

/* How many fight against a figure. */
static int load_of(const struct match *m, int figure)
{
	int n = m->mate[figure] >= 0;

	for (int i = 0; i < m->n_foes[figure]; i++)
		n += m->joins[m->foes[figure][i]] == figure;
	return n;
}

/* One who has joined against a figure, or NOBODY. */
static int joiner_of(const struct match *m, int figure)
{
	for (int i = 0; i < m->n_foes[figure]; i++)
		if (m->joins[m->foes[figure][i]] == figure)
			return m->foes[figure][i];
	return NOBODY;
}

/* MA2: whether somebody more may fight against a figure. */
static bool may_take(const struct match *m, int figure)
{
	return m->joins[figure] < 0
		&& (m->mate[figure] < 0 || joiner_of(m, m->mate[figure]) < 0);
}

/* Takes a figure out of its fight; one who had joined becomes the mate. */
static void leave_fight(struct match *m, int figure)
{
	const int foe = m->mate[figure];

	m->joins[figure] = NOBODY;
	if (foe < 0)
		return;
	m->mate[figure] = NOBODY;
	m->mate[foe] = (int16_t)joiner_of(m, foe);
	if (m->mate[foe] >= 0) {
		m->joins[m->mate[foe]] = NOBODY;
		m->mate[m->mate[foe]] = (int16_t)foe;
	}
}

static void take_up(struct match *m, int figure, int foe)
{
	if (m->mate[foe] >= 0) {
		m->joins[figure] = (int16_t)foe;
	} else {
		m->mate[figure] = (int16_t)foe;
		m->mate[foe] = (int16_t)figure;
	}
}

/* The foe with the fewest on him takes one more.  Where each has a mate who is beset
 * himself (of a third cause, MA2) the fight is parted: he leaves that mate to the others. */
static void join_somebody(struct match *m, int figure)
{
	int best = NOBODY;

	for (int i = 0; i < m->n_foes[figure]; i++)
		if (may_take(m, m->foes[figure][i])
			&& (best < 0 || load_of(m, m->foes[figure][i]) < load_of(m, best)))
			best = m->foes[figure][i];
	if (best < 0) {
		best = m->foes[figure][0];
		leave_fight(m, best);
	}
	take_up(m, figure, best);
}

static bool fights(const struct match *m, int figure, int foe)
{
	return m->mate[figure] == foe || m->joins[figure] == foe;
}

/* One of those on `figure` goes to somebody with at most `most` on him, or to somebody
 * who first sends one of his there (MA3). */
static bool relieve(struct match *m, int figure, int most)
{
	m->seen[figure] = true;
	for (int i = 0; i < m->n_foes[figure]; i++) {
		const int one = m->foes[figure][i];

		for (int k = 0; fights(m, one, figure) && k < m->n_foes[one]; k++) {
			const int other = m->foes[one][k];

			if (m->seen[other] || !may_take(m, other))
				continue;
			m->seen[other] = true;
			if (load_of(m, other) <= most || relieve(m, other, most)) {
				leave_fight(m, one);
				take_up(m, one, other);
				return true;
			}
		}
	}
	return false;
}

/* Each change brings the loads nearer to each other, so this ends. */
static void spread(struct match *m)
{
	bool again = true;

	while (again) {
		again = false;
		for (int f = 0; f < m->g->n_figures; f++) {
			const int load = load_of(m, f);

			if (load < 3)
				continue;
			memset(m->seen, 0, sizeof m->seen);
			again = relieve(m, f, load - 2) || again;
		}
	}
}

/* ---- the result ---- */

/* MA4: who has somebody to fight lets a router go. */
static void write_fight(const struct match *m, int lone, struct fight *fight)
{
	bool fighter = false;

	*fight = (struct fight){ .lone = (int16_t)lone };
	for (int i = 0; i < m->n_foes[lone]; i++)
		fighter = fighter || (fights(m, m->foes[lone][i], lone)
			&& m->able[m->foes[lone][i]]);
	for (int i = 0; i < m->n_foes[lone]; i++) {
		const int16_t foe = m->foes[lone][i];

		if (fights(m, foe, lone) && (m->able[foe] || !fighter))
			fight->others[fight->n++] = foe;
	}
	assert(fight->n > 0);
}

/* The one with several on him is the lone one, of a pair the first of the roster;
 * a router is it in any case. */
static bool is_lone(const struct match *m, int figure)
{
	const int mate = m->mate[figure];

	if (mate < 0)
		return false;
	if (load_of(m, figure) != load_of(m, mate))
		return load_of(m, figure) > load_of(m, mate);
	return m->able[figure] != m->able[mate] ? !m->able[figure] : figure < mate;
}

void match_figures(const struct game *g, const cell_t *at, struct fights *all)
{
	struct match m;

	begin(&m, g, at);
	pair_all(&m, false);
	pair_all(&m, true);
	for (int f = 0; f < g->n_figures; f++)
		if (m.able[f] && m.mate[f] < 0 && m.n_foes[f] > 0)
			join_somebody(&m, f);
	spread(&m);
	all->n = 0;
	for (int f = 0; f < g->n_figures; f++)
		if (is_lone(&m, f))
			write_fight(&m, f, &all->fight[all->n++]);
}
