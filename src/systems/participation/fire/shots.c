/* Shots: how many, which hit, and what the hits do (P-4, P-5, S-P-6).
 *
 *  SH1  The dice of one who shoots are all thrown before the next one's: first how many
 *       shots, then all of these, then each hit with its saving throw.
 *  SH2  A hit on somebody whom an earlier one of the same has put out does nothing.
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/settings.h"

static const struct weapon *weapon_of(const struct game *g, const struct pp_aim *a)
{
	return &pp_rules_of(g)->weapons[a->weapon];
}

static int unit_of(const struct game *g, int figure)
{
	return g->figures[figure].unit;
}

/* ---- the factors ---- */

static bool in_cover(const struct game *g, int from, int target)
{
	const cell_t cell = g->figures[from].cell;

	return table_cover(g->table, game_nearest_part(g, from, game_nearest_part(g, target, cell)),
		game_nearest_part(g, target, cell)) != COVER_NONE;
}

/* Something a barrel can lie on: solid, or low enough to look over. */
static bool props(const struct ground *ground)
{
	return ground->cover_behind != COVER_NONE || ground->cover >= COVER_MEDIUM;
}

/* has not moved, and has such a thing where he is or before him. */
static bool rested(const struct game *g, const struct pp_aim *a)
{
	const cell_t cell = g->figures[a->figure].cell;
	const cell_t at = game_nearest_part(g, a->target, cell);
	cell_t last[2];
	int n;

	if (!weapon_of(g, a)->long_gun || pp_figure_of(g, a->figure)->moved > 0)
		return false;
	if (props(table_ground(g->table, cell)))
		return true;
	n = sight_last(g->table, at, cell, last);
	for (int i = 0; i < n; i++)
		if (props(table_ground(g->table, last[i])))
			return true;
	return false;
}

static void add_skill(const struct modifier_row *rows, int32_t skill, struct roller *r)
{
	modifier_take_off(r, &rows[SHOOT_GOOD], skill == SKILL_GOOD);
	modifier_take_off(r, &rows[SHOOT_POOR], skill == SKILL_POOR);
}

static void add_shooter(const struct game *g, const struct pp_aim *a, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct pp_figure *f = pp_figure_of(g, a->figure);
	const int hurt = pp_injury_fight(g, a->figure);

	add_skill(rules->shooting, pp_card(g, a->figure, CARD_SHOOT), r);
	modifier_take_off(r, &rules->shooting[SHOOT_MOVED], f->moved > rules->firer_moved);
	modifier_take_off(r, &rules->shooting[SHOOT_RESTED], rested(g, a));
	modifier_take_off(r, &rules->shooting[SHOOT_TELESCOPE], weapon_of(g, a)->long_gun
		&& pp_card(g, a->figure, CARD_TELESCOPE) != 0);
	if (hurt != 0)
		roller_add(r, rules->injury[f->injury].name, "S-P-8", -hurt);
	if (rules->spirit[f->spirit].modifier != 0)
		roller_add(r, rules->spirit[f->spirit].name, rules->spirit[f->spirit].rule,
			-rules->spirit[f->spirit].modifier);
}

static void add_target(const struct game *g, const struct pp_aim *a, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);

	modifier_take_off(r, &rules->shooting[SHOOT_COVER], in_cover(g, a->figure, a->target));
	modifier_take_off(r, &rules->shooting[SHOOT_TARGET_MOVED],
		pp_figure_of(g, a->target)->moved > rules->target_moved);
	modifier_take_off(r, &rules->shooting[SHOOT_COUP], a->coup);
}

/* ---- the rolls ---- */

static void open_roll(const struct game *g, const struct pp_aim *a, const char *rule,
	const char *what, int base, struct roller *r)
{
	roller_open(r, rule, what, unit_of(g, a->figure), a->figure, base);
	roller_other(r, unit_of(g, a->target));
	roller_audience(r, (int)(game_watchers(g, unit_of(g, a->figure))
		| 1u << g->units[unit_of(g, a->target)].side));
	roller_add(r, weapon_of(g, a)->name, weapon_of(g, a)->rule, 0);
}

void pp_shots_roller(const struct game *g, const struct pp_aim *a, struct roller *r)
{
	open_roll(g, a, "S-P-6", "number of shots", 0, r);
	roller_read(r, ROLL_TABLE);
}

void pp_hit_roller(const struct game *g, const struct pp_aim *a, struct roller *r)
{
	static const char *const bands[BANDS] = { "short range", "medium range", "long range" };
	const struct modifier_row *rows = pp_rules_of(g)->shooting;

	open_roll(g, a, "P-4", "shooting", weapon_of(g, a)->need[a->band], r);
	roller_read(r, ROLL_AT_LEAST);
	roller_add(r, bands[a->band], "P-4", 0);
	modifier_take_off(r, &rows[SHOOT_OPPORTUNITY], a->kind == SHOT_PASSING);
	modifier_take_off(r, &rows[SHOOT_ATTACKED], a->kind == SHOT_ATTACKED);
	add_shooter(g, a, r);
	add_target(g, a, r);
}

void pp_effect_roller(const struct game *g, const struct pp_aim *a, struct roller *r)
{
	open_roll(g, a, "P-5", "effect of the hit", 0, r);
	roller_read(r, ROLL_TABLE);
	modifier_add(r, &pp_rules_of(g)->effect_coup, a->coup);
}

