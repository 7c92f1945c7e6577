/* The drawing of the play page: frame, turn line, map, and the lines below.
 * See play.h. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

enum { LINE_MAX = 512, TITLE_LEAST = 8, TURN_GAP = 3 };

/* ---- the turn line ---- */

static void turn_words(const struct play *p, char *text, size_t size)
{
	snprintf(text, size, p->view->game.turn > 0 ? "Turn %d/%d  " : "Before the game  ",
		p->view->game.turn, p->view->game.setup->turns);
}

/* "orders · MOVE · shoot": the present one in capitals, so that it shows
 * without colour too; or that one `alone`.  Before the first turn there is none. */
static int draw_phases(const struct play *p, struct pane *pane, struct rect at, bool alone)
{
	const struct phase *phases = p->view->game.system->phases;
	const char *between = pane_unicode(pane) ? " \xC2\xB7 " : " - ";
	int col = at.col;

	for (int i = 0; phases[i].name != NULL; i++) {
		const bool now = i == p->view->game.phase && p->view->game.turn > 0;
		char name[40];

		if (alone && !now)
			continue;
		snprintf(name, sizeof name, "%s", phases[i].name);
		for (char *c = name; now && *c != '\0'; c++)
			*c = (char)toupper((unsigned char)*c);
		if (i > 0 && !alone)
			col += pane_put(pane, (struct rect){ at.row, col, 1, 3 }, INK_DIM, between);
		col += pane_put(pane, (struct rect){ at.row, col, 1, at.col + at.cols - col },
			now ? INK_NOW : INK_DIM, name);
	}
	return col - at.col;
}

static int phases_cols(const struct play *p)
{
	const struct phase *phases = p->view->game.system->phases;
	int cols = 0;

	for (int i = 0; phases[i].name != NULL; i++)
		cols += wide_columns(phases[i].name) + (i > 0 ? TURN_GAP : 0);
	return cols;
}

/* At the end of the line stands who acts now, or the scenario's title.  Who acts comes
 * before the names of phases that are not under way. */
static void draw_turn(const struct play *p, struct pane *pane, struct rect at)
{
	char text[LINE_MAX], who[LINE_MAX];
	int used, room;
	bool alone;

	view_turn_line(&p->view->game, who, sizeof who);
	turn_words(p, text, sizeof text);
	used = pane_put(pane, at, INK_TITLE, text);
	alone = who[0] != '\0'
		&& used + phases_cols(p) + TURN_GAP + wide_columns(who) > at.cols;
	used += draw_phases(p, pane, (struct rect){ at.row, used, 1, at.cols - used }, alone);
	room = at.cols - used - TURN_GAP;
	snprintf(text, sizeof text, "%s", who[0] != '\0' ? who : p->view->game.setup->title);
	wide_cut(text, sizeof text, room, pane_unicode(pane));
	if (room >= TITLE_LEAST)
		pane_put(pane, (struct rect){ at.row, at.cols - wide_columns(text), 1, room },
			INK_TITLE, text);
}

/* ---- frame ---- */

static void draw_title(struct pane *pane, struct rect at, bool focus, const char *title)
{
	char text[LINE_MAX];

	snprintf(text, sizeof text, focus ? " %s * " : " %s ", title);
	pane_put(pane, at, focus ? INK_FOCUS : INK_FRAME, text);
}

/* News that the panel has no room for is promised. */
static void rolls_title(const struct play *p, char *text, size_t size)
{
	const size_t news = p->rolls.n - p->rolls.seen;

	if (throws_shown(p)) {
		throws_title(p, text, size);
		return;
	}
	snprintf(text, size, "rolls");
	if (p->focus != PLACE_ROLLS && p->rolls.seen > 0 && news > (size_t)p->layout.rolls.rows)
		wide_add(text, size, ": %zu new, Ctrl-P reads them", news);
}

static void second_title(const struct play *p, char *text, size_t size)
{
	const struct game_system *s = p->view->game.system;

	if (card_shown(p)) {
		card_title(p, text, size);
		return;
	}
	snprintf(text, size, "%s", p->target != NULL ? "what would come of it" : "roster");
	if (p->target == NULL && s->roster_sum != NULL)
		wide_add(text, size, ": fit, %s", s->roster_sum_name);
}

