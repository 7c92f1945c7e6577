/* What figures, units and vehicles of an adventure can be in (Y-29): the table by which the
 * Game Master and scenarios put them there.
 *
 *  AS1  A2: who routs, pursues or must retreat has no order of its own choice.
 *  AS2  of routing, pursuing, retreating and suppressed a unit is at most what the rules
 *       let it be at once: the newest drives out what cannot be with it.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/vehicles/vehicles.h"

enum { COUNT_MOST = 9 };

/* ---- whom a state is for ---- */

static bool is_man(const struct game *g, int figure, struct reason *why)
{
	return !game_vehicle(g, figure)
		|| refuse(why, "X-60", "a vehicle is a thing: that is of men");
}

static bool may_be_fit(const struct game *g, int figure, int32_t value, struct reason *why)
{
	(void)value;
	return is_man(g, figure, why) && affliction_fit(g, figure, why);
}

/* A unit of men with somebody on his feet. */
static bool may_be_men(const struct game *g, int unit, int32_t value, struct reason *why)
{
	(void)value;
	if (adv_vehicle(g, unit))
		return refuse(why, "X-60", "a vehicle is a thing: that is of men");
	return adv_guide(g, unit) >= 0 || adv_unit_suppressed(g, unit)
		|| refuse(why, "C-12", "nobody of %s could move on foot", game_unit_name(g, unit));
}

/* ---- the heart of a unit ---- */

/* AS1: what it was told before is off. */
static void forget_order(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->mode = MODE_NONE;
	u->figure = NOBODY;
	u->goal = CELL_NONE;
	u->ordered = u->rallying = u->offers = u->charging = u->may_pursue = false;
	u->target = NOBODY;
	FOR_MEMBERS(f, g, unit) {
		adv_figure_of(g, f)->goal = CELL_NONE;
		adv_figure_of(g, f)->helper = NOBODY;
		adv_figure_of(g, f)->helping = false;
	}
}

static bool may_rout(const struct game *g, int unit, int32_t value, struct reason *why)
{
	bool somebody = value == 0;

	FOR_MEMBERS(f, g, unit)
		somebody = somebody || (g->figures[f].life == LIFE_FIT && game_on_table(g, f)
			&& !adv_has(g, f, TRAIT_BRAVE));
	return may_be_men(g, unit, value, why)
		&& (somebody || refuse(why, "S-A-14", "the Brave and Dashing never run"));
}

/* S-A-14: who stood alone while the others ran stands with them again. */
static void steady(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->routing = u->retreating = u->pursuing = u->hemmed = false;
	u->retreat_turn = 0;
	u->threat = NOBODY;
	u->ladder = LADDER_NONE;
	adv_end_standing_alone(g);
}

static void set_routing(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (value == 0) {
		steady(g, unit);
		affliction_tell(g, unit, NOBODY, "steady");
		return;
	}
	forget_order(g, unit);
	u->rallied = 0;
	u->hemmed = false;
	adv_rout(g, unit, contact_nearest(g, unit, NULL));
}

/* S-A-97: it is made in the coming Movement phase; suppressed with it. */
static bool may_retreat(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return may_be_men(g, unit, value, why) && (value == 0 || !adv_unit_of(g, unit)->routing
		|| refuse(why, "A-19", "%s routs already", game_unit_name(g, unit)));
}

static int coming_movement(const struct game *g)
{
	return adv_game_of(g)->walk.stage < STAGE_MOVE && g->turn > 0 ? g->turn : g->turn + 1;
}

static void set_retreating(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (value == 0) {
		steady(g, unit);
		affliction_tell(g, unit, NOBODY, "steady");
		return;
	}
	forget_order(g, unit);
	u->pursuing = false;
	u->ladder = LADDER_RETREAT;
	u->retreating = true;
	u->retreat_turn = (int16_t)coming_movement(g);
	u->threat = (int16_t)contact_nearest(g, unit, NULL);
	adv_suppress_unit(g, unit, u->retreat_turn + adv_rules_of(g)->retreat_turns);
	affliction_tell_until(g, unit, NOBODY, "must retreat", u->retreat_turn);
}

