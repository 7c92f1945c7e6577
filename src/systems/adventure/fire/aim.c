/* Aiming: how one figure's fire at a unit stands, and with which of its arms.
 *
 *  AI1  All of it reads the state and changes nothing.
 *  AI2  Previews and volleys make their rolls by adv_aim_roller() alone, so
 *       that the number shown is the number rolled against.
 *  AI3  A figure fires the arm from which it may expect most hits; of equal
 *       ones what stays in its hand, then the first it carries (Y-6).
 *  AI4  Whether there is an aim at all is mostly told by one line of sight: if the arm that
 *       reaches furthest hits whatever tells against it, any mark in its reach will do.
 */

#include "skirmish/fire/look.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static const enum shooting_row cover_rows[] = {
	[COVER_SOFT] = SHOOT_SOFT, [COVER_MEDIUM] = SHOOT_MEDIUM, [COVER_HARD] = SHOOT_HARD,
};

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &adv_rules_of(g)->weapons[row];
}

/* ---- what may be shot at ---- */

/* S-A-52: the fit and the wounded, suppressed or not. */
static bool is_mark(const struct game *g, int figure)
{
	const struct figure *f = &g->figures[figure];

	return (f->life == LIFE_FIT || f->life == LIFE_WOUNDED) && game_on_table(g, figure)
		&& !adv_wreck(g, figure);
}

static bool charges(const struct game *g, int unit, int target)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	return u->charging && !u->stopped && u->target == target;
}

/* By whom they see: of others, hidden since, they do not know that they still come. */
bool adv_under_charge(const struct game *g, int unit)
{
	for (int u = 0; adv_unit_of(g, unit)->charged && u < g->n_units; u++)
		if (charges(g, u, unit) && game_sees(g, g->units[unit].side, u))
			return true;
	return false;
}

/* a charged unit shoots at its chargers only, while they are coming. */
static bool chargers_first(const struct game *g, int unit, int target)
{
	return !charges(g, target, unit) && adv_under_charge(g, unit);
}

static bool unspotted(const struct game *g, int unit, int target)
{
	return !adv_spotted(g, target, g->units[unit].side);
}

static bool lawful_target(const struct game *g, int unit, int target, struct reason *why)
{
	if (!game_enemies(g, unit, target))
		return refuse(why, "A-16", "%s are no enemies", game_unit_name(g, target));
	if (chargers_first(g, unit, target))
		return refuse(why, "A-16", "a charged unit shoots at its chargers only");
	if (adv_vehicle(g, target) && adv_wreck(g, adv_hull(g, target)))
		return refuse(why, "X-67", "%s is a wreck already", game_unit_name(g, target));
	if (adv_unit_ride(g, target) >= 0)
		return refuse(why, "S-A-71", "%s are aboard: fire at %s", game_unit_name(g, target),
			game_unit_name(g, adv_unit_ride(g, target)));
	if (!game_sees(g, g->units[unit].side, target)
		|| (unspotted(g, unit, target) && !adv_unit_of(g, target)->fired_last))
		return refuse(why, "S-A-26",
			"%s are not spotted, and were not seen to fire in the last shooting phase",
			game_unit_name(g, target));
	return true;
}

/* ---- arms that fire now ---- */

static int band_of(const struct weapon *w, int32_t distance)
{
	for (int band = 0; band < 3; band++)
		if (w->range[band] > 0 && distance <= w->range[band])
			return band;
	return -1;
}

/* S-A-9: pistols, the shooting arms of one hand; a spear is thrown. */
static bool is_pistol(const struct weapon *w)
{
	return w->one_handed && w->missile;
}

/* S-A-9: two pistols that reach as far as they must are fired at once. */
static bool fires_two(const struct game *g, int figure, int row, int32_t distance)
{
	int able = 0;

	if (!adv_has(g, figure, TRAIT_AMBIDEXTROUS) || !is_pistol(weapon_of(g, row)))
		return false;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *w = weapon_of(g, arm);

		able += is_pistol(w) && adv_arm_ready(g, figure, w, NULL)
			&& band_of(w, distance) >= 0;
	}
	return able >= 2;
}

static int dice_of(const struct game *g, int figure, int row, int32_t distance)
{
	const struct weapon *w = weapon_of(g, row);

	if (w->crew && !adv_has_crew(g, figure))
		return w->dice_alone;
	return fires_two(g, figure, row, distance)
		? w->dice * (adv_rules_of(g)->trait[TRAIT_AMBIDEXTROUS].halves / 2) : w->dice;
}

