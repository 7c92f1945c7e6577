/* Fire: the target from which most is to be expected.
 *
 *  DF1  What fire comes to is what its preview says (fire.h); whether there is a shot at
 *       all is the word of the check of fire.
 *  DF2  Figures who cannot shoot at what their unit shoots at find a target of their own.
 *  DF3  A character names the figure that is worth most to him (S-K-25): he spares a man
 *       who is down to his last wound for nobody but a better one.
 */
#include "systems/risk/command.h"
#include "systems/risk/fire.h"

enum { PERCENT = 100, WORTH_LEADER = 250, WORTH_CHARACTER = 300, WORTH_WOUNDED = 160 };

/* How much more, or less, a target matters than its figures say; percent. */
static int32_t urgency(const struct reckoning *r, int unit, int target, int32_t distance)
{
	const struct risk_unit *own = risk_unit_of(r->v, target);
	const struct strength *e = &r->of[target];
	int32_t percent = PERCENT;

	if (own->order == ORDER_CHARGE)
		percent += own->target == unit ? 2 * PERCENT : PERCENT;
	if (e->spent)
		percent -= PERCENT / 3;
	if (distance <= e->rate)
		percent += PERCENT / 2;
	if (distance <= e->range)
		percent += PERCENT / 4;
	return percent;
}

/* What the unit's fire at a target comes to. */
static int32_t value_of(const struct reckoning *r, int unit, int target)
{
	const struct strength *s = &r->of[unit], *e = &r->of[target];
	const int32_t distance = risk_unit_distance(r->v, unit, target);
	const int32_t harm = distance > s->range ? 0
		: fire_expected(r->v, unit, target, 0).harm;

	return (int32_t)((int64_t)harm * e->worth / MILLI * urgency(r, unit, target, distance)
		/ PERCENT);
}

/* ---- who has been told ---- */

static bool told(const struct game *v, int figure)
{
	return risk_figure_of(v, figure)->aim >= 0 || risk_figure_of(v, figure)->held;
}

/* A figure of a unit that has no target yet and could shoot; -1. */
static int idle(const struct game *v, int unit, int from)
{
	FOR_MEMBERS(f, v, unit)
		if (f >= from && !told(v, f) && risk_can_shoot(v, f, NULL))
			return f;
	return NOBODY;
}

static bool any_told(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (told(v, f))
			return true;
	return false;
}

/* ---- the mark of a character ---- */

static int32_t mark_worth(const struct game *v, int figure)
{
	const int unit = v->figures[figure].unit;

	return PERCENT + (v->units[unit].leader == figure ? WORTH_LEADER : 0)
		+ (risk_character(v, figure) ? WORTH_CHARACTER : 0)
		+ (risk_figure_of(v, figure)->wounds > 0 ? WORTH_WOUNDED : 0);
}

static void tell_aim(struct choice *c, int seat, int figure, int mark)
{
	choose(c, seat, VERB_AIM);
	choose_with(c, ARGUMENT_FIGURE, figure);
	choose_with(c, ARGUMENT_FIGURE, mark);
}

/* The figure of a unit that a character had best shoot at; whether there is one. */
static bool aims(const struct game *v, int figure, int target, int seat, struct choice *c)
{
	int32_t most = 0;
	int best = NOBODY;

	FOR_MEMBERS(o, v, target) {
		if (!risk_active(v, o) || mark_worth(v, o) <= most)
			continue;
		tell_aim(c, seat, figure, o);
		if (game_check(v, c, NULL)) {
			most = mark_worth(v, o);
			best = o;
		}
	}
	if (best >= 0)
		tell_aim(c, seat, figure, best);
	return best >= 0;
}

/* ---- one unit ---- */

static bool fires(const struct game *v, int unit, int figure, int target, int seat,
	struct choice *c)
{
	if (risk_character(v, figure) && aims(v, figure, target, seat, c))
		return true;
	choose(c, seat, VERB_FIRE);
	if (any_told(v, unit))
		choose_with(c, ARGUMENT_FIGURE, figure);
	else
		choose_with(c, ARGUMENT_UNIT, unit);
	choose_with(c, ARGUMENT_UNIT, target);
	return game_check(v, c, NULL);
}

/* The best target that one of its idle figures can shoot at. */
static bool fire_figure(const struct reckoning *r, int unit, int figure, int seat,
	struct choice *c)
{
	int32_t values[UNITS_MAX];

	for (int e = 0; e < r->v->n_units; e++)
		values[e] = r->of[e].known && r->of[e].enemy ? value_of(r, unit, e) : 0;
	for (;;) {
		int best = 0;

		for (int e = 1; e < r->v->n_units; e++)
			if (values[e] > values[best])
				best = e;
		if (values[best] <= 0)
			return false;
		if (fires(r->v, unit, figure, best, seat, c))
			return true;
		values[best] = 0;
	}
}

static bool fire_unit(const struct reckoning *r, int unit, int seat, struct choice *c)
{
	for (int f = 0; (f = idle(r->v, unit, f)) >= 0; f++)
		if (fire_figure(r, unit, f, seat, c))
			return true;
	return false;
}

void command_fire(const struct game *v, const struct decision *d, struct choice *c)
{
	struct reckoning r = { .v = NULL };

	for (int u = 0; u < v->n_units; u++) {
		if (game_seat_of_unit(v, u) != d->seat || !risk_unit_alive(v, u))
			continue;
		if (r.v == NULL)
			reckon(&r, v, v->units[u].side);
		if (fire_unit(&r, u, d->seat, c))
			return;
	}
	choose(c, d->seat, VERB_DONE);
}
