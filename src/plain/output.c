/* The output: wrapped text for people who read line by line.
 *
 * Invariants
 *  P1  nothing is cut: a word longer than the width has a line of its own.
 *  P2  nothing but newlines and what text_shows() lets pass is ever written; with
 *      `ascii` no byte above 126 either.
 */
#include "config.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/text.h"
#include "plain/line_reader.h"

enum { OUTPUT_ROOM = 8192, WIDTH_MIN = 20 };

struct output {
	int output, width;	/* output -1: nowhere */
	int lines;
	struct buffer *kept;	/* where all goes instead, or NULL */
	struct line_reader *reader;	/* who sees to it that a signal ends the writing, or NULL */
	bool ascii;
	int error;		/* errno: writing has failed for good */
	size_t n;
	char waiting[OUTPUT_ROOM];
};

/* What ASCII makes of the characters our texts use. */
static const struct { const char *utf8, *ascii; } likeness[] = {
	{ "½", "1/2" }, { "¼", "1/4" }, { "¾", "3/4" }, { "–", "-" }, { "—", "-" },
	{ "−", "-" }, { "×", "x" }, { "÷", "/" }, { "…", "..." }, { "’", "'" }, { "‘", "'" },
	{ "“", "\"" }, { "”", "\"" }, { "″", "\"" }, { "′", "'" }, { "·", "-" }, { "•", "*" },
	{ "→", "->" }, { "≤", "<=" }, { "≥", ">=" }, { "é", "e" }, { "è", "e" }, { "ê", "e" },
	{ "á", "a" }, { "à", "a" }, { "ä", "ae" }, { "ö", "oe" }, { "ü", "ue" }, { "ß", "ss" },
	{ "ç", "c" }, { "ñ", "n" }, { "ó", "o" }, { "í", "i" }, { "ú", "u" }, { "ø", "o" },
};

struct output *output_new(const struct plain_options *o)
{
	struct output *const p = calloc(1, sizeof(*p));

	if (!p)
		return NULL;
	p->output = o->output;
	p->ascii = o->ascii;
	p->width = o->width > 0 && o->width < WIDTH_MIN ? WIDTH_MIN : o->width;
	return p;
}

int output_free(struct output *p)
{
	int error = 0;

	if (p && !output_flush(p))
		error = p->error;
	free(p);
	return error;
}

void output_heed(struct output *p, struct line_reader *reader)
{
	p->reader = reader;
}

void output_keep(struct output *p, struct buffer *kept)
{
	p->kept = kept;
}

int output_width(const struct output *p)
{
	return p->width;
}

int output_lines(const struct output *p)
{
	return p->lines;
}

bool output_flush(struct output *p)
{
	size_t done = 0;

	if (p->kept)
		buffer_bytes(p->kept, p->waiting, p->n);
	while (!p->error && p->output >= 0 && done < p->n) {
		const ssize_t n = p->reader
			? line_reader_write(p->reader, p->output, p->waiting + done, p->n - done)
			: write(p->output, p->waiting + done, p->n - done);

		if (n > 0)
			done += (size_t)n;
		else if (n < 0 && (errno != EINTR || p->reader))
			p->error = errno;
	}
	p->n = 0;
	errno = p->error;
	return !p->error;
}

static void put(struct output *p, const char *bytes, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (p->n == OUTPUT_ROOM)
			output_flush(p);
		p->lines += bytes[i] == '\n';
		p->waiting[p->n++] = bytes[i];
	}
}

/* Bytes of the character that begins here, 1 for stray ones. */
static size_t letter_bytes(const char *text)
{
	size_t n = 1;

	if ((unsigned char)*text >= 0xc0)
		while (((unsigned char)text[n] & 0xc0) == 0x80 && n < 4)
			n++;
	return n;
}

/* How a character is written: itself, or what P2 makes of it. */
static const char *letter(const struct output *p, const char *text, size_t bytes, size_t *n)
{
	const char *at = text;

	*n = 1;
	if (!text_shows(text_letter(&at, text + bytes)) || at != text + bytes)
		return "?";
	for (size_t i = 0; p->ascii && bytes > 1 &&
	     i < sizeof(likeness) / sizeof(likeness[0]); i++)
		if (strlen(likeness[i].utf8) == bytes &&
		    memcmp(likeness[i].utf8, text, bytes) == 0) {
			*n = strlen(likeness[i].ascii);
			return likeness[i].ascii;
		}
	if (p->ascii && bytes > 1)
		return "?";
	*n = bytes;
	return text;
}

/* Writes `bytes` of a word; returns the columns they took. */
static int put_word(struct output *p, const char *text, size_t bytes)
{
	int columns = 0;

	while (bytes > 0) {
		const size_t took = letter_bytes(text) < bytes ? letter_bytes(text) : bytes;
		size_t n;
		const char *const as = letter(p, text, took, &n);

		put(p, as, n);
		columns += as == text ? 1 : (int)n;
		text += took;
		bytes -= took;
	}
	return columns;
}

void output_spell(const struct output *p, const char *text, char *as, size_t size)
{
	size_t bytes = strlen(text), used = 0;

	while (bytes > 0) {
		const size_t took = letter_bytes(text) < bytes ? letter_bytes(text) : bytes;
		size_t n;
		const char *const spelled = letter(p, text, took, &n);

		if (used + n >= size)
			break;
		memcpy(as + used, spelled, n);
		used += n;
		text += took;
		bytes -= took;
	}
	as[used] = '\0';
}

int output_columns(const struct output *p, const char *text, size_t bytes)
{
	int columns = 0;

	while (bytes > 0) {
		const size_t took = letter_bytes(text) < bytes ? letter_bytes(text) : bytes;
		size_t n;
		const char *const as = letter(p, text, took, &n);

		columns += as == text ? 1 : (int)n;
		text += took;
		bytes -= took;
	}
	return columns;
}

static int put_indent(struct output *p, int indent)
{
	for (int i = 0; i < indent; i++)
		put(p, " ", 1);
	return indent;
}

/* One paragraph.  Blanks inside a line are kept as they are. */
static void put_wrapped(struct output *p, int indent, const char *text, size_t size)
{
	const char *const end = text + size;
	int column = 0;

	while (text < end) {
		const char *word = text;
		size_t blanks, bytes;

		while (word < end && *word == ' ')
			word++;
		blanks = (size_t)(word - text);
		bytes = 0;
		while (word + bytes < end && word[bytes] != ' ')
			bytes++;
		if (p->width > 0 && column > indent && bytes > 0 &&
		    column + (int)blanks + output_columns(p, word, bytes) > p->width) {
			put(p, "\n", 1);
			column = put_indent(p, indent);
			blanks = 0;
		}
		if (bytes > 0)
			column += put_indent(p, (int)blanks) + put_word(p, word, bytes);
		text = word + bytes;
	}
	put(p, "\n", 1);
}

void output_say(struct output *p, int indent, const char *format, ...)
{
	char *text, *line;
	va_list list;
	int length;

	va_start(list, format);
	length = vasprintf(&text, format, list);
	va_end(list);
	if (length < 0)
		return;
	for (line = text; line; ) {
		char *const newline = strchr(line, '\n');
		const size_t size = newline ? (size_t)(newline - line) : strlen(line);

		if (newline || size > 0 || line == text)
			put_wrapped(p, indent, line, size);
		line = newline ? newline + 1 : NULL;
	}
	free(text);
}

void output_line(struct output *p, const char *text)
{
	put_word(p, text, strlen(text));
	put(p, "\n", 1);
}

void output_prompt(struct output *p, const char *text)
{
	put_word(p, text, strlen(text));
	output_flush(p);
}
