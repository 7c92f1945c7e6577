/* Where to: what only this room makes of a place, and the best of all places that the dice
 * thrown allow (places.h).
 *
 *  CP1  What is given is the fire from there now, and in part the next time; what is taken
 *       is the fire and the charges of all who can act before the unit does again.
 */
#include "skirmish/body/movers.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/board.h"
#include "systems/moro/mind/minds.h"

enum {
	INCH = 10,
	COVER_JUNGLE = 60, COVER_BUILDING = 120, COVER_FORT = 260,
	TAKEN_PERCENT = 60, ACTED_PERCENT = 60, PRESS_PERCENT = 40,
	STRANGER = 250, STRANGER_INCHES = 6,	/* nobody likes to end so near a counter */
	GUARD = 300,				/* guns like infantry near by (M-10) */
	FRONT_INCH = 100
};

/* ---- the ground ---- */

int moro_place_prospects(const struct game *v, int unit, int pace, struct prospect *list,
	int room)
{
	(void)pace;
	return moro_prospects(v, unit, list, room);
}

int32_t moro_place_cover(const struct game *v, cell_t cell)
{
	static const int32_t worth[PLACES] = { [PLACE_JUNGLE] = COVER_JUNGLE,
		[PLACE_BUILDING] = COVER_BUILDING, [PLACE_FORT] = COVER_FORT };

	return worth[moro_place(v, cell)];
}

bool moro_place_covered(const struct game *v, cell_t cell)
{
	return moro_place(v, cell) != PLACE_CLEAR;
}

void moro_place_settle(const struct muster *m, const struct spot *p, struct force *there)
{
	(void)p;
	there->ground = (uint8_t)moro_place(m->v, there->at);
	there->brink = moro_gauge_brink(m, there, there->at);
}

/* ---- the enemy ---- */

/* Percent of what an enemy could do counts: less, if he has acted already. */
static int counts(const struct force *self, const struct force *enemy)
{
	return (enemy->fresh ? TAKEN_PERCENT : TAKEN_PERCENT * ACTED_PERCENT / 100)
		* (self->presses ? PRESS_PERCENT : 100) / 100;
}

struct exchange moro_place_exchange(const struct thought *t, const struct spot *p,
	const struct force *enemy)
{
	const struct force *there = &t->there;
	struct volley_at shot = { .distance = muster_distance(t->m, enemy, there->at),
		.place = (enum place)enemy->ground };
	struct exchange x = { .given = 0 };

	(void)p;
	if ((shot.distance <= there->range || shot.distance <= enemy->range) && !enemy->bound
			&& moro_gauge_line(t->m, enemy, there->at)) {
		x.given = moro_stake_fire(t->v, there, enemy, &shot);
		shot.still = true;
		x.later = moro_stake_fire(t->v, there, enemy, &shot);
		shot.place = (enum place)there->ground;
		x.taken = moro_stake_fire(t->v, enemy, there, &shot);
	}
	x.taken += moro_stake_charge(t->v, enemy, there, shot.distance);
	x.taken = (int32_t)((int64_t)x.taken * counts(t->self, enemy) / 100);
	return x;
}

/* Inches by which a cell is nearer to an enemy's than any comrade's place. */
static int32_t foremost(const struct thought *t, cell_t cell, cell_t enemy)
{
	const int32_t far = table_distance(t->v->table, cell, enemy);
	int32_t nearest = INT32_MAX;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		const int32_t d = u != t->unit && f->known && !f->enemy
			? table_distance(t->v->table, f->at, enemy) : INT32_MAX;

		nearest = d < nearest ? d : nearest;
	}
	return nearest == INT32_MAX || nearest <= far ? 0 : (nearest - far) / INCH;
}

/* Who has to be kept keeps behind the others, of strangers too. */
static int32_t shyness(const struct thought *t, cell_t cell)
{
	int32_t most = 0;

	if (!t->e.task.cautious)
		return 0;
	for (int u = 0; u < t->v->n_units; u++)
		if (t->m->of[u].known && t->m->of[u].enemy) {
			const int32_t ahead = foremost(t, cell, t->m->of[u].at);

			most = ahead > most ? ahead : most;
		}
	for (int i = 0; i < moro_game_of(t->v)->n_counters; i++) {
		const cell_t at = moro_stranger(t->m, i);
		const int32_t ahead = at == CELL_NONE ? 0 : foremost(t, cell, at);

		most = ahead > most ? ahead : most;
	}
	return most * FRONT_INCH;
}

static int32_t strangers(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	if (moro_moros(t->v, t->unit))
		return 0;
	for (int i = 0; i < moro_game_of(t->v)->n_counters; i++) {
		const cell_t at = moro_stranger(t->m, i);
		const int32_t inches = at == CELL_NONE ? STRANGER_INCHES
			: table_distance(t->v->table, at, cell) / INCH;

		if (inches < STRANGER_INCHES)
			sum += STRANGER * (STRANGER_INCHES - inches) / STRANGER_INCHES;
	}
	return sum;
}

/* Guns want infantry near them, who want a gun. */
static int32_t guard(const struct thought *t, cell_t cell)
{
	const bool piece = t->self->piece != PIECE_NONE;
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];

		if (u != t->unit && f->known && !f->enemy && piece != (f->piece != PIECE_NONE)
			&& table_distance(t->v->table, f->at, cell)
				<= moro_rules_of(t->v)->crew_near)
			sum += GUARD;
	}
	return sum;
}

int32_t moro_place_company(const struct thought *t, cell_t cell)
{
	return guard(t, cell) - strangers(t, cell) - shyness(t, cell);
}

/* ---- the answer ---- */

static bool leaves(const struct proposer *p, const struct thought *t)
{
	struct prospect list[PROSPECTS_MAX];

	choose_unit(p->c, p->seat, VERB_LEAVE, t->unit);
	return t->e.task.leave != EDGE_NONE && thought_leaves(p, t, list,
		moro_prospects(t->v, t->unit, list, PROSPECTS_MAX));
}

/* The best place that the check lets it go to. */
static bool goes(const struct proposer *p, struct thought *t)
{
	while (t->n > 0) {
		const int best = thought_best(t, NULL);

		if (propose_unit_cell(p, VERB_GO, t->unit, t->places[best].cell))
			return true;
		t->places[best] = t->places[--t->n];
	}
	return false;
}

/* A nought in the jungle (S-M-29): who cannot get anywhere falls into line if there is
 * somebody to fight, and into column where there is a trail to go on. */
static bool forms(const struct proposer *p, const struct thought *t)
{
	const struct game *v = t->v;
	const bool column = moro_unit_of(v, t->unit)->formation == FORMATION_COLUMN;
	const bool near = thought_nearest(t, t->self->at) <= t->self->range;

	if (column ? !near : near || !moro_rules_of(v)->trail[v->table->kind[t->self->at]])
		return false;
	return propose_unit_word(p, VERB_FORM, t->unit,
		column ? FORMATION_LINE : FORMATION_COLUMN);
}

bool moro_command_go(const struct proposer *p)
{
	struct muster m;
	struct thought t;

	muster(&m, p->v, game_seat_side(p->v, p->seat), &moro_commander);
	if (m.of[p->d->unit].known) {
		thought_begin(&t, &m, p->d->unit);
		if (leaves(p, &t) || forms(p, &t))
			return true;
		thought_places(&t);
		if (goes(p, &t))
			return true;
	}
	return propose_unit(p, VERB_HOLD, p->d->unit);
}