/* Not so that whoever never was is so before the first turn. */
static int32_t all_suppressed(const struct game *g, int unit)
{
	return adv_unit_suppressed(g, unit) && adv_unit_of(g, unit)->suppressed_until > 0;
}

static bool may_pursue(const struct game *g, int unit, int32_t other, struct reason *why)
{
	if (!may_be_men(g, unit, other, why))
		return false;
	if (other == NOBODY)
		return true;
	if (!game_enemies(g, unit, other) || !adv_unit_alive(g, other) || adv_vehicle(g, other))
		return refuse(why, "A-19", "one pursues enemies who are there, on foot");
	if (!adv_unit_of(g, other)->routing)
		return refuse(why, "S-A-102", "only who routs is pursued: %s does not",
			game_unit_name(g, other));
	return (!adv_unit_of(g, unit)->routing && all_suppressed(g, unit) == 0)
		|| refuse(why, "A-21", "%s is not free to", game_unit_name(g, unit));
}

static int32_t pursued(const struct game *g, int unit)
{
	return adv_unit_of(g, unit)->pursuing ? adv_unit_of(g, unit)->target : NOBODY;
}

static void set_pursuing(struct game *g, int unit, int32_t other)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	forget_order(g, unit);
	u->target = (int16_t)other;
	u->pursuing = false;
	if (other == NOBODY)
		affliction_tell(g, unit, NOBODY, "ends its pursuit");
	else
		adv_begin_pursuit(g, unit);
}

static void set_all_suppressed(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->suppressed_until = 0;
	u->ladder = value != 0 ? LADDER_SUPPRESSED : LADDER_NONE;
	u->retreating = u->retreating && value != 0;
	if (value != 0)
		adv_suppress_unit(g, unit, adv_suppressed_through(g));
	else		/* who runs runs on: whole units are steady when they do not */
		affliction_tell(g, unit, NOBODY, u->routing ? "no longer suppressed" : "steady");
}

static bool may_be_rallied(const struct game *g, int unit, int32_t value, struct reason *why)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	return may_be_men(g, unit, value, why) && (value == 0 || (!u->routing && !u->pursuing)
		|| refuse(why, "A-22", "who is routing, or pursues, is not rallied"));
}

static int32_t rallied(const struct game *g, int unit)
{
	return adv_unit_of(g, unit)->rallied >= g->turn && adv_unit_of(g, unit)->rallied > 0;
}

static void set_rallied(struct game *g, int unit, int32_t value)
{
	if (value != 0)
		forget_order(g, unit);
	adv_unit_of(g, unit)->rallied = (int16_t)(value != 0 ? g->turn + (g->turn == 0) : 0);
}

static int32_t runs(const struct game *g, int unit)
{
	return adv_unit_of(g, unit)->runs;
}

/* as the turn's end counts them. */
static void set_runs(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->runs = (uint8_t)value;
	u->must_rest = u->runs >= adv_rules_of(g)->run_limit[adv_combatant(g, unit) ? 0 : 1];
	if (u->must_rest && u->mode != MODE_NONE && !adv_rules_of(g)->mode[u->mode].rests
		&& adv_game_of(g)->walk.stage < STAGE_REVEAL)
		forget_order(g, unit);
}

static void set_reorganise(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->reorganise = (uint8_t)value;
	if (value > 0 && u->mode == MODE_CHARGE && adv_game_of(g)->walk.stage < STAGE_REVEAL)
		forget_order(g, unit);
}

/* Before the first turn as a fight of the turn before it. */
static void set_beaten(struct game *g, int unit, int32_t value)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->beaten = value != 0;
	if (g->turn > 0)
		return;
	u->fought = value != 0;
	u->hits_taken = value != 0;
}

/* ---- one man ---- */

static int32_t suppressed(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->suppressed_until >= g->turn
		&& adv_figure_of(g, figure)->suppressed_until > 0;
}

