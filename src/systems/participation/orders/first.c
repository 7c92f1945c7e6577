/* Who goes first: each side with somebody there throws a D6, the higher goes first in each
 * part of the turn (S-P-1); those who tie throw again among themselves. */
#include "skirmish/turn/stages.h"
#include "systems/participation/orders/first.h"
#include "systems/participation/participation.h"

/* So often is a tie thrown again; then the scenario's order decides. */
enum { TIES_MOST = 8 };

static int throw_for(struct game *g, int side, int tie)
{
	struct roller r;

	roller_open(&r, tie > 0 ? "X-165" : "S-P-1",
		tie > 0 ? "who goes first, thrown again" : "who goes first", NOBODY, NOBODY, 0);
	roller_read(&r, ROLL_OPPOSED);
	roller_throw(&r, g, pp_rules_of(g)->die, 1);
	roller_tell(&r, g, g->setup->sides[side].name);
	return r.dice[0];
}

/* Sorts sides first … end by new dice, the higher first; equal ones by more dice. */
static void settle(struct game *g, int first, int end, int tie)
{
	struct pp_game *own = pp_game_of(g);
	int dice[SIDES_MAX];

	for (int i = first; i < end; i++)
		dice[i] = throw_for(g, own->order[i], tie);
	for (int i = first; i < end; i++)
		if (tie == 0)
			own->first_dice[own->order[i]] = (int8_t)dice[i];
	for (int i = first + 1; i < end; i++)
		for (int k = i; k > first && dice[k] > dice[k - 1]; k--) {
			const int die = dice[k];
			const uint8_t side = own->order[k];

			dice[k] = dice[k - 1];
			own->order[k] = own->order[k - 1];
			dice[k - 1] = die;
			own->order[k - 1] = side;
		}
	for (int i = first, after; i < end && tie < TIES_MOST; i = after) {
		for (after = i + 1; after < end && dice[after] == dice[i]; after++)
			;
		if (after - i > 1)
			settle(g, i, after, tie + 1);
	}
}

void pp_who_first(struct game *g)
{
	struct pp_game *own = pp_game_of(g);
	int n = 0, last = g->setup->n_sides;

	own->at = 0;
	for (int side = 0; side < g->setup->n_sides; side++) {
		own->first_dice[side] = DIE_NONE;
		if (stages_side_has(g, side, standing_alive))
			own->order[n++] = (uint8_t)side;
		else
			own->order[--last] = (uint8_t)side;
	}
	if (n > 1)
		settle(g, 0, n, 0);
}
