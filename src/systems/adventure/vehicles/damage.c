/* Damage to vehicles (A-28, S-A-71 … S-A-74, S-A-78).
 *
 *  DA1  A hit throws its die on the chart at once and keeps the worst; nothing
 *       happens to anybody before the fates of the phase are applied (WO1).
 *  DA2  The chart's word on those aboard is a fate like any other: heroes have
 *       their Luck, Oxen their grace.
 *  DA3  Wrecks come last, when it is known who is left to get out.
 */
#include "skirmish/body/loss.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/journey.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/vehicles/vehicles.h"

/* ---- one hit ---- */

static void add_points(struct roller *r, const struct vehicle_points *p)
{
	roller_add(r, p->name, p->rule, p->points);
}

/* S-A-72: moving and double speed do not add to each other. */
static void add_state(const struct game *g, int unit, struct roller *r)
{
	const struct vehicle_points *points = adv_rules_of(g)->vehicles.modifier;
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (u->vehicle.doubled)
		add_points(r, &points[VEHICLE_DOUBLE]);
	else if (u->moved || u->vehicle.flying)
		add_points(r, &points[VEHICLE_MOVING]);
	if (adv_kind(g, unit)->rate[RATE_FLIGHT] > 0)
		add_points(r, &points[VEHICLE_AIRCRAFT]);
	if (u->vehicle.submerged)
		add_points(r, &points[VEHICLE_SUBMERGED]);
}

void adv_damage_roller(const struct game *g, int figure, const struct weapon *w,
	struct roller *r)
{
	const int unit = g->figures[figure].unit;

	roller_open(r, "A-28", "vehicle damage", unit, figure, 0);
	roller_read(r, ROLL_TABLE);
	if (w == NULL)
		return;
	if (w->vehicle.points != 0)
		add_points(r, &w->vehicle);
	add_state(g, unit, r);
}

struct chart_row adv_chart(const struct game *g, int unit, int die)
{
	const struct vehicle_rules *v = &adv_rules_of(g)->vehicles;

	return v->chart[adv_kind(g, unit)->armoured][die < 1 ? 1 : die > CHART_DIE ? CHART_DIE
		: die];	/* S-A-73 */
}

static const char *chart_word(struct chart_row row)
{
	static const char *const words[HARM_DESTROYED + 1][TOLL_KILLED + 1] = {
		[HARM_NONE] = { "no effect", "no effect", "no effect" },
		[HARM_DAMAGED] = { "damaged", "damaged, all aboard wounded",
			"damaged, all aboard killed" },
		[HARM_DESTROYED] = { "destroyed", "destroyed, all aboard wounded",
			"destroyed, all aboard killed" },
	};

	return words[row.harm][row.toll];
}

void adv_vehicle_hit(struct game *g, int figure, int by_unit, const struct weapon *w)
{
	const int unit = g->figures[figure].unit;
	struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;
	struct chart_row row;
	struct roller r;

	adv_damage_roller(g, figure, w, &r);
	roller_other(&r, by_unit);
	roller_throw(&r, g, adv_rules_of(g)->die, 1);
	row = adv_chart(g, unit, r.dice[0] + roller_need(&r));
	roller_tell(&r, g, chart_word(row));
	if (row.harm > v->harm)
		v->harm = row.harm;
	if (row.toll > v->toll)
		v->toll = row.toll;
}

/* ---- those aboard ---- */

/* S-A-74: all of them. */
void adv_vehicle_tolls(struct game *g)
{
	static const uint8_t fates[] = { [TOLL_NONE] = FATE_NONE, [TOLL_WOUNDED] = FATE_WOUNDED,
		[TOLL_KILLED] = FATE_KILLED };

	for (int u = 0; u < g->n_units; u++) {
		const int hull = adv_hull(g, u);
		const uint8_t toll = adv_unit_of(g, u)->vehicle.toll;

		if (hull < 0 || toll == TOLL_NONE)
			continue;
		FOR_ABOARD(f, g, hull)
			if (adv_figure_of(g, f)->fate < fates[toll])
				adv_figure_of(g, f)->fate = fates[toll];
	}
}

/* ---- the vehicle ---- */

/* S-A-78, X-68: all aboard roll again. */
static bool crash(struct game *g, int unit, int hull)
{
	const struct vehicle_rules *rules = &adv_rules_of(g)->vehicles;
	const struct weapon fall = { .id = "crash", .name = "crash", .wound = rules->struck,
		.wound_name = "crash", .wound_rule = "house.struck" };
	bool hurt = false;

	game_note(g, unit, NOBODY, "falls out of the sky and crashes");
	FOR_ABOARD(f, g, hull) {
		adv_hit(g, f, unit, &fall, false);
		hurt = true;
	}
	return hurt;
}