static void set_suppressed(struct game *g, int figure, int32_t value)
{
	if (value != 0) {
		adv_suppress_figure(g, figure, adv_suppressed_through(g));
		return;
	}
	adv_figure_of(g, figure)->suppressed_until = 0;
	affliction_tell_figure(g, figure, "steady");
}

static bool may_wound(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	return is_man(g, figure, why) && (life == (value != 0 ? LIFE_FIT : LIFE_WOUNDED)
		|| refuse(why, "C-12", "only the fit fall, and only who lies wounded rises; "
			"gm-heal frees captives"));
}

static int32_t wounded(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_WOUNDED && !game_vehicle(g, figure);
}

static void set_wounded(struct game *g, int figure, int32_t value)
{
	adv_figure_of(g, figure)->wounds = 0;
	if (value == 0) {
		game_life(g, figure, LIFE_FIT, "fit again");
		return;
	}
	adv_wound(g, figure);
	loss_frees(g, figure);
	adv_fates(g, false);
}

static bool may_take(const struct game *g, int figure, int32_t captor, struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	if (!is_man(g, figure, why))
		return false;
	if (captor == NOBODY)
		return true;
	if ((life != LIFE_FIT && life != LIFE_WOUNDED && life != LIFE_CAPTIVE)
		|| !game_on_table(g, figure))
		return refuse(why, "S-A-113", "only who stands or lies on the table is taken");
	return (adv_afoot(g, captor)
			&& game_enemies(g, g->figures[figure].unit, g->figures[captor].unit))
		|| refuse(why, "S-A-113", "a captor is an enemy, fit and on foot on the table");
}

/* S-A-113: who is freed is what he was, wounded if he is. */
static void set_captive(struct game *g, int figure, int32_t captor)
{
	game_capture(g, figure, NOBODY);
	if (captor != NOBODY) {
		adv_take(g, figure, captor);
		game_escort(g, captor);
	} else if (adv_figure_of(g, figure)->wounds > 0) {
		game_life(g, figure, LIFE_WOUNDED, "freed, wounded");
	}
}

static bool may_drop(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return may_be_fit(g, figure, value, why) && (value == 0 || adv_arm(g, figure, 0) >= 0
		|| refuse(why, "X-5", "he has no weapon to drop"));
}

static bool is_loader(const struct game *g, int arm)
{
	return adv_rules_of(g)->weapons[arm].muzzle_loader;
}

static bool is_set_up(const struct game *g, int arm)
{
	return adv_rules_of(g)->weapons[arm].set_up > 0;
}

static bool has_magazine(const struct game *g, int arm)
{
	return adv_rules_of(g)->weapons[arm].magazine > 0;
}

static bool may_unload(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return is_man(g, figure, why) && (value == 0 || sheet_armed(g, figure, is_loader)
		|| refuse(why, "A-24", "he has no muzzle loader"));
}

static bool may_unprepare(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return value == 0 || sheet_armed(g, figure, is_set_up)
		|| refuse(why, "A-25", "that is of a gun that is set up, as a Maxim");
}

static bool may_spend(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return value == 0 || sheet_armed(g, figure, has_magazine)
		|| refuse(why, "A-25", "that is of a gun with a canister, as a Lewis");
}

static bool may_have_lobbed(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const int left = adv_lobs_left(g, figure);

	if (left < 0)
		return refuse(why, "S-A-69", "the scenario does not count what he lobs");
	return value <= left + adv_figure_of(g, figure)->lobbed
		|| refuse(why, "S-A-69", "he had %d of them",
			left + adv_figure_of(g, figure)->lobbed);
}

static bool may_be_spared(const struct game *g, int figure, int32_t value, struct reason *why)
{
	(void)value;
	return adv_has(g, figure, TRAIT_OX)
		|| refuse(why, "S-A-3", "only who is Strong Like Ox is spared a blow");
}

