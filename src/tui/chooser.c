/* The chooser and the question of danger: see chooser.h. */
#include "tui/chooser.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/buffer.h"
#include "tui/book.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { DETAIL_LEAST = 6, DANGER_COLS = 60, KEY_COL = 2, LABEL_COL = 5, TITLE_ROWS = 1,
	TEXT_MAX = 300 };

static const char ALL[] = "? all of it";

struct chooser_page {
	struct page page;
	const struct play *play;
	struct chooser *c;
	int top;		/* first row shown */
	int chosen;
};

static struct rect place(struct page *page, int rows, int cols)
{
	const struct chooser_page *p = (const struct chooser_page *)page;

	return play_layout(p->play, rows, cols).menu;
}

/* Whether what is told of a row stands on the page itself: the play page has it else, where the
 * log is. */
static bool tells_itself(const struct chooser_page *p, const struct pane *pane)
{
	return p->c->detail != NULL && (pane_likes(pane)->speech
		|| p->play->layout.told.rows == 0);
}

static int rows_shown(const struct chooser_page *p, const struct pane *pane)
{
	const int room = pane_rows(pane) - TITLE_ROWS - (tells_itself(p, pane) ? DETAIL_LEAST : 0);

	return room < p->c->n ? (room > 1 ? room : 1) : p->c->n;
}

static bool has(const char *words)
{
	return words != NULL && words[0] != '\0';
}

/* "Run: fast, no shooting", "Fire 1.0 down: the guard" */
static void all_words(const struct chooser_row *r, char *text, size_t size)
{
	snprintf(text, size, "%s%s%s%s%s%s", r->label, has(r->means) ? ": " : "",
		has(r->means) ? r->means : "", has(r->note) ? r->note : "",
		has(r->whom) ? ": " : "", has(r->whom) ? r->whom : "");
}

/* Whether there is no room for what some of them mean: then all are only called something. */
static bool is_narrow(const struct chooser *c, int room)
{
	char text[TEXT_MAX];

	for (int i = 0; i < c->n; i++) {
		all_words(&c->rows[i], text, sizeof text);
		if (wide_columns(text) > room)
			return true;
	}
	return false;
}

/* Whether what is added to what a row is called is cut short beside it. */
static bool leaves_note(const struct chooser_row *r, int room)
{
	return has(r->note) && wide_columns(r->label) + wide_columns(r->note) > room;
}

static bool leaves_label(const struct chooser_row *r, int room)
{
	return wide_columns(r->label) > room;
}

static void row_words(const struct chooser *c, int row, int room, bool unicode, char *text,
	size_t size)
{
	const struct chooser_row *const r = &c->rows[row];

	if (!is_narrow(c, room))
		all_words(r, text, size);
	else if (has(r->whom))		/* "Fire: the guard" */
		snprintf(text, size, "%s: %s", r->label, r->whom);
	else
		snprintf(text, size, "%s%s", r->label, has(r->note) ? r->note : "");
	wide_cut(text, size, room, unicode);
}

/* "2. Run: fast, no shooting (r)": as a line of its own, for speech. */
static void draw_spoken(const struct chooser_page *p, struct pane *pane, int row, int line)
{
	const struct chooser_row *const r = &p->c->rows[row];
	const int cols = pane_cols(pane);
	char words[TEXT_MAX], text[2 * TEXT_MAX];

	all_words(r, words, sizeof words);
	snprintf(text, sizeof text, "%d. %s", row + 1, words);
	if (r->key != 0)
		wide_add(text, sizeof text, " (%c)", r->key);
	if (r->refused)
		wide_add(text, sizeof text, ", not now");
	if (row == p->c->at)
		wide_add(text, sizeof text, ", chosen");
	wide_cut(text, sizeof text, cols, pane_unicode(pane));
	pane_row(pane, (struct rect){ line, 0, 1, cols }, r->refused ? INK_DIM : INK_PLAIN,
		row == p->c->at ? BACK_ROW : BACK_NONE, text);
}

/* What is refused has its letter in brackets: the letter still leads there, and to the reason.
 * Each change of ink is sent: the row in hand has one, and so has what is refused. */
