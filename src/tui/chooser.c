/* The chooser and the question of danger: see chooser.h. */
#include "tui/chooser.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/buffer.h"
#include "tui/reader.h"
#include "tui/book.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { BOX_COLS = 44, DETAIL_MOST = 9, DETAIL_LEAST = 3, DANGER_COLS = 60,
	EDGES = 2, TOP_LINE = 2, BOTTOM_LINES = 5, SIDE_COLS = 2 };

struct chooser_page {
	struct page page;
	struct chooser *c;
	int top;		/* first row shown */
	int chosen;
};

/* Lines of detail with their border: what the rows leave, within reason. */
static int detail_lines(const struct chooser_page *p, int room)
{
	int lines = room - EDGES - p->c->n - 1;

	if (p->c->detail == NULL)
		return 0;
	if (lines > DETAIL_MOST)
		lines = DETAIL_MOST;
	return (lines > DETAIL_LEAST ? lines : DETAIL_LEAST) + 1;
}

static int rows_shown(const struct chooser_page *p, int rows)
{
	const int room = rows - EDGES - detail_lines(p, rows);

	return room < p->c->n ? (room > 1 ? room : 1) : p->c->n;
}

static struct rect place(struct page *page, int rows, int cols)
{
	const struct chooser_page *p = (const struct chooser_page *)page;
	const int room = rows - TOP_LINE - BOTTOM_LINES;
	int high = p->c->n + EDGES + detail_lines(p, room);

	if (high > room)
		high = room;
	return (struct rect){ TOP_LINE, p->c->right ? cols - BOX_COLS - SIDE_COLS : SIDE_COLS, high,
		BOX_COLS };
}

/* Rows that do not fit are promised in the border. */
static void draw_more(const struct chooser_page *p, struct pane *pane, int shown)
{
	const int below = p->c->n - p->top - shown, col = pane_cols(pane) - 14;
	char text[32];

	snprintf(text, sizeof text, " %d more ", p->top > 0 && below == 0 ? p->top : below);
	if (p->c->n > shown)
		pane_put(pane, (struct rect){ 0, col, 1, 12 }, INK_KEY, text);
}

static void draw_row(const struct chooser_page *p, struct pane *pane, int row, int line)
{
	const struct chooser_row *r = &p->c->rows[row];
	const bool at = row == p->c->at;
	char text[120];

	snprintf(text, sizeof text, "%c %c  %s%s", at ? '>' : ' ', r->key != 0 ? r->key : ' ',
		r->refused ? "x " : "", r->label);
	wide_cut(text, sizeof text, pane_cols(pane) - EDGES, pane_unicode(pane));
	pane_row(pane, (struct rect){ line, 1, 1, pane_cols(pane) - EDGES },
		r->refused ? INK_DIM : INK_PLAIN, at ? BACK_CHOSEN : BACK_NONE, text);
}

static void draw_detail(const struct chooser_page *p, struct pane *pane, int line)
{
	const int cols = pane_cols(pane) - EDGES - 2;
	char text[CHOOSER_DETAIL] = "";
	const char *rest = text, *start;
	size_t bytes;

	p->c->detail(p->c->self, p->c->at, text, sizeof text);
	pane_flat(pane, line, 1, pane_cols(pane) - EDGES, INK_FRAME);
	while (++line < pane_rows(pane) - 1 && (start = wide_wrap(&rest, cols, &bytes)) != NULL) {
		char cut[256];

		snprintf(cut, sizeof cut, "%.*s", (int)bytes, start);
		pane_put(pane, (struct rect){ line, 2, 1, cols },
			p->c->rows[p->c->at].refused ? INK_WARN : INK_PLAIN, cut);
	}
	if (*rest != '\0')
		pane_put(pane, (struct rect){ pane_rows(pane) - 1, cols - 14, 1, 16 }, INK_KEY,
			" ?: all of it ");
}

/* All of the detail, which may be cut in the box, the rule, and the keys. */
static void help(struct tui *tui, const struct chooser *c)
{
	struct buffer buffer = { 0 };
	char text[CHOOSER_DETAIL] = "";
	struct reader_text show = { .title = c->title, .ink = INK_PLAIN, .browser = c->browser };

	if (c->detail == NULL) {
		reader_keys(tui, PLACE_MENU);
		return;
	}
	c->detail(c->self, c->at, text, sizeof text);
	buffer_add(&buffer, "# %s\n%s\n\n", c->rows[c->at].label, text);
	if (c->cite != NULL) {
		show.cite = c->cite(c->self, c->at);
		buffer_add(&buffer, "# Its rule\n");
		book_name(c->browser, show.cite, &buffer);
		buffer_add(&buffer, "\n");
	}
	buffer_add(&buffer, "# Keys\n");
	reader_add_keys(&buffer, PLACE_MENU);
	show.text = buffer_text(&buffer);
	reader_show(tui, &show);
	buffer_free(&buffer);
}

static enum reply open_rule(struct tui *tui, const struct chooser *c)
{
	if (c->cite == NULL)
		return REPLY_IGNORED;
	book_open(tui, c->browser, c->cite(c->self, c->at));
	return REPLY_REDRAW;
}

