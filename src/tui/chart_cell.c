/* What one cell of the chart looks like: its ground, what lies or stands there, and what an
 * overlay has to say of it.  See chart.h. */
#include "tui/chart_own.h"

/* What is laid over a cell: a sign behind what stands there, where shade is (`shaded`) and
 * where only signs can tell; the back on which it stands, 0 for the ground's own. */
static const struct { char shaded, plain; uint8_t back; } laid[OVERLAID_LEVEL] = {
	[OVERLAID_NONE] = { ' ', ' ', 0 },
	[OVERLAID_REACH] = { ' ', '"', 0 },
	[OVERLAID_NEAR] = { '1', '1', 0 },
	[OVERLAID_MEDIUM] = { '2', '2', 0 },
	[OVERLAID_FAR] = { '3', '3', 0 },
	[OVERLAID_SEEN] = { ' ', '\'', 0 },
	[OVERLAID_SHADE] = { ' ', ' ', 0 },
	[OVERLAID_PATH] = { ' ', ' ', 0 },
	[OVERLAID_LINE] = { ' ', ' ', 0 },
	[OVERLAID_BLOCK] = { ' ', ')', 0 },
	[OVERLAID_TARGET] = { ' ', '<', BACK_TARGET },
	[OVERLAID_AIMED] = { ' ', '<', BACK_TARGET },
	[OVERLAID_UNIT] = { ' ', ' ', 0 },
	[OVERLAID_BURST] = { '*', '*', BACK_BURST },
	[OVERLAID_WIDER] = { ':', ':', BACK_WIDER },
	[OVERLAID_UNDERSTOOD] = { ' ', '*', 0 },
	[OVERLAID_HEARD] = { ':', ':', 0 },
};

enum { DOT = 0x25CF, CROSS = 0xD7 };

uint8_t chart_overlaid(const struct drawing *d, cell_t cell)
{
	return d->overlaid != NULL ? d->overlaid[cell] : (uint8_t)OVERLAID_NONE;
}

int chart_figure_at(const struct drawing *d, cell_t cell)
{
	return chart_overlaid(d, cell) == OVERLAID_ABSENT ? NOBODY : d->v->game.occupant[cell];
}

uint32_t chart_overlay_sign(const struct drawing *d, uint8_t overlaid)
{
	if (overlaid < OVERLAID_LEVEL)
		return chart_letter(d->look->shaded ? laid[overlaid].shaded
			: laid[overlaid].plain);
	if (overlaid < OVERLAID_ZONE)
		return (uint32_t)('0' + (overlaid - OVERLAID_LEVEL));
	if (overlaid >= OVERLAID_WALK)
		return ' ';
	return (uint32_t)('a' + (overlaid - OVERLAID_ZONE) % 26);
}

/* ---- what lies about ---- */

/* A place where the viewer saw a unit that it sees no longer. */
static bool ghost_at(const struct view *v, cell_t cell)
{
	if (v->game.viewer < 0)
		return false;
	for (int u = 0; u < v->game.n_units; u++) {
		const struct unit *unit = &v->game.units[u];

		if (unit->side != v->game.viewer && (unit->known >> v->game.viewer & 1) != 0 &&
				(unit->sighted >> v->game.viewer & 1) == 0 &&
				unit->last_seen[v->game.viewer] == cell)
			return true;
	}
	return false;
}

int chart_item_at(const struct view *v, cell_t cell)
{
	for (int i = 0; i < v->game.setup->n_items; i++)
		if (v->game.items[i].cell == cell)
			return i;
	return -1;
}

void chart_find_signs(const struct view *v, struct signs *s)
{
	struct map_mark all[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, all,
		MAP_MARKS_MAX);

	s->n = 0;
	for (int i = 0; i < n; i++)
		if (all[i].sign != 0)
			s->marks[s->n++] = all[i];
}

const struct map_mark *chart_sign_at(const struct signs *s, cell_t cell)
{
	for (int i = 0; i < s->n; i++)
		if (s->marks[i].cell == cell && s->marks[i].radius == 0)
			return &s->marks[i];
	return NULL;
}

/* What lies over a cell, like smoke. */
const struct map_mark *chart_cloud_at(const struct drawing *d, cell_t cell)
{
	for (int i = 0; i < d->signs.n; i++)
		if (d->signs.marks[i].radius > 0
				&& map_mark_covers(d->v->game.table, &d->signs.marks[i], cell))
			return &d->signs.marks[i];
	return NULL;
}

