/* The drawing of the play page: its frame, the map, and the lines below.
 * See play.h. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/legend.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { CELL_COLS = 7, TEXT_MAX = 512, TASK_ROWS_MAX = 2, BAR_ROOMY = 76, TARGET_ROWS = 9 };

/* ---- the log's rule ---- */

/* News that the panel has no room for is promised. */
void rolls_title(const struct play *p, char *text, size_t size)
{
	const size_t news = rolls_news(p);
	char key[32];

	if (p->layout.told.rows > 0) {
		snprintf(text, size, "plan");
		return;
	}
	if (throws_shown(p)) {
		throws_title(p, text, size);
		return;
	}
	snprintf(text, size, "%s", p->focus != PLACE_ROLLS ? "log" : p->rolls.asides
		? "all that was thrown" : "all that happened");
	if (p->focus != PLACE_ROLLS && p->rolls.seen > 0 && news > (size_t)p->layout.rolls.rows)
		wide_add(text, size, ": %zu new, %s reads them", news,
			screen_words(p->tui, "{older-rolls}", key, sizeof key));
}

/* A bar instead of a rule, the end of which is one word to the terminal; beside the map there is
 * the edge of its ground. */
static int draw_bar_above_log(struct pane *pane, int row, int left, int right, const char *title)
{
	char cut[160];

	snprintf(cut, sizeof cut, "%s", title);
	wide_cut(cut, sizeof cut, right - left - 2, pane_unicode(pane));
	pane_row(pane, (struct rect){ row, left, 1, right - left }, INK_PLAIN, BACK_BAR, "");
	return left + 1 + pane_on(pane, (struct rect){ row, left + 1, 1, right - left - 1 },
		INK_DIM, BACK_BAR, cut);
}

/* Where the rules meet there is a joint, unless the title stands there. */
static int draw_rules(const struct layout *l, struct pane *pane, int left, int right,
	const char *title)
{
	int end;

	pane_upright(pane, 1, l->divide, l->map.rows, INK_RULE);
	end = frame_rule(pane, l->rule, left, right - left, title);
	if (l->wide || end <= l->divide)
		pane_joint(pane, l->rule, l->divide, INK_RULE, l->wide ? JOINT_RIGHT : JOINT_UP);
	return end;
}

/* The first column behind a title beneath the map. */
static int draw_frame(const struct play *p, struct pane *pane)
{
	const struct layout *l = &p->layout;
	const int left = l->wide ? l->divide : 0, right = l->rolls.col + l->rolls.cols;
	char title[160];
	int end;

	rolls_title(p, title, sizeof title);
	end = pane_shades(pane) ? draw_bar_above_log(pane, l->rule, left, right, title)
		: draw_rules(l, pane, left, right, title);
	return l->wide ? 0 : end + 1;
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
	tracks_draw_walkers(p);
	for (int row = 0; row < map.rows; row++)
		for (int col = 0; col < map.cols; col++)
			pane_glyph(pane, map.row + row, map.col + col,
				&p->glyphs[row * map.cols + col]);
	if (p->focus == PLACE_MAP && chart_where(&p->view->game.table->grid, &p->look, p->cursor,
		&at))
		pane_cursor(pane, map.row + at.row, map.col + at.col);
}

/* ---- the lines below ---- */

/* "2 units left", or of a question that waits for nobody "2 may act"; and what takes all that is
 * suggested. */
static void left_words(const struct play *p, bool brief, char *text, size_t size)
{
	const int left = play_wanting(p);
	char keys[64];

	wide_add(text, size, brief ? ", %d %s" : "  (%d %s", left, p->at_leisure ? "may act"
		: left == 1 ? "unit left" : "units left");
	if (errands_any(p))
		wide_add(text, size, "%s", screen_words(p->tui, !brief
			? "; {accept-all}: as suggested" : p->layout.bar.cols < BAR_ROOMY
			? ", {accept-all} all" : ", {accept-all} as suggested", keys,
			sizeof keys));
	wide_add(text, size, brief ? "" : ")");
}

/* "(nobody left: d)", or that some may act of whom it waits for nobody. */
static void done_words(const struct play *p, bool brief, char *text, size_t size)
{
	char keys[64];

	if (p->may_still > 0)
		wide_add(text, size, brief ? ": %d may still act, " : "  (%d may still act; ",
			p->may_still);
	else
		wide_add(text, size, brief ? ": nobody left, " : "  (nobody left: ");
	wide_add(text, size, "%s", screen_words(p->tui, brief ? "{done} ends" : "{done})", keys,
		sizeof keys));
}

