/* Matching: see match.h. */
#include <assert.h>
#include <string.h>

#include "skirmish/body/match.h"

struct match {
	const struct contacts *in;
	int16_t mate[FIGURES_MAX];	/* the other of its pair, or NOBODY */
	int16_t joins[FIGURES_MAX];	/* whom it fights without being his mate, or NOBODY */
	bool joined[FIGURES_MAX];	/* somebody has, and may have left, against it */
	bool seen[FIGURES_MAX];		/* of the search under way */
	bool unable;			/* those who cannot fight are matched too, by now */
};

void match_contacts_begin(struct contacts *c, int n)
{
	c->n = n;
	for (int f = 0; f < n; f++) {
		c->able[f] = true;
		c->n_foes[f] = 0;
	}
}

void match_contacts_add(struct contacts *c, int figure, int foe)
{
	if (c->n_foes[figure] < MATCH_FOES_MAX && (c->able[figure] || c->able[foe]))
		c->foes[figure][c->n_foes[figure]++] = (int16_t)foe;
}

static bool able(const struct match *m, int figure)
{
	return m->in->able[figure];
}

static int n_foes(const struct match *m, int figure)
{
	return m->in->n_foes[figure];
}

static int foe_of(const struct match *m, int figure, int i)
{
	return m->in->foes[figure][i];
}

static void begin(struct match *m, const struct contacts *c)
{
	m->in = c;
	m->unable = false;
	for (int f = 0; f < c->n; f++) {
		m->mate[f] = m->joins[f] = NOBODY;
		m->joined[f] = false;
	}
}

static void see_nobody(struct match *m)
{
	memset(m->seen, 0, (size_t)m->in->n * sizeof m->seen[0]);
}

/* ---- pairs ---- */

/* Finds a mate for a figure, if need be by finding another one for the mate's own. */
static bool pair_up(struct match *m, int figure)
{
	m->seen[figure] = true;
	for (int i = 0; i < n_foes(m, figure); i++) {
		const int foe = foe_of(m, figure, i);

		if (m->seen[foe] || !(m->unable || able(m, foe)))
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

static void pair_all(struct match *m, bool unable)
{
	m->unable = unable;
	for (int f = 0; f < m->in->n; f++)
		if (able(m, f) && m->mate[f] < 0 && n_foes(m, f) > 0) {
			see_nobody(m);
			pair_up(m, f);
		}
}

/* ---- those left over ---- */

/* How many fight against a figure. */
static int load_of(const struct match *m, int figure)
{
	int n = m->mate[figure] >= 0;

	for (int i = 0; m->joined[figure] && i < n_foes(m, figure); i++)
		n += m->joins[foe_of(m, figure, i)] == figure;
	return n;
}

/* One who has joined against a figure, or NOBODY. */
static int joiner_of(const struct match *m, int figure)
{
	for (int i = 0; m->joined[figure] && i < n_foes(m, figure); i++)
		if (m->joins[foe_of(m, figure, i)] == figure)
			return foe_of(m, figure, i);
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
		m->joined[foe] = true;
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

	for (int i = 0; i < n_foes(m, figure); i++)
		if (may_take(m, foe_of(m, figure, i))
			&& (best < 0 || load_of(m, foe_of(m, figure, i)) < load_of(m, best)))
			best = foe_of(m, figure, i);
	if (best < 0) {
		best = foe_of(m, figure, 0);
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
	for (int i = 0; i < n_foes(m, figure); i++) {
		const int one = foe_of(m, figure, i);

		for (int k = 0; fights(m, one, figure) && k < n_foes(m, one); k++) {
			const int other = foe_of(m, one, k);

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
		for (int f = 0; f < m->in->n; f++) {
			const int load = load_of(m, f);

			if (load < 3)
				continue;
			see_nobody(m);
			again = relieve(m, f, load - 2) || again;
		}
	}
}

/* ---- the result ---- */

/* MA4: who has somebody to fight lets those go who cannot. */
static void write_fight(const struct match *m, int lone, struct fight *fight)
{
	bool fighter = false;

	*fight = (struct fight){ .lone = (int16_t)lone };
	for (int i = 0; i < n_foes(m, lone); i++)
		fighter = fighter || (fights(m, foe_of(m, lone, i), lone)
			&& able(m, foe_of(m, lone, i)));
	for (int i = 0; i < n_foes(m, lone); i++) {
		const int foe = foe_of(m, lone, i);

		if (fights(m, foe, lone) && (able(m, foe) || !fighter))
			fight->others[fight->n++] = (int16_t)foe;
	}
	assert(fight->n > 0);
}

/* The one with several on him is the lone one, of a pair the first of the roster;
 * who cannot fight is it in any case. */
static bool is_lone(const struct match *m, int figure)
{
	const int mate = m->mate[figure];

	if (mate < 0)
		return false;
	if (load_of(m, figure) != load_of(m, mate))
		return load_of(m, figure) > load_of(m, mate);
	return able(m, figure) != able(m, mate) ? !able(m, figure) : figure < mate;
}

void match_contacts(const struct contacts *c, struct fights *all)
{
	struct match m;

	begin(&m, c);
	pair_all(&m, false);
	pair_all(&m, true);
	for (int f = 0; f < c->n; f++)
		if (able(&m, f) && m.mate[f] < 0 && n_foes(&m, f) > 0)
			join_somebody(&m, f);
	spread(&m);
	all->n = 0;
	for (int f = 0; f < c->n; f++)
		if (is_lone(&m, f))
			write_fight(&m, f, &all->fight[all->n++]);
}
