/* What the room still lacks: neutral versions, so that all of it links and games run to
 * their end.  Whoever writes the real one takes his out of here; the file goes when it is
 * empty. */
#include <stdio.h>

#include "systems/common/choose.h"
#include "systems/moro/moro.h"

/* ---- counters.c, look.c, deploy.c ---- */

bool moro_hidden(const struct game *g, int unit)
{
	return moro_counter_of(g, unit) >= 0;
}

int moro_counter_of(const struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_unit[i] == unit)
			return i;
	return NOBODY;
}

void moro_counter_add(struct game *g, int unit, cell_t cell)
{
	(void)g, (void)unit, (void)cell;
}

void moro_counter_take(struct game *g, int counter) { (void)g, (void)counter; }

void moro_found(struct game *g, int counter, int by_unit)
{
	(void)g, (void)counter, (void)by_unit;
}

void moro_reveal(struct game *g, int unit) { (void)g, (void)unit; }
void moro_look(struct game *g) { (void)g; }

bool moro_stumble(struct game *g, int unit, cell_t cell)
{
	(void)g, (void)unit, (void)cell;
	return false;
}

void moro_sight_renew(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		for (int side = 0; side < g->setup->n_sides; side++)
			game_sight(g, u, side, moro_unit_alive(g, u));
}

void moro_ask_deploy(struct game *g) { (void)g; }

bool moro_check_deploy(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g, (void)c;
	return refuse(why, "X-137", "this is not written yet");
}

void moro_apply_deploy(struct game *g, const struct choice *c) { (void)g, (void)c; }

void moro_command_deploy(const struct game *v, const struct decision *d, struct choice *c)
{
	(void)v;
	choose(c, d->seat, VERB_DONE);
}

int moro_marks(const struct game *v, struct map_mark *marks, int room)
{
	(void)v, (void)marks, (void)room;
	return 0;
}

void moro_redact(struct game *view, int side) { (void)view, (void)side; }

/* ---- words.c, panels.c, menu.c, preview.c ---- */

bool moro_wants(const struct game *v, const struct decision *d, int unit)
{
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

/* ---- master.c ---- */

bool moro_master_check(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	(void)g, (void)c, (void)figure, (void)why;
	return true;
}

void moro_master_act(struct game *g, const struct choice *c, int figure)
{
	(void)g, (void)c, (void)figure;
}

void moro_master_done(struct game *g) { (void)g; }
void moro_truce(struct game *g, int side, int other) { (void)g, (void)side, (void)other; }
void moro_items(struct game *g) { (void)g; }
