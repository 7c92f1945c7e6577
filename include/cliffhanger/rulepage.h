/* Rule pages: what is told of a rule, of a table or of one of its rows.
 *
 * Paragraphs, one by one, for whoever prints or draws them: the command line, the plain
 * front end and the pages of the game on R say the same.
 */
#ifndef CLIFFHANGER_RULEPAGE_H
#define CLIFFHANGER_RULEPAGE_H

#include "cliffhanger/cite.h"

struct rule_writer {
	/* One paragraph; lines after its first are set in by `indent`. */
	void (*say)(void *self, int indent, const char *text);
	void *self;
	/* For tables in columns: a line as it is, whether it names the columns; and the
	 * columns that a text takes there. */
	void (*line)(void *self, const char *text, bool heading);
	int (*columns)(const void *self, const char *text, size_t bytes);
};

void rulepage_rule(const struct rule *rule, const struct rule_writer *w);
/* A table with its source and note, or one row of it (-1 = all). */
void rulepage_table(const struct rulebook *b, const struct rule_table *t, int row,
	const struct rule_writer *w);
/* The same in columns, for lines of so many (0 = any); false, and nothing written, if it is
 * too broad even in parts. */
bool rulepage_columns(const struct rulebook *b, const struct rule_table *t, int row, int width,
	const struct rule_writer *w);
/* An entry as people read it there; a pace, kept in twelfths, with its share of full speed:
 * "24 (half)". */
void rulepage_entry(const struct rulebook *b, const struct rule_table *t, int row, int column,
	char *text, size_t size);
/* What stands above and below the rows of a table. */
void rulepage_table_head(const struct rule_table *t, const struct rule_writer *w);
void rulepage_table_note(const struct rule_table *t, const struct rule_writer *w);

/* What a book has to say of a subject: ids, NULL-ended; NULL: nothing. */
struct subject;
const char *const *rulepage_pieces(const struct rulebook *b, const struct subject *s);
/* What is cited: of a subject the titles of all its pieces in this book. */
void rulepage_cited(const struct rulebook *b, struct cite c, const struct rule_writer *w);

#endif
