/* Lobbing: hand grenades, rifle grenades and mortar shells are aimed at a place
 * now and burst there in the next turn's Shooting phase.
 *
 *  LO1  An aim is written down in secret: only the thrower's side knows of it
 *       until it bursts (adv_redact()); what a check says depends on nothing
 *       that the seat cannot see.
 *  LO2  Who lobs shoots at nothing in the same turn, and who feeds his mortar
 *       does not either.
 *  LO3  A figure has at most one aim of this turn (lob) and one of the turn
 *       before (shell); adv_shells_fly() makes the first the second.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/body/movers.h"
#include "skirmish/fire/told.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &adv_rules_of(g)->weapons[row];
}

bool adv_bursts(const struct weapon *w)
{
	return w->burst.radius > 0;
}

/* ---- what is left ---- */

/* S-A-69: what the scenario counts; -1 = no limit. */
static int32_t given(const struct game *g, int figure)
{
	const int32_t own = adv_hero(g, figure) ? game_hero_setting(g, figure, HERO_GRENADES) : -1;

	return own >= 0 ? own
		: game_unit_setting(g, g->setup->figures[figure].unit, UNIT_GRENADES);
}

int adv_lobs_left(const struct game *g, int figure)
{
	const int32_t all = given(g, figure);
	const int used = adv_figure_of(g, figure)->lobbed;

	return all < 0 ? -1 : all > used ? (int)all - used : 0;
}

/* ---- an arm that can be lobbed with now ---- */

static bool stands(enum mode mode)
{
	return mode == MODE_NONE || mode == MODE_STATIONARY;
}

static bool mounted(const struct game *g, int figure)
{
	return game_vehicle(g, figure) || g->figures[figure].aboard >= 0;
}

/* he himself, or what carries him. */
static bool has_moved(const struct game *g, int figure)
{
	return mounted(g, figure) ? !stands(adv_firing_mode(g, figure))
		: adv_figure_of(g, figure)->spent > 0;
}

/* Where what it throws comes from: of a big thing the part nearest to the place. */
static cell_t origin(const struct game *g, int figure, cell_t cell)
{
	return game_nearest_part(g, adv_platform(g, figure), cell);
}

/* S-A-69: one man serves a mortar more slowly than two. */
static bool served_too_soon(const struct game *g, int figure, const struct weapon *w)
{
	const struct adv_figure *a = adv_figure_of(g, figure);

	return w->crew && a->lob_turn > 0 && g->turn - a->lob_turn < w->burst.turns_alone
		&& !adv_has_crew(g, figure);
}

static bool arm_ready(const struct game *g, int figure, const struct weapon *w,
	struct reason *why)
{
	if (w->burst.stands && !stands(adv_firing_mode(g, figure)))
		return refuse(why, "A-26", "a %s is fired from a stationary order only", w->name);
	if (has_moved(g, figure))
		return refuse(why, "A-26", "whoever has moved does not throw a %s this turn",
			w->name);
	if (adv_lobs_left(g, figure) == 0)
		return refuse(why, "S-A-69", "none is left of what the scenario gave");
	if (served_too_soon(g, figure, w))
		return refuse(why, "S-A-69", "one man alone serves the %s every other turn",
			w->name);
	return true;
}

/* S-A-64; the house rule on nearness. */
static bool place_fits(const struct game *g, int figure, cell_t cell, const struct weapon *w,
	struct reason *why)
{
	const cell_t from = origin(g, figure, cell);
	const int32_t distance = table_distance(g->table, from, cell);

	if (distance > adv_longest_range(w))
		return refuse(why, "A-26", "too far: a %s reaches %d\"", w->name,
			(int)(adv_longest_range(w) / 10));
	if (distance < w->burst.least)
		return refuse(why, "A-26", "too near: a %s reaches no nearer than %d\"", w->name,
			(int)(w->burst.least / 10));
	if (w->burst.sees && !sight_clear(g->table, from, cell))
		return refuse(why, "S-A-64", "there is no line of sight to that place for a %s",
			w->name);
	return true;
}

/* ---- one figure ---- */

static bool has_any(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (adv_bursts(weapon_of(g, arm)))
			return true;
	return false;
}

/* Of all that a unit has been told the last word counts: who has no place yet lobs first, those
 * without a target before the rest, then who was to lob elsewhere. */
enum turn { FREE, AIMED, LOBBING, TURNS };

