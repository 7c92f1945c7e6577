/* Again and again: see again.h. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "again.h"

enum { SEED = 1935 };

void again_begin(struct again *a, void (*end)(struct trial *t))
{
	a->end = end;
	a->t.game->out = (struct sink){ NULL, NULL };
	a->g = game_clone(a->t.game);
	assert_non_null(a->g);
	memset(&a->g->dice, 0, sizeof a->g->dice);
	dice_seed(&a->g->dice, SEED);
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
	a->end(&a->t);
}