static void draw_row(const struct chooser_page *p, struct pane *pane, int row, int line)
{
	const struct chooser_row *const r = &p->c->rows[row];
	const enum back back = row == p->c->at ? BACK_ROW : BACK_NONE;
	const enum ink ink = r->refused ? INK_DIM : INK_PLAIN;
	const int from = KEY_COL - 1, room = pane_cols(pane) - LABEL_COL;
	const char key[2] = { r->key != 0 ? r->key : ' ', '\0' };
	char words[TEXT_MAX], text[TEXT_MAX + 8];

	row_words(p->c, row, room, pane_unicode(pane), words, sizeof words);
	snprintf(text, sizeof text, r->refused ? "(%s) %s" : " %s  %s", key, words);
	pane_row(pane, (struct rect){ line, 0, 1, pane_cols(pane) }, INK_PLAIN, back, "");
	pane_on(pane, (struct rect){ line, from, 1, pane_cols(pane) - from }, ink, back, text);
	if (ink == INK_PLAIN && back == BACK_NONE && r->key != 0)
		pane_on(pane, (struct rect){ line, KEY_COL, 1, 1 }, INK_KEY, back, key);
}

/* "The bluejackets: orders", whatever the unit's name begins with. */
static void title_words(const struct chooser *c, char *text, size_t size)
{
	snprintf(text, size, "%s", c->title);
	text[0] = (char)toupper((unsigned char)text[0]);
}

/* Rows that do not fit are promised beside the title. */
static void draw_title(const struct chooser_page *p, struct pane *pane, int shown)
{
	const int below = p->c->n - p->top - shown, cols = pane_cols(pane);
	char text[TEXT_MAX], more[32] = "";

	if (p->c->n > shown)
		snprintf(more, sizeof more, "%d more", p->top > 0 && below == 0 ? p->top : below);
	title_words(p->c, text, sizeof text);
	wide_shorten(text, sizeof text, cols - 2 - wide_columns(more), pane_unicode(pane));
	pane_put(pane, (struct rect){ 0, 1, 1, cols - 1 }, INK_TITLE, text);
	pane_put(pane, (struct rect){ 0, cols - wide_columns(more), 1, cols }, INK_DIM, more);
}

/* What a row of a narrow menu leaves out: "Fire 1.0 down.", "Fast, no shooting." */
static void left_words(const struct chooser_row *r, int room, char *text, size_t size)
{
	text[0] = '\0';
	if (has(r->whom) && (has(r->note) || has(r->means)))
		wide_add(text, size, "%s%s%s%s", r->label, has(r->means) ? ": " : "",
			has(r->means) ? r->means : "", has(r->note) ? r->note : "");
	else if (!has(r->whom))
		wide_add(text, size, "%s%s%s%s", leaves_label(r, room) ? r->label : "",
			leaves_label(r, room) && has(r->means) ? ": " : "",
			has(r->means) ? r->means : "",
			leaves_note(r, room) ? r->note + (has(r->means) ? 0
				: strspn(r->note, " ,:")) : "");
	text[0] = (char)toupper((unsigned char)text[0]);
	if (text[0] != '\0')
		wide_add(text, size, ".");
}

/* What of the chosen row's words there was no room for beside its letter; "": nothing. */
static void unsaid(const struct chooser_page *p, int cols, char *text, size_t size)
{
	const int room = cols - LABEL_COL;

	left_words(&p->c->rows[p->c->at], room, text, size);
	if (!is_narrow(p->c, room))
		text[0] = '\0';
}

static int draw_left_words(const struct chooser_page *p, struct pane *pane, struct rect at)
{
	char text[TEXT_MAX];

	unsaid(p, at.cols, text, sizeof text);
	if (text[0] == '\0' || at.rows < 2)
		return 0;
	target_put_text(pane, (struct rect){ at.row, at.col, 2, at.cols }, INK_DIM, text, "");
	return wide_columns(text) > at.cols - 1 ? 3 : 2;
}

/* On the menu itself, beneath its rows. */
static void draw_detail(const struct chooser_page *p, struct pane *pane, int line)
{
	const bool refused = p->c->rows[p->c->at].refused;
	struct rect at = { line + 1, 0, pane_rows(pane) - line - 1, pane_cols(pane) };
	struct preview preview = { 0 };
	char text[CHOOSER_DETAIL] = "";
	const int used = draw_left_words(p, pane, at);

	at.row += used;
	at.rows -= used;
	if (at.rows < 1)
		return;
	if (p->c->preview != NULL && p->c->preview(p->c->self, p->c->at, &preview)) {
		target_put_preview(pane, at, &preview, ALL);
		return;
	}
	p->c->detail(p->c->self, p->c->at, text, sizeof text);
	target_put_text(pane, at, refused ? INK_WARN : INK_PLAIN, text, ALL);
}

