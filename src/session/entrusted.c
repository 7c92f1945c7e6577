/* Those who are entrusted to the commander; see session.h.
 *
 *  SG2  Who is entrusted to the commander is answered for at once when he is all that is waited
 *       for, else as his seat is done; but once a turn the seat is asked whatever is, so that it
 *       can take him back.
 */
#include "config.h"

#include <string.h>

#include "cliffhanger/answerable.h"
#include "cliffhanger/bidding.h"
#include "cliffhanger/master.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

/* Whom a seat has entrusted to him; false: nobody. */
static bool entrusted(const struct game *g, int seat, bool units[UNITS_MAX])
{
	bool any = false;

	for (int u = 0; u < g->n_units; u++) {
		units[u] = game_seat_of_unit(g, u) == seat
			&& bidding_charge(g, u) == CHARGE_COMMANDER;
		any = any || units[u];
	}
	return any;
}

/* Whether nobody else is waited for, but somebody is. */
static bool wants_only(const struct game *v, const struct decision *d, const bool units[UNITS_MAX])
{
	bool any = false;

	for (int u = 0; u < v->n_units; u++) {
		if (!game_wants(v, d, u))
			continue;
		if (!units[u])
			return false;
		any = true;
	}
	return any;
}

/* Once the commander has spoken for the last there is nobody to be asked. */
static bool is_answered(const struct game *v, const struct decision *d)
{
	return answerable_waiting(v, d) == 0 && game_asks(v, d)->done != NULL;
}

static bool may_answer(const struct session *s, const struct view *v, const struct decision *d,
	const bool units[UNITS_MAX])
{
	if (d->unit >= 0)
		return units[d->unit];
	/* What somebody has before him is his to close. */
	if (s->asked_turn[d->seat] != s->now->turn
			|| (s->asked.id == d->id && s->asked.seat == d->seat))
		return false;
	return wants_only(&v->game, d, units)
		|| (s->answered[d->seat] == d->id && is_answered(&v->game, d));
}

bool sitting_entrusted(struct session *s)
{
	const struct mind *const m = mind_find("commander");

	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision d = s->now->decisions[i];
		bool units[UNITS_MAX];
		const struct view *v;
		struct choice c;

		if (d.seat >= s->setup->n_sides || !hosted_asks(s, &d)
				|| !entrusted(s->now, d.seat, units))
			continue;
		v = session_view(s, d.seat);
		if (v == NULL || !may_answer(s, v, &d, units))
			continue;
		if (mind_answer_for(m, v, &d, units, &c) || mind_choose(d.unit >= 0 ? m
				: mind_find("idle"), v, &d, &s->patience, &c)) {
			s->answered[d.seat] = d.id;
			return sitting_make(s, m, &d, &c);
		}
	}
	return false;
}

bool sitting_closes(const struct game *g, const struct choice *c, struct decision *d)
{
	const struct verb *const verb = choice_verb(g, c->verb);

	for (int i = 0; i < g->n_decisions; i++) {
		const char *const done = game_asks(g, &g->decisions[i])->done;

		*d = g->decisions[i];
		if (d->seat == c->seat && done != NULL && strcmp(done, verb->name) == 0)
			return true;
	}
	return false;
}

bool sitting_close_entrusted(struct session *s, const struct choice *c)
{
	const struct mind *const m = mind_find("commander");
	bool units[UNITS_MAX];
	struct decision d;

	if (c->seat >= s->setup->n_sides || !sitting_closes(s->now, c, &d)
			|| !entrusted(s->now, c->seat, units))
		return !s->wanted.open;
	for (int i = 0; i < PATIENCE && !s->wanted.open; i++) {
		const struct view *const v = session_view(s, c->seat);
		struct choice answer;

		if (v == NULL || !mind_answer_for(m, v, &d, units, &answer)
				|| !sitting_make(s, m, &d, &answer))
			break;
	}
	return !s->wanted.open;
}
