/* Games begun anew: see moro_again.h. */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "moro_again.h"

void again_begin(struct again *a)
{
	a->g = game_clone(a->t.game);
	assert_non_null(a->g);
	a->t.game->out = a->g->out = (struct sink){ NULL, NULL };
	memset(&a->g->dice, 0, sizeof a->g->dice);
	dice_seed(&a->g->dice, 1906);
}

void again(struct again *a)
{
	const struct dice dice = a->g->dice;

	game_assign(a->g, a->t.game);
	a->g->dice = dice;
}

void again_end(struct again *a)
{
	game_free(a->g);
	moro_end(&a->t);
}

int again_fallen(const struct again *a, const char *unit)
{
	const int u = trial_unit(&a->t, unit);

	return moro_unit_of(a->g, u)->lost - moro_unit_of(a->t.game, u)->lost;
}
