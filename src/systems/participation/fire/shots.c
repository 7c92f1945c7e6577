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
	const cell_t at = game_nearest_part(g, target, g->figures[from].cell);

	return table_cover(g->table, game_nearest_part(g, from, at), at) != COVER_NONE;
}

/* Something a barrel can lie on: solid, or low enough to look over. */
static bool props(const struct ground *ground)
{
	return ground->cover_behind != COVER_NONE || ground->cover >= COVER_MEDIUM;
}

static bool props_near(const struct game *g, cell_t cell)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, cell, around);

	for (int i = 0; i < n; i++)
		if (props(table_ground(g->table, around[i])))
			return true;
	return false;
}

static bool has_long_gun(const struct game *g, int figure)
{
	const struct setup_figure *f = &g->setup->figures[figure];

	for (int i = 0; i < f->n_arms; i++)
		if (pp_rules_of(g)->weapons[f->arms[i]].long_gun)
			return true;
	return false;
}

static enum rest rest_of(const struct game *g, int figure)
{
	const cell_t cell = g->figures[figure].cell;

	if (cell == CELL_NONE || pp_figure_of(g, figure)->moved > 0)
		return REST_NONE;
	return props(table_ground(g->table, cell)) ? REST_HERE
		: props_near(g, cell) ? REST_BEFORE : REST_NONE;
}

/* has not moved, and has such a thing where he is or before him. */
static bool rested(const struct game *g, const struct pp_aim *a, enum rest rest)
{
	const cell_t cell = g->figures[a->figure].cell;
	cell_t last[2];
	int n;

	if (!weapon_of(g, a)->long_gun || rest != REST_BEFORE)
		return weapon_of(g, a)->long_gun && rest == REST_HERE;
	n = sight_last(g->table, game_nearest_part(g, a->target, cell), cell, last);
	for (int i = 0; i < n; i++)
		if (props(table_ground(g->table, last[i])))
			return true;
	return false;
}

/* Where they go: into a sum, and to the roll if there is one. */
struct factors {
	const struct modifier_row *rows;
	struct roller *r;	/* or NULL */
	int sum;
};

static void add(struct factors *f, const char *name, const char *rule, int value)
{
	f->sum += value;
	if (f->r != NULL && value != 0)
		roller_add(f->r, name, rule, value);
}

static void take_off(struct factors *f, enum shooting_row row, bool counts)
{
	if (counts)
		f->sum -= f->rows[row].value;
	if (f->r != NULL)
		modifier_take_off(f->r, &f->rows[row], counts);
}

static void add_skill(int32_t skill, struct factors *f)
{
	take_off(f, SHOOT_GOOD, skill == SKILL_GOOD);
	take_off(f, SHOOT_POOR, skill == SKILL_POOR);
}

static void add_kind(const struct pp_aim *a, struct factors *f)
{
	take_off(f, SHOOT_OPPORTUNITY, a->kind == SHOT_PASSING);
	take_off(f, SHOOT_ATTACKED, a->kind == SHOT_ATTACKED);
}

static void add_shooter(const struct game *g, int figure, struct factors *f)
{
	add_skill(pp_card(g, figure, CARD_SHOOT), f);
	take_off(f, SHOOT_MOVED, pp_figure_of(g, figure)->moved > pp_rules_of(g)->firer_moved);
}

static void add_gun(const struct game *g, const struct pp_aim *a, const struct pp_own_hit *own,
	struct factors *f)
{
	take_off(f, SHOOT_RESTED, rested(g, a, own->rest));
	take_off(f, SHOOT_TELESCOPE, weapon_of(g, a)->long_gun && own->telescope);
}

static void add_state(const struct game *g, int figure, struct factors *f)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct pp_figure *own = pp_figure_of(g, figure);

	add(f, rules->injury[own->injury].name, "S-P-8", -pp_injury_fight(g, figure));
	add(f, rules->spirit[own->spirit].name, rules->spirit[own->spirit].rule,
		-rules->spirit[own->spirit].modifier);
}

static void add_target(const struct game *g, const struct pp_aim *a, struct factors *f)
{
	take_off(f, SHOOT_COVER, in_cover(g, a->figure, a->target));
	take_off(f, SHOOT_TARGET_MOVED,
		pp_figure_of(g, a->target)->moved > pp_rules_of(g)->target_moved);
	take_off(f, SHOOT_COUP, a->coup);
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
	const struct pp_own_hit own = pp_hit_own(g, a->figure);
	struct factors f = { pp_rules_of(g)->shooting, r, 0 };

	open_roll(g, a, "P-4", "shooting", weapon_of(g, a)->need[a->band], r);
	roller_read(r, ROLL_AT_LEAST);
	roller_add(r, bands[a->band], "P-4", 0);
	add_kind(a, &f);
	add_shooter(g, a->figure, &f);
	add_gun(g, a, &own, &f);
	add_state(g, a->figure, &f);
	add_target(g, a, &f);
}

struct pp_own_hit pp_hit_own(const struct game *g, int figure)
{
	struct factors f = { pp_rules_of(g)->shooting, NULL, 0 };
	struct pp_own_hit own = { .rest = REST_NONE };

	add_shooter(g, figure, &f);
	add_state(g, figure, &f);
	own.sum = f.sum;
	if (has_long_gun(g, figure)) {
		own.rest = rest_of(g, figure);
		own.telescope = pp_card(g, figure, CARD_TELESCOPE) != 0;
	}
	return own;
}

int pp_hit_need(const struct game *g, const struct pp_aim *a, const struct pp_own_hit *own)
{
	struct factors f = { pp_rules_of(g)->shooting, NULL,
		weapon_of(g, a)->need[a->band] + own->sum };

	add_kind(a, &f);
	add_gun(g, a, own, &f);
	add_target(g, a, &f);
	return f.sum;
}

/* The most that may be taken off what a figure needs with a weapon, whatever the target does. */
static int most_taken_off(const struct pp_rules *rules, const struct weapon *w,
	const struct pp_own_hit *own)
{
	static const enum shooting_row targets[] = { SHOOT_COVER, SHOOT_TARGET_MOVED };
	const struct modifier_row *rows = rules->shooting;
	int sum = 0;

	for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++)
		if (rows[targets[i]].value > 0)
			sum += rows[targets[i]].value;
	if (w->long_gun && own->rest != REST_NONE && (own->rest == REST_HERE
			|| rows[SHOOT_RESTED].value > 0))
		sum += rows[SHOOT_RESTED].value;
	return sum + (w->long_gun && own->telescope ? rows[SHOOT_TELESCOPE].value : 0);
}

int32_t pp_hit_range(const struct game *g, int figure, const struct pp_own_hit *own,
	enum shot_kind kind)
{
	const struct pp_aim any = { .kind = (uint8_t)kind };
	const struct setup_figure *s = &g->setup->figures[figure];
	const struct pp_rules *rules = pp_rules_of(g);
	struct factors f = { rules->shooting, NULL, own->sum };
	int32_t range = 0;

	add_kind(&any, &f);
	for (int i = 0; i < s->n_arms; i++) {
		const struct weapon *w = &rules->weapons[s->arms[i]];
		const int most = rules->die + most_taken_off(rules, w, own) - f.sum;

		for (int band = 0; band < BANDS; band++)
			if (w->need[band] > 0 && w->need[band] <= most && w->range[band] > range)
				range = w->range[band];
	}
	return range;
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
