/* Overlays: what overlays and targets lay over the map.  See play.h.
 *
 *  V1  only cells in sight on the screen are worked out where each costs a
 *      line of sight.
 */
#include <string.h>

#include "cliffhanger/sight.h"
#include "tui/play.h"

enum { LINE_CELLS_MAX = 640,
	INSIDE = OVERLAYS_LAID };	/* of a band, while bands are marked */

static const char *const names[OVERLAYS] = {
	[OVERLAY_NONE] = "none",
	[OVERLAY_REACH] = "reach of the unit; what it cannot reach lies in shade",
	[OVERLAY_RANGE] = "ranges of the unit: 1 2 3 where a band ends",
	[OVERLAY_SIGHT] = "line of sight from the cursor; what is not seen lies in shade",
	[OVERLAY_HEIGHT] = "height of the ground in levels",
	[OVERLAY_GRID] = "coordinates",
	[OVERLAY_ZONES] = "zones (a b c) that matter; the bar names them",
	[OVERLAY_FACING] = "where each figure faces",
};

const char *overlay_name(enum overlay overlay, bool shaded)
{
	if (!shaded && overlay == OVERLAY_REACH)
		return "reach of the unit, marked \"";
	if (!shaded && overlay == OVERLAY_SIGHT)
		return "line of sight from the cursor: what is seen is marked '";
	return names[overlay];
}

/* What is not reached or seen, where something is. */
static void shade_rest(struct play *p)
{
	const int cells = grid_cells(&p->view->game.table->grid);

	for (cell_t cell = 0; cell < cells; cell++)
		if (p->overlaid[cell] == OVERLAID_NONE)
			p->overlaid[cell] = OVERLAID_SHADE;
}

/* Calls `tell` for every cell that is on the screen. */
static void for_cells(struct play *p, uint8_t (*tell)(const struct play *, cell_t))
{
	const struct grid *g = &p->view->game.table->grid;
	const int scale = p->look.scale < 1 ? 1 : p->look.scale;

	for (int row = p->look.row; row < p->look.row + p->look.rows * scale * 2; row++)
		for (int col = p->look.col; col <= p->look.col + p->look.cols * scale; col++) {
			const cell_t cell = grid_at(g, col, row);

			if (cell != CELL_NONE)
				p->overlaid[cell] = tell(p, cell);
		}
}

static uint8_t sight_of(const struct play *p, cell_t cell)
{
	return game_cell_in_line(&p->view->game, p->cursor, cell) ? OVERLAID_SEEN : OVERLAID_NONE;
}

static uint8_t height_of(const struct play *p, cell_t cell)
{
	return p->view->game.table->level[cell] > 0 ?
		(uint8_t)(OVERLAID_LEVEL + p->view->game.table->level[cell]) : OVERLAID_NONE;
}

bool overlay_zone(const struct view *v, int area)
{
	for (int i = 0; i < v->game.setup->n_objectives; i++) {
		const struct setup_objective *o = &v->game.setup->objectives[i];

		if (o->area == area && view_tells_objective(&v->game, i))
			return true;
	}
	return false;
}

static uint8_t zone_of(const struct play *p, cell_t cell)
{
	for (int a = 0; a < p->view->game.setup->n_areas; a++)
		if (overlay_zone(p->view, a)
				&& setup_area_has(&p->view->game.setup->areas[a], cell))
			return (uint8_t)(OVERLAID_ZONE + a);
	return OVERLAID_NONE;
}

/* Bands by the nearest place the unit shoots from, the nearest band last so that it lies
 * on top. */
static void fill_bands(struct play *p)
{
	const struct view *v = p->view;
	cell_t from[UNIT_CELLS_MAX];
	int32_t lengths[3];
	const int n = game_shot_cells(&v->game, p->unit, from);
	const int bands = v->game.system->bands(&v->game, p->unit, lengths);

	for (cell_t cell = 0; cell < grid_cells(&v->game.table->grid); cell++) {
		int32_t nearest = INT32_MAX;

		for (int i = 0; i < n; i++) {
			const int32_t far = table_distance(v->game.table, from[i], cell);

			nearest = far < nearest ? far : nearest;
		}
		for (int band = bands - 1; band >= 0; band--)
			if (nearest <= lengths[band])
				p->overlaid[cell] = (uint8_t)(OVERLAID_NEAR + band);
	}
}

