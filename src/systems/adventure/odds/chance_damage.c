/* The chances of vehicle damage: fire or a burst at a vehicle, and each hit's die on
 * the chart.
 */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/odds/chance_grenades.h"
#include "systems/adventure/odds/chance_words.h"
#include "systems/adventure/odds/hail.h"
#include "systems/adventure/odds/reckon.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

enum { WEAPON, VEHICLE, HITS, SHOOTERS, RANGE, CREW, SHOOTER_MOVE, VEHICLE_MOVE, SUBMERGED,
	RAMMED };

enum { STANDING, MOVING, DOUBLE, FLYING };
static const char *const vehicle_moves[] = { "standing", "moving", "double", "flying", NULL };

enum { COL = 2, ROW = 10, ROWS = 21, MARGIN = 24, HITS_MOST = 20 };

const struct odds_input adv_damage_inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "maxim", "what is fired at it"),
	[VEHICLE] = ODDS_ROW("vehicle", "vehicles", "truck", "what is hit"),
	[HITS] = ODDS_NUMBER("hits", 0, HITS_MOST, "0",
		"that have been scored; 0: by fire, or a burst, as follows"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, HAIL_FIGURES, "1",
		"how many shoot or lob; of guns with a crew, how many guns"),
	[RANGE] = ODDS_RANGE("range", 1, 99, "12", "to its nearest part"),
	[CREW] = ODDS_NUMBER("crew", 1, 2, "2", "men at each gun that asks for a crew"),
	[SHOOTER_MOVE] = ODDS_WORD("shooter-move", adv_odds_moves, "stationary",
		"the shooters' order"),
	[VEHICLE_MOVE] = ODDS_WORD("vehicle-move", vehicle_moves, "standing",
		"what it does this turn"),
	[SUBMERGED] = ODDS_FLAG("submerged", "no", "whether it has dived"),
	[RAMMED] = ODDS_FLAG("rammed", "no",
		"struck by another vehicle instead: nothing is added for an arm"),
	{ .name = NULL }
};

static const char *const never[] = { "damaged", "destroyed", "all aboard wounded",
	"all aboard killed", NULL };
static const char *const counts[] = { "hits", NULL };
const struct odds_nothing adv_damage_nothing = { "unhurt", never, counts };

struct damage_case {
	const struct rulebook *book;
	const struct odds_value *values;
	struct scene *s;
	int us, them;
	struct game *g;
};

static int value(const struct damage_case *c, int input)
{
	return (int)c->values[input].number;
}

static const struct weapon *weapon_of(const struct damage_case *c)
{
	return &adv_rules_of(c->g)->weapons[value(c, WEAPON)];
}

/* ---- the table ---- */

/* What it stands or floats on, as far as it does. */
static bool put_ground(const struct damage_case *c, struct reason *why)
{
	const struct setup_unit *const u = &c->s->units[c->them];
	const struct table *const t = c->s->setup.table;
	cell_t cells[BODY_CELLS_MAX];
	struct body body;
	int seats, ground = 0, n;

	while (ground < t->n_grounds && !adv_stands(&c->s->setup, u->first, ground))
		ground++;
	if (ground == t->n_grounds
		|| !adv_body(c->book, u->settings, t->cell_length, &body, &seats))
		return refuse(why, "X-62", "there is no ground that it goes on");
	n = footprint_cells(&t->grid, body, u->cell, u->facing, cells);
	for (int i = 0; i < n; i++)
		scene_ground(c->s, grid_col(&t->grid, cells[i]), grid_row(&t->grid, cells[i]),
			ground);
	return true;
}

static bool put_all(struct damage_case *c, struct reason *why)
{
	c->us = scene_unit(c->s, 0, value(c, CREW), COL, ROW);
	scene_figure(c->s, c->us, 0)->arms[0] = (int16_t)value(c, WEAPON);
	scene_figure(c->s, c->us, 0)->n_arms = 1;
	c->them = scene_unit(c->s, 1, 1, COL + value(c, RANGE) + MARGIN / 2, ROW);
	c->s->units[c->them].settings[UNIT_VEHICLE] =
		(struct setting){ true, value(c, VEHICLE), NULL };
	return put_ground(c, why);
}