static void draw(struct page *page, struct pane *pane)
{
	struct chooser_page *p = (struct chooser_page *)page;
	const int shown = rows_shown(p, pane_rows(pane));

	if (p->c->at < p->top)
		p->top = p->c->at;
	if (p->c->at >= p->top + shown)
		p->top = p->c->at - shown + 1;
	pane_box(pane, (struct rect){ 0, 0, pane_rows(pane), pane_cols(pane) }, INK_FOCUS,
		p->c->title);
	draw_more(p, pane, shown);
	if (p->c->cite != NULL)
		pane_put(pane, (struct rect){ pane_rows(pane) - 1, 2, 1, pane_cols(pane) - 4 },
			INK_KEY, " R: its rule ");
	for (int i = 0; i < shown; i++)
		draw_row(p, pane, p->top + i, 1 + i);
	if (p->c->detail != NULL)
		draw_detail(p, pane, 1 + shown);
	pane_cursor(pane, 1 + p->c->at - p->top, 1);
}

static enum reply move(struct chooser_page *p, int rows)
{
	int at = p->c->at + rows;

	if (at < 0)
		at = rows == -1 ? p->c->n - 1 : 0;
	if (at >= p->c->n)
		at = rows == 1 ? 0 : p->c->n - 1;
	p->c->at = at;
	if (p->c->at_row == NULL)
		return REPLY_REDRAW;
	p->c->at_row(p->c->self, at);
	return REPLY_REDRAW_ALL;
}

static enum reply choose(struct chooser_page *p, int row)
{
	p->c->at = row;
	if (p->c->rows[row].refused)
		return REPLY_REDRAW;
	p->chosen = row;
	return REPLY_LEAVE;
}

static enum reply key(struct page *page, int pressed)
{
	struct chooser_page *p = (struct chooser_page *)page;

	for (int i = 0; i < p->c->n; i++)
		if (p->c->rows[i].key != 0 && p->c->rows[i].key == pressed)
			return choose(p, i);
	switch (keys_act(PLACE_MENU, pressed)) {
	case ACT_UP: return move(p, -1);
	case ACT_DOWN: return move(p, 1);
	case ACT_PAGE_UP: return move(p, -8);
	case ACT_PAGE_DOWN: return move(p, 8);
	case ACT_FIRST: return move(p, -p->c->n);
	case ACT_LAST: return move(p, p->c->n);
	case ACT_DO: return choose(p, p->c->at);
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_HELP: help(page->tui, p->c); return REPLY_REDRAW;
	case ACT_RULES: return open_rule(page->tui, p->c);
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static const struct page_kind chooser_kind = { .place = place, .draw = draw, .key = key,
	.box = true };

int chooser_ask(struct tui *tui, struct chooser *c)
{
	struct chooser_page p = { .page.kind = &chooser_kind, .c = c, .chosen = -1 };

	if (c->n == 0)
		return -1;
	if (c->at >= c->n || c->at < 0)
		c->at = 0;
	if (c->at_row != NULL)
		c->at_row(c->self, c->at);
	screen_page_run(tui, &p.page);
	return p.chosen;
}

/* ---- danger ---- */

struct danger {
	struct page page;
	const char *title, *text;
	bool confirmed;
};

static int text_lines(const char *text, int cols)
{
	size_t bytes;
	int lines = 0;

	while (wide_wrap(&text, cols, &bytes) != NULL)
		lines++;
	return lines;
}

static struct rect danger_place(struct page *page, int rows, int cols)
{
	const struct danger *d = (const struct danger *)page;

	return layout_centre(rows, cols, text_lines(d->text, DANGER_COLS - 4) + 4, DANGER_COLS);
}

static void danger_draw(struct page *page, struct pane *pane)
{
	const struct danger *d = (const struct danger *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const char *rest = d->text, *line;
	size_t bytes;

	pane_box(pane, (struct rect){ 0, 0, rows, cols }, INK_WARN, d->title);
	for (int i = 1; i < rows - 3 && (line = wide_wrap(&rest, cols - 4, &bytes)) != NULL; i++) {
		char text[256];

		snprintf(text, sizeof text, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ i, 2, 1, cols - 4 }, INK_PLAIN, text);
	}
	pane_put(pane, (struct rect){ rows - 2, 2, 1, cols - 4 }, INK_KEY,
		"Capital C: confirm     any other key: back");
	pane_cursor(pane, rows - 2, 10);
}

static enum reply danger_key(struct page *page, int pressed)
{
	struct danger *d = (struct danger *)page;

	d->confirmed = keys_act(PLACE_DANGER, pressed) == ACT_CONFIRM;
	return REPLY_LEAVE;
}

static const struct page_kind danger_kind = { .place = danger_place, .draw = danger_draw,
	.key = danger_key, .box = true };

bool chooser_danger(struct tui *tui, const char *title, const char *text)
{
	struct danger d = { .page.kind = &danger_kind, .title = title, .text = text };

	screen_flush(tui);
	screen_page_run(tui, &d.page);
	return d.confirmed;
}
