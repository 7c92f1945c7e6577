/* The roster: the units that a seat knows of, in a panel.  See play.h. */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/text.h"

enum { NAME_COLS = 13, STRENGTH_COLS = 6 };

static int heading(int side) { return -1 - side; }

static bool on_table(const struct game *v, int unit)
{
	return game_unit_cell(v, unit) != CELL_NONE;
}

/* Own units always (they may be awaited, or out of it); others while seen. */
static bool listed(const struct game *v, int unit, int side)
{
	if (v->units[unit].side != side)
		return false;
	return v->viewer < 0 || side == v->viewer || on_table(v, unit);
}

static void add_side(struct play *p, int side)
{
	struct roster *r = &p->roster;
	const int head = r->n;

	r->rows[r->n++] = (int16_t)heading(side);
	for (int u = 0; u < p->view->n_units && r->n < ROSTER_MAX; u++)
		if (listed(p->view, u, side))
			r->rows[r->n++] = (int16_t)u;
	if (r->n == head + 1)
		r->n = head;	/* nobody of theirs is seen */
}

void roster_fill(struct play *p)
{
	const int own = p->view->viewer;

	p->roster.n = 0;
	if (own >= 0)
		add_side(p, own);
	for (int side = 0; side < p->view->setup->n_sides; side++)
		if (side != own)
			add_side(p, side);
	if (p->roster.at >= p->roster.n)
		p->roster.at = p->roster.n > 0 ? p->roster.n - 1 : 0;
}

void roster_seek(struct play *p, int unit)
{
	for (int i = 0; i < p->roster.n; i++)
		if (p->roster.rows[i] == unit)
			p->roster.at = i;
	if (p->roster.at < p->roster.n && p->roster.rows[p->roster.at] < 0)
		p->roster.at++;		/* not on a heading */
}

/* ---- drawing ---- */

static int strength(const struct game *v, int unit)
{
	int n = 0;

	for (int f = 0; f < v->n_figures; f++)
		n += v->figures[f].unit == unit && v->figures[f].cell != CELL_NONE;
	return n;
}

static void unit_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct game *v = p->view;
	const struct setup_unit *u = &v->setup->units[unit];
	const bool wants = p->asking && v->system->wants(v, &p->asked, unit);
	char state[120] = "", name[NAME_MAX_BYTES], count[24];

	snprintf(name, sizeof name, "%.*s", (int)text_fit(u->name, NAME_COLS), u->name);
	snprintf(count, sizeof count, "%d/%d", game_unit_fit(v, unit),
		v->units[unit].side == v->viewer || v->viewer < 0 ? u->count : strength(v, unit));
	v->system->unit_state(v, unit, state, sizeof state);
	snprintf(text, size, "%c%c %s%*s%*s %s", wants ? '>' : ' ', u->sign, name,
		NAME_COLS - text_columns(name), "", STRENGTH_COLS, count,
		state[0] == '\0' && wants ? "no order" : state);
}

static void draw_heading(const struct play *p, struct pane *pane, struct rect at, int side)
{
	const struct setup_side *s = &p->view->setup->sides[side];
	char text[160];

	snprintf(text, sizeof text, "%s", s->name);
	if (p->view->points[side] != 0)
		text_add(text, sizeof text, "  %d points", (int)p->view->points[side]);
	pane_put(pane, at, (enum ink)(INK_SIDE + s->colour % SIDES_MAX), text);
}

static void draw_unit(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const bool chosen = p->focus == PLACE_ROSTER ? p->roster.rows[p->roster.at] == unit :
		p->unit == unit;
	const struct glyph sign = { (uint32_t)(unsigned char)p->view->setup->units[unit].sign,
		(uint8_t)(INK_SIDE + p->view->setup->sides[p->view->units[unit].side].colour
			% SIDES_MAX), chosen ? BACK_CHOSEN : BACK_NONE, 0 };
	char text[300];

	unit_words(p, unit, text, sizeof text);
	pane_row(pane, at, on_table(p->view, unit) ? INK_PLAIN : INK_DIM,
		chosen ? BACK_CHOSEN : BACK_NONE, text);
	pane_glyph(pane, at.row, at.col + 1, &sign);
}

/* Keeps the row that matters in sight: the one under the cursor. */
static void follow(struct play *p, int rows)
{
	struct roster *r = &p->roster;
	int at = r->at;

	for (int i = 0; p->focus != PLACE_ROSTER && i < r->n; i++)
		if (p->unit >= 0 && r->rows[i] == p->unit)
			at = i;
	if (at < r->top)
		r->top = at > 0 && r->rows[at - 1] < 0 ? at - 1 : at;
	if (at >= r->top + rows)
		r->top = at - rows + 1;
	if (r->top > r->n - rows)
		r->top = r->n > rows ? r->n - rows : 0;
}

void roster_draw(struct play *p, struct pane *pane, struct rect at)
{
	struct roster *r = &p->roster;

	follow(p, at.rows);
	for (int i = 0; i < at.rows && r->top + i < r->n; i++) {
		const int row = r->rows[r->top + i];
		const struct rect line = { at.row + i, at.col, 1, at.cols };

		if (row < 0)
			draw_heading(p, pane, line, -1 - row);
		else
			draw_unit(p, pane, line, row);
	}
	if (p->focus == PLACE_ROSTER)
		pane_cursor(pane, at.row + r->at - r->top, at.col);
}

/* ---- keys ---- */

static enum reply move(struct play *p, int step)
{
	struct roster *r = &p->roster;
	int at = r->at;

	do
		at += step;
	while (at >= 0 && at < r->n && r->rows[at] < 0);
	if (at < 0 || at >= r->n)
		return REPLY_HANDLED;
	r->at = at;
	p->unit = r->rows[at];
	if (on_table(p->view, p->unit)) {
		play_look_at(p, game_unit_cell(p->view, p->unit));
		p->unit = r->rows[at];
	}
	return REPLY_REDRAW;
}

static enum reply far(struct play *p, int step, int rows)
{
	while (rows-- > 0 && move(p, step) == REPLY_REDRAW)
		;
	return REPLY_REDRAW;
}

enum reply roster_key(struct play *p, int pressed)
{
	const int unit = p->roster.n > 0 ? p->roster.rows[p->roster.at] : -1;

	switch (keys_act(PLACE_ROSTER, pressed)) {
	case ACT_UP: return move(p, -1);
	case ACT_DOWN: return move(p, 1);
	case ACT_PAGE_UP: return far(p, -1, p->layout.roster.rows);
	case ACT_PAGE_DOWN: return far(p, 1, p->layout.roster.rows);
	case ACT_FIRST: return far(p, -1, ROSTER_MAX);
	case ACT_LAST: return far(p, 1, ROSTER_MAX);
	case ACT_BACK:
		p->focus = PLACE_MAP;
		return REPLY_REDRAW;
	case ACT_DO:
		if (unit >= 0)
			sheets_unit(p, unit);
		return REPLY_REDRAW;
	default:
		return play_act(p, keys_act(PLACE_ROSTER, pressed));
	}
}
