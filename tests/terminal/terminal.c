/* A terminal with a program in it: see terminal.h.
 *
 *  T1  the slave side stays open here until the line is hung up, so that its
 *      settings can still be asked when the program has ended.
 *  T2  after terminal_hang_up() both sides are closed (-1) and nothing is read.
 */
#include "config.h"

#include "dim.h"
#include "terminal.h"

#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>
#include <vterm.h>

struct terminal {
	int master, slave;
	pid_t pid;		/* 0 once it has been waited for */
	int status;
	VTerm *emulator;
	struct dim dim;
	VTermScreen *screen;
	VTermPos cursor;
	bool cursor_hidden, other_screen, mouse, stuck;
	size_t asks, asks_no_more;	/* bytes that have come of either request */
	struct termios before;
	size_t bytes;
	char unknown[40];
};

/* ---- what the emulator tells ---- */

static int move_cursor(VTermPos at, VTermPos from, int visible, void *self)
{
	struct terminal *const t = self;

	(void)from;
	(void)visible;
	t->cursor = at;
	return 1;
}

static int set_property(VTermProp property, VTermValue *value, void *self)
{
	struct terminal *const t = self;

	if (property == VTERM_PROP_CURSORVISIBLE)
		t->cursor_hidden = !value->boolean;
	else if (property == VTERM_PROP_ALTSCREEN)
		t->other_screen = value->boolean != 0;
	return 1;
}

static const VTermScreenCallbacks screen_callbacks = {
	.movecursor = move_cursor,
	.settermprop = set_property,
};

static int unknown_csi(const char *leader, const long arguments[], int count,
	const char *intermediate, char command, void *self)
{
	struct terminal *const t = self;

	snprintf(t->unknown, sizeof(t->unknown), "ESC [ %s%ld (of %d) %s%c", leader ? leader : "",
		count > 0 ? CSI_ARG(arguments[0]) : 0, count, intermediate ? intermediate : "",
		command);
	return 1;
}

static int unknown_escape(const char *bytes, size_t length, void *self)
{
	struct terminal *const t = self;

	snprintf(t->unknown, sizeof(t->unknown), "ESC %.*s", (int)length, bytes);
	return 1;
}

static const VTermParserCallbacks unknown_callbacks = {
	.csi = unknown_csi,
	.escape = unknown_escape,
};

static bool open_emulator(struct terminal *t, const struct terminal_options *o)
{
	t->emulator = vterm_new(o->rows, o->columns);
	if (!t->emulator)
		return false;
	vterm_set_utf8(t->emulator, o->utf8);
	t->screen = vterm_obtain_screen(t->emulator);
	vterm_screen_enable_altscreen(t->screen, 1);
	vterm_screen_set_callbacks(t->screen, &screen_callbacks, t);
	vterm_screen_set_unrecognised_fallbacks(t->screen, &unknown_callbacks, t);
	vterm_screen_reset(t->screen, 1);
	return true;
}

/* ---- the program ---- */

static void become_program(struct terminal *t, const struct terminal_options *o)
{
	close(t->master);
	if (login_tty(t->slave) == 0 && chdir(o->folder) == 0)
		execve(o->argv[0], o->argv, o->environment);
	fprintf(stderr, "%s: %s\n", o->argv[0], strerror(errno));
	_exit(127);
}

static bool open_program(struct terminal *t, const struct terminal_options *o)
{
	const struct winsize size = {
		.ws_col = (unsigned short)o->columns, .ws_row = (unsigned short)o->rows
	};

	if (openpty(&t->master, &t->slave, NULL, NULL, &size) < 0)
		return false;
	if (tcgetattr(t->slave, &t->before) < 0)
		return false;
	t->pid = fork();
	if (t->pid == 0)
		become_program(t, o);
	return t->pid > 0;
}

bool terminal_possible(void)
{
	int master, slave;

	if (openpty(&master, &slave, NULL, NULL, NULL) < 0)
		return false;
	close(master);
	close(slave);
	return true;
}