/* Within a band: no neighbour is in one farther away. */
static bool within_band(const struct play *p, cell_t cell)
{
	const struct grid *const g = &p->view->game.table->grid;

	for (int i = 0; i < grid_directions(g); i++) {
		const cell_t next = grid_step(g, cell, i);
		const uint8_t band = next == CELL_NONE ? p->overlaid[cell] : p->overlaid[next];

		if (band == OVERLAID_NONE || (band != INSIDE && band > p->overlaid[cell]))
			return false;
	}
	return true;
}

/* Only the edges of the bands are shown. */
static void mark_bands(struct play *p)
{
	const int cells = grid_cells(&p->view->game.table->grid);

	fill_bands(p);
	for (cell_t cell = 0; cell < cells; cell++)
		if (p->overlaid[cell] != OVERLAID_NONE && within_band(p, cell))
			p->overlaid[cell] = INSIDE;
	for (cell_t cell = 0; cell < cells; cell++)
		if (p->overlaid[cell] == INSIDE)
			p->overlaid[cell] = OVERLAID_NONE;
}

/* Where a big figure's middle may come; false if it is none, or goes nowhere. */
static bool mark_course(struct play *p, int unit, const char *line)
{
	const struct view *v = p->view;
	const cell_t *cells;
	int n = 0;

	if (v->game.course == NULL || v->game.system->course == NULL
			|| !v->game.system->course(&v->game, unit, line, v->game.course))
		return false;
	cells = course_all(v->game.course, &n);
	for (int i = 0; i < n; i++)
		p->overlaid[cells[i]] = OVERLAID_REACH;
	return true;
}

static bool mark_reach(struct play *p, int unit, const char *line)
{
	const cell_t *cells;
	int n = 0;

	if (mark_course(p, unit, line))
		return true;
	if (!p->view->game.system->reach(&p->view->game, unit, line, p->reach))
		return false;
	cells = reach_all(p->reach, &n);
	for (int i = 0; i < n; i++)
		p->overlaid[cells[i]] = OVERLAID_REACH;
	return true;
}

/* The reach of the first order that leads somewhere; where none asks for a cell, of the first
 * that will: its dice are not thrown yet. */
static void mark_free_reach(struct play *p)
{
	struct option options[OPTIONS_MAX];
	bool asks_cell = false;
	int n;

	if (!play_commands(p, p->unit))
		return;
	n = game_options(&p->view->game, &p->asked, p->unit, options, OPTIONS_MAX);
	for (int i = 0; i < n; i++)
		asks_cell = asks_cell || options[i].need == NEED_CELL;
	for (int i = 0; i < n; i++)
		if ((options[i].need == NEED_CELL || !asks_cell) && options[i].allowed
				&& mark_reach(p, p->unit, options[i].line)) {
			shade_rest(p);
			return;
		}
}

static void mark_figure(struct play *p, int figure, uint8_t overlaid)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(&p->view->game, figure, cells);

	for (int i = 0; i < n; i++)
		p->overlaid[cells[i]] = overlaid;
}

static void mark_unit(struct play *p, int unit, uint8_t overlaid)
{
	const struct view *v = p->view;

	for (int f = 0; unit >= 0 && f < v->game.n_figures; f++)
		if (v->game.figures[f].unit == unit)
			mark_figure(p, f, overlaid);
}

/* The cell that stops a shot, or the sight; CELL_NONE if nothing does. */
static cell_t line_stop(const struct view *v, cell_t from, cell_t to)
{
	struct reason why;
	cell_t at;

	if (v->game.system->line == NULL)
		return sight_trace(v->game.table, from, to).at;
	return v->game.system->line(&v->game, from, to, true, &why, &at) ? CELL_NONE : at;
}

