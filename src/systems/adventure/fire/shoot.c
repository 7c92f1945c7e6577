/* Shooting: who is told to fire at whom, and the volley.
 *
 *  SH1  The volley works against the state at the phase's start: it marks
 *       shooters and fates, and applies nothing before the last die (A3).
 *  SH2  Shooters of one unit at one target whose numbers come from the same
 *       modifiers roll together, as many dice as a roll holds.
 *  SH3  Each hit falls on a figure that its own shooter sees and reaches.
 */
#include <string.h>

#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "skirmish/commander/way.h"
#include "skirmish/fire/told.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- telling who fires ---- */

static bool at_hand(const struct game *g, int figure)
{
	return game_on_table(g, figure) || g->figures[figure].aboard >= 0;
}

static bool aims_at(const struct game *g, int figure, int target, struct reason *why)
{
	struct feeders fed;
	struct aim a;

	adv_find_feeders(g, g->figures[figure].unit, &fed);
	return adv_aim_of_able(g, figure, target, &fed, &a, why);
}

static int target_of(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->aim;
}

/* the last word counts. */
static bool is_to_lob(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->lob != CELL_NONE;
}

/* Whoever loads for a gun that is told to fire, fires at nothing himself. */
static void aim_figure(struct game *g, int figure, int target)
{
	const int loader = adv_loader(g, figure);

	adv_figure_of(g, figure)->aim = (int16_t)target;
	adv_figure_of(g, figure)->lob = CELL_NONE;
	adv_figure_of(g, figure)->held = false;
	FOR_ABOARD(f, g, figure)	/* whoever serves it fires nothing of his own */
		if (adv_serves_mounted(g, f))
			adv_figure_of(g, f)->aim = NOBODY;
	if (loader < 0)
		return;
	adv_figure_of(g, loader)->aim = NOBODY;
	adv_figure_of(g, loader)->lob = CELL_NONE;
}

static void forget(struct game *g, int figure, bool held)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	a->aim = NOBODY;
	a->held = held;
	if (held)
		a->lob = CELL_NONE;
}

static const struct fire_rules by = {
	.rule = "A-16", .number_rule = "S-A-48", .gone = "%s have nobody left",
	.hold = VERB_HOLD,
	.alive = adv_unit_alive, .there = at_hand, .can = adv_can_shoot, .at = aims_at,
	.able = adv_able,
	.target = target_of, .busy = is_to_lob, .aim = aim_figure, .forget = forget,
};

bool adv_check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	return fire_check(g, c, &by, why);
}

void adv_apply_fire(struct game *g, const struct choice *c)
{
	fire_apply(g, c, &by);
}

int adv_who_fires(const struct game *g, int unit, int target, int wanted, int16_t *who)
{
	return fire_who(g, unit, target, wanted, &by, who);
}

bool adv_unit_may_fire(const struct game *g, int unit, struct reason *why)
{
	return fire_may(g, unit, &by, why);
}

bool adv_unit_asks_to_fire(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_may_want_to_lob(g, f))
			return true;
	return adv_unit_may_fire(g, unit, NULL);
}

/* ---- the volley ---- */

struct volley {
	int unit, target;	/* the target whose turn it is */
	int n;			/* shooters of the unit, at all targets */
	int n_friends;		/* of theirs in melee with the target */
	bool smoke;
	struct shot { struct aim aim; int16_t target; bool rolled; } shots[FIGURES_MAX];
	int16_t friends[FIGURES_MAX];
};

/* S-A-8: the clumsy test their luck before they fire at who charges them. */
bool adv_may_drop(const struct game *g, int figure, int target)
{
	const struct adv_unit *t = adv_unit_of(g, target);

	return adv_has(g, figure, TRAIT_CLUMSY) && t->charging && !t->stopped
		&& t->target == g->figures[figure].unit;
}

/* All of a unit's shots are taken down before the first is marked (SH1). */
static void gather_shots(struct game *g, struct volley *v)
{
	struct feeders fed = { .n = -1 };

	v->n = 0;
	FOR_MEMBERS(f, g, v->unit) {
		const struct adv_figure *a = adv_figure_of(g, f);
		struct shot *shot = &v->shots[v->n];

		if (a->aim < 0 || a->held || !adv_can_shoot(g, f, NULL))
			continue;
		if (fed.n < 0)
			adv_find_feeders(g, v->unit, &fed);
		if (!adv_aim_of_able(g, f, a->aim, &fed, &shot->aim, NULL))
			continue;
		if (adv_may_drop(g, f, a->aim) && !adv_keeps_hold(g, f)) {
			fed.n = -1;	/* nobody feeds what lies on the ground */
			continue;
		}
		shot->target = a->aim;
		shot->rolled = false;
		v->n++;
	}
}

