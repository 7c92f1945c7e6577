/* The roster: the units that a seat knows of, in a panel.  See play.h.
 *
 * A narrow panel gives a unit two lines, its name above, strength and state
 * beneath, if there is room for all units, or at least for all of one's own;
 * otherwise one line holds all.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

enum { NAME_COLS = 10, NAME_WIDE = 22, WIDE_COLS = 40, SIGN_COLS = 3, STRENGTH_COLS = 6,
	SUM_COLS = 2, ASKED_COLS = 7 };

static int heading(int side) { return -1 - side; }

static bool in_play(const struct view *v, int unit)
{
	return game_unit_whereabouts(&v->game, unit) != CELL_NONE;
}

/* Own units as far as known (they may be awaited, or out of it); others while seen. */
static bool listed(const struct view *v, int unit, int side)
{
	if (v->game.units[unit].side != side)
		return false;
	return v->game.viewer < 0 || (side == v->game.viewer && game_knows(&v->game, side, unit))
		|| in_play(v, unit);
}

static void add_side(struct play *p, int side)
{
	struct roster *r = &p->roster;
	const int head = r->n;

	r->rows[r->n++] = (int16_t)heading(side);
	for (int u = 0; u < p->view->game.n_units && r->n < ROSTER_MAX; u++)
		if (listed(p->view, u, side))
			r->rows[r->n++] = (int16_t)u;
	if (r->n == head + 1)
		r->n = head;	/* nobody of theirs is seen */
}

/* Sums are worked out when the view changes, not at each key. */
static void fill_sums(struct play *p)
{
	const struct view *v = p->view;

	for (int u = 0; u < v->game.n_units; u++) {
		int sum = 0;

		p->roster.summed[u] = v->game.system->roster_sum != NULL
			&& v->game.system->roster_sum(&v->game, u, &sum);
		p->roster.sums[u] = (int16_t)sum;
	}
}

void roster_fill(struct play *p)
{
	const int own = p->view->game.viewer;

	fill_sums(p);

	p->roster.n = 0;
	if (own >= 0)
		add_side(p, own);
	for (int side = 0; side < p->view->game.setup->n_sides; side++)
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

static int strength(const struct view *v, int unit)
{
	int n = 0;

	for (int f = 0; f < v->game.n_figures; f++)
		n += v->game.figures[f].unit == unit && game_whereabouts(&v->game, f) != CELL_NONE;
	return n;
}

static void strength_words(const struct view *v, int unit, char *text, size_t size)
{
	const bool own = v->game.units[unit].side == v->game.viewer || v->game.viewer < 0;
	const int body = game_unit_body(&v->game, unit);

	if (body >= 0 && game_vehicle(&v->game, body)) {
		snprintf(text, size, "%d/%d", v->game.figures[body].load,
			v->game.setup->figures[body].seats);
		return;
	}
	snprintf(text, size, "%d/%d", game_unit_fit(&v->game, unit) + game_unit_aboard(&v->game,
		unit),
		own ? v->game.setup->units[unit].count : strength(v, unit));
}

/* "orders?", what is asked of a unit, if a narrow line has room for it. */
static void ask_words(const char *name, char *text, size_t size)
{
	if (wide_columns(name) < ASKED_COLS)
		snprintf(text, size, "%s?", name);
	else
		snprintf(text, size, "waits");
}

static void deed_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct view *v = p->view;
	const int head = v->game.units[unit].head;

	text[0] = '\0';
	v->game.system->unit_state(&v->game, unit, text, size);
	if (text[0] == '\0' && head >= 0 && v->game.figures[head].aboard >= 0
			&& !(p->asking && v->game.system->wants(&v->game, &p->asked, unit)))
		snprintf(text, size, "aboard %s",
			game_unit_name(&v->game,
			v->game.figures[v->game.figures[head].aboard].unit));
	if (text[0] == '\0' && p->asking && game_wants(&p->view->game, &p->asked, unit))
		ask_words(game_asks(&v->game, &p->asked)->name, text, size);
}

/* "RF3 stand": the sum goes first, in a narrow line without its name; elsewhere its
 * columns stay free for those who have none. */
static void state_words(const struct play *p, int unit, bool narrow, char *text, size_t size)
{
	const struct game_system *s = p->view->game.system;
	const bool summed = p->roster.summed[unit] || (s->roster_sum != NULL && !narrow);
	const char *name = narrow || !summed ? "" : s->roster_sum_name;
	char deed[160], sum[24] = "";

	deed_words(p, unit, deed, sizeof deed);
	if (p->roster.summed[unit])
		snprintf(sum, sizeof sum, "%s%d", name, p->roster.sums[unit]);
	if (summed)
		snprintf(text, size, "%-*s %s", wide_columns(name) + SUM_COLS, sum, deed);
	else
		snprintf(text, size, "%s", deed);
}

/* Sums take their room from the names. */
static int name_cols(const struct play *p, int cols)
{
	const int most = p->view->game.system->roster_sum != NULL ? NAME_COLS - SUM_COLS
		: NAME_COLS;
	const int room = cols - SIGN_COLS - STRENGTH_COLS;

	if (cols >= WIDE_COLS)
		return NAME_WIDE;
	return room < most ? room : most;
}

/* In a line too narrow for it "move 30,16" is "move", "must halt" is "halt", and "limbered,
 * jammed" is "limbered"; the sum stays. */
static void shorten(char *state, int cols)
{
	static const char must[] = "must ";
	char *space = strstr(state, must);

	if (wide_columns(state) > cols && space != NULL)
		memmove(space, space + sizeof must - 1, strlen(space + sizeof must - 1) + 1);
	while (wide_columns(state) > cols && (space = strrchr(state, ' ')) != NULL
			&& space > state + SUM_COLS)
		space[space[-1] == ',' ? -1 : 0] = '\0';
}

