/* The rules on the screen: see rules.h.  Where one is, and what the pages say, is the
 * browser's. */
#include "tui/book.h"

#include <stdio.h>

#include "tui/line.h"
#include "tui/frame.h"
#include "tui/reader.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { MARGIN = 2, TOP_LINES = 2, FEET_LINES = 2, TITLE_MAX = 300 };

struct rules_page {
	struct page page;
	struct browser *browser;
	struct buffer buffer;
	struct pager pager;
	int cols;		/* it is written for so many; 0: it is not */
};

/* ---- the page that is read ---- */

static void forget(struct rules_page *r)
{
	pager_free(&r->pager);
	buffer_free(&r->buffer);
	r->cols = 0;
}

static void write_page(struct rules_page *r, int cols)
{
	const struct browser_page *const at = browser_page(r->browser);

	if (r->cols == cols)
		return;
	forget(r);
	browser_write(r->browser, cols, &r->buffer, &r->pager.links);
	r->pager.text = buffer_text(&r->buffer);
	r->pager.ink = INK_PLAIN;
	r->pager.at = at->at;
	r->pager.top = at->top;
	r->cols = cols;
}

/* Where one stands is the page's own, for whoever comes back. */
static void keep_place(struct rules_page *r)
{
	struct browser_page *const at = browser_page(r->browser);

	at->at = r->pager.at;
	at->top = r->pager.top;
}

/* ---- drawing ---- */

/* What Enter would open, or where Esc leads. */
static void status_words(struct rules_page *r, char *text, size_t size)
{
	const struct browser_page *const at = browser_page(r->browser);
	const struct rulebook *const b = browser_book(r->browser, at);
	char id[CITE_ID_MAX], key[40];

	text[0] = '\0';
	if (r->pager.at >= 0 && r->pager.at < r->pager.links.n) {
		const struct cite c = r->pager.links.all[r->pager.at].cite;

		cite_id(b, c, id);
		snprintf(text, size, "%s: %s %s", screen_words(r->page.tui, "{rules-open}", key,
			sizeof key), id, cite_title(b, c));
	} else if (r->browser->n > 1) {
		char title[TITLE_MAX];

		browser_title(r->browser, at - 1, title, sizeof title);
		snprintf(text, size, "%s: %.200s", screen_words(r->page.tui, "{rules-back}", key,
			sizeof key), title);
	}
}

static void draw_status(struct rules_page *r, struct pane *pane, int row)
{
	const struct pager *const l = &r->pager;
	const char *const turns = browser_turns(r->browser, l->cols);
	char text[TITLE_MAX], where[80] = "";

	if (turns != NULL)
		wide_add(where, sizeof where, "t: %s  ", turns);
	if (l->n > l->rows)
		wide_add(where, sizeof where, "%d-%d of %d", l->top + 1,
			l->top + l->rows < l->n ? l->top + l->rows : l->n, l->n);
	status_words(r, text, sizeof text);
	frame_bar(pane, row, INK_STORY, text, INK_KEY, where);
}

