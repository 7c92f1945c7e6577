/* Paper: see paper.h. */
#include "tui/paper.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool grow(struct paper *p, size_t wanted)
{
	size_t room = p->room > 0 ? p->room : 512;
	char *text;

	while (room < wanted)
		room *= 2;
	text = realloc(p->text, room);
	if (text == NULL)
		return false;
	p->text = text;
	p->room = room;
	return true;
}

void paper_add(struct paper *p, const char *format, ...)
{
	va_list list, again;
	int n;

	va_start(list, format);
	va_copy(again, list);
	n = vsnprintf(NULL, 0, format, list);
	va_end(list);
	if (n < 0 || p->failed)
		p->failed = true;
	else if (p->used + (size_t)n >= p->room && !grow(p, p->used + (size_t)n + 1))
		p->failed = true;
	else
		p->used += (size_t)vsnprintf(p->text + p->used, p->room - p->used, format, again);
	va_end(again);
}

static bool joins(char next)
{
	return next != '\0' && next != '\n' && next != ' ' && next != '-';
}

void paper_prose(struct paper *p, const char *text)
{
	while (*text != '\0') {
		const size_t n = strcspn(text, "\n");

		paper_add(p, "%.*s", (int)n, text);
		text += n;
		if (*text == '\0')
			return;
		text++;
		paper_add(p, "%s", n > 0 && joins(*text) ? " " : "\n");
	}
}

const char *paper_text(const struct paper *p)
{
	return p->text != NULL ? p->text : "";
}

void paper_free(struct paper *p)
{
	free(p->text);
	*p = (struct paper){ 0 };
}