/* Whom the question is put to by name: the unit in hand, or else the only one that it waits for;
 * or -1. */
static int named_unit(const struct play *p)
{
	if (!p->asking || p->asked.unit >= 0)
		return -1;
	if (p->unit >= 0 && play_wants(p, p->unit))
		return p->unit;
	return play_wanting(p) == 1 ? play_next_wanting(p, 1) : -1;
}

/* For whom the game waits stands above, but for speech, which has one place for both. */
static void waiting_words(const struct play *p, bool brief, char *text, size_t size)
{
	char keys[160];

	if (screen_likes(p->tui)->speech)
		wide_add(text, size, "%s ", p->waits);
	wide_add(text, size, "%s", screen_words(p->tui, hosted_watches(p->session)
		? "You look on; {say} says something" : p->master
		? "Game Master: {game-master} acts, {say} talks" : brief
		? "{menu} prepares, {say} talks"
		: "Meanwhile {menu} prepares orders, {say} says something", keys, sizeof keys));
}

/* What is asked, in full, and of whom; and where there is no room for that, what it is called. */
static void question_words(const struct play *p, bool brief, char *text, size_t size)
{
	const struct view *v = p->view;
	const int left = play_wanting(p);
	const int named = named_unit(p);
	char keys[64], till[HOSTED_WHEN_MAX], asks[TEXT_MAX];

	if (p->waiting) {
		waiting_words(p, brief, text, size);
		return;
	}
	if (!p->asking && p->master) {
		screen_words(p->tui, brief ? "Game Master: {game-master} acts, {done} " :
			"Game Master: you see all. {game-master} opens your acts, {done} ", text, size);
		wide_add(text, size, brief ? "%s" : "%s.", session_pauses(p->session) ? "lets the machines play on" :
			"gives the screen back");
		return;
	}
	if (!p->asking) {
		screen_words(p->tui, !v->game.over ? "" : brief ? "The game is over" :
			"The game is over. Look round; {story} tells the end again, {leave} leaves.",
			text, size);
		return;
	}
	if (!game_question(&v->game, &p->asked, brief, asks, sizeof asks)
			&& (p->asked.unit >= 0 || named >= 0))
		wide_add(text, size, "%s: ", game_unit_name(&v->game, named >= 0 ? named
			: p->asked.unit));
	wide_add(text, size, "%s", asks);
	text[0] = (char)toupper((unsigned char)text[0]);
	hosted_deadline(p->session, till);
	if (till[0] != '\0' && !brief)
		wide_add(text, size, "  Till %s.", till);
	if (play_asks_menu(p) && !p->choosing)
		wide_add(text, size, "%s", screen_words(p->tui, brief ? "? {menu}"
			: "  ({menu} answers)", keys, sizeof keys));
	else if (play_asks_menu(p))
		wide_add(text, size, brief ? "?" : "");
	else if (p->asked.unit < 0 && left > 0)
		left_words(p, brief, text, size);
	else if (p->asked.unit < 0)
		done_words(p, brief, text, size);
}

/* "Choose a cell: combat move"; what for in full the panel tells. */
static void target_question(const struct target *t, bool brief, char *text, size_t size)
{
	static const char *const wanted[] = {
		[NEED_CELL] = "Choose a cell", [NEED_UNIT] = "Choose a unit",
		[NEED_FIGURE] = "Choose a figure",
	};

	snprintf(text, size, "%s", wanted[t->option->need]);
	if (!brief)
		wide_add(text, size, ": %c%s", tolower((unsigned char)t->option->label[0]),
			t->option->label + (t->option->label[0] != '\0'));
}

void play_question(const struct play *p, bool brief, char *text, size_t size)
{
	const int side = game_seat_side(&p->view->game, p->seat);

	text[0] = '\0';
	if (p->target != NULL)
		target_question(p->target, brief, text, size);
	else if (p->watching)
		snprintf(text, size, "Replay: %d of %d, %s", session_position(p->session),
			session_length(p->session), side < 0 ? "the Game Master's eyes"
			: p->view->game.setup->sides[side].name);
	else
		question_words(p, brief, text, size);
}

/* What is suggested for the unit there, where the roster has no room to say it. */
static void add_suggestion(const struct play *p, char *look, size_t size)
{
	const int unit = play_unit_here(p);
	const char *const words = unit >= 0 ? errands_suggested(p, unit) : "";

	if (*words != '\0' && !roster_tells(p, unit))
		wide_add(look, size, "  %s%s", words, p->stuck[unit] ? "" : "?");
}

