/* Bursts: what a grenade or a shell does where it comes down (A-26, X-13, Y-1).
 *
 *  BU1  A burst throws its weapon's dice against every figure round it, friend or
 *       foe, in contact or not (S-A-70); the figure's own cover is all that
 *       changes the number (S-A-68).
 *  BU2  Like the volley it only marks fates; nobody falls before adv_fates().
 *  BU3  adv_burst_roller() and adv_burst_marks() alone say who is thrown at and
 *       with what number; previews and minds ask them, too.
 *  BU4  It was written down: whether the thrower still stands is nothing to it
 *       (S-A-67).
 */
#include <stdio.h>

#include "skirmish/body/tell.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/vehicles/crew.h"


enum { ROOMS_MAX = 3000 };

/* ---- who is in it ---- */

/* The part of a building that a burst inside it fills: cells joined by building. */
struct rooms { int n; cell_t cells[ROOMS_MAX]; };

static bool among(const struct rooms *r, cell_t cell)
{
	for (int i = 0; i < r->n; i++)
		if (r->cells[i] == cell)
			return true;
	return false;
}

static void add_room(const struct table *t, cell_t cell, struct rooms *r)
{
	if (r->n < ROOMS_MAX && table_ground(t, cell)->opaque && !among(r, cell))
		r->cells[r->n++] = cell;
}

/* None if it bursts outside. */
static void find_rooms(const struct table *t, cell_t burst, int32_t radius, struct rooms *r)
{
	r->n = 0;
	add_room(t, burst, r);
	for (int i = 0; i < r->n; i++) {
		cell_t around[GRID_AROUND_MAX];
		const int n = grid_around(&t->grid, r->cells[i], around);

		for (int k = 0; k < n; k++)
			if (table_within(t, burst, around[k], radius))
				add_room(t, around[k], r);
	}
}

static bool can_be_hurt(const struct game *g, int figure)
{
	const enum life life = (enum life)g->figures[figure].life;

	/* what bursts on the ground does not reach what flies over it. */
	return game_on_table(g, figure) && !adv_wreck(g, figure)
		&& !adv_unit_of(g, g->figures[figure].unit)->vehicle.flying
		&& (life == LIFE_FIT || life == LIFE_WOUNDED || life == LIFE_CAPTIVE);
}

int adv_burst_marks(const struct game *g, cell_t cell, const struct weapon *w, int16_t *marks)
{
	struct rooms rooms;
	int n = 0;

	find_rooms(g->table, cell, w->burst.radius, &rooms);
	for (int f = 0; f < g->n_figures; f++) {
		const cell_t at = can_be_hurt(g, f) ? game_nearest_part(g, f, cell) : CELL_NONE;

		/* whoever is inside a building is safe from what bursts outside. */
		if (at != CELL_NONE && table_within(g->table, cell, at, w->burst.radius)
			&& (!table_ground(g->table, at)->opaque || among(&rooms, at)))
			marks[n++] = (int16_t)f;
	}
	return n;
}

/* ---- the number ---- */

/* Y-1: a building's walls as well, those of the one it bursts in. */
static enum cover cover_from(const struct table *t, cell_t burst, cell_t cell)
{
	return burst == cell ? (enum cover)table_ground(t, cell)->cover
		: table_cover(t, burst, cell);
}

static enum cover cover_of(const struct game *g, cell_t burst, int figure)
{
	return cover_from(g->table, burst, game_nearest_part(g, figure, burst));
}

void adv_burst_roller(const struct game *g, cell_t burst, const struct weapon *w, int figure,
	struct roller *r)
{
	static const enum shooting_row cover_rows[] = {
		[COVER_SOFT] = SHOOT_SOFT, [COVER_MEDIUM] = SHOOT_MEDIUM, [COVER_HARD] = SHOOT_HARD,
	};
	const enum cover cover = cover_of(g, burst, figure);

	roller_open(r, "A-26", "in the burst", g->figures[figure].unit, figure, w->burst.hit);
	if (cover != COVER_NONE)
		adv_add_row(r, &adv_rules_of(g)->shooting[cover_rows[cover]]);
}

/* ---- one burst ---- */

struct burst {
	cell_t cell;
	int unit;		/* the thrower's, as it is now */
	const struct weapon *weapon;
};

/* All who have somebody near enough to be hit, or who can see it. */
static uint16_t hearers(const struct game *g, const struct burst *b)
{
	uint16_t sides = (uint16_t)(1u << g->units[b->unit].side);

	for (int f = 0; f < g->n_figures; f++) {
		const uint16_t side = (uint16_t)(1u << g->units[g->figures[f].unit].side);

		if ((sides & side) == 0 && can_be_hurt(g, f)
			&& (table_within(g->table, b->cell, game_nearest_part(g, f, b->cell),
				b->weapon->burst.radius)
			|| sight_clear(g->table, g->figures[f].cell, b->cell)))
			sides |= side;
	}
	return sides;
}

/* The one place where a burst meets a figure, be it a man or a big thing.
 * S-A-65: as many hits as dice say so; the worst of their wounds will stand. */
static void burst_on_figure(struct game *g, const struct burst *b, int figure)
{
	struct roller r;
	int hits;

	adv_burst_roller(g, b->cell, b->weapon, figure, &r);
	roller_other(&r, b->unit);
	hits = roller_throw(&r, g, adv_rules_of(g)->die, b->weapon->dice);
	tell_hits(g, &r, hits, "unharmed");
	if (hits > 0)
		adv_unit_of(g, g->figures[figure].unit)->was_hit = true;
	while (hits-- > 0)
		adv_hit(g, figure, b->unit, b->weapon, false);
}

/* S-A-66: to be in a burst is to be shot at by the thrower; nobody runs from his
 * own friends. */
static void shot_at(const struct game *g, const struct burst *b, int figure)
{
	struct adv_unit *u = adv_unit_of(g, g->figures[figure].unit);

	u->shot_at = true;
	if (game_enemies(g, b->unit, g->figures[figure].unit))
		u->shot_by = (int16_t)b->unit;
}

static void burst_at(struct game *g, const struct burst *b)
{
	int16_t marks[FIGURES_MAX];
	const int n = adv_burst_marks(g, b->cell, b->weapon, marks);

	tell_burst(g, b->unit, b->cell, b->weapon->burst.name, hearers(g, b));
	for (int i = 0; i < n; i++) {
		shot_at(g, b, marks[i]);
		burst_on_figure(g, b, marks[i]);
	}
}

void adv_shells_burst(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct adv_figure *a = adv_figure_of(g, f);
		const struct burst b = { a->shell, g->figures[f].unit,
			a->shell_arm < 0 ? NULL : &adv_rules_of(g)->weapons[a->shell_arm] };

		a->shell = CELL_NONE;
		a->shell_arm = -1;
		if (b.cell != CELL_NONE && b.weapon != NULL && adv_bursts(b.weapon))
			burst_at(g, &b);
	}
}
