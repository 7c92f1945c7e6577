/* Moves: where each unit goes, whom it charges, whom it helps, whether it gives up.
 *
 *  CM1  Everything a unit could do is worth something; the best that the checks allow is
 *       done.
 *  CM2  Charges count both rounds of the fight and what stands in the way of fire; who is
 *       about to be overrun does not charge for the sake of it.  Who would hardly dare to
 *       is not sent (P-11), and nobody goes for a beast that gives as good as it gets.  Nor
 *       is he sent over ground that he will hardly dare, while there is another way; who
 *       leaves the table goes by that to where he can leave at once.
 *  CM3  Who is to help stands first, and then sees to the injured beside him, figure by
 *       figure: an order to the unit would call him away again.
 */
#include "skirmish/body/movers.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/stance.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/tend.h"
#include "systems/participation/settings.h"

enum {
	NERVE_LEAST = 40, LOSS_PERCENT = 120, PRESS_PERCENT = 70,
	YIELD_INCHES = 12, YIELD_ODDS = 4, HELP_CALM = 400, PERCENT = 100,
	BEAST_TIMES = 2
};

/* ---- helping ---- */

/* What tending an injury, or a faint, is worth to the side. */
static int32_t help_worth(const struct game *v, int figure, enum pp_verb verb)
{
	static const int16_t worth[INJURIES] = { [INJURY_LIGHT] = 350, [INJURY_BAD] = 700,
		[INJURY_DANGEROUS] = 600 };
	const struct pp_figure *own = pp_figure_of(v, figure);

	if (verb == VERB_WAKE)
		return own->fate == FATE_FAINT ? MILLI : 0;
	return worth[own->injury];
}

struct help { int by, to; enum pp_verb verb; int32_t worth; };

static bool is_tended(const struct game *v, int figure)
{
	for (int f = 0; f < v->n_figures; f++)
		if (pp_figure_of(v, f)->tends == figure)
			return true;
	return false;
}

static void weigh_help(const struct game *v, int by, int to, struct help *best)
{
	static const enum pp_verb verbs[] = { VERB_BANDAGE, VERB_WAKE };

	for (int i = 0; i < 2; i++) {
		const int32_t worth = help_worth(v, to, verbs[i]);

		if (worth > best->worth && !is_tended(v, to)
			&& pp_may_tend(v, by, to, verbs[i], NULL))
			*best = (struct help){ by, to, verbs[i], worth };
	}
}

static struct help best_help(const struct game *v, int unit)
{
	struct help best = { NOBODY, NOBODY, VERB_BANDAGE, 0 };

	FOR_MEMBERS(f, v, unit) {
		int16_t beside[BESIDE_MAX];
		const int n = pp_able(v, f) && pp_figure_of(v, f)->tends < 0
			? game_beside(v, f, beside, BESIDE_MAX) : 0;

		for (int i = 0; i < n; i++)
			if (!game_enemies(v, unit, v->figures[beside[i]].unit))
				weigh_help(v, f, beside[i], &best);
	}
	return best;
}

/* ---- giving up ---- */

static int people_within(const struct muster *m, int unit, bool enemy)
{
	const int32_t near = YIELD_INCHES * m->v->setup->book->inch;
	int n = 0;

	for (int u = 0; u < m->v->n_units; u++)
		if (m->of[u].known && m->of[u].enemy == enemy
			&& m->of[u].wounds == 0
			&& standing_apart(m->v, unit, u) <= near)
			n += m->of[u].fit;
	return n + (enemy ? 0 : m->of[unit].fit);
}

static bool all_badly_hurt(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && pp_figure_of(v, f)->injury < INJURY_BAD)
			return false;
	return true;
}

static bool gives_up(const struct proposer *p, const struct muster *m, int unit)
{
	const int foe = contact_nearest_enemy(p->v, unit);

	return foe >= 0 && m->of[foe].wounds == 0 && all_badly_hurt(p->v, unit)
		&& people_within(m, unit, true) >= YIELD_ODDS * people_within(m, unit, false)
		&& propose_unit_unit(p, VERB_YIELD, unit, foe);
}

/* ---- charges ---- */

/* Percent of throws with which its guide dares to face an enemy (P-11). */
static int32_t nerve_for(const struct game *v, const struct force *self, int target)
{
	return pp_creature(v, self->guide) || pp_unit_card(v, target, CARD_FRIGHT) <= 0 ? PERCENT
		: pp_nerve_percent(v, self->guide, DEED_FACE, target);
}

