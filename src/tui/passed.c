/* What a seat is not asked because it could do nothing but pass: a Talk in which nobody has
 * anything to give, a phase of fire without a target.  It is answered by the word that closes
 * it, as a person would, and why nobody could do anything is kept for whoever wonders.
 *
 *  PA1  Nothing is passed that somebody of the seat could answer in any way that comes to
 *       anything: no row of any of its menus is open but those that pass (option.passes).
 *  PA2  What has no word that closes it, or passes over its unit, and what is left to the Game
 *       Master, is always asked.
 *  PA3  A preference has each kind of decision asked in any case.
 *  PA4  What waits for nobody, as a Talk, and was closed without a word, is asked again when
 *       something else stands open than did then, or when somebody has looked up why it was
 *       passed over.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/answerable.h"
#include "cliffhanger/master.h"
#include "tui/play.h"
#include "tui/wide.h"

/* PA2: a word ends it, or one about its unit. */
static bool has_passing(const struct decision_kind *asks, const struct decision *d)
{
	return d->unit < 0 ? asks->done != NULL : asks->pass != NULL;
}

static void write_passing(const struct game *v, const struct decision *d, char *line, size_t size)
{
	const struct decision_kind *const asks = game_asks(v, d);

	if (d->unit < 0)
		snprintf(line, size, "%s", asks->done);
	else
		snprintf(line, size, "%s %s", asks->pass, v->setup->units[d->unit].id);
}

/* ---- what was open before, and nobody wanted ---- */

static uint64_t mix(uint64_t sum, const char *text)
{
	for (; *text != '\0'; text++)
		sum = (sum ^ (unsigned char)*text) * UINT64_C(1099511628211);
	return sum;
}

/* A sum of all rows that come to anything; 0: some unit is waited for. */
static uint64_t open_rows(const struct play *p, const struct decision *d)
{
	const struct game *const v = &session_view(p->session, d->seat)->game;
	struct option options[OPTIONS_MAX];
	uint64_t sum = UINT64_C(14695981039346656037);

	if (d->unit >= 0 || answerable_waiting(v, d) > 0)
		return 0;
	for (int u = NOBODY; u < v->n_units; u++) {
		const int n = u < 0 || game_seat_of_unit(v, u) == d->seat
			? game_options(v, d, u, options, OPTIONS_MAX) : 0;

		for (int i = 0; i < n; i++)
			if (options[i].allowed && !options[i].passes)
				sum = mix(mix(mix(sum, options[i].line), options[i].note),
					options[i].whom);
	}
	return sum;
}

void passed_decline(struct play *p)
{
	if (p->at_leisure && p->asked.kind < DECLINED_MAX)
		p->passed[p->asked.seat].declined[p->asked.kind] = open_rows(p, &p->asked);
}

void passed_ask_again(struct play *p)
{
	memset(p->passed[p->seat].declined, 0, sizeof p->passed[p->seat].declined);
}

static bool was_declined(const struct play *p, const struct decision *d)
{
	const uint64_t declined = d->kind < DECLINED_MAX ? p->passed[d->seat].declined[d->kind]
		: 0;

	return declined != 0 && game_asks(&session_view(p->session, d->seat)->game, d)->done
		!= NULL && declined == open_rows(p, d);
}

/* ---- what is passed ---- */

bool passed_is_empty(const struct play *p, const struct decision *d)
{
	const struct view *const view = session_view(p->session, d->seat);
	const struct decision_kind *asks;

	if (view == NULL || game_ruling(&view->game, d) != NULL)
		return false;
	asks = game_asks(&view->game, d);
	if (!has_passing(asks, d) || preferences_ask_empty(screen_likes(p->tui), asks->name))
		return false;
	if (was_declined(p, d))
		return true;
	if (d->unit >= 0)
		return !answerable(&view->game, d);
	for (int u = NOBODY; u < view->game.n_units; u++)
		if ((u < 0 || game_wants(&view->game, d, u)
				|| game_seat_of_unit(&view->game, u) == d->seat)
				&& (u < 0 || hosted_commands(p->session, u))
				&& answerable_by(&view->game, d, u))
			return false;
	return true;
}

/* The first row of a unit that is shut, and why. */
static bool write_why(struct passed *kept, const struct game *v, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(v, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++) {
		const struct option *const o = &options[i];

		if (o->allowed)
			continue;
		wide_add(kept->text, sizeof kept->text, *o->why.rule ? "  %s: %s (%s)\n"
			: "  %s: %s\n", game_unit_name(v, unit), o->why.text, o->why.rule);
		return true;
	}
	return false;
}

static void keep_why(struct play *p, const struct decision *d)
{
	const struct game *const v = &session_view(p->session, d->seat)->game;
	struct passed *const kept = &p->passed[d->seat];
	int told = 0;

	kept->text[0] = '\0';
	wide_add(kept->text, sizeof kept->text, "Passed over in turn %d, %s: %s.\n", v->turn,
		v->system->phases[v->phase].title, was_declined(p, d)
		? "nothing else could be done than before, when you wanted none of it. Next time "
		"you are asked again" : "there was nothing to do but pass");
	if (was_declined(p, d))
		return;
	for (int u = 0; u < v->n_units; u++)
		if (game_seat_of_unit(v, u) == d->seat)
			told += write_why(kept, v, d, u);
	if (told == 0)
		wide_add(kept->text, sizeof kept->text, "  Nobody had anything to choose.\n");
}

const struct decision *passed_over(struct play *p)
{
	const struct decision *d = session_ask(p->session);

	while (d != NULL && !session_truth(p->session)->master && passed_is_empty(p, d)) {
		const struct decision empty = *d;
		char line[CHOICE_LINE_MAX];
		struct reason why;

		keep_why(p, &empty);
		write_passing(session_truth(p->session), &empty, line, sizeof line);
		if (session_submit(p->session, empty.seat, line, &why) != SUBMIT_OK)
			return session_ask(p->session);
		d = session_ask(p->session);
	}
	return d;
}
