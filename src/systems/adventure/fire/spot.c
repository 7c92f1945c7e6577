/* Seeing: lines with eyes in them, who stands in plain sight, and spotting
 * rolls (S-A-22 … S-A-30).
 *
 * Two things are kept for a unit and an enemy side.  `sighted` (struct unit):
 * its place is known, so maps show it and it can be shot at.  `spotted`: it is
 * known for what it is; fire at one that is only sighted, by its own fire, is
 * at half the number.  Spotted units are always sighted.
 */

#include "skirmish/fire/seeing.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static bool looks(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT
		&& (!game_vehicle(g, figure) || adv_hands(g, g->figures[figure].unit) > 0);
}

/* S-A-16: with one eye a hero sees the sector he faces and the next one on
 * the good side. */
static bool eye_sees(const struct game *g, int figure, int other)
{
	const struct grid *grid = &g->table->grid;
	const struct figure *f = &g->figures[figure];
	const int n = grid_directions(grid);
	int turn;

	if (!adv_hero(g, figure) || (!adv_has(g, figure, TRAIT_BLIND_LEFT)
			&& !adv_has(g, figure, TRAIT_BLIND_RIGHT)))
		return true;
	if (f->cell == CELL_NONE || game_big(g, other))	/* he looks about him */
		return true;
	turn = (grid_direction(grid, f->cell, g->figures[other].cell, f->facing)
		- f->facing + n) % n;
	return turn == 0 || turn == (adv_has(g, figure, TRAIT_BLIND_LEFT) ? 1 : n - 1);
}

/* S-A-79: under water one neither sees nor is seen far. */
static bool water_between(const struct game *g, int figure, int other)
{
	return (adv_figure_of(g, figure)->submerged || adv_figure_of(g, other)->submerged)
		&& !table_within(g->table,
			game_nearest_part(g, adv_platform(g, figure), g->figures[other].cell),
			g->figures[other].cell, adv_rules_of(g)->underwater_sight);
}

bool adv_line(const struct game *g, int figure, int other)
{
	const int from = adv_platform(g, figure);
	const cell_t a = g->figures[from].cell, b = g->figures[other].cell;

	if (a == CELL_NONE || b == CELL_NONE || water_between(g, figure, other))
		return false;
	return (game_big(g, from) || game_big(g, other) ? game_in_line(g, from, other)
		: sight_clear(g->table, a, b)) && eye_sees(g, figure, other);
}

/* Who shows need not look back. */
bool adv_unit_line(const struct game *g, int unit, int other)
{
	static const struct eyes eyes = { .looks = looks, .line = adv_line };

	return seeing_unit(g, unit, other, &eyes);
}

/* a submarine that has dived. */
static bool dived(const struct game *g, int figure)
{
	return game_vehicle(g, figure)
		&& adv_unit_of(g, g->figures[figure].unit)->vehicle.submerged;
}

static bool side_line(const struct game *g, int side, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_allied(g, side, g->units[u].side) && adv_unit_line(g, u, unit))
			return true;
	return false;
}

/* Whether a side has a line to anybody of the unit, the wounded too; where nobody
 * is left there is nothing to lose sight of. */
static bool side_watches(const struct game *g, int side, int unit)
{
	bool anybody = false;

	FOR_MEMBERS(o, g, unit) {
		if (!game_on_table(g, o) || g->figures[o].life == LIFE_CAPTIVE)
			continue;
		anybody = true;
		if (dived(g, o))
			continue;
		for (int f = 0; f < g->n_figures; f++)
			if (looks(g, f)
				&& game_allied(g, side, g->units[g->figures[f].unit].side)
				&& adv_line(g, f, o))
				return true;
	}
	return !anybody;
}

/* S-C-5: nobody hides from whom he touches. */
static bool touched_by(const struct game *g, int figure, int side)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, g->figures[figure].cell, near);

	for (int i = 0; i < n; i++)
		if (looks(g, near[i])
			&& game_allied(g, side, g->units[g->figures[near[i]].unit].side))
			return true;
	return false;
}

/* Whether somebody of a side sees a figure that stands where nothing hides it
 * (S-A-22).  Low walls hide nobody; what is higher stops the line. */