static void draw_wide_joints(const struct layout *l, struct pane *pane, int right)
{
	pane_flat(pane, l->middle, l->divide + 1, right - l->divide - 1, INK_FRAME);
	pane_joint(pane, l->middle, l->divide, INK_FRAME, JOINT_RIGHT);
	pane_joint(pane, l->middle, right, INK_FRAME, JOINT_LEFT);
	pane_joint(pane, l->bottom, l->divide, INK_FRAME, JOINT_UP);
}

static void draw_frame(const struct play *p, struct pane *pane)
{
	const struct layout *l = &p->layout;
	const int right = pane_cols(pane) - 1;
	char rolls[160], second[NAME_MAX_BYTES + 40];

	rolls_title(p, rolls, sizeof rolls);
	second_title(p, second, sizeof second);
	pane_box(pane, (struct rect){ l->top, 0, l->bottom - l->top + 1, right + 1 },
		INK_FRAME, "");
	pane_upright(pane, l->top + 1, l->divide,
		(l->wide ? l->bottom : l->middle) - l->top - 1, INK_FRAME);
	pane_joint(pane, l->top, l->divide, INK_FRAME, JOINT_DOWN);
	if (l->wide) {
		draw_wide_joints(l, pane, right);
	} else {
		pane_flat(pane, l->middle, 1, right - 1, INK_FRAME);
		pane_joint(pane, l->middle, 0, INK_FRAME, JOINT_RIGHT);
		pane_joint(pane, l->middle, right, INK_FRAME, JOINT_LEFT);
		pane_joint(pane, l->middle, l->divide, INK_FRAME, JOINT_UP);
	}
	draw_title(pane, (struct rect){ l->top, 2, 1, l->map.cols - 4 }, p->focus == PLACE_MAP,
		"map");
	draw_title(pane, (struct rect){ l->top, l->divide + 2, 1, l->roster.cols - 2 },
		p->focus == PLACE_ROSTER, second);
	draw_title(pane, (struct rect){ l->middle, l->rolls.col + 1, 1, l->rolls.cols - 4 },
		p->focus == PLACE_ROLLS, rolls);
}

/* ---- map ---- */

static bool room_for_glyphs(struct play *p)
{
	const size_t wanted = (size_t)p->layout.map.rows * (size_t)p->layout.map.cols;
	struct glyph *more;

	if (wanted <= p->glyphs_room)
		return true;
	more = realloc(p->glyphs, wanted * sizeof *more);
	if (more == NULL)
		return false;
	p->glyphs = more;
	p->glyphs_room = wanted;
	return true;
}

static void draw_map(struct play *p, struct pane *pane)
{
	const struct rect map = p->layout.map;
	struct point at;

	if (!room_for_glyphs(p))
		return;
	chart_draw(p->view, &p->look, overlay_fill(p), p->glyphs);
	for (int row = 0; row < map.rows; row++)
		for (int col = 0; col < map.cols; col++)
			pane_glyph(pane, map.row + row, map.col + col,
				&p->glyphs[row * map.cols + col]);
	if (p->focus == PLACE_MAP && chart_where(&p->view->game.table->grid, &p->look, p->cursor,
		&at))
		pane_cursor(pane, map.row + at.row, map.col + at.col);
}

/* ---- the lines below ---- */

static void draw_look(const struct play *p, struct pane *pane)
{
	char text[LINE_MAX];

	sheets_look(p, p->cursor, text, sizeof text);
	wide_cut(text, sizeof text, p->layout.look.cols, pane_unicode(pane));
	pane_put(pane, p->layout.look, INK_PLAIN, text);
}

static void question_words(const struct play *p, char *text, size_t size)
{
	const struct view *v = p->view;
	const int side = game_seat_side(&v->game, p->seat), left = play_wanting(p);
	const char *who = side >= 0 ? v->game.setup->sides[side].name : "Game Master";

	if (!p->asking && p->master) {
		snprintf(text, size, "Game Master: you see all. m opens your acts, d %s.",
			session_pauses(p->session) ? "lets the machines play on" :
			"gives the screen back");
		return;
	}
	if (!p->asking) {
		snprintf(text, size, "%s", v->game.over ? "The game is over. Look round; "
			"s tells the end again, q leaves." : "");
		return;
	}
	snprintf(text, size, "%s%s%s: %s", who, p->asked.unit >= 0 ? ", " : "",
		p->asked.unit >= 0 ? game_unit_name(&v->game, p->asked.unit) : "",
		game_asks(&v->game, &p->asked)->prompt);
	if (play_asks_menu(p))
		wide_add(text, size, "  (Enter answers)");
	else if (p->asked.unit < 0 && left > 0)
		wide_add(text, size, "  (%d unit%s left)", left, left == 1 ? "" : "s");
	else if (p->asked.unit < 0)
		wide_add(text, size, "  (nobody left: d)");
}

