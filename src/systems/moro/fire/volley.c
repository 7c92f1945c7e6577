/* The volley: all dice of one firing.
 *
 *  VO1  Every aim is taken down before the first die: nothing that a hit brings about
 *       changes another of the same firing.
 *  VO2  Shooters whose numbers are alike throw together, as many dice as a roll holds.
 *  VO3  Hits fall one after the other, each on a figure that is not hit yet.
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "systems/moro/dice.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"

struct volley {
	struct volley_party party;
	struct volley_marks marks;
	int unit, target;
	bool still;
	int zeros;	/* among all dice so far (S-M-25) */
};

/* ---- hits ---- */

static int take(int16_t *figures, int *n, int i)
{
	const int figure = figures[i];

	for (*n -= 1; i < *n; i++)
		figures[i] = figures[i + 1];
	return figure;
}

void moro_volley_crew_roller(const struct volley_marks *m, const struct volley_shot *shot,
	struct volley_words *shares, struct roller *r)
{
	snprintf(shares->text, sizeof shares->text, "%d of the crew among %d", m->of_crew,
		m->of_all);
	roller_open(r, "M-10", "who is hit", shot->target, NOBODY, moro_volley_crew_percent(m));
	roller_other(r, shot->unit);
	roller_read(r, ROLL_BELOW);
	roller_add(r, shares->text, "S-M-27", 0);
	roller_from_zero(r);
}

/* M-10: no die where only the one or the other are left. */
static bool falls_on_crew(struct game *g, const struct volley *v)
{
	const struct volley_marks *m = &v->marks;
	struct volley_words shares;
	struct roller r;

	if (m->n_crew == 0 || m->n_rest == 0)
		return m->n_crew > 0;
	moro_volley_crew_roller(m, &(struct volley_shot){ v->unit, v->target, v->still }, &shares,
		&r);
	return moro_percent(&r, g, "one of the crew", "not the crew");
}

static void hit(struct game *g, struct volley *v, const struct moro_aim *a)
{
	const char *const arm = moro_rules_of(g)->weapons[a->weapon].name;
	struct volley_marks *m = &v->marks;
	const bool crew = falls_on_crew(g, v);
	int16_t *const figures = crew ? m->crew : m->rest;
	int *const n = crew ? &m->n_crew : &m->n_rest;
	int which;

	if (*n == 0)
		return;	/* more hits than men */
	which = roll_pick(g, *n, "X-124", "which of them", v->target, v->unit);
	moro_kill(g, take(figures, n, which), v->unit, arm);
}

/* ---- rolls ---- */

static int throw_some(struct game *g, struct volley *v, const struct moro_aim *a, bool one_shooter,
	int dice)
{
	struct roller r;
	int hits;

	moro_volley_roller(g, a, v->unit, v->target, v->still, &r);
	if (!one_shooter)
		r.event.figure = NOBODY;
	hits = moro_throw(&r, g, dice);
	tell_hits(g, &r, hits, "no hit");
	for (int i = 0; i < dice; i++)
		v->zeros += r.dice[i] == 0;
	return hits;
}

/* The dice of all aims like this one, which comes first of them. */
static int dice_like(const struct volley_party *p, int first, int *shooters)
{
	int dice = 0;

	*shooters = 0;
	for (int i = 0; i < p->n; i++) {
		if (!moro_volley_alike(&p->aims[i], &p->aims[first]))
			continue;
		if (i < first)
			return 0;	/* has been thrown */
		dice += p->aims[i].dice;
		++*shooters;
	}
	return dice;
}

static void roll_alike(struct game *g, struct volley *v, int first)
{
	const struct moro_aim *a = &v->party.aims[first];
	int shooters, dice = dice_like(&v->party, first, &shooters), hits = 0;

	while (dice > 0) {
		const int some = dice < ROLL_DICE_MAX ? dice : ROLL_DICE_MAX;

		hits += throw_some(g, v, a, shooters == 1, some);
		dice -= some;
	}
	for (; hits > 0; hits--)
		hit(g, v, a);
}

static void roll_shell(struct game *g, struct volley *v)
{
	const struct moro_aim *a = &v->party.aims[0];
	const cell_t cell = g->figures[a->nearest].cell;

	if (throw_some(g, v, a, true, a->dice) > 0)
		moro_volley_burst(g, v->unit, cell);
}

/* ---- round about them ---- */

static bool all_thrown(const struct game *g, const struct volley_party *p)
{
	for (int i = 0; i < p->n; i++)
		if (!moro_rules_of(g)->weapons[p->aims[i].weapon].thrown)
			return false;
	return true;
}

/* Whoever fires faces whom he fires at (C-6), a gun's crew with it. */
static void face_target(struct game *g, const struct volley *v)
{
	const struct volley_party *p = &v->party;

	for (int i = 0; i < p->n && !p->gun; i++)
		movers_face(g, p->aims[i].figure, g->figures[p->aims[i].nearest].cell);
	if (!p->gun)
		return;
	FOR_MEMBERS(f, g, v->unit)
		if (standing_fit(g, f))
			movers_face(g, f, g->figures[p->aims[0].nearest].cell);
}

static void jam(struct game *g, int unit, int zeros)
{
	moro_unit_of(g, unit)->jammed = true;
	game_note(g, unit, NOBODY, "jams on %d zeros and is silent in its next activation", zeros);
}

void moro_volley(struct game *g, int unit, int target, int mark, bool before_melee)
{
	struct volley v = { .unit = unit, .target = target,
		.still = !before_melee && !moro_unit_of(g, unit)->moved };
	const struct moro_rules *rules = moro_rules_of(g);
	enum piece piece;

	if (!moro_volley_party(g, unit, target, mark, &v.party, NULL))
		return;
	piece = (enum piece)rules->weapons[v.party.aims[0].weapon].piece;
	moro_reveal(g, unit);
	face_target(g, &v);
	tell_shots(g, unit, NOBODY, target, moro_volley_dice(&v.party), all_thrown(g, &v.party));
	moro_volley_marks(g, &v.party, unit, target, &v.marks);
	if (piece == PIECE_CANNON)
		roll_shell(g, &v);
	for (int i = 0; piece != PIECE_CANNON && i < v.party.n; i++)
		roll_alike(g, &v, i);
	if (piece == PIECE_GATLING && v.zeros >= rules->jam)
		jam(g, unit, v.zeros);
}