static bool figure_in_plain_sight(const struct game *g, int figure, int side)
{
	if (table_ground(g->table, g->figures[figure].cell)->conceals
		|| dived(g, figure))
		return touched_by(g, figure, side);
	for (int u = 0; u < g->n_units; u++) {
		if (!game_allied(g, side, g->units[u].side))
			continue;
		FOR_MEMBERS(f, g, u)
			if (looks(g, f) && adv_line(g, f, figure))
				return true;
	}
	return false;
}

static bool in_plain_sight(const struct game *g, int unit, int side)
{
	FOR_MEMBERS(o, g, unit)
		if (game_on_table(g, o) && figure_in_plain_sight(g, o, side))
			return true;
	return false;
}

bool adv_spotted(const struct game *g, int unit, int side)
{
	return game_allied(g, side, g->units[unit].side)
		|| (adv_unit_of(g, unit)->spotted >> side & 1) != 0;
}

/* What one side knows its allies know (Y-32). */
static void spot_for(struct game *g, int unit, int side)
{
	for (int s = 0; s < g->setup->n_sides; s++) {
		if (!game_allied(g, s, side))
			continue;
		adv_unit_of(g, unit)->spotted |= (uint8_t)(1u << s);
		game_sight(g, unit, s, true);
	}
}

void adv_reveal(struct game *g, int unit)
{
	for (int s = 0; s < g->setup->n_sides; s++)
		if (!adv_spotted(g, unit, s))
			spot_for(g, unit, s);
}

void adv_sight_parted(struct game *g, int side, int other)
{
	for (int u = 0; u < g->n_units; u++) {
		const int own = g->units[u].side;

		if (adv_unit_alive(g, u) && (own == side || own == other))
			spot_for(g, u, own == side ? other : side);
	}
}

/* S-A-22: a unit in the open in line of sight is always spotted; one's own is, and who
 * goes over to others is not forgotten at once. */
void adv_sight_renew(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		adv_unit_of(g, u)->spotted |= (uint8_t)(1u << g->units[u].side);
		if (!adv_unit_alive(g, u) && !adv_only_wounded(g, u))
			continue;
		for (int s = 0; s < g->setup->n_sides; s++)
			if (!adv_spotted(g, u, s) && in_plain_sight(g, u, s))
				spot_for(g, u, s);
	}
}

/* whoever fires from a vehicle that is seen shows himself in it. */
static bool seen_aboard(const struct game *g, int side, int unit)
{
	const int ride = adv_unit_ride(g, unit);

	return ride >= 0 && game_sees(g, side, ride);
}

/* A-24, S-A-26: fire shows where the firer is; black powder shows who. */
void adv_fire_seen(struct game *g, int unit, bool reveals)
{
	for (int s = 0; s < g->setup->n_sides; s++) {
		const bool aboard = seen_aboard(g, s, unit);

		if (adv_spotted(g, unit, s) || (!aboard && !side_line(g, s, unit)))
			continue;
		if (reveals || aboard)
			spot_for(g, unit, s);
		else
			game_sight(g, unit, s, true);
	}
}

/* Whom none of a side sees any more is concealed anew from it. */
static void lose_sight(struct game *g, int unit)
{
	for (int s = 0; s < g->setup->n_sides; s++) {
		if (game_allied(g, s, g->units[unit].side)
			|| (g->units[unit].sighted >> s & 1) == 0 || side_watches(g, s, unit))
			continue;
		adv_unit_of(g, unit)->spotted &= (uint8_t)~(1u << s);
		game_sight(g, unit, s, false);
	}
}

/* S-A-25: out of everybody's sight at a turn's end. */
void adv_sight_turn_end(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		lose_sight(g, u);
}

static bool all_submerged(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].life != LIFE_CAPTIVE
			&& !adv_figure_of(g, f)->submerged)
			return false;
	return adv_unit_alive(g, unit);
}

void adv_sight_dived(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (all_submerged(g, u))
			lose_sight(g, u);
}

/* ---- spotting rolls (S-A-23) ---- */

/* A part of a field craft number, halves rounded up. */
static int part_of(int craft, int divide)
{
	return (craft + divide - 1) / divide;
}

/* S-A-28: marching halves first; then a silent target needs below half.  S-A-27:
 * snipers and camouflage come last. */
