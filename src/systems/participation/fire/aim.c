/* Aiming: who may shoot at whom, with which of his arms, and how easily.
 *
 *  AI1  All of it reads the state and changes nothing.
 *  AI2  Previews, odds and shots make their rolls by pp_hit_roller() alone, so that the
 *       number shown is the number rolled against.
 *  AI3  A shot that no face of the die could bring home is none (S-P-7).
 */
#include <assert.h>

#include "skirmish/menus/say.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &pp_rules_of(g)->weapons[row];
}

static int unit_of(const struct game *g, int figure)
{
	return g->figures[figure].unit;
}

/* At most so far, or side by side. */
static bool within(const struct game *g, int figure, int other, int32_t length)
{
	return game_touching(g, figure, other) || game_distance(g, figure, other) <= length;
}

/* ---- who may shoot at all ---- */

static bool upright(const struct game *g, int figure)
{
	return standing_fit(g, figure) && !pp_figure_of(g, figure)->down;
}

static bool may_shoot(const struct game *g, int figure, struct reason *why)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct pp_figure *f = pp_figure_of(g, figure);

	if (!standing_fit(g, figure))
		return refuse(why, "P-4", "%s is past shooting: choose somebody else",
			say_who(g, figure).text);
	if (!pp_able(g, figure))
		return refuse(why, "P-10", "%s is %s and does not shoot: choose somebody else",
			say_who(g, figure).text, rules->spirit[f->spirit].name);
	if (f->down)
		return refuse(why, "X-183", "%s is down, and shoots when he is up again",
			say_who(g, figure).text);
	if (f->spent)
		return refuse(why, "S-P-6", "%s has had his shots of this turn: choose somebody "
			"else", say_who(g, figure).text);
	if ((f->ran || f->charged) && !rules->fires[GAIT_RUN])
		return refuse(why, "S-P-3", "%s has run: walk, to shoot in the same turn",
			say_who(g, figure).text);
	return true;
}

static bool steady(const struct game *g, int figure, struct reason *why)
{
	return !pp_figure_of(g, figure)->lost_blow
		|| refuse(why, "S-P-10", "%s has flinched and loses this shot",
			say_who(g, figure).text);
}

/* ---- whom ---- */

/* An enemy on his feet at arm's length. */
bool pp_held_in_contact(const struct game *g, int figure)
{
	int16_t near[BESIDE_MAX];
	const int n = game_beside(g, figure, near, BESIDE_MAX);

	for (int i = 0; i < n; i++)
		if (game_enemies(g, unit_of(g, figure), unit_of(g, near[i]))
			&& upright(g, near[i]) && pp_touching(g, figure, near[i]))
			return true;
	return false;
}

/* somebody of the shooter's cause, whom his side sees (Y-32), is at arm's length of the
 * target. */
bool pp_in_scuffle(const struct game *g, int figure, int target)
{
	const int side = g->units[unit_of(g, figure)].side;
	int16_t near[BESIDE_MAX];
	const int n = game_beside(g, target, near, BESIDE_MAX);

	for (int i = 0; i < n; i++)
		if (near[i] != figure && standing_fit(g, near[i])
			&& game_enemies(g, unit_of(g, near[i]), unit_of(g, target))
			&& !game_enemies(g, unit_of(g, near[i]), unit_of(g, figure))
			&& game_sees(g, side, unit_of(g, near[i])))
			return true;
	return false;
}

/* Who cannot act any more is shot at like anybody else, if he is named (Y-22, X-182). */
static bool worth_a_shot(const struct game *g, int target, struct reason *why)
{
	if (!game_on_table(g, target) || pp_out(g, target))
		return refuse(why, "P-4", "%s is past being shot at: choose another target",
			say_who(g, target).text);
	return standing_fit(g, target) || pp_helpless(g, target)
		|| refuse(why, "P-4", "%s is no threat: choose another target",
			say_who(g, target).text);
}