/* One line: "> M Marines    8/10 patrol 34,12"; there is no room for "The". */
static void one_line(const struct play *p, int unit, int cols, bool unicode, char *text,
	size_t size)
{
	const int names = name_cols(p, cols);
	const char *whole = p->view->game.setup->units[unit].name;
	char name[NAME_MAX_BYTES + 4], count[24], state[200];

	if (wide_columns(whole) > names && strncmp(whole, "The ", 4) == 0)
		whole += 4;
	snprintf(name, sizeof name, "%s", whole);
	wide_cut(name, sizeof name, names, unicode);
	strength_words(p->view, unit, count, sizeof count);
	state_words(p, unit, names < NAME_WIDE, state, sizeof state);
	shorten(state, cols - SIGN_COLS - names - STRENGTH_COLS - 1);
	wide_add(text, size, "%s%*s%*s %s", name,
		wide_columns(name) < names ? names - wide_columns(name) : 0, "",
		STRENGTH_COLS, count, state);
}

/* The lower of two lines: "8/10  patrol 34,12". */
static void lower_line(const struct play *p, int unit, char *text, size_t size)
{
	char count[24], state[200];

	strength_words(p->view, unit, count, sizeof count);
	state_words(p, unit, false, state, sizeof state);
	snprintf(text, size, "%-6s %s", count, state);
}

static void draw_heading(const struct play *p, struct pane *pane, struct rect at, int side)
{
	const struct setup_side *s = &p->view->game.setup->sides[side];
	const char *whole = s->name;
	char text[160], name[NAME_MAX_BYTES + 4], points[32] = "";

	if (p->view->game.points[side] != 0)
		snprintf(points, sizeof points, "  %d point%s", (int)p->view->game.points[side],
			p->view->game.points[side] == 1 ? "" : "s");
	if (wide_columns(whole) + wide_columns(points) > at.cols
			&& strncmp(whole, "The ", 4) == 0)
		whole += 4;
	snprintf(name, sizeof name, "%s", whole);
	wide_cut(name, sizeof name, at.cols - wide_columns(points), pane_unicode(pane));
	snprintf(text, sizeof text, "%s%s", name, points);
	pane_put(pane, at, (enum ink)(INK_SIDE + s->colour % SIDES_MAX), text);
}

/* Lines that the roster takes if own units have so many and others so many. */
static int all_lines(const struct play *p, int own, int others)
{
	int lines = 0;

	for (int i = 0; i < p->roster.n; i++) {
		const int unit = p->roster.rows[i];

		if (unit < 0)
			lines++;
		else
			lines += p->view->game.units[unit].side == p->view->game.viewer ? own
			: others;
	}
	return lines;
}

static int unit_lines(const struct play *p, struct rect at, int unit)
{
	const bool own = p->view->game.units[unit].side == p->view->game.viewer;

	if (at.cols >= WIDE_COLS)
		return 1;
	if (all_lines(p, 2, 2) <= at.rows)
		return 2;
	return own && all_lines(p, 2, 1) <= at.rows ? 2 : 1;
}

static void draw_unit(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const struct view *v = p->view;
	const bool chosen = p->focus == PLACE_ROSTER ? p->roster.rows[p->roster.at] == unit :
		p->unit == unit;
	const bool wants = p->asking && game_wants(&v->game, &p->asked, unit);
	const enum back back = chosen ? BACK_CHOSEN : BACK_NONE;
	const enum ink ink = in_play(v, unit) ? INK_PLAIN : INK_DIM;
	const struct setup *const setup = v->game.setup;
	const int colour = setup->sides[v->game.units[unit].side].colour;
	const struct glyph sign = { (uint32_t)(unsigned char)setup->units[unit].sign,
		(uint8_t)(INK_SIDE + colour % SIDES_MAX), (uint8_t)back, 0 };
	const struct glyph mark = { '.', INK_ACTED, (uint8_t)back, 0 };
	char text[300];

	snprintf(text, sizeof text, "%c  ", wants ? '>' : ' ');
	if (at.rows == 1)
		one_line(p, unit, at.cols, pane_unicode(pane), text, sizeof text);
	else
		wide_add(text, sizeof text, "%s", v->game.setup->units[unit].name);
	wide_cut(text, sizeof text, at.cols, pane_unicode(pane));
	pane_row(pane, at, ink, back, text);
	pane_glyph(pane, at.row, at.col + 1, &sign);
	if (!wants && game_unit_acted(&v->game, unit))
		pane_glyph(pane, at.row, at.col, &mark);
	if (at.rows == 1)
		return;
	lower_line(p, unit, text, sizeof text);
	wide_cut(text, sizeof text, at.cols - SIGN_COLS, pane_unicode(pane));
	pane_row(pane, (struct rect){ at.row + 1, at.col + SIGN_COLS, 1, at.cols - SIGN_COLS },
		ink, BACK_NONE, text);
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
	int line = at.row;

	follow(p, at.rows);
	for (int i = r->top; i < r->n && line < at.row + at.rows; i++) {
		const int unit = r->rows[i], high = unit < 0 ? 1 : unit_lines(p, at, unit);

		if (p->focus == PLACE_ROSTER && i == r->at)
			pane_cursor(pane, line, at.col);
		if (unit < 0)
			draw_heading(p, pane, (struct rect){ line, at.col, 1, at.cols }, -1 - unit);
		else
			draw_unit(p, pane, (struct rect){ line, at.col, high, at.cols }, unit);
		line += high;
	}
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
	if (in_play(p->view, p->unit))
		play_look_at_unit(p, p->unit);
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
