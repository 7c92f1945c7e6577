/* Rules and tables as text. */
#include "config.h"

#include "cliffhanger/plain.h"
#include "cliffhanger/rulepage.h"

static void say(void *self, int indent, const char *text)
{
	output_say(self, indent, "%s", text);
}

static void print_line(void *self, const char *text, bool heading)
{
	(void)heading;
	output_line(self, text);
}

static int columns(const void *self, const char *text, size_t bytes)
{
	return output_columns(self, text, bytes);
}

static struct rule_writer writer_of(struct output *p)
{
	return (struct rule_writer){ say, p, print_line, columns };
}

void output_rule(struct output *p, const struct rule *rule)
{
	const struct rule_writer w = writer_of(p);

	rulepage_rule(rule, &w);
}

void output_rule_table(struct output *p, const struct rulebook *b,
	const struct rule_table *t, int row)
{
	const struct rule_writer w = writer_of(p);

	if (!rulepage_columns(b, t, row, output_width(p), &w))
		rulepage_table(b, t, row, &w);
}

void output_cited(struct output *p, const struct rulebook *b, struct cite c)
{
	const struct rule_writer w = writer_of(p);

	if (c.kind == CITED_TABLE || c.kind == CITED_ROW)
		output_rule_table(p, b, &b->tables[c.at], c.kind == CITED_ROW ? c.row : -1);
	else
		rulepage_cited(b, c, &w);
}
