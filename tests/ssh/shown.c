/* What somebody was shown: see shown.h. */
#include "config.h"
#include "shown.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = 4000 };

static void keep(struct lines *l, const char *line)
{
	char **at;

	if (l->n == l->room) {
		l->room = l->room ? 2 * l->room : 256;
		at = realloc(l->at, l->room * sizeof(*at));
		if (!at)
			abort();
		l->at = at;
	}
	l->at[l->n] = strdup(line);
	if (!l->at[l->n++])
		abort();
	l->sorted = false;
}

/* Behind a sequence that a terminal obeys. */
static const char *past_escape(const char *s)
{
	if (*++s == '[') {
		for (s++; *s && (*s < '@' || *s > '~'); s++)
			;
	} else if (*s == '(' || *s == ')') {
		s++;
	}
	return *s ? s + 1 : s;
}

void shown_add(struct lines *l, const char *bytes)
{
	char line[LINE_BYTES];
	size_t n = 0;

	for (const char *s = bytes; *s; ) {
		if (*s == '\033') {
			s = past_escape(s);
			continue;
		}
		if (*s == '\r' && s[1] != '\n' && s[1] != '\r') {
			n = 0;
		} else if (*s == '\b') {
			n -= n > 0;
		} else if (*s == '\n') {
			while (n > 0 && line[n - 1] == ' ')
				n--;
			line[n] = '\0';
			keep(l, line);
			n = 0;
		} else if (*s != '\r' && *s != '\a' && n + 1 < sizeof(line)) {
			line[n++] = *s;
		}
		s++;
	}
	line[n] = '\0';
	if (n > 0)
		keep(l, line);
}

void shown_free(struct lines *l)
{
	for (size_t i = 0; i < l->n; i++)
		free(l->at[i]);
	free(l->at);
	*l = (struct lines){ .n = 0 };
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

bool shown_has(struct lines *l, const char *line)
{
	if (l->n == 0)
		return false;
	if (!l->sorted)
		qsort(l->at, l->n, sizeof(*l->at), by_text);
	l->sorted = true;
	return bsearch(&line, l->at, l->n, sizeof(*l->at), by_text) != NULL;
}

/* "4 orders column> accept all" */
static bool is_prompt(const char *line)
{
	const char *const end = strstr(line, "> ");
	const size_t n = strlen(line);

	if (strncmp(line, "> ", 2) == 0 || strcmp(line, ">") == 0)	/* of who looks on */
		return true;
	return isdigit((unsigned char)line[0]) && (end || (n > 0 && line[n - 1] == '>'));
}

/* What the program says about the sitting itself.  Each ends a sentence, or stands alone. */
static bool is_usual(const char *line)
{
	static const char *const begins[] = {
		"[turn ", "Waiting for ", "There is nobody to wait for.", "Nothing is asked of you",
		"The game has gone on meanwhile: ", "The machine thinks.", "The table stays as it is.",
		"The input ended.", "accept all", "wait", "quit", "since ", "Rules: ",
		"This turn so far", "Nothing is suggested for this", "You look on",
		"Who looks on", "The game is over.", "All who sat at this table came to check", "Till ",
		"Nobody has ", "[GM] ", "anna to all:", "bert to all:",
		"carl to all:", "dora to all:",
	};

	if (!line[strspn(line, " ")] || is_prompt(line))
		return true;
	for (size_t i = 0; i < sizeof(begins) / sizeof(begins[0]); i++)
		if (strncmp(line, begins[i], strlen(begins[i])) == 0)
			return true;
	return false;
}

/* A line that goes on with one of the usual ones. */
static bool goes_on(const char *line)
{
	return line[0] == ' ' || (isdigit((unsigned char)line[0]) && strchr(line, ':'))
		|| line[0] == '(';
}

const char *shown_beyond(const struct lines *shown, struct lines *record, const char *story)
{
	bool usual = false;

	for (size_t i = 0; i < shown->n; i++) {
		const char *const line = shown->at[i];
		const char *const colon = strstr(line, ": ");

		if (shown_has(record, line)) {
			usual = false;
		} else if (is_usual(line) || strstr(story, line)
				|| (colon && strstr(story, colon + 2))) {
			usual = true;
		} else if (!usual || !goes_on(line)) {
			return line;
		}
	}
	return NULL;
}