static enum turn turn_of(const struct game *g, int figure)
{
	const struct adv_figure *a = adv_figure_of(g, figure);

	return a->lob != CELL_NONE ? LOBBING : a->aim >= 0 ? AIMED : FREE;
}

/* Books that know of nothing to throw have no rule of its own for it. */
static bool has_nothing(const struct game *g, const char *who, struct reason *why)
{
	const struct adv_rules *const r = adv_rules_of(g);

	for (int i = 0; why != NULL && i < r->n_weapons; i++)
		if (adv_bursts(&r->weapons[i]))
			return refuse(why, "A-26", "%s nothing to throw or lob", who);
	return refuse(why, "A-16", "%s knows of nothing to throw or lob", g->setup->book->title);
}

static bool has_none(const struct game *g, int unit, struct reason *why)
{
	char who[ID_MAX + 100];

	if (why == NULL)
		return false;
	snprintf(who, sizeof(who), "%s have", game_unit_name(g, unit));
	return has_nothing(g, who, why);
}

/* What holds whatever the place. */
static bool may_lob(const struct game *g, int figure, struct reason *why)
{
	if (!has_any(g, figure))
		return has_nothing(g, "it has", why);
	if (!adv_can_shoot(g, figure, why))
		return false;
	if (adv_under_charge(g, g->figures[figure].unit))
		return refuse(why, "A-16", "a charged unit shoots at its chargers only");
	if (adv_feeds(g, figure))
		return refuse(why, "S-A-59", "it serves the gun next to it");
	return true;
}

bool adv_lob_ready(const struct game *g, int figure, const struct weapon *w)
{
	return adv_bursts(w) && arm_ready(g, figure, w, NULL);
}

bool adv_lob(const struct game *g, int figure, cell_t cell, int *weapon, struct reason *why)
{
	int best = -1;

	if (!may_lob(g, figure, why))
		return false;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *w = weapon_of(g, arm);

		if (!adv_bursts(w) || !arm_ready(g, figure, w, best < 0 ? why : NULL)
			|| !place_fits(g, figure, cell, w, best < 0 ? why : NULL))
			continue;
		if (best < 0 || w->dice > weapon_of(g, best)->dice)
			best = arm;
	}
	*weapon = best;
	return best >= 0;
}

/* Whether some figure of a unit could lob at some place. */
bool adv_unit_can_lob(const struct game *g, int unit, struct reason *why)
{
	has_none(g, unit, why);
	FOR_MEMBERS(f, g, unit) {
		if (!has_any(g, f) || !may_lob(g, f, why))
			continue;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			if (adv_bursts(weapon_of(g, arm))
				&& arm_ready(g, f, weapon_of(g, arm), why))
				return true;
	}
	return false;
}

/* ---- telling who lobs ---- */

static int wanted_of(const struct choice *c)
{
	return c->n > 2 ? c->argument[2].value : 1;
}

/* How many of a unit, who do not lob there already, can lob at a place; why the first cannot. */
static int count_able(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	int able = 0, weapon;
	bool refused = false, aimed = false;

	FOR_MEMBERS(f, g, unit) {
		struct reason *ask = refused || !has_any(g, f) ? NULL : why;

		if (game_whereabouts(g, f) == CELL_NONE)
			continue;
		if (adv_figure_of(g, f)->lob == cell)
			aimed = true;
		else if (adv_lob(g, f, cell, &weapon, ask))
			able++;
		else
			refused = refused || ask != NULL;
	}
	if (able == 0 && !refused && aimed)
		refuse(why, "A-26", "all who can throw there already");
	else if (able == 0 && !refused)
		has_none(g, unit, why);
	return able;
}

bool adv_check_lob(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = fire_unit(g, c);
	const cell_t cell = c->argument[1].value;
	int able, weapon;

	if (c->argument[0].kind != ARGUMENT_UNIT && c->argument[0].kind != ARGUMENT_FIGURE)
		return refuse(why, "", "who? expected a unit or one of its figures");
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "A-16", "%s do not take your orders", game_unit_name(g, unit));
	if (c->argument[0].kind == ARGUMENT_FIGURE)
		return c->n > 2 ? refuse(why, "", "a figure lobs alone: leave the number out")
			: adv_lob(g, c->argument[0].value, cell, &weapon, why);
	if (wanted_of(c) < 1)
		return refuse(why, "", "how many? expected 1 or more, found %d", wanted_of(c));
	able = count_able(g, unit, cell, why);
	if (able > 0 && wanted_of(c) > able)
		return refuse(why, "A-26", "only %d more of %s can lob there", able,
			game_unit_name(g, unit));
	return able > 0;
}

