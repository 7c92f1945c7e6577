/* Fire, as minds see it: see minds.h.
 *
 *  MS1  What a shot promises is what its preview says (pp_fire_odds); whether it may be
 *       fired is for the check.
 *  MS2  Nobody is shot at who lies helpless: that is not what the heroes of a serial do, and
 *       those who stand are the danger.
 */
#include <string.h>

#include "skirmish/commander/lookout.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/odds/expect.h"

enum {
	PERCENT = 100,
	HURT_PERCENT = 40, OUT_PERCENT = 60,	/* what being hurt and being out are worth */
	KICK_CELLS = 3,		/* how far off a kicker looks */
	FRIEND_COUNTS = 3,	/* enemies that one friend near a stick outweighs */
};

/* ---- what shots are worth ---- */

/* Who stands, and is not helpless (MS2). */
static bool fair_game(const struct game *v, int figure)
{
	return standing_fit(v, figure) && !pp_helpless(v, figure);
}

/* Whoever stands too near: that is asked of the best alone (pp_shooter_free()). */
static int32_t shoot_value(const struct game *v, struct pp_shooter *s, int target,
	enum shot_kind kind, struct pp_aim *a)
{
	struct pp_fire_odds odds;

	if (!pp_shooter_hits(v, s, target, kind, a))
		return 0;
	pp_aim_odds(v, a, &odds);
	return (odds.hurt * HURT_PERCENT + odds.out * OUT_PERCENT) / PERCENT
		+ (odds.hits > 0 ? 1 : 0);
}

/* What injuries take a man out of a fight for, in thousandths of him. */
static const int16_t weight_of_injury[INJURIES] = {
	[INJURY_SUPERFICIAL] = 20, [INJURY_HURT] = 80, [INJURY_LIGHT] = 300, [INJURY_BAD] = 550,
	[INJURY_DANGEROUS] = 800, [INJURY_DEAD] = MILLI, [INJURY_STUNNED] = 700,
};

static int32_t harm_of(const struct pp_rules *r, enum injury injury, bool creature)
{
	return creature ? r->injury[injury].wounds * MILLI : weight_of_injury[injury];
}

/* Of all saving throws against one effect. */
static int32_t harm_of_effect(const struct pp_rules *r, enum harm harm, enum pp_effect effect,
	int sdd, bool creature)
{
	int32_t sum = 0;

	for (int save = 1; save <= r->die; save++)
		sum += harm_of(r, (enum injury)pp_save_row(r, harm, effect, save + sdd)->injury,
			creature);
	return sum;
}

static int32_t harm_of_all(const struct pp_rules *r, enum harm harm, int sdd, bool creature)
{
	int faces[EFFECTS] = { 0 };
	int32_t sum = 0;

	for (int hit = 1; hit <= r->die; hit++)
		faces[pp_effect_of(r, hit)]++;
	for (int e = 0; e < EFFECTS; e++)
		if (faces[e] > 0)
			sum += faces[e] * harm_of_effect(r, harm, (enum pp_effect)e, sdd, creature);
	return sum / (r->die * r->die);
}

/* The mean number of shots, in thousandths. */
static int32_t shots_of(const struct pp_rules *r, const struct weapon *w)
{
	int32_t sum = 0;

	if (w->dice == 0)
		return MILLI;
	if (w->dice > 1)
		return w->dice * (r->die + 1) * MILLI / 2 / w->divided;
	for (int die = 1; die <= r->die; die++)
		sum += (die + w->divided - 1) / w->divided;
	return sum * MILLI / r->die;
}

void pp_shoot_weigh(const struct pp_rules *r, struct weapon *w)
{
	w->mean_shots = shots_of(r, w);
	for (int creature = 0; creature < 2; creature++)
		w->takes[creature] = w->harm == HARM_NONE ? 0
			: harm_of_all(r, (enum harm)w->harm, w->sdd, creature != 0);
}

/* ---- targets ---- */

/* Whom those of a seat shoot at, in the order of the roster. */
struct targets { int n; int16_t figure[FIGURES_MAX]; };

static void find_targets(const struct proposer *p, const bool *spared, struct targets *t)
{
	const int side = game_seat_side(p->v, p->seat);
	bool marks[UNITS_MAX];

	for (int u = 0; u < p->v->n_units; u++)
		marks[u] = !game_same_cause(p->v, side, p->v->units[u].side)
			&& !(spared != NULL && spared[u]) && lookout_sees(p->v, side, u);
	t->n = 0;
	for (int f = 0; f < p->v->n_figures; f++)
		if (marks[p->v->figures[f].unit] && fair_game(p->v, f))
			t->figure[t->n++] = (int16_t)f;
}

static int64_t merit_of(const struct game *v, struct pp_shooter *s, const struct pp_taste *by,
	int target, struct pp_aim *a)
{
	const int32_t value = shoot_value(v, s, target, SHOT_AIMED, a);

	return value > 0 ? by->merit(v, s->figure, target, value) : 0;
}

/* Which of them; of equals the first; NOBODY. */
static int best_of(const struct game *v, struct pp_shooter *s, const struct pp_taste *by,
	const struct targets *t)
{
	int64_t most = 0;
	int best = NOBODY;

	for (int i = 0; i < t->n; i++) {
		struct pp_aim a;
		const bool may = by->most == NULL || by->most(v, s->figure, t->figure[i]) > most;
		const int64_t merit = may ? merit_of(v, s, by, t->figure[i], &a) : 0;

		if (merit > most && pp_shooter_free(v, s, &a)) {
			most = merit;
			best = i;
		}
	}
	return best;
}

