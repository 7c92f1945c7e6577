/* Minds: the registry, and the minds that need no rules.
 *
 *     commander   the system's own; by strength, from 2 on, one who looks ahead (ahead.h)
 *     random      any allowed row of any menu: for tests
 *     idle        as little as the rules let it
 */
#include "config.h"

#include "cliffhanger/mind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mind/ahead.h"
#include "mind/menus.h"
#include "mind/portfolio.h"

enum {
	TRIES = 24,	/* of a whim, before a mind does as little as it may */
	STRENGTHS = 9,
};

/* What a strength may try. */
static const struct effort efforts[STRENGTHS + 1] = {
	[2] = { 4, 4, 2, 4 }, [3] = { 6, 6, 2, 4 }, [4] = { 8, 8, 2, 4 }, [5] = { 12, 16, 2, 4 },
	[6] = { 12, 20, 3, 0 }, [7] = { 12, 24, 3, 0 }, [8] = { 12, 24, 4, 0 },
	[9] = { 12, 32, 4, 0 },
};

const struct effort *mind_effort(int strength)
{
	return &efforts[strength];
}

static void quick_answer(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	(void)m;
	view->game.system->command(view, d, c);
}

static void ahead_of(const struct mind *m, const struct view *view, const struct decision *d,
	struct choice *c)
{
	const struct thinker by = { .by = &efforts[m->strength], .who = m };

	ahead_answer(&by, view, d, c);
}

static void tables_answer(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	(void)m;
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

static void idle_answer(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	(void)m;
	if (!least_choice(view, d, c))
		*c = (struct choice){ .seat = d->seat };
}

static void random_answer(const struct mind *m, const struct view *view,
	const struct decision *d, struct choice *c)
{
	int units[UNITS_MAX];
	const int n = menus_units(view, d, units);
	struct whim w;

	whim_seed(&w, view, d);
	for (int try = 0; n > 0 && try < TRIES; try++)
		if (menus_choose(view, d, units[whim_pick(&w, n)], &w, c))
			return;
	idle_answer(m, view, d, c);
}

const struct mind mind_quick = {
	"commander", "plays to win: aims, cover, odds", 1, quick_answer, NULL, NULL
};
static const struct mind mind_random = {
	"random", "does anything it is allowed to, for tests", 0, random_answer, NULL, NULL
};
static const struct mind mind_idle = {
	"idle", "does as little as it may", 0, idle_answer, NULL, NULL
};

const struct mind mind_tables = {
	"tables", "the action tables of uncommanded units (C-14)", 0, tables_answer, NULL, NULL
};

/* Commanders who look ahead, from strength 2 on. */
static const struct mind ahead[] = {
	{ "commander:2", "looks ahead a little", 2, ahead_of, NULL, NULL },
	{ "commander:3", "looks ahead", 3, ahead_of, NULL, NULL },
	{ "commander:4", "looks ahead", 4, ahead_of, NULL, NULL },
	{ "captain", "tries what it might do, a few turns ahead", 5, ahead_of, NULL, NULL },
	{ "commander:6", "looks ahead well", 6, ahead_of, NULL, NULL },
	{ "commander:7", "looks ahead well", 7, ahead_of, NULL, NULL },
	{ "commander:8", "looks far ahead", 8, ahead_of, NULL, NULL },
	{ "old-hand", "tries more of it, and further ahead", 9, ahead_of, NULL, NULL },
};
enum { CAPTAIN = 5, OLD_HAND = 9 };

const struct mind *const minds[] = {
	&mind_quick, &ahead[CAPTAIN - 2], &ahead[OLD_HAND - 2], &mind_random, &mind_idle, NULL
};

/* Of a strength; NULL: there is none such. */
static const struct mind *of_strength(const char *number)
{
	if (number[0] < '1' || number[0] > '0' + STRENGTHS || number[1] != '\0')
		return NULL;
	return number[0] == '1' ? &mind_quick : &ahead[number[0] - '2'];
}

const struct mind *mind_find(const char *name)
{
	static const char commander[] = "commander:";

	for (int i = 0; minds[i]; i++)
		if (strcmp(minds[i]->name, name) == 0)
			return minds[i];
	if (strcmp(name, "recruit") == 0)
		return &mind_quick;
	return strncmp(name, commander, sizeof(commander) - 1) != 0 ? NULL
		: of_strength(name + sizeof(commander) - 1);
}

const struct mind *mind_opponent(void)
{
	const char *const named = getenv("CLIFFHANGER_OPPONENT");
	const struct mind *const m = named != NULL ? mind_find(named) : NULL;

	return m != NULL ? m : &ahead[CAPTAIN - 2];
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
		m->answer(m, view, d, c);
		if (c->proved || game_check(&view->game, c, NULL))
			return true;
	}
	return (!p || p->answers[d->seat] <= 2 * PATIENCE) && least_choice(view, d, c);
}

