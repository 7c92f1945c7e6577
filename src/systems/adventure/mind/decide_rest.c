/* The other questions: charges pressed or called off, pursuits, whom to strike,
 * late moves, what to do in the Talk phase, and a story for the dead.
 */
#include <stdio.h>

#include "skirmish/commander/company.h"
#include "skirmish/commander/stance.h"
#include "skirmish/turn/company.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"

enum {
	DIE = 10,
	LATE_REACH = 300,	/* with nobody nearer than this it does not matter who moves last */
};

/* ---- charges ---- */

/* Pressing on may fail the test; whoever calls it off stands in the open. */
static bool presses(const struct muster *m, const struct decision *d)
{
	const struct force *self = &m->of[d->unit], *target = &m->of[d->other];
	const struct stakes o = adv_weigh_melee(m, self, target, adv_weigh_blow(m->v, d->unit,
		d->other));
	struct roller r;
	int chance = DIE;

	if (adv_unit_of(m->v, d->unit)->was_hit) {
		adv_morale_roller(m->v, d->unit, CAUSE_COMPLETION, &r);
		chance = roller_need(&r) > DIE ? DIE : roller_need(&r);
	}
	return target->known && chance > 0 && o.gain * 2 > o.loss;
}

/* Not away from a post, and not into the muzzles of others. */
static bool pursues(const struct muster *m, const struct decision *d)
{
	const enum stance stance = (enum stance)game_unit_setting(m->v, d->unit, UNIT_STANCE);
	const struct force *self = &m->of[d->unit];

	if (stance == STANCE_HOLD || stance == STANCE_GUARD || self->medium > 0)
		return false;
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *e = &m->of[u];

		if (u != d->other && e->known && e->enemy && !e->spent && e->n_volleys > 0
			&& muster_distance(m, e, self->at) <= e->range
			&& sight_clear(m->v->table, e->at, self->at))
			return false;
	}
	return true;
}

/* The foe in contact against whom most is to be won. */
static int whom_to_strike(const struct muster *m, int unit)
{
	int32_t most = INT32_MIN;
	int best = NOBODY;

	for (int u = 0; u < m->v->n_units; u++) {
		struct stakes o;

		if (!m->of[u].enemy || !contact_units(m->v, unit, u))
			continue;
		o = adv_weigh_melee(m, &m->of[unit], &m->of[u], adv_weigh_blow(m->v, unit, u));
		if (o.gain > most) {
			most = o.gain;
			best = u;
		}
	}
	return best;
}

/* ---- tacticians ---- */

/* At the pace that was ordered. */
static bool in_allowance(const struct thought *t, const struct spot *p)
{
	const enum mode mode = (enum mode)adv_unit_of(t->v, t->unit)->mode;

	return p->cost <= adv_allowance(t->v, t->self->guide, mode) * REACH_TWELFTHS;
}

/* Where to go when all others have moved. */
static cell_t late_place(const struct muster *m, int unit)
{
	struct thought t;

	thought_begin(&t, m, unit);
	adv_places_find(&t);
	return t.n == 0 ? m->of[unit].at : t.places[thought_best(&t, in_allowance)].cell;
}

/* ---- Talk ---- */

/* An irresistible hero has the enemies' leader, or anybody of them, stay out of it. */
static bool charms(const struct proposer *p)
{
	for (int f = 0; f < p->v->n_figures; f++) {
		const int whom = adv_has(p->v, f, TRAIT_IRRESISTIBLE)
			&& game_seat_of_unit(p->v, p->v->figures[f].unit) == p->seat
			? adv_charm_whom(p->v, f) : NOBODY;

		if (whom < 0)
			continue;
		choose_figure(p->c, p->seat, VERB_CHARM, f);
		choose_with(p->c, ARGUMENT_FIGURE, whom);
		return true;
	}
	return false;
}

