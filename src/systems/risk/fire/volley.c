/* The volley: all dice against the state at the phase's start.
 *
 *  VO1  Every shot of every unit is taken down before the first die is thrown (K3), so
 *       that nothing a shot brings to light changes another.
 *  VO2  Shooters of one unit at one target whose numbers are alike throw together, as
 *       many dice as a roll holds.
 *  VO3  A hit falls on the figure that was named, else at random on one of the group
 *       whom the ground lets its shooter reach (K-16, X-94); on the one aimed at, if
 *       somebody stands before all of them whom only his own shots have brought to light.
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/casualties.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/fire/volley.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"

struct shot {
	struct risk_aim aim;
	int16_t unit, target, mark;
	bool throws;	/* one of those who throw a die, see risk_fire_throwers() */
	bool rolled;
};

struct volley {
	int n;
	struct shot shots[FIGURES_MAX];
	/* Among whom a hit on the unit that was hit last falls: all stand till the end (K3). */
	int16_t group[FIGURES_MAX];
	int n_group, group_of;
};

/* ---- taking the shots down (VO1) ---- */

/* K-6: the uncommanded shoot at the nearest. */
static int target_of(const struct game *g, int figure, int nearest)
{
	const struct risk_figure *f = risk_figure_of(g, figure);

	if (g->units[g->figures[figure].unit].uncommanded)
		return nearest;
	return f->held ? NOBODY : f->aim;
}

/* A unit's aims at what one of it shot at last: comrades mostly shoot at the same. */
struct aimed { int target, n; struct risk_aim aims[FIGURES_MAX]; };

static bool aim_of(const struct game *g, int figure, int target, struct aimed *a,
	struct risk_aim *aim)
{
	if (a->target != target)
		a->n = risk_aims(g, g->figures[figure].unit, target, FIGURES_MAX, a->aims);
	a->target = target;
	for (int i = 0; i < a->n; i++)
		if (a->aims[i].figure == figure) {
			*aim = a->aims[i];
			return true;
		}
	return false;
}

static void gather_unit(const struct game *g, int unit, struct volley *v)
{
	const int nearest = g->units[unit].uncommanded ? contact_nearest_enemy(g, unit) : NOBODY;
	struct aimed aimed;

	aimed.target = NOBODY;
	FOR_MEMBERS(f, g, unit) {
		const int target = target_of(g, f, nearest), mark = risk_figure_of(g, f)->mark;
		struct shot *shot = &v->shots[v->n];

		if (target < 0 || !(mark < 0 ? aim_of(g, f, target, &aimed, &shot->aim)
				: risk_aim(g, f, target, mark, &shot->aim, NULL)))
			continue;
		shot->unit = (int16_t)unit;
		shot->target = (int16_t)target;
		shot->mark = (int16_t)mark;
		shot->throws = shot->rolled = false;
		v->n++;
	}
}

/* Which of a unit's shots at one target throw dice. */
static void choose_throwers(const struct game *g, struct volley *v, int unit, int target)
{
	struct risk_aim aims[FIGURES_MAX];
	bool throws[FIGURES_MAX];
	int16_t shot_of[FIGURES_MAX];
	int n = 0;

	for (int i = 0; i < v->n; i++) {
		if (v->shots[i].unit != unit || v->shots[i].target != target)
			continue;
		shot_of[n] = (int16_t)i;
		aims[n++] = v->shots[i].aim;
	}
	risk_fire_throwers(g, aims, n, throws);
	for (int i = 0; i < n; i++)
		v->shots[shot_of[i]].throws = throws[i];
}

/* ---- one hit ---- */

/* of the group those to whom the ground leaves a line; if that is nobody, those of
 * the unit who can be shot at. */
static int marks_of(const struct game *g, struct volley *v, const struct shot *s,
	int16_t marks[FIGURES_MAX])
{
	const int side = g->units[s->unit].side;
	int kept = 0;

	if (v->group_of != s->target)
		v->n_group = risk_casualties(g, s->target, v->group);
	v->group_of = s->target;
	for (int i = 0; i < v->n_group; i++)
		if (risk_sees(g, side, g->figures[v->group[i]].unit)
			&& risk_line(g, s->aim.figure, v->group[i]))
			marks[kept++] = v->group[i];
	if (kept > 0)
		return kept;
	FOR_MEMBERS(f, g, s->target)
		if (standing_fit(g, f) && risk_shot_line(g, s->aim.figure, f, NULL))
			marks[kept++] = (int16_t)f;
	if (kept == 0)
		marks[kept++] = s->aim.nearest;
	return kept;
}

static int whom(struct game *g, struct volley *v, const struct shot *s)
{
	int16_t marks[FIGURES_MAX];
	int n;

	if (s->mark >= 0)
		return s->mark;
	n = marks_of(g, v, s, marks);
	return marks[roll_pick(g, n, "K-16", "who is hit", s->target, s->unit)];
}

/* K-14: over the table as its last column, below as its first. */
enum fate risk_fire_fate(const struct risk_rules *r, int damage, int sum)
{
	const int column = sum < 1 ? 1 : sum > DAMAGE_DIE ? DAMAGE_DIE : sum;

	return (enum fate)r->damage[damage].fate[column];
}

void risk_fire_damage_roller(const struct game *g, const struct risk_aim *a, struct roller *r)
{
	const struct risk_rules *rules = risk_rules_of(g);

	roller_open(r, "K-14", "damage", NOBODY, NOBODY, 0);
	roller_read(r, ROLL_TABLE);
	roller_add(r, rules->damage[rules->weapons[a->weapon].damage].name, "K-14", 0);
	modifier_add(r, &rules->harm[SHOOTER_HERO], risk_hero(g, a->figure));
	modifier_add(r, &rules->harm[SHOOTER_RAW], risk_raw(g, a->figure));
}

