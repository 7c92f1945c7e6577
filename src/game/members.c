/* The lists of a unit's figures (game.h, G5). */
#include "cliffhanger/game.h"

void game_members(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		g->units[u].head = NOBODY;
	for (int f = g->n_figures - 1; f >= 0; f--) {
		struct unit *u = &g->units[g->figures[f].unit];

		g->figures[f].next = u->head;
		u->head = (int16_t)f;
	}
}