/* What is under the cursor.  All cells have the room of the broadest: of what stands behind
 * them a step of the cursor changes little.  The name that the question has it does
 * not tell. */
static void look_words(const struct play *p, char *text, size_t size)
{
	const int named = p->target != NULL || !p->asking ? NOBODY : p->asked.unit >= 0
		? p->asked.unit : named_unit(p);
	char look[TEXT_MAX];
	size_t cell;

	here_line(p, p->cursor, named, look, sizeof look);
	add_suggestion(p, look, sizeof look);
	cell = strcspn(look, " ");
	snprintf(text, size, "%-*.*s%s", CELL_COLS, (int)cell, look, look + cell);
}

static bool wants_one(const struct play *p)
{
	return p->target != NULL || play_asks_menu(p);
}

/* What is asked, in full if that leaves half of the line, or a third where one answer is wanted,
 * and behind it what is under the cursor.  Only what is asked has the bar's back, and what changes
 * with each step of the cursor has the end of the line: of that nothing is sent but its letters,
 * and one word for all that is gone. */
static void draw_bar(const struct play *p, struct pane *pane)
{
	const int cols = p->layout.bar.cols, row = p->layout.bar.row;
	char look[TEXT_MAX], ask[TEXT_MAX];
	int used;

	look_words(p, look, sizeof look);
	play_question(p, false, ask, sizeof ask);
	if (6 * wide_columns(ask) > (wants_one(p) ? 4 : 3) * cols)
		play_question(p, true, ask, sizeof ask);
	wide_cut(ask, sizeof ask, cols - 2, pane_unicode(pane));
	used = ask[0] != '\0' ? wide_columns(ask) + 2 : 0;
	wide_cut(look, sizeof look, cols - used - 2, pane_unicode(pane));
	if (used > 0) {
		pane_row(pane, (struct rect){ row, 0, 1, used }, INK_TITLE, BACK_BAR, "");
		pane_on(pane, (struct rect){ row, 1, 1, used - 1 }, INK_TITLE, BACK_BAR, ask);
	}
	if (cols - used > 2)
		pane_put(pane, (struct rect){ row, used + 1, 1, cols - used - 2 }, INK_PLAIN, look);
}

/* A long note takes the line of the keys, too; where even that is not enough, it is marked. */
static void draw_note(const struct play *p, struct pane *pane)
{
	const struct layout *l = &p->layout;
	const char *rest = p->note, *line;
	size_t bytes;
	int row = l->bar.row;

	while (row <= l->keys.row && (line = wide_wrap(&rest, l->bar.cols - 2, &bytes)) != NULL) {
		char text[NOTE_MAX + 2];

		snprintf(text, sizeof text, " %.*s", row < l->keys.row ? (int)bytes : NOTE_MAX,
			line);
		wide_cut(text, sizeof text, l->bar.cols - 1, pane_unicode(pane));
		pane_row(pane, (struct rect){ row++, 0, 1, l->bar.cols },
			p->warns ? INK_WARN : INK_GOOD, BACK_BAR, text);
	}
}

/* What is left to do when the game is over: no orders. */
static bool only_looks(const struct play *p, enum key_place place)
{
	return place == PLACE_MAP && p->view->game.over && !p->asking && !p->waiting && !p->master;
}

static void draw_keys(const struct play *p, struct pane *pane)
{
	const struct rect at = { p->layout.keys.row, 1, 1, p->layout.keys.cols - 1 };
	const enum key_place place = p->choosing ? PLACE_MENU : p->target != NULL ? PLACE_TARGET :
		p->focus != PLACE_MAP ? p->focus : p->watching ? PLACE_REPLAY : PLACE_MAP;
	char text[TEXT_MAX];

	snprintf(text, sizeof text, "%s", session_trouble(p->session));
	if (text[0] == '\0' && only_looks(p, place)) {
		pane_put(pane, at, INK_PLAIN, screen_words(p->tui, "{story} the end again   "
			"{objectives} objectives   {older-rolls} log   {help} help   "
			"{leave} leave", text, sizeof text));
		return;
	}
	if (text[0] == '\0') {
		frame_keys(pane, at, place);
		return;
	}
	wide_cut(text, sizeof text, at.cols, pane_unicode(pane));
	pane_put(pane, at, INK_WARN, text);
}

/* ---- the task ---- */

/* "Task: walk to the crates."; "" if there is none. */
static void task_words(const struct play *p, char *text, size_t size)
{
	const char *const task = p->view->game.viewer == NOBODY ? "" : game_task(&p->view->game,
		p->view->game.viewer);

	snprintf(text, size, "%s%s", *task != '\0' ? "Task: " : "", task);
}