/* Nearer, until the nearest part of the vehicle is as far as was said. */
static void come_near(const struct damage_case *c, int figure, int hull)
{
	const struct grid *const grid = &c->g->table->grid;
	const int32_t range = value(c, RANGE) * c->book->inch;

	for (int col = COL; col < grid->cols && adv_range(c->g, figure, hull) > range; col++) {
		for (int man = figure + value(c, CREW) - 1; man >= figure; man--)
			game_place(c->g, man, grid_at(grid, col, ROW + man - figure));
	}
}

static bool set_state(const struct damage_case *c, struct reason *why)
{
	struct adv_unit *const them = adv_unit_of(c->g, c->them);
	const struct vehicle_kind *const kind = adv_kind(c->g, c->them);
	const enum mode mode = adv_odds_mode(value(c, SHOOTER_MOVE));
	const int move = value(c, VEHICLE_MOVE);

	if (move == FLYING && kind->rate[RATE_FLIGHT] == 0)
		return refuse(why, "A-28", "%s: it does not fly, expected standing, moving, double",
			kind->name);
	if (value(c, SUBMERGED) && !kind->dives)
		return refuse(why, "A-28", "%s: it does not dive", kind->name);
	adv_unit_of(c->g, c->us)->mode = (uint8_t)mode;
	adv_figure_of(c->g, c->g->units[c->us].head)->spent = mode != MODE_STATIONARY;
	them->moved = move != STANDING;
	them->vehicle.doubled = move == DOUBLE;
	them->vehicle.flying = move == FLYING;
	them->vehicle.submerged = value(c, SUBMERGED) != 0;
	them->spotted |= 1;
	c->g->units[c->them].sighted |= 1;
	return true;
}

/* ---- its hits ---- */

/* So many for certain, or by the dice of a volley or a burst. */
struct fire { int dice; chance_t each; };

/* Too far or too near to lob, and nothing else. */
static bool out_of_reach(const struct damage_case *c)
{
	const struct weapon *const w = weapon_of(c);
	const int32_t range = value(c, RANGE) * c->book->inch;

	return adv_odds_mode(value(c, SHOOTER_MOVE)) == MODE_STATIONARY
		&& (range > adv_longest_range(w) || range < w->burst.least);
}

static bool by_burst(const struct damage_case *c, int hull, struct fire *fire, struct odds *odds,
	struct reason *why)
{
	const struct weapon *const w = weapon_of(c);
	const cell_t place = game_nearest_part(c->g, hull,
		c->g->figures[c->g->units[c->us].head].cell);
	struct roller r;
	int weapon;

	if (value(c, VEHICLE_MOVE) == FLYING)
		return refuse(why, "X-68", "what bursts on the ground does not reach what flies");
	if (!adv_lob(c->g, c->g->units[c->us].head, place, &weapon, why))
		return out_of_reach(c) && odds_cannot_by(odds, why, "A-26");
	adv_burst_roller(c->g, place, w, hull, &r);
	fire->dice = value(c, SHOOTERS) * w->dice;
	fire->each = odds_roll(odds, &r, adv_rules_of(c->g)->die, fire->dice, "hit")->each;
	odds_note(odds, "It bursts in the next turn: if the vehicle is still there (A-26).");
	return true;
}

static bool by_fire(const struct damage_case *c, struct fire *fire, struct odds *odds,
	struct reason *why)
{
	const struct weapon *const w = weapon_of(c);
	const int32_t reach = adv_longest_range(w);
	struct roller r;
	struct aim a;

