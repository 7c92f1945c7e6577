/* Grenades and shells: the place where a burst promises most.
 *
 *  DL1  A burst comes a turn late: what it may do counts as far as those whom it
 *       is meant for are likely to be there still.
 *  DL2  Never where friends are, or will be: near them, or at whom they charge.
 *  DL3  One figure is told at a time, and only if that is clearly better than
 *       his rifle.
 */
#include <string.h>

#include "skirmish/commander/choose.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"


enum {
	PLACES_LOOKED_AT = 48,
	SAFE_FROM_FRIENDS = 20,		/* further than the radius, tenths */
	SAFE_TO_GO = 40,		/* the same for a unit's leader: others stand round him */
	SAFE_TO_CHARGE = 70,		/* and for those at whom a crowd runs */
	STAYS_PINNED = 95, STAYS_COVERED = 75, STAYS_STILL = 60, STAYS_CAREFUL = 35,
	STAYS_MOVING = 10,		/* percent */
	BETTER_PERCENT = 120,		/* than direct fire */
	WORTH_A_SHELL = 150, WORTH_THE_LAST = 400,
	PERCENT = 100,
};

/* ---- who will still be there ---- */

static int stays(const struct game *v, int figure)
{
	const struct adv_unit *u = adv_unit_of(v, v->figures[figure].unit);
	const struct ground *g = table_ground(v->table, v->figures[figure].cell);

	if (u->routing || u->retreating || u->pursuing || u->charging)
		return 0;
	if (v->figures[figure].life == LIFE_WOUNDED || u->suppressed_until > v->turn
		|| adv_figure_of(v, figure)->suppressed_until > v->turn)
		return STAYS_PINNED;
	if (u->mode == MODE_NONE || u->mode == MODE_STATIONARY || !u->moved)
		return g->cover != COVER_NONE || g->opaque ? STAYS_COVERED : STAYS_STILL;
	return adv_rules_of(v)->mode[u->mode].careful ? STAYS_CAREFUL : STAYS_MOVING;
}

/* ---- friends ---- */

static bool charges_into(const struct game *v, int side, uint64_t units)
{
	for (int u = 0; u < v->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(v, u);

		if (game_same_cause(v, side, v->units[u].side) && (a->charging || a->pursuing)
			&& a->target >= 0 && (units >> a->target & 1) != 0)
			return true;
	}
	return false;
}

bool adv_lob_spares_friends(const struct game *v, int side, cell_t cell, const struct weapon *w)
{
	uint64_t struck = 0;

	for (int f = 0; f < v->n_figures; f++) {
		const int unit = v->figures[f].unit;

		if (!game_on_table(v, f) || !table_within(v->table, cell,
				game_nearest_part(v, f, cell),
				w->burst.radius + SAFE_FROM_FRIENDS))
			continue;
		if (game_same_cause(v, side, v->units[unit].side))
			return false;
		struck |= UINT64_C(1) << unit;
	}
	return !charges_into(v, side, struck);
}

/* ---- what a place is worth ---- */

/* Thousandths that a die wounds or kills: it hits, and so does its wound die. */
static int32_t die_milli(const struct adv_rules *r, const struct weapon *w, int need)
{
	int out = 0;

	for (int die = 1; die <= r->die; die++) {
		const int at = die + w->wound;

		out += r->fate_of[at < 0 ? 0 : at > TABLE_DIE ? TABLE_DIE + 1 : at]
			>= FATE_WOUNDED;
	}
	need = need < 0 ? 0 : need > r->die ? r->die : need;
	return need * out * 1000 / (r->die * r->die);
}

/* The same of so many dice of a burst: roughly, to weigh places by. */
static int32_t burst_harm(const struct adv_rules *r, const struct weapon *w, int need, int dice)
{
	const int32_t die = die_milli(r, w, need);
	int32_t unharmed = 1000;

	while (dice-- > 0)
		unharmed -= unharmed * die / 1000;
	return 1000 - unharmed;
}

struct struck { struct harm harm; int figures, stays; };	/* of one unit */

static void count_figure(const struct muster *m, cell_t cell, const struct weapon *w, int figure,
	struct struck *s)
{
	const struct adv_rules *rules = adv_rules_of(m->v);
	struct roller r;
	int32_t out, hit = MILLI;
	int need;

	adv_burst_roller(m->v, cell, w, figure, &r);
	need = roller_need(&r) < 0 ? 0 : roller_need(&r);
	out = burst_harm(rules, w, need, w->dice);
	for (int die = 0; die < w->dice; die++)
		hit -= hit * need / rules->die;
	s->harm.hits += w->dice * need * MILLI / rules->die;
	s->harm.out += out;
	s->harm.shaken += MILLI - hit - out > 0 ? MILLI - hit - out : 0;
	s->figures++;
	s->stays += stays(m->v, figure);
}

/* Others of one's own have it for their place already. */
static int taken_by_others(const struct game *v, int side, cell_t cell, int32_t radius)
{
	int n = 0;

	for (int f = 0; f < v->n_figures; f++)
		n += adv_figure_of(v, f)->lob != CELL_NONE
			&& game_same_cause(v, side, v->units[v->figures[f].unit].side)
			&& table_within(v->table, cell, adv_figure_of(v, f)->lob, radius);
	return n;
}