static int task_rows(const struct play *p, int cols)
{
	char text[TEXT_MAX];
	const char *rest = text;
	size_t bytes;
	int rows = 0;

	task_words(p, text, sizeof text);
	while (rows < TASK_ROWS_MAX && wide_wrap(&rest, cols - 2, &bytes) != NULL)
		rows++;
	return rows;
}

static void draw_task(const struct play *p, struct pane *pane)
{
	const struct rect at = p->layout.task;
	char text[TEXT_MAX];
	const char *rest = text, *line;
	size_t bytes;

	task_words(p, text, sizeof text);
	for (int i = 0; i < at.rows; i++) {
		char part[TEXT_MAX];

		if ((line = wide_wrap(&rest, at.cols - 2, &bytes)) == NULL)
			break;
		snprintf(part, sizeof part, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ at.row + i, 1, 1, at.cols - 1 }, INK_GOOD, part);
	}
}

struct layout play_layout(const struct play *p, int rows, int cols)
{
	const struct point size = chart_size(&p->view->game.table->grid);

	return layout_make(&(struct layout_wish){ rows, cols, size.row, size.col,
		roster_most_lines(p), LEGEND_ROWS, p->focus == PLACE_ROLLS, p->menu_rows,
		p->menu_told, task_rows(p, cols), screen_likes(p->tui)->speech });
}

static void lay_out(struct play *p, const struct pane *pane)
{
	const struct grid *const g = &p->view->game.table->grid;
	const bool first = p->look.rows == 0;

	p->layout = play_layout(p, pane_rows(pane), pane_cols(pane));
	/* Where there is no map to be seen it is as if there was one. */
	p->look.rows = p->layout.map.rows > 0 ? p->layout.map.rows : LAYOUT_ROWS_MIN;
	p->look.cols = p->layout.map.cols > 0 ? p->layout.map.cols : LAYOUT_COLS_MIN;
	p->look.signs = pane_likes(pane)->signs;
	p->look.shaded = pane_shades(pane);
	p->look.tinted = pane_tints(pane);
	if (first) {
		p->look.scale = chart_first_scale(g, &p->look);
		chart_centre(g, &p->look, p->cursor);
		play_look_home(p);
	} else {
		chart_follow(g, &p->look, p->cursor);
	}
}

/* A line a unit above what would come of the choice, where there is room for both. */
static void draw_target(struct play *p, struct pane *pane)
{
	const struct rect at = p->layout.roster;
	const int spare = at.rows - p->roster.n - TARGET_ROWS;
	const int rows = spare < 0 ? 0 : p->roster.n + (spare > 0);

	if (rows > 0)
		roster_draw(p, pane, (struct rect){ at.row, at.col, p->roster.n, at.cols });
	target_draw(p->target, pane, (struct rect){ at.row + rows, at.col, at.rows - rows,
		at.cols });
}

/* The roster, and beneath it the legend where there is room for both; or that alone. */
static void draw_units(struct play *p, struct pane *pane)
{
	const struct rect at = p->layout.roster;

	if (legend_instead(p)) {
		legend_draw(p, pane, at);
		return;
	}
	roster_draw(p, pane, at);
	if (legend_beneath(p))
		legend_draw(p, pane, (struct rect){ at.row + at.rows - LEGEND_ROWS, at.col,
			LEGEND_ROWS, at.cols });
}

void play_draw(struct page *page, struct pane *pane)
{
	struct play *p = (struct play *)page;

	int title;

	lay_out(p, pane);
	draw_task(p, pane);
	if (pane_likes(pane)->speech) {
		speech_draw(p, pane);
		draw_keys(p, pane);
		draw_note(p, pane);
		return;
	}
	head_draw(p, pane, p->layout.head);
	title = draw_frame(p, pane);
	draw_map(p, pane);
	edges_draw(p, pane, title);
	if (p->target != NULL)
		draw_target(p, pane);
	else if (card_shown(p) && p->layout.card.rows == 0)
		card_draw(p, pane, p->layout.roster);
	else
		draw_units(p, pane);
	if (p->layout.card.rows > 0)
		card_draw(p, pane, p->layout.card);
	if (p->layout.told.rows > 0)
		p->tell(p->menu, pane, p->layout.told);
	else
		rolls_panel(p, pane);
	draw_bar(p, pane);
	draw_keys(p, pane);
	draw_note(p, pane);
}
