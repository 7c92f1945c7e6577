/* The steps of a script: see screens.c for what each does. */
#include "config.h"

#include "picture.h"
#include "play.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { ARGUMENTS_MAX = 32, TEXT_MAX = 8192 };

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

/* What a script says of the terminal gives way to what is said from outside. */
static const char *from_outside(const char *variable, const char *text)
{
	const char *const given = getenv(variable);

	return given && *given ? given : text;
}

static bool set_size(struct play *p, const char *text)
{
	if (sscanf(text, "%dx%d", &p->columns, &p->rows) == 2 && p->columns > 0 &&
	    p->columns <= TERMINAL_COLUMNS_MAX && p->rows > 0)
		return true;
	return failed(p, "a size is COLUMNSxROWS");
}

static bool step_size(struct play *p, const char *text)
{
	return set_size(p, from_outside("SHOT_SIZE", text));
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
	snprintf(p->term, sizeof(p->term), "%s",
		from_outside("SHOT_TERM", text));
	return true;
}

static bool step_locale(struct play *p, const char *text)
{
	snprintf(p->locale, sizeof(p->locale), "%s",
		from_outside("SHOT_LOCALE", text));
	return true;
}

static bool step_env(struct play *p, const char *text)
{
	const size_t name = strcspn(text, "=") + 1;

	for (int i = 0; i < p->n_variables; i++)
		if (strncmp(p->variables[i], text, name) == 0) {
			free(p->variables[i]);
			p->variables[i] = strdup(text);
			return true;
		}
	if (p->n_variables == VARIABLES_MAX)
		return failed(p, "too many variables");
	p->variables[p->n_variables++] = strdup(text);
	return true;
}

/* The folders above a file. */
static void make_folders(char *to)
{
	for (char *slash = strchr(to + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		mkdir(to, 0700);
		*slash = '/';
	}
}

/* "NAME" or "NAME WHERE". */
static bool step_file(struct play *p, const char *text)
{
	char from[2048], to[2048], bytes[65536];
	const char *const slash = strrchr(p->file, '/');
	const int name = (int)strcspn(text, " ");
	FILE *in, *out;
	size_t n;

	snprintf(from, sizeof(from), "%.*s%.*s", slash ? (int)(slash - p->file + 1) : 0, p->file,
		name, text);
	snprintf(to, sizeof(to), "%s/%s", p->folder, text[name] ? text + name + 1
		: strrchr(text, '/') ? strrchr(text, '/') + 1 : text);
	make_folders(to);
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

/* "NAME TEXT": another process writes a line behind the others. */
static bool step_append(struct play *p, const char *text)
{
	const int name = (int)strcspn(text, " ");
	char path[2048];
	FILE *out;

	snprintf(path, sizeof(path), "%s/%.*s", p->folder, name, text);
	out = fopen(path, "a");
	if (!out || !text[name])
		return failed(p, "%s: %s", path, out ? "no text" : strerror(errno));
	fprintf(out, "%s\n", text + name + 1);
	return fclose(out) == 0;
}

/* "NAME TO": one file takes another's place, as editors save. */
static bool step_rename(struct play *p, const char *text)
{
	const int name = (int)strcspn(text, " ");
	char from[2048], to[2048];

	snprintf(from, sizeof(from), "%s/%.*s", p->folder, name, text);
	snprintf(to, sizeof(to), "%s/%s", p->folder, text[name] ? text + name + 1 : "");
	return rename(from, to) == 0 || failed(p, "%s: %s", to, strerror(errno));
}

/* Nothing of this machine but its paths and what the sanitizers are told; machines play quickly,
 * unless the script has them do otherwise. */
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
		used += (size_t)snprintf(text + used, TEXT_MAX - used, "TERM=%s", p->term) + 1;
	}
	for (int i = 0; i < p->n_variables; i++)
		environment[n++] = p->variables[i];
	environment[n++] = text + used;
	snprintf(text + used, TEXT_MAX - used, "CLIFFHANGER_OPPONENT=commander");
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
		argv[n++] = strcmp(word, "~") == 0 ? p->folder : word;
	make_environment(p, environment, held);
	terminal_free(p->terminal);
	p->killed = false;
	p->terminal = terminal_open(&o);
	if (!p->terminal)
		return failed(p, "%s", strerror(errno));
	cost_begin(p);
	return true;
}

/* What was in front waits behind. */
static bool put_behind(struct play *p)
{
	for (int i = 0; i < p->n_others; i++)
		if (strcmp(p->others[i].name, p->terminal_name) == 0) {
			p->others[i].terminal = p->terminal;
			return true;
		}
	if (p->n_others == OTHERS_MAX)
		return failed(p, "too many terminals");
	snprintf(p->others[p->n_others].name, sizeof(p->others[0].name), "%s",
		p->terminal_name);
	p->others[p->n_others++].terminal = p->terminal;
	return true;
}