static bool may_have_flown(const struct game *g, int figure, int32_t value, struct reason *why)
{
	if (!adv_has(g, figure, TRAIT_ANCIENT_TRAINING))
		return refuse(why, "S-A-15", "only Ancient Training flies");
	return value <= adv_rules_of(g)->flights
		|| refuse(why, "S-A-15", "nobody flies more than %d times",
			adv_rules_of(g)->flights);
}

static bool may_dive(const struct game *g, int figure, int32_t value, struct reason *why)
{
	if (!may_be_fit(g, figure, value, why))
		return false;
	if (value == 0 && game_above(g, figure) != NOBODY)
		return refuse(why, "Y-9", "nobody comes up under a boat: move one of the two");
	if (value == 0)
		return adv_gear(g, figure) != GEAR_HARD_HAT
			|| refuse(why, "A-29", "who wears a hard hat walks on the bottom");
	return (adv_swims(g, figure) && adv_full_air(g, figure) > 0)
		|| refuse(why, "A-29", "one dives where it is deep, and dressed for it");
}

static void set_submerged(struct game *g, int figure, int32_t value)
{
	adv_figure_of(g, figure)->submerged = value != 0;
	adv_figure_of(g, figure)->turns_under = 0;
	affliction_tell_figure(g, figure, value != 0 ? "dives" : "comes up");
}

static bool may_lack_air(const struct game *g, int figure, int32_t value, struct reason *why)
{
	if (!adv_figure_of(g, figure)->submerged)
		return refuse(why, "A-29", "who is not under water breathes");
	return value <= adv_full_air(g, figure)
		|| refuse(why, "A-29", "he has air for %d turns", adv_full_air(g, figure));
}

static bool may_be_lucky(const struct game *g, int figure, int32_t value, struct reason *why)
{
	(void)value;
	return adv_hero(g, figure) || refuse(why, "S-A-7", "only heroes have luck");
}

/* ---- vehicles ---- */

static bool whole_vehicle(const struct game *g, int unit, struct reason *why)
{
	if (!adv_vehicle(g, unit))
		return refuse(why, "C-12", "%s is no vehicle", game_unit_name(g, unit));
	return !adv_wreck(g, adv_hull(g, unit))
		|| refuse(why, "A-28", "it is a wreck; gm-heal makes it whole");
}

static bool may_be_damaged(const struct game *g, int unit, int32_t value, struct reason *why)
{
	(void)value;
	return whole_vehicle(g, unit, why) && (!adv_unit_of(g, unit)->vehicle.flying
		|| refuse(why, "X-68", "what flies comes down by damage: gm-wound"));
}

static int32_t damaged(const struct game *g, int unit)
{
	return adv_vehicle(g, unit) && adv_unit_of(g, unit)->vehicle.damaged;
}

static void set_damaged(struct game *g, int unit, int32_t value)
{
	if (value != 0)
		adv_vehicle_worse(g, adv_hull(g, unit));
	else
		adv_vehicle_mended(g, adv_hull(g, unit));
}

/* a wreck stays where there is something to lie on. */
static bool may_be_wrecked(const struct game *g, int unit, int32_t value, struct reason *why)
{
	const int hull = adv_hull(g, unit);

	if (!adv_vehicle(g, unit))
		return refuse(why, "C-12", "%s is no vehicle", game_unit_name(g, unit));
	if (adv_unit_of(g, unit)->vehicle.flying)
		return refuse(why, "X-68", "what flies comes down by damage: gm-wound");
	return value == 0 || adv_rules_of(g)->vehicles.surface[g->table->kind[
			g->figures[hull].cell]] != SURFACE_DEEP
		|| refuse(why, "X-67", "it would sink: gm-remove takes it off");
}

static int32_t wrecked(const struct game *g, int unit)
{
	return adv_vehicle(g, unit) && adv_wreck(g, adv_hull(g, unit));
}

/* Those aboard get out, unhurt. */
static void set_wrecked(struct game *g, int unit, int32_t value)
{
	if (value == 0) {
		adv_vehicle_mended(g, adv_hull(g, unit));
		return;
	}
	forget_order(g, unit);
	adv_unit_of(g, unit)->vehicle.harm = HARM_DESTROYED;
	adv_fates(g, false);
}

