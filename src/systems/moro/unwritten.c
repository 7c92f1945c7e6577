/* What the room still lacks: neutral versions, so that all of it links and games run to
 * their end.  Whoever writes the real one takes his out of here; the file goes when it is
 * empty. */
#include <stdio.h>

#include "systems/common/choose.h"
#include "systems/moro/moro.h"

/* ---- words.c, panels.c, menu.c, preview.c ---- */

bool moro_wants(const struct game *v, const struct decision *d, int unit)
{
	if (d->kind == ASK_DEPLOY)
		return game_seat_of_unit(v, unit) == d->seat && moro_deploy_wants(v, unit);
	return d->unit == unit || (d->unit < 0 && moro_may_act(v, unit)
		&& game_seat_of_unit(v, unit) == d->seat);
}

int moro_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	(void)v, (void)d, (void)unit, (void)options, (void)room;
	return 0;
}

void moro_preview(const struct game *v, const struct choice *c, struct preview *p)
{
	(void)v, (void)c;
	p->n_lines = 0;
}

bool moro_option_reach(const struct game *v, int unit, const char *line, struct reach *r)
{
	(void)v, (void)unit, (void)line, (void)r;
	return false;
}

int32_t moro_spread(const struct game *v, int unit, const char *line)
{
	(void)v, (void)unit, (void)line;
	return 0;
}

int moro_bands(const struct game *v, int unit, int32_t lengths[3])
{
	(void)v, (void)unit, (void)lengths;
	return 0;
}