/* Whoever passes has moved in view if there is a line: his side need not know yet. */
static bool seen(const struct game *g, const struct pp_aim *a)
{
	return a->kind != SHOT_AIMED
		|| game_sees(g, g->units[unit_of(g, a->figure)].side, unit_of(g, a->target));
}

static bool held_in_contact(const struct game *g, struct pp_shooter *s)
{
	if (!s->looked)
		s->held = pp_held_in_contact(g, s->figure);
	s->looked = true;
	return s->held;
}

/* nobody stands too near for it. */
static bool unhindered(const struct game *g, struct pp_shooter *s, int target,
	struct reason *why)
{
	if (game_touching(g, s->figure, target))
		return true;
	if (held_in_contact(g, s))
		return refuse(why, "X-180", "%s has an enemy at arm's length and shoots at nobody "
			"further away", say_who(g, s->figure).text);
	if (pp_in_scuffle(g, s->figure, target))
		return refuse(why, "X-181", "%s is in a scuffle with friends of %s: choose another "
			"target", say_who(g, target).text, say_who(g, s->figure).text);
	return true;
}

static bool lawful(const struct game *g, struct pp_shooter *s, const struct pp_aim *a,
	struct reason *why)
{
	const int figure = a->figure, target = a->target;

	if (!game_enemies(g, unit_of(g, figure), unit_of(g, target)))
		return refuse(why, "P-4", "%s is no enemy: choose another target",
			say_who(g, target).text);
	if (!seen(g, a))
		return refuse(why, "X-164", "nobody of yours sees them: choose another target");
	return worth_a_shot(g, target, why) && unhindered(g, s, target, why);
}

/* ---- arms ---- */

bool pp_is_gun(const struct weapon *w)
{
	return w->reach > 0;
}

static int32_t longest_reach(const struct game *g, int figure)
{
	const struct setup_figure *f = &g->setup->figures[figure];
	int32_t longest = 0;

	for (int i = 0; i < f->n_arms; i++)
		if (weapon_of(g, f->arms[i])->reach > longest)
			longest = weapon_of(g, f->arms[i])->reach;
	return longest;
}

/* A range on the edge is in the nearer band (S-C-1); BANDS: out of range. */
static int band_at(const struct weapon *w, int32_t range)
{
	int band = BAND_SHORT;

	while (band < BANDS && (w->need[band] == 0 || range > w->range[band]))
		band++;
	return band;
}

static int faces_of(const struct game *g, const struct pp_aim *a)
{
	const int die = pp_rules_of(g)->die, need = a->need;

	return need > die ? 0 : need < 1 ? die : die + 1 - need;
}

/* Hits to be expected, as a fraction. */
struct worth { int64_t hits, of; };

static struct worth worth_of(const struct game *g, const struct pp_aim *a)
{
	const struct weapon *w = weapon_of(g, a->weapon);

	return (struct worth){ w->shots * faces_of(g, a), w->ways };
}

/* Above nought if `a` promises more hits than `b`. */
static int64_t compare(const struct game *g, const struct pp_aim *a, const struct pp_aim *b)
{
	const struct worth one = worth_of(g, a), two = worth_of(g, b);

	return one.hits * two.of - two.hits * one.of;
}

/* the arm that promises most hits; of equal ones the deadlier, then the first. */
static bool better_arm(const struct game *g, const struct pp_aim *a, const struct pp_aim *best)
{
	const int64_t more = compare(g, a, best);

	return more > 0 || (more == 0
		&& weapon_of(g, a->weapon)->sdd < weapon_of(g, best->weapon)->sdd);
}

static void measure(const struct game *g, struct pp_shooter *s, uint8_t kind)
{
	if (s->kind == kind)
		return;
	s->kind = (int8_t)kind;
	s->own = pp_hit_own(g, s->figure);
	s->range = pp_hit_range(g, s->figure, &s->own, (enum shot_kind)kind);
}