/* what takes it there could happen at any moment of a journey, but not with nobody
 * at the wheel. */
static bool may_be_driven(const struct game *g, int unit, struct reason *why)
{
	if (!whole_vehicle(g, unit, why))
		return false;
	if (adv_unit_of(g, unit)->vehicle.damaged)
		return refuse(why, "A-28", "it is damaged and stays where it is");
	return adv_driver(g, unit) >= 0
		|| refuse(why, "X-63", "nobody fit is aboard to take the wheel");
}

static bool may_be_aloft(const struct game *g, int unit, int32_t value, struct reason *why)
{
	if (!may_be_driven(g, unit, why))
		return false;
	if (adv_kind(g, unit)->rate[RATE_FLIGHT] == 0)
		return refuse(why, "A-28", "a %s does not fly", adv_kind(g, unit)->name);
	return value != 0 || adv_can_land(g, unit, adv_pose(g, adv_hull(g, unit)))
		|| refuse(why, "X-68", "it cannot land there");
}

static void set_aloft(struct game *g, int unit, int32_t value)
{
	forget_order(g, unit);
	adv_unit_of(g, unit)->vehicle.flying = value != 0;
	game_note(g, unit, NOBODY, value != 0 ? "is in the air" : "is on the ground");
}

static bool may_submerge(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return may_be_driven(g, unit, why) && (value == 0
		|| adv_may_drive(g, unit, MODE_DIVE, why));
}

static void set_submarine(struct game *g, int unit, int32_t value)
{
	forget_order(g, unit);
	adv_unit_of(g, unit)->vehicle.submerged = value != 0;
	game_note(g, unit, NOBODY, value != 0 ? "dives" : "comes to the surface");
}

static bool may_mend(const struct game *g, int unit, int32_t value, struct reason *why)
{
	if (!whole_vehicle(g, unit, why))
		return false;
	if (!adv_unit_of(g, unit)->vehicle.damaged)
		return refuse(why, "A-28", "it is not damaged");
	return value < adv_rules_of(g)->vehicles.mending_turns
		|| refuse(why, "A-28", "it takes %d turns: `damaged no`",
			adv_rules_of(g)->vehicles.mending_turns);
}

#define UNIT_AT(member) STATE_AT(struct adv_unit, member)
#define FIGURE_AT(member) STATE_AT(struct adv_figure, member)

