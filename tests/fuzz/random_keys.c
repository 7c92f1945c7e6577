/* A player who hits any key: random keys and sizes for the real program in a
 * pty.
 *
 * What must hold: it never crashes nor hangs, leaves with status 0 whenever it
 * leaves, gives the terminal back as it was, and its game can be continued.
 */
#include "config.h"

#include <glob.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <cmocka.h>

#include "file.h"
#include "mangle.h"
#include "terminal.h"

enum {
	KEYS = 14000, KEYS_A_LOOK = 50, LINE_IN_KEYS = 12,
	MOUSE_IN_KEYS = 6, PATIENCE = 30 /* seconds */,
	COLUMNS_LEAST = 60, ROWS_LEAST = 20, COLUMNS_MAX = 130, ROWS_MAX = 45, TEXT_BYTES = 1200
};

struct sitting {
	char folder[64], program[TEXT_BYTES], home[TEXT_BYTES], path[TEXT_BYTES];
	char campaigns[TEXT_BYTES];
	struct terminal *terminal;
	struct mangler chance;
	int columns, rows;
	long keys, sittings;
};

static void show(const struct sitting *s)
{
	char row[TERMINAL_ROW_BYTES];

	for (int i = 0; i < terminal_rows(s->terminal); i++) {
		terminal_row(s->terminal, i, row);
		print_message("#  |%s\n", row);
	}
}

/* What is begun: a game of each room, a campaign, or, without a name, the title screen. */
static char *const starts[] = { "ford.yaml", "kisoro.yaml", "pata.yaml", "lagoon.yaml",
	"participation-skirmish.yaml", "two-duels", NULL };
enum { STARTS = sizeof(starts) / sizeof(starts[0]) };

static void remove_saves(const struct sitting *s)
{
	char pattern[TEXT_BYTES];
	glob_t files;

	snprintf(pattern, sizeof(pattern), "%s/*.save*", s->folder);
	if (glob(pattern, 0, NULL, &files) != 0)
		return;
	for (size_t i = 0; i < files.gl_pathc; i++)
		unlink(files.gl_pathv[i]);
	globfree(&files);
}

/* A new game, every other one with a Game Master, or, every other time, that again. */
static void begin(struct sitting *s)
{
	char *const start = s->sittings == 0 ? starts[0]
		: starts[mangler_below(&s->chance, STARTS)];
	char *const fresh[] = { s->program, "play", start, "--seed", "5", "--save", "game.save",
		mangler_below(&s->chance, 2) ? "--gm" : NULL, NULL };
	char *const title[] = { s->program, NULL };
	char *const again[] = { s->program, "resume", "game.save", NULL };
	char *environment[] = { s->home, s->path, s->campaigns, "TERM=xterm-256color",
		"LC_ALL=C.UTF-8", "CLIFFHANGER_OPPONENT=recruit", NULL };
	char save[TEXT_BYTES];
	struct terminal_options o = { .columns = s->columns, .rows = s->rows, .utf8 = true,
		.folder = s->folder, .environment = environment };

	snprintf(save, sizeof(save), "%s/game.save", s->folder);
	if (s->sittings % 2 == 0)
		remove_saves(s);
	o.argv = access(save, F_OK) == 0 ? again : start ? fresh : title;
	s->sittings++;
	terminal_free(s->terminal);
	s->terminal = terminal_open(&o);
	assert_non_null(s->terminal);
}

/* Reads until all keys are taken; false if the program ended. */
static bool wait_until_taken(struct sitting *s)
{
	const time_t end = time(NULL) + PATIENCE;
	int status;

	while (terminal_unread(s->terminal) > 0 || terminal_read(s->terminal, 0)) {
		if (time(NULL) > end) {
			show(s);
			fail_msg("it takes no key any more");
		}
		terminal_read(s->terminal, 1);
		if (terminal_ended(s->terminal, &status))
			return false;
	}
	return true;
}

/* It still answers: what is typed is taken, and then it draws when asked to,
 * or when there is room for it again. */
static void look(struct sitting *s)
{
	const time_t end = time(NULL) + PATIENCE;
	int status;
	size_t before;

	if (wait_until_taken(s)) {
		before = terminal_bytes(s->terminal);
		if (s->columns < COLUMNS_LEAST || s->rows < ROWS_LEAST)
			terminal_resize(s->terminal, s->columns = 80, s->rows = 24);
		else
			terminal_key(s->terminal, "C-l");
		while (wait_until_taken(s) && terminal_bytes(s->terminal) == before) {
			terminal_read(s->terminal, 20);
			if (time(NULL) > end)
				show(s);
			assert_true(time(NULL) <= end);
		}
	}
	while (terminal_read(s->terminal, 0))
		;
	if (!terminal_ended(s->terminal, &status))
		return;
	if (status != 0)
		show(s);
	assert_int_equal(status, 0);
	assert_null(terminal_spoilt(s->terminal));
	begin(s);
}

/* Now and then a whole line, so that the game goes on at all. */
static void type_line(struct sitting *s)
{
	static const char *const lines[] = {
		"done", "done", "done", "order marines patrol 5,5", "order marines charge band",
		"order marines stationary", "order late run 6,4", "fire marines band",
		"fire marines gang 2", "hold marines", "press marines yes", "press marines no",
		"strike marines gang", "pursue marines yes", "accept gang yes", "undo",
		"rally marines", "say where are they?", "play-on yes", "why band", "xyzzy", "quit",
		"gm", "gm", "redo", "gm-move marines.1 5,5", "gm-kill gang.1", "gm-past-die 3",
		"gm-add gang.1 6,6", "gm-ground 3,3 5,5 jungle", "gm-ruling standard",
	};
	const char *line = lines[mangler_below(&s->chance, sizeof(lines) / sizeof(lines[0]))];
	char key[2] = "";

	for (int i = 0; i < 3; i++) {
		terminal_key(s->terminal, "Esc");
		wait_until_taken(s);
	}
	for (terminal_key(s->terminal, ":"); *line; line++) {
		*key = *line;
		terminal_key(s->terminal, key);
		s->keys++;
	}
	terminal_key(s->terminal, "Enter");
	terminal_key(s->terminal, mangler_below(&s->chance, 2) ? "C" : "Enter");
}

