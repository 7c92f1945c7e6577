/* Places: how a unit stands round its guide, and how it gets there (M-3). */
#ifndef MORO_MOVE_PLACE_H
#define MORO_MOVE_PLACE_H

#include "systems/moro/moro.h"
#include "systems/moro/move/moves.h"

/* Gives each piece whose crew is on the table, and that has none yet, a place beside it. */
void moro_guns_arrive(struct game *g);
/* The same as the game begins, of hidden units or of the others: where the scenario wants
 * them, if it says so (Y-20). */
void moro_guns_begin(struct game *g, bool hidden);
struct point moro_point(const struct grid *grid, cell_t cell);
int moro_spot_at(const struct stand *s, cell_t cell);	/* index of a free one, or -1 */
/* Whether a figure's own wish can be had with the guide at a cell; why not. */
bool moro_check_wish(const struct game *g, int figure, cell_t wish, cell_t goal,
	struct reason *why);
void moro_places(const struct game *g, int unit, cell_t goal, int target,
	struct moro_places *places);
void moro_settle(struct game *g, int unit, cell_t goal, int target);	/* puts them there */
/* The same round where the guide stands, as the unit comes on the table. */
void moro_settle_first(struct game *g, int unit);
/* As moro_settle(), round a guide who came by this way and stands at its end or before it, though
 * another would be asked for now that he is away. */
void moro_settle_after(struct game *g, int guide, const cell_t *way, int n_way, int target);
/* Finds a limbered gun its place by its leader's new one. */
void moro_gun_follows(struct game *g, int unit, cell_t goal, cell_t from);

/* The direction of one cell from another, or the guide's facing. */
int moro_heading(const struct game *g, cell_t from, cell_t to, int facing);

#endif