/* on dry ground and in the shallows it stays; in the deep it is gone. */
static bool sinks(const struct game *g, int hull)
{
	const struct vehicle_rules *rules = &adv_rules_of(g)->vehicles;

	return rules->surface[g->table->kind[g->figures[hull].cell]] == SURFACE_DEEP;
}

/* Each of those who were aboard and are out of it now. */
static void tell_who_got_out(struct game *g, int unit, const int16_t *aboard, int n)
{
	for (int i = 0; i < n; i++) {
		const int f = aboard[i];

		if (game_on_table(g, f))
			game_note(g, g->figures[f].unit, f, g->figures[f].life == LIFE_WOUNDED
				? "is got out of the wreck of %s, wounded"
				: "gets out of the wreck of %s", game_unit_name(g, unit));
	}
}

/* Whoever lives gets out; who finds no place goes down with it. */
static void abandon(struct game *g, int unit, int hull)
{
	int16_t aboard[FIGURES_MAX];
	int n = 0;

	FOR_ABOARD(f, g, hull)
		aboard[n++] = (int16_t)f;
	adv_put_out(g, hull);
	tell_who_got_out(g, unit, aboard, n);
	for (int f = game_next_aboard(g, hull, 0); f >= 0; f = game_next_aboard(g, hull, 0)) {
		adv_figure_of(g, f)->fell = g->figures[hull].cell;
		adv_count_loss(g, f);
		game_life(g, f, LIFE_DEAD, "lost with the wreck");
		if (g->units[g->figures[f].unit].leader == f)
			loss_of_leader(g, g->figures[f].unit);
	}
	game_note(g, unit, NOBODY, sinks(g, hull) ? "sinks" : "is a burning wreck");
	game_life(g, hull, sinks(g, hull) ? LIFE_DEAD : LIFE_WOUNDED, "destroyed");
}

/* an aircraft hit in the air must come down; whether it does so in one piece
 * is the pilot's affair. */
static bool comes_down(struct game *g, int unit, int hull)
{
	struct course_rule rule;

	adv_unit_of(g, unit)->vehicle.flying = false;
	adv_course_rule(g, unit, MODE_DRIVE, &rule);
	return rule.enter[g->table->kind[g->figures[hull].cell]] > 0
		&& course_room(g->table, &rule, adv_pose(g, hull)) && adv_keeps_control(g, unit);
}

static void set_damaged(struct game *g, int unit)
{
	struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;

	if (v->damaged)	/* S-A-73 */
		return;
	v->damaged = true;
	v->mending = 0;
	game_note(g, unit, NOBODY, "is damaged and will not move until it is repaired");
}

/* Whether somebody aboard has to roll again. */
static bool settle(struct game *g, int unit, int hull)
{
	struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;
	const bool flew = v->flying;
	const enum harm_done harm = flew && adv_hands(g, unit) == 0 ? HARM_DESTROYED
		: (enum harm_done)v->harm;	/* P:345: nobody is left to fly it */

	v->harm = HARM_NONE;
	v->toll = TOLL_NONE;
	if (harm == HARM_NONE || g->figures[hull].life != LIFE_FIT)
		return false;
	if (harm == HARM_DAMAGED && (!flew || comes_down(g, unit, hull))) {
		set_damaged(g, unit);
		return false;
	}
	v->flying = false;
	if (flew && crash(g, unit, hull)) {
		v->harm = HARM_DESTROYED;	/* and is left when they have rolled */
		return true;
	}
	abandon(g, unit, hull);
	return false;
}

void adv_vehicle_worse(struct game *g, int figure)
{
	struct adv_vehicle *v = &adv_unit_of(g, g->figures[figure].unit)->vehicle;

	v->harm = v->damaged ? HARM_DESTROYED : HARM_DAMAGED;
	adv_fates(g, false);
}

void adv_vehicle_mended(struct game *g, int figure)
{
	struct adv_vehicle *v = &adv_unit_of(g, g->figures[figure].unit)->vehicle;

	v->mending = 0;
	adv_repaired(g, g->figures[figure].unit);
	if (adv_wreck(g, figure))
		game_life(g, figure, LIFE_FIT, "runs again");
}

bool adv_vehicle_fates(struct game *g)
{
	bool again = false;

	for (int u = 0; u < g->n_units; u++) {
		const int hull = adv_hull(g, u);

		if (hull >= 0 && settle(g, u, hull))
			again = true;
	}
	return again;
}