	if (!adv_can_shoot(c->g, c->g->units[c->us].head, why))
		return false;
	if (w->hit > 0 && value(c, RANGE) * c->book->inch > reach)
		return odds_cannot(odds, "A-16", "a %s reaches %d%s, found a range of %d%s",
		w->name,
			(int)(reach / c->book->inch), c->book->unit, value(c, RANGE),
			c->book->unit);
	if (!adv_aim(c->g, c->g->units[c->us].head, c->them, &a, why))
		return odds_cannot_by(odds, why, "A-9");
	adv_aim_roller(c->g, &a, c->them, &r);
	fire->dice = value(c, SHOOTERS) * a.dice;
	fire->each = odds_roll(odds, &r, adv_rules_of(c->g)->die, fire->dice, "hit")->each;
	return true;
}

static bool find_fire(const struct damage_case *c, int hull, struct fire *fire,
	struct odds *odds, struct reason *why)
{
	*fire = (struct fire){ value(c, HITS) > 0 ? value(c, HITS) : 1, CERTAIN };
	if (value(c, HITS) > 0 || value(c, RAMMED))
		return true;
	return adv_bursts(weapon_of(c)) ? by_burst(c, hull, fire, odds, why)
		: by_fire(c, fire, odds, why);
}

/* ---- the chances ---- */

/* damaged in the air it must come down, if it can. */
static void tell_flight(const struct damage_case *c, const struct damage *d, struct odds *odds)
{
	const chance_t lands = adv_control(c->g, c->them, odds);
	const chance_t down = chance_both(d->harm[HARM_DAMAGED], lands);

	odds_outcome(odds, "lands, damaged", down);
	odds_outcome(odds, "shot down, destroyed",
		d->harm[HARM_DAMAGED] - down + d->harm[HARM_DESTROYED]);
	odds_note(odds, "Damaged in the air it must come down where it is (X-68); shot down, all "
		"aboard roll for a wound again (S-A-78). A pilot with Luck uses that.");
}

static void tell(const struct damage_case *c, const struct damage *d, struct odds *odds)
{
	odds_outcome(odds, "unhurt", d->harm[HARM_NONE]);
	if (value(c, VEHICLE_MOVE) == FLYING) {
		tell_flight(c, d, odds);
	} else {
		odds_outcome(odds, "damaged", d->harm[HARM_DAMAGED]);
		odds_outcome(odds, "destroyed", d->harm[HARM_DESTROYED]);
	}
	odds_outcome(odds, "all aboard wounded", d->toll[TOLL_WOUNDED]);
	odds_outcome(odds, "all aboard killed", d->toll[TOLL_KILLED]);
	odds_note(odds, "Of several hits the worst counts, for the vehicle and for those aboard "
		"(S-A-71, S-A-74); heroes among them have their Luck.");
}

static bool reckon(const struct damage_case *c, struct odds *odds, struct reason *why)
{
	const int hull = adv_hull(c->g, c->them);
	const struct weapon *const w = value(c, RAMMED) ? NULL : weapon_of(c);
	struct fire fire;
	struct damage d;
	struct roller r;

	if (!find_fire(c, hull, &fire, odds, why))
		return false;
	if (fire.dice > HAIL_DICE)
		return refuse(why, "", "%d dice: expected at most %d", fire.dice, HAIL_DICE);
	adv_damage_roller(c->g, hull, w, &r);
	odds_roll(odds, &r, adv_rules_of(c->g)->die, 1, "");
	adv_damage_begin(&d);
	adv_damage_dice(c->g, hull, w, fire.each, fire.dice, &d);
	adv_damage_end(&d);
	tally_dice(odds_count(odds, "hits"), fire.each, fire.dice);
	tell(c, &d, odds);
	return true;
}

bool adv_damage_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct damage_case c = { .book = q->book, .values = q->values };
	bool done = false;

	if (!adv_odds_move_known(q->book, value(&c, SHOOTER_MOVE), why))
		return false;
	c.s = scene_new(q, COL + value(&c, RANGE) + MARGIN, ROWS, why);
	if (!c.s)
		return false;
	if (put_all(&c, why) && (c.g = scene_game(c.s, why)) != NULL) {
		come_near(&c, c.g->units[c.us].head, adv_hull(c.g, c.them));
		done = set_state(&c, why) && reckon(&c, odds, why);
	}
	scene_free(c.s);
	return done;
}