/* ---- for some of a seat's units ---- */

bool mind_answer_for(const struct mind *m, const struct view *view, const struct decision *d,
	const bool units[UNITS_MAX], struct choice *c)
{
	struct view *const alone = menus_alone(view, d, units);
	int unit;

	*c = (struct choice){ .seat = d->seat };
	if (!alone)
		return false;
	m->answer(m, alone, d, c);
	view_free(alone);
	unit = game_check(&view->game, c, NULL) ? choice_unit(&view->game, c) : NOBODY;
	return unit >= 0 && units[unit];
}

/* ---- advice ---- */

void mind_advise(const struct view *view, const struct decision *d, int unit, struct advice *a)
{
	bool whose[UNITS_MAX] = { false };
	const bool asked = unit >= 0 && d->unit < 0 && game_wants(&view->game, d, unit);
	const struct thinker by = { .by = &efforts[OLD_HAND], .whose = asked ? whose : NULL };
	struct comparison t;

	a->n = 0;
	if (asked)
		whose[unit] = true;
	ahead_try(&by, view, d, &t);
	for (int i = 0; i < ADVICE_MAX; i++) {
		const int best = ahead_take_best(&t);

		if (best < 0)
			return;
		a->of[a->n].choice = t.list[best].choice;
		a->of[a->n].tried = t.list[best].draws;
		a->of[a->n].more = ahead_more(&t, best);
		a->of[a->n].better = ahead_times_better(&t, best, 0);
		a->of[a->n].own = best == 0;
		portfolio_words(view, &t, best, a->of[a->n].plan, ADVICE_WORDS);
		portfolio_take(&t, best);
		a->n++;
	}
}

/* How often it was tried, and whether it was given up before what it is measured by. */
static void tries_words(const struct advice *a, int i, char *text, size_t size)
{
	int most = 0;

	for (int k = 0; k < a->n; k++)
		most = a->of[k].tried > most ? a->of[k].tried : most;
	snprintf(text, size, a->of[i].tried < most ? "given up after %d %s" : "tried %d %s",
		a->of[i].tried, a->of[i].tried < most ? a->of[i].tried == 1 ? "try" : "tries"
		: a->of[i].tried == 1 ? "time" : "times");
}

void mind_advice_worth(const struct advice *a, int i, char *text, size_t size)
{
	const struct worth w = portfolio_worth(a->of[i].more);
	char tries[ADVICE_WORDS];

	tries_words(a, i, tries, sizeof(tries));
	if (a->of[i].tried == 0)
		snprintf(text, size, "nothing else came to mind that could be tried beside it");
	else if (a->of[i].own && a->n == 1)
		snprintf(text, size, "of all that was tried beside it nothing came to anything else");
	else if (a->of[i].own)
		snprintf(text, size, "the others are measured by it, %s", tries);
	else if (strcmp(w.text + 1, "0.0") == 0)
		snprintf(text, size, "as good as what a commander would do, %s", tries);
	else if (a->of[i].more > 0 && a->of[0].own)
		snprintf(text, size, "better than the first by the worth of %s men, in %d of %d "
			"tries: not surely enough", w.text + 1, a->of[i].better, a->of[i].tried);
	else
		snprintf(text, size, "%s than what a commander would do, by the worth of %s men, "
			"%s", a->of[i].more > 0 ? "better" : "worse", w.text + 1, tries);
}
