/* Golden screens: plays a script of keys against the real program in a pty and
 * compares what is then on the screen.
 *
 *     screens FILE.screen           TAP on standard output
 *     GENERATE=1 screens FILE.screen    writes the screens it sees into the file
 *
 * A script is a line a step; # begins a comment.
 *
 *     size 80x24  term NAME  locale NAME  env NAME=VALUE  file NAME
 *                          how the next run goes; `file` copies one from
 *                          beside the script into the folder of the run
 *     run ARGUMENT ...     starts the program
 *     wait TEXT            until TEXT is on the screen
 *     gone TEXT            until it is not
 *     key NAME ...         Enter, Esc, Up, C-p, h: see terminal.h
 *     type TEXT
 *     screen               until the screen is as in the lines that follow, each
 *                          after a |, with `cursor COLUMN,ROW` or `cursor hidden`
 *     bytes N              at most N bytes were sent since the last key
 *     resize 60x20
 *     signal NAME          TERM, HUP, INT, KILL
 *     hangup               the line is gone
 *     exit STATUS          ends with that status, the terminal as it was
 *
 *  S1  no step waits longer than PATIENCE; none sleeps.
 *  S2  the first step that fails ends the script.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "terminal.h"

enum {
	PATIENCE = 20, /* seconds */
	LINES_MAX = 4000, ARGUMENTS_MAX = 32, VARIABLES_MAX = 32, TEXT_MAX = 8192,
	SETTLED = 300 /* milliseconds without output: only to generate, and to count bytes */
};

struct play {
	const char *file;		/* of the script */
	char *lines[LINES_MAX];
	int n_lines, at;		/* at: the step under way */
	bool generate;
	FILE *out;			/* the new script */
	int tests;
	bool failed;
	char folder[64], program[1024];
	int columns, rows;
	char term[40], locale[40];
	char *variables[VARIABLES_MAX];
	int n_variables;
	struct terminal *terminal;
	size_t bytes_before;		/* the last key */
	bool killed;
};

/* ---- telling ---- */

static void show_screen(const struct play *p)
{
	char row[TERMINAL_ROW_BYTES];

	if (!p->terminal)
		return;
	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		terminal_row(p->terminal, i, row);
		printf("#  |%s\n", row);
	}
	if (*terminal_unknown(p->terminal))
		printf("#  the emulator does not know %s\n", terminal_unknown(p->terminal));
}

static bool passed(struct play *p)
{
	printf("ok %d - line %d: %.60s\n", ++p->tests, p->at + 1, p->lines[p->at]);
	return true;
}

static bool failed(struct play *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static bool failed(struct play *p, const char *format, ...)
{
	va_list list;

	printf("not ok %d - line %d: %.60s\n#  ", ++p->tests, p->at + 1, p->lines[p->at]);
	va_start(list, format);
	vprintf(format, list);
	va_end(list);
	printf("\n");
	show_screen(p);
	p->failed = true;
	return false;
}

/* ---- waiting ---- */

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Reads until `done` or out of patience. */
static bool wait_for(struct play *p, bool (*done)(struct play *p, const char *text),
	const char *text)
{
	const double end = now() + PATIENCE;

	while (!done(p, text)) {
		if (now() > end)
			return false;
		terminal_read(p->terminal, 50);
	}
	return true;
}

static void settle(struct play *p)
{
	const double end = now() + PATIENCE;

	while (terminal_read(p->terminal, SETTLED) && now() < end)
		;
}

static bool is_shown(struct play *p, const char *text)
{
	char row[TERMINAL_ROW_BYTES];

	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		terminal_row(p->terminal, i, row);
		if (strstr(row, text))
			return true;
	}
	return false;
}

static bool is_gone(struct play *p, const char *text)
{
	return !is_shown(p, text);
}

static bool has_ended(struct play *p, const char *text)
{
	int status;

	(void)text;
	return terminal_ended(p->terminal, &status);
}

/* ---- screens ---- */

static void write_cursor(const struct play *p, char text[40])
{
	int column, row;

	if (terminal_cursor(p->terminal, &column, &row))
		snprintf(text, 40, "cursor %d,%d", column + 1, row + 1);
	else
		snprintf(text, 40, "cursor hidden");
}

/* How many lines after this step belong to its screen. */
static int golden_lines(const struct play *p)
{
	int n = 0;

	while (p->at + 1 + n < p->n_lines) {
		const char *const line = p->lines[p->at + 1 + n];

		if (line[0] != '|' && strncmp(line, "cursor ", 7) != 0)
			break;
		n++;
	}
	return n;
}

