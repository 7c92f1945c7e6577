/* The file of results: see results.h.
 *
 *  R1  A line is written at once, behind what others write; where the last one was cut off by
 *      a full disk, the next begins a line of its own.
 *  R2  The day stands last and has one form: a line that has it whole is whole.
 */
#include "config.h"

#include "cliffhanger/results.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/input.h"
#include "cliffhanger/text.h"
#include "cliffhanger/session.h"
#include "session/save_place.h"

enum { FILE_MAX = 4 << 20, LINE_MAX_SIZE = 4096 };

static const struct { const char *name, *doc; } keys[RESULT_KEYS] = {
	[RESULT_SCENARIO] = { "scenario", "The scenario's name, as it is played by." },
	[RESULT_TITLE] = { "title", "Its title." },
	[RESULT_CAMPAIGN] = { "campaign", "The campaign's title, if it was an episode of one." },
	[RESULT_SYSTEM] = { "system", "The rules it was played by." },
	[RESULT_SIDE] = { "side", "The side that was played, or several with commas between them; "
		"`game-master` where somebody sat in his seat alone." },
	[RESULT_RESULT] = { "result", "For one side `won`, `lost` or `drawn`; for several, and for "
		"the Game Master, `drawn` or who won." },
	[RESULT_TURNS] = { "turns", "The turn in which it ended." },
	[RESULT_SEED] = { "seed", "The seed of its dice." },
	[RESULT_HEROES] = { "heroes", "The heroes of these sides, with what became of each." },
	[RESULT_WHEN] = { "when", "When it was counted, in UTC: `2026-11-25T20:15:00Z`." },
};

const char *results_key(int key, const char **doc)
{
	if (key >= RESULT_KEYS)
		return NULL;
	*doc = keys[key].doc;
	return keys[key].name;
}

char *results_file(void)
{
	return save_place_results();
}

/* ---- reading ---- */

/* R2 */
static bool is_when(const char *text)
{
	static const char form[] = "dddd-dd-ddTdd:dd:ddZ";
	size_t i = 0;

	for (; form[i] && text[i]; i++)
		if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
			return false;
	return !form[i] && !text[i];
}

static void take_value(struct result *r, const char *pair)
{
	for (int k = 0; k < RESULT_KEYS; k++) {
		const size_t n = strlen(keys[k].name);

		if (strncmp(pair, keys[k].name, n) == 0 && pair[n] == '=')
			r->value[k] = pair + n + 1;
	}
}

/* Tabs become ends; what other versions know beside these keys is passed over. */
static bool read_line(struct result *r, char *line)
{
	char *rest = line;

	if (strlen(line) >= LINE_MAX_SIZE || !text_plain_lines(line, strlen(line)))
		return false;
	for (int k = 0; k < RESULT_KEYS; k++)
		r->value[k] = "";
	for (const char *pair; (pair = strsep(&rest, "\t")) != NULL; )
		take_value(r, pair);
	return *r->value[RESULT_SCENARIO] && *r->value[RESULT_RESULT]
		&& is_when(r->value[RESULT_WHEN]);
}

static int count_lines(const char *text)
{
	int n = 1;

	for (; *text; text++)
		n += *text == '\n';
	return n;
}

static void turn_round(struct results *r)
{
	for (int i = 0; i < r->n / 2; i++) {
		const struct result other = r->all[i];

		r->all[i] = r->all[r->n - 1 - i];
		r->all[r->n - 1 - i] = other;
	}
}

bool results_read(const char *file, struct results *r, struct reason *why)
{
	const char *problem;
	char *rest;
	size_t size;

	*r = (struct results){ .n = 0 };
	if (access(file, F_OK) != 0 && errno == ENOENT)
		return true;
	r->text = input_read(file, FILE_MAX, &size, &problem);
	if (!r->text)
		return refuse(why, "", "%.160s cannot be read: %s.", file, problem);
	if (size == FILE_MAX)
		return refuse(why, "", "%.160s is larger than any file of results.", file);
	for (size_t i = 0; i < size; i++)
		if (r->text[i] == '\0')
			r->text[i] = '?';
	r->all = calloc((size_t)count_lines(r->text), sizeof(*r->all));
	if (!r->all)
		return refuse(why, "", "There is not enough memory.");
	rest = r->text;
	for (char *line; (line = strsep(&rest, "\n")) != NULL; )
		if (*line && read_line(&r->all[r->n], line))
			r->n++;
		else
			r->spoilt += *line != '\0';
	turn_round(r);
	return true;
}

void results_free(struct results *r)
{
	free(r->all);
	free(r->text);
	*r = (struct results){ .n = 0 };
}

/* ---- writing ---- */

/* Names come from scenarios, which are plain; tabs would be told apart from none. */
static void add_pair(struct buffer *line, enum result_key key, const char *value)
{
	char text[LINE_MAX_SIZE / 4];

	if (!*value)
		return;
	text_keep(text, sizeof(text), value, strlen(value));
	text_clean(text);
	buffer_add(line, "%s%s=%s", key == 0 ? "" : "\t", keys[key].name, text);
}

/* R1 */
static bool ends_within(int fd)
{
	struct stat status;
	char last = '\n';

	return fstat(fd, &status) == 0 && status.st_size > 0
		&& pread(fd, &last, 1, status.st_size - 1) == 1 && last != '\n';
}

/* What went wrong, or NULL. */
static const char *write_line(const char *file, const struct buffer *line)
{
	const int fd = open(file, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
		0600);
	const char *problem = fd < 0 ? strerror(errno) : input_problem(fd);
	const char *text = buffer_text(line);
	size_t bytes = line->used;
	ssize_t n = 0;

	if (!problem && !ends_within(fd)) {
		text++;
		bytes--;
	}
	if (!problem)
		n = write(fd, text, bytes);
	if (n < 0)
		problem = strerror(errno);
	else if (!problem && (size_t)n < bytes)
		problem = "the disk is full";
	if (fd >= 0 && close(fd) != 0 && !problem)
		problem = strerror(errno);
	return problem;
}

bool results_add(const struct result *r, struct reason *why)
{
	char *const file = results_file(), *const folder = file ? save_place_of(file) : NULL;
	const char *problem = "there is no home folder";
	struct buffer line = { 0 };

	buffer_add(&line, "\n");	/* left out where it is not wanted */
	for (int k = 0; k < RESULT_KEYS; k++)
		add_pair(&line, (enum result_key)k, r->value[k]);
	buffer_add(&line, "\n");
	if (line.failed || line.used > LINE_MAX_SIZE)
		problem = "it does not fit";
	else if (folder && !session_make_folder(folder))
		problem = strerror(errno);
	else if (folder)
		problem = write_line(file, &line);
	if (problem)
		refuse(why, "", "This game is not among the results: %.160s: %s.", file ? file : "",
			problem);
	buffer_free(&line);
	free(folder);
	free(file);
	return problem == NULL;
}