/* LO2. */
static void write_down(struct game *g, int figure, cell_t cell, int weapon)
{
	struct adv_figure *a = adv_figure_of(g, figure);
	const int loader = weapon_of(g, weapon)->crew ? adv_loader(g, figure) : NOBODY;

	a->lob = cell;
	a->lob_arm = (int16_t)weapon;
	a->aim = NOBODY;
	a->held = false;
	if (loader < 0)
		return;
	adv_figure_of(g, loader)->aim = NOBODY;
	adv_figure_of(g, loader)->lob = CELL_NONE;
}

static void lob_some(struct game *g, int unit, cell_t cell, int wanted)
{
	for (int turn = FREE; turn < TURNS; turn++)
		FOR_MEMBERS(f, g, unit) {
			int weapon;

			if (wanted == 0 || adv_figure_of(g, f)->lob == cell
				|| turn_of(g, f) != (enum turn)turn
				|| !adv_lob(g, f, cell, &weapon, NULL))
				continue;
			write_down(g, f, cell, weapon);
			wanted--;
		}
}

void adv_apply_lob(struct game *g, const struct choice *c)
{
	const cell_t cell = c->argument[1].value;
	int weapon;

	if (c->argument[0].kind == ARGUMENT_UNIT)
		lob_some(g, c->argument[0].value, cell, wanted_of(c));
	else if (adv_lob(g, c->argument[0].value, cell, &weapon, NULL))
		write_down(g, c->argument[0].value, cell, weapon);
}

/* ---- who is asked ---- */

static bool could_matter(const struct game *g, int figure, int enemy, int32_t reach)
{
	const int side = g->units[g->figures[figure].unit].side;
	const cell_t last = g->units[enemy].last_seen[side];

	if (!game_sees(g, side, enemy))
		return last != CELL_NONE
			&& table_distance(g->table, origin(g, figure, last), last) <= reach;
	FOR_MEMBERS(f, g, enemy)
		if (game_on_table(g, f) && adv_range(g, figure, f) <= reach)
			return true;
	return false;
}

/* A mortar can always be asked for; a grenade where an enemy is known, or was. */
bool adv_may_want_to_lob(const struct game *g, int figure)
{
	if (!may_lob(g, figure, NULL))
		return false;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *w = weapon_of(g, arm);

		if (!adv_bursts(w) || !arm_ready(g, figure, w, NULL))
			continue;
		if (!w->burst.sees)
			return true;
		for (int u = 0; u < g->n_units; u++)
			if (game_enemies(g, g->figures[figure].unit, u) && could_matter(g, figure,
					u, adv_longest_range(w) + w->burst.radius))
				return true;
	}
	return false;
}

/* ---- the turn ---- */

/* Those who see the thrower see him throw; where it will burst is for his own
 * side to know. */
static void tell_lob(struct game *g, int figure)
{
	const struct adv_figure *a = adv_figure_of(g, figure);
	const int unit = g->figures[figure].unit;
	const uint16_t own = (uint16_t)(1u << g->units[unit].side);
	struct event e = event_of(EVENT_LOB);

	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.word = weapon_of(g, a->lob_arm)->burst.name;
	e.cell = a->lob;
	e.audience = own;
	game_emit(g, &e);
	e.cell = CELL_NONE;
	e.audience = (uint16_t)(game_watchers(g, unit) & ~own);
	if (e.audience != 0)
		game_emit(g, &e);
}

void adv_lobs_away(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct adv_figure *a = adv_figure_of(g, f);

		if (a->lob == CELL_NONE)
			continue;
		tell_lob(g, f);
		a->fired = true;
		a->lob_turn = g->turn;
		if (a->lobbed < UINT8_MAX)
			a->lobbed++;
		adv_unit_of(g, g->figures[f].unit)->fired = true;
		if (!mounted(g, f))
			movers_face(g, f, a->lob);
	}
}

void adv_shells_fly(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct adv_figure *a = adv_figure_of(g, f);

		a->shell = a->lob;
		a->shell_arm = a->lob_arm;
		a->lob = CELL_NONE;
		a->lob_arm = -1;
	}
}