static void press_mouse(struct sitting *s)
{
	static const char *const presses[] = { "Click", "Click", "Right-Click", "Wheel-Up",
		"Wheel-Down" };
	char press[40];

	snprintf(press, sizeof(press), "%s:%d,%d",
		presses[mangler_below(&s->chance, sizeof(presses) / sizeof(presses[0]))],
		1 + (int)mangler_below(&s->chance, (unsigned)s->columns),
		1 + (int)mangler_below(&s->chance, (unsigned)s->rows));
	assert_true(terminal_key(s->terminal, press));
}

static void press(struct sitting *s)
{
	static const char *const named[] = {
		"Enter", "Enter", "Enter", "Space", "Tab", "S-Tab", "Esc", "Up", "Down", "Left",
		"Right", "S-Up", "S-Left", "PgUp", "PgDn", "Home", "End", "Backspace", "Del",
		"C-p", "C-n", "C-u", "C-w", "C-l", "d", "d", "C", "?", ":", "/",
	};
	char key[2] = { (char)(' ' + mangler_below(&s->chance, 95)), '\0' };
	const bool by_name = mangler_below(&s->chance, 2) == 0;

	if (mangler_below(&s->chance, LINE_IN_KEYS) == 0)
		type_line(s);
	if (mangler_below(&s->chance, MOUSE_IN_KEYS) == 0)
		press_mouse(s);
	/* What leaves is pressed less often, or nobody would get anywhere. */
	if (*key == 'q' && mangler_below(&s->chance, 8) != 0)
		*key = 'h';
	assert_true(terminal_key(s->terminal, by_name
		? named[mangler_below(&s->chance, sizeof(named) / sizeof(named[0]))] : key));
	s->keys++;
}

static void change_size(struct sitting *s)
{
	s->columns = 1 + (int)mangler_below(&s->chance, COLUMNS_MAX);
	s->rows = 1 + (int)mangler_below(&s->chance, ROWS_MAX);
	if (mangler_below(&s->chance, 2)) {
		s->columns = 80;
		s->rows = 24;
	}
	terminal_resize(s->terminal, s->columns, s->rows);
}

static void copy(const struct sitting *s, const char *from, const char *name)
{
	size_t size;
	char *const text = test_file(from, &size), to[TEXT_BYTES];
	FILE *out;

	snprintf(to, sizeof(to), "%s/%s", s->folder, name);
	out = fopen(to, "w");
	assert_non_null(out);
	assert_int_equal(fwrite(text, 1, size, out), size);
	assert_int_equal(fclose(out), 0);
	free(text);
}

static void prepare(struct sitting *s)
{
	const char *const build = getenv("top_builddir"), *const path = getenv("PATH");
	const char *const top = getenv("top_srcdir");

	*s = (struct sitting){ .columns = 80, .rows = 24 };
	mangler_seed(&s->chance, 3);
	snprintf(s->folder, sizeof(s->folder), "/tmp/cliffhanger-keys-XXXXXX");
	assert_non_null(mkdtemp(s->folder));
	snprintf(s->program, sizeof(s->program), "%s/src/cliffhanger", build ? build : ".");
	snprintf(s->home, sizeof(s->home), "HOME=%s", s->folder);
	snprintf(s->campaigns, sizeof(s->campaigns), "CLIFFHANGER_CAMPAIGNS=%s/tests/play",
		top ? top : ".");
	snprintf(s->path, sizeof(s->path), "PATH=%s", path ? path : "/usr/bin:/bin");
	copy(s, "ford.yaml", "ford.yaml");
	copy(s, "../terminal/kisoro.yaml", "kisoro.yaml");
	copy(s, "../terminal/pata.yaml", "pata.yaml");
	copy(s, "lagoon.yaml", "lagoon.yaml");
	copy(s, "../play/participation-skirmish.yaml", "participation-skirmish.yaml");
}

static void wait_for_end(struct sitting *s)
{
	const time_t end = time(NULL) + PATIENCE;
	int status;

	while (!terminal_ended(s->terminal, &status)) {
		terminal_read(s->terminal, 50);
		assert_true(time(NULL) <= end);
	}
	while (terminal_read(s->terminal, 0))
		;
	assert_null(terminal_spoilt(s->terminal));
}

static void test_any_key_at_any_time(void **state)
{
	const long keys = fuzz_inputs(FUZZ_KEYS, KEYS);
	static struct sitting s;

	(void)state;
	prepare(&s);
	begin(&s);
	while (s.keys < keys) {
		for (int i = 0; i < KEYS_A_LOOK; i++) {
			press(&s);
			terminal_read(s.terminal, 0);
		}
		if (mangler_below(&s.chance, 5) == 0)
			change_size(&s);
		look(&s);
	}
	terminal_signal(s.terminal, SIGTERM);
	wait_for_end(&s);
	fuzz_tell(FUZZ_KEYS, s.keys);
	print_message("# in %ld sittings\n", s.sittings);
	assert_in_range(s.sittings, 1 + keys / 2000, keys);
	terminal_free(s.terminal);
	test_remove(s.folder);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_any_key_at_any_time) };

	if (!terminal_possible()) {
		puts("1..0 # SKIP no pseudo-terminals here");
		return 0;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
