/* Arms that are ready: crews, who feeds a gun, what a turn's order leaves of an arm's fire, and
 * how arms are tended at its end (A-24, A-25, S-A-56 … 60, S-A-77).
 */
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/ready.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/vehicles/crew.h"

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &adv_rules_of(g)->weapons[row];
}

/* ---- crews (S-A-59) ---- */

static bool serves_gun(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (weapon_of(g, arm)->crew)
			return true;
	return false;
}

static bool among(const int16_t *list, int n, int figure)
{
	for (int i = 0; i < n; i++)
		if (list[i] == figure)
			return true;
	return false;
}

static int find_loader(const struct game *g, int gunner, const int16_t *taken, int n)
{
	FOR_MEMBERS(f, g, g->figures[gunner].unit)
		if (adv_active(g, f) && !serves_gun(g, f) && !among(taken, n, f)
			&& table_adjacent(g->table, g->figures[f].cell,
				g->figures[gunner].cell))
			return f;
	return NOBODY;
}

struct crews { int n; int16_t gunner[GUNS_MAX], loader[GUNS_MAX]; };

/* Gunners in list order each take the first active comrade next to them who
 * serves no gun of his own. */
static void pair_guns(const struct game *g, int unit, struct crews *c)
{
	c->n = 0;
	FOR_MEMBERS(gunner, g, unit) {
		const int loader = !serves_gun(g, gunner) || c->n == GUNS_MAX
			|| !adv_active(g, gunner) ? NOBODY
			: find_loader(g, gunner, c->loader, c->n);

		if (loader < 0)
			continue;
		c->gunner[c->n] = (int16_t)gunner;
		c->loader[c->n++] = (int16_t)loader;
	}
}

/* The loader of a gunner, or the gunner whom `figure` loads for; -1 if there is none. */
static int gun_partner(const struct game *g, int figure)
{
	struct crews c;

	pair_guns(g, g->figures[figure].unit, &c);
	for (int i = 0; i < c.n; i++)
		if (c.gunner[i] == figure || c.loader[i] == figure)
			return c.gunner[i] == figure ? c.loader[i] : c.gunner[i];
	return NOBODY;
}

int adv_loader(const struct game *g, int figure)
{
	return serves_gun(g, figure) ? gun_partner(g, figure) : NOBODY;
}

/* Whether two serve it: of a mounted weapon, two of those aboard. */
bool adv_has_crew(const struct game *g, int figure)
{
	return game_vehicle(g, figure)
		? adv_gunners(g, g->figures[figure].unit) >= adv_gun_crew(g, figure)
		: gun_partner(g, figure) >= 0;
}

/* ---- arms that fire now ---- */

static bool stands(enum mode mode)
{
	return mode == MODE_NONE || mode == MODE_STATIONARY;
}

/* helping the wounded along is a combat move of the unit; S-A-34: so is a
 * concealed move. */
static bool is_combat_move(enum mode mode)
{
	return mode == MODE_COMBAT || mode == MODE_AID || mode == MODE_CONCEALED;
}

/* S-A-77: a gun that one man alone cannot fire at all. */
static bool wants_crew(const struct weapon *w)
{
	return w->crew && w->dice_alone == 0;
}

bool adv_arm_ready(const struct game *g, int figure, const struct weapon *w,
	struct reason *why)
{
	const struct adv_figure *a = adv_figure_of(g, figure);
	const enum mode mode = adv_firing_mode(g, figure);

	if (adv_bursts(w))
		return refuse(why, "A-26", "a %s is lobbed at a place: `lob`", w->name);
	if (w->hit == 0)
		return refuse(why, "A-16", "the %s does not shoot", w->name);
	if (wants_crew(w) && !adv_has_crew(g, figure))
		return refuse(why, "S-A-77", "it takes two men to fire a %s", w->name);
	if (game_vehicle(g, figure))	/* */
		return true;
	if (w->set_up && a->unprepared)
		return refuse(why, "A-25",
			"the %s was moved: it takes a stationary turn to set it up", w->name);
	if (w->magazine > 0 && a->fired_turns >= w->magazine)
		return refuse(why, "A-25",
			"the %s is empty: it takes a stationary turn to change the canister",
			w->name);
	if (stands(mode))
		return true;
	if (w->thrown)
		return (is_combat_move(mode) && w->fires_combat)
			|| refuse(why, "Y-6", "a %s is not thrown after %s", w->name,
				adv_mode_name(mode));
	if (is_combat_move(mode))
		return w->fires_combat || refuse(why, wants_crew(w) ? "S-A-77" : "A-25",
			"a %s does not fire after a move", w->name);
	if (w->muzzle_loader)
		return !a->unloaded || refuse(why, "A-24",
			"the %s is unloaded: it is loaded standing or in a combat move", w->name);
	return w->fires_moving
		|| refuse(why, wants_crew(w) ? "S-A-77" : "S-A-60",
		"a %s does not fire after %s", w->name,
		adv_mode_name(mode));
}

/* ---- who feeds a gun ---- */

static bool will_fire(const struct game *g, int gunner)
{
	if (adv_figure_of(g, gunner)->held || !adv_can_shoot(g, gunner, NULL))
		return false;
	if (adv_figure_of(g, gunner)->lob != CELL_NONE)
		return true;
	for (int i = 0, arm; (arm = adv_arm(g, gunner, i)) >= 0; i++)
		if (weapon_of(g, arm)->crew && adv_arm_ready(g, gunner, weapon_of(g, arm), NULL))
			return true;
	return false;
}

/* S-A-59: whoever feeds a gun that will fire does not fire himself. */
void adv_find_feeders(const struct game *g, int unit, struct feeders *fed)
{
	struct crews c;

	pair_guns(g, unit, &c);
	fed->n = 0;
	for (int i = 0; i < c.n; i++)
		if (will_fire(g, c.gunner[i]))
			fed->who[fed->n++] = c.loader[i];
}

bool adv_among_feeders(const struct feeders *fed, int figure)
{
	return among(fed->who, fed->n, figure);
}

bool adv_feeds(const struct game *g, int figure)
{
	struct feeders fed;

	adv_find_feeders(g, g->figures[figure].unit, &fed);
	return adv_among_feeders(&fed, figure);
}

/* ---- loading, setting up, changing canisters ---- */

static void tend(const struct game *g, int figure, const struct weapon *w)
{
	struct adv_figure *a = adv_figure_of(g, figure);
	const struct adv_unit *u = adv_unit_of(g, g->figures[figure].unit);
	const enum mode mode = (enum mode)u->mode;
	const bool still = (stands(mode) || mode == MODE_PREPARE)
		&& !u->routing && !u->pursuing && !u->broke;
	const bool quiet = !a->fired && !adv_suppressed(g, figure);

	if (w->muzzle_loader && quiet && (still || is_combat_move(mode)))
		a->unloaded = false;
	if (w->magazine > 0) {
		a->reloading = (uint8_t)(still && quiet ? a->reloading + 1 : 0);
		if (a->reloading >= w->reload) {
			a->fired_turns = 0;
			a->reloading = 0;
		}
	}
	if (!w->set_up)
		return;
	if (still && quiet && a->unprepared > 0)
		a->unprepared--;
	else if (!still && mode != MODE_RALLY && mode != MODE_PICKUP)
		a->unprepared = w->set_up;
}

void adv_tend_arms(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		if ((!game_on_table(g, f) && g->figures[f].aboard < 0) || game_vehicle(g, f)
			|| g->figures[f].life != LIFE_FIT)
			continue;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			tend(g, f, weapon_of(g, arm));
	}
}
