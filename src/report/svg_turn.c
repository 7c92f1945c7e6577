/* What a turn left on the map, and who stands where at its end. */
#include "report/svg.h"

enum { HEAD = 5, SHORT_OF = 6 };	/* of arrows */

/* Shapes of sides, round a place. */
static const char *const shapes[SIDES_MAX] = {
	"m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z",
	"m-5-5h10v10h-10z",
	"m0-7l7 7-7 7-7-7z",
	"m0-7l7 12h-14z",
	"m-3-6h6l3.5 6-3.5 6h-6l-3.5-6z",
	"m-2.5-6h5v3.5h3.5v5h-3.5v3.5h-5v-3.5h-3.5v-5h3.5z",
};

static const char *const states[] = { [SVG_FIT] = "fit", [SVG_HURT] = "hurt",
	[SVG_HELD] = "held" };

void svg_shape(struct xml *x, int side, int colour, enum svg_state state, struct svg_point at)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "piece s%d %s", colour, states[state]);
	xml_attribute(x, "d", "M%d %d%s", at.x, at.y, shapes[side % SIDES_MAX]);
	xml_close(x);
}

static int colour_of(const struct atlas *a, int side)
{
	return a->g->setup->sides[side].colour % SIDES_MAX;
}

/* ---- arrows ---- */

/* How long a way is, in whole units. */
static int length(struct svg_point from, struct svg_point to)
{
	const int square = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y);
	int n = 0;

	while ((n + 1) * (n + 1) <= square)
		n++;
	return n > 0 ? n : 1;
}

/* A point so far before the end of a way, and so far to its side. */
static struct svg_point off(struct svg_point from, struct svg_point to, int before, int aside)
{
	const int n = length(from, to), dx = to.x - from.x, dy = to.y - from.y;

	return (struct svg_point){ to.x - (dx * before + dy * aside) / n,
		to.y - (dy * before - dx * aside) / n };
}

static void put_head(FILE *out, struct svg_point from, struct svg_point to)
{
	const struct svg_point left = off(from, to, HEAD, HEAD / 2 + 1);
	const struct svg_point right = off(from, to, HEAD, -(HEAD / 2 + 1));

	fprintf(out, "M%d %dL%d %dL%d %d", left.x, left.y, to.x, to.y, right.x, right.y);
}

/* ---- tracks ---- */

static void put_way(FILE *out, const struct atlas *a, const struct atlas_map *m, int first)
{
	const int16_t unit = m->track[first].unit;
	struct svg_point from = svg_centre(a, m->track[first].from), to = from;

	fprintf(out, "M%d %d", from.x, from.y);
	for (int i = first; i < m->n_tracks; i++) {
		const struct atlas_track *const t = &m->track[i];

		if (t->mark != ATLAS_WALK || t->unit != unit)
			continue;
		from = svg_centre(a, t->from);
		to = svg_centre(a, t->to);
		fprintf(out, "L%d %d", to.x, to.y);
	}
	put_head(out, from, off(from, to, SHORT_OF, 0));	/* where no piece covers it */
}

/* The same line twice: broad in the colour of edges, and within it in the side's. */
static void put_walk(struct xml *x, const struct atlas *a, const struct atlas_map *m, int first)
{
	const int side = m->side[m->track[first].unit];

	for (int pass = 0; pass < 2; pass++) {
		xml_open(x, "path");
		xml_attribute(x, "class", pass == 0 ? "walk" : "walk w%d", colour_of(a, side));
		xml_begin_attribute(x, "d");
		put_way(x->out, a, m, first);
		xml_end_attribute(x);
		xml_close(x);
	}
}

static bool is_first(const struct atlas_map *m, int i)
{
	for (int k = 0; k < i; k++)
		if (m->track[k].mark == ATLAS_WALK && m->track[k].unit == m->track[i].unit)
			return false;
	return true;
}

static void put_shot(struct xml *x, const struct atlas *a, const struct atlas_track *t)
{
	const struct svg_point from = svg_centre(a, t->from), far = svg_centre(a, t->to);
	const struct svg_point to = length(from, far) > 3 * SHORT_OF ? off(from, far, SHORT_OF, 0)
		: far;

	xml_open(x, "path");
	xml_attribute(x, "class", "shot");
	xml_attribute(x, "d", "M%d %dL%d %d", from.x, from.y, to.x, to.y);
	xml_close(x);
	xml_open(x, "path");
	xml_attribute(x, "class", "shot head");
	xml_begin_attribute(x, "d");
	put_head(x->out, from, to);
	xml_end_attribute(x);
	xml_close(x);
}

static void put_sign(struct xml *x, const char *kind, const char *shape, struct svg_point p)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "%s", kind);
	xml_attribute(x, "d", "M%d %d%s", p.x, p.y, shape);
	xml_close(x);
}

static const char fell[] = "m-4-4l8 8m0-8l-8 8";
static const char burst[] = "m0-8l2 5 5-3-3 5 5 1-5 2 3 5-5-3-2 5-2-5-5 3 3-5-5-2 5-1-3-5 5 3z";