struct terminal *terminal_open(const struct terminal_options *o)
{
	struct terminal *const t = calloc(1, sizeof(*t));

	if (!t)
		return NULL;
	t->master = t->slave = -1;
	if (open_emulator(t, o) && open_program(t, o))
		return t;
	t->pid = 0;
	terminal_free(t);
	return NULL;
}

void terminal_hang_up(struct terminal *t)
{
	if (t->slave >= 0)
		close(t->slave);
	if (t->master >= 0)
		close(t->master);
	t->master = t->slave = -1;
}

void terminal_free(struct terminal *t)
{
	if (!t)
		return;
	terminal_hang_up(t);
	if (t->pid > 0) {
		kill(t->pid, SIGKILL);
		waitpid(t->pid, NULL, 0);
	}
	if (t->emulator)
		vterm_free(t->emulator);
	free(t);
}

/* ---- to and fro ---- */

static void send_all(struct terminal *t, const char *bytes, size_t size)
{
	while (size > 0 && t->master >= 0) {
		const ssize_t n = write(t->master, bytes, size);

		if (n < 0 && errno != EINTR)
			return;
		if (n > 0) {
			bytes += n;
			size -= (size_t)n;
		}
	}
}

/* Answers of the emulator, and the keys it was told of. */
static void send_answers(struct terminal *t)
{
	char bytes[256];
	size_t size;

	while ((size = vterm_output_read(t->emulator, bytes, sizeof(bytes))) > 0)
		send_all(t, bytes, size);
}

/* How much of a request has come with one more byte. */
static size_t come_of(const char *request, size_t come, char byte)
{
	if (byte == request[come])
		return come + 1;
	return byte == request[0] ? 1 : 0;
}

/* Of modes that are set together emulators may hear the first alone: whether the program has
 * asked to be told of the mouse is read here. */
static void note_mouse(struct terminal *t, const char *bytes, size_t size)
{
	static const char asks[] = "\033[?1006;1000h", asks_no_more[] = "\033[?1006;1000l";

	for (size_t i = 0; i < size; i++) {
		t->asks = come_of(asks, t->asks, bytes[i]);
		t->asks_no_more = come_of(asks_no_more, t->asks_no_more, bytes[i]);
		if (asks[t->asks] == '\0' || asks_no_more[t->asks_no_more] == '\0') {
			t->mouse = asks[t->asks] == '\0';
			t->asks = t->asks_no_more = 0;
		}
	}
}

bool terminal_read(struct terminal *t, int milliseconds)
{
	struct pollfd p = { .fd = t->master, .events = POLLIN };
	char bytes[4096];
	ssize_t n;

	if (poll(&p, 1, milliseconds) <= 0) /* which waits even if the line is gone */
		return false;
	n = read(t->master, bytes, sizeof(bytes));
	if (n <= 0)
		return false;
	t->bytes += (size_t)n;
	note_mouse(t, bytes, (size_t)n);
	dim_write(&t->dim, t->emulator, bytes, (size_t)n);
	send_answers(t);
	return true;
}

