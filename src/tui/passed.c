/* What a seat is not asked because it could do nothing but pass: a Talk in which nobody has
 * anything to give, a phase of fire without a target.  It is answered by the word that closes
 * it, as a person would, and why nobody could do anything is kept for whoever wonders.
 *
 *  PA1  Nothing is passed that somebody of the seat could answer in any way that comes to
 *       anything: no row of any of its menus is open but those that pass (option.passes).
 *  PA2  What has no word that closes it, or passes over its unit, and what is left to the Game
 *       Master, is always asked.
 *  PA3  A preference has each kind of decision asked in any case.
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

bool passed_is_empty(const struct play *p, const struct decision *d)
{
	const struct view *const view = session_view(p->session, d->seat);
	const struct decision_kind *asks;

	if (view == NULL || game_ruling(&view->game, d) != NULL)
		return false;
	asks = game_asks(&view->game, d);
	if (!has_passing(asks, d) || preferences_ask_empty(screen_likes(p->tui), asks->name))
		return false;
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
	wide_add(kept->text, sizeof kept->text, "Passed over in turn %d, %s: "
		"there was nothing to do but pass.\n", v->turn, v->system->phases[v->phase].title);
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
