/* Fire and throws: every figure at the target from which most is to be expected, dynamite
 * and gas where many enemies and few friends are. */
#include "skirmish/commander/lookout.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/minds.h"

enum {
	PERCENT = 100, WEIGHT_HERO = 200, WEIGHT_LEADER = 140, WEIGHT_NEAR = 150,
	WEIGHT_BEAST = 160, NEAR_INCHES = 10, BURST_PERCENT = 60,
	THROW_LEAST = 600
};

/* ---- shots ---- */

static int64_t urgency(const struct game *v, int figure, int target, int32_t value)
{
	const int unit = v->figures[target].unit;
	int64_t weight = PERCENT;

	if (v->setup->figures[target].hero)
		weight = WEIGHT_HERO;
	else if (v->units[unit].leader == target)
		weight = WEIGHT_LEADER;
	if (game_distance(v, figure, target) <= NEAR_INCHES * v->setup->book->inch)
		weight = weight * WEIGHT_NEAR / PERCENT;
	if (pp_unit_of(v, unit)->doing == DOING_CHARGE || pp_creature(v, target))
		weight = weight * WEIGHT_BEAST / PERCENT;
	return weight * value;
}

/* ---- throws ---- */

/* Enemies less friends who would be in it, in thousandths of figures. */
static int32_t caught_at(const struct game *v, int unit, cell_t cell, int32_t wide)
{
	return pp_burst_wanted(v, unit, cell, wide, standing_fit) * MILLI * BURST_PERCENT
		/ PERCENT;
}

static int32_t width_of(const struct pp_rules *r, const struct thrown *w)
{
	return w->comes == COMES_GAS ? r->gas_across / 2 : pp_burst_width(r);
}

/* Dynamite and gas fly at a cell, the rest at somebody. */
static bool propose_throw(const struct proposer *p, int figure, int weapon, enum argument_kind at,
	int32_t mark)
{
	choose_figure(p->c, p->seat, VERB_THROW, figure);
	choose_with(p->c, ARGUMENT_WEAPON, weapon);
	choose_with(p->c, at, mark);
	return propose(p);
}

/* At the cells where enemies stand who are in range. */
static bool lobs(const struct proposer *p, int figure, int arm, const bool *spared)
{
	const struct game *v = p->v;
	const int unit = v->figures[figure].unit;
	const struct pp_rules *r = pp_rules_of(v);
	const int32_t range = pp_throw_range(v, figure, arm);
	const int32_t wide = width_of(r, &r->throwing[r->weapons[arm].thrown]);
	struct proposal best = { .most = THROW_LEAST - 1 };

	for (int f = 0; f < v->n_figures; f++) {
		const cell_t cell = v->figures[f].cell;
		int32_t caught;

		if (!game_enemies(v, unit, v->figures[f].unit) || !game_on_table(v, f)
			|| spared[v->figures[f].unit]
			|| game_distance(v, figure, f) > range)
			continue;
		caught = caught_at(v, unit, cell, wide);
		if (caught > best.most && propose_throw(p, figure, arm, ARGUMENT_CELL, cell))
			propose_keep(p, &best, caught);
	}
	return propose_kept(p, &best);
}

/* A stone or spear at the nearest who stands. */
static bool hurls(const struct proposer *p, int figure, int arm, const bool *spared)
{
	const struct game *v = p->v;
	struct proposal best = { .most = -pp_throw_range(v, figure, arm) - 1 };

	for (int f = 0; f < v->n_figures; f++)
		if (game_enemies(v, v->figures[figure].unit, v->figures[f].unit)
			&& standing_fit(v, f) && !pp_helpless(v, f) && !spared[v->figures[f].unit]
			&& -game_distance(v, figure, f) > best.most
			&& propose_throw(p, figure, arm, ARGUMENT_FIGURE, f))
			propose_keep(p, &best, -game_distance(v, figure, f));
	return propose_kept(p, &best);
}

/* Whether an arm is thrown, and at that. */
static bool thrown_at(const struct pp_rules *r, int arm, enum argument_kind at)
{
	const int row = r->weapons[arm].thrown;

	return row >= 0 && (r->throwing[row].comes == COMES_BLOW) == (at == ARGUMENT_FIGURE);
}

static bool carries(const struct game *v, int figure, enum argument_kind at)
{
	const struct setup_figure *s = &v->setup->figures[figure];

	for (int i = 0; i < s->n_arms; i++)
		if (thrown_at(pp_rules_of(v), s->arms[i], at))
			return true;
	return false;
}

static bool throws(const struct proposer *p, int figure, enum argument_kind at,
	const bool *spared)
{
	const struct setup_figure *s = &p->v->setup->figures[figure];

	for (int i = 0; i < s->n_arms; i++) {
		if (!thrown_at(pp_rules_of(p->v), s->arms[i], at))
			continue;
		if (at == ARGUMENT_CELL ? lobs(p, figure, s->arms[i], spared)
				: hurls(p, figure, s->arms[i], spared))
			return true;
	}
	return false;
}

static bool throw_next(const struct proposer *p, enum argument_kind at, const bool *spared)
{
	const struct game *v = p->v;

	for (int f = 0; f < v->n_figures; f++) {
		const struct pp_figure *own = pp_figure_of(v, f);

		if (!own->spent && own->target < 0 && own->mark == CELL_NONE
			&& carries(v, f, at)
			&& game_seat_of_unit(v, v->figures[f].unit) == p->seat && pp_able(v, f)
			&& game_on_table(v, f) && throws(p, f, at, spared))
			return true;
	}
	return false;
}

/* Dynamite before bullets, stones after them. */
bool pp_command_fire(const struct proposer *p)
{
	static const struct pp_taste taste = { urgency, NULL };
	bool spared[UNITS_MAX];

	pp_gauge_spared(p->v, p->seat, spared);
	return throw_next(p, ARGUMENT_CELL, spared) || pp_shoot_next(p, &taste, spared)
		|| throw_next(p, ARGUMENT_FIGURE, spared);
}