/* ---- looking at the target ---- */

/* Whether a mark is in sight as near as that. */
static bool any_in_sight(const struct game *g, int figure, int target, int32_t reach)
{
	FOR_MEMBERS(f, g, target)
		if (is_mark(g, f) && adv_range(g, figure, f) <= reach && adv_line(g, figure, f))
			return true;
	return false;
}

static bool any_within(const struct game *g, int figure, int target, int32_t reach)
{
	FOR_MEMBERS(f, g, target)
		if (is_mark(g, f) && adv_range(g, figure, f) <= reach)
			return true;
	return false;
}

/* Suppressed are counted if the target is careful; of the first SEEN_MAX each who is seen is
 * known. */
struct marks { struct look look; int suppressed; uint64_t seen; };

enum { SEEN_MAX = 64 };

/* One line of sight to each of them. */
static struct marks look_at(const struct game *g, int figure, int target)
{
	const bool careful = adv_rules_of(g)->mode[adv_unit_of(g, target)->mode].careful;
	struct marks m = { .suppressed = 0 };
	uint64_t bit = 1;

	look_begin(&m.look);
	for (int f = g->units[target].head; f >= 0; f = g->figures[f].next, bit <<= 1) {
		if (!is_mark(g, f) || !adv_line(g, figure, f))
			continue;
		m.seen |= bit;
		look_add(&m.look, f, adv_range(g, figure, f), adv_cover(g, figure, f));
		m.suppressed += careful && adv_suppressed(g, f);
	}
	return m;
}

/* S-A-53: unless at least half of those in sight are suppressed. */
static bool is_careful(const struct game *g, int target, const struct marks *m)
{
	return !adv_vehicle(g, target)	/* S-A-71 */
		&& adv_rules_of(g)->mode[adv_unit_of(g, target)->mode].careful
		&& 2 * m->suppressed < m->look.seen;
}

/* ---- one aim ---- */

/* The trait of a deadly eye with one's arm of choice: it has a name in each book. */
static const struct halves_row *deadly_eye(const struct game *g, int figure, int row)
{
	static const enum trait names[] = { TRAIT_SURE_SHOT, TRAIT_MARKSMAN };

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (adv_has(g, figure, names[i]) && adv_choice_arm(g, figure) == row)
			return &adv_rules_of(g)->trait[names[i]];
	return NULL;
}

static struct aim aim_with(const struct game *g, int figure, int target, int row,
	const struct marks *m)
{
	return (struct aim){
		.figure = (int16_t)figure,
		.weapon = (int16_t)row,
		.nearest = (int16_t)m->look.nearest,
		.band = (uint8_t)band_of(weapon_of(g, row), m->look.distance),
		.dice = (uint8_t)dice_of(g, figure, row, m->look.distance),
		.base = weapon_of(g, row)->hit,
		.cover = (uint8_t)look_cover(&m->look),
		.eye = deadly_eye(g, figure, row),
		.sniper = adv_sniper(g, figure) && !weapon_of(g, row)->crew,
		.two = fires_two(g, figure, row, m->look.distance),
		.careful = is_careful(g, target, m),
		.seen = m->seen,
	};
}

static int32_t reach_of_arms(const struct game *g, int figure, struct reason *why)
{
	int32_t longest = 0;

	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (adv_arm_ready(g, figure, weapon_of(g, arm), why)
			&& adv_longest_range(weapon_of(g, arm)) > longest)
			longest = adv_longest_range(weapon_of(g, arm));
	return longest;
}

static bool kept_rather(const struct game *g, int arm, int than)
{
	return weapon_of(g, than)->thrown && !weapon_of(g, arm)->thrown;
}

/* AI3. */
static bool choose_arm(const struct game *g, int figure, int target,
	const struct marks *m, struct aim *best)
{
	int most = 0;

	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		struct roller r;
		struct aim a;
		int need;

		if (!adv_arm_ready(g, figure, weapon_of(g, arm), NULL)
			|| band_of(weapon_of(g, arm), m->look.distance) < 0)
			continue;
		a = aim_with(g, figure, target, arm, m);
		adv_aim_roller(g, &a, target, &r);
		need = roller_need(&r);
		if (need > adv_rules_of(g)->die)
			need = adv_rules_of(g)->die;
		if (need * a.dice > most || (most > 0 && need * a.dice == most
				&& kept_rather(g, arm, best->weapon))) {
			most = need * a.dice;
			*best = a;
		}
	}
	return most > 0;
}

