/* The picker: see picker.h. */
#include "tui/picker.h"

#include <stdio.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/play.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { LABEL_MAX = 300, ABOUT_MAX = 4096, ABOUT_ROWS = 6, ABOUT_BANNER_ROWS = 5, MARGIN = 2 };

struct picker_page {
	struct page page;
	struct picker *p;
	int top, rows;		/* first row shown; how many at once */
	int line;		/* where the first stands */
	int chosen;
	void (*ask)(void *asker);	/* in front of it, or NULL */
	void *asker;
	struct screen_watch watch;
};

static int banner_lines(const struct picker *p)
{
	int n = 0;

	while (p->banner != NULL && p->banner[n] != NULL)
		n++;
	return n;
}

static void draw_banner(const struct picker *p, struct pane *pane, int row)
{
	int broadest = 0;

	for (int i = 0; i < banner_lines(p); i++)
		if (wide_columns(p->banner[i]) > broadest)
			broadest = wide_columns(p->banner[i]);
	for (int i = 0; i < banner_lines(p); i++)
		pane_put(pane, (struct rect){ row + i, (pane_cols(pane) - broadest) / 2, 1,
			broadest }, INK_TITLE, p->banner[i]);
}

static void draw_about(const struct picker *p, struct pane *pane, int row, int rows)
{
	const int cols = pane_cols(pane) - 2 * MARGIN;
	char text[ABOUT_MAX] = "";
	const char *rest = text, *line;
	size_t bytes;

	if (p->n == 0)
		return;
	p->about(p->self, p->at, text, sizeof text);
	for (int i = 0; i < rows && (line = wide_wrap(&rest, cols, &bytes)) != NULL; i++) {
		char cut[LABEL_MAX];

		snprintf(cut, sizeof cut, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ row + i, MARGIN, 1, cols }, INK_STORY, cut);
	}
}

static void draw_rows(struct picker_page *page, struct pane *pane, struct rect at)
{
	const struct picker *p = page->p;

	page->rows = at.rows;
	page->line = at.row;
	if (p->at < page->top)
		page->top = p->at;
	if (p->at >= page->top + at.rows)
		page->top = p->at - at.rows + 1;
	for (int i = 0; i < at.rows && page->top + i < p->n; i++) {
		const int row = page->top + i;
		char label[LABEL_MAX] = "", text[LABEL_MAX + 16];

		p->label(p->self, row, label, sizeof label);
		if (pane_likes(pane)->speech)
			snprintf(text, sizeof text, "%d. %s", row + 1, label);
		else
			snprintf(text, sizeof text, "%s %s", row == p->at ? ">" : " ", label);
		wide_cut(text, sizeof text, at.cols, pane_unicode(pane));
		pane_row(pane, (struct rect){ at.row + i, at.col, 1, at.cols }, INK_PLAIN,
			row == p->at ? BACK_ROW : BACK_NONE, text);
	}
	if (p->n > 0)
		pane_cursor(pane, at.row + p->at - page->top, at.col);
}

static void draw_feet(const struct picker_page *page, struct pane *pane)
{
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	char where[LABEL_MAX] = "";

	if (page->p->n > page->rows)
		snprintf(where, sizeof where, "%d of %d", page->p->at + 1, page->p->n);
	frame_bar(pane, rows - 2, INK_WARN, page->p->note != NULL ? page->p->note : "", INK_DIM,
		where);
	frame_keys(pane, (struct rect){ rows - 1, 1, 1, cols - 1 }, PLACE_TITLE);
}

/* Where the list stands: under a banner in the middle of the screen, else under the title. */
static int list_top(const struct picker *p, struct pane *pane)
{
	if (p->banner == NULL || pane_likes(pane)->speech) {
		frame_bar(pane, 0, INK_TITLE, p->title, INK_DIM, "");
		return 2;
	}
	draw_banner(p, pane, 1);
	return 2 + banner_lines(p);
}

static int about_rows(const struct picker *p)
{
	if (p->about == NULL || p->about_rows > 0)
		return p->about_rows;
	return p->banner != NULL ? ABOUT_BANNER_ROWS : ABOUT_ROWS;
}

static void draw(struct page *page, struct pane *pane)
{
	struct picker_page *pp = (struct picker_page *)page;
	const struct picker *p = pp->p;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const int about = about_rows(p);
	const int top = list_top(p, pane);

	draw_rows(pp, pane, (struct rect){ top, MARGIN, rows - top - about - 3,
		cols - 2 * MARGIN });
	if (p->about != NULL) {
		frame_rule(pane, rows - about - 2, 0, cols, "");
		draw_about(p, pane, rows - about - 1, about - 1);
	}
	draw_feet(pp, pane);
}

