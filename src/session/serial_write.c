/* What the serial tells its save: folded first, then written (serial.h, E4). */
#include "config.h"

#include "session/serial.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool cannot_keep(struct reason *why, const char *line)
{
	return refuse(why, "", "The campaign's save would not be read again with \"%.120s\" in it: "
		"this is a fault of the program. Nothing of it is written; what was saved before "
		"is safe.", line);
}

/* Waits for the end of its group. */
static bool keep_line(struct group *g, const char *line)
{
	buffer_add(&g->lines, "%s\n", line);
	return !g->lines.failed;
}

bool serial_progress(struct serial *s, struct reason *why, const char *format, ...)
{
	char line[SAVE_LINE_MAX];
	struct group *const g = &s->group;
	va_list list;
	int length;

	va_start(list, format);
	length = vsnprintf(line, sizeof(line), format, list);
	va_end(list);
	if (g->before && g->refused)
		return false;
	if (length < 0 || !save_writes(RECORD_PROGRESS, line, (size_t)length)
			|| !serial_fold(s, line)) {
		g->refused = g->before != NULL;
		return cannot_keep(g->before ? &g->why : why, line);
	}
	if (g->before && !keep_line(g, line)) {
		g->refused = true;
		return refuse(&g->why, "", "There is not enough memory for what came of it.");
	}
	if (!g->before && s->file)
		save_file_add(s->file, RECORD_PROGRESS, line);
	return true;
}

/* ---- groups ---- */

bool serial_group_begin(struct serial *s)
{
	struct serial *const before = malloc(sizeof(*before));

	if (before)
		*before = *s;
	s->group = (struct group) { .before = before };
	return before != NULL;
}

/* The stories of this group are all that the state before it does not own. */
static void go_back(struct serial *s)
{
	struct serial *const before = s->group.before;

	if (s->n_chapters == before->n_chapters)
		serial_chapter_clear(&s->now);
	else
		serial_chapter_clear(&s->chapters[before->n_chapters]);
	*s = *before;
	free(before);
}

static void write_lines(struct serial *s)
{
	char *line = s->group.lines.text;

	while (s->file && line && *line) {
		char *const end = strchr(line, '\n');

		*end = '\0';
		save_file_add(s->file, RECORD_PROGRESS, line);
		line = end + 1;
	}
}

bool serial_group_end(struct serial *s, struct reason *why)
{
	const bool good = !s->group.refused;
	char *const lines = s->group.lines.text;

	if (good) {
		write_lines(s);
		free(s->group.before);
	} else {
		*why = s->group.why;
		go_back(s);
	}
	free(lines);
	s->group = (struct group) { .before = NULL };
	return good;
}