/* … at a lawful target, of one who feeds no gun. */
static bool aim_of_free(const struct game *g, int figure, int target, struct aim *a,
	struct reason *why)
{
	struct marks m;
	int32_t reach;

	if (adv_arm(g, figure, 0) < 0)
		return refuse(why, "A-16", "it has nothing to shoot with");
	reach = reach_of_arms(g, figure, why);
	if (reach == 0)
		return false;
	/* Counting cells first spares the lines of sight. */
	if (!any_within(g, figure, target, reach))
		return refuse(why, "A-16", "%s are out of range", game_unit_name(g, target));
	m = look_at(g, figure, target);
	if (m.look.seen == 0)
		return refuse(why, "C-5", "there is no line of sight to %s",
			game_unit_name(g, target));
	if (m.look.distance > reach)
		return refuse(why, "A-10", "those of %s in sight are out of range",
			game_unit_name(g, target));
	if (!choose_arm(g, figure, target, &m, a))
		return refuse(why, "A-9", "the hit number is below 1: it cannot hit");
	return true;
}

static int least_of(int a, int b)
{
	return a < b ? a : b;
}

/* The hardest cover that any of a target can be in; hulls are cover, too. */
static enum cover hardest_cover(const struct game *g, int target)
{
	enum cover cover = g->course != NULL ? COVER_HARD : COVER_NONE;

	FOR_MEMBERS(f, g, target) {
		const cell_t cell = g->figures[f].cell;

		if (!is_mark(g, f))
			continue;
		if (table_ground(g->table, cell)->cover > cover)
			cover = (enum cover)table_ground(g->table, cell)->cover;
		if (g->table->shelter[cell] > cover)
			cover = (enum cover)g->table->shelter[cell];
	}
	return cover;
}

/* The worst that may come to the number of who shoots at a target nearer than at long range, in
 * halves. */
static int worst_of_target(const struct game *g, int target)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	const struct halves_row *const rows = rules->shooting;
	const int hardest = (int)hardest_cover(g, target);
	int cover = 0;

	for (int c = COVER_SOFT; c <= hardest; c++)
		cover = least_of(cover, rows[cover_rows[c]].halves);
	return cover + least_of(0, rows[SHOOT_SHORT].halves)
		+ least_of(0, rows[SHOOT_SNIPER].halves) + least_of(0, rows[SHOOT_CHARGING].halves)
		+ (rules->mode[adv_unit_of(g, target)->mode].careful
			? least_of(0, rows[SHOOT_TARGET_COMBAT].halves) : 0);
}

/* How far an arm hits now and then whatever tells against it (AI4): 0 = that is not said. */
static int32_t sure_range(const struct game *g, int figure, const struct weapon *w, int worst)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	const int halves = 2 * w->hit + worst + (rules->mode[adv_firing_mode(g, figure)].steady
		? rules->shooting[SHOOT_STEADY].halves : 0);

	if (halves + least_of(0, rules->shooting[SHOOT_LONG].halves) >= 2)
		return adv_longest_range(w);
	return halves >= 2 ? w->range[1] : 0;
}

/* How far a figure's arms reach that are ready, and how far surely. */
static int32_t reach_of_sure(const struct game *g, int figure, int worst, int32_t *sure)
{
	int32_t longest = 0;

	*sure = 0;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *const w = weapon_of(g, arm);

		if (!adv_arm_ready(g, figure, w, NULL))
			continue;
		if (adv_longest_range(w) > longest)
			longest = adv_longest_range(w);
		if (deadly_eye(g, figure, arm) == NULL
			&& sure_range(g, figure, w, worst) > *sure)
			*sure = sure_range(g, figure, w, worst);
	}
	return longest;
}

/* Whether aim_of_free() finds an aim (AI4). */
static bool has_aim(const struct game *g, int figure, int target, int worst)
{
	int32_t sure;
	const int32_t reach = reach_of_sure(g, figure, worst, &sure);
	struct aim a;

	if (sure > 0 && any_in_sight(g, figure, target, sure))
		return true;
	return sure < reach && aim_of_free(g, figure, target, &a, NULL);
}

