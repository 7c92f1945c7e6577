/* Forced back, hemmed in, captured, freed, surrendered. */
#include "skirmish/body/affliction.h"
#include "skirmish/body/items.h"
#include "skirmish/body/loss.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- captives ---- */

void adv_take(struct game *g, int figure, int captor)
{
	const int unit = g->figures[figure].unit;

	loss_frees(g, figure);
	adv_count_loss(g, figure);
	items_capture(g, figure, captor, adv_unit_alive);
	if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
}

/* ---- the wounded (A-30, Y-5) ---- */

bool adv_lies_alone(const struct game *g, int figure)
{
	int16_t near[AROUND_MAX];
	int n;

	if (g->figures[figure].life != LIFE_WOUNDED || !game_on_table(g, figure)
		|| game_vehicle(g, figure))
		return false;
	n = game_around(g, g->figures[figure].cell, near);
	for (int i = 0; i < n; i++)
		if (adv_afoot(g, near[i])
			&& !game_enemies(g, g->figures[figure].unit, g->figures[near[i]].unit))
			return false;
	return true;
}

static bool has_hands_free(const struct game *g, int figure)
{
	return adv_afoot(g, figure) && adv_can_fight(g, figure) && !adv_runs(g, figure);
}

/* Whether an enemy lies alone beside him whom he could lay hands on. */
static bool could_seize(const struct game *g, int figure, int fallen)
{
	return has_hands_free(g, figure) && adv_lies_alone(g, fallen)
		&& game_enemies(g, g->figures[figure].unit, g->figures[fallen].unit);
}

int adv_meets_fallen(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit) {
		int16_t near[AROUND_MAX];
		const int n = has_hands_free(g, f)
			? game_around(g, g->figures[f].cell, near) : 0;

		for (int i = 0; i < n; i++)
			if (could_seize(g, f, near[i]))
				return g->figures[near[i]].unit;
	}
	return NOBODY;
}

uint64_t adv_beside_fallen(const struct game *g)
{
	uint64_t units = 0;

	for (int f = 0; f < g->n_figures; f++) {
		int16_t near[BESIDE_MAX];
		const int n = g->figures[f].life == LIFE_WOUNDED
			? game_beside(g, f, near, BESIDE_MAX) : 0;

		for (int i = 0; i < n; i++)
			if (game_enemies(g, g->figures[f].unit, g->figures[near[i]].unit))
				units |= UINT64_C(1) << g->figures[near[i]].unit;
	}
	return units;
}

void adv_ask_fallen(struct game *g)
{
	const uint64_t beside = adv_beside_fallen(g);

	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);
		const int foe = a->fallen == FALLEN_UNASKED && (beside >> u & 1) != 0
			? adv_meets_fallen(g, u) : NOBODY;

		if (foe < 0)
			continue;
		a->fallen = FALLEN_TAKE;
		stages_ask_unit(g, ASK_FALLEN, u, foe);
	}
}

/* Who is asked when the blows are struck has none left this turn. */
bool adv_may_do_to_fallen(const struct game *g, enum fallen_will will, struct reason *why)
{
	return will != FALLEN_STRIKE || adv_game_of(g)->walk.stage <= STAGE_STRIKE
		|| refuse(why, "Y-5", "the blows of this turn are struck: `take` or `leave`");
}

/* Who takes one who lies alone: the first beside him of a unit that was asked, and means
 * to; NOBODY. */
static int captor_of(const struct game *g, int figure)
{
	int16_t near[AROUND_MAX];
	const int n = g->figures[figure].life == LIFE_WOUNDED && game_on_table(g, figure)
		? game_around(g, g->figures[figure].cell, near) : 0;

	for (int i = 0; i < n; i++)
		if (adv_unit_of(g, g->figures[near[i]].unit)->fallen == FALLEN_TAKE
			&& could_seize(g, near[i], figure))
			return near[i];
	return NOBODY;
}

/* Whose captor has left the table is free. */
void adv_captures(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *a = &g->figures[f];

		if (a->life == LIFE_CAPTIVE && a->captor >= 0 && !game_on_table(g, a->captor)
			&& g->figures[a->captor].aboard < 0)
			loss_frees(g, a->captor);
	}
	for (int f = 0; f < g->n_figures; f++) {
		const int captor = captor_of(g, f);

		if (captor >= 0)
			adv_take(g, f, captor);
	}
}

/* ---- surrender ---- */

static bool is_there(const struct game *g, int figure, int captor)
{
	(void)figure;
	return adv_afoot(g, captor);
}

/* S-A-114: captive at once. */
void adv_surrender(struct game *g, int unit, int to_unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	affliction_tell(g, unit, NOBODY, "surrendered");
	u->routing = u->pursuing = u->retreating = u->charging = u->offers = u->hemmed = false;
	FOR_MEMBERS(f, g, unit) {
		const enum life life = (enum life)g->figures[f].life;
		int captor;

		if ((life != LIFE_FIT && life != LIFE_WOUNDED) || !game_on_table(g, f))
			continue;
		captor = contact_nearest_figure(g, f, to_unit, is_there);
		if (captor >= 0)
			adv_take(g, f, captor);
	}
}

