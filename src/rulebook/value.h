/* Values of a rulebook's entries, from text and back. */
#ifndef RULEBOOK_VALUE_H
#define RULEBOOK_VALUE_H

#include "cliffhanger/rulebook.h"

enum { VALUE_TEXT_MAX = 400 };	/* bytes of a text entry, with its NUL */

/* Reads the text of an entry for a column.  On success given and number are
 * set; e->text is not, since whoever keeps the entry keeps its text.
 * Untouched on failure. */
enum override value_read(const struct rulebook *b, const struct column *c,
	const char *text, struct entry *e);

#endif
