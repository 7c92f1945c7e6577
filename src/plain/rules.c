/* Rules and tables as text. */
#include "config.h"

#include "cliffhanger/plain.h"
#include "cliffhanger/rulepage.h"

static void say(void *self, int indent, const char *text)
{
	tape_say(self, indent, "%s", text);
}

void tape_rule(struct tape *p, const struct rule *rule)
{
	rulepage_rule(rule, &(struct rule_writer){ say, p });
}

void tape_rule_table(struct tape *p, const struct rulebook *b,
	const struct rule_table *t, int row)
{
	rulepage_table(b, t, row, &(struct rule_writer){ say, p });
}

void tape_cited(struct tape *p, const struct rulebook *b, struct cite c)
{
	rulepage_cited(b, c, &(struct rule_writer){ say, p });
}
