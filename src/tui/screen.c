/* The screen: see screen.h.
 *
 * Signals are blocked except while the screen waits for a key, so that none
 * falls between looking at the flag and going to sleep, and curses' own
 * handlers (resize, suspend) never run in the middle of a drawing.  While curses
 * writes, those that end us are let in: a terminal that takes nothing would keep
 * us from them for ever.  Curses writes on after them, so they set an alarm; when it
 * rings and something is still to be written, that is given up.  What was chosen is
 * in the save before it is drawn.
 */
#include "config.h"

#include "tui/screen.h"

#include <assert.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "tui/chart.h"
#include "tui/frame.h"
#include "tui/pane_own.h"
#include "tui/screen_own.h"
#include "tui/wide.h"

enum { ESCAPE_MS = 25, PATIENCE_S = 1, HINT_MAX = 512, HINT_GAP = 4, HINT_ROOM = 23 };

/* What signal handlers may touch.  The signal that asked us to end, 0 = none: never
 * cleared while a tui is open.  The terminal's settings are as they were before. */
static volatile sig_atomic_t asked_to_end;
static struct termios settings_before;

static const int ending_signals[] = { SIGHUP, SIGTERM, SIGINT, SIGQUIT };
static_assert(sizeof ending_signals / sizeof ending_signals[0] == SCREEN_ENDING, "as many");

bool screen_is_to_end(void) { return asked_to_end != 0; }

static void note_end(int signal_number)
{
	asked_to_end = signal_number;
	alarm(PATIENCE_S);
}

/* The alarm rang while something is being written. */
static void give_up(int signal_number)
{
	const int reason = asked_to_end ? asked_to_end : signal_number;

	tcsetattr(STDIN_FILENO, TCSANOW, &settings_before);
	signal(reason, SIG_DFL);
	kill(getpid(), reason);
	_exit(128 + reason);
}

static void take_signals(struct tui *tui)
{
	struct sigaction action = { .sa_handler = note_end };
	const struct sigaction impatience = { .sa_handler = give_up };
	sigset_t blocked;

	asked_to_end = 0;
	sigemptyset(&action.sa_mask);
	sigemptyset(&blocked);
	sigaddset(&blocked, SIGWINCH);
	sigaddset(&blocked, SIGTSTP);
	sigaddset(&blocked, SIGALRM);
	sigaction(SIGALRM, &impatience, &tui->alarm);
	tcgetattr(STDIN_FILENO, &settings_before);
	for (int i = 0; i < SCREEN_ENDING; i++) {
		sigaction(ending_signals[i], &action, &tui->handlers[i]);
		sigaddset(&blocked, ending_signals[i]);
	}
	sigprocmask(SIG_BLOCK, &blocked, &tui->before);
	tui->waiting = tui->before;
	sigdelset(&tui->waiting, SIGWINCH);
	sigdelset(&tui->waiting, SIGTSTP);
	sigaddset(&tui->waiting, SIGALRM);
	tui->writing = blocked;
	sigdelset(&tui->writing, SIGALRM);
	for (int i = 0; i < SCREEN_ENDING; i++) {
		sigdelset(&tui->waiting, ending_signals[i]);
		sigdelset(&tui->writing, ending_signals[i]);
	}
}

static void give_signals_back(const struct tui *tui)
{
	alarm(0);
	signal(SIGALRM, SIG_IGN);	/* one that waits is forgotten */
	sigprocmask(SIG_SETMASK, &tui->before, NULL);
	sigaction(SIGALRM, &tui->alarm, NULL);
	for (int i = 0; i < SCREEN_ENDING; i++)
		sigaction(ending_signals[i], &tui->handlers[i], NULL);
}

/* Round all that curses writes. */
static void begin_writing(const struct tui *tui, sigset_t *blocked)
{
	sigprocmask(SIG_SETMASK, &tui->writing, blocked);
}

