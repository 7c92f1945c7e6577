/* Rules and tables as text. */
#include "config.h"

#include <stdio.h>

#include "cliffhanger/plain.h"

void tape_rule(struct tape *p, const struct rule *rule)
{
	tape_say(p, 0, "%s %s (%s)", rule->id, rule->title, rule->source);
	tape_say(p, 2, "  %s", rule->text);
}

/* "short: Target within short range; Modifier +2 (R:257)": the first two columns
 * are the row's id and name, blanks are left out. */
static void say_row(struct tape *p, const struct rulebook *b, const struct rule_table *t, int row)
{
	char text[2048];
	size_t n = 0;

	text[0] = '\0';
	for (int c = 0; c < t->n_columns && n < sizeof(text); c++) {
		const struct entry *const e = rule_table_at(t, row, c);
		char entry[400];

		if (!e->given)
			continue;
		rulebook_print(b, &t->columns[c], e, entry, sizeof(entry));
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s%s%s",
			c == 0 ? "" : c == 1 ? ": " : "; ", c < 2 ? "" : t->columns[c].title,
			c < 2 ? "" : " ", entry);
	}
	tape_say(p, 6, "  %s (%s)", text, t->sources[row]);
}

void tape_rule_table(struct tape *p, const struct rulebook *b,
	const struct rule_table *t, int row)
{
	tape_say(p, 0, "%s: %s (%s; rule %s)", t->id, t->title, t->source, t->rule);
	for (int r = 0; r < t->n_rows; r++)
		if (row < 0 || r == row)
			say_row(p, b, t, r);
	if (*t->note)
		tape_say(p, 2, "  %s", t->note);
}