static bool choose_arm(const struct game *g, const struct pp_shooter *s, struct pp_aim *a,
	struct reason *why)
{
	const struct setup_figure *f = &g->setup->figures[a->figure];
	struct pp_aim best = *a;

	best.weapon = NOBODY;
	for (int i = 0; i < f->n_arms; i++) {
		const int band = band_at(weapon_of(g, f->arms[i]), a->range);

		if (band == BANDS)
			continue;
		a->weapon = f->arms[i];
		a->band = (uint8_t)band;
		a->need = (int16_t)pp_hit_need(g, a, &s->own);
		if (best.weapon == NOBODY || better_arm(g, a, &best))
			best = *a;
	}
	assert(best.weapon != NOBODY);	/* the one that reaches furthest does */
	*a = best;
	return faces_of(g, a) > 0 || refuse(why, "S-P-7", "that wants %d on a D%d: nearer, or at "
		"somebody in the open", a->need, (int)pp_rules_of(g)->die);
}

/* ---- one aim ---- */

static bool is_coup(const struct game *g, const struct pp_aim *a)
{
	return pp_helpless(g, a->target)
		&& within(g, a->figure, a->target, pp_rules_of(g)->coup_near);
}

/* Where nobody asks which of the reasons comes first, those that cost least do: a line is
 * remembered, and to choose an arm is dearer. */
static bool could_hit(const struct game *g, struct pp_shooter *s, struct pp_aim *a)
{
	if (s->reach == 0 || !game_on_table(g, a->target)
		|| !game_enemies(g, unit_of(g, a->figure), unit_of(g, a->target)))
		return false;
	a->range = game_distance(g, a->figure, a->target);
	if (a->range > s->reach)
		return false;
	a->coup = is_coup(g, a);
	measure(g, s, a->kind);
	return (a->coup || a->range <= s->range) && seen(g, a)
		&& worth_a_shot(g, a->target, NULL) && pp_sees(g, a->figure, a->target)
		&& choose_arm(g, s, a, NULL);
}

bool pp_shooter_free(const struct game *g, struct pp_shooter *s, const struct pp_aim *a)
{
	return unhindered(g, s, a->target, NULL);
}

/* All but whether he may shoot, and has not flinched. */
static bool could_aim(const struct game *g, struct pp_shooter *s, struct pp_aim *a,
	struct reason *why)
{
	if (why == NULL)
		return could_hit(g, s, a) && pp_shooter_free(g, s, a);
	if (s->reach == 0)
		return refuse(why, "P-4", "%s carries nothing to shoot with",
			say_who(g, a->figure).text);
	if (!lawful(g, s, a, why))
		return false;
	a->range = game_distance(g, a->figure, a->target);
	if (a->range > s->reach)
		return refuse(why, "P-4", "%s off, and the furthest shot is %s: choose another "
			"target", say_inches(a->range).text, say_inches(s->reach).text);
	if (!pp_sees(g, a->figure, a->target))
		return refuse(why, "X-164", "the ground hides %s from %s: choose another target",
			say_who(g, a->target).text, say_who(g, a->figure).text);
	a->coup = is_coup(g, a);
	measure(g, s, a->kind);
	return choose_arm(g, s, a, why);
}

static struct pp_aim aim_of(int figure, int target, enum shot_kind kind)
{
	return (struct pp_aim){ .figure = (int16_t)figure, .target = (int16_t)target,
		.weapon = NOBODY, .kind = (uint8_t)kind };
}

static struct pp_shooter shooter_of(const struct game *g, int figure)
{
	return (struct pp_shooter){ .figure = (int16_t)figure, .kind = NOBODY,
		.reach = longest_reach(g, figure) };
}

bool pp_shoots(const struct game *g, int figure, struct pp_shooter *s)
{
	if (!may_shoot(g, figure, NULL) || !steady(g, figure, NULL))
		return false;
	*s = shooter_of(g, figure);
	return s->reach > 0;
}

