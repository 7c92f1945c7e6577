/* Looking on at a table without a seat: the map as far as one may see it, and what happened.
 * Nothing can be chosen.  See onlooker.h and play.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/onlooker.h"
#include "cliffhanger/talk.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { LINES_KEPT = 400, LINE_BYTES = 420, TEXT_MAX = 512, LOG_LEAST = 5 };

struct spectator {
	struct page page;
	struct screen_watch watch;
	struct session *session;
	struct onlooker *onlooker;
	size_t at, heard;	/* of what happened, of what was said */
	int n, back;		/* lines; how many of them are below the panel */
	int rows;		/* of the panel */
	char (*lines)[LINE_BYTES];
	struct chart_look look;
	bool looked;
	struct glyph *glyphs;
	size_t room;
	char stopped[REASON_MAX];
};

/* ---- what there is to tell ---- */

static void add_line(struct spectator *p, const char *text)
{
	if (p->n == LINES_KEPT) {
		memmove(p->lines, p->lines + 1, (LINES_KEPT - 1) * sizeof *p->lines);
		p->n--;
	}
	snprintf(p->lines[p->n++], LINE_BYTES, "%s", text);
}

/* Whether anything is new. */
static bool take(struct spectator *p)
{
	const int n = p->n;
	struct hosted_talk talk;
	char text[TEXT_MAX];

	while (onlooker_told(p->onlooker, &p->at, text, sizeof text))
		add_line(p, text);
	while (hosted_heard(p->session, &p->heard, &talk)) {
		talk_sentence(p->session, &talk, text, sizeof text);
		add_line(p, text);
	}
	return p->n != n;
}

static void renew(struct spectator *p)
{
	const size_t stands = session_rewound(p->session);

	if (onlooker_renew(p->onlooker) || stands < p->at) {
		p->at = p->heard = 0;
		p->n = 0;
	}
	take(p);
}

static int wake(void *self)
{
	return hosted_wake(((struct spectator *)self)->session);
}

static enum screen_news look(void *self)
{
	struct spectator *const p = self;
	struct reason why = { "", "" };

	switch (hosted_catch_up(p->session, &why)) {
	case HOSTED_NOTHING:
		return take(p) ? SCREEN_NEWS : SCREEN_NOTHING;
	case HOSTED_CAME:
		renew(p);
		return SCREEN_NEWS;
	case HOSTED_STOPPED:
		break;
	}
	snprintf(p->stopped, sizeof p->stopped, "%s", why.text);
	return SCREEN_CLOSES;
}

/* ---- drawing ---- */

static void draw_head(const struct spectator *p, struct pane *pane)
{
	const struct game *const g = session_truth(p->session);
	char text[TEXT_MAX], waits[WAITS_MAX] = "";

	hosted_waits(p->session, waits, sizeof waits);
	snprintf(text, sizeof text, "Turn %d/%d  %s", g->turn, g->setup->turns, g->setup->title);
	frame_bar(pane, 0, INK_TITLE, text, INK_TITLE, waits);
}

static bool room_for(struct spectator *p, size_t wanted)
{
	struct glyph *const more = wanted <= p->room ? p->glyphs
		: realloc(p->glyphs, wanted * sizeof *more);

	if (more == NULL)
		return false;
	p->glyphs = more;
	p->room = wanted > p->room ? wanted : p->room;
	return true;
}

static void draw_map(struct spectator *p, struct pane *pane, struct rect at)
{
	const struct view *const v = onlooker_view(p->onlooker);
	const struct grid *const g = &session_truth(p->session)->table->grid;

	if (v == NULL || at.rows <= 0 || !room_for(p, (size_t)at.rows * (size_t)at.cols))
		return;
	p->look.rows = at.rows;
	p->look.cols = at.cols;
	p->look.unicode = pane_unicode(pane);
	p->look.signs = pane_likes(pane)->signs;
	p->look.shaded = pane_shades(pane);
	p->look.tinted = pane_tints(pane);
	if (!p->looked) {
		chart_centre(g, &p->look, grid_at(g, g->cols / 2, g->rows / 2));
		p->looked = true;
	}
	chart_draw(v, &p->look, NULL, p->glyphs);
	for (int row = 0; row < at.rows; row++)
		for (int col = 0; col < at.cols; col++)
			pane_glyph(pane, at.row + row, at.col + col,
				&p->glyphs[row * at.cols + col]);
}

static int rows_of(const struct spectator *p, int i, int cols)
{
	const char *rest = p->lines[i];
	size_t bytes;
	int rows = 0;

	while (wide_wrap(&rest, cols - ROLLS_EDGE, &bytes) != NULL)
		rows++;
	return rows > 0 ? rows : 1;
}

