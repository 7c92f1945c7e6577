/* Water (A-29, X-12, S-A-79, S-A-80): who swims and how fast, who is under water
 * and for how long.
 *
 *  WA1  Who is in water over his head swims, whatever his unit was told: by the
 *       chart, and by the swimmers' paces.  From the land only `swim` and `dive`
 *       lead there.  Big figures float, or do not come there.
 *  WA2  Who is under water is in water over his head.  He stays there by the order
 *       `dive`, in a hard hat, or because he cannot help himself.
 *  WA3  Turns under water are counted where they end.
 *  WA4  Who is under a boat stays under water until one of the two has moved (Y-9), so
 *       that nobody stands where something else floats (game.h, G2).
 */

#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"

bool adv_swimming(const struct game *g)
{
	return adv_rules_of(g)->swim[SWIM_PLAIN].length > 0;
}

bool adv_swims(const struct game *g, int figure)
{
	return game_on_table(g, figure)
		&& ground_deep(table_ground(g->table, g->figures[figure].cell))
		&& !game_big(g, figure);
}

bool adv_unit_swims(const struct game *g, int unit)
{
	if (!adv_swimming(g))
		return false;
	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].life == LIFE_FIT && adv_swims(g, f))
			return true;
	return false;
}

enum gait adv_gait(const struct game *g, int figure, enum mode mode)
{
	return mode == MODE_SWIM || mode == MODE_DIVE || adv_swims(g, figure) ? GAIT_SWIM
		: GAIT_FOOT;
}

/* What a figure wears and brings is his own, whichever unit he has joined. */
static int32_t own_setting(const struct game *g, int figure, enum unit_setting key)
{
	return game_unit_setting(g, g->setup->figures[figure].unit, (int)key);
}

enum swim_gear adv_gear(const struct game *g, int figure)
{
	return (enum swim_gear)own_setting(g, figure, UNIT_SWIM);
}

/* A diver's suit is made for the water. */
static bool dressed_for_land(const struct game *g, int figure)
{
	return adv_gear(g, figure) != GEAR_HARD_HAT
		&& own_setting(g, figure, UNIT_DRESSED) == DRESSED_LAND;
}

static enum swim_row chart_row(const struct game *g, int figure, bool under)
{
	static const enum swim_row rows[][2] = {
		[GEAR_PLAIN] = { SWIM_PLAIN, SWIM_UNDER },
		[GEAR_ASSISTED] = { SWIM_ASSISTED, SWIM_UNDER_ASSISTED },
		[GEAR_HARD_HAT] = { SWIM_HARD_HAT, SWIM_HARD_HAT },
	};

	return rows[adv_gear(g, figure)][under];
}

int32_t adv_swim_rate(const struct game *g, int figure, bool under)
{
	const struct adv_rules *r = adv_rules_of(g);
	const int32_t length = r->swim[chart_row(g, figure, under)].length;

	return !under && dressed_for_land(g, figure) ? length / r->swim_dressed : length;
}

int adv_full_air(const struct game *g, int figure)
{
	return dressed_for_land(g, figure) ? 0
		: adv_rules_of(g)->swim[chart_row(g, figure, true)].turns;
}

int adv_air(const struct game *g, int figure)
{
	const int left = adv_full_air(g, figure) - adv_figure_of(g, figure)->turns_under;

	return left > 0 ? left : 0;
}

/* ---- boats over divers (Y-9) ---- */

bool adv_over(const struct game *g, int hull, int figure)
{
	return game_vehicle(g, hull) && !game_vehicle(g, figure) && !game_big(g, figure)
		&& adv_figure_of(g, figure)->submerged
		&& !adv_kind(g, g->figures[hull].unit)->dives;
}

static bool under_by(const struct game *g, int figure, enum mode mode)
{
	return adv_swims(g, figure) && (adv_gear(g, figure) == GEAR_HARD_HAT
		|| game_above(g, figure) != NOBODY
		|| (mode == MODE_DIVE && !dressed_for_land(g, figure)));
}

