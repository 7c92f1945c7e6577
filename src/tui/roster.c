/* The roster: the units that a seat knows of, in a panel.  See play.h.
 *
 * A unit has one line: its counter, its name, a block a man, and its sum or how many are fit;
 * where there is room for them then its orders or its state, else in a line beneath it.  The
 * unit in hand opens: who leads it, and what it carries.  Where there is no room beside them, and
 * many, these lines are shown while the roster is read.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "tui/chart.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/strength.h"
#include "tui/wide.h"

enum { COUNTER_COL = 1, NAME_COL = 4, NAME_LEAST = 8, NAME_WIDE = 18, WIDE_COLS = 40, GAP = 1,
	BAR_MOST = 10, BAR_LEAST = 6, DEED_GAP = 2, DEED_LEAST = 9, DEED_MOST = 1,
	OPEN_MOST = 3 /* as a rule: */, TELLERS = 4, MANY = 8, TRIANGLE = 0x25B8 };

static int heading(int side) { return -1 - side; }

static bool in_play(const struct view *v, int unit)
{
	return game_unit_whereabouts(&v->game, unit) != CELL_NONE;
}

/* Own units as far as known (they may be out of it, or awaited in a turn that is known); others
 * while seen.  Whom only the story brings is nobody's to count on. */
static bool listed(const struct view *v, int unit, int side)
{
	if (v->game.viewer >= 0 && !v->game.units[unit].arrived
			&& v->game.setup->units[unit].arrives == 0)
		return false;
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

/* ---- words ---- */

/* What is suggested that a unit does, "goes on to 19,22?", or what it does or is; "" for
 * nothing. */
static void deed_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct view *v = p->view;
	const int head = v->game.units[unit].head;

	text[0] = '\0';
	if (errands_suggested(p, unit)[0] != '\0') {
		snprintf(text, size, p->stuck[unit] ? "%s" : "%s?", errands_suggested(p, unit));
		return;
	}
	v->game.system->unit_state(&v->game, unit, text, size);
	if (bidding_charge(&v->game, unit) != CHARGE_SELF)
		wide_add(text, size, "%s%s", text[0] != '\0' ? ", " : "",
			bidding_charge_word(bidding_charge(&v->game, unit)));
	if (text[0] == '\0' && head >= 0 && v->game.figures[head].aboard >= 0)
		snprintf(text, size, "aboard %s",
			game_unit_name(&v->game,
			v->game.figures[v->game.figures[head].aboard].unit));
}

/* "orders?": what is asked of it. */
static void asked_words(const struct play *p, int unit, char *text, size_t size)
{
	deed_words(p, unit, text, size);
	if (text[0] == '\0' && play_wants(p, unit) && !p->could[unit])
		snprintf(text, size, "%s?", game_asks(&p->view->game, &p->asked)->name);
}

static bool has_deed(const struct play *p, int unit)
{
	char text[160];

	deed_words(p, unit, text, sizeof text);
	return text[0] != '\0';
}

static void leader_words(const struct play *p, int unit, char *text, size_t size)
{
	const int leader = p->view->game.units[unit].leader;
	char name[NAME_MAX_BYTES + 16];

	text[0] = '\0';
	if (leader < 0 || game_whereabouts(&p->view->game, leader) == CELL_NONE)
		return;
	game_figure_name(&p->view->game, leader, name, sizeof name);
	snprintf(text, size, "%c %s", chart_shown(&p->look,
		p->view->game.setup->figures[leader].hero ? '@' : '*'), name);
}

/* Of a side that persons share. */
static void commander_words(const struct play *p, int unit, char *text, size_t size)
{
	const char *const who = others_commander(p, unit);

	snprintf(text, size, "%s%s", who, who[0] == '\0' ? "" : strcmp(who, "you") == 0
		? " command" : " commands");
}

static void carried_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct game *const g = &p->view->game;

	text[0] = '\0';
	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].unit == unit)
			wide_add(text, size, "%s%s", text[0] == '\0' ? "$ " : ", ",
				g->setup->items[i].name);
}

/* Whether what a unit does stands in its own line. */
static bool has_broad_lines(const struct play *p)
{
	return p->layout.roster.cols >= WIDE_COLS;
}

/* The lines beneath the unit in hand, without its deed where that stands beside it; false past
 * the last. */