static void end_writing(const sigset_t *blocked)
{
	sigprocmask(SIG_SETMASK, blocked, NULL);
}

static int count_colours(const struct preferences *likes)
{
	const char *none = getenv("NO_COLOR");

	if (likes->mono || (none != NULL && *none != '\0') || !has_colors())
		return 0;
	if (start_color() == ERR || use_default_colors() == ERR)
		return 0;
	return COLORS >= 256 ? 256 : COLORS >= 16 ? 16 : 8;
}

/* Curses asks a terminal that has a mouse to tell of it, and no other.  A press is one at once:
 * it waits for no second one. */
static void start_mouse(const struct preferences *likes)
{
	if (!likes->mouse)
		return;
	mouseinterval(0);
	mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
}

/* To leave a colour for its pair 0 curses resets the colour and all attributes besides, twice the
 * bytes of what a pair of the same colours takes that has another number.  Blanks must be of it,
 * too, or they would differ from those the terminal leaves behind when it erases: only one that
 * erases in the colours in force can be told so. */
static int own_pair(int colours)
{
	enum { OWN = 1 };

	if (colours == 0 || tigetflag("bce") <= 0
			|| init_extended_pair(OWN, COLOUR_OWN, COLOUR_OWN) == ERR)
		return 0;
	pane_blank(stdscr, OWN);
	return OWN;
}

static bool start_terminal(struct tui *tui, const char *kind, FILE *out, struct reason *why)
{
	const char *cursor;

	if (newterm(kind, out, stdin) == NULL)
		return refuse(why, "", "TERM=%s is not a terminal known here; set TERM, "
			"or play with --plain", kind);
	cursor = tigetstr("cup");
	if (cursor == NULL || strcmp(cursor, "") == 0 || cursor == (const char *)-1) {
		endwin();
		return refuse(why, "", "a TERM=%s terminal cannot place its cursor; "
			"play with --plain", kind);
	}
	set_escdelay(ESCAPE_MS);
	cbreak();
	noecho();
	nonl();
	tui->input = newpad(1, 1);
	if (tui->input == NULL)
		return refuse(why, "", "no memory for the screen");
	keypad(tui->input, TRUE);
	nodelay(tui->input, TRUE);
	start_mouse(&tui->likes);
	tui->style.colours = count_colours(&tui->likes);
	tui->style.own = own_pair(tui->style.colours);
	return true;
}

/* Where curses and the locale would look for files by what a guest's line has brought along. */
static void forget_paths(void)
{
	static const char *const leading_out[] = {
		"TERMINFO", "TERMINFO_DIRS", "TERMCAP", "TERMPATH", "LOCPATH", "NLSPATH", "TZDIR",
		"NCURSES_TRACE",
	};

	for (size_t i = 0; i < sizeof leading_out / sizeof leading_out[0]; i++)
		unsetenv(leading_out[i]);
	if (getenv("TZ") != NULL && strpbrk(getenv("TZ"), "/:") != NULL)
		unsetenv("TZ");
}

static struct tui *new_screen(const struct preferences *likes, struct reason *why)
{
	struct tui *const tui = calloc(1, sizeof *tui);

	if (tui == NULL) {
		refuse(why, "", "no memory for the screen");
		return NULL;
	}
	if (likes->guest)
		forget_paths();
	setlocale(LC_CTYPE, "");
	tui->likes = *likes;
	tui->style.likes = &tui->likes;
	tui->style.flat = likes->flat;
	tui->style.unicode = !likes->ascii && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	return tui;
}

struct tui *screen_open_file(const struct preferences *likes, const char *kind, FILE *out,
	struct point size, struct reason *why)
{
	struct tui *const tui = new_screen(likes, why);

	if (tui == NULL)
		return NULL;
	tui->recorded = true;
	tui->likes.mouse = tui->likes.animation = false;	/* nobody is there */
	sigprocmask(SIG_BLOCK, NULL, &tui->writing);
	use_env(FALSE);
	if (!start_terminal(tui, kind, out, why)) {
		tui_close(tui);
		return NULL;
	}
	resizeterm(size.row, size.col);
	return tui;
}

