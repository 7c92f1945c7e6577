/* Contact: see contact.h. */
#include "skirmish/body/contact.h"
#include "skirmish/body/standing.h"
#include "skirmish/skirmish.h"

enum { ANY_ENEMY = -1 };

/* Whether a figure touches somebody of a unit, or of any enemy's. */
static bool touches(const struct game *g, int figure, int unit)
{
	int16_t beside[BESIDE_MAX];
	const int n = game_on_table(g, figure) ? game_beside(g, figure, beside, BESIDE_MAX) : 0;

	for (int i = 0; i < n; i++) {
		const int theirs = g->figures[beside[i]].unit;

		if ((unit == ANY_ENEMY ? game_enemies(g, g->figures[figure].unit, theirs)
				: theirs == unit)
			&& skirmish_of(g)->touching(g, figure, beside[i]))
			return true;
	}
	return false;
}

/* What is known of a unit is known of those of it who are fit. */
static bool known_free(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	return (g->touch->asked & ~g->touch->is) >> unit & 1 && standing_fit(g, figure);
}

bool contact_figure(const struct game *g, int figure)
{
	return !known_free(g, figure) && touches(g, figure, ANY_ENEMY);
}

bool contact_with(const struct game *g, int figure, int other)
{
	return touches(g, figure, other);
}

static bool some_touch(const struct game *g, int unit, int other)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && touches(g, f, other))
			return true;
	return false;
}

bool contact_unit(const struct game *g, int unit)
{
	struct touch *const t = g->touch;
	const uint64_t bit = UINT64_C(1) << unit;

	if ((t->asked & bit) == 0) {
		t->asked |= bit;
		t->is = some_touch(g, unit, ANY_ENEMY) ? t->is | bit : t->is & ~bit;
	}
	return (t->is & bit) != 0;
}

bool contact_units(const struct game *g, int unit, int other)
{
	return some_touch(g, unit, other);
}

uint64_t contact_neighbours(const struct game *g, int unit)
{
	int16_t beside[BESIDE_MAX];
	uint64_t units = 0;

	FOR_MEMBERS(f, g, unit) {
		const int n = game_beside(g, f, beside, BESIDE_MAX);

		for (int i = 0; i < n; i++)
			units |= UINT64_C(1) << g->figures[beside[i]].unit;
	}
	return units;
}

int contact_beside(const struct game *g, int unit, cell_t cell)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, cell, near);

	for (int i = 0; i < n; i++) {
		const int other = g->figures[near[i]].unit;

		if (standing_fit(g, near[i]) && game_enemies(g, unit, other)
			&& game_sees(g, g->units[unit].side, other))
			return other;
	}
	return NOBODY;
}

typedef bool about(const struct game *g, int unit, int other);

/* Of those enemies of whom `first`, told quickly, and then `could` hold; each may be NULL. */
static int nearest_of(const struct game *g, int unit, about *first, about *could)
{
	int32_t nearest = INT32_MAX;
	int found = NOBODY;

	for (int u = 0; u < g->n_units; u++) {
		const int32_t far = game_enemies(g, unit, u)
			&& (first == NULL || first(g, unit, u))
			? standing_apart(g, unit, u) : INT32_MAX;

		if (far < nearest && (could == NULL || could(g, unit, u))) {
			nearest = far;
			found = u;
		}
	}
	return found;
}

int contact_nearest(const struct game *g, int unit,
	bool (*could)(const struct game *g, int unit, int other))
{
	return nearest_of(g, unit, NULL, could);
}

int contact_nearest_figure(const struct game *g, int figure, int unit,
	bool (*could)(const struct game *g, int figure, int other))
{
	int32_t nearest = INT32_MAX;
	int found = NOBODY;

	for (int f = 0; f < g->n_figures; f++) {
		const int32_t far = (unit == NOBODY || g->figures[f].unit == unit)
			&& could(g, figure, f) ? game_distance(g, figure, f) : INT32_MAX;

		if (far < nearest) {
			nearest = far;
			found = f;
		}
	}
	return found;
}

static bool sees(const struct game *g, int unit, int other)
{
	const struct skirmish *of = skirmish_of(g);
	const int side = g->units[unit].side;

	return of->sees != NULL ? of->sees(g, side, other) : game_sees(g, side, other);
}

int contact_nearest_enemy(const struct game *g, int unit)
{
	return nearest_of(g, unit, sees, skirmish_of(g)->in_line);
}