static const struct { const char *name; VTermKey key; VTermModifier modifier; } named_keys[] = {
	{ "Enter", VTERM_KEY_ENTER, VTERM_MOD_NONE },
	{ "Tab", VTERM_KEY_TAB, VTERM_MOD_NONE },
	{ "S-Tab", VTERM_KEY_TAB, VTERM_MOD_SHIFT },
	{ "Backspace", VTERM_KEY_BACKSPACE, VTERM_MOD_NONE },
	{ "Esc", VTERM_KEY_ESCAPE, VTERM_MOD_NONE },
	{ "Up", VTERM_KEY_UP, VTERM_MOD_NONE },
	{ "Down", VTERM_KEY_DOWN, VTERM_MOD_NONE },
	{ "Left", VTERM_KEY_LEFT, VTERM_MOD_NONE },
	{ "Right", VTERM_KEY_RIGHT, VTERM_MOD_NONE },
	{ "S-Up", VTERM_KEY_UP, VTERM_MOD_SHIFT },
	{ "S-Down", VTERM_KEY_DOWN, VTERM_MOD_SHIFT },
	{ "S-Left", VTERM_KEY_LEFT, VTERM_MOD_SHIFT },
	{ "S-Right", VTERM_KEY_RIGHT, VTERM_MOD_SHIFT },
	{ "Del", VTERM_KEY_DEL, VTERM_MOD_NONE },
	{ "Home", VTERM_KEY_HOME, VTERM_MOD_NONE },
	{ "End", VTERM_KEY_END, VTERM_MOD_NONE },
	{ "PgUp", VTERM_KEY_PAGEUP, VTERM_MOD_NONE },
	{ "PgDn", VTERM_KEY_PAGEDOWN, VTERM_MOD_NONE },
};

/* "Click:COLUMN,ROW", both from 1, and the like: sent as the program has asked to be told, or not
 * at all. */
static bool press_mouse(struct terminal *t, const char *name)
{
	static const struct { const char *name; int button; } presses[] = {
		{ "Click:", 1 }, { "Right-Click:", 3 }, { "Wheel-Up:", 4 }, { "Wheel-Down:", 5 },
	};

	for (size_t i = 0; i < sizeof(presses) / sizeof(presses[0]); i++) {
		const size_t length = strlen(presses[i].name);
		int column, row;

		if (strncmp(name, presses[i].name, length) != 0 ||
		    sscanf(name + length, "%d,%d", &column, &row) != 2)
			continue;
		if (!t->mouse)		/* the emulator would send it to who has not asked, too */
			return true;
		vterm_mouse_move(t->emulator, row - 1, column - 1, VTERM_MOD_NONE);
		vterm_mouse_button(t->emulator, presses[i].button, true, VTERM_MOD_NONE);
		vterm_mouse_button(t->emulator, presses[i].button, false, VTERM_MOD_NONE);
		send_answers(t);
		return true;
	}
	return false;
}

bool terminal_key(struct terminal *t, const char *name)
{
	const char control = (char)(name[0] == 'C' && name[1] == '-' ? name[2] & 0x1f : 0);

	if (strcmp(name, "Space") == 0)
		name = " ";
	if (name[0] && !name[1]) {
		send_all(t, name, 1);
		return true;
	}
	if (control && !name[3]) {
		send_all(t, &control, 1);
		return true;
	}
	for (size_t i = 0; i < sizeof(named_keys) / sizeof(named_keys[0]); i++)
		if (strcmp(name, named_keys[i].name) == 0) {
			vterm_keyboard_key(t->emulator, named_keys[i].key, named_keys[i].modifier);
			send_answers(t);
			return true;
		}
	return press_mouse(t, name);
}

int terminal_unread(const struct terminal *t)
{
	int n = 0;

	return ioctl(t->slave, FIONREAD, &n) == 0 ? n : 0;
}

void terminal_resize(struct terminal *t, int columns, int rows)
{
	const struct winsize size = {
		.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows
	};

	vterm_set_size(t->emulator, rows, columns);
	ioctl(t->master, TIOCSWINSZ, &size);
}

void terminal_stop(struct terminal *t)
{
	t->stuck = t->slave >= 0 && tcflow(t->slave, TCOOFF) == 0;
}

void terminal_signal(struct terminal *t, int number)
{
	if (t->pid > 0)
		kill(t->pid, number);
}

/* ---- what is to be seen ---- */

bool terminal_ended(struct terminal *t, int *status)
{
	int raw;

	if (t->pid > 0 && waitpid(t->pid, &raw, WNOHANG) == t->pid) {
		t->pid = 0;
		t->status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
	}
	*status = t->status;
	return t->pid == 0;
}