static bool open_words(const struct play *p, int unit, int line, char *text, size_t size)
{
	static void (*const tellers[TELLERS])(const struct play *, int, char *, size_t) = {
		asked_words, commander_words, leader_words, carried_words,
	};

	for (int i = has_broad_lines(p) ? 1 : 0; i < TELLERS; i++) {
		tellers[i](p, unit, text, size);
		if (text[0] != '\0' && line-- == 0)
			return true;
	}
	return false;
}

/* ---- lines ---- */

static bool in_hand(const struct play *p, int unit)
{
	return p->focus == PLACE_ROSTER && p->roster.n > 0 ? p->roster.rows[p->roster.at] == unit
		: p->unit == unit;
}

static int open_lines(const struct play *p, int unit)
{
	char text[160];
	int n = 0;

	while (open_words(p, unit, n, text, sizeof text))
		n++;
	return n;
}

/* Lines of the whole roster, deeds beneath their units or not. */
static int all_lines(const struct play *p, bool deeds)
{
	int lines = p->roster.n;

	for (int i = 0; i < p->roster.n; i++) {
		const int unit = p->roster.rows[i];

		if (unit < 0)
			continue;
		if (in_hand(p, unit))
			lines += open_lines(p, unit);
		else
			lines += deeds && has_deed(p, unit);
	}
	return lines;
}

int roster_lines(const struct play *p)
{
	return all_lines(p, !has_broad_lines(p));
}

int roster_most_lines(const struct play *p)
{
	int lines = p->roster.n;

	for (int i = 0; i < p->roster.n; i++)
		lines += p->roster.rows[i] >= 0 && !has_broad_lines(p) ? DEED_MOST : 0;
	return lines + OPEN_MOST;
}

/* Many units have a line each, unless they are being read: else a menu would push all of them about
 * when it opens and closes.  What one of them does is told of what is under the cursor, too. */
static bool is_terse(const struct play *p)
{
	return !has_broad_lines(p) && p->focus != PLACE_ROSTER && p->roster.n >= MANY;
}

static int unit_lines(const struct play *p, struct rect at, int unit)
{
	const bool deeds = !has_broad_lines(p) && all_lines(p, true) <= at.rows;

	if (is_terse(p))
		return 1;
	if (in_hand(p, unit) && all_lines(p, false) <= at.rows)
		return 1 + open_lines(p, unit);
	return 1 + (deeds && has_deed(p, unit) ? DEED_MOST : 0);
}

bool roster_tells(const struct play *p, int unit)
{
	for (int i = 0; i < p->roster.n; i++)
		if (p->roster.rows[i] == unit)
			return p->roster.line[i] > 0 && (has_broad_lines(p)
				|| unit_lines(p, p->layout.roster, unit) > 1);
	return false;
}

/* ---- drawing ---- */

/* Its sum, or how many of it are on their feet. */
static void number_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct strength s = strength_of(p->view, unit);

	if (p->view->game.system->roster_sum == NULL)
		snprintf(text, size, "%d", s.on_feet);
	else if (p->roster.summed[unit])
		snprintf(text, size, "%d", p->roster.sums[unit]);
	else
		text[0] = '\0';
}

/* That the broadest of them takes, behind a blank. */
static int number_cols(const struct play *p)
{
	int cols = 2;
	char text[16];

	for (int i = 0; i < p->roster.n; i++) {
		if (p->roster.rows[i] < 0)
			continue;
		number_words(p, p->roster.rows[i], text, sizeof text);
		cols = wide_columns(text) > cols ? wide_columns(text) : cols;
	}
	return cols + GAP;
}

/* Where the parts of a line stand; what the name has, and the bar. */
struct columns { int name_cols, bar, bar_cols, number_end, deed; };

/* Names that are whole in so many columns: without their article, if need be. */
static int whole_names(const struct play *p, int cols)
{
	static const char article[] = "The ";
	int n = 0;

	for (int i = 0; i < p->roster.n; i++) {
		const char *name;

		if (p->roster.rows[i] < 0)
			continue;
		name = p->view->game.setup->units[p->roster.rows[i]].name;
		if (strncmp(name, article, sizeof article - 1) == 0)
			name += sizeof article - 1;
		n += wide_columns(name) <= cols;
	}
	return n;
}

/* Columns of the bars that names may have, since more of them are whole then. */
static int lent_cols(const struct play *p, const struct columns *c)
{
	int lent = 0;

	for (int more = 1; more <= c->bar_cols - BAR_LEAST; more++)
		if (whole_names(p, c->name_cols + more) > whole_names(p, c->name_cols + lent))
			lent = more;
	return lent;
}