bool adv_aim_of_able(const struct game *g, int figure, int target, const struct feeders *fed,
	struct aim *a, struct reason *why)
{
	if (!lawful_target(g, g->figures[figure].unit, target, why))
		return false;
	if (adv_among_feeders(fed, figure))
		return refuse(why, "S-A-59", "it serves the gun next to it");
	return aim_of_free(g, figure, target, a, why);
}

int adv_able(const struct game *g, int unit, int target, int most, int16_t *who)
{
	struct feeders fed;
	int n = 0, worst;

	if (!lawful_target(g, unit, target, NULL))
		return 0;
	worst = worst_of_target(g, target);
	adv_find_feeders(g, unit, &fed);
	FOR_MEMBERS(f, g, unit)
		if (n < most && adv_can_shoot(g, f, NULL) && !adv_among_feeders(&fed, f)
			&& has_aim(g, f, target, worst))
			who[n++] = (int16_t)f;
	return n;
}

bool adv_aim(const struct game *g, int figure, int target, struct aim *a, struct reason *why)
{
	struct feeders fed;

	if (!adv_can_shoot(g, figure, why))
		return false;
	adv_find_feeders(g, g->figures[figure].unit, &fed);
	return adv_aim_of_able(g, figure, target, &fed, a, why);
}

bool adv_can_aim(const struct game *g, int figure, int target)
{
	return adv_can_shoot(g, figure, NULL)
		&& lawful_target(g, g->figures[figure].unit, target, NULL)
		&& !adv_feeds(g, figure)
		&& has_aim(g, figure, target, worst_of_target(g, target));
}

bool adv_aim_at_charge(const struct game *g, int figure, int charger, struct aim *a)
{
	struct marks m = { .suppressed = 0 };

	look_begin(&m.look);
	look_add(&m.look, g->units[charger].head, 2 * g->table->cell_length, COVER_NONE);
	return adv_can_shoot(g, figure, NULL) && !adv_feeds(g, figure)
		&& choose_arm(g, figure, charger, &m, a);
}

int adv_aim_marks(const struct game *g, const struct aim *a, int target, int16_t *marks)
{
	const int32_t reach = adv_longest_range(weapon_of(g, a->weapon));
	int n = 0, i = 0;

	FOR_MEMBERS(f, g, target) {
		const bool seen = i < SEEN_MAX ? (a->seen >> i & 1) != 0
			: adv_line(g, a->figure, f);

		if (seen && is_mark(g, f) && adv_range(g, a->figure, f) <= reach)
			marks[n++] = (int16_t)f;
		i++;
	}
	return n;
}

/* ---- the roll ---- */

void adv_aim_roller(const struct game *g, const struct aim *a, int target, struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);
	const struct halves_row *rows = rules->shooting;
	const int unit = g->figures[a->figure].unit;

	roller_open(r, "A-16", "shooting", unit, a->figure, a->base);
	roller_other(r, target);
	if (a->eye != NULL)
		roller_set(r, a->eye->name, a->eye->rule, a->eye->halves / 2);
	if (weapon_of(g, a->weapon)->thrown)
		roller_add_halves(r, "thrown, and out of the hand", "Y-6", 0);
	if (a->two)
		adv_note_trait(g, a->figure, TRAIT_AMBIDEXTROUS, r);
	if (a->band == 0)
		adv_add_row(r, &rows[SHOOT_SHORT]);
	if (a->band == 2)
		adv_add_row(r, &rows[SHOOT_LONG]);
	if (a->sniper)
		adv_add_row(r, &rows[SHOOT_SNIPER]);
	if (rules->mode[adv_firing_mode(g, a->figure)].steady)
		adv_add_row(r, &rows[SHOOT_STEADY]);
	if (charges(g, target, unit) || adv_unit_of(g, target)->routing)
		adv_add_row(r, &rows[SHOOT_CHARGING]);
	if (a->careful)
		adv_add_row(r, &rows[SHOOT_TARGET_COMBAT]);
	if (a->cover != COVER_NONE)
		adv_add_row(r, &rows[cover_rows[a->cover]]);
	/* halved last, rounded up. */
	if (unspotted(g, unit, target) && roller_need(r) > 0)
		roller_set(r, rows[SHOOT_UNSPOTTED].name, rows[SHOOT_UNSPOTTED].rule,
			(roller_need(r) + rules->unspotted_divide - 1) / rules->unspotted_divide);
}
