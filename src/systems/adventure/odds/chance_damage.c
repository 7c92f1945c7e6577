/* The chances of vehicle damage: fire or a burst at a vehicle, and each hit's die on
 * the chart.
 */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

enum { WEAPON, VEHICLE, HITS, SHOOTERS, RANGE, CREW, SHOOTER_MOVE, VEHICLE_MOVE, SUBMERGED,
	RAMMED };

enum { STANDING, MOVING, DOUBLE, FLYING };
static const char *const vehicle_moves[] = { "standing", "moving", "double", "flying", NULL };

enum { COL = 2, ROW = 10, ROWS = 21, MARGIN = 24, HITS_MOST = 20 };
enum { US, THEM };	/* units */

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "maxim", "what is fired at it"),
	[VEHICLE] = ODDS_ROW("vehicle", "vehicles", "truck", "what is hit"),
	[HITS] = ODDS_NUMBER("hits", 0, HITS_MOST, "0",
		"that have been scored; 0: by fire, or a burst, as follows"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, VOLLEY_FIGURES, "1",
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
static const struct odds_in_vain in_vain[] = { { "A-9", NULL }, { NULL, NULL } };
static const struct odds_nothing nothing = { "unhurt", never, counts, in_vain };

static const struct weapon *weapon_of(const struct scene *s)
{
	return &adv_rules_of(s->game)->weapons[scene_input(s, WEAPON)];
}

/* ---- the table ---- */

static bool fits(const struct odds_case *c, struct reason *why)
{
	return adv_odds_move_known(c->book, c->values[SHOOTER_MOVE].number, why);
}

/* What it stands or floats on, as far as it does. */
static bool put_ground(struct scene *s)
{
	const struct setup_unit *const u = &s->units[THEM];
	const struct table *const t = s->setup.table;
	cell_t cells[BODY_CELLS_MAX];
	struct body body;
	int seats, ground = 0, n;

	while (ground < t->n_grounds && !adv_stands(&s->setup, u->first, ground))
		ground++;
	if (ground == t->n_grounds
		|| !adv_body(s->asked->book, u->settings, t->cell_length, &body, &seats))
		return refuse(s->why, "X-62", "there is no ground that it goes on");
	n = footprint_cells(&t->grid, body, u->cell, u->facing, cells);
	for (int i = 0; i < n; i++)
		scene_ground(s, grid_col(&t->grid, cells[i]), grid_row(&t->grid, cells[i]),
			ground);
	return true;
}

static bool put(struct scene *s)
{
	struct setup_figure *first;

	scene_unit(s, 0, scene_input(s, CREW), COL, ROW);
	first = scene_figure(s, US, 0);
	first->arms[first->n_arms++] = (int16_t)scene_input(s, WEAPON);
	scene_unit(s, 1, 1, COL + scene_input(s, RANGE) + MARGIN / 2, ROW);
	scene_say(s, THEM, UNIT_VEHICLE, scene_input(s, VEHICLE));
	return put_ground(s);
}

/* Nearer, until the nearest part of the vehicle is as far as was said. */
static void come_near(const struct scene *s)
{
	struct game *const g = s->game;
	const struct grid *const grid = &g->table->grid;
	const int32_t range = scene_input(s, RANGE) * s->asked->book->inch;
	const int figure = g->units[US].head, hull = adv_hull(g, THEM);

	for (int col = COL; col < grid->cols && adv_range(g, figure, hull) > range; col++) {
		for (int man = figure + scene_input(s, CREW) - 1; man >= figure; man--)
			game_place(g, man, grid_at(grid, col, ROW + man - figure));
	}
}

static bool set(struct scene *s)
{
	struct game *const g = s->game;
	struct adv_unit *const them = adv_unit_of(g, THEM);
	const struct vehicle_kind *const kind = adv_kind(g, THEM);
	const enum mode mode = adv_odds_mode(scene_input(s, SHOOTER_MOVE));
	const int move = scene_input(s, VEHICLE_MOVE);

	come_near(s);
	if (move == FLYING && kind->rate[RATE_FLIGHT] == 0)
		return refuse(s->why, "A-28", "%s: it does not fly, expected standing, moving, double",
			kind->name);
	if (scene_input(s, SUBMERGED) && !kind->dives)
		return refuse(s->why, "A-28", "%s: it does not dive", kind->name);
	adv_unit_of(g, US)->mode = (uint8_t)mode;
	adv_figure_of(g, g->units[US].head)->spent = mode != MODE_STATIONARY;
	them->moved = move != STANDING;
	them->vehicle.doubled = move == DOUBLE;
	them->vehicle.flying = move == FLYING;
	them->vehicle.submerged = scene_input(s, SUBMERGED) != 0;
	them->spotted |= 1;
	g->units[THEM].sighted |= 1;
	return true;
}

/* ---- its hits ---- */

/* So many for certain, or by the dice of a volley or a burst. */
struct fire { int dice; chance_t each; };

static bool by_burst(const struct scene *s, int hull, struct fire *fire, struct odds *odds)
{
	const struct game *const g = s->game;
	const struct weapon *const w = weapon_of(s);
	const cell_t place = game_nearest_part(g, hull, g->figures[g->units[US].head].cell);
	struct roller r;

	if (scene_input(s, VEHICLE_MOVE) == FLYING)
		return refuse(s->why, "X-68", "what bursts on the ground does not reach what flies");
	if (!adv_odds_lobs(g, w, place, scene_input(s, RANGE) * s->asked->book->inch, odds, s->why))
		return false;
	adv_burst_roller(g, place, w, hull, &r);
	fire->dice = scene_input(s, SHOOTERS) * w->dice;
	fire->each = odds_roll(odds, &r, adv_rules_of(g)->die, fire->dice, "hit")->each;
	odds_note(odds, "It bursts in the next turn: if the vehicle is still there (A-26).");
	return true;
}

static bool by_fire(const struct scene *s, struct fire *fire, struct odds *odds)
{
	const struct game *const g = s->game;
	const int figure = g->units[US].head;
	struct roller r;
	struct aim a;

	if (!adv_can_shoot(g, figure, s->why)
		|| !adv_odds_reaches(g, weapon_of(s), scene_input(s, RANGE), odds)
		|| !adv_aim(g, figure, THEM, &a, s->why))
		return false;
	adv_aim_roller(g, &a, THEM, &r);
	fire->dice = scene_input(s, SHOOTERS) * a.dice;
	fire->each = odds_roll(odds, &r, adv_rules_of(g)->die, fire->dice, "hit")->each;
	return true;
}

static bool find_fire(const struct scene *s, int hull, struct fire *fire, struct odds *odds)
{
	const int hits = scene_input(s, HITS);

	*fire = (struct fire){ hits > 0 ? hits : 1, CERTAIN };
	if (hits > 0 || scene_input(s, RAMMED))
		return true;
	return adv_bursts(weapon_of(s)) ? by_burst(s, hull, fire, odds)
		: by_fire(s, fire, odds);
}

/* ---- the chances ---- */

/* damaged in the air it must come down, if it can. */
static void tell_flight(const struct game *g, const struct damage *d, struct odds *odds)
{
	const chance_t lands = adv_control(g, THEM, odds);
	const chance_t down = chance_both(d->harm[HARM_DAMAGED], lands);

	odds_outcome(odds, "lands, damaged", down);
	odds_outcome(odds, "shot down, destroyed",
		d->harm[HARM_DAMAGED] - down + d->harm[HARM_DESTROYED]);
	odds_note(odds, "Damaged in the air it must come down where it is (X-68); shot down, all "
		"aboard roll for a wound again (S-A-78). A pilot with Luck uses that.");
}

static void tell(const struct scene *s, const struct damage *d, struct odds *odds)
{
	odds_outcome(odds, "unhurt", d->harm[HARM_NONE]);
	if (scene_input(s, VEHICLE_MOVE) == FLYING) {
		tell_flight(s->game, d, odds);
	} else {
		odds_outcome(odds, "damaged", d->harm[HARM_DAMAGED]);
		odds_outcome(odds, "destroyed", d->harm[HARM_DESTROYED]);
	}
	odds_outcome(odds, "all aboard wounded", d->toll[TOLL_WOUNDED]);
	odds_outcome(odds, "all aboard killed", d->toll[TOLL_KILLED]);
	odds_note(odds, "Of several hits the worst counts, for the vehicle and for those aboard "
		"(S-A-71, S-A-74); heroes among them have their Luck.");
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct game *const g = s->game;
	const int hull = adv_hull(g, THEM);
	const struct weapon *const w = scene_input(s, RAMMED) ? NULL : weapon_of(s);
	struct fire fire;
	struct damage d;
	struct roller r;

	if (!find_fire(s, hull, &fire, odds))
		return false;
	if (fire.dice > VOLLEY_DICE)
		return refuse(s->why, "", "%d dice: expected at most %d", fire.dice, VOLLEY_DICE);
	adv_damage_roller(g, hull, w, &r);
	odds_roll(odds, &r, adv_rules_of(g)->die, 1, "");
	adv_damage_begin(&d);
	adv_damage_dice(g, hull, w, fire.each, fire.dice, &d);
	adv_damage_end(&d);
	tally_dice(odds_count(odds, "hits"), fire.each, fire.dice);
	tell(s, &d, odds);
	return true;
}

static const struct situation situation = { .cols = COL + MARGIN, .rows = ROWS,
	.longer_by = RANGE, .fits = fits, .put = put, .set = set, .reckon = reckon };
const struct odds_action adv_odds_damage = { "damage", "Hits on a vehicle", "A-28", inputs,
	scene_reckon, &situation, NULL, &nothing };