static bool step_at(struct play *p, const char *text)
{
	if (!put_behind(p))
		return false;
	p->terminal = NULL;
	snprintf(p->terminal_name, sizeof(p->terminal_name), "%s", text);
	for (int i = 0; i < p->n_others; i++)
		if (strcmp(p->others[i].name, p->terminal_name) == 0) {
			p->terminal = p->others[i].terminal;
			p->others[i].terminal = NULL;
		}
	if (p->terminal)
		cost_begin(p);
	return true;
}

static bool step_wait(struct play *p, const char *text)
{
	return wait_for(p, is_shown, text) || failed(p, "it did not come");
}

static bool step_gone(struct play *p, const char *text)
{
	return wait_for(p, is_gone, text) || failed(p, "it did not go");
}

static bool is_step(const char *line, const char *name)
{
	const size_t length = strcspn(line, " ");

	return strlen(name) == length && strncmp(name, line, length) == 0;
}

/* Whether somebody asks, before the next keys, what these have cost. */
static bool is_counted(const struct play *p)
{
	static const char *const counts[] = { "bytes", "cost", "anew" };
	static const char *const ends[] = { "key", "type", "run" };

	for (int i = p->at + 1; i < p->n_lines; i++)
		for (size_t k = 0; k < sizeof(counts) / sizeof(counts[0]); k++) {
			if (is_step(p->lines[i], ends[k]))
				return false;
			if (is_step(p->lines[i], counts[k]))
				return true;
		}
	return false;
}

/* What the step before sends late is none of the next one's: bytes that are counted begin when
 * nothing comes any more, be the screen as it should long before. */
static void begin_keys(struct play *p)
{
	if (is_counted(p))
		settle(p);
	while (terminal_read(p->terminal, 0))
		;
	cost_begin(p);
}

static bool step_key(struct play *p, const char *text)
{
	char keys[1024], *rest = NULL;

	snprintf(keys, sizeof(keys), "%s", text);
	begin_keys(p);
	for (char *key = strtok_r(keys, " ", &rest); key; key = strtok_r(NULL, " ", &rest)) {
		pace_key(p);
		if (!terminal_key(p->terminal, key))
			return failed(p, "there is no key %s", key);
	}
	return true;
}

static bool step_type(struct play *p, const char *text)
{
	char key[2] = "";

	begin_keys(p);
	for (; *text; text++) {
		pace_key(p);
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

static bool step_settle(struct play *p, const char *text)
{
	(void)text;
	settle(p);
	return true;
}

static bool step_picture(struct play *p, const char *text)
{
	const char *const folder = getenv("SHOTS");
	char file[2048];

	settle(p);
	if (!folder || !*folder)
		return passed(p);
	snprintf(file, sizeof(file), "%s/%s.svg", folder, text);
	if (!picture_write(p->terminal, p->term, file))
		return failed(p, "%s: %s", file, strerror(errno));
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

static bool step_stop(struct play *p, const char *text)
{
	(void)text;
	terminal_stop(p->terminal);
	return true;
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

static const struct step {
	const char *name;
	bool (*take)(struct play *p, const char *text);
	bool needs_program;
} steps[] = {
	{ "size", step_size, false }, { "term", step_term, false },
	{ "locale", step_locale, false }, { "env", step_env, false },
	{ "file", step_file, false }, { "run", step_run, false }, { "at", step_at, false },
	{ "append", step_append, false },
	{ "rename", step_rename, false },
	{ "wait", step_wait, true }, { "gone", step_gone, true },
	{ "key", step_key, true }, { "type", step_type, true },
	{ "screen", step_screen, true }, { "colours", step_colours, true },
	{ "bytes", step_bytes, true }, { "pace", step_pace, true },
	{ "cost", step_cost, true }, { "anew", step_anew, true }, { "settle", step_settle, true },
	{ "picture", step_picture, true },
	{ "resize", step_resize, true }, { "signal", step_signal, true },
	{ "stop", step_stop, true }, { "hangup", step_hangup, true }, { "exit", step_exit, true },
};

bool take_step(struct play *p, const char *line)
{
	const size_t length = strcspn(line, " ");

	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		if (!is_step(line, steps[i].name))
			continue;
		if (steps[i].needs_program && !p->terminal)
			return failed(p, "nothing runs yet");
		return steps[i].take(p, line[length] ? line + length + 1 : "");
	}
	return failed(p, "there is no such step");
}