/* Where an overlay has given the ground another back, its ink is what can be read there. */
static struct glyph lying_glyph(char sign, const struct glyph *under)
{
	return (struct glyph){ chart_letter(sign), ink_may_stand(INK_ITEM, under->back) ? INK_ITEM
		: under->ink, under->back, 0 };
}

/* A side's sign is a counter, anybody's stands on the ground. */
static struct glyph sign_glyph(const struct view *v, const struct map_mark *m,
	const struct glyph *under)
{
	if (m->side < 0)
		return lying_glyph(m->sign, under);
	return (struct glyph){ chart_letter(m->sign), INK_ON,
		(uint16_t)(BACK_SIDE + v->game.setup->sides[m->side].colour % SIDES_MAX), 0 };
}

/* ---- overlays on the ground ---- */

/* Roads are seen in shade, too, where their back is gone: by the sign of flat pictures. */
static void shade_road(const struct drawing *d, cell_t cell, struct pair *pair)
{
	const struct table *const t = d->v->game.table;
	const struct ink_ground in = ink_ground(t, t->kind[cell]);

	if (t->grounds[t->kind[cell]].role != ROLE_ROAD || !d->look->unicode)
		return;
	pair->first.sign = in.pretty.first;
	pair->second.sign = in.pretty.second;
}

static void lay_on_ground(const struct drawing *d, cell_t cell, uint8_t overlaid,
	struct pair *pair)
{
	const bool shaded = d->look->shaded, unicode = d->look->unicode;
	const uint32_t sign = chart_overlay_sign(d, overlaid);

	if (overlaid == OVERLAID_SHADE && shaded) {
		pair->first.ink = pair->second.ink = INK_SHADED;
		pair->first.back = pair->second.back = BACK_SHADED;
		shade_road(d, cell, pair);
	}
	if (overlaid < OVERLAID_LEVEL && laid[overlaid].back != 0) {
		/* Whom a shot is aimed at may have gone from there. */
		pair->first.back = pair->second.back = laid[overlaid].back;
		pair->first.ink = pair->second.ink
			= ink_may_stand(INK_LAID, laid[overlaid].back) ? INK_LAID : INK_ON;
	}
	if (sign != ' ') {
		pair->second.sign = sign;
		if (pair->second.ink >= INK_GROUND || pair->second.ink == INK_BLANK)
			pair->second.ink = INK_LAID;
	}
	if (overlaid == OVERLAID_PATH || overlaid == OVERLAID_LINE) {
		pair->first.sign = unicode ? DOT : 'o';
		pair->first.ink = INK_PATH;
	}
	if (overlaid >= OVERLAID_WALK && overlaid < OVERLAID_ABSENT) {
		pair->first.sign = chart_heading_sign(&d->v->game.table->grid,
			overlaid - OVERLAID_WALK, unicode);
		pair->first.ink = INK_PATH;
	}
	if (overlaid == OVERLAID_BLOCK && shaded) {
		pair->first = (struct glyph){ unicode ? CROSS : '%', INK_ALARM, BACK_ALARM, 0 };
		pair->second = (struct glyph){ ' ', INK_ALARM, BACK_ALARM, 0 };
	}
}

/* ---- the whole cell ---- */

struct pair chart_cell_pair(const struct drawing *d, cell_t cell)
{
	const struct view *const v = d->v;
	const int figure = chart_figure_at(d, cell);
	const struct map_mark *const marked = chart_sign_at(&d->signs, cell);
	const struct map_mark *const cloud = chart_cloud_at(d, cell);
	const uint8_t overlaid = chart_overlaid(d, cell);
	struct pair pair;

	if (figure >= 0)
		return chart_piece_pair(d, figure, cell, overlaid);
	pair = chart_ground_pair(d, cell);
	if (cloud != NULL) {
		pair.second.sign = chart_letter(cloud->sign);
		pair.second.ink = INK_CLOUD;
	}
	lay_on_ground(d, cell, overlaid, &pair);
	if (marked != NULL)
		pair.first = sign_glyph(v, marked, &pair.first);
	else if (chart_item_at(v, cell) >= 0)
		pair.first = lying_glyph('$', &pair.first);
	else if (ghost_at(v, cell))
		pair.first = (struct glyph){ '?', INK_ON, BACK_GHOST, 0 };
	return pair;
}
