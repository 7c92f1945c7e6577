/* Again and again: see again.h. */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "again.h"

enum { SEED = 1935 };

void again_begin(struct again *a, const char *drawing, bool pacific)
{
	if (pacific)
		skirmish_pacific(&a->t, drawing);
	else
		skirmish_begin(&a->t, drawing);
	a->g = game_clone(a->t.game);
	assert_non_null(a->g);
	dice_seed(&a->g->dice, SEED);
}

void again(struct again *a)
{
	const struct dice dice = a->g->dice;

	game_assign(a->g, a->t.game);
	a->g->dice = dice;
	a->g->out = (struct sink){ NULL, NULL };
}

void again_end(struct again *a)
{
	game_free(a->g);
	skirmish_end(&a->t);
}