const char *terminal_spoilt(const struct terminal *t)
{
	struct termios now;

	if (t->slave < 0)
		return NULL;
	if (t->other_screen && !t->stuck)
		return "the other screen is still shown";
	if (t->cursor_hidden && !t->stuck)
		return "the cursor is still hidden";
	if (t->mouse && !t->stuck)
		return "the mouse is still reported";
	if (tcgetattr(t->slave, &now) < 0)
		return "its settings cannot be read";
	if (now.c_lflag != t->before.c_lflag || now.c_iflag != t->before.c_iflag ||
	    now.c_oflag != t->before.c_oflag)
		return "its settings (echo, lines) are not as before";
	return NULL;
}

const char *terminal_unknown(const struct terminal *t)
{
	return t->unknown;
}

int terminal_rows(const struct terminal *t)
{
	int rows, columns;

	vterm_get_size(t->emulator, &rows, &columns);
	return rows;
}

void terminal_row(const struct terminal *t, int row, char text[TERMINAL_ROW_BYTES])
{
	int rows, columns;
	VTermRect line = { .start_row = row, .end_row = row + 1 };
	size_t n;

	vterm_get_size(t->emulator, &rows, &columns);
	line.end_col = columns;
	n = vterm_screen_get_text(t->screen, text, TERMINAL_ROW_BYTES - 1, line);
	while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\n'))
		n--;
	text[n] = '\0';
}

bool terminal_cursor(const struct terminal *t, int *column, int *row)
{
	*column = t->cursor.col;
	*row = t->cursor.row;
	return !t->cursor_hidden;
}

int terminal_columns(const struct terminal *t)
{
	int rows, columns;

	vterm_get_size(t->emulator, &rows, &columns);
	return columns;
}

/* Colours told in full count as the palette's next ones: nobody sends them, and they would show. */
static int colour_number(const VTermColor *c)
{
	if (VTERM_COLOR_IS_DEFAULT_FG(c) || VTERM_COLOR_IS_DEFAULT_BG(c))
		return TERMINAL_OWN;
	if (VTERM_COLOR_IS_INDEXED(c))
		return c->indexed.idx;
	return 256 + (c->rgb.red << 16 | c->rgb.green << 8 | c->rgb.blue);
}

struct terminal_cell terminal_cell(const struct terminal *t, int column, int row)
{
	struct terminal_cell cell = { .sign = ' ', .ink = TERMINAL_OWN, .back = TERMINAL_OWN };
	VTermScreenCell raw;

	if (!vterm_screen_get_cell(t->screen, (VTermPos){ .row = row, .col = column }, &raw))
		return cell;
	cell.width = raw.chars[0] == (uint32_t)-1 ? 0 : raw.width;
	if (raw.chars[0] != 0 && cell.width > 0)
		cell.sign = raw.chars[0];
	cell.ink = colour_number(&raw.fg);
	cell.back = colour_number(&raw.bg);
	cell.weight = (raw.attrs.bold ? TERMINAL_BOLD : 0U) |
		(raw.attrs.underline ? TERMINAL_UNDERLINE : 0U) |
		(raw.attrs.reverse ? TERMINAL_REVERSE : 0U) |
		(raw.attrs.blink ? TERMINAL_BLINK : 0U) |
		(raw.attrs.italic ? TERMINAL_ITALIC : 0U) |
		(raw.attrs.strike ? TERMINAL_DIM : 0U); /* see dim.h */
	if (cell.sign == ' ' && cell.width > 0) {
		cell.weight &= TERMINAL_UNDERLINE | TERMINAL_REVERSE;
		if (cell.weight == 0)
			cell.ink = TERMINAL_OWN;
	}
	return cell;
}

bool terminal_same_look(const struct terminal_cell *a, const struct terminal_cell *b)
{
	return a->ink == b->ink && a->back == b->back && a->weight == b->weight;
}

size_t terminal_bytes(const struct terminal *t)
{
	return t->bytes;
}