static void put_tracks(struct xml *x, const struct atlas *a, const struct atlas_map *m)
{
	for (int i = 0; i < m->n_tracks; i++) {
		const struct atlas_track *const t = &m->track[i];
		const struct svg_point p = svg_centre(a, t->from);

		switch (t->mark) {
		case ATLAS_WALK:
			if (is_first(m, i))
				put_walk(x, a, m, i);
			break;
		case ATLAS_SHOT:
			put_shot(x, a, t);
			break;
		case ATLAS_BURST:
			put_sign(x, "burst", burst, p);
			break;
		case ATLAS_FELL:
			put_sign(x, "fell", fell, p);
			break;
		}
	}
}

/* ---- pieces ---- */

static enum svg_state state_of(const struct atlas_map *m, int figure)
{
	return m->life[figure] == LIFE_WOUNDED ? SVG_HURT
		: m->life[figure] == LIFE_CAPTIVE ? SVG_HELD : SVG_FIT;
}

/* A big figure covers cells, which are drawn first. */
static void put_hull(struct xml *x, const struct atlas *a, const struct atlas_map *m, int figure)
{
	const struct body body = a->g->setup->figures[figure].body;
	cell_t cells[BODY_CELLS_MAX];
	const int n = body_big(body) ? footprint_cells(&a->g->table->grid, body, m->cell[figure],
		m->facing[figure], cells) : 0;

	if (n == 0)
		return;
	xml_open(x, "path");
	xml_attribute(x, "class", "hull s%d", colour_of(a, m->side[m->unit[figure]]));
	xml_begin_attribute(x, "d");
	for (int i = 0; i < n; i++)
		svg_put_cell(x->out, a, cells[i]);
	xml_end_attribute(x);
	xml_close(x);
}

static void put_piece(struct xml *x, const struct atlas *a, const struct atlas_map *m, int figure)
{
	const struct setup_unit *const unit = &a->g->setup->units[m->unit[figure]];
	const struct svg_point p = svg_centre(a, m->cell[figure]);
	const int side = m->side[m->unit[figure]];
	const enum svg_state state = state_of(m, figure);
	const char sign[2] = { unit->sign, '\0' };

	put_hull(x, a, m, figure);
	svg_shape(x, side, colour_of(a, side), state, p);
	xml_open(x, "text");
	xml_attribute(x, "class", "sign o%d %s", colour_of(a, side), states[state]);
	xml_attribute(x, "x", "%d", p.x);
	xml_attribute(x, "y", "%d", p.y + 3);
	xml_text(x, sign);
	xml_close(x);
}

/* Grounds that are no more what they were as it began. */
static void put_changes(struct xml *x, const struct atlas *a, const struct atlas_map *m)
{
	const struct table *const t = a->g->setup->table;

	for (int row = a->window.top; row <= a->window.bottom; row++)
		for (int col = a->window.left; col <= a->window.right; col++) {
			const cell_t c = grid_at(&t->grid, col, row);

			if (m->kind[c] == t->kind[c])
				continue;
			xml_open(x, "path");
			xml_attribute(x, "class", "ground %s", svg_role(atlas_ground(a, m,
				c)->role));
			xml_begin_attribute(x, "d");
			svg_put_cell(x->out, a, c);
			xml_end_attribute(x);
			xml_close(x);
		}
}

void svg_turn(struct xml *x, const struct atlas *a, const struct atlas_map *m)
{
	xml_open(x, "g");
	xml_attribute(x, "id", "m%d-%d", a->number, (int)(m - a->map));
	put_changes(x, a, m);
	put_tracks(x, a, m);
	for (int f = 0; f < a->g->n_figures; f++)
		if (atlas_stands(m, f))
			put_piece(x, a, m, f);
	xml_close(x);
}

/* ---- samples of legends ---- */

static void sample_ground(struct xml *x, int role, struct svg_point at)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "ground %s", svg_role(role));
	xml_attribute(x, "d", "M%d %dh14v14h-14z", at.x - 7, at.y - 7);
	xml_close(x);
}

static void sample_line(struct xml *x, const char *kind, struct svg_point at)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "%s", kind);
	xml_attribute(x, "d", "M%d %dh13m-4-3l4 3-4 3", at.x - 7, at.y);
	xml_close(x);
}

void svg_sample(struct xml *x, const struct atlas *a, const struct svg_entry *e,
	struct svg_point at)
{
	switch (e->sample) {
	case SVG_SIDE:
		svg_shape(x, e->number, colour_of(a, e->number), SVG_FIT, at);
		break;
	case SVG_HURT_SAMPLE:
		svg_shape(x, 0, colour_of(a, 0), SVG_HURT, at);
		break;
	case SVG_HELD_SAMPLE:
		svg_shape(x, 0, colour_of(a, 0), SVG_HELD, at);
		break;
	case SVG_GROUND:
		sample_ground(x, e->number, at);
		break;
	case SVG_WALK:
		sample_line(x, "walk", at);
		sample_line(x, "walk w0", at);
		break;
	case SVG_SHOT:
		sample_line(x, "shot", at);
		break;
	case SVG_FELL:
		put_sign(x, "fell", fell, at);
		break;
	case SVG_BURST:
		put_sign(x, "burst", burst, at);
		break;
	case SVG_SLOPE:
		put_sign(x, "slope", "m-7 0h14", at);
		break;
	}
}
