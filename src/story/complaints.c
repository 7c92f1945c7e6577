/* Complaints: faults that know their node, its path and what is found there. */
#include "config.h"
#include "story/loader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { WORDS_BYTES = sizeof(((struct fault *)0)->text) };

static struct fault fault_at(struct loader *l, const struct node *at, enum fault_kind kind)
{
	struct fault fault = { .kind = kind, .line = at->line, .column = at->column };

	yaml_node_path(at, fault.path);
	memcpy(fault.cause, l->cause, sizeof(fault.cause));
	l->cause[0] = '\0';
	return fault;
}

void fault_cause(struct loader *l, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(l->cause, sizeof(l->cause), format, list);
	va_end(list);
}

void fault_expected(struct loader *l, const struct node *at, const char *near,
	const char *format, ...)
{
	struct fault fault = fault_at(l, at, FAULT_ERROR);
	char words[WORDS_BYTES], quote[QUOTE_MAX];
	va_list list;

	if (at->told)
		return;
	va_start(list, format);
	vsnprintf(words, sizeof(words), format, list);
	va_end(list);
	faults_add(l->faults, &fault, "expected %s, found %s%s%s%s", words,
		yaml_node_found(at, quote), near ? "; did you mean \"" : "", near ? near : "",
		near ? "\"?" : "");
}

static void add(struct loader *l, const struct node *at, enum fault_kind kind,
	const char *format, va_list list)
	__attribute__((format(printf, 4, 0)));

static void add(struct loader *l, const struct node *at, enum fault_kind kind,
	const char *format, va_list list)
{
	struct fault fault = fault_at(l, at, kind);
	char words[WORDS_BYTES];

	if (at->told)
		return;
	vsnprintf(words, sizeof(words), format, list);
	faults_add(l->faults, &fault, "%s", words);
}

void fault_wrong(struct loader *l, const struct node *at, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	add(l, at, FAULT_ERROR, format, list);
	va_end(list);
}

void fault_warn(struct loader *l, const struct node *at, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	add(l, at, FAULT_WARNING, format, list);
	va_end(list);
}

void fault_wrong_in(struct loader *l, const struct node *in, int line, int column,
	const char *format, ...)
{
	struct node at = *in;
	va_list list;

	at.line = line;
	at.column = column;
	va_start(list, format);
	add(l, &at, FAULT_ERROR, format, list);
	va_end(list);
}

const struct node *fault_place(const struct node *mapping, const char *key)
{
	const struct node *const value = yaml_node_find(mapping, key);

	if (value)
		return value;
	return mapping->key ? mapping->key : mapping;
}
