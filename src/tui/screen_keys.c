/* The screen's keys: reading them, and sleeping until there is one.  See screen.h. */
#include "config.h"

#include <errno.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

#include "tui/screen_own.h"

enum { EMPTY_READS_MAX = 3, LOOK_S = 1, FUNCTION_KEYS = KEY_FUNCTION_LAST - KEY_FUNCTION };

static int special_key(wint_t code)
{
	static const struct { wint_t curses; int ours; } table[] = {
		{ KEY_UP, KEY_ARROW_UP }, { KEY_DOWN, KEY_ARROW_DOWN },
		{ KEY_LEFT, KEY_ARROW_LEFT }, { KEY_RIGHT, KEY_ARROW_RIGHT },
		{ KEY_SR, KEY_FAR_UP }, { KEY_SF, KEY_FAR_DOWN },
		{ KEY_SLEFT, KEY_FAR_LEFT }, { KEY_SRIGHT, KEY_FAR_RIGHT },
		{ KEY_HOME, KEY_PAD_HOME }, { KEY_A1, KEY_PAD_HOME },
		{ KEY_END, KEY_PAD_END }, { KEY_C1, KEY_PAD_END },
		{ KEY_PPAGE, KEY_PAGE_UP }, { KEY_A3, KEY_PAGE_UP },
		{ KEY_NPAGE, KEY_PAGE_DOWN }, { KEY_C3, KEY_PAGE_DOWN },
		{ KEY_B2, KEY_PAD_CENTRE }, { KEY_BTAB, KEY_BACK_TAB },
		{ KEY_BACKSPACE, KEY_RUBOUT }, { KEY_DC, KEY_REMOVE },
		{ KEY_ENTER, KEY_RETURN },
	};

	for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
		if (table[i].curses == code)
			return table[i].ours;
	if (code > KEY_F(0) && code <= KEY_F(FUNCTION_KEYS))
		return (int)(KEY_FUNCTION + code - KEY_F(0));
	return 0;
}

static int mouse_key(struct tui *tui)
{
	MEVENT event;

	if (getmouse(&event) != OK)
		return 0;
	tui->click = (struct point){ event.y, event.x };
	if (event.bstate & BUTTON3_PRESSED)
		return KEY_ESCAPE;
	if (event.bstate & BUTTON4_PRESSED)
		return KEY_WHEEL_UP;
	if (event.bstate & BUTTON5_PRESSED)
		return KEY_WHEEL_DOWN;
	return KEY_CLICK;
}

/* What curses read as one of our keys; 0 for what no page knows. */
static int translate(struct tui *tui, int kind, wint_t code)
{
	if (kind == KEY_CODE_YES && code == KEY_RESIZE)
		return KEY_NOTHING;
	if (kind == KEY_CODE_YES && code == KEY_MOUSE)
		return mouse_key(tui);
	if (kind == KEY_CODE_YES)
		return special_key(code);
	if (code == '\n')
		return KEY_RETURN;
	if (code == 127 || code == 8)
		return KEY_RUBOUT;
	return code < KEY_SPECIAL ? (int)code : 0;
}

enum wait { WAIT_READY, WAIT_WOKEN, WAIT_NEWS, WAIT_GONE };

/* S4: as long as any page has them wait nobody is woken by news. */
static bool watches(const struct tui *tui)
{
	const struct page *page = tui->top;

	if (tui->watch == NULL || tui->closing)
		return false;
	while (page != NULL && page != tui->watch->page && page->kind->news != NEWS_WAIT)
		page = page->below;
	return page == tui->watch->page;
}

/* Sleeps until there is something to read (its end is read too), something has come that is
 * watched for, or a signal came.  Keys come first. */
static enum wait wait_for_input(const struct tui *tui)
{
	const struct timespec look = { LOOK_S, 0 };
	const bool looks = watches(tui);
	const int wake = looks ? tui->watch->wake(tui->watch->self) : -1;
	fd_set input;
	int n;

	FD_ZERO(&input);
	FD_SET(STDIN_FILENO, &input);
	if (wake >= 0 && wake < FD_SETSIZE)
		FD_SET(wake, &input);
	n = pselect((wake > STDIN_FILENO ? wake : STDIN_FILENO) + 1, &input, NULL, NULL,
		looks && wake < 0 ? &look : NULL, &tui->waiting);
	if (n > 0)
		return FD_ISSET(STDIN_FILENO, &input) ? WAIT_READY : WAIT_NEWS;
	return n == 0 ? WAIT_NEWS : errno == EINTR ? WAIT_WOKEN : WAIT_GONE;
}

/* 1: something to read; 0: nothing in that time; else a signal came. */
static int wait_so_long(const struct tui *tui, int milliseconds)
{
	const struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
	fd_set input;

	FD_ZERO(&input);
	FD_SET(STDIN_FILENO, &input);
	return pselect(STDIN_FILENO + 1, &input, NULL, NULL, &time, &tui->waiting);
}

bool screen_typed(struct tui *tui)
{
	return tui->ended || wait_so_long(tui, 0) != 0;
}

int screen_typed_bytes(struct tui *tui)
{
	int bytes = 0;

	if (tui->ended || ioctl(STDIN_FILENO, FIONREAD, &bytes) != 0)
		return SCREEN_NO_INPUT;
	return bytes == 0 && wait_so_long(tui, 0) != 0 ? SCREEN_NO_INPUT : bytes;
}

bool screen_pause(struct tui *tui, int milliseconds)
{
	const int came = tui->ended || screen_is_to_end() ? -1 : wait_so_long(tui, milliseconds);
	wint_t code;

	/* That the terminal has another size is told as a key, which is not ours to forget. */
	if (came > 0 && wget_wch(tui->input, &code) == KEY_CODE_YES && code == KEY_RESIZE)
		ungetch(KEY_RESIZE);
	return came != 0;
}

/* After a stop and in a lost race the terminal may have another size than
 * curses believes. */
static bool size_changed(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
		return false;
	if (!is_term_resized(size.ws_row, size.ws_col))
		return false;
	resizeterm(size.ws_row, size.ws_col);
	return true;
}

/* The end of input looks like input that is never there: a few empty reads in
 * a row, since the first bytes of a character are one too. */
int screen_read_key(struct tui *tui)
{
	for (int empty = 0; empty < EMPTY_READS_MAX && !screen_is_to_end(); ) {
		wint_t code = 0;
		const int kind = wget_wch(tui->input, &code);
		const int key = kind == ERR ? 0 : translate(tui, kind, code);

		if (key != 0)
			return key;
		if (kind != ERR) {
			empty = 0;
			continue;
		}
		switch (wait_for_input(tui)) {
		case WAIT_READY:
			empty++;
			break;
		case WAIT_WOKEN:
			if (size_changed())
				return KEY_NOTHING;
			break;
		case WAIT_NEWS:
			return KEY_NEWS;
		case WAIT_GONE:
			empty = EMPTY_READS_MAX;
			break;
		}
	}
	tui->ended = true;
	return KEY_HANGUP;
}