static bool is_golden(struct play *p, const char *unused)
{
	const int n = golden_lines(p);
	char row[TERMINAL_ROW_BYTES], cursor[40];
	int rows = 0;

	(void)unused;
	write_cursor(p, cursor);
	for (int i = 0; i < n; i++) {
		const char *const line = p->lines[p->at + 1 + i];

		if (line[0] != '|') {
			if (strcmp(line, cursor) != 0)
				return false;
			continue;
		}
		if (rows >= terminal_rows(p->terminal))
			return false;
		terminal_row(p->terminal, rows++, row);
		if (strcmp(line + 1, row) != 0)
			return false;
	}
	return rows == terminal_rows(p->terminal);
}

static void generate_screen(struct play *p)
{
	char row[TERMINAL_ROW_BYTES], cursor[40];

	settle(p);
	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		terminal_row(p->terminal, i, row);
		fprintf(p->out, "|%s\n", row);
	}
	write_cursor(p, cursor);
	fprintf(p->out, "%s\n", cursor);
}

/* Which rows differ, for people. */
static void show_difference(struct play *p)
{
	const int n = golden_lines(p);
	char row[TERMINAL_ROW_BYTES], cursor[40];
	int rows = 0;

	for (int i = 0; i < n; i++) {
		const char *const line = p->lines[p->at + 1 + i];

		if (line[0] != '|') {
			write_cursor(p, cursor);
			if (strcmp(line, cursor) != 0)
				printf("#  %s, not %s\n", cursor, line);
		} else if (rows < terminal_rows(p->terminal)) {
			terminal_row(p->terminal, rows++, row);
			if (strcmp(line + 1, row) != 0)
				printf("#  row %d should be\n#  %s\n", rows, line);
		}
	}
}

static bool step_screen(struct play *p, const char *text)
{
	const int n = golden_lines(p);
	bool good;

	(void)text;
	if (p->generate) {
		generate_screen(p);
		good = passed(p);
	} else if (wait_for(p, is_golden, NULL)) {
		good = passed(p);
	} else {
		good = failed(p, "the screen is another");
		show_difference(p);
	}
	p->at += n;
	return good;
}

/* ---- the other steps ---- */

static bool set_size(struct play *p, const char *text)
{
	if (sscanf(text, "%dx%d", &p->columns, &p->rows) == 2 && p->columns > 0 &&
	    p->columns <= TERMINAL_COLUMNS_MAX && p->rows > 0)
		return true;
	return failed(p, "a size is COLUMNSxROWS");
}

static bool step_size(struct play *p, const char *text)
{
	return set_size(p, text);
}

static bool step_resize(struct play *p, const char *text)
{
	if (!set_size(p, text))
		return false;
	terminal_resize(p->terminal, p->columns, p->rows);
	return true;
}

static bool step_term(struct play *p, const char *text)
{
	snprintf(p->term, sizeof(p->term), "%s", text);
	return true;
}

static bool step_locale(struct play *p, const char *text)
{
	snprintf(p->locale, sizeof(p->locale), "%s", text);
	return true;
}

static bool step_env(struct play *p, const char *text)
{
	if (p->n_variables == VARIABLES_MAX)
		return failed(p, "too many variables");
	p->variables[p->n_variables++] = strdup(text);
	return true;
}

static bool step_file(struct play *p, const char *text)
{
	char from[2048], to[2048], bytes[65536];
	const char *const slash = strrchr(p->file, '/');
	FILE *in, *out;
	size_t n;

	snprintf(from, sizeof(from), "%.*s%s", slash ? (int)(slash - p->file + 1) : 0, p->file,
		text);
	snprintf(to, sizeof(to), "%s/%s", p->folder, strrchr(text, '/') ? strrchr(text, '/') + 1
		: text);
	in = fopen(from, "r");
	out = in ? fopen(to, "w") : NULL;
	if (!out) {
		if (in)
			fclose(in);
		return failed(p, "%s: %s", from, strerror(errno));
	}
	while ((n = fread(bytes, 1, sizeof(bytes), in)) > 0)
		fwrite(bytes, 1, n, out);
	fclose(in);
	fclose(out);
	return true;
}