int adv_comes_up_under(const struct game *g, int unit, enum mode mode, cell_t goal)
{
	const int guide = adv_guide(g, unit), boat = g->occupant[goal];

	if (guide < 0 || boat < 0 || !game_vehicle(g, boat) || !marks_known(g,
			g->units[unit].side, boat) || adv_kind(g, g->figures[boat].unit)->dives
		|| mode == MODE_DIVE || adv_gait(g, guide, mode) != GAIT_SWIM
		|| adv_gear(g, guide) == GEAR_HARD_HAT)
		return NOBODY;
	return g->figures[boat].unit;
}

/* A boat closes its cells no more, but for somebody known who is under it. */
static void open_boat(const struct game *g, int unit, int hull, uint8_t *marks)
{
	const int side = g->units[unit].side;
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, hull, cells);

	for (int i = 0; i < n; i++) {
		const int low = g->beneath[cells[i]];

		if (low == NOBODY || !game_enemies(g, unit, g->figures[low].unit)
			|| !marks_known(g, side, low))
			marks[cells[i]] &= (uint8_t)~MARK_ENEMY;
	}
}

void adv_closed(const struct game *g, int unit, enum mode mode, bool contact, uint8_t *marks)
{
	const int guide = adv_guide(g, unit);

	marks_build(&adv_movement, g, unit, contact, marks);
	if (g->course == NULL || guide < 0 || !under_by(g, guide, mode))
		return;
	for (int u = 0; u < g->n_units; u++)
		if (adv_vehicle(g, u) && !adv_kind(g, u)->dives)
			open_boat(g, unit, adv_hull(g, u), marks);
}

/* ---- orders ---- */

static bool may_dive(const struct game *g, int unit, struct reason *why)
{
	FOR_MEMBERS(f, g, unit) {
		if (!adv_active(g, f) || adv_gear(g, f) == GEAR_HARD_HAT)
			continue;
		if (dressed_for_land(g, f))
			return refuse(why, "X-12", "nobody dives who is dressed for the land");
		if (adv_air(g, f) == 0)
			return refuse(why, "S-A-80", "out of air: it must come up this turn");
	}
	return true;
}

static bool may_swim(const struct game *g, int unit, struct reason *why)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && adv_gear(g, f) == GEAR_HARD_HAT)
			return refuse(why, "A-29", "in a hard hat one walks on the bottom: "
				"`order %s dive`", g->setup->units[unit].id);
	return true;
}

static bool guide_swims(const struct game *g, int unit)
{
	const int guide = adv_guide(g, unit);

	return adv_swimming(g) && guide >= 0 && adv_swims(g, guide);
}

bool adv_may_swim(const struct game *g, int unit, enum mode mode, struct reason *why)
{
	if (adv_unit_of(g, unit)->retreating)	/* the rate is that of the chart */
		return true;
	switch (mode) {
	case MODE_SWIM:
	case MODE_DIVE:
		if (!adv_swimming(g))
			return refuse(why, "S-C-14", "by these rules nobody swims");
		if (game_unit_body(g, unit) >= 0)
			return refuse(why, "A-29", "only men swim and dive");
		return mode == MODE_SWIM ? may_swim(g, unit, why) : may_dive(g, unit, why);
	case MODE_MARCH:
	case MODE_RUN:
		return !adv_unit_swims(g, unit)
			|| refuse(why, "S-A-79", "swimmers neither march nor run");
	case MODE_STATIONARY:
	case MODE_CHARGE:
	case MODE_AID:
	case MODE_LEAVE:
	case MODE_FLY:
	case MODE_BOARD:	/* S-A-76: out of the water too */
	case MODE_ALIGHT:
		return true;
	default:
		return !guide_swims(g, unit) || refuse(why, "S-A-79",
			"it is in deep water: order it to swim or to dive");
	}
}

/* ---- under and up ---- */

