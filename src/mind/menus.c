/* Menus as a mind reads them: from an option to a whole choice. */
#include "config.h"

#include "mind/menus.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"

/* ---- whims ---- */

static uint64_t stir(uint64_t hash, int64_t value)
{
	return (hash ^ (uint64_t)value) * 0x100000001b3u;	/* FNV's prime */
}

void whim_seed(struct whim *w, const struct view *view, const struct decision *d)
{
	uint64_t hash = 0xcbf29ce484222325u;

	hash = stir(hash, view->game.turn);
	hash = stir(hash, view->game.phase);
	hash = stir(hash, d->id);
	hash = stir(hash, d->seat);
	for (int f = 0; f < view->game.n_figures; f++)
		hash = stir(hash, view->game.figures[f].cell * 8 + view->game.figures[f].life);
	w->state = hash;
}

/* SplitMix64 (Steele, Lea, Flood). */
int whim_pick(struct whim *w, int n)
{
	uint64_t z = w->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	z ^= z >> 31;
	return n > 1 ? (int)(z % (uint64_t)n) : 0;
}

/* ---- choices ---- */

/* Reads a line and asks the view whether it may be. */
static bool accept(const struct view *view, const struct decision *d, const char *line,
	struct choice *c)
{
	struct reason why;

	return choice_read(&view->game, d->seat, line, c, &why) && game_check(&view->game, c, &why);
}

/* For the first unit waited for that may do nothing. */
static bool pass(const struct view *view, const struct decision *d, const char *verb,
	struct choice *c)
{
	int units[UNITS_MAX];
	const int n = menus_units(view, d, units);
	char line[CHOICE_LINE_MAX];

	for (int i = 0; i < n; i++) {
		if (units[i] < 0)
			continue;
		snprintf(line, sizeof(line), "%s %s", verb, view->game.setup->units[units[i]].id);
		if (accept(view, d, line, c))
			return true;
	}
	return false;
}

bool menus_close(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct decision_kind *const kind = game_asks(&view->game, d);

	if (kind->done)
		return accept(view, d, kind->done, c);
	return kind->pass && pass(view, d, kind->pass, c);
}

int menus_units(const struct view *view, const struct decision *d, int units[UNITS_MAX])
{
	int n = 0;

	for (int u = 0; u < view->game.n_units; u++)
		if (game_wants(&view->game, d, u))
			units[n++] = u;
	/* What nobody can close by a word is asked of its unit, or of none. */
	if (n == 0 && (d->unit >= 0 || !game_asks(&view->game, d)->done))
		units[n++] = d->unit;
	return n;
}

struct view *menus_alone(const struct view *view, const struct decision *d,
	const bool units[UNITS_MAX])
{
	struct view *const alone = view_new(&view->game, d->seat);

	for (int u = 0; alone && u < alone->game.n_units; u++)
		if (!units[u] && game_seat_of_unit(&alone->game, u) == d->seat)
			alone->game.units[u].uncommanded = true;
	return alone;
}

/* ---- completing an option ---- */

/* Of those that a big figure's course leads to; CELL_NONE if it has none. */
static cell_t whim_course(const struct view *view, int unit, const char *line, struct whim *w)
{
	const cell_t *cells;
	int count = 0;

	if (!view->game.course || !view->game.system->course
			|| !view->game.system->course(&view->game, unit, line, view->game.course))
		return CELL_NONE;
	cells = course_all(view->game.course, &count);
	return count > 0 ? cells[whim_pick(w, count)] : CELL_NONE;
}

static bool whim_cell(const struct view *view, int unit, const char *line, struct whim *w,
	char *text, size_t size)
{
	const struct grid *const grid = &view->game.table->grid;
	struct reach *const r = reach_new(view->game.table);
	cell_t cell = whim_course(view, unit, line, w);

	if (cell == CELL_NONE && r && view->game.system->reach(&view->game, unit, line, r)) {
		int count;
		const cell_t *const cells = reach_all(r, &count);

		if (count > 0)
			cell = cells[whim_pick(w, count)];
	}
	reach_free(r);
	if (cell == CELL_NONE)
		cell = whim_pick(w, grid_cells(grid));
	snprintf(text, size, "%s", grid_cell_text(grid, cell).text);
	return true;
}

static bool unit_on_table(const struct view *view, int unit)
{
	FOR_MEMBERS(f, &view->game, unit)
		if (game_on_table(&view->game, f))
			return true;
	return false;
}

static bool whim_unit(const struct view *view, struct whim *w, char *text, size_t size)
{
	int units[UNITS_MAX], n = 0;

	for (int u = 0; u < view->game.n_units; u++)
		if (unit_on_table(view, u))
			units[n++] = u;
	if (n > 0)
		snprintf(text, size, "%s", view->game.setup->units[units[whim_pick(w, n)]].id);
	return n > 0;
}

static bool whim_figure(const struct view *view, struct whim *w, char *text, size_t size)
{
	int figures[FIGURES_MAX], n = 0, f, unit;

	for (f = 0; f < view->game.n_figures; f++)
		if (game_whereabouts(&view->game, f) != CELL_NONE)
			figures[n++] = f;
	if (n == 0)
		return false;
	f = figures[whim_pick(w, n)];
	unit = view->game.setup->figures[f].unit;
	snprintf(text, size, "%s.%d", view->game.setup->units[unit].id,
		f - view->game.setup->units[unit].first + 1);
	return true;
}

static bool complete(const struct view *view, int unit, const struct option *o,
	struct whim *w, char *line, size_t size)
{
	char text[ID_MAX + 16] = "";
	bool found = true;

	switch (o->need) {
	case NEED_CELL:
		found = whim_cell(view, unit, o->line, w, text, sizeof(text));
		break;
	case NEED_UNIT:
		found = whim_unit(view, w, text, sizeof(text));
		break;
	case NEED_FIGURE:
		found = whim_figure(view, w, text, sizeof(text));
		break;
	case NEED_TEXT:
		snprintf(text, sizeof(text), "so be it");
		break;
	case NEED_NOTHING:
		break;
	}
	snprintf(line, size, "%.*s%s%s", (int)sizeof(o->line), o->line, *text ? " " : "", text);
	return found;
}

bool menus_choose(const struct view *view, const struct decision *d, int unit,
	struct whim *w, struct choice *c)
{
	struct option options[OPTIONS_MAX];
	int n = game_options(&view->game, d, unit, options, OPTIONS_MAX), allowed = 0;
	char line[CHOICE_LINE_MAX];

	for (int i = 0; i < n; i++)
		if (options[i].allowed)
			options[allowed++] = options[i];
	return allowed > 0 &&
		complete(view, unit, &options[whim_pick(w, allowed)], w, line, sizeof(line)) &&
		accept(view, d, line, c);
}