/* Where the log else is: broad and low, chances at the left and words at the right. */
static void tell(const void *menu, struct pane *pane, struct rect at)
{
	const struct chooser_page *const p = menu;
	const struct chooser *const c = p->c;
	const int column = p->play->layout.menu.cols;
	struct preview preview = { 0 };
	char text[CHOOSER_DETAIL] = "", words[TEXT_MAX];
	struct buffer buffer = { 0 };

	unsaid(p, column, words, sizeof words);
	buffer_add(&buffer, "%s%s", words, words[0] != '\0' ? " " : "");
	if (c->preview != NULL && c->preview(c->self, c->at, &preview)) {
		target_put_broad(pane, at, &preview, &buffer, ALL);
	} else {
		c->detail(c->self, c->at, text, sizeof text);
		text[0] = (char)toupper((unsigned char)text[0]);
		buffer_add(&buffer, "%s", text);
		target_put_text(pane, at, c->rows[c->at].refused ? INK_WARN : INK_PLAIN,
			buffer_text(&buffer), ALL);
	}
	buffer_free(&buffer);
}

/* All of the detail, which may be cut in the box, the rule, and the keys. */
static void help(struct tui *tui, const struct chooser *c)
{
	struct buffer buffer = { 0 };
	char text[CHOOSER_DETAIL] = "", title[TEXT_MAX], words[TEXT_MAX];
	struct reader_text show = { .title = title, .ink = INK_PLAIN, .browser = c->browser };

	if (c->detail == NULL) {
		reader_keys(tui, PLACE_MENU);
		return;
	}
	title_words(c, title, sizeof title);
	all_words(&c->rows[c->at], words, sizeof words);
	c->detail(c->self, c->at, text, sizeof text);
	buffer_add(&buffer, "# %s\n%s\n\n", words, text);
	if (c->cite != NULL) {
		show.cite = c->cite(c->self, c->at);
		buffer_add(&buffer, "# Its rule\n");
		book_name(c->browser, show.cite, &buffer);
		buffer_add(&buffer, "\n");
	}
	buffer_add(&buffer, "# Keys\n");
	reader_add_keys(tui, &buffer, PLACE_MENU);
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
	const int shown = rows_shown(p, pane);

	if (p->c->at < p->top)
		p->top = p->c->at;
	if (p->c->at >= p->top + shown)
		p->top = p->c->at - shown + 1;
	draw_title(p, pane, shown);
	for (int i = 0; i < shown; i++)
		(pane_likes(pane)->speech ? draw_spoken : draw_row)(p, pane, p->top + i,
			TITLE_ROWS + i);
	if (tells_itself(p, pane))
		draw_detail(p, pane, TITLE_ROWS + shown);
	pane_cursor(pane, TITLE_ROWS + p->c->at - p->top, 0);
}

static enum reply move(struct chooser_page *p, int rows)
{
	int at = p->c->at + rows;

	if (at < 0)
		at = rows == -1 ? p->c->n - 1 : 0;
	if (at >= p->c->n)
		at = rows == 1 ? 0 : p->c->n - 1;
	p->c->at = at;
	if (p->c->at_row != NULL)
		p->c->at_row(p->c->self, at);
	return REPLY_REDRAW_ALL;
}

static enum reply choose(struct chooser_page *p, int row)
{
	p->c->at = row;
	if (p->c->rows[row].refused)
		return REPLY_REDRAW_ALL;
	p->chosen = row;
	return REPLY_LEAVE;
}

/* The row that a key names: by its letter, or for speech by its number; -1. */
static int named(const struct chooser_page *p, int pressed)
{
	for (int i = 0; i < p->c->n; i++)
		if (p->c->rows[i].key != 0 && p->c->rows[i].key == pressed)
			return i;
	return screen_likes(p->page.tui)->speech && pressed > '0' && pressed <= '9'
		&& pressed - '1' < p->c->n ? pressed - '1' : -1;
}

/* A click on a row goes there and shows what would come of it, a second one takes it. */
static enum reply click(struct chooser_page *p)
{
	struct point at;
	int row;