/* S-A-122: fighting men who do not run themselves, and could come in one charge. */
static bool could_take(const struct game *g, int unit, int taker)
{
	const int guide = adv_guide(g, taker);

	return guide >= 0 && adv_spotted(g, taker, g->units[unit].side)
		&& !adv_vehicle(g, taker) && adv_combatant(g, taker)
		&& !adv_unit_of(g, taker)->routing
		&& standing_apart(g, unit, taker) <= adv_allowance(g, guide, MODE_CHARGE);
}

int adv_taker(const struct game *g, int unit)
{
	return contact_nearest(g, unit, could_take);
}

static int captor_in_contact(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && !adv_unit_of(g, u)->routing
			&& !adv_vehicle(g, u) && contact_units(g, u, unit))
			return u;
	return NOBODY;
}

/* A-33, S-A-99, S-A-121: routers who can go nowhere give up to an enemy they touch;
 * in their second turn of it to the nearest who could come for them. */
bool adv_cornered(struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);
	int captor = captor_in_contact(g, unit);

	if (captor < 0 && a->hemmed)
		captor = adv_taker(g, unit);
	if (captor >= 0) {
		adv_surrender(g, unit, captor);
		return true;
	}
	if (!a->hemmed)
		game_note(g, unit, NOBODY, "has no way out");
	a->hemmed = true;
	return false;
}

/* ---- forced back ---- */

/* The enemy in contact who does the pushing: an active one if there is one. */
static int pusher(const struct game *g, int figure)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, g->figures[figure].cell, near);
	int found = NOBODY;

	for (int i = 0; i < n; i++) {
		if (!adv_afoot(g, near[i])
			|| !game_enemies(g, g->figures[figure].unit, g->figures[near[i]].unit))
			continue;
		if (adv_active(g, near[i]))
			return near[i];
		if (found < 0)
			found = near[i];
	}
	return found;
}

/* The first free cell on the way, straight on or bending as little as needed,
 * at no less than so many half steps from where the push came. */
static cell_t bend_back(const struct game *g, enum gait gait, cell_t from, cell_t push,
	int away, int least)
{
	static const int bends[] = { 0, 1, -1, 2, -2 };
	const struct grid *grid = &g->table->grid;
	const int n = grid_directions(grid);

	for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
		const cell_t c = grid_step(grid, from, (away + bends[i] + n) % n);

		if (c != CELL_NONE && g->occupant[c] < 0
			&& table_gait_cost(g->table, gait, from, c) > 0
			&& grid_half_steps(grid, push, c) >= least)
			return c;
	}
	return CELL_NONE;
}

/* S-A-86: further away with every step, or along what is in the way until it
 * can be rounded. */
static cell_t way_back(const struct game *g, int figure, cell_t push)
{
	const struct grid *grid = &g->table->grid;
	const cell_t start = g->figures[figure].cell;
	const int away = grid_direction(grid, push, start, g->figures[figure].facing);
	const enum gait gait = adv_gait(g, figure, MODE_NONE);
	int32_t left = adv_rules_of(g)->forced_back;
	cell_t at = start, best = start;

	for (cell_t c; left > 0; at = c) {
		const int now = grid_half_steps(grid, push, at);

		c = bend_back(g, gait, at, push, away, now + 1);
		if (c == CELL_NONE)
			c = bend_back(g, gait, at, push, away, now);
		if (c == CELL_NONE)
			break;
		left -= table_distance(g->table, at, c);
		if (left >= 0 && grid_half_steps(grid, push, c) > grid_half_steps(grid, push, best))
			best = c;
	}
	return best;
}

/* no way out: at least the captor's die, or a captive. */
static void die_off(struct game *g, int figure, int captor)
{
	struct roller theirs, own;

	roller_open(&theirs, "A-17", "hemmed in: the captor's die",
		g->figures[captor].unit, captor, 0);
	roller_other(&theirs, g->figures[figure].unit);
	roller_read(&theirs, ROLL_OPPOSED);
	roller_throw(&theirs, g, adv_rules_of(g)->die, 1);
	roller_tell(&theirs, g, "to beat");
	roller_open(&own, "A-17", "hemmed in: as much or captured",
		g->figures[figure].unit, figure, theirs.dice[0]);
	roller_other(&own, g->figures[captor].unit);
	roller_read(&own, ROLL_AT_LEAST);
	if (roller_test(&own, g, adv_rules_of(g)->die, "stays", "captured"))
		adv_suppress_figure(g, figure, adv_suppressed_through(g));
	else
		adv_take(g, figure, captor);
}

void adv_forced_back(struct game *g, int figure)
{
	const cell_t push = adv_figure_of(g, figure)->pushed_from;
	const int foe = pusher(g, figure);
	cell_t to;

	if (adv_has(g, figure, TRAIT_BRAVE)) {	/* */
		game_note(g, g->figures[figure].unit, figure, "will not give ground");
		adv_suppress_figure(g, figure, adv_suppressed_through(g));
		return;
	}
	to = push == CELL_NONE ? g->figures[figure].cell : way_back(g, figure, push);
	if (to == g->figures[figure].cell && foe >= 0 && adv_active(g, foe)) {
		die_off(g, figure, foe);
		return;
	}
	if (to != g->figures[figure].cell) {
		game_place(g, figure, to);
		adv_unsettle(g, figure);
	}
	adv_suppress_figure(g, figure, adv_suppressed_through(g));
}
