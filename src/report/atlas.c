/* Atlases: see atlas.h. */
#include "report/atlas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/text.h"

enum { MARGIN = 2, TRACKS_MAX = 2000, MAPS_MAX = TURNS_MAX + 2 };

/* An atlas under way. */
struct maker {
	struct atlas *atlas;
	struct tale_past past;
	uint8_t facing[FIGURES_MAX];
	int8_t side[UNITS_MAX];
	bool arrived[FIGURES_MAX];
	uint8_t *kind;			/* [cells] of the ground now, or NULL: as on the last map */
	struct atlas_track *track;	/* of the turn under way */
	int n_tracks, room_tracks, room_maps;
	bool failed;
};

/* One more in a list that grows by halves; NULL without memory. */
static void *more_room(void *list, int n, int *room, size_t size)
{
	const int wanted = *room + *room / 2 + 16;
	void *more;

	if (n < *room)
		return list;
	more = realloc(list, (size_t)wanted * size);
	if (more != NULL)
		*room = wanted;
	return more;
}

/* ---- tracks ---- */

static void add_track(struct maker *m, struct atlas_track t)
{
	struct atlas_track *more;

	if (m->n_tracks >= TRACKS_MAX)
		return;
	more = more_room(m->track, m->n_tracks, &m->room_tracks, sizeof *more);
	if (more == NULL) {
		m->failed = true;
		return;
	}
	m->track = more;
	m->track[m->n_tracks++] = t;
}

/* Where a unit stands: its leader's place, or that of its first who stands. */
static cell_t place_of(const struct maker *m, int unit)
{
	const struct game *const g = m->past.g;
	cell_t place = CELL_NONE;

	for (int f = 0; unit >= 0 && f < g->n_figures; f++)
		if (m->past.unit[f] == unit && m->past.cell[f] != CELL_NONE
				&& (place == CELL_NONE || g->setup->figures[f].leader))
			place = m->past.cell[f];
	return place;
}

/* Whether the reader saw a unit of an event when it happened. */
static bool saw(const struct maker *m, const struct event *e)
{
	const int side = m->past.g->viewer;

	return side < 0 || m->past.g->over || !e->then.known || (e->then.sees >> side & 1) != 0;
}

static void take_shot(struct maker *m, const struct event *e)
{
	const cell_t from = saw(m, e) ? place_of(m, e->unit) : CELL_NONE;
	const cell_t to = place_of(m, e->other);

	for (int i = 0; i < m->n_tracks; i++)
		if (m->track[i].mark == ATLAS_SHOT && m->track[i].from == from
				&& m->track[i].to == to)
			return;
	if (from != CELL_NONE && to != CELL_NONE && from != to)
		add_track(m, (struct atlas_track){ ATLAS_SHOT, e->unit, from, to });
}

static bool is_figure(const struct maker *m, const struct event *e)
{
	return e->figure >= 0 && e->figure < m->past.g->n_figures;
}

static void take_track(struct maker *m, const struct event *e)
{
	const cell_t was = is_figure(m, e) ? m->past.cell[e->figure] : CELL_NONE;

	if (e->kind == EVENT_SHOT)
		take_shot(m, e);
	else if (e->kind == EVENT_BURST && e->cell != CELL_NONE)
		add_track(m, (struct atlas_track){ ATLAS_BURST, e->other, e->cell, e->cell });
	else if (e->kind == EVENT_LIFE && e->number == LIFE_DEAD && was != CELL_NONE)
		add_track(m, (struct atlas_track){ ATLAS_FELL, m->past.unit[e->figure], was, was });
	else if (e->kind == EVENT_MOVE && is_figure(m, e) && was != CELL_NONE
			&& e->cell != CELL_NONE && was != e->cell
			&& m->past.life[e->figure] == LIFE_FIT)	/* captives are led */
		add_track(m, (struct atlas_track){ ATLAS_WALK, e->figure, was, e->cell });
}

/* Of each unit the steps of one: of its leader if he went, else of who went farthest.  Steps
 * have their figure's number until now. */
