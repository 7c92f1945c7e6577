/* The Game Master's acts, and treaties: see acts.h. */
#include "skirmish/master/acts.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/skirmish.h"
#include "skirmish/turn/stages.h"

static const struct gm_acts *acts_of(const struct game *g)
{
	return skirmish_of(g)->acts;
}

static const struct gm_act *act_of(const struct game *g, const struct choice *c)
{
	return &acts_of(g)->of[c->verb - VERB_GM];
}

bool acts_check(const struct game *g, const struct choice *c, int figure, struct reason *why)
{
	const struct gm_act *act = act_of(g, c);

	if (act->refused != NULL)
		return refuse(why, "C-12", "%s", act->refused);
	return act->may == NULL || act->may(g, c, figure, why);
}

void acts_apply(struct game *g, const struct choice *c, int figure)
{
	const struct gm_act *act = act_of(g, c);

	if (act->one != NULL)
		act->one(g, figure);
	if (act->all != NULL)
		act->all(g, c, figure);
	if (act->looks)
		acts_of(g)->look(g);
}

/* ---- afterwards ---- */

static void close_senseless(struct game *g)
{
	const struct gm_acts *a = acts_of(g);

	for (int i = g->n_decisions - 1; i >= 0; i--) {
		const struct decision *d = &g->decisions[i];

		if (game_ruling(g, d) != NULL || a->makes_sense(g, d))
			continue;
		game_answered(g, d->id);
		if (a->closed != NULL)
			a->closed(g);
	}
}

void acts_over(struct game *g)
{
	const struct gm_acts *a = acts_of(g);

	if (a->before != NULL)
		a->before(g);
	close_senseless(g);
	if (a->after != NULL)
		a->after(g);
}

/* ---- treaties ---- */

bool acts_forgiven(const struct game *g, int unit, int other)
{
	return other >= 0 && unit != other && !game_enemies(g, unit, other);
}

uint64_t acts_foes(const struct game *g, int unit, uint64_t units)
{
	for (int other = 0; other < g->n_units; other++)
		if (!game_enemies(g, unit, other))
			units &= ~(UINT64_C(1) << other);
	return units;
}

static void free_prisoners(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int captor = g->figures[f].captor;

		if (captor >= 0 && !game_enemies(g, g->figures[f].unit, g->figures[captor].unit))
			game_capture(g, f, NOBODY);
	}
}

void acts_truce(struct game *g, int side, int other)
{
	const struct gm_acts *a = acts_of(g);
	const bool friends = game_same_cause(g, side, other);

	for (int u = 0; friends && a->forgive != NULL && u < g->n_units; u++)
		a->forgive(g, u);
	if (friends)
		free_prisoners(g);
	if (friends && a->look != NULL)
		a->look(g);
	if (!friends && a->parted != NULL)
		a->parted(g, side, other);
	acts_over(g);
}

/* ---- rows ---- */

void acts_look(struct game *g)
{
	if (stages_walk_of(g)->stage > skirmish_of(g)->stages->begin)
		acts_of(g)->sight(g);
}

bool acts_may_arm(const struct game *g, const struct choice *c, int figure, struct reason *why)
{
	for (int i = 0, arm; (arm = sheet_arm(g, figure, i)) >= 0; i++)
		if (arm == c->argument[1].value)
			return refuse(why, "C-12", "everybody named has that weapon already");
	return true;
}

void acts_tell_arm(struct game *g, int figure, int arm)
{
	game_note(g, g->figures[figure].unit, figure, "now carries: %s",
		sheet_row(g, "weapons", arm));
}