/* The last of them at the foot. */
static void draw_log(struct spectator *p, struct pane *pane, struct rect at)
{
	int left = at.rows;

	p->rows = at.rows;
	if (p->n == 0)
		pane_put(pane, at, INK_DIM, "   What happens will be told here.");
	for (int i = p->n - p->back; i > 0 && left > 0; i--) {
		const int whole = rows_of(p, i - 1, at.cols), rows = whole < left ? whole : left;

		left -= rows;
		rolls_put(pane, (struct rect){ at.row + left, at.col, rows, at.cols },
			&(struct rolls_words){ p->lines[i - 1], INK_PLAIN, false, false });
	}
}

static void draw(struct page *page, struct pane *pane)
{
	struct spectator *const p = (struct spectator *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const int log = pane_likes(pane)->speech ? rows - 4 : rows / 4 > LOG_LEAST ? rows / 4
		: LOG_LEAST;
	char text[TEXT_MAX], keys[TEXT_MAX];

	draw_head(p, pane);
	draw_map(p, pane, (struct rect){ 1, 0, rows - log - 4, cols });
	frame_rule(pane, rows - log - 3, 0, cols, "what happened");
	draw_log(p, pane, (struct rect){ rows - log - 2, 0, log, cols });
	onlooker_words(p->onlooker, text, sizeof text);
	frame_bar(pane, rows - 2, INK_TITLE, text, INK_DIM, "");
	pane_put(pane, (struct rect){ rows - 1, 1, 1, cols - 1 }, INK_DIM, screen_words(page->tui,
		pane_likes(pane)->speech ? "{older-rolls} {newer-rolls} the log   {leave} leave"
		: "{walk-west} {walk-south} {walk-north} {walk-east} the map   {zoom} zoom   "
		"{older-rolls} {newer-rolls} the log   {leave} leave", keys, sizeof keys));
	pane_cursor(pane, rows - 2, 1);
}

/* ---- keys ---- */

static enum reply scroll(struct spectator *p, int lines)
{
	const int back = p->back + lines;

	p->back = back < 0 ? 0 : back > p->n - 1 ? (p->n > 0 ? p->n - 1 : 0) : back;
	return REPLY_REDRAW;
}

/* The map is moved by half a screen. */
static enum reply walk(struct spectator *p, int col, int row)
{
	const struct grid *const g = &session_truth(p->session)->table->grid;
	const int cols = p->look.cols / 4, rows = p->look.rows / 2;
	int to_col = p->look.col + cols + col * cols, to_row = p->look.row + rows + row * rows;

	to_col = to_col < 0 ? 0 : to_col >= g->cols ? g->cols - 1 : to_col;
	to_row = to_row < 0 ? 0 : to_row >= g->rows ? g->rows - 1 : to_row;
	chart_follow(g, &p->look, grid_at(g, to_col, to_row));
	return REPLY_REDRAW;
}

static enum reply zoom(struct spectator *p)
{
	const struct grid *const g = &session_truth(p->session)->table->grid;

	p->look.scale = chart_next_scale(g, &p->look);
	chart_centre(g, &p->look, grid_at(g, g->cols / 2, g->rows / 2));
	return REPLY_REDRAW;
}

static enum reply go_on(struct spectator *p)
{
	if (p->stopped[0] == '\0')
		return REPLY_REDRAW;
	reader_help(p->page.tui, "this screen goes no further", p->stopped);
	return REPLY_LEAVE;
}

static enum reply key(struct page *page, int pressed)
{
	struct spectator *const p = (struct spectator *)page;

	if (pressed == KEY_NEWS)
		return go_on(p);
	switch (screen_act(page->tui, PLACE_MAP, pressed)) {
	case ACT_WALK_WEST: case ACT_RUN_WEST: return walk(p, -1, 0);
	case ACT_WALK_EAST: case ACT_RUN_EAST: return walk(p, 1, 0);
	case ACT_WALK_NORTH: case ACT_RUN_NORTH: return walk(p, 0, -1);
	case ACT_WALK_SOUTH: case ACT_RUN_SOUTH: return walk(p, 0, 1);
	case ACT_ZOOM: return zoom(p);
	case ACT_ROLLS_OLDER: return scroll(p, 1);
	case ACT_ROLLS_NEWER: return scroll(p, -1);
	case ACT_RULES: book_browse(page->tui, game_book(session_truth(p->session)));
		return REPLY_REDRAW;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	case ACT_LEAVE: return REPLY_LEAVE;
	default: return REPLY_IGNORED;
	}
}

void spectator_run(struct tui *tui, struct session *s)
{
	static const struct page_kind kind = { .place = screen_page_whole, .draw = draw,
		.key = key };
	struct spectator p = { .page.kind = &kind, .session = s };

	p.onlooker = onlooker_new(s);
	p.lines = calloc(LINES_KEPT, sizeof *p.lines);
	if (p.onlooker != NULL && p.lines != NULL) {
		session_rewound(s);
		take(&p);
		p.watch = (struct screen_watch){ wake, look, &p.page, &p };
		screen_watch(tui, &p.watch);
		screen_page_run(tui, &p.page);
		screen_watch(tui, NULL);
	}
	onlooker_free(p.onlooker);
	free(p.lines);
	free(p.glyphs);
}