static void keep_one_a_unit(struct maker *m)
{
	const struct setup_figure *const figures = m->past.g->setup->figures;
	int steps[FIGURES_MAX] = { 0 };
	int walker[UNITS_MAX];
	int n = 0;

	memset(walker, -1, sizeof walker);
	for (int i = 0; i < m->n_tracks; i++)
		if (m->track[i].mark == ATLAS_WALK)
			steps[m->track[i].unit] += figures[m->track[i].unit].leader ? TRACKS_MAX
				: 1;
	for (int f = 0; f < m->past.g->n_figures; f++) {
		int *const first = &walker[m->past.unit[f]];

		if (steps[f] > 0 && (*first < 0 || steps[f] > steps[*first]))
			*first = f;
	}
	for (int i = 0; i < m->n_tracks; i++) {
		struct atlas_track t = m->track[i];
		const int figure = t.unit;

		if (t.mark == ATLAS_WALK)
			t.unit = m->past.unit[figure];
		if (t.mark != ATLAS_WALK || walker[t.unit] == figure)
			m->track[n++] = t;
	}
	m->n_tracks = n;
}

/* ---- ground ---- */

static size_t cells(const struct maker *m)
{
	return (size_t)grid_cells(&m->past.g->setup->table->grid);
}

/* The ground of now, to be changed: a copy of that of the last map. */
static bool copy_ground(struct maker *m)
{
	const struct atlas *const a = m->atlas;
	const uint8_t *const last = a->n_maps > 0 ? a->map[a->n_maps - 1].kind
		: m->past.g->setup->table->kind;

	if (m->kind != NULL)
		return true;
	m->kind = malloc(cells(m));
	if (m->kind != NULL)
		memcpy(m->kind, last, cells(m));
	m->failed |= m->kind == NULL;
	return m->kind != NULL;
}

static void change_ground(struct maker *m, cell_t cell, int kind)
{
	if (cell >= 0 && (size_t)cell < cells(m))
		m->kind[cell] = (uint8_t)kind;
}

static void take_ground(struct maker *m, const struct event *e)
{
	const struct setup *const s = m->past.g->setup;
	const struct grid *const grid = &s->table->grid;

	if (e->number < 0 || e->number >= s->table->n_grounds || !copy_ground(m))
		return;
	if (e->other >= 0 && e->other < s->n_areas) {
		for (int i = 0; i < s->areas[e->other].n_cells; i++)
			change_ground(m, s->areas[e->other].cells[i], e->number);
		return;
	}
	if (e->from == CELL_NONE || e->cell == CELL_NONE)
		return;
	for (int row = grid_row(grid, e->from); row <= grid_row(grid, e->cell); row++)
		for (int col = grid_col(grid, e->from); col <= grid_col(grid, e->cell); col++)
			change_ground(m, grid_at(grid, col, row), e->number);
}

/* ---- maps ---- */

static void close_map(struct maker *m)
{
	struct atlas *const a = m->atlas;
	struct atlas_map *map, *more;

	if (a->n_maps == MAPS_MAX)	/* no game has so many, whatever a save may say */
		return;
	more = more_room(a->map, a->n_maps, &m->room_maps, sizeof *more);
	if (more != NULL)
		a->map = more;
	if (more == NULL || (a->n_maps == 0 && !copy_ground(m))) {
		m->failed = true;
		return;
	}
	if (m->past.turn == 0)	/* they take their places */
		m->n_tracks = 0;
	keep_one_a_unit(m);
	map = &a->map[a->n_maps++];
	map->turn = m->past.turn;
	memcpy(map->cell, m->past.cell, sizeof map->cell);
	memcpy(map->life, m->past.life, sizeof map->life);
	memcpy(map->unit, m->past.unit, sizeof map->unit);
	memcpy(map->facing, m->facing, sizeof map->facing);
	memcpy(map->side, m->side, sizeof map->side);
	for (int f = 0; f < m->past.g->n_figures; f++)
		if (!m->arrived[f])
			map->life[f] = LIFE_AWAITED;
	map->track = m->track;
	map->n_tracks = m->n_tracks;
	map->kind = m->kind != NULL ? m->kind : map[-1].kind;
	m->kind = NULL;
	m->track = NULL;
	m->n_tracks = m->room_tracks = 0;
}