struct tui *tui_open(const struct preferences *likes, struct reason *why)
{
	const char *kind = getenv("TERM");
	struct tui *tui;
	sigset_t blocked;
	bool started;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
		refuse(why, "", "there is no terminal here; play with --plain");
		return NULL;
	}
	if (kind == NULL || *kind == '\0') {
		refuse(why, "", "TERM is not set; set it, or play with --plain");
		return NULL;
	}
	tui = new_screen(likes, why);
	if (tui == NULL)
		return NULL;
	take_signals(tui);
	begin_writing(tui, &blocked);
	started = start_terminal(tui, kind, stdout, why);
	end_writing(&blocked);
	if (!started) {
		tui_close(tui);
		return NULL;
	}
	return tui;
}

/* Some terminals bring back with their first screen whether the cursor was hidden when
 * curses last kept its place. */
static void show_cursor(void)
{
	const char *const shown = tigetstr("cnorm");

	if (shown == NULL || shown == (const char *)-1)
		return;
	putp(shown);
	fflush(stdout);
}

void tui_close(struct tui *tui)
{
	sigset_t blocked;

	if (tui == NULL)
		return;
	begin_writing(tui, &blocked);
	if (tui->input != NULL) {
		pane_free(tui->notice);
		if (tui->likes.mouse)
			mousemask(0, NULL);
		delwin(tui->input);
		curs_set(1);
		endwin();
		if (!tui->recorded)
			show_cursor();
	}
	end_writing(&blocked);
	/* The terminal's SCREEN stays with curses for the life of the process:
	 * the panel library keeps memory there that delscreen() would lose. */
	if (!tui->recorded)
		give_signals_back(tui);
	free(tui);
}

bool screen_ended(const struct tui *tui) { return tui->ended; }
const struct preferences *screen_likes(const struct tui *tui) { return &tui->likes; }
void tui_ask(struct tui *tui, const struct tui_questions *q) { tui->questions = q; }
const struct tui_questions *screen_questions(const struct tui *tui) { return tui->questions; }
const char *screen_words(const struct tui *tui, const char *words, char *text, size_t size)
{
	return keys_words(&tui->likes.keys, words, text, size);
}

enum key_act screen_act(const struct tui *tui, enum key_place place, int key)
{
	return keys_act(&tui->likes.keys, place, key);
}
bool screen_unicode(const struct tui *tui) { return tui->style.unicode; }
static int screen_rows(const struct tui *tui) { (void)tui; return getmaxy(stdscr); }
int screen_cols(const struct tui *tui) { (void)tui; return getmaxx(stdscr); }

bool screen_clicked(const struct page *page, struct point *at)
{
	const struct point click = page->tui->click;

	if (page->pane == NULL)
		return false;
	*at = (struct point){ click.row - getbegy(page->pane->window),
		click.col - getbegx(page->pane->window) };
	return at->row >= 0 && at->col >= 0 && at->row < pane_rows(page->pane)
		&& at->col < pane_cols(page->pane);
}

void screen_flush(struct tui *tui)
{
	(void)tui;
	flushinp();
}

void screen_refresh(struct tui *tui)
{
	(void)tui;
	clearok(curscr, TRUE);
}

struct rect screen_page_whole(struct page *page, int rows, int cols)
{
	(void)page;
	return (struct rect){ 0, 0, rows, cols };
}

/* ---- drawing ---- */

static bool too_small(const struct tui *tui)
{
	return screen_rows(tui) < LAYOUT_ROWS_MIN || screen_cols(tui) < LAYOUT_COLS_MIN;
}

