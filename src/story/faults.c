/* Faults: kept in order of place, printed with the line they are in.
 *
 *  F1  at[0 … n) is sorted by line, then column; equal places stay in the order
 *      in which they were found.
 *  F2  What is printed holds no control character, whatever the source holds.
 *  F3  Every place is 0 (the whole file) or lies within the source, or right
 *      behind its end.
 *  F4  No two faults have a cause in common: what follows from another is counted there.
 */
#include "config.h"
#include "story/faults.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "story/plain_text.h"

enum { EXCERPT_COLUMNS = 96, EXCERPT_BEFORE = 60, QUOTE_LETTERS = 40 };

struct faults {
	char *file;
	char *source;		/* or NULL */
	size_t source_size;
	int n, errors, dropped;
	struct fault at[FAULTS_MAX];
};

struct faults *faults_new(const char *file)
{
	struct faults *f = calloc(1, sizeof(*f));

	if (!f)
		return NULL;
	f->file = strdup(file);
	if (!f->file) {
		free(f);
		return NULL;
	}
	text_clean(f->file);	/* file names may hold anything (F2) */
	return f;
}

void faults_free(struct faults *f)
{
	if (!f)
		return;
	free(f->source);
	free(f->file);
	free(f);
}

const char *faults_file(const struct faults *f)
{
	return f->file;
}

int faults_errors(const struct faults *f)
{
	return f->errors;
}

int faults_count(const struct faults *f)
{
	return f->n;
}

const struct fault *faults_at(const struct faults *f, int i)
{
	return i >= 0 && i < f->n ? &f->at[i] : NULL;
}

void faults_source(struct faults *f, const char *text, size_t size)
{
	free(f->source);
	f->source = malloc(size + 1);
	f->source_size = f->source ? size : 0;
	if (f->source) {
		memcpy(f->source, text, size);
		f->source[size] = '\0';
	}
}

const char *faults_line(const struct faults *f, int line, size_t *size)
{
	const char *at = f->source, *end;

	if (!at || line < 1)
		return NULL;
	for (const char *all = at + f->source_size; line > 1; line--) {
		at = memchr(at, '\n', (size_t)(all - at));
		if (!at)
			return NULL;
		at++;
	}
	end = memchr(at, '\n', f->source_size - (size_t)(at - f->source));
	*size = end ? (size_t)(end - at) : f->source_size - (size_t)(at - f->source);
	if (*size > 0 && at[*size - 1] == '\r')
		--*size;
	return at;
}

static bool before(const struct fault *a, const struct fault *b)
{
	return a->line < b->line || (a->line == b->line && a->column < b->column);
}

/* libyaml counts a line more where the last one is not ended. */
static void keep_within(const struct faults *f, struct fault *fault)
{
	size_t size;
	const char *text;

	if (!f->source || faults_line(f, fault->line, &size))
		return;
	while (fault->line > 0 && !faults_line(f, fault->line, &size))
		fault->line--;
	text = faults_line(f, fault->line, &size);
	fault->column = text ? plain_text_length(text, size) + 1 : 0;
}

static void insert(struct faults *f, const struct fault *fault)
{
	int i;

	for (i = f->n++; i > 0 && before(fault, &f->at[i - 1]); i--)
		f->at[i] = f->at[i - 1];
	f->at[i] = *fault;
}

/* F4: whether it follows from another, which it may take the place of. */
static bool follows(struct faults *f, struct fault *fault)
{
	int i = 0;

	while (i < f->n && strcmp(f->at[i].cause, fault->cause) != 0)
		i++;
	if (fault->cause[0] == '\0' || i == f->n)
		return false;
	if (!before(fault, &f->at[i])) {
		f->at[i].more++;
		return true;
	}
	fault->more = f->at[i].more + 1;
	memmove(&f->at[i], &f->at[i + 1], (size_t)(--f->n - i) * sizeof(f->at[0]));
	insert(f, fault);
	return true;
}

void faults_add(struct faults *f, struct fault *fault, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	text_format(fault->text, sizeof(fault->text), format, list);
	va_end(list);
	keep_within(f, fault);
	if (follows(f, fault))
		return;
	f->errors += fault->kind == FAULT_ERROR;
	if (f->n == FAULTS_MAX)
		f->dropped++;
	else
		insert(f, fault);
}

const char *fault_quote(const char *text, size_t size, char quote[QUOTE_MAX])
{
	size_t to = 0;
	int letters = 0;

	quote[to++] = '"';
	for (size_t at = 0; at < size;) {
		uint32_t code;
		char reason[TEXT_REASON_MAX];
		const int n = plain_text_char(text + at, size - at, &code);

		if (letters++ == QUOTE_LETTERS) {
			memcpy(quote + to, "…", strlen("…"));
			to += strlen("…");
			break;
		}
		if (n == 0 || plain_text_refuses(code, reason)) {
			quote[to++] = text[at] == '\n' ? ' ' : '?';
		} else {
			memcpy(quote + to, text + at, (size_t)n);
			to += (size_t)n;
		}
		at += n ? (size_t)n : 1;
	}
	quote[to++] = '"';
	quote[to] = '\0';
	return quote;
}

/* ---- printing ---- */

/* One character of the source as it is printed; the columns it takes. */
static int print_char(FILE *out, const char *text, int n, uint32_t code)
{
	char reason[TEXT_REASON_MAX];

	if (n == 0 || plain_text_refuses(code, reason)) {
		fputc(n && code == '\t' ? ' ' : '?', out);
		return 1;
	}
	fwrite(text, 1, (size_t)n, out);
	return plain_text_width(code);
}

/* The line, or the part of a long one around the column, and a caret. */
static void print_excerpt(FILE *out, const char *text, size_t size, int column)
{
	const int from = column > EXCERPT_COLUMNS ? column - EXCERPT_BEFORE : 1;
	int at_column = 1, indent = 0, width;
	uint32_t code = 0;

	if (plain_text_char(text, size, &code) == 3 && code == 0xFEFF) {
		text += 3;
		size -= 3;
	}
	fputs("  ", out);
	if (from > 1)
		indent += fputs("…", out) >= 0;
	for (size_t at = 0; at < size && at_column < from + EXCERPT_COLUMNS; at_column++) {
		const int n = plain_text_char(text + at, size - at, &code);

		if (at_column >= from) {
			width = print_char(out, text + at, n, code);
			indent += at_column < column ? width : 0;
		}
		at += n ? (size_t)n : 1;
	}
	fprintf(out, "\n  %*s^\n", indent, "");
}

static void print_fault(FILE *out, const struct faults *f, const struct fault *fault)
{
	const char *const kind = fault->kind == FAULT_ERROR ? "error" : "warning";
	const char *text;
	size_t size;

	if (fault->line > 0)
		fprintf(out, "%s:%d:%d: %s: ", f->file, fault->line, fault->column, kind);
	else
		fprintf(out, "%s: %s: ", f->file, kind);
	fprintf(out, "%s%s%s", fault->path, fault->path[0] ? ": " : "", fault->text);
	if (fault->more > 0)
		fprintf(out, " (%d more %s from it)", fault->more,
			fault->more == 1 ? "follows" : "follow");
	fputc('\n', out);
	text = faults_line(f, fault->line, &size);
	if (text)
		print_excerpt(out, text, size, fault->column);
}

void faults_print(const struct faults *f, void *stream)
{
	for (int i = 0; i < f->n; i++)
		print_fault(stream, f, &f->at[i]);
	if (f->dropped > 0)
		fprintf(stream, "%s: %d more faults are not shown; mend these first\n",
			f->file, f->dropped);
}