/* Nothing of this machine but its paths and what the sanitizers are told. */
static void make_environment(const struct play *p, char *environment[VARIABLES_MAX + 12],
	char text[TEXT_MAX])
{
	static const char *const kept[] = {
		"PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "CLIFFHANGER_CAMPAIGNS"
	};
	size_t used = 0;
	int n = 0;

	for (size_t i = 0; i < sizeof(kept) / sizeof(kept[0]); i++)
		if (getenv(kept[i])) {
			environment[n++] = text + used;
			used += (size_t)snprintf(text + used, TEXT_MAX - used, "%s=%s", kept[i],
				getenv(kept[i])) + 1;
		}
	environment[n++] = text + used;
	used += (size_t)snprintf(text + used, TEXT_MAX - used, "HOME=%s", p->folder) + 1;
	environment[n++] = text + used;
	used += (size_t)snprintf(text + used, TEXT_MAX - used, "LC_ALL=%s", p->locale) + 1;
	environment[n++] = text + used;
	used += (size_t)snprintf(text + used, TEXT_MAX - used, "TZ=UTC") + 1;
	if (*p->term) {
		environment[n++] = text + used;
		snprintf(text + used, TEXT_MAX - used, "TERM=%s", p->term);
	}
	for (int i = 0; i < p->n_variables; i++)
		environment[n++] = p->variables[i];
	environment[n] = NULL;
}

static bool step_run(struct play *p, const char *text)
{
	char arguments[1024], held[TEXT_MAX], *rest = NULL;
	char *argv[ARGUMENTS_MAX] = { p->program }, *environment[VARIABLES_MAX + 12];
	const struct terminal_options o = {
		.columns = p->columns, .rows = p->rows, .folder = p->folder, .argv = argv,
		.environment = environment, .utf8 = strstr(p->locale, "UTF-8") != NULL,
	};
	int n = 1;

	snprintf(arguments, sizeof(arguments), "%s", text);
	for (char *word = strtok_r(arguments, " ", &rest); word && n < ARGUMENTS_MAX - 1;
	     word = strtok_r(NULL, " ", &rest))
		argv[n++] = word;
	make_environment(p, environment, held);
	terminal_free(p->terminal);
	p->killed = false;
	p->bytes_before = 0;
	p->terminal = terminal_open(&o);
	return p->terminal || failed(p, "%s", strerror(errno));
}

static bool step_wait(struct play *p, const char *text)
{
	return wait_for(p, is_shown, text) || failed(p, "it did not come");
}

static bool step_gone(struct play *p, const char *text)
{
	return wait_for(p, is_gone, text) || failed(p, "it did not go");
}

static bool step_key(struct play *p, const char *text)
{
	char keys[1024], *rest = NULL;

	snprintf(keys, sizeof(keys), "%s", text);
	while (terminal_read(p->terminal, 0))
		;
	p->bytes_before = terminal_bytes(p->terminal);
	for (char *key = strtok_r(keys, " ", &rest); key; key = strtok_r(NULL, " ", &rest))
		if (!terminal_key(p->terminal, key))
			return failed(p, "there is no key %s", key);
	return true;
}

static bool step_type(struct play *p, const char *text)
{
	char key[2] = "";

	p->bytes_before = terminal_bytes(p->terminal);
	for (; *text; text++) {
		key[0] = *text;
		terminal_key(p->terminal, key);
	}
	return true;
}

static bool step_bytes(struct play *p, const char *text)
{
	size_t sent;

	settle(p);
	sent = terminal_bytes(p->terminal) - p->bytes_before;
	if (sent > strtoul(text, NULL, 10))
		return failed(p, "%zu bytes were sent", sent);
	printf("# %zu bytes\n", sent);
	return passed(p);
}

static bool step_signal(struct play *p, const char *text)
{
	static const struct { const char *name; int number; } signals[] = {
		{ "TERM", SIGTERM }, { "HUP", SIGHUP }, { "INT", SIGINT }, { "KILL", SIGKILL },
		{ "QUIT", SIGQUIT }, { "TSTP", SIGTSTP }, { "CONT", SIGCONT },
	};

	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		if (strcmp(text, signals[i].name) == 0) {
			p->killed = signals[i].number == SIGKILL;
			terminal_signal(p->terminal, signals[i].number);
			return true;
		}
	return failed(p, "there is no signal %s here", text);
}

static bool step_hangup(struct play *p, const char *text)
{
	(void)text;
	terminal_hang_up(p->terminal);
	return true;
}