/* Over whoever else may be chosen it leaves the mark of that. */
static void mark_line(struct play *p, cell_t from, cell_t to)
{
	cell_t cells[LINE_CELLS_MAX], at;
	int n;

	if (from == CELL_NONE || from == to)
		return;
	n = sight_cells(p->view->game.table, from, to, cells, LINE_CELLS_MAX);
	for (int i = 1; i < n - 1; i++)
		if (p->overlaid[cells[i]] != OVERLAID_TARGET)
			p->overlaid[cells[i]] = OVERLAID_LINE;
	at = line_stop(p->view, from, to);
	if (at != CELL_NONE)
		p->overlaid[at] = OVERLAID_BLOCK;
}

/* How a big figure would lie at the cell under the cursor. */
static void mark_berth(struct play *p, int unit, const char *line)
{
	const struct view *v = p->view;
	const int body = unit < 0 ? -1 : game_unit_body(&v->game, unit);
	cell_t cells[BODY_CELLS_MAX];
	int heading, n;

	if (body < 0 || !mark_course(p, unit, line))
		return;
	heading = course_heading(v->game.course, p->cursor);
	if (heading < 0)
		return;
	n = footprint_cells(&v->game.table->grid, game_body(&v->game, body), p->cursor, heading,
		cells);
	for (int i = 0; i < n; i++)
		p->overlaid[cells[i]] = OVERLAID_TARGET;
}

/* What a choice strikes where it is made, or who hears it from where the speaker stands: then
 * whoever does not lies in shade.  `middle`: the cell chosen, CELL_NONE = none is. */
static void mark_spread(struct play *p, int unit, const char *line, cell_t middle)
{
	static const uint8_t struck[SPREADS_MAX] = { OVERLAID_BURST, OVERLAID_WIDER };
	static const uint8_t heard[SPREADS_MAX] = { OVERLAID_UNDERSTOOD, OVERLAID_HEARD };
	const struct view *v = p->view;
	const uint8_t *overlays = struck;
	struct spread s;

	if (v->game.system->spread == NULL || !v->game.system->spread(&v->game, unit, line, &s))
		return;
	if (s.middle != CELL_NONE) {
		overlays = heard;
		middle = s.middle;
	}
	if (middle == CELL_NONE)
		return;
	for (cell_t cell = 0; cell < grid_cells(&v->game.table->grid); cell++)
		for (int i = s.n - 1; i >= 0; i--)
			if (table_within(v->game.table, middle, cell, s.lengths[i]))
				p->overlaid[cell] = overlays[i];
	if (overlays == heard)
		shade_rest(p);
}

static void mark_place(struct play *p, const struct map_mark *m)
{
	p->overlaid[m->cell] = OVERLAID_BURST;
	for (cell_t cell = 0; m->radius > 0
		&& cell < grid_cells(&p->view->game.table->grid); cell++)
		if (map_mark_covers(p->view->game.table, m, cell))
			p->overlaid[cell] = OVERLAID_BURST;
}

static void mark_places(struct play *p)
{
	struct map_mark marks[MAP_MARKS_MAX];
	const int n = p->view->game.system->marks == NULL ? 0
		: p->view->game.system->marks(&p->view->game, marks, MAP_MARKS_MAX);

	for (int i = 0; i < n; i++)
		if (marks[i].sign == 0)		/* the others the chart draws */
			mark_place(p, &marks[i]);
}

/* The way to the cell under the cursor, as far as it is known. */
static void mark_path(struct play *p)
{
	cell_t path[LINE_CELLS_MAX];
	const int n = reach_path(p->reach, p->cursor, path, LINE_CELLS_MAX);

	for (int i = 1; i < n && n <= LINE_CELLS_MAX; i++)
		p->overlaid[path[i]] = OVERLAID_PATH;
}

/* Where the unit can go, and how; a big figure's courses are shown by its berth. */
static void mark_move(struct play *p, int unit, const char *line)
{
	const bool big = game_unit_body(&p->view->game, unit) >= 0;

	if (!mark_reach(p, unit, line))
		return;
	shade_rest(p);
	if (!big)
		mark_path(p);
}