enum pp_effect pp_effect_of(const struct pp_rules *rules, int sum)
{
	for (int e = 0; e < EFFECTS; e++)
		if (sum >= rules->effect[e].least && sum <= rules->effect[e].most)
			return (enum pp_effect)e;
	return sum < rules->effect[EFFECT_FLINCH].least ? EFFECT_FLINCH : EFFECT_DOWN;
}

/* ---- how many shots (S-P-6) ---- */

static int shots_of(const struct weapon *w, int sum)
{
	return w->dice == 0 ? 1 : (sum + w->divided - 1) / w->divided;
}

int64_t pp_shots_ways(const struct pp_rules *rules, const struct weapon *w,
	int64_t ways[SHOTS_MAX + 1])
{
	int64_t sums[SHOTS_MAX + 1] = { 1 };
	int64_t all = 1;

	for (int die = 0; die < w->dice; die++) {
		all *= rules->die;
		for (int sum = SHOTS_MAX; sum >= 0; sum--) {
			sums[sum] = 0;
			for (int face = 1; face <= rules->die && face <= sum; face++)
				sums[sum] += sums[sum - face];
		}
	}
	for (int n = 0; n <= SHOTS_MAX; n++)
		ways[n] = 0;
	for (int sum = 0; sum <= SHOTS_MAX; sum++)
		ways[shots_of(w, sum)] += sums[sum];
	return all;
}

void pp_shots_tally(const struct pp_rules *rules, const struct weapon *w, struct tally *shots)
{
	struct tally sum;

	tally_clear(&sum);
	tally_empty(shots);
	for (int die = 0; die < w->dice; die++)
		pp_sum_die(&sum, rules->die);
	for (int n = 0; n <= sum.most; n++)
		tally_add(shots, shots_of(w, n), sum.of[n]);
	tally_settle(shots);
}

static int throw_number(struct game *g, const struct pp_aim *a)
{
	const struct weapon *w = weapon_of(g, a);
	struct roller r;
	char text[24];
	int sum = 0, shots;

	if (w->dice == 0)
		return shots_of(w, 0);
	pp_shots_roller(g, a, &r);
	roller_throw(&r, g, pp_rules_of(g)->die, w->dice);
	for (int i = 0; i < w->dice; i++)
		sum += r.dice[i];
	shots = shots_of(w, sum);
	snprintf(text, sizeof text, shots == 1 ? "1 shot" : "%d shots", shots);
	roller_tell(&r, g, text);
	return shots;
}

/* ---- one who shoots ---- */

struct pp_blow pp_shot_blow(const struct weapon *w, enum pp_effect effect)
{
	return (struct pp_blow){ .effect = effect, .harm = HARM_PIERCING, .sdd = w->sdd,
		.name = w->name, .rule = w->rule };
}

static int throw_hits(struct game *g, const struct pp_aim *a, int shots)
{
	struct roller r;
	int hits;

	pp_hit_roller(g, a, &r);
	hits = roller_throw(&r, g, pp_rules_of(g)->die, shots);
	tell_hits(g, &r, hits, "no hit");
	return hits;
}

static enum pp_effect throw_effect(struct game *g, const struct pp_aim *a)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;
	enum pp_effect effect;

	pp_effect_roller(g, a, &r);
	roller_throw(&r, g, rules->die, 1);
	effect = pp_effect_of(rules, r.dice[0] + roller_need(&r));
	roller_tell(&r, g, rules->effect[effect].name);
	return effect;
}

static void hit(struct game *g, const struct pp_aim *a)
{
	const struct pp_blow blow = pp_shot_blow(weapon_of(g, a), throw_effect(g, a));

	pp_strike(g, a->target, &blow, a->figure);
}

void pp_shoot(struct game *g, const struct pp_aim *a)
{
	int shots, hits;

	pp_figure_of(g, a->figure)->spent = true;
	pp_reveal(g, unit_of(g, a->figure));
	movers_face(g, a->figure, game_nearest_part(g, a->target, g->figures[a->figure].cell));
	shots = throw_number(g, a);
	tell_shots(g, unit_of(g, a->figure), a->figure, unit_of(g, a->target), shots, false);
	if (weapon_of(g, a)->loud)
		pp_bang(g, a->figure);
	for (hits = throw_hits(g, a, shots); hits > 0 && !pp_out(g, a->target); hits--)
		hit(g, a);
}

/* ---- those of a unit, as they were told ---- */

/* Things thrown are told in the same places: throw.c's. */
static bool told_to_shoot(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return f->target >= 0 && !f->spent
		&& (f->arm < 0 || pp_is_gun(&pp_rules_of(g)->weapons[f->arm]));
}

/* Where the one named has fallen since, another of the same unit is as good. */
static void shoot_as_told(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	const int target = f->target;
	const enum shot_kind kind = (enum shot_kind)f->shot;
	struct pp_aim a;

	f->target = f->arm = NOBODY;
	if (pp_aim_at(g, figure, target, kind, &a, NULL)
		|| pp_aim_best(g, figure, unit_of(g, target), kind, &a, NULL))
		pp_shoot(g, &a);
}

void pp_shoot_unit(struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (told_to_shoot(g, f))
			shoot_as_told(g, f);
}
