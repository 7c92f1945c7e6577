/* Surmise: see surmise.h. */
#include "config.h"

#include "mind/surmise.h"

#include "mind/portfolio.h"

enum { ONE_IN = 2 };	/* guesses in which others do as they would */

static void one_means(const struct game *guessed, int seat, struct whim *w,
	struct mission *meant)
{
	struct view *const view = view_new(guessed, seat);

	if (view)
		portfolio_draw(view, seat, w, meant);
	view_free(view);
}

bool surmise_meant(const struct game *guessed, int side, int draw, struct whim *w,
	struct mission *meant)
{
	for (int u = 0; u < guessed->n_units; u++)
		meant[u] = (struct mission){ .kind = MISSION_NONE };
	if (draw % ONE_IN == 0)
		return false;
	for (int seat = 0; seat < guessed->setup->n_sides; seat++)
		if (!game_same_cause(guessed, game_seat_side(guessed, seat), side))
			one_means(guessed, seat, w, meant);
	return true;
}
