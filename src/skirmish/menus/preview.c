/* Previews: see preview.h. */
#include <string.h>

#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/say.h"
#include "skirmish/skirmish.h"

void preview_choice(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct preview_row *row = &skirmish_of(v)->menus->previews[c->verb];

	memset(p, 0, sizeof *p);
	if (row->put != NULL)
		row->put(v, c, p);
	else if (row->says != NULL)
		say(p, "%s", row->says);
}

void preview_dice(struct preview *p, int sides, int dice, int need)
{
	p->rolls = true;
	p->sides = sides;
	p->dice = dice;
	p->need = need;
}
