/* Dice of this room: D6, and the arrow die (S-P-34). */
#include "systems/participation/dice.h"
#include "systems/participation/participation.h"

void pp_sum_die(struct tally *sum, int sides)
{
	const chance_t face = chance_of(1, sides);

	for (int n = sum->most; n >= 0; n--) {	/* those above have been gone on from */
		const chance_t each = chance_both(sum->of[n], face);

		sum->of[n] = 0;
		for (int die = 1; die <= sides && each > 0; die++)
			tally_add(sum, n + die, each);
	}
}

int pp_die(struct roller *r, struct game *g)
{
	roller_throw(r, g, pp_rules_of(g)->die, 1);
	return r->dice[0];
}

int pp_arrow(struct game *g, const char *rule, const char *what, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct grid *grid = &g->table->grid;
	const int sides = grid->kind == GRID_HEX ? rules->arrow_hex : rules->arrow_square;
	struct roller r;

	roller_open(&r, rule, what, figure < 0 ? NOBODY : g->figures[figure].unit, figure, 0);
	roller_read(&r, ROLL_PICK);
	roller_throw(&r, g, sides, 1);
	roller_tell(&r, g, grid_direction_name(grid, r.dice[0] - 1));
	return r.dice[0] - 1;
}