const struct state_row adv_states[] = {
	{ OF_FIGURE("wounded", "wounded", "Lies wounded.", "A-30"), .told = true,
		.may = may_wound, .value = wounded, .set = set_wounded },
	{ CAPTIVE("S-A-113"), .may = may_take, .set = set_captive },
	{ OF_UNIT("routing", "routing", "Has broken and runs from the nearest enemy.", "A-19"),
		.told = true, .may = may_rout, UNIT_AT(routing), .set = set_routing },
	{ OF_UNIT("all-suppressed", "suppressed, all of it",
		"All of it is suppressed, as by a failed test: the next one makes it retreat.",
		"A-21"), .told = true, .may = may_be_men, .value = all_suppressed,
		.set = set_all_suppressed },
	{ OF_UNIT("retreating", "to retreat",
		"Must retreat in the coming Movement phase, and is suppressed.", "S-A-97"),
		.told = true, .may = may_retreat, UNIT_AT(retreating), .set = set_retreating },
	{ OF_UNIT("pursuing", "in pursuit of", "Pursues the routing enemy unit named.", "A-19"),
		.kind = STATE_UNIT, .told = true, .may = may_pursue, .value = pursued,
		.set = set_pursuing },
	{ OF_UNIT("rallied", "just rallied", "Has just rallied: it stands this turn.", "A-22"),
		.may = may_be_rallied, .value = rallied, .set = set_rallied },
	{ OF_UNIT("runs", "run so many turns", "Runs in a row that it has made.", "X-1"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_be_men, .value = runs,
		.set = set_runs },
	{ OF_UNIT("reorganising", "to reorganise",
		"Still turns that it owes before it may charge again.", "S-A-31"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_be_men,
		UNIT_AT(reorganise), .set = set_reorganise },
	{ OF_UNIT("beaten", "beaten in the last melee",
		"Took more than it gave in last turn's melee, for action tests.", "S-K-9"),
		.may = may_be_men, UNIT_AT(beaten), .set = set_beaten },
	{ OF_UNIT("damaged", "damaged", "A vehicle that stands still until it is repaired.",
		"A-28"), .told = true, .may = may_be_damaged, .value = damaged,
		.set = set_damaged },
	{ OF_UNIT("destroyed", "a wreck", "A vehicle that is a wreck, and nobody aboard.",
		"X-67"), .told = true, .may = may_be_wrecked, .value = wrecked,
		.set = set_wrecked },
	{ OF_UNIT("flying", "in the air", "An aircraft in the air.", "X-68"), .told = true,
		.may = may_be_aloft, UNIT_AT(vehicle.flying), .set = set_aloft },
	{ OF_UNIT("dived", "dived", "A submarine under water.", "X-69"), .told = true,
		.may = may_submerge, UNIT_AT(vehicle.submerged), .set = set_submarine },
	{ OF_UNIT("mending", "under repair, turns so far",
		"Full turns that a damaged vehicle has been under repair.", "A-28"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_mend,
		UNIT_AT(vehicle.mending) },
	{ OF_FIGURE("suppressed", "suppressed", "Suppressed, through the next turn.", "A-21"),
		.told = true, .may = may_be_fit, .value = suppressed, .set = set_suppressed },
	{ OF_FIGURE("dropped", "without the weapon he dropped",
		"Has dropped his weapon, and picks it up next turn.", "X-5"),
		.may = may_drop, FIGURE_AT(dropped) },
	{ OF_FIGURE("unloaded", "unloaded", "His muzzle loader has been fired.", "A-24"),
		.may = may_unload, FIGURE_AT(unloaded) },
	{ OF_FIGURE("not-set-up", "still turns from being set up",
		"Still turns until his gun is set up again.", "A-25"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_unprepare,
		FIGURE_AT(unprepared) },
	{ OF_FIGURE("canister-used", "turns into the canister",
		"Turns fired since his gun's canister was changed.", "A-25"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_spend,
		FIGURE_AT(fired_turns) },
	{ OF_FIGURE("lobbed", "short of grenades or shells, used up",
		"Grenades or shells that he has used up, where they are counted.", "S-A-69"),
		.kind = STATE_NUMBER, .most = 99, .secret = true, .may = may_have_lobbed,
		FIGURE_AT(lobbed) },
	{ OF_FIGURE("grace-used", "without the blow that an Ox is spared",
		"Strong Like Ox, he has been spared his killing blow.", "S-A-3"),
		.may = may_be_spared, FIGURE_AT(grace_used) },
	{ OF_FIGURE("flights", "flown so many times", "Flights of Ancient Training used up.",
		"S-A-15"), .kind = STATE_NUMBER, .most = 99, .may = may_have_flown,
		FIGURE_AT(flights) },
	{ OF_FIGURE("under-water", "under water", "A swimmer who has dived.", "A-29"),
		.told = true, .may = may_dive, FIGURE_AT(submerged), .set = set_submerged },
	{ OF_FIGURE("breath-held", "turns under water", "Turns that a diver has been under.",
		"A-29"), .kind = STATE_NUMBER, .most = COUNT_MOST, .secret = true,
		.may = may_lack_air, FIGURE_AT(turns_under) },
	{ OF_FIGURE("luck-number", "of luck", "A hero's luck number as it is now.", "S-A-7"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .secret = true,
		.may = may_be_lucky, FIGURE_AT(luck) },
	{ CARRIES_ON, UNIT_AT(doing) },
	{ .name = NULL }
};