bool pp_shooter_hits(const struct game *g, struct pp_shooter *s, int target,
	enum shot_kind kind, struct pp_aim *a)
{
	*a = aim_of(s->figure, target, kind);
	return could_hit(g, s, a);
}

int32_t pp_shot_range(const struct game *g, int figure, enum shot_kind kind)
{
	struct pp_shooter s;

	if (!pp_shoots(g, figure, &s))
		return NOBODY_NEAR;
	measure(g, &s, (uint8_t)kind);
	return s.range;
}

bool pp_aim_at(const struct game *g, int figure, int target, enum shot_kind kind,
	struct pp_aim *a, struct reason *why)
{
	struct pp_shooter s;

	*a = aim_of(figure, target, kind);
	if (!may_shoot(g, figure, why) || !steady(g, figure, why))
		return false;
	s = shooter_of(g, figure);
	return could_aim(g, &s, a, why);
}

int pp_aim(const struct game *g, int figure, int target, enum shot_kind kind, struct reason *why)
{
	struct pp_aim a;

	return pp_aim_at(g, figure, target, kind, &a, why) ? a.weapon : NOBODY;
}

static bool could_aim_at_one_of(const struct game *g, struct pp_shooter *s, int unit, bool active)
{
	struct pp_aim a;

	FOR_MEMBERS(f, g, unit)
		if ((!active || standing_fit(g, f)) && pp_shooter_hits(g, s, f, SHOT_AIMED, &a)
			&& pp_shooter_free(g, s, &a))
			return true;
	return false;
}

/* Somebody to aim at; only among the active, or among all. */
static bool could_aim_at_any(const struct game *g, int figure, bool active)
{
	const int unit = unit_of(g, figure), side = g->units[unit].side;
	struct pp_shooter s;

	if (!may_shoot(g, figure, NULL))
		return false;
	s = shooter_of(g, figure);
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && game_sees(g, side, u)
			&& could_aim_at_one_of(g, &s, u, active))
			return true;
	return false;
}

bool pp_would_have_target(const struct game *g, int figure)
{
	return could_aim_at_any(g, figure, true);
}

bool pp_has_target(const struct game *g, int figure)
{
	return steady(g, figure, NULL) && could_aim_at_any(g, figure, false);
}

/* ---- the best of a unit (X-182) ---- */

static int aiming_at(const struct game *g, int unit, int target)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += pp_figure_of(g, f)->target == target;
	return n;
}

static bool better_target(const struct game *g, const struct pp_aim *a,
	const struct pp_aim *best)
{
	const int unit = unit_of(g, a->figure);
	const int64_t more = compare(g, a, best);
	const int fewer = aiming_at(g, unit, best->target) - aiming_at(g, unit, a->target);

	if (more != 0)
		return more > 0;
	return fewer != 0 ? fewer > 0 : a->range < best->range;
}

/* The senseless and those who have surrendered have to be named one by one. */
bool pp_aim_best(const struct game *g, int figure, int target_unit, enum shot_kind kind,
	struct pp_aim *best, struct reason *why)
{
	bool found = false, refused = false;
	struct pp_shooter s;

	if (!may_shoot(g, figure, why) || !steady(g, figure, why))
		return false;
	s = shooter_of(g, figure);
	FOR_MEMBERS(f, g, target_unit) {
		struct pp_aim a = aim_of(figure, f, kind);

		if (!standing_fit(g, f))
			continue;
		if (!could_aim(g, &s, &a, refused ? NULL : why)) {
			refused = true;
			continue;
		}
		if (!found || better_target(g, &a, best))
			*best = a;
		found = true;
	}
	if (!found && !refused)
		refuse(why, "P-4", "nobody of %s is left to shoot at: choose another target",
			game_unit_name(g, target_unit));
	return found;
}
