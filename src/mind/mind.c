/* Minds: the registry, and the minds that need no rules.
 *
 *     commander   the system's own
 *     random      any allowed row of any menu: for tests
 *     idle        as little as the rules let it
 */
#include "config.h"

#include "cliffhanger/mind.h"

#include <string.h>

#include "mind/menus.h"

enum { TRIES = 24 };	/* of a whim, before a mind does as little as it may */

static void commander_answer(const struct view *view, const struct decision *d,
	struct choice *c)
{
	view->game.system->command(view, d, c);
}

static void tables_answer(const struct view *view, const struct decision *d,
	struct choice *c)
{
	view->game.system->obey(view, d, c);
}

/* Closes the decision; if that may not be yet, answers for the first unit it
 * waits for.  Whims keep it from proposing the same unlawful thing for ever. */
static bool least_choice(const struct view *view, const struct decision *d, struct choice *c)
{
	int units[UNITS_MAX];
	const int n = menus_units(view, d, units);
	struct whim w;

	if (menus_close(view, d, c))
		return true;
	whim_seed(&w, view, d);
	for (int try = 0; try < TRIES; try++)
		for (int i = 0; i < n; i++)
			if (menus_choose(view, d, units[i], &w, c))
				return true;
	return false;
}

static void idle_answer(const struct view *view, const struct decision *d, struct choice *c)
{
	if (!least_choice(view, d, c))
		*c = (struct choice){ .seat = d->seat };
}

static void random_answer(const struct view *view, const struct decision *d, struct choice *c)
{
	int units[UNITS_MAX];
	const int n = menus_units(view, d, units);
	struct whim w;

	whim_seed(&w, view, d);
	for (int try = 0; n > 0 && try < TRIES; try++)
		if (menus_choose(view, d, units[whim_pick(&w, n)], &w, c))
			return;
	idle_answer(view, d, c);
}

static const struct mind mind_commander = {
	"commander", "plays to win: aims, cover, odds", commander_answer
};
static const struct mind mind_random = {
	"random", "does anything it is allowed to, for tests", random_answer
};
static const struct mind mind_idle = {
	"idle", "does as little as it may", idle_answer
};

const struct mind mind_tables = {
	"tables", "the action tables of uncommanded units (C-14)", tables_answer
};

const struct mind *const minds[] = {
	&mind_commander, &mind_random, &mind_idle, NULL
};

const struct mind *mind_find(const char *name)
{
	for (int i = 0; minds[i]; i++)
		if (strcmp(minds[i]->name, name) == 0)
			return minds[i];
	return NULL;
}

/* Whether the seat may answer this decision once more as it likes. */
static bool patient(struct patience *p, const struct decision *d)
{
	if (!p)
		return true;
	if (p->id[d->seat] != d->id)
		p->answers[d->seat] = 0;
	p->id[d->seat] = d->id;
	if (p->answers[d->seat] == PATIENCE)
		p->spent++;
	return ++p->answers[d->seat] <= PATIENCE;
}

bool mind_choose(const struct mind *m, const struct view *view,
	const struct decision *d, struct patience *p, struct choice *c)
{
	memset(c, 0, sizeof(*c));
	c->seat = d->seat;
	if (patient(p, d) && !game_ruling(&view->game, d)) {	/* C-13: the standard one stands */
		m->answer(view, d, c);
		if (c->proved || game_check(&view->game, c, NULL))
			return true;
	}
	return (!p || p->answers[d->seat] <= 2 * PATIENCE) && least_choice(view, d, c);
}

/* ---- for some of a seat's units ---- */

/* The unit that a choice is about, or NOBODY. */
static int spoken_of(const struct view *view, const struct choice *c)
{
	if (c->n == 0)
		return NOBODY;
	if (c->argument[0].kind == ARGUMENT_FIGURE)
		return view->game.figures[c->argument[0].value].unit;
	return c->argument[0].kind == ARGUMENT_UNIT ? c->argument[0].value : NOBODY;
}

bool mind_answer_for(const struct mind *m, const struct view *view, const struct decision *d,
	const bool units[UNITS_MAX], struct choice *c)
{
	struct view *const alone = view_new(&view->game, d->seat);
	int unit;

	*c = (struct choice){ .seat = d->seat };
	if (!alone)
		return false;
	for (int u = 0; u < alone->game.n_units; u++)
		if (!units[u] && game_seat_of_unit(&alone->game, u) == d->seat)
			alone->game.units[u].uncommanded = true;
	m->answer(alone, d, c);
	view_free(alone);
	unit = game_check(&view->game, c, NULL) ? spoken_of(view, c) : NOBODY;
	return unit >= 0 && units[unit];
}