static void take(struct maker *m, const struct event *e)
{
	if (e->kind == EVENT_TURN)
		close_map(m);
	take_track(m, e);
	if (e->kind == EVENT_GROUND)
		take_ground(m, e);
	if (e->kind == EVENT_TURN_ABOUT && is_figure(m, e))
		m->facing[e->figure] = (uint8_t)e->number;
	if (e->kind == EVENT_SIDE && e->unit >= 0 && e->unit < m->past.g->n_units)
		m->side[e->unit] = (int8_t)e->number;
	if (is_figure(m, e) && (e->kind == EVENT_MOVE || e->kind == EVENT_BOARD))
		m->arrived[e->figure] = true;
	tale_follow(&m->past, e);
}

/* ---- the window ---- */

static void widen(struct atlas *a, cell_t cell)
{
	const struct grid *const grid = &a->g->table->grid;
	struct atlas_window *const w = &a->window;
	int col, row;

	if (cell == CELL_NONE)
		return;
	col = grid_col(grid, cell);
	row = grid_row(grid, cell);
	w->left = col - MARGIN < w->left ? col - MARGIN : w->left;
	w->right = col + MARGIN > w->right ? col + MARGIN : w->right;
	w->top = row - MARGIN < w->top ? row - MARGIN : w->top;
	w->bottom = row + MARGIN > w->bottom ? row + MARGIN : w->bottom;
}

/* Even on top, so that rows of hexes are shifted as on the table. */
static void find_window(struct atlas *a)
{
	const struct grid *const grid = &a->g->table->grid;
	struct atlas_window *const w = &a->window;

	*w = (struct atlas_window){ grid->cols, grid->rows, -1, -1 };
	for (int i = 0; i < a->n_maps; i++) {
		for (int f = 0; f < a->g->n_figures; f++)
			widen(a, a->map[i].cell[f]);
		for (int t = 0; t < a->map[i].n_tracks; t++)
			widen(a, a->map[i].track[t].to);
	}
	if (w->right < 0)	/* nobody was ever seen */
		*w = (struct atlas_window){ 0, 0, grid->cols - 1, grid->rows - 1 };
	w->left = w->left < 0 ? 0 : w->left;
	w->top = w->top < 0 ? 0 : w->top / 2 * 2;
	w->right = w->right >= grid->cols ? grid->cols - 1 : w->right;
	w->bottom = w->bottom >= grid->rows ? grid->rows - 1 : w->bottom;
}

struct atlas *atlas_new(const struct game *view, int seat, const struct event_log *log,
	int number)
{
	struct maker *const m = calloc(1, sizeof *m);
	struct atlas *a = calloc(1, sizeof *a);

	if (m == NULL || a == NULL) {
		free(m);
		free(a);
		return NULL;
	}
	*a = (struct atlas){ .g = view, .number = number };
	m->atlas = a;
	tale_begin(&m->past, view, seat, log);
	a->past = m->past;
	for (int f = 0; f < view->n_figures; f++)
		m->facing[f] = (uint8_t)view->setup->units[view->setup->figures[f].unit].facing;
	for (int u = 0; u < view->n_units; u++)
		m->side[u] = (int8_t)view->setup->units[u].side;
	for (size_t i = 0; i < event_log_count(log) && !m->failed; i++) {
		const struct event *const e = tale_event(&m->past, i);

		if (e != NULL)
			take(m, e);
	}
	close_map(m);
	find_window(a);
	if (m->failed) {
		atlas_free(a);
		a = NULL;
	}
	free(m->track);
	free(m->kind);
	free(m);
	return a;
}