/* S3: the least line that helps, on whatever there is. */
static void ask_for_room(struct tui *tui)
{
	const int rows = screen_rows(tui), cols = screen_cols(tui);
	char text[80];

	tui->notice = pane_new((struct rect){ 0, 0, rows, cols }, tui->style);
	if (tui->notice == NULL) {
		tui->ended = true;
		return;
	}
	snprintf(text, sizeof text, cols >= 40 ? "Cliffhanger needs %dx%d; this is %dx%d." :
		"needs %dx%d", LAYOUT_COLS_MIN, LAYOUT_ROWS_MIN, cols, rows);
	pane_put(tui->notice, (struct rect){ rows / 2, 0, 1, cols }, INK_WARN, text);
}

static void stand(struct tui *tui, struct page *page)
{
	const int rows = screen_rows(tui), cols = screen_cols(tui);
	const struct rect where = too_small(tui) ? (struct rect){ 0, 0, rows, cols } :
		tui->likes.speech ? (struct rect){ 0, 0, rows, cols } :
		page->kind->place(page, rows, cols);

	pane_free(page->pane);
	page->pane = pane_new(where, tui->style);
	if (page->pane == NULL || (page->kind->box && !tui->likes.speech
			&& !pane_shade(page->pane)))
		tui->ended = true;
}

static void draw(struct page *page)
{
	if (page == NULL || page->pane == NULL || too_small(page->tui))
		return;
	pane_clear(page->pane);
	page->kind->draw(page, page->pane);
}

static void draw_all(struct page *page)
{
	if (page == NULL)
		return;
	draw_all(page->below);
	draw(page);
}

/* Panels stack in the order they are made: the lowest page first. */
static void stand_all(struct tui *tui, struct page *page)
{
	if (page == NULL)
		return;
	stand_all(tui, page->below);
	stand(tui, page);
}

static void forget_keys(struct tui *tui)
{
	pane_free(tui->hint);
	tui->hint = NULL;
}

static void resize(struct tui *tui)
{
	pane_free(tui->notice);
	tui->notice = NULL;
	forget_keys(tui);
	stand_all(tui, tui->top);
	if (too_small(tui))
		ask_for_room(tui);
	draw_all(tui->top);
}

static void update(struct tui *tui)
{
	const struct pane *top = tui->notice != NULL ? tui->notice
		: tui->hint != NULL && tui->likes.speech ? tui->hint : tui->top->pane;
	sigset_t blocked;

	if (top == NULL)
		return;
	update_panels();
	if (top->cursor_row >= 0 || tui->likes.speech) {
		wmove(top->window, top->cursor_row >= 0 ? top->cursor_row : 0, top->cursor_row >= 0
			? top->cursor_col : 0);
		wnoutrefresh(top->window);
	}
	begin_writing(tui, &blocked);
	curs_set(top->cursor_row >= 0 || tui->likes.speech ? 1 : 0);
	doupdate();
	end_writing(&blocked);
}

static void ring(const struct tui *tui)
{
	sigset_t blocked;

	begin_writing(tui, &blocked);
	beep();
	end_writing(&blocked);
}

/* ---- which keys a page knows ---- */

/* After a key that the page does not know, in the last line until the next one. */
static void tell_keys(struct tui *tui, const struct page *page)
{
	const int rows = screen_rows(tui), cols = screen_cols(tui);
	char known[HINT_MAX] = "", key[24];
	const char *words;

	forget_keys(tui);
	if (page->kind->keys == PLACE_MAP) {
		ring(tui);
		return;
	}
	tui->hint = pane_new((struct rect){ rows - 1, 0, 1, cols }, tui->style);
	if (tui->hint == NULL)
		return;
	for (int i = 0; keys_hint(&tui->likes.keys, page->kind->keys, i, key, sizeof key,
			&words); i++)
		if (wide_columns(known) + wide_columns(key) + wide_columns(words) + HINT_GAP
				<= cols - HINT_ROOM)
			wide_add(known, sizeof known, "   %s %s", key, words);
	frame_bar(tui->hint, 0, INK_WARN, "No such key. Here:", INK_KEY, known);
	pane_cursor(tui->hint, 0, 0);
}