void adv_spotting_roller(const struct game *g, int unit, int target, struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);
	const struct adv_unit *seen = adv_unit_of(g, target);
	const int silent = !seen->moved && !seen->fired_last;	/* S-A-24 */
	const int march = rules->mode[adv_unit_of(g, unit)->mode].divide;
	int craft = adv_field_craft(g, unit);

	roller_open(r, "S-A-23", "spotting", unit, NOBODY, craft);
	roller_other(r, target);
	adv_note_craft(g, unit, r);
	if (march > 1) {
		craft = part_of(craft, march);
		roller_set(r, "spotter marches", "modes.march", craft);
	}
	if (rules->spotting[silent].divide > 1)
		roller_set(r, silent ? "target still and silent" : "target moves or fires",
			silent ? "spotting.silent" : "spotting.active",
			part_of(craft, rules->spotting[silent].divide));
	if (adv_hides_as_sniper(g, target))
		adv_add_row(r, &rules->hidden[SPOT_SNIPER]);
	if (rules->mode[seen->mode].hides && adv_camouflaged(g, target))
		adv_add_row(r, &rules->hidden[SPOT_CAMOUFLAGE]);
	if (rules->spotting[silent].below)
		roller_read(r, ROLL_BELOW);
}

bool adv_can_spot(const struct roller *r)
{
	return roller_need(r) >= (r->event.roll.reading == ROLL_BELOW ? 2 : 1);
}

/* Of a roll that failed the spotter's side is not told: it would know that there
 * is somebody.  Others hear of rolls between two units whom they see both. */
static bool spotting_roll(struct game *g, int unit, int target)
{
	const int own = game_allies(g, g->units[unit].side);
	const int others = game_watchers(g, unit) & game_watchers(g, target) & ~own;
	struct roller r;
	bool seen;

	adv_spotting_roller(g, unit, target, &r);
	if (!adv_can_spot(&r))
		return false;
	seen = roller_throw(&r, g, adv_rules_of(g)->die, 1) > 0;
	roller_audience(&r, seen ? others | own : others);
	roller_tell(&r, g, seen ? "spotted" : "not spotted");
	return seen;
}

static bool may_spot(const struct game *g, int unit)
{
	return adv_unit_alive(g, unit) && !adv_unit_of(g, unit)->routing;
}

void adv_spotting(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const int side = g->units[u].side;

		if (!may_spot(g, u))
			continue;
		for (int o = 0; o < g->n_units; o++)
			if (adv_unit_alive(g, o) && !adv_spotted(g, o, side)
				&& adv_unit_line(g, u, o) && spotting_roll(g, u, o))
				spot_for(g, o, side);
	}
}

/* ---- Sixth Sense (S-A-11) ---- */

static bool unseen_near(const struct game *g, int hero, int unit)
{
	FOR_MEMBERS(o, g, unit)
		if (looks(g, o) && table_within(g->table, g->figures[hero].cell,
				g->figures[o].cell, adv_rules_of(g)->sixth_sense))
			return true;
	return false;
}

static void sixth_sense(struct game *g, int hero, int unit)
{
	const int side = g->units[g->figures[hero].unit].side;
	struct roller r;
	bool felt;

	adv_unit_of(g, unit)->warned |= (uint8_t)(1u << side);
	roller_open(&r, "S-A-11", "sixth sense", g->figures[hero].unit, hero,
		adv_figure_of(g, hero)->craft);
	adv_note_trait(g, hero, TRAIT_SIXTH_SENSE, &r);
	adv_note_trait(g, hero, TRAIT_EAGLE_EYE, &r);
	adv_note_trait(g, hero, TRAIT_NEAR_SIGHTED, &r);
	felt = roller_throw(&r, g, adv_rules_of(g)->die, 1) > 0;
	roller_audience(&r, felt ? 1 << side : 0);
	roller_tell(&r, g, felt ? "has a bad feeling about this" : "feels nothing");
}

void adv_sixth_senses(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int unit = g->figures[f].unit, side = g->units[unit].side;

		if (!adv_has(g, f, TRAIT_SIXTH_SENSE) || !adv_active(g, f))
			continue;
		for (int u = 0; u < g->n_units; u++)
			if (game_enemies(g, unit, u) && (g->units[u].sighted >> side & 1) == 0
				&& (adv_unit_of(g, u)->warned >> side & 1) == 0
				&& unseen_near(g, f, u))
				sixth_sense(g, f, u);
	}
}