/* Who stands, or lies, beside somebody of a unit. */
static void find_beside(const struct game *g, int unit, bool beside[FIGURES_MAX])
{
	memset(beside, 0, (size_t)g->n_figures);
	FOR_MEMBERS(f, g, unit) {
		int16_t near[BESIDE_MAX];

		for (int i = game_beside(g, f, near, BESIDE_MAX) - 1; i >= 0; i--)
			beside[near[i]] = true;
	}
}

/* Whether somebody of the shooters' cause may touch the target: most fire is not into a melee. */
static bool friends_may_touch(const struct game *g, int unit, int target)
{
	for (int u = 0; u < g->n_units; u++)
		if (!game_enemies(g, unit, u)
				&& (!game_enemies(g, u, target) || contact_unit(g, u)))
			return true;
	return false;
}

/* S-A-54, S-A-55: those of the shooters' cause in contact with the target as the
 * phase begins.  It takes one who stands to make a melee; the fallen next to
 * him may be hit like him. */
int adv_friends_in_melee(const struct game *g, int unit, int target, int16_t *friends)
{
	bool beside[FIGURES_MAX], melee = false;
	int n = 0;

	if (!friends_may_touch(g, unit, target))
		return 0;
	find_beside(g, target, beside);
	for (int f = 0; f < g->n_figures; f++) {
		const enum life life = (enum life)g->figures[f].life;

		if (!beside[f] || (life != LIFE_FIT && life != LIFE_WOUNDED)
			|| game_enemies(g, unit, g->figures[f].unit)
			|| !contact_with(g, f, target))
			continue;
		melee = melee || life == LIFE_FIT;
		friends[n++] = (int16_t)f;
	}
	return melee ? n : 0;
}

static bool same_number(const struct aim *a, const struct aim *b)
{
	return a->weapon == b->weapon && a->band == b->band && a->base == b->base
		&& a->cover == b->cover && a->eye == b->eye && a->sniper == b->sniper
		&& a->two == b->two
		&& a->careful == b->careful;
}

/* Y-6: it lies where its mark stood; what falls into deep water is lost. */
static void throw_arm(struct game *g, const struct aim *a)
{
	const cell_t at = game_nearest_part(g, a->nearest, g->figures[a->figure].cell);
	const bool sinks = ground_deep(table_ground(g->table, at));

	adv_throw(g, a->figure, a->weapon, sinks ? CELL_NONE : at);
	game_note(g, g->figures[a->figure].unit, a->figure, sinks
		? "has thrown the %s, which sinks" : "has thrown the %s",
		adv_rules_of(g)->weapons[a->weapon].name);
}

static void mark_shot(struct game *g, struct volley *v, const struct aim *a)
{
	const struct weapon *w = &adv_rules_of(g)->weapons[a->weapon];
	struct adv_figure *f = adv_figure_of(g, a->figure);

	f->fired = true;
	v->smoke = v->smoke || w->reveals;
	if (w->muzzle_loader)
		f->unloaded = true;
	if (w->magazine > 0)
		f->fired_turns++;
	if (w->thrown)
		throw_arm(g, a);
}

/* Which shots roll with the `first` (SH2): the shot of each die. */
static int gather_dice(struct game *g, struct volley *v, int first,
	uint16_t shot_of_die[ROLL_DICE_MAX], bool *several)
{
	int dice = 0;

	*several = false;
	for (int i = first; i < v->n; i++) {
		struct shot *shot = &v->shots[i];

		if (shot->rolled || shot->target != v->target
			|| !same_number(&shot->aim, &v->shots[first].aim)
			|| dice + shot->aim.dice > ROLL_DICE_MAX)
			continue;
		shot->rolled = true;
		*several = *several || i > first;
		mark_shot(g, v, &shot->aim);
		for (int d = 0; d < shot->aim.dice; d++)
			shot_of_die[dice++] = (uint16_t)i;
	}
	return dice;
}

/* A-18, S-A-54: the dice that missed are rolled again, by the same number,
 * against the friends in the melee. */
static void roll_on_friends(struct game *g, const struct volley *v, const struct aim *a,
	int dice)
{
	struct roller r;
	int hits;

	adv_aim_roller(g, a, v->target, &r);
	r.event.roll.rule = "A-18";
	r.event.roll.what = "shooting into a melee: the misses, against friends";
	r.event.figure = NOBODY;
	hits = roller_throw(&r, g, adv_rules_of(g)->die, dice);
	roller_audience(&r, tell_hearers(g, v->unit, v->target));
	tell_hits(g, &r, hits, "no hit");
	while (hits-- > 0) {
		const int hit = roll_pick(g, v->n_friends, "S-A-54", "which friend is hit",
			v->unit, v->target);

		adv_hit(g, v->friends[hit], v->unit, &adv_rules_of(g)->weapons[a->weapon], false);
	}
}