static bool keeps_company(const struct proposer *p)
{
	static const struct company company = { VERB_HAND, VERB_JOIN, false, adv_hero };
	const struct game *v = p->v;
	struct muster m;

	m.v = NULL;	/* it is large: nothing else of it is looked at before */
	for (int u = 0; u < v->n_units; u++) {
		if (game_seat_of_unit(v, u) != p->seat || !company_few(v, u))
			continue;
		if (m.v == NULL)
			muster(&m, v, game_seat_side(v, p->seat), &adv_commander);
		if (m.of[u].known && company_keeps(p, &m, u, &company))
			return true;
	}
	return false;
}

bool adv_decide_talk(const struct proposer *p)
{
	return keeps_company(p) || charms(p);
}

/* ---- the Cliff-Hanger ---- */

static void tell_story(const struct proposer *p)
{
	static const char *const stories[] = {
		"%s fell, as everybody saw, but into the one cart of straw for miles around.",
		"The bullet that was meant for %s is still in the cigarette case.",
		"They buried somebody in the hat of %s. It was not even the right size.",
		"The water took %s, thought better of it, and gave the hero back two miles off.",
		"What went over the edge was the coat of %s, with a sack of rice in it.",
		"At that very moment %s had bent down to tie a bootlace.",
		"The sheet had already been pulled up when %s asked for a light.",
		"There is always a second door, says %s, if one counts the windows.",
		"The smoke was real, the blood was betel juice, and %s was over the wall.",
		"Somebody had owed %s a life for nine years, and paid it back.",
		"The blade broke. %s keeps the pieces in an envelope and shows them to nobody.",
		"For three days the fever had %s for dead. On the fourth it gave up.",
	};
	enum { STORIES = sizeof stories / sizeof stories[0] };
	char name[NAME_MAX_BYTES + 8], story[CHOICE_TEXT_MAX];

	game_figure_name(p->v, p->d->other, name, sizeof name);
	/* Another game, another story: the setup's figures are numbered alike. */
	snprintf(story, sizeof story, stories[(p->d->other + 5 * p->v->n_figures) % STORIES], name);
	choose_figure(p->c, p->seat, VERB_CLIFFHANGER, p->d->other);
	choose_text(p->c, story);
}

/* ---- which question ---- */

static bool answer(const struct proposer *p, const struct muster *m)
{
	const struct decision *d = p->d;

	switch ((enum adv_decision)d->kind) {
	case ASK_ACCEPT:
		choose_answer(p->c, p->seat, VERB_ACCEPT, d->other, true);
		break;
	case ASK_TACTICIAN:
		choose_figure(p->c, p->seat, VERB_TACTIC, d->other);
		choose_with(p->c, ARGUMENT_WORD, muster_nearest(m, m->of[d->unit].at, -1)
			<= LATE_REACH ? ANSWER_YES : ANSWER_NO);
		break;
	case ASK_LATE:
		choose_unit(p->c, p->seat, VERB_MOVE, d->unit);
		choose_with(p->c, ARGUMENT_CELL, late_place(m, d->unit));
		break;
	case ASK_PRESS:
		choose_answer(p->c, p->seat, VERB_PRESS, d->unit, presses(m, d));
		break;
	case ASK_STRIKE:
		choose_unit(p->c, p->seat, VERB_STRIKE, d->unit);
		choose_with(p->c, ARGUMENT_UNIT, whom_to_strike(m, d->unit));
		break;
	case ASK_FALLEN:	/* a prisoner costs nothing, and is out of it for good */
		adv_choose_fallen(p, FALLEN_TAKE);
		break;
	case ASK_PURSUE:
		choose_answer(p->c, p->seat, VERB_PURSUE, d->unit, pursues(m, d));
		break;
	case ASK_CLIFFHANGER:
		tell_story(p);
		break;
	default:
		return false;
	}
	return true;
}

bool adv_decide_rest(const struct proposer *p)
{
	struct muster m;

	muster(&m, p->v, game_seat_side(p->v, p->seat), &adv_commander);
	return answer(p, &m);
}
