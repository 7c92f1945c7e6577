/* YAML being written.
 *
 *  T1  Lines of the text are short: what is long is folded within its quotes, so
 *      that it passes for a scenario (TEXT_LINE_MAX).
 */
#include "config.h"
#include "story/yaml_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FOLD_BYTES = 90 };

static void put(struct yaml_text *y, char c)
{
	if (!y->within && c != '\n') {
		y->within = true;
		for (int i = 0; i < y->indent; i++)
			put(y, ' ');
	}
	buffer_bytes(&y->out, &c, 1);
	y->within = c != '\n';
}

void yaml_text_add(struct yaml_text *y, const char *format, ...)
{
	char *text;
	va_list list;
	int n;

	va_start(list, format);
	n = vasprintf(&text, format, list);
	va_end(list);
	y->out.failed |= n < 0;
	if (n < 0)
		return;
	for (const char *c = text; *c; c++)
		put(y, *c);
	free(text);
}

/* Within double quotes a single blank at a line's end and the next line's indent
 * are one blank: so long texts may be folded where a lone blank stands. */
void yaml_text_quoted(struct yaml_text *y, const char *value)
{
	size_t line = 0;

	put(y, '"');
	for (const char *c = value; *c; c++, line++) {
		if (*c == '\n') {
			put(y, '\\');
			put(y, 'n');
		} else if (*c == ' ' && line > FOLD_BYTES && c[1] && c[1] != ' ' && c[1] != '\n'
			   && c > value && c[-1] != ' ' && c[-1] != '\n') {
			put(y, '\n');
			put(y, ' ');
			line = 0;
		} else {
			if (*c == '"' || *c == '\\')
				put(y, '\\');
			put(y, *c);
		}
	}
	put(y, '"');
}

void yaml_text_line(struct yaml_text *y, const char *key, const char *value)
{
	yaml_text_add(y, "%s: ", key);
	yaml_text_quoted(y, value);
	put(y, '\n');
}
