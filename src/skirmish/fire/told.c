/* Fire as a decision: see told.h. */
#include <string.h>

#include "skirmish/body/contact.h"
#include "skirmish/fire/told.h"

enum { KEPT_MAX = 8 };	/* rules that keep people of one unit from firing */

/* ---- who may ---- */

static bool may_fire_at(const struct game *g, int figure, int target,
	const struct fire_rules *by, struct reason *why)
{
	return by->can(g, figure, why) && by->at(g, figure, target, why);
}

/* Those of a unit who can fire at a target, `most` at most. */
static int all_able(const struct game *g, int unit, int target, int most,
	const struct fire_rules *by, int16_t *who)
{
	int n = 0;

	if (by->able != NULL)
		return by->able(g, unit, target, most, who);
	FOR_MEMBERS(f, g, unit)
		if (n < most && may_fire_at(g, f, target, by, NULL))
			who[n++] = (int16_t)f;
	return n;
}

static bool has_target(const struct game *g, int figure, const struct fire_rules *by)
{
	const int unit = g->figures[figure].unit;

	if (!by->can(g, figure, NULL))
		return false;
	for (int target = 0; target < g->n_units; target++)
		if (game_enemies(g, unit, target) && by->at(g, figure, target, NULL))
			return true;
	return false;
}

static bool anybody_can(const struct game *g, int unit, const struct fire_rules *by)
{
	FOR_MEMBERS(f, g, unit)
		if (by->can(g, f, NULL))
			return true;
	return false;
}

/* The same of anybody of a unit; targets are looked for only if somebody could fire at all. */
static bool have_target(const struct game *g, int unit, const struct fire_rules *by)
{
	int16_t one;

	if (by->able == NULL) {
		FOR_MEMBERS(f, g, unit)
			if (has_target(g, f, by))
				return true;
		return false;
	}
	if (!anybody_can(g, unit, by))
		return false;
	for (int target = 0; target < g->n_units; target++)
		if (game_enemies(g, unit, target) && by->able(g, unit, target, 1, &one) > 0)
			return true;
	return false;
}

static bool why_no_target(const struct game *g, int figure, const struct fire_rules *by,
	struct reason *why)
{
	const int nearest = contact_nearest_enemy(g, g->figures[figure].unit);

	if (!by->can(g, figure, why))
		return false;
	return nearest < 0 ? refuse(why, by->rule, "no enemy is in sight")
		: by->at(g, figure, nearest, why);
}

struct kept { struct reason why; int n; };	/* by one rule, the first's reason */

static void count_kept(struct kept kept[KEPT_MAX], const struct reason *why)
{
	int i = 0;

	while (i < KEPT_MAX - 1 && kept[i].n > 0 && strcmp(kept[i].why.rule, why->rule) != 0)
		i++;
	if (kept[i].n++ == 0)
		kept[i].why = *why;
}

/* What keeps most of them from it, not a pistol's range for seven rifles; of equals the first. */
static bool why_most(const struct game *g, int unit, const struct fire_rules *by,
	struct reason *why)
{
	struct kept kept[KEPT_MAX] = { { .n = 0 } };
	const struct kept *most = &kept[0];

	FOR_MEMBERS(f, g, unit) {
		struct reason own;

		if (g->figures[f].life != LIFE_FIT)
			continue;
		why_no_target(g, f, by, &own);
		count_kept(kept, &own);
	}
	for (int i = 1; i < KEPT_MAX; i++)
		if (kept[i].n > most->n)
			most = &kept[i];
	if (most->n == 0)
		return refuse(why, by->rule, "nobody of it is fit");
	*why = most->why;
	return false;
}

bool fire_may(const struct game *g, int unit, const struct fire_rules *by, struct reason *why)
{
	return have_target(g, unit, by) || (why != NULL && why_most(g, unit, by, why));
}

/* ---- who is told ---- */

int fire_unit(const struct game *g, const struct choice *c)
{
	return c->argument[0].kind == ARGUMENT_FIGURE
		? g->figures[c->argument[0].value].unit : c->argument[0].value;
}

/* How many of a unit can fire at a target, as far as `wanted`; why the first who is fit
 * cannot. */