static enum reply move(struct picker_page *page, int step)
{
	int at = page->p->at + step;

	if (at >= page->p->n)
		at = page->p->n - 1;
	if (at < 0)
		at = 0;
	page->p->at = at;
	return REPLY_REDRAW;
}

static enum reply choose(struct picker_page *page)
{
	if (page->p->n == 0)
		return REPLY_IGNORED;
	page->chosen = page->p->at;
	return REPLY_LEAVE;
}

/* A click goes to a row, a second one there chooses it. */
static enum reply click(struct picker_page *page)
{
	struct point at;
	int row;

	if (!screen_clicked(&page->page, &at))
		return REPLY_HANDLED;
	row = page->top + at.row - page->line;
	if (at.row < page->line || at.row >= page->line + page->rows || row >= page->p->n)
		return REPLY_HANDLED;
	return row == page->p->at ? choose(page) : move(page, row - page->p->at);
}

static enum reply key(struct page *page, int pressed)
{
	struct picker_page *pp = (struct picker_page *)page;

	if (pressed == KEY_NEWS) {
		pp->chosen = PICKER_RENEW;
		return REPLY_LEAVE;
	}
	pp->p->note = NULL;
	if (pressed == KEY_CLICK)
		return click(pp);
	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return move(pp, pressed == KEY_WHEEL_UP ? -1 : 1);
	if (screen_likes(page->tui)->speech && pressed > '0' && pressed <= '9'
			&& pressed - '1' < pp->p->n) {
		pp->p->at = pressed - '1';
		return choose(pp);
	}
	switch (screen_act(page->tui, PLACE_TITLE, pressed)) {
	case ACT_UP: return move(pp, -1);
	case ACT_DOWN: return move(pp, 1);
	case ACT_PAGE_UP: return move(pp, -pp->rows);
	case ACT_PAGE_DOWN: return move(pp, pp->rows);
	case ACT_FIRST: return move(pp, -pp->p->n);
	case ACT_LAST: return move(pp, pp->p->n);
	case ACT_DO: return choose(pp);
	case ACT_BACK: return pp->p->banner == NULL ? REPLY_LEAVE : REPLY_IGNORED;
	case ACT_LEAVE: return REPLY_LEAVE;
	case ACT_HELP: reader_keys(page->tui, PLACE_TITLE); return REPLY_REDRAW;
	case ACT_REDRAW:
		screen_refresh(page->tui);
		if (!pp->p->renews)
			return REPLY_REDRAW;
		pp->chosen = PICKER_RENEW;
		return REPLY_LEAVE;
	case ACT_RULES:
		if (pp->p->book == NULL)
			return REPLY_IGNORED;
		book_browse(page->tui, pp->p->book);
		return REPLY_REDRAW;
	default:
		return REPLY_IGNORED;
	}
}

static int wake(void *self)
{
	const struct picker *const p = ((struct picker_page *)self)->p;

	return p->wake(p->watcher);
}

static enum screen_news look(void *self)
{
	const struct picker *const p = ((struct picker_page *)self)->p;

	return p->look(p->watcher) ? SCREEN_NEWS : SCREEN_NOTHING;
}

int picker_ask(struct tui *tui, struct picker *p)
{
	static const struct page_kind kind = { .place = screen_page_whole, .draw = draw,
		.key = key, .keys = PLACE_TITLE };
	struct picker_page page = { .page.kind = &kind, .p = p, .chosen = -1 };

	page.watch = (struct screen_watch){ wake, look, &page.page, &page };
	if (p->wake != NULL)
		screen_watch(tui, &page.watch);
	screen_page_run(tui, &page.page);
	if (p->wake != NULL)
		screen_watch(tui, NULL);
	return page.chosen;
}

static enum reply ask_in_front(struct page *page)
{
	struct picker_page *pp = (struct picker_page *)page;

	pp->ask(pp->asker);
	return REPLY_LEAVE;
}

void picker_behind(struct tui *tui, struct picker *p, void (*ask)(void *asker), void *asker)
{
	static const struct page_kind kind = { .place = screen_page_whole, .draw = draw, .key = key,
		.start = ask_in_front, .keys = PLACE_TITLE };
	struct picker_page page = { .page.kind = &kind, .p = p, .chosen = -1, .ask = ask,
		.asker = asker };

	screen_page_run(tui, &page.page);
}