/* If it may be more than `least`. */
static int64_t charge_worth(const struct thought *t, int target, int64_t least)
{
	const bool presses = pp_unit_card(t->v, t->unit, CARD_STANCE) == STANCE_ADVANCE;
	const int32_t nerve = nerve_for(t->v, t->self, target);
	const int32_t apart = thought_progress(t, t->m->of[target].at) - t->places[0].taken;
	struct stakes o;

	if (pp_gauge_charge_most(t->m, t->unit, target) * nerve / PERCENT + apart <= least
			|| nerve < NERVE_LEAST || !pp_gauge_charge(t->m, t->unit, target, &o)
		|| (t->m->of[target].beast && o.gain < BEAST_TIMES * o.loss))
		return INT64_MIN;
	return (o.gain - o.loss * (presses ? PRESS_PERCENT : LOSS_PERCENT) / PERCENT
			* (t->e.task.cautious ? 2 : 1)) * nerve / PERCENT + apart;
}

static bool charges(const struct proposer *p, const struct thought *h, int32_t least)
{
	struct proposal best = { .most = least };

	for (int e = 0; e < p->v->n_units && h->e.task.kind != TASK_AVOID; e++) {
		const bool near = muster_prey(h->m, e)
			&& standing_apart(p->v, h->unit, e) <= h->self->charge;
		const int64_t worth = near ? charge_worth(h, e, best.most) : INT64_MIN;

		if (worth > best.most && propose_unit_unit(p, VERB_CHARGE, h->unit, e))
			propose_keep(p, &best, worth);
	}
	return propose_kept(p, &best);
}

/* ---- going ---- */

static bool leaves(const struct proposer *p, const struct thought *h)
{
	struct proposal best = { .most = -WAY_NONE };

	if (h->e.task.leave == EDGE_NONE || (h->shut != 0
			&& h->left > pp_pace(p->v, h->self->guide, GAIT_RUN) * REACH_TWELFTHS))
		return false;
	for (int i = 0; i < h->e.task.n; i++) {
		const int32_t far = table_distance(p->v->table, h->self->at, h->e.task.cells[i]);

		if (-far > best.most
			&& propose_unit_cell(p, VERB_LEAVE, h->unit, h->e.task.cells[i]))
			propose_keep(p, &best, -far);
	}
	return propose_kept(p, &best);
}

static bool stays(const struct proposer *p, const struct thought *h)
{
	return (h->self->range > 0 && contact_nearest_enemy(p->v, h->unit) >= 0
		&& propose_unit(p, VERB_WATCH, h->unit)) || propose_unit(p, VERB_STAND, h->unit);
}

/* Down the list of places, best first, until one is allowed. */
static bool goes(const struct proposer *p, struct thought *h)
{
	for (int left = h->n; left > 0; left--) {
		const int best = thought_best(h, NULL);

		if (best == 0)
			return stays(p, h);
		if (pp_places_go(p, h->unit, (enum gait_row)h->places[best].pace,
				h->places[best].cell))
			return true;
		h->places[best].score = INT32_MIN;
	}
	return false;
}

/* ---- one unit ---- */

/* CM3. */
static bool helps(const struct proposer *p, int unit)
{
	const struct help help = pp_unit_of(p->v, unit)->ordered
		&& pp_unit_of(p->v, unit)->doing == DOING_STAND ? best_help(p->v, unit)
		: (struct help){ NOBODY, NOBODY, VERB_BANDAGE, 0 };

	return help.worth > 0 && propose_figure_figure(p, (int)help.verb, help.by, help.to);
}

static bool acts(const struct proposer *p, const struct muster *m, int unit)
{
	struct thought h;
	struct help help;
	int best;

	if (!m->of[unit].known)
		return false;
	if (gives_up(p, m, unit))
		return true;
	thought_begin(&h, m, unit);
	thought_places(&h);
	best = thought_best(&h, NULL);
	help = best_help(p->v, unit);
	if (help.worth > 0 && h.places[0].taken < HELP_CALM
		&& h.places[0].score + help.worth >= h.places[best].score
		&& propose_unit(p, VERB_STAND, unit))
		return true;
	return leaves(p, &h) || charges(p, &h, h.places[best].score) || goes(p, &h)
		|| stays(p, &h);
}

bool pp_awaits_word(const struct proposer *p, int unit)
{
	return game_seat_of_unit(p->v, unit) == p->seat && (p->d->unit < 0 || p->d->unit == unit)
		&& !pp_unit_of(p->v, unit)->ordered && standing_alive(p->v, unit)
		&& pp_own_will(p->v, unit);
}

bool pp_command_move(const struct proposer *p)
{
	struct muster m;
	bool mustered = false;

	for (int u = 0; u < p->v->n_units; u++) {
		if (game_seat_of_unit(p->v, u) != p->seat)
			continue;
		if (helps(p, u))
			return true;
		if (!pp_awaits_word(p, u))
			continue;
		if (!mustered)
			muster(&m, p->v, game_seat_side(p->v, p->seat), &pp_commander);
		mustered = true;
		if (acts(p, &m, u))
			return true;
	}
	return false;
}