static void target_question(const struct target *t, char *text, size_t size)
{
	static const char *const wanted[] = {
		[NEED_CELL] = "choose a cell", [NEED_UNIT] = "choose a unit",
		[NEED_FIGURE] = "choose a figure",
	};

	snprintf(text, size, "%s: %s", t->option->label, wanted[t->option->need]);
}

/* A long note takes the look line and, if need be, the keys line too. */
static void draw_note(const struct play *p, struct pane *pane)
{
	const struct layout *l = &p->layout;
	const char *rest = p->note, *line;
	size_t bytes;
	int row = wide_columns(p->note) > l->ask.cols ? l->look.row : l->ask.row;

	while (row <= l->keys.row && (line = wide_wrap(&rest, l->ask.cols, &bytes)) != NULL) {
		char text[LINE_MAX];

		snprintf(text, sizeof text, "%.*s", (int)bytes, line);
		pane_row(pane, (struct rect){ row++, 0, 1, l->ask.cols },
			p->warns ? INK_WARN : INK_GOOD, BACK_NONE, text);
	}
}

static void draw_ask(const struct play *p, struct pane *pane)
{
	char text[LINE_MAX];

	if (p->note[0] != '\0')
		return;
	if (p->target != NULL)
		target_question(p->target, text, sizeof text);
	else if (p->watching)
		snprintf(text, sizeof text, "Replay: choice %d of %d, seen by %s",
			session_position(p->session), session_length(p->session),
			game_seat_side(&p->view->game, p->seat) < 0 ? "the Game Master" :
			p->view->game.setup->sides[game_seat_side(&p->view->game, p->seat)].name);
	else
		question_words(p, text, sizeof text);
	wide_cut(text, sizeof text, p->layout.ask.cols, pane_unicode(pane));
	pane_put(pane, p->layout.ask, INK_TITLE, text);
}

static void draw_keys(const struct play *p, struct pane *pane)
{
	const enum key_place place = p->target != NULL ? PLACE_TARGET :
		p->focus != PLACE_MAP ? p->focus : p->watching ? PLACE_REPLAY : PLACE_MAP;
	char text[LINE_MAX];

	snprintf(text, sizeof text, "%s", session_trouble(p->session));
	if (text[0] != '\0') {
		wide_cut(text, sizeof text, p->layout.keys.cols, pane_unicode(pane));
		pane_put(pane, p->layout.keys, INK_WARN, text);
		return;
	}
	keys_hints(place, p->layout.keys.cols, text, sizeof text);
	pane_put(pane, p->layout.keys, INK_KEY, text);
}

static void lay_out(struct play *p, const struct pane *pane)
{
	const struct point size = chart_size(&p->view->game.table->grid);
	const struct layout_wish wish = { pane_rows(pane), pane_cols(pane), size.row, size.col,
		p->focus == PLACE_ROLLS };
	const bool changed = p->look.rows == 0;

	p->layout = layout_make(&wish);
	p->look.rows = p->layout.map.rows;
	p->look.cols = p->layout.map.cols;
	if (changed)
		chart_centre(&p->view->game.table->grid, &p->look, p->cursor);
	else
		chart_follow(&p->view->game.table->grid, &p->look, p->cursor);
}

void play_draw(struct page *page, struct pane *pane)
{
	struct play *p = (struct play *)page;

	lay_out(p, pane);
	draw_turn(p, pane, p->layout.turn);
	draw_frame(p, pane);
	draw_map(p, pane);
	if (p->target != NULL)
		target_draw(p->target, pane, p->layout.roster);
	else if (card_shown(p))
		card_draw(p, pane, p->layout.roster);
	else
		roster_draw(p, pane, p->layout.roster);
	if (throws_shown(p))
		throws_draw(p, pane, p->layout.rolls);
	else
		rolls_draw(p, pane, p->layout.rolls);
	draw_look(p, pane);
	draw_ask(p, pane);
	draw_keys(p, pane);
	draw_note(p, pane);
}