static int count_able(const struct game *g, int unit, int target, int wanted,
	const struct fire_rules *by, struct reason *why)
{
	int16_t who[FIGURES_MAX];
	int able = 0;
	bool refused = false;

	if (why == NULL)
		return all_able(g, unit, target, wanted, by, who);
	FOR_MEMBERS(f, g, unit) {
		if (able == wanted)
			break;
		if (!by->there(g, f))
			continue;
		if (may_fire_at(g, f, target, by, refused ? NULL : why))
			able++;
		else
			refused = refused || g->figures[f].life == LIFE_FIT;
	}
	return able;
}

static bool check_unit(const struct game *g, const struct choice *c, const struct fire_rules *by,
	struct reason *why)
{
	const int unit = c->argument[0].value, target = c->argument[1].value;
	const int wanted = c->n > 2 ? c->argument[2].value : 1;
	int able;

	if (wanted < 1)
		return refuse(why, "", "how many? expected 1 or more, found %d",
			wanted);
	able = count_able(g, unit, target, wanted, by, why);
	if (able == 0)
		return by->alive(g, unit) ? false
			: refuse(why, by->rule, by->gone, game_unit_name(g, unit));
	if (wanted > able)
		return refuse(why, by->number_rule, "only %d of %s can fire at %s", able,
			game_unit_name(g, unit), game_unit_name(g, target));
	return true;
}

bool fire_check(const struct game *g, const struct choice *c, const struct fire_rules *by,
	struct reason *why)
{
	const int unit = fire_unit(g, c);

	if (c->argument[0].kind != ARGUMENT_UNIT && c->argument[0].kind != ARGUMENT_FIGURE)
		return refuse(why, "", "who? expected a unit or one of its figures");
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, by->rule, "%s do not take your orders", game_unit_name(g, unit));
	if (c->verb == by->hold)
		return true;
	if (c->argument[0].kind == ARGUMENT_UNIT)
		return check_unit(g, c, by, why);
	return c->n > 2 ? refuse(why, "", "a figure fires alone: leave the number out")
		: may_fire_at(g, c->argument[0].value, c->argument[1].value, by, why);
}

static enum fire_rank rank_of(const struct game *g, int figure, int target,
	const struct fire_rules *by)
{
	const int now = by->target(g, figure);

	if (by->busy != NULL && by->busy(g, figure))
		return FIRE_BUSY;
	return now >= 0 && now != target ? FIRE_AIMED : FIRE_FREE;
}

int fire_who(const struct game *g, int unit, int target, int wanted,
	const struct fire_rules *by, int16_t *who)
{
	int16_t able[FIGURES_MAX];
	const int n_able = all_able(g, unit, target, FIGURES_MAX, by, able);
	int n = 0;

	for (int rank = FIRE_FREE; rank < FIRE_RANKS; rank++) {
		if (rank == FIRE_BUSY && wanted == INT16_MAX && n > 0)
			break;
		for (int i = 0; i < n_able; i++)
			if (n < wanted && rank_of(g, able[i], target, by) == (enum fire_rank)rank)
				who[n++] = able[i];
	}
	return n;
}

/* Those whom a choice names of those with a target (NOBODY: any) fire at nobody. */
static void forget(struct game *g, const struct choice *c, int target, bool held,
	const struct fire_rules *by)
{
	const bool single = c->argument[0].kind == ARGUMENT_FIGURE;

	FOR_MEMBERS(f, g, fire_unit(g, c))
		if ((target < 0 || by->target(g, f) == target)
			&& (!single || f == c->argument[0].value))
			by->forget(g, f, held);
}

void fire_apply(struct game *g, const struct choice *c, const struct fire_rules *by)
{
	const int target = c->argument[1].value;
	int16_t who[FIGURES_MAX] = { (int16_t)c->argument[0].value };
	int n = 1;

	if (c->verb == by->hold) {
		forget(g, c, NOBODY, true, by);
		return;
	}
	if (c->argument[0].kind == ARGUMENT_UNIT) {
		forget(g, c, c->n > 2 ? target : NOBODY, false, by);
		n = fire_who(g, c->argument[0].value, target,
			c->n > 2 ? c->argument[2].value : INT16_MAX, by, who);
	}
	for (int i = 0; i < n; i++)
		by->aim(g, who[i], target);
}
