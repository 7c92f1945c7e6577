/* libyaml's problems by their texts; one it does not know is passed on.
 *
 * The place is where the problem was met, or where that began which it is in: of a list that
 * is not closed in its line, where it was opened.
 */
#include "config.h"
#include "story/yaml_problem.h"

#include <string.h>

struct problem {
	const char *problem, *context;	/* as libyaml has them; context NULL = any */
	const char *text;
	enum { AT_PROBLEM, AT_CONTEXT, AT_OPENING } place;
};

static const struct problem problems[] = {
	{ "found unexpected end of stream", "while scanning a quoted scalar",
		"expected a closing quote, found the end of the file", AT_CONTEXT },
	{ "mapping values are not allowed in this context", NULL,
		"expected one \"key: value\" a line, found a second \": \" or a change of "
		"indentation; put a text with \": \" in quotes", AT_PROBLEM },
	{ "did not find expected key", "while parsing a block mapping",
		"expected a key in line with the keys above it, found something else; look at "
		"the indentation and at quotes within the line above", AT_PROBLEM },
	{ "could not find expected ':'", NULL,
		"expected \": \" after a key, found none", AT_CONTEXT },
	{ "found character that cannot start any token", NULL,
		"expected a value, found a sign that YAML keeps for itself; put it in quotes",
		AT_PROBLEM },
	{ "did not find expected '-' indicator", NULL,
		"expected \"- \" in line with the entries above it, found something else",
		AT_PROBLEM },
	{ "did not find expected ',' or ']'", NULL,
		"expected \",\" or \"]\" in a list, found something else", AT_OPENING },
	{ "did not find expected ',' or '}'", NULL,
		"expected \",\" or \"}\" in a mapping, found something else", AT_OPENING },
	{ "found unexpected ':'", NULL,
		"expected a blank after \":\" within { }, found none", AT_PROBLEM },
	{ "found unknown escape character", NULL,
		"expected an escape YAML knows after \"\\\", found another; use single quotes",
		AT_PROBLEM },
	{ "did not find expected <document start>", NULL,
		"expected the end of the file after the first document, found more", AT_PROBLEM },
	{ "block sequence entries are not allowed in this context", NULL,
		"expected a list (\"- \") on a line of its own, found it here", AT_PROBLEM },
	{ "found a tab character that violates indentation", NULL,
		"expected blanks to indent, found a tab", AT_PROBLEM },
};

static bool same(const char *a, const char *b)
{
	return a && strcmp(a, b) == 0;
}

void yaml_problem_tell(const yaml_parser_t *parser, const struct long_quote *quote,
	struct faults *f)
{
	struct fault fault = { .kind = FAULT_ERROR };
	yaml_mark_t at = parser->problem_mark;

	if (parser->error == YAML_MEMORY_ERROR) {
		faults_add(f, &fault, "out of memory");
		return;
	}
	if (quote->last == (int)at.line + 1) {
		fault.line = quote->first;
		fault.column = quote->column;
		faults_add(f, &fault, "expected the end of these quotes before the next key, found "
			"it in line %d with more text behind it", quote->last);
		return;
	}
	for (size_t i = 0; i < sizeof(problems) / sizeof(problems[0]); i++) {
		const struct problem *const p = &problems[i];

		if (!same(parser->problem, p->problem)
		    || (p->context && !same(parser->context, p->context)))
			continue;
		if (p->place == AT_CONTEXT || (p->place == AT_OPENING
				&& parser->context_mark.line < at.line))
			at = parser->context_mark;
		fault.line = (int)at.line + 1;
		fault.column = (int)at.column + 1;
		faults_add(f, &fault, "%s", p->text);
		return;
	}
	fault.line = (int)at.line + 1;
	fault.column = (int)at.column + 1;
	faults_add(f, &fault, "expected YAML; %s%s%s", parser->problem ? parser->problem : "?",
		parser->context ? " " : "", parser->context ? parser->context : "");
}
