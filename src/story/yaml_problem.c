/* libyaml's problems by their texts; one it does not know is passed on. */
#include "config.h"
#include "story/yaml_problem.h"

#include <string.h>

struct problem {
	const char *problem, *context;	/* as libyaml has them; context NULL = any */
	const char *text;
	bool at_context;	/* the place is where the context began */
};

static const struct problem problems[] = {
	{ "found unexpected end of stream", "while scanning a quoted scalar",
		"expected a closing quote, found the end of the file", true },
	{ "mapping values are not allowed in this context", NULL,
		"expected one \"key: value\" a line, found a second \": \" or a change of "
		"indentation; put a text with \": \" in quotes", false },
	{ "did not find expected key", "while parsing a block mapping",
		"expected a key in line with the keys above it, found something else; look at "
		"the indentation and at quotes within the line above", false },
	{ "could not find expected ':'", NULL,
		"expected \": \" after a key, found none", true },
	{ "found character that cannot start any token", NULL,
		"expected a value, found a sign that YAML keeps for itself; put it in quotes",
		false },
	{ "did not find expected '-' indicator", NULL,
		"expected \"- \" in line with the entries above it, found something else",
		false },
	{ "did not find expected ',' or ']'", NULL,
		"expected \",\" or \"]\" in a list, found something else", false },
	{ "did not find expected ',' or '}'", NULL,
		"expected \",\" or \"}\" in a mapping, found something else", false },
	{ "found unexpected ':'", NULL,
		"expected a blank after \":\" within { }, found none", false },
	{ "found unknown escape character", NULL,
		"expected an escape YAML knows after \"\\\", found another; use single quotes",
		false },
	{ "did not find expected <document start>", NULL,
		"expected the end of the file after the first document, found more", false },
	{ "block sequence entries are not allowed in this context", NULL,
		"expected a list (\"- \") on a line of its own, found it here", false },
	{ "found a tab character that violates indentation", NULL,
		"expected blanks to indent, found a tab", false },
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
		fault.line = quote->last;
		fault.column = (int)at.column + 1;
		faults_add(f, &fault, "expected the next key, found more text after the end of "
			"the quotes that were opened in line %d", quote->first);
		return;
	}
	for (size_t i = 0; i < sizeof(problems) / sizeof(problems[0]); i++) {
		const struct problem *const p = &problems[i];

		if (!same(parser->problem, p->problem)
		    || (p->context && !same(parser->context, p->context)))
			continue;
		if (p->at_context)
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