static enum fate throw_damage(struct game *g, const struct shot *s, int figure)
{
	static const char *const words[FATES] = { "a graze", "a wound", "a kill" };
	const struct risk_rules *rules = risk_rules_of(g);
	struct roller r;
	enum fate fate;

	risk_fire_damage_roller(g, &s->aim, &r);
	r.event.unit = g->figures[figure].unit;
	r.event.figure = (int16_t)figure;
	roller_other(&r, s->unit);
	roller_throw(&r, g, rules->damage_die, 1);
	fate = risk_fire_fate(rules, rules->weapons[s->aim.weapon].damage,
		r.dice[0] + roller_need(&r));
	roller_tell(&r, g, words[fate]);
	return fate;
}

static void hit(struct game *g, struct volley *v, const struct shot *s)
{
	const int figure = whom(g, v, s);
	const enum fate fate = throw_damage(g, s, figure);

	risk_hit(g, figure, s->unit, fate, risk_rules_of(g)->weapons[s->aim.weapon].name);
}

/* ---- rolls ---- */

/* Which shots roll with the first of them (VO2): the shot of each die. */
static int gather_dice(const struct game *g, struct volley *v, int first,
	int16_t shot_of_die[ROLL_DICE_MAX])
{
	const struct shot *model = &v->shots[first];
	int dice = 0;

	for (int i = first; i < v->n && dice < ROLL_DICE_MAX; i++) {
		struct shot *s = &v->shots[i];

		if (!s->throws || s->rolled || s->unit != model->unit
			|| s->target != model->target || s->mark != model->mark
			|| !risk_fire_alike(g, &s->aim, &model->aim))
			continue;
		s->rolled = true;
		shot_of_die[dice++] = (int16_t)i;
	}
	return dice;
}

static void roll_shots(struct game *g, struct volley *v, int first)
{
	const struct shot *s = &v->shots[first];
	int16_t shot_of_die[ROLL_DICE_MAX];
	const int dice = gather_dice(g, v, first, shot_of_die);
	struct roller r;
	int hits;

	risk_aim_roller(g, &s->aim, s->target, &r);
	if (dice > 1)
		r.event.figure = NOBODY;
	hits = roller_throw(&r, g, risk_rules_of(g)->hit_die, dice);
	roller_audience(&r, tell_hearers(g, s->unit, s->target));
	tell_hits(g, &r, hits, "no hit");
	for (int i = 0; i < dice; i++)
		if (r.dice[i] >= roller_need(&r))
			hit(g, v, &v->shots[shot_of_die[i]]);
}

static void tell_throwers(struct game *g, const struct volley *v, int unit, int target)
{
	bool by_hand = true;
	int dice = 0;

	for (int i = 0; i < v->n; i++) {
		const struct shot *s = &v->shots[i];

		if (s->unit != unit || s->target != target || !s->throws)
			continue;
		dice++;
		by_hand = by_hand && !risk_rules_of(g)->weapons[s->aim.weapon].missile;
	}
	tell_shots(g, unit, NOBODY, target, dice, by_hand);
}

static void fire_at(struct game *g, struct volley *v, int first)
{
	const int unit = v->shots[first].unit, target = v->shots[first].target;

	choose_throwers(g, v, unit, target);
	tell_throwers(g, v, unit, target);
	for (int i = first; i < v->n; i++) {
		struct shot *s = &v->shots[i];

		if (s->unit != unit || s->target != target)
			continue;
		if (s->throws && !s->rolled)
			roll_shots(g, v, i);
		s->rolled = true;	/* whoever throws no die has fired too */
	}
}

/* ---- who has fired ---- */

/* Uncommanded troops need no loading, so nothing of theirs is ever empty. */
static void mark_fired(struct game *g, const struct shot *s)
{
	struct risk_figure *f = risk_figure_of(g, s->aim.figure);

	f->fired = true;
	risk_unit_of(g, s->unit)->fired = true;
	if (risk_rules_of(g)->weapons[s->aim.weapon].loader
		&& risk_command_row(g, s->unit)->load > 0)
		f->empty = true;
	f->loading = 0;
}

/* Whoever fires is seen before his shots are told (K:36). */
static void show_shooters(struct game *g, const struct volley *v)
{
	for (int i = 0; i < v->n; i++)
		mark_fired(g, &v->shots[i]);
	for (int u = 0; u < g->n_units; u++)
		if (risk_unit_of(g, u)->fired)
			risk_fire_seen(g, u);
}

static void forget_aims(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct risk_figure *own = risk_figure_of(g, f);

		own->aim = own->mark = NOBODY;
		own->held = false;
	}
}

void risk_volley(struct game *g)
{
	struct volley v;

	v.n = 0;
	v.group_of = NOBODY;
	for (int u = 0; u < g->n_units; u++)
		gather_unit(g, u, &v);
	show_shooters(g, &v);
	for (int i = 0; i < v.n; i++)
		if (!v.shots[i].rolled)
			fire_at(g, &v, i);
	for (int i = 0; i < v.n; i++)
		movers_face(g, v.shots[i].aim.figure, g->figures[v.shots[i].aim.nearest].cell);
	risk_fates(g);
	forget_aims(g);
	risk_sight_renew(g);
	game_script(g);
}