/* A unit or a figure as what is aimed at, with the line to it. */
static void mark_aimed(struct play *p, int unit, int figure)
{
	const struct view *v = p->view;
	const int from = p->target != NULL ? p->target->unit : p->shown_unit;

	if (figure >= 0)
		mark_figure(p, figure, OVERLAID_AIMED);
	else
		mark_unit(p, unit, OVERLAID_AIMED);
	if (from >= 0 && p->target == NULL)
		mark_line(p, game_unit_whereabouts(&v->game, from), figure >= 0
			? v->game.figures[figure].cell : game_unit_cell(&v->game, unit));
}

/* Whom the row in hand of a menu is about: others than its own unit. */
static void mark_shown(struct play *p)
{
	const struct view *v = p->view;
	struct choice c;
	struct reason why;

	if (!choice_read(&v->game, p->seat, p->shown, &c, &why))
		return;
	for (int i = 0; i < c.n; i++) {
		const int value = c.argument[i].value;
		const bool figure = c.argument[i].kind == ARGUMENT_FIGURE;
		const int unit = figure ? v->game.figures[value].unit : value;

		if ((figure || c.argument[i].kind == ARGUMENT_UNIT) && unit != p->shown_unit
				&& game_unit_whereabouts(&v->game, unit) != CELL_NONE)
			mark_aimed(p, unit, figure ? value : NOBODY);
	}
}

/* Of those who may be chosen the one under the cursor. */
static void mark_under_cursor(struct play *p)
{
	const struct target *t = p->target;
	const int figure = p->view->game.occupant[p->cursor];

	for (int i = 0; i < t->n_candidates && figure >= 0 && t->option->need != NEED_CELL; i++)
		if (t->option->need == NEED_UNIT
				? t->candidates[i] == p->view->game.figures[figure].unit
				: t->candidates[i] == figure)
			mark_aimed(p, p->view->game.figures[figure].unit,
				t->option->need == NEED_UNIT ? NOBODY : figure);
}

static void mark_target(struct play *p)
{
	const struct target *t = p->target;
	const struct view *v = p->view;

	if (t->option->need == NEED_CELL && t->unit >= 0)
		mark_move(p, t->unit, t->option->line);
	for (int i = 0; i < t->n_candidates; i++)
		if (t->option->need == NEED_UNIT)
			mark_unit(p, t->candidates[i], OVERLAID_TARGET);
		else if (t->option->need == NEED_CELL)
			p->overlaid[t->candidates[i]] = OVERLAID_TARGET;
		else
			mark_figure(p, t->candidates[i], OVERLAID_TARGET);
	if (t->option->need != NEED_UNIT && t->unit >= 0)
		mark_spread(p, t->unit, t->option->line, p->cursor);
	if (t->option->need != NEED_CELL && t->unit >= 0)
		mark_line(p, game_unit_whereabouts(&v->game, t->unit), p->cursor);
	mark_under_cursor(p);
	mark_unit(p, t->unit, OVERLAID_UNIT);
	if (t->option->need == NEED_CELL)
		mark_berth(p, t->unit, t->option->line);
}

const uint8_t *overlay_fill(struct play *p)
{
	memset(p->overlaid, OVERLAID_NONE, (size_t)grid_cells(&p->view->game.table->grid));
	switch (p->overlay) {
	case OVERLAY_REACH:
		mark_free_reach(p);
		break;
	case OVERLAY_RANGE:
		if (p->unit >= 0)
			mark_bands(p);
		break;
	case OVERLAY_SIGHT:
		for_cells(p, sight_of);
		shade_rest(p);
		break;
	case OVERLAY_HEIGHT:
		for_cells(p, height_of);
		break;
	case OVERLAY_ZONES:
		for_cells(p, zone_of);
		break;
	case OVERLAY_NONE:
	case OVERLAY_GRID:
	case OVERLAY_FACING:	/* the chart's own */
	case OVERLAYS:
		break;
	}
	if (p->target == NULL)
		tracks_mark(p);
	mark_places(p);
	if (p->target != NULL)
		mark_target(p);
	else if (p->unit >= 0)
		mark_unit(p, p->unit, OVERLAID_UNIT);
	if (p->target == NULL && p->shown != NULL) {
		mark_spread(p, p->shown_unit, p->shown, CELL_NONE);
		mark_shown(p);
	}
	tracks_hide(p);
	return p->overlaid;
}