	if (!screen_clicked(&p->page, &at))
		return REPLY_HANDLED;
	row = p->top + at.row - TITLE_ROWS;
	if (at.row < TITLE_ROWS || at.row >= TITLE_ROWS + rows_shown(p, p->page.pane)
			|| row >= p->c->n)
		return REPLY_HANDLED;
	return row == p->c->at ? choose(p, row) : move(p, row - p->c->at);
}

static enum reply take_all(struct chooser_page *p)
{
	p->c->accept_all = p->c->of_orders;
	return p->c->of_orders ? REPLY_LEAVE : REPLY_IGNORED;
}

static enum reply key(struct page *page, int pressed)
{
	struct chooser_page *p = (struct chooser_page *)page;
	const int row = named(p, pressed);

	if (pressed == KEY_CLICK)
		return click(p);
	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return move(p, pressed == KEY_WHEEL_UP ? -1 : 1);
	if (row >= 0)
		return choose(p, row);
	switch (screen_act(page->tui, PLACE_MENU, pressed)) {
	case ACT_UP: return move(p, -1);
	case ACT_DOWN: return move(p, 1);
	case ACT_PAGE_UP: return move(p, -8);
	case ACT_PAGE_DOWN: return move(p, 8);
	case ACT_FIRST: return move(p, -p->c->n);
	case ACT_LAST: return move(p, p->c->n);
	case ACT_DO: return choose(p, p->c->at);
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_DONE: p->c->done = true; return REPLY_LEAVE;
	case ACT_ACCEPT_ALL: return take_all(p);
	case ACT_HELP:
	case ACT_SHEET: help(page->tui, p->c); return REPLY_REDRAW;
	case ACT_RULES: return open_rule(page->tui, p->c);
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static const struct page_kind chooser_kind = { .place = place, .draw = draw, .key = key,
	.news = NEWS_CLOSE, .keys = PLACE_MENU };

char chooser_letter(int n)
{
	static const char letters[] = "abcefghjklmnopqrstuvwxyz";	/* but d and i */

	return n < (int)sizeof letters - 1 ? letters[n] : '\0';
}

int chooser_ask(struct play *play, struct chooser *c)
{
	struct chooser_page p = { .page.kind = &chooser_kind, .play = play, .c = c, .chosen = -1 };
	/* What nobody can have read yet, since the menu opens by itself, is not covered. */
	const bool keeps = play_asks_menu(play) && unread_rows(play) > 0;
	const int told = c->detail != NULL ? DETAIL_LEAST : 0;

	c->done = c->accept_all = false;
	if (c->n == 0)
		return -1;
	if (c->at >= c->n || c->at < 0)
		c->at = 0;
	if (c->at_row != NULL)
		c->at_row(c->self, c->at);
	play->choosing = true;
	play->menu_rows = TITLE_ROWS + c->n + (keeps ? told : 0);
	play->menu_told = keeps ? 0 : told;
	play->tell = tell;
	play->menu = &p;
	screen_page_run(play->tui, &p.page);
	play->menu = NULL;
	play->menu_rows = play->menu_told = 0;
	play->choosing = false;
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

	frame_bar(pane, 0, INK_WARN, d->title, INK_DIM, "");
	for (int i = 2; i < rows - 2 && (line = wide_wrap(&rest, cols - 4, &bytes)) != NULL; i++) {
		char text[256];

		snprintf(text, sizeof text, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ i, 2, 1, cols - 4 }, INK_PLAIN, text);
	}
	frame_keys(pane, (struct rect){ rows - 1, 2, 1, cols - 4 }, PLACE_DANGER);
	pane_cursor(pane, pane_likes(pane)->speech ? 0 : rows - 1, 2);
}

static enum reply danger_key(struct page *page, int pressed)
{
	struct danger *d = (struct danger *)page;

	d->confirmed = screen_act(page->tui, PLACE_DANGER, pressed) == ACT_CONFIRM;
	return REPLY_LEAVE;
}

static const struct page_kind danger_kind = { .place = danger_place, .draw = danger_draw,
	.key = danger_key, .box = true, .news = NEWS_CLOSE };

bool chooser_danger(struct tui *tui, const char *title, const char *text)
{
	struct danger d = { .page.kind = &danger_kind, .title = title, .text = text };

	screen_flush(tui);
	screen_page_run(tui, &d.page);
	return d.confirmed;
}

bool chooser_sure(struct tui *tui, const char *title, const char *text)
{
	return !screen_likes(tui)->confirmations || chooser_danger(tui, title, text);
}
