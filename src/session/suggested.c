/* What is suggested, taken; see session.h.
 *
 *  SG1  What somebody takes of a suggestion is his own choice, and taken back like any other.
 *  SG3  Who takes all that is suggested says yes to what follows from it in that turn: to the
 *       errands of units that are asked one by one, and to silence where nobody is waited for,
 *       as in a Talk.  Whatever else is asked ends that.
 */
#include "config.h"

#include <stdio.h>

#include "cliffhanger/answerable.h"
#include "cliffhanger/master.h"
#include "cliffhanger/suggest.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

enum { FOLLOWING_MOST = 4 /* questions that one taken suggestion brings */ };

bool sitting_open_question(const struct session *s, struct decision *d)
{
	for (int i = 0; i < s->now->n_decisions; i++)
		if (s->now->decisions[i].id == s->asked.id
				&& s->now->decisions[i].seat == s->asked.seat) {
			*d = s->now->decisions[i];
			return !s->wanted.open;
		}
	return false;
}

enum submit sitting_nothing_asked(struct reason *why)
{
	refuse(why, "", "nothing is asked of you now");
	return SUBMIT_REFUSED;
}

static bool same_turn(const struct session *s, int turn)
{
	return s->now->turn == turn && !s->now->over;
}

/* ---- suggestions taken ---- */

enum submit sitting_go_on_with(struct session *s, int unit, int turn, struct reason *why)
{
	enum submit made = SUBMIT_OK;

	for (int i = 0; i < FOLLOWING_MOST && made == SUBMIT_OK && same_turn(s, turn); i++) {
		const struct decision *const d = session_ask(s);
		struct suggestion next = { .what = SUGGESTS_NOTHING };

		if (d != NULL && d->unit == unit)
			suggest(session_view(s, d->seat), d, unit, &next);
		if (next.what != SUGGESTS_ERRAND)
			break;
		made = session_submit(s, d->seat, next.line, why);
	}
	return made;
}

enum submit sitting_take(struct session *s, const struct decision *d, int unit, struct reason *why)
{
	const int turn = s->now->turn;
	enum submit made = SUBMIT_OK;
	struct suggestion it;
	struct decision still;

	for (int i = 0; i < FIGURES_MAX && made == SUBMIT_OK; i++) {
		if (!sitting_open_question(s, &still) || still.id != d->id)
			break;
		suggest(session_view(s, d->seat), d, unit, &it);
		if (it.what == SUGGESTS_NOTHING || it.line[0] == '\0')
			break;
		made = session_submit(s, d->seat, it.line, why);
		if (it.what == SUGGESTS_ERRAND && made == SUBMIT_OK)
			return sitting_go_on_with(s, unit, turn, why);
	}
	return made;
}

/* Where one unit alone can be chosen: who has an errand before who can shoot, and him before
 * who can only hold. */
static int first_of(struct session *s, const struct decision *d)
{
	const struct view *const v = session_view(s, d->seat);
	static const enum suggests order[] = { SUGGESTS_CHARGE, SUGGESTS_ERRAND, SUGGESTS_SHOT,
		SUGGESTS_HOLD, SUGGESTS_STUCK };
	int best = NOBODY;
	size_t rank = sizeof(order) / sizeof(order[0]);

	for (int u = 0; u < v->game.n_units; u++) {
		struct suggestion it;

		if (!hosted_commands(s, u))
			continue;
		suggest(v, d, u, &it);
		for (size_t i = 0; i < rank; i++)
			if (it.what == order[i]) {
				rank = i;
				best = u;
			}
	}
	return best;
}

static enum submit take_all(struct session *s, const struct decision *d, struct reason *why)
{
	const char *const done = game_asks(s->now, d)->done;
	enum submit made = SUBMIT_OK;
	struct decision still;
	int unit;

	if (done == NULL) {
		s->goes_on[d->seat] = s->now->turn;
		unit = d->unit >= 0 ? d->unit : first_of(s, d);
		if (unit >= 0)
			return sitting_take(s, d, unit, why);
		refuse(why, "", "nothing is suggested for this: it wants an answer of yours");
		return SUBMIT_REFUSED;
	}
	for (int u = 0; u < s->now->n_units && made == SUBMIT_OK; u++)
		if (hosted_commands(s, u))
			made = sitting_take(s, d, u, why);
	if (made == SUBMIT_OK && sitting_open_question(s, &still) && still.id == d->id) {
		s->goes_on[d->seat] = s->now->turn;
		made = session_submit(s, d->seat, done, why);
	}
	return made;
}

static enum submit accept(struct session *s, int unit, struct reason *why)
{
	struct decision d;
	struct suggestion it;

	if (!sitting_open_question(s, &d))
		return sitting_nothing_asked(why);
	if (unit == NOBODY)
		return take_all(s, &d, why);
	suggest(session_view(s, d.seat), &d, unit, &it);
	if (it.what == SUGGESTS_NOTHING) {
		refuse(why, "", "%s: nothing is asked there now",
			game_unit_name(s->now, unit));
		return SUBMIT_REFUSED;
	}
	return sitting_take(s, &d, unit, why);
}

enum submit session_accept(struct session *s, int unit, struct reason *why)
{
	enum submit made;

	if (!sitting_enter(s, why))
		return SUBMIT_REFUSED;
	session_together(s, true);
	made = accept(s, unit, why);
	session_together(s, false);
	return sitting_left(s, made, why);
}

/* Whether a question can be met with silence: whatever could be done, nobody is waited for. */
static bool may_be_silent(const struct game *v, const struct decision *d)
{
	return d->unit < 0 && game_ruling(v, d) == NULL && answerable_waiting(v, d) == 0;
}

/* The choice by which a seat that has said yes to all goes on; false: it is to decide. */
static bool going_on(struct session *s, const struct decision *d, char line[CHOICE_LINE_MAX])
{
	const struct view *const v = session_view(s, d->seat);
	const char *const done = game_asks(s->now, d)->done;
	struct suggestion it;
	int unit;

	if (v == NULL)
		return false;
	if (done != NULL) {
		snprintf(line, CHOICE_LINE_MAX, "%s", done);
		return may_be_silent(&v->game, d);
	}
	unit = d->unit >= 0 ? d->unit : first_of(s, d);
	if (unit < 0)
		return false;
	suggest(v, d, unit, &it);
	snprintf(line, CHOICE_LINE_MAX, "%s", it.line);
	return it.what == SUGGESTS_ERRAND;
}

bool sitting_goes_on(struct session *s)
{
	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision d = s->now->decisions[i];
		char line[CHOICE_LINE_MAX];
		struct reason why;

		if (d.seat >= s->setup->n_sides || !hosted_asks(s, &d)
				|| s->goes_on[d.seat] != s->now->turn || s->now->turn == 0)
			continue;
		if (going_on(s, &d, line))
			return session_submit(s, d.seat, line, &why) == SUBMIT_OK;
		s->goes_on[d.seat] = 0;		/* something else is to be decided */
	}
	return false;
}
