/* The board: see board.h. */
#include "systems/moro/board.h"

int32_t board_worth(const struct strength *s)
{
	return s->fit * s->worth;
}

/* ---- what one could do to another ---- */

int32_t board_fire(const struct board *b, const struct strength *by, const struct strength *to,
	bool still)
{
	const struct shot shot = { .distance = gauge_distance(&b->r, to, by->at),
		.place = (enum place)to->place, .still = still };

	/* nobody fires at the bound, or when he is. */
	if (by->n_volleys == 0 || by->bound || to->bound || shot.distance > by->range
		|| !gauge_line(&b->r, to, by->at))
		return 0;
	return stake_fire(b->r.v, by, to, &shot);
}

static cell_t nearest_figure(const struct game *v, int unit, cell_t from)
{
	int32_t nearest = INT32_MAX;
	cell_t at = CELL_NONE;

	FOR_MEMBERS(f, v, unit) {
		const int32_t d = moro_active(v, f)
			? table_distance(v->table, from, v->figures[f].cell) : INT32_MAX;

		if (d < nearest) {
			nearest = d;
			at = v->figures[f].cell;
		}
	}
	return at;
}

int board_charge_chance(const struct board *b, const struct strength *by, int target)
{
	const cell_t from = b->r.v->figures[by->guide].cell;
	struct stretch way;

	if (by->bound || by->piece != PIECE_NONE
		|| !stretch_between(b->r.v, from, nearest_figure(b->r.v, target, from), &way))
		return 0;
	return chance_to_go(b->r.v, (enum mover_row)by->mover, &way);
}

/* The longest that two dice ever go. */
static int32_t furthest(const struct game *v)
{
	const struct moro_rules *r = moro_rules_of(v);

	return r->move_dice * (r->die - 1) * v->table->cell_length + r->placed;
}

int board_charge(const struct board *b, const struct strength *by, int target,
	struct stakes *o)
{
	const struct strength *to = &b->r.of[target];
	int chance;

	*o = (struct stakes){ 0, 0 };
	if (gauge_distance(&b->r, to, by->at) > furthest(b->r.v))
		return 0;
	chance = board_charge_chance(b, by, target);
	if (chance > 0)
		*o = stake_melee(b->r.v, by, to, false);
	return chance;
}

/* ---- all of it ---- */

static int32_t could_do(const struct board *b, int unit, int target)
{
	const struct strength *by = &b->r.of[unit], *to = &b->r.of[target];
	const int32_t fire = board_fire(b, by, to, true);
	struct stakes o;
	const int chance = board_charge(b, by, target, &o);
	const int32_t charge = chance * (o.gain - o.loss / 2) / 100;

	return charge > fire ? charge : fire;
}

static void weigh_enemy(struct board *b, int enemy)
{
	for (int u = 0; u < b->r.v->n_units; u++) {
		int32_t harm;

		if (!b->r.of[u].known || b->r.of[u].enemy || b->r.of[u].hidden)
			continue;
		harm = could_do(b, enemy, u);
		if (harm > b->threat[enemy])
			b->threat[enemy] = harm;
		if (harm > b->danger[u])
			b->danger[u] = harm;
	}
}

void board_begin(struct board *b, const struct game *v, int side)
{
	gauge(&b->r, v, side);
	gauge_council(&b->r, &b->council);
	for (int u = 0; u < v->n_units; u++)
		b->threat[u] = b->danger[u] = 0;
	for (int e = 0; e < v->n_units; e++)
		if (b->r.of[e].known && b->r.of[e].enemy && b->r.of[e].fresh)
			weigh_enemy(b, e);
}