static int32_t worth_of(const struct muster *m, cell_t cell, const struct weapon *w)
{
	struct struck units[UNITS_MAX];
	int16_t marks[FIGURES_MAX];
	int64_t sum = 0;
	int n;

	if (!adv_lob_spares_friends(m->v, m->side, cell, w))
		return 0;
	memset(units, 0, (size_t)m->v->n_units * sizeof units[0]);
	n = adv_burst_marks(m->v, cell, w, marks);
	for (int i = 0; i < n; i++)
		if (m->v->figures[marks[i]].life == LIFE_FIT)
			count_figure(m, cell, w, marks[i], &units[m->v->figures[marks[i]].unit]);
	for (int u = 0; u < m->v->n_units; u++)
		if (units[u].figures > 0 && m->of[u].enemy)
			sum += (int64_t)adv_weigh_harm(&m->of[u], &units[u].harm) * units[u].stays
				/ (units[u].figures * PERCENT);
	return (int32_t)(sum >> taken_by_others(m->v, m->side, cell, w->burst.radius));
}

/* ---- which place ---- */

struct aimed { cell_t cell; int32_t worth; };

static int known_enemies(const struct muster *m, int16_t figures[FIGURES_MAX])
{
	int n = 0;

	for (int u = 0; u < m->v->n_units; u++)
		if (m->of[u].known && m->of[u].enemy)
			FOR_MEMBERS(f, m->v, u)
				if (game_on_table(m->v, f) && m->v->figures[f].life == LIFE_FIT)
					figures[n++] = (int16_t)f;
	return n;
}

/* What he would lob with there must be the arm that its worth was taken with. */
static struct aimed best_place(const struct muster *m, int figure)
{
	struct aimed best = { CELL_NONE, 0 };
	int16_t enemies[FIGURES_MAX];
	const int n = known_enemies(m, enemies);
	const int stride = 1 + n / PLACES_LOOKED_AT;

	for (int i = 0; i < n; i += stride) {
		const cell_t cell = m->v->figures[enemies[i]].cell;
		int32_t worth;
		int arm;

		if (!adv_lob(m->v, figure, cell, &arm, NULL))
			continue;
		worth = worth_of(m, cell, &adv_rules_of(m->v)->weapons[arm]);
		if (worth > best.worth)
			best = (struct aimed){ cell, worth };
	}
	return best;
}

/* DL3.  `fire`: what the figure's own shot is worth. */
bool adv_lob_figure(const struct proposer *p, const struct muster *m, int figure, int32_t fire)
{
	const int32_t least = adv_lobs_left(m->v, figure) < 0 ? WORTH_A_SHELL : WORTH_THE_LAST;
	struct aimed best;

	if (m->v->turn >= m->v->setup->turns || !adv_may_want_to_lob(m->v, figure))
		return false;
	best = best_place(m, figure);
	if (best.worth < least || (int64_t)best.worth * PERCENT < (int64_t)fire * BETTER_PERCENT)
		return false;
	choose_figure(p->c, p->seat, VERB_LOB, figure);
	choose_with(p->c, ARGUMENT_CELL, best.cell);
	return true;
}

/* ---- for those who give orders ---- */

bool adv_lob_in_air(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (adv_figure_of(v, f)->shell != CELL_NONE)
			return true;
	return false;
}

/* The next figure from this one on whose shell is in the air for a side; -1: hardly ever is
 * there one. */
static int next_shell(const struct game *v, int side, int from)
{
	for (int f = from; f < v->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(v, f);

		if (a->shell != CELL_NONE && a->shell_arm >= 0
			&& game_same_cause(v, side, v->units[v->figures[f].unit].side))
			return f;
	}
	return NOBODY;
}

static bool lands_within(const struct game *v, int by, cell_t cell, int32_t margin)
{
	const struct adv_figure *a = adv_figure_of(v, by);

	return table_within(v->table, cell, a->shell, margin
		+ adv_rules_of(v)->weapons[a->shell_arm].burst.radius);
}

bool adv_lob_lands_near(const struct game *v, int side, cell_t cell)
{
	for (int by = next_shell(v, side, 0); by >= 0; by = next_shell(v, side, by + 1))
		if (lands_within(v, by, cell, SAFE_TO_GO))
			return true;
	return false;
}

bool adv_lob_lands_on(const struct game *v, int side, int unit)
{
	for (int by = next_shell(v, side, 0); by >= 0; by = next_shell(v, side, by + 1))
		FOR_MEMBERS(f, v, unit)
			if (game_on_table(v, f)
				&& lands_within(v, by, v->figures[f].cell, SAFE_TO_CHARGE))
				return true;
	return false;
}

bool adv_lob_wants_to_stand(const struct muster *m, int unit)
{
	const struct game *v = m->v;

	FOR_MEMBERS(f, v, unit) {
		for (int i = 0, arm; (arm = adv_arm(v, f, i)) >= 0; i++) {
			const struct weapon *w = &adv_rules_of(v)->weapons[arm];

			if (!w->burst.stands || !adv_active(v, f) || adv_lobs_left(v, f) == 0)
				continue;
			for (int u = 0; u < v->n_units; u++) {
				const struct force *e = &m->of[u];
				const int32_t d = e->known && e->enemy
					? muster_distance(m, e, v->figures[f].cell) : -1;

				if (d >= w->burst.least && d <= adv_longest_range(w))
					return true;
			}
		}
	}
	return false;
}