static bool step_exit(struct play *p, const char *text)
{
	int status;

	if (!wait_for(p, has_ended, NULL))
		return failed(p, "it has not ended");
	while (terminal_read(p->terminal, 0))
		;
	terminal_ended(p->terminal, &status);
	if (status != atoi(text))
		return failed(p, "it ended with %d", status);
	if (!p->killed && terminal_spoilt(p->terminal))
		return failed(p, "%s", terminal_spoilt(p->terminal));
	return passed(p);
}

/* ---- the script ---- */

static const struct step {
	const char *name;
	bool (*take)(struct play *p, const char *text);
	bool needs_program;
} steps[] = {
	{ "size", step_size, false }, { "term", step_term, false },
	{ "locale", step_locale, false }, { "env", step_env, false },
	{ "file", step_file, false }, { "run", step_run, false },
	{ "wait", step_wait, true }, { "gone", step_gone, true },
	{ "key", step_key, true }, { "type", step_type, true },
	{ "screen", step_screen, true }, { "bytes", step_bytes, true },
	{ "resize", step_resize, true }, { "signal", step_signal, true },
	{ "hangup", step_hangup, true }, { "exit", step_exit, true },
};

static bool take_step(struct play *p)
{
	const char *const line = p->lines[p->at];
	const size_t length = strcspn(line, " ");

	if (p->generate)
		fprintf(p->out, "%s\n", line);
	if (line[0] == '#' || line[0] == '\0')
		return true;
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		if (strlen(steps[i].name) != length || strncmp(steps[i].name, line, length) != 0)
			continue;
		if (steps[i].needs_program && !p->terminal)
			return failed(p, "nothing runs yet");
		return steps[i].take(p, line[length] ? line + length + 1 : "");
	}
	return failed(p, "there is no such step");
}

static bool read_script(struct play *p)
{
	FILE *const in = fopen(p->file, "r");
	char line[4096];

	if (!in)
		return false;
	while (p->n_lines < LINES_MAX && fgets(line, sizeof(line), in)) {
		line[strcspn(line, "\n")] = '\0';
		p->lines[p->n_lines] = strdup(line);
		if (!p->lines[p->n_lines++])
			break;
	}
	fclose(in);
	return p->n_lines > 0;
}

/* Puts the generated script in the old one's place. */
static bool replace_script(const struct play *p, const char *text, size_t size)
{
	FILE *const out = fopen(p->file, "w");

	if (!out)
		return false;
	fwrite(text, 1, size, out);
	return fclose(out) == 0;
}

static void play_script(struct play *p)
{
	char *text = NULL;
	size_t size = 0;

	if (p->generate)
		p->out = open_memstream(&text, &size);
	for (p->at = 0; p->at < p->n_lines; p->at++)
		if (!take_step(p))
			break;
	if (p->generate) {
		fclose(p->out);
		if (!p->failed && !replace_script(p, text, size))
			fprintf(stderr, "%s: %s\n", p->file, strerror(errno));
		free(text);
	}
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where)
{
	(void)about;
	(void)kind;
	(void)where;
	return remove(path);
}

static bool prepare(struct play *p)
{
	const char *const program = getenv("CLIFFHANGER"), *const build = getenv("top_builddir");

	snprintf(p->program, sizeof(p->program), "%s%s", program ? program : build ? build : ".",
		program ? "" : "/src/cliffhanger");
	snprintf(p->folder, sizeof(p->folder), "/tmp/cliffhanger-screens-XXXXXX");
	p->columns = 80;
	p->rows = 24;
	snprintf(p->term, sizeof(p->term), "xterm-256color");
	snprintf(p->locale, sizeof(p->locale), "C.UTF-8");
	p->generate = getenv("GENERATE") != NULL;
	return mkdtemp(p->folder) && read_script(p);
}

int main(int argc, char **argv)
{
	static struct play p;

	if (argc != 2) {
		fprintf(stderr, "usage: screens FILE.screen\n");
		return 2;
	}
	p.file = argv[1];
	if (!prepare(&p)) {
		fprintf(stderr, "%s: %s\n", p.file, strerror(errno));
		return 1;
	}
	play_script(&p);
	printf("1..%d\n", p.tests);
	terminal_free(p.terminal);
	nftw(p.folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	for (int i = 0; i < p.n_lines; i++)
		free(p.lines[i]);
	for (int i = 0; i < p.n_variables; i++)
		free(p.variables[i]);
	return p.failed;
}