void screen_show(struct tui *tui)
{
	if (tui->ended || tui->top == NULL)
		return;
	draw_all(tui->top);
	update(tui);
}

/* ---- pages ---- */

/* Whether a page is open yet though others are being closed. */
static bool stays(const struct tui *tui, const struct page *page)
{
	return !tui->closing || page == tui->watch->page || page->kind->news == NEWS_PASS;
}

/* S4: what has come is looked at; false if the page is closed by it. */
static bool heed(struct tui *tui, struct page *page)
{
	const struct screen_watch *const w = tui->watch;
	const enum screen_news news = tui->news_due && page == w->page ? SCREEN_NEWS
		: w->look(w->self);

	if (news == SCREEN_NOTHING)
		return true;
	if (page != w->page) {
		tui->news_due = true;
		tui->closing = news == SCREEN_CLOSES;
		draw_all(page);
		return stays(tui, page);
	}
	tui->news_due = tui->closing = false;
	switch (page->kind->key(page, KEY_NEWS)) {
	case REPLY_LEAVE:
		return false;
	case REPLY_HANDLED:
	case REPLY_IGNORED:
		return true;
	case REPLY_REDRAW:
	case REPLY_REDRAW_ALL:
		draw_all(page);
	}
	return true;
}

/* S5: whether a key leads from a page to the command that is typed on one beneath it. */
static bool calls(const struct tui *tui, const struct page *page, int key)
{
	const struct page *below = page->below;

	if (page->kind->keys == PLACE_MAP
			|| screen_act(tui, page->kind->keys, key) != ACT_COMMAND)
		return false;
	while (below != NULL && !below->kind->commands)
		below = below->below;
	return below != NULL;
}

bool screen_called(const struct tui *tui)
{
	return tui->called;
}

bool screen_take_call(struct tui *tui)
{
	const bool called = tui->called;

	tui->called = false;
	return called;
}

/* One key for the topmost page; false when it leaves. */
static bool serve(struct tui *tui, struct page *page, int key)
{
	if (key == KEY_HANGUP)
		return false;
	if (key == KEY_NEWS)
		return heed(tui, page);
	if (key == KEY_NOTHING) {
		resize(tui);
		return true;
	}
	if (tui->notice != NULL)
		return true;
	forget_keys(tui);
	if (calls(tui, page, key)) {
		tui->called = true;
		return false;
	}
	switch (page->kind->key(page, key)) {
	case REPLY_LEAVE:
		return false;
	case REPLY_REDRAW:
		draw(page);
		break;
	case REPLY_REDRAW_ALL:
		draw_all(page);
		break;
	case REPLY_IGNORED:
		tell_keys(tui, page);
		break;
	case REPLY_HANDLED:
		break;
	}
	return true;
}

void screen_watch(struct tui *tui, const struct screen_watch *w)
{
	tui->watch = w;
	tui->news_due = tui->closing = false;
}

/* What came while other pages stood on its own waits no longer. */
static int next_key(struct tui *tui, const struct page *page)
{
	if (tui->news_due && page == tui->watch->page)
		return KEY_NEWS;
	return screen_read_key(tui);
}

void screen_page_run(struct tui *tui, struct page *page)
{
	if (tui->ended || (tui->closing && page != tui->watch->page))
		return;
	page->tui = tui;
	page->below = tui->top;
	page->pane = NULL;
	tui->top = page;
	if (too_small(tui)) {
		resize(tui);
	} else {
		stand(tui, page);
		draw_all(page);
	}
	update(tui);
	if (page->kind->start == NULL || page->kind->start(page) != REPLY_LEAVE) {
		draw(page);
		do
			update(tui);
		while (!tui->ended && serve(tui, page, next_key(tui, page)) && !tui->ended
			&& stays(tui, page));
	}
	pane_free(page->pane);
	tui->top = page->below;
}