static void strike_off(struct targets *t, int i)
{
	t->n--;
	memmove(&t->figure[i], &t->figure[i + 1], (size_t)(t->n - i) * sizeof t->figure[0]);
}

/* Whom the check refuses gives way to the next best. */
static bool shoots_best(const struct proposer *p, int figure, const struct pp_taste *by,
	const struct targets *t)
{
	struct targets left;
	struct pp_shooter s;
	int best;

	if (!pp_shoots(p->v, figure, &s))
		return false;
	best = best_of(p->v, &s, by, t);
	if (best < 0 || propose_figure_figure(p, VERB_FIRE, figure, t->figure[best]))
		return best >= 0;
	left = *t;
	do {
		strike_off(&left, best);
		best = best_of(p->v, &s, by, &left);
	} while (best >= 0 && !propose_figure_figure(p, VERB_FIRE, figure, left.figure[best]));
	return best >= 0;
}

static bool has_aimed(const struct game *v, int figure)
{
	const struct pp_figure *own = pp_figure_of(v, figure);

	return own->spent || own->target >= 0 || own->mark != CELL_NONE;
}

/* Whether a unit has a will of its own: asked for its first figure who needs it. */
static bool willed(const struct game *v, int unit, int8_t known[UNITS_MAX])
{
	if (known[unit] < 0)
		known[unit] = pp_own_will(v, unit);
	return known[unit] > 0;
}

bool pp_shoot_next(const struct proposer *p, const struct pp_taste *by, const bool *spared)
{
	const struct game *v = p->v;
	int8_t wills[UNITS_MAX];
	struct targets targets;

	find_targets(p, spared, &targets);
	memset(wills, NOBODY, (size_t)v->n_units);
	for (int u = 0; u < v->n_units; u++)
		if (game_seat_of_unit(v, u) != p->seat)
			wills[u] = false;
	for (int f = 0; f < v->n_figures; f++)
		if (wills[v->figures[f].unit] != 0 && !has_aimed(v, f) && pp_able(v, f)
			&& willed(v, v->figures[f].unit, wills)
			&& shoots_best(p, f, by, &targets))
			return true;
	return false;
}

/* ---- at those who pass ---- */

static int32_t best_snap(const struct game *v, int unit, int mover)
{
	const int32_t near = pp_rules_of(v)->attack_near;
	int32_t sum = 0;

	FOR_MEMBERS(f, v, unit) {
		struct pp_shooter s;
		int32_t best = 0;

		if (!pp_able(v, f) || pp_figure_of(v, f)->spent || !pp_shoots(v, f, &s))
			continue;
		FOR_MEMBERS(o, v, mover) {
			struct pp_aim a;
			const int32_t value = fair_game(v, o) ? shoot_value(v, &s, o,
				game_distance(v, f, o) < near ? SHOT_ATTACKED : SHOT_PASSING, &a)
				: 0;

			if (value > best && pp_shooter_free(v, &s, &a))
				best = value;
		}
		sum += best;
	}
	return sum;
}

/* What comes so near comes for him. */
static bool comes_near(const struct game *v, int unit, int mover)
{
	FOR_MEMBERS(f, v, unit)
		FOR_MEMBERS(o, v, mover)
			if (game_on_table(v, f) && game_on_table(v, o)
				&& game_distance(v, f, o) <= pp_rules_of(v)->attack_near)
				return true;
	return false;
}

bool pp_shoot_snap(const struct proposer *p, int32_t least)
{
	const int32_t value = best_snap(p->v, p->d->unit, p->d->other);

	return (value > 0 && (value >= least || comes_near(p->v, p->d->unit, p->d->other))
			&& propose_unit_unit(p, VERB_FIRE, p->d->unit, p->d->other))
		|| propose_unit(p, VERB_HOLD, p->d->unit);
}

/* ---- lit sticks ---- */

int32_t pp_burst_width(const struct pp_rules *r)
{
	return r->n_bursts > 0 ? r->burst[r->n_bursts - 1].most : 0;
}

int32_t pp_burst_wanted(const struct game *v, int unit, cell_t cell, int32_t wide,
	bool (*counts)(const struct game *v, int figure))
{
	int32_t sum = 0;

	for (int f = 0; f < v->n_figures; f++)
		if (counts(v, f) && table_distance(v->table, v->figures[f].cell, cell) <= wide)
			sum += game_enemies(v, unit, v->figures[f].unit) ? 1 : -FRIEND_COUNTS;
	return sum;
}

static bool kicks(const struct proposer *p, int figure)
{
	const struct grid *g = &p->v->table->grid;
	const int unit = p->v->figures[figure].unit;
	struct proposal best = { .most = INT32_MIN };

	for (int d = 0; d < grid_directions(g); d++) {
		cell_t cell = p->v->figures[figure].cell;
		int32_t wanted;

		for (int i = 0; i < KICK_CELLS && cell != CELL_NONE; i++)
			cell = grid_step(g, cell, d);
		if (cell == CELL_NONE)
			continue;
		wanted = pp_burst_wanted(p->v, unit, cell, pp_burst_width(pp_rules_of(p->v)),
			game_on_table);
		if (wanted > best.most && propose_figure_cell(p, VERB_KICK, figure, cell))
			propose_keep(p, &best, wanted);
	}
	return propose_kept(p, &best);
}

bool pp_kick_next(const struct proposer *p)
{
	const struct game *v = p->v;

	for (int f = 0; f < v->n_figures; f++)
		if (game_seat_of_unit(v, v->figures[f].unit) == p->seat && standing_fit(v, f)
			&& game_on_table(v, f) && kicks(p, f))
			return true;
	return false;
}
