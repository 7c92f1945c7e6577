/* The board: see board.h. */
#include "systems/moro/judges.h"
#include "systems/moro/mind/board.h"
#include "systems/moro/mind/minds.h"

enum {
	IN_THE_WAY = 3,		/* a charge past a counter succeeds so much less often */
	FRESH_PERCENT = 60, ACTED_PERCENT = 30	/* of what an enemy could do counts */
};

int32_t moro_board_worth(const struct force *s)
{
	return s->fit * s->worth;
}

/* ---- what one could do to another ---- */

int32_t moro_board_fire(const struct board *b, const struct force *by, const struct force *to,
	bool still)
{
	const struct volley_at shot = { .distance = muster_distance(&b->m, to, by->at),
		.place = (enum place)to->ground, .still = still };

	/* nobody fires at the bound, or when he is. */
	if (by->n_volleys == 0 || by->bound || to->bound || shot.distance > by->range
		|| !moro_gauge_line(&b->m, to, by->at))
		return 0;
	return moro_stake_fire(b->m.v, by, to, &shot);
}

/* Whether it passes so near to an unknown counter that it would end there. */
static bool in_the_way(const struct board *b, cell_t from, cell_t to)
{
	const int32_t near = moro_rules_of(b->m.v)->sighting[0].most;
	const int32_t far = table_distance(b->m.v->table, from, to);

	for (int i = 0; i < b->n_strangers; i++) {
		const int32_t there = table_distance(b->m.v->table, from, b->stranger[i]);
		const int32_t on = table_distance(b->m.v->table, b->stranger[i], to);

		if (there > near && there + on <= far + near)
			return true;
	}
	return false;
}

/* Percent that a charge from where it stands gets home. */
static int charge_chance(const struct board *b, const struct force *by, int target)
{
	const cell_t from = b->m.v->figures[by->guide].cell;
	const cell_t to = standing_nearest(b->m.v, target, from);
	struct stretch way;
	int chance;

	if (by->bound || by->piece != PIECE_NONE || !moro_stretch_between(b->m.v,
			by->unit, from, to, &way))
		return 0;
	chance = moro_chance_to_go(b->m.v, moro_mover(b->m.v, by->unit), &way);
	return !by->enemy && in_the_way(b, from, to) ? chance / IN_THE_WAY : chance;
}

int moro_board_charge(const struct board *b, const struct force *by, int target,
	struct stakes *o)
{
	const struct force *to = &b->m.of[target];
	int chance;

	*o = (struct stakes){ 0, 0 };
	chance = charge_chance(b, by, target);
	if (chance > 0)
		*o = moro_stake_melee(b->m.v, by, to, false);
	return chance;
}

/* ---- all of it ---- */

static int32_t could_do(const struct board *b, int unit, int target)
{
	const struct force *by = &b->m.of[unit], *to = &b->m.of[target];
	const int32_t fire = moro_board_fire(b, by, to, true);
	struct stakes o;
	const int chance = moro_board_charge(b, by, target, &o);
	const int32_t charge = chance * (o.gain - o.loss / 2) / 100;

	return charge > fire ? charge : fire;
}

static void weigh_enemy(struct board *b, int enemy)
{
	for (int u = 0; u < b->m.v->n_units; u++) {
		int32_t harm;

		if (!b->m.of[u].known || b->m.of[u].enemy || b->m.of[u].hidden)
			continue;
		harm = could_do(b, enemy, u);
		if (harm > b->threat[enemy])
			b->threat[enemy] = harm;
		if (harm > b->danger[u])
			b->danger[u] = harm;
	}
}

static void find_strangers(struct board *b)
{
	b->n_strangers = 0;
	for (int i = 0; i < moro_game_of(b->m.v)->n_counters; i++)
		if (moro_stranger(&b->m, i) != CELL_NONE)
			b->stranger[b->n_strangers++] = moro_stranger(&b->m, i);
}

void moro_board_begin(struct board *b, const struct game *v, int side)
{
	muster(&b->m, v, side, &moro_commander);
	find_strangers(b);
	for (int u = 0; u < v->n_units; u++)
		b->threat[u] = b->danger[u] = 0;
	for (int e = 0; e < v->n_units; e++)
		if (b->m.of[e].known && b->m.of[e].enemy && b->m.of[e].fresh)
			weigh_enemy(b, e);
}

/* ---- what coming nearer may cost ---- */

static int32_t harm_from(const struct board *b, const struct force *by,
	const struct force *to, int32_t nearer)
{
	const int32_t off = muster_distance(&b->m, by, to->at) - nearer;
	const int32_t cell = b->m.v->table->cell_length;
	const struct volley_at shot = { .distance = off > cell ? off : cell,
		.place = (enum place)to->ground, .still = true };
	const int32_t charge = moro_stake_charge(b->m.v, by, to, shot.distance - cell);
	int32_t fire = 0;

	if (!by->bound && by->n_volleys > 0 && shot.distance <= by->range
			&& moro_gauge_line(&b->m, by, to->at))
		fire = moro_stake_fire(b->m.v, by, to, &shot);
	return fire > charge ? fire : charge;
}

int32_t moro_board_exposure(const struct board *b, const struct force *s, int32_t nearer)
{
	int32_t sum = 0;
	struct force there = *s;

	if (nearer > 0 && there.ground != PLACE_JUNGLE)
		there.ground = PLACE_CLEAR;
	for (int e = 0; e < b->m.v->n_units; e++) {
		const struct force *by = &b->m.of[e];

		if (!by->known || by->enemy == s->enemy || by->hidden)
			continue;
		sum += harm_from(b, by, &there, nearer)
			* (by->fresh ? FRESH_PERCENT : ACTED_PERCENT) / 100;
	}
	return sum;
}