static void draw(struct page *page, struct pane *pane)
{
	struct rules_page *r = (struct rules_page *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const struct rect body = { TOP_LINES, MARGIN, rows - TOP_LINES - FEET_LINES,
		cols - 2 * MARGIN };
	char text[TITLE_MAX];

	write_page(r, body.cols);
	pager_lay(&r->pager, body.cols, body.rows);
	browser_title(r->browser, browser_page(r->browser), text, sizeof text);
	frame_bar(pane, 0, INK_TITLE, text, INK_DIM, "");
	pager_draw(&r->pager, pane, body);
	pager_speak(&r->pager, pane, body);
	draw_status(r, pane, rows - 2);
	frame_keys(pane, (struct rect){ rows - 1, 1, 1, cols - 1 }, PLACE_RULES);
}

/* ---- keys ---- */

static enum reply changed(bool has)
{
	return has ? REPLY_REDRAW : REPLY_HANDLED;
}

static enum reply turned_over(struct rules_page *r)
{
	forget(r);
	return REPLY_REDRAW;
}

/* Where nothing is chosen yet, the first that can be is. */
static enum reply open_link(struct rules_page *r)
{
	if (r->pager.at < 0 || r->pager.at >= r->pager.links.n)
		return changed(pager_turn(&r->pager, 1));
	keep_place(r);
	browser_go(r->browser, r->pager.links.all[r->pager.at].cite);
	return turned_over(r);
}

static enum reply go_back(struct rules_page *r)
{
	return browser_back(r->browser) ? turned_over(r) : REPLY_LEAVE;
}

static enum reply find(struct rules_page *r)
{
	struct line_ask ask = { .prompt = "Find in the rules: ", .cursor = CELL_NONE };

	if (!line_get(r->page.tui, &ask) || ask.edit.text[0] == '\0')
		return REPLY_REDRAW;
	keep_place(r);
	browser_find(r->browser, ask.edit.text);
	return turned_over(r);
}

static enum reply turn(struct rules_page *r)
{
	struct browser_page *const at = browser_page(r->browser);

	if (browser_turns(r->browser, r->pager.cols) == NULL)
		return REPLY_IGNORED;
	at->turned = !at->turned;
	at->at = at->cite.kind == CITED_TABLE || at->turned ? -1 : 0;
	at->top = 0;
	return turned_over(r);
}

static enum reply move_on(struct rules_page *r, enum key_act act)
{
	struct pager *const l = &r->pager;

	switch (act) {
	case ACT_UP: return changed(pager_step(l, -1));
	case ACT_DOWN: return changed(pager_step(l, 1));
	case ACT_NEXT: return changed(pager_turn(l, 1));
	case ACT_PREVIOUS: return changed(pager_turn(l, -1));
	case ACT_PAGE_UP: return changed(pager_page(l, -l->rows + 1));
	case ACT_PAGE_DOWN: return changed(pager_page(l, l->rows - 1));
	case ACT_FIRST: return changed(pager_page(l, -l->n));
	case ACT_LAST: return changed(pager_page(l, l->n));
	default: return REPLY_IGNORED;
	}
}

static enum reply act_on(struct rules_page *r, enum key_act act)
{
	switch (act) {
	case ACT_DO: return open_link(r);
	case ACT_BACK: return go_back(r);
	case ACT_FIND: return find(r);
	case ACT_TURN: return turn(r);
	case ACT_BOOK: case ACT_BOOK_BACK:
		browser_next_book(r->browser, act == ACT_BOOK ? 1 : -1);
		return turned_over(r);
	case ACT_CONTENTS:
		browser_contents(r->browser);
		return turned_over(r);
	case ACT_LEAVE: return REPLY_LEAVE;
	case ACT_HELP: reader_keys(r->page.tui, PLACE_RULES); return REPLY_REDRAW;
	case ACT_REDRAW: screen_refresh(r->page.tui); return REPLY_REDRAW;
	default: return move_on(r, act);
	}
}

static enum reply key(struct page *page, int pressed)
{
	struct rules_page *r = (struct rules_page *)page;
	enum reply reply;

	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		reply = changed(pager_scroll(&r->pager, pressed == KEY_WHEEL_UP ? -3 : 3));
	else
		reply = act_on(r, screen_act(r->page.tui, PLACE_RULES, pressed));
	if (r->cols > 0)
		keep_place(r);
	return reply;
}

static const struct page_kind rules_kind = { .place = screen_page_whole, .draw = draw, .key = key,
	.keys = PLACE_RULES };

static void run(struct tui *tui, struct browser *browser)
{
	struct rules_page r = { .page.kind = &rules_kind, .browser = browser };

	screen_page_run(tui, &r.page);
	forget(&r);
}

void book_open(struct tui *tui, struct browser *browser, struct cite c)
{
	browser_open(browser, c);
	run(tui, browser);
}

void book_find(struct tui *tui, struct browser *browser, const char *word)
{
	browser_ask(browser, word);
	run(tui, browser);
}

void book_name(const struct browser *browser, struct cite c, struct buffer *buffer)
{
	char id[CITE_ID_MAX];

	if (c.kind == CITED_NOTHING)
		return;
	cite_id(browser->own, c, id);
	buffer_add(buffer, "- %s %s: %s\n", cite_kind_name(c.kind), id, cite_title(browser->own, c));
}

void book_browse(struct tui *tui, const struct rulebook *book)
{
	struct browser browser = { .n = 0 };

	browser_take(&browser, book);
	book_open(tui, &browser, (struct cite){ CITED_NOTHING, -1, -1 });
}