static struct columns columns_of(const struct play *p, int cols)
{
	struct columns c = { .bar_cols = strength_cols(p->view, BAR_MOST) };
	const int numbers = number_cols(p);
	int lent;

	c.name_cols = cols - NAME_COL - GAP - c.bar_cols - numbers
		- (cols >= WIDE_COLS ? DEED_GAP + DEED_LEAST : 0);
	if (c.name_cols < NAME_LEAST) {
		const int narrow = c.bar_cols - (NAME_LEAST - c.name_cols);

		c.bar_cols = narrow > 0 ? narrow : 0;
		c.name_cols = NAME_LEAST;
	}
	lent = lent_cols(p, &c);
	c.name_cols += lent;
	c.bar_cols -= lent;
	if (cols >= WIDE_COLS && c.name_cols > NAME_WIDE)
		c.name_cols = NAME_WIDE;
	c.bar = NAME_COL + c.name_cols + GAP;
	c.number_end = c.bar + c.bar_cols + numbers;
	c.deed = c.number_end + DEED_GAP;
	return c;
}

static const char *whose_words(const struct game *g, int side)
{
	return side == g->viewer ? " (you)" : g->viewer >= 0 && game_same_cause(g, g->viewer, side)
		? " (with you)" : "";
}

static void draw_heading(const struct play *p, struct pane *pane, struct rect at, int side)
{
	const struct game_system *const system = p->view->game.system;
	const struct setup_side *s = &p->view->game.setup->sides[side];
	const enum ink ink = (enum ink)(INK_SIDE + s->colour % SIDES_MAX);
	const struct columns c = columns_of(p, at.cols);
	const char *whose;
	char name[NAME_MAX_BYTES + 12], points[32] = "";

	if (p->view->game.points[side] != 0)
		snprintf(points, sizeof points, "%d point%s", (int)p->view->game.points[side],
			p->view->game.points[side] == 1 ? "" : "s");
	else if (system->roster_sum != NULL)
		snprintf(points, sizeof points, "%s", system->roster_sum_name);
	snprintf(name, sizeof name, "%s", s->name);
	whose = whose_words(&p->view->game, side);
	if (wide_columns(name) + wide_columns(whose) <= c.number_end - wide_columns(points) - 2)
		wide_add(name, sizeof name, "%s", whose);
	wide_shorten(name, sizeof name, c.number_end - wide_columns(points) - 2,
		pane_unicode(pane));
	pane_put(pane, at, ink, name);
	pane_put(pane, (struct rect){ at.row, at.col + c.number_end - wide_columns(points), 1,
		at.cols }, p->view->game.points[side] != 0 ? ink : INK_DIM, points);
}

/* Who speaks for a unit: its leader, or the first who is still there. */
static int speaker(const struct view *v, int unit)
{
	const int leader = v->game.units[unit].leader;

	if (leader >= 0 && game_whereabouts(&v->game, leader) != CELL_NONE)
		return leader;
	FOR_MEMBERS(f, &v->game, unit)
		if (game_whereabouts(&v->game, f) != CELL_NONE)
			return f;
	return NOBODY;
}

/* A leader, a hero, or that one has acted. */
static bool says_what_all_say(const struct chart_look *look, uint32_t sign)
{
	static const char usual[] = "*@.:";

	for (const char *u = usual; *u != '\0'; u++)
		if (sign == (unsigned char)chart_shown(look, *u))
			return true;
	return false;
}

static void draw_counter(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const struct view *v = p->view;
	struct chart_piece piece = chart_piece(v, &p->look, unit, speaker(v, unit));

	if (p->unit == unit && p->focus != PLACE_ROSTER) {
		piece.letter.back = BACK_CHOSEN;
		piece.letter.ink = INK_ON;
	}
	/* Nobody stands for himself here, and whether he has acted stands before the counter. */
	if (says_what_all_say(&p->look, piece.state.sign))
		piece.state.sign = ' ';
	pane_glyph(pane, at.row, at.col + COUNTER_COL, &piece.letter);
	pane_glyph(pane, at.row, at.col + COUNTER_COL + 1, &piece.state);
}

