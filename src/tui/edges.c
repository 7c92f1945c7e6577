/* The edges of the map: arrows to known enemies that lie beyond, and a ! where something has
 * happened that has not been in sight since.  See play.h.
 *
 * South of the map they stand in the frame, elsewhere in its outermost cells, but over nothing that
 * stands or lies there: beside the roster they would point at its lines.
 */
#include "tui/play.h"

/* What may lie beyond: units first, by their numbers, then places of events. */
static int things(const struct play *p)
{
	return p->view->game.n_units + p->tracks.n_places;
}

static bool is_unit(const struct play *p, int thing)
{
	return thing < p->view->game.n_units;
}

static bool is_enemy(const struct play *p, int unit)
{
	const struct game *const g = &p->view->game;
	const int side = g->units[unit].side;

	return g->viewer >= 0 && side >= 0 && !game_same_cause(g, g->viewer, side);
}

static bool is_seen(const struct play *p, int unit)
{
	return game_unit_whereabouts(&p->view->game, unit) != CELL_NONE;
}

/* An enemy where he is, or was seen last. */
static cell_t place_of(const struct play *p, int thing)
{
	const struct game *const g = &p->view->game;
	const struct unit *u;

	if (!is_unit(p, thing))
		return p->tracks.places[thing - g->n_units];
	u = &g->units[thing];
	if (!is_enemy(p, thing))
		return CELL_NONE;
	if (is_seen(p, thing))
		return game_unit_whereabouts(g, thing);
	return (u->known >> g->viewer & 1) != 0 && (u->sighted >> g->viewer & 1) == 0
		? u->last_seen[g->viewer] : CELL_NONE;
}

static enum beyond beyond(const struct play *p, int thing, struct point *at)
{
	const cell_t cell = place_of(p, thing);

	return cell == CELL_NONE ? BEYOND_NONE : chart_beyond(&p->view->game.table->grid,
		&p->look, cell, at);
}

/* What has come into sight is no news any more. */
static void look_at_places(struct play *p)
{
	struct tracks *const t = &p->tracks;
	struct point at;
	int kept = 0;

	for (int i = 0; i < t->n_places; i++)
		if (chart_beyond(&p->view->game.table->grid, &p->look, t->places[i], &at)
				!= BEYOND_NONE)
			t->places[kept++] = t->places[i];
	t->n_places = kept;
}

/* Of a side where it is seen, dim where it was. */
static enum ink ink_of(const struct play *p, int thing)
{
	if (!is_unit(p, thing))
		return INK_WARN;
	if (!is_seen(p, thing))
		return INK_DIM;
	return (enum ink)(INK_SIDE + p->view->game.setup->sides[
		p->view->game.units[thing].side].colour % SIDES_MAX);
}

static bool is_bare(const struct play *p, struct point at)
{
	const struct glyph *const glyph = &p->glyphs[at.row * p->layout.map.cols + at.col];

	return (glyph->ink >= INK_GROUND || glyph->ink == INK_BLANK || glyph->ink == INK_SHADED
			|| glyph->sign == ' ')
		&& (glyph->back == BACK_NONE || glyph->back == BACK_SHADED
			|| glyph->back >= BACK_GROUND);
}

/* The nearest place along an edge where an arrow hides nobody; none: where it would be. */
static struct point free_place(const struct play *p, enum beyond way, struct point at)
{
	const bool along_row = way == BEYOND_NORTH;
	const int length = along_row ? p->layout.map.cols : p->layout.map.rows;
	const int from = along_row ? at.col : at.row;

	if (way == BEYOND_SOUTH || p->glyphs == NULL)
		return at;
	for (int off = 0; off < length; off++)
		for (int side = -1; side <= 1; side += 2) {
			const int to = from + side * off;
			const struct point place = along_row ? (struct point){ at.row, to }
				: (struct point){ to, at.col };

			if (to >= 0 && to < length && is_bare(p, place))
				return place;
		}
	return at;
}

static void draw_one(const struct play *p, struct pane *pane, int free, int thing)
{
	static const struct { uint32_t unicode; char ascii; } arrows[BEYONDS] = {
		[BEYOND_NORTH] = { 0x2191, '^' }, [BEYOND_EAST] = { 0x2192, '>' },
		[BEYOND_SOUTH] = { 0x2193, 'v' }, [BEYOND_WEST] = { 0x2190, '<' },
	};
	const struct layout *const l = &p->layout;
	struct point at;
	const enum beyond way = beyond(p, thing, &at);
	struct glyph arrow = { '!', (uint16_t)ink_of(p, thing), BACK_NONE, 0 };

	if (way == BEYOND_NONE)
		return;
	if (is_unit(p, thing))
		arrow.sign = pane_unicode(pane) ? arrows[way].unicode
			: (uint32_t)(unsigned char)arrows[way].ascii;
	at = free_place(p, way, at);
	at.row += l->map.row;
	at.col += l->map.col;
	if (way == BEYOND_SOUTH && !l->wide) {
		at.row = l->rule;
		at.col = at.col < free ? free : at.col;
	}
	pane_glyph(pane, at.row, at.col, &arrow);
}

void edges_draw(struct play *p, struct pane *pane, int free)
{
	look_at_places(p);
	for (int i = 0; i < things(p); i++)
		draw_one(p, pane, free, i);
}

bool edges_point(const struct play *p, enum ink *ink)
{
	struct point at;

	for (int i = 0; i < p->view->game.n_units; i++)
		if (beyond(p, i, &at) != BEYOND_NONE) {
			*ink = ink_of(p, i);
			return true;
		}
	return false;
}

enum reply edges_jump(struct play *p)
{
	const int n = things(p);
	struct point at;

	for (int i = 1; i <= n; i++) {
		const int thing = (p->tracks.jumped + i) % n;

		if (beyond(p, thing, &at) == BEYOND_NONE)
			continue;
		p->tracks.jumped = thing;
		if (is_unit(p, thing) && is_seen(p, thing))
			play_look_at_unit(p, thing);
		else
			play_look_at(p, place_of(p, thing));
		return REPLY_REDRAW;
	}
	play_say(p, false, "No enemy that you know of, and nothing new, lies beyond the map.");
	return REPLY_REDRAW;
}