/* A fit comrade next to him, on the surface, who holds his head up. */
static bool held_up(const struct game *g, int figure)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, g->figures[figure].cell, near);

	for (int i = 0; i < n; i++)
		if (adv_active(g, near[i]) && !adv_figure_of(g, near[i])->submerged
			&& !game_enemies(g, g->figures[figure].unit, g->figures[near[i]].unit))
			return true;
	return false;
}

static bool will_be_under(const struct game *g, int figure)
{
	const struct adv_figure *a = adv_figure_of(g, figure);

	if (game_above(g, figure) != NOBODY)	/* WA4 */
		return true;
	if (!adv_swims(g, figure) || g->figures[figure].life == LIFE_CAPTIVE)
		return false;
	if (adv_gear(g, figure) == GEAR_HARD_HAT)
		return true;
	if (!adv_active(g, figure))
		return a->submerged && !held_up(g, figure);
	return adv_unit_of(g, g->figures[figure].unit)->mode == MODE_DIVE
		&& !dressed_for_land(g, figure);
}

/* Whether anybody came up. */
static bool renew_unit(struct game *g, int unit)
{
	bool down = false, up = false;

	FOR_MEMBERS(f, g, unit) {
		struct adv_figure *a = adv_figure_of(g, f);
		const bool under = will_be_under(g, f);

		down = down || (under && !a->submerged);
		up = up || (!under && a->submerged && game_on_table(g, f));
		a->submerged = under;
	}
	if (down)
		game_note(g, unit, NOBODY, "under water now");
	if (up)
		game_note(g, unit, NOBODY, "up from under water");
	return up;
}

static bool renew(struct game *g)
{
	bool up = false;

	for (int u = 0; adv_swimming(g) && u < g->n_units; u++)
		up = renew_unit(g, u) || up;
	adv_sight_dived(g);
	return up;
}

/* Who lies hidden in deep water and can dive begins under it. */
void adv_water_start(struct game *g)
{
	for (int f = 0; adv_swimming(g) && f < g->n_figures; f++)
		adv_figure_of(g, f)->submerged = adv_swims(g, f)
			&& (adv_gear(g, f) == GEAR_HARD_HAT || (adv_full_air(g, f) > 0
				&& g->setup->units[g->figures[f].unit].hidden));
}

/* Who dives is gone before he moves off; who comes up is seen all the way. */
void adv_water_dive(struct game *g)
{
	if (renew(g))
		adv_sight_renew(g);
}

void adv_water_settle(struct game *g)
{
	renew(g);
}

/* ---- the turn's end ---- */

static bool wants_up(const struct game *g, int figure)
{
	return adv_active(g, figure) && adv_gear(g, figure) != GEAR_HARD_HAT
		&& adv_unit_of(g, g->figures[figure].unit)->mode != MODE_DIVE;
}

/* S-A-80: who is under water beyond his time; the wounded whom nobody holds. */
static void test_breath(struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);
	const bool breathless = a->submerged && adv_air(g, figure) == 0;
	const int boat = game_above(g, figure);
	const bool helpless = g->figures[figure].life == LIFE_WOUNDED && !held_up(g, figure)
		&& adv_gear(g, figure) != GEAR_HARD_HAT;

	if (a->submerged)
		a->turns_under++;
	else
		a->turns_under = 0;
	if (boat != NOBODY && wants_up(g, figure))
		game_note(g, g->figures[figure].unit, figure, "cannot come up under %s",
			game_unit_name(g, g->figures[boat].unit));
	if (breathless || helpless)
		adv_wound_die(g, figure, breathless ? "S-A-80" : "A-29",
			breathless ? "wound: out of air" : "wound: helpless in deep water");
}

void adv_water_turn_end(struct game *g)
{
	if (!adv_swimming(g))
		return;
	for (int f = 0; f < g->n_figures; f++) {
		if (adv_swims(g, f) && g->figures[f].life != LIFE_CAPTIVE)
			test_breath(g, f);
		else
			adv_figure_of(g, f)->turns_under = 0;
	}
	adv_fates(g, false);
}