/* In a line too narrow for it "move 30,16" is "move", "must halt" is "halt". */
static void shorten(char *state, size_t size, int cols, bool unicode)
{
	static const char must[] = "must ";
	char *space = strstr(state, must);

	if (wide_columns(state) > cols && space != NULL)
		memmove(space, space + sizeof must - 1, strlen(space + sizeof must - 1) + 1);
	wide_shorten(state, size, cols, unicode);
}

/* Whether it is marked, waited for, or has acted. */
static uint32_t sign_before(const struct play *p, int unit, bool wants, bool unicode)
{
	if (p->marked[unit])
		return '+';
	if (wants)
		return unicode ? TRIANGLE : '>';
	return game_unit_acted(&p->view->game, unit) ? '.' : ' ';
}

static void draw_line(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const struct view *v = p->view;
	const struct columns c = columns_of(p, at.cols);
	const bool wants = play_wants(p, unit);
	const bool unicode = pane_unicode(pane);
	const enum back back = in_hand(p, unit) ? BACK_ROW : BACK_NONE;
	const struct glyph mark = { sign_before(p, unit, wants, unicode), wants ? INK_KEY
		: game_unit_acted(&v->game, unit) ? INK_DIM : INK_PLAIN, (uint16_t)back, 0 };
	char text[200];

	snprintf(text, sizeof text, "%s", v->game.setup->units[unit].name);
	wide_shorten(text, sizeof text, c.name_cols, unicode);
	pane_row(pane, at, in_play(v, unit) ? INK_PLAIN : INK_DIM, back, "");
	pane_on(pane, (struct rect){ at.row, at.col + NAME_COL, 1, c.name_cols },
		in_play(v, unit) ? INK_PLAIN : INK_DIM, back, text);
	pane_glyph(pane, at.row, at.col, &mark);
	draw_counter(p, pane, at, unit);
	strength_draw(v, pane, (struct rect){ at.row, at.col + c.bar, 1, c.bar_cols }, unit, back,
		v->game.system->roster_sum == NULL);
	number_words(p, unit, text, sizeof text);
	pane_on(pane, (struct rect){ at.row, at.col + c.number_end - wide_columns(text), 1,
		wide_columns(text) }, INK_PLAIN, back, text);
	if (at.cols < WIDE_COLS)
		return;
	asked_words(p, unit, text, sizeof text);
	shorten(text, sizeof text, at.cols - c.deed, unicode);
	pane_on(pane, (struct rect){ at.row, at.col + c.deed, 1, at.cols - c.deed }, INK_DIM, back,
		text);
}

static void draw_unit(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const int room = at.cols - NAME_COL;
	char text[200];

	draw_line(p, pane, (struct rect){ at.row, at.col, 1, at.cols }, unit);
	for (int line = 0; line + 1 < at.rows; line++) {
		if (!in_hand(p, unit))
			deed_words(p, unit, text, sizeof text);
		else if (!open_words(p, unit, line, text, sizeof text))
			return;
		shorten(text, sizeof text, room, pane_unicode(pane));
		pane_put(pane, (struct rect){ at.row + 1 + line, at.col + NAME_COL, 1, room },
			INK_DIM, text);
	}
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
	memset(r->line, 0, sizeof r->line);
	for (int i = r->top; i < r->n && line < at.row + at.rows; i++) {
		const int unit = r->rows[i], left = at.row + at.rows - line;
		const int whole = unit < 0 ? 1 : unit_lines(p, at, unit);
		const int high = whole < left ? whole : left;

		r->line[i] = (int16_t)line;
		if (p->focus == PLACE_ROSTER && i == r->at)
			pane_cursor(pane, line, at.col);
		if (unit < 0)
			draw_heading(p, pane, (struct rect){ line, at.col, 1, at.cols }, -1 - unit);
		else
			draw_unit(p, pane, (struct rect){ line, at.col, high, at.cols }, unit);
		line += high;
	}
}

int roster_unit_at(const struct play *p, int line)
{
	int unit = -1;

	for (int i = 0; i < p->roster.n; i++)
		if (p->roster.line[i] > 0 && p->roster.line[i] <= line)
			unit = p->roster.rows[i];
	return unit < 0 ? -1 : unit;
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

	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return move(p, pressed == KEY_WHEEL_UP ? -1 : 1);
	switch (screen_act(p->tui, PLACE_ROSTER, pressed)) {
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
		return play_act(p, screen_act(p->tui, PLACE_ROSTER, pressed));
	}
}
