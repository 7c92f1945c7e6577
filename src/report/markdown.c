/* Markdown: words for names, places and numbers; see markdown.h. */
#include "report/markdown.h"

#include <stdarg.h>
#include <string.h>

#include "cliffhanger/text.h"

/* ---- Markdown ---- */

static void put_harmless(struct markdown *q, const char *text, size_t n)
{
	const char *const end = text + n;

	while (text < end) {
		const char *const letter = text;
		const bool shows = text_shows(text_letter(&text, end));

		if (strchr("\\`*_{}[]<>#|~", *letter) != NULL && *letter != '\0')
			putc('\\', q->out);
		if (shows)
			fwrite(letter, 1, (size_t)(text - letter), q->out);
		else
			putc(*letter == '\n' || *letter == '\t' ? ' ' : '?', q->out);
	}
}

void markdown_text(struct markdown *q, const char *text)
{
	put_harmless(q, text, strlen(text));
}

/* A line that begins like a list or a number would become one. */
static bool begins_a_list(const char *line, size_t n)
{
	size_t digits = 0;

	while (digits < n && line[digits] >= '0' && line[digits] <= '9')
		digits++;
	return n > 0 && (line[0] == '-' || line[0] == '+' || line[0] == '='
		|| (digits > 0 && digits < n && strchr(".)", line[digits]) != NULL));
}

void markdown_prose(struct markdown *q, const char *prefix, const char *text)
{
	while (*text != '\0') {
		const size_t n = strcspn(text, "\n");
		const size_t indent = strspn(text, " ");

		fputs(prefix, q->out);
		if (indent < n) {
			if (begins_a_list(text + indent, n - indent))
				putc('\\', q->out);
			put_harmless(q, text + indent, n - indent);
		}
		putc('\n', q->out);
		text += n + (text[n] == '\n');
	}
	putc('\n', q->out);
}

void markdown_heading(struct markdown *q, int below, const char *format, ...)
{
	char text[TALE_WORDS_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	text_trim(text);
	for (int i = 0; i < q->options->level + below; i++)
		putc('#', q->out);
	putc(' ', q->out);
	markdown_text(q, text);
	fputs("\n\n", q->out);
}