void atlas_free(struct atlas *a)
{
	if (a == NULL)
		return;
	for (int i = 0; i < a->n_maps; i++) {
		if (i == 0 || a->map[i].kind != a->map[i - 1].kind)
			free(a->map[i].kind);
		free(a->map[i].track);
	}
	free(a->map);
	free(a);
}

/* ---- asking ---- */

const struct atlas_map *atlas_at(const struct atlas *a, int turn)
{
	int at = 0;

	for (int i = 0; i < a->n_maps; i++)
		if (a->map[i].turn <= turn)
			at = i;
	return &a->map[at];
}

bool atlas_stands(const struct atlas_map *m, int figure)
{
	return m->cell[figure] != CELL_NONE && m->life[figure] <= LIFE_CAPTIVE
		&& m->life[figure] != LIFE_DEAD;
}

const struct ground *atlas_ground(const struct atlas *a, const struct atlas_map *m, cell_t cell)
{
	return &a->g->setup->table->grounds[m->kind[cell]];
}

static int count(const struct atlas *a, const struct atlas_map *m, int unit, enum life life)
{
	int n = 0;

	for (int f = 0; f < a->g->n_figures; f++)
		n += m->unit[f] == unit && m->life[f] == life
			&& a->g->setup->figures[f].seats == 0;
	return n;
}

int atlas_strength(const struct atlas *a, const struct atlas_map *m, int side)
{
	int n = 0;

	for (int u = 0; u < a->g->n_units; u++)
		if (m->side[u] == side)
			n += count(a, m, u, LIFE_FIT);
	return n;
}

/* ---- in words ---- */

/* Whether somebody of a unit stands in an area. */
static bool stands_in(const struct atlas *a, const struct atlas_map *m, int unit,
	const struct setup_area *area)
{
	for (int f = 0; f < a->g->n_figures; f++)
		if (m->unit[f] == unit && atlas_stands(m, f) && setup_area_has(area, m->cell[f]))
			return true;
	return false;
}

/* The smallest area with a name in which somebody of a unit stands, or -1. */
static int area_of(const struct atlas *a, const struct atlas_map *m, int unit)
{
	const struct setup_area *const areas = a->g->setup->areas;
	int best = -1;

	for (int i = 0; i < a->g->setup->n_areas; i++)
		if (areas[i].name[0] != '\0' && stands_in(a, m, unit, &areas[i])
				&& (best < 0 || areas[i].n_cells < areas[best].n_cells))
			best = i;
	return best;
}

static bool put_unit(const struct atlas *a, const struct atlas_map *m, int unit, struct pen *p,
	const char *between)
{
	const struct setup *const s = a->g->setup;
	const int fit = count(a, m, unit, LIFE_FIT), hurt = count(a, m, unit, LIFE_WOUNDED);
	const int area = area_of(a, m, unit);
	bool there = false;

	for (int f = 0; f < a->g->n_figures && !there; f++)
		there = m->unit[f] == unit && atlas_stands(m, f);
	if (!there)
		return false;
	pen_put(p, "%s%s", between, words_of_unit(&a->past, unit).text);
	if (fit + hurt > 1 || hurt > 0)
		pen_put(p, ", %d fit", fit);
	if (hurt > 0)
		pen_put(p, ", %d wounded", hurt);
	if (area >= 0)
		pen_put(p, ", at %s", s->areas[area].name);
	return true;
}

size_t atlas_words(const struct atlas *a, const struct atlas_map *m, char *text, size_t size)
{
	const struct setup *const s = a->g->setup;
	struct pen p = pen_at(text, size);

	for (int side = 0; side < s->n_sides; side++) {
		bool any = false;
		char first[NAME_MAX_BYTES + 8];

		snprintf(first, sizeof first, "%s%s: ", p.used > 0 ? " " : "", s->sides[side].name);
		for (int u = 0; u < a->g->n_units; u++)
			if (m->side[u] == side)
				any = put_unit(a, m, u, &p, any ? "; " : first) || any;
		if (any)
			pen_put(&p, ".");
	}
	return p.used;
}
