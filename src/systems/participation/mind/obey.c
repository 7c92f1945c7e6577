/* Obeying the action tables (C-14, K-7, X-230): what people whom nobody commands make of the
 * word their die gave them; beasts obey their temper instead (beast_mind.c).
 *
 *  OB1  It asks of its own side's view alone.
 *  OB2  The checks are the judges: what they refuse gives way to the next thing and at last
 *       to standing still.
 *  OB3  Who lies hidden stays so until its word takes it forward or an enemy is so near
 *       that a shot at short range can hardly fail.
 *  OB4  Words are about moving and about opening fire; who is attacked defends himself.
 */
#include "skirmish/body/standing.h"
#include "skirmish/commander/lookout.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/minds.h"

enum { FURTHEST = INT32_MAX };

struct unit_case {
	const struct proposer *p;
	int unit, foe;		/* foe: the nearest enemy in sight, or -1 */
	int32_t far;		/* how far he is */
};

/* The far end of the short range of what it shoots furthest with; 0 hand to hand. */
static int32_t short_range(const struct game *v, int unit)
{
	const struct pp_rules *r = pp_rules_of(v);
	int best = -1;

	FOR_MEMBERS(f, v, unit) {
		const int arm = standing_fit(v, f) ? arms_furthest(v, f, pp_is_ranged) : -1;

		if (arm >= 0 && (best < 0 || r->weapons[arm].range[BAND_LONG]
				> r->weapons[best].range[BAND_LONG]))
			best = arm;
	}
	return best < 0 ? 0 : r->weapons[best].range[BAND_SHORT];
}

/* ---- the words ---- */

/* Nobody in sight: where one was seen last, else the way it faces. */
static int goals_of(const struct unit_case *k, cell_t goals[FIGURES_MAX])
{
	const struct game *v = k->p->v;
	const int enemy = lookout_nearest(v, k->unit, k->foe), guide = pp_guide(v, k->unit);
	cell_t ahead;

	if (enemy >= 0)
		return lookout_cells(v, k->unit, enemy, goals);
	ahead = v->figures[guide].cell;
	for (cell_t next = ahead; next != CELL_NONE; next = grid_step(&v->table->grid, next,
			v->figures[guide].facing))
		if (table_ground(v->table, next)->pace != 0)
			ahead = next;
	goals[0] = ahead;
	return 1;
}

static bool goes_forward(const struct unit_case *k, enum gait_row gait)
{
	struct prospect list[PROSPECTS_MAX];
	cell_t goals[FIGURES_MAX];
	const int n_goals = goals_of(k, goals);
	const int n = pp_places_of(k->p->v, k->unit, gait, list, PROSPECTS_MAX);

	return pp_places_go(k->p, k->unit, gait,
		pp_places_towards(k->p->v, k->unit, list, n, goals, n_goals));
}

static bool stands(const struct unit_case *k)
{
	return (k->foe >= 0 && short_range(k->p->v, k->unit) > 0
		&& propose_unit(k->p, VERB_WATCH, k->unit))
		|| propose_unit(k->p, VERB_STAND, k->unit);
}

static bool attack(const struct unit_case *k)
{
	return (k->foe >= 0 && propose_unit_unit(k->p, VERB_CHARGE, k->unit, k->foe))
		|| goes_forward(k, GAIT_RUN) || stands(k);
}

/* S-K-15: to within the range it likes and no further. */
static bool advance(const struct unit_case *k)
{
	if (k->foe >= 0 && k->far <= short_range(k->p->v, k->unit))
		return stands(k);
	return goes_forward(k, GAIT_WALK) || stands(k);
}

static bool goes_back(const struct unit_case *k, enum gait_row gait)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = pp_places_of(k->p->v, k->unit, gait, list, PROSPECTS_MAX);

	return pp_places_go(k->p, k->unit, gait, pp_places_away(k->p->v, k->unit, list, n,
		CELL_NONE));
}

static bool retreat(const struct unit_case *k)
{
	return (k->foe >= 0 && !uncommanded_may_stay(k->p->v, k->unit)
		&& goes_back(k, GAIT_WALK)) || stands(k);
}

static bool rout(const struct unit_case *k)
{
	return goes_back(k, GAIT_RUN) || stands(k);
}

static bool (*const deeds[ACTIONS])(const struct unit_case *k) = {
	[ACTION_CARRY_ON] = stands, [ACTION_HALT] = stands, [ACTION_ADVANCE] = advance,
	[ACTION_ATTACK] = attack, [ACTION_RETREAT] = retreat, [ACTION_ROUT] = rout,
};

static bool acts(const struct proposer *p, int unit)
{
	struct unit_case k = { .p = p, .unit = unit, .far = INT32_MAX };

	k.foe = contact_nearest_enemy(p->v, unit);
	if (k.foe >= 0)
		k.far = standing_apart(p->v, unit, k.foe);
	return deeds[uncommanded_word(p->v, unit)](&k);
}

/* ---- the decisions ---- */

bool pp_obey_move(const struct proposer *p)
{
	for (int u = 0; u < p->v->n_units; u++)
		if (pp_awaits_word(p, u)
			&& (pp_beast(p->v, u) ? pp_beast_move(p, u) : acts(p, u)))
			return true;
	return false;
}

/* The nearest first; from a hiding place only at short range (OB3). */
static int64_t nearest_first(const struct game *v, int figure, int target)
{
	const int unit = v->figures[figure].unit;
	const int32_t far = game_distance(v, figure, target);

	return pp_unit_of(v, unit)->hidden && far > short_range(v, unit) ? 0 : FURTHEST - far;
}

static int64_t nearest_hit(const struct game *v, int figure, int target, int32_t value)
{
	(void)value;
	return nearest_first(v, figure, target);
}

bool pp_obey_fire(const struct proposer *p)
{
	static const struct pp_taste taste = { nearest_hit, nearest_first };

	return pp_shoot_next(p, &taste, NULL);
}