/* SH3. */
static void allot_hits(struct game *g, const struct volley *v, const struct roller *r,
	const uint16_t *shot_of_die, int dice)
{
	const int need = roller_need(r);
	int16_t marks[FIGURES_MAX];
	int n = 0, shot = -1;

	for (int d = 0; d < dice; d++) {
		const struct aim *a = &v->shots[shot_of_die[d]].aim;

		if (r->dice[d] > need)
			continue;
		if (shot != shot_of_die[d]) {
			shot = shot_of_die[d];
			n = adv_aim_marks(g, a, v->target, marks);
		}
		adv_hit(g, marks[roll_pick(g, n, "A-10", "who is hit", v->target, v->unit)],
			v->unit, &adv_rules_of(g)->weapons[a->weapon], false);
	}
}

static void fire_group(struct game *g, struct volley *v, int first)
{
	uint16_t shot_of_die[ROLL_DICE_MAX];
	const struct aim *a = &v->shots[first].aim;
	struct roller r;
	bool several;
	const int dice = gather_dice(g, v, first, shot_of_die, &several);
	int hits;

	adv_aim_roller(g, a, v->target, &r);
	if (several)
		r.event.figure = NOBODY;
	hits = roller_throw(&r, g, adv_rules_of(g)->die, dice);
	roller_audience(&r, tell_hearers(g, v->unit, v->target));
	tell_hits(g, &r, hits, "no hit");
	if (hits > 0)
		adv_unit_of(g, v->target)->was_hit = true;
	allot_hits(g, v, &r, shot_of_die, dice);
	if (v->n_friends > 0 && hits < dice)
		roll_on_friends(g, v, a, dice - hits);
}

static void fire_at_target(struct game *g, struct volley *v)
{
	int dice = 0;

	for (int i = 0; i < v->n; i++)
		if (v->shots[i].target == v->target)
			dice += v->shots[i].aim.dice;
	if (dice == 0)
		return;
	if (adv_unit_ride(g, v->unit) >= 0)	/* seen before the first shot */
		adv_fire_seen(g, v->unit, false);
	tell_shots(g, v->unit, NOBODY, v->target, dice, false);
	v->n_friends = adv_friends_in_melee(g, v->unit, v->target, v->friends);
	adv_unit_of(g, v->unit)->fired = true;
	adv_unit_of(g, v->target)->shot_at = true;
	adv_unit_of(g, v->target)->shot_by = (int16_t)v->unit;
	for (int i = 0; i < v->n; i++)
		if (!v->shots[i].rolled && v->shots[i].target == v->target)
			fire_group(g, v, i);
}

/* Whether the smoke of black powder hangs over the unit after it. */
static bool fire_of_unit(struct game *g, int unit)
{
	struct volley v;

	v.unit = unit;
	v.smoke = false;
	gather_shots(g, &v);
	for (v.target = 0; v.n > 0 && v.target < g->n_units; v.target++)
		fire_at_target(g, &v);
	return v.smoke;
}

/* ---- after the last die ---- */

/* C-6: whoever fired faces the nearest it fired at. */
static void face_target(struct game *g, int figure)
{
	const cell_t from = g->figures[figure].cell;
	const int target = adv_figure_of(g, figure)->aim;
	cell_t at = CELL_NONE;
	int32_t best = INT32_MAX;

	if (game_vehicle(g, figure) || g->figures[figure].aboard >= 0)
		return;
	FOR_MEMBERS(f, g, target) {
		if (!game_on_table(g, f))
			continue;
		const int32_t d = table_distance(g->table, from, g->figures[f].cell);

		if (d < best) {
			best = d;
			at = g->figures[f].cell;
		}
	}
	movers_face(g, figure, at);
}

void adv_volley(struct game *g)
{
	bool smoke[UNITS_MAX];

	for (int u = 0; u < g->n_units; u++)
		smoke[u] = fire_of_unit(g, u);
	adv_lobs_away(g);
	adv_shells_burst(g);
	for (int f = 0; f < g->n_figures; f++)
		if (adv_figure_of(g, f)->fired && adv_figure_of(g, f)->aim >= 0)
			face_target(g, f);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->fired)
			adv_fire_seen(g, u, smoke[u]);	/* A-24, S-A-26 */
	adv_fates(g, false);
	for (int f = 0; f < g->n_figures; f++) {
		adv_figure_of(g, f)->aim = NOBODY;
		adv_figure_of(g, f)->held = false;
	}
}
